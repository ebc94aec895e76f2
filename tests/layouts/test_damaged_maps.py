"""Maps that are damaged somewhere come in as far as they can be read, or are refused in a sentence; nothing breaks."""

from __future__ import annotations

import json
import random
import re
from typing import Final

import pytest

from pb12table.files.problems import FileProblem
from pb12table.layouts.maps.map_import import ImportOptions, imported
from pb12table.layouts.maps.reading import map_of
from pb12table.texts.describe import problem_line
from pb12table.texts.locale import Texts
from tests.layouts.maps import house

MUTANTS: Final = 20
TOKENS: Final = (
    "nan",
    "inf",
    "-1",
    "1e308",
    "0",
    "\x00",
    "<",
    ">",
    '"',
    "&",
    "{",
    "]",
    "null",
    "9" * 30,
    "--",
    "z",
    "url(#",
)
DOOR: Final = {"position": "Vector2( 512, 256 )", "radius": 128, "direction": "Vector2( 1, 0 )"}
WALL: Final = {"points": "PoolVector2Array( 256, 256, 1280, 256 )", "texture": "res://stone.png", "portals": [DOOR]}
MAPS: Final = {
    "keep.uvtt": json.dumps(house(image="")),
    "inn.json": json.dumps({"width": 700, "height": 560, "padding": 0, "grid": {"size": 70, "distance": 5}, "walls": [
        {"c": [70, 70, 350, 70], "sight": 20, "move": 20}, {"c": [350, 70, 350, 140], "door": 1}]}),
    "hole.dungeondraft_map": json.dumps({"world": {"width": 10, "height": 8, "levels": {"0": {"walls": [WALL]}}}}),
    "hill.board": 'size 2 2\nhex 0101 2 "woods:1" ""\nhex 0201 0 "" ""\nhex 0102 1 "water:2" ""\nhex 0202 0 "" ""\n',
    "camp.tmx": '<map width="10" height="8" tilewidth="16" tileheight="16"><objectgroup name="Trees"><object id="1" '
                'x="16" y="16" width="32" height="32" rotation="30"><ellipse/></object></objectgroup></map>',
    "plan.svg": '<svg width="500" height="400"><g transform="rotate(9)"><path d="M50,250h300c9,9 20,9 30,0z"/>'
                '<rect x="9" y="9" width="90" height="40" stroke="#000" fill="none"/></g></svg>',
}  # fmt: skip


def damaged(text: str, chance: random.Random) -> bytes:
    """A text with something put in, taken out, doubled, or with another number."""
    for _ in range(chance.randint(1, 4)):
        place = chance.randrange(len(text))
        match chance.randrange(4):
            case 0:
                text = text[:place] + chance.choice(TOKENS) + text[place:]
            case 1:
                text = text[:place] + text[place + chance.randint(1, 12) :]
            case 2:
                text = text[:place] + text[place : place + 40] + text[place:]
            case _:
                numbers = [*re.finditer(r"-?\d+(?:\.\d+)?", text)]
                if numbers:
                    found = chance.choice(numbers)
                    text = (
                        text[: found.start()] + chance.choice(("-5", "0", "1e30", "nan", "0.5")) + text[found.end() :]
                    )
    return text.encode()


@pytest.mark.parametrize("file", MAPS)
def test_a_damaged_map_is_read_or_refused(file: str) -> None:
    chance, say = random.Random(file), Texts("en")
    read = refused = 0
    for _ in range(MUTANTS):
        try:
            found = imported(map_of(damaged(MAPS[file], chance), file), ImportOptions("x", cell_steps=1.0), file)
            told = [*found.left_out]
            read += 1
        except FileProblem as problem:
            told = [problem]
            refused += 1
        assert not [line for each in told if "problem-" in (line := problem_line(say, each))]
    assert min(read, refused) > 0


def test_a_number_too_large_before_what_is_no_json_is_told() -> None:
    with pytest.raises(FileProblem) as caught:
        map_of(b'{"walls": 1e999 "x": 3}', "inn.json")
    assert caught.value.key.startswith("problem-not-")

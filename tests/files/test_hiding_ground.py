"""Ground that hides in files: depths, what a kind says, and what is refused."""

from __future__ import annotations

from dataclasses import replace
from math import inf
from pathlib import Path
from typing import Any

import pytest

from pb12table.files import places
from pb12table.files.content import load_content
from pb12table.files.problems import FileProblem
from pb12table.files.scenario import load_scenario, scenario_of
from pb12table.table.sight.sight import is_clear
from pb12table.table.terrain import Piece
from pb12table.texts.describe import problem_line
from pb12table.texts.locale import LANGUAGES, Texts

AREA: dict[str, Any] = {"id": "piece", "kind": "scrub", "rectangle": [4.0, 4.0, 3.0, 3.0]}


def read(piece: dict[str, Any]) -> Piece:
    """The only piece of a scenario."""
    document = {"format": 1, "name": "x", "table": {"width": 20.0, "depth": 20.0}, "terrain": [piece]}
    found: Piece = scenario_of(document, load_content(), Path("x.toml")).setup.battlefield.pieces[0]
    return found


@pytest.mark.parametrize(("said", "depth"), [(True, inf), (False, None), (3, 3.0), (2.5, 2.5)])
def test_a_file_says_how_deep_one_sees_into_it(said: object, depth: float | None) -> None:
    assert read(AREA | {"hides": said}).hides == depth


@pytest.mark.parametrize(("kind", "depth"), [("scrub", None), ("woods", None), ("forest", 3.0), ("ruins", inf)])
def test_kinds_of_ground_that_hide_say_so_and_others_do_not(kind: str, depth: float | None) -> None:
    assert read(AREA | {"kind": kind}).hides == depth
    assert read(AREA | {"kind": kind, "hides": False}).hides is None


FOREST = """
[[terrain]]
id = "the-forest"
kind = "wall"
height = 4.0
passable = true
hides = 3.0
rectangle = [5.0, 0.5, 6.0, 10.0]
"""


@pytest.mark.parametrize("name", ["abbey-hill", "w6/allotments", "d20/quarry-at-dusk", "fate/the-doctors-roof"])
def test_a_scenario_of_any_game_may_have_it(name: str, tmp_path: Path) -> None:
    text = (places.scenarios_folder() / f"{name}.toml").read_text(encoding="utf-8")
    (tmp_path / "x.toml").write_text(text + FOREST, encoding="utf-8")
    table = load_scenario(tmp_path / "x.toml").setup.battlefield
    wood = next(piece for piece in table.pieces if piece.id == "the-forest")
    assert wood.hides == 3.0
    alone = replace(table, pieces=(wood,))
    assert not is_clear(alone, (4.0, 5.0, 1.5), (12.0, 5.0, 1.5))
    assert is_clear(alone, (4.0, 5.0, 1.5), (7.9, 5.0, 1.5))


LINE: dict[str, Any] = {"line": [[1, 1], [4, 1]]}
BAD = {
    "no depth": (AREA | {"hides": 0}, "problem-out-of-bounds"),
    "less than none": (AREA | {"hides": -1.5}, "problem-out-of-bounds"),
    "deeper than any table": (AREA | {"hides": 1001}, "problem-out-of-bounds"),
    "a word": (AREA | {"hides": "yes"}, "problem-wrong-type"),
    "a ramp": (AREA | {"kind": "ramp", "rises": 90.0, "hides": True}, "problem-no-ground"),
    "a ramp of a kind": (AREA | {"kind": "forest", "rises": 90.0}, "problem-no-ground"),
    "a line": (
        {"id": "a", "kind": "wall", **LINE, "thickness": 0.0, "hides": 2},
        "problem-no-ground",
    ),
    "a door": ({"id": "a", "kind": "door", **LINE, "hides": 2}, "problem-no-ground"),
    "a window": (
        {"id": "a", "kind": "window", **LINE, "thickness": 1, "hides": 2},
        "problem-no-ground",
    ),
    "one way": ({"id": "a", "kind": "one-way-wall", **LINE, "hides": True}, "problem-no-ground"),
}


@pytest.mark.parametrize("name", BAD)
def test_what_cannot_hide_is_refused_in_a_sentence_with_its_place(name: str) -> None:
    bad, key = BAD[name]
    with pytest.raises(FileProblem) as found:
        read(bad)
    assert found.value.key == key
    assert found.value.place.endswith("hides")
    for language in LANGUAGES:
        line = problem_line(Texts(language), found.value)
        assert key not in line
        assert "truth-or" not in line

"""What goes into the box: pieces are counted however they lie, and matched with a kit."""

from __future__ import annotations

from typing import Any

import pytest

from pb12table.files.content import load_content
from pb12table.layouts.kit import Owned, Sort, against, kit_of, needs_of, sort_of
from pb12table.layouts.motions import moved_entry, shift, turn
from pb12table.layouts.usual import NoPiece

RECTANGLE = {"kind": "wall", "rectangle": [2.0, 3.0, 3.0, 0.5]}
SQUARE = {"kind": "building", "polygon": [[0.0, 0.0], [4.0, 0.0], [4.0, 3.0], [0.0, 3.0]]}
ANGLE = {"kind": "wall", "line": [[0.0, 0.0], [3.0, 0.0], [3.0, 2.0]]}
ROUND = {"kind": "tower", "circle": [5.0, 5.0, 1.5]}
UNEVEN = {"kind": "rock", "polygon": [[0.0, 0.0], [3.0, 0.0], [2.0, 2.0]]}


@pytest.mark.parametrize("entry", [RECTANGLE, SQUARE, ANGLE, ROUND, UNEVEN])
@pytest.mark.parametrize("degrees", [30.0, 90.0, 200.0])
def test_a_piece_is_of_one_sort_however_it_lies(entry: dict[str, Any], degrees: float) -> None:
    moved = moved_entry(moved_entry(entry, turn(degrees, (1.0, 2.0))), shift(4.0, 1.0))
    assert sort_of(moved) == sort_of(entry)


def test_sorts_tell_forms_and_sides_apart() -> None:
    assert sort_of(RECTANGLE) == Sort("wall", "rectangle", (3.0, 0.5))
    assert sort_of(SQUARE) == Sort("building", "rectangle", (4.0, 3.0))
    assert sort_of(ANGLE) == Sort("wall", "line", (3.0, 2.0), (90,))
    assert sort_of({**ANGLE, "line": list(reversed(ANGLE["line"]))}) == sort_of(ANGLE)
    assert sort_of(ROUND) == Sort("tower", "circle", (3.0,))
    assert sort_of(UNEVEN).form == "polygon"


def test_a_kit_gives_pieces_of_a_size_first_and_then_any() -> None:
    kinds = load_content("pb12").kinds
    turned = {"kind": "wall", "rectangle": [8.0, 3.0, 0.5, 3.1]}
    door = {"kind": "door", "in": "a", "line": [[0.0, 0.0], [1.0, 0.0]]}
    crates = [{"kind": "crates", "rectangle": [x, 0.0, 1.6, 1.2]} for x in (0.0, 4.0, 8.0)]
    needs = needs_of(
        {"terrain": [RECTANGLE, RECTANGLE, turned, door, *crates, ROUND, {**SQUARE, "kind": "road"}]}, kinds
    )
    assert sum(needed.count for needed in needs) == 7, "doors belong to their walls, and roads are painted on"
    kit = kit_of("2 wall 3 x 0,5; 5 wall, 2 crates 1.6 x 1.2, 1 tower 4", kinds, "en")
    assert kit[1] == Owned(5, "wall", None)
    told, left = against(needs, kit)
    assert {(needed.sort.kind, needed.sort.sides): needed.missing for needed in told} == {
        ("wall", (3.0, 0.5)): 0, ("wall", (3.1, 0.5)): 0, ("crates", (1.6, 1.2)): 1, ("tower", (3.0,)): 1,
    }  # fmt: skip
    assert left == (Owned(4, "wall", None), Owned(1, "tower", Sort("tower", "circle", (8.0,))))


@pytest.mark.parametrize("typed", ["", "wall", "four walls", "3 castle", "2 wall 3 x 900"])
def test_what_is_no_kit_says_why(typed: str) -> None:
    with pytest.raises(NoPiece):
        kit_of(typed, load_content("pb12").kinds, "en")

"""Doors and windows in the editor's document: put into the wall they are drawn over, and kept there."""

from __future__ import annotations

from typing import Any

import pytest

from pb12table.files.content import load_content
from pb12table.layouts.editing import Thing, moved, removed, renamed, with_openings_fitted
from pb12table.layouts.motions import mirror, shift

KINDS = load_content().kinds
WALL: dict[str, Any] = {"id": "wall", "kind": "wall", "line": [[2, 2], [10, 2], [10, 8]], "height": 2.0}


def document(*terrain: dict[str, Any]) -> dict[str, Any]:
    return {"terrain": [WALL, *terrain]}


def fitted(entry: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = with_openings_fitted(document(entry), KINDS)["terrain"][1]
    return found


def door(line: list[list[float]], **keys: Any) -> dict[str, Any]:
    return {"id": "door", "kind": "door", "line": line, **keys}


@pytest.mark.parametrize(
    ("line", "lies"),
    [
        ([[4, 2.2], [5, 1.9]], [[4, 2], [5, 2]]),
        ([[9.8, 4], [10.3, 5]], [[10, 4], [10, 5]]),
        ([[1.8, 2], [3, 2]], [[2, 2], [3, 2]]),
    ],
)
def test_a_door_is_put_into_the_wall_that_it_is_drawn_along(line: list[list[float]], lies: list[list[float]]) -> None:
    found = fitted(door(line))
    assert (found["in"], found["line"]) == ("wall", lies)


@pytest.mark.parametrize("line", [[[4, 3], [5, 3]], [[4, 2], [4, 3]], [[9.5, 2], [10, 4]]])
def test_a_door_away_from_walls_or_across_one_stands_alone(line: list[list[float]]) -> None:
    found = fitted(door(line, **{"in": "wall"}))
    assert "in" not in found
    assert found["line"] == line


def test_a_door_is_no_higher_than_its_wall_and_a_window_as_high() -> None:
    assert fitted(door([[4, 2], [5, 2]]))["height"] == 2.0
    window = fitted(door([[4, 2], [5, 2]]) | {"kind": "window"})
    assert window["height"] == 2.0
    low = with_openings_fitted({"terrain": [WALL | {"height": 3.0}, door([[4, 2], [5, 2]])]}, KINDS)
    assert "height" not in low["terrain"][1]


def test_nothing_changes_where_all_is_in_its_place() -> None:
    whole = with_openings_fitted(document(door([[4, 2], [5, 2]])), KINDS)
    assert with_openings_fitted(whole, KINDS) is whole
    plain = document()
    assert with_openings_fitted(plain, KINDS) is plain


def test_doors_go_with_their_wall_and_lose_one_that_is_gone() -> None:
    whole = with_openings_fitted(document(door([[4, 2], [5, 2]])), KINDS)
    there = moved(whole, [Thing("terrain", "wall")], shift(1, 3))
    assert there["terrain"][1]["line"] == [[5, 5], [6, 5]]
    assert with_openings_fitted(there, KINDS)["terrain"][1]["in"] == "wall"
    alone = with_openings_fitted(removed(whole, [Thing("terrain", "wall")]), KINDS)
    assert "in" not in alone["terrain"][0]
    assert renamed(whole, Thing("terrain", "wall"), "inn")["terrain"][1]["in"] == "inn"


def test_a_mirror_changes_the_side_to_which_a_door_swings() -> None:
    whole = with_openings_fitted(document(door([[4, 2], [5, 2]])), KINDS)
    assert whole["terrain"][1]["swing"] == "left"
    image = moved(whole, [Thing("terrain", "door")], mirror("horizontal", (5.0, 2.0)))
    assert image["terrain"][1]["swing"] == "right"
    turned = moved(whole, [Thing("terrain", "door")], shift(0, 0))
    assert turned["terrain"][1]["swing"] == "left"

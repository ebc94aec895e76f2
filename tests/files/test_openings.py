"""Doors, windows and one-way walls in scenarios: the holes in walls, what is seen through, what is refused.

What is seen is held against rays that are followed through solids written down by hand.
"""

from __future__ import annotations

from collections.abc import Callable
from math import asin, hypot, radians, tan
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from pb12table.files.checking import check_layout
from pb12table.files.content import load_content
from pb12table.files.problems import FileProblem
from pb12table.files.scenario import scenario_of
from pb12table.table.battlefield import Battlefield
from pb12table.table.cells import Truths
from pb12table.table.sight.cover import covered_share
from pb12table.table.sight.visible import visible_ground
from pb12table.table.unions import Floats
from pb12table.texts.describe import problem_line
from pb12table.texts.locale import LANGUAGES, Language, Texts
from tests.run import times
from tests.table.scene import human

HOUSE: dict[str, Any] = {
    "id": "house",
    "kind": "wall",
    "line": [[6, 6], [14, 6], [14, 14], [6, 14], [6, 6]],
    "thickness": 0.2,
    "height": 3.0,
}
DOOR: dict[str, Any] = {"id": "front", "kind": "door", "in": "house", "line": [[9, 6], [11, 6]], "open": 35.0}
WINDOW: dict[str, Any] = {
    "id": "pane", "kind": "window", "in": "house", "line": [[14, 9], [14, 11]],
    "height": 3.0, "sill": 1.0, "lintel": 2.0,
}  # fmt: skip
GLASS: dict[str, Any] = {
    "id": "glass", "kind": "one-way-wall", "in": "house", "line": [[9, 14], [11, 14]], "height": 3.0
}  # fmt: skip


def document(*terrain: dict[str, Any]) -> dict[str, Any]:
    return {"format": 1, "name": "x", "table": {"width": 20.0, "depth": 20.0}, "terrain": list(terrain)}


def table(*terrain: dict[str, Any]) -> Battlefield:
    found: Battlefield = scenario_of(document(*terrain), load_content(), Path("x.toml")).setup.battlefield
    return found


# -- what is seen, against rays -------------------------------------------------------------------------------------


Solid = Callable[[Floats, Floats, Floats], Truths]


def in_house_wall(x: Floats, y: Floats, z: Floats, *, glass: bool) -> Truths:
    """The walls of the house with their three holes, written down by hand."""
    outer = (x > 5.9) & (x < 14.1) & (y > 5.9) & (y < 14.1)
    inner = (x > 6.1) & (x < 13.9) & (y > 6.1) & (y < 13.9)
    doorway = (y < 6.1) & (x > 9.0) & (x < 11.0) & (z < 2.2)
    gap = (x > 13.9) & (y > 9.0) & (y < 11.0) & (z > 1.0) & (z < 2.0)
    pane = (y > 13.9) & (x > 9.0) & (x < 11.0)
    found: Truths = outer & ~inner & ~doorway & ~gap & (z < 3.0)
    return found & ~pane if glass else found


def in_leaf(x: Floats, y: Floats, z: Floats) -> Truths:
    """The leaf of the door: 2 long, 0.1 thick, turned by 35 degrees about (9, 6)."""
    turn = radians(35.0)
    along = (x - 9.0) * np.cos(turn) + (y - 6.0) * np.sin(turn)
    across = (y - 6.0) * np.cos(turn) - (x - 9.0) * np.sin(turn)
    found: Truths = (along > 0.0) & (along < 2.0) & (abs(across) < 0.05) & (z < 2.2)
    return found


def free(eye: tuple[float, float, float], ends: Floats, *, glass: bool) -> Truths:
    """Which points are seen from an eye, by a thousand points along each ray."""
    clear = np.ones(len(ends), dtype=np.bool_)
    for share in np.linspace(0.0, 1.0, 1500)[1:-1]:
        x, y, z = (eye[n] + share * (ends[:, n] - eye[n]) for n in range(3))
        clear &= ~(in_house_wall(x, y, z, glass=glass) | in_leaf(x, y, z))
    return clear


EYES = [
    ((10.3, 2.0, 1.8), False),
    ((9.2, 8.0, 1.7), False),
    ((18.0, 10.4, 1.5), False),
    ((12.0, 10.0, 1.6), False),
    ((10.2, 18.0, 1.8), True),
]
"""Eyes, and whether they are where the one-way wall is seen through: north of it."""


@pytest.mark.parametrize(("eye", "sees_in"), EYES)
def test_the_ground_that_is_seen_is_that_of_the_rays(eye: tuple[float, float, float], sees_in: bool) -> None:
    battlefield = table(HOUSE, DOOR, WINDOW, GLASS)
    steps = (np.arange(times(100, 150)) + 0.5) / times(100, 150) * 20.0
    x, y = (grid.ravel() for grid in np.meshgrid(steps, steps))
    rays = free(eye, np.column_stack((x, y, np.zeros(len(x)))), glass=sees_in)
    body = human("one", eye[0], eye[1], eye[2] - 1.8 if eye[2] >= 1.8 else 0.0)
    observer = type(body)("one", body.footprint, eye[0], eye[1], 0.0, 0.0, 2.0, eye[2])
    seen = visible_ground(battlefield, observer, 180.0, ()).area
    assert seen / 400.0 == pytest.approx(rays.mean(), abs=0.01)


@pytest.mark.parametrize(("eye", "sees_in"), EYES)
@pytest.mark.parametrize("place", [(10.5, 9.0), (9.0, 3.0), (17.0, 9.6), (9.7, 17.0), (7.0, 7.5)])
def test_the_covered_share_is_that_of_the_rays(
    eye: tuple[float, float, float], sees_in: bool, place: tuple[float, float]
) -> None:
    battlefield = table(HOUSE, DOOR, WINDOW, GLASS)
    target = human("other", *place)
    dx, dy = place[0] - eye[0], place[1] - eye[1]
    away = hypot(dx, dy)
    half = away * tan(asin(0.25 / away))
    u, z = (grid.ravel() for grid in np.meshgrid(np.linspace(-half, half, 41), np.linspace(0.0, 2.0, 61)))
    ends = np.column_stack((place[0] + u * dy / away, place[1] - u * dx / away, z))
    hidden = 1.0 - free(eye, ends, glass=sees_in).mean()
    assert covered_share(battlefield, eye, target, ()).covered_share == pytest.approx(hidden, abs=0.03)


# -- parts ------------------------------------------------------------------------------------------------------------


def test_a_wall_goes_on_beside_above_and_below_what_stands_in_it() -> None:
    pieces = {piece.id: piece for piece in table(HOUSE, DOOR, WINDOW).pieces}
    walls = [piece for piece in pieces.values() if piece.whole == "house"]
    assert {piece.kind for piece in walls} == {"wall"}
    bands = sorted((piece.base, piece.top) for piece in walls)
    assert bands == [(0.0, 1.0), (0.0, 3.0), (0.0, 3.0), (2.0, 3.0), (2.2, 3.0)]
    pane = pieces["pane"]
    assert (pane.base, pane.top, pane.blocks_sight, pane.passable) == (0.0, 3.0, False, False)
    assert (pieces["front"].open, pieces["front"].top) == (35.0, 2.2)


def test_a_window_of_its_own_has_a_sill_and_a_lintel() -> None:
    alone = {key: value for key, value in WINDOW.items() if key != "in"}
    assert [(piece.id, piece.base, piece.top, piece.opaque) for piece in table(alone).pieces] == [
        ("pane", 0.0, 3.0, False),
        ("pane:sill", 0.0, 1.0, True),
        ("pane:lintel", 2.0, 3.0, True),
    ]


@pytest.mark.parametrize(
    ("hinge", "swing", "end"),
    [
        ("start", "left", (9.0, 8.0)),
        ("start", "right", (9.0, 4.0)),
        ("end", "left", (11.0, 8.0)),
        ("end", "right", (11.0, 4.0)),
    ],
)
def test_a_door_swings_to_the_side_of_its_line_that_is_said(hinge: str, swing: str, end: tuple[float, float]) -> None:
    found = table(DOOR | {"in": None, "open": 90.0, "hinge": hinge, "swing": swing, "thickness": 0.0})
    assert found.pieces[0].outline[1] == end


def test_the_sides_of_a_one_way_wall_can_be_changed() -> None:
    assert table(GLASS | {"in": None}).pieces[0].one_way == ((9.0, 14.0), (11.0, 14.0))
    assert table(GLASS | {"in": None, "see_through": "right"}).pieces[0].one_way == ((11.0, 14.0), (9.0, 14.0))


# -- bad input ------------------------------------------------------------------------------------------------------


BAD = {
    "in nothing": (DOOR | {"in": "shed"}, "problem-no-such-wall", "in"),
    "in itself": (DOOR | {"in": "front"}, "problem-no-such-wall", "in"),
    "wider than its wall": (DOOR | {"line": [[5, 6], [15, 6]]}, "problem-not-in-wall", "line"),
    "beside its wall": (DOOR | {"line": [[9, 6.5], [11, 6.5]]}, "problem-not-in-wall", "line"),
    "round a corner": (DOOR | {"line": [[13, 6], [14, 7]]}, "problem-not-in-wall", "line"),
    "bent": (DOOR | {"line": [[9, 6], [10, 6], [11, 6]]}, "problem-not-straight", ""),
    "no line": ({"id": "front", "kind": "door", "rectangle": [1, 1, 2, 2]}, "problem-not-straight", ""),
    "higher than its wall": (DOOR | {"height": 3.5}, "problem-above-wall", "height"),
    "a window above its wall": (WINDOW | {"lintel": 3.5}, "problem-above-wall", "lintel"),
    "a sill above the lintel": (WINDOW | {"sill": 2.5}, "problem-no-gap", "lintel"),
    "a wall that opens": (
        {"id": "w", "kind": "wall", "line": [[1, 1], [2, 1]], "open": 4},
        "problem-kind-without",
        "open",
    ),
    "a door with a lintel": (DOOR | {"lintel": 1}, "problem-kind-without", "lintel"),
    "wide open": (DOOR | {"open": 181}, "problem-out-of-bounds", "open"),
    "overlap": (DOOR | {"id": "second"}, "problem-openings-overlap", ""),
}


@pytest.mark.parametrize("name", BAD)
def test_what_does_not_fit_is_refused_in_a_sentence_with_its_place(name: str) -> None:
    bad, key, place = BAD[name]
    with pytest.raises(FileProblem) as found:
        table(HOUSE, *((DOOR,) if bad["id"] == "second" else ()), bad)
    assert found.value.key == key
    assert found.value.place.endswith(place)
    for language in LANGUAGES:
        assert key not in problem_line(Texts(language), found.value)


def test_the_editor_is_told_all_of_it_and_keeps_the_rest() -> None:
    whole = document(HOUSE, DOOR, WINDOW | {"lintel": 3.5}, DOOR | {"id": "far", "line": [[5, 5], [6, 5]]})
    report = check_layout(whole, load_content(), Path("x.toml"))
    assert sorted(name for name, _ in report.problems) == ["far", "pane"]


def test_a_window_may_stand_in_a_wall_without_thickness() -> None:
    found = table(HOUSE | {"thickness": 0.0}, WINDOW | {"thickness": 0.0})
    assert all(piece.thin for piece in found.pieces)
    wall_in_two = {piece.whole for piece in found.pieces}
    assert wall_in_two == {"house", "pane"}


@pytest.mark.parametrize(("language", "word"), [("en", "of the kind door"), ("de", "der Art Tür")])
def test_a_kind_of_terrain_is_told_by_its_name(language: Language, word: str) -> None:
    with pytest.raises(FileProblem) as found:
        table(HOUSE, DOOR | {"lintel": 1})
    assert word in problem_line(Texts(language), found.value)

"""Fourteen maps of other programs, or as they write them: walls and doors are compared with the files point by point.

The reader here is no part of the program: it takes the numbers of a file as they stand.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import ceil, dist
from pathlib import Path

import numpy as np
import pytest
import shapely
from shapely.geometry.base import BaseGeometry

from pb12table.files.content import load_content
from pb12table.files.scenario import scenario_of
from pb12table.layouts.maps.map_import import ImportedMap, ImportOptions, imported
from pb12table.layouts.maps.reading import map_of
from pb12table.table.battlefield import Battlefield
from pb12table.table.openings import opened
from pb12table.table.terrain import Piece
from tests.layouts.maps import Plain, text
from tests.layouts.towns import catacombs, hedges, inn, ruin, town

FOLDER = Path(__file__).parent / "maps_of_others"
KEPT = {path.name: json.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*vtt"))}
MADE = {
    "inn.uvtt": inn(),
    "ruin.uvtt": ruin(),
    "hedges.uvtt": hedges(),
    "village.df2vtt": town(20, 1, origin=(40.0, -8.5)),
    "hamlet.dd2vtt": town(9, 2, pixels=256),
    "town.df2vtt": town(200, 3),
    "catacombs.uvtt": catacombs(2400, 4),
}
"""The last two have 1,400 and 2,400 walls."""
MAPS = {**KEPT, **MADE}
STEPS, THICKNESS, TOLERANCE = 2.0, 0.2, 0.01
GRID = 0.0015
"""Places are rounded to a thousandth of a step."""
NOTHING = 0.002
"""So much of a wall, in square steps, may stick out where three meet."""
APART = 0.25
"""So far apart points are looked at along a line, in cells."""

Place = tuple[float, float]


@pytest.fixture(scope="module", params=MAPS)
def case(request: pytest.FixtureRequest) -> tuple[Plain, ImportedMap, Battlefield]:
    """A map as its file has it, what became of it, and the table."""
    plain = MAPS[request.param]
    options = ImportOptions("map", cell_steps=STEPS, thickness=THICKNESS, tolerance=TOLERANCE)
    found = imported(map_of(text(plain), request.param), options, request.param, "map")
    table = scenario_of(found.document, load_content(), Path("map.toml")).setup.battlefield
    return plain, found, table


def test_there_are_fourteen_maps_of_which_two_are_large() -> None:
    assert len(MAPS) == 14
    assert sum(len(plain["line_of_sight"]) > 1_000 for plain in MAPS.values()) == 2


def on_table(plain: Plain, x: float, y: float) -> Place:
    """Where a place of a file lies on the table: from the south-west corner, two steps to a cell."""
    resolution = plain["resolution"]
    west, north = resolution["map_origin"]["x"], resolution["map_origin"]["y"]
    return ((x - west) * STEPS, (resolution["map_size"]["y"] - (y - north)) * STEPS)


def along(plain: Plain, line: Sequence[dict[str, float]]) -> Iterator[Place]:
    """Points along a line of a file, on the table."""
    corners = [on_table(plain, point["x"], point["y"]) for point in line]
    for start, end in pairwise(corners):
        count = max(ceil(dist(start, end) / (APART * STEPS)), 1)
        for number in range(count + 1):
            share = number / count
            yield (start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1]))


def shape_of(piece: Piece) -> BaseGeometry:
    return shapely.LineString(piece.outline) if piece.thin else shapely.Polygon(piece.outline, piece.holes)


def distances(places: Sequence[Place], shapes: Sequence[BaseGeometry]) -> np.ndarray:
    """How far each place is from the nearest of some shapes."""
    if not places:
        return np.zeros(0)
    at = shapely.points(np.array(places))
    found: np.ndarray = shapely.STRtree(shapes).query_nearest(at, return_distance=True, all_matches=False)[1]
    return found


def inside(plain: Plain, places: Sequence[Place]) -> list[Place]:
    """The places on the table that are not just at its edge."""
    size = plain["resolution"]["map_size"]
    width, depth, slack = size["x"] * STEPS, size["y"] * STEPS, THICKNESS
    return [(x, y) for x, y in places if slack < x < width - slack and slack < y < depth - slack]


def test_where_the_map_has_a_wall_there_is_one(case: tuple[Plain, ImportedMap, Battlefield]) -> None:
    plain, _, table = case
    shut = [opened(piece, 0.0) if piece.hinge is not None else piece for piece in table.pieces]
    lines = [*plain["line_of_sight"], *plain.get("objects_line_of_sight", ())]
    drawn = inside(plain, [place for line in lines for place in along(plain, line)])
    off = distances(drawn, [shape_of(piece) for piece in shut])
    assert off.max(initial=0.0) <= TOLERANCE + GRID


def test_where_there_is_a_wall_the_map_has_it(case: tuple[Plain, ImportedMap, Battlefield]) -> None:
    plain, _, table = case
    lines = [*plain["line_of_sight"], *plain.get("objects_line_of_sight", ()), *(p["bounds"] for p in plain["portals"])]
    drawn = [
        shapely.LineString([on_table(plain, point["x"], point["y"]) for point in line])
        for line in lines
        if len(line) > 1
    ]
    filled = [shapely.Polygon(line.coords).buffer(0.0) for line in drawn if line.is_ring and line.is_simple]
    thick = shapely.line_merge(shapely.union_all(drawn)).buffer(
        THICKNESS / 2.0 + TOLERANCE + GRID, cap_style="square", join_style="mitre", mitre_limit=8.0
    )
    allowed = shapely.union_all([thick, *filled]) if "objects_line_of_sight" in plain else thick
    shapely.prepare(allowed)
    for piece in table.pieces:
        over = shape_of(piece).difference(allowed).area if not allowed.covers(shape_of(piece)) else 0.0
        assert piece.hinge is not None or over <= NOTHING, piece.id


def test_doors_stand_where_the_portals_are_as_far_open_as_they_are(
    case: tuple[Plain, ImportedMap, Battlefield],
) -> None:
    plain, found, table = case
    doors = [piece for piece in table.pieces if piece.hinge is not None]
    assert len(doors) == found.doors == len(plain["portals"])
    for door, portal in zip(doors, plain["portals"], strict=True):
        assert door.hinge is not None
        ends = [on_table(plain, point["x"], point["y"]) for point in portal["bounds"]]
        assert dist(door.hinge.at, ends[0]) <= GRID
        assert dist(door.hinge.end, ends[1]) <= GRID
        assert (door.open > 0.0) is (portal["closed"] is False)


def test_a_door_leaves_its_gap_in_the_walls(case: tuple[Plain, ImportedMap, Battlefield]) -> None:
    plain, _, table = case
    walls = [shape_of(piece) for piece in table.pieces if piece.hinge is None]
    middles = []
    for portal in plain["portals"]:
        (x, y), (u, v) = (on_table(plain, point["x"], point["y"]) for point in portal["bounds"])
        middles.append(((x + u) / 2.0, (y + v) / 2.0))
    assert distances(middles, walls).min(initial=1.0) >= 0.25


def test_what_is_left_out_is_told_by_number_and_place(case: tuple[Plain, ImportedMap, Battlefield]) -> None:
    plain, found, _ = case
    told = [(problem.place, problem.key) for problem in found.left_out]
    expected = []
    if "objects_line_of_sight" in plain and plain["resolution"]["pixels_per_grid"] == 50:
        expected = [("line_of_sight[1]", "problem-cut-at-edge"), ("line_of_sight[2]", "problem-cut-at-edge")]
    elif "image" not in plain:
        size = plain["resolution"]["map_size"]
        for number, line in enumerate(plain["line_of_sight"]):
            places = [on_table(plain, point["x"], point["y"]) for point in line]
            if any(not (0.0 <= x <= size["x"] * STEPS and 0.0 <= y <= size["y"] * STEPS) for x, y in places):
                expected.append((f"line_of_sight[{number}]", "problem-cut-at-edge"))
    if "image" in plain:
        expected = [("image", "problem-no-such-picture")]
    assert told == expected
    assert all({"x", "y"} <= set(problem.details) for problem in found.left_out if "line" in problem.place)

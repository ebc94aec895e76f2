"""Narrow places: exact widths, as many as there are, and none where nobody could pass on both sides."""

from __future__ import annotations

import random
from itertools import combinations
from math import cos, pi, sin

import pytest
import shapely

from pb12table.table.battlefield import Battlefield
from pb12table.table.routes.narrow import EDGE, Passage, narrow_places
from pb12table.table.shapes import Point
from pb12table.table.terrain import Piece, shape_of
from tests.table.scene import GAIT, block, wall

TALL = 2.0


def narrow(*pieces: Piece, width: float = 2.0, size: float = 20.0) -> tuple[Passage, ...]:
    return narrow_places(Battlefield(size, size, pieces, GAIT), TALL, width)


def told(*pieces: Piece, width: float = 2.0) -> list[tuple[float, set[str]]]:
    return [(round(each.width, 6), set(each.names)) for each in narrow(*pieces, width=width)]


def scattered(chance: random.Random) -> list[Piece]:
    """Convex pieces that do not touch."""
    pieces: list[Piece] = []
    for number in range(60):
        middle = (chance.uniform(0.0, 20.0), chance.uniform(0.0, 20.0))
        corners = sorted(chance.uniform(0.0, 2.0 * pi) for _ in range(chance.randrange(3, 7)))
        radius = chance.uniform(0.4, 2.0)
        ring = tuple((middle[0] + radius * cos(angle), middle[1] + radius * sin(angle)) for angle in corners)
        piece = Piece(f"piece{number}", ring, height=3.0)
        shape, table = shape_of(piece), shapely.box(0.0, 0.0, 20.0, 20.0)
        near = [other for other in pieces if shape.distance(shape_of(other)) < 0.05]
        if shape.area > 0.1 and not near and table.exterior.distance(shape) > 0.05 and table.contains(shape):
            pieces.append(piece)
    return pieces


@pytest.mark.parametrize("seed", range(6))
def test_on_a_table_of_convex_pieces_they_are_the_pairs_with_nothing_nearer_between(seed: int) -> None:
    pieces = scattered(random.Random(seed))
    edges = {
        "south": shapely.box(-9.0, -9.0, 29.0, 0.0), "north": shapely.box(-9.0, 20.0, 29.0, 29.0),
        "west": shapely.box(-9.0, -9.0, 0.0, 29.0), "east": shapely.box(20.0, -9.0, 29.0, 29.0),
    }  # fmt: skip
    shapes = {piece.id: shape_of(piece) for piece in pieces} | edges
    expected: list[tuple[float, frozenset[str]]] = []
    for one, other in combinations(shapes, 2):
        line = shapely.shortest_line(shapes[one], shapes[other])
        middle = line.interpolate(0.5, normalized=True)
        if {one, other} <= set(edges) or not 0.01 < line.length < 2.0:
            continue
        nearest = min(shape.distance(middle) for name, shape in shapes.items() if name not in (one, other))
        if nearest > line.length / 2.0:
            expected.append((line.length, frozenset(EDGE if name in edges else name for name in (one, other))))
    found = [(each.width, frozenset(each.names)) for each in narrow(*pieces)]
    assert len(expected) >= 5
    assert [names for _, names in found] == [names for _, names in sorted(expected, key=lambda pair: pair[0])]
    assert [width for width, _ in found] == pytest.approx(sorted(width for width, _ in expected), abs=1e-9)


def test_an_alley_is_one_passage_told_in_its_middle() -> None:
    found = narrow(block("west", 4, 5, 8, 11), block("east", 9.2, 3, 13, 9))
    assert [round(each.width, 6) for each in found] == [1.2]
    assert found[0].middle == pytest.approx((8.6, 7.0))


def test_a_doorway_between_joined_walls_is_one_and_the_corners_are_none() -> None:
    walls = [block("south", 5, 5, 12, 5.5), block("west", 5, 5.5, 5.5, 12), block("east", 11.5, 5.5, 12, 12)]
    assert told(*walls, block("left", 5.5, 11.5, 8, 12), block("right", 9.1, 11.5, 11.5, 12)) == [
        (1.1, {"left", "right"})
    ]


def test_a_niche_and_an_alley_without_an_end_are_none() -> None:
    deep = Piece("deep", ((4, 4), (10, 4), (10, 10), (7.5, 10), (7.5, 5), (6.5, 5), (6.5, 10), (4, 10)), height=3.0)
    assert told(deep) == []
    assert told(block("house", 8, 8, 12, 12), block("wedge", 12, 8.5, 13, 9.1), block("other", 12, 9.9, 13, 11)) == []


def test_a_piece_with_a_yard_can_leave_a_way_into_it_between_its_own_arms() -> None:
    outside: tuple[Point, ...] = ((9, 14), (4, 14), (4, 4), (14, 4), (14, 14), (9.7, 14))
    inside: tuple[Point, ...] = ((9.7, 13), (13, 13), (13, 5), (5, 5), (5, 13), (9, 13))
    assert told(Piece("yard", outside + inside, height=3.0)) == [(0.7, {"yard"})]


def test_what_is_walked_over_or_beneath_bounds_nothing_and_the_edge_of_the_table_does() -> None:
    house = block("house", 5, 5, 9, 9, height=3.0)
    assert told(house, block("kerb", 9.5, 5, 10, 9, height=0.2)) == []
    assert told(house, block("bridge", 9.5, 5, 10, 9, base=2.5)) == []
    assert told(house, block("crate", 9.5, 5, 10, 9)) == [(0.5, {"house", "crate"})]
    assert told(block("shed", 0.8, 5, 4, 9)) == [(0.8, {"shed", EDGE})]


def test_on_a_roof_only_what_stands_on_it_is_in_the_way() -> None:
    house = block("house", 5, 5, 11, 11, height=3.0)
    crates = [block("crate", 6, 7, 7.6, 8, base=3.0), block("chest", 8.5, 7, 10, 8, base=3.0)]
    assert [(each.height, round(each.width, 6), set(each.names)) for each in narrow(house, *crates)] == [
        (3.0, 0.9, {"crate", "chest"})
    ]


def test_thin_walls_bound_a_gap_and_a_wider_one_is_left_out() -> None:
    walls = [wall(10.0, 3.0, 0.0, 9.0, "south"), wall(10.0, 3.0, 10.2, 20.0, "north")]
    assert told(*walls) == [(1.2, {"south", "north"})]
    assert told(*walls, width=1.2) == []

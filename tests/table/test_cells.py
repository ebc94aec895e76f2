"""The lattice of hexagons, held against shapely and against counting."""

from itertools import pairwise
from math import cos, radians, sin

import shapely
from hypothesis import given
from hypothesis import strategies as st

from pb12table.table.cells import (
    Lattice,
    between,
    cell_distance,
    farthest,
    line_between,
    mirrored,
    neighbours,
    parts,
    shortest_route,
    steps_from,
    turned,
)

LATTICE = Lattice((10.0, 10.0), 2.0)
cells = st.tuples(st.integers(-6, 6), st.integers(-6, 6))


def test_centres_and_corners_lie_where_the_drawing_has_them() -> None:
    assert LATTICE.centre((2, -1)) == (15.196, 7.0)
    assert LATTICE.ring((0, 0))[1] == (10.0, 12.0), "a hexagon stands on a corner"


@given(cells)
def test_neighbours_are_one_step_away_and_share_a_side(cell: tuple[int, int]) -> None:
    corners = set(LATTICE.ring(cell))
    for other in neighbours(cell):
        assert cell_distance(cell, other) == 1
        assert len(corners & set(LATTICE.ring(other))) == 2


@given(cells, st.floats(0.0, 0.999), st.floats(0.0, 6.2831))
def test_the_cell_at_a_point_holds_it(cell: tuple[int, int], share: float, turn: float) -> None:
    x, y = LATTICE.centre(cell)
    radius = share * 3.0**0.5 * 0.999
    assert LATTICE.cell_at((x + radius * cos(turn), y + radius * sin(turn))) == cell


@given(cells, cells)
def test_distances_are_those_of_walking(a: tuple[int, int], b: tuple[int, int]) -> None:
    reached = steps_from(a, {(q, r) for q in range(-20, 21) for r in range(-20, 21)})
    assert reached[b] == cell_distance(a, b) == cell_distance(b, a)


@given(cells, cells, st.sets(cells, max_size=25))
def test_a_shortest_route_is_found_exactly_where_walking_finds_one(
    a: tuple[int, int], b: tuple[int, int], closed: set[tuple[int, int]]
) -> None:
    route = shortest_route(a, b, lambda cell: cell not in closed)
    free = {cell for cell in (*between(a, b), a, b) if cell not in closed or cell in (a, b)}
    is_there = steps_from(a, free).get(b) == cell_distance(a, b)
    assert (route is not None) == is_there
    if route is not None:
        assert route[0] == a
        assert route[-1] == b
        assert all(cell_distance(one, other) == 1 for one, other in pairwise(route))
        assert not closed & set(route[1:-1])


@given(cells, cells)
def test_the_line_crosses_what_the_plane_says(a: tuple[int, int], b: tuple[int, int]) -> None:
    """shapely measures how much of the line lies in each hexagon; nothing of whole numbers is used for it."""
    line = shapely.LineString([_plain(a), _plain(b)])
    inside: set[tuple[int, int]] = set()
    beside: set[frozenset[tuple[int, int]]] = set()
    touched: dict[tuple[int, int], shapely.Point] = {}
    for cell in {near for known in (a, b, *between(a, b)) for near in (known, *neighbours(known))}:
        hexagon = _hexagon(cell)
        if line.intersection(hexagon.buffer(-1e-6)).length > 1e-3:
            inside.add(cell)
        elif line.intersection(hexagon.buffer(1e-6)).length > 0.5:
            touched[cell] = line.intersection(hexagon.buffer(1e-6)).centroid
    for one, where in touched.items():
        near = [other for other, there in touched.items() if other != one and where.distance(there) < 1e-3]
        beside |= {frozenset((one, other)) for other in near}
    crossed = line_between(a, b)
    assert {cell for (cell, *more) in crossed if not more} == inside - {a, b}
    assert {frozenset(pair) for pair in crossed if len(pair) == 2} == beside


def _plain(cell: tuple[int, int]) -> tuple[float, float]:
    q, r = cell
    return (3.0**0.5 * (q + r / 2.0), 1.5 * r)


def _hexagon(cell: tuple[int, int]) -> shapely.Polygon:
    x, y = _plain(cell)
    return shapely.Polygon([(x + cos(radians(turn)), y + sin(radians(turn))) for turn in range(30, 390, 60)])


def test_connected_and_farthest() -> None:
    assert parts(()) == []
    assert parts({(0, 0), (1, 0)}) == [{(0, 0), (1, 0)}]
    assert parts([(3, 0), (0, 0), (1, 0)]) == [{(0, 0), (1, 0)}, {(3, 0)}]
    row = [(q, 0) for q in range(-3, 4)]
    far = farthest(row, [(0, 0), (-3, 0)])
    assert max(far, key=far.__getitem__) == (3, 0)
    assert far[(3, 0)] == (3, 9)


@given(cells, cells, st.integers(-7, 7))
def test_turns_keep_distances_and_six_sixths_are_a_whole(
    cell: tuple[int, int], about: tuple[int, int], sixths: int
) -> None:
    assert turned(turned(cell, sixths, about), 6 - sixths, about) == cell
    assert cell_distance(turned(cell, sixths, about), about) == cell_distance(cell, about)
    (x, y), (u, v) = LATTICE.centre(about), LATTICE.centre(cell)
    to = LATTICE.centre(turned(cell, 1, about))
    assert abs(to[0] - (x + (u - x) / 2.0 - (v - y) * 0.75**0.5)) < 0.01
    assert abs(to[1] - (y + (v - y) / 2.0 + (u - x) * 0.75**0.5)) < 0.01


@given(cells, cells)
def test_a_mirror_swaps_its_sides_and_the_neighbours_with_them(cell: tuple[int, int], about: tuple[int, int]) -> None:
    middle, at = LATTICE.centre(about), LATTICE.centre(cell)
    for axis, (east, north) in (("vertical", (-1.0, 1.0)), ("horizontal", (1.0, -1.0))):
        to = LATTICE.centre(mirrored(cell, axis, about))
        assert abs(to[0] - middle[0] - east * (at[0] - middle[0])) < 0.01
        assert abs(to[1] - middle[1] - north * (at[1] - middle[1])) < 0.01
        images = {mirrored(other, axis, about) for other in neighbours(cell)}
        assert images == set(neighbours(mirrored(cell, axis, about)))

"""Ways and reach by the compiled kernels against the plain ones: stars, costs over dear areas, areas, whole ways."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import cos, pi, sin
from random import Random

import numpy as np
import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.footprints import Area
from pb12table.table.kernels.registry import plain
from pb12table.table.routes.reach_area import reached
from pb12table.table.routes.search.any_angle_search import Spread
from pb12table.table.routes.search.costs import WAYS, Prices, Tolls
from pb12table.table.routes.space.crossings import Mover
from pb12table.table.routes.space.free_space import storeys
from pb12table.table.routes.space.storey_now import following
from pb12table.table.routes.visibility import Stars, stars
from pb12table.table.shapes import Circle, Point, Ring
from pb12table.table.terrain import Piece
from pb12table.table.unions import Floats
from tests.bench.layouts import layout
from tests.table.built_up import random_scene
from tests.table.kernels.lattices import lattice_pieces
from tests.table.scene import GAIT, PRICES, coach, human

pytestmark = pytest.mark.usefixtures("kernels")

QUICK, ALL = range(2), range(2, 200)

Spec = tuple[Mover, Prices, int]


# -- stars ------------------------------------------------------------------------------------------------------


def both_stars(places: Floats, edges: Floats, reach: Floats, windows: Floats | None, lines: Floats) -> None:
    """The kernel's stars have the same rays as the plain ones, each as long."""
    marks = (lines, [reach * share for share in (0.3, 0.7)])

    def look() -> Stars:
        return stars(places, edges, following(edges), reach, [reach, 0.5 * reach], marks, windows, towards=places[:2])

    found = look()
    with plain():
        oracle = look()
    assert found.offsets.tolist() == oracle.offsets.tolist()
    assert found.keys == pytest.approx(oracle.keys, abs=1e-12)
    # Where a ray meets the end of an edge, rounding tells on which side of it.
    length = np.abs(found.lengths - oracle.lengths)
    assert (length > 1e-6).mean() < 0.002
    same = found.borders == oracle.borders
    assert same.mean() > 0.98


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("narrow", [False, True])
def test_stars_have_the_same_rays(seed: int, narrow: bool) -> None:
    dice, ground = Random(seed), storeys(layout("middle").table, 0.25, 2.0)[0]
    places = np.array([(dice.uniform(1.0, 59.0), dice.uniform(1.0, 39.0)) for _ in range(40)])
    places = places[ground.contain(*places.T)]
    reach = np.array([dice.uniform(0.5, 15.0) for _ in places])
    windows = np.array([(dice.uniform(-9.0, 9.0), dice.uniform(0.1, 5.0)) for _ in places]) if narrow else None
    lines = np.array([[dice.uniform(0.0, 40.0) for _ in range(4)] for _ in range(9)])
    both_stars(places, ground.edges, reach, windows, lines)


# -- costs ------------------------------------------------------------------------------------------------------


LATTICE: SearchStrategy[Point] = st.tuples(st.integers(0, 20), st.integers(0, 20)).map(
    lambda at: (at[0] / 2.0, at[1] / 2.0)
)


def dear(corners: Sequence[Point]) -> Ring | None:
    """A ring through corners, None where it crosses itself."""
    middle = (sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners))
    ring = tuple(sorted(set(corners), key=lambda at: float(np.arctan2(at[1] - middle[1], at[0] - middle[0]))))
    return ring if len(ring) > 2 and shapely.Polygon(ring).is_valid else None


@given(
    st.lists(st.lists(LATTICE, min_size=3, max_size=7), min_size=1, max_size=3),
    st.lists(LATTICE, min_size=2),
    st.floats(0.0, 1.0),
)
def test_costs_are_the_same_to_the_last_bit_on_borders_too(
    outlines: list[list[Point]], places: list[Point], slack: float
) -> None:
    rings = [ring for ring in map(dear, outlines) if ring is not None]
    slow = tuple((Area(ring), 1 + number) for number, ring in enumerate(rings))
    field = Battlefield(12.0, 12.0, (), GAIT)
    ground = storeys(field, 0.25, 2.0)
    tolls = Tolls(replace(PRICES, slow=slow), ground, (5.0, 5.0), 30)
    starts = np.array(places)
    # Places of the lattice, and steps that end on it: on borders and corners as often as beside them.
    ends = np.concatenate([np.roll(starts, 1, axis=0)[:-1], starts[:1] + np.array((2.997, 0.0))])
    slacks = np.full(len(starts), slack)
    way = ends - starts
    far = np.maximum(np.hypot(*way.T), 1e-9)
    rooms = np.arange(len(starts)) % 7

    def asked() -> tuple[list[int], list[float]]:
        legs = tolls.legs(ground[0], starts, ends, slacks)
        return legs.tolist(), tolls.lengths(ground[0], starts, way / far[:, None], far, rooms, slacks).tolist()

    found = asked()
    with plain():
        assert asked() == found
    if rings:
        areas = [shapely.Polygon(ring) for ring in rings]
        more = [sum(1 + k for k, area in enumerate(areas) if area.intersects(shapely.Point(at))) for at in places]
        none = np.zeros(len(starts))
        short = starts + np.array((0.5, 0.0))
        assert tolls.legs(ground[0], starts, short, none).tolist() == [1 + each for each in more]


# -- reach ------------------------------------------------------------------------------------------------------


def spread(spec: Spec, goal: tuple[Point, float] | None = None) -> Spread:
    mover, prices, limit = spec
    found = Spread(mover, prices, limit, goal=goal)
    found.run((limit,))
    return found


Looked = tuple[Point, int, int, float]


def looked_from(search: Spread) -> list[Looked]:
    """The places a search has looked around from, in their order: each with its storey, its cost and its slack."""
    return [(node.place, node.storey.number, node.cost, round(node.slack, 9)) for node in search.nodes]


def compared(spec: Spec) -> float:
    """The area that is reached, when both say the same and have looked around from the same places in one order."""
    assert WAYS.module is not None
    search = spread(spec)
    found = reached(search, spec[2])
    with plain():
        other = spread(spec)
        oracle = reached(other, spec[2])
    assert looked_from(search) == looked_from(other)
    assert [height for height, _ in found] == [height for height, _ in oracle]
    for (_, region), (_, expected) in zip(found, oracle, strict=True):
        # Manifold rounds to 1e-8, and corners are left out that lie within 0.001 of a line.
        assert region.area == pytest.approx(expected.area, rel=1e-6, abs=1e-6)
    return sum(region.area for _, region in found)


def way_costs(spec: Spec, goals: Sequence[tuple[Point, float]]) -> list[int]:
    """What ways to goals cost, 99 where none is found, when both say the same."""

    def asked() -> list[int]:
        ends = [spread(spec, goal).goal_node for goal in goals]
        return [99 if end is None else end.cost for end in ends]

    found = asked()
    with plain():
        assert asked() == found
    return found


def slow_areas(dice: Random, count: int, width: float, depth: float) -> tuple[tuple[Area, int], ...]:
    found: list[tuple[Area, int]] = []
    for _ in range(count):
        x, y = dice.uniform(0.0, width), dice.uniform(0.0, depth)
        radii = [dice.uniform(1.0, 4.0) for _ in range(9)]
        ring = tuple(
            (round(x + r * cos(k * 2.0 * pi / 9.0), 3), round(y + r * sin(k * 2.0 * pi / 9.0), 3))
            for k, r in enumerate(radii)
        )
        found.append((Area(ring, band=dice.choice((None, None, (0.0, 0.5)))), 1))
    return tuple(found)


@pytest.mark.parametrize("slow", [0, 6])
@pytest.mark.parametrize("steps", [6, pytest.param(14, marks=pytest.mark.slow)])
def test_reach_and_ways_on_a_layout(steps: int, slow: int) -> None:
    where = layout("small")
    prices = replace(PRICES, slow=slow_areas(Random(3), slow, 30.0, 20.0))
    for body in where.bodies[:3]:
        others = tuple(other for other in where.bodies if other is not body)
        spec = (Mover(where.table, body, others, 1.0), prices, steps)
        assert compared(spec) > 1.0
        far = 0.8 * steps
        goals = [((round(body.x + far * cos(k), 3), round(body.y + far * sin(k), 3)), 0.0) for k in range(4)]
        way_costs(spec, goals)


@pytest.mark.parametrize("seeds", [QUICK, pytest.param(ALL, marks=[pytest.mark.slow, pytest.mark.timeout(900)])])
def test_reach_and_ways_over_storeys_roofs_ramps_and_bridges(seeds: range) -> None:
    for seed in seeds:
        scene, dice = random_scene(seed), Random(seed)
        body = replace(scene.observer, footprint=Circle(0.25), height=1.9)
        others = tuple(other for other in (*scene.others, scene.target) if other != scene.observer)
        slow = slow_areas(dice, dice.choice((0, 4)), scene.field.width, scene.field.depth)
        spec = (Mover(scene.field, body, others, 1.0), replace(PRICES, slow=slow), dice.choice((4, 7)))
        compared(spec)
        goals = [((round(body.x + dice.uniform(-4.0, 4.0), 3), round(body.y + dice.uniform(-4.0, 4.0), 3)), 0.0)]
        way_costs(spec, [*goals, (scene.target.position, scene.target.z)])


@given(lattice_pieces(3), st.sampled_from((2, 4)), st.booleans())
@settings(max_examples=12)
def test_touching_pieces_hair_gaps_and_walls_without_thickness(
    pieces: tuple[Piece, ...], steps: int, dear_ground: bool
) -> None:
    field, body = Battlefield(10.0, 10.0, pieces, GAIT), human("mover", 1.0, 1.0)
    others: tuple[Body, ...] = (human("touching", 1.5, 1.0), human("near", 3.0 + 1e-9, 2.0))
    slow = ((Area(((2.0, 0.0), (4.0, 0.0), (4.0, 3.0), (2.0, 3.0))), 1),) if dear_ground else ()
    spec = (Mover(field, body, others, 1.0), replace(PRICES, slow=slow), steps)
    compared(spec)
    way_costs(spec, [((3.0, 1.5), 0.0)])


def test_a_coach_alone_in_the_way() -> None:
    """Far from all borders, so that all edges are those of the other body."""
    field = Battlefield(100.0, 100.0, (), GAIT)
    spec = (Mover(field, human("mover", 50.0, 50.0), (coach("coach", 54.0, 50.0, 0.0, 30.0),), 1.0), PRICES, 10)
    assert compared(spec) > 250.0
    assert way_costs(spec, [((57.5, 50.5), 0.0)])[0] in (8, 9)

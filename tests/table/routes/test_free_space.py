"""Storeys, stars and gates: the geometry under the planner, held against slow and simple calculations."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

import numpy as np
import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.motion.obstacles import SLACK, inflated
from pb12table.table.motion.rests import stand
from pb12table.table.motion.sweep import walk
from pb12table.table.routes.space.crossings import Mover, crossing
from pb12table.table.routes.space.free_space import Storey, storey_at, storeys
from pb12table.table.routes.space.gates import CLEAR, Behind, Gates, anyone, gates_of
from pb12table.table.routes.space.storey_now import following, ground_of
from pb12table.table.routes.visibility import stars
from pb12table.table.shapes import Circle, stride_count, strides
from pb12table.table.terrain import Piece
from pb12table.table.unions import Floats
from tests.bench.layouts import layout
from tests.run import times
from tests.table.scene import GAIT

RADIUS, HEIGHT = 0.25, 2.0


def box(name: str, low: tuple[float, float], high: tuple[float, float], height: float, base: float = 0.0) -> Piece:
    ring = (low, (high[0], low[1]), high, (low[0], high[1]))
    return Piece(name, ring, base=base, height=height)


def ramp(name: str, low: tuple[float, float], high: tuple[float, float], rise: float) -> Piece:
    """A ramp that rises eastward."""
    ring = (low, (high[0], low[1]), high, (low[0], high[1]))
    return Piece(name, ring, height=rise, low_edge=(ring[3], ring[0]), high_edge=(ring[1], ring[2]))


def table(*pieces: Piece) -> Battlefield:
    return Battlefield(20.0, 20.0, pieces, GAIT)


def human(x: float, y: float, z: float = 0.0) -> Body:
    return Body("human", Circle(RADIUS), x, y, z, 0.0, HEIGHT, 1.8)


def found(*pieces: Piece) -> tuple[Storey, ...]:
    return storeys(table(*pieces), RADIUS, HEIGHT)


# -- storeys ------------------------------------------------------------------------------------------------------


def test_a_bare_table_is_one_storey_up_to_its_edge() -> None:
    (ground,) = found()
    assert ground.walk.area == pytest.approx((20.0 - 2 * RADIUS) ** 2, abs=0.05)
    assert not ground.has_strips


@pytest.mark.parametrize(("gap", "parts"), [(0.5, 1), (0.499, 2)])
def test_a_gap_as_wide_as_the_base_is_open_and_one_a_thousandth_narrower_is_not(gap: float, parts: int) -> None:
    south, north = box("south", (9, 0), (11, 10), 4.0), box("north", (9, 10 + gap), (11, 20), 4.0)
    ground = found(south, north)[0]
    assert len(shapely.get_parts(ground.walk)) == parts


def test_ramp_and_platform_are_one_storey_with_the_ground() -> None:
    (whole,) = found(ramp("ramp", (5, 8), (8, 12), 3.0), box("platform", (8, 8), (11, 12), 3.0))
    assert [(surface.low, surface.high) for surface in whole.surfaces] == [(0.0, 0.0), (0.0, 3.0), (3.0, 3.0)]
    assert whole.height_at((6.5, 10.0)) == pytest.approx(1.5)
    assert whole.height_at((10.0, 10.0)) == 3.0
    assert whole.height_at((2.0, 10.0)) == 0.0


def test_a_bridge_over_a_road_is_a_storey_of_its_own() -> None:
    """What lies above a road cannot be drawn in one plane with it."""
    bridge = (
        ramp("up", (2, 9), (5, 11), 3.0),
        box("deck", (5, 9), (10, 11), 0.5, base=2.5),
    )
    ground, deck = found(*bridge)
    assert {surface.high for surface in ground.surfaces} == {0.0, 3.0}
    assert (deck.low, deck.high) == (3.0, 3.0)
    assert ground.contains((7.0, 10.0))
    assert deck.contains((7.0, 10.0))


def test_a_low_ledge_is_walked_but_nobody_stops_half_on_it() -> None:
    (whole,) = found(box("ledge", (8, 8), (12, 12), 0.2))
    assert whole.contains((7.9, 10.0))
    assert not whole.end.contains(shapely.Point(7.9, 10.0))
    assert whole.end.contains(shapely.Point(8.1, 10.0))
    assert whole.end.contains(shapely.Point(7.7, 10.0))


def test_a_yard_is_cut_off_from_the_ground_around() -> None:
    ring = ((5.0, 5.0), (15.0, 5.0), (15.0, 15.0), (5.0, 15.0))
    hole = ((6.0, 6.0), (14.0, 6.0), (14.0, 14.0), (6.0, 14.0))
    ground = found(Piece("yard", ring, (hole,), height=5.0))[0]
    assert len(shapely.get_parts(ground.walk)) == 2


@pytest.mark.parametrize("height", [0.0, 1.0])
def test_the_storey_of_a_place_is_found_by_its_height(height: float) -> None:
    all_storeys = found(box("block", (8, 8), (12, 12), 1.0))
    storey = storey_at(all_storeys, (10.0, 10.0), 1.0)
    assert storey is not None
    assert storey.low == 1.0
    assert storey_at(all_storeys, (3.0, 3.0), 9.0) is None


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**6))
def test_places_inside_stand_safely_and_places_outside_do_not(seed: int) -> None:
    """Away from the borders the region to stop in is where the rules say that a body stands safely."""
    dice = random.Random(seed)
    battlefield = layout("small").table
    for storey in storeys(battlefield, RADIUS, HEIGHT)[:1]:
        for _ in range(10):
            x, y = dice.uniform(0.3, battlefield.width - 0.3), dice.uniform(0.3, battlefield.depth - 0.3)
            place = shapely.Point(x, y)
            if storey.end.boundary.distance(place) < 0.0215:
                continue
            safe = stand(battlefield, human(round(x, 3), round(y, 3), storey.height_at((x, y))), ()).safe
            assert safe is bool(storey.end.contains(place)), (x, y)


# -- inflated shapes ----------------------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(st.integers(3, 9), st.floats(0.05, 1.0), st.integers(0, 10**6))
def test_inflated_polygons_hold_the_true_shape_and_little_more(corners: int, radius: float, seed: int) -> None:
    dice = random.Random(seed)
    angles = sorted(dice.uniform(0.0, 2.0 * math.pi) for _ in range(corners))
    ring = tuple((5 + r * math.cos(a), 5 + r * math.sin(a)) for a in angles for r in [dice.uniform(0.7, 3.0)])
    polygon = shapely.Polygon(ring)
    if not polygon.is_valid or polygon.area < 0.01:
        return
    grown = inflated(ring, (), radius)
    inner = polygon.buffer(radius - 1e-9, quad_segs=64)
    assert inner.difference(grown).area < 1e-7
    # At the points of the polygons around the arcs 0.0824 of the radius at most.
    assert grown.difference(polygon.buffer(radius * 1.083, quad_segs=64)).area < 1e-7


def test_straight_sides_of_inflated_shapes_are_exact() -> None:
    grown = inflated(((0.0, 0.0), (4.0, 0.0), (4.0, 2.0), (0.0, 2.0)), (), 0.25)
    assert grown.bounds == pytest.approx((-0.25, -0.25, 4.25, 2.25))


# -- stars --------------------------------------------------------------------------------------------------------


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6))
def test_stars_see_what_straight_lines_inside_the_region_reach(seed: int) -> None:
    dice = random.Random(seed)
    scene = layout("small")
    ground = storeys(scene.table, RADIUS, HEIGHT)[0]
    places: list[tuple[float, float]] = []
    while len(places) < 4:
        point = (dice.uniform(1, 29), dice.uniform(1, 19))
        if ground.walk.contains(shapely.Point(point)):
            places.append(point)
    seen = stars(np.array(places), ground.edges, following(ground.edges), np.full(4, 12.0))
    for number, (x, y) in enumerate(places):
        for _ in range(40):
            angle, far = dice.uniform(-math.pi, math.pi), 11.9 * math.sqrt(dice.random())
            goal = (x + far * math.cos(angle), y + far * math.sin(angle))
            line = shapely.LineString([(x, y), goal])
            exact = bool(ground.walk.covers(line))
            if exact and ground.walk.boundary.distance(shapely.Point(goal)) < 1e-5:
                continue
            assert bool(seen.sees(np.array([number]), np.array([goal]))[0]) is exact, ((x, y), goal)


def test_a_star_in_the_open_is_a_circle() -> None:
    (ground,) = found()
    seen = stars(np.array([(10.0, 10.0)]), ground.edges, following(ground.edges), np.array([5.0]))
    assert seen.lengths.min() == seen.lengths.max() == 5.0


# -- straight ways in steps -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("to", "count"), [((5.0, 0.0), 5), ((5.001, 0.0), 6), ((3.0, 4.0), 5), ((0.0, 0.0), 0)])
def test_exact_lengths_cost_no_step_more(to: tuple[float, float], count: int) -> None:
    assert stride_count((0.0, 0.0), to) == len(strides((0.0, 0.0), to)) == count


@settings(max_examples=200, deadline=None)
@given(st.integers(-12000, 12000), st.integers(-12000, 12000))
def test_strides_lie_on_the_grid_are_no_longer_than_a_step_and_end_at_the_goal(east: int, north: int) -> None:
    goal = (east / 1000.0, north / 1000.0)
    steps = strides((0.0, 0.0), goal)
    places = [(0.0, 0.0), *steps]
    assert all(math.dist(a, b) <= 1.0 + 1e-6 for a, b in zip(places, steps, strict=False))
    assert all(place == (round(place[0], 3), round(place[1], 3)) for place in places)
    assert places[-1] == goal
    assert len(steps) <= math.ceil(math.hypot(*goal) / 0.999 - 1e-9) if steps else goal == (0.0, 0.0)


# -- gates --------------------------------------------------------------------------------------------------------


def mover(*pieces: Piece, climb: float = 1.0) -> Mover:
    return Mover(table(*pieces), human(2.0, 2.0), (), climb)


def kinds_behind(gates: Gates) -> set[tuple[str, ...]]:
    """The kinds of moves that lead through any of some gates."""
    return {tuple(move.kind for move in way.moves) for row in range(len(gates.places)) for way in gates.behind(row)}


@pytest.mark.parametrize(
    ("height", "kinds"),
    [(1.0, {("vertical",)}), (1.001, set()), (0.2, set()), (3.0, set())],
    ids=["climbed", "too high", "walked", "tall"],
)
def test_gates_lead_onto_what_is_low_enough(height: float, kinds: set[tuple[str, ...]]) -> None:
    who = mover(box("block", (8, 8), (12, 12), height))
    all_storeys = storeys(who.battlefield, RADIUS, HEIGHT)
    gates = gates_of(all_storeys, all_storeys[0], anyone(who))
    assert kinds_behind(gates) == kinds


def test_gates_lead_over_a_thin_wall_and_land() -> None:
    who = mover(Piece("wall", ((10.0, 5.0), (10.0, 15.0)), height=0.8, thin=True))
    all_storeys = storeys(who.battlefield, RADIUS, HEIGHT)
    gates = gates_of(all_storeys, all_storeys[0], anyone(who))
    assert kinds_behind(gates) == {("vertical", "land")}
    square = [gates.behind(row) for row, out in enumerate(gates.out) if abs(out[0]) > 0.999]
    assert len(square) > 20
    assert all(behind.near == pytest.approx(0.5, abs=2 * SLACK + 1e-6) for row in square for behind in row)


def test_no_gates_for_who_cannot_climb() -> None:
    who = mover(box("block", (8, 8), (12, 12), 1.0), climb=0.0)
    all_storeys = storeys(who.battlefield, RADIUS, HEIGHT)
    assert not kinds_behind(gates_of(all_storeys, all_storeys[0], anyone(who)))


def cluttered(seed: int) -> Mover:
    """Someone beside a handful of pieces that lie over each other: blocks, ledges, slabs in the air, ramps."""
    dice = random.Random(seed)
    pieces: list[Piece] = []
    for number in range(dice.randint(2, 7)):
        x, y = dice.uniform(3.0, 13.0), dice.uniform(3.0, 13.0)
        low, high = (x, y), (x + dice.choice((0.3, 1.0, 2.0, 4.0)), y + dice.choice((0.3, 1.0, 2.0, 4.0)))
        height = dice.choice((0.2, 0.25, 0.5, 0.8, 1.0, 1.3, 1.6, 2.0, 3.0))
        if dice.random() < 0.2 and high[0] - x >= height:
            pieces.append(ramp(f"ramp-{number}", low, high, height))
        else:
            base = dice.choice((0.0, 0.0, 0.0, 0.4, 1.0, 2.2))
            pieces.append(box(f"box-{number}", low, high, height, base))
    return mover(*pieces, climb=dice.choice((0.5, 1.0, 1.5)))


def crossings_of(who: Mover) -> Iterator[tuple[Storey, Storey, Behind, Floats, Floats]]:
    """What leads through each gate of each storey: from which storey to which, and the gate's place and way out."""
    all_storeys = storeys(who.battlefield, RADIUS, HEIGHT)
    for storey in all_storeys:
        gates = gates_of(all_storeys, storey, who)
        for row, (place, out) in enumerate(zip(gates.places, gates.out, strict=True)):
            for way in gates.behind(row):
                yield storey, all_storeys[way.storey], way, place, out


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**6))
def test_where_nothing_is_in_the_way_sweeps_find_nothing(seed: int) -> None:
    who = anyone(cluttered(seed))
    for storey, other, way, place, out in crossings_of(who):
        start = tuple(np.round(place - CLEAR * out, 3).tolist())
        inner = place + (way.near + 2.0 * CLEAR) * out
        length = min(1.0 - 2.0 * CLEAR, way.far) - way.near - 2.0 * CLEAR
        for turn in (0.0, 0.8, -0.8) if way.clear else ():
            aslant = np.array(((math.cos(turn), -math.sin(turn)), (math.sin(turn), math.cos(turn)))) @ out
            to = tuple(np.round(inner + 0.95 * length * aslant, 3).tolist())
            if length > 0.05 and other.contains(to) and math.dist(start, to) <= 1.0:
                moves = crossing(who, who.at(start, storey.height_at(start)), to, other.height_at(to))
                assert [move.kind for move in moves] == [move.kind for move in way.moves], (seed, start, to)


@settings(max_examples=times(15, 100), deadline=None)
@given(st.integers(0, 10**6))
def test_rays_out_of_gates_meet_storeys_where_the_polygons_say(seed: int) -> None:
    for _, other, way, place, out in crossings_of(anyone(cluttered(seed))):
        ray = shapely.LineString([place + 0.0005 * out, place + out])
        met = shapely.get_parts(shapely.intersection(ray, other.end))
        spans = [(shapely.get_coordinates(part) - place) @ out for part in met]
        near, far = min((float(span.min()), float(span.max())) for span in spans if np.ptp(span) > 0.003)
        assert (way.near, way.far) == pytest.approx((near, far), abs=1e-6)


# -- the same as sweeping -----------------------------------------------------------------------------------------


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6))
def test_what_a_star_sees_can_be_walked_to(seed: int) -> None:
    dice = random.Random(seed)
    scene = layout("small")
    ground = storeys(scene.table, RADIUS, HEIGHT)[0]
    x, y = round(dice.uniform(1, 29), 3), round(dice.uniform(1, 19), 3)
    inner = ground.walk.buffer(-0.002)
    if not inner.contains(shapely.Point(x, y)):
        return
    seen = stars(np.array([(x, y)]), ground.edges, following(ground.edges), np.array([8.0]))
    for _ in range(20):
        angle, far = dice.uniform(-math.pi, math.pi), 8.0 * math.sqrt(dice.random())
        goal = (round(x + far * math.cos(angle), 3), round(y + far * math.sin(angle), 3))
        if inner.contains(shapely.LineString([(x, y), goal])):
            assert seen.sees(np.array([0]), np.array([goal]))[0]
            way = walk(scene.table, human(x, y), goal, ())
            assert way.obstacle is None
            assert (way.x, way.y) == goal


# -- the bodies around --------------------------------------------------------------------------------------------


def test_a_place_is_lonely_that_no_body_is_near_wherever_the_step_leads() -> None:
    where, dice = layout("small"), random.Random(5)
    body, *others = where.bodies
    levels = storeys(where.table, RADIUS, HEIGHT)
    mover = Mover(where.table, body, tuple(others), 1.0)
    ground = ground_of(levels, levels[0], mover, np.zeros((0, 20)), 40.0)
    bodies = shapely.points(np.array(ground.bodies))
    seen: set[tuple[bool, bool]] = set()
    for _ in range(400):
        x, y = dice.uniform(0.0, 30.0), dice.uniform(0.0, 20.0)
        angle, length = dice.uniform(0.0, 2.0 * math.pi), dice.uniform(0.0, 1.5)
        to = (x + length * math.cos(angle), y + length * math.sin(angle))
        anywhere = not shapely.dwithin(shapely.Point(x, y), bodies, ground.company).any()
        there = not shapely.dwithin(shapely.LineString([(x, y), to]), bodies, ground.company - 1.0).any()
        assert (ground.is_lonely((x, y)), ground.is_lonely((x, y), to)) == (anywhere, there)
        seen.add((anywhere, there))
    assert seen == {(True, True), (False, True), (False, False)}

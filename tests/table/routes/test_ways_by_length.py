"""Ways and reach that cost what they are long, held against lengths worked out anew: tangents, discs, refraction."""

from __future__ import annotations

import random
from collections.abc import Callable
from math import acos, atan2, hypot, inf, pi, sqrt

import pytest
import shapely

from pb12table.table.battlefield import Battlefield, Body, Gait
from pb12table.table.footprints import Area
from pb12table.table.motion.rests import stand
from pb12table.table.motion.sweep import walk
from pb12table.table.routes import GivenUp
from pb12table.table.routes.lengths import Rates
from pb12table.table.routes.space.crossings import Mover
from pb12table.table.routes.ways_by_length import Way, cheapest, drawn, reach
from pb12table.table.shapes import Circle, Point, Region, plan_distance
from pb12table.table.surfaces import stand_heights
from pb12table.table.terrain import Piece
from pb12table.table.unions import geometry_of
from tests.run import times
from tests.table.scene import block, human, ramp_east

RADIUS, EXACT = 0.25, 0.03
METRES = Rates(1.0, up=2.0, down=2.0, highest=1.0, deepest=1.0)


def mover(*pieces: Piece, at: Point = (10.0, 10.0), z: float = 0.0, others: tuple[Body, ...] = ()) -> Mover:
    """A body on a table of 20 by 20 on which ledges of a quarter step are walked over, and steps of one climbed."""
    table = Battlefield(20.0, 20.0, pieces, Gait(0.25, 45.0))
    return Mover(table, human("a", *at, z), others, 1.0)


def area(west: float, south: float, east: float, north: float) -> Area:
    return Area(((west, south), (east, south), (east, north), (west, north)))


def found(way: Way | None) -> Way:
    assert way is not None
    return way


def covers(areas: tuple[tuple[float, Region], ...], place: Point, slack: float = 0.0) -> bool:
    whole = shapely.union_all([geometry_of(region) for _, region in areas])
    return bool(whole.buffer(slack).covers(shapely.Point(place)))


def least(cost_at: Callable[[float], float], low: float, high: float) -> float:
    """The least value of a function that falls and then rises: by thirds."""
    for _ in range(100):
        one, two = low + (high - low) / 3.0, high - (high - low) / 3.0
        low, high = (low, two) if cost_at(one) < cost_at(two) else (one, high)
    return cost_at((low + high) / 2.0)


# -- the open table -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("limit", [0.5, 2.37, 6.0])
def test_on_an_empty_table_one_reaches_a_disc(limit: float) -> None:
    ((height, region),) = reach(mover(), METRES, (limit,))[0]
    disc, shape = shapely.Point(10.0, 10.0).buffer(limit, quad_segs=256), geometry_of(region)
    assert height == 0.0
    assert shape.difference(disc.buffer(1e-3)).area == 0.0
    assert shape.buffer(EXACT).covers(disc)


def test_a_straight_way_costs_its_length_with_its_fraction() -> None:
    way = found(cheapest(mover(), METRES, (12.34, 11.07), 0.0, 6.0))
    assert way.cost == pytest.approx(hypot(2.34, 1.07), abs=1e-9)
    assert way.points == ((10.0, 10.0, 0.0), (12.34, 11.07, 0.0))
    assert cheapest(mover(), METRES, (12.34, 11.07), 0.0, 2.5) is None
    assert found(cheapest(mover(), Rates(2.0), (12.0, 10.0), 0.0, 6.0)).cost == pytest.approx(4.0)


def test_reach_of_several_limits_grows_with_them() -> None:
    one, two, none = reach(mover(block("b", 11, 8, 12, 12, 3.0)), METRES, (2.0, 3.0, 0.0))
    small, large = (shapely.union_all([geometry_of(region) for _, region in areas]) for areas in (one, two))
    assert large.buffer(0.01).covers(small)
    assert large.area > small.area + 1.0
    assert none == ()


def test_a_search_that_nobody_wants_any_more_gives_up() -> None:
    with pytest.raises(GivenUp):
        cheapest(mover(), METRES, (12.0, 10.0), 0.0, 6.0, stop=lambda: True)


# -- round a corner -----------------------------------------------------------------------------------------------


def round_corner(start: Point, goal: Point, corner: Point, radius: float) -> float:
    """The length of the shortest way round a disc, passed to its north-west: tangent, arc, tangent."""
    (ax, ay), (bx, by) = ((x - corner[0], y - corner[1]) for x, y in (start, goal))
    one, two = hypot(ax, ay), hypot(bx, by)
    # Turned clockwise from the start to the goal, as seen from the corner.
    turn = (atan2(ay, ax) - atan2(by, bx)) % (2.0 * pi)
    arc = turn - acos(radius / one) - acos(radius / two)
    if arc <= 0.0:
        return plan_distance(start, goal)
    return sqrt(one * one - radius * radius) + sqrt(two * two - radius * radius) + radius * arc


@pytest.mark.parametrize("seed", range(3))
def test_ways_round_a_corner_are_tangents_and_an_arc(seed: int) -> None:
    dice = random.Random(f"tangents {seed}")
    corner = block("b", 10, 0, 20, 10, 3.0)
    start = (round(dice.uniform(6.0, 9.7), 3), round(dice.uniform(5.0, 9.9), 3))
    body = mover(corner, at=start)
    areas = {limit: reach(body, METRES, (limit,))[0] for limit in (3.0, 5.0)}
    for _ in range(times(12, 40)):
        goal = (round(dice.uniform(9.8, 15.0), 3), round(dice.uniform(10.26, 14.0), 3))
        exact = round_corner(start, goal, (10.0, 10.0), RADIUS)
        way = found(cheapest(body, METRES, goal, 0.0, 20.0))
        assert exact - 0.002 <= way.cost <= exact + EXACT, goal
        for limit, region in areas.items():
            assert not covers(region, goal) or exact <= limit + 0.002, goal
            assert covers(region, goal) or exact >= limit - EXACT, goal


def test_other_bodies_are_gone_round() -> None:
    body = mover(others=(human("b", 12.0, 10.0),))
    way = found(cheapest(body, METRES, (14.0, 10.0), 0.0, 9.0))
    half = sqrt(2.0**2 - 0.5**2)
    exact = 2.0 * half + 0.5 * (pi - 2.0 * acos(0.5 / 2.0))
    assert exact - 0.002 <= way.cost <= exact + EXACT


# -- up and down --------------------------------------------------------------------------------------------------


def test_a_rise_costs_what_the_system_says_and_a_ledge_nothing() -> None:
    """A ledge of 0.2, then a block 0.8 high, over a length of 2.4."""
    ledge, top = block("ledge", 10.6, 5, 20, 15, 0.2), block("top", 11.2, 5, 20, 15, 0.8, 0.2)
    body = mover(ledge, top)
    way = found(cheapest(body, METRES, (12.4, 10.0), 1.0, 9.0))
    assert way.cost == pytest.approx(2.4 + 2.0 * 0.8, abs=0.005)
    assert way.length == pytest.approx(2.4, abs=0.005)
    assert sum(stretch.up for stretch in way.stretches) == pytest.approx(0.8)
    assert cheapest(body, METRES, (12.4, 10.0), 1.0, 3.9) is None
    by_hand = drawn(body, METRES, [(12.4, 10.0)])
    assert by_hand.stopped is None
    assert by_hand.way.cost == pytest.approx(4.0, abs=0.005)
    assert by_hand.way.points[-1] == (12.4, 10.0, 1.0)


def test_what_is_too_high_is_refused() -> None:
    body = mover(block("b", 11, 5, 20, 15, 1.2))
    assert cheapest(body, METRES, (13.0, 10.0), 1.2, 30.0) is None
    stopped = drawn(body, METRES, [(13.0, 10.0)]).stopped
    assert stopped is not None
    assert (stopped.obstacle, stopped.reason) == ("b", "height")
    assert stopped.place[:2] == pytest.approx((10.75, 10.0), abs=0.002)
    crawling = Rates(highest=0.0, deepest=0.0)
    assert cheapest(mover(block("b", 11, 5, 20, 15, 0.5)), crawling, (13.0, 10.0), 0.5, 30.0) is None
    down = mover(block("b", 0, 0, 11, 20, 1.2), z=1.2)
    assert cheapest(down, METRES, (13.0, 10.0), 0.0, 30.0) is None
    assert cheapest(down, Rates(down=2.0), (13.0, 10.0), 0.0, 30.0) is not None


def test_over_a_wall_or_round_it_whatever_costs_less() -> None:
    long, short = block("w", 11, 2, 11.2, 18, 0.5), block("w", 11, 9.8, 11.2, 10.2, 0.5)
    over = found(cheapest(mover(long), METRES, (12.4, 10.0), 0.0, 9.0))
    assert over.cost == pytest.approx(2.4 + 2.0 * (0.5 + 0.5), abs=0.005)
    assert (sum(each.up for each in over.stretches), sum(each.down for each in over.stretches)) == (0.5, 0.5)
    past = found(cheapest(mover(short), METRES, (12.4, 10.0), 0.0, 9.0))
    assert {each.kind for each in past.stretches} == {"walk"}
    assert past.cost < over.cost


@pytest.mark.parametrize("seed", range(4))
def test_straight_over_the_border_of_a_platform_costs_its_length_and_its_rise(seed: int) -> None:
    """Aslant over a straight border the cheapest way is the straight one; behind its end it bends there."""
    dice = random.Random(f"aslant {seed}")
    body = mover(block("b", 11, 0, 20, 20, 0.6), at=(round(dice.uniform(9.0, 10.7), 3), 10.0))
    (low, high) = reach(body, METRES, (4.0,))[0]
    assert (low[0], high[0]) == (0.0, 0.6)
    for _ in range(12):
        goal = (round(dice.uniform(11.3, 14.0), 3), round(dice.uniform(7.0, 13.0), 3))
        exact = plan_distance(body.body.position, goal) + 2.0 * 0.6
        way = found(cheapest(body, METRES, goal, 0.6, 20.0))
        assert exact - 0.002 <= way.cost <= exact + EXACT, goal
        assert not covers((high,), goal) or exact <= 4.0 + 0.002
        assert covers((high,), goal) or exact >= 4.0 - EXACT, goal


def test_a_gap_is_stepped_over_where_the_system_says_so_only() -> None:
    """Else the way leads down into it and up again: nothing holds a body up in the air."""
    body = mover(block("w", 5, 5, 11, 15, 1.0), block("e", 11.8, 5, 16, 15, 1.0), z=1.0)
    leaps = Rates(1.0, up=2.0, down=2.0, highest=1.0, deepest=1.0, leaps=True)
    assert found(cheapest(body, leaps, (13.0, 10.0), 1.0, 20.0)).cost == pytest.approx(3.0, abs=0.005)
    down = found(cheapest(body, METRES, (13.0, 10.0), 1.0, 20.0))
    assert down.cost == pytest.approx(3.0 + 2.0 * 2.0, abs=EXACT)
    assert min(z for _, _, z in down.points) == 0.0
    deep = Rates(1.0, up=2.0, down=2.0, highest=0.9, deepest=0.9)
    assert cheapest(body, deep, (13.0, 10.0), 1.0, 20.0) is None


def test_ramps_are_walked_for_their_length_seen_from_above() -> None:
    body = mover(ramp_east("r", 11, 8, 13, 12, 1.0), block("b", 13, 8, 16, 12, 1.0))
    way = found(cheapest(body, METRES, (14.0, 10.0), 1.0, 9.0))
    assert way.cost == pytest.approx(4.0, abs=1e-6)


@pytest.mark.parametrize("height", [0.0, 0.8])
def test_a_broad_body_gets_up_and_down_a_ramp_where_the_gait_opens_what_it_leads_up_to(height: float) -> None:
    """With a room below the top, too, which then is a storey of its own."""
    top = Piece("top", ((8, 0), (16, 0), (16, 12), (8, 12)), base=height, height=3.0 - height)
    pieces = (ramp_east("ramp", 4.0, 2.0, 8.0, 10.0, 3.0), top)
    for gait, leads in ((Gait(0.5, 45.0), False), (Gait(0.5, 45.0, opens_ramps=True), True)):
        table = Battlefield(20.0, 20.0, pieces, gait)
        low, high = Body("a", Circle(1.5), 2.0, 6.0, 0.0, 0.0, 3.0, 2.7), ((12.0, 6.0), 3.0)
        up = cheapest(Mover(table, low, (), 0.5), Rates(), *high, 20.0)
        assert (up is not None) is leads
        down = cheapest(Mover(table, low.at(12.0, 6.0, 3.0), (), 0.5), Rates(), (2.0, 6.0), 0.0, 20.0)
        assert (down is not None) is leads
        on = low.at(7.0, 6.0, 2.25)
        assert (cheapest(Mover(table, on, (), 0.5), Rates(), *high, 20.0) is not None) is leads
        (areas,) = reach(Mover(table, low, (), 0.5), Rates(), (11.0,))
        assert covers(areas, (12.0, 6.0)) is leads
        if up is not None:
            assert up.cost == pytest.approx(10.0, abs=EXACT)


# -- dear areas ---------------------------------------------------------------------------------------------------

BOG = Rates(dear=(((area(12.0, 0.0, 20.0, 20.0),), 1.0),))


def test_a_step_in_a_dear_area_costs_more_and_overlaps_of_a_group_count_once() -> None:
    groups = Rates(dear=(((area(11, 5, 13, 15), area(12, 5, 14, 15)), 1.0), ((area(13.5, 5, 15, 15),), 0.5)))
    by_hand = drawn(mover(), groups, [(16.0, 10.0)])
    assert by_hand.way.cost == pytest.approx(6.0 + 3.0 + 0.5 * 1.5, abs=1e-6)
    assert found(cheapest(mover(), groups, (16.0, 10.0), 0.0, 12.0)).cost <= by_hand.way.cost + 1e-6


def test_a_dear_area_at_heights_where_nobody_walks_costs_nothing() -> None:
    clouds = Rates(dear=(((Area(area(11, 5, 13, 15).outline, (), (5.0, 6.0)),), 1.0),))
    assert found(cheapest(mover(), clouds, (16.0, 10.0), 0.0, 12.0)).cost == pytest.approx(6.0, abs=1e-6)


@pytest.mark.parametrize("seed", range(3))
def test_ways_into_a_dear_area_bend_at_its_border_as_light_does(seed: int) -> None:
    dice = random.Random(f"refraction {seed}")
    x = round(dice.uniform(8.0, 11.9), 3)
    body = mover(at=(x, 10.0))
    areas = reach(body, BOG, (5.0,))[0]
    for _ in range(times(10, 25)):
        east, north = round(dice.uniform(12.02, 15.0), 3), round(dice.uniform(5.0, 15.0), 3)

        def over(at: float, east: float = east, north: float = north) -> float:
            return hypot(12.0 - x, at - 10.0) + 2.0 * hypot(east - 12.0, north - at)

        exact = least(over, 0.0, 20.0)
        way = found(cheapest(body, BOG, (east, north), 0.0, 30.0))
        assert exact - 0.002 <= way.cost <= exact + EXACT, (east, north)
        assert not covers(areas, (east, north)) or exact <= 5.0 + 0.003, (east, north)
        assert covers(areas, (east, north)) or exact >= 5.0 - EXACT, (east, north)


def test_a_small_bog_is_gone_round() -> None:
    bog = Rates(dear=(((area(11, 9, 13, 11.2),), 3.0),))
    way = found(cheapest(mover(), bog, (14.0, 10.0), 0.0, 12.0))
    assert way.cost == pytest.approx(hypot(1.0, 1.0) * 2.0 + 2.0, abs=EXACT)


# -- never too much -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_what_is_reached_can_be_walked_among_blocks_of_many_heights(seed: int) -> None:
    """Each place in the reach has a way that costs no more, swept stretch by stretch; a place with a way is in it."""
    dice = random.Random(f"blocks by length {seed}")
    pieces = []
    for number in range(7):
        west, south = dice.uniform(6.0, 13.0), dice.uniform(6.0, 13.0)
        if not (west - 0.5 < 10.0 < west + 2.0 and south - 0.5 < 10.0 < south + 2.0):
            east, north = west + dice.uniform(0.3, 1.5), south + dice.uniform(0.3, 1.5)
            pieces.append(block(f"b{number}", west, south, east, north, dice.choice((0.2, 0.7, 1.0, 2.0))))
    body = mover(*pieces)
    areas = reach(body, METRES, (4.0,))[0]
    asked = 0
    while asked < times(8, 25):
        goal = (round(dice.uniform(6.5, 13.5), 3), round(dice.uniform(6.5, 13.5), 3))
        heights = stand_heights(body.battlefield, *goal)
        safe = [z for z in heights if stand(body.battlefield, body.put_down(goal, z), ()).safe]
        ways = [(z, cheapest(body, METRES, goal, z, 6.0)) for z in safe]
        if not ways:
            continue
        asked += 1
        cost = min((way.cost for _, way in ways if way is not None), default=inf)
        assert not covers(areas, goal, -0.01) or cost <= 4.0 + EXACT, goal
        assert covers(areas, goal, 0.01) or cost >= 4.0 - EXACT, goal
        for z, way in ways:
            if way is not None:
                assert way.points[-1] == (*goal, z)
                assert way.cost == pytest.approx(way.length + 2.0 * sum(each.up + each.down for each in way.stretches))
                for each in way.stretches:
                    if each.kind == "walk":
                        end = walk(body.battlefield, body.body.at(*each.start), each.end[:2], ())
                        assert (end.x, end.y) == each.end[:2]


# -- by hand ------------------------------------------------------------------------------------------------------


def test_a_drawn_way_costs_its_legs_and_stops_where_it_cannot_go_on() -> None:
    way = drawn(mover(), METRES, [(11.2, 10.0), (11.2, 11.8)])
    assert way.stopped is None
    assert way.way.cost == pytest.approx(3.0)
    assert [each.length for each in way.way.stretches] == pytest.approx([1.2, 1.8])
    blocked = drawn(mover(block("b", 11, 5, 12, 15, 3.0)), METRES, [(10.5, 10.0), (14.0, 10.0)])
    assert blocked.stopped is not None
    assert blocked.stopped.obstacle == "b"
    assert blocked.way.points[-1][:2] == pytest.approx((10.75, 10.0), abs=0.002)
    somebody = drawn(mover(others=(human("b", 12.0, 10.0),)), METRES, [(14.0, 10.0)])
    assert somebody.stopped is not None
    assert (somebody.stopped.obstacle, somebody.stopped.reason) == ("b", "in-the-way")
    border = drawn(mover(), METRES, [(21.0, 10.0)])
    assert border.stopped is not None
    assert border.stopped.reason == "edge"


@pytest.mark.parametrize("place", [(11.855, 10.475), (11.697, 10.391), (11.65, 10.35), (11.546, 10.202)])
def test_a_drawn_way_ends_where_one_can_stand_and_not_a_hair_in_somebody(place: Point) -> None:
    body = mover(at=(8.0, 10.0), others=(human("b", 12.0, 10.0),))
    way = drawn(body, METRES, [place])
    assert way.stopped is not None
    assert plan_distance(way.way.points[-1][:2], place) < EXACT
    assert stand(body.battlefield, body.body.at(*way.way.points[-1]), body.others).safe


def test_a_drawn_way_leads_down_and_not_into_the_air() -> None:
    body = mover(block("b", 5, 5, 11, 15, 0.8), z=0.8)
    down = drawn(body, METRES, [(13.0, 10.0)])
    assert down.stopped is None
    assert down.way.cost == pytest.approx(3.0 + 1.6, abs=0.005)
    assert down.way.points[-1] == (13.0, 10.0, 0.0)
    edge = drawn(body, METRES, [(11.1, 10.0)]).stopped
    assert edge is not None


@pytest.mark.parametrize("aside", [0.05, 0.1, 0.15, 0.2, 0.24])
def test_a_drawn_way_leads_over_the_corner_of_a_block_and_down_behind_it(aside: float) -> None:
    """What is stepped over is passed beside, so that the way to the border is no round number."""
    over = drawn(mover(block("b", 11, 10 + aside, 11.2, 12, 0.8)), METRES, [(12.0, 10.0)])
    assert over.stopped is None
    assert over.way.cost == pytest.approx(2.0 + 2.0 * (0.8 + 0.8), abs=0.005)
    assert over.way.points[-1] == (12.0, 10.0, 0.0)
    along = drawn(mover(block("b", 11, 10 + aside, 14, 12, 0.8)), METRES, [(12.0, 10.0)]).stopped
    assert along is not None
    assert along.obstacle == "b"


def test_a_way_that_was_found_over_a_border_can_be_drawn_from_bend_to_bend() -> None:
    body = mover(block("b", 11, 5, 20, 15, 0.8))
    way = found(cheapest(body, METRES, (12.4, 11.3), 0.8, 9.0))
    again = drawn(body, METRES, [place[:2] for place in way.points[1:]])
    assert again.stopped is None
    assert again.way.cost == pytest.approx(way.cost, abs=0.001)
    assert again.way.points[-1] == way.points[-1]


def test_nobody_turns_half_on_a_ledge_but_beside_it_or_on_top() -> None:
    deck = block("deck", 10, 8, 14, 11, 0.25)
    rails = block("south", 10, 7.9, 14, 8.1, 1.5), block("north", 10, 10.9, 14, 11.1, 1.5)
    for at in ((6.0, 6.5), (8.0, 7.9), (9.0, 12.0)):
        one = mover(deck, *rails, at=at)
        way = found(cheapest(one, METRES, (13.0, 9.3), 0.25, 30.0))
        assert way.length < plan_distance(at, (13.0, 9.3)) + 0.3
        for x, y, z in way.points:
            assert stand(one.battlefield, one.body.at(x, y, z), ()).safe, "it could stop there"

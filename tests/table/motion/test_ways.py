"""Ways along the ground, across, up and down."""

from __future__ import annotations

import random
from math import hypot

import numpy as np
import numpy.typing as npt
import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from pb12table.table.battlefield import Battlefield, Body, inside_table
from pb12table.table.footprints import footprint_polygon
from pb12table.table.motion.contact import in_contact, overlapping
from pb12table.table.motion.falling import stand
from pb12table.table.motion.sweep import WayEnd, lift, slide, walk
from pb12table.table.shapes import Circle, Footprint, Outline, moved
from pb12table.table.terrain import Piece
from tests.table.scene import GAIT, block, coach, field, human, ramp_east


def _end(way_end: WayEnd) -> tuple[float, float, float]:
    return (way_end.x, way_end.y, way_end.z)


@pytest.mark.vector("V024")
def test_v024_up_and_over_a_block() -> None:
    table, body = field(block("block", 1.25, 5, 2.75, 9)), human("a", 1, 7)
    assert walk(table, body, (2, 7), ()).obstacle == "block"
    up = lift(table, body, 1.0, ())
    assert _end(up) == (1.0, 7.0, 1.0)
    across = slide(table, body.at(*_end(up)), (2, 7), ())
    assert _end(across) == (2.0, 7.0, 1.0)
    assert across.obstacle is None
    assert stand(table, body.at(*_end(across)), ()).supports == ("block",)
    beyond = slide(table, body.at(*_end(across)), (3, 7), ())
    down = lift(table, body.at(*_end(beyond)), -1.0, ())
    assert _end(down) == (3.0, 7.0, 0.0)
    assert down.obstacle is None
    assert _end(walk(table, body.at(*_end(down)), (4, 7), ())) == (4.0, 7.0, 0.0)


@pytest.mark.vector("V025")
def test_v025_over_a_thin_fence_and_down() -> None:
    fence = Piece("fence", ((1.5, 5.0), (1.5, 9.0)), thin=True)
    table, body = field(fence), human("a", 1, 7)
    assert walk(table, body, (2, 7), ()).obstacle == "fence"
    across = slide(table, body.at(1, 7, 1.0), (2, 7), ())
    assert _end(across) == (2.0, 7.0, 1.0)
    assert not stand(table, body.at(*_end(across)), ()).safe
    assert _end(lift(table, body.at(*_end(across)), -1.0, ())) == (2.0, 7.0, 0.0)


@pytest.mark.vector("V086")
@pytest.mark.parametrize(("height", "x", "z", "obstacle"), [(0.25, 12.5, 0.25, None), (0.30, 11.75, 0.0, "ledge")])
def test_v086_ledges(height: float, x: float, z: float, obstacle: str | None) -> None:
    way_end = walk(field(block("ledge", 12, 0, 20, 20, height)), human("a", 11, 10), (12.5, 10), ())
    assert _end(way_end) == (x, 10.0, z)
    assert way_end.obstacle == obstacle
    assert way_end.travelled == pytest.approx(x - 11)


@pytest.mark.vector("V086")
def test_v086_ledges_down() -> None:
    low, high = field(block("ledge", 0, 0, 12, 20, 0.25)), field(block("ledge", 0, 0, 12, 20, 0.3))
    assert _end(walk(low, human("a", 11, 10, 0.25), (12.5, 10), ())) == (12.5, 10.0, 0.0)
    assert _end(walk(high, human("a", 11, 10, 0.3), (12.5, 10), ())) == (12.5, 10.0, 0.3)


@pytest.mark.vector("V087")
def test_v087_over_a_gap() -> None:
    table = field(block("w", 5, 5, 10, 9, 2.0), block("e", 10.5, 5, 15, 9, 2.0))
    way_end = walk(table, human("a", 9.75, 7, 2.0), (10.75, 7), ())
    assert _end(way_end) == (10.75, 7.0, 2.0)
    assert stand(table, human("a", 10.75, 7, 2.0), ()).safe


@pytest.mark.vector("V131")
def test_v131_ending_in_contact_is_no_collision() -> None:
    table = field(block("wall", 0, 12, 30, 13, 3.0))
    way_end = walk(table, human("a", 10, 11), (10, 11.75), ())
    assert _end(way_end) == (10.0, 11.75, 0.0)
    assert way_end.obstacle is None


@pytest.mark.vector("V142")
def test_v142_past_the_edge_of_a_roof() -> None:
    table = field(block("roof", 5, 5, 15, 12, 3.0))
    way_end = walk(table, human("a", 10, 10, 3.0), (10, 13), ())
    assert _end(way_end) == (10.0, 13.0, 3.0)
    assert way_end.obstacle is None
    assert not stand(table, human("a", 10, 13, 3.0), ()).safe


@pytest.mark.vector("V143")
def test_v143_stopped_by_a_wall() -> None:
    thick = walk(field(block("wall", 0, 12, 30, 13, 3.0)), human("a", 10, 10), (10, 13), ())
    assert _end(thick) == (10.0, 11.75, 0.0)
    assert (thick.obstacle, thick.at_edge, thick.contact) == ("wall", False, (10.0, 12.0))
    assert thick.travelled == 1.75
    thin = Piece("wall", ((0.0, 12.0), (30.0, 12.0)), height=3.0, thin=True)
    assert _end(walk(field(thin), human("a", 10, 10), (10, 13), ())) == (10.0, 11.75, 0.0)


@pytest.mark.vector("V180")
def test_v180_into_the_air_beside_a_wall() -> None:
    table = field(block("wall", 5, 0, 6, 10, 3.0))
    body = human("a", 4.75, 5)
    assert _end(lift(table, body, 1.0, ())) == (4.75, 5.0, 1.0)
    assert _end(lift(table, body.at(4.75, 5, 1.0), -1.0, ())) == (4.75, 5.0, 0.0)
    assert slide(table, body.at(4.75, 5, 1.0), (5.75, 5), ()).obstacle == "wall"


def test_in_touch_along_and_away_is_free_and_into_is_not() -> None:
    table = field(block("wall", 0, 12, 30, 13, 3.0))
    body = human("a", 10, 11.75)
    assert _end(walk(table, body, (12, 11.75), ())) == (12.0, 11.75, 0.0)
    assert _end(walk(table, body, (12, 10.75), ())) == (12.0, 10.75, 0.0)
    assert walk(table, body, (10, 11.76), ()).travelled == 0.0
    assert walk(table, body, (10, 11.76), ()).obstacle == "wall"
    beside = human("b", 10.5, 11.75)
    assert walk(table, body, (9, 11.75), (beside,)).obstacle is None
    assert walk(table, body, (10, 10.75), (beside,)).obstacle is None
    assert walk(table, body, (11, 11.75), (beside,)).obstacle == "b"


@pytest.mark.parametrize(("gap", "passes"), [(0.5, True), (0.501, True), (0.499, False)])
def test_gaps_as_wide_as_the_footprint(gap: float, passes: bool) -> None:
    table = field(block("s", 5, 0, 7, 5, 3.0), block("n", 5, 5 + gap, 7, 9, 3.0))
    way_end = walk(table, human("a", 4, 5.25), (9, 5.25), ())
    assert (way_end.obstacle is None) is passes
    thin = field(
        Piece("s", ((6.0, 0.0), (6.0, 5.0)), height=3.0, thin=True),
        Piece("n", ((6.0, 5.0 + gap), (6.0, 9.0)), height=3.0, thin=True),
    )
    assert (walk(thin, human("a", 4, 5.25), (9, 5.25), ()).obstacle is None) is passes
    bodies = (human("c", 6, 4.75 - 0.0), human("d", 6, 5.25 + gap))
    assert (walk(field(), human("a", 4, 5.0 + gap / 2), (9, 5.0 + gap / 2), bodies).obstacle is None) is passes


@pytest.mark.parametrize(("gap", "passes"), [(2.0, True), (1.999, False)])
def test_gaps_as_wide_as_a_vehicle(gap: float, passes: bool) -> None:
    table = field(block("s", 15, 0, 17, 5, 3.0), block("n", 15, 5 + gap, 17, 9, 3.0))
    way_end = walk(table, coach("v", 4, 6), (25, 6), ())
    assert (way_end.obstacle is None) is passes


def test_a_slanting_gap_lets_pass_what_fits() -> None:
    # Two walls at 45 degrees, exactly a footprint apart.
    half = 0.25 * 2**0.5
    low = Piece("low", ((10.0 + half, 10.0 - half), (14.0 + half, 14.0 - half)), height=3.0, thin=True)
    high = Piece("high", ((10.0 - half, 10.0 + half), (14.0 - half, 14.0 + half)), height=3.0, thin=True)
    way_end = walk(field(low, high), human("a", 9, 9), (15, 15), ())
    assert _end(way_end) == (15.0, 15.0, 0.0)


def test_the_edge_of_the_table_stops_without_obstacle() -> None:
    way_end = walk(field(), human("a", 1, 5), (-3, 5), ())
    assert _end(way_end) == (0.25, 5.0, 0.0)
    assert (way_end.obstacle, way_end.at_edge, way_end.contact) == (None, True, None)
    corner = walk(field(), human("a", 59, 39), (62, 41), ())
    assert corner.at_edge
    assert inside_table(field(), human("a", corner.x, corner.y))
    assert walk(field(), human("a", 0.25, 5), (0.25, 9), ()).at_edge is False
    assert walk(field(), coach("v", 5, 5), (-3, 5), ()).x == 2.0


def test_nowhere_to_go_is_no_way() -> None:
    assert walk(field(), human("a", 5, 5), (5, 5), ()) == WayEnd(5, 5, 0.0, 0.0, None, False, None)


RAMP = ramp_east("ramp", 5, 5, 8, 8, 2.0)
PLATFORM = block("platform", 8, 5, 12, 8, 2.0)


def test_up_a_ramp_and_down_again() -> None:
    table = field(RAMP, PLATFORM)
    assert _end(walk(table, human("a", 4, 6.5), (10, 6.5), ())) == (10.0, 6.5, 2.0)
    assert _end(walk(table, human("a", 10, 6.5, 2.0), (4, 6.5), ())) == (4.0, 6.5, 0.0)
    half_way = walk(table, human("a", 4, 6.5), (6.5, 6.5), ())
    assert _end(half_way) == (6.5, 6.5, 1.0)
    assert stand(table, human("a", *_end(half_way)), ()).safe
    assert half_way.travelled == 2.5


def test_a_ramp_of_forty_five_degrees_can_be_walked_and_a_steeper_one_not() -> None:
    steep = field(ramp_east("ramp", 5, 5, 8, 8, 3.0), block("platform", 8, 5, 12, 8, 3.0))
    assert _end(walk(steep, human("a", 4, 6.5), (10, 6.5), ())) == (10.0, 6.5, 3.0)
    steeper = field(ramp_east("ramp", 5, 5, 8, 8, 3.1), block("platform", 8, 5, 12, 8, 3.1))
    way_end = walk(steeper, human("a", 4, 6.5), (10, 6.5), ())
    assert way_end.obstacle == "ramp"
    # It stops where the slope is 0.25 high.
    assert way_end.x == pytest.approx(5 - 0.25, abs=2e-3)


def test_the_side_of_a_ramp_is_a_wall_where_it_is_high() -> None:
    table = field(RAMP)
    high = walk(table, human("a", 7, 4), (7, 7), ())
    assert (_end(high), high.obstacle) == ((7.0, 4.75, 0.0), "ramp")
    low = walk(table, human("a", 5.1, 4), (5.1, 6.5), ())
    assert low.obstacle is None
    assert low.z == pytest.approx(2.0 * 0.1 / 3.0, abs=1e-3)
    assert walk(table, human("a", 9, 6.5), (7, 6.5), ()).obstacle == "ramp"


def test_off_the_side_of_a_ramp_the_height_stays() -> None:
    assert _end(walk(field(RAMP), human("a", 7, 6.5, 1.333), (7, 3), ())) == (7.0, 3.0, 1.333)


def test_under_a_bridge_and_over_it() -> None:
    table = field(block("bridge", 4, 0, 6, 10, 0.5, 2.5))
    assert walk(table, human("a", 2, 5), (8, 5), ()).obstacle is None
    assert _end(walk(table, human("a", 5, 2, 3.0), (5, 8), (human("b", 5, 5),))) == (5.0, 8.0, 3.0)
    low = field(block("bridge", 4, 0, 6, 10, 0.5, 1.9))
    assert walk(low, human("a", 2, 5), (8, 5), ()).obstacle == "bridge"


@pytest.mark.rule("RU044")
def test_a_ceiling_as_high_as_the_body_stops_who_begins_at_the_very_foot_of_a_ramp_under_it() -> None:
    """Its place, on the grid, lies a hair up the slope, and it would leave the ceiling as it rises."""
    ring = ((3.1489983, 2.5153), (5.1489983, 2.5153), (5.1489983, 4.5153), (3.1489983, 4.5153))
    ramp = Piece("ramp", ring, low_edge=(ring[0], ring[3]), high_edge=(ring[1], ring[2]))
    table = field(ramp, block("ceiling", 3.068, 4.466, 4.185, 10.364, 0.3, 2.0))
    passage = walk(table, human("a", 3.149, 4.505), (3.2, 4.0), ())
    assert (passage.x, passage.y, passage.obstacle) == (3.149, 4.505, "ceiling")
    assert walk(table, human("a", 3.149, 4.21), (3.2, 4.0), ()).obstacle is None


def test_up_a_ramp_against_a_ceiling() -> None:
    ceiling = block("ceiling", 6, 0, 12, 12, 0.5, 3.0)
    way_end = walk(field(RAMP, ceiling), human("a", 4, 6.5), (7.9, 6.5), ())
    # The head meets the ceiling at a stand height of 1.
    assert way_end.obstacle == "ceiling"
    assert way_end.x == pytest.approx(6.5, abs=2e-3)


def test_stairs_with_low_treads_are_walked() -> None:
    steps = tuple(block(f"s{i}", 5 + 0.2 * i, 5, 12, 8, 0.25 * (i + 1)) for i in range(6))
    assert _end(walk(field(*steps), human("a", 4, 6.5), (9, 6.5), ())) == (9.0, 6.5, 1.5)
    # No base that is wider than two treads comes to rest on them before the last: it would stand inside of the next.
    blocked = walk(field(*steps, block("top", 6.2, 5, 12, 8, 1.8)), human("a", 4, 6.5), (9, 6.5), ())
    assert (_end(blocked), blocked.obstacle) == ((4.75, 6.5, 0.0), "s0")


def test_a_low_ledge_beside_a_high_block_does_not_help_over_it() -> None:
    table = field(block("ledge", 5, 0, 7, 6.5, 0.25), block("block", 5, 6.5, 7, 9, 0.5))
    way_end = walk(table, human("a", 4, 6.6), (6, 6.6), ())
    assert way_end.obstacle == "block"


def test_what_is_passable_stops_nobody() -> None:
    table = field(block("wood", 4, 0, 6, 10, 3.0, passable=True))
    assert _end(walk(table, human("a", 2, 5), (8, 5), ())) == (8.0, 5.0, 0.0)


def test_out_of_and_into_a_yard() -> None:
    yard = ((4.0, 4.0), (8.0, 4.0), (8.0, 8.0), (4.0, 8.0))
    house = Piece("house", ((2.0, 2.0), (10.0, 2.0), (10.0, 10.0), (2.0, 10.0)), (yard,), height=3.0)
    assert _end(walk(field(house), human("a", 6, 6), (1, 6), ())) == (4.25, 6.0, 0.0)
    assert _end(walk(field(house), human("a", 1, 6), (6, 6), ())) == (1.75, 6.0, 0.0)
    assert _end(walk(field(house), human("a", 6, 6), (7.75, 7.75), ())) == (7.75, 7.75, 0.0)


def test_into_the_corner_of_an_angle() -> None:
    angle = Piece("angle", ((5.0, 5.0), (9.0, 5.0), (9.0, 6.0), (6.0, 6.0), (6.0, 9.0), (5.0, 9.0)), height=3.0)
    way_end = walk(field(angle), human("a", 8, 8), (5, 5), ())
    assert _end(way_end) == (6.25, 6.25, 0.0)


def test_vehicles_turn_with_their_facing() -> None:
    table = field(block("wall", 20, 0, 21, 20, 3.0))
    assert walk(table, coach("v", 10, 10), (25, 10), ()).x == 18.0
    assert walk(table, coach("v", 10, 10, 0.0, 90.0), (25, 10), ()).x == 19.0
    slanting = walk(table, coach("v", 10, 10, 0.0, 45.0), (25, 10), ())
    assert slanting.x == pytest.approx(20 - 3 / 2**0.5, abs=1e-3)
    assert slanting.contact is not None
    assert slanting.contact[0] == 20.0
    assert slanting.contact[1] == pytest.approx(10 + 1 / 2**0.5, abs=1e-3)


def test_vehicles_and_bodies() -> None:
    assert walk(field(), coach("v", 10, 10), (20, 10), (human("a", 15, 10.5),)).x == 12.75
    assert walk(field(), human("a", 15, 10.5), (8, 10.5), (coach("v", 10, 10),)).x == 12.25
    assert walk(field(), coach("v", 10, 10), (20, 10), (coach("w", 16, 11.5),)).x == 12.0
    rounding = walk(field(), coach("v", 10, 10), (20, 10), (human("a", 15, 11.2),))
    assert rounding.x == pytest.approx(15 - 2 - (0.25**2 - 0.2**2) ** 0.5, abs=2e-3)
    assert walk(field(), coach("v", 10, 10), (20, 10), (human("a", 15, 11.25),)).obstacle is None


def test_lift_stops_below_and_above() -> None:
    table = field(block("deck", 4, 0, 6, 10, 0.5, 2.5))
    up = lift(table, human("a", 5, 5), 1.0, ())
    assert (_end(up), up.obstacle) == ((5.0, 5.0, 0.5), "deck")
    down = lift(table, human("a", 5, 5, 4.0), -2.0, ())
    assert (_end(down), down.obstacle) == ((5.0, 5.0, 3.0), "deck")
    touching = lift(table, human("a", 3.75, 5), 1.0, ())
    assert (_end(touching), touching.obstacle) == ((3.75, 5.0, 1.0), None)
    assert _end(lift(table, human("a", 1, 1, 0.5), -1.0, ())) == (1.0, 1.0, 0.0)
    on_head = lift(field(), human("a", 5, 5, 2.5), -1.0, (human("b", 5.2, 5),))
    assert (_end(on_head), on_head.obstacle) == ((5.0, 5.0, 2.0), "b")
    below = lift(field(), human("a", 5, 5), 1.0, (human("b", 5.2, 5, 2.6),))
    assert (_end(below), below.obstacle) == ((5.0, 5.0, 0.6), "b")
    ramp = lift(field(RAMP), human("a", 6.5, 6.5, 2.0), -2.0, ())
    assert (_end(ramp), ramp.obstacle) == ((6.5, 6.5, 1.0), "ramp")


def test_what_overlaps_from_the_start_lets_out_but_not_deeper_in() -> None:
    table = field(block("hut", 5, 5, 8, 8, 3.0))
    body = human("a", 5.2, 6.5)
    assert _end(walk(table, body, (3, 6.5), ())) == (3.0, 6.5, 0.0)
    assert _end(walk(table, body, (5.2, 9), ())) == (5.2, 9.0, 0.0)
    assert walk(table, body, (6, 6.5), ()).obstacle == "hut"
    assert walk(table, body, (6, 6.5), ()).travelled == 0.0
    crowd = (human("b", 5.5, 3),)
    assert walk(table, human("a", 5.2, 3), (6, 3), crowd).obstacle == "b"
    assert walk(table, human("a", 5.2, 3), (4, 3), crowd).obstacle is None


def _marched(table: Battlefield, body: Body, to: tuple[float, float], others: tuple[Body, ...]) -> float:
    """How far a body gets in small strides, by shapely's distances alone."""
    shapes = [
        shapely.LineString(piece.outline) if piece.thin else shapely.Polygon(piece.outline, piece.holes)
        for piece in table.pieces
    ]
    length = hypot(to[0] - body.x, to[1] - body.y)
    stride = 0.002
    strides = np.arange(1, int(length / stride) + 1) * stride
    xs = body.x + strides / length * (to[0] - body.x)
    ys = body.y + strides / length * (to[1] - body.y)
    places: shapely.Geometry | npt.NDArray[np.object_]
    if isinstance(body.footprint, Circle):
        radius = body.footprint.radius
        places = shapely.points(xs, ys)
    else:
        radius = 2e-6
        # A little smaller, so that touching is no hit.
        ring = np.array(footprint_polygon(body.at(0.0, 0.0, 0.0)).buffer(-3e-6, join_style="mitre").exterior.coords)
        places = shapely.polygons(ring[None, :, :] + np.stack([xs, ys], axis=1)[:, None, :])
    blocked = shapely.distance(places, shapely.union_all(shapes)) < radius - 1e-6
    for other in others:
        assert isinstance(other.footprint, Circle)
        gap = shapely.distance(places, shapely.Point(other.position))
        blocked |= gap < radius + other.footprint.radius - 1e-6
    return float(np.argmax(blocked)) * stride if blocked.any() else length


@pytest.mark.parametrize("seed", range(40))
def test_ways_agree_with_marching_in_small_strides(seed: int) -> None:
    dice = random.Random(seed)
    pieces: list[Piece] = []
    for i in range(8):
        x, y = dice.uniform(1, 19), dice.uniform(1, 19)
        if i % 3 == 0:
            line = tuple((x + dice.uniform(-2, 2), y + dice.uniform(-2, 2)) for _ in range(3))
            pieces.append(Piece(f"p{i}", line, height=3.0, thin=True))
        else:
            corner = ((x, y), (x + 2, y), (x + 2, y + 0.5), (x + 0.5, y + 0.5), (x + 0.5, y + 2), (x, y + 2))
            pieces.append(Piece(f"p{i}", corner, height=3.0))
    table = Battlefield(20.0, 20.0, tuple(pieces), GAIT)
    others = tuple(human(f"b{i}", dice.uniform(1, 19), dice.uniform(1, 19)) for i in range(6))
    footprints: list[Footprint] = [
        Circle(0.25), Circle(0.6), Outline(((-0.5, -0.3), (0.5, -0.3), (0.7, 0.0), (0.5, 0.3), (-0.5, 0.3)))
    ]  # fmt: skip
    footprint = dice.choice(footprints)
    tried = 0
    while tried < 6:
        body = Body(
            "a",
            footprint,
            round(dice.uniform(1, 19), 3),
            round(dice.uniform(1, 19), 3),
            0.0,
            float(dice.randrange(360)),
            2.0,
            1.8,
        )
        to = moved(body.position, dice.uniform(0, 360), dice.uniform(0.5, 6))
        if overlapping(table, body, others) or not inside_table(table, body.at(*to, 0.0)):
            continue
        tried += 1
        way_end = walk(table, body, to, others)
        assert way_end.travelled == pytest.approx(_marched(table, body, to, others), abs=8e-3)
        end = body.at(*_end(way_end))
        assert overlapping(table, end, others) == ()
        assert slide(table, body, to, others) == way_end


@given(
    x=st.floats(1, 9).map(lambda value: round(value, 3)),
    y=st.floats(1, 9).map(lambda value: round(value, 3)),
    angle=st.floats(0, 360),
    length=st.floats(0.1, 6),
)
def test_a_hit_ends_in_contact_and_the_rest_free(x: float, y: float, angle: float, length: float) -> None:
    table = field(block("b", 4, 4, 6, 5, 3.0), RAMP, block("kerb", 1, 6, 3, 9, 0.2), width=10.0, depth=10.0)
    others = (human("c", 3, 3), human("d", 7.2, 3.1))
    body = human("a", x, y)
    if not stand(table, body, others).safe:
        return
    way_end = walk(table, body, moved((x, y), angle, length), others)
    end = body.at(*_end(way_end))
    assert inside_table(table, end)
    assert not {"b", "c", "d"} & set(overlapping(table, end, others))
    assert way_end.travelled <= length + 1.5e-3
    if way_end.obstacle in ("c", "d"):
        assert in_contact(end, next(other for other in others if other.id == way_end.obstacle))


def _rough_ground(dice: random.Random) -> tuple[Battlefield, tuple[Body, ...]]:
    """A table with ramps, ledges, low bridges and kerbs over and beside each other."""

    def between(low: float, high: float) -> float:
        return round(dice.uniform(low, high), 2)

    pieces: list[Piece] = []
    for i in range(dice.randrange(1, 6)):
        x, y, kind = between(2, 14), between(2, 8), dice.randrange(4)
        east, north = x + between(0.6, 4), y + between(0.6, 4)
        if kind == 0:
            pieces.append(ramp_east(f"ramp{i}", x, y, east, north, dice.choice([0.5, 1.0, 2.0])))
        elif kind == 1:
            height = dice.choice([0.1, 0.2, 0.25, 0.3, 0.5, 1.0, 2.0])
            pieces.append(block(f"block{i}", x, y, east, north, height))
        elif kind == 2:
            pieces.append(block(f"deck{i}", x, y, east, north, 0.3, dice.choice([1.0, 1.9, 2.0, 2.5])))
        else:
            height = dice.choice([0.2, 0.3, 2.0])
            pieces.append(block(f"kerb{i}", x, y, east, north, height, standable=False))
    return Battlefield(20.0, 14.0, tuple(pieces), GAIT), (human("other", between(6, 12), between(3, 10)),)


@pytest.mark.parametrize("seed", range(150))
def test_a_long_way_is_as_good_as_many_short_ones(seed: int) -> None:
    dice = random.Random(seed)
    table, others = _rough_ground(dice)
    body = human("a", 1, round(dice.uniform(3, 10), 2))
    whole = walk(table, body, (19.0, body.y), others)
    obstacle: str | None = None
    for x in range(2, 20):
        step = walk(table, body, (float(x), body.y), others)
        if step.obstacle is None or x == 19:  # a short way may end inside of what a long one only passes
            body, obstacle = body.at(*_end(step)), step.obstacle
    assert whole.obstacle == obstacle
    # Steep ramps beside a slope are met a little earlier or later.
    assert _end(whole) == pytest.approx((body.x, body.y, body.z), abs=0.02)
    for key in overlapping(table, body, others):
        piece = next(piece for piece in table.pieces if piece.id == key)
        # Only ledges and the feet of ramps may lie under a part of the footprint.
        assert piece.is_ramp or piece.top <= body.z + 0.25 + 1e-6


@pytest.mark.rule("R1.5.5")
@pytest.mark.parametrize("start", [5.3, 5.6, 5.74])
def test_the_end_of_a_wall_stops_who_comes_along_beside_its_line(start: float) -> None:
    wall = Piece("wall", ((4.25, 6.0), (4.144, 7.871)), thin=True)
    way_end = walk(field(wall), human("a", 4.425, start), (4.425, 7.2), ())
    assert (way_end.obstacle, way_end.contact) == ("wall", (4.25, 6.0))
    assert hypot(way_end.x - 4.25, way_end.y - 6.0) == pytest.approx(0.25, abs=0.002)


@pytest.mark.rule("R1.5.5")
@pytest.mark.parametrize("facing", [0.0, 180.0])
def test_the_side_of_a_ramp_stops_a_base_that_is_over_its_foot(facing: float) -> None:
    base = Outline(((-0.5, -0.25), (0.5, -0.25), (0.5, 0.25), (-0.5, 0.25)))
    ring = ((4.5, 2.75), (5.5, 2.75), (5.5, 4.75), (4.5, 4.75))
    ramp = Piece("ramp", ring, height=2.0, low_edge=(ring[0], ring[1]), high_edge=(ring[3], ring[2]))
    way_end = walk(field(ramp), Body("a", base, 4.091, 1.884, 0.0, facing, 2.0, 1.8), (4.091, 2.884), ())
    assert way_end.obstacle == "ramp"
    assert way_end.y == pytest.approx(2.75, abs=0.025)
    assert way_end.contact == pytest.approx((4.5, 3.0), abs=0.1)


@pytest.mark.rule("R1.5.5")
@pytest.mark.parametrize("offset", [0.0, 0.0003, 0.0006, -0.0004])
def test_a_very_steep_ramp_stops_wherever_the_contact_is_rounded_to(offset: float) -> None:
    ring = ((2.0, 5.0 + offset), (5.0, 5.0 + offset), (5.0, 5.5 + offset), (2.0, 5.5 + offset))
    ramp = Piece("ramp", ring, height=3.0, low_edge=(ring[0], ring[1]), high_edge=(ring[3], ring[2]))
    ledge = block("ledge", 0.5, 4.25, 3.5, 6.25, 2.0)
    way_end = walk(field(ramp, ledge), human("a", 3.323, 4.6, 2.0), (2.735, 5.534), ())
    assert way_end.obstacle == "ramp"
    assert way_end.y < 5.1


@pytest.mark.rule("R1.4.29")
@pytest.mark.parametrize("seed", range(40))
def test_who_is_stopped_by_the_side_of_a_ramp_stands_beside_it(seed: int) -> None:
    chance = random.Random(seed)
    ring = ((6.48, 18.648), (7.58, 20.554), (9.138, 19.654), (8.038, 17.748))
    ramp = Piece("ramp", ring, height=1.0, low_edge=(ring[0], ring[1]), high_edge=(ring[3], ring[2]))
    table = field(ramp)
    start = (round(chance.uniform(6.4, 7.2), 3), round(chance.uniform(17.2, 17.9), 3))
    way_end = walk(table, human("a", *start), moved(start, chance.uniform(40.0, 110.0), 1.0), ())
    found = stand(table, human("a", *_end(way_end)), ())
    assert found.safe or "ramp" not in found.supports, "half on a ledge that is too high to carry"

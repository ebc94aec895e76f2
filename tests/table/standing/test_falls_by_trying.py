"""Where bodies come to rest, held against falls worked out by trying."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, dist, hypot, inf, radians, sin

import pytest

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.motion.falling import landings, stand
from pb12table.table.shapes import Circle, Footprint, Outline, Point, Ring
from pb12table.table.terrain import Piece, outline_problems
from tests.run import times
from tests.table.plumb import heights_at, is_free, is_held, places_around, rest_below
from tests.table.scene import GAIT, block, field, human, ramp_east

MARGIN = 2e-3
GAP = 6e-3
"""Landings lie on a grid, and the places around one a few grid steps apart are looked at."""


def random_piece(chance: random.Random, name: str) -> Piece:
    """A block, a block with a hole or a bay, or a ramp at any angle, maybe with a hole."""
    x, y = chance.uniform(3, 8), chance.uniform(3, 8)
    width, depth = chance.uniform(0.3, 4), chance.uniform(0.3, 4)
    kind = chance.random()
    turn = radians(chance.choice([0, 90, 180, 270, 30, 200]) if 0.5 < kind < 0.75 else 0)

    def at(across: float, along: float) -> Point:
        u, v = across * width, along * depth
        return (round(x + u * cos(turn) - v * sin(turn), 3), round(y + u * sin(turn) + v * cos(turn), 3))

    ring: Ring = (at(0, 0), at(1, 0), at(1, 1), at(0, 1))
    a, b = chance.uniform(0.05, 0.4), chance.uniform(0.05, 0.4)
    hole = (at(a, b), at(1 - b, b), at(1 - a, 1 - a), at(b, 1 - b))
    ramp = 0.5 < kind < 0.75
    if 0.3 < kind <= 0.5:
        ring = (at(0, 0), at(1, 0), at(1, 1), at(1 - a, 1), at(1 - a, b), at(a, b), at(a, 1), at(0, 1))
    return Piece(
        name,
        ring,
        holes=(hole,) if kind < 0.3 or (ramp and chance.random() < 0.4) else (),
        base=chance.choice([0, 0, 0, 0.5, 1, 1.5, 2.2]),
        height=chance.choice([0.05, 0.1, 0.25, 0.5, 1, 1, 2]),
        low_edge=(ring[0], ring[3]) if ramp else None,
        high_edge=(ring[1], ring[2]) if ramp else None,
        standable=chance.random() < 0.85,
    )


def random_base(chance: random.Random) -> Footprint:
    """A round base mostly, else a rectangle, whose base point may lie aside, or a hook."""
    kind = chance.random()
    if kind < 0.6:
        return Circle(chance.choice([0.25, 0.25, 0.5, 1.0]))
    if kind < 0.85:
        a, b, aside = chance.uniform(0.3, 2), chance.uniform(0.2, 1), chance.choice([0, 0, 0.3])
        return Outline(((aside - a, -b), (aside + a, -b), (aside + a, b), (aside - a, b)))
    return Outline(((0.0, 0.0), (1.5, 0.0), (1.5, 0.4), (0.4, 0.4), (0.4, 1.5), (0.0, 1.5)))


@pytest.mark.rule("R1.4.30")
@pytest.mark.parametrize("seed", range(times(25, 60)))
def test_falls_end_at_the_nearest_place_found_by_trying(seed: int) -> None:
    chance = random.Random(seed)
    pieces = [random_piece(chance, f"p{number}") for number in range(chance.randrange(1, 7))]
    table = Battlefield(12.0, 12.0, tuple(piece for piece in pieces if not outline_problems(piece)), GAIT)
    base, x, y = random_base(chance), round(chance.uniform(4, 8), 3), round(chance.uniform(4, 8), 3)
    facing = 0.0 if isinstance(base, Circle) else chance.choice([0.0, 0.0, 90.0, 37.0])
    body = Body("a", base, x, y, chance.choice([0.6, 1.55, 2, 3, 4.5]), facing, chance.choice([0.5, 1.0, 2.0]), 0.9)
    others = tuple(
        human(f"b{number}", round(chance.uniform(3, 9), 3), round(chance.uniform(3, 9), 3), level)
        for number, level in enumerate(chance.sample([0.0, 0.0, 1.0, 2.0], chance.choice([0, 1, 3])))
    )
    found = landings(table, body, others)
    rest = rest_below(table, body, others)
    wishes = wished(table, body, rest)
    assert found
    for landing in found:
        place = (landing.x, landing.y, landing.z)
        assert is_held(table, body, place, -MARGIN)
        assert is_free(table, body, others, place, -1.0, -MARGIN)
        assert landing.fallen == pytest.approx(max(0.0, body.z - landing.z), abs=1e-9)
    first, least = (found[0].x, found[0].y, found[0].z), hypot(found[0].x - x, found[0].y - y)
    straight = (x, y, rest)
    if is_held(table, body, straight, MARGIN) and is_free(table, body, others, straight, -1.0, MARGIN):
        assert least == 0.0
        assert found[0].z == pytest.approx(rest, abs=1e-3)
    if least == 0.0:
        return
    met = next(wish for wish in wishes if meets(table, body, others, first, wish, -MARGIN))
    for better in wishes[: wishes.index(met)]:
        for px, py in places_around(chance, x, y, min(better.farthest, 4.0), 40):
            for height in heights_at(table, body, px, py):
                assert not meets(table, body, others, (px, py, height), better, MARGIN), better
    for px, py in places_around(chance, x, y, least - GAP, 60) if least > GAP else ():
        for height in heights_at(table, body, px, py):
            assert not meets(table, body, others, (px, py, height), met, MARGIN)


@dataclass(frozen=True)
class Wish:
    """Places that count before others: so high, so far away, and free up to a height the body came down from."""

    highest: float
    farthest: float
    top: float


def wished(table: Battlefield, body: Body, rest: float) -> list[Wish]:
    """What is looked for, first come first served.  RU017, RU201."""
    base = body.footprint
    if isinstance(base, Circle):
        near = 2.0 * base.radius
    else:
        near = max(dist(one, other) for one in base.points for other in base.points)
    top, lower = rest + body.height, body.z - 1e-3
    found = [
        Wish(body.z - 0.251, near, top),
        Wish(lower, near, top),
        Wish(lower, near, -1.0),
        Wish(lower, inf, top),
        Wish(lower, inf, -1.0),
        Wish(inf, inf, top),
        Wish(inf, inf, -1.0),
    ]
    shoved = rest == body.z and is_held(table, body, (body.x, body.y, rest), MARGIN)
    return [Wish(body.z, inf, -1.0), *found] if shoved else found


def meets(
    table: Battlefield, body: Body, others: Sequence[Body], place: tuple[float, float, float], wish: Wish, margin: float
) -> bool:
    """Whether a place is a free safe one as it is wished for."""
    x, y, z = place
    return (
        z <= wish.highest - margin / 10
        and hypot(x - body.x, y - body.y) <= wish.farthest - margin
        and is_held(table, body, place, margin)
        and is_free(table, body, others, place, wish.top, margin)
    )


YARD = Piece(
    "yard",
    ((5.0, 10.0), (9.0, 10.0), (9.0, 14.0), (5.0, 14.0)),
    holes=(((5.5, 10.5), (8.5, 10.5), (8.5, 13.5), (5.5, 13.5)),),
    base=0.5,
    height=1.0,
)


@pytest.mark.rule("R1.4.30")
def test_a_base_over_the_corner_of_a_hole_is_shifted_until_both_sides_hold_it() -> None:
    """Its middle need not come to lie over the top: the chord between both sides carries it."""
    wide = Body("a", Circle(1.0), 6.4, 11.2, 3.0, 0.0, 2.0, 1.8)
    (landing,) = landings(field(YARD), wide, ())
    assert landing.z == 1.5
    assert 0.0 < hypot(landing.x - 6.4, landing.y - 11.2) < 0.15
    assert landing.x > 5.5
    assert landing.y > 10.5
    away = hypot(landing.x - 5.5, landing.y - 10.5)
    further = wide.at(landing.x + 0.003 * (landing.x - 5.5) / away, landing.y + 0.003 * (landing.y - 10.5) / away, 1.5)
    assert not stand(field(YARD), further, ()).safe, "no nearer place holds it"


@pytest.mark.rule("R1.4.30")
def test_a_base_beside_a_bay_narrower_than_itself_comes_to_rest_across_it() -> None:
    rail = block("rail", 6.2, 4.0, 6.4, 5.0, 3.0, standable=False)
    table = field(block("west", 5.0, 5.0, 6.0, 9.0, 2.0), block("east", 6.6, 5.0, 8.0, 9.0, 2.05), rail)
    (landing,) = landings(table, Body("a", Circle(0.5), 6.3, 5.2, 4.0, 0.0, 1.0, 0.9), ())
    assert (landing.x, landing.y, landing.z) == (6.3, 5.5, 2.05)


@pytest.mark.rule("R1.4.30")
@pytest.mark.parametrize(("x", "end"), [(6.05, (6.25, 0.0)), (6.13, (6.25, 0.0)), (6.3, (6.3, 0.0))])
def test_nobody_falls_through_the_edge_of_a_bridge(x: float, end: tuple[float, float]) -> None:
    bridge = field(block("bridge", 4, 0, 6, 10, 0.5, 2.5))
    (landing,) = landings(bridge, human("a", x, 5, 3.0), ())
    assert (landing.x, landing.z) == end


@pytest.mark.rule("R1.4.30")
@pytest.mark.parametrize("height", [2.246, 2.484, 2.481])
def test_a_shift_onto_a_ramp_never_ends_as_high_as_it_began(height: float) -> None:
    """The nearest places of the grid lay some thousandths further up the slope."""
    table = field(ramp_east("ramp", 3.0, 3.0, 5.507, 9.0, height))
    (landing,) = landings(table, human("a", 4.353, 6.0, 0.4), ())
    assert 0.39 < landing.z < 0.4


@pytest.mark.rule("R1.4.29")
def test_what_a_base_just_touches_holds_nothing() -> None:
    ring = ((2.0, 2.0), (8.0, 2.0), (8.0, 8.0), (5.5, 8.0), (5.5, 2.5), (4.6, 2.5), (4.6, 8.0), (2.0, 8.0))
    table = field(Piece("bay", ring))
    body = Body("a", Circle(0.5), 5.0, 6.0, 1.0, 0.0, 1.0, 0.9)
    assert not stand(table, body, ()).safe
    assert stand(table, body.at(5.001, 6.0, 1.0), ()).safe


@pytest.mark.rule("R1.4.29")
def test_the_hull_of_what_holds_a_round_base_is_exact() -> None:
    """Two pegs nearly opposite at the rim: a polygon in place of the circle would lose them."""
    pegs = []
    for number in range(2):
        turn = radians(360.0 / 256.0 + 180.0 * number)
        corners = ((0.9998, -0.02), (1.2, -0.02), (1.2, 0.02), (0.9998, 0.02))
        ring = tuple((5.0 + u * cos(turn) - v * sin(turn), 4.0 + u * sin(turn) + v * cos(turn)) for u, v in corners)
        pegs.append(Piece(f"peg {number}", ring))
    body = Body("a", Circle(1.0), 5.0, 4.0, 1.0, 0.0, 1.0, 0.9)
    assert stand(field(*pegs), body, ()).safe
    assert not stand(field(pegs[0]), body, ()).safe
    assert not stand(field(*pegs), body.at(5.0, 4.03, 1.0), ()).safe

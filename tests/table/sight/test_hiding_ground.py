"""Ground that hides: seen into and out of, not through; and that everything seen follows from the law of its lines."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from math import cos, hypot, inf, pi, sin, sqrt

import pytest
import shapely

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.cells import Raster
from pb12table.table.index import terrain_index
from pb12table.table.kernels.registry import plain
from pb12table.table.shapes import Circle, Point, Ring
from pb12table.table.sight.cover import cover_from_blast, covered_share
from pb12table.table.sight.lines import interruptions
from pb12table.table.sight.many import Stature, Targets, covers, looks_by_kernel, looks_of
from pb12table.table.sight.sight import EVERYWHERE, cover_of, is_clear, sight_to_body, sight_to_point
from pb12table.table.sight.visible import visible_ground, visible_surfaces
from pb12table.table.terrain import Piece, outline_problems, shape_of
from pb12table.table.unions import geometry_of
from tests.table.ground_sampler import Ground, is_blocked
from tests.table.scene import LEAST, all_sites, block, field, human, ramp_east, wall

WIDTH, DEPTH = 30.0, 22.0


def wood(name: str, ring: Ring, hides: float = inf, height: float = 4.0, base: float = 0.0) -> Piece:
    """Ground that hides and can be walked on."""
    return Piece(name, ring, base=base, height=height, passable=True, standable=False, hides=hides)


def square(west: float, south: float, east: float, north: float) -> Ring:
    return ((west, south), (east, south), (east, north), (west, north))


WOOD = wood("wood", square(10.0, 0.0, 14.0, 10.0))
DEEP = replace(WOOD, hides=3.0)


def clear(piece: Piece, start: Point, end: Point, height: float = 1.8, to: float | None = None) -> bool:
    """Whether nothing interrupts a line, and the same the other way round."""
    table = field(piece, width=WIDTH, depth=DEPTH)
    a, b = (*start, height), (*end, height if to is None else to)
    forth, back = is_clear(table, a, b), is_clear(table, b, a)
    assert forth == back
    return forth


def test_one_sees_into_it_and_out_of_it_and_not_through() -> None:
    assert not clear(WOOD, (5.0, 5.0), (20.0, 5.0))
    assert clear(WOOD, (5.0, 5.0), (13.9, 5.0))
    assert clear(WOOD, (10.5, 5.0), (20.0, 5.0))
    assert clear(WOOD, (10.5, 1.0), (13.5, 9.0))
    assert clear(WOOD, (5.0, 5.0), (20.0, 11.0), 5.0)
    # A corner of it is enough, a touched edge is not.
    assert not clear(WOOD, (5.0, 9.0), (20.0, 10.5))
    assert clear(WOOD, (5.0, 10.0), (20.0, 10.0))


def test_how_deep_one_sees_is_its_depth_and_as_a_tape_has_it() -> None:
    assert clear(DEEP, (5.0, 5.0), (13.0, 5.0))
    assert not clear(DEEP, (5.0, 5.0), (13.001, 5.0))
    assert clear(DEEP, (11.0, 5.0), (20.0, 5.0))
    assert not clear(DEEP, (10.999, 5.0), (20.0, 5.0))
    assert clear(DEEP, (11.0, 5.0), (14.0, 5.0))
    # From above and aslant: 3 along the ground, more in the air.
    assert clear(DEEP, (5.0, 5.0), (13.0, 5.0), 3.9, 0.1)
    assert not clear(DEEP, (5.0, 5.0), (13.0, 5.2), 3.9, 0.1)


def test_it_hides_as_high_as_it_is() -> None:
    assert clear(WOOD, (5.0, 5.0), (20.0, 5.0), 4.0)
    assert not clear(WOOD, (5.0, 5.0), (20.0, 5.0), 3.999)
    # From a tower of 8 the line is below 4 for the last part alone: from x = 12.5 on its way to 20 at the ground.
    assert not clear(WOOD, (5.0, 5.0), (20.0, 5.0), 8.0, 0.0)
    assert clear(WOOD, (5.0, 5.0), (20.0, 5.0), 8.0, 3.0)
    # Of a line into it only what is below its top counts: the last 3 steps.
    assert clear(DEEP, (8.0, 5.0), (14.0, 5.0), 8.0, 0.0)
    assert not clear(DEEP, (7.9, 5.0), (14.0, 5.0), 8.0, 0.0)
    floating = replace(WOOD, base=2.0, height=2.0)
    assert clear(floating, (5.0, 5.0), (20.0, 5.0), 1.9)
    assert not clear(floating, (5.0, 5.0), (20.0, 5.0), 2.1)
    # Straight down no tape lies anywhere, but what is below its underside is hidden.
    assert clear(floating, (12.0, 5.0), (12.0, 5.0), 6.0, 3.0)
    assert not clear(floating, (12.0, 5.0), (12.0, 5.0), 6.0, 1.0)


def test_who_stands_on_its_border_stands_in_it() -> None:
    assert clear(WOOD, (10.0, 5.0), (20.0, 5.0))
    assert not clear(WOOD, (9.999, 5.0), (20.0, 5.0))
    assert clear(WOOD, (12.0, 10.0), (12.0, -5.0))


def test_all_of_a_line_in_one_piece_adds_up_and_two_pieces_are_two() -> None:
    horseshoe = wood("wood", ((10, 0), (16, 0), (16, 10), (14, 10), (14, 2), (12, 2), (12, 10), (10, 10)), 3.0)
    assert clear(horseshoe, (5.0, 5.0), (15.0, 5.0))
    assert not clear(horseshoe, (5.0, 5.0), (15.001, 5.0))
    # The yard between its arms is outside it, and a line into the yard passes through.
    assert not clear(horseshoe, (5.0, 5.0), (13.0, 5.0))
    ring = Piece("wood", square(10, 0, 20, 10), (square(12, 2, 18, 8),), height=4.0, passable=True, hides=inf)
    assert not clear(ring, (15.0, 5.0), (25.0, 5.0))
    assert clear(ring, (11.0, 5.0), (19.0, 5.0))
    first, second = wood("first", square(10, 0, 12, 10), 2.0), wood("second", square(12, 0, 14, 10), 2.0)
    table = field(first, second)
    assert is_clear(table, (10.5, 5.0, 1.8), (13.5, 5.0, 1.8))
    assert not is_clear(table, (9.0, 5.0, 1.8), (13.5, 5.0, 1.8))
    # Where they meet they leave no gap.
    assert not is_clear(table, (12.0, -1.0, 1.8), (12.0, 11.0, 1.8))


def test_a_line_that_is_just_as_long_in_it_as_its_depth_is_a_close_call() -> None:
    entries = terrain_index(field(DEEP)).entries
    found = interruptions(entries, (), (5.0, 5.0, 1.8), (13.0, 5.0, 1.8))
    assert (found.blockers, found.touched) == ((), True)
    found = interruptions(entries, (), (5.0, 5.0, 1.8), (12.9, 5.0, 1.8))
    assert (found.blockers, found.touched) == ((), False)
    seen = sight_to_point(field(DEEP), human("a", 5.0, 5.0), (13.5, 5.0, 1.8), EVERYWHERE, ())
    assert not seen.exists
    assert seen.blockers == ("wood",)


def test_it_neither_stops_a_blast_nor_hides_as_a_wall_does() -> None:
    table = field(replace(WOOD, stops_damage=True))
    assert cover_from_blast(table, (5.0, 5.0, 0.0), human("b", 20.0, 5.0)).covered_share == 0.0
    assert not WOOD.opaque
    assert WOOD.may_block


def test_leaves_conceal_as_far_as_one_sees_into_them() -> None:
    table = field(replace(DEEP, translucent=2))
    for x, exists in ((12.5, True), (13.5, False)):
        seen = sight_to_body(table, human("a", 5.0, 5.0), human("b", x, 5.0), EVERYWHERE, (), LEAST)
        assert (seen.exists, seen.translucent) == (exists, ("wood",))


def test_half_of_a_figure_at_the_edge_is_in_it() -> None:
    # The figure's axis is on the border that the line runs along: one half of it is in the wood, one is behind nothing.
    table = field(wood("wood", square(10.0, 5.0, 14.0, 10.0), 1.0))
    cover = covered_share(table, (5.0, 5.0, 1.8), human("b", 12.0, 5.0), ())
    assert cover.covered_share == pytest.approx(0.5, abs=1e-9)
    assert cover.shares == (("wood", cover.covered_share),)


def test_the_head_of_a_giant_is_seen_above_it() -> None:
    table = field(replace(WOOD, height=1.5))
    behind = covered_share(table, (5.0, 5.0, 1.5), human("b", 20.0, 5.0), ()).covered_share
    within = covered_share(table, (5.0, 5.0, 1.5), human("b", 12.0, 5.0), ()).covered_share
    assert behind == pytest.approx(0.75)
    assert within == 0.0
    deep = covered_share(field(replace(DEEP, height=1.5)), (5.0, 5.0, 1.5), human("b", 13.9, 5.0), ()).covered_share
    assert deep == pytest.approx(0.75)


def test_the_ground_seen_is_worked_out_exactly() -> None:
    table = Battlefield(20.0, 10.0, (WOOD,), field().gait)
    assert visible_ground(table, human("a", 12.0, 5.0), EVERYWHERE, ()).area == pytest.approx(200.0)
    # A fan from (5, 5): the wood itself, and beside it all that is not behind; it reaches over the whole width.
    assert visible_ground(table, human("a", 5.0, 5.0), EVERYWHERE, ()).area == pytest.approx(140.0)
    deep = Battlefield(20.0, 10.0, (replace(WOOD, hides=1.0),), table.gait)
    # In the middle of it a circle of radius 1.
    inside = visible_ground(deep, human("a", 12.0, 5.0), EVERYWHERE, ()).area
    assert inside == pytest.approx(pi, abs=1e-3)


def test_a_stair_in_it_is_seen_as_deep_as_the_ground() -> None:
    stair = ramp_east("stair", 11.0, 4.0, 14.0, 6.0, 2.0)
    (seen,) = visible_surfaces(field(replace(WOOD, hides=2.0), stair), human("a", 5.0, 5.0), EVERYWHERE, ())
    flat = visible_ground(field(replace(WOOD, hides=2.0)), human("a", 5.0, 5.0), EVERYWHERE, ())
    there = shapely.intersection(geometry_of(flat), shape_of(stair)).area
    assert seen.region.area == pytest.approx(there, abs=1e-6)
    assert 1.95 < there < 2.0


def test_a_stair_in_it_is_seen_from_above_as_its_lines_say() -> None:
    table = field(replace(WOOD, hides=2.0), ramp_east("stair", 11.0, 4.0, 14.0, 6.0, 3.0))
    observer = human("a", 5.0, 5.0, 9.0)
    (seen,) = visible_surfaces(table, observer, EVERYWHERE, ())
    region, off = geometry_of(seen.region), 0
    for column in range(20):
        for row in range(13):
            x, y = 11.07 + 0.15 * column, 4.07 + 0.15 * row
            # A hair above the stair, which hides what is in it.
            is_free = is_clear(table, observer.base_point, (x, y, x - 11.0 + 1e-3))
            off += bool(shapely.contains_xy(region, x, y)) != is_free
    assert off <= 4
    assert 2.0 < seen.region.area < 5.0


# -- against lines sampled one by one ---------------------------------------------------------------------------------


def grounds(dice: random.Random) -> tuple[Piece, ...]:
    """Woods of all shapes and heights, and walls, some of them in the woods."""
    return tuple(piece for number in range(dice.randint(2, 5)) if (piece := _ground(dice, f"g{number}")) is not None)


def _ground(dice: random.Random, name: str) -> Piece | None:
    x, y, radius = dice.uniform(5.0, 25.0), dice.uniform(5.0, 17.0), dice.uniform(1.5, 5.0)

    def ring(angles: Iterator[float] | list[float], lengths: list[float]) -> Ring:
        return tuple(
            (round(x + length * cos(angle), 3), round(y + length * sin(angle), 3))
            for angle, length in zip(angles, lengths, strict=True)
        )

    def even(count: int) -> list[float]:
        return [2.0 * pi * number / count for number in range(count)]

    holes: tuple[Ring, ...] = ()
    kind = dice.choice(("convex", "star", "yard", "wall"))
    if kind == "star":
        outline = ring(even(10), [radius * (1.0 if number % 2 else dice.uniform(0.2, 0.6)) for number in range(10)])
    elif kind == "yard":
        outline, holes = ring(even(7), [radius] * 7), (ring(even(5), [0.5 * radius] * 5),)
    elif kind == "wall":
        outline = square(round(x, 3), round(y, 3), round(x + 2.0, 3), round(y + 0.4, 3))
    else:
        angles = sorted(dice.uniform(0.0, 2.0 * pi) for _ in range(dice.randint(4, 9)))
        outline = ring(angles, [radius] * len(angles))
    hides = None if kind == "wall" else dice.choice((inf, inf, 0.8, 2.0, 3.0))
    base = dice.choice((0.0, 0.0, 0.0, 0.0, round(dice.uniform(0.5, 2.0), 2)))
    height = round(dice.choice((4.0, 2.5, 1.2, dice.uniform(0.5, 6.0))), 2)
    piece = Piece(name, outline, holes, base=base, height=height, passable=True, standable=False, hides=hides)
    return None if outline_problems(piece) else piece


def sampled(pieces: tuple[Piece, ...]) -> list[Ground]:
    """The same for the sampler, which knows lists of numbers."""
    return [((piece.outline, *piece.holes), piece.base, piece.base + piece.height, piece.hides) for piece in pieces]


def somebody(dice: random.Random, pieces: tuple[Piece, ...], name: str) -> Body:
    """A figure anywhere, rather in a wood than elsewhere."""
    x, y = dice.uniform(0.5, WIDTH - 0.5), dice.uniform(0.5, DEPTH - 0.5)
    if pieces and dice.random() < 0.4:
        inner = shape_of(dice.choice(pieces)).representative_point()
        x, y = inner.x + dice.uniform(-0.8, 0.8), inner.y + dice.uniform(-0.8, 0.8)
    return human(name, x, y, dice.choice((0.0, 0.0, 0.0, dice.uniform(0.0, 5.0))))


def pairs(count: int, seed: int) -> Iterator[tuple[Battlefield, tuple[Piece, ...], Body, Body]]:
    dice = random.Random(seed)
    for _ in range(count // 5):
        pieces = grounds(dice)
        table = field(*pieces, width=WIDTH, depth=DEPTH)
        for _ in range(5):
            yield table, pieces, somebody(dice, pieces, "a"), somebody(dice, pieces, "b")


def disagreements(count: int, seed: int, points: int) -> int:
    """Of so many random pairs, how many the sampler sees otherwise."""
    return sum(
        is_clear(table, a.base_point, b.base_point) == is_blocked(sampled(pieces), a.base_point, b.base_point, points)
        for table, pieces, a, b in pairs(count, seed)
    )


def test_lines_of_some_pairs_are_those_of_the_sampler() -> None:
    assert disagreements(100, 1, 300) <= 1


@pytest.mark.slow
def test_lines_of_500_pairs_are_those_of_the_sampler_to_1_percent() -> None:
    assert disagreements(500, 2, 2500) <= 5


def sampled_share(pieces: tuple[Piece, ...], eye: tuple[float, float, float], body: Body, fine: int) -> float:
    """How much of a round figure's silhouette lines do not reach: RU011's rectangle, looked at through a grid."""
    away = hypot(body.x - eye[0], body.y - eye[1])
    forward = ((body.x - eye[0]) / away, (body.y - eye[1]) / away)
    half = min(0.25 * away / sqrt(away * away - 0.0625), 0.3)
    hidden, solids = 0, sampled(pieces)
    for column in range(fine):
        u = half * (2.0 * (column + 0.5) / fine - 1.0)
        x, y = body.x + forward[1] * u, body.y - forward[0] * u
        for row in range(fine):
            hidden += is_blocked(solids, eye, (x, y, body.z + body.height * (row + 0.5) / fine), 20 * fine)
    return hidden / (fine * fine)


def cover_differences(count: int, seed: int, fine: int) -> list[float]:
    """By how much the share hidden of figures differs from the sampled one, the greatest last."""
    found = []
    for table, pieces, a, b in pairs(count, seed):
        if hypot(a.x - b.x, a.y - b.y) > 1.0:
            share = covered_share(table, a.base_point, b, ()).covered_share
            found.append(abs(share - sampled_share(pieces, a.base_point, b, fine)))
    return sorted(found)


@pytest.mark.slow
def test_covered_shares_of_500_pairs_are_those_of_the_sampler_to_1_percent() -> None:
    found = cover_differences(500, 3, 8)
    assert sum(found) / len(found) < 0.01
    # A grid of 8 by 8 shows no edge to better than a row of it.
    assert found[int(0.99 * len(found))] < 0.125


@pytest.mark.slow
def test_the_ground_seen_is_that_of_the_sampler_to_1_percent() -> None:
    dice = random.Random(4)
    off = count = 0
    for table, pieces, a, _ in pairs(150, 4):
        level = dice.choice((0.0, 0.0, dice.uniform(0.0, 3.0)))
        seen = geometry_of(visible_ground(table, a, EVERYWHERE, (), level=level))
        shapely.prepare(seen)
        for _ in range(40):
            x, y = dice.uniform(0.0, WIDTH), dice.uniform(0.0, DEPTH)
            blocked = is_blocked(sampled(pieces), a.base_point, (x, y, level), 400)
            off += bool(shapely.contains_xy(seen, x, y)) == blocked
            count += 1
    assert off <= 0.01 * count


@pytest.mark.usefixtures("kernels")
def test_kernels_say_the_same_of_lines_into_it() -> None:
    for table, _, a, b in pairs(100, 5):
        found = covered_share(table, a.base_point, b, ()).covered_share
        with plain():
            assert found == pytest.approx(covered_share(table, a.base_point, b, ()).covered_share, abs=1e-6)


@pytest.mark.usefixtures("kernels")
@pytest.mark.parametrize("seed", range(3))
def test_kernels_look_round_as_lines_say(seed: int) -> None:
    dice = random.Random(seed)
    table = field(*grounds(dice), *grounds(dice), width=WIDTH, depth=DEPTH)
    stature = Stature(Circle(0.25), 2.0, 1.8)
    table = replace(table, pieces=tuple(replace(piece, id=f"p{n}") for n, piece in enumerate(table.pieces)))
    sites = all_sites(table, stature, Raster(WIDTH, DEPTH, 1.0))
    numbers = dice.sample(range(len(sites)), 10)
    seen = looks_by_kernel(table, sites, numbers, 1.0, looks_of(sites, 1.0))
    assert seen is not None
    for row, number in enumerate(numbers):
        x, y, z = sites.sites[number].place
        for other in dice.sample(range(len(sites)), 60):
            u, v, w = sites.sites[other].place
            assert seen[row, other] == is_clear(table, (x, y, z + 1.8), (u, v, w + 1.0)), (number, other)
    observer = stature.body(sites.sites[numbers[0]].place)
    bodies = [stature.body(sites.sites[other].place) for other in dice.sample(range(len(sites)), 40)]
    for body, (share, _) in zip(bodies, covers(table, observer, Targets(table, bodies)), strict=True):
        with plain():
            assert share == pytest.approx(cover_of(table, observer, body, ())[0].covered_share, abs=1e-6)


def test_a_wall_in_a_wood_still_hides() -> None:
    table = field(WOOD, wall(12.0, 3.0, 0.0, 10.0))
    assert not is_clear(table, (11.0, 5.0, 1.8), (13.0, 5.0, 1.8))
    hidden = covered_share(table, (11.0, 5.0, 1.8), human("b", 13.0, 5.0), ()).covered_share
    assert hidden == 1.0
    assert block("b", 0, 0, 1, 1).hides is None

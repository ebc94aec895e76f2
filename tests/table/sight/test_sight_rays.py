"""What is seen and how much is covered against rays cut at all faces, with what is rare: landings, corners, slopes."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import cos, hypot, pi, sin

import numpy as np
import pytest
import shapely
from shapely.geometry.base import BaseGeometry

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.shapes import Circle, Outline, Point, Point3, Region, Ring
from pb12table.table.sight import blockers as in_the_way
from pb12table.table.sight.cover import covered_share
from pb12table.table.sight.sight import sight_to_point
from pb12table.table.sight.visible import ROUND_ERROR, visible_ground, visible_surfaces
from pb12table.table.terrain import Piece, outline_problems
from pb12table.table.unions import geometry_of, left_over
from tests.table.rays import Floats, Truths, around, begins, held, inside, interrupted, silhouette, tops
from tests.table.scene import GAIT, block, field, human, sight_to_body
from tests.table.slabs import uncovered

WIDTH, DEPTH = 20.0, 16.0
CART = Outline(((-1.0, -0.4), (1.2, -0.4), (1.6, 0.0), (1.2, 0.4), (-1.0, 0.4)))


def turned(points: Ring, at: Point, angle: float) -> Ring:
    c, s = cos(angle), sin(angle)
    return tuple((round(at[0] + x * c - y * s, 3), round(at[1] + x * s + y * c, 3)) for x, y in points)


def random_place(dice: random.Random, *, even: bool) -> Point:
    """Anywhere, or on the corners of half steps, where corners, eyes and edges meet exactly."""
    if even:
        return (dice.randrange(4, 36) / 2.0, dice.randrange(4, 28) / 2.0)
    return (round(dice.uniform(1.0, 19.0), 3), round(dice.uniform(1.0, 15.0), 3))


def random_piece(dice: random.Random, name: str, *, even: bool) -> Piece:
    """A block, a yard, a wall, a railing, or a ramp with landings; on the ground or above it."""
    at, angle = random_place(dice, even=even), dice.choice((0.0, pi / 2.0, 0.0 if even else dice.uniform(0.0, 6.0)))
    wide, long = (dice.randrange(1, 8) / 2.0 if even else round(dice.uniform(0.2, 4.0), 3) for _ in range(2))
    base = dice.choice((0.0, 0.0, 1.0, 2.0, round(dice.uniform(0.1, 3.0), 3)))
    height = dice.choice((0.5, 1.0, 1.8, 2.0, round(dice.uniform(0.2, 4.0), 3)))
    rectangle = turned(((0, 0), (wide, 0), (wide, long), (0, long)), at, angle)
    low, high = (turned(((x, 0), (x, long)), at, angle) for x in (0.0, wide))
    edges = (low[0], low[1]), (high[0], high[1])
    landings = turned(((-0.5, 0), (wide + 0.5, 0), (wide + 0.5, long), (-0.5, long)), at, angle)
    yard = turned(((0, 0), (4, 0), (4, 4), (0, 4)), at, angle)
    kinds = (
        Piece(name, rectangle, (), base, height),
        Piece(name, yard, (turned(((1, 1), (3, 1), (3, 3), (1, 3)), at, angle),), base, height),
        Piece(name, turned(((0, 0), (wide, 0), (wide, long)), at, angle), (), base, height, True),
        Piece(name, turned(((-0.5, 0), (wide + 0.5, 0.5)), at, angle), (), base, height, True, *edges),
        Piece(name, landings, (), base, height, False, *edges),
        Piece(name, rectangle, (), base, height, False, *edges),
    )
    return dice.choice(kinds)


def random_body(dice: random.Random, name: str, pieces: list[Piece], *, even: bool) -> Body:
    (x, y), z = random_place(dice, even=even), dice.choice((0.0, 0.0, 1.0, 2.0))
    solid = [piece for piece in pieces if not piece.thin]
    if solid and dice.random() < 0.5:
        # At the edge of a roof or a ramp, or exactly over its corner.
        piece = dice.choice(solid)
        number, share = dice.randrange(len(piece.outline)), dice.choice((0.0, 0.5, 0.3))
        (ax, ay), (bx, by) = piece.outline[number - 1], piece.outline[number]
        x, y = round(ax + share * (bx - ax), 3), round(ay + share * (by - ay), 3)
        z = dice.choice((z, round(piece.top_at((x, y)), 3)))
    footprint = CART if dice.random() < 0.2 else Circle(dice.choice((0.25, 0.5)))
    return Body(name, footprint, x, y, z, dice.choice((0.0, 90.0, dice.uniform(0.0, 360.0))), 2.0, 1.8)


Scenery = tuple[Battlefield, Body, Body, list[Body], random.Random]


def scenery(seed: int) -> Scenery:
    """A table, an observer, a round target, others."""
    dice = random.Random(seed)
    even = dice.random() < 0.5
    pieces = [random_piece(dice, f"p{i}", even=even) for i in range(dice.randrange(1, 7))]
    pieces = [piece for piece in pieces if not outline_problems(piece)]
    observer, target, *others = (random_body(dice, f"b{i}", pieces, even=even) for i in range(2 + dice.randrange(3)))
    target = Body(target.id, Circle(0.25), target.x, target.y, target.z, target.facing, 2.0, 1.8)
    return field(*pieces, width=WIDTH, depth=DEPTH), observer, target, others, dice


def hiding(table: Battlefield, eye: Point3) -> list[Piece]:
    """The pieces that have an eye not in their inside."""
    return [piece for piece in table.pieces if not around(piece, eye)]


def not_around(others: list[Body], eye: Point3) -> list[Body]:
    return [other for other in others if not held(other, np.array([eye])).any()]


def seen_points(table: Battlefield, observer: Body, others: list[Body], points: Floats) -> Truths:
    hidden = interrupted(hiding(table, observer.base_point), (), observer.base_point, points)
    for other in not_around(others, observer.base_point):
        hidden |= interrupted((), [other], observer.base_point, points) & ~held(other, points)
    return ~hidden


def assert_agrees(seen: Truths, region: Region, points: Floats) -> None:
    """Compare away from the borders: round ones are drawn within ROUND_ERROR, and grow with the shadow."""
    geometry = geometry_of(region)
    places = shapely.points(points[:, :2])
    wrong = shapely.covers(geometry, places) != seen
    if not region.is_empty:
        wrong &= shapely.distance(shapely.boundary(geometry), places) > 40.0 * ROUND_ERROR
    (wrong,) = np.nonzero(wrong)
    assert not len(wrong), points[wrong[0]]


@pytest.mark.rule("R1.4.23", "RU010", "RU012")
@pytest.mark.parametrize("seed", range(80))
def test_visible_ground_and_tops_are_what_rays_reach(seed: int) -> None:
    table, observer, target, others, dice = scenery(seed)
    others = [*others, target]
    if _hangs(table, observer):
        return
    spread = np.random.default_rng(seed)
    level = dice.choice((0.0, 0.0, 1.0, 2.0))
    points = np.column_stack((spread.uniform(0.01, (WIDTH - 0.01, DEPTH - 0.01), (200, 2)), np.full(200, level)))
    region = visible_ground(table, observer, 180.0, others, level=level)
    assert geometry_of(region).is_valid
    assert_agrees(seen_points(table, observer, others, points), region, points)
    for surface in visible_surfaces(table, observer, 180.0, others):
        if surface.lowest < surface.height:
            assert geometry_of(surface.region).is_valid
            piece = next(piece for piece in table.pieces if piece.id in surface.pieces)
            (west, south), (east, north) = np.min(piece.outline, axis=0), np.max(piece.outline, axis=0)
            plan = spread.uniform((west, south), (east, north), (120, 2))
            plan = plan[inside((piece.outline, *piece.holes), plan[:, 0], plan[:, 1])]
            on_top = np.column_stack((plan, tops(piece, plan[:, 0], plan[:, 1])))
            seen = seen_points(table, observer, others, on_top)
            assert_agrees(seen & _is_below_eye(piece, observer, on_top), surface.region, on_top)


def _hangs(table: Battlefield, observer: Body) -> bool:
    """Whether the eye is so close to the face of something that rounding decides."""
    x, y, z = (np.array([value]) for value in observer.base_point)
    return any(
        not piece.thin
        and bool(inside((piece.outline, *piece.holes), x, y)[0])
        and min(abs(z[0] - piece.base), abs(z[0] - tops(piece, x, y)[0])) < 1e-3
        for piece in table.pieces
    )


def _is_below_eye(piece: Piece, observer: Body, points: Floats) -> Truths:
    """Where the plane of a ramp's top lies below the eye: it is seen from above only."""
    ahead = np.array([observer.x, observer.y]) - points[:, :2]
    near = points[:, :2] + 1e-4 * ahead
    slope = (tops(piece, near[:, 0], near[:, 1]) - points[:, 2]) / 1e-4
    return np.asarray(points[:, 2] + slope <= observer.base_point[2] + 1e-6)


@pytest.mark.rule("R1.6.16", "RU011", "RU013")
@pytest.mark.parametrize("seed", range(80))
def test_the_covered_share_is_what_rays_do_not_reach(seed: int) -> None:
    table, observer, target, others, _ = scenery(seed)
    if hypot(target.x - observer.x, target.y - observer.y) < 0.3:
        return
    eye = observer.base_point
    points = silhouette(eye, target, 80, 80, begins(table, target))
    share = interrupted(hiding(table, eye), not_around(others, eye), eye, points).mean()
    assert sight_to_body(table, observer, target, 180.0, others).covered_share == pytest.approx(share, abs=0.025)


# -- what once went wrong ---------------------------------------------------------------------------------------


def stairs(base: float) -> Piece:
    """A ramp that rises to the east between x 10 and 12, with a landing of a step before and behind."""
    outline = ((9.0, 4.0), (13.0, 4.0), (13.0, 8.0), (9.0, 8.0))
    low, high = ((10.0, 4.0), (10.0, 8.0)), ((12.0, 4.0), (12.0, 8.0))
    return Piece("stairs", outline, base=base, height=1.5, low_edge=low, high_edge=high)


@pytest.mark.rule("RU010")
def test_before_its_low_edge_a_raised_ramp_has_no_inside_and_hides_nothing() -> None:
    table = field(stairs(1.0), width=WIDTH, depth=DEPTH)
    observer, target = human("observer", 9.5, 1.0, z=0.5), human("target", 9.5, 11.0)
    assert covered_share(table, observer.base_point, target, ()).covered_share == 0.0
    ground = geometry_of(visible_ground(table, observer, 180.0, ()))
    assert sight_to_point(table, observer, (9.5, 9.0, 0.0), 180.0, ()).exists
    assert ground.covers(shapely.Point(9.5, 9.0))


@pytest.mark.rule("RU010")
def test_the_landing_of_a_ramp_throws_its_shadow_on_a_slope() -> None:
    slope = Piece(
        "slope",
        ((14.0, 4.0), (19.0, 4.0), (19.0, 8.0), (14.0, 8.0)),
        height=1.0,
        low_edge=((14.0, 4.0), (14.0, 8.0)),
        high_edge=((19.0, 4.0), (19.0, 8.0)),
    )
    table = field(stairs(0.0), slope, width=WIDTH, depth=DEPTH)
    observer, point = human("observer", 11.0, 3.0), (14.5, 5.5, 0.1)
    assert sight_to_point(table, observer, point, 180.0, ()).blockers == ("stairs",)
    found = {top.pieces: geometry_of(top.region) for top in visible_surfaces(table, observer, 180.0, ())}
    assert not found[("slope",)].covers(shapely.Point(point[:2]))


@pytest.mark.rule("RU010")
def test_from_exactly_over_a_corner_the_rest_is_seen_as_ever() -> None:
    hedge = block("hedge", 2.0, 8.0, 4.0, 10.0, 3.0, passable=True)
    wall = Piece("wall", ((5.0, 8.0), (7.0, 8.0)), height=4.0, thin=True)
    table, observer = field(hedge, wall, width=WIDTH, depth=DEPTH), human("observer", 4.0, 10.0)
    ground = geometry_of(visible_ground(table, observer, 180.0, ()))
    for x, y in ((6.0, 7.0), (4.6, 2.0), (4.3, 6.0), (3.5, 9.0), (1.0, 2.0), (10.0, 1.0), (6.0, 12.0)):
        exists = sight_to_point(table, observer, (x, y, 0.0), 180.0, ()).exists
        assert ground.covers(shapely.Point(x, y)) == exists, (x, y)


@pytest.mark.rule("RU010")
def test_from_a_thin_wall_that_hides_nothing_the_rest_still_hides() -> None:
    fence = Piece("fence", ((2.0, 8.0), (8.0, 8.0)), height=3.0, thin=True, passable=True)
    house = block("house", 5.0, 13.2, 7.0, 14.2, 4.0)
    table, observer = field(fence, house, width=WIDTH, depth=DEPTH), human("observer", 4.0, 8.0)
    ground = geometry_of(visible_ground(table, observer, 180.0, ()))
    assert not ground.covers(shapely.Point(6.6, 15.5))


@pytest.mark.rule("RU011")
def test_right_over_the_rim_of_a_lower_body_nothing_is_covered_behind_it() -> None:
    below = Body("below", Circle(0.25), 17.75, 11.0, 0.0, 0.0, 2.0, 1.8)
    target = Body("target", Circle(0.25), 17.5, 13.0, 3.0, 0.0, 2.0, 1.0)
    assert covered_share(field(), (17.5, 11.0, 4.0), target, (below,)).covered_share == 0.0


@pytest.mark.rule("RU011")
@pytest.mark.parametrize("seed", range(40))
def test_what_ends_in_the_plane_of_the_silhouette_is_not_between(seed: int) -> None:
    dice = random.Random(seed)
    east, north = dice.randrange(-8, 9) / 2.0 or 1.0, dice.randrange(-8, 9) / 2.0
    x, y = 8.0, 8.0
    wall = Piece("wall", ((x, y), (x - 0.5 * north, y + 0.5 * east)), height=2.0, thin=True, passable=True)
    target, eye = human("target", x, y), (x - 2.0 * east, y - 2.0 * north, 1.8)
    assert covered_share(field(wall), eye, target, ()).covered_share == 0.0


def test_a_ramp_whose_edge_goes_through_a_corner_is_cut_into_sound_parts() -> None:
    # The corner came out twice, in the wrong order, and what is seen of it could not be worked out at all.
    ramp = Piece(
        "ramp",
        ((2.576, 12.392), (3.292, 15.83), (0.957, 16.507), (-0.309, 15.052), (-0.019, 13.145)),
        low_edge=((2.576, 12.392), (-0.019, 13.145)),
        high_edge=((3.552, 15.754), (0.957, 16.507)),
    )
    observer = Body("observer", Circle(0.25), 18.649, 13.207, 1.0, 90.0, 2.0, 1.8)
    assert visible_surfaces(field(ramp, width=WIDTH, depth=DEPTH), observer, 165.0, ())


@pytest.mark.rule("RU013")
@pytest.mark.parametrize("seed", range(30))
def test_what_is_wholly_hidden_is_told_so_to_the_last_digit(seed: int) -> None:
    dice = random.Random(seed)
    house = block("house", 5.0, 5.0, 7.0, 7.0, 4.0)
    observer = human("observer", 2.0, round(dice.uniform(5.6, 6.4), 3))
    target = human("target", 9.0 + round(dice.uniform(0.0, 6.0), 3), round(dice.uniform(5.9, 6.1), 3))
    seen = sight_to_body(field(house), observer, target, 180.0, ())
    assert (seen.covered_share, seen.visible_share, seen.visible.is_empty) == (1.0, 0.0, True)


# Of the first scene GEOS leaves more than two square steps of a shadow out of the union without a word, of the second
# Clipper fills a hole, and in the third the outline of what is left comes with a triangle of nearly no area.
@pytest.mark.parametrize(
    ("seed", "most"), [(8262, 9), (200515, 12), (302347, 12), *((number, 9) for number in range(10))]
)
def test_ground_is_cut_out_of_shadows_as_exact_fractions_find_it(
    monkeypatch: pytest.MonkeyPatch, seed: int, most: int
) -> None:
    dice = random.Random(f"y{seed}")
    pieces = [random_piece(dice, f"p{number}", even=True) for number in range(dice.randrange(3, most))]
    (x, y), z = random_place(dice, even=True), dice.choice((0.0, 0.0, 2.0, 3.0))
    cuts: list[tuple[float, float]] = []

    def checked(region: BaseGeometry, shadows: Sequence[BaseGeometry]) -> BaseGeometry:
        left = left_over(region, shadows)
        outlines = [
            [(corner[0], corner[1]) for corner in shadow.exterior.coords[:-1]]
            for shadow in shadows
            if isinstance(shadow, shapely.Polygon)
        ]
        assert len(outlines) == len(shadows)
        assert left.is_valid
        cuts.append((left.area, uncovered(region.bounds, outlines)))
        return left

    monkeypatch.setattr(in_the_way, "left_over", checked)
    human_there = Body("o", Circle(0.25), x, y, z, 0.0, 2.0, 1.8)
    visible_ground(Battlefield(WIDTH, DEPTH, tuple(pieces), GAIT), human_there, 180.0, ())
    assert all(found == pytest.approx(exact, abs=1e-7) for found, exact in cuts)

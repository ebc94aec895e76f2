"""The visible ground against the sight line to a point: each point lies in it exactly when there is one."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import cos, pi, sin

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.shapes import Circle, Region, geometry_of
from pb12table.table.sight import sight_to_point
from pb12table.table.terrain import Piece
from pb12table.table.units import distance
from pb12table.table.visible import ROUND_ERROR, visible_ground, visible_surfaces
from tests.table.scene import COACH, block, coach, field, human, ramp_east, wall


def agrees(
    table: Battlefield,
    observer: Body,
    angle: int,
    others: Sequence[Body],
    *,
    seed: int = 0,
    count: int = 150,
    limit: float | None = None,
    level: float = 0.0,
) -> Region:
    """Compare random points, and points close to the borders, with the sight line to each; return the region."""
    region = visible_ground(table, observer, angle, others, limit=limit, level=level)
    geometry = geometry_of(region)
    assert geometry.is_valid
    dice = random.Random(seed)
    points = [(dice.uniform(0.0, table.width), dice.uniform(0.0, table.depth)) for _ in range(count)]
    for outer, holes in region.rings:
        for ring in (outer, *holes):
            for x, y in dice.sample(ring, min(len(ring), 20)):
                turn, length = dice.uniform(0.0, 2.0 * pi), 10.0 ** dice.uniform(-3.0, 0.0)
                points.append((x + length * cos(turn), y + length * sin(turn)))
    for x, y in points:
        if 0.0 <= x <= table.width and 0.0 <= y <= table.depth:
            compare(table, observer, angle, others, geometry, (x, y, level), limit)
    return region


def compare(
    table: Battlefield,
    observer: Body,
    angle: int,
    others: Sequence[Body],
    geometry: shapely.Geometry,
    point: tuple[float, float, float],
    limit: float | None,
) -> None:
    place = shapely.Point(point[:2])
    # Border of bodies and ranges are drawn within ROUND_ERROR, and shadows of bodies grow with what throws them.
    if geometry.boundary.distance(place) <= 30.0 * ROUND_ERROR:
        return
    sight = sight_to_point(table, observer, point, angle, others)
    if sight.borderline:
        return
    near = limit is None or distance(observer.base_point, point) <= limit
    assert geometry.covers(place) == (sight.exists and near), (point, sight)


def random_piece(dice: random.Random, number: int) -> Piece:
    x, y = dice.uniform(2.0, 18.0), dice.uniform(2.0, 14.0)
    base = dice.choice([0.0, 0.0, dice.uniform(0.0, 3.0)])
    height = dice.choice([dice.uniform(0.2, 4.0), 1.8, 1.0])
    name = f"p{number}"
    kind = dice.randrange(6)
    if kind == 0:
        return block(name, x, y, x + dice.uniform(0.1, 3), y + dice.uniform(0.1, 3), height, base)
    if kind == 1:
        return ramp_east(name, x, y, x + dice.uniform(0.3, 3), y + dice.uniform(0.3, 3), height)
    if kind == 2:
        return Piece(
            name, ((x, y), (x + dice.uniform(-3, 3), y + 1), (x + 1, y + 2)), base=base, height=height, thin=True
        )
    if kind == 3:
        outline = ((x, y), (x + 2, y), (x + 2, y + 0.4), (x + 0.5, y + 0.4), (x + 0.5, y + 2), (x, y + 2))
        return Piece(name, outline, base=base, height=height)
    if kind == 4:
        outline = ((x, y), (x + 4, y - 0.3), (x + 4.2, y + 3.6), (x + 0.1, y + 3.4))
        return Piece(name, outline, (((x + 0.6, y + 0.6), (x + 3.6, y + 0.4), (x + 3, y + 3)),), base, height)
    return block(name, x, y, x + 2, y + 2, height, base, translucent=dice.randrange(2))


def random_body(dice: random.Random, number: int) -> Body:
    x, y, z = dice.uniform(1.0, 19.0), dice.uniform(1.0, 15.0), dice.choice([0.0, 0.0, dice.uniform(0.0, 3.0)])
    if dice.random() < 0.2:
        return Body(f"b{number}", COACH, x, y, z, dice.uniform(0, 360), dice.uniform(0.5, 2.5), 1.0)
    return Body(f"b{number}", Circle(dice.uniform(0.1, 0.6)), x, y, z, 0.0, dice.uniform(0.3, 2.5), 1.0)


@given(st.integers(0, 2**32))
def test_a_point_is_in_it_exactly_when_it_is_seen(seed: int) -> None:
    dice = random.Random(seed)
    table = field(*[random_piece(dice, i) for i in range(dice.randrange(7))], width=20.0, depth=16.0)
    others = [random_body(dice, i) for i in range(dice.randrange(5))]
    facing, z = dice.uniform(0.0, 360.0), dice.choice([0.0, 0.0, dice.uniform(0.0, 4.0)])
    x, y = round(dice.uniform(1.0, 19.0), 3), round(dice.uniform(1.0, 15.0), 3)
    observer = human("observer", x, y, z, facing)
    limit = dice.choice([None, None, dice.uniform(1.0, 15.0)])
    level = dice.choice([0.0, 0.0, 1.0, dice.uniform(0.0, 5.0), 1.8])
    agrees(table, observer, dice.choice([12, 12, 2, 4, 7, 11]), others, seed=seed, limit=limit, level=level)

"""A storey as it is now: its borders, corners and gates within reach, with the other bodies that stand on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import atan2, cos, hypot, pi, sin

import numpy as np
import shapely

from pb12table.table.battlefield import Body
from pb12table.table.borders import borders, corners, within
from pb12table.table.crossings import Mover
from pb12table.table.footprints import footprint_polygon
from pb12table.table.free_space import Storey
from pb12table.table.gates import Gates, anyone, gates_of
from pb12table.table.inflating import SLACK, inflated
from pb12table.table.prices import Tolls
from pb12table.table.shapes import Circle, Point, circumradius, open_ring
from pb12table.table.stars import Floats, Integers

_FACETS = 12
"""How many sides the polygon around a round body has."""

_COMPANY = 1.1
"""How near another body's outline must be to one's own to be in the way of a step, in steps."""


@dataclass(frozen=True, slots=True, eq=False)
class Ground:
    """Edges and corners (rows as in `Storey`) and gates of a storey, with the bodies on it inflated.

    `following` are for each edge the number of the one that goes on where it ends, -1 where none does or several do.
    `bodies` are the places of all bodies near, on whatever storey, as rows; nearer than `company` steps they may be in
    the way of a step.
    """

    storey: Storey
    edges: Floats
    following: Integers
    corners: Floats
    gates: Gates
    bodies: Floats
    company: float

    def is_lonely(self, place: Point, to: Point | None = None) -> bool:
        """Whether no other body is near enough to be in the way of a step from a place, anywhere or `to` another."""
        away = self.bodies - np.asarray(place)
        near = self.company
        if to is not None:
            way = np.asarray(to) - np.asarray(place)
            share = np.clip(away @ way / max(float(way @ way), 1e-12), 0.0, 1.0)
            away = away - share[:, None] * way
            near -= 1.0
        return not bool((away[:, 0] * away[:, 0] + away[:, 1] * away[:, 1] < near * near).any())


def ground_of(storeys: tuple[Storey, ...], storey: Storey, mover: Mover, tolls: Tolls, reach: float) -> Ground:
    """What of a storey matters to a mover that gets no farther than a reach from where it is."""
    x, y = mover.body.position
    place = np.array((x, y))
    edges = within(storey.edges, place - reach, place + reach)
    near = np.hypot(storey.corners[:, 0] - x, storey.corners[:, 1] - y) <= reach
    bends = np.concatenate([storey.corners[near], tolls.corners((x, y), reach)])
    bodies = [
        _inflated_body(other, mover.body)
        for other in mover.others
        if other.id != mover.body.id
        and hypot(other.x - x, other.y - y) <= reach + 1.0
        and _is_on(storey, other, mover.body.height)
    ]
    if bodies:
        edges = np.concatenate([edges, *(body.edges for body in bodies)])
        bends = np.concatenate([bends, _corners_beside(storey, bodies)])
    gates = gates_of(storeys, storey, anyone(mover)).near(x, y, reach)
    widest = max((circumradius(other.footprint) for other in mover.others), default=0.0)
    company = _COMPANY + circumradius(mover.body.footprint) + widest
    others = [other.position for other in mover.others if hypot(other.x - x, other.y - y) <= reach + company]
    return Ground(storey, edges, following(edges), bends, gates, np.array(others).reshape(len(others), 2), company)


def _is_on(storey: Storey, other: Body, height: float) -> bool:
    """Whether a body is in the way of one of a height on a storey."""
    if other.top <= storey.low or other.z >= storey.high + height:
        return False
    level = storey.height_at(other.position)
    return other.z < level + height and other.top > level


def together(grounds: Sequence[Ground]) -> tuple[Floats, Integers, Integers]:
    """The edges of several grounds, the edges that go on where these end, and on which ground each is."""
    sizes = [len(ground.edges) for ground in grounds]
    planes = np.repeat(np.arange(len(grounds)), sizes)
    if len(grounds) == 1:
        return grounds[0].edges, grounds[0].following, planes
    first = np.repeat(np.cumsum([0, *sizes[:-1]]), sizes)
    going_on = np.concatenate([ground.following for ground in grounds])
    edges: Floats = np.concatenate([ground.edges for ground in grounds])
    return edges, np.where(going_on >= 0, going_on + first, -1), planes


def following(edges: Floats) -> Integers:
    """For each edge (rows from x, from y, to x, to y) the one that goes on where it ends, -1 for none or several."""
    starts, ends = edges[:, 0] + 1j * edges[:, 1], edges[:, 2] + 1j * edges[:, 3]
    order = np.argsort(starts)
    first = np.searchsorted(starts[order], ends, side="left")
    starting = np.searchsorted(starts[order], ends, side="right") - first
    _, which, ending = np.unique(ends, return_inverse=True, return_counts=True)
    alone = (starting == 1) & (ending[which] == 1)
    return np.where(alone, order[np.minimum(first, len(order) - 1)], -1)


@dataclass(frozen=True, slots=True, eq=False)
class _Inflated:
    """Where a mover must not be because of another body: a polygon, its edges and its corners."""

    polygon: shapely.Polygon
    edges: Floats
    corners: Floats


def _inflated_body(other: Body, mover: Body) -> _Inflated:
    """Another body inflated for a mover; a mover that touches it is outside."""
    radius = circumradius(mover.footprint) - SLACK
    if isinstance(other.footprint, Circle):
        outer = (radius + other.footprint.radius) / cos(pi / _FACETS)
        touches = hypot(mover.x - other.x, mover.y - other.y) < outer + 0.01
        # A flat side faces whoever is so near.
        angle = atan2(mover.y - other.y, mover.x - other.x) if touches else 0.0
        return _inflated_circle(other.position, outer, angle)
    return _inflated_outline(other, radius, mover.position)


@lru_cache(maxsize=2048)
def _inflated_circle(center: Point, outer: float, angle: float) -> _Inflated:
    turns = [angle + (2 * number + 1) * pi / _FACETS for number in range(_FACETS)]
    return _obstacle(
        shapely.Polygon([(center[0] + outer * cos(turn), center[1] + outer * sin(turn)) for turn in turns])
    )


@lru_cache(maxsize=2048)
def _inflated_outline(other: Body, radius: float, mover: Point) -> _Inflated:
    ring: tuple[Point, ...] = open_ring(list(footprint_polygon(other).exterior.coords))
    shape = inflated(ring, (), radius)
    if shape.contains(shapely.Point(mover)):
        shape = shapely.Polygon(ring).buffer(radius)
    whole = shape if isinstance(shape, shapely.Polygon) else shape.convex_hull
    assert isinstance(whole, shapely.Polygon)
    return _obstacle(whole)


def _obstacle(polygon: shapely.Polygon) -> _Inflated:
    # As a hole of a larger box, so that the corners stick out into the free region.
    west, south, east, north = polygon.bounds
    frame = shapely.box(west - 1.0, south - 1.0, east + 1.0, north + 1.0).difference(polygon)
    return _Inflated(polygon, borders(polygon)[:, [2, 3, 0, 1]], corners(frame))


def _corners_beside(storey: Storey, bodies: list[_Inflated]) -> Floats:
    """The corners of inflated bodies that are free."""
    rows = np.concatenate([body.corners for body in bodies])
    rows = rows[storey.contain(rows[:, 0], rows[:, 1])]
    free = np.ones(len(rows), dtype=np.bool_)
    for body in bodies:
        free &= ~shapely.contains_xy(body.polygon, rows[:, 0], rows[:, 1])
    return rows[free]

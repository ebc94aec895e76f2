"""A storey as it is now: its borders, corners and gates within reach, with the other bodies that stand on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import atan2, cos, floor, hypot, pi

import numpy as np
import shapely

from pb12table.table.battlefield import Body
from pb12table.table.footprints import footprint_polygon
from pb12table.table.motion.obstacles import SLACK, around, inflated
from pb12table.table.routes.space.crossings import Mover
from pb12table.table.routes.space.free_space import Storey, borders, corners, trimmed, within
from pb12table.table.routes.space.gates import CLOSE_SPACING, SPACING, Gates, anyone, gates_of
from pb12table.table.routes.space.walkable import throats
from pb12table.table.shapes import Circle, Point, circumradius, plan_distance
from pb12table.table.unions import Floats, Integers, in_rows, open_ring, prepare_for_threads

_FACETS, _FINE_FACETS = 12, 24
"""How many sides the polygon around a round body has, at least; more on the way to a goal."""

_WIDEST = 1.0 / cos(pi / _FACETS)
"""So many times the radius of a round body is such a polygon wide at most."""

_COMPANY = 1.1
"""How near another body's outline must be to one's own to be in the way of a step, in steps."""

_LONGEST = 1.1
"""So long a step may be, in steps. Half a diagonal of a cell, and by how much it is longer than a step, are less."""


@dataclass(frozen=True, slots=True, eq=False)
class Ground:
    """Edges and corners (rows as in `Storey`) and gates of a storey, with the bodies on it inflated.

    `following` are for each edge the number of the one that goes on where it ends, -1 where none does or several do.
    `throats` are places to bend at in narrow gaps, as rows (x, y).
    `bodies` are the places of all bodies near, on whatever storey; nearer than `company` steps they may be in
    the way of a step. `by_cell` keeps those around places in cells of a step that were asked about.
    """

    storey: Storey
    edges: Floats
    following: Integers
    corners: Floats
    gates: Gates
    throats: Floats
    bodies: tuple[Point, ...]
    company: float
    by_cell: dict[tuple[int, int], tuple[Point, ...]] = field(default_factory=dict)

    def is_lonely(self, place: Point, to: Point | None = None) -> bool:
        """Return whether no other body is near enough to bar a step from a place, anywhere or `to` another."""
        x, y = place
        bodies = self._bodies_around(x, y)
        if to is None:
            limit = self.company * self.company
            return not any((east - x) * (east - x) + (north - y) * (north - y) < limit for east, north in bodies)
        way_x, way_y = to[0] - x, to[1] - y
        square, near = max(way_x * way_x + way_y * way_y, 1e-12), self.company - 1.0
        for east, north in bodies if square <= _LONGEST * _LONGEST else self.bodies:
            dx, dy = east - x, north - y
            share = min(max((dx * way_x + dy * way_y) / square, 0.0), 1.0)
            dx, dy = dx - share * way_x, dy - share * way_y
            if dx * dx + dy * dy < near * near:
                return False
        return True

    def _bodies_around(self, x: float, y: float) -> tuple[Point, ...]:
        """Return the bodies near a place, all that may be nearer than `company`, or than that to a step from there."""
        cell = (floor(x), floor(y))
        found = self.by_cell.get(cell)
        if found is None:
            middle, far = (cell[0] + 0.5, cell[1] + 0.5), self.company + _LONGEST
            found = tuple(each for each in self.bodies if plan_distance(each, middle) < far)
            self.by_cell[cell] = found
        return found


def ground_of(
    storeys: tuple[Storey, ...],
    storey: Storey,
    mover: Mover,
    more: Floats,
    reach: float,
    goal: Point | None = None,
    spacing: float | None = None,
) -> Ground:
    """Return what of a storey matters to a mover that gets at most a reach from where it is, and perhaps to a goal.

    Corners and round bodies are drawn wider than they are, but not towards the mover, the goal and each other. `more`
    are corners to bend at besides those of the storey. With a `spacing` gates are so close, reach to the ends of their
    borders, and all is as fine as on the way to a goal.
    """
    is_fine = goal is not None or spacing is not None
    x, y = mover.body.position
    place = np.array((x, y))
    edges = within(storey.edges, place - reach, place + reach)
    near = np.hypot(storey.corners[:, 0] - x, storey.corners[:, 1] - y) <= reach
    company = [
        other
        for other in mover.others
        if other.id != mover.body.id
        and hypot(other.x - x, other.y - y) <= reach + 1.0
        and is_in_the_way(storey, other, mover.body.height)
    ]
    radius = circumradius(mover.body.footprint) - SLACK
    ends = [mover.body.position] if goal is None else [mover.body.position, goal]
    beside = [(end, 0.0) for end in ends]
    beside += [(other.position, (radius + circumradius(other.footprint)) * _WIDEST) for other in company]
    edges, fresh = trimmed(mover.battlefield, radius, edges, following(edges), beside)
    bends = np.concatenate([storey.corners[near], fresh, more])
    bodies = [
        inflated_body(other, radius, ends, facing, _FINE_FACETS if is_fine else _FACETS)
        for other, facing in zip(company, _beside(company, edges, radius), strict=True)
    ]
    if bodies:
        edges = np.concatenate([edges, *(body.edges for body in bodies)])
        bends = np.concatenate([bends, _corners_beside(storey, bodies)])
    close = spacing or (SPACING if goal is None else CLOSE_SPACING)
    gates = gates_of(storeys, storey, anyone(mover), close, to_ends=spacing is not None).near(x, y, reach)
    widest = max((circumradius(other.footprint) for other in mover.others), default=0.0)
    room = _COMPANY + circumradius(mover.body.footprint) + widest
    others = tuple(other.position for other in mover.others if hypot(other.x - x, other.y - y) <= reach + room)
    narrow = throats(mover.battlefield, circumradius(mover.body.footprint))
    narrow = narrow[np.hypot(narrow[:, 0] - x, narrow[:, 1] - y) <= reach]
    narrow = narrow[storey.contain(narrow[:, 0], narrow[:, 1])]
    edges = in_rows(edges)
    return Ground(storey, edges, following(edges), in_rows(bends), gates, in_rows(narrow), others, room)


def is_in_the_way(storey: Storey, other: Body, height: float) -> bool:
    """Return whether a body is in the way of one with a certain height on a storey."""
    if other.top <= storey.low or other.z >= storey.high + height:
        return False
    level = storey.height_at(other.position)
    return other.z < level + height and other.top > level


def together(grounds: Sequence[Ground]) -> tuple[Floats, Integers, Integers]:
    """Return the edges of several grounds, the edges that continue them, and the ground of each."""
    sizes = [len(ground.edges) for ground in grounds]
    planes = np.repeat(np.arange(len(grounds)), sizes)
    if len(grounds) == 1:
        return grounds[0].edges, grounds[0].following, planes
    first = np.repeat(np.cumsum([0, *sizes[:-1]]), sizes)
    going_on = np.concatenate([ground.following for ground in grounds])
    edges: Floats = np.concatenate([ground.edges for ground in grounds])
    return edges, np.where(going_on >= 0, going_on + first, -1), planes


def following(edges: Floats) -> Integers:
    """Return for each edge (rows from x, from y, to x, to y) the one that continues it, -1 for none or several."""
    starts, ends = edges[:, 0] + 1j * edges[:, 1], edges[:, 2] + 1j * edges[:, 3]
    order, sorted_ends = np.argsort(starts), np.sort(ends)
    in_order = starts[order]
    first = np.searchsorted(in_order, ends, side="left")
    starting = np.searchsorted(in_order, ends, side="right") - first
    ending = np.searchsorted(sorted_ends, ends, side="right") - np.searchsorted(sorted_ends, ends, side="left")
    return np.where((starting == 1) & (ending == 1), order[np.minimum(first, len(order) - 1)], -1)


@dataclass(frozen=True, slots=True, eq=False)
class _Inflated:
    """Where a mover must not be because of another body: a polygon, its edges and its corners."""

    polygon: shapely.Polygon
    edges: Floats
    corners: Floats


def _beside(bodies: Sequence[Body], edges: Floats, radius: float) -> list[tuple[float, ...]]:
    """Return the directions in which something is so near some bodies that one of a radius just about fits between."""
    wide = np.array([radius + circumradius(body.footprint) for body in bodies])
    places = np.array([body.position for body in bodies]).reshape(len(bodies), 2)
    # Others are as wide as they are; borders are grown already.
    apart = places[None, :, :] - places[:, None, :]
    most = (wide[:, None] + wide[None, :]) * _WIDEST
    facing = [(one, apart[one, two]) for one, two in np.argwhere(np.hypot(apart[:, :, 0], apart[:, :, 1]) < most)]
    # Of edges only those are near enough that come into the box around what is near.
    low, high = places - wide[:, None] * _WIDEST, places + wide[:, None] * _WIDEST
    met = np.minimum(edges[:, 0], edges[:, 2]) <= high[:, 0:1]
    met &= np.maximum(edges[:, 0], edges[:, 2]) >= low[:, 0:1]
    met &= np.minimum(edges[:, 1], edges[:, 3]) <= high[:, 1:2]
    met &= np.maximum(edges[:, 1], edges[:, 3]) >= low[:, 1:2]
    which, edge = met.nonzero()
    along = edges[edge, 2:4] - edges[edge, 0:2]
    before = edges[edge, 0:2] - places[which]
    share = -(before * along).sum(axis=1) / np.maximum((along * along).sum(axis=1), 1e-18)
    nearest = before + share.clip(0.0, 1.0)[:, None] * along
    near = np.hypot(nearest[:, 0], nearest[:, 1]) < wide[which] * _WIDEST
    facing += zip(which[near].tolist(), nearest[near], strict=True)
    found: list[set[float]] = [set() for _ in bodies]
    for one, (dx, dy) in facing:
        if hypot(dx, dy) > wide[one]:
            found[one].add(atan2(dy, dx))
    return [tuple(sorted(angles)) for angles in found]


def inflated_body(
    other: Body, radius: float, ends: Sequence[Point], facing: tuple[float, ...], facets: int
) -> _Inflated:
    """Return another body inflated by a radius; one that touches it is outside.

    A round one has flat sides in the directions of `facing`, and all have towards those `ends` of a way that are near.
    """
    wide = (radius + circumradius(other.footprint)) * _WIDEST + 0.01
    near = tuple(end for end in ends if hypot(end[0] - other.x, end[1] - other.y) < wide)
    if isinstance(other.footprint, Circle):
        towards = (atan2(y - other.y, x - other.x) for x, y in near)
        return _inflated_circle(other.position, radius + other.footprint.radius, (*facing, *towards), facets)
    return _inflated_outline(other, radius, near)


@lru_cache(maxsize=2048)
def _inflated_circle(center: Point, outer: float, facing: tuple[float, ...], facets: int) -> _Inflated:
    fine, coarse = (_polygon_around(center, outer, facing, count) for count in (facets, _FACETS))
    return _obstacle(fine, coarse)


def _polygon_around(center: Point, outer: float, facing: tuple[float, ...], facets: int) -> shapely.Polygon:
    angles = sorted([number * 2.0 * pi / facets for number in range(facets)] + [angle % (2.0 * pi) for angle in facing])
    return shapely.Polygon(around(center, outer, [*angles, angles[0] + 2.0 * pi]))


@lru_cache(maxsize=2048)
def _inflated_outline(other: Body, radius: float, near: tuple[Point, ...]) -> _Inflated:
    ring: tuple[Point, ...] = open_ring(footprint_polygon(other).exterior)
    shape = inflated(ring, (), radius, near)
    whole = shape if isinstance(shape, shapely.Polygon) else shape.convex_hull
    assert isinstance(whole, shapely.Polygon)
    return _obstacle(whole, whole)


def _obstacle(polygon: shapely.Polygon, coarse: shapely.Polygon) -> _Inflated:
    """Return an obstacle that paths bend around at the corners of a coarser polygon."""
    # As a hole of a larger box, so that the corners stick out into the free region.
    west, south, east, north = coarse.bounds
    frame = shapely.box(west - 1.0, south - 1.0, east + 1.0, north + 1.0).difference(coarse)
    prepare_for_threads(polygon)
    return _Inflated(polygon, borders(polygon)[:, [2, 3, 0, 1]], corners(frame))


def _corners_beside(storey: Storey, bodies: list[_Inflated]) -> Floats:
    """Return the corners of inflated bodies that are free."""
    rows = np.concatenate([body.corners for body in bodies])
    rows = rows[storey.contain(rows[:, 0], rows[:, 1])]
    free = np.ones(len(rows), dtype=np.bool_)
    for body in bodies:
        free &= ~shapely.contains_xy(body.polygon, rows[:, 0], rows[:, 1])
    return rows[free]

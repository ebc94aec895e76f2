"""Whether a body stands safely, and the levels and regions in which a falling one comes to rest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import hypot, inf, pi

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from pb12table.table.battlefield import Battlefield, Body, inside_table
from pb12table.table.footprints import (
    body_box,
    centroid,
    footprint_polygon,
    outline_parts,
    overlaps_ring,
    ring_gap,
    shrunk_ring,
)
from pb12table.table.index import Entry, Part, convex_parts, cut_at_height, is_convex, terrain_index
from pb12table.table.motion.contact import overlapping
from pb12table.table.motion.obstacles import walls_above
from pb12table.table.motion.sweep import table_at
from pb12table.table.planar import Plane, border_distance, clipped, hull, in_circle, in_ring, nearest_in
from pb12table.table.shapes import (
    SLIVER,
    TOLERANCE,
    Box,
    Circle,
    Outline,
    Point,
    Ring,
    box_ring,
    circumradius,
    rounded,
    turned_ring,
)
from pb12table.table.surfaces import SUPPORT_BAND, TABLE, carrying_rings, supports_of
from pb12table.table.terrain import ramp_line


@dataclass(frozen=True, slots=True)
class Stand:
    """How a body stands.

    `reason` is "" when it is safe, else "off-table", "overlaps" or "unsupported"; `obstacles` are the ids of what it
    overlaps; `supports` the ids of the pieces under it, "" standing for the bare table.
    """

    safe: bool
    reason: str
    obstacles: tuple[str, ...]
    supports: tuple[str, ...]


def stand(battlefield: Battlefield, body: Body, others: Sequence[Body]) -> Stand:
    """Return whether a body stands safely, by its support and free of overlaps."""
    return _stand(battlefield, body, tuple(others))


@lru_cache(maxsize=8192)
def _stand(battlefield: Battlefield, body: Body, others: tuple[Body, ...]) -> Stand:
    supports = supports_of(battlefield, body)
    obstacles = overlapping(table_at(battlefield, body), body, others)
    if not inside_table(battlefield, body):
        reason = "off-table"
    elif obstacles:
        reason = "overlaps"
    elif not _is_supported(battlefield, body, supports):
        reason = "unsupported"
    else:
        reason = ""
    return Stand(not reason, reason, obstacles, supports)


def is_held_up(battlefield: Battlefield, body: Body) -> bool:
    """Return whether what carries a body holds it up where it is, with or without room for it."""
    return _is_supported(battlefield, body, supports_of(battlefield, body))


def _is_supported(battlefield: Battlefield, body: Body, supports: tuple[str, ...]) -> bool:
    """Return whether the centroid lies in the convex hull of the supported parts of the footprint, border included."""
    if not supports:
        return False
    if TABLE in supports:
        return True
    center, rings = centroid(body), _carrying(battlefield, body, supports)
    convex = isinstance(body.footprint, Circle) or is_convex(turned_ring(body.footprint.points, body.facing))
    if convex and any(in_ring(center, ring) or border_distance(center, ring) <= TOLERANCE for ring in rings):
        return True
    held = _held(body, rings)
    return bool(held) and ring_gap(center, held) <= TOLERANCE


def tipping(battlefield: Battlefield, body: Body) -> tuple[Point, float] | None:
    """Return the direction in plan (a unit vector) in which a body without support would tip, and how far its centroid
    lies off what holds it up, in steps; None if it is supported, or held by nothing at all.
    """
    supports = supports_of(battlefield, body)
    if not supports or _is_supported(battlefield, body, supports):
        return None
    (x, y), held = centroid(body), _held(body, _carrying(battlefield, body, supports))
    if not held:
        return None
    foot_x, foot_y = nearest_in((x, y), held)
    away = hypot(x - foot_x, y - foot_y)
    return ((x - foot_x) / away, (y - foot_y) / away), away


def _carrying(battlefield: Battlefield, body: Body, supports: tuple[str, ...]) -> list[Ring]:
    """Return the convex parts of the tops of some pieces that carry at the stand height of a body."""
    return [
        ring
        for entry in terrain_index(battlefield).near(body_box(body))
        if entry.piece.id in supports
        for ring in carrying_rings(entry, body.z)
    ]


def _held(body: Body, rings: Sequence[Ring]) -> Ring:
    """Return the hull of the supported parts of a footprint, as far as the centroid is concerned: for a round one the
    points between which all of a part lies as seen from the centre, and the nearest one. What is just touched holds
    nothing.
    """
    rings = [ring for ring in rings if overlaps_ring(body, ring)]
    if isinstance(body.footprint, Circle):
        center, radius = body.position, body.footprint.radius
        return tuple(hull([point for ring in rings for point in in_circle(ring, center, radius)]))
    footprint = footprint_polygon(body)
    parts = shapely.intersection(footprint, [shapely.Polygon(ring) for ring in rings])
    return tuple(hull([(x, y) for x, y in shapely.get_coordinates(parts).tolist()]))


Floats = NDArray[np.float64]

_CORNERS = 128
"""So many corners the polygon has that stands for a round base."""

_BAND = SUPPORT_BAND + TOLERANCE
_SIDES: tuple[Point, ...] = ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))


@dataclass(frozen=True, slots=True)
class Column:
    """What a body sweeps that sinks from a height: it and everything above it up to `top`, -infinity if it does not."""

    body: Body
    top: float = -inf

    def at(self, x: float, y: float, z: float) -> Body:
        """Return the body at a place together with what it has passed through, as one body."""
        here = self.body.at(x, y, z)
        height = max(self.body.height, self.top - z)
        return Body(here.id, here.footprint, x, y, z, here.facing, height, here.eye)


@dataclass(slots=True, eq=False)
class Level:
    """A plane to stand on in a zone of the table, where a body is free there, and where it may be held up.

    `ramp` is the ramp whose top it is; `carriers` are the pieces of which a footprint must meet one to rest there
    (none for the table), `near` all pieces there are. `open` holds all places where the body may be, and others next
    to them: round bases are polygons a hair too great where they are held up, and too small where they are in the way.
    """

    plane: Plane
    ramp: Entry | None
    zone: BaseGeometry
    carriers: Sequence[Entry]
    near: Sequence[Entry]
    column: Column
    open: BaseGeometry = field(default_factory=shapely.Polygon)

    def height_at(self, point: Point) -> float:
        """Return the stand height at a point of the zone."""
        return rounded(self.plane.height if self.ramp is None else self.ramp.piece.top_at(point))

    def within(self, start: Point) -> float:
        """Return a lower bound in steps for the distance of a point from all places of the level."""
        nearest: float = self.zone.distance(shapely.Point(start))
        if not self.carriers:
            return nearest
        reach = circumradius(self.column.body.footprint)
        x, y = start
        gaps = (max(e.box[0] - x, x - e.box[2], e.box[1] - y, y - e.box[3]) for e in self.carriers)
        return max(nearest, min(gaps) - reach)

    def work_out(self, others: Sequence[Body]) -> None:
        """Work out where the body is free and, roughly, where it is held up."""
        shapes = footprint_parts(self.column.body)
        met = [_meeting(part, shape, self.plane) for e in self.carriers for part in e.parts for shape in shapes]
        self.open = self.zone.intersection(shapely.union_all(met)) if self.carriers else self.zone
        for side in _SIDES:
            if self.open.is_empty:
                return
            self.leave_out(side, None)
        free = self.open.difference(shapely.union_all(list(self._blocked(others))))
        self.open = shapely.union_all([part for part in shapely.get_parts(free) if part.area > SLIVER])

    def leave_out(self, tipping: Point, point: Point | None) -> bool:
        """Leave out where the body would tip in a direction (a unit vector), for nothing holds the half of it there;
        return whether a point is left out, which it is not where what carries is just touched there.
        """
        on_table = _between(self.plane, self.zone, -_BAND, _BAND)
        halves = half_footprint(self.column.body, tipping)
        places = [
            _meeting(part, half, self.plane, -_BAND, _BAND)
            for entry in self.near
            if entry.carries
            for part in entry.parts
            for half in halves
        ]
        self.open = self.open.intersection(shapely.union_all([*places, on_table]))
        return point is not None and self.open.distance(shapely.Point(point)) > TOLERANCE

    def shut(self, around: Sequence[Point], reach: float) -> None:
        """Leave out the surroundings of some places."""
        if around:
            self.open = self.open.difference(shapely.union_all(shapely.buffer(shapely.points(around), reach)))

    def _blocked(self, others: Sequence[Body]) -> Iterator[BaseGeometry]:
        """Yield where the body, or what it passes through, would overlap pieces and others."""
        shapes = footprint_parts(self.column.body, inner=True)
        for entry in self.near:
            if entry.solid:
                below = self._below(entry.base)
                if not below.is_empty:
                    yield self._overlapping(entry, shapes).intersection(below)
        for other in others:
            beside = self._below(other.z).intersection(_between(self.plane, self._around, -inf, other.top - TOLERANCE))
            if not beside.is_empty:
                yield _beside(other, self.column.body).intersection(beside)

    @property
    def _around(self) -> BaseGeometry:
        """The zone and some more, so that what is left out there leaves no slivers on its border."""
        west, south, east, north = self.zone.bounds
        return shapely.box(west - 1.0, south - 1.0, east + 1.0, north + 1.0)

    def _below(self, underside: float) -> BaseGeometry:
        """Return the part of the zone and its surroundings where the body reaches above an underside."""
        if self.column.top > underside + TOLERANCE:
            return self._around
        return _between(self.plane, self._around, underside - self.column.body.height + TOLERANCE, inf)

    def _overlapping(self, entry: Entry, shapes: Sequence[Ring]) -> BaseGeometry:
        """Return where the footprint overlaps a solid piece other than a ramp carrying it, or sticks in such a ramp."""
        pairs = [(part, shape) for part in entry.parts for shape in shapes]
        over = shapely.union_all([_meeting(part, shape, self.plane, TOLERANCE) for part, shape in pairs])
        if entry.flat or not entry.carries:
            return over
        carried = shapely.union_all([_meeting(part, shape, self.plane, -_BAND, _BAND) for part, shape in pairs])
        # A hair less, so that the border of the ramp is not left over where it is the border of a zone, too.
        outline = shapely.Polygon(entry.piece.outline, entry.piece.holes).buffer(-TOLERANCE, join_style="mitre")
        deep = [_meeting(part, ((0.0, 0.0),), self.plane, _BAND) for part in entry.parts]
        walls = [Part(wall, tuple(map(entry.piece.top_at, wall))) for wall in walls_above(entry, -inf)]
        sides = [_meeting(wall, shape, self.plane, entry.ledge + TOLERANCE) for wall in walls for shape in shapes]
        stuck = shapely.union_all([*deep, shapely.union_all(sides).difference(outline)])
        return over.difference(carried.difference(stuck))


def levels_of(near: Sequence[Entry], column: Column, window: BaseGeometry, highest: float) -> list[Level]:
    """Return the levels not above a height in a window of the table, by the pieces near it."""
    levels = [Level(Plane(0.0), None, window, (), near, column)] if highest >= 0.0 else []
    tops: dict[float, list[Entry]] = {}
    for entry in near:
        if entry.carries and entry.flat and entry.top <= highest + TOLERANCE:
            tops.setdefault(rounded(entry.top), []).append(entry)
    levels += [Level(Plane(top), None, window, entries, near, column) for top, entries in tops.items()]
    for ramp in near:
        if not ramp.carries or ramp.flat:
            continue
        for plane, strip in _ramp_planes(ramp, window):
            zone = _between(plane, strip, -inf, highest)
            if not zone.is_empty:
                levels.append(Level(plane, ramp, zone, (ramp,), near, column))
    return levels


def _ramp_planes(ramp: Entry, window: BaseGeometry) -> Iterator[tuple[Plane, BaseGeometry]]:
    """Yield the planes on which a body over a ramp stands, before, on and behind its slope, and where each counts."""
    (x, y), (nx, ny), run = ramp_line(ramp.piece)
    rate = ramp.piece.height / run
    slope = Plane(ramp.base - rate * (x * nx + y * ny), rate * nx, rate * ny)
    planes = ((Plane(ramp.base), -inf, ramp.base), (slope, ramp.base, ramp.top), (Plane(ramp.top), ramp.top, inf))
    for plane, low, high in planes:
        strip = _between(slope, window, low, high)
        if not strip.is_empty:
            yield plane, strip


def _between(plane: Plane, region: BaseGeometry, low: float, high: float) -> BaseGeometry:
    """Return the part of a region in which a plane lies between two heights."""
    if plane.level:
        return region if low <= plane.height <= high else shapely.Polygon()
    if region.is_empty:
        return region
    part = _plane_part(box_ring(*region.bounds), plane)
    for bound, above in ((low, True), (high, False)):
        if abs(bound) < inf and len(part.ring) > 2:
            part = _plane_part(tuple(cut_at_height(part, bound, above=above)), plane)
    return region.intersection(shapely.Polygon(part.ring)) if len(part.ring) > 2 else shapely.Polygon()


def _plane_part(ring: Ring, plane: Plane) -> Part:
    return Part(ring, tuple(plane.at(x, y) for x, y in ring))


def footprint_parts(body: Body, *, inner: bool = False) -> tuple[Ring, ...]:
    """Return convex rings, relative to the base point, that together are a footprint at its facing.

    They hold a round footprint; with `inner` it holds them, and others are TOLERANCE smaller.
    """
    footprint = body.footprint
    if isinstance(footprint, Outline):
        return (
            convex_parts(shrunk_ring(footprint.points, body.facing)) if inner else outline_parts(footprint, body.facing)
        )
    angles = np.arange(_CORNERS) * (2.0 * pi / _CORNERS)
    radius = footprint.radius - TOLERANCE if inner else footprint.radius / np.cos(pi / _CORNERS)
    return (tuple(zip((radius * np.cos(angles)).tolist(), (radius * np.sin(angles)).tolist(), strict=True)),)


def half_footprint(body: Body, side: Point) -> tuple[Ring, ...]:
    """Return the parts of a footprint beyond a line through its centroid, on the side of a unit vector."""
    x, y = centroid(body)
    offset = side[0] * (x - body.x) + side[1] * (y - body.y) - TOLERANCE
    halves = (tuple(clipped(ring, *side, offset)) for ring in footprint_parts(body))
    return tuple(half for half in halves if len(half) > 2)


def _beside(other: Body, body: Body) -> BaseGeometry:
    """Return where a body's base point must not be because of another one's footprint."""
    if isinstance(other.footprint, Circle) and isinstance(body.footprint, Circle):
        reach = other.footprint.radius + body.footprint.radius - TOLERANCE
        return shapely.Point(other.position).buffer(reach, quad_segs=_CORNERS // 2)
    rings = [tuple((other.x + x, other.y + y) for x, y in ring) for ring in footprint_parts(other, inner=True)]
    parts = [Part(ring, (0.0,) * len(ring)) for ring in rings]
    shapes = footprint_parts(body, inner=True)
    return shapely.union_all([_meeting(part, shape, Plane(0.0)) for part in parts for shape in shapes])


def _meeting(part: Part, shape: Ring, plane: Plane, low: float = -inf, high: float = inf) -> BaseGeometry:
    """Return where the base point may be for a part's point to lie in a shape, between two heights above the plane.

    The shape is a convex ring, or a point, relative to the base point; heights in steps.
    """
    if plane.level and (max(part.tops) < plane.height + low or min(part.tops) > plane.height + high):
        return shapely.Polygon()
    corners, offsets = np.array(part.ring, dtype=np.float64), np.array(shape, dtype=np.float64)
    places = corners[:, None, :] - offsets[None, :, :]
    if low == -inf and high == inf:
        return _hull(places.reshape(-1, 2))
    stand = plane.height + plane.east * places[..., 0] + plane.north * places[..., 1]
    over: Floats = np.array(part.tops)[:, None] - stand
    least, most = float(over.min()), float(over.max())
    if most < low or least > high:
        return shapely.Polygon()
    if least >= low and most <= high:
        return _hull(places.reshape(-1, 2))
    points = [places[(over >= low) & (over <= high)], *_crossings(places, over, (low, high))]
    return _hull(np.concatenate(points))


def _hull(points: Floats) -> BaseGeometry:
    return shapely.LineString(points).convex_hull if len(points) > 1 else shapely.Polygon()


def _crossings(places: Floats, over: Floats, bounds: Iterable[float]) -> Iterator[Floats]:
    """Yield where pairs along an edge of a part or shape reach bounds of the height between them."""
    for axis in (0, 1):
        ends, ends_over = np.roll(places, -1, axis), np.roll(over, -1, axis)
        for bound in bounds:
            crossed = (over < bound) != (ends_over < bound)
            if abs(bound) < inf and crossed.any():
                share = ((bound - over[crossed]) / (ends_over[crossed] - over[crossed]))[:, None]
                yield places[crossed] + share * (ends[crossed] - places[crossed])


def reach_box(window: BaseGeometry, body: Body) -> Box:
    """Return the box that bodies with their base points in a window reach into."""
    west, south, east, north = window.bounds
    reach = circumradius(body.footprint)
    return (west - reach, south - reach, east + reach, north + reach)

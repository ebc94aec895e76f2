"""Where a falling body comes to rest; R1.4.30, RU017.

It sinks straight down to what holds it up. When it does not stand safely there, something is in the way, and it is
shifted the shortest way (in plan) to a free safe place at or below the height it has sunk to. Free places are worked
out as plane regions, one for each height to stand at: what carries there, less all obstacles inflated by the
footprint. Regions of round footprints are polygons a little too cautious (by 1e-4 of the radius); each place is then
checked exactly.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import cos, hypot, pi

import shapely
from shapely.geometry.base import BaseGeometry

from pb12table.table.battlefield import Battlefield, Body, reach_of
from pb12table.table.contact import heights_overlap
from pb12table.table.footprints import centroid
from pb12table.table.index import Box, Entry, cut_at_height, rings_above, terrain_index
from pb12table.table.shapes import Circle, Point, Ring, circumradius
from pb12table.table.spaces import minkowski_sum, mirrored_parts
from pb12table.table.stands import stand
from pb12table.table.surfaces import SUPPORT_BAND
from pb12table.table.units import GRID, TOLERANCE, moved, plan_distance, rounded, rounded_point
from pb12table.table.vertical import floor_below
from pb12table.table.view import outline_parts

MOST_LANDINGS = 8
"""How many equally near places are offered at most."""

_LOOKED_AROUND = (1.0, 4.0, 12.0)
_EQUALLY_NEAR = 1.5 * GRID
_QUARTER_SEGMENTS = 64
_APART = 0.02
_SEARCHED = 5


@dataclass(frozen=True, slots=True)
class Landing:
    """Where a falling body comes to rest, and how many steps it lost in height."""

    x: float
    y: float
    z: float
    fallen: float


def landings(battlefield: Battlefield, body: Body, others: Sequence[Body]) -> tuple[Landing, ...]:
    """Where a falling body comes to rest: straight down, or the nearest free safe places beside it.  R1.4.30, RU017.

    Several when equally near (at most MOST_LANDINGS), nearest first; empty only when the table has no free safe
    place at all. Places lie on the grid. A body with no safe place at or below the height at which it is held up is
    put on a higher one.
    """
    rest, _ = floor_below(battlefield, body, others)
    below = body.at(body.x, body.y, rounded(rest))
    if stand(battlefield, below, others).safe:
        return (_landing(body, below),)
    for upward in (False, True):
        found = list(_nearest(battlefield, below, tuple(others), upward))
        if found:
            return tuple(_landing(body, place) for place in found)
    return ()


def _landing(body: Body, place: Body) -> Landing:
    return Landing(place.x, place.y, place.z, max(0.0, rounded(body.z - place.z)))


@dataclass(frozen=True, slots=True, eq=False)
class _Level:
    """A height to stand at (that of the ramp when there is one) and where a body's base point is free there."""

    height: float
    ramp: Entry | None
    region: BaseGeometry

    def height_at(self, point: Point) -> float:
        """The stand height at a point of the region."""
        return rounded(self.height if self.ramp is None else self.ramp.piece.top_at(point))


def _nearest(battlefield: Battlefield, body: Body, others: tuple[Body, ...], upward: bool) -> Iterator[Body]:
    """The free safe places nearest in plan, on surfaces at or below the body's height, or with `upward` above it."""
    for reach in (*_LOOKED_AROUND, battlefield.width + battlefield.depth):
        window = (body.x - reach, body.y - reach, body.x + reach, body.y + reach)
        found = _nearest_in(battlefield, body, others, upward, window)
        # Beyond the window nothing is nearer than its border.
        if found and plan_distance(body.position, found[0].position) <= reach - _EQUALLY_NEAR:
            yield from found
            return


def _nearest_in(
    battlefield: Battlefield, body: Body, others: tuple[Body, ...], upward: bool, window: Box
) -> list[Body]:
    """As `_nearest`, among the places in a window of the table."""
    start = shapely.Point(body.x, body.y)
    places: list[tuple[float, float, Body]] = []
    levels = [(level.region.distance(start), level) for level in _levels(battlefield, body, others, upward, window)]
    levels.sort(key=lambda pair: (pair[0], -pair[1].height))
    for least, level in levels:
        if places and least > places[0][0] + _EQUALLY_NEAR:
            break
        for point in _nearest_points(level.region, body.position, least):
            place = _safe_near(battlefield, body, others, level, point)
            if place is not None:
                places.append((plan_distance(body.position, place.position), -place.z, place))
                places.sort(key=lambda item: item[:2])
    chosen: list[Body] = []
    for away, _, place in places:
        if away > places[0][0] + _EQUALLY_NEAR or len(chosen) == MOST_LANDINGS:
            break
        if all(plan_distance(place.position, other.position) > _APART for other in chosen):
            chosen.append(place)
    return chosen


def _levels(
    battlefield: Battlefield, body: Body, others: tuple[Body, ...], upward: bool, window: Box
) -> Iterator[_Level]:
    """Every height to stand at, with the region in a window that is free there for the body's base point."""
    index = terrain_index(battlefield)
    west, south, east, north = reach_of(body.footprint, body.facing)
    right, top = min(battlefield.width - east, window[2]), min(battlefield.depth - north, window[3])
    left, bottom = max(west, window[0]), max(south, window[1])
    if right < left or top < bottom:
        return
    table = shapely.box(left, bottom, right, top)
    margin = circumradius(body.footprint)
    near = index.near((left - margin, bottom - margin, right + margin, top + margin))
    solid = [entry for entry in near if entry.solid]
    carrying = [entry for entry in near if entry.carries]
    around = tuple(
        other
        for other in others
        if other.id != body.id
        and plan_distance(body.position, other.position)
        <= hypot(window[2] - body.x, window[3] - body.y) + margin + circumradius(other.footprint)
    )
    limit = body.z + SUPPORT_BAND + TOLERANCE
    carriers: dict[float, list[Entry]] = {}
    for entry in carrying:
        if entry.flat and (entry.top > limit) == upward:
            carriers.setdefault(rounded(entry.top), []).append(entry)
    if (limit < 0.0) == upward:
        yield from _free_level(solid, body, around, 0.0, None, table)
    for height, entries in carriers.items():
        tops = _carrying(shapely.union_all([_polygon(entry) for entry in entries]), body).intersection(table)
        yield from _free_level(solid, body, around, height, None, tops)
    for entry in carrying:
        if not entry.flat:
            rings = [tuple(cut_at_height(part, limit, above=upward)) for part in entry.parts]
            reachable = shapely.union_all([shapely.Polygon(ring) for ring in rings if len(ring) >= 3])
            # The stand height is that of the ramp at the base point, so this must be on it, too.
            surface = _carrying(reachable, body).intersection(reachable).intersection(table)
            height = entry.piece.top_at(body.position)
            yield from _free_level(solid, body, around, height, entry, surface)


def _free_level(
    solid: list[Entry],
    body: Body,
    others: tuple[Body, ...],
    height: float,
    ramp: Entry | None,
    surface: BaseGeometry,
) -> Iterator[_Level]:
    here = body.at(body.x, body.y, height)
    blocked: list[BaseGeometry] = []
    for entry in solid:
        if entry is ramp or entry.base >= here.top - TOLERANCE:
            continue
        rise = SUPPORT_BAND if entry.carries else 0.0
        blocked += [_inflated(ring, body) for ring in rings_above(entry, height + rise + TOLERANCE)]
    for other in others:
        if heights_overlap(here, other):
            blocked.append(_inflated_body(other, body))
    free = surface.difference(shapely.union_all(blocked)) if blocked else surface
    if not free.is_empty:
        yield _Level(height, ramp, free)


def _carrying(tops: BaseGeometry, body: Body) -> BaseGeometry:
    """Where a body's base point may be for its centroid, which must be held up, to lie over some tops."""
    x, y = centroid(body)
    return shapely.transform(tops, lambda points: points - (x - body.x, y - body.y))


def _polygon(entry: Entry) -> shapely.Polygon:
    return shapely.Polygon(entry.piece.outline, entry.piece.holes)


def _cautious(radius: float) -> float:
    """A radius whose round buffer, a polygon with its corners on the circle, holds the true one."""
    return radius / cos(pi / (4.0 * _QUARTER_SEGMENTS))


def _inflated(ring: Sequence[Point], mover: Body) -> BaseGeometry:
    """Where the mover's base point must not be because of a convex ring or a stretch of two points."""
    shape = shapely.LineString(ring) if len(ring) == 2 else shapely.Polygon(ring)
    if isinstance(mover.footprint, Circle):
        return shape.buffer(_cautious(mover.footprint.radius), quad_segs=_QUARTER_SEGMENTS)
    parts = mirrored_parts(mover.footprint.points, mover.facing)
    return shapely.union_all([shapely.Polygon(minkowski_sum(ring, part)) for part in parts])


def _inflated_body(other: Body, mover: Body) -> BaseGeometry:
    if isinstance(other.footprint, Circle):
        radius = other.footprint.radius
        if isinstance(mover.footprint, Circle):
            return shapely.Point(other.position).buffer(
                _cautious(radius + mover.footprint.radius), quad_segs=_QUARTER_SEGMENTS
            )
        mirrored: list[Ring] = [
            tuple((other.x + x, other.y + y) for x, y in part)
            for part in mirrored_parts(mover.footprint.points, mover.facing)
        ]
        return shapely.union_all(
            [shapely.Polygon(ring).buffer(_cautious(radius), quad_segs=_QUARTER_SEGMENTS) for ring in mirrored]
        )
    parts = outline_parts(other.footprint, other.facing)
    rings = [tuple((other.x + x, other.y + y) for x, y in part) for part in parts]
    return shapely.union_all([_inflated(ring, mover) for ring in rings])


def _nearest_points(region: BaseGeometry, start: Point, least: float) -> list[Point]:
    """The nearest points of a region: one in each part of it that is as near, several along an arc around the start."""
    center = shapely.Point(start)
    around = center.buffer(_cautious(least + _EQUALLY_NEAR), quad_segs=_QUARTER_SEGMENTS)
    points: list[Point] = []
    for part in shapely.get_parts(region.intersection(around)):
        compass = [moved(start, 45.0 * eighth, least) for eighth in range(8)] if least > 0.0 else []
        arc = [point for point in compass if part.distance(shapely.Point(point)) <= _EQUALLY_NEAR]
        if len(arc) > 1:
            points += arc
        else:
            line = shapely.shortest_line(part, center)
            points.append((float(line.coords[0][0]), float(line.coords[0][1])))
    return points


def _safe_near(
    battlefield: Battlefield, body: Body, others: tuple[Body, ...], level: _Level, point: Point
) -> Body | None:
    """The safe place of the grid nearest to the body among those a few grid steps around a point of a free region."""
    near = rounded_point(point)
    reach = circumradius(body.footprint) + 0.1
    neighbours = tuple(
        other
        for other in others
        if plan_distance(near, other.position) <= reach + circumradius(other.footprint) and other.id != body.id
    )
    around = range(-_SEARCHED, _SEARCHED + 1)
    places = [rounded_point((near[0] + i * GRID, near[1] + j * GRID)) for i in around for j in around]
    places.sort(key=lambda place: plan_distance(place, body.position))
    for place in places:
        candidate = body.at(place[0], place[1], level.height_at(place))
        if stand(battlefield, candidate, neighbours).safe:
            return candidate
    return None

"""Where a body can walk: storeys of the table, each a plane set of polygons free of everything solid.

A storey joins the surfaces that walking leads between without a climb: the table with all low ledges, a roof with the
ramps that lead up to it, unless one lies above the other. Solid terrain is inflated by the body's radius (round
footprints; others by the circle around them), so that the body becomes a point. Straight walls are exact, round
corners become polygons around the true arc, at most 0.083 of the radius too wide at their points. A storey is made
once for each battlefield and shape of body; other bodies are no part of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import atan2, ceil, cos, pi, sin

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from pb12table.table.battlefield import Battlefield
from pb12table.table.ground import FREE_STEP
from pb12table.table.index import Entry, Part, cut_at_height, rings_above, terrain_index
from pb12table.table.shapes import Point, Ring, ring_area
from pb12table.table.stars import Floats
from pb12table.table.surfaces import SUPPORT_BAND
from pb12table.table.units import TOLERANCE, rounded

SLACK = 0.0002
"""By how much obstacles are inflated less than by the radius, so that a gap as wide as the body stays open."""

_FAN = pi / 4.0 + 1e-9
_TOUCH = 0.001
_NO_AREA = 1e-6


@dataclass(frozen=True, slots=True, eq=False)
class Surface:
    """Something to stand on: the table, all level tops of one height, or one ramp.

    `walk` is where a body's base point may pass, `end` where it may also stop, `whole` the surface itself.
    """

    height: float
    ramp: Entry | None
    whole: BaseGeometry
    walk: BaseGeometry
    end: BaseGeometry

    def height_at(self, point: Point) -> float:
        """The stand height at a point, in steps."""
        return rounded(self.height if self.ramp is None else self.ramp.piece.top_at(point))

    @property
    def low(self) -> float:
        """The lowest height of the surface."""
        return self.height if self.ramp is None else self.ramp.base

    @property
    def high(self) -> float:
        """The greatest height of the surface."""
        return self.height if self.ramp is None else self.ramp.top


@dataclass(frozen=True, slots=True, eq=False)
class Storey:
    """Surfaces that are walked as one plane.

    `edges` are the borders of `walk` as rows (from x, from y, to x, to y) with the free side on the left; `corners`
    the places around which ways bend, as rows (x, y, corner x, corner y, before x, before y, after x, after y): a free
    place beside the corner, the corner itself, and the ends of the two borders that meet in it.
    """

    number: int
    surfaces: tuple[Surface, ...]
    walk: BaseGeometry
    end: BaseGeometry
    edges: Floats
    corners: Floats

    @property
    def low(self) -> float:
        """The lowest height of the storey."""
        return min(surface.low for surface in self.surfaces)

    @property
    def high(self) -> float:
        """The greatest height of the storey."""
        return max(surface.high for surface in self.surfaces)

    @property
    def has_strips(self) -> bool:
        """Whether there are places to pass but not to stop at."""
        return self.end is not self.walk

    def contains(self, point: Point) -> bool:
        """Whether a base point lies inside the region to walk in."""
        shapely.prepare(self.walk)
        return bool(shapely.contains_xy(self.walk, point[0], point[1]))

    def eye_at(self, point: Point) -> Point | None:
        """The nearest place inside the region to walk in, None when the point itself lies in it."""
        if self.contains(point):
            return None
        inner = self.walk.buffer(-2.0 * SLACK)
        if inner.is_empty:
            return None
        _, nearest = shapely.get_coordinates(shapely.shortest_line(shapely.Point(point), inner)).tolist()
        return (nearest[0], nearest[1])

    def holds(self, point: Point, height: float) -> bool:
        """Whether a surface of the storey has a stand height at a point, within 0.1."""
        place = shapely.Point(point)
        return any(
            abs(surface.height_at(point) - height) <= SUPPORT_BAND + TOLERANCE and surface.whole.distance(place) < 1e-6
            for surface in self.surfaces
        )

    def height_at(self, point: Point) -> float:
        """The height of the highest surface of the storey at a point, or of the nearest one beside it."""
        if len(self.surfaces) == 1:
            return self.surfaces[0].height_at(point)
        place = shapely.Point(point)
        away = [surface.whole.distance(place) for surface in self.surfaces]
        return max(
            surface.height_at(point)
            for surface, distance in zip(self.surfaces, away, strict=True)
            if distance <= min(away) + TOLERANCE
        )


@lru_cache(maxsize=64)
def storeys(battlefield: Battlefield, radius: float, height: float) -> tuple[Storey, ...]:
    """All storeys of a battlefield for bodies of a radius and height in steps; that of the table is the first."""
    surfaces = list(_surfaces(battlefield, radius, height))
    groups: list[list[Surface]] = [[surface] for surface in surfaces]
    for number, first in enumerate(surfaces):
        for second in surfaces[:number]:
            one = next(group for group in groups if first in group)
            two = next(group for group in groups if second in group)
            if one is not two and _are_joined(first, second) and not _lie_above(one, two):
                groups.remove(one)
                two += one
    return tuple(_storey(number, group) for number, group in enumerate(groups))


def storey_at(found: Sequence[Storey], point: Point, height: float) -> Storey | None:
    """The storey a body at a place and stand height walks on, the nearest in plan; None high above all of them."""
    place = shapely.Point(point)
    best: tuple[float, float, Storey] | None = None
    for storey in found:
        for surface in storey.surfaces:
            rise = abs(surface.height_at(point) - height)
            if rise <= SUPPORT_BAND + TOLERANCE:
                away = (round(float(surface.walk.distance(place)), 6), rise, storey)
                if best is None or away[:2] < best[:2]:
                    best = away
    return best[2] if best is not None else None


# -- surfaces ---------------------------------------------------------------------------------------------------


def _surfaces(battlefield: Battlefield, radius: float, height: float) -> Iterable[Surface]:
    index = terrain_index(battlefield)
    if 2.0 * radius > min(battlefield.width, battlefield.depth):
        return
    table = shapely.box(radius, radius, battlefield.width - radius, battlefield.depth - radius)
    shapes = {entry.piece.id: _inflated_piece(entry, radius - SLACK) for entry in index.solid}
    yield _level_surface(index.solid, shapes, 0.0, table, table, radius, height)
    tops: dict[float, list[Entry]] = {}
    for entry in index.carrying:
        if entry.flat:
            tops.setdefault(rounded(entry.top), []).append(entry)
    for top, entries in sorted(tops.items()):
        whole = shapely.union_all([_polygon(entry) for entry in entries])
        surface = _level_surface(index.solid, shapes, top, whole, table, radius, height)
        if not surface.walk.is_empty:
            yield surface
    for entry in index.carrying:
        if not entry.flat:
            surface = _ramp_surface(_near(index.solid, _polygon(entry), radius), shapes, entry, table, height)
            if not surface.walk.is_empty:
                yield surface


def _level_surface(
    solid: Sequence[Entry],
    shapes: dict[str, BaseGeometry],
    level: float,
    whole: BaseGeometry,
    table: BaseGeometry,
    radius: float,
    height: float,
) -> Surface:
    regions: list[BaseGeometry] = []
    near = _near(solid, whole, radius)
    for passing in (True, False):
        blocked: list[BaseGeometry] = []
        for entry in near:
            rise = FREE_STEP if passing else SUPPORT_BAND if entry.carries else 0.0
            limit = level + rise + TOLERANCE
            if entry.base >= level + height - TOLERANCE or entry.top <= limit:
                continue
            if entry.flat:
                blocked.append(shapes[entry.piece.id])
            else:
                blocked += [inflated(ring, (), radius - SLACK) for ring in rings_above(entry, limit)]
        regions.append(_less(whole.intersection(table), blocked))
    walk, end = regions
    return Surface(level, None, whole, walk, _end_of(walk, end))


def _ramp_surface(
    solid: Sequence[Entry], shapes: dict[str, BaseGeometry], ramp: Entry, table: BaseGeometry, height: float
) -> Surface:
    whole = _polygon(ramp)
    regions: list[BaseGeometry] = []
    for passing in (True, False):
        blocked: list[BaseGeometry] = []
        for entry in solid:
            if entry is ramp:
                continue
            rise = FREE_STEP if passing else SUPPORT_BAND if entry.carries else 0.0
            band = _between_heights(ramp, entry.base - height + TOLERANCE, entry.top - rise - TOLERANCE)
            if band is not None:
                blocked.append(band.intersection(shapes[entry.piece.id]))
        regions.append(_less(whole.intersection(table), blocked))
    walk, end = regions
    return Surface(ramp.base, ramp, whole, walk, _end_of(walk, end))


def _near(solid: Sequence[Entry], whole: BaseGeometry, radius: float) -> list[Entry]:
    """The pieces whose inflated boxes meet that of a surface."""
    west, south, east, north = whole.bounds
    return [
        entry
        for entry in solid
        if entry.box[0] - radius <= east
        and entry.box[2] + radius >= west
        and entry.box[1] - radius <= north
        and entry.box[3] + radius >= south
    ]


def _end_of(walk: BaseGeometry, end: BaseGeometry) -> BaseGeometry:
    """The region to stop in: the very region to walk in when there is no difference, so that this is quick to see."""
    common = end.intersection(walk)
    return walk if walk.area - common.area <= _NO_AREA else common


def _less(whole: BaseGeometry, blocked: list[BaseGeometry]) -> BaseGeometry:
    return whole.difference(shapely.union_all(blocked)) if blocked else whole


def _between_heights(ramp: Entry, low: float, high: float) -> BaseGeometry | None:
    """The part of a ramp between two heights of its top, None when there is none."""
    if ramp.top <= low or ramp.base >= high or low >= high:
        return None
    polygons: list[BaseGeometry] = []
    for part in ramp.parts:
        upper = tuple(cut_at_height(part, low, above=True))
        if len(upper) < 3:
            continue
        tops = tuple(ramp.piece.top_at(point) for point in upper)
        ring = cut_at_height(Part(upper, tops), high, above=False)
        if len(ring) >= 3:
            polygons.append(shapely.Polygon(ring))
    return shapely.union_all(polygons) if polygons else None


def _polygon(entry: Entry) -> shapely.Polygon:
    return shapely.Polygon(entry.piece.outline, entry.piece.holes)


# -- joining surfaces -------------------------------------------------------------------------------------------


def _are_joined(first: Surface, second: Surface) -> bool:
    """Whether walking leads from one surface to the other: they meet where their heights are within FREE_STEP."""
    if first.low > second.high + FREE_STEP or second.low > first.high + FREE_STEP:
        return False
    one, two = _near_height(first, second), _near_height(second, first)
    return one is not None and two is not None and bool(shapely.dwithin(one, two, _TOUCH))


def _near_height(surface: Surface, other: Surface) -> BaseGeometry | None:
    """The part of a surface's free region that is within FREE_STEP of the heights the other one has."""
    slack = FREE_STEP + TOLERANCE
    if surface.ramp is None:
        return surface.walk
    band = _between_heights(surface.ramp, other.low - slack, other.high + slack)
    return None if band is None else surface.walk.intersection(band)


def _lie_above(first: Sequence[Surface], second: Sequence[Surface]) -> bool:
    """Whether a surface of one group lies above one of the other, so that a plane cannot hold both."""
    for one in first:
        for two in second:
            common = one.walk.intersection(two.walk)
            if common.area <= _NO_AREA:
                continue
            for part in shapely.get_parts(common):
                point = part.representative_point()
                place = (point.x, point.y)
                if part.area > _NO_AREA and abs(one.height_at(place) - two.height_at(place)) > FREE_STEP + TOLERANCE:
                    return True
    return False


def _storey(number: int, surfaces: list[Surface]) -> Storey:
    walk = _united([surface.walk for surface in surfaces])
    ends = [surface.end for surface in surfaces]
    if all(surface.end is surface.walk for surface in surfaces):
        end = walk
    else:
        end = _end_of(walk, _ends(surfaces, ends))
    return Storey(number, tuple(surfaces), walk, end, borders(walk), corners(walk))


def _ends(surfaces: list[Surface], ends: list[BaseGeometry]) -> BaseGeometry:
    """Where to stop: on a higher surface its own rule counts, not that of the one below."""
    found: list[BaseGeometry] = []
    for surface, end in zip(surfaces, ends, strict=True):
        above = [other.whole for other in surfaces if other.low >= surface.high and other is not surface]
        found.append(end.difference(shapely.union_all(above)) if above else end)
    return _united(found)


def _united(regions: list[BaseGeometry]) -> BaseGeometry:
    """Regions as one; seams narrower than a thousandth are closed."""
    if len(regions) == 1:
        return regions[0]
    seam = 0.00004
    return shapely.union_all(shapely.buffer(regions, seam, join_style="mitre"))


# -- inflated shapes --------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _inflated_piece(entry: Entry, radius: float) -> BaseGeometry:
    piece = entry.piece
    if piece.thin:
        there_and_back = piece.outline + piece.outline[-2:0:-1]
        return inflated(there_and_back, (), radius)
    return inflated(piece.outline, piece.holes, radius)


def inflated(outline: Ring, holes: Sequence[Ring], radius: float) -> BaseGeometry:
    """A filled ring with holes grown by a radius: straight sides exactly, corners by polygons around the arc.

    A ring that goes there and back along a line stands for the line.
    """
    parts: list[BaseGeometry] = []
    if len(outline) > 2 and abs(ring_area(outline)) > 1e-12:
        parts.append(shapely.Polygon(outline, holes))
    rings = [outline if ring_area(outline) >= 0.0 else outline[::-1]]
    rings += [hole if ring_area(hole) < 0.0 else hole[::-1] for hole in holes]
    for ring in rings:
        angles = [atan2(ring[i - 1][0] - ring[i][0], ring[i][1] - ring[i - 1][1]) for i in range(len(ring))]
        for i, point in enumerate(ring):
            before, after = angles[i], angles[(i + 1) % len(ring)]
            x, y = radius * cos(before), radius * sin(before)
            px, py = ring[i - 1]
            parts.append(shapely.Polygon(((px, py), (px + x, py + y), (point[0] + x, point[1] + y), point)))
            turn = (after - before) % (2.0 * pi)
            if 1e-9 < turn <= pi + 1e-9:
                parts.append(shapely.Polygon(_fan(point, before, turn, radius)))
    return shapely.union_all(parts)


def _fan(corner: Point, start: float, turn: float, radius: float) -> list[Point]:
    """The sector of a circle around a corner as a polygon that holds it."""
    count = max(1, ceil(turn / _FAN))
    half = turn / (2.0 * count)
    points = [corner, _around(corner, start, radius)]
    points += [_around(corner, start + half * (2 * i + 1), radius / cos(half)) for i in range(count)]
    points.append(_around(corner, start + turn, radius))
    return points


def _around(center: Point, angle: float, radius: float) -> Point:
    return (center[0] + radius * cos(angle), center[1] + radius * sin(angle))


# -- borders and corners ----------------------------------------------------------------------------------------


def rings_of(region: BaseGeometry) -> list[Floats]:
    """The rings of a region's polygons, not closed, with the region on their left."""
    rings: list[Floats] = []
    for part in shapely.get_parts(region):
        if not isinstance(part, shapely.Polygon) or part.is_empty:
            continue
        for ring, left in [(part.exterior, True), *((hole, False) for hole in part.interiors)]:
            points = shapely.get_coordinates(ring)[:-1]
            rings.append(points if bool(ring.is_ccw) is left else points[::-1])
    return rings


def borders(region: BaseGeometry) -> Floats:
    """The edges of a region as rows (from x, from y, to x, to y), the region on their left."""
    found = [np.concatenate([points, np.roll(points, -1, axis=0)], axis=1) for points in rings_of(region)]
    return np.concatenate(found) if found else np.zeros((0, 4))


PUSH = 0.0011
"""How far beside a corner a way bends, at least, in steps."""


def corners(region: BaseGeometry) -> Floats:
    """The corners of a region that stick out into it, as rows of `Storey.corners`."""
    found = [
        np.concatenate([np.zeros_like(points), points, np.roll(points, 1, axis=0), np.roll(points, -1, axis=0)], axis=1)
        for points in rings_of(region)
    ]
    if not found:
        return np.zeros((0, 8))
    rows = np.concatenate(found)
    before, after = rows[:, 2:4] - rows[:, 4:6], rows[:, 6:8] - rows[:, 2:4]
    before /= np.maximum(np.hypot(before[:, 0], before[:, 1]), 1e-12)[:, None]
    after /= np.maximum(np.hypot(after[:, 0], after[:, 1]), 1e-12)[:, None]
    sharp = before[:, 0] * after[:, 1] - before[:, 1] * after[:, 0] < -0.02
    rows, before, after = rows[sharp], before[sharp], after[sharp]
    # The free side lies to the left of both borders.
    out = np.stack([-before[:, 1] - after[:, 1], before[:, 0] + after[:, 0]], axis=1)
    length = np.hypot(out[:, 0], out[:, 1])
    spike = length < 1e-3
    out[spike] = before[spike]
    length[spike] = 1.0
    out /= length[:, None]
    rows[:, 0:2] = _beside(region, rows[:, 2:4], out)
    sticking_out: Floats = rows[~np.isnan(rows[:, 0])]
    return sticking_out


def _beside(region: BaseGeometry, points: Floats, out: Floats) -> Floats:
    """Free places on the grid just beside corners; in the middle of a narrow gap; not a number where there is none."""
    shapely.prepare(region)
    places = np.full_like(points, np.nan)
    for push in (PUSH, 0.0016, 0.0021):
        wanted = np.isnan(places[:, 0])
        tried = np.round(points + push * out, 3)
        free = wanted & shapely.contains_xy(region, tried[:, 0], tried[:, 1])
        clear = free.copy()
        if free.any():
            nearer = shapely.distance(shapely.points(tried[free]), shapely.boundary(region))
            clear[free] = nearer > SLACK + 1e-5
        places[clear] = tried[clear]
    for number in np.isnan(places[:, 0]).nonzero()[0].tolist():
        start, along = points[number], out[number]
        line = shapely.LineString([start + 1e-6 * along, start + 0.01 * along])
        inside = shapely.get_parts(shapely.intersection(line, region))
        if len(inside) and shapely.length(inside[0]) > 0.0:
            middle = np.round(shapely.get_coordinates(inside[0]).mean(axis=0), 3)
            if shapely.contains_xy(region, middle[0], middle[1]):
                places[number] = middle
    return places

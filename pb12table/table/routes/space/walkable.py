"""Surfaces to walk on: the table, level tops of one height, ramps;
where a body may pass and stop, and narrow places.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from math import hypot

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from pb12table.table.battlefield import Battlefield
from pb12table.table.index import Entry, Part, TerrainIndex, cut_at_height, rings_above, terrain_index
from pb12table.table.motion.obstacles import SLACK, WIDEST, inflated, inflated_piece
from pb12table.table.motion.sweep import eased
from pb12table.table.shapes import TOLERANCE, Point, Ring, box_ring, rounded, rounded_point
from pb12table.table.surfaces import SUPPORT_BAND
from pb12table.table.terrain import Piece
from pb12table.table.unions import Floats, Integers

Opposite = dict[str, tuple[Point, ...]]
"""The places that corners of a piece lie opposite to, by the piece's id."""

_HARDLY = 0.004
"""Through gaps wider by so much than the body, in steps, bends at corners lead as well."""


def narrows(solid: Sequence[Entry], width: float, depth: float, radius: float) -> Opposite:
    """Return what lies about as far from a corner as a round body of a radius is wide: the nearest places of terrain
    (also of the same piece) and of the borders of the table, all lengths in steps, as seen from above.

    Whether both stand in somebody's way at the same height is not asked.
    """
    corners = _corners(solid)
    found: dict[str, dict[Point, None]] = {}
    for number, place in _pairs(solid, corners, width, depth, radius):
        found.setdefault(corners[number][0], {})[place] = None
    return {piece: tuple(places) for piece, places in found.items()}


@lru_cache(maxsize=64)
def throats(battlefield: Battlefield, radius: float) -> Floats:
    """Return places in the middle of gaps just as wide as a body of a radius in steps, and a radius before and after.

    They are rows (x, y) on the grid. Hardly any straight line leads through but that from before such a gap to behind
    it.
    """
    solid = terrain_index(battlefield).solid
    corners = _corners(solid)
    found: dict[Point, None] = {}
    for number, (x, y) in _pairs(solid, corners, battlefield.width, battlefield.depth, radius):
        _, (corner_x, corner_y) = corners[number]
        apart = hypot(x - corner_x, y - corner_y)
        if apart > 2.0 * radius + _HARDLY:
            continue
        east, north = (corner_y - y) / apart * radius, (x - corner_x) / apart * radius
        for along in (-1.0, 0.0, 1.0):
            middle = ((x + corner_x) / 2.0 + along * east, (y + corner_y) / 2.0 + along * north)
            found[rounded_point(middle)] = None
    return np.array(list(found)).reshape(len(found), 2)


def _corners(solid: Sequence[Entry]) -> list[tuple[str, Point]]:
    """Return all corners of pieces, with the pieces' ids."""
    return [(entry.piece.id, point) for entry in solid for line in _lines(entry.piece) for point in line]


def _pairs(
    solid: Sequence[Entry], corners: Sequence[tuple[str, Point]], width: float, depth: float, radius: float
) -> Iterator[tuple[int, Point]]:
    """Yield the numbers of corners with the places opposite each, as in `narrows`."""
    if not corners:
        return
    sides = [side for entry in solid for line in _lines(entry.piece) for side in pairwise(line)]
    table = box_ring(0.0, 0.0, width, depth)
    edges = shapely.linestrings([*sides, *pairwise((*table, table[0]))])
    points = shapely.points([point for _, point in corners])
    number, edge = shapely.STRtree(edges).query(points, predicate="dwithin", distance=2.0 * WIDEST * radius)
    apart = shapely.distance(points[number], edges[edge]) > 2.0 * (radius - SLACK)
    number, edge = number[apart], edge[apart]
    nearest = shapely.get_coordinates(shapely.shortest_line(points[number], edges[edge]))[1::2]
    opposite: list[Point] = [(x, y) for x, y in nearest.tolist()]
    yield from zip(number.tolist(), opposite, strict=True)


def _lines(piece: Piece) -> Iterator[Ring]:
    """Yield the lines around a piece, ending where they begin; for a thin wall, the line it stands on."""
    if piece.thin:
        yield piece.outline
    else:
        for ring in (piece.outline, *piece.holes):
            yield (*ring, ring[0])


_MANY = 12

NO_AREA = 1e-6
"""Less than this is no area, in square steps."""


@dataclass(frozen=True, slots=True, eq=False)
class Surface:
    """Something to stand on: the table, all level tops of one height, or one ramp.

    `walk` is where a body's base point may pass, `end` where it may also stop, `whole` the surface itself. Ledges up to
    `ledge` lead from one surface to another.
    """

    height: float
    ramp: Entry | None
    whole: BaseGeometry
    walk: BaseGeometry
    end: BaseGeometry
    ledge: float

    def height_at(self, point: Point) -> float:
        """Return the stand height at a point, in steps."""
        return rounded(self.height if self.ramp is None else self.ramp.piece.top_at(point))

    @property
    def low(self) -> float:
        """The lowest height of the surface."""
        return self.height if self.ramp is None else self.ramp.base

    @property
    def high(self) -> float:
        """The greatest height of the surface."""
        return self.height if self.ramp is None else self.ramp.top


@dataclass(frozen=True, slots=True)
class _Grown:
    """Terrain inflated for bodies of a radius in steps, what its corners lie opposite to, and how fine they are.

    `ledge` is how high ledges may be to be walked over.
    """

    radius: float
    opposite: Opposite
    fan: float
    ledge: float

    def whole(self, entry: Entry) -> BaseGeometry:
        """Return a whole piece."""
        return inflated_piece(entry, self.radius - SLACK, self.opposite.get(entry.piece.id, ()), self.fan)

    def above(self, entry: Entry, height: float) -> list[BaseGeometry]:
        """Return the parts of a ramp above a height."""
        opposite = self.opposite.get(entry.piece.id, ())
        return [inflated(ring, (), self.radius - SLACK, opposite, self.fan) for ring in rings_above(entry, height)]


def surfaces_of(battlefield: Battlefield, radius: float, height: float, fan: float) -> Iterable[Surface]:
    """Return all surfaces of a battlefield for bodies of a radius and height in steps; the table first, ramps last.

    Round corners are turned by a `fan` at most from side to side, in radians.
    """
    index = terrain_index(battlefield)
    if 2.0 * radius > min(battlefield.width, battlefield.depth):
        return
    inset = radius - SLACK
    table = shapely.box(inset, inset, battlefield.width - inset, battlefield.depth - inset)
    opposite = narrows(index.solid, battlefield.width, battlefield.depth, radius)
    grown = _Grown(radius, opposite, fan, battlefield.gait.ledge)
    levels = [_level_surface(index, grown, 0.0, table, table, height)]
    tops: dict[float, list[Entry]] = {}
    for entry in index.carrying:
        if entry.flat:
            tops.setdefault(rounded(entry.top), []).append(entry)
    for top, entries in sorted(tops.items()):
        whole = shapely.union_all([_polygon(entry) for entry in entries])
        levels.append(_level_surface(index, grown, top, whole, table, height))
    ramps = [
        _ramp_surface(_solid_on(battlefield, entry, radius), grown, entry, table, height)
        for entry in index.carrying
        if not entry.flat
    ]
    surfaces = [*levels, *ramps]
    above = Tops(surfaces)
    for number, surface in enumerate(levels):
        _, owners = above.near(surface.walk)
        found = _less_lifted(surface, [surfaces[owner] for owner in np.unique(owners[owners > number]).tolist()])
        if number == 0 or not found.walk.is_empty:
            yield found
    yield from (ramp for ramp in ramps if not ramp.walk.is_empty)


class Tops:
    """The parts of whole surfaces, found by where they are; `low` is the lowest height of each surface."""

    def __init__(self, surfaces: Sequence[Surface]) -> None:
        wholes = [shapely.get_parts(surface.whole) for surface in surfaces]
        self.low = np.array([surface.low for surface in surfaces])
        self._parts = np.concatenate(wholes)
        self._owners = np.repeat(np.arange(len(wholes)), [len(parts) for parts in wholes])
        self._tree = shapely.STRtree(self._parts)

    def near(self, region: BaseGeometry) -> tuple[NDArray[np.object_], Integers]:
        """Return the parts whose boxes meet that of a part of a region, and the numbers of their surfaces."""
        _, met = self._tree.query(shapely.get_parts(region))
        found = np.unique(met)
        return self._parts[found], self._owners[found]


def _less_lifted(surface: Surface, others: Sequence[Surface]) -> Surface:
    """Return a level surface without the places where a ledge or the foot of a ramp lifts a walker into something.

    Under a ceiling as high as a body it cannot walk over the lowest kerb.
    """
    low, high = surface.height + TOLERANCE, surface.height + surface.ledge + TOLERANCE
    lifted: list[BaseGeometry] = []
    shapely.prepare(surface.walk)
    for other in others:
        if other.ramp is not None:
            above = between_heights(other.ramp, low, high)
        else:
            above = other.whole if low < other.height <= high else None
        if above is not None and above.intersects(surface.walk):
            stopped = above.difference(other.walk).intersection(surface.walk)
            if stopped.area > NO_AREA:
                lifted.append(stopped)
    if not lifted:
        return surface
    walk, end = _less(surface.walk, lifted), surface.end
    return replace(surface, walk=walk, end=walk if end is surface.walk else end_of(walk, _less(end, lifted)))


def _level_surface(
    index: TerrainIndex,
    grown: _Grown,
    level: float,
    whole: BaseGeometry,
    table: BaseGeometry,
    height: float,
) -> Surface:
    regions: list[BaseGeometry] = []
    before: list[BaseGeometry] | None = None
    near = _near(index, whole, grown.radius)
    for passing in (True, False):
        blocked: list[BaseGeometry] = []
        for entry in near:
            rise = _free_rise(entry, passing=passing)
            limit = level + rise + TOLERANCE
            if entry.base >= level + height - TOLERANCE or entry.top <= limit:
                continue
            if entry.flat:
                blocked.append(grown.whole(entry))
            else:
                above = grown.above(entry, limit)
                blocked += above if passing else _less_carried(above, entry, level, grown.radius)
        if not passing:
            blocked += _no_room_to_be_lifted(near, grown, level, height)
        is_same = before is not None and list(map(id, before)) == list(map(id, blocked))
        regions.append(regions[0] if is_same else _less(whole.intersection(table), blocked))
        before = blocked
    walk, end = regions
    return Surface(level, None, whole, walk, end_of(walk, end), grown.ledge)


def _no_room_to_be_lifted(near: Sequence[Entry], grown: _Grown, level: float, height: float) -> list[BaseGeometry]:
    """Return where a body cannot stop on a level because a low top would lift it into something above."""
    blocked: list[BaseGeometry] = []
    for low in near:
        if not (low.flat and low.carries and level + TOLERANCE < low.top <= level + SUPPORT_BAND + TOLERANCE):
            continue
        above = (level + height - TOLERANCE, low.top + height - TOLERANCE)
        ceilings = [grown.whole(entry) for entry in near if above[0] <= entry.base < above[1]]
        if ceilings:
            blocked.append(grown.whole(low).intersection(shapely.union_all(ceilings)))
    return blocked


def _free_rise(entry: Entry, *, passing: bool) -> float:
    """Return how far a piece may rise above one passing or stopping without obstructing; a steep slope not at all."""
    if passing:
        return entry.ledge if entry.flat or entry.carries else 0.0
    return SUPPORT_BAND if entry.carries else 0.0


def _less_carried(above: list[BaseGeometry], ramp: Entry, level: float, radius: float) -> list[BaseGeometry]:
    """Return what the high part of a ramp blocks: not where its low part also carries the body."""
    slack = SUPPORT_BAND + TOLERANCE
    low = between_heights(ramp, level - slack, level + slack) if ramp.carries else None
    return above if low is None else [part.difference(low.buffer(radius - SLACK)) for part in above]


def _ramp_surface(solid: Sequence[Entry], grown: _Grown, ramp: Entry, table: BaseGeometry, height: float) -> Surface:
    whole = _polygon(ramp)
    regions: list[BaseGeometry] = []
    for passing in (True, False):
        blocked: list[BaseGeometry] = []
        for entry in solid:
            if entry.piece.id == ramp.piece.id:
                continue
            rise = _free_rise(entry, passing=passing)
            band = between_heights(ramp, entry.base - height + TOLERANCE, entry.top - rise - TOLERANCE)
            if band is not None:
                blocked.append(band.intersection(grown.whole(entry)))
        regions.append(_less(whole.intersection(table), blocked))
    walk, end = regions
    return Surface(ramp.base, ramp, whole, walk, end_of(walk, end), grown.ledge)


def _solid_on(battlefield: Battlefield, ramp: Entry, radius: float) -> Sequence[Entry]:
    """Return the solid pieces near bodies on a ramp: if the gait opens ramps, without what it leads up to."""
    if battlefield.gait.opens_ramps and ramp.piece.is_ramp:
        battlefield = eased(battlefield, ramp.piece.id, radius)
    return _near(terrain_index(battlefield), _polygon(ramp), radius)


def _near(index: TerrainIndex, whole: BaseGeometry, radius: float) -> list[Entry]:
    """Return the solid pieces whose inflated boxes meet that of a part of a surface, in their order."""
    found: set[int] = set()
    for west, south, east, north in shapely.bounds(shapely.get_parts(whole)).tolist():
        found.update(index.numbers_near((west - radius, south - radius, east + radius, north + radius)))
    return [entry for entry in map(index.entries.__getitem__, sorted(found)) if entry.solid]


def end_of(walk: BaseGeometry, end: BaseGeometry) -> BaseGeometry:
    """Return the region to stop in: the very region to walk in if there is no difference, for a quick check."""
    if end is walk:
        return walk
    common = end.intersection(walk)
    return walk if walk.area - common.area <= NO_AREA else common


def _less(whole: BaseGeometry, blocked: list[BaseGeometry]) -> BaseGeometry:
    if not blocked:
        return whole
    if len(blocked) > _MANY:
        # A union of so many takes long; where they lie on one another, few of them mostly block everything.
        left: BaseGeometry = whole
        for number in np.argsort(-shapely.area(blocked), kind="stable")[:_MANY]:
            left = left.difference(blocked[number])
            if left.is_empty:
                return left
    return whole.difference(shapely.union_all(blocked))


def between_heights(ramp: Entry, low: float, high: float) -> BaseGeometry | None:
    """Return the part of a ramp between two heights of its top, None if there is none."""
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

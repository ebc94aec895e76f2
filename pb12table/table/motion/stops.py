"""What stops a body on a straight path: level pieces, ramps, bodies, and changes of the stand height."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil, radians, tan

import numpy as np
import shapely

from pb12table.table.battlefield import Battlefield, Body, inside_table, reach_of
from pb12table.table.footprints import body_box, footprint_polygon, outline_parts, overlaps_in_plan, overlaps_ring
from pb12table.table.index import Entry, TerrainIndex, rings_above, terrain_index
from pb12table.table.kernels.registry import kernel
from pb12table.table.motion.contact import piece_overlaps, sticks_in_ramp
from pb12table.table.motion.obstacles import Hit, company_obstacles, mover_of, ramp_obstacles, terrain_obstacles
from pb12table.table.shapes import GRID, TOLERANCE, Circle, Point, box_of, rounded_point
from pb12table.table.surfaces import SUPPORT_BAND, Stretch, covers
from pb12table.table.terrain import shape_of
from pb12table.table.unions import Floats, Integers

SWEEPS = kernel("sweeps")

NOTHING = -1
"""What the kernel says instead of what is met where nothing is (`kernels.sweeps`)."""

_MANY = 0.25
"""How many cells of the kernel's grid there are to a step."""

_KEPT = 8

_Row = tuple[Sequence[Point], float, float, float, int]
"""The corners of a shape, its lowest and highest place, how much wider it is, and its number; no corners: a ramp."""


@dataclass(frozen=True, slots=True, eq=False)
class Shapes:
    """Solid pieces and bodies as tables of `kernels.sweeps`, what their numbers stand for, and the pieces' grid."""

    table: Floats
    corners: Floats
    names: tuple[str, ...]
    grid: Integers


def _tables(rows: Sequence[_Row], boxes: Sequence[tuple[float, float, float, float]]) -> tuple[Floats, Floats]:
    """Return the table of some shapes, whose boxes are given, and that of their corners."""
    table, corners = np.zeros((len(rows), 10)), [np.zeros((0, 2))]
    first = 0
    for number, ((ring, base, top, wider, key), (west, south, east, north)) in enumerate(zip(rows, boxes, strict=True)):
        room = wider + TOLERANCE
        box = (west - room, south - room, east + room, north + room)
        table[number] = (*box, base, top, first, len(ring), wider, key)
        corners.append(np.array(ring, dtype=np.float64).reshape(len(ring), 2))
        first += len(ring)
    return table, np.concatenate(corners)


def _gridded(table: Floats) -> Integers:
    """Return the grid of shapes (`kernels.sweeps`): how many there are, its first column and row, how many of both, and
    row by row where the numbers of the shapes in each cell begin.
    """
    if not len(table):
        return np.zeros(6, dtype=np.int64)
    cells = np.floor(table[:, 0:4] * _MANY).astype(np.int64)
    (left, low), (right, high) = cells[:, 0:2].min(axis=0).tolist(), cells[:, 2:4].max(axis=0).tolist()
    columns, rows = right - left + 1, high - low + 1
    cells -= (left, low, left, low)
    wide, deep = (cells[:, 2:4] - cells[:, 0:2] + 1).T
    numbers = np.repeat(np.arange(len(table)), wide * deep)
    within = np.arange(len(numbers)) - np.repeat(np.cumsum(wide * deep) - wide * deep, wide * deep)
    places = (cells[numbers, 1] + within // wide[numbers]) * columns + cells[numbers, 0] + within % wide[numbers]
    begun = np.searchsorted(np.sort(places), np.arange(columns * rows + 1))
    head = np.array((len(table), left, low, columns, rows), dtype=np.int64)
    return np.concatenate([head, begun, numbers[np.argsort(places, kind="stable")]])


@lru_cache(maxsize=64)
def _of_terrain(battlefield: Battlefield, radius: float) -> Shapes:
    """Return the solid pieces, each wider by a radius; ramps are left to plain code."""
    rows: list[_Row] = []
    boxes = []
    solid = terrain_index(battlefield).solid
    for key, entry in enumerate(solid):
        if entry.flat:
            rows += [(part.ring, entry.base, entry.top, radius - TOLERANCE, key) for part in entry.parts]
            boxes += [box_of(part.ring) for part in entry.parts]
        else:
            rows.append(((), entry.base, entry.top, radius, key))
            boxes.append(entry.box)
    table, corners = _tables(rows, boxes)
    return Shapes(table, corners, tuple(entry.piece.id for entry in solid), _gridded(table))


@lru_cache(maxsize=256)
def _of_all(battlefield: Battlefield, others: tuple[Body, ...], radius: float, name: str) -> Shapes:
    """Return solid pieces and bodies, each wider by a radius; the body of a name is left out."""
    terrain = _of_terrain(battlefield, radius)
    rows: list[_Row] = []
    boxes = []
    for key, other in enumerate(others, len(terrain.names)):
        if other.id == name:
            continue
        if isinstance(other.footprint, Circle):
            rings: list[Sequence[Point]] = [(other.position,)]
            wider = other.footprint.radius + radius - TOLERANCE
        else:
            parts = outline_parts(other.footprint, other.facing)
            rings, wider = [[(other.x + x, other.y + y) for x, y in part] for part in parts], radius - TOLERANCE
        rows += [(ring, other.z, other.top, wider, key) for ring in rings]
        boxes += [box_of(ring) for ring in rings]
    company, corners = _tables(rows, boxes)
    company[:, 6] += len(terrain.corners)
    names = (*terrain.names, *(other.id for other in others))
    table: Floats = np.concatenate([terrain.table, company])
    return Shapes(table, np.concatenate([terrain.corners, corners]), names, terrain.grid)


class _Recent:
    """What was last asked about, known again by being the very same objects: to hash many bodies takes longer."""

    def __init__(self) -> None:
        self._kept: list[tuple[Battlefield, tuple[Body, ...], float, str, Shapes]] = []

    def shapes(self, battlefield: Battlefield, others: tuple[Body, ...], radius: float, name: str) -> Shapes:
        for field, company, wide, known, shapes in self._kept:
            if company is others and field is battlefield and known == name and wide == radius:
                return shapes
        found = _of_all(battlefield, others, radius, name)
        self._kept = [(battlefield, others, radius, name, found), *self._kept[: _KEPT - 1]]
        return found


shapes_around = _Recent().shapes
"""Solid pieces and bodies on a battlefield, for a round body of a radius and name: quick when asked again and again."""

_SLICE_RISE = 0.02
"""By how much the ground may rise in one look at the ramps beside it: on a slope they stop this much too early."""

_LOOK_BACK = 0.005
"""How far before a contact the ground is looked at that leads up to an obstacle, in steps."""


@dataclass(frozen=True, slots=True, eq=False)
class Way:
    """A way of a body: its ends, the bodies around, and what it may step on.

    Pieces that are `barred` may not be stepped on from the share `clear` on, since the body would end inside of them.
    """

    battlefield: Battlefield
    index: TerrainIndex
    body: Body
    start: Point
    end: Point
    others: tuple[Body, ...]
    profile: list[Stretch]
    follows_ground: bool
    barred: frozenset[str] = frozenset()
    clear: float = 0.0

    def at(self, share: float) -> Point:
        """Return the place at a fraction of the path."""
        (ax, ay), (bx, by) = self.start, self.end
        return (ax + share * (bx - ax), ay + share * (by - ay))

    def stretch_at(self, share: float) -> Stretch:
        """Return the stretch of the ground at a fraction of the path."""
        for stretch in self.profile:
            if share <= stretch.end:
                return stretch
        return self.profile[-1]

    def height_at(self, share: float) -> float:
        """Return the stand height at a fraction of the path."""
        return self.stretch_at(share).height_at(share)

    def bars(self, entry: Entry, share: float) -> bool:
        """Return whether a piece may not be stepped on there."""
        return entry.piece.id in self.barred and share >= self.clear

    def free_rise(self, entry: Entry, share: float = 1.0) -> float:
        """Return how far a top may rise above the ground without being an obstacle."""
        if self.follows_ground:
            if self.bars(entry, share):
                return 0.0
            return entry.ledge if entry.flat or entry.carries else 0.0  # a slope too steep to carry is no ledge
        return SUPPORT_BAND if entry.carries and not entry.flat else 0.0  # but the ramp that carries it


@dataclass(frozen=True, slots=True, eq=False)
class Stop:
    """What stops a way at a share of it, the unit vector from it to the body, and for a ramp where they meet."""

    share: float
    key: str
    normal: Point | None
    contact: Point | None = None


def stops(way: Way) -> Iterator[Stop]:
    """Yield the nearest stop of each kind: level pieces, ramps, bodies, and what a change of height meets."""
    if SWEEPS.module is None or not _is_open(way):
        mover = mover_of(way.body)
        solid = way.index.solid
        for hit in terrain_obstacles(way.battlefield, mover).hits(way.start, way.end):
            entry = solid[hit.key]
            if _is_obstacle(way, entry, hit):
                yield Stop(hit.share, entry.piece.id, hit.normal)
                break
        for hit in company_obstacles(way.others, mover).hits(way.start, way.end) if way.others else ():
            other = way.others[hit.key]
            height = way.height_at(hit.share)
            if other.id != way.body.id and _heights_meet(height, way.body.height, other.z, other.top):
                yield Stop(hit.share, other.id, hit.normal)
                break
    if way.index.has_ramps:
        yield from _ramp_stops(way)
    if (
        len(way.profile) > 1
        or way.profile[0].start_height != way.profile[0].end_height
        or way.profile[0].start_height != way.body.z
    ):
        yield from _stops_by_height(way)


def _is_open(way: Way) -> bool:
    """Return whether the kernel finds nothing at all on a path that reaches up to the heights it leads through."""
    footprint, body = way.body.footprint, way.body
    if (compiled := SWEEPS.module) is None or not isinstance(footprint, Circle):
        return False
    low = min([min(stretch.start_height, stretch.end_height) for stretch in way.profile])
    high = max([max(stretch.start_height, stretch.end_height) for stretch in way.profile])
    shapes = shapes_around(way.battlefield, way.others, footprint.radius, body.id)
    _, key, _, _ = compiled.first_hit(
        shapes.table, shapes.corners, shapes.grid, *way.start, *way.end, low, high + body.height
    )
    return bool(key == NOTHING)


def first_stop(way: Way) -> Stop | None:
    """Return what stops a path first, None if nothing does."""
    return min(stops(way), key=_share, default=None)


def _share(stop: Stop) -> float:
    return stop.share


def _heights_meet(height: float, body_height: float, base: float, top: float) -> bool:
    return base < height + body_height - TOLERANCE and top > height + TOLERANCE


def _ground_before(way: Way, hit: Hit, height: float, obstacle: Entry, meeting: Point | None = None) -> float:
    """Return the height of the ground that leads up to an obstacle at the contact, in rises of at most a ledge.

    So the second tread of a stair, or the platform at the end of a ramp, is no wall for a foot that is still below.
    `meeting` is the place of the contact, worked out here if it is not given.
    """
    if not way.follows_ground or not way.index.carrying:
        return height
    x, y = way.at(hit.share)
    if isinstance(way.body.footprint, Circle):
        reach = way.body.footprint.radius - _LOOK_BACK
        point = (x - hit.normal[0] * reach, y - hit.normal[1] * reach)
    else:
        contact = contact_of(way, Stop(hit.share, obstacle.piece.id, hit.normal, meeting))
        if contact is None:
            return height
        point = (contact[0] + hit.normal[0] * _LOOK_BACK, contact[1] + hit.normal[1] * _LOOK_BACK)
    tops = sorted(
        entry.piece.top_at(point)
        for entry in way.index.near((point[0], point[1], point[0], point[1]))
        if entry.carries and entry is not obstacle and covers(entry, point)
    )
    ground = height
    for top in tops:
        if ground < top <= ground + obstacle.ledge + TOLERANCE:
            ground = top
    return ground


def _is_obstacle(way: Way, entry: Entry, hit: Hit) -> bool:
    """Return whether a level piece met at a fraction of the path is in the way at the height reached there."""
    height = way.height_at(hit.share)
    if entry.base >= height + way.body.height - TOLERANCE:
        return False
    rise = way.free_rise(entry, hit.share) + TOLERANCE
    if entry.top <= height + rise:
        return False
    return way.bars(entry, hit.share) or entry.top > _ground_before(way, hit, height, entry) + rise


def _ramp_stops(way: Way) -> Iterator[Stop]:
    """Yield ramps in the way: steep ones if they are too high, walkable ones if their side is a wall."""
    mover = mover_of(way.body)
    west, south, east, north = body_box(way.body)
    dx, dy = way.end[0] - way.start[0], way.end[1] - way.start[1]
    box = (west + min(dx, 0.0), south + min(dy, 0.0), east + max(dx, 0.0), north + max(dy, 0.0))
    ramps = [entry for entry in way.index.near(box) if entry.solid and not entry.flat]
    if not ramps:
        return
    for stretch in way.profile:
        for first, second, height in _slices(stretch):
            met: list[tuple[Hit, Entry, Sequence[Sequence[Point]]]] = []
            for entry in ramps:
                if entry is stretch.below or entry.base >= height + way.body.height - TOLERANCE:
                    continue
                level = height + way.free_rise(entry) + TOLERANCE
                if entry.top <= level:
                    continue
                walled = way.follows_ground and entry.carries
                rings, obstacles = ramp_obstacles(entry, level, mover, walled=walled)
                met += [(hit, entry, rings) for hit in obstacles.hits(way.at(first), way.at(second))]
            for found, entry, rings in sorted(met, key=lambda each: each[0].share):
                hit = Hit(first + found.share * (second - first), found.key, found.normal)
                contact = _met_at(way, hit, rings)
                if _ramp_is_high(way, entry, hit, height, contact):
                    yield Stop(hit.share, entry.piece.id, hit.normal, contact)
                    return


def _slices(stretch: Stretch) -> Iterator[tuple[float, float, float]]:
    """Yield the slices of a stretch that each rise or sink by little: from, to, and lowest stand height."""
    rise = stretch.end_height - stretch.start_height
    count = max(1, ceil(abs(rise) / _SLICE_RISE))
    for number in range(count):
        first, second = (stretch.start + part / count * (stretch.end - stretch.start) for part in (number, number + 1))
        yield first, second, min(stretch.height_at(first), stretch.height_at(second))


def _ramp_is_high(way: Way, entry: Entry, hit: Hit, height: float, contact: Point) -> bool:
    """Return whether a ramp at the place of a contact rises too far above the ground before it."""
    top = entry.piece.top_at(contact)
    # The contact is rounded, so a wall that begins just there may seem a little too low, the more the steeper it is.
    slack = GRID * max(1.0, tan(radians(entry.piece.slope)))
    return top > _ground_before(way, hit, height, entry, contact) + way.free_rise(entry) - slack


def _met_at(way: Way, hit: Hit, rings: Sequence[Sequence[Point]]) -> Point:
    """Return where a body meets a ring of what is too high of a ramp; the lower rest of it may be under the body."""
    x, y = way.at(max(hit.share, 0.0))
    if isinstance(way.body.footprint, Circle):
        radius = way.body.footprint.radius
        return rounded_point((x - hit.normal[0] * radius, y - hit.normal[1] * radius))
    shapes = [shapely.LineString(ring) if len(ring) == 2 else shapely.Polygon(ring) for ring in rings]
    line = shapely.shortest_line(footprint_polygon(way.body.at(x, y, way.body.z)), shapely.union_all(shapes))
    return rounded_point((float(line.coords[-1][0]), float(line.coords[-1][1])))


def _stops_by_height(way: Way) -> Iterator[Stop]:
    """Yield where a change of stand height, not of place, would bring the body into something.

    On ledges and slopes a body may meet a ceiling, or sink beside something it stood level with.
    """
    changes: list[tuple[float, float, float]] = []
    before = way.body.z
    for stretch in way.profile:
        if stretch.start_height != before:
            changes.append((stretch.start, before, stretch.start_height))
        if stretch.end_height != stretch.start_height:
            changes += _slope_changes(way, stretch)
        before = stretch.end_height
    for share, old, new in sorted(changes):
        x, y = way.at(share)
        key = _newly_met(way, way.body.at(x, y, old), new, way.stretch_at(share).below)
        if key is not None:
            yield Stop(share, key, None)
            return


def _slope_changes(way: Way, stretch: Stretch) -> list[tuple[float, float, float]]:
    """Return the fractions of a slope at which the body's height passes an underside or top, as changes just there."""
    (ax, ay), (bx, by) = way.at(stretch.start), way.at(stretch.end)
    west, south, east, north = reach_of(way.body.footprint, way.body.facing)
    box = (min(ax, bx) - west, min(ay, by) - south, max(ax, bx) + east, max(ay, by) + north)
    levels: set[float] = set()
    for entry in way.index.near(box):
        if entry.solid and entry.flat:
            levels |= {entry.base - way.body.height, entry.top - way.free_rise(entry)}
    for other in way.others:
        levels |= {other.z - way.body.height, other.top}
    rise = stretch.end_height - stretch.start_height
    changes: list[tuple[float, float, float]] = []
    slack = 2.0 * TOLERANCE if rise > 0.0 else -2.0 * TOLERANCE
    for level in levels:
        part = (level - stretch.start_height) / rise
        # A hair beyond a level is still at it, however little the whole stretch rises.
        if part * abs(rise) > -2.0 * TOLERANCE and part < 1.0:
            share = stretch.start + max(part, 0.0) * (stretch.end - stretch.start)
            changes.append((share, level - slack, level + slack))
    return changes


def _newly_met(way: Way, body: Body, new: float, below: Entry | None) -> str | None:
    """Return what a body would newly enter by changing its stand height at its place."""
    old = body.z
    for entry in way.index.near(body_box(body)):
        if not entry.solid or not entry.flat or entry is below:
            continue
        rise = way.free_rise(entry)
        now = _heights_meet(new + rise, body.height - rise, entry.base, entry.top)
        if not now or _heights_meet(old + rise, body.height - rise, entry.base, entry.top):
            continue
        # Something one could step on stays no obstacle, only a ceiling or what rises beside does.
        if any(overlaps_ring(body, part.ring) for part in entry.parts):
            return entry.piece.id
    for other in way.others:
        if (
            other.id != body.id
            and _heights_meet(new, body.height, other.z, other.top)
            and not _heights_meet(old, body.height, other.z, other.top)
            and overlaps_in_plan(body, other)
        ):
            return other.id
    return None


def is_free(way: Way, exact: Body, body: Body) -> bool:
    """Return whether a body beside a place the path reached overlaps nothing in the way that it did not overlap there.

    What it overlaps at the exact place is not in the way: the ground leads over it, or it did so from the start.
    """
    if not inside_table(way.battlefield, body) and inside_table(way.battlefield, way.body):
        return False
    mover = mover_of(way.body)
    terrain = terrain_obstacles(way.battlefield, mover)
    at_exact = terrain.at(exact.position)
    for key in terrain.at(body.position):
        entry = way.index.solid[key]
        if _rises_into(way, entry, body) and not (key in at_exact and _rises_into(way, entry, exact)):
            return False
    if way.index.has_ramps:
        near = way.index.near(body_box(body))
        if any(_overlaps_ramp(way, entry, body) and not _overlaps_ramp(way, entry, exact) for entry in near):
            return False
    if not way.others:
        return True
    bodies = company_obstacles(way.others, mover)
    at_exact = bodies.at(exact.position)
    for key in bodies.at(body.position):
        other = way.others[key]
        if other.id == body.id or not _heights_meet(body.z, body.height, other.z, other.top):
            continue
        if not (key in at_exact and _heights_meet(exact.z, body.height, other.z, other.top)):
            return False
    return True


def _rises_into(way: Way, entry: Entry, body: Body) -> bool:
    """Return whether a level piece above or below a body reaches into it further than it may."""
    return entry.base < body.top - TOLERANCE and entry.top > body.z + way.free_rise(entry) + TOLERANCE


def _overlaps_ramp(way: Way, entry: Entry, body: Body) -> bool:
    """Return whether a ramp that cannot be walked there reaches into a body further than it may."""
    if entry.flat or not entry.solid or not _rises_into(way, entry, body):
        return False
    if way.follows_ground and entry.carries:
        return sticks_in_ramp(entry, body)
    rings = rings_above(entry, body.z + way.free_rise(entry) + TOLERANCE)
    return any(overlaps_ring(body, ring) for ring in rings)


def inside_at(way: Way, body: Body) -> list[Entry]:
    """Return the level pieces in which a body on a path would be, but was not where the path begins."""
    near = way.index.near(body_box(body)) if way.index.solid else ()
    met = [entry for entry in near if entry.solid and entry.flat and piece_overlaps(entry, body)]
    return [entry for entry in met if not piece_overlaps(entry, way.body)]


def contact_of(way: Way, stop: Stop) -> Point | None:
    """Return where in plan a body touches what stops it."""
    if stop.contact is not None:
        return stop.contact
    x, y = way.at(max(stop.share, 0.0))
    if stop.normal is None:
        return rounded_point((x, y))
    if isinstance(way.body.footprint, Circle):
        radius = way.body.footprint.radius
        return rounded_point((x - stop.normal[0] * radius, y - stop.normal[1] * radius))
    footprint = footprint_polygon(way.body.at(x, y, way.body.z))
    obstacle = _obstacle_polygon(way, stop.key)
    if obstacle is None:
        return None
    line = shapely.shortest_line(footprint, obstacle)
    return rounded_point((float(line.coords[-1][0]), float(line.coords[-1][1])))


def _obstacle_polygon(way: Way, key: str) -> shapely.Geometry | None:
    entry = way.index.by_id.get(key)
    if entry is not None:
        return shape_of(entry.piece)
    other = next((body for body in way.others if body.id == key), None)
    return footprint_polygon(other) if other is not None else None

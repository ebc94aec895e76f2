"""Ways of bodies along the ground and across, until something stops them.  R1.7.4, R1.7.5, R1.5.6, RU016, RU018.

A body is swept along a straight way and stops where it would enter an obstacle; being in touch and moving along or
away is free. The place returned lies on the grid and is free itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import shapely

from pb12table.table.battlefield import Battlefield, Body, inside_table, reach_of
from pb12table.table.footprints import body_box, footprint_polygon, overlaps_in_plan, overlaps_ring
from pb12table.table.ground import FREE_STEP, Stretch, ground_profile, height_at_end
from pb12table.table.index import Entry, TerrainIndex, rings_above, terrain_index
from pb12table.table.passage import Passage
from pb12table.table.shapes import Circle, Point
from pb12table.table.spaces import (
    Hit,
    body_obstacles,
    mover_of,
    ring_obstacles,
    terrain_obstacles,
    walls_above,
)
from pb12table.table.surfaces import SUPPORT_BAND, covers
from pb12table.table.units import GRID, TOLERANCE, plan_distance, rounded, rounded_point
from pb12table.table.vertical import lift

__all__ = ["FREE_STEP", "Passage", "lift", "slide", "walk"]

_LOOK_BACK = 0.005
"""How far before a contact the ground is looked at that leads up to an obstacle, in steps."""

_BACK_OFF = 40
"""How many grid steps a place that is not free is taken back along the way before the way counts as not begun."""


@dataclass(frozen=True, slots=True, eq=False)
class _Way:
    """A way of a body: its ends, the bodies around, and what it may step on."""

    battlefield: Battlefield
    index: TerrainIndex
    body: Body
    start: Point
    end: Point
    others: tuple[Body, ...]
    profile: list[Stretch]
    follows_ground: bool

    def at(self, share: float) -> Point:
        """The place at a share of the way."""
        (ax, ay), (bx, by) = self.start, self.end
        return (ax + share * (bx - ax), ay + share * (by - ay))

    def stretch_at(self, share: float) -> Stretch:
        """The stretch of the ground at a share of the way."""
        for stretch in self.profile:
            if share <= stretch.end:
                return stretch
        return self.profile[-1]

    def height_at(self, share: float) -> float:
        """The stand height at a share of the way."""
        return self.stretch_at(share).height_at(share)

    def free_rise(self, entry: Entry) -> float:
        """How far a top may rise above the ground and yet be no obstacle."""
        if self.follows_ground:
            return FREE_STEP
        return SUPPORT_BAND if entry.carries else 0.0


@dataclass(frozen=True, slots=True, eq=False)
class _Stop:
    """What stops a way at a share of it, the unit vector from it to the body, and whether it is terrain."""

    share: float
    key: str
    normal: Point | None


def walk(battlefield: Battlefield, body: Body, to: Point, others: Sequence[Body]) -> Passage:
    """Along the ground towards a point, over ramps up to 45 degrees and ledges up to FREE_STEP up or down.

    Over gaps the stand height stays; the stand at the end is not checked.  R1.7.4, R3.0.19, RU016, RU018.
    """
    index = terrain_index(battlefield)
    near: list[Entry] = []
    if index.carrying:
        west, east = min(body.x, to[0]), max(body.x, to[0])
        south, north = min(body.y, to[1]), max(body.y, to[1])
        near = [entry for entry in index.near((west, south, east, north)) if entry.carries]
    profile = ground_profile(near, body.z, body.position, to)
    way = _Way(battlefield, index, body, body.position, to, tuple(others), profile, True)
    return _swept(way, near)


def slide(battlefield: Battlefield, body: Body, to: Point, others: Sequence[Body]) -> Passage:
    """Straight towards a point at constant height, over tops that would carry the body there.  R1.7.5, RU063."""
    profile = [Stretch(0.0, 1.0, body.z, body.z, None)]
    index = terrain_index(battlefield)
    return _swept(_Way(battlefield, index, body, body.position, to, tuple(others), profile, False), [])


def _swept(way: _Way, carrying: list[Entry]) -> Passage:
    length = plan_distance(way.start, way.end)
    body = way.body
    if length <= TOLERANCE:
        return Passage(body.x, body.y, rounded(way.profile[0].start_height), 0.0, None, False, None)
    edge = _share_at_edge(way)
    stop = min(_stops(way), key=lambda found: found.share, default=None)
    if stop is not None and stop.share <= edge + TOLERANCE / length:
        x, y, z = _free_place(way, max(stop.share, 0.0), carrying)
        contact = _contact(way, stop)
        return Passage(x, y, z, plan_distance(way.start, (x, y)), stop.key, False, contact)
    x, y, z = _free_place(way, edge, carrying)
    at_edge = edge < 1.0 - TOLERANCE / length
    return Passage(x, y, z, plan_distance(way.start, (x, y)), None, at_edge, None)


def _share_at_edge(way: _Way) -> float:
    """The share of the way at which the footprint meets the edge of the table, 1.0 when it does not; RU018."""
    west, south, east, north = reach_of(way.body.footprint, way.body.facing)
    (ax, ay), (bx, by) = way.start, way.end
    share = 1.0
    for position, goal, low, high in (
        (ax, bx, west, way.battlefield.width - east),
        (ay, by, south, way.battlefield.depth - north),
    ):
        bound = high if goal > position else low
        if (goal > position and goal > bound + TOLERANCE) or (goal < position and goal < bound - TOLERANCE):
            share = min(share, max(0.0, (bound - position) / (goal - position)))
    return share


def _stops(way: _Way) -> Iterator[_Stop]:
    """The nearest stop of each kind: level pieces, ramps, bodies, and what a change of height brings in the way."""
    mover = mover_of(way.body)
    solid = way.index.solid
    for hit in terrain_obstacles(way.battlefield, mover).hits(way.start, way.end):
        entry = solid[hit.key]
        if _is_obstacle(way, entry, hit):
            yield _Stop(hit.share, entry.piece.id, hit.normal)
            break
    for hit in body_obstacles(way.others, mover).hits(way.start, way.end) if way.others else ():
        other = way.others[hit.key]
        height = way.height_at(hit.share)
        if other.id != way.body.id and _heights_meet(height, way.body.height, other.z, other.top):
            yield _Stop(hit.share, other.id, hit.normal)
            break
    if way.index.has_ramps:
        yield from _ramp_stops(way)
    if (
        len(way.profile) > 1
        or way.profile[0].start_height != way.profile[0].end_height
        or way.profile[0].start_height != way.body.z
    ):
        yield from _stops_by_height(way)


def _heights_meet(height: float, body_height: float, base: float, top: float) -> bool:
    return base < height + body_height - TOLERANCE and top > height + TOLERANCE


def _ground_before(way: _Way, hit: Hit, height: float, obstacle: Entry) -> float:
    """The height of the ground that leads up to an obstacle at the contact, in rises of at most FREE_STEP.

    So the second tread of a stair, or the platform at the end of a ramp, is no wall for a foot that is still below.
    """
    if not way.follows_ground or not way.index.carrying:
        return height
    x, y = way.at(hit.share)
    if isinstance(way.body.footprint, Circle):
        reach = way.body.footprint.radius - _LOOK_BACK
        point = (x - hit.normal[0] * reach, y - hit.normal[1] * reach)
    else:
        contact = _contact(way, _Stop(hit.share, obstacle.piece.id, hit.normal))
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
        if ground < top <= ground + FREE_STEP + TOLERANCE:
            ground = top
    return ground


def _is_obstacle(way: _Way, entry: Entry, hit: Hit) -> bool:
    """Whether a level piece met at a share of the way is in the way at the height reached there."""
    height = way.height_at(hit.share)
    if entry.base >= height + way.body.height - TOLERANCE:
        return False
    rise = way.free_rise(entry) + TOLERANCE
    if entry.top <= height + rise:
        return False
    return entry.top > _ground_before(way, hit, height, entry) + rise


def _ramp_stops(way: _Way) -> Iterator[_Stop]:
    """Ramps in the way: steep ones where they are too high, walkable ones where their side is a wall."""
    mover = mover_of(way.body)
    west, south, east, north = body_box(way.body)
    dx, dy = way.end[0] - way.start[0], way.end[1] - way.start[1]
    box = (west + min(dx, 0.0), south + min(dy, 0.0), east + max(dx, 0.0), north + max(dy, 0.0))
    ramps = [entry for entry in way.index.near(box) if entry.solid and not entry.flat]
    if not ramps:
        return
    for stretch in way.profile:
        lowest = min(stretch.start_height, stretch.end_height)
        rings: list[tuple[int, Sequence[Point]]] = []
        for key, entry in enumerate(ramps):
            if entry is stretch.below or entry.base >= lowest + way.body.height - TOLERANCE:
                continue
            level = lowest + way.free_rise(entry) + TOLERANCE
            if way.follows_ground and entry.carries:
                rings += [(key, wall) for wall in walls_above(entry, level)]
            else:
                rings += [(key, ring) for ring in rings_above(entry, level)]
        if not rings:
            continue
        for hit in ring_obstacles(rings, mover).hits(way.start, way.end):
            entry = ramps[hit.key]
            if not stretch.start <= hit.share <= stretch.end:
                continue
            if entry.piece.id not in _standing_on(way, hit.share) and _ramp_is_high(way, entry, hit):
                yield _Stop(hit.share, entry.piece.id, hit.normal)
                break


def _standing_on(way: _Way, share: float) -> tuple[str, ...]:
    below = way.stretch_at(share).below
    return (below.piece.id,) if below is not None else ()


def _ramp_is_high(way: _Way, entry: Entry, hit: Hit) -> bool:
    """Whether a ramp at the place of a contact rises too far above the ground before it."""
    height = way.height_at(hit.share)
    contact = _contact(way, _Stop(hit.share, entry.piece.id, hit.normal))
    top = entry.piece.top_at(contact) if contact is not None else entry.top
    return top > _ground_before(way, hit, height, entry) + way.free_rise(entry) - TOLERANCE


def _stops_by_height(way: _Way) -> Iterator[_Stop]:
    """Where a change of the stand height, not of the place, would bring the body into something.

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
            yield _Stop(share, key, None)
            return


def _slope_changes(way: _Way, stretch: Stretch) -> list[tuple[float, float, float]]:
    """The shares on a slope at which the body's height passes an underside or a top, as changes just there."""
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
        if 0.0 <= part < 1.0:
            share = stretch.start + part * (stretch.end - stretch.start)
            changes.append((share, level - slack, level + slack))
    return changes


def _newly_met(way: _Way, body: Body, new: float, below: Entry | None) -> str | None:
    """What a body would enter by changing its stand height at its place, and did not meet before."""
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


def _free_place(way: _Way, share: float, carrying: list[Entry]) -> tuple[float, float, float]:
    """The place on the grid at, or just before, a share of the way where the body is free."""
    length = plan_distance(way.start, way.end)
    exact = way.at(share)
    if share >= 1.0 and rounded_point(exact) == exact:
        return _on_grid(way, exact, share, carrying)
    for steps in range(_BACK_OFF):
        back = share - steps * GRID / length
        if back <= 0.0:
            break
        x, y = way.at(back)
        for place in _grid_places(x, y):
            x, y, z = _on_grid(way, place, back, carrying)
            if is_free(way, way.body.at(x, y, z)):
                return (x, y, z)
    return _on_grid(way, way.start, 0.0, carrying)


def _grid_places(x: float, y: float) -> list[Point]:
    """The places of the grid around a point, nearest first."""
    near_x, near_y = rounded(x), rounded(y)
    other_x = rounded(near_x + (GRID if x > near_x else -GRID))
    other_y = rounded(near_y + (GRID if y > near_y else -GRID))
    places = [(near_x, near_y), (other_x, near_y), (near_x, other_y), (other_x, other_y)]
    places.sort(key=lambda place: plan_distance(place, (x, y)))
    return places


def _on_grid(way: _Way, place: Point, share: float, carrying: list[Entry]) -> tuple[float, float, float]:
    height = way.height_at(share)
    stretch = way.stretch_at(share)
    if stretch.below is not None and not stretch.below.flat:
        height = stretch.below.piece.top_at(place)
    if carrying:
        height = height_at_end(carrying, height, place)
    return (place[0], place[1], rounded(height))


def is_free(way: _Way, body: Body) -> bool:
    """Whether a body on the way overlaps nothing that is in the way there, except what it overlapped at the start."""
    if not inside_table(way.battlefield, body) and inside_table(way.battlefield, way.body):
        return False
    for entry in way.index.near(body_box(body)):
        if not entry.solid or entry.base >= body.top - TOLERANCE:
            continue
        level = body.z + way.free_rise(entry) + TOLERANCE
        if entry.top <= level or (way.follows_ground and entry.carries and not entry.flat):
            continue
        rings = rings_above(entry, level)
        if any(overlaps_ring(body, ring) and not overlaps_ring(way.body, ring) for ring in rings):
            return False
    return not any(
        other.id != body.id
        and _heights_meet(body.z, body.height, other.z, other.top)
        and overlaps_in_plan(body, other)
        and not overlaps_in_plan(way.body, other)
        for other in way.others
    )


def _contact(way: _Way, stop: _Stop) -> Point | None:
    """Where in plan a body touches what stops it."""
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


def _obstacle_polygon(way: _Way, key: str) -> shapely.Geometry | None:
    entry = way.index.by_id.get(key)
    if entry is not None:
        if entry.piece.thin:
            return shapely.LineString(entry.piece.outline)
        return shapely.Polygon(entry.piece.outline, entry.piece.holes)
    other = next((body for body in way.others if body.id == key), None)
    return footprint_polygon(other) if other is not None else None

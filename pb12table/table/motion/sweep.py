"""Paths of bodies along the ground and across, on ramps and carried along, until something stops them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import count
from math import cos, radians, sin
from typing import Final

import shapely

from pb12table.table.battlefield import Battlefield, Body, reach_of
from pb12table.table.footprints import Area
from pb12table.table.index import Entry, terrain_index
from pb12table.table.motion.contact import overlapping, piece_overlaps
from pb12table.table.motion.passing import along, area_along
from pb12table.table.motion.stops import (
    NOTHING,
    SWEEPS,
    Stop,
    Way,
    contact_of,
    first_stop,
    inside_at,
    is_free,
    shapes_around,
)
from pb12table.table.motion.vertical import WayEnd, ceiling_above, lift
from pb12table.table.planar import in_polygon
from pb12table.table.shapes import (
    GRID,
    TOLERANCE,
    Circle,
    Point,
    at_most,
    circumradius,
    normalised,
    plan_distance,
    rounded,
    rounded_point,
)
from pb12table.table.surfaces import SUPPORT_BAND, Stretch, ground_profile, height_at_end
from pb12table.table.terrain import Piece, ramp_line
from pb12table.table.unions import open_ring

__all__ = ["Stop", "WayEnd", "lift", "slide", "swept", "walk"]

_BACKWARD = 0.02
"""So far apart are the places that are looked at from the end of a way on, in steps."""

_FINE_STEPS = 20
"""How many grid steps a place that is not free is taken back along the way before the strides grow."""


def walk(battlefield: Battlefield, body: Body, to: Point, others: Sequence[Body]) -> WayEnd:
    """Return the end of a walk along the ground towards a point, over ramps and ledges, up or down.

    Over gaps the stand height stays; the stand at the end is not checked.
    """
    index = terrain_index(battlefield)
    near: list[Entry] = []
    if index.carrying:
        west, east = min(body.x, to[0]), max(body.x, to[0])
        south, north = min(body.y, to[1]), max(body.y, to[1])
        near = [entry for entry in index.near((west, south, east, north)) if entry.carries]
    profile = ground_profile(near, body.z, body.position, to, battlefield.gait.ledge)
    way = Way(battlefield, index, body, body.position, to, tuple(others), profile, True)
    return _swept(way, near)


def slide(battlefield: Battlefield, body: Body, to: Point, others: Sequence[Body]) -> WayEnd:
    """Return the end of a straight slide towards a point at constant height: not into anything higher at all."""
    return _swept(_level_way(battlefield, body, to, others), [])


def swept(battlefield: Battlefield, body: Body, to: Point, others: Sequence[Body]) -> Stop | None:
    """Return what a body meets first straight towards a point at constant height, and at which fraction of the path.

    None when nothing is met; the edge of the table is no obstacle.
    """
    if (compiled := SWEEPS.module) is not None and isinstance(body.footprint, Circle) and isinstance(others, tuple):
        shapes = shapes_around(battlefield, others, body.footprint.radius, body.id)
        low, high = body.z, body.z + body.height
        share, key, east, north = compiled.first_hit(
            shapes.table, shapes.corners, shapes.grid, body.x, body.y, to[0], to[1], low, high
        )
        if key == NOTHING:
            return None
        if key >= 0:
            return Stop(share, shapes.names[key], (east, north))
    return first_stop(_level_way(battlefield, body, to, others))


def _level_way(battlefield: Battlefield, body: Body, to: Point, others: Sequence[Body]) -> Way:
    profile = [Stretch(0.0, 1.0, body.z, body.z, None)]
    return Way(battlefield, terrain_index(battlefield), body, body.position, to, tuple(others), profile, False)


def _swept(way: Way, carrying: list[Entry]) -> WayEnd:
    """Return the end of a path; on the ground it rests on what it stands on, and collides with what it would be in.

    What rises at most SUPPORT_BAND below the footprint lifts the body; on what it sinks onto, from at least as
    high, it rests; to end inside of anything else is a collision with that.
    """
    end = _end(way, carrying)
    while way.follows_ground:
        height, inside = _at_rest(way, way.body.at(end.x, end.y, end.z))
        barred = way.barred.union(entry.piece.id for entry in inside)
        if barred == way.barred:
            return end if height == end.z else replace(end, z=height)
        way = replace(way, barred=barred, clear=_last_clear(way, inside, end))
        end = _end(way, carrying)
    return end


def _at_rest(way: Way, body: Body) -> tuple[float, list[Entry]]:
    """Return the stand height at which a body comes to rest at a path's end, and the pieces it would then be in."""
    inside = inside_at(way, body)
    while inside:
        lifting = [e.top for e in inside if e.carries and e.top <= max(body.z + SUPPORT_BAND, way.body.z) + TOLERANCE]
        raised = body.at(body.x, body.y, rounded(max(lifting, default=body.z)))
        if not lifting or not _has_room(way, body, raised):
            break
        body, inside = raised, inside_at(way, raised)
    return body.z, inside


def _has_room(way: Way, body: Body, raised: Body) -> bool:
    """Return whether a lifted body meets nothing above it."""
    ceiling, _ = ceiling_above(way.battlefield, body, way.others)
    return at_most(raised.top, ceiling)


def _last_clear(way: Way, inside: Sequence[Entry], end: WayEnd) -> float:
    """Return a fraction of a path, before its end, from which on the body enters pieces in which it would end."""
    length = plan_distance(way.start, way.end)
    share = plan_distance(way.start, (end.x, end.y)) / length
    while share > 0.0:
        x, y = way.at(share)
        body = way.body.at(x, y, way.height_at(share))
        if not any(piece_overlaps(entry, body) for entry in inside):
            return share
        share -= _BACKWARD / length
    return 0.0


def _end(way: Way, carrying: list[Entry]) -> WayEnd:
    length = plan_distance(way.start, way.end)
    body = way.body
    if length <= TOLERANCE:
        return WayEnd(body.x, body.y, rounded(way.profile[0].start_height), 0.0, None, False, None)
    edge = _share_at_edge(way)
    stop = first_stop(way)
    if stop is not None and stop.share <= edge + TOLERANCE / length:
        x, y, z = _free_place(way, max(stop.share, 0.0), carrying)
        contact = contact_of(way, stop)
        return WayEnd(x, y, z, plan_distance(way.start, (x, y)), stop.key, False, contact)
    x, y, z = _free_place(way, edge, carrying)
    at_edge = edge < 1.0 - TOLERANCE / length
    return WayEnd(x, y, z, plan_distance(way.start, (x, y)), None, at_edge, None)


def _share_at_edge(way: Way) -> float:
    """Return the fraction of the path at which the footprint meets the table's edge, 1.0 if it does not."""
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


def _free_place(way: Way, share: float, carrying: list[Entry]) -> tuple[float, float, float]:
    """Return the place on the grid at, or just before, a fraction of the path where the body is free."""
    length = plan_distance(way.start, way.end)
    exact = way.at(share)
    if share >= 1.0 and rounded_point(exact) == exact:
        return _on_grid(way, exact, share, carrying)
    back = share
    stride = GRID / length
    for tried in count():
        x, y = way.at(back)
        # Just before a contact nothing is overlapped yet that the way does not lead over.
        before = max(back - 2.0 * TOLERANCE / length, 0.0)
        reached = way.body.at(*way.at(before), way.height_at(before))
        for place in _grid_places(x, y):
            x, y, z = _on_grid(way, place, back, carrying)
            if is_free(way, reached, way.body.at(x, y, z)):
                return (x, y, z)
        if tried >= _FINE_STEPS:
            stride *= 1.5
        back -= stride
        if back <= 0.0:
            break
    return _on_grid(way, way.start, 0.0, carrying)


def _grid_places(x: float, y: float) -> list[Point]:
    """Return the places of the grid around a point, nearest first."""
    near_x, near_y = rounded(x), rounded(y)
    other_x = rounded(near_x + (GRID if x > near_x else -GRID))
    other_y = rounded(near_y + (GRID if y > near_y else -GRID))
    places = [(near_x, near_y), (other_x, near_y), (near_x, other_y), (other_x, other_y)]
    places.sort(key=lambda place: plan_distance(place, (x, y)))
    return places


def _on_grid(way: Way, place: Point, share: float, carrying: list[Entry]) -> tuple[float, float, float]:
    height = way.height_at(share)
    stretch = way.stretch_at(share)
    if stretch.below is not None and not stretch.below.flat:
        height = stretch.below.piece.top_at(place)
    if carrying:
        height = height_at_end(carrying, height, place)
    return (place[0], place[1], rounded(height))


@dataclass(frozen=True, slots=True)
class Joint:
    """Where two bodies end together: the end of the bearer's way, with whatever stopped either, and the borne body."""

    way_end: WayEnd
    borne: Body


def borne_along(before: Body, after: Body, borne: Body) -> Body:
    """Return a body moved and turned with another from one pose to the next; its relative place stays the same."""
    turn = radians(after.facing - before.facing)
    dx, dy = borne.x - before.x, borne.y - before.y
    x = after.x + dx * cos(turn) - dy * sin(turn)
    y = after.y + dx * sin(turn) + dy * cos(turn)
    facing = rounded(normalised(borne.facing + after.facing - before.facing))
    return borne.at(rounded(x), rounded(y), rounded(after.z + borne.z - before.z), facing)


def turned_together(
    battlefield: Battlefield, bearer: Body, borne: Body, facing: float, others: Sequence[Body]
) -> Body | None:
    """Return the borne body when the bearer turns to a facing where it stands; None if there is no room for it."""
    turned = borne_along(bearer, bearer.at(bearer.x, bearer.y, bearer.z, facing), borne)
    if turned == borne:
        return borne
    return None if overlapping(battlefield, turned, others) else turned


def walk_together(battlefield: Battlefield, bearer: Body, borne: Body, to: Point, others: Sequence[Body]) -> Joint:
    """Return the end of a joint walk along the ground; the borne body goes over the same ramps and ledges."""
    return _together(battlefield, bearer, borne, to, others, on_ground=True)


def slide_together(battlefield: Battlefield, bearer: Body, borne: Body, to: Point, others: Sequence[Body]) -> Joint:
    """Return the end of a joint straight slide at constant height."""
    return _together(battlefield, bearer, borne, to, others, on_ground=False)


def _together(
    battlefield: Battlefield, bearer: Body, borne: Body, to: Point, others: Sequence[Body], *, on_ground: bool
) -> Joint:
    go = walk if on_ground else slide
    own = go(battlefield, bearer, to, others)
    shift = (own.x - bearer.x, own.y - bearer.y)
    goal = rounded_point((borne.x + shift[0], borne.y + shift[1]))
    other = go(battlefield, borne, goal, others)
    if other.travelled < plan_distance(borne.position, goal) - TOLERANCE:
        # The borne body is stopped first, and the bearer with it.
        share = other.travelled / plan_distance(bearer.position, (own.x, own.y))
        short = rounded_point((bearer.x + share * shift[0], bearer.y + share * shift[1]))
        own = go(battlefield, bearer, short, others)
        own = WayEnd(own.x, own.y, own.z, own.travelled, other.obstacle, other.at_edge, other.contact)
    x, y = rounded_point((borne.x + own.x - bearer.x, borne.y + own.y - bearer.y))
    level = borne.z + own.z - bearer.z
    return Joint(own, borne.at(x, y, rounded(max(level, other.z) if on_ground else level)))


def lift_together(battlefield: Battlefield, bearer: Body, borne: Body, rise: float, others: Sequence[Body]) -> Joint:
    """Return the end of a joint lift straight up or down as far as both can go."""
    own, other = lift(battlefield, bearer, rise, others), lift(battlefield, borne, rise, others)
    ways = (own.z - bearer.z, other.z - borne.z)
    way = min(ways) if rise > 0.0 else max(ways)
    stopped = own if ways[0] == way else other
    height = rounded(bearer.z + way)
    way_end = WayEnd(own.x, own.y, height, 0.0, stopped.obstacle, False, stopped.contact)
    return Joint(way_end, borne.at(borne.x, borne.y, rounded(borne.z + way)))


_BESIDE: Final = 0.02
"""So much farther than the body is broad the top beyond a high edge is opened, in steps."""


def legs_over_ramps(battlefield: Battlefield, body: Body, to: Point) -> Iterator[tuple[Point, Battlefield]]:
    """Yield a straight path on the ground cut where it enters and leaves ramps, with the table for each part.

    On a ramp that is the table without what its high edge leads up to, as far as a body there would touch it.
    """
    (west, east), (south, north) = sorted((body.x, to[0])), sorted((body.y, to[1]))
    ramps = _ramps_near(battlefield, (west, south, east, north))
    start, end = (body.x, body.y, 0.0), (*to, 0.0)
    if not ramps or plan_distance(body.position, to) <= TOLERANCE:
        yield to, battlefield
        return
    on = [(entry, area_along(start, end, Area(entry.piece.outline, entry.piece.holes))) for entry in ramps]
    shares = sorted({0.0, 1.0, *(share for _, stretches in on for stretch in stretches for share in stretch)})
    before = 0.0
    for share in shares[1:]:
        if share - before <= 1e-9:
            continue
        middle = (before + share) / 2.0
        under = next((entry for entry, stretches in on if any(low < middle < high for low, high in stretches)), None)
        goal = to if share == 1.0 else rounded_point(along(start, end, share)[:2])
        yield goal, battlefield if under is None else eased(battlefield, under.piece.id, circumradius(body.footprint))
        before = share


def walk_over_ramps(battlefield: Battlefield, body: Body, to: Point, others: Sequence[Body]) -> WayEnd:
    """Return the end of a walk towards a point, as `walk`, on ramps with the table open beyond their high edges."""
    travelled = 0.0
    for goal, table in legs_over_ramps(battlefield, body, to):
        end = walk(table, body, goal, others)
        travelled += end.travelled
        body = body.at(end.x, end.y, end.z)
        if end.obstacle is not None or end.at_edge or body.position != goal:
            break
    return replace(end, travelled=travelled)


def table_at(battlefield: Battlefield, body: Body) -> Battlefield:
    """Return the table for a body where it is: on a ramp without what its high edge leads to, as far as touched."""
    for entry in _ramps_near(battlefield, (body.x, body.y, body.x, body.y)):
        on = in_polygon(body.position, entry.piece.outline, entry.piece.holes)
        if on and abs(entry.piece.top_at(body.position) - body.z) <= SUPPORT_BAND:
            return eased(battlefield, entry.piece.id, circumradius(body.footprint))
    return battlefield


def _ramps_near(battlefield: Battlefield, box: tuple[float, float, float, float]) -> list[Entry]:
    """Return the ramps near a box that are open to what they lead up to."""
    if not battlefield.gait.opens_ramps:
        return []
    return [entry for entry in terrain_index(battlefield).near(box) if entry.piece.is_ramp and entry.carries]


@lru_cache(maxsize=256)
def eased(battlefield: Battlefield, ramp: str, radius: float) -> Battlefield:
    """Return the table without what a body touches beyond a ramp's high edge, up to a ledge higher or lower."""
    index = terrain_index(battlefield)
    entry = index.by_id[ramp]
    opening = _beyond(entry.piece, radius + _BESIDE)
    pieces: list[Piece] = []
    for piece in battlefield.pieces:
        pieces += _cut(index.by_id[piece.id], entry, opening, battlefield.gait.ledge)
    return replace(battlefield, pieces=tuple(pieces))


def _beyond(ramp: Piece, length: float) -> shapely.Polygon:
    """Return the rectangle of a length beyond the high edge of a ramp."""
    assert ramp.high_edge is not None, "it is a ramp"
    _, (nx, ny), _ = ramp_line(ramp)
    (ax, ay), (bx, by) = ramp.high_edge
    return shapely.Polygon(
        [(ax, ay), (bx, by), (bx + nx * length, by + ny * length), (ax + nx * length, ay + ny * length)]
    )


def _cut(entry: Entry, ramp: Entry, opening: shapely.Polygon, ledge: float) -> Iterator[Piece]:
    """Yield a piece without the opening to which the ramp leads up."""
    piece = entry.piece
    led_to = entry.carries and entry.flat and abs(entry.top - ramp.top) <= ledge + TOLERANCE
    shape = shapely.Polygon(piece.outline, piece.holes) if led_to else None
    if shape is None or not shape.intersects(opening):
        yield piece
        return
    for number, part in enumerate(shapely.get_parts(shape.difference(opening))):
        if not isinstance(part, shapely.Polygon) or part.area <= TOLERANCE:
            continue
        holes = tuple(open_ring(hole) for hole in part.interiors)
        identity = piece.id if number == 0 else f"{piece.whole}:beside-{ramp.piece.id}-{number}"
        yield replace(piece, id=identity, outline=open_ring(part.exterior), holes=holes)

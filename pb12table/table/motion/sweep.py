"""Ways of bodies along the ground and across, until something stops them.

A body is swept along a straight way and stops where it would enter an obstacle; being in touch and moving along or
away is free. The place returned lies on the grid and is free itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import count

from pb12table.table.battlefield import Battlefield, Body, reach_of
from pb12table.table.ground_profile import Stretch, ground_profile, height_at_end
from pb12table.table.index import Entry, terrain_index
from pb12table.table.motion.contact import piece_overlaps
from pb12table.table.motion.stops import Stop, Way, contact_of, first_stop, inside_at, is_free
from pb12table.table.motion.swept_by_kernel import NOTHING, SWEEPS, shapes_around
from pb12table.table.motion.vertical import ceiling_above, lift
from pb12table.table.motion.way_end import WayEnd
from pb12table.table.shapes import Circle, Point
from pb12table.table.surfaces import SUPPORT_BAND
from pb12table.table.units import GRID, TOLERANCE, at_most, plan_distance, rounded, rounded_point

__all__ = ["Stop", "WayEnd", "lift", "slide", "swept", "walk"]

_BACKWARD = 0.02
"""So far apart are the places that are looked at from the end of a way on, in steps."""

_FINE_STEPS = 20
"""How many grid steps a place that is not free is taken back along the way before the strides grow."""


def walk(battlefield: Battlefield, body: Body, to: Point, others: Sequence[Body]) -> WayEnd:
    """Along the ground towards a point, over ramps and ledges, up or down, as the table is walked.

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
    """Straight towards a point at constant height: not into what is higher, however little."""
    return _swept(_level_way(battlefield, body, to, others), [])


def swept(battlefield: Battlefield, body: Body, to: Point, others: Sequence[Body]) -> Stop | None:
    """What a body meets first straight towards a point at constant height, and after which share of the way.

    None when nothing is met; the edge of the table is no obstacle.
    """
    if (compiled := SWEEPS.module) is not None and isinstance(body.footprint, Circle) and isinstance(others, tuple):
        shapes = shapes_around(battlefield, others, body.footprint.radius, body.id)
        low, high = body.z, body.z + body.height
        share, key, east, north = compiled.first_hit(
            shapes.table, shapes.corners, body.x, body.y, to[0], to[1], low, high
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
    """The end of a way; along the ground it comes to rest on what it stands on, and collides with what it would be in.

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
    """The stand height at which a body comes to rest at the end of a way, and the pieces in which it would be then."""
    inside = inside_at(way, body)
    while inside:
        lifting = [e.top for e in inside if e.carries and e.top <= max(body.z + SUPPORT_BAND, way.body.z) + TOLERANCE]
        raised = body.at(body.x, body.y, rounded(max(lifting, default=body.z)))
        if not lifting or not _has_room(way, body, raised):
            break
        body, inside = raised, inside_at(way, raised)
    return body.z, inside


def _has_room(way: Way, body: Body, raised: Body) -> bool:
    """Whether a body that is lifted meets nothing above it."""
    ceiling, _ = ceiling_above(way.battlefield, body, way.others)
    return at_most(raised.top, ceiling)


def _last_clear(way: Way, inside: Sequence[Entry], end: WayEnd) -> float:
    """A share of a way, before its end, from which on the body comes into pieces in which it would end."""
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
    """The share of the way at which the footprint meets the edge of the table, 1.0 when it does not."""
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
    """The place on the grid at, or just before, a share of the way where the body is free."""
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
    """The places of the grid around a point, nearest first."""
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

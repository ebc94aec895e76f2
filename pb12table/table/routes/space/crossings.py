"""From one storey to another, or over a wall: what must be done to get from a place to one a step away.

A way up first rises, then goes across; a way down goes across, then sinks. What stands in the way is found by the same
sweeps that the rules use.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil

from pb12table.table.battlefield import Battlefield, Body, inside_table
from pb12table.table.footprints import body_box
from pb12table.table.index import terrain_index
from pb12table.table.motion.contact import CONTACT_GAP, climbable_in_contact
from pb12table.table.motion.sweep import lift, slide, swept, walk_over_ramps
from pb12table.table.shapes import TOLERANCE, Point, at_most, circumradius, plan_distance, rounded, strides
from pb12table.table.surfaces import SUPPORT_BAND, resting_height

BY_OPTIONS = 2
"""Crossings of more moves than this lead hand over hand."""


@dataclass(frozen=True, slots=True)
class Move:
    """One thing to do: `walk`, `vertical`, `land` or `hold`, to a place, with the rise (of a land below zero)."""

    kind: str
    to: Point
    rise: float = 0.0


@dataclass(frozen=True, slots=True)
class Mover:
    """Who moves where: the table, the body, the bodies around, and how far one climbs or sinks at a time."""

    battlefield: Battlefield
    body: Body
    others: tuple[Body, ...]
    climb: float

    def at(self, place: Point, height: float) -> Body:
        """Return the body at another place."""
        return self.body.at(place[0], place[1], height)

    def put_down(self, place: Point, height: float) -> Body:
        """Return the body at a place of a storey, on the highest top that supports it there."""
        there = self.at(place, height)
        return there.at(*place, resting_height(self.battlefield, there))


@lru_cache(maxsize=16384)
def crossing(mover: Mover, start: Body, to: Point, height: float) -> tuple[Move, ...]:
    """Return what leads a standing body to a place at most a step away at a stand height; empty if nothing does."""
    height = mover.put_down(to, height).z
    rise = rounded(height - start.z)
    if abs(rise) <= mover.battlefield.gait.ledge + SUPPORT_BAND and _walks(mover, start, to, height):
        return (Move("walk", to),)
    if rise > 0.0:
        if at_most(rise, mover.climb) and _rises(mover, start, to, rise):
            return by_options(mover, to, rise)
        if not at_most(rise, mover.climb):
            return _climb_up(mover, start, to, rise)
    elif rise < 0.0:
        sinking = _sink(mover, start, to, -rise)
        if sinking:
            return sinking
    return _over(mover, start, to, height)


def by_options(mover: Mover, to: Point, rise: float) -> tuple[Move, ...]:
    """Return moves up by at most a climb, or down by at most two, if nothing is in the way."""
    if at_most(-rise, mover.climb):
        return (Move("vertical", to, rise),)
    return (Move("vertical", to, -mover.climb), Move("land", to, rounded(mover.climb + rise)))


def nothing_between(mover: Mover, start: Body, low: float, high: float) -> bool:
    """Return whether no terrain is in the way of options within a step to safe stands at heights from `low` to `high`.

    Then all these options are the same, and need no sweeps. To say no is always right.
    """
    body = mover.body
    reach = 1.0 + circumradius(body.footprint)
    near = terrain_index(mover.battlefield).near((start.x - reach, start.y - reach, start.x + reach, start.y + reach))
    around = [entry for entry in near if entry.solid]
    step = mover.battlefield.gait.ledge + SUPPORT_BAND + TOLERANCE
    if low > start.z + step:
        rise = high - start.z
        return at_most(rise, min(mover.climb, body.height)) and all(at_most(entry.top, low) for entry in around)
    # What rises well above a stand height is not near where a body stands at it.
    return (
        high < start.z - step
        and at_most(start.z - low, 2.0 * mover.climb)
        and all(
            at_most(entry.top, low)
            or (entry.flat and entry.base < low + body.height and high + step < entry.top <= start.z + TOLERANCE)
            for entry in around
        )
    )


def _is_near(other: Body, box: tuple[float, float, float, float]) -> bool:
    west, south, east, north = body_box(other)
    return west <= box[2] and east >= box[0] and south <= box[3] and north >= box[1]


def _walks(mover: Mover, start: Body, to: Point, height: float) -> bool:
    way = walk_over_ramps(mover.battlefield, start, to, mover.others)
    return way.obstacle is None and (way.x, way.y) == to and abs(way.z - height) <= SUPPORT_BAND


def _slides(mover: Mover, start: Body, to: Point) -> bool:
    if start.position == to:
        return True
    at_end = start.at(to[0], to[1], start.z)
    return inside_table(mover.battlefield, at_end) and swept(mover.battlefield, start, to, mover.others) is None


def _rises(mover: Mover, start: Body, to: Point, rise: float) -> bool:
    up = lift(mover.battlefield, start, rise, mover.others)
    return at_most(start.z + rise, up.z) and _slides(mover, start.at(start.x, start.y, up.z), to)


def _falls_free(mover: Mover, body: Body, drop: float) -> bool:
    """Return whether a body can sink by a length without coming to rest first."""
    down = lift(mover.battlefield, body, -drop, mover.others)
    return at_most(down.z, body.z - drop)


def _sink(mover: Mover, start: Body, to: Point, drop: float) -> tuple[Move, ...]:
    if at_most(drop, 2.0 * mover.climb) and _slides(mover, start, to):
        beside = start.at(to[0], to[1], start.z)
        if _falls_free(mover, beside, drop):
            return by_options(mover, to, -drop)
        return ()
    return _climb_down(mover, start, to, drop)


def _over(mover: Mover, start: Body, to: Point, height: float) -> tuple[Move, ...]:
    """Return moves up, across what is in the way, and down again: a vertical option into the air, then landing."""
    reach = circumradius(start.footprint)
    west, east = sorted((start.x, to[0]))
    south, north = sorted((start.y, to[1]))
    box = (west - reach, south - reach, east + reach, north + reach)
    rises = {rounded(entry.top - start.z) for entry in terrain_index(mover.battlefield).near(box) if entry.solid}
    # Over somebody low, too, who fills a passage.
    rises |= {rounded(other.top - start.z) for other in mover.others if _is_near(other, box) and other.id != start.id}
    for rise in sorted(rises):
        drop = rounded(start.z + rise - height)
        if rise <= 0.0 or drop <= SUPPORT_BAND:
            continue
        if not at_most(rise, mover.climb) or not at_most(drop, mover.climb):
            break
        above = start.at(to[0], to[1], rounded(start.z + rise))
        if _rises(mover, start, to, rise) and _falls_free(mover, above, drop):
            return (Move("vertical", to, rise), Move("land", to, -drop))
    return ()


# -- hand over hand ---------------------------------------------------------------------------------------------


def _climb_up(mover: Mover, start: Body, to: Point, rise: float) -> tuple[Move, ...]:
    """Return moves up a climbable wall, holding on in between, and onto its top.

    The first rise may lead to the wall too, and from the last hold a low ledge is walked onto.
    """
    if mover.climb <= 0.0 or not _may_have_holds(mover, start):
        return ()
    foot = start
    if not _has_hold(mover, start.at(start.x, start.y, rounded(start.z + mover.climb))):
        raised = start.at(start.x, start.y, rounded(start.z + mover.climb))
        if not at_most(raised.z, lift(mover.battlefield, start, mover.climb, mover.others).z):
            return ()
        # Over a top just above nothing stops it.
        way = slide(mover.battlefield, raised, strides(start.position, to)[0], mover.others)
        foot = start.at(way.x, way.y, start.z)
    if not at_most(foot.z + rise, lift(mover.battlefield, foot.at(foot.x, foot.y, foot.z), rise, mover.others).z):
        return ()
    holds = ceil((rise - TOLERANCE) / mover.climb) - 1
    moves: list[Move] = []
    for number in range(1, holds + 1):
        if not _has_hold(mover, foot.at(foot.x, foot.y, foot.z + number * mover.climb)):
            return ()
        moves += [Move("vertical", foot.position, mover.climb), Move("hold", foot.position)]
    if not at_most(max(plan_distance(start.position, foot.position), plan_distance(foot.position, to)), 1.0):
        return ()
    last = foot.at(foot.x, foot.y, rounded(foot.z + holds * mover.climb))
    is_low = rise - holds * mover.climb <= mover.battlefield.gait.ledge + TOLERANCE
    if is_low and _walks(mover, last, to, rounded(foot.z + rise)):
        return (*moves, Move("walk", to))
    if not _slides(mover, foot.at(foot.x, foot.y, rounded(foot.z + rise)), to):
        return ()
    return (*moves, Move("vertical", to, rounded(rise - holds * mover.climb)))


def _climb_down(mover: Mover, start: Body, to: Point, drop: float) -> tuple[Move, ...]:
    """Return moves over the edge, down hand over hand, and the last stretch by landing."""
    if mover.climb <= 0.0 or not _may_have_holds(mover, start) or not _slides(mover, start, to):
        return ()
    beside = start.at(to[0], to[1], start.z)
    if not _falls_free(mover, beside, drop):
        return ()
    moves: list[Move] = []
    sunk = 0.0
    while drop - sunk > mover.climb + TOLERANCE:
        moves.append(Move("vertical", to, -mover.climb))
        sunk = rounded(sunk + mover.climb)
        if drop - sunk > mover.climb + TOLERANCE:
            if not _has_hold(mover, beside.at(to[0], to[1], rounded(start.z - sunk))):
                return ()
            moves.append(Move("hold", to))
    return (*moves, Move("land", to, rounded(sunk - drop)))


def _may_have_holds(mover: Mover, start: Body) -> bool:
    """Return whether anything climbable is within a step: one who climbs hand over hand holds on at least once."""
    reach = 1.0 + circumradius(start.footprint) + CONTACT_GAP + TOLERANCE
    box = (start.x - reach, start.y - reach, start.x + reach, start.y + reach)
    return any(entry.piece.climbable for entry in terrain_index(mover.battlefield).near(box))


def _has_hold(mover: Mover, body: Body) -> bool:
    return bool(climbable_in_contact(mover.battlefield, body))


def from_the_air(mover: Mover, body: Body, holding: bool, heights: Sequence[float]) -> tuple[Move, ...]:
    """Return what brings a body in the air down to the highest stand height below it, empty if nothing does."""
    below = [height for height in heights if height < body.z - TOLERANCE]
    if not below:
        return ()
    drop = rounded(body.z - max(below))
    if not _falls_free(mover, body, drop):
        return ()
    if at_most(drop, mover.climb):
        return (Move("land", body.position, -drop),)
    return _climb_down(mover, body, body.position, drop) if holding else ()


def longest(moves: Sequence[Move], start: Point) -> float:
    """Return the length in plan of the longest of some moves that begin at a place."""
    far, place = 0.0, start
    for move in moves:
        far, place = max(far, plan_distance(place, move.to)), move.to
    return far

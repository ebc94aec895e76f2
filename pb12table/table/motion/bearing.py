"""A body that bears another along: both go the same way, and stop together where one of them is stopped."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, radians, sin

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.motion.contact import overlapping
from pb12table.table.motion.sweep import lift, slide, walk
from pb12table.table.motion.way_end import WayEnd
from pb12table.table.shapes import Point
from pb12table.table.units import TOLERANCE, normalised, plan_distance, rounded, rounded_point


@dataclass(frozen=True, slots=True)
class Joint:
    """Where two bodies end together: the end of the bearer's way, with whatever stopped either, and the borne body."""

    way_end: WayEnd
    borne: Body


def borne_along(before: Body, after: Body, borne: Body) -> Body:
    """A body moved and turned with another from one pose to the next; its place relative to that stays the same."""
    turn = radians(after.facing - before.facing)
    dx, dy = borne.x - before.x, borne.y - before.y
    x = after.x + dx * cos(turn) - dy * sin(turn)
    y = after.y + dx * sin(turn) + dy * cos(turn)
    facing = rounded(normalised(borne.facing + after.facing - before.facing))
    return borne.at(rounded(x), rounded(y), rounded(after.z + borne.z - before.z), facing)


def turned_together(
    battlefield: Battlefield, bearer: Body, borne: Body, facing: float, others: Sequence[Body]
) -> Body | None:
    """The borne body when the bearer turns to a facing where it stands; None when there is no room for it."""
    turned = borne_along(bearer, bearer.at(bearer.x, bearer.y, bearer.z, facing), borne)
    if turned == borne:
        return borne
    return None if overlapping(battlefield, turned, others) else turned


def walk_together(battlefield: Battlefield, bearer: Body, borne: Body, to: Point, others: Sequence[Body]) -> Joint:
    """Along the ground; the borne body goes over the same ramps and ledges."""
    return _together(battlefield, bearer, borne, to, others, on_ground=True)


def slide_together(battlefield: Battlefield, bearer: Body, borne: Body, to: Point, others: Sequence[Body]) -> Joint:
    """Straight at constant height."""
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


def lift_together(
    battlefield: Battlefield, bearer: Body, borne: Body, rise: float, others: Sequence[Body]
) -> Joint:
    """Straight up or down as far as both can go."""
    own, other = lift(battlefield, bearer, rise, others), lift(battlefield, borne, rise, others)
    ways = (own.z - bearer.z, other.z - borne.z)
    way = min(ways) if rise > 0.0 else max(ways)
    stopped = own if ways[0] == way else other
    height = rounded(bearer.z + way)
    way_end = WayEnd(own.x, own.y, height, 0.0, stopped.obstacle, False, stopped.contact)
    return Joint(way_end, borne.at(borne.x, borne.y, rounded(borne.z + way)))

"""How far feet lead: ways along waypoints, cut into the pieces of a trace, with what rises and drops cost more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import ceil
from typing import Final

from pb12table.kernel.request import Refusal
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.index import terrain_index
from pb12table.table.motion.sweep import lift, walk
from pb12table.table.motion.vertical import floor_below
from pb12table.table.routes.by_length.rates import Rates
from pb12table.table.routes.space.crossings import Mover
from pb12table.table.shapes import Point, Point3
from pb12table.table.standing.support import SUPPORT_BAND, stand
from pb12table.table.terrain import Piece
from pb12table.table.units import TOLERANCE, at_most, plan_distance, rounded, rounded_point

HIGHEST: Final = 1.0
"""The highest rise and drop on a way, in metres.  WR10."""
CLIMBING: Final = 2.0
"""What a metre of height costs more, in metres of way.  WR10."""
PIECE: Final = 1.0
"""The length at which the legs of a way are cut, in metres.  WR11."""
RATES: Final = Rates(1.0, up=CLIMBING, down=CLIMBING, highest=HIGHEST, deepest=HIGHEST)
CRAWLING: Final = Rates(1.0, highest=0.0, deepest=0.0)
"""What ways cost on foot and crawling, for finding the shortest.  WR10."""
_LOOK: Final = 0.05
"""So often along a way a figure looks whether the ground still holds it, in metres."""
_MOST_CHANGES: Final = 12
"""More rises and drops than this do not come within a metre."""
_DEEP: Final = 1000.0


@dataclass(frozen=True, slots=True)
class Taken:
    """A way as far as it leads: its places (the start and the ends of its pieces), its plan length and its height.

    `climbed` is the height of rises and drops that cost; `refusal` says why it leads no farther.  `end` is the body at
    the last place, and `safe` whether it stands there.
    """

    places: tuple[Point3, ...]
    length: float
    climbed: float
    end: Body
    safe: bool
    refusal: Refusal | None

    @property
    def cost(self) -> float:
        """The metres it takes of what a figure may go.  WR10."""
        return self.length + CLIMBING * self.climbed


@dataclass(frozen=True, slots=True)
class _Feet:
    """A body on its way; `rising` until what it steps onto holds it."""

    body: Body
    climbed: float = 0.0
    rising: bool = False


def mover_of(battlefield: Battlefield, body: Body, company: Sequence[Body]) -> Mover:
    """A body that looks for a way past others.  WR10."""
    return Mover(battlefield, body, tuple(company), ceil(HIGHEST))


def taken_way(
    battlefield: Battlefield, mover: Body, path: Sequence[Point], company: Sequence[Body], *, climbs: bool = True
) -> Taken:
    """The way of a body along waypoints, past others.  WR10, WR11.

    `climbs`: over rises and drops up to HIGHEST, which a crawling figure does not take.
    """
    return _taken(battlefield, mover, tuple(rounded_point(point) for point in path), tuple(company), climbs)


@lru_cache(maxsize=2048)
def _taken(
    battlefield: Battlefield, mover: Body, path: tuple[Point, ...], company: tuple[Body, ...], climbs: bool
) -> Taken:
    feet, places, length = _Feet(mover), [(mover.x, mover.y, mover.z)], 0.0
    refusal: Refusal | None = None
    goals = [goal for leg in _legs(mover.position, path) for goal in leg]
    for number, goal in enumerate(goals):
        is_last = number == len(goals) - 1
        start = feet.body.position
        feet, refusal = _piece(battlefield, feet, goal, company, climbs=climbs, is_last=is_last)
        place = (feet.body.x, feet.body.y, feet.body.z)
        length += plan_distance(start, feet.body.position)
        if place != places[-1]:
            places.append(place)
        if refusal is not None:
            break
    safe = stand(battlefield, feet.body, company).safe
    return Taken(tuple(places), length, feet.climbed, feet.body, safe, refusal)


def _legs(start: Point, path: Sequence[Point]) -> list[list[Point]]:
    """The ends of the pieces of each leg.  WR11."""
    legs: list[list[Point]] = []
    for goal in path:
        away = plan_distance(start, goal)
        count = ceil(away / PIECE - TOLERANCE)
        legs.append([_along(start, goal, PIECE * number / away) for number in range(1, count)])
        if away > TOLERANCE:
            legs[-1].append(goal)
        start = goal
    return legs


def _along(start: Point, goal: Point, share: float) -> Point:
    return rounded_point((start[0] + share * (goal[0] - start[0]), start[1] + share * (goal[1] - start[1])))


def shortened(start: Point, path: Sequence[Point], metres: float) -> tuple[Point, ...]:
    """The waypoints of a way that ends after so many metres of plan length."""
    found: list[Point] = []
    for goal in path:
        away = plan_distance(start, goal)
        if at_most(metres, away):
            if away > TOLERANCE:
                found.append(_along(start, goal, min(metres / away, 1.0)))
            break
        found.append(goal)
        metres, start = metres - away, goal
    return tuple(found)


def path_length(start: Point, path: Sequence[Point]) -> float:
    """The plan length of a way in metres."""
    points = [start, *path]
    return sum(plan_distance(one, other) for one, other in pairwise(points))


def _piece(
    battlefield: Battlefield, feet: _Feet, goal: Point, company: tuple[Body, ...], *, climbs: bool, is_last: bool
) -> tuple[_Feet, Refusal | None]:
    """A piece of a way: along the ground, up what can be climbed, down where nothing holds the feet.  WR10."""
    for _ in range(_MOST_CHANGES):
        way_end = walk(battlefield, feet.body, goal, company)
        there = feet.body.at(way_end.x, way_end.y, way_end.z)
        edge, rising = _over_an_edge(battlefield, feet, there, company)
        if edge is not None:
            drop = rounded(edge.z - floor_below(battlefield, edge, company)[0])
            if at_most(drop, HIGHEST) and climbs:
                lower = lift(battlefield, edge, -drop, company)
                paid = 0.0 if at_most(drop, battlefield.gait.ledge) else drop
                feet = _Feet(edge.at(edge.x, edge.y, lower.z), feet.climbed + paid)
                continue
            # Ruling 36: a way may end over a deep edge, and then one falls.
            ends_here = is_last and at_most(plan_distance(edge.position, goal), _LOOK)
            return _Feet(edge, feet.climbed), None if ends_here else Refusal("WR10", "too-deep", (("drop", drop),))
        feet = _Feet(there, feet.climbed, rising)
        if way_end.at_edge:
            return feet, Refusal("", "off-the-table")
        if way_end.obstacle is None:
            return feet, None
        found = _climbed(battlefield, there, way_end.obstacle, way_end.contact, company, climbs=climbs)
        if isinstance(found, Refusal):
            return feet, found
        feet = _Feet(found, feet.climbed + rounded(found.z - there.z), True)
    return feet, Refusal("WR10", "in-the-way", (("obstacle", ""),))


def _climbed(
    battlefield: Battlefield,
    mover: Body,
    obstacle: str,
    contact: Point | None,
    company: tuple[Body, ...],
    *,
    climbs: bool,
) -> Body | Refusal:
    """The body raised to the top of what stands in its way, or why it cannot be.  WR10."""
    piece = next((piece for piece in battlefield.pieces if piece.id == obstacle), None)
    if piece is None:
        return Refusal("WR35", "figure-in-the-way", (("obstacle", obstacle), ("at", contact)))
    rise = rounded(_top(piece, contact) - mover.z)
    reason = Refusal("WR10", "in-the-way", (("obstacle", obstacle), ("at", contact)))
    if not battlefield.carries(piece) or rise <= 0.0:
        return reason
    if not climbs:
        return Refusal("WR10", "no-climbing-when-prone", (("obstacle", obstacle), ("at", contact)))
    if not at_most(rise, HIGHEST):
        return Refusal("WR10", "too-high", (("obstacle", obstacle), ("rise", rise), ("at", contact)))
    up = lift(battlefield, mover, rise, company)
    return mover.at(mover.x, mover.y, up.z) if at_most(mover.z + rise, up.z) else reason


def _top(piece: Piece, contact: Point | None) -> float:
    return piece.top if contact is None else piece.top_at(contact)


def _over_an_edge(
    battlefield: Battlefield, feet: _Feet, there: Body, company: tuple[Body, ...]
) -> tuple[Body | None, bool]:
    """The first place on a straight way where nothing holds a body and it could sink, and whether it is rising still.

    Looked at each few centimetres, which only says where it comes down, not how deep.
    """
    start, rising = feet.body, feet.rising
    if max(start.z, there.z) <= SUPPORT_BAND or not terrain_index(battlefield).carrying:
        return None, False
    away = plan_distance(start.position, there.position)
    count = max(1, ceil(away / _LOOK))
    for number in range(1, count + 1):
        share = number / count
        x, y = _along(start.position, there.position, share) if number < count else there.position
        # Between the two heights of a ramp or a ledge the ground is asked again.
        z = walk(battlefield, start, (x, y), company).z if start.z != there.z and number < count else there.z
        looked = start.at(x, y, z)
        if rising:
            rising = not _held(battlefield, looked)
            continue
        if not _held(battlefield, looked) and floor_below(battlefield, looked, company)[0] < z - SUPPORT_BAND:
            return looked, False
    return None, rising


def _held(battlefield: Battlefield, body: Body) -> bool:
    """Whether the ground holds a body up, whatever stands beside it."""
    return stand(battlefield, body, ()).reason != "unsupported"

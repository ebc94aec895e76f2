"""How far feet lead: ways along waypoints, cut into the pieces of a trace, with what rises and drops cost more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import ceil
from typing import Final

from pb12table.kernel.request import Refusal
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.motion.falling import LOOK, depth_below, first_edge, stand
from pb12table.table.motion.sweep import walk
from pb12table.table.routes.lengths import Rates
from pb12table.table.routes.space.crossings import Mover
from pb12table.table.routes.ways_by_length import Stopped, Stretch, drawn
from pb12table.table.shapes import TOLERANCE, Point, Point3, at_most, plan_distance, rounded, rounded_point
from pb12table.table.terrain import Piece

HIGHEST: Final = 1.0
"""The highest rise and drop on a way, in metres.  WR10."""
CLIMBING: Final = 2.0
"""What a metre of height costs more, in metres of way.  WR10."""
PIECE: Final = 1.0
"""The length at which the legs of a way are cut, in metres.  WR11."""
RATES: Final = Rates(1.0, up=CLIMBING, down=CLIMBING, highest=HIGHEST, deepest=HIGHEST)
CRAWLING: Final = Rates(1.0, highest=0.0, deepest=0.0)
"""What ways cost on foot and crawling, whether they are drawn or looked for.  WR10."""
_BESIDE: Final = 0.01
"""Ends of stretches so near to a place of a way, along it, may be that place, in metres."""


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


def mover_of(battlefield: Battlefield, body: Body, company: Sequence[Body]) -> Mover:
    """Return a body that looks for a path past others.  WR10."""
    return Mover(battlefield, body, tuple(company), ceil(HIGHEST))


def taken_way(
    battlefield: Battlefield, mover: Body, path: Sequence[Point], company: Sequence[Body], *, climbs: bool = True
) -> Taken:
    """Return the path of a body along waypoints, past others.  WR10, WR11.

    `climbs`: over rises and drops up to HIGHEST, which a crawling figure does not take.
    """
    return _taken(battlefield, mover, tuple(rounded_point(point) for point in path), tuple(company), climbs)


@lru_cache(maxsize=2048)
def _taken(
    battlefield: Battlefield, body: Body, path: tuple[Point, ...], company: tuple[Body, ...], climbs: bool
) -> Taken:
    mover = mover_of(battlefield, body, company)
    found = drawn(mover, RATES if climbs else CRAWLING, path)
    stretches, refusal = list(found.way.stretches), None
    if found.stopped is not None:
        goals = _goals_left(body.position, path, stretches)
        jump, refusal = _stopped(mover, found.stopped, goals, climbs=climbs)
        if jump is not None:
            here = found.stopped.place
            away = plan_distance(here[:2], jump[:2])
            stretches.append(Stretch("jump", here, jump, away, 0.0, 0.0, away))
    end = body.at(*stretches[-1].end) if stretches else body
    whole = sum(stretch.length for stretch in stretches)
    length = path_length(body.position, path) if found.stopped is None else whole
    climbed = rounded(sum(stretch.up + stretch.down for stretch in stretches))
    places = [(body.x, body.y, body.z)]
    for far, point in _cuts(body.position, path):
        if far < whole - _BESIDE or (found.stopped is None and point != end.position):
            places.append((*point, _height(mover, stretches, far, point)))
    if (end.x, end.y, end.z) != places[-1]:
        places.append((end.x, end.y, end.z))
    return Taken(tuple(places), length, climbed, end, stand(battlefield, end, company).safe, refusal)


def _cuts(start: Point, path: Sequence[Point]) -> Iterator[tuple[float, Point]]:
    """Yield how far along a path the ends of its pieces lie, leg by leg, and where.  WR11."""
    before = 0.0
    for goal in path:
        away = plan_distance(start, goal)
        for number in range(1, ceil(away / PIECE - TOLERANCE)):
            yield before + PIECE * number, _along(start, goal, PIECE * number / away)
        before += away
        if away > TOLERANCE:
            yield before, goal
        start = goal


def _height(mover: Mover, stretches: Sequence[Stretch], far: float, point: Point) -> float:
    """Return the height of the feet at a distance along a path: on a crossing as high as it leads."""
    before, last = 0.0, stretches[-1]
    for stretch in stretches:
        before += stretch.length
        if abs(before - far) <= _BESIDE and stretch.end[:2] == point:
            return stretch.end[2]
    before = 0.0
    for stretch in stretches:
        before += stretch.length
        if far <= before:
            last = stretch
            break
    if last.kind == "walk":
        return walk(mover.battlefield, mover.body.at(*last.start), point, mover.others).z
    return rounded(last.start[2] + last.up)


def places_until(way: Taken, metres: float) -> int:
    """Return how many places of a way are reached within so many metres of it.  WR42."""
    gone, number = 0.0, 1
    for one, other in pairwise(way.places):
        gone += plan_distance(one[:2], other[:2])
        if not at_most(gone, metres):
            break
        number += 1
    return number


def _along(start: Point, goal: Point, share: float) -> Point:
    return rounded_point((start[0] + share * (goal[0] - start[0]), start[1] + share * (goal[1] - start[1])))


def shortened(start: Point, path: Sequence[Point], metres: float) -> tuple[Point, ...]:
    """Return the waypoints of a path that ends after some metres of plan length."""
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
    """Return the plan length of a path in metres."""
    points = [start, *path]
    return sum(plan_distance(one, other) for one, other in pairwise(points))


# -- where a way leads no farther ---------------------------------------------------------------------------------


def _goals_left(start: Point, path: Sequence[Point], stretches: Sequence[Stretch]) -> Sequence[Point]:
    """Return the waypoints a path has not reached."""
    reached = 0
    for here in (start, *(stretch.end[:2] for stretch in stretches)):
        while reached < len(path) - 1 and plan_distance(here, path[reached]) <= TOLERANCE:
            reached += 1
    return path[reached:]


def _stopped(
    mover: Mover, stopped: Stopped, goals: Sequence[Point], *, climbs: bool
) -> tuple[Point3 | None, Refusal | None]:
    """Return why a path does not reach the remaining waypoints, and where it ends over an edge.  WR10, WR35, WR36."""
    battlefield, company = mover.battlefield, mover.others
    here = mover.body.at(*stopped.place)
    way_end = walk(battlefield, here, goals[0], company)
    there = here.at(way_end.x, way_end.y, way_end.z)
    edge = first_edge(battlefield, here, there, company)
    if edge is not None:
        drop = depth_below(battlefield, edge, company)
        if not climbs or not at_most(drop, HIGHEST):
            ends = len(goals) == 1 and at_most(plan_distance(edge.position, goals[0]), LOOK)
            refusal = None if ends else Refusal("WR10", "too-deep", (("drop", drop),))
            return (edge.x, edge.y, edge.z), refusal
    if way_end.at_edge:
        return None, Refusal("", "off-the-table")
    if way_end.obstacle is not None:
        return None, _barred(battlefield, here, way_end.obstacle, way_end.contact, climbs=climbs)
    return None, Refusal("WR10", "no-safe-stand")


def _barred(battlefield: Battlefield, mover: Body, obstacle: str, contact: Point | None, *, climbs: bool) -> Refusal:
    """Return why a body cannot get over what stands in its way.  WR10, WR35."""
    details = (("obstacle", obstacle), ("at", contact))
    piece = next((piece for piece in battlefield.pieces if piece.id == obstacle), None)
    if piece is None:
        return Refusal("WR35", "figure-in-the-way", details)
    rise = rounded(_top(piece, contact) - mover.z)
    if not battlefield.carries(piece) or rise <= 0.0:
        return Refusal("WR10", "in-the-way", details)
    if at_most(rise, battlefield.gait.ledge):
        return Refusal("WR10", "no-safe-stand")
    if not climbs:
        return Refusal("WR10", "no-climbing-when-prone", details)
    if not at_most(rise, HIGHEST):
        return Refusal("WR10", "too-high", (("obstacle", obstacle), ("rise", rise), ("at", contact)))
    return Refusal("WR10", "in-the-way", details)


def _top(piece: Piece, contact: Point | None) -> float:
    return piece.top if contact is None else piece.top_at(contact)

"""Why there is no path, and what makes a layout unfit for play, as plain data."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final, TypeAlias

from pb12table.skirmish.zones import Zone
from pb12table.table.battlefield import Battlefield, without
from pb12table.table.routes.barred import Bottleneck, Climber, Lack, bottlenecks, closed_parts, reached_of
from pb12table.table.routes.doorways import NO_HANDS, Hands, openings
from pb12table.table.routes.search.search_state import never
from pb12table.table.shapes import Point, Point3, Ring, box_of, rounded, rounded_point
from pb12table.table.terrain import Piece


class Fault(StrEnum):
    """What can be wrong; the texts are `layout-` with these words."""

    OUTSIDE = "outside"
    ZONE_OUTSIDE = "zone-outside"
    ZONE_OVER_EDGE = "zone-over-edge"
    SEALED_YARD = "sealed-yard"
    NO_ROOM = "no-room"
    CUT_OFF = "cut-off"
    ONLY_CLIMBING = "only-climbing"
    STOREY_CUT_OFF = "storey-cut-off"
    SCENE_CUT_OFF = "scene-cut-off"
    SCENE_COUNT = "scene-count"


@dataclass(frozen=True, slots=True)
class LayoutFault:
    """A fault: which piece or zone (its id), where to show it in steps, and what else its text names.

    `pieces` are all pieces that have a part in it; `other` is the second zone of a pair.  `is_grave` is false for what
    may well be meant so.  A storey is told by its number, and by the `height` one stands at there.
    """

    fault: Fault
    subject: str
    at: Point
    pieces: tuple[str, ...] = ()
    other: str = ""
    is_grave: bool = True
    storey: int = 0
    height: float = 0.0


def outside_faults(battlefield: Battlefield, zones: Sequence[Zone]) -> tuple[LayoutFault, ...]:
    """Return the pieces and zones that do not lie on the table, or not with all of them."""
    return (*_pieces_outside(battlefield), *_zones_outside(battlefield, zones))


def _pieces_outside(battlefield: Battlefield) -> Iterable[LayoutFault]:
    for piece in battlefield.pieces:
        point = _point_outside(battlefield, piece.outline)
        if point is not None:
            yield LayoutFault(Fault.OUTSIDE, piece.id, rounded_point(point), (piece.id,))


def _zones_outside(battlefield: Battlefield, zones: Sequence[Zone]) -> Iterable[LayoutFault]:
    """Return zones outside the table: wholly beside it is a mistake; reaching beyond it is legal but rarely meant."""
    for zone in zones:
        west, south, east, north = box_of(zone.area.outline)
        if east <= 0.0 or north <= 0.0 or west >= battlefield.width or south >= battlefield.depth:
            yield LayoutFault(Fault.ZONE_OUTSIDE, zone.id, zone.area.outline[0])
        elif (point := _point_outside(battlefield, zone.area.outline)) is not None:
            yield LayoutFault(Fault.ZONE_OVER_EDGE, zone.id, rounded_point(point), is_grave=False)


def _point_outside(battlefield: Battlefield, ring: Ring) -> Point | None:
    """Return the corner that sticks out farthest over the edge of the table; None if none does."""

    def beyond(point: Point) -> float:
        x, y = point
        return max(-x, -y, x - battlefield.width, y - battlefield.depth)

    farthest = max(ring, key=beyond)
    return farthest if beyond(farthest) > 0.0005 else None


LEAST_SHUT = 0.5
"""Parts of the ground of less than so many square steps are no matter."""

DOOR: Final = "door"
"""The kind of a hindrance that is a closed door which is not opened."""

MOST_SHUT = 4
"""So many of them are told."""


@dataclass(frozen=True, slots=True)
class Hindrance:
    """One passage that stops a figure; the text `no-way-` with its kind tells it.

    `at` is where it is, None for what has no place; `line` leads across it, and `cells` are the outlines of those that
    close a way. `names` are the ids of what stands there, "" for the edge of the table. `details` are what the text
    speaks of: of a passage how wide or high it is (`found`), what the figure needs or can do (`needed`), and how much
    it `lacks`.
    """

    kind: str
    at: Point3 | None = None
    line: tuple[Point, ...] = ()
    names: tuple[str, ...] = ()
    details: tuple[tuple[str, Any], ...] = ()
    cells: tuple[Ring, ...] = ()


Barred: TypeAlias = tuple[Hindrance, ...]
"""What stops a figure on one way: all of it must be otherwise for the way to be there."""


@dataclass(frozen=True, slots=True)
class Shut:
    """A part of the ground that a figure never gets to: its area in square steps, a place in it, and why."""

    area: float
    inside: Point3
    why: Barred


def ways_barred(
    climber: Climber, goal: tuple[Point, float], stop: Callable[[], bool] = never, hands: Hands = NO_HANDS
) -> tuple[Barred, ...]:
    """Return what stops a body on its path to a place and height: on the path that lacks least, and on another one.

    Its `hands` open doors on the way; where one that they do not open is all that stops it, that is named. Empty where
    nothing is too narrow and nothing too high.
    """
    opener, shut = _opener(climber, hands, stop)
    found = bottlenecks(opener, goal, stop)
    if found is None:
        return ()
    return _doors_barring(opener, goal, shut, stop) or tuple(_told(each) for each in found)


def grounds_shut(climber: Climber, stop: Callable[[], bool] = never, hands: Hands = NO_HANDS) -> tuple[Shut, ...]:
    """Return the largest parts of the ground that a body does not reach, however far it may go, opening doors."""
    opener, shut = _opener(climber, hands, stop)
    found: list[Shut] = []
    for each in closed_parts(opener, LEAST_SHUT, stop)[:MOST_SHUT]:
        by_doors = _doors_barring(opener, each.inside, shut, stop)
        why = by_doors[0] if by_doors else _told(each.bottleneck)
        found.append(Shut(each.area, (*each.inside[0], each.inside[1]), why))
    return tuple(found)


def _opener(climber: Climber, hands: Hands, stop: Callable[[], bool]) -> tuple[Climber, tuple[Piece, ...]]:
    """Return the body where it has opened all doors that it gets to, and the doors that it does not open."""
    mover = climber.mover
    table = mover.battlefield
    doors = {piece.id: piece for piece in table.pieces if piece.hinge is not None}
    places = {door: [each.place for each in openings(table, mover.body, doors[door], hands)] for door in doors}
    closed = {door: found for door, found in places.items() if found and hands.may_open(doors[door])}
    opener = climber
    while closed:
        asked = [(door, place) for door, found in closed.items() for place in dict.fromkeys(found)]
        reached = reached_of(opener, [place for _, place in asked], stop)
        opened = {door for (door, _), gets_there in zip(asked, reached, strict=True) if gets_there}
        if not opened:
            break
        closed = {door: found for door, found in closed.items() if door not in opened}
        table = without(table, tuple(sorted(opened)))
        opener = replace(climber, mover=replace(mover, battlefield=table))
    return opener, tuple(piece for piece in table.pieces if piece.hinge is not None)


def _doors_barring(
    climber: Climber, goal: tuple[Point, float], doors: Sequence[Piece], stop: Callable[[], bool]
) -> tuple[Barred, ...]:
    """Return the doors of some that alone stop a body, a way each, or all where it takes several; else nothing."""

    def leads_without(gone: Sequence[Piece]) -> bool:
        table = without(climber.mover.battlefield, tuple(door.id for door in gone))
        return bottlenecks(replace(climber, mover=replace(climber.mover, battlefield=table)), goal, stop) is None

    if not doors or not leads_without(doors):
        return ()
    single = tuple((_door(door),) for door in doors if leads_without((door,)))
    return single or (tuple(_door(door) for door in doors),)


def _door(door: Piece) -> Hindrance:
    hinge = door.hinge
    assert hinge is not None, "a door has one"
    (x, y), (u, v) = hinge.at, hinge.end
    middle = (rounded((x + u) / 2.0), rounded((y + v) / 2.0), hinge.base)
    return Hindrance(DOOR, middle, (hinge.at, hinge.end), (door.id,))


def _told(found: Bottleneck) -> Barred:
    return tuple(_hindrance(lack) for lack in found.lacks)


def _hindrance(lack: Lack) -> Hindrance:
    details = (("found", lack.found), ("needed", lack.needed), ("lacks", lack.lacks))
    return Hindrance(lack.kind, lack.at, lack.ends, lack.between, details)

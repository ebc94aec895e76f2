"""What makes a layout of terrain unfit for play, though every piece of it is sound: named by piece or zone.  R1.2.8.

The measure is an average human on foot: a round base of radius 0.25, 2 steps tall, one step of vertical movement.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from pb12table.skirmish.layout_faults import Fault, LayoutFault
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.pb12.rules.actions.use_door import reaches
from pb12table.table.battlefield import Battlefield
from pb12table.table.footprints import ring_gap
from pb12table.table.index import terrain_index
from pb12table.table.routes.doorways import Hands, as_opened
from pb12table.table.routes.space.parcels import Parcel, Parcels, parcels
from pb12table.table.shapes import Circle, Point, Ring, box_of
from pb12table.table.units import rounded_point

RADIUS: Final = 0.25
HEIGHT: Final = 2.0
CLIMB: Final = 1.0

SMALLEST_YARD: Final = 0.04
"""A place walled in that leaves the base point less room than this, in square steps, is a gap and no yard."""

_BESIDE: Final = RADIUS + 0.02
"""How far from the room for the base point a wall may stand to count as its border."""


def layout_faults(
    battlefield: Battlefield, zones: Sequence[Zone], figures: Sequence[tuple[Point, float | None]] = ()
) -> tuple[LayoutFault, ...]:
    """Everything that is wrong with a layout of sound pieces and zones.

    `figures` are the places of those that begin on the table, with their stand heights (None: any).
    """
    outside = [*_pieces_outside(battlefield), *_zones_outside(battlefield, zones)]
    walked = as_opened(battlefield, Circle(RADIUS), HEIGHT, Hands(reaches))
    whole = parcels(walked, RADIUS, HEIGHT, CLIMB)
    entries = [zone for zone in zones if zone.kind is ZoneKind.ENTRY]
    rooms = {zone.id: whole.meeting(zone.area) for zone in entries}
    roots = {parcel.number for room in rooms.values() for parcel in room}
    roots |= {parcel.number for at, height in figures for parcel in whole.under(at, height)}
    return (*outside, *_entry_faults(whole, entries, rooms), *_sealed_yards(whole, sorted(roots)))


def _pieces_outside(battlefield: Battlefield) -> Iterable[LayoutFault]:
    for piece in battlefield.pieces:
        point = _point_outside(battlefield, piece.outline)
        if point is not None:
            yield LayoutFault(Fault.OUTSIDE, piece.id, rounded_point(point), (piece.id,))


def _zones_outside(battlefield: Battlefield, zones: Sequence[Zone]) -> Iterable[LayoutFault]:
    """A zone wholly beside the table is a mistake; one may reach beyond it, though hardly anybody means that."""
    for zone in zones:
        west, south, east, north = box_of(zone.area.outline)
        if east <= 0.0 or north <= 0.0 or west >= battlefield.width or south >= battlefield.depth:
            yield LayoutFault(Fault.ZONE_OUTSIDE, zone.id, zone.area.outline[0])
        elif (point := _point_outside(battlefield, zone.area.outline)) is not None:
            yield LayoutFault(Fault.ZONE_OVER_EDGE, zone.id, rounded_point(point), is_grave=False)


def _point_outside(battlefield: Battlefield, ring: Ring) -> Point | None:
    """The corner that sticks out farthest over the edge of the table; None when none does."""

    def beyond(point: Point) -> float:
        x, y = point
        return max(-x, -y, x - battlefield.width, y - battlefield.depth)

    farthest = max(ring, key=beyond)
    return farthest if beyond(farthest) > 0.0005 else None


# -- entry zones --------------------------------------------------------------------------------------------------


def _entry_faults(
    whole: Parcels, entries: Sequence[Zone], rooms: dict[str, tuple[Parcel, ...]]
) -> Iterable[LayoutFault]:
    """Entry zones without room, and those from which no way leads to the first one of the others."""
    first: Zone | None = None
    for zone in entries:
        if not rooms[zone.id]:
            yield LayoutFault(Fault.NO_ROOM, zone.id, _middle(zone))
        elif first is None:
            first = zone
        else:
            starts = [parcel.number for parcel in rooms[first.id]]
            if _is_joined(whole, rooms[zone.id], starts, climbing=False):
                continue
            joined = _is_joined(whole, rooms[zone.id], starts, climbing=True)
            fault = Fault.ONLY_CLIMBING if joined else Fault.CUT_OFF
            yield LayoutFault(fault, zone.id, _middle(zone), other=first.id, is_grave=not joined)


def _is_joined(whole: Parcels, room: Sequence[Parcel], starts: list[int], *, climbing: bool) -> bool:
    return any(whole.can_enter(parcel, starts, climbing=climbing) for parcel in room)


def _middle(zone: Zone) -> Point:
    ring = zone.area.outline
    return rounded_point((sum(x for x, _ in ring) / len(ring), sum(y for _, y in ring) / len(ring)))


# -- sealed yards ---------------------------------------------------------------------------------------------------


def _sealed_yards(whole: Parcels, roots: Sequence[int]) -> Iterable[LayoutFault]:
    """Places one could stand at, walled in all around, that nobody can get to from where figures begin."""
    starts = list(roots) or [parcel.number for parcel in whole.found[:1]]
    for parcel in whole.found:
        if parcel.number in starts or not parcel.enclosed or parcel.area < SMALLEST_YARD:
            continue
        if not whole.can_enter(parcel, starts, climbing=True):
            walls = _walls_around(whole.battlefield, parcel)
            yield LayoutFault(Fault.SEALED_YARD, walls[0] if walls else "", rounded_point(parcel.inside), walls)


def _walls_around(battlefield: Battlefield, parcel: Parcel) -> tuple[str, ...]:
    """The solid things that bound a parcel, the one that does so most first."""
    corners = [point for outer, holes in parcel.region.rings for ring in (outer, *holes) for point in ring]
    counts: dict[str, int] = {}
    for x, y in corners:
        for entry in terrain_index(battlefield).near((x - _BESIDE, y - _BESIDE, x + _BESIDE, y + _BESIDE)):
            if entry.solid and any(ring_gap((x, y), part.ring) <= _BESIDE for part in entry.parts):
                counts[entry.piece.whole] = counts.get(entry.piece.whole, 0) + 1
    return tuple(sorted(counts, key=lambda piece: (-counts[piece], piece)))

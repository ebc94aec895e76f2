"""The storeys of a layout that no way leads to; loaded late, since what looks for ways takes long to load."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from pb12table.skirmish.layout_faults import Fault, LayoutFault
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.table.battlefield import Battlefield
from pb12table.table.routes.house import storeys_of
from pb12table.table.routes.space.parcels import parcels
from pb12table.table.shapes import Point
from pb12table.table.units import rounded_point

CLOSING: Final = "roof"
"""The last word of the kinds of terrain that close a house at the top: no way need lead onto these."""


def storey_faults(
    battlefield: Battlefield,
    person: tuple[float, float, float],
    zones: Iterable[Zone],
    figures: Sequence[tuple[Point, float | None]],
) -> tuple[LayoutFault, ...]:
    """The storeys above the ground that no way leads to from where figures begin, walked or climbed.

    A `person` is told by radius, height and how high it climbs at a time, in steps; `figures` by their places with
    their stand heights, None for any. Where no figure begins, ways from the ground count.
    """
    radius, height, climb = person
    house = storeys_of(battlefield, radius, height)
    if house.count == 1:
        return ()
    whole = parcels(battlefield, radius, height, climb)
    roots = {parcel.number for at, stand in figures for parcel in whole.under(at, stand)}
    roots |= {parcel.number for zone in zones if zone.kind is ZoneKind.ENTRY for parcel in whole.meeting(zone.area)}
    starts = sorted(roots) or [parcel.number for parcel in whole.found[:1]]
    kinds = {piece.id: piece.kind.split("-")[-1] for piece in battlefield.pieces}
    return tuple(
        LayoutFault(
            Fault.STOREY_CUT_OFF,
            lost.pieces[0],
            rounded_point(lost.inside),
            lost.pieces,
            is_grave=False,
            storey=lost.storey,
            height=lost.height,
        )
        for lost in house.cut_off(whole, starts)
        if any(kinds[piece] != CLOSING for piece in lost.pieces)
    )

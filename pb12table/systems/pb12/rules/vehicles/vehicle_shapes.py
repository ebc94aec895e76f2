"""What a vehicle is to others: something in the way, a floor to stand on, parts to look past.  R3.0.7, RU012, RU094.

A vehicle is solid from its stand height up to its floor.  Above the floor there are its parts: closed ones are in the
way of everybody who is not its passenger.  Hull and closed parts interrupt sight lines from and to passengers, open
parts do not; sight lines of all others end at the whole of it.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from pb12table.systems.pb12.rules.vehicles.vehicle_data import VehicleData, VehiclePart
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.footprints import footprint_ring
from pb12table.table.shapes import Outline, Ring, outline_at
from pb12table.table.standing.support import SUPPORT_BAND
from pb12table.table.terrain import Piece
from pb12table.table.units import TOLERANCE

KIND = "vehicle"
"""The kind of terrain that vehicles and wrecks are."""

SEPARATOR = "/"
"""Stands between the id of a vehicle and the name of its part in the id of a piece; no id in a file has one."""


def owner_of(piece: str) -> str:
    """The id of the vehicle a piece is a part of, or the piece's own id."""
    return piece.partition(SEPARATOR)[0]


def closed_parts(data: VehicleData, body: Body) -> tuple[VehiclePart, ...]:
    """The parts above the floor that are not open; without any parts the whole vehicle is closed.  RU012."""
    if data.parts:
        return tuple(part for part in data.parts if not part.open)
    rest = body.height - data.floor
    return (VehiclePart(footprint_ring(body.footprint), data.floor, rest),) if rest > TOLERANCE else ()


@lru_cache(maxsize=1024)
def solid_pieces(data: VehicleData, body: Body) -> tuple[Piece, ...]:
    """What is in the way of those who are no passengers, as terrain: up to the floor, and the closed parts above it."""
    ground = data.floor <= TOLERANCE
    hull = () if ground else (_piece(body, "hull", footprint_ring(body.footprint), 0.0, data.floor),)
    walls = (
        _piece(body, str(number), part.outline, part.base, part.height)
        for number, part in enumerate(closed_parts(data, body))
    )
    return (*hull, *walls)


@lru_cache(maxsize=1024)
def carrying_pieces(data: VehicleData, body: Body, feet: float) -> tuple[Piece, ...]:
    """What a passenger with so high a stand height can stand on: nothing of the vehicle is in his way.  RU094."""
    return tuple(piece for piece in solid_pieces(data, body) if piece.top <= feet + SUPPORT_BAND + TOLERANCE)


def _piece(body: Body, name: str, ring: Ring, base: float, height: float) -> Piece:
    outline = outline_at(Outline(ring), body.x, body.y, body.facing)
    return Piece(f"{body.id}{SEPARATOR}{name}", outline, base=body.z + base, height=height, kind=KIND)


@lru_cache(maxsize=1024)
def closed_bodies(data: VehicleData, body: Body) -> tuple[Body, ...]:
    """The closed parts of a vehicle: what alone hides it and its passengers from one another.  RU139."""
    return tuple(_part(body, part) for part in closed_parts(data, body))


@lru_cache(maxsize=1024)
def opaque_bodies(data: VehicleData, body: Body) -> tuple[Body, ...]:
    """What of a vehicle hides its passengers and others from each other: hull and closed parts.  RU012."""
    hull = VehiclePart(footprint_ring(body.footprint), 0.0, data.floor)
    return (*((_part(body, hull),) if data.floor > TOLERANCE else ()), *closed_bodies(data, body))


def _part(body: Body, part: VehiclePart) -> Body:
    """A part of a vehicle as something that hides; it goes by the name of the vehicle."""
    return Body(body.id, Outline(part.outline), body.x, body.y, body.z + part.base, body.facing, part.height, 0.0)


@lru_cache(maxsize=256)
def with_pieces(battlefield: Battlefield, pieces: tuple[Piece, ...]) -> Battlefield:
    """A battlefield with more pieces on it; the same object for the same pieces."""
    if not pieces:
        return battlefield
    return replace(battlefield, pieces=(*battlefield.pieces, *pieces))

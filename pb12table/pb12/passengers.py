"""Passengers in the status phase: who may be shaken off, and the check.  R3.0.8 (Passagierbereich), R3.0.9."""

from __future__ import annotations

from pb12table.pb12.aboard import is_in_passenger_area, vehicle_of
from pb12table.pb12.check_modifiers import check_base, lasting_check_modifiers
from pb12table.pb12.checks import Game, check
from pb12table.pb12.figures import markers_of, parts_of_value
from pb12table.pb12.modifiers import Modifier, total
from pb12table.pb12.profiles import Attribute, FigureId
from pb12table.pb12.random_movement import random_movement
from pb12table.pb12.state import State, Status


def must_hold_on(state: State, figure: FigureId) -> bool:
    """Whether a figure is on a vehicle that is Moved or Out of Control, outside its passenger areas.  R3.0.8."""
    vehicle = vehicle_of(state, figure)
    if vehicle is None or is_in_passenger_area(state, figure, vehicle):
        return False
    return markers_of(state, vehicle, Status.MOVED) > 0 or markers_of(state, vehicle, Status.OUT_OF_CONTROL) > 0


def passenger_modifiers(state: State, figure: FigureId) -> list[Modifier]:
    """TN 12 - B - I, +1 for each Moved marker of the vehicle, and what changes all its checks.  R3.0.9."""
    found = check_base(state, figure, Attribute.MOVEMENT)
    parts = parts_of_value(state, figure, Attribute.INITIATIVE)
    found.append(Modifier("R3.0.9", "passenger-initiative", -total(parts), figure, parts))
    vehicle = vehicle_of(state, figure)
    moved = 0 if vehicle is None else markers_of(state, vehicle, Status.MOVED)
    if moved:
        found.append(Modifier("R3.0.9", "aboard-moved", moved, vehicle or ""))
    return found + lasting_check_modifiers(state, figure)


async def passenger_check(game: Game, figure: FigureId) -> None:
    """Hold on, or go astray; who is no passenger outside an area any more need not.  R3.0.9 (Passagierprobe)."""
    vehicle = vehicle_of(game.state, figure)
    if vehicle is None or is_in_passenger_area(game.state, figure, vehicle):
        return
    result = await check(game, figure, "passenger-check", "R3.0.9", passenger_modifiers(game.state, figure))
    if not result.passed:
        await random_movement(game, figure)

"""Passengers in the status phase: who may be shaken off, and the check.  R3.0.8 (Passagierbereich), R3.0.9."""

from __future__ import annotations

from typing import Final

from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.modifiers import Modifier, total
from pb12table.systems.pb12.rules.checks.check_modifiers import check_base, lasting_check_modifiers, markers_under
from pb12table.systems.pb12.rules.checks.checks import Game, check
from pb12table.systems.pb12.rules.damage.random_movement import random_movement
from pb12table.systems.pb12.rules.figures.figures import markers_of, parts_of_value
from pb12table.systems.pb12.rules.game.state import State, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.vehicles.aboard import is_in_passenger_area, vehicles_under

SHAKING: Final = (Status.MOVED, Status.OUT_OF_CONTROL)
"""What of a vehicle makes its passengers hold on.  R3.0.8."""


def must_hold_on(state: State, figure: FigureId) -> bool:
    """Whether a figure is on a vehicle that is Moved or Out of Control, and in no passenger area.  R3.0.8.

    Ruling 139: who rides a vehicle that is aboard of another is a passenger of both, and safe in an area of either.
    """
    ridden = vehicles_under(state, figure)
    if any(is_in_passenger_area(state, figure, vehicle) for vehicle in ridden):
        return False
    return any(markers_of(state, vehicle, status) > 0 for vehicle in ridden for status in SHAKING)


def passenger_modifiers(state: State, figure: FigureId) -> list[Modifier]:
    """TN 12 - B - I, +1 for each Moved marker of the vehicle, and what changes all its checks.  R3.0.9."""
    found = check_base(state, figure, Attribute.MOVEMENT)
    parts = parts_of_value(state, figure, Attribute.INITIATIVE)
    found.append(Modifier("R3.0.9", "passenger-initiative", -total(parts), figure, parts))
    moved = markers_under(state, figure, Status.MOVED)
    found += [Modifier("R3.0.9", "aboard-moved", markers, vehicle) for vehicle, markers in moved]
    return found + lasting_check_modifiers(state, figure)


async def passenger_check(game: Game, figure: FigureId) -> None:
    """Hold on, or go astray; whom no vehicle shakes any more need not.  R3.0.9 (Passagierprobe)."""
    if not must_hold_on(game.state, figure):
        return
    result = await check(game, figure, "passenger-check", "R3.0.9", passenger_modifiers(game.state, figure))
    if not result.passed:
        await random_movement(game, figure)

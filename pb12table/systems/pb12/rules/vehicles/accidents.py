"""Vehicles that get out of hand: accident checks, tech checks, and what comes of being out of control.

R3.0.5 (Unfallprobe), R3.0.6 (Ungelenkt), R3.0.16, RU090 to RU092.
"""

from __future__ import annotations

from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.modifiers import Modifier
from pb12table.systems.pb12.rules.checks.check_modifiers import accident_modifiers, attribute_check_modifiers
from pb12table.systems.pb12.rules.checks.checks import Game, check
from pb12table.systems.pb12.rules.damage.random_movement import random_movement
from pb12table.systems.pb12.rules.figures.figures import is_on_table, markers_of
from pb12table.systems.pb12.rules.game.state import Activation, State, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.statuses.statuses import come_to_rest, lose, receive


async def accident_check(game: Game, vehicle: FigureId, modifiers: list[Modifier] | None = None) -> None:
    """Check whether a vehicle gets out of control.  R3.0.5 (Unfallprobe).

    `modifiers` are those of an earlier moment (RU097), None: as they are now.
    """
    found = accident_modifiers(game.state, vehicle) if modifiers is None else modifiers
    result = await check(game, vehicle, "accident-check", "R3.0.5", found)
    if not result.passed:
        await receive(game, vehicle, Status.OUT_OF_CONTROL, "R3.0.5")


async def get_out_of_control(game: Game, vehicle: FigureId) -> None:
    """What follows each marker, which has lowered B and T already: a Moved vehicle goes astray.  R3.0.6, RU091."""
    state = game.state
    come_to_rest(game, vehicle)
    if is_on_table(state, vehicle) and markers_of(state, vehicle, Status.MOVED):
        await random_movement(game, vehicle)


async def regain_control(game: Game, vehicle: FigureId) -> None:
    """In the status phase a tech check: succeed and lose all markers, or receive one more.  R3.0.6 (Ungelenkt)."""
    modifiers = attribute_check_modifiers(game.state, vehicle, Attribute.TECH)
    if (await check(game, vehicle, "tech-check", "R3.0.6", modifiers)).passed:
        lose(game, vehicle, Status.OUT_OF_CONTROL, "R3.0.6")
    else:
        await receive(game, vehicle, Status.OUT_OF_CONTROL, "R3.0.6")


def runs_on(state: State, vehicle: FigureId) -> bool:
    """Whether a vehicle ends a turn running: active or acted in it, Moved, and without a Move.  R3.0.16, RU092."""
    placed = state.figures[vehicle]
    if placed.vehicle is None or not is_on_table(state, vehicle):
        return False
    took_part = placed.vehicle.acted or placed.activation is not Activation.NONE
    return took_part and not placed.vehicle.made_move and markers_of(state, vehicle, Status.MOVED) > 0


async def check_running_vehicles(game: Game) -> None:
    """At the end of a turn each running vehicle makes an accident check.  R3.0.16, RU092, RU100 (order).

    What vehicles did counts once.  Ruling 127: the window after a turn counts by itself, as a turn does, so that who
    slows a vehicle down only then does not get round its check.
    """
    for vehicle in game.state.setup.vehicles:
        if runs_on(game.state, vehicle):
            await accident_check(game, vehicle)
    for vehicle in game.state.setup.vehicles:
        kept = game.state.figures[vehicle].vehicle
        assert kept is not None, "vehicles keep what vehicles do"
        kept.acted = kept.made_move = False

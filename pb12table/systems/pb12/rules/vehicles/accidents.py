"""Steer and Slow Down, vehicles that get out of hand, and passengers that may be shaken off."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId, Modifier, total
from pb12table.systems.pb12.rules.actions.action import ActionRules, Whim, activate_indirectly
from pb12table.systems.pb12.rules.checks.checks import (
    Game,
    accident_modifiers,
    attribute_check_modifiers,
    check,
    check_base,
    lasting_check_modifiers,
    markers_under,
)
from pb12table.systems.pb12.rules.extensions.moments import Windows
from pb12table.systems.pb12.rules.figures.falling import fall, random_movement
from pb12table.systems.pb12.rules.figures.figures import (
    has_status,
    is_able_to_act,
    is_on_table,
    markers_of,
    parts_of_value,
)
from pb12table.systems.pb12.rules.figures.statuses import come_to_rest, lose, lose_camouflage, receive
from pb12table.systems.pb12.rules.game.answers import Action, Adjust, Move, SlowDown, Steer
from pb12table.systems.pb12.rules.game.events import ControlGained, VehicleSteered
from pb12table.systems.pb12.rules.game.state import Activation, State, Status
from pb12table.systems.pb12.rules.movement.move_options import is_standing
from pb12table.systems.pb12.rules.preparations.profiles import UNASKED, Attribute
from pb12table.systems.pb12.rules.vehicles.aboard import (
    is_at_steering_point,
    is_fixed,
    is_in_passenger_area,
    is_vehicle,
    vehicles_under,
)


async def accident_check(game: Game, vehicle: FigureId, modifiers: list[Modifier] | None = None) -> None:
    """Check whether a vehicle gets out of control.  R3.0.5 (Unfallprobe).

    `modifiers` are those of an earlier moment (RU097), None: as they are now.
    """
    found = accident_modifiers(game.state, vehicle) if modifiers is None else modifiers
    result = await check(game, vehicle, "accident-check", "R3.0.5", found)
    if not result.passed:
        await receive(game, vehicle, Status.OUT_OF_CONTROL, "R3.0.5")


async def get_out_of_control(game: Game, vehicle: FigureId) -> None:
    """Do what follows each marker, which has lowered B and T already: a Moved vehicle goes astray.  R3.0.6, RU091."""
    state = game.state
    come_to_rest(game, vehicle)
    if is_on_table(state, vehicle) and markers_of(state, vehicle, Status.MOVED):
        await random_movement(game, vehicle)


async def regain_control(game: Game, vehicle: FigureId) -> None:
    """Make a tech check in the status phase: succeed and lose all markers, or receive one more.  R3.0.6 (Ungelenkt)."""
    modifiers = attribute_check_modifiers(game.state, vehicle, Attribute.TECH)
    if (await check(game, vehicle, "tech-check", "R3.0.6", modifiers)).passed:
        lose(game, vehicle, Status.OUT_OF_CONTROL, "R3.0.6")
    else:
        await receive(game, vehicle, Status.OUT_OF_CONTROL, "R3.0.6")


def runs_on(state: State, vehicle: FigureId) -> bool:
    """Return whether a vehicle ends a turn running: active or acted in it, Moved, without a Move.  R3.0.16, RU092."""
    placed = state.figures[vehicle]
    if placed.vehicle is None or not is_on_table(state, vehicle):
        return False
    took_part = placed.vehicle.acted or placed.activation is not Activation.NONE
    return took_part and not placed.vehicle.made_move and markers_of(state, vehicle, Status.MOVED) > 0


async def check_running_vehicles(game: Game) -> None:
    """Let each running vehicle make an accident check at the end of a turn.  R3.0.16, RU092, RU100 (order).

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


async def follow(game: Game, vehicle: FigureId, status: Status, modifiers: list[Modifier]) -> None:
    """Carry out what follows at once: a random movement, or an accident check.  R3.0.6, R3.0.22 (schwer beschädigt).

    `modifiers` are those of the accident check before the marker: it counts only for the checks after it (RU097).
    """
    if status is Status.OUT_OF_CONTROL:
        await get_out_of_control(game, vehicle)
    else:
        await accident_check(game, vehicle, modifiers)


async def leave_unsupported(game: Game, aboard: list[FigureId]) -> None:
    """Let those who were aboard of a vehicle that is gone, or a wreck, fall if they do not stand any more.  R3.0.23."""
    for figure in aboard:
        if is_on_table(game.state, figure) and not is_standing(game.state, figure):
            await fall(game, figure)


SHAKING: Final = (Status.MOVED, Status.OUT_OF_CONTROL)
"""What of a vehicle makes its passengers hold on.  R3.0.8."""


def must_hold_on(state: State, figure: FigureId) -> bool:
    """Return whether a figure is on a vehicle that is Moved or Out of Control, and in no passenger area.  R3.0.8.

    Ruling 139: who rides a vehicle that is aboard of another is a passenger of both, and safe in an area of either.
    """
    ridden = vehicles_under(state, figure)
    if any(is_in_passenger_area(state, figure, vehicle) for vehicle in ridden):
        return False
    return any(markers_of(state, vehicle, status) > 0 for vehicle in ridden for status in SHAKING)


def passenger_modifiers(state: State, figure: FigureId) -> list[Modifier]:
    """Return TN 12 - B - I, +1 for each Moved marker of the vehicle, and what affects all its checks.  R3.0.9."""
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


class SteerRules(ActionRules[Steer]):
    """Activate a vehicle from its steering point.  R3.0.3 (Steuern)."""

    answers = (Steer,)

    def cost(self, state: State, action: Steer) -> int:
        """Return the AP handed on, and one more for a damaged vehicle.  R3.0.3, R3.0.21, RU088."""
        damaged = action.vehicle in state.figures and has_status(state, action.vehicle, Status.LIGHTLY_DAMAGED)
        return action.action_points + (1 if damaged else 0)

    def refusal(self, state: State, figure: FigureId, action: Steer) -> Refusal | None:
        """Return why a vehicle cannot be steered; None if it can.  R3.0.2, R3.0.3."""
        return steer_refusal(state, figure, action)

    async def effect(self, game: Game, figure: FigureId, action: Steer, windows: Windows | None) -> None:
        """Let the vehicle receive the AP that were used for it, and act next.  R3.0.3."""
        state = game.state
        take_the_helm(game, figure, action.vehicle)
        game.record(VehicleSteered(figure=figure, vehicle=action.vehicle, action_points=action.action_points))
        activate_indirectly(game, action.vehicle, action.action_points)
        if state.turn is not None:
            state.turn.acting = action.vehicle

    def hints(self, state: State, figure: FigureId) -> Iterator[Steer]:
        """Yield steering every vehicle, with each number of AP."""
        left = state.figures[figure].action_points
        for vehicle in () if is_vehicle(state, figure) else state.setup.vehicles:
            yield from (Steer(vehicle, points) for points in range(1, left + 1))

    def sample(self, whim: Whim) -> Steer | None:
        """Return steering any vehicle with any number of AP."""
        vehicles, most = whim.state.setup.vehicles, max(whim.state.figures[whim.figure].action_points, 1)
        return Steer(whim.chance.choice(vehicles), whim.chance.randint(1, most)) if vehicles else None


def steer_refusal(state: State, figure: FigureId, answer: Steer) -> Refusal | None:
    """Return why a figure cannot steer a vehicle now.  R3.0.2, R3.0.3 (Steuern), RU030, RU087.

    As part of an interruption, by a figure that is not active, it does not activate the vehicle, which may be active or
    done already (R4.0.5, RU103).
    """
    vehicle = answer.vehicle
    subject = (("figure", vehicle),)
    if vehicle not in state.figures or not is_vehicle(state, vehicle) or not is_on_table(state, vehicle):
        return Refusal("R3.0.3", "no-such-vehicle")
    if answer.action_points < 1:
        return Refusal("R3.0.3", "at-least-one-action-point")
    if is_vehicle(state, figure):
        return Refusal("R3.0.2", "vehicles-do-not-steer", (("figure", figure),))
    if not is_at_steering_point(state, figure, vehicle):
        return Refusal("R3.0.2", "not-at-a-steering-point", subject)
    placed = state.figures[vehicle]
    activates = state.figures[figure].activation is not Activation.NONE
    if activates and (placed.activation is not Activation.NONE or placed.done):
        return Refusal("R3.0.3", "steered-already", subject)
    if not is_able_to_act(state, vehicle):
        return Refusal("R1.10.3", "incapacitated", subject)
    return None


def take_the_helm(game: Game, figure: FigureId, vehicle: FigureId) -> None:
    """Become the steering figure; its controller gains control of the vehicle.  R3.0.4 (steuernde Figur), RU089.

    R4.1.4: from now on the vehicle perceives as far as who steers it, for his side (RU099).
    """
    steered, player = game.state.figures[vehicle], game.state.figures[figure].controller
    assert steered.vehicle is not None, "the refusal is asked first"
    steered.vehicle.steered_by = figure
    if steered.controller != player:
        steered.controller, steered.standing_order = player, UNASKED  # what the other said about it is his secret
        game.record(ControlGained(player=player, vehicle=vehicle))
    lose_camouflage(game)


class SlowDownRules(ActionRules[SlowDown]):
    """A vehicle loses one Moved marker.  R3.0.17 (Verlangsamen)."""

    answers = (SlowDown,)

    async def effect(self, game: Game, figure: FigureId, action: SlowDown, windows: Windows | None) -> None:
        """Take a Moved marker away.  R3.0.17."""
        lose(game, figure, Status.MOVED, "R3.0.17", markers=1)

    def hints(self, state: State, figure: FigureId) -> Iterator[SlowDown]:
        """Yield slowing down, for vehicles."""
        yield from [SlowDown()] if is_vehicle(state, figure) else []


def vehicle_action_refusal(state: State, figure: FigureId, answer: Action) -> Refusal | None:
    """Return why an action is not for this figure because of vehicles: fixed figures stay, vehicles do not turn freely.

    R3.0.11 (fixierte Figuren), R3.0.15 (Ausrichtung), R3.0.17 (Verlangsamen), RU096.
    """
    if is_vehicle(state, figure):
        if answer.facing is not None:
            return Refusal("R3.0.15", "no-free-facing", (("figure", figure),))
        if isinstance(answer, SlowDown) and not markers_of(state, figure, Status.MOVED):
            return Refusal("R3.0.17", "nothing-to-lose", (("figure", figure),))
    elif isinstance(answer, SlowDown):
        return Refusal("R3.0.17", "only-for-vehicles")
    if isinstance(answer, Move | Adjust) and is_fixed(state, figure):
        return Refusal("R3.0.11", "fixed", (("figure", figure),))
    return None


STEER: Final = SteerRules()
SLOW_DOWN: Final = SlowDownRules()

"""Steer and Slow Down, and what actions vehicles and fixed figures cannot take.

R3.0.2 to R3.0.4, R3.0.11, R3.0.15, R3.0.17, R3.0.21, RU087 to RU089, RU096.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.actions.action import ActionRules, Whim
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.extensions.moments import Windows
from pb12table.systems.pb12.rules.figures.figures import has_status, is_able_to_act, is_on_table, markers_of
from pb12table.systems.pb12.rules.game.answers import Action, Adjust, Move, SlowDown, Steer
from pb12table.systems.pb12.rules.game.state import Activation, State, Status
from pb12table.systems.pb12.rules.preparations.profiles import UNASKED
from pb12table.systems.pb12.rules.round.activation import activate_indirectly
from pb12table.systems.pb12.rules.statuses.statuses import lose, lose_camouflage
from pb12table.systems.pb12.rules.vehicles.aboard import is_at_steering_point, is_fixed, is_vehicle
from pb12table.systems.pb12.rules.vehicles.vehicle_events import ControlGained, VehicleSteered


class SteerRules(ActionRules[Steer]):
    """Activate a vehicle from its steering point.  R3.0.3 (Steuern)."""

    def cost(self, state: State, action: Steer) -> int:
        """The AP handed on, and one more for a damaged vehicle.  R3.0.3, R3.0.21, RU088."""
        damaged = action.vehicle in state.figures and has_status(state, action.vehicle, Status.LIGHTLY_DAMAGED)
        return action.action_points + (1 if damaged else 0)

    def refusal(self, state: State, figure: FigureId, action: Steer) -> Refusal | None:
        """R3.0.2, R3.0.3."""
        return steer_refusal(state, figure, action)

    async def effect(self, game: Game, figure: FigureId, action: Steer, windows: Windows | None) -> None:
        """The vehicle receives the AP that were used for it, and acts next.  R3.0.3."""
        state = game.state
        take_the_helm(game, figure, action.vehicle)
        game.record(VehicleSteered(figure=figure, vehicle=action.vehicle, action_points=action.action_points))
        activate_indirectly(game, action.vehicle, action.action_points)
        if state.turn is not None:
            state.turn.acting = action.vehicle

    def hints(self, state: State, figure: FigureId) -> Iterator[Steer]:
        """Every vehicle, with each number of AP."""
        left = state.figures[figure].action_points
        for vehicle in () if is_vehicle(state, figure) else state.setup.vehicles:
            yield from (Steer(vehicle, points) for points in range(1, left + 1))

    def sample(self, whim: Whim) -> Steer | None:
        """Any vehicle with any number of AP."""
        vehicles, most = whim.state.setup.vehicles, max(whim.state.figures[whim.figure].action_points, 1)
        return Steer(whim.chance.choice(vehicles), whim.chance.randint(1, most)) if vehicles else None


def steer_refusal(state: State, figure: FigureId, answer: Steer) -> Refusal | None:
    """Why a figure cannot steer a vehicle now.  R3.0.2, R3.0.3 (Steuern), RU030, RU087.

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

    async def effect(self, game: Game, figure: FigureId, action: SlowDown, windows: Windows | None) -> None:
        """R3.0.17."""
        lose(game, figure, Status.MOVED, "R3.0.17", markers=1)

    def hints(self, state: State, figure: FigureId) -> Iterator[SlowDown]:
        """For vehicles."""
        yield from [SlowDown()] if is_vehicle(state, figure) else []


def vehicle_action_refusal(state: State, figure: FigureId, answer: Action) -> Refusal | None:
    """Why an action is not for this figure because of vehicles: fixed figures stay, vehicles do not turn freely.

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

"""Who may steer which vehicle and what it costs, and what actions vehicles and fixed figures cannot take.

R3.0.2, R3.0.3, R3.0.11, R3.0.15, R3.0.17, R3.0.21, RU087, RU088, RU096.
"""

from __future__ import annotations

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.figures import has_status, is_able_to_act, is_on_table, markers_of
from pb12table.systems.pb12.rules.game.answers import Action, Adjust, Move, SlowDown, Steer
from pb12table.systems.pb12.rules.game.state import Activation, State, Status
from pb12table.systems.pb12.rules.vehicles.aboard import is_at_steering_point, is_fixed, is_vehicle


def steering_cost(state: State, answer: Steer) -> int:
    """The AP that steering uses: those it hands on, and one more for a damaged vehicle.  R3.0.3, R3.0.21, RU088."""
    damaged = answer.vehicle in state.figures and has_status(state, answer.vehicle, Status.LIGHTLY_DAMAGED)
    return answer.action_points + (1 if damaged else 0)


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

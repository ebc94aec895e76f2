"""Whom a figure can carry, what it costs, and why not.  R4.2.3 (Tragen), RU110."""

from __future__ import annotations

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.figures import body, free_slots, has_status, is_able_to_act, is_on_table
from pb12table.systems.pb12.rules.game.answers import Carry
from pb12table.systems.pb12.rules.game.state import State, Status
from pb12table.systems.pb12.rules.vehicles.aboard import is_fixed, is_vehicle, vehicles_under
from pb12table.table.footprints import volume
from pb12table.table.motion.contact import in_contact
from pb12table.table.units import at_most


def carry_refusal(state: State, figure: FigureId, action: Carry) -> Refusal | None:
    """Why a figure cannot carry another so; whether its player agrees is asked later.

    R4.2.3, RU024, RU096, RU107, RU110.
    """
    if has_status(state, figure, Status.THREATENED):
        return Refusal("R4.1.2", "threatened", (("figure", figure),))
    if action.action_points < 0 or action.move_points < 1:
        return Refusal("R4.2.3", "at-least-one-action-point")
    if is_vehicle(state, figure):
        return Refusal("R4.2.3", "vehicles-carry-nobody")
    if is_fixed(state, figure):
        return Refusal("R3.0.11", "fixed", (("figure", figure),))
    target = action.target
    if target == figure or target not in state.figures or not is_on_table(state, target):
        return Refusal("R1.6.4", "no-such-target")
    if _bears(state, target, figure):
        return Refusal("R4.2.3", "bears-the-figure", (("target", target),))
    if not in_contact(body(state, figure), body(state, target)):
        return Refusal("R4.2.3", "not-in-contact", (("target", target),))
    if is_fixed(state, target):
        return Refusal("R3.0.11", "fixed", (("figure", target),))
    if not at_most(volume(body(state, target)), volume(body(state, figure))):
        return Refusal("R4.2.3", "too-large-to-carry", (("target", target),))
    if needs_consent(state, figure, target) and state.players[state.figures[target].controller].defeated:
        return Refusal("R4.2.3", "nobody-to-agree", (("target", target),))  # RU024
    return None


def _bears(state: State, target: FigureId, figure: FigureId) -> bool:
    """Whether a figure rides on the target, or on a vehicle that the target carries just now.  R3.0.7, R4.2.3."""
    ridden, load = vehicles_under(state, figure), state.figures[target].load
    return target in ridden or (load is not None and load.figure in ridden)


def needs_consent(state: State, figure: FigureId, target: FigureId) -> bool:
    """Whether the target's player has to agree: it is somebody else's, and able to act.  R4.2.3."""
    return state.figures[target].controller != state.figures[figure].controller and is_able_to_act(state, target)


def carry_surcharge(state: State, figure: FigureId, target: FigureId, action_points: int) -> int:
    """How many BP more each option costs: max(2·Z − S − F; 0), less 1 for each AP spent on it, never below 0.

    R4.2.3: Z and S are the damage capacities of target and carrier, F the carrier's free slots.  RU110.
    """
    by_id = state.setup.figure_by_id
    heavy = by_id[target].profile.damage_points.capacity
    strong = by_id[figure].profile.damage_points.capacity
    return max(max(2 * heavy - strong - free_slots(state, figure), 0) - action_points, 0)

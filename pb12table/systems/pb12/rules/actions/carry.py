"""Carry.  R4.2.3 (Tragen), RU110."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from pb12table.kernel.request import Refusal, YesNo
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.actions.action import ActionRules, free_action_refusal
from pb12table.systems.pb12.rules.actions.move import make_move
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.extensions.moments import Windows
from pb12table.systems.pb12.rules.figures.falling import fall
from pb12table.systems.pb12.rules.figures.figures import (
    body,
    figures_on_table,
    free_slots,
    has_status,
    is_able_to_act,
    is_on_table,
)
from pb12table.systems.pb12.rules.figures.statuses import note_new_places
from pb12table.systems.pb12.rules.game.answers import Carry, Move
from pb12table.systems.pb12.rules.game.events import CarryRefused, FigureCarried
from pb12table.systems.pb12.rules.game.state import Load, State, Status
from pb12table.systems.pb12.rules.movement.move_options import is_standing
from pb12table.systems.pb12.rules.vehicles.aboard import is_fixed, is_vehicle, vehicles_under
from pb12table.systems.pb12.rules.vehicles.riding import go_alone, set_down
from pb12table.table.footprints import volume
from pb12table.table.motion.contact import in_contact
from pb12table.table.shapes import at_most


class CarryRules(ActionRules[Carry]):
    """Carry a figure in contact along on a Move.  R4.2.3 (Tragen)."""

    answers = (Carry,)

    needs_points = False

    def cost(self, state: State, action: Carry) -> int:
        """Return the AP for the Carry itself, 0 as a free action, and for the Move."""
        return action.action_points + action.move_points

    def refusal(self, state: State, figure: FigureId, action: Carry) -> Refusal | None:
        """Return why a figure cannot be carried; None if it can.  R4.2.3, R1.6.18."""
        free = free_action_refusal(state, figure) if action.action_points == 0 else None
        return carry_refusal(state, figure, action) or free

    async def is_agreed(self, game: Game, figure: FigureId, action: Carry) -> bool:
        """Return whether the target's player agrees, where that is needed.  R4.2.3."""
        return await agrees_to_be_carried(game, figure, action)

    async def effect(self, game: Game, figure: FigureId, action: Carry, windows: Windows | None) -> None:
        """Make a Move with the target, at more BP for each option; it falls if it does not stand at the end.

        R4.2.3, RU110: the carried figure gets no Moved markers; only the carrier collides.
        """
        state = game.state
        carrier = state.figures[figure]
        surcharge = carry_surcharge(state, figure, action.target, action.action_points)
        go_alone(state, figure)
        set_down(state, action.target)
        carrier.load = Load(action.target, surcharge)
        game.record(FigureCarried(figure=figure, target=action.target, surcharge=surcharge))
        await make_move(game, figure, Move(action.move_points), windows)
        carrier.load = None
        note_new_places(game)
        if is_on_table(state, action.target) and not is_standing(state, action.target):
            await fall(game, action.target)

    def hints(self, state: State, figure: FigureId) -> Iterator[Carry]:
        """Yield carrying everybody in contact, with all AP for the Move, or one of them for the Carry."""
        own, left = body(state, figure), state.figures[figure].action_points
        for other in figures_on_table(state):
            if other.id != figure and in_contact(own, body(state, other.id)):
                yield from (Carry(other.id, 0, left), Carry(other.id, 1, left - 1))


def carry_refusal(state: State, figure: FigureId, action: Carry) -> Refusal | None:
    """Return why a figure cannot carry another this way; whether its player agrees is asked later.

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
    """Return whether a figure rides on the target, or on a vehicle that the target is carrying.  R3.0.7, R4.2.3."""
    ridden, load = vehicles_under(state, figure), state.figures[target].load
    return target in ridden or (load is not None and load.figure in ridden)


def needs_consent(state: State, figure: FigureId, target: FigureId) -> bool:
    """Return whether the target's player has to agree: it is somebody else's and able to act.  R4.2.3."""
    return state.figures[target].controller != state.figures[figure].controller and is_able_to_act(state, target)


def carry_surcharge(state: State, figure: FigureId, target: FigureId, action_points: int) -> int:
    """Return how many BP more each option costs: max(2·Z − S − F; 0), less 1 for each AP spent on it, never below 0.

    R4.2.3: Z and S are the damage capacities of target and carrier, F the carrier's free slots.  RU110.
    """
    by_id = state.setup.figure_by_id
    heavy = by_id[target].profile.damage_points.capacity
    strong = by_id[figure].profile.damage_points.capacity
    return max(max(2 * heavy - strong - free_slots(state, figure), 0) - action_points, 0)


@dataclass(frozen=True, slots=True)
class AgreeToBeCarried(YesNo[State]):
    """Whether a player lets another player's figure carry his own (`target`).  R4.2.3."""

    figure: FigureId
    target: FigureId


async def agrees_to_be_carried(game: Game, figure: FigureId, action: Carry) -> bool:
    """Ask the target's player where that is needed.  R4.2.3; meanwhile that of the figure may give up (R1.3.19)."""
    state, target = game.state, action.target
    if not needs_consent(state, figure, target):
        return True
    agrees = await game.ask(AgreeToBeCarried(state.figures[target].controller, figure, target))
    if not is_on_table(state, figure):
        return False
    if not agrees:
        game.record(CarryRefused(figure=figure, target=target))
    return agrees


CARRY: Final = CarryRules()

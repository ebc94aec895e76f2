"""Which turns, actions and movement answers are legal now, and the one decisive reason when they are not."""

from __future__ import annotations

import msgspec

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.actions.action import free_action_refusal
from pb12table.systems.pb12.rules.actions.all_actions import rules_of
from pb12table.systems.pb12.rules.command.command_groups import leader_refusal
from pb12table.systems.pb12.rules.command.commanding import (
    command_refusal,
    commands_left,
    end_command_refusal,
    is_of_turn_player,
    last_point_refusal,
    may_command,
    running_command,
    unfitting_refusal,
)
from pb12table.systems.pb12.rules.figures.figures import has_status, is_able_to_act, is_on_table, markers_of
from pb12table.systems.pb12.rules.figures.standing import facing_refusal
from pb12table.systems.pb12.rules.game.answers import (
    Action,
    ActionAnswer,
    AppointLeader,
    ChangeStatus,
    Command,
    EndCommand,
    EndTurn,
    LetAct,
    Move,
    PlayCard,
    ScenarioAct,
)
from pb12table.systems.pb12.rules.game.state import Activation, State, Status
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle
from pb12table.systems.pb12.rules.vehicles.accidents import vehicle_action_refusal
from pb12table.table.shapes import are_numbers

# -- actions --------------------------------------------------------------------------------------------------


def cost_in_action_points(state: State, action: Action) -> int:
    """Return the AP an action uses.  R1.6.1; R1.6.18: a free action uses none."""
    return rules_of(action).cost(state, action)


def delayed_lost_by(state: State, figure: FigureId, action: Action) -> int:
    """Return how many Delayed markers a figure would lose by an action that uses AP.  R4.1.5, R1.9.4, RU046."""
    return markers_of(state, figure, Status.DELAYED) if cost_in_action_points(state, action) > 0 else 0


def most_action_points(state: State, figure: FigureId, action: Move | ScenarioAct) -> tuple[int, Refusal | None]:
    """Return the most AP that may be spent on an action now, and why not all left (None: all may).  R1.6.1, RU081.

    An action that is refused whatever it uses is limited by nothing.
    """
    left = state.figures[figure].action_points
    first: Refusal | None = None
    for points in range(left, 0, -1):
        refusal = action_refusal(state, figure, msgspec.structs.replace(action, action_points=points))
        if refusal is None:
            return points, first
        first = first or refusal
    return left, None


def action_refusal(state: State, figure: FigureId, answer: ActionAnswer) -> Refusal | None:
    """Return why the active figure cannot take an action now.  Chapters 1.6 and 2.1, R1.7.2 to R1.7.16."""
    match answer:
        case EndTurn():
            return may_end_turn(state, figure)
        case LetAct():
            return _let_act_refusal(state, figure, answer.figure)
        case Command():
            return _owes_refusal(state, figure) or command_refusal(state, figure, answer)
        case EndCommand():
            return end_command_refusal(state) or _owes_refusal(state, figure)
        case AppointLeader():
            return leader_refusal(state, state.figures[figure].controller, answer.group, answer.figure)
    return (
        unfitting_refusal(state, figure, answer)
        or _own_refusal(state, figure, answer)
        or last_point_refusal(state, figure, answer, cost_in_action_points(state, answer))
    )


def _own_refusal(state: State, figure: FigureId, answer: Action) -> Refusal | None:
    """Return why a figure cannot take an action, regardless of commands.  R1.6.1, R1.6.2, R1.10.3, R5.0.7 (cards)."""
    refusal = (
        _acting_refusal(state, figure)
        or _facing_refusal(state, figure, answer)
        or vehicle_action_refusal(state, figure, answer)
        or _status_refusal(state, figure, answer)
    )
    if refusal is not None:
        return refusal
    if isinstance(answer, PlayCard):
        refusal = rules_of(answer).refusal(state, figure, answer)
        owes = _owes_refusal(state, figure) if answer.action_points == 0 else _cost_refusal(state, figure, answer)
        return refusal or owes
    return _cost_refusal(state, figure, answer) or rules_of(answer).refusal(state, figure, answer)


def _acting_refusal(state: State, figure: FigureId) -> Refusal | None:
    """Return a refusal for all but figures on the table that are able to act.  R1.10.3 (Handlungsunfähig)."""
    able = is_able_to_act(state, figure) and is_on_table(state, figure)
    return None if able else Refusal("R1.10.3", "incapacitated", (("figure", figure),))


def _facing_refusal(state: State, figure: FigureId, answer: Action) -> Refusal | None:
    """Check the facing, set before all else; vehicles are told so elsewhere.  R1.6.2 (freie Ausrichtung), RU048."""
    if not are_numbers(answer.facing):
        return Refusal("R1.6.2", "not-a-number")
    return None if is_vehicle(state, figure) else facing_refusal(state, figure, answer.facing)


def _status_refusal(state: State, figure: FigureId, answer: Action) -> Refusal | None:
    """Return what a status forbids, R4.0.8 (Statusänderung), R4.1.1: Distracted uses AP only for that."""
    if isinstance(answer, ChangeStatus):
        return rules_of(answer).refusal(state, figure, answer)
    if has_status(state, figure, Status.DISTRACTED) and cost_in_action_points(state, answer) > 0:
        return Refusal("R4.1.1", "distracted", (("figure", figure),))
    return None


def _cost_refusal(state: State, figure: FigureId, answer: Action) -> Refusal | None:
    """Demand at least one AP and no more than are left, but for free actions, which have their own terms.  R1.6.1."""
    cost, left = cost_in_action_points(state, answer), state.figures[figure].action_points
    if cost < 1 and not rules_of(answer).can_be_free:
        return Refusal("R1.6.1", "at-least-one-action-point")
    if cost > left:
        return Refusal("R1.6.1", "not-enough-action-points", (("cost", cost), ("left", left)))
    return free_action_refusal(state, figure) if cost == 0 else None


def may_end_turn(state: State, figure: FigureId) -> Refusal | None:
    """Return why the turn cannot end yet: an action must follow a free one, or a command's part is still owed.

    R1.6.18, RU059, RU081.
    """
    if running_command(state) is not None:
        refusal = end_command_refusal(state)
        if refusal is not None:
            return refusal
    return _owes_refusal(state, figure)


def _owes_refusal(state: State, figure: FigureId) -> Refusal | None:
    """Return why nothing else can come now: a free action was taken directly before an action.  R1.6.18, RU059."""
    for other in state.figures.values():
        active = other.activation is not Activation.NONE and is_of_turn_player(state, other.id)
        active = active or other.id == figure
        if active and other.owes_action and other.action_points > 0 and is_able_to_act(state, other.id):
            return Refusal("R1.6.18", "owes-an-action")
    return None


def _let_act_refusal(state: State, figure: FigureId, other: FigureId) -> Refusal | None:
    """Return why the turn cannot go on with another figure.  R1.3.8, R1.3.9, RU031."""
    if other == figure or other not in free_actors(state):
        return Refusal("R1.3.9", "cannot-act-now", (("figure", other),))
    acting = state.figures[figure]
    if acting.owes_action and acting.action_points > 0 and is_able_to_act(state, figure):
        return Refusal("R1.6.18", "owes-an-action")
    return None


def acts_freely(state: State, figure: FigureId) -> bool:
    """Return whether an active figure may choose actions: participants of a running command action, else the directly
    activated figure; steered vehicles always.

    R1.3.9, R2.1.1, R3.0.3, RU031; R1.2.11: only those of whose turn it is.
    """
    if not is_of_turn_player(state, figure):
        return False
    activation = state.figures[figure].activation
    command = running_command(state)
    if activation is Activation.STEERED or command is None:
        return activation in (Activation.DIRECT, Activation.STEERED)
    return figure in command.participants


def free_actors(state: State) -> list[FigureId]:
    """Return the active figures that may go on acting, the directly activated one first.  R1.3.8, R1.3.9, RU031.

    A figure that has nothing left to do itself may still execute command actions.
    """
    active = [figure for figure in state.figures.values() if figure.activation is not Activation.NONE]
    active.sort(key=lambda figure: figure.activation is not Activation.DIRECT)
    return [
        figure.id
        for figure in active
        if acts_freely(state, figure.id) and (can_still_act(state, figure.id) or may_command(state, figure.id))
    ]


def usable_points(state: State) -> dict[FigureId, int]:
    """Return the AP that would lapse with the turn, by figure still able to use them.  R1.3.8, R1.6.3, R2.1.1, RU031.

    Whoever acts freely can, and the directly activated figure once the command action is over; the others as long as
    it may execute another one in which they take part.
    """
    turn = state.turn
    if turn is None:
        return {}
    commander = turn.figure
    again = (
        is_of_turn_player(state, commander)
        and is_on_table(state, commander)
        and is_able_to_act(state, commander)
        and not has_status(state, commander, Status.DISTRACTED)
        and commands_left(state) > 0
    )
    return {
        figure.id: figure.action_points
        for figure in state.figures.values()
        if figure.activation is not Activation.NONE
        and is_of_turn_player(state, figure.id)
        and figure.action_points > 0
        and is_on_table(state, figure.id)
        and is_able_to_act(state, figure.id)
        and (again or figure.id == commander or acts_freely(state, figure.id))
    }


def can_still_act(state: State, figure: FigureId) -> bool:
    """Return whether the active figure can still do anything but end the turn.  R1.3.8, RU079."""
    acting = state.figures[figure]
    if not is_on_table(state, figure) or not is_able_to_act(state, figure):
        return False
    return acting.action_points > 0 or free_action_refusal(state, figure) is None


def has_all_it_needs(state: State, player: PlayerId, figure: FigureId, action: Action) -> bool:
    """Return whether a legal action's actor, target and card are still there if nobody has interrupted it.

    RU048 (4): somebody may have given up in the window before it (R1.3.19), perhaps the player of a vehicle, which
    stays (RU024), or have discarded the card (R5.0.5).  Nothing else can have changed but the facing, and what counts
    is how the figure faced before.
    """
    acting = state.players[player]
    if acting.defeated or (isinstance(action, PlayCard) and action.card not in acting.hand):
        return False
    named = (action.figure if isinstance(action, PlayCard) else getattr(action, "target", None)) or figure
    return is_on_table(state, figure) and (named not in state.figures or is_on_table(state, named))


# -- movement -------------------------------------------------------------------------------------------------


# -- declarations ---------------------------------------------------------------------------------------------


def declaration_refusal(state: State, player: str) -> Refusal | None:
    """Return why a player cannot declare anything, such as giving up: he is already out.  R1.3.19 (Aufgeben)."""
    if player not in state.players or state.players[PlayerId(player)].defeated:
        return Refusal("R1.3.19", "not-in-the-game")
    return None

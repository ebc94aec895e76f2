"""How a bot commands: which command action is worth it, and what a participant does in it.  Chapter 2."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.bots.marching import March
from pb12table.systems.pb12.bots.plans import (
    HARDLY,
    MARCHING,
    begun,
    look_round,
    moves_to_attack,
    preparations,
    whole_march,
)
from pb12table.systems.pb12.bots.prospects import best_prospect, worth_of
from pb12table.systems.pb12.rules.command.commanding import (
    activatable_figures,
    activates_freely,
    active_figures,
    command_refusal,
    commanding_refusal,
    fitting,
)
from pb12table.systems.pb12.rules.command.taking_part import parts_to_take, running_command, still_owing
from pb12table.systems.pb12.rules.figures.figures import figures_of, markers_of, value
from pb12table.systems.pb12.rules.game.answers import ActionAnswer, Command, EndCommand, EndTurn, LetAct
from pb12table.systems.pb12.rules.game.legality import action_refusal
from pb12table.systems.pb12.rules.game.state import Activation, CommandKind, State, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.round.turn_legality import activation_refusal
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle, vehicle_of

MELEE, RANGED = (False,), (True,)

CALLING = 0.25
"""A figure is activated for a command point only for an attack worth more than this; waiting costs nothing."""


@dataclass(frozen=True, slots=True)
class _Follower:
    """A figure that could take part: whether it must be activated, and what it could do in each command action."""

    figure: FigureId
    activate: bool
    free: bool
    worth: dict[CommandKind, float]


def best_command(state: State, figure: FigureId) -> Command | None:
    """The command action that promises most, or None when none is worth it."""
    if commanding_refusal(state, figure) is not None:
        return None
    found = list(_followers(state, figure))
    spare = _spare_points(state, figure)
    best: tuple[float, Command] | None = None
    for kind in (CommandKind.RANGED_ATTACK, CommandKind.MELEE_ATTACK, CommandKind.MOVE):
        taking = [one for one in found if one.worth[kind] > HARDLY and (one.free or not one.activate)]
        paid = [one for one in found if one.activate and not one.free and one.worth[kind] > CALLING]
        taking += sorted(paid, key=lambda one: -one.worth[kind])[:spare]
        answer = fitting(
            state,
            figure,
            Command(kind, tuple(one.figure for one in taking), tuple(one.figure for one in taking if one.activate)),
        )
        if answer.participants in ((), (figure,)):
            # Who commands nobody but himself gains nothing by it.
            continue
        worth = sum(one.worth[kind] for one in taking if one.figure in answer.participants)
        if (best is None or worth > best[0]) and command_refusal(state, figure, answer) is None:
            best = (worth, answer)
    return None if best is None else best[1]


def _spare_points(state: State, figure: FigureId) -> int:
    """All CP while they are enough for every figure to have its turn, as calling one now costs no more then; else 0."""
    player = state.figures[figure].controller
    waiting = sum(
        activation_refusal(state, other.id) is None and other.activation is Activation.NONE
        for other in figures_of(state, player)
    )
    points = state.players[player].command_points
    return points if points >= waiting else 0


def _followers(state: State, figure: FigureId) -> Iterator[_Follower]:
    active = active_figures(state, figure)
    for other in (*active, *activatable_figures(state, figure)):
        if markers_of(state, other, Status.DISTRACTED):
            # Whoever must come to himself first does nothing that was commanded, and has had his turn all the same.
            continue
        activate = other not in active
        yield _Follower(
            other, activate, activate and activates_freely(state, figure, other), _worth(state, other, activate)
        )


def _worth(state: State, figure: FigureId, activate: bool) -> dict[CommandKind, float]:
    """What a figure could do in each command action with the AP it has or will have."""
    left = state.figures[figure].action_points
    if activate:
        left = max(left, value(state, figure, Attribute.ACTION_POINTS))
    march = March(state, figure)
    rides = is_vehicle(state, figure) or vehicle_of(state, figure) is not None
    goes = not rides and march.is_possible and value(state, figure, Attribute.MOVEMENT) > 0
    going = MARCHING / (1.0 + march.left()) if goes else 0.0
    if state.truce:
        return {CommandKind.RANGED_ATTACK: 0.0, CommandKind.MELEE_ATTACK: 0.0, CommandKind.MOVE: going}
    strikes = [worth_of(best_prospect(state, figure, left, MELEE))]
    if goes:
        strikes += [worth for worth, _ in moves_to_attack(state, figure, march, left, MELEE)]
    return {
        CommandKind.RANGED_ATTACK: worth_of(best_prospect(state, figure, left, RANGED)),
        CommandKind.MELEE_ATTACK: max(strikes),
        CommandKind.MOVE: going,
    }


# -- taking part ----------------------------------------------------------------------------------------------


def takes_part(state: State, figure: FigureId) -> bool:
    """Whether a figure takes part in the running command action; a vehicle that is steered in it does not.  RU031."""
    command = running_command(state)
    return command is not None and figure in command.participants


def gone_on(state: State, figure: FigureId) -> ActionAnswer | None:
    """How the running command action goes on after a vehicle that is steered in it; None outside of one.  RU031."""
    command = running_command(state)
    if command is None:
        return None
    answers: list[ActionAnswer] = [*(LetAct(other) for other in command.participants), EndCommand()]
    return next((answer for answer in answers if action_refusal(state, figure, answer) is None), None)


def best_part(state: State, figure: FigureId) -> ActionAnswer | None:
    """What a participant does next in the running command action, None for the usual way to its end."""
    for answer in _parts(state, figure):
        if not isinstance(answer, EndTurn) and action_refusal(state, figure, answer) is None:
            return answer
    return None


def _parts(state: State, figure: FigureId) -> Iterator[ActionAnswer]:
    command = running_command(state)
    assert command is not None, "a command action goes on"
    left = state.figures[figure].action_points
    if left and command.kind is CommandKind.MOVE and March(state, figure).is_possible:
        yield whole_march(state, figure, left)
    elif left and command.kind is not CommandKind.MAKE_READY:
        kinds = RANGED if command.kind is CommandKind.RANGED_ATTACK else MELEE
        attack = best_prospect(state, figure, left, kinds)
        plans: list[tuple[float, ActionAnswer]] = [(worth_of(attack), begun(attack))]
        plans += preparations(state, figure, left, kinds)
        if command.kind is CommandKind.MELEE_ATTACK:
            plans += moves_to_attack(state, figure, March(state, figure), left, MELEE)
        yield from (answer for worth, answer in sorted(plans, key=lambda plan: -plan[0]) if worth > HARDLY)
    yield from parts_to_take(state, figure)
    if not left:
        yield look_round(state, figure)
    # First those who come after it and have done nothing yet, then, once round, whoever must still do his part.
    order = command.participants
    later = [other for other in order[order.index(figure) + 1 :] if other in command.owing]
    yield from (LetAct(other) for other in (*later, *still_owing(state)) if other != figure)
    yield EndCommand()

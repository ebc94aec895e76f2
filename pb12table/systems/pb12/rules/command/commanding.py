"""Executing command actions: who can, what it costs, why it is refused, how it begins, and answers to try.

Chapter 2.1; what the participants do then stands in `taking_part`.
"""

from __future__ import annotations

import msgspec

from pb12table.kernel.request import Chance, Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.modifiers import Modifier, total
from pb12table.systems.pb12.rules.attacks.chosen_target import ChosenTarget
from pb12table.systems.pb12.rules.attacks.targets import (
    chosen,
    is_aimed_at,
    is_present,
    one_target_refusal,
    sighted_refusal,
)
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.command.command_events import (
    CommandGiven,
)
from pb12table.systems.pb12.rules.command.command_groups import (
    dissolvable,
    dissolving_refusal,
    followers,
    with_those_above,
)
from pb12table.systems.pb12.rules.command.taking_part import RULES
from pb12table.systems.pb12.rules.figures.facing import facing_to
from pb12table.systems.pb12.rules.figures.figures import (
    base_point,
    command_radius,
    figures_of,
    has_status,
    is_able_to_act,
    is_near,
    is_on_table,
    value,
)
from pb12table.systems.pb12.rules.game.answers import (
    Command,
    Steer,
)
from pb12table.systems.pb12.rules.game.state import Activation, CommandKind, RunningCommand, State, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, GroupId
from pb12table.systems.pb12.rules.round.activation import activate_indirectly
from pb12table.systems.pb12.rules.vehicles.steer import steer_refusal

MOST_SINGLE = 3
"""So many figures that cost a command point are suggested singly."""


# -- whether it can be executed ---------------------------------------------------------------------------------


def commands_executed(state: State, figure: FigureId) -> int:
    """How many command actions a figure has executed in this game round, in one turn or several.  R2.1.2 (Anzahl)."""
    executing = state.figures[figure]
    return executing.commands if executing.command_round == state.game_round else 0


def commands_left(state: State) -> int:
    """How many more command actions the directly activated figure may execute in this round.  R2.1.2, RU080."""
    if state.turn is None:
        return 0
    figure = state.turn.figure
    return value(state, figure, Attribute.INITIATIVE) - commands_executed(state, figure)


def commanding_refusal(state: State, figure: FigureId) -> Refusal | None:
    """Why a figure cannot execute any command action now.  R2.1.1, R2.1.2, R4.1.1 (Abgelenkt), RU106."""
    turn = state.turn
    if turn is None or turn.figure != figure:
        return Refusal("R2.1.1", "not-activated-directly", (("figure", figure),))
    if not is_on_table(state, figure) or not is_able_to_act(state, figure):
        return Refusal("R1.10.3", "incapacitated", (("figure", figure),))
    if has_status(state, figure, Status.DISTRACTED):
        return Refusal("R4.1.1", "distracted", (("figure", figure),))
    if turn.command is not None:
        return Refusal("R2.1.1", "command-runs")
    if commands_left(state) < 1:
        executed = commands_executed(state, figure)
        return Refusal("R2.1.2", "no-more-commands", (("figure", figure), ("commands", executed)))
    return None


def may_command(state: State, figure: FigureId) -> bool:
    """Whether a figure could execute some command action: nobody takes part who has no AP.  R2.1.1."""
    if commanding_refusal(state, figure) is not None:
        return False
    player = state.figures[figure].controller
    return any(
        has_points_to_take_part(state, other.id)
        and (
            other.activation is not Activation.NONE
            or (
                indirect_activation_refusal(state, figure, other.id) is None
                and (state.players[player].command_points > 0 or activates_freely(state, figure, other.id))
            )
        )
        for other in figures_of(state, player)
    )


def indirect_activation_refusal(state: State, figure: FigureId, other: FigureId) -> Refusal | None:
    """Why a figure cannot activate another one indirectly.  R1.3.9 (indirekt aktiviert), R1.3.10, RU030.

    Initiative does not matter: a figure with I 0 can be activated indirectly.
    """
    subject = (("figure", other),)
    found = state.figures.get(other)
    if found is None or found.controller != state.figures[figure].controller:
        return Refusal("R1.2.11", "not-your-figure", subject)
    if not is_on_table(state, other):
        return Refusal("R1.3.9", "not-on-the-table", subject)
    if found.activation is not Activation.NONE:
        return Refusal("R2.1.1", "active-already", subject)
    if found.done:
        return Refusal("R1.3.10", "done", subject)
    if not is_able_to_act(state, other):
        return Refusal("R1.10.3", "incapacitated", subject)
    return None


def activates_freely(
    state: State, leader: FigureId, other: FigureId, dissolved: tuple[GroupId, ...] = ()
) -> bool:
    """Whether a leader activates a figure without CP: one of his group in his command area.  R2.2.3, RU080."""
    radius = command_radius(state, leader)
    return is_near(state, leader, base_point(state, other), radius) and other in followers(state, leader, dissolved)


def command_cost(state: State, figure: FigureId, answer: Command) -> list[Modifier]:
    """The CP of a command action: for each newly activated figure, and for each dissolved group.

    R2.1.1, R2.2.3 (within the command area: none), R2.2.6, RU080.
    """
    found: list[Modifier] = []
    for other in answer.activate:
        if activates_freely(state, figure, other, answer.dissolve):
            found.append(Modifier("R2.2.3", "in-the-command-area", 0, other))
        else:
            found.append(Modifier("R2.1.1", "indirect-activation", 1, other))
    return found + [Modifier("R2.2.6", "dissolved-group", 1, group) for group in answer.dissolve]


def command_refusal(state: State, figure: FigureId, answer: Command) -> Refusal | None:
    """Why a figure cannot execute a command action as declared.  R2.1.1 to R2.1.7, R2.2.7."""
    refusal = commanding_refusal(state, figure)
    if refusal is not None:
        return refusal
    if not answer.participants:
        return Refusal("R2.1.1", "nobody-takes-part")
    for named in (answer.participants, answer.activate):
        if len(set(named)) != len(named):
            return Refusal("R2.1.1", "named-twice")
    if answer.dissolve:
        refusal = dissolving_refusal(state, figure, answer.dissolve)
    reasons = (
        *(indirect_activation_refusal(state, figure, other) for other in answer.activate),
        _target_refusal(state, figure, answer),
        *(participant_refusal(state, figure, answer, other) for other in answer.participants),
    )
    refusal = refusal or next((reason for reason in reasons if reason is not None), None)
    if refusal is not None:
        return refusal
    cost = total(command_cost(state, figure, answer))
    left = state.players[state.figures[figure].controller].command_points
    if cost > left:
        return Refusal("R2.1.1", "not-enough-command-points", (("cost", cost), ("left", left)))
    return None


def common_target(answer: Command) -> ChosenTarget | None:
    """What all shall shoot at, None when everybody chooses for himself.  R2.1.5."""
    target = chosen(answer)
    return None if target == ChosenTarget() else target


def _target_refusal(state: State, figure: FigureId, answer: Command) -> Refusal | None:
    """Why not all can shoot at one target: the commanding figure has not aimed at it.  R2.1.5, R1.7.16."""
    target = common_target(answer)
    if target is None:
        return None
    if answer.command is not CommandKind.RANGED_ATTACK:
        return Refusal("R2.1.5", "only-for-ranged-attack")
    refusal = one_target_refusal(target)
    if refusal is not None:
        return refusal
    if not is_present(state, figure, target):
        return Refusal("R1.6.4", "no-such-target")
    if not is_aimed_at(state, figure, target):
        return Refusal("R2.1.5", "not-aimed-at", (("target", target.name),))
    return None


def participant_refusal(state: State, figure: FigureId, answer: Command, other: FigureId) -> Refusal | None:
    """Why a figure cannot take part in a command action.  R2.1.1, R2.1.4 to R2.1.7, RU081."""
    subject = (("figure", other),)
    found = state.figures.get(other)
    if found is None or found.controller != state.figures[figure].controller:
        return Refusal("R1.2.11", "not-your-figure", subject)
    if other not in answer.activate and found.activation is Activation.NONE:
        return Refusal("R2.1.1", "takes-no-part-unactivated", subject)
    if not is_on_table(state, other) or not is_able_to_act(state, other):
        return Refusal("R1.10.3", "incapacitated", subject)
    rule = RULES[answer.command]
    if not has_points_to_take_part(state, other):
        return Refusal(rule, "no-action-points-to-take-part", subject)
    if answer.command is CommandKind.RANGED_ATTACK and not _could_attack(state, other, ranged=True):
        return Refusal(rule, "no-ranged-weapon", subject)
    if answer.command is CommandKind.MELEE_ATTACK and not _could_attack(state, other, ranged=False):
        return Refusal(rule, "no-melee-weapon", subject)
    target = common_target(answer)
    if target is not None and not could_see(state, other, target):
        return Refusal(rule, "cannot-see-the-target", (("figure", other), ("target", target.name)))
    return None


def has_points_to_take_part(state: State, figure: FigureId) -> bool:
    """Whether a figure has AP for the action a command prescribes, or will have when it is activated.  RU081."""
    found = state.figures[figure]
    if found.activation is Activation.NONE:
        return max(found.action_points, value(state, figure, Attribute.ACTION_POINTS)) > 0
    return found.action_points > 0


def _carries_weapon(state: State, figure: FigureId, *, ranged: bool) -> bool:
    """Whether a figure has a weapon of the kind at all; it may have to be taken in use first.  R1.8.3."""
    printed = state.setup.block_by_figure[figure]
    carried = [printed[block] for block in state.figures[figure].blocks]
    return any(block.is_ranged_weapon if ranged else block.is_melee_weapon for block in carried)


def _could_attack(state: State, figure: FigureId, *, ranged: bool) -> bool:
    """Whether a figure has a weapon of the kind, or could steer a vehicle that has one.  R3.0.3, RU143."""
    guns = (vehicle for vehicle in state.setup.vehicles if steer_refusal(state, figure, Steer(vehicle, 1)) is None)
    return any(_carries_weapon(state, each, ranged=ranged) for each in (figure, *guns))


def could_see(state: State, figure: FigureId, target: ChosenTarget) -> bool:
    """Whether a figure has a sight line to a target once it has turned to it as far as it may before any action.

    R2.1.5 (Sichtlinie zum Ziel), R1.6.2 (freie Ausrichtung), R3.0.15: vehicles must face it already.  Ruling 130: the
    participants shoot as if each had aimed itself, and before its Aim a figure turns freely.
    """
    if one_target_refusal(target) is not None or not is_present(state, figure, target):
        return False
    return sighted_refusal(state, figure, target, facing_to(state, figure, target)) is None


# -- what it brings about ---------------------------------------------------------------------------------------


def execute_command(game: Game, figure: FigureId, answer: Command) -> None:
    """Begin a command action: pay, activate indirectly, and let the participants act.  R2.1.1, R2.1.2, R2.2.7."""
    turn = game.state.turn
    assert turn is not None, "a turn is running"
    common = common_target(answer)
    cost = total(command_cost(game.state, figure, answer))
    game.state.players[turn.player].command_points -= cost
    executing = game.state.figures[figure]
    executing.commands, executing.command_round = commands_executed(game.state, figure) + 1, game.state.game_round
    turn.command = RunningCommand(
        answer.command,
        list(answer.participants),
        list(answer.participants),
        list(answer.dissolve),
        None if common is None else common.kept(),
    )
    game.record(
        CommandGiven(
            player=turn.player,
            figure=figure,
            command=answer.command,
            participants=answer.participants,
            dissolved=answer.dissolve,
            command_points=cost,
            target=answer.target,
            piece=answer.piece or "",
            at_one_target=common is not None,
        )
    )
    for other in answer.activate:
        activate_indirectly(game, other)
    turn.acting = answer.participants[0]


# -- what is worth a look ---------------------------------------------------------------------------------------


def active_figures(state: State, figure: FigureId) -> list[FigureId]:
    """The active figures that can take part in a command action with the AP they have left.  R2.1.1."""
    return [
        other.id
        for other in figures_of(state, state.figures[figure].controller)
        if other.activation is not Activation.NONE
        and is_on_table(state, other.id)
        and is_able_to_act(state, other.id)
        and has_points_to_take_part(state, other.id)
    ]


def activatable_figures(state: State, figure: FigureId) -> list[FigureId]:
    """The figures that can be activated indirectly and would have AP.  R1.3.9."""
    return [
        other.id
        for other in figures_of(state, state.figures[figure].controller)
        if indirect_activation_refusal(state, figure, other.id) is None and has_points_to_take_part(state, other.id)
    ]


def fitting(state: State, figure: FigureId, answer: Command) -> Command:
    """A command action without those who cannot take part in it."""
    fit = tuple(
        other for other in answer.participants if participant_refusal(state, figure, answer, other) is None
    )
    called = tuple(other for other in answer.activate if other in fit)
    return msgspec.structs.replace(answer, participants=fit, activate=called)


def at_target(answer: Command, target: ChosenTarget | None) -> Command:
    """A command action in which all shoot at one target, or with None everybody at whom he likes.  R2.1.5."""
    if target is None:
        return answer
    return msgspec.structs.replace(answer, target=target.figure, point=target.point, piece=target.piece)


def commands(state: State, figure: FigureId) -> list[Command]:
    """Legal command actions: with all who cost nothing, with one more, and with the target that was aimed at."""
    if commanding_refusal(state, figure) is not None:
        return []
    active = active_figures(state, figure)
    others = activatable_figures(state, figure)
    free = [other for other in others if activates_freely(state, figure, other)]
    paid = [other for other in others if other not in free]
    aimed = state.figures[figure].aimed_at
    found: list[Command] = []
    for kind in CommandKind:
        targets = [None] if aimed is None or kind is not CommandKind.RANGED_ATTACK else [None, aimed.target]
        for target in targets:
            for more in ([], *([other] for other in paid[:MOST_SINGLE])):
                called = (*free, *more)
                answer = at_target(Command(kind, (*active, *called), called), target)
                found.append(fitting(state, figure, answer))
    return [
        answer
        for number, answer in enumerate(found)
        if answer not in found[:number] and command_refusal(state, figure, answer) is None
    ]


def arbitrary_command(state: State, figure: FigureId, chance: Chance) -> Command:
    """A command action with arbitrary figures and groups; often legal, not always."""
    kind = chance.choice(tuple(CommandKind))
    groups = dissolvable(state, figure)
    dissolve: tuple[GroupId, ...] = ()
    if groups and chance.random() < 0.3:
        dissolve = with_those_above(state, figure, chance.choice(groups))
    others = activatable_figures(state, figure)
    called = tuple(
        other
        for other in others
        if chance.random() < (0.8 if activates_freely(state, figure, other, dissolve) else 0.25)
    )
    taking = (*(other for other in active_figures(state, figure) if chance.random() < 0.7), *called)
    aimed = state.figures[figure].aimed_at
    target = None if aimed is None or kind is not CommandKind.RANGED_ATTACK else aimed.target
    answer = at_target(Command(kind, taking, called, dissolve), target if chance.random() < 0.7 else None)
    return answer if chance.random() < 0.2 else fitting(state, figure, answer)

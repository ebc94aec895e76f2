"""Executing command actions: who can, what it costs, and what participants may and must do.  Chapter 2.1."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

import msgspec

from pb12table.kernel.request import Chance, Refusal
from pb12table.skirmish.ids import FigureId, Modifier, total
from pb12table.systems.pb12.rules.actions.action import activate_indirectly
from pb12table.systems.pb12.rules.actions.attack import attack_refusal
from pb12table.systems.pb12.rules.attacks.targets import (
    chosen,
    is_aimed_at,
    is_present,
    one_target_refusal,
    sighted_refusal,
    weapons,
)
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.command.command_groups import (
    dissolvable,
    dissolving_refusal,
    followers,
    with_those_above,
)
from pb12table.systems.pb12.rules.figures.figures import (
    base_point,
    command_radius,
    figures_of,
    figures_on_table,
    has_status,
    is_able_to_act,
    is_near,
    is_on_table,
    is_opposing,
    value,
)
from pb12table.systems.pb12.rules.figures.standing import facing_to
from pb12table.systems.pb12.rules.game.answers import (
    Action,
    ChangeStatus,
    Command,
    Concentrate,
    MeleeAttack,
    Move,
    RangedAttack,
    ScenarioAct,
    Steer,
)
from pb12table.systems.pb12.rules.game.events import CommandEnded, CommandGiven
from pb12table.systems.pb12.rules.game.state import Activation, ChosenTarget, CommandKind, RunningCommand, State, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, GroupId
from pb12table.systems.pb12.rules.vehicles.aboard import is_fixed
from pb12table.systems.pb12.rules.vehicles.accidents import steer_refusal

RULES: Final[Mapping[CommandKind, str]] = MappingProxyType(
    {
        CommandKind.MAKE_READY: "R2.1.4",
        CommandKind.RANGED_ATTACK: "R2.1.5",
        CommandKind.MELEE_ATTACK: "R2.1.6",
        CommandKind.MOVE: "R2.1.7",
    }
)
"""The rule of each command action."""


def running_command(state: State) -> RunningCommand | None:
    """Return the command action in progress, None for none.  R2.1.1."""
    return None if state.turn is None else state.turn.command


def is_of_turn_player(state: State, figure: FigureId) -> bool:
    """Return whether the player whose turn it is controls a figure.  R1.2.11, R3.0.4.

    He loses an active vehicle to who steers it in an interruption.  Ruling 129: it is no longer his to act with and
    stays active without being the other's to act with; its AP are used up with the turn unless he gains control again.
    """
    return state.turn is not None and state.figures[figure].controller == state.turn.player


def is_auxiliary(state: State, action: Action) -> bool:
    """Return whether an action may accompany the prescribed ones in any command action.  R1.6.19 (Auxiliaraktionen)."""
    if isinstance(action, ScenarioAct):
        brought = state.setup.scenario_actions.get(action.action)
        return brought is not None and brought.auxiliary
    return action.auxiliary


def fulfils(state: State, kind: CommandKind, action: Action) -> bool:
    """Return whether an action is the one a command action prescribes.  R2.1.4 to R2.1.7."""
    match kind:
        case CommandKind.MAKE_READY:
            return is_auxiliary(state, action)
        case CommandKind.RANGED_ATTACK:
            return isinstance(action, RangedAttack)
        case CommandKind.MELEE_ATTACK:
            return isinstance(action, MeleeAttack)
        case CommandKind.MOVE:
            return isinstance(action, Move)


def _takes_part(state: State, command: RunningCommand, figure: FigureId) -> bool:
    """Return whether a figure's present doings belong to a command action; those in an interruption do not.  R4.0.5."""
    return figure in command.participants and state.figures[figure].activation is not Activation.NONE


def unfitting_refusal(state: State, figure: FigureId, action: Action) -> Refusal | None:
    """Return why an action has no place in the command action a figure takes part in.  R2.1.4 to R2.1.7, R1.6.19."""
    command = running_command(state)
    if command is None or not _takes_part(state, command, figure):
        return None
    rule = RULES[command.kind]
    if not (fulfils(state, command.kind, action) or is_auxiliary(state, action) or _leads_to_melee(command, action)):
        return Refusal(rule, "not-in-this-command")
    if command.target is not None and isinstance(action, RangedAttack) and chosen(action).kept() != command.target:
        return Refusal(rule, "all-at-one-target", (("target", command.target.name),))
    return None


def _leads_to_melee(command: RunningCommand, action: Action) -> bool:
    """Return whether an action is a Move in Melee Attack!, which allows them beside the attacks.  R2.1.6."""
    return command.kind is CommandKind.MELEE_ATTACK and isinstance(action, Move)


def last_point_refusal(state: State, figure: FigureId, action: Action, cost: int) -> Refusal | None:
    """Return why a participant cannot spend that many AP: it keeps one for the prescribed action while possible.

    RU081, R2.1.4 to R2.1.7.  `cost` in AP.
    """
    command = running_command(state)
    if command is None or not _takes_part(state, command, figure):
        return None
    prescribed, to_melee = fulfils(state, command.kind, action), _leads_to_melee(command, action)
    is_last = cost > 0 and state.figures[figure].action_points - cost < 1
    if prescribed or figure not in command.owing or not is_last:
        return None
    if to_melee or can_fulfil(state, figure):
        return Refusal("R2.1.1", "keeps-a-point-for-its-part", (("figure", figure),))
    return None


def can_fulfil(state: State, figure: FigureId) -> bool:
    """Return whether a participant could take the prescribed action now with an AP it has left.  RU081.

    Attacks count on opposing figures only; nobody has to shoot at friends or at the bare ground.
    """
    command = running_command(state)
    assert command is not None, "a command action goes on"
    if not is_of_turn_player(state, figure):
        return False
    if not is_on_table(state, figure) or not is_able_to_act(state, figure):
        return False
    if state.figures[figure].action_points < 1:
        return False
    if command.kind is CommandKind.MAKE_READY:
        return True
    if has_status(state, figure, Status.DISTRACTED):
        return False
    if command.kind is CommandKind.MOVE:
        return not has_status(state, figure, Status.THREATENED) and not is_fixed(state, figure)
    return any(True for _ in prescribed_attacks(state, figure))


def prescribed_attacks(state: State, figure: FigureId) -> Iterator[RangedAttack | MeleeAttack]:
    """Yield legal attacks with one AP that fulfil the running command.  R2.1.5, R2.1.6; in a truce there are none.

    Vehicles attack only where they face already (R3.0.15).
    """
    command = running_command(state)
    assert command is not None, "a command action goes on"
    if state.truce:
        return
    ranged = command.kind is CommandKind.RANGED_ATTACK
    make = RangedAttack if ranged else MeleeAttack
    others = (other.id for other in figures_on_table(state) if is_opposing(state, figure, other.id))
    targets = [ChosenTarget(other) for other in others] if command.target is None else [command.target]
    for target in targets:
        if not is_present(state, figure, target):
            continue
        facing = facing_to(state, figure, target)
        for weapon in weapons(state, figure, ranged=ranged):
            attack = make(weapon.id, target.figure, 1, facing=facing, point=target.point, piece=target.piece)
            if attack_refusal(state, figure, attack) is None:
                yield attack


def still_owing(state: State) -> list[FigureId]:
    """Return the participants that must still take the prescribed action and can.  R2.1.4 to R2.1.7, RU081."""
    command = running_command(state)
    return [] if command is None else [figure for figure in command.owing if can_fulfil(state, figure)]


def end_command_refusal(state: State) -> Refusal | None:
    """Return why the running command action cannot end yet.  R2.1.1, RU081."""
    command = running_command(state)
    if command is None:
        return Refusal("R2.1.1", "no-command-runs")
    for figure in still_owing(state):
        return Refusal(RULES[command.kind], "owes-its-part", (("figure", figure),))
    return None


def note_part(state: State, figure: FigureId, action: Action) -> None:
    """Note that a participant takes the action that the running command action prescribes.  RU081."""
    command = None if state.turn is None else state.turn.command
    if command is not None and figure in command.owing and fulfils(state, command.kind, action):
        command.owing.remove(figure)


def end_command(game: Game) -> None:
    """End the running command action; the directly activated figure goes on.  R2.1.1, RU031, RU083."""
    turn = game.state.turn
    assert turn is not None, "a turn is running"
    if turn.command is None:
        return
    game.record(CommandEnded(player=turn.player, figure=turn.figure, command=turn.command.kind))
    turn.command = None
    turn.acting = turn.figure


def parts_to_take(state: State, figure: FigureId) -> Iterator[Action]:
    """Yield actions by which a figure fulfils the running command action; none if it need not or cannot.  RU081."""
    command = running_command(state)
    if command is None or figure not in command.owing or not can_fulfil(state, figure):
        return
    if command.kind is CommandKind.MAKE_READY:
        yield Concentrate()
        yield ChangeStatus(Status.DISTRACTED, take_on=False)
    elif command.kind is CommandKind.MOVE:
        yield Move(1)
    else:
        yield from prescribed_attacks(state, figure)


MOST_SINGLE = 3
"""So many figures that cost a command point are suggested singly."""


# -- whether it can be executed ---------------------------------------------------------------------------------


def commands_executed(state: State, figure: FigureId) -> int:
    """Return how many command actions a figure has executed this round, in one or several turns.  R2.1.2 (Anzahl)."""
    executing = state.figures[figure]
    return executing.commands if executing.command_round == state.game_round else 0


def commands_left(state: State) -> int:
    """Return how many more command actions the directly activated figure may execute in this round.  R2.1.2, RU080."""
    if state.turn is None:
        return 0
    figure = state.turn.figure
    return value(state, figure, Attribute.INITIATIVE) - commands_executed(state, figure)


def commanding_refusal(state: State, figure: FigureId) -> Refusal | None:
    """Return why a figure cannot execute any command action now.  R2.1.1, R2.1.2, R4.1.1 (Abgelenkt), RU106."""
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
    """Return whether a figure could execute some command action: nobody without AP takes part.  R2.1.1."""
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
    """Return why a figure cannot activate another one indirectly.  R1.3.9 (indirekt aktiviert), R1.3.10, RU030.

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


def activates_freely(state: State, leader: FigureId, other: FigureId, dissolved: tuple[GroupId, ...] = ()) -> bool:
    """Return whether a leader activates a figure without CP: one of his group in his command area.  R2.2.3, RU080."""
    radius = command_radius(state, leader)
    return is_near(state, leader, base_point(state, other), radius) and other in followers(state, leader, dissolved)


def command_cost(state: State, figure: FigureId, answer: Command) -> list[Modifier]:
    """Return the CP of a command action: for each newly activated figure, and for each dissolved group.

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
    """Return why a figure cannot execute a command action as declared.  R2.1.1 to R2.1.7, R2.2.7."""
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
    """Return what all are to shoot at, None if everybody chooses for himself.  R2.1.5."""
    target = chosen(answer)
    return None if target == ChosenTarget() else target


def _target_refusal(state: State, figure: FigureId, answer: Command) -> Refusal | None:
    """Return why not all can shoot at one target: the commanding figure has not aimed at it.  R2.1.5, R1.7.16."""
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
    """Return why a figure cannot take part in a command action.  R2.1.1, R2.1.4 to R2.1.7, RU081."""
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
    """Return whether a figure has AP for the action a command prescribes, or will have once activated.  RU081."""
    found = state.figures[figure]
    if found.activation is Activation.NONE:
        return max(found.action_points, value(state, figure, Attribute.ACTION_POINTS)) > 0
    return found.action_points > 0


def _carries_weapon(state: State, figure: FigureId, *, ranged: bool) -> bool:
    """Return whether a figure has a weapon of the kind at all; it may first have to be taken in use.  R1.8.3."""
    printed = state.setup.block_by_figure[figure]
    carried = [printed[block] for block in state.figures[figure].blocks]
    return any(block.is_ranged_weapon if ranged else block.is_melee_weapon for block in carried)


def _could_attack(state: State, figure: FigureId, *, ranged: bool) -> bool:
    """Return whether a figure has a weapon of the kind, or could steer a vehicle that has one.  R3.0.3, RU143."""
    guns = (vehicle for vehicle in state.setup.vehicles if steer_refusal(state, figure, Steer(vehicle, 1)) is None)
    return any(_carries_weapon(state, each, ranged=ranged) for each in (figure, *guns))


def could_see(state: State, figure: FigureId, target: ChosenTarget) -> bool:
    """Return whether a figure has a sight line to a target once turned to it as far as allowed before any action.

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
    """Return the active figures that can take part in a command action with their remaining AP.  R2.1.1."""
    return [
        other.id
        for other in figures_of(state, state.figures[figure].controller)
        if other.activation is not Activation.NONE
        and is_on_table(state, other.id)
        and is_able_to_act(state, other.id)
        and has_points_to_take_part(state, other.id)
    ]


def activatable_figures(state: State, figure: FigureId) -> list[FigureId]:
    """Return the figures that can be activated indirectly and would have AP.  R1.3.9."""
    return [
        other.id
        for other in figures_of(state, state.figures[figure].controller)
        if indirect_activation_refusal(state, figure, other.id) is None and has_points_to_take_part(state, other.id)
    ]


def fitting(state: State, figure: FigureId, answer: Command) -> Command:
    """Return a command action without those that cannot take part in it."""
    fit = tuple(other for other in answer.participants if participant_refusal(state, figure, answer, other) is None)
    called = tuple(other for other in answer.activate if other in fit)
    return msgspec.structs.replace(answer, participants=fit, activate=called)


def at_target(answer: Command, target: ChosenTarget | None) -> Command:
    """Return a command action in which all shoot at one target, or with None each at whom he likes.  R2.1.5."""
    if target is None:
        return answer
    return msgspec.structs.replace(answer, target=target.figure, point=target.point, piece=target.piece)


def commands(state: State, figure: FigureId) -> list[Command]:
    """Return legal command actions: with all who cost nothing, with one more, and with the target aimed at."""
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
    """Return a command action with arbitrary figures and groups; often legal, but not always."""
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

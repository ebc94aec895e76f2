"""Command actions and appointments worth a look, and arbitrary ones; what is legal is decided elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from pb12table.kernel.request import Chance
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.attacks.chosen_target import ChosenTarget
from pb12table.systems.pb12.rules.command.command_groups import dissolvable, possible_leaders, with_those_above
from pb12table.systems.pb12.rules.command.command_legality import (
    activates_freely,
    can_fulfil,
    command_refusal,
    commanding_refusal,
    has_points_to_take_part,
    indirect_activation_refusal,
    participant_refusal,
    prescribed_attacks,
    running_command,
)
from pb12table.systems.pb12.rules.figures.figures import figures_of, is_able_to_act, is_on_table
from pb12table.systems.pb12.rules.game.answers import Action, AppointLeader, ChangeStatus, Command, Concentrate, Move
from pb12table.systems.pb12.rules.game.state import Activation, CommandKind, State, Status
from pb12table.systems.pb12.rules.preparations.profiles import GroupId

MOST_SINGLE = 3
"""So many figures that cost a command point are suggested singly."""


def appointments(state: State, player: str) -> list[AppointLeader]:
    """All legal appointments of a player.  R2.2.10."""
    return [AppointLeader(group, figure) for group, figure in possible_leaders(state, player)]


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


def parts_to_take(state: State, figure: FigureId) -> Iterator[Action]:
    """Actions by which a figure fulfils the running command action; none when it need not or cannot.  RU081."""
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

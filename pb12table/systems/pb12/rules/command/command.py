"""Command actions and the choice of leaders, as they are carried out.  Chapter 2."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from pb12table.kernel.request import Chance, Choice
from pb12table.skirmish.encoding import decoded, encoded
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.modifiers import total
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.command.command_events import (
    CommandEnded,
    CommandGiven,
    LeaderAppointed,
    LeadershipEnded,
)
from pb12table.systems.pb12.rules.command.command_groups import groups_of, may_lead, possible_leaders
from pb12table.systems.pb12.rules.command.command_legality import (
    command_cost,
    commands_executed,
    common_target,
    fulfils,
)
from pb12table.systems.pb12.rules.command.command_suggestions import appointments
from pb12table.systems.pb12.rules.game.answers import Action, AppointLeader, Command, Decline
from pb12table.systems.pb12.rules.game.state import RunningCommand, State
from pb12table.systems.pb12.rules.preparations.profiles import GroupId
from pb12table.systems.pb12.rules.round.activation import activate_indirectly


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


def appoint_leader(game: Game, player: PlayerId, answer: AppointLeader) -> None:
    """Spend 1 CP and choose a new leader.  R2.2.10 (Kommandoführer wählen), RU084.

    Who led a group above only because he led this one leads it no longer, as R2.2.5 says who can lead.
    """
    state = game.state
    before = state.leaders.get(answer.group)
    state.players[player].command_points -= 1
    state.leaders[answer.group] = answer.figure
    game.record(LeaderAppointed(player=player, group=answer.group, figure=answer.figure))
    if before is not None:
        _end_leaderships_above(game, answer.group, before)


async def appoint_leaders(game: Game, player: PlayerId) -> None:
    """Let a player appoint leaders in the logistics phase, any number of times.  R2.2.10, RU084.

    Who sorted his force into no groups and named no leader is not asked; in his turns he can appoint one anyway.
    """
    state = game.state
    setup = state.setup
    has_structure = len(groups_of(setup, player)) > 1 or setup.player_by_id[player].leader is not None
    while has_structure and not state.players[player].defeated and possible_leaders(state, player):
        answer = await game.ask(ChooseLeader(player))
        if isinstance(answer, Decline):
            return
        appoint_leader(game, player, answer)


def _end_leaderships_above(game: Game, group: GroupId, figure: FigureId) -> None:
    state = game.state
    found = state.setup.group_by_id.get(group)
    if found is None or state.leaders.get(found.parent) != figure or may_lead(state, found.parent, figure):
        return
    del state.leaders[found.parent]
    game.record(LeadershipEnded(group=found.parent, figure=figure))
    _end_leaderships_above(game, found.parent, figure)


LeaderAnswer: TypeAlias = AppointLeader | Decline


SELDOM = 0.1
"""How likely an arbitrary player appoints a leader in the logistics phase."""


@dataclass(frozen=True, slots=True)
class ChooseLeader(Choice[State, LeaderAnswer]):
    """Whether to appoint a leader in the logistics phase; asked again after each appointment.  R2.2.10, RU084."""

    def options(self, state: State) -> Sequence[LeaderAnswer]:
        return (Decline(), *appointments(state, self.player))

    def sample(self, state: State, chance: Chance) -> LeaderAnswer:
        return chance.choice(self.options(state)) if chance.random() < SELDOM else Decline()

    def encode(self, answer: LeaderAnswer) -> Any:
        return encoded(answer)

    def decode(self, plain: Any) -> LeaderAnswer:
        answer: LeaderAnswer = decoded(plain, LeaderAnswer)
        return answer

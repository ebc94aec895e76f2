"""Appointing leaders of command groups.  R2.2.10 (Kommandoführer wählen), RU084."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from pb12table.kernel.request import Chance, Choice, Refusal
from pb12table.skirmish.encoding import decoded, encoded
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.command.command_events import (
    LeaderAppointed,
    LeadershipEnded,
)
from pb12table.systems.pb12.rules.command.command_groups import (
    groups_of,
    may_lead,
    owner_of,
)
from pb12table.systems.pb12.rules.figures.figures import (
    is_command_figure,
)
from pb12table.systems.pb12.rules.game.answers import (
    AppointLeader,
    Decline,
)
from pb12table.systems.pb12.rules.game.state import Place, State
from pb12table.systems.pb12.rules.preparations.profiles import GroupId


def leader_refusal(state: State, player: PlayerId | str, group: GroupId, figure: FigureId) -> Refusal | None:
    """Why a figure cannot be appointed a group's leader; what it costs is looked at too.  R2.2.10, R2.2.2, R2.2.5."""
    if owner_of(state.setup, group) != player:
        return Refusal("R2.2.10", "not-your-group", (("group", group),))
    found = state.figures.get(figure)
    if found is None or found.controller != player or found.place is Place.REMOVED:
        return Refusal("R1.2.11", "not-your-figure", (("figure", figure),))
    if state.leaders.get(group) == figure:
        return Refusal("R2.2.10", "leads-already", (("figure", figure), ("group", group)))
    if not is_command_figure(state, figure):
        return Refusal("R2.2.2", "no-command-figure", (("figure", figure),))
    if not may_lead(state, group, figure):
        return Refusal("R2.2.5", "cannot-lead-this-group", (("figure", figure), ("group", group)))
    if state.players[PlayerId(player)].command_points < 1:
        return Refusal("R2.2.10", "no-command-points")
    return None


def possible_leaders(state: State, player: PlayerId | str) -> list[tuple[GroupId, FigureId]]:
    """Every appointment a player could make now.  R2.2.10 (Kommandoführer wählen)."""
    return [
        (group, figure.id)
        for group in groups_of(state.setup, player)
        for figure in state.figures.values()
        if leader_refusal(state, player, group, figure.id) is None
    ]


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


def has_structure(state: State, player: PlayerId) -> bool:
    """Whether a player sorted the force into groups or named a leader before the game.  RU084."""
    setup = state.setup
    return len(groups_of(setup, player)) > 1 or setup.player_by_id[player].leader is not None


async def appoint_leaders(game: Game, player: PlayerId) -> None:
    """Let a player appoint leaders in the logistics phase, any number of times.  R2.2.10, RU084.

    Who sorted his force into no groups and named no leader is not asked; in his turns he can appoint one anyway.
    """
    state = game.state
    while has_structure(state, player) and not state.players[player].defeated and possible_leaders(state, player):
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


def appointments(state: State, player: str) -> list[AppointLeader]:
    """All legal appointments of a player.  R2.2.10."""
    return [AppointLeader(group, figure) for group, figure in possible_leaders(state, player)]


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

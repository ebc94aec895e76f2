"""Command groups: who is in which, who leads it, appointing leaders, and what dissolving changes.  Chapter 2.2."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from pb12table.kernel.request import Chance, Choice, Refusal
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.plain_states import decoded, encoded
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.figures.figures import is_command_figure
from pb12table.systems.pb12.rules.game.answers import AppointLeader, Decline
from pb12table.systems.pb12.rules.game.events import LeaderAppointed, LeadershipEnded
from pb12table.systems.pb12.rules.game.state import Place, State
from pb12table.systems.pb12.rules.preparations.profiles import CommandGroup, GroupId, Setup

Groups = Collection[GroupId]
"""Command groups that are dissolved."""


# -- the structure --------------------------------------------------------------------------------------------


def force_of(player: PlayerId | str) -> GroupId:
    """Return the group that is a player's whole force.  R2.2.1 (Kommandogruppen)."""
    return GroupId(player)


def groups_of(setup: Setup, player: PlayerId | str) -> list[GroupId]:
    """Return a player's groups: the force, then the others in the order of the setup.  R2.2.1."""
    return [force_of(player), *(group.id for group in setup.groups if group.player == player)]


def owner_of(setup: Setup, group: GroupId) -> PlayerId | None:
    """Return the player a group belongs to, None if there is no such group."""
    if group in setup.group_by_id:
        return setup.group_by_id[group].player
    return PlayerId(group) if PlayerId(group) in setup.player_by_id else None


def first_leader(setup: Setup, group: GroupId) -> FigureId | None:
    """Return who leads a group when the game begins.  R2.2.2 (Kommandoführer)."""
    if group in setup.group_by_id:
        return setup.group_by_id[group].leader
    return setup.player_by_id[PlayerId(group)].leader


def parent_of(setup: Setup, group: GroupId, dissolved: Groups = ()) -> GroupId | None:
    """Return the group above a group, past dissolved ones; None for a force.  R2.2.4 (Kommandostruktur), R2.2.6."""
    found = setup.group_by_id.get(group)
    if found is None:
        return None
    return parent_of(setup, found.parent, dissolved) if found.parent in dissolved else found.parent


def subordinates(setup: Setup, group: GroupId, dissolved: Groups = ()) -> list[GroupId]:
    """Return the groups directly under a group.  R2.2.4, R2.2.6."""
    return [
        other.id
        for other in setup.groups
        if other.id not in dissolved and parent_of(setup, other.id, dissolved) == group
    ]


def group_of(setup: Setup, figure: FigureId, dissolved: Groups = ()) -> GroupId:
    """Return the one group a figure is in directly; for a dissolved one, the one above.  R2.2.6 (auflösen), RU082."""
    group = setup.group_of_figure[figure]
    if group not in dissolved:
        return group
    parent = parent_of(setup, group, dissolved)
    assert parent is not None, "a force is never dissolved"
    return parent


def members(setup: Setup, group: GroupId, dissolved: Groups = ()) -> list[FigureId]:
    """Return the figures directly in a group, including those of dissolved groups under it.  R2.2.6, RU082."""
    return [figure.id for figure in setup.figures if group_of(setup, figure.id, dissolved) == group]


# -- leaders --------------------------------------------------------------------------------------------------


def leader_of(state: State, group: GroupId, dissolved: Groups = ()) -> FigureId | None:
    """Return who leads a group now; a dissolved one temporarily has no leader.  R2.2.2 (Kommandoführer), RU083."""
    return None if group in dissolved else state.leaders.get(group)


def led_by(state: State, figure: FigureId, dissolved: Groups = ()) -> list[GroupId]:
    """Return the groups a figure leads.  R2.2.2, R2.2.5."""
    return [group for group, leader in state.leaders.items() if leader == figure and group not in dissolved]


def followers(state: State, leader: FigureId, dissolved: Groups = ()) -> list[FigureId]:
    """Return the figures a leader's rights cover: the direct members of the groups he leads.  R2.2.3, RU082."""
    led = led_by(state, leader, dissolved)
    return [figure.id for figure in state.setup.figures if group_of(state.setup, figure.id, dissolved) in led]


def may_lead(state: State, group: GroupId, figure: FigureId) -> bool:
    """Return whether a figure is where a group's leader may be: in it, or leading one directly under it.

    R2.2.2 (Kommandoführer), R2.2.5 (Kommandoführer einer untergeordneten Gruppe).
    """
    setup = state.setup
    return setup.group_of_figure[figure] == group or any(
        state.leaders.get(under) == figure for under in subordinates(setup, group)
    )


# -- dissolving -----------------------------------------------------------------------------------------------


def dissolving_refusal(state: State, leader: FigureId, dissolved: tuple[GroupId, ...]) -> Refusal | None:
    """Return why groups cannot be dissolved for a leader's action.

    R2.2.7 (aufgelöstes Kommando): groups under one that he leads, his own too if he leads the one above it;
    RU083: several levels in any order that is legal step by step.
    """
    setup = state.setup
    if len(set(dissolved)) != len(dissolved):
        return Refusal("R2.2.6", "dissolved-twice")
    for group in dissolved:
        parent = parent_of(setup, group, dissolved)
        if group not in setup.group_by_id or parent is None:
            return Refusal("R2.2.6", "cannot-be-dissolved", (("group", group),))
        if state.leaders.get(parent) != leader:
            return Refusal("R2.2.7", "does-not-lead-above", (("figure", leader), ("group", group)))
    return None


def dissolvable(state: State, leader: FigureId) -> list[GroupId]:
    """Return the groups a leader could have dissolved, upper ones before those below them.  R2.2.7."""
    found: list[GroupId] = []
    queue = [under for group in led_by(state, leader) for under in subordinates(state.setup, group)]
    while queue:
        group = queue.pop(0)
        if group not in found:
            found.append(group)
            queue += subordinates(state.setup, group)
    return found


def with_those_above(state: State, leader: FigureId, group: GroupId) -> tuple[GroupId, ...]:
    """Return a group and the groups between it and the nearest one above that the leader leads.  R2.2.7, RU083."""
    found = [group]
    parent = parent_of(state.setup, group)
    while parent is not None and state.leaders.get(parent) != leader:
        found.append(parent)
        parent = parent_of(state.setup, parent)
    return tuple(found)


# -- the setup ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class StructureFault:
    """What is wrong with the groups of a setup: the rule, a word for it, the group, and what of it does not fit.

    `part` is the field of the group that is at fault, `what` the figure or group named there.
    """

    rule: str
    reason: str
    group: GroupId
    part: str
    what: str = ""


def structure_fault(setup: Setup) -> StructureFault | None:
    """Return the first fault of the command structure.  R2.2.1, R2.2.2, R2.2.4 (Kommandostruktur), R2.2.5, RU082."""
    return next(_faults(setup), None)


def _faults(setup: Setup) -> Iterator[StructureFault]:
    seen: dict[FigureId, GroupId] = {}
    for group in setup.groups:
        if PlayerId(group.id) in setup.player_by_id:
            yield StructureFault("R2.2.1", "named-like-a-player", group.id, "id")
        for figure in group.figures:
            found = setup.figure_by_id.get(figure)
            if found is None or found.player != group.player:
                yield StructureFault("R2.2.1", "not-in-this-force", group.id, "figures", figure)
            if figure in seen:
                yield StructureFault("R2.2.1", "in-two-groups", group.id, "figures", figure)
            seen[figure] = group.id
        if owner_of(setup, group.parent) != group.player:
            yield StructureFault("R2.2.4", "no-group-above", group.id, "parent", group.parent)
    for group in setup.groups:
        if not _hangs_on_the_force(setup, group):
            yield StructureFault("R2.2.4", "groups-in-a-circle", group.id, "parent")
    for identity in (*(force_of(player.id) for player in setup.players), *setup.group_by_id):
        leader = first_leader(setup, identity)
        if leader is not None:
            yield from _leader_faults(setup, identity, leader)


def _hangs_on_the_force(setup: Setup, group: CommandGroup) -> bool:
    """Return whether the groups above ultimately lead to the force.  R2.2.4."""
    above: GroupId = group.parent
    for _ in setup.groups:
        found = setup.group_by_id.get(above)
        if found is None:
            return True
        above = found.parent
    return above not in setup.group_by_id


def _leader_faults(setup: Setup, group: GroupId, leader: FigureId) -> Iterator[StructureFault]:
    found = setup.figure_by_id.get(leader)
    if found is None or found.player != owner_of(setup, group):
        yield StructureFault("R2.2.1", "not-in-this-force", group, "leader", leader)
    elif found.profile.command < 1:
        yield StructureFault("R2.2.2", "no-command-figure", group, "leader", leader)
    elif setup.group_of_figure[leader] != group and not any(
        first_leader(setup, under) == leader for under in subordinates(setup, group)
    ):
        yield StructureFault("R2.2.5", "cannot-lead-this-group", group, "leader", leader)


def leader_refusal(state: State, player: PlayerId | str, group: GroupId, figure: FigureId) -> Refusal | None:
    """Return why a figure cannot be appointed a group's leader, including for its cost.  R2.2.10, R2.2.2, R2.2.5."""
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
    """Return every appointment a player could make now.  R2.2.10 (Kommandoführer wählen)."""
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
    """Return whether a player sorted the force into groups or named a leader before the game.  RU084."""
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
    """Return all legal appointments of a player.  R2.2.10."""
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

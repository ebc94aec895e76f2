"""The initiative phase: secret bids, rolls, and choosing places in the turn order.  R1.3.3 to R1.3.6."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from pb12table.kernel.request import Choice, Number
from pb12table.skirmish.encoding import decoded
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.checks.checks import Game, roll
from pb12table.systems.pb12.rules.game.events import (
    BidEntered,
    BidsRevealed,
    InitiativeRolled,
    PlaceTaken,
    TurnOrderSet,
)
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.round.players import undefeated, undefeated_among


async def initiative_phase(game: Game) -> None:
    """Bid, roll, choose places.  R1.3.3 (verdeckte Wahl), R1.3.4, R1.3.5 (Zugfolge)."""
    await bid(game)
    ranking = await roll_initiative(game)
    await choose_places(game, ranking)


async def bid(game: Game) -> None:
    """Every player bids CP in secret; all are revealed and spent together.  R1.3.3, RU028, RU029."""
    state = game.state
    for player in undefeated(state):
        balance = state.players[player].command_points
        number = await game.ask(BidInitiative(player, 0, balance))
        if not state.players[player].defeated:
            state.bids[player] = number
            game.record(BidEntered(player=player))
    for player, number in state.bids.items():
        state.players[player].command_points -= 0 if state.players[player].defeated else number
    game.record(BidsRevealed(bids=tuple(state.bids.items())))


async def roll_initiative(game: Game) -> list[PlayerId]:
    """Everybody rolls a d12 and adds 2 per CP spent; return the players, highest first.

    R1.3.4, R1.3.6 (Ties), RU027: tied players throw again only to order themselves.  Who gives up meanwhile throws no
    more, and takes no place (R1.3.19).
    """
    state = game.state
    for player in undefeated(state):
        if state.players[player].defeated:
            continue
        face = await roll(game, player, "initiative-roll", player)
        initiative = face + 2 * state.bids.get(player, 0)
        state.players[player].initiative = initiative
        game.record(InitiativeRolled(player=player, face=face, initiative=initiative))
    state.bids.clear()
    return await _ranked(game, undefeated(state), {p: state.players[p].initiative or 0 for p in undefeated(state)})


async def _ranked(game: Game, players: Sequence[PlayerId], numbers: dict[PlayerId, int]) -> list[PlayerId]:
    """The players by falling number; ties are thrown for until they are broken.  RU027."""
    ranking: list[PlayerId] = []
    for number in sorted(set(numbers.values()), reverse=True):
        tied = [player for player in players if numbers[player] == number]
        if len(tied) > 1:
            faces: dict[PlayerId, int] = {}
            for player in tied:
                if game.state.players[player].defeated:
                    continue
                faces[player] = await roll(game, player, "initiative-tie", player)
                initiative = game.state.players[player].initiative or 0
                game.record(
                    InitiativeRolled(player=player, face=faces[player], initiative=initiative, tie=True)
                )
            tied = await _ranked(game, list(faces), faces)
        ranking += tied
    return ranking


async def choose_places(game: Game, ranking: Sequence[PlayerId]) -> None:
    """In falling order of initiative each takes the first or the last free place.  R1.3.5 (Zugfolge), R1.3.19."""
    state = game.state
    first: list[PlayerId] = []
    last: list[PlayerId] = []
    waiting = undefeated_among(state, ranking)
    while waiting:
        player, others = waiting[0], len(waiting) - 1
        lowest = len(first) + 1
        place = await game.ask(ChoosePlace(player, (lowest, lowest + others))) if others else lowest
        if not state.players[player].defeated:
            (first if place == lowest else last).append(player)
            game.record(PlaceTaken(player=player, place=place))
        waiting = undefeated_among(state, waiting[1:])
    state.turn_order = [*first, *reversed(last)]
    state.next_turn = 0
    game.record(TurnOrderSet(order=tuple(state.turn_order)))


@dataclass(frozen=True, slots=True)
class BidInitiative(Number[State]):
    """How many CP to spend on initiative, in secret.  R1.3.3 (verdeckte Wahl), RU028, RU029."""

    hidden: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class ChoosePlace(Choice[State, int]):
    """Take the first or the last free place in the turn order (counted from 1).  R1.3.5 (Zugfolge)."""

    places: tuple[int, int]

    def options(self, state: State) -> Sequence[int]:
        return self.places

    def decode(self, plain: Any) -> int:
        return int(decoded(plain, int))

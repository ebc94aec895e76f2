"""The initiative phase: secret bids, rolls, and choosing places in the turn order.  R1.3.3 to R1.3.6."""

from __future__ import annotations

from collections.abc import Sequence

from pb12table.pb12.checks import Game, roll
from pb12table.pb12.events import BidEntered, BidsRevealed, InitiativeRolled, PlaceTaken, TurnOrderSet
from pb12table.pb12.players import undefeated
from pb12table.pb12.profiles import PlayerId
from pb12table.pb12.requests import BidInitiative, ChoosePlace


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

    R1.3.4, R1.3.6 (Ties), RU027: tied players throw again only to order themselves.
    """
    state = game.state
    for player in undefeated(state):
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
                faces[player] = await roll(game, player, "initiative-tie", player)
                initiative = game.state.players[player].initiative or 0
                game.record(
                    InitiativeRolled(player=player, face=faces[player], initiative=initiative, tie=True)
                )
            tied = await _ranked(game, tied, faces)
        ranking += tied
    return ranking


async def choose_places(game: Game, ranking: Sequence[PlayerId]) -> None:
    """In falling order of initiative each takes the first or the last free place.  R1.3.5 (Zugfolge)."""
    state = game.state
    free = list(range(1, len(ranking) + 1))
    taken: dict[int, PlayerId] = {}
    for player in ranking:
        if len(free) > 1:
            place = await game.ask(ChoosePlace(player, (free[0], free[-1])))
        else:
            place = free[0]
        free.remove(place)
        taken[place] = player
        game.record(PlaceTaken(player=player, place=place))
    state.turn_order = [taken[place] for place in sorted(taken)]
    state.next_turn = 0
    game.record(TurnOrderSet(order=tuple(state.turn_order)))

"""Pocket Tactics as a rule system for the kernel's sessions."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from pb12table.kernel.journal import Weight
from pb12table.kernel.request import Refusal, Request
from pb12table.skirmish.faces.amending import AmendingFace
from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.plain_states import PlainRules, PlainStates
from pb12table.systems.pocket_tactics.rules.amending import AMENDING
from pb12table.systems.pocket_tactics.rules.preparations.building import build, place_feature, place_unit
from pb12table.systems.pocket_tactics.rules.preparations.preparing import (
    choose_armies,
    choose_features,
    choose_tiles,
    decide_start,
)
from pb12table.systems.pocket_tactics.rules.setup import Setup
from pb12table.systems.pocket_tactics.rules.state import (
    Game,
    Phase,
    Place,
    PlayerState,
    State,
    Tile,
    Unit,
)
from pb12table.systems.pocket_tactics.rules.turn import take_turn
from pb12table.systems.pocket_tactics.rules.victory import next_player, take_out


class GiveUp(msgspec.Struct, frozen=True, tag="give-up", tag_field="do"):
    """A player leaves the game, and loses it."""


STATES: Final = PlainStates(State, ["tiles"], ["repeated"])
"""States as JSON and back."""


class Rules(PlainRules[State]):
    """The rules as a session drives them; see `kernel.session.System`."""

    states = STATES
    name = "pocket"
    edition = 2

    @property
    def amending(self) -> AmendingFace[State]:
        return AMENDING

    async def step(self, game: Game) -> None:
        """One choice, one placing or one turn."""
        match game.state.phase:
            case Phase.ROLL:
                await decide_start(game)
            case Phase.ARMIES:
                await choose_armies(game)
            case Phase.TILES:
                await choose_tiles(game)
            case Phase.FEATURES:
                await choose_features(game)
            case Phase.BUILD:
                await build(game)
            case Phase.PLACE_FEATURES:
                await place_feature(game)
            case Phase.DEPLOY:
                await place_unit(game)
            case Phase.PLAY:
                await take_turn(game)

    def view(self, state: State, viewer: str | None) -> State:
        """Everything: nothing is secret."""
        return state.clone()

    def forfeits(self, state: State, request: Request[State, Any]) -> bool:
        """PR31: a player who is out is asked nothing more."""
        return state.players[PlayerId(request.player)].out

    def declaration_refusal(self, state: State, player: str, declaration: Any) -> Refusal | None:
        try:
            msgspec.convert(msgspec.to_builtins(declaration), GiveUp)
        except msgspec.ValidationError:
            return Refusal("", "no-such-declaration")
        known = state.players.get(PlayerId(player))
        return Refusal("", "no-such-player") if known is None or known.out else None

    def declare(self, game: Game, player: str, declaration: Any) -> Weight:
        """Giving up: the only thing said unasked."""
        take_out(game, PlayerId(player), gave_up=True)
        if game.state.outcome is None and game.state.active == player:
            game.state.active = next_player(game.state, PlayerId(player))
        return Weight.BINDING


def new_game(setup: Setup) -> State:
    """The state before the first die.  P002, P004."""
    players = {player.id: PlayerState(feature_at=player.feature_at) for player in setup.players}
    tiles = {tile.at: Tile(tile.terrain, tile.feature) for tile in setup.tiles}
    state = State(setup, players, tiles=tiles)
    for unit in setup.standing:
        place = Place.RESERVE if unit.cell is None else Place.MAP
        state.units[unit.id] = Unit(unit.id, unit.player, unit.card.id, place, unit.cell)
        if unit.cell is not None:
            players[unit.player].placed += 1
            state.placed_last = unit.player
    return state

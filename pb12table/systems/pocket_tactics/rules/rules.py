"""Pocket Tactics as a rule system for the kernel's sessions, and what may be set by hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from pb12table.kernel.game import Weight
from pb12table.kernel.request import Refusal, Request
from pb12table.skirmish.faces.system import AmendingFace, Setting, Value
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.plain_states import PlainRules, PlainStates
from pb12table.systems.pocket_tactics.rules.ground import (
    decide_victory,
    is_void,
    next_player,
    on_map,
    players_in,
    put,
    take_out,
    unit_on,
)
from pb12table.systems.pocket_tactics.rules.preparations import (
    build,
    choose_armies,
    choose_features,
    choose_tiles,
    decide_start,
    place_feature,
    place_unit,
)
from pb12table.systems.pocket_tactics.rules.setup import Setup
from pb12table.systems.pocket_tactics.rules.state import Game, Phase, Place, PlayerState, State, Tile, Unit
from pb12table.systems.pocket_tactics.rules.turn import ChooseAction, take_turn

RESERVE: Final = "reserve"


class PocketAmending(AmendingFace[State]):
    """Where units are and who has captured them, whose turn it is, and how many turns there were."""

    def settings(self, state: State, /) -> Sequence[Setting]:
        if state.phase is not Phase.PLAY:
            return ()
        there = [unit for unit in state.units.values() if unit.place is not Place.GONE]
        return (*_of_game(state), *(setting for unit in there for setting in _of_unit(state, unit)))

    def refusal(self, state: State, request: Request[State, Any], setting: Setting, value: Value, /) -> Refusal | None:
        if not isinstance(request, ChooseAction):
            return Refusal("", "amend-in-the-middle")
        if setting.key == "turn":
            return None
        if isinstance(value, tuple):
            cell = state.setup.lattice.cell_at((value[0], value[1]))
            if is_void(state, cell):
                return Refusal("P023", "pocket-void")
            taken = unit_on(state, cell)
            return Refusal("P011", "pocket-tile-taken") if taken is not None else None
        unit = state.units.get(FigureId(setting.about))
        if unit is not None and unit.place is Place.MAP and len(tuple(on_map(state, unit.owner))) == 1:
            return Refusal("PR32", "pocket-last-unit")
        return None

    def apply(self, game: Game, setting: Setting, value: Value, /) -> bool:
        state = game.state
        # A turn that has begun is counted already, and begins once more.
        state.turns -= 1
        if setting.key == "turn":
            state.active = PlayerId(str(value))
        elif setting.key == "turns":
            state.turns = int(str(value)) - 1
        elif isinstance(value, tuple):
            unit = state.units[FigureId(setting.about)]
            unit.place, unit.captor = Place.MAP, None
            put(game, unit.id, state.setup.lattice.cell_at((value[0], value[1])))
        else:
            unit = state.units[FigureId(setting.about)]
            put(game, unit.id, None)
            unit.place = Place.RESERVE if value == RESERVE else Place.CAPTURED
            unit.captor = None if value == RESERVE else PlayerId(str(value))
        decide_victory(game)
        return True


def _of_game(state: State) -> Iterator[Setting]:
    if state.active is not None:
        yield Setting(key="turn", value=state.active, choices=players_in(state))
    yield Setting(key="turns", value=state.turns, lowest=1, highest=max(state.setup.options.turn_limit, state.turns))


def _of_unit(state: State, unit: Unit) -> Iterator[Setting]:
    if unit.at is not None:
        x, y = state.setup.lattice.centre(unit.at)
        yield Setting(key="place", about=unit.id, value=(x, y, 0.0, 0.0))
    else:
        yield Setting(key="place", about=unit.id, value=(-1.0, -1.0, 0.0, 0.0))
    others = tuple(player for player in players_in(state) if player != unit.owner)
    now = RESERVE if unit.place is Place.RESERVE else unit.captor or ""
    yield Setting(key="whereabouts", about=unit.id, value=now, choices=(RESERVE, *others))


class GiveUp(msgspec.Struct, frozen=True, tag="give-up", tag_field="do"):
    """A player leaves the game, and loses it."""


STATES: Final = PlainStates(State, ["tiles"], ["repeated"])
"""States as JSON and back."""


class Rules(PlainRules[State]):
    """The rules as a session drives them; see `kernel.session.System`."""

    states = STATES
    name = "pocket"
    edition = 3
    amending = PocketAmending()

    async def step(self, game: Game) -> None:
        """Carry out one choice, one placing or one turn."""
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
        """Return the whole state: nothing is secret."""
        return state.clone()

    def forfeits(self, state: State, request: Request[State, Any]) -> bool:
        """Return whether a player is out, who is asked nothing more.  PR31."""
        return state.players[PlayerId(request.player)].out

    def declaration_refusal(self, state: State, player: str, declaration: Any) -> Refusal | None:
        try:
            msgspec.convert(msgspec.to_builtins(declaration), GiveUp)
        except msgspec.ValidationError:
            return Refusal("", "no-such-declaration")
        known = state.players.get(PlayerId(player))
        return Refusal("", "no-such-player") if known is None or known.out else None

    def declare(self, game: Game, player: str, declaration: Any) -> Weight:
        """Carry out giving up, the only thing declared unasked."""
        take_out(game, PlayerId(player), gave_up=True)
        if game.state.outcome is None and game.state.active == player:
            game.state.active = next_player(game.state, PlayerId(player))
        return Weight.BINDING


def new_game(setup: Setup) -> State:
    """Return the state before the first die.  P002, P004."""
    players = {player.id: PlayerState(feature_at=player.feature_at) for player in setup.players}
    tiles = {tile.at: Tile(tile.terrain, tile.feature) for tile in setup.tiles}
    state = State(setup, players, tiles=tiles)
    for unit in setup.standing:
        place = Place.RESERVE if unit.cell is None else Place.MAP
        state.units[unit.id] = Unit(unit.id, unit.player, unit.card.id, place, unit.cell)
        if unit.cell is not None:
            players[unit.player].placed += 1
    return state

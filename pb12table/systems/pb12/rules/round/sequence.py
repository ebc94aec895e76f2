"""The round: logistics, initiative, turns, status; one step from quiescent point to quiescent point.  R1.3.1."""

from __future__ import annotations

from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.modifiers import Modifier, total
from pb12table.systems.pb12.rules.cards.cards import draw_cards, shuffle_decks
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.command.appointing import appoint_leaders
from pb12table.systems.pb12.rules.figures.figures import figures_of, has_status, value
from pb12table.systems.pb12.rules.game.events import CommandPointsRefilled, PhaseBegan, RoundBegan
from pb12table.systems.pb12.rules.game.state import Phase, State, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.round.activation import refilled
from pb12table.systems.pb12.rules.round.initiative import initiative_phase
from pb12table.systems.pb12.rules.round.players import undefeated
from pb12table.systems.pb12.rules.round.turns import continue_turn, expire_with_turn, next_player, take_turn
from pb12table.systems.pb12.rules.round.victory import defeat
from pb12table.systems.pb12.rules.statuses.status_phase import status_phase


async def step(game: Game) -> None:
    """Play on to the next quiescent point: a phase, a turn, or an action of the running activation.  R1.3.1."""
    state = game.state
    match state.phase:
        case Phase.LOGISTICS:
            await logistics_phase(game)
            _enter(game, Phase.INITIATIVE)
        case Phase.INITIATIVE:
            await initiative_phase(game)
            _enter(game, Phase.TURNS)
        case Phase.TURNS if state.turn is not None:
            await continue_turn(game)
        case Phase.TURNS if next_player(state) is not None:
            await take_turn(game)
        case Phase.TURNS:
            _enter(game, Phase.STATUS)
        case Phase.STATUS:
            await status_phase(game)
            if state.outcome is None:
                await expire_with_turn(game)
                state.game_round += 1
                _enter(game, Phase.LOGISTICS)


def _enter(game: Game, phase: Phase) -> None:
    if game.state.outcome is None:
        game.state.phase = phase
        if phase is not Phase.LOGISTICS:
            game.record(PhaseBegan(phase=phase))


def command_points_value(state: State, player: PlayerId) -> list[Modifier]:
    """A player's CP value: what he chose, and K of his command figures able to act.  R1.2.4, R1.4.9, RU021."""
    parts = [Modifier("R1.2.5", "chosen-command-points", state.setup.player_by_id[player].command_points)]
    for figure in figures_of(state, player):
        command = value(state, figure.id, Attribute.COMMAND)
        if command > 0 and not has_status(state, figure.id, Status.INCAPACITATED):
            parts.append(Modifier("R1.4.9", "command-figure", command, figure.id))
    return parts


async def logistics_phase(game: Game) -> None:
    """Remove done markers, refill CP, defeat players without any, appoint leaders, draw cards.

    R1.3.2 (Logistikphase), R1.3.10, R2.2.10, R5.0.4, RU025, RU084; before the first round decks are shuffled (RU022).
    """
    state = game.state
    if state.game_round == 1:
        await shuffle_decks(game)
    game.record(RoundBegan(game_round=state.game_round))
    game.record(PhaseBegan(phase=Phase.LOGISTICS))
    for figure in state.figures.values():
        figure.done = False
    for player in undefeated(state):
        own = state.players[player]
        own.broken_off = False
        own.initiative = None
        parts = command_points_value(state, player)
        own.command_points = refilled(own.command_points, total(parts))
        game.record(
            CommandPointsRefilled(player=player, balance=own.command_points, modifiers=tuple(parts))
        )
    defeat(game, [p for p in undefeated(state) if state.players[p].command_points == 0], "R1.3.2")
    if state.outcome is None:
        for player in undefeated(state):
            await appoint_leaders(game, player)
        for player in undefeated(state):
            await draw_cards(game, player)

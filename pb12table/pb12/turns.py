"""Turns: activate, relocate, wait, break off.  R1.3.7 to R1.3.14."""

from __future__ import annotations

from pb12table.pb12.actions import act, refilled
from pb12table.pb12.answers import Activate, BreakOff, EndTurn, RelocateIn, RelocateOut, Wait
from pb12table.pb12.checks import Game
from pb12table.pb12.events import (
    FigureActivated,
    FigureRelocatedIn,
    FigureRelocatedOut,
    PlayerBrokeOff,
    PlayerWaited,
    TurnBegan,
    TurnEnded,
)
from pb12table.pb12.figures import value
from pb12table.pb12.legality import can_still_act, placement
from pb12table.pb12.profiles import Attribute, FigureId, PlayerId
from pb12table.pb12.requests import ChooseAction, ChooseTurn
from pb12table.pb12.state import Activation, Place, State, Turn
from pb12table.table.units import rounded


def next_player(state: State) -> PlayerId | None:
    """Whose turn comes next: the next in turn order who has CP and has not broken off, or None.

    R1.3.7 (Spielzugphase), RU026.
    """
    count = len(state.turn_order)
    for offset in range(count):
        player = state.players[state.turn_order[(state.next_turn + offset) % count]]
        if not player.defeated and not player.broken_off and player.command_points > 0:
            return player.id
    return None


async def take_turn(game: Game) -> None:
    """Let the next player choose and take a turn; an activation goes on in `continue_turn`.  R1.3.7."""
    state = game.state
    player = next_player(state)
    assert player is not None, "the phase has ended"
    state.next_turn = (state.turn_order.index(player) + 1) % len(state.turn_order)
    for figure in state.figures.values():
        figure.forced_to_check = False
    game.record(TurnBegan(player=player))
    answer = await game.ask(ChooseTurn(player))
    if state.players[player].defeated:
        return
    if isinstance(answer, BreakOff):
        state.players[player].broken_off = True
        game.record(PlayerBrokeOff(player=player))
        return
    state.players[player].command_points -= 1
    match answer:
        case Wait():
            game.record(PlayerWaited(player=player))
        case RelocateIn():
            relocate_in(game, answer)
        case RelocateOut():
            relocate_out(game, answer.figure)
        case Activate():
            activate(game, player, answer.figure)


def activate(game: Game, player: PlayerId, figure: FigureId) -> None:
    """Activate a figure directly and refill its AP.  R1.3.8 (Aktivieren), R1.6.1, R1.1.9."""
    acting = game.state.figures[figure]
    before = acting.action_points
    acting.action_points = refilled(before, value(game.state, figure, Attribute.ACTION_POINTS))
    acting.received_action_points = acting.action_points - before
    acting.activation = Activation.DIRECT
    game.state.turn = Turn(player, figure)
    game.record(FigureActivated(player=player, figure=figure, action_points=acting.action_points))


async def continue_turn(game: Game) -> None:
    """One action of the running activation, or its end.  R1.3.8, R1.6.1 to R1.6.3."""
    turn = game.state.turn
    assert turn is not None, "a turn is running"
    if can_still_act(game.state, turn.figure):
        answer = await game.ask(ChooseAction(turn.player, turn.figure))
        if not isinstance(answer, EndTurn):
            await act(game, turn.figure, answer)
            return
    end_turn(game)


def end_turn(game: Game) -> None:
    """AP expire and the activated figure is done.  R1.6.3, R1.3.10 (fertig), RU046."""
    state = game.state
    turn = state.turn
    assert turn is not None, "a turn is running"
    figure = state.figures[turn.figure]
    for other in state.figures.values():
        other.action_points = 0
        other.concentrated = False
    figure.done = True
    figure.activation = Activation.NONE
    figure.received_action_points = 0
    figure.renounced_free_actions = figure.owes_action = figure.may_follow_up = False
    state.turn = None
    game.record(TurnEnded(player=turn.player, figure=turn.figure))


def relocate_in(game: Game, answer: RelocateIn) -> None:
    """Set up a figure from the staging area in an entry zone.  R1.3.11 (Verlegen)."""
    body = placement(game.state, answer)
    assert body is not None, "the refusal is asked first"
    entering = game.state.figures[answer.figure]
    entering.place = Place.TABLE
    entering.x, entering.y, entering.z = rounded(body.x), rounded(body.y), rounded(body.z)
    entering.facing = rounded(body.facing)
    at = (entering.x, entering.y, entering.z)
    game.record(FigureRelocatedIn(figure=answer.figure, at=at, facing=entering.facing))


def relocate_out(game: Game, figure: FigureId) -> None:
    """Take a figure from an exit zone into the staging area; statuses stay.  R1.3.12 (Verlegen), RU032."""
    leaving = game.state.figures[figure]
    leaving.place = Place.STAGING
    leaving.climbing = False
    game.record(FigureRelocatedOut(figure=figure))

"""Turns: activate, relocate, wait, break off.  R1.3.7 to R1.3.14."""

from __future__ import annotations

from pb12table.pb12.actions import act, refilled
from pb12table.pb12.answers import Activate, BreakOff, EndTurn, LetAct, RelocateIn, RelocateOut, Wait
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
from pb12table.pb12.legality import free_actors
from pb12table.pb12.profiles import Attribute, FigureId, PlayerId
from pb12table.pb12.requests import ChooseAction, ChooseTurn
from pb12table.pb12.state import Activation, Place, State, Turn
from pb12table.pb12.statuses import lose_camouflage
from pb12table.pb12.turn_legality import placement
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
    game.state.turn = Turn(player, figure, figure)
    game.record(FigureActivated(player=player, figure=figure, action_points=acting.action_points))


def activate_indirectly(game: Game, figure: FigureId, action_points: int | None = None) -> None:
    """Activate a further figure in the running turn.  R1.3.9 (indirekt aktiviert), R1.6.1.

    Its AP are refilled; `action_points` are received on top of that (R3.0.3, RU003), None for none.
    """
    further = game.state.figures[figure]
    before = further.action_points
    further.action_points = refilled(before, value(game.state, figure, Attribute.ACTION_POINTS)) + (action_points or 0)
    further.received_action_points = further.action_points - before
    further.activation = Activation.INDIRECT
    game.record(
        FigureActivated(player=further.controller, figure=figure, action_points=further.action_points, indirectly=True)
    )


async def continue_turn(game: Game) -> None:
    """One action in the running activation, or its end.  R1.3.8, R1.6.1 to R1.6.3."""
    turn = game.state.turn
    assert turn is not None, "a turn is running"
    actors = free_actors(game.state)
    if not actors:
        end_turn(game)
        return
    if turn.acting not in actors:
        turn.acting = actors[0]
    answer = await game.ask(ChooseAction(turn.player, turn.acting))
    match answer:
        case EndTurn():
            end_turn(game)
        case LetAct():
            turn.acting = answer.figure
        case _:
            await act(game, turn.acting, answer)


def end_turn(game: Game) -> None:
    """AP expire and all figures activated in the turn are done.  R1.6.3, R1.3.10 (fertig), RU046."""
    state = game.state
    turn = state.turn
    assert turn is not None, "a turn is running"
    for figure in state.figures.values():
        figure.action_points = 0
        figure.concentrated = False
        if figure.activation is not Activation.NONE or figure.id == turn.figure:
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
    lose_camouflage(game)


def relocate_out(game: Game, figure: FigureId) -> None:
    """Take a figure from an exit zone into the staging area; statuses stay.  R1.3.12 (Verlegen), RU032."""
    leaving = game.state.figures[figure]
    leaving.place = Place.STAGING
    leaving.climbing = False
    game.record(FigureRelocatedOut(figure=figure))

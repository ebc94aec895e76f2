"""Turns: activate, relocate, wait, break off, and when they may be interrupted.  R1.3.7 to R1.3.14, R4.0.1, R4.0.4."""

from __future__ import annotations

from pb12table.skirmish.ids import FigureId, Modifier, PlayerId
from pb12table.systems.pb12.rules.actions.action import activate
from pb12table.systems.pb12.rules.actions.all_actions import act, end_action
from pb12table.systems.pb12.rules.actions.move import continue_move
from pb12table.systems.pb12.rules.attacks.attack_plan import announced_sum
from pb12table.systems.pb12.rules.cards.after_roll import pay_for_card
from pb12table.systems.pb12.rules.cards.playing import bring_about
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.command.command_groups import appoint_leader
from pb12table.systems.pb12.rules.command.commanding import end_command, execute_command, note_part
from pb12table.systems.pb12.rules.extensions.interrupts import window
from pb12table.systems.pb12.rules.extensions.moments import Moment, Window
from pb12table.systems.pb12.rules.figures.statuses import come_to_rest, end_effects, note_new_places
from pb12table.systems.pb12.rules.game.answers import (
    Action,
    Activate,
    AppointLeader,
    BreakOff,
    Command,
    EndCommand,
    EndTurn,
    LetAct,
    Move,
    PlayCard,
    RelocateIn,
    RelocateOut,
    Wait,
)
from pb12table.systems.pb12.rules.game.events import (
    FigureRelocatedIn,
    FigureRelocatedOut,
    PlayerBrokeOff,
    PlayerWaited,
    TurnBegan,
    TurnEnded,
)
from pb12table.systems.pb12.rules.game.legality import free_actors, has_all_it_needs
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import Activation, Lasting, Place, State
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption, turn_to
from pb12table.systems.pb12.rules.round.entering import placement, placings, set_up, turn_cost
from pb12table.systems.pb12.rules.round.victory import has_ended
from pb12table.systems.pb12.rules.vehicles.aboard import all_aboard
from pb12table.systems.pb12.rules.vehicles.accidents import check_running_vehicles
from pb12table.systems.pb12.rules.vehicles.riding import settle_items


def next_player(state: State) -> PlayerId | None:
    """Return whose turn comes next: the next in turn order with CP who has not broken off, or None.

    R1.3.7 (Spielzugphase), RU026.
    """
    count = len(state.turn_order)
    for offset in range(count):
        player = state.players[state.turn_order[(state.next_turn + offset) % count]]
        if not player.defeated and not player.broken_off and player.command_points > 0:
            return player.id
    return None


async def take_turn(game: Game) -> None:
    """Let the next player choose and take a turn; an activation goes on in `continue_turn`.  R1.3.7, R4.0.1, RU100."""
    state = game.state
    player = next_player(state)
    assert player is not None, "the phase has ended"
    state.next_turn = (state.turn_order.index(player) + 1) % len(state.turn_order)
    for figure in state.figures.values():
        figure.forced_to_check = False
    game.record(TurnBegan(player=player))
    await window(game, Moment(Window.BEFORE_TURN, player))
    if has_ended(state):
        return
    # Interruptions may have left him without the means to take one (RU026).
    able = not state.players[player].defeated and state.players[player].command_points > 0
    entered = await _choose_turn(game, player) if able else ()
    if state.turn is None and not has_ended(state):
        await check_running_vehicles(game)  # of what acted in interruptions
        await close_turn(game, player, entered)


async def _choose_turn(game: Game, player: PlayerId) -> tuple[FigureId, ...]:
    """Take the turn that is chosen; return the figures that enter the table in it.  R1.3.7 (mögliche Spielzüge)."""
    state = game.state
    answer = await game.ask(ChooseTurn(player))
    while isinstance(answer, AppointLeader) and not state.players[player].defeated:
        appoint_leader(game, player, answer)
        if state.players[player].command_points < 1:
            return ()
        answer = await game.ask(ChooseTurn(player))
    if state.players[player].defeated:
        return ()
    state.players[player].command_points -= turn_cost(answer)
    match answer:
        case BreakOff():
            state.players[player].broken_off = True
            game.record(PlayerBrokeOff(player=player))
        case Wait():
            game.record(PlayerWaited(player=player))
        case RelocateIn():
            relocate_in(game, answer)
            return (answer.figure, *(placing.figure for placing in answer.group))
        case RelocateOut():
            relocate_out(game, answer.figure)
        case Activate():
            activate(game, player, answer.figure)
        case PlayCard():
            await play_turn_card(game, player, answer)
    return ()


async def play_turn_card(game: Game, player: PlayerId, answer: PlayCard) -> None:
    """Play a card instead of a turn.  R5.0.9 (Spielzug), R5.0.6, RU112."""
    card = pay_for_card(game, player, answer)
    if card is not None:
        await bring_about(game, player, card, answer, windows=window)


async def close_turn(game: Game, player: PlayerId, entered: tuple[FigureId, ...] = ()) -> None:
    """Let what is for the turn only expire, then the window after it come; then ask everybody again.  R4.0.1, RU100.

    `entered`: the figures that came onto the table in it.  What is received in that window does not last into the next
    turn either, and vehicles that acted in it are checked when it is over (R3.0.16).
    """
    await expire_with_turn(game)
    if not has_ended(game.state):
        await window(game, Moment(Window.AFTER_TURN, player, next(iter(entered), None), further=entered[1:]))
    if not has_ended(game.state):
        await check_running_vehicles(game)
    await expire_with_turn(game)
    for each in game.state.players.values():
        each.passed_turn = False


async def expire_with_turn(game: Game) -> None:
    """Use up all AP left at the end of every turn, which is no activity, and end effects that last until its end.

    R1.6.3 (Ende des Spielzugs), RU046, R4.3.2, R4.3.3; R1.7.12: nobody is concentrated any more, no card helps.  The
    next turn counts anew which AP a figure has received in it (R1.7.3).  Ruling 138: the status phase counts as a turn
    for what a card brings in it, as it does for forced panic checks (RU075).
    """
    await end_effects(game, Lasting.TURN)
    game.state.truce = False
    for figure in game.state.figures.values():
        figure.action_points = figure.received_action_points = 0
        figure.concentrated = False
        figure.helping_cards = ()


async def continue_turn(game: Game) -> None:
    """Carry out one action in the running activation, or its end.  R1.3.8, R1.6.1 to R1.6.3, R4.0.4.

    An action that was interrupted before it began may be chosen anew.
    """
    state = game.state
    turn = state.turn
    assert turn is not None, "a turn is running"
    declared: Action | None = None
    announced: tuple[Modifier, ...] = ()
    while not has_ended(state):
        actors = free_actors(state)
        if not actors and turn.command is not None:
            end_command(game)
            actors = free_actors(state)
        if not actors:
            await end_turn(game)
            return
        if turn.acting not in actors:
            turn.acting, declared, announced = actors[0], None, ()
        answer = await game.ask(ChooseAction(turn.player, turn.acting, declared, announced=announced))
        match answer:
            case EndTurn():
                await end_turn(game)
                return
            case LetAct():
                turn.acting = answer.figure
                return
            case Command():
                execute_command(game, turn.acting, answer)
                return
            case EndCommand():
                end_command(game)
                return
            case AppointLeader():
                appoint_leader(game, turn.player, answer)
                continue
        figure = turn.acting
        announced = announced_sum(state, figure, answer)
        if await take_action(game, figure, answer, declared):
            note_part(state, figure, answer)
            return
        declared = answer


async def take_action(game: Game, figure: FigureId, action: Action, declared: Action | None = None) -> bool:
    """Let a figure take an action of its turn between its two windows; False: it was interrupted before it began.

    RU048 (order), R4.0.4 (Unterbrechung vor einer Aktion), RU102: one that is chosen again after an interruption, being
    what was `declared`, is not announced anew.
    """
    player = game.state.figures[figure].controller
    if action != declared:
        turn_to(game, figure, action.facing)
        if await window(game, Moment(Window.BEFORE_ACTION, player, figure, action)):
            return False
        if not has_all_it_needs(game.state, player, figure, action):
            return False
    await act(game, figure, action, window)
    await _close_action(game, player, figure, action)
    return True


async def _close_action(game: Game, player: PlayerId, figure: FigureId, action: Action) -> None:
    """Let players interrupt after an action of the turn.  R4.0.1, RU048."""
    if not has_ended(game.state):
        await window(game, Moment(Window.AFTER_ACTION, player, figure, action))


async def continue_turn_in_move(game: Game, question: ChooseMoveOption, action: Move) -> None:
    """Do as `continue_turn` from the question for the next option of a Move on, which was not interrupted yet."""
    figure, player = question.figure, game.state.figures[question.figure].controller
    await continue_move(game, question, action, window)
    end_action(game, figure, action)
    await _close_action(game, player, figure, action)
    note_part(game.state, figure, action)


async def end_turn(game: Game) -> None:
    """Let running vehicles check for accidents, all figures activated in the turn be done; then close it.

    R3.0.16, R1.3.10 (fertig), RU100 (order).
    """
    state = game.state
    turn = state.turn
    assert turn is not None, "a turn is running"
    end_command(game)
    await check_running_vehicles(game)
    further = tuple(f.id for f in state.figures.values() if f.activation is not Activation.NONE and f.id != turn.figure)
    for figure in state.figures.values():
        if figure.activation is not Activation.NONE or figure.id == turn.figure:
            figure.done = True
            figure.activation = Activation.NONE
            figure.renounced_free_actions = figure.owes_action = figure.may_follow_up = False
    state.turn = None
    game.record(TurnEnded(player=turn.player, figure=turn.figure, further=further))
    await close_turn(game, turn.player)


def relocate_in(game: Game, answer: RelocateIn) -> None:
    """Set up a figure from the staging area in an entry zone, a leader with some of his group, and all fixed to them.

    R1.3.11 (Verlegen), R2.2.8 (Kommandogruppe verlegen), R3.0.11 (fixierte Figuren).
    """
    for placing in placings(answer):
        body = placement(game.state, placing)
        assert body is not None, "the refusal is asked first"
        for figure in set_up(game.state, placing.figure, body):
            entered = game.state.figures[figure]
            at = (entered.x, entered.y, entered.z)
            game.record(FigureRelocatedIn(figure=figure, at=at, facing=entered.facing))
    note_new_places(game)


def relocate_out(game: Game, figure: FigureId) -> None:
    """Take a figure from an exit zone into the staging area with all aboard; statuses stay.

    R1.3.12 (Verlegen), R3.0.7, R3.0.11, RU032, RU095; who leaves a vehicle behind steers it no more (R3.0.4).
    """
    for leaving in (figure, *all_aboard(game.state, figure)):
        game.state.figures[leaving].place = Place.STAGING
        game.state.figures[leaving].climbing = False
        game.record(FigureRelocatedOut(figure=leaving))
        come_to_rest(game, leaving)
    settle_items(game.state)
    note_new_places(game)

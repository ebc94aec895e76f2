"""What must not go wrong when several people share one screen: keys of the one before, and who is asked."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from pb12table.app.game.input import OTHER_SECONDS, READING_SECONDS
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.extensions.interrupts import ActInInterruption, PlayInterruption
from pb12table.systems.pb12.rules.extensions.moments import Moment, Window
from pb12table.systems.pb12.rules.game.answers import Activate, BreakOff, Concentrate, EndTurn
from pb12table.systems.pb12.rules.game.events import FigureMoved
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.preparations.profiles import When
from pb12table.systems.pb12.rules.round.sequence import BidInitiative
from pb12table.systems.pb12.window.modes.actions import ActionMode
from pb12table.systems.pb12.window.modes.moving import MoveMode
from pb12table.systems.pb12.window.modes.turns import useful_figures
from pb12table.systems.pb12.window.play.news import asked_words
from pb12table.texts.log_rows import row_words, rows_of
from pb12table.window.screens.dialogs import Curtain
from tests.app.commanding import commander, give_command
from tests.app.helpers import Hand, open_game
from tests.app.test_interruptions_by_hand import ATTACK, opponents

ALICE, BOB = PlayerId("alice"), PlayerId("bob")


def wait(hand: Hand, seconds: float) -> None:
    """Let time pass without looking."""
    hand.game.update(seconds)
    hand.frames(1)


def ended_by_itself(language: str = "de", **settings: Any) -> tuple[Hand, str]:
    """A figure has moved with all it had, and so its player's turn has ended; return whose turn is next."""
    hand = open_game("smugglers-cove", language=language, **settings)
    first = PlayerId(hand.play_to(ChooseTurn).player)
    able, known = useful_figures(hand.session.state, first), hand.game.setup.figure_by_id
    assert hand.game.commit(Activate(next(each for each in able if known[each].profile.command == 0)))
    figure = hand.figure(hand.play_to(ChooseAction).figure)
    figure.action_points, figure.free_action_round = 1, hand.session.state.game_round
    # Else the turn goes on for a command action.
    figure.commands, figure.command_round = 9, hand.session.state.game_round
    hand.game.touch()
    assert hand.game.commit(Concentrate())
    hand.game.skip()
    hand.frames()
    player = hand.question(ChooseTurn).player
    assert player != first
    return hand, player


@pytest.mark.rule("R1.3.8")
@pytest.mark.parametrize("language", ["de", "en"])
def test_an_enter_too_many_does_not_begin_the_opponents_turn(language: str) -> None:
    hand, player = ended_by_itself(language)
    state = hand.session.state
    words = {"de": "hat nichts mehr zu tun: Der Spielzug ist zu Ende", "en": "has nothing left to do: the turn is over"}
    assert words[language] in hand.game.toast[0]
    points = state.players[PlayerId(player)].command_points
    for seconds in (0.0, READING_SECONDS - 1.0):
        fresh, _ = ended_by_itself(language)
        wait(fresh, seconds)
        fresh.key(pygame.K_RETURN)
        fresh.question(ChooseTurn)  # nobody meant to activate anybody
        assert fresh.session.state.players[PlayerId(player)].command_points == points
        wait(fresh, OTHER_SECONDS)
        fresh.key(pygame.K_RETURN)
        fresh.question(ChooseTurn)  # nobody has chosen whom
        fresh.key(pygame.K_TAB)
        fresh.key(pygame.K_RETURN)
        assert isinstance(fresh.session.pending, ChooseAction | PlayInterruption), "the second one is meant"


def test_no_key_of_the_turn_before_acts_in_the_next() -> None:
    for key in (pygame.K_a, pygame.K_w, pygame.K_i):
        hand, _ = ended_by_itself()
        entries = len(hand.session.entries)
        hand.key(key)
        hand.key(key)
        assert len(hand.session.entries) == entries
        wait(hand, OTHER_SECONDS)
        hand.key(pygame.K_w)
        assert len(hand.session.entries) > entries


@pytest.mark.rule("R1.3.8", "R1.6.18")
def test_a_turn_without_points_that_goes_on_says_why() -> None:
    hand = open_game("smugglers-cove")
    figure = hand.figure(hand.play_to(ChooseAction).figure)
    figure.action_points = 1
    figure.commands, figure.command_round = 9, hand.session.state.game_round
    assert hand.game.commit(Concentrate())
    hand.game.skip()
    hand.frames()
    card = hand.game.mode.card()
    assert card is not None
    assert "A free action is still possible; Enter ends the turn." in card.lines[0]


def test_whoever_ends_a_turn_himself_is_not_told_that_it_has_ended() -> None:
    hand = open_game("smugglers-cove")
    hand.play_to(ChooseAction)
    hand.game.commit(EndTurn())
    hand.game.skip()
    hand.frames()
    assert "nothing was left" not in hand.game.toast[0]


@pytest.mark.rule("R4.0.1", "R4.1.5")
def test_the_banner_tells_before_whose_turn_somebody_is_asked() -> None:
    hand = open_game("smugglers-cove")
    hand.play_to(ChooseTurn)
    texts, state = hand.program.texts, hand.session.state
    moment = Moment(Window.BEFORE_TURN, ALICE)
    asked = PlayInterruption(BOB, moment)
    acting = ActInInterruption(BOB, FigureId("captain"), None, moment, ())
    words = asked_words(texts, state, asked)
    assert words == asked_words(texts, state, acting), "it stays what it was while he acts"
    assert words == "Bob is asked – before the turn of Alice"
    assert asked_words(texts, state, PlayInterruption(ALICE, moment)) == "Alice is asked – before their own turn"


def group(**settings: Any) -> tuple[Hand, FigureId, FigureId]:
    """Several figures of a command group may act; return the one that is asked and another."""
    hand = open_game("two-companies", **settings)
    commander(hand)
    give_command(hand, 4)
    mode = hand.game.mode
    assert type(mode) is ActionMode
    return hand, mode.figure, mode.others()[0]


def at(hand: Hand, figure: FigureId) -> tuple[int, int]:
    """The pixel of a figure."""
    placed = hand.figure(figure)
    return hand.game.camera.to_screen((placed.x, placed.y))


def test_a_click_on_another_figure_plans_its_move_instead() -> None:
    hand, asked, other = group()
    hand.key(pygame.K_m)
    assert isinstance(hand.game.mode, MoveMode)
    hand.click(at(hand, other))
    assert isinstance(hand.game.mode, MoveMode)
    assert hand.game.mode.figure == other
    assert asked != other


def test_a_planned_way_is_given_up_only_by_a_second_click() -> None:
    hand, asked, other = group()
    hand.key(pygame.K_m)
    mode = hand.game.mode
    assert isinstance(mode, MoveMode)
    here = hand.figure(asked)
    for dx, dy in ((1.5, 0.0), (-1.5, 0.0), (0.0, 1.5), (0.0, -1.5), (2.5, 2.5), (-2.5, 2.5), (2.5, -2.5)):
        if not mode.waypoints:
            mode.click((here.x + dx, here.y + dy), None)
            mode.finish()
    assert mode.waypoints
    hand.click(at(hand, other))
    assert hand.game.mode is mode
    assert hand.game.toast[1], "what would be lost is said first"
    hand.click(at(hand, other))
    assert hand.game.mode is not mode
    assert hand.question(ChooseAction).figure == other


def test_a_click_on_a_figure_while_something_is_shown_ends_only_that() -> None:
    hand, asked, other = group(dice_speed="slow")
    hand.game.select(asked)
    hand.game.controller.playback.speed = "slow"
    here = hand.figure(asked)
    start, end = (here.x, here.y, here.z), (here.x + 0.1, here.y, here.z)
    happened = FigureMoved(figure=asked, option="step", start=start, end=end, movement_points=1)
    hand.game.controller.playback.queue.append(happened)
    hand.game.settle()
    hand.program.draw()
    assert hand.game.controller.playback.is_running
    hand.click(at(hand, other))
    assert (hand.game.controller.playback.is_running, hand.question(ChooseAction).figure) == (False, asked)
    hand.click(at(hand, other))
    assert hand.question(ChooseAction).figure == other


@pytest.mark.rule("R1.1.21", "R1.3.15")
@pytest.mark.parametrize(
    ("language", "words", "line"),
    [
        ("de", "Niemand hat Siegpunkte erhalten. Stand: Alice 0, Bob 0.", "Runde 1 ist vorbei"),
        ("en", "nobody received victory points. Standing: Alice 0, Bob 0.", "Round 1 is over"),
    ],
)
def test_the_end_of_a_round_says_what_it_brought(
    language: str, words: str, line: str, written: list[str], shown: list[str]
) -> None:
    hand = open_game("smugglers-cove", language=language)
    hand.open_curtains()
    hand.question(BidInitiative)
    hand.play_to(ChooseTurn)
    while not isinstance(hand.top, Curtain):
        request = hand.session.pending
        assert request is not None
        hand.answer(BreakOff() if isinstance(request, ChooseTurn) else request.default(hand.session.state))
    assert hand.session.state.game_round == 2
    assert isinstance(hand.top, Curtain)
    assert words in hand.top.told.news
    found = rows_of("pb12", hand.game.controller.shown_log())
    rows = [row_words(hand.program.texts, hand.game.setup, row) for row in found]
    assert any(row.startswith(line) for row in rows)


def test_no_ring_is_labelled_under_the_banner() -> None:
    hand = opponents(When.ATTACKED)
    assert hand.game.commit(ATTACK)
    hand.game.skip()
    hand.frames()
    assert isinstance(hand.session.pending, PlayInterruption)
    hand.program.draw()
    banner = next(zone.rect for zone in hand.game.zones if zone.name == "banner")
    assert hand.game.paint.picture().covered == (banner,)

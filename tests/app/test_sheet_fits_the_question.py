"""The data sheet shows whom the open question is about, and not who was selected by chance before."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from pb12table.kernel.request import Dice, Request
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.cards.after_roll import DrawCards
from pb12table.systems.pb12.rules.cards.card_legality import PlayAfterRoll, Thrown
from pb12table.systems.pb12.rules.extensions.interrupts import PlayInterruption
from pb12table.systems.pb12.rules.extensions.moments import Moment, Window
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.round.sequence import BidInitiative
from pb12table.systems.pb12.window.face import figure_in_question, fitting_selection
from tests.app.helpers import Hand, open_game
from tests.systems.pb12.scene import Scene

ALICE, BOB = PlayerId("alice"), PlayerId("bob")
PIRATE, BOY = FigureId("pirate"), FigureId("boy")


def gamblers() -> Hand:
    scene = Scene(width=20.0, depth=14.0, origin=(10.0, 7.0))
    scene.human("pirate", "alice", (-4, 0), items=["pistol"], ranged=4, points=(3, 1, 1))
    scene.human("boy", "bob", (4, 0), 180, items=["pistol"], ranged=4, points=(3, 1, 1))
    scene.decks = {"alice": ["luck", "duck"], "bob": ["luck", "duck"]}
    return open_game(setup=scene.setup())


def select(hand: Hand, name: str) -> None:
    """Click a figure on the table to look at its sheet."""
    figure = hand.figure(name)
    hand.click_table(figure.x, figure.y)
    hand.point((3, 3))
    assert hand.game.selected == name


def test_while_cards_are_drawn_nobody_is_shown_who_was_looked_at_before() -> None:
    hand = gamblers()
    assert isinstance(hand.session.pending, DrawCards)
    select(hand, "boy")
    hand.key(pygame.K_RETURN)
    assert isinstance(hand.session.pending, DrawCards), "now Bob is asked"
    assert hand.game.selected is None


def test_what_somebody_wants_to_look_at_stays_while_the_question_is_open() -> None:
    hand = gamblers()
    hand.play_to(ChooseAction, "alice")
    hand.game.mode.pick(BOY)  # by its name, for a click on a foe means an attack
    hand.frames(5)
    hand.program.draw()
    assert hand.game.selected == "boy"


def test_who_acts_next_is_not_shown_the_figures_of_who_acted_before() -> None:
    hand = gamblers()
    hand.play_to(ChooseAction, "alice")
    acting = hand.session.pending
    assert isinstance(acting, ChooseAction)
    assert hand.game.selected == acting.figure
    hand.play_to(BidInitiative)
    assert hand.game.selected is None


@pytest.mark.parametrize(
    ("request_", "about"),
    [
        (PlayAfterRoll("bob", Thrown(ALICE, "check", "pirate", 9, 4)), PIRATE),
        (PlayInterruption("bob", Moment(Window.BEFORE_ACTION, ALICE, PIRATE)), PIRATE),
        (PlayInterruption("bob", Moment(Window.BEFORE_TURN, ALICE)), None),
        (Dice("alice", 1, 12, "check", "pirate", 9), PIRATE),
        (Dice("alice", 1, 12, "initiative", "alice"), None),
        (DrawCards("alice", 0, 2), None),
        (ChooseAction("alice", PIRATE), PIRATE),
    ],
    ids=lambda value: type(value).__name__,
)
def test_the_figure_of_a_question(request_: Request[State, Any], about: FigureId | None) -> None:
    state = gamblers().session.state
    assert figure_in_question(request_, state) == about
    if about is not None:
        assert fitting_selection(request_, state, BOY) == about


def test_one_s_own_choice_is_kept_for_one_s_own_turn_only() -> None:
    hand = gamblers()
    hand.play_to(ChooseTurn, "alice")
    state, turn = hand.session.state, hand.session.pending
    assert turn is not None
    assert fitting_selection(turn, state, PIRATE) == PIRATE
    assert fitting_selection(turn, state, BOY) is None
    assert state.turn is None
    assert fitting_selection(DrawCards("alice", 0, 2), state, PIRATE) is None

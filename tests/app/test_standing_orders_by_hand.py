"""Saying when one wants to be asked: on the data sheet, by key, for all figures, and behind a curtain."""

from __future__ import annotations

import pygame
import pytest

from pb12table.app.game.screen import GameScreen
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game.requests import ChooseTurn
from pb12table.systems.pb12.rules.preparations.profiles import StandingOrder, When
from pb12table.systems.pb12.window.play.assistant import NEAR, StandingOrders
from pb12table.window.screens.dialogs import Agreement, Curtain
from tests.app.helpers import Hand, open_game

CAPTAIN, BOY, GUARD = FigureId("captain"), FigureId("ships-boy"), FigureId("first-guard")


def at_the_quay() -> Hand:
    hand = open_game("governors-quay")
    hand.play_to(ChooseTurn, "alice")
    return hand


def order_of(hand: Hand, figure: FigureId) -> StandingOrder:
    return hand.session.state.figures[figure].standing_order


def open_orders(hand: Hand, figure: FigureId) -> None:
    """Open a figure's orders and the curtain before them."""
    hand.game.select(figure)
    hand.key(pygame.K_F4)
    hand.open_curtains()


@pytest.mark.screen("StandingOrders")
def test_an_order_is_given_by_two_keys_and_can_be_taken_back() -> None:
    hand = at_the_quay()
    before = order_of(hand, CAPTAIN)
    open_orders(hand, CAPTAIN)
    assert isinstance(hand.top, StandingOrders)
    assert hand.top.figure == CAPTAIN
    hand.digit(4)
    assert order_of(hand, CAPTAIN) == StandingOrder(When.ALWAYS)
    hand.key(pygame.K_RETURN)
    hand.on_top(GameScreen)
    hand.key(pygame.K_z, pygame.KMOD_CTRL)
    assert order_of(hand, CAPTAIN) == before


def test_a_key_that_is_no_digit_on_every_keyboard_changes_nothing() -> None:
    hand = at_the_quay()
    before = order_of(hand, CAPTAIN)
    open_orders(hand, CAPTAIN)
    hand.key(pygame.K_BACKQUOTE, typed="²")
    assert isinstance(hand.top, StandingOrders)
    assert order_of(hand, CAPTAIN) == before


def test_steps_are_set_and_the_next_figure_follows() -> None:
    hand = at_the_quay()
    hand.game.select(CAPTAIN)
    hand.click_zone(f"orders:{CAPTAIN}")
    hand.open_curtains()
    hand.digit(3)
    assert order_of(hand, CAPTAIN) == StandingOrder(When.NEAR, NEAR)
    hand.key(pygame.K_PLUS, typed="+")
    assert order_of(hand, CAPTAIN) == StandingOrder(When.NEAR, NEAR + 1)
    hand.key(pygame.K_TAB)
    assert hand.on_top(StandingOrders).figure != CAPTAIN


def test_one_order_for_all_ones_figures_and_nobody_elses() -> None:
    hand = at_the_quay()
    guard = order_of(hand, GUARD)
    open_orders(hand, CAPTAIN)
    hand.key(pygame.K_a)
    hand.digit(4)
    own = [f for f in hand.session.state.figures.values() if f.controller == "alice"]
    assert len(own) > 1
    assert {figure.standing_order for figure in own} == {StandingOrder(When.ALWAYS)}
    assert order_of(hand, GUARD) == guard


def test_orders_lie_behind_a_curtain_whoever_is_asked_and_it_can_stay_closed() -> None:
    hand = at_the_quay()
    for figure in (CAPTAIN, GUARD):
        hand.game.select(figure)
        hand.key(pygame.K_F4)
        assert isinstance(hand.top, Curtain)
        hand.key(pygame.K_ESCAPE)
        hand.on_top(GameScreen)


def test_an_order_of_another_is_not_taken_back_without_him() -> None:
    hand = at_the_quay()
    open_orders(hand, GUARD)
    hand.digit(4)
    hand.key(pygame.K_ESCAPE)
    hand.key(pygame.K_z, pygame.KMOD_CTRL)
    assert isinstance(hand.top, Agreement)
    hand.key(pygame.K_ESCAPE)
    assert order_of(hand, GUARD) == StandingOrder(When.ALWAYS)


def test_the_other_players_orders_lie_behind_a_curtain() -> None:
    hand = at_the_quay()
    hand.click_zone("player:bob")
    hand.game.select(GUARD)
    hand.frames()
    hand.click_zone(f"orders:{GUARD}")
    assert isinstance(hand.top, Curtain)
    hand.key(pygame.K_RETURN)
    assert hand.on_top(StandingOrders).player == "bob"
    hand.digit(4)
    assert order_of(hand, GUARD) == StandingOrder(When.ALWAYS)
    hand.key(pygame.K_ESCAPE)
    hand.on_top(GameScreen)
    assert hand.game.state.figures[GUARD].standing_order != StandingOrder(When.ALWAYS)

"""Figures that command others: how one is activated, and how it gives a command by keys."""

from __future__ import annotations

import pygame

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.command.commanding import commanding_refusal
from pb12table.systems.pb12.rules.game.answers import Activate
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from tests.app.helpers import Hand


def commander(hand: Hand) -> FigureId:
    """Activate a figure that can command others for nothing, in the first turn of a player who has one."""
    player = hand.play_to(ChooseTurn).player
    own = [figure for figure in hand.session.state.leaders.values() if hand.figure(figure).controller == player]
    hand.answer(Activate(own[-1]))
    hand.play_to(ChooseAction)
    assert commanding_refusal(hand.session.state, own[-1]) is None
    return own[-1]


def give_command(hand: Hand, number: int) -> None:
    """Give the command on a digit to all who may take part."""
    hand.key(pygame.K_k, pygame.KMOD_SHIFT)
    hand.digit(number)
    hand.key(pygame.K_RETURN)
    hand.game.skip()
    hand.frames()

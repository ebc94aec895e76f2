"""What is lost is asked for first: Delayed by using AP, and points spent on what cannot be wanted."""

from __future__ import annotations

import pygame
import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.figures import markers_of
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import Status
from tests.app.helpers import Hand, open_game
from tests.app.pointing import Pointing
from tests.systems.pb12.expect import blade, gun
from tests.systems.pb12.scene import Scene

A, B, C = FigureId("a"), FigureId("b"), FigureId("c")


def company(delayed: int = 0) -> Hand:
    """Alice's a is active between her own c and Bob's b."""
    scene = Scene(width=24.0, depth=14.0, origin=(10.0, 7.0))
    scene.human("a", "alice", blocks=[gun(), blade()], ranged=4, melee=4)
    scene.human("c", "alice", at=(0.0, 1.5), facing=0.0)
    scene.human("b", "bob", at=(1.5, 0.0), facing=180.0)
    hand = open_game(setup=scene.setup())
    hand.play_to(ChooseAction, "alice")
    assert isinstance(hand.session.pending, ChooseAction)
    assert hand.session.pending.figure == A
    hand.session.state.figures[A].statuses[Status.DELAYED] = delayed
    hand.game.controller.playback.reset(0)
    hand.game.touch()
    hand.frames()
    return hand


@pytest.mark.rule("R4.1.5", "R1.9.4")
@pytest.mark.parametrize("key", [pygame.K_k, pygame.K_m])
def test_using_points_asks_before_delayed_is_lost(key: int) -> None:
    hand = company(delayed=1)
    before = hand.figure("a").action_points
    hand.key(key)
    if key == pygame.K_m:
        hand.click_table(8.0, 9.0)
        hand.key(pygame.K_RETURN)
    assert hand.figure("a").action_points == before
    assert "Delayed" in hand.game.toast[0]
    hand.key(pygame.K_RETURN if key == pygame.K_m else key)
    hand.game.skip()
    assert hand.figure("a").action_points < before
    assert markers_of(hand.session.state, A, Status.DELAYED) == 0


@pytest.mark.rule("R4.1.5")
def test_the_tips_of_actions_that_lose_delayed_say_so() -> None:
    tiles = {tile.command: tile for tile in company(delayed=1).game.mode.tiles()}
    assert "loses Delayed" in tiles["concentrate"].help
    assert "loses Delayed" not in tiles["adjust"].help, "it is free"
    assert "loses Delayed" not in tiles["end-turn"].help
    assert not any("Delayed" in tile.help for tile in company().game.mode.tiles() if tile.command == "concentrate")


@pytest.mark.rule("R1.6.18", "R4.1.5")
def test_free_actions_keep_delayed_and_ask_nothing() -> None:
    hand = company(delayed=1)
    hand.key(pygame.K_j)
    hand.click_table(9.2, 7.6)
    hand.key(pygame.K_RETURN)
    hand.game.skip()
    assert markers_of(hand.session.state, A, Status.DELAYED) == 1
    assert hand.figure("a").x < 10.0


def test_nothing_is_asked_without_delayed() -> None:
    hand = company()
    hand.key(pygame.K_k)
    assert hand.figure("a").concentrated


@pytest.mark.rule("R1.7.13")
def test_an_own_figure_is_marked_and_attacked_only_when_it_is_said_twice() -> None:
    hand = company()
    hand.key(pygame.K_n)
    hand.click_table(10.0, 8.5)
    mode = Pointing(hand)
    assert mode.target == C
    card = mode.card()
    assert "own figures" in card.warning
    assert not any(button.primary for button in card.buttons)
    hand.key(pygame.K_RETURN)
    assert hand.figure("a").action_points == 3
    assert "own figures" in hand.game.toast[0]
    hand.key(pygame.K_RETURN)
    hand.game.skip()
    assert hand.figure("a").action_points == 2


def test_an_opponent_is_attacked_at_once() -> None:
    hand = company()
    hand.key(pygame.K_n)
    mode = Pointing(hand)
    assert mode.target == B
    assert not mode.card().warning
    hand.key(pygame.K_RETURN)
    hand.game.skip()
    assert hand.figure("a").action_points == 2

"""The card lies below the table, and the way ahead of a vehicle is seen."""

from __future__ import annotations

import pygame
import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game.answers import Activate, Move, RangedAttack, Steer
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.preparations.profiles import BlockId, StandingOrder, When
from pb12table.systems.pb12.rules.round.sequence import BidInitiative
from pb12table.systems.pb12.window.modes.driving import DriveMode
from pb12table.table.shapes import rounded
from tests.app.helpers import Hand, open_game
from tests.systems.pb12.scene import Scene

SIZES = [(1280, 720), (1600, 900)]


def card_of(hand: Hand) -> pygame.Rect:
    """Where the card lies, as last drawn."""
    hand.frames(3)
    hand.program.draw()
    assert hand.game.paint.table_card.shown
    return hand.game.paint.table_card.rect


@pytest.mark.parametrize("size", SIZES)
def test_a_bid_and_a_turn_lie_below_the_whole_table(size: tuple[int, int]) -> None:
    hand = open_game(size=size)
    hand.play_to(BidInitiative)
    for _ in range(2):
        card, layout = card_of(hand), hand.game.layout
        assert not card.colliderect(layout.free)
        assert layout.free.contains(hand.game.camera.table_on_screen()), "all of the table is seen above it"
        hand.play_to(ChooseTurn)
    assert "command:activate" in hand.zone_names()


@pytest.mark.parametrize("size", SIZES)
def test_a_question_about_an_attack_hides_neither_of_both(
    size: tuple[int, int],
) -> None:
    scene = Scene(width=30.0, depth=20.0, origin=(15.0, 10.0))
    scene.human("shooter", "alice", (-8, 4), items=["rifle"], ranged=4)
    scene.human("target", "bob", (6, 4), facing=180)
    hand = open_game(setup=scene.setup(), size=size)
    hand.play_to(ChooseAction, "alice")
    hand.figure("target").standing_order = StandingOrder(When.ATTACKED)
    hand.answer(RangedAttack(BlockId("rifle"), FigureId("target"), 1))
    hand.open_curtains()
    assert hand.game.mode.topic == "interrupt"
    card = card_of(hand)
    assert hand.game.layout.bar.colliderect(card)
    assert "command:move" not in hand.zone_names()
    for name in ("shooter", "target"):
        figure = hand.figure(name)
        assert not card.collidepoint(hand.game.camera.to_screen((figure.x, figure.y)))


@pytest.mark.parametrize("size", SIZES)
def test_who_drives_sees_as_far_ahead_as_the_points_pay(size: tuple[int, int]) -> None:
    hand = open_game("post-road", size=size, language="de")
    hand.play_to(ChooseTurn, "alice")
    for answer in (Activate(FigureId("coachman")), Steer(FigureId("coach"), 3), Move(2)):
        hand.answer(answer)
    mode = hand.game.mode
    assert isinstance(mode, DriveMode)
    assert mode.points == 12
    card, coach, camera = card_of(hand), hand.figure("coach"), hand.game.camera
    hidden = [length for length in range(13) if card.collidepoint(camera.to_screen((coach.x + length, coach.y)))]
    assert not hidden


def test_what_is_beyond_the_table_is_no_way_ahead() -> None:
    hand = open_game("post-road")
    hand.play_to(ChooseTurn, "alice")
    for answer in (Activate(FigureId("coachman")), Steer(FigureId("coach"), 3), Move(3)):
        hand.answer(answer)
    mode = hand.game.mode
    assert isinstance(mode, DriveMode)
    coach = hand.figure("coach")
    assert mode.needed() == [(rounded(coach.x + length), coach.y) for length in range(1, 19)]
    mode.game.state.figures[FigureId("coach")].facing = 180.0
    behind = mode.needed()
    assert 0 < len(behind) < 18
    assert all(0.0 <= x <= 44.0 for x, _ in behind)

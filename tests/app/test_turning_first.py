"""Turning a figure before its next action, by keys and by the wheel.  R1.6.2 (freie Ausrichtung)."""

from __future__ import annotations

import pygame
import pytest

from pb12table.app.look.look_mode import LookingMode
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.figures import has_status
from pb12table.systems.pb12.rules.game.answers import Concentrate
from pb12table.systems.pb12.rules.game.events import FigureTurned
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import Status
from pb12table.systems.pb12.window.play.assistant import free_facing
from tests.app.fencers import fencers
from tests.app.helpers import Hand, open_game
from tests.app.pointing import Pointing
from tests.app.test_driving_by_hand import on_the_box
from tests.systems.pb12.expect import blade
from tests.systems.pb12.scene import Scene


def riflemen(near: tuple[float, float] = (0.7, 4.0)) -> Hand:
    """A rifleman, an opponent far ahead of him in the east, and a nearer one."""
    scene = Scene(width=24.0, depth=14.0, origin=(4.0, 4.0))
    scene.human("a", "alice", items=["rifle"], ranged=5)
    scene.human("far", "bob", at=(12.0, 0.0), facing=180.0)
    scene.human("near", "bob", at=near, facing=180.0)
    hand = open_game(setup=scene.setup())
    hand.play_to(ChooseAction, "alice")
    return hand


def turned(hand: Hand) -> list[float]:
    """How figures were turned."""
    return [line.event.facing for line in hand.session.log if isinstance(line.event, FigureTurned)]


def lines(hand: Hand) -> tuple[str, ...]:
    """What the card says above the sum."""
    card = hand.game.mode.card()
    assert card is not None
    return card.lines


@pytest.mark.rule("R1.6.2")
def test_a_figure_turns_before_an_action_that_has_no_target() -> None:
    hand = fencers(5.0)
    before = len(hand.session.entries)
    hand.key(pygame.K_q)
    hand.key(pygame.K_q)
    hand.key(pygame.K_q)
    hand.key(pygame.K_e)
    # Nothing is decided yet, but shown.
    assert len(hand.session.entries) == before
    assert hand.figure("a").facing == 0.0
    assert "Facing at the next action: 30°." in lines(hand)
    shown = {token.body.id: token.body.facing for token in hand.game.paint.picture().tokens}
    assert shown == {"a": 30.0, "b": 180.0}
    hand.key(pygame.K_k)
    assert hand.figure("a").facing == 30.0
    assert hand.figure("a").concentrated
    # It was for that action alone.
    hand.game.commit(Concentrate())
    assert turned(hand) == [30.0]
    assert hand.figure("a").action_points == 1


@pytest.mark.rule("R1.6.2", "R1.4.22")
def test_looking_shows_what_is_seen_after_the_turn() -> None:
    hand = fencers(5.0)
    for _ in range(8):
        hand.key(pygame.K_q)
    hand.key(pygame.K_v)
    mode = hand.game.mode
    assert isinstance(mode, LookingMode)
    looking = mode.looking
    while looking.work():
        pass
    assert looking.seen is not None
    assert [line.state for line in looking.seen.lines] == ["outside"], "b is in front of a, who turns away"
    assert not looking.moved
    assert hand.figure("a").facing == 0.0
    hand.key(pygame.K_v)
    assert "Facing at the next action: 120°." in lines(hand)


@pytest.mark.rule("R1.6.2")
def test_the_wheel_turns_too_and_ending_the_turn_turns_nobody() -> None:
    hand = fencers(5.0)
    hand.game.mode.turn(15.0)
    assert "Facing at the next action: 15°." in lines(hand)
    hand.key(pygame.K_p)
    hand.key(pygame.K_p)
    assert turned(hand) == []


@pytest.mark.rule("R1.6.2", "R1.7.9", "RU065")
def test_who_turns_aside_shoots_past_a_nearer_opponent_he_does_not_see() -> None:
    hand = riflemen()
    hand.key(pygame.K_f)
    mode = Pointing(hand)
    mode.hold("far")
    card = mode.card()
    assert "much nearer" in card.warning
    assert "A figure out of sight does not count: Q and E turn the figure." in card.lines
    hand.key(pygame.K_e)
    assert "Facing at the next action: 345°." in lines(hand)
    assert mode.card().warning == ""
    hand.key(pygame.K_RETURN)
    hand.frames(40)
    assert turned(hand) == [345.0]
    assert hand.figure("a").action_points < 3


@pytest.mark.rule("R1.6.2", "R1.4.22")
def test_an_attacker_turns_only_as_far_as_he_sees_his_target() -> None:
    hand = riflemen(near=(-3.0, 0.0))
    hand.key(pygame.K_f)
    mode = Pointing(hand)
    mode.hold("far")
    for _ in range(8):
        hand.key(pygame.K_e)
    # Half of the target is still inside at 90 degrees.
    preview = mode.preview()
    assert preview.answer.facing == 270.0
    assert "outside the sight angle" in hand.game.toast[0]


@pytest.mark.rule("R1.6.2", "R1.7.16")
def test_who_aims_may_face_beside_the_target() -> None:
    hand = riflemen()
    hand.key(pygame.K_x)
    mode = Pointing(hand)
    mode.hold("far")
    hand.key(pygame.K_q)
    hand.key(pygame.K_RETURN)
    assert turned(hand) == [15.0]
    assert hand.figure("a").aimed_at is not None


@pytest.mark.rule("R1.6.2", "R4.2.1")
def test_whom_a_figure_has_behind_it_is_threatened_after_turning() -> None:
    hand = fencers(-1.0)
    hand.click_zone("command:threaten")
    assert hand.labels("threaten") == ["blade: b (turning to 180°, free action)"]
    hand.click_zone("command:answer-0")
    assert has_status(hand.session.state, FigureId("b"), Status.THREATENED)


@pytest.mark.rule("R1.6.2", "R4.2.1")
def test_where_a_figure_was_turned_to_counts_when_it_threatens() -> None:
    hand = fencers(1.0, blade())
    for _ in range(8):
        hand.key(pygame.K_q)
    hand.key(pygame.K_t, pygame.KMOD_SHIFT)
    assert hand.game.mode.topic != "threaten"
    assert not has_status(hand.session.state, FigureId("b"), Status.THREATENED)
    assert turned(hand) == []


@pytest.mark.rule("R3.0.15")
def test_vehicles_do_not_turn_before_an_action() -> None:
    hand = on_the_box()
    hand.click_zone("command:steer")
    hand.digit(2)
    assert hand.question(ChooseAction).figure == "coach"
    hand.key(pygame.K_q)
    assert "R3.0.15" in hand.game.toast[0]
    assert free_facing(hand.game.controller, FigureId("coach")) is None


@pytest.mark.rule("R1.6.2", "R1.6.4")
def test_an_attacker_who_was_turned_away_from_the_target_turns_to_it_and_says_so() -> None:
    hand = riflemen()
    for _ in range(7):
        hand.key(pygame.K_q)
    hand.key(pygame.K_f)
    mode = Pointing(hand)
    mode.hold("near")
    assert "Facing at the next action: 105°." in lines(hand)
    mode.hold("far")
    hand.game.touch()
    assert "Facing at the next action: 0°." in lines(hand)
    shown = {token.body.id: token.body.facing for token in hand.game.paint.picture().tokens}
    assert shown["a"] == 0.0

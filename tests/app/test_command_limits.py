"""What command actions allow and cost is said before it is refused: the last point, and groups nobody leads."""

from __future__ import annotations

import pygame
import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game.answers import Command
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import CommandKind
from pb12table.systems.pb12.window.modes.moving import MoveMode
from pb12table.window.forms.form_mode import FormMode
from tests.app.helpers import Hand, open_game
from tests.systems.pb12.expect import blade
from tests.systems.pb12.scene import Scene

A, B, C = FigureId("a"), FigureId("b"), FigureId("c")


def to_melee() -> Hand:
    """Alice's a, with two AP, takes part in Melee Attack! far from Bob's b."""
    scene = Scene(width=30.0, depth=14.0, origin=(6.0, 7.0))
    scene.human("a", "alice", blocks=[blade()], initiative=3, command=2, action_points=2)
    scene.human("c", "alice", at=(0.0, 3.0), blocks=[blade()])
    scene.human("b", "bob", at=(16.0, 0.0), facing=180.0)
    hand = open_game(setup=scene.setup())
    hand.play_to(ChooseAction, "alice")
    assert isinstance(hand.session.pending, ChooseAction)
    assert hand.session.pending.figure == A
    return hand


@pytest.mark.rule("R2.1.6", "RU081")
def test_a_move_in_melee_attack_is_offered_only_as_far_as_it_may_go() -> None:
    hand = to_melee()
    hand.answer(Command(CommandKind.MELEE_ATTACK, (A,), ()))
    hand.key(pygame.K_m)
    mode = hand.game.mode
    assert isinstance(mode, MoveMode)
    assert (mode.most, mode.points) == (1, 3)
    assert mode.limit is not None
    mode.finish()
    assert mode.reach is not None
    assert len({area.label for area in mode.reach.areas}) == 1, "the reach of two AP is not shown"
    hand.click_table(11.0, 7.0)
    card = mode.card()
    assert "must keep one AP for its part" in card.warning
    assert mode.action_points() == 1
    hand.key(pygame.K_RETURN)
    hand.game.skip()
    assert hand.figure("a").x == pytest.approx(9.0, abs=0.1)
    assert hand.figure("a").action_points == 1


def test_without_a_command_all_points_may_be_spent() -> None:
    hand = to_melee()
    hand.key(pygame.K_m)
    mode = hand.game.mode
    assert isinstance(mode, MoveMode)
    assert (mode.most, mode.limit) == (2, None)


@pytest.mark.rule("R2.2.2", "R2.2.3", "RU080")
def test_who_leads_no_group_is_told_why_nobody_is_free_and_what_to_do() -> None:
    hand = to_melee()
    hand.key(pygame.K_k, pygame.KMOD_SHIFT)
    mode = hand.game.mode
    assert isinstance(mode, FormMode)
    line = next(line for line in mode.card().lines if "leads no group" in line)
    assert "Appoint a leader" in line
    state = hand.session.state
    group = state.setup.group_of_figure[A]
    state.leaders[group] = A
    hand.game.controller.playback.reset(0)
    hand.game.touch()
    assert not any("leads no group" in line for line in mode.card().lines)


@pytest.mark.rule("R2.1.6")
@pytest.mark.parametrize(
    ("language", "may", "must"),
    [("en", "may be added", "at least one"), ("de", "dürfen", "mindestens einen")],
)
def test_melee_attack_asks_for_one_attack_and_allows_moves(language: str, may: str, must: str) -> None:
    hand = open_game(setup=to_melee().game.setup, language=language)
    words = hand.program.texts("command-action-melee-attack.help")
    assert may in words
    assert must in words

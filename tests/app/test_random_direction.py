"""The player whom the die of a random movement names points in a direction.  R1.5.6, RU045."""

from __future__ import annotations

import pygame
import pytest

from pb12table.kernel.dice import ScriptedDice
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.falling import ChooseDirection
from pb12table.systems.pb12.rules.game.answers import Activate, Ram
from pb12table.systems.pb12.rules.game.requests import ChooseTurn
from pb12table.window.forms.form_mode import FormMode
from tests.app.helpers import Hand, open_game
from tests.systems.pb12.scene import Scene

INITIATIVE = [12, 1]
TARGET = FigureId("target")


def rammed(*dice: int) -> tuple[Hand, FormMode]:
    """Alice's figure at (5, 5) rams Bob's beside it, which looks north; a block stands there."""
    scene = Scene(width=20.0, depth=14.0, origin=(0.0, 0.0))
    scene.human("rammer", "alice", at=(5, 5), facing=0)
    scene.human("target", "bob", at=(5.5, 5), facing=90)
    scene.box((4, 7), (8, 8), height=3.0)
    hand = open_game(setup=scene.setup(), dice=ScriptedDice([*INITIATIVE, *dice]))
    hand.play_to(ChooseTurn, "alice")
    hand.answer(Activate(FigureId("rammer")))
    hand.answer(Ram(TARGET, 0.0))
    hand.frames(3)
    assert isinstance(hand.session.pending, ChooseDirection)
    mode = hand.game.mode
    assert isinstance(mode, FormMode)
    return hand, mode


@pytest.mark.rule("R1.5.6", "RU045")
@pytest.mark.parametrize(("face", "chooser"), [(1, "alice"), (12, "bob")])
def test_a_click_sends_the_figure_that_way(face: int, chooser: str) -> None:
    hand, mode = rammed(face)
    assert hand.session.pending is not None
    assert hand.session.pending.player == chooser
    hand.point_at_table(9.5, 5.0)
    assert (mode.form.values["angle"] + 180.0) % 360.0 == pytest.approx(180.0, abs=1.0)
    [leg] = hand.game.paint.picture().path
    assert leg.end == pytest.approx((8.5, 5.0), abs=0.05)
    hand.click_table(9.5, 5.0)
    target = hand.figure("target")
    assert (target.x, target.y) == pytest.approx((8.5, 5.0), abs=0.05)


@pytest.mark.rule("R1.5.6", "R1.5.5")
def test_a_collision_on_the_way_is_said_before_it_is_chosen() -> None:
    hand, mode = rammed(1)
    hand.point_at_table(5.5, 9.0)
    assert mode.card().warning
    assert hand.game.paint.picture().path[-1].sign == "collision"
    hand.key(pygame.K_RETURN)
    assert isinstance(hand.session.pending, ChooseDirection), "where the mouse rests is no choice"
    assert hand.game.toast[0] == mode.card().warning
    hand.click_table(5.5, 9.0)
    target = hand.figure("target")
    assert target.y == pytest.approx(6.75, abs=0.05)


def test_keys_turn_the_direction() -> None:
    hand, mode = rammed(12)
    before = mode.form.values["angle"]
    hand.key(pygame.K_q)
    assert mode.form.values["angle"] == pytest.approx(before + 15.0)
    hand.key(pygame.K_e)
    assert mode.form.values["angle"] == pytest.approx(before)

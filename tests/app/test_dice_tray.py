"""The tray with the die says who throws, what for and what came of it, and cuts nothing off."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from pb12table.app.game import painting
from pb12table.app.panels.dice_tray import DiceTray, draw_throw, tray_size
from pb12table.app.panels.layout import Surroundings
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game.answers import RangedAttack
from pb12table.systems.pb12.rules.game.events import CheckMade, InitiativeRolled
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.preparations.profiles import BlockId
from pb12table.systems.pb12.window.play.news import throw
from pb12table.texts.locale import Texts
from pb12table.window.kit.canvas import Canvas, width_of
from tests.app.helpers import open_game
from tests.systems.pb12.scene import Scene

FREE = pygame.Rect(200, 50, 1000, 700)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_longest_name_of_a_figure_is_told_whole(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    hand = open_game("smugglers-cove", language=language)
    setup = hand.session.state.setup
    texts = Texts(language)
    text, cut, seen = Canvas.text, [], []

    def measured(canvas: Canvas, place: Any, words: str, size: float, *more: Any, **named: Any) -> pygame.Rect:
        seen.append(words)
        if width_of(words, canvas.px(size), bold=named["bold"]) > named["width"]:
            cut.append(words)
        return text(canvas, place, words, size, *more, **named)

    monkeypatch.setattr(Canvas, "text", measured)
    canvas = Canvas(pygame.Surface((1600, 900)), 1.0, (0, 0))
    for figure in setup.figures:
        made = CheckMade(
            figure=figure.id,
            kind="ranged-check",
            rule="R1.7.10",
            target_number=9,
            modifiers=(),
            face=5,
            passed=False,
        )
        told = throw(texts, setup, made)
        assert told is not None
        tray = pygame.Rect((300, 600), tray_size(canvas, FREE, told))
        draw_throw(canvas, tray, told, 0.0, {})
        assert texts("dice-failed") not in seen, "nothing is told before the die lies still"
        draw_throw(canvas, tray, told, 60.0, {})
        assert texts("dice-failed") in seen
        seen.clear()
    assert cut == []


def test_dice_fall_where_they_hide_nobody_they_are_thrown_for_and_stay_there() -> None:
    canvas, tray, size = Canvas(pygame.Surface((1600, 900)), 1.0, (0, 0)), DiceTray(), (400, 112)
    low = tray.place(canvas, FREE, size, Surroundings(), "first")
    assert low.midbottom == (FREE.centerx, FREE.bottom - 8)
    shooter = pygame.Rect(0, 0, 30, 40)
    shooter.center = low.center
    aside = tray.place(canvas, FREE, size, Surroundings(vital=[shooter]), "first")
    assert not aside.colliderect(shooter)
    assert tray.place(canvas, FREE, size, Surroundings(vital=[shooter.move(500, -500)]), "first") == aside
    assert tray.place(canvas, FREE, size, Surroundings(), "second") == low


def test_dice_rather_lie_over_others_than_over_who_throws_them() -> None:
    canvas, free = Canvas(pygame.Surface((1280, 720)), 1.0, (0, 0)), pygame.Rect(52, 42, 1228, 546)
    thrower, other = pygame.Rect(600, 420, 52, 75), pygame.Rect(604, 160, 48, 76)
    around = Surroundings([other], vital=[thrower])
    assert not DiceTray().place(canvas, free, (650, 112), around, "attack").colliderect(thrower)


@pytest.mark.parametrize("place", [(0.0, -9.0), (-8.0, -9.0), (8.0, -9.0)])
def test_the_die_of_an_attack_hides_neither_who_shoots_nor_who_is_shot_at(place: tuple[float, float]) -> None:
    scene = Scene(width=30.0, depth=20.0, origin=(15.0, 10.0))
    scene.human("shooter", "alice", (0, -4), 270, items=["rifle"], ranged=4, sight_angle=12)
    scene.human("target", "bob", place)
    hand = open_game(setup=scene.setup(), size=(1280, 720), dice_speed="slow")
    hand.play_to(ChooseAction, "alice")
    assert hand.game.commit(RangedAttack(BlockId("rifle"), FigureId("target"), 1))
    seen: list[pygame.Rect] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(painting, "draw_throw", lambda canvas, tray, *more: seen.append(tray))
        for _ in range(40):
            hand.open_curtains()
            hand.frames(1)
            hand.program.draw()
    assert seen
    figures = hand.game.paint.table_card.rooms_of({"shooter", "target"})
    assert len(figures) == 2
    assert all(tray.collidelist(figures) < 0 for tray in seen)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_die_that_breaks_a_tie_does_not_seem_to_be_the_initiative(written: list[str], language: str) -> None:
    setup, texts = open_game("smugglers-cove", language=language).session.state.setup, Texts(language)
    canvas = Canvas(pygame.Surface((1600, 900)), 1.0, (0, 0))
    thrown = InitiativeRolled(player=setup.players[0].id, face=11, initiative=4, tie=True)
    shown = throw(texts, setup, thrown)
    assert shown is not None
    written.clear()
    draw_throw(canvas, pygame.Rect((300, 600), tray_size(canvas, FREE, shown)), shown, 60.0, {})
    told = " ".join(written)
    assert texts("dice-tie") in written
    assert "11" in told
    assert "4" not in told
    assert texts("dice-initiative") not in written

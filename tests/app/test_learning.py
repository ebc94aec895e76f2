"""Tutorials in the window: each is played to its end through its own screens, left, and taken up again."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from pb12table.app.play.lesson import ZONE, Lesson, box_height, read_notes
from pb12table.app.program import Program
from pb12table.app.screens.start import StartScreen
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game.events import CommandGiven
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.texts.locale import LANGUAGES, Language
from pb12table.tutorials import tutorial_files
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.keys import Settings
from pb12table.window.screens.dialogs import Message, PickOne
from tests.app.helpers import Hand

TUTORIALS = tutorial_files()
FIRST = TUTORIALS["pb12/first-steps"]
MOST = 120


@pytest.fixture
def hand(own_home: None) -> Hand:
    return somebody()


def somebody(language: Language = "en", size: tuple[int, int] = (1280, 720)) -> Hand:
    program = Program(Settings(language=language, dice_speed="none"), size)
    program.to_start()
    hand = Hand(program)
    hand.frames()
    return hand


def lesson(hand: Hand) -> Lesson:
    found = hand.game.lesson
    assert found is not None
    return found


def press(hand: Hand, button: str) -> None:
    """Click a button of the box as it is painted now."""
    hand.program.draw()
    zone = next(zone for zone in reversed(hand.game.zones) if zone.name == f"{ZONE}{button}")
    hand.click(zone.rect.center)
    hand.frames(3)


def go_on(hand: Hand) -> None:
    """Do what the present step waits for: read on, press a key, or let it be shown."""
    course = lesson(hand).course
    until = course.step.form.until
    if course.is_read:
        hand.key(pygame.K_RETURN)
    elif until is not None and until.command is not None:
        hand.game.press_command(until.command)
        hand.frames(3)
    else:
        press(hand, "show")


def check_room(hand: Hand) -> None:
    """The box, as it is painted now, has room for all of its words and buttons over the table."""
    hand.program.draw()
    game = hand.game
    box = next(zone.rect for zone in game.zones if zone.name == "panel:lesson")
    said = lesson(hand).said(game.texts, hand.program.settings)
    canvas = Canvas(pygame.Surface(hand.program.size), hand.program.scale, (-1, -1))
    column = pygame.Rect(box.left, box.top, box.w, game.layout.free.h)
    assert box.h == box_height(canvas, column, said), lesson(hand).course.step.id
    assert game.layout.free.contains(box)


@pytest.mark.parametrize("name", TUTORIALS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.pairs
def test_each_tutorial_is_played_to_its_end(own_home: None, name: str, language: Language) -> None:
    hand = somebody(language)
    hand.program.teach(TUTORIALS[name])
    hand.frames(3)
    course, seen = lesson(hand).course, list[str]()
    for _ in range(MOST):
        if course.is_over:
            break
        if course.step.id not in seen:
            seen.append(course.step.id)
            said = lesson(hand).said(hand.game.texts, hand.program.settings)
            assert said.text
            assert "{" not in said.text
            assert "lesson-" not in said.title + said.text
            check_room(hand)
        go_on(hand)
    assert course.is_over
    assert seen == [step.id for step in course.tutorial.steps]
    assert read_notes()[name].is_over
    press(hand, "close")
    assert hand.game.lesson is None
    assert hand.session.pending is not None


def test_the_first_steps_are_taken_by_hand(hand: Hand) -> None:
    hand.program.teach(FIRST)
    hand.frames(3)
    course = lesson(hand).course
    hand.key(pygame.K_a)
    assert hand.game.toast == (hand.game.texts("lesson-read-first"), True)
    press(hand, "next")
    assert course.step.id == "look-around"
    hand.key(pygame.K_l)
    assert course.step.id == "activate"
    hand.key(pygame.K_w)
    assert hand.game.toast == (hand.game.texts("lesson-not-yet"), True)
    hand.click_table(3.5, 9.0)
    hand.key(pygame.K_a)
    hand.frames(3)
    assert course.step.id == "sheet"
    hand.key(pygame.K_RETURN)
    assert course.step.id == "cover"
    hand.key(pygame.K_m)
    hand.click(hand.game.camera.to_screen((5.7, 8.9)))
    hand.key(pygame.K_RETURN)
    hand.frames(6)
    assert course.step.id == "shoot"
    hand.question(ChooseAction)


def test_a_step_can_be_begun_again_and_undone(hand: Hand) -> None:
    hand.program.teach(FIRST)
    hand.frames(3)
    course = lesson(hand).course
    while course.step.id != "shoot":
        go_on(hand)
    go_on(hand)
    assert course.step.id == "numbers"
    length = len(hand.session.entries)
    hand.game.go_back(course.begins[-2])
    hand.frames(3)
    assert course.step.id == "shoot"
    press(hand, "show")
    assert course.step.id == "numbers"
    assert len(hand.session.entries) == length


def test_a_tutorial_is_left_and_taken_up_where_it_was(hand: Hand) -> None:
    hand.program.teach(FIRST)
    hand.frames(3)
    while lesson(hand).course.step.id != "numbers":
        go_on(hand)
    press(hand, "leave")
    hand.on_top(StartScreen)
    hand.program.teach(FIRST)
    hand.frames()
    assert "7" in hand.on_top(Message).text
    hand.key(pygame.K_RETURN)
    hand.frames(4)
    course = lesson(hand).course
    assert course.step.id == "numbers"
    for _ in range(MOST):
        if course.is_over:
            break
        go_on(hand)
    assert course.is_over


def test_the_start_screen_offers_tutorials_and_help_does(hand: Hand) -> None:
    hand.key(pygame.K_t, pygame.KMOD_CTRL)
    hand.on_top(PickOne)
    hand.key(pygame.K_RETURN)
    hand.frames(4)
    assert lesson(hand).course.tutorial.id == "pb12/first-steps"
    hand.key(pygame.K_F1)
    hand.program.draw()
    painted = hand.program._painted
    assert painted is not None
    assert any(zone.name == "tutorial" for zone in painted.zones)


def test_a_faulty_tutorial_is_told_and_nothing_is_lost(hand: Hand, tmp_path: Path) -> None:
    for path in FIRST.parent.glob("*.toml"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    faulty = tmp_path / FIRST.name
    faulty.write_text(faulty.read_text("utf-8").replace("show-all-sight", "show-nothing"), "utf-8")
    hand.program.teach(faulty)
    hand.frames()
    assert "there is no command show-nothing" in hand.on_top(Message).text
    hand.key(pygame.K_RETURN)
    assert isinstance(hand.top, StartScreen)


def test_only_the_way_on_is_urged_not_leaving_nor_being_shown(hand: Hand) -> None:
    hand.program.teach(FIRST)
    hand.frames(3)
    texts, settings = hand.game.texts, hand.program.settings
    assert lesson(hand).said(texts, settings).is_urged
    hand.key(pygame.K_RETURN)
    alone = lesson(hand).said(texts, settings)
    assert [name for name, *_ in alone.buttons] == ["leave"]
    assert not alone.is_urged
    hand.key(pygame.K_l)
    shown = lesson(hand).said(texts, settings)
    assert [name for name, *_ in shown.buttons] == ["show", "again", "leave"]
    assert not shown.is_urged


def test_an_order_with_the_captain_is_sent_back_so_that_nobody_is_stuck(hand: Hand) -> None:
    hand.program.teach(FIRST)
    hand.frames(3)
    course = lesson(hand).course
    while course.step.id != "order":
        go_on(hand)
    # The tile is behind the one with the rest: that one lights up.
    hand.program.draw()
    names = {zone.name for zone in hand.game.zones}
    assert "command:command" not in names
    rest = next(zone.rect for zone in hand.game.zones if zone.name == "command:more-tiles")
    assert lesson(hand).is_bright
    assert hand.program.surface.get_at((rest.centerx, rest.top - 1))[:3] == theme.ACCENT
    hand.game.press_command("command")
    hand.frames(3)
    hand.key(pygame.K_4)
    hand.key(pygame.K_RETURN)
    assert hand.game.toast == (hand.game.texts("lesson-not-yet"), True)
    hand.click_table(3.5, 4.5)
    hand.key(pygame.K_RETURN)
    hand.frames(3)
    called = next(line.event for line in hand.session.log if isinstance(line.event, CommandGiven))
    assert called.participants == (FigureId("topman"),)

"""Lines to type into take nothing that cannot be seen, held keys repeat in them alone, a failing dialog goes alone."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pb12table.app.game.screen import GameScreen
from pb12table.app.main import _loop
from pb12table.app.program import Program
from pb12table.app.screens.load import LoadScreen
from pb12table.app.screens.overview import PlayerNames
from pb12table.app.screens.start import StartScreen
from pb12table.files.forms.basics import as_name, seen
from pb12table.files.problems import FileProblem
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.keys import Settings, load_settings, save_settings, settings_file
from pb12table.window.layout.nodes import Field
from pb12table.window.layout.painting import FontLetters, Look, paint
from pb12table.window.layout.placing import Rect, filled
from pb12table.window.layout.text_line import TextLine
from pb12table.window.screens.dialogs import AskText, Curtain, Message
from tests.app.helpers import SIZE, Hand, open_game
from tests.app.test_player_names import at_the_start, choose

ZERO_WIDTH = ["\u200b", "\u2068", "\u202e", "\ufeff", "\u00ad", "\ufe0f", "\u0301", "\u3164", "\x1b", "\ud800"]


def asked(text: str) -> tuple[Hand, AskText]:
    """A question with a line that has the focus."""
    hand = Hand(Program(Settings(language="en"), SIZE))
    question = AskText(hand.program, "Name", text, "Yes", lambda _: None)
    hand.program.open(question)
    hand.program.draw()
    return hand, question


def type_at_once(hand: Hand, words: str) -> None:
    """Type some letters at once, as an input method does."""
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=words))
    hand.frames()
    hand.program.draw()


@pytest.mark.parametrize("letter", ZERO_WIDTH)
@pytest.mark.parametrize(("text", "is_marked"), [("", False), ("Ada", True), ("Ada", False)])
def test_a_letter_without_a_width_breaks_no_line(letter: str, text: str, is_marked: bool) -> None:
    hand, question = asked(text)
    if not is_marked:
        hand.key(pygame.K_END)
    type_at_once(hand, letter)
    type_at_once(hand, f"x{letter}y")
    for key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_BACKSPACE, pygame.K_HOME, pygame.K_DELETE):
        hand.key(key)
        hand.program.draw()
    assert seen(question.text) == question.text


@settings(max_examples=60)
@given(st.text(st.characters() | st.sampled_from(ZERO_WIDTH), max_size=12), st.text(st.characters(), max_size=6))
def test_whatever_is_typed_over_whatever_stands_there_can_be_painted(text: str, typed: str) -> None:
    line = TextLine(text, 10)
    canvas = Canvas(pygame.Surface((200, 40)), 1.0, (-1, -1))
    layout = filled(Field("name"), Rect(0, 0, 200, 40), 1.0, FontLetters())
    line.select_all()
    for letter in (*typed, ""):
        line.insert(letter)
        paint(canvas, layout, Look("name", {"name": line}))
    line.delete(-1)
    paint(canvas, layout, Look("name", {"name": line}))
    assert len(line.text) <= 10
    assert seen(line.text) == line.text


@pytest.mark.parametrize("letter", ZERO_WIDTH)
def test_a_zero_width_letter_in_the_dialog_of_names_leaves_it_open(letter: str) -> None:
    hand = at_the_start(player_names=["Ute", ""])
    names = choose(hand, "smugglers-cove")
    for _ in range(2):
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        hand.frames()
        hand.key(pygame.K_TAB)
    assert hand.top is names
    hand.key(pygame.K_RETURN)
    assert all(player.name == as_name(player.name) != "" for player in hand.game.setup.players)
    assert hand.game.controller.save is not None


def test_names_of_a_settings_file_are_cleaned() -> None:
    path = settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text('{"player_names": ["\\u202eKai\\u200b", "\\u0007", "\\u2068"]}', encoding="utf-8")
    assert load_settings(path).player_names == ["Kai", "", ""]


@pytest.mark.parametrize(
    "keys", [(pygame.K_TAB,), (pygame.K_DOWN,), (pygame.K_UP,), (pygame.K_F2,), (pygame.K_F2, pygame.K_TAB)]
)
def test_keys_in_the_frame_in_which_the_dialog_of_names_opens_are_for_it(keys: tuple[int, ...]) -> None:
    hand = at_the_start()
    start = hand.on_top(StartScreen)
    number = next(number for number, known in enumerate(start.shown) if known.id == "smugglers-cove")
    for key in (pygame.K_1 + number, *keys):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    hand.frames()
    names = hand.on_top(PlayerNames)
    assert names.focus == ("name:1" if keys[-1] != pygame.K_F2 else "name:0")
    assert names.by_program[0] == ("steady" if pygame.K_F2 in keys else "")


def test_the_digit_that_opens_the_dialog_of_names_is_no_letter_of_a_name() -> None:
    hand = at_the_start()
    start = hand.on_top(StartScreen)
    number = next(number for number, known in enumerate(start.shown, 1) if known.id == "smugglers-cove")
    digit: dict[str, Any] = {"key": pygame.K_0 + number, "mod": 0, "unicode": str(number)}
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, **digit))
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=str(number)))
    hand.frames()
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=str(number)))  # as long as it is held
    hand.frames()
    assert hand.on_top(PlayerNames).lines["name:0"].text == ""
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=digit["key"], mod=0))
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, **digit))
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=str(number)))
    hand.frames()
    assert hand.on_top(PlayerNames).lines["name:0"].text == str(number)


# -- a failing dialog -----------------------------------------------------------------------------------------


def in_the_loop(program: Program, frames: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the loop of the program go round so many times."""
    left = iter(range(frames))
    real = program.frame

    def frame(seconds: float) -> None:
        if next(left, None) is None:
            program.running = False
        else:
            real(seconds)

    monkeypatch.setattr(program, "frame", frame)
    # What is there would be left alone for ever, by the tests that follow, too.
    monkeypatch.setattr("gc.freeze", lambda: None)
    _loop(program)
    program.running = True
    monkeypatch.setattr(program, "frame", real)


@pytest.mark.usefixtures("every_frame")
@pytest.mark.parametrize("where", ["handle", "update", "draw", "close"])
def test_a_dialog_that_fails_goes_and_the_game_stays(
    where: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    hand = open_game()
    game, asked = hand.game, hand.session.pending
    dialog = AskText(hand.program, "Name", "", "Yes", lambda _: None)
    hand.program.open(dialog)
    hand.frames()

    def fail(*_: Any) -> None:
        raise AssertionError("in the dialog")

    monkeypatch.setattr(dialog, where, fail)
    if where == "close":
        monkeypatch.setattr(dialog, "update", fail)
    hand.program._dirty = True
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a"))
    with caplog.at_level(logging.ERROR):
        in_the_loop(hand.program, 3, monkeypatch)
    assert "in the dialog" in caplog.text
    assert dialog not in hand.program.screens
    assert hand.game is game
    assert hand.session.pending is asked
    assert "the dialog was closed" in hand.on_top(Message).text
    hand.key(pygame.K_RETURN)
    assert isinstance(hand.top, Curtain)
    assert hand.game is game
    assert hand.program.failures == 1


def test_what_a_dialog_sets_going_may_fail_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: str) -> None:
        raise KeyError("later")

    hand = open_game()
    hand.program.open(AskText(hand.program, "Name", "x", "Yes", fail))
    hand.frames()
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    in_the_loop(hand.program, 2, monkeypatch)
    assert isinstance(hand.program.screens[0], GameScreen)
    assert isinstance(hand.top, Message)


def test_where_the_game_itself_fails_the_way_leads_to_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> None:
        raise ValueError("in the game")

    hand = open_game()
    hand.key(pygame.K_RETURN)
    assert hand.shows(hand.game)
    monkeypatch.setattr(hand.game, "update", fail)
    monkeypatch.setattr(hand.game, "close", fail)
    in_the_loop(hand.program, 2, monkeypatch)
    assert isinstance(hand.program.screens[0], StartScreen)
    assert "you can continue it" in hand.on_top(Message).text


# -- a full disk ----------------------------------------------------------------------------------------------


def test_settings_on_a_full_disk_name_their_file(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    hand = Hand(Program(Settings(language="en"), SIZE))
    hand.program.to_start()
    monkeypatch.setattr("pb12table.files.places.os.fsync", full)
    hand.program.apply_settings()
    assert str(settings_file()) in hand.on_top(Message).text
    with pytest.raises(FileProblem) as caught:
        save_settings(Settings(), settings_file())
    assert caught.value.file == str(settings_file())


def test_a_program_with_bad_files_in_every_folder_opens_its_start_screen() -> None:
    folder = settings_file().parent
    for name in ("content/items", "content/profiles", "content/cards", "scenarios", "forces", "saves", "drafts"):
        (folder / name).mkdir(parents=True)
        for ending in (".toml", ".pb12save"):
            (folder / name / f"bad{ending}").write_bytes(b"\x00\xff broken")
    (folder / "content" / "terrain.toml").write_text("broken")
    (folder / "unfinished.txt").write_bytes(b"x" * 5000 + b"\x00")
    (folder / "settings.json").write_text("[" * 100)
    hand = at_the_start()
    start = hand.on_top(StartScreen)
    assert len(start.scenarios) >= 6
    assert {Path(problem.file).parent.name for problem in start.problems} == {
        "items", "profiles", "cards", "scenarios", "forces", "content"
    }  # fmt: skip
    hand.key(pygame.K_p, pygame.KMOD_CTRL)
    assert hand.on_top(Message).text.count("bad.toml") == 5
    hand.key(pygame.K_ESCAPE)
    hand.key(pygame.K_F9)
    hand.frames()
    assert isinstance(hand.top, LoadScreen)

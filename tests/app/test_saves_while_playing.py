"""What is said in the window when a save is lost, open in another window, or led elsewhere by other rules."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest
from filelock import FileLock

from pb12table.app.game.commands import LOOK_AFTER_SAVE
from pb12table.app.game.screen import GameScreen
from pb12table.app.main import run
from pb12table.app.play.games import clear_what_was_left, unfinished_save
from pb12table.app.program import Program
from pb12table.app.screens.load import LoadScreen
from pb12table.app.watching import WatchScreen
from pb12table.cli.main import run as run_command
from pb12table.files.places import UNFINISHED, saves_folder, user_folder
from pb12table.files.saves.loading import load_save
from pb12table.files.saves.resuming import resume
from pb12table.kernel.dice import TypedDice
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.texts.locale import LANGUAGES, Language
from pb12table.window.kit.keys import Settings
from pb12table.window.screens.dialogs import Message
from tests.app.helpers import SECONDS, SIZE, Hand

OLD = Path(__file__).parents[1] / "files" / "edition_1"


def playing(language: Language = "en") -> Hand:
    """The first turn of a game that is saved."""
    hand = Hand(Program(Settings(language=language, dice_speed="none", hints=False), SIZE))
    hand.program.play("smugglers-cove")
    hand.frames()
    hand.play_to(ChooseTurn, "alice")
    return hand


def save_of(hand: Hand) -> Path:
    save = hand.game.controller.save
    assert save is not None
    return save.path


def decide(hand: Hand) -> None:
    """Give some answer."""
    hand.game.select(next(iter(hand.game.setup.figure_by_id)))
    hand.key(pygame.K_a)


def wait(hand: Hand) -> None:
    """Let the time pass in which nobody decides anything."""
    with hand.unpainted():
        hand.frames(round(LOOK_AFTER_SAVE / SECONDS) + 1)


@contextmanager
def open_in_another_window(save: Path) -> Iterator[None]:
    """Hold the lock as another program does."""
    with FileLock(save.with_name(f".{save.name}.lock"), timeout=0):
        yield


def is_whole(hand: Hand) -> bool:
    """Whether the save that is written now tells the whole game."""
    return load_save(save_of(hand)).journal() == hand.session.entries


# -- a lost save ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_removed_save_is_said_before_anything_is_decided_and_written_anew(language: Language) -> None:
    hand = playing(language)
    path = save_of(hand)
    path.unlink()
    wait(hand)
    told = hand.on_top(Message)
    assert str(path) in told.text
    assert told.title == hand.program.texts("save-lost-title")
    hand.key(pygame.K_RETURN)
    assert hand.shows(hand.game)
    assert hand.game.toast == (hand.program.texts("save-anew-done", file=path.name), False)
    assert (save_of(hand), is_whole(hand)) == (path, True)
    decide(hand)
    assert isinstance(hand.session.pending, ChooseAction)
    assert hand.shows(hand.game)
    assert is_whole(hand)
    assert resume(load_save(path), TypedDice()).entries == hand.session.entries


def test_a_lost_save_is_said_when_something_is_decided() -> None:
    hand = playing()
    path = save_of(hand)
    shutil.rmtree(path.parent)
    decide(hand)
    assert "folder" in hand.on_top(Message).text
    hand.key(pygame.K_RETURN)
    assert hand.shows(hand.game)
    assert is_whole(hand), "with what was decided"
    assert unfinished_save() == save_of(hand), "it is gone on with at the next start"


def test_for_whom_the_program_plays_is_not_lost_with_the_save() -> None:
    hand = playing()
    path = save_of(hand)
    path.unlink()
    hand.game.controller.seat(PlayerId("bob"), "careful")
    hand.frames(1)
    hand.on_top(Message)
    hand.key(pygame.K_RETURN)
    assert load_save(path).header.by_program == {"bob": "careful"}


@pytest.mark.parametrize("harm", ["cut", "replaced", "written"])
def test_what_lies_in_the_place_of_a_save_stays_there(harm: str) -> None:
    hand = playing()
    path = save_of(hand)
    data = path.read_bytes()
    if harm == "replaced":
        path.unlink()
    path.write_bytes({"cut": data[:-50], "replaced": data, "written": data + b"{}\n"}[harm])
    there = path.read_bytes()
    decide(hand)
    hand.on_top(Message)
    hand.key(pygame.K_RETURN)
    assert save_of(hand) != path
    assert is_whole(hand)
    assert path.read_bytes() == there
    assert unfinished_save() == save_of(hand)


def test_who_does_not_want_it_now_is_asked_at_the_next_decision_and_not_before() -> None:
    hand = playing()
    path = save_of(hand)
    path.unlink()
    wait(hand)
    hand.on_top(Message)
    hand.key(pygame.K_ESCAPE)
    wait(hand)
    assert hand.shows(hand.game)
    assert not path.exists()
    decide(hand)
    hand.on_top(Message)
    hand.key(pygame.K_RETURN)
    assert is_whole(hand)


def test_a_save_that_cannot_be_written_anew_is_said_and_offered_again(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = playing()
    shutil.rmtree(save_of(hand).parent)
    decide(hand)
    saves_folder().rmdir()
    (user_folder() / "saves").write_bytes(b"")
    hand.key(pygame.K_RETURN)
    assert hand.on_top(Message).title == hand.program.texts("dialog-problem-title")
    hand.key(pygame.K_RETURN)
    assert hand.shows(hand.game)
    (user_folder() / "saves").unlink()
    hand.answer(next(iter(hand.question(ChooseAction).hints(hand.session.state))))
    hand.frames()
    hand.on_top(Message)
    hand.key(pygame.K_RETURN)
    assert is_whole(hand)


# -- two windows ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_is_open_in_another_window_is_offered_to_be_watched(language: Language) -> None:
    hand = playing(language)
    decide(hand)
    path, entries = save_of(hand), len(hand.session.entries)
    hand.program.to_start()
    hand.frames()
    with open_in_another_window(path):
        before = path.read_bytes()
        hand.key(pygame.K_RETURN)
        told = hand.on_top(Message)
        assert told.title == hand.program.texts("open-elsewhere-title")
        assert str(path) in told.text
        hand.key(pygame.K_RETURN)
        assert hand.on_top(WatchScreen).viewing.end == entries
        assert path.read_bytes() == before
    hand.program.to_start()
    hand.frames()
    hand.key(pygame.K_RETURN)
    assert type(hand.top) is GameScreen, "it can be gone on with once the other window is closed"


def test_in_the_list_a_game_of_another_window_is_neither_named_nor_deleted() -> None:
    hand = playing()
    decide(hand)
    path = save_of(hand)
    hand.program.to_start()
    with open_in_another_window(path):
        hand.program.open_load()
        hand.frames()
        saves = hand.on_top(LoadScreen)
        assert [game.is_elsewhere for game in saves.games] == [True]
        for key in (pygame.K_F2, pygame.K_DELETE):
            hand.key(key)
            assert hand.shows(saves)
        hand.key(pygame.K_RETURN)
        assert hand.on_top(Message).title == hand.program.texts("open-elsewhere-title")
    hand.program.to_start()
    hand.program.open_load()
    hand.frames()
    hand.key(pygame.K_DELETE)
    hand.on_top(Message)


def test_a_kept_game_can_be_played_in_two_windows() -> None:
    hand = playing()
    decide(hand)
    hand.key(pygame.K_F5)
    kept = next(path for path in saves_folder().iterdir() if path.stem.endswith("-kept"))
    with open_in_another_window(kept):
        hand.program.load(kept)
        hand.frames()
        assert save_of(hand) != kept


def test_one_goes_on_with_the_game_that_is_open_in_this_window() -> None:
    hand = playing()
    path = save_of(hand)
    hand.program.load(path)
    hand.frames()
    assert type(hand.top) is GameScreen
    assert save_of(hand) == path
    wait(hand)
    assert type(hand.top) is GameScreen
    decide(hand)
    assert is_whole(hand)


# -- other rules ----------------------------------------------------------------------------------------------


@pytest.fixture
def moved(tmp_path: Path) -> Path:
    """An old save whose game today's rules lead elsewhere in its second round."""
    path = Path(shutil.copy(OLD / "open-field.pb12save", tmp_path))
    lines = path.read_text(encoding="utf-8").splitlines()
    number = max(number for number, line in enumerate(lines) if '"digest"' in line) - 4
    number = next(n for n in range(number, len(lines)) if '"digest"' in lines[n])
    lines[number] = json.dumps({**json.loads(lines[number]), "digest": "0000"})
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_other_rules_led_elsewhere_is_played_on_from_there(moved: Path, language: Language) -> None:
    hand = Hand(Program(Settings(language=language, dice_speed="none", hints=False), SIZE))
    hand.program.to_start()
    before = moved.read_bytes()
    hand.program.load(moved)
    hand.frames()
    told = hand.on_top(Message)
    texts = hand.program.texts
    assert told.title == texts("rules-changed-title")
    assert told.text.endswith(texts("load-part-rules-text"))
    hand.key(pygame.K_RETURN)
    assert hand.on_top(Message).text == texts("notice-rules-changed")
    hand.key(pygame.K_RETURN)
    hand.play_to(ChooseTurn)
    assert save_of(hand) != moved
    assert is_whole(hand)
    assert moved.read_bytes() == before


@pytest.mark.parametrize("way", ["load", "watch"])
def test_a_game_that_other_rules_led_elsewhere_is_watched_up_to_there(moved: Path, way: str) -> None:
    hand = Hand(Program(Settings(language="en", dice_speed="none", hints=False), SIZE))
    hand.program.to_start()
    if way == "load":
        hand.program.load(moved)
    else:
        hand.program.watch(moved)
    hand.frames()
    told = hand.on_top(Message)
    told.press(str([label for label, _ in told._ways].index("Watch up to there")))
    hand.frames()
    watching = hand.on_top(WatchScreen)
    entries = load_save(moved).journal()
    assert 0 < watching.viewing.end < len(entries)
    assert entries[watching.viewing.end - 1].digest is not None


# -- from the command line, and at the start ------------------------------------------------------------------


@pytest.mark.parametrize("way", ["load", "watch"])
def test_the_command_line_offers_what_can_be_done(moved: Path, way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    def looked(program: Program) -> None:
        top = program.screens[-1]
        seen.append(top.title if isinstance(top, Message) else type(top).__name__)

    monkeypatch.setattr("pb12table.app.main._loop", looked)
    monkeypatch.setattr("pb12table.app.watching.PATIENCE", 60.0)
    # Other tests go on with the fonts.
    monkeypatch.setattr(pygame, "quit", lambda: None)
    assert (run(load=moved) if way == "load" else run(watch=moved)) == 0
    with open_in_another_window(moved):
        assert (run(load=moved) if way == "load" else run(watch=moved)) == 0
    whole = Path(shutil.copy(OLD / "open-field.pb12save", moved.with_name("whole.pb12save")))
    with open_in_another_window(whole):
        assert (run(load=whole) if way == "load" else run(watch=whole)) == 0
    if way == "load":
        assert seen == ["The rules have changed", "Open elsewhere", "Open elsewhere"]
    else:
        assert seen == ["The rules have changed", "The rules have changed", "WatchScreen"]


def test_what_a_killed_program_has_left_is_cleared_at_the_start() -> None:
    left = [
        saves_folder() / ".x.pb12save.lock",
        saves_folder() / f".x.pb12save-12345678{UNFINISHED}",
        user_folder() / f".settings.json-12345678{UNFINISHED}",
        user_folder() / "drafts" / f".y.toml-12345678{UNFINISHED}",
    ]
    for path in left:
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"")
    clear_what_was_left()
    assert not any(path.exists() for path in left)


def test_a_save_that_is_named_like_a_scenario_is_gone_on_with(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[tuple[str | None, Path | None]] = []

    def looked(scenario: str | None, load: Path | None, *_: object, **__: object) -> int:
        opened.append((scenario, load))
        return 0

    monkeypatch.setattr("pb12table.app.main.run", looked)
    assert run_command(["play", "games/evening.pb12save"]) == 0
    assert run_command(["play", "evening.toml"]) == 0
    assert opened == [(None, Path("games/evening.pb12save")), ("evening.toml", None)]

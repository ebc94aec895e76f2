"""Packs by hand: one is picked, installed and removed, and the start screen knows at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pygame
import pytest

from pb12table.app.packs.composing import ComposeScreen
from pb12table.app.packs.installed import FoldersOfPacks, PackFiles, PacksScreen
from pb12table.app.program import Program
from pb12table.app.screens.base import Working
from pb12table.app.screens.start import StartScreen
from pb12table.files.installing import check_pack
from pb12table.files.own import keep_entry
from pb12table.files.packs import installed_packs
from pb12table.files.places import scenarios_folder, user_packs_folder
from pb12table.files.reading import read_toml
from pb12table.files.scenario import own_scenarios_folder
from pb12table.files.writing import write_scenario
from pb12table.window.kit.keys import Settings
from pb12table.window.screens.dialogs import FileList, Message
from tests.app.helpers import SIZE, Hand
from tests.files.packs import WEAPONS, folder_of, harbour, zip_of


@pytest.fixture
def home(own_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user's folder with a pack in a .zip file, a broken one, and the folder of one that can be made."""
    folder = tmp_path / "packs"
    folder_of(harbour(), folder / "mine")
    zip_of(harbour(), folder / "harbour.zip")
    zip_of(harbour() | {"w6/content/weapons.toml": WEAPONS.replace("harbour-", "")}, folder / "broken.zip")
    monkeypatch.setattr(Path, "home", lambda: folder)
    return folder


@pytest.fixture
def hand(home: Path) -> Iterator[Hand]:
    """Somebody who looks at the packs, over the start screen."""
    program = Program(Settings(language="en", dice_speed="none"), SIZE)
    program.to_start()
    hand = Hand(program)
    hand.frames(2)
    hand.key(pygame.K_a, pygame.KMOD_CTRL)
    hand.on_top(PacksScreen)
    yield hand
    program.close()


def settle(hand: Hand, is_done: Callable[[], bool]) -> None:
    """Show frames until something beside them is done."""
    until = monotonic() + 60.0
    while not is_done() and monotonic() < until:
        sleep(0.01)
        hand.frames(1)
    assert is_done()


def picked(hand: Hand, kind: type[FileList[Any]], name: str) -> None:
    """Pick a file of the list on top, and wait until what is done with it is done."""
    files = hand.on_top(kind)
    files.press(str([path.name for path in files.entries].index(name)))
    settle(hand, lambda: not isinstance(hand.program.screens[-1], Working))


@pytest.mark.screen("PacksScreen", "PackFiles")
def test_a_pack_is_installed_from_a_file_and_removed_again(hand: Hand) -> None:
    start = next(screen for screen in hand.program.screens if isinstance(screen, StartScreen))
    hand.key(pygame.K_i)
    listed = hand.on_top(PackFiles)
    settle(hand, lambda: len(listed.glances) == 2)
    told = {path.name: listed._about(path) for path in listed.entries if path in listed.glances}
    assert told["harbour.zip"] == "The Harbour · Ada · In it: one scenario, one file of content and 2 pictures."
    assert "harbour-" in told["broken.zip"]
    picked(hand, PackFiles, "harbour.zip")
    assert "installed" in hand.on_top(Message).text
    hand.key(pygame.K_RETURN)
    assert "harbour-quay" in [scenario.id for scenario in start.scenarios]
    hand.key(pygame.K_DELETE)
    assert "Saved games" in hand.on_top(Message).text
    hand.key(pygame.K_RETURN)
    assert installed_packs(), "of what cannot be taken back Enter is a no"
    hand.key(pygame.K_DELETE)
    hand.on_top(Message).press("0")
    assert not installed_packs()
    assert "harbour-quay" not in [scenario.id for scenario in start.scenarios]
    hand.key(pygame.K_ESCAPE)
    hand.on_top(StartScreen)


def test_a_broken_pack_is_refused_in_a_sentence_and_nothing_changes(hand: Hand) -> None:
    hand.key(pygame.K_i)
    picked(hand, PackFiles, "broken.zip")
    assert "must begin with harbour-" in hand.on_top(Message).text
    hand.key(pygame.K_RETURN)
    assert not hand.on_top(PacksScreen).packs
    assert not installed_packs()


@pytest.mark.screen("FoldersOfPacks")
def test_a_pack_is_made_of_a_folder(hand: Hand, home: Path) -> None:
    hand.key(pygame.K_f)
    folders = hand.on_top(FoldersOfPacks)
    folders.press(str([path.name for path in folders.entries].index("mine")))
    picked(hand, FoldersOfPacks, "pack.toml")
    assert str(home / "mine.zip") in hand.on_top(Message).text
    assert (home / "mine.zip").is_file()


def test_a_pack_that_has_broken_stands_there_with_its_reason(hand: Hand, home: Path) -> None:
    hand.key(pygame.K_i)
    picked(hand, PackFiles, "harbour.zip")
    hand.key(pygame.K_RETURN)
    (user_packs_folder() / "harbour" / "w6" / "content" / "weapons.toml").write_text("[[weapon", encoding="utf-8")
    (user_packs_folder() / "bare").mkdir()
    hand.key(pygame.K_ESCAPE)
    hand.key(pygame.K_a, pygame.KMOD_CTRL)
    screen = hand.on_top(PacksScreen)
    assert [name for name, _ in screen.packs] == ["harbour", "bare"]
    assert {*screen.problems} == {"harbour", "bare"}


@pytest.fixture
def composing(hand: Hand) -> ComposeScreen:
    """The dialog for a pack of one's own, somebody has a weapon and a scenario with it."""
    gaff = {"id": "gaff", "name": "gaff", "damage": {"strength": 1, "penetration": 0}, "melee_modifier": 0}
    keep_entry("pb12", "items", "item", gaff)
    folder = own_scenarios_folder("pb12")
    folder.mkdir(parents=True, exist_ok=True)
    document = read_toml(scenarios_folder() / "smugglers-cove.toml")
    document["figure"][0]["items"] = ["gaff"]
    write_scenario(folder / "low-tide.toml", {**document, "name": "Low Tide"})
    hand.key(pygame.K_m)
    return hand.on_top(ComposeScreen)


def write(hand: Hand, text: str) -> None:
    for letter in text:
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        hand.frames(1)


@pytest.mark.screen("ComposeScreen")
def test_a_pack_is_composed_by_marks_and_installed(hand: Hand, composing: ComposeScreen, home: Path) -> None:
    write(hand, "Low Water")
    assert composing.lines["name"].text == "lowwater", "as the title"
    scenario = next(n for n, one in enumerate(composing.everything) if one.sort == "scenarios")
    composing.press(f"mark:{scenario}")
    assert [one.id for one in composing.needed] == ["gaff"]
    for key, text in (("author", "Ada"), ("licence", "CC0")):
        composing.set_focus(key)
        write(hand, text)
    composing.accept()
    settle(hand, lambda: not isinstance(hand.program.screens[-1], Working))
    assert str(home / "lowwater.zip") in hand.on_top(Message).text
    assert check_pack(home / "lowwater.zip").content == 1
    hand.key(pygame.K_RETURN)
    hand.on_top(PacksScreen)


def test_what_is_wrong_with_a_pack_is_said_at_its_field_and_nothing_is_lost(
    hand: Hand, composing: ComposeScreen, home: Path
) -> None:
    write(hand, "Low Water")
    composing.set_focus("name")
    write(hand, " 2!")
    composing.lines["folder"].set(str(home / "nowhere"))
    composing.accept()
    assert set(composing.wrong) == {"name", "author", "licence", ""}
    assert composing.wrong["name"].startswith("2 to 16 small letters")
    composing.lines["name"].set("low")
    for key, text in (("author", "Ada"), ("licence", "CC0")):
        composing.set_focus(key)
        write(hand, text)
        assert key not in composing.wrong, "it is no longer said once something is typed"
    composing.press("all:scenarios")
    composing.accept()
    assert set(composing.wrong) == {"folder"}
    assert (composing.lines["title"].text, len(composing.chosen)) == ("Low Water", 1)
    hand.key(pygame.K_ESCAPE)
    assert "will be lost" in hand.on_top(Message).text
    hand.key(pygame.K_RETURN)
    hand.on_top(ComposeScreen)

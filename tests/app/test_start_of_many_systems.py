"""The start screen, the list of saves and the forces with more than one rule system, one of which is a toy."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pygame
import pytest

from pb12table.app.editor.screen import EditScreen
from pb12table.app.program import Program
from pb12table.app.screens.load import LoadScreen
from pb12table.app.screens.player_names import PlayerNames
from pb12table.app.screens.start import EVERY, StartScreen
from pb12table.files.places import saves_folder, user_system_folder
from pb12table.files.save import SaveFile
from pb12table.files.scenario import load_scenario
from pb12table.systems import known
from pb12table.window.kit.settings import Settings
from pb12table.window.screens.asking import PickOne
from pb12table.window.screens.dialogs import Message
from tests.app.helpers import SIZE, Hand
from tests.systems.table_of_systems import MEADOW, knowing

DASH = "tests.systems.dash"
HEDGE = """
format = 1
system = "dash"
content = "terrain"
[[kind]]
id = "hedge"
name = "hedge"
height = 1.0
"""


@pytest.fixture
def hand(own_home: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hand]:
    """Somebody at the start screen of a program that knows Pb-12 and the toy."""
    folder = user_system_folder("dash") / "scenarios"
    folder.mkdir(parents=True)
    shutil.copyfile(MEADOW, folder / "meadow.toml")
    content = user_system_folder("dash") / "content"
    content.mkdir()
    (content / "terrain.toml").write_text(HEDGE, encoding="utf-8")
    with knowing(dash=DASH):
        program = Program(Settings(language="en", dice_speed="none"), SIZE)
        program.to_start()
        found = Hand(program)
        found.frames()
        yield found


def at_start(hand: Hand) -> StartScreen:
    return hand.on_top(StartScreen)


def click(hand: Hand, name: str) -> None:
    """Click the middle of something of the screen on top."""
    top = hand.top
    assert isinstance(top, StartScreen | LoadScreen)
    top.show(name)
    hand.click(top.layout.place_of(name).center)


def systems_shown(start: StartScreen) -> list[str]:
    return list(dict.fromkeys(scenario.system for scenario in start.shown))


def test_scenarios_stand_together_by_their_system_which_is_named(hand: Hand, shown: list[str]) -> None:
    start = at_start(hand)
    assert start.systems == ["pb12", "dash"]
    assert systems_shown(start) == ["pb12", "dash"]
    hand.program.draw()
    assert {"All games", "Pb-12"} <= set(shown)


def test_the_scenarios_of_one_system_are_seen_alone_by_mouse_and_by_keys(hand: Hand) -> None:
    start = at_start(hand)
    click(hand, "system:dash")
    assert systems_shown(start) == ["dash"]
    hand.key(pygame.K_RIGHT)
    assert start.system == EVERY
    hand.key(pygame.K_RIGHT)
    assert systems_shown(start) == ["pb12"]
    hand.key(pygame.K_LEFT)
    hand.key(pygame.K_LEFT)
    assert systems_shown(start) == ["dash"]
    hand.program.to_start()
    assert at_start(hand).system == "dash", "as it was left"


def test_the_toy_is_begun_and_the_program_plays_it_without_styles(hand: Hand) -> None:
    click(hand, "system:dash")
    hand.key(pygame.K_1, typed="1")
    names = hand.on_top(PlayerNames)
    assert names.seated == ("", "random")
    hand.key(pygame.K_F2)
    assert names.by_program[0] == "random"


def test_what_cannot_be_played_here_says_so(hand: Hand, shown: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    scenario = load_scenario("meadow")
    save = SaveFile.create(saves_folder() / "meadow.pb12save", scenario, "seeded", {})
    save.close()
    monkeypatch.setattr(type(known.system("dash")), "window", "")
    click(hand, "system:dash")
    hand.program.draw()
    assert "cannot be played in this window" in " ".join(shown)
    hand.key(pygame.K_1, typed="1")
    message = hand.on_top(Message)
    assert "cannot be played in this window" in message.text
    hand.key(pygame.K_ESCAPE)
    hand.program.play("meadow")
    assert "in this window" in hand.on_top(Message).text
    hand.key(pygame.K_ESCAPE)
    hand.key(pygame.K_F9)
    shown.clear()
    hand.program.draw()
    assert any("cannot be played in this window" in line for line in shown)
    hand.key(pygame.K_RETURN)
    assert "in this window" in hand.on_top(Message).text


def test_a_new_layout_is_of_the_system_that_is_shown_or_picked(hand: Hand) -> None:
    hand.key(pygame.K_n, pygame.KMOD_CTRL)
    picked = hand.on_top(PickOne)
    assert [value for value, _ in picked.options] == ["pb12", "dash"]
    hand.key(pygame.K_2, typed="2")
    assert isinstance(hand.top, EditScreen), getattr(hand.top, "text", "")
    editor = hand.top
    assert editor.bench.document["system"] == "dash"
    assert editor.bench.path.parent == user_system_folder("dash") / "scenarios"
    hand.key(pygame.K_f, pygame.KMOD_CTRL)
    assert "no forces are put together" in hand.on_top(Message).text

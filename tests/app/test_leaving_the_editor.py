"""Leaving a layout that is not saved: save it first, leave it unsaved, or stay."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from pb12table.app.program import Program
from pb12table.app.screens.start import StartScreen
from pb12table.files.places import scenarios_folder, user_scenarios_folder
from pb12table.files.reading import read_toml
from pb12table.texts.locale import LANGUAGES, Language, Texts
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, wrapped
from pb12table.window.kit.keys import Settings
from pb12table.window.screens.dialogs import AskText, Message
from tests.app.builder import Builder, at_the_editor, terrain

HOUSE = {"kind": "building", "rectangle": [8.0, 6.0, 3.0, 2.0]}
TEXTS = Texts("en")


@pytest.fixture
def builder(own_home: Path) -> Iterator[Builder]:
    yield from at_the_editor(user_scenarios_folder())


def leave(builder: Builder, answer: str) -> None:
    """Build a house, go to the start screen, and answer the question."""
    builder.screen.bench.add("terrain", "house", dict(HOUSE))
    builder.screen.commands.press("edit-leave")
    builder.click(builder.buttons()[TEXTS(answer)].center)


def is_at_the_start(builder: Builder) -> bool:
    return isinstance(builder.program.screens[-1], StartScreen)


def test_who_saves_first_finds_what_was_built(builder: Builder) -> None:
    path = builder.screen.bench.path
    leave(builder, "edit-leave-save")
    assert is_at_the_start(builder)
    assert [piece["id"] for piece in read_toml(path)["terrain"]] == ["house"]


def test_enter_saves_first(builder: Builder) -> None:
    path = builder.screen.bench.path
    builder.screen.bench.add("terrain", "house", dict(HOUSE))
    builder.screen.commands.press("edit-leave")
    builder.key(pygame.K_RETURN)
    assert is_at_the_start(builder)
    assert path.exists()


def test_who_leaves_it_unsaved_loses_it(builder: Builder) -> None:
    path = builder.screen.bench.path
    leave(builder, "edit-leave-unsaved")
    assert is_at_the_start(builder)
    assert not path.exists()


def test_who_stays_goes_on_building(builder: Builder) -> None:
    leave(builder, "card-cancel")
    assert [piece["id"] for piece in terrain(builder)] == ["house"]
    builder.screen.commands.press("edit-leave")
    builder.key(pygame.K_ESCAPE)
    assert [piece["id"] for piece in terrain(builder)] == ["house"]


def test_a_layout_of_the_program_gets_a_name_first_and_is_left_then(own_home: Path) -> None:
    program = Program(Settings(language="en"), (1600, 900))
    program.edit(str(scenarios_folder() / "smugglers-cove.toml"))
    builder = Builder(program)
    builder.frames()
    leave(builder, "edit-leave-save")
    asking = program.screens[-1]
    assert isinstance(asking, AskText)
    builder.key(pygame.K_RETURN)
    assert is_at_the_start(builder)
    saved = read_toml(user_scenarios_folder() / "smugglers-cove.toml")
    assert saved["terrain"][-1]["id"] == "house"


def test_the_window_closes_once_the_layout_is_saved(builder: Builder) -> None:
    path = builder.screen.bench.path
    builder.screen.bench.add("terrain", "house", dict(HOUSE))
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    builder.frames()
    assert builder.program.running
    builder.key(pygame.K_RETURN)
    assert (builder.program.running, path.exists()) == (False, True)


def test_what_cannot_be_saved_is_not_left(builder: Builder) -> None:
    path = builder.screen.bench.path
    path.parent.parent.mkdir(parents=True, exist_ok=True)
    path.parent.write_text("a file where the folder should be")
    leave(builder, "edit-leave-save")
    told = builder.program.screens[-1]
    assert isinstance(told, Message)
    assert str(path.parent) in told.text.replace("\u200b", "")
    builder.key(pygame.K_RETURN)
    assert [piece["id"] for piece in terrain(builder)] == ["house"]
    assert not builder.screen.bench.history.is_saved


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.pairs
def test_three_ways_lie_whole_on_the_question_in_any_letters(own_home: Path, language: Language, scale: int) -> None:
    for builder in at_the_editor(user_scenarios_folder(), language, (1280, 720), scale):
        builder.screen.bench.add("terrain", "house", dict(HOUSE))
        builder.screen.commands.press("edit-leave")
        ways = builder.buttons()
        top = builder.program.screens[-1]
        assert isinstance(top, Message)
        texts = Texts(language)
        assert list(ways) == [texts("edit-leave-save"), texts("edit-leave-unsaved"), texts("card-cancel")]
        canvas = Canvas(builder.program.surface, builder.program.scale, (0, 0))
        for label, button in ways.items():
            is_gold = label == texts("edit-leave-save")
            assert len(wrapped(label, canvas.px(theme.NORMAL), button.w - canvas.px(16), is_gold)) == 1
            assert pygame.Rect(0, 0, 1280, 720).contains(button)
            assert button.collidelist([other for other in ways.values() if other is not button]) == -1

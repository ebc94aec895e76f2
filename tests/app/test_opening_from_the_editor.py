"""Opening another layout from inside the editor: nothing unsaved is lost, and what cannot be read is told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from pb12table.app.editor.filing.filing import EditMenu
from pb12table.app.editor.screen import EditScreen
from pb12table.files.places import user_scenarios_folder
from pb12table.files.reading import read_toml
from pb12table.texts.locale import Texts
from pb12table.window.screens.dialogs import AskText, Message, PickOne
from tests.app.builder import Builder, at_the_editor

HOUSE = {"kind": "building", "rectangle": [8.0, 6.0, 3.0, 2.0]}
TEXTS = Texts("en")


@pytest.fixture
def builder(own_home: Path) -> Iterator[Builder]:
    yield from at_the_editor(user_scenarios_folder())


def offered(builder: Builder) -> PickOne:
    """The list of layouts, opened by the menu as by hand."""
    builder.screen.press_command("edit-menu")
    builder.frames()
    menu = builder.program.screens[-1]
    assert isinstance(menu, EditMenu)
    builder.click(menu.layout.place_of("edit-open").center)
    found = builder.program.screens[-1]
    assert isinstance(found, PickOne)
    return found


def pick(builder: Builder, label: str) -> None:
    """Pick what has that in its line, by arrows and Enter."""
    shown = offered(builder)
    wanted = next(number for number, (_, line) in enumerate(shown.options) if label in line)
    for _ in range(wanted - shown.marked):
        builder.key(pygame.K_DOWN)
    for _ in range(shown.marked - wanted):
        builder.key(pygame.K_UP)
    builder.key(pygame.K_RETURN)


def test_another_layout_is_opened_and_the_key_does_it_too(builder: Builder) -> None:
    pick(builder, "Governor")
    assert builder.screen.bench.path.name == "governors-quay.toml"
    assert len(builder.document["terrain"]) > 20
    builder.key(pygame.K_o, pygame.KMOD_CTRL)
    assert isinstance(builder.program.screens[-1], PickOne)
    builder.key(pygame.K_ESCAPE)
    assert builder.screen.bench.path.name == "governors-quay.toml"


def test_the_own_layouts_come_first_and_the_open_one_is_marked(builder: Builder) -> None:
    builder.screen.commands.press("edit-save")
    path = builder.screen.bench.path
    shown = offered(builder)
    assert shown.options[0] == (str(path), "Yard (yard.toml)")
    assert shown.marked == 0
    assert shown.options[-1][1] == TEXTS("edit-open-elsewhere")


@pytest.mark.parametrize(("answer", "is_kept"), [("edit-leave-save", True), ("edit-leave-unsaved", False)])
def test_what_is_not_saved_is_asked_about(builder: Builder, answer: str, is_kept: bool) -> None:
    path = builder.screen.bench.path
    builder.screen.bench.add("terrain", "house", dict(HOUSE))
    pick(builder, "Governor")
    assert isinstance(builder.program.screens[-1], Message)
    builder.click(builder.buttons()[TEXTS(answer)].center)
    assert builder.screen.bench.path.name == "governors-quay.toml"
    assert path.exists() is is_kept
    if is_kept:
        assert [piece["id"] for piece in read_toml(path)["terrain"]] == ["house"]


def test_who_stays_goes_on_building(builder: Builder) -> None:
    builder.screen.bench.add("terrain", "house", dict(HOUSE))
    pick(builder, "Governor")
    builder.key(pygame.K_ESCAPE)
    assert builder.screen.bench.path.name == "yard.toml"
    assert not builder.screen.bench.history.is_saved


@pytest.mark.slow_but("None")
@pytest.mark.parametrize("text", [None, "format = ["])
def test_a_file_that_cannot_be_read_is_told_before_anything_is_asked(
    builder: Builder, tmp_path: Path, text: str | None
) -> None:
    path = tmp_path / "old.toml"
    if text is not None:
        path.write_text(text, encoding="utf-8")
    builder.screen.bench.add("terrain", "house", dict(HOUSE))
    pick(builder, TEXTS("edit-open-elsewhere"))
    asked = builder.program.screens[-1]
    assert isinstance(asked, AskText)
    builder.type(str(path))
    told = builder.program.screens[-1]
    assert isinstance(told, Message)
    assert "old.toml" in told.text
    builder.key(pygame.K_RETURN)
    again = builder.program.screens[-1]
    assert isinstance(again, AskText)
    assert again.text == str(path), "what was mistyped can be mended"
    builder.frames()
    builder.click(again.layout.place_of("back").center)
    assert isinstance(builder.program.screens[-1], EditScreen)
    assert builder.screen.bench.path.name == "yard.toml"


def test_a_file_that_is_dropped_onto_the_question_is_taken(builder: Builder, tmp_path: Path) -> None:
    builder.screen.commands.press("edit-save")
    path = tmp_path / "elsewhere.toml"
    path.write_bytes(builder.screen.bench.path.read_bytes())
    pick(builder, TEXTS("edit-open-elsewhere"))
    builder.frames()
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    builder.frames()
    builder.key(pygame.K_RETURN)
    assert builder.screen.bench.path == path


def test_a_layout_with_something_wrong_in_it_is_listed_and_can_be_mended(builder: Builder) -> None:
    folder = user_scenarios_folder()
    folder.mkdir(parents=True, exist_ok=True)
    head = 'format = 1\nsystem = "pb12"\nname = "Torn"\n[table]\nwidth = 20\ndepth = 14\n'
    wrong = head + '[[terrain]]\nid = "a"\nkind = "?"\n'
    (folder / "torn.toml").write_text(wrong, encoding="utf-8")
    pick(builder, "Torn")
    assert builder.screen.bench.path.name == "torn.toml"
    assert len(builder.screen.bench.sketch.faulty) == 1

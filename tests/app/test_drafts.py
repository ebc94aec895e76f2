"""Unsaved work on a layout survives the program: it is kept aside, offered again, and never touches the file."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from datetime import date
from pathlib import Path

import pygame
import pytest

from pb12table.app.editor.filing.filing import empty_layout, free_layout_path, new_layout_path
from pb12table.app.editor.screen import EditScreen
from pb12table.app.play import games
from pb12table.app.play.games import DraftKeeper, all_drafts, draft_of
from pb12table.app.program import Program
from pb12table.app.screens.start import StartScreen
from pb12table.files.places import user_scenarios_folder
from pb12table.files.reading import read_toml
from pb12table.files.writing import write_scenario
from pb12table.window.kit.keys import Settings
from pb12table.window.screens.dialogs import Message, PickOne
from tests.app.builder import Builder

YARD = empty_layout("Yard", 20.0, 14.0)
HOUSE = {"id": "house", "kind": "building", "rectangle": [8.0, 6.0, 3.0, 2.0]}


def built(folder: Path) -> tuple[Builder, Path]:
    """Somebody who has opened a saved layout."""
    path = folder / "yard.toml"
    write_scenario(path, YARD)
    program = Program(Settings(language="en"), (1600, 900))
    program.edit(str(path))
    builder = Builder(program)
    builder.frames()
    return builder, path


def kept(path: Path) -> games.Draft:
    """What is kept of a layout, as soon as it is."""
    end = time.monotonic() + 20.0
    while (draft := draft_of(path)) is None and time.monotonic() < end:
        time.sleep(0.02)
    assert draft is not None
    return draft


def add_house(builder: Builder) -> None:
    builder.screen.bench.add("terrain", "house", {key: value for key, value in HOUSE.items() if key != "id"})


def closed(builder: Builder) -> None:
    for screen in builder.program.screens:
        screen.close()


def test_what_is_built_is_kept_aside_without_a_frame_and_the_file_stays_as_it_is(tmp_path: Path) -> None:
    builder, path = built(tmp_path)
    before = path.read_bytes()
    add_house(builder)
    draft = kept(path)
    assert draft.document["terrain"] == [HOUSE]
    assert draft.document == builder.document
    assert draft.layout == path
    assert path.read_bytes() == before
    closed(builder)


def test_closing_in_the_middle_of_a_step_keeps_it(tmp_path: Path) -> None:
    builder, path = built(tmp_path)
    add_house(builder)
    closed(builder)
    draft = draft_of(path)
    assert draft is not None
    assert draft.document["terrain"] == [HOUSE]


@pytest.mark.parametrize("how", ["save", "undo", "leave"])
def test_what_is_saved_or_thrown_away_is_kept_no_longer(how: str, tmp_path: Path) -> None:
    builder, path = built(tmp_path)
    add_house(builder)
    kept(path)
    if how == "save":
        builder.screen.press_command("edit-save")
    elif how == "undo":
        builder.screen.bench.undo()
    else:
        builder.screen.commands.press("edit-leave")
        builder.click(builder.buttons()[builder.program.texts("edit-leave-unsaved")].center)
        assert isinstance(builder.program.screens[-1], StartScreen)
    assert all_drafts() == []
    closed(builder)
    assert all_drafts() == []
    assert read_toml(path).get("terrain", []) == ([HOUSE] if how == "save" else [])


def test_under_a_new_name_nothing_is_left_of_the_draft_under_the_old_one(tmp_path: Path) -> None:
    builder, path = built(tmp_path)
    add_house(builder)
    kept(path)
    builder.screen.commands.filing.save_as("Other yard")
    assert builder.screen.bench.path != path
    assert all_drafts() == []
    builder.screen.bench.add("terrain", "hut", {"kind": "hut", "rectangle": [2.0, 2.0, 1.0, 1.0]})
    assert kept(builder.screen.bench.path).layout == builder.screen.bench.path
    closed(builder)


@pytest.mark.format("draft")
@pytest.mark.screen("EditScreen", "Message")
def test_opening_the_layout_offers_it_and_undo_goes_back_to_the_file(tmp_path: Path) -> None:
    builder, path = built(tmp_path)
    add_house(builder)
    closed(builder)
    builder, _ = built(tmp_path)
    question = builder.program.screens[-1]
    assert isinstance(question, Message)
    assert question.title == "Continue where you stopped?"
    builder.key(pygame.K_RETURN)
    assert builder.document["terrain"] == [HOUSE]
    assert not builder.screen.bench.history.is_saved
    builder.screen.bench.undo()
    assert builder.document == read_toml(path)
    closed(builder)


def test_who_opens_the_file_as_saved_loses_the_draft_only_by_changing_something(tmp_path: Path) -> None:
    builder, path = built(tmp_path)
    add_house(builder)
    closed(builder)
    builder, _ = built(tmp_path)
    builder.key(pygame.K_ESCAPE)
    assert builder.document == read_toml(path)
    closed(builder)
    draft = draft_of(path)
    assert draft is not None
    assert draft.document["terrain"] == [HOUSE]


def test_a_file_saved_at_once_is_newer_than_a_draft_nobody_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    builder, path = built(tmp_path)
    add_house(builder)
    closed(builder)
    monkeypatch.setattr(games, "STILL", 10.0)  # nothing is written in between
    builder, _ = built(tmp_path)
    builder.key(pygame.K_ESCAPE)
    builder.screen.bench.add("terrain", "hut", {"kind": "hut", "rectangle": [2.0, 2.0, 1.0, 1.0]})
    builder.screen.press_command("edit-save")
    closed(builder)
    assert all_drafts() == []
    assert len(read_toml(path)["terrain"]) == 1


@pytest.mark.parametrize("how", ["opened", "built on"])
def test_a_draft_that_says_what_the_file_says_is_thrown_away(how: str, tmp_path: Path) -> None:
    builder, path = built(tmp_path)
    add_house(builder)
    draft = kept(path)
    closed(builder)
    write_scenario(path, draft.document)
    program = Program(Settings(language="en"), (1600, 900))
    program.edit(str(path)) if how == "opened" else program.build_on(draft)
    screen = program.screens[-1]
    assert isinstance(screen, EditScreen)
    assert (screen.notice[0], screen.bench.history.is_saved) == ("", True)
    assert all_drafts() == []
    screen.close()


def test_a_new_layout_of_the_same_name_leaves_a_draft_alone(tmp_path: Path) -> None:
    path = free_layout_path("Yard")
    keeper = DraftKeeper()
    keeper.keep(YARD, path)
    keeper.close()
    builder, _ = built(tmp_path)
    builder.screen.commands.filing.begin("Yard")
    assert builder.screen.bench.path.stem == f"{path.stem}-2"
    assert draft_of(path) is not None
    closed(builder)


@pytest.mark.skipif(sys.platform != "linux", reason="only there paths need not be text")
def test_a_path_that_is_no_text_is_told_as_one_nothing_is_kept_for(tmp_path: Path) -> None:
    keeper = DraftKeeper()
    keeper.keep(YARD, tmp_path / "y\udcffrd.toml")
    keeper.close()
    assert keeper.lost


@pytest.mark.screen("StartScreen")
def test_the_start_screen_offers_it_also_for_a_layout_that_was_never_saved(tmp_path: Path) -> None:
    program = Program(Settings(language="en"), (1600, 900))
    path = new_layout_path()
    program.edit_document(YARD, path)
    builder = Builder(program)
    add_house(builder)
    program.survive()
    assert new_layout_path() != path
    builder.key(pygame.K_RETURN)
    start = program.screens[-1]
    assert isinstance(start, StartScreen)
    assert len(start.drafts) == 1
    program.draw()
    zone = next(zone for zone in start.layout.hits() if zone.name == "draft")
    builder.click(zone.rect.center)
    assert builder.document["terrain"] == [HOUSE]
    assert builder.screen.bench.path == path
    builder.screen.press_command("edit-save")
    assert read_toml(path)["terrain"] == [HOUSE]
    assert all_drafts() == []
    closed(builder)


def test_the_start_screen_leads_to_every_editor_by_keys(tmp_path: Path) -> None:
    program = Program(Settings(language="en"), (1600, 900))
    builder = Builder(program)
    path = new_layout_path()
    program.to_start()
    # To the scenarios of the first rule system, of which a new layout is then.
    builder.key(pygame.K_RIGHT)

    def built_with(key: int) -> EditScreen:
        program.to_start()
        builder.key(key, pygame.KMOD_CTRL)
        screen = program.screens[-1]
        assert isinstance(screen, EditScreen)
        return screen

    assert built_with(pygame.K_2).bench.path.stem == "village-green"
    assert built_with(pygame.K_n).bench.path == path
    add_house(builder)
    assert built_with(pygame.K_d).bench.document["terrain"] == [HOUSE]
    closed(builder)


def test_what_is_wrong_with_layouts_is_told_by_a_key(own_home: Path) -> None:
    folder = user_scenarios_folder()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "torn.toml").write_text("name = ")
    program = Program(Settings(language="en"), (1600, 900))
    builder = Builder(program)
    program.to_start()
    builder.key(pygame.K_p, pygame.KMOD_CTRL)
    message = program.screens[-1]
    assert isinstance(message, Message)
    assert "torn.toml" in message.text
    builder.key(pygame.K_RETURN)
    (folder / "torn.toml").unlink()
    program.to_start()
    builder.key(pygame.K_p, pygame.KMOD_CTRL)
    assert isinstance(program.screens[-1], StartScreen), "there is nothing to tell"


@pytest.mark.screen("PickOne")
def test_of_several_drafts_one_is_picked(tmp_path: Path) -> None:
    for name in ("one", "two"):
        keeper = DraftKeeper()
        keeper.keep({**YARD, "name": name}, tmp_path / f"{name}.toml")
        keeper.close()
    program = Program(Settings(language="de"), (1600, 900))
    program.to_start()
    start = program.screens[-1]
    assert isinstance(start, StartScreen)
    start.press("draft")
    picking = program.screens[-1]
    assert isinstance(picking, PickOne)
    assert all(str(date.today().year) in label for _, label in picking.options)
    picking.press("1")
    screen = program.screens[-1]
    assert isinstance(screen, EditScreen)
    assert screen.bench.document["name"] in ("one", "two")
    screen.close()


def test_a_long_drag_is_written_now_and_then_and_its_end_always(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "STILL", 10.0)
    monkeypatch.setattr(games, "LONGEST", 0.2)
    keeper, path = DraftKeeper(), tmp_path / "yard.toml"
    keeper.keep({**YARD, "name": "begun"}, path)
    assert kept(path).document["name"] == "begun"
    keeper.keep({**YARD, "name": "ended"}, path)
    keeper.close()
    assert kept(path).document["name"] == "ended"


def test_what_cannot_be_kept_is_told(tmp_path: Path) -> None:
    builder, _ = built(tmp_path)
    (tmp_path / "pb12table").mkdir(exist_ok=True)
    (tmp_path / "pb12table" / "drafts").write_text("no folder", encoding="utf-8")
    add_house(builder)
    end = time.monotonic() + 20.0
    while not builder.screen.notice[1] and time.monotonic() < end:
        builder.frames(1)
        time.sleep(0.02)
    assert "could not keep your unsaved work" in builder.screen.notice[0]
    closed(builder)


def test_a_draft_that_cannot_be_read_is_none(tmp_path: Path) -> None:
    builder, path = built(tmp_path)
    add_house(builder)
    kept(path).file.write_bytes(b"\xff\xfe nothing")
    assert draft_of(path) is None
    assert all_drafts() == []
    closed(builder)


KILLED = """
import sys, time
from pathlib import Path
from pb12table.app.editor.workbench import Workbench
from pb12table.files.content import load_content
from pb12table.files.places import user_scenarios_folder
from pb12table.files.reading import read_toml
path = Path(sys.argv[1])
bench = Workbench(read_toml(path), load_content(), path)
bench.add("terrain", "house", {"kind": "building", "rectangle": [8.0, 6.0, 3.0, 2.0]})
print("built", flush=True)
time.sleep(60)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal there")
def test_a_program_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "yard.toml"
    write_scenario(path, YARD)
    running = subprocess.Popen(
        [sys.executable, "-c", KILLED, str(path)],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(Path.cwd())},
    )
    try:
        assert running.stdout is not None
        assert running.stdout.readline() == b"built\n"
        kept(path)
    finally:
        running.send_signal(signal.SIGKILL)
        running.communicate()
    draft = draft_of(path)
    assert draft is not None
    assert draft.document["terrain"] == [HOUSE]

"""A layout is played from the editor at once, and the editor is still there afterwards, as it was."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from pb12table.app.editor.screen import EditScreen
from pb12table.app.game.commands import GameMenu
from pb12table.app.game.screen import GameScreen
from pb12table.app.look.screen import LookScreen
from pb12table.app.play.games import draft_of
from pb12table.app.program import Program
from pb12table.app.screens.closing import READ_AFTER, Closing
from pb12table.app.screens.start import StartScreen
from pb12table.files.places import saves_folder, user_scenarios_folder
from pb12table.files.reading import read_toml
from pb12table.files.scenario import find_scenario
from pb12table.files.writing import write_scenario
from pb12table.systems.pb12.rules.game.requests import ChooseTurn
from pb12table.window.kit.keys import Settings
from pb12table.window.play.base import EndedMode
from tests.app.helpers import Hand


@pytest.fixture
def hand(tmp_path: Path) -> Hand:
    """Somebody who has built something and plays on it at once."""
    path = tmp_path / "own-cove.toml"
    write_scenario(path, read_toml(find_scenario("smugglers-cove")))
    program = Program(Settings(language="en"), (1280, 720))
    program.edit(str(path))
    editor = program.screens[-1]
    assert isinstance(editor, EditScreen)
    editor.bench.add("terrain", "crate", {"kind": "crates", "rectangle": [11.0, 2.0, 1.0, 1.0]})
    editor.press_command("edit-play")
    made = Hand(program)
    made.frames()
    return made


def pressed(hand: Hand, label: str) -> None:
    """Press a button of the game's menu."""
    hand.program.open(GameMenu(hand.program, hand.game))
    hand.frames()
    menu = hand.program.screens[-1]
    assert isinstance(menu, GameMenu)
    menu.press(str([entry.words for entry in menu.entries()].index(label)))
    hand.frames()


def without_players(folder: Path) -> Program:
    """The editor with a layout that has nothing but terrain, as after importing a map."""
    path = folder / "map.toml"
    write_scenario(path, {
        "format": 1, "system": "pb12", "name": "Map", "table": {"width": 20.0, "depth": 12.0},
        "terrain": [{"id": "house", "kind": "building", "rectangle": [8.0, 4.0, 3.0, 3.0]}],
    })  # fmt: skip
    program = Program(Settings(language="en"), (1280, 720))
    program.edit(str(path))
    return program


def test_a_layout_without_players_can_be_looked_at_with_ghosts_of_two_sides(tmp_path: Path) -> None:
    program = without_players(tmp_path)
    editor = program.screens[-1]
    assert isinstance(editor, EditScreen)
    editor.press_command("edit-look")
    looking = program.screens[-1]
    assert isinstance(looking, LookScreen)
    program.draw()
    template = looking.commands.templates[next(iter(looking.commands.templates))]
    for side, x in (("1", 3.0), ("2", 17.0)):
        looking.press_command(f"owner:{side}")
        looking.looking.take(template)
        looking.looking.hover((x, 10.0))
        looking.looking.click((x, 10.0))
    program.draw()
    owners = {str(figure.player) for figure in looking.looking.state.setup.figures}
    assert owners == {"1", "2"}


def test_who_wants_to_play_without_players_is_told_where_they_are_added(tmp_path: Path) -> None:
    program = without_players(tmp_path)
    editor = program.screens[-1]
    assert isinstance(editor, EditScreen)
    editor.press_command("edit-play")
    assert program.screens[-1] is editor
    assert editor.notice == ("A game needs two players: Forces (Ctrl F) adds them, each with an entry zone.", True)


def test_the_menu_leads_back_to_the_editor_with_its_history(hand: Hand) -> None:
    assert isinstance(hand.game, GameScreen)
    assert any(piece.id == "crate" for piece in hand.game.setup.battlefield.pieces)
    pressed(hand, "Back to the editor")
    (editor,) = hand.program.screens
    assert isinstance(editor, EditScreen)
    assert not editor.bench.history.is_saved, "playing saves nothing"
    assert editor.bench.undo() == "add-terrain"
    assert pygame.display.get_caption()[0].startswith("Smugglers' Cove: ")


def test_another_game_from_the_closing_screen_goes_back_there_too(hand: Hand) -> None:
    editor = hand.program.screens[0]
    assert isinstance(editor, EditScreen)
    hand.program.finish(hand.game.controller, str(editor.bench.path))
    closing = hand.program.screens[-1]
    assert isinstance(closing, Closing)
    closing.press("again")
    assert [type(screen) for screen in hand.program.screens] == [EditScreen, GameScreen]
    hand.program.open(Closing(hand.program, hand.game.controller, None))
    hand.program.screens[-1].update(READ_AFTER)
    hand.key(pygame.K_RETURN)
    assert [type(screen) for screen in hand.program.screens] == [EditScreen]


def test_the_table_after_the_end_leads_back_there_too(hand: Hand) -> None:
    hand.game.mode = EndedMode(hand.game)
    assert [tile.label for tile in hand.game.mode.tiles()] == ["Result", "To the editor"]
    assert hand.game.mode.press("on")
    assert [type(screen) for screen in hand.program.screens] == [EditScreen]


@pytest.mark.screen("GameMenu")
def test_a_game_that_is_not_from_the_editor_leads_to_the_start(tmp_path: Path) -> None:
    program = Program(Settings(language="en"), (1280, 720))
    program.play("smugglers-cove")
    hand = Hand(program)
    hand.frames()
    hand.program.open(GameMenu(hand.program, hand.game))
    hand.frames()
    menu = hand.program.screens[-1]
    assert isinstance(menu, GameMenu)
    assert "Back to the editor" not in [entry.words for entry in menu.entries()]
    program.open(Closing(program, hand.game.controller, None))
    hand.program.screens[-1].update(READ_AFTER)
    hand.key(pygame.K_RETURN)
    assert [type(screen) for screen in program.screens] == [StartScreen]


def test_a_changed_layout_of_the_program_is_played_as_it_is_and_nothing_is_saved() -> None:
    program = Program(Settings(language="en"), (1280, 720))
    program.edit("smugglers-cove")
    editor = program.screens[-1]
    assert isinstance(editor, EditScreen)
    before = editor.bench.path.read_bytes()
    editor.bench.add("terrain", "crate", {"kind": "crates", "rectangle": [11.0, 2.0, 1.0, 1.0]})
    editor.press_command("edit-play")
    hand = Hand(program)
    hand.frames()
    assert [type(screen) for screen in program.screens[:2]] == [EditScreen, GameScreen]
    assert any(piece.id == "crate" for piece in hand.game.setup.battlefield.pieces)
    assert hand.game.toast == ("You play on the layout as it is in the editor. You have not saved it yet.", False)
    assert editor.bench.path.read_bytes() == before
    assert not user_scenarios_folder().exists()
    hand.play_to(ChooseTurn)
    # Another game on it is on the same table, and the save holds it.
    saved = sorted(saves_folder().glob("*"))[-1]
    program.finish(hand.game.controller, str(editor.bench.path))
    closing = program.screens[-1]
    assert isinstance(closing, Closing)
    closing.press("again")
    assert any(piece.id == "crate" for piece in hand.game.setup.battlefield.pieces)
    program.to_start()
    program.load(saved)
    assert any(piece.id == "crate" for piece in hand.game.setup.battlefield.pieces)
    draft = draft_of(editor.bench.path)
    assert draft is not None, "what was built is kept, though the editor was left from the game"
    assert draft.document == editor.bench.document


def test_looking_shows_what_is_on_the_table_and_saves_nothing(tmp_path: Path) -> None:
    path = tmp_path / "own-cove.toml"
    write_scenario(path, read_toml(find_scenario("smugglers-cove")))
    before = path.read_bytes()
    program = Program(Settings(language="en"), (1280, 720))
    program.edit(str(path))
    editor = program.screens[-1]
    assert isinstance(editor, EditScreen)
    editor.bench.add("terrain", "crate", {"kind": "crates", "rectangle": [11.0, 2.0, 1.0, 1.0]})
    # A piece that cannot be built is left out, as in the editor.
    editor.bench.add("terrain", "bow", {"kind": "hill", "polygon": [[2.0, 2.0], [4.0, 4.0], [4.0, 2.0], [2.0, 4.0]]})
    editor.press_command("edit-look")
    looking = program.screens[-1]
    assert isinstance(looking, LookScreen)
    pieces = {piece.id for piece in looking.setup.battlefield.pieces}
    assert "crate" in pieces
    assert "bow" not in pieces
    assert looking.notice[0] == "This is the layout as it is on the table. You have not saved it yet."
    assert path.read_bytes() == before
    program.leave(looking)
    assert program.screens == [editor]
    assert not editor.bench.history.is_saved

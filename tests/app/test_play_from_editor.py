"""A layout is played from the editor at once, and the editor is still there afterwards, as it was."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from pb12table.app.editor.screen import EditScreen
from pb12table.app.modes.ended import EndedMode
from pb12table.app.program import Program
from pb12table.app.screens.asking import AskText
from pb12table.app.screens.closing import Closing
from pb12table.app.screens.dialogs import Message
from pb12table.app.screens.game import GameScreen
from pb12table.app.screens.game_menu import GameMenu
from pb12table.app.screens.start import StartScreen
from pb12table.app.settings import Settings
from pb12table.files.places import user_scenarios_folder
from pb12table.files.reading import read_toml
from pb12table.files.scenario import find_scenario
from pb12table.files.writing import write_scenario
from tests.app.helpers import Hand


@pytest.fixture
def hand(tmp_path: Path) -> Hand:
    """Somebody who has built something, saved it, and plays on it."""
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
    button = next(button for button in menu._actions if button.text == label)
    action = menu._actions[button]
    hand.program.leave(menu)
    action()
    hand.frames()


def test_the_menu_leads_back_to_the_editor_with_its_history(hand: Hand) -> None:
    assert isinstance(hand.game, GameScreen)
    assert any(piece.id == "crate" for piece in hand.game.setup.battlefield.pieces)
    pressed(hand, "Back to the editor")
    (editor,) = hand.program.screens
    assert isinstance(editor, EditScreen)
    assert editor.bench.history.is_saved
    assert editor.bench.undo() == "add-terrain"
    assert pygame.display.get_caption()[0].startswith("own-cove")


def test_another_game_from_the_closing_screen_goes_back_there_too(hand: Hand) -> None:
    editor = hand.program.screens[0]
    assert isinstance(editor, EditScreen)
    hand.program.finish(hand.game.controller, str(editor.bench.path))
    closing = hand.program.screens[-1]
    assert isinstance(closing, Closing)
    closing._press("again")
    assert [type(screen) for screen in hand.program.screens] == [EditScreen, GameScreen]
    hand.program.open(Closing(hand.program, hand.game.controller, None))
    hand.key(pygame.K_RETURN)
    assert [type(screen) for screen in hand.program.screens] == [EditScreen]


def test_the_table_after_the_end_leads_back_there_too(hand: Hand) -> None:
    hand.game.mode = EndedMode(hand.game)
    assert [tile.label for tile in hand.game.mode.tiles()] == ["Result", "To the editor"]
    assert hand.game.mode.press("on")
    assert [type(screen) for screen in hand.program.screens] == [EditScreen]


def test_a_game_that_is_not_from_the_editor_leads_to_the_start(tmp_path: Path) -> None:
    program = Program(Settings(language="en"), (1280, 720))
    program.play("smugglers-cove")
    hand = Hand(program)
    hand.frames()
    hand.program.open(GameMenu(hand.program, hand.game))
    hand.frames()
    menu = hand.program.screens[-1]
    assert isinstance(menu, GameMenu)
    assert "Back to the editor" not in {button.text for button in menu._actions}
    program.open(Closing(program, hand.game.controller, None))
    hand.key(pygame.K_RETURN)
    assert [type(screen) for screen in program.screens] == [StartScreen]


@pytest.mark.parametrize("taken", [False, True])
def test_a_changed_layout_of_the_program_is_named_saved_and_played_in_one_go(taken: bool) -> None:
    if taken:
        path = user_scenarios_folder() / "my-cove.toml"
        path.parent.mkdir(parents=True)
        write_scenario(path, read_toml(find_scenario("abbey-hill")))
    program = Program(Settings(language="en"), (1280, 720))
    program.edit("smugglers-cove")
    editor = program.screens[-1]
    assert isinstance(editor, EditScreen)
    editor.bench.add("terrain", "crate", {"kind": "crates", "rectangle": [11.0, 2.0, 1.0, 1.0]})
    editor.press_command("edit-play")
    asking = program.screens[-1]
    assert isinstance(asking, AskText)
    asking.text = "My cove"
    asking._take()
    hand = Hand(program)
    if taken:
        assert [type(screen) for screen in program.screens] == [EditScreen, Message]
        hand.key(pygame.K_RETURN)
    hand.frames()
    assert editor.bench.path.name == "my-cove.toml"
    assert [type(screen) for screen in program.screens[:2]] == [EditScreen, GameScreen]
    assert any(piece.id == "crate" for piece in hand.game.setup.battlefield.pieces)

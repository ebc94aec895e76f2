"""Looking at a map of tiles: the cells that sight leads through and that bar it, and no ground as it lies."""

from __future__ import annotations

import pytest

from pb12table.app.look.screen import LookScreen
from pb12table.app.program import Program
from pb12table.window.kit.settings import Settings
from tests.app.helpers import Hand
from tests.systems.pocket_tactics.board import Board, field


@pytest.mark.usefixtures("every_frame")
def test_what_bars_sight_is_hatched_and_named() -> None:
    board = Board(field()).tile((1, 0), "meadow", "forest")
    archer, toad = board.put("alice", "archer", (0, 0)), board.put("bob", "toad", (1, 1))
    board.put("bob", "archer", (0, 1))
    program = Program(Settings(language="en"), (1280, 720))
    screen = LookScreen(program, board.state, "field")
    program.open(screen)
    hand, looking = Hand(program), screen.looking
    looking.look_from(archer)
    looking.aimed = toad
    looking.finish()
    hand.frames()
    picture = screen.picture()
    assert [style for _, style in picture.regions] == ["danger", "danger"]
    assert {label for _, label, _ in picture.labels} == {"Forest", "Archer"}
    assert picture.seen is None
    assert "look-ground" not in {tile.command for tile in screen.commands.tiles("leave")}

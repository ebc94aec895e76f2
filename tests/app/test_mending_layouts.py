"""A layout of one's own that cannot be played is told on the start screen, and mended in the editor from there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from pb12table.app.editor.filing.filing import empty_layout
from pb12table.app.editor.screen import EditScreen
from pb12table.app.program import Program
from pb12table.files.scenario import own_scenarios_folder
from pb12table.files.writing import write_scenario
from pb12table.layouts.editing import Thing
from pb12table.window.kit.keys import Settings
from pb12table.window.screens.dialogs import Message, PickOne

WRONG: dict[str, Any] = {"id": "ring", "name": "Ring", "text": "-", "target": "figure", "effects": [{"kind": "open"}]}


def broken(name: str) -> Path:
    """A layout with an action that opens nothing."""
    folder = own_scenarios_folder("pb12")
    folder.mkdir(parents=True, exist_ok=True)
    write_scenario(folder / f"{name}.toml", {**empty_layout(name), "action": [WRONG]})
    return folder / f"{name}.toml"


def at_start() -> Program:
    program = Program(Settings(language="en"), (1280, 720))
    program.to_start()
    program.frame(0.05)
    return program


def press(program: Program, name: str) -> None:
    program.screens[-1].press(name)  # type: ignore[attr-defined]
    program.frame(0.05)


@pytest.mark.usefixtures("own_home")
def test_a_broken_layout_of_ones_own_is_opened_where_it_can_be_mended() -> None:
    path = broken("yard")
    program = at_start()
    press(program, "problems")
    told = program.screens[-1]
    assert isinstance(told, Message)
    assert "yard.toml" in told.text
    press(program, "0")
    screen = program.screens[-1]
    assert isinstance(screen, EditScreen)
    assert screen.bench.path == path
    assert screen.bench.document["action"] == [WRONG], "nothing is lost"
    assert [*screen.bench.sketch.faulty] == [Thing("action", "ring")]
    assert [str(player.id) for player in screen.bench.setup.players] == ["alice", "bob"], "all else is there"


@pytest.mark.usefixtures("own_home")
def test_of_several_broken_layouts_one_is_chosen() -> None:
    broken("yard")
    path = broken("attic")
    program = at_start()
    press(program, "problems")
    press(program, "0")
    asked = program.screens[-1]
    assert isinstance(asked, PickOne)
    names = [name for _, name in asked.options]
    asked.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_1 + names.index("attic"), mod=0, unicode=""))
    program.frame(0.05)
    screen = program.screens[-1]
    assert isinstance(screen, EditScreen)
    assert screen.bench.path == path

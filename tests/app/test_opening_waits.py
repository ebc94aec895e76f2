"""What opens for the first time, for which parts of the program are read, is announced before."""

from __future__ import annotations

import sys

import pygame
import pytest

from pb12table.app import program as programs
from pb12table.app import rooms
from pb12table.app.opening import say_waiting
from pb12table.app.program import Program
from pb12table.texts.locale import Texts
from pb12table.window.kit.keys import Settings

SCENARIO = "smugglers-cove"


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the program says and opens, in order."""
    found: list[str] = []
    monkeypatch.setattr(programs, "say_waiting", lambda *_: found.append("said"))
    monkeypatch.setattr(rooms, "open_editor", lambda *_: found.append("opened"))
    return found


@pytest.mark.parametrize(("is_read", "told"), [(False, ["said", "opened"]), (True, ["opened"])])
def test_the_editor_is_announced_where_it_has_still_to_be_read(
    done: list[str], monkeypatch: pytest.MonkeyPatch, is_read: bool, told: list[str]
) -> None:
    name = "pb12table.app.editor.screen"
    program = Program(Settings(language="en"), (1280, 720))
    program.to_start()
    monkeypatch.setitem(sys.modules, name, pytest)
    if not is_read:
        monkeypatch.delitem(sys.modules, name)
    program.edit(SCENARIO)
    assert done == told


def test_the_words_stand_over_what_is_shown() -> None:
    surface = pygame.display.set_mode((800, 450))
    surface.fill("red")
    say_waiting(surface, Texts("de"), 1.0)
    assert surface.get_at((5, 5)) == pygame.Color("red")
    middle = surface.subsurface((300, 200, 200, 50))
    assert len({tuple(middle.get_at((x, 25))) for x in range(200)}) > 3

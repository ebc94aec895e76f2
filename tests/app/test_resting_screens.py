"""A screen on which nothing happens paints nothing, however large it is."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from unittest.mock import patch

import pygame
import pytest

from pb12table.app.program import Program
from pb12table.app.screens import previews
from pb12table.window.kit.keys import Settings

SECONDS = 0.05
MOST_FRAMES = 400
"""So many frames a screen may take until all is worked out and shown."""
RESTING = 60
"""So many frames, three seconds, nothing is painted then."""

SCREENS: dict[str, Callable[[Program], None]] = {
    "start": Program.to_start,
    "look": lambda program: program.look("smugglers-cove"),
    "edit": lambda program: program.edit("smugglers-cove"),
    "game": lambda program: program.play("smugglers-cove"),
    "settings": Program.open_settings,
    "help": Program.open_help,
    "load": Program.open_load,
}


def times_painted(program: Program, frames: int) -> int:
    """How often something is painted in so many frames."""
    with patch.object(Program, "draw", autospec=True) as draw:
        for _ in range(frames):
            program.frame(SECONDS)
    return int(draw.call_count)


def come_to_rest(program: Program) -> None:
    """Let frames go by until five seconds long none wants to be painted."""
    quiet = 0
    for _ in range(MOST_FRAMES):
        quiet = 0 if times_painted(program, 1) else quiet + 1
        if quiet > 5 / SECONDS:
            return
    raise AssertionError("it goes on painting")


@pytest.mark.slow_but("look-4K", "game-4K", "start-4K")
@pytest.mark.parametrize("size", [(1280, 720), (3840, 2160)], ids=["small", "4K"])
@pytest.mark.parametrize("name", SCREENS)
def test_a_resting_screen_paints_nothing(name: str, size: tuple[int, int], tmp_path: Path) -> None:
    with (
        patch.dict(os.environ, XDG_CACHE_HOME=str(tmp_path)),
        patch.object(previews, "table_preview", lambda _path, wanted, _texts: pygame.Surface(wanted)),
    ):
        program = Program(Settings(language="en"), size)
        program.to_start()
        SCREENS[name](program)
        # What a frame finds missing, such as pictures and terrain, is made after it, a little with each.
        for _ in range(MOST_FRAMES):
            come_to_rest(program)
            program.draw()
            if times_painted(program, 1) == 0:
                break
        assert times_painted(program, RESTING) == 0
        program.close()


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_a_sight_view_comes_to_rest_with_all_terrain_painted(every_frame: None, terrain: None) -> None:
    """At 4K, with what a figure sees; terrain is painted finer from frame to frame until it is at its finest."""
    program = Program(Settings(language="en"), (3840, 2160))
    program.look("smugglers-cove")
    painted = 0
    with patch.object(Program, "draw", autospec=True, side_effect=Program.draw) as draw:
        for _ in range(3000):
            before = draw.call_count
            program.frame(SECONDS)
            painted = 0 if draw.call_count > before else painted + 1
            if painted > RESTING:
                break
    assert painted > RESTING
    program.close()

"""Frames as people have them: events in, a whole frame out.  `python -m tests.bench.goals.frames SIZE [KIND [TOLD]]`.

In the sight view a ghost is dragged over the table of 80 pieces and 40 figures, all panels open; prints the processor
time of each frame in seconds, all threads of the program together.  KIND `game` does so inside a game; `window` in a
real window, opened as the program opens it, else (`dummy`) SDL's dummy driver is used.  TOLD `95` prints below what
95 of 100 frames stay instead, in a long drag, and `worst` which one took longest.
"""

from __future__ import annotations

import os
import sys
import time
from importlib import import_module
from math import cos, sin
from statistics import quantiles
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pb12table.app.game.screen import GameScreen
    from pb12table.app.look.looking import Looking
    from pb12table.app.look.screen import LookScreen
    from pb12table.app.program import Program

FRAMES, LONG = 300, 1200
FIRST = 60
"""So many frames go by before any is timed: terrain is painted, panels are laid out."""
SECONDS = 1.0 / 60.0


def dragged(size: tuple[int, int], frames: int = FRAMES, *, in_game: bool = False) -> list[float]:
    """The processor seconds of each of so many frames, a ghost one movement further in each."""
    import pygame

    from pb12table.app.opening import open_screen
    from pb12table.app.program import Program
    from pb12table.window.kit.keys import Settings
    from tests.bench.goals.warmed import warm

    warm()
    _look_for_garbage_as_a_window()
    open_screen()
    program = Program(Settings(language="en", hints=False, dice_speed="none"), size)
    unseen = pygame.display.get_driver() in ("dummy", "offscreen", "evdev")
    assert unseen == (os.environ.get("SDL_VIDEODRIVER") == "dummy"), "there is no screen for a window"
    assert program.surface.get_size() == size, f"the screen has room for {program.surface.get_size()} only"
    screen, looking = _in_a_game(program) if in_game else _at_the_layout(program)
    # A ghost of the first profile there is, carried by the mouse, is what looks.
    looking.look_from(None)
    looking.take(next(iter(looking.templates.values())))

    def frame(number: int) -> float:
        angle = 0.021 * number
        # Slow and fast by turns, over most of the table.
        place = (30.0 + 22.0 * sin(angle), 20.0 + 13.0 * cos(1.7 * angle))
        pixel = screen.camera.to_screen(place)
        begun = time.process_time()
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pixel, rel=(1, 1), buttons=(0, 0, 0)))
        program.frame(SECONDS)
        return time.process_time() - begun

    deadline = time.monotonic() + 30.0
    while screen._changed and time.monotonic() < deadline:
        program.frame(SECONDS)
    for number in range(FIRST):
        frame(number)
    assert looking.held is not None, "no ghost is dragged"
    taken = [frame(FIRST + number) for number in range(frames)]
    assert looking.seen is not None, "nothing is seen"
    assert looking.seen.observer == looking.held, "it is not the ghost that looks"
    program.close()
    return taken


def _look_for_garbage_as_a_window() -> None:
    """Older programs say where they begin how often, if at all, and newer ones once more when frames follow."""
    import gc

    beginning = (("pb12table.__main__", "LITTLE_GARBAGE"), ("pb12table", "LITTLE_GARBAGE"))
    for module, name in (*beginning, ("pb12table.app.main", "YOUNG")):
        gc.set_threshold(*getattr(import_module(module), name, gc.get_threshold()))


def _at_the_layout(program: Program) -> tuple[LookScreen | GameScreen, Looking]:
    """The layout, without a game."""
    from pb12table.app.look.screen import LookScreen
    from tests.bench.positions import position

    screen = LookScreen(program, position("middle"), "bench")
    program.open(screen)
    return screen, screen.looking


def _in_a_game(program: Program) -> tuple[LookScreen | GameScreen, Looking]:
    """A game there, in which a player looks around before an action."""
    from pb12table.app.game.screen import GameScreen
    from pb12table.app.look.look_mode import LookingMode
    from pb12table.app.play.controller import Controller
    from pb12table.kernel.dice import SeededDice
    from pb12table.kernel.session import Session
    from pb12table.systems.pb12.rules.game.requests import ChooseAction
    from pb12table.systems.pb12.rules.preparations.setup import new_game
    from pb12table.systems.pb12.system import SYSTEM
    from tests.app.helpers import Hand
    from tests.bench.positions import position

    session = Session(SYSTEM, new_game(position("middle").setup), SeededDice(5))
    screen = GameScreen(program, Controller(session, None, program.settings))
    program.open(screen)
    Hand(program).play_to(ChooseAction)
    screen.commands.press("show-sight")
    assert isinstance(screen.mode, LookingMode)
    return screen, screen.mode.looking


def main(size: str, kind: str = "dummy", told: str = "") -> None:
    """Print the times, or the one that is asked for."""
    if kind != "window":
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    width, height = (int(word) for word in size.split("x"))
    taken = dragged((width, height), LONG if told else FRAMES, in_game=kind == "game")
    if told:
        taken = [max(taken) if told == "worst" else quantiles(taken, n=20)[-1]]
    sys.stdout.write(" ".join(f"{seconds:.6f}" for seconds in taken) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])

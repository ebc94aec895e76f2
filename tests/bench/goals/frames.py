"""Frames as people have them: events in, a whole frame out.  `python -m tests.bench.goals.frames 1600x900 [window]`.

In the sight view a ghost is dragged over the table of 80 pieces and 40 figures, all panels open; prints the processor
time of each frame in seconds, all threads of the program together.  Without `window` SDL's dummy driver is used.
"""

from __future__ import annotations

import os
import sys
import time
from math import cos, sin

FRAMES = 300
FIRST = 60
"""So many frames go by before any is timed: terrain is painted, panels are laid out."""
SECONDS = 1.0 / 60.0


def dragged(size: tuple[int, int], frames: int = FRAMES) -> list[float]:
    """The processor seconds of each of so many frames, a ghost one movement further in each."""
    import pygame

    from pb12table.app.look.screen import LookScreen
    from pb12table.app.program import Program
    from pb12table.window.kit.settings import Settings
    from tests.bench.goals.warmed import warm
    from tests.bench.positions import position

    warm()
    pygame.display.init()
    pygame.font.init()
    program = Program(Settings(language="en"), size)
    unseen = pygame.display.get_driver() in ("dummy", "offscreen", "evdev")
    assert unseen == (os.environ.get("SDL_VIDEODRIVER") == "dummy"), "there is no screen for a window"
    assert program.surface.get_size() == size, f"the screen has room for {program.surface.get_size()} only"
    screen = LookScreen(program, position("middle"), "bench")
    program.open(screen)
    # A ghost of the first profile there is, carried by the mouse, is what looks.
    screen.looking.look_from(None)
    screen.looking.take(next(iter(screen.looking.templates.values())))

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
    assert screen.looking.held is not None, "no ghost is dragged"
    taken = [frame(FIRST + number) for number in range(frames)]
    assert screen.looking.seen is not None, "nothing is seen"
    assert screen.looking.seen.observer == screen.looking.held, "it is not the ghost that looks"
    program.close()
    return taken


def main(size: str, kind: str = "dummy") -> None:
    """Print the times."""
    if kind == "dummy":
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    width, height = (int(word) for word in size.split("x"))
    sys.stdout.write(" ".join(f"{seconds:.6f}" for seconds in dragged((width, height))) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])

"""How fast the sight view follows a figure that is dragged over the table of 80 pieces; `make bench`.

The plain loop only works out what ground is seen, one obstacle after the other: no lines to others, nothing painted.
"""

from __future__ import annotations

import itertools
import time
from typing import Any

import pygame
import pytest

from pb12table.app.look.screen import LookScreen
from pb12table.app.program import Program
from pb12table.window.kit.keys import Settings
from tests.bench.layouts import layout
from tests.bench.plain_loop import plain_ground
from tests.bench.positions import figures, position
from tests.bench.test_bench_sight import beside, without

Benchmark = Any
FRAME = 1.0 / 60.0


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_a_figure_is_dragged(benchmark: Benchmark) -> None:
    """One frame with one movement of the mouse, the figure under it all the way, and all that is seen from there."""
    pygame.display.init()
    pygame.font.init()
    name = "small" if benchmark.disabled else "middle"
    where = layout(name)
    # The first figure is held already when the view opens.
    body = where.bodies[1]
    program = Program(Settings(language="en"), (1600, 900))
    screen = LookScreen(program, position(name), "bench")
    program.open(screen)
    for _ in range(60):
        program.frame(FRAME)

    def mouse(kind: int, place: tuple[float, float], **more: Any) -> None:
        pygame.event.post(pygame.event.Event(kind, pos=screen.camera.to_screen(place), **more))
        program.frame(FRAME)

    mouse(pygame.MOUSEMOTION, body.position, rel=(0, 0), buttons=(0, 0, 0))
    mouse(pygame.MOUSEBUTTONDOWN, body.position, button=1)
    numbers = itertools.count(1)
    seen: list[object] = []

    def drag() -> None:
        number = next(numbers)
        place = (body.x + 0.5 + 0.02 * (number % 90), body.y + 0.01 * (number % 70))
        mouse(pygame.MOUSEMOTION, place, rel=(1, 1), buttons=(1, 0, 0))
        if screen.looking.seen is not None and (not seen or seen[-1] is not screen.looking.seen):
            seen.append(screen.looking.seen)

    begun = time.monotonic()
    benchmark.pedantic(drag, rounds=5 if benchmark.disabled else 200)
    benchmark.extra_info["answers_per_second"] = len(seen) / (time.monotonic() - begun)
    assert screen.looking.moved == {figures(name)[1]}

    def plain(number: int) -> object:
        return plain_ground(where.table, where.bodies[number].base_point, without(where, where.bodies[number]))

    beside(benchmark, "a frame of the sight view while a figure is dragged", where, plain)
    assert seen
    screen.close()

"""A tip tells of what somebody has pointed at, and covers nothing that has just opened under a still mouse."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from pb12table.window.kit.canvas import Canvas
from tests.app.helpers import open_game


class Opened:
    """A dialog that notes where the mouse is when it is painted."""

    opaque = True

    def __init__(self) -> None:
        self.mice: list[tuple[int, int]] = []

    def handle(self, event: pygame.event.Event) -> None:
        """Take nothing."""

    def update(self, seconds: float) -> bool:
        return True

    def draw(self, canvas: Canvas) -> None:
        self.mice.append(canvas.mouse)

    def close(self) -> None:
        """Let go of nothing."""


class Opener(Opened):
    """A screen whose click opens the dialog."""

    def __init__(self) -> None:
        super().__init__()
        self.dialog = Opened()
        self.open: Callable[[], object] = lambda: None

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.open()


def test_what_opens_under_a_still_mouse_is_not_pointed_at_before_the_mouse_moves() -> None:
    hand, below = open_game(), Opener()
    program = hand.program
    program.open(below)
    below.open = lambda: program.open(below.dialog)
    hand.point((640, 300))
    program.draw()
    assert below.mice[-1] == (640, 300)
    hand.click((640, 300))
    program.draw()
    assert below.dialog.mice[-1] == (-1, -1)
    hand.point((641, 300))
    program.draw()
    assert below.dialog.mice[-1] == (641, 300)

"""What is copied from the frame before is what would be painted from nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import cos, sin

import pygame

from pb12table.app.look.screen import LookScreen
from pb12table.app.panels.layout import KeptPanels
from pb12table.app.program import Program
from pb12table.window.kit.keys import Settings
from pb12table.window.scene.table_view import TableView
from tests.app.helpers import pixel_digits
from tests.bench.layouts import layout
from tests.systems.pb12.scene import Scene

SIZE = (1280, 720)


class Frames:
    """A table with a bridge and figures, looked at by a ghost that is carried over it."""

    def __init__(self) -> None:
        scene = Scene(width=30.0, depth=20.0, origin=(0.0, 0.0))
        scene.pieces += layout("small").table.pieces
        scene.box((9.0, 8.0), (13.0, 11.0), 0.4, base=2.6)
        for number in range(8):
            player = "alice" if number % 2 else "bob"
            at = (3.0 + 3.0 * number, 5.0 + 4.0 * (number % 3))
            scene.human(f"f{number}", player, at=at, facing=45.0 * number)
        self.is_settled = False
        """Whether the numbers are those of where the ghost is now."""
        self.program = Program(Settings(language="en"), SIZE)
        self.screen = LookScreen(self.program, scene.state(), "scene")
        self.program.open(self.screen)
        looking = self.screen.looking
        looking.look_from(None)
        looking.take(next(iter(looking.templates.values())))

    def drag(self, number: int, *, seen: bool) -> None:
        """Carry the ghost on, until all is `seen` from there or not."""
        place = (15.0 + 11.0 * sin(0.7 * number), 10.0 + 6.0 * cos(1.1 * number))
        pixel = self.screen.camera.to_screen(place)
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pixel, rel=(1, 1), buttons=(0, 0, 0)))
        self.program.frame(1.0)
        self.is_settled = False
        if seen:
            self.settle()

    def settle(self) -> None:
        self.screen.looking.finish()
        self.program.frame(1.0)
        self.is_settled = True

    def shown(self) -> str:
        """What the window shows, its terrain at its finest."""
        for _ in range(100):
            self.screen._changed = False
            self.program.draw()
            if not self.screen._changed:
                return pixel_digits(self.program.surface)
        raise AssertionError("the terrain is never painted")

    def fresh(self) -> str:
        """The same with nothing kept but where words were placed, and numbers: they stay while a ghost goes by."""
        screen, looking = self.screen, self.screen.looking
        before = screen.table, screen._kept, screen.panels.kept, looking.shown
        table = TableView(screen.setup, screen.texts, self.program.scale)
        table._kept_labels = screen.table._kept_labels
        screen.table, looking.shown = table, {}
        if looking.held is None or self.is_settled:
            screen._kept, screen.panels.kept = KeptPanels(), KeptPanels()
        painted = self.shown()
        screen.table, screen._kept, screen.panels.kept, looking.shown = before
        return painted


def test_each_frame_equals_one_painted_from_nothing() -> None:
    frames = Frames()
    screen, press = frames.screen, frames.screen.press_command

    def look_at(number: int) -> None:
        screen.looking.aimed = list(screen.looking.own_tokens())[number]

    def look_from(number: int) -> None:
        screen.looking.look_from(list(screen.looking.own_tokens())[number])

    changed: list[Callable[[], object]] = [partial(frames.drag, number, seen=number % 3 == 0) for number in range(8)]
    changed += [partial(press, "show-zones"), partial(press, "show-heights"), partial(frames.drag, 9, seen=True)]
    changed += [screen.looking.drop, frames.settle, partial(press, "show-all-sight"), frames.settle]
    changed += [partial(press, "show-all-sight"), partial(press, "show-names"), partial(look_from, 2), frames.settle]
    changed += [partial(look_at, number) for number in (0, 1, 4, 5)]
    changed += [partial(press, "look-ground"), partial(press, "look-lines"), partial(press, "look-ground")]
    changed += [partial(press, "zoom-in"), partial(press, "pan-left"), screen.looking.reset]
    seen: set[str] = set()
    for change in changed:
        change()
        now = frames.shown()
        # Again, for what rests is copied from the second time on.
        assert now == frames.shown() == frames.shown()
        assert now == frames.fresh()
        seen.add(now)
    assert len(seen) > len(changed) // 2, "the frames differ from each other"
    frames.program.close()

"""Somebody who builds a layout in the editor by mouse and keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import pygame

from pb12table.app.editor.filing.filing import empty_layout
from pb12table.app.editor.screen import EditScreen
from pb12table.app.program import Program
from pb12table.texts.locale import Language
from pb12table.window.kit.canvas import Zone, zone_at
from pb12table.window.kit.keys import Settings
from pb12table.window.layout.nodes import Button
from pb12table.window.screens.dialogs import Message

SIZE = (1600, 900)


def at_the_editor(
    folder: Path, language: Language = "en", size: tuple[int, int] = SIZE, scale: int = 100
) -> Iterator[Builder]:
    """Somebody at the editor with an empty layout; the screens are closed when it is gone on with."""
    program = Program(Settings(language=language, interface_scale=scale), size)
    program.edit_document(empty_layout("Yard", 20.0, 14.0), folder / "yard.toml")
    made = Builder(program)
    made.frames()
    yield made
    for screen in program.screens:
        screen.close()


class Builder:
    """Somebody at the editor."""

    def __init__(self, program: Program) -> None:
        self.program = program

    @property
    def screen(self) -> EditScreen:
        screen = self.program.screens[-1]
        assert isinstance(screen, EditScreen)
        return screen

    @property
    def document(self) -> dict[str, Any]:
        return self.screen.bench.document

    def frames(self, number: int = 2, seconds: float = 0.05) -> None:
        for _ in range(number):
            self.program.frame(seconds)

    def until(self, done: Callable[[], bool]) -> None:
        """Let frames pass until work beside them is done."""
        patience = monotonic() + 30.0
        while not done() and monotonic() < patience:
            self.frames()

    def key(self, key: int, mod: int = 0, typed: str = "") -> None:
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=typed))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=mod))
        self.frames()

    def type(self, text: str) -> None:
        for letter in text:
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=ord(letter), mod=0, unicode=letter))
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
            self.frames(1)
        self.key(pygame.K_RETURN)

    def pixel(self, x: float, y: float) -> tuple[int, int]:
        return self.screen.camera.to_screen((x, y))

    def mouse(self, kind: int, pixel: tuple[int, int], button: int = 1) -> None:
        if kind == pygame.MOUSEMOTION:
            event = pygame.event.Event(kind, pos=pixel, rel=(0, 0), buttons=(1, 0, 0))
        else:
            event = pygame.event.Event(kind, pos=pixel, button=button)
        pygame.event.post(event)

    def click(self, pixel: tuple[int, int], button: int = 1) -> None:
        self.mouse(pygame.MOUSEMOTION, pixel)
        self.mouse(pygame.MOUSEBUTTONDOWN, pixel, button)
        self.mouse(pygame.MOUSEBUTTONUP, pixel, button)
        # A pause, so that two clicks are no double click.
        self.frames(2, 0.3)

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        self.mouse(pygame.MOUSEMOTION, self.pixel(*start))
        self.mouse(pygame.MOUSEBUTTONDOWN, self.pixel(*start))
        self.mouse(pygame.MOUSEMOTION, self.pixel(*end))
        self.frames(1)
        self.mouse(pygame.MOUSEBUTTONUP, self.pixel(*end))
        self.frames(2, 0.3)

    def carry(self, name: str, *way: tuple[float, float]) -> None:
        """Drag something out of the palette along a way, and let it go at its end."""
        zone = self.zone(name)
        self.mouse(pygame.MOUSEMOTION, zone.rect.center)
        self.mouse(pygame.MOUSEBUTTONDOWN, zone.rect.center)
        for place in way:
            self.mouse(pygame.MOUSEMOTION, self.pixel(*place))
            self.frames(1)
        self.mouse(pygame.MOUSEBUTTONUP, self.pixel(*way[-1]))
        self.frames(2, 0.3)

    def buttons(self) -> dict[str, pygame.Rect]:
        """Where the buttons of the question on top are, by their labels."""
        self.frames()
        top = self.program.screens[-1]
        assert isinstance(top, Message)
        hits = top.layout.hits()
        return {hit.node.label: pygame.Rect(hit.rect) for hit in hits if isinstance(hit.node, Button)}

    def click_zone(self, name: str) -> None:
        """Click what has that name, scrolling the palette to it."""
        self.click(self.zone(name).rect.center)

    def zone(self, name: str) -> Zone:
        """What has that name, the palette being scrolled to it, and opened where it is not in the rail."""
        for _ in range(2):
            for scroll in range(0, 5000, 400):
                self.program.draw()
                zone = next((zone for zone in reversed(self.screen.zones) if zone.name == name), None)
                # What lies half under the bar is scrolled to as well.
                if zone is not None and zone_at(self.screen.zones, zone.rect.center) == zone:
                    return zone
                self.screen.scrolls["left"] = scroll
            self.open_list()
        raise AssertionError(f"there is no {name}")

    def open_list(self) -> None:
        """Point at the rail, so that it opens with its names."""
        self.mouse(pygame.MOUSEMOTION, self.screen.layout.left.center)
        self.frames()

    def click_property(self, label: str) -> None:
        self.program.draw()
        number = next(number for number, row in enumerate(self.screen.rows) if row.label == label)
        self.click_zone(f"property:{number}")

    def checked(self) -> None:
        """Wait until the layout has been checked."""
        self.frames(10, 0.1)
        for _ in range(200):
            # A check that was still running when something changed is followed by another one.
            if self.screen.bench._running is None and self.screen.bench._since is None:
                return
            pygame.time.wait(10)
            self.frames(1, 0.1)


def terrain(builder: Builder) -> list[dict[str, Any]]:
    return list(builder.document["terrain"])

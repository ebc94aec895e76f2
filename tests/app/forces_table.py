"""Somebody at the screen of the forces, by mouse and keys."""

from __future__ import annotations

from typing import Any

import pygame

from pb12table.app.forces.page import Catalogue
from pb12table.app.forces.screen import ForcesScreen
from pb12table.window.kit.canvas import Zone, zone_at
from pb12table.window.screens.base import Screen
from tests.app.builder import Builder


class Mustering:
    """A builder who has opened the forces of his layout."""

    def __init__(self, builder: Builder) -> None:
        self.builder = builder
        builder.key(pygame.K_f, pygame.KMOD_CTRL)
        builder.frames()

    @property
    def top(self) -> Screen:
        return self.builder.program.screens[-1]

    @property
    def screen(self) -> ForcesScreen:
        return next(screen for screen in self.builder.program.screens if isinstance(screen, ForcesScreen))

    @property
    def document(self) -> dict[str, Any]:
        return self.screen.bench.document

    def zone(self, name: str) -> Zone:
        """What has that name, scrolled into sight."""
        self.screen.show(name)
        self.builder.program.draw()
        zone = next((zone for zone in reversed(self.screen.zones) if zone.name == name), None)
        assert zone is not None, f"there is no {name}: {sorted({each.name for each in self.screen.zones})}"
        assert zone_at(self.screen.zones, zone.rect.center) == zone, name
        return zone

    def click(self, name: str) -> None:
        self.builder.click(self.zone(name).rect.center)

    def field(self, key: str) -> None:
        """Click the value of a row."""
        self.builder.program.draw()
        self.click(f"property:{self.screen.numbers[key]}")

    def set(self, key: str, text: str) -> None:
        """Type the value of a row."""
        self.field(key)
        self.builder.type(text)

    def pick(self, words: str) -> None:
        """Look for words in the catalogue on top, and take what is found first."""
        assert isinstance(self.top, Catalogue), self.top
        self.builder.type(words)

    def add(self, player: str, profile: str) -> None:
        self.click(f"add-figure:{player}")
        self.pick(profile)

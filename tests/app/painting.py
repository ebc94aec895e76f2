"""Painting as rarely as tests look: before the mouse or the key for help meets what is there, or a test draws it.

Painting takes most of the time of a program that is driven by tests, and nearly all of what is painted is painted over
before anything looks at it.  What is there when it is looked at is the same, but terrain is bare ground.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from unittest.mock import patch
from weakref import WeakSet

import pygame
import pytest

from pb12table.app.program import Program
from pb12table.app.rooms import table_preview
from pb12table.app.screens import previews
from pb12table.texts.locale import Texts
from pb12table.window.kit import palette
from pb12table.window.kit.canvas import is_help
from pb12table.window.scene.picture import Camera
from pb12table.window.terrain.terrain_layer import TerrainLayer

MOUSE: Final = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL)
BARE_GROUND: Final = (126, 118, 92)


@dataclass
class _Wishes:
    """What tests want to be painted."""

    late: bool = False
    every_frame: bool = False
    terrain: bool = False
    previewing: bool = False
    in_frame: bool = False
    behind: WeakSet[Program] = field(default_factory=WeakSet)
    """Programs whose window shows an older frame than their last one."""
    frames: int = 0
    """The number of the frame that is under way, or was last."""
    pointed: tuple[object, ...] | None = None
    """Which program's mouse was moved last, where to, over which screen, in which frame, if nothing else followed."""


_WISHES: Final = _Wishes()


def paint_when_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let programs paint a frame only before a mouse or the key for help meets it, or when the test draws it.

    A click right after the mouse has come to its place meets what was there before it came: that is quick, but no more.
    """
    frame, take, draw = Program.frame, Program._take, Program.draw
    painted_terrain = TerrainLayer.draw

    def bare(layer: TerrainLayer, surface: pygame.Surface, camera: Camera, *, complete: bool = False) -> bool:
        if complete and not _WISHES.previewing:  # such pictures are small, made once and kept
            return painted_terrain(layer, surface, camera, complete=True)
        surface.fill(palette.DESK, camera.viewport)
        surface.fill(BARE_GROUND, camera.table_on_screen().clip(camera.viewport))
        return True

    def draw_now(program: Program) -> None:
        _WISHES.behind.discard(program)
        TerrainLayer.draw = painted_terrain if _WISHES.terrain else bare  # type: ignore[method-assign,assignment]
        try:
            draw(program)
        finally:
            TerrainLayer.draw = painted_terrain  # type: ignore[method-assign]

    def draw_late(program: Program) -> None:
        if _WISHES.in_frame and not _WISHES.every_frame:
            _WISHES.behind.add(program)
        else:
            draw_now(program)

    def take_what_is_seen(program: Program, event: pygame.event.Event) -> None:
        asks_about_what_is_seen = event.type in MOUSE or is_help(event, program.settings.keys)
        place = (id(program), getattr(event, "pos", None), id(program.screens[-1]) if program.screens else None)
        follows = event.type == pygame.MOUSEBUTTONDOWN and _WISHES.pointed == (*place, _WISHES.frames - 1)
        if asks_about_what_is_seen and program in _WISHES.behind and not follows and not is_unpainted(program):
            draw_now(program)
        _WISHES.pointed = (*place, _WISHES.frames) if event.type == pygame.MOUSEMOTION else None
        take(program, event)

    def frame_unpainted(program: Program, seconds: float) -> None:
        _WISHES.in_frame = True
        _WISHES.frames += 1
        try:
            frame(program, seconds)
        finally:
            _WISHES.in_frame = False

    def preview(path: Path, size: tuple[int, int], texts: Texts) -> pygame.Surface:
        if _WISHES.terrain:
            return table_preview(path, size, texts)
        with patch.object(_WISHES, "previewing", True), patch.object(TerrainLayer, "draw", bare):
            return table_preview(path, size, texts)

    monkeypatch.setattr(previews, "table_preview", preview)
    monkeypatch.setattr(_WISHES, "late", True)
    monkeypatch.setattr(_WISHES, "pointed", None)
    monkeypatch.setattr(Program, "draw", draw_late)
    monkeypatch.setattr(Program, "_take", take_what_is_seen)
    monkeypatch.setattr(Program, "frame", frame_unpainted)
    monkeypatch.setattr(pygame.display, "flip", lambda: None)  # there is no screen


def paint_terrain_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a window show all its terrain from the first frame on, however long painting takes.

    People are shown what is ready after some milliseconds, and the rest in the next frames: two pictures of one and the
    same window would differ by how busy the machine was.
    """
    draw, painted_terrain = Program.draw, TerrainLayer.draw

    def whole(layer: TerrainLayer, surface: pygame.Surface, camera: Camera, *, complete: bool = False) -> bool:
        return painted_terrain(layer, surface, camera, complete=True)

    def draw_whole(program: Program) -> None:
        with patch.object(TerrainLayer, "draw", whole):
            draw(program)

    monkeypatch.setattr(Program, "draw", draw_whole)


@contextmanager
def unpainted(program: Program) -> Iterator[None]:
    """Paint nothing of a program meanwhile."""
    with patch.object(program, "draw"):
        yield


def is_unpainted(program: Program) -> bool:
    """Whether nothing of a program is painted just now."""
    return "draw" in vars(program)


def paint_soon(program: Program) -> None:
    """Paint what is there before it is looked at; at once where each frame is painted."""
    if _WISHES.late and not _WISHES.every_frame:
        _WISHES.behind.add(program)
    else:
        program.draw()


@contextmanager
def paint_every_frame() -> Iterator[None]:
    """Paint each frame meanwhile."""
    _WISHES.every_frame = True
    try:
        yield
    finally:
        _WISHES.every_frame = False


@contextmanager
def paint_terrain() -> Iterator[None]:
    """Paint terrain in windows meanwhile."""
    _WISHES.terrain = True
    try:
        yield
    finally:
        _WISHES.terrain = False

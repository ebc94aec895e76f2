"""The hint of the first steps, below the list of figures."""

from __future__ import annotations

from typing import Final

import pygame

from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.palette import mixed
from pb12table.window.layout.nodes import Box, Button, Column, Label, Node, Plate, Row
from pb12table.window.layout.panel import draw_panel, that_fits, wanted_height
from pb12table.window.layout.parts import upright

AROUND: Final = 34.0
"""How much narrower than the column the hint is inside, in natural pixels."""
KNOWN, NONE_AT_ALL = "hint:known", "hint:none"


def hint_height(canvas: Canvas, width: int, title: str, text: str, known: str, none: str) -> int:
    """How high the box is for a column so wide, both in window pixels."""
    return wanted_height(_described(title, text, known, none, width, canvas.scale), width, canvas.scale)


def draw_hint(canvas: Canvas, rect: pygame.Rect, title: str, text: str, known: str, none: str) -> None:
    """Paint it at the bottom of a column; its buttons are the zones KNOWN and NONE_AT_ALL."""
    draw_panel(canvas, rect, _described(title, text, known, none, rect.w, canvas.scale))


def _described(title: str, text: str, known: str, none: str, width: int, scale: float) -> Node:
    """The hint in a column so wide in window pixels, its buttons side by side where they have room."""
    buttons: tuple[Node, ...] = (
        Button(KNOWN, known, height=26.0, size=theme.SMALL, grow=1.0),
        Button(NONE_AT_ALL, none, height=26.0, style="quiet", size=theme.SMALL, grow=1.0),
    )
    words = Column((Label(title, tone=theme.PLANNED, bold=True, told=True), Label(text, theme.SMALL, told=True)), 4.0)
    row = that_fits((Row(buttons, 4.0), Column(buttons, 4.0)), width - round(AROUND * scale), scale)
    box = Box(Column((words, row)), (10.0, 10.0, 10.0, 10.0), _plate())
    return Box(Row((Box(box, (6.0, 0.0, 6.0, 6.0), grow=1.0), upright()), 0.0), surface=Plate(theme.PANEL, radius=0))


def _plate() -> Plate:
    """What a hint lies on."""
    return Plate(mixed(theme.PANEL, theme.PLANNED, 0.1), mixed(theme.PANEL, theme.PLANNED, 0.5))

"""The hint of the first steps, below the list of figures."""

from __future__ import annotations

import pygame

from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.palette import mixed
from pb12table.window.layout.nodes import Box, Button, Column, Label, Node, Plate, Row
from pb12table.window.layout.panel import draw_panel, wanted_height
from pb12table.window.layout.parts import upright

KNOWN, NONE_AT_ALL = "hint:known", "hint:none"


def hint_height(canvas: Canvas, width: int, title: str, text: str) -> int:
    """How high the box is for a column so wide, both in window pixels."""
    return wanted_height(_described(title, text, KNOWN, NONE_AT_ALL), width, canvas.scale)


def draw_hint(canvas: Canvas, rect: pygame.Rect, title: str, text: str, known: str, none: str) -> None:
    """Paint it at the bottom of a column; its buttons are the zones KNOWN and NONE_AT_ALL."""
    draw_panel(canvas, rect, _described(title, text, known, none))


def _described(title: str, text: str, known: str, none: str) -> Node:
    buttons = (
        Button(KNOWN, known, height=26.0, size=theme.SMALL),
        Button(NONE_AT_ALL, none, height=26.0, style="quiet", size=theme.SMALL),
    )
    words = Column((Label(title, tone=theme.PLANNED, bold=True, told=True), Label(text, theme.SMALL, told=True)), 4.0)
    box = Box(Column((words, Column(buttons, 4.0))), (10.0, 10.0, 10.0, 10.0), _plate())
    return Box(Row((Box(box, (6.0, 0.0, 6.0, 6.0), grow=1.0), upright()), 0.0), surface=Plate(theme.PANEL, radius=0))


def _plate() -> Plate:
    """What a hint lies on."""
    return Plate(mixed(theme.PANEL, theme.PLANNED, 0.1), mixed(theme.PANEL, theme.PLANNED, 0.5))

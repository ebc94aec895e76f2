"""Buttons in a row: of one width where there is room, else each as wide as its words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from pb12table.window.kit.canvas import ButtonStyle, Canvas

GAP: Final = 8.0


@dataclass(frozen=True, slots=True)
class RowButton:
    """A button with the name of its zone, its label and its key."""

    name: str
    label: str
    key: str
    style: ButtonStyle = "plain"
    enabled: bool = True


def draw_button_row(canvas: Canvas, row: pygame.Rect, buttons: Sequence[RowButton], width: float) -> None:
    """Draw them in the middle of a row of window pixels, each `width` natural pixels wide if all have room so."""
    gap = canvas.px(GAP)
    room = row.w - gap * (len(buttons) - 1)
    needed = [canvas.button_width(each.label, each.key, bold=each.style == "primary") for each in buttons]
    widths = [max(canvas.px(width), own) for own in needed]
    if sum(widths) > room:
        widths = [own + (room - sum(needed)) // len(needed) for own in needed]
    left = row.left + (room - sum(widths)) // 2
    for each, own in zip(buttons, widths, strict=True):
        place = pygame.Rect(left, row.top, own, row.h)
        canvas.button(place, each.name, each.label, key=each.key, style=each.style, enabled=each.enabled)
        left = place.right + gap

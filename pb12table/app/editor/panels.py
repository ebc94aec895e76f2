"""Painting the editor's panels: the palette, the properties with what is wrong, the top line, the bar."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import pygame

from pb12table.app import theme
from pb12table.app.canvas import Canvas, width_of
from pb12table.app.editor.properties import Property

ROW: Final = 26.0
HEAD: Final = 30.0


def palette_row(canvas: Canvas, rect: pygame.Rect, top: int, command: str, label: str, key: str, *, on: bool) -> int:
    """One row of the palette; return where the next begins."""
    px = canvas.px
    place = pygame.Rect(rect.left + px(6), top, rect.w - px(14), px(ROW) - px(2))
    if place.bottom > rect.top and place.top < rect.bottom:
        hovered = canvas.zone(place.clip(rect), command)
        fill = theme.ACCENT_DARK if on else theme.HOVERED if hovered else theme.PANEL
        canvas.box(place, fill, theme.ACCENT if on else None, 4)
        room = place.w - px(14)
        if key:
            badge = canvas.key_badge((place.right - px(5), place.centery), key, theme.MUTED)
            room = badge.left - place.left - px(12)
        canvas.text((place.left + px(8), place.top + px(3)), label, theme.SMALL + 1, theme.TEXT, width=room)
    return top + px(ROW)


def head_row(canvas: Canvas, rect: pygame.Rect, top: int, text: str) -> int:
    """A heading; return where the next row begins."""
    px = canvas.px
    canvas.text((rect.left + px(10), top + px(5)), text, theme.NORMAL, theme.ACCENT, bold=True, width=rect.w - px(20))
    return top + px(HEAD)


def property_row(canvas: Canvas, rect: pygame.Rect, top: int, number: int, row: Property) -> int:
    """A property with its value to click on; return where the next row begins."""
    px = canvas.px
    if row.kind == "head":
        return head_row(canvas, rect, top, row.label)
    place = value_place(canvas, rect, top)
    canvas.text((rect.left + px(12), top + px(3)), row.label, theme.SMALL + 1, theme.MUTED,
                width=place.left - rect.left - px(16))  # fmt: skip
    if place.bottom > rect.top and place.top < rect.bottom:
        hovered = canvas.zone(place.clip(rect), f"property:{number}", tip=(row.tip,) if row.tip else ())
        canvas.box(place, theme.HOVERED if hovered else theme.SUNKEN, theme.ACCENT if hovered else theme.LINE, 4)
        canvas.middle(place.inflate(-px(10), 0), row.value, theme.SMALL + 1)
    return top + px(ROW)


def value_place(canvas: Canvas, rect: pygame.Rect, top: int) -> pygame.Rect:
    """Where the value of a property in a row stands."""
    px = canvas.px
    width = rect.w * 52 // 100
    return pygame.Rect(rect.right - width - px(10), top, width, px(ROW) - px(3))


def problem_rows(
    canvas: Canvas, rect: pygame.Rect, top: int, title: str, problems: Iterable[tuple[str, str, bool]]
) -> int:
    """What is wrong: (name of the zone, sentence, whether it is grave); return where the next row begins."""
    px = canvas.px
    listed = list(problems)
    if not listed:
        return top
    top = head_row(canvas, rect, top + px(6), title)
    for name, text, grave in listed:
        left, width = rect.left + px(26), rect.w - px(40)
        height = canvas.paragraph((left, top), width, text, theme.SMALL + 0.5, theme.TEXT)
        warning_sign(canvas, (rect.left + px(15), top + px(8)), grave=grave)
        canvas.zone(pygame.Rect(rect.left, top, rect.w, height).clip(rect), name)
        top += height + px(6)
    return top


def warning_sign(canvas: Canvas, middle: tuple[int, int], *, grave: bool) -> None:
    """A small triangle beside what is wrong."""
    (x, y), wide, low = middle, canvas.px(6), canvas.px(5)
    corners = [(x, y - wide), (x + wide, y + low), (x - wide, y + low)]
    pygame.draw.polygon(canvas.surface, theme.BAD if grave else theme.ACCENT, corners)


def button_row(
    canvas: Canvas, rect: pygame.Rect, top: int, buttons: Sequence[tuple[str, str, str, bool]], columns: int = 2
) -> int:
    """Buttons (command, label, key, enabled) in columns; return where the next row begins."""
    px = canvas.px
    gap = px(6)
    width = (rect.w - px(20) - gap * (columns - 1)) // columns
    for number, (command, label, key, enabled) in enumerate(buttons):
        row, column = divmod(number, columns)
        place = pygame.Rect(rect.left + px(10) + column * (width + gap), top + row * px(32), width, px(28))
        if place.bottom > rect.top and place.top < rect.bottom:
            canvas.button(place, f"command:{command}", label, key=key, enabled=enabled, size=theme.SMALL + 1)
    return top + px(32) * -(-len(buttons) // columns)


def right_buttons(
    canvas: Canvas, rect: pygame.Rect, buttons: Sequence[tuple[str, str, str, bool, bool]]
) -> int:
    """Buttons (command, label, key, enabled, pressed) from the right end of a line; return where they begin."""
    px = canvas.px
    right = rect.right - px(10)
    for command, label, key, enabled, pressed in buttons:
        badge = width_of(key, px(theme.SMALL - 1)) + px(18) if key else 0
        width = width_of(label, px(theme.NORMAL)) + badge + px(22)
        place = pygame.Rect(right - width, rect.top + px(10), width, px(32))
        canvas.button(place, f"command:{command}", label, key=key, enabled=enabled, pressed=pressed)
        right = place.left - px(8)
    return right

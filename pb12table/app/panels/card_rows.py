"""Rows of the decision card: what can be set, and what has been announced and waits; long words take several lines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pygame

from pb12table.app import theme
from pb12table.app.canvas import Canvas, upper_first, width_of, wrapped
from pb12table.app.palette import PlayerLook
from pb12table.app.panels.cards import Card, StackLine, Stepper
from pb12table.pb12.profiles import PlayerId

LINE_SIZE: Final = theme.NORMAL - 0.5
STACK_ROW: Final = 24.0


def _stepper_button(canvas: Canvas, key: str) -> int:
    """How wide a button of a stepper is."""
    return canvas.px(34) + (width_of(key, canvas.px(theme.SMALL - 1)) + canvas.px(16) if key else 0)


def stepper_height(canvas: Canvas, stepper: Stepper, width: int) -> int:
    """The height of a stepper with its margins; a value that is too long for a line takes more."""
    buttons = ((stepper.less, stepper.less_key), (stepper.more, stepper.more_key))
    room = width - width * 36 // 100 - sum(_stepper_button(canvas, key) for command, key in buttons if command)
    lines = wrapped(stepper.value, canvas.px(LINE_SIZE), room - canvas.px(8), bold=True)
    return canvas.px(31) + max(len(lines) - 1, 0) * canvas.line_height(LINE_SIZE)


def draw_stepper(canvas: Canvas, stepper: Stepper, row: pygame.Rect) -> None:
    """Label on the left, value in the middle, less and more at its sides."""
    px = canvas.px
    label = pygame.Rect(row.left, row.top, row.w * 36 // 100, row.h)
    if stepper.tip:
        canvas.zone(label, f"about:{stepper.label}", tip=stepper.tip)
    canvas.text((label.left, label.top + px(4)), stepper.label, LINE_SIZE, theme.MUTED, width=label.w)
    field = pygame.Rect(label.right, row.top, row.right - label.right, row.h)
    canvas.box(field, theme.SUNKEN, theme.LINE, 5)
    inner = field.copy()
    less, more = stepper.signs
    for command, key, able, sign, is_left in (
        (stepper.less, stepper.less_key, stepper.can_less, less, True),
        (stepper.more, stepper.more_key, stepper.can_more, more if stepper.less else "›", False),
    ):
        if not command:
            continue
        width = _stepper_button(canvas, key)
        button = pygame.Rect(0, field.top, width, field.h)
        if is_left:
            button.left = field.left
            inner.left, inner.w = button.right, inner.w - width
        else:
            button.right = field.right
            inner.w -= width
        canvas.button(button, f"command:{command}", sign, key=key, enabled=able)
    space = inner.inflate(-px(8), 0)
    lines, step = wrapped(stepper.value, px(LINE_SIZE), space.w, bold=True), canvas.line_height(LINE_SIZE)
    top = space.top + (space.h - len(lines) * step) // 2
    for number, line in enumerate(lines):
        place = pygame.Rect(space.left, top + number * step, space.w, step)
        canvas.middle(place, line, LINE_SIZE, theme.TEXT, bold=True)


def _stack_room(canvas: Canvas, line: StackLine, width: int) -> int:
    """How wide the words of a row may be, beside who plays it and its note."""
    return width - canvas.px(48) - width_of(line.note, canvas.px(theme.SMALL))


def _stack_rows(canvas: Canvas, card: Card, width: int) -> list[int]:
    """The heights of the rows; words that are too long for a line take more."""
    found = []
    for number, line in enumerate(card.stack):
        room = _stack_room(canvas, line, width)
        lines = wrapped(upper_first(line.words), canvas.px(LINE_SIZE), room, bold=number == 0)
        found.append(canvas.px(STACK_ROW) + max(len(lines) - 1, 0) * canvas.line_height(LINE_SIZE))
    return found


def stack_height(canvas: Canvas, card: Card, width: int) -> int:
    """The height of what waits, with its margins."""
    return sum(_stack_rows(canvas, card, width)) + canvas.px(10) if card.stack else 0


def draw_stack(canvas: Canvas, card: Card, looks: Mapping[PlayerId, PlayerLook], rect: pygame.Rect) -> None:
    """What waits, one row each, what comes first on top; the lowest is what is interrupted."""
    px = canvas.px
    box = pygame.Rect(rect.left, rect.top + px(2), rect.w, rect.h - px(6))
    canvas.box(box, theme.SUNKEN, theme.LINE, 5)
    top = box.top + px(2)
    for number, (line, height) in enumerate(zip(card.stack, _stack_rows(canvas, card, rect.w), strict=True)):
        canvas.player_mark((box.left + px(15), top + px(STACK_ROW / 2)), 7, looks[line.player])
        canvas.text((box.right - px(10), top + px(4)), line.note, theme.SMALL, theme.MUTED, anchor="right")
        room = _stack_room(canvas, line, rect.w)
        start = (box.left + px(30), top + px(3))
        canvas.paragraph(start, room, upper_first(line.words), LINE_SIZE, theme.TEXT, bold=number == 0)
        top += height

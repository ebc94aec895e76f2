"""Rows of the decision card: what can be set, and what has been announced and waits; long words take several lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from pb12table.skirmish.forms.form import Waiting
from pb12table.skirmish.ids import PlayerId
from pb12table.texts.plain import upper_first
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, width_of, wrapped
from pb12table.window.kit.palette import PlayerLook
from pb12table.window.kit.short_keys import short_key
from pb12table.window.play.cards import Card, Stepper

LINE_SIZE: Final = theme.NORMAL - 0.5
STACK_ROW: Final = 24.0
LEAST_VALUE: Final = 84.0
"""A value that is longer than this may be broken into lines of this width, in natural pixels."""


@dataclass(frozen=True, slots=True)
class _Columns:
    """How wide the parts of a stepper are, in pixels: `label` is what comes before its field, `value` the words in it;
    each button has the key it names, with `width` as much of the field as it takes."""

    label: int
    value: int
    less: tuple[str, int]
    more: tuple[str, int]


def labels_width(canvas: Canvas, steppers: Sequence[Stepper], width: int) -> int:
    """How wide the column of the labels is on a card: as they need it, within a good part of the width."""
    longest = max((width_of(each.label, canvas.px(LINE_SIZE)) for each in steppers), default=0) + canvas.px(8)
    return min(max(longest, width * 36 // 100), width * 48 // 100)


def _button(canvas: Canvas, command: str, key: str) -> tuple[str, int]:
    """The key that a button of a stepper names and how wide it is, nothing for no button."""
    wide = canvas.px(34) + (width_of(key, canvas.px(theme.SMALL - 1)) + canvas.px(16) if key else 0)
    return (key, wide) if command else ("", 0)


def _columns(canvas: Canvas, stepper: Stepper, label: int, width: int) -> _Columns:
    """Keys are named shorter, then not at all, before a value is squeezed so that nobody could read it."""
    least = min(width_of(stepper.value, canvas.px(LINE_SIZE), bold=True), canvas.px(LEAST_VALUE))
    found = _Columns(label, 0, ("", 0), ("", 0))
    named = (stepper.less_key, stepper.more_key)
    for less_key, more_key in (named, (short_key(named[0]), short_key(named[1])), ("", "")):
        less, more = _button(canvas, stepper.less, less_key), _button(canvas, stepper.more, more_key)
        found = _Columns(label, width - label - less[1] - more[1] - canvas.px(8), less, more)
        if found.value >= least:
            break
    return found


def stepper_height(canvas: Canvas, stepper: Stepper, label: int, width: int) -> int:
    """The height of a stepper with its margins; a value that is too long for a line takes more."""
    room = _columns(canvas, stepper, label, width).value
    lines = wrapped(stepper.value, canvas.px(LINE_SIZE), room, bold=True)
    return canvas.px(31) + max(len(lines) - 1, 0) * canvas.line_height(LINE_SIZE)


def draw_stepper(canvas: Canvas, stepper: Stepper, label: int, row: pygame.Rect) -> None:
    """Label on the left, so wide, value in the middle, less and more at its sides."""
    px = canvas.px
    columns = _columns(canvas, stepper, label, row.w)
    place = pygame.Rect(row.left, row.top, columns.label, row.h)
    if stepper.tip:
        canvas.zone(place, f"about:{stepper.label}", tip=stepper.tip)
    canvas.text((place.left, place.top + px(4)), stepper.label, LINE_SIZE, theme.MUTED, width=place.w - px(4))
    field = pygame.Rect(place.right, row.top, row.right - place.right, row.h)
    canvas.box(field, theme.SUNKEN, theme.LINE, 5)
    less, more = stepper.signs
    if stepper.less:
        key, width = columns.less
        button = pygame.Rect(field.left, field.top, width, field.h)
        tip = (stepper.less_key,) if key != stepper.less_key else ()
        canvas.button(button, f"command:{stepper.less}", less, key=key, enabled=stepper.can_less, tip=tip)
    if stepper.more:
        key, width = columns.more
        button = pygame.Rect(field.right - width, field.top, width, field.h)
        tip = (stepper.more_key,) if key != stepper.more_key else ()
        sign = more if stepper.less else "›"
        canvas.button(button, f"command:{stepper.more}", sign, key=key, enabled=stepper.can_more, tip=tip)
    space = pygame.Rect(field.left + columns.less[1] + px(4), field.top, columns.value, field.h)
    lines, step = wrapped(stepper.value, px(LINE_SIZE), space.w, bold=True), canvas.line_height(LINE_SIZE)
    top = space.top + (space.h - len(lines) * step) // 2
    for number, line in enumerate(lines):
        canvas.middle(pygame.Rect(space.left, top + number * step, space.w, step), line, LINE_SIZE, bold=True)


def _stack_room(canvas: Canvas, line: Waiting, width: int) -> int:
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

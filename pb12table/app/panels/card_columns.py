"""What stands across a decision card: sums side by side, each with its result, and dice as they lie."""

from __future__ import annotations

from typing import Final

import pygame

from pb12table.app.panels.dice_tray import draw_die
from pb12table.texts.plain import upper_first
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, width_of, wrapped
from pb12table.window.play.cards import Card, Column, SumLine
from pb12table.window.play.throws import Die

SUM_SIZE: Final = theme.SMALL + 0.5
GAP: Final = 10.0
"""How far columns are apart, in natural pixels."""
DIE: Final = 15.0
DICE_ROW: Final = 44.0
DIE_APART: Final = 40.0


def columns_height(canvas: Canvas, card: Card, width: int) -> int:
    """The height of the columns of a card with their margin; all are as high as the highest."""
    if not card.columns:
        return 0
    return max(_height(canvas, column, _width(canvas, card, width)) for column in card.columns) + canvas.px(8)


def draw_columns(canvas: Canvas, card: Card, rect: pygame.Rect) -> None:
    """Each sum in a box: its title and its result, what is thrown, and the addends with their rules."""
    px, width = canvas.px, _width(canvas, card, rect.w)
    for number, column in enumerate(card.columns):
        left = rect.left + number * (width + px(GAP))
        _draw(canvas, column, pygame.Rect(left, rect.top, width, rect.h - px(8)))


def _width(canvas: Canvas, card: Card, width: int) -> int:
    count = max(len(card.columns), 1)
    return (width - canvas.px(GAP) * (count - 1)) // count


def _words_room(canvas: Canvas, column: Column, width: int) -> int:
    """How wide title and words of a column may be, beside its result."""
    return width - canvas.px(26) - width_of(column.result, canvas.px(theme.TITLE), bold=True)


def _words(canvas: Canvas, column: Column, width: int) -> tuple[str, ...]:
    return wrapped(column.words, canvas.px(theme.SMALL), _words_room(canvas, column, width))


def _room(canvas: Canvas, line: SumLine, width: int) -> int:
    """How wide the words of an addend may be between its value and its rule."""
    return width - width_of(line.rule, canvas.px(theme.SMALL - 1)) - canvas.px(54)


def _head(canvas: Canvas, column: Column, width: int) -> int:
    words = len(_words(canvas, column, width)) * canvas.line_height(theme.SMALL)
    return canvas.line_height(theme.NORMAL) + max(words, canvas.line_height(theme.SMALL)) + canvas.px(8)


def _height(canvas: Canvas, column: Column, width: int) -> int:
    size = canvas.px(SUM_SIZE)
    lines = sum(max(len(wrapped(line.what, size, _room(canvas, line, width))), 1) for line in column.sums)
    return _head(canvas, column, width) + lines * canvas.line_height(SUM_SIZE) + canvas.px(8 if lines else 2)


def _draw(canvas: Canvas, column: Column, box: pygame.Rect) -> None:
    px = canvas.px
    canvas.box(box, theme.SUNKEN, theme.LINE, 5)
    room = _words_room(canvas, column, box.w)
    canvas.text((box.left + px(9), box.top + px(3)), upper_first(column.title), theme.NORMAL, bold=True, width=room)
    corner = (box.right - px(9), box.top + px(3))
    canvas.text(corner, column.result, theme.TITLE, theme.ACCENT, bold=True, anchor="right")
    below = box.top + px(4) + canvas.line_height(theme.NORMAL)
    canvas.paragraph((box.left + px(9), below), room, column.words, theme.SMALL, theme.MUTED)
    top = box.top + _head(canvas, column, box.w)
    if column.sums:
        pygame.draw.line(canvas.surface, theme.LINE, (box.left + px(8), top), (box.right - px(8), top))
        top += px(3)
    step = canvas.line_height(SUM_SIZE)
    for line in column.sums:
        wide = _room(canvas, line, box.w)
        height = max(len(wrapped(line.what, px(SUM_SIZE), wide)), 1) * step
        row = pygame.Rect(box.left + px(3), top, box.w - px(6), height)
        if line.about and canvas.zone(row, f"about:{line.rule}:{line.what}", tip=line.about):
            canvas.box(row, theme.HOVERED, None, 3)
        canvas.text((box.left + px(32), top), line.value, SUM_SIZE, theme.TEXT, bold=True, anchor="right")
        canvas.text((box.right - px(8), top + px(1)), line.rule, theme.SMALL - 1, theme.FAINT, anchor="right")
        canvas.paragraph((box.left + px(39), top), wide, line.what, SUM_SIZE, theme.TEXT)
        top += height


# -- dice -------------------------------------------------------------------------------------------------------


def dice_height(canvas: Canvas, card: Card) -> int:
    """The height of the row of dice of a card with its margins."""
    return canvas.px(DICE_ROW) if card.dice else 0


def draw_dice(canvas: Canvas, card: Card, rect: pygame.Rect) -> None:
    """The dice in a row, successes in green."""
    px = canvas.px
    for number, die in enumerate(card.dice):
        center = (rect.left + px(18 + DIE_APART * number), rect.top + px(DICE_ROW / 2 - 3))
        draw_die(canvas, center, px(DIE), Die(die.sides, die.shows), 1.0, theme.GOOD if die.good else theme.MUTED)

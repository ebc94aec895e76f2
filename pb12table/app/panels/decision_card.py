"""The card at the bottom centre: who decides what, what can be set, the sum, the buttons, and what if not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

import pygame

from pb12table.app.panels.card_rows import (
    LINE_SIZE,
    draw_stack,
    draw_stepper,
    labels_width,
    stack_height,
    stepper_height,
)
from pb12table.skirmish.ids import PlayerId
from pb12table.texts.plain import upper_first
from pb12table.window.dice.contest_art import contest_size, draw_contest
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, width_of, wrapped
from pb12table.window.kit.palette import PlayerLook
from pb12table.window.play.cards import Card, CardButton, SumLine

WIDTH = 560.0
WIDE = 780.0
MANY = 6
"""From so many buttons on they stand in rows; fewer rather make the card wide."""
SAVED = 24.0
"""So much lower a card must become by it, in natural pixels, that its buttons stand below the sum."""
MOST_LINES = 2
"""The most lines the label of a button takes."""
PAD = 14.0
SUM_SIZE = theme.SMALL + 0.5


TITLE = "card-title"
"""The zone by which a card is moved."""
FOLDED_WIDTH = 380.0
"""A folded card is so wide, and wider for a longer title."""


@dataclass(frozen=True, slots=True)
class Fold:
    """The handle that folds a card and unfolds it: what it says when asked, and whether it is folded."""

    tip: tuple[str, ...]
    folded: bool


@dataclass(frozen=True, slots=True)
class _Parts:
    """How wide and high the parts of an unfolded card are, in pixels: `inner` is what is within its margins, `column`
    as much of it as lines and steppers take beside a sum; the heights follow each other from top to bottom.  With the
    buttons `beside`, their rows stand below the sum, where lines and steppers are so much higher than it is."""

    inner: int
    column: int
    sums: bool
    title: int
    left: int
    right: int
    stack: int
    note: int
    rows: int
    contest: int = 0
    beside: bool = False

    @property
    def base(self) -> int:
        """The height of what stands beside each other below the title."""
        return max(self.left, self.right + (self.rows if self.beside else 0))

    @property
    def whole(self) -> int:
        """The height of all of it."""
        return self.title + self.contest + self.base + self.stack + self.note + (0 if self.beside else self.rows)


def _parts(canvas: Canvas, card: Card, width: int) -> _Parts:
    px = canvas.px
    sums, inner = _has_sums(card), width - 2 * px(PAD)
    column = inner * 48 // 100 - px(8) if sums else inner
    parts = _Parts(
        inner,
        column,
        sums,
        _title_height(canvas, card, width),
        _left_height(canvas, card, column) + (0 if sums else len(card.sums) * px(20)),
        _sums_height(canvas, card, inner - column - px(16)) if sums else 0,
        stack_height(canvas, card, inner),
        len(_note_lines(canvas, card, inner)) * canvas.line_height(theme.SMALL) + px(2) if card.note else 0,
        sum(_row_heights(canvas, card, inner)),
        0 if card.contest is None else contest_size(canvas, card.contest)[1] + px(12),
    )
    if not sums or card.stack or card.note or card.listed:
        return parts
    beside = replace(parts, rows=sum(_row_heights(canvas, card, inner - column - px(16))), beside=True)
    return beside if parts.whole - beside.whole >= px(SAVED) else parts


def _has_sums(card: Card) -> bool:
    return bool(card.sums) and bool(card.result)


def card_size(
    canvas: Canvas, free: pygame.Rect, card: Card, fold: Fold, *, wide: bool = False, narrow: bool = False
) -> tuple[int, int]:
    """How large a card is within the free part of the window; `wide`: as wide as one can be, `narrow`: rather high."""
    px = canvas.px
    if fold.folded:
        title = width_of(upper_first(card.title), px(theme.LARGE - 1), True)
        beside = px(FOLDED_WIDTH) - _title_room(canvas, card, px(FOLDED_WIDTH))
        return min(max(px(FOLDED_WIDTH), title + beside), free.w - px(16)), px(38)
    # Width is taken for buttons only where it saves a row of them: the table is needed, too.
    less, more = (len(_rows(canvas, card, px(each - 2 * PAD))) for each in (WIDE, WIDTH))
    long = len(card.buttons) < MANY and less < more and not card.listed
    dice = card.contest is not None and contest_size(canvas, card.contest)[0] > px(WIDTH - 2 * PAD)
    is_wide = (wide or _has_sums(card) or long or dice) and not narrow
    width = min(px(WIDE if is_wide else WIDTH), free.w - px(16))
    parts = _parts(canvas, card, width)
    return width, parts.whole + px(8)


def draw_card(
    canvas: Canvas, rect: pygame.Rect, card: Card, looks: Mapping[PlayerId, PlayerLook], fold: Fold
) -> None:
    """Paint a card into a place of its size."""
    px = canvas.px
    _frame(canvas, rect, card, looks, fold)
    if fold.folded:
        return
    parts = _parts(canvas, card, rect.w)
    inner, column = parts.inner, parts.column
    left, top = rect.left + px(PAD), rect.top + parts.title + parts.contest
    if card.contest is not None:
        wide = contest_size(canvas, card.contest, inner)[0]
        place = pygame.Rect(left + (inner - wide) // 2, rect.top + parts.title + px(4), wide, parts.contest - px(12))
        draw_contest(canvas, place, card.contest, looks, card.dice)
    left_height = _left_height(canvas, card, column)
    _left(canvas, card, pygame.Rect(left, top, column, left_height))
    if parts.sums:
        _sums(canvas, card, pygame.Rect(left + column + px(16), top, inner - column - px(16), parts.right))
    else:
        for row, line in enumerate(card.sums):
            spot = top + left_height + row * px(20)
            number = f"{line.value}  {line.rule}"
            room = inner - width_of(number, px(LINE_SIZE)) - px(10)
            _about(canvas, line, pygame.Rect(left, spot, inner, px(20)), wide=width_of(line.what, px(LINE_SIZE)) > room)
            canvas.text((left + inner, spot), number, LINE_SIZE, theme.TEXT, anchor="right")
            canvas.text((left, spot), line.what, LINE_SIZE, theme.MUTED, width=room)
    base = top + parts.base
    if card.stack:
        draw_stack(canvas, card, looks, pygame.Rect(left, base, inner, parts.stack))
        base += parts.stack
    if card.note:
        canvas.paragraph((left, base), inner, card.note, theme.SMALL, theme.MUTED, italic=True, anchor="center")
        base += parts.note
    place = pygame.Rect(left, base + px(2), inner, parts.rows)
    if parts.beside:
        place = pygame.Rect(left + column + px(16), base - parts.rows + px(2), inner - column - px(16), parts.rows)
    _buttons(canvas, card, place)


def _note_lines(canvas: Canvas, card: Card, width: int) -> tuple[str, ...]:
    return wrapped(card.note, canvas.px(theme.SMALL), width, italic=True)


def _title_room(canvas: Canvas, card: Card, width: int) -> int:
    """How wide the title of a card may be, between the mark of who decides and the handle."""
    return width - canvas.px(PAD) - (canvas.px(26) if card.player is not None else 0) - canvas.px(40)


def _title_height(canvas: Canvas, card: Card, width: int) -> int:
    """How high a title is with its margins; one that is too long for a line takes more."""
    lines = wrapped(upper_first(card.title), canvas.px(theme.LARGE - 1), _title_room(canvas, card, width), bold=True)
    return canvas.px(36) + max(len(lines) - 1, 0) * canvas.line_height(theme.LARGE - 1)


def _frame(
    canvas: Canvas, rect: pygame.Rect, card: Card, looks: Mapping[PlayerId, PlayerLook], fold: Fold
) -> None:
    """The card itself and its title, by which it can be moved, with the handle that folds it."""
    px = canvas.px
    canvas.shadow(rect, 10)
    canvas.zone(rect, "card")
    look = looks[card.player] if card.player is not None else None
    canvas.box(rect, theme.PANEL, theme.LINE if look is None else look.colour, 10, 2)
    high = px(36) if fold.folded else _title_height(canvas, card, rect.w)
    canvas.zone(pygame.Rect(rect.left, rect.top, rect.w, high), TITLE)
    title = rect.left + px(PAD)
    if look is not None:
        canvas.player_mark((title + px(9), rect.top + px(19)), 8, look)
        title += px(26)
    handle = pygame.Rect(rect.right - px(34), rect.top + px(6), px(26), px(24))
    canvas.paragraph((title, rect.top + px(8)), _title_room(canvas, card, rect.w), upper_first(card.title),
                     theme.LARGE - 1, bold=True, lines=1 if fold.folded else None)  # fmt: skip
    hovered = canvas.zone(handle, "command:fold-card", tip=fold.tip)
    canvas.box(handle, theme.HOVERED if hovered else theme.RAISED, theme.LINE, 4)
    size = px(4) * (1 if fold.folded else -1)
    x, y = handle.center
    points = [(x - px(6), y + size // 2), (x, y - size // 2), (x + px(6), y + size // 2)]
    pygame.draw.lines(canvas.surface, theme.MUTED, False, points, max(2, px(2)))


def _left_height(canvas: Canvas, card: Card, width: int) -> int:
    """The height of lines, warning and steppers."""
    size = canvas.px(LINE_SIZE)
    count = sum(len(wrapped(line, size, width)) for line in card.lines)
    height = count * canvas.line_height(LINE_SIZE)
    if card.warning:
        lines = len(wrapped(card.warning, size, width - canvas.px(24)))
        height += lines * canvas.line_height(LINE_SIZE) + canvas.px(10)
    label = labels_width(canvas, card.steppers, width)
    return height + sum(stepper_height(canvas, each, label, width) for each in card.steppers) + canvas.px(4)


def _left(canvas: Canvas, card: Card, rect: pygame.Rect) -> None:
    px = canvas.px
    top = rect.top
    for line in card.lines:
        top += canvas.paragraph((rect.left, top), rect.w, upper_first(line), LINE_SIZE, theme.TEXT)
    if card.warning:
        step = canvas.line_height(LINE_SIZE)
        lines = len(wrapped(card.warning, px(LINE_SIZE), rect.w - px(24)))
        box = pygame.Rect(rect.left, top + px(2), rect.w, lines * step + px(5))
        canvas.box(box, theme.SUNKEN, theme.BAD, 4)
        mark = (box.left + px(11), box.top + px(4) + step // 2)
        size = px(6)
        points = [(mark[0], mark[1] - size), (mark[0] + size, mark[1] + size), (mark[0] - size, mark[1] + size)]
        pygame.draw.polygon(canvas.surface, theme.BAD, points, max(1, px(1.5)))
        canvas.paragraph((box.left + px(22), box.top + px(2)), rect.w - px(24), card.warning, LINE_SIZE, theme.BAD)
        top = box.bottom + px(3)
    label = labels_width(canvas, card.steppers, rect.w)
    for stepper in card.steppers:
        height = stepper_height(canvas, stepper, label, rect.w)
        draw_stepper(canvas, stepper, label, pygame.Rect(rect.left, top + px(2), rect.w, height - px(4)))
        top += height


def _about(canvas: Canvas, line: SumLine, row: pygame.Rect, *, wide: bool = False) -> None:
    """Let an addend be asked; one without more to tell answers only where it is too wide to be read."""
    tip = line.about or ((line.what,) if wide else ())
    if tip and canvas.zone(row, f"about:{line.rule}:{line.what}", tip=tip):
        canvas.box(row, theme.HOVERED, None, 3)


def _sum_room(canvas: Canvas, line: SumLine, width: int) -> int:
    """How wide the words of an addend may be between its value and its rule, in a sum of a width."""
    return width - width_of(line.rule, canvas.px(theme.SMALL - 1)) - canvas.px(56)


def _sums_height(canvas: Canvas, card: Card, width: int) -> int:
    """The height of a sum that is so wide; words that are too long for a line take two."""
    note = len(wrapped(card.result_note, canvas.px(theme.SMALL), width - canvas.px(20))) if card.result_note else 0
    lines = sum(len(wrapped(line.what, canvas.px(SUM_SIZE), _sum_room(canvas, line, width))) for line in card.sums)
    return lines * canvas.line_height(SUM_SIZE) + note * canvas.line_height(theme.SMALL) + canvas.px(44)


def _sums(canvas: Canvas, card: Card, rect: pygame.Rect) -> None:
    """The sum behind the number: each addend with its rule, then the result."""
    px = canvas.px
    box = pygame.Rect(rect.left, rect.top, rect.w, rect.h - px(4))
    canvas.box(box, theme.SUNKEN, theme.LINE, 5)
    step = canvas.line_height(SUM_SIZE)
    top = rect.top + px(3)
    for line in card.sums:
        room = _sum_room(canvas, line, box.w)
        height = max(len(wrapped(line.what, px(SUM_SIZE), room)), 1) * step
        _about(canvas, line, pygame.Rect(box.left + px(3), top, box.w - px(6), height))
        ink = theme.ACCENT if line.changed else theme.TEXT
        if line.changed:
            size, middle = px(4), (box.left + px(7), top + step // 2)
            points = [(middle[0] - size // 2, middle[1] - size), (middle[0] + size, middle[1]),
                      (middle[0] - size // 2, middle[1] + size)]  # fmt: skip
            pygame.draw.polygon(canvas.surface, theme.ACCENT, points)
        canvas.text((box.left + px(34), top), line.value, SUM_SIZE, ink, bold=True, anchor="right")
        canvas.text((box.right - px(8), top + px(1)), line.rule, theme.SMALL - 1, theme.FAINT, anchor="right")
        canvas.paragraph((box.left + px(42), top), room, line.what, SUM_SIZE, ink)
        top += height
    pygame.draw.line(canvas.surface, theme.LINE, (box.left + px(8), top + px(2)), (box.right - px(8), top + px(2)))
    spot = (box.left + px(10), top + px(5))
    canvas.text(spot, card.result, theme.LARGE, theme.ACCENT, bold=True, width=box.w - px(20))
    if card.result_note:
        canvas.paragraph(
            (box.left + px(10), top + px(30)), box.w - px(20), card.result_note, theme.SMALL, theme.MUTED
        )


def _button_width(canvas: Canvas, button: CardButton) -> int:
    """The natural width of a button with its key."""
    key = width_of(button.key, canvas.px(theme.SMALL - 1)) + canvas.px(12) if button.key else 0
    return max(width_of(upper_first(button.label), canvas.px(theme.NORMAL), True) + key + canvas.px(26), canvas.px(36))


def _rows(canvas: Canvas, card: Card, width: int) -> list[list[CardButton]]:
    """The buttons in rows that fit; those of a list one in a row, and two when there are many."""
    if card.listed:
        count = 1 if len(card.buttons) < MANY else 2
        return [list(card.buttons[first : first + count]) for first in range(0, len(card.buttons), count)]
    rows: list[list[CardButton]] = []
    used = 0
    for button in card.buttons:
        wide = _button_width(canvas, button) + canvas.px(8)
        if not rows or button.new_row or used + wide > width + canvas.px(8):
            rows.append([])
            used = 0
        rows[-1].append(button)
        used += wide
    return rows


def _widths(canvas: Canvas, card: Card, rows: list[list[CardButton]], row: list[CardButton], width: int) -> list[int]:
    """How wide the buttons of a row are: in a list all alike, else as wide as they must be, or as the widest must."""
    if card.listed:
        count = len(rows[0])
        return [(width - canvas.px(8) * (count - 1)) // count] * len(row)
    if card.even:
        return [min(max(_button_width(canvas, button) for button in card.buttons), width)] * len(row)
    return [min(_button_width(canvas, button), width) for button in row]


def _row_heights(canvas: Canvas, card: Card, width: int) -> list[int]:
    """The heights of the rows of buttons: a label that is too long for a line takes two."""
    rows = _rows(canvas, card, width)
    found: list[int] = []
    for row in rows:
        widths = _widths(canvas, card, rows, row, width)
        lines = max(_label_lines(canvas, button, wide) for button, wide in zip(row, widths, strict=True))
        found.append(canvas.px(42) + (min(lines, MOST_LINES) - 1) * canvas.line_height(theme.NORMAL))
    return found


def _label_lines(canvas: Canvas, button: CardButton, width: int) -> int:
    """How many lines the label of a button of a width takes."""
    return canvas.button_lines(upper_first(button.label), width, button.key, bold=button.primary and button.enabled)


def _buttons(canvas: Canvas, card: Card, rect: pygame.Rect) -> None:
    px = canvas.px
    rows = _rows(canvas, card, rect.w)
    top = rect.top
    for row, height in zip(rows, _row_heights(canvas, card, rect.w), strict=True):
        widths = _widths(canvas, card, rows, row, rect.w)
        x = rect.left if card.listed else rect.left + (rect.w - sum(widths) - px(8) * (len(row) - 1)) // 2
        for button, width in zip(row, widths, strict=True):
            place = pygame.Rect(x, top + px(3), width, height - px(8))
            canvas.button(
                place,
                f"command:{button.command}",
                upper_first(button.label),
                key=button.key,
                enabled=button.enabled,
                style="primary" if button.primary else "plain",
                pressed=button.pressed,
                tip=_tip(canvas, button, place),
                anchor="left" if card.listed else "center",
                lines=MOST_LINES,
            )
            x = place.right + px(8)
        top += height


def _tip(canvas: Canvas, button: CardButton, place: pygame.Rect) -> tuple[str, ...]:
    """What a button says when asked: its reason; its label where it has sums, or no room for it."""
    named = bool(button.sums) or _label_lines(canvas, button, place.w) > MOST_LINES
    return tuple(words for words in (upper_first(button.label) if named else "", button.reason, *button.sums) if words)

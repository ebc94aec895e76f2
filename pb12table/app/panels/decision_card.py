"""The decision card: who decides what, what can be set, the sum, what waits, the buttons, and what if not."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame

from pb12table.app.panels.dice_tray import draw_die
from pb12table.skirmish.forms.form import Face, Waiting
from pb12table.skirmish.ids import PlayerId
from pb12table.texts.plain import upper_first
from pb12table.window.dice.contest_art import contest_size, draw_contest
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.palette import PlayerLook
from pb12table.window.kit.short_keys import short_key
from pb12table.window.layout.nodes import (
    Box,
    Button,
    Card,
    Column,
    Drawn,
    Flow,
    Grid,
    Label,
    Node,
    Plate,
    Row,
    Space,
)
from pb12table.window.layout.painting import Painter
from pb12table.window.layout.panel import draw_panel, that_fits, wanted_height, wanted_width
from pb12table.window.layout.parts import thin_line
from pb12table.window.play import cards
from pb12table.window.play.cards import CardButton, Stepper, SumLine
from pb12table.window.play.throws import Die

WIDTH = 560.0
WIDE = 780.0
MANY = 6
"""From so many buttons on they stand in rows; fewer rather make the card wide."""
SAVED = 24.0
"""So much lower a card must become by it, in natural pixels, that its buttons stand below the sum."""
PAD = 14.0
APART = 16.0
"""How far the sum is from what can be set."""
TITLE = "card-title"
"""The zone by which a card is moved."""
FOLDED_WIDTH = 380.0
"""A folded card is so wide, and wider for a longer title."""
NOTHING: Final = Column((), 4.0)
NO_LOOKS: Final[Mapping[PlayerId, PlayerLook]] = {}


@dataclass(frozen=True, slots=True)
class Fold:
    """The handle that folds a card and unfolds it: what it says when asked, and whether it is folded."""

    tip: tuple[str, ...]
    folded: bool


def card_size(
    canvas: Canvas, free: pygame.Rect, card: cards.Card, fold: Fold, *, wide: bool = False, narrow: bool = False
) -> tuple[int, int]:
    """How large a card is within the free part of the window; `wide`: as wide as one can be, `narrow`: rather high."""
    px, scale = canvas.px, canvas.scale
    most = free.w - px(16)
    if fold.folded:
        width = min(max(px(FOLDED_WIDTH), wanted_width(_described(card, fold, 0.0, scale), scale)), most)
    else:
        # Width is taken for buttons only where it saves a row of them: the table is needed, too.
        less, more = (wanted_height(_buttons(card), px(each - 2 * PAD), scale) for each in (WIDE, WIDTH))
        long = len(card.buttons) < MANY and less < more and not card.listed
        dice = card.contest is not None and contest_size(scale, card.contest)[0] > px(WIDTH - 2 * PAD)
        is_wide = (dice or wide or _has_sum(card) or bool(card.columns) or long) and not narrow
        width = min(px(WIDE if is_wide else WIDTH), most)
    return width, wanted_height(_described(card, fold, width / scale, scale), width, scale)


def draw_card(
    canvas: Canvas, rect: pygame.Rect, card: cards.Card, looks: Mapping[PlayerId, PlayerLook], fold: Fold
) -> None:
    """Paint a card into a place of its size."""
    marks = {player: partial(_mark, look=look) for player, look in looks.items()}
    own: dict[str, Painter] = {f"mark:{player}": painter for player, painter in marks.items()}
    own |= {f"die:{number}": partial(_die, die=die) for number, die in enumerate(card.dice)}
    if card.contest is not None:
        own["contest"] = partial(_contest, card=card, looks=looks)
    painters = own | {"fold": partial(_handle, folded=fold.folded), "warning": _warning_sign, "changed": _changed_sign}
    draw_panel(canvas, rect, _described(card, fold, rect.w / canvas.scale, canvas.scale, looks), painters)


def _has_sum(card: cards.Card) -> bool:
    return bool(card.sums) and bool(card.result)


def _described(
    card: cards.Card, fold: Fold, width: float, scale: float, looks: Mapping[PlayerId, PlayerLook] = NO_LOOKS
) -> Node:
    """A card so wide, in natural pixels, at a scale."""
    border = theme.LINE if card.player is None or card.player not in looks else looks[card.player].colour
    plate = Plate(theme.PANEL, border, 10, 2, shaded=True)
    head = _head(card, fold)
    if fold.folded:
        return Card("card", head, surface=plate, keyless=True)
    inner = width - 2 * PAD
    body = _below(_settings(card, inner, scale), card)
    if _has_sum(card):
        half = (inner - APART) / 2
        left, right = _settings(card, half, scale), Column((_sum(card),))
        body = _below(_beside(left, right, half), card)
        if not (card.stack or card.note or card.listed):
            other = _beside(left, Column((right, Space(grow=1.0), _buttons(card))), half)
            lower, higher = (wanted_height(each, round(inner * scale), scale) for each in (other, body))
            body = other if higher - lower >= SAVED * scale else body
    parts = (head, *_contest_room(card, inner, scale), Box(body, (PAD, 0.0, PAD, 10.0)))
    return Card("card", Column(parts, 0.0), surface=plate, keyless=True)


def _contest_room(card: cards.Card, width: float, scale: float) -> Sequence[Node]:
    """Room for two throws below the title, nothing where there are none."""
    if card.contest is None:
        return ()
    wide, high = (size / scale for size in contest_size(scale, card.contest, round(width * scale)))
    room = Drawn("contest", min_width=wide, max_width=wide, min_height=high)
    return (Box(Row((Space(grow=1.0), room, Space(grow=1.0))), (PAD, 2.0, PAD, 8.0)),)


def _beside(left: Node, right: Node, width: float) -> Row:
    """Two nodes of one width beside each other."""
    return Row(tuple(Box(each, min_width=width, max_width=width) for each in (left, right)), APART)


def _below(upper: Node, card: cards.Card) -> Node:
    """What waits, what happens without a choice, and the buttons, below the rest."""
    parts = [] if upper == NOTHING else [upper]
    if card.stack:
        parts.append(Box(Column(tuple(_waiting(card.stack)), 2.0), (8.0, 2.0, 10.0, 2.0), groove()))
    if card.note:
        parts.append(Label(card.note, theme.SMALL, "muted", italic=True, side="center"))
    return Column((*parts, _buttons(card)), 6.0)


def _head(card: cards.Card, fold: Fold) -> Node:
    """The title, by which a card can be moved, with the mark of who decides and the handle that folds it."""
    mark = () if card.player is None else (Drawn(f"mark:{card.player}", min_width=18.0, min_height=22.0),)
    title = Label(upper_first(card.title), theme.LARGE - 1, bold=True, lines=1 if fold.folded else 0, grow=1.0)
    plate = Plate(theme.RAISED, theme.LINE, 4, hovered=theme.HOVERED)
    handle = Card("command:fold-card", Drawn("fold", min_width=26.0, min_height=24.0), surface=plate, tip=fold.tip,
                  max_height=24.0)  # fmt: skip
    return Card(TITLE, Row((*mark, title, handle), 8.0, "start"), (PAD, 7.0, 8.0, 7.0), "none", keyless=True)


# -- what can be set --------------------------------------------------------------------------------------------------


def _settings(card: cards.Card, width: float, scale: float) -> Column:
    """Lines, warning and steppers, in a column so wide; below them what a sum without a result adds."""
    parts: list[Node] = []
    if card.dice:
        parts.append(Row(tuple(Drawn(f"die:{n}", min_width=34.0, min_height=36.0) for n in range(len(card.dice))), 6.0))
    if card.columns:
        parts.append(Grid(tuple(map(_sum_of, card.columns)), len(card.columns)))
    if card.lines:
        parts.append(Column(tuple(Label(upper_first(line), theme.NORMAL) for line in card.lines), 0.0))
    if card.warning:
        sign, words = Drawn("warning", min_width=14.0, min_height=16.0), Label(card.warning, tone="bad", grow=1.0)
        parts.append(Box(Row((sign, words), 5.0, "start"), (4.0, 2.0, 4.0, 3.0), Plate(theme.SUNKEN, theme.BAD, 4)))
    if card.columns:  # then there is much to tell, and the table is needed, too
        half = (width - 8.0) / 2
        label = labels_width(card.steppers, half, scale)
        rows = tuple(_stepper(stepper, label, half, scale) for stepper in card.steppers)
        parts.append(Grid(rows, 2, 8.0))
    else:
        label = labels_width(card.steppers, width, scale)
        parts += [_stepper(stepper, label, width, scale) for stepper in card.steppers]
    if not _has_sum(card):
        parts += [_addend(line) for line in card.sums]
    return Column(tuple(parts), NOTHING.gap)


def labels_width(steppers: Iterable[Stepper], width: float, scale: float) -> float:
    """How wide the column of the labels is: as they need it, within a good part of the width; in natural pixels."""
    longest = wanted_width(Column(tuple(Label(each.label, theme.NORMAL) for each in steppers)), scale) / scale + 8.0
    return min(max(longest, 0.36 * width), 0.48 * width)


def _stepper(stepper: Stepper, label: float, width: float, scale: float) -> Node:
    """What is set, and its value between less and more.

    Keys are named shorter, then not at all, before a value is squeezed so that nobody could read it.
    """
    keys = (stepper.less_key, stepper.more_key)
    short = (short_key(keys[0]), short_key(keys[1]))
    fields = (_field(stepper, named) for named in dict.fromkeys((keys, short, ("", ""))))
    field = that_fits(fields, round((width - label) * scale), scale)
    name = Label(stepper.label, theme.NORMAL, "muted", lines=1, grow=1.0)
    about = Card(f"about:{stepper.label}", Column((name,)), surface="none", keyless=True, tip=stepper.tip,
                 min_width=label, max_width=label)  # fmt: skip
    return Row((about, Box(field, surface=groove(), min_height=27.0, grow=1.0)), 0.0, "center")


def _field(stepper: Stepper, keys: tuple[str, str]) -> Node:
    less, more = stepper.signs
    value = Label(stepper.value, theme.NORMAL, bold=True, side="center", grow=1.0)
    return Row(
        (
            *_push(stepper.less, less, keys[0], stepper.less_key, stepper.can_less),
            value,
            *_push(stepper.more, more if stepper.less else "›", keys[1], stepper.more_key, stepper.can_more),
        ),
        4.0,
        "center",
    )


def _push(command: str, sign: str, key: str, whole: str, enabled: bool) -> Sequence[Node]:
    """A button of a stepper, nothing for no command; it tells its key where that is not named whole."""
    tip = (whole,) if key != whole else ()
    button = Button(f"command:{command}", sign, key, 27.0, enabled=enabled, min_width=34.0, tip=tip)
    return (button,) if command else ()


# -- sums -------------------------------------------------------------------------------------------------------------


def _asked(line: SumLine, child: Node) -> Card:
    """An addend that can be asked; one without more to tell answers only where it has no room."""
    plate = Plate(None, None, 3, hovered=theme.HOVERED if line.about else None)
    return Card(f"about:{line.rule}:{line.what}", child, surface=plate, keyless=True, tip=line.about)


def _addend(line: SumLine) -> Node:
    """An addend of what has no result of its own."""
    what = Label(line.what, theme.NORMAL, "muted", lines=1, grow=1.0)
    return _asked(line, Row((what, Label(f"{line.value}  {line.rule}", theme.NORMAL, side="right")), 10.0))


def _sum(card: cards.Card) -> Node:
    """The sum behind the number: each addend with its rule, then the result."""
    rows = [_asked(line, _summed(line)) for line in card.sums]
    result: list[Node] = [Label(card.result, theme.LARGE, "accent", bold=True)]
    if card.result_note:
        result.append(Label(card.result_note, theme.SMALL, "muted"))
    parts = (Column(tuple(rows), 0.0), thin_line(), Box(Column(tuple(result), 0.0), (4.0, 0.0, 4.0, 0.0)))
    return Box(Column(parts, 3.0), (4.0, 3.0, 4.0, 4.0), groove())


def _sum_of(column: cards.Column) -> Node:
    """One of several sums: its title with the result at the right, what is thrown, and the addends."""
    title = Label(upper_first(column.title), theme.NORMAL, bold=True)
    words = Column((title, Label(column.words, theme.SMALL, "muted")), 0.0, grow=1.0)
    result = Label(column.result, theme.TITLE, "accent", bold=True, side="right", wrap=False)
    rows = tuple(_asked(line, _summed(line)) for line in column.sums)
    sums = (thin_line(), Column(rows, 0.0)) if rows else ()
    head = Box(Row((words, result), 6.0, "start"), (4.0, 0.0, 4.0, 0.0))
    return Box(Column((head, *sums), 3.0), (4.0, 3.0, 4.0, 4.0), groove())


def _summed(line: SumLine) -> Node:
    ink = theme.ACCENT if line.changed else theme.TEXT
    value = Label(line.value, theme.SMALL, ink, bold=True, side="right", wrap=False, min_width=24.0)
    sign = Drawn("changed" if line.changed else "", min_width=6.0)
    rule = Label(line.rule, theme.SMALL, "faint", side="right", wrap=False)
    return Row((sign, value, Label(line.what, theme.SMALL, ink, grow=1.0), rule), 4.0, "start")


# -- what waits, and the buttons ---------------------------------------------------------------------------------------


def _waiting(stack: Sequence[Waiting]) -> Iterable[Node]:
    """What has been announced, one row each, what comes first on top; the lowest is what is interrupted."""
    for number, line in enumerate(stack):
        mark = Drawn(f"mark:{line.player}", min_width=14.0, min_height=18.0)
        words = Label(upper_first(line.words), theme.NORMAL, bold=number == 0, grow=1.0)
        yield Row((mark, words, Label(line.note, theme.SMALL, "muted", wrap=False)), 8.0, "start")


def _buttons(card: cards.Card) -> Node:
    """The buttons of a list below each other, in two columns when there are many; others in rows in the middle."""
    if card.listed:
        columns = 1 if len(card.buttons) < MANY else 2
        return Grid(tuple(_button(button, card) for button in card.buttons), columns)
    rows: list[list[CardButton]] = []
    for button in card.buttons:
        if button.new_row or not rows:
            rows.append([])
        rows[-1].append(button)
    return Column(tuple(Flow(tuple(_button(each, card) for each in row), 8.0, "center") for row in rows))


def _button(button: CardButton, card: cards.Card) -> Button:
    told = (button.reason, *button.sums)
    label = upper_first(button.label)
    return Button(
        f"command:{button.command}", label, button.key, 34.0,
        style="primary" if button.primary else "plain", enabled=button.enabled, pressed=button.pressed,
        side="left" if card.listed else "center",
        tip=tuple(filter(None, (label, *told) if button.sums else told)),
        min_width=FACE if card.even else 36.0,
    )  # fmt: skip


FACE: Final = 56.0
"""How wide the buttons of a die are at least, so that those of several rows stand below each other."""


# -- signs ------------------------------------------------------------------------------------------------------------


def _mark(canvas: Canvas, rect: pygame.Rect, *, look: PlayerLook) -> None:
    """The mark of a player, as large as its room is wide."""
    canvas.player_mark(rect.center, rect.w / canvas.scale / 2 - 1, look)


def _handle(canvas: Canvas, rect: pygame.Rect, *, folded: bool) -> None:
    """An arrow that points to where the rest of the card goes."""
    px, (x, y) = canvas.px, rect.center
    size = px(4) * (1 if folded else -1)
    points = [(x - px(6), y + size // 2), (x, y - size // 2), (x + px(6), y + size // 2)]
    pygame.draw.lines(canvas.surface, theme.MUTED, False, points, max(2, px(2)))


def _contest(canvas: Canvas, rect: pygame.Rect, *, card: cards.Card, looks: Mapping[PlayerId, PlayerLook]) -> None:
    if card.contest is not None:
        draw_contest(canvas, rect, card.contest, looks, card.on_dice)


def _die(canvas: Canvas, rect: pygame.Rect, *, die: Face) -> None:
    """A die as it lies, green where it is a success."""
    colour = theme.GOOD if die.good else theme.MUTED
    draw_die(canvas, rect.center, canvas.px(15), Die(die.sides, die.shows), 1.0, colour)


def _warning_sign(canvas: Canvas, rect: pygame.Rect) -> None:
    (x, y), size = rect.center, canvas.px(6)
    points = [(x, y - size), (x + size, y + size), (x - size, y + size)]
    pygame.draw.polygon(canvas.surface, theme.BAD, points, max(1, canvas.px(1.5)))


def _changed_sign(canvas: Canvas, rect: pygame.Rect) -> None:
    (x, y), size = (rect.centerx, rect.top + canvas.line_height(theme.SMALL) // 2), canvas.px(4)
    points = [(x - size // 2, y - size), (x + size, y), (x - size // 2, y + size)]
    pygame.draw.polygon(canvas.surface, theme.ACCENT, points)


def groove() -> Plate:
    """What sums and values lie in."""
    return Plate(theme.SUNKEN, theme.LINE, 5)

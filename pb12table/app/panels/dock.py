"""The dock at the bottom of a game: the decision card and the tiles, next to the table, never over it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import accumulate, groupby
from typing import Final

import pygame

from pb12table.app.panels.action_bar import all_of, in_front, tile_painters, why_not
from pb12table.app.panels.dice_tray import draw_die
from pb12table.app.panels.notices import draw_changed_sign, draw_handle, draw_warning_sign
from pb12table.app.panels.printed import (
    heap_row,
    is_printed,
    lies_in_the_middle,
    printed_painters,
    sheet_of,
    without_printed,
)
from pb12table.skirmish.forms.form import Face, Waiting
from pb12table.skirmish.ids import PlayerId
from pb12table.texts.locale import upper_first
from pb12table.window.dice import contest_size, draw_contest
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import BETWEEN, Canvas
from pb12table.window.kit.keys import ARROWS, short_key
from pb12table.window.kit.palette import PlayerLook
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
    Scroll,
    Space,
    Style,
)
from pb12table.window.layout.painting import (
    Painter,
    draw_panel,
    least_width,
    scrolled,
    that_fits,
    wanted_height,
    wanted_width,
)
from pb12table.window.layout.placing import BUTTON_AIR, shared_widths, thin_line
from pb12table.window.play import base
from pb12table.window.play.base import CardButton, Die, Stepper, SumLine, Tile

APART = 16.0
"""How far columns of steppers are apart."""
FEW: Final = 3
"""More steppers than these stand in two columns."""
WIDE: Final = 300.0
"""Where each has so much room, steppers stand beside each other."""
STEPPER: Final = 214.0
"""How wide a column of steppers is at least."""
MANY_LINES: Final = 4
"""More lines than these stand in two columns where there is room."""
LINE: Final = 176.0
"""How wide a column of lines is at least."""
LETTERS: Final = 60
"""With more letters than these on them buttons stand in rows of their own."""
IN_HEAD: Final = 3
"""So many buttons stand beside the title in any case."""
BESIDE: Final = 140.0
"""What else the head of a card has room for, in natural pixels."""
NOTHING: Final = Column((), 4.0)


@dataclass(frozen=True, slots=True)
class Fold:
    """The handle that folds a card and unfolds it: what it says when asked, and whether it is folded."""

    tip: tuple[str, ...]
    folded: bool


def card_painters(card: base.Card, looks: Mapping[PlayerId, PlayerLook], fold: Fold) -> dict[str, Painter]:
    """Return the painters of the marks, dice and signs of a card."""
    marks = {player: partial(_mark, look=look) for player, look in looks.items()}
    own: dict[str, Painter] = {f"mark:{player}": painter for player, painter in marks.items()}
    own |= {f"die:{number}": partial(_die, die=die) for number, die in enumerate(card.dice)}
    if card.contest is not None:
        own["contest"] = partial(_contest, card=card, looks=looks)
    own |= printed_painters(card) | {"warning": draw_warning_sign, "changed": draw_changed_sign}
    return own | {"fold": partial(draw_handle, folded=fold.folded)}


def contest_room(card: base.Card, scale: float) -> Sequence[Node]:
    """Return room for two rolls, nothing if there are none."""
    if card.contest is None:
        return ()
    wide, high = (size / scale for size in contest_size(scale, card.contest))
    room = Drawn("contest", min_width=wide, max_width=wide, min_height=high)
    return (Row((Space(grow=1.0), room, Space(grow=1.0))),)


# -- what it is about --------------------------------------------------------------------------------------------------


def about(card: base.Card, width: float, scale: float) -> Column:
    """Return dice, lines, a warning, what waits, and what happens without a choice, in a column; many lines in two."""
    parts: list[Node] = []
    if card.dice:
        parts.append(Row(tuple(Drawn(f"die:{n}", min_width=34.0, min_height=36.0) for n in range(len(card.dice))), 6.0))
    if card.lines:
        lines = tuple(Label(upper_first(line)) for line in card.lines)
        in_two = len(lines) > MANY_LINES and width >= 2 * LINE + APART
        parts.append(_in_two(lines, (width - APART) / 2, scale) if in_two else Column(lines, 0.0))
    if card.warning:
        sign, words = Drawn("warning", min_width=14.0, min_height=16.0), Label(card.warning, tone="bad", grow=1.0)
        parts.append(Box(Row((sign, words), 5.0, "start"), (4.0, 2.0, 4.0, 3.0), Plate(theme.SUNKEN, theme.BAD, 4)))
    if card.stack:
        parts.append(Box(Column(tuple(_waiting(card.stack)), 2.0), (8.0, 2.0, 10.0, 2.0), groove()))
    if card.note:
        parts.append(Label(card.note, theme.SMALL, "muted", italic=True, told=True))
    return Column(tuple(parts), NOTHING.gap)


def _in_two(lines: Sequence[Node], width: float, scale: float, gap: float = 0.0) -> Row:
    """Return lines in two columns of a width, read one after the other, and as equal in height as possible."""
    high = [wanted_height(line, round(width * scale), scale) for line in lines]
    first = min(range(1, len(lines)), key=lambda number: max(sum(high[:number]), sum(high[number:])))
    columns = (Column(tuple(each), gap, min_width=width, max_width=width) for each in (lines[:first], lines[first:]))
    return Row(tuple(columns), APART, "start")


# -- what can be set --------------------------------------------------------------------------------------------------


def settings_of(card: base.Card, width: float, scale: float) -> Node:
    """Return steppers in a column of a width, or side by side if there is much room, or if there are many."""
    columns = 2 if len(card.steppers) > FEW and width >= 2 * STEPPER else 1
    columns = max(columns, min(len(card.steppers), int(width // WIDE)))
    each = (width - APART * (columns - 1)) / columns
    label = labels_width(card.steppers, each, scale)
    fields = [_stepper(stepper, label, each, scale) for stepper in card.steppers]
    rows = (fields[first : first + columns] for first in range(0, len(fields), columns))
    return Column(tuple(_side_by_side(row, each) for row in rows), NOTHING.gap)


def _side_by_side(nodes: Sequence[Node], width: float) -> Row:
    """Return nodes in a row, each of a width."""
    return Row(tuple(Box(node, min_width=width, max_width=width) for node in nodes), APART)


def labels_width(steppers: Iterable[Stepper], width: float, scale: float) -> float:
    """Return the width of the column of labels, as they need within a good part of the width; in natural pixels."""
    longest = wanted_width(Column(tuple(Label(each.label, theme.NORMAL) for each in steppers)), scale) / scale + 8.0
    return min(max(longest, 0.36 * width), 0.55 * width)


def _stepper(stepper: Stepper, label: float, width: float, scale: float) -> Node:
    """Return what is set, with its value between buttons for less and more.

    Keys are named shorter, then not at all, before a value is squeezed so that nobody could read it.
    """
    keys = (stepper.less_key, stepper.more_key)
    short = (short_key(keys[0]), short_key(keys[1]))
    # An arrow says at once which way it leads, whatever room there is.
    whole = (short[0] if short[0] in ARROWS else keys[0], short[1] if short[1] in ARROWS else keys[1])
    fields = (_field(stepper, named) for named in dict.fromkeys((whole, short, ("", ""))))
    field = that_fits(fields, round((width - label) * scale), scale)
    name = Label(stepper.label, theme.NORMAL, "muted", lines=1, grow=1.0)
    about = Card(f"about:{stepper.label}", Column((name,)), surface="none", keyless=True, tip=stepper.tip,
                 min_width=label, max_width=label)  # fmt: skip
    return Row((about, Box(field, surface=groove(), min_height=27.0, grow=1.0)), 0.0, "center")


def _field(stepper: Stepper, keys: tuple[str, str], *, low: bool = False) -> Node:
    """Return a value between its buttons, a `low` one in one line."""
    less, more = stepper.signs
    value: Node = Label(stepper.value, theme.NORMAL, bold=True, side="center", grow=1.0)
    if low:
        words = Label(stepper.value, theme.SMALL, bold=True, side="center", wrap=False, grow=1.0)
        value = Box(words, (6.0, 0.0, 6.0, 0.0), min_width=52.0, grow=1.0)
    if stepper.more and not stepper.less:
        # With one way to go the value goes it, too: what looks like a field is clicked there.
        whole = Row((value,), 0.0, "center", min_height=27.0, grow=1.0)
        value = Card(f"command:{stepper.more}", whole, surface="none", keyless=True, enabled=stepper.can_more, grow=1.0)
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
    """Return a button of a stepper, nothing for no command; it shows its key if that is not named in full."""
    tip = (whole,) if key != whole else ()
    button = Button(f"command:{command}", sign, key, 27.0, enabled=enabled, min_width=34.0, tip=tip)
    return (button,) if command else ()


# -- sums -------------------------------------------------------------------------------------------------------------


def _asked(line: SumLine, child: Node) -> Card:
    """Return an addend that can be asked about; one with no more to say answers only if it lacks room."""
    plate = Plate(None, None, 3, hovered=theme.HOVERED if line.about else None)
    return Card(f"about:{line.rule}:{line.what}", child, surface=plate, keyless=True, tip=line.about)


def _addend(line: SumLine) -> Node:
    """Return an addend of something that has no result of its own."""
    what = Label(line.what, theme.NORMAL, "muted", lines=1, grow=1.0)
    return _asked(line, Row((what, Label(f"{line.value}  {line.rule}", theme.NORMAL, side="right")), 10.0))


def sums_of(card: base.Card, width: float, scale: float, *, columns: bool) -> Node:
    """Return the sum behind the number, each addend with its rule; or several sums side by side with their results."""
    if columns:
        return Grid(tuple(map(_sum_of, card.columns)), len(card.columns))
    if not card.result:
        lines = tuple(_addend(line) for line in card.sums)
        in_two = len(lines) > MANY_LINES and width >= 2 * LINE + APART
        return _in_two(lines, (width - APART) / 2, scale, NOTHING.gap) if in_two else Column(lines, NOTHING.gap)
    rows = [_asked(line, _summed(line)) for line in card.sums]
    return Box(Column(tuple(rows), 0.0), (4.0, 3.0, 4.0, 4.0), groove())


def _sum_of(column: base.Column) -> Node:
    """Return one of several sums: its title with the result at the right, what is rolled, and the addends."""
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
    """Return what has been announced, one row each, the next on top; the lowest is what is interrupted."""
    for number, line in enumerate(stack):
        mark = Drawn(f"mark:{line.player}", min_width=14.0, min_height=18.0)
        words = Label(upper_first(line.words), theme.NORMAL, bold=number == 0, grow=1.0)
        yield Row((mark, words, Label(line.note, theme.SMALL, "muted", wrap=False)), 8.0, "start")


def has_buttons_in_head(card: base.Card, width: float, scale: float) -> bool:
    """Return whether a card's buttons stand beside its title, in a head of a width: if few, or if all have room."""
    if card.listed or any(each.new_row for each in card.buttons[1:]) or _is_grouped(card):
        return False
    letters = sum(len(button.label) for button in card.buttons)
    if len(card.buttons) <= IN_HEAD and letters <= LETTERS:
        return True
    title = Label(upper_first(card.title), theme.LARGE, bold=True, told=True)
    result = Label(card.result, theme.LARGE, bold=True)
    row = Row((title, result, *(button_of(button, card) for button in card.buttons)), 12.0)
    return wanted_width(row, scale) <= (width - BESIDE) * scale


def buttons_of(card: base.Card, width: float, scale: float) -> tuple[Node, ...]:
    """Return the buttons below a card's title, in rows, those of a list in as many columns as fit.

    Those of a group stand below its words, and what is grave stands below all, at the other side.
    """
    usual = [button for button in card.buttons if not button.grave]
    grave = [button_of(button, card) for button in card.buttons if button.grave]
    apart = (Row((Space(grow=1.0), *grave), 8.0),) if grave else ()
    if _is_grouped(card):
        found: list[Node] = []
        for words, each in groupby(usual, key=lambda button: button.group):
            found += [Label(words, theme.SMALL, "muted")] if words else []
            found.append(Flow(tuple(button_of(button, card) for button in each), 8.0))
        return (*found, *apart)
    if card.listed and usual:
        longest = max(wanted_width(button_of(button, card), scale) for button in usual) / scale
        columns = max(1, min(len(usual), int((width + 8.0) // (min(longest, width) + 8.0))))
        return (Grid(tuple(button_of(button, card) for button in usual), columns), *apart)
    rows: list[list[CardButton]] = []
    for button in usual:
        if button.new_row or not rows:
            rows.append([])
        rows[-1].append(button)
    return (*(Flow(tuple(button_of(each, card) for each in row), 8.0) for row in rows), *apart)


def _is_grouped(card: base.Card) -> bool:
    """Return whether some of a card's buttons stand together in a group."""
    return any(each.group for each in card.buttons)


def button_of(button: CardButton, card: base.Card) -> Button:
    """Return a button of a card as it is painted."""
    told = (button.reason, *button.sums)
    label = upper_first(f"{button.label}{TICK}" if button.turns else button.label)
    style: Style = "good" if button.turns else "danger" if button.grave else "plain"
    return Button(
        f"command:{button.command}", label, button.key, 34.0,
        style="primary" if button.primary else style, enabled=button.enabled, pressed=button.pressed,
        side="left" if card.listed else "center",
        tip=tuple(filter(None, (label, *told) if button.sums else told)),
        min_width=FACE if card.even else 36.0, icon=button.icon,
    )  # fmt: skip


TICK: Final = " ✓"
ASIDE: Final = 24.0
"""How far what is grave stands from the other buttons of a row at least."""
FACE: Final = 56.0
"""How wide the buttons of a die are at least, so that those of several rows stand below each other."""


# -- signs ------------------------------------------------------------------------------------------------------------


def _mark(canvas: Canvas, rect: pygame.Rect, *, look: PlayerLook) -> None:
    """Draw the mark of a player, as large as its room is wide."""
    canvas.player_mark(rect.center, rect.w / canvas.scale / 2 - 1, look)


def _contest(canvas: Canvas, rect: pygame.Rect, *, card: base.Card, looks: Mapping[PlayerId, PlayerLook]) -> None:
    if card.contest is not None:
        draw_contest(canvas, rect, card.contest, looks, card.on_dice)


def _die(canvas: Canvas, rect: pygame.Rect, *, die: Face) -> None:
    """Draw a die as it lies, green where it is a success."""
    colour = theme.GOOD if die.good else theme.MUTED
    draw_die(canvas, rect.center, canvas.px(15), Die(die.sides, die.shows), 1.0, colour)


def groove() -> Plate:
    """Return the plate that sums and values lie in."""
    return Plate(theme.SUNKEN, theme.LINE, 5)


PAD: Final = 14.0
GAP: Final = 18.0
ROUNDED: Final = 4.0
"""By so much the parts of a card may be wider than the room, where each of them was rounded; in natural pixels."""
INDENT: Final = 32.0
"""By so much what a card says is set in, so that it begins below its title and not below the mark."""
ROOMY: Final = 1100.0
"""In a dock less wide every bit of room is needed, and nothing is set in; in natural pixels."""
WIDTHS: Final[Mapping[str, tuple[float, float]]] = {
    "about": (1.15, 520.0), "settings": (0.85, 400.0), "sums": (1.3, 520.0), "columns": (2.8, 1100.0),
    "buttons": (1.0, 420.0), "listed": (2.0, 900.0), "many": (1.55, 640.0), "long": (2.2, 900.0),
}  # fmt: skip
"""How wide the parts of a card are: their weights, and the most in natural pixels."""


@dataclass(frozen=True, slots=True)
class Docked:
    """What lies in the dock: a card or none, tiles, and what is said where there is neither.

    `opened`: all tiles are shown; `more` and `less` are the words of the tile that does that, and `key` its key.
    """

    card: base.Card | None
    fold: Fold
    tiles: Sequence[Tile] = ()
    idle: str = ""
    opened: bool = False
    more: str = ""
    less: str = ""
    key: str = ""


FULL, FOLDED, APART_FROM_IT = range(3)
"""How a card lies in the strip: whole, with sums and words folded into what is told when asked, or on a sheet."""
SHEETS: Final = (400.0, 450.0, 500.0, 620.0, 780.0, 960.0)
"""How wide a sheet over the table may be, in natural pixels; the narrowest is taken that is not too high."""
OF_FREE: Final = (0.62, 0.67)
"""A sheet takes at most such shares of the width and the height of the table's part of the window."""
AT_THE_END: Final = ("take-back", "back", "commit")
"""Buttons with these commands stand at the right end of the title's line, where they do not move."""


@dataclass(frozen=True, slots=True)
class Laid:
    """How a decision is laid out: what lies in the strip, and on a sheet over the table, None for no sheet.

    `level` is one of FULL, FOLDED and APART_FROM_IT; `size` is that of the sheet, in window pixels.
    A `central` one lies in the middle of the table.
    """

    strip: Node
    sheet: Node | None = None
    level: int = FULL
    size: tuple[int, int] = (0, 0)
    central: bool = False


def described(
    canvas: Canvas, room: pygame.Rect, free: pygame.Rect, docked: Docked, icons: Mapping[str, str], least: int = FULL
) -> Laid:
    """Return how a decision lies in a strip's `room`: at least as much folded as `least`, further where it lacks room.

    What has none there goes onto a sheet over the table, which lies in the `free` part of the window.
    """
    scale, width = canvas.scale, room.w / canvas.scale
    card = docked.card
    if card is None or docked.fold.folded:
        lies = _whole_in_strip(docked, icons, width, scale)
        return _with_all_tiles(lies, docked, icons, free, scale)
    if is_printed(card) or card.heaps:
        return _with_cards(docked, icons, room, free, scale)
    acts = tuple(each for each in card.buttons if each.act or each.apart)
    for level, describe in ((FULL, _whole_in_strip), (FOLDED, _folded_in_strip)):
        if level == FULL and (acts or _is_grouped(card)):
            continue  # their rows are low always
        node = describe(docked, icons, width, scale)
        if (level >= least or acts) and node is not None and _fits(node, room, scale):
            return _with_all_tiles(node, docked, icons, free, scale, level)
    strip, rest = _apart(docked, acts or card.buttons, icons, width, room, scale)
    found: list[tuple[Column, tuple[int, int]]] = []
    for wide in SHEETS:
        if found and wide * scale > OF_FREE[0] * free.w:
            break
        inner = min(wide, free.w / scale) - 2 * PAD
        words, rows = _body(rest, inner, scale)
        body = Column((words, *((Column(rows, 6.0),) if rows else ())), 8.0)
        least_wide = least_width(body, scale)
        is_whole = least_wide <= (inner + ROUNDED) * scale
        # Two rolls of long names are as wide as they are: a sheet less wide would be painted out of the window.
        room_in = round(max(inner * scale, min(least_wide, free.w - 2 * PAD * scale)))
        high = wanted_height(body, room_in, scale) + round(2 * PAD * scale)
        if is_whole or not found:
            found.append((body, (room_in + round(2 * PAD * scale), high)))
        if is_whole and high <= OF_FREE[1] * free.h:
            break
    body, (wide, high) = found[-1]
    return Laid(strip, body, APART_FROM_IT, (wide, min(high, round(OF_FREE[1] * free.h))))


def _with_cards(docked: Docked, icons: Mapping[str, str], room: pygame.Rect, free: pygame.Rect, scale: float) -> Laid:
    """Return a decision whose printed cards are laid out over the table; the rest of it lies in the strip."""
    card = docked.card
    assert card is not None, "asked before"
    bare, width = without_printed(card), room.w / scale
    inner = width - 2 * PAD
    middle: list[Node] = [] if is_printed(card) else [heap_row(heap) for heap in card.heaps]
    words = _in_a_row(bare, 1 if middle else TOLD[1], inner, scale)
    shown = (*((words,) if words is not None else ()), *middle)
    strip = _title_in_strip(
        replace(docked, card=bare), icons, width, scale, bare.buttons, Column(shown, 6.0) if shown else None
    )
    if not is_printed(card):
        return Laid(strip, level=APART_FROM_IT)
    body, size = sheet_of(
        card, free.size, 2 * PAD, scale, lambda button: replace(button_of(button, card), height=28.0)
    )  # fmt: skip
    return Laid(strip, body, APART_FROM_IT, size, central=lies_in_the_middle(card))


def _apart(
    docked: Docked, there: Sequence[CardButton], icons: Mapping[str, str], width: float, room: pygame.Rect, scale: float
) -> tuple[Node, base.Card]:
    """Return what lies in the strip of a decision that has not enough room there, and what lies on the sheet.

    What can be done has its place in the strip, whatever else has none `there`; and so has what can be set, if it fits.
    """
    card = docked.card
    assert card is not None, "asked before"
    # The rest of the buttons stays beside what can be done as long as there is room.
    for low in dict.fromkeys((tuple(card.buttons), tuple(there))) if card.contest is None else ():
        others = _without(card, (*low, *_at_the_end(card.buttons)))
        if others.buttons and len(card.steppers) <= MOST_FIELDS:
            middle = _in_a_row(card, 1, width - 2 * PAD, scale)
            strip = _title_in_strip(docked, icons, width, scale, low, middle)
            if _fits(strip, room, scale):
                return strip, base.Card(card.title, card.player, buttons=others.buttons, listed=card.listed)
        strip = _title_in_strip(docked, icons, width, scale, low)
        if _fits(strip, room, scale):
            return strip, others
    return _title_in_strip(docked, icons, width, scale), _without(card, _at_the_end(card.buttons))


def _fits(node: Node, room: pygame.Rect, scale: float) -> bool:
    """Return whether there is room for a node in the strip."""
    return wanted_height(node, room.w, scale) <= room.h and least_width(node, scale) <= room.w + ROUNDED * scale


def _with_all_tiles(
    strip: Node, docked: Docked, icons: Mapping[str, str], free: pygame.Rect, scale: float, level: int = FULL
) -> Laid:
    """Return a strip, and above it all tiles while they are opened."""
    if not docked.opened or not docked.tiles:
        return Laid(strip, level=level)
    width = free.w / scale - 2 * PAD
    body = all_of(docked.tiles, icons, width - 2 * PAD, scale, (docked.less, docked.key))
    high = wanted_height(body, round((width - 2 * PAD) * scale), scale) + round(2 * PAD * scale)
    return Laid(strip, body, level, (round(width * scale), min(high, round(OF_FREE[1] * free.h))))


def draw_dock(
    canvas: Canvas,
    rect: pygame.Rect,
    docked: Docked,
    laid: Laid,
    icons: Mapping[str, str],
    looks: Mapping[PlayerId, PlayerLook],
) -> None:
    """Paint the strip as it was described for that room."""
    draw_panel(canvas, rect, laid.strip, _painters(docked, icons, looks))
    if (look := _look_of(docked, looks)) is not None:
        pygame.draw.rect(canvas.surface, look.colour, pygame.Rect(rect.left, rect.top, rect.w, canvas.px(3)))


def draw_sheet(
    canvas: Canvas,
    rect: pygame.Rect,
    docked: Docked,
    body: Node,
    icons: Mapping[str, str],
    looks: Mapping[PlayerId, PlayerLook],
    scroll: int,
) -> int:
    """Paint the sheet over the table, scrolled by pixels; return by how many there are to scroll."""
    look = _look_of(docked, looks)
    canvas.shadow(rect, 8)
    edge = theme.LINE if look is None else look.colour
    inner: Node = body
    pad = round(2 * PAD * canvas.scale)
    if wanted_height(body, rect.w - pad, canvas.scale) > rect.h - pad:
        inner = Scroll("dock", body, scroll, grow=1.0)
    whole = Column((Card("card", Column((inner,), 0.0, grow=1.0), surface="none", keyless=True, grow=1.0),), 0.0)
    node = Box(whole, (PAD, PAD, PAD, PAD), Plate(theme.PANEL, edge, 8, 2))
    layout = draw_panel(canvas, rect, node, _painters(docked, icons, looks))
    return scrolled(layout, "dock") if "dock" in layout.scrolls() else 0


def _painters(docked: Docked, icons: Mapping[str, str], looks: Mapping[PlayerId, PlayerLook]) -> dict[str, Painter]:
    painters: dict[str, Painter] = tile_painters(docked.tiles, icons)
    return painters if docked.card is None else painters | card_painters(docked.card, looks, docked.fold)


def _look_of(docked: Docked, looks: Mapping[PlayerId, PlayerLook]) -> PlayerLook | None:
    return None if docked.card is None or docked.card.player is None else looks.get(docked.card.player)


def _at_the_end(buttons: Sequence[CardButton]) -> tuple[CardButton, ...]:
    """Return the buttons that answer or go back, which stand beside the title."""
    return tuple(each for each in buttons if each.command in AT_THE_END)


def _without(card: base.Card, buttons: Sequence[CardButton]) -> base.Card:
    return replace(card, buttons=tuple(each for each in card.buttons if each not in buttons))


PADS: Final = (PAD, 7.0, PAD, 5.0)
LOW_PADS: Final = (PAD, 4.0, PAD, 4.0)


def _whole_in_strip(docked: Docked, icons: Mapping[str, str], width: float, scale: float) -> Node:
    """Return all of a decision: its title, and below it its parts side by side, or tiles."""
    inner = width - 2 * PAD
    card = docked.card
    if card is None:
        if not docked.tiles:
            return _ground(Column((_idle(docked.idle),), 0.0, grow=1.0), PADS)
        return _ground(Column((Space(grow=1.0), _tiles(docked, icons, inner, scale)), 0.0, grow=1.0), LOW_PADS)
    in_head = has_buttons_in_head(card, inner, scale)
    has_body = _has_body(card) or not in_head
    raised = card.buttons if in_head else _at_the_end(card.buttons)
    rest = _without(card, raised)
    tiles = (_tiles(docked, icons, inner, scale),) if docked.tiles else ()
    head = _head(docked, inner, scale, raised, has_body=has_body, low=bool(tiles))
    if docked.fold.folded:
        body = (head, Space(grow=1.0), *tiles)
        return _ground(Card("card", Column(body, 2.0), surface="none", keyless=True, grow=1.0), LOW_PADS)
    indent = INDENT if card.player is not None and inner >= ROOMY else 0.0
    if tiles and not has_body:
        # The lines stand beside the title.
        why = why_not(docked.tiles, inner)
        reasons = (Label(why, theme.SMALL, "muted", lines=2, cites=False),) if why else ()
        below: Node = Card(
            "about:told", Column(reasons, 0.0), surface="none", keyless=True, tip=tuple(why.split(BETWEEN))
        )
        rows: tuple[Node, ...] = ()
    else:
        words, rows = _body(rest, inner - indent, scale) if has_body else (Column(_told(card), 4.0), ())
        below = Box(words, (indent, 0.0, 0.0, 0.0))
    # Rows of buttons stay at the bottom, where they do not move when there is more or less to tell above them.
    bottom = (*rows, *tiles)
    parts = (head, below, Space(min_height=4.0 if rows else 0.0, grow=1.0), Column(bottom, 6.0 if not tiles else 2.0))
    whole = Card("card", Column(parts, 2.0 if tiles else 4.0), surface="none", keyless=True, grow=1.0)
    return _ground(whole, LOW_PADS if tiles else PADS)


def _title_in_strip(
    docked: Docked,
    icons: Mapping[str, str],
    width: float,
    scale: float,
    buttons: Sequence[CardButton] = (),
    middle: Node | None = None,
) -> Node:
    """Return the title of a decision that lies on a sheet, with what answers it.

    Below it stand a row in the `middle`, some `buttons`, and tiles.
    """
    card, inner = docked.card, width - 2 * PAD
    assert card is not None, "asked before"
    ends = _at_the_end(card.buttons)
    head = _head(docked, inner, scale, ends, has_body=True, low=bool(buttons))
    rows = _small_rows(replace(card, buttons=tuple(each for each in buttons if each not in ends)), inner, scale)
    above = () if middle is None else (middle,)
    below = (*above, Space(grow=1.0), *rows, *((_tiles(docked, icons, inner, scale),) if docked.tiles else ()))
    whole = Card("card", Column((head, *below), 2.0 if buttons else 4.0), surface="none", keyless=True, grow=1.0)
    return _ground(whole, LOW_PADS if buttons else PADS)


def _folded_in_strip(docked: Docked, icons: Mapping[str, str], width: float, scale: float) -> Node | None:
    """Return a decision in a few lines: title and result, a row of what can be set, buttons; None where that cannot be.

    What adds up to a number is told when the number is asked, and what is said too long for its room likewise.
    """
    card, inner = docked.card, width - 2 * PAD
    assert card is not None, "asked before"
    if card.contest is not None or len(card.steppers) > MOST_FIELDS:
        return None
    raised = card.buttons if has_buttons_in_head(card, inner, scale) else _at_the_end(card.buttons)
    rows = _small_rows(_without(card, raised), inner, scale)
    if docked.tiles:
        rows = (*rows, _tiles(docked, icons, inner, scale))
    head = _head(docked, inner, scale, raised, has_body=True, low=True)
    high = sum(wanted_height(row, round(inner * scale), scale) for row in rows)
    lines = TOLD[min(round(high / SMALL_BUTTON / scale), 2)]
    middle = _in_a_row(card, min(lines, BESIDE_TILES) if docked.tiles else lines, inner, scale)
    parts = (head, *((middle,) if middle is not None else ()), Space(grow=1.0), *rows)
    return _ground(Card("card", Column(parts, 2.0), surface="none", keyless=True, grow=1.0), LOW_PADS)


MOST_FIELDS: Final = 6
"""So many fields stand in one row of the strip at most."""
FIELD: Final = 340.0
"""How wide a field in a row is at most, in natural pixels."""
LEAST_TOLD: Final = 200.0
"""How much of a row is left for what is told in words, in natural pixels."""
TOLD: Final = (4, 3, 1)
"""So many lines of words have room above no row of buttons, one, and two."""
BESIDE_TILES: Final = 2
"""So many at most above a row of tiles."""


def _in_a_row(card: base.Card, lines: int, width: float, scale: float) -> Node | None:
    """Return what can be set, the results of several sums, dice and at most so many `lines` of words in one row.

    Where that is too long for a width in natural pixels the words stand below the rest.
    """
    waits = (": ".join(filter(None, (upper_first(each.note), each.words))) for each in card.stack)
    told = [*([card.warning] if card.warning else []), *waits, *map(upper_first, card.lines)]
    if not card.result:
        told += [f"{line.what} {line.value}" for line in card.sums]
    dice = [Drawn(f"die:{number}", min_width=34.0, min_height=36.0) for number in range(len(card.dice))]
    chips = [_chip(column, theme.TITLE if _is_grouped(card) else theme.NORMAL) for column in card.columns]
    # Where all with their keys have no room in one line, the keys are told when they are asked.
    keyed, bare = ([*dice, *(_low_field(each, keyed=each_keyed) for each in card.steppers), *chips]
                   for each_keyed in (True, False))  # fmt: skip
    if not told and not card.note:
        end = (Space(grow=1.0),)
        rows = (Row((*parts, *end), 10.0, "center", min_height=26.0) for parts in (keyed, bare))
        return that_fits(rows, round(width * scale), scale) if keyed else None
    tip = (*told, *((card.note,) if card.note else ()))

    def words(most: int, least: float) -> Node:
        body = Column(_words(told or [card.note], card, most), 0.0, grow=1.0)
        return Card("about:told", body, surface="none", keyless=True, tip=tip, min_width=least, grow=1.0)

    if not keyed:
        return words(lines, LEAST_TOLD)
    # Where that is not enough, so are the names of fields, whose values mostly speak for themselves, and then words.
    nameless = [*dice, *(_low_field(each, keyed=False, named=False) for each in card.steppers), *chips]
    for parts, told_at_least in ((keyed, LEAST_TOLD), (bare, LEAST_TOLD), (nameless, LEAST_TOLD), (nameless, 0.0)):
        row = Row((*parts, words(lines, told_at_least)), 10.0, "center", min_height=26.0)
        if least_width(row, scale) <= width * scale and lines < TOLD[0]:
            return row
    row = Row((*keyed, words(lines, LEAST_TOLD)), 10.0, "center", min_height=26.0)
    if wanted_width(row, scale) <= width * scale:
        return row
    one = wanted_width(Row(tuple(keyed), 8.0), scale) <= width * scale
    return Column((Flow(tuple(keyed if one else bare), 8.0), words(max(lines - 2, 1), 0.0)), 1.0)


def _words(told: Sequence[str], card: base.Card, most: int) -> tuple[Node, ...]:
    """Return words in at most so many lines: each below the other if there are so few, else one after the other.

    A warning, which is the first of them, is whole in any case, and alone where there is one line.
    """
    warning = (Label(card.warning, theme.SMALL, "bad"),) if card.warning else ()
    rest = told[len(warning) :]
    if warning and most == 1:
        return warning
    if len(told) * 2 <= most + 1:
        each = most // len(told)
        return (*warning, *(Label(words, theme.SMALL, lines=each, grow=1.0) for words in rest))
    return (*warning, Label(BETWEEN.join(rest), theme.SMALL, lines=max(most - len(warning), 1), grow=1.0))


def _low_field(stepper: Stepper, *, keyed: bool, named: bool = True) -> Node:
    """Return what is set in one line, as wide as its value needs, with its keys or without; asked, it says its name.

    Without its name an empty field shows that instead of a value.
    """
    if not named and not stepper.value:
        stepper = replace(stepper, value=stepper.label)
    keys = (short_key(stepper.less_key), short_key(stepper.more_key)) if keyed else ("", "")
    field = Box(_field(stepper, keys, low=True), surface=groove(), min_height=26.0)
    tip = stepper.tip if named else (stepper.label, *stepper.tip)
    name = Label(stepper.label, theme.SMALL, "muted", wrap=False) if named else field
    about = Card(f"about:{stepper.label}", Column((name,)), surface="none", keyless=True, tip=tip)
    return Row((about, field) if named else (about,), 6.0, "center", max_width=FIELD)


def _chip(column: base.Column, size: float) -> Node:
    """Return one of several sums as its result, in letters of a size; asked it tells the rest."""
    words = Row((Label(upper_first(column.title), theme.SMALL, "muted", wrap=False),
                 Label(column.result, size, "accent", bold=True, wrap=False)), 6.0, "center")  # fmt: skip
    tip = tuple(filter(None, (upper_first(column.title), column.words, *_told_sums(column.sums))))
    pad = 2.0 if size <= theme.LARGE else 0.0
    return Card(f"about:{column.title}", words, (7.0, pad, 7.0, pad), groove(), keyless=True, tip=tip)


def _told_sums(sums: Sequence[SumLine]) -> tuple[str, ...]:
    """Return a sum in lines, as it is told where it is not shown; set in below an addend, what makes it up."""
    told: list[str] = []
    for line in sums:
        told.append(f"{line.value}  {line.what}" + (f"  ({line.rule})" if line.rule else ""))
        told += [f"\u2003\u2003{part}" for part in line.about[1:-1]]
    return tuple(told)


SMALL_BUTTON: Final = 26.0
"""How high buttons are in the strip, in natural pixels."""


def _small_rows(card: base.Card, width: float, scale: float) -> tuple[Node, ...]:
    """Return the buttons of a card in rows as low as can be, from the left; all in one row if they have room there."""
    grave = tuple(_small(each, card) for each in card.buttons if each.grave)
    card = replace(card, buttons=tuple(each for each in card.buttons if not each.grave))
    small = [_small(each, card) for each in card.buttons]
    if not small and not grave:
        return ()
    if any(each.act for each in card.buttons):
        return (_acts(list(zip(card.buttons, small, strict=True)), grave, width, scale),)
    if _is_grouped(card):
        named: list[Node] = []
        for words, each in groupby(zip(card.buttons, small, strict=True), key=lambda pair: pair[0].group):
            first, *others = [node for _, node in each]
            caption = Label(words, theme.SMALL, "muted", wrap=False)
            named += [Row((Space(min_width=4.0), caption, first), 6.0, "center") if words else first, *others]
        return (Flow((*named, *grave), 5.0),)
    one = Row((*small, Space(min_width=ASIDE if grave else 0.0), *grave), 5.0)
    if wanted_width(one, scale) <= width * scale:
        return (Row((*small, Space(grow=1.0), *grave), 5.0),)
    if grave:
        return (*_small_rows(card, width, scale), Row((Space(grow=1.0), *grave), 5.0))
    rows: list[list[Node]] = []
    for button, node in zip(card.buttons, small, strict=True):
        if button.new_row or not rows:
            rows.append([])
        rows[-1].append(node)
    apart = tuple(Flow(tuple(row), 5.0) for row in rows)
    inner = round(width * scale)
    if sum(wanted_height(row, inner, scale) for row in apart) > 2.5 * SMALL_BUTTON * scale:
        # Where rows of their own take too much room, one goes on where another ends.
        return (Flow(tuple(small), 5.0),)
    return apart


def _small(button: CardButton, card: base.Card) -> Button:
    """Return a button of a card, as low as can be."""
    return replace(button_of(button, card), height=SMALL_BUTTON, size=theme.SMALL)


APART_WIDE: Final = 0.2
"""What ends a question has such a share of the strip beside what can be done, or more if it needs that."""
CROWDED: Final = 1.6
"""Where acts that are always there fill so many rows, all go without icons: what comes and goes needs room, too."""


def _acts(buttons: Sequence[tuple[CardButton, Button]], grave: Sequence[Button], width: float, scale: float) -> Node:
    """Return what can be done above whatever else there is to choose, in two rows at least; beside it what ends it.

    Which acts stand in the first row hangs on nothing that stands behind them.  Where the others need more than one,
    their keys are named shorter, and then their icons go; what has no room there even so stands above all acts.
    """
    pairs = sorted(((button, node) for button, node in buttons if not button.apart), key=lambda pair: not pair[0].act)
    always = sum(wanted_width(node, scale) for button, node in pairs if button.act)
    if always > CROWDED * width * scale and not any(button.apart for button, _ in buttons):
        pairs = [(button, replace(node, key=short_key(node.key), icon="")) for button, node in pairs]
    # All are as narrow as they look well, so that none is wider where there is more room.
    wide = [wanted_width(node, scale) / scale - BUTTON_AIR for _, node in pairs]
    acts = [replace(node, min_width=each, max_width=each) for each, (_, node) in zip(wide, pairs, strict=True)]
    apart = Column(tuple(node for button, node in buttons if button.apart), 5.0)
    beside = max(wanted_width(apart, scale) / scale, APART_WIDE * width) if apart.children else 0.0
    inner = width - (beside + 10.0 if beside else 0.0)
    room = round(inner * scale)
    first = sum(end <= inner + 5.0 for end in accumulate(each + 5.0 for each in wide))
    upper, lower = Flow(tuple(acts[:first]), 5.0), Flow((*acts[first:], *grave), 5.0)
    shorter = [replace(node, key=short_key(node.key)) for _, node in pairs[first:]]
    for nodes in (shorter, [replace(node, icon="") for node in shorter]):
        if wanted_height(lower, room, scale) > SMALL_BUTTON * scale + ROUNDED:
            lower = replace(lower, children=(*nodes, *grave))
    stacked: tuple[Node, ...] = (upper, lower) if lower.children else (upper,)
    if wanted_height(lower, room, scale) > SMALL_BUTTON * scale + ROUNDED:
        known = sum(button.act for button, _ in pairs[first:])
        below = replace(lower, children=lower.children[:known], min_height=SMALL_BUTTON)
        stacked = (replace(lower, children=lower.children[known:]), upper, below)
    rows = Column(stacked, 5.0, min_height=2 * SMALL_BUTTON + 5.0)
    if not beside:
        return rows
    there = replace(apart, min_width=beside, max_width=beside)
    return Row((replace(rows, min_width=inner, max_width=inner), Space(grow=1.0), there), 0.0, "start")


def _ground(body: Node, pad: tuple[float, float, float, float]) -> Node:
    return Box(body, pad, "ground")


def _idle(words: str) -> Node:
    told = Label(words, theme.LARGE, "muted", side="center", told=True)
    return Column((Space(grow=1.0), told, Space(grow=1.0)), 0.0, grow=1.0)


def _tiles(docked: Docked, icons: Mapping[str, str], width: float, scale: float) -> Node:
    return in_front(docked.tiles, icons, width, scale, (docked.more, docked.key))


def _has_body(card: base.Card) -> bool:
    """Return whether a card has more than a title, a few words and buttons."""
    return bool(card.steppers or card.columns or card.dice or card.contest or card.sums or card.stack or card.result)


def _told(card: base.Card) -> tuple[Node, ...]:
    """Return what a card says that has nothing more than that."""
    lines = tuple(Label(upper_first(line), theme.NORMAL + 1, told=True) for line in card.lines)
    note = (Label(card.note, theme.SMALL, "muted", italic=True, told=True),) if card.note else ()
    warning = (Label(card.warning, theme.NORMAL, "bad"),) if card.warning else ()
    return (*lines, *warning, *note)


def _head(
    docked: Docked,
    width: float,
    scale: float,
    raised: Sequence[base.CardButton],
    *,
    has_body: bool,
    low: bool = False,
) -> Node:
    """Return the player and the decision, beside them a few words, and the `raised` buttons.

    A `low` one takes no more than one line.
    """
    card = docked.card
    assert card is not None, "asked before"
    mark = () if card.player is None else (Drawn(f"mark:{card.player}", min_width=20.0, min_height=26.0),)
    word = Label(max(card.title.split(), key=len, default=""), theme.NORMAL, bold=True, wrap=False)
    title = Label(upper_first(card.title), theme.LARGE, bold=True, lines=2, least=theme.NORMAL, told=True)
    title = replace(title, min_width=min(wanted_width(word, scale) / scale + 1.0, ASIDE * 6))
    beside: list[Node] = []
    if docked.tiles and not has_body and not docked.fold.folded:
        beside += [Label(upper_first(line), theme.NORMAL, "muted", lines=2) for line in card.lines]
        beside += [Label(card.warning, theme.NORMAL, "bad", lines=2)] if card.warning else []
    last = sorted(raised, key=lambda each: each.command in AT_THE_END) if any(each.grave for each in raised) else raised
    pushed = () if docked.fold.folded else tuple(button_of(each, card) for each in last)
    if low:
        pushed = tuple(replace(each, height=30.0) for each in pushed)
    first = next((number for number, each in enumerate(last) if each.grave), len(pushed))
    apart = (Space(min_width=ASIDE),) if 0 < first < len(pushed) else ()
    buttons: tuple[Node, ...] = (*pushed[:first], *apart, *pushed[first:])
    plate = Plate(theme.RAISED, theme.LINE, 4, hovered=theme.HOVERED)
    handle = Card("command:fold-card", Drawn("fold", min_width=26.0, min_height=24.0), surface=plate,
                  tip=docked.fold.tip, max_height=26.0)  # fmt: skip
    words: Node = Row((title, *beside, Space(grow=1.0)), 16.0, "center", grow=1.0) if beside else title

    def row(note: str) -> Node:
        result: tuple[Node, ...] = ()
        if card.result and not docked.fold.folded:
            number = Label(card.result, theme.LARGE, "accent", bold=True, side="right", wrap=False)
            both = (*((Label(note, theme.SMALL, "muted", side="right", lines=lines),) if note else ()), number)
            told: Node = Row(both, 8.0, "center") if low else Column(both[::-1], 0.0)
            tip = (*((card.result_note,) if note != card.result_note else ()), *_told_sums(card.sums))
            result = (Card("about:result", told, surface="none", keyless=True, tip=tip),)
        end = (*result, *buttons, handle)
        return Row((*mark, words, Space(grow=1.0), *end), 12.0, "center", min_height=30.0 if low else 34.0)

    lines = 1 if low else 2
    if not low:
        return row(card.result_note)
    # What has no room beside the number is told with what adds up to it.
    return that_fits((row(card.result_note), row("")), round(width * scale), scale)


def _body(card: base.Card, width: float, scale: float) -> tuple[Node, tuple[Node, ...]]:
    """Return the parts of a card side by side, stacked if that makes it lower or if there is no room.

    Rows of buttons that stand below all of them come apart.
    """
    there = tuple(name for name in ("about", "settings", "columns", "sums", "buttons") if _has(card, name))
    room = round(width * scale)
    found: list[tuple[Node, tuple[Node, ...]]] = [
        (_beside(card, parts, width, scale), ()) for parts in _groupings(there, width)
    ]
    if "buttons" in there:
        rows, others = buttons_of(card, width, scale), there[:-1]
        found += [(_beside(card, parts, width, scale), rows) for parts in _groupings(others, width) if others]
        if not others and not card.listed:
            # Buttons alone have the whole width.
            found = [(Column((), 0.0), rows)]
    whole = [Column((node, *((Column(rows, 6.0),) if rows else ())), 8.0) for node, rows in found]
    fits = [least_width(node, scale) <= room + ROUNDED * scale for node in whole]
    able = [number for number, does in enumerate(fits) if does] or range(len(found))
    return found[min(able, key=lambda number: wanted_height(whole[number], room, scale))]


def _groupings(there: Sequence[str], width: float) -> list[list[tuple[str, ...]]]:
    """Return ways to arrange the existing parts in columns, the widest first."""
    ways: list[list[tuple[str, ...]]] = [[(name,) for name in there]]
    if "about" in there and "settings" in there:
        rest: list[tuple[str, ...]] = [(name,) for name in there if name not in ("about", "settings")]
        ways.append([("settings", "about"), *rest])
        if "sums" in there:
            ways.append([("about",), *(way for way in rest if way != ("sums",)), ("settings", "sums")])
        if "sums" in there and "buttons" in there:
            ways.append([("settings", "about"), ("sums", "buttons")])
    if "settings" in there and "columns" in there:
        ways.append([*((name,) for name in there if name not in ("settings", "columns")), ("columns", "settings")])
    if "sums" in there and "buttons" in there:
        ways.append([*((name,) for name in there if name not in ("sums", "buttons")), ("sums", "buttons")])
    narrow = 230.0
    return [way for way in ways if len(way) * (narrow + GAP) - GAP <= width] or [[tuple(there)]]


def _has(card: base.Card, name: str) -> bool:
    match name:
        case "about":
            return bool(card.lines or card.warning or card.dice or card.stack or card.note or card.contest)
        case "settings":
            return bool(card.steppers)
        case "columns":
            return bool(card.columns)
        case "sums":
            return bool(card.sums)
        case _:
            return bool(card.buttons)


def _beside(card: base.Card, parts: Sequence[tuple[str, ...]], width: float, scale: float) -> Node:
    """Return columns of parts, each as wide as its weight allows."""
    many = {
        "about": "long" if len(card.lines) > MANY_LINES else "about",
        "buttons": "listed" if card.listed else "buttons",
        "settings": "many" if len(card.steppers) > FEW else "settings",
        "sums": "long" if len(card.sums) > MANY_LINES and not card.result else "sums",
    }
    kinds = [tuple(many.get(name, name) for name in column) for column in parts]
    weights = [max(WIDTHS[name][0] for name in column) for column in kinds]
    most = [max(WIDTHS[name][1] for name in column) for column in kinds]
    free = width - GAP * (len(parts) - 1)
    wide = shared_widths(free, weights, most)
    columns = tuple(
        Box(Column(tuple(_part(card, name, each, scale) for name in column), 6.0), min_width=each, max_width=each)
        for column, each in zip(parts, wide, strict=True)
    )
    return Row((Row(columns, GAP, "start"), Space(grow=1.0)), 0.0)


def _part(card: base.Card, name: str, width: float, scale: float) -> Node:
    match name:
        case "about":
            return Column((*contest_room(card, scale), about(card, width, scale)), 6.0)
        case "settings":
            return settings_of(card, width, scale)
        case "buttons":
            return Column(buttons_of(card, width, scale), 6.0)
        case _:
            return sums_of(card, width, scale, columns=name == "columns")

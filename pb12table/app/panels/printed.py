"""What is shown over the table to be chosen or counted: cards with pictures, dice and words, and rows of dice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

import pygame

from pb12table.skirmish.scene.miniatures import Heap, Printed
from pb12table.skirmish.scene.playback import DiceRow
from pb12table.texts.locale import upper_first
from pb12table.window.dice import GUARDING, ROW_DIE, STRIKING, dice_row_width, draw_dice_row
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.keys import short_key
from pb12table.window.kit.palette import Colour, mixed
from pb12table.window.kit.portraits import portraits
from pb12table.window.layout.nodes import Badge, Box, Button, Column, Drawn, Flow, Label, Node, Plate, Row, Space
from pb12table.window.layout.nodes import Card as CardNode
from pb12table.window.layout.painting import Painter, that_fits, wanted_height, wanted_width
from pb12table.window.play.base import Card, CardButton, Stepper
from pb12table.window.scene.layers.cells import WIDTH, cell_alone
from pb12table.window.tokens.tokens import emblem_alone

PAPER: Final[Colour] = (240, 230, 206)
PALE: Final[Colour] = (206, 196, 174)
"""What cards are printed on, and what those that would be taken instead look like."""
INK: Final[Colour] = (40, 30, 22)
FINE: Final[Colour] = (84, 66, 46)
CHOSEN: Final[Colour] = (178, 116, 20)
IN_ROW: Final = 6
"""So many cards lie in a row at most."""
GAP: Final = 8.0
WIDEST: Final = 230.0
PICTURE: Final = 54.0
CELL: Final = 88.0
DIE: Final = 17.0
LIKED: Final = 20.0
THING: Final = 26.0
BONUS: Final = 20.0
APART: Final = 5.0
OF_WIDTH: Final = 0.32
"""How large pictures are, in natural pixels: on a card a silhouette, a cell, a die, what it likes; and in a heap.

How much room a bonus has, how far green dice are from red ones, and what fraction of a card's width its picture takes.
"""

PADS: Final = (10.0, 5.0, 10.0, 7.0)
Setting = Callable[[Stepper, float], Node]
"""What makes a number's value with the buttons that count it, in a width."""


def is_printed(card: Card) -> bool:
    """Return whether a decision lays out printed cards or rows of dice."""
    return any(map(_is_shown, card.buttons)) or any(each.card is not None for each in card.steppers)


def lies_in_the_middle(card: Card) -> bool:
    """Return whether what a decision lays out lies in the middle; rows of dice leave those in sight who fight."""
    return not any(each.dice_row for each in card.buttons)


def _is_shown(button: CardButton) -> bool:
    return bool(button.cards or button.dice_row)


def without_printed(card: Card) -> Card:
    """Return what is left of a decision once its printed cards lie on the table."""
    return replace(
        card,
        dice=card.dice if lies_in_the_middle(card) else (),
        buttons=tuple(each for each in card.buttons if not _is_shown(each)),
        steppers=tuple(each for each in card.steppers if each.card is None),
    )


def printed_painters(card: Card) -> dict[str, Painter]:
    """Return the painters of pictures, dice and likes of all cards of a decision, and of what lies in its heaps."""
    rows = ((each.command, each.dice_row) for each in card.buttons if each.dice_row is not None)
    found: dict[str, Painter] = {f"dice-row:{name}": partial(draw_dice_row, row=row) for name, row in rows}
    return found | painters_of(_all_printed(card))


def painters_of(cards: Iterable[Printed]) -> dict[str, Painter]:
    """Return the painters of pictures, dice and likes of some cards."""
    found: dict[str, Painter] = {}
    for each in cards:
        found[f"picture:{each.title}"] = partial(_picture, printed=each)
        found[f"dice:{each.title}"] = partial(_dice, printed=each)
        for ground, feature, name in each.likes:
            found[f"liked:{name}"] = partial(_picture, printed=Printed(name, ground=ground, feature=feature))
    return found


def _all_printed(card: Card) -> Iterator[Printed]:
    yield from (each for button in card.buttons for each in button.cards)
    yield from (each.card for each in card.steppers if each.card is not None)
    yield from (thing for heap in card.heaps for thing, _ in heap.things)


CARDS: Final = 8.0
SCROLLED: Final = 14.0
"""How far a sheet of cards keeps from the edges of the table's part of the window, and what its bar takes."""


def sheet_of(
    card: Card, free: tuple[int, int], pads: float, scale: float, heading: Callable[[CardButton], Button]
) -> tuple[Column, tuple[int, int]]:
    """Return all cards of a decision, and the size of a sheet for them in the `free` part of the window, in pixels.

    The sheet has `pads` at its sides together, in natural pixels.
    """
    most = free[1] - round(2 * CARDS * scale)

    def laid_out(inner: float) -> tuple[Column, int, int]:
        if lies_in_the_middle(card):
            body = spread(card, inner, partial(_setting, scale=scale), heading)
        else:
            body = _dice_rows(card, inner, scale)
        wide = min(round(inner * scale), wanted_width(body, scale))
        edges = round(pads * scale)
        return body, wide + edges, wanted_height(body, wide, scale) + edges

    inner = free[0] / scale - 2 * CARDS - pads
    body, wide, high = laid_out(inner)
    if high > most:
        # What is scrolled has a bar beside it.
        body, wide, high = laid_out(inner - SCROLLED)
        wide += round(SCROLLED * scale)
    return body, (wide, min(high, most))


TRIAL_PADS: Final = (8.0, 3.0, 12.0, 3.0)
BETWEEN: Final = 10.0
MOST_WORDS: Final = 250.0
"""How wide the words beside the dice of a row are at most."""


def _dice_rows(card: Card, width: float, scale: float) -> Column:
    """Return each option with its dice, one below the other; what is grave stands last and apart."""
    offered = [(each, each.dice_row) for each in card.buttons if each.dice_row is not None]
    names = [_named(each, row.note) for each, row in offered]
    ends = [_outcome(row, turns=button.turns) for button, row in offered]
    key = max(wanted_width(Badge(each.key, theme.MUTED), scale) / scale for each, _ in offered)
    right = max(wanted_width(each, scale) for each in ends) / scale
    dice = max(dice_row_width(row) for _, row in offered)
    left = min(max(wanted_width(each, scale) for each in names) / scale, MOST_WORDS)
    dice = min(dice, max(width - key - left - right - 3 * BETWEEN - TRIAL_PADS[0] - TRIAL_PADS[2], 0.0))
    rows: list[Node] = []
    for number, ((button, _), name, end) in enumerate(zip(offered, names, ends, strict=True)):
        if button.grave and number and not offered[number - 1][0].grave:
            rows.append(Space(min_height=GAP))
        badge = Box(Row((Badge(button.key, theme.MUTED),)), min_width=key) if button.key else Space(min_width=key)
        parts = (
            badge,
            Box(name, min_width=left, max_width=left),
            Drawn(f"dice-row:{button.command}", min_width=dice, max_width=dice, min_height=ROW_DIE + 4.0),
            Box(end, min_width=right),
        )
        edge = theme.ACCENT if button.primary or button.pressed else theme.BAD if button.grave else theme.LINE
        plate = Plate(theme.RAISED, edge, 6, 2 if edge is theme.ACCENT else 1, hovered=theme.HOVERED)
        rows.append(
            CardNode(f"command:{button.command}", Row(parts, BETWEEN, "center"), TRIAL_PADS, plate, keyless=True,
                     enabled=button.enabled, tip=(button.reason,) if button.reason else ())
        )  # fmt: skip
    return Column(tuple(rows), 5.0)


def _named(button: CardButton, note: str) -> Node:
    """Return what an option does, and what it costs; what cannot be done is grey."""
    words = Label(upper_first(button.label), theme.NORMAL, "text" if button.enabled else "muted", bold=True)
    return Column((words, *((Label(note, theme.SMALL, "muted"),) if note else ())), 0.0)


def _outcome(row: DiceRow, *, turns: bool) -> Node:
    """Return the outcome of a row of dice, before and after; green if a die `turns` it."""
    words = f"{row.now} \N{RIGHTWARDS ARROW} {row.then}" if row.then else row.now
    odds = (Label(row.odds, theme.TITLE, "accent", bold=True, wrap=False),) if row.odds else ()
    return Row(
        (*odds, Label(words, theme.NORMAL, "good" if turns else "text", bold=turns or not odds, wrap=False)),
        8.0,
        "center",
    )


def _setting(stepper: Stepper, width: float, *, scale: float) -> Node:
    """Return the number on a card of a width between the buttons that count it, with keys if they have room."""
    value = Label(stepper.value, theme.NORMAL, bold=True, side="center", wrap=False, grow=1.0)

    def push(command: str, sign: str, key: str, whole: str, *, enabled: bool) -> Button:
        tip = (whole,) if key != whole else ()
        return Button(f"command:{command}", sign, key, 27.0, enabled=enabled, min_width=34.0, tip=tip)

    fields = (
        Row(
            (
                push(stepper.less, "\N{MINUS SIGN}", less, stepper.less_key, enabled=stepper.can_less),
                value,
                push(stepper.more, "+", more, stepper.more_key, enabled=stepper.can_more),
            ),
            2.0,
            "center",
        )
        for less, more in ((short_key(stepper.less_key), short_key(stepper.more_key)), ("", ""))
    )
    return that_fits(fields, round(width * scale), scale)


def spread(card: Card, width: float, setting: Setting, heading: Callable[[CardButton], Button]) -> Column:
    """Return all cards of a decision in rows of a width; what brings several has a heading, and its cards below."""
    counted = tuple(each for each in card.steppers if each.card is not None)
    choices = tuple(each for each in card.buttons if each.cards)
    rows: list[Node] = []
    if any(len(each.cards) > 1 for each in choices):
        for choice in choices:
            rows.append(Row((heading(choice), Space(grow=1.0)), 0.0))
            if choice.pressed and counted:
                rows += _in_rows([partial(_counted, each, setting) for each in counted], width)
            else:
                rows += _in_rows([partial(_chosen, choice, each, pale=True) for each in choice.cards], width)
    else:
        rows += _in_rows([partial(_counted, each, setting) for each in counted], width)
        rows += _in_rows([partial(_chosen, each, each.cards[0]) for each in choices], width)
    rows += [heap_row(heap) for heap in card.heaps]
    return Column(tuple(rows), GAP)


def card_alone(printed: Printed, width: float) -> Node:
    """Return a card of a width that is only looked at."""
    return _card(printed, f"about:{printed.title}", width, Plate(PAPER, FINE, 8))


def _in_rows(cards: Sequence[Callable[[float], Node]], width: float) -> list[Node]:
    """Return cards, each made for its width, in rows that are as full as each other."""
    if not cards:
        return []
    rows = -(-len(cards) // IN_ROW)
    columns = -(-len(cards) // rows)
    each = min((width - GAP * (columns - 1)) / columns, WIDEST)
    return [
        Row(tuple(make(each) for make in cards[first : first + columns]), GAP)
        for first in range(0, len(cards), columns)
    ]


def _chosen(button: CardButton, printed: Printed, width: float, *, pale: bool = False) -> Node:
    """Return a card that is chosen by a click or by its key."""
    edge = CHOSEN if button.pressed or button.primary else FINE
    plate = Plate(PALE if pale else PAPER, edge, 8, 3 if edge is CHOSEN else 1, hovered=PAPER)
    key = "" if pale else button.key
    return _card(printed, f"command:{button.command}", width, plate, key=key, tip=button.reason, able=button.enabled)


def _counted(stepper: Stepper, setting: Setting, width: float) -> Node:
    """Return a card that bears how often it is taken; keys count the one with the bright edge."""
    assert stepper.card is not None, "asked before"
    none = stepper.value == "0"
    edge, thick = (CHOSEN, 3) if stepper.less_key else (FINE, 1)
    plate = Plate(PALE if none else PAPER, edge, 8, thick)
    return _card(
        stepper.card, f"about:{stepper.label}", width, plate, below=setting(stepper, width - PADS[0] - PADS[2])
    )


def _card(
    printed: Printed, name: str, width: float, plate: Plate, *, key: str = "", tip: str = "", below: Node | None = None,
    able: bool = True,
) -> Node:  # fmt: skip
    title = Label(printed.title, theme.NORMAL + 1, INK, bold=True, lines=2, least=theme.SMALL, told=True, grow=1.0)
    corner = (Label(printed.corner, theme.NORMAL, FINE, bold=True, wrap=False),) if printed.corner else ()
    badge = (Badge(key, INK),) if key else ()
    side = min(PICTURE, width * OF_WIDTH) if printed.emblem else min(CELL, 1.2 * width * OF_WIDTH)
    picture = Drawn(f"picture:{printed.title}", min_width=side, max_width=side, min_height=side)
    beside: list[Node] = []
    if any(printed.dice):
        beside.append(Drawn(f"dice:{printed.title}", min_height=DIE + 2))
    if printed.likes:
        beside.append(Flow(tuple(_liked(name) for _, _, name in printed.likes), 6.0))
    words = tuple(Label(line, theme.SMALL, FINE) for line in printed.lines)
    # A card that shows no dice has room for its words beside the picture.
    right: tuple[Node, ...] = (*beside, Space(grow=1.0)) if beside else (Space(grow=1.0), *words, Space(grow=1.0))
    parts: list[Node] = [Row((title, *badge, *corner), 6.0), Row((picture, Column(right, 2.0, grow=1.0)), 6.0)]
    if beside:
        parts += words
    parts.append(Space(grow=1.0))
    if below is not None:
        parts.append(Box(below, surface=Plate(theme.SUNKEN, theme.LINE, 5), min_height=28.0))
    return CardNode(
        name, Column(tuple(parts), 2.0), PADS, plate, keyless=True, enabled=able,
        tip=(tip,) if tip else (), min_width=width, max_width=width,
    )  # fmt: skip


def _liked(name: str) -> Node:
    picture = Drawn(f"liked:{name}", min_width=LIKED * WIDTH, min_height=LIKED)
    return Row((picture, Label(name, theme.SMALL, FINE)), 3.0, "center")


def heap_row(heap: Heap) -> Node:
    """Return what lies together in a row, each kind with its number; asked, it says what it does."""
    things: list[Node] = []
    for thing, number in heap.things:
        picture = Drawn(f"picture:{thing.title}", min_width=THING * WIDTH, min_height=THING)
        count = Label(f"× {number}", theme.NORMAL, bold=True, wrap=False)
        tip = (" · ".join((thing.title, *thing.lines)),)
        things.append(
            CardNode(f"about:heap:{thing.title}", Row((picture, count), 4.0, "center"), surface="none", keyless=True,
                     tip=tip)
        )  # fmt: skip
    return Row((Label(heap.title, theme.SMALL, "muted", wrap=False), *things, Space(grow=1.0)), 12.0, "center")


# -- what is painted ---------------------------------------------------------------------------------------------------


def _picture(canvas: Canvas, rect: pygame.Rect, *, printed: Printed) -> None:
    """Draw the silhouette, what stands in for it, or the cell of a card, as large as its room."""
    if printed.emblem:
        side = min(rect.size)
        own = portraits.picture(portraits.key(printed.portrait), side)
        found = own or emblem_alone(printed.emblem, side)
    else:
        found = cell_alone(printed.ground, printed.feature, min(rect.h, round(rect.w / WIDTH)))
    if found is not None:
        canvas.surface.blit(found, found.get_rect(center=rect.center))


def _dice(canvas: Canvas, rect: pygame.Rect, *, printed: Printed) -> None:
    """Draw red dice with sharp corners, green ones with round ones, and the bonus beside each colour.

    Where they have no room they are smaller.
    """
    wanted = sum(printed.dice) * (DIE + 3.0) + sum(map(bool, printed.bonus)) * BONUS + APART
    small = min(rect.w / canvas.scale / wanted, 1.0)
    side, left = canvas.px(DIE * small), rect.left
    for number, bonus, colour, corner in zip(printed.dice, printed.bonus, (STRIKING, GUARDING), (3, 7), strict=True):
        for _ in range(number):
            place = pygame.Rect(left, rect.centery - side // 2, side, side)
            canvas.box(place, colour, mixed(colour, INK, 0.5), corner)
            left += side + canvas.px(3.0 * small)
        if bonus:
            place = pygame.Rect(left, rect.top, canvas.px(BONUS), rect.h)
            canvas.middle(place, bonus, theme.SMALL, colour, bold=True, anchor="left")
            left += canvas.px(BONUS * small)
        left += canvas.px(APART * small)

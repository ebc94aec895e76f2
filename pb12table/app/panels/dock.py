"""The dock at the bottom of a game: the decision card and the tiles, side by side with the table, never over it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

import pygame

from pb12table.app.panels.action_bar import all_of, in_front, strip, tile_painters
from pb12table.app.panels.decision_card import (
    FEW,
    MANY_LINES,
    Fold,
    about,
    button_of,
    buttons_of,
    card_painters,
    contest_room,
    has_buttons_in_head,
    settings_of,
    sums_of,
)
from pb12table.skirmish.ids import PlayerId
from pb12table.texts.plain import upper_first
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.palette import PlayerLook
from pb12table.window.layout.nodes import Box, Card, Column, Drawn, Label, Node, Plate, Row, Scroll, Space
from pb12table.window.layout.painting import Painter
from pb12table.window.layout.panel import draw_panel, least_width, scrolled, that_fits, wanted_height
from pb12table.window.play import cards
from pb12table.window.play.cards import Tile

PAD: Final = 14.0
GAP: Final = 18.0
ROUNDED: Final = 4.0
"""By so much the parts of a card may be wider than the room, where each of them was rounded; in natural pixels."""
INDENT: Final = 32.0
"""By so much what a card says is set in, so that it begins below its title and not below the mark."""
ROOMY: Final = 1100.0
"""In a dock less wide every bit of room is needed, and nothing is set in; in natural pixels."""
HIGHEST: Final = 0.49
"""A dock takes at most such a share of the window; what is higher scrolls."""
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

    card: cards.Card | None
    fold: Fold
    tiles: Sequence[Tile] = ()
    idle: str = ""
    opened: bool = False
    more: str = ""
    less: str = ""
    key: str = ""


def described(canvas: Canvas, width: int, docked: Docked, icons: Mapping[str, str]) -> Node:
    """A dock of a width in window pixels, in which nothing is scrolled."""
    return _described(docked, icons, width / canvas.scale, canvas.scale)


def dock_height(canvas: Canvas, width: int, node: Node, least: float) -> int:
    """How high a described dock of a width is, both in window pixels; `least` in natural ones."""
    wanted = wanted_height(node, width, canvas.scale)
    return max(min(wanted, round(HIGHEST * canvas.rect.h)), canvas.px(least))


def draw_dock(
    canvas: Canvas,
    rect: pygame.Rect,
    docked: Docked,
    node: Node,
    icons: Mapping[str, str],
    looks: Mapping[PlayerId, PlayerLook],
    scroll: int,
) -> int:
    """Paint it as it was described for that width, scrolled by pixels; return by how many there are to scroll."""
    if wanted_height(node, rect.w, canvas.scale) > rect.h:
        node = _described(docked, icons, rect.w / canvas.scale, canvas.scale, scroll=scroll)
    painters: dict[str, Painter] = tile_painters(docked.tiles, icons)
    if docked.card is not None:
        painters |= card_painters(docked.card, looks, docked.fold)
    layout = draw_panel(canvas, rect, node, painters)
    player = None if docked.card is None else docked.card.player
    if player is not None and player in looks:
        edge = pygame.Rect(rect.left, rect.top, rect.w, canvas.px(3))
        pygame.draw.rect(canvas.surface, looks[player].colour, edge)
    return scrolled(layout, "dock") if "dock" in layout.scrolls() else 0


def _described(
    docked: Docked, icons: Mapping[str, str], width: float, scale: float, *, scroll: int | None = None
) -> Node:
    inner = width - 2 * PAD
    card = docked.card
    pad = (PAD, 8.0, PAD, 8.0)
    if card is None:
        body: Node = _tiles(docked, icons, inner, scale) if docked.tiles else _idle(docked.idle)
        return _ground(Column((body,), 0.0, grow=1.0), pad)
    in_head = has_buttons_in_head(card, inner, scale)
    has_body = _has_body(card) or not in_head
    raised = card.buttons if in_head else ()
    if scroll is not None and not in_head:
        # Where not all has room, the button that goes on is not scrolled away.
        raised = tuple(each for each in card.buttons if each.primary)
    rest = replace(card, buttons=tuple(each for each in card.buttons if each not in raised))
    head = _head(docked, icons, inner, scale, raised, has_body=has_body)
    if docked.fold.folded:
        return _ground(Card("card", head, surface="none", keyless=True), pad)
    indent = INDENT if card.player is not None and inner >= ROOMY else 0.0
    if docked.tiles and not has_body:
        below = _tiles(docked, icons, inner, scale)
    else:
        words, rows = _body(rest, inner - indent, scale) if has_body else (Column(_told(card), 4.0), ())
        # Rows of buttons stay at the bottom, where they do not move when there is more or less to tell above them.
        above = (Space(grow=1.0), Box(words, (indent, 0.0, 0.0, 0.0)), Space(min_height=8.0 if rows else 0.0, grow=3.0))
        below = Column((*above, Column(rows, 6.0)), 0.0, grow=1.0)
    below = below if scroll is None else Scroll("dock", below, scroll, grow=1.0)
    return _ground(Card("card", Column((head, below), 6.0), surface="none", keyless=True, grow=1.0), pad)


def _ground(body: Node, pad: tuple[float, float, float, float]) -> Node:
    return Box(body, pad, "ground")


def _idle(words: str) -> Node:
    told = Label(words, theme.LARGE, "muted", side="center", told=True)
    return Column((Space(grow=1.0), told, Space(grow=1.0)), 0.0, grow=1.0)


def _tiles(docked: Docked, icons: Mapping[str, str], width: float, scale: float) -> Node:
    if docked.opened:
        return all_of(docked.tiles, icons, width, scale, (docked.less, docked.key))
    return Box(in_front(docked.tiles, icons, width, scale, (docked.more, docked.key)), grow=1.0)


def _has_body(card: cards.Card) -> bool:
    """Whether a card has more than a title, a few words and buttons."""
    return bool(card.steppers or card.columns or card.dice or card.contest or card.sums or card.stack or card.result)


def _told(card: cards.Card) -> tuple[Node, ...]:
    """What a card without more says."""
    lines = tuple(Label(upper_first(line), theme.NORMAL + 1, told=True) for line in card.lines)
    note = (Label(card.note, theme.SMALL, "muted", italic=True, told=True),) if card.note else ()
    warning = (Label(card.warning, theme.NORMAL, "bad"),) if card.warning else ()
    return (*lines, *warning, *note)


def _head(
    docked: Docked,
    icons: Mapping[str, str],
    width: float,
    scale: float,
    raised: Sequence[cards.CardButton],
    *,
    has_body: bool,
) -> Node:
    """The player and the decision, beside it a few words, the icons of the tiles, and the `raised` buttons."""
    card = docked.card
    assert card is not None, "asked before"
    mark = () if card.player is None else (Drawn(f"mark:{card.player}", min_width=20.0, min_height=26.0),)
    title = Label(upper_first(card.title), theme.LARGE, bold=True, lines=2, least=theme.NORMAL, told=True)
    beside: list[Node] = []
    if docked.tiles and not has_body and not docked.fold.folded:
        beside += [Label(upper_first(line), theme.NORMAL, "muted", lines=2) for line in card.lines]
        beside += [Label(card.warning, theme.NORMAL, "bad", lines=2)] if card.warning else []
    buttons = () if docked.fold.folded else tuple(button_of(each, card) for each in raised)
    handle = Card("command:fold-card", Drawn("fold", min_width=26.0, min_height=24.0), surface=_plate(),
                  tip=docked.fold.tip, max_height=26.0)  # fmt: skip
    result: tuple[Node, ...] = ()
    if card.result and not docked.fold.folded:
        note = (Label(card.result_note, theme.SMALL, "muted", side="right", lines=2),) if card.result_note else ()
        result = (Column((Label(card.result, theme.LARGE, "accent", bold=True, side="right"), *note), 0.0),)
    end: tuple[Node, ...] = (*result, *buttons, handle)
    icon_row = (strip(docked.tiles, icons),) if docked.tiles and (has_body or docked.fold.folded) else ()
    gap = 12.0

    def row(*middle: Node) -> Node:
        words: Node = title
        if beside:
            words = Row((title, *beside, Space(grow=1.0)), 16.0, "center", grow=1.0)
        return Row((*mark, words, Space(grow=1.0), *middle, *end), gap, "center", min_height=38.0)

    return that_fits((row(*icon_row), row()), round(width * scale), scale)


def _plate() -> Plate:
    return Plate(theme.RAISED, theme.LINE, 4, hovered=theme.HOVERED)


def _body(card: cards.Card, width: float, scale: float) -> tuple[Node, tuple[Node, ...]]:
    """The parts of a card beside each other, stacked where that makes it lower or where there is no room.

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
    """Ways to put the parts that there are into columns, the widest first."""
    ways: list[list[tuple[str, ...]]] = [[(name,) for name in there]]
    if "about" in there and "settings" in there:
        rest: list[tuple[str, ...]] = [(name,) for name in there if name not in ("about", "settings")]
        ways.append([("about", "settings"), *rest])
        if "sums" in there:
            ways.append([("about",), *(way for way in rest if way != ("sums",)), ("settings", "sums")])
        if "sums" in there and "buttons" in there:
            ways.append([("about", "settings"), ("sums", "buttons")])
    if "settings" in there and "columns" in there:
        ways.append([*((name,) for name in there if name not in ("settings", "columns")), ("columns", "settings")])
    if "sums" in there and "buttons" in there:
        ways.append([*((name,) for name in there if name not in ("sums", "buttons")), ("sums", "buttons")])
    narrow = 230.0
    return [way for way in ways if len(way) * (narrow + GAP) - GAP <= width] or [[tuple(there)]]


def _has(card: cards.Card, name: str) -> bool:
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


def _beside(card: cards.Card, parts: Sequence[tuple[str, ...]], width: float, scale: float) -> Node:
    """Columns of parts, each as wide as its weight lets it be."""
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
    wide = _shared(free, weights, most)
    columns = tuple(
        Box(Column(tuple(_part(card, name, each, scale) for name in column), 6.0), min_width=each, max_width=each)
        for column, each in zip(parts, wide, strict=True)
    )
    return Row((Row(columns, GAP, "start"), Space(grow=1.0)), 0.0)


def _shared(free: float, weights: Sequence[float], most: Sequence[float]) -> list[float]:
    """Widths by weight, none above its most; what is left over goes to the others."""
    wide = [0.0] * len(weights)
    open_ones = set(range(len(weights)))
    while open_ones:
        whole = sum(weights[number] for number in open_ones)
        full = {number for number in open_ones if free * weights[number] / whole >= most[number]}
        for number in full or open_ones:
            wide[number] = min(free * weights[number] / whole, most[number])
        if not full:
            break
        free -= sum(most[number] for number in full)
        open_ones -= full
    return wide


def _part(card: cards.Card, name: str, width: float, scale: float) -> Node:
    match name:
        case "about":
            return Column((*contest_room(card, width, scale), about(card, width, scale)), 6.0)
        case "settings":
            return settings_of(card, width, scale)
        case "buttons":
            return Column(buttons_of(card, width, scale), 6.0)
        case _:
            return sums_of(card, width, scale, columns=name == "columns")



"""The bottom of the game screen: what can be done now, with cost and key, and why not where it cannot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from pb12table.window.kit import theme
from pb12table.window.kit.canvas import ELLIPSIS, Canvas, width_of, wrapped
from pb12table.window.kit.short_keys import short_key
from pb12table.window.play.cards import Tile

WIDEST = 190.0
SIZES = (theme.NORMAL, theme.NORMAL - 1, theme.SMALL, theme.SMALL - 1)
"""The sizes of a tile's name, the largest that fits is taken."""


MOST_IN_A_ROW = 9
"""More tiles than these stand in two rows, each with one line for its cost or two for the reason."""
LINES = 3
"""So many lines the words below the name of a tile may take in one row."""
COMPACT_LINE = 12.5
"""The distance of the two lines of a reason on a small tile."""


def draw_action_bar(canvas: Canvas, rect: pygame.Rect, tiles: Sequence[Tile], idle: str) -> None:
    """Paint the tiles in one row or two; `idle` is said when there are none."""
    px = canvas.px
    canvas.box(rect, theme.INK, None, 0)
    pygame.draw.line(canvas.surface, theme.LINE, rect.topleft, rect.topright)
    if not tiles:
        canvas.middle(rect.inflate(-px(40), 0), idle, theme.NORMAL, theme.MUTED)
        return
    rows = 1 if len(tiles) <= MOST_IN_A_ROW else 2
    columns = -(-len(tiles) // rows)
    gap = px(6)
    width = min(px(WIDEST), (rect.w - px(16) - gap * (columns - 1)) // columns)
    left = rect.centerx - (columns * (width + gap) - gap) // 2
    height = (rect.h - px(12) - gap * (rows - 1)) // rows
    for number, tile in enumerate(_in_short(canvas, tiles, width, compact=rows > 1)):
        row, column = divmod(number, columns)
        box = pygame.Rect(left + column * (width + gap), rect.top + px(6) + row * (height + gap), width, height)
        _tile(canvas, box, tile, compact=rows > 1)


def _tile(canvas: Canvas, rect: pygame.Rect, tile: Tile, *, compact: bool) -> None:
    px = canvas.px
    first = (f"{tile.label}: {tile.reason}",) if tile.reason else (tile.label, tile.cost)
    tip = (*first, tile.help) if tile.help else first
    hovered = canvas.zone(rect, f"command:{tile.command}", enabled=tile.enabled, tip=tip)
    if tile.active:
        fill, border = theme.ACCENT_DARK, theme.ACCENT
    elif not tile.enabled:
        fill, border = theme.SUNKEN, theme.RAISED
    else:
        fill = theme.HOVERED if hovered else theme.RAISED
        border = theme.ACCENT if hovered or tile.strong else theme.LINE
    canvas.box(rect, fill, border, 6, 2 if tile.active or (tile.strong and tile.enabled) else 1)
    ink = theme.TEXT if tile.enabled or tile.active else theme.FAINT
    # On the gold of the tile that is open only the brightest letters can be read.
    dim = theme.TEXT if tile.active else theme.MUTED
    left, width = rect.left + px(8), rect.w - px(16)
    if compact:
        _compact_words(canvas, rect, tile, ink, dim)
        return
    size = next((size for size in SIZES if _name_width(tile, px(size)) <= width), SIZES[-1])
    canvas.text((left, rect.top + px(4)), tile.label, size, ink, bold=tile.enabled, width=width)
    if tile.key:
        canvas.key_badge((rect.right - px(7), rect.top + px(37)), tile.key, ink)
    room = _beside_key(canvas, tile, rect.w)
    if tile.reason:
        canvas.paragraph((left, rect.top + px(26)), room, spoken(tile.reason), theme.SMALL, dim, lines=LINES)
    else:
        ink = theme.ACCENT if tile.enabled else theme.FAINT
        canvas.paragraph((left, rect.top + px(28)), room, tile.cost, theme.SMALL, ink, lines=LINES)


def _beside_key(canvas: Canvas, tile: Tile, width: int) -> int:
    """How much room the words below the name of a tile of a width have beside its key."""
    px = canvas.px
    return width - px(8) - (canvas.badge_width(tile.key) + px(7) + px(5) if tile.key else px(8))


def _name_width(tile: Tile, size: int) -> int:
    """How wide the name of a tile is in letters of a size, taken or not: small thin ones are wider at times."""
    return max(width_of(tile.label, size, bold) for bold in (True, False))


def spoken(reason: str) -> str:
    """A reason without the rule behind it, which stands in the tip."""
    return reason.partition("  ")[0]


def reason_lines(reason: str, size: int, width: int) -> tuple[str, ...]:
    """A reason as a small tile says it, in lines of a width in window pixels."""
    return wrapped(spoken(reason), size, width)


def _compact_words(
    canvas: Canvas, rect: pygame.Rect, tile: Tile, ink: theme.Colour, dim: theme.Colour
) -> None:
    """Name and key in one line; below them the cost, or the reason in two lines, beside the key of a long name."""
    px = canvas.px
    left, width = rect.left + px(7), rect.w - px(12)
    taken = canvas.badge_width(tile.key) + px(6) if tile.key else 0
    names: tuple[str, ...] = (tile.label,)
    if _fits_beside(canvas, tile, tile.key, width):
        down, above, below = 9.5, width - taken, width
    else:
        names = wrapped(tile.label, px(SIZES[-1]), width, bold=True)
        down, above, below = 28.5 if len(names) < 2 else 35, width, width - taken
    if tile.key:
        canvas.key_badge((rect.right - px(5), rect.top + px(down)), tile.key, ink)
    if len(names) > 1:
        for number, line in enumerate(names[:2]):
            place = (left, rect.top + px(3 + number * COMPACT_LINE))
            canvas.text(place, line, SIZES[-1], ink, bold=tile.enabled, width=above)
        if not tile.reason:  # for which there is no room: it stands in the tip
            place = (left, rect.top + px(3 + 2 * COMPACT_LINE))
            canvas.text(place, tile.cost, SIZES[-1], theme.ACCENT, width=below)
        return
    size = next((size for size in SIZES if _name_width(tile, px(size)) <= above), SIZES[-1])
    top = rect.top + px(9.5) - canvas.line_height(size) // 2
    canvas.text((left, top), tile.label, size, ink, bold=tile.enabled, width=above)
    _compact_cost(canvas, rect, tile, dim, below)


def _compact_cost(canvas: Canvas, rect: pygame.Rect, tile: Tile, dim: theme.Colour, width: int) -> None:
    """The cost of a small tile in a line, or in two smaller ones as a reason is; so wide."""
    px, left = canvas.px, rect.left + canvas.px(7)
    if not tile.reason and width_of(tile.cost, px(theme.SMALL)) <= width:
        canvas.text((left, rect.top + px(20)), tile.cost, theme.SMALL, theme.ACCENT, width=width)
        return
    lines = reason_lines(tile.reason or tile.cost, px(theme.SMALL - 1), width)
    for number, line in enumerate(lines[:2]):
        shown = f"{line}{ELLIPSIS}" if number == 1 and len(lines) > 2 else line
        place = (left, rect.top + px(16.5 + number * COMPACT_LINE))
        canvas.text(place, shown, theme.SMALL - 1, dim if tile.reason else theme.ACCENT, width=width)


def _fits_beside(canvas: Canvas, tile: Tile, key: str, width: int) -> bool:
    """Whether the name of a small tile has room in its line beside the name of its key, at its smallest size."""
    taken = canvas.badge_width(key) + canvas.px(6) if key else 0
    return _name_width(tile, canvas.px(SIZES[-1])) <= width - taken


def _in_short(canvas: Canvas, tiles: Sequence[Tile], width: int, *, compact: bool) -> list[Tile]:
    """Tiles that are so wide; where one has no room for the name of its key, all keys are named in short."""

    def has_room(tile: Tile) -> bool:
        if compact:
            return _fits_beside(canvas, tile, tile.key, width - canvas.px(12))
        words = spoken(tile.reason) or tile.cost
        return len(wrapped(words, canvas.px(theme.SMALL), _beside_key(canvas, tile, width))) <= LINES

    if all(map(has_room, tiles)):
        return list(tiles)
    return [replace(tile, key=short_key(tile.key)) for tile in tiles]

"""The bottom of the game screen: what can be done now, with cost and key, and why not where it cannot."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from pb12table.app import theme
from pb12table.app.canvas import ELLIPSIS, Canvas, width_of, wrapped
from pb12table.app.panels.cards import Tile

WIDEST = 190.0
SIZES = (theme.NORMAL, theme.NORMAL - 1, theme.SMALL, theme.SMALL - 1)
"""The sizes of a tile's name, the largest that fits is taken."""


MOST_IN_A_ROW = 9
"""More tiles than these stand in two rows, each with one line for its cost or two for the reason."""
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
    for number, tile in enumerate(tiles):
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
    size = next((size for size in SIZES if width_of(tile.label, px(size), True) <= width), SIZES[-1])
    canvas.text((left, rect.top + px(4)), tile.label, size, ink, bold=tile.enabled, width=width)
    badge = canvas.key_badge((rect.right - px(7), rect.top + px(37)), tile.key, ink) if tile.key else None
    room = width if badge is None else badge.left - left - px(5)
    if tile.reason:
        canvas.paragraph((left, rect.top + px(26)), room, spoken(tile.reason), theme.SMALL, dim, lines=3)
    else:
        canvas.text((left, rect.top + px(28)), tile.cost, theme.SMALL, theme.ACCENT if tile.enabled else theme.FAINT,
                    width=room)  # fmt: skip


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
    is_long = width_of(tile.label, px(SIZES[-1]), True) > width - taken
    if tile.key:
        canvas.key_badge((rect.right - px(5), rect.top + px(28.5 if is_long else 9.5)), tile.key, ink)
    room = width if is_long else width - taken
    width = width - taken if is_long else width
    size = next((size for size in SIZES if width_of(tile.label, px(size), True) <= room), SIZES[-1])
    top = rect.top + px(9.5) - canvas.line_height(size) // 2
    canvas.text((left, top), tile.label, size, ink, bold=tile.enabled, width=room)
    if not tile.reason:
        canvas.text((left, rect.top + px(20)), tile.cost, theme.SMALL, theme.ACCENT, width=width)
        return
    lines = reason_lines(tile.reason, px(theme.SMALL - 1), width)
    for number, line in enumerate(lines[:2]):
        shown = f"{line}{ELLIPSIS}" if number == 1 and len(lines) > 2 else line
        place = (left, rect.top + px(16.5 + number * COMPACT_LINE))
        canvas.text(place, shown, theme.SMALL - 1, dim, width=width)

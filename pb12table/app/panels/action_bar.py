"""The bottom of the game screen: what can be done now, with cost and key, and why not where it cannot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import pygame

from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.short_keys import short_key
from pb12table.window.layout.nodes import Badge, Box, Card, Column, Grid, Label, Node, Plate, Row, Space
from pb12table.window.layout.panel import draw_panel, wanted_height, wanted_width
from pb12table.window.layout.parts import thin_line
from pb12table.window.play.cards import Tile

WIDEST: Final = 190.0
GAP: Final = 6.0
MOST_IN_A_ROW: Final = 9
"""More tiles than these stand in two rows, each with one line for its cost or two for the reason."""
LINES: Final = 3
"""So many lines the words below the name of a tile may take in one row."""
ROUNDED: Final = 3
NAME: Final = 17.5
"""How high the line of a name is."""
STEP: Final = 12.5
"""The distance of the lines on a small tile."""
LARGE_PAD: Final = (8.0, 4.0, 7.0, 3.0)
SMALL_PAD: Final = (7.0, 1.0, 5.0, 0.0)


def draw_action_bar(canvas: Canvas, rect: pygame.Rect, tiles: Sequence[Tile], idle: str) -> None:
    """Paint the tiles in one row or two; `idle` is said when there are none."""
    draw_panel(canvas, rect, described(tiles, idle, rect.w / canvas.scale, canvas.scale))


def described(tiles: Sequence[Tile], idle: str, width: float, scale: float) -> Node:
    """A bar so wide, in natural pixels, at a scale."""
    if not tiles:
        words = Label(idle, theme.NORMAL, "muted", side="center")
        body: Node = Box(Column((Space(grow=1.0), words, Space(grow=1.0)), 0.0), (20.0, 0.0, 20.0, 0.0), grow=1.0)
    else:
        is_small = len(tiles) > MOST_IN_A_ROW
        columns = -(-len(tiles) // 2) if is_small else len(tiles)
        whole = min(columns * (WIDEST + GAP) - GAP, width - 16.0)
        pad = SMALL_PAD if is_small else LARGE_PAD
        inner = (whole + GAP) / columns - GAP - pad[0] - pad[2]
        shown = _in_short(tiles, inner, scale, is_small=is_small)
        cells = tuple(_tile(tile, inner, scale, is_small=is_small) for tile in shown)
        grid = Grid(cells, columns, GAP, min_width=whole, max_width=whole, grow=1.0)
        body = Box(Column((grid,), 0.0, "center"), (0.0, 5.0, 0.0, 6.0), grow=1.0)
    return Box(Column((thin_line(), body), 0.0), surface="ground")


def _tile(tile: Tile, width: float, scale: float, *, is_small: bool) -> Node:
    first = (f"{tile.label}: {tile.reason}",) if tile.reason else (tile.label, tile.cost)
    tip = (*first, tile.help) if tile.help else first
    if tile.active:
        plate = Plate(theme.ACCENT_DARK, theme.ACCENT, 6, 2)
    elif not tile.enabled:
        plate = Plate(theme.SUNKEN, theme.RAISED)
    elif tile.strong:
        plate = Plate(theme.RAISED, theme.ACCENT, 6, 2, hovered=theme.HOVERED)
    else:
        plate = Plate(theme.RAISED, theme.LINE, hovered=theme.HOVERED)
    words = _small(tile, width, scale) if is_small else _large(tile)
    pad = SMALL_PAD if is_small else LARGE_PAD
    return Card(f"command:{tile.command}", words, pad, plate, enabled=tile.enabled, tip=tip, keyless=True)


def spoken(reason: str) -> str:
    """A reason without the rule behind it, which stands in the tip."""
    return reason.partition("  ")[0]


def _ink(tile: Tile) -> theme.Colour:
    return theme.TEXT if tile.enabled or tile.active else theme.FAINT


def _words(tile: Tile, size: float, least: float, lines: int, step: float = 0.0) -> Label:
    """What it costs, or why it cannot be taken."""
    if tile.reason:
        # On the gold of the tile that is open only the brightest letters can be read.
        ink = theme.TEXT if tile.active else theme.MUTED
        return Label(spoken(tile.reason), least, ink, lines=lines, step=step, grow=1.0, cites=False)
    ink = theme.ACCENT if tile.enabled else theme.FAINT
    return Label(tile.cost, size, ink, lines=lines, least=least, step=step, grow=1.0)


def _name(tile: Tile, *beside: Node) -> Node:
    """The name in a line, with what stands beside it."""
    name = Label(tile.label, 0.0, _ink(tile), bold=tile.enabled, lines=1, least=theme.SMALL, step=NAME, grow=1.0)
    return Row((name, *beside), 5.0, "center")


def _large(tile: Tile) -> Node:
    """The name, below it the cost or the reason beside the key."""
    below = (_words(tile, theme.SMALL, theme.SMALL, LINES), *_badge(tile))
    return Column((_name(tile), Row(below, 5.0, "start")), 3.0)


def _badge(tile: Tile) -> tuple[Node, ...]:
    return (Badge(tile.key, _ink(tile)),) if tile.key else ()


def _small(tile: Tile, width: float, scale: float) -> Node:
    """Name and key in one line; below them the cost, beside the key of a long name, or the reason in two lines."""
    words = _words(tile, theme.SMALL, theme.SMALL, 2, STEP)
    if _has_room(tile, width, scale):
        return Column((_name(tile, *_badge(tile)), words), 0.0)
    if _has_room(replace(tile, key=""), width, scale):
        # What cannot be taken needs its reason more than its key.
        return Column((_name(tile), words if tile.reason else Row((words, *_badge(tile)), 5.0, "start")), 0.0)
    name = Label(tile.label, theme.SMALL, _ink(tile), bold=tile.enabled, lines=2, step=STEP)
    # There is no room for the reason: it stands in the tip.
    cost = Label("" if tile.reason else tile.cost, theme.SMALL, "accent", lines=1, grow=1.0)
    return Column((Space(min_height=3.0), name, Row((cost, *_badge(tile)), 5.0, "center")), 0.0)


def _has_room(tile: Tile, width: float, scale: float) -> bool:
    """Whether the name of a small tile has room in its line beside the name of its key, at its smallest size."""
    name = Label(tile.label, theme.SMALL, bold=tile.enabled)
    # Gaps and margins are rounded to whole pixels, each by itself.
    return wanted_width(Row((name, *_badge(tile)), 5.0), scale) <= width * scale - ROUNDED


def _in_short(tiles: Sequence[Tile], width: float, scale: float, *, is_small: bool) -> Sequence[Tile]:
    """Tiles that are so wide; where one has no room for the name of its key, all keys are named in short."""

    def has_room(tile: Tile) -> bool:
        if is_small:
            return _has_room(tile, width, scale)
        beside = wanted_width(Row((Space(), *_badge(tile)), 5.0), scale)
        words, lines = Label(spoken(tile.reason) or tile.cost, theme.SMALL), Label("\n" * (LINES - 1), theme.SMALL)
        room = max(round(width * scale) - beside, 1)
        return wanted_height(words, room, scale) <= wanted_height(lines, room, scale)

    if all(map(has_room, tiles)):
        return tiles
    return [replace(tile, key=short_key(tile.key)) for tile in tiles]

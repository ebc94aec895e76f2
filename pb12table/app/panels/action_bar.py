"""What can be done now, as tiles with icons: the usual few in front, all behind one key, grey ones as reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Final

import pygame

from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.keys import short_key
from pb12table.window.kit.strokes import ICONS, draw_icon
from pb12table.window.layout.nodes import Badge, Box, Card, Column, Drawn, Grid, Label, Node, Plate, Row, Space
from pb12table.window.layout.painting import Painter, draw_panel, that_fits, wanted_width
from pb12table.window.layout.placing import thin_line
from pb12table.window.play.base import Tile

MORE: Final = "more-tiles"
"""The command that shows all tiles."""
FEW: Final = 8
"""So many tiles are all shown at once."""
WIDEST: Final = 230.0
NARROWEST: Final = 132.0
"""A tile is rather left out in front than narrower than this."""
GAP: Final = 7.0
ICONS_OF_LOOKING: Final[Mapping[str, str]] = MappingProxyType(
    {
        "show-ranges": ICONS["aim"], "show-command": ICONS["command"], "show-zones": ICONS["end"],
        "show-heights": ICONS["map"], "show-all-sight": ICONS["sights"], "look-ground": ICONS["eye"],
        "look-lines": ICONS["sights"], "look-reach": ICONS["walk"], "look-weapon": ICONS["shoot"],
        "look-reset": ICONS["reload"], "look-picture": ICONS["picture"], "leave": ICONS["leave"],
        "show-result": ICONS["result"], "watch-play": ICONS["play"], "watch-start": ICONS["first"],
        "watch-end": ICONS["last"], "watch-back": ICONS["back"], "watch-next": ICONS["forth"],
        "watch-round-back": ICONS["back"], "watch-round-on": ICONS["forth"], "watch-play-on": ICONS["next"],
        "show-hand": ICONS["cards"], "to-start": ICONS["leave"], "to-editor": ICONS["leave"],
    }
)  # fmt: skip
"""Icons of what is done beside a game: looking and watching."""
SIDES: Final = 12.0
ICON: Final = 34.0
PICTURED: Final = 156.0
"""Tiles narrower than this keep their room for words."""
COSTS: Final = 1.3
"""So do those of which a cost and its key are so many times wider than what an icon leaves."""
ICON_ROOM: Final = 28.0
"""How much of a small tile its icon takes."""
SMALL_ICON: Final = 22.0
SMALL: Final = 216.0
"""How wide a tile is at least where all are shown."""
REASONS: Final = 330.0
"""How wide the column of a reason is there at least."""


def draw_action_bar(
    canvas: Canvas, rect: pygame.Rect, tiles: Sequence[Tile], idle: str, icons: Mapping[str, str] = ICONS_OF_LOOKING
) -> None:
    """Paint all tiles in one row or two; `idle` is said when there are none."""
    node = bar(tiles, idle, icons, rect.w / canvas.scale, canvas.scale)
    draw_panel(canvas, rect, node, tile_painters(tiles, icons))


def bar(tiles: Sequence[Tile], idle: str, icons: Mapping[str, str], width: float, scale: float) -> Node:
    """Return a bar of a width in natural pixels, at a scale."""
    if not tiles:
        words = Label(idle, theme.NORMAL, "muted", side="center", told=True)
        body: Node = Box(Column((Space(grow=1.0), words, Space(grow=1.0)), 0.0), (20.0, 0.0, 20.0, 0.0), grow=1.0)
    else:
        columns = len(tiles) if len(tiles) <= FEW else -(-len(tiles) // 2)
        each = min(WIDEST, (width - 16.0 + GAP) / columns - GAP)
        whole = columns * (each + GAP) - GAP
        cells = tuple((_small if tile.enabled else _large)(tile, icons, each, scale) for tile in tiles)
        grid = Grid(cells, columns, GAP, min_width=whole, max_width=whole, grow=1.0)
        body = Box(Column((grid,), 0.0, "center"), (0.0, 6.0, 0.0, 7.0), grow=1.0)
    return Box(Column((thin_line(), body), 0.0), surface="ground")


def front_of(tiles: Sequence[Tile]) -> tuple[list[Tile], list[Tile]]:
    """Return the tiles that are always visible, and those behind the key; if there are few, all are in front.

    Where no usual one but the last can be taken, those that can come to the front in place of as many grey ones.
    """
    usual = [tile for tile in tiles if tile.usual] or list(tiles[:4])
    if not any(tile.enabled for tile in usual[:-1]):
        able = [tile for tile in tiles if tile.enabled and tile not in usual][: len(usual) - 1]
        usual = [*able, *usual[len(able) :]]
    front = [tile for tile in tiles if tile in usual or tile.strong or tile.active]
    rest = [tile for tile in tiles if tile not in front]
    return (list(tiles), []) if len(tiles) <= FEW or len(rest) < 2 else (front, rest)


def tile_painters(tiles: Sequence[Tile], icons: Mapping[str, str]) -> dict[str, Painter]:
    """Return the painters of the tiles' icons, by the icons of their commands."""
    found: dict[str, Painter] = {f"icon:{MORE}": partial(_icon, icon=ICONS["more"], tile=None)}
    for tile in tiles:
        if tile.command in icons:
            found[f"icon:{tile.command}"] = partial(_icon, icon=icons[tile.command], tile=tile)
    return found


def _icon(canvas: Canvas, rect: pygame.Rect, *, icon: str, tile: Tile | None) -> None:
    enabled = tile is None or tile.enabled
    draw_icon(canvas.surface, rect, icon, theme.ACCENT if enabled and tile is not None else theme.MUTED)


def in_front(
    tiles: Sequence[Tile], icons: Mapping[str, str], width: float, scale: float, more: tuple[str, str]
) -> Node:
    """Return the usual tiles in a row of a width in natural pixels; `more` is label and key of the tile of the rest."""
    front, rest = front_of(tiles)
    # Where there is no room for all of them the last grey ones go first, then the last of all.
    while len(front) > 2 and _row_width(len(front) + bool(rest)) > width:
        gone = next((tile for tile in reversed(front) if not tile.enabled), front[-2])
        front.remove(gone)
        rest.append(gone)
    count = len(front) + (1 if rest else 0)
    each = min(WIDEST, (width + GAP) / count - GAP)
    icons = _pictured(front, icons, each, scale)
    shown: list[Node] = [_large(tile, icons, each, scale) for tile in front]
    if rest:
        label = Label(more[0].format(number=len(rest)), theme.NORMAL, bold=True, lines=2, grow=1.0)
        picture = Drawn(f"icon:{MORE}", min_width=ICON, min_height=ICON)
        heads = (
            Row((picture, label, *((Badge(key, "muted"),) if key else ())), 8.0, "center")
            for key in (more[1], short_key(more[1]))
        )
        head = that_fits(heads, round((each - 2 * SIDES) * scale), scale)
        body = Column((Space(grow=1.0), head, Space(grow=1.0)), 0.0)
        shown.insert(len(shown) - 1, _framed(MORE, body, _plate(), ()))
    whole = count * (each + GAP) - GAP
    grid = Grid(tuple(shown), count, GAP, min_width=whole, max_width=whole)
    return Row((grid, Space(grow=1.0)), 0.0)


def _row_width(count: int) -> float:
    return count * (NARROWEST + GAP) - GAP


def _large(tile: Tile, icons: Mapping[str, str], width: float, scale: float) -> Node:
    """Return an icon beside name and cost; one that cannot be taken shrinks to its name and the reason."""
    key = tile.key
    inner = width - 2 * SIDES
    has_icon = tile.command in icons and tile.enabled
    room = inner - (ICON + 8.0 if has_icon else 0.0)
    name = Label(tile.label, theme.NORMAL, _ink(tile), bold=tile.enabled, lines=2, least=theme.SMALL, grow=1.0)
    if not tile.enabled:
        ink = theme.TEXT if tile.active else theme.MUTED
        reason = Label(spoken(tile.reason), theme.SMALL, ink, lines=5, cites=False)
        return _framed(tile.command, Column((Space(grow=1.0), name, reason, Space(grow=1.0)), 1.0), _plate_of(tile),
                       tip_of(tile), enabled=False)  # fmt: skip
    if key and wanted_width(Row((Label(tile.cost, theme.SMALL), Badge(key)), 5.0), scale) > room * scale:
        key = short_key(key)
    cost = _cost_row(tile, key)
    icon = (Drawn(f"icon:{tile.command}", min_width=ICON, min_height=ICON),) if has_icon else ()
    words = Column((Space(grow=1.0), name, cost, Space(grow=1.0)), 1.0, grow=1.0)
    return _framed(tile.command, Row((*icon, words), 8.0, "center"), _plate_of(tile), tip_of(tile))


def all_of(tiles: Sequence[Tile], icons: Mapping[str, str], width: float, scale: float, less: tuple[str, str]) -> Node:
    """Return all tiles: those that can be taken in rows, and below them the others, each with a line saying why not."""
    able = [tile for tile in tiles if tile.enabled]
    columns = max(1, min(len(able) + 1, int((width + GAP) // (SMALL + GAP))))
    each = (width + GAP) / columns - GAP
    shown: list[Node] = [_small(tile, icons, each, scale) for tile in able]
    back = Label(less[0], theme.NORMAL, bold=True, lines=1, grow=1.0)
    head = (Drawn(f"icon:{MORE}", min_width=SMALL_ICON, min_height=SMALL_ICON), back)
    shown.append(_framed(MORE, Row((*head, *((Badge(less[1]),) if less[1] else ())), 6.0, "center"), _plate(), ()))
    parts: list[Node] = [Grid(tuple(shown), columns, GAP)]
    if grey := [tile for tile in tiles if not tile.enabled]:
        across = max(1, min(len(grey), int((width + GAP) // (REASONS + GAP))))
        parts.append(Grid(tuple(map(_line, grey)), across, GAP))
    return Column(tuple(parts), 6.0)


def _pictured(tiles: Sequence[Tile], icons: Mapping[str, str], width: float, scale: float) -> Mapping[str, str]:
    """Return the icons for tiles of a width in natural pixels: none if they would leave too little room for words."""
    room = COSTS * (width - 2 * SIDES - ICON - 8.0) * scale
    costs = (wanted_width(_cost_row(tile, short_key(tile.key)), scale) for tile in tiles if tile.enabled)
    return icons if width >= PICTURED and all(cost <= room for cost in costs) else {}


def _cost_row(tile: Tile, key: str) -> Node:
    """Return what a tile costs, and its key."""
    badge = (Badge(key, _ink(tile)),) if key else ()
    return Row((Label(tile.cost, theme.SMALL, "accent", lines=3, grow=1.0), *badge), 5.0, "center")


def _small(tile: Tile, icons: Mapping[str, str], width: float, scale: float) -> Node:
    room = Drawn(f"icon:{tile.command}", min_width=SMALL_ICON, min_height=SMALL_ICON)
    icon = (room,) if tile.command in icons else ()
    name = Label(tile.label, theme.NORMAL, _ink(tile), bold=True, lines=2, least=theme.SMALL, grow=1.0)
    key = tile.key
    if key and wanted_width(Row((*icon, name, Badge(key)), 6.0), scale) > (width - 2 * SIDES) * scale:
        key = short_key(key)
    badge = (Badge(key, _ink(tile)),) if key else ()
    cost = Label(tile.cost, theme.SMALL, "accent", lines=1)
    inner = width - 2 * SIDES
    beside = (ICON_ROOM if icon else 0.0) + (wanted_width(badge[0], scale) / scale + 6.0 if badge else 0.0)
    if wanted_width(cost, scale) <= (inner - beside) * scale:
        body: Node = Row((*icon, Column((name, cost), 0.0, grow=1.0), *badge), 6.0, "center")
    else:
        # A long word below has the whole width.
        body = Column((Row((name, *badge), 6.0, "center"), cost), 0.0)
    return _framed(tile.command, body, _plate_of(tile), tip_of(tile))


def _line(tile: Tile) -> Node:
    """Return why a tile cannot be taken, in a line or two."""
    words = Label(f"{tile.label}: {spoken(tile.reason)}", theme.SMALL, "muted", lines=2, cites=False)
    plate = Plate(None, None, 4)
    return Card(f"command:{tile.command}", words, (SIDES, 1.0, 4.0, 1.0), plate, enabled=False, keyless=True,
                tip=tip_of(tile))  # fmt: skip


def strip(tiles: Sequence[Tile], icons: Mapping[str, str]) -> Node:
    """Return all tiles as icons in a row, for use while one of them is open."""
    return Row(tuple(_mark(tile) for tile in tiles if tile.command in icons), 4.0, "center")


def _mark(tile: Tile) -> Node:
    icon = Drawn(f"icon:{tile.command}", min_width=20.0, min_height=20.0)
    return Card(f"command:{tile.command}", icon, (6.0, 4.0, 6.0, 4.0), _plate_of(tile), enabled=tile.enabled,
                keyless=True, tip=tip_of(tile), max_height=28.0)  # fmt: skip


def _framed(command: str, body: Node, plate: Plate, tip: tuple[str, ...], *, enabled: bool = True) -> Node:
    return Card(f"command:{command}", body, (SIDES, 4.0, SIDES, 4.0), plate, enabled=enabled, tip=tip, keyless=True)


def tip_of(tile: Tile) -> tuple[str, ...]:
    """Return what a tile says when asked."""
    first = (f"{tile.label}: {tile.reason}",) if tile.reason else (tile.label, tile.cost)
    return tuple(filter(None, (*first, tile.help)))


def spoken(reason: str) -> str:
    """Return a reason without the rule behind it, which appears in the tip."""
    return reason.partition("  ")[0]


def _ink(tile: Tile) -> theme.Colour:
    return theme.TEXT if tile.enabled or tile.active else theme.FAINT


def _plate() -> Plate:
    return Plate(theme.PANEL, theme.LINE, 7, hovered=theme.HOVERED)


def _plate_of(tile: Tile) -> Plate:
    if tile.active:
        return Plate(theme.ACCENT_DARK, theme.ACCENT, 7, 2)
    if not tile.enabled:
        return Plate(theme.SUNKEN, theme.RAISED, 7)
    if tile.strong:
        return Plate(theme.RAISED, theme.ACCENT, 7, 2, hovered=theme.HOVERED)
    return Plate(theme.RAISED, theme.LINE, 7, hovered=theme.HOVERED)

"""What can be done now, as tiles with icons: the usual few in front, all behind one key, grey ones as reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import Final

import pygame

from pb12table.window.kit import theme
from pb12table.window.kit.canvas import BETWEEN, Canvas
from pb12table.window.kit.keys import short_key
from pb12table.window.kit.strokes import ICONS, draw_icon
from pb12table.window.layout.nodes import Badge, Box, Card, Column, Drawn, Grid, Label, Node, Plate, Row, Space
from pb12table.window.layout.painting import Painter, draw_panel, wanted_width
from pb12table.window.layout.placing import thin_line
from pb12table.window.play.base import Tile

MORE: Final = "more-tiles"
"""The command that shows all tiles."""
FEW: Final = 8
"""So many tiles are all shown at once beside a game."""
FRONT: Final = 7
"""So many stand in the row of a game at most, the one that shows all of them among them."""
LOW: Final = 33.0
"""How high they are there, in natural pixels."""
LOW_STEP: Final = 16.0
"""How far the two lines on them are apart."""
LOW_SIDES: Final = 8.0
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


def in_a_row(width: float) -> int:
    """Return how many tiles have room in a low row of a width in natural pixels."""
    return max(min(FRONT, int((width + GAP) // (NARROWEST + GAP))), 3)


def front_of(tiles: Sequence[Tile], most: int = FRONT) -> tuple[list[Tile], list[Tile]]:
    """Return the tiles that are always visible, and those behind the key; at most so many stand there with it.

    Which they are depends on neither what can be taken nor what is open, so that each keeps its place.
    """
    if len(tiles) <= most:
        return list(tiles), []
    *usual, last = [tile for tile in tiles if tile.usual] or [*tiles[: most - 2], tiles[-1]]
    front = [*usual[: max(most - 2, 1)], last]
    return front, [tile for tile in tiles if tile not in front]


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
    """Return the usual tiles in a low row of a width in natural pixels; `more`: label and key of that of the rest.

    As many have room as in any other question, and each stands where it always does.
    """
    columns = in_a_row(width)
    front, rest = front_of(tiles, columns)
    each = min(WIDEST, (width + GAP) / columns - GAP)
    shown: list[Node] = [_low(tile, icons, each, scale) for tile in front]
    if rest:
        open_one = next((tile for tile in rest if tile.active), None)
        told = "" if open_one is None else open_one.label
        able = any(tile.enabled for tile in rest)
        shines = any(tile.strong for tile in rest)
        label = more[0].format(number=len(rest))
        beyond = Tile(MORE, label, told, more[1], active=open_one is not None, strong=shines)
        shown.insert(len(shown) - 1, _low(beyond, {MORE: ""}, each, scale, faint=not able))
    grid = Grid(tuple(shown), len(shown), GAP, min_width=len(shown) * (each + GAP) - GAP)
    return Row((grid, Space(grow=1.0)), 0.0)


def _low(tile: Tile, icons: Mapping[str, str], width: float, scale: float, *, faint: bool = False) -> Node:
    """Return an icon beside a name, and below that the cost and the key; one that cannot be taken is grey."""
    inner, ink = width - 2 * LOW_SIDES, theme.FAINT if faint else _ink(tile)
    name = Label(tile.label, theme.SMALL, ink, bold=True, lines=1, step=LOW_STEP, grow=1.0)
    told = "" if tile.reason else tile.cost
    cost = Label(told, theme.SMALL, "accent", lines=1, step=LOW_STEP, grow=1.0)

    def has_room(key: str, room: float) -> bool:
        below = Row((Label(told, theme.SMALL, wrap=False), Badge(key)), 4.0)
        widths = (wanted_width(node, scale) for node in (replace(name, lines=0, wrap=False), below))
        return max(widths) <= room * scale

    picture = (Drawn(f"icon:{tile.command}", min_width=SMALL_ICON, min_height=SMALL_ICON),)
    ways = [
        (icon, key)
        for icon in (picture, ())
        for key in dict.fromkeys((tile.key, short_key(tile.key), ""))
        if tile.command in icons or not icon
    ]
    beside = {True: inner - SMALL_ICON - 5.0, False: inner}
    icon, key = next((way for way in ways if has_room(way[1], beside[bool(way[0])])), ways[-1])
    badge = (Badge(key, ink),) if key else ()
    words = Column((name, Row((cost, *badge), 4.0, "center", max_height=LOW_STEP)), 0.0, grow=1.0)
    return Card(
        f"command:{tile.command}", Row((*icon, words), 5.0, "center"), (LOW_SIDES, 0.0, LOW_SIDES, 1.0),
        _plate_of(tile), enabled=tile.enabled, tip=tip_of(tile), keyless=True, min_height=LOW, max_height=LOW,
    )  # fmt: skip


def why_not(tiles: Sequence[Tile], width: float) -> str:
    """Return in words why those of some tiles that a row of a width shows cannot be taken, each reason once."""
    why: dict[str, list[str]] = {}
    for tile in front_of(tiles, in_a_row(width))[0]:
        if tile.reason:
            why.setdefault(spoken(tile.reason), []).append(tile.label)
    return BETWEEN.join(f"{', '.join(labels)}: {reason}" for reason, labels in why.items())


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

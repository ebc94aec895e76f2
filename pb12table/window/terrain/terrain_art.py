"""How the kinds of terrain are painted: each painter makes the picture of one piece on a patch of the table."""

from __future__ import annotations

from collections.abc import Callable
from math import atan2, cos, pi, sin
from typing import Final

import numpy as np
import pygame
from numpy.typing import NDArray

from pb12table.table.shapes import Box, Point
from pb12table.table.terrain import Piece, ramp_line
from pb12table.window.kit.palette import Colour
from pb12table.window.terrain.terrain_patch import (
    Bytes,
    Edges,
    Floats,
    Form,
    Patch,
    Style,
    bounds_of,
    cut_out,
    depth_of,
    edges_of,
    lit,
    long_direction,
    mask_of,
    rim,
    rings_of,
    risen,
    sampled,
    style_of,
    texture,
)
from pb12table.window.terrain.terrain_things import (
    paint_awning,
    paint_barrel,
    paint_boat,
    paint_car,
    paint_column,
    paint_crates,
    paint_fence,
    paint_flat_roof,
    paint_hedge,
    paint_hill,
    paint_palisade,
    paint_pump,
    paint_road,
    paint_rock,
    paint_sacks,
    paint_scrub,
    paint_sheet_roof,
    paint_smoke,
    paint_tree,
    paint_wagon,
    paint_water,
    paint_well,
    paint_woods,
)

Painter = Callable[[Patch, Piece, Style, Edges], pygame.Surface]
OVERHANG: Final = 0.7
"""How far crowns of trees may reach beyond their piece, in steps."""


def art_bounds(piece: Piece) -> Box:
    """Return where on the table the picture of a piece can lie, in steps."""
    return bounds_of(piece.outline, OVERHANG if style_of(piece).form in ("woods", "scrub", "tree") else 0.2)


def painted(patch: Patch, piece: Piece, table: tuple[float, float]) -> pygame.Surface:
    """Return the picture of a piece from above, transparent around it, with its outline.

    `table` is the width and depth of the table in steps: where water meets its border is no shore.
    """
    style = style_of(piece)
    surface = PAINTERS[style.form](
        patch, piece, style, edges_of(patch, rings_of(piece), table if style.form == "water" else None)
    )
    _outline(surface, patch, piece, style)
    return surface


def _outline(surface: pygame.Surface, patch: Patch, piece: Piece, style: Style) -> None:
    """Draw an ink line round the piece; the higher the piece, the bolder."""
    if not style.outlined:
        return
    width = max(round(patch.scale * min(0.022 + 0.011 * piece.height, 0.06)), 2)
    for ring in rings_of(piece):
        points = patch.pixels(ring)
        pygame.draw.lines(surface, style.ink, True, points, width)
        for point in points:
            pygame.draw.circle(surface, style.ink, point, width / 2.0)


# -- built --------------------------------------------------------------------------------------------------


def paint_stone(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """Paint a wall's top: coursed stone along its longest side, with lit and shaded rims."""
    pixels = texture(patch, "stone", long_direction(rings_of(piece)[0]))
    return cut_out(lit(pixels, rim(edges, 0.1, 0.26) * risen(piece), style.tint), mask_of(patch, piece))


def paint_glass(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """Paint panes from above: smooth, with a bright line along the middle."""
    pixels: Bytes = np.full((patch.width, patch.height, 3), 236, np.uint8)
    return cut_out(lit(pixels, 2.0 - rim(edges, 0.05, 0.2), style.tint), mask_of(patch, piece))


def paint_tower(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """Paint a paved platform behind battlements, whose merlons are lighter than the gaps between them."""
    wall = min(0.3, depth_of(piece) * 0.16)
    floor = texture(patch, "stone", 0.6)
    top = texture(patch, "stone", long_direction(rings_of(piece)[0]))
    is_wall = edges.distance < wall
    around = _around(patch, piece)
    merlon = np.mod(around, 0.7) < 0.42
    shade = np.where(merlon, np.float32(1.1), np.float32(0.78)) * rim(edges, 0.08, 0.3)
    inner = np.clip((edges.distance - wall) / 0.16, 0.0, 1.0)
    shade = np.where(is_wall, shade, 0.92 - 0.3 * (1.0 - inner) * (edges.lit > -0.1))
    shade = np.where(np.abs(edges.distance - wall) < 0.022, np.float32(0.4), shade)
    pixels = np.where(is_wall[:, :, None], top, floor)
    return cut_out(lit(pixels, shade * risen(piece), style.tint), mask_of(patch, piece))


def _around(patch: Patch, piece: Piece) -> Floats:
    """Return how far around a piece each pixel lies: along a square one's sides, along the circle for a round one."""
    west, south, east, north = bounds_of(piece.outline)
    x, y = patch.places()
    dx, dy = x - np.float32((west + east) / 2.0), y - np.float32((south + north) / 2.0)
    if len(piece.outline) > 8:
        radius = depth_of(piece) / 2.0
        count = max(round(2.0 * pi * radius / 0.7), 6)
        result: Floats = (np.arctan2(dy, dx) / (2.0 * pi) + 1.0) * count * 0.7
        return result
    ux, uy = np.float32(cos(-long_direction(piece.outline))), np.float32(sin(-long_direction(piece.outline)))
    u, v = dx * ux - dy * uy, dx * uy + dy * ux
    straight: Floats = np.where(np.abs(u) > np.abs(v), v, u) + 100.0 * 0.7 + 0.21
    return straight


def paint_ruin(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """Paint broken walls: coursed stone that gives way to rubble."""
    stone = texture(patch, "stone", long_direction(rings_of(piece)[0]))
    rubble = texture(patch, "rubble", 0.4)
    x, y = patch.places()
    wave = np.sin(x * 2.9 + 1.7 * np.sin(y * 2.1)) + np.sin(y * 3.3 + 1.3 * np.sin(x * 1.7))
    broken = wave > 0.35
    pixels = np.where(broken[:, :, None], rubble, stone)
    shade = rim(edges, 0.12, 0.3) * risen(piece) * np.where(broken, np.float32(0.9), np.float32(1.02))
    return cut_out(lit(pixels, shade, style.tint), mask_of(patch, piece))


def paint_roof(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """Paint a tiled roof that falls to every side."""
    return _roof(patch, piece, style, edges, "roof", (214, 132, 96))


def paint_thatch(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """Paint a thatched roof that falls to every side."""
    return _roof(patch, piece, style, edges, "thatch", (222, 196, 132))


def paint_slates(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """Paint a flat roof of slates with a gutter along its rim."""
    pixels = texture(patch, "roof", long_direction(piece.outline)).mean(axis=2, keepdims=True).repeat(3, axis=2)
    shade = rim(edges, 0.1, 0.2) * np.where(np.abs(edges.distance - 0.3) < 0.06, np.float32(0.55), np.float32(1.0))
    return cut_out(lit((pixels + 40.0).astype(np.uint8), shade.astype(np.float32), style.tint), mask_of(patch, piece))


def _roof(
    patch: Patch, piece: Piece, style: Style, edges: Edges, covering: str, ridge_colour: Colour
) -> pygame.Surface:
    """Return a roof; one that can be stood on slopes only at its rim and has a boarded floor in the middle."""
    tiles = sampled(covering, edges.along, edges.distance, patch.scale)
    steep = 0.2 if piece.may_carry else 0.27
    shade = 1.0 + edges.lit * np.float32(steep) + np.minimum(edges.distance, 2.0) * np.float32(0.03)
    shade *= 1.0 - 0.3 * np.clip(1.0 - edges.distance / 0.1, 0.0, 1.0)
    surface = lit(tiles, shade * risen(piece), style.tint)
    ridges = _changes(edges.number, max(round(patch.scale * 0.022), 1)) & (edges.distance > 0.06)
    if piece.may_carry:
        slope = min(0.62, depth_of(piece) * 0.2)
        _lay_floor(surface, patch, piece, edges, slope, style.ink)
        ridges &= edges.distance < slope
    _overlay(surface, ridges * 150, ridge_colour)
    return cut_out(surface, mask_of(patch, piece))


def _lay_floor(surface: pygame.Surface, patch: Patch, piece: Piece, edges: Edges, slope: float, ink: Colour) -> None:
    """Draw the boarded middle of a flat roof, within the shadow of its rim."""
    boards = texture(patch, "planks", long_direction(piece.outline))
    inner = np.clip((edges.distance - slope) / 0.12, 0.0, 1.0)
    shade = (0.9 - 0.22 * (1.0 - inner) * (edges.lit > -0.2)) * risen(piece)
    flat = lit(boards, shade, (236, 222, 204))
    surface.blit(cut_out(flat, ((edges.distance > slope) * 255).astype(np.uint8)), (0, 0))
    _overlay(surface, (np.abs(edges.distance - slope) < 0.03) * 220, ink)


def _overlay(surface: pygame.Surface, alpha: NDArray[np.int64], colour: Colour) -> None:
    """Lay a colour over a surface with an opacity 0..255 for each pixel."""
    flat = pygame.Surface(surface.get_size(), 0, 32)
    flat.fill(colour)
    surface.blit(cut_out(flat, alpha.astype(np.uint8)), (0, 0))


def _changes(number: NDArray[np.int16], width: int) -> NDArray[np.bool_]:
    """Return where neighbouring pixels belong to different edges, `width` pixels wide."""
    found = np.zeros(number.shape, bool)
    found[width:] |= number[width:] != number[:-width]
    found[:, width:] |= number[:, width:] != number[:, :-width]
    return found


def paint_boards(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """Paint a wooden deck: boards across its length, a beam along its rim; a raised one has rails."""
    angle = long_direction(piece.outline) + pi / 2.0
    pixels = texture(patch, "planks", angle)
    beam = min(0.16, depth_of(piece) * 0.12)
    shade = rim(edges, 0.08, 0.22) * risen(piece)
    shade *= np.where(np.abs(edges.distance - beam) < 0.022, np.float32(0.55), np.float32(1.0))
    surface = lit(pixels, shade, style.tint)
    rail = lit(texture(patch, "planks", long_direction(piece.outline)), shade * np.float32(0.82), style.tint)
    surface.blit(cut_out(rail, ((edges.distance < beam) * 255).astype(np.uint8)), (0, 0))
    return cut_out(surface, mask_of(patch, piece))


def paint_steps(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """Paint stairs: broad treads with dark risers, lighter uphill, and an arrow that points up."""
    (sx, sy), (nx, ny), run = ramp_line(piece) if piece.is_ramp else _flat_line(piece)
    x, y = patch.places()
    along = (x - np.float32(sx)) * np.float32(nx) + (y - np.float32(sy)) * np.float32(ny)
    share = np.clip(along / max(run, 1e-6), 0.0, 1.0)
    count = max(round(run / 0.45), 3)
    place = share * count % 1.0
    shade = 0.8 + 0.26 * np.floor(share * count) / count + 0.05 * place
    shade = np.where(place > 0.84, shade * 1.16, shade)
    # Of each riser, which lies under its tread, the eye sees a dark line.
    shade = np.where(place < 0.2, shade * 0.42, shade)
    pixels = texture(patch, "stone", atan2(nx, -ny))
    pixels = (pixels * 0.22 + 140).astype(np.uint8)
    surface = lit(pixels, (shade * rim(edges, 0.07, 0.12)).astype(np.float32), style.tint)
    uphill_arrow(surface, patch, (sx, sy), (nx, ny), run)
    return cut_out(surface, mask_of(patch, piece))


def paint_slope(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """Paint a ramp: smooth ground, lighter uphill, with hachures down from its high edge and an arrow pointing up."""
    (sx, sy), (nx, ny), run = ramp_line(piece) if piece.is_ramp else _flat_line(piece)
    x, y = patch.places()
    dx, dy = x - np.float32(sx), y - np.float32(sy)
    along, across = dx * np.float32(nx) + dy * np.float32(ny), dy * np.float32(nx) - dx * np.float32(ny)
    share = np.clip(along / max(run, 1e-6), 0.0, 1.0)
    number = np.floor(across / np.float32(0.28))
    beside = np.abs(across / np.float32(0.28) - number - 0.5)
    # Each stroke is broad at the top and runs out in a point, a long one beside a short one.
    reach = np.where(np.mod(number, 2.0) < 1.0, np.float32(0.5), np.float32(0.3))
    strokes = beside < 0.2 * (1.0 - (1.0 - share) / reach)
    shade = np.where(strokes, np.float32(0.56), 0.78 + 0.32 * share)
    surface = lit(texture(patch, "ground", 0.3), (shade * rim(edges, 0.1, 0.2)).astype(np.float32), style.tint)
    uphill_arrow(surface, patch, (sx, sy), (nx, ny), run)
    return cut_out(surface, mask_of(patch, piece))


def _flat_line(piece: Piece) -> tuple[Point, Point, float]:
    """Return the line of stairs drawn as such without rising: along the longest side."""
    angle = long_direction(piece.outline)
    west, south, east, north = bounds_of(piece.outline)
    ux, uy = cos(angle), sin(angle)
    run = abs((east - west) * ux) + abs((north - south) * uy)
    middle = ((west + east) / 2.0, (south + north) / 2.0)
    return (middle[0] - ux * run / 2.0, middle[1] - uy * run / 2.0), (ux, uy), run


def uphill_arrow(surface: pygame.Surface, patch: Patch, start: Point, uphill: Point, run: float) -> None:
    """Draw an arrow along the middle of a ramp from low to high."""
    ux, uy = uphill

    def at(along: float, across: float) -> tuple[float, float]:
        return patch.pixel((start[0] + ux * along - uy * across, start[1] + uy * along + ux * across))

    tail, head, wing = run * 0.12, run * 0.7, min(0.26, run * 0.2)
    broad = max(patch.scale * 0.055, 2.0)
    for colour, width in (((58, 48, 40), broad * 1.9), ((250, 242, 222), broad)):
        lines = (
            (at(tail, 0.0), at(head, 0.0)),
            (at(head - wing, wing), at(head, 0.0)),
            (at(head - wing, -wing), at(head, 0.0)),
        )
        for first, second in lines:
            pygame.draw.line(surface, colour, first, second, max(round(width), 1))
            pygame.draw.circle(surface, colour, first, width / 2.0)
            pygame.draw.circle(surface, colour, second, width / 2.0)


PAINTERS: Final[dict[Form, Painter]] = {
    "stone": paint_stone,
    "glass": paint_glass,
    "ruin": paint_ruin,
    "tower": paint_tower,
    "roof": paint_roof,
    "slates": paint_slates,
    "boards": paint_boards,
    "steps": paint_steps,
    "slope": paint_slope,
    "crates": paint_crates,
    "car": paint_car,
    "flat-roof": paint_flat_roof,
    "sheet-roof": paint_sheet_roof,
    "pump": paint_pump,
    "wagon": paint_wagon,
    "bench": paint_hill,
    "barrel": paint_barrel,
    "sacks": paint_sacks,
    "fence": paint_fence,
    "rock": paint_rock,
    "hill": paint_hill,
    "water": paint_water,
    "woods": paint_woods,
    "tree": paint_tree,
    "hedge": paint_hedge,
    "scrub": paint_scrub,
    "thatch": paint_thatch,
    "column": paint_column,
    "well": paint_well,
    "awning": paint_awning,
    "road": paint_road,
    "smoke": paint_smoke,
    "boat": paint_boat,
    "palisade": paint_palisade,
}

"""How the kinds of terrain are painted: each painter makes the picture of one piece on a patch of the
table."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin
from typing import Final

import numpy as np
import pygame

from pb12table.app.terrain_grown import paint_hedge, paint_hill, paint_tree, paint_water, paint_woods
from pb12table.app.terrain_patch import (
    Bounds,
    Edges,
    Floats,
    Patch,
    bounds_of,
    edges_of,
    long_direction,
    mask_of,
    rings_of,
)
from pb12table.app.terrain_pixels import cut_out, hashed, lit, rim
from pb12table.app.terrain_styles import Form, Style, style_of
from pb12table.app.textures import sampled, texture
from pb12table.table.shapes import Point
from pb12table.table.terrain import Piece, ramp_line

Painter = Callable[[Patch, Piece, Style, Edges], pygame.Surface]
OVERHANG: Final = 0.7
"""How far crowns of trees may reach beyond their piece, in steps."""


def art_bounds(piece: Piece) -> Bounds:
    """Where on the table the picture of a piece can lie, in steps."""
    return bounds_of(piece.outline, OVERHANG if style_of(piece).form in ("woods", "tree", "hedge") else 0.2)


def painted(patch: Patch, piece: Piece) -> pygame.Surface:
    """The picture of a piece from above, transparent beside it, with its outline."""
    style = style_of(piece)
    surface = PAINTERS[style.form](patch, piece, style, edges_of(patch, rings_of(piece)))
    _outline(surface, patch, piece, style)
    return surface


def _outline(surface: pygame.Surface, patch: Patch, piece: Piece, style: Style) -> None:
    """An ink line round the piece; the higher the piece, the bolder."""
    if style.form in ("woods", "tree", "hedge"):
        return
    width = max(round(patch.scale * min(0.022 + 0.011 * piece.height, 0.06)), 2)
    for ring in rings_of(piece):
        points = patch.pixels(ring)
        pygame.draw.lines(surface, style.ink, True, points, width)
        for point in points:
            pygame.draw.circle(surface, style.ink, point, width / 2.0)


def risen(piece: Piece) -> float:
    """How much lighter a surface is the higher it lies, as a factor."""
    return 0.93 + 0.045 * min(piece.top, 5.0)


# -- built
# ----------------------------------------------------------------------------------------------------


def paint_stone(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """A wall's top: coursed stone along its longest side, with lit and shaded rims."""
    pixels = texture(patch, "stone", long_direction(rings_of(piece)[0]))
    return cut_out(lit(pixels, rim(edges, 0.1, 0.26) * risen(piece), style.tint), mask_of(patch, piece))


def paint_tower(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """A paved platform behind battlements, whose merlons are lighter than the gaps between them."""
    wall = min(0.3, piece_depth(piece) * 0.16)
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
    """How far around a piece each pixel lies: along its sides for a square one, along the circle for a
    round one."""
    west, south, east, north = bounds_of(piece.outline)
    x, y = patch.places()
    dx, dy = x - np.float32((west + east) / 2.0), y - np.float32((south + north) / 2.0)
    if len(piece.outline) > 8:
        radius = piece_depth(piece) / 2.0
        count = max(round(2.0 * pi * radius / 0.7), 6)
        result: Floats = (np.arctan2(dy, dx) / (2.0 * pi) + 1.0) * count * 0.7
        return result
    ux, uy = np.float32(cos(-long_direction(piece.outline))), np.float32(sin(-long_direction(piece.outline)))
    u, v = dx * ux - dy * uy, dx * uy + dy * ux
    straight: Floats = np.where(np.abs(u) > np.abs(v), v, u) + 100.0 * 0.7 + 0.21
    return straight


def paint_ruin(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """Broken walls: coursed stone that gives way to rubble."""
    stone = texture(patch, "stone", long_direction(rings_of(piece)[0]))
    rubble = texture(patch, "rubble", 0.4)
    x, y = patch.places()
    wave = np.sin(x * 2.9 + 1.7 * np.sin(y * 2.1)) + np.sin(y * 3.3 + 1.3 * np.sin(x * 1.7))
    broken = wave > 0.35
    pixels = np.where(broken[:, :, None], rubble, stone)
    shade = rim(edges, 0.12, 0.3) * risen(piece) * np.where(broken, np.float32(0.9), np.float32(1.02))
    return cut_out(lit(pixels, shade, style.tint), mask_of(patch, piece))


def paint_roof(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """A tiled roof that falls to every side; one that can be stood on has a boarded floor in the middle."""
    deepest = float(edges.distance.max())
    across = piece_depth(piece)
    tiles = sampled("roof", edges.along, edges.distance, patch.scale)
    shade = 1.0 + edges.lit * np.float32(0.2) + np.minimum(edges.distance, 2.0) * np.float32(0.03)
    shade *= 1.0 - 0.3 * np.clip(1.0 - edges.distance / 0.1, 0.0, 1.0)
    surface = lit(tiles, shade * risen(piece), style.tint)
    slope = min(0.62, across * 0.42)
    if piece.carries and deepest > slope:
        floor = edges.distance > slope
        boards = texture(patch, "planks", long_direction(piece.outline))
        inner = np.clip((edges.distance - slope) / 0.12, 0.0, 1.0)
        boards_shade = (0.9 - 0.22 * (1.0 - inner) * (edges.lit > -0.2)) * risen(piece)
        flat = lit(boards, boards_shade.astype(np.float32), (236, 222, 204))
        surface.blit(cut_out(flat, (floor * 255).astype(np.uint8)), (0, 0))
        edge = np.abs(edges.distance - slope) < 0.03
    else:
        edge = np.zeros(edges.distance.shape, bool)
    ridges = _changes(edges.number, max(round(patch.scale * 0.022), 1)) & (edges.distance > 0.06)
    if piece.carries:
        ridges &= edges.distance < slope
    line = np.zeros((*ridges.shape, 3), np.uint8)
    line[:] = (214, 132, 96)
    surface.blit(cut_out(pygame.surfarray.make_surface(line), (ridges * 150).astype(np.uint8)), (0, 0))
    line[:] = style.ink
    surface.blit(cut_out(pygame.surfarray.make_surface(line), (edge * 220).astype(np.uint8)), (0, 0))
    return cut_out(surface, mask_of(patch, piece))


def piece_depth(piece: Piece) -> float:
    """About how deep a piece is: the lesser side of its bounds, in steps."""
    west, south, east, north = bounds_of(piece.outline)
    return min(east - west, north - south)


def _changes(
    number: np.ndarray[tuple[int, ...], np.dtype[np.int16]], width: int
) -> np.ndarray[tuple[int, ...], np.dtype[np.bool_]]:
    """Where neighbouring pixels belong to different edges, so many pixels broad."""
    found = np.zeros(number.shape, bool)
    found[width:] |= number[width:] != number[:-width]
    found[:, width:] |= number[:, width:] != number[:, :-width]
    return found


def paint_boards(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """A wooden deck: boards across its length, a beam along its rim; a raised one has rails."""
    angle = long_direction(piece.outline) + pi / 2.0
    pixels = texture(patch, "planks", angle)
    beam = min(0.16, piece_depth(piece) * 0.12)
    shade = rim(edges, 0.08, 0.22) * risen(piece)
    shade *= np.where(np.abs(edges.distance - beam) < 0.022, np.float32(0.55), np.float32(1.0))
    surface = lit(pixels, shade, style.tint)
    rail = lit(texture(patch, "planks", long_direction(piece.outline)), shade * np.float32(0.82), style.tint)
    surface.blit(cut_out(rail, ((edges.distance < beam) * 255).astype(np.uint8)), (0, 0))
    return cut_out(surface, mask_of(patch, piece))


def paint_steps(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """Stairs: steps that grow lighter uphill, and an arrow that points up."""
    (sx, sy), (nx, ny), run = ramp_line(piece) if piece.is_ramp else _flat_line(piece)
    x, y = patch.places()
    along = (x - np.float32(sx)) * np.float32(nx) + (y - np.float32(sy)) * np.float32(ny)
    share = np.clip(along / max(run, 1e-6), 0.0, 1.0)
    count = max(round(run / 0.3), 3)
    place = share * count % 1.0
    shade = 0.74 + 0.3 * share + 0.1 * place
    shade = np.where(place > 0.88, shade * 1.12, shade)
    shade = np.where(place < 0.14, shade * 0.66, shade)
    pixels = texture(patch, "stone", atan2(nx, -ny))
    pixels = (pixels * 0.5 + 88).astype(np.uint8)
    surface = lit(pixels, (shade * rim(edges, 0.07, 0.12)).astype(np.float32), style.tint)
    uphill_arrow(surface, patch, (sx, sy), (nx, ny), run)
    return cut_out(surface, mask_of(patch, piece))


def _flat_line(piece: Piece) -> tuple[Point, Point, float]:
    """Stairs that are drawn as such without rising: along the longest side."""
    angle = long_direction(piece.outline)
    west, south, east, north = bounds_of(piece.outline)
    ux, uy = cos(angle), sin(angle)
    run = abs((east - west) * ux) + abs((north - south) * uy)
    middle = ((west + east) / 2.0, (south + north) / 2.0)
    return (middle[0] - ux * run / 2.0, middle[1] - uy * run / 2.0), (ux, uy), run


def uphill_arrow(surface: pygame.Surface, patch: Patch, start: Point, uphill: Point, run: float) -> None:
    """An arrow along the middle of a ramp from low to high."""
    ux, uy = uphill

    def at(along: float, across: float) -> tuple[float, float]:
        return patch.pixel((start[0] + ux * along - uy * across, start[1] + uy * along + ux * across))

    tail, head, wing = run * 0.2, run * 0.82, min(0.26, run * 0.2)
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


def paint_crates(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """Boxes side by side: boards, a frame and a brace on each."""
    angle = long_direction(piece.outline)
    corner, sides = _frame_of(piece, angle)
    ux, uy = cos(angle), sin(angle)
    columns, rows = (max(round(side / 0.95), 1) for side in sides)
    width, depth = sides[0] / columns, sides[1] / rows
    x, y = patch.places()
    u = (x - np.float32(corner[0])) * np.float32(ux) + (y - np.float32(corner[1])) * np.float32(uy)
    v = (y - np.float32(corner[1])) * np.float32(ux) - (x - np.float32(corner[0])) * np.float32(uy)
    box = np.floor(u / width) * 7.0 + np.floor(v / depth) * 13.0
    in_u, in_v = np.mod(u, width), np.mod(v, depth)
    inside = np.minimum(np.minimum(in_u, width - in_u), np.minimum(in_v, depth - in_v))
    pixels = texture(patch, "planks", angle)
    shade = (0.86 + 0.24 * hashed(box)) * risen(piece)
    frame = 0.11 * min(width, depth, 1.0)
    brace = np.abs(in_u / width - in_v / depth) < 0.075
    framed = inside < frame
    shade = np.where(framed | brace, shade * 1.14, shade * 0.86)
    shade = np.where((np.abs(inside - frame) < 0.016) & ~brace, shade * 0.62, shade)
    shade = np.where(inside < 0.022, shade * 0.45, shade)
    surface = lit(pixels, (shade * rim(edges, 0.08, 0.2)).astype(np.float32), style.tint)
    return cut_out(surface, mask_of(patch, piece))


def _frame_of(piece: Piece, angle: float) -> tuple[Point, tuple[float, float]]:
    """The corner and the sides of the box around a piece turned to an angle."""
    ux, uy = cos(angle), sin(angle)
    us = [x * ux + y * uy for x, y in piece.outline]
    vs = [y * ux - x * uy for x, y in piece.outline]
    u, v = min(us), min(vs)
    return (u * ux - v * uy, u * uy + v * ux), (max(us) - u, max(vs) - v)


def paint_barrel(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """A cask from above: a hoop, the rims of the staves and the boards of the lid."""
    pixels = texture(patch, "planks", 0.5)
    depth = max(piece_depth(piece) / 2.0, 1e-6)
    part = edges.distance / depth
    shade = np.where(part < 0.16, np.float32(0.5), np.float32(0.9))
    shade = np.where((part > 0.16) & (part < 0.3), np.float32(1.16), shade)
    shade = np.where((part > 0.3) & (part < 0.36), np.float32(0.55), shade)
    shade = shade * (1.0 + 0.2 * edges.lit * (part < 0.34))
    return cut_out(lit(pixels, shade.astype(np.float32) * risen(piece), style.tint), mask_of(patch, piece))


def paint_fence(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """Rails with a post at every step."""
    pixels = texture(patch, "planks", long_direction(rings_of(piece)[0]))
    surface = cut_out(lit(pixels, rim(edges, 0.05, 0.2), style.tint), mask_of(patch, piece))
    radius = max(patch.scale * 0.07, 2.5)
    for start, end in _sides(piece):
        length = hypot(end[0] - start[0], end[1] - start[1])
        count = max(round(length), 1)
        for number in range(count + 1):
            part = number / count
            place = patch.pixel((start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
            pygame.draw.circle(surface, style.ink, place, radius * 1.25)
            pygame.draw.circle(surface, (196, 160, 116), place, radius * 0.8)
    return surface


def _sides(piece: Piece) -> list[tuple[Point, Point]]:
    """The lines along which posts stand: of a thin piece all, of a narrow one those on one side of the
    middle."""
    if piece.thin:
        return list(pairwise(piece.outline))
    ring = piece.outline
    if len(ring) == 4:
        edges = [(ring[i - 1], ring[i]) for i in range(4)]
        edges.sort(key=lambda edge: -hypot(edge[1][0] - edge[0][0], edge[1][1] - edge[0][1]))
        (a, b), (c, d) = edges[0], edges[1]
        return [(((a[0] + d[0]) / 2, (a[1] + d[1]) / 2), ((b[0] + c[0]) / 2, (b[1] + c[1]) / 2))]
    return [(ring[i - 1], ring[i]) for i in range(len(ring))]


def paint_rock(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """A rock: one facet for each side, lit by its direction, and a level top."""
    pixels = texture(patch, "rock")
    slope = min(0.55, piece_depth(piece) * 0.3)
    on_top = np.clip((edges.distance - slope) / 0.05, 0.0, 1.0)
    shade = (1.0 + 0.34 * edges.lit) * (1.0 - on_top) + 1.06 * on_top
    shade = shade * (0.86 + 0.14 * np.clip(edges.distance / slope, 0.0, 1.0)) * risen(piece)
    return cut_out(lit(pixels, shade.astype(np.float32), style.tint), mask_of(patch, piece))


PAINTERS: Final[dict[Form, Painter]] = {
    "stone": paint_stone,
    "ruin": paint_ruin,
    "tower": paint_tower,
    "roof": paint_roof,
    "boards": paint_boards,
    "steps": paint_steps,
    "crates": paint_crates,
    "barrel": paint_barrel,
    "fence": paint_fence,
    "rock": paint_rock,
    "hill": paint_hill,
    "water": paint_water,
    "woods": paint_woods,
    "tree": paint_tree,
    "hedge": paint_hedge,
}

"""How nature is painted: hills, water, woods, trees and hedges."""

from __future__ import annotations

import random
import zlib
from functools import lru_cache
from math import hypot
from typing import Final

import numpy as np
import pygame

from pb12table.table.shapes import Point, Ring, ring_area
from pb12table.table.terrain import Piece
from pb12table.table.zones import Area, in_area
from pb12table.window.kit.palette import Colour
from pb12table.window.terrain.terrain_patch import Edges, Floats, Patch, bounds_of, mask_of, rings_of
from pb12table.window.terrain.terrain_pixels import cut_out, lit, rim
from pb12table.window.terrain.terrain_styles import Style
from pb12table.window.terrain.textures import texture

Tree = tuple[float, float, float]
TREE_SPACING: Final = 0.8


def paint_hill(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """A rise of grass or rock: its bank is lit from the north-west and hatched downhill, its top is level."""
    bank = min(0.34 + 0.12 * piece.height, 0.7)
    depth = np.clip(edges.distance / np.float32(bank), 0.0, 1.0)
    if piece.is_ramp:
        shade = 0.94 + 0.12 * _climb(patch, piece)
    else:
        shade = (1.0 + 0.3 * edges.lit * (1.0 - depth)) * (0.9 + 0.12 * depth) * (0.97 + 0.035 * min(piece.top, 5.0))
    surface = lit(texture(patch, "rock" if style.form == "bench" else "grass"), shade.astype(np.float32), style.tint)
    if not piece.is_ramp:
        for ring in rings_of(piece):
            _hachures(surface, patch, ring, ring is piece.outline, bank, style)
    return cut_out(surface, mask_of(patch, piece))


def _climb(patch: Patch, piece: Piece) -> Floats:
    """How far up a ramp each pixel lies, 0 to 1."""
    from_low = piece.top_at
    west, south, east, north = patch.bounds()
    corners = [from_low((west, north)), from_low((east, north)), from_low((west, south)), from_low((east, south))]
    x = np.linspace(0.0, 1.0, patch.width, dtype=np.float32)[:, None]
    y = np.linspace(0.0, 1.0, patch.height, dtype=np.float32)[None, :]
    heights = (corners[0] * (1 - x) + corners[1] * x) * (1 - y) + (corners[2] * (1 - x) + corners[3] * x) * y
    result: Floats = np.clip((heights - piece.base) / piece.height, 0.0, 1.0).astype(np.float32)
    return result


def _hachures(surface: pygame.Surface, patch: Patch, ring: Ring, is_outer: bool, bank: float, style: Style) -> None:
    """The short strokes by which maps show a bank, from its edge inward."""
    inward = 1.0 if (ring_area(ring) > 0.0) is is_outer else -1.0
    width = max(round(patch.scale * 0.018), 1)
    chance = random.Random(len(ring))
    carried = 0.0
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
        length = hypot(bx - ax, by - ay)
        if length == 0.0:
            continue
        ux, uy = (bx - ax) / length, (by - ay) / length
        place = carried
        while place < length:
            long = bank * chance.choice((0.45, 0.6, 0.95))
            start = (ax + ux * place, ay + uy * place)
            end = (start[0] - uy * long * inward, start[1] + ux * long * inward)
            pygame.draw.line(surface, style.ink, patch.pixel(start), patch.pixel(end), width)
            place += 0.24
        carried = place - length


def paint_water(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """Water with a light shore, deeper toward the middle; the bank throws a narrow shadow on it."""
    depth = np.clip(edges.distance / np.float32(1.6), 0.0, 1.0)
    shade = 1.14 - 0.16 * depth
    shade = shade * (1.0 - 0.26 * np.clip(1.0 - edges.distance / 0.16, 0.0, 1.0) * (edges.lit > 0.1))
    line = np.abs(edges.distance - 0.3 - 0.05 * np.sin(edges.along * 2.6)) < 0.022
    second = np.abs(edges.distance - 0.55 - 0.06 * np.sin(edges.along * 2.1 + 1.0)) < 0.014
    shade = np.where(line, shade * 1.16, np.where(second, shade * 1.08, shade))
    return cut_out(lit(texture(patch, "water"), shade.astype(np.float32), style.tint), mask_of(patch, piece))


@lru_cache(maxsize=512)
def trees_of(piece: Piece, spacing: float = TREE_SPACING) -> tuple[Tree, ...]:
    """Where the trees of a wood stand and how broad their crowns are, in steps; always the same for a piece."""
    west, south, east, north = bounds_of(piece.outline)
    area = Area(piece.outline, piece.holes)
    chance = random.Random(zlib.crc32(piece.id.encode()))
    found: list[Tree] = []
    rows = max(round((north - south) / spacing), 1)
    columns = max(round((east - west) / spacing), 1)
    for row in range(rows):
        for column in range(columns):
            x = west + (column + 0.5 + chance.uniform(-0.28, 0.28)) * (east - west) / columns
            y = south + (row + 0.5 + chance.uniform(-0.28, 0.28)) * (north - south) / rows
            radius = chance.uniform(0.6, 0.9) * spacing
            near = radius * 0.33
            if all(in_area(area, (x + dx, y + dy), 0.0) for dx in (-near, near) for dy in (-near, near)):
                found.append((x, y, radius))
    if not found:
        middle = ((west + east) / 2.0, (south + north) / 2.0)
        found.append((*middle, max(min(east - west, north - south) / 2.0, 0.2)))
    chance.shuffle(found)
    return tuple(found)


def paint_woods(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """A wood: a dim floor with the exact outline dotted, and the crowns of its trees above."""
    inside = mask_of(patch, piece)
    floor = lit(texture(patch, "grass"), np.full((patch.width, patch.height), 0.68, np.float32), (220, 236, 210))
    surface = cut_out(floor, np.minimum(inside, 185))
    for x, y, radius in trees_of(piece):
        _crown(surface, patch, (x, y), radius, 0.97 + 0.03 * min(piece.top, 5.0))
    _dotted(surface, patch, rings_of(piece), style)
    return surface


def paint_scrub(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """Low bushes close together, with the exact outline dotted."""
    inside = mask_of(patch, piece)
    floor = lit(texture(patch, "grass"), np.full((patch.width, patch.height), 0.84, np.float32), style.tint)
    surface = cut_out(floor, np.minimum(inside, 165))
    for x, y, radius in trees_of(piece, 0.46):
        _crown(surface, patch, (x, y), radius, 1.08, style.tint)
    _dotted(surface, patch, rings_of(piece), style)
    return surface


def paint_smoke(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """Drifting smoke: pale puffs one can see through."""
    surface = pygame.Surface((patch.width, patch.height), pygame.SRCALPHA, 32)
    _dotted(surface, patch, rings_of(piece), style)
    x, y = patch.places()
    whole = np.zeros((patch.width, patch.height), np.float32)
    for cx, cy, radius in trees_of(piece, 0.8):
        away = np.hypot(x - np.float32(cx), y - np.float32(cy)) / np.float32(radius * 1.15)
        whole = np.maximum(whole, np.clip(1.3 - away * 1.25, 0.0, 1.0))
    puff = lit(texture(patch, "rock"), 1.12 + 0.25 * whole, (255, 255, 255))
    surface.blit(cut_out(puff, np.minimum((whole * 215).astype(np.uint8), mask_of(patch, piece))), (0, 0))
    return surface


def _dotted(surface: pygame.Surface, patch: Patch, rings: tuple[Ring, ...], style: Style) -> None:
    """The exact edge of an area as dots."""
    radius = max(patch.scale * 0.028, 1.5)
    for ring in rings:
        for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
            count = max(round(hypot(bx - ax, by - ay) / 0.2), 1)
            for number in range(count):
                part = number / count
                pygame.draw.circle(
                    surface, style.ink, patch.pixel((ax + (bx - ax) * part, ay + (by - ay) * part)), radius
                )


def _crown(
    surface: pygame.Surface, patch: Patch, middle: Point, radius: float, light: float, tint: Colour = (255, 255, 255)
) -> None:
    """A tree from above: a dome of leaves with an uneven edge."""
    reach = radius * 1.25
    cut = patch.cut((middle[0] - reach, middle[1] - reach, middle[0] + reach, middle[1] + reach))
    if cut is None:
        return
    part, place = cut
    x, y = part.places()
    dx, dy = (x - np.float32(middle[0])) / np.float32(radius), (y - np.float32(middle[1])) / np.float32(radius)
    angle = np.arctan2(dy, dx)
    turn = middle[0] * 3.7 + middle[1] * 5.3
    edge = 1.0 + 0.06 * np.sin(angle * 7.0 + turn) + 0.05 * np.sin(angle * 4.0 - turn * 1.7)
    away = np.hypot(dx, dy) / edge
    toward_light = (dy - dx) * np.float32(0.7071)
    shade = (0.94 + 0.3 * toward_light - 0.14 * np.clip(away - 0.55, 0.0, 1.0)) * light
    # The gap between two boughs shows as a darker arc.
    shade = np.where(away > 0.93, shade * 0.62, shade)
    leaves = lit(texture(part, "leaves", turn % 1.5), shade.astype(np.float32), tint)
    surface.blit(cut_out(leaves, ((away < 1.0) * np.uint8(255)).astype(np.uint8)), place)


def paint_tree(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """A single tree: the crown spreads over the trunk, whose outline is the piece."""
    west, south, east, north = bounds_of(piece.outline)
    broad = max(east - west, north - south) / 2.0
    surface = pygame.Surface((patch.width, patch.height), pygame.SRCALPHA, 32)
    crown = min(max(broad * 1.08, 0.3), broad + 0.6)
    _crown(surface, patch, ((west + east) / 2.0, (south + north) / 2.0), crown, 1.0)
    return surface


def paint_hedge(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """A clipped hedge: a long cushion of leaves."""
    near = np.clip(1.0 - edges.distance / np.float32(0.28), 0.0, 1.0)
    shade = (1.06 + 0.32 * edges.lit * near) * rim(edges, 0.05, 0.3)
    shade = np.where(edges.distance < 0.035, shade * 0.55, shade)
    surface = lit(texture(patch, "leaves"), shade.astype(np.float32), style.tint)
    return cut_out(surface, mask_of(patch, piece))

"""How things are painted, grown and built, of old times and of our own days: woods, fences, wells, cars, roads."""

from __future__ import annotations

import random
import zlib
from functools import lru_cache
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import Final

import numpy as np
import pygame

from pb12table.table.footprints import Area, in_area
from pb12table.table.shapes import Point, Ring, ring_area
from pb12table.table.terrain import Piece
from pb12table.window.kit.palette import Colour
from pb12table.window.terrain.terrain_patch import (
    Bytes,
    Edges,
    Floats,
    Patch,
    Style,
    bounds_of,
    cut_out,
    depth_of,
    hashed,
    lit,
    long_direction,
    mask_of,
    rim,
    rings_of,
    risen,
    texture,
)

Tree = tuple[float, float, float]
TREE_SPACING: Final = 0.8
SACK: Final = (0.62, 0.42)
"""How long and how wide a filled sack is, in steps."""


def paint_hill(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """Paint a rise of grass or rock: its bank is lit from the north-west and hatched downhill, its top is level."""
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
    """Return how far up a ramp each pixel lies, 0 to 1."""
    from_low = piece.top_at
    west, south, east, north = patch.bounds()
    corners = [from_low((west, north)), from_low((east, north)), from_low((west, south)), from_low((east, south))]
    x = np.linspace(0.0, 1.0, patch.width, dtype=np.float32)[:, None]
    y = np.linspace(0.0, 1.0, patch.height, dtype=np.float32)[None, :]
    heights = (corners[0] * (1 - x) + corners[1] * x) * (1 - y) + (corners[2] * (1 - x) + corners[3] * x) * y
    result: Floats = np.clip((heights - piece.base) / piece.height, 0.0, 1.0).astype(np.float32)
    return result


def _hachures(surface: pygame.Surface, patch: Patch, ring: Ring, is_outer: bool, bank: float, style: Style) -> None:
    """Draw the short strokes by which maps show a bank, from its edge inward."""
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
    """Paint water with a light shore, deeper toward the middle; the bank casts a narrow shadow on it."""
    depth = np.clip(edges.distance / np.float32(1.6), 0.0, 1.0)
    shade = 1.14 - 0.16 * depth
    shade = shade * (1.0 - 0.26 * np.clip(1.0 - edges.distance / 0.16, 0.0, 1.0) * (edges.lit > 0.1))
    line = np.abs(edges.distance - 0.3 - 0.05 * np.sin(edges.along * 2.6)) < 0.022
    second = np.abs(edges.distance - 0.55 - 0.06 * np.sin(edges.along * 2.1 + 1.0)) < 0.014
    shade = np.where(line, shade * 1.16, np.where(second, shade * 1.08, shade))
    return cut_out(lit(texture(patch, "water"), shade.astype(np.float32), style.tint), mask_of(patch, piece))


@lru_cache(maxsize=512)
def trees_of(piece: Piece, spacing: float = TREE_SPACING) -> tuple[Tree, ...]:
    """Return where the trees of a wood are and how broad their crowns are, in steps; always the same for a piece."""
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
    """Paint a wood: a dim floor with the exact outline dotted, and the crowns of its trees above."""
    inside = mask_of(patch, piece)
    floor = lit(texture(patch, "grass"), np.full((patch.width, patch.height), 0.68, np.float32), (220, 236, 210))
    surface = cut_out(floor, np.minimum(inside, 185))
    for x, y, radius in trees_of(piece):
        _crown(surface, patch, (x, y), radius, 0.97 + 0.03 * min(piece.top, 5.0))
    _dotted(surface, patch, rings_of(piece), style)
    return surface


def paint_scrub(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """Paint low bushes close together, with the exact outline dotted."""
    inside = mask_of(patch, piece)
    floor = lit(texture(patch, "grass"), np.full((patch.width, patch.height), 0.84, np.float32), style.tint)
    surface = cut_out(floor, np.minimum(inside, 165))
    for x, y, radius in trees_of(piece, 0.46):
        _crown(surface, patch, (x, y), radius, 1.08, style.tint)
    _dotted(surface, patch, rings_of(piece), style)
    return surface


def paint_smoke(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """Paint drifting smoke: pale puffs one can see through."""
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
    """Draw the exact edge of an area as dots."""
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
    """Draw a tree from above: a dome of leaves with an uneven edge."""
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
    """Paint a single tree: the crown spreads over the trunk, whose outline is the piece."""
    west, south, east, north = bounds_of(piece.outline)
    broad = max(east - west, north - south) / 2.0
    surface = pygame.Surface((patch.width, patch.height), pygame.SRCALPHA, 32)
    crown = min(max(broad * 1.08, 0.3), broad + 0.6)
    _crown(surface, patch, ((west + east) / 2.0, (south + north) / 2.0), crown, 1.0)
    return surface


def paint_hedge(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """Paint a clipped hedge: a long cushion of leaves."""
    near = np.clip(1.0 - edges.distance / np.float32(0.28), 0.0, 1.0)
    shade = (1.06 + 0.32 * edges.lit * near) * rim(edges, 0.05, 0.3)
    shade = np.where(edges.distance < 0.035, shade * 0.55, shade)
    surface = lit(texture(patch, "leaves"), shade.astype(np.float32), style.tint)
    return cut_out(surface, mask_of(patch, piece))


def frame_of(piece: Piece, angle: float) -> tuple[Point, tuple[float, float]]:
    """Return the corner and the sides of the box around a piece turned to an angle."""
    ux, uy = cos(angle), sin(angle)
    us = [x * ux + y * uy for x, y in piece.outline]
    vs = [y * ux - x * uy for x, y in piece.outline]
    u, v = min(us), min(vs)
    return (u * ux - v * uy, u * uy + v * ux), (max(us) - u, max(vs) - v)


def along_and_across(patch: Patch, piece: Piece) -> tuple[Floats, Floats, tuple[float, float]]:
    """Return how far along and across the box around a piece each pixel lies, and the box's sides, all in steps."""
    angle = long_direction(piece.outline)
    corner, sides = frame_of(piece, angle)
    ux, uy = cos(angle), sin(angle)
    x, y = patch.places()
    u = (x - np.float32(corner[0])) * np.float32(ux) + (y - np.float32(corner[1])) * np.float32(uy)
    v = (y - np.float32(corner[1])) * np.float32(ux) - (x - np.float32(corner[0])) * np.float32(uy)
    return u, v, sides


def _plain(patch: Patch, colour: Colour) -> Bytes:
    """Return pixels of one colour."""
    pixels = np.empty_like(texture(patch, "stone"))
    pixels[...] = colour
    return pixels


def paint_flat_roof(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """Paint a flat roof under gravel, within a parapet, with a skylight and two vents if there is room for them."""
    u, v, (long, wide) = along_and_across(patch, piece)
    wall = min(0.26, depth_of(piece) * 0.1)
    gravel = (texture(patch, "rubble", 0.7) * 0.35 + 104).astype(np.uint8)
    inner = np.clip((edges.distance - wall) / 0.5, 0.0, 1.0)
    shade = 0.84 + 0.16 * inner * np.where(edges.lit > 0.0, 1.0, 0.7)
    felt = np.abs(np.mod(v, 1.3) - 0.65) < 0.02
    shade = np.where(felt, shade * 0.88, shade)
    is_wall = edges.distance < wall
    shade = np.where(is_wall, 1.14 * rim(edges, 0.1, 0.3), shade)
    shade = np.where(np.abs(edges.distance - wall) < 0.03, np.float32(0.5), shade)
    pixels = np.where(is_wall[:, :, None], _plain(patch, (178, 172, 162)), gravel)
    if min(long, wide) > 2.4:
        du, dv = u - long * 0.3, v - wide * 0.5
        frame = (np.abs(du) < 0.75) & (np.abs(dv) < 0.5)
        glass = (np.abs(du) < 0.66) & (np.abs(dv) < 0.41) & ~(np.abs(du) < 0.03)
        pixels = np.where(glass[:, :, None], _plain(patch, (126, 158, 172)), pixels)
        shade = np.where(frame & ~glass, np.float32(0.62), np.where(glass, 1.06 - 0.22 * (du + dv), shade))
        for at in (0.62, 0.8):
            far = np.hypot(u - long * at, v - wide * 0.42)
            shade = np.where(far < 0.32, np.float32(1.24), shade)
            shade = np.where((far < 0.21) | (np.abs(far - 0.32) < 0.035), np.float32(0.5), shade)
    return cut_out(lit(pixels, (shade * risen(piece)).astype(np.float32), style.tint), mask_of(patch, piece))


def paint_sheet_roof(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """Paint a shed under corrugated iron that falls to both long sides, with rust where the sheets meet."""
    u, v, (_, wide) = along_and_across(patch, piece)
    waves = np.sin(u * np.float32(2.0 * pi / 0.22))
    slope = np.where(v > wide / 2.0, np.float32(1.1), np.float32(0.88))
    sheet = np.floor(u / 0.95) + 5.0 * np.floor(v / (wide / 2.0))
    shade = slope * (0.96 + 0.12 * waves) * (0.93 + 0.1 * hashed(sheet))
    seam = np.minimum(np.mod(u, 0.95), 0.95 - np.mod(u, 0.95))
    rust = np.clip(1.0 - seam / 0.2, 0.0, 1.0) * hashed(sheet * 3.0 + np.floor(v / 0.3)) * 0.8
    pixels = _plain(patch, (156, 162, 164)) * (1.0 - rust[:, :, None]) + np.array((150, 88, 56)) * rust[:, :, None]
    shade = np.where(np.abs(v - wide / 2.0) < 0.05, np.float32(1.3), shade * rim(edges, 0.12, 0.25))
    return cut_out(
        lit(pixels.astype(np.uint8), (shade * risen(piece)).astype(np.float32), style.tint), mask_of(patch, piece)
    )


def paint_car(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """Paint a car from above: bonnet, windows all round, roof, lamps; its colour depends on where it stands."""
    u, v, (long, wide) = along_and_across(patch, piece)
    corner, _ = frame_of(piece, long_direction(piece.outline))
    u, v = u / long, v / wide
    beside = np.abs(v - 0.5)
    shade = (1.0 - 0.5 * beside) * risen(piece)
    front, rear = (u > 0.62) & (u < 0.73), (u > 0.16) & (u < 0.24)
    flank = (u > 0.25) & (u < 0.61) & (beside > 0.36)
    glass = (front | rear | flank) & (beside < 0.43)
    lamps = ((u > 0.965) | (u < 0.03)) & (beside > 0.26) & (beside < 0.44)
    seams = (np.abs(u - 0.745) < 0.006) | (np.abs(u - 0.145) < 0.006) | (np.abs(u - 0.43) < 0.005) & (beside > 0.3)
    shade = np.where(seams, shade * 0.6, shade)
    shade = np.where(glass, np.float32(0.26), np.where(lamps, np.float32(1.5), shade))
    colours = ((176, 58, 48), (66, 104, 140), (206, 196, 170), (88, 112, 84))
    paint = colours[int(abs(corner[0] * 7.0 + corner[1] * 3.0)) % len(colours)]
    shade = (shade * rim(edges, 0.1, 0.35)).astype(np.float32)
    return cut_out(lit(_plain(patch, paint), shade, style.tint), mask_of(patch, piece))


def paint_pump(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """Paint petrol pumps on their kerb: red housings with a white band, and a dark display on each side."""
    u, v, (long, wide) = along_and_across(patch, piece)
    count = max(round(long / 1.0), 1)
    each = long / count
    place, across = np.abs(np.mod(u, each) - each / 2.0), np.abs(v - wide / 2.0)
    housing = (place < each * 0.36) & (across < wide * 0.36)
    band = housing & (place < each * 0.1)
    display = housing & (across > wide * 0.2) & (place > each * 0.14) & (place < each * 0.28)
    pixels = np.where(housing[:, :, None], _plain(patch, (196, 56, 48)), _plain(patch, (186, 184, 176)))
    pixels = np.where(band[:, :, None], _plain(patch, (240, 236, 226)), pixels)
    shade = np.where(housing, 1.04, 0.96 * rim(edges, 0.08, 0.3)).astype(np.float32)
    edge = (np.abs(place - each * 0.36) < 0.025) & (across < wide * 0.36)
    edge |= (np.abs(across - wide * 0.36) < 0.025) & (place < each * 0.36)
    shade = np.where(edge, np.float32(0.5), np.where(display, np.float32(0.2), shade))
    return cut_out(lit(pixels, shade * risen(piece), style.tint), mask_of(patch, piece))


def paint_wagon(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """Paint an iron wagon full of ore: its rim, ribs along the sides, and the stones inside."""
    u, _, _ = along_and_across(patch, piece)
    wall = min(0.16, depth_of(piece) * 0.12)
    is_wall = edges.distance < wall
    heap = 0.66 + 0.34 * np.clip((edges.distance - wall) / 0.5, 0.0, 1.0)
    ribs = np.abs(np.mod(u, 0.8) - 0.4) < 0.06
    shade = np.where(is_wall, np.where(ribs, 1.3, 1.0) * rim(edges, 0.1, 0.35), heap)
    shade = np.where(np.abs(edges.distance - wall) < 0.025, np.float32(0.35), shade)
    pixels = np.where(is_wall[:, :, None], _plain(patch, (126, 84, 62)), texture(patch, "rubble", 0.3))
    return cut_out(lit(pixels, (shade * risen(piece)).astype(np.float32), style.tint), mask_of(patch, piece))


def paint_crates(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """Paint boxes side by side: boards, a frame and a brace on each."""
    angle = long_direction(piece.outline)
    corner, sides = frame_of(piece, angle)
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


def paint_barrel(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """Paint a cask from above: a hoop, the rims of the staves and the boards of the lid."""
    pixels = texture(patch, "planks", 0.5)
    depth = max(depth_of(piece) / 2.0, 1e-6)
    part = edges.distance / depth
    shade = np.where(part < 0.16, np.float32(0.5), np.float32(0.9))
    shade = np.where((part > 0.16) & (part < 0.3), np.float32(1.16), shade)
    shade = np.where((part > 0.3) & (part < 0.36), np.float32(0.55), shade)
    shade = shade * (1.0 + 0.2 * edges.lit * (part < 0.34))
    return cut_out(lit(pixels, shade.astype(np.float32) * risen(piece), style.tint), mask_of(patch, piece))


def paint_sacks(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """Paint filled sacks from above, row beside row: each bulges, and is tied at its middle."""
    c, s = (np.float32(turn(long_direction(rings_of(piece)[0]))) for turn in (cos, sin))
    x, y = patch.places()
    along, across = (x * c + y * s) / np.float32(SACK[0]), (y * c - x * s) / np.float32(SACK[1])
    along = along + 0.5 * (np.floor(across) % 2.0)
    u, v = 2.0 * (along % 1.0) - 1.0, 2.0 * (across % 1.0) - 1.0
    outward = np.abs(u) ** 3 + np.abs(v) ** 3
    shade = 1.12 - 0.34 * outward + 0.16 * (v - u) * outward
    shade = np.where(outward > 1.0, np.float32(0.36), shade)
    shade = np.where(np.hypot(u * 0.8, v * 0.6) < 0.14, np.float32(0.6), shade) * rim(edges, 0.05, 0.25)
    pixels = texture(patch, "thatch", float(np.arctan2(s, c))) // 4 + np.uint8(150)
    return cut_out(lit(pixels, shade.astype(np.float32) * risen(piece), style.tint), mask_of(patch, piece))


def paint_fence(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """Paint rails with a post at every step."""
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
    """Return the lines where posts stand: all of a thin piece, those on one side of the middle of a narrow one."""
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
    """Paint a rock: one facet for each side, lit by its direction, and a level top."""
    pixels = texture(patch, "rock")
    slope = min(0.55, depth_of(piece) * 0.3)
    on_top = np.clip((edges.distance - slope) / 0.05, 0.0, 1.0)
    shade = (1.0 + 0.34 * edges.lit) * (1.0 - on_top) + 1.06 * on_top
    shade = shade * (0.86 + 0.14 * np.clip(edges.distance / slope, 0.0, 1.0)) * risen(piece)
    return cut_out(lit(pixels, shade.astype(np.float32), style.tint), mask_of(patch, piece))


def paint_column(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """Paint a pillar or pedestal: its top is a lighter step on the base."""
    part = edges.distance / max(depth_of(piece) / 2.0, 1e-6)
    shade = np.where(part < 0.3, 0.8 + 0.24 * edges.lit, 1.1)
    shade = np.where(np.abs(part - 0.3) < 0.06, np.float32(0.55), shade)
    shade = np.where(part > 0.72, np.float32(1.2), shade)
    return cut_out(lit(texture(patch, "rock"), shade * risen(piece), style.tint), mask_of(patch, piece))


def paint_well(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """Paint a ring of stone around dark water."""
    wall = min(0.26, depth_of(piece) * 0.22)
    stone = texture(patch, "stone", long_direction(piece.outline))
    is_wall = edges.distance < wall
    sunk = np.clip((edges.distance - wall) / 0.3, 0.0, 1.0)
    inside = np.where(edges.lit > 0.0, 0.3 + 0.3 * sunk, 0.5 + 0.14 * sunk)
    shade = np.where(is_wall, rim(edges, 0.08, 0.3), inside)
    pixels = np.where(is_wall[:, :, None], stone, texture(patch, "water"))
    surface = lit(pixels, shade * np.where(np.abs(edges.distance - wall) < 0.025, 0.45, 1.0))
    return cut_out(surface, mask_of(patch, piece))


def paint_awning(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """Paint a market stall under a striped cloth that falls from a ridge to both long sides."""
    angle = long_direction(piece.outline)
    corner, sides = frame_of(piece, angle)
    ux, uy = cos(angle), sin(angle)
    x, y = patch.places()
    u = (x - np.float32(corner[0])) * np.float32(ux) + (y - np.float32(corner[1])) * np.float32(uy)
    v = (y - np.float32(corner[1])) * np.float32(ux) - (x - np.float32(corner[0])) * np.float32(uy)
    stripe = np.mod(np.floor(u / 0.3), 2.0) < 0.5
    cloth = np.where(stripe[:, :, None], np.array((238, 230, 210)), np.array((188, 70, 58))).astype(np.uint8)
    slope = np.where(v > sides[1] / 2.0, np.float32(1.0), np.float32(-1.0))
    toward_light = slope * np.float32(-uy * -0.7071 + ux * 0.7071)
    shade = 0.96 + 0.12 * toward_light + 0.05 * np.sin(u * (2.0 * pi / 0.3))
    shade = np.where(np.abs(v - sides[1] / 2.0) < 0.03, np.float32(1.15), shade)
    shade = np.where(edges.distance < 0.1, shade * 0.8, shade)
    return cut_out(lit(cloth, shade, style.tint), mask_of(patch, piece))


def paint_road(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """Paint paving that fades into the ground at its edges."""
    uneven = 0.16 + 0.07 * np.sin(edges.along * 5.0) + 0.05 * np.sin(edges.along * 11.0 + 1.0)
    alpha = np.clip(edges.distance / uneven, 0.0, 1.0) * 235.0
    surface = lit(texture(patch, "paving", long_direction(piece.outline)), np.ones_like(edges.distance), style.tint)
    return cut_out(surface, np.minimum(alpha.astype(np.uint8), mask_of(patch, piece)))


def paint_boat(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """Paint a boat keel up: planks that curve down to both sides."""
    half = max(depth_of(piece) / 2.0, 1e-6)
    part = np.clip(edges.distance / half, 0.0, 1.0)
    shade = (0.98 + 0.34 * edges.lit * (1.0 - part)) * (0.82 + 0.24 * part)
    strake = np.mod(part * 4.0, 1.0)
    shade = np.where(strake < 0.1, shade * 0.7, shade)
    shade = np.where(part > 0.9, shade * 1.2, shade)
    pixels = texture(patch, "planks", long_direction(piece.outline))
    return cut_out(lit(pixels, shade, style.tint), mask_of(patch, piece))


def paint_palisade(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """Paint pointed trunks side by side."""
    surface = cut_out(
        lit(texture(patch, "planks"), np.full(edges.distance.shape, 0.5), style.tint), mask_of(patch, piece)
    )
    radius = max(min(depth_of(piece), 0.24) * 0.62, 0.1) * patch.scale
    for start, end in _sides(piece):
        length = hypot(end[0] - start[0], end[1] - start[1])
        count = max(round(length / 0.24), 1)
        for number in range(count):
            part = (number + 0.5) / count
            place = patch.pixel((start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
            pygame.draw.circle(surface, style.ink, place, radius)
            pygame.draw.circle(surface, (168, 128, 86), place, radius * 0.8)
            pygame.draw.circle(
                surface, (206, 170, 122), (place[0] - radius * 0.2, place[1] - radius * 0.2), radius * 0.4
            )
    return surface

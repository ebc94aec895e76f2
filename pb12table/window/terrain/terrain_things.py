"""How the smaller built things are painted: crates, barrels, fences, rocks, wells, stalls, roads."""

from __future__ import annotations

from itertools import pairwise
from math import cos, hypot, pi, sin

import numpy as np
import pygame

from pb12table.table.shapes import Point
from pb12table.table.terrain import Piece
from pb12table.window.terrain.terrain_modern import frame_of
from pb12table.window.terrain.terrain_patch import Edges, Patch, long_direction, mask_of, rings_of
from pb12table.window.terrain.terrain_pixels import cut_out, depth_of, hashed, lit, rim, risen
from pb12table.window.terrain.terrain_styles import Style
from pb12table.window.terrain.textures import texture


def paint_crates(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """Boxes side by side: boards, a frame and a brace on each."""
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
    """A cask from above: a hoop, the rims of the staves and the boards of the lid."""
    pixels = texture(patch, "planks", 0.5)
    depth = max(depth_of(piece) / 2.0, 1e-6)
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
    """The lines along which posts stand: of a thin piece all, of a narrow one those on one side of the middle."""
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
    slope = min(0.55, depth_of(piece) * 0.3)
    on_top = np.clip((edges.distance - slope) / 0.05, 0.0, 1.0)
    shade = (1.0 + 0.34 * edges.lit) * (1.0 - on_top) + 1.06 * on_top
    shade = shade * (0.86 + 0.14 * np.clip(edges.distance / slope, 0.0, 1.0)) * risen(piece)
    return cut_out(lit(pixels, shade.astype(np.float32), style.tint), mask_of(patch, piece))


def paint_column(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """A pillar or pedestal: its top is a lighter step on the base."""
    part = edges.distance / max(depth_of(piece) / 2.0, 1e-6)
    shade = np.where(part < 0.3, 0.8 + 0.24 * edges.lit, 1.1)
    shade = np.where(np.abs(part - 0.3) < 0.06, np.float32(0.55), shade)
    shade = np.where(part > 0.72, np.float32(1.2), shade)
    return cut_out(lit(texture(patch, "rock"), shade * risen(piece), style.tint), mask_of(patch, piece))


def paint_well(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """A ring of stone around dark water."""
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
    """A market stall under a striped cloth that falls from a ridge to both long sides."""
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
    """Paving that loses itself in the ground at its edges."""
    uneven = 0.16 + 0.07 * np.sin(edges.along * 5.0) + 0.05 * np.sin(edges.along * 11.0 + 1.0)
    alpha = np.clip(edges.distance / uneven, 0.0, 1.0) * 235.0
    surface = lit(texture(patch, "paving", long_direction(piece.outline)), np.ones_like(edges.distance), style.tint)
    return cut_out(surface, np.minimum(alpha.astype(np.uint8), mask_of(patch, piece)))


def paint_boat(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """A boat keel up: planks that curve down to both sides."""
    half = max(depth_of(piece) / 2.0, 1e-6)
    part = np.clip(edges.distance / half, 0.0, 1.0)
    shade = (0.98 + 0.34 * edges.lit * (1.0 - part)) * (0.82 + 0.24 * part)
    strake = np.mod(part * 4.0, 1.0)
    shade = np.where(strake < 0.1, shade * 0.7, shade)
    shade = np.where(part > 0.9, shade * 1.2, shade)
    pixels = texture(patch, "planks", long_direction(piece.outline))
    return cut_out(lit(pixels, shade, style.tint), mask_of(patch, piece))


def paint_palisade(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """Pointed trunks side by side."""
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

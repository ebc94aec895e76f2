"""How things of our own days are painted: flat roofs, sheds of sheet metal, cars, petrol pumps, ore wagons."""

from __future__ import annotations

from math import cos, pi, sin

import numpy as np
import pygame

from pb12table.table.shapes import Point
from pb12table.table.terrain import Piece
from pb12table.window.kit.palette import Colour
from pb12table.window.terrain.terrain_patch import Bytes, Edges, Floats, Patch, long_direction, mask_of
from pb12table.window.terrain.terrain_pixels import cut_out, depth_of, hashed, lit, rim, risen
from pb12table.window.terrain.terrain_styles import Style
from pb12table.window.terrain.textures import texture


def frame_of(piece: Piece, angle: float) -> tuple[Point, tuple[float, float]]:
    """The corner and the sides of the box around a piece turned to an angle."""
    ux, uy = cos(angle), sin(angle)
    us = [x * ux + y * uy for x, y in piece.outline]
    vs = [y * ux - x * uy for x, y in piece.outline]
    u, v = min(us), min(vs)
    return (u * ux - v * uy, u * uy + v * ux), (max(us) - u, max(vs) - v)


def along_and_across(patch: Patch, piece: Piece) -> tuple[Floats, Floats, tuple[float, float]]:
    """How far along and across the box around a piece each pixel lies, and its sides, all in steps."""
    angle = long_direction(piece.outline)
    corner, sides = frame_of(piece, angle)
    ux, uy = cos(angle), sin(angle)
    x, y = patch.places()
    u = (x - np.float32(corner[0])) * np.float32(ux) + (y - np.float32(corner[1])) * np.float32(uy)
    v = (y - np.float32(corner[1])) * np.float32(ux) - (x - np.float32(corner[0])) * np.float32(uy)
    return u, v, sides


def _plain(patch: Patch, colour: Colour) -> Bytes:
    """Pixels of one colour."""
    pixels = np.empty_like(texture(patch, "stone"))
    pixels[...] = colour
    return pixels


def paint_flat_roof(patch: Patch, piece: Piece, style: Style, edges: Edges) -> pygame.Surface:
    """A flat roof under gravel, within a parapet, with a skylight and two vents where there is room for them."""
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
    """A shed under corrugated iron that falls to both long sides, with rust where the sheets meet."""
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
    """A car from above: bonnet, windows all round, a roof, lamps; which colour it has depends on where it stands."""
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
    """Petrol pumps on their kerb: red housings with a white band, and a dark display at each side."""
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
    """An iron wagon full of ore: its rim, ribs along the sides, and the stones inside."""
    u, _, _ = along_and_across(patch, piece)
    wall = min(0.16, depth_of(piece) * 0.12)
    is_wall = edges.distance < wall
    heap = 0.66 + 0.34 * np.clip((edges.distance - wall) / 0.5, 0.0, 1.0)
    ribs = np.abs(np.mod(u, 0.8) - 0.4) < 0.06
    shade = np.where(is_wall, np.where(ribs, 1.3, 1.0) * rim(edges, 0.1, 0.35), heap)
    shade = np.where(np.abs(edges.distance - wall) < 0.025, np.float32(0.35), shade)
    pixels = np.where(is_wall[:, :, None], _plain(patch, (126, 84, 62)), texture(patch, "rubble", 0.3))
    return cut_out(lit(pixels, (shade * risen(piece)).astype(np.float32), style.tint), mask_of(patch, piece))

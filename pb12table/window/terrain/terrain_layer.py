"""The table and its terrain as a picture for any camera: painted once in tiles for each scale, then only copied."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from math import ceil, floor, sqrt
from time import perf_counter
from typing import Any, Final

import numpy as np
import pygame

from pb12table.skirmish.backdrop import Backdrop
from pb12table.skirmish.faces.system import GameSetup
from pb12table.table.battlefield import Battlefield, without
from pb12table.table.shapes import Box, boxes_overlap
from pb12table.table.terrain import Piece
from pb12table.window.kit import palette, theme
from pb12table.window.kit.materials import lay
from pb12table.window.scene.camera import Camera
from pb12table.window.scene.table_frame import draw_frame
from pb12table.window.terrain.backdrop import backdrop_laid, changed_at
from pb12table.window.terrain.terrain_art import art_bounds, painted
from pb12table.window.terrain.terrain_patch import Patch, joined
from pb12table.window.terrain.terrain_shadows import Shadows, darken, shadow_bounds
from pb12table.window.terrain.terrain_styles import style_of
from pb12table.window.terrain.textures import texture

TILE: Final = 128
FINE: Final = 2
"""Tiles are painted so many times as large and then shrunk, which smooths every edge."""
MOST_TILES: Final = 2400
OVERVIEW_PIXELS: Final = 300_000
FEW: Final = 8
"""When more pieces than these are different, the overview is painted anew as a whole."""
MOST_OVERVIEWS: Final = 16


@dataclass(slots=True, eq=False)
class _Look:
    """Something that tiles are pictures of: a table under a backdrop.  `overview` is coarse and shows all of it.

    One that `is_shared` is found again when the same table is opened.
    """

    overview: pygame.Surface | None = None
    is_shared: bool = False


TileKey = tuple[_Look, float, int, int]

class PaintedTiles(OrderedDict[TileKey, pygame.Surface]):
    """What has been painted, for all layers, those drawn last at the end."""

    def __init__(self, *tiles: Any) -> None:
        super().__init__(*tiles)
        self._looks: OrderedDict[tuple[Battlefield, Backdrop | None, int], _Look] = OrderedDict()

    def look_of(self, field: Battlefield, backdrop: Backdrop | None) -> _Look:
        """Return what equal tables share, those under another backdrop, or one whose file was written anew, apart."""
        key = (field, backdrop, 0 if backdrop is None else changed_at(backdrop))
        found = self._looks.pop(key, None) or _Look(is_shared=True)
        self._looks[key] = found
        while len(self._looks) > MOST_OVERVIEWS:
            self._looks.popitem(last=False)[1].is_shared = False
        return found

    def cache_clear(self) -> None:
        """Drop the tiles of tables that were left and are not found again."""
        for key in [key for key in self if not key[0].is_shared]:
            del self[key]


painted_tiles: Final = PaintedTiles()
"""A table that is opened again is there at once."""


class TerrainLayer:
    """Draws the table and its terrain.

    A tile that is not painted yet is replaced by a piece of a coarse overview until there is time for it, so that
    zooming never waits; memory for tiles is bounded.
    """

    def __init__(self, setup: GameSetup) -> None:
        self._whole = self._battlefield = setup.battlefield
        self._backdrop = setup.backdrop
        self._look = self._known_look()
        self._last_scale = 0.0

    def change(self, after: Battlefield, backdrop: Backdrop | None) -> None:
        """Show another table; only tiles with something that is different in them are painted anew."""
        before, old = self._whole, self._look
        same_table = (before.width, before.depth) == (after.width, after.depth) and self._backdrop == backdrop
        self._whole = self._battlefield = after
        self._backdrop = backdrop
        self._look = _Look()
        if not same_table:
            return
        different = set(before.pieces) ^ set(after.pieces)
        bounds = [joined(art_bounds(piece), shadow_bounds(piece)) for piece in different]
        if old.overview is not None and len(different) <= FEW:
            self._look.overview = old.overview.copy()
            for one in bounds:
                self._mend_overview(self._look.overview, one)
        for key in [key for key in painted_tiles if key[0] is old]:
            tile = painted_tiles.pop(key)
            if not any(boxes_overlap(one, _tile_bounds(key, after.depth)) for one in bounds):
                painted_tiles[(self._look, *key[1:])] = tile

    def _known_look(self) -> _Look:
        """What may have been painted before."""
        return painted_tiles.look_of(self._battlefield, self._backdrop)

    @property
    def look(self) -> object:
        """What is drawn: another object when anything of it is different."""
        return self._look

    def _mend_overview(self, overview: pygame.Surface, bounds: Box) -> None:
        """Paint a part of the overview anew, the pixels it touches included."""
        field = self._whole
        scale = self._overview_scale()
        west, south, east, north = bounds
        part = pygame.Rect(floor(west * scale) - 2, floor((field.depth - north) * scale) - 2, 0, 0)
        part.size = (ceil(east * scale) + 2 - part.left, ceil((field.depth - south) * scale) + 2 - part.top)
        part = part.clip(overview.get_rect())
        if part.w > 0 and part.h > 0:
            again = terrain_picture(field, scale, part.left, part.top, part.w, part.h, self._backdrop)
            overview.blit(again, part)

    def _overview_scale(self) -> float:
        field = self._whole
        return min(sqrt(OVERVIEW_PIXELS / (field.width * field.depth)), 40.0)

    def remove(self, gone: tuple[str, ...]) -> None:
        """Leave out the pieces with these ids; what has been painted with others is painted anew."""
        left = without(self._whole, gone) if gone else self._whole
        if left is not self._battlefield:
            self._battlefield = left
            self._look = self._known_look()

    def draw(self, surface: pygame.Surface, camera: Camera, *, complete: bool = False, seconds: float = 0.006) -> bool:
        """Draw table and terrain into the camera's viewport; return whether every tile is at its finest.

        At most about `seconds` (and at least one tile) are spent on painting, unless it is to be
        `complete`. While the
        scale changes from call to call, nothing is painted that would be useless at once.
        """
        may_paint = complete or camera.scale == self._last_scale
        self._last_scale = camera.scale
        field = self._battlefield
        lay(surface, camera.viewport, palette.DESK, theme.GROUND_OF)
        left, top = camera.to_screen((0.0, field.depth))
        right, bottom = left + round(field.width * camera.scale), top + round(field.depth * camera.scale)
        table = pygame.Rect(left, top, right - left, bottom - top)
        draw_frame(surface, camera, table)
        before = surface.get_clip()
        shown = table.clip(camera.viewport).clip(before)
        surface.set_clip(shown)
        start, finest = perf_counter(), True
        for key, place in self._visible(camera, table, shown):
            tile = painted_tiles.get(key)
            if tile is None:
                if complete or (may_paint and (finest or perf_counter() - start < seconds)):
                    tile = self._paint(key)
                finest = False
            if tile is None:
                self._blit_overview(surface, camera, key, place)
            else:
                painted_tiles.move_to_end(key)
                surface.blit(tile, place)
        surface.set_clip(before)
        return finest or complete

    def _visible(self, camera: Camera, table: pygame.Rect, shown: pygame.Rect) -> list[tuple[TileKey, tuple[int, int]]]:
        """Keys and places of the tiles in view, those in the middle first."""
        if shown.w <= 0 or shown.h <= 0:
            return []
        columns = range((shown.left - table.left) // TILE, (shown.right - 1 - table.left) // TILE + 1)
        rows = range((shown.top - table.top) // TILE, (shown.bottom - 1 - table.top) // TILE + 1)
        found = [
            ((self._look, camera.scale, column, row), (table.left + column * TILE, table.top + row * TILE))
            for column in columns
            for row in rows
        ]
        cx, cy = shown.centerx - TILE / 2, shown.centery - TILE / 2
        found.sort(key=lambda tile: (tile[1][0] - cx) ** 2 + (tile[1][1] - cy) ** 2)
        return found

    def _paint(self, key: TileKey) -> pygame.Surface:
        _, scale, column, row = key
        tile = terrain_picture(self._battlefield, scale, column * TILE, row * TILE, TILE, TILE, self._backdrop)
        painted_tiles[key] = tile
        while len(painted_tiles) > MOST_TILES:
            painted_tiles.popitem(last=False)
        return tile

    def _blit_overview(self, surface: pygame.Surface, camera: Camera, key: TileKey, place: tuple[int, int]) -> None:
        """A stretched part of the overview in the place of a tile."""
        field, overview = self._battlefield, self._look.overview
        if overview is None:
            scale = self._overview_scale()
            size = (ceil(field.width * scale), ceil(field.depth * scale))
            overview = self._look.overview = terrain_picture(field, scale, 0, 0, *size, self._backdrop)
        factor = overview.get_width() / (field.width * camera.scale)
        x, y = key[2] * TILE * factor, key[3] * TILE * factor
        part = pygame.Rect(floor(x), floor(y), ceil(TILE * factor) + 2, ceil(TILE * factor) + 2)
        part = part.clip(overview.get_rect())
        if part.w <= 0 or part.h <= 0:
            return
        size = (round(part.w / factor) + 1, round(part.h / factor) + 1)
        stretched = pygame.transform.scale(overview.subsurface(part), size)
        surface.blit(stretched, (place[0] + round((part.x - x) / factor), place[1] + round((part.y - y) / factor)))


def _tile_bounds(key: TileKey, depth: float) -> Box:
    """West, south, east and north of a tile in steps, with the rim that smoothing needs."""
    _, scale, column, row = key
    rim = 0.3
    west, north = column * TILE / scale, depth - row * TILE / scale
    return (west - rim, north - TILE / scale - rim, west + TILE / scale + rim, north + rim)


def _drawn_later(piece: Piece) -> tuple[float, bool, float, str]:
    """By what pieces are drawn over one another: a lintel lies under its door, which else would never be seen."""
    return (piece.base if piece.is_lintel else piece.top, not piece.is_lintel, piece.base, piece.id)


def terrain_picture(
    field: Battlefield,
    scale: float,
    left: int,
    top: int,
    width: int,
    height: int,
    backdrop: Backdrop | None = None,
) -> pygame.Surface:
    """Paint a part of the table: `width` x `height` pixels from (`left`, `top`), counted from its north-west corner."""
    margin = ceil(0.08 * scale) + 2
    patch = Patch(
        (left - margin) / scale,
        field.depth - (top - margin) / scale,
        scale * FINE,
        (width + 2 * margin) * FINE,
        (height + 2 * margin) * FINE,
    )
    sheet = _ground(patch, field, backdrop)
    pieces = sorted(field.pieces, key=_drawn_later)
    shadows = Shadows(pieces)
    darken(sheet, patch, 0.0, pieces)
    here = patch.bounds()
    for piece in pieces:
        bounds = art_bounds(piece)
        cut = patch.cut(bounds) if boxes_overlap(bounds, here) else None
        if cut is None:
            continue
        part, place = cut
        picture = painted(part, piece, (field.width, field.depth))
        darken(picture, part, _level_of(piece), shadows.on(piece, part.bounds()))
        sheet.blit(picture, place)
    small = pygame.transform.smoothscale(sheet, (width + 2 * margin, height + 2 * margin))
    tile = pygame.Surface((width, height), 0, 32)
    tile.blit(small, (-margin, -margin))
    return tile


def _level_of(piece: Piece) -> float:
    """The height on which shadows fall: the top; half the height of a ramp; the ground of water."""
    if style_of(piece).form == "water":
        return 0.0
    return piece.base + piece.height * (0.5 if piece.is_ramp else 1.0)


def _ground(patch: Patch, field: Battlefield, backdrop: Backdrop | None) -> pygame.Surface:
    """Bare ground, a little different everywhere and darker toward the edge of the table, under a picture if any."""
    x, y = patch.places()
    wave = np.sin(x * 0.31 + 1.3) * np.sin(y * 0.27 + 0.4) + 0.6 * np.sin(x * 0.13 - y * 0.19 + 2.0)
    from_edge = np.minimum(np.minimum(x, field.width - x), np.minimum(y, field.depth - y))
    shade = 1.0 + 0.035 * wave - 0.16 * np.clip(1.0 - from_edge / 1.6, 0.0, 1.0) ** 2
    factors = np.stack((shade, shade, shade - 0.02 * wave), axis=2).astype(np.float32)
    pixels = np.minimum(texture(patch, "ground") * factors, 255.0).astype(np.uint8)
    if backdrop is not None:
        pixels = backdrop_laid(pixels, patch, backdrop)
    sheet = pygame.Surface((patch.width, patch.height), 0, 32)
    pygame.surfarray.blit_array(sheet, pixels)
    return sheet

"""The table and its terrain as a picture for any camera, with its backdrop and shadows: painted once in tiles."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, reduce
from math import ceil, cos, floor, hypot, log2, radians, sin, sqrt
from pathlib import Path
from typing import Any, Final

import numpy as np
import pygame
from numpy.typing import NDArray

from pb12table.files.pictures import MOST_UNPACKED, light_beside, read_picture
from pb12table.files.places import scenarios_folder
from pb12table.files.problems import FileProblem
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.zones import Backdrop
from pb12table.table.battlefield import Battlefield
from pb12table.table.shapes import Box, Point, Ring, boxes_overlap
from pb12table.table.terrain import Piece
from pb12table.window.kit.background import clock
from pb12table.window.scene.picture import Camera, draw_frame
from pb12table.window.terrain.terrain_art import art_bounds, painted
from pb12table.window.terrain.terrain_patch import (
    Bytes,
    Floats,
    Patch,
    Pixel,
    bounds_of,
    joined,
    rings_of,
    style_of,
    texture,
)

LENGTH: Final = 0.42
"""How long the shadow of one step of height is, in steps."""
AWAY: Final[Point] = (0.7071 * LENGTH, -0.7071 * LENGTH)
SOFT: Final = 0.035
DARKEST: Final = (0.42, 0.38, 0.30)
"""How much of red, green and blue the darkest shadow takes away: shadows are a little blue."""


def shadow_bounds(piece: Piece) -> Box:
    """Return where on the table a piece's shadow can lie, in steps."""
    west, south, east, north = bounds_of(piece.outline, 0.2)
    return (west, south + AWAY[1] * piece.top, east + AWAY[0] * piece.top, north)


class Shadows:
    """The shadows of many pieces, looked up together: a table of thousands would else be asked a million times."""

    def __init__(self, pieces: Sequence[Piece]) -> None:
        self._pieces = pieces
        self._boxes = np.array([shadow_bounds(piece) for piece in pieces], dtype=np.float64).reshape(-1, 4)
        self._tops = np.array([piece.top for piece in pieces], dtype=np.float64)
        self._waters = np.array([style_of(piece).form == "water" for piece in pieces], dtype=np.bool_)

    def on(self, piece: Piece, here: Box) -> list[Piece]:
        """Return the pieces whose shadows can fall in a box on another piece, in order; the piece itself casts none.

        The level a ramp leads to throws none on it.
        """
        west, south, east, north = self._boxes.T
        is_near = (west < here[2]) & (here[0] < east) & (south < here[3]) & (here[1] < north)
        found = np.flatnonzero(is_near & ((self._tops > piece.top + 1e-6) | self._waters)).tolist()
        return [other for other in (self._pieces[number] for number in found) if other is not piece]


def darken(surface: pygame.Surface, patch: Patch, level: float, pieces: Sequence[Piece]) -> None:
    """Lay on a surface at a level the shadows of all pieces that rise above it."""
    here = patch.bounds()
    casters = [
        piece
        for piece in pieces
        if piece.top > level + 1e-6 and style_of(piece).shadow > 0.0 and boxes_overlap(shadow_bounds(piece), here)
    ]
    if not casters:
        return
    sheet = pygame.Surface((patch.width, patch.height), 0, 32)
    sheet.fill((255, 255, 255))
    for piece in sorted(casters, key=lambda piece: style_of(piece).shadow):
        if piece.holes:
            alone = sheet.copy()
            alone.fill((255, 255, 255))
            _cast(alone, patch, level, piece)
            sheet.blit(alone, (0, 0), special_flags=pygame.BLEND_RGB_MIN)
        else:
            _cast(sheet, patch, level, piece)
    radius = round(SOFT * patch.scale)
    if radius > 0:
        sheet = pygame.transform.box_blur(sheet, radius)
    surface.blit(sheet, (0, 0), special_flags=pygame.BLEND_RGB_MULT)


def _cast(sheet: pygame.Surface, patch: Patch, level: float, piece: Piece) -> None:
    strength = style_of(piece).shadow
    red, green, blue = (round(255 * (1.0 - part * strength)) for part in DARKEST)
    colour = (red, green, blue)
    lowest = max(piece.base, level) - level
    for number, ring in enumerate(rings_of(piece)):
        low = [_shifted(patch, point, lowest) for point in ring]
        high = [_shifted(patch, point, max(piece.top_at(point) - level, lowest)) for point in ring]
        for i in range(len(ring)):
            pygame.draw.polygon(sheet, colour, (low[i - 1], low[i], high[i], high[i - 1]))
        if number == 0 or piece.thin:
            pygame.draw.polygon(sheet, colour, low)
            pygame.draw.polygon(sheet, colour, high)
        else:
            _clear_hole(sheet, patch, ring, lowest, piece.top - level)


def _clear_hole(sheet: pygame.Surface, patch: Patch, ring: Ring, lowest: float, highest: float) -> None:
    """Light falls through a hole where both the upper and the lower rim let it."""
    masks = []
    for height in (lowest, highest):
        mask = pygame.Surface(sheet.get_size(), 0, 32)
        pygame.draw.polygon(mask, (255, 255, 255), [_shifted(patch, point, height) for point in ring])
        masks.append(mask)
    masks[0].blit(masks[1], (0, 0), special_flags=pygame.BLEND_RGB_MIN)
    sheet.blit(masks[0], (0, 0), special_flags=pygame.BLEND_RGB_MAX)


def _shifted(patch: Patch, point: Point, height: float) -> Pixel:
    return patch.pixel((point[0] + AWAY[0] * height, point[1] + AWAY[1] * height))


MOST_KEPT_PIXELS: Final = 16_000_000
"""A larger picture is made smaller before it is kept."""
STRIP: Final = 64
"""So many rows of what is kept are made at a time: there is never room for a second copy of a large picture."""

Levels = tuple[Bytes, ...]


def backdrop_laid(pixels: Bytes, patch: Patch, backdrop: Backdrop) -> Bytes:
    """Return the pixels of a patch of bare ground with a picture laid over them; unchanged if it cannot be shown."""
    found = _colours(patch, backdrop, backdrop.file) if backdrop.opacity > 0.0 else None
    if found is None:
        return pixels
    shown, colours = found
    weight = colours[..., 3:] * np.float32(backdrop.opacity / 255.0)
    grain = _close_grain(patch, backdrop)
    if grain is not None:
        colours[..., :3] = np.clip(colours[..., :3] * grain[shown], 0.0, 255.0)
    laid = pixels.copy()
    laid[shown] = (pixels[shown] * (1.0 - weight) + colours[..., :3] * weight + 0.5).astype(np.uint8)
    return laid


CLOSE_GRAIN: Final = 0.15
"""How far the grain goes from light to dark on a picture that is shown far larger than it is."""
GRAINS: Final = 72.0
"""So many grains lie on a step."""


def _close_grain(patch: Patch, backdrop: Backdrop) -> Floats | None:
    """Return the grain of a shipped ground that is looked at more closely than it was painted; None for none.

    It belongs to the places of the table, so that it stays where it is while the table is moved and enlarged.  Pictures
    of one's own stay as they are.
    """
    finest = levels_of(backdrop.file)[0].shape[0] / backdrop.width
    strength = min(max(log2(patch.scale / FINE / finest), 0.0), 1.0)
    if strength == 0.0 or not Path(backdrop.file).is_relative_to(scenarios_folder()):
        return None
    grain, (x, y) = _grains(), patch.places()
    columns = np.floor(x[:, 0] * GRAINS).astype(np.int64) % grain.shape[0]
    rows = np.floor(y[0] * GRAINS).astype(np.int64) % grain.shape[1]
    found: Floats = 1.0 + np.float32(CLOSE_GRAIN * strength) * grain[columns[:, None], rows[None, :], None]
    return found


@lru_cache(maxsize=1)
def _grains() -> Floats:
    """Return grains fine and coarse that join at their ends, from dark (below 0) to light."""
    chance = np.random.default_rng(7)
    whole = np.zeros((192, 192), np.float32)
    for size in (1, 2, 3):
        small = chance.random((192 // size, 192 // size), np.float32) - np.float32(0.5)
        large = np.repeat(np.repeat(small, size, 0), size, 1)
        whole += (large + np.roll(large, 1, 0) + np.roll(large, 1, 1) + np.roll(large, (1, 1), (0, 1))) / 4.0
    found: Floats = whole / 2.0
    return found


def _light_file(backdrop: Backdrop) -> str:
    return str(light_beside(Path(backdrop.file)))


def _fall_light(picture: pygame.Surface, patch: Patch, backdrop: Backdrop) -> None:
    """Let the light of a table fall on what has been painted of it."""
    found = _colours(patch, backdrop, _light_file(backdrop))
    if found is not None:
        shown, colours = found
        pixels = pygame.surfarray.pixels3d(picture)
        pixels[shown] = np.minimum(pixels[shown] * (colours[..., :3] * np.float32(2.0 / 255.0)), 255.0).astype(np.uint8)


Shown = NDArray[np.bool_] | tuple[slice, slice]
"""Which pixels of a patch, as an index."""


def _colours(patch: Patch, backdrop: Backdrop, file: str) -> tuple[Shown, Floats] | None:
    """Return on which pixels of a patch a picture lies, and its colours with opacity there; None for nothing."""
    levels = levels_of(file) if boxes_overlap(backdrop_bounds(backdrop), patch.bounds()) else ()
    if not levels:
        return None
    # The coarsest copy that is still as fine as the patch.
    finest = levels[0].shape[0] / backdrop.width
    picture = levels[min(max(floor(log2(finest / patch.scale) + 0.35), 0), len(levels) - 1)]
    if backdrop.turned == 0.0:
        return _straight(patch, backdrop, picture)
    along, down = _shares(patch, backdrop)
    shown = (along >= 0.0) & (along < 1.0) & (down >= 0.0) & (down < 1.0)
    return shown, _sampled(picture, along[shown], down[shown])


def _straight(patch: Patch, backdrop: Backdrop, picture: Bytes) -> tuple[Shown, Floats]:
    """Return the same for a picture that is not turned: then columns and rows are interpolated one after the other."""
    x, y = patch.places()
    west, south = backdrop.at
    columns, left, right, across = _between((x[:, 0] - west) / backdrop.width, picture.shape[0])
    rows, upper, lower, down = _between(1.0 - (y[0] - south) / backdrop.depth, picture.shape[1])
    if not len(left) or not len(upper):
        return (columns, rows), np.empty((len(left), len(upper), 4), np.float32)
    first, last = int(upper[0]), int(lower[-1]) + 1
    part = picture[int(left[0]) : int(right[-1]) + 1, first:last].astype(np.float32)
    left, right = left - left[0], right - left[0]
    share = across[:, None, None]
    wide = part[left] * (1.0 - share) + part[right] * share
    share = down[None, :, None]
    mixed: Floats = wide[:, upper - first] * (1.0 - share) + wide[:, lower - first] * share
    return (columns, rows), mixed


def _between(shares: Floats, size: int) -> tuple[slice, NDArray[np.intp], NDArray[np.intp], Floats]:
    """Return which of some ascending shares of a picture's side lie in it, between which pixels, and how far."""
    found = np.flatnonzero((shares >= 0.0) & (shares < 1.0))
    shown = slice(int(found[0]), int(found[-1]) + 1) if len(found) else slice(0, 0)
    place = shares[shown] * size - 0.5
    before = np.floor(place)
    first = np.clip(before.astype(np.intp), 0, size - 1)
    return shown, first, np.clip(before.astype(np.intp) + 1, 0, size - 1), (place - before).astype(np.float32)


def backdrop_bounds(backdrop: Backdrop) -> tuple[float, float, float, float]:
    """Return west, south, east and north of what a picture can cover, however it is turned."""
    (x, y), half = _middle(backdrop), hypot(backdrop.width, backdrop.depth) / 2.0
    return (x - half, y - half, x + half, y + half)


def _middle(backdrop: Backdrop) -> tuple[float, float]:
    return (backdrop.at[0] + backdrop.width / 2.0, backdrop.at[1] + backdrop.depth / 2.0)


def _shares(patch: Patch, backdrop: Backdrop) -> tuple[Floats, Floats]:
    """Return where each pixel of a patch lies in the picture: fractions of width from the left, depth from the top."""
    x, y = patch.places()
    middle = _middle(backdrop)
    dx, dy = x - np.float32(middle[0]), y - np.float32(middle[1])
    c, s = np.float32(cos(radians(backdrop.turned))), np.float32(sin(radians(backdrop.turned)))
    along = (dx * c + dy * s) / np.float32(backdrop.width) + np.float32(0.5)
    down = np.float32(0.5) - (dy * c - dx * s) / np.float32(backdrop.depth)
    return np.broadcast_to(along, (patch.width, patch.height)), np.broadcast_to(down, (patch.width, patch.height))


def _sampled(picture: Bytes, along: Floats, down: Floats) -> Floats:
    """Return colours with opacity, interpolated between the pixels of a picture, as rows of four numbers."""
    width, height = picture.shape[:2]
    u, v = along * np.float32(width) - np.float32(0.5), down * np.float32(height) - np.float32(0.5)
    left, top = np.floor(u), np.floor(v)
    right_share, lower_share = (u - left)[:, None], (v - top)[:, None]
    columns = [np.clip(left.astype(np.int32) + n, 0, width - 1) for n in (0, 1)]
    rows = [np.clip(top.astype(np.int32) + n, 0, height - 1) for n in (0, 1)]
    upper = picture[columns[0], rows[0]] * (1.0 - right_share) + picture[columns[1], rows[0]] * right_share
    lower = picture[columns[0], rows[1]] * (1.0 - right_share) + picture[columns[1], rows[1]] * right_share
    mixed: Floats = (upper * (1.0 - lower_share) + lower * lower_share).astype(np.float32)
    return mixed


def levels_of(file: str) -> Levels:
    """Return a picture as arrays [x, y, red green blue opacity], each half as fine as the last; () for a broken one."""
    try:
        return _levels(file, Path(file).stat().st_mtime_ns)
    except OSError:
        return ()


def changed_at(backdrop: Backdrop) -> int:
    """Return when the file of a backdrop was written last, in nanoseconds; 0 for one that is not there."""
    try:
        return Path(backdrop.file).stat().st_mtime_ns
    except OSError:
        return 0


@lru_cache(maxsize=4)
def _levels(file: str, changed: int) -> Levels:
    try:
        # Its size is looked at before anything is unpacked.
        read_picture(Path(file))
        sheet = pygame.image.load(file)
    except (FileProblem, OSError, pygame.error):
        return ()
    found = [_shrunk(sheet, _shrinking(sheet))]
    del sheet
    while min(found[-1].shape[:2]) >= 8:
        found.append(_halved(found[-1]))
    return tuple(found)


def _shrinking(sheet: pygame.Surface) -> int:
    """Return how many pixels of an unpacked picture become one, each way, so that it and what is kept fit."""
    pixels = sheet.get_width() * sheet.get_height()
    factor = 1
    while pixels / factor**2 > MOST_KEPT_PIXELS or pixels * (sheet.get_bytesize() + 4 / factor**2) > MOST_UNPACKED:
        factor += 1
    return factor


def _shrunk(sheet: pygame.Surface, factor: int) -> Bytes:
    """Return a picture made smaller by a whole factor, as an array [x, y, red green blue opacity]."""
    width, height = sheet.get_size()
    wide, high = max(width // factor, 1), max(height // factor, 1)
    kept: Bytes = np.empty((wide, high, 4), np.uint8)
    for top in range(0, high, STRIP):
        rows = min(STRIP, high - top)
        strip = pygame.Surface((width, min(rows * factor, height)), pygame.SRCALPHA, 32)
        strip.blit(sheet, (0, -top * factor))
        small = strip if factor == 1 else pygame.transform.smoothscale(strip, (wide, rows))
        kept[:, top : top + rows, :3] = pygame.surfarray.pixels3d(small)
        kept[:, top : top + rows, 3] = pygame.surfarray.pixels_alpha(small)
    return kept


def _halved(picture: Bytes) -> Bytes:
    """Return a picture half as wide and half as high, each pixel the mean of four."""
    width, height = picture.shape[0] // 2, picture.shape[1] // 2
    half: Bytes = np.empty((width, height, 4), np.uint8)
    for left in range(0, width, STRIP):
        right = min(left + STRIP, width)
        part = picture[2 * left : 2 * right, : 2 * height].astype(np.uint16)
        half[left:right] = (part[::2, ::2] + part[1::2, ::2] + part[::2, 1::2] + part[1::2, 1::2] + 2) >> 2
    return half


TILE: Final = 128
FINE: Final = 2
"""Tiles are painted so many times as large and then shrunk, which smooths every edge."""
MOST_TILES: Final = 2400
OVERVIEW_PIXELS: Final = 300_000
FEW: Final = 8
"""When more pieces than these are different, the overview is mended where they lie together."""
SMALL: Final = 0.6
"""Where more than that share of the table is different, the overview is painted anew as a whole."""
MOST_OVERVIEWS: Final = 16


OUTERMOST: Final = 0.7
"""So many steps inside the edge tell the colour of the ground beyond it."""
ALONG: Final = 1.4
"""How long a piece of the edge of one colour is, in steps: what is smaller is not seen beyond."""
GREYED: Final = 0.4
DIMMED: Final = 0.52
"""The ground beyond the table is so much greyer, and has so much of the light."""
GRAIN: Final = 256
"""How wide and high the grain of the ground beyond is before it repeats, in pixels."""
DENSE: Final = 32.0
"""How many of its pixels are a step."""

Edges = tuple[pygame.Surface, pygame.Surface, pygame.Surface, pygame.Surface]
"""The colours along the north, south, west and east edge, two pixels deep; their ends are the same at each corner."""


def edges_of(overview: pygame.Surface, field: Battlefield) -> Edges:
    """Return with which colours the ground goes on beyond a table of which there is an overview."""
    wide, high = overview.get_size()
    deep = max(round(OUTERMOST * wide / field.width), 1)
    across, along = (max(round(side / ALONG), 3) for side in (field.width, field.depth))
    parts = (
        ((0, 0, wide, deep), (across, 2)), ((0, high - deep, wide, deep), (across, 2)),
        ((0, 0, deep, high), (2, along)), ((wide - deep, 0, deep, high), (2, along)),
    )  # fmt: skip
    north, south, west, east = (_muted(pygame.transform.smoothscale(overview.subsurface(part), size))
                                for part, size in parts)  # fmt: skip
    for row, x, y in ((north, 0, 0), (north, across - 1, 0), (south, 0, along - 1), (south, across - 1, along - 1)):
        column = east if x else west
        colour = row.get_at((x, 0)).lerp(column.get_at((0, y)), 0.5)
        row.fill(colour, (x, 0, 1, 2))
        column.fill(colour, (0, y, 2, 1))
    return north, south, west, east


def _muted(picture: pygame.Surface) -> pygame.Surface:
    """Return a picture as the ground beyond the table is coloured."""
    pixels = pygame.surfarray.array3d(picture).astype(np.float32)
    grey = pixels.mean(axis=2, keepdims=True)
    pygame.surfarray.blit_array(picture, ((pixels + (grey - pixels) * GREYED) * DIMMED).astype(np.uint8))
    return picture


@lru_cache(maxsize=1)
def _grain() -> pygame.Surface:
    """Return by what the colours of the ground beyond are multiplied."""
    pixels = texture(Patch(0.0, 0.0, DENSE, GRAIN, GRAIN), "ground").astype(np.float32)
    shares = np.clip(0.9 * pixels / pixels.mean(axis=(0, 1)), 0.0, 1.0)
    picture = pygame.Surface((GRAIN, GRAIN), 0, 32)
    pygame.surfarray.blit_array(picture, (255.0 * shares).astype(np.uint8))
    return picture


def beyond(edges: Edges, size: tuple[int, int], table: pygame.Rect) -> pygame.Surface:
    """Return a picture of a size in which the ground goes on around where the table lies in it."""
    picture = pygame.Surface(size, 0, 32)
    north, south = edges[:2]
    whole = picture.get_rect()
    for colours, band in zip(edges, _bands(whole, table), strict=True):
        if band.w <= 0 or band.h <= 0:
            continue
        flat = colours in (north, south)
        # Only what is seen of the edge is stretched: it may be far longer than the window.
        length, seen = (table.w, whole.w) if flat else (table.h, whole.h)
        begin = table.left if flat else table.top
        first, last = max(-begin, 0), min(seen - begin, length)
        if last > first:
            picture.blit(_stretched(colours, length, first, last, band.h if flat else band.w, flat=flat),
                         (begin + first, band.top) if flat else (band.left, begin + first))  # fmt: skip
    for row, x, y in ((north, 0, 0), (north, 1, 0), (south, 0, 1), (south, 1, 1)):
        corner = pygame.Rect(table.right if x else 0, table.bottom if y else 0, 0, 0)
        corner.size = (whole.w - table.right if x else table.left, whole.h - table.bottom if y else table.top)
        if corner.w > 0 and corner.h > 0:
            picture.fill(row.get_at((row.get_width() - 1 if x else 0, 0)), corner)
    grain, (across, down) = _grain(), table.topleft
    for band in _bands(whole, table):
        picture.set_clip(band)
        for y in range((band.top - down) // GRAIN * GRAIN + down, band.bottom, GRAIN):
            for x in range((band.left - across) // GRAIN * GRAIN + across, band.right, GRAIN):
                picture.blit(grain, (x, y), special_flags=pygame.BLEND_RGB_MULT)
    picture.set_clip(None)
    return picture


def _bands(whole: pygame.Rect, table: pygame.Rect) -> list[pygame.Rect]:
    """Return what lies beyond the table in a rectangle: north and south in its whole width, west and east between."""
    top, bottom = (min(max(y, whole.top), whole.bottom) for y in (table.top, table.bottom))
    left, right = (min(max(x, whole.left), whole.right) for x in (table.left, table.right))
    return [
        pygame.Rect(whole.left, whole.top, whole.w, top - whole.top),
        pygame.Rect(whole.left, bottom, whole.w, whole.bottom - bottom),
        pygame.Rect(whole.left, top, left - whole.left, bottom - top),
        pygame.Rect(right, top, whole.right - right, bottom - top),
    ]


def _stretched(colours: pygame.Surface, length: int, first: int, last: int, deep: int, *, flat: bool) -> pygame.Surface:
    """Return a part of an edge as long as the table is in pixels, as deep as the ground is seen beyond it."""
    number = colours.get_width() if flat else colours.get_height()
    begin = max(floor(first * number / length) - 1, 0)
    end = min(ceil(last * number / length) + 1, number)
    part = (begin, 0, end - begin, 2) if flat else (0, begin, 2, end - begin)
    long = round((end - begin) * length / number)
    size = (long, 2) if flat else (2, long)
    smooth = pygame.transform.smoothscale(colours.subsurface(part), size)
    skipped = min(max(first - round(begin * length / number), 0), long - 1)
    kept = min(last - first, long - skipped)
    cut = (skipped, 0, kept, 1) if flat else (0, skipped, 1, kept)
    return pygame.transform.scale(smooth.subsurface(cut), (last - first, deep) if flat else (deep, last - first))


@dataclass(slots=True, eq=False)
class _Look:
    """Something that tiles are pictures of: a table under a backdrop.  `overview` is coarse and shows all of it.

    `edges` are the colours with which the ground goes on beyond the table.

    One that `is_shared` is found again when the same table is opened.
    """

    overview: pygame.Surface | None = None
    edges: Edges | None = None
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
        self._battlefield = setup.battlefield
        self._backdrop = setup.backdrop
        self._look = self._known_look()
        self._last_scale = 0.0
        self._beyond: tuple[object, pygame.Surface] | None = None

    def change(self, after: Battlefield, backdrop: Backdrop | None) -> None:
        """Show another table; only tiles with something that is different in them are painted anew."""
        before, old = self._battlefield, self._look
        same_table = (before.width, before.depth) == (after.width, after.depth) and self._backdrop == backdrop
        self._battlefield = after
        self._backdrop = backdrop
        self._look = _Look()
        if same_table:
            self._take_over(before, old)
            for key in [key for key in painted_tiles if key[0] is old]:
                del painted_tiles[key]

    def _take_over(self, before: Battlefield, old: _Look) -> None:
        """Keep of what has been painted of a table before what is the same on this one."""
        different = set(before.pieces) ^ set(self._battlefield.pieces)
        bounds = [joined(art_bounds(piece), shadow_bounds(piece)) for piece in different]
        mended = bounds if len(bounds) <= FEW else [reduce(joined, bounds)]
        small = sum((east - west) * (north - south) for west, south, east, north in mended)
        if old.overview is not None and small < SMALL * before.width * before.depth:
            self._look.overview = old.overview.copy()
            for one in mended:
                self._mend_overview(self._look.overview, one)
            within = (OUTERMOST, OUTERMOST, before.width - OUTERMOST, before.depth - OUTERMOST)
            if all(joined(one, within) == within for one in bounds):
                self._look.edges = old.edges
        for key in [key for key in painted_tiles if key[0] is old]:
            if not any(boxes_overlap(one, _tile_bounds(key, before.depth)) for one in bounds):
                painted_tiles[(self._look, *key[1:])] = painted_tiles[key]

    def _known_look(self) -> _Look:
        """Return the look that may have been painted before."""
        return painted_tiles.look_of(self._battlefield, self._backdrop)

    @property
    def look(self) -> object:
        """Return what is drawn: another object if anything about it is different."""
        return self._look

    def _mend_overview(self, overview: pygame.Surface, bounds: Box) -> None:
        """Paint a part of the overview anew, the pixels it touches included."""
        field = self._battlefield
        scale = self._overview_scale()
        west, south, east, north = bounds
        part = pygame.Rect(floor(west * scale) - 2, floor((field.depth - north) * scale) - 2, 0, 0)
        part.size = (ceil(east * scale) + 2 - part.left, ceil((field.depth - south) * scale) + 2 - part.top)
        part = part.clip(overview.get_rect())
        if part.w > 0 and part.h > 0:
            again = terrain_picture(field, scale, part.left, part.top, part.w, part.h, self._backdrop)
            overview.blit(again, part)

    def _overview_scale(self) -> float:
        field = self._battlefield
        return min(sqrt(OVERVIEW_PIXELS / (field.width * field.depth)), 40.0)

    def show(self, left: Battlefield) -> None:
        """Show the same table without some of its pieces, or with some cut open; only what differs is painted anew."""
        if left is self._battlefield:
            return
        before, old = self._battlefield, self._look
        self._battlefield = left
        self._look = self._known_look()
        if self._look.overview is None:
            self._take_over(before, old)

    def draw(self, surface: pygame.Surface, camera: Camera, *, complete: bool = False, seconds: float = 0.006) -> bool:
        """Draw table and terrain into the camera's viewport; return whether every tile is at its finest.

        At most about `seconds` (and at least one tile) are spent on painting, unless it is to be
        `complete`. While the
        scale changes from call to call, nothing is painted that would be useless at once.
        """
        may_paint = complete or camera.scale == self._last_scale
        self._last_scale = camera.scale
        field = self._battlefield
        left, top = camera.to_screen((0.0, field.depth))
        right, bottom = left + round(field.width * camera.scale), top + round(field.depth * camera.scale)
        table = pygame.Rect(left, top, right - left, bottom - top)
        self._draw_beyond(surface, camera.viewport, table)
        draw_frame(surface, camera, table)
        before = surface.get_clip()
        shown = table.clip(camera.viewport).clip(before)
        surface.set_clip(shown)
        start, finest = clock(), True
        for key, place in self._visible(camera, table, shown):
            tile = painted_tiles.get(key)
            if tile is None:
                if complete or (may_paint and (finest or clock() - start < seconds)):
                    tile = self._paint(key)
                finest = False
            if tile is None:
                self._blit_overview(surface, camera, key, place)
            else:
                painted_tiles.move_to_end(key)
                surface.blit(tile, place)
        surface.set_clip(before)
        return finest or complete

    def _draw_beyond(self, surface: pygame.Surface, area: pygame.Rect, table: pygame.Rect) -> None:
        """Draw the ground that goes on beyond the table; while table and area are the same it is copied."""
        look = self._look
        if look.edges is None:
            look.edges = edges_of(self._coarse(), self._battlefield)
        key = (look.edges, tuple(area), tuple(table))
        if self._beyond is None or self._beyond[0] != key:
            self._beyond = key, beyond(look.edges, area.size, table.move(-area.left, -area.top))
        for band in _bands(area, table):
            if band.w > 0 and band.h > 0:
                surface.blit(self._beyond[1], band, band.move(-area.left, -area.top))

    def _coarse(self) -> pygame.Surface:
        """Return the overview, painted when it is needed first."""
        field, overview = self._battlefield, self._look.overview
        if overview is None:
            scale = self._overview_scale()
            size = (ceil(field.width * scale), ceil(field.depth * scale))
            overview = self._look.overview = terrain_picture(field, scale, 0, 0, *size, self._backdrop)
        return overview

    def _visible(self, camera: Camera, table: pygame.Rect, shown: pygame.Rect) -> list[tuple[TileKey, tuple[int, int]]]:
        """Return keys and places of the tiles in view, central ones first."""
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
        """Draw a stretched part of the overview in the place of a tile."""
        field, overview = self._battlefield, self._coarse()
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
    """Return west, south, east and north of a tile in steps, with the rim that smoothing needs."""
    _, scale, column, row = key
    rim = 0.3
    west, north = column * TILE / scale, depth - row * TILE / scale
    return (west - rim, north - TILE / scale - rim, west + TILE / scale + rim, north + rim)


def _drawn_later(piece: Piece) -> tuple[float, bool, float, str]:
    """Return the drawing order of pieces: a lintel lies under its door, which would otherwise never be seen."""
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
    # Where there is light, its picture says where shadows lie.
    is_lit = backdrop is not None and bool(levels_of(_light_file(backdrop)))
    if not is_lit:
        darken(sheet, patch, 0.0, pieces)
    here = patch.bounds()
    for piece in pieces:
        bounds = art_bounds(piece)
        cut = patch.cut(bounds) if boxes_overlap(bounds, here) else None
        if cut is None:
            continue
        part, place = cut
        picture = painted(part, piece, (field.width, field.depth))
        if not is_lit:
            darken(picture, part, _level_of(piece), shadows.on(piece, part.bounds()))
        sheet.blit(picture, place)
    small = pygame.transform.smoothscale(sheet, (width + 2 * margin, height + 2 * margin))
    if is_lit and backdrop is not None:
        _fall_light(small, replace(patch, scale=scale, width=small.get_width(), height=small.get_height()), backdrop)
    tile = pygame.Surface((width, height), 0, 32)
    tile.blit(small, (-margin, -margin))
    return tile


def _level_of(piece: Piece) -> float:
    """Return the height on which shadows fall: the top; half the height of a ramp; the ground of water."""
    if style_of(piece).form == "water":
        return 0.0
    return piece.base + piece.height * (0.5 if piece.is_ramp else 1.0)


def _ground(patch: Patch, field: Battlefield, backdrop: Backdrop | None) -> pygame.Surface:
    """Return bare ground, slightly varied and darker toward the edge of the table, under a picture if any."""
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

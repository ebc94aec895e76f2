"""The picture under the terrain, such as a photo of a real table, laid over the bare ground."""

from __future__ import annotations

from functools import lru_cache
from math import cos, floor, hypot, log2, radians, sin
from pathlib import Path
from typing import Final

import numpy as np
import pygame

from pb12table.files.forms.pictures import MOST_UNPACKED, read_picture
from pb12table.files.problems import FileProblem
from pb12table.skirmish.backdrop import Backdrop
from pb12table.table.shapes import boxes_overlap
from pb12table.window.terrain.terrain_patch import Bytes, Floats, Patch

MOST_KEPT_PIXELS: Final = 16_000_000
"""A larger picture is made smaller before it is kept."""
STRIP: Final = 64
"""So many rows of what is kept are made at a time: there is never room for a second copy of a large picture."""

Levels = tuple[Bytes, ...]


def backdrop_laid(pixels: Bytes, patch: Patch, backdrop: Backdrop) -> Bytes:
    """The pixels of a patch of bare ground with a picture laid over them; unchanged when it cannot be shown."""
    if backdrop.opacity <= 0.0 or not boxes_overlap(backdrop_bounds(backdrop), patch.bounds()):
        return pixels
    levels = levels_of(backdrop.file)
    if not levels:
        return pixels
    # The coarsest copy that is still as fine as the patch.
    finest = levels[0].shape[0] / backdrop.width
    level = min(max(floor(log2(finest / patch.scale) + 0.35), 0), len(levels) - 1)
    picture = levels[level]
    along, down = _shares(patch, backdrop)
    shown = (along >= 0.0) & (along < 1.0) & (down >= 0.0) & (down < 1.0)
    colours = _sampled(picture, along[shown], down[shown])
    weight = colours[:, 3:4] * np.float32(backdrop.opacity / 255.0)
    laid = pixels.copy()
    laid[shown] = (pixels[shown] * (1.0 - weight) + colours[:, :3] * weight + 0.5).astype(np.uint8)
    return laid


def backdrop_bounds(backdrop: Backdrop) -> tuple[float, float, float, float]:
    """West, south, east and north of what a picture can cover, however it is turned."""
    (x, y), half = _middle(backdrop), hypot(backdrop.width, backdrop.depth) / 2.0
    return (x - half, y - half, x + half, y + half)


def _middle(backdrop: Backdrop) -> tuple[float, float]:
    return (backdrop.at[0] + backdrop.width / 2.0, backdrop.at[1] + backdrop.depth / 2.0)


def _shares(patch: Patch, backdrop: Backdrop) -> tuple[Floats, Floats]:
    """Where each pixel of a patch lies in the picture: shares of its width from the left, of its depth from the top."""
    x, y = patch.places()
    middle = _middle(backdrop)
    dx, dy = x - np.float32(middle[0]), y - np.float32(middle[1])
    c, s = np.float32(cos(radians(backdrop.turned))), np.float32(sin(radians(backdrop.turned)))
    along = (dx * c + dy * s) / np.float32(backdrop.width) + np.float32(0.5)
    down = np.float32(0.5) - (dy * c - dx * s) / np.float32(backdrop.depth)
    return np.broadcast_to(along, (patch.width, patch.height)), np.broadcast_to(down, (patch.width, patch.height))


def _sampled(picture: Bytes, along: Floats, down: Floats) -> Floats:
    """Colours with opacity between the pixels of a picture, as rows of four numbers."""
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
    """A picture as arrays [x, y, red green blue opacity], each half as fine as the one before; () for a broken one."""
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


@lru_cache(maxsize=2)
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
    """How many pixels of an unpacked picture become one, each way, for it and what is kept to have room."""
    pixels = sheet.get_width() * sheet.get_height()
    factor = 1
    while pixels / factor**2 > MOST_KEPT_PIXELS or pixels * (sheet.get_bytesize() + 4 / factor**2) > MOST_UNPACKED:
        factor += 1
    return factor


def _shrunk(sheet: pygame.Surface, factor: int) -> Bytes:
    """A picture made smaller by a whole factor, as an array [x, y, red green blue opacity]."""
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
    """A picture half as wide and half as high, each pixel the mean of four."""
    width, height = picture.shape[0] // 2, picture.shape[1] // 2
    half: Bytes = np.empty((width, height, 4), np.uint8)
    for left in range(0, width, STRIP):
        right = min(left + STRIP, width)
        part = picture[2 * left : 2 * right, : 2 * height].astype(np.uint16)
        half[left:right] = (part[::2, ::2] + part[1::2, ::2] + part[::2, 1::2] + part[1::2, 1::2] + 2) >> 2
    return half

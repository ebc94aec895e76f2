"""The picture under the terrain, such as a photo of a real table, laid over the bare ground."""

from __future__ import annotations

from functools import lru_cache
from math import cos, floor, hypot, log2, radians, sin
from pathlib import Path
from typing import Final

import numpy as np
import pygame

from pb12table.files.pictures import read_picture
from pb12table.files.problems import FileProblem
from pb12table.skirmish.backdrop import Backdrop
from pb12table.table.shapes import boxes_overlap
from pb12table.window.terrain.terrain_patch import Bytes, Floats, Patch

MOST_KEPT_PIXELS: Final = 16_000_000
"""A larger picture is made smaller before it is kept."""

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


@lru_cache(maxsize=2)
def _levels(file: str, changed: int) -> Levels:
    try:
        # Its size is looked at before anything is unpacked.
        read_picture(Path(file))
        sheet = pygame.image.load(file)
    except (FileProblem, OSError, pygame.error):
        return ()
    whole = pygame.Surface(sheet.get_size(), pygame.SRCALPHA, 32)
    whole.blit(sheet, (0, 0))
    width, height = whole.get_size()
    shrink = (width * height / MOST_KEPT_PIXELS) ** 0.5
    if shrink > 1.0:
        whole = pygame.transform.smoothscale(whole, (max(int(width / shrink), 1), max(int(height / shrink), 1)))
    found: list[Bytes] = []
    while True:
        colours, opacity = pygame.surfarray.array3d(whole), pygame.surfarray.array_alpha(whole)
        found.append(np.concatenate([colours, opacity[:, :, None]], axis=2))
        width, height = whole.get_size()
        if min(width, height) < 8:
            return tuple(found)
        whole = pygame.transform.smoothscale(whole, (width // 2, height // 2))

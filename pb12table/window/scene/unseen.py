"""What is below all figures, kept as pictures while the camera rests, and the veil over what a figure does not see."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import floor
from typing import Final

import numpy as np
import pygame
from numpy.typing import NDArray

from pb12table.table.battlefield import Battlefield
from pb12table.table.shapes import Region, Ring
from pb12table.table.terrain import Piece
from pb12table.window.kit.background import Same
from pb12table.window.kit.palette import Colour
from pb12table.window.scene.picture import Camera

Surfaces = tuple[tuple[float, Region], ...]
Places = NDArray[np.float64]
"""Points in pixels, one a row."""

DARK: Final[Colour] = (112, 114, 138)
"""What the colours of unseen ground are multiplied by, in 255ths."""
SEEN: Final[Colour] = (255, 255, 255)
BORDER: Final[Colour] = (120, 112, 84)
"""What the border between seen and unseen adds to the colours."""
NO_BORDER: Final[Colour] = (0, 0, 0)
SAME_HEIGHT: Final = 1e-6
CELL: Final = 32
"""How many pixels wide and high a cell is."""
SIMPLER: Final = 4
ON_LINE: Final = 0.12
"""How often lines are made simpler, and by how many pixels at most each time."""
FEW: Final = 12
"""An area that lies in so many cells is blended in all of them."""
ALL_DARK, ALL_SEEN, MIXED = 0, 1, 2
"""What a cell is."""


@dataclass(frozen=True, slots=True)
class _Roof:
    """A piece one can stand on, as it lies in the window; `cells` are the rows and columns that it may touch."""

    top: float
    outline: list[tuple[float, float]]
    cells: tuple[slice, slice]


class Veil:
    """Darkens a table; keeps what it has worked out until something else is seen, or seen from elsewhere."""

    def __init__(self) -> None:
        self._key: object = None
        self._shade = self._border = pygame.Surface((0, 0))
        self._runs: list[tuple[int, pygame.Rect]] = []
        self._roofs_key: object = None
        self._roofs: list[_Roof] = []

    def draw(
        self,
        surface: pygame.Surface,
        camera: Camera,
        surfaces: Surfaces,
        battlefield: Battlefield,
        dark: pygame.Surface | None = None,
    ) -> None:
        """Darken the table except for the seen part of each level, (height, region) in steps, ascending.

        A roof hides the ground below it on the screen, so that what counts at a place is the highest surface there.
        `dark` is what lies in the clip of the surface with all of it darkened, where somebody has it.
        """
        clip = surface.get_clip()
        table = camera.table_on_screen().clip(camera.viewport).clip(clip)
        if table.w <= 0 or table.h <= 0:
            return
        x, y = camera.to_screen_exact((0.0, 0.0))
        key = (x - table.x, y - table.y, camera.scale, table.size)
        if self._key != (key, Same(surfaces), Same(battlefield)):
            self._key = (key, Same(surfaces), Same(battlefield))
            self._cut_out(key, surfaces, battlefield)
        placed = [(kind, part, part.move(table.topleft)) for kind, part in self._runs if kind != ALL_SEEN]
        if dark is not None:
            by = (-clip.x, -clip.y)
            surface.blits([(dark, to, to.move(by)) for kind, _, to in placed if kind == ALL_DARK], False)
        else:
            for kind, _, to in placed:
                if kind == ALL_DARK:
                    surface.fill(DARK, to, pygame.BLEND_RGB_MULT)
        mixed = [(part, to) for kind, part, to in placed if kind == MIXED]
        surface.blits([(self._shade, to, part, pygame.BLEND_RGB_MULT) for part, to in mixed], False)
        surface.blits([(self._border, to, part, pygame.BLEND_RGB_ADD) for part, to in mixed], False)

    def _cut_out(
        self, where: tuple[float, float, float, tuple[int, int]], surfaces: Surfaces, battlefield: Battlefield
    ) -> None:
        """Work out what to multiply the table with, the borders of what is seen, and what each cell is.

        `where` is where the table's south-west corner lies in them, pixels for a step, and their size.
        """
        x, y, scale, size = where
        self._clear(size)
        cells = np.zeros((-(-size[1] // CELL), -(-size[0] // CELL)), np.uint8)

        def pixels(ring: Ring) -> Places:
            return np.array((x, y)) + np.array(ring) * (scale, -scale)

        roofs = iter(self._known_roofs(where, battlefield, cells.shape))
        roof = next(roofs, None)
        for height, region in surfaces:
            while roof is not None and roof.top < height - SAME_HEIGHT:
                self._lay(roof, cells)
                roof = next(roofs, None)
            # What is seen of a roof lies on it, and roofs of one height do not overlap.
            while roof is not None and roof.top <= height + SAME_HEIGHT:
                self._lay(roof, cells)
                roof = next(roofs, None)
            for outer, holes in region.rings:
                rings = [simpler(pixels(ring)) for ring in (outer, *holes)]
                if not len(rings[0]):
                    continue
                ring = rings[0] if len(rings) == 1 else simpler(pixels(slit(outer, holes)))
                if len(ring) > 2:
                    pygame.draw.polygon(self._shade, SEEN, ring.tolist())
                for line in rings:
                    if len(line) > 1:
                        pygame.draw.aalines(self._border, BORDER, True, line.tolist())
                around = _cells_around(rings[0], cells.shape)
                if cells[around].size <= FEW:
                    cells[around] = MIXED
                    continue
                touched = cells_touched(rings, cells.shape)
                cells[cells_inside(rings, cells.shape) & ~touched] = ALL_SEEN
                cells[touched] = MIXED
        while roof is not None:
            self._lay(roof, cells)
            roof = next(roofs, None)
        self._runs = list(_runs(cells, size))

    def _clear(self, size: tuple[int, int]) -> None:
        """Make both layers dark and without borders, of a size in pixels."""
        if self._shade.get_size() != size:
            self._shade, self._border = pygame.Surface(size), pygame.Surface(size)
            self._shade.fill(DARK)
            return
        for kind, part in self._runs:
            if kind != ALL_DARK:
                self._shade.fill(DARK, part)
                self._border.fill(NO_BORDER, part)

    def _lay(self, roof: _Roof, cells: NDArray[np.uint8]) -> None:
        """Lay a roof over what is seen below it; what lies in its yards stays."""
        below = cells[roof.cells]
        if below.any():
            below[below == ALL_SEEN] = MIXED
            pygame.draw.polygon(self._shade, DARK, roof.outline)
            pygame.draw.polygon(self._border, NO_BORDER, roof.outline)

    def _known_roofs(
        self, where: tuple[float, float, float, tuple[int, int]], battlefield: Battlefield, shape: tuple[int, ...]
    ) -> list[_Roof]:
        """Return all roofs of a table in view, lower ones first."""
        key = (where, Same(battlefield))
        if self._roofs_key != key:
            self._roofs_key = key
            pieces = sorted(filter(battlefield.carries, battlefield.pieces), key=lambda piece: piece.top)
            self._roofs = [roof for piece in pieces if (roof := _roof(piece, where, shape)) is not None]
        return self._roofs


def _roof(piece: Piece, where: tuple[float, float, float, tuple[int, int]], shape: tuple[int, ...]) -> _Roof | None:
    """Return a piece as it lies in the window, None if it lies elsewhere."""
    x, y, scale, _ = where
    outline = [(x + east * scale, y - north * scale) for east, north in slit(piece.outline, piece.holes)]
    rows, columns = _cells_around(np.array(outline), shape)
    seen = rows.start < rows.stop and columns.start < columns.stop
    return _Roof(piece.top, outline, (rows, columns)) if seen else None


def _cells_around(ring: Places, shape: tuple[int, ...]) -> tuple[slice, slice]:
    """Return the rows and columns of the cells around a ring, with two more pixels on each side."""
    (west, north), (east, south) = ring.min(axis=0).tolist(), ring.max(axis=0).tolist()
    rows = slice(max(floor((north - 2) / CELL), 0), min(max(floor((south + 2) / CELL) + 1, 0), shape[0]))
    columns = slice(max(floor((west - 2) / CELL), 0), min(max(floor((east + 2) / CELL) + 1, 0), shape[1]))
    return rows, columns


def simpler(ring: Places) -> Places:
    """Return a ring of pixels without imperceptible points: together they move its line by half a pixel at most.

    Those in the same half of a pixel as the one before go first, then, again and again, every other one that lies
    nearly on the line between its neighbours.
    """
    halves = np.floor(ring * 2.0)
    left = ring[(halves != np.roll(halves, 1, axis=0)).any(axis=1)]
    for _ in range(SIMPLER):
        if len(left) < 8:
            break
        before, after = np.roll(left, 1, axis=0), np.roll(left, -1, axis=0)
        way, off = after - before, left - before
        aside = np.abs(way[:, 0] * off[:, 1] - way[:, 1] * off[:, 0])
        # Also where the line turns back: there both neighbours lie on one side.
        goes = aside <= ON_LINE * np.hypot(way[:, 0], way[:, 1])
        goes &= np.einsum("ij,ij->i", off, after - left) > 0.0
        goes[::2] = False
        left = left[~goes]
    return np.asarray(left)


def cells_touched(rings: Sequence[Places], shape: tuple[int, ...]) -> NDArray[np.bool_]:
    """Return which cells (rows, columns) lines of closed rings come within two pixels of; a few more may be named."""
    found = np.zeros(shape, np.bool_)
    ways = [np.stack((ring, np.roll(ring, -1, axis=0)), axis=1) for ring in rings if len(ring)]
    if not ways:
        return found
    starts, ends = np.concatenate(ways).transpose(1, 0, 2)
    # A point every quarter of a cell: the line between two lies within an eighth of one of them.
    counts = (np.hypot(*(ends - starts).T) * (4.0 / CELL)).astype(np.int64) + 1
    first = np.repeat(np.cumsum(counts) - counts, counts)
    shares = (np.arange(len(first)) - first) / np.repeat(counts, counts)
    points = np.repeat(starts, counts, axis=0) + shares[:, None] * np.repeat(ends - starts, counts, axis=0)
    reach = CELL / 8.0 + 2.0
    for across in (-reach, reach):
        for down in (-reach, reach):
            columns, rows = np.floor((points + np.array((across, down))) / CELL).astype(np.int64).T
            near = (columns >= 0) & (rows >= 0) & (columns < shape[1]) & (rows < shape[0])
            found[rows[near], columns[near]] = True
    return found


def cells_inside(rings: Sequence[Places], shape: tuple[int, ...]) -> NDArray[np.bool_]:
    """Return which cells (rows, columns) have their middles inside an odd number of closed rings."""
    crossings = np.zeros((shape[0], shape[1] + 1), np.int64)
    middles = (np.arange(shape[0]) + 0.5) * CELL
    for ring in rings:
        ends = np.roll(ring, -1, axis=0)
        edge, row = np.nonzero((ring[:, 1:] <= middles) != (ends[:, 1:] <= middles))
        (ax, ay), (bx, by) = ring[edge].T, ends[edge].T
        meets = ax + (middles[row] - ay) * (bx - ax) / (by - ay)
        column = np.clip(np.ceil(meets / CELL - 0.5), 0, shape[1]).astype(np.int64)
        np.add.at(crossings, (row, column), 1)
    return np.asarray(np.cumsum(crossings, axis=1)[:, :-1] % 2 == 1)


def _runs(cells: NDArray[np.uint8], size: tuple[int, int]) -> Iterator[tuple[int, pygame.Rect]]:
    """Yield adjacent cells of one kind as rectangles, with their kind."""
    whole = pygame.Rect((0, 0), size)
    for number, row in enumerate(cells):
        starts = [0, *(np.nonzero(row[1:] != row[:-1])[0] + 1).tolist(), len(row)]
        for first, end in pairwise(starts):
            part = pygame.Rect(first * CELL, number * CELL, (end - first) * CELL, CELL)
            yield int(row[first]), part.clip(whole)


def slit(outer: Ring, holes: Sequence[Ring]) -> Ring:
    """Return a polygon with holes as one ring, which goes into each hole and back along a slit of zero width.

    Each slit runs west from a hole's westernmost corner to the next border. All holes it could meet are further west
    and so have their own slits already, hence no slit crosses another hole.
    """
    if not holes:
        return outer
    ring = np.array(outer)
    for hole in sorted(holes, key=min):
        first = hole.index(min(hole))
        x, y = hole[first]
        ends = np.roll(ring, -1, axis=0)
        crossing = np.nonzero((ring[:, 1] > y) != (ends[:, 1] > y))[0]
        (ax, ay), (bx, by) = ring[crossing].T, ends[crossing].T
        meets = ax + (y - ay) * (bx - ax) / (by - ay)
        west = np.nonzero(meets <= x)[0]
        if len(west):
            nearest = west[np.argmax(meets[west])]
            place, start = int(crossing[nearest]), (float(meets[nearest]), y)
        else:
            # The hole touches the border.
            place = int(np.argmin(np.hypot(ring[:, 0] - x, ring[:, 1] - y)))
            start = (float(ring[place, 0]), float(ring[place, 1]))
        way = [start, *hole[first:], *hole[: first + 1], start]
        ring = np.concatenate((ring[: place + 1], np.array(way), ring[place + 1 :]))
    return tuple((float(x), float(y)) for x, y in ring)


class KeptGround:
    """The ground of a view and, when it is asked for, the same in the dark; one of each."""

    def __init__(self) -> None:
        self._asked: object = None
        self._key: object = None
        self._picture = self._dark = pygame.Surface((0, 0))
        self._is_dark = False

    def draw(self, surface: pygame.Surface, key: object, paint: Callable[[], bool]) -> bool:
        """Copy the ground into the clip of a surface, or paint it; return whether it is at its finest.

        `key` is what it depends on beside the clip. What is painted is kept when the same is asked for twice in a row:
        while a camera moves nothing is gained by keeping.
        """
        clip = surface.get_clip()
        whole = (key, clip.topleft, clip.size)
        if self._key == whole:
            surface.blit(self._picture, clip)
            return True
        rests, self._asked = self._asked == whole, whole
        finest = paint()
        if finest and rests and clip.w > 0 and clip.h > 0:
            if self._picture.get_size() == clip.size:
                self._picture.blit(surface, (0, 0), clip)
            else:
                self._picture = surface.subsurface(clip).copy()
            self._key, self._is_dark = whole, False
        return finest

    def dark(self, surface: pygame.Surface) -> pygame.Surface | None:
        """Return the ground that was copied last, darkened; None if none is kept for the clip of a surface."""
        if self._key is None or self._key != self._asked:
            return None
        if not self._is_dark:
            if self._dark.get_size() != self._picture.get_size():
                self._dark = self._picture.copy()
            else:
                self._dark.blit(self._picture, (0, 0))
            self._dark.fill(DARK, special_flags=pygame.BLEND_RGB_MULT)
            self._is_dark = True
        return self._dark

    @property
    def rests(self) -> bool:
        """Return whether what was drawn last is kept."""
        return self._key is not None and self._key == self._asked


class KeptAreas:
    """A view with the ground and all that lies flat on it, as it was painted last."""

    def __init__(self) -> None:
        self._key: object = None
        self._picture = pygame.Surface((0, 0))

    def copied(self, surface: pygame.Surface, key: object) -> bool:
        """Copy it into the clip of a surface; return False where another is kept, or none."""
        clip = surface.get_clip()
        if self._key != (key, clip.topleft, clip.size):
            return False
        surface.blit(self._picture, clip)
        return True

    def keep(self, surface: pygame.Surface, key: object) -> None:
        """Keep what lies in the clip of a surface."""
        clip = surface.get_clip()
        if clip.w <= 0 or clip.h <= 0:
            return
        if self._picture.get_size() == clip.size:
            self._picture.blit(surface, (0, 0), clip)
        else:
            self._picture = surface.subsurface(clip).copy()
        self._key = (key, clip.topleft, clip.size)

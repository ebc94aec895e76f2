"""What is worked out once for each battlefield: convex parts, bounding boxes and quick look-ups of its pieces."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import hypot, inf

import shapely

from pb12table.table.battlefield import Battlefield, Gait
from pb12table.table.planar import turn
from pb12table.table.shapes import TOLERANCE, Box, Point, Ring, box_of, ring_area
from pb12table.table.terrain import Piece, ramp_line
from pb12table.table.unions import open_ring

_CELL = 4.0
"""Pieces are looked up by cells of this size first, in steps."""

_MOST_AROUND = 4096
"""For so many stretches of cells the pieces are kept before the memory is emptied."""

Cells = tuple[int, int, int, int]
"""The first column and row and the last ones of a stretch of cells."""

_HAIR = 1e-9
"""Corners nearer to each other than this, in steps, are one."""


@dataclass(frozen=True, slots=True)
class Part:
    """A convex part of a piece, counter-clockwise, with the height of the top at each corner.

    A part of a thin wall is one straight stretch of two points.
    """

    ring: Ring
    tops: tuple[float, ...]

    @property
    def level(self) -> bool:
        """Return whether the top has one height everywhere, as the landings of a ramp have."""
        return min(self.tops) == max(self.tops)


@dataclass(frozen=True, slots=True, eq=False)
class Entry:
    """A piece with its convex parts and bounding box (west, south, east, north).

    `casting` are the parts that have an inside, which alone can hide anything: before its low edge a ramp has none.
    `ledge` is how high a ledge may be on this table to be walked over, in steps.
    """

    piece: Piece
    parts: tuple[Part, ...]
    casting: tuple[Part, ...]
    box: Box
    base: float
    top: float
    flat: bool
    carries: bool
    solid: bool
    ledge: float

    @property
    def lowest(self) -> float:
        """The height of the lowest point of its top, of a level one that of all."""
        return min(min(part.tops) for part in self.parts)


class TerrainIndex:
    """Entries of all pieces of a battlefield, in its order, with those that are near anything quickly found.

    `hollow` are the opaque ones that can be walked into, so that eyes may be in them; `one_way` is seen through from
    one side, `translucent` from all, but not clearly; the ground of `hiding` ones is seen into and not through.
    """

    __slots__ = (
        "_around", "_grid", "by_id", "carrying", "entries", "has_ramps", "hiding", "hollow", "one_way", "solid",
        "translucent",
    )  # fmt: skip

    def __init__(self, battlefield: Battlefield) -> None:
        self.entries = tuple(_entry(piece, battlefield.gait) for piece in battlefield.pieces)
        self.by_id = {entry.piece.id: entry for entry in self.entries}
        self.solid = tuple(entry for entry in self.entries if entry.solid)
        self.hollow = tuple(entry for entry in self.entries if entry.piece.opaque and not entry.solid)
        self.translucent = tuple(entry for entry in self.entries if entry.piece.translucent > 0)
        self.hiding = tuple(entry for entry in self.entries if entry.piece.hides is not None)
        self.one_way = tuple(piece for piece in battlefield.pieces if piece.opaque and piece.one_way is not None)
        self.carrying = tuple(entry for entry in self.entries if entry.carries)
        self.has_ramps = any(not entry.flat for entry in self.solid)
        self._grid = _gridded(self.entries)
        self._around: dict[Cells, tuple[tuple[Box, int], ...]] = {}

    def near(self, box: Box) -> list[Entry]:
        """Return the entries whose bounding box meets a box, in battlefield order."""
        return [self.entries[number] for number in self.numbers_near(box)]

    def numbers_near(self, box: Box) -> list[int]:
        """Return the numbers of the entries whose bounding box meets a box, the lowest first."""
        west, south, east, north = box
        cells = _cells_of(box)
        rows = self._around.get(cells)
        if rows is None:
            if len(self._around) >= _MOST_AROUND:
                self._around.clear()
            rows = self._around[cells] = tuple(self._meeting(cells))
        return [
            number
            for (left, low, right, high), number in rows
            if left <= east and right >= west and low <= north and high >= south
        ]

    def _meeting(self, cells: Cells) -> Iterable[tuple[Box, int]]:
        """Yield the numbers of the entries that reach into some cells, the first to the last, with their boxes."""
        west, south, east, north = cells
        numbers: Iterable[int] = range(len(self.entries))
        # Over more cells than there are entries it is sooner done to look at all of these.
        if (east - west + 1) * (north - south + 1) <= 2 * len(self.entries):
            grid, found = self._grid, set[int]()
            for column in range(west, east + 1):
                for row in range(south, north + 1):
                    found.update(grid.get((column, row), ()))
            numbers = sorted(found)
        for number in numbers:
            entry = self.entries[number]
            left, low, right, high = _cells_of(entry.box)
            if left <= east and right >= west and low <= north and high >= south:
                yield entry.box, number


def _cells_of(box: Box) -> Cells:
    """Return the cells into which a box reaches."""
    west, south, east, north = box
    return (int(west // _CELL), int(south // _CELL), int(east // _CELL), int(north // _CELL))


def _gridded(entries: Sequence[Entry]) -> dict[tuple[int, int], list[int]]:
    """Return by cell the numbers of the entries reaching into it, in order."""
    grid: dict[tuple[int, int], list[int]] = {}
    for number, entry in enumerate(entries):
        west, south, east, north = _cells_of(entry.box)
        for column in range(west, east + 1):
            for row in range(south, north + 1):
                grid.setdefault((column, row), []).append(number)
    return grid


@lru_cache(maxsize=64)
def terrain_index(battlefield: Battlefield) -> TerrainIndex:
    """Return the index of a battlefield, made once."""
    return TerrainIndex(battlefield)


@lru_cache(maxsize=20_000)
def _entry(piece: Piece, gait: Gait) -> Entry:
    """Return what of a piece is independent of others, kept for the next table that has it."""
    stretches = pairwise(piece.outline) if piece.thin else convex_parts(piece.outline, piece.holes)
    parts = tuple(part for ring in stretches for part in _strips(piece, ring))
    return Entry(
        piece=piece,
        parts=parts,
        casting=tuple(part for part in parts if max(part.tops) - piece.base > TOLERANCE),
        box=box_of(piece.outline),
        base=piece.base,
        top=piece.top,
        flat=not piece.is_ramp,
        carries=gait.carries(piece),
        solid=not piece.passable,
        ledge=gait.ledge,
    )


def _strips(piece: Piece, ring: Ring) -> list[Part]:
    """Return the parts of a convex ring or a thin wall's stretch: a ramp is cut where its top begins and ends to rise.

    So each has a plane top. Before and behind the rise it is level to the last digit, whatever is rounded.
    """
    if not piece.is_ramp:
        return [Part(ring, (piece.top,) * len(ring))]
    (x, y), (nx, ny), run = ramp_line(piece)
    begin = x * nx + y * ny
    below, rising, above = (
        _between(ring, (nx, ny), low, high) for low, high in ((-inf, begin), (begin, begin + run), (begin + run, inf))
    )
    strips = [
        Part(below, (piece.base,) * len(below)),
        Part(rising, tuple(piece.top_at(point) for point in rising)),
        Part(above, (piece.top,) * len(above)),
    ]
    return [strip for strip in strips if _has_extent(strip.ring, len(ring))]


def _between(ring: Ring, uphill: Point, low: float, high: float) -> Ring:
    """Return the part of a convex ring or of a stretch of two points between two places along a ramp."""
    nx, ny = uphill
    upper = tuple(cut_at_height(Part(ring, tuple(px * nx + py * ny for px, py in ring)), low, above=True))
    points = cut_at_height(Part(upper, tuple(px * nx + py * ny for px, py in upper)), high, above=False)
    # An edge of the ramp through a corner gives it twice, a hair apart and maybe in the wrong order.
    return tuple(point for i, point in enumerate(points) if hypot(*_way(points[i - 1], point)) > _HAIR)


def _has_extent(ring: Ring, corners: int) -> bool:
    """Return whether a part of a ring of some corners, or of a stretch of two, is more than an artefact of rounding."""
    return len(ring) == corners if corners == 2 else len(ring) > 2 and ring_area(ring) > 1e-12


def _way(start: Point, end: Point) -> Point:
    return (end[0] - start[0], end[1] - start[1])


def convex_parts(outline: Ring, holes: tuple[Ring, ...] = ()) -> tuple[Ring, ...]:
    """Return counter-clockwise convex rings that together are a polygon: itself, or an exact triangulation's triangles,
    joined to larger rings that stay convex.
    """
    ring = outline if ring_area(outline) >= 0.0 else outline[::-1]
    if not holes and is_convex(ring):
        return (ring,)
    triangles = shapely.constrained_delaunay_triangles(shapely.Polygon(outline, holes))
    rings = (open_ring(triangle.exterior) for triangle in shapely.get_parts(triangles))
    return _joined([part if ring_area(part) > 0.0 else part[::-1] for part in rings if ring_area(part) != 0.0])


def _joined(rings: list[Ring]) -> tuple[Ring, ...]:
    """Return convex rings that share edges, joined across them while the result is convex; the fewer the faster."""
    owner = {(ring[i - 1], ring[i]): number for number, ring in enumerate(rings) for i in range(len(ring))}
    parts: dict[int, Ring] = dict(enumerate(rings))
    for a, b in [edge for edge in owner if edge < edge[::-1] and edge[::-1] in owner]:
        first, second = owner[a, b], owner[b, a]
        if first == second:
            continue
        # Round the first from b to a, then round the second from a to b.
        joined = _begun_at(parts[first], b) + _begun_at(parts[second], a)[1:-1]
        if is_convex(joined):
            parts[first] = joined
            other = parts.pop(second)
            owner.update({(other[i - 1], other[i]): first for i in range(len(other))})
    return tuple(parts.values())


def _begun_at(ring: Ring, point: Point) -> Ring:
    start = ring.index(point)
    return ring[start:] + ring[:start]


def is_convex(ring: Ring) -> bool:
    """Return whether a counter-clockwise simple ring never turns right."""
    return all(turn(ring[i - 2], ring[i - 1], ring[i]) >= 0.0 for i in range(len(ring)))


def rings_above(entry: Entry, height: float) -> list[Ring]:
    """Return a piece's convex parts, cut to where its top is higher than `height`."""
    if entry.flat:
        return [part.ring for part in entry.parts] if entry.top > height else []
    result: list[Ring] = []
    for part in entry.parts:
        if min(part.tops) > height:
            result.append(part.ring)
        elif max(part.tops) > height:
            ring = tuple(cut_at_height(part, height, above=True))
            if len(ring) >= 2:
                result.append(ring)
    return result


def cut_at_height(part: Part, height: float, *, above: bool) -> list[Point]:
    """Return the stretch of a part whose plane top lies above (or below) a height, border included."""
    sign = 1.0 if above else -1.0
    points: list[Point] = []
    count = len(part.ring)
    # A stretch of a thin wall is open: there is no edge from its last point to its first.
    for i in range(0 if count > 2 else 1, count):
        a, b = part.ring[i - 1], part.ring[i]
        side_a, side_b = sign * (part.tops[i - 1] - height), sign * (part.tops[i] - height)
        if count == 2 and side_a >= 0.0:
            points.append(a)
        if (side_a >= 0.0) != (side_b >= 0.0):
            share = side_a / (side_a - side_b)
            points.append((a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])))
        if side_b >= 0.0:
            points.append(b)
    return points

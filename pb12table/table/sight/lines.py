"""Straight segments in space and what they pass through.

Only passing through the inside of an obstacle interrupts, by more than TOLERANCE; touching a face, an edge or the end
of a thin wall does not. Where one obstacle touches the segment from the left and another from the right at the same
place they leave no gap, and both interrupt; and so do the pieces of a floor that meet right above or below an eye.

Ground that hides interrupts a segment with both ends outside it as any obstacle does; one that begins or ends in it, or
on its border, only if more of its length lies in it than the ground's depth. See `hiding_ground`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot, inf, sqrt

import shapely

from pb12table.table.battlefield import Body, body_ring
from pb12table.table.index import Entry
from pb12table.table.planar import depth_in_polygon
from pb12table.table.shapes import TOLERANCE, Circle, Point, Point3, Ring, ring_area
from pb12table.table.terrain import ramp_line


@dataclass(frozen=True, slots=True)
class Touch:
    """An obstacle's border met by a segment between two shares of its length, the obstacle lying to one side."""

    start: float
    end: float
    left: bool
    key: str
    reaches: Callable[[float], bool]


@dataclass(frozen=True, slots=True)
class Interruptions:
    """The ids of what interrupts a segment, in the order met, and whether anything merely touches it."""

    blockers: tuple[str, ...]
    touched: bool


class Segment:
    """A straight segment between two points in space, prepared for questions about it in plan."""

    __slots__ = ("a", "b", "dx", "dy", "dz", "length", "ux", "uy")

    def __init__(self, a: Point3, b: Point3) -> None:
        self.a, self.b = a, b
        self.dx, self.dy, self.dz = b[0] - a[0], b[1] - a[1], b[2] - a[2]
        self.length = hypot(self.dx, self.dy)
        upright = self.length <= TOLERANCE
        self.ux, self.uy = (1.0, 0.0) if upright else (self.dx / self.length, self.dy / self.length)

    @property
    def upright(self) -> bool:
        """Return whether the segment has no length in plan."""
        return self.length <= TOLERANCE

    def at(self, share: float) -> Point3:
        """Return the point at a fraction of the segment."""
        return (self.a[0] + share * self.dx, self.a[1] + share * self.dy, self.a[2] + share * self.dz)

    def side(self, point: Point) -> float:
        """Return how far a plan point lies to the left of the line."""
        return self.ux * (point[1] - self.a[1]) - self.uy * (point[0] - self.a[0])

    def share(self, point: Point) -> float:
        """Return the fraction of the segment at which a plan point lies abreast."""
        if self.length == 0.0:
            return 0.0
        return (self.ux * (point[0] - self.a[0]) + self.uy * (point[1] - self.a[1])) / self.length


def interruptions(entries: Iterable[Entry], bodies: Iterable[Body], a: Point3, b: Point3) -> Interruptions:
    """Return what interrupts the segment from a to b among pieces and bodies, all treated as opaque."""
    segment = Segment(a, b)
    met: list[tuple[float, str]] = []
    touches: list[Touch] = []
    beside: list[Entry] = []
    touched = False
    for entry in entries:
        if entry.piece.hides is not None and (holds_end(entry, a) or holds_end(entry, b)):
            depth, share = _excess(segment, entry, entry.piece.hides)
            is_beside = False
        else:
            depth, share = _piece_depth(segment, entry, touches)
            is_beside = True
        if depth > TOLERANCE:
            met.append((share, entry.piece.id))
        elif depth >= -TOLERANCE:
            touched = True
            if is_beside:
                beside.append(entry)
    for body in bodies:
        depth, share = _body_depth(segment, body)
        if depth > TOLERANCE:
            met.append((share, body.id))
        elif depth >= -TOLERANCE:
            touched = True
    if touches:
        touched = True
        met += _closed_gaps(segment, touches)
    if segment.upright and len(beside) > 1:
        met += _closed_seams(segment, beside)
    met.sort()
    return Interruptions(tuple(dict.fromkeys(key for _, key in met)), touched)


def crosses(entry: Entry, a: Point3, b: Point3) -> bool:
    """Return whether the segment from a to b passes through the inside of a piece."""
    return _piece_depth(Segment(a, b), entry, [])[0] > TOLERANCE


def holds_end(entry: Entry, point: Point3) -> bool:
    """Return whether a point lies in ground that hides, or on its border, its underside or its top."""
    (x, y, z), (west, south, east, north) = point, entry.box
    return (
        west - TOLERANCE <= x <= east + TOLERANCE
        and south - TOLERANCE <= y <= north + TOLERANCE
        and entry.base - TOLERANCE <= z <= entry.top + TOLERANCE
        and depth_in_polygon((x, y), entry.piece.outline, entry.piece.holes) >= -TOLERANCE
    )


def _inner_stretches(segment: Segment, entry: Entry) -> list[tuple[float, float]]:
    """Return the stretches of a segment inside ground that hides, as fractions of it, in order."""
    piece = entry.piece
    shares = [0.0, 1.0, *(share for share in _level_shares(segment, entry.base, entry.top) if 0.0 < share < 1.0)]
    if not segment.upright:
        for ring in (piece.outline, *piece.holes):
            shares += _ring_shares(segment, ring)
    shares.sort()
    found: list[tuple[float, float]] = []
    for start, end in pairwise(shares):
        x, y, z = segment.at((start + end) / 2.0)
        if end - start <= 1e-12 or min(z - entry.base, entry.top - z) <= TOLERANCE:
            continue
        if depth_in_polygon((x, y), piece.outline, piece.holes) > TOLERANCE:
            found.append((start, end))
    return found


def _excess(segment: Segment, entry: Entry, hides: float) -> tuple[float, float]:
    """Return by how much a segment that begins or ends in ground that hides is too long in it, and where that begins.

    Both as in `_piece_depth`: the length in steps, negative if it is short enough, and a fraction of the segment.
    """
    if hides == inf:
        return NOT_NEAR
    left, where = hides, 0.0
    for start, end in _inner_stretches(segment, entry):
        length = (end - start) * segment.length
        if 0.0 <= left < length:
            where = start + left / segment.length
        left -= length
    return (-left, where)


NOT_NEAR = (-1.0, 0.0)


def _piece_depth(segment: Segment, entry: Entry, touches: list[Touch]) -> tuple[float, float]:
    """Return how deep a segment passes into a piece (negative: it stays away) and at which fraction it enters."""
    west, south, east, north = entry.box
    a, b = segment.a, segment.b
    if (
        max(a[0], b[0]) < west - TOLERANCE
        or min(a[0], b[0]) > east + TOLERANCE
        or max(a[1], b[1]) < south - TOLERANCE
        or min(a[1], b[1]) > north + TOLERANCE
        or min(a[2], b[2]) > entry.top + TOLERANCE
        or max(a[2], b[2]) < entry.base - TOLERANCE
    ):
        return NOT_NEAR
    if entry.piece.thin:
        return _wall_depth(segment, entry, touches)
    rings = (entry.piece.outline, *entry.piece.holes)
    _note_touches(segment, entry, rings, touches)
    levels = _ramp_shares(segment, entry) if not entry.flat else _level_shares(segment, entry.base, entry.top)
    return _prism_depth(segment, rings, levels, entry.base, entry.piece.top_at)


def _level_shares(segment: Segment, base: float, top: float) -> list[float]:
    """Return the fractions at which a segment passes the heights of underside and top."""
    if segment.dz == 0.0:
        return []
    return [(height - segment.a[2]) / segment.dz for height in (base, top)]


def _ramp_shares(segment: Segment, entry: Entry) -> list[float]:
    """Return the fractions at which a segment passes the underside, and the top of a ramp or its bends."""
    shares = _level_shares(segment, entry.base, entry.top)
    (x, y), (nx, ny), run = ramp_line(entry.piece)
    along = (segment.a[0] - x) * nx + (segment.a[1] - y) * ny
    rate = segment.dx * nx + segment.dy * ny
    if rate != 0.0:
        shares += [-along / rate, (run - along) / rate]
    if run > 0.0:
        steep = entry.piece.height / run
        slope = segment.dz - rate * steep
        if slope != 0.0:
            shares.append((entry.base + along * steep - segment.a[2]) / slope)
    return shares


def _prism_depth(
    segment: Segment,
    rings: Sequence[Ring],
    levels: list[float],
    base: float,
    top_at: Callable[[Point], float],
) -> tuple[float, float]:
    """Return a segment's depth in a prism: between all crossings of its faces the middle tells inside from outside."""
    shares = [0.0, 1.0, *(share for share in levels if 0.0 < share < 1.0)]
    if not segment.upright:
        for ring in rings:
            shares += _ring_shares(segment, ring)
    shares.sort()
    best, entered = -1.0, 0.0
    for start, end in pairwise(shares):
        if end - start <= 1e-12:
            continue
        x, y, z = segment.at((start + end) / 2.0)
        depth = min(z - base, top_at((x, y)) - z)
        if depth < -TOLERANCE:
            continue
        depth = min(depth, depth_in_polygon((x, y), rings[0], rings[1:]))
        if depth > TOLERANCE:
            return (depth, start)
        if depth > best:
            best, entered = depth, start
    return (best, entered)


def _ring_shares(segment: Segment, ring: Ring) -> list[float]:
    """Return the fractions at which a segment crosses the border of a ring, and those of the corners that lie on it.

    Along an edge it may lead from a corner on into the inside without crossing anything.
    """
    shares: list[float] = []
    last = ring[-1]
    last_side = segment.side(last)
    for point in ring:
        side = segment.side(point)
        if (side > 0.0) != (last_side > 0.0):
            part = last_side / (last_side - side)
            crossing = (last[0] + part * (point[0] - last[0]), last[1] + part * (point[1] - last[1]))
            share = segment.share(crossing)
            if 0.0 < share < 1.0:
                shares.append(share)
        if abs(side) <= TOLERANCE and 0.0 < (share := segment.share(point)) < 1.0:
            shares.append(share)
        last, last_side = point, side
    return shares


def _wall_depth(segment: Segment, entry: Entry, touches: list[Touch]) -> tuple[float, float]:
    """Return `_piece_depth` for a thin wall: a stretch is passed through if both ends of the segment lie beyond it."""
    best, entered = -1.0, 0.0
    line = entry.piece.outline
    if segment.upright:
        return NOT_NEAR
    for i in range(1, len(line)):
        c, d = line[i - 1], line[i]
        length = hypot(d[0] - c[0], d[1] - c[1])
        if length <= TOLERANCE:
            continue
        vx, vy = (d[0] - c[0]) / length, (d[1] - c[1]) / length
        side_a = vx * (segment.a[1] - c[1]) - vy * (segment.a[0] - c[0])
        side_b = vx * (segment.b[1] - c[1]) - vy * (segment.b[0] - c[0])
        if (side_a > 0.0) == (side_b > 0.0):
            continue
        share = side_a / (side_a - side_b)
        x, y, z = segment.at(share)
        along = (x - c[0]) * vx + (y - c[1]) * vy
        top = entry.piece.top_at((x, y))
        inside = min(along, length - along, z - entry.base, top - z)
        # An end of the segment that lies on the wall touches it only.
        inside = min(inside, max(abs(side_a), TOLERANCE / 2.0), max(abs(side_b), TOLERANCE / 2.0))
        if inside > best:
            best, entered = inside, share
    if best <= TOLERANCE:
        for i, point in enumerate(line):
            for neighbour in (line[i - 1 : i] if i else ()) + line[i + 1 : i + 2]:
                _note_corner(segment, entry, point, neighbour, touches)
    return (best, entered)


def _note_corner(segment: Segment, entry: Entry, point: Point, neighbour: Point, touches: list[Touch]) -> None:
    """Note that a corner lies on the segment with its wall or edge leaving to one side."""
    if abs(segment.side(point)) > TOLERANCE:
        return
    share, side = segment.share(point), segment.side(neighbour)
    if 0.0 < share < 1.0 and abs(side) > TOLERANCE:
        touches.append(Touch(share, share, side > 0.0, entry.piece.id, _reach(segment, entry)))


def _reach(segment: Segment, entry: Entry) -> Callable[[float], bool]:
    """Return a function telling whether the segment at a fraction lies between a piece's underside and top."""

    def reaches(share: float) -> bool:
        x, y, z = segment.at(share)
        return entry.base + TOLERANCE < z < entry.piece.top_at((x, y)) - TOLERANCE

    return reaches


def _note_touches(segment: Segment, entry: Entry, rings: Sequence[Ring], touches: list[Touch]) -> None:
    """Note corners and edges of a piece that lie on the segment, and to which side the piece lies."""
    if segment.upright:
        return
    for number, ring in enumerate(rings):
        sides = [segment.side(point) for point in ring]
        if all(abs(side) > TOLERANCE for side in sides):
            continue
        # The inside lies to the left of an outer ring that runs counter-clockwise.
        inside_left = (ring_area(ring) > 0.0) == (number == 0)
        for i, point in enumerate(ring):
            before, after = sides[i - 1], sides[(i + 1) % len(ring)]
            if abs(sides[i]) > TOLERANCE:
                continue
            share = segment.share(point)
            if abs(before) <= TOLERANCE:
                other = segment.share(ring[i - 1])
                start, end = max(min(share, other), 0.0), min(max(share, other), 1.0)
                if start < end:
                    left = inside_left == (share > other)
                    touches.append(Touch(start, end, left, entry.piece.id, _reach(segment, entry)))
            elif abs(after) > TOLERANCE and (before > 0.0) == (after > 0.0) and 0.0 < share < 1.0:
                touches.append(Touch(share, share, before > 0.0, entry.piece.id, _reach(segment, entry)))


def _closed_gaps(segment: Segment, touches: list[Touch]) -> list[tuple[float, str]]:
    """Return pairs of touches from both sides at one place: there is no gap between them."""
    slack = TOLERANCE / segment.length if segment.length else 0.0
    met: list[tuple[float, str]] = []
    rights = [touch for touch in touches if not touch.left]
    for left in touches:
        if not left.left:
            continue
        for right in rights:
            start, end = max(left.start, right.start), min(left.end, right.end)
            middle = (start + end) / 2.0
            if start <= end + slack and left.reaches(middle) and right.reaches(middle):
                met += [(middle, left.key), (middle, right.key)]
    return met


def _closed_seams(segment: Segment, entries: Sequence[Entry]) -> list[tuple[float, str]]:
    """Return pieces that an upright segment touches from the side and that together surround it at some height."""
    x, y, _ = segment.a
    heights = {entry: (entry.base, entry.piece.top_at((x, y))) for entry in entries}
    low, high = sorted((segment.a[2], segment.b[2]))
    bounds = sorted({min(max(bound, low), high) for pair in heights.values() for bound in pair})
    met: list[tuple[float, str]] = []
    for bottom, top in pairwise(bounds):
        middle = (bottom + top) / 2.0
        there = [entry for entry, (base, roof) in heights.items() if base < middle < roof]
        if top - bottom <= 2.0 * TOLERANCE or len(there) < 2:
            continue
        around = shapely.union_all([shapely.Polygon(entry.piece.outline, entry.piece.holes) for entry in there])
        if shapely.distance(shapely.boundary(around), shapely.Point(x, y)) > TOLERANCE:
            share = (middle - segment.a[2]) / segment.dz
            met += [(share, entry.piece.id) for entry in there]
    return met


def _body_depth(segment: Segment, body: Body) -> tuple[float, float]:
    """Return how deep a segment passes into a body (negative: it stays away) and at which fraction it enters."""
    if isinstance(body.footprint, Circle):
        return _cylinder_depth(segment, body, body.footprint.radius)
    ring = body_ring(body)
    if ring is None:
        return NOT_NEAR
    levels = _level_shares(segment, body.z, body.top)
    top = body.top
    return _prism_depth(segment, (ring,), levels, body.z, lambda _point: top)


def _cylinder_depth(segment: Segment, body: Body, radius: float) -> tuple[float, float]:
    side = segment.side(body.position)
    if abs(side) > radius + TOLERANCE:
        return NOT_NEAR
    half = sqrt(max(radius * radius - side * side, 0.0))
    if segment.upright:
        gap = hypot(segment.a[0] - body.x, segment.a[1] - body.y)
        start, end, flat_depth = 0.0, 1.0, radius - gap
    else:
        abreast = segment.share(body.position)
        start = max(abreast - half / segment.length, 0.0)
        end = min(abreast + half / segment.length, 1.0)
        if start > end:
            return NOT_NEAR
        x, y, _ = segment.at((start + end) / 2.0)
        flat_depth = radius - hypot(x - body.x, y - body.y)
    if segment.dz == 0.0:
        low = high = segment.a[2]
    else:
        shares = sorted(_level_shares(segment, body.z, body.top))
        start, end = max(start, shares[0]), min(end, shares[1])
        if start > end:
            return NOT_NEAR
        ends = (segment.at(start)[2], segment.at(end)[2])
        low, high = min(ends), max(ends)
    middle = (low + high) / 2.0
    return (min(flat_depth, middle - body.z, body.top - middle), start)

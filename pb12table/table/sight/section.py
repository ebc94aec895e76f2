"""A section along a line: what it passes over, through and under, how high that is, and where the line runs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.index import Entry, terrain_index
from pb12table.table.planar import in_polygon
from pb12table.table.shapes import TOLERANCE, Point, Point3, Ring
from pb12table.table.sight.lines import holds_end
from pb12table.table.sight.sight import interrupted
from pb12table.table.terrain import Piece


@dataclass(frozen=True, slots=True)
class Crossing:
    """A stretch of a line, as seen from above, over, in or under a piece; that of a wall without thickness is a place.

    `start` and `end` are steps along the line; the heights at both are those of the piece's `tops` and of the `line`.
    `inside` is how many steps of the line lie in the piece, between its underside and its top. `blocks` says that the
    piece blocks the line, `is_end` that the line begins or ends in it, as far as it is ground that hides.
    """

    piece: Piece
    start: float
    end: float
    tops: tuple[float, float]
    line: tuple[float, float]
    inside: float
    blocks: bool
    is_end: bool


@dataclass(frozen=True, slots=True)
class Section:
    """A section from an eye to a point: lengths as seen from above, heights above the table, in steps.

    `crossings` are in the order in which they begin. `ground` is the profile of what can be stood on from the table up,
    as places along the line with their heights. `blockers` are the ids of pieces and bodies that block the line,
    `borderline` says that something is merely touched.
    """

    start: Point3
    end: Point3
    length: float
    crossings: tuple[Crossing, ...]
    ground: tuple[Point, ...]
    blockers: tuple[str, ...]
    borderline: bool

    def height_at(self, along: float) -> float:
        """Return the height of the line at a place along it."""
        share = along / self.length if self.length > 0.0 else 0.0
        return self.start[2] + share * (self.end[2] - self.start[2])


def section(battlefield: Battlefield, eye: Point3, point: Point3, bodies: Sequence[Body] = ()) -> Section:
    """Return the section along the line from an eye to a point, which `bodies` block as terrain does."""
    found = interrupted(battlefield, eye, point, bodies)
    crossings = sorted(
        _crossings(battlefield, eye, point, frozenset(found.blockers)), key=lambda each: (each.start, each.end)
    )
    length = hypot(point[0] - eye[0], point[1] - eye[1])
    ground = _ground(battlefield, crossings, length)
    return Section(eye, point, length, tuple(crossings), ground, found.blockers, found.touched)


def _crossings(battlefield: Battlefield, eye: Point3, point: Point3, blockers: frozenset[str]) -> Iterator[Crossing]:
    length = hypot(point[0] - eye[0], point[1] - eye[1])
    if length <= TOLERANCE:
        return
    west, east = sorted((eye[0], point[0]))
    south, north = sorted((eye[1], point[1]))
    for entry in terrain_index(battlefield).near((west, south, east, north)):
        for start, end, tops in _stretches(entry, eye[:2], point[:2]):
            line = (eye[2] + start * (point[2] - eye[2]), eye[2] + end * (point[2] - eye[2]))
            inside = length * (end - start) * _share_inside(line, entry.base, tops)
            piece = entry.piece
            is_end = piece.hides is not None and (holds_end(entry, eye) or holds_end(entry, point))
            yield Crossing(piece, length * start, length * end, tops, line, inside, piece.id in blockers, is_end)


def _stretches(entry: Entry, a: Point, b: Point) -> Iterator[tuple[float, float, tuple[float, float]]]:
    """Yield the stretches of a plan line in a piece, as fractions of it, with the heights of its top at both ends."""
    piece = entry.piece

    def top(share: float) -> float:
        return piece.top_at((a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])))

    if piece.thin:
        for c, d in pairwise(piece.outline):
            share = _meeting(a, b, c, d)
            if share is not None:
                yield share, share, (top(share), top(share))
        return
    # A ramp in the parts between its bends; any other piece as a whole.
    shapes: list[tuple[Ring, Sequence[Ring]]] = [(piece.outline, piece.holes)]
    if piece.is_ramp:
        shapes = [(part.ring, ()) for part in entry.parts]
    for outline, holes in shapes:
        shares = [0.0, 1.0]
        for ring in (outline, *holes):
            edges = zip(ring, (*ring[1:], ring[0]), strict=True)
            shares += [share for c, d in edges if (share := _meeting(a, b, c, d)) is not None]
        begun: float | None = None
        for start, end in pairwise(sorted(shares)):
            middle = 0.5 * (start + end)
            at = (a[0] + middle * (b[0] - a[0]), a[1] + middle * (b[1] - a[1]))
            is_in = end - start > 1e-12 and in_polygon(at, outline, holes)
            if is_in and begun is None:
                begun = start
            elif not is_in and begun is not None and end - start > 1e-12:
                yield begun, start, (top(begun), top(start))
                begun = None
        if begun is not None:
            yield begun, 1.0, (top(begun), top(1.0))


def _meeting(a: Point, b: Point, c: Point, d: Point) -> float | None:
    """Return the fraction of the line from a to b at which it crosses the edge from c to d; None if it does not."""
    dx, dy, ex, ey = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    side, other = dx * (c[1] - a[1]) - dy * (c[0] - a[0]), dx * (d[1] - a[1]) - dy * (d[0] - a[0])
    if (side > 0.0) == (other > 0.0):
        return None
    share = ((c[0] - a[0]) * ey - (c[1] - a[1]) * ex) / (dx * ey - dy * ex)
    return share if 0.0 <= share <= 1.0 else None


def _share_inside(line: tuple[float, float], base: float, tops: tuple[float, float]) -> float:
    """Return the fraction of a stretch on which a line is above an underside and below a top."""
    start, end = 0.0, 1.0
    for first, last in ((line[0] - base, line[1] - base), (tops[0] - line[0], tops[1] - line[1])):
        if first <= 0.0 and last <= 0.0:
            return 0.0
        if first < 0.0:
            start = max(start, first / (first - last))
        elif last < 0.0:
            end = min(end, first / (first - last))
    return max(0.0, end - start)


def _ground(battlefield: Battlefield, crossings: Sequence[Crossing], length: float) -> tuple[Point, ...]:
    """Return the profile of what carries bodies and stands on the table."""
    carrying = [each for each in crossings if battlefield.carries(each.piece) and each.piece.base <= TOLERANCE]
    places = sorted({0.0, length, *(place for each in carrying for place in (each.start, each.end))})
    profile: list[Point] = []
    for start, end in pairwise(places):
        over = [each for each in carrying if each.start <= start and end <= each.end]
        highest = max(over, key=lambda each: _top(each, 0.5 * (start + end)), default=None)
        for place in (start, end):
            point = (place, 0.0 if highest is None else _top(highest, place))
            if not profile or profile[-1] != point:
                profile.append(point)
    return tuple(profile)


def _top(crossing: Crossing, along: float) -> float:
    """Return how high a piece is at a place of a crossing."""
    width = crossing.end - crossing.start
    share = (along - crossing.start) / width if width > 0.0 else 0.0
    return crossing.tops[0] + share * (crossing.tops[1] - crossing.tops[0])

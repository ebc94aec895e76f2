"""The height of the ground along a straight way."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from pb12table.table.index import Entry
from pb12table.table.planar import in_polygon
from pb12table.table.shapes import Point, Ring
from pb12table.table.surfaces import covers
from pb12table.table.terrain import ramp_line
from pb12table.table.units import TOLERANCE


@dataclass(frozen=True, slots=True)
class Stretch:
    """A part of a way, from one share of it to another, with the stand heights at both and the piece below.

    The piece is None on the bare table and in the air.
    """

    start: float
    end: float
    start_height: float
    end_height: float
    below: Entry | None

    def height_at(self, share: float) -> float:
        """The stand height at a share of the whole way."""
        if self.end_height == self.start_height or self.end <= self.start:
            return self.start_height
        part = (share - self.start) / (self.end - self.start)
        return self.start_height + part * (self.end_height - self.start_height)


def ground_profile(carrying: list[Entry], height: float, start: Point, end: Point, ledge: float) -> list[Stretch]:
    """The stand heights along a way that begins at a height: ramps and ledges, up or down, are followed.

    Where no surface lies within a `ledge` of the height reached, the height stays as it is (over gaps, in the air).
    `carrying` are the pieces near the way whose tops carry.
    """
    if not any(_within_step(entry, height) for entry in carrying):
        level = 0.0 if abs(height) <= ledge + TOLERANCE else height
        return [Stretch(0.0, 1.0, level, level, None)]
    breaks = sorted({0.0, 1.0, *_breaks(carrying, start, end)})
    profile: list[Stretch] = []
    for begin, second in pairwise(breaks):
        first = begin
        while second - first > 1e-9:
            middle = _between(start, end, (first + second) / 2.0)
            below = [entry for entry in carrying if in_polygon(middle, entry.piece.outline, entry.piece.holes)]
            here, there = _between(start, end, first), _between(start, end, second)
            stretch = _followed(below, height, (first, here), (second, there), ledge)
            profile.append(stretch)
            first, height = stretch.end, stretch.end_height
    return profile


def _followed(
    below: list[Entry], height: float, begin: tuple[float, Point], end: tuple[float, Point], ledge: float
) -> Stretch:
    """The next stretch over surfaces that do not begin, end or cross in it; it ends early where a ramp is reached."""
    (first, here), (second, there) = begin, end
    surfaces: list[tuple[float, float, Entry | None]] = [(0.0, 0.0, None)]
    surfaces += [(entry.piece.top_at(here), entry.piece.top_at(there), entry) for entry in below]
    within = [surface for surface in surfaces if abs(surface[0] - height) <= ledge + TOLERANCE]
    if within:
        # Of two that begin equally high (up to rounding) the one that rises lies on top.
        low, high, entry = max(within, key=lambda surface: (round(surface[0], 9), surface[1]))
        return Stretch(first, second, low, high, entry)
    # In the air a rising ramp may come within a step.
    reached = height - ledge
    shares = [(reached - low) / (high - low) for low, high, _ in surfaces if low < reached < high]
    until = first + min(shares, default=1.0) * (second - first)
    return Stretch(first, until, height, height, None)


def _within_step(entry: Entry, height: float) -> bool:
    """Whether a top can be stepped on from a height, or from the table when that is within a step."""
    if not entry.flat or abs(entry.top - height) <= entry.ledge + TOLERANCE:
        return True
    return abs(height) <= entry.ledge + TOLERANCE and entry.top <= entry.ledge + TOLERANCE


def height_at_end(carrying: list[Entry], height: float, point: Point) -> float:
    """The stand height at the end of a way: on a border the highest surface within a ledge that reaches it."""
    reached = [(entry.piece.top_at(point), entry.ledge) for entry in carrying if covers(entry, point)]
    return max([height, *(top for top, ledge in reached if abs(top - height) <= ledge + TOLERANCE)])


def _between(start: Point, end: Point, share: float) -> Point:
    return (start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1]))


def _breaks(carrying: list[Entry], start: Point, end: Point) -> list[float]:
    """The shares of a way at which a surface begins, ends or bends, or a ramp meets the height of another surface."""
    shares: list[float] = []
    # Each surface as its height at the start and its rise over the whole way.
    planes: list[tuple[float, float]] = [(0.0, 0.0)]
    for entry in carrying:
        for ring in (entry.piece.outline, *entry.piece.holes):
            shares += border_shares(ring, start, end)
        if entry.flat:
            planes.append((entry.top, 0.0))
            continue
        (x, y), (nx, ny), run = ramp_line(entry.piece)
        rate = (end[0] - start[0]) * nx + (end[1] - start[1]) * ny
        along = (start[0] - x) * nx + (start[1] - y) * ny
        steepness = entry.piece.height / run
        planes.append((entry.base + along * steepness, rate * steepness))
        if rate != 0.0:
            shares += [(level - along) / rate for level in (0.0, run)]
    for number, (low, rise) in enumerate(planes):
        shares += [(low - other) / (steeper - rise) for other, steeper in planes[:number] if steeper != rise]
    return [share for share in shares if 0.0 < share < 1.0]


def border_shares(ring: Ring, start: Point, end: Point) -> list[float]:
    """The shares of a way at which it crosses the border of a ring."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    shares: list[float] = []
    last = ring[-1]
    last_side = dx * (last[1] - start[1]) - dy * (last[0] - start[0])
    square = dx * dx + dy * dy
    for point in ring:
        side = dx * (point[1] - start[1]) - dy * (point[0] - start[0])
        if (side > 0.0) != (last_side > 0.0):
            part = last_side / (last_side - side)
            x, y = last[0] + part * (point[0] - last[0]), last[1] + part * (point[1] - last[1])
            shares.append(((x - start[0]) * dx + (y - start[1]) * dy) / square)
        last, last_side = point, side
    return shares

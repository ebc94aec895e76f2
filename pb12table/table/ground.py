"""The height of the ground along a straight way; RU016."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from pb12table.table.index import Entry
from pb12table.table.planar import in_polygon
from pb12table.table.shapes import Point, Ring
from pb12table.table.surfaces import covers
from pb12table.table.terrain import ramp_line
from pb12table.table.units import TOLERANCE

FREE_STEP = 0.25
"""The highest ledge in steps, up or down, that walking follows for free; RU016."""


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


def ground_profile(carrying: list[Entry], height: float, start: Point, end: Point) -> list[Stretch]:
    """The stand heights along a way that begins at a height: ramps and ledges up to FREE_STEP are followed.

    Where no surface lies within FREE_STEP of the height reached, the height stays as it is (over gaps, in the air).
    `carrying` are the pieces near the way whose tops carry.
    """
    if not any(_within_step(entry, height) for entry in carrying):
        level = 0.0 if abs(height) <= FREE_STEP + TOLERANCE else height
        return [Stretch(0.0, 1.0, level, level, None)]
    breaks = sorted({0.0, 1.0, *_breaks(carrying, start, end)})
    profile: list[Stretch] = []
    for first, second in pairwise(breaks):
        if second - first <= 1e-9:
            continue
        here, there = _between(start, end, first), _between(start, end, second)
        middle = _between(start, end, (first + second) / 2.0)
        reached: list[tuple[float, float, Entry | None]] = [(0.0, 0.0, None)]
        for entry in carrying:
            if in_polygon(middle, entry.piece.outline, entry.piece.holes):
                reached.append((entry.piece.top_at(here), entry.piece.top_at(there), entry))
        followed = [item for item in reached if abs(item[0] - height) <= FREE_STEP + TOLERANCE]
        if followed:
            low, high, below = max(followed, key=lambda item: (item[0], item[1]))
        else:
            low, high, below = height, height, None
        profile.append(Stretch(first, second, low, high, below))
        height = high
    return profile


def _within_step(entry: Entry, height: float) -> bool:
    """Whether a top can be stepped on from a height, or from the table when that is within a step."""
    if not entry.flat or abs(entry.top - height) <= FREE_STEP + TOLERANCE:
        return True
    return abs(height) <= FREE_STEP + TOLERANCE and entry.top <= FREE_STEP + TOLERANCE


def height_at_end(carrying: list[Entry], height: float, point: Point) -> float:
    """The stand height at the end of a way: on a border the highest surface within FREE_STEP that reaches it."""
    reached = [entry.piece.top_at(point) for entry in carrying if covers(entry, point)]
    return max([height, *(top for top in reached if abs(top - height) <= FREE_STEP + TOLERANCE)])


def _between(start: Point, end: Point, share: float) -> Point:
    return (start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1]))


def _breaks(carrying: list[Entry], start: Point, end: Point) -> list[float]:
    """The shares of a way at which a surface begins, ends or bends, or a ramp meets the height of a level surface."""
    shares: list[float] = []
    heights = {0.0, *(entry.top for entry in carrying if entry.flat)}
    for entry in carrying:
        for ring in (entry.piece.outline, *entry.piece.holes):
            shares += _border_shares(ring, start, end)
        if entry.flat:
            continue
        (x, y), (nx, ny), run = ramp_line(entry.piece)
        rate = (end[0] - start[0]) * nx + (end[1] - start[1]) * ny
        if rate == 0.0:
            continue
        along = (start[0] - x) * nx + (start[1] - y) * ny
        levels = (run * (height - entry.base) / entry.piece.height for height in heights)
        shares += [(level - along) / rate for level in (0.0, run, *levels)]
    return [share for share in shares if 0.0 < share < 1.0]


def _border_shares(ring: Ring, start: Point, end: Point) -> list[float]:
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

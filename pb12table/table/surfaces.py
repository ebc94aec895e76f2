"""Surfaces that carry bodies, how high they are, and the height of the ground along a straight path."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.footprints import body_box, overlaps_ring
from pb12table.table.index import Entry, Part, cut_at_height, terrain_index
from pb12table.table.planar import border_distance, in_polygon, in_ring
from pb12table.table.shapes import TOLERANCE, Point, Ring, rounded
from pb12table.table.terrain import ramp_line

SUPPORT_BAND = 0.1
"""How far a surface may lie above or below the stand height and still carry."""

TABLE = ""
"""Stands for the bare table where ids of pieces are listed."""


def carrying_rings(entry: Entry, stand_height: float) -> list[Ring]:
    """Return the convex parts of a piece's top that carry at a stand height within SUPPORT_BAND."""
    if not entry.carries:
        return []
    low, high = stand_height - SUPPORT_BAND - TOLERANCE, stand_height + SUPPORT_BAND + TOLERANCE
    if entry.flat:
        return [part.ring for part in entry.parts] if low <= entry.top <= high else []
    rings: list[Ring] = []
    for part in entry.parts:
        if min(part.tops) >= low and max(part.tops) <= high:
            rings.append(part.ring)
        elif max(part.tops) >= low and min(part.tops) <= high:
            ring = _band(entry, part.ring, low, high)
            if len(ring) >= 3:
                rings.append(ring)
    return rings


def _band(entry: Entry, ring: Ring, low: float, high: float) -> Ring:
    top_at = entry.piece.top_at
    upper = tuple(cut_at_height(Part(ring, tuple(top_at(point) for point in ring)), low, above=True))
    return tuple(cut_at_height(Part(upper, tuple(top_at(point) for point in upper)), high, above=False))


@lru_cache(maxsize=16384)
def supports_of(battlefield: Battlefield, body: Body) -> tuple[str, ...]:
    """Return the ids of the pieces that carry part of a footprint at its stand height; TABLE first for the table."""
    found: list[str] = [TABLE] if abs(body.z) <= SUPPORT_BAND + TOLERANCE else []
    for entry in terrain_index(battlefield).near(body_box(body)):
        if any(overlaps_ring(body, ring) for ring in carrying_rings(entry, body.z)):
            found.append(entry.piece.id)
    return tuple(found)


def resting_height(battlefield: Battlefield, body: Body) -> float:
    """Return the stand height of a body put down on a level: that of the highest top that carries it."""
    height = body.z
    near = [e for e in terrain_index(battlefield).near(body_box(body)) if e.carries and e.flat and e.top > height]
    for entry in sorted(near, key=lambda each: each.top):
        if entry.top <= height + SUPPORT_BAND + TOLERANCE and any(overlaps_ring(body, p.ring) for p in entry.parts):
            height = rounded(entry.top)
    return height


def covers(entry: Entry, point: Point) -> bool:
    """Return whether a point lies in a piece as seen from above, border included."""
    west, south, east, north = entry.box
    x, y = point
    if x < west - TOLERANCE or x > east + TOLERANCE or y < south - TOLERANCE or y > north + TOLERANCE:
        return False
    return any(in_ring(point, part.ring) or border_distance(point, part.ring) <= TOLERANCE for part in entry.parts)


def stand_heights(battlefield: Battlefield, x: float, y: float) -> tuple[float, ...]:
    """Return all heights a point could stand at: 0.0 for the table and every top that carries there, ascending."""
    point = (x, y)
    heights = {0.0}
    for entry in terrain_index(battlefield).near((x - TOLERANCE, y - TOLERANCE, x + TOLERANCE, y + TOLERANCE)):
        if entry.carries and covers(entry, point):
            heights.add(rounded(entry.piece.top_at(point)))
    return tuple(sorted(heights))


def open_heights(battlefield: Battlefield, x: float, y: float) -> tuple[float, ...]:
    """Return the heights a point could stand at that are not inside anything solid, ascending.

    The ground in a massive house is none of them, that below a bridge or a floor is one.  Where all are inside of
    something, as in a statue that nobody stands on, the highest is left.
    """
    point = (x, y)
    near = terrain_index(battlefield).near((x - TOLERANCE, y - TOLERANCE, x + TOLERANCE, y + TOLERANCE))
    solid = [entry.piece for entry in near if not entry.piece.passable and _is_within(entry, point)]
    heights = stand_heights(battlefield, x, y)
    found = tuple(
        height
        for height in heights
        if not any(piece.base - TOLERANCE <= height < piece.top_at(point) - TOLERANCE for piece in solid)
    )
    return found or heights[-1:]


def _is_within(entry: Entry, point: Point) -> bool:
    """Return whether a point lies in a piece as seen from above, and not on its border."""
    inside = any(in_ring(point, part.ring) for part in entry.parts)
    rings = (entry.piece.outline, *entry.piece.holes)
    return inside and not entry.piece.thin and all(border_distance(point, ring) > TOLERANCE for ring in rings)


def levels_under(battlefield: Battlefield, body: Body) -> tuple[float, ...]:
    """Return the heights of the table and all carrying tops under a footprint, ascending; ramps at the base point."""
    heights = {0.0}
    for entry in terrain_index(battlefield).near(body_box(body)):
        if entry.carries and any(overlaps_ring(body, part.ring) for part in entry.parts):
            heights.add(rounded(entry.piece.top_at(body.position)))
    return tuple(sorted(heights))


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
        """Return the stand height at a fraction of the whole path."""
        if self.end_height == self.start_height or self.end <= self.start:
            return self.start_height
        part = (share - self.start) / (self.end - self.start)
        return self.start_height + part * (self.end_height - self.start_height)


def ground_profile(carrying: list[Entry], height: float, start: Point, end: Point, ledge: float) -> list[Stretch]:
    """Return the stand heights along a path that begins at a height: ramps and ledges, up or down, are followed.

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
    """Return the next stretch over surfaces that do not begin, end or cross in it, ending early at a ramp."""
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
    """Return whether a top can be stepped on from a height, or from the table if that is within a step."""
    if not entry.flat or abs(entry.top - height) <= entry.ledge + TOLERANCE:
        return True
    return abs(height) <= entry.ledge + TOLERANCE and entry.top <= entry.ledge + TOLERANCE


def height_at_end(carrying: list[Entry], height: float, point: Point) -> float:
    """Return the stand height at the end of a path: on a border, the highest surface within a ledge that reaches it."""
    reached = [(entry.piece.top_at(point), entry.ledge) for entry in carrying if covers(entry, point)]
    return max([height, *(top for top, ledge in reached if abs(top - height) <= ledge + TOLERANCE)])


def _between(start: Point, end: Point, share: float) -> Point:
    return (start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1]))


def _breaks(carrying: list[Entry], start: Point, end: Point) -> list[float]:
    """Return the fractions of a path where a surface begins, ends or bends, or a ramp meets another's height."""
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
    """Return the fractions of a path at which it crosses the border of a ring."""
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

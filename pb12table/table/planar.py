"""Plane geometry in plain numbers: plane surfaces, distances, insides, convex clipping and hulls."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, inf, sqrt

from pb12table.table.shapes import Point, Ring


@dataclass(frozen=True, slots=True)
class Plane:
    """A plane surface: its height at the origin of the table, and how much it rises per step east and north."""

    height: float
    east: float = 0.0
    north: float = 0.0

    def at(self, x: float, y: float) -> float:
        """Return the height at a plan point."""
        return self.height + self.east * x + self.north * y

    @property
    def level(self) -> bool:
        """Return whether it has the same height everywhere."""
        return self.east == 0.0 and self.north == 0.0


def segment_distance(point: Point, a: Point, b: Point) -> float:
    """Return the distance from a point to the segment from a to b."""
    px, py = point
    ax, ay = a
    dx, dy = b[0] - ax, b[1] - ay
    square = dx * dx + dy * dy
    if square == 0.0:
        return hypot(px - ax, py - ay)
    share = ((px - ax) * dx + (py - ay) * dy) / square
    if share <= 0.0:
        return hypot(px - ax, py - ay)
    if share >= 1.0:
        return hypot(px - b[0], py - b[1])
    return hypot(px - ax - share * dx, py - ay - share * dy)


def border_distance(point: Point, ring: Sequence[Point]) -> float:
    """Return the distance from a point to the border of a ring."""
    best = inf
    last = ring[-1]
    for corner in ring:
        distance = segment_distance(point, last, corner)
        if distance < best:
            best = distance
        last = corner
    return best


def is_on_border(point: Point, ring: Sequence[Point], slack: float) -> bool:
    """Return whether a point lies on the border of a ring or no farther than `slack` from it, in steps."""
    x, y = point
    west, east, south, north = x - 2.0 * slack, x + 2.0 * slack, y - 2.0 * slack, y + 2.0 * slack
    last = last_x, last_y = ring[-1]
    for corner in ring:
        corner_x, corner_y = corner
        # Nearly all edges lie wholly to one side.
        if (
            not (
                (corner_x < west and last_x < west)
                or (corner_x > east and last_x > east)
                or (corner_y < south and last_y < south)
                or (corner_y > north and last_y > north)
            )
            and segment_distance(point, last, corner) <= slack
        ):
            return True
        last, last_x, last_y = corner, corner_x, corner_y
    return False


def nearest_in(point: Point, ring: Sequence[Point]) -> Point:
    """Return the point of a filled ring, or of a stretch of two points, that is nearest to a point."""
    return point if len(ring) > 2 and in_ring(point, ring) else nearest_on_border(point, ring)


def nearest_on_border(point: Point, ring: Sequence[Point]) -> Point:
    """Return the point of a ring's border that is nearest to a point."""
    feet = (_foot(point, a, b) for a, b in zip(ring, (*ring[1:], ring[0]), strict=True))
    return min(feet, key=lambda foot: hypot(foot[0] - point[0], foot[1] - point[1]))


def _foot(point: Point, a: Point, b: Point) -> Point:
    """Return the point of the segment from a to b that is nearest to a point."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    share = 0.0 if length == 0.0 else max(0.0, min(1.0, ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length))
    return (a[0] + share * dx, a[1] + share * dy)


def in_circle(ring: Sequence[Point], center: Point, radius: float) -> list[Point]:
    """Return the places between which the part of a filled convex ring in a circle lies as seen from the centre, and
    the ring's nearest place; none without such a part.
    """
    near = nearest_in(center, ring)
    if hypot(near[0] - center[0], near[1] - center[1]) > radius:
        return []
    places = [near, *(point for point in ring if hypot(point[0] - center[0], point[1] - center[1]) <= radius)]
    for a, b in zip(ring, (*ring[1:], ring[0]), strict=True):
        foot = _line_foot(center, a, b)
        square = (foot[0] - center[0]) ** 2 + (foot[1] - center[1]) ** 2
        length = hypot(b[0] - a[0], b[1] - a[1])
        if square > radius * radius or length == 0.0:
            continue
        half = sqrt(radius * radius - square) / length
        share = ((foot[0] - a[0]) * (b[0] - a[0]) + (foot[1] - a[1]) * (b[1] - a[1])) / (length * length)
        places += [
            (a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1]))
            for part in (share - half, share + half)
            if 0.0 <= part <= 1.0
        ]
    return places


def _line_foot(point: Point, a: Point, b: Point) -> Point:
    """Return the point nearest to a point on the infinite line through a and b."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    share = 0.0 if square == 0.0 else ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / square
    return (a[0] + share * dx, a[1] + share * dy)


def in_ring(point: Point, ring: Sequence[Point]) -> bool:
    """Return whether a point lies inside a simple ring (undecided exactly on the border)."""
    x, y = point
    inside = False
    last_x, last_y = ring[-1]
    for corner_x, corner_y in ring:
        if (corner_y > y) != (last_y > y) and x < (last_x - corner_x) * (y - corner_y) / (last_y - corner_y) + corner_x:
            inside = not inside
        last_x, last_y = corner_x, corner_y
    return inside


def in_polygon(point: Point, outer: Ring, holes: Sequence[Ring] = ()) -> bool:
    """Return whether a point lies inside a polygon and in none of its holes (undecided exactly on the border)."""
    return in_ring(point, outer) and not any(in_ring(point, hole) for hole in holes)


def depth_in_polygon(point: Point, outer: Ring, holes: Sequence[Ring] = ()) -> float:
    """Return how deep a point lies in a polygon: the distance to its border, negative if it lies outside."""
    distance = border_distance(point, outer)
    for hole in holes:
        distance = min(distance, border_distance(point, hole))
    return distance if in_polygon(point, outer, holes) else -distance


def clipped(ring: Sequence[Point], nx: float, ny: float, offset: float) -> list[Point]:
    """Return the part of a convex ring where nx*x + ny*y >= offset."""
    result: list[Point] = []
    if not ring:
        return result
    last = ring[-1]
    last_side = nx * last[0] + ny * last[1] - offset
    for point in ring:
        side = nx * point[0] + ny * point[1] - offset
        if (side >= 0.0) != (last_side >= 0.0):
            share = last_side / (last_side - side)
            result.append((last[0] + share * (point[0] - last[0]), last[1] + share * (point[1] - last[1])))
        if side >= 0.0:
            result.append(point)
        last, last_side = point, side
    return result


def hull(points: Sequence[Point]) -> list[Point]:
    """Return the convex hull of points, counter-clockwise (fewer than three points if they are collinear)."""
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return ordered
    chains: list[list[Point]] = []
    for sequence in (ordered, ordered[::-1]):
        chain: list[Point] = []
        for point in sequence:
            while len(chain) >= 2 and turn(chain[-2], chain[-1], point) <= 0.0:
                chain.pop()
            chain.append(point)
        chains.append(chain[:-1])
    return chains[0] + chains[1]


def turn(a: Point, b: Point, c: Point) -> float:
    """Return twice the area of the triangle a, b, c: positive if c lies to the left of the path from a to b."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def segments_meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Return whether two segments have a point in common."""
    abc, abd, cda, cdb = turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)
    if abc * abd < 0.0 and cda * cdb < 0.0:
        return True
    return any(
        segment_distance(point, start, end) == 0.0 for point, start, end in ((c, a, b), (d, a, b), (a, c, d), (b, c, d))
    )


def ring_distance(first: Sequence[Point], second: Sequence[Point]) -> float:
    """Return the distance between two filled rings, 0 if they meet."""
    if in_ring(first[0], second) or in_ring(second[0], first):
        return 0.0
    best = inf
    for i in range(len(first)):
        a, b = first[i - 1], first[i]
        for j in range(len(second)):
            c, d = second[j - 1], second[j]
            if segments_meet(a, b, c, d):
                return 0.0
            best = min(
                best,
                segment_distance(a, c, d),
                segment_distance(b, c, d),
                segment_distance(c, a, b),
                segment_distance(d, a, b),
            )
    return best

"""Plain shapes, steps and degrees, the one tolerance of all measuring, and paths cut into steps on the grid."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import atan2, ceil, cos, degrees, hypot, isfinite, pi, radians, sin, sqrt
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats: TypeAlias = NDArray[np.float64]

Point = tuple[float, float]
Point3 = tuple[float, float, float]
Ring = tuple[Point, ...]
Box = tuple[float, float, float, float]
"""West, south, east and north of something in a plane: an upright rectangle around it."""


@dataclass(frozen=True, slots=True)
class Circle:
    """A round footprint around the base point, seen from above; the radius is in steps."""

    radius: float


@dataclass(frozen=True, slots=True)
class Outline:
    """A polygonal footprint, convex or not, relative to the base point at facing 0; it turns with the facing."""

    points: Ring


Footprint = Circle | Outline

SLIVER = 1e-9
"""Parts of a seen or hidden ground smaller than this, in square steps, are artefacts of rounding."""


def ring_area(ring: Ring) -> float:
    """Return the signed area of a ring in square steps, positive if it runs counter-clockwise."""
    total = 0.0
    if not ring:
        return total
    last_x, last_y = ring[-1]
    for x, y in ring:
        total += last_x * y - x * last_y
        last_x, last_y = x, y
    return total / 2.0


class Region:
    """A set of plane polygons, each an outer ring and its holes (rings not closed), to draw or print; never changed.

    One that a kernel has found keeps the kernel's arrays, and makes rings of tuples of them when these are first read.
    """

    __slots__ = ("_area", "_parts", "_rings")

    def __init__(self, rings: tuple[tuple[Ring, tuple[Ring, ...]], ...] = ()) -> None:
        self._rings: tuple[tuple[Ring, tuple[Ring, ...]], ...] | None = rings
        self._parts: Sequence[tuple[Floats, Sequence[Floats]]] = ()
        self._area: float | None = None

    @classmethod
    def of_arrays(cls, parts: Sequence[tuple[Floats, Sequence[Floats]]], area: float) -> Region:
        """Return a region of rings that are arrays with rows x, y, no longer to be changed, and whose area is known."""
        region = cls()
        for outer, holes in parts:
            for corners in (outer, *holes):
                corners.setflags(write=False)
        if parts:
            region._rings, region._parts, region._area = None, parts, area
        return region

    @property
    def rings(self) -> tuple[tuple[Ring, tuple[Ring, ...]], ...]:
        """The polygons: of each its outer ring and its holes."""
        if self._rings is None:
            self._rings = tuple((_ring(outer), tuple(_ring(hole) for hole in holes)) for outer, holes in self._parts)
            self._parts = ()
        return self._rings

    @property
    def area(self) -> float:
        """The area in square steps."""
        if self._area is None:
            self._area = sum(
                [abs(ring_area(outer)) - sum([abs(ring_area(hole)) for hole in holes]) for outer, holes in self.rings]
            )
        return self._area

    @property
    def is_empty(self) -> bool:
        """Return whether nothing lies in the region."""
        return self._rings is not None and not self._rings

    def __eq__(self, other: object) -> bool:
        return self.rings == other.rings if isinstance(other, Region) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.rings)

    def __repr__(self) -> str:
        return f"Region(rings={self.rings!r})"

    def __reduce__(self) -> tuple[type[Region], tuple[tuple[tuple[Ring, tuple[Ring, ...]], ...]]]:
        return Region, (self.rings,)


def _ring(corners: Floats) -> Ring:
    xs, ys = corners.T.tolist()
    return tuple(zip(xs, ys, strict=True))


NOWHERE = Region()


def box_of(points: Iterable[Point]) -> Box:
    """Return the smallest upright rectangle around some points (at least one), in the unit of the points."""
    xs, ys = zip(*points, strict=True)
    return (min(xs), min(ys), max(xs), max(ys))


def boxes_overlap(first: Box, second: Box) -> bool:
    """Return whether two upright rectangles share some area; those that only touch do not."""
    return first[0] < second[2] and second[0] < first[2] and first[1] < second[3] and second[1] < first[3]


def box_ring(left: float, bottom: float, right: float, top: float) -> Ring:
    """Return the counter-clockwise ring of an upright rectangle."""
    return ((left, bottom), (right, bottom), (right, top), (left, top))


@lru_cache(maxsize=512)
def turned_ring(points: Ring, facing: float) -> Ring:
    """Return a ring turned about the origin by `facing` degrees, made counter-clockwise."""
    quarter = {0.0: (1.0, 0.0), 90.0: (0.0, 1.0), 180.0: (-1.0, 0.0), 270.0: (0.0, -1.0)}
    # Quarter turns are exact so that a vehicle along an axis stays along it.
    c, s = quarter.get(facing % 360.0) or (cos(radians(facing)), sin(radians(facing)))
    ring = tuple((x * c - y * s, x * s + y * c) for x, y in points)
    return ring if ring_area(ring) >= 0.0 else ring[::-1]


def outline_at(outline: Outline, x: float, y: float, facing: float) -> Ring:
    """Return the ring of a polygonal footprint put down at (x, y) with a facing in degrees, counter-clockwise."""
    return tuple((x + dx, y + dy) for dx, dy in turned_ring(outline.points, facing))


@lru_cache(maxsize=512)
def circumradius(footprint: Footprint) -> float:
    """Return the radius of the smallest circle around the base point that contains the footprint."""
    if isinstance(footprint, Circle):
        return footprint.radius
    return max(hypot(x, y) for x, y in footprint.points)


def extent(footprint: Footprint) -> float:
    """Return the longest extent of a footprint: the greatest distance in steps between two of its points."""
    if isinstance(footprint, Circle):
        return 2.0 * footprint.radius
    return max(hypot(x - east, y - north) for x, y in footprint.points for east, north in footprint.points)


ROUND_ERROR = 1e-5
"""How far in steps the border of a polygon may lie from the curve it stands for."""


def stretches(radius: float, length: float) -> int:
    """Return how many chords cut an arc of `length` radians to lie within ROUND_ERROR; a power of two, at least 4.

    With the corners moved out a little so that the area is kept, chords and corners lie within
    radius * angle^2 / 12 of the arc.
    """
    angle = sqrt(12.0 * ROUND_ERROR / max(radius, 12.0 * ROUND_ERROR))
    count = 4
    while count < length / angle:
        count *= 2
    return count


def arcs(middles: Floats, radii: Floats, starts: Floats, lengths: Floats, count: int) -> Floats:
    """Return polylines for arcs, counter-clockwise, of `count` chords each; shape (arcs, count + 1, 2).

    `middles` has the shape (arcs, 2), the others (arcs,); angles in radians. The ends lie on the circles; the inner
    corners lie a little outside, so that each sector has exactly the area of the round one.
    """
    # The start screen needs steps and names of shapes, and no arrays.
    import numpy as np

    step = lengths / count
    ratio = np.where(step > 1e-9, step / np.sin(np.maximum(step, 1e-9)), 1.0)
    # Two outer sectors r * q * r and the inner ones q * r * q * r together: (count - 2) q^2 + 2 q = count * ratio.
    grown = (np.sqrt(1.0 + (count - 2) * count * ratio) - 1.0) / (count - 2)
    reach = np.empty((len(radii), count + 1))
    reach[:] = (radii * grown)[:, None]
    reach[:, 0] = reach[:, -1] = radii
    angles = starts[:, None] + step[:, None] * np.arange(count + 1)
    result = np.empty((len(radii), count + 1, 2))
    result[:, :, 0] = middles[:, :1] + reach * np.cos(angles)
    result[:, :, 1] = middles[:, 1:] + reach * np.sin(angles)
    return result


def discs(middles: Floats, radii: Floats, count: int) -> Floats:
    """Return whole circles as rings of `count` corners with the exact area; shape (circles, count, 2)."""
    import numpy as np

    step = 2.0 * pi / count
    angles = step * np.arange(count)
    reach = radii * sqrt(step / np.sin(step))
    result = np.empty((len(radii), count, 2))
    result[:, :, 0] = middles[:, :1] + reach[:, None] * np.cos(angles)
    result[:, :, 1] = middles[:, 1:] + reach[:, None] * np.sin(angles)
    return result


TOLERANCE = 1e-6
GRID = 0.001
_GRID_DIGITS = 3

DIRECTIONS = tuple(45.0 * number for number in range(8))
"""Eight directions all around, in degrees."""


def are_numbers(*values: float | None) -> bool:
    """Return whether all given values are finite."""
    return all(number is None or isfinite(number) for number in values)


def rounded(value: float) -> float:
    """Return a length or angle rounded to GRID, never minus zero."""
    return round(value, _GRID_DIGITS) + 0.0


def rounded_point(point: Point) -> Point:
    """Return a plan point rounded to GRID."""
    return (rounded(point[0]), rounded(point[1]))


def normalised(angle: float) -> float:
    """Return the same angle in degrees in [0, 360)."""
    result = angle % 360.0
    # A tiny negative angle comes out of % as exactly 360.
    return 0.0 if result >= 360.0 else result + 0.0


def turned_by(facing: float, turn: float) -> float:
    """Return a facing turned counter-clockwise by `turn` degrees, in [0, 360)."""
    return normalised(facing + turn)


def turn_between(facing: float, other: float) -> float:
    """Return the turn in degrees in (-180, 180] that leads from `facing` to `other`, counter-clockwise positive."""
    turn = normalised(other - facing)
    return turn - 360.0 if turn > 180.0 else turn


def angle_between(a: float, b: float) -> float:
    """Return the angle in degrees in [0, 180] between two directions."""
    return abs(turn_between(a, b))


def direction(start: Point, end: Point) -> float:
    """Return the direction from start to end in degrees counter-clockwise from east, [0, 360); 0.0 if they coincide."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    if dx == 0.0 and dy == 0.0:
        return 0.0
    return normalised(degrees(atan2(dy, dx)))


def at_most(value: float, bound: float) -> bool:
    """Return whether value <= bound, inclusive within TOLERANCE."""
    return value <= bound + TOLERANCE


def at_least(value: float, bound: float) -> bool:
    """Return whether value >= bound, inclusive within TOLERANCE."""
    return value >= bound - TOLERANCE


def distance(a: Point3, b: Point3) -> float:
    """Return the length in steps of the straight segment between two points in space."""
    dx, dy, dz = a[0] - b[0], a[1] - b[1], a[2] - b[2]
    return sqrt(dx * dx + dy * dy + dz * dz)


def plan_distance(a: Point, b: Point) -> float:
    """Return the distance in steps seen from above."""
    return hypot(a[0] - b[0], a[1] - b[1])


def heading(angle: float) -> Point:
    """Return the unit vector of a direction in degrees, exact for quarter turns."""
    quarters = {0.0: (1.0, 0.0), 90.0: (0.0, 1.0), 180.0: (-1.0, 0.0), 270.0: (0.0, -1.0)}
    exact = quarters.get(angle % 360.0)
    return exact if exact is not None else (cos(radians(angle)), sin(radians(angle)))


def moved(point: Point, angle: float, length: float) -> Point:
    """Return the plan point `length` steps from `point` in the direction `angle` in degrees; not rounded."""
    east, north = heading(angle)
    return (point[0] + east * length, point[1] + north * length)


PART = ":"
"""Stands between the id of a thing and the name of a part of it."""
LINTEL = "lintel"
"""How the names of parts begin that lie above a door or a window."""


def whole_of(piece: str) -> str:
    """Return the id of the thing that a piece with that id is or is part of."""
    return piece.partition(PART)[0]


def wholes_of(pieces: Iterable[str]) -> tuple[str, ...]:
    """Return the ids of the things that some pieces are, or are parts of, as files have them: each once, in order."""
    return tuple(dict.fromkeys(map(whole_of, pieces)))


STRIDE = 0.999
"""How long a step is reckoned on a way, so that its end can be rounded to the grid and it is still no longer than 1."""


def strides(start: Point, to: Point) -> list[Point]:
    """Return the ends of whole steps straight to a place, the last one shorter; as few as the grid allows."""
    found: list[Point] = []
    place = start
    while (away := plan_distance(place, to)) > TOLERANCE:
        place = to if at_most(away, 1.0) else _next_place(place, to, away)
        found.append(place)
    return found


def stride_count(start: Point, to: Point) -> int:
    """Return how many steps a straight path takes."""
    away = plan_distance(start, to)
    least, most = ceil(away - TOLERANCE), ceil(away / STRIDE - TOLERANCE)
    return least if least == most else len(strides(start, to))


def _next_place(start: Point, to: Point, away: float) -> Point:
    """Return the grid place within a step that is nearest to the goal and beside the path."""
    east, north = (to[0] - start[0]) / away, (to[1] - start[1]) / away
    x, y = start[0] + east, start[1] + north
    places = [(rounded(x + dx), rounded(y + dy)) for dx in (-0.001, 0.0, 0.001) for dy in (-0.001, 0.0, 0.001)]
    within = [place for place in places if at_most(plan_distance(start, place), 1.0)]
    return min(within, key=lambda place: plan_distance(place, to))

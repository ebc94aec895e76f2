"""Steps and degrees, and the one tolerance of all measuring."""

from __future__ import annotations

from math import atan2, cos, degrees, hypot, isfinite, radians, sin, sqrt

from pb12table.table.shapes import Point, Point3

TOLERANCE = 1e-6
GRID = 0.001
_GRID_DIGITS = 3

DIRECTIONS = tuple(45.0 * number for number in range(8))
"""Eight directions all around, in degrees."""


def are_numbers(*values: float | None) -> bool:
    """Whether all values that are given are finite."""
    return all(number is None or isfinite(number) for number in values)


def rounded(value: float) -> float:
    """A length or angle rounded to GRID, never minus zero."""
    return round(value, _GRID_DIGITS) + 0.0


def rounded_point(point: Point) -> Point:
    """A plan point rounded to GRID."""
    return (rounded(point[0]), rounded(point[1]))


def normalised(angle: float) -> float:
    """The same angle in degrees in [0, 360)."""
    result = angle % 360.0
    # A tiny negative angle comes out of % as exactly 360.
    return 0.0 if result >= 360.0 else result + 0.0


def turned_by(facing: float, turn: float) -> float:
    """A facing turned counter-clockwise by `turn` degrees, in [0, 360)."""
    return normalised(facing + turn)


def turn_between(facing: float, other: float) -> float:
    """The turn in degrees in (-180, 180] that leads from `facing` to `other`, counter-clockwise positive."""
    turn = normalised(other - facing)
    return turn - 360.0 if turn > 180.0 else turn


def angle_between(a: float, b: float) -> float:
    """The angle in degrees in [0, 180] between two directions."""
    return abs(turn_between(a, b))


def direction(start: Point, end: Point) -> float:
    """The direction from start to end in degrees, counter-clockwise from east, in [0, 360); 0.0 when both coincide."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    if dx == 0.0 and dy == 0.0:
        return 0.0
    return normalised(degrees(atan2(dy, dx)))


def at_most(value: float, bound: float) -> bool:
    """Whether value <= bound, inclusive within TOLERANCE."""
    return value <= bound + TOLERANCE


def at_least(value: float, bound: float) -> bool:
    """Whether value >= bound, inclusive within TOLERANCE."""
    return value >= bound - TOLERANCE


def distance(a: Point3, b: Point3) -> float:
    """The length in steps of the straight segment between two points in space."""
    dx, dy, dz = a[0] - b[0], a[1] - b[1], a[2] - b[2]
    return sqrt(dx * dx + dy * dy + dz * dz)


def plan_distance(a: Point, b: Point) -> float:
    """The distance in steps seen from above."""
    return hypot(a[0] - b[0], a[1] - b[1])


def heading(angle: float) -> Point:
    """The unit vector of a direction in degrees, exact for quarter turns."""
    quarters = {0.0: (1.0, 0.0), 90.0: (0.0, 1.0), 180.0: (-1.0, 0.0), 270.0: (0.0, -1.0)}
    exact = quarters.get(angle % 360.0)
    return exact if exact is not None else (cos(radians(angle)), sin(radians(angle)))


def moved(point: Point, angle: float, length: float) -> Point:
    """The plan point `length` steps from `point` in the direction `angle` in degrees; not rounded."""
    east, north = heading(angle)
    return (point[0] + east * length, point[1] + north * length)

"""Where a point or an angle is drawn to while a layout is edited: corners first, then the grid, then directions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import atan2, cos, degrees, hypot, radians, sin
from typing import Any

from pb12table.layouts.motions import corners_of
from pb12table.table.shapes import Point
from pb12table.table.units import normalised, rounded, rounded_point


@dataclass(frozen=True, slots=True)
class Snapping:
    """What draws points: a grid of so many steps, corners of other pieces within a reach, angles of so many degrees.

    None turns each of them off.
    """

    grid: float | None = 0.5
    corners: float | None = 0.4
    angle: float | None = 15.0


def all_corners(entries: Iterable[Mapping[str, Any]]) -> list[Point]:
    """The corners of some pieces and zones, all in one list."""
    return [(corner[0], corner[1]) for entry in entries for corner in corners_of(entry)]


def snapped(point: Point, snapping: Snapping, corners: Iterable[Point] = ()) -> Point:
    """The nearest corner in reach, else the nearest point of the grid, else the point itself."""
    corner = _corner_near(point, snapping.corners, corners)
    if corner is not None:
        return corner
    if snapping.grid:
        return (rounded(_to_grid(point[0], snapping.grid)), rounded(_to_grid(point[1], snapping.grid)))
    return rounded_point(point)


def snapped_along(start: Point, point: Point, snapping: Snapping, corners: Iterable[Point] = ()) -> Point:
    """Where a line from `start` ends: as for any point, but where no grid holds it, in one of the angles kept to."""
    corner = _corner_near(point, snapping.corners, corners)
    if corner is not None or snapping.grid or not snapping.angle:
        return corner or snapped(point, snapping)
    dx, dy = point[0] - start[0], point[1] - start[1]
    angle = radians(_to_grid(degrees(atan2(dy, dx)), snapping.angle))
    length = dx * cos(angle) + dy * sin(angle)
    return rounded_point((start[0] + length * cos(angle), start[1] + length * sin(angle)))


def _corner_near(point: Point, reach: float | None, corners: Iterable[Point]) -> Point | None:
    """The nearest corner in reach."""
    if reach is None:
        return None
    x, y = point
    near = [corner for corner in corners if abs(corner[0] - x) <= reach and abs(corner[1] - y) <= reach]
    best = min(near, key=lambda corner: hypot(corner[0] - x, corner[1] - y), default=None)
    return None if best is None or hypot(best[0] - x, best[1] - y) > reach else rounded_point(best)


def snapped_angle(angle: float, snapping: Snapping) -> float:
    """The nearest of the angles that are kept to."""
    if not snapping.angle:
        return rounded(normalised(angle))
    return rounded(normalised(_to_grid(angle, snapping.angle)))


def _to_grid(value: float, grid: float) -> float:
    return round(value / grid) * grid

"""Where somebody looks: an eye, a sight angle and a range, and what part of a surface lies in them."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, cos, hypot, radians, sin, sqrt

import shapely
from shapely.geometry.base import BaseGeometry

from pb12table.table.arcs import ellipse
from pb12table.table.planar import Plane
from pb12table.table.shapes import Box, Point3
from pb12table.table.sight.plan_shadows import BEYOND
from pb12table.table.units import TOLERANCE


@dataclass(frozen=True, slots=True)
class Gaze:
    """An eye that looks in a direction, so many degrees to each side, and no farther than the limit if one is given."""

    eye: Point3
    facing: float
    half: float
    limit: float | None


def window_of(gaze: Gaze, plane: Plane, surface: BaseGeometry) -> BaseGeometry:
    """The part of a surface in the sight angle and within the limit."""
    ex, ey, _ = gaze.eye
    window = surface
    if gaze.limit is not None:
        window = shapely.intersection(window, _within(gaze.eye, gaze.limit, plane))
    if gaze.half < 180.0 - TOLERANCE and not window.is_empty:
        length = BEYOND * reach_to(gaze.eye, window.bounds)
        count = max(1, ceil(2.0 * gaze.half / 45.0))
        angles = [radians(gaze.facing - gaze.half + 2.0 * gaze.half * i / count) for i in range(count + 1)]
        arc = [(ex + length * cos(angle), ey + length * sin(angle)) for angle in angles]
        window = shapely.intersection(window, shapely.Polygon([(ex, ey), *arc]))
    return window


def _within(eye: Point3, limit: float, plane: Plane) -> BaseGeometry:
    """The part of a plane within a distance of the eye, seen from above: a circle, or on a slope an ellipse."""
    ex, ey, ez = eye
    rise = ez - plane.at(ex, ey)
    slope = hypot(plane.east, plane.north)
    square = limit * limit - rise * rise / (1.0 + slope * slope)
    if square <= 0.0:
        return shapely.Polygon()
    along = (plane.east / slope, plane.north / slope) if slope > 0.0 else (1.0, 0.0)
    shift = slope * rise / (1.0 + slope * slope)
    middle = (ex + along[0] * shift, ey + along[1] * shift)
    return ellipse(middle, along, sqrt(square / (1.0 + slope * slope)), sqrt(square))


def reach_to(eye: Point3, box: Box) -> float:
    """The greatest plan distance from the eye to a point of a box."""
    west, south, east, north = box
    return hypot(max(eye[0] - west, east - eye[0]), max(eye[1] - south, north - eye[1]))

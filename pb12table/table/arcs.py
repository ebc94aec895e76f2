"""Circles as polygons with a bounded error and the exact area."""

from __future__ import annotations

from math import ceil, pi, sqrt

import numpy as np
import shapely
from numpy.typing import NDArray

from pb12table.table.shapes import Point

Floats = NDArray[np.float64]

ROUND_ERROR = 1e-5
"""How far in steps the border of a polygon may lie from the curve it stands for."""


def stretches(radius: float, length: float) -> int:
    """Into how many chords an arc of `length` radians is cut to lie within ROUND_ERROR; a power of two, at least 4.

    With the corners moved out a little so that the area is kept, chords and corners lie within
    radius * angle^2 / 12 of the arc.
    """
    angle = sqrt(12.0 * ROUND_ERROR / max(radius, 12.0 * ROUND_ERROR))
    count = 4
    while count < length / angle:
        count *= 2
    return count


def arcs(middles: Floats, radii: Floats, starts: Floats, lengths: Floats, count: int) -> Floats:
    """Polylines for arcs, counter-clockwise, of `count` chords each; shape (arcs, count + 1, 2).

    `middles` has the shape (arcs, 2), the others (arcs,); angles in radians. The ends lie on the circles; the inner
    corners lie a little outside, so that each sector has exactly the area of the round one.
    """
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
    """Whole circles as rings of `count` corners with the exact area; shape (circles, count, 2)."""
    step = 2.0 * pi / count
    angles = step * np.arange(count)
    reach = radii * sqrt(step / np.sin(step))
    result = np.empty((len(radii), count, 2))
    result[:, :, 0] = middles[:, :1] + reach[:, None] * np.cos(angles)
    result[:, :, 1] = middles[:, 1:] + reach[:, None] * np.sin(angles)
    return result


def ellipse(middle: Point, along: Point, half_along: float, half_across: float) -> shapely.Polygon:
    """An ellipse with its two half axes, the first in the direction of the unit vector `along`."""
    count = max(8, ceil(2.0 * pi / sqrt(12.0 * ROUND_ERROR / max(half_along, half_across, 1.0))))
    ring = discs(np.zeros((1, 2)), np.ones(1), count)[0]
    ax, ay = along
    xs = middle[0] + ax * half_along * ring[:, 0] - ay * half_across * ring[:, 1]
    ys = middle[1] + ay * half_along * ring[:, 0] + ax * half_across * ring[:, 1]
    return shapely.Polygon(np.column_stack((xs, ys)))

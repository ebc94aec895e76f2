"""Shapes made ready for many questions that two threads may ask at the same time."""

from __future__ import annotations

from threading import Lock
from typing import Any

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from pb12table.table.arrays import Truths

_NEAR = 1.0

_ALONE = Lock()
"""Held while a shape is made ready, and while it is compared with lines or polygons."""


def prepare_for_threads(*shapes: BaseGeometry) -> None:
    """Prepare shapes, with all that GEOS would only build at the first question of each sort.

    The window works out beside its frames where one gets to, while a click looks for a way on the same ground.  Two
    threads that ask the first such question of one shape at the same time build the same thing twice, and one of them
    looks into what the other has thrown away: the program ended without a word.  So nothing may be asked of a shape
    that is kept before this is done; best it is done where the shape is made.  `shapely.contains_xy` and
    `intersects_xy` prepare unasked: what is kept and given to them must be ready for threads, too.

    Then threads may ask of points as they like, but of lines and polygons only by `meeting` and `near`.
    """
    for shape in shapes:
        with _ALONE:
            _prepare(shape)


def meeting(shape: BaseGeometry, others: Any) -> Truths:
    """Which lines or polygons meet a prepared shape that is kept.

    GEOS writes down in the shape itself what it compares with it: two threads at once, and the program is gone.
    """
    with _ALONE:
        return np.asarray(shapely.intersects(shape, others), dtype=np.bool_)


def near(shape: BaseGeometry, others: Any, distance: float) -> Truths:
    """Which lines or polygons come within a distance of a prepared shape that is kept; see `meeting`."""
    with _ALONE:
        return np.asarray(shapely.dwithin(shape, others, distance), dtype=np.bool_)


def _prepare(shape: BaseGeometry) -> None:
    shapely.prepare(shape)
    if shape.is_empty:
        return
    west, south, east, north = shape.bounds
    corners = [(west - _NEAR, south - _NEAR), (east + _NEAR, north + _NEAR)]
    inside = shapely.point_on_surface(shape)
    # A line with both ends outside is held against the edges, a point against the inside, a distance against both.
    across = shapely.linestrings([corners[0], (inside.x, inside.y), corners[1]])
    shapely.intersects(shape, across)
    shapely.contains_properly(shape, across)
    shapely.intersects_xy(shape, inside.x, inside.y)
    shapely.dwithin(shape, shapely.points(corners[0]), _NEAR)

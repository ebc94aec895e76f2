"""Shapes made ready for many questions that two threads may ask at the same time."""

from __future__ import annotations

from threading import Lock

import shapely
from shapely.geometry.base import BaseGeometry

_NEAR = 1.0

_ALONE = Lock()
"""Of two threads that make the same shape ready the second finds it so."""


def prepare_for_threads(*shapes: BaseGeometry) -> None:
    """Prepare shapes, with all that GEOS would only build at the first question of each sort.

    The window works out beside its frames where one gets to, while a click looks for a way on the same ground.  Two
    threads that ask the first such question of one shape at the same time build the same thing twice, and one of them
    looks into what the other has thrown away: the program ended without a word.  So nothing may be asked of a shape
    that is kept before this is done; best it is done where the shape is made.  `shapely.contains_xy` and
    `intersects_xy` prepare unasked: what is kept and given to them must be ready for threads, too.
    """
    for shape in shapes:
        with _ALONE:
            _prepare(shape)


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

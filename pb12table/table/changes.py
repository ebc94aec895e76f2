"""What a change of terrain can have changed: which pieces are others, and whose lines of sight pass near them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import pi

import numpy as np
import shapely
from numpy.typing import NDArray

from pb12table.table.battlefield import Battlefield
from pb12table.table.raster import Floats, Truths
from pb12table.table.shapes import Point
from pb12table.table.terrain import Piece
from pb12table.table.units import TOLERANCE

MARGIN = 0.01
"""How much wider than it is a changed piece is taken to be, in steps, so that touching lines count."""


def changed_pieces(before: Battlefield, now: Battlefield) -> tuple[Piece, ...]:
    """The pieces that only one of two tables has; a moved piece is there twice, where it was and where it is."""
    old, new = set(before.pieces), set(now.pieces)
    return (*(piece for piece in before.pieces if piece not in new), *(p for p in now.pieces if p not in old))


def hulls_of(pieces: Iterable[Piece]) -> list[Floats]:
    """The convex hulls of pieces seen from above, as rows of corners."""
    return [
        np.unique(shapely.get_coordinates(shapely.convex_hull(shapely.MultiPoint(piece.outline))), axis=0)
        for piece in pieces
    ]


def behind(eye: Point, places: Floats, hulls: Sequence[Floats], margin: float = MARGIN) -> Truths:
    """Which places (rows of x and y) may lie behind or in one of some hulls, as seen from an eye.

    `margin` is how much wider than a line the view is, and the hulls with it. Too many may be named, never too few.
    """
    found: NDArray[np.bool_] = np.zeros(len(places), dtype=np.bool_)
    dx, dy = places[:, 0] - eye[0], places[:, 1] - eye[1]
    away, angles = np.hypot(dx, dy), np.arctan2(dy, dx)
    for hull in hulls:
        cx, cy = hull[:, 0] - eye[0], hull[:, 1] - eye[1]
        shape = shapely.convex_hull(shapely.MultiPoint(hull))
        near = float(shapely.distance(shape, shapely.Point(eye))) - margin
        if near <= TOLERANCE:
            return np.ones(len(places), dtype=np.bool_)
        middle = float(np.arctan2(cy.mean(), cx.mean()))
        corners = _turn(np.arctan2(cy, cx) - middle)
        wide = float(np.arcsin(min(margin / near, 1.0)))
        turns = _turn(angles - middle)
        inside = (turns >= corners.min() - wide - TOLERANCE) & (turns <= corners.max() + wide + TOLERANCE)
        found |= inside & (away >= near - margin)
    return found


def _turn(angles: Floats) -> Floats:
    """Angles in radians brought to [-pi, pi)."""
    turned: Floats = np.mod(angles + pi, 2.0 * pi) - pi
    return turned

"""Round corners of terrain, drawn too wide, trimmed back to the arc towards what is beside them.

A storey is made once for all searches, so that who stands at a corner, wants to get to it or leaves just about room
there is not known yet.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, pi

import numpy as np
import shapely

from pb12table.table.battlefield import Battlefield
from pb12table.table.borders import COLUMNS, corners
from pb12table.table.index import TerrainIndex, terrain_index
from pb12table.table.inflating import FAN, WIDEST, around
from pb12table.table.shapes import Point
from pb12table.table.stars import Floats, Integers
from pb12table.table.surfaces import covers
from pb12table.table.units import TOLERANCE

_NEAR = 0.003
"""So much farther from the arc a place may be and still be beside the corner, in steps."""

Beside = tuple[Point, float]
"""A place beside which corners are trimmed, and how far what stands there keeps bodies away from it, in steps."""


def trimmed(
    battlefield: Battlefield, radius: float, edges: Floats, going_on: Integers, beside: Sequence[Beside]
) -> tuple[Floats, Floats]:
    """The edges of a storey (rows from x, from y, to x, to y) with corners trimmed, and rows of the corners there now.

    Terrain is inflated by `radius`; `going_on` tells which edge goes on where one ends, -1 for none. Corners that are
    left are not among the rows, which are as in `borders.corners`.
    """
    none = np.zeros((0, COLUMNS))
    first = np.flatnonzero(going_on >= 0)
    if not len(first) or not beside:
        return edges, none
    second = going_on[first]
    one, two = _out(edges[first]), _out(edges[second])
    along = (one * two).sum(axis=1)
    turned = one[:, 0] * two[:, 1] - one[:, 1] * two[:, 0]
    # The two sides of a corner touch the circle around it; the free side lies to the left.
    round_ones = (turned < 0.0) & (np.arctan2(-turned, along) <= FAN + TOLERANCE)
    first, second, one, two, along = (values[round_ones] for values in (first, second, one, two, along))
    middles = edges[first, 2:4] - radius * (one + two) / (1.0 + along)[:, None]
    places = np.array([place for place, _ in beside])
    away = places[None, :, :] - middles[:, None, :]
    far = np.hypot(away[:, :, 0], away[:, :, 1])
    most = radius * WIDEST + np.array([room for _, room in beside]) + _NEAR
    between = (_across(one[:, None, :], away) < 0.0) & (_across(away, two[:, None, :]) < 0.0)
    angles: dict[int, list[float]] = {}
    for corner, place in np.argwhere((far < most) & (far > radius - _NEAR) & between).tolist():
        angles.setdefault(corner, []).append(atan2(away[corner, place, 1], away[corner, place, 0]))
    index, rows = terrain_index(battlefield), [none]
    result, more = edges.copy(), []
    for corner, towards in angles.items():
        middle: Point = (float(middles[corner, 0]), float(middles[corner, 1]))
        if not _is_of_terrain(index, middle):
            continue
        begin = atan2(two[corner, 1], two[corner, 0])
        turn = (atan2(one[corner, 1], one[corner, 0]) - begin) % (2.0 * pi)
        passed = sorted((angle - begin) % (2.0 * pi) for angle in towards)
        # Around a hole of the free region the border goes clockwise.
        ring = np.array(around(middle, radius, [begin + angle for angle in (0.0, *passed, turn)])[::-1])
        before, after = result[first[corner]], result[second[corner]]
        if ((ring[0] - before[0:2]) @ (before[2:4] - before[0:2])) <= 0.0:
            continue
        if ((after[2:4] - ring[-1]) @ (after[2:4] - after[0:2])) <= 0.0:
            continue
        rows.append(_rows(np.concatenate([[before[0:2]], ring, [after[2:4]], [middle]]), ring))
        more.append(np.concatenate([ring[:-1], ring[1:]], axis=1))
        result[first[corner], 2:4], result[second[corner], 0:2] = ring[0], ring[-1]
    return np.concatenate([result, *more]), np.concatenate(rows)


def _out(edges: Floats) -> Floats:
    """The directions to the free side of edges."""
    along = edges[:, 2:4] - edges[:, 0:2]
    length = np.maximum(np.hypot(along[:, 0], along[:, 1]), 1e-12)[:, None]
    return np.stack([-along[:, 1], along[:, 0]], axis=1) / length


def _across(one: Floats, two: Floats) -> Floats:
    result: Floats = one[..., 0] * two[..., 1] - one[..., 1] * two[..., 0]
    return result


def _is_of_terrain(index: TerrainIndex, place: Point) -> bool:
    """Whether a place belongs to a solid piece, so that it is the middle of a corner and no inner corner of a roof."""
    x, y = place
    box = (x - TOLERANCE, y - TOLERANCE, x + TOLERANCE, y + TOLERANCE)
    return any(entry.solid and covers(entry, place) for entry in index.near(box))


def _rows(outline: Floats, chosen: Floats) -> Floats:
    """The rows of those corners of an obstacle that are chosen."""
    obstacle = shapely.Polygon(outline)
    if not obstacle.is_valid:
        return np.zeros((0, COLUMNS))
    found = corners(obstacle.buffer(1.0, join_style="mitre").difference(obstacle))
    kept: Floats = found[(np.abs(found[:, None, 2:4] - chosen[None, :, :]).max(axis=2) < 1e-9).any(axis=1)]
    return kept

"""Round corners of terrain, drawn too wide, trimmed back to the arc towards what is beside them.

A storey is made once for all searches, so that who stands at a corner, wants to get to it or leaves just about room
there is not known yet.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, pi
from typing import NamedTuple

import numpy as np
import shapely

from pb12table.table.arrays import Floats, Integers
from pb12table.table.battlefield import Battlefield
from pb12table.table.index import TerrainIndex, terrain_index
from pb12table.table.motion.inflating import FAN, WIDEST, around
from pb12table.table.routes.space.borders import COLUMNS, corners
from pb12table.table.shapes import Point
from pb12table.table.surfaces import covers
from pb12table.table.units import TOLERANCE

_NEAR = 0.003
"""So much farther from the arc a place may be and still be beside the corner, in steps."""

_START, _END = slice(0, 2), slice(2, 4)
"""The columns of both ends of an edge."""

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
    found = _round_corners(edges, going_on, radius)
    if not len(found.middles) or not beside:
        return edges, none
    preceding = np.full(len(edges), -1, dtype=np.int64)
    preceding[going_on[going_on >= 0]] = np.flatnonzero(going_on >= 0)
    index, rows = terrain_index(battlefield), [none]
    result, more, kept = edges.copy(), [none[:, 0:4]], np.ones(len(edges), dtype=np.bool_)
    for corner, angles in _facing(found, radius, beside).items():
        middle: Point = (float(found.middles[corner, 0]), float(found.middles[corner, 1]))
        if not _is_of_terrain(index, middle):
            continue
        # Around a hole of the free region the border goes clockwise.
        ring = np.array(around(middle, radius, angles)[::-1])
        if len(ring) < 2:
            continue
        before, after = int(found.before[corner]), int(found.after[corner])
        coming = _joint(result, before, int(preceding[before]), _END, ring[1], ring[0])
        going = _joint(result, after, int(going_on[after]), _START, ring[-2], ring[-1])
        if coming is None or going is None:
            continue
        (edge_before, ring[0]), (edge_after, ring[-1]) = coming, going
        result[edge_before, _END], result[edge_after, _START] = ring[0], ring[-1]
        kept[[before, after]] = [edge_before == before, edge_after == after]
        outline = [result[edge_before, _START], *ring, result[edge_after, _END], middle]
        rows.append(_rows(np.array(outline), ring[1 - kept[before] : len(ring) - 1 + kept[after]]))
        more.append(np.concatenate([ring[:-1], ring[1:]], axis=1))
    return np.concatenate([result[kept], *more]), np.concatenate(rows)


class _RoundCorners(NamedTuple):
    """Corners between two sides that touch the circle around a middle: the edges, and their directions outward."""

    before: Integers
    after: Integers
    out_before: Floats
    out_after: Floats
    middles: Floats


def _round_corners(edges: Floats, going_on: Integers, radius: float) -> _RoundCorners:
    """The corners that stick out into the free region and are turned no more than those around an arc are."""
    before = np.flatnonzero(going_on >= 0)
    after = going_on[before]
    one, two = _out(edges[before]), _out(edges[after])
    along, turned = (one * two).sum(axis=1), -_across(one, two)
    chosen = (turned > 0.0) & (np.arctan2(turned, along) <= FAN + TOLERANCE)
    before, after, one, two, along = (values[chosen] for values in (before, after, one, two, along))
    middles = edges[before, _END] - radius * (one + two) / (1.0 + along)[:, None]
    return _RoundCorners(before, after, one, two, middles)


def _facing(found: _RoundCorners, radius: float, beside: Sequence[Beside]) -> dict[int, list[float]]:
    """The corners that have something beside them: the directions of their sides and towards it, ascending."""
    away = np.array([place for place, _ in beside])[None, :, :] - found.middles[:, None, :]
    far = np.hypot(away[:, :, 0], away[:, :, 1])
    most = radius * WIDEST + np.array([room for _, room in beside]) + _NEAR
    one, two = found.out_before[:, None, :], found.out_after[:, None, :]
    between = (_across(one, away) < 0.0) & (_across(away, two) < 0.0)
    near = (far < most) & (far > radius - _NEAR) & between
    result: dict[int, list[float]] = {}
    for corner in np.flatnonzero(near.any(axis=1)).tolist():
        begin = atan2(found.out_after[corner, 1], found.out_after[corner, 0])
        towards = [found.out_before[corner], *away[corner, near[corner]]]
        result[corner] = [begin, *sorted(begin + (atan2(y, x) - begin) % (2.0 * pi) for x, y in towards)]
    return result


def _out(edges: Floats) -> Floats:
    """The directions to the free side of edges."""
    along = edges[:, 2:4] - edges[:, 0:2]
    length = np.maximum(np.hypot(along[:, 0], along[:, 1]), 1e-12)[:, None]
    return np.stack([-along[:, 1], along[:, 0]], axis=1) / length


def _across(one: Floats, two: Floats) -> Floats:
    result: Floats = one[..., 0] * two[..., 1] - one[..., 1] * two[..., 0]
    return result


def _joint(edges: Floats, side: int, beyond: int, near: slice, inner: Floats, tip: Floats) -> tuple[int, Floats] | None:
    """The edge that a trimmed border joins, and where: the side of the corner at its tip.

    Where something else cuts that side short, it is the edge beyond, where the border meets it. None: it does not.
    `near` are the columns of the end of the side that lies at the corner.
    """
    far = _START if near is _END else _END
    if (tip - edges[side, far]) @ (edges[side, near] - edges[side, far]) > 0.0:
        return side, tip
    if beyond < 0:
        return None
    # Where the corner was too wide it has hidden a bit of that edge, which is longer now.
    along, way, away = edges[beyond, _END] - edges[beyond, _START], tip - inner, edges[beyond, _START] - inner
    across = float(_across(way, along))
    share = float(_across(away, along)) / across if across else -1.0
    return (beyond, inner + share * way) if 0.0 <= share <= 1.0 else None


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

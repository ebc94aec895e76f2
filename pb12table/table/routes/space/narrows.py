"""Where terrain leaves about as much room as a body needs: there corners must not be drawn any wider than they are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import hypot

import numpy as np
import shapely

from pb12table.table.arrays import Floats
from pb12table.table.battlefield import Battlefield
from pb12table.table.index import Entry, terrain_index
from pb12table.table.motion.inflating import SLACK, WIDEST
from pb12table.table.shapes import Point, Ring, box_ring
from pb12table.table.terrain import Piece
from pb12table.table.units import rounded_point

Opposite = dict[str, tuple[Point, ...]]
"""The places that corners of a piece lie opposite to, by the piece's id."""

_HARDLY = 0.004
"""Through gaps wider by so much than the body, in steps, bends at corners lead as well."""


def narrows(solid: Sequence[Entry], width: float, depth: float, radius: float) -> Opposite:
    """What lies about as far from a corner as a round body of a radius is wide: the nearest places of terrain (of the
    same piece, too) and of the borders of the table, all lengths in steps, as seen from above.

    Whether both stand in somebody's way at the same height is not asked.
    """
    corners = _corners(solid)
    found: dict[str, dict[Point, None]] = {}
    for number, place in _pairs(solid, corners, width, depth, radius):
        found.setdefault(corners[number][0], {})[place] = None
    return {piece: tuple(places) for piece, places in found.items()}


@lru_cache(maxsize=64)
def throats(battlefield: Battlefield, radius: float) -> Floats:
    """Places in the middle of gaps just as wide as a body of a radius in steps, and a radius before and behind them.

    They are rows (x, y) on the grid. Hardly any straight line leads through but that from before such a gap to behind
    it.
    """
    solid = terrain_index(battlefield).solid
    corners = _corners(solid)
    found: dict[Point, None] = {}
    for number, (x, y) in _pairs(solid, corners, battlefield.width, battlefield.depth, radius):
        _, (corner_x, corner_y) = corners[number]
        apart = hypot(x - corner_x, y - corner_y)
        if apart > 2.0 * radius + _HARDLY:
            continue
        east, north = (corner_y - y) / apart * radius, (x - corner_x) / apart * radius
        for along in (-1.0, 0.0, 1.0):
            middle = ((x + corner_x) / 2.0 + along * east, (y + corner_y) / 2.0 + along * north)
            found[rounded_point(middle)] = None
    return np.array(list(found)).reshape(len(found), 2)


def _corners(solid: Sequence[Entry]) -> list[tuple[str, Point]]:
    """All corners of pieces, with the ids of these."""
    return [(entry.piece.id, point) for entry in solid for line in _lines(entry.piece) for point in line]


def _pairs(
    solid: Sequence[Entry], corners: Sequence[tuple[str, Point]], width: float, depth: float, radius: float
) -> Iterator[tuple[int, Point]]:
    """The numbers of corners with the places opposite to each, as in `narrows`."""
    if not corners:
        return
    sides = [side for entry in solid for line in _lines(entry.piece) for side in pairwise(line)]
    table = box_ring(0.0, 0.0, width, depth)
    edges = shapely.linestrings([*sides, *pairwise((*table, table[0]))])
    points = shapely.points([point for _, point in corners])
    number, edge = shapely.STRtree(edges).query(points, predicate="dwithin", distance=2.0 * WIDEST * radius)
    apart = shapely.distance(points[number], edges[edge]) > 2.0 * (radius - SLACK)
    number, edge = number[apart], edge[apart]
    nearest = shapely.get_coordinates(shapely.shortest_line(points[number], edges[edge]))[1::2]
    opposite: list[Point] = [(x, y) for x, y in nearest.tolist()]
    yield from zip(number.tolist(), opposite, strict=True)


def _lines(piece: Piece) -> Iterator[Ring]:
    """The lines around a piece, ending where they begin; of a thin wall the line it stands on."""
    if piece.thin:
        yield piece.outline
    else:
        for ring in (piece.outline, *piece.holes):
            yield (*ring, ring[0])

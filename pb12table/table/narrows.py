"""Where terrain leaves about as much room as a body needs: there corners must not be drawn any wider than they are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import shapely

from pb12table.table.index import Entry
from pb12table.table.inflating import SLACK, WIDEST
from pb12table.table.shapes import Point, Ring, box_ring
from pb12table.table.terrain import Piece

Opposite = dict[str, tuple[Point, ...]]
"""The places that corners of a piece lie opposite to, by the piece's id."""


def narrows(solid: Sequence[Entry], width: float, depth: float, radius: float) -> Opposite:
    """What lies about as far from a corner as a round body of a radius is wide: the nearest places of terrain (of the
    same piece, too) and of the borders of the table, all lengths in steps, as seen from above.

    Whether both stand in somebody's way at the same height is not asked.
    """
    corners = [(entry.piece.id, point) for entry in solid for line in _lines(entry.piece) for point in line]
    if not corners:
        return {}
    sides = [side for entry in solid for line in _lines(entry.piece) for side in pairwise(line)]
    table = box_ring(0.0, 0.0, width, depth)
    edges = shapely.linestrings([*sides, *pairwise((*table, table[0]))])
    points = shapely.points([point for _, point in corners])
    number, edge = shapely.STRtree(edges).query(points, predicate="dwithin", distance=2.0 * WIDEST * radius)
    apart = shapely.distance(points[number], edges[edge]) > 2.0 * (radius - SLACK)
    number, edge = number[apart], edge[apart]
    nearest = shapely.get_coordinates(shapely.shortest_line(points[number], edges[edge]))[1::2]
    found: dict[str, dict[Point, None]] = {}
    for corner, (x, y) in zip(number.tolist(), nearest.tolist(), strict=True):
        found.setdefault(corners[corner][0], {})[(x, y)] = None
    return {piece: tuple(places) for piece, places in found.items()}


def _lines(piece: Piece) -> Iterator[Ring]:
    """The lines around a piece, ending where they begin; of a thin wall the line it stands on."""
    if piece.thin:
        yield piece.outline
    else:
        for ring in (piece.outline, *piece.holes):
            yield (*ring, ring[0])

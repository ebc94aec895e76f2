"""Bodies and terrain for the tests of the table, in few words."""

from __future__ import annotations

from collections.abc import Sequence

from pb12table.table.battlefield import Battlefield, Body, Gait
from pb12table.table.cells import Raster
from pb12table.table.routes.search.costs import Prices
from pb12table.table.shapes import Circle, Outline
from pb12table.table.sight import sight
from pb12table.table.sight.many import Sites, Stature, sites_in
from pb12table.table.sight.sight import FigureSight
from pb12table.table.terrain import Piece

GAIT = Gait(ledge=0.25, steepest=45.0)
"""What bodies walk over."""

LEAST = 0.01
"""The share of a silhouette that must be visible for a sight line to exist."""

PRICES = Prices(walk=1, vertical=2, land=1, hold=1)
"""What ways cost."""

COACH = Outline(((-2.0, -1.0), (2.0, -1.0), (2.0, 1.0), (-2.0, 1.0)))


def human(name: str, x: float, y: float, z: float = 0.0, facing: float = 0.0) -> Body:
    """A body of radius 0.25, 2 high, with its base point 1.8 above its stand height."""
    return Body(name, Circle(0.25), x, y, z, facing, 2.0, 1.8)


def coach(name: str, x: float, y: float, z: float = 0.0, facing: float = 0.0) -> Body:
    """A body with a footprint of 4 by 2 steps, 2 high."""
    return Body(name, COACH, x, y, z, facing, 2.0, 1.8)


def wall(x: float, height: float, low: float = -3.0, high: float = 3.0, name: str = "wall") -> Piece:
    """A thin opaque wall in the plane x = const."""
    return Piece(name, ((x, low), (x, high)), height=height, thin=True)


def block(
    name: str,
    west: float,
    south: float,
    east: float,
    north: float,
    height: float = 1.0,
    base: float = 0.0,
    *,
    passable: bool = False,
    standable: bool = True,
    translucent: int = 0,
    stops_damage: bool = True,
    blocks_sight: bool = True,
) -> Piece:
    """A rectangular piece."""
    return Piece(
        name,
        ((west, south), (east, south), (east, north), (west, north)),
        base=base,
        height=height,
        passable=passable,
        standable=standable,
        translucent=translucent,
        stops_damage=stops_damage,
        blocks_sight=blocks_sight,
    )


def ramp_east(
    name: str, west: float, south: float, east: float, north: float, height: float, *, standable: bool = True
) -> Piece:
    """A rectangular ramp that rises from its western to its eastern edge."""
    return Piece(
        name,
        ((west, south), (east, south), (east, north), (west, north)),
        height=height,
        low_edge=((west, south), (west, north)),
        high_edge=((east, south), (east, north)),
        standable=standable,
    )


def field(*pieces: Piece, width: float = 60.0, depth: float = 40.0) -> Battlefield:
    """A table with pieces on it."""
    return Battlefield(width, depth, pieces, GAIT)


def sight_to_body(
    table: Battlefield, observer: Body, target: Body, half_angle: float, others: Sequence[Body]
) -> FigureSight:
    """The sight from one body to another, of which LEAST must be visible."""
    return sight.sight_to_body(table, observer, target, half_angle, others, LEAST)


def all_sites(battlefield: Battlefield, stature: Stature, raster: Raster) -> Sites:
    """The sites of all cells of a table."""
    cells = ((column, row) for row in range(raster.rows) for column in range(raster.columns))
    return Sites(
        raster, stature, tuple(site for cell in cells for site in sites_in(battlefield, stature, raster, cell))
    )

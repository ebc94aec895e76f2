"""The battlefield: a table with its terrain and bodies, and what a change of terrain can have changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from math import pi

import numpy as np
import shapely
from numpy.typing import NDArray

from pb12table.table.cells import Floats, Truths
from pb12table.table.shapes import (
    TOLERANCE,
    Circle,
    Footprint,
    Outline,
    Point,
    Point3,
    Ring,
    box_of,
    outline_at,
    turned_ring,
)
from pb12table.table.terrain import Piece


@dataclass(frozen=True, slots=True)
class Body:
    """A model on the table: a footprint extruded from its stand height `z` to `z + height`.

    `eye` is the height of the base point above `z`, in steps; `facing` is in degrees. The hash is kept, since bodies
    are keys of many caches.
    """

    id: str
    footprint: Footprint
    x: float
    y: float
    z: float
    facing: float
    height: float
    eye: float
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        key = (self.id, self.footprint, self.x, self.y, self.z, self.facing, self.height, self.eye)
        object.__setattr__(self, "_hash", hash(key))

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(
        self,
    ) -> tuple[type[Body], tuple[str, Footprint, float, float, float, float, float, float]]:
        # Hashes of texts differ between processes, so the kept one must not travel.
        return Body, (self.id, self.footprint, self.x, self.y, self.z, self.facing, self.height, self.eye)

    @property
    def base_point(self) -> Point3:
        """The point all distances and sight lines are measured from."""
        return (self.x, self.y, self.z + self.eye)

    @property
    def position(self) -> Point:
        """The base point seen from above."""
        return (self.x, self.y)

    @property
    def top(self) -> float:
        """The height of the highest point above the table."""
        return self.z + self.height

    def at(self, x: float, y: float, z: float, facing: float | None = None) -> Body:
        """Return the same body at another place, and with another facing if one is given."""
        turned = self.facing if facing is None else facing
        return Body(self.id, self.footprint, x, y, z, turned, self.height, self.eye)


@dataclass(frozen=True, slots=True)
class Gait:
    """What bodies walk over: ledges up to `ledge` steps high, up or down, and tops up to `steepest` degrees steep.

    With `opens_ramps` what a ramp leads up to is in nobody's way on it, however broad (`motion.ramps`).
    """

    ledge: float
    steepest: float
    opens_ramps: bool = False

    def carries(self, piece: Piece) -> bool:
        """Return whether bodies can stand on a piece's top: solid, standable, not thin and not too steep."""
        return piece.may_carry and piece.slope <= self.steepest + TOLERANCE


@dataclass(frozen=True, slots=True)
class Battlefield:
    """A table from (0, 0) to (width, depth) in steps, its terrain and how it is walked; equal by content."""

    width: float
    depth: float
    pieces: tuple[Piece, ...]
    gait: Gait
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_hash", hash((self.width, self.depth, self.pieces, self.gait)))

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[type[Battlefield], tuple[float, float, tuple[Piece, ...], Gait]]:
        return Battlefield, (self.width, self.depth, self.pieces, self.gait)

    def carries(self, piece: Piece) -> bool:
        """Return whether bodies can stand on a piece's top: solid, standable, not thin and not too steep."""
        return self.gait.carries(piece)


@lru_cache(maxsize=64)
def without(battlefield: Battlefield, pieces: tuple[str, ...]) -> Battlefield:
    """Return the same table once the pieces with these ids are gone."""
    left = tuple(piece for piece in battlefield.pieces if piece.whole not in pieces)
    return replace(battlefield, pieces=left)


@lru_cache(maxsize=64)
def for_vehicles(battlefield: Battlefield) -> Battlefield:
    """Return the same table for vehicles: what is impassable for vehicles is solid for them."""
    pieces = tuple(
        piece if piece.passable == piece.vehicle_passable else replace(piece, passable=piece.vehicle_passable)
        for piece in battlefield.pieces
    )
    return battlefield if pieces == battlefield.pieces else replace(battlefield, pieces=pieces)


def body_ring(body: Body) -> Ring | None:
    """Return the ring of a polygonal footprint on the table, counter-clockwise; None for a circle."""
    if isinstance(body.footprint, Outline):
        return outline_at(body.footprint, body.x, body.y, body.facing)
    return None


def reach_of(footprint: Footprint, facing: float) -> tuple[float, float, float, float]:
    """Return how far a footprint reaches west, south, east and north of its base point."""
    if isinstance(footprint, Circle):
        radius = footprint.radius
        return (radius, radius, radius, radius)
    west, south, east, north = box_of(turned_ring(footprint.points, facing))
    return (-west, -south, east, north)


def inside_table(battlefield: Battlefield, body: Body) -> bool:
    """Return whether the whole footprint lies on the table, its border included."""
    west, south, east, north = reach_of(body.footprint, body.facing)
    return (
        body.x - west >= -TOLERANCE
        and body.y - south >= -TOLERANCE
        and body.x + east <= battlefield.width + TOLERANCE
        and body.y + north <= battlefield.depth + TOLERANCE
    )


MARGIN = 0.01
"""How much wider than it is a changed piece is taken to be, in steps, so that touching lines count."""


def changed_pieces(before: Battlefield, now: Battlefield) -> tuple[Piece, ...]:
    """Return the pieces that only one of two tables has; a moved piece is there twice, with its old and new place."""
    old, new = set(before.pieces), set(now.pieces)
    return (*(piece for piece in before.pieces if piece not in new), *(p for p in now.pieces if p not in old))


def hulls_of(pieces: Iterable[Piece]) -> list[Floats]:
    """Return the convex hulls of pieces seen from above, as rows of corners."""
    return [
        np.unique(shapely.get_coordinates(shapely.convex_hull(shapely.MultiPoint(piece.outline))), axis=0)
        for piece in pieces
    ]


def behind(eye: Point, places: Floats, hulls: Sequence[Floats], margin: float = MARGIN) -> Truths:
    """Return which places (rows of x and y) may lie behind or in one of some hulls, as seen from an eye.

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
    """Return angles in radians normalised to [-pi, pi)."""
    turned: Floats = np.mod(angles + pi, 2.0 * pi) - pi
    return turned

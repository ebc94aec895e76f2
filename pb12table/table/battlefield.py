"""The battlefield: a table with its terrain, and the bodies that stand on it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache

from pb12table.table.shapes import Circle, Footprint, Outline, Point, Point3, Ring, box_of, outline_at, turned_ring
from pb12table.table.terrain import Piece
from pb12table.table.units import TOLERANCE


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
        """The same body at another place, and with another facing if one is given."""
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
        """Whether bodies can stand on a piece's top: solid, standable, not thin and not too steep."""
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
        """Whether bodies can stand on a piece's top: solid, standable, not thin and not too steep."""
        return self.gait.carries(piece)


@lru_cache(maxsize=64)
def without(battlefield: Battlefield, pieces: tuple[str, ...]) -> Battlefield:
    """The same table when the pieces with these ids are no longer there."""
    left = tuple(piece for piece in battlefield.pieces if piece.whole not in pieces)
    return replace(battlefield, pieces=left)


@lru_cache(maxsize=64)
def for_vehicles(battlefield: Battlefield) -> Battlefield:
    """The same table as vehicles find it: what is not passable for vehicles is solid for them."""
    pieces = tuple(
        piece if piece.passable == piece.vehicle_passable else replace(piece, passable=piece.vehicle_passable)
        for piece in battlefield.pieces
    )
    return battlefield if pieces == battlefield.pieces else replace(battlefield, pieces=pieces)


def body_ring(body: Body) -> Ring | None:
    """The ring of a polygonal footprint on the table, counter-clockwise; None for a circle."""
    if isinstance(body.footprint, Outline):
        return outline_at(body.footprint, body.x, body.y, body.facing)
    return None


def reach_of(footprint: Footprint, facing: float) -> tuple[float, float, float, float]:
    """How far a footprint reaches west, south, east and north of its base point."""
    if isinstance(footprint, Circle):
        radius = footprint.radius
        return (radius, radius, radius, radius)
    west, south, east, north = box_of(turned_ring(footprint.points, facing))
    return (-west, -south, east, north)


def inside_table(battlefield: Battlefield, body: Body) -> bool:
    """Whether the whole footprint lies on the table, its border included."""
    west, south, east, north = reach_of(body.footprint, body.facing)
    return (
        body.x - west >= -TOLERANCE
        and body.y - south >= -TOLERANCE
        and body.x + east <= battlefield.width + TOLERANCE
        and body.y + north <= battlefield.depth + TOLERANCE
    )

"""Where a piece fits among others on a table, and which passages it narrows or closes for a body that walks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from pb12table.table.battlefield import Battlefield
from pb12table.table.cells import Floats, Truths
from pb12table.table.index import terrain_index
from pb12table.table.routes.space.free_space import storeys
from pb12table.table.shapes import TOLERANCE, Point, rounded, rounded_point, turned_ring
from pb12table.table.terrain import Piece

LOW: Final = 0.1
"""What is no higher, in steps, is ground on which a piece can lie."""
TOUCHING: Final = 0.002
"""Pieces that overlap by no more, in steps, touch."""
AROUND: Final = 1.5
"""So far around a piece, in steps, it is asked what still hangs together, beside the widths of two bodies."""
LEAST: Final = 0.05
"""A part of the free ground smaller than this, in square steps, is none."""


def laid(piece: Piece, at: Point, turn: float, name: str) -> Piece:
    """Return a piece whose shape lies about the origin, put down at a place, turned by degrees, under another id."""

    def moved(ring: tuple[Point, ...]) -> tuple[Point, ...]:
        return tuple(rounded_point((at[0] + x, at[1] + y)) for x, y in turned_ring(ring, turn))

    return replace(piece, id=name, outline=moved(piece.outline), holes=tuple(moved(hole) for hole in piece.holes))


SAME: Final = 0.1
"""A piece whose box differs by less from that of its image, in steps, is its own image."""


@dataclass(frozen=True, slots=True)
class Image:
    """How a table is mirrored onto itself: in which directions, -1 or 1 east and north, about its middle."""

    signs: Point
    middle: Point

    @property
    def flips(self) -> bool:
        """Return whether what runs counter-clockwise runs clockwise then."""
        return self.signs[0] * self.signs[1] < 0.0

    def points(self, points: Floats) -> Floats:
        """Return the images of points of the table, the last axis being x and y."""
        found: Floats = (points - np.array(self.middle)) * np.array(self.signs) + np.array(self.middle)
        return found

    def shape(self, ring: Floats) -> Floats:
        """Return the image of a ring about the origin, running round as before."""
        found: Floats = ring * np.array(self.signs)
        return found[::-1] if self.flips else found

    def piece(self, piece: Piece, name: str) -> Piece | None:
        """Return the image of a piece under another id; None if it is its own image."""
        outline = np.array(piece.outline)
        if bool(_are_same(outline[None], self.points(outline)[None])[0]):
            return None

        def ring(points: tuple[Point, ...]) -> tuple[Point, ...]:
            turned = self.points(np.array(points))
            return tuple(rounded_point((x, y)) for x, y in (turned[::-1] if self.flips else turned).tolist())

        return replace(piece, id=name, outline=ring(piece.outline), holes=tuple(ring(hole) for hole in piece.holes))


MIRRORS: Final[Mapping[str, Point]] = {"vertical": (-1.0, 1.0), "horizontal": (1.0, -1.0), "half-turn": (-1.0, -1.0)}
"""The symmetries of a table: swapping east and west, north and south, or both."""


def image_on(battlefield: Battlefield, how: str) -> Image | None:
    """Return the symmetry of a table by its name in MIRRORS; None for ""."""
    middle = (battlefield.width / 2.0, battlefield.depth / 2.0)
    return Image(MIRRORS[how], middle) if how else None


def _are_same(outlines: Floats, images: Floats) -> Truths:
    """Return which outlines have the same boxes as their images."""
    low, high = outlines.min(axis=1) - images.min(axis=1), outlines.max(axis=1) - images.max(axis=1)
    found: Truths = (np.abs(low) < SAME).all(axis=1) & (np.abs(high) < SAME).all(axis=1)
    return found


def free_places(battlefield: Battlefield, outlines: Floats, image: Image | None = None) -> Truths:
    """Return which of some outlines, as rows of corners, lie on the table and over no piece that rises from it.

    With an `image` its own lies there as well, and the two not over each other, unless they are one.
    """
    found = _lie_free(battlefield, outlines)
    if image is None or not found.any():
        return found
    images = image.points(outlines)
    found &= _lie_free(battlefield, images)
    shapes: Any = shapely.buffer(shapely.polygons(outlines), -TOUCHING, join_style="mitre")
    meets = np.asarray(shapely.intersects(shapes, shapely.polygons(images)), dtype=np.bool_)
    return found & (~meets | _are_same(outlines, images))


def _lie_free(battlefield: Battlefield, outlines: Floats) -> Truths:
    inside: Truths = (
        (outlines.min(axis=1) >= -TOLERANCE).all(axis=1)
        & (outlines[..., 0].max(axis=1) <= battlefield.width + TOLERANCE)
        & (outlines[..., 1].max(axis=1) <= battlefield.depth + TOLERANCE)
    )
    taken = shapely.union_all([_shape(piece) for piece in battlefield.pieces if _rises(piece)])
    if taken.is_empty or not inside.any():
        return inside
    shapely.prepare(taken)
    shapes: Any = shapely.buffer(shapely.polygons(outlines[inside]), -TOUCHING, join_style="mitre")
    found = inside.copy()
    found[inside] = ~shapely.intersects(taken, shapes)
    return found


def _rises(piece: Piece) -> bool:
    return piece.top > LOW and (piece.opaque or not piece.passable)


def _shape(piece: Piece) -> BaseGeometry:
    return shapely.LineString(piece.outline) if piece.thin else shapely.Polygon(piece.outline, piece.holes)


@dataclass(frozen=True, slots=True)
class Gap:
    """What is left between a piece and another one, by id, or the edge of the table (""), in steps."""

    beside: str
    width: float


@dataclass(frozen=True, slots=True)
class Barred:
    """The gaps a piece leaves that are too narrow for a body, widest last, and whether it closes a passage."""

    narrow: tuple[Gap, ...] = ()
    closes: bool = False


def barred_by(battlefield: Battlefield, pieces: Sequence[Piece], radius: float, height: float) -> Barred:
    """Return what pieces, not yet on a table, bar to a round body of a radius and height that walks on its ground.

    A passage is closed where ground that hung together around a piece no longer does.
    """
    with_them = replace(battlefield, pieces=(*battlefield.pieces, *pieces))
    solid = {entry.piece.id: entry.piece for entry in terrain_index(with_them).solid}
    laid_down = [piece for piece in pieces if piece.id in solid]
    gaps = {gap for piece in laid_down for gap in _narrow_beside(battlefield, solid, piece, radius)}
    told = tuple(sorted(gaps, key=lambda gap: (gap.width, gap.beside)))
    return Barred(told, _closes(battlefield, [_shape(piece) for piece in laid_down], radius, height))


def _narrow_beside(battlefield: Battlefield, solid: Mapping[str, Piece], piece: Piece, radius: float) -> Iterator[Gap]:
    """Yield the gaps beside a piece that are too narrow for a body of a radius."""
    for beside, width in _widths(battlefield, solid, piece, _shape(piece)):
        if TOUCHING < width < 2.0 * radius - TOLERANCE:
            yield Gap(beside, rounded(width))


def _closes(battlefield: Battlefield, shapes: Sequence[BaseGeometry], radius: float, height: float) -> bool:
    """Return whether ground that hung together around one of some shapes no longer does with all of them on it."""
    free = shapely.union_all([storey.walk for storey in storeys(battlefield, radius, height) if storey.low <= LOW])
    taken = shapely.union_all([shape.buffer(radius - TOLERANCE) for shape in shapes])
    for shape in shapes:
        around = free.intersection(shape.buffer(4.0 * radius + AROUND))
        left = _parts(around.difference(taken))
        if any(sum(part.intersection(before).area > LEAST for part in left) > 1 for before in _parts(around)):
            return True
    return False


def _widths(
    battlefield: Battlefield, solid: Mapping[str, Piece], piece: Piece, shape: BaseGeometry
) -> Iterator[tuple[str, float]]:
    """Yield how far a piece is from each other solid one whose heights it shares, and from the edge of the table."""
    for other in solid.values():
        if other.id != piece.id and other.base < piece.top and other.top > piece.base + LOW:
            yield other.whole, float(shapely.distance(shape, _shape(other)))
    west, south, east, north = shape.bounds
    yield "", min(west, south, battlefield.width - east, battlefield.depth - north)


def _parts(shape: BaseGeometry) -> list[BaseGeometry]:
    found: list[BaseGeometry] = [part for part in shapely.get_parts(shape).tolist() if part.area > LEAST]
    return found


def corners_at(piece: Piece, places: Floats, turn: float) -> Floats:
    """Return the outlines of a piece whose shape lies about the origin at many places, turned by degrees."""
    ring = np.array(turned_ring(piece.outline, turn), dtype=np.float64)
    outlines: Floats = places[:, None, :] + ring[None, :, :]
    return outlines

"""What opens, and what is seen through from one side: doors, portcullises, one-way walls; floors that are cut open.

A door is a piece with a hinge. How far it is open is its state: `opened` gives the piece in another one, so that sight,
movement and pictures ask the same terrain as always. Pictures alone ask for floors cut open over whom they hide.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise
from math import cos, hypot, inf, radians, sin
from typing import Final

import shapely

from pb12table.table.battlefield import Battlefield, Body, without
from pb12table.table.footprints import Area, in_area, overlaps_ring, ring_distance_to, ring_gap
from pb12table.table.index import terrain_index
from pb12table.table.planar import turn
from pb12table.table.shapes import GRID, TOLERANCE, Point, Point3, Ring, rounded_point
from pb12table.table.terrain import Hinge, Piece

WIDEST: Final = 180.0
"""No leaf turns farther, in degrees."""
USUAL: Final = 90.0
"""How far a leaf turns when nothing else is said, in degrees."""
POINTED: Final = 0.3
"""So near to the leaf of a door, in steps, one that points means it."""
RIM: Final = 0.3
"""So many steps of its rim are left of a floor that is cut open."""
_STROKE: Final = 5.0
"""The wedges over which a leaf passes are about so many degrees wide."""


def opened(piece: Piece, degrees: float) -> Piece:
    """Return a door open by a number of degrees, from 0 to WIDEST; for one that lifts, anything above 0 is open.

    Raises ValueError for a piece without a hinge.
    """
    hinge = piece.hinge
    if hinge is None:
        raise ValueError(piece.id)
    if hinge.lifts:
        return replace(piece, base=hinge.base + (piece.height if degrees > 0.0 else 0.0), open=degrees)
    return replace(piece, outline=leaf(hinge, degrees), open=degrees)


def leaf(hinge: Hinge, degrees: float) -> Ring:
    """Return where the leaf of a door open by some degrees lies: a rectangle, or a line if it has no thickness."""
    end = _end(hinge, degrees)
    if hinge.thickness == 0.0:
        return (hinge.at, end)
    return tuple(map(rounded_point, _strip(hinge.at, end, hinge.thickness / 2.0)))


def _end(hinge: Hinge, degrees: float) -> Point:
    (x, y), (u, v) = hinge.at, hinge.end
    angle = radians(degrees if hinge.left else -degrees)
    c, s = cos(angle), sin(angle)
    return rounded_point((x + c * (u - x) - s * (v - y), y + s * (u - x) + c * (v - y)))


def _strip(start: Point, end: Point, half: float) -> Ring:
    """Return a rectangle along a line, to a distance on each side of it, counter-clockwise."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy)
    nx, ny = -dy / length * half, dx / length * half
    return (
        (start[0] - nx, start[1] - ny),
        (end[0] - nx, end[1] - ny),
        (end[0] + nx, end[1] + ny),
        (start[0] + nx, start[1] + ny),
    )


def swept(piece: Piece, degrees: float) -> Iterator[Ring]:
    """Yield convex rings that together cover all places a leaf passes from its position to another opening.

    They are the leaf at both ends and wedges between; no place beside them is passed by more than two GRID.
    """
    hinge = piece.hinge
    assert hinge is not None, piece.id
    yield _thick(hinge, piece.open)
    if hinge.lifts:
        return
    yield _thick(hinge, degrees)
    count = max(1, round(abs(degrees - piece.open) / _STROKE))
    step = (degrees - piece.open) / count
    length = hypot(hinge.end[0] - hinge.at[0], hinge.end[1] - hinge.at[1])
    longer = hypot(1.0, hinge.thickness / 2.0 / length) / cos(radians(step / 2.0))
    ends = [_end(hinge, piece.open + number * step) for number in range(count + 1)]
    (x, y) = hinge.at
    for ends_of_wedge in pairwise(ends):
        first, second = ((x + longer * (u - x), y + longer * (v - y)) for u, v in ends_of_wedge)
        yield (hinge.at, first, second) if turn(hinge.at, first, second) > 0.0 else (hinge.at, second, first)


def _thick(hinge: Hinge, degrees: float) -> Ring:
    """Return a leaf as a ring, however thin it is."""
    end = hinge.end if hinge.lifts else _end(hinge, degrees)
    return _strip(hinge.at, end, max(hinge.thickness / 2.0, GRID))


def door_at(doors: Iterable[Piece], point: Point) -> Piece | None:
    """Return the door pointed at: the one with the nearest leaf, no farther than POINTED; None if there is none."""
    near = [(ring_gap(point, door.outline), door) for door in doors if door.hinge is not None]
    gap, found = min(near, key=lambda pair: pair[0], default=(inf, None))
    return found if gap <= POINTED else None


def in_its_way(piece: Piece, degrees: float, bodies: tuple[Body, ...]) -> tuple[Body, ...]:
    """Return the bodies at the height of a door that stand where its leaf passes or comes down."""
    hinge = piece.hinge
    assert hinge is not None, piece.id
    low, high = hinge.base, hinge.base + piece.height
    if hinge.lifts and degrees > 0.0:
        return ()
    rings = tuple(swept(piece, degrees))
    return tuple(
        body
        for body in bodies
        if body.z < high - TOLERANCE and low < body.top - TOLERANCE and any(overlaps_ring(body, ring) for ring in rings)
    )


def hand_gap(body: Body, door: Piece) -> float:
    """Return how far a body is from a door's leaf as it stands, or from its closed position, in steps."""

    def away(panel: Piece) -> float:
        above = max(0.0, body.z - panel.top, panel.base - body.top)
        return hypot(ring_distance_to(body, panel.outline), above)

    return min(away(door), away(opened(door, 0.0)))


@lru_cache(maxsize=64)
def with_doors(battlefield: Battlefield, doors: tuple[tuple[str, float], ...]) -> Battlefield:
    """Return the same table with some doors, by id, open by some degrees; ids that are no doors are ignored."""
    states = dict(doors)
    pieces = tuple(
        opened(piece, states[piece.id]) if piece.hinge is not None and piece.id in states else piece
        for piece in battlefield.pieces
    )
    return battlefield if pieces == battlefield.pieces else replace(battlefield, pieces=pieces)


def as_seen_from(battlefield: Battlefield, eye: Point3) -> Battlefield:
    """Return the table without the one-way walls that an eye sees through."""
    open_ones = seen_through(battlefield, eye)
    return without(battlefield, open_ones) if open_ones else battlefield


def seen_through(battlefield: Battlefield, eye: Point3) -> tuple[str, ...]:
    """Return the ids of the one-way walls that an eye sees through: those on whose left side it is."""
    walls = terrain_index(battlefield).one_way
    return tuple(wall.id for wall in walls if wall.one_way is not None and turn(*wall.one_way, eye[:2]) > TOLERANCE)


def cut_open(battlefield: Battlefield, bodies: Sequence[Body]) -> Battlefield:
    """Return a table on which all lies open that is over bodies, with what is on it, but where somebody stands on it.

    Of a floor or a roof its rim is left.
    """
    lids = _lids(battlefield)
    if not lids:
        return battlefield
    opened = tuple(lid for lid in lids if _is_over(lid, bodies))
    return _opened(battlefield, opened) if opened else battlefield


def _is_over(lid: Piece, bodies: Sequence[Body]) -> bool:
    """Return whether some body is below a piece, and none on it or higher."""
    within = [body for body in bodies if in_area(Area(lid.outline, lid.holes), body.position, 0.0)]
    below = [body.z < lid.base - TOLERANCE for body in within]
    return bool(below) and all(below)


@lru_cache(maxsize=64)
def _lids(battlefield: Battlefield) -> tuple[Piece, ...]:
    """Return the pieces that lie over something free."""
    solid = [piece for piece in battlefield.pieces if not piece.thin]

    def rests(piece: Piece) -> bool:
        area = shapely.Polygon(piece.outline, piece.holes)
        borne = (
            area.intersection(shapely.Polygon(other.outline, other.holes)).area
            for other in solid
            if other is not piece and abs(other.top - piece.base) < TOLERANCE
        )
        return sum(borne) > 0.5 * area.area

    return tuple(
        piece
        for piece in solid
        if piece.base > 0.0 and not piece.is_lintel and battlefield.carries(piece) and not rests(piece)
    )


@lru_cache(maxsize=64)
def _opened(battlefield: Battlefield, lids: tuple[Piece, ...]) -> Battlefield:
    """Return a table with floors cut open, without what stands on them."""
    left = []
    for piece in battlefield.pieces:
        place = _middle(piece)
        if piece in lids:
            left.append(replace(piece, holes=_hole(piece)))
        elif not any(piece.base > lid.base and in_area(Area(lid.outline), place, 0.0) for lid in lids):
            left.append(piece)
    return replace(battlefield, pieces=tuple(left))


def _middle(piece: Piece) -> Point:
    """Return the mean of the corners of a piece."""
    xs, ys = zip(*piece.outline, strict=True)
    return sum(xs) / len(xs), sum(ys) / len(ys)


def _hole(lid: Piece) -> tuple[Ring, ...]:
    """Return the holes of a floor when it is cut open."""
    area = shapely.Polygon(lid.outline, lid.holes)
    west, south, east, north = area.bounds
    cut = area.buffer(-min(RIM, 0.2 * min(east - west, north - south)), join_style="mitre")
    parts = [part for part in shapely.get_parts(cut) if not part.is_empty]
    inner = [
        hole
        for hole in lid.holes
        if not any(shapely.Polygon(part.exterior).contains(shapely.Point(hole[0])) for part in parts)
    ]
    return (*(tuple(part.exterior.coords)[:-1] for part in parts), *inner)

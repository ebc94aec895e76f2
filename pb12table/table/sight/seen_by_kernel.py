"""What of a level plane is seen, by the compiled kernel `kernels.ground`: tables for it, and polygons of its rings."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from pb12table.table.arrays import Floats, Integers
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.planar import Plane
from pb12table.table.shapes import Point3
from pb12table.table.sight.occluders import enclosing, holds
from pb12table.table.sight.shades import NOBODY, crowd_of, numbers_of, opaque_shades
from pb12table.table.units import TOLERANCE

_MARGIN = 1.0
"""By so much the rectangle that is looked at reaches beyond eye and window, in steps."""

_NOTHING = shapely.Polygon()


def seen_by_kernel(
    kernel: ModuleType,
    battlefield: Battlefield,
    observer: Body,
    eye: Point3,
    plane: Plane,
    window: BaseGeometry,
    others: Sequence[Body],
) -> BaseGeometry | None:
    """The part of a window in a level plane below an eye that lies in no shadow but those of ramps; None where plain
    code must say.
    """
    level, (ex, ey, ez) = plane.height, eye
    if not plane.level or ez - level <= TOLERANCE:
        return None
    bodies = tuple(others)
    if level > TOLERANCE and any(body.z < level < body.top for body in bodies):
        return None
    west, south, east, north = window.bounds
    is_box = west < ex - TOLERANCE and south < ey - TOLERANCE and ex + TOLERANCE < east and ey + TOLERANCE < north
    box = np.array((west, south, east, north))
    if not is_box or abs(window.area - (east - west) * (north - south)) > 1e-12:
        is_box = False
        box[:2] = np.minimum(box[:2], (ex, ey)) - _MARGIN
        box[2:] = np.maximum(box[2:], (ex, ey)) + _MARGIN
    shades, crowd = opaque_shades(battlefield), crowd_of(bodies)
    open_pieces, open_bodies = NOBODY, NOBODY
    if around := enclosing(battlefield, eye):
        open_pieces = numbers_of([shades.numbers[key] for key in around])
    # Only bodies whose box reaches to the eye may hold it.
    rows = crowd.bodies
    close = rows[(np.abs(rows[:, 1] - ex) <= rows[:, 3]) & (np.abs(rows[:, 2] - ey) <= rows[:, 3]), 8]
    left_out = [number for number in dict.fromkeys(close.astype(int).tolist()) if holds(bodies[number], eye)]
    left_out += [number for number in crowd.of_name.get(observer.id, NOBODY).tolist() if bodies[number] == observer]
    if left_out:
        open_bodies = numbers_of(left_out)
    sure, corners, sizes, owners = kernel.seen_ground(
        np.array((ex, ey, ez - level)), box, _lowered(shades.pieces, level), shades.parts, shades.corners, open_pieces,
        _lowered(crowd.bodies, level), crowd.corners, open_bodies,
    )  # fmt: skip
    if not sure:
        return None
    seen = polygons_of(corners, sizes, owners)
    if not seen.is_valid:
        return None
    return seen if is_box else shapely.intersection(window, seen)


def _lowered(table: Floats, level: float) -> Floats:
    """A table of pieces or bodies with heights above a level."""
    if level == 0.0:
        return table
    lowered = table.copy()
    lowered[:, 4:6] -= level
    return lowered


def polygons_of(corners: Floats, sizes: Integers, owners: Integers) -> BaseGeometry:
    """Polygons of rings that follow each other, each with the number of the outer ring it belongs to."""
    rings = np.split(corners, np.cumsum(sizes)[:-1]) if len(sizes) else []
    holes: dict[int, list[Floats]] = {}
    for number, owner in enumerate(owners.tolist()):
        if owner == number:
            holes.setdefault(number, [])
        elif owner >= 0:
            holes.setdefault(owner, []).append(rings[number])
    polygons = [shapely.Polygon(rings[number], inner) for number, inner in holes.items()]
    if not polygons:
        return _NOTHING
    return polygons[0] if len(polygons) == 1 else shapely.MultiPolygon(polygons)



"""Shadows where tops or the ground are not level: of ramps, and of anything on a ramp.

A convex part of a prism is cut where its faces pass through the plane and through the height of the eye above it;
each cell's shadow is the convex hull of its corners' shadows, drawn out without end along the directions of
corners as high as the eye.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import hypot

import shapely

from pb12table.table.planar import Plane
from pb12table.table.shapes import Point, Point3, Ring
from pb12table.table.units import TOLERANCE

Corner = tuple[float, float, float, float]
"""A corner relative to the eye, with the heights of underside and top above the plane."""


def slanted_shadows(
    eye: Point3, plane: Plane, ring: Sequence[Point], tops: Sequence[float], base: float, reach: float
) -> Iterator[shapely.Polygon]:
    """The polygons that together are the shadow of a convex part on a plane, as far as `reach` from the eye."""
    ex, ey, ez = eye
    rise = ez - plane.at(ex, ey)
    sign = 1.0 if rise >= 0.0 else -1.0
    rise *= sign
    corners: list[Corner] = []
    for (x, y), top in zip(ring, tops, strict=True):
        ground = plane.at(x, y)
        faces = (sign * (base - ground), sign * (top - ground))
        corners.append((x - ex, y - ey, min(faces), max(faces)))
    if rise <= TOLERANCE:
        yield from _edge_on(eye, corners, reach)
        return
    within = _cut(_cut(corners, lambda c: c[3] - 2.0 * TOLERANCE), lambda c: rise - c[2] - 2.0 * TOLERANCE)
    for lower_half in (_cut(within, lambda c: c[2]), _cut(within, lambda c: -c[2])):
        for cell in (_cut(lower_half, lambda c: c[3] - rise), _cut(lower_half, lambda c: rise - c[3])):
            shadow = _cell_shadow(
                eye, [(x, y, max(low, 0.0), min(high, rise)) for x, y, low, high in cell], rise, reach
            )
            if shadow is not None:
                yield shadow


def _edge_on(eye: Point3, corners: Sequence[Corner], reach: float) -> Iterator[shapely.Polygon]:
    """With the eye in the plane itself: what reaches from below it to above it hides all behind it."""
    crossing = _cut(_cut(corners, lambda c: c[3] - TOLERANCE), lambda c: -c[2] - TOLERANCE)
    shadow = _cell_shadow(eye, [(x, y, 0.0, 1.0) for x, y, _, _ in crossing], 1.0, reach)
    if shadow is not None:
        yield shadow


def _cut(corners: Sequence[Corner], side: Callable[[Corner], float]) -> list[Corner]:
    """The part of a convex ring, or of a stretch of two corners, where a linear function is not negative."""
    result: list[Corner] = []
    if not corners:
        return result
    last = corners[-1]
    last_side = side(last)
    for corner in corners:
        this_side = side(corner)
        if (this_side >= 0.0) != (last_side >= 0.0):
            share = last_side / (last_side - this_side)
            x, y, low, high = (a + share * (b - a) for a, b in zip(last, corner, strict=True))
            result.append((x, y, low, high))
        if this_side >= 0.0:
            result.append(corner)
        last, last_side = corner, this_side
    return result


def _cell_shadow(eye: Point3, cell: Sequence[Corner], rise: float, reach: float) -> shapely.Polygon | None:
    if len(cell) < 2:
        return None
    ends: list[Point] = []
    directions: list[Point] = []
    for x, y, low, high in cell:
        for height in (low, high):
            left = rise - height
            if left > TOLERANCE * rise:
                ends.append((x * rise / left, y * rise / left))
            elif hypot(x, y) > 0.0:
                directions.append((x / hypot(x, y), y / hypot(x, y)))
    # Drawn out from every end, since a direction that starts elsewhere would end elsewhere.
    far = 3.0 * (reach + max((hypot(x, y) for x, y in ends), default=0.0))
    points = [*ends, *((x + far * dx, y + far * dy) for x, y in ends for dx, dy in _outermost(directions))]
    if len(points) < 3:
        return None
    hull = shapely.convex_hull(shapely.linestrings([(eye[0] + x, eye[1] + y) for x, y in points]))
    return hull if isinstance(hull, shapely.Polygon) else None


def _outermost(directions: list[Point]) -> list[Point]:
    """The two outermost of unit vectors that lie in one half of the plane, and the direction between them."""
    if not directions:
        return []
    mx, my = sum(x for x, _ in directions), sum(y for _, y in directions)
    if hypot(mx, my) < TOLERANCE:
        # The eye is on an edge that runs to both sides of it.
        x, y = directions[0]
        return [(x, y), (-x, -y)]
    turns = [mx * y - my * x for x, y in directions]
    first, last = directions[turns.index(min(turns))], directions[turns.index(max(turns))]
    length = hypot(mx, my)
    return [first, last, (mx / length, my / length)]


def plane_of(ring: Ring, tops: Sequence[float]) -> Plane:
    """The plane through the corners of a convex ring with the heights of the top."""
    (x0, y0), z0 = ring[0], tops[0]
    if max(tops) - min(tops) == 0.0:
        return Plane(z0)
    best, found = 0.0, Plane(z0)
    for i in range(1, len(ring) - 1):
        (x1, y1), (x2, y2) = ring[i], ring[i + 1]
        ax, ay, az = x1 - x0, y1 - y0, tops[i] - z0
        bx, by, bz = x2 - x0, y2 - y0, tops[i + 1] - z0
        area = ax * by - ay * bx
        if abs(area) > best:
            east, north = (az * by - bz * ay) / area, (ax * bz - bx * az) / area
            best, found = abs(area), Plane(z0 - east * x0 - north * y0, east, north)
    return found

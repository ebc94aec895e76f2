"""The view of a target from an eye: its silhouette, what may hide something of it, and the shadows cast on it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import asin, atan2, cos, hypot, inf, pi, sqrt, tan
from typing import Final

import numpy as np
from numpy.typing import NDArray

from pb12table.table.battlefield import Battlefield, Body, body_ring
from pb12table.table.footprints import body_box, outline_parts
from pb12table.table.index import Entry, Part, terrain_index
from pb12table.table.planar import (
    clipped,
    depth_in_polygon,
    hull,
    in_circle,
    in_polygon,
    in_ring,
    nearest_on_border,
    segment_distance,
)
from pb12table.table.shapes import (
    GRID,
    TOLERANCE,
    Circle,
    Outline,
    Point,
    Point3,
    Ring,
    box_of,
    circumradius,
    plan_distance,
)
from pb12table.table.surfaces import supports_of
from pb12table.table.terrain import Piece, ramp_line
from pb12table.table.unions import Floats as UnionsFloats
from pb12table.table.unions import Integers


def encloses(entry: Entry, point: Point3, slack: float = TOLERANCE) -> bool:
    """Return whether a point lies inside a piece, or at most `slack` from a wall without thickness."""
    x, y, z = point
    west, south, east, north = entry.box
    if not (west - slack <= x <= east + slack and south - slack <= y <= north + slack):
        return False
    depth = min(z - entry.base, entry.piece.top_at((x, y)) - z)
    if entry.piece.thin:
        beside = (segment_distance((x, y), a, b) for a, b in pairwise(entry.piece.outline))
        return depth >= -TOLERANCE and min(beside) <= slack
    return depth > TOLERANCE and depth_in_polygon((x, y), entry.piece.outline, entry.piece.holes) > TOLERANCE


def holds(body: Body, point: Point3) -> bool:
    """Return whether a point lies inside a body."""
    x, y, z = point
    if not body.z + TOLERANCE < z < body.z + body.height - TOLERANCE:
        return False
    footprint = body.footprint
    if isinstance(footprint, Circle):
        return hypot(body.x - x, body.y - y) < footprint.radius - TOLERANCE
    ring = body_ring(body)
    return ring is not None and depth_in_polygon((x, y), ring) > TOLERANCE


def enclosing(battlefield: Battlefield, point: Point3) -> frozenset[str]:
    """Return the ids of the opaque pieces that a point lies inside."""
    x, y, _ = point
    near = terrain_index(battlefield).near((x - TOLERANCE, y - TOLERANCE, x + TOLERANCE, y + TOLERANCE))
    return frozenset(entry.piece.id for entry in near if entry.piece.opaque and encloses(entry, point))


def on_the_surface(battlefield: Battlefield, point: Point3) -> Point3:
    """Return a point on the top or a side of a piece, moved back to the surface if rounding to GRID put it inside."""
    x, y, z = point
    for entry in terrain_index(battlefield).near((x, y, x, y)):
        piece = entry.piece
        top = piece.top_at((x, y))
        if piece.thin or not entry.base - TOLERANCE <= z < top or not in_polygon((x, y), piece.outline, piece.holes):
            continue
        if top - z <= GRID:
            z = top
            continue
        feet = (nearest_on_border((x, y), ring) for ring in (piece.outline, *piece.holes))
        foot = min(feet, key=lambda foot: plan_distance(foot, point[:2]))
        if plan_distance(foot, (x, y)) <= GRID:
            x, y = foot
    return (x, y, z)


def hiding_bodies(bodies: Sequence[Body], eye: Point3, *ends: Body) -> list[Body]:
    """Return those of some bodies that may hide something from an eye; `ends`, the observer and target, do not."""
    # Parts of a vehicle go by its name, so that a name does not tell an end, but spares comparing all the others.
    names = {end.id for end in ends}
    return [body for body in bodies if not (body.id in names and body in ends) and not holds(body, eye)]


NOBODY: Integers = np.empty(0, dtype=np.int64)
NO_AREAS: UnionsFloats = np.empty(0)


@dataclass(frozen=True, slots=True, eq=False)
class Shades:
    """The tables of the pieces that may hide something, with their ids."""

    pieces: UnionsFloats
    parts: UnionsFloats
    corners: UnionsFloats
    ids: tuple[str, ...]
    numbers: dict[str, int]


@dataclass(frozen=True, slots=True, eq=False)
class Crowd:
    """The tables of some bodies; `angular` are the numbers of those that are not round.

    `of_name` has the numbers of the bodies of a name; bodies of one name (the parts of a vehicle) hide as one.
    """

    bodies: UnionsFloats
    corners: UnionsFloats
    names: tuple[str, ...]
    of_name: dict[str, Integers]
    angular: tuple[int, ...]


def shades_of(entries: Sequence[Entry]) -> Shades:
    """Return the tables of some pieces, in their order."""
    pieces: list[tuple[float, ...]] = []
    parts: list[tuple[float, ...]] = []
    corners: list[tuple[float, float, float]] = []
    for entry in entries:
        pieces.append((*entry.box, entry.base, entry.top, float(len(parts)), float(len(entry.casting))))
        for part in entry.casting:
            parts.append((*box_of(part.ring), float(len(corners)), float(len(part.ring)), float(part.level)))
            corners += [(x, y, top) for (x, y), top in zip(part.ring, part.tops, strict=True)]
    ids = tuple(entry.piece.id for entry in entries)
    return Shades(
        _table(pieces, 8), _table(parts, 7), _table(corners, 3), ids, {key: number for number, key in enumerate(ids)}
    )


@lru_cache(maxsize=64)
def opaque_shades(battlefield: Battlefield) -> Shades:
    """Return the tables of the opaque pieces of a battlefield, made once."""
    return shades_of([entry for entry in terrain_index(battlefield).entries if entry.piece.opaque])


@lru_cache(maxsize=64)
def blocking_shades(battlefield: Battlefield) -> Shades:
    """Return the tables of what may block sight on a battlefield, made once: opaque pieces and ground that hides."""
    index = terrain_index(battlefield)
    return shades_of([e for e in index.entries if e.piece.may_block]) if index.hiding else opaque_shades(battlefield)


@lru_cache(maxsize=64)
def stopping_shades(battlefield: Battlefield) -> Shades:
    """Return the tables of the pieces of a battlefield that stop damage, made once."""
    entries = terrain_index(battlefield).entries
    return shades_of([entry for entry in entries if entry.piece.shields])


def crowd_of(bodies: tuple[Body, ...]) -> Crowd:
    """Return the tables of some bodies, kept for repeated requests with the same ones."""
    known, crowd = _last.made
    if known is not bodies:
        crowd = _crowd(bodies)
        _last.made = (bodies, crowd)
    return crowd


def _crowd(bodies: Sequence[Body]) -> Crowd:
    rows: list[tuple[float, ...]] = []
    corners: list[tuple[float, float, float]] = []
    angular: list[int] = []
    of_name: dict[str, list[int]] = {}
    for number, body in enumerate(bodies):
        of_name.setdefault(body.id, []).append(number)
        middle, heights, own = (body.x, body.y, circumradius(body.footprint)), (body.z, body.top), float(number)
        if isinstance(body.footprint, Circle):
            rows.append((1.0, *middle, *heights, 0.0, 0.0, own))
            continue
        angular.append(number)
        for ring in outline_parts(body.footprint, body.facing):
            rows.append((0.0, *middle, *heights, float(len(corners)), float(len(ring)), own))
            corners += [(body.x + x, body.y + y, body.top) for x, y in ring]
    names = tuple(body.id for body in bodies)
    by_name = {name: numbers_of(found) for name, found in of_name.items()}
    return Crowd(_table(rows, 9), _table(corners, 3), names, by_name, tuple(angular))


def _table(rows: Sequence[tuple[float, ...]], columns: int) -> UnionsFloats:
    return np.array(rows, dtype=np.float64).reshape(len(rows), columns)


@dataclass(slots=True, eq=False)
class Shade:
    """What may hide a body from an eye: pieces and bodies, and the numbers of those among them that do not.

    Nor do pieces whose top is higher than `above` and at most `up_to`.
    """

    shades: Shades
    open_pieces: Integers
    crowd: Crowd
    open_bodies: Integers
    above: float = 0.0
    up_to: float = 0.0


def numbers_of(found: Sequence[int]) -> Integers:
    """Return numbers as an array; the same one for none."""
    return np.array(found, dtype=np.int64) if found else NOBODY


class _Last:
    """The bodies that were asked for last: comparing tuples of them takes longer than the kernel."""

    made: tuple[tuple[Body, ...], Crowd] = ((), _crowd(()))


_last: Final = _Last()

COINCIDENCE = 0.05
"""Eye and axis closer than this in plan, in steps: the segment between the base points decides."""

WIDEST = 1.2
"""A round body is never wider to the eye than so many times its own width."""

SUNK = 0.25
"""At most this share of its model height a body on a ramp stands in the ramp."""

NEAR = 1e-6
"""How far before the eye the part of an obstacle begins that can hide something."""

Corner = tuple[float, float, float]
"""A corner in the frame of the view: right, forward, height of the top."""


@dataclass(frozen=True, slots=True)
class View:
    """An eye, the unit vector forward, the way to the plane, and the silhouette rectangle in it."""

    eye: Point3
    forward: Point
    depth: float
    left: float
    right: float
    bottom: float
    top: float

    @property
    def area(self) -> float:
        """The area of the silhouette in square steps."""
        return (self.right - self.left) * (self.top - self.bottom)

    @property
    def rectangle(self) -> Ring:
        """The silhouette as a ring in (u, z)."""
        return (
            (self.left, self.bottom),
            (self.right, self.bottom),
            (self.right, self.top),
            (self.left, self.top),
        )

    def framed(self, point: Point) -> Point:
        """Return a plan point as (right, forward)."""
        dx, dy = point[0] - self.eye[0], point[1] - self.eye[1]
        fx, fy = self.forward
        return (dx * fy - dy * fx, dx * fx + dy * fy)

    def box(self) -> tuple[float, float, float, float]:
        """Return the bounding box of the view triangle on the table."""
        ex, ey, _ = self.eye
        fx, fy = self.forward
        ax, ay = ex + fx * self.depth, ey + fy * self.depth
        lx, ly = ax + fy * self.left, ay - fx * self.left
        rx, ry = ax + fy * self.right, ay - fx * self.right
        return (min(ex, lx, rx), min(ey, ly, ry), max(ex, lx, rx), max(ey, ly, ry))


def view_of(battlefield: Battlefield, eye: Point3, target: Body) -> View | None:
    """Return the view of a body from an eye, or None if the eye is within COINCIDENCE of its axis in plan."""
    dx, dy = target.x - eye[0], target.y - eye[1]
    depth = hypot(dx, dy)
    if depth < COINCIDENCE - TOLERANCE:
        return None
    forward = (dx / depth, dy / depth)
    left, right = silhouette_width(eye, forward, depth, target)
    return View(eye, forward, depth, left, right, silhouette_bottom(battlefield, target), target.top)


@lru_cache(maxsize=16384)
def silhouette_bottom(battlefield: Battlefield, body: Body) -> float:
    """Return the height at which the silhouette of a body begins: its stand height, or how high a ramp that carries it
    rises inside its footprint, but no higher than SUNK says.
    """
    index, bottom = terrain_index(battlefield), body.z
    if not index.has_ramps:
        return bottom
    carriers = supports_of(battlefield, body)
    for entry in index.near(body_box(body)):
        if not entry.flat and entry.piece.id in carriers:
            heights = (entry.piece.top_at(point) for part in entry.parts for point in _summits(entry.piece, part, body))
            bottom = max((bottom, *heights))
    return min(bottom, body.z + SUNK * body.height)


def _summits(ramp: Piece, part: Part, body: Body) -> list[Point]:
    """Return places of a footprint on a convex part of a ramp, including the highest; none if they do not meet."""
    if isinstance(body.footprint, Circle):
        radius, (_, (east, north), _) = body.footprint.radius, ramp_line(ramp)
        uphill = (body.x + radius * east, body.y + radius * north)
        return [*in_circle(part.ring, body.position, radius), *([uphill] if in_ring(uphill, part.ring) else [])]
    found: list[Point] = []
    for ring in outline_parts(body.footprint, body.facing):
        common: list[Point] = [(body.x + x, body.y + y) for x, y in ring]
        for (ax, ay), (bx, by) in zip(part.ring, (*part.ring[1:], part.ring[0]), strict=True):
            # The inside lies to the left of an edge that runs counter-clockwise.
            nx, ny = ay - by, bx - ax
            common = clipped(common, nx, ny, nx * ax + ny * ay)
        found += common
    return found


def silhouette_width(eye: Point3, forward: Point, depth: float, target: Body) -> tuple[float, float]:
    """Return the leftmost and rightmost u of a target: the exact central projection of its footprint (tangents).

    A round one is at most WIDEST times as wide as it is. With the eye above or below the footprint there is no such
    projection; then it is the footprint's own width.
    """
    if isinstance(target.footprint, Circle):
        radius = target.footprint.radius
        half = radius * depth / sqrt(depth * depth - radius * radius) if depth > radius else radius
        half = min(half, WIDEST * radius)
        return (-half, half)
    fx, fy = forward
    framed = [
        ((x - eye[0]) * fy - (y - eye[1]) * fx, (x - eye[0]) * fx + (y - eye[1]) * fy)
        for x, y in body_ring(target) or ()
    ]
    if min(w for _, w in framed) <= NEAR or in_ring((0.0, 0.0), framed):
        us = [r for r, _ in framed]
    else:
        us = [r * depth / w for r, w in framed]
    return (min(us), max(us))


def _clipped(corners: Sequence[Corner], a: float, b: float, c: float) -> list[Corner]:
    """Return the part of a convex ring of corners where a * right + b * forward + c >= 0."""
    result: list[Corner] = []
    if not corners:
        return result
    last = corners[-1]
    last_side = a * last[0] + b * last[1] + c
    for corner in corners:
        side = a * corner[0] + b * corner[1] + c
        if (side >= 0.0) != (last_side >= 0.0):
            share = last_side / (last_side - side)
            result.append(
                (
                    last[0] + share * (corner[0] - last[0]),
                    last[1] + share * (corner[1] - last[1]),
                    last[2] + share * (corner[2] - last[2]),
                )
            )
        if side >= 0.0:
            result.append(corner)
        last, last_side = corner, side
    return result


def part_shadow(view: View, part: Part, base: float) -> list[Point]:
    """Return the shadow of a convex prism with a plane top, or of a straight thin wall, clipped to the silhouette."""
    ex, ey, _ = view.eye
    fx, fy = view.forward
    depth = view.depth
    corners: list[Corner] = []
    nearest, farthest = depth, 0.0
    on_left = on_right = True
    for (x, y), top in zip(part.ring, part.tops, strict=True):
        dx, dy = x - ex, y - ey
        r, w = dx * fy - dy * fx, dx * fx + dy * fy
        nearest, farthest = min(nearest, w), max(farthest, w)
        on_left = on_left and r * depth <= view.left * w
        on_right = on_right and r * depth >= view.right * w
        corners.append((r, w, top))
    # On the left of the left edge is only meaningful in front of the eye.
    # What only reaches the plane of the silhouette, but for rounding, is not between.
    if farthest <= NEAR or nearest >= depth - NEAR or ((on_left or on_right) and nearest > NEAR):
        return []
    if nearest < NEAR:
        corners = _clipped(corners, 0.0, 1.0, -NEAR)
    if farthest > depth:
        corners = _clipped(corners, 0.0, -1.0, depth)
    corners = _clipped(corners, depth, -view.left, 0.0)
    corners = _clipped(corners, -depth, view.right, 0.0)
    if len(corners) < 2:
        return []
    return _projected(view, corners, base)


def _projected(view: View, corners: Sequence[Corner], base: float) -> list[Point]:
    """Return the hull of the projected top and underside of clipped corners, clipped to the silhouette's height."""
    depth, eye = view.depth, view.eye[2]
    left, right, bottom, top = view.left, view.right, view.bottom, view.top
    us = [min(max(r * depth / w, left), right) for r, w, _ in corners]
    if base <= min(eye, bottom) and min(height for _, _, height in corners) >= max(eye, top):
        return column(view, min(us), max(us))
    points: list[Point] = []
    for u, (_, w, height) in zip(us, corners, strict=True):
        scale = depth / w
        points.append((u, eye + (base - eye) * scale))
        points.append((u, eye + (height - eye) * scale))
    zs = [z for _, z in points]
    if max(zs) <= bottom or min(zs) >= top:
        return []
    ring = hull(points)
    if len(ring) < 3:
        return []
    return clipped(clipped(ring, 0.0, 1.0, bottom), 0.0, -1.0, -top)


def column(view: View, left: float, right: float) -> list[Point]:
    """Return a stretch of the silhouette in its full height, nothing if it has no width."""
    left, right = max(left, view.left), min(right, view.right)
    if right <= left:
        return []
    return [(left, view.bottom), (right, view.bottom), (right, view.top), (left, view.top)]


def is_column(view: View, ring: Sequence[Point]) -> bool:
    """Return whether a shadow is a stretch of the silhouette in its full height."""
    return (
        len(ring) == 4
        and ring[0][1] == view.bottom == ring[1][1]
        and ring[2][1] == view.top == ring[3][1]
        and ring[1][0] == ring[2][0]
        and ring[3][0] == ring[0][0]
    )


def outline_shadows(view: View, body: Body, outline: Outline) -> Iterable[list[Point]]:
    """Return the shadows of the convex parts of a body with a polygonal footprint."""
    for ring in outline_parts(outline, body.facing):
        moved = tuple((body.x + x, body.y + y) for x, y in ring)
        yield part_shadow(view, Part(moved, (body.top,) * len(moved)), body.z)


SAMPLES = 48
"""Stretches into which a curved stretch of a shadow's edge is cut; each keeps its exact area."""

Floats = NDArray[np.float64]

_NODES, _WEIGHTS = np.polynomial.legendre.leggauss(6)


def round_shadow(view: View, center: Point, radius: float, base: float, top: float) -> list[Point]:
    """Return the shadow of an upright cylinder, clipped to the silhouette; a convex ring in (u, z).

    Its sides are the exact tangents. A curved top or lower edge is a fine polyline whose every stretch has exactly
    the area of the curve, and which is cut exactly where the curve meets the silhouette: the area of a single shadow
    is exact to about 1e-12, of overlapping ones to about 1e-9.
    """
    r, w = view.framed(center)
    depth = view.depth
    if w + radius <= NEAR or w - radius >= depth:
        return []
    away = hypot(r, w)
    left, right = view.left, view.right
    # On the very rim it is seen from outside: whoever looks away from it does not look through it.
    inside = away < radius - 1e-9
    if not inside:
        low, high = _tangents(r, w, away, radius, depth)
        left, right = max(left, low), min(right, high)
    if right <= left:
        return []
    eye = view.eye[2]
    if base <= min(eye, view.bottom) and top >= max(eye, view.top):
        return column(view, left, right)
    return _curved(view, (r, w), radius, base, top, left, right)


def _tangents(r: float, w: float, away: float, radius: float, depth: float) -> tuple[float, float]:
    """Return the leftmost and rightmost u of the part of a circle before the plane, seen from outside it."""
    bearing, half = atan2(r, w), asin(min(radius / away, 1.0))
    reach = sqrt(max(away * away - radius * radius, 0.0))
    chord = radius * radius - (depth - w) ** 2
    half_chord = sqrt(chord) if chord > 0.0 else 0.0
    sides: list[float] = []
    for side in (-1.0, 1.0):
        angle = bearing + side * half
        if abs(angle) >= pi / 2.0:
            sides.append(side * inf)
        elif reach * cos(angle) > depth:
            # The tangent point lies behind the plane: the cut through the circle is the border.
            sides.append(r + side * half_chord)
        else:
            sides.append(depth * tan(angle))
    return sides[0], sides[1]


def _curved(
    view: View, center: Point, radius: float, base: float, top: float, left: float, right: float
) -> list[Point]:
    """Return the shadow between two columns, whose lower and upper edges are curves."""
    depth, eye = view.depth, view.eye[2]

    def scales(us: Floats, *, near: bool) -> Floats:
        """Return how much nearer than the plane the near or far side of the circle is, at columns u."""
        r, w = center
        slopes = us / depth
        a, b = 1.0 + slopes * slopes, slopes * r + w
        c = r * r + w * w - radius * radius
        root = np.sqrt(np.maximum(b * b - a * c, 0.0))
        if near:
            # The smaller distance (b - root) / a, written without cancellation; none before the eye.
            distances = np.maximum(c / np.maximum(b + root, NEAR), NEAR)
        else:
            distances = (b + root) / a
        result: Floats = depth / np.clip(distances, NEAR, depth)
        return result

    # What lies outside the silhouette is drawn in: right above a rim the curve goes down without end.
    def upper(us: Floats) -> Floats:
        return np.clip(eye + (top - eye) * scales(us, near=top > eye), view.bottom, view.top)

    def lower(us: Floats) -> Floats:
        return np.clip(eye + (base - eye) * scales(us, near=base < eye), view.bottom, view.top)

    breaks = {left, right}
    for height in (base, top):
        for level in (view.bottom, view.top):
            breaks.update(u for u in _meetings(center, radius, depth, height - eye, level - eye) if left < u < right)
    breaks.update(u for u in _plane_cut(center, radius, depth) if left < u < right)
    ordered = sorted(breaks)
    above: list[Point] = []
    below: list[Point] = []
    for start, end in pairwise(ordered):
        middle = np.array([(start + end) / 2.0])
        if end - start > 1e-12 and upper(middle)[0] > lower(middle)[0]:
            above += _polyline(upper, start, end)
            below += _polyline(lower, start, end)
    return below + above[::-1]


def _meetings(center: Point, radius: float, depth: float, rise: float, level: float) -> list[float]:
    """Return the columns where the edge of a disc `rise` above the eye is projected to `level` above the eye."""
    if rise * level <= 0.0:
        return []
    return _plane_cut(center, radius, depth, depth * rise / level)


def _plane_cut(center: Point, radius: float, depth: float, way: float | None = None) -> list[float]:
    """Return the columns in which a circle crosses the line a `way` forward (the plane itself if none is given)."""
    forward = depth if way is None else way
    square = radius * radius - (forward - center[1]) ** 2
    if square < 0.0 or forward > depth:
        return []
    half = sqrt(square)
    return [(center[0] - half) * depth / forward, (center[0] + half) * depth / forward]


def _polyline(curve: Callable[[Floats], Floats], start: float, end: float) -> list[Point]:
    """Return a fine polyline for a curve over [start, end] that has the curve's area in each of its stretches.

    The samples crowd at both ends, where a circle's edge may be upright. Between two samples on the curve stands a
    third point, raised so that the area below the polyline is that below the curve.
    """
    middle, half = (start + end) / 2.0, (end - start) / 2.0
    angles = np.linspace(0.0, pi, SAMPLES + 1)
    width = angles[1] - angles[0]
    ends = middle - half * np.cos(angles)
    ends[0], ends[-1] = start, end
    mids = middle - half * np.cos(angles[:-1] + width / 2.0)
    inner = angles[:-1, None] + width * (_NODES + 1.0) / 2.0
    areas = (curve(middle - half * np.cos(inner)) * half * np.sin(inner)) @ _WEIGHTS * (width / 2.0)
    heights = curve(ends)
    first, last = ends[:-1], ends[1:]
    raised = (2.0 * areas - (mids - first) * heights[:-1] - (last - mids) * heights[1:]) / (last - first)
    us, zs = np.empty(2 * SAMPLES + 1), np.empty(2 * SAMPLES + 1)
    us[0::2], us[1::2], zs[0::2], zs[1::2] = ends, mids, heights, raised
    return list(zip(us.tolist(), zs.tolist(), strict=True))

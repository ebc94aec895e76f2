"""A second, slower way to tell what interrupts segments in space: each is cut at all faces and asked in between.

Nothing is shared with the program but data. Segments go from one eye to many points (rows x, y, z) at once; passing
less than a ten-millionth of a step deep is touching.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import asin, cos, hypot, radians, sin, tan

import numpy as np
from numpy.typing import NDArray

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.shapes import Circle, Point, Point3, Ring
from pb12table.table.terrain import Piece

Floats = NDArray[np.float64]
Truths = NDArray[np.bool_]
HAIR = 1e-7


def interrupted(pieces: Iterable[Piece], bodies: Iterable[Body], eye: Point3, points: Floats) -> Truths:
    """Which segments from an eye to points pass through the inside of a piece or a body."""
    met = np.zeros(len(points), dtype=np.bool_)
    for piece in pieces:
        met |= (_through_wall if piece.thin else _through_piece)(piece, np.array(eye), points)
    for body in bodies:
        met |= _through_body(body, np.array(eye), points)
    return met


def inside(rings: Sequence[Ring], xs: Floats, ys: Floats) -> Truths:
    """Which plan points lie inside a polygon: a ring and its holes."""
    found = np.zeros(xs.shape, dtype=np.bool_)
    for ring in rings:
        for (ax, ay), (bx, by) in zip(ring, (*ring[1:], ring[0]), strict=True):
            if ay != by:
                found ^= ((ay > ys) != (by > ys)) & (xs < ax + (ys - ay) * (bx - ax) / (by - ay))
    return found


def tops(piece: Piece, xs: Floats, ys: Floats) -> Floats:
    """The height of the top of a piece at plan points."""
    if piece.low_edge is None or piece.high_edge is None:
        return np.full(xs.shape, piece.top)
    start, uphill, run = _rise(piece)
    shares = ((xs - start[0]) * uphill[0] + (ys - start[1]) * uphill[1]) / run
    return np.asarray(piece.base + piece.height * np.clip(shares, 0.0, 1.0))


def held(body: Body, points: Floats) -> Truths:
    """Which points lie in the inside of a body."""
    between = (points[:, 2] > body.z + HAIR) & (points[:, 2] < body.z + body.height - HAIR)
    if isinstance(body.footprint, Circle):
        aside = np.hypot(points[:, 0] - body.x, points[:, 1] - body.y)
        return np.asarray(between & (aside < body.footprint.radius - HAIR))
    return np.asarray(between & inside([outline_of(body)], points[:, 0], points[:, 1]))


def outline_of(body: Body) -> Ring:
    """The ring of a polygonal footprint on the table."""
    assert not isinstance(body.footprint, Circle)
    c, s = cos(radians(body.facing)), sin(radians(body.facing))
    return tuple((body.x + x * c - y * s, body.y + x * s + y * c) for x, y in body.footprint.points)


def around(piece: Piece, eye: Point3) -> bool:
    """Whether an eye is in the inside of a piece, or in a wall without thickness."""
    x, y = np.array([eye[0]]), np.array([eye[1]])
    if not piece.base + HAIR < eye[2] < tops(piece, x, y)[0] - HAIR:
        return False
    if piece.thin:
        return any(_gap(eye, a, b) <= HAIR for a, b in pairwise(piece.outline))
    rings = (piece.outline, *piece.holes)
    edges = [edge for ring in rings for edge in zip(ring, (*ring[1:], ring[0]), strict=True)]
    return bool(inside(rings, x, y)[0]) and all(_gap(eye, a, b) > HAIR for a, b in edges)


def _gap(eye: Point3, a: Point, b: Point) -> float:
    """The plan distance from an eye to the stretch from a to b."""
    along, square = (b[0] - a[0], b[1] - a[1]), (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2
    share = min(max(((eye[0] - a[0]) * along[0] + (eye[1] - a[1]) * along[1]) / square, 0.0), 1.0)
    return hypot(eye[0] - a[0] - share * along[0], eye[1] - a[1] - share * along[1])


def begins(table: Battlefield, target: Body) -> float:
    """Where the silhouette of a body with a round footprint begins: a ramp that carries it is tried at many points."""
    assert isinstance(target.footprint, Circle)
    radius, highest = target.footprint.radius, target.z
    shares, turns = np.meshgrid(np.linspace(0.0, 1.0, 41), np.linspace(0.0, 2.0 * np.pi, 721))
    xs = (target.x + radius * shares * np.cos(turns)).ravel()
    ys = (target.y + radius * shares * np.sin(turns)).ravel()
    for piece in table.pieces:
        if piece.low_edge is None or not table.carries(piece):
            continue
        on = inside([piece.outline], xs, ys)
        heights = tops(piece, xs[on], ys[on])
        if len(heights) and (np.abs(heights - target.z) <= 0.1).any():
            highest = max(highest, float(heights.max()))
    return min(highest, target.z + target.height / 4.0)


def silhouette(eye: Point3, target: Body, columns: int, rows: int, bottom: float) -> Floats:
    """Points spread evenly over the silhouette of a body with a round footprint."""
    assert isinstance(target.footprint, Circle)
    dx, dy = target.x - eye[0], target.y - eye[1]
    depth, radius = hypot(dx, dy), target.footprint.radius
    half = min(depth * tan(asin(radius / depth)), 1.2 * radius) if depth > radius else radius
    us, zs = np.meshgrid((np.arange(columns) + 0.5) / columns * 2.0 - 1.0, (np.arange(rows) + 0.5) / rows)
    aside = us.ravel() * half / depth
    heights = bottom + (target.top - bottom) * zs.ravel()
    return np.column_stack((target.x + dy * aside, target.y - dx * aside, heights))


def _rise(piece: Piece) -> tuple[Point, Point, float]:
    assert piece.low_edge is not None
    assert piece.high_edge is not None
    (ax, ay), (bx, by) = piece.low_edge
    (cx, cy), (dx, dy) = piece.high_edge
    start, length = ((ax + bx) / 2.0, (ay + by) / 2.0), hypot(bx - ax, by - ay)
    uphill = ((ay - by) / length, (bx - ax) / length)
    run = ((cx + dx) / 2.0 - start[0]) * uphill[0] + ((cy + dy) / 2.0 - start[1]) * uphill[1]
    return start, (uphill if run > 0.0 else (-uphill[0], -uphill[1])), abs(run)


def _cut_shares(ring: Ring, eye: Floats, ways: Floats) -> list[Floats]:
    """At which shares of segments they cross the edges of a ring, 0 where they do not."""
    found: list[Floats] = []
    for (ax, ay), (bx, by) in zip(ring, (*ring[1:], ring[0]), strict=True):
        ex, ey, dx, dy = bx - ax, by - ay, ways[:, 0], ways[:, 1]
        with np.errstate(all="ignore"):
            share = ((ax - eye[0]) * ey - (ay - eye[1]) * ex) / (dx * ey - dy * ex)
        found.append(share)
    return found


def _through_prism(rings: Sequence[Ring], piece: Piece, cuts: list[Floats], eye: Floats, points: Floats) -> Truths:
    ways = points - eye
    for ring in rings:
        cuts += _cut_shares(ring, eye, ways)
    with np.errstate(all="ignore"):
        cuts += [(height - eye[2]) / ways[:, 2] for height in (piece.base, piece.top)]
    known = [np.clip(np.nan_to_num(cut, nan=0.0, posinf=0.0, neginf=0.0), 0.0, 1.0) for cut in cuts]
    shares = np.sort(np.stack([np.zeros(len(points)), np.ones(len(points)), *known], axis=1), axis=1)
    middles = (shares[:, 1:] + shares[:, :-1]) / 2.0
    xs, ys, zs = (eye[axis] + middles * ways[:, axis : axis + 1] for axis in range(3))
    within = inside(rings, xs, ys) & (zs > piece.base + HAIR) & (zs < tops(piece, xs, ys) - HAIR)
    return np.asarray((within & (shares[:, 1:] - shares[:, :-1] > 1e-9)).any(axis=1))


def _through_piece(piece: Piece, eye: Floats, points: Floats) -> Truths:
    cuts: list[Floats] = []
    if piece.is_ramp:
        (x, y), (nx, ny), run = _rise(piece)
        ways = points - eye
        along, rate = (eye[0] - x) * nx + (eye[1] - y) * ny, ways[:, 0] * nx + ways[:, 1] * ny
        steep = piece.height / run
        with np.errstate(all="ignore"):
            cuts = [-along / rate, (run - along) / rate]
            cuts.append((piece.base + along * steep - eye[2]) / (ways[:, 2] - rate * steep))
    return _through_prism((piece.outline, *piece.holes), piece, cuts, eye, points)


def _through_wall(piece: Piece, eye: Floats, points: Floats) -> Truths:
    met = np.zeros(len(points), dtype=np.bool_)
    ways = points - eye
    for (ax, ay), (bx, by) in pairwise(piece.outline):
        ex, ey = bx - ax, by - ay
        across = ways[:, 0] * ey - ways[:, 1] * ex
        with np.errstate(all="ignore"):
            share = ((ax - eye[0]) * ey - (ay - eye[1]) * ex) / across
            along = ((ax - eye[0]) * ways[:, 1] - (ay - eye[1]) * ways[:, 0]) / across
            xs, ys, zs = (eye[axis] + share * ways[:, axis] for axis in range(3))
            between = (share > HAIR) & (share < 1.0 - HAIR) & (along > 0.0) & (along < 1.0)
            met |= between & (zs > piece.base) & (zs < tops(piece, xs, ys))
    return met


def _through_body(body: Body, eye: Floats, points: Floats) -> Truths:
    if not isinstance(body.footprint, Circle):
        ring = outline_of(body)
        return _through_prism((ring,), Piece(body.id, ring, base=body.z, height=body.height), [], eye, points)
    ways, radius = points - eye, body.footprint.radius
    px, py = eye[0] - body.x, eye[1] - body.y
    square, product = ways[:, 0] ** 2 + ways[:, 1] ** 2, px * ways[:, 0] + py * ways[:, 1]
    with np.errstate(all="ignore"):
        root = np.sqrt(product * product - square * (px * px + py * py - radius * radius))
        low, high = (body.z - eye[2]) / ways[:, 2], (body.z + body.height - eye[2]) / ways[:, 2]
        start = np.maximum(np.clip((-product - root) / square, 0.0, 1.0), np.minimum(low, high))
        end = np.minimum(np.clip((-product + root) / square, 0.0, 1.0), np.maximum(low, high))
    return np.asarray(end - start > HAIR)

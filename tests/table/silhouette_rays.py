"""The covered share of a silhouette by rays alone: written from the rulings, and knowing prisms only.

Nothing is shared with the program but data. A solid is what lies inside a plan outline (rings, or a circle) and on the
inner side of a few planes: its bottom, its top, and the slope of a ramp. A ray hits it when the stretch between those
planes meets the outline's inside, or crosses the line of a wall without thickness; to touch a face is no hit.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import hypot

import numpy as np
from numpy.typing import NDArray

from pb12table.table.battlefield import Body
from pb12table.table.shapes import Circle, Point, Point3, Ring
from pb12table.table.terrain import Piece

Floats = NDArray[np.float64]
Bools = NDArray[np.bool_]

STRAIGHT = 0.05
"""With the eye nearer to the target's axis than this in plan, the one ray to the base point decides; RU011."""

TOUCHING = 1e-9
"""A stretch of a ray, as a share of its length, that is too short to be more than touching."""


@dataclass(frozen=True)
class Solid:
    """What blocks rays: all inside `rings` (even-odd), or on them when `thin`, or inside `circle` (x, y, radius).

    Each row (a, b, c, d) of `planes` keeps the side a·x + b·y + c·z < d.
    """

    planes: tuple[tuple[float, float, float, float], ...]
    rings: tuple[Ring, ...] = ()
    thin: bool = False
    circle: tuple[float, float, float] | None = None


@dataclass(frozen=True)
class Silhouette:
    """The rectangle of RU011: left and right of the target's axis along `across`, from `bottom` to `top`."""

    axis: Point
    across: Point
    left: float
    right: float
    bottom: float
    top: float


def solid_piece(piece: Piece) -> Solid:
    """A piece of terrain as what blocks rays."""
    planes = _between(piece.base, piece.base + piece.height)
    return Solid((*planes, *_slope(piece)), (piece.outline, *piece.holes), piece.thin)


def solid_body(body: Body) -> Solid:
    """A figure as what blocks rays: its footprint from its stand height to its top."""
    planes = _between(body.z, body.z + body.height)
    if isinstance(body.footprint, Circle):
        return Solid(planes, circle=(body.x, body.y, body.footprint.radius))
    return Solid(planes, (_ring(body),))


def _between(bottom: float, top: float) -> tuple[tuple[float, float, float, float], ...]:
    return ((0.0, 0.0, -1.0, -bottom), (0.0, 0.0, 1.0, top))


def _slope(piece: Piece) -> list[tuple[float, float, float, float]]:
    """The plane of a ramp's top: at `base` along the low edge, at `base + height` in the middle of the high edge."""
    if piece.low_edge is None or piece.high_edge is None:
        return []
    (ax, ay), (bx, by) = piece.low_edge
    high = np.mean(piece.high_edge, axis=0)
    uphill = np.array((ay - by, bx - ax))
    rise = piece.height / float((high - (ax, ay)) @ uphill)
    gx, gy = float(rise * uphill[0]), float(rise * uphill[1])
    return [(-gx, -gy, 1.0, piece.base - gx * ax - gy * ay)]


def heights_at(piece: Piece, points: Floats) -> Floats:
    """The height of a piece's top at plan points."""
    heights = np.full(len(points), piece.base + piece.height)
    for a, b, _, d in _slope(piece):
        heights = np.clip(d - points @ (a, b), piece.base, piece.base + piece.height)
    return heights


def heights_inside(piece: Piece, body: Body) -> tuple[float, float]:
    """The lowest and the highest point of a piece's top inside a footprint; inf and -inf if they lie apart."""
    own = solid_body(body)
    if own.circle:
        x, y, radius = own.circle
        turns = np.linspace(0.0, 2.0 * np.pi, 721)
        border = np.stack((x + radius * np.cos(turns), y + radius * np.sin(turns)), axis=1)
    else:
        border = _along(own.rings[0])
    # A plane is lowest and highest on the border of what two outlines have in common.
    outline = solid_piece(piece)
    edges = np.concatenate([_along(ring) for ring in outline.rings])
    heights = heights_at(piece, np.concatenate((border[_inside(outline, border)], edges[_inside(own, edges)])))
    return float(np.min(heights, initial=np.inf)), float(np.max(heights, initial=-np.inf))


def is_carried(body: Body, ramp: Piece) -> bool:
    """Whether a ramp of at most 45 degrees supports a body: inside the footprint it is at its stand height; RU015."""
    planes = _slope(ramp)
    if not planes or not ramp.standable or ramp.passable or hypot(*planes[0][:2]) > 1.0 + 1e-6:
        return False
    low, high = heights_inside(ramp, body)
    return low <= body.z + 0.1 and high >= body.z - 0.1


def _along(ring: Ring) -> Floats:
    """Points along a ring, 400 on each edge, its corners among them."""
    corners = np.array(ring)
    steps = np.linspace(0.0, 1.0, 400)[:, None, None]
    points: Floats = corners + steps * (np.roll(corners, -1, axis=0) - corners)
    return points.reshape(-1, 2)


def _ring(body: Body) -> Ring:
    """A polygonal footprint, turned to the body's facing and put in its place."""
    assert not isinstance(body.footprint, Circle)
    c, s = np.cos(np.radians(body.facing)), np.sin(np.radians(body.facing))
    return tuple((body.x + x * c - y * s, body.y + x * s + y * c) for x, y in body.footprint.points)


def silhouette(eye: Point3, target: Body, pieces: Iterable[Piece]) -> Silhouette:
    """The rectangle of RU011, from the bottom that RU012 gives it."""
    x, y = target.x - eye[0], target.y - eye[1]
    away = hypot(x, y)
    across = (-y / away, x / away)
    if isinstance(target.footprint, Circle):
        radius = target.footprint.radius
        # The tangents of a circle meet the plane through its axis there.
        half = min(away * radius / (away * away - radius * radius) ** 0.5, 1.2 * radius) if away > radius else radius
        left, right = -half, half
    else:
        rays = np.array(_ring(target)) - eye[:2]
        ahead, aside = rays @ (x / away, y / away), rays @ across
        above = bool(_inside(solid_body(target), np.array([eye[:2]]))[0])
        widths = aside if above else aside * away / ahead
        left, right = float(widths.min()), float(widths.max())
    return Silhouette((target.x, target.y), across, left, right, bottom_of(target, pieces), target.z + target.height)


def bottom_of(target: Body, pieces: Iterable[Piece]) -> float:
    """Where a silhouette begins: at the stand height, or where the ramp that carries the target rises highest in it."""
    risen = [heights_inside(piece, target)[1] for piece in pieces if is_carried(target, piece)]
    return max(target.z, min(max(risen, default=target.z), target.z + target.height / 4.0))


def sampled_share(
    pieces: Sequence[Piece], eye: Point3, target: Body, others: Iterable[Body], side: int = 145, seed: int = 0
) -> float:
    """The share of `side` times `side` rays, one in each cell of the silhouette, that do not reach it.

    `others` are all figures but the observer and the target. A piece with the eye in its inside hides nothing.
    """
    if hypot(target.x - eye[0], target.y - eye[1]) < STRAIGHT:
        goals = np.array([target.base_point])
    else:
        seen = silhouette(eye, target, pieces)
        jitter = np.random.default_rng(seed).random((2, side, side))
        columns, rows = (np.mgrid[:side, :side] + jitter).reshape(2, -1) / side
        aside = seen.left + columns * (seen.right - seen.left)
        goals = np.stack(
            (
                seen.axis[0] + aside * seen.across[0],
                seen.axis[1] + aside * seen.across[1],
                seen.bottom + rows * (seen.top - seen.bottom),
            ),
            axis=1,
        )
    solids = [solid_piece(piece) for piece in pieces if piece.blocks_sight and piece.translucent <= 0]
    solids = [solid for solid in solids if not _holds(solid, eye)] + [solid_body(body) for body in others]
    left = goals
    for solid in solids:
        left = left[~hit(solid, eye, left)]
    return 1.0 - len(left) / len(goals)


def _holds(solid: Solid, point: Point3) -> bool:
    """Whether a point lies in the inside of a solid."""
    inner = all(a * point[0] + b * point[1] + c * point[2] < d for a, b, c, d in solid.planes)
    return inner and not solid.thin and bool(_inside(solid, np.array([point[:2]]))[0])


def hit(solid: Solid, eye: Point3, goals: Floats) -> Bools:
    """Which of the rays from the eye to some points (rows x, y, z) pass through the inside of a solid."""
    first, last, ways = np.zeros(len(goals)), np.ones(len(goals)), goals - eye
    with np.errstate(divide="ignore", invalid="ignore"):
        for a, b, c, d in solid.planes:
            speed = ways @ (a, b, c)
            room = d - float(np.dot((a, b, c), eye))
            last = np.where(speed > 0.0, np.minimum(last, room / speed), last)
            first = np.where(speed < 0.0, np.maximum(first, room / speed), first)
            if room <= 0.0:
                last = np.where(speed == 0.0, 0.0, last)
        if solid.circle:
            # |start + t * way| = radius, for the ways seen from above.
            sx, sy = eye[0] - solid.circle[0], eye[1] - solid.circle[1]
            length = np.maximum(np.sum(ways[:, :2] ** 2, axis=1), 1e-12)
            nearest = -(ways[:, 0] * sx + ways[:, 1] * sy) / length
            half = np.sqrt((solid.circle[2] ** 2 - sx * sx - sy * sy) / length + nearest**2)
            # No real root: nan, and no comparison with it holds.
            through: Bools = np.minimum(last, nearest + half) - np.maximum(first, nearest - half) > TOUCHING
            return through
    hits = np.zeros(len(goals), dtype=np.bool_)
    (open_,) = np.nonzero(last - first > TOUCHING)
    first, last, ways = first[open_], last[open_], ways[open_]
    found = np.zeros(len(open_), dtype=np.bool_)
    for (px, py), (qx, qy) in _edges(solid):
        ex, ey, fx, fy = qx - px, qy - py, px - eye[0], py - eye[1]
        with np.errstate(divide="ignore", invalid="ignore"):
            across = ways[:, 0] * ey - ways[:, 1] * ex
            along = (fx * ey - fy * ex) / across
            share = (fx * ways[:, 1] - fy * ways[:, 0]) / across
        found |= (along > first + TOUCHING) & (along < last - TOUCHING) & (share >= 0.0) & (share <= 1.0)
    if not solid.thin:
        found |= _inside(solid, np.array(eye[:2]) + ((first + last) / 2.0)[:, None] * ways[:, :2])
    hits[open_] = found
    return hits


def _edges(solid: Solid) -> Iterable[tuple[Point, Point]]:
    for ring in solid.rings:
        yield from zip(ring, ring[1:] if solid.thin else (*ring[1:], ring[0]), strict=not solid.thin)


def _inside(solid: Solid, points: Floats) -> Bools:
    """Which plan points lie inside an outline: an odd number of its edges lies east of them."""
    if solid.circle:
        x, y, radius = solid.circle
        return np.hypot(points[:, 0] - x, points[:, 1] - y) < radius
    inside = np.zeros(len(points), dtype=np.bool_)
    for (px, py), (qx, qy) in _edges(solid):
        if py != qy:
            between = (py > points[:, 1]) != (qy > points[:, 1])
            inside ^= between & (points[:, 0] < px + (points[:, 1] - py) * (qx - px) / (qy - py))
    return inside

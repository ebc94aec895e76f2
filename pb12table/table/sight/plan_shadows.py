"""Shadows on the ground, as seen from an eye: what is behind or below prisms, cylinders and ramps."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import hypot, inf, pi

import numpy as np
import shapely
from numpy.typing import NDArray

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.footprints import outline_parts
from pb12table.table.index import Part, terrain_index
from pb12table.table.planar import Plane
from pb12table.table.shapes import TOLERANCE, Circle, Point, Point3, Ring, arcs, box_of, discs, stretches

Floats = NDArray[np.float64]
Numbers = NDArray[np.intp]
Mask = NDArray[np.bool_]


@dataclass(frozen=True, slots=True, eq=False)
class Prisms:
    """Convex prisms with level faces: the corners of all, one after another, and per prism their number and heights.

    A prism of two corners is a straight thin wall.
    """

    xs: Floats
    ys: Floats
    counts: Numbers
    bases: Floats
    tops: Floats


@dataclass(frozen=True, slots=True, eq=False)
class Rounds:
    """Upright cylinders: middles, radii and heights."""

    xs: Floats
    ys: Floats
    radii: Floats
    bases: Floats
    tops: Floats


@dataclass(frozen=True, slots=True, eq=False)
class Slanted:
    """A convex part of terrain whose top is not level."""

    key: str
    part: Part
    base: float


@dataclass(frozen=True, slots=True, eq=False)
class Casters:
    """All opaque terrain of a battlefield: prisms with the numbers of their pieces and their boxes, and ramps."""

    prisms: Prisms
    boxes: Floats
    pieces: Numbers
    numbers: dict[str, int]
    slanted: tuple[Slanted, ...]


@lru_cache(maxsize=64)
def terrain_casters(battlefield: Battlefield) -> Casters:
    """Return the casters of a battlefield, made once."""
    stack: list[tuple[Ring, float, float]] = []
    pieces: list[int] = []
    slanted: list[Slanted] = []
    numbers: dict[str, int] = {}
    for number, entry in enumerate(terrain_index(battlefield).entries):
        numbers[entry.piece.id] = number
        if not entry.piece.opaque:
            continue
        for part in entry.casting:
            if part.level:
                stack.append((part.ring, entry.base, part.tops[0]))
                pieces.append(number)
            else:
                slanted.append(Slanted(entry.piece.id, part, entry.base))
    boxes = np.array([box_of(ring) for ring, _, _ in stack], dtype=np.float64).reshape(len(stack), 4).T.copy()
    return Casters(prisms_of(stack), boxes, np.array(pieces, dtype=np.intp), numbers, tuple(slanted))


def prisms_of(stack: Sequence[tuple[Ring, float, float]]) -> Prisms:
    """Return prisms of convex rings with the heights of their underside and top."""
    corners = np.array([point for ring, _, _ in stack for point in ring], dtype=np.float64).reshape(-1, 2)
    return Prisms(
        corners[:, 0].copy(),
        corners[:, 1].copy(),
        np.array([len(ring) for ring, _, _ in stack], dtype=np.intp),
        np.array([base for _, base, _ in stack], dtype=np.float64),
        np.array([top for _, _, top in stack], dtype=np.float64),
    )


def chosen(prisms: Prisms, mask: Mask) -> Prisms:
    """Return the prisms selected by a mask, in the same order."""
    corners = np.repeat(mask, prisms.counts)
    return Prisms(prisms.xs[corners], prisms.ys[corners], prisms.counts[mask], prisms.bases[mask], prisms.tops[mask])


def joined(first: Prisms, second: Prisms) -> Prisms:
    """Return both sets of prisms, one after the other."""
    return Prisms(
        np.concatenate((first.xs, second.xs)),
        np.concatenate((first.ys, second.ys)),
        np.concatenate((first.counts, second.counts)),
        np.concatenate((first.bases, second.bases)),
        np.concatenate((first.tops, second.tops)),
    )


def rounds_of(bodies: Iterable[Body]) -> Rounds:
    """Return the bodies with circular footprints."""
    rows = [
        (body.x, body.y, body.footprint.radius, body.z, body.top)
        for body in bodies
        if isinstance(body.footprint, Circle)
    ]
    columns = np.array(rows, dtype=np.float64).reshape(len(rows), 5).T
    return Rounds(*columns)


def picked(rounds: Rounds, mask: Mask) -> Rounds:
    """Return the cylinders selected by a mask, in the same order."""
    return Rounds(rounds.xs[mask], rounds.ys[mask], rounds.radii[mask], rounds.bases[mask], rounds.tops[mask])


def angular_bodies(bodies: Iterable[Body]) -> list[tuple[Ring, float, float]]:
    """Return the convex parts of bodies with polygonal footprints on the table, with heights of underside and top."""
    return [
        (tuple((body.x + x, body.y + y) for x, y in ring), body.z, body.top)
        for body in bodies
        if not isinstance(body.footprint, Circle)
        for ring in outline_parts(body.footprint, body.facing)
    ]


Geometries = NDArray[np.object_]

BEYOND = 1.6
"""How many times the reach an endless shadow is drawn long, so that its straight ends lie outside it."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """An eye, the level plane looked at, and the plan distance from the eye that matters."""

    eye: Point3
    level: float
    reach: float

    @property
    def upside_down(self) -> bool:
        """Return whether the plane lies above the eye."""
        return self.level > self.eye[2]

    @property
    def rise(self) -> float:
        """The distance in height between eye and plane."""
        return abs(self.eye[2] - self.level)


@dataclass(frozen=True, slots=True, eq=False)
class Factors:
    """Which obstacles throw a shadow, and between which factors of scale: the last is infinite for tall ones."""

    matters: Mask
    first: Floats
    last: Floats

    def chosen(self) -> Factors:
        """Return the factors of those that cast a shadow."""
        return Factors(self.matters[self.matters], self.first[self.matters], self.last[self.matters])


@dataclass(frozen=True, slots=True, eq=False)
class Spans:
    """The angles and the distances at which shadows lie, seen from the eye.

    Angles in radians, from `low` in [-pi, pi] to `high` in [low, low + 2 pi]. All the shadow is farther away than
    `near`; what lies within its angles farther away than `far` is in shadow (infinite for those that end).
    """

    low: Floats
    high: Floats
    near: Floats
    far: Floats


def factors(outlook: Outlook, bases: Floats, tops: Floats) -> Factors:
    """Return the scale factors of the shadows of obstacles with level faces."""
    rise = outlook.rise
    sign = -1.0 if outlook.upside_down else 1.0
    lower, upper = (bases, tops) if sign > 0.0 else (tops, bases)
    lower, upper = sign * (lower - outlook.level), sign * (upper - outlook.level)
    if rise <= TOLERANCE:
        # Seen edge-on: what reaches from below the plane to above it hides everything behind it.
        matters = (lower < -TOLERANCE) & (upper > TOLERANCE)
        return Factors(matters, np.ones_like(lower), np.full_like(lower, inf))
    lower = np.maximum(lower, 0.0)
    # Passing less than TOLERANCE deep is touching; the middle of the way inside counts.
    matters = np.minimum(upper, rise) - lower > 2.0 * TOLERANCE
    tall = upper >= rise - TOLERANCE
    first = rise / np.where(matters, rise - lower, 1.0)
    last = np.where(tall, inf, rise / np.where(tall, 1.0, rise - upper))
    return Factors(matters, first, last)


@dataclass(frozen=True, slots=True, eq=False)
class PrismView:
    """Prisms relative to an eye: corners, the prism of each, and which are outermost to
    either side; `farthest` is the greatest distance of the first copies.
    """

    xs: Floats
    ys: Floats
    owners: Numbers
    outermost: Mask
    farthest: Floats
    spans: Spans
    factors: Factors
    around: Mask


_NONE = np.empty(0)
_NOBODY = np.empty(0, dtype=np.bool_)
_NO_SPANS = Spans(_NONE, _NONE, _NONE, _NONE)
_NO_PRISMS = PrismView(
    _NONE, _NONE, np.empty(0, dtype=np.intp), _NOBODY, _NONE, _NO_SPANS, Factors(_NOBODY, _NONE, _NONE), _NOBODY
)


def prism_view(outlook: Outlook, prisms: Prisms) -> PrismView:
    """Return what there is to know about the prisms that cast shadows; the others are left out."""
    found = factors(outlook, prisms.bases, prisms.tops)
    if not found.matters.all():
        prisms = chosen(prisms, found.matters)
        found = found.chosen()
    if not len(prisms.counts):
        return _NO_PRISMS
    xs, ys = prisms.xs - outlook.eye[0], prisms.ys - outlook.eye[1]
    counts = prisms.counts
    ends = np.cumsum(counts)
    starts = ends - counts
    owners = np.repeat(np.arange(len(counts)), counts)
    before = np.arange(len(xs)) - 1
    before[starts] = ends - 1
    px, py = xs[before], ys[before]
    turns = px * ys - py * xs
    distances = np.hypot(xs, ys)
    edges = _edge_distances(px, py, xs, ys)
    near = np.minimum.reduceat(edges, starts)
    farthest = np.maximum.reduceat(distances, starts)
    around = (np.minimum.reduceat(turns, starts) > 0.0) & (near > TOLERANCE)
    mx, my = np.add.reduceat(xs, starts), np.add.reduceat(ys, starts)
    middle = np.arctan2(my, mx)
    wx, wy = np.repeat(mx, counts), np.repeat(my, counts)
    # A corner right below or above the eye lies in no direction, so it is never outermost.
    angles = np.where(distances > TOLERANCE, np.arctan2(wx * ys - wy * xs, wx * xs + wy * ys), 0.0)
    low, high = np.minimum.reduceat(angles, starts), np.maximum.reduceat(angles, starts)
    outermost = (angles == low[owners]) | (angles == high[owners])
    low, high = np.where(around, -pi, low), np.where(around, pi, high)
    near = np.where(around, 0.0, near)
    last = _endless_beyond(outlook, found.last, near)
    # A thin wall in line with the eye is merely touched by all that is seen.
    lengths = np.hypot(xs - px, ys - py)[starts]
    in_line = (counts == 2) & (np.abs(turns[starts]) <= TOLERANCE * lengths)
    spans = Spans(
        middle + low,
        middle + high,
        found.first * near,
        np.where(np.isinf(last) & ~in_line, found.first * farthest, inf),
    )
    shadows = Factors(found.matters & ~in_line, found.first, last)
    return PrismView(xs, ys, owners, outermost, found.first * farthest, spans, shadows, around)


def _endless_beyond(outlook: Outlook, last: Floats, near: Floats) -> Floats:
    """Return the last factors, with those of shadows ending beyond the reach practically infinite."""
    result: Floats = np.where(near > outlook.reach / last, inf, last)
    return result


def _edge_distances(ax: Floats, ay: Floats, bx: Floats, by: Floats) -> Floats:
    """Return the distances from the origin to segments."""
    dx, dy = bx - ax, by - ay
    squares = dx * dx + dy * dy
    shares = np.clip(-(ax * dx + ay * dy) / np.where(squares > 0.0, squares, 1.0), 0.0, 1.0)
    result: Floats = np.hypot(ax + shares * dx, ay + shares * dy)
    return result


def prism_shadows(outlook: Outlook, view: PrismView, wanted: Mask) -> Geometries:
    """Return the shadows of the prisms of a mask, as polygons (a few may have no area)."""
    wanted = wanted & view.factors.matters
    kept = wanted[view.owners]
    if (wanted & view.around & np.isinf(view.factors.last)).any():
        return _everywhere(outlook)
    if not kept.any():
        return np.empty(0, dtype=np.object_)
    xs, ys, owners = view.xs[kept], view.ys[kept], view.owners[kept]
    first, last = view.factors.first[owners], view.factors.last[owners]
    endless = np.isinf(last)
    scale = np.where(endless, 1.0, last)
    # Of an endless shadow the two outermost corners and the direction between them go on.
    thrown = view.outermost[kept] & endless
    # Farther away than all of the first copy, too, which for floating prisms may be far off.
    far = np.maximum(BEYOND * outlook.reach, 2.0 * view.farthest)
    lengths = far[owners[thrown]] / np.maximum(np.hypot(xs[thrown], ys[thrown]), 1e-12)
    centers = np.flatnonzero(wanted & np.isinf(view.factors.last))
    between = (view.spans.low[centers] + view.spans.high[centers]) / 2.0
    all_xs = np.concatenate((xs * first, (xs * scale)[~endless], xs[thrown] * lengths, far[centers] * np.cos(between)))
    all_ys = np.concatenate((ys * first, (ys * scale)[~endless], ys[thrown] * lengths, far[centers] * np.sin(between)))
    keys = np.concatenate((owners, owners[~endless], owners[thrown], centers))
    order = np.argsort(keys, kind="stable")
    points = np.column_stack((all_xs[order] + outlook.eye[0], all_ys[order] + outlook.eye[1]))
    numbers = np.cumsum(np.diff(keys[order], prepend=keys[order[0]]) > 0)
    return np.asarray(shapely.convex_hull(shapely.linestrings(points, indices=numbers)), dtype=np.object_)


def _everywhere(outlook: Outlook) -> Geometries:
    """Return the shadow of what has the eye on its very top, which hides everything lower."""
    (x, y, _), all_round = outlook.eye, 2.0 * outlook.reach
    box = shapely.box(x - all_round, y - all_round, x + all_round, y + all_round)
    return np.array([box], dtype=np.object_)


def _polygons(rings: Floats) -> Geometries:
    """Return polygons from rings with equal numbers of points."""
    return np.asarray(shapely.polygons(rings), dtype=np.object_)


@dataclass(frozen=True, slots=True, eq=False)
class RoundView:
    """Cylinders relative to an eye: their directions, half the angle each is seen under, whether the eye is above."""

    rounds: Rounds
    middle: Floats
    half: Floats
    spans: Spans
    factors: Factors
    around: Mask


def round_view(outlook: Outlook, rounds: Rounds) -> RoundView:
    """Return what there is to know about the cylinders that cast shadows; the others are left out."""
    found = factors(outlook, rounds.bases, rounds.tops)
    if not found.matters.all():
        rounds = picked(rounds, found.matters)
        found = found.chosen()
    dx, dy, radii = rounds.xs - outlook.eye[0], rounds.ys - outlook.eye[1], rounds.radii
    away = np.hypot(dx, dy)
    around = away < radii - TOLERANCE
    middle = np.arctan2(dy, dx)
    half = np.where(around, pi, np.arcsin(np.minimum(radii / np.maximum(away, radii), 1.0)))
    near = np.maximum(away - radii, 0.0)
    last = _endless_beyond(outlook, found.last, near)
    tangent = np.sqrt(np.maximum(away * away - radii * radii, 0.0))
    spans = Spans(
        middle - half,
        middle + half,
        found.first * near,
        np.where(np.isinf(last), found.first * tangent, inf),
    )
    return RoundView(rounds, middle, half, spans, Factors(found.matters, found.first, last), around)


def round_shadows(outlook: Outlook, view: RoundView, wanted: Mask) -> list[Geometries]:
    """Return the shadows of the cylinders of a mask: straight sides and areas exact, round ends within ROUND_ERROR."""
    around = view.around
    ends = ~np.isinf(view.factors.last)
    if (wanted & around & ~ends).any():
        return [_everywhere(outlook)]
    return [
        *_whole(outlook, view, wanted & around & ends),
        *_ending(outlook, view, wanted & ~around & ends),
        *_endless(outlook, view, wanted & ~around & ~ends),
    ]


def _grouped(radii: Floats, mask: Mask, length: float) -> list[tuple[int, Mask]]:
    """Return the cylinders of a mask by the number of chords their arcs need."""
    counts = np.zeros(len(radii), dtype=np.intp)
    for i in np.flatnonzero(mask).tolist():
        counts[i] = stretches(float(radii[i]), length)
    return [(count, counts == count) for count in sorted(set(counts[mask].tolist()))]


def _middles(outlook: Outlook, view: RoundView, mask: Mask, scale: Floats) -> Floats:
    ex, ey, _ = outlook.eye
    dx, dy = view.rounds.xs[mask] - ex, view.rounds.ys[mask] - ey
    return np.column_stack((ex + scale[mask] * dx, ey + scale[mask] * dy))


def _whole(outlook: Outlook, view: RoundView, mask: Mask) -> list[Geometries]:
    """Return the shadows with the eye above the cylinder: the last copy holds all others."""
    radii = view.rounds.radii * np.where(mask, view.factors.last, 1.0)
    return [
        _polygons(discs(_middles(outlook, view, group, view.factors.last), radii[group], count))
        for count, group in _grouped(radii, mask, 2.0 * pi)
    ]


def _near_arcs(outlook: Outlook, view: RoundView, mask: Mask, count: int) -> Floats:
    """Return the side of the first copies that faces the eye."""
    first = view.factors.first
    middles = _middles(outlook, view, mask, first)
    half = view.half[mask]
    starts = view.middle[mask] + pi / 2.0 + half
    return arcs(middles, (view.rounds.radii * first)[mask], starts, pi - 2.0 * half, count)


def _ending(outlook: Outlook, view: RoundView, mask: Mask) -> list[Geometries]:
    radii = view.rounds.radii * np.where(mask, view.factors.last, 1.0)
    found: list[Geometries] = []
    for count, group in _grouped(radii, mask, 2.0 * pi):
        half = view.half[group]
        middles = _middles(outlook, view, group, view.factors.last)
        far = arcs(middles, radii[group], view.middle[group] - pi / 2.0 - half, pi + 2.0 * half, count)
        found.append(_polygons(np.concatenate((far, _near_arcs(outlook, view, group, count)), axis=1)))
    return found


def _endless(outlook: Outlook, view: RoundView, mask: Mask) -> list[Geometries]:
    ex, ey, _ = outlook.eye
    first = view.spans.near + 2.0 * view.rounds.radii * view.factors.first
    lengths = np.maximum(BEYOND * outlook.reach, 2.0 * first)
    found: list[Geometries] = []
    for count, group in _grouped(view.rounds.radii * view.factors.first, mask, pi):
        middle, half = view.middle[group], view.half[group]
        angles = np.column_stack((middle - half, middle, middle + half))
        length = lengths[group, None]
        ends = np.stack((ex + length * np.cos(angles), ey + length * np.sin(angles)), axis=2)
        found.append(_polygons(np.concatenate((ends, _near_arcs(outlook, view, group, count)), axis=1)))
    return found


Corner = tuple[float, float, float, float]
"""A corner relative to the eye, with the heights of underside and top above the plane."""


def slanted_shadows(
    eye: Point3, plane: Plane, ring: Sequence[Point], tops: Sequence[float], base: float, reach: float
) -> Iterator[shapely.Polygon]:
    """Yield the polygons that together form the shadow of a convex part on a plane, up to `reach` from the eye."""
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
    """Yield the shadow with the eye in the plane itself: what reaches from below it to above it hides all behind it."""
    crossing = _cut(_cut(corners, lambda c: c[3] - TOLERANCE), lambda c: -c[2] - TOLERANCE)
    shadow = _cell_shadow(eye, [(x, y, 0.0, 1.0) for x, y, _, _ in crossing], 1.0, reach)
    if shadow is not None:
        yield shadow


def _cut(corners: Sequence[Corner], side: Callable[[Corner], float]) -> list[Corner]:
    """Return the part of a convex ring, or of a stretch of two corners, where a linear function is not negative."""
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
    """Return the two outermost unit vectors of some that lie in one half-plane, and the direction between them."""
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
    """Return the plane through the corners of a convex ring with the heights of the top."""
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

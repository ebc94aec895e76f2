"""How bodies pass each other on straight ways: where they are near, and how far they go in an area."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import pairwise
from math import hypot, sqrt
from typing import Final

from pb12table.table.battlefield import Body
from pb12table.table.ground_profile import border_shares
from pb12table.table.motion.gaps import gap
from pb12table.table.planar import in_polygon
from pb12table.table.shapes import Circle, Footprint, Outline, Point, Point3, circumradius
from pb12table.table.units import TOLERANCE
from pb12table.table.zones import Area

Shares = tuple[float, float]
"""Where on a way something begins and ends, as shares of the way from 0 to 1."""

_THIRDS: Final = 60
_HALVINGS: Final = 50
_HAIR: Final = 1e-12
_THIN: Final = 2.0 * TOLERANCE


def along(start: Point3, end: Point3, share: float) -> Point3:
    """The place after a share of a straight way."""
    x, y, z = start
    return (x + share * (end[0] - x), y + share * (end[1] - y), z + share * (end[2] - z))


def near_along(body: Body, to: Point3, other: Body, length: float) -> Shares | None:
    """Where on a straight way of a body the gap in space to another is less than a length; None for nowhere.

    Lengths in steps.  That is one stretch, since a gap is a convex function of the way; round bodies that keep their
    height are solved exactly, others found to 1e-12 of the way.
    """
    start = (body.x, body.y, body.z)
    round_ones = isinstance(body.footprint, Circle) and isinstance(other.footprint, Circle)
    if round_ones and body.z == to[2]:
        apart = max(0.0, body.z - other.top, other.z - body.top)
        if apart >= length:
            return None
        return circle_along(start[:2], to[:2], other.position, _radii(body, other) + sqrt(length**2 - apart**2))

    def at(share: float) -> float:
        return gap(body.at(*along(start, to, share)), other)

    nearest = _least(at)
    if at(nearest) >= length:
        return None
    begin = 0.0 if at(0.0) < length else _border(at, length, nearest, 0.0)
    end = 1.0 if at(1.0) < length else _border(at, length, nearest, 1.0)
    return (begin, end)


def overlap_along(body: Body, to: Point3, other: Body) -> Shares | None:
    """Where on a straight way of a body it overlaps another by more than a hair; None where it only touches it."""
    near = near_along(body, to, _shrunk(other), _HAIR)
    return near if near is not None and near[1] - near[0] > TOLERANCE else None


def _shrunk(body: Body) -> Body:
    """A body a hair smaller all round."""
    footprint: Footprint
    if isinstance(body.footprint, Circle):
        footprint = Circle(max(body.footprint.radius - _THIN, 0.0))
    else:
        extent = max(circumradius(body.footprint), _THIN)
        share = 1.0 - _THIN / extent
        footprint = Outline(tuple((x * share, y * share) for x, y in body.footprint.points))
    height = max(body.height - 2.0 * _THIN, 0.0)
    return replace(body, footprint=footprint, z=body.z + _THIN, height=height)


def _radii(*bodies: Body) -> float:
    return sum(body.footprint.radius for body in bodies if isinstance(body.footprint, Circle))


def circle_along(start: Point, end: Point, centre: Point, radius: float) -> Shares | None:
    """Where on a straight way in the plane a point is in a circle; None for nowhere or in one point only."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    px, py = start[0] - centre[0], start[1] - centre[1]
    square, product, rest = dx * dx + dy * dy, px * dx + py * dy, px * px + py * py - radius * radius
    if square <= _HAIR:
        return (0.0, 1.0) if rest < 0.0 else None
    under = product * product - square * rest
    if under <= 0.0:
        return None
    root = sqrt(under)
    begin, stop = max((-product - root) / square, 0.0), min((-product + root) / square, 1.0)
    return (begin, stop) if begin < stop else None


def _least(value: Callable[[float], float]) -> float:
    """Where a convex function of shares is least."""
    low, high = 0.0, 1.0
    for _ in range(_THIRDS):
        one, two = low + (high - low) / 3.0, high - (high - low) / 3.0
        low, high = (low, two) if value(one) < value(two) else (one, high)
    return (low + high) / 2.0


def _border(value: Callable[[float], float], bound: float, inside: float, outside: float) -> float:
    """The last share from an inside one towards an outside one at which a function is below a bound."""
    for _ in range(_HALVINGS):
        middle = (inside + outside) / 2.0
        if value(middle) < bound:
            inside = middle
        else:
            outside = middle
    return inside


# -- in areas ------------------------------------------------------------------------------------------------------


def area_along(start: Point3, end: Point3, area: Area) -> list[Shares]:
    """Where on a straight way a point is in an area, its band of heights included; stretches in order.

    On a way along the border of an area nothing is in it.
    """
    found = _in_rings(start[:2], end[:2], area)
    if area.band is None or not found:
        return found
    inside = band_along(start[2], end[2], *area.band)
    return [] if inside is None else [each for one in found if (each := _common(one, inside)) is not None]


def _in_rings(start: Point, end: Point, area: Area) -> list[Shares]:
    (west, east), (south, north) = sorted((start[0], end[0])), sorted((start[1], end[1]))
    xs, ys = [x for x, _ in area.outline], [y for _, y in area.outline]
    if max(xs) < west or min(xs) > east or max(ys) < south or min(ys) > north:
        return []
    if start == end:
        return [(0.0, 1.0)] if in_polygon(start, area.outline, area.holes) else []
    shares = {0.0, 1.0}
    for ring in (area.outline, *area.holes):
        shares.update(share for share in border_shares(ring, start, end) if 0.0 < share < 1.0)
    breaks = sorted(shares)
    found: list[Shares] = []
    for begin, stop in pairwise(breaks):
        middle = (begin + stop) / 2.0
        place = (start[0] + middle * (end[0] - start[0]), start[1] + middle * (end[1] - start[1]))
        if stop - begin <= _HAIR or not in_polygon(place, area.outline, area.holes):
            continue
        if found and found[-1][1] == begin:
            begin = found.pop()[0]
        found.append((begin, stop))
    return found


def band_along(start: float, end: float, low: float, high: float) -> Shares | None:
    """Where on a way a height that changes evenly lies in a band, its borders included; None for nowhere."""
    if start == end:
        return (0.0, 1.0) if low <= start <= high else None
    one, two = sorted(((low - start) / (end - start), (high - start) / (end - start)))
    begin, stop = max(one, 0.0), min(two, 1.0)
    return (begin, stop) if begin <= stop else None


def _common(one: Shares, other: Shares) -> Shares | None:
    begin, stop = max(one[0], other[0]), min(one[1], other[1])
    return (begin, stop) if begin < stop else None


def common(one: Shares | None, other: Shares | None) -> Shares | None:
    """What two stretches have in common; None for nothing."""
    return None if one is None or other is None else _common(one, other)


def covered(stretches: Iterable[Shares]) -> float:
    """Which share of a way lies in some stretches, counted once where several lie over each other."""
    whole, reached = 0.0, 0.0
    for begin, end in sorted(stretches):
        whole += max(0.0, end - max(begin, reached))
        reached = max(reached, end)
    return whole


def length_of(start: Point3, end: Point3) -> float:
    """The length of a straight way in space, in steps."""
    return hypot(end[0] - start[0], end[1] - start[1], end[2] - start[2])

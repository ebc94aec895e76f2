"""The shadow of a body with a circular footprint, from its exact tangents and arcs."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import asin, atan2, cos, hypot, inf, pi, sqrt, tan

import numpy as np
from numpy.typing import NDArray

from pb12table.table.shapes import Point
from pb12table.table.sight.silhouette import NEAR, View, column

SAMPLES = 48
"""Stretches into which a curved stretch of a shadow's edge is cut; each keeps its exact area."""

Floats = NDArray[np.float64]

_NODES, _WEIGHTS = np.polynomial.legendre.leggauss(6)


def round_shadow(view: View, center: Point, radius: float, base: float, top: float) -> list[Point]:
    """The shadow of an upright cylinder, clipped to the silhouette; a convex ring in (u, z).

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
    """The leftmost and rightmost u of the part of a circle before the plane, seen from outside it."""
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
    """The shadow between two columns, its lower and upper edge being curves."""
    depth, eye = view.depth, view.eye[2]

    def scales(us: Floats, *, near: bool) -> Floats:
        """How much nearer than the plane the near or far side of the circle is, at columns u."""
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
    """The columns where the edge of a disc `rise` above the eye is projected to `level` above the eye."""
    if rise * level <= 0.0:
        return []
    return _plane_cut(center, radius, depth, depth * rise / level)


def _plane_cut(center: Point, radius: float, depth: float, way: float | None = None) -> list[float]:
    """The columns in which a circle crosses the line a `way` forward (the plane itself if none is given)."""
    forward = depth if way is None else way
    square = radius * radius - (forward - center[1]) ** 2
    if square < 0.0 or forward > depth:
        return []
    half = sqrt(square)
    return [(center[0] - half) * depth / forward, (center[0] + half) * depth / forward]


def _polyline(curve: Callable[[Floats], Floats], start: float, end: float) -> list[Point]:
    """A fine polyline for a curve over [start, end] that has the curve's area in each of its stretches.

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

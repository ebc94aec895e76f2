"""Ground that hides: woods and ruins, which one sees into and out of, but not through.

The law is one of lines (`lines.interruptions`). A sight line is blocked by a piece of such ground

- with both its ends outside the piece, if any of it passes through the piece, as through any obstacle;
- with an end in the piece or on its border, if more of its length lies in the piece than the piece's depth (`hides`, in
  steps; endless for ground that one sees out of and into everywhere).

Lengths are those seen from above, as a tape on the table has them. The piece reaches from its base up to its top: what
of a line is above that does not count. All stretches of a line in one piece add up; two pieces are two grounds, each
with its own depth.

Everything else follows from lines. Here are the points of a level plane, or of a silhouette, to which lines from an eye
are too deep in a piece. On each ray from the eye the borders of the piece lie at fractions t = (a x b) / (w x b) of its
vector w, for edges from a by b; between the directions of two neighbouring corners a ray meets the same edges in the
same order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, cos, inf, pi
from typing import Final

import numpy as np
import shapely

from pb12table.table.index import Entry
from pb12table.table.planar import clipped
from pb12table.table.shapes import TOLERANCE, Point, Point3
from pb12table.table.sight.lines import holds_end
from pb12table.table.sight.silhouette import View, column, part_shadow
from pb12table.table.unions import Floats, Integers

_FINE: Final = 1e-4
"""How far a chord may lie from the curve it stands for, in steps."""

_HALVINGS: Final = 9
"""How often a stretch of a curve is halved at most."""

_HAIR: Final = 1e-9
"""What is nearer to an eye is at it."""

_PROBES: Final = 9
"""At so many places a stretch is looked at for where something changes."""

_COLUMNS: Final = 12
"""Into so many columns a curved stretch of a shadow on a silhouette is cut."""

Borders = Callable[[Floats], Floats]


@dataclass(frozen=True, slots=True, eq=False)
class Edges:
    """The edges of a piece relative to an eye: where they begin, and the vectors along them."""

    xs: Floats
    ys: Floats
    dxs: Floats
    dys: Floats

    def met(self, wx: float, wy: float) -> Integers:
        """Return the numbers of the edges that a ray from the eye crosses, the nearest first."""
        before = wx * self.ys - wy * self.xs > 0.0
        behind = wx * (self.ys + self.dys) - wy * (self.xs + self.dxs) > 0.0
        numbers = np.flatnonzero(before != behind)
        places = self.places(numbers, np.array([[wx, wy]]))[0]
        order = np.argsort(places, kind="stable")
        found: Integers = numbers[order[places[order] > _HAIR]]
        return found

    def places(self, numbers: Integers, rays: Floats) -> Floats:
        """Return at which fractions of rays (rows x, y) they cross some edges; shape (rays, edges)."""
        x, y, dx, dy = self.xs[numbers], self.ys[numbers], self.dxs[numbers], self.dys[numbers]
        found: Floats = (x * dy - y * dx) / (rays[:, :1] * dy - rays[:, 1:] * dx)
        return found


def _edges_of(entry: Entry, framed: Callable[[Point], Point]) -> Edges:
    rings = [[framed(point) for point in ring] for ring in (entry.piece.outline, *entry.piece.holes)]
    starts = np.array([point for ring in rings for point in ring])
    ends = np.array([point for ring in rings for point in (*ring[1:], ring[0])])
    along = ends - starts
    return Edges(starts[:, 0].copy(), starts[:, 1].copy(), along[:, 0].copy(), along[:, 1].copy())


@dataclass(frozen=True, slots=True, eq=False)
class Stretch:
    """Rays between the directions of two corners: from one to another value of what tells them apart.

    `borders` gives for some of them the fractions at which they enter the piece and leave it; shape (rays, 2 n).
    """

    start: float
    end: float
    borders: Borders


# -- heights ------------------------------------------------------------------------------------------------------


def passage(entry: Entry, eye: float, height: float) -> tuple[float, float]:
    """Return between which fractions of a line from an eye to a point, by their heights, it is as high as a piece.

    The first is greater if it never is.
    """
    rise = height - eye
    if abs(rise) <= _HAIR:
        return (0.0, 1.0) if entry.base + TOLERANCE < eye < entry.top - TOLERANCE else (1.0, 0.0)
    low, high = sorted(((entry.base - eye) / rise, (entry.top - eye) / rise))
    return max(low, 0.0), min(high, 1.0)


def out_of(entries: Sequence[Entry], eye: Point3) -> list[Entry]:
    """Return the pieces of ground that hide nothing from an eye, which is in them and sees out of them everywhere."""
    return [entry for entry in entries if entry.piece.hides == inf and holds_end(entry, eye)]


# -- on a level plane ---------------------------------------------------------------------------------------------


def deep_ground(entry: Entry, eye: Point3, way: tuple[float, float], reach: float) -> list[shapely.Polygon]:
    """Return where on a level plane points lie to which lines from an eye are too deep in a piece, as far as `reach`.

    `way` are the fractions of a line between which it is as high as the piece. Of an eye outside the piece these are
    the points in the piece alone; of one in it those anywhere.
    """
    hides = entry.piece.hides
    if hides is None or hides == inf or way[0] >= way[1]:
        return []
    ex, ey, _ = eye
    edges = _edges_of(entry, lambda point: (point[0] - ex, point[1] - ey))
    rings: list[Floats] = []
    for stretch in _turns(edges):
        if holds_end(entry, eye):
            rings += _beyond(stretch, hides, way[1], reach)
        else:
            rings += _deep_inside(stretch, hides, way[0])
    return [shapely.Polygon(ring + np.array((ex, ey))) for ring in rings]


def _turns(edges: Edges) -> Iterator[Stretch]:
    """Yield the stretches of angles, in radians, at which a piece lies round an eye."""
    away = np.hypot(edges.xs, edges.ys) > _HAIR
    angles = np.unique(np.arctan2(edges.ys[away], edges.xs[away]))
    for start, end in pairwise([*angles.tolist(), float(angles[0]) + 2.0 * pi]):
        middle = 0.5 * (start + end)
        numbers = edges.met(float(np.cos(middle)), float(np.sin(middle)))
        if end - start > 1e-12 and len(numbers):
            yield Stretch(start, end, _along(edges, numbers))


def _along(edges: Edges, numbers: Integers) -> Borders:
    begins_inside = len(numbers) % 2 == 1

    def borders(angles: Floats) -> Floats:
        found = edges.places(numbers, np.column_stack((np.cos(angles), np.sin(angles))))
        return np.column_stack((np.zeros(len(angles)), found)) if begins_inside else found

    return borders


def _lengths(borders: Floats) -> Floats:
    """Return how much of each ray lies in the piece up to where it leaves it; shape (rays, n)."""
    found: Floats = np.cumsum(borders[:, 1::2] - borders[:, ::2], axis=1)
    return found


def _inside_up_to(borders: Floats, places: Floats) -> Floats:
    """Return how much of each ray lies in the piece up to a place on it."""
    starts, ends = borders[:, ::2], borders[:, 1::2]
    found: Floats = (np.clip(places[:, None], starts, ends) - starts).sum(axis=1)
    return found


def _used_up(borders: Floats, depth: Floats) -> Floats:
    """Return where on each ray a length in the piece is used up; where the ray last leaves the piece if it never is."""
    lengths, found = _lengths(borders), borders[:, -1].copy()
    for number in range(lengths.shape[1] - 1, -1, -1):
        there = lengths[:, number] >= depth
        found[there] = (borders[:, 2 * number + 1] - lengths[:, number] + depth)[there]
    return found


def _beyond(stretch: Stretch, depth: float, last: float, reach: float) -> Iterator[Floats]:
    """Yield rings round what lies beyond the depth, as an eye in the piece sees it."""

    def excess(angles: Floats) -> Floats:
        return _lengths(stretch.borders(angles)) - depth

    def near(angles: Floats) -> Floats:
        return _used_up(stretch.borders(angles), np.full(len(angles), depth)) / last

    for start, end in _parted(excess, stretch.start, stretch.end):
        if excess(np.array([0.5 * (start + end)]))[0, -1] <= 0.0:
            continue
        inner = _curve(near, start, end)
        count = max(1, ceil((end - start) / 0.5))
        far = 2.0 * reach / cos(0.5 * (end - start) / count) + float(np.abs(inner).max())
        angles = np.linspace(end, start, count + 1)
        yield np.vstack((inner, _polar(angles, np.full(count + 1, far))))


def _deep_inside(stretch: Stretch, depth: float, first: float) -> Iterator[Floats]:
    """Yield rings round what lies in the piece beyond the depth, as an eye outside it sees it.

    Only what is behind the fraction `first` of the way to a point is as high as the piece.
    """
    count = stretch.borders(np.array([stretch.start])).shape[1] // 2

    def length_to(borders: Floats, places: Floats) -> Floats:
        return _inside_up_to(borders, places) - _inside_up_to(borders, first * places)

    for number in range(count):

        def excess(angles: Floats, number: int = number) -> Floats:
            borders = stretch.borders(angles)
            ends = [length_to(borders, borders[:, 2 * number + side]) for side in (0, 1)]
            return np.column_stack(ends) - depth

        def near(angles: Floats, number: int = number) -> Floats:
            borders = stretch.borders(angles)
            low, high = borders[:, 2 * number].copy(), borders[:, 2 * number + 1].copy()
            if first <= 0.0:
                return np.clip(low + depth - _inside_up_to(borders, low), low, high)
            # To a point farther in the piece the line is longer in it.
            for _ in range(32):
                middle = 0.5 * (low + high)
                is_deep = length_to(borders, middle) > depth
                low, high = np.where(is_deep, low, middle), np.where(is_deep, middle, high)
            return high

        for start, end in _parted(excess, stretch.start, stretch.end):
            if excess(np.array([0.5 * (start + end)]))[0, 1] <= 0.0:
                continue
            angles = np.array([end, start])
            yield np.vstack((_curve(near, start, end), _polar(angles, stretch.borders(angles)[:, 2 * number + 1])))


def _parted(values: Callable[[Floats], Floats], start: float, end: float) -> Iterator[tuple[float, float]]:
    """Yield the parts of a stretch in which no value changes its sign; columns of `values` are looked at one by one."""
    places = np.linspace(start, end, _PROBES)
    signs = values(places) > 0.0
    cuts: list[float] = []
    for i, j in np.argwhere(signs[1:] != signs[:-1]).tolist():
        low, high = float(places[i]), float(places[i + 1])
        while high - low > 1e-13 * (1.0 + abs(low)):
            between = np.linspace(low, high, 17)
            first = int(np.argmax((values(between)[:, j] > 0.0) != signs[i, j]))
            if first == 0 or (between[first - 1], between[first]) == (low, high):
                break
            low, high = float(between[first - 1]), float(between[first])
        cuts.append(0.5 * (low + high))
    for low, high in pairwise([start, *sorted(cuts), end]):
        if high - low > 1e-11:
            yield low, high


def _curve(near: Callable[[Floats], Floats], start: float, end: float) -> Floats:
    """Return points of a curve given by its distances at angles, as many as it takes for chords to lie within _FINE."""
    angles = np.linspace(start, end, 3)
    points = _polar(angles, near(angles))
    for _ in range(_HALVINGS):
        middles = 0.5 * (angles[1:] + angles[:-1])
        between = _polar(middles, near(middles))
        chords, arms = points[1:] - points[:-1], between - points[:-1]
        off = np.abs(chords[:, 0] * arms[:, 1] - chords[:, 1] * arms[:, 0])
        bent = np.flatnonzero(off > _FINE * np.maximum(np.hypot(chords[:, 0], chords[:, 1]), _HAIR))
        if not len(bent):
            break
        angles = np.insert(angles, bent + 1, middles[bent])
        points = np.insert(points, bent + 1, between[bent], axis=0)
    return points


def _polar(angles: Floats, lengths: Floats) -> Floats:
    found: Floats = lengths[:, None] * np.column_stack((np.cos(angles), np.sin(angles)))
    return found


# -- on a silhouette ----------------------------------------------------------------------------------------------


PLAIN, OPEN, MIXED = 0, 1, 2
"""What ground that hides is in a view: an obstacle like any other, none at all, or neither of both."""


def part_in(view: View, entry: Entry) -> int:
    """Return what ground that hides is in a view: PLAIN, OPEN or MIXED."""
    is_endless = entry.piece.hides == inf
    if holds_end(entry, view.eye):
        return OPEN if is_endless else MIXED
    if view.bottom > entry.top + TOLERANCE or view.top < entry.base - TOLERANCE or not _is_met(view, entry):
        return PLAIN
    stretches = list(_columns(view, entry))
    if not any(is_inside for *_, is_inside in stretches):
        return PLAIN
    is_low = entry.base - TOLERANCE <= view.bottom and view.top <= entry.top + TOLERANCE
    return OPEN if is_endless and is_low and all(is_inside for *_, is_inside in stretches) else MIXED


def _is_met(view: View, entry: Entry) -> bool:
    """Return whether a silhouette, seen from above, comes near a piece: no other one can have a part in it."""
    (ex, ey, _), (fx, fy), depth = view.eye, view.forward, view.depth
    x, y = ex + fx * depth, ey + fy * depth
    ax, ay, bx, by = x + fy * view.left, y - fx * view.left, x + fy * view.right, y - fx * view.right
    west, south, east, north = entry.box
    return max(ax, bx) >= west and min(ax, bx) <= east and max(ay, by) >= south and min(ay, by) <= north


def ground_shadows(view: View, entry: Entry) -> list[list[Point]]:
    """Return the convex rings on a silhouette, in (u, z), whose union is what ground that hides keeps unseen."""
    hides = entry.piece.hides
    assert hides is not None, entry.piece.id
    is_within = holds_end(entry, view.eye)
    if is_within and hides == inf:
        return []
    whole = [] if is_within else [part_shadow(view, part, entry.base) for part in entry.casting]
    if not is_within and not _is_met(view, entry):
        return [ring for ring in whole if len(ring) >= 3]
    found: list[list[Point]] = []
    for start, end, borders, is_inside in _columns(view, entry):
        for ring in whole:
            strip = clipped(clipped(ring, 1.0, 0.0, start), -1.0, 0.0, -end)
            if is_inside:
                found += [clipped(strip, 0.0, 1.0, entry.top), clipped(strip, 0.0, -1.0, -entry.base)]
            else:
                found.append(strip)
        if (is_inside or is_within) and hides < inf:
            found += _deep_columns(view, entry, hides, Stretch(start, end, borders), is_within)
    return [ring for ring in found if len(ring) >= 3]


def _columns(view: View, entry: Entry) -> Iterator[tuple[float, float, Borders, bool]]:
    """Yield the stretches of u of a silhouette on which lines meet the same edges of a piece: start, end, the borders
    between the eye and the silhouette, and whether the silhouette lies in the piece there.
    """
    edges, depth = _edges_of(entry, view.framed), view.depth
    cuts = [view.left, view.right]
    before = np.abs(edges.ys) > _HAIR
    forward = before & (edges.ys > 0.0)
    cuts += (edges.xs[forward] * depth / edges.ys[forward]).tolist()
    ends = edges.ys + edges.dys
    over = np.flatnonzero((edges.ys > depth) != (ends > depth))
    cuts += (edges.xs[over] + edges.dxs[over] * (depth - edges.ys[over]) / edges.dys[over]).tolist()
    kept = sorted({cut for cut in cuts if view.left <= cut <= view.right})
    for start, end in pairwise(kept):
        if end - start <= 1e-12:
            continue
        middle = 0.5 * (start + end)
        numbers = edges.met(middle, depth)
        places = edges.places(numbers, np.array([[middle, depth]]))[0]
        nearer = numbers[places < 1.0]
        begins, is_inside = len(numbers) % 2 == 1, (len(numbers) - len(nearer)) % 2 == 1
        yield start, end, _before(edges, nearer, depth, begins, is_inside), is_inside


def _before(edges: Edges, numbers: Integers, depth: float, begins: bool, is_inside: bool) -> Borders:
    def borders(us: Floats) -> Floats:
        found = [edges.places(numbers, np.column_stack((us, np.full(len(us), depth))))]
        if begins:
            found.insert(0, np.zeros((len(us), 1)))
        if is_inside:
            found.append(np.ones((len(us), 1)))
        return np.hstack(found)

    return borders


def _deep_columns(view: View, entry: Entry, depth: float, stretch: Stretch, is_within: bool) -> Iterator[list[Point]]:
    """Yield the strips of a silhouette to which lines are too deep in a piece."""
    eye = view.eye[2]
    if stretch.borders(np.array([stretch.start])).shape[1] == 0:
        return

    def allowed(us: Floats) -> Floats:
        """Return the depth as a fraction of the way to each column."""
        return depth / np.hypot(us, view.depth)

    def excess(us: Floats) -> Floats:
        return _lengths(stretch.borders(us))[:, -1:] - allowed(us)[:, None]

    def heights(us: Floats) -> tuple[Floats, Floats]:
        borders = stretch.borders(us)
        low, high = np.full(len(us), entry.base), np.full(len(us), entry.top)
        if is_within:
            # Up and down a line leaves the piece: it may do so only behind where its depth is used up.
            end = np.maximum(_used_up(borders, allowed(us)), _HAIR)
            return eye - (eye - entry.base) / end, eye + (entry.top - eye) / end
        # From the end backward.
        start = np.clip(1.0 - _used_up(1.0 - borders[:, ::-1], allowed(us)), _HAIR, 1.0)
        if eye > entry.top:
            high = eye - (eye - entry.top) / start
        elif eye < entry.base:
            low = eye + (entry.base - eye) / start
        return low, high

    for start, end in _parted(excess, stretch.start, stretch.end):
        if excess(np.array([0.5 * (start + end)]))[0, 0] <= 0.0:
            continue
        us = np.linspace(start, end, _COLUMNS + 1)
        low, high = (np.clip(each, view.bottom, view.top) for each in heights(us))
        if (low <= view.bottom).all() and (high >= view.top).all():
            yield column(view, start, end)
            continue
        corners = list(zip(us.tolist(), low.tolist(), high.tolist(), strict=True))
        for (u, bottom, top), (v, other_bottom, other_top) in pairwise(corners):
            if top > bottom or other_top > other_bottom:
                yield [(u, bottom), (v, other_bottom), (v, max(other_top, other_bottom)), (u, max(top, bottom))]

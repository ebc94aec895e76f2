"""What can be walked to in a straight line: the stars of places that see each other on one storey, many at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from pb12table.table.kernels.registry import kernel
from pb12table.table.unions import Floats, Integers, Truths, in_rows

_BESIDE = 1e-6
"""How far beside a corner, in radians, the rays pass that look past it."""

_HAIR = 1e-9
"""By how much edges are widened, in radians, so that no ray slips through where two of them meet."""

_TURN = 2.0 * np.pi
_APART = 16.0
"""Between the keys of two stars' rays, more than a full turn."""

STARS = kernel("stars")

_FACETS, _FEW_FACETS = 144, 72
_SMALL = 4.0
"""Stars smaller than this, in steps, have fewer facets."""


@dataclass(frozen=True, slots=True, eq=False)
class Stars:
    """The rays of some stars, star by star and by ascending angle: how far they go, and the border they meet.

    `places` are the middles as rows (x, y); the rays of star i are those from `offsets[i]` to `offsets[i + 1]`. A star
    looks from the direction `first[i]` counter-clockwise through an angle `spans[i]`, in radians. `keys` are 16 i + the
    angle to `first[i]`; `ends` where the rays end, from the middle; `borders` row numbers of the edges given, -1 where
    only the reach ends a ray.
    """

    places: Floats
    first: Floats
    spans: Floats
    offsets: Integers
    keys: Floats
    directions: Floats
    lengths: Floats
    ends: Floats
    borders: Integers

    def owners(self) -> Integers:
        """Return the star of each ray."""
        return np.repeat(np.arange(len(self.places)), np.diff(self.offsets))

    @property
    def is_full(self) -> Truths:
        """Return which of the stars look all around."""
        return np.asarray(self.spans >= _TURN, dtype=np.bool_)

    def _beside(self, which: Integers, angles: Floats) -> tuple[Truths, Integers, Integers]:
        """Return whether stars look in some directions, and the rays before and after these directions."""
        turned = (angles - self.first[which]) % _TURN
        after = np.searchsorted(self.keys, which * _APART + turned, side="right")
        low, high = self.offsets[which], self.offsets[which + 1]
        return (
            turned <= self.spans[which],
            np.where(after > low, after, high) - 1,
            np.where(after < high, after, low),
        )

    def look_at(self, which: Integers, points: Floats) -> Truths:
        """Return whether the stars named beside some points look in the points' directions."""
        away = points - self.places[which]
        turned = (np.arctan2(away[:, 1], away[:, 0]) - self.first[which]) % _TURN
        return np.asarray(turned <= self.spans[which], dtype=np.bool_)

    def lengths_at(self, which: Integers, angles: Floats) -> Floats:
        """Return how far one can go straight from the middles of some stars at some angles."""
        looked, first, second = self._beside(which, angles)
        one = self.ends[first]
        way = self.ends[second] - one
        across = np.cos(angles) * way[:, 1] - np.sin(angles) * way[:, 0]
        level = np.abs(across) < 1e-15
        lengths = (one[:, 0] * way[:, 1] - one[:, 1] * way[:, 0]) / np.where(level, 1.0, across)
        nearer = np.minimum(self.lengths[first], self.lengths[second])
        result: Floats = np.where(looked, np.where(level, nearer, np.maximum(lengths, nearer * 0.999)), 0.0)
        return result

    def sees(self, which: Integers, points: Floats) -> Truths:
        """Return whether points lie in the stars named beside them, to within 1e-7."""
        away = points - self.places[which]
        looked, first, second = self._beside(which, np.arctan2(away[:, 1], away[:, 0]))
        one = self.ends[first]
        side = self.ends[second] - one
        away -= one
        inside = side[:, 0] * away[:, 1] - side[:, 1] * away[:, 0]
        result: Truths = looked & (inside >= -1e-7 * (np.abs(side[:, 0]) + np.abs(side[:, 1])))
        return result


def joined(groups: Sequence[Stars]) -> Stars:
    """Return several sets of stars as one, numbered consecutively."""
    count, rays = 0, 0
    keys: list[Floats] = []
    offsets: list[Integers] = [np.zeros(1, dtype=np.int64)]
    for group in groups:
        keys.append(group.keys + count * _APART)
        offsets.append(group.offsets[1:] + rays)
        count, rays = count + len(group.places), rays + len(group.keys)
    return Stars(
        np.concatenate([group.places for group in groups]),
        np.concatenate([group.first for group in groups]),
        np.concatenate([group.spans for group in groups]),
        np.concatenate(offsets),
        np.concatenate(keys),
        np.concatenate([group.directions for group in groups]),
        np.concatenate([group.lengths for group in groups]),
        np.concatenate([group.ends for group in groups]),
        np.concatenate([group.borders for group in groups]),
    )


def stars(
    places: Floats,
    edges: Floats,
    following: Integers,
    reach: Floats,
    radii: Sequence[Floats] = (),
    marks: tuple[Floats, Sequence[Floats]] | None = None,
    windows: Floats | None = None,
    levels: tuple[Integers, Integers] | None = None,
    towards: Floats | None = None,
) -> Stars:
    """Return the stars of places (rows x, y) among edges with the free side on their left, each up to a reach in steps.

    `edges` are rows (from x, from y, to x, to y), `following` the edge that goes on where one ends, -1 for none.
    `radii` are lengths at which the stars will be cut; rays are added where borders cross them (the reach when there
    are none). `marks` are other lines and lengths, beside whose crossings there are rays too. `windows` are rows (where
    a star begins, how far it goes counter-clockwise) in radians, all around when there are none. `levels` say for
    places and for edges on which plane they are, when there are several. Towards the points in `towards` there are rays
    from everywhere.
    """
    count = len(places)
    if windows is None:
        windows = np.tile((-np.pi, _TURN), (count, 1))
    facets = _FEW_FACETS if float(reach.max(initial=0.0)) < _SMALL else _FACETS
    # Kernels may come while a search that began without them goes on with these stars: they lie as kernels want them.
    places, first, spans = in_rows(places), np.ascontiguousarray(windows[:, 0]), np.ascontiguousarray(windows[:, 1])
    if (compiled := STARS.module) is not None:
        ends = np.zeros((0, 2)) if towards is None else towards
        crossed, circles = marks if marks is not None and len(marks[0]) else (np.zeros((0, 4)), ())
        planes, edge_planes = levels or (np.full(count, -1), np.zeros(0, dtype=np.int64))
        rays = compiled.look_around(
            places, in_rows(edges), following, reach, first, spans, _circles(radii or (reach,), count),
            in_rows(crossed), _circles(circles, count), planes, edge_planes, in_rows(ends), facets,
        )  # fmt: skip
        return Stars(places, first, spans, *rays)
    pairs = _Facing(places, edges, reach, first, spans, levels=levels)
    found = [(pairs.owner[met], angles) for met, angles in pairs.corners(following)]
    for radius in radii or (reach,):
        found += [(pairs.owner[met], angles) for met, angles in pairs.cuts(radius)]
    if marks is not None and len(marks[0]):
        lines = _Facing(places, marks[0], reach, first, spans, every=True)
        for radius in marks[1]:
            for met, angles in lines.cuts(radius):
                found += [(lines.owner[met], angles - _BESIDE), (lines.owner[met], angles + _BESIDE)]
    if towards is not None and len(towards):
        away = towards - places[:, None, :]
        angles = np.arctan2(away[:, :, 1], away[:, :, 0]) - first[:, None]
        found.append((np.repeat(np.arange(count), len(towards)), angles.ravel()))
    owner = np.concatenate([owner for owner, _ in found])
    turned = np.concatenate([angles for _, angles in found]) % _TURN
    inside = turned <= spans[owner]
    key = np.sort(np.concatenate([owner[inside] * _APART + turned[inside], _facets(spans, facets)]))
    offsets = np.searchsorted(key, np.arange(count + 1) * _APART - 1.0)
    owner = np.repeat(np.arange(count), np.diff(offsets))
    angle = key - owner * _APART + first[owner]
    directions = np.stack([np.cos(angle), np.sin(angle)], axis=1)
    lengths = reach[owner]
    borders = np.full(len(key), -1, dtype=np.int64)
    ray, which = pairs.rays(key)
    across = directions[ray, 0] * pairs.ey[which] - directions[ray, 1] * pairs.ex[which]
    met_at = pairs.moment[which] / np.maximum(across, 1e-15)
    np.minimum.at(lengths, ray, met_at)
    hit = met_at <= lengths[ray]
    borders[ray[hit]] = pairs.edge[which[hit]]
    return Stars(places, first, spans, offsets, key, directions, lengths, lengths[:, None] * directions, borders)


def _circles(radii: Sequence[Floats], count: int) -> Floats:
    """Return lengths for each of a number of places as rows of a table."""
    return np.array(radii, dtype=np.float64).reshape(len(radii), count)


def _facets(spans: Floats, count: int) -> Floats:
    """Return the keys of evenly spread rays, a fixed number per full turn, and at both ends of a smaller window."""
    counts = np.ceil(spans * (count / _TURN) - 1e-9).astype(np.int64)
    sizes = counts + (spans < _TURN)
    owner = np.repeat(np.arange(len(spans)), sizes)
    number = np.arange(len(owner)) - np.repeat(np.cumsum(sizes) - sizes, sizes)
    result: Floats = owner * _APART + number * (spans / counts)[owner]
    return result


def _are_near(places: Floats, reach: Floats, middles: Floats, radii: Floats) -> Truths:
    """Return which circles (columns) come within reach of places (rows).

    The square of the distance, less that of both radii together, is a product of matrices, the quickest to work out.
    """
    x, y = places.T
    u, v = middles.T
    own = np.stack([x, y, reach, x * x + y * y - reach * reach, np.ones(len(x))], axis=1)
    other = np.stack([-2.0 * u, -2.0 * v, -2.0 * radii, np.ones(len(u)), u * u + v * v - radii * radii])
    return np.asarray(own @ other < 0.0, dtype=np.bool_)


class _Facing:
    """The pairs of a place and an edge that faces it (or of `every` edge) and is near enough to end a ray."""

    def __init__(
        self,
        places: Floats,
        edges: Floats,
        reach: Floats,
        first: Floats,
        spans: Floats,
        *,
        every: bool = False,
        levels: tuple[Integers, Integers] | None = None,
    ) -> None:
        along_x, along_y = edges[:, 2] - edges[:, 0], edges[:, 3] - edges[:, 1]
        squares = along_x * along_x + along_y * along_y
        # The circle around an edge tells quickly which pairs are too far apart.
        close = _are_near(places, reach, 0.5 * (edges[:, 0:2] + edges[:, 2:4]), 0.5 * np.sqrt(squares))
        if levels is not None:
            close &= levels[0][:, None] == levels[1]
        owner, edge = np.divmod(np.flatnonzero(close), max(len(edges), 1))
        ex, ey, square = along_x[edge], along_y[edge], np.maximum(squares[edge], 1e-18)
        ax, ay = edges[edge, 0] - places[owner, 0], edges[edge, 1] - places[owner, 1]
        moment = ax * ey - ay * ex
        along = -(ax * ex + ay * ey) / square
        share = along.clip(0.0, 1.0)
        nx, ny = ax + share * ex, ay + share * ey
        limit = reach[owner]
        chosen = (((moment > 1e-12) | every) & (nx * nx + ny * ny < limit * limit)).nonzero()[0]
        self.facing = np.zeros(close.shape, dtype=np.bool_)
        self.facing[owner[chosen], edge[chosen]] = True
        ax, ay, ex, ey, moment = ax[chosen], ay[chosen], ex[chosen], ey[chosen], moment[chosen]
        bx, by = ax + ex, ay + ey
        start = (np.arctan2(ay, ax) - first[owner[chosen]]) % _TURN
        span = np.arctan2(moment, ax * bx + ay * by)
        shown = ((start <= spans[owner[chosen]]) | (start + span >= _TURN)).nonzero()[0]
        self.start, self.span, self.moment = start[shown], span[shown], moment[shown]
        self.ax, self.ay, self.bx, self.by = ax[shown], ay[shown], bx[shown], by[shown]
        self.ex, self.ey = ex[shown], ey[shown]
        chosen = chosen[shown]
        self.owner, self.edge, self.along, self.square = owner[chosen], edge[chosen], along[chosen], square[chosen]
        self.reach, self.first = reach[self.owner], first[self.owner]

    def corners(self, following: Integers) -> Iterator[tuple[Integers, Floats]]:
        """Yield the pairs whose edges end near enough, and angles where they do: on both sides if none continues."""
        preceding = np.full(len(following), -1, dtype=np.int64)
        linked = (following >= 0).nonzero()[0]
        preceding[following[linked]] = linked
        square = self.reach * self.reach
        near = self.ax * self.ax + self.ay * self.ay <= square
        before, after = preceding[self.edge], following[self.edge]
        goes_on = (before >= 0) & self.facing[self.owner, before]
        yield from self._at(near & goes_on, self.start, 0.0)
        yield from self._at(near & ~goes_on, self.start, -_BESIDE, _BESIDE)
        near = self.bx * self.bx + self.by * self.by <= square
        goes_on = (after >= 0) & self.facing[self.owner, after]
        yield from self._at(near & ~goes_on, self.start + self.span, -_BESIDE, _BESIDE)

    def _at(self, chosen: Truths, angles: Floats, *beside: float) -> Iterator[tuple[Integers, Floats]]:
        pairs = chosen.nonzero()[0]
        for more in beside:
            yield pairs, angles[pairs] + more

    def cuts(self, radius: Floats) -> Iterator[tuple[Integers, Floats]]:
        """Yield the pairs whose edge crosses the circle of its radius around the place, and the angles of crossing."""
        far = self.ax * self.ax + self.ay * self.ay
        radius = radius[self.owner]
        room = self.along * self.along - (far - radius * radius) / self.square
        root = np.sqrt(np.maximum(room, 0.0))
        for cut in (self.along - root, self.along + root):
            met = ((room > 0.0) & (cut > 0.0) & (cut < 1.0)).nonzero()[0]
            angles = np.arctan2(self.ay[met] + cut[met] * self.ey[met], self.ax[met] + cut[met] * self.ex[met])
            yield met, angles - self.first[met]

    def rays(self, keys: Floats) -> tuple[Integers, Integers]:
        """Return all pairs of a ray and a facing edge before which it passes: numbers of rays and of pairs."""
        base = self.owner * _APART
        low, high = self.start - _HAIR, self.start + self.span + _HAIR
        # What goes on over the first direction is a second stretch.
        over = (high > _TURN).nonzero()[0]
        under = (low < 0.0).nonzero()[0]
        low = np.concatenate([base + low, base[over] - _HAIR, base[under] + low[under] + _TURN])
        high = np.concatenate([base + high, base[over] + high[over] - _TURN, base[under] + _TURN])
        pairs = np.concatenate([np.arange(len(self.owner)), over, under])
        first = np.searchsorted(keys, low, side="left")
        sizes = np.searchsorted(keys, high, side="right") - first
        which = np.repeat(pairs, sizes)
        offsets = np.arange(len(which)) - np.repeat(np.cumsum(sizes) - sizes, sizes)
        return np.repeat(first, sizes) + offsets, which

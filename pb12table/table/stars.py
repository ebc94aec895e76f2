"""What can be walked to in a straight line: the stars of places that see each other on one storey, many at a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Integers = NDArray[np.int64]
Truths = NDArray[np.bool_]

_BESIDE = 1e-6
"""How far beside a corner, in radians, the rays pass that look past it."""

_TURN = 2.0 * np.pi
_APART = 16.0
"""Between the keys of two stars' rays, more than a full turn."""

_FACETS, _FEW_FACETS = 72, 36
_SMALL = 4.0
"""Stars smaller than this, in steps, have fewer facets."""


@dataclass(frozen=True, slots=True, eq=False)
class Stars:
    """The rays of some stars, star by star and by ascending angle: how far they go, and the border they meet.

    `places` are the middles as rows (x, y); the rays of star i are those from `offsets[i]` to `offsets[i + 1]`.
    `keys` are 16 i + angle in radians; `borders` row numbers of the edges given, -1 where only the reach ends a ray.
    """

    places: Floats
    offsets: Integers
    keys: Floats
    directions: Floats
    lengths: Floats
    borders: Integers

    def owners(self) -> Integers:
        """The star of each ray."""
        return np.repeat(np.arange(len(self.places)), np.diff(self.offsets))

    def lengths_at(self, which: Integers, angles: Floats) -> Floats:
        """How far one can go straight from some stars' middles at some angles."""
        after = np.searchsorted(self.keys, which * _APART + angles, side="right")
        low, high = self.offsets[which], self.offsets[which + 1]
        first = np.where(after > low, after, high) - 1
        second = np.where(after < high, after, low)
        one = self.lengths[first, None] * self.directions[first]
        way = self.lengths[second, None] * self.directions[second] - one
        across = np.cos(angles) * way[:, 1] - np.sin(angles) * way[:, 0]
        level = np.abs(across) < 1e-15
        lengths = (one[:, 0] * way[:, 1] - one[:, 1] * way[:, 0]) / np.where(level, 1.0, across)
        nearer = np.minimum(self.lengths[first], self.lengths[second])
        result: Floats = np.where(level, nearer, np.maximum(lengths, nearer * 0.999))
        return result

    def sees(self, which: Integers, points: Floats) -> Truths:
        """Whether points lie in the stars named beside them."""
        away = points - self.places[which]
        far = np.hypot(away[:, 0], away[:, 1])
        result: Truths = far <= self.lengths_at(which, np.arctan2(away[:, 1], away[:, 0])) + 1e-7
        return result


def joined(groups: Sequence[Stars]) -> Stars:
    """Several sets of stars as one, numbered on."""
    count, rays = 0, 0
    keys: list[Floats] = []
    offsets: list[Integers] = [np.zeros(1, dtype=np.int64)]
    for group in groups:
        keys.append(group.keys + count * _APART)
        offsets.append(group.offsets[1:] + rays)
        count, rays = count + len(group.places), rays + len(group.keys)
    return Stars(
        np.concatenate([group.places for group in groups]),
        np.concatenate(offsets),
        np.concatenate(keys),
        np.concatenate([group.directions for group in groups]),
        np.concatenate([group.lengths for group in groups]),
        np.concatenate([group.borders for group in groups]),
    )


def stars(
    places: Floats,
    edges: Floats,
    reach: float,
    radii: Sequence[float] = (),
    slack: Floats | None = None,
    marks: tuple[Floats, Sequence[float]] | None = None,
) -> Stars:
    """The stars of places (rows x, y) among edges with the free side on their left, up to a reach in steps.

    `edges` are rows (from x, from y, to x, to y). `radii` are lengths at which the stars will be cut; rays are added
    where borders cross them (the reach when there are none); for each place they are longer by its `slack`. `marks` are
    other lines and lengths, beside whose crossings there are rays too.
    """
    count = len(places)
    pairs = _Facing(places, edges, reach)
    angles = [pairs.start - _BESIDE, pairs.start + _BESIDE]
    angles += [pairs.start + pairs.span - _BESIDE, pairs.start + pairs.span + _BESIDE]
    owners = [pairs.owner] * 4
    longer = slack if slack is not None else np.zeros(count)
    for radius in radii or (reach,):
        for met, found in pairs.cuts(radius + longer[pairs.owner]):
            angles.append(found)
            owners.append(pairs.owner[met])
    if marks is not None and len(marks[0]):
        lines = _Facing(places, marks[0], reach, every=True)
        for radius in marks[1]:
            for met, found in lines.cuts(radius + longer[lines.owner]):
                angles += [found - _BESIDE, found + _BESIDE]
                owners += [lines.owner[met]] * 2
    facets = _FEW_FACETS if reach < _SMALL else _FACETS
    angles.append(np.tile(np.linspace(-np.pi, np.pi, facets, endpoint=False), count))
    owners.append(np.repeat(np.arange(count), facets))
    owner = np.concatenate(owners)
    angle = (np.concatenate(angles) + np.pi) % _TURN - np.pi
    keys = np.sort(owner * _APART + angle)
    offsets = np.concatenate([[0], np.cumsum(np.bincount(owner, minlength=count))]).astype(np.int64)
    angle = keys - np.repeat(np.arange(count), np.diff(offsets)) * _APART
    directions = np.stack([np.cos(angle), np.sin(angle)], axis=1)
    lengths = np.full(len(keys), reach)
    borders = np.full(len(keys), -1, dtype=np.int64)
    ray, which = pairs.rays(keys)
    across = directions[ray, 0] * pairs.ey[which] - directions[ray, 1] * pairs.ex[which]
    met_at = pairs.moment[which] / np.maximum(across, 1e-15)
    np.minimum.at(lengths, ray, met_at)
    hit = met_at <= lengths[ray]
    borders[ray[hit]] = pairs.edge[which[hit]]
    return Stars(places, offsets, keys, directions, lengths, borders)


class _Facing:
    """The pairs of a place and an edge that faces it (or of `every` edge) and is near enough to end a ray."""

    def __init__(self, places: Floats, edges: Floats, reach: float, *, every: bool = False) -> None:
        ax, ay = edges[:, 0] - places[:, 0:1], edges[:, 1] - places[:, 1:2]
        ex, ey = edges[:, 2] - edges[:, 0], edges[:, 3] - edges[:, 1]
        square = np.maximum(ex * ex + ey * ey, 1e-18)
        moment = ax * ey - ay * ex
        along = -(ax * ex + ay * ey) / square
        share = np.clip(along, 0.0, 1.0)
        nx, ny = ax + share * ex, ay + share * ey
        self.owner, self.edge = (((moment > 1e-12) | every) & (nx * nx + ny * ny < reach * reach)).nonzero()
        chosen = (self.owner, self.edge)
        self.ax, self.ay, self.ex, self.ey = ax[chosen], ay[chosen], ex[self.edge], ey[self.edge]
        self.moment, self.along, self.square = moment[chosen], along[chosen], square[self.edge]
        bx, by = self.ax + self.ex, self.ay + self.ey
        self.start = np.arctan2(self.ay, self.ax)
        self.span = np.arctan2(self.moment, self.ax * bx + self.ay * by)

    def cuts(self, radius: Floats) -> list[tuple[Integers, Floats]]:
        """The pairs whose edge crosses the circle of its radius around the place, and the angles where it does."""
        far = self.ax * self.ax + self.ay * self.ay
        room = self.along * self.along - (far - radius * radius) / self.square
        root = np.sqrt(np.maximum(room, 0.0))
        found: list[tuple[Integers, Floats]] = []
        for cut in (self.along - root, self.along + root):
            met = ((room > 0.0) & (cut > 0.0) & (cut < 1.0)).nonzero()[0]
            angles = np.arctan2(self.ay[met] + cut[met] * self.ey[met], self.ax[met] + cut[met] * self.ex[met])
            found.append((met, angles))
        return found

    def rays(self, keys: Floats) -> tuple[Integers, Integers]:
        """All pairs of a ray and a facing edge before which it passes: numbers of rays and of pairs."""
        base = self.owner * _APART
        end = self.start + self.span
        over = end > np.pi
        # What goes on over the western direction is a second stretch.
        low = np.concatenate([base + self.start, base[over] - np.pi])
        high = np.concatenate([base + np.minimum(end, np.pi + 1e-9), base[over] + end[over] - _TURN])
        pairs = np.concatenate([np.arange(len(self.owner)), over.nonzero()[0]])
        first = np.searchsorted(keys, low, side="left")
        sizes = np.searchsorted(keys, high, side="right") - first
        which = np.repeat(pairs, sizes)
        offsets = np.arange(len(which)) - np.repeat(np.cumsum(sizes) - sizes, sizes)
        return np.repeat(first, sizes) + offsets, which

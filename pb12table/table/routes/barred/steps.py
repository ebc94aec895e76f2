"""Crossings that a body could take if it climbed higher: from which part of which storey to which, and how high.

They are looked for at the borders of storeys as ways look for them, and tried by the same sweeps; what they would
need at least is told before that, so that few must be tried.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np
import shapely

from pb12table.table.arrays import Floats
from pb12table.table.battlefield import Body
from pb12table.table.index import Entry, terrain_index
from pb12table.table.motion.inflating import SLACK
from pb12table.table.routes.by_length.rates import Rates
from pb12table.table.routes.by_length.search import is_held
from pb12table.table.routes.space.crossings import Mover, crossing
from pb12table.table.routes.space.free_space import Storey
from pb12table.table.routes.space.gates import CLEAR, CLOSE_SPACING, gates_of
from pb12table.table.routes.space.passages import have_holds, pieces_between
from pb12table.table.shapes import Point, Point3, circumradius
from pb12table.table.surfaces import SUPPORT_BAND
from pb12table.table.units import TOLERANCE, rounded

HIGHEST = 100.0
"""A height that no body climbs, in steps."""


MOST_TRIED = 3
"""So many heights are tried at one place besides the least."""


@dataclass(frozen=True, slots=True)
class Climber:
    """A body that looks for a way, and what it climbs; with `rates` it rises and sinks no farther than these allow.

    Without rates it gets as far up as it climbs, and twice as far down.
    """

    mover: Mover
    rates: Rates | None = None

    @property
    def climb(self) -> float:
        """How high it climbs at a time, in steps."""
        return self.mover.climb if self.rates is None else min(self.mover.climb, self.rates.highest)

    @property
    def drop(self) -> float:
        """How far down it gets at a time, in steps."""
        return 2.0 * self.mover.climb if self.rates is None else min(2.0 * self.mover.climb, self.rates.deepest)

    def climbing(self, height: float) -> Climber:
        """The same body if it climbed so high."""
        rates = self.rates
        if rates is not None:
            rates = replace(rates, highest=max(height, rates.highest), deepest=max(height, rates.deepest))
        return Climber(replace(self.mover, climb=height), rates)

    def least(self, rise: float) -> float:
        """How high it must climb at least to get up so far, or down where that is below zero."""
        if rise >= 0.0:
            return rise
        return -rise if self.rates is not None and -rise > self.rates.deepest + TOLERANCE else -rise / 2.0

    def takes(self, start: Body, to: Point, height: float) -> bool:
        """Whether it gets over from where it stands to a place and stand height at most a step away."""
        moves = crossing(self.mover, start, to, height)
        if not moves or self.rates is None:
            return bool(moves)
        if not self.rates.allow(moves):
            return False
        end = self.mover.put_down(to, height).z
        return self.rates.leaps or is_held(self.mover.battlefield, start, to, end)


@dataclass(frozen=True, slots=True)
class Step:
    """A place at the border of a storey from which a crossing may lead to another one, or the same.

    `start` and `end` are places with stand heights, `ends` those places that are tried; `needs` is how high one must
    climb at least.
    """

    start: Point3
    ends: tuple[Point3, ...]
    storey: int
    needs: float

    @property
    def rise(self) -> float:
        """How much higher it leads."""
        return rounded(self.ends[0][2] - self.start[2])

    def is_taken(self, climber: Climber) -> bool:
        """Whether a body gets over here."""
        start = climber.mover.put_down(self.start[:2], self.start[2])
        return any(climber.takes(start, end[:2], end[2]) for end in self.ends)

    def higher(self, climber: Climber) -> tuple[float, ...]:
        """How high one might have to climb beside what it needs at least: over all that stands near, ascending."""
        (x, y, z), radius = self.start, circumradius(climber.mover.body.footprint)
        (u, v, _) = self.ends[0]
        box = (min(x, u) - radius, min(y, v) - radius, max(x, u) + radius, max(y, v) + radius)
        tops = {rounded(entry.top - z) for entry in terrain_index(climber.mover.battlefield).near(box) if entry.solid}
        return tuple(sorted(top for top in tops if top > max(self.needs, climber.climb) + TOLERANCE))[:MOST_TRIED]


@lru_cache(maxsize=512)
def steps_from(found: tuple[Storey, ...], storey: Storey, climber: Climber) -> tuple[Step, ...]:
    """All steps out of a storey, whatever their height; `climber` stands nowhere and alone."""
    high = climber.climbing(HIGHEST)
    gates = gates_of(found, storey, high.mover, CLOSE_SPACING)
    rows = [(row, span) for row in range(len(gates.places)) for span in gates.spans(row)]
    if not rows:
        return ()
    numbers = [row for row, _ in rows]
    out = gates.out[numbers]
    begins = gates.places[numbers] - CLEAR * out
    near = np.array([span.near for _, span in rows])
    far = np.array([span.far for _, span in rows])
    first = np.minimum(1.0 - 2.0 * CLEAR, far - CLEAR)
    last = np.minimum(near + 2.0 * CLEAR + SLACK, 1.0 - 2.0 * CLEAR)
    there = gates.places[numbers] + first[:, None] * out
    beside = gates.places[numbers] + last[:, None] * out
    ways = np.asarray(shapely.linestrings(np.stack([begins, there], axis=1)))
    between = pieces_between(climber.mover, ways)
    holds = have_holds(climber.mover, begins)
    starts = _placed(storey, begins)
    ends: list[tuple[Point3, ...]] = [()] * len(rows)
    for other in {span.storey.number: span.storey for _, span in rows}.values():
        own = [number for number, (_, span) in enumerate(rows) if span.storey is other]
        for number, far_end, near_end in zip(own, _placed(other, there[own]), _placed(other, beside[own]), strict=True):
            ends[number] = (far_end, near_end)
    steps: list[Step] = []
    for number, (_, span) in enumerate(rows):
        start, end, has_hold = starts[number], ends[number], bool(holds[number])
        needs = _needs(climber, start, end[1], between.get(number, ()), has_hold=has_hold)
        steps.append(Step(start, end, span.storey.number, needs))
    return tuple(steps)


def _placed(storey: Storey, rows: Floats) -> list[Point3]:
    """Places on a storey, given as rows, with the stand heights there."""
    places = [(rounded(x), rounded(y)) for x, y in rows.tolist()]
    if storey.low == storey.high:
        return [(*place, storey.low) for place in places]
    points = np.asarray(shapely.points(np.array(places)))
    away = shapely.distance(np.array(storey.wholes)[:, None], points[None, :])
    nearest = away <= away.min(axis=0) + TOLERANCE
    heights = (
        max(surface.height_at(place) for surface, is_near in zip(storey.surfaces, column, strict=True) if is_near)
        for place, column in zip(places, nearest.T.tolist(), strict=True)
    )
    return [(*place, height) for place, height in zip(places, heights, strict=True)]


def _needs(climber: Climber, start: Point3, end: Point3, between: Sequence[Entry], *, has_hold: bool) -> float:
    """How high one must climb at least: 0 where one walks over."""
    body, ledge = climber.mover.body, climber.mover.battlefield.gait.ledge
    rise, ground, high = end[2] - start[2], min(start[2], end[2]), max(start[2], end[2]) + ledge + TOLERANCE
    over = [entry.top for entry in between if entry.base < ground + body.height - TOLERANCE and entry.top > high]
    needs = 0.0 if abs(rise) <= ledge + SUPPORT_BAND else climber.least(rise)
    if over:
        needs = max(needs, max(over) - start[2])
    return min(needs, climber.climb) if has_hold else needs

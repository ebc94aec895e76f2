"""What gates may lead to, and what that costs at least, without trying it: more is told than is true, never less."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil, inf

import numpy as np
import shapely
from numpy.typing import NDArray

from pb12table.table.arrays import Floats, Truths
from pb12table.table.index import Entry, terrain_index
from pb12table.table.routes.search.costs import Prices
from pb12table.table.routes.space.crossings import Mover
from pb12table.table.routes.space.free_space import Storey
from pb12table.table.routes.space.gates import CLEAR, Gates
from pb12table.table.shapes import Point, circumradius
from pb12table.table.surfaces import SUPPORT_BAND
from pb12table.table.terrain import shape_of
from pb12table.table.units import TOLERANCE

SLANT = 0.3
"""How much higher or lower than a gate it may be possible to cross beside it, and how much shorter, in steps."""

NEAR = 1.01
"""From as near as this a goal may be got to in one option, in steps."""


@dataclass(frozen=True, slots=True)
class Passage:
    """From a gate to a place on a storey behind it, with the stand heights, and what it costs more than a step there.

    Of the option through a gate up to a step lies before and behind it, so that so much is paid for already.
    """

    start: Point
    low: float
    end: Point
    high: float
    storey: int
    cost: float


def passages(storey: Storey, gates: Gates, mover: Mover, prices: Prices) -> Iterable[Passage]:
    """What gates may lead to."""
    rows = [(row, span) for row in range(len(gates.places)) for span in gates.spans(row)]
    if not rows:
        return
    numbers = [row for row, _ in rows]
    out = gates.out[numbers]
    # On the border itself it is the last digit that says on what one stands.
    begins = gates.places[numbers] - CLEAR * out
    ends = begins + (np.array([span.near for _, span in rows]) + 2.0 * CLEAR)[:, None] * out
    starts, there = [_point(row) for row in begins], [_point(row) for row in ends]
    lows = np.array([storey.height_at(place) for place in starts])
    highs = np.array([span.storey.height_at(place) for (_, span), place in zip(rows, there, strict=True)])
    costs = least_costs(mover, prices, begins, lows, ends, highs)
    for number in np.flatnonzero(costs < inf).tolist():
        _, span = rows[number]
        more = float(costs[number]) - prices.walk + max(span.near - SLANT, 0.0)
        low, high = float(lows[number]), float(highs[number])
        yield Passage(starts[number], low, there[number], high, span.storey.number, more)


def least_costs(mover: Mover, prices: Prices, begins: Floats, lows: Floats, ends: Floats, highs: Floats) -> Floats:
    """What options cost at least that lead straight from places to others beside, with their stand heights.

    Infinite where something much too high lies between, or nobody gets so far up or down.
    """
    found = np.full(len(begins), inf)
    between = pieces_between(mover, np.asarray(shapely.linestrings(np.stack([begins, ends], axis=1))))
    holds = have_holds(mover, begins)
    for number, (low, high) in enumerate(zip(lows.tolist(), highs.tolist(), strict=True)):
        ground, ceiling = min(low, high), max(low + mover.climb, high) + SLANT
        tops = [
            entry.top
            for entry in between.get(number, ())
            if entry.base < ground + mover.body.height and entry.top > ground
        ]
        top = max(tops, default=-inf)
        if top <= ceiling:
            found[number] = _least_price(mover, prices, high - low, bool(holds[number]))
        if top > max(low, high) + mover.battlefield.gait.ledge + SLANT:
            found[number] = max(found[number], float(prices.vertical + prices.land))
    return found


def _point(row: Floats) -> Point:
    return (float(row[0]), float(row[1]))


def pieces_between(mover: Mover, ways: NDArray[np.object_]) -> dict[int, list[Entry]]:
    """The level pieces that lie across straight ways, by the ways' numbers."""
    entries = [entry for entry in terrain_index(mover.battlefield).solid if entry.flat]
    found: dict[int, list[Entry]] = {}
    if entries:
        shapes = shapely.STRtree([shape_of(entry.piece) for entry in entries])
        for way, piece in shapes.query(ways, predicate="crosses").T.tolist():
            found.setdefault(way, []).append(entries[piece])
    return found


def have_holds(mover: Mover, places: Floats) -> Truths:
    """Beside which places something is climbable."""
    shapes = [shape_of(entry.piece) for entry in terrain_index(mover.battlefield).entries if entry.piece.climbable]
    if not shapes:
        return np.zeros(len(places), dtype=np.bool_)
    reach = NEAR + circumradius(mover.body.footprint) + SLANT
    return np.asarray(shapely.dwithin(shapely.union_all(shapes), shapely.points(places), reach), dtype=np.bool_)


def _least_price(mover: Mover, prices: Prices, rise: float, hold: bool) -> float:
    """What it costs at least to get so much higher, or lower where that is below zero; infinite where nobody can.

    `hold`: one may hold on in between.
    """
    apart = abs(rise) - SLANT
    if apart <= mover.battlefield.gait.ledge + SUPPORT_BAND:
        return float(prices.walk)
    times = ceil(apart / mover.climb - TOLERANCE) if mover.climb > 0.0 else 0
    if times == 0 or (times > (1 if rise > 0.0 else 2) and not hold):
        return inf
    if rise > 0.0:
        # The last hold may be near enough to the top to walk onto it.
        return float(prices.vertical if times == 1 else (times - 1) * (prices.vertical + prices.hold) + prices.walk)
    if times <= 2:
        return float(prices.vertical if times == 1 else prices.vertical + prices.land)
    return float((times - 2) * (prices.vertical + prices.hold) + prices.vertical + prices.land)

"""Gates: places on the border of a storey behind which another one
begins within a step, and what they cost at least.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil, cos, inf, pi, sin
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray

from pb12table.table.battlefield import Body
from pb12table.table.index import Entry, terrain_index
from pb12table.table.motion.obstacles import SLACK
from pb12table.table.routes.search.costs import Prices
from pb12table.table.routes.space.crossings import Move, Mover, by_options, crossing, nothing_between
from pb12table.table.routes.space.free_space import Storey, borders, shares_met
from pb12table.table.shapes import TOLERANCE, Circle, Point, circumradius, rounded
from pb12table.table.surfaces import SUPPORT_BAND
from pb12table.table.terrain import shape_of
from pb12table.table.unions import Floats, Integers, Truths, in_rows

SPACING, CLOSE_SPACING = 0.4, 0.3
"""How far apart gates along a border are at most, in steps; closer on the way to a goal."""

_LEAST_ASLANT, _STRAIGHT = 0.3, 0.97
"""The cosines to the way straight out between which shorter ways to another storey are gates of their own."""

_BEYOND = 0.0005
"""How far beyond a border rays out of it begin, in steps."""

_BESIDE_END = 0.004
"""How far from the ends of a border the last gates are, in steps."""

CLEAR = 0.0015
"""How far from a border places are kept that are rounded to the grid."""


Aside = tuple[float, float]
"""How far a crossing may turn once it is behind the border, clockwise and counter-clockwise, in radians."""

ANYWHERE: Aside = (pi, pi)

_TURNS = (1.4, 0.8, 0.4, 0.2)
"""The turns that are tried, in radians: whoever may turn so far may turn anywhere, or just so far."""

_SHARES = (0.95, 0.6, 0.3)
"""How much of a step is led on aslant to try a turn, the less the smaller the storey is."""


@dataclass(frozen=True, slots=True)
class Behind:
    """What lies behind a gate: the storey's number, from where to where it can be entered, and what must be done.

    `near` and `far` are measured square to the border, in steps; `moves` lead straight through. The same moves may also
    end aslant, turned by up to the two angles in `aside`. `clear`: no terrain is in the way, however it leads through.
    `level`: there is no slope before the gate, so that it does not matter where the moves begin.
    """

    storey: int
    near: float
    far: float
    moves: tuple[Move, ...]
    aside: Aside
    clear: bool
    level: bool

    @property
    def is_open(self) -> bool:
        """Return whether the moves are the same from any beginning to any end."""
        return self.level and self.aside == ANYWHERE


@dataclass(frozen=True, slots=True)
class Span:
    """Where a ray straight out of a place first meets a storey: from where to where, in steps from the place."""

    storey: Storey
    near: float
    far: float


class Tried:
    """What lies behind the places on a border, tried when it is first asked for.

    `spans` are for each place the storeys that a ray out of it meets within a step.
    """

    def __init__(
        self, storey: Storey, mover: Mover, places: Floats, out: Floats, spans: Sequence[Sequence[Span]]
    ) -> None:
        self._storey, self._mover, self._places, self._out, self._spans = storey, mover, places, out, spans
        self._found: dict[int, tuple[Behind, ...]] = {}

    def met(self, number: int) -> Sequence[Span]:
        """Return the storeys that a ray out of a place meets, whatever lies between."""
        return self._spans[number]

    def behind(self, number: int) -> tuple[Behind, ...]:
        """Return what can be entered straight through a place."""
        if number not in self._found:
            place, out = self._places[number], self._out[number]
            entered = (_entered(self._storey, span, self._mover, place, out) for span in self._spans[number])
            self._found[number] = tuple(found for found in entered if found is not None)
        return self._found[number]


@dataclass(frozen=True, slots=True, eq=False)
class Gates:
    """Gates as rows: their places, the unit vectors that lead out of the storey, and their numbers in `tried`.

    Behind some of them there may be nothing after all: that is only found out when it is asked for. They are `spacing`
    steps apart at most. Where these lie close, there are also some that lead aslant, by the shortest way.
    """

    places: Floats
    out: Floats
    numbers: Integers
    tried: Tried
    spacing: float

    def behind(self, row: int) -> tuple[Behind, ...]:
        """Return what lies behind a gate."""
        return self.tried.behind(int(self.numbers[row]))

    def spans(self, row: int) -> Sequence[Span]:
        """Return the storeys that the ray out of a gate meets, whatever lies between."""
        return self.tried.met(int(self.numbers[row]))

    def near(self, x: float, y: float, reach: float) -> Gates:
        """Return the gates within a reach of a place."""
        chosen = np.hypot(self.places[:, 0] - x, self.places[:, 1] - y) <= reach
        places, out = in_rows(self.places[chosen]), in_rows(self.out[chosen])
        return Gates(places, out, self.numbers[chosen], self.tried, self.spacing)


@lru_cache(maxsize=512)
def gates_of(
    storeys: tuple[Storey, ...], storey: Storey, mover: Mover, spacing: float = SPACING, *, to_ends: bool = False
) -> Gates:
    """Return the gates of a storey for a mover (place and bodies around do not matter), tried straight through.

    `to_ends`: there are gates at both ends of each border, too.
    """
    begun = [_along(storey.edges, spacing, to_ends=to_ends)]
    # From a ledge one gets up to more than from beside it.
    begun += [_along(borders(ledge.end), spacing, to_ends=to_ends) for ledge in storey.ledges]
    around = len(begun[0][0])
    places, out = (np.concatenate(rows) for rows in zip(*begun, strict=True))
    others = _reachable(storeys, storey, mover) if len(places) else []
    ends = _ends_of(storeys)
    is_other = np.zeros(len(storeys), dtype=np.bool_)
    is_other[others] = True
    spans: list[list[Span]] = [[] for _ in range(len(places))]
    for number, other, near, far in ends.spans(places, out, is_other):
        if storeys[other] is not storey or number < around:
            spans[number].append(Span(storeys[other], near, far))
    if spacing < SPACING:
        is_other &= np.array([each is not storey for each in storeys])
        begun_aslant, aslant, led_to = ends.aslant(places, out, is_other)
        met: list[list[Span]] = [[] for _ in begun_aslant]
        for number, other, near, far in ends.spans(begun_aslant, aslant, is_other, led_to):
            met[number].append(Span(storeys[other], near, far))
        places, out, spans = np.concatenate([places, begun_aslant]), np.concatenate([out, aslant]), spans + met
    numbers = np.array([number for number, met in enumerate(spans) if met], dtype=np.int64)
    return Gates(places[numbers], out[numbers], numbers, Tried(storey, mover, places, out, spans), spacing)


def _along(edges: Floats, spacing: float, *, to_ends: bool = False) -> tuple[Floats, Floats]:
    """Return places along edges (rows from x, y, to x, y), at most a spacing apart, and unit vectors to the right."""
    lengths = np.hypot(edges[:, 2] - edges[:, 0], edges[:, 3] - edges[:, 1])
    edges, lengths = edges[lengths > 0.02], lengths[lengths > 0.02]
    counts = np.ceil(lengths / spacing).astype(np.int64) + to_ends
    which = np.repeat(np.arange(len(edges)), counts)
    offsets = np.arange(len(which)) - np.repeat(np.cumsum(counts) - counts, counts)
    rows = edges[which]
    along = rows[:, 2:4] - rows[:, 0:2]
    shares = (offsets + 0.5) / counts[which]
    if to_ends:
        hair = _BESIDE_END / lengths[which]
        shares = hair + (1.0 - 2.0 * hair) * offsets / (counts[which] - 1)
    places = rows[:, 0:2] + shares[:, None] * along
    along = along / lengths[which][:, None]
    return places, np.stack([along[:, 1], -along[:, 0]], axis=1)


class Ends:
    """Where one may stop on several storeys, found by where it is, however many of them there are.

    Storeys are told by where they stand in the order they were given in.
    """

    def __init__(self, storeys: Sequence[Storey]) -> None:
        parts = [shapely.get_parts(storey.end) for storey in storeys]
        self._ends: NDArray[np.object_] = np.array([storey.end for storey in storeys], dtype=np.object_)
        self._parts_of = np.repeat(np.arange(len(storeys)), [len(each) for each in parts])
        self._parts = shapely.STRtree(np.concatenate(parts))
        self._edges = np.concatenate([storey.end_edges for storey in storeys])
        self._edges_of = np.repeat(np.arange(len(storeys)), [len(storey.end_edges) for storey in storeys])
        self._lines = shapely.STRtree(np.asarray(shapely.linestrings(self._edges.reshape(-1, 2, 2))))

    def near(self, shapes: Any, chosen: Truths) -> tuple[Integers, Integers]:
        """Return which shapes come near which chosen storeys, by the boxes of their parts: all pairs, in order."""
        which, part = self._parts.query(shapes)
        owners = self._parts_of[part]
        pairs = np.unique((owners * len(shapes) + which)[chosen[owners]])
        return pairs % max(len(shapes), 1), pairs // max(len(shapes), 1)

    def aslant(self, places: Floats, out: Floats, chosen: Truths) -> tuple[Floats, Floats, Integers]:
        """Return places from which a path other than straight out is shorter to a storey, these paths, the storeys."""
        around = shapely.box(*(places - 1.0).T, *(places + 1.0).T)
        which, owners = self.near(np.asarray(around), chosen)
        places, out = places[which], out[which]
        lines = shapely.shortest_line(shapely.points(places), self._ends[owners])
        ends = shapely.get_coordinates(lines)[1::2]
        far = np.hypot(*(ends - places).T)
        way = (ends - places) / np.maximum(far, 1e-9)[:, None]
        lean = (way * out).sum(axis=1)
        found = (far > _BEYOND) & (far < 1.0 - _BEYOND) & (lean > _LEAST_ASLANT) & (lean < _STRAIGHT)
        return places[found], way[found], owners[found]

    def spans(
        self, places: Floats, out: Floats, chosen: Truths, led_to: Integers | None = None
    ) -> Iterator[tuple[int, int, float, float]]:
        """Return the numbers of the rays a step straight out of places, the chosen storeys that each meets, and from
        where to where.

        Rays begin just beyond the border. With `led_to` each ray is asked only about one storey.
        """
        begin, end = places + _BEYOND * out, places + out
        rays, edges = self._lines.query(shapely.linestrings(np.stack([begin, end], axis=1)))
        owners = self._edges_of[edges]
        wanted = chosen[owners] if led_to is None else owners == led_to[rays]
        rays, edges, owners = rays[wanted], edges[wanted], owners[wanted]
        away = shares_met(self._edges[edges], places[rays], end[rays])
        ahead = (away > _BEYOND) & (away < 1.0)
        rays, owners, away = rays[ahead], owners[ahead], away[ahead]
        starts, roots = self.near(shapely.points(begin), chosen)
        inside = shapely.contains_xy(self._ends[roots], *begin[starts].T)
        if led_to is not None:
            inside &= roots == led_to[starts]
        rays, owners = np.concatenate([starts[inside], rays]), np.concatenate([roots[inside], owners])
        away = np.concatenate([np.full(len(rays) - len(away), _BEYOND), away])
        # Where a ray enters and does not leave again, it ends inside.
        _, first, times = np.unique(rays * len(self._ends) + owners, return_index=True, return_counts=True)
        endless = first[times % 2 == 1]
        rays, owners = np.concatenate([rays, rays[endless]]), np.concatenate([owners, owners[endless]])
        away = np.concatenate([away, np.ones(len(endless))])
        order = np.lexsort((away, owners, rays))
        rays, owners, enters, leaves = rays[order][::2], owners[order][::2], away[order][::2], away[order][1::2]
        wide = (leaves - enters > 0.003) & (leaves > 0.004)
        rays, owners, enters, leaves = rays[wide], owners[wide], enters[wide], leaves[wide]
        _, first = np.unique(rays * len(self._ends) + owners, return_index=True)
        rows = (rays[first].tolist(), owners[first].tolist(), enters[first].tolist(), leaves[first].tolist())
        return zip(*rows, strict=True)


@lru_cache(maxsize=64)
def _ends_of(storeys: tuple[Storey, ...]) -> Ends:
    """Return where one may stop on storeys, kept for all their gates."""
    return Ends(storeys)


def anyone(mover: Mover) -> Mover:
    """Return a mover without place, name and company, under which gates are kept."""
    body = mover.body
    plain = replace(body, id="", x=0.0, y=0.0, z=0.0, facing=0.0 if isinstance(body.footprint, Circle) else body.facing)
    return replace(mover, body=plain, others=())


def _entered(storey: Storey, span: Span, mover: Mover, place: Floats, out: Floats) -> Behind | None:
    """Return how to enter a storey straight through a gate, None if that is impossible."""
    other, near, far = span.storey, span.near, span.far
    start = _at(place, out, -CLEAR)
    body = mover.at(start, storey.height_at(start))
    clear = nothing_between(mover, body, other.low, other.high)
    level = not any(shapely.dwithin(ramp, shapely.Point(start), 1.0) for ramp in storey.ramps)
    for length in (min(1.0 - 2.0 * CLEAR, far - CLEAR), min(near + 2.0 * CLEAR + SLACK, 1.0 - 2.0 * CLEAR)):
        to = _at(place, out, length)
        height = other.height_at(to)
        if clear:
            moves = by_options(mover, to, rounded(height - body.z))
            return Behind(other.number, near, far, moves, ANYWHERE, True, level)
        moves = crossing(mover, body, to, height)
        if moves:
            entry = near + 2.0 * CLEAR
            room = min(1.0 - 2.0 * CLEAR, far) - entry
            found = leads_aside(other, mover, body, moves, place + entry * out, out, room)
            return Behind(other.number, near, far, moves, found, False, level)
    return None


def leads_aside(
    other: Storey, mover: Mover, start: Body, moves: tuple[Move, ...], entry: Floats, way: Floats, room: float
) -> Aside:
    """Return how far a crossing in direction `way` may turn after entering a storey, with `room` left of its step.

    It must take the same moves there: off the side of a ramp one may step down in one direction, but not in another.
    """
    if room <= 0.05:
        return ANYWHERE
    found: list[float] = []
    for side in (-1.0, 1.0):
        widest = pi
        for turn in _TURNS:
            aslant, across = cos(turn), side * sin(turn)
            direction = np.array((way[0] * aslant - way[1] * across, way[1] * aslant + way[0] * across))
            ends = (_at(entry, direction, share * room) for share in _SHARES)
            end = next((end for end in ends if other.contains(end)), None)
            if end is None:
                continue
            taken = crossing(mover, start, end, other.height_at(end))
            if [move.kind for move in taken] == [move.kind for move in moves]:
                widest = turn if widest < pi else pi
                break
            widest = 0.0
        found.append(widest)
    return (found[0], found[1])


def _at(place: Floats, way: Floats, length: float) -> Point:
    return (rounded(float(place[0] + length * way[0])), rounded(float(place[1] + length * way[1])))


def _reachable(storeys: Sequence[Storey], storey: Storey, mover: Mover) -> list[int]:
    """Return which storeys one can cross to by height: a climb up, two down, or hand over hand where possible."""
    climb, ledge = mover.climb, mover.battlefield.gait.ledge
    climbable = [entry for entry in terrain_index(mover.battlefield).entries if entry.piece.climbable]
    highest = max((entry.top for entry in climbable), default=0.0) if climb > 0.0 else 0.0
    found: list[int] = []
    for number, other in enumerate(storeys):
        up, down = other.low - storey.high, storey.low - other.high
        by_options = up <= max(climb, ledge) and down <= max(2.0 * climb, ledge)
        if by_options or max(other.low, storey.low) <= highest:
            found.append(number)
    return found


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
    """Return what gates may lead to."""
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
    """Return the least cost of options that lead straight from places to adjacent ones, with their stand heights.

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
    """Return the level pieces that lie across straight paths, by the paths' numbers."""
    entries = [entry for entry in terrain_index(mover.battlefield).solid if entry.flat]
    found: dict[int, list[Entry]] = {}
    if entries:
        shapes = shapely.STRtree([shape_of(entry.piece) for entry in entries])
        for way, piece in shapes.query(ways, predicate="crosses").T.tolist():
            found.setdefault(way, []).append(entries[piece])
    return found


def have_holds(mover: Mover, places: Floats) -> Truths:
    """Return the places beside which something is climbable."""
    shapes = [shape_of(entry.piece) for entry in terrain_index(mover.battlefield).entries if entry.piece.climbable]
    if not shapes:
        return np.zeros(len(places), dtype=np.bool_)
    reach = NEAR + circumradius(mover.body.footprint) + SLANT
    return np.asarray(shapely.dwithin(shapely.union_all(shapes), shapely.points(places), reach), dtype=np.bool_)


def _least_price(mover: Mover, prices: Prices, rise: float, hold: bool) -> float:
    """Return the least cost of getting higher by some amount, or lower if it is negative; infinite if nobody can.

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

"""Where a piece helps: the lanes that matter, and how many of them a piece closes wherever it lies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations
from math import isqrt
from typing import Final

import numpy as np

from pb12table.analysis.along import seen_from
from pb12table.analysis.chokes import walker_of
from pb12table.analysis.covering import are_beside
from pb12table.analysis.layout import TABLE
from pb12table.analysis.sides import lengths_from, rough_lengths_from
from pb12table.analysis.walking import Ground, grounds_of, person_of, spread_out, with_changes, with_doors_open
from pb12table.skirmish.faces.system import GameSetup
from pb12table.table.battlefield import Battlefield
from pb12table.table.cells import Floats, Raster, Truths
from pb12table.table.index import convex_parts
from pb12table.table.routes.fitting import Barred, Image, barred_by, corners_at, free_places, laid
from pb12table.table.shapes import Point, Point3, circumradius, distance, plan_distance, rounded, turned_ring
from pb12table.table.sight.many import Numbers, Sites, sites_at
from pb12table.table.terrain import Piece

NEW: Final = "piece-to-lay"
IMAGE: Final = "piece-to-lay-image"
"""The ids of the piece that is tried, and of its image."""
MOST_LINES: Final = 6_000
"""About so many lines are looked along, between places evenly spread over their grounds."""
FEWEST, MOST_PLACES = 4, 60
"""So many places of a ground are asked at least and at most."""
SOURCE, GOAL = 3.0, 2.0
"""What an end of a line counts in a ground that figures come from, and in one they want to get to."""
MOST_LANES: Final = 8
"""So many lanes are told."""
TURNS: Final = (0.0, 45.0, 90.0, 135.0)
"""The piece is tried turned by so many degrees."""
PROPOSED: Final = 3
"""So many places are proposed."""
_TRIED: Final = 12
"""So many places are looked at more closely for them."""
_APART: Final = 2.0
"""Places that are proposed lie at least so far apart, in steps, and no nearer than the piece is long."""
_FINER: Final = ((0.5, 15.0), (0.25, 5.0))
"""By so much of a cell, and by so many degrees, a place is shifted to find a better one."""
_SHIFTS: Final = (0.1, 0.2, 0.3, 0.4, 0.5)
"""So far a place is shifted, in steps, so that no gap is left that nobody gets through."""
_WORTH: Final = 0.8
"""A place that leaves none is taken where it gains so much of what the other would."""
_AT_A_TIME: Final = 400_000
"""So many pairs of a place and a line are looked at in one go."""
_HAIR: Final = 1e-9
"""What is nearer, in parts of a line or in steps, touches."""
_COARSE: Final = 1_200
"""A first look asks no more lines."""
DETOUR: Final = 1.0
"""A way that gets longer by less, in steps, is no matter: it is told roughly."""


@dataclass(frozen=True, eq=False)
class Pair:
    """Two grounds by id, the places asked of both, what each line between two of them counts, and whether it is free.

    Rows are places of the first, columns of the second; a line that counts nothing is none.
    """

    first: str
    second: str
    observers: Numbers
    targets: Numbers
    weights: Floats
    free: Truths


@dataclass(frozen=True, slots=True)
class LongLane:
    """A free line between two grounds, by id, and what it counts: its length times what stands at its ends."""

    start: Point3
    end: Point3
    first: str
    second: str
    weight: float

    @property
    def length(self) -> float:
        """Return its length in steps."""
        return distance(self.start, self.end)


@dataclass(frozen=True, eq=False)
class _Flat:
    """All lines that count as rows: their ends, weights, which are free, and the numbers of both sites."""

    starts: Floats
    ends: Floats
    weights: Floats
    free: Truths
    sites: Numbers


@dataclass(frozen=True, eq=False)
class Lines:
    """The lines of sight that matter on a table: between grounds that figures come from or want to get to.

    Where no two such grounds are, they lead from everywhere to everywhere.
    """

    setup: GameSetup
    sites: Sites
    grounds: tuple[Ground, ...]
    pairs: tuple[Pair, ...]

    @property
    def count(self) -> int:
        """Return how many lines count."""
        return sum(int((pair.weights > 0.0).sum()) for pair in self.pairs)

    @property
    def share(self) -> float:
        """Return the share of lines that are free, each as much as it counts."""
        return _share_of((pair.weights, pair.free) for pair in self.pairs)

    @cached_property
    def lanes(self) -> tuple[LongLane, ...]:
        """The free lines that count most, no two of them side by side."""
        flat = self.flat
        found: list[LongLane] = []
        names = [(pair.first, pair.second) for pair in self.pairs for _ in range(int((pair.weights > 0.0).sum()))]
        for number in np.argsort(-flat.weights, kind="stable").tolist():
            if not flat.free[number]:
                continue
            start, end = _point(flat.starts[number]), _point(flat.ends[number])
            if not any(are_beside(lane, start, end) for lane in found):
                first, second = names[number]
                found.append(LongLane(start, end, first, second, float(flat.weights[number])))
                if len(found) == MOST_LANES:
                    break
        return tuple(found)

    @cached_property
    def flat(self) -> _Flat:
        """The lines one by one."""
        stature = self.sites.stature
        eyes = self.sites.places + np.array((0.0, 0.0, stature.eye))
        aims = self.sites.places + np.array((0.0, 0.0, person_of(self.setup).aim_at(stature.height)))
        rows: list[tuple[Floats, Floats, Floats, Truths, Numbers]] = []
        for pair in self.pairs:
            one, two = np.nonzero(pair.weights > 0.0)
            ends = np.stack((pair.observers[one], pair.targets[two]), axis=1)
            rows.append((eyes[ends[:, 0]], aims[ends[:, 1]], pair.weights[one, two], pair.free[one, two], ends))
        starts, goals, weights, free, sites = zip(*rows, strict=True)
        return _Flat(*(np.concatenate(each) for each in (starts, goals, weights, free, sites)))


def lines_of(setup: GameSetup, sites: Sites) -> Lines:
    """Return the lines that matter on a table, and which of them are free."""
    grounds = tuple(ground for ground in grounds_of(setup, sites) if len(ground.sites))
    known = {ground.id: ground for ground in grounds}
    chosen = [
        (first, second)
        for first, second in combinations([ground for ground in grounds if _counts(ground)], 2)
        if not (first.is_source and second.is_source and set(first.players) & set(second.players))
    ]
    everywhere = Ground(TABLE, TABLE, (), None, np.arange(len(sites), dtype=np.intp), None)
    wanted = chosen or ([(everywhere, everywhere)] if len(sites) else [])
    most = min(max(isqrt(MOST_LINES // max(len(wanted), 1)), FEWEST), MOST_PLACES)
    pairs = [_pair(setup, sites, first, second, most) for first, second in wanted]
    used = {ground.id for pair in chosen for ground in pair}
    return Lines(setup, sites, tuple(known[key] for key in known if key in used), tuple(pairs))


def _counts(ground: Ground) -> float:
    return SOURCE if ground.is_source else GOAL if ground.is_goal else 0.0


def _pair(setup: GameSetup, sites: Sites, first: Ground, second: Ground, most: int) -> Pair:
    observers, targets = spread_out(first.sites, most), spread_out(second.sites, most)
    lengths = np.sqrt(((sites.places[observers][:, None] - sites.places[targets][None]) ** 2).sum(axis=2))
    weights = lengths * max(_counts(first), 1.0) * max(_counts(second), 1.0)
    if first is second:
        weights = np.triu(weights, 1)
    return Pair(
        first.id, second.id, observers, targets, weights, _free(setup.battlefield, setup, sites, observers, targets)
    )


def _free(table: Battlefield, setup: GameSetup, sites: Sites, observers: Numbers, targets: Numbers) -> Truths:
    aim = person_of(setup).aim_at(sites.stature.height)
    return seen_from(table, sites, observers, sites.places[targets].tolist(), aim)


def _share_of(rows: Iterator[tuple[Floats, Truths]] | Sequence[tuple[Floats, Truths]]) -> float:
    free = whole = 0.0
    for weights, seen in rows:
        free, whole = free + float(weights[seen].sum()), whole + float(weights.sum())
    return free / whole if whole else 0.0


def _point(row: Floats) -> Point3:
    x, y, z = row.tolist()
    return (x, y, z)


# -- a first look -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Help:
    """For each cell how much less of the lines is free with the piece in its middle, and how it is turned for that.

    `gains` are shares, NaN where the piece does not fit; rows from the south.  A coarse one asks fewer lines and turns.
    """

    raster: Raster
    gains: Floats
    turns: Floats
    is_coarse: bool

    @property
    def best(self) -> float:
        """Return the most that a place gains; 0 where it fits nowhere."""
        return 0.0 if np.isnan(self.gains).all() else float(np.nanmax(self.gains))


def help_in_parts(
    lines: Lines, piece: Piece, raster: Raster, turns: Sequence[float] = TURNS, image: Image | None = None
) -> Iterator[Help]:
    """Yield how much a piece, its shape about the origin, helps in each cell: by some lines at first, then by all.

    All of it is a first look: the piece lies in the middles of cells alone.  With an `image` it lies mirrored, too.
    """
    look = _Look(lines, piece, image)
    if len(look.flat.weights) > _COARSE:
        yield _help(look.thinned(_COARSE), raster, turns[:1] if len(turns) == 1 else (turns[0], turns[len(turns) // 2]),
                    is_coarse=True)  # fmt: skip
    yield _help(look, raster, turns, is_coarse=False)


def _help(look: _Look, raster: Raster, turns: Sequence[float], *, is_coarse: bool) -> Help:
    xs, ys = np.meshgrid(raster.xs, raster.ys)
    places = np.stack((xs.ravel(), ys.ravel()), axis=1)
    gains, best = np.full(len(places), np.nan), np.zeros(len(places))
    for turn in turns:
        fits = np.flatnonzero(look.fit(places, turn))
        gained = look.gains(places[fits], turn)
        better = np.isnan(gains[fits]) | (gained > gains[fits] + 1e-9)
        gains[fits[better]], best[fits[better]] = gained[better], turn
    shape = (raster.rows, raster.columns)
    return Help(raster, gains.reshape(shape), best.reshape(shape), is_coarse)


class _Look:
    """Lines that are free, and what a piece interrupts of them by itself, as the law of sight says for a prism."""

    def __init__(self, lines: Lines, piece: Piece, image: Image | None = None, flat: _Flat | None = None) -> None:
        self.lines, self.piece, self.image = lines, piece, image
        self.flat = lines.flat if flat is None else flat
        self.table = lines.setup.battlefield
        self._parts = convex_parts(piece.outline, piece.holes)
        self._radius = circumradius(lines.sites.stature.footprint)
        self._ends, self._numbers = np.unique(self.flat.sites, return_inverse=True)
        self._numbers = self._numbers.reshape(-1, 2)
        free = self.flat.weights * self.flat.free
        self._whole, self._free = float(self.flat.weights.sum()), float(free.sum())

    def thinned(self, most: int) -> _Look:
        """Return the same for about so many lines."""
        step = -(-len(self.flat.weights) // most)
        flat = self.flat
        some = _Flat(
            flat.starts[::step], flat.ends[::step], flat.weights[::step], flat.free[::step], flat.sites[::step]
        )
        return _Look(self.lines, self.piece, self.image, some)

    def fit(self, places: Floats, turn: float) -> Truths:
        """Return at which places the piece fits, and its image."""
        return free_places(self.table, corners_at(self.piece, places, turn), self.image)

    def gains(self, places: Floats, turn: float) -> Floats:
        """Return how much less of the lines is free with the piece at each place; ends it lies on count no longer."""
        found = np.zeros(len(places))
        parts = [np.array(turned_ring(part, turn)) for part in self._parts]
        free = np.flatnonzero(self.flat.free)
        before = self._free / self._whole if self._whole else 0.0
        many = max(_AT_A_TIME // max(len(self.flat.weights), 1), 1)
        for first in range(0, len(places), many):
            some = places[first : first + many]
            lying = [(parts, some)]
            if self.image is not None:
                lying.append(([self.image.shape(part) for part in parts], self.image.points(some)))
            gone_ends = np.zeros((len(some), len(self._ends)), dtype=np.bool_)
            for shapes, there in lying:
                gone_ends |= self._built_over(shapes, there)
            lost = gone_ends[:, self._numbers[:, 0]] | gone_ends[:, self._numbers[:, 1]]
            crossed = np.zeros((len(some), len(free)), dtype=np.bool_)
            for shapes, there in lying:
                crossed |= self.interrupts(shapes, there, free)
            weights = self.flat.weights
            whole = self._whole - lost @ weights
            gone = (crossed | lost[:, free]) @ weights[free]
            after = np.where(whole > 0.0, (self._free - gone) / np.where(whole > 0.0, whole, 1.0), before)
            found[first : first + many] = before - after
        return found

    def _built_over(self, parts: Sequence[Floats], places: Floats) -> Truths:
        """Return at which ends of lines (columns) nobody stands any longer with the piece at each place (rows)."""
        ends = self.lines.sites.places[self._ends]
        found = np.zeros((len(places), len(ends)), dtype=np.bool_)
        if self.piece.passable:
            return found
        for part in parts:
            inside = np.ones_like(found)
            for normal, far in _sides(part):
                away = (ends[:, :2] @ normal)[None, :] - (places @ normal)[:, None] - far
                inside &= away < self._radius
            found |= inside
        return found & (ends[:, 2] < self.piece.top)[None, :]

    def interrupts(self, parts: Sequence[Floats], places: Floats, numbers: Numbers) -> Truths:
        """Return which lines (columns) the piece, of some convex parts, interrupts at each place (rows)."""
        hides, ways = self.piece.hides, self.flat.ends[numbers] - self.flat.starts[numbers]
        inside, begins = np.zeros((len(places), len(numbers))), np.zeros((len(places), len(numbers)), dtype=np.bool_)
        for part in parts:
            enter, leave = self.passage(part, places, self.flat.starts[numbers], ways)
            stretch = np.maximum(leave - enter, 0.0)
            inside += stretch
            # Its border belongs to ground that hides.
            begins |= ((enter <= _HAIR) & (leave >= -_HAIR)) | ((leave >= 1.0 - _HAIR) & (enter <= 1.0 + _HAIR))
        through: Truths = inside > _HAIR
        if hides is None:
            return through
        # Of a line that begins or ends in ground that hides so many steps are seen, as a tape on the table has them.
        deep: Truths = inside * np.hypot(ways[:, 0], ways[:, 1]) > hides + _HAIR
        return np.where(begins, deep, through)

    def passage(self, part: Floats, places: Floats, starts: Floats, ways: Floats) -> tuple[Floats, Floats]:
        """Return between which fractions lines (columns) are in a convex prism at each place (rows)."""
        first, last = _as_high(self.piece, starts[:, 2], ways[:, 2])
        enter, leave = np.tile(first, (len(places), 1)), np.tile(last, (len(places), 1))
        for normal, far in _sides(part):
            along = ways[:, :2] @ normal
            along = np.where(np.abs(along) < 1e-12, 1e-12, along)
            met = ((far + places @ normal)[:, None] - (starts[:, :2] @ normal)[None, :]) * (1.0 / along)[None, :]
            goes_in = along < 0.0
            enter[:, goes_in] = np.maximum(enter[:, goes_in], met[:, goes_in])
            leave[:, ~goes_in] = np.minimum(leave[:, ~goes_in], met[:, ~goes_in])
        return enter, leave


def _as_high(piece: Piece, low: Floats, rises: Floats) -> tuple[Floats, Floats]:
    """Return between which fractions lines, by where they begin and how far they rise, are as high as a piece."""
    level = np.abs(rises) < 1e-12
    slope = np.where(level, 1.0, rises)
    one, two = (piece.base - low) / slope, (piece.top - low) / slope
    is_there = (low > piece.base + _HAIR) & (low < piece.top - _HAIR)
    first = np.where(level, np.where(is_there, 0.0, 1.0), np.clip(np.minimum(one, two), 0.0, 1.0))
    last = np.where(level, np.where(is_there, 1.0, 0.0), np.clip(np.maximum(one, two), 0.0, 1.0))
    return first, last


def _sides(ring: Floats) -> Iterator[tuple[Floats, float]]:
    """Yield the outer normal of each side of a convex ring, counter-clockwise, and how far along it the side lies."""
    for start, end in zip(ring, np.roll(ring, -1, axis=0), strict=True):
        normal = np.array((end[1] - start[1], start[0] - end[0]))
        normal = normal / np.hypot(*normal)
        yield normal, float(start @ normal)


# -- exactly ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Cut:
    """A way from one ground to another, by id: roughly its steps before and after, None where none is left."""

    first: str
    second: str
    before: float
    after: float | None


@dataclass(frozen=True, eq=False)
class Placed:
    """A piece at a place: the share of lines that is free before and after, looked at anew on the table with the piece.

    `lanes` tells for each of the lanes that matter how much of it is left, in steps: all of it where the piece does not
    interrupt it, else the longer part.  `built_over` is at how many ends of lines nobody can stand any longer; these
    count neither as free nor as closed.  `cuts` are the ways that get longer, or are closed altogether; `image` is what
    lies there mirrored with it.
    """

    piece: Piece
    at: Point
    turn: float
    before: float
    after: float
    lanes: tuple[float, ...]
    built_over: int
    barred: Barred
    cuts: tuple[Cut, ...]
    image: Piece | None = None

    @property
    def cuts_off(self) -> bool:
        """Return whether nobody gets from some ground to another any longer."""
        return any(cut.after is None for cut in self.cuts)


def fits(lines: Lines, piece: Piece, at: Point, turn: float, image: Image | None = None) -> bool:
    """Return whether a piece, and its image, lies on the table and over no other at a place."""
    return bool(free_places(lines.setup.battlefield, corners_at(piece, np.array([at]), turn), image)[0])


def placed(lines: Lines, piece: Piece, at: Point, turn: float, image: Image | None = None) -> Placed:
    """Return what a piece, its shape about the origin, does at a place, measured anew with it on the table.

    With an `image` it lies there mirrored as well, unless it is its own image.
    """
    setup, sites = lines.setup, lines.sites
    lying = laid(piece, at, turn, NEW)
    mirrored = None if image is None else image.piece(lying, IMAGE)
    both = (lying,) if mirrored is None else (lying, mirrored)
    table = replace(setup.battlefield, pieces=(*setup.battlefield.pieces, *both))
    stays = np.logical_and.reduce([_standing(lines, table, each) for each in both])
    rows: list[tuple[Floats, Truths]] = []
    for pair in lines.pairs:
        there = np.ix_(stays[pair.observers], stays[pair.targets])
        left = _free(table, setup, sites, pair.observers[there[0].ravel()], pair.targets[there[1].ravel()])
        rows.append((pair.weights[there], left))
    ends = np.unique(lines.flat.sites)
    stature = sites.stature
    return Placed(
        lying, at, turn, lines.share, _share_of(rows),
        tuple(min(_left(lines, number, each) for each in both) for number in range(len(lines.lanes))),
        int((~stays[ends]).sum()), barred_by(setup.battlefield, both, circumradius(stature.footprint), stature.height),
        _cuts(lines, table), mirrored,
    )  # fmt: skip


def _standing(lines: Lines, table: Battlefield, piece: Piece) -> Truths:
    """Return at which sites one still stands as before with a piece on the table."""
    sites = lines.sites
    found = np.ones(len(sites), dtype=np.bool_)
    corners = np.array(piece.outline)
    near = 2.0 * circumradius(sites.stature.footprint)
    low, high = corners.min(axis=0) - near, corners.max(axis=0) + near
    beside = ((sites.places[:, :2] >= low) & (sites.places[:, :2] <= high)).all(axis=1)
    for number in np.flatnonzero(beside).tolist():
        x, y, height = sites.sites[number].place
        stands = sites_at(table, sites.stature, (x, y))
        found[number] = any(abs(site.place[2] - height) < 1e-6 for site in stands)
    return found


def _left(lines: Lines, number: int, piece: Piece) -> float:
    """Return how much of a lane is left with a piece on it: the longer part, or all of it."""
    lane = lines.lanes[number]
    start, way = np.array([lane.start]), np.array([lane.end]) - np.array([lane.start])
    alone = _Flat(start, start + way, np.ones(1), np.ones(1, dtype=np.bool_), np.zeros((1, 2), dtype=np.intp))
    look, here = _Look(lines, piece, None, alone), np.zeros((1, 2))
    parts = [np.array(turned_ring(part, 0.0)) for part in convex_parts(piece.outline, piece.holes)]
    if not look.interrupts(parts, here, np.zeros(1, dtype=np.intp))[0, 0]:
        return lane.length
    passed = [look.passage(part, here, start, way) for part in parts]
    inside = [(float(enter[0, 0]), float(leave[0, 0])) for enter, leave in passed if leave[0, 0] > enter[0, 0]]
    return lane.length * max(min(enter for enter, _ in inside), 1.0 - max(leave for _, leave in inside))


def _cuts(lines: Lines, table: Battlefield) -> tuple[Cut, ...]:
    """Return the ways between the grounds that get longer on a table, or are closed."""
    setup = lines.setup
    before = with_doors_open(setup)
    after = with_doors_open(with_changes(setup, battlefield=table))
    found: list[Cut] = []
    for number, ground in enumerate(lines.grounds):
        if not ground.is_source:
            continue
        was = rough_lengths_from(walker_of(before), lines.sites, ground.sites)
        now = rough_lengths_from(walker_of(after), lines.sites, ground.sites)
        for other in (*lines.grounds[number + 1 :], *(each for each in lines.grounds[:number] if not each.is_source)):
            old, new = float(was[other.sites].min()), float(now[other.sites].min())
            if not np.isfinite(old) or new < old + DETOUR:
                continue
            # The rough map may miss a passage: that none is left is said only where exact ways say so.
            if not np.isfinite(new):
                exact = lengths_from(walker_of(after), lines.sites, ground.sites)
                new = float(exact[other.sites].min())
            found.append(Cut(ground.id, other.id, rounded(old), rounded(new) if np.isfinite(new) else None))
    return tuple(found)


def proposals(
    lines: Lines, piece: Piece, found: Help, turns: Sequence[float] = TURNS, image: Image | None = None
) -> Iterator[Placed]:
    """Yield the best places for a piece, roughly best first, each looked at exactly; none that cuts a ground off.

    Places where the piece closes a passage come only where there are too few others.
    """
    look, grid = _Look(lines, piece, image), found.raster.size
    apart = max(_APART, max(plan_distance((0.0, 0.0), corner) for corner in piece.outline) * 2.0)
    chosen: list[tuple[float, Point, float]] = []
    order = np.argsort(-np.nan_to_num(found.gains, nan=-1.0), axis=None, kind="stable")
    for number in order.tolist():
        row, column = divmod(number, found.raster.columns)
        gain = float(found.gains[row, column])
        if len(chosen) == _TRIED or not gain > 0.0:
            break
        middle = found.raster.middle((column, row))
        if all(plan_distance(middle, other) >= apart for _, taken, _ in chosen for other in _with_image(taken, image)):
            chosen.append(_refined(look, middle, float(found.turns[row, column]), gain, grid, len(turns) > 1))
    told: list[Placed] = []
    later: list[Placed] = []
    for _, at, turn in sorted(chosen, key=lambda each: (-each[0], each[1], each[2])):
        if any(plan_distance(at, taken) < apart for other in (*told, *later) for taken in _with_image(other.at, image)):
            continue
        there = placed(lines, piece, _loosened(look, at, turn), turn, image)
        if there.cuts_off or there.after >= there.before:
            continue
        if there.barred.closes:
            later.append(there)
            continue
        told.append(there)
        yield there
        if len(told) == PROPOSED:
            return
    yield from later[: PROPOSED - len(told)]


def _with_image(at: Point, image: Image | None) -> tuple[Point, ...]:
    """Return a place, and where its image lies."""
    return (at,) if image is None else (at, _plan(image.points(np.array(at))))


def _plan(row: Floats) -> Point:
    x, y = row.tolist()
    return (x, y)


def _refined(look: _Look, at: Point, turn: float, gain: float, grid: float, turns: bool) -> tuple[float, Point, float]:
    """Return the best place and turn near one, with what it gains."""
    for share, degrees in _FINER:
        shifts = [(x * share * grid, y * share * grid) for x in (-1, 0, 1) for y in (-1, 0, 1)]
        places = np.array([(rounded(at[0] + x), rounded(at[1] + y)) for x, y in shifts])
        for other in (turn, turn - degrees, turn + degrees) if turns else (turn,):
            free = look.fit(places, other)
            if not free.any():
                continue
            gained = look.gains(places[free], other)
            best = int(np.argmax(gained))
            if gained[best] > gain + 1e-9:
                x, y = places[free][best].tolist()
                gain, at, turn = float(gained[best]), (x, y), other % 180.0
    return gain, at, turn


def _loosened(look: _Look, at: Point, turn: float) -> Point:
    """Return the place, or the best one beside it that leaves no gap too narrow where it gains nearly as much."""
    stature = look.lines.sites.stature
    radius = circumradius(stature.footprint)

    def is_loose(place: Point) -> bool:
        lying = laid(look.piece, place, turn, NEW)
        mirrored = None if look.image is None else look.image.piece(lying, IMAGE)
        both = (lying,) if mirrored is None else (lying, mirrored)
        barred = barred_by(look.table, both, radius, stature.height)
        return not barred.narrow and not barred.closes

    if is_loose(at):
        return at
    corners = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]
    shifted = np.array([(rounded(at[0] + x * far), rounded(at[1] + y * far)) for far in _SHIFTS for x, y in corners])
    there = shifted[look.fit(shifted, turn)]
    least = _WORTH * float(look.gains(np.array([at]), turn)[0])
    gained = look.gains(there, turn)
    for number in np.argsort(-gained, kind="stable").tolist():
        x, y = there[number].tolist()
        if gained[number] < least:
            break
        if is_loose((x, y)):
            return (x, y)
    return at

"""What one ground sees of another: the share of pairs of places, at which range, how well covered, and after moves."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from pb12table.analysis.along import seen_from
from pb12table.analysis.chokes import walker_of
from pb12table.analysis.covering import UNSEEN
from pb12table.analysis.layout import TABLE, raster_of
from pb12table.analysis.sides import lengths_from
from pb12table.analysis.sightings import Sightings, spread_evenly
from pb12table.analysis.walking import (
    Ground,
    grounds_of,
    measuring,
    person_of,
    sites_in_area,
    spread_out,
    with_doors_open,
)
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.faces.words import Phrases
from pb12table.systems.known import scene, system
from pb12table.table.cells import Floats, Truths
from pb12table.table.footprints import Area
from pb12table.table.shapes import Point, Point3, Region, rounded
from pb12table.table.sight.many import Numbers, Sites, Targets, covers, sites_in
from pb12table.table.unions import are_inside

MOST_PAIRS: Final = 6_000_000
"""Grounds with more pairs of places are refused: a coarser grid tells as much."""
MOST_COVERED: Final = 20_000
"""About so many pairs are asked how well covered they are: from places of the first ground, evenly spread."""
_LEVELS_AT_A_TIME: Final = 2_000
"""After so many more pairs it is told what is known of cover."""
_AT_A_TIME: Final = 256
"""Places that a move leads to look about in bundles of so many."""
MOVES: Final = 2
"""It is told who is seen before anybody moves, and after so many moves."""
MOST_STARTS: Final = 24
"""A body that drives begins at no more places of the first ground than these, spread over it."""
_SAME_HEIGHT: Final = 0.1


class UnknownGround(ValueError):
    """A ground is neither a zone, nor a start, nor a polygon; `found` is what was said, `known` are the ids."""

    def __init__(self, found: str, known: Sequence[str]) -> None:
        super().__init__(found)
        self.found, self.known = found, tuple(known)


class NobodyStands(ValueError):
    """No figure can stand on a ground at the size of the cells; `found` names it."""

    def __init__(self, found: str) -> None:
        super().__init__(found)
        self.found = found


class TooManyPairs(ValueError):
    """Two grounds have more pairs of places than MOST_PAIRS: `pairs`."""

    def __init__(self, pairs: int) -> None:
        super().__init__(str(pairs))
        self.pairs = pairs


@dataclass(frozen=True, eq=False)
class Place:
    """A place of a ground, and the share of the other ground that it sees, or that sees it."""

    at: Point3
    share: float


@dataclass(frozen=True, eq=False)
class Band:
    """The pairs of places no farther apart than `to`, and farther than the band before; how many see each other.

    `to` is in steps, from eye to the point looked at; None for all that are farther apart.
    """

    to: float | None
    pairs: int
    seen: int


@dataclass(frozen=True, eq=False)
class Shots:
    """After so many `moves` of those who look: the share of the other ground that somebody sees within range.

    `places` is from how many places they may look then.  `by_place` tells for each place of the other ground whether
    somebody does.
    """

    moves: int
    places: int
    by_place: Truths

    @property
    def share(self) -> float:
        """Return the share of the other ground that is seen by somebody."""
        return float(self.by_place.mean())


@dataclass(frozen=True, eq=False)
class Between:
    """What the first ground sees of the second: places are sites of the grid, a pair is one of each.

    What is not whole yet lacks what moves bring, or levels of some pairs that are to be asked; what is there is exact.
    `sees` is for each place of the first the share of the second that it sees, `seen` for each of the second the share
    of the first that sees it.  `levels` count the pairs that were asked for cover by its level, UNSEEN for those that
    are hidden altogether; empty in a game without cover.  `range` is how far one shoots at most, None for any distance.
    """

    sites: Sites
    first: Ground
    second: Ground
    sees: Floats
    seen: Floats
    bands: tuple[Band, ...]
    levels: Mapping[int, int]
    shots: tuple[Shots, ...]
    range: float | None
    is_driven: bool = False
    is_whole: bool = True

    @property
    def pairs(self) -> int:
        """Return how many pairs there are."""
        return len(self.first.sites) * len(self.second.sites)

    @property
    def in_sight(self) -> float:
        """Return the share of pairs of which the first sees the second."""
        return float(self.sees.mean())

    @property
    def best(self) -> Place:
        """Return the place of the first ground that sees most of the second."""
        return self._place(self.first, self.sees, int(np.argmax(self.sees)))

    @property
    def worst(self) -> Place:
        """Return the place of the first ground that sees least of the second."""
        return self._place(self.first, self.sees, int(np.argmin(self.sees)))

    @property
    def safest(self) -> Place:
        """Return the place of the second ground that is seen from least of the first."""
        return self._place(self.second, self.seen, int(np.argmin(self.seen)))

    @property
    def barest(self) -> Place:
        """Return the place of the second ground that is seen from most of the first."""
        return self._place(self.second, self.seen, int(np.argmax(self.seen)))

    def _place(self, ground: Ground, shares: Floats, number: int) -> Place:
        return Place(self.sites.sites[int(ground.sites[number])].place, float(shares[number]))


@dataclass(frozen=True, slots=True)
class Weapon:
    """A weapon that reaches as far as one shoots, at several ranges in steps, ascending; `id` is its gear's."""

    id: str
    name: str
    ranges: tuple[float, ...]


def weapons_of(setup: GameSetup, texts: Phrases) -> tuple[Weapon, ...]:
    """Return the weapons one shoots or throws with that figures on the table carry, the farthest first, each once."""
    face = scene(setup.system)
    if "gear" not in face.overlays or not setup.figures:
        return ()
    state = system(setup.system).new_game(setup)
    found: dict[tuple[str, tuple[float, ...]], Weapon] = {}
    for figure in face.figures(state):
        for gear in face.gear(state, texts, figure):
            ranges = tuple(sorted({rounded(ring.radius) for ring in gear.rings if ring.style == "range"}))
            if ranges:
                found.setdefault((gear.id, ranges), Weapon(gear.id, gear.name, ranges))
    return tuple(sorted(found.values(), key=lambda weapon: (-weapon.ranges[-1], weapon.id)))


_POINT: Final = r"\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*"
_POLYGON: Final = re.compile(rf"{_POINT}(?:[;\s]{_POINT}){{2,63}}")


def all_sites(setup: GameSetup, grid: float) -> Sites:
    """Return the places where the average person can stand, one or more for each cell; raises TooFine and Unmeasured.

    `grid` is the size of a cell in steps.
    """
    raster, table, stature = raster_of(setup, grid), setup.battlefield, person_of(setup).stature
    cells = [(column, row) for row in range(raster.rows) for column in range(raster.columns)]
    return Sites(raster, stature, tuple(site for cell in cells for site in sites_in(table, stature, raster, cell)))


def ground_called(setup: GameSetup, sites: Sites, name: str) -> Ground:
    """Return a ground: a zone or a start by its id, the whole table for "", or a polygon as "x,y x,y x,y" in steps.

    Raises UnknownGround and NobodyStands.
    """
    known = {ground.id: ground for ground in grounds_of(setup, sites)}
    if name == TABLE:
        found = Ground(TABLE, TABLE, (), None, np.arange(len(sites), dtype=np.intp), None)
    elif name in known:
        found = known[name]
    elif _POLYGON.fullmatch(name):
        corners: list[Point] = [(float(x), float(y)) for x, y in re.findall(_POINT, name)]
        found = Ground(name, TABLE, (), None, sites_in_area(sites, Area(tuple(corners))), None)
    else:
        raise UnknownGround(name, list(known))
    if not len(found.sites):
        raise NobodyStands(name)
    return found


@dataclass(frozen=True, slots=True)
class Ranges:
    """What is asked of two grounds beside sight: upper ends of bands of range, ascending, how far one shoots and walks.

    All are in steps; `reach` is None for any distance, and without a `move` nothing is told of what moves bring.  A
    body that drives has so many points instead, and begins looking at the second ground: what it is told to reach it
    surely does.
    `height` is that of the figures looked at, None for the average person; 0 is the bare ground, without cover.
    """

    bands: tuple[float, ...] = ()
    reach: float | None = None
    move: float | None = None
    height: float | None = None


def between(setup: GameSetup, sites: Sites, first: Ground, second: Ground, ranges: Ranges) -> Between:
    """Return what the average person on the first ground sees of figures on the second; raises TooManyPairs."""
    *_, found = between_in_parts(setup, sites, first, second, ranges)
    return found


def between_in_parts(
    setup: GameSetup, sites: Sites, first: Ground, second: Ground, ranges: Ranges, known: Sightings | None = None
) -> Iterator[Between]:
    """Yield the same part by part: with sight, with moves, with cover of ever more pairs, and finally whole.

    What is `known` of who sees whom among the sites is not worked out again.
    """
    pairs = len(first.sites) * len(second.sites)
    if pairs > MOST_PAIRS:
        raise TooManyPairs(pairs)
    height = person_of(setup).stature.height if ranges.height is None else ranges.height
    looking = _Looking(setup, sites, height, known)
    sight, distances = looking.sight(first.sites, second.sites), _distances(sites, first.sites, second.sites)
    now = _shots_now(sight, distances, ranges.reach)
    bands = _by_band(sight, distances, ranges.bands)
    drives = person_of(setup).drives
    part = Between(
        sites, first, second, sight.mean(axis=1), sight.mean(axis=0), bands, {}, (now,), ranges.reach, drives,
        is_whole=False,
    )  # fmt: skip
    yield part
    if ranges.move is not None:
        part = replace(part, shots=_shots(looking, first, second, now, ranges.reach, ranges.move))
        yield part
    levels: Mapping[int, int] = {}
    for levels in _levels(setup, sites, first.sites, second.sites, height):
        yield replace(part, levels=levels)
    yield replace(part, levels=levels, is_whole=True)


class _Looking:
    """Who sees whom among the sites of a table, known before or looked at now."""

    def __init__(self, setup: GameSetup, sites: Sites, height: float, known: Sightings | None) -> None:
        self.setup, self.sites = setup, sites
        self._aim = person_of(setup).aim_at(height)
        is_same = known is not None and known.sites is sites and known.aim == self._aim
        self._known = known if is_same else None

    def sight(self, observers: Numbers, targets: Numbers) -> Truths:
        """Return who of some sites (rows) sees the point looked at of figures on others (columns)."""
        if self._known is not None:
            return np.array([self._known.seen_by(number)[targets] for number in observers.tolist()]).reshape(
                len(observers), len(targets)
            )
        places = self.sites.places[targets].tolist()
        return seen_from(self.setup.battlefield, self.sites, observers, places, self._aim)


def _distances(sites: Sites, observers: Numbers, targets: Numbers) -> Floats:
    """Return how far the places of some sites (rows) are from those of others (columns), in steps."""
    apart = sites.places[observers][:, None, :] - sites.places[targets][None, :, :]
    return np.asarray(np.sqrt((apart**2).sum(axis=2)), dtype=np.float64)


def _by_band(sight: Truths, distances: Floats, bands: Sequence[float]) -> tuple[Band, ...]:
    found: list[Band] = []
    rest = np.ones(sight.shape, dtype=np.bool_)
    for to in bands:
        inside = rest & (distances <= to + 1e-9)
        found.append(Band(to, int(inside.sum()), int((sight & inside).sum())))
        rest &= ~inside
    if bands:
        found.append(Band(None, int(rest.sum()), int((sight & rest).sum())))
    return tuple(found)


def _levels(
    setup: GameSetup, sites: Sites, observers: Numbers, targets: Numbers, height: float
) -> Iterator[dict[int, int]]:
    """Yield how many pairs have which level of cover, of ever more observers, spread over their ground."""
    face = measuring(setup)
    if face.cover_rules(setup) is None or height <= 0.0:
        return
    figure = person_of(setup).of_height(height)
    asked = spread_out(observers, max(MOST_COVERED // len(targets), 1))
    table, stature = setup.battlefield, sites.stature
    bodies = Targets(table, [sites.sites[number].body(figure) for number in targets.tolist()])
    found: dict[int, int] = {}
    since = 0
    for observer in asked[spread_evenly(np.arange(len(asked), dtype=np.intp))].tolist():
        looked = covers(table, sites.sites[observer].body(stature), bodies)
        for target, known in zip(targets.tolist(), looked, strict=True):
            if target == observer:
                continue
            level = face.cover(setup, *known)
            key = UNSEEN if level is None else level
            found[key] = found.get(key, 0) + 1
        since += len(targets)
        if since >= _LEVELS_AT_A_TIME:
            since = 0
            yield dict(sorted(found.items()))
    yield dict(sorted(found.items()))


def _shots_now(sight: Truths, distances: Floats, reach: float | None) -> Shots:
    """Return who is seen within range before anybody moves."""
    within = sight if reach is None else sight & (distances <= reach + 1e-9)
    return Shots(0, len(sight), np.asarray(within.any(axis=0), dtype=np.bool_))


def _shots(
    looking_at: _Looking, first: Ground, second: Ground, now: Shots, reach: float | None, move: float
) -> tuple[Shots, ...]:
    """Return who is seen from the first ground, and from where moves lead from there."""
    found, sites = [now], looking_at.sites
    looking = np.zeros(len(sites), dtype=np.bool_)
    looking[first.sites] = True
    for moves, reached in enumerate(_reached(looking_at.setup, sites, first, second, move), 1):
        fresh = np.flatnonzero(reached & ~looking)
        looking |= reached
        seen = found[-1].by_place.copy()
        for start in range(0, len(fresh), _AT_A_TIME):
            unseen = np.flatnonzero(~seen)
            if not len(unseen):
                break
            observers, targets = fresh[start : start + _AT_A_TIME], second.sites[unseen]
            looks = looking_at.sight(observers, targets)
            if reach is not None:
                looks &= _distances(sites, observers, targets) <= reach + 1e-9
            seen[unseen] = looks.any(axis=0)
        found.append(Shots(moves, int(looking.sum()), seen))
    return tuple(found)


def _reached(setup: GameSetup, sites: Sites, first: Ground, second: Ground, move: float) -> list[Truths]:
    """Return the sites that are reached from the first ground by each number of moves."""
    if not person_of(setup).drives:
        lengths = lengths_from(walker_of(with_doors_open(setup)), sites, first.sites)
        return [lengths <= moves * move + 1e-9 for moves in range(1, MOVES + 1)]
    starts = [sites.sites[number].place for number in spread_out(first.sites, MOST_STARTS).tolist()]
    x, y = sites.places[second.sites][:, :2].mean(axis=0).tolist()
    whole = [moves * int(move) for moves in range(1, MOVES + 1)]
    return [_inside(sites, areas) for areas in measuring(setup).driven(with_doors_open(setup), starts, (x, y), whole)]


def _inside(sites: Sites, areas: Sequence[tuple[float, Region]]) -> Truths:
    """Return which sites lie in areas that have a stand height each."""
    found = np.zeros(len(sites), dtype=np.bool_)
    for height, region in areas:
        found |= (np.abs(sites.places[:, 2] - height) <= _SAME_HEIGHT) & are_inside(region, sites.places)
    return found

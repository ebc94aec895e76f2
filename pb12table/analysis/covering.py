"""How well figures are covered at the sites of a table, and its longest lanes of free sight."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from pb12table.analysis.crew import Crew, Stage, Told, bundled, unheard
from pb12table.analysis.sightings import Sightings, same_sites
from pb12table.analysis.walking import digest_of, measuring, with_changes
from pb12table.skirmish.faces.system import GameSetup
from pb12table.table.battlefield import MARGIN, Battlefield, behind, changed_pieces, hulls_of
from pb12table.table.cells import Floats, Truths
from pb12table.table.shapes import Point3, circumradius, distance
from pb12table.table.sight.cover import COMPILED
from pb12table.table.sight.many import Covered, Numbers, Sites, Stature, Targets, covers
from pb12table.table.sight.sight import cover_of

Levels = NDArray[np.int16]

UNSEEN = -1
"""Stands for a level where there is no sight line at all."""

BUNDLE = 4
"""How many sites are asked about at a time."""


@dataclass(frozen=True, eq=False)
class Covering:
    """The level of cover of a figure of a stature at each site (column) against each observer (row), or UNSEEN.

    `observers` are numbers of sites, ascending; `tables` is a digest of what levels depend on. `computed` is how many
    levels had to be worked out.
    """

    battlefield: Battlefield
    tables: str
    sites: Sites
    stature: Stature
    observers: Numbers
    levels: Levels
    computed: int

    def rows(self, observers: Numbers) -> Levels:
        """Return the rows of some of the observers."""
        found: Levels = self.levels[np.searchsorted(self.observers, observers)]
        return found

    def mean(self, observers: Numbers) -> Floats:
        """Return the mean level at each site against those observers with a sight line there; NaN where none has."""
        rows = self.rows(observers)
        seen = rows != UNSEEN
        counts = seen.sum(axis=0)
        sums = np.where(seen, rows, 0).sum(axis=0)
        return np.where(counts > 0, sums / np.maximum(counts, 1), np.nan)

    def seen(self, observers: Numbers) -> Floats:
        """Return the fraction of some observers that have a sight line to a figure at each site."""
        rows = self.rows(observers)
        return np.asarray((rows != UNSEEN).sum(axis=0) / max(len(observers), 1), dtype=np.float64)


@dataclass(frozen=True, eq=False)
class _Question:
    """What each bundle of sites needs; `known` are older levels, `hulls` where terrain has changed since."""

    setup: GameSetup
    sites: Sites
    stature: Stature
    observers: Numbers
    known: Levels | None
    hulls: tuple[Floats, ...]

    def wanted(self, number: int) -> Truths:
        """Return which observers are to be asked about a site."""
        if self.known is None:
            return np.ones(len(self.observers), dtype=np.bool_)
        x, y = self.sites.places[number, :2].tolist()
        # All that covers a figure lies in a triangle as wide as the figure.
        wide = 2.0 * circumradius(self.stature.footprint) + MARGIN
        stale = behind((x, y), self.sites.places[self.observers, :2], self.hulls, wide)
        found: Truths = stale | (self.known[:, number] < UNSEEN)
        return found


def _look(question: _Question, numbers: tuple[int, ...]) -> list[tuple[Truths, Levels]]:
    """Return for some sites which levels were worked out, and these levels."""
    sites, table = question.sites, question.setup.battlefield
    face = measuring(question.setup)
    found: list[tuple[Truths, Levels]] = []
    for number in numbers:
        wanted = question.wanted(number)
        target = sites.sites[number].body(question.stature)
        levels = np.full(len(wanted), UNSEEN, dtype=np.int16)
        for row in np.flatnonzero(wanted).tolist():
            if int(question.observers[row]) == number:
                levels[row] = 0
                continue
            observer = sites.sites[int(question.observers[row])].body(sites.stature)
            cover, translucent = cover_of(table, observer, target, ())
            level = face.cover(question.setup, cover.covered_share, translucent)
            levels[row] = UNSEEN if level is None else level
        found.append((wanted, levels[wanted]))
    return found


def covering(
    setup: GameSetup,
    sites: Sites,
    stature: Stature,
    observers: Numbers,
    crew: Crew,
    *,
    before: Covering | None = None,
    told: Told = unheard,
) -> Covering:
    """Return the levels of figures of a stature at all sites against some observers.

    What was found `before` on a table that is partly the same is used again; the result is the same as without it.
    """
    levels = np.full((len(observers), len(sites)), UNSEEN - 1, dtype=np.int16)
    setup = with_changes(setup)
    question = _Question(setup, sites, stature, observers, None, ())
    tables = digest_of(measuring(setup).cover_rules(setup))
    if before is not None and _is_comparable(before, tables, sites, stature):
        changed = changed_pieces(before.battlefield, setup.battlefield)
        levels = _carried_over(before, same_sites(before.sites, sites), observers)
        # A ramp that hides nothing still tells where the silhouette of those on it begins.
        hiding = [piece for piece in changed if piece.may_block or piece.translucent or piece.is_ramp]
        question = _Question(setup, sites, stature, observers, levels, tuple(hulls_of(hiding)))
    if COMPILED.module is not None and not crew.plain:
        computed = _looked_by_kernel(question, levels, crew, told)
        return Covering(setup.battlefield, tables, sites, stature, observers, levels, computed)
    bundles = bundled(range(len(sites)), BUNDLE)
    done = computed = 0
    told(Stage.COVER, 0, len(sites))
    for number, found in crew.carried_out(_look, question, bundles):
        for site, (wanted, fresh) in zip(bundles[number], found, strict=True):
            levels[wanted, site] = fresh
            computed += len(fresh)
        done += len(bundles[number])
        told(Stage.COVER, done, len(sites))
    return Covering(setup.battlefield, tables, sites, stature, observers, levels, computed)


def _looked_by_kernel(question: _Question, levels: Levels, crew: Crew, told: Told) -> int:
    """Enter all levels that are to be worked out, here and at once, an observer at a time; how many these were."""
    sites, setup, count = question.sites, question.setup, len(question.sites)
    face, table = measuring(setup), setup.battlefield
    wanted: Truths = np.ones(levels.shape, dtype=np.bool_)
    if question.known is not None:
        wanted = np.array([question.wanted(number) for number in range(count)]).reshape(count, -1).T
    bodies = [site.body(question.stature) for site in sites.sites]
    found: dict[Covered, int] = {}
    everybody = Targets(table, bodies)
    for row, number in enumerate(question.observers.tolist()):
        crew.check()
        asked = np.flatnonzero(wanted[row])
        targets = everybody if len(asked) == count else Targets(table, [bodies[site] for site in asked.tolist()])
        covered = covers(table, sites.sites[number].body(sites.stature), targets)
        for site, known in zip(asked.tolist(), covered, strict=True):
            if known not in found:
                level = face.cover(setup, *known)
                found[known] = UNSEEN if level is None else level
            levels[row, site] = found[known] if site != number else 0
        told(Stage.COVER, (row + 1) * count // len(levels), count)
    return int(wanted.sum())


def _is_comparable(before: Covering, tables: str, sites: Sites, stature: Stature) -> bool:
    return (
        before.sites.raster == sites.raster
        and before.sites.stature == sites.stature
        and before.stature == stature
        and before.tables == tables
    )


def _carried_over(before: Covering, old: NDArray[np.intp], observers: Numbers) -> Levels:
    """Return older levels in the order of the new sites and observers; below UNSEEN where there were none."""
    levels = np.full((len(observers), len(old)), UNSEEN - 1, dtype=np.int16)
    rows = {int(observer): row for row, observer in enumerate(before.observers)}
    kept = np.flatnonzero(old >= 0)
    for row, observer in enumerate(observers.tolist()):
        if (known := rows.get(int(old[observer]))) is not None and old[observer] >= 0:
            levels[row, kept] = before.levels[known, old[kept]]
    return levels


MOST = 10

APART = 4.0
"""Of two lanes whose ends lie nearer to each other than this, in steps, only the longer is told."""


@dataclass(frozen=True, slots=True)
class Lane:
    """A free line of sight between the base points of two sites; `stands` are the stand heights at both ends."""

    start: Point3
    end: Point3
    length: float
    stands: tuple[float, float] = (0.0, 0.0)


class Ends(Protocol):
    """A line from one point to another."""

    @property
    def start(self) -> Point3:
        """Return where it begins."""
        ...

    @property
    def end(self) -> Point3:
        """Return where it ends."""
        ...


def longest_lanes(sightings: Sightings, crew: Crew) -> tuple[Lane, ...]:
    """Return the longest lines of sight, longest first, no two of them side by side; raises Stopped."""
    sites, aim = sightings.sites, sightings.aim
    if not len(sites):
        return ()
    eyes = sites.places + np.array((0.0, 0.0, sites.stature.eye))
    aims = sites.places + np.array((0.0, 0.0, aim))
    order, starts, blocks = _blocks(sites.places)
    found: list[tuple[float, int, int]] = []
    best = np.zeros((len(starts), len(starts)))
    where = np.zeros((len(starts), len(starts), 2), dtype=np.intp)
    for number in range(len(sites)):
        if number % 256 == 0:
            crew.check()
        lengths = np.sqrt(((aims - eyes[number]) ** 2).sum(axis=1)) * sightings.seen_by(number)
        _note(best[blocks[number]], where[blocks[number]], lengths[order], order, starts, number)
    for row, column in zip(*np.nonzero(best > APART), strict=True):
        found.append((-float(best[row, column]), *where[row, column].tolist()))
    lanes: list[Lane] = []
    for _, first, second in sorted(found):
        start, end = _point(eyes, first), _point(aims, second)
        if not any(are_beside(lane, start, end) for lane in lanes):
            stands = (sites.sites[first].height, sites.sites[second].height)
            lanes.append(Lane(start, end, distance(start, end), stands))
            if len(lanes) == MOST:
                break
    return tuple(lanes)


def _note(
    best: Floats,
    where: NDArray[np.intp],
    lengths: Floats,
    order: NDArray[np.intp],
    starts: NDArray[np.intp],
    number: int,
) -> None:
    """Keep the longest line from a site to each block, if it is longer than what its own block has."""
    longest = np.maximum.reduceat(lengths, starts)
    longer = np.flatnonzero(longest > best + 1e-9)
    if not len(longer):
        return
    sizes = np.diff(starts, append=len(order))
    ends = np.flatnonzero(lengths == np.repeat(longest, sizes))
    # The first of equal ones in each block: those written last stay.
    first = np.zeros(len(starts), dtype=np.intp)
    first[(np.searchsorted(starts, ends, side="right") - 1)[::-1]] = ends[::-1]
    best[longer] = longest[longer]
    where[longer, 0], where[longer, 1] = number, order[first[longer]]


def _blocks(places: Floats) -> tuple[NDArray[np.intp], NDArray[np.intp], NDArray[np.intp]]:
    """Return sites grouped by squares of half of APART: their order by block, where each begins, the block of each."""
    squares = np.floor(places[:, :2] / (APART / 2.0)).astype(np.int64)
    _, blocks = np.unique(squares, axis=0, return_inverse=True)
    blocks = blocks.reshape(-1)
    order = np.argsort(blocks, kind="stable")
    starts = np.flatnonzero(np.diff(blocks[order], prepend=-1))
    return order, starts, blocks


def _point(points: Floats, number: int) -> Point3:
    x, y, z = points[number].tolist()
    return (x, y, z)


def are_beside(lane: Ends, start: Point3, end: Point3) -> bool:
    """Return whether both ends of a line lie near those of a lane, either way round."""
    return any(
        distance(lane.start, first) < APART and distance(lane.end, second) < APART
        for first, second in ((start, end), (end, start))
    )

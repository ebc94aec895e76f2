"""Who can see whom: for each pair of sites of a table one bit, computed
by several processes, with a coarse first look.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from pb12table.analysis.crew import Crew, Stage, Told, bundled, unheard
from pb12table.table.battlefield import Battlefield, behind, changed_pieces, hulls_of
from pb12table.table.cells import Floats, Truths
from pb12table.table.sight.many import COMPILED, Numbers, Site, Sites, look_round, looks_by_kernel, looks_of

Counts = NDArray[np.int64]

_GOLDEN: Final = 0.6180339887498949
"""The share of a turn after which the next point of an even spread lies."""


@dataclass(frozen=True, eq=False)
class Glimpse:
    """What is known of an exposure map: for each site by how many it is `seen`, of how many `asked` whether they do.

    So many `observers` have been asked; when these are all, the map is exact, and before it is a coarse one.
    """

    sites: Sites
    seen: Counts
    asked: Counts
    observers: int

    @property
    def is_exact(self) -> bool:
        """Return whether every observer has been asked."""
        return self.observers >= len(self.sites)

    def exposure(self) -> Floats:
        """Return for each site the fraction of those asked that see it; NaN if fewer than half were asked.

        Plain code asks the higher of two sites, so that few have been asked about a roof, and those look down on it.
        """
        is_known = (self.asked > 0) & (2 * self.asked >= self.observers)
        return np.where(is_known, self.seen / np.maximum(self.asked, 1), np.nan)


Shown: TypeAlias = Callable[[Glimpse], None]
"""Hears what is known so far."""


def spread_sites(sites: Sites) -> list[int]:
    """Return the numbers of all sites, ordered so that the first few cells are always spread evenly over the table.

    The cells decide and not the numbers, so that a table and the same one with a piece moved are asked alike.
    """
    return spread_evenly(sites.cells[0] * sites.raster.columns + sites.cells[1])


def spread_evenly(keys: NDArray[np.intp]) -> list[int]:
    """Return the numbers of some keys, ordered so that the first few keys are always spread evenly over all."""
    found: list[int] = np.argsort((keys + 1) * _GOLDEN % 1.0, kind="stable").tolist()
    return found


Bits = NDArray[np.uint8]

BUNDLE = 8
"""How many sites are asked about at a time."""

KERNEL_BUNDLE = 32
"""How many are where a kernel answers."""

FIRST_LOOK = 0.4
"""For so many seconds the first sites are asked about here, before processes have begun."""

LOOK_UP = 0.2
"""So many seconds pass at least between two glimpses."""


@dataclass(frozen=True, eq=False)
class Sightings:
    """Whether from each site (row) an eye sees the point `aim` steps above each other (column, packed in bytes).

    `computed` is how many pairs had to be worked out; the others were known before.
    """

    battlefield: Battlefield
    sites: Sites
    aim: float
    bits: Bits
    computed: int

    def seen_by(self, observer: int) -> Truths:
        """Return which sites are seen from one site."""
        return np.unpackbits(self.bits[observer], count=len(self.sites)).astype(np.bool_)

    def exposure(self, observers: Numbers) -> Floats:
        """Return for each site the fraction of some observers that see it; 0 if there are none."""
        counts = np.zeros(len(self.sites))
        for start in range(0, len(observers), 256):
            rows = np.unpackbits(self.bits[observers[start : start + 256]], axis=1, count=len(self.sites))
            counts += rows.sum(axis=0, dtype=np.int64)
        return counts / max(len(observers), 1)

    def pairs(self) -> int:
        """Return how many pairs there are."""
        return len(self.sites) ** 2


@dataclass(frozen=True, eq=False)
class _Question:
    """What each bundle of sites needs: the table, and which pairs are wanted (None: all)."""

    battlefield: Battlefield
    sites: Sites
    aim: float
    fresh: Truths | None
    hulls: tuple[Floats, ...]

    def wanted(self, number: int) -> Truths | None:
        """Return which pairs of a site may have changed; None for all."""
        if self.fresh is None or self.fresh[number]:
            return None
        x, y = self.sites.places[number, :2].tolist()
        return self.fresh | behind((x, y), self.sites.places[:, :2], self.hulls)


_Packed = tuple[int, Bits, Bits, Bits, Bits]


def _look(question: _Question, numbers: tuple[int, ...]) -> list[_Packed]:
    """Return what some sites know; those with nothing new are left out."""
    found: list[_Packed] = []
    for number in numbers:
        wanted = question.wanted(number)
        if wanted is not None and not wanted.any():
            continue
        looked = look_round(question.battlefield, question.sites, number, question.aim, wanted)
        forth, back = np.packbits(looked.forth), np.packbits(looked.back)
        found.append((number, forth, np.packbits(looked.forth_known), back, np.packbits(looked.back_known)))
    return found


def sightings(
    battlefield: Battlefield,
    sites: Sites,
    aim: float,
    crew: Crew,
    *,
    before: Sightings | None = None,
    told: Told = unheard,
    shown: Shown | None = None,
) -> Sightings:
    """Return who sees whom among all sites, at a point `aim` steps above where they stand.

    What was found `before` on a table that is partly the same is used again; the result is the same as without it.
    Shares by ever more observers are `shown`, where that is wanted: coarse ones within a second, at last exact ones.
    """
    count = len(sites)
    bits = np.zeros((count, (count + 7) // 8), dtype=np.uint8)
    question = _Question(battlefield, sites, aim, None, ())
    if before is not None and is_comparable(before, sites, aim):
        changed = changed_pieces(before.battlefield, battlefield)
        old = same_sites(before.sites, sites)
        bits = _carried_over(before, old, count)
        blocking = [piece for piece in changed if piece.may_block]
        question = _Question(battlefield, sites, aim, old < 0, tuple(hulls_of(blocking)))
    tally = _Tally(sites, shown if question.fresh is None else None)
    if COMPILED.module is not None and not crew.plain:
        computed = _looked_by_kernel(question, bits, crew, told, tally)
    else:
        computed = _looked_by_crew(question, bits, crew, told, tally)
    found = Sightings(battlefield, sites, aim, bits, computed)
    if shown is not None:
        everybody = np.arange(count, dtype=np.intp)
        seen = np.rint(found.exposure(everybody) * count).astype(np.int64)
        shown(Glimpse(sites, seen, np.full(count, count, dtype=np.int64), count))
    return found


class _Tally:
    """By how many each site is seen, as far as that is known, shown now and then where it is wanted."""

    def __init__(self, sites: Sites, shown: Shown | None) -> None:
        self.sites, self.shown = sites, shown
        self._seen, self._asked = np.zeros(len(sites), dtype=np.int64), np.zeros(len(sites), dtype=np.int64)
        self._observers, self._last = 0, 0.0

    def add(self, number: int, forth: Truths, forth_known: Truths, back: Truths, back_known: Truths) -> None:
        """Count what one site knows of the others, and they of it."""
        self._seen += forth & forth_known
        self._asked += forth_known
        self._seen[number] += int((back & back_known).sum())
        self._asked[number] += int(back_known.sum())
        self._observers += 1

    def show(self) -> None:
        """Show what is known, unless that was just done or is all: then it is the finished map that is shown."""
        is_coarse = self._observers < len(self.sites)
        if self.shown is not None and is_coarse and perf_counter() - self._last >= LOOK_UP:
            self.shown(Glimpse(self.sites, self._seen.copy(), self._asked.copy(), self._observers))
            self._last = perf_counter()


def _looked_by_crew(question: _Question, bits: Bits, crew: Crew, told: Told, tally: _Tally) -> int:
    """Enter what all sites know, asked by plain code in several processes; return how many pairs that were."""
    count = len(question.sites)
    numbers, done, computed = spread_sites(question.sites), 0, 0

    def enter(found: list[_Packed], asked: int) -> None:
        nonlocal done, computed
        for packed in found:
            computed += _entered(bits, count, packed)
            if tally.shown is not None:
                forth, forth_known, back, back_known = (
                    np.unpackbits(each, count=count).astype(np.bool_) for each in packed[1:]
                )
                tally.add(packed[0], forth, forth_known, back, back_known)
        done += asked
        told(Stage.SIGHT, done, count)
        tally.show()

    told(Stage.SIGHT, 0, count)
    bundles = bundled(numbers, BUNDLE)
    begun = perf_counter()
    while tally.shown is not None and not crew.plain and bundles and perf_counter() - begun < FIRST_LOOK:
        crew.check()
        bundle = bundles.pop(0)
        enter(_look(question, bundle), len(bundle))
    for number, found in crew.carried_out(_look, question, bundles):
        enter(found, len(bundles[number]))
    return computed


def _looked_by_kernel(question: _Question, bits: Bits, crew: Crew, told: Told, tally: _Tally) -> int:
    """Enter what all sites know, here and at once: a kernel is done sooner than processes are begun; how many pairs."""
    table, sites, count = question.battlefield, question.sites, len(question.sites)
    looks, computed, done = looks_of(sites, question.aim), 0, 0
    nothing = np.zeros(count, dtype=np.bool_)
    told(Stage.SIGHT, 0, count)
    for bundle in bundled(spread_sites(sites), KERNEL_BUNDLE):
        crew.check()
        masks = {number: question.wanted(number) for number in bundle}
        numbers = [number for number, wanted in masks.items() if wanted is None or wanted.any()]
        seen = looks_by_kernel(table, sites, numbers, question.aim, looks) if numbers else None
        for row, number in enumerate(numbers):
            assert seen is not None
            wanted = masks[number]
            known = ~nothing if wanted is None else wanted
            mask = np.packbits(known)
            bits[number] = (bits[number] & ~mask) | (np.packbits(seen[row]) & mask)
            computed += int(known.sum())
            tally.add(number, seen[row], known, nothing, nothing)
        done += len(bundle)
        told(Stage.SIGHT, done, count)
        tally.show()
    return computed


def is_comparable(before: Sightings, sites: Sites, aim: float) -> bool:
    """Return whether older findings are about the same grid, the same bodies and the same aim."""
    return before.sites.raster == sites.raster and before.sites.stature == sites.stature and before.aim == aim


def same_sites(before: Sites, now: Sites) -> NDArray[np.intp]:
    """Return for each site its number among older ones, -1 for new ones."""
    known: dict[Site, int] = {site: number for number, site in enumerate(before.sites)}
    return np.array([known.get(site, -1) for site in now.sites], dtype=np.intp)


def _carried_over(before: Sightings, old: NDArray[np.intp], count: int) -> Bits:
    """Return older bits in the order of the new sites, nothing where there are none."""
    if len(before.sites) == count and (old == np.arange(count)).all():
        return before.bits.copy()
    bits = np.zeros((count, (count + 7) // 8), dtype=np.uint8)
    kept = np.flatnonzero(old >= 0)
    for number in kept.tolist():
        row = np.zeros(count, dtype=np.bool_)
        row[kept] = before.seen_by(int(old[number]))[old[kept]]
        bits[number] = np.packbits(row)
    return bits


def _entered(bits: Bits, count: int, packed: _Packed) -> int:
    """Enter what a site knows; return how many pairs that were."""
    number, forth, forth_known, back, back_known = packed
    bits[number] = (bits[number] & ~forth_known) | (forth & forth_known)
    rows = np.flatnonzero(np.unpackbits(back_known, count=count))
    if len(rows):
        place, bit = number >> 3, np.uint8(128 >> (number & 7))
        seeing = np.unpackbits(back, count=count)[rows].astype(np.bool_)
        column = bits[rows, place] & ~bit
        bits[rows, place] = np.where(seeing, column | bit, column)
    return int(np.bitwise_count(forth_known).sum()) + len(rows)

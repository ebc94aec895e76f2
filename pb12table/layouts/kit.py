"""What goes into the box: the pieces of a layout counted by kind and size, against a kit somebody owns."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import atan2, degrees
from typing import Any, Final

from pb12table.files.forms.basics import label_of
from pb12table.files.forms.scenarios import KindForm
from pb12table.layouts.usual import NoPiece, typed_entry
from pb12table.table.shapes import Point, plan_distance
from pb12table.texts.locale import Texts

LIKE: Final = 0.25
"""A piece stands for another of its kind whose sides are no more than so many steps longer or shorter."""
FLAT: Final = 0.05
"""What is lower, in steps, is painted on and not built."""
MANY: Final = 6
"""Of an outline with more edges not each is told."""
_ITEM: Final = re.compile(r"\s*(\d{1,4})\s*(?:x\s+)?(.+?)\s*")
_BETWEEN: Final = re.compile(r"\s*;\s*|\s*\n\s*|,\s+(?=\d)")
"""What parts a kit into its items; a decimal comma has no space behind it."""


@dataclass(frozen=True, slots=True, order=True)
class Sort:
    """A sort of pieces: their kind, the form they have, and their sides in steps, however they lie.

    The sides of a line are its stretches, with how far it bends between them; the longer end comes first.
    """

    kind: str
    form: str
    sides: tuple[float, ...]
    bends: tuple[int, ...] = ()

    def is_like(self, other: Sort) -> bool:
        """Return whether a piece of this sort can stand for one of another."""
        return (
            (self.kind, self.form, len(self.sides)) == (other.kind, other.form, len(other.sides))
            and all(abs(a - b) <= LIKE for a, b in zip(self.sides, other.sides, strict=True))
            and all(abs(a - b) <= BENT for a, b in zip(self.bends, other.bends, strict=True))
        )


BENT: Final = 5
"""Angles that differ by no more, in degrees, are like each other."""


@dataclass(frozen=True, slots=True)
class Owned:
    """So many pieces of a kit: of a sort, or of any size of a kind (`sort` None)."""

    count: int
    kind: str
    sort: Sort | None


@dataclass(frozen=True, slots=True)
class Needed:
    """A sort of pieces that a layout needs, how many, and how many of them a kit has; None without a kit."""

    sort: Sort
    count: int
    owned: int | None = None

    @property
    def missing(self) -> int:
        """Return how many a kit lacks."""
        return 0 if self.owned is None else self.count - self.owned


def sort_of(entry: Mapping[str, Any]) -> Sort:
    """Return the sort of a piece of a layout by its keys."""
    kind = str(entry["kind"])
    if entry.get("rectangle") is not None:
        return Sort(kind, "rectangle", _longest_first(entry["rectangle"][2:4]))
    if entry.get("circle") is not None:
        return Sort(kind, "circle", (round(2.0 * entry["circle"][2], 1),))
    if entry.get("line") is not None:
        return _along(kind, [(float(x), float(y)) for x, y in entry["line"]])
    return _around(kind, [(float(x), float(y)) for x, y in entry["polygon"]])


def _longest_first(sides: Iterable[float]) -> tuple[float, ...]:
    return tuple(sorted((round(side, 1) for side in sides), reverse=True))


def _along(kind: str, points: Sequence[Point]) -> Sort:
    sides = tuple(round(plan_distance(*ends), 1) for ends in pairwise(points))
    headings = [degrees(atan2(b[1] - a[1], b[0] - a[0])) for a, b in pairwise(points)]
    bends = tuple(round(abs((after - before + 180.0) % 360.0 - 180.0)) for before, after in pairwise(headings))
    return Sort(kind, "line", *max((sides, bends), (sides[::-1], bends[::-1])))


def _around(kind: str, points: Sequence[Point]) -> Sort:
    """Return the sort of a polygon; one of four right angles is a rectangle."""
    line = _along(kind, [*points, points[0], points[1]])
    sides = [round(plan_distance(*ends), 1) for ends in pairwise([*points, points[0]])]
    if len(points) == 4 and all(abs(bend - 90) <= 1 for bend in line.bends):
        return Sort(kind, "rectangle", _longest_first(sides[:2]))
    turned = [(*sides[first:], *sides[:first]) for first in range(len(sides))]
    return Sort(kind, "polygon", max(*turned, *(each[::-1] for each in turned)))


def needs_of(document: Mapping[str, Any], kinds: Mapping[str, KindForm]) -> tuple[Needed, ...]:
    """Return the pieces of a layout by their sorts, but for what is painted on.

    Doors and windows belong to the walls they are in.
    """
    counted = Counter(
        sort_of(entry) for entry in document.get("terrain") or () if not entry.get("in") and _rises(entry, kinds)
    )
    return tuple(Needed(sort, count) for sort, count in sorted(counted.items()))


def _rises(entry: Mapping[str, Any], kinds: Mapping[str, KindForm]) -> bool:
    kind = kinds.get(str(entry["kind"]))
    height = entry.get("height")
    usual = FLAT if kind is None else kind.height
    return float(usual if height is None else height) >= FLAT


def kit_of(typed: str, kinds: Mapping[str, KindForm], language: str) -> tuple[Owned, ...]:
    """Return a kit that is typed, as "4 wall 3 x 0.5, 2 crates"; raises NoPiece."""
    found: list[Owned] = []
    for text in _BETWEEN.split(typed.strip()):
        if not text:
            continue
        item = _ITEM.fullmatch(text)
        if item is None:
            raise NoPiece("kit-bad-item", found=text)
        entry = typed_entry(item[2], kinds, language)
        has_size = re.search(r"\d", item[2]) is not None
        found.append(Owned(int(item[1]), str(entry["kind"]), sort_of(entry) if has_size else None))
    if not found:
        raise NoPiece("kit-bad-item", found=typed)
    return tuple(found)


def against(needs: Sequence[Needed], kit: Sequence[Owned]) -> tuple[tuple[Needed, ...], tuple[Owned, ...]]:
    """Return what a layout needs with how much of it a kit has, and what of the kit is left.

    Pieces of a size are taken before those of any size.
    """
    left = [owned.count for owned in kit]
    had = [0] * len(needs)
    for is_any in (False, True):
        for number, needed in enumerate(needs):
            for place, owned in enumerate(kit):
                fits = owned.kind == needed.sort.kind if owned.sort is None else owned.sort.is_like(needed.sort)
                if fits and (owned.sort is None) is is_any:
                    taken = min(needed.count - had[number], left[place])
                    had[number] += taken
                    left[place] -= taken
    told = tuple(Needed(needed.sort, needed.count, owned) for needed, owned in zip(needs, had, strict=True))
    rest = tuple(Owned(count, owned.kind, owned.sort) for count, owned in zip(left, kit, strict=True) if count)
    return told, rest


def sort_name(texts: Texts, sort: Sort | None, kind: str, kinds: Mapping[str, KindForm]) -> str:
    """Return the name of a sort of pieces with its size."""
    form = kinds.get(kind)
    name = kind if form is None else label_of(form.name).in_language(texts.language)
    if sort is None:
        return texts("kit-any-size", name=name)
    if sort.form == "polygon" and len(sort.sides) > MANY:
        return texts("kit-polygon-many", name=name, edges=len(sort.sides), around=texts.number(sum(sort.sides), 1))
    sides = " × ".join(texts.number(side, 1) for side in sort.sides)
    return texts(f"kit-{sort.form}", name=name, sides=sides)


def plain_sort(sort: Sort | None, kind: str) -> dict[str, Any]:
    """Return a sort of pieces as JSON-ready data, lengths in steps."""
    if sort is None:
        return {"kind": kind, "form": None, "sides": None, "bends": None}
    return {"kind": kind, "form": sort.form, "sides": list(sort.sides), "bends": list(sort.bends)}

"""Two layouts beside each other, before and after a change or out of two files: what of one is different on the other.

Places are the same where a figure stands in the same cell as high on both; players stand for each other by their order,
grounds by their ids.  All differences are what the second layout has more than the first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from pb12table.analysis.layout import TABLE, Measured
from pb12table.analysis.sides import Measure
from pb12table.analysis.sightings import Glimpse
from pb12table.analysis.walking import Way, measuring, sources_against, united
from pb12table.skirmish.faces.system import GameSetup
from pb12table.table.cells import Floats, Truths
from pb12table.table.shapes import TOLERANCE, whole_of
from pb12table.table.sight.many import Numbers, Sites
from pb12table.table.terrain import Piece


class NotComparable(ValueError):
    """Two layouts were measured with other cells or heights, or are of two rule systems."""


@dataclass(frozen=True, slots=True)
class Changed:
    """The pieces of terrain that two layouts do not share, by the ids of whole walls and buildings."""

    added: tuple[str, ...]
    removed: tuple[str, ...]
    altered: tuple[str, ...]

    @property
    def count(self) -> int:
        """Return how many there are."""
        return len(self.added) + len(self.removed) + len(self.altered)


@dataclass(frozen=True, slots=True)
class Change:
    """One number on both layouts, None where it has none there; `slack` is up to where it counts as even.

    `better` is 1 when more is better for the `player` whose number it is, -1 when less is, 0 when neither is; the
    player is told by number, -1 for none.  `about` is what a number is about beside its key: a zone, the ends of a way.
    """

    key: str
    unit: str
    before: float | None
    after: float | None
    slack: float = 0.0
    better: int = 0
    player: int = -1
    about: tuple[str, ...] = ()

    @property
    def difference(self) -> float | None:
        """Return how much greater it is in the second layout; None if one has no number."""
        return None if self.before is None or self.after is None else self.after - self.before

    @property
    def is_other(self) -> bool:
        """Return whether it differs by more than the cells can resolve, or exists in one of the layouts alone."""
        difference = self.difference
        if difference is None:
            return (self.before is None) is not (self.after is None)
        return abs(difference) > self.slack + 1e-9

    @property
    def is_better(self) -> bool | None:
        """Return whether the change is good for its player; None if there is no change, or if that cannot be said."""
        difference = self.difference
        return None if difference is None or not self.better or not self.is_other else difference * self.better > 0.0


@dataclass(frozen=True, eq=False)
class Compared:
    """Two layouts that were measured alike; raises NotComparable."""

    first: Measured
    second: Measured

    def __post_init__(self) -> None:
        one, other = self.first, self.second
        if one.wishes.for_setup(one.setup) != other.wishes.for_setup(other.setup):
            raise NotComparable("other cells or heights")
        if one.setup.system != other.setup.system:
            raise NotComparable("two rule systems")

    @property
    def is_whole(self) -> bool:
        """Return whether nothing is still being searched for in either layout."""
        return self.first.is_whole and self.second.is_whole

    @cached_property
    def partners(self) -> Numbers:
        """For each place of the second layout the number of the same one on the first, -1 for none."""
        return partners_of(self.first.sites, self.second.sites)

    @cached_property
    def pieces(self) -> Changed:
        """The pieces that are others."""
        return changed_between(self.first.setup.battlefield.pieces, self.second.setup.battlefield.pieces)

    def exposure(self, key: str, number: int = 0) -> Floats:
        """Return how much more of a ground, or the TABLE, sees each place of the second layout; NaN for new ones."""
        return self._less(self.first.exposure(key, number), self.second.exposure(key, number))

    def exposed(self, player: int) -> Floats:
        """Return the same for the grounds of the opponents of a player, given by number."""
        return self._less(exposed_to(self.first, player), exposed_to(self.second, player))

    def cover(self, key: str) -> Floats | None:
        """Return how much higher the mean cover level is against a ground or the TABLE; NaN where one has none."""
        before, after = self.first.cover(key), self.second.cover(key)
        return None if before is None or after is None else self._less(before, after)

    def covered(self, player: int) -> Floats | None:
        """Return the same against the grounds of the opponents of a player, given by number."""
        before, after = covered_from(self.first, player), covered_from(self.second, player)
        return None if before is None or after is None else self._less(before, after)

    def _less(self, before: Floats, after: Floats) -> Floats:
        return less(self.partners, before, after)

    @property
    def shared_grounds(self) -> tuple[str, ...]:
        """The grounds figures come from on both layouts."""
        first = {ground.id for ground in self.first.grounds if ground.is_source and len(ground.sites)}
        second = [ground.id for ground in self.second.grounds if ground.is_source and len(ground.sites)]
        return tuple(key for key in second if key in first)

    @cached_property
    def changes(self) -> tuple[Change, ...]:
        """Every number of the two, in the order of the tables: players, table, ways."""
        return (*self._of_players(), *self._of_table(), *self._of_ways())

    def _of_players(self) -> Iterator[Change]:
        """Yield what each player gets from the table."""
        second = {measure.key: measure for measure in self.second.sides.measures}
        first = {measure.key: measure for measure in self.first.sides.measures}
        for key in dict.fromkeys((*second, *first)):
            one, other = first.get(key), second.get(key)
            known = other or one
            assert known is not None
            about = tuple(key.split(":")[1:])
            for player in range(max(len(measure.values) for measure in (one, other) if measure is not None)):
                before, after = (_value_of(measure, player) for measure in (one, other))
                if before is not None or after is not None:
                    stem = key.partition(":")[0]
                    yield Change(stem, known.unit, before, after, known.slack, known.better, player, about)

    def _of_table(self) -> Iterator[Change]:
        """Yield how the table's own values change, whoever the players are."""
        both = (self.first, self.second)
        numbers: list[tuple[str, str, list[float | None]]] = [
            ("places", "count", [float(len(each.sites)) for each in both]),
            ("seen-at-once", "share", [_mean(each.exposure(TABLE)) for each in both]),
            ("hidden", "share", [_mean(each.exposure(TABLE) == 0.0) for each in both]),
            ("longest-lane", "steps", [each.lanes[0].length if each.lanes else None for each in both]),
        ]
        for key, unit, (before, after) in numbers:
            yield Change(key, unit, before, after)
        grounds = (ground.id for part in reversed(both) for ground in part.grounds if ground.is_source)
        for key in dict.fromkeys(grounds):
            before, after = (_in_sight(each, key) for each in both)
            yield Change("ground-in-sight", "share", before, after, about=(key,))

    def _of_ways(self) -> Iterator[Change]:
        """Yield what the cheapest paths cost."""
        ways: list[dict[tuple[str, str], Way]] = [
            {(way.start, way.end): way for way in each.ways} for each in (self.first, self.second)
        ]
        unit = measuring(self.second.setup).way_unit
        for ends in dict.fromkeys((*ways[1], *ways[0])):
            before, after = (_cost(found.get(ends)) for found in ways)
            yield Change("way", unit, before, after, about=ends)


def exposed_to(measured: Measured, player: int) -> Floats:
    """Return the fraction of the grounds of a player's opponents that sees each place; the player is a number."""
    identity = measured.setup.players[player].id
    return measured.sights[0].exposure(united(sources_against(measured.grounds, identity)))


def covered_from(measured: Measured, player: int) -> Floats | None:
    """Return the mean cover level against the grounds of a player's opponents; None if there is no cover or ground."""
    if measured.covering is None:
        return None
    enemies = sources_against(measured.grounds, measured.setup.players[player].id)
    if not any(len(ground.sites) for ground in enemies):
        return None
    return measured.covering.mean(np.unique(np.concatenate([measured.observers[ground.id] for ground in enemies])))


def opposed(compared: Compared) -> list[int]:
    """Return the numbers of the players whose opponents come from some ground in both layouts."""
    count = min(len(part.setup.players) for part in (compared.first, compared.second))
    return [
        player
        for player in range(count)
        if all(
            len(united(sources_against(part.grounds, part.setup.players[player].id)))
            for part in (compared.first, compared.second)
        )
    ]


# -- places -------------------------------------------------------------------------------------------------------


def partners_of(first: Sites, second: Sites) -> Numbers:
    """Return for each site of a table its counterpart's number on another: same cell, same height; -1 for none.

    Cells that the edge of a smaller table cuts, whose middles lie elsewhere, are others.
    """
    if first.raster.size != second.raster.size:
        return np.full(len(second), -1, dtype=np.intp)
    known = {_key(place): number for number, place in enumerate(first.places.tolist())}
    return np.array([known.get(_key(place), -1) for place in second.places.tolist()], dtype=np.intp)


def _key(place: Sequence[float]) -> tuple[int, int, int]:
    x, y, z = (round(value / TOLERANCE) for value in place)
    return (x, y, z)


def less(partners: Numbers, before: Floats, after: Floats) -> Floats:
    """Return values of places minus those of their partners; NaN where there is no partner or no value."""
    if not len(before):
        return np.full(len(after), np.nan)
    found: Floats = np.where(partners >= 0, after - before[np.maximum(partners, 0)], np.nan)
    return found


@dataclass(frozen=True, eq=False)
class GlimpsedDifference:
    """A first look at the difference of two exposure maps: exact only when both are."""

    first: Glimpse
    second: Glimpse

    @property
    def is_exact(self) -> bool:
        """Return whether all observers have been asked on both layouts."""
        return self.first.is_exact and self.second.is_exact

    def difference(self) -> Floats:
        """Return for each place of the second layout how much more of those asked sees it; NaN where unknown."""
        partners = partners_of(self.first.sites, self.second.sites)
        return less(partners, self.first.exposure(), self.second.exposure())


# -- numbers ------------------------------------------------------------------------------------------------------


def changed_between(before: Sequence[Piece], after: Sequence[Piece]) -> Changed:
    """Return which pieces differ; what came out of a file as one wall is reported as one."""
    old, new = _wholes(before), _wholes(after)
    return Changed(
        added=tuple(key for key in new if key not in old),
        removed=tuple(key for key in old if key not in new),
        altered=tuple(key for key in new if key in old and old[key] != new[key]),
    )


def _wholes(pieces: Sequence[Piece]) -> dict[str, frozenset[Piece]]:
    found: dict[str, set[Piece]] = {}
    for piece in pieces:
        found.setdefault(whole_of(piece.id), set()).add(piece)
    return {key: frozenset(parts) for key, parts in found.items()}


def are_alike(first: GameSetup, second: GameSetup, most: int) -> bool:
    """Return whether findings about one layout help with another: at most `most` pieces differ."""
    one, other = first.battlefield, second.battlefield
    if (one.width, one.depth) != (other.width, other.depth):
        return False
    return len(set(one.pieces) ^ set(other.pieces)) <= most


def _value_of(measure: Measure | None, player: int) -> float | None:
    values = [] if measure is None else list(measure.values.values())
    return values[player] if player < len(values) else None


def _cost(way: Way | None) -> float | None:
    return None if way is None or way.walk is None or way.walk.cost is None else float(way.walk.cost)


def _in_sight(measured: Measured, key: str) -> float | None:
    ground = next((ground for ground in measured.grounds if ground.id == key and ground.is_source), None)
    return None if ground is None or not len(ground.sites) else _mean(measured.exposure(key) > 0.0)


def _mean(values: Floats | Truths) -> float | None:
    return float(np.mean(values)) if len(values) else None

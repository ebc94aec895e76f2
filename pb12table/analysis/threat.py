"""The threat map of a side: whom it could shoot and strike at after one move of each of its figures, spot by spot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from pb12table.analysis.walking import Unmeasured
from pb12table.skirmish.faces.measures import Means, Spot, ThreatFace
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.known import measures
from pb12table.table.cells import Truths
from pb12table.table.shapes import Point3

Counts = NDArray[np.intp]

AT_A_TIME: Final = 12
"""So many places of a figure are asked between two looks at what is known."""
STRIKES_FINER: Final = 2.0
"""Blows do not reach far: figures strike from places that are so many times closer together than the spots."""


@dataclass(frozen=True, eq=False)
class FigureThreat:
    """Return whom one figure could attack: for each of its means (rows) and each spot (columns) the place it does so
    from.

    Places are told by their numbers, of which the first is where it stands now; -1 is none.
    """

    figure: FigureId
    means: tuple[Means, ...]
    places: tuple[Point3, ...]
    origins: Counts

    def could(self, ranged: bool | None = None, key: str = "") -> Truths:
        """Return which spots it could attack: by any means, by those from afar or not, or by those with a key."""
        rows = [
            row
            for row, each in enumerate(self.means)
            if (ranged is None or each.ranged is ranged) and (not key or each.key == key)
        ]
        return np.asarray((self.origins[rows] >= 0).any(axis=0), dtype=np.bool_)


@dataclass(frozen=True, eq=False)
class Threats:
    """What is known of the threat map of a player: it only grows until it `is_whole`.

    `done` of `total` figures have been asked about everything.
    """

    player: PlayerId
    spots: tuple[Spot, ...]
    figures: tuple[FigureThreat, ...]
    done: int

    @property
    def total(self) -> int:
        """Return how many figures there are that could attack."""
        return len(self.figures)

    @property
    def is_whole(self) -> bool:
        """Return whether nothing more will come."""
        return self.done >= self.total

    def counts(self, ranged: bool | None = None, figure: str = "", key: str = "") -> Counts:
        """Return for each spot how many figures threaten it: all of them by all means, or some."""
        found: Counts = np.zeros(len(self.spots), dtype=np.intp)
        for each in self.figures:
            if not figure or each.figure == figure:
                found += each.could(ranged, key)
        return found


def threatening(state: Any) -> ThreatFace[Any]:
    """Return the face that works out threats by the rules of a state; raises Unmeasured."""
    found = measures(state.setup.system).threat
    if found is None:
        raise Unmeasured(state.setup.system)
    return found


def threat_map(state: Any, player: PlayerId, grid: float) -> Threats:
    """Return the whole threat map of a player in a position, spots `grid` steps apart; raises Unmeasured."""
    *_, found = threat_map_in_parts(state, player, grid)
    return found


def threat_map_in_parts(state: Any, player: PlayerId, grid: float) -> Iterator[Threats]:
    """Yield the same as it grows: first what can be attacked from where the figures stand, then figure by figure."""
    face = threatening(state)
    spots = tuple(face.spots(state, grid))
    onlookers = face.onlookers(state, spots)
    figures = list(face.armed(state, player))
    known = Threats(player, spots, tuple(_from_here(face, state, each, grid, onlookers, spots) for each in figures), 0)
    yield known
    for number, figure in enumerate(figures):
        for each in _after_a_move(face, state, figure, grid, onlookers, known.figures[number]):
            known = replace(known, figures=(*known.figures[:number], each, *known.figures[number + 1 :]))
            yield known
        known = replace(known, done=number + 1)
        yield known


def _from_here(
    face: ThreatFace[Any], state: Any, figure: FigureId, grid: float, onlookers: Any, spots: Sequence[Spot]
) -> FigureThreat:
    means = tuple(face.means(state, figure))
    nowhere = np.full((len(means), len(spots)), -1, dtype=np.intp)
    here = face.here(state, figure)
    return _asked(face, state, FigureThreat(figure, means, (here,), nowhere), onlookers, [0], range(len(means)))


def _after_a_move(
    face: ThreatFace[Any], state: Any, figure: FigureId, grid: float, onlookers: Any, known: FigureThreat
) -> Iterator[FigureThreat]:
    """Yield what a figure could attack from ever more places."""
    afar = [row for row, means in enumerate(known.means) if means.ranged]
    near = [row for row, means in enumerate(known.means) if not means.ranged]
    for rows, size in ((afar, grid), (near, grid / STRIKES_FINER)):
        if not rows:
            continue
        places = list(face.places(state, figure, size))[1:]
        first = len(known.places)
        known = replace(known, places=(*known.places, *places))
        for start in range(0, len(places), AT_A_TIME):
            numbers = range(first + start, first + min(start + AT_A_TIME, len(places)))
            known = _asked(face, state, known, onlookers, numbers, rows)
            yield known


def _asked(
    face: ThreatFace[Any], state: Any, known: FigureThreat, onlookers: Any, numbers: Sequence[int], rows: Sequence[int]
) -> FigureThreat:
    """Return a threat plus what some means can attack from some places, as far as impossible from those before."""
    origins = known.origins.copy()
    wanted = np.zeros(len(known.means), dtype=np.bool_)
    wanted[list(rows)] = True
    for number in numbers:
        asked = (origins < 0) & wanted[:, None]
        if asked.any():
            at = known.places[number]
            origins[face.attacked(state, known.figure, at, known.means, onlookers, asked)] = number
    return replace(known, origins=origins)


# -- one spot -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Attack:
    """How a figure could attack a person on a spot: by which means, and from which place."""

    figure: FigureId
    means: Means
    origin: Point3


def attacks_on(threats: Threats, spot: int) -> list[Attack]:
    """Return how a person on a spot (by number) could be attacked: by each figure and means from the nearest place."""
    return [
        Attack(each.figure, means, each.places[int(each.origins[row, spot])])
        for each in threats.figures
        for row, means in enumerate(each.means)
        if each.origins[row, spot] >= 0
    ]


def spots_at(threats: Threats, point: tuple[float, float]) -> list[int]:
    """Return the spots whose part of the table contains a point, from the bottom up."""
    x, y = point
    return [number for number, spot in enumerate(threats.spots) if _holds(spot, x, y)]


def _holds(spot: Spot, x: float, y: float) -> bool:
    """Return whether a point lies in the outline of a spot, which is convex and runs counter-clockwise."""
    ring = spot.ring
    return all(
        (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0.0
        for (ax, ay), (bx, by) in zip(ring, (*ring[1:], ring[0]), strict=True)
    )

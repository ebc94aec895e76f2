"""What was measured of each storey of a layout alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from pb12table.analysis.layout import TABLE, Measured
from pb12table.skirmish.ids import PlayerId
from pb12table.table.routes.house import Storey
from pb12table.table.shapes import Point3
from pb12table.table.sight.many.observers import Site

LEVEL: Final = 0.25
"""A way that rises or sinks by less, in steps, counts as level."""


@dataclass(frozen=True, slots=True)
class Seen:
    """How well a storey is seen from a ground: the share of its places in sight, and the mean share that sees a place.

    `cover` is the mean level of cover on it against those who see it; None where there is none.
    """

    in_sight: float
    mean: float
    cover: float | None


@dataclass(frozen=True, slots=True)
class StoreyWorth:
    """A storey with so many `places` of the grid, how it is `seen` from each ground and the whole TABLE, by their keys.

    `first` is the share of its places that each player reaches first.
    """

    storey: Storey
    places: int
    seen: Mapping[str, Seen]
    first: Mapping[PlayerId, float]


def storey_worths(measured: Measured) -> tuple[StoreyWorth, ...]:
    """The numbers of each storey that has places of the grid, from below."""
    keys = [TABLE, *(ground.id for ground in measured.grounds if ground.is_source and len(ground.sites))]
    known = {storey.number: storey for storey in measured.house.storeys}
    found: list[StoreyWorth] = []
    for number in measured.storeys:
        own = measured.numbers == number
        nearest = measured.sides.nearest[own]
        first = {player.id: float((nearest == row).mean()) for row, player in enumerate(measured.setup.players)}
        seen = {key: _seen(measured, key, number) for key in keys}
        found.append(StoreyWorth(known[number], int(own.sum()), seen, first))
    return tuple(found)


def _seen(measured: Measured, key: str, number: int) -> Seen:
    own = measured.numbers == number
    shares, levels = measured.exposure(key)[own], measured.cover(key)
    known = np.zeros(0) if levels is None else levels[own][~np.isnan(levels[own])]
    cover = float(known.mean()) if len(known) else None
    return Seen(float((shares > 0.0).mean()), float(shares.mean()), cover)


def sites_at_cell(measured: Measured, cell: tuple[int, int]) -> list[tuple[int, Site]]:
    """The sites in a cell of the grid with their numbers, from below."""
    rows, columns = measured.sites.cells
    there = np.flatnonzero((columns == cell[0]) & (rows == cell[1])).tolist()
    return [(number, measured.sites.sites[number]) for number in there]


def heights_along(points: Sequence[Point3]) -> tuple[float, ...]:
    """The heights at which a way begins, turns from rising to sinking or back, and ends; one where it is level."""
    heights = [point[2] for point in points]
    found = heights[:1]
    for height in heights[1:]:
        if abs(height - found[-1]) < LEVEL:
            continue
        goes_on = len(found) > 1 and (height > found[-1]) == (found[-1] > found[-2])
        # What is passed on the way up is no turn.
        found = [*found[:-1], height] if goes_on else [*found, height]
    return tuple(found)

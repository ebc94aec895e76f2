"""Slopes as dear areas, for rules whose ways are as long as they are in space; a search measures them from above."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import cos, inf, radians

import shapely

from pb12table.table.battlefield import Battlefield
from pb12table.table.index import terrain_index
from pb12table.table.shapes import open_ring
from pb12table.table.zones import Area

Groups = tuple[tuple[tuple[Area, ...], float], ...]
"""Groups of areas with what a step more costs in them, as in `Rates.dear`."""


def with_slopes(battlefield: Battlefield, groups: Groups, walk: float) -> Groups:
    """Dear areas with the slopes of a table at a price of a step, as much dearer where they lie in dear areas.

    Slopes count as if they were walked straight up, so that nothing is cheaper than in truth.
    """
    found = list(groups)
    for slope, share in _slopes(battlefield):
        found.append(((slope,), walk * share))
        for areas, more in groups:
            common = _in_all(slope, areas)
            if common:
                found.append((common, more * share))
    return tuple(found)


@lru_cache(maxsize=16)
def _slopes(battlefield: Battlefield) -> tuple[tuple[Area, float], ...]:
    """The tops that slope and can be walked, and by which share of it a step seen from above is longer on them."""
    sloping = (entry for entry in terrain_index(battlefield).carrying if not entry.flat)
    return tuple(
        (Area(entry.piece.outline, entry.piece.holes, (entry.base, entry.top)), _longer(entry.piece.slope))
        for entry in sloping
    )


def _longer(slope: float) -> float:
    return 1.0 / cos(radians(slope)) - 1.0


@lru_cache(maxsize=256)
def _in_all(slope: Area, areas: Sequence[Area]) -> tuple[Area, ...]:
    """The parts of a slope that lie in some areas."""
    return tuple(part for area in areas for part in _shared(slope, area))


def _shared(slope: Area, area: Area) -> Iterator[Area]:
    (low, high), (lowest, highest) = slope.band or (-inf, inf), area.band or (-inf, inf)
    band = (max(low, lowest), min(high, highest))
    if band[0] > band[1]:
        return
    one, two = (shapely.Polygon(each.outline, each.holes) for each in (slope, area))
    for part in shapely.get_parts(one.intersection(two)):
        if isinstance(part, shapely.Polygon):
            yield Area(open_ring(part.exterior), tuple(open_ring(hole) for hole in part.interiors), band)

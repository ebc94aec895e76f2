"""A first look at the exposure map: shares told by the observers asked so far, until all have been asked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from pb12table.table.raster import Floats
from pb12table.table.sight.many.observers import Sites

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
        """Whether every observer has been asked."""
        return self.observers >= len(self.sites)

    def exposure(self) -> Floats:
        """For each site the share of those asked that see it; NaN where less than half of the observers have been.

        Plain code asks the higher of two sites, so that few have been asked about a roof, and those look down on it.
        """
        is_known = (self.asked > 0) & (2 * self.asked >= self.observers)
        return np.where(is_known, self.seen / np.maximum(self.asked, 1), np.nan)


Shown: TypeAlias = Callable[[Glimpse], None]
"""Hears what is known so far."""


def spread_sites(sites: Sites) -> list[int]:
    """The numbers of all sites, so that those of the first few cells are always spread evenly over the table.

    The cells decide and not the numbers, so that a table and the same one with a piece moved are asked alike.
    """
    return _spread(sites.cells[0] * sites.raster.columns + sites.cells[1])


def _spread(keys: NDArray[np.intp]) -> list[int]:
    """The numbers of some keys, ordered so that the keys of the first few are always spread evenly over all."""
    found: list[int] = np.argsort((keys + 1) * _GOLDEN % 1.0, kind="stable").tolist()
    return found

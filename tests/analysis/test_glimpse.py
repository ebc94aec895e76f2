"""The exposure map while it is being measured: coarse at first, exact at last, by plain code and by the kernel."""

from __future__ import annotations

from unittest.mock import patch

import numpy as np
import pytest

from pb12table.analysis import sightings as looking
from pb12table.analysis.crew import Crew, Stopped
from pb12table.analysis.layout import Wishes
from pb12table.analysis.measuring import Measuring
from pb12table.analysis.sightings import Glimpse, sightings, spread_sites
from pb12table.systems.pb12.measures import HUMAN, stature_of
from pb12table.table.cells import Raster
from pb12table.table.sight.many import Sites
from tests.analysis.layouts import arena
from tests.bench.layouts import layout
from tests.table.scene import all_sites, block

TABLE = layout("small").table


def sites_on(size: float) -> Sites:
    return all_sites(TABLE, stature_of(HUMAN), Raster(TABLE.width, TABLE.depth, size))


def checked(shown: list[Glimpse], sites: Sites) -> None:
    """The glimpses become finer and come near to the last, which is what the finished map says."""
    exact = sightings(TABLE, sites, 1.8, Crew(0)).exposure(np.arange(len(sites)))
    observers = [glimpse.observers for glimpse in shown]
    assert observers == sorted(observers)
    assert [glimpse.is_exact for glimpse in shown] == [False] * (len(shown) - 1) + [True]
    assert shown[-1].exposure() == pytest.approx(exact)
    for glimpse in shown[:-1]:
        found = glimpse.exposure()
        known = ~np.isnan(found)
        assert known.mean() > 0.7
        assert np.abs(found[known] - exact[known]).mean() < 2.0 / np.sqrt(glimpse.observers)


@pytest.mark.parametrize("way", ["plain", "kernel"])
def test_it_is_coarse_at_first_and_exact_at_last(way: str, request: pytest.FixtureRequest) -> None:
    if way == "kernel":
        request.getfixturevalue("kernels")
    sites, shown = sites_on(1.5), list[Glimpse]()
    with patch.object(looking, "LOOK_UP", 0.0):
        sightings(TABLE, sites, 1.8, Crew(0), shown=shown.append)
    assert len(shown) > 4
    checked(shown, sites)


def test_the_first_one_comes_before_processes_have_begun() -> None:
    sites, shown = sites_on(1.5), list[Glimpse]()
    with patch.object(looking, "LOOK_UP", 0.0), Crew(1) as crew:
        sightings(TABLE, sites, 1.8, crew, shown=shown.append)
    assert 0 < shown[0].observers <= looking.BUNDLE
    checked(shown, sites)


def test_one_who_no_longer_wants_it_stops_it_after_the_first_look() -> None:
    sites, shown = sites_on(1.5), list[Glimpse]()
    with patch.object(looking, "LOOK_UP", 0.0), pytest.raises(Stopped):
        sightings(TABLE, sites, 1.8, Crew(0, lambda: bool(shown)), shown=shown.append)
    assert len(shown) == 1
    assert not shown[0].is_exact


def test_few_of_an_even_spread_lie_all_over_and_are_the_same_with_a_piece_more() -> None:
    sites = sites_on(0.5)
    order = spread_sites(sites)
    assert sorted(order) == list(range(len(sites)))
    part = len(sites) // 10
    assert all(any(start <= number < start + part for number in order[:40]) for start in range(0, 9 * part, part))
    fewer = Sites(sites.raster, sites.stature, tuple(site for site in sites.sites if site.cell[0] != 5))
    kept = [sites.sites[number] for number in order if sites.sites[number].cell[0] != 5]
    assert [fewer.sites[number] for number in spread_sites(fewer)] == kept


def test_a_measurement_keeps_its_last_glimpse() -> None:
    measuring = Measuring(arena(block("house", 8, 3, 12, 6, 4.0)), Wishes(2.0), 0)
    assert measuring.join(60.0)
    assert measuring.found is not None
    assert measuring.glimpse is not None
    assert measuring.glimpse.is_exact
    assert measuring.glimpse.exposure() == pytest.approx(measuring.found.exposure(""))

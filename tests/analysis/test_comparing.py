"""Two layouts beside each other: equal ones do not differ, differences are those of the maps, coarse ones give way."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from unittest.mock import patch

import numpy as np
import pytest

from pb12table.analysis import sightings as looking
from pb12table.analysis.comparing import Compared, GlimpsedDifference, NotComparable, opposed
from pb12table.analysis.crew import Crew
from pb12table.analysis.layout import TABLE, Measured, Wishes, measured
from pb12table.analysis.measuring import MeasuringBoth
from pb12table.analysis.sightings import Glimpse, sightings
from pb12table.report.layout_words import change_colours, mapped_storeys
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.table.shapes import box_ring
from pb12table.table.terrain import Piece
from tests.analysis.layouts import arena

PATIENCE = 120.0


def field(x: float = 6.0, *more: Piece) -> Setup:
    wall = Piece("wall", box_ring(x, 3.0, x + 1.0, 7.0), height=3.0)
    return arena(wall, Piece("block", box_ring(12.0, 7.0, 14.0, 8.0), height=1.0), *more)


@cache
def found(setup: Setup, grid: float = 2.0) -> Measured:
    with Crew(0) as crew:
        return measured(setup, Wishes(grid), crew)


def test_equal_layouts_differ_in_nothing() -> None:
    compared = Compared(found(field()), found.__wrapped__(field()))
    assert (compared.exposure(TABLE) == 0.0).all()
    for player in opposed(compared):
        assert (compared.exposed(player) == 0.0).all()
    cover = compared.cover(TABLE)
    assert cover is not None
    assert (cover[~np.isnan(cover)] == 0.0).all()
    assert compared.pieces.count == 0
    assert not any(change.is_other for change in compared.changes)


def test_a_difference_is_that_of_the_two_maps_place_by_place() -> None:
    before, after = found(field()), found(field(8.0, Piece("tower", box_ring(3.0, 1.0, 5.0, 3.0), height=4.0)))
    compared = Compared(before, after)
    one, other = before.exposure(TABLE), after.exposure(TABLE)
    places = {site.place: number for number, site in enumerate(before.sites.sites)}
    difference, seen = compared.exposure(TABLE), 0
    for number, site in enumerate(after.sites.sites):
        partner = places.get(site.place)
        if partner is None:
            assert np.isnan(difference[number])
        else:
            assert difference[number] == other[number] - one[partner]
            seen += difference[number] != 0.0
    assert seen > 10
    assert np.isnan(difference).any(), "on the tower nobody stood before"
    assert (compared.pieces.added, compared.pieces.removed, compared.pieces.altered) == (("tower",), (), ("wall",))
    assert any(change.is_other for change in compared.changes)


def test_the_other_way_round_all_is_the_other_way_round() -> None:
    before, after = found(field()), found(field(9.0))
    there, back = Compared(before, after), Compared(after, before)
    for change, opposite in zip(there.changes, back.changes, strict=True):
        assert (change.key, change.before, change.after) == (opposite.key, opposite.after, opposite.before)
        assert change.is_other is opposite.is_other
        if change.is_better is not None:
            assert opposite.is_better is not change.is_better
    assert np.nansum(there.exposure(TABLE)) == pytest.approx(-np.nansum(back.exposure(TABLE)))


def test_a_table_of_another_size_shares_the_places_in_whole_cells() -> None:
    wide = field()
    wide = replace(wide, battlefield=replace(wide.battlefield, width=23.0, depth=13.0))
    compared = Compared(found(field()), found(wide))
    places = set(compared.first.sites.sites)
    shared = [site.place in {each.place for each in places} for site in compared.second.sites.sites]
    assert (~np.isnan(compared.exposure(TABLE)) == np.array(shared)).all()
    assert any(shared)
    assert not all(shared)


def test_what_was_measured_otherwise_is_not_compared() -> None:
    with pytest.raises(NotComparable):
        Compared(found(field()), found(field(), 4.0))


@pytest.mark.parametrize("way", ["plain", "kernel"])
def test_a_coarse_difference_gives_way_to_the_exact_one_to_the_last_digit(
    way: str, request: pytest.FixtureRequest
) -> None:
    if way == "kernel":
        request.getfixturevalue("kernels")
    both = [field(), field(8.0)]
    exact = Compared(*(found(setup) for setup in both))
    shown: list[list[Glimpse]] = [[], []]
    with patch.object(looking, "LOOK_UP", 0.0), patch.object(looking, "KERNEL_BUNDLE", 8):
        for part, glimpses in zip((exact.first, exact.second), shown, strict=True):
            sightings(part.setup.battlefield, part.sites, 1.8, Crew(0), shown=glimpses.append)
    coarse = GlimpsedDifference(shown[0][0], shown[1][0])
    assert not coarse.is_exact
    last = GlimpsedDifference(shown[0][-1], shown[1][-1])
    assert last.is_exact
    assert np.array_equal(last.difference(), exact.exposure(TABLE), equal_nan=True)


def test_two_that_are_measured_by_turns_are_what_each_is_alone() -> None:
    both = [field(), field(8.0)]
    alone = Compared(*(found(setup) for setup in both))
    measuring = MeasuringBoth(both[0], both[1], Wishes(2.0), 0)
    assert measuring.join(PATIENCE)
    compared = measuring.compared
    assert compared is not None
    assert compared.is_whole
    assert measuring.is_over
    assert measuring.glimpse is not None
    assert measuring.glimpse.is_exact
    assert compared.changes == alone.changes
    for key in (TABLE, *compared.shared_grounds):
        assert np.array_equal(compared.exposure(key), alone.exposure(key), equal_nan=True)
        one, other = compared.cover(key), alone.cover(key)
        assert one is not None
        assert other is not None
        assert np.array_equal(one, other, equal_nan=True)
    assert compared.second.computed < alone.second.computed, "much of the one is known from the other"


def test_it_can_be_broken_off_and_tells_why_it_is_lost() -> None:
    measuring = MeasuringBoth(field(), field(8.0), Wishes(0.25), 1)
    measuring.stop()
    assert measuring.join(PATIENCE)
    assert measuring.is_over
    assert measuring.lost is None
    fine = MeasuringBoth(field(), field(8.0), Wishes(0.01), 0)
    assert fine.join(PATIENCE)
    assert fine.lost is not None


def test_a_storey_has_a_difference_of_its_own() -> None:
    def house(x: float) -> Setup:
        floor = Piece("floor", box_ring(8.0, 3.0, 12.0, 7.0), base=2.6, height=0.2)
        stairs = Piece("crate", box_ring(x, 4.0, x + 1.0, 5.0), height=1.2)
        return arena(floor, stairs, Piece("wall", box_ring(4.0, 2.0, 4.5, 9.0), height=6.0))

    compared = Compared(found(house(9.0), 1.0), found(house(15.0), 1.0))
    assert list(mapped_storeys(compared.second)) == [0, 1]
    values = compared.exposure(TABLE)
    below, above = (change_colours(compared, values, 0.1, storey) for storey in (0, 1))
    assert not np.array_equal(below, above)
    inside = compared.second.sites.raster.cell_at((10.5, 6.5))
    for colours, storey in ((below, 0), (above, 1)):
        own = compared.second.sites.without_gaps(values, compared.second.of_storey(storey))
        assert not np.isnan(own[inside[1], inside[0]])
        assert colours[inside[1], inside[0], 3] > 0

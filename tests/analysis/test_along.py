"""Exposure along a way is exposure at its places, and the way is the cheapest through what was drawn."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from pb12table.analysis.along import NoWay, along, cut, observers_of, way_through
from pb12table.analysis.crew import Crew
from pb12table.analysis.layout import TABLE, Measured, Wishes, measured
from pb12table.analysis.walking import cheapest_walk
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.table.shapes import box_ring
from pb12table.table.sight.sight import is_clear
from pb12table.table.terrain import Piece
from tests.analysis.layouts import arena


def field() -> Setup:
    wall = Piece("wall", box_ring(6.0, 2.0, 7.0, 8.0), height=3.0, standable=False)
    return arena(wall, Piece("step", box_ring(10.0, 3.0, 14.0, 6.0), height=0.6))


def found(setup: Setup) -> Measured:
    with Crew(0) as crew:
        return measured(setup, Wishes(2.0), crew)


@pytest.mark.parametrize("way", ["plain", "kernel"])
def test_it_is_what_the_map_says_at_its_places(way: str, request: pytest.FixtureRequest) -> None:
    if way == "kernel":
        request.getfixturevalue("kernels")
    setup = field()
    whole = found(setup)
    sites = whole.sites
    for player in ("west", TABLE):
        observers = observers_of(setup, sites, player)
        exposure = whole.sights[0].exposure(observers)
        chosen = list(range(0, len(sites), 5))
        places = [sites.sites[number].place for number in chosen]
        told = along(setup, sites, player, places, 0.0, step=1000.0)
        assert [place.at for place in told.places] == places
        assert [place.seen for place in told.places] == [exposure[number] for number in chosen]


def test_each_place_is_seen_by_those_whose_line_to_it_is_clear() -> None:
    setup = field()
    sites = found(setup).sites
    points, cost = way_through(setup, [(2.0, 5.0), (9.0, 5.0), (12.0, 4.5)])
    told = along(setup, sites, "west", points, cost, step=1.5)
    observers = observers_of(setup, sites, "west")
    eye = sites.stature.eye
    for place in told.places:
        x, y, z = place.at
        seeing = [
            is_clear(setup.battlefield, (a, b, c + eye), (x, y, z + eye))
            for a, b, c in (sites.sites[number].place for number in observers.tolist())
        ]
        assert place.seen == np.mean(seeing)
    assert 0.0 < told.mean <= max(place.seen for place in told.places)
    assert told.most is not None
    assert told.most.seen == max(place.seen for place in told.places)
    assert told.hidden <= told.length


def test_the_way_is_the_cheapest_from_each_place_to_the_next() -> None:
    setup = field()
    points, cost = way_through(setup, [(2.0, 5.0), (9.0, 5.0), (12.0, 4.5)])
    first, second = cheapest_walk(setup, (2.0, 5.0, 0.0), (9.0, 5.0, 0.0)), None
    assert points[-1] == (12.0, 4.5, 0.6)
    second = cheapest_walk(setup, (9.0, 5.0, 0.0), points[-1])
    assert first.cost is not None
    assert second.cost is not None
    assert cost == first.cost + second.cost
    assert any(y < 2.0 or y > 8.0 for _, y, _ in points), "it leads round the wall"


def test_places_lie_no_farther_apart_than_a_step_and_at_every_corner() -> None:
    setup = field()
    points, _ = way_through(setup, [(2.0, 5.0), (12.0, 4.5)])
    places = cut(setup.battlefield, points, 0.7)
    alongs = [far for _, far in places]
    assert alongs == sorted(alongs)
    assert max(b - a for a, b in pairwise(alongs)) <= 0.7 + 1e-6
    assert set(points) <= {place for place, _ in places}


@pytest.mark.parametrize(("points", "number"), [([(6.5, 5.0), (2.0, 5.0)], 0), ([(2.0, 5.0), (6.5, 5.0)], 1)])
def test_where_nobody_can_stand_there_is_no_way(points: list[tuple[float, float]], number: int) -> None:
    with pytest.raises(NoWay) as told:
        way_through(field(), points)
    assert told.value.number == number

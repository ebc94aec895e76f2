"""What one ground sees of another is what lines, distances and walks between all its pairs of places say."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from pb12table.analysis.between import (
    Between,
    NobodyStands,
    Ranges,
    TooManyPairs,
    UnknownGround,
    all_sites,
    between,
    ground_called,
)
from pb12table.analysis.covering import UNSEEN
from pb12table.analysis.layout import TABLE
from pb12table.analysis.walking import measuring, with_person
from pb12table.skirmish.bodies import preset_called
from pb12table.systems.pb12.measures import MEASURER, alone_at
from pb12table.systems.pb12.rules.movement.planner import plan_path
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.table.shapes import Point, Point3, box_ring, direction, distance, rounded
from pb12table.table.sight.many import Sites
from pb12table.table.sight.sight import cover_of, is_clear
from pb12table.table.terrain import Piece
from pb12table.table.unions import are_inside
from tests.analysis.layouts import arena

WEST, EAST = "0,0 4,0 4,10 0,10", "12,2 18,2 18,9"


def field() -> tuple[Setup, Sites]:
    wall = Piece("wall", box_ring(6.0, 2.0, 7.0, 6.0), height=3.0, standable=False)
    fence = Piece("fence", box_ring(9.0, 5.0, 9.4, 10.0), height=1.2, standable=False)
    setup = arena(wall, fence)
    return setup, all_sites(setup, 1.5)


def found(
    setup: Setup, sites: Sites, bands: tuple[float, ...] = (), reach: float | None = None, move: float | None = None
) -> Between:
    first, second = ground_called(setup, sites, WEST), ground_called(setup, sites, EAST)
    return between(setup, sites, first, second, Ranges(bands, reach, move))


def clear(setup: Setup, sites: Sites, observer: int, target: int) -> bool:
    (a, b, c), (x, y, z) = sites.sites[observer].place, sites.sites[target].place
    aim = measuring(setup).person.aim_at(sites.stature.height)
    return is_clear(setup.battlefield, (a, b, c + sites.stature.eye), (x, y, z + aim))


@pytest.mark.parametrize("way", ["plain", "kernel"])
def test_pairs_and_bands_are_counted_one_by_one(way: str, request: pytest.FixtureRequest) -> None:
    if way == "kernel":
        request.getfixturevalue("kernels")
    setup, sites = field()
    told = found(setup, sites, bands=(9.0, 13.0))
    counts = {9.0: [0, 0], 13.0: [0, 0], None: [0, 0]}
    sees = np.zeros((len(told.first.sites), len(told.second.sites)), dtype=bool)
    for row, observer in enumerate(told.first.sites.tolist()):
        for column, target in enumerate(told.second.sites.tolist()):
            apart = distance(sites.sites[observer].place, sites.sites[target].place)
            band = counts[9.0 if apart <= 9.0 else 13.0 if apart <= 13.0 else None]
            sees[row, column] = clear(setup, sites, observer, target)
            band[0] += 1
            band[1] += bool(sees[row, column])
    assert [(band.to, band.pairs, band.seen) for band in told.bands] == [(to, *pair) for to, pair in counts.items()]
    assert told.sees.tolist() == sees.mean(axis=1).tolist()
    assert told.seen.tolist() == sees.mean(axis=0).tolist()
    assert 0.0 < told.in_sight < 1.0
    assert told.best.share == sees.mean(axis=1).max()
    assert told.safest.share == sees.mean(axis=0).min()
    assert (told.worst.share, told.barest.share) == (sees.mean(axis=1).min(), sees.mean(axis=0).max())


def test_levels_of_cover_are_those_of_each_pair() -> None:
    setup, sites = field()
    told = found(setup, sites)
    face, counts = measuring(setup), dict.fromkeys(told.levels, 0)
    for observer in told.first.sites.tolist():
        for target in told.second.sites.tolist():
            bodies = [sites.stature.body(sites.sites[number].place) for number in (observer, target)]
            cover, translucent = cover_of(setup.battlefield, bodies[0], bodies[1], ())
            level = face.cover(setup, cover.covered_share, translucent)
            counts[UNSEEN if level is None else level] += 1
    assert dict(told.levels) == counts
    assert len(counts) > 2, "the fence covers some of them"


def test_moves_bring_what_is_seen_from_where_they_lead() -> None:
    setup = arena(Piece("wall", box_ring(10.0, 4.0, 10.5, 6.5), height=3.0, standable=False))
    sites = all_sites(setup, 1.5)
    told = found(setup, sites, reach=11.5, move=2.0)
    assert [shot.moves for shot in told.shots] == [0, 1, 2]
    starts = [sites.sites[each].place for each in told.first.sites.tolist()]
    for shot in told.shots:
        # Nothing stands in the way so far west: the way is the straight line.
        far = [min(distance(site.place, start) for start in starts) for site in sites.sites]
        places = [number for number in range(len(sites)) if far[number] <= shot.moves * 2.0 + 1e-6]
        assert shot.places == len(places)
        for column, target in enumerate(told.second.sites.tolist()):
            near = [n for n in places if distance(sites.sites[n].place, sites.sites[target].place) <= 11.5]
            assert bool(shot.by_place[column]) == any(clear(setup, sites, number, target) for number in near)
    assert told.shots[0].share < told.shots[1].share < told.shots[2].share


def test_grounds_are_zones_polygons_and_the_table() -> None:
    setup, sites = field()
    assert len(ground_called(setup, sites, TABLE).sites) == len(sites)
    with pytest.raises(UnknownGround) as unknown:
        ground_called(setup, sites, "nowhere")
    assert unknown.value.known
    for name in unknown.value.known:
        assert len(ground_called(setup, sites, name).sites)
    for typed in ("1,1 2,2", "1,1 2,2 x,3"):
        with pytest.raises(UnknownGround):
            ground_called(setup, sites, typed)
    with pytest.raises(NobodyStands):
        ground_called(setup, sites, "6.1,2.2 6.9,2.2 6.9,5.8 6.1,5.8")


def test_more_pairs_than_fit_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    setup, sites = field()
    monkeypatch.setattr("pb12table.analysis.between.MOST_PAIRS", 3)
    with pytest.raises(TooManyPairs):
        found(setup, sites)


@pytest.mark.slow
def test_moves_of_a_vehicle_lead_only_where_it_is_driven_and_turns_cost_something() -> None:
    plain = arena(Piece("wall", box_ring(9.0, 3.0, 9.5, 10.0), height=3.0, standable=False))
    coach = preset_called(measuring(plain).bodies(plain), "coach")
    assert coach is not None
    setup = with_person(plain, coach.person)
    sites = all_sites(setup, 2.0)
    first, second = ground_called(setup, sites, "2,3 5,3 5,6 2,6"), ground_called(setup, sites, EAST)
    told = between(setup, sites, first, second, Ranges(reach=8.0, move=7.5))
    assert told.is_driven
    assert [shot.moves for shot in told.shots] == [0, 1, 2]
    assert told.shots[0].places < told.shots[1].places < told.shots[2].places
    x, y = sites.places[second.sites][:, :2].mean(axis=0).tolist()
    starts = [sites.sites[number].place for number in first.sites.tolist()]
    (areas,) = measuring(setup).driven(setup, starts, (x, y), [7])
    places = [site.place for site in sites.sites]
    reached = [place for place in places if any(are_inside(region, np.array([place]))[0] for _, region in areas)]
    assert reached
    for place in reached[:: max(len(reached) // 6, 1)]:
        costs = [driven_cost(setup, start, (x, y), place) for start in starts]
        assert min(costs) <= 7, f"nobody drives to {place} with 7 points"


def driven_cost(setup: Any, start: Point3, towards: Point, to: Point3) -> float:
    """What a drive costs that begins looking at a place; without end where none is found."""
    state = alone_at(setup, start, rounded(direction(start[:2], towards)))
    plan = plan_path(state, MEASURER, to[:2], height=to[2], movement_points=7, farthest=7)
    return plan.cost if plan.reachable else float("inf")

"""Who sees whom among all sites: by several processes, anew only where terrain has changed, as `visible` says."""

from __future__ import annotations

import multiprocessing
import os
import random
import time
import traceback
from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from pb12table.analysis.covering import APART, UNSEEN, Covering, covering, longest_lanes
from pb12table.analysis.crew import Crew, Stopped, WorkerLost
from pb12table.analysis.sightings import Sightings, sightings
from pb12table.files.problems import FileProblem
from pb12table.files.scenario import load_scenario
from pb12table.kernel.request import IllegalAnswer, Refusal
from pb12table.systems.pb12.measures import HUMAN, stature_of
from pb12table.systems.pb12.rules.figures.figures import GAIT
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.table.battlefield import Battlefield
from pb12table.table.cells import Raster
from pb12table.table.shapes import distance
from pb12table.table.sight.many import Sites
from pb12table.table.terrain import Piece
from tests.analysis.layouts import pushed
from tests.table.scene import all_sites, block, field

COVE = load_scenario("smugglers-cove").setup
STATURE = stature_of(HUMAN)


def sites_on(table: Battlefield, size: float) -> Sites:
    return all_sites(table, STATURE, Raster(table.width, table.depth, size))


@cache
def seen_on(table: Battlefield, size: float, aim: float = 1.8) -> Sightings:
    """What is found without anything from before: once for all tests that begin with it."""
    return sightings(table, sites_on(table, size), aim, Crew(0))


def seen_again(table: Battlefield, size: float, before: Sightings, aim: float = 1.8) -> Sightings:
    return sightings(table, sites_on(table, size), aim, Crew(0), before=before)


def cover_on(setup: Setup, size: float, before: Covering | None = None) -> Covering:
    sites = sites_on(setup.battlefield, size)
    return covering(setup, sites, STATURE, np.arange(0, len(sites), 9), Crew(0), before=before)


def test_two_processes_find_what_one_finds() -> None:
    table = COVE.battlefield
    alone = seen_on(table, 1.5)
    with Crew(2) as crew:
        together = sightings(table, sites_on(table, 1.5), 1.8, crew)
    assert (alone.bits == together.bits).all()
    assert alone.computed == together.computed == alone.pairs()


def test_sight_is_as_long_as_it_is_broad() -> None:
    found = seen_on(COVE.battlefield, 1.5)
    rows = np.array([found.seen_by(number) for number in range(len(found.sites))])
    assert (rows == rows.T).all()
    assert 0.0 < rows.mean() < 1.0


def test_exposure_is_the_share_of_observers_that_see_a_site() -> None:
    found = seen_on(COVE.battlefield, 2.0, aim=0.9)
    observers = np.array([3, 40, 77])
    plain = np.mean([found.seen_by(int(number)) for number in observers], axis=0)
    assert found.exposure(observers) == pytest.approx(plain)
    assert not found.exposure(np.zeros(0, dtype=np.intp)).any()


@pytest.mark.slow
@pytest.mark.parametrize("aim", [1.8, 0.9])
@pytest.mark.parametrize("key", ["landed-crates", "hut", "customs-stairs"])
def test_after_one_piece_was_moved_only_what_can_have_changed_is_worked_out(key: str, aim: float) -> None:
    table = COVE.battlefield
    before = seen_on(table, 1.5, aim)
    moved = pushed(table, key, 1.0, 0.5)
    fresh = seen_on(moved, 1.5, aim)
    again = seen_again(moved, 1.5, before, aim)
    assert (again.bits == fresh.bits).all()
    assert (fresh.bits.shape != before.bits.shape) or (fresh.bits != before.bits).any()
    assert 0 < again.computed < fresh.computed / 2


def test_nothing_is_worked_out_again_when_nothing_was_changed() -> None:
    before = seen_on(COVE.battlefield, 2.0)
    again = seen_again(COVE.battlefield, 2.0, before)
    assert again.computed == 0
    assert (again.bits == before.bits).all()


@pytest.mark.slow
def test_another_grid_or_aim_uses_nothing_that_was_found_before() -> None:
    before = seen_on(COVE.battlefield, 2.0)
    assert seen_again(COVE.battlefield, 3.0, before).computed == seen_on(COVE.battlefield, 3.0).pairs()
    lower = seen_again(COVE.battlefield, 2.0, before, 1.0)
    assert lower.computed == lower.pairs()


# -- cover --------------------------------------------------------------------------------------------------------


def test_cover_after_one_piece_was_moved_is_what_it_would_be_anew() -> None:
    before = cover_on(COVE, 2.0)
    changed = replace(COVE, battlefield=pushed(COVE.battlefield, "landed-crates", 1.0, 0.5))
    fresh, again = cover_on(changed, 2.0), cover_on(changed, 2.0, before)
    assert (again.levels == fresh.levels).all()
    assert (fresh.levels != before.levels).any()
    assert 0 < again.computed < fresh.computed / 2


def test_a_figure_behind_a_low_wall_is_covered_and_one_behind_a_house_unseen() -> None:
    table = field(block("wall", 4, 0, 4.5, 8, height=1.2), block("house", 7, 0, 9, 3, height=5.0), width=12, depth=8)
    setup = replace(COVE, battlefield=table, zones=(), figures=())
    sites = sites_on(table, 1.0)
    numbers = {site.place: number for number, site in enumerate(sites.sites)}
    observer = numbers[0.5, 1.5, 0.0]
    found = covering(setup, sites, STATURE, np.array([observer]), Crew(0))
    level = {place: int(found.levels[0, number]) for place, number in numbers.items()}
    assert level[2.5, 1.5, 0.0] == 0
    assert level[5.5, 1.5, 0.0] > 0
    assert level[10.5, 1.5, 0.0] == UNSEEN
    mean = found.mean(np.array([observer]))
    assert np.isnan(mean[numbers[10.5, 1.5, 0.0]])
    assert found.seen(np.array([observer]))[numbers[10.5, 1.5, 0.0]] == 0.0


# -- lanes --------------------------------------------------------------------------------------------------------


def test_the_longest_lane_of_an_open_table_is_its_diagonal() -> None:
    found = longest_lanes(seen_on(field(width=20, depth=10), 1.0), Crew(0))
    assert found[0].length == pytest.approx(distance((0.5, 0.5, 0), (19.5, 9.5, 0)))
    assert len(found) == 10
    assert [lane.length for lane in found] == sorted((lane.length for lane in found), reverse=True)
    for number, lane in enumerate(found):
        for other in found[:number]:
            ways = ((lane.start, lane.end), (lane.end, lane.start))
            assert all(max(distance(other.start, a), distance(other.end, b)) >= APART for a, b in ways)


@pytest.mark.slow
def test_a_lane_is_free() -> None:
    seen = seen_on(COVE.battlefield, 1.0)
    numbers = {site.place: number for number, site in enumerate(seen.sites.sites)}
    lanes = longest_lanes(seen, Crew(0))
    assert lanes
    for lane in lanes:
        first, second = ((x, y, round(z - 1.8, 6)) for x, y, z in (lane.start, lane.end))
        assert seen.seen_by(numbers[first])[numbers[second]]


def test_a_wall_across_the_table_leaves_no_lane_across() -> None:
    wall = Piece("wall", ((10.0, 0.0), (10.0, 10.0)), height=5.0, thin=True)
    lanes = longest_lanes(seen_on(field(wall, width=20, depth=10), 1.0), Crew(0))
    assert {lane.start[0] < 10.0 for lane in lanes} == {True, False}
    for lane in lanes:
        assert (lane.start[0] < 10.0) == (lane.end[0] < 10.0)


def test_it_makes_no_difference_in_which_order_the_pieces_are_told() -> None:
    table = COVE.battlefield
    pieces = list(table.pieces)
    random.Random(1).shuffle(pieces)
    before = seen_on(table, 2.0)
    assert seen_again(Battlefield(table.width, table.depth, tuple(pieces), GAIT), 2.0, before).computed == 0


# -- the crew -----------------------------------------------------------------------------------------------------


def test_work_is_stopped_at_once_however_long_it_takes() -> None:
    """It would take an hour, and a test that takes minutes is broken off."""
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 3

    with Crew(1, stop) as crew:
        list(crew.carried_out(_square, 2, []))
        with pytest.raises(Stopped):
            list(crew.carried_out(_wait, 3600.0, [1, 2]))
    assert not multiprocessing.active_children()


@pytest.mark.slow
def test_the_crew_can_go_on_after_it_was_stopped_and_after_errors() -> None:
    with Crew(2) as crew:
        assert sorted(crew.carried_out(_square, 1, [1, 2, 3])) == [(0, 2), (1, 5), (2, 10)]
        with pytest.raises(ZeroDivisionError):
            list(crew.carried_out(_divide, 1, [1, 0]))
        assert sorted(crew.carried_out(_square, 0, [4])) == [(0, 16)]


@pytest.mark.slow
@pytest.mark.parametrize("workers", [0, 1])
def test_an_error_of_any_sort_tells_where_it_happened(workers: int) -> None:
    with Crew(workers) as crew:
        for task in (_divide, _refuse, _find_fault):
            with pytest.raises(Exception, match=r"zero|not so|problem") as caught:
                list(crew.carried_out(task, 1, [0]))
            told = "".join(traceback.format_exception(caught.value))
            assert f"in {task.__name__}\n" in told
            assert "WorkerLost" not in told


def test_a_lost_process_is_noticed() -> None:
    with Crew(1) as crew, pytest.raises(WorkerLost):
        list(crew.carried_out(_vanish, 0, [1]))


def test_without_processes_it_is_asked_before_each_task_whether_to_stop() -> None:
    asked: list[bool] = []

    def stop() -> bool:
        asked.append(True)
        return len(asked) > 2

    results = Crew(0, stop).carried_out(_square, 0, [1, 2, 3, 4])
    assert [next(results), next(results)] == [(0, 1), (1, 4)]
    with pytest.raises(Stopped):
        next(results)


@pytest.mark.slow
def test_processes_begin_only_when_tasks_have_taken_so_long_here() -> None:
    with Crew(1, at_first=1000.0) as crew:
        assert {pid for _, pid in crew.carried_out(_process, 0, [1, 2, 3])} == {os.getpid()}
    with Crew(1, at_first=1e-9) as crew:
        first, *others = [pid for _, pid in crew.carried_out(_process, 0, [1, 2, 3])]
        assert first == os.getpid()
        assert others
        assert os.getpid() not in others


def _process(shared: int, task: int) -> int:
    # So that some processor time is taken for sure.
    sum(range(100_000))
    return os.getpid()


def _refuse(shared: int, task: int) -> int:
    raise IllegalAnswer(Refusal("R1.1", "not so"), "the beginning")


def _find_fault(shared: int, task: int) -> int:
    raise FileProblem("x.toml", "", "problem-not-toml", what="text")


def _square(shared: int, task: int) -> int:
    return shared + task * task


def _divide(shared: int, task: int) -> float:
    return shared / task


def _wait(shared: float, _: int) -> None:
    time.sleep(shared)


def _vanish(shared: int, _: int) -> None:
    os._exit(shared)

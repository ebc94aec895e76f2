"""An analysis beside something else: it finds the same, goes on from what is known, and can be broken off."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from pb12table.analysis.crew import Beside, Crew, KernelsLost, Stage
from pb12table.analysis.layout import Earlier, Measured, TooFine, Wishes, measured, measured_in_parts
from pb12table.analysis.measuring import Measuring, MeasuringBoth
from pb12table.analysis.plain import plain_layout
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.table.kernels import registry
from pb12table.table.shapes import box_ring
from pb12table.table.terrain import Piece
from tests.analysis.layouts import arena

PATIENCE = 120.0


def field(x: float = 6.0) -> Setup:
    wall = Piece("wall", box_ring(x, 3.0, x + 1.0, 7.0), height=3.0)
    return arena(wall, Piece("block", box_ring(12.0, 7.0, 14.0, 8.0), height=3.0))


def finished(measuring: Measuring) -> Measured:
    assert measuring.join(PATIENCE)
    assert measuring.is_over
    assert measuring.found is not None
    return measuring.found


def test_it_finds_what_an_analysis_finds_and_tells_how_far_it_is() -> None:
    wishes = Wishes(4.0)
    measuring = Measuring(field(), wishes, 0)
    found = finished(measuring)
    with Crew(0) as crew:
        plain = measured(field(), wishes, crew)
    assert (found.exposure("") == plain.exposure("")).all()
    assert found.lanes == plain.lanes
    assert set(measuring.stages) >= {Stage.SITES, Stage.SIGHT, Stage.COVER}
    assert all(done == total for done, total in measuring.stages.values())


def test_what_is_known_is_not_worked_out_again(tmp_path: Path) -> None:
    wishes, file = Wishes(4.0), tmp_path / "known.npz"
    first = finished(Measuring(field(), wishes, 0, file=lambda: file))
    assert file.exists()
    again = finished(Measuring(field(), wishes, 0, file=lambda: file))
    assert again.computed == 0
    moved = finished(Measuring(field(7.0), wishes, 0, before=first))
    anew = finished(Measuring(field(7.0), wishes, 0))
    assert 0 < moved.computed < anew.computed == anew.all_to_compute
    assert np.array_equal(moved.exposure(""), anew.exposure(""))


def test_it_can_be_broken_off() -> None:
    measuring = Measuring(field(), Wishes(0.25), 1)
    measuring.stop()
    assert measuring.join(PATIENCE)
    assert measuring.is_over
    assert measuring.found is None
    assert measuring.lost is None


def test_a_grid_that_is_too_fine_is_said_to_be_so() -> None:
    measuring = Measuring(field(), Wishes(0.01), 0)
    assert measuring.join(PATIENCE)
    assert measuring.is_over
    assert isinstance(measuring.lost, TooFine)


def test_without_a_place_to_keep_things_it_works_all_the_same(tmp_path: Path) -> None:
    def nowhere() -> Path:
        raise OSError("no room")

    assert finished(Measuring(field(), Wishes(6.0), 0, file=nowhere)).computed


def test_a_fault_inside_is_told_and_written_down(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise AssertionError("that cannot be")

    monkeypatch.setattr("pb12table.analysis.measuring.measured_in_parts", broken)
    measuring = Measuring(field(), Wishes(6.0), 0)
    assert measuring.join(PATIENCE)
    assert measuring.is_over
    assert measuring.found is None
    assert str(measuring.lost) == "that cannot be"
    assert "Traceback" in caplog.text


one_or_two = pytest.mark.parametrize(
    "begun",
    [
        lambda: Measuring(field(), Wishes(6.0), 0),
        lambda: MeasuringBoth(field(), field(7.0), Wishes(6.0), 0),
    ],
    ids=["one", "two"],
)


@one_or_two
def test_kernels_that_come_in_the_middle_let_all_begin_again(
    begun: Callable[[], Beside], monkeypatch: pytest.MonkeyPatch
) -> None:
    with Crew(0) as crew:
        whole = measured(field(), Wishes(6.0), crew)
    there: list[tuple[str, ...]] = [()]
    asked: list[tuple[tuple[str, ...], int]] = []

    def parts(*_: object, **__: object) -> Iterator[Measured]:
        for number in range(3):
            asked.append((there[0], number))
            if number == 1:
                there[0] = ("cover",)
            yield whole

    monkeypatch.setattr("pb12table.analysis.crew.ready", lambda: there[0])
    monkeypatch.setattr("pb12table.analysis.measuring.measured_in_parts", parts)
    measuring = begun()
    assert measuring.join(PATIENCE)
    assert measuring.lost is None
    again = [number for kernels, number in asked if kernels]
    assert asked[0] == ((), 0)
    assert [kernels for kernels, _ in asked[-len(again) :]] == [("cover",)] * len(again)
    assert sorted(again) == sorted([0, 1, 2] * (2 if isinstance(measuring, MeasuringBoth) else 1))


class Lost(ModuleType):
    """A kernel that is here, and whose like no process can have."""

    def __getattr__(self, name: str) -> Any:
        raise KernelsLost(name)


class Away(Crew):
    """Processes that have none of the kernels there are here, and answer by plain code where that is wanted."""

    def carried_out(self, function: Callable[[Any, Any], Any], shared: Any, tasks: Sequence[Any]) -> Iterator[Any]:
        if not self.plain:
            raise KernelsLost("no room")
        with registry.plain():
            found = [function(shared, task) for task in tasks]
        yield from enumerate(found)


@one_or_two
def test_where_processes_cannot_have_the_kernels_all_begins_again_by_plain_code(
    begun: Callable[[], Beside], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing of it is asked of a kernel that is still here: one report is all of kernels or all of plain code."""
    with Crew(0) as crew:
        whole = measured(field(), Wishes(6.0), crew)
    monkeypatch.setattr("pb12table.analysis.crew.Crew", Away)
    registry.use({name: Lost(name) for name in registry.KERNELS})
    try:
        measuring = begun()
        assert measuring.join(PATIENCE)
    finally:
        registry.let_go()
    assert measuring.lost is None
    if isinstance(measuring, MeasuringBoth):
        assert measuring.compared is not None
        found: Measured | None = measuring.compared.first
    else:
        assert isinstance(measuring, Measuring)
        found = measuring.found
    assert found is not None
    assert found.is_whole
    assert np.array_equal(found.exposure(""), whole.exposure(""))
    assert found.walks.found == whole.walks.found
    assert found.covering is not None
    assert whole.covering is not None
    assert np.array_equal(found.covering.levels, whole.covering.levels)


def test_what_is_wanted_is_worked_out_first_and_nothing_else_comes_of_it() -> None:
    setup, wishes = field(), Wishes(4.0)
    usual = list(measured_in_parts(setup, wishes, Crew(0), known=Earlier))
    first = list(measured_in_parts(setup, wishes, Crew(0), known=Earlier, ways_first=lambda: True))
    assert [(part.covering is not None, bool(part.ways)) for part in usual[2:4]] == [(True, False), (True, True)]
    assert [(part.covering is not None, bool(part.ways)) for part in first[2:4]] == [(False, True), (True, True)]
    assert plain_layout(usual[-1]) == plain_layout(first[-1])


def test_cover_that_has_just_begun_gives_way() -> None:
    setup, stages = field(), list[Stage]()

    def told(stage: Stage, done: int, total: int) -> None:
        stages.append(stage)

    parts = measured_in_parts(
        setup, Wishes(4.0), Crew(0), known=Earlier, told=told, ways_first=lambda: Stage.COVER in stages
    )
    found = list(parts)
    assert [(part.covering is not None, bool(part.ways)) for part in found[2:4]] == [(False, True), (True, True)]
    assert stages.index(Stage.WAYS) < len(stages) - 1 - stages[::-1].index(Stage.COVER)

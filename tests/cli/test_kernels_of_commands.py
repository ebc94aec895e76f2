"""Which commands have kernels: only work that lasts waits for numba, and only what gains by it."""

from __future__ import annotations

import operator
import threading
from dataclasses import replace
from multiprocessing import Pipe
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from pb12table.analysis import crew
from pb12table.analysis.layout import Earlier, plain_seconds
from pb12table.analysis.sightings import Sightings
from pb12table.app.screens.base import one_process
from pb12table.cli import layout
from pb12table.console import output
from pb12table.console.output import WORTH_COMPILING, WORTH_READING, do_gain, kernels_beside_games, with_kernels
from pb12table.files.scenario import load_scenario
from pb12table.systems.pb12.measures import HUMAN, stature_of
from pb12table.table.cells import Raster
from pb12table.table.kernels import registry
from pb12table.table.kernels.loader import SWITCH, Fault, Trouble
from pb12table.table.sight.many import Sites


@pytest.mark.parametrize(
    ("seconds", "is_kept", "said"),
    [
        (0.9 * WORTH_READING, True, None),
        (WORTH_READING, True, []),
        (0.9 * WORTH_COMPILING, False, None),
        (WORTH_COMPILING, False, ["kernels-compiling"]),
    ],
    ids=["too little to read", "read", "too little to compile", "compiled"],
)
def test_kernels_are_read_or_compiled_where_work_is_worth_it(
    seconds: float, is_kept: bool, said: list[str] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    prepared: list[bool] = []
    monkeypatch.setattr(output, "kernels_are_kept", lambda: is_kept)
    monkeypatch.setattr(output, "prepare_kernels", lambda: prepared.append(True))
    monkeypatch.setattr(output, "texts", lambda: lambda key, **_details: key)
    monkeypatch.setattr(output, "complain", heard.append)
    with_kernels(seconds)
    assert (heard if prepared else None) == said


def test_what_goes_wrong_is_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(output, "kernels_are_kept", lambda: True)
    monkeypatch.setattr(output, "prepare_kernels", lambda: Trouble(Fault.FAILED, "no such number"))
    with_kernels(WORTH_READING)
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "no such number" in said


@pytest.mark.parametrize(
    ("system", "bots", "expected"),
    [
        ("pb12", ["careful", "random"], True),
        ("d20", ["plain"], True),
        ("pb12", ["random", "random"], False),
        ("pocket", ["greedy"], False),
        ("fate", ["plain"], False),
    ],
)
def test_games_gain_where_bots_ask_about_sight_and_ways(
    system: str, bots: list[str], expected: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[object] = []
    monkeypatch.setattr(output, "kernels_beside", begun.append)
    assert do_gain(system, bots) is expected
    kernels_beside_games(system, bots)
    assert bool(begun) is expected


def test_a_small_table_is_measured_before_kernels_would_be_there_and_a_large_one_is_not() -> None:
    cove, quay = (load_scenario(name).setup for name in ("smugglers-cove", "governors-quay"))
    assert plain_seconds(cove, 1.0) < WORTH_COMPILING < plain_seconds(quay, 1.0)
    assert plain_seconds(quay, 2.0) == pytest.approx(plain_seconds(quay, 1.0) / 4.0)


def test_what_is_known_of_a_layout_is_looked_up_before_kernels_are_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    quay = load_scenario("governors-quay").setup
    sight = Sightings(
        quay.battlefield, Sites(Raster(1.0, 1.0, 1.0), stature_of(HUMAN), ()), 1.0, np.zeros((0, 0), np.uint8), 0
    )
    estimates: list[float] = []

    class Enough(Exception):
        pass

    def estimated(seconds: float) -> None:
        estimates.append(seconds)
        raise Enough

    monkeypatch.setattr(layout, "with_kernels", estimated)
    monkeypatch.setattr(layout, "file_of", lambda *_: Path("kept"))
    for known in (
        None,
        Earlier((replace(sight, battlefield=replace(quay.battlefield, pieces=())),)),
        Earlier((sight,)),
    ):
        monkeypatch.setattr(layout, "kept", lambda *_, known=known: known)
        with pytest.raises(Enough):
            layout.show_layout(scenario="governors-quay")
    assert estimates[0] == estimates[1] > WORTH_COMPILING > estimates[2]


@pytest.mark.parametrize(
    ("gains", "wanted", "expected"),
    [(True, (), ["begun False"]), (False, (), []), (False, ("cover",), ["prepared cover"])],
)
def test_processes_of_a_crew_compile_nothing_and_read_what_it_has_or_what_gains(
    gains: bool, wanted: tuple[str, ...], expected: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(crew, "begin_kernels", lambda *, compiles: heard.append(f"begun {compiles}"))
    monkeypatch.setattr(crew, "prepare_kernels", lambda names: heard.append(f"prepared {' '.join(names)}"))
    monkeypatch.setattr("signal.signal", lambda *_: None)
    ours, theirs = Pipe()
    ours.close()
    crew._work(theirs, wanted, gains)
    assert heard == expected


def test_a_process_without_the_kernels_of_its_crew_answers_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "prepare_kernels", lambda _: Trouble(Fault.FAILED, "no such number"))
    monkeypatch.setattr("signal.signal", lambda *_: None)
    ours, theirs = Pipe()
    ours.send(crew._Order(max, 1))
    ours.send(2)
    thread = threading.Thread(target=crew._work, args=(theirs, ("cover",), False))
    thread.start()
    is_done, answer = ours.recv()
    ours.close()
    thread.join()
    assert not is_done
    assert isinstance(answer, crew.KernelsLost)
    assert str(answer) == "no such number"


def test_a_job_of_the_window_is_done_where_kernels_are_lost(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A picture or a page needs none, so the disk may be full, or the cache gone, since they were read."""
    cache = tmp_path / "cache"
    cache.write_text("no folder")
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache))
    monkeypatch.delenv(SWITCH, raising=False)
    registry.use({name: ModuleType(name) for name in registry.GROUPS[0]})
    try:
        with one_process(crew.never) as worker:
            assert list(worker.carried_out(operator.add, 1, [2])) == [(0, 3)]
    finally:
        registry.let_go()

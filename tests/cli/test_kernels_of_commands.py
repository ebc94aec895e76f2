"""Which commands have kernels: only work that lasts waits for numba, and only what gains by it."""

from __future__ import annotations

from multiprocessing import Pipe

import pytest

from pb12table.analysis import crew
from pb12table.analysis.layout import plain_seconds
from pb12table.console import output
from pb12table.console.output import WORTH_COMPILING, WORTH_READING, do_gain, kernels_beside_games, with_kernels
from pb12table.files.scenario import load_scenario
from pb12table.table.kernels.loader import Fault, Trouble


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


@pytest.mark.parametrize(("gains", "expected"), [(True, ["begun"]), (False, [])])
def test_processes_of_a_crew_have_kernels_only_for_what_gains(
    gains: bool, expected: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(crew, "begin_kernels", lambda: heard.append("begun"))
    monkeypatch.setattr(crew, "prepare_kernels", lambda: heard.append("prepared"))
    monkeypatch.setattr("signal.signal", lambda *_: None)
    ours, theirs = Pipe()
    ours.close()
    crew._work(theirs, False, gains)
    assert heard == expected

"""Work handed to a Dask cluster: the same results, a killed worker costs nothing but time, and clear words."""

from __future__ import annotations

import logging
import os
import signal
import socket
import time
from collections.abc import Iterator
from typing import Any

import pytest

import pb12table
from pb12table.analysis import crew
from pb12table.analysis.crew import ClusterCrew, ClusterProblem, Crew, Stopped, program_identity
from pb12table.cli.main import run
from tests.cli.commands import answer

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]


@pytest.fixture(scope="module", autouse=True)
def distributed() -> Any:
    """The library, which is large: it is read where one of these tests runs, not where they are collected."""
    return pytest.importorskip("distributed")


@pytest.fixture(scope="module")
def address(distributed: Any) -> Iterator[str]:
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=logging.CRITICAL
    ) as local:
        yield local.scheduler_address


def _after_a_while(shared: float, task: int) -> tuple[int, int]:
    time.sleep(shared)
    return task * task, os.getpid()


def _broken(shared: int, task: int) -> float:
    return shared / task


def test_results_are_those_of_our_own_processes(address: str) -> None:
    with ClusterCrew(address) as there, Crew(0) as here:
        found = {number: square for number, (square, _) in there.carried_out(_after_a_while, 0.0, range(20))}
        expected = {number: square for number, (square, _) in here.carried_out(_after_a_while, 0.0, range(20))}
        assert found == expected
        assert sorted(there.carried_out(_after_a_while, 0.0, [])) == []
        with pytest.raises(ZeroDivisionError):
            list(there.carried_out(_broken, 1, [1, 0, 2]))


def test_a_killed_worker_costs_nothing_but_time(address: str) -> None:
    with ClusterCrew(address) as crew:
        killed = 0
        found: dict[int, int] = {}
        for number, (square, process) in crew.carried_out(_after_a_while, 0.1, range(24)):
            found[number] = square
            if not killed:
                killed = process
                os.kill(process, signal.SIGKILL)
    assert killed
    assert found == {number: number * number for number in range(24)}


def test_work_on_a_cluster_can_be_stopped(address: str) -> None:
    asked: list[bool] = []

    def stop() -> bool:
        asked.append(True)
        return len(asked) > 2

    with ClusterCrew(address, stop) as crew, pytest.raises(Stopped):
        list(crew.carried_out(_after_a_while, 0.2, range(1000)))


def test_games_are_the_same_to_the_last_digit(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("simulate", "the-ford", "--games", "6", "--bots", "random", "--check")
    alone, together = answer(capsys, *arguments, "--workers", "1"), answer(capsys, *arguments, "--cluster", address)
    assert {**alone, "seconds": 0} == {**together, "seconds": 0}


def test_a_layout_is_measured_and_tried_there(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("layout", "smugglers-cove", "--grid", "6", "--games", "2", "--bot", "random", "--anew")
    alone, together = answer(capsys, *arguments, "--workers", "1"), answer(capsys, *arguments, "--cluster", address)
    assert alone["games"]["layouts"][0]["games"] == 2
    assert alone == together


def test_a_worker_with_another_program_ends_the_command(
    address: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    there = program_identity()
    monkeypatch.setattr(pb12table, "__version__", "9.9.9")
    monkeypatch.setattr(crew, "program_identity", crew.program_identity.__wrapped__)
    assert run(["simulate", "the-ford", "--games", "2", "--bots", "random", "--cluster", address]) == 2
    told = capsys.readouterr().err
    assert f"has another version of the program: {there} instead of 9.9.9 (" in told


def test_what_was_played_is_told_where_a_worker_of_another_program_joins(
    address: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    results: Any = crew._result_of
    played: list[Any] = []

    def with_one_that_joins(future: Any) -> Any:
        found = results(future)
        played.append(found)
        if len(played) > 2:
            raise ClusterProblem("other-program", {"worker": "", "found": "0.1", "expected": "0.2"})
        return found

    monkeypatch.setattr(crew, "_result_of", with_one_that_joins)
    assert run(["simulate", "the-ford", "--games", "8", "--bots", "random", "--cluster", address]) == 2
    printed = capsys.readouterr()
    assert "game" in printed.out
    assert "0.1" in printed.err


def test_a_scheduler_that_ends_in_the_middle_is_told(distributed: Any) -> None:
    with (
        distributed.LocalCluster(
            n_workers=1, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=logging.CRITICAL
        ) as local,
        ClusterCrew(local.scheduler_address) as crew,
    ):
        results = crew.carried_out(_after_a_while, 0.1, range(1000))
        next(results)
        local.close()
        with pytest.raises(ClusterProblem) as told:
            list(results)
    assert (told.value.key, told.value.details) == ("lost", {"address": local.scheduler_address})


def test_an_address_nobody_answers_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(crew, "CONNECT", 0.5)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        silent = f"tcp://127.0.0.1:{free.getsockname()[1]}"
    for wrong in (silent, "nonsense://x", "127.0.0.1:no", "tls://127.0.0.1:1", "ucx://127.0.0.1:1"):
        assert run(["simulate", "the-ford", "--games", "2", "--cluster", wrong]) == 2
        told = capsys.readouterr().err
        assert wrong in told
        assert len(told.splitlines()) == 1


def test_a_scheduler_without_workers_is_told(
    distributed: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(crew, "CONNECT", 2.0)
    with distributed.LocalCluster(n_workers=0, dashboard_address=None, silence_logs=logging.CRITICAL) as local:
        assert run(["simulate", "the-ford", "--games", "2", "--cluster", local.scheduler_address]) == 2
        assert "no workers" in capsys.readouterr().err

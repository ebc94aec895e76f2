"""Work beside the frames: the newest question counts, and what is not wanted any more ends."""

from __future__ import annotations

from threading import Event
from time import monotonic, sleep
from typing import Any

import pytest

from pb12table.table.routes import GivenUp
from pb12table.window.kit import background
from pb12table.window.kit.background import LONG, PATIENCE, Background
from tests.app.helpers import SetClock


def until_an_answer_comes(answers: Background[Any]) -> None:
    """Work as the frames do, until an answer has come."""
    patience = monotonic() + 10.0
    before = answers.found
    while answers.found is before and monotonic() < patience:
        answers.work()
        sleep(0.002)
    assert answers.found is not before


def test_what_takes_long_is_given_up_when_something_else_is_wanted(clock: SetClock) -> None:
    answers: Background[str] = Background()
    begun = Event()

    def endless() -> str:
        begun.set()
        while not answers.is_overtaken():
            sleep(0.002)
        raise GivenUp

    answers.ask("first", endless)
    assert begun.wait(10.0)
    clock.let_pass(2 * LONG)
    assert not answers.is_overtaken(), "it is wanted still"
    answers.ask("second", lambda: "done")
    until_an_answer_comes(answers)
    assert answers.found == ("second", "done")
    assert not answers.is_busy


@pytest.mark.usefixtures("clock")
def test_what_is_quick_is_ended_and_shown_on_the_way() -> None:
    answers: Background[str] = Background()
    go = Event()

    def short() -> str:
        assert go.wait(10.0)
        if answers.is_overtaken():
            raise GivenUp
        return "first"

    answers.ask(1, short)
    answers.ask(2, lambda: "second")
    go.set()
    until_an_answer_comes(answers)
    assert answers.found == (1, "first")
    assert answers.settle() == "second"


def test_what_is_overdue_is_slow_until_it_comes(clock: SetClock) -> None:
    answers: Background[int] = Background()
    go = Event()
    assert not answers.has_become_slow()

    def job() -> int:
        assert go.wait(10.0)
        return 7

    answers.ask("it", job)
    assert not answers.has_become_slow(), "not yet"
    clock.let_pass(2 * PATIENCE)
    assert answers.is_slow
    assert answers.has_become_slow()
    assert not answers.has_become_slow(), "it is told once"
    go.set()
    until_an_answer_comes(answers)
    assert answers.has_become_slow()
    assert not answers.is_slow


def test_what_is_waited_for_is_not_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "LONG", 0.02)
    answers: Background[str] = Background()

    def patient() -> str:
        for _ in range(20):
            sleep(0.005)
            if answers.is_overtaken():
                raise GivenUp
        return "done"

    answers.ask("it", patient)
    assert answers.settle() == "done"


def test_what_was_given_up_is_asked_again_when_people_come_back_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "LONG", 0.0)
    answers: Background[str] = Background()
    begun, left = Event(), Event()

    def job() -> str:
        if not begun.is_set():
            begun.set()
            while not answers.is_overtaken():
                sleep(0.002)
            left.set()
            raise GivenUp
        return "done"

    answers.ask("first", job)
    assert begun.wait(10.0)
    answers.ask("second", lambda: "never")
    assert left.wait(10.0)
    answers.ask("first", job)
    until_an_answer_comes(answers)
    assert answers.found == ("first", "done")


def test_what_was_forgotten_ends_although_something_else_is_wanted_by_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "LONG", 0.02)
    answers: Background[str] = Background()
    begun, left = Event(), Event()

    def endless() -> str:
        begun.set()
        patience = monotonic() + 10.0
        while not answers.is_overtaken() and monotonic() < patience:
            sleep(0.002)
        if monotonic() < patience:
            left.set()
        raise GivenUp

    answers.ask("first", endless)
    assert begun.wait(10.0)
    answers.forget()
    answers.ask("second", lambda: "done")
    assert answers.settle() == "done"
    assert left.is_set()


def test_no_preview_waits_for_another_that_was_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "LONG", 60.0)
    first: Background[str] = Background()
    second: Background[str] = Background()
    begun = Event()

    def endless() -> str:
        begun.set()
        while not first.is_overtaken():
            sleep(0.002)
        raise GivenUp

    first.ask("a way", endless)
    assert begun.wait(10.0)
    second.ask("a reach", lambda: "done")
    sleep(0.02)
    assert not second.work(), "there is one thread"
    first.forget()
    until_an_answer_comes(second)
    assert second.found == ("a reach", "done")
    assert first.found is None


def test_what_is_begun_is_wanted_from_the_first_moment() -> None:
    answers: Background[bool] = Background()
    for number in range(50):
        answers.ask(number, answers.is_overtaken)
        assert answers.settle() is False

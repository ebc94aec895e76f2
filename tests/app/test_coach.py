"""The coach judges what a person has decided, never before; several people must all want it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from pb12table.analysis.played.judging import Judgement, Prospect, Verdict
from pb12table.app.game.screen import GameScreen
from pb12table.app.program import Program
from pb12table.app.review import coach as coaching
from pb12table.app.review.advice import LEVELS, Advice, Asked, advised
from pb12table.app.review.coach import Coach, CoachSheet
from pb12table.bots.play import make_bots, play, started
from pb12table.files.scenario import load_scenario
from pb12table.kernel.dice import SeededDice
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.known import system
from pb12table.window.kit.keys import Settings
from pb12table.window.screens.base import LaidScreen
from pb12table.window.screens.dialogs import Agreement
from tests.app.helpers import SIZE, Hand

PRICE = 120_000
MOVING = "ChooseMoveOption"


class Told:
    """Stands for the process: each decision it is asked about was a blunder, and one may see what it was asked."""

    def __init__(self, *_: Any, **__: Any) -> None:
        self.asked: list[Asked] = []

    def carried_out(self, function: Any, shared: None, tasks: list[Asked]) -> list[tuple[int, Advice]]:
        assert function is advised
        (asked,) = tasks
        self.asked.append(asked)
        given = asked.entries[asked.entry]
        prospects = (Prospect(answer=given.plain, chance=400_000), Prospect(answer=given.plain, chance=520_000))
        judgement = Judgement(verdict=Verdict.BLUNDER, price=PRICE, prospects=prospects)
        return [(0, Advice(asked.entry, PlayerId(given.player), judgement))]

    def dismiss(self) -> None:
        """There is no process."""


def begun(monkeypatch: pytest.MonkeyPatch, by_program: list[str], *, coach: bool = True) -> tuple[Hand, Coach]:
    """A game of Kampf W6 with a coach whose verdict is known."""
    monkeypatch.setattr(coaching, "Crew", Told)
    settings = Settings(language="en", dice_speed="none", hints=False, by_program=by_program, coach=coach)
    program = Program(settings, SIZE)
    program.play("petrol-station")
    hand = Hand(program)
    hand.frames(2)
    while not isinstance(hand.top, GameScreen | Agreement):
        assert isinstance(hand.top, LaidScreen)
        hand.top.refuse()
        hand.frames(1)
    assert hand.game.coach is not None
    return hand, hand.game.coach


def wanted(coach: Coach) -> bool:
    """Whether the coach is on now."""
    return coach.is_on


def told(coach: Coach) -> Advice | None:
    """What it has found now."""
    return coach.advice


def decide(hand: Hand) -> None:
    """Answer the open question as one usually does, and wait for the coach."""
    request = hand.session.pending
    assert request is not None
    assert hand.game.commit(request.default(hand.session.state))
    assert hand.game.coach is not None
    hand.game.coach.settle()
    hand.game.skip()
    hand.frames(2)


def marks(hand: Hand) -> list[str]:
    hand.program.draw()
    return [zone.name for zone in hand.game.zones if zone.name == coaching.ZONE]


@pytest.mark.screen("CoachSheet")
def test_a_mark_follows_a_decision_and_tells_more_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    hand, coach = begun(monkeypatch, ["", "steady"])
    assert marks(hand) == []
    decide(hand)
    found = told(coach)
    assert found is not None
    assert found.grade == "costly"
    assert marks(hand) == [coaching.ZONE]
    hand.game.press_zone(coaching.ZONE)
    hand.frames(1)
    sheet = hand.on_top(CoachSheet)
    assert sheet.told[-1] == "It cost 12 points of chance."
    assert sheet.told[0].startswith("Played, 40 %: ")
    sheet.press("off")
    hand.frames(1)
    assert not hand.program.settings.coach
    assert marks(hand) == []


def test_nothing_is_judged_where_it_is_not_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    hand, coach = begun(monkeypatch, ["", "steady"], coach=False)
    decide(hand)
    assert told(coach) is None
    hand.key(pygame.K_F2, pygame.KMOD_CTRL)
    assert hand.program.settings.coach
    assert wanted(coach)


def test_what_is_taken_back_is_not_judged_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    hand, coach = begun(monkeypatch, ["", "steady"])
    decide(hand)
    found = told(coach)
    assert found is not None
    hand.game.go_back(found.entry)
    hand.frames(2)
    assert told(coach) is None
    assert marks(hand) == []


def test_between_people_all_must_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    hand, coach = begun(monkeypatch, ["", ""])
    asking = hand.on_top(Agreement)
    assert asking.names == ["Alice", "Bob"]
    asking.press("agree:Alice")
    assert not wanted(coach)
    hand.frames(1)
    decide(hand)
    assert told(coach) is None
    asking.press("agree:Bob")
    hand.frames(1)
    assert wanted(coach)
    decide(hand)
    assert told(coach) is not None


def test_who_declines_is_not_asked_again_in_that_game(monkeypatch: pytest.MonkeyPatch) -> None:
    hand, coach = begun(monkeypatch, ["", ""])
    hand.on_top(Agreement).press("no")
    hand.frames(2)
    decide(hand)
    assert not wanted(coach)
    assert hand.shows(hand.game)


@pytest.mark.parametrize(("behind", "looks"), [(None, 1), (0, 1), (30_000, 1), (30_001, 2)])
def test_what_may_have_cost_something_is_looked_at_once_more(
    behind: int | None, looks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[str] = []
    prospects = () if behind is None else (Prospect(answer=None, chance=400_000, behind=behind),)

    def judge(_: Any, level: str) -> Any:
        looked.append(level)
        verdict = Verdict.FINE if level == LEVELS[0] else Verdict.BLUNDER
        return SimpleNamespace(judged=lambda *_: Judgement(verdict=verdict, prospects=prospects))

    monkeypatch.setattr("pb12table.app.review.advice.Judge", judge)
    scenario = load_scenario("petrol-station")
    rules = system(scenario.setup.system)
    session: Session[Any] = Session(rules, rules.new_game(scenario.setup), SeededDice(3))
    request = session.pending
    assert request is not None
    decided = len(session.entries)
    session.answer(request.default(session.state))
    found = advised(None, Asked(scenario.setup, tuple(session.entries), decided))
    assert found is not None
    assert looked == list(LEVELS[:looks])
    assert found.judgement.verdict is (Verdict.FINE if looks == 1 else Verdict.BLUNDER)


@pytest.mark.slow
def test_equal_decisions_are_judged_alike() -> None:
    scenario = load_scenario("petrol-station")
    rules = system(scenario.setup.system)
    session: Session[Any] = Session(rules, rules.new_game(scenario.setup), SeededDice(3))
    request = session.pending
    assert request is not None
    decided = len(session.entries)
    session.answer(request.default(session.state))
    asked = Asked(scenario.setup, tuple(session.entries), decided)
    found = advised(None, asked)
    assert found is not None
    assert found.player == request.player
    assert found == advised(None, asked)


@pytest.mark.slow
def test_a_move_is_judged_as_a_whole_once_it_is_over() -> None:
    scenario = load_scenario("smugglers-cove")
    session = started(scenario.setup, 3)
    bots = make_bots(["learner"], scenario.setup, 3)
    while type(session.pending).__name__ != MOVING:
        play(session, bots, 1)
    begun = len(session.entries) - 1
    assert advised(None, Asked(scenario.setup, tuple(session.entries), begun)) is None
    while type(session.pending).__name__ == MOVING:
        play(session, bots, 1)
    last = max(n for n, entry in enumerate(session.entries) if entry.request == MOVING)
    found = [advised(None, Asked(scenario.setup, tuple(session.entries), entry)) for entry in (begun, last)]
    assert found[0] is not None
    assert found[0].entry == begun
    assert found[0] == found[1]
    assert found[0].judgement.verdict is not Verdict.UNJUDGED

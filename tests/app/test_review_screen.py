"""A game is gone through in the window: the curve, the lists, the table at a moment, and playing on from there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from pb12table.analysis.played.judging import WHOLE, Judgement, Prospect, Verdict
from pb12table.analysis.played.review import Review, Step, Throw
from pb12table.app.play.games import own_save_path
from pb12table.app.program import Program
from pb12table.app.review import screen as review_screen
from pb12table.app.review.charts import Curve, told_rounds
from pb12table.app.review.own import OwnScreen
from pb12table.app.review.screen import ReviewScreen
from pb12table.bots.play import make_bots
from pb12table.files.saves.save import SaveFile
from pb12table.files.scenario import load_scenario
from pb12table.files.weights import shipped_weights
from pb12table.kernel.dice import SeededDice
from pb12table.kernel.game import EntryKind
from pb12table.kernel.session import Session
from pb12table.report.own_games import kept_summaries
from pb12table.report.review_page import dice_words
from pb12table.report.review_telling import POINT
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.known import system
from pb12table.window.kit.keys import Settings
from pb12table.window.screens.dialogs import Message
from tests.app.helpers import SIZE, Hand

ENTRIES = 60
DEAR = 200_000
LEAVES = "SpendOnRoll"
"""Whoever is asked this does nothing."""


class Made:
    """A review that is there at once: every answer but one is fine, that one cost a lot, and each die brought luck."""

    def __init__(self, game: Any) -> None:
        self.lost = None
        self.stopped = False
        self._game = game
        self.share = 0.5

    @property
    def done(self) -> tuple[int, int]:
        return (10, 10) if self.share == 1.0 else (5, 10)

    def begin(self) -> None:
        """Nothing is worked out."""

    def stop(self) -> None:
        self.stopped = True

    def review(self) -> Review:
        game, rules = self._game, system(self._game.setup.system)
        valued = rules.valued
        assert valued is not None
        steps: list[Step] = []
        dear = False
        for number, entry in enumerate(game.entries[: round(len(game.entries) * self.share)]):
            before = 500_000 + (number * 7919) % 90_000
            judgement = None
            if entry.kind is EntryKind.ANSWER:
                judgement = Judgement(verdict=Verdict.FINE)
                if not dear and number >= ENTRIES // 4:
                    dear = True
                    prospects = (Prospect(answer=entry.plain, name="hold", chance=400_000),
                                 Prospect(answer=entry.plain, chance=600_000, dealt=2000))  # fmt: skip
                    judgement = Judgement(verdict=Verdict.BLUNDER, price=DEAR, prospects=prospects)
            steps.append(
                Step(entry=number, kind=entry.kind, player=entry.player, request=entry.request, game_round=1,
                     before=(before, WHOLE - before), judgement=judgement, left=entry.request == LEAVES)
            )  # fmt: skip
        end = (WHOLE, 0) if self.share == 1.0 else None
        weights = shipped_weights(game.setup.system, valued)
        return Review(game.setup, "steady", weights, len(game.entries), False, tuple(steps), end)


def saved(entries: int = ENTRIES) -> Path:
    """A save of a game of Kampf W6 that has just begun."""
    scenario = load_scenario("petrol-station")
    rules = system(scenario.setup.system)
    session: Session[Any] = Session(rules, rules.new_game(scenario.setup), SeededDice(3))
    bots = make_bots(["learner"], scenario.setup, 3)
    while len(session.entries) < entries:
        request = session.pending
        assert request is not None
        session.answer(bots[PlayerId(request.player)].answer(rules.view(session.state, request.player), request))
    save = SaveFile.create(own_save_path(scenario.id), scenario, "seeded", {})
    save.write(session)
    save.close()
    return save.path


def opened(monkeypatch: pytest.MonkeyPatch, language: Any = "en") -> tuple[Hand, ReviewScreen, Made]:
    """The review of such a save, half of it worked out."""
    made: list[Made] = []

    def make(game: Any) -> Made:
        made.append(Made(game))
        return made[-1]

    monkeypatch.setattr(review_screen, "Reviewing", make)
    program = Program(Settings(language=language, hints=False), SIZE)
    program.to_start()
    program.review(saved())
    hand = Hand(program)
    hand.frames(3)
    return hand, hand.on_top(ReviewScreen), made[0]


@pytest.mark.screen("ReviewScreen")
def test_half_a_review_is_shown_and_grows(monkeypatch: pytest.MonkeyPatch) -> None:
    hand, screen, made = opened(monkeypatch)
    assert "Going through it: 50 %" in _words(screen)
    assert kept_summaries() == []
    made.share = 1.0
    hand.frames(2)
    assert "Every decision was judged." in _words(screen)
    assert [seat.name for seat in kept_summaries()[0].seats] == ["Alice", "Bob"]
    hand.key(pygame.K_ESCAPE)
    assert made.stopped


def test_who_leaves_a_roll_is_said_to_before_what_came_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    hand, screen, made = opened(monkeypatch)
    made.share = 1.0
    hand.frames(2)
    left = next(each for each in screen.work.review().changes() if each.step.request == LEAVES)
    others = [each for each in screen.work.review().changes() if each.step.judgement and not each.step.left]
    assert " leaves the roll as it is. " in screen._words(left)
    assert not any(" leaves the roll as it is." in screen._words(each) for each in others[:5])


def test_what_cost_most_lies_on_the_table_with_what_was_better(monkeypatch: pytest.MonkeyPatch) -> None:
    hand, screen, made = opened(monkeypatch)
    made.share = 1.0
    hand.frames(2)
    dear = next(each for each in screen.work.review().dearest())
    screen.press(f"player:{dear.player}")
    hand.frames(1)
    hand.key(pygame.K_DOWN)
    assert screen.chosen == dear.step.entry
    words = _words(screen)
    assert "blunder" in words
    assert "Keep all actions for reactions: Recruit 2 attacks Recruit 1" in words, "what it was after stands before it"
    assert "It cost 20 points of chance." in words
    assert "On average it does 2 instead of 0 harm." in words


def test_a_review_that_saw_too_little_of_a_game_says_so_below_the_accounts(monkeypatch: pytest.MonkeyPatch) -> None:
    hand, screen, made = opened(monkeypatch)
    made.share = 1.0
    hand.frames(2)
    assert "were not foreseen" not in _words(screen)
    monkeypatch.setattr("pb12table.report.review_page.FAR", 10 * POINT)
    hand.frames(1)
    assert "In this game 18 points lay hidden or were not foreseen" in _words(screen)


def test_luck_is_listed_from_the_best_down_and_the_other_way_round(monkeypatch: pytest.MonkeyPatch) -> None:
    hand, screen, made = opened(monkeypatch)
    made.share = 1.0
    hand.frames(2)
    hand.key(pygame.K_2)
    who = screen._who()
    lucky = [each.luck[who] for each in screen.listed]
    assert lucky == sorted(lucky, reverse=True)
    first = screen.listed[0]
    assert isinstance(first, Throw)
    assert dice_words(screen.texts, screen.setup, first) in _words(screen), "the log tells several throws in one line"
    assert lucky[-1] > 0
    hand.key(pygame.K_3)
    unlucky = [each.luck[who] for each in screen.listed]
    assert unlucky == sorted(unlucky)
    assert unlucky[-1] < 0


def test_a_click_on_the_curve_shows_that_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    hand, screen, made = opened(monkeypatch)
    made.share = 1.0
    hand.frames(2)
    hand.program.draw()
    place = screen.layout.place_of("curve")
    hand.click((place.right - 12, place.y + place.h // 2))
    assert screen.chosen is not None
    assert screen.chosen > ENTRIES * 3 // 4


def test_one_plays_on_from_a_moment_in_a_save_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    hand, screen, _ = opened(monkeypatch)
    entry = screen.chosen
    assert entry is not None
    screen.press("play")
    hand.frames(3)
    assert len(hand.session.entries) >= entry
    assert hand.session.entries[:entry] == screen.session.entries[:entry]
    assert hand.game.controller.save is not None
    assert hand.game.controller.save.path != screen._loaded.path


def test_where_nothing_was_learned_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    from pb12table.analysis.played.judging import NoValue

    def make(_: Any) -> Made:
        raise NoValue("w6")

    monkeypatch.setattr(review_screen, "Reviewing", make)
    program = Program(Settings(language="en"), SIZE)
    program.to_start()
    program.review(saved())
    hand = Hand(program)
    hand.frames(3)
    assert "has not yet learned" in hand.on_top(Message).text


@pytest.mark.screen("OwnScreen")
def test_ones_own_page_sums_up_and_is_deleted_after_a_question(monkeypatch: pytest.MonkeyPatch) -> None:
    hand, screen, made = opened(monkeypatch)
    made.share = 1.0
    hand.frames(2)
    hand.key(pygame.K_ESCAPE)
    hand.program.open_load()
    hand.frames(2)
    hand.key(pygame.K_y)
    page = hand.on_top(OwnScreen)
    assert "One game reviewed" in _words(page)
    page.press("delete")
    hand.frames(1)
    hand.on_top(Message).press("0")
    hand.frames(1)
    assert kept_summaries() == []
    assert "No game has been reviewed yet." in _words(page)
    del screen


def _words(screen: Any) -> str:
    """All that a screen says."""
    found = []
    for placed in screen.layout.root.walk():
        for name in ("text", "label"):
            word = getattr(placed.node, name, None)
            if isinstance(word, str):
                found.append(word)
    return "\n".join(found)


def test_the_last_round_is_numbered_below_the_curve_however_short_it_was() -> None:
    curve = Curve((), (), 100, ((0, 1), (30, 2), (60, 3), (96, 4), (99, 5)))
    assert [number for _, number in told_rounds(curve, float, 22.0)] == [1, 2, 3, 5]

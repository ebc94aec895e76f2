"""Matches of bots: fair layouts, paired games, and a test that errs no more often than it says."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from math import log
from pathlib import Path
from time import process_time
from typing import Any

import pytest

from pb12table.analysis.crew import Crew
from pb12table.analysis.played.match import (
    LEAST_PAIRS,
    POINTS,
    Bout,
    Contest,
    Pair,
    Sprt,
    contested,
    counted,
    expected,
    order_of,
    paired,
    strength,
)
from pb12table.bots.play import make_bots, play, started
from pb12table.files.scenario import load_scenario, suite_files
from pb12table.skirmish.bot import Imagine
from pb12table.systems.known import SYSTEMS, system

SUITES = {(identity, name): path for identity in SYSTEMS for name, path in suite_files(identity).items()}


def lake(*bots: str, seed: int = 1) -> Contest:
    """Two bots at the lake of Pocket Tactics, where games are short."""
    setup = load_scenario(SUITES["pocket", "lake"]).setup
    return Contest((bots[0], bots[1]), (setup,), seed)


def bout(winner: int | None, reason: str = "over", decisions: int = 10, seconds: float = 0.5) -> Bout:
    return Bout(winner, reason, 5, (decisions, 2 * decisions), (seconds, 2 * seconds))


# -- layouts --------------------------------------------------------------------------------------------------


def test_each_game_has_a_suite() -> None:
    sizes = {identity: sum(each == identity for each, _ in SUITES) for identity in SYSTEMS}
    assert sizes["pb12"] == 8
    assert {size for identity, size in sizes.items() if identity != "pb12"} == {4}


@pytest.mark.parametrize("path", SUITES.values(), ids=["-".join(key) for key in SUITES])
def test_a_layout_of_a_suite_is_the_same_after_half_a_turn(path: Path) -> None:
    scenario = load_scenario(path)
    table, document = scenario.setup.battlefield, scenario.document
    first, second = (player.id for player in scenario.setup.players)
    other = {first: second, second: first, None: None}

    def corners(points: Any, *, turned: bool) -> frozenset[tuple[float, ...]]:
        spots = [(table.width - x, table.depth - y) if turned else (x, y) for x, y in points or ()]
        return frozenset(tuple(round(part, 3) + 0.0 for part in spot) for spot in spots)

    def pieces(*, turned: bool) -> Counter[Any]:
        return Counter(
            (
                (each.kind, each.base, each.height),
                *(corners(line, turned=turned) for line in (each.outline, each.low_edge, each.high_edge)),
            )
            for each in table.pieces
        )

    def figures(*, turned: bool) -> Counter[Any]:
        rows = [*document.get("figure", ()), *document.get("group", ())]
        return Counter(
            (
                row.get("profile") or row["minion"],
                other[row["player"]] if turned else row["player"],
                corners(row["at"] if "minion" in row else [row["at"]], turned=turned),
                (row["facing"] + 180.0 * turned) % 360.0 if "facing" in row else None,
            )
            for row in rows
        )

    def zones(*, turned: bool) -> Counter[Any]:
        return Counter(
            (
                row["kind"],
                tuple(row.get("band") or ()),
                corners([(x, y), (x + wide, y + deep)], turned=turned),
            )
            for row in document.get("zone", ())
            for x, y, wide, deep in (row["rectangle"],)
        )

    def tiles(*, turned: bool) -> Counter[Any]:
        sign = -1 if turned else 1
        return Counter(
            (*(sign * part for part in row["at"]), row["terrain"], row.get("feature"))
            for row in document.get("tile", ())
        )

    def links(*, turned: bool) -> Counter[Any]:
        swap = {"west-end": "east-end", "east-end": "west-end"} if turned else {}
        return Counter(
            (frozenset(swap.get(zone, zone) for zone in row["between"]), row.get("border"), row.get("kind"))
            for row in document.get("link", ())
        )

    for told in (pieces, figures, zones, tiles, links):
        assert told(turned=True) == told(turned=False)
    assert pieces(turned=False) or figures(turned=False) or tiles(turned=False)


# -- pairs ----------------------------------------------------------------------------------------------------


def test_a_pair_has_equal_dice_and_changed_seats() -> None:
    contest = lake("greedy", "random", seed=7)
    pair = paired(contest, (0, 3))
    setup = contest.setups[0]
    players = [player.id for player in setup.players]
    for turned, found in enumerate(pair.bouts):
        seats = ["random", "greedy"] if turned else ["greedy", "random"]
        session = started(setup, 7, 0, 3)
        decisions = play(session, make_bots(seats, setup, 7, 0, 3))
        ending = system(setup.system).ending(session.state)
        assert ending is not None
        winner = seats[players.index(ending.winners[0])] if len(ending.winners) == 1 else None
        assert found.winner == (None if winner is None else ["greedy", "random"].index(winner))
        assert sum(found.decisions) == decisions
        assert found.reason == ending.reason


class Dreaming:
    """A bot that takes its time to imagine, and answers without that only where nobody lets it."""

    def answer(self, state: Any, request: Any, /) -> Any:
        raise AssertionError("it was not let imagine")

    def answer_imagining(self, state: Any, request: Any, imagine: Imagine, /) -> Any:
        assert imagine(random.Random(1)) is not None
        began = process_time()
        while process_time() - began < 0.002:
            pass
        return request.default(state)


def test_bots_of_a_match_imagine_and_pay_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    known = system("pocket")
    monkeypatch.setattr(type(known), "bots", {**known.bots, "dreaming": lambda seed: Dreaming()})
    found = paired(lake("dreaming", "random"), (0, 0))
    for bout in found.bouts:
        assert bout.seconds[0] >= 0.002 * bout.decisions[0] > 0.0


def test_equal_bots_get_half_of_every_pair() -> None:
    pair = paired(lake("random", "random"), (0, 1))
    assert pair.points == 0.5
    first, second = pair.bouts
    assert first.winner is None or second.winner == 1 - first.winner


@pytest.mark.parametrize(
    ("winners", "points"), [((0, 0), 1.0), ((0, None), 0.75), ((0, 1), 0.5), ((None, 1), 0.25), ((1, 1), 0.0)]
)
def test_points_of_a_pair(winners: tuple[int | None, int | None], points: float) -> None:
    pair = Pair(0, 0, (bout(winners[0]), bout(winners[1])))
    assert pair.points == points
    assert counted([pair])[POINTS.index(points)] == 1


def test_what_pairs_come_to() -> None:
    pairs = [Pair(0, 0, (bout(0, "goal"), bout(1, "defeat"))), Pair(0, 1, (bout(0, "goal"), bout(None, "limit")))]
    found = strength(pairs)
    assert (found.games, found.won) == (4, (2, 1))
    assert found.decided.value == pytest.approx(2 / 3)
    assert dict(found.endings) == {(0, "goal"): 2, (1, "defeat"): 1, (None, "limit"): 1}
    assert found.decisions == (40, 80)
    assert found.milliseconds == pytest.approx((50.0, 50.0))


# -- the test -------------------------------------------------------------------------------------------------


def test_the_evidence_is_that_of_the_normal_distribution() -> None:
    """Reckoned a second time: the logarithm of how likely each guess makes the mean of many pairs."""
    counts = (20, 60, 150, 90, 30)
    scores = [points for points, count in zip(POINTS, counts, strict=True) for _ in range(count)]
    mean = sum(scores) / len(scores)
    variance = sum((score - mean) ** 2 for score in scores) / len(scores) / len(scores)

    def likely(elo: float) -> float:
        return -((mean - expected(elo)) ** 2) / (2.0 * variance)

    sprt = Sprt(0.0, 50.0)
    assert sprt.evidence(counts) == pytest.approx(likely(50.0) - likely(0.0))
    assert sprt.bound == pytest.approx(log(19.0))


@pytest.mark.parametrize(("truth", "right"), [(0.0, False), (100.0, True)])
def test_the_test_errs_no_more_often_than_it_says(truth: float, right: bool) -> None:
    chance, sprt = random.Random(5), Sprt(0.0, 100.0)
    wins, wrong, runs = expected(truth), 0, 120
    for _ in range(runs):
        counts = [0] * len(POINTS)
        verdict: bool | None = None
        while verdict is None and sum(counts) < 2000:
            counts[2 * (chance.random() < wins) + 2 * (chance.random() < wins)] += 1
            verdict = sprt.verdict(counts)
        wrong += verdict is not right
    assert wrong <= 13, "of 120, 5 percent are 6; more than 13 come once in 300 times"


def test_few_pairs_decide_nothing() -> None:
    sprt = Sprt(0.0, 50.0)
    assert sprt.verdict((0, 0, 0, 0, LEAST_PAIRS - 1)) is None


class _Scripted(Crew):
    """A crew that brings pairs by their numbers in an order of its own."""

    def __init__(self, order: list[int], points: float) -> None:
        super().__init__(0)
        self.order, self.points, self.asked = order, points, 0

    def carried_out(self, function: Any, shared: Any, tasks: Any) -> Any:
        winners = {1.0: (0, 0), 0.0: (1, 1)}[self.points]
        for number in self.order:
            if number < len(tasks):
                self.asked += 1
                layout, index = tasks[number]
                yield number, Pair(layout, index, (bout(winners[0]), bout(winners[1])))


def test_a_match_ends_as_soon_as_the_test_does_whoever_played() -> None:
    contest = lake("greedy", "random")
    contest = replace(contest, setups=contest.setups * 2)
    sprt = Sprt(0.0, 200.0)
    there = [list(contested(contest, 50, _Scripted(list(range(100)), 1.0), sprt))]
    shuffled = [number ^ 3 for number in range(100)]
    there.append(list(contested(contest, 50, _Scripted(shuffled, 1.0), sprt)))
    assert [(pair.layout, pair.number) for pair in there[0]] == [(pair.layout, pair.number) for pair in there[1]]
    assert LEAST_PAIRS <= len(there[0]) < 100
    assert [(pair.layout, pair.number) for pair in there[0]] == order_of(2, 50)[: len(there[0])]


def test_known_pairs_are_not_played_again() -> None:
    contest = lake("greedy", "random")
    known = {(0, number): Pair(0, number, (bout(0), bout(0))) for number in range(3)}
    crew, heard = _Scripted(list(range(9)), 0.0), list[Pair]()
    found = list(contested(contest, 5, crew, known=known, heard=heard.append))
    assert [pair.points for pair in found] == [1.0, 1.0, 1.0, 0.0, 0.0]
    assert [pair.number for pair in heard] == [3, 4]
    assert crew.asked == 2

"""The search over turns, in a race: which line it takes, what it spends, and how it says why."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from math import exp
from types import MappingProxyType
from typing import Any

import pytest

from pb12table.bots.play import MOST_DECISIONS, play, seed_of, started
from pb12table.bots.turns import Budget, TurnBot, Turns
from pb12table.files.scenario import load_scenario
from pb12table.kernel.dice import ScriptedDice
from pb12table.kernel.session import Session
from pb12table.skirmish.bot import Bot, Hurried, Reasoning, answering
from pb12table.skirmish.faces.system import Ending, GameSetup
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.known import system
from tests.systems.table_of_systems import MEADOW, knowing

BUDGET = Budget(games=40, errors=1.0)


class Ahead:
    """Throws once, or again if it is told so, and runs straight ahead, all of it or a share."""

    def __init__(self, *, again: bool = False, share: float = 1.0) -> None:
        self._again, self._share, self.asked = again, share, 0

    def answer(self, state: Any, request: Any, /) -> Any:
        self.asked += 1
        if type(request).__name__ == "ThrowAgain":
            return self._again
        x, y = state.at[request.figure]
        places = [(x + self._share * request.steps * far, y) for far in (1.0, 0.5, 0.2)]
        return next((place for place in places if request.refusal(state, place) is None), (x, y))


class Race(Turns[Any]):
    """Turns of a race; the question whether to throw again is weighed."""

    def __init__(self, *, worth: float | None = None, **policies: Ahead) -> None:
        self._policies = MappingProxyType(policies or {"straight": Ahead()})
        self._worth, self.valued = worth, 0

    @property
    def policies(self) -> Mapping[str, Bot[Any]]:
        return self._policies

    def is_weighed(self, state: Any, request: Any, /) -> bool:
        return type(request).__name__ == "ThrowAgain"

    def alternatives(self, state: Any, request: Any, /) -> list[tuple[str, Any]]:
        return [("again", True), ("content", False)]

    def activation(self, state: Any, /) -> tuple[str, int]:
        return state.runner.player, state.number

    def worth(self, state: Any, player: PlayerId, /) -> float:
        self.valued += 1
        if self._worth is not None:
            return self._worth
        at = {runner.player: state.at[runner.id][0] for runner in state.setup.figures}
        other = max(x for each, x in at.items() if each != player)
        return 1.0 / (1.0 + exp(other - at[player]))

    def harms(self, state: Any, events: Sequence[Any], player: PlayerId, /) -> Iterator[tuple[FigureId, float]]:
        for event in events:
            if type(event).__name__ == "Ran" and state.setup.figure_by_id[event.figure].player != player:
                yield event.figure, event.end[0] - event.start[0]


@pytest.fixture
def setup() -> Iterator[GameSetup]:
    with knowing(dash="pb12table_dash"):
        yield load_scenario(MEADOW).setup


def at_first(setup: GameSetup, *faces: int) -> Session[Any]:
    """A race whose first die has fallen so."""
    rules = system("dash")
    return Session(rules, rules.new_game(setup), ScriptedDice(faces), digests=False)


@pytest.mark.parametrize(("face", "again"), [(1, True), (2, True), (5, False), (6, False)])
def test_who_threw_badly_throws_again(setup: GameSetup, face: int, again: bool) -> None:
    assert answering(TurnBot(Race(), BUDGET), at_first(setup, face))() is again


def test_a_race_is_won_more_often_by_who_looks_ahead(setup: GameSetup) -> None:
    won = 0
    for seed in range(8):
        session = started(setup, seed, digests=False)
        first, second = (player.id for player in setup.players)
        play(session, {first: TurnBot(Race(), Budget(games=16), seed), second: Ahead()})
        won += session.state.winner == first
    assert won >= 6


def test_equal_seeds_bring_equal_games(setup: GameSetup) -> None:
    ends = []
    for seed in (3, 3, 4):
        session = started(setup, "same", digests=False)
        play(session, {player.id: TurnBot(Race(), Budget(games=6), seed_of(seed)) for player in setup.players})
        ends.append([entry.plain for entry in session.entries])
    assert ends[0] == ends[1] != ends[2]


@pytest.mark.parametrize("games", [1, 2, 7, 40])
def test_no_more_games_are_played_on_than_the_budget_allows(setup: GameSetup, games: int) -> None:
    race = Race()
    bot = TurnBot(race, Budget(games))
    answering(bot, at_first(setup, 3))()
    reasons = bot.reasons()
    if games == 1:
        assert reasons is None, "there is nothing to compare"
        return
    assert reasons is not None
    assert race.valued == sum(plan.looked for plan in reasons.plans) <= games


def test_who_is_in_a_hurry_looks_at_less(setup: GameSetup) -> None:
    race = Race()
    bot = TurnBot(race, Budget(games=100_000))
    assert isinstance(bot, Hurried)
    bot.hurry(0.0)
    answering(bot, at_first(setup, 1))()
    assert race.valued == 2, "each line once"


def test_the_usual_line_stays_where_no_other_is_better(setup: GameSetup) -> None:
    for usual in (True, False):
        bot = TurnBot(Race(worth=0.5, usual=Ahead(again=usual)), BUDGET)
        assert answering(bot, at_first(setup, 3))() is usual


def test_what_is_better_by_less_than_the_value_errs_is_not_taken(setup: GameSetup) -> None:
    assert answering(TurnBot(Race(), Budget(games=40, doubt=1.0)), at_first(setup, 1))() is False


def test_the_policy_of_the_best_line_is_followed_until_the_turn_is_over(setup: GameSetup) -> None:
    lazy, eager = Ahead(share=0.0), Ahead(again=True)
    bot = TurnBot(Race(lazy=lazy, eager=eager), BUDGET)
    session = at_first(setup, 3, 4)
    session.answer(answering(bot, session)())
    reasons = bot.reasons()
    assert reasons is not None
    assert reasons.chosen == "eager"
    assert session.pending is not None
    hare, place = session.state.setup.figures[0], answering(bot, session)()
    assert place[0] == session.state.at[hare.id][0] + 4.0, "as the eager one runs"


def test_policies_that_begin_alike_are_told_apart_where_the_whole_counts(setup: GameSetup) -> None:
    for whole in (False, True):
        bot = TurnBot(Race(lazy=Ahead(again=True, share=0.0), eager=Ahead(again=True)), replace(BUDGET, whole=whole))
        answering(bot, at_first(setup, 3, 4))()
        reasons = bot.reasons()
        assert reasons is not None
        assert reasons.chosen == ("eager" if whole else "lazy")
        assert {plan.name for plan in reasons.plans} == {"lazy", "eager" if whole else "content"}


def test_what_is_not_weighed_is_answered_by_the_real_bot_of_the_policy_that_is_followed(setup: GameSetup) -> None:
    real = {"lazy": Ahead(share=0.1), "eager": Ahead(share=0.5)}
    bot = TurnBot(Race(lazy=Ahead(share=0.0), eager=Ahead(again=True)), BUDGET, real=real)
    session = at_first(setup, 3, 4)
    session.answer(answering(bot, session)())
    answering(bot, session)()
    assert (real["lazy"].asked, real["eager"].asked) == (0, 1)


def test_who_wins_together_with_all_others_has_won_nothing(setup: GameSetup, monkeypatch: pytest.MonkeyPatch) -> None:
    rules, players = system("dash"), [player.id for player in setup.players]

    def worth(*winners: PlayerId) -> float:
        class Over:
            def ending(self, state: Any) -> Ending:
                return Ending(winners, "over")

        monkeypatch.setattr("pb12table.bots.turns.system", lambda identity: Over())
        bot = TurnBot(Race(), Budget(games=2))
        answering(bot, Session(rules, rules.new_game(setup), ScriptedDice([1]), digests=False))()
        reasons = bot.reasons()
        assert reasons is not None
        return reasons.before

    assert [worth(*players), worth(), worth(players[0]), worth(players[1])] == [0.5, 0.5, 1.0, 0.0]


def test_reasons_tell_the_lines_the_best_first_and_who_is_feared(setup: GameSetup) -> None:
    bot = TurnBot(Race(), BUDGET)
    assert isinstance(bot, Reasoning)
    assert bot.reasons() is None
    session = at_first(setup, 1, 6)
    session.answer(answering(bot, session)())
    reasons = bot.reasons()
    assert reasons is not None
    best, other = reasons.plans
    assert (reasons.chosen, best.name, best.first, other.name) == ("again", "again", True, "straight")
    assert best.worth > other.worth == reasons.before
    assert 0.0 < best.error < 0.2
    assert best.feared == session.state.setup.figures[1].id
    answering(bot, session)()
    assert bot.reasons() is None, "where it runs was not weighed"


def test_without_imagined_games_the_usual_policy_answers(setup: GameSetup) -> None:
    session = at_first(setup, 1)
    assert session.pending is not None
    bot = TurnBot(Race(), BUDGET)
    assert bot.answer_imagining(session.state, session.pending, lambda chance: None) is False
    assert bot.reasons() is None


def test_a_game_is_not_played_on_for_ever(setup: GameSetup) -> None:
    standing = Ahead(share=0.0)
    bot = TurnBot(Race(standing=standing), Budget(games=2, activations=MOST_DECISIONS))
    answering(bot, at_first(setup, 1))()
    assert standing.asked <= 100, "a race has twelve rounds"

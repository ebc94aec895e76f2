"""Looking ahead in any game: what the search finds, what it spends, and forks of games whatever their rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp
from random import Random
from typing import Any

import pytest

from pb12table.bots.looking_ahead import MOST_OUTCOMES, Effort, ForeseeingBot, Fork, Forks, Search
from pb12table.bots.play import RandomBot, bots_of, play, started
from pb12table.files.scenario import load_scenario
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.known import system
from pb12table.systems.pocket_tactics.rules.answers import AttackAction
from tests.systems.table_of_systems import MEADOW, knowing


class Piles:
    """One pile: by turns one to three are taken, and taking the last wins; three may go wrong and be one."""

    def mover(self, position: tuple[int, str]) -> str | None:
        return None if position[0] == 0 else position[1]

    def plans(self, position: tuple[int, str]) -> Sequence[int]:
        return range(1, min(position[0], 3) + 1)

    def outcomes(self, position: tuple[int, str], plan: int) -> Sequence[tuple[float, tuple[int, str]]]:
        left, player = position
        other = "b" if player == "a" else "a"
        if plan == 3:
            return [(0.5, (left - 3, other)), (0.5, (left - 1, other))]
        return [(1.0, (left - plan, other))]

    def worth(self, position: tuple[int, str], player: str) -> float:
        if position[0]:
            return 0.5
        return float(position[1] != player)


def exact(left: int, known: dict[int, float]) -> float:
    """The chance of the player to move, reckoned to the end."""
    if left == 0:
        return 0.0
    if left not in known:
        piles = Piles()
        known[left] = max(
            sum(share * (1.0 - exact(after[0], known)) for share, after in piles.outcomes((left, "a"), plan))
            for plan in piles.plans((left, "a"))
        )
    return known[left]


@pytest.mark.parametrize("left", range(1, 12))
def test_a_game_that_can_be_looked_at_to_its_end_is_played_perfectly(left: int) -> None:
    known: dict[int, float] = {}
    found = Search(Piles(), "a", Effort(10_000, breadth=3, depth=20)).best((left, "a"))
    if left > 1:
        assert found.worth == pytest.approx(exact(left, known))
    after = Piles().outcomes((left, "a"), found.plan)
    assert sum(share * (1.0 - exact(there[0], known)) for share, there in after) == pytest.approx(exact(left, known))


def test_the_budget_is_never_exceeded_and_equal_questions_bring_equal_answers() -> None:
    for budget in range(0, 40, 3):
        first, second = (Search(Piles(), "a", Effort(budget)).best((11, "a")) for _ in range(2))
        assert first == second
        assert first.looked <= budget


# -- forks ----------------------------------------------------------------------------------------------------


def imagined(session: Session[Any], number: int) -> Fork[Any]:
    """Some games that may be the one being played, to the player who is asked."""
    assert session.pending is not None
    found = [session.imagined(session.pending.player, Random(seed)) for seed in range(number)]
    return Fork(tuple(game for game in found if game is not None))


@pytest.fixture
def dash() -> Iterator[Any]:
    with knowing(dash="tests.systems.dash"):
        yield system("dash")


def ahead(state: Any, player: PlayerId) -> float:
    """How far a runner is before the other, between 0 and 1."""
    at = {runner.player: state.at[runner.id][0] for runner in state.setup.figures}
    return 1.0 / (1.0 + exp(max(x for other, x in at.items() if other != player) - at[player]))


def test_the_toy_is_played_to_its_end_and_runs_ahead(dash: Any) -> None:
    setup = load_scenario(str(MEADOW)).setup
    digests = []
    for seed in (3, 3, 4):
        session = started(setup, seed)
        bots = {player.id: ForeseeingBot(dash, ahead, Effort(60, depth=1), RandomBot(1)) for player in setup.players}
        play(session, bots)
        digests.append(dash.digest(session.state))
        winner = session.state.winner
        assert winner is not None
        # Nobody falls behind by running anywhere but ahead: one of them is over the line in a few rounds.
        assert session.state.game_round < 12
    assert digests[0] == digests[1] != digests[2]


def test_a_question_leads_on_by_each_plan_and_each_die(dash: Any) -> None:
    session = started(load_scenario(str(MEADOW)).setup, 1)
    forks = Forks(dash, ahead)
    for answer in (False, None):
        assert session.pending is not None
        found = imagined(session, 2)
        assert found.request == session.pending
        assert forks.mover(found) == session.pending.player
        for plan in forks.plans(found):
            outcomes = forks.outcomes(found, plan)
            assert sum(share for share, _ in outcomes) == pytest.approx(1.0)
            assert session.refusal(plan) is None
        if answer is not None:
            session.answer(answer)


def test_a_fight_with_more_outcomes_than_can_be_counted_is_sampled() -> None:
    setup = load_scenario("the-ford").setup
    rules = system(setup.system)
    session = started(setup, 2)
    bots = {player.id: bots_of(setup.system)["greedy"](1) for player in setup.players}

    def may_attack() -> bool:
        assert session.pending is not None
        return any(isinstance(plan, AttackAction) for plan in session.pending.hints(session.state))

    while not may_attack():
        play(session, bots, 1)

    forks = Forks(rules, lambda state, player: 0.5)
    position = imagined(session, 1)
    attack = next(plan for plan in forks.plans(position) if isinstance(plan, AttackAction))
    outcomes = forks.outcomes(position, attack)
    assert 1 < len(outcomes) <= MOST_OUTCOMES
    assert sum(share for share, _ in outcomes) == pytest.approx(1.0)


@pytest.mark.parametrize(
    "path", ["tests/systems/brawl.toml", pytest.param("tests/systems/duel.toml", marks=pytest.mark.slow)]
)
def test_games_of_other_systems_are_played_by_legal_answers(path: str) -> None:
    setup = load_scenario(path).setup
    rules = system(setup.system)
    session = started(setup, 2)
    otherwise = Unasked(5)
    bots = {
        player.id: ForeseeingBot(rules, lambda state, who: 0.5, Effort(6, depth=1), otherwise)
        for player in setup.players
    }
    assert play(session, bots, 4) == 4
    assert otherwise.asked == 0


class Unasked(RandomBot):
    """A bot that answers anyhow and counts how often it had to."""

    asked = 0

    def answer(self, state: Any, request: Any, /) -> Any:
        self.asked += 1
        return super().answer(state, request)

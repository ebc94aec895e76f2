"""Looking ahead without the rules: what the search finds, and what it spends."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from pb12table.bots.looking_ahead import AGAIN, Effort, Search


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


@pytest.mark.parametrize("left", range(2, 12))
def test_what_it_tells_of_plans_is_exact_and_the_best_is_the_first(left: int) -> None:
    search = Search(Piles(), "a", Effort(10_000, breadth=3, depth=20))
    found = search.best((left, "a"))
    told = search.weighed((left, "a"))
    assert len(told) == search.choices == min(left, 3), "those that were cut off are looked at once more"
    assert (found.worth, found.plan) in told
    assert told[0][0] == found.worth
    for worth, plan in told:
        after = Piles().outcomes((left, "a"), plan)
        true = sum(share * (1.0 - exact(there[0], {})) for share, there in after)
        assert worth == pytest.approx(true) or found.worth == 1.0, "who has won looks no further"


def test_telling_takes_no_more_than_its_share_of_the_budget() -> None:
    for budget in range(0, 80, 3):
        search = Search(Piles(), "a", Effort(budget))
        found = search.best((11, "a"))
        told = search.weighed((11, "a"))
        assert search.looked <= found.looked + budget // AGAIN
        assert all(worth <= found.worth for worth, _ in told)

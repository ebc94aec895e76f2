"""What reviews say of whole games adds up, whatever decisions cost."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from pb12table.systems.known import SYSTEMS, system
from tests.analysis.trust import numbered, some_game, trying, wrong_sums


@pytest.mark.slow
@pytest.mark.parametrize("identity", [each for each in SYSTEMS if system(each).valued is not None])
def test_what_games_are_put_down_to_adds_up(identity: str) -> None:
    for seed in range(1, 5):
        game = some_game(identity, seed, ("learner",))
        with trying(1, 1):
            assert wrong_sums(game, numbered(game, seed)) == []


def test_a_sum_that_is_wrong_is_found() -> None:
    game = some_game("w6", 1, ("learner",))
    with trying(1, 2):
        found = numbered(game, 1)
    assert found.end is not None
    assert wrong_sums(game, found) == []
    off = msgspec.structs.replace(found.steps[5], before=(found.steps[5].before[0] + 1, *found.steps[5].before[1:]))
    assert wrong_sums(game, replace(found, steps=(*found.steps[:5], off, *found.steps[6:]))) != []
    assert wrong_sums(game, replace(found, end=found.end[::-1])) != []
    assert wrong_sums(game, replace(found, end=None)) != []

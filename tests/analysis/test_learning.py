"""Learning a value from games: it finds what is there, and is judged by games that it has not seen."""

from __future__ import annotations

from math import exp
from random import Random

import pytest

from pb12table.analysis.learning import HELD_OUT, Lesson, Lessons, fitted, taught
from pb12table.files.scenario import load_scenario, suite_files
from pb12table.systems.kampf_w6.bots.value import VALUE

TRUE = (2.0, -1.0, 0.0)


def lessons(games: int, seed: int = 1, luck: float | None = None) -> list[Lesson]:
    """Games in which three numbers tell the chance to win; with `luck` those held out have nothing but that chance."""
    chance, found = Random(seed), list[Lesson]()
    for number in range(games):
        numbers = [tuple(chance.gauss(0.0, 1.0) for _ in TRUE) for _ in range(10)]
        chances = [1.0 / (1.0 + exp(-sum(w * x for w, x in zip(TRUE, each, strict=True)))) for each in numbers]
        if luck is not None and number % HELD_OUT == 0:
            chances = [luck] * len(chances)
        found.append(Lesson(tuple(numbers), tuple(float(chance.random() < each) for each in chances)))
    return found


def test_the_weights_are_found_and_the_chances_are_calibrated() -> None:
    found = fitted(lessons(800))
    assert found.weights == pytest.approx(TRUE, abs=0.15)
    assert found.log_loss < 0.5 < found.even
    for row in found.calibration:
        assert row.positions > 20
        assert row.told == pytest.approx(row.won, abs=0.12)


def test_games_held_out_judge_and_teach_nothing() -> None:
    usual, odd = fitted(lessons(100)), fitted(lessons(100, luck=0.5))
    sure = [sum(row.won for row in each.calibration[-3:]) / 3.0 for each in (usual, odd)]
    assert sure[0] > 0.75
    assert sure[1] == pytest.approx(0.5, abs=0.15)
    assert odd.log_loss > odd.even > usual.log_loss


def test_a_number_that_is_always_the_same_weighs_nothing() -> None:
    same = [Lesson(tuple((*each, 0.0) for each in lesson.numbers), lesson.results) for lesson in lessons(50)]
    assert fitted(same).weights[-1] == 0.0


@pytest.mark.parametrize("games", [0, 1, 2])
def test_too_few_games_teach_nothing(games: int) -> None:
    with pytest.raises(ValueError, match="too few"):
        fitted([Lesson((), ())] * games + lessons(1)[:games])


def told_by(seed: int) -> Lesson:
    return taught(Lessons((load_scenario(suite_files("w6")["open-ground"]).setup,), "learner", seed), 4)


def test_a_game_teaches_both_sides_the_opposite() -> None:
    told = told_by(3)
    assert len(told.numbers) == len(told.results) > 10
    for first, second in zip(told.numbers[::2], told.numbers[1::2], strict=True):
        assert first == pytest.approx([-each for each in second])
        assert len(first) == len(VALUE.names)
    assert {one + other for one, other in zip(told.results[::2], told.results[1::2], strict=True)} == {1.0}


@pytest.mark.slow
def test_equal_seeds_teach_the_same() -> None:
    assert told_by(3) == told_by(3) != told_by(5)

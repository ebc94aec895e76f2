"""Learning a value from games: it finds what is there, and is judged by games that it has not seen."""

from __future__ import annotations

from collections import Counter
from math import exp, log
from random import Random

import pytest

from pb12table.analysis.played.learning import HELD_OUT, Lesson, Lessons, _layout, fitted, played, taught
from pb12table.files.scenario import load_scenario, suite_files
from pb12table.systems.kampf_w6.bots.value import VALUE

TRUE = (2.0, -1.0, 0.0)


def lessons(games: int, seed: int = 1) -> list[Lesson]:
    """Games in which three numbers tell the chance to win."""
    chance, found = Random(seed), list[Lesson]()
    for _ in range(games):
        numbers = [tuple(chance.gauss(0.0, 1.0) for _ in TRUE) for _ in range(10)]
        chances = [1.0 / (1.0 + exp(-sum(w * x for w, x in zip(TRUE, each, strict=True)))) for each in numbers]
        found.append(Lesson(tuple(numbers), tuple(float(chance.random() < each) for each in chances)))
    return found


def test_the_weights_are_found_and_the_chances_are_calibrated() -> None:
    found = fitted(lessons(800))
    assert found.weights == pytest.approx(TRUE, abs=0.15)
    assert found.log_loss < 0.5 < found.even
    for row in found.calibration:
        assert row.positions > 20
        assert row.told == pytest.approx(row.won, abs=0.12)


def test_each_game_is_judged_by_what_others_teach() -> None:
    chance, found = Random(1), list[Lesson]()
    for game in range(50):
        results = tuple(float(chance.random() < 0.5) for _ in range(10))
        # In one part of the games a number tells everything; in the others it is silent.
        found.append(Lesson(tuple((2.0 * each - 1.0 if game % HELD_OUT == 0 else 0.0,) for each in results), results))
    judged = fitted(found)
    assert judged.weights[0] > 1.0
    assert judged.log_loss == judged.even
    assert fitted(lessons(100)).log_loss < judged.even


def test_a_number_that_is_always_the_same_weighs_nothing() -> None:
    same = [Lesson(tuple((*each, 0.0) for each in lesson.numbers), lesson.results) for lesson in lessons(50)]
    assert fitted(same).weights[-1] == 0.0


def test_a_number_that_can_do_no_harm_never_weighs_against() -> None:
    free = fitted(lessons(200))
    assert free.weights[1] < -0.5
    held = fitted(lessons(200), rising=(True, True, False))
    assert held.weights[0] > 1.0
    assert held.weights[1] == 0.0
    assert free.log_loss < held.log_loss < held.even
    assert fitted(lessons(200), rising=(True, False, False)).weights == pytest.approx(free.weights, abs=1e-4)


def test_one_number_alone_is_judged_beside_them_all() -> None:
    found = fitted(lessons(400), plain=2)
    assert found.log_loss < found.plain == pytest.approx(found.even, abs=0.02)
    assert found.plain > fitted(lessons(400), plain=0).plain


def test_chances_of_all_players_in_a_state_are_judged_together() -> None:
    three = [Lesson(((0.0,), (0.0,), (0.0,)), results, 3) for results in ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0)) * 5]
    found = fitted(three)
    assert found.log_loss == found.even == pytest.approx((log(3.0) + 2.0 * log(1.5)) / 3.0, abs=1e-4)
    assert [row.positions for row in found.calibration if row.positions] == [30]


@pytest.mark.parametrize("layouts", [1, 4, 10, 15])
def test_each_layout_is_learned_from_and_held_back_equally_often(layouts: int) -> None:
    games = Counter((_layout(number, layouts), number % HELD_OUT == 0) for number in range(layouts * HELD_OUT * 2))
    assert games == {(layout, held): 2 if held else 8 for layout in range(layouts) for held in (True, False)}


@pytest.mark.parametrize("games", [0, 1, 2])
def test_too_few_games_teach_nothing(games: int) -> None:
    with pytest.raises(ValueError, match="too few"):
        fitted([Lesson((), ())] * games + lessons(1)[:games])


def told_by(seed: int) -> Lesson:
    lessons = Lessons((load_scenario(suite_files("w6")["open-ground"]).setup,), ("learner",), seed)
    return taught(lessons, played(lessons, 4))


def test_bots_are_drawn_for_each_seat_and_for_each_game() -> None:
    lessons = Lessons((load_scenario(suite_files("w6")["open-ground"]).setup,), ("steady", "learner"), 1)
    drawn = Counter(tuple(lessons.seats(number)) for number in range(400))
    assert len(drawn) == 4
    assert min(drawn.values()) > 70
    assert [lessons.seats(number) for number in range(9)] == [lessons.seats(number) for number in range(9)]


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

"""What is left of consequences after a rest between two scenes."""

from __future__ import annotations

import pytest

from pb12table.systems.fate.rules.course import Rest, left_after
from pb12table.systems.fate.rules.data import Severity

MILD, MODERATE, SEVERE = Severity
ALL = (MILD, MODERATE, SEVERE)


@pytest.mark.vector("FV032")
@pytest.mark.parametrize(
    ("rest", "left"),
    [
        (Rest.NONE, [MILD, MODERATE, SEVERE]),
        (Rest.MINUTES, [MODERATE, SEVERE]),
        (Rest.HOURS, [SEVERE]),
        (Rest.DAYS, []),
    ],
)
def test_the_longer_the_rest_the_more_heals(rest: Rest, left: list[Severity]) -> None:
    assert left_after(ALL, rest) == left


@pytest.mark.vector("FV032")
def test_what_is_brought_along_back_to_back_heals_a_level_faster() -> None:
    assert left_after([SEVERE], Rest.HOURS) == [SEVERE]
    assert left_after([SEVERE], Rest.HOURS, brought=True) == []
    assert left_after(ALL, Rest.MINUTES, brought=True) == [SEVERE]


@pytest.mark.vector("FV113")
def test_a_mild_consequence_heals_in_minutes_and_not_at_once() -> None:
    assert left_after([MILD], Rest.NONE) == [MILD]
    assert left_after([MILD], Rest.MINUTES) == []


@pytest.mark.vector("FV114")
def test_one_who_heals_quickly_recovers_a_level_faster() -> None:
    assert left_after([SEVERE], Rest.HOURS, quick=True) == []
    assert left_after([SEVERE], Rest.MINUTES, quick=True) == [SEVERE]
    assert left_after([MODERATE], Rest.MINUTES, quick=True) == []


@pytest.mark.rule("FR37", "F062")
def test_without_any_rest_nothing_heals() -> None:
    assert left_after(ALL, Rest.NONE, brought=True, quick=True) == list(ALL)

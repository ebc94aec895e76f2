"""Games that are compared meet the same dice, thing by thing."""

from __future__ import annotations

from collections.abc import Iterable

from pb12table.kernel.dice import ComparedDice
from pb12table.kernel.request import die


def faces(dice: ComparedDice, throws: Iterable[tuple[str, str]]) -> list[int | None]:
    return [dice.roll(die("ann", 1000, purpose, subject)) for purpose, subject in throws]


def test_a_die_more_for_one_thing_changes_none_for_another() -> None:
    plain = faces(ComparedDice(7), [("attack", "pirate"), ("damage", "pirate"), ("attack", "pirate")])
    first, once_more, *rest = faces(
        ComparedDice(7), [("attack", "pirate"), ("flight", "boy"), ("damage", "pirate"), ("attack", "pirate")]
    )
    assert [first, *rest] == plain
    assert once_more not in plain


def test_dice_for_one_thing_fall_anew_each_time_and_otherwise_with_another_seed() -> None:
    found = faces(ComparedDice(7), [("attack", "pirate")] * 20)
    assert len(set(found)) > 15
    assert faces(ComparedDice(8), [("attack", "pirate")] * 20) != found
    assert min(each or 0 for each in found) < 300 < 700 < max(each or 0 for each in found)


def test_a_fork_goes_on_with_the_same_faces_and_leaves_the_other_alone() -> None:
    dice = ComparedDice(7)
    faces(dice, [("attack", "pirate")])
    fork = dice.fork()
    assert faces(fork, [("attack", "pirate")] * 3) == faces(dice, [("attack", "pirate")] * 3)

"""What of a game tells who will win it: points, features, and what can be struck."""

from __future__ import annotations

from typing import Any

import pytest

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pocket_tactics.bots.by_name import BOTS
from pb12table.systems.pocket_tactics.bots.value import VALUE
from pb12table.systems.pocket_tactics.bots.worth import GLANCE, Stakes, weighed_throws
from pb12table.systems.pocket_tactics.rules.state import Fight, Fighter, Place
from pb12table.systems.pocket_tactics.rules.turn import ChooseAction
from pb12table.systems.pocket_tactics.texts import stakes
from tests.systems.pocket_tactics.board import Board, row

ALICE, BOB = PlayerId("alice"), PlayerId("bob")


def numbers(board: Board, player: PlayerId) -> dict[str, float]:
    return dict(zip(VALUE.names, VALUE.features(board.state, player), strict=True))


def meeting(**options: Any) -> Board:
    """A rider and a troll at the two ends of a road with a city on each."""
    board = Board(row(4), alone=True, **options)
    for cell in ((0, 0), (3, 0)):
        board.tile(cell, feature="city")
    board.put("alice", "rider", (0, 0))
    board.put("bob", "troll", (3, 0))
    return board


def test_a_capture_shows_and_counts_more_the_later_it_is() -> None:
    board = meeting()
    board.put("bob", "swordsman", None)
    before = numbers(board, ALICE)
    lost = board.state.units[board.put("bob", "swordsman", None)]
    lost.place, lost.captor = Place.CAPTURED, ALICE
    after = numbers(board, ALICE)
    assert (before["captures"], before["ahead"]) == (0.0, 0.0)
    assert before["reserve"] < 0.0
    assert after["captures"] > 0.0 == after["ahead-late"]
    board.state.turns = board.state.setup.options.turn_limit
    assert (numbers(board, ALICE)["ahead-late"], numbers(board, BOB)["ahead-late"]) == (1.0, -1.0)


def test_where_features_count_first_their_holder_is_ahead_of_the_captor() -> None:
    board = meeting(decides="features")
    board.state.units[FigureId("bob-troll")].at = (2, 0)
    lost = board.state.units[board.put("alice", "swordsman", None)]
    lost.place, lost.captor = Place.CAPTURED, BOB
    found = numbers(board, ALICE)
    assert (found["ahead"], found["features"]) == (1.0, 1.0)
    assert found["captures"] < 0.0


def test_who_could_take_the_last_feature_is_near_to_it() -> None:
    board = meeting()
    assert numbers(board, ALICE)["goal-near"] == 0.0, "who leaves a city holds it no longer"
    board.put("alice", "swordsman", (2, 0))
    assert numbers(board, ALICE)["goal-near"] == -numbers(board, BOB)["goal-near"] > 0.5
    assert numbers(board, ALICE)["features"] == 0.0


def test_only_what_is_within_reach_can_be_struck() -> None:
    board = meeting()
    assert numbers(board, ALICE)["strike"] == numbers(board, ALICE)["threat"] == 0.0
    board.put("alice", "troll", (2, 0))
    board.put("bob", "swordsman", (1, 0))
    assert numbers(board, ALICE)["strike"] == -numbers(board, BOB)["strike"] > 0.0


@pytest.mark.parametrize(("red", "green", "good"), [([6, 6], [1], True), ([1, 1], [6], False)])
def test_the_dice_on_the_table_tell_how_a_fight_will_end(red: list[int], green: list[int], good: bool) -> None:
    board = meeting()
    own, other = board.put("alice", "swordsman", (2, 0)), board.put("bob", "swordsman", (1, 0))
    assert numbers(board, ALICE)["fight"] == 0.0
    board.state.fight = Fight(Fighter(own, red), Fighter(other, [], green), ranged=False, magic=False, answers=False)
    assert (numbers(board, ALICE)["fight"] > 0.0) is good
    assert numbers(board, BOB)["fight"] == -numbers(board, ALICE)["fight"]


def test_games_are_played_on_as_learner_plays_them_but_for_rerolls_thought_through() -> None:
    board = meeting()
    board.put("alice", "troll", (2, 0))
    fight = Fight(Fighter(FigureId("a"), [2, 3], [4], rerolls=1), Fighter(FigureId("b"), [5], [3, 2], rerolls=1),
                  ranged=False, magic=False, answers=True)  # fmt: skip
    stakes = Stakes(0.0, 4.0, -4.0, 0.0, attacks=True)
    closely, glanced = weighed_throws(fight, stakes), weighed_throws(fight, stakes, GLANCE)
    assert {answer for _, answer in closely} == {answer for _, answer in glanced}
    assert closely[0][1] == glanced[0][1]
    assert [worth for worth, _ in closely] != [worth for worth, _ in glanced]
    request = ChooseAction(ALICE)
    asked = [make(1).answer(board.state.clone(), request) for make in (VALUE.plays_on, BOTS["learner"])]
    assert asked[0] == asked[1]


def test_what_counts_beside_units_is_ground_ways_rerolls_cards_and_attacks_within_reach() -> None:
    board = meeting()
    before = stakes(board.state, ALICE)
    assert (before["features"], before["promise"], before["risk"], before["reserve"]) == (1.0, 0.0, 0.0, 0.0)
    assert "way" not in before, "who holds all that it can with a unit on each has nobody free to go"
    board.put("alice", "swordsman", (1, 0))
    assert stakes(board.state, ALICE)["way"] == -2.0
    assert stakes(board.state, ALICE)["rerolls"] > before["rerolls"], "two beside each other"
    board.put("alice", "troll", None)
    assert stakes(board.state, ALICE)["reserve"] == 1.0
    board.put("bob", "swordsman", (2, 0))
    own, other = stakes(board.state, ALICE), stakes(board.state, BOB)
    assert own["promise"] == -other["risk"] > 0.0
    assert own["risk"] == -other["promise"] < 0.0

"""Damage rolls and damage points.  Chapter 1.5."""

from __future__ import annotations

from typing import Any

import pytest

from pb12table.kernel.dice import TypedDice
from pb12table.kernel.request import Dice
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.attacks.damage import damage, use_damage_points
from pb12table.systems.pb12.rules.figures.figures import value
from pb12table.systems.pb12.rules.game.answers import Activate, RangedAttack
from pb12table.systems.pb12.rules.game.events import (
    CheckMade,
    DamagePointsUsed,
    DamageRolled,
    FigureWentOutOfAction,
    StatusReceived,
)
from pb12table.systems.pb12.rules.game.state import AttributeEffect, Place, State, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, BlockId, DamageCode
from pb12table.systems.pb12.system import SYSTEM
from tests.systems.pb12.expect import addends, gun
from tests.systems.pb12.scene import Scene, call

ALICE = PlayerId("alice")
TARGET = FigureId("target")


def position(**attributes: Any) -> State:
    scene = Scene()
    scene.human("target", "bob", **attributes)
    return scene.state()


def hit(state: State, strength: int, penetration: int, *dice: int) -> list[Any]:
    """Let the target receive damage from nowhere in particular; the events."""
    return call(state, damage, ALICE, TARGET, DamageCode(strength, penetration), None, dice=dice)[1]


def only(events: list[Any], kind: type[Any]) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


# -- the damage roll ------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.5.1")
@pytest.mark.rule("R1.5.2")
@pytest.mark.rule("R1.5.3")
@pytest.mark.vector("V017")
def test_v017_damage_example() -> None:
    state = position(toughness=4, armour=1)
    # The second die is the panic check of the severe wound: TN 12 - 3 - 3 = 6.
    events = hit(state, 3, 2, 9, 6)
    (rolled,) = only(events, DamageRolled)
    assert (rolled.strength, rolled.penetration, rolled.face) == (3, 2, 9)
    assert addends(rolled) == (3, -4)
    assert (rolled.result, rolled.damage_table, rolled.points) == (8, 4, 2)
    assert [(used.free, used.light, used.heavy) for used in only(events, DamagePointsUsed)] == [(0, 1, 1)]
    assert [event.status for event in only(events, StatusReceived)] == [Status.LIGHTLY_WOUNDED, Status.SEVERELY_WOUNDED]
    assert (state.figures[TARGET].light_points, state.figures[TARGET].heavy_points) == (0, 0)


@pytest.mark.rule("R1.5.2", "RU041")
def test_what_stops_damage_is_told_with_what_it_is_made_of() -> None:
    (roll,) = only(hit(position(toughness=4, armour=3), 3, 1, 2), DamageRolled)
    assert addends(roll) == (3, -2, -4)
    assert [part.value for part in roll.modifiers[-1].parts] == [3, -1]


@pytest.mark.rule("R1.5.4")
def test_a_damage_code_is_written_strength_slash_penetration() -> None:
    assert str(DamageCode(3, 2)) == "3/2"
    assert str(DamageCode(-1, 0)) == "-1/0"


ROLLS = [
    # strength, penetration, toughness, armour, face: addends, result, points on table IV
    pytest.param(0, 0, 3, 2, 5, (-2, -3), 0, 0, marks=pytest.mark.vector("V053"), id="v053"),
    pytest.param(4, 5, 3, 2, 4, (4, -3), 5, 1, marks=pytest.mark.vector("V054"), id="v054"),
    pytest.param(12, 0, 3, 0, 12, (12, -3), 21, 4, marks=pytest.mark.vector("V055"), id="v055"),
    pytest.param(5, 1, 2, 3, 4, (5, -2, -2), 5, 1, id="penetration-takes-off-armour"),
    pytest.param(5, 3, 2, 3, 4, (5, -2), 7, 2, id="penetration-equal-to-armour"),
    pytest.param(-2, 0, 0, 0, 5, (-2,), 3, 1, id="negative-strength"),
]


@pytest.mark.rule("R1.5.2")
@pytest.mark.rule("RU041")
@pytest.mark.parametrize(
    ("strength", "penetration", "toughness", "armour", "face", "sum_of", "result", "points"), ROLLS
)
def test_damage_result_is_die_plus_strength_less_toughness_and_armour(
    strength: int,
    penetration: int,
    toughness: int,
    armour: int,
    face: int,
    sum_of: tuple[int, ...],
    result: int,
    points: int,
) -> None:
    state = position(toughness=toughness, armour=armour, points=(9, 0, 0))
    (rolled,) = only(hit(state, strength, penetration, face), DamageRolled)
    assert addends(rolled) == sum_of
    assert (rolled.result, rolled.points) == (result, points)
    assert state.figures[TARGET].free_points == 9 - points


TABLES = {
    1: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
    2: (0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2),
    3: (0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3),
    4: (0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4),
    5: (0, 0, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5),
    6: (0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6),
}


@pytest.mark.rule("R1.5.3")
@pytest.mark.rule("R1.4.16")
@pytest.mark.parametrize("table", TABLES)
def test_each_damage_table_costs_its_points(table: int) -> None:
    for face, points in enumerate(TABLES[table], 1):
        state = position(damage_table=table, points=(9, 0, 0))
        (rolled,) = only(hit(state, 3, 0, face), DamageRolled)
        assert (rolled.result, rolled.points) == (face, points)
        assert state.figures[TARGET].free_points == 9 - points


@pytest.mark.rule("R1.4.16", "R1.1.7")
@pytest.mark.rule("R1.9.1")
@pytest.mark.parametrize(("change", "table"), [(-3, 1), (-12, 1), (2, 6), (12, 6)])
def test_a_changed_damage_table_counts_as_far_as_there_are_tables(change: int, table: int) -> None:
    for face, points in enumerate(TABLES[table], 1):
        state = position(points=(9, 0, 0))
        state.figures[TARGET].effects.append(AttributeEffect(Attribute.DAMAGE_TABLE, change, "R5.0.6"))
        (rolled,) = only(hit(state, 3, 0, face), DamageRolled)
        assert (rolled.damage_table, rolled.points) == (table, points)


@pytest.mark.rule("R1.5.3")
def test_results_below_one_do_nothing_and_above_twelve_count_as_twelve() -> None:
    below = position(points=(9, 0, 0), damage_table=6)
    assert only(hit(below, 0, 0, 3), DamageRolled)[0].result == 0
    assert below.figures[TARGET].free_points == 9
    above = position(points=(9, 0, 0), damage_table=6)
    assert only(hit(above, 8, 0, 12), DamageRolled)[0].result == 17
    assert above.figures[TARGET].free_points == 3


# -- using damage points ---------------------------------------------------------------------------------------


@pytest.mark.rule("R1.5.1")
@pytest.mark.rule("RU039")
@pytest.mark.vector("V118")
def test_v118_free_points_first_then_light_ones() -> None:
    state = position(points=(1, 1, 1))
    _, events = call(state, use_damage_points, TARGET, 2)
    assert [(used.free, used.light, used.heavy) for used in only(events, DamagePointsUsed)] == [(1, 1, 0)]
    assert [event.status for event in only(events, StatusReceived)] == [Status.LIGHTLY_WOUNDED]


@pytest.mark.rule("R1.5.1")
def test_free_points_have_no_effect() -> None:
    state = position(points=(2, 1, 1))
    _, events = call(state, use_damage_points, TARGET, 2)
    assert only(events, StatusReceived) == []
    figure = state.figures[TARGET]
    assert (figure.free_points, figure.light_points, figure.heavy_points) == (0, 1, 1)


@pytest.mark.rule("R1.5.1")
@pytest.mark.vector("V120")
@pytest.mark.parametrize(("points", "out"), [(0, False), (1, True)])
def test_v120_one_point_more_than_there_is_puts_out_of_action(points: int, out: bool) -> None:
    state = position()
    figure = state.figures[TARGET]
    figure.light_points = figure.heavy_points = 0
    _, events = call(state, use_damage_points, TARGET, points)
    assert (figure.place is Place.REMOVED) is out
    assert len(only(events, FigureWentOutOfAction)) == int(out)


@pytest.mark.rule("R1.5.1")
def test_the_last_point_does_not_put_out_of_action() -> None:
    state = position(points=(0, 2, 0))
    call(state, use_damage_points, TARGET, 2)
    assert state.figures[TARGET].place is Place.TABLE


@pytest.mark.rule("R1.10.6")
@pytest.mark.rule("RU039")
@pytest.mark.vector("V121")
def test_v121_only_the_first_heavy_point_wounds_severely() -> None:
    state = position(points=(0, 0, 3))
    _, events = call(state, use_damage_points, TARGET, 1, dice=[6])
    (check,) = only(events, CheckMade)
    assert (addends(check), check.target_number, check.passed) == ((12, -3, -3), 6, True)
    assert [event.status for event in only(events, StatusReceived)] == [Status.SEVERELY_WOUNDED]
    _, later = call(state, use_damage_points, TARGET, 1)
    assert only(later, CheckMade) == []
    assert only(later, StatusReceived) == []
    assert state.figures[TARGET].heavy_points == 1


@pytest.mark.rule("RU039")
@pytest.mark.rule("RU040")
@pytest.mark.vector("V122")
def test_v122_two_heavy_points_of_one_roll_make_one_panic_check() -> None:
    state = position(points=(0, 0, 3))
    _, events = call(state, use_damage_points, TARGET, 2, dice=[5])
    (check,) = only(events, CheckMade)
    assert (check.target_number, check.passed) == (6, False)
    assert [event.status for event in only(events, StatusReceived)] == [Status.SEVERELY_WOUNDED, Status.PANICKED]
    assert state.figures[TARGET].heavy_points == 1


@pytest.mark.rule("R1.10.4")
@pytest.mark.rule("RU074")
@pytest.mark.vector("V123")
def test_v123_light_and_severe_wounds_take_one_action_point_together() -> None:
    state = position()
    call(state, use_damage_points, TARGET, 2, dice=[6])
    assert value(state, TARGET, Attribute.ACTION_POINTS) == 2


@pytest.mark.rule("RU040")
def test_whoever_goes_out_of_action_makes_no_panic_check_for_wounds_of_that_roll() -> None:
    state = position()
    _, events = call(state, use_damage_points, TARGET, 3)
    assert only(events, CheckMade) == []
    assert state.figures[TARGET].place is Place.REMOVED


# -- several damage rolls --------------------------------------------------------------------------------------


def duel(dice: list[int], **attributes: Any) -> Any:
    scene = Scene()
    scene.human("shooter", "alice", ranged=5, blocks=[gun()])
    scene.human("target", "bob", at=(3, 0), **attributes)
    return scene.activate("shooter", dice)


@pytest.mark.rule("RU042")
def test_each_damage_roll_meets_the_figure_as_the_last_one_left_it() -> None:
    # Two hits at TN 7; 6 + 3 - 3 = 6 costs two points: both wounds, and a panic check at TN 6; then one more.
    with duel([7, 7, 6, 6, 3]) as play:
        play.act(RangedAttack(BlockId("gun"), TARGET, 2))
        assert [rolled.points for rolled in play.damage] == [2, 1]
        assert play.is_out("target")


@pytest.mark.rule("RU042")
def test_damage_after_out_of_action_is_void() -> None:
    with duel([7, 7, 7, 12]) as play:
        play.act(RangedAttack(BlockId("gun"), TARGET, 3))
        assert [rolled.result for rolled in play.damage] == [12]
        assert play.is_out("target")


@pytest.mark.rule("RU042")
def test_the_active_side_throws_the_dice_for_damage() -> None:
    scene = Scene()
    scene.human("shooter", "alice", ranged=5, blocks=[gun()])
    scene.human("target", "bob", at=(3, 0))
    session = Session(SYSTEM, scene.state(), TypedDice())
    session.answer(Activate(FigureId("shooter")))
    session.answer(RangedAttack(BlockId("gun"), TARGET, 1))
    session.answer(7)
    assert isinstance(session.pending, Dice)
    assert session.pending.player == "alice"
    session.answer(3)
    (rolled,) = [line.event for line in session.log if isinstance(line.event, DamageRolled)]
    assert rolled.face == 3

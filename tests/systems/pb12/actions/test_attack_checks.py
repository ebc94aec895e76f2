"""Checks and successes of attacks: frequency, bundling, resource points, boost.  R1.6.5 to R1.6.14."""

from __future__ import annotations

import pytest

from pb12table.systems.pb12.rules.checks.action_checks import RollOn
from pb12table.systems.pb12.rules.game.answers import (
    Concentrate,
)
from pb12table.systems.pb12.rules.game.events import (
    AttackFailed,
    ChecksLapsed,
)
from pb12table.systems.pb12.rules.preparations.profiles import BlockId, FrequencyCode
from tests.systems.pb12.duels import GUN, RIFLE, melee, rifleman, shoot, strike, succeeded
from tests.systems.pb12.expect import addends, faces, gun, reason, refused
from tests.systems.pb12.scene import Scene

# -- checks and successes ----------------------------------------------------------------------------------------


@pytest.mark.rule("R1.6.5")
@pytest.mark.rule("R1.6.13")
@pytest.mark.vector("V019")
def test_v019_two_checks_at_seven_that_fail() -> None:
    with melee([4, 5]) as play:
        play.act(strike(2))
        assert [(addends(check), check.target_number) for check in play.checks] == [((12, -5), 7)] * 2
        assert (faces(play), succeeded(play), len(play.of(AttackFailed))) == ([4, 5], [], 1)
        assert play.damage == []
        assert play.figure("fighter").action_points == 1


@pytest.mark.rule("R1.6.6")
@pytest.mark.rule("R1.8.13")
@pytest.mark.vector("V020")
def test_v020_each_passed_check_makes_as_many_successes_as_the_multiplier() -> None:
    with melee([2, 12, 1, 1], {"success_multiplier": 2}) as play:
        play.act(strike(2))
        assert (faces(play), succeeded(play)) == ([2, 12], [2])
        assert len(play.damage) == 2


@pytest.mark.rule("R1.6.7")
@pytest.mark.rule("R1.8.11")
@pytest.mark.vector("V021")
def test_v021_frequency_multiplies_the_checks_and_changes_their_target_number() -> None:
    with melee([1, 3, 4, 5, 9, 11, 1, 1], {"frequency": FrequencyCode(3, 1)}) as play:
        play.act(strike(2, frequency=True))
        assert [(addends(check), check.target_number) for check in play.checks] == [((12, 1, -5), 8)] * 6
        assert succeeded(play) == [2]


@pytest.mark.rule("RU051")
@pytest.mark.vector("V150")
def test_v150_frequency_not_used() -> None:
    with melee([4, 5], {"frequency": FrequencyCode(3, 1)}) as play:
        play.act(strike(2))
        assert [check.target_number for check in play.checks] == [7, 7]


@pytest.mark.rule("R1.8.11")
@pytest.mark.rule("RU051")
def test_without_a_frequency_code_nothing_is_multiplied() -> None:
    with melee([4]) as play:
        refused(play, strike(1, frequency=True), "R1.6.7", "no-frequency")
        play.act(strike(1))
        assert [check.target_number for check in play.checks] == [7]


@pytest.mark.rule("R1.6.8")
@pytest.mark.vector("V022")
def test_v022_given_up_checks_make_the_others_easier() -> None:
    with melee([4, 5, 1], action_points=4) as play:
        play.act(strike(4, given_up=2))
        assert [(addends(check), check.target_number) for check in play.checks] == [((12, -2, -5), 5)] * 2
        assert succeeded(play) == [1]


@pytest.mark.rule("RU050")
@pytest.mark.rule("R1.6.5")
@pytest.mark.vector("V144")
def test_v144_the_player_may_stop_after_the_first_success() -> None:
    with rifleman([8, 1]) as play:
        play.answer(shoot(3, RIFLE))
        while isinstance(play.pending, RollOn):
            play.answer(play.pending.successes == 0)
        assert (faces(play), succeeded(play)) == ([8], [1])
        assert play.figure("fighter").action_points == 0
        # Checks that are not carried out use no resource points.
        assert play.figure("fighter").blocks[RIFLE].resources == 2


@pytest.mark.rule("RU050")
def test_whether_to_roll_on_is_asked_before_each_further_check() -> None:
    with rifleman([1, 2, 3]) as play:
        play.answer(shoot(3, RIFLE))
        asked = []
        while isinstance(play.pending, RollOn):
            asked.append((play.pending.player, play.pending.checks_left))
            play.answer(True)
        assert asked[-2:] == [("alice", 2), ("alice", 1)]
        assert faces(play) == [1, 2, 3]


@pytest.mark.rule("RU050")
def test_damage_follows_after_the_last_check() -> None:
    with melee([7, 8, 1, 1]) as play:
        play.act(strike(2))
        assert [
            type(event).__name__ for event in play.events if type(event).__name__ in ("CheckMade", "DamageRolled")
        ] == [
            "CheckMade",
            "CheckMade",
            "DamageRolled",
            "DamageRolled",
        ]


# -- giving up checks, resources ---------------------------------------------------------------------------------


@pytest.mark.rule("R1.6.8")
@pytest.mark.rule("RU052")
@pytest.mark.vector("V146")
def test_v146_not_all_checks_can_be_given_up() -> None:
    with melee([4]) as play:
        assert play.refusal(strike(3, given_up=0)) is None
        refusal = play.refusal(strike(3, given_up=3))
        assert refusal is not None
        assert refusal.detail("most") == 2
        assert play.refusal(strike(3, given_up=-1)) is not None
        assert play.refusal(strike(1, given_up=1)) is not None
        play.act(strike(3, given_up=2))
        assert [(addends(check), check.face) for check in play.checks] == [((12, -2, -5), 4)]


@pytest.mark.rule("R1.6.8")
@pytest.mark.rule("R1.8.14")
@pytest.mark.rule("RU052")
@pytest.mark.vector("V147")
def test_v147_given_up_checks_use_resource_points_too() -> None:
    with rifleman([4]) as play:
        play.act(shoot(3, RIFLE, given_up=2))
        assert [check.target_number for check in play.checks] == [5]
        assert play.figure("fighter").blocks[RIFLE].resources == 0


REPEATER = gun(resources=3, charges=1, frequency=FrequencyCode(3, 1))


@pytest.mark.rule("RU052")
@pytest.mark.rule("R1.8.14")
@pytest.mark.vector("V148")
def test_v148_checks_without_a_resource_point_lapse_and_cannot_be_given_up() -> None:
    with rifleman([1, 2, 3], items=(), blocks=(REPEATER,)) as play:
        assert play.refusal(shoot(2, frequency=True, given_up=3)) is not None
        assert play.refusal(shoot(2, frequency=True, given_up=2)) is None
        play.act(shoot(2, frequency=True))
        assert [event.number for event in play.of(ChecksLapsed)] == [3]
        assert [check.target_number for check in play.checks] == [8, 8, 8]
        assert play.figure("fighter").blocks[GUN].resources == 0


@pytest.mark.rule("RU052")
@pytest.mark.vector("V148")
def test_v148_multiply_first_then_bundle() -> None:
    with rifleman([5], items=(), blocks=(REPEATER,)) as play:
        play.act(shoot(2, frequency=True, given_up=2))
        assert [addends(check) for check in play.checks] == [(12, 1, -2, -5)]
        assert play.figure("fighter").blocks[GUN].resources == 0


@pytest.mark.rule("RU072")
@pytest.mark.rule("R1.1.12")
@pytest.mark.vector("V151")
def test_v151_automatic_successes_use_resource_points() -> None:
    # TN 12 - 12 = 0: no die for the checks, one for the damage of each success.
    with rifleman([1, 1], ranged=12) as play:
        play.act(shoot(2, RIFLE))
        assert [(check.target_number, check.face, check.passed) for check in play.checks] == [(0, None, True)] * 2
        assert (succeeded(play), play.figure("fighter").blocks[RIFLE].resources) == ([2], 1)


@pytest.mark.rule("RU072")
@pytest.mark.rule("R1.1.12")
def test_automatic_failures_use_resource_points() -> None:
    with rifleman([], ranged=-1) as play:
        play.act(shoot(2, RIFLE))
        assert [(check.target_number, check.face, check.passed) for check in play.checks] == [(13, None, False)] * 2
        assert play.figure("fighter").blocks[RIFLE].resources == 1


@pytest.mark.rule("RU052")
@pytest.mark.rule("R1.8.14")
def test_each_check_that_is_rolled_uses_one_resource_point() -> None:
    with rifleman([4, 4]) as play:
        play.act(shoot(2, RIFLE))
        assert play.figure("fighter").blocks[RIFLE].resources == 1


# -- boost, several successes ------------------------------------------------------------------------------------


@pytest.mark.rule("R1.6.14")
@pytest.mark.rule("RU057")
@pytest.mark.vector("V165")
def test_v165_more_penetration_for_a_harder_check() -> None:
    scene = Scene()
    scene.human("fighter", "alice", ranged=5, items=["rifle"])
    scene.human("foe", "bob", at=(3, 0), facing=180, armour=3)
    # The last die is the panic check of the severe wound.
    with scene.activate("fighter", [9, 7, 6]) as play:
        play.act(shoot(1, RIFLE, boost=2))
        assert [(addends(check), check.target_number) for check in play.checks[:1]] == [((12, 2, -5), 9)]
        (rolled,) = play.damage
        assert (rolled.strength, rolled.penetration) == (4, 3)
        assert (addends(rolled), rolled.result, rolled.points) == ((4, -3), 8, 2)


@pytest.mark.rule("RU057")
def test_boost_is_for_all_checks_and_damage_and_never_negative() -> None:
    with melee([9, 9, 1, 1]) as play:
        assert reason(play, strike(2, boost=-1)) == ("R1.6.14", "negative-boost")
        play.act(strike(2, boost=2))
        assert [check.target_number for check in play.checks] == [9, 9]
        assert [rolled.penetration for rolled in play.damage] == [2, 2]


@pytest.mark.rule("R1.6.13")
@pytest.mark.rule("R1.6.6")
@pytest.mark.vector("V167")
def test_v167_two_successes_make_two_damage_rolls() -> None:
    with melee([7, 5, 6], {"success_multiplier": 2}) as play:
        play.act(strike(1))
        assert succeeded(play) == [2]
        assert [rolled.face for rolled in play.damage] == [5, 6]


@pytest.mark.rule("R1.6.13")
def test_one_check_for_each_action_point() -> None:
    for points in (1, 2, 3):
        with melee([1] * points) as play:
            play.act(strike(points))
            assert len(play.checks) == points
            assert play.figure("fighter").action_points == 3 - points


@pytest.mark.rule("R1.6.6")
@pytest.mark.rule("R1.1.12")
def test_an_automatic_success_is_multiplied_too() -> None:
    with melee([1, 1], {"success_multiplier": 2}, melee=12) as play:
        play.act(strike(1))
        assert (faces(play), succeeded(play), len(play.damage)) == ([None], [2], 2)


@pytest.mark.rule("R1.8.14")
@pytest.mark.rule("RU052")
def test_action_points_beyond_the_resource_points_are_spent_for_nothing() -> None:
    with rifleman([1], items=("twin-gun",)) as play:
        twin_gun = BlockId("twin-gun")
        assert play.refusal(shoot(3, twin_gun, given_up=2)) is not None
        play.act(shoot(3, twin_gun, given_up=1))
        assert [event.number for event in play.of(ChecksLapsed)] == [1]
        assert play.figure("fighter").action_points == 0
        assert play.figure("fighter").blocks[twin_gun].resources == 0


@pytest.mark.rule("R1.6.8")
@pytest.mark.rule("R1.6.7")
@pytest.mark.rule("RU002")
def test_all_modifiers_are_summed_before_the_limits_are_looked_at() -> None:
    # 12 - 1 + 4 (frequency) - 2 (Concentrate) - 5 (given up) = 8, though some steps of it exceed 12.
    repeater = gun(frequency=FrequencyCode(6, 4))
    with rifleman([8, 1], items=(), blocks=(repeater,), ranged=1) as play:
        play.act(Concentrate()).act(shoot(1, frequency=True, given_up=5))
        assert (addends(play.checks[0]), play.checks[0].target_number) == ((12, 4, -1, -2, -5), 8)
        assert succeeded(play) == [1]


@pytest.mark.rule("R1.6.5")
@pytest.mark.rule("RU050")
def test_stopping_without_success_is_a_failed_attack() -> None:
    with melee([1]) as play:
        play.answer(strike(2))
        while isinstance(play.pending, RollOn):
            play.answer(len(play.checks) == 0)
        assert (faces(play), len(play.of(AttackFailed)), play.damage) == ([1], 1, [])

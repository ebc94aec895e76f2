"""Checks and successes of actions, frequency, bundling, boost, concealment, free actions.  Chapter 1.6."""

from __future__ import annotations

from typing import Any

import pytest

from pb12table.pb12.answers import (
    Activate,
    Adjust,
    Aim,
    Attack,
    Concentrate,
    EndTurn,
    Horizontal,
    MeleeAttack,
    Move,
    RangedAttack,
    ReEquip,
    Reload,
)
from pb12table.pb12.events import (
    ActionTaken,
    AttackFailed,
    AttackSucceeded,
    ChecksLapsed,
    FigureActivated,
    FigureTurned,
    StatusLost,
    TurnEnded,
)
from pb12table.pb12.figures import body
from pb12table.pb12.profiles import Attribute, BlockId, DamageCode, FigureId, FrequencyCode
from pb12table.pb12.requests import ChooseAction, RollOn
from pb12table.pb12.state import AttributeEffect, Status
from tests.pb12.expect import addends, blade, faces, finish_move, gun, play_on
from tests.pb12.scene import ORIGIN, Play, Scene

FOE = FigureId("foe")
GUN = BlockId("gun")
BLADE = BlockId("blade")
RIFLE = BlockId("rifle")


def strike(action_points: int, **answers: Any) -> MeleeAttack:
    return MeleeAttack(BLADE, FOE, action_points, **answers)


def shoot(action_points: int, weapon: BlockId = GUN, **answers: Any) -> RangedAttack:
    return RangedAttack(weapon, FOE, action_points, **answers)


def melee(dice: list[int], weapon: dict[str, Any] | None = None, **attributes: Any) -> Play:
    """A swordsman of melee 5 beside an enemy with nine free points: TN 12 - 5 = 7."""
    scene = Scene()
    fighter = {"melee": 5, **attributes}
    scene.human("fighter", "alice", blocks=[blade(**(weapon or {}))], **fighter)
    scene.human("foe", "bob", at=(1, 0), facing=180, points=(9, 0, 0))
    return scene.activate("fighter", dice)


def rifleman(dice: list[int], items: tuple[str, ...] = ("rifle",), blocks: tuple[Any, ...] = (), **more: Any) -> Play:
    """A shooter of ranged 5 at three steps, near for R 4: TN 12 - 5 = 7 with the rifle."""
    scene = Scene()
    shooter = {"ranged": 5, **more}
    scene.human("fighter", "alice", items=items, blocks=blocks, **shooter)
    scene.human("foe", "bob", at=(3, 0), facing=180, points=(9, 0, 0))
    return scene.activate("fighter", dice)


def succeeded(play: Play) -> list[int]:
    return [event.successes for event in play.of(AttackSucceeded)]


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
        refusal = play.refusal(strike(1, frequency=True))
        if refusal is None:
            play.act(strike(1, frequency=True))
        else:
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
        assert play.refusal(strike(3, given_up=3)) is not None
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
        assert play.refusal(strike(2, boost=-1)) is not None
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


# -- target and order --------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.6.4")
@pytest.mark.vector("V333")
def test_v333_the_target_point_of_a_figure_is_its_base_point() -> None:
    scene = Scene()
    scene.human("foe", "bob", at=(5, 0))
    x, y, z = body(scene.state(), FOE).base_point
    assert (x - ORIGIN, y - ORIGIN, z) == pytest.approx((5, 0, 1.8))


@pytest.mark.rule("R1.6.2")
@pytest.mark.rule("RU048")
@pytest.mark.rule("RU049")
@pytest.mark.vector("V346")
def test_v346_a_target_behind_needs_the_free_facing_first() -> None:
    scene = Scene()
    scene.human("fighter", "alice", melee=5, facing=180, blocks=[blade()])
    scene.human("foe", "bob", at=(1, 0), facing=180)
    with scene.activate("fighter", [1]) as play:
        assert play.refusal(strike(1)) is not None
        play.act(strike(1, facing=0.0))
        assert play.figure("fighter").facing == 0.0


@pytest.mark.rule("R1.6.12")
@pytest.mark.rule("R1.8.2")
def test_an_attack_needs_a_weapon_in_use() -> None:
    scene = Scene()
    scene.human("fighter", "alice", blocks=[blade(), gun()], in_use=[])
    scene.human("foe", "bob", at=(1, 0))
    with scene.activate("fighter") as play:
        assert play.refusal(strike(1)) is not None
        assert play.refusal(shoot(1)) is not None
        assert [hint for hint in play.pending.hints(play.state) if isinstance(hint, Attack)] == []


@pytest.mark.rule("R1.6.1")
@pytest.mark.rule("R1.1.9")
@pytest.mark.vector("V003")
def test_v003_activation_refills_action_points() -> None:
    scene = Scene()
    scene.human("fighter", "alice")
    scene.human("foe", "bob", at=(9, 0))
    with scene.activate("fighter") as play:
        assert play.figure("fighter").action_points == 3
        assert [event.action_points for event in play.of(FigureActivated)] == [3]


@pytest.mark.rule("R1.6.1")
@pytest.mark.rule("R1.10.4")
def test_a_wounded_figure_is_refilled_to_its_lower_value() -> None:
    scene = Scene()
    scene.human("fighter", "alice")
    scene.human("foe", "bob", at=(9, 0))
    scene.edit("fighter", statuses={Status.LIGHTLY_WOUNDED: 1}, light_points=0)
    with scene.activate("fighter") as play:
        assert play.figure("fighter").action_points == 2


@pytest.mark.rule("RU003")
def test_what_cannot_be_paid_cannot_be_declared() -> None:
    with melee([1, 1]) as play:
        assert play.refusal(strike(4)) is not None
        assert play.refusal(strike(0)) is not None
        play.act(strike(2))
        assert play.refusal(strike(2)) is not None
        assert play.refusal(strike(1)) is None


@pytest.mark.rule("RU003")
def test_activation_never_lowers_a_balance() -> None:
    scene = Scene()
    scene.human("fighter", "alice")
    scene.human("foe", "bob", at=(9, 0))
    scene.edit("fighter", action_points=5)
    with scene.activate("fighter") as play:
        assert play.figure("fighter").action_points == 5


@pytest.mark.rule("R1.6.3")
def test_action_points_expire_at_the_end_of_the_turn() -> None:
    scene = Scene()
    scene.human("fighter", "alice")
    scene.human("friend", "alice", at=(0, 9))
    scene.human("foe", "bob", at=(9, 0))
    scene.edit("foe", action_points=2)
    scene.edit("friend", action_points=1)
    with scene.activate("fighter") as play:
        play.act(Concentrate()).end_turn()
        assert [play.figure(name).action_points for name in ("fighter", "friend", "foe")] == [0, 0, 0]


@pytest.mark.rule("R1.6.3")
@pytest.mark.rule("RU046")
def test_expiry_of_action_points_is_no_activity() -> None:
    scene = Scene()
    scene.human("fighter", "alice")
    scene.human("foe", "bob", at=(9, 0))
    scene.edit("fighter", statuses={Status.MOVED: 2})
    with scene.activate("fighter") as play:
        play.end_turn()
        assert play.moved_markers("fighter") == 2


@pytest.mark.rule("RU046")
@pytest.mark.rule("R1.9.4")
def test_activity_comes_before_the_effects_of_the_action() -> None:
    scene = Scene()
    scene.human("fighter", "alice", melee=5, blocks=[blade()])
    scene.human("foe", "bob", at=(1, 0), facing=180)
    scene.edit("fighter", statuses={Status.MOVED: 2})
    with scene.activate("fighter", [1, 1]) as play:
        play.act(strike(2))
        names = [type(event).__name__ for event in play.events]
        assert len(play.of(StatusLost)) == 1
        assert names.index("StatusLost") < names.index("CheckMade")


@pytest.mark.rule("RU048")
def test_an_attack_is_declared_paid_and_then_rolled() -> None:
    with melee([1]) as play:
        play.act(strike(1))
        names = [type(event).__name__ for event in play.events]
        assert names.index("ActionTaken") < names.index("CheckMade")
        assert [(event.action_points, event.weapon, event.target) for event in play.of(ActionTaken)] == [
            (1, BLADE, FOE)
        ]


# -- concealment -------------------------------------------------------------------------------------------------

WALLS = [(0.9, 0), (0.905, 0), (0.95, 1), (1.15, 1), (1.16, 2), (1.4, 2), (1.42, 3), (1.65, 3), (1.66, 4), (1.89, 4)]


@pytest.mark.rule("R1.6.16")
@pytest.mark.rule("RU013")
@pytest.mark.parametrize(("height", "level"), WALLS)
def test_concealment_is_added_to_the_target_number(height: float, level: int) -> None:
    scene = Scene()
    scene.human("fighter", "alice", ranged=5, items=["rifle"])
    scene.human("foe", "bob", at=(10, 0))
    scene.wall(5.0, height)
    with scene.activate("fighter", [1]) as play:
        play.act(shoot(1, RIFLE))
        # 10 steps are medium for R 4: +1.
        assert play.checks[0].target_number == 12 - 5 + 1 + level
        assert sum(addends(play.checks[0])[1:-1]) == 1 + level


@pytest.mark.rule("R1.6.16")
@pytest.mark.parametrize("height", [1.895, 1.9])
def test_a_hidden_target_cannot_be_chosen(height: float) -> None:
    scene = Scene()
    scene.human("fighter", "alice", ranged=5, items=["rifle"])
    scene.human("foe", "bob", at=(10, 0))
    scene.wall(5.0, height)
    with scene.activate("fighter") as play:
        assert play.refusal(shoot(1, RIFLE)) is not None


@pytest.mark.rule("R1.6.16")
@pytest.mark.rule("RU013")
def test_smoke_adds_its_level_to_that_of_the_covered_share() -> None:
    scene = Scene()
    scene.human("fighter", "alice", ranged=5, items=["rifle"])
    scene.human("foe", "bob", at=(10, 0))
    scene.wall(5.0, 5.0, y=(0.0, 3.0))
    scene.box((6, -3), (7, 3), 4.0, translucent=1, passable=True)
    with scene.activate("fighter", [1]) as play:
        play.act(shoot(1, RIFLE))
        assert play.checks[0].target_number == 12 - 5 + 1 + 2 + 1


@pytest.mark.rule("R1.6.17")
@pytest.mark.rule("RU014")
def test_cover_against_a_plain_attack_is_concealment_and_spares_no_damage() -> None:
    scene = Scene()
    scene.human("fighter", "alice", ranged=5, blocks=[gun(damage=DamageCode(5, 0))])
    scene.human("foe", "bob", at=(3, 0), points=(9, 0, 0))
    scene.wall(1.5, 1.4, stops_damage=True)
    with scene.activate("fighter", [9, 6]) as play:
        play.act(shoot(1))
        assert play.checks[0].target_number == 12 - 5 + 2
        assert addends(play.damage[0]) == (5, -3)


# -- free actions ------------------------------------------------------------------------------------------------


def skirmisher(dice: list[int] | None = None, **attributes: Any) -> Play:
    scene = Scene()
    scene.human("fighter", "alice", ranged=5, items=["rifle"], **attributes)
    scene.human("foe", "bob", at=(3.5, 0), points=(9, 0, 0))
    return scene.activate("fighter", dice or [])


@pytest.mark.rule("R1.6.18")
@pytest.mark.rule("RU059")
@pytest.mark.vector("V169")
def test_v169_one_free_action_a_round() -> None:
    with skirmisher([1]) as play:
        play.act(Adjust()).go(Horizontal(0.5, 0))
        finish_move(play)
        assert play.figure("fighter").action_points == 3
        play.act(shoot(1, RIFLE))
        assert play.refusal(Adjust(free=True)) is not None
        assert play.refusal(Adjust(free=False)) is None
        for _ in range(2):
            play.act(Adjust(free=False)).go(Horizontal(play.at("fighter")[0] + 0.5, 0))
            finish_move(play)
        assert play.figure("fighter").action_points == 0
        assert play.at("fighter") == (1.5, 0, 0)


@pytest.mark.rule("R1.6.18")
@pytest.mark.rule("RU059")
def test_a_free_action_directly_after_an_action() -> None:
    with skirmisher([1]) as play:
        play.act(shoot(1, RIFLE)).act(Adjust()).go(Horizontal(0.5, 0))
        finish_move(play)
        assert play.figure("fighter").action_points == 2
        assert play.refusal(EndTurn()) is None
        assert play.refusal(Adjust()) is not None


@pytest.mark.rule("R1.6.18")
@pytest.mark.rule("RU059")
def test_the_last_action_point_spent_a_free_action_may_still_follow() -> None:
    with skirmisher([1, 1, 1]) as play:
        play.act(shoot(3, RIFLE))
        assert isinstance(play.pending, ChooseAction)
        play.act(Adjust()).go(Horizontal(0.5, 0))
        finish_move(play)
        assert play.at("fighter") == (0.5, 0, 0)
        assert play.figure("fighter").done


@pytest.mark.rule("RU059")
@pytest.mark.vector("V170")
def test_v170_a_free_action_needs_an_action_beside_it() -> None:
    with skirmisher() as play:
        play.act(Adjust()).go(Horizontal(0.5, 0))
        finish_move(play)
        assert play.refusal(EndTurn()) is not None
        play.act(Concentrate())
        assert play.refusal(EndTurn()) is None


@pytest.mark.rule("RU059")
@pytest.mark.vector("V170")
def test_v170_without_action_points_there_is_no_free_action() -> None:
    scene = Scene()
    scene.human("fighter", "alice", action_points=0)
    scene.human("foe", "bob", at=(9, 0))
    with scene.activate("fighter") as play:
        if isinstance(play.pending, ChooseAction):
            assert play.refusal(Adjust()) is not None
            play.end_turn()
        assert len(play.of(TurnEnded)) == 1


@pytest.mark.rule("R1.6.18")
def test_only_free_actions_cost_nothing() -> None:
    with skirmisher() as play:
        for action in (Concentrate(), Aim(FOE), ReEquip((RIFLE,)), Reload(RIFLE)):
            assert play.refusal(action) is None
        before = 3
        for action in (Concentrate(), Aim(FOE), Reload(RIFLE)):
            play.act(action)
            before -= 1
            if before:
                assert play.figure("fighter").action_points == before
        assert [event.action_points for event in play.of(ActionTaken)] == [1, 1, 1]


@pytest.mark.rule("R1.10.2")
@pytest.mark.rule("RU046")
@pytest.mark.rule("RU047")
@pytest.mark.vector("V171")
def test_v171_a_free_action_is_no_activity_spending_an_action_point_is() -> None:
    scene = Scene()
    scene.human("fighter", "alice", items=["rifle"])
    scene.human("foe", "bob", at=(9, 0))
    scene.edit("fighter", statuses={Status.MOVED: 3})
    with scene.activate("fighter") as play:
        play.act(Adjust()).go(Horizontal(0.5, 0))
        finish_move(play)
        assert play.moved_markers("fighter") == 3
        play.act(Reload(RIFLE))
        assert play.moved_markers("fighter") == 0


@pytest.mark.rule("RU046")
@pytest.mark.rule("R1.6.18")
def test_an_adjust_for_an_action_point_is_activity() -> None:
    scene = Scene()
    scene.human("fighter", "alice")
    scene.human("foe", "bob", at=(9, 0))
    scene.edit("fighter", statuses={Status.MOVED: 3})
    with scene.activate("fighter") as play:
        play.act(Adjust(free=False)).go(Horizontal(0.5, 0))
        finish_move(play)
        assert play.moved_markers("fighter") == 0
        assert play.figure("fighter").action_points == 2


@pytest.mark.rule("R1.6.5")
@pytest.mark.rule("R1.4.26")
def test_action_checks_are_attribute_checks_with_the_value_of_the_moment() -> None:
    scene = Scene()
    scene.human("fighter", "alice", melee=5, blocks=[blade()])
    scene.human("foe", "bob", at=(1, 0), facing=180)
    scene.edit("fighter", effects=[AttributeEffect(Attribute.MELEE, -2, "R1.1.7")])
    with scene.activate("fighter", [8]) as play:
        play.act(strike(1))
        assert (play.checks[0].target_number, play.checks[0].passed) == (9, False)


@pytest.mark.rule("RU079")
@pytest.mark.rule("R1.10.3")
def test_an_incapacitated_figure_is_offered_no_action() -> None:
    scene = Scene()
    scene.human("fighter", "alice")
    scene.human("friend", "alice", at=(0, 9))
    scene.human("foe", "bob", at=(9, 0))
    scene.edit("fighter", effects=[AttributeEffect(Attribute.STRENGTH, -4, "R1.1.7")])
    with scene.play() as play:
        assert play.refusal(Activate(FigureId("fighter"))) is not None
        assert play.refusal(Activate(FigureId("friend"))) is None


@pytest.mark.rule("R1.6.2")
@pytest.mark.parametrize("action", [Move(1, facing=200.0), Concentrate(facing=200.0), Adjust(False, facing=200.0)])
def test_facing_is_free_before_each_action(action: Any) -> None:
    with skirmisher() as play:
        play.act(action)
        assert play.figure("fighter").facing == 200.0
        play_on(play, lambda request: isinstance(request, ChooseAction))
        play.act(Concentrate(facing=90.0))
        assert play.figure("fighter").facing == 90.0
        assert [event.facing for event in play.of(FigureTurned)] == [200.0, 90.0]


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

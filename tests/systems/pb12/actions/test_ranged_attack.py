"""Ranged attacks, Aim and Concentrate.  R1.7.8 to R1.7.12, R1.7.16, RU065 to RU068."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Any

import pytest

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.game.answers import (
    Activate,
    Adjust,
    Aim,
    Concentrate,
    Horizontal,
    MeleeAttack,
    RangedAttack,
)
from pb12table.systems.pb12.rules.game.events import (
    AttackFailed,
    AttackSucceeded,
    ChecksLapsed,
    FigureAimed,
    FigureConcentrated,
)
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import Place, Status
from pb12table.systems.pb12.rules.preparations.profiles import Block, BlockId, RangedModifiers
from tests.systems.pb12.expect import addends, blade, faces, finish_move, gun, next_round, play_on
from tests.systems.pb12.scene import Play, Scene, marker

GUN = BlockId("gun")
RIFLE = BlockId("rifle")
SHOOTER = FigureId("shooter")


def around(distance: float, angle: float) -> tuple[float, float]:
    """The place at a distance and an angle from the origin."""
    return (distance * cos(radians(angle)), distance * sin(radians(angle)))


def shooter(items: tuple[str, ...] = (), blocks: tuple[Block, ...] = (), ranged: int = 3, **more: Any) -> Scene:
    """A shooter at the origin, facing east."""
    scene = Scene()
    scene.human("shooter", "alice", ranged=ranged, items=items, blocks=blocks, **more)
    return scene


def foes(scene: Scene, *places: tuple[str, float, float], **more: Any) -> Scene:
    """Enemies with nine free points: name, distance, angle."""
    for name, distance, angle in places:
        scene.human(name, "bob", at=around(distance, angle), facing=180.0, points=(9, 0, 0), **more)
    return scene


def shot(weapon: str, target: str, action_points: int = 1, **more: Any) -> RangedAttack:
    return RangedAttack(BlockId(weapon), FigureId(target), action_points, **more)


# -- target numbers ----------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.7.10")
@pytest.mark.rule("R1.8.8")
@pytest.mark.vector("V028")
@pytest.mark.vector("V029")
def test_v028_v029_twin_gun_at_five_steps() -> None:
    with foes(shooter(("twin-gun",), ranged=4), ("foe", 5, 0)).activate("shooter", [3, 6]) as play:
        play.act(shot("twin-gun", "foe", 2))
        assert [(addends(check), check.target_number) for check in play.checks] == [((12, -1, -4), 7)] * 2
        assert (faces(play), len(play.of(AttackFailed)), play.damage) == ([3, 6], 1, [])
        assert play.figure("shooter").blocks[BlockId("twin-gun")].resources == 0
        # No further attack check is possible: refused, or it would lapse.
        assert play.refusal(shot("twin-gun", "foe")) is not None


RIFLE_RANGES = [(3.5, 0), (4, 0), (4.01, 0), (8, 0), (8.01, 1), (16, 1), (16.01, 3), (32, 3), (32.01, 6), (64, 6)]


@pytest.mark.rule("R1.7.10")
@pytest.mark.rule("R1.1.15")
@pytest.mark.parametrize(("distance", "modifier"), RIFLE_RANGES)
def test_the_range_category_gives_the_modifier(distance: float, modifier: int) -> None:
    with foes(shooter(("rifle",)), ("foe", distance, 0)).activate("shooter", [1] if modifier < 4 else []) as play:
        play.act(shot("rifle", "foe"))
        assert play.checks[0].target_number == 12 - 3 + modifier


@pytest.mark.rule("R1.7.11")
@pytest.mark.rule("R1.1.12")
@pytest.mark.vector("V197")
def test_v197_beyond_extreme_costs_four_more() -> None:
    with foes(shooter(("rifle",)), ("foe", 70, 0)).activate("shooter") as play:
        play.act(shot("rifle", "foe"))
        (check,) = play.checks
        assert (addends(check), check.target_number) == ((12, 6, 4, -3), 19)
        assert (check.face, check.passed) == (None, False)


@pytest.mark.rule("R1.7.11")
@pytest.mark.rule("R1.7.12")
@pytest.mark.vector("V198")
def test_v198_a_concentrated_shot_beyond_extreme() -> None:
    scene = foes(shooter(("rifle",), ranged=8), ("foe", 70, 0))
    with scene.activate("shooter", [12, 1]) as play:
        play.act(Concentrate()).act(shot("rifle", "foe"))
        (check,) = play.checks
        assert (addends(check), check.target_number) == ((12, 6, 4, -2, -8), 12)
        assert (check.face, check.passed) == (12, True)


@pytest.mark.rule("R1.7.10")
@pytest.mark.rule("RU066")
@pytest.mark.vector("V199")
def test_v199_without_a_modifier_all_checks_fail() -> None:
    with foes(shooter(("pistol",), ranged=12), ("foe", 30, 0)).activate("shooter") as play:
        play.act(shot("pistol", "foe", 2))
        assert (play.of(AttackSucceeded), len(play.of(AttackFailed))) == ([], 1)
        assert all(check.face is None and not check.passed for check in play.checks)
        assert play.figure("shooter").action_points == 1


@pytest.mark.rule("RU066")
@pytest.mark.vector("V199")
@pytest.mark.parametrize("distance", [30, 60, 97])
def test_v199_the_resource_points_are_used(distance: float) -> None:
    # The twin gun (R 3) has no extreme modifier: nothing beyond 24 steps, nor beyond 48 and 96.
    with foes(shooter(("twin-gun",), ranged=12), ("foe", distance, 0)).activate("shooter") as play:
        play.act(shot("twin-gun", "foe", 2))
        assert play.of(AttackSucceeded) == []
        assert [event.number for event in play.of(ChecksLapsed)] == [2]
        assert play.figure("shooter").blocks[BlockId("twin-gun")].resources == 0


@pytest.mark.rule("RU066")
def test_beyond_the_maximum_range_all_checks_fail() -> None:
    # 32 R for R 2 is 64 steps; at 64 the attack still has a target number that is rolled for.
    weapon = gun(range_factor=2, ranged_modifiers=RangedModifiers(extreme=0))
    with foes(shooter(blocks=(weapon,), ranged=12), ("foe", 64, 0)).activate("shooter", [4, 1]) as play:
        play.act(shot("gun", "foe"))
        assert (play.checks[0].target_number, len(play.of(AttackSucceeded))) == (4, 1)
    with foes(shooter(blocks=(weapon,), ranged=12), ("foe", 64.01, 0)).activate("shooter") as play:
        play.act(shot("gun", "foe"))
        assert len(play.of(AttackFailed)) == 1


@pytest.mark.rule("R1.4.12")
@pytest.mark.rule("R1.4.10")
@pytest.mark.vector("V372")
@pytest.mark.parametrize(("defence", "number"), [(-1, 8), (2, 11)])
def test_v372_ranged_defence_is_added(defence: int, number: int) -> None:
    with foes(shooter(("rifle",)), ("foe", 3, 0), ranged_defence=defence).activate("shooter", [1]) as play:
        play.act(shot("rifle", "foe"))
        assert (addends(play.checks[0]), play.checks[0].target_number) == (
            tuple(sorted((12, -3, defence), reverse=True)),
            number,
        )


@pytest.mark.rule("R1.10.2")
@pytest.mark.rule("R1.7.10")
@pytest.mark.parametrize(("markers", "number"), [(1, 9), (2, 10), (3, 11)])
def test_a_moving_target_is_harder_to_hit(markers: int, number: int) -> None:
    scene = foes(shooter(("rifle",)), ("foe", 3, 0))
    scene.edit("foe", statuses={Status.MOVED: markers})
    with scene.activate("shooter", [1]) as play:
        play.act(shot("rifle", "foe"))
        assert play.checks[0].target_number == number


@pytest.mark.rule("R6.1.5")
@pytest.mark.rule("RU115")
@pytest.mark.vector("V187")
def test_v187_an_attack_from_a_rough_zone() -> None:
    scene = foes(shooter(("rifle",)), ("foe", 3, 0))
    scene.zone("rough", (-1, -1), (1, 1))
    with scene.activate("shooter", [1]) as play:
        play.act(shot("rifle", "foe"))
        assert (addends(play.checks[0]), play.checks[0].target_number) == ((12, 2, -3), 11)


@pytest.mark.rule("R6.1.6")
@pytest.mark.vector("V188")
def test_v188_a_target_in_moonlight() -> None:
    scene = foes(shooter(("rifle",), (blade(),), melee=3), ("foe", 1.5, 0))
    scene.zone("dark", (1, -1), (5, 1), level=3)
    with scene.activate("shooter", [1, 1]) as play:
        play.act(shot("rifle", "foe")).act(MeleeAttack(BlockId("blade"), FigureId("foe"), 1))
        assert [check.target_number for check in play.checks] == [12, 12]


@pytest.mark.rule("R1.10.7")
def test_a_static_target_is_easier_to_hit() -> None:
    with foes(shooter(("rifle",)), ("foe", 3, 0), movement=0).activate("shooter", [1]) as play:
        play.act(shot("rifle", "foe"))
        assert (addends(play.checks[0]), play.checks[0].target_number) == ((12, -1, -3), 8)


# -- who can be chosen -------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.7.9")
@pytest.mark.rule("RU065")
@pytest.mark.vector("V192")
def test_v192_a_target_is_at_most_half_as_far_again_as_the_nearest() -> None:
    scene = foes(shooter(("rifle",)), ("near", 4, 0), ("good", 6, 90), ("far", 6.01, -90))
    with scene.activate("shooter") as play:
        assert play.refusal(shot("rifle", "near")) is None
        assert play.refusal(shot("rifle", "good")) is None
        assert play.refusal(shot("rifle", "far")) is not None


@pytest.mark.rule("RU065")
@pytest.mark.vector("V193")
def test_v193_hidden_opponents_do_not_count() -> None:
    scene = foes(shooter(("rifle",)), ("near", 4, 0), ("next", 10, 50), ("good", 14, -50), ("far", 15.01, -40))
    scene.wall(3.0, 5.0, y=(-1.0, 1.0))
    with scene.activate("shooter") as play:
        assert play.refusal(shot("rifle", "near")) is not None
        assert play.refusal(shot("rifle", "good")) is None
        assert play.refusal(shot("rifle", "far")) is not None


@pytest.mark.rule("RU065")
def test_opponents_outside_the_sight_angle_do_not_count() -> None:
    scene = foes(shooter(("rifle",)), ("behind", 2, 180), ("far", 10, 0))
    with scene.activate("shooter") as play:
        assert play.refusal(shot("rifle", "far")) is None
        assert play.refusal(shot("rifle", "behind")) is not None


@pytest.mark.rule("RU065")
def test_friends_do_not_count_as_nearest() -> None:
    scene = foes(shooter(("rifle",)), ("foe", 10, 0))
    scene.human("friend", "alice", at=(1, 1))
    with scene.activate("shooter") as play:
        assert play.refusal(shot("rifle", "foe")) is None


@pytest.mark.rule("RU065")
@pytest.mark.rule("RU076")
@pytest.mark.vector("V196")
def test_v196_out_of_action_markers_do_not_count() -> None:
    scene = foes(shooter(("rifle",)), ("foe", 8, 0), ("good", 12, 90), ("far", 12.01, -90))
    scene.human("ghost", "bob", at=None)
    scene.edit("ghost", place=Place.REMOVED)
    with scene.play(markers=[marker("ghost", (1, 0, 1.8))]) as play:
        play.turn(Activate(SHOOTER))
        assert play.refusal(shot("rifle", "good")) is None
        assert play.refusal(shot("rifle", "far")) is not None
        assert play.refusal(shot("rifle", "ghost")) is not None


@pytest.mark.rule("R1.7.9")
def test_a_shot_needs_a_sight_line() -> None:
    scene = foes(shooter(("rifle",)), ("foe", 10, 0))
    scene.wall(5.0, 5.0)
    with scene.activate("shooter") as play:
        assert play.refusal(shot("rifle", "foe")) is not None


@pytest.mark.rule("R1.4.22")
@pytest.mark.parametrize(("angle", "sees"), [(60.0, True), (90.0, False)])
def test_a_shot_needs_the_target_in_the_sight_angle(angle: float, sees: bool) -> None:
    with foes(shooter(("rifle",), sight_angle=4), ("foe", 10, angle)).activate("shooter") as play:
        assert (play.refusal(shot("rifle", "foe")) is None) is sees
        assert play.refusal(shot("rifle", "foe", facing=angle)) is None


@pytest.mark.rule("R1.7.8")
@pytest.mark.rule("R1.7.1")
@pytest.mark.vector("V334")
def test_v334_a_weapon_that_is_not_in_use() -> None:
    scene = foes(shooter(("rifle", "twin-gun"), in_use=["twin-gun"]), ("foe", 5, 0))
    with scene.activate("shooter") as play:
        assert play.refusal(shot("rifle", "foe")) is not None
        assert play.refusal(shot("twin-gun", "foe")) is None
        hints = play.question(ChooseAction).hints(play.state)
        offered = {hint.weapon for hint in hints if isinstance(hint, RangedAttack)}
        assert offered == {"twin-gun"}


@pytest.mark.rule("R1.7.8")
def test_a_melee_weapon_does_not_shoot() -> None:
    with foes(shooter(("sword",)), ("foe", 1, 0)).activate("shooter") as play:
        assert play.refusal(shot("sword", "foe")) is not None


@pytest.mark.rule("R1.7.8")
@pytest.mark.rule("R1.6.4")
def test_nobody_shoots_himself_or_at_whom_is_not_on_the_table() -> None:
    scene = foes(shooter(("rifle",)), ("foe", 3, 0))
    scene.human("waiting", "bob", at=None)
    with scene.activate("shooter") as play:
        assert play.refusal(shot("rifle", "shooter")) is not None
        assert play.refusal(shot("rifle", "waiting")) is not None
        assert play.refusal(shot("rifle", "nobody")) is not None


# -- Aim ---------------------------------------------------------------------------------------------------------


def two_foes(dice: list[int], **more: Any) -> Play:
    """An opponent at four steps, and one at ten that only aiming allows."""
    return foes(shooter(("rifle",), action_points=6, **more), ("near", 4, 50), ("far", 10, 0)).activate("shooter", dice)


@pytest.mark.rule("R1.7.16")
@pytest.mark.rule("RU067")
def test_aim_lifts_the_limit_for_the_next_shot_at_that_target() -> None:
    with two_foes([1]) as play:
        assert play.refusal(shot("rifle", "far")) is not None
        play.act(Aim(FigureId("far")))
        assert play.figure("shooter").action_points == 5
        assert [event.target for event in play.of(FigureAimed)] == ["far"]
        assert play.refusal(shot("rifle", "near")) is None
        play.act(shot("rifle", "far"))
        assert play.refusal(shot("rifle", "far")) is not None


@pytest.mark.rule("RU067")
def test_the_next_shot_uses_the_aim_up_whatever_it_hits() -> None:
    with two_foes([1]) as play:
        play.act(Aim(FigureId("far"))).act(shot("rifle", "near"))
        assert play.refusal(shot("rifle", "far")) is not None


@pytest.mark.rule("RU067")
def test_the_aim_is_for_that_target_only() -> None:
    scene = foes(shooter(("rifle",)), ("near", 4, 50), ("far", 10, 0), ("other", 10, -50))
    with scene.activate("shooter") as play:
        play.act(Aim(FigureId("far")))
        assert play.refusal(shot("rifle", "other")) is not None


@pytest.mark.rule("R1.7.16")
@pytest.mark.rule("RU067")
@pytest.mark.vector("V324")
def test_v324_aim_needs_a_sight_line() -> None:
    scene = foes(shooter(("rifle",)), ("hidden", 10, 0), ("behind", 10, 180))
    scene.wall(5.0, 5.0)
    with scene.activate("shooter") as play:
        assert play.refusal(Aim(FigureId("hidden"))) is not None
        assert play.refusal(Aim(FigureId("behind"))) is not None
        assert play.refusal(Aim(FigureId("behind"), facing=180.0)) is None


@pytest.mark.rule("RU067")
def test_the_aimed_shot_needs_a_sight_line_again() -> None:
    with two_foes([]) as play:
        play.act(Aim(FigureId("far")))
        assert play.refusal(shot("rifle", "far", facing=180.0)) is not None
        assert play.refusal(shot("rifle", "far")) is None


@pytest.mark.rule("R1.7.16")
@pytest.mark.vector("V324")
def test_v324_an_aim_is_over_with_the_round() -> None:
    # Two dice for the initiative of the second round.
    with two_foes([7, 5]) as play:
        play.act(Aim(FigureId("far"))).end_turn()
        next_round(play)
        play_on(play, lambda request: isinstance(request, ChooseTurn) and request.player == "alice")
        play.turn(Activate(SHOOTER))
        assert play.refusal(shot("rifle", "far")) is not None
        assert play.refusal(shot("rifle", "near")) is None


# -- Concentrate ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.7.12")
@pytest.mark.rule("RU068")
@pytest.mark.vector("V201")
def test_v201_concentrating_twice_does_not_add_up() -> None:
    with foes(shooter(("rifle",)), ("foe", 3, 0)).activate("shooter", [1]) as play:
        play.act(Concentrate()).act(Concentrate()).act(shot("rifle", "foe"))
        assert [event.figure for event in play.of(FigureConcentrated)] == ["shooter"] * 2
        assert (addends(play.checks[0]), play.checks[0].target_number) == ((12, -2, -3), 7)


@pytest.mark.rule("RU068")
@pytest.mark.vector("V202")
@pytest.mark.parametrize(("concentrate_first", "number"), [(True, 9), (False, 7)])
def test_v202_only_the_very_next_action_is_easier(concentrate_first: bool, number: int) -> None:
    with foes(shooter(("rifle",)), ("foe", 3, 0)).activate("shooter", [1]) as play:
        first, second = (
            (Concentrate(), Aim(FigureId("foe"))) if concentrate_first else (Aim(FigureId("foe")), Concentrate())
        )
        play.act(first).act(second).act(shot("rifle", "foe"))
        assert play.checks[0].target_number == number


@pytest.mark.rule("RU068")
def test_a_free_action_is_the_next_action_too() -> None:
    with foes(shooter(("rifle",)), ("foe", 3, 0)).activate("shooter", [1]) as play:
        play.act(Concentrate()).act(Adjust()).go(Horizontal(0.5, 0))
        finish_move(play).act(shot("rifle", "foe"))
        assert play.checks[0].target_number == 9


@pytest.mark.rule("R1.7.12")
def test_concentration_helps_all_checks_of_one_action() -> None:
    with foes(shooter(("rifle",), action_points=4), ("foe", 3, 0)).activate("shooter", [1, 1, 1]) as play:
        play.act(Concentrate()).act(shot("rifle", "foe", 2)).act(shot("rifle", "foe"))
        assert [check.target_number for check in play.checks] == [7, 7, 9]


@pytest.mark.rule("R1.7.12")
@pytest.mark.vector("V203")
def test_v203_concentration_is_over_with_the_turn() -> None:
    with foes(shooter(("rifle",)), ("foe", 3, 0)).activate("shooter", [7, 5, 1]) as play:
        play.act(Concentrate()).end_turn()
        next_round(play)
        play_on(play, lambda request: isinstance(request, ChooseTurn) and request.player == "alice")
        play.turn(Activate(SHOOTER)).act(shot("rifle", "foe"))
        assert play.checks[-1].target_number == 9


@pytest.mark.rule("RU065")
@pytest.mark.rule("R1.6.4")
def test_friends_can_be_chosen_within_the_same_limit() -> None:
    scene = foes(shooter(("rifle",)), ("foe", 4, 0))
    scene.human("friend", "alice", at=(0, 6))
    scene.human("far-friend", "alice", at=(0, -6.01))
    with scene.activate("shooter") as play:
        assert play.refusal(shot("rifle", "friend")) is None
        assert play.refusal(shot("rifle", "far-friend")) is not None


@pytest.mark.rule("RU065")
def test_without_a_visible_opponent_there_is_no_limit() -> None:
    scene = foes(shooter(("rifle",)), ("foe", 4, 180))
    scene.human("friend", "alice", at=(60, 0))
    with scene.activate("shooter") as play:
        assert play.refusal(shot("rifle", "friend")) is None


@pytest.mark.rule("RU065")
@pytest.mark.rule("R1.6.2")
def test_the_facing_of_the_shot_decides_who_is_nearest() -> None:
    scene = foes(shooter(("rifle",), sight_angle=4), ("behind", 2, 180), ("ahead", 10, 0))
    with scene.activate("shooter", [1]) as play:
        assert play.refusal(shot("rifle", "behind", facing=180.0)) is None
        assert play.refusal(shot("rifle", "ahead", facing=180.0)) is not None
        play.act(shot("rifle", "ahead"))
        assert play.figure("shooter").facing == 0.0


@pytest.mark.rule("RU065", "RU024")
def test_what_a_defeated_player_left_behind_is_nobodys_and_no_nearest_target() -> None:
    scene = foes(shooter(("rifle",)), ("left-behind", 4, 30), ("foe", 10, 0))
    scene.player("carol", 5)
    scene.human("c", "carol", at=(80, 80))
    scene.edit("left-behind", controller=PlayerId("carol"))
    with scene.activate("shooter") as play:
        assert play.refusal(shot("rifle", "foe")) is not None
        play.player("carol").defeated = True
        assert play.refusal(shot("rifle", "foe")) is None


@pytest.mark.rule("RU065", "R1.6.2")
def test_who_is_seen_only_after_turning_is_nearest_and_who_is_seen_before_is_not() -> None:
    """RU048: the facing comes before the target is chosen."""
    scene = foes(shooter(("rifle",), sight_angle=4), ("near", 4, 170), ("far", 10, 190), ("ahead", 2, 0))
    with scene.activate("shooter") as play:
        refusal = play.refusal(shot("rifle", "far", facing=180.0))
        assert refusal is not None
        assert (refusal.rule, refusal.reason, round(refusal.detail("limit"), 2)) == (
            "R1.7.9",
            "nearer-target",
            6.0,
        )
        assert play.refusal(shot("rifle", "near", facing=180.0)) is None


@pytest.mark.rule("RU067")
@pytest.mark.rule("R1.7.16")
def test_a_melee_attack_does_not_use_up_the_aim() -> None:
    scene = foes(shooter(("rifle",), (blade(),), action_points=5), ("near", 1.5, 0), ("far", 10, 50))
    with scene.activate("shooter", [1, 1]) as play:
        play.act(Aim(FigureId("far"))).act(MeleeAttack(BlockId("blade"), FigureId("near"), 1))
        play.act(shot("rifle", "far"))
        assert play.checks[-1].target_number == 12 - 3 + 1


@pytest.mark.rule("R1.7.16")
def test_nobody_aims_at_himself_or_at_whom_is_not_on_the_table() -> None:
    scene = foes(shooter(("rifle",)), ("foe", 3, 0))
    scene.human("waiting", "bob", at=None)
    with scene.activate("shooter") as play:
        assert play.refusal(Aim(SHOOTER)) is not None
        assert play.refusal(Aim(FigureId("waiting"))) is not None
        assert play.refusal(Aim(FigureId("nobody"))) is not None
        assert play.refusal(Aim(FigureId("foe"))) is None

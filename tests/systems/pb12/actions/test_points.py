"""Points as targets.  R1.6.4, R1.6.15, RU056, RU065, RU124."""

from __future__ import annotations

from math import inf, nan, sqrt
from typing import Any

import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.attacks.attack_plan import plan_attack
from pb12table.systems.pb12.rules.attacks.odds import odds_of_plan
from pb12table.systems.pb12.rules.game.answers import Concentrate, MeleeAttack, RangedAttack
from pb12table.systems.pb12.rules.game.events import (
    ActionTaken,
    AttackFailed,
    AttackSucceeded,
    BlastWentOff,
    CheckDiverged,
)
from pb12table.systems.pb12.rules.preparations.profiles import BlockId
from pb12table.table.shapes import Circle, Point3
from tests.systems.pb12.actions.test_blasts import BASE, BOMB, eight_steps_away, on_table, throw, thrower
from tests.systems.pb12.expect import addends, blade, faces, gun
from tests.systems.pb12.scene import Scene

GUN, BLADE = BlockId("gun"), BlockId("blade")


def reason(scene: Scene, answer: RangedAttack | MeleeAttack) -> str:
    """Why alice's first figure cannot attack so; "" when it can."""
    refusal = scene.activate(scene.figures[0].id).refusal(answer)
    return "" if refusal is None else refusal.reason


def shot(point: Point3 | None, **more: Any) -> RangedAttack:
    return RangedAttack(GUN, more.pop("target", None), 1, point=point, **more)


def gunman(**more: Any) -> Scene:
    scene = Scene()
    scene.human("gunman", "alice", ranged=5, blocks=[gun(), blade()], **more)
    return scene


def away(distance: float) -> Point3:
    """A point on the table at a distance from a base point at the origin."""
    return on_table(sqrt(distance * distance - BASE * BASE), 0.0)


@pytest.mark.rule("R1.6.15", "RU056")
@pytest.mark.vector("V152")
def test_v152_a_bare_point_too_hard_to_hit() -> None:
    with thrower(ranged=3).activate("thrower") as play:
        play.act(throw(eight_steps_away()))
        assert addends(play.checks[0]) == (12, 4, 1, -3)
        assert (play.checks[0].target_number, faces(play)) == (14, [None])
        assert len(play.of(AttackFailed)) == 1
        assert not play.of(CheckDiverged)
        assert not play.of(BlastWentOff)
        assert play.figure("thrower").blocks[BOMB].resources == 2


@pytest.mark.rule("R1.6.15")
@pytest.mark.vector("V153")
def test_v153_concentrating_on_a_bare_point() -> None:
    with thrower(ranged=5).activate("thrower", [10]) as play:
        play.answer(Concentrate())
        play.act(throw(eight_steps_away()))
        assert addends(play.checks[0]) == (12, 4, 1, -2, -5)
        assert play.checks[0].passed
        assert [(event.at, event.radius, event.hit) for event in play.of(BlastWentOff)] == [(eight_steps_away(), 4, ())]
        assert play.of(ActionTaken)[-1].target is None


@pytest.mark.rule("RU065", "R1.7.9")
@pytest.mark.vector("V194")
def test_v194_the_nearest_opponent_limits_points_too() -> None:
    scene = gunman()
    scene.human("foe", "bob", at=(4, 0), facing=180)
    scene.human("hedge", "alice", at=(0, 30))
    beside = on_table(sqrt(49 - BASE * BASE - 4), 2.0)
    assert reason(scene, shot(beside)) == "nearer-target"
    assert reason(scene, shot(on_table(sqrt(36 - BASE * BASE - 4), 2.0))) == ""


@pytest.mark.rule("R1.6.15", "RU056")
def test_a_point_in_a_figure_is_qualified() -> None:
    scene = gunman()
    scene.human("foe", "bob", at=(3, 0), ranged_defence=2)
    state = scene.state()
    inside, below = on_table(3.1, 0.0, 1.0), on_table(3.0, 1.0)
    plan = plan_attack(state, FigureId("gunman"), shot(inside))
    assert (plan.target, plan.point, plan.target_number) == ("foe", inside, 12 - 5 + 2)
    bare = plan_attack(state, FigureId("gunman"), shot(below))
    assert (bare.target, bare.target_number) == (None, 12 - 5 + 4)
    assert reason(scene, shot(inside)) == reason(scene, shot(below)) == ""


@pytest.mark.rule("R1.6.15")
@pytest.mark.parametrize("name", ["wall", "hedge"])
def test_a_bare_point_has_no_concealment_but_needs_a_sight_line(name: str) -> None:
    scene = gunman()
    scene.wall(3, 1.0, translucent=0 if name == "wall" else 2)
    assert reason(scene, shot(on_table(4, 0))) == ("no-sight-line-to-point" if name == "wall" else "")
    assert plan_attack(scene.state(), FigureId("gunman"), shot(on_table(4, 0))).target_number == 11


@pytest.mark.rule("R1.6.4", "R1.4.23")
@pytest.mark.parametrize(
    ("point", "expected"),
    [
        (on_table(3, 0), ""),
        (on_table(-3, 0), "point-outside-sight-angle"),
        (on_table(3, 0, 1.0), "point-in-the-air"),
        (on_table(101, 0), "point-off-the-table"),
        (on_table(40, 101), "point-off-the-table"),
        (on_table(40, -101), "point-off-the-table"),
        (on_table(nan, 0), "not-a-number"),
        (on_table(3, 0, inf), "not-a-number"),
        (None, "one-target"),
    ],
)
def test_where_points_can_be_chosen(point: Point3 | None, expected: str) -> None:
    assert reason(gunman(), shot(point)) == expected


@pytest.mark.rule("R1.6.4")
def test_a_figure_and_a_point_are_one_too_many() -> None:
    scene = gunman()
    scene.human("foe", "bob", at=(3, 0))
    assert reason(scene, shot(on_table(4, 0), target=FigureId("foe"))) == "one-target"


@pytest.mark.rule("R1.6.4", "R1.6.15")
def test_points_on_roofs_and_ramps_can_be_chosen() -> None:
    scene = gunman()
    scene.box((2, -2), (4, 2), height=1)
    assert reason(scene, shot(on_table(3, 0, 1.0))) == ""
    assert reason(scene, shot(on_table(3, 0, 0.0))) == "no-sight-line-to-point"


@pytest.mark.rule("RU124", "R1.7.14")
def test_melee_strikes_points_in_reach() -> None:
    scene = gunman()
    scene.human("helper", "alice", at=(1.5, 0), facing=180, blocks=[blade()])
    near, far = on_table(0.8, 0.0), on_table(1.0, 0.0)
    play = scene.activate("gunman", [12])
    assert play.refusal(MeleeAttack(BLADE, None, 1, point=near)) is None
    refusal = play.refusal(MeleeAttack(BLADE, None, 1, point=far))
    assert refusal is not None
    assert refusal.reason == "out-of-reach"
    # 12 for no melee value, +4 for the point, -1 for the helper who could strike it as well.
    plan = plan_attack(play.state, FigureId("gunman"), MeleeAttack(BLADE, None, 1, point=near))
    assert plan.target_number == 15
    assert not play.damage


@pytest.mark.rule("RU124", "R1.6.13")
def test_a_hit_at_a_bare_point_damages_nobody() -> None:
    scene = gunman()
    scene.human("foe", "bob", at=(3, 0))
    with scene.activate("gunman", [12]) as play:
        play.act(shot(on_table(3, 1)))
        assert [event.target for event in play.of(AttackSucceeded)] == [None]
        assert not play.damage
    odds = odds_of_plan(scene.state(), plan_attack(scene.state(), FigureId("gunman"), shot(on_table(3, 1))))
    assert (odds.p_damage_points, odds.p_out) == ((1.0,), 0.0)
    assert odds.p_hits == pytest.approx((10 / 12, 2 / 12))


@pytest.mark.rule("R1.7.11", "R1.6.15")
def test_range_is_measured_to_the_point() -> None:
    scene = gunman()
    numbers = [
        plan_attack(scene.state(), FigureId("gunman"), shot(away(distance))).target_number for distance in (8, 8.01, 17)
    ]
    assert numbers == [12 - 5 + 4, 12 - 5 + 4 + 1, 12 - 5 + 4 + 3]


@pytest.mark.rule("R1.6.4", "R1.6.15", "R1.7.14", "RU056")
def test_a_point_in_the_near_side_of_a_wide_figure_is_struck_though_its_base_point_is_out_of_reach() -> None:
    scene = gunman()
    scene.human("elephant", "bob", at=(3.0, 0.0), facing=180, footprint=Circle(1.5), melee_defence=2)
    inside, within = on_table(1.8, 0.0, 1.0), on_table(2.4, 0.0, 1.0)
    assert reason(scene, MeleeAttack(BLADE, FigureId("elephant"), 1)) == "out-of-reach"
    assert reason(scene, MeleeAttack(BLADE, None, 1, point=inside)) == ""
    assert reason(scene, MeleeAttack(BLADE, None, 1, point=within)) == "out-of-reach"
    plan = plan_attack(scene.state(), FigureId("gunman"), MeleeAttack(BLADE, None, 1, point=inside))
    assert (plan.target, plan.target_number) == ("elephant", 12 + 2)


@pytest.mark.rule("R1.6.4", "R1.7.9", "RU065")
def test_how_far_a_point_in_a_figure_may_be_away_is_measured_to_the_point_as_its_range_is() -> None:
    scene = gunman()
    scene.human("near", "bob", at=(0.0, 4.0), facing=270)
    scene.human("elephant", "bob", at=(7.0, 0.0), facing=180, footprint=Circle(1.5))
    assert reason(scene, shot(None, target=FigureId("elephant"))) == "nearer-target"
    inside = on_table(5.9, 0.0, BASE)
    assert reason(scene, shot(inside)) == ""
    assert plan_attack(scene.state(), FigureId("gunman"), shot(inside)).distance == pytest.approx(5.9)
    assert reason(scene, shot(on_table(6.1, 0.0, BASE))) == "nearer-target"

"""Free facing of figures whose footprint is not round, or who carry somebody.  R1.6.2, R1.7.2, RU015, RU064."""

from __future__ import annotations

from typing import Any

import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.standing import facing_at, facing_refusal, free_facing
from pb12table.systems.pb12.rules.game.answers import (
    Adjust,
    Aim,
    Attack,
    Carry,
    Climb,
    Concentrate,
    Horizontal,
    Land,
    Move,
    RangedAttack,
    Vertical,
)
from pb12table.systems.pb12.rules.game.events import FigureFell
from pb12table.systems.pb12.rules.game.requests import actions
from pb12table.systems.pb12.rules.movement.move_options import is_standing
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption
from pb12table.systems.pb12.rules.movement.path_plan import Trial, check_path
from pb12table.systems.pb12.rules.movement.planner import plan_path
from pb12table.systems.pb12.rules.preparations.profiles import BlockId
from pb12table.table.shapes import Outline
from tests.systems.pb12.expect import gun
from tests.systems.pb12.scene import ORIGIN, Play, Scene
from tests.systems.pb12.stables import coach

HORSE, FOE = FigureId("horse"), FigureId("foe")
LONG = Outline(((-1.0, -0.25), (1.0, -0.25), (1.0, 0.25), (-1.0, 0.25)))


def beside_a_wall(foe: tuple[float, float] = (50, 0), **attributes: Any) -> Scene:
    """A horse, 2 by half a step, along a wall a quarter of a step away on its left."""
    scene = Scene()
    scene.human("horse", "alice", at=(0, 0), facing=0, footprint=LONG, **attributes)
    scene.human("foe", "bob", at=foe)
    scene.box((-3, 0.5), (3, 1.0), 3.0)
    return scene


def reason(play: Play, answer: Any) -> tuple[str, str, Any] | None:
    refused = play.refusal(answer)
    return None if refused is None else (refused.rule, refused.reason, refused.detail("obstacle"))


@pytest.mark.rule("R1.6.2")
@pytest.mark.rule("RU015")
@pytest.mark.parametrize("action", [Concentrate(90.0), Move(1, facing=90.0), Adjust(facing=270.0), Aim(FOE, 90.0)])
def test_before_an_action_nobody_turns_into_a_wall(action: Any) -> None:
    with beside_a_wall().activate("horse") as play:
        assert reason(play, action) == ("RU015", "no-room-to-turn", "piece-0")


@pytest.mark.rule("R1.6.2")
@pytest.mark.rule("RU015")
def test_where_it_comes_to_face_counts_and_not_the_way_it_turns() -> None:
    with beside_a_wall().activate("horse") as play:
        play.act(Concentrate(180.0))
        assert play.figure("horse").facing == 180.0
        assert is_standing(play.state, HORSE)


@pytest.mark.rule("RU018", "R1.6.2")
def test_nobody_turns_over_the_edge_of_the_table() -> None:
    scene = Scene(width=20, depth=20, origin=(0, 0))
    scene.human("horse", "alice", at=(10, 0.5), facing=0, footprint=LONG)
    scene.human("foe", "bob", at=(10, 19))
    with scene.activate("horse") as play:
        assert reason(play, Concentrate(90.0)) == ("RU018", "edge-of-the-table", None)


@pytest.mark.rule("R1.4.29", "R1.6.2")
def test_nobody_turns_out_of_his_safe_stand() -> None:
    scene = Scene()
    # It stands on two beams, its middle over the gap between them.
    scene.box((-2, -0.2), (-0.5, 0.2), 1.0)
    scene.box((0.5, -0.2), (2, 0.2), 1.0)
    scene.human("horse", "alice", at=(0, 0), height=1.0, facing=0, footprint=LONG)
    scene.human("foe", "bob", at=(50, 0))
    with scene.activate("horse") as play:
        assert is_standing(play.state, HORSE)
        assert reason(play, Concentrate(90.0)) == ("R1.4.29", "no-stand-facing-there", None)
        assert reason(play, Concentrate(180.0)) is None


@pytest.mark.rule("R6.1.8", "R1.6.2")
def test_who_holds_on_keeps_his_hold() -> None:
    scene = Scene()
    scene.box((0.8, 0.27), (1.2, 0.6), 5.0, climbable=True)
    scene.human("horse", "alice", at=(0, 0), height=1.0, facing=0, footprint=LONG)
    scene.human("foe", "bob", at=(50, 0))
    scene.edit("horse", climbing=True)
    with scene.activate("horse") as play:
        play.session.state.figures[HORSE].z = 1.0
        assert reason(play, Concentrate(90.0)) == ("R1.4.29", "no-stand-facing-there", None)
        assert reason(play, Concentrate(180.0)) is None
        play.act(Concentrate(180.0))
        assert is_standing(play.state, HORSE)


@pytest.mark.rule("R1.7.2")
@pytest.mark.rule("RU015")
def test_after_an_option_there_must_be_room_too() -> None:
    with beside_a_wall().activate("horse") as play:
        play.act(Move(2))
        assert reason(play, Horizontal(1, 0, 90.0)) == ("RU015", "no-room-to-turn", "piece-0")
        assert reason(play, Vertical(0, 0, 0.5, 90.0)) == ("RU015", "no-room-to-turn", "piece-0")
        play.go(Horizontal(1, 0, 180.0))
        assert play.figure("horse").facing == 180.0
        play.go(Vertical(1, 0, 0.5))
        assert reason(play, Land(0.5, 90.0)) == ("RU015", "no-room-to-turn", "piece-0")
        play.go(Land(0.5)).stop()
        assert not play.of(FigureFell)


@pytest.mark.rule("RU064")
@pytest.mark.rule("RU015")
def test_going_forward_needs_room_where_the_way_ends() -> None:
    """Our reading: the footprint swings round as the figure goes, and must have room where it comes to."""
    with beside_a_wall().activate("horse") as play:
        play.act(Move(1))
        assert reason(play, Horizontal(0, 0.2)) == ("RU015", "no-room-to-turn", "piece-0")
        assert reason(play, Horizontal(0, -0.4)) == ("RU015", "no-room-to-turn", "piece-0")
        assert reason(play, Horizontal(0, -1.0)) is None
        play.go(Horizontal(0, -0.4, 0.0))
        assert play.at("horse") == (0.0, -0.4, 0.0)
        assert is_standing(play.state, HORSE)
        play.stop()
        assert not play.of(FigureFell)


@pytest.mark.rule("R1.7.2")
@pytest.mark.rule("R4.2.3", "RU110")
def test_who_carries_turns_only_where_the_load_has_room() -> None:
    scene = Scene()
    scene.human("horse", "alice", at=(0, 0), facing=0, points=(0, 0, 4))
    scene.human("boy", "alice", at=(0, 0.5), points=(0, 0, 1))
    scene.human("foe", "bob", at=(50, 0))
    scene.box((0.9, -0.2), (3.0, 0.2), 3.0)
    with scene.activate("horse") as play:
        play.answer(Carry(FigureId("boy"), 0, 1))
        assert isinstance(play.pending, ChooseMoveOption)
        assert reason(play, Horizontal(0.3, 0, 270.0)) == ("R4.2.3", "no-room-for-the-load", None)
        play.go(Horizontal(0.3, 0, 90.0))
        assert (play.figure("horse").facing, play.at("boy")) == (90.0, (-0.2, 0.0, 0.0))
        play.stop()


# -- what is offered --------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.6.2")
def test_the_nearest_facing_with_room_is_taken_instead() -> None:
    state = beside_a_wall((4, 4), blocks=[gun()]).state()
    assert facing_refusal(state, HORSE, 45.0) is not None
    assert free_facing(state, HORSE, 200.0) == 180.0 + 5.0
    assert facing_at(state, HORSE, FOE) is None
    assert free_facing(state, FOE, 45.0) == 45.0


@pytest.mark.rule("R3.0.15")
def test_vehicles_keep_theirs() -> None:
    scene = Scene()
    vehicle = coach(scene)
    assert free_facing(scene.state(), vehicle, 90.0) is None


@pytest.mark.rule("R1.6.2", "R1.7.8")
def test_who_cannot_turn_to_a_target_in_sight_is_offered_the_shot_without_turning() -> None:
    scene = Scene()
    scene.human("horse", "alice", at=(0, 0), facing=0, footprint=LONG, blocks=[gun()])
    scene.human("foe", "bob", at=(8, 1))
    scene.box((-3, 0.25), (1.1, 1.0), 3.0)
    with scene.activate("horse") as play:
        shots = [answer for answer in actions(play.state, HORSE) if isinstance(answer, Attack)]
        assert shots == [RangedAttack(BlockId("gun"), FOE, 3)]


@pytest.mark.rule("R1.7.2", "RU064")
def test_ways_are_planned_and_checked_with_the_facings_on_them() -> None:
    state = beside_a_wall().state()
    turned = [Horizontal(ORIGIN + 1, ORIGIN, 180.0), Horizontal(ORIGIN + 2, ORIGIN, 90.0)]
    checked = check_path(state, HORSE, turned)
    assert (checked.index, len(checked.legs)) == (1, 1)
    trial = Trial(state, HORSE)
    trial.take(turned[0])
    assert trial.mover.facing == 180.0
    plan = plan_path(state, HORSE, (ORIGIN, ORIGIN - 3.0), movement_points=9)
    assert plan.is_paid
    assert not plan.risks
    assert check_path(state, HORSE, [Climb()]).refusal is not None

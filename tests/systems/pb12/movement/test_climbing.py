"""Climbing: holding on to climbable terrain.  R6.1.7, R6.1.8, RU117."""

from __future__ import annotations

from typing import Unpack

import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game.answers import Climb, Horizontal, Land, Move, ScenarioAct, Stop, Vertical
from pb12table.systems.pb12.rules.game.events import FigureFell, FigureMoved
from pb12table.systems.pb12.rules.movement.move_options import is_standing
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption, move_options
from pb12table.systems.pb12.rules.scenarios.scenario_data import Open, ScenarioAction, TargetKind
from tests.systems.pb12.attributes import Attributes
from tests.systems.pb12.scene import Scene, label

CLIMBER = FigureId("climber")


def at_the_wall(climbable: bool = True, height: float = 3.0, **attributes: Unpack[Attributes]) -> Scene:
    """A climber in contact with a wall that begins at x = 0.25."""
    scene = Scene()
    scene.human("climber", "alice", **attributes)
    scene.human("foe", "bob", at=(50, 50))
    scene.box((0.25, -3), (4, 3), height, climbable=climbable)
    return scene


@pytest.mark.rule("R6.1.8")
@pytest.mark.rule("RU117")
@pytest.mark.vector("V189")
def test_v189_up_a_wall_three_high_hand_over_hand() -> None:
    with at_the_wall().activate("climber") as play:
        play.act(Move(3, full_move=True))
        assert play.figure("climber").movement_points == 12
        play.go(Vertical(0, 0, 1), Climb(), Vertical(0, 0, 1), Climb(), Vertical(1, 0, 1))
        assert [event.movement_points for event in play.of(FigureMoved)] == [2, 1, 2, 1, 2]
        assert play.figure("climber").movement_points == 4
        assert play.at("climber") == (1, 0, 3)
        play.stop()
        assert play.of(FigureFell) == []
        assert play.at("climber") == (1, 0, 3)


@pytest.mark.rule("R6.1.7")
@pytest.mark.vector("V367")
@pytest.mark.parametrize(("climbable", "x", "legal"), [(True, 0, True), (False, 0, False), (True, -0.1, False)])
def test_v367_climb_needs_contact_with_climbable_terrain(climbable: bool, x: float, legal: bool) -> None:
    """RU009: a gap of up to 0.05 is contact, one of 0.1 is none."""
    scene = at_the_wall(climbable)
    scene.figures.clear()
    scene.human("climber", "alice", at=(x, 0))
    scene.human("foe", "bob", at=(50, 50))
    with scene.activate("climber") as play:
        play.act(Move(1))
        refusal = play.refusal(Climb())
        assert (refusal is None) is legal
        if refusal is not None:
            assert (refusal.rule, refusal.reason) == ("R6.1.7", "nothing-to-climb")


@pytest.mark.rule("RU117")
def test_above_the_terrain_there_is_nothing_to_hold_on_to() -> None:
    with at_the_wall(height=0.9).activate("climber", [5]) as play:
        play.act(Move(1)).go(Vertical(0, 0, 1))
        assert play.refusal(Climb()) is not None
        play.stop()
        assert len(play.of(FigureFell)) == 1


@pytest.mark.rule("R6.1.8")
@pytest.mark.rule("RU117")
def test_who_holds_on_stays_when_the_move_ends_and_may_go_on_in_the_next() -> None:
    with at_the_wall().activate("climber") as play:
        play.act(Move(1)).go(Vertical(0, 0, 1), Climb())
        assert play.figure("climber").climbing
        assert play.of(FigureFell) == []
        assert play.at("climber") == (0, 0, 1)
        play.act(Move(1))
        assert play.refusal(Vertical(0, 0, 1)) is None
        play.go(Vertical(0, 0, -1))
        assert not play.figure("climber").climbing
        assert play.at("climber") == (0, 0, 0)
        play.stop()
        assert play.of(FigureFell) == []


@pytest.mark.rule("RU117")
@pytest.mark.rule("R1.4.30")
def test_the_hold_ends_with_the_next_movement() -> None:
    with at_the_wall(movement=4).activate("climber", [5]) as play:
        play.act(Move(1)).go(Vertical(0, 0, 1), Climb(), Horizontal(-1, 0))
        assert not play.figure("climber").climbing
        (fell,) = play.of(FigureFell)
        assert (fell.start, fell.end, fell.height) == ((99, 100, 1), (99, 100, 0), 1)


@pytest.mark.rule("R1.4.29", "RU117", "R1.4.30")
def test_who_holds_on_to_what_is_there_no_more_falls() -> None:
    scene = at_the_wall()
    wall = scene.pieces[0].id
    lever = ScenarioAction("lever", label("lever"), label("lever"), TargetKind.NONE, (Open(pieces=(wall,)),), most=1)
    scene.actions.append(lever)
    with scene.activate("climber", [5]) as play:
        play.act(Move(1)).go(Vertical(0, 0, 1), Climb()).act(ScenarioAct("lever"))
        assert not play.figure("climber").climbing
        assert [event.height for event in play.of(FigureFell)] == [1]
        assert play.at("climber") == (0, 0, 0)


@pytest.mark.rule("R6.1.8", "R1.7.2", "RU117")
def test_who_holds_on_may_face_another_way_at_once() -> None:
    with at_the_wall().activate("climber") as play:
        play.act(Move(1)).go(Vertical(0, 0, 1), Climb(facing=45.0))
        assert play.figure("climber").facing == 45.0
        assert play.figure("climber").climbing
        assert play.of(FigureFell) == []


@pytest.mark.rule("R6.1.8", "RU117")
def test_who_holds_on_stays_when_something_else_gives_way() -> None:
    """RU117: safe stand until the figure is next moved."""
    scene = at_the_wall()
    door = scene.box((9, 9), (10, 10), 2)
    lever = ScenarioAction("lever", label("lever"), label("lever"), TargetKind.NONE, (Open(pieces=(door,)),), most=1)
    scene.actions.append(lever)
    with scene.activate("climber") as play:
        play.act(Move(1)).go(Vertical(0, 0, 1), Climb()).act(ScenarioAct("lever"))
        assert play.figure("climber").climbing
        assert play.of(FigureFell) == []
        assert play.at("climber") == (0, 0, 1)


@pytest.mark.rule("RU063")
@pytest.mark.rule("RU117")
def test_after_a_vertical_option_into_the_air_only_land_and_climb_follow() -> None:
    with at_the_wall(movement=5).activate("climber") as play:
        play.act(Move(1)).go(Vertical(0, 0, 1))
        assert play.refusal(Horizontal(-1, 0)) is not None
        assert play.refusal(Vertical(0, 0, 1)) is not None
        assert play.refusal(Land(1)) is None
        assert play.refusal(Climb()) is None
        play.go(Climb())
        assert play.refusal(Land(1)) is None
        play.stop()


@pytest.mark.rule("R6.1.4")
@pytest.mark.rule("R6.1.8")
def test_climbing_in_difficult_ground_costs_one_more() -> None:
    scene = at_the_wall()
    scene.zone("difficult", (-2, -2), (2, 2))
    with scene.activate("climber") as play:
        play.act(Move(2)).go(Vertical(0, 0, 1), Climb())
        assert [event.movement_points for event in play.of(FigureMoved)] == [3, 2]
        play.stop()


@pytest.mark.rule("R6.1.8")
def test_the_way_up_is_among_the_suggestions() -> None:
    with at_the_wall(movement=9).activate("climber") as play:
        play.act(Move(1))
        for wanted in (Vertical(0, 0, 1), Climb(), Vertical(0, 0, 1), Climb()):
            assert isinstance(play.pending, ChooseMoveOption)
            assert play.placed(wanted) in move_options(play.state, CLIMBER)
            play.go(wanted)
        assert Climb() in move_options(play.state, CLIMBER)
        play.go(Stop())
        assert is_standing(play.state, CLIMBER)

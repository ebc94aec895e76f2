"""Vertical options and landing.  R1.7.5, R1.7.6, RU063."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pb12table.systems.pb12.rules.game.answers import Horizontal, Land, Move, Vertical
from pb12table.systems.pb12.rules.game.events import FigureFell
from tests.systems.pb12.expect import reason
from tests.systems.pb12.meadow import meadow, walk
from tests.systems.pb12.scene import Play, Scene


def at_the_wall(dice: list[int]) -> Play:
    """The walker hangs one step above the ground, at a wall three steps high."""
    scene = meadow()
    scene.wall(0.25, 3.0)
    play = scene.activate("walker", dice)
    return play.act(Move(2)).go(Vertical(0, 0, 1))


@pytest.mark.rule("RU063")
@pytest.mark.vector("V180")
def test_v180_in_the_air_only_landing_helps() -> None:
    with at_the_wall([]) as play:
        assert play.at("walker") == (0, 0, 1)
        assert play.refusal(Horizontal(-0.5, 0)) is not None
        play.go(Land(1))
        assert play.at("walker") == (0, 0, 0)
        assert play.of(FigureFell) == []


@pytest.mark.rule("R1.7.6")
@pytest.mark.parametrize("drop", [0, -0.5, 1.01])
def test_one_lands_downward_and_no_farther_than_ones_vertical_movement(drop: float) -> None:
    with at_the_wall([]) as play:
        refusal = play.refusal(Land(drop))
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("R1.7.6", "too-far-down")
        play.go(Land(1))


@pytest.mark.rule("R1.7.5", "RU063")
@pytest.mark.parametrize(("rise", "room"), [(-0.5, True), (-1.0, False)])
def test_down_one_gets_only_where_there_is_room(rise: float, room: bool) -> None:
    """From a roof two steps high over a crate of one and a half."""
    scene = meadow(vertical_movement=1)
    scene.box((-2, -2), (0.2, 2), 2.0)
    scene.box((0.2, -2), (4, 2), 1.5)
    scene.figures[0] = replace(scene.figures[0], height=2.0)
    with scene.activate("walker") as play:
        play.act(Move(1))
        assert (play.refusal(Vertical(0.9, 0, rise)) is None) is room
        play.stop()


@pytest.mark.rule("R1.7.6")
def test_who_stands_on_something_has_nothing_to_land_on_below_it() -> None:
    scene = meadow(vertical_movement=1)
    scene.box((-2, -2), (2, 2), 1.0)
    scene.figures[0] = replace(scene.figures[0], height=1.0)
    with scene.activate("walker") as play:
        play.act(Move(1))
        assert reason(play, Land(1)) == ("R1.7.6", "nothing-to-land-on")
        play.stop()


@pytest.mark.rule("RU063", "R1.7.5")
def test_nobody_rises_where_something_is_right_above() -> None:
    scene = meadow(vertical_movement=1)
    scene.box((-3, -3), (3, 3), 0.5, base=2.4)
    with scene.activate("walker") as play:
        play.act(Move(1))
        assert reason(play, Vertical(0.5, 0, 0.5)) == ("RU063", "no-room-that-high")
        assert play.refusal(Vertical(0.5, 0, 0.4)) is None
        play.stop()


@pytest.mark.rule("RU063")
@pytest.mark.rule("R1.7.2")
@pytest.mark.vector("V180")
def test_v180_a_figure_in_the_air_at_the_end_of_its_move_falls() -> None:
    with at_the_wall([5]) as play:
        play.stop()
        (rolled,) = play.damage
        assert (rolled.strength, rolled.penetration, rolled.result, rolled.points) == (1, 12, 3, 1)
        assert play.at("walker") == (0, 0, 0)


@pytest.mark.rule("R1.7.5")
@pytest.mark.vector("V182")
def test_v182_vertical_options_start_from_safe_stand() -> None:
    with at_the_wall([5]) as play:
        assert play.refusal(Vertical(0, 0, 1)) is not None
        assert play.refusal(Vertical(-0.5, 0, -1)) is not None
        play.stop()


@pytest.mark.rule("R1.7.6")
@pytest.mark.vector("V183")
def test_v183_a_landing_that_ends_in_the_air_falls_on() -> None:
    scene = Scene()
    scene.human("walker", "alice", at=(-0.3, 0), height=0.5)
    scene.human("foe", "bob", at=(50, 50))
    scene.box((-3, -3), (0, 3), 0.5)
    with scene.activate("walker") as play:
        play.act(Move(2)).go(Vertical(0.7, 0, 1))
        assert play.at("walker") == (0.7, 0, 1.5)
        assert play.refusal(Land(1.01)) is not None
        play.go(Land(1.0))
        assert play.at("walker") == (0.7, 0, 0)
        assert len(play.of(FigureFell)) == 1
        assert play.damage == []


@pytest.mark.rule("R1.7.5")
@pytest.mark.rule("R1.4.4")
def test_vertical_movement_limits_the_height_and_one_step_the_distance() -> None:
    with meadow(vertical_movement=2).activate("walker") as play:
        play.act(Move(1))
        assert play.refusal(Vertical(1, 0, 2)) is None
        assert play.refusal(Vertical(0, 0, 2.01)) is not None
        assert play.refusal(Vertical(1.01, 0, 1)) is not None
    with meadow(vertical_movement=0).activate("walker") as play:
        play.act(Move(1))
        assert play.refusal(Vertical(0, 0, 0.5)) is not None


@pytest.mark.rule("RU063")
def test_the_way_up_rises_first_and_then_goes_across() -> None:
    # A block one step high right beside the walker: across first would run into it.
    scene = meadow()
    scene.box((0.25, -3), (3, 3), 1.0)
    with scene.activate("walker") as play:
        play.act(Move(1)).go(Vertical(1, 0, 1))
        assert play.at("walker") == (1, 0, 1)
        assert "FigureCollided" not in [type(event).__name__ for event in play.events]


@pytest.mark.rule("RU063")
def test_a_rise_that_is_not_enough_runs_into_the_block() -> None:
    scene = meadow(toughness=30)
    scene.box((0.5, -3), (3, 3), 1.5)
    # One die for the collision (V 1), one for the fall from where it stopped, a step above the ground.
    with scene.activate("walker", [1, 1]) as play:
        play.act(Move(1)).go(Vertical(1, 0, 1))
        assert [(rolled.strength, rolled.penetration) for rolled in play.damage] == [(1, 0), (1, 12)]
        assert "FigureCollided" in [type(event).__name__ for event in play.events]
        assert play.at("walker") == pytest.approx((0.25, 0, 0), abs=0.01)


@pytest.mark.rule("R1.7.5")
def test_a_vertical_option_costs_two_points() -> None:
    with meadow(movement=1).activate("walker") as play:
        play.act(Move(1))
        assert play.refusal(Vertical(1, 0, 1)) is not None
        assert play.refusal(Horizontal(1, 0)) is None


@pytest.mark.rule("RU003")
@pytest.mark.rule("RU060")
def test_options_cannot_cost_more_than_is_left() -> None:
    with meadow().activate("walker") as play:
        walk(play.act(Move(1)), 1, 2)
        assert play.figure("walker").movement_points == 1
        assert play.refusal(Vertical(2, 0, 1)) is not None
        assert play.refusal(Horizontal(3, 0)) is None

"""Who sees whom, and what a turn or a step aside would change."""

from __future__ import annotations

import pytest

from pb12table.skirmish.ids import FigureId, total
from pb12table.systems.pb12.rules.figures.seeing import (
    PRECISION,
    better_place,
    concealment,
    facing_change,
    has_sight_line,
    sight,
    stepped,
)
from pb12table.systems.pb12.rules.figures.statuses import receive
from pb12table.systems.pb12.rules.preparations.blocks import Status
from pb12table.table.shapes import Point3
from tests.systems.pb12.scene import Scene, call
from tests.systems.pb12.stables import coach, rider

A, B, C = FigureId("a"), FigureId("b"), FigureId("c")


def test_a_figure_that_looks_away_is_told_the_smallest_turn() -> None:
    scene = Scene()
    scene.human("a", "alice", at=(0, 0), facing=100)
    scene.human("b", "bob", at=(10, 0), facing=180)
    state = scene.state()
    change = facing_change(state, A, B)
    assert not change.sees_now
    assert change.turn is not None
    assert change.turn < 0.0
    assert has_sight_line(state, A, B, round(100.0 + change.turn, 3))
    assert not has_sight_line(state, A, B, round(100.0 + change.turn + 0.01, 3))
    assert facing_change(state, B, A).turn == 0.0


def test_turning_does_not_help_against_a_wall() -> None:
    scene = Scene()
    scene.human("a", "alice", at=(0, 0), facing=100)
    scene.human("b", "bob", at=(10, 0))
    scene.wall(5, 4.0, (-20.0, 20.0))
    change = facing_change(scene.state(), A, B)
    assert (change.sees_now, change.facings, change.turn) == (False, (), None)


def level_from(scene: Scene, mover: str, place: Point3) -> int | None:
    """The concealment of b from a after one of them was put down somewhere."""
    state = scene.state()
    figure = state.figures[FigureId(mover)]
    figure.x, figure.y, figure.z = place
    seen = sight(state, A, B)
    return total(concealment(state, seen)) if seen.exists else None


@pytest.fixture
def corner() -> Scene:
    """A thin plate hides the right half of b from a."""
    scene = Scene()
    scene.human("a", "alice", at=(0, 0), facing=0)
    scene.human("b", "bob", at=(10, 0))
    scene.wall(5, 5.0, (-3.0, 0.05))
    return scene


@pytest.mark.rule("R1.6.16")
def test_a_small_step_to_the_left_of_a_plate_is_enough_for_one_level_less(corner: Scene) -> None:
    better = better_place(corner.state(), A, B)
    assert better is not None
    assert (better.figure, better.side) == (A, "left")
    assert better.level == 2
    assert level_from(corner, "a", better.place) == 2
    x, y, z = better.place
    assert level_from(corner, "a", (x, y - PRECISION - 0.002, z)) == 3
    # Seen from the eye the edge of the plate moves over the target as fast as the eye does.
    assert better.length < 0.2


@pytest.mark.parametrize("edge", [0.031, 0.044, 0.05, 0.0573, 0.083])
def test_the_length_that_is_told_in_hundredths_is_enough_and_a_hundredth_less_is_not(edge: float) -> None:
    scene = Scene()
    scene.human("a", "alice", at=(0, 0), facing=0)
    scene.human("b", "bob", at=(10, 0))
    scene.wall(5, 5.0, (-3.0, edge))
    better = better_place(scene.state(), A, B)
    assert better is not None
    assert better.length == round(better.length, 2)
    x, y = scene.state().figures[A].x, scene.state().figures[A].y
    assert level_from(scene, "a", (x, y + better.length, 0.0)) == better.level
    assert level_from(scene, "a", (x, y + better.length - 0.01, 0.0)) == level_from(scene, "a", (x, y, 0.0))


def test_a_small_step_hides_the_target_better(corner: Scene) -> None:
    better = better_place(corner.state(), A, B, of_target=True)
    assert better is not None
    assert (better.figure, better.side, better.level) == (B, "left", 4)
    x, y, z = better.place
    assert level_from(corner, "b", (x, y, z)) == 4
    assert level_from(corner, "b", (x, y + PRECISION + 0.002, z)) == 3


@pytest.mark.rule("R1.10.3")
@pytest.mark.parametrize("of_target", [False, True])
def test_who_is_not_able_to_act_is_told_of_no_step(corner: Scene, of_target: bool) -> None:
    state = corner.state()
    call(state, receive, B if of_target else A, Status.INCAPACITATED, "R1.10.3")
    assert better_place(state, A, B, of_target=of_target) is None
    assert better_place(state, A, B, of_target=not of_target) is not None


def test_there_is_no_better_place_behind_an_endless_wall_nor_without_anything_in_the_way() -> None:
    scene = Scene()
    scene.human("a", "alice", at=(0, 0), facing=0)
    scene.human("b", "bob", at=(10, 0))
    assert better_place(scene.state(), A, B) is None
    assert better_place(scene.state(), A, B, of_target=True) is None
    scene.wall(5, 4.0, (-30.0, 30.0))
    assert better_place(scene.state(), A, B) is None


def test_a_way_that_is_barred_is_not_proposed(corner: Scene) -> None:
    # A tenth of a step is needed, and the block leaves half of that.
    corner.box((-1.0, 0.3), (1.0, 0.9), 3.0)
    assert better_place(corner.state(), A, B) is None


@pytest.mark.parametrize(("edge", "found"), [(0.02, False), (0.5, True)])
def test_a_place_without_safe_stand_is_not_proposed(corner: Scene, edge: float, found: bool) -> None:
    corner.box((-0.6, -0.4), (0.6, edge), 2.0)
    corner.edit("a", z=2.0)
    assert (better_place(corner.state(), A, B) is not None) == found


@pytest.mark.rule("R3.0.7", "R1.6.16")
def test_who_is_aboard_comes_along_when_a_vehicle_steps_aside() -> None:
    # The guest covers a sixth of the coach, a wall more and more of it as it steps aside; together over a quarter.
    scene = Scene()
    target = coach(scene)
    rider(scene, "guest", at=(1.5, 0.0))
    scene.human("b", "bob", at=(10, 0), facing=180)
    scene.wall(5.0, 5.0, y=(1.2, 4.0))
    state = scene.state()
    assert total(concealment(state, sight(state, B, target))) == 1
    better = better_place(state, B, target, of_target=True)
    assert better is not None
    assert (better.figure, better.level) == (target, 2)
    there = stepped(state, target, better.place)
    assert total(concealment(there, sight(there, B, target))) == 2
    assert better.length < 1.7, "left behind he would not help, and it would have to go 1.9 steps"

"""Safe stand, uneven ground, the edge of the table and falls.  R1.4.29, R1.4.30, RU015 to RU018."""

from __future__ import annotations

import math
from typing import Unpack

import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game.answers import Activate, Horizontal, Move, RelocateIn
from pb12table.systems.pb12.rules.game.events import DamageRolled, FigureCollided, FigureFell
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption
from tests.systems.pb12.attributes import Attributes
from tests.systems.pb12.scene import ORIGIN, Play, Scene

FIGURE = FigureId("figure")


# -- safe stand -----------------------------------------------------------------------------------------------


def entering(scene: Scene) -> Play:
    """A scene whose figure waits in the staging area; the whole middle is its entry zone."""
    scene.human("figure", at=None)
    scene.human("guard", at=(-20, -20))
    scene.human("other", "bob", at=(20, 20))
    scene.zone("entry", (-10, -10), (10, 10), ["alice"])
    return scene.play()


def stands(scene: Scene, x: float, y: float, z: float) -> bool:
    return entering(scene).refusal(RelocateIn(FIGURE, x, y, 0.0, z)) is None


@pytest.mark.rule("R1.4.29")
@pytest.mark.vector("V085")
@pytest.mark.parametrize(("x", "safe"), [(-1, True), (0, True), (0.05, False)])
def test_v085_a_figure_stands_up_to_its_centre_over_an_edge(x: float, safe: bool) -> None:
    """RU015 a."""
    scene = Scene()
    scene.box((-5, -5), (0, 5), 3)
    assert stands(scene, x, 0, 3) is safe


@pytest.mark.rule("R1.4.29")
@pytest.mark.parametrize(("height", "safe"), [(1.0, True), (1.09, True), (1.2, False), (0.5, False), (0.0, False)])
def test_a_figure_stands_on_a_surface_and_not_in_the_air_nor_inside(height: float, safe: bool) -> None:
    """RU015: within 0.1 of a surface (a), and not in solid terrain (b)."""
    scene = Scene()
    scene.box((-5, -5), (5, 5), 1)
    assert stands(scene, 0, 0, height) is safe


@pytest.mark.rule("R1.4.29")
@pytest.mark.parametrize(("rise", "safe"), [(2.0, True), (2.2, False)])
def test_slopes_of_more_than_45_degrees_carry_nobody(rise: float, safe: bool) -> None:
    """RU015 a."""
    scene = Scene()
    low = ((ORIGIN, ORIGIN - 2), (ORIGIN, ORIGIN + 2))
    high = ((ORIGIN + 2, ORIGIN - 2), (ORIGIN + 2, ORIGIN + 2))
    scene.box((0, -2), (2, 2), rise, low_edge=low, high_edge=high)
    assert stands(scene, 1, 0, rise / 2) is safe


@pytest.mark.rule("R1.4.29")
@pytest.mark.parametrize(("apart", "safe"), [(0.5, True), (0.49, False)])
def test_figures_do_not_stand_in_each_other(apart: float, safe: bool) -> None:
    """RU015 b: touching is no overlap."""
    scene = Scene()
    scene.human("comrade", at=(0, 0))
    assert stands(scene, apart, 0, 0) is safe


# -- uneven ground and the edge of the table ------------------------------------------------------------------


def moving(scene: Scene, height: float = 0.0, dice: tuple[int, ...] = (), at: tuple[float, float] = (0, 0)) -> Play:
    scene.human("figure", at=at, height=height)
    play = scene.activate("figure", dice=dice)
    return play.act(Move(1))


@pytest.mark.rule("R1.7.4")
@pytest.mark.vector("V086")
def test_v086_a_ledge_of_a_quarter_step_is_followed_for_free() -> None:
    """RU016."""
    scene = Scene()
    scene.box((0.5, -2), (4, 2), 0.25)
    with moving(scene) as play:
        play.go(Horizontal(1, 0))
        assert play.at("figure") == (1, 0, 0.25)
        assert play.figure("figure").movement_points == 2
        assert not play.of(FigureFell)
        assert not play.of(FigureCollided)


@pytest.mark.rule("R1.7.4")
@pytest.mark.vector("V086")
def test_v086_a_ledge_of_0_3_is_an_obstacle() -> None:
    """RU016; the die is the collision's: 4 + 1 - 3 = 2, no points."""
    scene = Scene()
    scene.box((0.5, -2), (4, 2), 0.30)
    with moving(scene, dice=(4,)) as play:
        play.go(Horizontal(1, 0))
        assert play.at("figure") == (0.25, 0, 0)
        assert len(play.of(FigureCollided)) == 1


@pytest.mark.rule("R1.7.4")
@pytest.mark.parametrize(("rise", "followed"), [(2.0, True), (2.2, False)])
def test_ramps_up_to_45_degrees_are_followed_at_their_length_in_plan(rise: float, followed: bool) -> None:
    """RU016; the die is the collision's with the steeper one."""
    scene = Scene()
    low = ((ORIGIN, ORIGIN - 2), (ORIGIN, ORIGIN + 2))
    high = ((ORIGIN + 2, ORIGIN - 2), (ORIGIN + 2, ORIGIN + 2))
    scene.box((0, -2), (2, 2), rise, low_edge=low, high_edge=high)
    with moving(scene, dice=() if followed else (4,), at=(-0.3, 0)) as play:
        play.go(Horizontal(0.7, 0))
        assert bool(play.of(FigureCollided)) is not followed
        assert not play.of(FigureFell)
        if followed:
            x, y, z = play.at("figure")
            assert (x, y) == (0.7, 0)
            assert z == pytest.approx(0.7, abs=0.101)
            assert play.figure("figure").movement_points == 2
        else:
            assert play.at("figure") == (-0.25, 0, 0)


@pytest.mark.rule("R1.7.4")
@pytest.mark.vector("V087")
def test_v087_a_gap_can_be_crossed_within_one_option() -> None:
    """RU016: only the end of the option is checked."""
    scene = Scene()
    scene.box((-5, -2), (0.25, 2), 3)
    scene.box((0.75, -2), (5, 2), 3)
    with moving(scene, height=3) as play:
        play.go(Horizontal(1, 0))
        assert play.at("figure") == (1, 0, 3)
        assert not play.of(FigureFell)


@pytest.mark.rule("R1.1.2")
def test_movement_ends_at_the_edge_of_the_table() -> None:
    """RU018: without collision and damage."""
    scene = Scene(width=20, depth=20, origin=(10, 10))
    scene.human("figure", at=(9.25, 0))
    with scene.activate("figure") as play:
        play.act(Move(1)).go(Horizontal(10.25, 0))
        assert play.at("figure") == (9.75, 0, 0)
        assert not play.of(FigureCollided)
        assert not play.of(FigureFell)


# -- falls ----------------------------------------------------------------------------------------------------


def stepping_off(height: float, dice: tuple[int, ...], **attributes: Unpack[Attributes]) -> Play:
    """A figure on a block of the given height takes one step off its edge."""
    scene = Scene()
    scene.box((-5, -5), (0.5, 5), height)
    scene.human("figure", height=height, facing=0, **attributes)
    play = scene.activate("figure", dice=dice)
    return play.act(Move(1)).go(Horizontal(1, 0))


@pytest.mark.rule("R1.4.30", "R1.4.29")
@pytest.mark.vector("V016")
def test_v016_falling_3_steps_does_3_12() -> None:
    with stepping_off(3, (5,)) as play:
        assert [event.height for event in play.of(FigureFell)] == [3]
        assert [(roll.strength, roll.penetration, roll.result) for roll in play.damage] == [(3, 12, 5)]
        assert play.at("figure") == (1, 0, 0)
        assert play.has("figure", "lightly_wounded")


@pytest.mark.rule("R1.4.30")
@pytest.mark.vector("V127")
def test_v127_the_height_of_a_fall_is_rounded_down() -> None:
    """RU017."""
    with stepping_off(2.9, (5,)) as play:
        assert [(roll.strength, roll.penetration, roll.points) for roll in play.damage] == [(2, 12, 1)]
    with stepping_off(0.9, ()) as play:
        assert len(play.of(FigureFell)) == 1
        assert not play.damage


@pytest.mark.rule("R1.4.30")
def test_after_a_fall_the_move_goes_on() -> None:
    """RU017: facing unchanged, no Moved marker from the fall, the remaining BP can be used."""
    with stepping_off(1, (1,)) as play:
        assert play.figure("figure").facing == 0
        assert play.moved_markers("figure") == 1
        assert isinstance(play.pending, ChooseMoveOption)
        play.go(Horizontal(2, 0))
        assert play.at("figure") == (2, 0, 0)


@pytest.mark.rule("R1.4.30")
@pytest.mark.parametrize("edge", [0.25, 0.5])
def test_a_faller_lands_beside_who_stands_below(edge: float) -> None:
    """RU017: shifted by the shortest way; the other is not hurt.  A fall leads down, not back to the roof."""
    scene = Scene()
    scene.box((-5, -5), (edge, 5), 3)
    scene.human("figure", height=3)
    scene.human("below", "bob", at=(1, 0))
    play = scene.activate("figure", dice=[5])
    with play:
        play.act(Move(1)).go(Horizontal(1, 0))
        if type(play.pending).__name__ == "ChooseLanding":
            assert play.pending is not None
            assert play.pending.player == "alice"
            play.answer(0)
        x, y, z = play.at("figure")
        assert z == 0
        assert math.hypot(x - 1, y) == pytest.approx(0.5, abs=0.02)
        assert x >= edge + 0.25 - 0.001
        assert [roll.figure for roll in play.of(DamageRolled)] == ["figure"]


@pytest.mark.rule("R1.4.30", "R1.3.11")
def test_a_figure_that_stands_safely_is_activated_where_it_is() -> None:
    scene = Scene()
    scene.box((-5, -5), (5, 5), 2)
    scene.human("figure", height=2)
    with scene.play() as play:
        play.turn(Activate(FIGURE))
        assert play.at("figure") == (0, 0, 2)
        assert not play.of(FigureFell)

"""Falling: straight down, aside when something is in the way, damage H/12.  R1.4.30, RU017."""

from __future__ import annotations

from typing import Any

import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.falling import ChooseLanding, fall, resting_places
from pb12table.systems.pb12.rules.game.answers import Activate, Carry, Horizontal, Land, Move, Steer, Stop, Vertical
from pb12table.systems.pb12.rules.game.events import DamageRolled, FigureFell
from pb12table.systems.pb12.rules.game.state import FigureState, Status
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption
from pb12table.systems.pb12.rules.preparations.blocks import VehiclePart
from pb12table.systems.pb12.rules.vehicles.riding import put, stands_by_itself
from tests.systems.pb12.expect import addends, gear
from tests.systems.pb12.scene import ORIGIN, Scene, call
from tests.systems.pb12.stables import FLOOR, coach

FALLER = FigureId("faller")


def drop(scene: Scene, height: float, *dice: int) -> tuple[FigureState, list[Any], dict[str, FigureState]]:
    """Let the figure "faller" fall from a height at its place: how it is then, events, all figures."""
    state = scene.state()
    state.figures[FALLER].z = height
    _, events = call(state, fall, FALLER, dice=dice)
    return state.figures[FALLER], events, {str(name): figure for name, figure in state.figures.items()}


def rolls(events: list[Any]) -> list[DamageRolled]:
    return [event for event in events if isinstance(event, DamageRolled)]


def place(figure: FigureState) -> tuple[float, float, float]:
    return (round(figure.x - ORIGIN, 3), round(figure.y - ORIGIN, 3), round(figure.z, 3))


def one(**attributes: Any) -> Scene:
    scene = Scene()
    scene.human("faller", "alice", facing=40, **attributes)
    return scene


@pytest.mark.rule("R1.4.30")
@pytest.mark.vector("V016")
@pytest.mark.vector("V125")
def test_v016_v125_a_fall_of_three_steps_does_damage_3_12() -> None:
    figure, events, _ = drop(one(points=(9, 0, 0)), 3.0, 9)
    (rolled,) = rolls(events)
    assert (rolled.strength, rolled.penetration, rolled.result, rolled.points) == (3, 12, 9, 3)
    assert figure.z == 0.0
    (fell,) = [event for event in events if isinstance(event, FigureFell)]
    assert fell.height == pytest.approx(3.0)


@pytest.mark.rule("R1.4.30")
@pytest.mark.vector("V125")
def test_v125_a_human_goes_out_of_action_by_three_points() -> None:
    scene = one()
    _, events, _ = drop(scene, 3.0, 9)
    assert rolls(events)[0].points == 3
    state = scene.state()
    state.figures[FALLER].z = 3.0
    call(state, fall, FALLER, dice=[9])
    assert [mark.figure for mark in state.markers] == [FALLER]


@pytest.mark.rule("R1.4.30")
@pytest.mark.vector("V126")
def test_v126_falls_have_penetration_12() -> None:
    figure, events, _ = drop(one(armour=15), 3.0, 8)
    (rolled,) = rolls(events)
    assert addends(rolled) == (3, -3, -3)
    assert (rolled.result, rolled.points) == (5, 1)
    assert figure.statuses == {Status.LIGHTLY_WOUNDED: 1}


@pytest.mark.rule("RU017")
@pytest.mark.vector("V127")
def test_v127_height_is_rounded_down() -> None:
    _, events, _ = drop(one(), 2.9, 5)
    (rolled,) = rolls(events)
    assert (rolled.strength, rolled.result, rolled.points) == (2, 4, 1)
    figure, events, _ = drop(one(), 0.9)
    assert rolls(events) == []
    assert figure.z == 0.0


@pytest.mark.rule("RU017")
def test_a_fall_of_exactly_one_step_counts_as_one() -> None:
    _, events, _ = drop(one(), 1.0, 5)
    assert rolls(events)[0].strength == 1


@pytest.mark.rule("RU017")
def test_the_first_safe_stand_ends_the_fall() -> None:
    scene = one()
    scene.box((-2, -2), (2, 2), 2.0)
    figure, events, _ = drop(scene, 3.0, 5)
    assert place(figure) == (0, 0, 2)
    assert rolls(events)[0].strength == 1


@pytest.mark.rule("RU017")
def test_falling_leaves_facing_and_moved_markers_alone() -> None:
    figure, _, _ = drop(one(), 2.0, 1)
    assert figure.facing == 40
    assert Status.MOVED not in figure.statuses


@pytest.mark.rule("RU017")
def test_a_figure_below_pushes_the_falling_one_aside_and_is_not_hurt() -> None:
    scene = one()
    scene.human("below", "bob", at=(0.3, 0))
    figure, events, figures = drop(scene, 3.0, 5)
    # The bodies touch when their centres are half a step apart: the shortest way is 0.2 to the west.
    assert place(figure) == pytest.approx((-0.2, 0, 0), abs=0.01)
    assert [rolled.figure for rolled in rolls(events)] == ["faller"]
    assert (figures["below"].light_points, figures["below"].heavy_points) == (1, 1)
    assert place(figures["below"]) == (0.3, 0, 0)


@pytest.mark.rule("RU043")
@pytest.mark.rule("R1.8.9")
def test_a_fall_has_no_sight_line_for_armour() -> None:
    scene = one(blocks=[gear("plate", armour_seen=14, armour_unseen=13)])
    _, events, _ = drop(scene, 2.0, 5)
    # The armour without sight line is 13, one more than the penetration 12.
    assert addends(rolls(events)[0]) == (2, -1, -3)


@pytest.mark.rule("RU017")
@pytest.mark.parametrize("side", [-1, 1])
def test_the_controller_chooses_between_equally_near_places(side: int) -> None:
    scene = Scene()
    scene.human("climber", "alice", at=(-1, 0))
    scene.human("foe", "bob", at=(50, 0))
    scene.wall(0.0, 1.0)
    with scene.activate("climber", [5]) as play:
        play.act(Move(1)).go(Vertical(0, 0, 1), Stop())
        request = play.pending
        assert isinstance(request, ChooseLanding)
        assert request.player == "alice"
        found = {round(x - ORIGIN, 2): number for number, (x, _, _) in enumerate(request.places)}
        assert set(found) == {-0.25, 0.25}
        play.answer(found[0.25 * side])
        assert play.at("climber") == pytest.approx((0.25 * side, 0, 0), abs=0.01)
        # One step down: 1/12, 5 + 1 - 3 = 3 costs one point.
        assert [(rolled.strength, rolled.penetration, rolled.points) for rolled in play.damage] == [(1, 12, 1)]
        assert play.has("climber", "lightly_wounded")


@pytest.mark.rule("RU017")
@pytest.mark.rule("R1.7.4")
@pytest.mark.vector("V179")
def test_v179_a_step_off_a_platform_falls_and_the_move_goes_on() -> None:
    scene = Scene()
    scene.human("jumper", "alice", at=(-0.2, 0), height=2.0)
    scene.human("foe", "bob", at=(50, 0))
    scene.box((-3, -3), (0, 3), 2.0)
    with scene.activate("jumper", [5]) as play:
        play.act(Move(1)).go(Horizontal(0.8, 0))
        assert play.at("jumper") == (0.8, 0, 0)
        (rolled,) = play.damage
        assert (rolled.strength, rolled.penetration, rolled.result, rolled.points) == (2, 12, 4, 1)
        assert play.has("jumper", "lightly_wounded")
        assert isinstance(play.pending, ChooseMoveOption)
        assert play.figure("jumper").movement_points == 2
        play.go(Horizontal(1.8, 0))
        assert play.at("jumper") == (1.8, 0, 0)


@pytest.mark.rule("RU079")
@pytest.mark.rule("R1.10.3")
def test_a_figure_incapacitated_in_its_own_move_stops_and_is_done() -> None:
    scene = Scene()
    scene.human("jumper", "alice", at=(-0.2, 0), height=2.0, points=(0, 0, 3))
    scene.human("friend", "alice", at=(-50, 0))
    scene.human("foe", "bob", at=(50, 0))
    scene.box((-3, -3), (0, 3), 2.0)
    # 5 + 2 - 3 = 4 costs a heavy point; the panic check at TN 6 fails: Panicked counts as Incapacitated.
    with scene.activate("jumper", [5, 1]) as play:
        play.act(Move(1)).go(Horizontal(0.8, 0))
        assert play.has("jumper", "incapacitated")
        assert play.figure("jumper").done
        assert play.figure("jumper").movement_points == 0
        assert play.state.turn is None
        assert play.refusal(Activate(FigureId("jumper"))) is not None


@pytest.mark.rule("RU018")
@pytest.mark.rule("R1.1.2")
def test_movement_ends_at_the_edge_of_the_table() -> None:
    scene = Scene(width=10.0, depth=10.0, origin=(5.0, 5.0))
    scene.human("walker", "alice", at=(4, 0))
    scene.human("foe", "bob", at=(-4, 0))
    with scene.activate("walker") as play:
        play.act(Move(1)).go(Horizontal(5, 0))
        assert play.at("walker") == (4.75, 0, 0)
        assert play.damage == []
        assert "FigureCollided" not in [type(event).__name__ for event in play.events]


@pytest.mark.rule("RU079")
@pytest.mark.rule("RU044")
def test_a_figure_incapacitated_in_the_air_falls() -> None:
    scene = Scene()
    scene.human("climber", "alice", points=(0, 0, 9))
    scene.human("friend", "alice", at=(-50, 0))
    scene.human("foe", "bob", at=(50, 0))
    scene.box((0.5, -3), (3, 3), 1.5)
    # It rises one step and runs into the block: 12 + 1 - 3 = 10 costs three heavy points, the panic check at
    # TN 6 fails; then it falls one step: 3 + 1 - 3 = 1 costs nothing.
    with scene.activate("climber", [12, 1, 3]) as play:
        play.act(Move(1)).go(Vertical(1, 0, 1))
        assert [(rolled.strength, rolled.penetration) for rolled in play.damage] == [(1, 0), (1, 12)]
        assert play.has("climber", "panicked")
        assert play.at("climber")[2] == 0.0
        assert play.figure("climber").done
        assert play.state.turn is None


@pytest.mark.rule("R1.4.30")
@pytest.mark.rule("R1.5.1")
@pytest.mark.rule("RU076")
def test_whoever_falls_to_death_leaves_a_marker_below_and_his_turn_is_over() -> None:
    scene = Scene()
    scene.human("jumper", "alice", at=(-0.2, 0), height=2.0, points=(0, 0, 0))
    scene.human("friend", "alice", at=(-50, 0))
    scene.human("foe", "bob", at=(50, 0))
    scene.box((-3, -3), (0, 3), 2.0)
    with scene.activate("jumper", [5]) as play:
        play.act(Move(1)).go(Horizontal(0.8, 0))
        assert play.is_out("jumper")
        (mark,) = play.state.markers
        assert mark.at == pytest.approx((ORIGIN + 0.8, ORIGIN, 1.8))
        assert play.state.turn is None
        assert play.pending is not None
        assert play.pending.player == "bob"


@pytest.mark.rule("R1.7.6")
@pytest.mark.rule("RU063")
def test_down_from_a_platform_in_two_options_is_no_fall() -> None:
    scene = Scene()
    scene.human("jumper", "alice", at=(-0.2, 0), height=2.0)
    scene.human("foe", "bob", at=(50, 0))
    scene.box((-3, -3), (0, 3), 2.0)
    with scene.activate("jumper") as play:
        play.act(Move(1)).go(Vertical(0.8, 0, -1))
        assert play.at("jumper") == (0.8, 0, 1)
        play.go(Land(1))
        assert play.at("jumper") == (0.8, 0, 0)
        assert play.of(FigureFell) == []


@pytest.mark.rule("R1.7.6")
@pytest.mark.rule("R1.4.29")
def test_landing_from_safe_stand_goes_nowhere_below_the_ground() -> None:
    scene = Scene()
    scene.human("jumper", "alice")
    scene.human("foe", "bob", at=(50, 0))
    with scene.activate("jumper") as play:
        play.act(Move(1))
        if play.refusal(Land(1)) is None:
            play.go(Land(1))
        assert play.at("jumper") == (0, 0, 0)


@pytest.mark.rule("RU017")
@pytest.mark.rule("RU044")
def test_a_fall_ends_no_move_but_a_collision_does() -> None:
    scene = Scene()
    scene.human("jumper", "alice", at=(-0.2, 0), height=0.6)
    scene.human("foe", "bob", at=(50, 0))
    scene.box((-3, -3), (0, 3), 0.6)
    with scene.activate("jumper") as play:
        # 0.6 steps are rounded down to none: no damage.
        play.act(Move(1)).go(Horizontal(0.8, 0))
        assert play.at("jumper") == (0.8, 0, 0)
        assert len(play.of(FigureFell)) == 1
        assert play.figure("jumper").movement_points == 2
        play.go(Horizontal(1.8, 0), Horizontal(2.8, 0))
        assert play.at("jumper") == (2.8, 0, 0)


def beside_a_ledge(x: float, data: dict[str, Any]) -> Scene:
    """A coach with its floor half a step high, and a gap of 0.3 beyond it a ledge as high as that."""
    scene = Scene()
    coach(scene, data=data)
    scene.box((2.3, -2.0), (5.0, 2.0), FLOOR)
    scene.human("faller", "alice", at=(x, 0.0))
    return scene


@pytest.mark.rule("R1.4.30", "RU015", "RU094")
@pytest.mark.parametrize(
    ("x", "data", "end"),
    [
        (2.15, {}, (2.15, 0.0, FLOOR)),
        (2.04, {}, (2.051, 0.0, FLOOR)),
        (2.2, {"parts": ()}, (2.3, 0.0, FLOOR)),
    ],
)
def test_who_falls_half_on_a_vehicle_and_half_on_a_ledge_stands_on_both_where_nothing_is_closed(
    x: float, data: dict[str, Any], end: tuple[float, float, float]
) -> None:
    figure, _, figures = drop(beside_a_ledge(x, data), 2.5, 6)
    assert place(figure) == end
    assert "coach" in figures


@pytest.mark.rule("R1.4.30", "RU015", "RU094")
def test_a_rider_who_is_shifted_off_his_vehicle_is_not_shifted_into_its_closed_parts() -> None:
    """Nothing of it is in his way as long as he rides; beside it, half over its floor, all of it is."""
    scene = Scene()
    coach(scene, data={"parts": ()})
    scene.box((2.0, -2.0), (4.0, 2.0), FLOOR)
    scene.human("friend", "alice", at=(1.8, 0.0), height=FLOOR, model_height=1.0)
    scene.human("faller", "alice", at=(1.8, 0.0))
    state = scene.state()
    state.figures[FALLER].z = 1.6
    found = resting_places(state, FALLER)
    assert len(found) > 3
    for landing in found:
        there = state.clone()
        put(there, FALLER, (landing.x, landing.y, landing.z), 0.0)
        assert stands_by_itself(there, FALLER), (landing.x - ORIGIN, landing.y - ORIGIN)


@pytest.mark.rule("R1.4.30", "RU015", "RU094")
def test_a_rider_who_is_shifted_over_the_side_of_his_vehicle_comes_down_beyond_it() -> None:
    """The side is in nobody's way aboard; half over it, where he would land if he rode on, it is in his."""
    side = VehiclePart(((-2.0, 0.8), (2.0, 0.8), (2.0, 1.0), (-2.0, 1.0)), 0.0, 1.5)
    scene = Scene()
    coach(scene, data={"floor": 0.0, "parts": (side,)})
    scene.human("friend", "alice", at=(0.0, 0.6), model_height=1.0)
    scene.human("faller", "alice", at=(0.0, 0.8))
    figure, _, _ = drop(scene, 0.5)
    assert place(figure) == (0.0, 1.25, 0.0)


# -- over an edge -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RU017", "R1.4.30")
@pytest.mark.vector("V381")
def test_v381_a_step_a_little_over_an_edge_is_a_fall_down_beside_the_wall() -> None:
    scene = Scene()
    scene.human("faller", "alice", at=(-0.5, 0.0), height=3.0)
    scene.human("foe", "bob", at=(50, 0))
    scene.box((-10, -5), (0, 5), 3.0)
    with scene.activate("faller", [1]) as play:
        play.act(Move(1)).go(Horizontal(0.1, 0))
        assert play.at("faller") == pytest.approx((0.25, 0.0, 0.0), abs=0.002)
        assert [(rolled.strength, rolled.penetration) for rolled in play.damage] == [(3, 12)]


@pytest.mark.rule("RU017", "RU015", "R1.4.30")
@pytest.mark.vector("V388")
def test_v388_off_a_crate_on_a_high_block_one_comes_to_stand_beside_the_crate() -> None:
    scene = Scene()
    scene.human("faller", "alice", at=(-0.5, 0.0), height=3.2)
    scene.human("foe", "bob", at=(50, 0))
    scene.box((-20, -20), (20, 20), 3.0)
    scene.box((-1, -1), (0, 1), 0.2, base=3.0)
    with scene.activate("faller") as play:
        play.act(Move(1)).go(Horizontal(0.1, 0))
        assert play.at("faller") == pytest.approx((0.25, 0.0, 3.0), abs=0.002)
        assert [fell.height for fell in play.of(FigureFell)] == [pytest.approx(0.2)]
        assert play.damage == []


@pytest.mark.rule("RU017", "R1.4.30", "R3.0.7")
@pytest.mark.vector("V382")
def test_v382_a_coach_driven_off_a_cliff_falls_with_those_aboard() -> None:
    scene = Scene()
    scene.box((-10, -5), (0.5, 5), 3.0)
    coach(scene, height=3.0)
    scene.human("driver", "alice", at=(1, 0), height=3.0 + FLOOR)
    scene.human("foe", "bob", at=(50, 0))
    with scene.activate("driver", [1]) as play:
        play.act(Steer(FigureId("coach"), 1)).act(Move(1)).go(Horizontal(1, 0))
        assert play.at("coach") == pytest.approx((2.5, 0.0, 0.0), abs=0.002)
        assert play.at("driver") == pytest.approx((3.5, 0.0, FLOOR), abs=0.002)
        assert [(rolled.figure, rolled.strength, rolled.penetration) for rolled in play.damage] == [("coach", 3, 12)]


@pytest.mark.rule("RU017", "R1.4.30", "R4.2.3")
@pytest.mark.vector("V383")
def test_v383_whom_a_figure_carries_over_an_edge_falls_with_it_and_is_hurt_as_much() -> None:
    scene = Scene()
    scene.box((-10, -5), (0, 5), 6.0)
    scene.human("a", "alice", at=(-0.5, 0), height=6.0, points=(0, 0, 4), nerve=11)
    scene.human("b", "alice", at=(-0.5, 0.5), height=6.0, facing=90, points=(0, 0, 1), nerve=11)
    scene.human("foe", "bob", at=(50, 0))
    with scene.activate("a", [1, 1]) as play:
        play.answer(Carry(FigureId("b"), 1, 1, facing=0.0)).go(Horizontal(0.1, 0))
        assert play.at("a") == pytest.approx((0.25, 0.0, 0.0), abs=0.002)
        assert play.at("b") == pytest.approx((0.25, 0.5, 0.0), abs=0.002)
        assert [(each.figure, each.strength, each.penetration) for each in play.damage] == [("a", 6, 12), ("b", 6, 12)]


@pytest.mark.rule("RU202", "R1.4.30", "R4.2.3")
def test_whom_a_figure_carries_does_not_fall_through_a_roof() -> None:
    scene = Scene()
    scene.box((-10, -5), (0, 5), 6.0)
    scene.box((0, 0.3), (2, 2), 3.0, base=2.5)
    scene.human("a", "alice", at=(-0.5, 0), height=6.0, points=(0, 0, 4), nerve=11)
    scene.human("b", "alice", at=(-0.5, 0.5), height=6.0, facing=90, points=(0, 0, 1), nerve=11)
    scene.human("foe", "bob", at=(50, 0))
    with scene.activate("a", [1, 1]) as play:
        play.answer(Carry(FigureId("b"), 1, 1, facing=0.0)).go(Horizontal(0.1, 0))
        assert play.at("a") == pytest.approx((0.25, 0.0, 0.0), abs=0.002)
        assert play.at("b") == pytest.approx((0.748, 0.05, 0.0), abs=0.002)

"""How vehicles move: straight ahead, Turn, Reverse, markers that last, obstacles.  R3.0.15 to R3.0.19, RU061, RU064."""

from __future__ import annotations

from typing import Any

import pytest

from pb12table.skirmish.ids import FigureId, total
from pb12table.systems.pb12.rules.figures.falling import collision_codes, fall
from pb12table.systems.pb12.rules.figures.figures import value
from pb12table.systems.pb12.rules.game.answers import (
    Adjust,
    Climb,
    Horizontal,
    Land,
    Move,
    MoveAnswer,
    Reverse,
    Steer,
    Stop,
    TurnBy,
    Vertical,
)
from pb12table.systems.pb12.rules.game.events import (
    DamageRolled,
    FigureCollided,
    FigureFell,
    FigureMoved,
    VehicleTurned,
)
from pb12table.systems.pb12.rules.movement.move_options import option_refusal
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption
from pb12table.systems.pb12.rules.movement.planner import plan_path
from pb12table.systems.pb12.rules.preparations.blocks import VehiclePart
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.vehicles.accidents import passenger_modifiers
from pb12table.systems.pb12.rules.vehicles.riding import stands_by_itself
from tests.systems.pb12.expect import reason
from tests.systems.pb12.scene import Play, Scene, call
from tests.systems.pb12.stables import FLOOR, coach, drive, marked, markers, rider

COACH = FigureId("coach")


def road(**attributes: Any) -> Scene:
    """A coach at the origin facing east, with a driver."""
    scene = Scene()
    coach(scene, **attributes)
    rider(scene, tech=4)
    drive(scene)
    scene.human("foe", "bob", at=(90, 90))
    return scene


def driving(scene: Scene, points: int = 1, dice: tuple[int, ...] = ()) -> Play:
    return scene.activate("driver", dice=dice).act(Steer(COACH, points)).act(Move(points))


@pytest.mark.rule("R1.1.4", "R1.5.5", "RU044")
@pytest.mark.parametrize("passable", [False, True])
@pytest.mark.parametrize("for_vehicles", [False, True])
def test_what_is_passable_for_figures_may_stop_vehicles_and_the_other_way_round(
    passable: bool, for_vehicles: bool
) -> None:
    scene = road()
    thicket = scene.box((2.5, -4), (9, 4), 2.0, passable=passable, vehicle_passable=for_vehicles)
    scene.human("walker", "alice", at=(3, 5.25), facing=270)
    with driving(scene, dice=() if for_vehicles else (1,)) as play:
        play.go(Horizontal(1, 0))
        assert [event.obstacle for event in play.of(FigureCollided)] == ([] if for_vehicles else [thicket])
    with scene.activate("walker", dice=() if passable else (1,)) as play:
        play.act(Move(1)).go(Horizontal(3, 4.25))
        assert play.of(FigureCollided) == []
        play.go(Horizontal(3, 3.25))
        assert [event.obstacle for event in play.of(FigureCollided)] == ([] if passable else [thicket])


@pytest.mark.rule("R3.0.18", "R1.7.4", "R3.0.7", "R3.0.9")
@pytest.mark.vector("V038")
def test_v038_the_coach_of_the_picture() -> None:
    scene = road(movement=9)
    rider(scene, "a", at=(-1.5, 0.5))
    with driving(scene) as play:
        play.go(*(Horizontal(x, 0) for x in range(1, 5)), TurnBy(45))
        step = 2**-0.5
        play.go(*(Horizontal(4 + number * step, number * step) for number in range(1, 5)))
        x, y, _ = play.at("coach")
        assert (x, y) == pytest.approx((6.8284, 2.8284), abs=2e-3)
        assert play.figure("coach").facing == 45.0
        spent = sum(event.movement_points for event in play.of(FigureMoved))
        assert spent + sum(event.movement_points for event in play.of(VehicleTurned)) == 9
        assert play.figure("coach").movement_points == 0
        assert markers(play, "coach", "moved") == 2
        assert play.value("coach", "ranged_defence") == 1
        assert play.value("a", "ranged_defence") == 1
        assert play.value("driver", "ranged_defence") == 1
        found = passenger_modifiers(play.state, FigureId("a"))
        assert total(found) == 12 - 3 - 3 + 2
        assert not play.checks


@pytest.mark.rule("RU064")
@pytest.mark.rule("R3.0.15")
@pytest.mark.rule("R3.0.19")
@pytest.mark.vector("V349")
def test_v349_ahead_and_back_and_no_other_way() -> None:
    with driving(road()) as play:
        play.go(Horizontal(1, 0))
        assert play.at("coach") == (1.0, 0.0, 0.0)
        for answer in (Horizontal(1, 1), Horizontal(0.5, 0), Horizontal(1.9, 0.1), Vertical(1, 0.5, 0.0)):
            refusal = play.refusal(answer)
            assert refusal is not None
            assert (refusal.rule, refusal.reason) == ("RU064", "not-forward")
        refusal = play.refusal(Reverse(2, 0))
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("R3.0.19", "not-backward")
        play.go(Reverse(0, 0))
        assert play.at("coach") == (0.0, 0.0, 0.0)
        assert play.figure("coach").movement_points == 6 - 1 - 2
        offered = play.pending.hints(play.state) if play.pending is not None else []
        for option in offered:
            if isinstance(option, Horizontal | Reverse):
                assert option.y == 100.0
        play.stop()


@pytest.mark.rule("R1.7.4", "R3.0.19")
@pytest.mark.parametrize(
    ("answer", "rule"),
    [(Horizontal(1.02, 0), "R1.7.4"), (Vertical(1.02, 0, 0), "R1.7.5"), (Reverse(-1.02, 0), "R3.0.19")],
)
def test_one_option_leads_a_vehicle_no_farther_than_a_step(answer: Any, rule: str) -> None:
    with driving(road()) as play:
        assert reason(play, answer) == (rule, "longer-than-a-step")
        play.stop()


@pytest.mark.rule("R3.0.18")
@pytest.mark.vector("V274")
@pytest.mark.parametrize(("degrees", "legal"), [(45, True), (-45, True), (46, False), (-45.01, False)])
def test_v274_how_far_one_option_turns(degrees: float, legal: bool) -> None:
    with driving(road()) as play:
        refusal = play.refusal(TurnBy(degrees))
        assert (refusal is None) is legal
        if refusal is not None:
            assert (refusal.rule, refusal.reason) == ("R3.0.18", "turned-too-far")
        play.stop()


@pytest.mark.rule("R3.0.18", "R3.0.7")
def test_turning_costs_a_point_and_turns_the_passengers() -> None:
    with driving(road()) as play:
        play.go(TurnBy(45), TurnBy(45))
        assert play.figure("coach").facing == 90.0
        assert play.figure("coach").movement_points == 4
        assert play.at("driver") == (0.0, 1.0, FLOOR)
        assert play.figure("driver").facing == 90.0
        assert markers(play, "coach", "moved") == 1


@pytest.mark.rule("R3.0.15")
def test_what_is_planned_for_a_vehicle_is_driven_and_not_walked() -> None:
    state = road().state()
    found = plan_path(state, FigureId("coach"), (104.0, 104.0), movement_points=12)
    assert found.reachable
    first, *others = found.options
    assert first == TurnBy(45.0)
    assert all(isinstance(option, Horizontal) and option.facing is None for option in others)
    assert found.cost == 1 + 6


@pytest.mark.rule("R3.0.15")
def test_no_free_facing_after_options() -> None:
    with driving(road(vertical_movement=1)) as play:
        for answer in (Horizontal(1, 0, 90.0), Vertical(1, 0, 0.5, 90.0), Land(0.5, 90.0), Climb(90.0)):
            refusal = play.refusal(answer)
            assert refusal is not None
            assert (refusal.rule, refusal.reason) == ("R3.0.15", "no-free-facing")
        play.stop()


@pytest.mark.rule("R3.0.18", "R3.0.19")
def test_turn_and_reverse_are_for_vehicles_only() -> None:
    scene = road()
    with scene.activate("driver") as play:
        play.act(Move(1))
        for answer in (TurnBy(10), Reverse(0, 0)):
            refusal = play.refusal(answer)
            assert refusal is not None
            assert refusal.reason == "only-for-vehicles"
        play.stop()


@pytest.mark.rule("R3.0.19", "RU061")
def test_ru061_six_reverse_options_give_a_marker_counted_apart() -> None:
    back: list[MoveAnswer] = [Reverse(-x, 0) for x in range(1, 6)]
    with driving(road(movement=20)) as play:
        play.go(*back, Horizontal(-4, 0))
        assert markers(play, "coach", "moved") == 1
        play.go(Reverse(-5, 0))
        assert markers(play, "coach", "moved") == 2
        assert isinstance(play.pending, ChooseMoveOption)
        assert (play.pending.reverses, play.pending.horizontals, play.pending.turns) == (6, 1, 0)
        play.stop()


@pytest.mark.rule("R3.0.15", "RU061")
def test_moved_lasts_until_the_next_move() -> None:
    scene = road()
    marked(scene, "coach", moved=3)
    with scene.activate("driver") as play:
        play.act(Steer(COACH, 1))
        assert markers(play, "coach", "moved") == 3
        play.act(Move(1))
        assert markers(play, "coach", "moved") == 1
        play.stop()


@pytest.mark.rule("RU060", "R3.0.18")
def test_an_adjust_pays_one_turn_without_marker_and_check() -> None:
    with road().activate("driver") as play:
        play.act(Steer(COACH, 1)).act(Adjust())
        refusal = play.refusal(Reverse(-1, 0))
        assert refusal is not None
        assert refusal.rule == "RU060"
        play.go(TurnBy(30))
        assert play.figure("coach").facing == 30.0
        assert markers(play, "coach", "moved") == 0
        assert not play.checks


@pytest.mark.rule("RU044", "R3.0.18")
def test_a_turn_into_an_obstacle_is_a_collision() -> None:
    scene = road()
    scene.box((-4, 1.5), (4, 3), 3.0)
    with driving(scene, dice=(1,)) as play:
        play.go(TurnBy(45))
        (hit,) = play.of(FigureCollided)
        assert (hit.figure, hit.obstacle, hit.speed) == ("coach", "piece-0", 1)
        assert 0.0 < play.figure("coach").facing < 45.0
        assert not isinstance(play.pending, ChooseMoveOption)


@pytest.mark.rule("RU044", "R1.5.5")
@pytest.mark.vector("V133")
def test_v133_a_pirate_and_a_real_coach() -> None:
    scene = Scene()
    coach(scene, "other", "bob", at=(2.6, 0), facing=180)
    scene.human("mover", "alice", at=(0, 0))
    marked(scene, "other", moved=2)
    marked(scene, "mover", moved=1)
    speed, code, other = collision_codes(scene.state(), FigureId("mover"), "other")
    assert (speed, str(code), str(other)) == (3, "7/0", "-1/0")


@pytest.mark.rule("RU044")
def test_a_coach_runs_over_a_figure_and_both_are_hurt() -> None:
    scene = road()
    scene.human("pedestrian", "bob", at=(2.6, 0), points=(0, 2, 2))
    with driving(scene, dice=(1, 1)) as play:
        play.go(Horizontal(1, 0))
        assert [roll.figure for roll in play.damage] == ["coach", "pedestrian"]
        assert play.at("coach")[0] == pytest.approx(0.35, abs=2e-3)


@pytest.mark.rule("R3.0.19", "R1.4.29")
def test_backing_over_an_edge_leaves_no_safe_stand() -> None:
    scene = Scene()
    scene.box((-1.5, -2), (3, 2), 2.0)
    coach(scene, height=2.0)
    scene.human("driver", at=(1, 0), height=2.5, tech=4)
    drive(scene)
    scene.human("foe", "bob", at=(90, 90))
    with driving(scene, dice=(1,)) as play:
        play.go(Reverse(-1, 0), Reverse(-2, 0))
        (fell,) = play.of(FigureFell)  # down, beside the wall, and not back on the edge
        assert (fell.figure, fell.height) == ("coach", 2.0)
        assert play.at("coach") == pytest.approx((-3.5, 0.0, 0.0), abs=2e-3)
        assert play.at("driver") == pytest.approx((-2.5, 0.0, 0.5), abs=2e-3)
        play.go(Stop())


@pytest.mark.rule("RU017")
def test_ru017_passengers_of_a_falling_vehicle_keep_their_places_and_are_not_hurt() -> None:
    scene = Scene()
    coach(scene, height=3.0)
    scene.human("driver", at=(1, 0), height=3.5)
    state = scene.state()
    _, events = call(state, fall, COACH, dice=[1])
    driver = state.figures[FigureId("driver")]
    assert (state.figures[COACH].z, driver.z) == (0.0, FLOOR)
    assert [(e.figure, e.strength) for e in events if isinstance(e, DamageRolled)] == [("coach", 3)]


@pytest.mark.rule("RU018")
def test_the_edge_of_the_table_stops_a_vehicle_without_harm() -> None:
    scene = Scene(width=12.0, depth=10.0, origin=(5.0, 5.0))
    coach(scene)
    rider(scene)
    drive(scene)
    scene.human("foe", "bob", at=(-4, -4))
    with driving(scene) as play:
        play.go(*(Horizontal(x, 0) for x in range(1, 6)))
        assert play.at("coach") == (5.0, 0.0, 0.0)
        play.go(Horizontal(6, 0)) if isinstance(play.pending, ChooseMoveOption) else None
        assert play.at("coach") == (5.0, 0.0, 0.0)
        assert not play.of(FigureCollided)


@pytest.mark.rule("R3.0.15")
def test_what_is_not_passable_for_vehicles_is_solid_for_them() -> None:
    scene = road()
    scene.box((2.5, -3), (6, 3), 4.0, passable=True, blocks_sight=False)
    with driving(scene, dice=(1,)) as play:
        play.go(Horizontal(1, 0))
        assert play.of(FigureCollided)[-1].obstacle == "piece-0"


@pytest.mark.rule("R1.7.5", "RU064")
def test_a_horse_climbs_ahead_with_its_rider() -> None:
    scene = road(vertical_movement=1)
    scene.box((2.0, -2), (9, 2), 1.0)
    with driving(scene, points=2, dice=(1,)) as play:
        assert play.refusal(Vertical(0, 1, 1.0)) is not None
        play.go(Vertical(1, 0, 1.0))
        assert play.at("coach") == (1.0, 0.0, 1.0)
        assert play.at("driver") == (2.0, 0.0, 1.5)
        play.go(Stop())  # less than half of it stands on the block: it slides off
        assert [(fell.figure, fell.height) for fell in play.of(FigureFell)] == [("coach", 1.0)]
        assert (play.at("coach"), play.at("driver")) == ((0.0, 0.0, 0.0), (1.0, 0.0, 0.5))


def test_the_value_of_movement_is_the_coach_s_own() -> None:
    assert value(road().state(), COACH, Attribute.MOVEMENT) == 6


@pytest.mark.rule("R1.4.29")
@pytest.mark.parametrize(("x", "y", "stands"), [(1.0, 1.1, True), (2.1, 0.5, True), (2.1, 0.0, False)])
def test_who_stands_half_between_the_parts_of_a_gun_does_not_take_its_stand(x: float, y: float, stands: bool) -> None:
    barrel = VehiclePart(((-2.0, -0.2), (2.0, -0.2), (2.0, 0.2), (-2.0, 0.2)), 0.0, 1.0)
    scene = Scene()
    coach(scene, "gun", data={"floor": 0.0, "steering_points": (), "passenger_areas": (), "parts": (barrel,)})
    scene.human("gunner", at=(x, y))
    state = scene.state()
    assert stands_by_itself(state, FigureId("gun")) == stands
    state.figures[FigureId("gun")].movement_points = 2
    refusal = option_refusal(state, FigureId("gun"), Reverse(99.0, 100.0))
    assert (refusal is None) == stands

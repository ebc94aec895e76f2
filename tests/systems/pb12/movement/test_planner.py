"""The planner: cheapest ways, ways by hand, checks and reach.  R1.7.2 to R1.7.7, R6.1.4, R6.1.8, RU015 to RU018."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Unpack

import pytest
import shapely

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game.answers import Climb, Horizontal, Land, Move, MoveOption, Vertical
from pb12table.systems.pb12.rules.game.events import FigureCollided, FigureFell
from pb12table.systems.pb12.rules.game.state import Load, State
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption
from pb12table.systems.pb12.rules.movement.path_plan import DECLARED_NEXT, Beginning, PathPlan, Trial, check_path
from pb12table.systems.pb12.rules.movement.planner import path_through, plan_path, reach, safe_steps
from pb12table.systems.pb12.rules.preparations.profiles import DamageCode
from pb12table.table.motion.falling import stand_heights
from pb12table.table.shapes import Point, moved
from pb12table.table.terrain import Piece
from pb12table.table.unions import geometry_of
from tests.bench.layouts import _piece
from tests.run import times
from tests.systems.pb12.attributes import Attributes
from tests.systems.pb12.exhaustive import cheapest
from tests.systems.pb12.scene import ORIGIN, Scene
from tests.systems.pb12.stables import coach

WALKER = FigureId("walker")
WIDTH, DEPTH = 40.0, 30.0
CENTRE = (20.0, 15.0)


def meadow(at: tuple[float, float] = (0.0, 0.0), height: float = 0.0, **attributes: Unpack[Attributes]) -> Scene:
    """A walker, by default in the middle of a table, and an enemy in a far corner."""
    scene = Scene(width=WIDTH, depth=DEPTH, origin=CENTRE)
    scene.human("walker", "alice", at=at, height=height, **attributes)
    scene.human("foe", "bob", at=(-18, -13))
    return scene


def plan(scene: Scene, to: tuple[float, float], points: int = 12, height: float | None = None) -> PathPlan:
    place = (to[0] + CENTRE[0], to[1] + CENTRE[1])
    return plan_path(scene.state(), WALKER, place, height=height, movement_points=points)


def ramp_and_platform(scene: Scene) -> None:
    """A ramp three steps long and high, and the platform it leads to."""
    low = ((21.0, 13.0), (21.0, 17.0))
    high = ((24.0, 13.0), (24.0, 17.0))
    scene.box((1, -2), (4, 2), 3.0, low_edge=low, high_edge=high)
    scene.box((4, -2), (7, 2), 3.0)


def kinds(found: PathPlan) -> list[str]:
    return [leg.kind for leg in found.legs]


def end(found: PathPlan) -> tuple[float, float, float]:
    x, y, z = found.legs[-1].end
    return (round(x - CENTRE[0], 3), round(y - CENTRE[1], 3), z)


def played(scene: Scene, found: PathPlan) -> None:
    """Play a planned way in a session: the rules accept each option and it ends where the plan says."""
    scene.figures[0] = replace(scene.figures[0], profile=replace(scene.figures[0].profile, movement=max(found.cost, 1)))
    with scene.activate("walker") as play:
        play.act(Move(1))
        for leg in found.legs:
            assert isinstance(play.pending, ChooseMoveOption)
            play.session.answer(leg.option)
            mover = play.figure("walker")
            assert (mover.x, mover.y, mover.z) == leg.end
        if isinstance(play.pending, ChooseMoveOption):
            play.stop()
        assert play.of(FigureFell) == []
        assert play.of(FigureCollided) == []
        assert play.moved_markers("walker") == found.moved_markers


# -- the vectors, planned --------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.7.5")
@pytest.mark.vector("V024")
def test_v024_over_a_block_as_in_the_caption() -> None:
    scene = meadow()
    scene.box((1.25, -3), (2.75, 3), 1.0)
    found = plan(scene, (4, 0), points=6)
    assert kinds(found) == ["horizontal", "vertical", "vertical", "horizontal"]
    assert [leg.cost for leg in found.legs] == [1, 2, 2, 1]
    assert found.is_paid
    assert found.moved_markers == 1
    played(scene, found)


@pytest.mark.rule("R1.7.6")
@pytest.mark.rule("RU063")
@pytest.mark.vector("V025")
def test_v025_over_a_fence_as_in_the_caption() -> None:
    scene = meadow()
    scene.wall(1.5, 1.0)
    found = plan(scene, (2, 0))
    assert kinds(found) == ["horizontal", "vertical", "land"]
    assert found.cost == 4
    assert found.risks == ()
    played(scene, found)


@pytest.mark.rule("R6.1.8")
@pytest.mark.vector("V189")
def test_v189_hand_over_hand_up_a_climbable_wall() -> None:
    scene = meadow()
    scene.box((0.25, -3), (4, 3), 3.0, climbable=True)
    found = plan(scene, (1, 0))
    assert kinds(found) == ["vertical", "climb", "vertical", "climb", "vertical"]
    assert found.cost == 8
    assert end(found) == (1, 0, 3)
    played(scene, found)


@pytest.mark.rule("R6.1.8")
def test_down_from_a_climbable_wall_the_last_stretch_is_a_landing() -> None:
    scene = meadow(at=(1, 0), height=3.0)
    scene.box((0.25, -3), (4, 3), 3.0, climbable=True)
    found = plan(scene, (0, 0))
    assert kinds(found) == ["vertical", "climb", "vertical", "land"]
    assert [leg.cost for leg in found.legs] == [2, 1, 2, 1]
    played(scene, found)
    # From so far inside the first option does not lead there: a step up to the edge, or one away from the wall.
    beyond = plan(scene, (-0.1, 0))
    assert beyond.cost == found.cost + 1
    assert sorted(kinds(beyond)) == ["climb", "horizontal", "land", "vertical", "vertical"]
    played(scene, beyond)


# -- straight and around -------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.7.4")
@pytest.mark.parametrize(("to", "cost"), [((5, 0), 5), ((5.001, 0), 6), ((3, 4), 5), ((0.4, 0.3), 1), ((0, 0), 0)])
def test_a_straight_way_costs_the_steps_begun(to: tuple[float, float], cost: int) -> None:
    found = plan(meadow(), to)
    assert found.reachable
    assert found.cost == cost


@pytest.mark.rule("R1.7.4")
def test_each_six_horizontal_options_bring_a_marker() -> None:
    assert [plan(meadow(), (x, 0)).moved_markers for x in (5, 6, 11, 12)] == [1, 2, 2, 3]


@pytest.mark.rule("RU060")
def test_what_the_points_do_not_pay_for_is_planned_but_not_payable() -> None:
    found = plan(meadow(), (5, 0), points=3)
    assert len(found.legs) == 5
    assert len(found.payable) == 3
    assert not found.is_paid
    assert len(found.payable_for(4)) == 4


@pytest.mark.rule("RU060")
def test_an_option_is_not_paid_in_part() -> None:
    scene = meadow()
    scene.wall(1.5, 1.0)
    assert [len(plan(scene, (2, 0), points=points).payable) for points in (0, 1, 2, 3, 4)] == [0, 1, 1, 2, 3]


@pytest.mark.rule("R1.7.4")
def test_around_a_tall_wall() -> None:
    scene = meadow()
    scene.box((1, -3), (2, 3), 5.0)
    found = plan(scene, (4, 0))
    assert set(kinds(found)) == {"horizontal"}
    # Along the walls and round the corners it is a little over eight steps.
    assert found.cost == 9
    played(scene, found)


@pytest.mark.rule("RU044")
def test_figures_are_gone_round_and_touched_without_collision() -> None:
    scene = meadow()
    scene.human("other", "bob", at=(2, 0))
    found = plan(scene, (4, 0))
    assert found.cost == 5
    played(scene, found)
    touching = plan(scene, (1.5, 0))
    assert touching.cost == 2
    played(scene, touching)


@pytest.mark.rule("R1.4.29")
def test_no_way_to_where_nobody_can_stand() -> None:
    scene = meadow()
    scene.box((1, -3), (2, 3), 5.0, standable=False)
    found = plan(scene, (1.5, 0))
    assert not found.reachable
    assert found.reason is not None
    assert (found.reason.rule, found.reason.reason) == ("R1.4.29", "no-safe-stand")
    assert found.reason.detail("obstacle") == scene.pieces[-1].id
    assert found.legs == ()


@pytest.mark.rule("R1.7.2")
@pytest.mark.parametrize("points", [1, 3, 9])
def test_in_the_open_reach_is_a_circle(points: int) -> None:
    """No border of anything is near: a polygon with a corner each few degrees, never farther than the points."""
    scene = Scene(width=100, depth=100, origin=(50.0, 50.0))
    scene.human("walker", "alice", at=(0, 0))
    (found,) = reach(scene.state(), WALKER, (points,))
    circle = math.pi * points * points
    assert 0.99 * circle < found.area < circle
    assert shapely.Point(50.0, 50.0).buffer(points, quad_segs=256).covers(geometry_of(found.areas[0][1]))


@pytest.mark.rule("RU018")
@pytest.mark.parametrize("place", [(75.0, 9.0), (-3.0, -4.0), (0.05, 9.0)], ids=["beside", "before", "half over it"])
def test_no_way_over_the_edge_of_the_table(place: tuple[float, float]) -> None:
    scene = meadow()
    found = plan_path(scene.state(), WALKER, place, movement_points=12)
    assert not found.reachable
    assert found.reason is not None
    assert (found.reason.rule, found.reason.reason) == ("RU018", "edge-of-the-table")


@pytest.mark.rule("RU015")
def test_who_takes_up_the_room_at_a_place_is_named_before_terrain() -> None:
    scene = meadow()
    scene.box((2, -1), (3, 1), 5.0, standable=False)
    scene.human("other", "bob", at=(1.7, 0))
    reason = plan(scene, (1.75, 0)).reason
    assert reason is not None
    assert reason.detail("obstacle") == "other"


@pytest.mark.rule("RU015")
def test_what_stands_on_a_hill_is_in_the_way_there_and_not_the_hill() -> None:
    scene = meadow()
    scene.box((1, -3), (7, 3), 1.0)
    hill = scene.pieces[-1].id
    scene.box((3, -1), (4, 1), 5.0, base=1.0, standable=False)
    reason = plan(scene, (2.9, 0)).reason
    assert reason is not None
    assert reason.detail("obstacle") == scene.pieces[-1].id != hill


@pytest.mark.rule("R1.7.2")
def test_a_storey_out_of_reach_is_no_lack_of_room() -> None:
    scene = meadow(vertical_movement=0)
    scene.box((1, -3), (7, 3), 5.0)
    reason = plan(scene, (4, 0), height=2.0).reason
    assert reason is not None
    assert (reason.rule, reason.reason) == ("R1.7.2", "no-way")


@pytest.mark.rule("R1.7.2")
def test_a_yard_keeps_inside_in_and_outside_out() -> None:
    hole = ((18.5, 13.5), (21.5, 13.5), (21.5, 16.5), (18.5, 16.5))
    scene = meadow()
    scene.box((-2, -2), (2, 2), 5.0, holes=(hole,))
    outward = plan(scene, (5, 0))
    assert outward.reason is not None
    assert outward.reason.reason == "no-way"
    assert plan(scene, (1.2, -1.2)).cost == 2
    (area,) = reach(scene.state(), WALKER, (12,))
    assert area.area == pytest.approx(2.5 * 2.5, abs=0.02)
    scene.figures[0] = replace(scene.figures[0], at=(25.0, 15.0))
    (outside,) = reach(scene.state(), WALKER, (12,))
    assert not any(geometry_of(region).contains(shapely.Point(20.0, 15.0)) for _, region in outside.areas)


@pytest.mark.rule("R1.7.4")
@pytest.mark.parametrize(("gap", "through"), [(0.5, True), (0.499, False)])
def test_a_gap_as_wide_as_the_base_and_one_a_thousandth_narrower(gap: float, through: bool) -> None:
    scene = meadow()
    scene.box((2, -14), (3, 0), 5.0)
    scene.box((2, gap), (3, 14), 5.0)
    found = plan(scene, (5, 0.25))
    assert found.reachable is through or found.cost > 30
    assert (found.reachable and found.cost <= 6) is through
    if through:
        played(scene, found)


@pytest.mark.rule("RU044")
def test_a_base_touching_a_wall_walks_along_it() -> None:
    scene = meadow()
    scene.box((-3, 0.25), (6, 1), 5.0)
    found = plan(scene, (5, 0))
    assert found.cost == 5
    played(scene, found)


@pytest.mark.rule("R1.7.4")
def test_a_bent_way_along_a_wall() -> None:
    scene = meadow()
    scene.box((-3, 0.25), (3, 1), 5.0)
    found = plan(scene, (3.25, 1.5))
    assert found.cost <= 6
    played(scene, found)


# -- up and down -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RU016")
def test_up_a_ramp_by_its_length_in_plan() -> None:
    scene = meadow()
    ramp_and_platform(scene)
    found = plan(scene, (5.5, 0))
    assert set(kinds(found)) == {"horizontal"}
    assert found.cost == 6
    assert end(found) == (5.5, 0, 3)
    played(scene, found)


@pytest.mark.rule("RU016")
def test_a_figure_on_a_ramp_goes_on_up_and_down() -> None:
    scene = meadow(at=(2.5, 0), height=1.5)
    ramp_and_platform(scene)
    up, down = plan(scene, (4.5, 0)), plan(scene, (0, 0))
    assert (up.cost, end(up)) == (2, (4.5, 0, 3))
    assert (down.cost, end(down)) == (3, (0, 0, 0))
    played(scene, up)
    played(scene, down)


@pytest.mark.rule("RU016")
def test_a_figure_on_the_ramp_is_in_the_way_there_and_not_below() -> None:
    scene = meadow()
    ramp_and_platform(scene)
    free = plan(scene, (5.5, 0))
    scene.human("guard", "bob", at=(2.5, 0), height=1.5)
    around = plan(scene, (5.5, 0))
    assert around.reachable
    assert around.cost >= free.cost
    assert all(math.dist((leg.end[0], leg.end[1]), (22.5, 15.0)) >= 0.5 - 1e-6 for leg in around.legs)
    played(scene, around)


@pytest.mark.rule("R1.7.4")
def test_a_bridge_above_a_road_with_figures_on_both() -> None:
    """The road leads under the bridge, the bridge over the road; each is blocked by its own figure only."""
    scene = meadow(at=(0, -4))
    scene.box((-3, -1), (3, 1), 0.5, base=2.5)
    low, high = ((14.0, 14.0), (14.0, 16.0)), ((17.0, 14.0), (17.0, 16.0))
    scene.box((-6, -1), (-3, 1), 3.0, low_edge=low, high_edge=high)
    under = plan(scene, (0, 4), height=0.0)
    assert under.cost == 8
    scene.human("above", "bob", at=(0, 0), height=3.0)
    assert plan(scene, (0, 4), height=0.0).cost == 8
    scene.human("below", "bob", at=(0, 0), height=0.0)
    beside = plan(scene, (0, 4), height=0.0)
    assert beside.cost == 9
    played(scene, beside)
    over = plan(scene, (1.5, 0.5), height=3.0)
    assert over.reachable
    assert end(over) == (1.5, 0.5, 3)
    played(scene, over)


@pytest.mark.rule("R1.7.5")
@pytest.mark.rule("R1.7.6")
def test_down_two_climbs_by_a_vertical_option_and_landing() -> None:
    scene = meadow(at=(2, 0), height=2.0)
    scene.box((1, -3), (3, 3), 2.0)
    found = plan(scene, (5, 0))
    assert [kind for kind in kinds(found) if kind != "horizontal"] == ["vertical", "land"]
    played(scene, found)


@pytest.mark.rule("R1.7.5")
def test_overlapping_terrain_of_different_heights() -> None:
    """A low block with a higher one on half of it: up in two climbs."""
    scene = meadow()
    scene.box((1, -2), (4, 2), 0.8)
    scene.box((2.5, -2), (5, 2), 1.6)
    found = plan(scene, (3.5, 0))
    assert kinds(found).count("vertical") == 2
    assert end(found)[2] == 1.6
    played(scene, found)
    assert plan(scene, (1.5, 0)).legs[-1].end[2] == 0.8


@pytest.mark.rule("RU016")
def test_a_gap_between_roofs_is_crossed_in_one_option() -> None:
    scene = meadow(at=(-1, 0), height=3.0)
    scene.box((-3, -2), (0.25, 2), 3.0)
    scene.box((0.75, -2), (4, 2), 3.0)
    found = plan(scene, (2, 0))
    assert found.cost == 3
    assert set(kinds(found)) == {"horizontal"}
    played(scene, found)


@pytest.mark.rule("R1.7.5")
def test_who_cannot_climb_goes_round() -> None:
    scene = meadow(vertical_movement=0)
    scene.wall(1.5, 1.0)
    found = plan(scene, (3, 0))
    assert set(kinds(found)) == {"horizontal"}
    assert found.cost > 6


# -- dear ground -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("R6.1.4")
@pytest.mark.rule("RU115")
def test_through_difficult_ground_when_that_is_cheaper_and_round_it_when_not() -> None:
    scene = meadow()
    scene.zone("difficult", (1.1, -10), (2.9, 10))
    through = plan(scene, (4, 0))
    # The steps begin at 0, 1, 2 and 3: only one of them in the difficult ground.
    assert through.cost == 5
    played(scene, through)
    scene = meadow()
    scene.zone("difficult", (0.5, -0.5), (9, 0.5))
    round_it = plan(scene, (10, 0))
    assert round_it.cost <= 11
    played(scene, round_it)


@pytest.mark.rule("R6.1.5")
@pytest.mark.rule("RU115")
def test_the_modifiers_of_a_leg_say_what_it_costs_and_why() -> None:
    scene = meadow(at=(1.5, 0))
    scene.zone("difficult", (1, -10), (3, 10))
    scene.zone("rough", (1, -10), (3, 10))
    found = plan(scene, (2.5, 0))
    assert [(modifier.rule, modifier.value) for modifier in found.legs[0].modifiers] == [
        ("R1.7.4", 1),
        ("R6.1.4", 1),
        ("R6.1.5", 1),
    ]


@pytest.mark.rule("R6.1.4")
@pytest.mark.rule("RU008")
def test_difficult_ground_below_a_platform_slows_down_nobody_on_it() -> None:
    scene = meadow()
    ramp_and_platform(scene)
    scene.zone("difficult", (-1, -10), (12, 10))
    marsh = scene.zones[-1]
    scene.zones[-1] = replace(marsh, area=replace(marsh.area, band=(0.0, 0.2)))
    found = plan(scene, (6.5, 0))
    # Seven steps, of which two begin in the marsh: the second one at the foot of the ramp.
    assert found.cost == 9
    played(scene, found)
    (all_of_it,) = reach(scene.state(), WALKER, (9,))
    (too_little,) = reach(scene.state(), WALKER, (7,))
    goal = shapely.Point(CENTRE[0] + 6.5, CENTRE[1])
    assert any(geometry_of(region).contains(goal) for height, region in all_of_it.areas if height == 3.0)
    assert not any(geometry_of(region).contains(goal) for _, region in too_little.areas)


@pytest.mark.rule("R4.2.3")
def test_who_carries_gets_half_as_far() -> None:
    scene = meadow()
    (alone,) = reach(scene.state(), WALKER, (4,))
    scene.human("friend", "alice", at=(0, 0.5))
    scene.edit("walker", load=Load(FigureId("friend"), 1))
    (loaded,) = reach(scene.state(), WALKER, (8,))
    (too_little,) = reach(scene.state(), WALKER, (7,))
    assert loaded.area == pytest.approx(alone.area, rel=0.01)
    assert too_little.area == pytest.approx(alone.area * 9 / 16, rel=0.01)
    assert plan(scene, (4, 0), points=8).cost == 8


# -- against trying everything -------------------------------------------------------------------------------------


def _blocks(scene: Scene) -> None:
    scene.box((1, -1.5), (1.75, 1), 5.0)
    scene.box((2.75, -0.5), (3.5, 2.5), 5.0)
    scene.human("other", "bob", at=(4.6, 0.2))


def _low_walls(scene: Scene) -> None:
    scene.wall(1.5, 1.0, (-2, 1))
    scene.box((3, -3), (4, 1.5), 0.8)
    scene.human("other", "bob", at=(2.3, 1.4))


def _dear_ground(scene: Scene) -> None:
    scene.zone("difficult", (1, -1), (3, 2))
    scene.box((3.5, -1), (4, 1), 5.0)


def _stairs(scene: Scene) -> None:
    scene.box((1, -1), (2, 1), 0.8)
    scene.box((2, -1), (4, 1), 1.6)
    scene.box((2, 1), (4, 2), 0.25)


def _climbing(scene: Scene) -> None:
    scene.box((1.25, -2), (3, 1), 2.5, climbable=True)


@pytest.mark.slow_but("_blocks")
@pytest.mark.rule("R1.7.2")
@pytest.mark.timeout(400)  # tries everything: half a minute of processor time for each
@pytest.mark.parametrize("build", [_blocks, _low_walls, _dear_ground, _stairs, _climbing])
def test_plans_are_as_cheap_as_trying_everything(build: Callable[[Scene], None]) -> None:
    """A lattice a quarter of a step wide says what is possible, not what is best: plans are mostly cheaper.

    Every place of the lattice is planned.  Bends are tried at chosen places only, so a plan may now and then cost one
    point more, in at most one case of twenty.
    """
    scene = Scene(width=8, depth=6, origin=(1, 3))
    scene.human("walker", "alice", at=(-0.25, 0.0))
    build(scene)
    state = scene.state()
    known = cheapest(state, WALKER, 0.249, 8)
    assert len(known) > 300
    differences: list[int] = []
    for (x, y, z), cost in sorted(known.items())[:: times(12, 4)]:
        found = plan_path(state, WALKER, (x, y), height=z, movement_points=20)
        assert found.reachable, (x, y, z)
        assert check_path(state, WALKER, found.options).legal
        assert found.risks == ()
        differences.append(found.cost - cost)
    assert max(differences) <= 1
    assert sum(difference > 0 for difference in differences) <= len(differences) / 20
    assert sum(difference < 0 for difference in differences) > sum(difference > 0 for difference in differences)


@pytest.mark.rule("RU015")
def test_where_a_step_would_end_half_on_a_ledge_shorter_ones_lead_on_and_come_to_an_end() -> None:
    """Straight over a ledge, to places behind it and half on it, some of them a hair beside the grid."""
    scene = Scene(width=8, depth=6, origin=(1, 3))
    scene.human("walker", "alice", at=(0.3, 1.5))
    _stairs(scene)
    state, arrived = scene.state(), 0
    for number in range(120):
        to = (round(4.9 + 0.005 * number, 3) + (number % 3) * 1e-15, 4.5)
        attempt = Trial(state, WALKER)
        assert len(list(itertools.islice(_taken(attempt, to), 12))) < 12
        assert all(leg.risk is None for leg in attempt.legs[:-1])
        arrived += math.dist(attempt.place[:2], to) < 1e-6 and attempt.stands
    assert 40 < arrived < 120


def _taken(attempt: Trial, to: Point) -> Iterator[Point]:
    """The steps to a place, each taken before the next one is asked for, until one does not end with safe stand."""
    for step in safe_steps(attempt, to):
        yield step
        if attempt.take(Horizontal(*step)).risk is not None:
            return


# -- reach -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.7.4")
def test_reach_in_the_open_is_a_circle_for_each_number_of_points() -> None:
    reached = reach(meadow().state(), WALKER, (3, 6, 9, 12))
    assert [found.movement_points for found in reached] == [3, 6, 9, 12]
    for found in reached:
        assert found.area == pytest.approx(math.pi * found.movement_points**2, rel=0.004)
        assert found.area <= math.pi * found.movement_points**2


@pytest.mark.rule("RU016")
def test_reach_tells_the_heights() -> None:
    scene = meadow()
    ramp_and_platform(scene)
    (found,) = reach(scene.state(), WALKER, (9,))
    assert [height for height, _ in found.areas] == [0.0, 3.0]
    assert found.areas[1][1].area == pytest.approx(12.0, abs=0.1)


@pytest.mark.rule("RU016")
def test_reach_on_a_slope_tells_the_lowest_height_that_is_reached() -> None:
    scene = meadow(at=(7, 0), height=3.0)
    ramp_and_platform(scene)
    (found,) = reach(scene.state(), WALKER, (5,))
    # Two of five steps lead down a slope that sinks by a step with each.
    assert [height for height, _ in found.areas] == [pytest.approx(1.0, abs=0.02), 3.0]


@pytest.mark.rule("R1.7.5")
@pytest.mark.parametrize("at", [(0.0, 2.0), (0.001, 2.0), (0.0, 0.0)])
def test_reach_goes_down_from_the_very_edge_of_a_roof(at: tuple[float, float]) -> None:
    scene = meadow(at=at, height=1.0)
    scene.box((0, 0), (4, 4), 1.0)
    (found,) = reach(scene.state(), WALKER, (4,))
    ground = geometry_of(next(region for height, region in found.areas if height == 0.0))
    # The vertical option leads a step from the wall for two points, the other two pay for two more.
    for angle in (150, 180, 210):
        place = moved((at[0] + CENTRE[0], at[1] + CENTRE[1]), angle, 2.95)
        assert ground.covers(shapely.Point(place)), (angle, place)


@pytest.mark.rule("R1.7.5")
def test_reach_goes_down_from_the_tip_of_a_pointed_roof() -> None:
    scene = meadow(height=1.0)
    outline = ((20.0, 15.0), (21.0, 18.0), (19.8, 18.0))
    scene.pieces.append(Piece("roof", outline, height=1.0))
    (found,) = reach(scene.state(), WALKER, (4,))
    # Three steps in all; the roof and what is beside it take up less than a fifth of the circle.
    assert next(region.area for height, region in found.areas if height == 0.0) > 0.8 * math.pi * 3.0**2


@pytest.mark.rule("R1.7.2")
def test_without_points_nothing_is_reached() -> None:
    assert [found.areas for found in reach(meadow().state(), WALKER, (0,))] == [()]


def town(seed: int, climb: int, zones: bool) -> State:
    """Seven pieces and four other figures around a walker, on a small table."""
    dice = random.Random(seed)
    scene = Scene(width=14, depth=10, origin=(0, 0))
    scene.human("walker", "alice", at=(7, 5), vertical_movement=climb)
    outlines: list[shapely.LineString | shapely.Polygon] = []
    while len(outlines) < 7:
        piece = replace(_piece(dice, dice.randrange(8), 14, 10), id=f"piece-{len(outlines)}")
        outline = shapely.LineString(piece.outline) if piece.thin else shapely.Polygon(piece.outline)
        if outline.distance(shapely.Point(7, 5)) > 0.4:
            outlines.append(outline)
            scene.pieces.append(piece)
    places = [(7.0, 5.0)]
    while len(places) < 5:
        x, y = round(dice.uniform(1, 13), 3), round(dice.uniform(1, 9), 3)
        clear = all(outline.distance(shapely.Point(x, y)) > 0.26 for outline in outlines)
        if clear and all(math.dist((x, y), place) > 0.55 for place in places):
            scene.human(f"figure-{len(places)}", "bob", at=(x, y))
            places.append((x, y))
    if zones:
        scene.zone("difficult", (2, 2), (6, 7))
        scene.zone("rough", (8, 1), (11, 6))
    return scene.state()


@pytest.mark.slow
@pytest.mark.rule("R1.7.2")
@pytest.mark.parametrize(
    ("climb", "zones", "allowed"),
    [(0, False, 0), (1, False, 2), (0, True, 2)],
    ids=["walking", "climbing", "dear ground"],
)
def test_reach_holds_what_a_plan_can_pay_for_and_nothing_else(climb: int, zones: bool, allowed: int) -> None:
    """Places within 0.02 of a border are left out.

    Crossings and steps in dear ground are sampled: there one place in some hundreds may be told differently.
    """
    asked = wrong = 0
    for seed in range(12):
        state, dice = town(seed, climb, zones), random.Random(seed)
        points = dice.choice((3, 4, 6, 8))
        (found,) = reach(state, WALKER, (points,))
        areas = [(height, geometry_of(region)) for height, region in found.areas]
        assert all(area.is_valid for _, area in areas)
        for _ in range(30):
            angle, far = dice.uniform(0.0, 2.0 * math.pi), dice.uniform(0.0, points + 1.0)
            place = (round(7.0 + far * math.cos(angle), 3), round(5.0 + far * math.sin(angle), 3))
            point = shapely.Point(place)
            if not (0.3 < place[0] < 13.7 and 0.3 < place[1] < 9.7):
                continue
            for height in stand_heights(state.setup.battlefield, *place):
                near = [area for level, area in areas if abs(level - height) < 0.05]
                if any(area.boundary.distance(point) < 0.02 for area in near):
                    continue
                planned = plan_path(state, WALKER, place, height=height, movement_points=points)
                asked += 1
                wrong += planned.is_paid is not any(area.contains(point) for area in near)
                if planned.legs:
                    assert check_path(state, WALKER, planned.options).legal
    assert asked > 200
    assert wrong <= allowed


# -- by hand ---------------------------------------------------------------------------------------------------------


def by_hand(scene: Scene, *waypoints: tuple[float, float]) -> PathPlan:
    return path_through(scene.state(), WALKER, [(x + CENTRE[0], y + CENTRE[1]) for x, y in waypoints])


@pytest.mark.rule("R1.7.4")
def test_waypoints_are_followed_in_straight_lines() -> None:
    found = by_hand(meadow(), (2, 0), (2, 2))
    assert [(leg.end[0] - 20, leg.end[1] - 15) for leg in found.legs] == [(1, 0), (2, 0), (2, 1), (2, 2)]
    played(meadow(), found)


@pytest.mark.rule("R1.7.5")
@pytest.mark.rule("R1.7.6")
def test_a_drawn_way_leads_over_what_is_low_enough() -> None:
    scene = meadow()
    scene.box((1.25, -3), (2.75, 3), 1.0)
    over = by_hand(scene, (4, 0))
    assert kinds(over) == ["horizontal", "vertical", "vertical", "horizontal"]
    played(scene, over)
    scene = meadow()
    scene.wall(1.5, 1.0)
    fence = by_hand(scene, (4, 0))
    assert kinds(fence) == ["horizontal", "vertical", "land", "horizontal", "horizontal"]
    played(scene, fence)


@pytest.mark.rule("RU044")
def test_a_drawn_way_stops_before_what_it_cannot_pass_with_the_reason_and_the_place() -> None:
    scene = meadow()
    wall = scene.box((1, -3), (2, 3), 5.0)
    found = by_hand(scene, (4, 0))
    assert not found.reachable
    assert found.reason is not None
    assert (found.reason.rule, found.reason.reason, found.reason.detail("obstacle")) == ("RU044", "in-the-way", wall)
    assert found.stopped_at == pytest.approx((20.75, 15.0, 0.0), abs=0.002)
    played(scene, found)


@pytest.mark.rule("RU018")
def test_a_drawn_way_ends_at_the_edge_of_the_table() -> None:
    found = by_hand(meadow(at=(19, 0)), (25, 0))
    assert found.reason is not None
    assert found.reason.rule == "RU018"
    assert end(found)[0] == 19.75


@pytest.mark.rule("R1.4.30")
def test_a_drawn_way_over_an_edge_is_a_fall_with_its_height_and_damage() -> None:
    scene = meadow(at=(0, 0), height=5.0)
    scene.box((-3, -3), (0.5, 3), 5.0)
    found = by_hand(scene, (1, 0))
    (risk,) = found.risks
    assert (risk.kind, risk.height, risk.damage) == ("fall", 5.0, DamageCode(5, 12))
    assert risk.end == (21.0, 15.0, 0.0)


@pytest.mark.rule("R1.4.30")
def test_what_a_drawn_way_would_lead_to_behind_a_fall_is_not_reached() -> None:
    scene = meadow(at=(0, 0), height=5.0)
    scene.box((-3, -3), (0.5, 3), 5.0)
    assert by_hand(scene, (1, 0)).reachable
    for waypoints in (((4, 0),), ((1, 0), (4, 0)), ((0, 1), (4, 1), (4, 4))):
        found = by_hand(scene, *waypoints)
        (risk,) = found.risks
        assert not found.reachable
        assert not replace(found, movement_points=99).is_paid
        assert found.reason is not None
        assert (found.reason.rule, found.reason.reason) == ("R1.4.30", "behind-a-fall")
        assert found.stopped_at == risk.at
        assert found.legs[-1].risk is risk
        assert check_path(scene.state(), WALKER, found.options).legal


# -- checks ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RU063")
def test_an_illegal_option_is_returned_with_its_reason_and_place() -> None:
    options: list[MoveOption] = [Horizontal(21, 15), Vertical(21, 15, 1), Horizontal(22, 15)]
    checked = check_path(meadow().state(), WALKER, options)
    assert not checked.legal
    assert checked.refusal is not None
    assert (checked.index, checked.refusal.reason) == (2, "not-in-the-air")
    assert len(checked.legs) == 2
    assert checked.place == (21, 15, 0)


@pytest.mark.rule("RU060")
def test_a_check_counts_the_points_when_they_are_given() -> None:
    options = [Horizontal(21, 15), Horizontal(22, 15)]
    assert check_path(meadow().state(), WALKER, options, 2).legal
    short = check_path(meadow().state(), WALKER, options, 1)
    assert short.refusal is not None
    assert short.refusal.reason == "not-enough-movement-points"


@pytest.mark.rule("RU044")
@pytest.mark.rule("R1.5.5")
def test_a_check_tells_of_a_collision_and_ends_the_move_there() -> None:
    scene = meadow()
    scene.human("other", "bob", at=(0.8, 0))
    checked = check_path(scene.state(), WALKER, [Horizontal(21, 15), Horizontal(22, 15)], 6)
    risk = checked.legs[0].risk
    assert risk is not None
    assert (risk.kind, risk.obstacle, risk.damage, risk.times) == ("collision", "other", DamageCode(1, 0), 1)
    assert checked.index == 1


@pytest.mark.rule("RU063")
def test_being_in_the_air_is_a_risk_unless_one_lands() -> None:
    scene = meadow()
    scene.box((1, -3), (3, 3), 3.0, climbable=True)
    state = scene.state()
    up = Vertical(20.75, 15, 1)
    (fallen,) = check_path(state, WALKER, [up]).legs
    assert fallen.risk is not None
    assert (fallen.risk.kind, fallen.risk.damage) == ("fall", DamageCode(1, 12))
    assert [leg.risk for leg in check_path(state, WALKER, [up, Land(1)]).legs] == [None, None]
    assert [leg.risk for leg in check_path(state, WALKER, [up, Climb()]).legs] == [None, None]


def test_the_state_is_left_as_it_was() -> None:
    scene = meadow()
    scene.wall(1.5, 1.0)
    state = scene.state()
    before = state.clone()
    plan_path(state, WALKER, (22.0, 15.0), movement_points=4)
    path_through(state, WALKER, [(22.0, 15.0)])
    reach(state, WALKER, (3, 6))
    assert state == before


@pytest.mark.rule("R1.5.5")
@pytest.mark.parametrize(
    ("beginning", "options", "times"),
    [
        (DECLARED_NEXT, 1, 1),
        (DECLARED_NEXT, 7, 2),
        (Beginning(1, horizontals=5), 1, 1),
        (Beginning(1, horizontals=5), 2, 2),
        (Beginning(3, horizontals=7), 5, 3),
        (Beginning(3, adjust=True), 1, 3),
        (Beginning(0, adjust=True), 1, 0),
    ],
)
def test_a_collision_is_told_with_the_markers_there_will_be(beginning: Beginning, options: int, times: int) -> None:
    scene = meadow()
    scene.box((options - 0.5, -3), (options + 1, 3), 3.0)
    x, y = CENTRE
    way = [Horizontal(x + number, y) for number in range(1, options + 1)]
    risk = check_path(scene.state(), WALKER, way, beginning=beginning).legs[-1].risk
    assert risk is not None
    assert (risk.kind, risk.times) == ("collision", times)
    assert risk.damage == (DamageCode(times, 0) if times else None)


# -- rules, planner and what is drawn by hand agree ---------------------------------------------------------------


@pytest.mark.rule("RU015", "R1.7.5", "RU044")
@pytest.mark.vector("V384")
@pytest.mark.parametrize(("height", "climbed"), [(1.0, True), (1.08, False), (1.1, False)])
def test_a_block_a_little_higher_than_the_rise_is_not_climbed_by_anybody(height: float, climbed: bool) -> None:
    scene = Scene()
    scene.human("climber", "alice", vertical_movement=1)
    scene.box((0.5, -2.0), (4.0, 2.0), height)
    state, climber = scene.state(), FigureId("climber")
    to = (ORIGIN + 1.0, ORIGIN)
    assert plan_path(state, climber, to, height=height, movement_points=9).reachable is climbed
    assert path_through(state, climber, [to], movement_points=9).reachable is climbed
    areas = reach(state, climber, (9,))[0].areas
    assert any(abs(level - height) < 0.01 and region.rings for level, region in areas) is climbed
    found = check_path(state, climber, [Vertical(*to, 1.0)], 9)
    (leg,) = found.legs
    if climbed:
        assert (leg.end, leg.risk) == ((*to, 1.0), None)
    else:
        assert leg.risk is not None
        assert (leg.risk.kind, leg.risk.obstacle) == ("collision", "piece-0")
        assert leg.risk.end == pytest.approx((ORIGIN + 0.25, ORIGIN, 0.0), abs=0.002)


@pytest.mark.rule("RU017", "R1.4.30")
def test_the_plan_tells_where_a_coach_driven_off_a_cliff_comes_down() -> None:
    scene = Scene()
    scene.box((-10.0, -5.0), (0.5, 5.0), 3.0)
    coach(scene, height=3.0)
    (leg,) = check_path(scene.state(), FigureId("coach"), [Horizontal(ORIGIN + 1.0, ORIGIN)], 6).legs
    assert leg.risk is not None
    assert (leg.risk.kind, leg.risk.height, str(leg.risk.damage)) == ("fall", 3.0, "3/12")
    assert leg.risk.end == pytest.approx((ORIGIN + 2.5, ORIGIN, 0.0), abs=0.002)

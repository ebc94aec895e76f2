"""Drives that are planned, and areas that are told, hold when they are driven option by option."""

from __future__ import annotations

import random
from math import dist

import pytest
import shapely

from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.pb12.rules.game.answers import Horizontal, TurnBy
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.movement.path_plan import PathPlan, check_path
from pb12table.systems.pb12.rules.movement.planner import plan_path, reach
from pb12table.table.shapes import Outline, Point
from pb12table.table.terrain import Piece
from pb12table.table.unions import geometry_of
from tests.systems.pb12.crooked import Crooked
from tests.systems.pb12.scene import Scene
from tests.systems.pb12.stables import coach

COACH = FigureId("coach")
SIDE = 16.0
CROOKED = Crooked(SIDE, 0.0, (3, 4, 5), (0.4, 1.6), (0.5, 1.5), (0.03, 0.2))
HORSE = Outline(((-1.1, -0.35), (0.9, -0.35), (1.2, 0.0), (0.9, 0.35), (-1.1, 0.35)))
"""The outline of the riding horse."""


def on(points: int, at: Point = (4.0, 8.0), facing: float = 0.0, **attributes: object) -> Scene:
    scene = Scene(width=SIDE, depth=SIDE, origin=(0.0, 0.0))
    coach(scene, at=at, facing=facing, movement=points, **attributes)  # type: ignore[arg-type]
    return scene


def plan(state: State, to: Point, points: int = 60) -> PathPlan:
    return plan_path(state, COACH, to, movement_points=points, farthest=points)


def driven(state: State, found: PathPlan, points: int) -> None:
    """Check that the rules take every option of a plan, and that nothing goes wrong on it."""
    check = check_path(state, COACH, found.options, points)
    assert check.legal, check.refusal
    assert not [leg.risk for leg in check.legs if leg.risk is not None]
    assert check.legs[-1].spent == found.cost <= points


@pytest.mark.rule("R3.0.15", "R3.0.18", "R3.0.19", "R1.7.4")
@pytest.mark.parametrize(
    ("to", "cost"),
    [
        ((9.0, 8.0), 5),
        ((2.5, 8.0), 4),
        ((8.0, 12.0), 1 + 6),
        ((4.0, 12.0), 2 + 4),
    ],
    ids=["ahead", "back", "half-left", "left"],
)
def test_open_ground_is_crossed_by_the_fewest_points(to: Point, cost: int) -> None:
    state = on(6).state()
    found = plan(state, to)
    assert found.reachable
    assert found.cost == cost
    driven(state, found, cost)
    assert dist(found.points[-1][:2], to) < 0.01


@pytest.mark.rule("R3.0.15", "R6.1.4")
def test_a_wall_is_driven_round_and_slow_ground_is_dearer() -> None:
    scene = on(6)
    scene.pieces.append(Piece("wall", ((8.0, 7.0), (8.4, 7.0), (8.4, 14.0), (8.0, 14.0)), height=3.0))
    state = scene.state()
    around = plan(state, (12.0, 8.0), 15)
    driven(state, around, 15)
    assert around.cost > 8
    assert {type(option) for option in around.options} >= {Horizontal, TurnBy}
    slow = on(6)
    slow.zone(ZoneKind.DIFFICULT, (5.5, 6.0), (7.5, 10.0))
    dear = plan(slow.state(), (9.0, 8.0), 9)
    assert dear.cost == 5 + 2
    driven(slow.state(), dear, 60)


@pytest.mark.rule("R3.0.15")
def test_no_drive_leads_where_the_vehicle_has_no_room_and_the_reason_says_so() -> None:
    scene = on(6)
    scene.pieces += [
        Piece("north", ((8.0, 9.0), (16.0, 9.0), (16.0, 9.5), (8.0, 9.5)), height=3.0),
        Piece("south", ((8.0, 7.2), (16.0, 7.2), (16.0, 7.5), (8.0, 7.5)), height=3.0),
    ]
    found = plan(scene.state(), (12.0, 8.25))
    assert not found.reachable
    assert found.reason is not None
    assert found.reason.reason == "no-drive"
    narrower = on(6, footprint=HORSE, at=(4.0, 8.2))
    narrower.pieces += scene.pieces
    assert plan(narrower.state(), (12.0, 8.25)).reachable


@pytest.mark.rule("R3.0.15")
def test_the_area_on_open_ground_is_nearly_all_there_is() -> None:
    (found,) = reach(on(6, at=(8.0, 8.0)).state(), COACH, (5,))
    (_, region), *_ = found.areas
    area = geometry_of(region)
    # A turn by 45 degrees, and four steps; twice and three; thrice and two; and back.
    assert region.area > 0.9 * (16.0 * 3.14159 / 4.0 + 9.0 * 3.14159 / 4.0 + 4.0 * 3.14159 / 4.0)
    assert area.contains(shapely.Point(11.0, 9.0))
    assert not area.contains(shapely.Point(4.5, 8.5))


@pytest.mark.rule("R3.0.15", "R3.0.18", "R3.0.19")
@pytest.mark.slow_but("0", "1", "2", "3")
@pytest.mark.parametrize("seed", range(300))
def test_nothing_is_promised_that_driving_option_by_option_refuses(seed: int) -> None:
    dice = random.Random(f"drives {seed}")
    footprint = dice.choice((HORSE, Outline(((-1.6, -0.8), (1.6, -0.8), (1.6, 0.8), (-1.6, 0.8)))))
    at, facing = (round(dice.uniform(3.0, 13.0), 3), round(dice.uniform(3.0, 13.0), 3)), dice.choice((0.0, 90.0, 217.5))
    scene = on(6, at=at, facing=facing, footprint=footprint)
    room = shapely.Point(at).buffer(1.9)
    drawn = [CROOKED.outline(dice) for _ in range(dice.randint(4, 12))]
    for number, outline in enumerate(drawn):
        shape = shapely.Polygon(outline)
        if shape.is_valid and shape.area > 0.02 and not shape.intersects(room):
            height = dice.choice((4.0, 4.0, 0.2, 0.8))
            scene.pieces.append(Piece(f"piece-{number}", outline, height=height))
    if seed % 3 == 0:
        scene.zone(ZoneKind.DIFFICULT, (2.0, 5.0), (14.0, 9.0))
    state, points = scene.state(), dice.randint(5, 9)
    (found,) = reach(state, COACH, (points,))
    assert found.areas, "a vehicle with room about it gets somewhere"
    for height, region in found.areas:
        area = geometry_of(region)
        west, south, east, north = area.bounds
        for _ in range(40):
            to = (round(dice.uniform(west, east), 3), round(dice.uniform(south, north), 3))
            if not area.contains(shapely.Point(to)):
                continue
            way = plan_path(state, COACH, to, height=height, movement_points=points, farthest=points)
            assert way.reachable, (to, height, way.reason)
            driven(state, way, points)
            assert dist(way.points[-1][:2], to) < 0.01

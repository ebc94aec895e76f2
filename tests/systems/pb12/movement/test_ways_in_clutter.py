"""A way is found just when there is one: held against exact free space, in clutter with gaps of all widths."""

from __future__ import annotations

import random
from math import dist

import pytest
import shapely
from shapely.geometry.base import BaseGeometry

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.movement.planner import plan_path
from pb12table.table.shapes import Point
from pb12table.table.terrain import Piece
from tests.systems.pb12.crooked import Crooked
from tests.systems.pb12.scene import Scene

SIDE, RADIUS = 8.0, 0.25
CROOKED = Crooked(SIDE, 0.0, (3, 4, 5), (0.3, 1.2), (0.5, 1.5), (0.03, 0.2))


def place(dice: random.Random) -> Point:
    return (round(dice.uniform(0.3, SIDE - 0.3), 3), round(dice.uniform(0.3, SIDE - 0.3), 3))


def free(pieces: list[shapely.Polygon], bodies: list[Point], more: float) -> BaseGeometry:
    """Where a base point may be that keeps so much more away from everything than the base is wide."""
    wide = RADIUS + more
    blocked = [each.buffer(wide, quad_segs=64) for each in pieces]
    blocked += [shapely.Point(body).buffer(wide + RADIUS, quad_segs=64) for body in bodies]
    return shapely.box(wide, wide, SIDE - wide, SIDE - wide).difference(shapely.union_all(blocked))


def are_joined(area: BaseGeometry, one: Point, two: Point) -> bool:
    ends = shapely.MultiPoint([one, two])
    return any(max(shapely.distance(shapely.get_parts(ends), part)) < 0.005 for part in shapely.get_parts(area))


@pytest.mark.slow_but("2", "22", "0", "5")
@pytest.mark.rule("R1.7.4", "RU016")
@pytest.mark.parametrize("seed", range(24))
def test_ways_are_found_where_free_space_is_joined_and_nowhere_else(seed: int) -> None:
    """Places lie on a grid of a thousandth, so that gaps within 0.0025 of the base are left out."""
    dice = random.Random(f"clutter {seed}")
    drawn = [(outline, shapely.Polygon(outline)) for outline in (CROOKED.outline(dice) for _ in range(12))]
    usable = [(outline, shape) for outline, shape in drawn if shape.is_valid and shape.area > 0.02]
    pieces = [shape for _, shape in usable]
    bodies: list[Point] = []
    for _ in range(60):
        at = place(dice)
        clear = all(each.distance(shapely.Point(at)) > 0.26 for each in pieces)
        if len(bodies) < 8 and clear and all(dist(at, body) > 0.51 for body in bodies):
            bodies.append(at)
    assert len(bodies) > 1, "hardly any room: choose another seed"
    scene = Scene(width=SIDE, depth=SIDE, origin=(0.0, 0.0))
    scene.pieces += [Piece(f"piece-{number}", outline, height=4.0) for number, (outline, _) in enumerate(usable)]
    for number, body in enumerate(bodies):
        scene.human(f"human-{number}", "bob" if number else "alice", at=body, vertical_movement=0)
    state, (start, *others) = scene.state(), bodies
    narrow, wide = free(pieces, others, 0.0025), free(pieces, others, -0.0015)
    for _ in range(16):
        goal = place(dice)
        if not narrow.contains(shapely.Point(goal)):
            continue
        found = plan_path(state, FigureId("human-0"), goal, movement_points=60, farthest=60).reachable
        assert found or not are_joined(narrow, start, goal), goal
        assert not found or are_joined(wide, start, goal), goal

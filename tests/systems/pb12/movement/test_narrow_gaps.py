"""Gaps about as wide as a base: between corners, round bases, walls and the border of the table, turned in any way."""

from __future__ import annotations

from math import cos, radians, sin

import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.movement.planner import plan_path, reach
from pb12table.table.shapes import Circle, Point
from pb12table.table.terrain import Piece
from tests.systems.pb12.scene import Scene

MIDDLE, BASE = (20.0, 20.0), 0.5


def ring(angle: float, *points: Point) -> tuple[Point, ...]:
    """Points around the middle of the table, turned around it by an angle."""
    east, north = cos(radians(angle)), sin(radians(angle))
    return tuple((MIDDLE[0] + x * east - y * north, MIDDLE[1] + x * north + y * east) for x, y in points)


def grid(place: Point) -> Point:
    return (round(place[0], 3), round(place[1], 3))


def passes(kind: str, gap: float, angle: float) -> bool:
    """Whether a human gets from one side of a barrier to the other through its only gap."""
    scene, half = Scene(width=40.0, depth=40.0, origin=(0.0, 0.0)), gap / 2.0
    left, right = kind.split(" and ")
    for name, side in ((left, -1.0), (right, 1.0)):
        near = side * half
        if name == "base":
            (at,) = ring(angle, (near + side * BASE / 2.0, 0.0))
            scene.human(f"{name} {side}", "bob", at=grid(at), facing=0)
            outline = ring(angle, (near + side * 0.9, -0.1), (near + side * 30.0, -0.1), (near + side * 30.0, 0.1))
        elif name == "corner":
            outline = ring(angle, (near, 0.0), (side * 30.0, -8.0), (side * 30.0, 20.0))
        elif name == "prong":
            # Beside a bay of the same piece, and with a blunt end.
            outline = ring(angle, (near, 0.0), (near + side * 0.1, -0.3), (side * 30.0, -8.0), (side * 30.0, 9.0))
        else:
            outline = ring(angle, (near, -0.2), (near, 0.2), (side * 30.0, 0.2), (side * 30.0, -0.2))
        scene.pieces.append(Piece(f"{name} {side}", outline, height=5.0))
    start, goal = (grid(place) for place in ring(angle, (0.0, 2.0), (0.0, -2.0)))
    scene.human("walker", "alice", at=start, vertical_movement=0)
    return plan_path(scene.state(), FigureId("walker"), goal, movement_points=30, farthest=30).reachable


@pytest.mark.rule("R1.7.4", "RU016")
@pytest.mark.pairs
@pytest.mark.parametrize("angle", [0.0, 10.0, 22.5, 37.0, 45.0])
@pytest.mark.parametrize(
    "kind",
    ["corner and corner", "base and base", "base and wall", "corner and wall", "prong and corner", "wall and wall"],
)
def test_a_gap_wider_than_the_base_lets_pass_and_a_narrower_one_does_not(kind: str, angle: float) -> None:
    """Places lie on a grid of a thousandth, so that the base needs up to two of them more."""
    assert passes(kind, BASE + 0.003, angle)
    assert not passes(kind, BASE - 0.002, angle)


@pytest.mark.rule("R1.7.4", "RU016")
@pytest.mark.parametrize("corner", [(10.0, 0.503), (10.3, 0.503)])
def test_between_a_corner_and_the_border_of_the_table(corner: Point) -> None:
    scene = Scene(width=20.0, depth=20.0, origin=(0.0, 0.0))
    scene.pieces.append(Piece("wedge", (corner, (14.0, 21.0), (6.0, 21.0)), height=5.0))
    scene.human("walker", "alice", at=(7.0, 1.0), vertical_movement=0)
    assert plan_path(scene.state(), FigureId("walker"), (13.0, 1.0), movement_points=30, farthest=30).reachable
    scene.pieces[0] = Piece("wedge", ((corner[0], 0.498), (14.0, 21.0), (6.0, 21.0)), height=5.0)
    assert not plan_path(scene.state(), FigureId("walker"), (13.0, 1.0), movement_points=30, farthest=30).reachable


@pytest.mark.rule("R1.7.4", "RU016")
@pytest.mark.parametrize(("corner", "passable"), [(1.0, True), (0.999, False)])
def test_aslant_to_a_gap_as_wide_as_the_base_beside_the_border_of_the_table(corner: float, passable: bool) -> None:
    scene = Scene(width=14.0, depth=14.0, origin=(0.0, 0.0))
    outline = ((3.5, corner), (4.207, 3.121), (4.2, 14.0), (2.8, 14.0), (2.793, 3.121))
    scene.pieces.append(Piece("wedge", outline, height=3.0))
    scene.human("walker", "alice", at=(2.5, 1.5), vertical_movement=0, footprint=Circle(0.5))
    state, walker = scene.state(), FigureId("walker")
    plan = plan_path(state, walker, (6.0, 2.0), movement_points=9)
    (reached,) = reach(state, walker, (6,))
    assert plan.reachable is passable
    # Behind the gap, or only before it.
    assert (reached.area > 15.0) is passable


@pytest.mark.rule("R1.7.4", "RU016")
def test_into_a_yard_through_a_gate_between_two_corners_of_the_same_piece() -> None:
    # A wall around a yard whose two ends are pointed and leave a gate.
    outside = ((4.0, 4.0), (16.0, 4.0), (16.0, 16.0), (10.2517, 15.0), (15.0, 15.0), (15.0, 5.0))
    inside = ((5.0, 5.0), (5.0, 15.0), (9.7483, 15.0), (4.0, 16.0))
    scene = Scene(width=20.0, depth=20.0, origin=(0.0, 0.0))
    scene.pieces.append(Piece("yard", (*outside, *inside), height=5.0))
    scene.human("walker", "alice", at=(10.0, 18.0), vertical_movement=0)
    assert plan_path(scene.state(), FigureId("walker"), (10.0, 10.0), movement_points=30, farthest=30).reachable


@pytest.mark.rule("R1.7.4", "RU016")
@pytest.mark.pairs
@pytest.mark.parametrize("angle", range(0, 90, 7))
@pytest.mark.parametrize("kind", ["wall", "base"])
def test_to_a_place_that_touches_a_corner_or_a_base_and_away_from_it(kind: str, angle: float) -> None:
    """For the search corners are drawn wider than they are, but not towards who stands beside them."""
    far = BASE / 2.0 if kind == "wall" else BASE
    (beside,) = ring(angle, (far + 0.001, 0.0))
    beside, away = grid(beside), (17.0, 19.0)
    for start, goal in ((away, beside), (beside, away)):
        scene = Scene(width=40.0, depth=40.0, origin=(0.0, 0.0))
        if kind == "wall":
            outline = ring(0.0, (0.0, 0.0), (-0.3, 0.0), (-0.3, -6.0), (0.0, -6.0))
            scene.pieces.append(Piece("wall", outline, height=5.0))
        else:
            scene.human("guard", "bob", at=MIDDLE, facing=0)
        scene.human("walker", "alice", at=start, vertical_movement=0)
        plan = plan_path(scene.state(), FigureId("walker"), goal, movement_points=20)
        assert plan.reachable
        assert plan.cost <= 5


@pytest.mark.rule("R1.7.4", "RU016")
@pytest.mark.parametrize("angle", [0.0, 11.0, 22.5, 30.0, 41.0])
def test_a_gap_between_a_base_and_a_corner_that_points_anywhere(angle: float) -> None:
    for gap, passable in ((BASE + 0.004, True), (BASE - 0.002, False)):
        scene = Scene(width=40.0, depth=40.0, origin=(0.0, 0.0))
        near = gap / 2.0
        ends = [(near + 30.0 * cos(radians(a)), 30.0 * sin(radians(a))) for a in (angle - 40.0, angle + 40.0)]
        scene.pieces.append(Piece("corner", ring(0.0, (near, 0.0), *ends), height=5.0))
        scene.human("guard", "bob", at=grid((MIDDLE[0] - near - BASE / 2.0, MIDDLE[1])), facing=0)
        behind = ring(0.0, (-near - 0.9, -0.1), (-near - 0.9, 0.1), (-30.0, 0.1), (-30.0, -0.1))
        scene.pieces.append(Piece("behind", behind, height=5.0))
        scene.human("walker", "alice", at=(19.0, 22.0), vertical_movement=0)
        plan = plan_path(scene.state(), FigureId("walker"), (19.0, 18.0), movement_points=30, farthest=30)
        assert plan.reachable is passable

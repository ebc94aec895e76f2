"""Covered shares against rays that know prisms only, on scenes with storeys, roofs, ramps, bridges and hills."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import sqrt

import numpy as np
import pytest
import shapely

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.shapes import Outline, Point3, plan_distance
from pb12table.table.terrain import Piece, shape_of
from tests.table.built_up import Scene, random_scene
from tests.table.scene import block, coach, field, human, ramp_east, sight_to_body, wall
from tests.table.silhouette_rays import STRAIGHT, bottom_of, heights_at, sampled_share, silhouette

QUICK, ALL = range(60), range(500)


def _block(west: float, east: float, height: float) -> Piece:
    return block("block", west, -20.0, east, 20.0, height)


def _slab(bottom: float, top: float) -> Piece:
    return block("slab", -60.0, -60.0, 60.0, 60.0, top - bottom, bottom)


_ROOF = block("roof", -5.0, -20.0, 3.0, 20.0, 4.0)
_CLIMBED = block("climbed", 10.25, -5.0, 12.0, 5.0, 8.0)
_PLATE = Piece("plate", ((5.0, 0.0), (5.0, 3.0)), height=5.0, thin=True)
_SIDE_WALL = Piece("wall", ((5.0, -4.0), (5.0, -1.0)), height=4.0, thin=True)
_ACROSS = Piece(
    "ramp",
    ((9.5, 0.0), (10.5, 0.0), (10.5, 4.0), (9.5, 4.0)),
    height=4.0,
    low_edge=((9.5, 0.0), (10.5, 0.0)),
    high_edge=((9.5, 4.0), (10.5, 4.0)),
)

Row = tuple[str, list[Piece], Point3, Point3, list[Body], float]

BY_HAND: list[Row] = [
    ("V012", [_SIDE_WALL], (0.0, 0.0, 1.8), (8.0, -3.0, 0.0), [], 1.0),
    ("V075 0.905", [wall(5.0, 0.905)], (0.0, 0.0, 1.8), (10.0, 0.0, 0.0), [], 0.005),
    ("V075 1.16", [wall(5.0, 1.16)], (0.0, 0.0, 1.8), (10.0, 0.0, 0.0), [], 0.26),
    ("V075 1.89", [wall(5.0, 1.89)], (0.0, 0.0, 1.8), (10.0, 0.0, 0.0), [], 0.99),
    ("V076 1.9", [wall(5.0, 1.9)], (0.0, 0.0, 1.8), (10.0, 0.0, 0.0), [], 1.0),
    ("V077", [_PLATE], (0.0, 0.0, 1.8), (10.0, 0.0, 0.0), [], 0.5),
    ("V079", [wall(4.0, 1.4), wall(6.0, 1.4)], (0.0, 0.0, 1.8), (10.0, 0.0, 0.0), [], 0.5667),
    ("V080 half", [], (0.0, 0.0, 1.8), (10.0, 0.0, 0.0), [human("third", 5.0, 0.25)], 0.5),
    ("V080 whole", [], (0.0, 0.0, 1.8), (10.0, 0.0, 0.0), [human("third", 5.0, 0.0)], 1.0),
    ("V082", [_ROOF, wall(9.0, 1.5)], (0.0, 0.0, 5.8), (10.0, 0.0, 0.0), [], 0.5111),
    ("V373 10", [_block(8.0, 40.0, 3.0)], (0.0, 0.0, 1.8), (10.0, 0.0, 3.0), [], 0.15),
    ("V373 8.25", [_block(8.0, 40.0, 3.0)], (0.0, 0.0, 1.8), (8.25, 0.0, 3.0), [], 0.01875),
    ("V373 18", [_block(8.0, 40.0, 3.0)], (0.0, 0.0, 1.8), (18.0, 0.0, 3.0), [], 0.75),
    ("V373 21.3", [_block(8.0, 40.0, 3.0)], (0.0, 0.0, 1.8), (21.3, 0.0, 3.0), [], 0.9975),
    ("V374 4", [_block(8.0, 40.0, 3.0)], (10.0, 0.0, 4.8), (4.0, 0.0, 0.0), [], 0.0),
    ("V374 5", [_block(8.0, 40.0, 3.0)], (10.0, 0.0, 4.8), (5.0, 0.0, 0.0), [], 0.15),
    ("V374 6", [_block(8.0, 40.0, 3.0)], (10.0, 0.0, 4.8), (6.0, 0.0, 0.0), [], 0.6),
    ("V374 6.8", [_block(8.0, 40.0, 3.0)], (10.0, 0.0, 4.8), (6.8, 0.0, 0.0), [], 0.96),
    ("V374 7.5", [_block(8.0, 40.0, 3.0)], (10.0, 0.0, 4.8), (7.5, 0.0, 0.0), [], 1.0),
    ("V375 down", [_slab(2.4, 2.5)], (14.0, 0.0, 4.3), (10.0, 0.0, 0.0), [], 1.0),
    ("V375 up", [_slab(2.4, 2.5)], (10.0, 0.0, 1.8), (14.0, 0.0, 2.5), [], 1.0),
    ("V375 straight up", [_slab(2.4, 2.5)], (10.0, 0.0, 1.8), (10.0, 0.0, 2.5), [], 1.0),
    ("V375 straight down", [_slab(2.4, 2.5)], (10.0, 0.0, 4.3), (10.0, 0.0, 0.0), [], 1.0),
    ("V376 down", [_block(0.0, 10.0, 5.0)], (9.5, 0.0, 6.8), (-0.5, 0.0, 0.0), [], 1.0),
    ("V376 up", [_block(0.0, 10.0, 5.0)], (-0.5, 0.0, 1.8), (9.5, 0.0, 5.0), [], 1.0),
    ("V377", [_block(0.0, 20.0, 1.0)], (10.0, 0.0, 2.8), (-1.0, 0.0, 0.0), [], 0.41),
    ("V378", [_ACROSS], (0.0, 1.0, 1.8), (10.0, 1.0, 1.0), [], 0.0),
    ("V390", [_CLIMBED, wall(7.0, 1.2)], (0.0, 0.0, 1.8), (10.0, 0.0, 2.0), [], 0.0),
    ("V379 on the block", [_block(8.0, 40.0, 1.0)], (7.9, 0.0, 0.0), (9.5, 0.0, 1.0), [], 1.0),
    ("V379 without it", [], (7.9, 0.0, 0.0), (9.5, 0.0, 0.0), [], 0.0),
    ("V380", [_slab(1.2, 1.3)], (10.0, 0.0, 0.0), (11.0, 0.0, 1.3), [], 1.0),
]
"""The vector, the pieces, the eye, the stand of a human, the other figures, and the share worked out on paper."""


@pytest.mark.parametrize(
    ("name", "pieces", "eye", "stand", "others", "share"), BY_HAND, ids=[row[0] for row in BY_HAND]
)
def test_the_rays_find_what_is_worked_out_on_paper(
    name: str, pieces: list[Piece], eye: Point3, stand: Point3, others: list[Body], share: float
) -> None:
    found = sampled_share(pieces, eye, human("target", *stand), others)
    assert found == pytest.approx(share, abs=0.004), name


def test_a_silhouette_on_a_ramp_begins_at_the_highest_point_of_the_ramp_inside_it() -> None:
    assert bottom_of(human("target", 10.0, 1.0, 1.0), [_ACROSS]) == pytest.approx(1.25, abs=1e-4)
    # Where the ramp ends inside the footprint, there is the highest point.
    assert bottom_of(human("target", 10.0, 3.9, 3.9), [_ACROSS]) == pytest.approx(4.0, abs=1e-4)
    # Who stands on the ground with one foot on a ramp is carried by it, too.
    assert bottom_of(human("target", 10.0, -0.1), [_ACROSS]) == pytest.approx(0.15, abs=1e-4)
    # What does not stand on the ramp begins at its stand height.
    assert bottom_of(human("target", 10.0, 1.0, 2.0), [_ACROSS]) == 2.0
    assert bottom_of(human("target", 10.0, 1.0, 1.0), [replace(_ACROSS, standable=False)]) == 1.0


def test_a_silhouette_begins_at_most_a_quarter_of_the_model_height_above_the_stand() -> None:
    ramp, target = ramp_east("ramp", 0.0, -5.0, 10.0, 5.0, 10.0), coach("coach", 5.0, 0.0, 5.0)
    assert bottom_of(target, [ramp]) == 5.5
    for eye in ((-5.0, 0.0, 1.8), (1.0, 0.0, 2.8)):
        assert sampled_share([ramp], eye, target, []) < 0.01


def test_a_silhouette_is_as_wide_as_the_footprint_looks() -> None:
    def width(eye: Point3, target: Body) -> float:
        seen = silhouette(eye, target, [])
        return seen.right - seen.left

    round_one, square = human("round", 10.0, 0.0), coach("coach", 10.0, 0.0)
    assert width((9.0, 0.0, 1.8), round_one) == pytest.approx(0.5 / sqrt(1.0 - 0.25**2))
    assert width((9.7, 0.0, 1.8), round_one) == pytest.approx(0.6)
    assert width((9.9, 0.0, 5.0), round_one) == pytest.approx(0.5)
    assert width((4.0, 0.0, 1.8), square) == pytest.approx(2.0 * 6.0 / 4.0)
    assert width((8.5, 0.0, 5.0), square) == pytest.approx(2.0)


@pytest.mark.parametrize("x", [8.5, 9.0, 9.5, 9.6, 9.7, 9.8, 9.94])
def test_silhouettes_from_close_up_and_from_above(x: float) -> None:
    observer = human("observer", x, 0.0, 5.0)
    for target in (human("round", 10.0, 0.0), coach("coach", 11.0, 0.0)):
        _assert_same_silhouette(field(), observer, target, ())


def test_the_scenes_hold_what_they_promise() -> None:
    partly = supported = raised = vehicles = among_figures = 0
    for scene in map(random_scene, QUICK):  # coarsely, since only much or little is asked for
        pieces, target = scene.field.pieces, scene.target
        share = _share(scene, pieces, scene.others)
        supports = [piece for piece in pieces if _carries(piece, scene.observer) or _carries(piece, target)]
        without = _share(scene, [piece for piece in pieces if piece not in supports], scene.others)
        partly += 0.02 < share < 0.98
        supported += abs(share - without) > 0.05
        raised += bottom_of(target, pieces) > target.z + 0.01
        vehicles += isinstance(target.footprint, Outline)
        among_figures += abs(share - _share(scene, pieces, ())) > 0.05
    assert partly >= 45
    assert supported >= 15
    assert raised >= 4
    assert vehicles >= 8
    assert among_figures >= 4


def _share(scene: Scene, pieces: Sequence[Piece], others: Sequence[Body]) -> float:
    return sampled_share(pieces, scene.observer.base_point, scene.target, others, side=40)


def _carries(piece: Piece, body: Body) -> bool:
    """Whether the top of a piece is at a body's stand height below its base point."""
    level = abs(float(heights_at(piece, np.array([body.position]))[0]) - body.z) < 0.1
    return piece.standable and not piece.thin and level and bool(shapely.intersects_xy(shape_of(piece), *body.position))


@pytest.mark.parametrize(
    "seed", [seed if seed in QUICK else pytest.param(seed, marks=pytest.mark.slow) for seed in ALL]
)
def test_covered_share_and_silhouette_are_what_the_rays_say(seed: int) -> None:
    scene = random_scene(seed)
    observer, target, pieces = scene.observer, scene.target, scene.field.pieces
    covered = _assert_same_silhouette(scene.field, observer, target, scene.others)
    assert covered == pytest.approx(sampled_share(pieces, observer.base_point, target, scene.others), abs=0.01)


def _assert_same_silhouette(table: Battlefield, observer: Body, target: Body, others: Sequence[Body]) -> float:
    """Compare the silhouette of the program's sight line to RU011 and return the covered share."""
    line = sight_to_body(table, observer, target, 180.0, others)
    if plan_distance(observer.position, target.position) >= STRAIGHT:
        seen = silhouette(observer.base_point, target, table.pieces)
        assert line.silhouette.area == pytest.approx((seen.right - seen.left) * (seen.top - seen.bottom), rel=1e-3)
    return line.covered_share

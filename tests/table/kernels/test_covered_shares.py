"""The compiled covered shares against the plain ones: storeys, ramps, walls without thickness, touching, hair gaps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import cos, radians, sin
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.kernels.registry import plain
from pb12table.table.shapes import Circle, Footprint, Outline, Point3
from pb12table.table.sight.cover import Cover, _covered_share, cover_from_blast, covered_share
from pb12table.table.sight.sight import _sight_to_body
from pb12table.table.terrain import Piece
from tests.table.built_up import random_scene
from tests.table.kernels.lattices import GAPS, PLACES, lattice_pieces
from tests.table.scene import GAIT, LEAST, block, human

SAME = 1e-7
"""By so much shares may differ; where curved edges overlap the plain ones are themselves exact to about 1e-9."""

pytestmark = pytest.mark.usefixtures("kernels")

QUICK, ALL = range(40), range(40, 500)


def agree(kernel: Cover, oracle: Cover) -> None:
    assert kernel.covered_share == pytest.approx(oracle.covered_share, abs=SAME)
    shares, others = dict(kernel.shares), dict(oracle.shares)
    for key in {*shares, *others}:
        assert shares.get(key, 0.0) == pytest.approx(others.get(key, 0.0), abs=1e-6) or min(
            shares.get(key, 0.0), others.get(key, 0.0)
        ) == pytest.approx(0.01, abs=1e-6)


def compared(table: Battlefield, eye: Point3, target: Body, others: Sequence[Body]) -> float:
    """The share, when both say the same."""
    kernel = covered_share(table, eye, target, others)
    kernel.shares  # noqa: B018  # worked out by the kernel, too
    with plain():
        _covered_share.cache_clear()
        oracle = covered_share(table, eye, target, others)
        agree(kernel, oracle)
    assert kernel.hidden == oracle.hidden
    return kernel.covered_share


def of_seed(seed: int) -> None:
    scene = random_scene(seed)
    eye = scene.observer.base_point
    bodies = tuple(body for body in scene.others if body != scene.observer)
    compared(scene.field, eye, scene.target, bodies)
    # From the side, from straight above another's rim, and from close by.
    compared(scene.field, (eye[0] + 0.37, eye[1] - 0.21, eye[2] + 2.3), scene.target, bodies)
    compared(scene.field, (scene.target.x + 0.9, scene.target.y, scene.target.z + 0.4), scene.target, bodies)
    for half in (20.0, 75.0):
        seen = _sight_to_body(scene.field, scene.observer, scene.target, half, bodies, LEAST)
        with plain():
            _sight_to_body.cache_clear()
            _covered_share.cache_clear()
            plainly = _sight_to_body(scene.field, scene.observer, scene.target, half, bodies, LEAST)
        _sight_to_body.cache_clear()
        assert seen.visible_share == pytest.approx(plainly.visible_share, abs=SAME)
        assert (seen.exists, seen.in_sight_angle) == (plainly.exists, plainly.in_sight_angle)
    cover_from_blast.cache_clear()
    point = (eye[0], eye[1], eye[2])
    kernel = cover_from_blast(scene.field, point, scene.target)
    with plain():
        cover_from_blast.cache_clear()
        agree(kernel, cover_from_blast(scene.field, point, scene.target))
    cover_from_blast.cache_clear()


@pytest.mark.parametrize("seeds", [QUICK, pytest.param(ALL, marks=pytest.mark.slow)])
def test_storeys_roofs_ramps_and_bridges(seeds: range) -> None:
    for seed in seeds:
        of_seed(seed)


@st.composite
def lattice_bodies(draw: st.DrawFn, count: int) -> tuple[Body, ...]:
    found: list[Body] = []
    for number in range(count):
        x, y, gap = draw(st.integers(2, 16)) / 2.0, draw(PLACES) / 2.0, draw(GAPS)
        footprint = draw(st.sampled_from(_FOOTPRINTS))
        height = draw(st.sampled_from((0.8, 1.8, 2.0, 2.6)))
        z = draw(st.sampled_from((0.0, 0.0, 1.0)))
        found.append(Body(f"body-{number}", footprint, x, y + gap, z, 30.0, height, 0.9 * height))
    return tuple(found)


_CART: Final = Outline(((-1.0, -0.5), (1.0, -0.5), (1.0, 0.0), (0.2, 0.0), (0.2, 0.5), (-1.0, 0.5)))

_FOOTPRINTS: Final[tuple[Footprint, ...]] = (Circle(0.25), Circle(0.5), Circle(1.0), _CART)

EYES: SearchStrategy[Point3] = st.tuples(
    st.sampled_from((0.0, 1e-9, 0.75, 1.0)), PLACES, st.sampled_from((0.3, 1.8, 1.8 + 1e-9, 2.0, 3.4))
)


@given(lattice_pieces(4), lattice_bodies(4), EYES, st.sampled_from((0.0, 0.9)))
def test_touching_pieces_hair_gaps_and_walls_without_thickness(
    pieces: tuple[Piece, ...], bodies: tuple[Body, ...], eye: Point3, z: float
) -> None:
    compared(Battlefield(20.0, 20.0, pieces, GAIT), eye, human("target", 9.0, 0.25, z), bodies)


@given(lattice_bodies(6), EYES)
def test_curved_edges_that_cross(bodies: tuple[Body, ...], eye: Point3) -> None:
    compared(Battlefield(20.0, 20.0, (), GAIT), eye, human("target", 9.0, 0.25), bodies)


def test_a_table_without_terrain_hides_nothing() -> None:
    table = Battlefield(20.0, 20.0, (), GAIT)
    assert compared(table, (1.0, 1.0, 1.8), human("target", 9.0, 1.0), ()) == 0.0


def test_what_one_stands_on_hides() -> None:
    """From a roof, someone below its edge; and the target's own roof."""
    roof = block("roof", 0.0, -5.0, 5.0, 5.0, 4.0)
    table = Battlefield(20.0, 20.0, (roof,), GAIT)
    assert 0.0 < compared(table, (4.0, 0.0, 5.8), human("below", 6.0, 0.0), ()) <= 1.0
    assert 0.0 < compared(table, (12.0, 0.0, 1.8), human("above", 3.0, 0.0, 4.0), ()) < 1.0


def test_the_target_hides_nothing_and_its_twin_does() -> None:
    table, target = Battlefield(20.0, 20.0, (), GAIT), human("target", 9.0, 1.0)
    assert compared(table, (1.0, 1.0, 1.8), target, (target,)) == 0.0
    assert compared(table, (1.0, 1.0, 1.8), target, (target, replace(target, x=5.0))) > 0.5


@pytest.mark.parametrize("turn", [0.0, 17.0, 33.3])
def test_along_a_side_with_many_corners(turn: float) -> None:
    """Rounding puts the corners of the side on this and on that side of the border of the view."""
    c, s = cos(radians(turn)), sin(radians(turn))
    line = [(5.0 + 0.13 * i, 6.0) for i in range(48)]
    ring = tuple((x * c - y * s, x * s + y * c) for x, y in (*line, (line[-1][0], 7.0), (5.0, 7.0)))
    table = Battlefield(20.0, 20.0, (Piece("wall", ring, height=1.5),), GAIT)
    for way in range(1, 40):
        x, y = 5.0 - 0.1 * way, 6.0
        for off in (0.25, -0.25, 0.0):
            target = human("target", 14.0 * c - (6.0 + off) * s, 14.0 * s + (6.0 + off) * c)
            compared(table, (x * c - y * s, x * s + y * c, 1.8), target, ())

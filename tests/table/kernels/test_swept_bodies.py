"""Swept bodies by the compiled kernel against pymunk's: storeys, ramps, walls of no thickness, touching, hair gaps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from math import cos, pi, sin
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.kernels.registry import plain
from pb12table.table.motion.stops import SWEEPS, shapes_around
from pb12table.table.motion.sweep import swept, walk
from pb12table.table.shapes import Circle, Point
from pb12table.table.terrain import Piece
from tests.bench.layouts import layout, town
from tests.table.built_up import random_scene
from tests.table.kernels.lattices import GAPS, PLACES, lattice_pieces
from tests.table.scene import GAIT, coach, human

pytestmark = pytest.mark.usefixtures("kernels")

QUICK, ALL = range(12), range(12, 400)


def compared(table: Battlefield, body: Body, to: Point, others: tuple[Body, ...]) -> bool:
    """Whether something is met, when both say the same of it and a walk ends at the same place."""
    assert SWEEPS.module is not None
    stop, end = swept(table, body, to, others), walk(table, body, to, others)
    with plain():
        oracle, plain_end = swept(table, body, to, others), walk(table, body, to, others)
    assert end == plain_end
    assert (stop is None) == (oracle is None)
    if stop is None or oracle is None:
        return False
    assert stop.share == pytest.approx(oracle.share, abs=1e-9)
    assert stop.key == oracle.key
    if stop.normal is not None and oracle.normal is not None:
        assert stop.normal == pytest.approx(oracle.normal, abs=1e-6)
    return True


def from_everywhere(table: Battlefield, bodies: Sequence[Body], dice: Random, count: int) -> int:
    """How many ways of bodies in all directions, short and long, meet something."""
    met = 0
    for body in bodies:
        others = tuple(other for other in bodies if other is not body)
        for _ in range(count):
            angle, far = dice.uniform(0.0, 2.0 * pi), dice.choice((0.05, 1.0, 1.0, 3.0))
            met += compared(table, body, (body.x + far * cos(angle), body.y + far * sin(angle)), others)
    return met


def test_ways_of_a_whole_layout() -> None:
    where = layout("small")
    assert from_everywhere(where.table, where.bodies, Random(1), 40) > 20


def test_the_grid_of_pieces_leaves_nothing_out() -> None:
    """Short ways ask the cells around them, long ones every piece; both find what is first among all of them."""
    assert SWEEPS.module is not None
    table, dice = town(200), Random(3)
    shapes = shapes_around(table, (human("h", 40.0, 30.0),), 0.25, "x")
    everything, met = np.zeros(6, dtype=np.int64), 0
    for far in (0.05, 1.0, 3.0, 12.0, 60.0):
        for _ in range(100):
            x, y, angle = dice.uniform(-4.0, table.width + 4.0), dice.uniform(-4.0, table.depth), dice.uniform(0.0, 7.0)
            way = (x, y, x + far * cos(angle), y + far * sin(angle), 0.0, dice.choice((0.4, 2.0)))
            found = SWEEPS.module.first_hit(shapes.table, shapes.corners, shapes.grid, *way)
            assert found == SWEEPS.module.first_hit(shapes.table, shapes.corners, everything, *way)
            met += found[1] >= 0
    assert met > 100


def test_a_way_that_begins_or_ends_on_the_edge_of_a_cell_or_of_the_table_asks_both_sides() -> None:
    assert SWEEPS.module is not None
    table, side = town(60), 4.0
    shapes = shapes_around(table, (human("h", 20.0, 12.0),), 0.25, "x")
    everything, met = np.zeros(6, dtype=np.int64), 0
    xs = [*np.arange(0.0, table.width, side), table.width]
    ys = [*np.arange(0.0, table.depth, side), table.depth]
    for x, y in product(xs, ys):
        for dx, dy in ((side, 0.0), (-side, 0.0), (0.0, side), (0.0, -side), (side, side), (-0.5, 0.0), (0.0, 0.5)):
            way = (x, y, x + dx, y + dy, 0.0, 0.4)
            found = SWEEPS.module.first_hit(shapes.table, shapes.corners, shapes.grid, *way)
            assert found == SWEEPS.module.first_hit(shapes.table, shapes.corners, everything, *way)
            met += found[1] >= 0
    assert met > 100


@pytest.mark.parametrize("seeds", [QUICK, pytest.param(ALL, marks=pytest.mark.slow)])
def test_storeys_roofs_ramps_and_bridges(seeds: range) -> None:
    met = 0
    for seed in seeds:
        scene, dice = random_scene(seed), Random(seed)
        bodies = (replace(scene.observer, footprint=Circle(0.25)), scene.target, *scene.others)
        met += from_everywhere(scene.field, bodies[:3], dice, 4)
    assert met > len(seeds)


@given(
    lattice_pieces(5),
    st.tuples(st.integers(2, 16), PLACES, GAPS),
    st.tuples(PLACES, PLACES, st.sampled_from((0.0, 1e-9, 0.25, 0.249999, 0.25 + 1e-9))),
    st.sampled_from((0.0, 0.0, 0.9, 1.2)),
)
def test_touching_pieces_hair_gaps_and_walls_without_thickness(
    pieces: tuple[Piece, ...], start: tuple[int, float, float], way: tuple[float, float, float], z: float
) -> None:
    body = human("mover", start[0] / 2.0 + way[2], start[1] + start[2], z)
    others = (human("near", body.x + 1.5, body.y + 0.5, z), coach("coach", body.x - 4.0, body.y, 0.0, 30.0))
    compared(Battlefield(20.0, 20.0, pieces, GAIT), body, (body.x + way[0], body.y + way[1]), others)


def test_a_body_that_touches_another_moves_along_it_and_not_into_it() -> None:
    table, body, other = Battlefield(20.0, 20.0, (), GAIT), human("a", 5.0, 5.0), human("b", 5.5, 5.0)
    assert not compared(table, body, (5.0, 6.0), (other,))
    assert not compared(table, body, (4.0, 5.0), (other,))
    assert compared(table, body, (6.0, 5.0), (other,))
    assert not compared(table, body, (6.0, 5.0), (other.at(5.5, 5.0, 2.0),)), "above it"
    assert not compared(table, body, (6.0, 5.0), (replace(other, id="a"),)), "itself"

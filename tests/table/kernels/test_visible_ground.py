"""The compiled visible ground against the plain one: storeys, ramps, walls without thickness, touching, hair gaps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module
from unittest.mock import patch

import pytest
import shapely
from hypothesis import given
from shapely.geometry.base import BaseGeometry

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.kernels.registry import plain
from pb12table.table.planar import Plane
from pb12table.table.routes.search import expanding
from pb12table.table.routes.space import gates
from pb12table.table.shapes import STRIDE, TOLERANCE, Point3, Region, Ring, box_ring
from pb12table.table.sight import blockers, silhouette
from pb12table.table.sight.blockers import Gaze, seen_by_kernel, seen_of_table, seen_on_plane
from pb12table.table.sight.visible import tidy_region, visible_ground
from pb12table.table.terrain import Piece
from tests.bench.layouts import layout
from tests.table.built_up import random_scene
from tests.table.kernels.lattices import lattice_pieces
from tests.table.kernels.test_covered_shares import EYES, lattice_bodies
from tests.table.scene import GAIT, block, human

SAME = 1e-6
"""By so much areas may differ, in square steps."""

ROUND = 1e-3
"""By so much regions may where bodies make their borders round, which both draw as polygons of their own."""

pytestmark = pytest.mark.usefixtures("kernels")


def both(
    table: Battlefield, eye: Point3, others: Sequence[Body], *, level: float = 0.0, gaze: Gaze | None = None
) -> tuple[BaseGeometry, BaseGeometry, bool]:
    """What is seen by the kernel and by plain code, and whether the kernel dared to say."""
    observer = Body("observer", human("x", 0.0, 0.0).footprint, eye[0], eye[1], eye[2] - 1.8, 0.0, 2.0, 1.8)
    looking = gaze or Gaze(eye, 0.0, 180.0, None)
    surface = shapely.Polygon(box_ring(0.0, 0.0, table.width, table.depth))
    sure: list[bool] = []

    def noted(*arguments: object) -> BaseGeometry | None:
        found = seen_by_kernel(*arguments)  # type: ignore[arg-type]
        sure.append(found is not None)
        return found

    with patch.object(blockers, "seen_by_kernel", noted):
        kernel = seen_on_plane(table, observer, looking, Plane(level), surface, others)
    with plain():
        oracle = seen_on_plane(table, observer, looking, Plane(level), surface, others)
    return kernel, oracle, sure == [True]


def compared(
    table: Battlefield, eye: Point3, others: Sequence[Body], *, level: float = 0.0, half: float = 180.0
) -> bool:
    """Whether the kernel said something, the same as plain code."""
    kernel, oracle, sure = both(table, eye, others, level=level, gaze=Gaze(eye, 30.0, half, None))
    assert kernel.is_valid
    assert kernel.area == pytest.approx(oracle.area, abs=SAME)
    assert shapely.symmetric_difference(kernel, oracle).area < (ROUND if others else SAME)
    return sure


def test_the_arrays_of_a_region_are_not_to_be_changed() -> None:
    where = layout("small")
    region = visible_ground(where.table, where.bodies[0], 180.0, ())
    ((outer, _), *_) = region._parts
    with pytest.raises(ValueError, match="read-only"):
        outer[0, 0] = 1.0


def test_kernels_and_plain_code_decide_by_the_same_numbers() -> None:
    """Kernels see no plain code; a number that stands twice must be the same one."""
    chains, cover, areas, ways, sweeps, segments = (
        import_module(f"pb12table.table.kernels.{name}")
        for name in ("chains", "cover", "areas", "ways", "sweeps", "segments")
    )
    assert {chains.HAIR, cover.HAIR, ways.TOLERANCE, sweeps.TOLERANCE, segments.TOLERANCE} == {TOLERANCE}
    assert (cover.NEAR, cover.WIDEST) == (silhouette.NEAR, silhouette.WIDEST)
    assert cover.CLOSEST == silhouette.COINCIDENCE - TOLERANCE
    assert (areas.STRIDE, ways.LEAST_LEAN, ways.CLEAR) == (STRIDE, expanding.LEAST_LEAN, gates.CLEAR)
    assert import_module("pb12table.table.kernels.ground").VALID == blockers.VALID


@pytest.mark.parametrize("name", ["small", pytest.param("middle", marks=pytest.mark.slow)])
def test_the_layouts_of_the_benchmarks(name: str) -> None:
    where = layout(name)
    for body in where.bodies[:8]:
        assert compared(where.table, body.base_point, ())
        assert compared(where.table, body.base_point, [other for other in where.bodies if other != body])


def as_arrays(table: Battlefield, observer: Body, others: tuple[Body, ...], level: float = 0.0) -> bool:
    """Whether the whole table is told as arrays, to the last bit as by way of polygons, which are valid."""
    found = seen_of_table(table, observer, level, others)
    if found is None:
        return False
    surface = shapely.Polygon(box_ring(0.0, 0.0, table.width, table.depth))
    gaze = Gaze(observer.base_point, 0.0, 180.0, None)
    seen = seen_on_plane(table, observer, gaze, Plane(level), surface, others)
    polygons = tidy_region(seen)
    assert seen.is_valid
    assert found.area == polygons.area == Region(polygons.rings).area
    assert (found, found.is_empty, hash(found)) == (polygons, polygons.is_empty, hash(polygons))
    return True


@pytest.mark.parametrize("name", ["small", pytest.param("middle", marks=pytest.mark.slow)])
def test_a_whole_table_is_told_without_polygons(name: str) -> None:
    where = layout(name)
    bodies = where.bodies[:6]
    assert all(as_arrays(where.table, body, others) for body in bodies for others in ((), where.bodies))


@pytest.mark.parametrize("seeds", [range(24), pytest.param(range(24, 600), marks=pytest.mark.slow)])
def test_arrays_of_storeys_roofs_and_bridges(seeds: range) -> None:
    told = 0
    for seed in seeds:
        scene = random_scene(seed)
        # Ramps are left to plain code.
        level = tuple(piece for piece in scene.field.pieces if not piece.is_ramp)
        table = replace(scene.field, pieces=level)
        told += as_arrays(table, scene.observer, tuple(scene.others), 0.0 if seed % 3 else 0.4)
    assert told > len(seeds) // 2


@given(lattice_pieces(5), lattice_bodies(2), EYES)
def test_arrays_where_pieces_touch(pieces: tuple[Piece, ...], bodies: tuple[Body, ...], eye: Point3) -> None:
    level = tuple(replace(piece, outline=lifted(piece.outline)) for piece in pieces if not piece.is_ramp)
    table = Battlefield(20.0, 12.0, level, GAIT)
    as_arrays(
        table, human("x", eye[0] + 0.8, eye[1] + 6.0), tuple(body.at(body.x, body.y + 6.0, body.z) for body in bodies)
    )


def lifted(outline: Ring) -> Ring:
    return tuple((x, y + 6.0) for x, y in outline)


@pytest.mark.parametrize("seeds", [range(30), pytest.param(range(30, 300), marks=pytest.mark.slow)])
def test_storeys_roofs_ramps_and_bridges(seeds: range) -> None:
    sure = 0
    for seed in seeds:
        scene = random_scene(seed)
        eye, others = scene.observer.base_point, [b for b in scene.others if b != scene.observer]
        sure += compared(scene.field, eye, others)
        sure += compared(scene.field, (eye[0], eye[1], eye[2] + 3.0), (), level=1.0)
        sure += compared(scene.field, eye, others, half=40.0)
    assert sure > len(seeds), "the kernel is asked for most of it"


@given(lattice_pieces(5), lattice_bodies(2), EYES)
def test_touching_pieces_hair_gaps_and_walls_without_thickness(
    pieces: tuple[Piece, ...], bodies: tuple[Body, ...], eye: Point3
) -> None:
    moved = (eye[0] + 0.8, eye[1] + 6.0, eye[2])
    table = Battlefield(20.0, 12.0, tuple(replace(piece, outline=lifted(piece.outline)) for piece in pieces), GAIT)
    compared(table, moved, [b.at(b.x, b.y + 6.0, b.z) for b in bodies])


def test_from_a_roof_its_own_edge_hides_what_lies_below() -> None:
    roof = block("roof", 4.0, 4.0, 9.0, 8.0, 4.0)
    table = Battlefield(20.0, 12.0, (roof, block("low", 12.0, 5.0, 13.0, 7.0, 1.0)), GAIT)
    kernel, oracle, sure = both(table, (6.0, 6.0, 5.8), ())
    assert sure
    assert kernel.area == pytest.approx(oracle.area, abs=SAME)
    assert len(list(shapely.get_parts(kernel))) == 1
    assert not kernel.contains(shapely.Point(9.5, 6.0))


def test_one_thin_wall_casts_the_shadow_that_can_be_reckoned() -> None:
    """A wall of height 0.9 at x = 5 before an eye at 1.8 hides all between 5 and 10 behind it."""
    wall = Piece("wall", ((5.0, 5.0), (5.0, 7.0)), height=0.9, thin=True)
    kernel, _, sure = both(Battlefield(20.0, 12.0, (wall,), GAIT), (0.5, 6.0, 1.8), ())
    assert sure
    shadow = shapely.Polygon([(5.0, 5.0), (9.5, 4.0), (9.5, 8.0), (5.0, 7.0)])
    assert kernel.area == pytest.approx(240.0 - shadow.area, abs=SAME)
    assert shapely.intersection(kernel, shadow).area < SAME

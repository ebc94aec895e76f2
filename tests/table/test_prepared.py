"""Shapes for two threads: prepared, what is asked of them later is there before, and they answer as ever."""

from __future__ import annotations

from threading import Thread

import pytest
import shapely
from shapely.geometry.base import BaseGeometry

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.routes.space.parcels import parcels
from pb12table.table.routes.space.storey_now import inflated_body
from pb12table.table.shapes import Circle, Outline, box_ring
from pb12table.table.unions import meeting, near, prepare_for_threads
from tests.table.scene import GAIT

LAKE = shapely.Polygon([(0, 0), (10, 0), (10, 8), (0, 8)], [[(3, 3), (5, 3), (5, 5), (3, 5)]])
SHAPES = (LAKE, LAKE.union(shapely.box(20.0, 0.0, 22.0, 2.0)), LAKE.boundary, shapely.Polygon())


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.geom_type)
def test_they_answer_as_ever_and_two_threads_at_once_the_same(shape: BaseGeometry) -> None:
    points = shapely.points([(x / 2.0, y / 2.0) for x in range(-2, 48) for y in range(-2, 20)])
    plain = shapely.from_wkb(shapely.to_wkb(shape))
    expected = [shapely.intersects(plain, points).tolist(), shapely.dwithin(plain, points, 0.7).tolist()]
    prepare_for_threads(shape)
    assert bool(shapely.is_prepared(shape))
    found: list[list[list[bool]]] = []

    def ask() -> None:
        found.append([shapely.intersects(shape, points).tolist(), shapely.dwithin(shape, points, 0.7).tolist()])

    threads = [Thread(target=ask) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [expected, expected]


def test_two_threads_may_make_the_same_shape_ready_at_once() -> None:
    # Of so many corners that the index takes a while.
    shapes = [shapely.Point(0.0, 0.0).buffer(10.0 + number, quad_segs=4000) for number in range(8)]
    inside: list[bool] = []

    def ask() -> None:
        for shape in shapes:
            prepare_for_threads(shape)
            inside.append(bool(shapely.contains_xy(shape, 9.0, 0.0)) and not shapely.contains_xy(shape, 20.0, 0.0))

    threads = [Thread(target=ask) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert inside == [True] * 24


def test_threads_may_ask_at_once_which_lines_meet_a_shape() -> None:
    # Asked without care for each other, threads end the program here each time.
    shape = shapely.Point(5.0, 5.0).buffer(5.0, quad_segs=100).difference(shapely.Point(5.0, 5.0).buffer(4.0))
    lines = shapely.linestrings([[(-1.0, y / 50.0), (11.0, y / 50.0 + 0.1)] for y in range(-20, 500)])
    expected = [shapely.intersects(shape, lines).tolist(), shapely.dwithin(shape, lines, 0.2).tolist()]
    prepare_for_threads(shape)
    found: list[list[list[bool]]] = []

    def ask() -> None:
        for _ in range(10):
            found.append([meeting(shape, lines).tolist(), near(shape, lines, 0.2).tolist()])

    threads = [Thread(target=ask) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [expected] * 30


def test_what_is_kept_of_bodies_in_the_way_and_of_parcels_is_ready_for_threads() -> None:
    found = parcels(Battlefield(12.0, 10.0, (), GAIT), 0.5, 2.0, 0.0).found
    assert len(found) == 1
    assert all(shapely.is_prepared(parcel.polygon) for parcel in found)
    for footprint in (Circle(0.5), Outline(box_ring(-0.5, -0.5, 0.5, 0.5))):
        other = Body("other", footprint, 3.0, 3.0, 0.0, 0.0, 2.0, 2.0)
        assert shapely.is_prepared(inflated_body(other, 0.5, ((3.5, 3.0),), (), 16).polygon)

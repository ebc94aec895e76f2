"""Shapes for two threads: prepared, what is asked of them later is there before, and they answer as ever."""

from __future__ import annotations

from threading import Thread

import pytest
import shapely
from shapely.geometry.base import BaseGeometry

from pb12table.table.prepared import prepare_for_threads

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

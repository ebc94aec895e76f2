"""Regions with all corners on the grid of places: valid, and as large as before but for a hair."""

import random

import pytest
import shapely

from pb12table.table.shapes import Region, geometry_of, region_of, region_on_grid


@pytest.mark.parametrize("seed", range(20))
def test_corners_lie_on_the_grid_and_the_area_stays(seed: int) -> None:
    chance = random.Random(seed)
    stars = shapely.union_all(
        [
            shapely.Point(chance.uniform(0, 9), chance.uniform(0, 9)).buffer(chance.uniform(0.1, 3), quad_segs=4)
            for _ in range(9)
        ]
    )
    holes = shapely.union_all([shapely.Point(chance.uniform(0, 9), 5).buffer(0.3, quad_segs=3) for _ in range(5)])
    region = region_of(stars.difference(holes))
    found = region_on_grid(region, 0.001)
    assert shapely.is_valid(geometry_of(found))
    points = [point for outer, holes in found.rings for ring in (outer, *holes) for point in ring]
    assert all(x == round(x, 3) and y == round(y, 3) for x, y in points)
    assert found.area == pytest.approx(region.area, abs=0.05)


def test_what_is_narrower_than_the_grid_is_left_out() -> None:
    sliver = ((0.0, 0.0), (5.0, 0.0), (5.0, 1e-7))
    square = ((0.0, 1.0), (1.0000000001, 1.0), (1.0, 1.9999999999), (0.0, 2.0))
    found = region_on_grid(Region(((sliver, ()), (square, ()))), 0.001)
    assert [len(outer) for outer, _ in found.rings] == [4]
    assert set(found.rings[0][0]) == {(0.0, 1.0), (1.0, 1.0), (1.0, 2.0), (0.0, 2.0)}

"""Points of terrain that somebody aims at: the near side, as high as the eye where the piece is so high."""

from __future__ import annotations

import pytest

from pb12table.table.shapes import box_ring
from pb12table.table.sight.sight import BEFORE, aim_points
from pb12table.table.terrain import Piece

EYE = (0.0, 0.5, 1.8)


@pytest.mark.parametrize(
    ("base", "height", "aimed"),
    [(0.0, 3.0, 1.8), (0.0, 1.8, 1.8), (0.0, 1.0, 1.0), (2.5, 1.0, 2.5), (0.5, 2.0, 1.8)],
    ids=["wall", "as high", "crate", "above", "hanging"],
)
def test_the_nearest_point_is_as_high_as_the_eye_or_the_top_or_the_lower_edge(
    base: float, height: float, aimed: float
) -> None:
    piece = Piece("piece", box_ring(2, 0, 3, 1), base=base, height=height)
    nearest = aim_points(piece, EYE)[0]
    assert nearest == pytest.approx((2.0, 0.5, aimed), abs=1.5 * BEFORE)


def test_the_points_come_nearest_first_with_corners_and_middles() -> None:
    piece = Piece("piece", box_ring(2, 0, 3, 1), height=3.0)
    found = aim_points(piece, EYE)
    places = [(2, 0.5), (2, 0), (2, 1), (2.5, 0), (2.5, 1), (3, 0.5), (3, 0), (3, 1)]
    assert len(found) == len(places)
    for point in found:
        assert any(point[:2] == pytest.approx(place, abs=1.5 * BEFORE) for place in places)
        assert point[2] == pytest.approx(1.8, abs=1.5 * BEFORE)
    away = [(x - EYE[0]) ** 2 + (y - EYE[1]) ** 2 + (z - EYE[2]) ** 2 for x, y, z in found]
    assert away == sorted(away)

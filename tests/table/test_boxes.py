"""Upright rectangles around points, and which of them have some area in common."""

from __future__ import annotations

import pytest

from pb12table.table.shapes import Box, box_of, box_ring, boxes_overlap

HERE: Box = (0.0, 0.0, 4.0, 2.0)


def test_the_box_of_points_is_the_least_around_them() -> None:
    assert box_of([(1.0, 5.0), (-2.0, 3.0), (0.5, -1.0)]) == (-2.0, -1.0, 1.0, 5.0)
    assert box_of(iter([(1.0, 5.0)])) == (1.0, 5.0, 1.0, 5.0)
    assert box_of(box_ring(*HERE)) == HERE


@pytest.mark.parametrize(
    ("other", "overlaps"),
    [
        ((1.0, 0.5, 2.0, 1.0), True),
        ((3.9, 1.9, 9.0, 9.0), True),
        ((-1.0, -1.0, 9.0, 9.0), True),
        ((4.0, 0.0, 5.0, 2.0), False),
        ((0.0, 2.0, 4.0, 3.0), False),
        ((5.0, 0.0, 6.0, 2.0), False),
        ((0.0, -3.0, 4.0, -1.0), False),
    ],
)
def test_boxes_that_only_touch_do_not_overlap(other: Box, overlaps: bool) -> None:
    assert boxes_overlap(HERE, other) is overlaps
    assert boxes_overlap(other, HERE) is overlaps

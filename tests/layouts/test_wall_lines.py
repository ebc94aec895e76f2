"""Lines of walls: putting them together, thinning them out and cutting them leaves them where they are."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pb12table.layouts.maps.wall_lines import (
    Line,
    cut_until_sound,
    halves,
    inside,
    joined,
    off_the_edge,
    thinned,
    without_repeats,
    without_twins,
)
from pb12table.table.planar import segment_distance

GRID = st.integers(0, 6).map(float)
PLACES = st.tuples(GRID, GRID)
LINES = st.lists(PLACES, min_size=2, max_size=8).map(without_repeats).filter(lambda line: len(line) > 1)
FINE = st.tuples(st.floats(-5, 25), st.floats(-5, 25))


def stretches(lines: list[Line]) -> list[tuple[tuple[float, float], ...]]:
    return sorted(tuple(sorted(pair)) for line in lines for pair in pairwise(line))


def length(lines: list[Line]) -> float:
    return sum(hypot(a[0] - b[0], a[1] - b[1]) for line in lines for a, b in pairwise(line))


@pytest.mark.slow
@given(st.lists(LINES, max_size=12))
def test_joining_keeps_every_stretch_and_makes_no_more_lines(lines: list[Line]) -> None:
    found = joined(lines)
    assert stretches(found) == stretches(lines)
    assert len(found) <= len(lines)


def test_joining_goes_on_until_nothing_fits() -> None:
    parts: list[Line] = [((2.0, 0.0), (3.0, 0.0)), ((1.0, 0.0), (0.0, 0.0)), ((1.0, 0.0), (2.0, 0.0))]
    assert [min(line, line[::-1]) for line in joined(parts)] == [((0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0))]
    square: list[Line] = [((0.0, 0.0), (1.0, 0.0)), ((1.0, 1.0), (1.0, 0.0)), ((1.0, 1.0), (0.0, 0.0))]
    (ring,) = joined(square)
    assert ring[0] == ring[-1]


@given(st.lists(FINE, min_size=2, max_size=60).map(tuple), st.floats(0.0, 2.0))
def test_a_thinned_line_stays_within_the_tolerance(line: Line, tolerance: float) -> None:
    thin = thinned(line, tolerance)
    assert (thin[0], thin[-1]) == (line[0], line[-1])
    assert set(thin) <= set(line)
    for point in line:
        assert min(segment_distance(point, a, b) for a, b in pairwise(thin)) <= tolerance + 1e-9


def test_a_closed_line_stays_closed_when_it_is_thinned() -> None:
    ring = (*((n / 10, 0.0) for n in range(10)), (1.0, 1.0), (0.0, 1.0), (0.0, 0.0))
    assert thinned(ring, 0.01) == ((0.0, 0.0), (0.9, 0.0), (1.0, 1.0), (0.0, 1.0), (0.0, 0.0))


@given(LINES)
def test_what_is_cut_at_the_edge_lies_inside_and_nothing_else_is_lost(line: Line) -> None:
    parts = inside(line, 4.0, 3.0)
    for part in parts:
        assert len(part) > 1
        assert all(-0.001 <= x <= 4.001 and -0.001 <= y <= 3.001 for x, y in part)
    whole = inside(line, 6.0, 6.0)
    assert length(whole) == pytest.approx(length([line]))
    assert length(parts) <= length(whole) + 0.01


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (((-1.0, 1.0), (5.0, 1.0)), [((0.0, 1.0), (4.0, 1.0))]),
        (((-1.0, 1.0), (-1.0, 2.0)), []),
        (((1.0, 1.0), (9.0, 1.0), (9.0, 2.0), (1.0, 2.0)), [((1.0, 1.0), (4.0, 1.0)), ((4.0, 2.0), (1.0, 2.0))]),
        (((-1.0, 0.0), (0.0, -1.0)), []),
    ],
)
def test_lines_that_leave_the_table(line: Line, expected: list[Line]) -> None:
    assert inside(line, 4.0, 3.0) == expected


def test_twins_are_left_out_in_either_direction() -> None:
    line: Line = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0))
    assert without_twins([line, line[::-1], line[:2]]) == [line, line[:2]]


def test_a_ring_is_halved_in_the_middle_of_straight_stretches() -> None:
    ring: Line = ((0.0, 0.0), (4.0, 0.0), (4.0, 2.0), (0.0, 2.0), (0.0, 0.0))
    first, second = halves(ring)
    assert first == ((2.0, 0.0), (4.0, 0.0), (4.0, 2.0), (2.0, 2.0))
    assert second == ((2.0, 2.0), (0.0, 2.0), (0.0, 0.0), (2.0, 0.0))


@given(st.lists(PLACES, min_size=3, max_size=8, unique=True))
def test_halves_of_a_ring_make_the_ring(places: list[tuple[float, float]]) -> None:
    ring = (*places, places[0])
    first, second = halves(ring)
    assert first[-1] == second[0]
    assert second[-1] == first[0]
    assert length([first, second]) == pytest.approx(length([ring]), abs=0.01)


def test_lines_are_cut_only_as_often_as_they_must() -> None:
    line: Line = tuple((float(n), 0.0) for n in range(9))
    assert list(cut_until_sound(line, lambda part: True)) == [line]
    parts = list(cut_until_sound(line, lambda part: len(part) <= 3))
    assert [len(part) for part in parts] == [3, 3, 3, 3]
    assert stretches(parts) == stretches([line])
    assert all(len(part) == 2 for part in cut_until_sound(line, lambda part: False))


def test_what_runs_along_the_edge_is_moved_in() -> None:
    assert off_the_edge(((0.0, 0.0), (4.0, 0.0)), 4.0, 3.0, 0.2) == ((0.1, 0.1), (3.9, 0.1))

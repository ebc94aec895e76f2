"""Straight ways among edges, held against shapely."""

from __future__ import annotations

import random

import numpy as np
import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from pb12table.table.routes.space.free_space import are_clear, shares_met, within
from pb12table.table.routes.space.storey_now import following

Corner = tuple[int, int]


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 10**6))
def test_ways_are_clear_that_cross_no_edge(seed: int) -> None:
    dice = random.Random(seed)
    edges = np.array([[dice.uniform(0.0, 10.0) for _ in range(4)] for _ in range(dice.randint(1, 12))])
    ways = np.array([[dice.uniform(0.0, 10.0) for _ in range(4)] for _ in range(12)])
    clear = are_clear(edges, ways[:, 0:2], ways[:, 2:4])
    borders = shapely.linestrings(edges.reshape(-1, 2, 2))
    for way, is_clear in zip(ways, clear, strict=True):
        line = shapely.LineString([way[0:2], way[2:4]])
        assert is_clear == (not shapely.intersects(borders, line).any())


def test_where_a_way_crosses_an_edge_is_told_as_a_share_of_it() -> None:
    across, beside, behind = (2.0, -1.0, 2.0, 3.0), (2.0, 1.0, 2.0, 3.0), (6.0, -1.0, 6.0, 1.0)
    edges = np.array([across, beside, behind])
    shares = shares_met(edges, np.zeros((3, 2)), np.tile((4.0, 0.0), (3, 1)))
    assert shares[0] == pytest.approx(0.5)
    assert np.isnan(shares[1])
    assert shares[2] == pytest.approx(1.5)


def test_a_way_through_a_corner_crosses_one_of_its_edges_and_past_one_none_or_both() -> None:
    through = np.array([(2.0, -1.0, 2.0, 0.0), (2.0, 0.0, 3.0, 1.0)])
    past = np.array([(1.0, 1.0, 2.0, 0.0), (2.0, 0.0, 3.0, 1.0)])
    for edges, counts in ((through, {1}), (past, {0, 2})):
        shares = shares_met(edges, np.zeros((2, 2)), np.tile((4.0, 0.0), (2, 1)))
        assert np.count_nonzero(~np.isnan(shares)) in counts


def test_no_ways_are_clear_of_everything_and_far_edges_are_left_out() -> None:
    edges = np.array([(0.0, 0.0, 1.0, 1.0), (5.0, 5.0, 6.0, 6.0)])
    assert len(are_clear(edges, np.zeros((0, 2)), np.zeros((0, 2)))) == 0
    assert within(edges, np.array((0.5, 0.0)), np.array((2.0, 2.0))).tolist() == [[0.0, 0.0, 1.0, 1.0]]


CORNER = st.tuples(st.integers(-1, 1), st.integers(-1, 1))


@given(st.lists(st.tuples(CORNER, CORNER), min_size=1, max_size=12))
def test_an_edge_goes_on_where_one_edge_ends_and_one_begins_and_no_more(pairs: list[tuple[Corner, Corner]]) -> None:
    starts, ends = [start for start, _ in pairs], [end for _, end in pairs]
    alone = [starts.count(end) == 1 and ends.count(end) == 1 for end in ends]
    # Zero has two signs, which are one place.
    edges = np.array([(*start, *end) for start, end in pairs]) * -1.0
    expected = [starts.index(end) if is_alone else -1 for end, is_alone in zip(ends, alone, strict=True)]
    assert following(edges).tolist() == expected


def test_edges_are_near_a_box_that_they_touch_or_go_around_and_not_beside_one_side_of_it() -> None:
    low, high = np.array((1.0, 1.0)), np.array((2.0, 2.0))
    touching, around, above, left = (
        (0.0, 2.0, 1.0, 3.0),
        (0.0, 0.0, 3.0, 3.0),
        (0.0, 3.0, 3.0, 2.5),
        (0.9, 0.0, 0.5, 3.0),
    )
    assert within(np.array([touching, around, above, left]), low, high).tolist() == [list(touching), list(around)]

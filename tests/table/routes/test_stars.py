"""Stars that look only through a window, or on several planes at once."""

from __future__ import annotations

import math
import random

import numpy as np
import pytest

from pb12table.table.routes.space.free_space import storeys
from pb12table.table.routes.space.storey_now import following
from pb12table.table.routes.visibility import Stars, stars
from pb12table.table.unions import Floats, Integers
from tests.bench.layouts import layout

RADIUS, HEIGHT = 0.25, 1.6


@pytest.fixture(scope="module")
def edges() -> Floats:
    return storeys(layout("middle").table, RADIUS, HEIGHT)[0].edges


@pytest.fixture(scope="module")
def places() -> Floats:
    dice, ground = random.Random(5), storeys(layout("middle").table, RADIUS, HEIGHT)[0]
    found: list[tuple[float, float]] = []
    while len(found) < 24:
        point = (dice.uniform(1.0, 50.0), dice.uniform(1.0, 35.0))
        if ground.contains(point):
            found.append(point)
    return np.array(found)


def around(places: Floats, seed: int) -> tuple[Integers, Floats, Floats]:
    """For each place some points near it, the number of the place of each, and the angles to them."""
    dice = random.Random(seed)
    which = np.repeat(np.arange(len(places)), 60)
    angles = np.array([dice.uniform(-math.pi, math.pi) for _ in which])
    far = np.array([7.9 * math.sqrt(dice.random()) for _ in which])
    return which, places[which] + far[:, None] * np.stack([np.cos(angles), np.sin(angles)], axis=1), angles


def whole(places: Floats, edges: Floats) -> Stars:
    return stars(places, edges, following(edges), np.full(len(places), 8.0))


@pytest.mark.parametrize("seed", range(4))
def test_through_a_window_one_sees_what_one_sees_all_around(edges: Floats, places: Floats, seed: int) -> None:
    dice = random.Random(seed)
    windows = np.array([(dice.uniform(-9.0, 9.0), dice.uniform(0.1, 3.5)) for _ in places])
    some = stars(places, edges, following(edges), np.full(len(places), 8.0), windows=windows)
    which, points, angles = around(places, seed)
    turned = (angles - windows[which, 0]) % (2.0 * math.pi)
    clear = (np.abs(turned - windows[which, 1]) > 1e-6) & (turned > 1e-6) & (turned < 2.0 * math.pi - 1e-6)
    inside = turned < windows[which, 1]
    # Round borders have their corners elsewhere.
    clear &= np.hypot(*(points - places[which]).T) < 7.9
    seen, expected = some.sees(which, points), whole(places, edges).sees(which, points)
    assert (seen[clear & inside] == expected[clear & inside]).all()
    assert not seen[clear & ~inside].any()
    assert expected[clear & inside].any()
    assert not expected[clear & inside].all()


def test_a_window_needs_fewer_rays(edges: Floats, places: Floats) -> None:
    windows = np.tile((0.3, 1.6), (len(places), 1))
    some = stars(places, edges, following(edges), np.full(len(places), 8.0), windows=windows)
    assert len(some.keys) < 0.5 * len(whole(places, edges).keys)


def test_planes_do_not_see_each_other(edges: Floats, places: Floats) -> None:
    """Half of the places on a plane without anything, half on the other: as if asked one after the other."""
    half = len(places) // 2
    nothing = np.array([(0.0, 0.0, 60.0, 0.0)])
    both = np.concatenate([nothing, edges])
    levels = np.repeat([0, 1], [half, len(places) - half]), np.repeat([0, 1], [1, len(edges)])
    found = stars(places, both, following(both), np.full(len(places), 8.0), levels=levels)
    which, points, _ = around(places, 3)
    apart = [
        stars(some, lines, following(lines), np.full(len(some), 8.0))
        for some, lines in ((places[:half], nothing), (places[half:], edges))
    ]
    expected = np.concatenate(
        [
            apart[0].sees(which[which < half], points[which < half]),
            apart[1].sees(which[which >= half] - half, points[which >= half]),
        ]
    )
    assert (found.sees(which, points) == expected).all()


def test_edges_are_followed_round_their_rings() -> None:
    square = np.array([(0.0, 0.0, 1.0, 0.0), (1.0, 1.0, 0.0, 1.0), (1.0, 0.0, 1.0, 1.0), (0.0, 1.0, 0.0, 0.0)])
    assert following(square).tolist() == [2, 3, 1, 0]


def test_where_several_edges_meet_none_is_followed() -> None:
    """Two squares that meet at a corner: which border goes on there cannot be told by its ends."""
    one = [(0.0, 0.0, 1.0, 0.0), (1.0, 0.0, 1.0, 1.0), (1.0, 1.0, 0.0, 1.0), (0.0, 1.0, 0.0, 0.0)]
    two = [(1.0, 1.0, 2.0, 1.0), (2.0, 1.0, 2.0, 2.0), (2.0, 2.0, 1.0, 2.0), (1.0, 2.0, 1.0, 1.0)]
    assert following(np.array(one + two)).tolist() == [1, -1, 3, 0, 5, 6, 7, -1]


def test_stars_lie_as_kernels_want_them(edges: Floats, places: Floats) -> None:
    """A search that has begun with plain code goes on by kernels when they are ready."""
    windows = np.tile((0.5, 2.0), (len(places), 1))
    seen = stars(np.asfortranarray(places), edges, following(edges), np.full(len(places), 8.0), windows=windows)
    lie = (seen.places, seen.first, seen.spans, seen.offsets, seen.keys, seen.directions, seen.lengths, seen.ends)
    assert all(rows.flags.c_contiguous for rows in lie)

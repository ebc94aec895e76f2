"""On the layouts of the benchmarks, what the program finds is what the plain loop finds, to a millionth."""

from __future__ import annotations

import itertools

import pytest

from pb12table.table.sight.cover import covered_share
from pb12table.table.sight.visible import visible_ground
from pb12table.table.unions import geometry_of
from tests.bench.layouts import layout
from tests.bench.plain_loop import plain_ground, plain_share

FINE = 32768
"""Corners of a round base; the tangents of fewer are a millionth off at the far end of a shadow."""


@pytest.mark.parametrize("name", ["small", "middle"])
@pytest.mark.parametrize("number", range(5))
def test_the_ground_seen_over_terrain_alone(name: str, number: int) -> None:
    where = layout(name)
    observer = where.bodies[number]
    seen = visible_ground(where.table, observer, 180.0, ())
    plain = plain_ground(where.table, observer.base_point, ())
    assert seen.area == pytest.approx(plain.area, abs=1e-6)
    assert geometry_of(seen).symmetric_difference(plain).area < 1e-6


@pytest.mark.slow
@pytest.mark.parametrize("number", range(3))
def test_the_ground_seen_among_bodies(number: int) -> None:
    where = layout("small")
    observer = where.bodies[number]
    others = where.bodies[:number] + where.bodies[number + 1 :]
    seen = visible_ground(where.table, observer, 180.0, others)
    plain = plain_ground(where.table, observer.base_point, others, FINE)
    assert seen.area == pytest.approx(plain.area, abs=1e-6)


@pytest.mark.slow_but("small")
@pytest.mark.parametrize("name", ["small", "middle"])
def test_covered_shares(name: str) -> None:
    where = layout(name)
    for observer, target in itertools.islice(itertools.permutations(where.bodies[:10], 2), 0, None, 6):
        others = tuple(body for body in where.bodies if body not in (observer, target))
        share = covered_share(where.table, observer.base_point, target, others).covered_share
        assert share == pytest.approx(plain_share(where.table, observer.base_point, target, others, FINE), abs=1e-6), (
            observer.id,
            target.id,
        )

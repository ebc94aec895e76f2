"""The work of the first look at a table grows hardly faster than its terrain: what is gone through is counted."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from pb12table.table.index import TerrainIndex
from pb12table.table.routes.space import free_space, walkable
from pb12table.table.routes.space.free_space import storeys
from pb12table.table.routes.space.walkable import Surface, Tops
from tests.bench.layouts import town

FEW, MANY = 30, 120


def gone_through(pieces: int, monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Return how many pieces, parts of tops and pairs of surfaces are looked at for the storeys of a table."""
    counted = Counter[str]()
    numbers_near, near, meeting_parts = TerrainIndex.numbers_near, Tops.near, free_space.meeting_parts

    def counted_pieces(self: TerrainIndex, box: Any) -> list[int]:
        found = numbers_near(self, box)
        counted["pieces"] += len(found)
        return found

    def counted_tops(self: Tops, region: Any) -> Any:
        found = near(self, region)
        counted["tops"] += len(found[1])
        return found

    def counted_pairs(first: Surface, second: Surface) -> Any:
        counted["pairs"] += 1
        return meeting_parts(first, second)

    with monkeypatch.context() as watch:
        watch.setattr(TerrainIndex, "numbers_near", counted_pieces)
        watch.setattr(Tops, "near", counted_tops)
        watch.setattr(free_space, "meeting_parts", counted_pairs)
        assert storeys.__wrapped__(town(pieces), 0.25, 2.0)
    return counted


def test_four_times_as_many_pieces_are_hardly_more_than_four_times_the_work(monkeypatch: pytest.MonkeyPatch) -> None:
    few, many = gone_through(FEW, monkeypatch), gone_through(MANY, monkeypatch)
    assert set(few) == set(many) == {"pieces", "tops", "pairs"}
    for what in few:
        assert many[what] <= 1.4 * MANY / FEW * few[what], what


def test_work_that_grows_with_the_square_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = lambda index, region, radius: [*index.entries] if index.numbers_near(region.bounds) else []  # noqa: E731
    monkeypatch.setattr(walkable, "_near", whole)
    few, many = gone_through(FEW, monkeypatch), gone_through(MANY, monkeypatch)
    assert many["pieces"] > 1.4 * MANY / FEW * few["pieces"]

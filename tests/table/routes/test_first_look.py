"""The work of the first look at a table grows hardly faster than its terrain: what is gone through is counted."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from pb12table.table.index import TerrainIndex
from pb12table.table.routes.space import free_space, gates, walkable
from pb12table.table.routes.space.crossings import Mover
from pb12table.table.routes.space.free_space import storeys
from pb12table.table.routes.space.gates import Ends, gates_of
from pb12table.table.routes.space.walkable import Surface, Tops
from pb12table.table.unions import Floats, Truths
from tests.bench.layouts import town
from tests.table.scene import human

FEW, MANY = 20, 80


def gone_through(pieces: int, monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Return how many pieces, parts of tops and pairs of surfaces are looked at for the storeys of a table, and how
    many rays, and borders and parts of storeys beside them, for what is got to from the ground.
    """
    counted = Counter[str]()
    table, shares_met, spans, near_shapes = town(pieces), free_space.shares_met, Ends.spans, Ends.near
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

    def counted_borders(edges: Floats, starts: Floats, ends: Floats) -> Floats:
        counted["borders"] += len(edges)
        return shares_met(edges, starts, ends)

    def counted_rays(self: Ends, places: Floats, *others: Any) -> Any:
        counted["rays"] += len(places)
        return spans(self, places, *others)

    def counted_parts(self: Ends, shapes: Any, chosen: Truths) -> Any:
        found = near_shapes(self, shapes, chosen)
        counted["parts"] += len(found[0])
        return found

    with monkeypatch.context() as watch:
        watch.setattr(TerrainIndex, "numbers_near", counted_pieces)
        watch.setattr(Tops, "near", counted_tops)
        watch.setattr(free_space, "meeting_parts", counted_pairs)
        watch.setattr(gates, "shares_met", counted_borders)
        watch.setattr(Ends, "spans", counted_rays)
        watch.setattr(Ends, "near", counted_parts)
        found = storeys.__wrapped__(table, 0.25, 2.0)
        mover = Mover(table, human("human", 0.5, 0.5), (), 1.0)
        assert len(gates_of.__wrapped__(found, found[0], mover).places)
    return counted


def test_four_times_as_many_pieces_are_hardly_more_than_four_times_the_work(monkeypatch: pytest.MonkeyPatch) -> None:
    few, many = gone_through(FEW, monkeypatch), gone_through(MANY, monkeypatch)
    assert set(few) == set(many) == {"pieces", "tops", "pairs", "borders", "rays", "parts"}
    for what in few:
        assert many[what] <= 1.4 * MANY / FEW * few[what], what


def test_work_that_grows_with_the_square_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = lambda index, region, radius: [*index.entries] if index.numbers_near(region.bounds) else []  # noqa: E731
    monkeypatch.setattr(walkable, "_near", whole)
    few, many = gone_through(FEW, monkeypatch), gone_through(MANY, monkeypatch)
    assert many["pieces"] > 1.4 * MANY / FEW * few["pieces"]

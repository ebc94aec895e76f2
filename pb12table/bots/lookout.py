"""How many of some watchers see a body at each of many spots: a first glance for bots, in which terrain alone hides."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from pb12table.bots.ground import Spot
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.raster import Raster
from pb12table.table.shapes import Point3
from pb12table.table.sight.many.looks_by_kernel import looks_from, looks_of
from pb12table.table.sight.many.observers import Site, Sites, Stature
from pb12table.table.sight.sight import EVERYWHERE
from pb12table.table.sight.visible import visible_ground
from pb12table.table.units import rounded


def watched(
    battlefield: Battlefield, watchers: Sequence[Body], body: Body, places: Sequence[tuple[Spot, Point3]]
) -> dict[Spot, int]:
    """How many watchers, who look all round, see the base point of a body at each spot with its place."""
    if not watchers or not places:
        return {spot: 0 for spot, _ in places}
    raster = Raster(battlefield.width, battlefield.depth, 1.0)
    stature = Stature(body.footprint, body.height, body.eye)
    sites = Sites(raster, stature, tuple(Site(spot[:2], place) for spot, place in places))
    seen = looks_from(battlefield, [watcher.base_point for watcher in watchers], raster, looks_of(sites, body.eye))
    if seen is not None:
        return dict(zip((spot for spot, _ in places), seen.sum(axis=0).tolist(), strict=True))
    found = {spot: 0 for spot, _ in places}
    for watcher in watchers:
        for spot, (_, _, height) in places:
            found[spot] += _seen_from(battlefield, watcher, rounded(height + body.eye))[spot[1]][spot[0]]
    return found


@lru_cache(maxsize=1024)
def _seen_from(battlefield: Battlefield, watcher: Body, level: float) -> list[list[bool]]:
    """Which cells of a table, by row and column, somebody sees who looks all round; at a height above the table."""
    raster = Raster(battlefield.width, battlefield.depth, 1.0)
    seen: list[list[bool]] = raster.inside(visible_ground(battlefield, watcher, EVERYWHERE, (), level=level)).tolist()
    return seen

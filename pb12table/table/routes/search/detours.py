"""Where a way could bend instead, to be shorter: of ways that cost the same a search keeps the first it finds."""

from __future__ import annotations

import numpy as np

from pb12table.table.routes.search.nodes import Node
from pb12table.table.routes.search.search_state import Search
from pb12table.table.routes.space.borders import are_clear
from pb12table.table.shapes import Point
from pb12table.table.units import plan_distance, rounded_point

_SHORTER = 0.05
"""By how much another way must be shorter to be worth while, in steps."""

_LOOKED_AT, _MOST = 40, 2
"""How many places are looked at, the shortest way first, and how many places are told at most."""


def sees(node: Node, place: Point) -> bool:
    """Whether a way leads straight from a node to a place on its storey."""
    return node.stars is not None and bool(node.stars.sees(np.array((node.number,)), np.array((place,)))[0])


def shorter_bends(search: Search, before: Node, bend: Point, end: Point) -> list[Point]:
    """Places where a way from a node to another place on its storey could bend, and would be shorter; the best first.

    They lie beside corners, or a search has found them.
    """
    if before.stars is None:
        return []
    ground = search.of(before.storey).ground
    (x, y), places = before.place, np.concatenate([ground.corners[:, 0:2], search.places_on(before.storey)])
    lengths = np.hypot(places[:, 0] - x, places[:, 1] - y) + np.hypot(places[:, 0] - end[0], places[:, 1] - end[1])
    now = plan_distance(before.place, bend) + plan_distance(bend, end)
    order = np.argsort(lengths)[:_LOOKED_AT]
    places = places[order[lengths[order] < now - _SHORTER]]
    if not len(places):
        return []
    visible = before.stars.sees(np.full(len(places), before.number), places) & before.storey.may_stop(places)
    places = places[visible]
    if not len(places):
        return []
    places = places[are_clear(ground.edges, places, np.tile(np.array(end), (len(places), 1)))]
    return [rounded_point((east, north)) for east, north in places[:_MOST].tolist()]

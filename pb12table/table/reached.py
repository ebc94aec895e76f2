"""The area a search has found: the union of what is seen from each place, cut to what can be spent from there."""

from __future__ import annotations

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from pb12table.table.free_space import Storey
from pb12table.table.nodes import Node
from pb12table.table.shapes import Region, region_of
from pb12table.table.spread import Spread
from pb12table.table.stars import Floats, Integers, Stars, Truths, joined

_SMOOTH = 0.001
"""How far the borders of an area may be moved to have fewer corners, in steps."""

_SLIVER = 0.004
"""What is thinner than this, in steps, is not worth an area of its own."""

_FACETS = 72.0
"""How many sides a round border has in a full circle."""

_OTHERS, _NEAR = 8, 3.0
"""How many other places are looked at that may have seen what a place sees, and how near they are, in steps."""

_SHARES = (0.45, 1.0)
"""At which shares of a ray it is looked whether the place before has seen it already."""


def reached(spread: Spread, limit: int) -> list[tuple[float, Region]]:
    """Where the body of a search gets to for a cost: areas by the lowest stand height in each, ascending."""
    nodes = [node for node in spread.nodes if node.cost < limit or (node.cost == limit and node.slack > 0.0)]
    found: list[tuple[float, Region]] = []
    for number, rings in _sectors(spread, nodes, limit).items():
        found += _areas(spread.storeys[number], _union(rings))
    heights = sorted({height for height, _ in found})
    return [
        (height, Region(tuple(ring for other, region in found if other == height for ring in region.rings)))
        for height in heights
    ]


def _areas(storey: Storey, whole: BaseGeometry) -> list[tuple[float, Region]]:
    """An area of a storey, surface by surface."""
    if storey.has_strips:
        whole = whole.intersection(storey.end)
    whole = shapely.simplify(whole, _SMOOTH)
    if len(storey.surfaces) == 1:
        pieces = [(storey.low, whole)]
    else:
        pieces = []
        for surface in sorted(storey.surfaces, key=lambda surface: surface.high, reverse=True):
            pieces.append((surface.low, whole.intersection(surface.whole)))
            whole = whole.difference(surface.whole)
    areas = [(height, region_of(piece)) for height, piece in pieces]
    return [(height, region) for height, region in areas if region.area > 1e-4]


def _union(rings: list[Floats]) -> BaseGeometry:
    of_ring = np.repeat(np.arange(len(rings)), [len(points) for points in rings])
    polygons = np.asarray(shapely.polygons(shapely.linearrings(np.concatenate(rings), indices=of_ring)))
    valid = shapely.is_valid(polygons)
    if not valid.all():
        polygons = np.concatenate([polygons[valid], shapely.make_valid(polygons[~valid])])
    return shapely.union_all(shapely.simplify(polygons, _SMOOTH))


def _sectors(spread: Spread, nodes: list[Node], limit: int) -> dict[int, list[Floats]]:
    """What each place adds to what others have seen, as rings, by the number of the storey."""
    if not nodes:
        return {}
    groups = []
    bases: dict[int, int] = {}
    count = 0
    for node in nodes:
        assert node.stars is not None
        if id(node.stars) not in bases:
            bases[id(node.stars)] = count
            groups.append(node.stars)
            count += len(node.stars.places)
    whole = joined(groups)
    numbers = np.array([bases[id(node.stars)] + node.number for node in nodes])
    parents = np.full(count, -1, dtype=np.int64)
    rooms = np.zeros(count, dtype=np.int64)
    slack = np.zeros(count)
    storey = np.full(count, -1, dtype=np.int64)
    for node, number in zip(nodes, numbers.tolist(), strict=True):
        rooms[number], slack[number], storey[number] = limit - node.cost, node.slack, node.storey.number
        before = node.parent
        # Where prices differ, what a place sees may yet be too dear for it.
        if before is not None and not node.moves and before.stars is not None and spread.tolls.level:
            parents[number] = bases[id(before.stars)] + before.number
    owners = whole.owners()
    radii = slack[owners] + rooms[owners] * spread.tolls.radius(1)
    if not spread.tolls.level:
        for number in np.unique(storey[numbers]).tolist():
            own = (storey[owners] == number).nonzero()[0]
            of_ray = owners[own]
            radii[own] = spread.tolls.lengths(
                spread.storeys[number], whole.places[of_ray], whole.directions[own], whole.lengths[own], rooms[of_ray],
                slack[of_ray],
            )  # fmt: skip
    cut = whole.lengths >= radii
    kept = _corner_rays(whole.offsets, np.where(cut, -2, whole.borders), whole.keys, radii, cut).nonzero()[0]
    owners, directions = owners[kept], whole.directions[kept]
    lengths = np.minimum(whole.lengths, radii)[kept]
    middles = whole.places[owners]
    fresh = _is_new(whole, parents[owners], middles, directions, lengths)
    reach = slack + np.asarray(rooms * (spread.tolls.radius(1) if spread.tolls.level else 0.0), dtype=np.float64)
    for others in _beside(whole.places, rooms + slack, storey, numbers):
        asked = (fresh & (others[owners] >= 0)).nonzero()[0]
        fresh[
            asked[_is_seen(whole, others[owners[asked]], middles[asked], directions[asked], lengths[asked], reach)]
        ] = False
    ends = middles + lengths[:, None] * directions
    offsets = np.searchsorted(kept, whole.offsets)
    found: dict[int, list[Floats]] = {}
    for number in numbers.tolist():
        low, high = int(offsets[number]), int(offsets[number + 1])
        rings = _rings(whole.places[number], ends[low:high], fresh[low:high])
        if rings:
            found.setdefault(int(storey[number]), []).extend(rings)
    return found


def _is_new(whole: Stars, parents: Integers, middles: Floats, directions: Floats, lengths: Floats) -> Truths:
    """Whether rays lead to something that the place before has not seen."""
    fresh = parents < 0
    asked = (~fresh).nonzero()[0]
    for share in _SHARES:
        far = share * np.maximum(lengths[asked] - _SLIVER, 0.0)
        unseen = ~whole.sees(parents[asked], middles[asked] + far[:, None] * directions[asked])
        fresh[asked[unseen]] = True
        asked = asked[~unseen]
    return fresh


def _is_seen(
    whole: Stars, others: Integers, middles: Floats, directions: Floats, lengths: Floats, reach: Floats
) -> Truths:
    """Whether rays lie in the stars of others, cut to what can be spent from there."""
    seen = np.ones(len(others), dtype=np.bool_)
    for share in reversed(_SHARES):
        left = seen.nonzero()[0]
        points = middles[left] + (share * np.maximum(lengths[left] - _SLIVER, 0.0))[:, None] * directions[left]
        away = points - whole.places[others[left]]
        near = np.hypot(away[:, 0], away[:, 1]) <= reach[others[left]]
        seen[left[~near]] = False
        left, points = left[near], points[near]
        seen[left[~whole.sees(others[left], points)]] = False
    return seen


def _beside(places: Floats, rooms: Floats, storeys: Integers, numbers: Integers) -> list[Integers]:
    """For each star some others near it that were got to as cheaply and come before it, -1 for none, nearest first."""
    own, level = places[numbers], storeys[numbers]
    away = np.hypot(own[:, 0:1] - own[:, 0], own[:, 1:2] - own[:, 1])
    order = np.arange(len(numbers))
    left = rooms[numbers]
    earlier = (left[None, :] > left[:, None]) | ((left[None, :] == left[:, None]) & (order[None, :] < order[:, None]))
    earlier &= (level[:, None] == level[None, :]) & (away <= _NEAR)
    away = np.where(earlier, away, np.inf)
    found: list[Integers] = []
    for nearest in np.argsort(away, axis=1)[:, :_OTHERS].T:
        others = np.full(len(places), -1, dtype=np.int64)
        there = np.isfinite(away[order, nearest])
        others[numbers[there]] = numbers[nearest[there]]
        found.append(others)
    return found


def _corner_rays(offsets: Integers, run: Integers, keys: Floats, radii: Floats, cut: Truths) -> Truths:
    """The rays that end in corners: the ends of straight borders, and along arcs one in a few degrees."""
    facet = np.floor(keys * (_FACETS / (2.0 * np.pi)))
    kept: Truths = run[1:] != run[:-1]
    arc = (facet[1:] != facet[:-1]) | (radii[1:] != radii[:-1])
    kept = np.concatenate([[True], kept | (arc & cut[1:])]) | np.concatenate([kept | (arc & cut[:-1]), [True]])
    kept[offsets[:-1]] = True
    kept[offsets[1:] - 1] = True
    return kept


def _rings(middle: Floats, ends: Floats, fresh: Truths) -> list[Floats]:
    """The sectors of one star that are new, each with a ray more on both sides."""
    numbers = fresh.nonzero()[0].tolist()
    count = len(fresh)
    if not numbers:
        return []
    stretches: list[list[int]] = []
    for number in numbers:
        if stretches and number - stretches[-1][1] <= 2:
            stretches[-1][1] = number
        else:
            stretches.append([number, number])
    if len(stretches) > 1 and stretches[0][0] + count - stretches[-1][1] <= 2:
        stretches[0][0] = stretches.pop()[0] - count
    rings: list[Floats] = []
    for first, last in stretches:
        if last - first + 3 >= count:
            return [ends]
        chosen = [number % count for number in range(first - 1, last + 2)]
        rings.append(np.concatenate([middle[None], ends[chosen]]))
    return rings

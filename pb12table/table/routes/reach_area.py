"""The area a search has found: the union of what is seen from each place, cut to what can be spent from there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from types import ModuleType
from typing import Protocol, TypeAlias

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from pb12table.table.routes.search.any_angle_search import Spread
from pb12table.table.routes.search.costs import WAYS
from pb12table.table.routes.search.search_state import Node
from pb12table.table.routes.space.free_space import Storey
from pb12table.table.routes.space.walkable import Surface
from pb12table.table.routes.visibility import Stars, joined
from pb12table.table.shapes import Region
from pb12table.table.unions import Floats, Integers, Truths, region_of, united

_SMOOTH = 0.001
"""How far the borders of an area may be moved to have fewer corners, in steps."""

_FACETS = 144.0
"""How many sides a round border has in a full circle."""


class Seen(Protocol):
    """A place on a storey that was looked around from: its star is the one of a number among some stars."""

    @property
    def storey(self) -> Storey:
        """The storey it lies on."""

    @property
    def stars(self) -> Stars | None:
        """The stars that its own is one of."""

    @property
    def number(self) -> int:
        """The number of its star."""


Radii: TypeAlias = Callable[[Stars, Integers], Floats]
"""How far rays go: for stars, with the number of the place that each ray belongs to, -1 for one not asked for."""


def reached(spread: Spread, limit: int) -> list[tuple[float, Region]]:
    """Return where the body of a search gets for a cost: areas by the lowest stand height in each, ascending."""
    nodes = [node for node in spread.nodes if node.cost < limit or (node.cost == limit and node.slack > 0.0)]
    if (compiled := WAYS.module) is not None:
        return _areas_of(spread.storeys, _rings_by_kernel(compiled, spread, nodes, limit))
    # The last one is for rays of other places.
    rooms = np.array([*(limit - node.cost for node in nodes), 0], dtype=np.int64)
    slack = np.array([*(node.slack for node in nodes), 0.0])
    levels = np.array([*(node.storey.number for node in nodes), -1])

    def radii(seen: Stars, of: Integers) -> Floats:
        far: Floats = slack[of] + rooms[of] * spread.tolls.radius(1)
        if not spread.tolls.level:
            owners = seen.owners()
            for number in np.unique(levels[:-1]).tolist():
                own = (levels[of] == number).nonzero()[0]
                far[own] = spread.tolls.lengths(
                    spread.storeys[number], seen.places[owners[own]], seen.directions[own], seen.lengths[own],
                    rooms[of[own]], slack[of[own]],
                )  # fmt: skip
        return far

    return areas_seen(spread.storeys, nodes, radii)


def areas_seen(storeys: Sequence[Storey], nodes: Sequence[Seen], radii: Radii) -> list[tuple[float, Region]]:
    """Return what is seen from places, as far as rays go: areas by the lowest stand height in each, ascending."""
    return _areas_of(storeys, _sectors(nodes, radii))


def _areas_of(storeys: Sequence[Storey], sectors: Mapping[int, Sequence[Floats]]) -> list[tuple[float, Region]]:
    """Return the areas enclosed by rings on storeys, given by number."""
    found: list[tuple[float, Region]] = []
    for number, rings in sectors.items():
        found += _areas(storeys[number], united(rings))
    heights = sorted({height for height, _ in found})
    return [
        (height, Region(tuple(ring for other, region in found if other == height for ring in region.rings)))
        for height in heights
    ]


def _areas(storey: Storey, whole: BaseGeometry) -> list[tuple[float, Region]]:
    """Return an area of a storey, surface by surface."""
    if storey.has_strips:
        whole = whole.intersection(storey.end)
    whole = _smoothed(whole)
    if len(storey.surfaces) == 1:
        pieces = [(storey.surfaces[0], whole)]
    else:
        pieces = []
        for surface in sorted(storey.surfaces, key=lambda surface: surface.high, reverse=True):
            pieces.append((surface, whole.intersection(surface.whole)))
            whole = whole.difference(surface.whole)
    # What is thinner than borders may be moved lies beside an edge, and not on what is below it.
    wide = [(surface, region_of(piece)) for surface, piece in pieces if piece.area > _SMOOTH * piece.length / 2.0]
    return [(_lowest(surface, region), region) for surface, region in wide if region.area > 1e-4]


def _lowest(surface: Surface, region: Region) -> float:
    """Return the lowest stand height in a part of a surface: on a ramp, that of one of its corners."""
    if surface.ramp is None:
        return surface.height
    return min(surface.height_at(point) for outer, _ in region.rings for point in outer)


def _smoothed(whole: BaseGeometry) -> BaseGeometry:
    """Return an area with fewer corners: the fast way, unless that makes borders cross each other."""
    quick = shapely.simplify(whole, _SMOOTH, preserve_topology=False)
    return quick if shapely.is_valid(quick) else shapely.simplify(whole, _SMOOTH)


def _sectors(nodes: Sequence[Seen], radii: Radii) -> dict[int, list[Floats]]:
    """Return what is seen from each place, as rings, by the number of the storey."""
    if not nodes:
        return {}
    bases: dict[int, int] = {}
    groups: list[Stars] = []
    count = 0
    for node in nodes:
        assert node.stars is not None
        if id(node.stars) not in bases:
            bases[id(node.stars)] = count
            groups.append(node.stars)
            count += len(node.stars.places)
    whole = joined(groups)
    numbers = np.array([bases[id(node.stars)] + node.number for node in nodes])
    of_star = np.full(count, -1, dtype=np.int64)
    of_star[numbers] = np.arange(len(nodes))
    owners = whole.owners()
    far = radii(whole, of_star[owners])
    cut = whole.lengths >= far
    kept = _corner_rays(whole.offsets, np.where(cut, -2, whole.borders), whole.keys, far, cut).nonzero()[0]
    ends = whole.places[owners[kept]] + np.minimum(whole.lengths, far)[kept, None] * whole.directions[kept]
    full = whole.is_full.tolist()
    offsets = np.searchsorted(kept, whole.offsets).tolist()
    found: dict[int, list[Floats]] = {}
    for number, node in zip(numbers.tolist(), nodes, strict=True):
        ring = ends[offsets[number] : offsets[number + 1]]
        if not full[number]:
            ring = np.concatenate([whole.places[number, None], ring])
        found.setdefault(node.storey.number, []).append(ring)
    return found


def _rings_by_kernel(
    compiled: ModuleType, spread: Spread, nodes: Sequence[Node], limit: int
) -> dict[int, list[Floats]]:
    """Return the same for a search, by the compiled kernel `kernels.ways`."""
    found: dict[int, list[Floats]] = {}
    bases: dict[int, int] = {}
    count = 0
    for _, both in groupby(nodes, key=lambda node: (id(node.stars), node.storey.number)):
        group = list(both)
        stars, storey = group[0].stars, group[0].storey
        assert stars is not None
        if id(stars) not in bases:
            bases[id(stars)] = count
            count += len(stars.places)
        corners, sizes = compiled.rings_of(
            stars.places, stars.spans, stars.offsets, stars.keys, stars.directions, stars.lengths, stars.borders,
            spread.tolls.tables(storey), spread.tolls.terms(), np.array([node.number for node in group]),
            np.array([limit - node.cost for node in group]), np.array([node.slack for node in group]),
            bases[id(stars)], int(_FACETS),
        )  # fmt: skip
        ends = np.cumsum(sizes).tolist()
        rings = (corners[first:end] for first, end in zip([0, *ends], ends, strict=False))
        found.setdefault(storey.number, []).extend(rings)
    return found


def _corner_rays(offsets: Integers, run: Integers, keys: Floats, radii: Floats, cut: Truths) -> Truths:
    """Return the rays that end at corners: the ends of straight borders, and along arcs one every few degrees."""
    facet = np.floor(keys * (_FACETS / (2.0 * np.pi)))
    kept: Truths = run[1:] != run[:-1]
    arc = (facet[1:] != facet[:-1]) | (radii[1:] != radii[:-1])
    kept = np.concatenate([[True], kept | (arc & cut[1:])]) | np.concatenate([kept | (arc & cut[:-1]), [True]])
    kept[offsets[:-1]] = True
    kept[offsets[1:] - 1] = True
    return kept

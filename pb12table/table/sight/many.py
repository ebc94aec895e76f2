"""Sight among many places and bodies at once, by the compiled kernels: who sees whom, and how much is covered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import atan2, hypot, inf, isnan, nan, pi, radians
from typing import Final

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.cells import Cell, Raster, Truths
from pb12table.table.cells import Floats as RasterFloats
from pb12table.table.index import Entry, terrain_index
from pb12table.table.kernels.registry import kernel
from pb12table.table.motion.rests import stand
from pb12table.table.openings import as_seen_from, seen_through
from pb12table.table.planar import Plane
from pb12table.table.shapes import TOLERANCE, Circle, Footprint, Point, Point3, box_ring, ring_area
from pb12table.table.sight.blockers import Gaze, seen_on_plane
from pb12table.table.sight.cover import COMPILED as COVER_COMPILED
from pb12table.table.sight.cover import share_of
from pb12table.table.sight.hiding_ground import out_of
from pb12table.table.sight.lines import holds_end
from pb12table.table.sight.sight import cover_of, is_clear
from pb12table.table.sight.silhouette import (
    NOBODY,
    WIDEST,
    Shades,
    blocking_shades,
    crowd_of,
    enclosing,
    holds,
    numbers_of,
    silhouette_bottom,
)
from pb12table.table.surfaces import stand_heights
from pb12table.table.terrain import ramp_line
from pb12table.table.unions import Floats, Integers


@dataclass(frozen=True, slots=True, eq=False)
class Solids:
    """The tables of some pieces, their rings and the corners of these, with the ids of the pieces."""

    pieces: Floats
    rings: Floats
    corners: Floats
    ids: tuple[str, ...]


def solids_of(entries: Sequence[Entry]) -> Solids:
    """Return the tables of some pieces, in their order."""
    pieces: list[tuple[float, ...]] = []
    rings: list[tuple[float, float, float]] = []
    corners: list[tuple[float, float]] = []
    for entry in entries:
        piece = entry.piece
        (x, y), (nx, ny), run = ramp_line(piece) if piece.is_ramp else ((0.0, 0.0), (1.0, 0.0), 0.0)
        own = (piece.outline, *(() if piece.thin else piece.holes))
        heights = (entry.base, entry.top, float(piece.thin))
        ramp = (float(piece.is_ramp), x, y, nx, ny, run)
        hides = -1.0 if piece.hides is None else piece.hides
        pieces.append((*entry.box, *heights, float(len(rings)), float(len(own)), *ramp, hides))
        for number, ring in enumerate(own):
            # The inside lies to the left of an outer ring that runs counter-clockwise.
            rings.append((float(len(corners)), float(len(ring)), float((ring_area(ring) > 0.0) == (number == 0))))
            corners += ring
    return Solids(
        np.array(pieces, dtype=np.float64).reshape(len(pieces), 16),
        np.array(rings, dtype=np.float64).reshape(len(rings), 3),
        np.array(corners, dtype=np.float64).reshape(len(corners), 2),
        tuple(entry.piece.id for entry in entries),
    )


@lru_cache(maxsize=64)
def blocking_solids(battlefield: Battlefield) -> Solids:
    """Return the tables of what may block sight on a battlefield, made once, in the order of `blocking_shades`."""
    return solids_of([entry for entry in terrain_index(battlefield).entries if entry.piece.may_block])


@lru_cache(maxsize=64)
def translucent_solids(battlefield: Battlefield) -> Solids:
    """Return the tables of the translucent pieces of a battlefield, made once."""
    return solids_of([entry for entry in terrain_index(battlefield).entries if entry.piece.translucent > 0])


SEGMENTS: Final = kernel("segments")

Covered = tuple[float, tuple[str, ...]]
"""The covered share of a body, and the translucent pieces before it."""


class Targets:
    """Bodies of one footprint as tables of numbers, for all who look at them."""

    def __init__(self, battlefield: Battlefield, bodies: Sequence[Body]) -> None:
        self.bodies = tuple(bodies)
        self.places: Floats = np.array([(b.x, b.y) for b in bodies], dtype=np.float64).reshape(-1, 2)
        self.aims: Floats = np.array([b.base_point for b in bodies], dtype=np.float64).reshape(-1, 3)
        heights = [(silhouette_bottom(battlefield, body), body.top) for body in bodies]
        self.heights: Floats = np.array(heights, dtype=np.float64).reshape(-1, 2)

    def some(self, numbers: Integers) -> Targets:
        """Return some of the targets, by their numbers."""
        found = Targets.__new__(Targets)
        found.bodies = tuple(self.bodies[number] for number in numbers.tolist())
        found.places, found.aims, found.heights = self.places[numbers], self.aims[numbers], self.heights[numbers]
        return found


def covers(battlefield: Battlefield, observer: Body, targets: Targets, others: tuple[Body, ...] = ()) -> list[Covered]:
    """Return what `cover_of` says about each target, with no bodies except some others, excluding the observer."""
    areas = _hidden_areas(battlefield, observer, targets, others) if targets.bodies else None
    if areas is None:
        return [_plain(battlefield, observer, target, others) for target in targets.bodies]
    hidden, wholes = areas
    behind = _translucent(battlefield, observer, targets)
    return [
        _plain(battlefield, observer, target, others)
        if between is None or isnan(area)
        else (share_of(area, whole), between)
        for target, area, whole, between in zip(targets.bodies, hidden.tolist(), wholes.tolist(), behind, strict=True)
    ]


def _plain(battlefield: Battlefield, observer: Body, target: Body, others: tuple[Body, ...]) -> Covered:
    cover, translucent = cover_of(battlefield, observer, target, others)
    return cover.covered_share, translucent


def _hidden_areas(
    battlefield: Battlefield, observer: Body, targets: Targets, others: tuple[Body, ...]
) -> tuple[Floats, Floats] | None:
    """Return the hidden area of each silhouette, NaN if plain code must decide, and its whole; None without kernel."""
    eye, footprint = observer.base_point, targets.bodies[0].footprint
    if COVER_COMPILED.module is None or not isinstance(footprint, Circle):
        return None
    # A body that has the eye in its inside hides nothing, which the kernel knows of round ones alone.
    if any(not isinstance(other.footprint, Circle) and holds(other, eye) for other in others):
        return None
    battlefield = as_seen_from(battlefield, eye)
    shades, crowd = blocking_shades(battlefield), crowd_of(others)
    around = numbers_of([shades.numbers[key] for key in sorted(_unhiding(battlefield, eye))])
    found: tuple[Floats, Floats] = COVER_COMPILED.module.hidden_areas(
        np.array(eye), _number_of(observer, others, crowd.of_name), targets.places, targets.heights, footprint.radius,
        _own_numbers(targets, others, crowd.of_name),
        shades.pieces, shades.parts, shades.corners, around, crowd.bodies, crowd.corners,
    )  # fmt: skip
    for entry in terrain_index(battlefield).hiding:
        found[0][_in_ground(entry, eye, targets, footprint.radius)] = nan
    return found


def _unhiding(battlefield: Battlefield, eye: Point3) -> set[str]:
    """Return the ids of what hides nothing from an eye in it: opaque pieces, and ground that one sees out of."""
    around = {entry.piece.id for entry in out_of(terrain_index(battlefield).hiding, eye)}
    return around | enclosing(battlefield, eye)


def _in_ground(entry: Entry, eye: Point3, targets: Targets, radius: float) -> Truths:
    """Return which targets plain code must say how much of is seen, because of a piece of ground that hides."""
    if holds_end(entry, eye):
        return np.full(len(targets.bodies), entry.piece.hides != inf)
    (west, south, east, north), wide = entry.box, WIDEST * radius + TOLERANCE
    xs, ys = targets.places.T
    near: Truths = (west - wide <= xs) & (xs <= east + wide) & (south - wide <= ys) & (ys <= north + wide)
    return near


def _own_numbers(targets: Targets, others: tuple[Body, ...], of_name: Mapping[str, Integers]) -> Integers:
    """Return the number of each target among some bodies, -1 where it is none of them."""
    return np.array([_number_of(target, others, of_name) for target in targets.bodies], dtype=np.int64)


def _number_of(body: Body, others: tuple[Body, ...], of_name: Mapping[str, Integers]) -> int:
    """Return the number of a body among others, -1 if it is none of them."""
    found = -1
    for number in of_name.get(body.id, NOBODY).tolist():
        if others[number] is body or others[number] == body:
            found = number
    return found


def _translucent(battlefield: Battlefield, observer: Body, targets: Targets) -> Sequence[tuple[str, ...] | None]:
    """Return the translucent pieces before each target; None if plain code must decide."""
    solids = translucent_solids(battlefield)
    if not solids.ids:
        return [()] * len(targets.bodies)
    if SEGMENTS.module is None:
        return [None] * len(targets.bodies)
    starts = np.tile(np.array(observer.base_point), (len(targets.aims), 1))
    passed = SEGMENTS.module.passed(starts, targets.aims, solids.pieces, solids.rings, solids.corners)
    return [
        None if (row < 0).any() else tuple(solids.ids[number] for number in np.flatnonzero(row).tolist())
        for row in passed
    ]


Numbers = NDArray[np.intp]

FEW = 8
"""So many sites are asked about one by one sooner than by a visible ground."""


FACINGS: Final = (0.0, 90.0, 45.0, 135.0)
"""So a body that is not round is turned, one after the other, where it is to be found out whether it can stand."""


@dataclass(frozen=True, slots=True)
class Stature:
    """A body that stands: its footprint, how high it is, and how high above its stand height its eye is, in steps."""

    footprint: Footprint
    height: float
    eye: float

    def body(self, place: Point3, eye: float | None = None, facing: float = 0.0) -> Body:
        """Return the body at a place, with its base point at another height if one is given."""
        return Body("", self.footprint, *place, facing, self.height, self.eye if eye is None else eye)

    @property
    def facings(self) -> tuple[float, ...]:
        """The ways in which it is turned to find out whether it can stand somewhere."""
        return (0.0,) if isinstance(self.footprint, Circle) else FACINGS


@dataclass(frozen=True, slots=True)
class Site:
    """A place to stand in a cell, and how a body that is not round is turned there."""

    cell: Cell
    place: Point3
    facing: float = 0.0

    @property
    def height(self) -> float:
        """The stand height, free of rounding."""
        return round(self.place[2], 6)

    def body(self, stature: Stature) -> Body:
        """Return a body that stands there."""
        return stature.body(self.place, facing=self.facing)


def sites_in(battlefield: Battlefield, stature: Stature, raster: Raster, cell: Cell) -> tuple[Site, ...]:
    """Return the sites in the middle of a cell, from below; none if nobody can stand there."""
    return sites_at(battlefield, stature, raster.middle(cell), cell)


def sites_at(battlefield: Battlefield, stature: Stature, point: Point, cell: Cell = (0, 0)) -> tuple[Site, ...]:
    """Return the sites at a plan point, from below, declared to lie in a cell."""
    x, y = point
    found: list[Site] = []
    for height in stand_heights(battlefield, x, y):
        place = (x, y, height)
        ways = (each for each in stature.facings if stand(battlefield, stature.body(place, facing=each), ()).safe)
        facing = next(ways, None)
        if facing is not None:
            found.append(Site(cell, place, facing))
    return tuple(found)


@dataclass(frozen=True)
class Sites:
    """All sites of a table, in the order of their cells by row, column and height."""

    raster: Raster
    stature: Stature
    sites: tuple[Site, ...]

    def __len__(self) -> int:
        return len(self.sites)

    @cached_property
    def places(self) -> RasterFloats:
        """The places as rows of x, y and stand height."""
        return np.array([site.place for site in self.sites], dtype=np.float64).reshape(len(self.sites), 3)

    @cached_property
    def levels(self) -> tuple[tuple[float, Numbers], ...]:
        """The sites by stand height, lowest first."""
        by_height: dict[float, list[int]] = {}
        for number, site in enumerate(self.sites):
            by_height.setdefault(site.height, []).append(number)
        return tuple((height, np.array(found, dtype=np.intp)) for height, found in sorted(by_height.items()))

    @cached_property
    def around(self) -> dict[float, BaseGeometry]:
        """By stand height a polygon around all sites of it."""
        return {height: _around(self.places[numbers]) for height, numbers in self.levels}

    @cached_property
    def cells(self) -> Numbers:
        """Row and column of each site's cell, as two rows."""
        return np.array([(site.cell[1], site.cell[0]) for site in self.sites], dtype=np.intp).reshape(-1, 2).T.copy()

    def without_gaps(self, values: RasterFloats, chosen: Truths | None = None) -> RasterFloats:
        """Return values of sites as an image of rows and columns: the highest of several in a cell, NaN for none.

        Only sites that are `chosen` are in it.
        """
        picture = np.full((self.raster.rows, self.raster.columns), np.nan)
        # Sites of a cell follow each other from below, so the highest is written last.
        rows, columns = self.cells if chosen is None else self.cells[:, chosen]
        picture[rows, columns] = values if chosen is None else values[chosen]
        return picture


# -- who sees whom ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class Looked:
    """What one site knows of others: `forth` is whether its eye sees their point, `back` whether their eyes see its
    own; each for the sites in the mask beside it.
    """

    forth: Truths
    forth_known: Truths
    back: Truths
    back_known: Truths


def look_round(battlefield: Battlefield, sites: Sites, number: int, aim: float, wanted: Truths | None = None) -> Looked:
    """Return sight between a site and the sites asked about: no higher ones, and equally high ones one way only.

    `aim` is how high above the stand height the point lies that is looked at. `wanted` leaves out all other sites.
    """
    count = len(sites)
    looked = Looked(*(np.zeros(count, dtype=np.bool_) for _ in range(4)))
    asked = np.ones(count, dtype=np.bool_) if wanted is None else wanted
    site, eye = sites.sites[number], sites.stature.eye
    for height, group in sites.levels:
        if height > site.height:
            break
        there = group[asked[group]]
        if not len(there):
            continue
        share = len(there) / len(group)
        looked.forth[there] = _seen(battlefield, sites, number, (eye, aim), height, there, share)
        looked.forth_known[there] = True
        if height < site.height:
            same = abs(eye - aim) <= TOLERANCE
            back = looked.forth[there] if same else _seen(battlefield, sites, number, (aim, eye), height, there, share)
            looked.back[there] = _turned(battlefield, sites, number, (eye, aim), there, back)
            looked.back_known[there] = True
    return looked


def _seen(
    battlefield: Battlefield,
    sites: Sites,
    number: int,
    heights: tuple[float, float],
    level: float,
    there: Numbers,
    share: float,
) -> Truths:
    """Return which sites of a stand height are seen from a site, from one height above the stand to another."""
    (x, y, z), (up, over) = sites.sites[number].place, heights
    if len(there) <= FEW:
        return np.array([is_clear(battlefield, (x, y, z + up), _above(sites, other, over)) for other in there.tolist()])
    surface: BaseGeometry = shapely.Polygon(box_ring(0.0, 0.0, battlefield.width, battlefield.depth))
    if share == 1.0 and len(there) * 4 < len(sites):
        surface = shapely.intersection(surface, sites.around[level])
    elif share < 0.5 or (share < 1.0 and len(there) * 4 < len(sites)):
        surface = shapely.intersection(surface, _around(sites.places[there]))
    gaze = Gaze((x, y, z + up), 0.0, 180.0, None)
    observer = sites.stature.body((x, y, z), up)
    seen = seen_on_plane(battlefield, observer, gaze, Plane(level + over), surface, ())
    rows, columns = sites.cells[:, there]
    found: Truths = sites.raster.inside_shape(seen)[rows, columns]
    return found


def _turned(
    battlefield: Battlefield, sites: Sites, number: int, heights: tuple[float, float], there: Numbers, free: Truths
) -> Truths:
    """Return which sites see a site, `free` telling to which of their eyes a segment leads from the point they look at.

    A segment is free both ways, but for one that ends in something opaque, which hides nothing from an eye in it, or
    meets a wall that is seen through from one side.
    """
    eye, aim = heights
    index, point = terrain_index(battlefield), _above(sites, number, aim)
    if not index.hollow and not index.one_way and not enclosing(battlefield, point):
        return free
    return np.array([is_clear(battlefield, _above(sites, other, eye), point) for other in there.tolist()])


def _above(sites: Sites, number: int, height: float) -> Point3:
    """Return the point at a height above a site."""
    x, y, z = sites.sites[number].place
    return (x, y, z + height)


def _around(places: RasterFloats) -> BaseGeometry:
    """Return a convex polygon around places."""
    return shapely.MultiPoint(places[:, :2]).convex_hull.buffer(0.01, quad_segs=1)


COMPILED: Final = kernel("exposure")

MANY = 40
"""So many sites of one height are sooner told by the cells of a shadow than one by one."""

_UNSURE = 2

_NARROWEST = 0.01
"""A convex part that is narrower than this, in steps, hides nothing for sure."""

_SHARPEST = radians(3.0)
"""Nor does one with a sharper corner than this."""


@dataclass(frozen=True, slots=True, eq=False)
class Looks:
    """The tables of the sites of a table to be looked at, so many steps above where they stand."""

    points: Floats
    aims: Floats
    starts: Integers
    groups: Integers
    in_cells: Integers
    cells: Integers


def looks_of(sites: Sites, aim: float) -> Looks:
    """Return the tables of sites."""
    points = sites.places + np.array((0.0, 0.0, aim))
    levels = [numbers for _, numbers in sites.levels]
    return Looks(
        np.ascontiguousarray(points),
        np.array([points[numbers[0], 2] for numbers in levels]),
        np.cumsum([0, *(len(numbers) for numbers in levels)]).astype(np.int64),
        np.concatenate([np.zeros(0, dtype=np.int64), *levels]).astype(np.int64),
        # What is seen along a height that differs by rounding alone from that of its level is asked for one by one.
        np.array([len(n) >= MANY and bool(np.ptp(points[n, 2]) == 0.0) for n in levels], dtype=np.int64),
        np.ascontiguousarray(sites.cells.T, dtype=np.int64).reshape(-1, 2),
    )


def looks_by_kernel(
    battlefield: Battlefield, sites: Sites, numbers: Sequence[int], aim: float, looks: Looks
) -> Truths | None:
    """Return which sites (columns) some of them (rows) see: the segment from each eye to each point looked at decides.

    None while the kernel is not there.
    """
    eyes = [_above_ground(sites, number, sites.stature.eye) for number in numbers]
    return looks_from(battlefield, eyes, sites.raster, looks)


def looks_from(battlefield: Battlefield, eyes: Sequence[Point3], raster: Raster, looks: Looks) -> Truths | None:
    """Return which sites (columns), on a raster, are seen from some eyes (rows); None until the kernel is there."""
    if COMPILED.module is None:
        return None
    shades, solids = blocking_shades(battlefield), blocking_solids(battlefield)
    unseen = [_unhiding(battlefield, eye) | {*seen_through(battlefield, eye)} for eye in eyes]
    around = [[shades.numbers[key] for key in sorted(keys)] for keys in unseen]
    starts = np.cumsum([0, *(len(found) for found in around)]).astype(np.int64)
    opened = np.array([number for found in around for number in found], dtype=np.int64)
    found: Integers = COMPILED.module.looked_round(
        np.array(eyes).reshape(-1, 3), starts, opened, looks.aims, looks.starts, looks.groups, looks.in_cells,
        looks.points, looks.cells, raster.xs, raster.ys, raster.size, shades.pieces, sure_parts(battlefield),
        shades.corners, solids.pieces, solids.rings, solids.corners,
    )  # fmt: skip
    seen: Truths = found == 1
    for row, other in zip(*np.nonzero(found == _UNSURE), strict=True):
        x, y, z = looks.points[other].tolist()
        seen[row, other] = is_clear(battlefield, eyes[row], (x, y, z))
    return seen


def _above_ground(sites: Sites, number: int, height: float) -> Point3:
    x, y, z = sites.sites[number].place
    return (x, y, z + height)


@lru_cache(maxsize=64)
def sure_parts(battlefield: Battlefield) -> Floats:
    """Return the table of the parts of what may block sight, with a level of 1 only where a shadow can be sure.

    That of ground that hides never is: what lies in it may be seen.
    """
    shades, index = blocking_shades(battlefield), terrain_index(battlefield)
    parts = shades.parts.copy()
    for number in range(len(parts)):
        if not _is_stout(_ring(shades, number)):
            parts[number, 6] = 0.0
    for entry in index.hiding:
        _, _, _, _, _, _, first, count = shades.pieces[shades.numbers[entry.piece.id]].astype(int).tolist()
        parts[first : first + count, 6] = 0.0
    return parts


def _ring(shades: Shades, number: int) -> list[Point]:
    first, count = int(shades.parts[number, 4]), int(shades.parts[number, 5])
    return [(float(x), float(y)) for x, y, _ in shades.corners[first : first + count]]


def _is_stout(ring: Sequence[Point]) -> bool:
    """Return whether a convex ring, or a stretch of a wall, is neither narrow nor sharp."""
    edges = [(bx - ax, by - ay) for (ax, ay), (bx, by) in zip(ring, (*ring[1:], ring[0]), strict=True)]
    lengths = [hypot(*edge) for edge in edges]
    if len(ring) == 2 or min(lengths) == 0.0:
        return min(lengths) >= _NARROWEST
    for (ax, ay), (bx, by) in zip((edges[-1], *edges[:-1]), edges, strict=True):
        if pi - atan2(ax * by - ay * bx, ax * bx + ay * by) < _SHARPEST:
            return False
    for (x, y), (dx, dy), length in zip(ring, edges, lengths, strict=True):
        if max((dx * (py - y) - dy * (px - x)) / length for px, py in ring) < _NARROWEST:
            return False
    return True

"""The places of a table where a body stands safely, one for each cell and stand height, and who sees whom among them.

Two bodies see each other along the segment from the eye of one to a point of the other. What either stands on hides
nothing (RU012); all other opaque terrain does (RU010). Of two sites the higher one is asked, since nothing below both
ends of a segment can be in its way; so one visible ground answers for all sites of a height at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.index import terrain_index
from pb12table.table.raster import Cell, Floats, Raster, Truths
from pb12table.table.shapes import Footprint, Point, Point3, circumradius
from pb12table.table.sight.sight import is_clear
from pb12table.table.sight.visible_bodies import Standing, standing_at
from pb12table.table.standing.stands import stand
from pb12table.table.surfaces import SUPPORT_BAND, TABLE, stand_heights
from pb12table.table.units import TOLERANCE

Numbers = NDArray[np.intp]

FEW = 8
"""So many sites are asked about one by one sooner than by a visible ground."""


@dataclass(frozen=True, slots=True)
class Stature:
    """A body that stands: its footprint, how high it is, and how high above its stand height its eye is, in steps."""

    footprint: Footprint
    height: float
    eye: float

    def body(self, place: Point3, eye: float | None = None) -> Body:
        """The body at a place, with its base point at another height if one is given."""
        return Body("", self.footprint, *place, 0.0, self.height, self.eye if eye is None else eye)


@dataclass(frozen=True, slots=True)
class Site:
    """A place to stand in a cell, and the pieces it rests on.

    It is `level` when nothing it rests on rises above it, as a ramp does.
    """

    cell: Cell
    place: Point3
    supports: tuple[str, ...]
    level: bool

    @property
    def height(self) -> float:
        """The stand height, free of rounding."""
        return round(self.place[2], 6)


def sites_in(battlefield: Battlefield, stature: Stature, raster: Raster, cell: Cell) -> tuple[Site, ...]:
    """The sites in the middle of a cell, from below; none where nobody can stand.  R1.4.29."""
    return sites_at(battlefield, stature, raster.middle(cell), cell)


def sites_at(battlefield: Battlefield, stature: Stature, point: Point, cell: Cell = (0, 0)) -> tuple[Site, ...]:
    """The sites at a plan point, from below, said to lie in a cell.  R1.4.29."""
    by_id = terrain_index(battlefield).by_id
    x, y = point
    found: list[Site] = []
    for height in stand_heights(battlefield, x, y):
        standing = stand(battlefield, stature.body((x, y, height)), ())
        if standing.safe:
            supports = tuple(key for key in standing.supports if key != TABLE)
            level = all(by_id[key].top <= height + SUPPORT_BAND + TOLERANCE for key in supports)
            found.append(Site(cell, (x, y, height), supports, level))
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
    def places(self) -> Floats:
        """The places as rows of x, y and stand height."""
        return np.array([site.place for site in self.sites], dtype=np.float64).reshape(len(self.sites), 3)

    @cached_property
    def levels(self) -> tuple[tuple[float, Numbers], ...]:
        """The level sites by stand height, lowest first."""
        by_height: dict[float, list[int]] = {}
        for number, site in enumerate(self.sites):
            if site.level:
                by_height.setdefault(site.height, []).append(number)
        return tuple((height, np.array(found, dtype=np.intp)) for height, found in sorted(by_height.items()))

    @cached_property
    def around(self) -> dict[float, BaseGeometry]:
        """By stand height a polygon around all level sites of it."""
        return {height: _around(self.places[numbers]) for height, numbers in self.levels}

    @cached_property
    def slopes(self) -> Numbers:
        """The sites that are not level."""
        return np.array([number for number, site in enumerate(self.sites) if not site.level], dtype=np.intp)

    @cached_property
    def cells(self) -> Numbers:
        """Row and column of each site's cell, as two rows."""
        return np.array([(site.cell[1], site.cell[0]) for site in self.sites], dtype=np.intp).reshape(-1, 2).T.copy()

    def without_gaps(self, values: Floats) -> Floats:
        """Values of sites as a picture of rows and columns: of several in a cell the highest, NaN where none."""
        picture = np.full((self.raster.rows, self.raster.columns), np.nan)
        # Sites of a cell follow each other from below, so the highest is written last.
        picture[self.cells[0], self.cells[1]] = values
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
    """Sight between a site and all those it is asked about: no higher ones, nor such as have been asked about it.

    `aim` is how high above the stand height the point lies that is looked at. `wanted` leaves out all other sites.
    """
    count = len(sites)
    looked = Looked(*(np.zeros(count, dtype=np.bool_) for _ in range(4)))
    asked = np.ones(count, dtype=np.bool_) if wanted is None else wanted
    site, eye = sites.sites[number], sites.stature.eye
    for height, group in sites.levels:
        if height > site.height:
            break
        own_level = site.level and height == site.height
        there = group[asked[group]]
        if not len(there):
            continue
        share = len(there) / len(group)
        looked.forth[there] = _seen(battlefield, sites, number, (eye, aim), height, there, share)
        looked.forth_known[there] = True
        if not own_level:
            same = abs(eye - aim) <= TOLERANCE
            back = looked.forth[there] if same else _seen(battlefield, sites, number, (aim, eye), height, there, share)
            looked.back[there] = back
            looked.back_known[there] = True
    for other in _slopes_of(sites, number):
        if asked[other]:
            looked.forth[other] = _clear(battlefield, site, sites.sites[other], eye, aim)
            looked.forth_known[other] = True
            if other != number:
                looked.back[other] = _clear(battlefield, site, sites.sites[other], aim, eye)
                looked.back_known[other] = True
    return looked


def _slopes_of(sites: Sites, number: int) -> Iterator[int]:
    """The slopes a site is asked about: lower ones, and of two slopes the later; a slope also about itself."""
    site = sites.sites[number]
    for other in sites.slopes.tolist():
        if other >= number if not site.level else sites.sites[other].height < site.height:
            yield other


def _seen(
    battlefield: Battlefield,
    sites: Sites,
    number: int,
    heights: tuple[float, float],
    level: float,
    there: Numbers,
    share: float,
) -> Truths:
    """Which level sites of a stand height are seen from a site, from one height above the stand to another."""
    here = sites.sites[number]
    if len(there) <= FEW:
        return np.array([_clear(battlefield, here, sites.sites[other], *heights) for other in there.tolist()])
    body = sites.stature.body(here.place, heights[0])
    within = None
    if share == 1.0:
        within = sites.around[level] if len(there) * 4 < len(sites) else None
    elif share < 0.5 or len(there) * 4 < len(sites):
        within = _around(sites.places[there])
    standing = Standing(circumradius(sites.stature.footprint), heights[1])
    seen = standing_at(battlefield, body, level, standing, within)
    rows, columns = sites.cells[:, there]
    found: Truths = sites.raster.inside_shape(seen)[rows, columns]
    return found


def _around(places: Floats) -> BaseGeometry:
    """A convex polygon around places."""
    return shapely.MultiPoint(places[:, :2]).convex_hull.buffer(0.01, quad_segs=1)


def _clear(battlefield: Battlefield, here: Site, there: Site, up: float, over: float) -> bool:
    """Whether nothing interrupts the segment between points above two sites."""
    (ax, ay, az), (bx, by, bz) = here.place, there.place
    ignored = (*here.supports, *there.supports)
    return is_clear(battlefield, (ax, ay, az + up), (bx, by, bz + over), ignored)

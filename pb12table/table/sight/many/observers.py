"""The places of a table where a body stands safely, one for each cell and stand height, and who sees whom among them.

Two bodies see each other along the segment from the eye of one to a point of the other; all opaque terrain hides. Of
two sites the higher one is asked, so that one visible ground answers for all lower sites of a height at once, and
mostly for both ways.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.index import terrain_index
from pb12table.table.planar import Plane
from pb12table.table.raster import Cell, Floats, Raster, Truths
from pb12table.table.shapes import Footprint, Point, Point3, box_ring
from pb12table.table.sight.blockers import seen_on_plane
from pb12table.table.sight.field_of_view import Gaze
from pb12table.table.sight.occluders import enclosing
from pb12table.table.sight.sight import is_clear
from pb12table.table.standing.stands import stand
from pb12table.table.surfaces import stand_heights
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
    """A place to stand in a cell."""

    cell: Cell
    place: Point3

    @property
    def height(self) -> float:
        """The stand height, free of rounding."""
        return round(self.place[2], 6)


def sites_in(battlefield: Battlefield, stature: Stature, raster: Raster, cell: Cell) -> tuple[Site, ...]:
    """The sites in the middle of a cell, from below; none where nobody can stand."""
    return sites_at(battlefield, stature, raster.middle(cell), cell)


def sites_at(battlefield: Battlefield, stature: Stature, point: Point, cell: Cell = (0, 0)) -> tuple[Site, ...]:
    """The sites at a plan point, from below, said to lie in a cell."""
    x, y = point
    return tuple(
        Site(cell, (x, y, height))
        for height in stand_heights(battlefield, x, y)
        if stand(battlefield, stature.body((x, y, height)), ()).safe
    )


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

    def without_gaps(self, values: Floats, chosen: Truths | None = None) -> Floats:
        """Values of sites as a picture of rows and columns: of several in a cell the highest, NaN where none.

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
    """Sight between a site and all those it is asked about: no higher ones, and those of its own height one way only.

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
    """Which sites of a stand height are seen from a site, from one height above the stand to another."""
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
    """Which sites see a site, `free` telling to which eyes of theirs a segment leads from the point they look at.

    A segment is free both ways, but for one that ends in something opaque, which hides nothing from an eye in it, or
    meets a wall that is seen through from one side.
    """
    eye, aim = heights
    index, point = terrain_index(battlefield), _above(sites, number, aim)
    if not index.hollow and not index.one_way and not enclosing(battlefield, point):
        return free
    return np.array([is_clear(battlefield, _above(sites, other, eye), point) for other in there.tolist()])


def _above(sites: Sites, number: int, height: float) -> Point3:
    """The point so high above a site."""
    x, y, z = sites.sites[number].place
    return (x, y, z + height)


def _around(places: Floats) -> BaseGeometry:
    """A convex polygon around places."""
    return shapely.MultiPoint(places[:, :2]).convex_hull.buffer(0.01, quad_segs=1)

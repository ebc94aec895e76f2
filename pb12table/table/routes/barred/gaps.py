"""Gaps too narrow for a body: where terrain and bodies leave less room than it needs, and what lies on both sides.

All that stands in the way on a storey is taken as it is, hardly inflated. The shortest lines between things that are
nearer to each other than a body is wide cut the free ground into faces: within a face the body gets everywhere its
middle may be, and from one face to the next only a thinner one gets, as thin as the line is long. So a widest way is
one from face to face. Only such lines count as have nothing else within the circle around them, since just there the
room between things is least (the saddles of the distance to what stands around); so no two of them cross.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import pi
from types import MappingProxyType
from typing import TypeAlias

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from pb12table.table.arrays import Floats, Integers, Truths
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.footprints import footprint_polygon
from pb12table.table.motion.inflating import SLACK
from pb12table.table.routes.space.borders import borders
from pb12table.table.routes.space.free_space import Storey, storeys
from pb12table.table.routes.space.storey_now import is_in_the_way
from pb12table.table.shapes import Point

THREAD = 0.002
"""The radius of a body so thin that it gets through everything, in steps."""

_FAN = pi / 2.0 + 1e-9
"""A thread is so thin that corners need not be rounded for it."""

_IN_LINE = 1e-7
_ON_A_LINE = 1e-6
_NO_LENGTH = 1e-9
_SIDE = 2e-6
"""So far beside a line what lies there is looked for, in steps."""

_BEYOND = 1e-4
"""Lines are drawn so much too long, so that they surely end on what stands there, in steps."""

_ALIKE = 2
"""Lines whose ends are the same when rounded to so many digits are drawn once."""


@dataclass(frozen=True, slots=True)
class Gap:
    """A line from which two faces begin: what stands at both ends, and how wide a body may be that gets over it."""

    ends: tuple[Point, Point]
    width: float
    faces: tuple[int, int]


@dataclass(frozen=True, slots=True, eq=False)
class Faces:
    """The free ground of a storey in faces, and the gaps between them."""

    storey: Storey
    found: tuple[shapely.Polygon, ...]
    gaps: tuple[Gap, ...]
    tree: shapely.STRtree

    def at(self, point: Point) -> int | None:
        """The face in which a place lies, or the nearest one; None where there is none at all."""
        if not self.found:
            return None
        return int(self.tree.nearest(shapely.Point(point)))


Rooms: TypeAlias = Sequence[tuple[Storey, tuple[shapely.Polygon, ...]]]
"""Storeys with the connected parts of each where the middle of a body may be."""


def thin_storeys(battlefield: Battlefield, height: float) -> tuple[Storey, ...]:
    """The storeys of a table for a thread of a height in steps."""
    return storeys(battlefield, THREAD, height, _FAN)


@lru_cache(maxsize=256)
def _bare_faces(battlefield: Battlefield, radius: float, height: float, number: int) -> Faces:
    """The faces of a storey for bodies of a radius and height in steps, without company."""
    thin = thin_storeys(battlefield, height)[number]
    return _faced(thin, thin.walk, _free_on(thin, storeys(battlefield, radius, height)), radius)


def faces_past(
    battlefield: Battlefield, radius: float, height: float, bodies: Sequence[Body], rooms: Rooms
) -> tuple[Faces, ...]:
    """The faces of all storeys past some bodies, as `rooms` of the storeys for the body have left them."""
    found: list[Faces] = []
    for thin in thin_storeys(battlefield, height):
        near = [body for body in bodies if is_in_the_way(thin, body, height)]
        if not near:
            found.append(_bare_faces(battlefield, radius, height, thin.number))
            continue
        wide = [footprint_polygon(body).buffer(THREAD - SLACK, join_style="mitre").simplify(THREAD) for body in near]
        own = _free_on(thin, [storey for storey, _ in rooms], dict(rooms))
        found.append(_faced(thin, thin.walk.difference(shapely.union_all(wide)), own, radius))
    return tuple(found)


def _free_on(
    thin: Storey, wide: Sequence[Storey], rooms: Mapping[Storey, Sequence[shapely.Polygon]] = MappingProxyType({})
) -> BaseGeometry:
    """Where a body may be on the surfaces of a storey for a thread: no gap leads through there."""
    own = {(surface.height, surface.ramp) for surface in thin.surfaces}
    same = [storey for storey in wide if any((each.height, each.ramp) in own for each in storey.surfaces)]
    return shapely.union_all([part for storey in same for part in rooms.get(storey, (storey.walk,))])


def _faced(storey: Storey, walk: BaseGeometry, free: BaseGeometry, radius: float) -> Faces:
    walk = shapely.simplify(walk, _IN_LINE)
    edges = borders(walk)
    rows, wide = _lines_across(edges, _are_drops(storey, edges), radius)
    lines, widths = _within(rows, wide, walk, free)
    if not lines:
        whole = tuple(part for part in shapely.get_parts(walk) if isinstance(part, shapely.Polygon))
        return Faces(storey, whole, (), shapely.STRtree(whole))
    boundary = shapely.boundary(walk)
    noded = shapely.union_all([boundary, *lines])
    cut = shapely.get_parts(shapely.polygonize([noded]))
    shapely.prepare(walk)
    inside = shapely.contains_properly(walk, shapely.point_on_surface(cut))
    faces = cut[inside]
    tree = shapely.STRtree(faces)
    return Faces(storey, tuple(faces), tuple(_gaps(noded, boundary, lines, widths, tree)), tree)


def _are_drops(storey: Storey, edges: Floats) -> Truths:
    """Which edges are those of what one stands on, over which a body may hang; the others are of what is in the way."""
    grounds = [surface.whole for surface in storey.surfaces if surface.ramp is not None or surface.height > 0.0]
    if not grounds or not len(edges):
        return np.zeros(len(edges), dtype=np.bool_)
    rims = shapely.union_all([shapely.boundary(whole) for whole in grounds])
    shapely.prepare(rims)
    middles = shapely.points((edges[:, 0:2] + edges[:, 2:4]) / 2.0)
    return np.asarray(shapely.dwithin(rims, middles, _ON_A_LINE), dtype=np.bool_)


def _lines_across(edges: Floats, drops: Truths, radius: float) -> tuple[Floats, Floats]:
    """The shortest lines from corners to edges (rows from x, from y, to x, to y) that a body does not get over.

    And how wide a body may be that does: between two things as wide as the line is long, between a thing and a drop
    twice as wide, since half of the body may hang over.
    """
    hair = THREAD - SLACK
    solid = edges[~drops]
    if not len(solid):
        return np.zeros((0, 4)), np.zeros(0)
    sides = np.asarray(shapely.linestrings(solid.reshape(-1, 2, 2)))
    things = shapely.STRtree(sides)
    corners = np.unique(np.concatenate([solid[:, 0:2], solid[:, 2:4]]), axis=0)
    between = _shortest(corners, sides, 2.0 * (radius - THREAD))
    between = between[_has_room((between[:, 0:2] + between[:, 2:4]) / 2.0, _lengths(between) / 2.0, things)]
    wide = _lengths(between) + 2.0 * hair
    if not drops.any():
        return between, wide
    rims = np.asarray(shapely.linestrings(edges[drops].reshape(-1, 2, 2)))
    ends = np.unique(edges[drops][:, 0:2], axis=0)
    most = radius - THREAD
    beside = np.concatenate([_shortest(corners, rims, most), _shortest(ends, sides, most)[:, [2, 3, 0, 1]]])
    beside = beside[_has_room(beside[:, 2:4], _lengths(beside), things)]
    return np.concatenate([between, beside]), np.concatenate([wide, 2.0 * (_lengths(beside) + hair)])


def _lengths(lines: Floats) -> Floats:
    found: Floats = np.hypot(lines[:, 2] - lines[:, 0], lines[:, 3] - lines[:, 1])
    return found


def _has_room(middles: Floats, radii: Floats, things: shapely.STRtree) -> Truths:
    """Around which places nothing else is nearer than the ends of a line: only there a gap is narrowest."""
    (which, _), far = things.query_nearest(shapely.points(middles), all_matches=False, return_distance=True)
    nearest = np.full(len(middles), np.inf)
    nearest[which] = far
    return nearest > radii - _BEYOND


def _shortest(corners: Floats, sides: NDArray[np.object_], most: float) -> Floats:
    """From corners straight to edges that are nearer than `most`, and beside which the corners do not lie."""
    if not len(corners) or most <= 0.0:
        return np.zeros((0, 4))
    points = np.asarray(shapely.points(corners))
    number, edge = shapely.STRtree(sides).query(points, predicate="dwithin", distance=most)
    apart = np.asarray(shapely.distance(points[number], sides[edge])) > _NO_LENGTH
    number, edge = number[apart], edge[apart]
    rows: Floats = shapely.get_coordinates(shapely.shortest_line(points[number], sides[edge])).reshape(-1, 4)
    # Of many corners of an arc one is as good as the other.
    rows = rows[np.argsort(_lengths(rows), kind="stable")]
    _, first = np.unique(np.round(rows, _ALIKE), axis=0, return_index=True)
    return rows[first]


def _within(
    lines: Floats, widths: Floats, walk: BaseGeometry, free: BaseGeometry
) -> tuple[list[shapely.LineString], Floats]:
    """Of lines what lies on the ground to walk on, a little too long; not those over which the body gets after all."""
    ways = np.asarray(shapely.linestrings(lines.reshape(-1, 2, 2)))
    if len(ways) and not free.is_empty:
        shapely.prepare(free)
        met = np.asarray(shapely.intersects(free, ways), dtype=np.bool_)
        lengths = np.zeros(len(ways))
        lengths[met] = shapely.length(shapely.intersection(free, ways[met]))
        kept = lengths < _BEYOND
        ways, lines, widths = ways[kept], lines[kept], widths[kept]
    found: list[shapely.LineString] = []
    wide: list[float] = []
    for common, width, whole in zip(shapely.intersection(walk, ways), widths.tolist(), _lengths(lines), strict=True):
        for part in shapely.get_parts(common):
            if not isinstance(part, shapely.LineString) or part.length <= _NO_LENGTH:
                continue
            ends = shapely.get_coordinates(part)[[0, -1]]
            way = (ends[1] - ends[0]) / part.length
            found.append(shapely.LineString([ends[0] - _BEYOND * way, ends[1] + _BEYOND * way]))
            wide.append(width * min(part.length / max(float(whole), _NO_LENGTH), 1.0))
    return found, np.array(wide)


def _gaps(
    noded: BaseGeometry,
    boundary: BaseGeometry,
    lines: Sequence[shapely.LineString],
    widths: Floats,
    tree: shapely.STRtree,
) -> list[Gap]:
    """The parts of lines between two faces."""
    parts = shapely.get_parts(noded)
    parts = parts[shapely.get_num_coordinates(parts) == 2]
    ends = shapely.get_coordinates(parts).reshape(-1, 4)
    middles = (ends[:, 0:2] + ends[:, 2:4]) / 2.0
    shapely.prepare(boundary)
    across = ~np.asarray(shapely.dwithin(boundary, shapely.points(middles), _ON_A_LINE), dtype=np.bool_)
    ends, middles = ends[across], middles[across]
    number, line = shapely.STRtree(lines).query(shapely.points(middles), predicate="dwithin", distance=_ON_A_LINE)
    owner: dict[int, int] = {}
    for one, other in zip(number.tolist(), line.tolist(), strict=True):
        if one not in owner or widths[other] < widths[owner[one]]:
            owner[one] = other
    along = (ends[:, 2:4] - ends[:, 0:2]) / np.maximum(_lengths(ends), _NO_LENGTH)[:, None]
    aside = np.stack([-along[:, 1], along[:, 0]], axis=1)
    left, right = _faces_at(middles + _SIDE * aside, tree), _faces_at(middles - _SIDE * aside, tree)
    found: list[Gap] = []
    for row, of in owner.items():
        if left[row] >= 0 and right[row] >= 0 and left[row] != right[row]:
            (west, south), (east, north) = shapely.get_coordinates(lines[of]).tolist()
            found.append(Gap(((west, south), (east, north)), float(widths[of]), (int(left[row]), int(right[row]))))
    return found


def _faces_at(points: Floats, tree: shapely.STRtree) -> Integers:
    """The numbers of the faces in which points lie, -1 for none."""
    found = np.full(len(points), -1, dtype=np.int64)
    number, face = tree.query(shapely.points(points), predicate="within")
    found[number] = face
    return found


def room_for(storey: Storey, radius: float, height: float, bodies: Sequence[Body]) -> tuple[shapely.Polygon, ...]:
    """The connected parts of a storey where the middle of a body may be, past others; `storey` is made for it."""
    near = [body for body in bodies if is_in_the_way(storey, body, height)]
    walk = storey.walk
    if near:
        wide = radius - SLACK
        walk = walk.difference(shapely.union_all([footprint_polygon(body).buffer(wide) for body in near]))
    return tuple(part for part in shapely.get_parts(walk) if isinstance(part, shapely.Polygon) and not part.is_empty)

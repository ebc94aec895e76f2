"""Narrow places: where two things, or a thing and the edge of the table, leave the least room between open ground.

A passage is the straight line between the nearest points of both, where a round body hardly wider than it cannot pass
though it has room on both of its sides: the middle of a saddle of the free room around, or of an alley with parallel
sides. A corner, a niche and an alley without an end are none. Drops bound nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import hypot
from typing import Final

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from pb12table.table.battlefield import Battlefield
from pb12table.table.index import Entry, rings_above, terrain_index
from pb12table.table.shapes import TOLERANCE, Point, rounded
from pb12table.table.terrain import shape_of
from pb12table.table.unions import Floats, Integers

LEAST: Final = 0.01
"""Things no farther from each other than this, in steps, touch: nobody sets up so exactly."""

EDGE: Final = ""
"""The name of the edge of the table."""

_GRAIN: Final = 0.001
"""Room that grows by less than this from a line, in steps, does not grow; of narrow lines a part of their width."""
_PART: Final = 0.025
_ROUND: Final = 48
"""So many corners has a quarter of a circle around a corner."""
_SAME: Final = 1e-6
_FAR: Final = 100.0
"""What stands around the table is so thick, in steps."""


@dataclass(frozen=True, slots=True)
class Passage:
    """A narrow place: its ends, how high one stands there, the clear width in steps, and the things at both ends.

    They are the ids of pieces, and EDGE.
    """

    ends: tuple[Point, Point]
    height: float
    width: float
    names: tuple[str, str]

    @property
    def middle(self) -> Point:
        """The place in the middle."""
        (x, y), (east, north) = self.ends
        return ((x + east) / 2.0, (y + north) / 2.0)


@lru_cache(maxsize=32)
def narrow_places(battlefield: Battlefield, height: float, width: float) -> tuple[Passage, ...]:
    """Return all passages narrower than a width for bodies of a height, both in steps, the narrowest first."""
    found: dict[tuple[float, ...], Passage] = {}
    for level, floor in _floors(battlefield):
        things = _Things(battlefield, level, height)
        for passage in _passages(things, floor, level, width):
            # A kerb is walked over, and stood on: what is narrow on it is so beside it as well.
            found.setdefault(tuple(round(value, 4) for end in sorted(passage.ends) for value in end), passage)
    return tuple(sorted(found.values(), key=lambda each: (round(each.width, 6), each.height, each.ends)))


def _floors(battlefield: Battlefield) -> Iterator[tuple[float, BaseGeometry]]:
    """Yield the heights of level ground with the ground itself, the table first."""
    yield 0.0, shapely.box(0.0, 0.0, battlefield.width, battlefield.depth)
    tops: dict[float, list[BaseGeometry]] = {}
    for entry in terrain_index(battlefield).carrying:
        if entry.flat:
            tops.setdefault(rounded(entry.top), []).append(shape_of(entry.piece))
    for top, shapes in sorted(tops.items()):
        yield top, shapely.union_all(shapes).buffer(_SAME)


class _Things:
    """What is in the way of bodies of a height on a level, the outside of the table last, with corners and sides."""

    def __init__(self, battlefield: Battlefield, level: float, height: float) -> None:
        shapes: list[BaseGeometry] = []
        names: list[str] = []
        for entry in terrain_index(battlefield).solid:
            shape = _in_the_way(entry, level, height)
            if shape is not None:
                shapes.append(shape)
                names.append(entry.piece.id)
        wide, deep = battlefield.width, battlefield.depth
        around = (
            (-_FAR, -_FAR, wide + _FAR, 0.0), (-_FAR, deep, wide + _FAR, deep + _FAR),
            (-_FAR, -_FAR, 0.0, deep + _FAR), (wide, -_FAR, wide + _FAR, deep + _FAR),
        )  # fmt: skip
        self.names = (*names, *(EDGE for _ in around))
        corners = [(number, *place) for number, shape in enumerate(shapes) for place in _places(shape)]
        self.corners: Floats = np.array(corners, dtype=np.float64).reshape(-1, 3)
        self.shapes = np.array([*shapes, *(shapely.box(*box) for box in around)], dtype=np.object_)
        sides = [(number, side) for number, shape in enumerate(self.shapes) for side in _sides(shape)]
        self.owners: Integers = np.array([number for number, _ in sides], dtype=np.int64)
        self.sides: NDArray[np.object_] = np.asarray(shapely.linestrings([side for _, side in sides]))
        self.tree = shapely.STRtree(self.shapes)
        self.reach = 2.0 * hypot(wide, deep)

    def room_at(self, points: Floats) -> Floats:
        """Return how far it is from places to the nearest thing, 0 inside it."""
        (which, _), far = self.tree.query_nearest(shapely.points(points), all_matches=False, return_distance=True)
        found: Floats = np.zeros(len(points))
        found[which] = far
        return found


def _in_the_way(entry: Entry, level: float, height: float) -> BaseGeometry | None:
    """Return what of a piece is in the way on a level, None if nothing is: it is walked over, or beneath."""
    limit = level + (entry.ledge if entry.flat or entry.carries else 0.0) + TOLERANCE
    if entry.base >= level + height - TOLERANCE or entry.top <= limit:
        return None
    if entry.flat:
        return shape_of(entry.piece)
    rings = [ring for ring in rings_above(entry, limit) if len(ring) > 2]
    return shapely.union_all([shapely.Polygon(ring) for ring in rings]) if rings else None


def _places(shape: BaseGeometry) -> Iterable[Point]:
    """Return the corners of a shape."""
    return dict.fromkeys((x, y) for x, y in shapely.get_coordinates(shape).tolist())


def _sides(shape: BaseGeometry) -> Iterator[tuple[Point, Point]]:
    """Yield the stretches of a line, or of the border of a polygon."""
    lines = shape if isinstance(shape, shapely.LineString) else shapely.boundary(shape)
    for line in shapely.get_parts(lines):
        yield from pairwise((x, y) for x, y in shapely.get_coordinates(line).tolist())


# -- lines across -------------------------------------------------------------------------------------------------


def _passages(things: _Things, floor: BaseGeometry, level: float, width: float) -> Iterator[Passage]:
    """Yield the passages on a level."""
    rows, owners = _lines_across(things, width)
    shapely.prepare(floor)
    inside = np.asarray(shapely.covers(floor, shapely.linestrings(rows.reshape(-1, 2, 2))), dtype=np.bool_)
    rows, owners = rows[inside], owners[inside]
    widths = np.hypot(rows[:, 2] - rows[:, 0], rows[:, 3] - rows[:, 1])
    middles = (rows[:, 0:2] + rows[:, 2:4]) / 2.0
    left = np.ones(len(rows), dtype=np.bool_)
    for number in np.lexsort((middles[:, 1], middles[:, 0], np.round(widths, 6))).tolist():
        if not left[number]:
            continue
        throat, ways = _throat(things, floor, middles[number], float(widths[number]))
        same = left & np.asarray(shapely.dwithin(throat, shapely.points(middles), _SAME), dtype=np.bool_)
        same[number] = True
        left &= ~same
        if ways >= 2:
            as_wide = same & (widths <= widths[number] + _SAME)
            ends = _in_the_middle(things, rows[as_wide], rows[number], float(widths[number]))
            one, other = owners[number].tolist()
            yield Passage(ends, level, float(widths[number]), (things.names[one], things.names[other]))


def _lines_across(things: _Things, width: float) -> tuple[Floats, Integers]:
    """Return the lines from corners straight to sides nearer than a width, with nothing else as near to their middles.

    Rows are from x, from y, to x, to y; with them come the numbers of the things at both ends.
    """
    points = np.asarray(shapely.points(things.corners[:, 1:3]))
    corner, side = shapely.STRtree(things.sides).query(points, predicate="dwithin", distance=width)
    rows: Floats = shapely.get_coordinates(shapely.shortest_line(points[corner], things.sides[side])).reshape(-1, 4)
    owners = np.stack([things.corners[corner, 0].astype(np.int64), things.owners[side]], axis=1)
    widths = np.hypot(rows[:, 2] - rows[:, 0], rows[:, 3] - rows[:, 1])
    kept = (widths > LEAST) & (widths < width - _SAME)
    rows, owners, widths = rows[kept], owners[kept], widths[kept]
    free = things.room_at((rows[:, 0:2] + rows[:, 2:4]) / 2.0) >= widths / 2.0 - _SAME
    return rows[free], owners[free]


def _in_the_middle(things: _Things, rows: Floats, first: Floats, width: float) -> tuple[Point, Point]:
    """Return the ends of the line in the middle between lines as long as each other across one alley."""
    way = (first[2:4] - first[0:2]) / width
    turned = rows.copy()
    against = (rows[:, 2:4] - rows[:, 0:2]) @ way < 0.0
    turned[against] = rows[against][:, [2, 3, 0, 1]]
    across = np.array([-way[1], way[0]])
    along = ((turned[:, 0:2] + turned[:, 2:4]) / 2.0) @ across
    mean = (turned[int(np.argmin(along))] + turned[int(np.argmax(along))]) / 2.0
    is_free = things.room_at(((mean[0:2] + mean[2:4]) / 2.0)[None])[0] >= width / 2.0 - _SAME
    is_as_long = abs(hypot(*(mean[2:4] - mean[0:2]).tolist()) - width) <= _SAME
    west, south, east, north = (mean if is_free and is_as_long else first).tolist()
    return (west, south), (east, north)


# -- what lies on both sides --------------------------------------------------------------------------------------


def _throat(things: _Things, floor: BaseGeometry, middle: Floats, width: float) -> tuple[BaseGeometry, int]:
    """Return where the middle of a body about as wide as a line may be around it, and the ways from there to more room.

    Where it can be nowhere else there are no ways.
    """
    radius, grain = width / 2.0, min(_GRAIN, _PART * width)
    x, y = middle.tolist()
    here = shapely.Point(x, y)
    reach = 4.0 * radius + 1.0
    while True:
        window = shapely.box(x - reach, y - reach, x + reach, y + reach)
        far = window.buffer(width, join_style="mitre")
        near = things.shapes[things.tree.query(far, predicate="intersects")]
        solid = shapely.intersection(shapely.union_all(near), far)
        free = window.difference(solid.buffer(radius - grain, quad_segs=_ROUND))
        roomy = window.difference(solid.buffer(radius + grain, quad_segs=_ROUND)).buffer(3.0 * grain, quad_segs=2)
        parts = shapely.get_parts(free.difference(roomy))
        own = parts[shapely.dwithin(parts, here, _SAME)]
        if not len(own):
            return here, 0
        throat: BaseGeometry = own[0]
        if reach >= things.reach or throat.distance(window.exterior) > 4.0 * grain:
            doors = shapely.get_parts(throat.buffer(grain / 2.0, quad_segs=2).intersection(roomy))
            return throat, int(np.count_nonzero(shapely.intersects(doors, floor)))
        reach *= 4.0

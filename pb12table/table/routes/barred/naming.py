"""What a body lacks at a passage: exactly how wide or high it is there, and what stands on both sides."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import shapely
from shapely.geometry.base import BaseGeometry

from pb12table.table.battlefield import Body
from pb12table.table.footprints import footprint_polygon
from pb12table.table.index import terrain_index
from pb12table.table.routes.barred.gaps import THREAD, Gap
from pb12table.table.routes.barred.steps import Climber, Step
from pb12table.table.routes.space.free_space import Storey
from pb12table.table.routes.space.storey_now import is_in_the_way
from pb12table.table.shapes import Circle, Point, Point3, circumradius
from pb12table.table.terrain import shape_of
from pb12table.table.units import TOLERANCE, rounded

_NEAR = 0.05
"""So much of what stands at the end of a gap is measured, in steps."""

_HAIR = 2.5 * THREAD


@dataclass(frozen=True, slots=True)
class Lack:
    """A passage that stops a body: `narrow`, or too `high` up, over something, or too `deep` down.

    `found` is how wide it is, or how high one must climb there; `needed` how wide the body is, or how high it climbs.
    `ends` is the line across a gap, or from where to where a step leads; `between` are the ids of the pieces and bodies
    on both sides of a gap, or of what one must get onto or over, "" for the edge of the table and for bare ground.
    """

    kind: str
    at: Point3
    ends: tuple[Point, Point]
    found: float
    needed: float
    between: tuple[str, ...]

    @property
    def lacks(self) -> float:
        """By how much it is too narrow or too high, in steps."""
        return rounded(abs(self.found - self.needed))


def lack_of_gap(climber: Climber, gap: Gap, storey: Storey) -> Lack:
    """What a body lacks at a gap of a storey."""
    mover, ends = climber.mover, gap.ends
    sides = [next(iter(sorted(_standing(climber, storey, end), key=lambda each: each[0])), None) for end in ends]
    width = gap.width
    if sides[0] is not None and sides[1] is not None:
        apart = shapely.distance(sides[0][2], sides[1][2])
        # Where a body may hang over at one end it is as wide as was found.
        width = float(apart) if abs(float(apart) - gap.width) < _HAIR else gap.width
    middle = ((ends[0][0] + ends[1][0]) / 2.0, (ends[0][1] + ends[1][1]) / 2.0)
    names = tuple(side[1] if side is not None else "" for side in sides)
    at = (rounded(middle[0]), rounded(middle[1]), storey.height_at(middle))
    wide = 2.0 * circumradius(mover.body.footprint)
    return Lack("narrow", at, ends, rounded(width), rounded(wide), names)


def lack_of_step(climber: Climber, step: Step, needs: float) -> Lack:
    """What a body lacks of a climb at a step."""
    end = step.ends[-1]
    start, rise = step.start, end[2] - step.start[2]
    sinks = -rise > climber.mover.battlefield.gait.ledge and climber.least(rise) >= needs - TOLERANCE
    kind = "deep" if sinks else "high"
    way = shapely.LineString([start[:2], end[:2]])
    index = terrain_index(climber.mover.battlefield)
    top = start[2] if kind == "deep" else start[2] + needs
    near = index.near((min(start[0], end[0]), min(start[1], end[1]), max(start[0], end[0]), max(start[1], end[1])))
    tops = [entry for entry in near if entry.solid and abs(entry.top - top) < _NEAR]
    owner = min(tops, key=lambda entry: shapely.distance(shape_of(entry.piece), way), default=None)
    found = -rise if kind == "deep" else needs
    limit = climber.drop if kind == "deep" else climber.climb
    name = "" if owner is None else owner.piece.id
    return Lack(kind, start, (start[:2], end[:2]), rounded(found), rounded(limit), (name,))


def _standing(climber: Climber, storey: Storey, end: Point) -> Iterator[tuple[float, str, BaseGeometry]]:
    """What stands at an end of a gap: how far from it, its id ("" for the edge of the table), and the part near it."""
    mover, point = climber.mover, shapely.Point(end)
    level, height, table = storey.height_at(end), mover.body.height, mover.battlefield
    around = point.buffer(_NEAR, quad_segs=2)
    for entry in terrain_index(table).near(around.bounds):
        is_there = entry.solid and entry.base < level + height - TOLERANCE and entry.top > level + TOLERANCE
        shape = shape_of(entry.piece)
        if is_there and shapely.distance(shape, point) < _HAIR:
            yield shapely.distance(shape, point), entry.piece.id, shapely.intersection(shape, around)
    for other in mover.others:
        if other.id != mover.body.id and is_in_the_way(storey, other, height):
            shape = _round(other)
            if shape.distance(point) < _HAIR:
                yield float(shape.distance(point)), other.id, shape.intersection(around)
    frame = shapely.box(0.0, 0.0, table.width, table.depth).exterior
    if frame.distance(point) < _HAIR:
        yield float(frame.distance(point)), "", frame.intersection(around)


def _round(body: Body) -> BaseGeometry:
    if isinstance(body.footprint, Circle):
        return shapely.Point(body.position).buffer(body.footprint.radius, quad_segs=256)
    return footprint_polygon(body)

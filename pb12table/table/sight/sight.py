"""Sight from a body's base point to points, to other bodies and to pieces of terrain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import pairwise
from math import atan, degrees, hypot, isnan, radians, tan

import shapely

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.index import Entry, terrain_index
from pb12table.table.openings import as_seen_from
from pb12table.table.shapes import (
    NOWHERE,
    TOLERANCE,
    Circle,
    Point,
    Point3,
    Region,
    at_least,
    box_ring,
    direction,
    distance,
    normalised,
    plan_distance,
    turn_between,
)
from pb12table.table.sight.cover import Cover, covered_share
from pb12table.table.sight.lines import Interruptions, crosses, interruptions
from pb12table.table.sight.silhouette import COINCIDENCE, View, encloses, hiding_bodies, holds, on_the_surface, view_of
from pb12table.table.terrain import Piece, shape_of
from pb12table.table.unions import geometry_of, left_over, region_of

EVERYWHERE = 180.0
"""The half angle of bodies that look all round, in degrees; a half angle of 0 sees only exactly ahead."""


@dataclass(frozen=True, slots=True)
class PointSight:
    """A sight line to a point: whether it exists, and why not.

    `blockers` are the ids of pieces and bodies the segment passes through, in the order met. `borderline` says that
    something is merely touched or the angle is met exactly, within TOLERANCE.
    """

    exists: bool
    in_sight_angle: bool
    blockers: tuple[str, ...]
    borderline: bool


@dataclass(frozen=True)
class FigureSight:
    """A sight line to a body, with all that decides it.

    `covered_share` ignores the sight angle; `visible_share` is inside it and not covered; `in_sight_angle` says that
    any part of the silhouette is inside. `translucent` pieces are crossed by the segment of the base points. `distance`
    is in space. What is further to be known of the `cover`, and of its `stretches` inside the sight angle, is worked
    out when it is first asked for.
    """

    exists: bool
    in_sight_angle: bool
    covered_share: float
    visible_share: float
    distance: float
    translucent: tuple[str, ...]
    borderline: bool
    cover: Cover = field(compare=False)
    stretches: tuple[tuple[float, float], ...] = ()

    @property
    def blockers(self) -> tuple[str, ...]:
        """The ids of what hides a part, the greatest first."""
        return tuple(key for key, _ in self.cover.shares)

    @property
    def silhouette(self) -> Region:
        """The silhouette in the upright plane through the target's axis, square to the view, as (u, z), u to the right
        as seen from the observer.
        """
        return self.cover.silhouette

    @property
    def hidden(self) -> Region:
        """The hidden part of the silhouette."""
        return self.cover.hidden

    @cached_property
    def visible(self) -> Region:
        """The part of the silhouette inside the sight angle and not hidden."""
        if self.cover.view is None:
            return self.cover.silhouette if self.exists else NOWHERE
        return _visible(self.cover.view, self.stretches, self.cover)


def sight_to_point(
    battlefield: Battlefield, observer: Body, point: Point3, half_angle: float, others: Sequence[Body]
) -> PointSight:
    """Return the sight line from a body's base point to a point in space.

    `half_angle` is how many degrees are seen to each side of the facing, from 0 to EVERYWHERE.

    Neither the observer blocks, nor bodies in which the point lies, nor what has the base point in its inside.
    """
    eye, point = observer.base_point, on_the_surface(battlefield, point)
    battlefield = as_seen_from(battlefield, eye)
    bodies = [other for other in hiding_bodies(others, eye, observer) if not holds(other, point)]
    return _segment_sight(_blocking_near(battlefield, eye, point), bodies, observer, point, half_angle)


def is_clear(battlefield: Battlefield, start: Point3, end: Point3) -> bool:
    """Return whether no terrain interrupts the segment from an eye to a point."""
    return not interrupted(battlefield, start, end).blockers


def interrupted(battlefield: Battlefield, start: Point3, end: Point3, bodies: Sequence[Body] = ()) -> Interruptions:
    """Return what interrupts the segment from an eye to a point: terrain, and some bodies."""
    battlefield = as_seen_from(battlefield, start)
    return interruptions(_blocking_near(battlefield, start, end), bodies, start, end)


def _segment_box(a: Point3, b: Point3) -> tuple[float, float, float, float]:
    return (min(a[0], b[0]), min(a[1], b[1]), max(a[0], b[0]), max(a[1], b[1]))


def _blocking_near(battlefield: Battlefield, eye: Point3, point: Point3) -> list[Entry]:
    """Return what may block the segment from an eye to a point: terrain near it, except what has the eye inside it.

    Ground that hides is among it from wherever it is seen.
    """
    west, south, east, north = _segment_box(eye, point)
    box = (west - TOLERANCE, south - TOLERANCE, east + TOLERANCE, north + TOLERANCE)
    near = terrain_index(battlefield).near(box)
    return [entry for entry in near if entry.piece.may_block and not (entry.piece.opaque and encloses(entry, eye))]


def _segment_sight(
    entries: Sequence[Entry], bodies: Sequence[Body], observer: Body, point: Point3, half_angle: float
) -> PointSight:
    found = interruptions(entries, bodies, observer.base_point, point)
    plan_point = (point[0], point[1])
    # A point straight above or below counts as straight ahead.
    ahead = plan_distance(observer.position, plan_point) <= TOLERANCE
    angle = 0.0 if ahead else abs(turn_between(observer.facing, direction(observer.position, plan_point)))
    inside = angle <= half_angle + TOLERANCE
    borderline = found.touched or (abs(angle - half_angle) <= TOLERANCE and half_angle < EVERYWHERE)
    return PointSight(inside and not found.blockers, inside, found.blockers, borderline)


def sight_to_body(
    battlefield: Battlefield, observer: Body, target: Body, half_angle: float, others: Sequence[Body], least: float
) -> FigureSight:
    """Return the sight line from a body to another: what is in the sight angle, covered and visible.

    The observer and the target never block; all other bodies hide like terrain, and terrain hides whoever stands on
    it. A sight line exists when at least the share `least` of the silhouette is both inside the sight angle and not
    covered. `half_angle` is how many degrees are seen to each side of the facing, from 0 to EVERYWHERE.
    """
    return _sight_to_body(battlefield, observer, target, half_angle, _in_the_way(observer, target, others), least)


def _in_the_way(observer: Body, target: Body, others: Sequence[Body]) -> tuple[Body, ...]:
    """Return the bodies close enough to the view of the target to hide some of it; far ones would fill the caches."""
    (ax, ay), (bx, by) = observer.position, target.position
    dx, dy = bx - ax, by - ay
    length, reach = hypot(dx, dy), _radius(target)
    if length <= 2.0 * reach:
        return tuple(others)
    # Half the silhouette's width, projected centrally, is at most this; all that hides lies in the triangle to it.
    width = reach * length / (length - reach) + TOLERANCE
    squared = length * length
    near: list[Body] = []
    for other in others:
        x, y = other.x - ax, other.y - ay
        share = (x * dx + y * dy) / squared
        if share >= 1.0:
            x, y = x - dx, y - dy
        elif share > 0.0:
            x, y = x - share * dx, y - share * dy
        if hypot(x, y) <= width + _radius(other):
            near.append(other)
    return tuple(near)


def _radius(body: Body) -> float:
    """Return the radius from its base point in plan beyond which no point of a body lies."""
    if isinstance(body.footprint, Circle):
        return body.footprint.radius
    return max(hypot(x, y) for x, y in body.footprint.points)


def cover_of(
    battlefield: Battlefield, observer: Body, target: Body, others: Sequence[Body]
) -> tuple[Cover, tuple[str, ...]]:
    """Return what covers a target from an observer looking all round, and the translucent pieces between.

    The observer and the target cover nothing.
    """
    eye = observer.base_point
    cover = covered_share(battlefield, eye, target, _without(others, observer))
    return cover, _translucent(battlefield, eye, target.base_point)


def _without(others: Sequence[Body], observer: Body) -> Sequence[Body]:
    """Return some bodies without the observer, who is rarely among them."""
    if any(other.id == observer.id for other in others):
        return [other for other in others if other != observer]
    return others


@lru_cache(maxsize=4096)
def _sight_to_body(
    battlefield: Battlefield, observer: Body, target: Body, half_angle: float, others: tuple[Body, ...], least: float
) -> FigureSight:
    cover, translucent = cover_of(battlefield, observer, target, others)
    length = distance(observer.base_point, target.base_point)
    view = cover.view
    if view is None:
        return _upright_sight(cover, observer, target, half_angle, length, translucent)
    stretches = seen_stretches(view, observer.facing, target, half_angle)
    share = _visible_share(view, stretches, cover)
    return FigureSight(
        exists=at_least(share, least),
        in_sight_angle=bool(stretches),
        covered_share=cover.covered_share,
        visible_share=share,
        distance=length,
        translucent=translucent,
        borderline=abs(share - least) <= TOLERANCE,
        cover=cover,
        stretches=tuple(stretches),
    )


def _visible_share(view: View, stretches: list[tuple[float, float]], cover: Cover) -> float:
    """Return the fraction of a silhouette that is inside the sight angle and not hidden."""
    if stretches == [(view.left, view.right)]:
        return 1.0 - cover.covered_share
    if view.area <= 0.0 or not stretches:
        return 0.0
    if cover.covered_share >= 1.0:
        return 0.0
    height = view.top - view.bottom
    area = sum((right - left) * height - cover.hidden_between(left, right) for left, right in stretches)
    return min(1.0, (_visible(view, stretches, cover).area if isnan(area) else max(0.0, area)) / view.area)


def _upright_sight(
    cover: Cover, observer: Body, target: Body, half_angle: float, length: float, translucent: tuple[str, ...]
) -> FigureSight:
    """Return the sight to a target whose axis is within COINCIDENCE: the segment of the base points decides."""
    line = _segment_sight((), (), observer, target.base_point, half_angle)
    exists = line.in_sight_angle and cover.covered_share == 0.0
    return FigureSight(
        exists=exists,
        in_sight_angle=line.in_sight_angle,
        covered_share=cover.covered_share,
        visible_share=1.0 if exists else 0.0,
        distance=length,
        translucent=translucent,
        borderline=line.borderline,
        cover=cover,
    )


def _translucent(battlefield: Battlefield, a: Point3, b: Point3) -> tuple[str, ...]:
    """Return the translucent pieces through whose inside the segment of the base points passes."""
    index = terrain_index(battlefield)
    if not index.translucent:
        return ()
    return tuple(
        entry.piece.id
        for entry in index.near(_segment_box(a, b))
        if entry.piece.translucent > 0 and crosses(entry, a, b)
    )


def seen_stretches(view: View, facing: float, target: Body, half: float) -> list[tuple[float, float]]:
    """Return the stretches of u of a silhouette inside the sight angle, `half` degrees to each side of a facing.

    A stretch without width tells that the sight angle merely touches the silhouette.
    """
    if half >= EVERYWHERE - TOLERANCE:
        return [(view.left, view.right)]
    ahead = turn_between(facing, direction((view.eye[0], view.eye[1]), target.position))
    # A column u is seen `bearing` degrees to the right of the axis, so at the angle ahead - bearing to the facing.
    lowest, highest = degrees(atan(view.left / view.depth)), degrees(atan(view.right / view.depth))
    stretches: list[tuple[float, float]] = []
    for full_turn in (-360.0, 0.0, 360.0):
        start, end = ahead - half + full_turn, ahead + half + full_turn
        if start > highest + TOLERANCE or end < lowest - TOLERANCE:
            continue
        left = view.left if start <= lowest else min(view.depth * tan(radians(start)), view.right)
        right = view.right if end >= highest else max(view.depth * tan(radians(end)), view.left)
        stretches.append((left, max(left, right)))
    return sorted(stretches)


def _visible(view: View, stretches: Sequence[tuple[float, float]], cover: Cover) -> Region:
    """Return the part of a silhouette inside the sight angle and not hidden."""
    wide = [(left, right) for left, right in stretches if right > left]
    inside = Region(tuple((box_ring(left, view.bottom, right, view.top), ()) for left, right in wide))
    if cover.hidden.is_empty or not wide:
        return inside
    if cover.covered_share >= 1.0:
        return NOWHERE
    return region_of(left_over(geometry_of(inside), [geometry_of(cover.hidden)]))


__all__ = [
    "COINCIDENCE",
    "EVERYWHERE",
    "FigureSight",
    "PointSight",
    "cover_of",
    "interrupted",
    "is_clear",
    "seen_stretches",
    "sight_to_body",
    "sight_to_point",
]


ALL_ROUND = (0.0, 360.0)

_WIDE_SAMPLES = 96
"""How many facings are tried where a target is wider than the sight angle, so that several stretches may see it."""

_HALVINGS = 30


def sighted_facings(
    battlefield: Battlefield, observer: Body, target: Body, half_angle: float, others: Sequence[Body], least: float
) -> tuple[tuple[float, float], ...]:
    """Return the stretches of facings, in degrees, from which a sight line to the target exists; usually one or none.

    Each begins in [0, 360) and runs counter-clockwise to its end, which may be above 360; both ends still see the
    target and are exact to 1e-6 degrees. ALL_ROUND alone says that the facing does not matter. The rule itself is
    asked at each facing; the facing changes nothing else. `half_angle` and `least` are as in `sight_to_body`.
    """
    ahead = direction(observer.position, target.position)

    def sees(offset: float) -> bool:
        turned = observer.at(observer.x, observer.y, observer.z, normalised(ahead + offset))
        return sight_to_body(battlefield, turned, target, half_angle, others, least).exists

    offsets = [-180.0, 0.0, 180.0]
    view = view_of(battlefield, observer.base_point, target)
    if view is not None and degrees(atan(max(-view.left, view.right) / view.depth)) > half_angle:
        offsets = [360.0 * i / _WIDE_SAMPLES - 180.0 for i in range(_WIDE_SAMPLES + 1)]
    seen = [sees(offset) for offset in offsets]
    if half_angle >= EVERYWHERE - TOLERANCE or all(seen):
        return (ALL_ROUND,) if all(seen) else ()
    found: list[tuple[float, float]] = []
    begin = None if not seen[0] else offsets[0]
    for i in range(1, len(offsets)):
        if seen[i] and begin is None:
            begin = _border(sees, offsets[i], offsets[i - 1])
        elif not seen[i] and begin is not None:
            found.append((begin, _border(sees, offsets[i - 1], offsets[i])))
            begin = None
    if begin is not None:
        found.append((begin, offsets[-1]))
    if len(found) > 1 and seen[0] and seen[-1]:
        # The same stretch, cut straight behind.
        found = [*found[1:-1], (found[-1][0], found[0][1] + 360.0)]
    return tuple(sorted((normalised(ahead + start), normalised(ahead + start) + end - start) for start, end in found))


def _border(sees: Callable[[float], bool], inside: float, outside: float) -> float:
    """Return the last facing that still sees, between one that does and one that does not."""
    for _ in range(_HALVINGS):
        middle = (inside + outside) / 2.0
        if sees(middle):
            inside = middle
        else:
            outside = middle
    return inside


BEFORE = 0.01
"""So far before the surface a point lies, in steps, so that the surface itself is never in the way."""


@lru_cache(maxsize=1024)
def aim_points(piece: Piece, eye: Point3) -> tuple[Point3, ...]:
    """Return the points of a piece that can be aimed at from an eye, nearest first.

    They are the nearest point of its outline, its corners and the middles of its edges, each as high as the eye if
    the piece is so high there, else at its top or its lower edge; over the piece, straight below the eye.
    """
    found = {_drawn(eye, (x, y, _height(piece, (x, y), eye[2]))) for x, y in _plan_points(piece, eye[:2])}
    return tuple(sorted(found, key=lambda point: (distance(eye, point), point)))


def _plan_points(piece: Piece, eye: Point) -> list[Point]:
    """Return candidates as seen from above."""
    ring = list(piece.outline)
    nearest = shapely.shortest_line(shape_of(piece), shapely.Point(eye)).coords[0]
    ends = ring if piece.thin else [*ring, ring[0]]
    middles = [((a[0] + b[0]) / 2.0, (a[1] + b[1]) / 2.0) for a, b in pairwise(ends)]
    return [(nearest[0], nearest[1]), *ring, *middles]


def _height(piece: Piece, point: Point, eye: float) -> float:
    return max(piece.base, min(eye, piece.top_at(point)))


def _drawn(eye: Point3, point: Point3) -> Point3:
    """Return the point moved a little towards the eye."""
    away = distance(eye, point)
    if away <= 2.0 * BEFORE:
        return point
    share = BEFORE / away
    x, y, z = (there + (here - there) * share for here, there in zip(eye, point, strict=True))
    return (x, y, z)

"""Where a body gets that goes only the way it faces, or back, and turns on the spot: drives by strides and turns.

All that is found can be driven stroke by stroke.  What is not found may be there all the same: strides begin whole,
turns lead to a few facings, and of places that lie side by side one is looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from heapq import heappop, heappush
from itertools import count
from math import atan2, ceil, cos, degrees, floor, hypot, radians, sin
from typing import Final, Literal

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.footprints import Area, footprint_polygon, footprint_ring, in_area, width_of
from pb12table.table.index import Entry, terrain_index
from pb12table.table.motion.contact import swing
from pb12table.table.motion.falling import stand, stand_heights
from pb12table.table.motion.sweep import walk
from pb12table.table.planar import hull
from pb12table.table.routes import GivenUp
from pb12table.table.shapes import (
    GRID,
    TOLERANCE,
    Circle,
    Point,
    Point3,
    Region,
    circumradius,
    direction,
    heading,
    moved,
    normalised,
    plan_distance,
    rounded,
    turn_between,
)
from pb12table.table.unions import Floats, Truths, region_of

Stroke = Literal["ahead", "back", "turn"]

SHORT: Final = 0.5
"""Where there is little room strides are so short, too, in steps."""
FINE, COARSE = 0.35, 0.7
"""Of the places in cells so large, where there is little room and where there is much, one is looked at.

They are smaller than what a stride, a short one where there is little room, leads on along one of the axes.
"""
APART: Final = 7.0
"""Walls whose directions differ by less, in degrees, are driven along in one of them."""
MOST_FACINGS: Final = 12
"""So many facings are driven in, besides that towards a goal."""
_FANS: Final = 12
"""A fan is looked at in so many parts."""
_CUTS: Final = 12
"""Of a part of a fan so many parts are looked at, one behind the other."""
_SAMPLE, _NEW = 0.5, 4
"""A fan that reaches fewer new places of a grid so wide, in steps, is left out."""
_PARTS: Final = tuple(number / 10.0 for number in range(1, 10))
"""Shorter strides than whole ones, in steps."""
_BESIDE, _ALIKE, _EIGHTHS = 1.0, 45.0, 8
"""Of poses in cells so large, in steps, that are turned alike, in degrees, one has a fan: the cheapest."""
MOST_POSES: Final = 2_000
"""So many poses are looked at."""
_SHY: Final = 4.0 * GRID
"""So much less is promised of each stride, since places are rounded."""
_THERE: Final = 6.0 * GRID
"""So near to a place one is there: strides end on the grid."""
SAME_HEIGHT: Final = 0.1
"""Stand heights that differ by no more are the same to who asks."""
_NEAR: Final = 3.0
"""So far ahead is looked whether the ground is higher or lower, in steps."""
_LOOKS: Final = 64
"""After so many places is asked whether to give up."""


@dataclass(frozen=True, slots=True)
class Fares:
    """What strokes cost: a step ahead, one back, and a turn of at most so many degrees."""

    ahead: int = 1
    back: int = 2
    turn: int = 1
    most_turn: float = 45.0


@dataclass(frozen=True, slots=True)
class Driver:
    """Who drives where: the table, the body, those around, and what it costs.

    Each of the `slow` areas makes every stroke that begins in it dearer by one.
    """

    battlefield: Battlefield
    body: Body
    others: tuple[Body, ...] = ()
    slow: tuple[Area, ...] = ()
    fares: Fares = Fares()

    def toll(self, place: Point3) -> int:
        """Return by how much a stroke is dearer that begins at a place."""
        return sum(in_area(area, place[:2], place[2]) for area in self.slow)


@dataclass(frozen=True, slots=True, eq=False)
class Course:
    """A pose on a drive, the stroke by which it was come to, and what that cost so far.

    `amount` is the length of a stride in steps, or the degrees of a turn.
    """

    pose: Body
    spent: int
    stroke: Stroke | None = None
    amount: float = 0.0
    parent: Course | None = None

    @property
    def place(self) -> Point3:
        """The place of the pose."""
        return (self.pose.x, self.pose.y, self.pose.z)

    def strokes(self) -> list[Course]:
        """Return the courses that lead here, each by a stroke, the start left out."""
        found: list[Course] = []
        course: Course | None = self
        while course is not None and course.parent is not None:
            found.append(course)
            course = course.parent
        return found[::-1]


class _Level:
    """What is surely free at a stand height: there the body neither meets anything nor leaves its level."""

    def __init__(self, driver: Driver, height: float) -> None:
        table, body = driver.battlefield, driver.body
        whole: BaseGeometry = shapely.box(0.0, 0.0, table.width, table.depth)
        carrying: list[BaseGeometry] = []
        barring: list[BaseGeometry] = []
        uneven: list[BaseGeometry] = []
        for entry in terrain_index(table).entries:
            is_here = entry.carries and entry.flat and abs(entry.top - height) <= TOLERANCE
            if is_here:
                carrying.append(_shape(entry))
            elif entry.base < height + body.height - TOLERANCE and (
                entry.carries or (entry.solid and entry.top > height - TOLERANCE)
            ):
                shape = _shape(entry)
                barring.append(shape)
                if entry.carries and entry.lowest <= height + table.gait.ledge + TOLERANCE:
                    uneven.append(shape)
        for other in driver.others:
            if other.z < height + body.height - TOLERANCE and other.top > height + TOLERANCE:
                barring.append(footprint_polygon(other))
        held = whole if abs(height) <= TOLERANCE else shapely.union_all(carrying)
        self.free = shapely.difference(shapely.intersection(held, whole), shapely.union_all(barring).buffer(GRID))
        self.roomy = shapely.buffer(self.free, -(1.01 * circumradius(body.footprint) + 2.0 * GRID))
        self.uneven = shapely.union_all(uneven) if abs(height) <= TOLERANCE else shapely.difference(whole, self.free)
        for shape in (self.free, self.roomy, self.uneven):
            shapely.prepare(shape)

    def is_roomy(self, place: Point) -> bool:
        """Return whether the body surely turns freely at a place."""
        return bool(shapely.contains_xy(self.roomy, *place))

    def are_clear(self, corners: Floats) -> Truths:
        """Return which parts of the table are surely free: the hulls of corners, given as rows of points."""
        return np.asarray(shapely.contains(self.free, shapely.convex_hull(shapely.linestrings(corners))))

    def is_clear(self, corners: Floats) -> bool | None:
        """Return whether the hull of some corners is free; None where the ground there must be looked at closely."""
        border = shapely.convex_hull(shapely.linestrings(corners))
        if shapely.contains(self.free, border):
            return True
        return None if shapely.intersects(self.uneven, border) else False


def _shape(entry: Entry) -> BaseGeometry:
    piece = entry.piece
    if piece.thin:
        return shapely.LineString(piece.outline).buffer(GRID)
    found = shapely.Polygon(piece.outline, piece.holes)
    return found if shapely.is_valid(found) else found.buffer(0.0)


class Drives:
    """The courses of a body, the cheapest first, with at most so many points."""

    def __init__(
        self, driver: Driver, limit: int, stop: Callable[[], bool] = lambda: False, starts: Sequence[Body] = ()
    ) -> None:
        self.driver, self.limit, self._stop = driver, limit, stop
        self._levels: dict[float, _Level] = {}
        poses = starts or (driver.body,)
        self._starts = [pose for pose in poses if stand(driver.battlefield, pose, driver.others).safe]

    def level(self, height: float) -> _Level:
        """Return what is free at a stand height."""
        key = rounded(height)
        if key not in self._levels:
            self._levels[key] = _Level(self.driver, key)
        return self._levels[key]

    def is_uneven(self, pose: Body) -> bool:
        """Return whether what is near ahead of a pose is higher or lower, so that it may lead to another height."""
        far = moved(pose.position, pose.facing, _NEAR)
        return bool(shapely.intersects(self.level(pose.z).uneven, shapely.LineString((pose.position, far))))

    @cached_property
    def facings(self) -> tuple[float, ...]:
        """The facings that are driven in: eighths of a turn from the first, and along walls, the longest ones first."""
        first = self.driver.body.facing
        found = [normalised(first + 45.0 * number) for number in range(8)]
        lengths: dict[float, float] = {}
        for entry in terrain_index(self.driver.battlefield).solid:
            ring = entry.piece.outline
            for (x1, y1), (x2, y2) in zip(ring, (*ring[1:], ring[0]), strict=True):
                key = round(degrees(atan2(y2 - y1, x2 - x1)) % 180.0, 1) % 180.0
                lengths[key] = lengths.get(key, 0.0) + hypot(x2 - x1, y2 - y1)
        for angle in sorted(lengths, key=lambda angle: (-lengths[angle], angle)):
            if len(found) >= MOST_FACINGS:
                break
            found += [
                each for each in (angle, normalised(angle + 180.0))
                if all(abs(turn_between(each, other)) >= APART for other in found)
            ]  # fmt: skip
        return tuple(rounded(each) for each in found)

    def courses(
        self,
        left: Callable[[Course], int] = lambda course: 0,
        leads_on: Callable[[Course], bool] = lambda course: True,
    ) -> Iterator[Course]:
        """Yield all poses that are looked at, those first that with what is `left` at least cost the least.

        One that does not lead on to anything new is left out.  Raises GivenUp.
        """
        numbers, waiting = count(), list[tuple[int, int, int, Course]]()
        done: set[tuple[int, int, int, float, int]] = set()
        for pose in self._starts:
            start = Course(pose, 0)
            heappush(waiting, (left(start), 0, next(numbers), start))
        while waiting and len(done) < MOST_POSES:
            _, _, number, course = heappop(waiting)
            if number % _LOOKS == 0 and self._stop():
                raise GivenUp
            key = self._key(course)
            if key in done:
                continue
            done.add(key)
            if not leads_on(course):
                continue
            yield course
            for following in self._following(course):
                if following.spent <= self.limit and self._key(following) not in done:
                    least = following.spent + left(following)
                    if least <= self.limit:
                        heappush(waiting, (least, -following.spent, next(numbers), following))

    def _key(self, course: Course) -> tuple[int, int, int, float, int]:
        x, y, z = course.place
        cell = COARSE if self.level(z).is_roomy((x, y)) else FINE
        return (floor(x / cell), floor(y / cell), round(4.0 * z), course.pose.facing, round(4.0 * cell))

    def _following(self, course: Course) -> Iterator[Course]:
        pose, fares = course.pose, self.driver.fares
        level, toll = self.level(pose.z), self.driver.toll(course.place)
        is_tight = not level.is_roomy(pose.position)
        for length in (1.0, SHORT) if is_tight else (1.0,):
            end = self.strode(pose, length)
            if end is not None:
                yield Course(end, course.spent + fares.ahead + toll, "ahead", length, course)
            elif length == 1.0:
                yield from self._up_to(course, fares.ahead + toll)
        if course.stroke != "ahead":
            end = self.strode(pose, -1.0)
            if end is not None:
                yield Course(end, course.spent + fares.back + toll, "back", 1.0, course)
        for facing in self.facings:
            turn = turn_between(pose.facing, facing)
            if GRID < abs(turn) <= fares.most_turn + TOLERANCE:
                end = self.turned(pose, turn)
                if end is not None:
                    yield Course(end, course.spent + fares.turn + toll, "turn", turn, course)

    def _up_to(self, course: Course, cost: int) -> Iterator[Course]:
        """Yield a stride up to what is in the way."""
        pose = course.pose
        clear = self.level(pose.z).are_clear(np.array([self._swept(pose, length) for length in _PARTS]))
        if clear.any():
            length = _PARTS[int(np.flatnonzero(clear)[-1])]
            end = self.strode(pose, length)
            if end is not None:
                yield Course(end, course.spent + cost, "ahead", length, course)

    def _swept(self, pose: Body, length: float) -> Floats:
        """Return the corners of the body before and after a stride."""
        shift = length * np.array(heading(pose.facing))
        there = self.placed(pose, radians(pose.facing))
        return np.concatenate((there, there + shift))

    def placed(self, pose: Body, angle: float, scale: float = 1.0) -> Floats:
        """Return the corners of the body turned to an angle, in radians, where it is, made larger by a scale."""
        east, north = scale * cos(angle), scale * sin(angle)
        x, y = self.border[:, 0], self.border[:, 1]
        return np.stack((pose.x + x * east - y * north, pose.y + x * north + y * east), axis=1)

    @cached_property
    def border(self) -> Floats:
        """The corners of the body at facing 0 about its base point; of a round one those of a ring around it."""
        footprint = self.driver.body.footprint
        wider = 1.01 if isinstance(footprint, Circle) else 1.0
        return wider * np.array(hull(footprint_ring(footprint)))

    def strode(self, pose: Body, length: float) -> Body | None:
        """Return the pose after a stride ahead, or back for a length below 0; None where it is not surely free."""
        to = ahead(pose, length)
        clear = self.level(pose.z).is_clear(self._swept(pose, length))
        if clear:
            return pose.at(rounded(to[0]), rounded(to[1]), pose.z)
        if clear is False:
            return None
        way = walk(self.driver.battlefield, pose, to, self.driver.others)
        if way.obstacle is not None or way.at_edge or way.travelled < abs(length) - 3.0 * GRID:
            return None
        return self._standing(pose.at(way.x, way.y, way.z))

    def turned(self, pose: Body, turn: float) -> Body | None:
        """Return the pose after a turn; None where there is not surely room for the whole of it."""
        goal = rounded(normalised(pose.facing + turn))
        there = pose.at(pose.x, pose.y, pose.z, goal)
        level = self.level(pose.z)
        if level.is_roomy(pose.position):
            return there
        start, half = radians(pose.facing), radians(turn) / 2.0
        parts = [(number / 4.0, 1.0 if number % 2 == 0 else 1.0 / cos(half / 4.0)) for number in range(9)]
        clear = level.are_clear(np.array([
            np.concatenate([self.placed(pose, start + part * half, scale) for part, scale in parts[first : first + 3]])
            for first in (0, 2, 4, 6)
        ]))  # fmt: skip
        if clear.all():
            return there
        ends = [level.is_clear(self.placed(pose, start + part * half)) for part in (0.0, 2.0)]
        if None in ends or not ends[0]:
            swung = swing(self.driver.battlefield, pose, goal, self.driver.others)
            return self._standing(there) if swung.obstacle is None and swung.facing == goal else None
        return None

    def _standing(self, pose: Body) -> Body | None:
        return pose if stand(self.driver.battlefield, pose, self.driver.others).safe else None


def ahead(pose: Body, length: float) -> Point:
    """Return the place so many steps ahead of a pose, behind it for a length below 0, on the line of its facing."""
    x, y = moved(pose.position, pose.facing, length)
    east, north = heading(pose.facing)
    along = (rounded(x) - pose.x) * east + (rounded(y) - pose.y) * north
    return moved(pose.position, pose.facing, max(-1.0, min(along, 1.0)))


# -- to a place ---------------------------------------------------------------------------------------------------


def drive_to(
    driver: Driver, to: Point, height: float | None, limit: int, stop: Callable[[], bool] = lambda: False
) -> Course | None:
    """Return the cheapest drive that is found to a place, at a stand height or any; None for none.

    At its end the body turns to the place and goes straight on to it.  `stop` is asked whether to give up; then GivenUp
    is raised.
    """
    fares = driver.fares
    if not _can_stand(driver, to, height):
        return None

    def left(course: Course) -> int:
        """Return what a drive on costs at least: strides, and a turn where the place does not lie straight ahead."""
        far = plan_distance(course.pose.position, to)
        if far <= _THERE:
            return 0
        aside = abs(turn_between(course.pose.facing, direction(course.pose.position, to)))
        off = far * abs(sin(radians(aside)))
        strides = ceil(far - _THERE)
        if off <= _THERE:
            is_ahead = aside < 90.0
            return strides * fares.ahead if is_ahead else strides * min(fares.back, fares.ahead)
        return fares.turn + strides * fares.ahead

    def found_by(search: Drives, courses: Iterator[Course], best: Course | None) -> Course | None:
        for course in courses:
            least = course.spent + left(course)
            if best is not None and course.spent >= best.spent:
                break
            if best is not None and least >= best.spent:
                continue
            for found in _led_on(search, course, to):
                is_there = height is None or abs(found.pose.z - height) <= SAME_HEIGHT
                if is_there and found.spent <= limit and (best is None or found.spent < best.spent):
                    best = found
        return best

    search = Drives(driver, limit, stop)
    first = found_by(search, search.courses(left), None)
    # In the order in which areas are told, so that what they promise is found.
    search = Drives(driver, limit if first is None else first.spent - 1, stop)
    return found_by(search, search.courses(leads_on=lambda course: course.spent + left(course) <= search.limit), first)


def _can_stand(driver: Driver, to: Point, height: float | None) -> bool:
    """Return whether the body can stand at a place, turned in one of some ways."""
    for level in stand_heights(driver.battlefield, *to):
        if height is None or abs(level - height) <= SAME_HEIGHT:
            turned = (driver.body.at(*to, level, 15.0 * number) for number in range(24))
            if any(stand(driver.battlefield, pose, driver.others).safe for pose in turned):
                return True
    return False


def _led_on(search: Drives, course: Course, to: Point) -> Iterator[Course]:
    """Yield a course led on to a place: turned to it and straight on, and the same in reverse, where that is free."""
    if plan_distance(course.pose.position, to) <= _THERE:
        yield course
        return
    for is_back in (False, True):
        found = _led(search, course, to, is_back=is_back)
        if found is not None:
            yield found


def _led(search: Drives, course: Course, to: Point, *, is_back: bool) -> Course | None:
    fares, driver = search.driver.fares, search.driver
    pose, wished = course.pose, direction(course.pose.position, to) + (180.0 if is_back else 0.0)
    start = search.placed(pose, radians(wished))
    if search.level(pose.z).is_clear(np.concatenate((start, start + np.subtract(to, pose.position)))) is False:
        return None
    while True:
        turn = turn_between(course.pose.facing, normalised(wished))
        if abs(turn) <= GRID:
            break
        part = max(-fares.most_turn, min(turn, fares.most_turn))
        end = search.turned(course.pose, part)
        if end is None:
            return None
        course = Course(end, course.spent + fares.turn + driver.toll(course.place), "turn", part, course)
        if course.spent > search.limit:
            return None
    kind: Stroke = "back" if is_back else "ahead"
    fare, sign = (fares.back, -1.0) if is_back else (fares.ahead, 1.0)
    while True:
        far = plan_distance(course.pose.position, to)
        if far <= _THERE:
            return course
        length = min(far, 1.0)
        end = search.strode(course.pose, sign * length)
        if end is None or plan_distance(end.position, to) > far - length + _THERE:
            return None
        course = Course(end, course.spent + fare + driver.toll(course.place), kind, length, course)
        if course.spent > search.limit:
            return None


# -- everywhere ---------------------------------------------------------------------------------------------------


def driven_areas(
    driver: Driver, limits: Sequence[int], stop: Callable[[], bool] = lambda: False, starts: Sequence[Body] = ()
) -> tuple[list[tuple[float, Region]], ...]:
    """Return where a body surely gets for each of some points: areas with the stand height in each, ascending.

    They are made of fans: from a pose the body turns once and goes straight on, or back, over ground that is free and
    level.  With `starts` it may begin in any of these poses.  `stop` is asked whether to give up; then GivenUp is
    raised.
    """
    found: list[list[tuple[float, Region]]] = []
    for limit in limits:
        search = Drives(driver, limit, stop, starts)
        fans = _Fans(search, limit)
        for course in search.courses(leads_on=fans.are_wanted):
            fans.add(course)
        found.append(fans.areas())
    return tuple(found)


class _Fans:
    """The fans of some poses, and which places of a grid they reach already."""

    def __init__(self, search: Drives, limit: int) -> None:
        self._search, self._limit = search, limit
        table = search.driver.battlefield
        xs, ys = (np.arange(_SAMPLE / 2.0, size, _SAMPLE) for size in (table.width, table.depth))
        self._xs, self._ys = (each.ravel() for each in np.meshgrid(xs, ys))
        self._room = width_of(search.driver.body.footprint) / 2.0
        self._known: dict[float, Truths] = {}
        self._tried: set[tuple[int, int, float, int]] = set()
        self._slow = [shapely.Polygon(area.outline) for area in search.driver.slow]
        self._found: dict[float, list[BaseGeometry]] = {}

    def add(self, course: Course) -> None:
        """Add the fans ahead and back of a pose, where they bring something new and none is known from beside it."""
        x, y, z = course.place
        key = (floor(x / _BESIDE), floor(y / _BESIDE), rounded(z), round(course.pose.facing / _ALIKE) % _EIGHTHS)
        if key in self._tried:
            return
        self._tried.add(key)
        fares, driver = self._search.driver.fares, self._search.driver
        left = self._limit - course.spent - fares.turn - driver.toll(course.place)
        for sign, fare in ((1.0, fares.ahead), (-1.0, fares.back)):
            far = left // fare
            if far >= 1 and self._is_new(course, sign, far):
                self._add(course, sign, far, left, fare)

    def _fan(self, course: Course, sign: float, far: float) -> Truths:
        """Return which places of the grid lie in a fan."""
        east, north = self._xs - course.pose.x, self._ys - course.pose.y
        ahead_east, ahead_north = heading(course.pose.facing)
        along, across = sign * (east * ahead_east + north * ahead_north), east * ahead_north - north * ahead_east
        away = np.hypot(along, across)
        found: Truths = (away <= far) & (along >= cos(radians(self._search.driver.fares.most_turn)) * away)
        return found

    def _missing(self, height: float) -> Truths:
        """Return which places of the grid are not reached yet that might be, at a stand height."""
        key = rounded(height)
        if key not in self._known:
            room = shapely.buffer(self._search.level(key).free, -self._room)
            self._known[key] = ~shapely.contains_xy(room, self._xs, self._ys)
        return ~self._known[key]

    def _is_new(self, course: Course, sign: float, far: float) -> bool:
        return int((self._fan(course, sign, far) & self._missing(course.pose.z)).sum()) >= _NEW

    def are_wanted(self, course: Course) -> bool:
        """Return whether a course may lead on to new places, were nothing in its way, or to another height."""
        return self._may_reach(course, self._missing(course.pose.z)) or self._search.is_uneven(course.pose)

    def _may_reach(self, course: Course, missing: Truths) -> bool:
        fares, pose = self._search.driver.fares, course.pose
        east, north = self._xs[missing] - pose.x, self._ys[missing] - pose.y
        aside = np.abs((np.degrees(np.arctan2(north, east)) - pose.facing + 180.0) % 360.0 - 180.0)
        # Who goes back need not turn so far.
        turns = np.ceil(np.minimum(aside, 180.0 - aside) / fares.most_turn)
        cost = fares.turn * turns + min(fares.ahead, fares.back) * np.hypot(east, north)
        return bool((cost <= self._limit - course.spent).any())

    def _add(self, course: Course, sign: float, far: int, left: int, fare: int) -> None:
        search, pose = self._search, course.pose
        height, level = rounded(pose.z), search.level(pose.z)
        wide = 2.0 * search.driver.fares.most_turn / _FANS
        middles = [pose.facing + (number - (_FANS - 1) / 2.0) * wide for number in range(_FANS)]
        reaches = [self._dear(pose, middle, wide / 2.0, sign, far, left, fare) * (1.0 - _SHY) for middle in middles]
        shares = np.arange(_CUTS + 1) / _CUTS
        swept = np.concatenate([
            _swept(search, pose, middle, wide / 2.0, sign * reach * shares)
            for middle, reach in zip(middles, reaches, strict=True)
        ])  # fmt: skip
        clear = level.are_clear(swept).reshape(_FANS, _CUTS + 1)
        # To turn to a part of the fan the body passes those between.
        half = _FANS // 2
        turns = np.concatenate((np.logical_and.accumulate(clear[half - 1 :: -1, 0])[::-1],
                                np.logical_and.accumulate(clear[half:, 0])))  # fmt: skip
        free = np.logical_and.accumulate(clear, axis=1).sum(axis=1) - 1
        parts = [
            _sector(pose.position, middle + (180.0 if sign < 0.0 else 0.0), wide / 2.0, reach * shares[cut])
            for middle, reach, cut, turned in zip(middles, reaches, free.tolist(), turns.tolist(), strict=True)
            if turned and cut > 0
        ]
        if parts:
            whole = shapely.union_all(parts)
            self._found.setdefault(height, []).append(whole)
            shapely.prepare(whole)
            self._known[height] |= shapely.contains_xy(whole, self._xs, self._ys)

    def _dear(self, pose: Body, middle: float, half: float, sign: float, far: int, left: int, fare: int) -> float:
        """Return how many whole strides a part of a fan has, were all of them to begin in the slow areas it meets."""
        slow = [area for area in self._slow if shapely.dwithin(area, shapely.Point(pose.position), far)]
        if not slow:
            return float(far)
        whole = _sector(pose.position, middle + (180.0 if sign < 0.0 else 0.0), half, float(far))
        met = sum(bool(shapely.intersects(whole, area)) for area in slow)
        return float(left // (fare + met))

    def areas(self) -> list[tuple[float, Region]]:
        """Return the areas of all fans, by their stand height."""
        found: list[tuple[float, Region]] = []
        for height in sorted(self._found):
            region = region_of(shapely.union_all(self._found[height]))
            if region.area > 0.0:
                found.append((height, region))
        return found


def _sector(place: Point, facing: float, half: float, length: float) -> BaseGeometry:
    """Return a sector of a circle, its arc inside of the true one."""
    corners = [moved(place, facing + half * part, length) for part in (-1.0, -0.5, 0.0, 0.5, 1.0)]
    return shapely.Polygon([place, *corners])


def _swept(search: Drives, pose: Body, middle: float, half: float, lengths: Floats) -> Floats:
    """Return corners of hulls of what a body touches that turns within a part of a fan and goes on, a row a length."""
    border = search.border
    x = np.concatenate((np.broadcast_to(border[:, 0], (len(lengths), len(border))), border[:, 0] + lengths[:, None]), 1)
    y = np.broadcast_to(np.concatenate((border[:, 1], border[:, 1])), x.shape)
    outward = 1.0 / cos(radians(half) / 2.0)
    angles = np.radians([middle + half * part for part in (-1.0, -0.5, 0.0, 0.5, 1.0)])
    scales = np.array((1.0, outward, 1.0, outward, 1.0))
    east, north = (scales * np.cos(angles))[None, :, None], (scales * np.sin(angles))[None, :, None]
    x, y = x[:, None], y[:, None]
    found = np.stack((pose.x + x * east - y * north, pose.y + x * north + y * east), axis=-1)
    return np.asarray(found.reshape(len(lengths), -1, 2))

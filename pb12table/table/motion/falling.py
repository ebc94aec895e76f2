"""Where a falling body comes to rest, safe stand, and the edges that a straight path leads over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from heapq import heapify, heappop, heappush
from itertools import count
from math import ceil, cos, hypot, inf, pi
from typing import Final

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from pb12table.table.battlefield import Battlefield, Body, reach_of
from pb12table.table.footprints import Area
from pb12table.table.index import terrain_index
from pb12table.table.motion.contact import heights_overlap
from pb12table.table.motion.passing import Shares, area_along, covered
from pb12table.table.motion.rests import Column, Level, Stand, is_held_up, levels_of, reach_box, stand, tipping
from pb12table.table.motion.vertical import floor_below
from pb12table.table.shapes import (
    GRID,
    TOLERANCE,
    Box,
    Circle,
    Point,
    Point3,
    circumradius,
    extent,
    moved,
    plan_distance,
    rounded,
    rounded_point,
)
from pb12table.table.surfaces import (
    SUPPORT_BAND,
    TABLE,
    Stretch,
    ground_profile,
    levels_under,
    open_heights,
    stand_heights,
    supports_of,
)
from pb12table.table.unions import Floats, Truths

MOST_LANDINGS = 8
"""How many equally near places are offered at most."""

_LOOKED_AROUND = (1.0, 4.0, 12.0)
_EQUALLY_NEAR = 1.5 * GRID
_QUARTER_SEGMENTS = 64
_APART = 0.02
_SEARCHED = 5
_HAIR = 1e-9
_GRID_AROUND: Final = GRID * np.array(
    [(i, j) for i in range(-_SEARCHED, _SEARCHED + 1) for j in range(-_SEARCHED, _SEARCHED + 1)]
)
"""The steps of the grid to the places around one."""

_MOST_LOOKS = 60
"""So often at most a level is looked at again after a place on it turned out to be none."""


@dataclass(frozen=True, slots=True)
class Landing:
    """Where a falling body comes to rest, and how many steps it lost in height.

    `shoved`: it did not fall, but had no room where it is held up.
    """

    x: float
    y: float
    z: float
    fallen: float
    shoved: bool = False


def landings(battlefield: Battlefield, body: Body, others: Sequence[Body]) -> tuple[Landing, ...]:
    """Return where a falling body comes to rest: straight down, or the nearest free safe places beside it.

    A body that is held up and only has no room any more does not fall, but is shoved to the nearest free safe
    place not above it. Several when equally near (at most MOST_LANDINGS), nearest first; empty only when the table
    has no free safe place at all. Places lie on the grid.
    """
    rest, _ = floor_below(battlefield, body, others)
    below = body.at(body.x, body.y, rounded(rest))
    if stand(battlefield, below, others).safe:
        return (_landing(body, below),)
    if body.z - below.z < GRID and is_held_up(battlefield, body):
        found = list(_nearest(_Search(battlefield, Column(body), tuple(others), body.z)))
        if found:
            return tuple(replace(_landing(body, place), shoved=place.z == body.z) for place in found)
    for search in _searches(battlefield, body, below, tuple(others)):
        found = list(_nearest(search))
        if found:
            return tuple(_landing(body, place) for place in found)
    return ()


def landings_beside(battlefield: Battlefield, body: Body, others: Sequence[Body], start: float) -> tuple[Landing, ...]:
    """Return where a body lands that is to come down from a stand height with another, if it has no room there.

    The nearest free safe places, at most a ledge higher than where it was to be; several when equally near.
    """
    sunk, free = Column(body, start + body.height), Column(body)
    level = body.z + battlefield.gait.ledge
    for column, highest in ((sunk, level), (free, level), (free, inf)):
        found = list(_nearest(_Search(battlefield, column, tuple(others), highest)))
        if found:
            return tuple(_landing(body.at(body.x, body.y, start), place) for place in found)
    return ()


def _landing(body: Body, place: Body) -> Landing:
    return Landing(place.x, place.y, place.z, max(0.0, rounded(body.z - place.z)))


@dataclass(frozen=True, slots=True)
class _Search:
    """What is looked for: places for a body, or for the column it comes through, at most so high and so far away."""

    battlefield: Battlefield
    column: Column
    others: tuple[Body, ...]
    highest: float
    farthest: float = inf

    @property
    def body(self) -> Body:
        """The body where it was held up."""
        return self.column.body

    def fits(self, place: Point3) -> bool:
        """Return whether a place is one of those being searched for."""
        away = plan_distance(self.body.position, place[:2])
        return place[2] <= self.highest + TOLERANCE and away <= self.farthest + TOLERANCE


def _searches(battlefield: Battlefield, body: Body, below: Body, others: tuple[Body, ...]) -> Iterator[_Search]:
    """Yield what to search for, one after another, for a body that fell from where it was to where it is held up."""
    sunk, free = Column(below, below.top), Column(below)
    near = extent(body.footprint)
    lower = body.z - GRID
    yield _Search(battlefield, sunk, others, body.z - battlefield.gait.ledge - GRID, near)
    yield _Search(battlefield, sunk, others, lower, near)
    yield _Search(battlefield, free, others, lower, near)
    yield _Search(battlefield, sunk, others, lower)
    yield _Search(battlefield, free, others, lower)
    yield _Search(battlefield, sunk, others, inf)
    yield _Search(battlefield, free, others, inf)


def _nearest(search: _Search) -> Iterator[Body]:
    """Yield the free safe places nearest in plan."""
    battlefield, body = search.battlefield, search.body
    for wished in (*_LOOKED_AROUND, battlefield.width + battlefield.depth):
        reach = min(wished, search.farthest)
        window = (body.x - reach, body.y - reach, body.x + reach, body.y + reach)
        found = _nearest_in(search, window)
        # Beyond the window nothing is nearer than its border.
        if found and plan_distance(body.position, found[0].position) <= reach - _EQUALLY_NEAR:
            yield from found
            return
        if reach == search.farthest:
            yield from found
            return


def _nearest_in(search: _Search, window: Box) -> list[Body]:
    """Return the same as `_nearest`, among the places in a window of the table."""
    start, others = search.body.position, _around(search, window)
    places: list[tuple[float, float, Body]] = []
    best, order = inf, count()
    queue = [(level.within(start), next(order), 0, level) for level in _levels(search, window)]
    heapify(queue)
    while queue:
        least, _, looks, level = heappop(queue)
        if least > min(best + _EQUALLY_NEAR, search.farthest):
            break
        if looks == 0:
            level.work_out(others)
        else:
            found, again = _looked_at(search, level, least)
            places += [(plan_distance(start, place.position), -place.z, place) for place in found]
            best = min((away for away, _, _ in places), default=inf)
            if not again or looks == _MOST_LOOKS:
                continue
        if not level.open.is_empty:
            heappush(queue, (level.open.distance(shapely.Point(start)), next(order), looks + 1, level))
    return _chosen(places)


def _chosen(places: list[tuple[float, float, Body]]) -> list[Body]:
    """Return the nearest of places, with others that are equally near, the highest first."""
    places.sort(key=lambda item: item[:2])
    chosen: list[Body] = []
    for away, _, place in places:
        if away > places[0][0] + _EQUALLY_NEAR or len(chosen) == MOST_LANDINGS:
            break
        if all(plan_distance(place.position, other.position) > _APART for other in chosen):
            chosen.append(place)
    return chosen


def _around(search: _Search, window: Box) -> tuple[Body, ...]:
    """Return the others that may be in the way of a body in a window."""
    body = search.body
    reach = hypot(window[2] - body.x, window[3] - body.y) + circumradius(body.footprint)
    return tuple(
        other
        for other in search.others
        if other.id != body.id and plan_distance(body.position, other.position) <= reach + circumradius(other.footprint)
    )


def _levels(search: _Search, window: Box) -> list[Level]:
    """Return the levels to come to rest on in a window of the table."""
    battlefield, body = search.battlefield, search.body
    west, south, east, north = reach_of(body.footprint, body.facing)
    right, top = min(battlefield.width - east, window[2]), min(battlefield.depth - north, window[3])
    left, bottom = max(west, window[0]), max(south, window[1])
    if right < left or top < bottom:
        return []
    table = shapely.box(left, bottom, right, top)
    near = terrain_index(battlefield).near(reach_box(table, body))
    return levels_of(near, search.column, table, search.highest)


def _looked_at(search: _Search, level: Level, least: float) -> tuple[list[Body], bool]:
    """Return the safe places of a level that lie `least` steps away, and whether there may be others to find.

    What turns out to be none is left out of the level's region.
    """
    found: list[Body] = []
    shut: list[Point] = []
    again = False
    points = _nearest_points(level.open, search.body.position, least)
    for point, hopeful in zip(points, _are_hopeful(search, level, points, least), strict=True):
        tips = None
        if level.carriers:  # on the table nobody tips
            tips = tipping(search.battlefield, search.body.at(*rounded_point(point), level.height_at(point)))
        if tips is not None:
            level.shut(shut, (_SEARCHED - 1) * GRID)
            shut.clear()
        if tips is not None and tips[1] > 2.0 * _SEARCHED * GRID and level.leave_out(tips[0], point):
            again = True
            continue
        place = _nearest_around(search, level, point, least) if hopeful else None
        if place is not None:
            found.append(place)
            continue
        again = True
        if tips is not None:
            level.leave_out(tips[0], point)
        shut.append(point)
    level.shut(shut, (_SEARCHED - 1) * GRID)
    return found, again


def _cautious(radius: float) -> float:
    """Return a radius whose round buffer, a polygon with its corners on the circle, contains the true one."""
    return radius / cos(pi / (4.0 * _QUARTER_SEGMENTS))


def _nearest_points(region: BaseGeometry, start: Point, least: float) -> list[Point]:
    """Return a region's nearest points: one in each part equally near, several along an arc around the start."""
    center = shapely.Point(start)
    around = center.buffer(_cautious(least + _EQUALLY_NEAR), quad_segs=_QUARTER_SEGMENTS)
    parts = shapely.get_parts(region.intersection(around))
    compass = [moved(start, 45.0 * eighth, least) for eighth in range(8)] if least > 0.0 else []
    near = shapely.distance(parts[:, None], shapely.points(compass)) <= _EQUALLY_NEAR if compass else None
    ends = shapely.get_coordinates(shapely.shortest_line(parts, center))[::2].tolist()
    points: list[Point] = []
    for number, (x, y) in enumerate(ends):
        arc = [] if near is None else [compass[eighth] for eighth in np.flatnonzero(near[number]).tolist()]
        points += arc if len(arc) > 1 else [(x, y)]
    return points


def _nearest_around(search: _Search, level: Level, point: Point, least: float) -> Body | None:
    """Return the safe place nearest to the body found from a point on, while a nearer one is beside the last.

    No place of the level is nearer to the body than `least`.
    """
    start = search.body.position
    found, place = None, _safe_near(search, level, point, (least - 2.0 * GRID, inf))
    while place is not None:
        found = place
        place = _safe_near(search, level, place.position, (least - 2.0 * GRID, plan_distance(place.position, start)))
    return found


def _safe_near(search: _Search, level: Level, point: Point, between: tuple[float, float]) -> Body | None:
    """Return the safe place of the grid nearest to the body among those a few grid steps around a point of a level.

    Only those count that are at least as far from the body as the first of two lengths and nearer than the second.
    """
    near = rounded_point(point)
    body = search.body
    neighbours = _neighbours(search, near, 0.0)
    grid, likely = _likely_around(search, level, np.array([near]), between, neighbours)
    measured = ((plan_distance((x, y), body.position), (x, y)) for x, y in grid[likely].tolist())
    places = [(far, place) for far, place in measured if between[0] <= far < between[1]]
    for _, place in sorted(places, key=lambda item: item[0]):
        height = level.height_at(place)
        if _is_safe(search, (*place, height), neighbours):
            return body.at(*place, height)
    return None


def _are_hopeful(search: _Search, level: Level, points: Sequence[Point], least: float) -> list[bool]:
    """Return around which of some points there may be safe places; to say so is never wrong."""
    if not points:
        return []
    near = np.array([rounded_point(point) for point in points])
    others = _neighbours(search, search.body.position, least)
    _, likely = _likely_around(search, level, near, (least - 2.0 * GRID, inf), others)
    rows = likely.reshape(len(points), -1)
    return [bool(row.any()) for row in rows]


def _neighbours(search: _Search, place: Point, away: float) -> tuple[Body, ...]:
    """Return the others that may be in the body's way at a distance from a place, and a little farther."""
    x, y, wide = _company(search.others).T
    reach = away + circumradius(search.body.footprint) + 0.1
    close = np.flatnonzero(np.hypot(x - place[0], y - place[1]) <= reach + wide)
    return tuple(search.others[number] for number in close.tolist() if search.others[number].id != search.body.id)


def _likely_around(
    search: _Search, level: Level, near: Floats, between: tuple[float, float], others: Sequence[Body]
) -> tuple[Floats, Truths]:
    """Return the grid places around some places (rows), and which of them may be safe ones that far away.

    What is left out here is left out to the last digit by `_safe_near`, too; this only says so sooner.
    """
    body = search.body
    grid = np.round(near[:, None] + _GRID_AROUND, 3).reshape(-1, 2)
    away = np.hypot(grid[:, 0] - body.x, grid[:, 1] - body.y)
    farthest = min(between[1], search.farthest + TOLERANCE) + _HAIR
    likely = (away >= between[0] - _HAIR) & (away <= farthest)
    if likely.any():
        likely &= ~_taken(search, level, grid, others)
    return grid, likely


@lru_cache(maxsize=64)
def _company(others: tuple[Body, ...]) -> Floats:
    """Return where bodies are and their radii, as rows (x, y, radius)."""
    rows = [(other.x, other.y, circumradius(other.footprint)) for other in others]
    return np.array(rows, dtype=np.float64).reshape(len(rows), 3)


def _taken(search: _Search, level: Level, places: Floats, others: Sequence[Body]) -> Truths:
    """Return at which places (rows) of a level a round base certainly overlaps another; False if it may not."""
    taken = np.zeros(len(places), dtype=np.bool_)
    footprint = search.body.footprint
    if level.ramp is not None or not isinstance(footprint, Circle):
        return taken
    column = search.column.at(0.0, 0.0, level.height_at((0.0, 0.0)))
    for other in others:
        if isinstance(other.footprint, Circle) and heights_overlap(column, other):
            wide = footprint.radius + other.footprint.radius - TOLERANCE - _HAIR
            taken |= np.hypot(places[:, 0] - other.x, places[:, 1] - other.y) < wide
    return taken


def _is_safe(search: _Search, place: Point3, neighbours: tuple[Body, ...]) -> bool:
    return search.fits(place) and stand(search.battlefield, search.column.at(*place), neighbours).safe


__all__ = [
    "SUPPORT_BAND",
    "TABLE",
    "Landing",
    "Stand",
    "landings",
    "landings_beside",
    "levels_under",
    "open_heights",
    "settled",
    "stand",
    "stand_heights",
    "supports_of",
]


def settled(battlefield: Battlefield, body: Body, others: Sequence[Body]) -> Body | None:
    """Return the body put down at its x, y: at its own z if it is safe there, else at the highest free safe height.

    None when there is no such height.
    """
    if stand(battlefield, body, others).safe:
        return body
    for height in reversed(levels_under(battlefield, body)):
        candidate = body.at(body.x, body.y, height)
        if stand(battlefield, candidate, others).safe:
            return candidate
    return None


LOOK: Final = 0.05
"""So far apart are the places that are looked at, in steps."""


_EDGES_HAIR: Final = 1e-9
_LEVEL: Final = 0.002
"""Tops this near to the height of a way are as high as it, in steps."""


def first_edge(battlefield: Battlefield, here: Body, there: Body, others: Sequence[Body]) -> Body | None:
    """Return the first place on a straight path along the ground where a body could sink; else its end if unsupported.

    None where it is held up all along.
    """
    if max(here.z, there.z) <= SUPPORT_BAND:
        return None
    if _is_carried_all_along(battlefield, here, there):
        return None
    count = max(1, ceil(plan_distance(here.position, there.position) / LOOK))
    profile = _profile(battlefield, here, there)
    looked = here
    for number in range(1, count + 1):
        x, y = _along(here.position, there.position, number / count) if number < count else there.position
        looked = here.at(x, y, _height(profile, number / count) if number < count else there.z)
        z = looked.z
        if not is_held_up(battlefield, looked) and floor_below(battlefield, looked, others)[0] < z - SUPPORT_BAND:
            return looked
    return None if is_held_up(battlefield, looked) else looked


def depth_below(battlefield: Battlefield, edge: Body, others: Sequence[Body]) -> float:
    """Return the depth below a place where nothing holds a body, in steps."""
    floor = floor_below(battlefield, edge, others)[0]
    if floor < edge.z - SUPPORT_BAND:
        return rounded(edge.z - floor)
    return max((landing.fallen for landing in landings(battlefield, edge, others)), default=0.0)


def _is_carried_all_along(battlefield: Battlefield, here: Body, there: Body) -> bool:
    """Return whether tops as high as the path lie below the base point all along it; to say no is never wrong."""
    start, end = (here.x, here.y, here.z), (there.x, there.y, there.z)
    (west, east), (south, north) = sorted((here.x, there.x)), sorted((here.y, there.y))
    stretches: list[Shares] = []
    for entry in terrain_index(battlefield).near((west, south, east, north)):
        ends = ((here.position, here.z), (there.position, there.z))
        if entry.carries and all(abs(entry.piece.top_at(point) - z) <= _LEVEL for point, z in ends):
            stretches += (stretch for part in entry.parts for stretch in area_along(start, end, Area(part.ring)))
    return covered(stretches) >= 1.0 - _EDGES_HAIR


def _profile(battlefield: Battlefield, here: Body, there: Body) -> list[Stretch]:
    """Return the heights along a straight path on the ground, which vary from point to point on ramps and ledges."""
    (west, east), (south, north) = sorted((here.x, there.x)), sorted((here.y, there.y))
    carrying = [entry for entry in terrain_index(battlefield).near((west, south, east, north)) if entry.carries]
    return ground_profile(carrying, here.z, here.position, there.position, battlefield.gait.ledge)


def _height(profile: Sequence[Stretch], share: float) -> float:
    """Return the height at a fraction of a path; where two stretches meet, the higher one."""
    met = [each.height_at(share) for each in profile if each.start - _EDGES_HAIR <= share <= each.end + _EDGES_HAIR]
    return rounded(max(met, default=profile[-1].end_height))


def _along(start: Point, goal: Point, share: float) -> Point:
    return rounded_point((start[0] + share * (goal[0] - start[0]), start[1] + share * (goal[1] - start[1])))

"""The baselines for moving: plain shapely, one obstacle after the other, with nothing left out or kept; nobody climbs.

`exact_stop` and, with real lengths, `plain_costs` are a second calculation as well, written from the rules alone.
All pieces stand on the table and are too high to be stepped on, all bodies are round.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Sequence
from math import ceil, cos, hypot, inf, pi, sqrt

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.shapes import Circle, Point
from tests.bench.plain_loop import FAR, convex_parts


def _radius(body: Body) -> float:
    assert isinstance(body.footprint, Circle)
    return body.footprint.radius


def plain_stop(table: Battlefield, body: Body, to: Point, others: Sequence[Body]) -> float:
    """How far a round body gets on a straight way before it meets something, in steps."""
    way = shapely.LineString([body.position, to])
    start = shapely.Point(body.position)
    free = way.length
    for piece in table.pieces:
        for part in convex_parts(piece):
            met = way.intersection(part.buffer(_radius(body)))
            if not met.is_empty:
                free = min(free, met.distance(start))
    for other in others:
        met = way.intersection(shapely.Point(other.position).buffer(_radius(body) + _radius(other)))
        if not met.is_empty:
            free = min(free, met.distance(start))
    return free


# -- reach and ways ---------------------------------------------------------------------------------------------


class PlainGround:
    """What stops a walker: convex obstacles grown by its radius, their arcs polygons of so many corners inside.

    `slack`: how much less they are grown.
    """

    def __init__(
        self, table: Battlefield, body: Body, others: Sequence[Body], slack: float = 0.0, corners: int = 2
    ) -> None:
        radius = _radius(body) - slack
        self.grown: list[BaseGeometry] = [
            part.buffer(radius, quad_segs=corners) for piece in table.pieces for part in convex_parts(piece)
        ]
        self.grown += [
            shapely.Point(other.position).buffer(radius + _radius(other), quad_segs=2 * corners) for other in others
        ]
        self.room = shapely.box(radius, radius, table.width - radius, table.depth - radius)

    def star(self, place: Point, reach: float) -> BaseGeometry:
        """What is seen from a place up to a reach, a polygon around the true circle."""
        seen = shapely.Point(place).buffer(reach / cos(pi / 256.0), quad_segs=64).intersection(self.room)
        for part in self.grown:
            if part.distance(shapely.Point(place)) < reach:
                points = [(x, y) for x, y in shapely.get_coordinates(part)]
                thrown = [(place[0] + FAR * (x - place[0]), place[1] + FAR * (y - place[1])) for x, y in points]
                seen = seen.difference(shapely.MultiPoint(points + thrown).convex_hull)
        return seen

    def corners(self, near: Point, reach: float) -> Iterator[Point]:
        """The corners of obstacles within a reach that lie in no other one, a hair outside."""
        for part in self.grown:
            if part.distance(shapely.Point(near)) < reach:
                for x, y in shapely.get_coordinates(part.buffer(1e-7, join_style="mitre"))[:-1]:
                    place = shapely.Point(x, y)
                    if self.room.covers(place) and not any(other.contains(place) for other in self.grown):
                        yield (float(x), float(y))


def plain_costs(
    ground: PlainGround, start: Point, most: float, *, whole: bool = True, goal: Point | None = None
) -> tuple[BaseGeometry, float]:
    """Where one gets to for a cost by bending at corners only, and what the way to a goal costs (infinite: dearer).

    `whole`: each straight stretch costs the steps begun; else its length, and the cost is the shortest way's.
    """
    corners = list(ground.corners(start, most))
    costs = {start: 0.0}
    queue = [(0.0, start)]
    done: set[Point] = set()
    areas: list[BaseGeometry] = []
    best = inf
    while queue:
        cost, place = heapq.heappop(queue)
        if place in done or cost >= min(most, best):
            continue
        done.add(place)
        star = ground.star(place, most - cost)
        areas.append(star)
        for corner in [*corners, *([goal] if goal is not None else [])]:
            far = hypot(corner[0] - place[0], corner[1] - place[1])
            there = cost + (ceil(far - 1e-9) if whole else far)
            if there <= most and there < costs.get(corner, inf) and star.distance(shapely.Point(corner)) < 1e-6:
                costs[corner] = there
                heapq.heappush(queue, (there, corner))
        if goal is not None:
            best = costs.get(goal, inf)
    return shapely.union_all(areas), best


# -- exact ------------------------------------------------------------------------------------------------------


def exact_stop(table: Battlefield, body: Body, to: Point, others: Sequence[Body]) -> float:
    """How far a round body gets on a straight way before it would overlap something, by school geometry."""
    radius = _radius(body)
    start = np.asarray(body.position)
    way = np.asarray(to) - start
    length = float(np.hypot(*way))
    unit = way / length
    free = length
    for piece in table.pieces:
        rings = [piece.outline] if piece.thin else [piece.outline, *piece.holes]
        for ring in rings:
            for a, b in zip(ring, ring[1:] if piece.thin else (*ring[1:], ring[0]), strict=False):
                free = min(free, _to_edge(start, unit, np.asarray(a), np.asarray(b), radius))
    for other in others:
        free = min(free, _to_circle(start, unit, np.asarray(other.position), radius + _radius(other)))
    return free


def _to_circle(start: np.ndarray, unit: np.ndarray, center: np.ndarray, radius: float) -> float:
    """How far along a ray a circle begins; infinite when it is missed, left, or only touched."""
    away = center - start
    along = float(away @ unit)
    inside = radius * radius - float(away @ away) + along * along
    if along <= 0.0 or inside <= 0.0:
        return inf
    return max(along - sqrt(inside), 0.0)


def _to_edge(start: np.ndarray, unit: np.ndarray, a: np.ndarray, b: np.ndarray, radius: float) -> float:
    """How far along a ray it comes within a radius of an edge."""
    found = min(_to_circle(start, unit, a, radius), _to_circle(start, unit, b, radius))
    edge = (b - a) / np.hypot(*(b - a))
    normal = np.array((-edge[1], edge[0]))
    toward, height = float(unit @ normal), float((start - a) @ normal)
    if toward * height < 0.0:
        far = (abs(height) - radius) / abs(toward)
        foot = float((start + far * unit - a) @ edge)
        if far >= 0.0 and 0.0 <= foot <= float(np.hypot(*(b - a))):
            found = min(found, far)
    return found

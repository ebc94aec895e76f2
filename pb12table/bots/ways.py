"""How far it is from anywhere to somewhere on foot: a coarse grid of places a body can stand in, and steps between.

It is a map for bots, not a rule: figures are left out of it, and whatever a bot then does goes through the rules.
"""

from __future__ import annotations

import heapq
import math
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.motion.open_ground import CLEARANCE, OpenGround
from pb12table.table.motion.sweep import lift, slide, walk
from pb12table.table.shapes import Footprint, Point, Point3
from pb12table.table.standing.support import stand, stand_heights
from pb12table.table.units import at_least, rounded
from pb12table.table.zones import Area, in_area

Cell = tuple[int, int]
Spot = tuple[int, int, float]
"""A cell of the grid and the stand height in it."""

NEIGHBOURS = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
SAME_LEVEL = 0.6
"""Spots that differ by less are looked at as being on one level when a place is put on the map, in steps."""

CLIMB_COST = 2.0
DETOUR = 1.5
"""How far beside its cell a goal may be entered, in cells, when nobody can stand in it."""

GETTING_OFF = 3
"""How far beside what one sits on one looks for a place to stand on, in cells."""

MOST_KEPT, MOST_FIELDS = 10_000, 64
"""How many places and how many fields of lengths are kept before the memory is emptied."""


@dataclass(frozen=True)
class Walker:
    """Who walks: the shape, how high it is, how far it climbs in one option, and where it goes slowly."""

    battlefield: Battlefield
    footprint: Footprint
    height: float
    climb: int
    slow: tuple[Area, ...] = ()

    def body(self, place: Point3) -> Body:
        """The walker's body at a place."""
        return Body("", self.footprint, *place, 0.0, self.height, self.height)


class Ways:
    """The map of one walker; steps are looked up when first needed and kept."""

    def __init__(self, walker: Walker) -> None:
        self.walker = walker
        self._columns = max(math.ceil(walker.battlefield.width), 1)
        self._rows = max(math.ceil(walker.battlefield.depth), 1)
        self._spots: dict[Cell, tuple[Spot, ...]] = {}
        self._steps: dict[Spot, tuple[tuple[Spot, float], ...]] = {}
        self._entries: dict[Point3, tuple[tuple[Spot, float], ...]] = {}
        self._lengths: dict[tuple[Spot, ...], Mapping[Spot, float]] = {}

    @cached_property
    def ground(self) -> OpenGround:
        """What is plain to see of the ground."""
        walker = self.walker
        east = [self.place((column, 0, 0.0))[0] for column in range(self._columns)]
        north = [self.place((0, row, 0.0))[1] for row in range(self._rows)]
        return OpenGround(walker.battlefield, walker.footprint, walker.height, east, north)

    def place(self, spot: Spot) -> Point3:
        """The middle of a spot's cell, or of what of the cell is on the table."""
        battlefield = self.walker.battlefield
        column, row, height = spot
        x = (column + min(column + 1.0, battlefield.width)) / 2
        y = (row + min(row + 1.0, battlefield.depth)) / 2
        return (rounded(x), rounded(y), height)

    def spots(self, cell: Cell) -> tuple[Spot, ...]:
        """Where in a cell the walker stands safely, from below."""
        if cell not in self._spots:
            self._spots[cell] = tuple(self._safe_spots(cell))
        return self._spots[cell]

    def _safe_spots(self, cell: Cell) -> Iterable[Spot]:
        if not (0 <= cell[0] < self._columns and 0 <= cell[1] < self._rows):
            return
        if self.ground.bare[cell]:
            yield (*cell, 0.0)
            return
        x, y, _ = self.place((*cell, 0.0))
        for height in stand_heights(self.walker.battlefield, x, y):
            if stand(self.walker.battlefield, self.walker.body((x, y, height)), ()).safe:
                yield (*cell, height)

    def steps(self, spot: Spot) -> tuple[tuple[Spot, float], ...]:
        """The spots one can go to from a spot, and what it costs in movement points."""
        if spot not in self._steps:
            self._steps[spot] = tuple(self._steps_from(spot))
        return self._steps[spot]

    def _steps_from(self, spot: Spot) -> Iterable[tuple[Spot, float]]:
        place = self.place(spot)
        slowness = sum(1.0 for area in self.walker.slow if in_area(area, place[:2], place[2]))
        for across, along in NEIGHBOURS:
            for other in self.spots((spot[0] + across, spot[1] + along)):
                goal = self.place(other)
                length = math.dist(place[:2], goal[:2])
                if self._is_walked(spot, (across, along), place, goal):
                    yield other, length * (1.0 + slowness)
                elif length <= 1.0 and self._climbs(place, goal):
                    yield other, CLIMB_COST + slowness

    def _is_walked(self, spot: Spot, step: Cell, place: Point3, goal: Point3) -> bool:
        """As `walks`, for one step to a neighbour; what is plain to see is not walked."""
        cell = spot[:2]
        if abs(goal[2] - place[2]) > self.ground.rise[step][cell]:
            return False
        if max(place[2], goal[2]) < self.walker.battlefield.gait.ledge - CLEARANCE:
            if self.ground.walled[step][cell]:
                return False
            if self.ground.free[step][cell]:
                return True
        return self.walks(place, goal)

    def walks(self, place: Point3, goal: Point3) -> bool:
        """Whether there is nothing in the straight way from a place to another, and it leads to its height."""
        way_end = walk(self.walker.battlefield, self.walker.body(place), goal[:2], ())
        ledge = self.walker.battlefield.gait.ledge
        return way_end.obstacle is None and not way_end.at_edge and abs(way_end.z - goal[2]) < ledge

    def _climbs(self, place: Point3, goal: Point3) -> bool:
        """Whether one vertical option leads from a place to another: up and across, or across and down."""
        rise = goal[2] - place[2]
        if not self.walker.battlefield.gait.ledge < abs(rise) <= self.walker.climb:
            return False
        battlefield = self.walker.battlefield
        low, high = sorted((place, goal), key=lambda each: each[2])
        body = self.walker.body(low)
        if not at_least(lift(battlefield, body, abs(rise), ()).z, high[2]):
            return False
        across = slide(battlefield, body.at(low[0], low[1], high[2]), high[:2], ())
        return across.obstacle is None and not across.at_edge

    # -- lengths of ways ------------------------------------------------------------------------------------

    def entries(self, place: Point3) -> tuple[tuple[Spot, float], ...]:
        """The spots near any place that can be walked to from it in a straight line, and how far they are."""
        if place not in self._entries:
            if len(self._entries) >= MOST_KEPT:
                self._entries.clear()
            column, row = math.floor(place[0]), math.floor(place[1])
            near = [
                (other, math.dist(place[:2], self.place(other)[:2]))
                for across in (-1, 0, 1)
                for along in (-1, 0, 1)
                for other in self.spots((column + across, row + along))
                if abs(other[2] - place[2]) < SAME_LEVEL
            ]
            self._entries[place] = tuple(
                (other, length)
                for other, length in near
                if length <= DETOUR and (length == 0.0 or self.walks(place, self.place(other)))
            )
        return self._entries[place]

    def lengths_to(self, goals: Iterable[Point3]) -> Mapping[Spot, float]:
        """How far each spot is from the nearest goal; spots without a way are missing."""
        spots = tuple(sorted({spot for goal in goals for spot in self.spots_at(goal)}))
        if spots not in self._lengths:
            if len(self._lengths) >= MOST_FIELDS:
                self._lengths.clear()
            self._lengths[spots] = self._search(dict.fromkeys(spots, 0.0))
        return self._lengths[spots]

    def lengths_from(self, begun: Mapping[Spot, float]) -> Mapping[Spot, float]:
        """As `lengths_to`, where from each goal it still is so far to where one really wants to be."""
        return self._search({spot: length for spot, length in begun.items() if spot in self.spots(spot[:2])})

    def lengths_past(self, goals: Iterable[Point3], closed: Collection[Spot]) -> Mapping[Spot, float]:
        """As `lengths_to`, if some spots could not be entered."""
        spots = tuple(sorted({spot for goal in goals for spot in self.spots_at(goal)} - set(closed)))
        return self._search(dict.fromkeys(spots, 0.0), closed)

    def spots_at(self, goal: Point3) -> list[Spot]:
        """The spots that count as having come to a place: its own, or those beside it."""
        column, row = math.floor(goal[0]), math.floor(goal[1])
        here = [spot for spot in self.spots((column, row)) if abs(spot[2] - goal[2]) < SAME_LEVEL]
        return here or [spot for spot, _ in self.entries(goal)]

    def _search(self, begun: Mapping[Spot, float], closed: Collection[Spot] = ()) -> dict[Spot, float]:
        """Dijkstra's search outward from goals, each with a length; steps count as if they went both ways alike."""
        lengths = dict(begun)
        queue = [(length, goal) for goal, length in lengths.items()]
        heapq.heapify(queue)
        while queue:
            length, spot = heapq.heappop(queue)
            if length > lengths[spot]:
                continue
            for other, cost in self.steps(spot):
                longer = length + cost
                if longer < lengths.get(other, math.inf) and other not in closed:
                    lengths[other] = longer
                    heapq.heappush(queue, (longer, other))
        return lengths

    def length_from(self, place: Point3, lengths: Mapping[Spot, float]) -> float:
        """How far it is from any place, by a field that `lengths_to` gave; infinite where there is no way."""
        return min(
            (lengths[spot] + length for spot, length in self.entries(place) if spot in lengths), default=math.inf
        )

    def length_beside(self, place: Point3, lengths: Mapping[Spot, float]) -> float:
        """How far it is from a place on something that is no terrain, once one has got off it; infinite if too far."""
        column, row = math.floor(place[0]), math.floor(place[1])
        return min(
            (
                lengths[spot] + CLIMB_COST + math.dist(place[:2], self.place(spot)[:2])
                for across in range(-GETTING_OFF, GETTING_OFF + 1)
                for along in range(-GETTING_OFF, GETTING_OFF + 1)
                for spot in self.spots((column + across, row + along))
                if spot in lengths and abs(spot[2] - place[2]) <= self.walker.climb
            ),
            default=math.inf,
        )

    def least_from(self, point: Point, lengths: Mapping[Spot, float]) -> float:
        """No place above or below a point is nearer than this, by a field that `lengths_to` gave."""
        column, row = math.floor(point[0]), math.floor(point[1])
        return min(
            (
                lengths[spot] + math.dist(point, self.place(spot)[:2])
                for across in (-1, 0, 1)
                for along in (-1, 0, 1)
                for spot in self.spots((column + across, row + along))
                if spot in lengths
            ),
            default=math.inf,
        )

    def ahead(self, place: Point3, lengths: Mapping[Spot, float], points: float) -> Point3:
        """Where one comes in about so many movement points on the shortest way; the place itself without a way."""
        known = [(lengths[spot] + length, length, spot) for spot, length in self.entries(place) if spot in lengths]
        if not known:
            return place
        _, spent, spot = min(known)
        while lengths[spot] > 0:
            cost, following = min(
                (lengths[other] + cost, (cost, other)) for other, cost in self.steps(spot) if other in lengths
            )[1]
            if spent + cost > points or lengths[following] >= lengths[spot]:
                break
            spent, spot = spent + cost, following
        return self.place(spot) if spent <= points else place


@lru_cache(maxsize=32)
def ways_of(walker: Walker) -> Ways:
    """The map of a walker, kept for the next time."""
    return Ways(walker)

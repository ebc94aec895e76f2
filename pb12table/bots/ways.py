"""How far it is from anywhere to somewhere on foot: a coarse grid of places a body can stand in, and steps between.

It is a map for bots, not a rule: figures are left out of it, and whatever a bot then does goes through the rules.
"""

from __future__ import annotations

import heapq
import math
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import cached_property, lru_cache

from pb12table.bots.ground import NEIGHBOURS, SAME_LEVEL, Cell, Ground, Spot, ground_of
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.footprints import Area, in_area
from pb12table.table.shapes import GRID, Footprint, Point, Point3, circumradius

CLIMB_COST = 2.0

GETTING_OFF = 3
"""How far beside what one sits on one looks for a place to stand on, in cells."""

MOST_FIELDS = 64
"""How many fields of lengths are kept before the memory is emptied."""

DETOURS, MARGIN = 1.5, 3.0
"""So many times as long as straight, and so much more in steps, a way may be whose bends are looked for."""

AHEAD = (1.0, 2.0, 3.0)
"""So far along its way a bot looks for doors, in movement points."""

SURE = -1
"""In place of the number of a step: nothing about it is in doubt."""


@dataclass(frozen=True)
class Walker:
    """Who walks: the shape, how high it is, how far it climbs in one option, and where it goes slowly."""

    battlefield: Battlefield
    footprint: Footprint
    height: float
    climb: float
    slow: tuple[Area, ...] = ()


class Doubt(Enum):
    """What must still be tried before a step is known to be possible."""

    WALK = auto()
    CLIMB = auto()


@dataclass(slots=True)
class Step:
    """A step to a spot, and what it costs in movement points: at least, as long as there is a doubt; infinitely much,
    when it is not possible.
    """

    to: Spot
    cost: float
    doubt: Doubt | None
    slowness: float


class Ways:
    """The map of one walker; what is in doubt about a step is looked at when it would be the best one, and kept."""

    def __init__(self, walker: Walker) -> None:
        self.walker = walker
        self._begun: dict[Spot, tuple[Step, ...]] = {}
        self._steps: dict[Spot, tuple[tuple[Spot, float], ...]] = {}
        self._lengths: dict[tuple[Spot, ...], Mapping[Spot, float]] = {}

    @cached_property
    def ground(self) -> Ground:
        """Return where the walker can stand and walk."""
        return ground_of(self.walker.battlefield, self.walker.footprint, self.walker.height)

    def place(self, spot: Spot) -> Point3:
        """Return the middle of a spot's cell, or of what of the cell is on the table."""
        return self.ground.place(spot)

    def spots(self, cell: Cell) -> tuple[Spot, ...]:
        """Return where in a cell the walker can stand safely, from the bottom up."""
        return self.ground.spots(cell)

    def steps(self, spot: Spot) -> tuple[tuple[Spot, float], ...]:
        """Return the spots one can go to from a spot, and their costs in movement points."""
        if spot not in self._steps:
            for step in self._steps_from(spot):
                while step.doubt is not None:
                    self._look(spot, step)
            known = self._steps_from(spot)
            self._steps[spot] = tuple((step.to, step.cost) for step in known if step.cost < math.inf)
        return self._steps[spot]

    def _steps_from(self, spot: Spot) -> tuple[Step, ...]:
        """Return all steps from a spot that are not obviously impossible."""
        if spot not in self._begun:
            self._begun[spot] = found = tuple(self._possible(spot))
            if all(step.doubt is None for step in found):
                self._steps[spot] = tuple((step.to, step.cost) for step in found)
        return self._begun[spot]

    def _possible(self, spot: Spot) -> Iterable[Step]:
        place = self.place(spot)
        slowness = sum(1.0 for area in self.walker.slow if in_area(area, place[:2], place[2]))
        for across, along in NEIGHBOURS:
            for other in self.spots((spot[0] + across, spot[1] + along)):
                goal = self.place(other)
                length = math.dist(place[:2], goal[:2])
                is_walked = self.ground.is_walked(spot, (across, along), other)
                if is_walked is not False:
                    yield Step(other, length * (1.0 + slowness), Doubt.WALK if is_walked is None else None, slowness)
                elif self._may_climb(place, goal):
                    yield Step(other, CLIMB_COST + slowness, Doubt.CLIMB, slowness)

    def _look(self, spot: Spot, step: Step) -> None:
        """Try the step that is in doubt: it is possible, or only by climbing, or not at all."""
        place, goal = self.place(spot), self.place(step.to)
        if self.ground.walks(place, goal) if step.doubt is Doubt.WALK else self.ground.climbs(place, goal):
            step.doubt = None
        elif step.doubt is Doubt.WALK and self._may_climb(place, goal):
            step.doubt, step.cost = Doubt.CLIMB, CLIMB_COST + step.slowness
        else:
            step.doubt, step.cost = None, math.inf

    def _may_climb(self, place: Point3, goal: Point3) -> bool:
        """Return whether a place is near and high, or low, enough to be climbed to."""
        ledge = self.walker.battlefield.gait.ledge
        return ledge < abs(goal[2] - place[2]) <= self.walker.climb and math.dist(place[:2], goal[:2]) <= 1.0

    # -- lengths of ways ------------------------------------------------------------------------------------

    def entries(self, place: Point3) -> tuple[tuple[Spot, float], ...]:
        """Return the spots near any place that can be reached on foot in a straight line, and their distances."""
        return tuple(each for each in self.ground.near(place) if self.ground.enters(place, each[0]))

    def lengths_to(self, goals: Iterable[Point3]) -> Mapping[Spot, float]:
        """Return the distance of each spot from the nearest goal; spots without a path are missing."""
        spots = tuple(sorted({spot for goal in goals for spot in self.spots_at(goal)}))
        if spots not in self._lengths:
            if len(self._lengths) >= MOST_FIELDS:
                self._lengths.clear()
            self._lengths[spots] = self._search(dict.fromkeys(spots, 0.0))
        return self._lengths[spots]

    def lengths_from(self, begun: Mapping[Spot, float]) -> Mapping[Spot, float]:
        """Return `lengths_to` with goals that are each still some distance away from the real destination."""
        return self._search({spot: length for spot, length in begun.items() if spot in self.spots(spot[:2])})

    def lengths_past(self, goals: Iterable[Point3], closed: Collection[Spot]) -> Mapping[Spot, float]:
        """Return the same as `lengths_to` if some spots could not be entered."""
        spots = tuple(sorted({spot for goal in goals for spot in self.spots_at(goal)} - set(closed)))
        return self._search(dict.fromkeys(spots, 0.0), closed)

    def spots_at(self, goal: Point3) -> list[Spot]:
        """Return the spots that count as having arrived at a place: its own, or those beside it."""
        column, row = math.floor(goal[0]), math.floor(goal[1])
        here = [spot for spot in self.spots((column, row)) if abs(spot[2] - goal[2]) < SAME_LEVEL]
        return here or [spot for spot, _ in self.entries(goal)]

    def lengths_within(self, goal: Point3, most: float) -> Mapping[Spot, float]:
        """Return the same as `lengths_to` for one goal and the spots that are no farther from it."""
        return self._search(dict.fromkeys(self.spots_at(goal), 0.0), most=most)

    def _search(
        self, begun: Mapping[Spot, float], closed: Collection[Spot] = (), most: float = math.inf
    ) -> dict[Spot, float]:
        """Return the lengths of Dijkstra's search from goals, each with a length; steps cost the same both ways.

        A step in doubt is looked at when no other leads to its spot sooner: most never are.
        """
        lengths = dict(begun)
        queue = [(length, goal, goal, SURE) for goal, length in lengths.items()]
        heapq.heapify(queue)
        while queue and queue[0][0] <= most:
            length, spot, start, number = heapq.heappop(queue)
            known = lengths.get(spot, math.inf)
            if number != SURE:
                step = self._steps_from(start)[number]
                if length >= known:
                    continue
                if step.doubt is not None:
                    self._look(start, step)
                longer = lengths[start] + step.cost
                if step.doubt is not None or longer > length:
                    if longer < known:
                        heapq.heappush(queue, (longer, spot, start, number))
                    continue
                lengths[spot] = length
            elif length > known:
                continue
            sure = self._steps.get(spot)
            if sure is not None:
                for other, cost in sure:
                    longer = length + cost
                    if longer < lengths.get(other, math.inf) and other not in closed:
                        lengths[other] = longer
                        heapq.heappush(queue, (longer, other, spot, SURE))
                continue
            for number, step in enumerate(self._steps_from(spot)):
                other, longer = step.to, length + step.cost
                if longer < lengths.get(other, math.inf) and other not in closed:
                    if step.doubt is None:
                        lengths[other] = longer
                        number = SURE
                    heapq.heappush(queue, (longer, other, spot, number))
        return lengths if most == math.inf else {spot: length for spot, length in lengths.items() if length <= most}

    def length_from(self, place: Point3, lengths: Mapping[Spot, float]) -> float:
        """Return the distance from any place, by a field that `lengths_to` gave; infinite if there is no path."""
        return self._entered(place, lengths)[0]

    def _entered(self, place: Point3, lengths: Mapping[Spot, float]) -> tuple[float, float, Spot | None]:
        """Return the distance from any place, that to the spot where the path begins, and that spot, if any."""
        near = ((lengths[spot] + length, length, spot) for spot, length in self.ground.near(place) if spot in lengths)
        return next((each for each in sorted(near) if self.ground.enters(place, each[2])), (math.inf, math.inf, None))

    def length_beside(self, place: Point3, lengths: Mapping[Spot, float]) -> float:
        """Return the distance from a place on something that is no terrain, once one is off it; infinite if too far."""
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
        """Return a lower bound of the distance from all places above or below a point, by a field of `lengths_to`."""
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
        """Return where the shortest path leads in about `points` movement points; the place itself without a path."""
        _, spent, spot = self._entered(place, lengths)
        if spot is None:
            return place
        while lengths[spot] > 0:
            cost, following = self._step_towards(spot, lengths)
            if spent + cost > points or lengths[following] >= lengths[spot]:
                break
            spent, spot = spent + cost, following
        return self.place(spot) if spent <= points else place

    def corners(self, start: Point3, goal: Point3, others: Sequence[Body] = ()) -> list[Point] | None:
        """Return where the path between two places on the map bends, or is climbed; it keeps clear of some bodies.

        None without a way; nothing for one that is straight.
        """
        if self._leads(start, goal, others):
            return []
        most = DETOURS * math.dist(start[:2], goal[:2]) + MARGIN
        near = [other for other in others if math.dist(start[:2], other.position) <= most]
        closed = {spot for other in near for spot in self.taken(other)}
        begun = [spot for spot in self.spots_at(start) if self._leads(start, self.place(spot), near)]
        lengths = self._search(dict.fromkeys(begun, 0.0), closed.difference(begun), most)
        _, _, spot = self._entered(goal, lengths)
        if spot is None:
            return None
        places = [goal]
        while lengths[spot] > 0:
            places.append(self.place(spot))
            following = self._step_towards(spot, lengths)[1]
            if lengths[following] >= lengths[spot]:
                return None  # a step that is taken one way only would lead in a circle
            spot = following
        places += [self.place(spot)]
        places.reverse()
        found: list[Point] = []
        here, first = start, 0
        while not self._leads(here, goal, near):
            ahead = range(len(places) - 1, first - 1, -1)
            number = next((number for number in ahead if self._leads(here, places[number], near)), None)
            # From one place of the map to the next one climbs where one does not walk.
            number = first if number is None else number
            if number == len(places) or not self._is_past(here, places[number], near):
                return None
            here, first = places[number], number + 1
            found.append(here[:2])
        return found

    def _leads(self, start: Point3, goal: Point3, others: Sequence[Body]) -> bool:
        """Return whether the straight line between two places can be walked past some bodies."""
        return self._is_past(start, goal, others) and self.ground.leads(start, goal)

    def _is_past(self, start: Point3, goal: Point3, others: Sequence[Body]) -> bool:
        """Return whether a straight line keeps clear of bodies, as far as its beginning does."""
        own, (x, y, z) = circumradius(self.walker.footprint) + GRID, start
        dx, dy = goal[0] - x, goal[1] - y
        square = dx * dx + dy * dy
        for other in others:
            if other.z < max(z, goal[2]) + self.walker.height and min(z, goal[2]) < other.top:
                share = min(max(((other.x - x) * dx + (other.y - y) * dy) / square, 0.0), 1.0) if square else 0.0
                away = math.hypot(x + share * dx - other.x, y + share * dy - other.y)
                if away < min(own + circumradius(other.footprint), math.hypot(x - other.x, y - other.y)):
                    return False
        return True

    def taken(self, other: Body) -> Iterable[Spot]:
        """Return the spots where one would overlap a body."""
        away = circumradius(self.walker.footprint) + circumradius(other.footprint) + GRID
        for column in range(math.floor(other.x - away), math.floor(other.x + away) + 1):
            for row in range(math.floor(other.y - away), math.floor(other.y + away) + 1):
                for spot in self.spots((column, row)):
                    x, y, z = self.place(spot)
                    is_there = other.z < z + self.walker.height and z < other.top
                    if is_there and math.hypot(x - other.x, y - other.y) < away:
                        yield spot

    def _step_towards(self, spot: Spot, lengths: Mapping[Spot, float]) -> tuple[float, Spot]:
        """Return the step of the shortest path from a spot: its cost and destination."""
        steps = self._steps_from(spot)
        known = ((number, step) for number, step in enumerate(steps) if step.to in lengths)
        queue = [(lengths[step.to] + step.cost, step.cost, step.to, number) for number, step in known]
        heapq.heapify(queue)
        while True:
            _, cost, other, number = heapq.heappop(queue)
            step = steps[number]
            if step.doubt is None and step.cost == cost:
                return cost, other
            self._look(spot, step)
            heapq.heappush(queue, (lengths[other] + step.cost, step.cost, other, number))


@lru_cache(maxsize=32)
def ways_of(walker: Walker) -> Ways:
    """Return the map of a walker, kept for the next time."""
    return Ways(walker)

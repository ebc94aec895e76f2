"""Paths over the whole table: a lattice of places a pace apart; and what a side is out for."""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from math import ceil, floor
from typing import Final

from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.d20.routes import hands_of
from pb12table.systems.d20.rules.asking.answers import Move, StepAnswer, UseObject
from pb12table.systems.d20.rules.asking.legality import move_refusal
from pb12table.systems.d20.rules.creatures import body, foes, is_up, left, owner, side
from pb12table.systems.d20.rules.data import CELL, Goal, GoalKind, Mode, ObjectSetup, Secret
from pb12table.systems.d20.rules.state import Life, State
from pb12table.systems.d20.rules.ways import Walker, nearest_on_grid, walker_of, way_on_foot
from pb12table.table.battlefield import Body
from pb12table.table.footprints import Area, in_area, overlaps_in_plan
from pb12table.table.routes.doorways import AJAR, as_opened, first_passed, openings
from pb12table.table.shapes import TOLERANCE, Circle, Point, Point3, circumradius, distance, plan_distance, rounded
from pb12table.table.terrain import Piece

FARTHEST: Final = 90.0
"""Ways that cost more are not looked for, in metres of movement."""
MOST_SPREADS: Final = 2000
"""So many are kept before the memory is emptied."""
OPENING: Final = 3.0
"""A way through a door is so much longer: one stops beside its leaf, and the interaction is spent."""
LEAST_LEG: Final = 0.2
"""A shorter leg is not worth going."""
LEVEL: Final = 1.2
"""Places that differ less in height are looked at as one."""
_ROUND: Final = tuple((i, j) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j)


@dataclass(frozen=True, slots=True)
class Trodden:
    """How far it is from where a creature stands to the places of the lattice, and from which place each is come to."""

    start: Point3
    costs: Mapping[Point3, float]
    before: Mapping[Point3, Point3]

    def way_to(self, place: Point3) -> list[Point3]:
        """Return the places from the first after the start to a place."""
        found = [place]
        while self.before[found[-1]] != self.start:
            found.append(self.before[found[-1]])
        return found[::-1]


@dataclass(frozen=True, slots=True)
class Spread:
    """How far it is to some places from all over the table: heights and costs by place in plan (`Country.spread`)."""

    costs: Mapping[Point, Sequence[tuple[float, float]]]
    offset: Point

    def left(self, at: Point3) -> float:
        """Return roughly what the path from anywhere costs; FARTHEST if there is none."""
        x, y, z = at
        best = FARTHEST
        for height, cost in self.costs.get((x, y), ()):
            if abs(height - z) <= LEVEL:
                return cost
        a, b = (floor((value - off) / CELL) * CELL + off for value, off in zip((x, y), self.offset, strict=True))
        for place in ((a, b), (a + CELL, b), (a, b + CELL), (a + CELL, b + CELL)):
            for height, cost in self.costs.get(place, ()):
                if abs(height - z) <= LEVEL:
                    best = min(best, cost + plan_distance((x, y), place))
        return best


class Country:
    """The table as creatures of one build walk it with nobody in their way: the steps from each place, kept.

    It leads through `doors` that are opened.
    """

    def __init__(self, built: Walker, doors: tuple[Piece, ...] = ()) -> None:
        self._built = built
        self._doors = doors
        self._steps: dict[Point3, tuple[tuple[Point3, float], ...]] = {}
        self._spreads: dict[tuple[Point3, ...], Spread] = {}

    def steps(self, place: Point3) -> tuple[tuple[Point3, float], ...]:
        """Return the places beside one that can be walked to, and the cost of each step."""
        found = self._steps.get(place)
        if found is None:
            found = self._steps[place] = tuple(self._found(place))
        return found

    def _found(self, place: Point3) -> Iterator[tuple[Point3, float]]:
        here = self._built.body.at(*place)
        x, y = _nearest(here)
        table = self._built.battlefield
        for across, along in _ROUND:
            goal = (rounded(x + across * CELL), rounded(y + along * CELL))
            if not (0.0 < goal[0] < table.width and 0.0 < goal[1] < table.depth):
                continue
            way = way_on_foot(replace(self._built, body=here), (goal,))
            if way.refusal is None and not way.falls and way.parts:
                end = (way.end.x, way.end.y, way.end.z)
                through = self._doors and first_passed(here, (place, end), self._doors) is not None
                yield end, way.cost + (OPENING if through else 0.0)

    @cached_property
    def offset(self) -> Point:
        """Return the position of a lattice place within its square."""
        table = self._built.battlefield
        x, y = _nearest(self._built.body.at(0.5 * table.width, 0.5 * table.depth, 0.0))
        return (rounded(x % CELL), rounded(y % CELL))

    def spread(self, places: tuple[Point3, ...]) -> Spread:
        """Return the distance from everywhere to the nearest of some places, there and back being equal."""
        found = self._spreads.get(places)
        if found is None:
            if len(self._spreads) >= MOST_SPREADS:
                self._spreads.clear()
            found = self._spreads[places] = self._spread(places)
        return found

    def _spread(self, places: tuple[Point3, ...]) -> Spread:
        costs = dict.fromkeys(places, 0.0)
        waiting = [(0.0, place) for place in places]
        while waiting:
            cost, place = heapq.heappop(waiting)
            if cost > costs[place] + TOLERANCE:
                continue
            for goal, step in self.steps(place):
                reached = cost + step
                if reached < costs.get(goal, FARTHEST) - TOLERANCE:
                    costs[goal] = reached
                    heapq.heappush(waiting, (reached, goal))
        found: dict[Point, list[tuple[float, float]]] = {}
        for (x, y, z), cost in costs.items():
            found.setdefault((x, y), []).append((z, cost))
        return Spread(found, self.offset)


def country_of(state: State, figure: FigureId) -> Country:
    """Return the country of a creature, which opens doors on its path; creatures of the same build share it.  DR53."""
    walker, table = walker_of(state, figure), state.battlefield
    doors: tuple[Piece, ...] = ()
    if any(piece.hinge is not None for piece in table.pieces):
        hands = replace(hands_of(state, figure), others=())
        opened = as_opened(table, walker.body.footprint, walker.body.height, hands)
        doors = tuple(piece for piece in table.pieces if piece.hinge is not None and piece not in opened.pieces)
        walker = replace(walker, battlefield=opened)
    built = walker.body
    nobody = Body("walker", built.footprint, 0.0, 0.0, 0.0, 0.0, built.height, built.eye)
    return _country(replace(walker, body=nobody, others=(), barring=(), prone=False, drags=False), doors)


@lru_cache(maxsize=64)
def _country(walker: Walker, doors: tuple[Piece, ...]) -> Country:
    return Country(walker, doors)


def _nearest(here: Body) -> tuple[float, float]:
    """Return the lattice place nearest to a body: the middle of a square, for broad ones a corner."""
    if not isinstance(here.footprint, Circle):
        return nearest_on_grid(here, here.position)
    x, y = ((round(value / CELL - 0.5) + 0.5) * CELL for value in here.position)
    return (x, y)


def trodden(state: State, figure: FigureId, most: float = FARTHEST) -> Trodden:
    """Return the distance from where a creature stands to everywhere it can walk, past those who bar the path."""
    walker = walker_of(state, figure)
    country = country_of(state, figure)
    start = (walker.body.x, walker.body.y, walker.body.z)
    costs, before = {start: 0.0}, dict[Point3, Point3]()
    waiting, bars = [(0.0, start)], _bars(walker)
    while waiting:
        cost, place = heapq.heappop(waiting)
        if cost > costs[place] + TOLERANCE:
            continue
        for goal, step in country.steps(place):
            reached = cost + step
            if reached < costs.get(goal, most) - TOLERANCE and not (bars and _is_barred(walker, bars, goal)):
                costs[goal], before[goal] = reached, place
                heapq.heappush(waiting, (reached, goal))
    return Trodden(start, costs, before)


def _bars(walker: Walker) -> list[tuple[Body, float]]:
    """Return who bars the path, each with how far away from it bodies cannot touch."""
    own = circumradius(walker.body.footprint)
    return [(other, own + circumradius(other.footprint)) for other in walker.barring]


def _is_barred(walker: Walker, bars: Sequence[tuple[Body, float]], place: Point3) -> bool:
    """Return whether somebody is in a place; most are too far away for their outlines to be looked at."""
    x, y, z = place
    for other, away in bars:
        if abs(x - other.x) <= away and abs(y - other.y) <= away:
            there = walker.body.at(x, y, z)
            if there.z < other.top and other.z < there.top and overlaps_in_plan(there, other):
                return True
    return False


def nearest_to(found: Trodden, goals: Sequence[Point3], near: float) -> tuple[Point3 | None, float]:
    """Return the cheapest place within a distance of some goals, else the one nearest to them; and how near it is."""
    best, key = None, (1.0, 0.0, 0.0)
    for place, cost in found.costs.items():
        away = min(distance(place, goal) for goal in goals)
        rank = (0.0, cost, away) if away <= near else (1.0, away, cost)
        if best is None or rank < key:
            best, key = place, rank
    return best, min(distance(best, goal) for goal in goals) if best is not None else 0.0


def moves_along(state: State, figure: FigureId, found: Trodden, place: Point3) -> Iterator[Move]:
    """Yield legal movements towards a place, the farthest first."""
    if place == found.start:
        return
    way = found.way_to(place)
    most = left(state, figure, Mode.WALK)
    reached = [number for number, each in enumerate(way) if found.costs[each] <= most + TOLERANCE]
    last = reached[-1] + 1 if reached else 0
    if last < len(way) and not state.setup.options.grid:
        yield from _into_the_next(state, figure, found, way[: last + 1], most)
    for number in reversed(reached):
        move = Move(tuple(each[:2] for each in _straightened(found.start, way[: number + 1])))
        if move_refusal(state, figure, move) is None:
            yield move


def door_ahead(state: State, figure: FigureId, found: Trodden, place: Point3) -> Iterator[StepAnswer]:
    """Yield what a creature does about the closed door that is next on its way: it opens it, or goes to where it can.

    D031, DR53.
    """
    doors = [piece for piece in state.battlefield.pieces if piece.hinge is not None and piece.open < AJAR]
    if not doors or place == found.start:
        return
    own, hands = body(state, figure), hands_of(state, figure)
    door = first_passed(own, (found.start, *found.way_to(place)), doors)
    thing = None if door is None else next((each for each in state.setup.things if each.piece == door.id), None)
    if door is None or thing is None:
        return
    for opening in openings(state.battlefield, own, door, hands):
        if opening.place == found.start:
            yield from (UseObject(thing.id), UseObject(thing.id, action=True))
        else:
            yield Move((opening.place[:2],))


def _into_the_next(
    state: State, figure: FigureId, found: Trodden, way: Sequence[Point3], most: float
) -> Iterator[Move]:
    """Yield a movement that ends between two places of the lattice, so that no metre is left over."""
    before = way[-2] if len(way) > 1 else found.start
    spent, whole = found.costs[before], found.costs[way[-1]]
    share = (most - spent) / max(whole - spent, TOLERANCE) - 0.002
    if share * plan_distance(before[:2], way[-1][:2]) < LEAST_LEG:
        return
    x, y = (rounded(a + share * (b - a)) for a, b in zip(before[:2], way[-1][:2], strict=True))
    end = (x, y, before[2] + share * (way[-1][2] - before[2]))
    move = Move(tuple(each[:2] for each in _straightened(found.start, [*way[:-1], end])))
    if move_refusal(state, figure, move) is None:
        yield move


def _straightened(start: Point3, way: Sequence[Point3]) -> list[Point3]:
    """Return a path without the places on a straight line with their neighbours."""
    found: list[Point3] = []
    for number, here in enumerate(way):
        before = found[-1] if found else start
        after = way[number + 1] if number + 1 < len(way) else None
        if (
            after is not None
            and abs(
                plan_distance(before[:2], here[:2])
                + plan_distance(here[:2], after[:2])
                - plan_distance(before[:2], after[:2])
            )
            <= TOLERANCE
        ):
            continue
        found.append(here)
    return found


def middle(points: tuple[Point, ...]) -> Point:
    """Return the middle of the corners of a ring."""
    return (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))


@lru_cache(maxsize=64)
def inside(area: Area) -> tuple[Point3, ...]:
    """Return the places of the lattice in an area, at its height."""
    xs, ys = [x for x, _ in area.outline], [y for _, y in area.outline]
    z = 0.0 if area.band is None else area.band[0]
    columns = range(floor(min(xs) / CELL), ceil(max(xs) / CELL))
    rows = range(floor(min(ys) / CELL), ceil(max(ys) / CELL))
    places = [((i + 0.5) * CELL, (j + 0.5) * CELL) for i in columns for j in rows]
    return tuple((*place, z) for place in places if in_area(area, place, z))


def exits(state: State, figure: FigureId) -> list[Area]:
    """Return the areas by which a creature flees, if its side can still win by that."""
    flees = any(goal.kind is GoalKind.FLEE and is_possible(state, figure, goal) for goal in state.setup.goals)
    return [
        zone.area
        for zone in state.setup.zones
        if flees and zone.kind is ZoneKind.EXIT and owner(state, figure) in zone.players
    ]


def is_possible(state: State, figure: FigureId, goal: Goal) -> bool:
    """Return whether a creature's side has enough creatures for its goal of fleeing, including those that have fled."""
    own = [placed for each, placed in state.figures.items() if side(state, each) == side(state, figure)]
    return goal.side == side(state, figure) and sum(each.life in (Life.UP, Life.FLED) for each in own) >= goal.number


def thing_to_use(state: State, figure: FigureId) -> ObjectSetup | None:
    """Return the thing that the creature's side wins by using, None if there is none or it is used."""
    for goal in state.setup.goals:
        own = goal.kind is GoalKind.USE and goal.side == side(state, figure)
        if own and goal.thing is not None and goal.thing not in state.used:
            return state.setup.thing(goal.thing)
    return None


def place_to_search(state: State, figure: FigureId) -> Secret | None:
    """Return the place where something must be found before the thing can be used; any to search if none is given."""
    thing = thing_to_use(state, figure)
    if thing is None or thing.after is None or side(state, figure) in state.found.get(thing.after, []):
        return None
    return state.setup.secret(thing.after)


def runner(state: State, figure: FigureId) -> bool:
    """Return whether a creature is the one of its side that goes for a thing: the first that is up."""
    own = [other for other in state.figures if is_up(state, other) and side(state, other) == side(state, figure)]
    return bool(own) and own[0] == figure


def targets(state: State, figure: FigureId) -> list[FigureId]:
    """Return the foes worth attacking: those who are up, else those who are down."""
    near = foes(state, figure)
    return [foe for foe in near if is_up(state, foe)] or near


def goal_places(state: State, figure: FigureId) -> tuple[list[Point3], float]:
    """Return where a creature wants to be, and how near is near enough; foes come last."""
    areas = exits(state, figure)
    if areas:
        return [(*_nearest_in(area, state.figures[figure].at[:2]), 0.0) for area in areas], 0.8
    if runner(state, figure):
        secret, thing = place_to_search(state, figure), thing_to_use(state, figure)
        if secret is not None:
            place = middle(secret.area.outline)
            height = thing.z if thing is not None else 0.0
            return [(*place, height)], 2.0
        if thing is not None:
            return [(*place, thing.z) for place in thing.places], 2.0
    return [state.figures[foe].at for foe in targets(state, figure)], 0.0


def _nearest_in(area: Area, at: Point) -> Point:
    """Return a place well inside an area, close to a point."""
    xs, ys = [x for x, _ in area.outline], [y for _, y in area.outline]
    inset = 0.75
    x = min(max(at[0], min(xs) + inset), max(xs) - inset)
    y = min(max(at[1], min(ys) + inset), max(ys) - inset)
    return (x, y)

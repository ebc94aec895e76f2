"""Choke points: places whose closing lengthens the paths most."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from pb12table.analysis.crew import Crew, Stage, Told, bundled, unheard
from pb12table.analysis.walking import NEAR, Walk, Walks, cheapest_walk, measuring, person_of, with_changes
from pb12table.bots.ground import Spot
from pb12table.bots.ways import Walker, Ways, ways_of
from pb12table.skirmish.faces.system import GameSetup
from pb12table.table.battlefield import Battlefield
from pb12table.table.footprints import circle_ring
from pb12table.table.shapes import Point3, circumradius, plan_distance
from pb12table.table.terrain import Piece

CLOSED = 1.0
"""The radius of what is closed, in steps."""

MOST = 4
"""So many places are told."""

APART = 3.0
"""Two choke points lie at least so far apart, in steps."""

LEAST = 2
"""Ways that get longer by less than so many steps of a way cost are no matter."""

PILLAR = "closed"
PILLAR_HEIGHT = 8.0

BUNDLE = 4


@dataclass(frozen=True, slots=True)
class Closing:
    """What closing a place does to a way: its cost before and after, None where none is left."""

    start: Point3
    end: Point3
    before: int | float
    after: int | float | None


@dataclass(frozen=True, slots=True)
class Choke:
    """A place whose closing, CLOSED steps around it, lengthens ways; `more` is what all together cost more.

    `cut_off` is how many ways have no other way left; those do not count in `more`.
    """

    place: Point3
    closings: tuple[Closing, ...]

    @property
    def cut_off(self) -> int:
        """Return how many paths are closed completely."""
        return sum(closing.after is None for closing in self.closings)

    @property
    def more(self) -> int | float:
        """Return how much more all other paths cost."""
        return sum(closing.after - closing.before for closing in self.closings if closing.after is not None)


@dataclass(frozen=True, eq=False)
class _Question:
    """What the search on the map needs: the walker, and between which places ways are looked for."""

    walker: Walker
    ends: tuple[tuple[Point3, Point3], ...]


def choke_points(
    setup: GameSetup, ends: Sequence[tuple[Point3, Point3]], known: Walks, crew: Crew, *, told: Told = unheard
) -> tuple[Choke, ...]:
    """Return the worst places on the paths between some places, by what closing each costs; worst first."""
    possible = tuple(pair for pair in ends if known.found[pair].cost)
    walked = {pair: known.found[pair] for pair in possible}
    least = LEAST * measuring(setup).step_cost(setup)
    spots = _hopeful(setup, possible, crew, told)
    tasks = [
        (place, pair)
        for place in spots
        for pair in possible
        if _is_clear(place, pair) and _is_passed(walked[pair], place)
    ]
    closings: dict[Point3, list[Closing]] = {}
    told(Stage.CHOKES, 0, len(tasks))
    for done, (number, after) in enumerate(crew.carried_out(_closed, with_changes(setup), tasks), 1):
        place, (start, end) = tasks[number]
        before = walked[start, end].cost
        if before is not None and (after is None or after >= before + least):
            closings.setdefault(place, []).append(Closing(start, end, before, after))
        told(Stage.CHOKES, done, len(tasks))
    found = [
        Choke(place, tuple(sorted(lengthened, key=lambda closing: (closing.start, closing.end))))
        for place, lengthened in closings.items()
    ]
    return tuple(sorted(found, key=lambda choke: (-choke.cut_off, -choke.more, choke.place)))


def walker_of(setup: GameSetup) -> Walker:
    """Return the body that is measured with on the bots' map; one that is not round has room to turn everywhere."""
    person, slow = person_of(setup), measuring(setup).slow(setup)
    return Walker(setup.battlefield, person.round_footprint, person.stature.height, person.climb, slow)


# -- where to look ------------------------------------------------------------------------------------------------


def _hopeful(setup: GameSetup, ends: Sequence[tuple[Point3, Point3]], crew: Crew, told: Told) -> list[Point3]:
    """Return the places on the map's paths whose closure lengthens them most, no two of them close together."""
    question = _Question(walker_of(setup), tuple(ends))
    candidates = tuple(spot for _, found in crew.carried_out(_on_the_ways, question, [0]) for spot in found)
    bundles = bundled(range(len(candidates)), BUNDLE)
    scores: dict[Spot, float] = {}
    done = 0
    told(Stage.CHOKES, 0, len(candidates))
    tasks = [tuple(candidates[number] for number in bundle) for bundle in bundles]
    for number, lengthened in crew.carried_out(_lengthened, question, tasks):
        scores.update(zip(tasks[number], lengthened, strict=True))
        done += len(tasks[number])
        told(Stage.CHOKES, done, len(candidates))
    ways = ways_of(question.walker)
    chosen: list[Point3] = []
    for spot in sorted(scores, key=lambda spot: (-scores[spot], spot)):
        place = ways.place(spot)
        if scores[spot] < LEAST or len(chosen) == MOST:
            break
        if all(plan_distance(place[:2], other[:2]) >= APART for other in chosen):
            chosen.append(place)
    return chosen


def _on_the_ways(question: _Question, _: int) -> tuple[Spot, ...]:
    """Return the spots on the map's shortest paths, except those at their ends."""
    ways = ways_of(question.walker)
    found: dict[Spot, None] = {}
    for start, end in question.ends:
        lengths = ways.lengths_to([end])
        for spot in _followed(ways, start, lengths):
            if _is_clear(ways.place(spot), (start, end)):
                found[spot] = None
    return tuple(found)


def _followed(ways: Ways, start: Point3, lengths: Mapping[Spot, float]) -> list[Spot]:
    """Return the spots of a shortest path."""
    here = min((spot for spot in ways.spots_at(start) if spot in lengths), key=lambda spot: lengths[spot], default=None)
    found: list[Spot] = []
    while here is not None and lengths[here] > 0.0:
        found.append(here)
        nearer = [(lengths[other] + cost, other) for other, cost in ways.steps(here) if other in lengths]
        following = min(nearer, default=(math.inf, here))[1]
        here = following if lengths[following] < lengths[here] else None
    return found


def _lengthened(question: _Question, spots: tuple[Spot, ...]) -> list[float]:
    """Return how much longer the map's paths get when each spot's surroundings are closed; 1000 if none is left."""
    ways = ways_of(question.walker)
    found: list[float] = []
    for spot in spots:
        closed, place = _around(ways, spot), ways.place(spot)
        more = 0.0
        by_end: dict[Point3, list[Point3]] = {}
        for start, end in question.ends:
            if _is_clear(place, (start, end)):
                by_end.setdefault(end, []).append(start)
        for end, starts in by_end.items():
            open_ways, left = ways.lengths_to([end]), ways.lengths_past([end], closed)
            for start in starts:
                before, after = _least(ways, start, open_ways), _least(ways, start, left)
                if before < math.inf:
                    more += min(after - before, 1000.0)
        found.append(more)
    return found


def _least(ways: Ways, start: Point3, lengths: Mapping[Spot, float]) -> float:
    return min((lengths[spot] for spot in ways.spots_at(start) if spot in lengths), default=math.inf)


def _around(ways: Ways, spot: Spot) -> frozenset[Spot]:
    """Return the spots of a level within CLOSED steps."""
    middle = ways.place(spot)
    wide = math.ceil(CLOSED)
    return frozenset(
        other
        for column in range(spot[0] - wide, spot[0] + wide + 1)
        for row in range(spot[1] - wide, spot[1] + wide + 1)
        for other in ways.spots((column, row))
        if abs(other[2] - spot[2]) < 1.0
        and plan_distance(ways.place(other)[:2], middle[:2]) < CLOSED + circumradius(ways.walker.footprint)
    )


def _is_clear(place: Point3, ends: tuple[Point3, Point3]) -> bool:
    """Return whether both ends of a way lie clear of a place: who stands in it is not cut off by closing it."""
    return min(plan_distance(place[:2], end[:2]) for end in ends) > 2.0 * CLOSED


# -- what it costs ------------------------------------------------------------------------------------------------


def _is_passed(walk: Walk, place: Point3) -> bool:
    """Return whether a path passes so near a place that closing it can matter."""
    return any(plan_distance(point[:2], place[:2]) < CLOSED + NEAR for point in walk.points)


def closed_at(battlefield: Battlefield, place: Point3) -> Battlefield:
    """Return the table with a pillar around a place that nobody can pass or climb."""
    pillar = Piece(
        PILLAR,
        circle_ring(place[:2], CLOSED),
        base=max(place[2] - 0.01, 0.0),
        height=PILLAR_HEIGHT,
        standable=False,
    )
    return replace(battlefield, pieces=(*battlefield.pieces, pillar))


def _closed(setup: GameSetup, task: tuple[Point3, tuple[Point3, Point3]]) -> int | float | None:
    """Return what a path costs once a place is closed; None if no path is left."""
    place, (start, end) = task
    return cheapest_walk(with_changes(setup, battlefield=closed_at(setup.battlefield, place)), start, end).cost

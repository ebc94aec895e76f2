"""Ways of bots: legal acts of moving along a map of how far it is on foot."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import inf
from typing import Final

from pb12table.bots.ground import Spot
from pb12table.bots.ways import AHEAD, Walker, Ways, ways_of
from pb12table.skirmish.ids import FigureId
from pb12table.systems.kampf_w6.rules.asking.answers import Crawl, Run, UseDoor, Walk
from pb12table.systems.kampf_w6.rules.asking.legality import act_refusal
from pb12table.systems.kampf_w6.rules.data import Stance
from pb12table.systems.kampf_w6.rules.doors import doors_at, hands_of
from pb12table.systems.kampf_w6.rules.figures import body, carries, data, metres, others
from pb12table.systems.kampf_w6.rules.state import State
from pb12table.systems.kampf_w6.rules.ways import CRAWLING, RATES, mover_of
from pb12table.table.openings import with_doors
from pb12table.table.routes.by_length.rates import Rates
from pb12table.table.routes.by_length.ways import cheapest
from pb12table.table.routes.doorways import TURNS, bars, places_at, with_doorways
from pb12table.table.routes.space.crossings import Mover
from pb12table.table.shapes import Point, Point3, circumradius
from pb12table.table.units import plan_distance

_CLIMB: Final = 1
_THERE: Final = 0.5
"""So near to its goal a figure has come to it, in metres."""


def map_of(state: State, figure: FigureId) -> Ways:
    """The map of ways for a figure, through the doors that it opens on its way."""
    profile = data(state, figure).profile
    table = with_doorways(state.battlefield, body(state, figure), hands_of(state, figure))
    return ways_of(Walker(table, profile.footprint, profile.heights.standing, _CLIMB))


def lengths_to(state: State, figure: FigureId, goals: Sequence[Point3]) -> Mapping[Spot, float]:
    """How far it is from anywhere to the nearest of some goals."""
    return map_of(state, figure).lengths_to(goals)


def length_from(state: State, figure: FigureId, lengths: Mapping[Spot, float]) -> float:
    """How far a figure is from what a field of lengths leads to; infinite without a way."""
    return map_of(state, figure).length_from(state.figures[figure].at, lengths)


def door_towards(state: State, figure: FigureId, lengths: Mapping[Spot, float]) -> UseDoor | Walk | None:
    """What is done about the door at hand that stops a figure on its way: it is turned, or one steps out of its way.

    WR41.
    """
    here, own = state.figures[figure].at, body(state, figure)
    ahead = tuple(place for far in AHEAD if (place := map_of(state, figure).ahead(here, lengths, far)) != here)
    for door in doors_at(state, figure):
        if not bars(door.id, state.battlefield, own, ahead):
            continue
        for degrees in TURNS:
            turn = UseDoor(door.id, degrees)
            turned = with_doors(state.battlefield, ((door.id, degrees),))
            if act_refusal(state, figure, turn) is None and not bars(door.id, turned, own, ahead):
                return turn
        for x, y, _ in places_at(door, circumradius(own.footprint)):
            aside = Walk(((x, y),))
            if act_refusal(state, figure, aside) is None:
                return aside
    return None


def way_towards(
    state: State, figure: FigureId, lengths: Mapping[Spot, float], goals: Sequence[Point3], *, reaction: bool = False
) -> Walk | Run | Crawl | None:
    """The act of moving that leads a figure nearest to its goals: it runs where that is farther than it walks."""
    if state.figures[figure].stance is Stance.KNEELING:
        return None
    kinds: tuple[tuple[str, type[Walk] | type[Run] | type[Crawl]], ...] = (("run", Run), ("walk", Walk))
    if state.figures[figure].stance is Stance.PRONE:
        kinds = (("crawl", Crawl),)
    elif carries(state, figure):
        kinds = (("walk", Walk),)
    here = state.figures[figure].at
    for kind, make in kinds:
        rates = CRAWLING if make is Crawl else RATES
        mover = mover_of(state.battlefield, body(state, figure), others(state, figure))
        for path in _paths(map_of(state, figure), here, lengths, goals, mover, rates, metres(state, figure, kind)):
            act = make(path)
            if act_refusal(state, figure, act, reaction=reaction) is None:
                return act
    return None


def _paths(
    ways: Ways,
    here: Point3,
    lengths: Mapping[Spot, float],
    goals: Sequence[Point3],
    mover: Mover,
    rates: Rates,
    most: float,
) -> Iterator[tuple[Point, ...]]:
    """Ways that may be legal, the farthest first: straight ones before the shortest round what is in the way."""
    if ways.length_from(here, lengths) == inf:
        return
    places = [goal for goal in goals if plan_distance(goal[:2], here[:2]) <= most]
    steps: list[Point3] = []
    for number in range(1, int(most) + 1):
        place = ways.ahead(here, lengths, float(number))
        if plan_distance(place[:2], here[:2]) > _THERE and (not steps or place != steps[-1]):
            steps.append(place)
    for place in (*places, *reversed(steps)):
        yield (place[:2],)
        found = cheapest(mover, rates, place[:2], place[2], most)
        if found is not None and len(found.stretches) > 1:
            yield tuple(point[:2] for point in found.points[1:])

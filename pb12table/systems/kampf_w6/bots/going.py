"""Where the figures of a bot should be, and the ways that lead there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import inf
from typing import Final

from pb12table.bots.ground import Spot
from pb12table.bots.ways import AHEAD, Walker, Ways, ways_of
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.kampf_w6.rules.acts import CRAWL, RUN, WALK, act_refusal
from pb12table.systems.kampf_w6.rules.answers import (
    Moving,
    UseDoor,
    Walk,
)
from pb12table.systems.kampf_w6.rules.figures import (
    body,
    carries,
    data,
    doors_at,
    hands_of,
    is_fighting,
    is_opposing,
    opponents,
    others,
    owner,
    side,
)
from pb12table.systems.kampf_w6.rules.on_the_spot import Doer
from pb12table.systems.kampf_w6.rules.state import State
from pb12table.systems.kampf_w6.rules.ways import mover_of
from pb12table.table.footprints import Area, in_area
from pb12table.table.openings import with_doors
from pb12table.table.routes.doorways import TURNS, bars, places_at, with_doorways
from pb12table.table.routes.lengths import Rates
from pb12table.table.routes.space.crossings import Mover
from pb12table.table.routes.ways_by_length import cheapest
from pb12table.table.shapes import Point, Point3, circumradius, plan_distance

_CLIMB: Final = 1
_THERE: Final = 0.5
"""So near to its goal a figure has come to it, in metres."""


def map_of(state: State, figure: FigureId) -> Ways:
    """Return the map of paths for a figure, through the doors that it opens on its way."""
    profile = data(state, figure).profile
    table = with_doorways(state.battlefield, body(state, figure), hands_of(state, figure))
    return ways_of(Walker(table, profile.footprint, profile.heights.standing, _CLIMB))


def lengths_to(state: State, figure: FigureId, goals: Sequence[Point3]) -> Mapping[Spot, float]:
    """Return the distance from anywhere to the nearest of some goals."""
    return map_of(state, figure).lengths_to(goals)


def length_from(state: State, figure: FigureId, lengths: Mapping[Spot, float]) -> float:
    """Return how far a figure is from what a field of lengths leads to; infinite without a path."""
    return map_of(state, figure).length_from(state.figures[figure].at, lengths)


def door_towards(state: State, figure: FigureId, lengths: Mapping[Spot, float]) -> UseDoor | Walk | None:
    """Return the act for a door at hand that stops a figure on its way: turning it, or stepping out of its way.

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
) -> Moving | None:
    """Return the act of moving that leads a figure nearest to its goals: it runs if that is farther than it walks."""
    here = state.figures[figure].at
    for moving in (RUN, WALK, CRAWL):
        if moving.any_refusal(state, Doer(figure)) is not None:
            continue
        mover = mover_of(state.battlefield, body(state, figure), others(state, figure))
        most = moving.metres(state, figure)
        for path in _paths(map_of(state, figure), here, lengths, goals, mover, moving.rates, most):
            act = moving.of_path(path)
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
    """Yield paths that may be legal, farthest first: straight ones, then the shortest round obstacles."""
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


BESIDE: Final = 0.45
"""How far from a piece a figure stands that takes something from it, in metres."""
SEARCHING: Final = 2
"""So many figures of a side go for what is to be taken."""


# -- where to -------------------------------------------------------------------------------------------------------


def goals_of(state: State, figure: FigureId) -> list[Point3]:
    """Return where a figure should be: home with what it carries, at what is to be taken, in a zone, at an opponent."""
    if carries(state, figure):
        return _home(state, figure)
    for act in state.setup.acts:
        papers = state.papers[act.id]
        if papers.carrier is not None:
            if is_opposing(state, figure, papers.carrier):
                return [state.figures[papers.carrier].at]
            continue
        places = [papers.at] if papers.at is not None else _beside(state, act.piece)
        if figure in _nearest(state, figure, places, SEARCHING):
            return list(places)
    zones = [zone for zone in state.setup.zones if zone.kind in (ZoneKind.CONTEST, ZoneKind.HOLD)]
    for zone in zones:
        places = _inside(zone.area)
        placed = state.figures[figure]
        if in_area(zone.area, (placed.x, placed.y), placed.z):
            return [placed.at]
        if figure in _nearest(state, figure, places, SEARCHING):
            return places
    return [state.figures[other].at for other in opponents(state, figure)]


def _nearest(state: State, figure: FigureId, places: Sequence[Point3], number: int) -> list[FigureId]:
    """Return the figures of a side with the shortest paths to some places."""
    friends = [
        other for other in state.figures if is_fighting(state, other) and side(state, other) == side(state, figure)
    ]
    far = {friend: length_from(state, friend, lengths_to(state, friend, places)) for friend in friends}
    return sorted(friends, key=lambda friend: far[friend])[:number]


def _home(state: State, figure: FigureId) -> list[Point3]:
    """Return places in the entry and exit zones of a figure's player, beside where it is."""
    y = state.figures[figure].y
    found: list[Point3] = []
    for zone in state.setup.zones:
        if zone.kind in (ZoneKind.ENTRY, ZoneKind.EXIT) and owner(state, figure) in zone.players:
            xs, ys = [x for x, _ in zone.area.outline], [v for _, v in zone.area.outline]
            found.append(((min(xs) + max(xs)) / 2, min(max(y, min(ys) + 1.0), max(ys) - 1.0), 0.0))
    return found


def _beside(state: State, piece: str) -> list[Point3]:
    """Return places at the sides of a piece of terrain."""
    outline = next(each.outline for each in state.battlefield.pieces if each.id == piece)
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    west, east, south, north = min(xs), max(xs), min(ys), max(ys)
    middle_x, middle_y = (west + east) / 2, (south + north) / 2
    return [
        (west - BESIDE, middle_y, 0.0),
        (east + BESIDE, middle_y, 0.0),
        (middle_x, south - BESIDE, 0.0),
        (middle_x, north + BESIDE, 0.0),
    ]


def _inside(area: Area) -> list[Point3]:
    """Return the middle of a zone, and places between it and its corners."""
    xs, ys = [x for x, _ in area.outline], [y for _, y in area.outline]
    x, y = sum(xs) / len(xs), sum(ys) / len(ys)
    return [(x, y, 0.0), *(((x + u) / 2, (y + v) / 2, 0.0) for u, v in area.outline[:4])]

"""Doors in the way of a figure's side: when a bot opens one, and where it goes to do so.  RU204."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil, dist

from pb12table.bots.ways import AHEAD
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.bots.marching import March, ways_for
from pb12table.systems.pb12.bots.plans import HARDLY
from pb12table.systems.pb12.bots.prospects import best_prospect, worth_of
from pb12table.systems.pb12.rules.actions.use_door import doors_at, doors_of
from pb12table.systems.pb12.rules.figures.figures import body, own_feet, value
from pb12table.systems.pb12.rules.game.answers import UseDoor
from pb12table.systems.pb12.rules.game.legality import action_refusal
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.movement.path_plan import PathPlan
from pb12table.systems.pb12.rules.movement.planner import path_through
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.vehicles.riding import in_the_way
from pb12table.table.routes.doorways import TURNS, bars, is_shut, places_at
from pb12table.table.shapes import Point3, circumradius

DETOUR = 3.0
"""So much farther a way may be that leads past where a door is opened, in movement points."""


@contextmanager
def as_turned(state: State, answer: UseDoor) -> Iterator[None]:
    """Look at the state as if a door had been opened or closed."""
    before = state.doors.get(answer.door)
    state.doors[answer.door] = answer.degrees
    try:
        yield
    finally:
        if before is None:
            del state.doors[answer.door]
        else:
            state.doors[answer.door] = before


def turns_of(state: State, figure: FigureId) -> Iterator[UseDoor]:
    """How a figure could turn each closed door at hand, as wide as it may: for nothing if that is still free."""
    for door in doors_at(state, figure):
        if door.open:
            continue
        wished = (UseDoor(door.id, degrees, free=free) for free in (True, False) for degrees in TURNS if degrees)
        turn = next((each for each in wished if action_refusal(state, figure, each) is None), None)
        if turn is not None:
            yield turn


def out_of_the_way(state: State, figure: FigureId, march: March) -> UseDoor | None:
    """The door that a figure opens, or pushes aside, to go on, or to attack who is behind it; None without one."""
    left = state.figures[figure].action_points
    if left < 1:
        return None
    now = worth_of(best_prospect(state, figure, left))
    for turn in turns_of(state, figure):
        rest = left if turn.free else left - 1
        with as_turned(state, turn):
            if worth_of(best_prospect(state, figure, rest)) > now + HARDLY:
                return turn
    return None if now > HARDLY else _on_the_way(state, figure, march)


def _on_the_way(state: State, figure: FigureId, march: March) -> UseDoor | None:
    """The door at hand that stops a figure on its way to its opponents, turned so that it does so no longer."""
    own, here = body(state, figure), own_feet(state, figure)
    places = tuple(place for far in AHEAD if (place := march.ahead(far)) != here)
    for door in doors_at(state, figure):
        if not bars(door.id, state.battlefield, own, places):
            continue
        for degrees in TURNS:
            turn = UseDoor(door.id, degrees)
            if action_refusal(state, figure, turn) is not None:
                turn = UseDoor(door.id, degrees, free=False)
                if state.figures[figure].action_points < 2 or action_refusal(state, figure, turn) is not None:
                    continue
            with as_turned(state, turn):
                if not bars(door.id, state.battlefield, own, places):
                    return turn
    return None


def places_to_open(state: State, figure: FigureId) -> list[Point3]:
    """Where a figure could stand to open the closed doors of the table that no other figure holds shut."""
    radius = circumradius(state.setup.figure_by_id[figure].profile.footprint)
    doors = [door for door in doors_of(state).values() if not door.open]
    others = state.crowd.without(figure) if doors else ()
    return [place for door in doors if not is_shut(door, others) for place in places_at(door, radius)]


def way_to_a_door(state: State, figure: FigureId, march: March) -> PathPlan | None:
    """The way to where a figure opens a door on its way to its opponents, as far as one turn leads; or None."""
    here = own_feet(state, figure)
    budget = max(value(state, figure, Attribute.MOVEMENT), 0) * state.figures[figure].action_points
    most = march.left() + DETOUR
    near = ((march.left(place) + dist(here, place), place) for place in places_to_open(state, figure))
    for _, place in sorted(each for each in near if each[0] <= most):
        corners = ways_for(state, figure).corners(here, place, in_the_way(state, figure))
        plan = path_through(state, figure, [*(corners or ()), place[:2]], movement_points=budget)
        if plan.is_paid and plan.options and not plan.risks:
            return plan
    return None


def points_for(state: State, figure: FigureId, way: PathPlan) -> int:
    """The AP of a Move along a way."""
    return max(ceil(way.cost / max(value(state, figure, Attribute.MOVEMENT), 1)), 1)

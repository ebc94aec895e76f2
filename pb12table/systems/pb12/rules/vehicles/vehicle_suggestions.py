"""Steering and vehicles' movement options worth a look, and arbitrary ones.  R3.0.3, R3.0.15 to R3.0.19."""

from __future__ import annotations

from pb12table.kernel.request import Chance
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.figures import value
from pb12table.systems.pb12.rules.game.answers import (
    ActionAnswer,
    Horizontal,
    Land,
    MoveOption,
    Reverse,
    SlowDown,
    Steer,
    TurnBy,
    Vertical,
)
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle
from pb12table.systems.pb12.rules.vehicles.riding import footing
from pb12table.systems.pb12.rules.vehicles.vehicle_options import MOST_TURN
from pb12table.table.shapes import Point
from pb12table.table.standing.support import stand_heights
from pb12table.table.units import moved, rounded

TURNS = (15.0, -15.0, 45.0, -45.0)
"""The turns that are worth a look, in degrees."""


def driving_actions(state: State, figure: FigureId) -> list[ActionAnswer]:
    """Steering every vehicle with every number of AP, and slowing down; some of them illegal."""
    left = state.figures[figure].action_points
    if is_vehicle(state, figure):
        return [SlowDown()]
    return [Steer(vehicle, points) for vehicle in state.setup.vehicles for points in range(1, left + 1)]


def arbitrary_driving(state: State, figure: FigureId, chance: Chance) -> ActionAnswer | None:
    """Some steering or slowing down; it may be illegal.  None where there is no vehicle."""
    if is_vehicle(state, figure):
        return SlowDown()
    if not state.setup.vehicles:
        return None
    return Steer(chance.choice(state.setup.vehicles), chance.randint(1, max(state.figures[figure].action_points, 1)))


def ahead(state: State, vehicle: FigureId, length: float) -> Point:
    """The place so many steps ahead of a vehicle, behind it for a negative length."""
    placed = state.figures[vehicle]
    x, y = moved((placed.x, placed.y), placed.facing, length)
    return (rounded(x), rounded(y))


def driving_options(state: State, vehicle: FigureId) -> list[MoveOption]:
    """A step ahead, up or down ahead where there is something to stand on, turns, a step back; some illegal."""
    placed = state.figures[vehicle]
    climb = value(state, vehicle, Attribute.VERTICAL_MOVEMENT)
    front = ahead(state, vehicle, 1.0)
    found: list[MoveOption] = [Horizontal(*front), *(TurnBy(turn) for turn in TURNS)]
    found.append(Reverse(*ahead(state, vehicle, -1.0)))
    for height in stand_heights(footing(state, vehicle), *front) if climb > 0 else ():
        if 0.25 < abs(height - placed.z) <= climb:
            found.append(Vertical(*front, rise=rounded(height - placed.z)))
    found += [Land(float(drop)) for drop in range(1, climb + 1)]
    return found


def arbitrary_option(state: State, vehicle: FigureId, chance: Chance) -> MoveOption:
    """Some option of a vehicle, of any length or turn; it may be illegal."""
    pick = chance.random()
    length = chance.choice((1.0, 1.0, chance.uniform(0.0, 1.0)))
    if pick < 0.55:
        return Horizontal(*ahead(state, vehicle, length))
    if pick < 0.85:
        return TurnBy(rounded(chance.uniform(-MOST_TURN, MOST_TURN)))
    if pick < 0.95:
        return Reverse(*ahead(state, vehicle, -length))
    climb = value(state, vehicle, Attribute.VERTICAL_MOVEMENT)
    return Vertical(*ahead(state, vehicle, length), rise=rounded(chance.uniform(-climb, climb)))

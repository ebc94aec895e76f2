"""Steering and vehicles' movement options worth a look, and arbitrary ones.  R3.0.3, R3.0.15 to R3.0.19."""

from __future__ import annotations

from pb12table.kernel.request import Chance
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game.answers import (
    ActionAnswer,
    SlowDown,
    Steer,
)
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle


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



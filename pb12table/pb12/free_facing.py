"""The facing that a figure may take before an action.  R1.6.2 (freie Ausrichtung), R3.0.15."""

from __future__ import annotations

from pb12table.pb12.aboard import is_vehicle
from pb12table.pb12.chosen_target import ChosenTarget
from pb12table.pb12.figures import base_point, facing_towards
from pb12table.pb12.profiles import FigureId
from pb12table.pb12.state import State
from pb12table.pb12.targets import target_point
from pb12table.table.units import direction, rounded


def freely(state: State, figure: FigureId, facing: float) -> float | None:
    """A facing that a figure can take before an action; None for vehicles, which keep theirs.  R1.6.2, R3.0.15."""
    return None if is_vehicle(state, figure) else facing


def free_facing(state: State, figure: FigureId, target: FigureId) -> float | None:
    """The facing to a target that a figure can take before an action; None for vehicles.  R1.6.2, R3.0.15."""
    return freely(state, figure, facing_towards(state, figure, target))


def free_facing_to(state: State, figure: FigureId, target: ChosenTarget) -> float | None:
    """The same for any target that is on the table.  R1.6.2, R3.0.15."""
    if target.figure is not None:
        return free_facing(state, figure, target.figure)
    here, there = base_point(state, figure), target_point(state, figure, target)
    return freely(state, figure, rounded(direction(here[:2], there[:2])))

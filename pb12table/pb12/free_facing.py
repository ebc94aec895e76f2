"""The facing that a figure may take before an action.  R1.6.2 (freie Ausrichtung), R3.0.15."""

from __future__ import annotations

from pb12table.pb12.aboard import is_vehicle
from pb12table.pb12.figures import facing_towards
from pb12table.pb12.profiles import FigureId
from pb12table.pb12.state import State


def freely(state: State, figure: FigureId, facing: float) -> float | None:
    """A facing that a figure can take before an action; None for vehicles, which keep theirs.  R1.6.2, R3.0.15."""
    return None if is_vehicle(state, figure) else facing


def free_facing(state: State, figure: FigureId, target: FigureId) -> float | None:
    """The facing to a target that a figure can take before an action; None for vehicles.  R1.6.2, R3.0.15."""
    return freely(state, figure, facing_towards(state, figure, target))

"""Why no way leads to a place: the passage that is too narrow, or the climb that is too high.  R1.7.2 to R1.7.6."""

from __future__ import annotations

from collections.abc import Callable

from pb12table.skirmish.hindrances import Barred, Shut, grounds_shut, ways_barred
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.actions.use_door import hands_of
from pb12table.systems.pb12.rules.figures.standing import standing_heights
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.movement.carried_out import mover_of
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle, vehicles_under
from pb12table.table.routes.barred.steps import Climber
from pb12table.table.routes.search.search_state import never
from pb12table.table.shapes import Point
from pb12table.table.units import rounded_point


def barred_ways(
    state: State, figure: FigureId, to: Point, height: float | None, stop: Callable[[], bool] = never
) -> tuple[Barred, ...]:
    """What stops a figure on its way to a place, at a stand height or at the highest there; empty where nothing does.

    `stop` is asked again and again whether to give up; then GivenUp is raised.
    """
    if _is_led(state, figure):
        return ()
    place = rounded_point(to)
    stands = standing_heights(state, figure, place) if height is None else [height]
    climber, hands = Climber(mover_of(state, figure)), hands_of(state, figure)
    return ways_barred(climber, (place, stands[0]), stop, hands) if stands else ()


def shut_grounds(state: State, figure: FigureId) -> tuple[Shut, ...]:
    """The largest parts of the ground that a figure never gets to, however far it may go."""
    if _is_led(state, figure):
        return ()
    return grounds_shut(Climber(mover_of(state, figure)), hands=hands_of(state, figure))


def _is_led(state: State, figure: FigureId) -> bool:
    """Whether a figure does not walk of itself: vehicles are driven, and what rides in one gets off first.  R3.0.15."""
    return is_vehicle(state, figure) or bool(vehicles_under(state, figure))

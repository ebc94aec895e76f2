"""Ways of a figure while looking: how they are found, and how they are drawn.  R1.7.2 to R1.7.6."""

from __future__ import annotations

from collections.abc import Callable

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.figures import value
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle
from pb12table.systems.pb12.window.modes.moving.moving_picture import show_reason
from pb12table.systems.pb12.window.previews.path import Reckoning, Way, Waypoint, body_after, drawn_legs, extended
from pb12table.systems.pb12.window.previews.reach_view import action_points_to_plan
from pb12table.table.shapes import Point
from pb12table.texts.describe import refusal_line
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name
from pb12table.window.scene.picture import Picture, Walk


def walks(state: State, figure: FigureId) -> bool:
    """Whether a figure has points for a way; vehicles are steered, and walk nowhere."""
    return _speed(state, figure) > 0 and not is_vehicle(state, figure) and action_points_to_plan(state, figure) > 0


def stays(texts: Texts, state: State, figure: FigureId) -> str:
    """That a figure has no points for a way."""
    if is_vehicle(state, figure) or action_points_to_plan(state, figure):
        return ""
    return texts("look-no-action-points", figure=figure_name(texts, state.setup, figure))


def way(state: State, figure: FigureId, to: Point, stop: Callable[[], bool]) -> Way:
    """The way of a figure to a place with all of its action points."""
    points = _speed(state, figure) * action_points_to_plan(state, figure)
    return extended(state, figure, Way(), Waypoint(to), points, stop)


def walk(texts: Texts, state: State, figure: FigureId, found: Way) -> Walk:
    """A way as it is drawn."""
    picture = Picture(path=drawn_legs(found, 0, Reckoning(_speed(state, figure)), texts, tentative=False))
    show_reason(picture, found)
    return Walk(
        tuple(picture.path),
        picture.highlighted_pieces,
        body_after(state, figure, found.committed, None) if found.committed else None,
        "" if found.reason is None else refusal_line(texts, state.setup, found.reason),
        found.barred,
    )


def _speed(state: State, figure: FigureId) -> int:
    """The movement points of an action point."""
    return value(state, figure, Attribute.MOVEMENT)

"""While looking: how far the looking figure gets, and its way to where the mouse is.  R1.7.2 to R1.7.6."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.figures import value
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle
from pb12table.systems.pb12.window.previews.path import Way, Waypoint, extended
from pb12table.systems.pb12.window.previews.reach_view import ReachOverlay, action_points_to_plan
from pb12table.table.shapes import Point
from pb12table.table.units import plan_distance
from pb12table.texts.describe import refusal_line
from pb12table.texts.names import figure_name
from pb12table.window.kit.background import Background
from pb12table.window.scene.picture import Reach

if TYPE_CHECKING:
    from pb12table.app.modes.looking import Looking

MOUSE_GRID: Final = 0.05
"""The way to the mouse is planned anew when it is so far from where the last one led, in steps."""

_Asked = tuple[int, FigureId, Point]


class LookReach:
    """Reach and way of the looking figure, worked out beside the frames while what is looked at may be moved on."""

    def __init__(self, looking: Looking) -> None:
        self._looking = looking
        self._reach = ReachOverlay()
        self._ways: Background[Way] = Background()
        self._last: _Asked | None = None

    @property
    def figure(self) -> FigureId | None:
        """Whose reach is shown: nobody's in a drag."""
        looking = self._looking
        return looking.looker if "reach" in looking.shows and looking.held is None else None

    def reach(self) -> Reach | None:
        """Where the figure can get to with each of its action points; None until it is known."""
        looking = self._looking
        return self._reach.answer_for(looking.state, self.figure, looking.desk.texts)

    def way(self) -> Way | None:
        """The way of a held observer to where the mouse is, the last one until it is known; None where there is none.

        The mouse means a place only beside all figures, and while no target is looked at.
        """
        asked = self._asked()
        if asked is None:
            self.give_up()
            return None
        if asked != self._last:
            self._last = asked
            version, figure, to = asked
            state, stop = self._looking.state.clone(), self._ways.is_overtaken
            points = self.speed * action_points_to_plan(state, figure)
            self._ways.ask((version, figure, to), lambda: extended(state, figure, Way(), Waypoint(to), points, stop))
        found = self._ways.found
        is_of_now = found is not None and isinstance(found[0], tuple) and found[0][:2] == asked[:2]
        return found[1] if found is not None and is_of_now and not self._ways.is_slow else None

    def told(self) -> str:
        """Why there is no way to where the mouse is, or that it is still looked for; "" where nothing is to be told."""
        texts, figure, state = self._looking.desk.texts, self.figure, self._looking.state
        if figure is not None and not is_vehicle(state, figure) and not action_points_to_plan(state, figure):
            return texts("look-no-action-points", figure=figure_name(texts, state.setup, figure))
        if self._asked() is None:
            return ""
        if self._ways.is_slow:
            return texts("moving-planning")
        way = self.way()
        return "" if way is None or way.reason is None else refusal_line(texts, self._looking.state.setup, way.reason)

    @property
    def speed(self) -> int:
        """The movement points of an action point."""
        return 0 if self.figure is None else value(self._looking.state, self.figure, Attribute.MOVEMENT)

    def _asked(self) -> _Asked | None:
        looking, figure = self._looking, self.figure
        if figure is None or looking.observer != figure or looking.mouse is None:
            return None
        if looking.pointed is not None or looking.target is not None or self.speed <= 0:
            return None
        if is_vehicle(looking.state, figure) or not action_points_to_plan(looking.state, figure):
            return None
        last, to = self._last, looking.mouse
        if last is not None and last[:2] == (looking.version, figure) and plan_distance(last[2], to) < MOUSE_GRID:
            to = last[2]
        return (looking.version, figure, to)

    def give_up(self) -> None:
        """Let nobody wait for a far way that is not wanted any more."""
        if self._ways.is_busy:
            self._ways.forget()
            self._last = None

    def work(self) -> bool:
        """Look for answers; return whether a new one has come."""
        has_reach = self._reach.work()
        return self._ways.work() or has_reach or self._ways.has_become_slow()

    def settle(self) -> None:
        """Wait for what is shown."""
        self.way()
        self._ways.settle()
        self.reach()
        self._reach.settle()

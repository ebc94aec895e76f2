"""A Move while it is planned: its points, the waypoints, the paths through them, and the path to the mouse.  R1.7.2 to
R1.7.7.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
import pygame

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.figures import markers_of, value
from pb12table.systems.pb12.rules.figures.standing import place_in_contact
from pb12table.systems.pb12.rules.game.answers import Adjust, Move, MoveOption
from pb12table.systems.pb12.rules.game.legality import most_action_points
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import Status
from pb12table.systems.pb12.rules.movement.move_options import adjust_points
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption, RespondToInterruption
from pb12table.systems.pb12.rules.movement.path_plan import DECLARED_NEXT, Beginning, Leg
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.window.forms.asked import may_choose
from pb12table.systems.pb12.window.modes.actions import ActionMode, PlannedAction
from pb12table.systems.pb12.window.modes.desk import Desk
from pb12table.systems.pb12.window.path import (
    Reckoning,
    Way,
    Waypoint,
    action_points_for,
    body_after,
    can_climb_after,
    extended,
    may_move_fully,
    way_of,
)
from pb12table.systems.pb12.window.play.assistant import planned_rest
from pb12table.table.battlefield import Body
from pb12table.table.shapes import Point, plan_distance
from pb12table.window.kit.background import Background
from pb12table.window.play.foreseeing import HeightChoice, ReachAtRest
from pb12table.window.scene.picture import Reach

BESIDE: Final = 5.0
"""Who points at most so many pixels beside the place of a contact means it."""
AT_MOST: Final = 0.2
"""The same in steps, however small the table is drawn: gaps stay where somebody wants them."""


def meant_place(game: Desk, figure: FigureId, point: Point) -> Point:
    """Return the place a figure is to go to if a point of the table is pointed at."""
    near = min(BESIDE / game.camera.scale, AT_MOST)
    return place_in_contact(game.state, figure, point, near) or point


class MovePoints(PlannedAction):
    """`most` AP may be spent on a Move; `limit` says why these are not all that are left, None when they are."""

    def __init__(
        self,
        game: Desk,
        request: ChooseAction | ChooseMoveOption | RespondToInterruption,
        adjust: Adjust | None,
        bar: ActionMode | None,
    ) -> None:
        super().__init__(game, request, bar)
        self.adjust = adjust
        self.full_move = False
        self.most, self.limit = most_action_points(game.state, self.figure, Move(1))

    @property
    def is_running(self) -> bool:
        """Return whether the Move has already been declared."""
        return not isinstance(self.request, ChooseAction)

    @property
    def speed(self) -> int:
        """The movement points of one AP."""
        return max(value(self.game.state, self.figure, Attribute.MOVEMENT), 0)

    @property
    def points(self) -> int:
        """The movement points that can be spent."""
        mover = self.game.state.figures[self.figure]
        if self.is_running:
            return mover.movement_points
        if self.adjust is not None:
            return adjust_points(self.game.state, self.figure)
        return self.speed * (self.most + (1 if self.full_move else 0))

    @property
    def reckoning(self) -> Reckoning:
        """Return how the points of a way are converted to AP and markers."""
        request = self.request
        if not isinstance(request, ChooseAction):
            before = -self.points % max(self.speed, 1)
            return Reckoning(self.speed, before, request.horizontals, not request.adjust)
        return Reckoning(self.speed, marks=self.adjust is None)

    @property
    def beginning(self) -> Beginning:
        """Return where the way continues from.  R1.10.2: an Adjust for an AP costs the markers, a free one does not."""
        request, state = self.request, self.game.state
        held = markers_of(state, self.figure, Status.MOVED)
        if not isinstance(request, ChooseAction):
            return Beginning(held, request.horizontals, adjust=request.adjust)
        if self.adjust is None:
            return DECLARED_NEXT
        return Beginning(held if self.adjust.free else 0, adjust=True)

    @property
    def reverses_before(self) -> int:
        """The steps in reverse that were taken in the same action before."""
        return 0

    @property
    def may_pay(self) -> bool:
        """Return whether an Adjust can be paid for as well as be the free action.  R1.6.18."""
        return self.adjust is not None and may_choose(self.game.state, self.request, self.adjust)

    def change_payment(self) -> bool:
        """Pay for the Adjust instead of taking it as the free action, or the other way; return whether that can be."""
        if self.adjust is None or not self.may_pay:
            return False
        self.adjust = msgspec.structs.replace(self.adjust, free=not self.adjust.free)
        return True

    def may_move_fully(self) -> bool:
        """Return whether the full move bonus is available.  R1.7.3."""
        return not self.is_running and self.adjust is None and may_move_fully(self.game.state, self.figure)


ON_THE_SPOT: Final = 0.3
ELSEWHERE: Final = 0.5
"""So far from where the mouse was it is about another place, in steps."""


class WayPlanning(MovePoints):
    """A way that is planned.

    `waypoints` were clicked, `ways` lead through the first so many of them; `wishes` were clicked as well, and the ways
    to them are still being planned.  `trial` leads one leg further, to the mouse, and is planned beside the frames.
    What would be committed is the way through the waypoints, or the trial while there is no waypoint.
    `explanations` are the keys of what can be done before a place was clicked, and after, `straight_note` that of what
    going straight means.
    """

    explanations = ("moving-explanation", "moving-waypoints-hint")
    straight_note = "moving-straight-note"

    def __init__(
        self, game: Desk, request: ChooseAction | ChooseMoveOption | RespondToInterruption,
        adjust: Adjust | None = None, bar: ActionMode | None = None,
    ) -> None:  # fmt: skip
        super().__init__(game, request, adjust, bar)
        adjusting = adjust is not None or (not isinstance(request, ChooseAction) and request.adjust)
        self.name = "adjust" if adjusting else "move"
        self.straight = False
        self.waypoints: list[Waypoint] = []
        self.ways: list[Way] = [Way()]
        self.wishes: list[Waypoint] = []
        self._going = False
        self.height = HeightChoice()
        self.planning: Background[Way] = Background()
        self._reach = ReachAtRest()
        self._pointed: Point | None = None
        self._mouse: Point | None = None
        self._facing: float | None = None
        self._climb: tuple[Way, bool] | None = None
        if game.selected != self.figure:
            game.select(self.figure)
        if self.is_running:
            self._propose(planned_rest(game.controller, self.figure))

    def _propose(self, options: Sequence[MoveOption]) -> None:
        """Begin with a way that was planned before somebody interrupted, as far as it is still possible."""
        way = way_of(self.game.state, self.figure, options, self.points, self.beginning)
        if way.legs:
            x, y, z = way.legs[-1].end
            self.waypoints.append(Waypoint((x, y), z))
            self.ways.append(way)
            self._facing = getattr(way.legs[-1].option, "facing", None)

    def left(self) -> None:
        self.planning.forget()

    @property
    def way(self) -> Way:
        """The way through the waypoints."""
        return self.ways[-1]

    @property
    def trial(self) -> Way | None:
        """The last way to the mouse that was worked out for these waypoints."""
        found = self.planning.found
        if self._mouse is None or found is None or not isinstance(found[0], tuple) or found[0][0] != self._stage():
            return None
        return found[1]

    @property
    def has_gone_on(self) -> bool:
        """Return whether the mouse has moved away from the point for which the last way to it was worked out."""
        found, target = self.planning.found, self._target()
        asked = found[0][1] if found is not None and isinstance(found[0], tuple) else None
        if target is None or not isinstance(asked, Waypoint):
            return False
        return plan_distance(asked.point, target.point) > ELSEWHERE

    @property
    def is_outdated(self) -> bool:
        """Return whether the last way leads elsewhere than the mouse has been for a while; then it is only a memory."""
        return self.has_gone_on and self.planning.is_slow

    @property
    def goes_on(self) -> bool:
        """Return whether the mouse points at a place to which the way could be continued."""
        return not self.waypoints or self._target() is not None

    @property
    def is_looking_for_a_way(self) -> bool:
        """Return whether the first way to where the mouse points is still being worked out."""
        return not self.waypoints and (self.trial is None or self.is_outdated) and self._target() is not None

    @property
    def shown(self) -> Way:
        """The way that would be committed."""
        trial = self.trial
        return self.way if self.waypoints or trial is None or self.is_outdated else trial

    @property
    def payable(self) -> tuple[Leg, ...]:
        """Return the legs that would be committed now."""
        return self.shown.committed

    def action_points(self) -> int:
        """Return the AP cost of what would be committed."""
        return self.action_points_of(self.shown)

    def action_points_of(self, way: Way) -> int:
        """Return the AP cost of a way."""
        if self.full_move:
            return self.game.state.figures[self.figure].received_action_points
        return action_points_for(self.game.state, self.figure, way.spent, False)

    def may_climb(self) -> bool:
        """Return whether the figure can hold on to something at the end of the way through the waypoints.  R6.1.8."""
        if self._climb is None or self._climb[0] is not self.way:
            self._climb = (self.way, can_climb_after(self.game.state, self.figure, self.way))
        return self._climb[1]

    def _stage(self) -> tuple[object, ...]:
        """Return what a way to the mouse depends on besides the mouse."""
        return (tuple(self.waypoints), self.points)

    def _target(self) -> Waypoint | None:
        """Return where the mouse points to, None if it is off the table or too near to the way's current end."""
        if self._mouse is None:
            return None
        end = self.end_of(self.way.committed)
        if self.height.chosen is None and plan_distance(end.position, self._mouse) < ON_THE_SPOT and self.waypoints:
            return None
        straight = self.straight or bool(pygame.key.get_mods() & pygame.KMOD_SHIFT)
        return Waypoint(self._mouse, self.height.chosen, straight)

    def _ask(self, target: Waypoint) -> None:
        """Let the way to a place be planned beside the frames."""
        state, figure, way, points = self.game.state, self.figure, self.way, self.points
        stop, beginning = self.planning.is_overtaken, self.beginning
        self.planning.ask(
            (self._stage(), target), lambda: extended(state, figure, way, target, points, stop, beginning)
        )

    def height_chosen(self) -> float | None:
        """Return the height under the mouse that the way leads to, None if there is only one."""
        return None if self._mouse is None else self.height.shown(self._height_reached())

    def _height_reached(self) -> float | None:
        """Return the height that the way to the mouse leads to."""
        trial = self.trial
        return None if trial is None or not trial.legs else trial.legs[-1].end[2]

    def facing(self) -> float:
        """Return the facing of the figure at the end of what would be committed."""
        return self.end_of(self.payable).facing

    def end_of(self, legs: tuple[Leg, ...]) -> Body:
        """Return the figure at the end of some legs, facing the way it went."""
        return body_after(self.game.state, self.figure, legs, self._facing)

    @property
    def reach(self) -> Reach | None:
        """Return where the figure can get to, None until it has been worked out."""
        return self._reach.found

"""Moving: the way to the mouse planned and shown at once, waypoints clicked, then committed.  R1.7.2 to R1.7.7."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game.answers import Adjust, Move, MoveOption, Stop
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.movement.option_choice import ChooseMoveOption
from pb12table.systems.pb12.rules.movement.path_plan import Leg
from pb12table.systems.pb12.rules.movement.responding import RespondToInterruption
from pb12table.systems.pb12.window.modes.acting.actions import tiles_beside
from pb12table.systems.pb12.window.modes.desk import Desk
from pb12table.systems.pb12.window.modes.moving.meant_place import meant_place
from pb12table.systems.pb12.window.modes.moving.move_points import MovePoints
from pb12table.systems.pb12.window.modes.moving.moving_card import hindrance, moving_card
from pb12table.systems.pb12.window.modes.moving.moving_picture import draw_moving, is_outdated, reach_asked
from pb12table.systems.pb12.window.play.assistant import planned_rest
from pb12table.systems.pb12.window.previews.path import (
    Way,
    Waypoint,
    action_points_for,
    body_after,
    can_climb_after,
    extended,
    heights_at,
    next_facing,
    paid_with,
    way_of,
    with_facing,
)
from pb12table.table.battlefield import Body
from pb12table.table.shapes import Point
from pb12table.table.units import plan_distance
from pb12table.window.kit.background import Background
from pb12table.window.play.cards import Card, Tile
from pb12table.window.play.giving_up import Plan
from pb12table.window.play.height_choice import HeightChoice
from pb12table.window.play.reach_at_rest import ReachAtRest
from pb12table.window.scene.picture import Picture, Reach

SMALL_TURN: Final = 15.0
MOUSE_GRID: Final = 0.04
"""The way to the mouse is planned anew when the mouse has gone this far, in steps."""
ON_THE_SPOT: Final = 0.3
ELSEWHERE: Final = 0.5
"""So far from where the mouse was it is about another place, in steps."""
PATIENCE: Final = 0.15
"""How long a click waits for its way, in seconds; most are found sooner, and no frame may be held up for longer."""


class MoveMode(MovePoints):
    """Planning a Move, an Adjust, or the rest of a Move that has begun.

    `waypoints` were clicked, `ways` lead through the first so many of them; `wishes` were clicked as well, and the ways
    to them are still being planned.  `trial` leads one leg further, to the mouse, and is planned beside the frames.
    What would be committed is the way through the waypoints, or the trial while there is no waypoint.
    """

    groups = ("plan", "path", "action")
    name = "move"
    follows_mouse = True

    def __init__(
        self, game: Desk, request: ChooseAction | ChooseMoveOption | RespondToInterruption,
        adjust: Adjust | None = None,
    ) -> None:  # fmt: skip
        super().__init__(game, request, adjust)
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

    # -- ways ---------------------------------------------------------------------------------------------

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
        """Whether the mouse is elsewhere by now than where the last way to it was worked out for."""
        found, target = self.planning.found, self._target()
        asked = found[0][1] if found is not None and isinstance(found[0], tuple) else None
        if target is None or not isinstance(asked, Waypoint):
            return False
        return plan_distance(asked.point, target.point) > ELSEWHERE

    @property
    def goes_on(self) -> bool:
        """Whether the mouse points at a place the way could be led on to."""
        return not self.waypoints or self._target() is not None

    @property
    def is_looking_for_a_way(self) -> bool:
        """Whether the first way to where the mouse points is still being worked out."""
        return not self.waypoints and (self.trial is None or is_outdated(self)) and self._target() is not None

    @property
    def shown(self) -> Way:
        """The way that would be committed."""
        trial = self.trial
        return self.way if self.waypoints or trial is None or is_outdated(self) else trial

    @property
    def payable(self) -> tuple[Leg, ...]:
        """What would be committed now."""
        return self.shown.committed

    def action_points(self) -> int:
        """The AP that what would be committed costs."""
        if self.full_move:
            return self.game.state.figures[self.figure].received_action_points
        return action_points_for(self.game.state, self.figure, self.shown.spent, False)

    def may_climb(self) -> bool:
        """Whether the figure can hold on to something where the way through the waypoints has come to.  R6.1.8."""
        if self._climb is None or self._climb[0] is not self.way:
            self._climb = (self.way, can_climb_after(self.game.state, self.figure, self.way))
        return self._climb[1]

    # -- planning -----------------------------------------------------------------------------------------

    def _stage(self) -> tuple[object, ...]:
        """What a way to the mouse depends on besides the mouse."""
        return (tuple(self.waypoints), self.points)

    def _target(self) -> Waypoint | None:
        """Where the mouse points to, None when it is not on the table or too near to where the way ends already."""
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

    def work(self) -> bool:
        """Look what planning has found, and ask for the way to where the mouse is now."""
        target = self.wishes[0] if self.wishes else self._target()
        if target is not None:
            self._ask(target)
        changed = self.planning.work()
        if changed and self.wishes:
            self._fulfil()
        if not self.planning.is_busy and self._reach.is_due:
            self._reach.ask(reach_asked(self))
        return self._reach.work() or changed or self.planning.has_become_slow()

    def finish(self) -> None:
        """Wait until everything that is shown has been worked out."""
        self.work()
        self._reach.ask(reach_asked(self))
        self.planning.settle()
        while self.wishes:
            self._fulfil()
            self.planning.settle()
        self._reach.settle()

    # -- mouse and keys -----------------------------------------------------------------------------------

    def hover(self, point: Point | None, figure: FigureId | None) -> None:
        if point is None:
            self._mouse = self._pointed = None
        elif self._pointed is None or plan_distance(point, self._pointed) >= MOUSE_GRID:
            self._point_at(point)
            self._reach.put_off()

    def _point_at(self, point: Point) -> None:
        """Mean a place of the table: where something is in the way there, the place beside it."""
        self._pointed, self._mouse = point, meant_place(self.game, self.figure, point)
        self.height.offer(heights_at(self.game.state, self.figure, self._mouse))

    def grab(self, point: Point, figure: FigureId | None) -> bool:
        return True

    @property
    def topic(self) -> str:
        return "move"

    def click(self, point: Point, figure: FigureId | None) -> None:
        if self.change_figure(figure):
            return
        meant = meant_place(self.game, self.figure, point)
        if self.waypoints and self.payable and self._is_where_it_leads(meant):
            self.commit()
            return
        self.hover(point, figure)
        if point != self._pointed:
            self._point_at(point)
        target = self._target()
        if target is not None:
            self._add(target)

    def _is_where_it_leads(self, point: Point) -> bool:
        """Whether a place is the end of what would be committed, or was clicked for it: who cannot get onto what stands
        there is led beside it."""
        ends = [self.payable[-1].end[:2], *([self.waypoints[-1].point] if self.way.is_whole else [])]
        return any(plan_distance(end, point) <= ON_THE_SPOT for end in ends)

    def _add(self, waypoint: Waypoint) -> None:
        """Lead the way to one waypoint more, or say why that cannot be; at once, or as soon as it has been planned."""
        if self.way.reason is not None:
            self.game.refuse(self.way.reason)
            return
        self.wishes.append(waypoint)
        self._ask(self.wishes[0])
        self.planning.wait(PATIENCE)
        self._fulfil()

    def _fulfil(self) -> None:
        """Lead the way to the waypoints that were clicked, as far as they have been planned."""
        while self.wishes:
            wish = self.wishes[0]
            way = self.planning.answer_to((self._stage(), wish))
            if way is None:
                self._ask(wish)
                return
            self.wishes.pop(0)
            if len(way.legs) <= len(self.way.legs):
                self._give_wishes_up()
                if way.reason is not None:
                    self.game.refuse(way.reason)
                return
            self.waypoints.append(wish)
            self.ways.append(way)
            self._facing = None
            self.height.forget()
        if self._going:
            self._going = False
            self.commit()

    def _give_wishes_up(self) -> None:
        self.wishes.clear()
        self._going = False

    def turn(self, degrees: float) -> None:
        self._facing, refusal = next_facing(self.game.state, self.figure, self.payable, self.facing(), degrees)
        if refusal is not None:
            self.game.refuse(refusal)

    def choose_height(self, step: int) -> bool:
        """Choose another of the heights one can stand at under the mouse; return whether there are several."""
        return self.height.step(step, self._height_reached())

    def _height_reached(self) -> float | None:
        """The height that the way to the mouse leads to."""
        trial = self.trial
        return None if trial is None or not trial.legs else trial.legs[-1].end[2]

    def height_chosen(self) -> float | None:
        """The height under the mouse that the way leads to, None where there is only one."""
        return None if self._mouse is None else self.height.shown(self._height_reached())

    def tiles(self) -> list[Tile]:
        return tiles_beside(self.game, self.request, self.name)

    def press(self, command: str) -> bool:
        self.leaving.forget(command)
        match command:
            case "commit" | "go":
                self.commit()
            case "take-back":
                self.take_back()
            case "undo" if self.waypoints or self.wishes:
                self.take_back()
            case "turn-left" | "turn-right":
                self.turn(SMALL_TURN if command == "turn-left" else -SMALL_TURN)
            case "full-move":
                self._toggle_full_move()
            case "straight-legs":
                self.straight = not self.straight
            case "climb":
                self._add(Waypoint((0.0, 0.0), climb=True))
            case "stand-higher" | "stand-lower":
                self.choose_height(1 if command == "stand-higher" else -1)
            case "pay":
                self._change_payment()
            case "stop" if self.is_running:
                self.game.commit(Stop())
            case "back":
                self.back()
            case _:
                return self.change(command)
        return True

    @property
    def plan(self) -> Plan:
        return "going" if self._going else "planned" if self.waypoints or self.wishes else ""

    def _toggle_full_move(self) -> None:
        self.full_move = not self.full_move and self.may_move_fully()
        self.ways = [paid_with(self.game.state, self.figure, way, self.points) for way in self.ways]

    def _change_payment(self) -> None:
        """Pay for the Adjust or take it as the free action; the way is planned anew, which Moved markers can change."""
        if self.change_payment():
            kept = [*self.waypoints, *self.wishes]
            while self.waypoints or self.wishes:
                self.take_back()
            self.planning.forget()
            for waypoint in kept:
                self._add(waypoint)

    def take_back(self) -> None:
        """Take the last waypoint back, or those that are still being planned."""
        if self.wishes:
            self._give_wishes_up()
        elif self.waypoints:
            self.waypoints.pop()
            self.ways.pop()
            self._facing = None
        self.planning.forget()

    def back(self) -> None:
        if self.waypoints or self.wishes:
            while self.waypoints or self.wishes:
                self.take_back()
        elif not self.is_running:
            self.game.leave_mode()

    def commit(self) -> None:
        """Answer with what is shown as certain: no option that is not paid for, none that is only tried.

        While a waypoint, or the first way to the mouse, is still being planned the answer waits for it.
        """
        if self.wishes:
            self._going = True
            return
        options = with_facing(self.payable, self._facing)
        if not options:
            target = self._target()
            if target is not None and self.planning.answer_to((self._stage(), target)) is None:
                self._going = True
                self._add(target)
                return
            reason = hindrance(self) or self.shown.reason
            if reason is not None:
                self.game.refuse(reason)
            return
        if self.is_running:
            self.game.commit(*options, Stop())
        elif self.adjust is not None:
            self.game.commit(self.adjust, *options, Stop())
        else:
            self.game.commit(Move(self.action_points(), self.full_move), *options, Stop())

    # -- what is shown ------------------------------------------------------------------------------------

    def facing(self) -> float:
        """Where the figure looks at the end of what would be committed."""
        return self.end_of(self.payable).facing

    def end_of(self, legs: tuple[Leg, ...]) -> Body:
        """The figure at the end of some legs, facing the way it went."""
        return body_after(self.game.state, self.figure, legs, self._facing)

    @property
    def reach(self) -> Reach | None:
        """Where the figure can get to, None while it has not been worked out."""
        return self._reach.found

    def decorate(self, picture: Picture) -> None:
        draw_moving(self, picture)

    def card(self) -> Card:
        return moving_card(self)

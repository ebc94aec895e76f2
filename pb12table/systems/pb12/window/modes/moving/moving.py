"""Moving: the way to the mouse planned and shown at once, waypoints clicked, then committed.  R1.7.2 to R1.7.7."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from pb12table.skirmish.ahead import Planned
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game.answers import Move, MoveOption, Stop
from pb12table.systems.pb12.window.modes.moving.meant_place import meant_place
from pb12table.systems.pb12.window.modes.moving.moving_card import hindrance, moving_card
from pb12table.systems.pb12.window.modes.moving.moving_picture import draw_moving, reach_asked
from pb12table.systems.pb12.window.modes.moving.way_planning import ON_THE_SPOT, WayPlanning
from pb12table.systems.pb12.window.previews.path import (
    Way,
    Waypoint,
    heights_at,
    next_facing,
    paid_with,
    with_facing,
)
from pb12table.table.shapes import Point
from pb12table.table.units import plan_distance
from pb12table.window.play.cards import Card, Tile
from pb12table.window.play.foreseeing import thought_through
from pb12table.window.play.giving_up import Plan
from pb12table.window.scene.picture import Picture

SMALL_TURN: Final = 15.0
MOUSE_GRID: Final = 0.04
"""The way to the mouse is planned anew when the mouse has gone this far, in steps."""
PATIENCE: Final = 0.15
"""How long a click waits for its way, in seconds; most are found sooner, and no frame may be held up for longer."""


class MoveMode(WayPlanning):
    """Planning a Move, an Adjust, or the rest of a Move that has begun."""

    groups = ("plan", "path", "action")
    name = "move"
    follows_mouse = True

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

    def hover(self, point: Point | None, figure: FigureId | None) -> None:
        if point is None:
            self._mouse = self._pointed = None
        elif self._pointed is None or plan_distance(point, self._pointed) >= MOUSE_GRID:
            self._point_at(point)
            self._reach.put_off()

    def _point_at(self, point: Point) -> None:
        """Mean a place of the table: where something is in the way there, the place beside it."""
        self._pointed, self._mouse = point, meant_place(self.game, self.figure, point)
        self.height.offer(
            heights_at(self.game.state, self.figure, self._mouse), self.game.storey.height_at(self._mouse)
        )

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

    def tiles(self) -> list[Tile]:
        bar = [] if self.bar is None else self.bar.tiles()
        return [replace(tile, active=tile.command == self.name) for tile in bar]

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
        self.game.commit(*self._answers(self.shown, options))

    def _answers(self, way: Way, options: Sequence[MoveOption]) -> tuple[Any, ...]:
        """All that is answered to go so."""
        if self.is_running:
            return (*options, Stop())
        if self.adjust is not None:
            return (self.adjust, *options, Stop())
        return (Move(self.action_points_of(way), self.full_move), *options, Stop())

    def planned(self, *, pointed: bool) -> Planned | None:
        trial = self.trial if pointed and not self.is_outdated else None
        way = self.way if trial is None else trial
        facing = None if trial is not None and self.waypoints else self._facing
        options = with_facing(way.committed, facing)
        if not options:
            return None
        answers = self._answers(way, options)
        return Planned(self.figure, answers, answers)

    def state_ahead(self) -> Any:
        """With the figure where the way leads that would be gone now."""
        plan = self.planned(pointed=not self.waypoints)
        return super().state_ahead() if plan is None else thought_through(self.game.controller.session, plan)

    def decorate(self, picture: Picture) -> None:
        draw_moving(self, picture)

    def card(self) -> Card:
        return moving_card(self)

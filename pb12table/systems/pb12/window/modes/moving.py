"""Moving: the path to the mouse planned and shown at once, its card and picture, then committed.  R1.7.2 to R1.7.7."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from pb12table.kernel.request import Refusal, Request
from pb12table.skirmish.bot import Planned
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.figures import value
from pb12table.systems.pb12.rules.game.answers import Activate, LetAct, Move, MoveOption, Stop
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.movement.move_options import adjust_in_vain
from pb12table.systems.pb12.rules.movement.path_plan import Leg, Risk
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, Setup
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle
from pb12table.systems.pb12.window.forms.asked import PAY
from pb12table.systems.pb12.window.modes.desk import Desk, OwnMode
from pb12table.systems.pb12.window.modes.way_planning import ON_THE_SPOT, WayPlanning, meant_place
from pb12table.systems.pb12.window.path import (
    Reckoning,
    Way,
    Waypoint,
    action_points_to_plan,
    body_after,
    drawn_legs,
    extended,
    heights_at,
    markers_after,
    next_facing,
    opening_note,
    paid_with,
    reach_question,
    sum_of,
    with_facing,
)
from pb12table.table.shapes import Point, plan_distance
from pb12table.texts.describe import modifier_name, refusal_line
from pb12table.texts.layouts import barred_lines
from pb12table.texts.locale import Texts, rounded, upper_first
from pb12table.texts.names import figure_name, name_of
from pb12table.window.play.base import TURNING, Card, CardButton, Plan, Stepper, Tile
from pb12table.window.play.foreseeing import ReachQuestion, desk_ahead, thought_through
from pb12table.window.scene.layers.paths import mark_barred
from pb12table.window.scene.picture import Picture, Walk

ON_THE_GHOST: Final = 0.4
"""So near to where a way ends the figure is dragged from there, in steps."""


def reach_asked(mode: WayPlanning) -> ReachQuestion | None:
    """Return the question where the figure can get: with the points it has, or with each number of AP.

    None where it cannot move at all.
    """
    state, figure = mode.game.state, mode.figure
    if not mode.points:
        return None
    if mode.is_running or mode.adjust is not None:
        return reach_question(state, figure, [mode.points], mode.texts)
    limits = [mode.speed * number for number in range(1, mode.most + 1)]
    bonus = mode.may_move_fully()
    if bonus:
        limits.append(mode.speed * (mode.most + 1))
    return reach_question(state, figure, limits, mode.texts, bonus=bonus, by_action_points=True)


def show_reason(picture: Picture, way: Way) -> None:
    """Show where a path stops, and what stands there."""
    if way.reason is None or way.stopped is None:
        return
    if way.legs and picture.path:
        picture.path[-1] = replace(picture.path[-1], sign=picture.path[-1].sign or "refused")
    obstacle = dict(way.reason.details).get("obstacle")
    if isinstance(obstacle, str) and obstacle:
        picture.highlighted_pieces = (*picture.highlighted_pieces, obstacle)


def walks(state: State, figure: FigureId) -> bool:
    """Return whether a figure has points for a way, a vehicle with those of whoever could steer it."""
    return _speed(state, figure) > 0 and action_points_to_plan(state, figure) > 0


def stays(texts: Texts, state: State, figure: FigureId) -> str:
    """Return the statement that a figure has no points for a way."""
    if is_vehicle(state, figure) or action_points_to_plan(state, figure):
        return ""
    return texts("look-no-action-points", figure=figure_name(texts, state.setup, figure))


def way(state: State, figure: FigureId, to: Point, stop: Callable[[], bool]) -> Way:
    """Return the way of a figure to a place with all of its action points."""
    points = _speed(state, figure) * action_points_to_plan(state, figure)
    return extended(state, figure, Way(), Waypoint(to), points, stop)


def walk(texts: Texts, state: State, figure: FigureId, found: Way) -> Walk:
    """Return a way in the form in which it is drawn."""
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
    """Return the movement points of an action point."""
    return value(state, figure, Attribute.MOVEMENT)


def _price(mode: WayPlanning) -> list[str]:
    """Return what would be paid besides movement points, AP and Moved markers; nothing until there is a way."""
    if not mode.is_running and not mode.shown.committed:
        return []
    if not mode.is_running and mode.adjust is None:
        return [mode.texts("moving-cost", cost=mode.action_points(), markers=_markers(mode))]
    if mode.adjust is not None:
        texts = mode.texts
        return [texts("cost-free-action") if mode.adjust.free else texts("cost-action", number=1)]
    return [mode.texts("moving-markers", markers=_markers(mode))] if mode.reckoning.marks else []


def _nothing_yet(mode: WayPlanning) -> str:
    """Return what replaces the sum until there is a way: a place must be pointed at, or its way is being worked out."""
    return "moving-planning" if mode.is_looking_for_a_way else "moving-nothing-yet"


def _markers(mode: WayPlanning) -> int:
    """Return the number of Moved markers the Move will have given."""
    before = 0 if isinstance(mode.request, ChooseAction) else mode.request.horizontals
    return markers_after(mode.shown.committed, before, mode.reverses_before)


def _hint(mode: WayPlanning) -> str:
    """Return what the way on to the mouse would cost in total, or what can be done now."""
    trial = mode.trial
    if mode.wishes and not mode.is_looking_for_a_way:
        return mode.texts("moving-planning")
    if mode.waypoints and trial is not None and len(trial.legs) > len(mode.way.legs):
        missing = _missing(trial, mode.points) if trial.taken < len(trial.legs) else 0
        return mode.texts("moving-onward", points=trial.cost, missing=missing)
    height = mode.height_chosen()
    if height is not None:
        keys = f"{mode.game.key('stand-higher')} / {mode.game.key('stand-lower')}"
        return mode.texts("moving-heights", height=mode.texts.number(height), count=len(mode.height.heights), keys=keys)
    nothing_yet, go = mode.explanations
    return mode.texts(go if mode.waypoints else nothing_yet)


def _sum_line(mode: WayPlanning, legs: tuple[Leg, ...]) -> str:
    """Return the movement points by what they are spent on, each with its rule."""
    return " · ".join(
        mode.texts(
            "moving-addend",
            what=modifier_name(mode.texts, mode.game.setup, modifier),
            points=points,
            rule=modifier.rule,
        )
        for modifier, points in sum_of(legs)
    )


def hindrance(mode: WayPlanning) -> Refusal | None:
    """Return why the planned Adjust moves nothing wherever it leads.  RU107."""
    return None if mode.adjust is None else adjust_in_vain(mode.game.state, mode.figure)


def _warning(mode: WayPlanning) -> str:
    """Return the one thing to know about the way: a risk, the reason why it ends, or that it is too far."""
    texts, game = mode.texts, mode.game
    way, left = mode.shown, mode.game.state.figures[mode.figure].action_points
    stuck = hindrance(mode)
    if stuck is not None:
        return game.refusal_text(stuck)
    risk = next((leg.risk for leg in way.committed if leg.risk is not None), None)
    if risk is not None:
        told = risk_line(texts, game.setup, risk)
        if way.reason is not None and way.reason.reason == "behind-a-fall":
            told = f"{told} {game.refusal_text(way.reason)}"
        return told
    # What stands in the way elsewhere is no news of where the mouse is now.
    old = mode.trial if mode.has_gone_on else None
    for looked in (mode.trial, way):
        if looked is way and way.taken < len(way.legs):
            continue  # It stands farther on than the points lead.
        if looked is not None and looked is not old and (looked.reason is not None or looked.barred):
            why = "" if looked.reason is None else game.refusal_text(looked.reason)
            return " ".join(filter(None, (why, *barred_lines(texts, game.setup, looked.barred[:1]))))
    if way.taken == len(way.legs):
        return upper_first(opening_note(way, texts))
    # What the points that are left would pay for is refused for another reason than their number.
    unpaid = mode.adjust is not None or mode.is_running or way.cost > mode.speed * left
    if mode.limit is None or unpaid:
        return texts("moving-too-far", missing=_missing(way, mode.points))
    return texts("moving-too-dear", reason=game.refusal_text(mode.limit))


def _missing(way: Way, points: int) -> int:
    """Return the movement points that are missing; at least one if a way is cut so as not to end in the air."""
    return max(way.cost - points, 1)


def risk_line(texts: Texts, setup: Setup, risk: Risk) -> str:
    """Return a fall or a collision, with its damage."""
    code = "" if risk.damage is None else texts("moving-damage", damage=str(risk.damage), times=risk.times)
    if risk.kind == "collision":
        obstacle = name_of(texts, setup, risk.obstacle or "", "object")
        return texts("moving-collides", obstacle=obstacle, damage=code)
    return texts("moving-falls", height=rounded(risk.height), damage=code)


def _steppers(mode: WayPlanning) -> tuple[Stepper, ...]:
    texts, game = mode.texts, mode.game
    facing = texts("facing-value", degrees=round(mode.facing()) % 360)
    keys = (game.key("turn-left"), game.key("turn-right"))
    return (Stepper(texts("facing-stepper"), facing, "turn-left", "turn-right", *keys, signs=TURNING),)


def _buttons(mode: WayPlanning) -> tuple[CardButton, ...]:
    texts, game = mode.texts, mode.game
    buttons: list[CardButton] = []
    if mode.may_move_fully():
        bonus = value(game.state, mode.figure, Attribute.MOVEMENT)
        buttons.append(
            CardButton(
                "full-move",
                texts("moving-full", bonus=bonus),
                game.key("full-move"),
                pressed=mode.full_move,
                reason=texts("moving-full-note"),
            )
        )
    if mode.adjust is not None and mode.may_pay:
        buttons.append(pay_button(game, not mode.adjust.free))
    if mode.may_climb():
        note = texts("moving-climb-note")
        buttons.append(CardButton("climb", texts("moving-climb"), game.key("climb"), reason=note))
    buttons.append(
        CardButton(
            "straight-legs",
            texts("moving-straight"),
            game.key("straight-legs"),
            pressed=mode.straight,
            reason=texts(mode.straight_note),
        )
    )
    if mode.waypoints:
        buttons.append(CardButton("take-back", texts("moving-take-back"), game.key("take-back")))
    if mode.is_running:
        buttons.append(CardButton("stop", texts("moving-stop")))
    elif not mode.waypoints:
        buttons.append(CardButton("back", texts("card-cancel"), game.key("back")))
    able, chosen = bool(mode.payable), bool(mode.waypoints or mode.wishes)
    buttons.append(CardButton("commit", texts("moving-commit"), game.key("commit"), enabled=able, primary=chosen))
    return tuple(buttons)


def pay_button(game: Desk, pays: bool) -> CardButton:
    """Return the button that keeps the free action for later.  R1.6.18, RU059."""
    texts = game.texts
    return CardButton(PAY, texts("pay-with-point"), game.key(PAY), pressed=pays, reason=texts("pay-with-point-note"))


SMALL_TURN: Final = 15.0
MOUSE_GRID: Final = 0.04
"""The way to the mouse is planned anew when the mouse has gone this far, in steps."""
PATIENCE: Final = 0.15
"""How long a click waits for its way, in seconds; most are found sooner, and no frame may be held up for longer."""


class MoveMode(WayPlanning):
    """Planning a Move, an Adjust, or the rest of a Move that has begun."""

    groups: tuple[str, ...] = ("plan", "path", "action")
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
        """Lead on from where the way ends; who drags the ghost there, or the figure, leads it elsewhere instead."""
        stands = self.game.state.figures[self.figure]
        if plan_distance((stands.x, stands.y), point) <= ON_THE_GHOST:
            while self.waypoints or self.wishes:
                self.take_back()
        elif self.waypoints and plan_distance(self.waypoints[-1].point, point) <= ON_THE_GHOST:
            self.take_back()
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
        """Return whether a place is the end of what would be committed, or was clicked for it: one that cannot get onto
        it is led beside it.
        """
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

        Where no place has been chosen the one under the mouse becomes a waypoint, and nobody goes yet.  While a
        waypoint is still being planned the answer waits for it.
        """
        if self.wishes:
            self._going = True
            return
        target = None if self.waypoints else self._target()
        if target is not None and (self.payable or self.planning.answer_to((self._stage(), target)) is None):
            self._add(target)
            return
        options = with_facing(self.payable, self._facing)
        if not options:
            reason = hindrance(self) or self.shown.reason
            if reason is not None:
                self.game.refuse(reason)
            return
        self.game.commit(*self._answers(self.shown, options))

    def _answers(self, way: Way, options: Sequence[MoveOption]) -> tuple[Any, ...]:
        """Return all the answers that a way needs."""
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
        """Return the state with the figure at the end of the way that would be taken now."""
        plan = self.planned(pointed=not self.waypoints)
        return super().state_ahead() if plan is None else thought_through(self.game.controller.session, plan)

    def decorate(self, picture: Picture) -> None:
        game, texts = self.game, self.texts
        if self.reach is not None:
            picture.reach = self.reach if picture.reach is None else replace(self.reach, faint=False)
        trial, reckoning = self.trial, self.reckoning
        picture.path += drawn_legs(self.way, 0, reckoning, texts, tentative=False)
        if trial is not None and self.goes_on:
            first = len(self.way.legs)
            outdated = self.is_outdated
            picture.path += drawn_legs(trial, first, reckoning, texts, tentative=bool(self.waypoints) or outdated)
            if not outdated:
                show_reason(picture, trial)
                mark_barred(picture, texts, trial.barred)
        elif self.way.reason is not None:
            show_reason(picture, self.way)
        if self.payable:
            picture.tokens.append(game.ghost(self.figure, self.end_of(self.payable)))
        height = self.height_chosen()
        if height is not None and picture.path and picture.path[-1].label:
            end = picture.path[-1]
            at = texts("moving-height-label", height=texts.number(height))
            picture.path[-1] = replace(end, label=f"{end.label} · {at}")

    def card(self) -> Card:
        """Return what the card of a mode currently says."""
        texts, setup = self.texts, self.game.setup
        way = self.shown
        title = "moving-title-running" if self.is_running else f"{self.name}-title"
        lines = [" · ".join((texts("moving-points", spent=way.spent, points=self.points), *_price(self)))]
        lines.append(_sum_line(self, way.committed) or texts(_nothing_yet(self)))
        warning = _warning(self)
        if not warning:
            # A line in place of the warning keeps the card as high as it is, so that the table need not make room.
            lines.append(_hint(self))
        return Card(
            texts(title, figure=figure_name(texts, setup, self.figure)),
            self.player,
            tuple(lines),
            warning=warning,
            steppers=_steppers(self),
            buttons=_buttons(self),
            note=texts("moving-note-running") if self.is_running else "",
        )


class FirstMove(MoveMode):
    """Planning the Move of a figure that is to act first: both are answered at once, or nothing.

    `below` is the mode from which it was begun, whose tiles stay.
    """

    def __init__(
        self, game: Desk, ahead: Desk, request: ChooseAction, first: Activate | LetAct, below: OwnMode
    ) -> None:
        super().__init__(ahead, request)
        self.first, self.below, self.real = first, below, game
        self.groups = (*dict.fromkeys(("plan", "path", *below.groups)),)
        self.begins_turn = below.begins_turn

    def tiles(self) -> list[Tile]:
        return self.below.tiles()

    def press(self, command: str) -> bool:
        return super().press(command) or self.below.press(command)

    def click(self, point: Point, figure: FigureId | None) -> None:
        if figure is not None and figure != self.figure and self.below.may_choose(figure):
            self.real.leave_mode()
            self.real.mode.click(point, figure)
        else:
            super().click(point, figure)

    def planned(self, *, pointed: bool) -> Planned | None:
        plan = super().planned(pointed=pointed)
        return plan and replace(plan, answers=(self.first, *plan.answers), key=(self.first, *plan.answers))

    def card(self) -> Card:
        card = super().card()
        if not isinstance(self.first, Activate):
            return card
        buttons = (
            replace(each, label=self.texts("moving-activate-and-go")) if each.command == "commit" else each
            for each in card.buttons
        )
        return replace(card, buttons=tuple(buttons), note=self.texts("moving-activates-first"))


def begin_first_move(below: OwnMode, figure: FigureId, first: Activate | LetAct) -> bool:
    """Begin the Move of a figure that is to act first; return whether it could go anywhere then."""
    game = below.game
    found: tuple[Desk, Request[Any, Any]] | None = desk_ahead(game, first)
    if found is None:
        return False
    ahead, request = found
    if not isinstance(request, ChooseAction) or request.figure != figure or is_vehicle(ahead.state, figure):
        return False
    refusal = request.refusal(ahead.state, Move(1))
    if refusal is not None:
        game.refuse(refusal)
        return False
    game.select(figure)
    game.enter(FirstMove(game, ahead, request, first, below))
    return True

"""Moving: waypoints clicked on the table, the way and its cost shown, then committed.  R1.7.2 to R1.7.7."""

from __future__ import annotations

from pb12table.app.modes.base import GameDesk, Mode
from pb12table.app.panels.cards import Card, CardButton, Stepper, Tile
from pb12table.app.picture import PathLeg, Picture
from pb12table.app.portraits import ghost_of
from pb12table.app.preview_path import (
    PathPlan,
    PlannedOption,
    action_points_for,
    extended,
    moved_markers,
    with_facing,
)
from pb12table.pb12.answers import Adjust, Move, Stop
from pb12table.pb12.figures import body_at, value
from pb12table.pb12.legality import full_move_refusal
from pb12table.pb12.profiles import Attribute, FigureId, PlayerId
from pb12table.pb12.requests import ChooseAction, ChooseMoveOption
from pb12table.table.battlefield import Body
from pb12table.table.shapes import Point
from pb12table.table.units import direction, normalised, plan_distance
from pb12table.texts.names import figure_name, name_of

SMALL_TURN = 15.0
MOUSE_GRID = 0.04
"""The way to the mouse is planned anew when the mouse has gone this far, in steps."""
ON_THE_SPOT = 0.3


class MoveMode(Mode):
    """Planning a Move, an Adjust, or the rest of a Move that has begun.

    `points` movement points can be had at most.  `waypoints` were clicked; `plan` leads through them, `trial` one leg
    further to the mouse.
    """

    groups = ("plan", "action")
    name = "move"

    def __init__(
        self, game: GameDesk, figure: FigureId, player: PlayerId, request: ChooseAction | None, adjust: Adjust | None
    ) -> None:
        super().__init__(game)
        self.figure = figure
        self.player = player
        self.request = request
        self.adjust = adjust
        self.name = "adjust" if adjust is not None else "move"
        self.full_move = False
        self.waypoints: list[Point] = []
        self.plans: list[PathPlan] = [PathPlan()]
        self.trial: PathPlan | None = None
        self._mouse: Point | None = None
        self._facing: float | None = None
        if game.selected != figure:
            game.select(figure)

    @staticmethod
    def of_action(game: GameDesk, request: ChooseAction, adjust: Adjust | None = None) -> MoveMode:
        """The mode for a Move that has not been declared yet, or an Adjust."""
        return MoveMode(game, request.figure, PlayerId(request.player), request, adjust)

    @staticmethod
    def of_option(game: GameDesk, request: ChooseMoveOption) -> MoveMode:
        """The mode for the rest of a Move."""
        return MoveMode(game, request.figure, PlayerId(request.player), None, None)

    # -- numbers ------------------------------------------------------------------------------------------

    @property
    def is_running(self) -> bool:
        """Whether the Move was declared already."""
        return self.request is None

    @property
    def points(self) -> int:
        """The movement points that can be spent."""
        mover = self.game.state.figures[self.figure]
        if self.is_running:
            return mover.movement_points
        if self.adjust is not None:
            return 1
        speed = max(value(self.game.state, self.figure, Attribute.MOVEMENT), 0)
        return speed * (mover.action_points + (1 if self.full_move else 0))

    @property
    def plan(self) -> PathPlan:
        """The way through the waypoints."""
        return self.plans[-1]

    @property
    def shown(self) -> PathPlan:
        """The way as it is drawn: to the mouse if it is on the table."""
        return self.plan if self.trial is None else self.trial

    @property
    def payable(self) -> tuple[PlannedOption, ...]:
        """What would be committed now."""
        return self.plan.payable(self.points)

    def may_move_fully(self) -> bool:
        """Whether the full move bonus is to be had.  R1.7.3."""
        if self.is_running or self.adjust is not None:
            return False
        state = self.game.state
        every = state.figures[self.figure].received_action_points
        if every < 1 or every > state.figures[self.figure].action_points:
            return False
        return full_move_refusal(state, self.figure, Move(every, True)) is None

    def action_points(self, plan: tuple[PlannedOption, ...]) -> int:
        """The AP a way costs."""
        if self.full_move:
            return self.game.state.figures[self.figure].received_action_points
        spent = plan[-1].spent if plan else 0
        return action_points_for(self.game.state, self.figure, spent, False)

    # -- mouse and keys -----------------------------------------------------------------------------------

    def hover(self, point: Point | None, figure: FigureId | None) -> None:
        if point is None:
            self.trial, self._mouse = None, None
        elif self._mouse is None or plan_distance(point, self._mouse) >= MOUSE_GRID:
            self._mouse = point
            self.trial = extended(self.game.state, self.figure, self.plan, point)

    def click(self, point: Point, figure: FigureId | None) -> None:
        if self.payable and plan_distance(self.payable[-1].end[:2], point) <= ON_THE_SPOT:
            self.commit()
            return
        plan = extended(self.game.state, self.figure, self.plan, point)
        if len(plan.options) > len(self.plan.options):
            self.waypoints.append(point)
            self.plans.append(plan)
            self._facing = None
        self.trial = None

    def turn(self, degrees: float) -> None:
        self._facing = normalised(self._end(self.payable).facing + degrees)

    def tiles(self) -> list[Tile]:
        from pb12table.app.modes.actions import ActionMode

        if self.request is None:
            return []
        bar = ActionMode(self.game, self.request)
        bar.name = self.name
        return bar.tiles()

    def press(self, command: str) -> bool:
        match command:
            case "commit" | "go":
                self.commit()
            case "take-back":
                self.take_back()
            case "turn-left":
                self.turn(SMALL_TURN)
            case "turn-right":
                self.turn(-SMALL_TURN)
            case "full-move":
                self.full_move = not self.full_move and self.may_move_fully()
            case "stop" if self.is_running:
                self.game.commit(Stop())
            case "back":
                self.back()
            case _:
                return self._change(command)
        return True

    def _change(self, command: str) -> bool:
        """Another action instead of this one."""
        from pb12table.app.modes.actions import ActionMode

        if self.request is None or command == self.name:
            return command == self.name
        return ActionMode(self.game, self.request).press(command)

    def take_back(self) -> None:
        """Take the last waypoint back."""
        if self.waypoints:
            self.waypoints.pop()
            self.plans.pop()
            self._facing = None
        self.trial = None
        self._mouse = None

    def back(self) -> None:
        if self.waypoints:
            while self.waypoints:
                self.take_back()
        elif not self.is_running:
            self.game.leave_mode()

    def commit(self) -> None:
        """Answer with the payable part of the way through the waypoints."""
        options = with_facing(self.payable, self._facing)
        if not options:
            return
        if self.is_running:
            self.game.commit(*options, Stop())
        elif self.adjust is not None:
            self.game.commit(self.adjust, *options, Stop())
        else:
            move = Move(self.action_points(self.payable), self.full_move)
            self.game.commit(move, *options, Stop())

    # -- what is shown ------------------------------------------------------------------------------------

    def _end(self, options: tuple[PlannedOption, ...]) -> Body:
        """The figure at the end of some options, facing the way it went."""
        state = self.game.state
        here = state.figures[self.figure]
        if not options:
            facing = here.facing if self._facing is None else self._facing
            return body_at(state, self.figure, here.x, here.y, here.z, facing)
        x, y, z = options[-1].end
        across = [o for o in options if plan_distance(o.start[:2], o.end[:2]) > MOUSE_GRID]
        way = direction(across[-1].start[:2], across[-1].end[:2]) if across else here.facing
        return body_at(state, self.figure, x, y, z, way if self._facing is None else self._facing)

    def decorate(self, picture: Picture) -> None:
        plan, points = self.shown, self.points
        payable = plan.payable(points)
        speed = max(value(self.game.state, self.figure, Attribute.MOVEMENT), 1)
        last = len(payable) - 1
        for number, planned in enumerate(plan.options):
            label = self.texts("path-points", points=planned.spent) if number in (last, len(plan.options) - 1) else ""
            picture.path.append(
                PathLeg(
                    planned.start[:2],
                    planned.end[:2],
                    planned.kind,
                    (planned.spent - 1) // speed,
                    planned.spent <= points,
                    planned.sign,
                    label,
                )
            )
        if payable:
            look, language = self.game.looks[self.player], self.texts.language
            picture.tokens.append(ghost_of(self.game.state, self.figure, look, self._end(payable), language))
        if plan.blocked and not plan.options[len(payable) :]:
            picture.highlighted_pieces = (*picture.highlighted_pieces, plan.blocked)

    def card(self) -> Card:
        texts, setup = self.texts, self.game.setup
        plan, points = self.shown, self.points
        payable = plan.payable(points)
        spent = payable[-1].spent if payable else 0
        name = figure_name(texts, setup, self.figure)
        title = "move-title-running" if self.is_running else f"{self.name}-title"
        lines = [texts("move-points", spent=spent, points=points)]
        if not self.is_running and self.adjust is None:
            lines.append(
                texts("move-cost", cost=self.action_points(payable), markers=moved_markers(payable))
            )
        return Card(
            texts(title, figure=name),
            self.player,
            (*lines, texts("move-explanation")) if not self.waypoints else tuple(lines),
            warning=self._warning(plan, payable),
            steppers=self._steppers(),
            buttons=self._buttons(),
            note=texts("move-note-running") if self.is_running else "",
        )

    def _warning(self, plan: PathPlan, payable: tuple[PlannedOption, ...]) -> str:
        """The one thing to know about the way: a fall, an end, an obstacle."""
        texts = self.texts
        falling = next((option for option in payable if option.sign == "fall"), None)
        if falling is not None or plan.blocked == "air":
            return texts("move-falls")
        if len(payable) < len(plan.options):
            return texts("move-too-far", missing=plan.cost - self.points)
        if plan.blocked in ("edge", "far"):
            return texts(f"move-blocked-{plan.blocked}")
        if plan.blocked and plan.blocked != "fall":
            return texts("move-blocked", obstacle=name_of(texts, self.game.setup, plan.blocked, "object"))
        return ""

    def _steppers(self) -> tuple[Stepper, ...]:
        texts = self.texts
        facing = texts("facing-value", degrees=round(self._end(self.payable).facing) % 360)
        keys = (self.game.key("turn-left"), self.game.key("turn-right"))
        turning = Stepper(texts("facing-stepper"), facing, "turn-left", "turn-right", *keys)
        return (turning,) if self.waypoints else ()

    def _buttons(self) -> tuple[CardButton, ...]:
        texts, game = self.texts, self.game
        buttons: list[CardButton] = []
        if self.may_move_fully():
            bonus = value(game.state, self.figure, Attribute.MOVEMENT)
            buttons.append(
                CardButton(
                    "full-move",
                    texts("move-full", bonus=bonus),
                    game.key("full-move"),
                    pressed=self.full_move,
                    reason=texts("move-full-note"),
                )
            )
        if self.waypoints:
            buttons.append(CardButton("take-back", texts("move-take-back"), game.key("take-back")))
        if self.is_running:
            buttons.append(CardButton("stop", texts("move-stop")))
        else:
            buttons.append(CardButton("back", texts("card-cancel"), game.key("back")))
        buttons.append(
            CardButton("commit", texts("move-commit"), game.key("commit"), enabled=bool(self.payable), primary=True)
        )
        return tuple(buttons)

"""Steering and driving: who takes the reins, how many AP a vehicle moves with, and its options one by one.

R3.0.3 (Steuern), R3.0.15 to R3.0.19.
"""

from __future__ import annotations

from typing import Final

from pb12table.app.modes.actions import ActionMode
from pb12table.app.modes.answer_list import AnswerListMode, ReadyAnswer
from pb12table.app.modes.base import GameDesk, Mode
from pb12table.app.panels.cards import Card, CardButton
from pb12table.app.picture import PathLeg, PathSign, Picture
from pb12table.app.portraits import ghost_of
from pb12table.pb12.aboard import is_at_steering_point
from pb12table.pb12.answers import Horizontal, Move, MoveOption, Reverse, Steer, Stop, TurnBy
from pb12table.pb12.figures import body_at, value
from pb12table.pb12.modifiers import total
from pb12table.pb12.move_options import OptionResult, option_cost, option_result
from pb12table.pb12.profiles import Attribute, FigureId, PlayerId
from pb12table.pb12.requests import ChooseMoveOption
from pb12table.pb12.steering import steering_cost
from pb12table.pb12.vehicle_options import MOST_TURN
from pb12table.pb12.vehicle_suggestions import ahead, driving_options
from pb12table.table.shapes import Point
from pb12table.table.units import direction, plan_distance, rounded
from pb12table.texts.names import figure_name, name_of

STEER, SLOW_DOWN = "steer", "slow-down"

STRAIGHT: Final = 4.0
"""A place that lies at most so many degrees beside the way ahead is driven to and not turned to."""


class SteerMode(AnswerListMode):
    """Which vehicle to steer, and how many AP it receives.  R3.0.3."""

    name = STEER

    def answers(self) -> list[ReadyAnswer]:
        texts, setup, state = self.texts, self.game.setup, self.game.state
        return [
            ReadyAnswer(
                texts(
                    "steer-with",
                    vehicle=figure_name(texts, setup, steer.vehicle),
                    points=steer.action_points,
                    cost=texts("cost-action", number=steering_cost(state, steer)),
                ),
                steer,
            )
            for steer in steers(self)
        ]


def steers(mode: ActionMode) -> list[Steer]:
    """Every vehicle the figure is at a steering point of, with every number of AP it could hand on."""
    state, figure = mode.game.state, mode.figure
    left = state.figures[figure].action_points
    near = [vehicle for vehicle in state.setup.vehicles if is_at_steering_point(state, figure, vehicle)]
    return [Steer(vehicle, points) for vehicle in near for points in range(1, max(left, 1) + 1)]


class SetOffMode(AnswerListMode):
    """With how many AP a vehicle moves; its options are chosen one by one after that.  R1.7.2, R3.0.15."""

    name = "move"

    def title(self) -> str:
        return self.texts("set-off-title", vehicle=figure_name(self.texts, self.game.setup, self.figure))

    def explanation(self) -> tuple[str, ...]:
        return (self.texts("set-off-explanation"),)

    def answers(self) -> list[ReadyAnswer]:
        state, texts = self.game.state, self.texts
        mover = state.figures[self.figure]
        speed = max(value(state, self.figure, Attribute.MOVEMENT), 0)
        found = [
            ReadyAnswer(texts("set-off-with", points=speed * number, number=number), Move(number))
            for number in range(1, mover.action_points + 1)
        ]
        full = Move(max(mover.received_action_points, 1), full_move=True)
        if not self.reason(full):
            points = speed * (full.action_points + 1)
            found.append(ReadyAnswer(texts("set-off-fully", points=points, number=full.action_points), full))
        return found


class DriveMode(Mode):
    """The next option of a vehicle: a click ahead drives there, a click beside turns towards it; or by button.

    What is shown under the mouse is where the option really leads, with what it runs into.
    """

    groups = ("plan",)
    name = "move"
    follows_mouse = True

    def __init__(self, game: GameDesk, request: ChooseMoveOption) -> None:
        super().__init__(game)
        self.request = request
        self.figure = request.figure
        self.player = PlayerId(request.player)
        self.wished: MoveOption | None = None
        if game.selected != self.figure:
            game.select(self.figure)

    # -- options ------------------------------------------------------------------------------------------

    def options(self) -> list[MoveOption]:
        """The options of the card: ahead, turns, back, and up or down where there is something to stand on."""
        return driving_options(self.game.state, self.figure)

    def towards(self, point: Point) -> MoveOption | None:
        """The option that leads nearer to a place: ahead when it lies there, else a turn; None on the spot."""
        placed = self.game.state.figures[self.figure]
        here = (placed.x, placed.y)
        away = plan_distance(here, point)
        if away < 0.05:
            return None
        beside = (direction(here, point) - placed.facing + 180.0) % 360.0 - 180.0
        if abs(beside) <= STRAIGHT:
            return Horizontal(*ahead(self.game.state, self.figure, min(away, 1.0)))
        return TurnBy(rounded(max(-MOST_TURN, min(beside, MOST_TURN))))

    def reason(self, option: MoveOption) -> str:
        """Why an option is refused, as a sentence; "" when it is legal."""
        return self.game.refusal_text(self.request.refusal(self.game.state, option))

    def result(self) -> OptionResult | None:
        """Where the option under the mouse leads, None without one or when it is refused."""
        if self.wished is None or self.reason(self.wished):
            return None
        return option_result(self.game.state, self.figure, self.wished)

    # -- mouse and keys -----------------------------------------------------------------------------------

    def hover(self, point: Point | None, figure: FigureId | None) -> None:
        self.wished = None if point is None else self.towards(point)

    def click(self, point: Point, figure: FigureId | None) -> None:
        self.hover(point, figure)
        self._take(self.wished)

    def _take(self, option: MoveOption | None) -> None:
        if option is None:
            return
        refusal = self.request.refusal(self.game.state, option)
        if refusal is None:
            self.game.commit(option)
        else:
            self.game.refuse(refusal)

    def press(self, command: str) -> bool:
        kind, _, number = command.partition("-")
        match command:
            case "turn-left":
                self._take(TurnBy(MOST_TURN))
            case "turn-right":
                self._take(TurnBy(-MOST_TURN))
            case "commit":
                self._take(self.wished if self.wished is not None else self.options()[0])
            case "stop":
                self.game.commit(Stop())
            case "back":
                self.back()
            case _ if kind in ("digit", "answer") and number.isdigit():
                options = self.options()
                if 1 <= int(number) <= len(options):
                    self._take(options[int(number) - 1])
            case _:
                return False
        return True

    def back(self) -> None:
        """A Move that has begun is not left but ended."""

    # -- what is shown ------------------------------------------------------------------------------------

    def decorate(self, picture: Picture) -> None:
        result = self.result()
        if result is None:
            return
        state, placed = self.game.state, self.game.state.figures[self.figure]
        place = body_at(state, self.figure, result.x, result.y, result.z, result.facing)
        picture.tokens.append(ghost_of(state, self.figure, self.game.looks[self.player], place, self.texts.language))
        if (result.x, result.y) != (placed.x, placed.y):
            sign: PathSign = "collision" if result.obstacle is not None else ""
            ends = (placed.x, placed.y), (result.x, result.y)
            picture.path.append(PathLeg(*ends, sign=sign, label=self._cost_of_wish()))

    def _cost_of_wish(self) -> str:
        return "" if self.wished is None else self._cost(self.wished)

    def _cost(self, option: MoveOption) -> str:
        points = total(option_cost(self.game.state, self.figure, option))
        return self.texts("drive-cost", points=points)

    def _label(self, option: MoveOption) -> str:
        texts = self.texts
        if isinstance(option, TurnBy):
            side = "drive-turn-left" if option.degrees > 0 else "drive-turn-right"
            words = texts(side, degrees=texts.number(abs(option.degrees)))
        elif isinstance(option, Horizontal):
            words = texts("drive-ahead")
        elif isinstance(option, Reverse):
            words = texts("drive-back")
        else:
            words = texts("drive-other", option=texts(f"option-{type(option).__name__.lower()}"))
        return f"{words} · {self._cost(option)}"

    def card(self) -> Card:
        texts, game, state = self.texts, self.game, self.game.state
        mover = state.figures[self.figure]
        lines = [
            texts("drive-points", points=mover.movement_points, turns=self.request.turns),
            texts("drive-explanation"),
        ]
        result, warning = self.result(), ""
        if self.wished is not None:
            warning = self.reason(self.wished)
        if result is not None and result.obstacle is not None:
            warning = texts("drive-hits", obstacle=name_of(texts, game.setup, result.obstacle, "object"))
        buttons = [
            CardButton(
                f"answer-{number}",
                self._label(option),
                str(number) if number < 10 else "",
                enabled=not (reason := self.reason(option)),
                reason=reason,
            )
            for number, option in enumerate(self.options(), start=1)
        ]
        stop = CardButton("stop", texts("moving-stop"))
        title = texts("moving-title-running", figure=figure_name(texts, game.setup, self.figure))
        return Card(title, self.player, tuple(lines), warning=warning, buttons=(*buttons, stop))

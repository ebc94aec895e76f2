"""Steering and driving: who takes the reins, how many AP a vehicle moves with, and its options one by one."""

from __future__ import annotations

from typing import Final

from pb12table.skirmish.ids import FigureId, PlayerId, total
from pb12table.systems.pb12.rules.figures.figures import body_at, markers_of, value
from pb12table.systems.pb12.rules.game.answers import Horizontal, Land, MoveOption, Reverse, Stop, TurnBy, Vertical
from pb12table.systems.pb12.rules.game.state import State, Status
from pb12table.systems.pb12.rules.movement.move_options import option_cost, option_result
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption
from pb12table.systems.pb12.rules.movement.path_plan import Beginning
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.vehicles.riding import MOST_TURN, ahead, driving_options
from pb12table.systems.pb12.window.modes.desk import Desk, OwnMode
from pb12table.systems.pb12.window.modes.moving import risk_line
from pb12table.systems.pb12.window.path import Reckoning, Way, drawn_legs, way_of
from pb12table.table.shapes import Point, direction, plan_distance, rounded
from pb12table.texts.names import figure_name
from pb12table.window.play.base import Card, CardButton
from pb12table.window.scene.picture import Picture

ON_THE_SPOT: Final = 0.05
"""What is nearer to the base point than this is no place to drive to, in steps."""

SMALL_TURN: Final = 15.0
"""So far each press of a key turns what is shown, in degrees."""

STRAIGHT: Final = 4.0
"""A place that lies at most so many degrees beside the way ahead is driven to and not turned to."""

CLOSE_BEHIND: Final = 3.0
"""A place straight behind, at most so many steps away, is backed up to and not turned to."""


def towards(state: State, vehicle: FigureId, point: Point, points: int) -> tuple[MoveOption, ...]:
    """Return the options that bring a vehicle nearer to a place: ahead if it lies there, back if close behind, else a
    turn; nothing on the spot.
    """
    placed = state.figures[vehicle]
    here = (placed.x, placed.y)
    away = plan_distance(here, point)
    if away < ON_THE_SPOT:
        return ()
    beside = (direction(here, point) - placed.facing + 180.0) % 360.0 - 180.0
    backs_up = 180.0 - abs(beside) <= STRAIGHT and away <= CLOSE_BEHIND
    if abs(beside) > STRAIGHT and not backs_up:
        return (TurnBy(rounded(max(-MOST_TURN, min(beside, MOST_TURN)))),)
    whole = min(int(away + ON_THE_SPOT), points)
    stretches = [*range(1, whole + 1), *([away] if away < points and away - whole > ON_THE_SPOT else [])]
    if backs_up:
        return tuple(Reverse(*ahead(state, vehicle, -float(length))) for length in stretches)
    return tuple(Horizontal(*ahead(state, vehicle, float(length))) for length in stretches)


class DriveMode(OwnMode):
    """The next options of a vehicle: a click ahead drives there, a click beside turns towards it; or by button.

    Keys turn what is shown, in small steps, and only Enter turns the vehicle: nothing is paid for by a look.

    What is shown under the mouse is where the options really lead, with what the vehicle runs into.  A mouse that rests
    where the last option was clicked points at nothing until it is moved: what is in the way of going on there would
    be told as if it had been asked for.
    """

    groups = ("plan",)
    name = "move"

    def __init__(self, game: Desk, request: ChooseMoveOption) -> None:
        super().__init__(game)
        self.request = request
        self.figure = request.figure
        self.player = PlayerId(request.player)
        self.wished: tuple[MoveOption, ...] = ()
        if game.selected != self.figure:
            game.select(self.figure)

    @property
    def topic(self) -> str:
        return "drive"

    def needed(self) -> list[Point]:
        """Return where the vehicle gets if it drives straight on, as far as its points and the table reach."""
        state, table = self.game.state, self.game.setup.battlefield
        places = [ahead(state, self.figure, float(length)) for length in range(1, self.points + 1)]
        return [(x, y) for x, y in places if 0.0 <= x <= table.width and 0.0 <= y <= table.depth]

    # -- options ------------------------------------------------------------------------------------------

    @property
    def points(self) -> int:
        """The movement points that are left."""
        return self.game.state.figures[self.figure].movement_points

    def options(self) -> list[MoveOption]:
        """Return the options of the card: ahead, turns, back, and up or down if there is something to stand on.

        Landing is offered only where it can be: in the air, above something.
        """
        found = driving_options(self.game.state, self.figure)
        return [option for option in found if not isinstance(option, Land) or not self.reason(option)]

    def way(self) -> Way:
        """Return where the options under the mouse lead, as far as the rules allow and the points pay."""
        request, state = self.request, self.game.state
        held = markers_of(state, self.figure, Status.MOVED)
        beginning = Beginning(held, request.horizontals, request.reverses, request.adjust)
        return way_of(state, self.figure, self.wished, self.points, beginning)

    def reason(self, option: MoveOption) -> str:
        """Return why an option is refused, as a sentence; "" if it is legal."""
        return self.game.refusal_text(self.request.refusal(self.game.state, option))

    # -- mouse and keys -----------------------------------------------------------------------------------

    def hover(self, point: Point | None, figure: FigureId | None) -> None:
        self.wished = () if point is None else towards(self.game.state, self.figure, point, self.points)

    def click(self, point: Point, figure: FigureId | None) -> None:
        self.hover(point, figure)
        self._take_wished()

    def turn(self, degrees: float) -> None:
        """Show a turn that is so much further to the left, as far as one option goes; nothing is taken by that."""
        shown = self.turn_shown
        wished = rounded(max(-MOST_TURN, min((0.0 if shown is None else shown.degrees) + degrees, MOST_TURN)))
        self.wished = (TurnBy(wished),) if wished else ()

    @property
    def turn_shown(self) -> TurnBy | None:
        """The turn that Enter or a click would take, None where none is shown."""
        first = next(iter(self.wished), None)
        return first if isinstance(first, TurnBy) else None

    def _take_wished(self) -> None:
        """Answer with what is shown; the rest of a stretch is gone on with as long as nothing comes in between."""
        way = self.way()
        if way.committed:
            self.game.commit(*(leg.option for leg in way.committed))
        elif way.reason is not None:
            self.game.refuse(way.reason)

    def _take(self, option: MoveOption) -> None:
        refusal = self.request.refusal(self.game.state, option)
        if refusal is None:
            self.game.commit(option)
        else:
            self.game.refuse(refusal)

    def press(self, command: str) -> bool:
        kind, _, number = command.partition("-")
        match command:
            case "turn-left":
                self.turn(SMALL_TURN)
            case "turn-right":
                self.turn(-SMALL_TURN)
            case "commit":
                self._take_wished()
            case "stop" | "digit-0":
                self.game.commit(Stop())
            case "back" | "take-back":
                self.back()
            case _ if kind in ("digit", "answer") and number.isdigit():
                options = self.options()
                if 1 <= int(number) <= len(options):
                    self._take(options[int(number) - 1])
            case _:
                return False
        return True

    def back(self) -> None:
        """Do not leave a Move that has begun but end it; forget what is only shown."""
        self.wished = ()

    # -- what is shown ------------------------------------------------------------------------------------

    @property
    def reckoning(self) -> Reckoning:
        """Return how the points of the way are converted to AP and markers."""
        speed = max(value(self.game.state, self.figure, Attribute.MOVEMENT), 0)
        return Reckoning(speed, -self.points % max(speed, 1), self.request.horizontals, not self.request.adjust)

    def decorate(self, picture: Picture) -> None:
        legs = self.way().committed
        if not legs:
            return
        game, state, last = self.game, self.game.state, legs[-1]
        x, y, z = last.end
        turns = isinstance(last.option, TurnBy)
        facing = option_result(state, self.figure, last.option).facing if turns else state.figures[self.figure].facing
        place = body_at(state, self.figure, x, y, z, facing)
        picture.tokens.append(game.ghost(self.figure, place))
        if not turns:
            picture.path += drawn_legs(self.way(), 0, self.reckoning, self.texts, tentative=False)

    def _label(self, option: MoveOption) -> str:
        texts = self.texts
        if isinstance(option, TurnBy):
            side = "drive-turn-left" if option.degrees > 0 else "drive-turn-right"
            words = texts(side, degrees=texts.number(abs(option.degrees)))
        elif isinstance(option, Horizontal):
            words = texts("drive-ahead")
        elif isinstance(option, Reverse):
            words = texts("drive-back")
        elif isinstance(option, Land):
            words = texts("drive-land", drop=texts.number(option.drop))
        elif isinstance(option, Vertical):
            words = texts("drive-up" if option.rise > 0 else "drive-down", rise=texts.number(abs(option.rise)))
        else:
            words = texts(f"option-{type(option).__name__.lower()}")
        points = total(option_cost(self.game.state, self.figure, option))
        return f"{words} · {texts('drive-cost', points=points)}"

    def _hint(self) -> str:
        """Return what Enter would turn and its cost, else how to drive."""
        texts, game, shown = self.texts, self.game, self.turn_shown
        if shown is not None:
            return texts("drive-turn-hint", turn=self._label(shown), go=game.key("commit"))
        keys = f"{game.key('turn-left')} / {game.key('turn-right')}"
        return texts("drive-explanation", keys=keys, go=game.key("commit"))

    def card(self) -> Card:
        texts, setup, way = self.texts, self.game.setup, self.way()
        risk = next((leg.risk for leg in way.committed if leg.risk is not None), None)
        warning = "" if risk is None else risk_line(texts, setup, risk)
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
        stop = CardButton("stop", texts("moving-stop"), "0")
        return Card(
            texts("moving-title-running", figure=figure_name(texts, setup, self.figure)),
            self.player,
            (texts("drive-points", points=self.points, turns=self.request.turns), self._hint()),
            warning=warning or self.game.refusal_text(way.reason),
            buttons=(*buttons, stop),
        )

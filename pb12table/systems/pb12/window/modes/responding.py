"""A movement was interrupted: react, or fix the rest of the path before the interruption comes.  R4.0.6, RU104."""

from __future__ import annotations

from dataclasses import replace

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.figures import body, markers_of, value
from pb12table.systems.pb12.rules.game.answers import Commit, Respond, TurnBy
from pb12table.systems.pb12.rules.game.state import Status
from pb12table.systems.pb12.rules.movement.movement import RespondToInterruption
from pb12table.systems.pb12.rules.movement.path_plan import Beginning, Trial
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.vehicles.riding import MOST_TURN
from pb12table.systems.pb12.window.forms.interruption import stack_lines
from pb12table.systems.pb12.window.modes.desk import Desk, OwnMode
from pb12table.systems.pb12.window.modes.driving import SMALL_TURN, towards
from pb12table.systems.pb12.window.modes.moving import MoveMode
from pb12table.systems.pb12.window.path import Reckoning, Way, drawn_legs, markers_after, way_of, with_facing
from pb12table.systems.pb12.window.play.assistant import planned_rest
from pb12table.table.shapes import Point, rounded
from pb12table.texts.names import figure_name, player_name
from pb12table.window.play.base import Card, CardButton
from pb12table.window.scene.picture import Picture


class RespondMode(MoveMode):
    """The way that was planned is proposed as the one to be fixed; it can be changed like any other."""

    groups = ("plan", "path", "interrupt")

    def __init__(self, game: Desk, request: RespondToInterruption) -> None:
        super().__init__(game, request)
        self.response = request

    @property
    def fixed(self) -> Commit:
        """The way as it would be fixed now."""
        return Commit(tuple(with_facing(self.payable, self._facing)))

    def card(self) -> Card:
        return respond_card(self.game, self.response, self.shown, self.fixed, can_take_back=bool(self.waypoints))

    def press(self, command: str) -> bool:
        if is_answered(self.game, command):
            return True
        if command == "digit-3":
            self.commit()
            return True
        return super().press(command)

    def commit(self) -> None:
        """Fix what is shown as certain; while a waypoint is still being planned it waits for it."""
        if self.wishes:
            super().commit()
        elif self.fixed.options:
            self.game.commit(self.fixed)
        elif self.shown.reason is not None:
            self.game.refuse(self.shown.reason)


class DriveRespondMode(OwnMode):
    """The same for a vehicle, whose way is told option by option: a click adds steps ahead of its end, or a turn."""

    groups = ("plan", "path", "interrupt")
    name = "move"

    def __init__(self, game: Desk, request: RespondToInterruption) -> None:
        super().__init__(game)
        self.response, self.figure = request, request.figure
        planned = planned_rest(game.controller, self.figure)
        self.options = planned or (() if request.option is None else (request.option,))
        if game.selected != self.figure:
            game.select(self.figure)

    @property
    def points(self) -> int:
        """The movement points that are left."""
        return self.game.state.figures[self.figure].movement_points

    def way(self) -> Way:
        """Return where the options lead, as far as the rules allow and the points pay."""
        response, state = self.response, self.game.state
        held = markers_of(state, self.figure, Status.MOVED)
        beginning = Beginning(held, response.horizontals, adjust=response.adjust)
        return way_of(state, self.figure, self.options, self.points, beginning)

    @property
    def fixed(self) -> Commit:
        """The way as it would be fixed now."""
        return Commit(tuple(leg.option for leg in self.way().committed))

    def _at_the_end(self) -> Trial:
        """Return the vehicle at the end of its way."""
        trial = Trial(self.game.state, self.figure, self.points)
        for option in self.fixed.options:
            trial.take(option)
        return trial

    def needed(self) -> list[Point]:
        """Return where the way leads."""
        return [leg.end[:2] for leg in self.way().committed]

    def decorate(self, picture: Picture) -> None:
        way = self.way()
        if not way.committed:
            return
        game, end = self.game, self._at_the_end()
        place = body(end.state, self.figure)
        picture.tokens.append(game.ghost(self.figure, place))
        speed = max(value(game.state, self.figure, Attribute.MOVEMENT), 1)
        marks = not self.response.adjust
        reckoning = Reckoning(speed, -self.points % speed, self.response.horizontals, marks)
        picture.path += drawn_legs(way, 0, reckoning, self.texts, tentative=False)

    def card(self) -> Card:
        card = respond_card(self.game, self.response, self.way(), self.fixed, can_take_back=bool(self.options))
        return replace(card, lines=(*card.lines, self.texts("respond-drive-hint")))

    def click(self, point: Point, figure: FigureId | None) -> None:
        """Add what leads nearer to a place."""
        end = self._at_the_end()
        self.options = (*self.fixed.options, *towards(end.state, self.figure, point, end.mover.movement_points))

    def turn(self, degrees: float) -> None:
        """Turn at the end of the way, or further where it ends with a turn."""
        before = self.fixed.options
        last = before[-1] if before else None
        if isinstance(last, TurnBy):
            before, degrees = before[:-1], last.degrees + degrees
        wished = rounded(max(-MOST_TURN, min(degrees, MOST_TURN)))
        self.options = (*before, TurnBy(wished)) if wished else before

    def press(self, command: str) -> bool:
        if is_answered(self.game, command):
            return True
        match command:
            case "commit" | "digit-3" if self.fixed.options:
                self.game.commit(self.fixed)
            case "turn-left":
                self.turn(SMALL_TURN)
            case "turn-right":
                self.turn(-SMALL_TURN)
            case "back" | "take-back":
                self.back()
            case _:
                return False
        return True

    def back(self) -> None:
        """Take the last option back; the question stays."""
        self.options = self.options[:-1]


def is_answered(game: Desk, command: str) -> bool:
    """React, or go no further, if a command means one of them; return whether it does.  R4.0.6, RU104."""
    match command:
        case "respond" | "digit-1":
            game.commit(Respond())
        case "stop" | "respond-stop" | "digit-2":
            game.commit(Commit(()))
        case _:
            return False
    return True


def respond_card(game: Desk, response: RespondToInterruption, way: Way, fixed: Commit, *, can_take_back: bool) -> Card:
    """Return what was played, and the choice: to react, to go no further, or to fix the way shown."""
    texts, state = game.texts, game.state
    player = state.figures[response.figure].controller
    options, refusal = len(fixed.options), response.refusal(state, fixed)
    markers = markers_after(way.committed, response.horizontals) - markers_after((), response.horizontals)
    points = state.figures[response.figure].movement_points
    take_back = CardButton("take-back", texts("moving-take-back"), game.key("take-back"))
    return Card(
        texts(
            "respond-title",
            player=player_name(game.setup, player),
            figure=figure_name(texts, game.setup, response.figure),
        ),
        player,
        (texts("respond-explanation"), texts("moving-points", spent=way.spent, points=points)),
        warning=game.refusal_text(refusal if refusal is not None else way.reason),
        stack=stack_lines(texts, game.setup, None, response.stack),
        buttons=(
            CardButton("respond", texts("mover-respond"), game.key("respond"), reason=texts("mover-respond.help")),
            CardButton("stop", texts("respond-stop"), game.key("respond-stop"), reason=texts("respond-stop.help")),
            *((take_back,) if can_take_back else ()),
            CardButton(
                "commit",
                texts("respond-commit", options=options, markers=0 if response.adjust else markers),
                game.key("commit"),
                enabled=refusal is None and options > 0,
                reason=texts("mover-commit.help"),
                primary=True,
            ),
        ),
        note=texts("respond-note"),
    )

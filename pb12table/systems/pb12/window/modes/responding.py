"""A movement was interrupted: react, or fix the rest of the path before the interruption comes.  R4.0.6, RU104."""

from __future__ import annotations

from pb12table.systems.pb12.rules.game.answers import Commit, MoveOption, Respond
from pb12table.systems.pb12.rules.movement.movement import RespondToInterruption
from pb12table.systems.pb12.window.forms.interruption import stack_lines
from pb12table.systems.pb12.window.modes.desk import Desk
from pb12table.systems.pb12.window.modes.driving import DriveMode
from pb12table.systems.pb12.window.modes.moving import MoveMode
from pb12table.systems.pb12.window.path import Way, markers_after, with_facing
from pb12table.texts.names import figure_name, player_name
from pb12table.window.play.base import Card, CardButton


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


class DriveRespondMode(RespondMode, DriveMode):
    """The same for a vehicle, whose drive goes on with whole ways, and turns by keys; there are no other buttons."""

    def __init__(self, game: Desk, request: RespondToInterruption) -> None:
        super().__init__(game, request)
        if not self.waypoints and request.option is not None:
            self._propose((request.option,))

    def strokes(self) -> list[MoveOption]:
        return []


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

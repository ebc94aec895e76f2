"""Turning a figure before its next action, by keys and wheel.  R1.6.2 (freie Ausrichtung)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.figures import body
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.window.modes.desk import OwnMode
from pb12table.systems.pb12.window.play.assistant import free_facing, set_facing
from pb12table.systems.pb12.window.play.free_facing import turned_on
from pb12table.window.scene.picture import Picture

TURN: Final = 15.0
"""How far one press turns, in degrees."""
TURNS: Final = {"turn-left": TURN, "turn-right": -TURN}


class TurningFirst(OwnMode):
    """A mode of a figure that may act: what it is turned to counts for the action that is taken next."""

    figure: FigureId

    @property
    def turned(self) -> float | None:
        """The facing that was set before the next action, in degrees; None while the figure faces as is usual."""
        return free_facing(self.game.controller, self.figure)

    def planned_facing(self) -> float | None:
        """How the figure will face in what is planned, when that was set: as it was, unless it must face elsewhere."""
        return self.turned

    def usual_facing(self) -> float:
        """How the figure faces in its next action when nobody turns it: as it stands."""
        return self.game.state.figures[self.figure].facing

    def turn_refusal(self, facing: float) -> Refusal | None:
        """Why the figure should not face so in what is planned, None when it may."""
        return None

    def turn(self, degrees: float) -> None:
        now = self.usual_facing() if self.turned is None else self.turned
        found = turned_on(self.game.state, self.figure, now, degrees)
        refusal = found if isinstance(found, Refusal) else self.turn_refusal(found)
        if refusal is not None:
            self.game.refuse(refusal)
        elif not isinstance(found, Refusal):
            set_facing(self.game.controller, self.figure, found)

    def press(self, command: str) -> bool:
        if command not in TURNS:
            return super().press(command)
        self.turn(TURNS[command])
        return True

    def state_ahead(self) -> State:
        facing = self.planned_facing()
        state = super().state_ahead()
        if facing is not None:
            state = state.clone()
            state.figures[self.figure].facing = facing
        return state

    def facing_words(self) -> tuple[str, ...]:
        """How the figure will face, when that was set."""
        facing = self.planned_facing()
        return () if facing is None else (self.texts("turned-first", degrees=round(facing) % 360),)

    def decorate(self, picture: Picture) -> None:
        picture.show_angles = (*picture.show_angles, self.figure)
        facing = self.planned_facing()
        if facing is not None:
            there = body(self.game.state, self.figure, facing)
            picture.tokens = [
                replace(token, body=there) if token.body.id == self.figure and not token.ghost else token
                for token in picture.tokens
            ]

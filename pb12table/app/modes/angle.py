"""Choosing an angle: point there with the mouse, or turn by keys and buttons."""

from __future__ import annotations

from pb12table.app.modes.base import GameDesk, Mode
from pb12table.app.panels.cards import TURNING, Stepper
from pb12table.skirmish.ids import FigureId
from pb12table.table.shapes import Point
from pb12table.table.units import direction, normalised, rounded

TURN = 15.0
"""How far one press turns, in degrees."""


class AngleMode(Mode):
    """Somebody points about a place; a click or Enter takes the angle, in degrees."""

    groups = ("plan",)

    def __init__(self, game: GameDesk, angle: float) -> None:
        super().__init__(game)
        self.angle = rounded(angle)

    @property
    def centre(self) -> Point:
        """The place pointed about."""
        raise NotImplementedError

    def pointing(self, towards: float) -> float:
        """The angle that pointing in a direction means, in degrees."""
        return towards

    def stepper(self, label: str) -> Stepper:
        """The line that shows the angle, with buttons that turn it."""
        keys = (self.game.key("turn-left"), self.game.key("turn-right"))
        return Stepper(label, f"{self.angle:.0f}°", "turn-left", "turn-right", *keys, signs=TURNING)

    def hover(self, point: Point | None, figure: FigureId | None) -> None:
        if point is not None and point != self.centre:
            self.angle = rounded(normalised(self.pointing(direction(self.centre, point))))

    def click(self, point: Point, figure: FigureId | None) -> None:
        self.hover(point, figure)
        self.game.commit(self.angle)

    def turn(self, degrees: float) -> None:
        self.angle = rounded(normalised(self.angle + degrees))

    def press(self, command: str) -> bool:
        match command:
            case "turn-left":
                self.turn(TURN)
            case "turn-right":
                self.turn(-TURN)
            case "commit":
                self.game.commit(self.angle)
            case _:
                return False
        return True

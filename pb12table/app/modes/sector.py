"""Choosing the sector of an effect: turn it with the mouse around the target point.  R1.6.11, RU054."""

from __future__ import annotations

from pb12table.app.modes.base import GameDesk, Mode
from pb12table.app.modes.blast_view import blast_line, draw_blast, in_sector, sector_region
from pb12table.app.panels.cards import TURNING, Card, CardButton, Stepper
from pb12table.app.picture import Picture
from pb12table.pb12.blast import Reached, figures_within
from pb12table.pb12.profiles import FigureId, PlayerId
from pb12table.pb12.requests import ChooseSector
from pb12table.table.shapes import Point
from pb12table.table.units import direction, normalised, rounded
from pb12table.texts.names import figure_name, player_name

TURN = 15.0


class SectorMode(Mode):
    """The first opponent turns the sector; the middle of it follows the mouse."""

    groups = ("plan",)

    def __init__(self, game: GameDesk, request: ChooseSector) -> None:
        super().__init__(game)
        self.request = request
        self.start = 0.0

    def hits(self) -> list[Reached]:
        """Who would be hit."""
        state, request = self.game.state, self.request
        near = figures_within(state, request.point, request.radius)
        return in_sector(state, near, request.point, self.start, request.sector)

    def card(self) -> Card:
        texts, setup, request = self.texts, self.game.setup, self.request
        keys = (self.game.key("turn-left"), self.game.key("turn-right"))
        return Card(
            texts("sector-title", player=player_name(setup, request.player), sector=request.sector),
            PlayerId(request.player),
            (
                texts("sector-explanation", figure=figure_name(texts, setup, request.figure)),
                blast_line(texts, setup, self.hits(), "sector"),
            ),
            steppers=(
                Stepper(
                    texts("sector-direction"), f"{self.start:.0f}°", "turn-left", "turn-right", *keys, signs=TURNING
                ),
            ),
            buttons=(CardButton("commit", texts("sector-commit"), self.game.key("commit"), primary=True),),
        )  # fmt: skip

    def decorate(self, picture: Picture) -> None:
        request = self.request
        radius = float(request.radius)
        picture.regions.append((sector_region(request.point, radius, self.start, request.sector), "danger"))
        draw_blast(picture, self.texts, self.game.state, request.point, request.radius, self.hits())

    def hover(self, point: Point | None, figure: FigureId | None) -> None:
        centre = self.request.point[:2]
        if point is not None and point != centre:
            self.start = rounded(normalised(direction(centre, point) - self.request.sector / 2))

    def click(self, point: Point, figure: FigureId | None) -> None:
        self.hover(point, figure)
        self.game.commit(self.start)

    def turn(self, degrees: float) -> None:
        self.start = rounded(normalised(self.start + degrees))

    def press(self, command: str) -> bool:
        match command:
            case "turn-left":
                self.turn(TURN)
            case "turn-right":
                self.turn(-TURN)
            case "commit":
                self.game.commit(self.start)
            case _:
                return False
        return True

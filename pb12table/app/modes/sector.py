"""Choosing the sector of an effect: turn it with the mouse around the target point.  R1.6.11, RU054."""

from __future__ import annotations

from pb12table.app.modes.angle import AngleMode
from pb12table.app.modes.base import GameDesk
from pb12table.app.modes.blast_view import blast_line, draw_blast, in_sector, sector_region
from pb12table.app.panels.cards import Card, CardButton
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.actions.blast import Reached, figures_within
from pb12table.systems.pb12.rules.game.requests import ChooseSector
from pb12table.table.shapes import Point
from pb12table.texts.names import figure_name, player_name
from pb12table.window.scene.picture import Picture


class SectorMode(AngleMode):
    """The first opponent turns the sector; the middle of it follows the mouse."""

    def __init__(self, game: GameDesk, request: ChooseSector) -> None:
        super().__init__(game, 0.0)
        self.request = request

    @property
    def centre(self) -> Point:
        return self.request.point[:2]

    def pointing(self, towards: float) -> float:
        """Where the sector begins, counter-clockwise."""
        return towards - self.request.sector / 2

    def hits(self) -> list[Reached]:
        """Who would be hit."""
        state, request = self.game.state, self.request
        near = figures_within(state, request.point, request.radius)
        return in_sector(state, near, request.point, self.angle, request.sector)

    def card(self) -> Card:
        texts, setup, request = self.texts, self.game.setup, self.request
        return Card(
            texts("sector-title", player=player_name(setup, request.player), sector=request.sector),
            PlayerId(request.player),
            (
                texts("sector-explanation", figure=figure_name(texts, setup, request.figure)),
                blast_line(texts, setup, self.hits(), "sector"),
            ),
            steppers=(self.stepper(texts("sector-direction")),),
            buttons=(CardButton("commit", texts("sector-commit"), self.game.key("commit"), primary=True),),
        )  # fmt: skip

    def decorate(self, picture: Picture) -> None:
        request = self.request
        radius = float(request.radius)
        picture.regions.append((sector_region(request.point, radius, self.angle, request.sector), "danger"))
        draw_blast(picture, self.texts, self.game.state, request.point, request.radius, self.hits())

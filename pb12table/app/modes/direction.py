"""Choosing the direction of a random movement: point there, see how far the figure gets.  R1.5.6, RU045."""

from __future__ import annotations

from pb12table.app.modes.angle import AngleMode
from pb12table.app.modes.base import GameDesk
from pb12table.app.panels.cards import Card, CardButton
from pb12table.app.portraits import ghost_of
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.damage.random_movement import random_way
from pb12table.systems.pb12.rules.figures.figures import body, body_at
from pb12table.systems.pb12.rules.game.requests import ChooseDirection
from pb12table.table.shapes import Point
from pb12table.table.units import plan_distance
from pb12table.texts.names import direction_name, figure_name, name_of, player_name
from pb12table.window.scene.picture import PathLeg, PathSign, Picture


class DirectionMode(AngleMode):
    """The player whom the die named points in a direction; the way goes as far as it would in the rules."""

    follows_mouse = True

    def __init__(self, game: GameDesk, request: ChooseDirection) -> None:
        super().__init__(game, game.state.figures[request.figure].facing)
        self.request = request

    @property
    def centre(self) -> Point:
        return body(self.game.state, self.request.figure).position

    @property
    def pointed_at(self) -> FigureId | None:
        return self.request.figure

    def card(self) -> Card:
        texts, setup, state, figure = self.texts, self.game.setup, self.game.state, self.request.figure
        way = random_way(state, figure, self.angle)
        lines = [
            texts("random-direction-explanation"),
            texts(
                "random-direction-way",
                way=texts("count-steps", number=round(plan_distance(body(state, figure).position, (way.x, way.y)), 1)),
                direction=direction_name(texts, self.angle),
            ),
        ]
        warning = ""
        if way.obstacle is not None:
            obstacle = name_of(texts, setup, way.obstacle, "object")
            warning = texts("random-direction-collides", obstacle=obstacle)
        return Card(
            texts(
                "random-direction-title",
                player=player_name(setup, self.request.player),
                figure=figure_name(texts, setup, figure),
            ),
            PlayerId(self.request.player),
            tuple(lines),
            warning=warning,
            steppers=(self.stepper(texts("random-direction-stepper")),),
            buttons=(CardButton("commit", texts("random-direction-commit"), self.game.key("commit"), primary=True),),
        )

    def decorate(self, picture: Picture) -> None:
        state, figure = self.game.state, self.request.figure
        here, way = body(state, figure), random_way(state, figure, self.angle)
        sign: PathSign = "collision" if way.obstacle is not None else ""
        picture.path.append(PathLeg(here.position, (way.x, way.y), sign=sign))
        end = body_at(state, figure, way.x, way.y, way.z, self.angle)
        look = self.game.looks[state.figures[figure].controller]
        picture.tokens.append(ghost_of(state, figure, look, end, self.texts.language))
        if way.obstacle is not None:
            picture.highlighted_pieces = (*picture.highlighted_pieces, way.obstacle)

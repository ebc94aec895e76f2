"""Questions answered on a card with a number or a place: bids, dice, landings."""

from __future__ import annotations

from pb12table.app.modes.base import GameDesk, Mode
from pb12table.app.panels.cards import Card, CardButton
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.figures.figures import body
from pb12table.systems.pb12.rules.game.requests import ChooseLanding
from pb12table.table.shapes import Point
from pb12table.table.units import plan_distance
from pb12table.texts.names import figure_name, player_name
from pb12table.window.scene.picture import Picture, RingDrawing

NEAR = 0.6
"""How near to an offered place a click must be, in steps."""


class LandingMode(Mode):
    """Where a falling figure comes to rest: pick one of the places on the table.  RU017."""

    def __init__(self, game: GameDesk, request: ChooseLanding) -> None:
        super().__init__(game)
        self.request = request
        self._near: int | None = None

    def card(self) -> Card:
        texts, setup = self.texts, self.game.setup
        figure = figure_name(texts, setup, self.request.figure)
        buttons = tuple(
            CardButton(f"option-{number}", texts("landing-option", number=number + 1, height=place[2]), str(number + 1))
            for number, place in enumerate(self.request.places)
        )
        return Card(
            texts("landing-title", player=player_name(setup, self.request.player)),
            PlayerId(self.request.player),
            (texts("landing-explanation", figure=figure),),
            buttons=buttons,
        )

    def decorate(self, picture: Picture) -> None:
        falling = body(self.game.state, self.request.figure)
        for number, place in enumerate(self.request.places):
            radius = 0.32 if number == self._near else 0.26
            picture.rings.append(RingDrawing(place[:2], radius, "reach", str(number + 1)))
        picture.labels.append((falling.position, figure_name(self.texts, self.game.setup, falling.id), "plan"))

    def hover(self, point: Point | None, figure: FigureId | None) -> None:
        self._near = None if point is None else self._place_near(point)

    def click(self, point: Point, figure: FigureId | None) -> None:
        near = self._place_near(point)
        if near is not None:
            self.game.commit(near)

    def press(self, command: str) -> bool:
        for prefix, offset in (("digit-", 1), ("option-", 0)):
            if command.startswith(prefix):
                number = int(command.removeprefix(prefix)) - offset
                if 0 <= number < len(self.request.places):
                    self.game.commit(number)
                    return True
        return False

    def _place_near(self, point: Point) -> int | None:
        away = [plan_distance(place[:2], point) for place in self.request.places]
        best = min(range(len(away)), key=away.__getitem__)
        return best if away[best] <= NEAR else None

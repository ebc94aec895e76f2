"""A new leader for a command group, before or between the actions of one's own turn.  R2.2.10, RU084."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pb12table.app.modes.actions import ActionMode
from pb12table.app.modes.base import Mode
from pb12table.app.modes.turns import TurnMode
from pb12table.app.panels.cards import Card, CardButton, Tile
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.command.command_suggestions import appointments
from pb12table.systems.pb12.rules.game.answers import AppointLeader
from pb12table.table.shapes import Point
from pb12table.texts.names import figure_name, group_name
from pb12table.window.scene.picture import Picture

APPOINT: Final = "appoint-leader"
ACTION: Final = "action-appoint-leader"


class AppointMode(Mode):
    """Every appointment that is possible, on the card; a click on somebody leaves only his, or takes the only one."""

    groups = ("plan",)
    name = APPOINT

    def __init__(self, before: ActionMode | TurnMode) -> None:
        super().__init__(before.game)
        self.before = before
        self.answers = appointments(before.game.state, before.player)

    def tiles(self) -> list[Tile]:
        return [replace(tile, active=tile.command == APPOINT) for tile in self.before.tiles()]

    def card(self) -> Card:
        texts, setup = self.texts, self.game.setup
        buttons = [
            CardButton(
                f"answer-{number}",
                texts(
                    "leader-option",
                    figure=figure_name(texts, setup, answer.figure),
                    group=group_name(texts, setup, answer.group),
                ),
                str(number) if number < 10 else "",
            )
            for number, answer in enumerate(self.answers, start=1)
        ]
        cancel = CardButton("back", texts("card-cancel"), self.game.key("back"))
        explained = (texts(f"{ACTION}.help"),)
        title = texts(ACTION)
        return Card(title, self.before.player, explained, buttons=(*buttons, cancel), listed=True)

    def press(self, command: str) -> bool:
        kind, _, number = command.partition("-")
        if kind in ("digit", "answer") and number.isdigit():
            if 1 <= int(number) <= len(self.answers):
                self._appoint(self.answers[int(number) - 1])
            return True
        return command == APPOINT

    def click(self, point: Point, figure: FigureId | None) -> None:
        if figure is not None:
            self.pick(figure)

    def pick(self, figure: FigureId) -> None:
        """Appoint a figure, or look at the groups it could lead."""
        self.game.select(figure)
        possible = appointments(self.game.state, self.before.player)
        own = [answer for answer in possible if answer.figure == figure]
        if len(own) == 1:
            self._appoint(own[0])
        else:
            self.answers = own or possible

    def _appoint(self, answer: AppointLeader) -> None:
        self.game.commit(answer)

    def decorate(self, picture: Picture) -> None:
        able = {answer.figure for answer in self.answers}
        picture.tokens = [
            replace(token, hovered=True) if token.body.id in able else token for token in picture.tokens
        ]


def appoint_tile(mode: ActionMode | TurnMode) -> Tile | None:
    """The tile for a new leader; none where nobody could be one."""
    possible = appointments(mode.game.state, mode.player)
    if not possible:
        return None
    texts, game = mode.texts, mode.game
    reasons = [game.refusal_text(mode.request.refusal(game.state, answer)) for answer in possible]
    reason = "" if "" in reasons else reasons[0]
    cost, name = texts("cost-command", number=1), "turn-appoint-leader" if isinstance(mode, TurnMode) else ACTION
    more, active = texts(f"{name}.help"), mode.name == APPOINT
    return Tile(APPOINT, texts(name), cost, game.key(APPOINT), reason, active, help=more)


def begin_appointing(mode: ActionMode | TurnMode) -> None:
    """Ask who leads which group."""
    mode.game.enter(AppointMode(mode))

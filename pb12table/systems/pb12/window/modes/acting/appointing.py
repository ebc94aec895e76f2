"""A new leader for a command group, before or between the actions of one's own turn.  R2.2.10, RU084."""

from __future__ import annotations

from typing import Any

from pb12table.skirmish.forms.form import Ask, Form, Values
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.command.appointing import appointments
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.window.forms.asked import Asked
from pb12table.systems.pb12.window.forms.choices import appoint
from pb12table.systems.pb12.window.forms.commanding import APPOINT
from pb12table.systems.pb12.window.modes.desk import Desk
from pb12table.window.play.cards import Tile


def appoint_tile(game: Desk, request: ChooseAction | ChooseTurn, name: str) -> Tile | None:
    """The tile for a new leader, with a label of that name; none where nobody could be one."""
    possible = appointments(game.state, PlayerId(request.player))
    if not possible:
        return None
    texts = game.texts
    reasons = [game.refusal_text(request.refusal(game.state, answer)) for answer in possible]
    reason = "" if "" in reasons else reasons[0]
    cost, more = texts("cost-command", number=1), texts(f"{name}.help")
    return Tile(APPOINT, texts(name), cost, game.key(APPOINT), reason, help=more)


def appointing(game: Desk, request: ChooseAction | ChooseTurn) -> Ask:
    """Which figure leads which group."""

    def ask(values: Values, changed: str) -> Form[Any]:
        return appoint(Asked(game.texts, game.state, request))

    return ask

"""A new leader for a command group, before or between the actions of one's own turn.  R2.2.10, RU084."""

from __future__ import annotations

from typing import Any, Final

from pb12table.skirmish.form import Form, Values
from pb12table.systems.pb12.rules.command.command_suggestions import appointments
from pb12table.systems.pb12.window.forms.asked import Asked
from pb12table.systems.pb12.window.forms.choices import appoint
from pb12table.systems.pb12.window.forms.commanding import APPOINT
from pb12table.systems.pb12.window.modes.acting.action_form import FormBar
from pb12table.systems.pb12.window.modes.acting.actions import ActionMode
from pb12table.systems.pb12.window.modes.acting.turns import TurnMode
from pb12table.window.play.cards import Tile
from pb12table.window.play.form_mode import FormMode

ACTION: Final = "action-appoint-leader"


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
    """Ask who leads which group, over the bar of turns or of actions."""
    game, request = mode.game, mode.request
    bar = TurnMode(game, mode.request) if isinstance(mode, TurnMode) else FormBar(game, mode.request, APPOINT)

    def ask(values: Values, changed: str) -> Form[Any]:
        return appoint(Asked(game.texts, game.state, request))

    game.enter(FormMode(game, ask, bar, APPOINT))

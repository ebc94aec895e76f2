"""Groups that are dissolved for a command action, an entry or panic checks, on its card.  R2.2.6, RU083."""

from __future__ import annotations

from collections.abc import Sequence

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.command.command_groups import dissolvable, with_those_above
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import GroupId
from pb12table.systems.pb12.texts.names import group_name
from pb12table.systems.pb12.window.modes.desk import OwnMode
from pb12table.window.play.cards import CardButton


def dissolve_buttons(mode: OwnMode, leader: FigureId, dissolved: Sequence[GroupId]) -> list[CardButton]:
    """A button for each group that can be dissolved for a leader, in a row of their own."""
    texts, setup = mode.texts, mode.game.setup
    return [
        CardButton(
            f"group-{group}",
            texts("dissolve-group", group=group_name(texts, setup, group)),
            pressed=group in dissolved,
            new_row=number == 0,
        )
        for number, group in enumerate(dissolvable(mode.game.state, leader))
    ]


def dissolved_with(state: State, leader: FigureId, dissolved: Sequence[GroupId], group: GroupId) -> list[GroupId]:
    """The dissolved groups with one more and those between, or without it and those under it when it was dissolved."""
    if group in dissolved:
        return [other for other in dissolved if group not in with_those_above(state, leader, other)]
    more = with_those_above(state, leader, group)
    return [*dissolved, *(other for other in more if other not in dissolved)]

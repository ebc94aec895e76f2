"""Selectable statuses and the action that changes them.  R4.0.7 (wählbarer Status), R4.0.8 (Statusänderung)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.figures.figures import markers_of, value
from pb12table.systems.pb12.rules.game.answers import ChangeStatus
from pb12table.systems.pb12.rules.game.state import State, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.statuses.statuses import CUMULATIVE, lose, receive

SELECTABLE: Final[Mapping[Status, int]] = MappingProxyType(
    {Status.DISTRACTED: 1, Status.THREATENED: 1, Status.DELAYED: 2}
)
"""The AP that taking on or shedding one marker of a selectable status uses.  R4.1.1, R4.1.2, R4.1.5."""

LOST_BY_ACTIVITY: Final = (Status.MOVED, Status.DELAYED)
"""Statuses that a figure loses as soon as it uses AP.  R1.10.2, R4.1.5."""


def cost_of_change(answer: ChangeStatus) -> int:
    """The AP that a change of status uses; 0 for a status that cannot be selected.  R4.0.8."""
    return SELECTABLE.get(answer.status, 0) * answer.times


def change_refusal(state: State, figure: FigureId, answer: ChangeStatus) -> Refusal | None:
    """Why a status cannot be changed so.  R4.0.7, R4.0.8, RU103 (Verzögert), RU106."""
    status = answer.status
    if status not in SELECTABLE:
        return Refusal("R4.0.7", "status-not-selectable")
    if answer.times < 1 or (answer.times > 1 and status not in CUMULATIVE):
        return Refusal("R4.0.8", "status-only-once")
    # The AP are used first, and activity takes older markers away.
    held = 0 if status in LOST_BY_ACTIVITY else markers_of(state, figure, status)
    if not answer.take_on:
        return None if answer.times <= held else Refusal("R4.0.8", "no-such-markers", (("held", held),))
    if held and status not in CUMULATIVE:
        return Refusal("R4.0.8", "has-status-already")
    most = value(state, figure, Attribute.ACTION_POINTS)
    if status is Status.DELAYED and answer.times > most:
        return Refusal("R4.1.5", "too-many-delayed", (("most", most),))
    return None


async def change_status(game: Game, figure: FigureId, answer: ChangeStatus) -> None:
    """Take on or shed so many markers of a selectable status.  R4.0.8 (Statusänderung)."""
    if answer.take_on:
        for _ in range(answer.times):
            await receive(game, figure, answer.status, "R4.0.8")
    else:
        lose(game, figure, answer.status, "R4.0.8", answer.times)

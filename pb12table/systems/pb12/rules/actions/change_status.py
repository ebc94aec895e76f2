"""Change Status: taking on and shedding selectable statuses.  R4.0.7 (wählbarer Status), R4.0.8 (Statusänderung)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.actions.action import ActionRules, Whim
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.extensions.moments import Windows
from pb12table.systems.pb12.rules.figures.figures import markers_of, value
from pb12table.systems.pb12.rules.figures.statuses import CUMULATIVE, lose, receive
from pb12table.systems.pb12.rules.game.answers import ChangeStatus
from pb12table.systems.pb12.rules.game.state import State, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute

SELECTABLE: Final[Mapping[Status, int]] = MappingProxyType(
    {Status.DISTRACTED: 1, Status.THREATENED: 1, Status.DELAYED: 2}
)
"""The AP that taking on or shedding one marker of a selectable status uses.  R4.1.1, R4.1.2, R4.1.5."""


LOST_BY_ACTIVITY: Final = (Status.MOVED, Status.DELAYED)
"""Statuses that a figure loses as soon as it uses AP.  R1.10.2, R4.1.5."""


class ChangeStatusRules(ActionRules[ChangeStatus]):
    """Take on or shed so many markers of a selectable status.  R4.0.8 (Statusänderung)."""

    answers = (ChangeStatus,)

    def cost(self, state: State, action: ChangeStatus) -> int:
        """Return the AP it uses, by R4.0.8: 0 for a status that cannot be selected."""
        return SELECTABLE.get(action.status, 0) * action.times

    def refusal(self, state: State, figure: FigureId, action: ChangeStatus) -> Refusal | None:
        """Return why a status cannot be changed; None if it can.  R4.0.7, R4.0.8, RU103 (Verzögert), RU106."""
        status = action.status
        if status not in SELECTABLE:
            return Refusal("R4.0.7", "status-not-selectable")
        if action.times < 1 or (action.times > 1 and status not in CUMULATIVE):
            return Refusal("R4.0.8", "status-only-once")
        # The AP are used first, and activity takes older markers away.
        held = 0 if status in LOST_BY_ACTIVITY else markers_of(state, figure, status)
        if not action.take_on:
            return None if action.times <= held else Refusal("R4.0.8", "no-such-markers", (("held", held),))
        if held and status not in CUMULATIVE:
            return Refusal("R4.0.8", "has-status-already")
        most = value(state, figure, Attribute.ACTION_POINTS)
        if status is Status.DELAYED and action.times > most:
            return Refusal("R4.1.5", "too-many-delayed", (("most", most),))
        return None

    async def effect(self, game: Game, figure: FigureId, action: ChangeStatus, windows: Windows | None) -> None:
        """Let a figure take on or lose a status.  R4.0.8."""
        if not action.take_on:
            lose(game, figure, action.status, "R4.0.8", action.times)
            return
        for _ in range(action.times):
            await receive(game, figure, action.status, "R4.0.8")

    def hints(self, state: State, figure: FigureId) -> Iterator[ChangeStatus]:
        """Yield each status taken on once, or shed whole."""
        for status in SELECTABLE:
            held = markers_of(state, figure, status)
            yield ChangeStatus(status, take_on=True)
            if held:
                yield ChangeStatus(status, take_on=False, times=held)

    def sample(self, whim: Whim) -> ChangeStatus:
        """Return any status, once or twice."""
        chance = whim.chance
        return ChangeStatus(chance.choice(tuple(SELECTABLE)), chance.random() < 0.6, chance.randint(1, 2))


def composure(state: State, figure: FigureId) -> ChangeStatus | None:
    """Return shedding as much of Distracted as the AP allow, None for a figure that is not.  R4.1.1."""
    held = min(markers_of(state, figure, Status.DISTRACTED), state.figures[figure].action_points)
    return ChangeStatus(Status.DISTRACTED, take_on=False, times=held) if held > 0 else None


CHANGE_STATUS: Final = ChangeStatusRules()

"""What has been done to a player's figures since the last turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pb12table.kernel.log import Event
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.figures.figures import markers_of
from pb12table.systems.pb12.rules.game.events import (
    DamagePointsUsed,
    FigureWentOutOfAction,
    StatusReceived,
)
from pb12table.systems.pb12.rules.game.state import State, Status
from pb12table.systems.pb12.rules.vehicles.vehicle_events import VehicleDestroyed
from pb12table.systems.pb12.texts.names import status_name
from pb12table.texts.names import figure_name
from pb12table.texts.plain import upper_first

GRAVE: Final = frozenset(
    (
        Status.LIGHTLY_WOUNDED, Status.SEVERELY_WOUNDED, Status.PANICKED, Status.INCAPACITATED, Status.STATIC,
        Status.LIGHTLY_DAMAGED, Status.SEVERELY_DAMAGED, Status.OUT_OF_CONTROL, Status.THREATENED, Status.EXHAUSTED,
        Status.BLINDED,
    )
)  # fmt: skip
"""The statuses a player wants to know of before anything else; the others are of the player's own doing, or help."""
MOST: Final = 3
"""So many figures are told of at most."""


def meanwhile(texts: Phrases, state: State, log: Sequence[Event], player: PlayerId) -> str:
    """What was done to a player's figures in a part of the log and still is so, figure by figure; "" for nothing."""
    told: dict[FigureId, dict[str, None]] = {}
    for event in log:
        figure, words = _grave(texts, state, event)
        if figure is not None and state.figures[figure].controller == player:
            told.setdefault(figure, {})[words] = None
    each = [
        texts("meanwhile-figure", figure=upper_first(figure_name(texts, state.setup, figure)), what=", ".join(words))
        for figure, words in list(told.items())[:MOST]
    ]
    if len(told) > MOST:
        each.append(texts("meanwhile-more", number=len(told) - MOST))
    return texts("meanwhile", happened=" ".join(each)) if each else ""


def _grave(texts: Phrases, state: State, event: Event) -> tuple[FigureId | None, str]:
    """Whom an event hurts and how: wounds, grave statuses that last, the end of it; nobody where it is nothing of that.

    Who is out of action or destroyed has no other statuses any more.
    """
    match event:
        case StatusReceived() if event.status in GRAVE and markers_of(state, event.figure, event.status) > 0:
            return event.figure, status_name(texts, event.status)
        case DamagePointsUsed() if event.free and not event.light and not event.heavy:
            return event.figure, texts("meanwhile-free", number=event.free)
        case FigureWentOutOfAction():
            return event.figure, status_name(texts, Status.OUT_OF_ACTION)
        case VehicleDestroyed():
            return event.figure, status_name(texts, Status.DESTROYED)
        case _:
            return None, ""

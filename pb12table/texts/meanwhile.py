"""What has happened since a player's last turn: where it begins in the log, and what it did to his figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pb12table.kernel.log import Event
from pb12table.pb12.events import (
    DamagePointsUsed,
    FigureWentOutOfAction,
    PhaseBegan,
    StatusReceived,
    TurnBegan,
)
from pb12table.pb12.figures import markers_of
from pb12table.pb12.profiles import PlayerId
from pb12table.pb12.state import State, Status
from pb12table.pb12.vehicle_events import VehicleDestroyed
from pb12table.texts.describe import event_line
from pb12table.texts.locale import Texts

GRAVE: Final = frozenset(
    (
        Status.LIGHTLY_WOUNDED, Status.SEVERELY_WOUNDED, Status.PANICKED, Status.INCAPACITATED, Status.STATIC,
        Status.LIGHTLY_DAMAGED, Status.SEVERELY_DAMAGED, Status.OUT_OF_CONTROL, Status.THREATENED, Status.EXHAUSTED,
        Status.BLINDED,
    )
)  # fmt: skip
"""The statuses a player wants to know of before anything else; the others are his own doing or help him."""
MOST: Final = 3
"""So many sentences are told at most."""


def since_last_turn(log: Sequence[Event], player: PlayerId) -> tuple[int, int]:
    """From where to where in a log that is what a player may not have looked at, now that he has a turn.  R1.3.7.

    `log` are the events of the game so far, without those taken back.  It begins with the first turn of somebody else,
    or the first phase, after his last turn, and ends before the turn that has just begun; both are the same where
    nothing lies between.
    """
    turns = [number for number, event in enumerate(log) if isinstance(event, TurnBegan) and event.player == player]
    end = turns.pop() if turns else len(log)
    last = turns[-1] if turns else -1
    begins = (
        number
        for number in range(last + 1, end)
        if isinstance(event := log[number], PhaseBegan) or (isinstance(event, TurnBegan) and event.player != player)
    )
    return next(begins, end), end


def meanwhile(texts: Texts, state: State, log: Sequence[Event], player: PlayerId) -> str:
    """What was done to a player's figures since his last turn and still is so, in sentences; "" for nothing."""
    first, end = since_last_turn(log, player)
    told = dict.fromkeys(
        event_line(texts, state.setup, event) for event in log[first:end] if _is_told(event, state, player)
    )
    sentences = list(told)[:MOST]
    if len(told) > MOST:
        sentences.append(texts("meanwhile-more", number=len(told) - MOST))
    return texts("meanwhile", happened=" ".join(sentences)) if sentences else ""


def _is_told(event: Event, state: State, player: PlayerId) -> bool:
    """Whether an event is grave for one of the player's figures: wounds, grave statuses that last, the end of it."""
    match event:
        case StatusReceived():
            hit, grave = event.figure, event.status in GRAVE and markers_of(state, event.figure, event.status) > 0
        case DamagePointsUsed():
            hit, grave = event.figure, event.free > 0 and not event.light and not event.heavy
        case FigureWentOutOfAction() | VehicleDestroyed():
            hit, grave = event.figure, True
        case _:
            return False
    return grave and state.figures[hit].controller == player

"""Which questions about interruptions a script answers itself; the others, and there are many, it lets pass."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pb12table.kernel.request import Request
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.cards.card_data import Playability
from pb12table.systems.pb12.rules.extensions.interrupt_answers import Pass, Respond
from pb12table.systems.pb12.rules.extensions.interrupt_requests import PlayInterruption
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.movement.responding import RespondToInterruption

_DOING = ("kind", "answer", "walk", "declare", "until", "dice")
_PLAYED = ("pass", "ranged-defence", "melee-defence", "use-delayed")
_CARD = "play-card"
_MOVER = ("respond", "commit")


def passed_over(
    request: Request[State, Any], state: State, rest: Sequence[Mapping[str, Any]]
) -> Pass | Respond | None:
    """What is answered to a question about an interruption that the rest of a script does not wait for; else None.

    A script waits for the question if its next line that does something answers it, or a line before that looks at it.
    """
    if not isinstance(request, PlayInterruption | RespondToInterruption):
        return None
    name = type(request).__name__
    for said in rest:
        if said.get("asked") == name:
            if said.get("by", request.player) == request.player:
                return None
            break
        if any(word in said for word in _DOING) and "event" not in said and "no_event" not in said:
            if _answers(request, state, said):
                return None
            break
    return Pass() if isinstance(request, PlayInterruption) else Respond()


def _answers(request: PlayInterruption | RespondToInterruption, state: State, said: Mapping[str, Any]) -> bool:
    """Whether a line is meant for this question: its kind, who answers, and where it says so in which window."""
    kinds = _PLAYED if isinstance(request, PlayInterruption) else _MOVER
    if said.get("by", request.player) != request.player:
        return False
    if said.get("kind") == _CARD:
        return isinstance(request, PlayInterruption) and _plays_card(request, state, said)
    if said.get("kind") not in kinds:
        return False
    if isinstance(request, RespondToInterruption):
        return True
    if not _is_in_window(request, said):
        return False
    named = said.get("figure")
    figure = state.figures.get(FigureId(named)) if isinstance(named, str) else None
    return figure is None or figure.controller == request.player


def _is_in_window(request: PlayInterruption, said: Mapping[str, Any]) -> bool:
    return bool(said.get("window", request.moment.window) == request.moment.window)


def _plays_card(request: PlayInterruption, state: State, said: Mapping[str, Any]) -> bool:
    """Whether a line plays a card as this interruption: whom it is aimed at does not tell who plays it.  R5.0.11."""
    name = said.get("card", "")
    card = state.setup.card_by_id.get(name)
    if card is None or card.playability is not Playability.INTERRUPTION or not _is_in_window(request, said):
        return False
    holders = [player.id for player in state.players.values() if name in player.hand]
    return not holders or request.player in holders

"""The bargain of a compel: a fate point for the limit that an aspect sets, or one to be free of it.  F107, FR29."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from pb12table.kernel.request import Refusal, YesNo
from pb12table.systems.fate.rules.actors import owner, points
from pb12table.systems.fate.rules.asking.judging import judged
from pb12table.systems.fate.rules.data import ActorId
from pb12table.systems.fate.rules.events import Compelled
from pb12table.systems.fate.rules.rolling.rolls import Game, gain, pay
from pb12table.systems.fate.rules.state import Asked, Aspect, State

HINDER, REDIRECT, HOLD_BACK = "hinder", "redirect", "hold-back"
"""What a compel can do.  FR29."""


@dataclass(frozen=True, slots=True)
class AnswerCompel(YesNo[State]):
    """Whether one takes the point and the limit, or pays one to be free of it.  F107, FR29."""

    binding: ClassVar[bool] = True
    actor: ActorId
    aspect: int
    effect: str
    target: ActorId | None = None

    def default(self, state: State) -> bool:
        return True

    def refusal(self, state: State, answer: bool) -> Refusal | None:
        must = not answer and not points(state, self.actor)
        return Refusal("FR29", "must-accept") if must else None

    def options(self, state: State) -> Sequence[bool]:
        return (False, True) if points(state, self.actor) else (True,)


def is_armed_with(state: State, payer: ActorId, aspect: Aspect) -> bool:
    """Whether a player wants to be asked for a compel by an aspect: of those that have come, or of all.  FR51."""
    wish = state.players[owner(state, payer)].compels
    return wish is Asked.ALWAYS or (wish is Asked.FREE and not aspect.own)


async def bargain(
    game: Game, actor: ActorId, payer: ActorId, aspect: Aspect, effect: str, target: ActorId | None = None
) -> bool:
    """Offer a point for a limit; return whether it holds.  One compel for each act, taken or not.  F107, FR29.

    It is the payer's wish that is judged: a compel that may be is against the one who acts (FR01).
    """
    state = game.state
    state.actors[actor].compelled = True
    if not await judged(game, "compel", payer, aspect.label.en):
        return False
    accepts = await game.ask(AnswerCompel(owner(state, actor), actor, aspect.id, effect, target))
    if accepts:
        pay(game, payer, 1, "compel")
        gain(game, actor, 1, "compelled")
    else:
        pay(game, actor, 1, "refused-compel")
    game.record(
        Compelled(actor=actor, payer=payer, label=aspect.label, effect=effect, accepted=accepts, target=target)
    )
    return accepts

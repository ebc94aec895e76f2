"""Compels: what an aspect forbids, offered for a fate point before an act is carried out.  F076, F107, FR29."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

import msgspec

from pb12table.kernel.request import Chance, Refusal
from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.plain_states import OfForm
from pb12table.systems.fate.rules.actors import (
    acting,
    aspects_on,
    character,
    is_in,
    is_opposing,
    opponents,
    owner,
    points,
)
from pb12table.systems.fate.rules.acts.attacks import attack_refusal, redirected
from pb12table.systems.fate.rules.asking.answers import Act, Compel, CompelAnswer, NoCompel, PassTurn
from pb12table.systems.fate.rules.asking.judging import HOLD_BACK, REDIRECT, bargain, is_armed_with
from pb12table.systems.fate.rules.data import ActorId
from pb12table.systems.fate.rules.rolls import Game
from pb12table.systems.fate.rules.state import On, State

_AROUND: Final = ("beside", "ways", "text", "sticky", "point")
"""What goes with an act, its words and what it may cost: an act is no other one by these."""


def core(act: Act) -> dict[str, object]:
    """Return what makes an act the same as another, as plain data; nothing for a passed turn, always allowed."""
    if isinstance(act, PassTurn) and not act.beside:
        return {}
    plain: dict[str, object] = msgspec.json.decode(msgspec.json.encode(act))
    around = () if isinstance(act, PassTurn) else _AROUND
    return {key: value for key, value in plain.items() if key not in around}


def is_dropped(state: State, actor: ActorId, act: Act) -> bool:
    """Return whether an act is the one that a compel made the actor drop in this turn.  FR29."""
    return bool(state.dropped) and state.actor == actor and core(act) == state.dropped


EFFECTS: Final = (REDIRECT, HOLD_BACK)
"""What a compel does before the dice; that it hinders is a bid.  FR29."""


@dataclass(frozen=True, slots=True)
class OfferCompel(OfForm[State, CompelAnswer]):
    """Whether an opponent compels one who is about to act; `act` is what has been declared.  F107, FR29."""

    form: ClassVar[Any] = CompelAnswer
    binding: ClassVar[bool] = True
    actor: ActorId
    act: Act

    def refusal(self, state: State, answer: CompelAnswer) -> Refusal | None:
        if isinstance(answer, NoCompel):
            return None
        if answer.effect not in EFFECTS:
            return Refusal("FR29", "no-such-effect")
        aspect = state.aspects.get(answer.aspect)
        if aspect is None or aspect.on is not On.ACTOR or aspect.bearer != self.actor:
            return Refusal("F107", "no-such-aspect")
        mine = answer.payer in state.actors and owner(state, answer.payer) == self.player and is_in(state, answer.payer)
        if not mine or not is_opposing(state, self.actor, answer.payer) or not points(state, answer.payer):
            return Refusal("F107", "no-points")
        if answer.effect == REDIRECT:
            return self._redirect_refusal(state, answer)
        return None

    def _redirect_refusal(self, state: State, answer: Compel) -> Refusal | None:
        """Return why there is no other legal target; nobody has to attack friends.  F076, FR29."""
        other = None if answer.target is None else redirected(self.act, answer.target)
        if other is None or other == self.act:
            return Refusal("FR29", "no-other-target")
        return attack_refusal(state, self.actor, other)

    def hints(self, state: State) -> Sequence[CompelAnswer]:
        return [*compels(state, self), NoCompel()]

    def sample(self, state: State, chance: Chance) -> CompelAnswer:
        return chance.choice(self.hints(state)) if chance.random() < 0.4 else NoCompel()

    def default(self, state: State) -> CompelAnswer:
        return NoCompel()


def compels(state: State, request: OfferCompel) -> Iterator[Compel]:
    """Yield the compels that are legal now."""
    payers = [each for each in acting(state) if owner(state, each) == request.player and points(state, each)]
    for payer in payers[:1]:
        for aspect in aspects_on(state, On.ACTOR, request.actor):
            for effect in EFFECTS:
                targets: Sequence[ActorId | None] = opponents(state, request.actor) if effect == REDIRECT else [None]
                for target in targets:
                    found = Compel(aspect.id, payer, effect, target)
                    if request.refusal(state, found) is None:
                        yield found


def asked(state: State, actor: ActorId) -> Iterator[PlayerId]:
    """Yield the opponents who may compel an actor and want to be asked, in the order of initiative.  FR29, FR51."""
    if character(state, actor) is None or state.actors[actor].compelled:
        return
    told: list[PlayerId] = []
    for foe in state.order:
        player = owner(state, foe)
        if player in told or not is_in(state, foe) or not is_opposing(state, actor, foe) or not points(state, foe):
            continue
        if any(is_armed_with(state, foe, aspect) for aspect in aspects_on(state, On.ACTOR, actor)):
            told.append(player)
            yield player


async def compelled(game: Game, actor: ActorId, act: Act) -> Act | None:
    """Return the act after a compel: another one, or None if dropped; one compel for each act.  F107, FR29."""
    state = game.state
    for player in list(asked(state, actor)):
        offer = await game.ask(OfferCompel(player, actor, act))
        if isinstance(offer, NoCompel):
            continue
        aspect = state.aspects[offer.aspect]
        if not await bargain(game, actor, offer.payer, aspect, offer.effect, offer.target):
            return act
        other = None if offer.effect != REDIRECT or offer.target is None else redirected(act, offer.target)
        if other is not None:
            return other
        state.dropped = core(act)
        return None
    return act

"""Compels: what an aspect forbids, offered for a fate point before an act is carried out.  F076, F107, FR29."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from pb12table.kernel.request import Chance, Refusal, Request, YesNo
from pb12table.skirmish.encoding import decoded, encoded
from pb12table.skirmish.ids import PlayerId
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
from pb12table.systems.fate.rules.acts.attacks import attack_refusal
from pb12table.systems.fate.rules.asking.answers import Attack, Compel, CompelAnswer, MainAct, NoCompel
from pb12table.systems.fate.rules.data import BONUS, ActorId
from pb12table.systems.fate.rules.events import Compelled
from pb12table.systems.fate.rules.rolls import Game, gain, pay
from pb12table.systems.fate.rules.state import Asked, Aspect, On, State

EFFECTS: Final = ("hinder", "redirect", "hold-back")
"""FR29."""


@dataclass(frozen=True, slots=True)
class OfferCompel(Request[State, CompelAnswer]):
    """Whether an opponent compels one who is about to act; `act` is what has been declared.  F107, FR29."""

    actor: ActorId
    act: MainAct

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
        if answer.effect == "redirect":
            return self._redirect_refusal(state, answer)
        return None

    def _redirect_refusal(self, state: State, answer: Compel) -> Refusal | None:
        """Another legal target; nobody has to attack friends.  F076, FR29."""
        if not isinstance(self.act, Attack) or answer.target is None or answer.target == self.act.target:
            return Refusal("FR29", "no-other-target")
        return attack_refusal(state, self.actor, redirected(self.act, answer.target))

    def hints(self, state: State) -> Sequence[CompelAnswer]:
        return [*compels(state, self), NoCompel()]

    def sample(self, state: State, chance: Chance) -> CompelAnswer:
        return chance.choice(self.hints(state)) if chance.random() < 0.4 else NoCompel()

    def default(self, state: State) -> CompelAnswer:
        return NoCompel()

    def encode(self, answer: CompelAnswer) -> Any:
        return encoded(answer)

    def decode(self, plain: Any) -> CompelAnswer:
        found: CompelAnswer = decoded(plain, CompelAnswer)
        return found


@dataclass(frozen=True, slots=True)
class AnswerCompel(YesNo[State]):
    """Whether one takes the point and the limit, or pays one to be free of it.  F107, FR29."""

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


def redirected(act: Attack, target: ActorId) -> Attack:
    """The same attack on another target."""
    return Attack(act.aim, act.skill, target, act.weapon, act.push, act.beside, act.ways)


def compels(state: State, request: OfferCompel) -> Iterator[Compel]:
    """The compels that are legal now."""
    payers = [each for each in acting(state) if owner(state, each) == request.player and points(state, each)]
    for payer in payers[:1]:
        for aspect in aspects_on(state, On.ACTOR, request.actor):
            for effect in EFFECTS:
                targets: Sequence[ActorId | None] = opponents(state, request.actor) if effect == "redirect" else [None]
                for target in targets:
                    found = Compel(aspect.id, payer, effect, target)
                    if request.refusal(state, found) is None:
                        yield found


def asked(state: State, actor: ActorId) -> Iterator[PlayerId]:
    """The opponents who may compel an actor and want to be asked: those with a fate point, by seats.  Section 4.2."""
    if character(state, actor) is None:
        return
    aspects = aspects_on(state, On.ACTOR, actor)
    seats = sorted(state.setup.players, key=lambda player: player.seat)
    for player in seats:
        wish = state.players[player.id].compels
        found = aspects if wish is Asked.ALWAYS else [each for each in aspects if _is_placed(each)]
        able = any(
            owner(state, each) == player.id and is_opposing(state, actor, each) and points(state, each)
            for each in acting(state)
        )
        if wish is not Asked.NEVER and found and able:
            yield player.id


def _is_placed(aspect: Aspect) -> bool:
    """Whether an aspect came of the conflict: a maneuver or a consequence."""
    return not aspect.own


@dataclass(frozen=True, slots=True)
class Limited:
    """An act after compels: another one, None for one that is dropped, and what it is hindered by."""

    act: MainAct | None
    hindered: int = 0


async def compelled(game: Game, actor: ActorId, act: MainAct) -> Limited:
    """Who may compel is asked, one after another, until one compel is taken.  F107, FR29."""
    state = game.state
    for player in list(asked(state, actor)):
        offer = await game.ask(OfferCompel(player, actor, act))
        if isinstance(offer, NoCompel):
            continue
        accepts = await game.ask(AnswerCompel(owner(state, actor), actor, offer.aspect, offer.effect, offer.target))
        label = state.aspects[offer.aspect].label
        if accepts:
            pay(game, offer.payer, 1, "compel")
            gain(game, actor, 1, "compelled")
        else:
            pay(game, actor, 1, "refused-compel")
        game.record(
            Compelled(
                actor=actor,
                payer=offer.payer,
                label=label,
                effect=offer.effect,
                accepted=accepts,
                target=offer.target,
            )
        )
        if accepts:
            return _limited(act, offer)
    return Limited(act)


def _limited(act: MainAct, offer: Compel) -> Limited:
    if offer.effect == "hold-back":
        return Limited(None)
    if offer.effect == "redirect" and isinstance(act, Attack) and offer.target is not None:
        return Limited(redirected(act, offer.target))
    return Limited(act, BONUS)

"""Standing orders: when a player is asked for bids, compels, full defence and the splitting of groups.  Section 4.2."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import Any, Final

import msgspec

from pb12table.skirmish.forms.fields import Pick
from pb12table.skirmish.forms.form import Form
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.fate.rules.actors import owner
from pb12table.systems.fate.rules.asking.answers import WhenAsked, WhenDefending
from pb12table.systems.fate.rules.data import ActorId
from pb12table.systems.fate.rules.state import Asked as WhenToAsk
from pb12table.systems.fate.rules.state import Defends, State
from pb12table.systems.fate.texts.face import actor_name
from pb12table.systems.fate.window.asked import Asked
from pb12table.texts.locale import Texts
from pb12table.window.play.base import GameDesk
from pb12table.window.play.cards import MenuEntry

NEXT: Final = MappingProxyType(
    {WhenToAsk.ALWAYS: WhenToAsk.FREE, WhenToAsk.FREE: WhenToAsk.NEVER, WhenToAsk.NEVER: WhenToAsk.ALWAYS}
)
NEXT_DEFENCE: Final = MappingProxyType(
    {Defends.ATTACKED: Defends.ALWAYS, Defends.ALWAYS: Defends.NEVER, Defends.NEVER: Defends.ATTACKED}
)
TURNS: Final = "orders-"
"""How the commands begin that turn a switch on."""
Order = tuple[str, Any]
"""A switch in words, and what is declared by turning it on."""


def known(game: GameDesk, player: PlayerId) -> State:
    """The state as a player knows it."""
    session = game.controller.session
    state: State = session.system.view(session.state, player)
    return state


def standing_orders(texts: Texts, state: State, player: PlayerId, actor: ActorId | None) -> Iterator[Order]:
    """The switches of a player, each as it stands; that for full defence is about an actor."""
    own = state.players[player]
    said = WhenAsked(own.bids, own.compels, own.splits, own.objects, own.falls)
    for name, when in (("bids", own.bids), ("compels", own.compels), ("objects", own.objects)):
        if name != "objects" or state.setup.arbiter is not None:
            declared = msgspec.structs.replace(said, **{name: NEXT[when]})
            yield texts(f"fate-order-{name}", when=when.value), declared
    if actor is not None and actor in state.actors and owner(state, actor) == player:
        defends = state.actors[actor].defends
        name = actor_name(texts, state.setup, actor)
        words = texts("fate-order-defence", actor=name, when=defends.value)
        yield words, WhenDefending(actor, NEXT_DEFENCE[defends])
    if any(group.player == player for group in state.setup.groups):
        for name, does in (("splits", own.splits), ("falls", own.falls)):
            words = texts(f"fate-order-{name}", when="always" if does else "never")
            yield words, msgspec.structs.replace(said, **{name: not does})


def orders_form(asked: Asked, actor: ActorId, pick: Pick) -> Form[Any]:
    """The switches as buttons of a card, each as it stands; they answer nothing."""
    orders = standing_orders(asked.texts, asked.state, asked.player, actor)
    return Form(
        name="act",
        title=asked.texts("fate-ask-act", actor=asked.name(actor)),
        player=asked.player,
        figure=asked.figure(actor),
        fields=(pick,),
        lines=(asked.texts("fate-orders-lines"),),
        extras=tuple((f"{TURNS}{number}", words) for number, (words, _) in enumerate(orders)),
        groups=("action",),
    )


def menu(game: GameDesk, player: PlayerId, actor: ActorId | None) -> list[MenuEntry]:
    """The switches as entries of the menu of a running game; each is told as it stands then."""
    texts, state = game.texts.of("fate"), known(game, player)

    def entry(number: int, words: str) -> MenuEntry:
        return words, lambda: turn(game, player, actor, number)

    return [entry(number, words) for number, (words, _) in enumerate(standing_orders(texts, state, player, actor))]


def turn(game: GameDesk, player: PlayerId, actor: ActorId | None, number: int) -> None:
    """Turn one of the switches on, and say how it stands."""
    texts = game.texts.of("fate")
    _, declared = list(standing_orders(texts, known(game, player), player, actor))[number]
    refusal = game.controller.declare(player, declared)
    if refusal is not None:
        game.refuse(refusal)
        return
    words, _ = list(standing_orders(texts, known(game, player), player, actor))[number]
    game.say(words)

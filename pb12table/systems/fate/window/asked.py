"""What all forms of FATE share: a question with its words, standing orders, and words that are offered."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

import msgspec

from pb12table.kernel.request import Request
from pb12table.skirmish.forms import Field
from pb12table.skirmish.forms.form import Form, Option, Pick, Text, Values
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.fate.rules.actors import group, owner, standing
from pb12table.systems.fate.rules.asking.answers import LONGEST_TEXT, Act, Beside, WhenAsked, WhenDefending
from pb12table.systems.fate.rules.asking.judging import (
    ASPECT,
    CONSEQUENCE,
    LEAVES,
    OUTCOME,
    SAYING,
    SCENE,
    SPIN,
    names_for_consequences,
    offered,
)
from pb12table.systems.fate.rules.data import ActorId, Setup, Track
from pb12table.systems.fate.rules.state import Asked as WhenToAsk
from pb12table.systems.fate.rules.state import Defends, State
from pb12table.systems.fate.texts import act_words, actor_name, label_of, typed
from pb12table.texts.describe import refusal_line
from pb12table.texts.locale import Texts
from pb12table.texts.names import player_name
from pb12table.window.play.base import GameDesk, MenuEntry


@dataclass(frozen=True, slots=True)
class Asked:
    """A question with all that its form needs."""

    texts: Texts
    state: State
    request: Request[State, Any]
    changed: str = ""
    """The field of the form that has just got another value."""

    @property
    def setup(self) -> Setup:
        """Return what was agreed before the game."""
        return self.state.setup

    @property
    def player(self) -> PlayerId:
        """The player who is asked."""
        return PlayerId(self.request.player)

    @property
    def player_name(self) -> str:
        """That player's name."""
        return player_name(self.setup, self.player)

    def name(self, actor: str) -> str:
        """Return the name of a character or group."""
        return actor_name(self.texts, self.setup, actor)

    def named(self, identity: str | None) -> str:
        """Return the name of a zone, weapon, thing or feature."""
        label = None if identity is None else label_of(self.setup, identity)
        return "" if label is None else label.in_language(self.texts.language)

    def act(self, actor: ActorId, act: Act | Beside, *, how: bool = False) -> str:
        """Return an act in words, as `act_words`."""
        return act_words(self.texts, self.state, actor, act, how=how)

    def figure(self, actor: ActorId | None) -> FigureId | None:
        """Return the figure that stands for an actor."""
        figures = [] if actor is None or actor not in self.state.actors else standing(self.state, actor)
        return figures[0] if figures else None

    def reason(self, answer: Any) -> str:
        """Return why the rules refuse an answer, in words; "" if they do not."""
        refusal = self.request.refusal(self.state, answer)
        return "" if refusal is None else refusal_line(self.texts, self.setup, refusal)

    def option(self, answer: Any, label: str, **more: Any) -> Option:
        """Return an answer to choose, with why it cannot be chosen."""
        return Option(value=answer, label=label, refusal=self.reason(answer), **more)

    def form(
        self,
        name: str,
        title: str,
        options: list[Option],
        actor: ActorId | None = None,
        fields: Sequence[Field] = (),
        **more: Any,
    ) -> Form[Any]:
        """Return a question that takes one of some answers, which further fields may change."""
        figure = self.figure(actor)
        placed = None if figure is None else self.state.figures[figure]
        able = [option for option in options if not option.refusal]
        value = able[0].value if able else None
        return Form(
            name=name,
            title=title,
            player=self.player,
            figure=figure,
            fields=(Pick(name="answer", options=tuple(options), value=value, listed=True), *fields),
            give=lambda given: given["answer"],
            vital=() if placed is None else ((placed.x, placed.y),),
            **more,
        )


def yes_no(asked: Asked, key: str, actor: Any, **words: Any) -> Form[bool]:
    """Return a yes-or-no question."""
    texts = asked.texts
    options = [asked.option(answer, texts(f"fate-{'yes' if answer else 'no'}")) for answer in (False, True)]
    return asked.form(key, texts(f"fate-ask-{key}", actor=asked.name(actor), **words), options, actor)


def placed_form(
    asked: Asked,
    name: str,
    title: str,
    options: Sequence[Option],
    number: int,
    values: Values,
    make: Callable[[tuple[Any, ...]], Any],
) -> Form[Any]:
    """Return a question with one list for each of a number of places, each with a different option."""
    names = [f"place-{place}" for place in range(1, number + 1)]
    usual = dict(zip(names, (option.value for option in options), strict=False))
    fields = tuple(
        Pick(name=each, label=asked.texts("fate-order-place", number=place), options=tuple(options),
             value=values.get(each) or usual[each], decides=False, cycled=True)
        for place, each in enumerate(names, start=1)
    )  # fmt: skip
    twice = len({field.value for field in fields}) < number

    def answer(chosen: Values) -> Any:
        found = tuple(chosen[each] for each in names)
        return make(found) if len(set(found)) == number else None

    return Form(
        name=name,
        title=title,
        player=asked.player,
        fields=fields,
        give=answer,
        warning=asked.texts("fate-order-twice") if twice else "",
        commit=asked.texts("fate-do-it"),
    )


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
    """Return the state as a player knows it."""
    session = game.controller.session
    state: State = session.system.view(session.state, player)
    return state


def standing_orders(texts: Texts, state: State, player: PlayerId, actor: ActorId | None) -> Iterator[Order]:
    """Yield the switches of a player, each in its current state; the one for full defence is about an actor."""
    own = state.players[player]
    said = WhenAsked(own.bids, own.compels, own.splits, own.objects, own.falls)
    for name, when in (("bids", own.bids), ("compels", own.compels), ("objects", own.objects)):
        if name != "objects" or state.setup.arbiter is not None:
            declared = msgspec.structs.replace(said, **{name: NEXT[when]})
            yield texts(f"fate-order-{name}", when=when.value), declared
    if actor is not None and actor in state.actors and owner(state, actor) == player:
        defends = state.actors[actor].defends
        name = actor_name(texts, state.setup, actor)
        if group(state, actor) is None:
            words, then = texts("fate-order-defence", actor=name, when=defends.value), NEXT_DEFENCE[defends]
        else:
            always = defends is Defends.ALWAYS
            words = texts("fate-order-minions", actor=name, when="always" if always else "never")
            then = Defends.NEVER if always else Defends.ALWAYS
        yield words, WhenDefending(actor, then)
    if any(group.player == player for group in state.setup.groups):
        for name, does in (("splits", own.splits), ("falls", own.falls)):
            words = texts(f"fate-order-{name}", when="always" if does else "never")
            yield words, msgspec.structs.replace(said, **{name: not does})


def orders_form(asked: Asked, actor: ActorId, pick: Pick) -> Form[Any]:
    """Return the switches as buttons of a card, each in its current state; they answer nothing."""
    orders = standing_orders(asked.texts, asked.state, asked.player, actor)
    return Form(
        name="act",
        title=asked.texts("fate-ask-act", actor=asked.name(actor)),
        player=asked.player,
        figure=asked.figure(actor),
        fields=(pick,),
        lines=(asked.texts("fate-orders-lines"),),
        extras=tuple((f"{TURNS}{number}", words) for number, (words, _) in enumerate(orders)),
        groups=("plan", "fate-act"),
    )


def menu(game: GameDesk, player: PlayerId, actor: ActorId | None) -> list[MenuEntry]:
    """Return the switches as entries of a running game's menu, each reported in its current state."""
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


NAMED, WORDS = "named", "words"
KINDS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "hinder": ASPECT,
        "scene": SCENE,
        "say": SAYING,
        "spin": SPIN,
        "health": CONSEQUENCE,
        "composure": CONSEQUENCE,
        "outcome": OUTCOME,
        "terms": OUTCOME,
    }
)
"""What words are for, by what is asked."""


def names_for(state: State, use: str) -> tuple[str, ...]:
    """Return quick names for a use, and those already given in this conflict; who gives in goes away first."""
    if KINDS[use] == CONSEQUENCE:
        return names_for_consequences(state, Track(use))
    names = tuple(name for name in offered(state, KINDS[use]) if name != LEAVES)
    return (LEAVES, *names) if use == "terms" else names


def wording(asked: Asked, use: str, values: Values) -> tuple[str, tuple[Field, ...]]:
    """Return what something is called, with the fields for it: a quick name, or one's own words if there are any."""
    texts, names = asked.texts, names_for(asked.state, use)
    named = values.get(NAMED)
    there = {aspect.label.en for aspect in asked.state.aspects.values()}
    value = named if named in names else next((name for name in names if name not in there), names[0])
    # Once a quick name has been chosen anew, that is what is meant.
    own = "" if asked.changed == NAMED else str(values.get(WORDS) or "")
    sort = KINDS[use] if KINDS[use] in (CONSEQUENCE, OUTCOME) else "aspect"
    options = tuple(Option(value=name, label=typed(texts, sort, name)) for name in names)
    label = texts("fate-named-say" if use == "say" else "fate-named")
    fields = (
        Pick(name=NAMED, label=label, options=options, value=value, decides=False, cycled=True),
        Text(name=WORDS, longest=LONGEST_TEXT, label=texts("fate-words"), value=own),
    )
    return " ".join(own.split()) or value, fields

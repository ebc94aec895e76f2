"""What all forms of FATE share: a question with its words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from pb12table.kernel.request import Request
from pb12table.skirmish.forms.fields import Field, Option, Pick
from pb12table.skirmish.forms.form import Form, Values
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.fate.rules.actors import standing
from pb12table.systems.fate.rules.asking.answers import Act, SmallAct, Step
from pb12table.systems.fate.rules.data import ActorId, Setup
from pb12table.systems.fate.rules.state import State
from pb12table.systems.fate.texts.acts import act_words, small_words
from pb12table.systems.fate.texts.face import actor_name, label_of
from pb12table.texts.describe import refusal_line
from pb12table.texts.locale import Texts
from pb12table.texts.names import player_name


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
        """What was agreed before the game."""
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
        """The name of a character or group."""
        return actor_name(self.texts, self.setup, actor)

    def named(self, identity: str | None) -> str:
        """The name of a zone, weapon, thing or feature."""
        label = None if identity is None else label_of(self.setup, identity)
        return "" if label is None else label.in_language(self.texts.language)

    def act(self, act: Act, *, how: bool = False) -> str:
        """An act in words, as `act_words`."""
        return act_words(self.texts, self.state, act, how=how)

    def small(self, act: SmallAct | Step) -> str:
        """A small act in words."""
        return small_words(self.texts, self.state, act)

    def figure(self, actor: ActorId | None) -> FigureId | None:
        """The figure that stands for an actor."""
        figures = [] if actor is None or actor not in self.state.actors else standing(self.state, actor)
        return figures[0] if figures else None

    def reason(self, answer: Any) -> str:
        """Why the rules refuse an answer, in words; "" when they do not."""
        refusal = self.request.refusal(self.state, answer)
        return "" if refusal is None else refusal_line(self.texts, self.setup, refusal)

    def option(self, answer: Any, label: str, **more: Any) -> Option:
        """An answer to choose, with why it cannot be."""
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
        """A question with one of some answers, which further fields may change."""
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
    """A question with yes or no."""
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
    """A question with one list for each of so many places, each with another one of some options."""
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

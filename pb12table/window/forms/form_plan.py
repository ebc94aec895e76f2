"""What a form plans: the answer that would move somebody, and what an attack comes to with the answer to it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pb12table.skirmish.ahead import Planned
from pb12table.skirmish.forms.form import Ask, Form, given
from pb12table.skirmish.forms.table_fields import Place, Target, Way
from pb12table.skirmish.ids import FigureId
from pb12table.table.shapes import Point
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name
from pb12table.window.kit.same import Same
from pb12table.window.play.cards import Card
from pb12table.window.play.foreseeing import Exchange, Exchanging, outcome_words

Pointed = tuple[Point | None, FigureId | None]


class FormPlan:
    """What a form would be answered with; it is looked into once for each form and place under the mouse."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask
        self._kept: tuple[object, Planned | None] | None = None
        self._answer: tuple[object, Any] | None = None
        self.exchanging = Exchanging()

    def planned(self, form: Form[Any], figure: FigureId | None, pointed: Pointed | None) -> Planned | None:
        """What is answered by a way, a cell or a place that is given, or, if it is `pointed` at, would be."""
        if figure is None or not any(isinstance(field, Way | Place | Target) for field in form.fields):
            return None
        key = (Same(form), figure, pointed)
        if self._kept is None or self._kept[0] != key:
            aimed = form if pointed is None else self._aimed(form, *pointed)
            answer = aimed.answer()
            self._kept = (key, None if answer is None else Planned(figure, (answer,), answer))
        return self._kept[1]

    def _aimed(self, form: Form[Any], point: Point | None, figure: FigureId | None) -> Form[Any]:
        """The form as a click at a place would make it."""
        if point is None:
            return form
        for field in form.fields:
            match field:
                case Way():
                    return given(self._ask, form, field.name, field.led_to(point))
                case Target() if not field.follows:
                    aim = field.meant(point, figure)
                    return form if aim is None else given(self._ask, form, field.name, aim)
        return form

    def with_exchange(self, card: Card, form: Form[Any], state: Any, texts: Texts, figure: FigureId | None) -> Card:
        """A card that says of an attack what it comes to, the answer to it, and what would change it most."""
        if figure is None or figure not in state.setup.figure_by_id:
            return card
        if self._answer is None or self._answer[0] != Same(form):
            self._answer = (Same(form), form.answer())
        if self._answer[1] is None:
            self.exchanging.give_up()
            return card
        found = self.exchanging.ask(state, texts, figure, self._answer[1])
        return card if found is None else replace(card, lines=(*card.lines, *exchange_lines(texts, state, found)))


def exchange_lines(texts: Texts, state: Any, found: Exchange) -> tuple[str, ...]:
    """What is known of an attack and of the answer to it; what is not known yet keeps its line."""
    own = texts.of(state.setup.system)
    lines = [outcome_words(own, found.strike)]
    target = figure_name(texts, state.setup, found.strike.target)
    if found.reply is not None:
        words = outcome_words(own, found.reply)
        lines.append(texts("foresight-answer", figure=target, means=found.reply.means, outcomes=words))
    else:
        lines.append(texts("foresight-no-answer" if found.is_known else "foresight-answer-open", figure=target))
    return (*lines, *found.hints)

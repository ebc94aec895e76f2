"""Sentences about a game and its files: events, sums, refusals, and what is wrong with a file."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import fields
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, cast, get_args, get_type_hints

from pb12table.files.problems import FileProblem
from pb12table.files.reading import is_standard_input
from pb12table.kernel.game import Event
from pb12table.kernel.request import Number, Refusal, Request
from pb12table.skirmish.faces.system import Amended, GameSetup, GameState
from pb12table.skirmish.faces.words import Phrases, Result
from pb12table.skirmish.ids import FigureId, Modifier, PlayerId
from pb12table.skirmish.plain_events import dashed
from pb12table.systems import known
from pb12table.texts.locale import on_one_line, shortened, upper_first
from pb12table.texts.names import amended_line, figure_name, name_of, player_name

if TYPE_CHECKING:
    # Who tells of an event checks no pack.
    from pb12table.files.installing import Checked

BASE: Final = "base"
PRINTED: Final = "printed"
SHARE: Final = "hides-a-part"
"""The label of parts that have no number of their own: the name of the addend tells them."""


# -- packs ----------------------------------------------------------------------------------------------------


def counts_of_pack(texts: Phrases, checked: Checked) -> str:
    """Return what is in a pack, as "In it: 2 scenarios and one picture."."""
    there = [texts(f"pack-count-{name}", count=count) for name, count in checked.counts.items() if count]
    return texts("pack-counts", counts=texts.listing(there or ["–"]))


# -- events ---------------------------------------------------------------------------------------------------


def event_key(kind: type[Event]) -> str:
    """Return the key of the text for a class of events, such as `event-figure-fell` for FigureFell."""
    return f"event-{dashed(kind.__name__)}"


def number_key(kind: type[Number[Any]]) -> str:
    """Return the key of the text for the answers to a kind of question, such as `answer-bid-initiative`."""
    return f"answer-{dashed(kind.__name__)}"


def leaving_key(request: str) -> str:
    """Return the key of the text for doing nothing at a kind of question, such as `leave-use-reroll` for UseReroll."""
    return f"leave-{dashed(request)}"


def question_key(kind: type[Request[Any, Any]]) -> str:
    """Return the key of the text for a kind of question that says all by itself, such as `ask-roll-again`."""
    return f"ask-{dashed(kind.__name__)}"


def question_details(texts: Phrases, setup: GameSetup, request: Request[Any, Any]) -> Mapping[str, Any]:
    """Return what the text of a question speaks of: its plain fields, with names for the ids of figures and players."""
    own, kind = texts.of(setup.system), cast(Any, type(request))
    named = {name: _field(own, setup, hint, getattr(request, name)) for name, hint in _fields(kind).items()}
    return {**named, "player": player_name(setup, request.player)}


def event_line(texts: Phrases, setup: GameSetup, event: Event) -> str:
    """Return one short sentence about what happened; the sum behind it is in `check_lines`."""
    own = texts.of(setup.system)
    if isinstance(event, Amended):
        return amended_line(own, setup, event)
    details = {name: _field(own, setup, hint, getattr(event, name)) for name, hint in _fields(type(event)).items()}
    details |= known.words(setup.system).details(own, setup, event)
    return upper_first(own(event_key(type(event)), **details))


def sentence(words: str) -> str:
    """Return words that others follow: not every line of the log has a full stop."""
    return words if words.endswith((".", "!", "?")) else f"{words}."


def in_one_line(lines: Sequence[str]) -> str:
    """Return lines of the log one after another; the last one stays as it is."""
    return " ".join((*map(sentence, lines[:-1]), *lines[-1:]))


@cache
def _fields(kind: type[Any]) -> Mapping[str, Any]:
    """Return the fields of a class of events or questions, with their types."""
    hints = get_type_hints(kind)
    names = getattr(kind, "__struct_fields__", None) or [field.name for field in fields(kind)]
    return MappingProxyType({name: hints[name] for name in names})


def _field(texts: Phrases, setup: GameSetup, hint: Any, value: Any) -> Any:
    """Return what a text says for an event's field: names for the ids of figures and players."""
    kinds = (hint, *get_args(hint))
    if isinstance(value, tuple):
        named = all(isinstance(each, str) for each in value) and bool({FigureId, PlayerId} & set(kinds))
        return texts.listing([name_of(texts, setup, each) for each in value]) if named else ""
    if FigureId in kinds:
        return texts("target-bare-point") if value is None else figure_name(texts, setup, value)
    if PlayerId in kinds:
        return "" if value is None else player_name(setup, value)
    return value if isinstance(value, int | float | str) else ""


def briefing_lines(texts: Phrases, setup: GameSetup) -> Sequence[str]:
    """Return how a game is won and when it ends, one sentence each; none if its rules do not say."""
    return known.words(setup.system).briefing(texts.of(setup.system), setup)


def result_of(texts: Phrases, state: GameState, log: Sequence[Event]) -> Result | None:
    """Return who has won a game, and why; None while it is not over.  `log` are its events without those taken back."""
    return known.words(state.setup.system).result(texts.of(state.setup.system), state, log)


def dice_name(texts: Phrases, purpose: str) -> str:
    """Return what a die is rolled for, or what kind of check it is: "panic check"."""
    return texts(f"dice-{purpose}")


def winner_line(texts: Phrases, winners: Sequence[str]) -> str:
    """Return who has won, by name: nobody, one, or several together."""
    key = ("closing-draw", "closing-win")[len(winners)] if len(winners) < 2 else "closing-shared"
    return texts(key, players=texts.listing(list(winners)))


# -- sums -----------------------------------------------------------------------------------------------------


def modifier_line(texts: Phrases, setup: GameSetup, modifier: Modifier) -> str:
    """Return an addend with its name, its source and its rule: "+2  up to half covered by the wall  R1.6.16"."""
    key = "modifier-line-start" if modifier.label in (BASE, PRINTED) else "modifier-line"
    return texts(key, value=modifier.value, what=modifier_name(texts, setup, modifier), rule=modifier.rule)


def part_lines(texts: Phrases, setup: GameSetup, modifier: Modifier) -> list[str]:
    """Return what makes up the number of an addend, one line per part; empty if there is nothing to show."""
    return [modifier_line(texts, setup, part) for part in modifier.parts if part.label != SHARE]


def modifier_lines(texts: Phrases, setup: GameSetup, modifier: Modifier) -> list[str]:
    """Return an addend, and below it what makes up its number if that is more than a printed one."""
    below = part_lines(texts, setup, modifier) if len(modifier.parts) > 1 else []
    return [modifier_line(texts, setup, modifier), *(texts("modifier-part", part=part) for part in below)]


def modifier_name(texts: Phrases, setup: GameSetup, modifier: Modifier) -> str:
    """Return the name of an addend, with its source if that says more than the name."""
    texts, key = texts.of(setup.system), f"modifier-{modifier.label}"
    # The first marker of a status may be free: the text of that addend counts from the markers.
    details = {"value": modifier.value, "count": abs(modifier.value), "markers": abs(modifier.value) + 1}
    source = modifier.source
    if source and texts.has(f"{key}-by"):
        sharing = [part.source for part in modifier.parts if part.label == SHARE] or [source]
        objects = dict.fromkeys(name_of(texts, setup, each, "object") for each in sharing)
        return texts(f"{key}-by", object=texts.listing(list(objects)), **details)
    what = texts(key, **details)
    named = known.words(setup.system).source(texts, setup, modifier) if source else ""
    return texts("modifier-with-source", what=what, source=named) if named else what


def check_lines(texts: Phrases, setup: GameSetup, event: Event) -> Sequence[str]:
    """Return the whole sum behind an event, one line per addend, then the result; empty if there is none."""
    return known.words(setup.system).sum_lines(texts.of(setup.system), setup, event)


# -- refusals --------------------------------------------------------------------------------------------------


def refusal_line(texts: Phrases, setup: GameSetup, refusal: Refusal) -> str:
    """Return why an answer is illegal, in one sentence, with the rule behind it."""
    what = refusal_text(texts, setup, refusal)
    return texts("refusal-line", what=what, rule=refusal.rule) if refusal.rule else what


def refusal_text(texts: Phrases, setup: GameSetup, refusal: Refusal) -> str:
    """Return the sentence alone, without the rule; it names what is in the way, or the target, if it can."""
    texts, key = texts.of(setup.system), f"refusal-{refusal.reason}"
    details: dict[str, Any] = {
        name: name_of(texts, setup, value) if isinstance(value, str) else value
        for name, value in refusal.details
        if isinstance(value, str | int | float)
    }
    details["rule"] = refusal.rule.replace(".", "-")
    obstacle = refusal.detail("obstacle")
    if obstacle and texts.has(f"{key}-by"):
        return upper_first(texts(f"{key}-by", object=name_of(texts, setup, obstacle, "object"), **details))
    if refusal.detail("target") and texts.has(f"{key}-of"):
        return upper_first(texts(f"{key}-of", **details))
    return upper_first(texts(key, **details))


def strength_line(texts: Phrases, state: GameState, figure: FigureId) -> str:
    """Return what a figure is good and bad at, in a few words; "" if there is nothing to say."""
    words = known.words(state.setup.system).strengths(state, figure)
    return ", ".join(texts(f"strength-{word}") for word in words)


FINE: Final = 3
"""The decimals of a measure in a file: it is kept to a thousandth of a step."""


def problem_line(texts: Phrases, problem: FileProblem) -> str:
    """Return what is wrong with a file, in one sentence that names the file and the place in it."""
    file, what = shown_file(texts, problem.file), _what(texts, problem)
    if not problem.place:
        return on_one_line(texts("shown-problem", file=file, what=what))
    return on_one_line(texts("shown-problem-at", file=file, place=_place(texts, problem.place), what=what))


def shown_file(texts: Phrases, file: str) -> str:
    """Return the name of a file for people, who know `-` as the standard input."""
    return texts("standard-input") if is_standard_input(file) else on_one_line(file)


def problem_in_file(texts: Phrases, problem: FileProblem) -> str:
    """Return what is wrong with the file people are looking at: the thing in it by its id, and the sentence."""
    what = _what(texts, problem)
    place = re.sub(r'^\w+\[\d+\] "([^"]+)"', r"\1", problem.place)
    return on_one_line(texts("shown-problem", file=_place(texts, place), what=what) if place else what)


def problem_words(texts: Phrases, problem: FileProblem) -> str:
    """Return what is wrong with a whole scenario, in one sentence that needs no place: it names what it is about."""
    return on_one_line(upper_first(_what(texts, problem)))


def _what(texts: Phrases, problem: FileProblem) -> str:
    """Return the sentence itself; measures are as exact as those kept in the file, kinds of terrain have names."""
    told = {name: _detail(texts, value) for name, value in problem.details.items()}
    if "kind" in told and texts.has(named := f"kind-{told['kind']}"):
        told["kind"] = texts(named)
    return texts(problem.key, **told)


def _detail(texts: Phrases, value: str | float) -> str | int:
    if isinstance(value, str):
        return shortened(value)
    return value if isinstance(value, int) else texts.number(value, FINE)


def _place(texts: Phrases, place: str) -> str:
    """Return a file place for people: "line 5" has words that differ between languages, the names of keys have not."""
    if place == "end of document":
        return texts("place-end")

    def told(found: re.Match[str]) -> str:
        return texts(f"place-{found[1]}", number=int(found[2]))

    return re.sub(r"\b(line|column|byte) (\d+)", told, place)

"""A question as a form: what is asked, what can be given, what it comes to.

Forms are plain data in the words of one language.  A system makes one for a question of its rules; the program shows
any of them.  Its fields are those of `fields` and `table_fields`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeAlias, TypeVar

from pb12table.skirmish.forms.contest import Contest
from pb12table.skirmish.forms.fields import Field
from pb12table.skirmish.forms.sketch import Sketch
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.modifiers import Modifier
from pb12table.table.shapes import Point

Answer = TypeVar("Answer", covariant=True)
Values: TypeAlias = Mapping[str, Any]
"""What is given in the fields of a form, by their names."""

NOTHING: Final[Values] = {}


@dataclass(frozen=True, slots=True)
class Tally:
    """A number that is counted and no sum: what it is, how much, and the rule behind it."""

    label: str
    value: str
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Roll:
    """A throw to come, one of several: what it is, how it is thrown, and what each die must show, with what that is
    made of.
    """

    title: str
    words: str
    result: str
    modifiers: tuple[Modifier, ...] = ()


@dataclass(frozen=True, slots=True)
class Face:
    """A die that lies on the table: its sides, the face it shows, and whether that is a success."""

    sides: int
    shows: int
    good: bool


@dataclass(frozen=True, slots=True)
class Waiting:
    """Something that waits for its effect: whose it is, what it is, and when it comes ("" for nothing to say)."""

    player: PlayerId
    words: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Instead:
    """An answer beside the fields, with the command whose key gives it; asked, it says `about`.

    `declares` is what its player declares with it.  `row`: a row of buttons begins with it.  `main`: Enter gives it
    too, where nothing else is to be committed.  `icon` is the name of a shared icon, or its strokes.
    """

    name: str
    label: str
    answer: Any
    key: str = ""
    about: tuple[str, ...] = ()
    declares: Any = None
    row: bool = False
    main: bool = False
    icon: str = ""


def _no_answer(values: Values) -> None:
    """Nothing is answered."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Form(Generic[Answer]):
    """What is asked, with the values it is asked with; `give` makes the answer of them, None where there is none.

    `name` tells kinds of questions apart, for help and settings. `warning` says why there is no answer yet, or what
    one would bring. `stack` is what has been announced, what takes effect first on top. `modifiers` is what the
    number behind it is made of, with `result` below; `rolls` are several throws, each with its own. `dice` are those
    that it is asked about, as they lie, `contest` two throws that are held against each other. `commit` labels the
    button that answers, "" where a choice answers at once, and `icon` is the name of its icon, or the strokes;
    `in_vain`: it would come to nothing; `sure` is said first where only the second time answers.
    `extras` are (command, label) of buttons that lead elsewhere. `figure` is who the question is about, `selected` who
    is looked at meanwhile; `places` are needed to decide, without the `vital` ones nothing can be decided. `groups` are
    the groups of keys that are alive. `again` is what going back leads to, None to leave the form or begin anew.
    `click_words` is the key of a text that is said when nothing was clicked; it names the key that leads back.
    """

    name: str
    title: str
    fields: tuple[Field, ...] = ()
    give: Callable[[Values], Answer | None] = _no_answer
    player: PlayerId | None = None
    lines: tuple[str, ...] = ()
    warning: str = ""
    stack: tuple[Waiting, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    tallies: tuple[Tally, ...] = ()
    rolls: tuple[Roll, ...] = ()
    dice: tuple[Face, ...] = ()
    contest: Contest | None = None
    result: str = ""
    result_note: str = ""
    note: str = ""
    commit: str = ""
    in_vain: bool = False
    sure: str = ""
    instead: tuple[Instead, ...] = ()
    extras: tuple[tuple[str, str], ...] = ()
    figure: FigureId | None = None
    selected: FigureId | None = None
    places: tuple[Point, ...] = ()
    vital: tuple[Point, ...] = ()
    sketch: tuple[Sketch, ...] = ()
    groups: tuple[str, ...] = ()
    again: Values | None = None
    click_words: str = ""
    icon: str = ""

    @property
    def values(self) -> dict[str, Any]:
        """What is given now."""
        return {field.name: field.value for field in self.fields}

    def field(self, name: str) -> Field | None:
        """The field of a name, None where there is none."""
        return next((field for field in self.fields if field.name == name), None)

    def refusal(self, values: Values = NOTHING) -> str | None:
        """Why some field does not take its value, None when all do; the values of the others stay as they are."""
        given = {**self.values, **values}
        refusals = (field.refusal(given[field.name]) for field in self.fields)
        return next((refusal for refusal in refusals if refusal is not None), None)

    def answer(self, values: Values = NOTHING) -> Answer | None:
        """The answer with some values given; None while a field refuses its own, or the rules do."""
        return self.give({**self.values, **values}) if self.refusal(values) is None else None


Ask: TypeAlias = Callable[[Values, str], Form[Any]]
"""A question: its form with some values given, of which the named one has just come ("" for none); the others begin as
they like.  Equal values bring equal forms."""


def begun(ask: Ask) -> Form[Any]:
    """The form as it is at first."""
    return ask(NOTHING, "")


def given(ask: Ask, form: Form[Any], name: str, value: Any) -> Form[Any]:
    """The form once a field has got another value; other fields may have changed with it."""
    return ask({**form.values, name: value}, name)

"""A question as a form: what is asked, what can be given, what it comes to.

Forms are plain data in the words of one language.  A system makes one for a question of its rules; the program shows
any of them.  Every field has a name and a value, None while nothing is given; it knows what it refuses and has hints,
values that it takes.  Lengths in steps, angles in degrees.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import isfinite
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.modifiers import Modifier
from pb12table.skirmish.sketch import Sketch
from pb12table.table.shapes import Point, Point3, Ring
from pb12table.table.zones import Area, in_area

Answer = TypeVar("Answer", covariant=True)
Values: TypeAlias = Mapping[str, Any]
"""What is given in the fields of a form, by their names."""

NOTHING: Final[Values] = {}
UNKNOWN: Final = ""
"""The refusal of what no mouse and no key can give: there is nothing to say about it."""


class Field(Protocol):
    """One thing to be given."""

    @property
    def name(self) -> str: ...

    @property
    def label(self) -> str: ...

    @property
    def value(self) -> Any: ...

    def refusal(self, value: Any) -> str | None:
        """None when a value can be given, else why not; "" where there is nothing to say about it."""
        ...

    def hints(self) -> Sequence[Any]:
        """Values that can be given and are worth a look; never all of them unless there are few."""
        ...


# -- choosing ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One of several things to choose from.

    `key` is a command whose key chooses it, "" for a digit by its place.  `refusal` says why it cannot be chosen, ""
    when it can.  Asked, it says `about` and what its number is made of.  A click on its figure or its place means it.
    Where several can be chosen it brings along what it `needs`, values of other options.  A `hidden` one keeps being
    chosen or not while there is no button for it.
    """

    value: Any
    label: str
    cost: str = ""
    key: str = ""
    refusal: str = ""
    about: str = ""
    modifiers: tuple[Modifier, ...] = ()
    figure: FigureId | None = None
    at: Point3 | None = None
    needs: tuple[Any, ...] = ()
    hidden: bool = False


class _Choosing:
    """What fields with options have in common."""

    __slots__ = ()

    options: tuple[Option, ...]

    def option(self, value: Any) -> Option | None:
        """The option of a value, None where there is none."""
        return next((option for option in self.options if option.value == value), None)

    def able(self) -> list[Any]:
        """The values of the options that can be chosen."""
        return [option.value for option in self.options if not option.refusal]


@dataclass(frozen=True, slots=True, kw_only=True)
class Pick(_Choosing):
    """One of several options; its value is what is proposed.

    `decides`: picking answers the question at once.  `listed`: the options stand below each other.  `cycled`: only the
    value is shown, and `keys` (commands) or the keys that step go back and on through the options.
    """

    name: str
    options: tuple[Option, ...]
    label: str = ""
    value: Any = None
    decides: bool = True
    listed: bool = False
    cycled: bool = False
    keys: tuple[str, str] = ("", "")

    def refusal(self, value: Any) -> str | None:
        found = self.option(value)
        return UNKNOWN if found is None else found.refusal or None

    def hints(self) -> Sequence[Any]:
        return self.able()


@dataclass(frozen=True, slots=True, kw_only=True)
class Several(_Choosing):
    """Any number of options; the value is a tuple in their order.  `row`: they begin a row of their own."""

    name: str
    options: tuple[Option, ...]
    label: str = ""
    value: tuple[Any, ...] = ()
    row: bool = False

    def refusal(self, value: Any) -> str | None:
        if not isinstance(value, tuple) or len(set(value)) < len(value):
            return UNKNOWN
        for each in value:
            found = self.option(each)
            if found is None or not set(found.needs) <= set(value):
                return UNKNOWN
            if found.refusal:
                return found.refusal
        return None

    def hints(self) -> Sequence[Any]:
        wished = [(), *((option.value, *option.needs) for option in self.options), tuple(self.able())]
        return [value for value in dict.fromkeys(map(self._in_order, wished)) if self.refusal(value) is None]

    def _in_order(self, values: Sequence[Any]) -> tuple[Any, ...]:
        return tuple(option.value for option in self.options if option.value in values)

    def toggled(self, value: Any) -> tuple[Any, ...]:
        """The value with one option more and what that needs, or without it and what needs it where it was chosen."""
        if value in self.value:
            gone = {value, *(option.value for option in self.options if value in option.needs)}
            return tuple(each for each in self.value if each not in gone)
        found = self.option(value)
        return self._in_order((*self.value, value, *(() if found is None else found.needs)))


# -- numbers and words ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Number:
    """A whole number; `shown` is how it reads, `outside` says that there are no others.

    `faces`: each number is a button that answers at once, and digits type one.  `keys` are commands that make it less
    and more, ("", "") for the keys that step.
    """

    name: str
    lowest: int
    highest: int
    label: str = ""
    value: int | None = None
    shown: str = ""
    outside: str = UNKNOWN
    faces: bool = False
    keys: tuple[str, str] = ("", "")

    def refusal(self, value: Any) -> str | None:
        whole = isinstance(value, int) and not isinstance(value, bool)
        return None if whole and self.lowest <= value <= self.highest else self.outside

    def hints(self) -> Sequence[int]:
        return sorted({self.lowest, self.within(self.lowest + 1), self.highest}) if self.lowest <= self.highest else []

    def within(self, value: int) -> int:
        """The number next to one that can be given."""
        return min(max(value, self.lowest), self.highest)


@dataclass(frozen=True, slots=True, kw_only=True)
class Text:
    """A line of text with at most so many characters; `too_long` says so."""

    name: str
    longest: int
    label: str = ""
    value: str = ""
    too_long: str = UNKNOWN
    refuse: Callable[[str], str | None] = lambda text: None

    def refusal(self, value: Any) -> str | None:
        if not isinstance(value, str) or not value.isprintable():
            return UNKNOWN
        return self.too_long if len(value) > self.longest else self.refuse(value)

    def hints(self) -> Sequence[str]:
        return [self.value] if self.refusal(self.value) is None else []


# -- the table --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Aim:
    """What is meant on the table: a figure, a piece of terrain, a cell, or a bare point."""

    figure: FigureId | None = None
    piece: str | None = None
    cell: str | None = None
    point: Point3 | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Target:
    """A figure, a piece, a cell or a point; the value is an `Aim`.

    `pieces` and `cells` have their outlines; `points`: any point will do.
    """

    name: str
    label: str = ""
    value: Aim | None = None
    shown: str = ""
    figures: tuple[FigureId, ...] = ()
    pieces: tuple[tuple[str, Ring], ...] = ()
    cells: tuple[tuple[str, Ring], ...] = ()
    points: bool = False
    refuse: Callable[[Aim], str | None] = lambda aim: None
    keys: tuple[str, str] = ("", "")

    def named(self) -> Iterator[Aim]:
        """Everything that has a name, legal or not."""
        yield from (Aim(figure=figure) for figure in self.figures)
        yield from (Aim(piece=piece) for piece, _ in self.pieces)
        yield from (Aim(cell=cell) for cell, _ in self.cells)

    def refusal(self, value: Any) -> str | None:
        if not isinstance(value, Aim):
            return UNKNOWN
        bare = value.point is not None and value == Aim(point=value.point)
        return self.refuse(value) if (bare and self.points) or value in self.named() else UNKNOWN

    def hints(self) -> Sequence[Aim]:
        return [aim for aim in self.named() if self.refusal(aim) is None]

    def meant(self, point: Point, figure: FigureId | None) -> Aim | None:
        """What a click means, on a figure if one lies there; None for nothing."""
        if figure in self.figures:
            return Aim(figure=figure)
        for name, outline in self.pieces:
            if in_area(Area(outline), point, 0.0):
                return Aim(piece=name)
        for name, outline in self.cells:
            if in_area(Area(outline), point, 0.0):
                return Aim(cell=name)
        return Aim(point=(*point, 0.0)) if self.points else None


@dataclass(frozen=True, slots=True)
class Spot:
    """A place to stand at: a point with its height, and a facing."""

    point: Point3
    facing: float = 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Where something is put, which way it faces, and at which of the `heights` there; the value is a `Spot`.

    `radius` is what it takes up; `turns`: its facing matters, and one press turns it by `step`.
    """

    name: str
    label: str = ""
    value: Spot | None = None
    shown: str = ""
    radius: float = 0.25
    turns: bool = False
    step: float = 15.0
    heights: Callable[[Point], Sequence[float]] = lambda point: (0.0,)
    refuse: Callable[[Spot], str | None] = lambda spot: None
    suggested: tuple[Spot, ...] = ()

    def refusal(self, value: Any) -> str | None:
        if not isinstance(value, Spot) or not all(map(isfinite, (*value.point, value.facing))):
            return UNKNOWN
        return self.refuse(value)

    def hints(self) -> Sequence[Spot]:
        return [spot for spot in self.suggested if self.refusal(spot) is None]

    def put(self, point: Point) -> Spot:
        """The spot that a click means: on the highest surface there, facing as before."""
        heights = self.heights(point)
        return Spot((*point, max(heights, default=0.0)), 0.0 if self.value is None else self.value.facing)

    def turned(self, degrees: float) -> Spot | None:
        """The spot turned counter-clockwise; None while there is none, or nothing to turn."""
        if self.value is None or not self.turns:
            return None
        return Spot(self.value.point, (self.value.facing + degrees) % 360.0)

    def raised(self, step: int) -> Spot | None:
        """The spot on the next surface up or down; None where there is only one."""
        if self.value is None:
            return None
        x, y, z = self.value.point
        heights = sorted(self.heights((x, y)))
        if len(heights) < 2:
            return None
        now = min(range(len(heights)), key=lambda number: abs(heights[number] - z))
        return Spot((x, y, heights[max(0, min(now + step, len(heights) - 1))]), self.value.facing)


@dataclass(frozen=True, slots=True)
class Price:
    """What a way costs, in words; `refusal` says why it cannot be taken, None when it can."""

    words: str
    refusal: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Way:
    """Waypoints from a start; the system prices them.  The value is a tuple of points."""

    name: str
    start: Point3
    price: Callable[[tuple[Point3, ...]], Price]
    label: str = ""
    value: tuple[Point3, ...] = ()
    suggested: tuple[tuple[Point3, ...], ...] = ()

    def refusal(self, value: Any) -> str | None:
        if not isinstance(value, tuple) or not all(isfinite(each) for point in value for each in point):
            return UNKNOWN
        return self.price(value).refusal

    def hints(self) -> Sequence[tuple[Point3, ...]]:
        return [way for way in self.suggested if self.refusal(way) is None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Angle:
    """An angle from 0 to 360 that is pointed about `centre`, or turned by `step`; a click answers at once.

    `before` is how far before the direction pointed at the angle begins, counter-clockwise; `follows`: it is pointed at
    from the first moment on.
    """

    name: str
    centre: Point
    label: str = ""
    value: float = 0.0
    before: float = 0.0
    step: float = 15.0
    follows: bool = False

    def refusal(self, value: Any) -> str | None:
        return None if isinstance(value, int | float) and isfinite(value) else UNKNOWN

    def hints(self) -> Sequence[float]:
        return [45.0 * eighth for eighth in range(8)]


# -- the form ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Tally:
    """A number that is counted and no sum: what it is, how much, and the rule behind it."""

    label: str
    value: str
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Instead:
    """An answer beside the fields, with the command whose key gives it; asked, it says `about`."""

    name: str
    label: str
    answer: Any
    key: str = ""
    about: tuple[str, ...] = ()


def _no_answer(values: Values) -> None:
    """Nothing is answered."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Form(Generic[Answer]):
    """What is asked, with the values it is asked with; `give` makes the answer of them, None where there is none.

    `name` tells kinds of questions apart, for help and settings.  `warning` says why there is no answer yet, or what
    one would bring.  `modifiers` is what the number behind it is made of, with `result` below.  `commit` labels the
    button that answers, "" where a choice answers at once; `doubtful`: nobody should press it without thinking.
    `extras` are (command, label) of buttons that lead elsewhere.  `figure` is who the question is about, `selected` who
    is looked at meanwhile; `places` are needed to decide.  `groups` are the groups of keys that are alive.  `again` is
    what going back leads to, None to begin anew.  `click_words` is the key of a text that is said when nothing was
    clicked; it names the key that leads back.
    """

    name: str
    title: str
    fields: tuple[Field, ...] = ()
    give: Callable[[Values], Answer | None] = _no_answer
    player: PlayerId | None = None
    lines: tuple[str, ...] = ()
    warning: str = ""
    modifiers: tuple[Modifier, ...] = ()
    tallies: tuple[Tally, ...] = ()
    result: str = ""
    result_note: str = ""
    note: str = ""
    commit: str = ""
    doubtful: bool = False
    instead: tuple[Instead, ...] = ()
    extras: tuple[tuple[str, str], ...] = ()
    figure: FigureId | None = None
    selected: FigureId | None = None
    places: tuple[Point, ...] = ()
    sketch: tuple[Sketch, ...] = ()
    groups: tuple[str, ...] = ()
    again: Values | None = None
    click_words: str = ""

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

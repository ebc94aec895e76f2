"""Fields of a form: options to choose from, numbers, words.

Every field has a name and a value, None while nothing is given; it knows what it refuses and has hints, values that it
takes.  A form says how it reads in the words of one language.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.modifiers import Modifier
from pb12table.table.shapes import Point3

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
    chosen or not while there is no button for it, only its figure to be clicked.  Its place bears its `mark`, else the
    digit that chooses it.  One of a `die` of the form's contest stands there, instead of on a button.  One that cannot
    help is `vain`: it is marked so, and where it answers that sentence is said first.  Its `icon` is the name of a
    shared icon, or its strokes.
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
    mark: str = ""
    needs: tuple[Any, ...] = ()
    hidden: bool = False
    die: str = ""
    vain: str = ""
    icon: str = ""


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

    `decides`: picking answers the question at once. `listed`: the options stand below each other. `cycled`: only
    the value is shown, or `unset` while there is none, and `keys` (commands) or the keys that step go back and on
    through the options; asked, its line says `about`.  `follows`: a click on the figure of an option shows it,
    whatever else the click means.
    `row`: they begin a row of their own.
    """

    name: str
    options: tuple[Option, ...]
    label: str = ""
    value: Any = None
    decides: bool = True
    listed: bool = False
    cycled: bool = False
    unset: str = ""
    about: str = ""
    follows: bool = False
    keys: tuple[str, str] = ("", "")
    row: bool = False

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

    Asked, its line says `about`.
    `faces`: each number is a button that answers at once, and digits type one.  `keys` are commands that make it less
    and more, ("", "") for the keys that step.
    """

    name: str
    lowest: int
    highest: int
    label: str = ""
    value: int | None = None
    shown: str = ""
    about: str = ""
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

"""A row in which something can be set, and how what is typed there is read and written."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Literal
from unicodedata import combining, normalize

from pb12table.files.shown_text import as_name
from pb12table.layouts.editing import Document
from pb12table.table.units import are_numbers, rounded
from pb12table.texts.locale import Texts
from pb12table.texts.numbers import MINUS

Kind = Literal["number", "text", "choice", "head"]


class Refused(ValueError):
    """Something typed cannot be taken; `key` is that of the reason."""

    key = ""


class NotANumber(Refused):
    """Something typed is no number."""

    key = "edit-not-a-number"


class TakenId(Refused):
    """Something else has that id already."""

    key = "edit-taken-id"


@dataclass(frozen=True, slots=True)
class Property:
    """A row: what it is called, what it says now, and the document that setting it to a text leads to.

    `options` are the choices of a choice, as (what is set, what is shown). `tip` says what a value means. One that is
    `unset` stands for nothing in the layout, and there is nothing to begin typing from.
    """

    label: str
    value: str
    kind: Kind
    put: Callable[[str], Document] | None = None
    options: tuple[tuple[str, str], ...] = ()
    tip: str = ""
    unset: bool = False


def number_of(text: str) -> float:
    """A typed number, with point or comma; raises NotANumber."""
    try:
        number = float(text.strip().replace(",", ".").replace(MINUS, "-"))
    except ValueError:
        raise NotANumber(text) from None
    if not are_numbers(number):
        raise NotANumber(text)
    return rounded(number)


def written(value: Any, texts: Texts) -> str:
    """A value as it is typed, with the decimal sign of the language."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return str(value)
    return f"{value:g}".replace(".", texts.number(0.5)[1])


def named(before: Any, name: str, texts: Texts) -> Any:
    """A name with what was typed in one language; one of several languages keeps the others.  None for no name."""
    new = as_name(name)
    if not new:
        return None
    return {**before, texts.language: new} if isinstance(before, dict) else new


def in_order(options: Iterable[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    """Options as (what is set, what is shown) in the order of the alphabet: Ä is among the A, small among capital."""

    def letters(option: tuple[str, str]) -> str:
        return "".join(letter for letter in normalize("NFKD", option[1]) if not combining(letter)).casefold()

    return tuple(sorted(options, key=letters))

"""How what is typed into a row is read, and how a value is written there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any
from unicodedata import combining, normalize

from pb12table.files.shown_text import as_name
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.forms.rows import NotANumber
from pb12table.table.units import are_numbers, rounded
from pb12table.texts.locale import Texts
from pb12table.texts.numbers import MINUS


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


def named(before: Any, name: str, texts: Phrases) -> Any:
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

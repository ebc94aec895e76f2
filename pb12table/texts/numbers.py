"""How numbers are written for people: a real minus sign, few decimals, signs where a sum is shown.

Fluent writes decimals and groups of digits in the manner of the language, but its minus is a hyphen; so a
negative number is handed to it as a text that begins with a minus sign.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fluent.runtime.types import FluentNone, FluentType, fluent_number

if TYPE_CHECKING:
    from babel import Locale

MINUS: Final = "−"
DECIMALS: Final = 2
"""The most decimals people are shown."""
GREATEST: Final = 10**15
"""From here on a number is written as it is: none of the program is so great, and Fluent fails at greater ones."""


def rounded(value: float, decimals: int = DECIMALS) -> float:
    """A number with at most so many decimals, an int when none is left: 1.0000001 is "1 step", not "1 steps"."""
    if isinstance(value, int):
        return value
    short = round(float(value), decimals)
    return int(short) if short.is_integer() else short


class Written(FluentType):
    """A number that is written already."""

    def __init__(self, text: str) -> None:
        self.text = text

    def format(self, locale: Locale) -> str:
        return self.text


def number_function(value: Any, **options: Any) -> FluentType:
    """Fluent's NUMBER, which leaves negative numbers as they are."""
    return Written(value) if isinstance(value, str) else fluent_number(value, **options)


def signed_function(value: Any) -> FluentType:
    """SIGNED, for addends: `{ SIGNED($value) }` writes +2, −1 and ±0."""
    if isinstance(value, FluentNone):
        return value
    if isinstance(value, str):
        return Written(value)
    return Written(f"±{value}" if value == 0 else f"+{value}")

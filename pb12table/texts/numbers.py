"""How numbers are written for people: a real minus sign, the language's decimals, signs where a sum is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fluent.runtime.types import FluentFloat, FluentInt, FluentNone, FluentNumber

if TYPE_CHECKING:
    from babel import Locale

MINUS = "−"
DECIMALS = 2
"""Decimals of lengths when a text asks for no other number of them."""


def _proper_minus(text: str) -> str:
    return text.replace("-", MINUS)


class ShownInt(FluentInt):
    """A whole number; texts still see its plural form."""

    def format(self, locale: Locale) -> str:
        return _proper_minus(super().format(locale))


class ShownFloat(FluentFloat):
    """A length, an angle or a share."""

    def format(self, locale: Locale) -> str:
        return _proper_minus(super().format(locale))


def shown(value: float, **options: Any) -> FluentNumber:
    """A number as texts write it; options as of Fluent's NUMBER, such as `maximumFractionDigits`.

    A float is rounded before a text chooses its plural form, so that 1.0000001 is "1 step".
    """
    if isinstance(value, int):
        return ShownInt(value, **options)
    digits = int(options.get("maximumFractionDigits", DECIMALS))
    rounded = round(float(value), digits) + 0.0  # no negative zero
    if rounded.is_integer():
        return ShownInt(int(rounded), **options)
    return ShownFloat(rounded, **{"maximumFractionDigits": digits, **options})


def number_function(value: float | FluentNone, **options: Any) -> FluentNumber | FluentNone:
    """Fluent's NUMBER: `{ NUMBER($length, maximumFractionDigits: 1) }`."""
    return value if isinstance(value, FluentNone) else shown(value, **options)


def signed_function(value: float | FluentNone) -> FluentNumber | FluentNone:
    """SIGNED, for addends: `{ SIGNED($value) }` writes +2, −1 and ±0."""
    return value if isinstance(value, FluentNone) else SignedNumber(value)


class SignedNumber(FluentInt):
    """A whole number that is always written with a sign."""

    def format(self, locale: Locale) -> str:
        digits = shown(abs(int(self))).format(locale)
        sign = "±" if self == 0 else "+" if self > 0 else MINUS
        return f"{sign}{digits}"

"""A number and where it comes from: the modifiers every sum on the screen is made of."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec


class Modifier(msgspec.Struct, frozen=True):
    """One addend: the rule that brings it, the key of its name for people, its value, and its source.

    `source` is the id of the block, figure, zone or status it comes from, "" when it is the rule itself.  `parts` is
    what the number behind it is made of: their sum is the value, or the attribute value that it adds or takes off; a
    part of 0 only has a share in it.
    """

    rule: str
    label: str
    value: int
    source: str = ""
    parts: tuple[Modifier, ...] = ()


def total(modifiers: Iterable[Modifier]) -> int:
    """The sum; all modifiers apply before any limit is looked at."""
    return sum(modifier.value for modifier in modifiers)

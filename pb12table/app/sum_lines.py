"""What a number is made of, as the lines of a card."""

from __future__ import annotations

from collections.abc import Iterable

from pb12table.app.panels.cards import SumLine
from pb12table.pb12.modifiers import Modifier
from pb12table.pb12.profiles import Setup
from pb12table.texts.describe import modifier_name
from pb12table.texts.locale import Texts


def sum_lines(texts: Texts, setup: Setup, modifiers: Iterable[Modifier]) -> tuple[SumLine, ...]:
    """Each modifier with its name and its rule, the base without a sign."""
    return tuple(
        SumLine(
            str(modifier.value) if modifier.label == "base" else texts.signed(modifier.value),
            modifier_name(texts, setup, modifier),
            modifier.rule,
        )
        for modifier in modifiers
    )

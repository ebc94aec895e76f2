"""What a number is made of, as the lines of a card."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.modifiers import Modifier
from pb12table.texts.describe import modifier_name, part_lines
from pb12table.texts.locale import Texts
from pb12table.texts.plain import upper_first
from pb12table.texts.rule_list import rule_name
from pb12table.window.play.cards import SumLine


def sum_lines(
    texts: Texts, setup: GameSetup, modifiers: Iterable[Modifier], before: Collection[Modifier] | None = None
) -> tuple[SumLine, ...]:
    """Each modifier with its name, its rule and what it is made of, the base without a sign.

    Those that are not among the ones `before` are marked; None: there was no sum before.
    """
    return tuple(
        SumLine(
            str(modifier.value) if modifier.label == "base" else texts.signed(modifier.value),
            modifier_name(texts, setup, modifier),
            modifier.rule,
            about=_about(texts, setup, modifier),
            changed=before is not None and modifier not in before,
        )
        for modifier in modifiers
    )


def _about(texts: Texts, setup: GameSetup, modifier: Modifier) -> tuple[str, ...]:
    """What an addend says when it is asked: its name, what it is made of, and what its rule is called."""
    name = upper_first(modifier_name(texts, setup, modifier))
    rule = texts("sum-rule", rule=modifier.rule, name=rule_name(texts, modifier.rule))
    return (name, *part_lines(texts, setup, modifier), rule)

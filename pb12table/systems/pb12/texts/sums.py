"""The sums behind the numbers of Pb-12, what its addends say of their sources, and effects that wait."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pb12table.kernel.log import Event
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.modifiers import Modifier
from pb12table.systems.pb12.rules.game import events
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.systems.pb12.rules.scenarios import scenario_events
from pb12table.systems.pb12.rules.statuses.due_effects import NextEffect, TakenOver
from pb12table.systems.pb12.texts.names import block_name
from pb12table.texts.describe import modifier_line, modifier_lines
from pb12table.texts.names import figure_name, name_of

OF_GEAR: Final = "block-"
"""How labels of addends begin whose source is gear or an ability, even if a figure has the same id."""
ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI")


def source_words(texts: Phrases, setup: Setup, modifier: Modifier) -> str:
    """The name of an addend's source where it says more than that of the addend, else ""."""
    if modifier.label.startswith(OF_GEAR):
        return block_name(texts, setup, modifier.source)
    return name_of(texts, setup, modifier.source) if _says_more(setup, modifier) else ""


def _says_more(setup: Setup, modifier: Modifier) -> bool:
    """Whether the source is worth a word: gear, a zone with a name of its own, a command figure.

    The name of a status says it itself, and whose attribute it is is plain from the sum.
    """
    if any(zone.id == modifier.source for zone in setup.zones):
        return any(zone.id == modifier.source and zone.label is not None for zone in setup.zones)
    if any(figure.id == modifier.source for figure in setup.figures):
        return modifier.label in ("command-figure", "supporter")
    if modifier.source in setup.scenario_actions or modifier.source in setup.card_by_id:
        return True
    return any(block.id == modifier.source for figure in setup.figures for block in figure.blocks)


def sum_lines(texts: Phrases, setup: Setup, event: Event) -> list[str]:
    """The whole sum behind an event, one line for each addend, then the result; empty when there is none."""
    match event:
        case events.CheckMade():
            return [
                *_sum_lines(texts, setup, event.modifiers),
                texts("sum-target-number", target_number=event.target_number),
                texts("sum-no-die", passed=event.passed)
                if event.face is None
                else texts("sum-die", passed=event.passed, face=event.face),
            ]
        case events.DamageRolled() | scenario_events.PieceDamaged():
            return _damage_lines(texts, setup, event)
        case events.InitiativeRolled() if not event.tie:
            added = event.initiative - event.face
            return [
                texts("sum-damage-die", face=event.face),
                texts("sum-initiative-bid", added=texts.signed(added), spent=added // 2),
                texts("sum-initiative", initiative=event.initiative),
            ]
        case events.CommandPointsRefilled():
            return [
                *(modifier_line(texts, setup, modifier) for modifier in event.modifiers),
                texts("sum-command-points", balance=event.balance),
            ]
        case _:
            return []


def _sum_lines(texts: Phrases, setup: Setup, modifiers: Iterable[Modifier]) -> list[str]:
    return [line for modifier in modifiers for line in modifier_lines(texts, setup, modifier)]


def _damage_lines(
    texts: Phrases, setup: Setup, event: events.DamageRolled | scenario_events.PieceDamaged
) -> list[str]:
    """The sum behind a damage roll."""
    return [
        texts("sum-damage-die", face=event.face),
        *_sum_lines(texts, setup, event.modifiers),
        texts(
            "sum-damage-result",
            result=event.result,
            table=damage_table_name(event.damage_table),
            points=event.points,
            damage_points=texts("count-damage-points", number=event.points),
        ),
    ]


def damage_table_name(number: int) -> str:
    """A damage table's Roman number, as on the data sheet."""
    return ROMAN[number] if 0 < number < len(ROMAN) else str(number)


def effect_line(texts: Phrases, setup: Setup, effect: NextEffect) -> str:
    """A status-phase effect that waits to be carried out, or that a leader takes over panic checks."""
    if isinstance(effect, TakenOver):
        return texts("effect-take-over")
    return texts(f"effect-{effect.effect}", figure=figure_name(texts, setup, effect.figure))

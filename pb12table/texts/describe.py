"""Sentences about a game: one line for an event, a sum behind a number, a refusal."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

from pb12table.kernel.log import Event
from pb12table.kernel.request import Refusal
from pb12table.skirmish.modifiers import Modifier
from pb12table.systems.pb12.rules.game import events
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.systems.pb12.rules.scenarios import scenario_events
from pb12table.systems.pb12.rules.statuses.due_effects import NextEffect, TakenOver
from pb12table.texts.event_details import EVENT_DETAILS, Details, dice_name
from pb12table.texts.locale import Texts
from pb12table.texts.names import (
    block_name,
    card_name,
    figure_name,
    name_of,
    player_name,
)
from pb12table.texts.plain import upper_first

__all__ = [
    "check_lines",
    "dice_name",
    "effect_line",
    "event_key",
    "event_line",
    "modifier_line",
    "modifier_lines",
    "name_of",
    "part_lines",
    "refusal_line",
]

OF_GEAR: Final = "block-"
"""How labels of addends begin whose source is gear or an ability, even if a figure has the same id."""

ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI")
BASE: Final = "base"
PRINTED: Final = "printed"
SHARE: Final = "hides-a-part"
"""The label of parts that have no number of their own: the name of the addend tells them."""


# -- events ---------------------------------------------------------------------------------------------------


def event_key(kind: type[Event]) -> str:
    """The key of the text for a class of events, such as `event-figure-fell` for FigureFell."""
    return "event-" + re.sub(r"(?<=[a-z])(?=[A-Z])", "-", kind.__name__).lower()


def event_line(texts: Texts, setup: Setup, event: Event) -> str:
    """One short sentence on what happened; the sum behind it is in `check_lines`."""
    details: Details = {}
    for field in getattr(event, "__struct_fields__", ()):
        details[field] = _field(texts, setup, field, getattr(event, field))
    more = EVENT_DETAILS.get(type(event))
    if more is not None:
        details |= more(texts, setup, event)
    return upper_first(texts(event_key(type(event)), **details))


def _field(texts: Texts, setup: Setup, name: str, value: Any) -> Any:
    """What a text says for a field of an event."""
    if name == "target" and value is None:
        return texts("target-bare-point")
    if name in ("figure", "target") and isinstance(value, str):
        return figure_name(texts, setup, value)
    if name == "player":
        return player_name(setup, value)
    if name == "card":
        return card_name(texts, setup, value)
    if name in ("block", "weapon") and isinstance(value, str):
        return block_name(texts, setup, value)
    return value if isinstance(value, int | float | str) else ""


# -- sums -----------------------------------------------------------------------------------------------------


def modifier_line(texts: Texts, setup: Setup, modifier: Modifier) -> str:
    """An addend with its name, its source and its rule: "+2  up to half covered by the wall  R1.6.16"."""
    key = "modifier-line-start" if modifier.label in (BASE, PRINTED) else "modifier-line"
    return texts(key, value=modifier.value, what=modifier_name(texts, setup, modifier), rule=modifier.rule)


def part_lines(texts: Texts, setup: Setup, modifier: Modifier) -> list[str]:
    """What the number of an addend is made of, one line for each part; empty when there is nothing to tell."""
    return [modifier_line(texts, setup, part) for part in modifier.parts if part.label != SHARE]


def modifier_lines(texts: Texts, setup: Setup, modifier: Modifier) -> list[str]:
    """An addend, and below it what its number is made of where that is more than a printed one."""
    below = part_lines(texts, setup, modifier) if len(modifier.parts) > 1 else []
    return [modifier_line(texts, setup, modifier), *(texts("modifier-part", part=part) for part in below)]


def modifier_name(texts: Texts, setup: Setup, modifier: Modifier) -> str:
    """The name of an addend, with its source where that says more than the name."""
    key = f"modifier-{modifier.label}"
    # The first marker of a status may be free: the text of that addend counts from the markers.
    details = {"value": modifier.value, "count": abs(modifier.value), "markers": abs(modifier.value) + 1}
    source = modifier.source
    if source and texts.has(f"{key}-by"):
        sharing = [part.source for part in modifier.parts if part.label == SHARE] or [source]
        objects = dict.fromkeys(name_of(texts, setup, each, "object") for each in sharing)
        return texts(f"{key}-by", object=texts.listing(list(objects)), **details)
    what = texts(key, **details)
    if modifier.label.startswith(OF_GEAR):
        return texts("modifier-with-source", what=what, source=block_name(texts, setup, source))
    if not source or not _says_more(setup, modifier):
        return what
    return texts("modifier-with-source", what=what, source=name_of(texts, setup, source))


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


def check_lines(texts: Texts, setup: Setup, event: Event) -> list[str]:
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


def _sum_lines(texts: Texts, setup: Setup, modifiers: Iterable[Modifier]) -> list[str]:
    return [line for modifier in modifiers for line in modifier_lines(texts, setup, modifier)]


def _damage_lines(
    texts: Texts, setup: Setup, event: events.DamageRolled | scenario_events.PieceDamaged
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


# -- refusals, effects, files ---------------------------------------------------------------------------------


def refusal_line(texts: Texts, setup: Setup, refusal: Refusal) -> str:
    """Why an answer is illegal, in one sentence, with the rule behind it."""
    what = refusal_text(texts, setup, refusal)
    return texts("refusal-line", what=what, rule=refusal.rule) if refusal.rule else what


def refusal_text(texts: Texts, setup: Setup, refusal: Refusal) -> str:
    """The sentence alone, without the rule; it names what is in the way, or the target, when it can."""
    key = f"refusal-{refusal.reason}"
    details: Details = {
        name: name_of(texts, setup, value) if isinstance(value, str) else value
        for name, value in refusal.details
        if isinstance(value, str | int | float)
    }
    details["rule"] = refusal.rule.replace(".", "-")
    obstacle = refusal.detail("obstacle")
    if obstacle and texts.has(f"{key}-by"):
        return upper_first(texts(f"{key}-by", object=name_of(texts, setup, obstacle, "object"), **details))
    if refusal.detail("target") and texts.has(f"{key}-of"):
        return upper_first(texts(f"{key}-of", **details))
    return upper_first(texts(key, **details))


def effect_line(texts: Texts, setup: Setup, effect: NextEffect) -> str:
    """A status-phase effect that waits to be carried out, or that a leader takes over panic checks."""
    if isinstance(effect, TakenOver):
        return texts("effect-take-over")
    return texts(f"effect-{effect.effect}", figure=figure_name(texts, setup, effect.figure))

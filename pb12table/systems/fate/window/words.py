"""Words that are offered: quick names, and what has been typed before; and the fields to give any."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from pb12table.skirmish.forms.fields import Field, Option, Pick, Text
from pb12table.skirmish.forms.form import Values
from pb12table.systems.fate.rules.asking.answers import LONGEST_TEXT
from pb12table.systems.fate.rules.asking.words import (
    ASPECT,
    CONSEQUENCE,
    LEAVES,
    OUTCOME,
    SAYING,
    SCENE,
    SPIN,
    offered,
)
from pb12table.systems.fate.rules.state import State
from pb12table.systems.fate.texts.face import typed
from pb12table.systems.fate.window.asked import Asked

NAMED, WORDS = "named", "words"
KINDS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "hinder": ASPECT,
        "scene": SCENE,
        "say": SAYING,
        "spin": SPIN,
        "health": CONSEQUENCE,
        "composure": CONSEQUENCE,
        "outcome": OUTCOME,
        "terms": OUTCOME,
    }
)
"""What words are for, by what is asked."""
BODILY: Final = 3
"""So many of the consequences that are offered are of the body, the others of the mind."""


def names_for(state: State, use: str) -> tuple[str, ...]:
    """Quick names for a use, and those that have been given in this conflict."""
    names = offered(state, KINDS[use])
    if use == "outcome":
        return tuple(name for name in names if name != LEAVES)
    return names[BODILY:] + names[:BODILY] if use == "composure" else names


def wording(asked: Asked, use: str, values: Values) -> tuple[str, tuple[Field, ...]]:
    """What something is called, with the fields for it: a quick name, or one's own words where there are any."""
    texts, names = asked.texts, names_for(asked.state, use)
    named = values.get(NAMED)
    there = {aspect.label.en for aspect in asked.state.aspects.values()}
    value = named if named in names else next((name for name in names if name not in there), names[0])
    # Once a quick name has been chosen anew, that is what is meant.
    own = "" if asked.changed == NAMED else str(values.get(WORDS) or "")
    sort = KINDS[use] if KINDS[use] in (CONSEQUENCE, OUTCOME) else "aspect"
    options = tuple(Option(value=name, label=typed(texts, sort, name)) for name in names)
    label = texts("fate-named-say" if use == "say" else "fate-named")
    fields = (
        Pick(name=NAMED, label=label, options=options, value=value, decides=False, cycled=True),
        Text(name=WORDS, longest=LONGEST_TEXT, label=texts("fate-words"), value=own),
    )
    return " ".join(own.split()) or value, fields

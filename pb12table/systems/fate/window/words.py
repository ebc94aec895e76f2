"""Words that are offered: quick names, and what has been typed before; and the fields to give any."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from pb12table.skirmish.forms.fields import Field, Option, Pick, Text
from pb12table.skirmish.forms.form import Values
from pb12table.systems.fate.rules.asking.answers import LONGEST_TEXT
from pb12table.systems.fate.rules.harm import LEAVES, OUTCOMES
from pb12table.systems.fate.rules.state import On, State
from pb12table.systems.fate.texts.face import typed
from pb12table.systems.fate.window.asked import Asked

NAMED, WORDS = "named", "words"
SAYINGS: Final = ("look-out", "behind-you", "give-up")
"""What is called out, by the key of its text."""
QUICK: Final[Mapping[str, Sequence[str]]] = MappingProxyType(
    {
        "hinder": ("off-balance", "cornered", "distracted", "dazzled", "wrong-footed"),
        "scene": ("slippery-ground", "smoke", "tangled-ropes", "overturned-tables", "darkness", "crowd"),
        "say": SAYINGS,
        "spin": ("an-opening", "out-of-step"),
        "health": ("winded", "cut-arm", "limping"),
        "composure": ("dazed", "shaken", "rattled"),
        "outcome": OUTCOMES,
        "terms": (*OUTCOMES, LEAVES),
    }
)
"""Quick names by what they are for, by the keys of their texts."""
SORTS: Final[Mapping[str, str]] = MappingProxyType(
    {"health": "consequence", "composure": "consequence", "outcome": "outcome", "terms": "outcome"}
)
"""How the keys of such texts begin, where not like those of aspects."""


def names_for(state: State, use: str) -> tuple[str, ...]:
    """Quick names for a use, and those that have been given in this conflict."""
    given = [
        aspect.label.en
        for aspect in state.aspects.values()
        if not aspect.own and use == ("scene" if aspect.on is not On.ACTOR else "hinder") and aspect.severity is None
    ]
    return tuple(dict.fromkeys((*QUICK[use], *given)))


def wording(asked: Asked, use: str, values: Values) -> tuple[str, tuple[Field, ...]]:
    """What something is called, with the fields for it: a quick name, or one's own words where there are any."""
    texts, names = asked.texts, names_for(asked.state, use)
    named = values.get(NAMED)
    value = named if named in names else names[0]
    # Once a quick name has been chosen anew, that is what is meant.
    own = "" if asked.changed == NAMED else str(values.get(WORDS) or "")
    sort = SORTS.get(use, "aspect")
    options = tuple(Option(value=name, label=typed(texts, sort, name)) for name in names)
    label = texts("fate-named-say" if use == "say" else "fate-named")
    fields = (
        Pick(name=NAMED, label=label, options=options, value=value, decides=False, cycled=True),
        Text(name=WORDS, longest=LONGEST_TEXT, label=texts("fate-words"), value=own),
    )
    return " ".join(own.split()) or value, fields

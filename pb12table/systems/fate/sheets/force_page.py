"""The page of a whole force below its name: whose side it is on, and what it is worth beside the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pb12table.files.forms.labels import label_of
from pb12table.forces.gathering import player_entry, with_player_key
from pb12table.forces.rows import player_name_row, whole_number
from pb12table.layouts.editing import Document, part_of
from pb12table.skirmish.faces.forces import Muster
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.forms.force_pages import Fields, Groups, Lines
from pb12table.skirmish.forms.rows import Property
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.fate.files.forms import OptionsForm
from pb12table.systems.fate.rules.data import ConflictType, Initiative, Setup
from pb12table.systems.fate.rules.value import character_worth, group_worth, is_unusual_company, side_worth
from pb12table.systems.fate.sheets.words import group_facts
from pb12table.texts.plain import upper_first

SWITCHES: Final = ("grit", "even_split", "cover_aspect", "area_attacks", "long_conflict", "duel")
NUMBERS: Final = ("stress_boxes", "exchange_limit", "sprint_difficulty")
_USUAL: Final = OptionsForm()


def worth_lines(texts: Phrases, setup: Setup, player: PlayerId) -> list[str]:
    """What each character and each group of a player is worth, with a hint where minions are with heroes.  F099."""
    found = [
        texts("fate-force-line", name=_name(texts, each.label), value=character_worth(each, setup.options))
        for each in setup.characters
        if each.player == player
    ]
    for group in setup.groups:
        if group.player == player and group.companion is None:
            name = f"{_name(texts, group.label)} ({group_facts(texts, group)})"
            found.append(texts("fate-force-line", name=name, value=group_worth(group)))
    return [*found, *company_hints(texts, setup, player)]


def company_hints(texts: Phrases, setup: Setup, player: PlayerId) -> list[str]:
    """What is said of minions that heroes lead, and of companions of their opponents.  F099."""
    return [texts("fate-force-unusual")] if is_unusual_company(setup, player) else []


def _name(texts: Phrases, label: Any) -> str:
    return upper_first(str(label.in_language(texts.language)))


def force_worth(setup: Setup, player: PlayerId) -> int:
    """What a player's characters and groups are worth together."""
    own = sum(character_worth(each, setup.options) for each in setup.characters if each.player == player)
    groups = [each for each in setup.groups if each.player == player and each.companion is None]
    return own + sum(group_worth(each) for each in groups)


def force_groups(muster: Muster, player: str) -> Groups:
    """Name and side beside what the force is worth, and the sides beside each other."""
    texts, setup = muster.texts, muster.setup
    total = texts("fate-force-total", value=force_worth(setup, PlayerId(player)))
    worth = Lines(texts("fate-force-worth"), (*worth_lines(texts, setup, PlayerId(player)), total), has_result=True)
    sides = Lines(texts("fate-force-sides"), sides_lines(texts, setup), has_result=True)
    return (((_player(muster, player),), (worth, sides)),)


def sides_lines(texts: Phrases, setup: Setup) -> tuple[str, ...]:
    """What each side is worth, and how they compare.  Section 6: up to 1.15 counts as even."""
    worths = [(side_worth(setup, side.id), _name(texts, side.label)) for side in setup.sides]
    lines = [texts("fate-force-rough")]
    lines += [texts("fate-force-line", name=name, value=value) for value, name in worths]
    ordered = sorted(worths, key=lambda each: -each[0])
    if len(ordered) > 1 and ordered[-1][0]:
        ratio = ordered[0][0] / ordered[-1][0]
        lines.append(texts("fate-force-ratio", name=ordered[0][1], ratio=round(ratio, 2), even=ratio <= EVEN))
    return tuple(lines)


EVEN: Final = 1.15
"""Sides count as even up to so many times the value."""


def _player(muster: Muster, player: str) -> Fields:
    texts, document = muster.texts, muster.document
    entry = player_entry(document, player)
    rows = {"name": player_name_row(muster, player)}
    sides = tuple(
        (str(side["id"]), _side_name(texts, side)) for side in document.get("side") or () if "id" in side
    )
    if sides and not entry.get("arbiter"):

        def join(text: str) -> Document:
            return with_player_key(document, player, "side", text)

        now = str(entry.get("side", ""))
        rows["side"] = Property(texts("fate-force-side"), dict(sides).get(now, now or "–"), "choice", join, sides)
    return Fields(rows, texts("forces-player"))


def _side_name(texts: Phrases, side: Mapping[str, Any]) -> str:
    name = side.get("name", side["id"])
    return label_of(name).in_language(texts.language) if isinstance(name, str) else str(name.get(texts.language, ""))


def agreed(muster: Muster) -> Fields:
    """What is agreed before a conflict.  Section 4.3."""
    texts, document = muster.texts, muster.document
    rules = part_of(document, "rules")

    def put(key: str, value: Any) -> Document:
        kept = {name: old for name, old in rules.items() if name != key}
        found = kept if value == getattr(_USUAL, key) else {**kept, key: value}
        rest = {name: old for name, old in document.items() if name != "rules"}
        return {**rest, "rules": found} if found else rest

    def now(key: str) -> Any:
        return rules.get(key, getattr(_USUAL, key))

    def label(key: str) -> str:
        return texts(f"fate-option-{key.replace('_', '-')}")

    def switch(key: str) -> Property:
        options = (("yes", texts("edit-yes")), ("no", texts("edit-no")))
        shown = dict(options)["yes" if now(key) else "no"]
        return Property(label(key), shown, "choice", lambda text: put(key, text == "yes"), options)

    def number(key: str) -> Property:
        return Property(label(key), str(now(key)), "number", lambda text: put(key, whole_number(text)))

    def choice(key: str, words: dict[str, str]) -> Property:
        value = str(now(key))
        shown = words.get(value, value)
        return Property(label(key), shown, "choice", lambda text: put(key, text), tuple(words.items()))

    rows = {
        "conflict": choice("conflict", {each.value: texts(f"fate-force-kind-{each.value}") for each in ConflictType}),
        "initiative": choice("initiative", {each.value: texts(f"fate-option-by-{each.value}") for each in Initiative}),
        **{key: number(key) for key in NUMBERS},
        **{key: switch(key) for key in SWITCHES},
    }
    return Fields(rows, texts("forces-agreed-head"))

"""The profiles, and the items and abilities there are: a table for people, and all of each as plain data."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from pb12table.files.forms.labels import description_label, label_of
from pb12table.skirmish.faces.forces import Listing
from pb12table.skirmish.faces.words import Phrases
from pb12table.systems.pb12.files.building import block_of, profile_of
from pb12table.systems.pb12.files.content import Content
from pb12table.systems.pb12.files.forms.figures import ItemForm, ProfileForm
from pb12table.systems.pb12.rules.preparations.value import block_value, epicness, figure_value

COLUMNS: Final = (
    "movement", "strength", "toughness", "initiative", "nerve", "command", "ranged", "melee", "tech", "armour"
)  # fmt: skip
ITEM_COLUMNS: Final = ("id", "name", "slots", "damage", "melee", "ranged", "resources", "protection")
CATEGORIES: Final = ("near", "short", "medium", "long", "extreme")


def profile_listing(texts: Phrases, content: Content) -> Listing:
    """All profiles with what their data sheets say."""
    found = sorted(content.profiles.values(), key=lambda profile: profile.id)
    headings = [texts(f"cli-column-{key}") for key in ("id", "name")]
    headings += [texts(f"attribute-{key}.short") for key in COLUMNS]
    headings += [texts("cli-column-damage-points"), texts("cli-column-items")]
    rows = tuple(_profile_row(texts, profile) for profile in found)
    plain = tuple(_plain_profile(texts, profile) for profile in found)
    return Listing(tuple(headings), rows, plain, tuple(range(2, 2 + len(COLUMNS))))


def item_listing(texts: Phrases, content: Content) -> Listing:
    """All items and abilities with their attributes."""
    found = sorted(content.items.values(), key=lambda item: item.id)
    headings = tuple(texts(f"cli-column-{key}") for key in ITEM_COLUMNS)
    rows = tuple(_item_row(texts, item) for item in found)
    return Listing(headings, rows, tuple(_plain_item(texts, item) for item in found), (2,))


def _plain_profile(texts: Phrases, profile: ProfileForm) -> dict[str, Any]:
    """The data sheet with names in the language of the run."""
    language = texts.language
    description = description_label(profile.description)
    plain: dict[str, Any] = msgspec.to_builtins(profile)
    plain["name"] = label_of(profile.name).in_language(language)
    plain["description"] = "" if description is None else description.in_language(language)
    plain["value"] = figure_value(profile_of(profile, ()))
    plain["epicness"] = epicness(plain["value"])
    return plain


def _profile_row(texts: Phrases, profile: ProfileForm) -> tuple[str, ...]:
    points = profile.damage_points
    return (
        profile.id,
        label_of(profile.name).in_language(texts.language),
        *(_shown(profile, column) for column in COLUMNS),
        f"{points.free}/{points.light}/{points.heavy}",
        ", ".join(profile.items),
    )


def _shown(profile: ProfileForm, column: str) -> str:
    """A value as data sheets write it: skills with their defence, movement with its vertical part."""
    beside = {"movement": "vertical_movement", "ranged": "ranged_defence", "melee": "melee_defence"}
    value = str(getattr(profile, column))
    return f"{value}/{getattr(profile, beside[column])}" if column in beside else value


def _plain_item(texts: Phrases, item: ItemForm) -> dict[str, Any]:
    """The item with names in the language of the run."""
    language = texts.language
    description = description_label(item.description)
    plain: dict[str, Any] = msgspec.to_builtins(item)
    plain["name"] = label_of(item.name).in_language(language)
    plain["description"] = "" if description is None else description.in_language(language)
    plain["value"] = block_value(block_of(item))
    plain["epicness"] = epicness(plain["value"])
    return plain


def _item_row(texts: Phrases, item: ItemForm) -> tuple[str, ...]:
    return (
        item.id,
        label_of(item.name).in_language(texts.language),
        str(item.slots),
        _damage(texts, item),
        "" if item.melee_modifier is None else texts.signed(item.melee_modifier),
        _ranged(texts, item),
        "" if item.resources is None else f"{item.charges or 0}×{item.resources}",
        _protection(texts, item),
    )


def _damage(texts: Phrases, item: ItemForm) -> str:
    if item.damage is None:
        return ""
    code = f"{item.damage.strength}/{item.damage.penetration}"
    if item.radius is not None:
        code = texts("cli-damage-radius", code=code, radius=item.radius)
    return code if item.strength_mode == "none" else texts(f"cli-damage-{item.strength_mode}", code=code)


def _ranged(texts: Phrases, item: ItemForm) -> str:
    """The range factor and the modifiers from near to extreme."""
    modifiers = [getattr(item.ranged_modifiers, category) for category in CATEGORIES]
    if all(modifier is None for modifier in modifiers):
        return ""
    shown = " ".join("–" if modifier is None else texts.signed(modifier) for modifier in modifiers)
    return f"{item.range_factor}: {shown}"


def _protection(texts: Phrases, item: ItemForm) -> str:
    parts = []
    if item.armour_seen or item.armour_unseen:
        parts.append(f"{texts('attribute-armour.short')} {item.armour_seen}/{item.armour_unseen}")
    for key in ("melee_defence", "ranged_defence"):
        if value := getattr(item, key):
            parts.append(f"{texts('attribute-' + key.replace('_', '-') + '.short')} {texts.signed(value)}")
    return ", ".join(parts)

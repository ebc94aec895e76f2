"""The creatures, weapons, features and items there are: tables for people, and all of each as plain data."""

from __future__ import annotations

from typing import Any

import msgspec

from pb12table.files.forms.labels import description_label, label_of
from pb12table.skirmish.faces.forces import Listing
from pb12table.skirmish.faces.words import Phrases
from pb12table.systems.d20.files.content import Content, attack_of, feature_of, item_of
from pb12table.systems.d20.files.forms import FeatureForm, ItemForm, ProfileForm, WeaponForm
from pb12table.systems.d20.rules.data import Profile
from pb12table.systems.d20.rules.value import creature_value
from pb12table.systems.d20.sheets.offers import creature_from
from pb12table.systems.d20.sheets.words import (
    feature_facts,
    gear_words,
    item_facts,
    reach_words,
    speed_words,
    told_of,
)


def numbers_of(texts: Phrases, profile: Profile) -> tuple[str, ...]:
    """Size, armour class, hit points, speeds, attacks with features, and value of a creature: columns of a table."""
    return (
        texts(f"size-{profile.size.value}"), str(profile.armour_class), str(profile.hit_points),
        speed_words(texts, profile), gear_words(texts, profile), texts.number(creature_value(profile)),
    )  # fmt: skip


def headings(texts: Phrases) -> tuple[str, ...]:
    """The headings of `numbers_of`, with id and name before."""
    return (
        texts("cli-column-id"), texts("cli-column-name"), texts("forces-size"), texts("sheet-armour-class.short"),
        texts("forces-column-hit-points"), texts("forces-speed"), texts("forces-column-has"), texts("sheets-value"),
    )  # fmt: skip


RIGHT = (3, 4, 7)
"""The columns of numbers among them."""


def profile_listing(texts: Phrases, content: Content) -> Listing:
    """All creatures with their values and what they are worth."""
    rows, plain = [], []
    for form in sorted(content.profiles.values(), key=lambda form: form.id):
        creature = creature_from(content, form.id)
        name = label_of(form.name).in_language(texts.language)
        told = ("–",) * 6 if creature is None else numbers_of(texts, creature.profile)
        rows.append((form.id, name, *told))
        plain.append({**_plain(texts, form), "value": None if creature is None else creature_value(creature.profile)})
    return Listing(headings(texts), tuple(rows), tuple(plain), RIGHT)


def item_listing(texts: Phrases, content: Content) -> Listing:
    """All weapons, features and items."""
    heads = ("cli-column-id", "cli-column-name", "forces-column-sort", "forces-column-does")
    rows, plain = [], []
    for sort, forms in (("weapon", content.weapons), ("feature", content.features), ("item", content.items)):
        for form in forms.values():
            name = label_of(form.name).in_language(texts.language)
            rows.append((form.id, name, texts(f"forces-kind-{sort}"), _does(texts, form)))
            plain.append({**_plain(texts, form), "sort": sort})
    return Listing(tuple(texts(key) for key in heads), tuple(rows), tuple(plain))


def _does(texts: Phrases, form: WeaponForm | FeatureForm | ItemForm) -> str:
    if isinstance(form, WeaponForm):
        return reach_words(texts, attack_of(form, 0, "1d4"))
    if isinstance(form, FeatureForm):
        return feature_facts(texts, feature_of(form))
    return item_facts(texts, item_of(form))


def _plain(texts: Phrases, form: ProfileForm | WeaponForm | FeatureForm | ItemForm) -> dict[str, Any]:
    """An entry of a file with names in the language of the run."""
    plain: dict[str, Any] = msgspec.to_builtins(form)
    plain["name"] = label_of(form.name).in_language(texts.language)
    plain["description"] = told_of(texts, description_label(form.description))
    return plain

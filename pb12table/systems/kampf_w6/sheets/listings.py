"""The profiles, and the weapons, armour and items there are: tables for people, and all of each as plain data."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from pb12table.files.forms.labels import description_label, label_of
from pb12table.skirmish.faces.forces import Listing
from pb12table.skirmish.faces.words import Phrases
from pb12table.systems.kampf_w6.files.content import Content, armour_of, item_of, weapon_of
from pb12table.systems.kampf_w6.files.forms import ArmourForm, ItemForm, ProfileForm, WeaponForm
from pb12table.systems.kampf_w6.rules.data import FISTS, FigureSetup, Skills
from pb12table.systems.kampf_w6.rules.value import figure_value, weapon_value
from pb12table.systems.kampf_w6.sheets.offers import figure_from
from pb12table.systems.kampf_w6.sheets.words import armour_facts, item_facts, weapon_facts

NUMBERS: Final = ("speed", "dexterity", "melee", "shooting", "throwing", "protection")
USUAL: Final = Skills(3, 3, 3)
"""The skills for which lists tell what weapons are worth."""


def profile_listing(texts: Phrases, content: Content) -> Listing:
    """All profiles with their values after armour, their actions, wounds, gear and what they are worth."""
    forms = sorted(content.profiles.values(), key=lambda form: form.id)
    found = [(form, figure_from(content, form.id)) for form in forms]
    headings = [texts(f"cli-column-{key}") for key in ("id", "name")]
    headings += [texts(f"sheet-{key}.short") for key in NUMBERS]
    headings += [texts(f"forces-column-{key}") for key in ("actions", "wounds", "gear")] + [texts("sheet-value")]
    rows = tuple(_profile_row(texts, form, figure) for form, figure in found)
    plain = tuple(_plain_profile(texts, form, figure) for form, figure in found)
    return Listing(tuple(headings), rows, plain, (*range(2, 10), 11))


def _profile_row(texts: Phrases, form: ProfileForm, figure: FigureSetup | None) -> tuple[str, ...]:
    name = label_of(form.name).in_language(texts.language)
    if figure is None:
        return (form.id, name, *("–" for _ in NUMBERS), "–", "–", "", "–")
    gear = (form.armour, *form.weapons, *form.items)
    return (
        form.id, name, *map(str, numbers_of(figure)), str(figure.most_actions), str(form.wound_limit), ", ".join(gear),
        texts.number(figure_value(figure)),
    )  # fmt: skip


def numbers_of(figure: FigureSetup) -> tuple[int, ...]:
    """What the sheet of a figure says, in the order of NUMBERS."""
    skills = figure.profile.skills
    return (
        figure.speed, figure.dexterity, skills.melee, skills.shooting, skills.throwing, figure.armour.protection
    )  # fmt: skip


def _plain_profile(texts: Phrases, form: ProfileForm, figure: FigureSetup | None) -> dict[str, Any]:
    plain = _plain(texts, form)
    plain["actions"] = None if figure is None else figure.most_actions
    plain["value"] = None if figure is None else figure_value(figure)
    return plain


def item_listing(texts: Phrases, content: Content) -> Listing:
    """All weapons, armour and items; weapons with what they are worth to a figure with skills of 3."""
    headings = (
        texts("cli-column-id"), texts("cli-column-name"), texts("forces-column-sort"), texts("forces-column-does"),
        texts("sheet-value"),
    )  # fmt: skip
    forms: list[WeaponForm | ArmourForm | ItemForm] = [
        *content.weapons.values(),
        *content.armours.values(),
        *content.items.values(),
    ]
    rows, plain = [], []
    for form in forms:
        sort, facts, value = _told(texts, form)
        name = label_of(form.name).in_language(texts.language)
        rows.append((form.id, name, texts(f"forces-kind-{sort}"), facts, texts.number(value)))
        plain.append({**_plain(texts, form), "sort": sort, "value": value})
    return Listing(headings, tuple(rows), tuple(plain), (4,))


def _told(texts: Phrases, form: WeaponForm | ArmourForm | ItemForm) -> tuple[str, str, float]:
    """Of what sort something is, what it does, and what it is worth."""
    if isinstance(form, WeaponForm):
        weapon = weapon_of(form)
        value = 0.0 if weapon.id == FISTS else round(float(weapon_value(weapon, USUAL)), 1)
        return form.kind.value, weapon_facts(texts, weapon), value
    if isinstance(form, ArmourForm):
        armour = armour_of(form)
        return "armour", armour_facts(texts, armour), 8.0 * armour.protection
    item = item_of(form)
    return "item", item_facts(texts, item), float(item.value)


def _plain(texts: Phrases, form: ProfileForm | WeaponForm | ArmourForm | ItemForm) -> dict[str, Any]:
    """An entry of a file with names in the language of the run."""
    plain: dict[str, Any] = msgspec.to_builtins(form)
    plain["name"] = label_of(form.name).in_language(texts.language)
    if not isinstance(form, ArmourForm):
        told = description_label(form.description)
        plain["description"] = "" if told is None else told.in_language(texts.language)
    return plain

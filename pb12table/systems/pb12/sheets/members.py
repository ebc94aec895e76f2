"""The figures of a force in the document of a scenario, and the profiles, items and abilities there are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec

from pb12table.files.forms.basics import description_label, label_of
from pb12table.files.problems import FileProblem
from pb12table.layouts.editing import Document, Thing, changed, entry_of, in_order, with_key
from pb12table.layouts.motions import Entry
from pb12table.skirmish.faces.forces import Listing
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.forms.force_pages import Offer
from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.scene.seeing import Template
from pb12table.systems.pb12.files.building import block_of, profile_of
from pb12table.systems.pb12.files.content import Content
from pb12table.systems.pb12.files.figures import figure_of
from pb12table.systems.pb12.files.forms import FigureForm, ItemForm, ProfileForm
from pb12table.systems.pb12.rules.preparations.setup import block_value, epicness, figure_value
from pb12table.systems.pb12.scene.miniatures import template_of
from pb12table.texts.locale import upper_first

POINTS: Final = ("free", "light", "heavy")
"""The sorts of damage points, which stand together in one key of a profile."""


def base_of(entry: Mapping[str, Any]) -> str:
    """Return the id of the profile a figure is made from; "" if its entry names none."""
    profile = entry.get("profile")
    found = profile.get("base") if isinstance(profile, dict) else profile
    return found if isinstance(found, str) else ""


def printed(sheet: ProfileForm, key: str) -> int:
    """Return what a profile says about an attribute; `key` may be a sort of damage points."""
    value: int = getattr(sheet.damage_points, key) if key in POINTS else getattr(sheet, key)
    return value


def attribute_of(entry: Mapping[str, Any], sheet: ProfileForm, key: str) -> int:
    """Return an attribute of a figure before the game, with its entry's changes to its profile, if it is a number."""
    profile = entry.get("profile")
    changes = profile if isinstance(profile, dict) else {}
    if key in POINTS:
        # Sorts of points that are not named are none where any is.
        points = changes.get("damage_points")
        found = points.get(key, 0) if isinstance(points, dict) else None
    else:
        found = changes.get(key)
    return found if isinstance(found, int) else printed(sheet, key)


def with_attribute(document: Document, thing: Thing, sheet: ProfileForm, key: str, value: int) -> Document:
    """Return the document with one attribute of a figure set; what equals its profile is not written."""
    entry = entry_of(document, thing)
    profile = entry.get("profile")
    changes = dict(profile) if isinstance(profile, dict) else {"base": profile}
    found: Any = None if value == printed(sheet, key) else value
    if key in POINTS:
        points = {sort: attribute_of(entry, sheet, sort) for sort in POINTS} | {key: value}
        is_usual = points == {sort: printed(sheet, sort) for sort in POINTS}
        key, found = "damage_points", None if is_usual else {sort: number for sort, number in points.items() if number}
    changes = {name: old for name, old in changes.items() if name != key}
    if found is not None:
        changes[key] = found
    return with_key(document, thing, "profile", base_of(entry) if changes.keys() == {"base"} else changes)


def with_profile(document: Document, thing: Thing, profile: str) -> Document:
    """Return the document with a figure of another profile, with that profile's attributes and gear."""

    def change(entry: Mapping[str, Any]) -> Entry:
        return {**{key: old for key, old in entry.items() if key not in ("items", "in_use")}, "profile": profile}

    return changed(document, [thing], change)


def carried(entry: Mapping[str, Any], content: Content) -> list[str]:
    """Return the items a figure carries, without the abilities of its profile."""
    own = entry.get("items")
    if isinstance(own, list | tuple):
        return list(own)
    sheet = content.profiles.get(base_of(entry))
    return [] if sheet is None else _profile_items(entry, sheet)


def _profile_items(entry: Mapping[str, Any], sheet: ProfileForm) -> list[str]:
    profile = entry.get("profile")
    changes = profile if isinstance(profile, dict) else {}
    return list(changes.get("items", sheet.items))


def with_items(document: Document, thing: Thing, content: Content, items: Sequence[str]) -> Document:
    """Return the document with other gear for a figure; gear that equals its profile is not written."""
    entry, sheet = entry_of(document, thing), content.profiles[base_of(entry_of(document, thing))]
    usual = list(items) == _profile_items(entry, sheet)
    found = with_key(document, thing, "items", None if usual else list(items))
    if entry.get("in_use") is None:
        return found
    kept = [name for name in entry["in_use"] if name in items or name in sheet.abilities]
    return with_key(found, thing, "in_use", kept)


def with_in_use(document: Document, thing: Thing, blocks: Sequence[str]) -> Document:
    """Return the document with some blocks of a figure in use at the start, and no others."""
    return with_key(document, thing, "in_use", list(blocks))


def whole_sheet(entry: Mapping[str, Any], content: Content) -> ProfileForm | None:
    """Return the data sheet of a figure with its entry's changes; None if that is not a sheet."""
    sheet = content.profiles.get(base_of(entry))
    profile = entry.get("profile")
    if sheet is None or not isinstance(profile, dict):
        return sheet
    changes = {key: value for key, value in profile.items() if key != "base"}
    try:
        return msgspec.convert({**msgspec.to_builtins(sheet), **changes}, ProfileForm)
    except msgspec.ValidationError:
        return None


def profile_offers(texts: Phrases, content: Content) -> tuple[Offer, ...]:
    """Return all profiles in alphabetical order."""
    offers = {name: _offer(texts, content, name, sheet) for name, sheet in content.profiles.items()}
    return tuple(offers[name] for name, _ in in_order((name, each.name) for name, each in offers.items()))


def _offer(texts: Phrases, content: Content, name: str, sheet: ProfileForm) -> Offer:
    value = sheet_value(sheet)
    told = description_label(sheet.description)
    known = [item for item in (*sheet.abilities, *sheet.items) if item in content.items]
    gear = [label_of(content.items[item].name).in_language(texts.language) for item in known]
    numbers = texts(
        "forces-profile-facts", ranged=sheet.ranged, melee=sheet.melee, command=sheet.command,
        movement=sheet.movement, gear=", ".join(gear) or texts("forces-no-gear"),
    )  # fmt: skip
    label = upper_first(label_of(sheet.name).in_language(texts.language))
    tip = (label,) if told is None else (label, told.in_language(texts.language))
    whole = value + sum(block_value(content.block(block)) for block in dict.fromkeys(known))
    worth = texts("forces-worth", value=whole, epicness=epicness(value))
    return Offer(name, label, numbers, worth, tip, _template(content, name))


def _template(content: Content, profile: str) -> Template | None:
    """Return a figure of a profile for drawing; None if it cannot be built."""
    with suppress(FileProblem):
        form = FigureForm(id="ghost", profile=profile, player=PlayerId("nobody"))
        return template_of(figure_of(form, content, profile, "profile"))
    return None


def sheet_value(sheet: ProfileForm) -> int:
    """Return the value of a figure of a profile without gear."""
    return figure_value(profile_of(sheet, ()))


COLUMNS: Final = (
    "movement", "strength", "toughness", "initiative", "nerve", "command", "ranged", "melee", "tech", "armour"
)  # fmt: skip
ITEM_COLUMNS: Final = ("id", "name", "slots", "damage", "melee", "ranged", "resources", "protection")
CATEGORIES: Final = ("near", "short", "medium", "long", "extreme")


def profile_listing(texts: Phrases, content: Content) -> Listing:
    """Return all profiles with what their data sheets say."""
    found = sorted(content.profiles.values(), key=lambda profile: profile.id)
    headings = [texts(f"cli-column-{key}") for key in ("id", "name")]
    headings += [texts(f"attribute-{key}.short") for key in COLUMNS]
    headings += [texts("cli-column-damage-points"), texts("cli-column-items")]
    rows = tuple(_profile_row(texts, profile) for profile in found)
    plain = tuple(_plain_profile(texts, profile) for profile in found)
    return Listing(tuple(headings), rows, plain, tuple(range(2, 2 + len(COLUMNS))))


def item_listing(texts: Phrases, content: Content) -> Listing:
    """Return all items and abilities with their attributes."""
    found = sorted(content.items.values(), key=lambda item: item.id)
    headings = tuple(texts(f"cli-column-{key}") for key in ITEM_COLUMNS)
    rows = tuple(_item_row(texts, item) for item in found)
    return Listing(headings, rows, tuple(_plain_item(texts, item) for item in found), (2,))


def _plain_profile(texts: Phrases, profile: ProfileForm) -> dict[str, Any]:
    """Return the data sheet with names in the language of the run."""
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
    """Return a value as data sheets write it: skills with their defence, movement with its vertical part."""
    beside = {"movement": "vertical_movement", "ranged": "ranged_defence", "melee": "melee_defence"}
    value = str(getattr(profile, column))
    return f"{value}/{getattr(profile, beside[column])}" if column in beside else value


def _plain_item(texts: Phrases, item: ItemForm) -> dict[str, Any]:
    """Return the item with names in the language of the run."""
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
    """Return the range factor and the modifiers from near to extreme."""
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

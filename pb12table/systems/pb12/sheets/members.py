"""Changing the figures of a force in the document of a scenario: attributes, gear, and what is in use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from pb12table.layouts.editing import Document, Thing, changed, entry_of, with_key
from pb12table.layouts.motions import Entry
from pb12table.systems.pb12.files.content import Content
from pb12table.systems.pb12.files.forms.figures import ProfileForm

POINTS: Final = ("free", "light", "heavy")
"""The sorts of damage points, which stand together in one key of a profile."""


def base_of(entry: Mapping[str, Any]) -> str:
    """The id of the profile a figure is made from; "" where its entry names none."""
    profile = entry.get("profile")
    found = profile.get("base") if isinstance(profile, dict) else profile
    return found if isinstance(found, str) else ""


def printed(sheet: ProfileForm, key: str) -> int:
    """What a profile says of an attribute; `key` may be a sort of damage points."""
    value: int = getattr(sheet.damage_points, key) if key in POINTS else getattr(sheet, key)
    return value


def attribute_of(entry: Mapping[str, Any], sheet: ProfileForm, key: str) -> int:
    """An attribute of a figure before the game, with what its entry changes of its profile, if that is a number."""
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
    """The document with one attribute of a figure set; what is as in its profile is not written."""
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
    """The document with a figure of another profile: its attributes and its gear are those of that profile."""

    def change(entry: Mapping[str, Any]) -> Entry:
        return {**{key: old for key, old in entry.items() if key not in ("items", "in_use")}, "profile": profile}

    return changed(document, [thing], change)


def carried(entry: Mapping[str, Any], content: Content) -> list[str]:
    """The items a figure carries, without the abilities of its profile."""
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
    """The document with other gear for a figure; gear as in its profile is not written."""
    entry, sheet = entry_of(document, thing), content.profiles[base_of(entry_of(document, thing))]
    usual = list(items) == _profile_items(entry, sheet)
    found = with_key(document, thing, "items", None if usual else list(items))
    if entry.get("in_use") is None:
        return found
    kept = [name for name in entry["in_use"] if name in items or name in sheet.abilities]
    return with_key(found, thing, "in_use", kept)


def with_in_use(document: Document, thing: Thing, blocks: Sequence[str]) -> Document:
    """The document with some blocks of a figure in use at the start, and no others."""
    return with_key(document, thing, "in_use", list(blocks))


def whole_sheet(entry: Mapping[str, Any], content: Content) -> ProfileForm | None:
    """The data sheet of a figure with what its entry changes; None where that is no sheet."""
    sheet = content.profiles.get(base_of(entry))
    profile = entry.get("profile")
    if sheet is None or not isinstance(profile, dict):
        return sheet
    changes = {key: value for key, value in profile.items() if key != "base"}
    try:
        return msgspec.convert({**msgspec.to_builtins(sheet), **changes}, ProfileForm)
    except msgspec.ValidationError:
        return None

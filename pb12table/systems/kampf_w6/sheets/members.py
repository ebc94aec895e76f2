"""The figures of a force in the document of a scenario: their profiles, values and gear."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from pb12table.files.forms.profiles import base_of
from pb12table.layouts.editing import Document, Thing, changed, entry_of, with_key
from pb12table.layouts.motions import Entry
from pb12table.systems.kampf_w6.files.content import Content
from pb12table.systems.kampf_w6.files.forms import ProfileForm

SKILLS: Final = ("melee", "shooting", "throwing")
VALUES: Final = ("speed", "dexterity", *SKILLS, "wound_limit")
"""What a figure may have otherwise than its profile, in the order of the sheet."""
GEAR: Final = ("armour", "weapons", "items")


def profile_id(entry: Mapping[str, Any]) -> str:
    """The id of the profile a figure is made from; "" where its entry names none."""
    profile = entry.get("profile")
    return base_of(profile) if isinstance(profile, str | dict) else ""


def printed(profile: ProfileForm, key: str) -> int:
    """What a profile says of a value."""
    value: int = getattr(profile.skills, key) if key in SKILLS else getattr(profile, key)
    return value


def value_of(entry: Mapping[str, Any], profile: ProfileForm, key: str) -> int:
    """A value of a figure before what it wears, with what its entry changes."""
    changes = _changes(entry)
    skills = changes.get("skills")
    found = (skills if isinstance(skills, dict) else {}).get(key) if key in SKILLS else changes.get(key)
    return found if isinstance(found, int) else printed(profile, key)


def _changes(entry: Mapping[str, Any]) -> dict[str, Any]:
    profile = entry.get("profile")
    return dict(profile) if isinstance(profile, dict) else {}


def with_value(document: Document, thing: Thing, profile: ProfileForm, key: str, value: int) -> Document:
    """The document with one value of a figure set; what is as in its profile is not written."""
    entry = entry_of(document, thing)
    changes = {"base": profile_id(entry), **_changes(entry)}
    part = dict(changes.pop("skills", None) or {}) if key in SKILLS else changes
    part.pop(key, None)
    if value != printed(profile, key):
        part[key] = value
    if key in SKILLS and part:
        changes["skills"] = part
    return with_key(document, thing, "profile", changes["base"] if changes.keys() == {"base"} else changes)


def with_profile(document: Document, thing: Thing, profile: str) -> Document:
    """The document with a figure of another profile: its values and its gear are those of that profile."""

    def change(entry: Mapping[str, Any]) -> Entry:
        return {**{key: old for key, old in entry.items() if key not in GEAR}, "profile": profile}

    return changed(document, [thing], change)


def gear_of(entry: Mapping[str, Any], content: Content, key: str) -> list[str]:
    """The weapons, or the items, that a figure carries."""
    own = entry.get(key)
    if isinstance(own, list | tuple):
        return list(own)
    profile = content.profiles.get(profile_id(entry))
    return [] if profile is None else list(getattr(profile, key))


def armour_id(entry: Mapping[str, Any], content: Content) -> str:
    """What a figure wears."""
    own = entry.get("armour")
    profile = content.profiles.get(profile_id(entry))
    return own if isinstance(own, str) else "none" if profile is None else profile.armour


def with_gear(document: Document, thing: Thing, content: Content, key: str, gear: Sequence[str]) -> Document:
    """The document with other weapons, or items, of a figure; those of its profile are not written."""
    profile = content.profiles.get(profile_id(entry_of(document, thing)))
    usual = profile is not None and list(gear) == list(getattr(profile, key))
    return with_key(document, thing, key, None if usual else list(gear))


def with_armour(document: Document, thing: Thing, content: Content, armour: str) -> Document:
    """The document with a figure that wears something else."""
    profile = content.profiles.get(profile_id(entry_of(document, thing)))
    usual = profile is not None and armour == profile.armour
    return with_key(document, thing, "armour", None if usual else armour)

"""The characters of a force in the document of a scenario: their profiles, weapons, companions and fate points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from pb12table.layouts.editing import Document, Thing, changed, entry_of, with_key
from pb12table.layouts.motions import Entry
from pb12table.systems.fate.files.content import Content
from pb12table.systems.fate.files.forms import ProfileForm

OWN: Final = ("fate_points", "weapons", "companions", "consequences")
"""What a character may have otherwise than its profile."""


def profile_of_entry(entry: Mapping[str, Any], content: Content) -> ProfileForm | None:
    """The profile a character is made from, None where its entry names none that there is."""
    named = entry.get("profile")
    return content.profiles.get(named) if isinstance(named, str) else None


def with_profile(document: Document, thing: Thing, profile: str) -> Document:
    """The document with a character of another profile, with the points and weapons of that one."""

    def change(entry: Mapping[str, Any]) -> Entry:
        return {**{key: old for key, old in entry.items() if key not in OWN}, "profile": profile}

    return changed(document, [thing], change)


def gear_of(entry: Mapping[str, Any], content: Content, key: str) -> list[str]:
    """The weapons, or the companions, a character has; without weapons of its own those of the profile."""
    own = entry.get(key)
    if isinstance(own, list | tuple):
        return [str(each) for each in own]
    profile = profile_of_entry(entry, content)
    return list(profile.weapons) if profile is not None and key == "weapons" else []


def with_gear(document: Document, thing: Thing, content: Content, key: str, gear: Sequence[str]) -> Document:
    """The document with other weapons, or companions; the weapons of the profile are not written."""
    profile = profile_of_entry(entry_of(document, thing), content)
    usual = () if key == "companions" or profile is None else profile.weapons
    return with_key(document, thing, key, None if tuple(gear) == tuple(usual) else list(gear))


def with_points(document: Document, thing: Thing, content: Content, points: int) -> Document:
    """The document with so many fate points of a character; those of its profile are not written."""
    profile = profile_of_entry(entry_of(document, thing), content)
    usual = profile is not None and points == profile.fate_points
    return with_key(document, thing, "fate_points", None if usual else points)

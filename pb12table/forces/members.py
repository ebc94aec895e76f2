"""The figures of a force in the document of a scenario: their profiles, what they change of them, and what they carry.

A value of a profile is named by its keys, the outer one first: ("skills", "melee").
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from pb12table.files.forms.profiles import base_of
from pb12table.layouts.editing import Document, Thing, changed, entry_of, with_key
from pb12table.layouts.motions import Entry

Keys: TypeAlias = tuple[str, ...]


def profile_id(entry: Mapping[str, Any]) -> str:
    """The id of the profile a figure is made from; "" where its entry names none."""
    profile = entry.get("profile")
    return base_of(profile) if isinstance(profile, str | dict) else ""


def changes_of(entry: Mapping[str, Any]) -> dict[str, Any]:
    """What a figure changes of its profile, with the id of that as `base`; nothing where it changes nothing."""
    profile = entry.get("profile")
    return dict(profile) if isinstance(profile, dict) else {}


def printed(profile: msgspec.Struct, keys: Keys) -> Any:
    """What a profile says of a value, as plain data."""
    found: Any = msgspec.to_builtins(profile)
    for key in keys:
        found = found.get(key)
    return list(found) if isinstance(found, tuple) else found


def value_of(entry: Mapping[str, Any], profile: msgspec.Struct, keys: Keys) -> Any:
    """A value of a figure, with what its entry changes of its profile."""
    found: Any = changes_of(entry)
    for key in keys:
        found = found.get(key) if isinstance(found, dict) else None
    usual = printed(profile, keys)
    return found if _is_alike(found, usual) else usual


def _is_alike(found: Any, usual: Any) -> bool:
    """Whether what is written could be a value of that kind; one that a profile has not is a number."""
    if isinstance(usual, list):
        return isinstance(found, list)
    if usual is None or isinstance(usual, int | float):
        return isinstance(found, int | float) and not isinstance(found, bool)
    return isinstance(found, type(usual))


def with_value(document: Document, thing: Thing, profile: msgspec.Struct, keys: Keys, value: Any) -> Document:
    """The document with one value of a figure set; what is as in its profile is not written."""
    entry = entry_of(document, thing)
    found: Any = None if value == printed(profile, keys) else value
    changes = _with({"base": profile_id(entry), **changes_of(entry)}, keys, found)
    return with_key(document, thing, "profile", changes["base"] if changes.keys() == {"base"} else changes)


def _with(table: Mapping[str, Any], keys: Keys, value: Any) -> dict[str, Any]:
    """A table with a value in it, or without that where it is None; tables in it that are empty then are left out."""
    key, *inner = keys
    found: Any = value
    if inner:
        part = table.get(key)
        found = _with(part if isinstance(part, dict) else {}, tuple(inner), value) or None
    kept = {name: old for name, old in table.items() if name != key}
    return kept if found is None else {**kept, key: found}


def with_profile(document: Document, thing: Thing, profile: str, gear: Collection[str]) -> Document:
    """The document with a figure of another profile: its values, and the keys of its `gear`, are those of that."""

    def change(entry: Mapping[str, Any]) -> Entry:
        return {**{key: old for key, old in entry.items() if key not in gear}, "profile": profile}

    return changed(document, [thing], change)


def gear_of(entry: Mapping[str, Any], profile: msgspec.Struct | None, key: str) -> list[str]:
    """What a figure carries of a sort, by ids: its own list, else that of its profile."""
    own = entry.get(key)
    if isinstance(own, list | tuple):
        return list(own)
    return [] if profile is None else printed(profile, (key,))


def with_gear(
    document: Document, thing: Thing, profile: msgspec.Struct | None, key: str, gear: Sequence[str]
) -> Document:
    """The document with other gear of a sort of a figure; that of its profile is not written."""
    usual = profile is not None and list(gear) == printed(profile, (key,))
    return with_key(document, thing, key, None if usual else list(gear))

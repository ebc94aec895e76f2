"""The figures of a force in the document of a scenario: which values they change, and what they wear."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pb12table.forces.members import Keys, profile_id
from pb12table.layouts.editing import Document, Thing, entry_of, with_key
from pb12table.systems.kampf_w6.files.content import Content

SKILLS: Final = ("melee", "shooting", "throwing")
VALUES: Final = ("speed", "dexterity", *SKILLS, "wound_limit")
"""What a figure may have otherwise than its profile, in the order of the sheet."""
GEAR: Final = ("armour", "weapons", "items")


def keys_of(value: str) -> Keys:
    """Where a value stands in a profile."""
    return ("skills", value) if value in SKILLS else (value,)


def armour_id(entry: Mapping[str, Any], content: Content) -> str:
    """What a figure wears."""
    own = entry.get("armour")
    profile = content.profiles.get(profile_id(entry))
    return own if isinstance(own, str) else "none" if profile is None else profile.armour


def with_armour(document: Document, thing: Thing, content: Content, armour: str) -> Document:
    """The document with a figure that wears something else."""
    profile = content.profiles.get(profile_id(entry_of(document, thing)))
    usual = profile is not None and armour == profile.armour
    return with_key(document, thing, "armour", None if usual else armour)

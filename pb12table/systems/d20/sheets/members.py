"""The creatures of a force in the document of a scenario: which values they change, and how they attack."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, TypeAlias

import msgspec

from pb12table.forces.members import Keys, value_of, with_value
from pb12table.layouts.editing import Document, Thing, entry_of
from pb12table.systems.d20.files.content import Content
from pb12table.systems.d20.files.forms import AttackForm, ProfileForm
from pb12table.systems.d20.rules.data import Ability

Attacks: TypeAlias = Sequence[Mapping[str, Any]]
"""Attacks as they are written: weapon, bonus and damage of each."""
VALUES: Final[Mapping[str, Keys]] = MappingProxyType(
    {
        "armour-class": ("armour_class",),
        "hit-points": ("hit_points",),
        "walk": ("speeds", "walk"),
        "proficiency": ("proficiency",),
    }
)
"""Values that a creature may have otherwise than its profile, and where these stand in it."""
ABILITIES: Final[Mapping[str, Keys]] = MappingProxyType({each.value: ("abilities", each.value) for each in Ability})
GEAR: Final = ("items", "hit_points")
"""What a creature does not keep when it becomes one of another profile."""


def attacks_of(entry: Mapping[str, Any], profile: ProfileForm) -> list[dict[str, Any]]:
    """How a creature attacks."""
    return [dict(each) for each in value_of(entry, profile, ("attacks",))]


def with_attacks(
    document: Document, thing: Thing, profile: ProfileForm, content: Content, attacks: Attacks
) -> Document:
    """The document with other attacks of a creature; features that need a weapon it has no more go with that."""
    weapons = {each["weapon"] for each in attacks}
    features = [
        name
        for name in features_of(entry_of(document, thing), profile)
        if name not in content.features or (content.features[name].weapon or next(iter(weapons))) in weapons
    ]
    found = with_value(document, thing, profile, ("attacks",), [dict(each) for each in attacks])
    return with_value(found, thing, profile, ("features",), features)


def with_attack(
    document: Document, thing: Thing, profile: ProfileForm, weapon: str, key: str, value: int | str
) -> Document:
    """The document with the bonus or the damage of an attack of a creature set."""
    attacks = attacks_of(entry_of(document, thing), profile)
    found = [{**each, key: value} if each["weapon"] == weapon else each for each in attacks]
    return with_value(document, thing, profile, ("attacks",), found)


def features_of(entry: Mapping[str, Any], profile: ProfileForm) -> list[str]:
    """What a creature can do beside, by ids."""
    return list(value_of(entry, profile, ("features",)))


def usual_attack(content: Content, weapon: str) -> dict[str, Any]:
    """An attack with a weapon as the first creature makes it that has one; a weak one where nobody has."""
    attacks = (each for profile in content.profiles.values() for each in profile.attacks if each.weapon == weapon)
    found: dict[str, Any] = msgspec.to_builtins(next(attacks, AttackForm(weapon=weapon, bonus=2, damage="1d6")))
    return found

"""Content of FATE: from the forms of weapons, characters, minions and companions to what the rules use."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Final

from pb12table.files.forms.basics import ContentForm
from pb12table.files.forms.labels import description_label, label_of
from pb12table.files.forms.listed import ListedContent
from pb12table.files.problems import FileProblem
from pb12table.systems.fate.files.forms import (
    CharactersFile,
    CompanionForm,
    MinionForm,
    ProfileForm,
    TerrainFile,
    WeaponForm,
    WeaponsFile,
)
from pb12table.systems.fate.rules.data import (
    Companion,
    CompanionId,
    ConflictType,
    MinionKind,
    Profile,
    Use,
    Weapon,
    WeaponId,
)

CONTENT_FILES: Final = ("terrain.toml", "weapons.toml", "characters.toml")
"""Where content files lie in a folder of content, in the order in which they are read."""
FILE_LISTS: Final[Mapping[str, tuple[type[ContentForm], tuple[str, ...]]]] = MappingProxyType(
    {
        "weapons": (WeaponsFile, ("weapon",)),
        "characters": (CharactersFile, ("profile", "minion", "companion")),
        "terrain": (TerrainFile, ("kind",)),
    }
)
"""By what a content file holds its form and the keys of its lists."""
PARTS: Final = MappingProxyType(
    {"weapon": "weapons", "profile": "profiles", "minion": "minions", "companion": "companions", "kind": "kinds"}
)
"""The part of the content that a list becomes, by its key."""
TYPES: Final = MappingProxyType(
    {"sidekick": ConflictType.PHYSICAL, "aide": ConflictType.SOCIAL, "assistant": ConflictType.MENTAL}
)
"""In which kind of conflict a companion of a type helps.  F092."""
MOST_SCOPES: Final = 3
"""A companion helps in so many kinds of conflict at most: its own and two more.  F094."""


@dataclass(frozen=True)
class Content(ListedContent):
    """Everything a scenario can name, by id, as it is written in the files."""

    weapons: Mapping[str, WeaponForm] = field(default_factory=dict)
    profiles: Mapping[str, ProfileForm] = field(default_factory=dict)
    minions: Mapping[str, MinionForm] = field(default_factory=dict)
    companions: Mapping[str, CompanionForm] = field(default_factory=dict)


def check_own(content: Content, file: str | Path) -> None:
    """Raise FileProblem for a weapon or a companion that cannot be.  F012, F091 to F096."""
    for number, weapon in enumerate(content.weapons.values()):
        place = f'weapon[{number}] "{weapon.id}"'
        if weapon.use is Use.HAND and weapon.zones:
            raise FileProblem(file, f"{place}.zones", "problem-hand-weapon-zones")
        if weapon.use is not Use.HAND and weapon.thrown:
            raise FileProblem(file, f"{place}.thrown", "problem-thrown-twice")
        if weapon.least > max(weapon.zones, weapon.thrown):
            raise FileProblem(file, f"{place}.least", "problem-least-too-far", most=max(weapon.zones, weapon.thrown))
    for number, companion in enumerate(content.companions.values()):
        place = f'companion[{number}] "{companion.id}"'
        if TYPES[companion.type] in companion.scope or len(set(companion.scope)) < len(companion.scope):
            raise FileProblem(file, f"{place}.scope", "problem-scope-twice")
        if not skilled_fits(companion.quality, sorted(companion.skilled.values(), reverse=True)):
            raise FileProblem(file, f"{place}.skilled", "problem-companion-skills", quality=companion.quality)


def skilled_fits(quality: int, values: list[int]) -> bool:
    """Whether skills can come of advances: one at the quality, two one below, or three two below, each time.  F096."""
    if not values:
        return True
    sizes = ((1, quality), (2, quality - 1), (3, quality - 2))
    return any(
        all(value <= most for value in values[:size]) and skilled_fits(quality, values[size:]) for size, most in sizes
    )


def check_gear(weapons: Iterable[str], content: Content, file: str | Path, place: str) -> None:
    """Raise FileProblem for a weapon there is none of."""
    for number, weapon in enumerate(weapons):
        if weapon not in content.weapons:
            raise FileProblem(file, f"{place}.weapons[{number}]", "problem-no-such-weapon", id=weapon)


def check_characters(part: Content, whole: Content, file: str | Path) -> None:
    """Raise FileProblem for a character or minion with a weapon that there is none of."""
    for number, profile in enumerate(part.profiles.values()):
        check_gear(profile.weapons, whole, file, f'profile[{number}] "{profile.id}"')
    for number, minion in enumerate(part.minions.values()):
        check_gear(minion.weapons, whole, file, f'minion[{number}] "{minion.id}"')


# -- from forms to what the rules use -----------------------------------------------------------------------------


def weapon_of(form: WeaponForm) -> Weapon:
    """A weapon."""
    return Weapon(
        WeaponId(form.id), label_of(form.name), form.skill, form.use, form.zones, form.least, form.thrown, form.blasts
    )


def weapons_of(identities: Iterable[str], content: Content) -> tuple[Weapon, ...]:
    """Weapons by their ids, each once."""
    return tuple(weapon_of(content.weapons[identity]) for identity in dict.fromkeys(identities))


def profile_of(form: ProfileForm) -> Profile:
    """A character's profile."""
    return Profile(
        form.id,
        label_of(form.name),
        dict(form.skills),
        form.fate_points,
        form.grit,
        tuple(WeaponId(weapon) for weapon in dict.fromkeys(form.weapons)),
        tuple(label_of(aspect) for aspect in form.aspects),
        form.stunts,
        description_label(form.description),
    )


def minion_of(form: MinionForm) -> MinionKind:
    """A kind of minion."""
    return MinionKind(
        form.id,
        label_of(form.name),
        form.quality,
        form.kind,
        tuple(WeaponId(weapon) for weapon in form.weapons),
        description_label(form.description),
    )


def companion_of(form: CompanionForm) -> Companion:
    """A companion."""
    return Companion(
        CompanionId(form.id),
        label_of(form.name),
        form.quality,
        (TYPES[form.type], *form.scope),
        dict(form.skilled),
        form.keeping_up,
        form.independent,
        form.communication,
    )

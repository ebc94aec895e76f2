"""Content of Kampf W6: from the forms of weapons, armour, items and profiles to what the rules use."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from pb12table.files.forms.basics import ContentForm
from pb12table.files.forms.labels import description_label, label_of
from pb12table.files.forms.listed import ListedContent
from pb12table.files.forms.profiles import changed_profile
from pb12table.files.problems import FileProblem
from pb12table.systems.kampf_w6.files.forms import (
    ArmourFile,
    ArmourForm,
    ItemForm,
    ItemsFile,
    ProfileForm,
    ProfilesFile,
    TerrainFile,
    WeaponForm,
    WeaponsFile,
)
from pb12table.systems.kampf_w6.rules.data import (
    FISTS,
    Armour,
    FireMode,
    Heights,
    Item,
    ItemId,
    Profile,
    Skills,
    Weapon,
    WeaponClass,
    WeaponId,
)
from pb12table.table.shapes import Circle

CONTENT_FILES: Final = ("terrain.toml", "weapons.toml", "armour.toml", "items.toml", "profiles.toml")
"""Where content files lie in a folder of content, in the order in which they are read."""
FILE_LISTS: Final[Mapping[str, tuple[type[ContentForm], tuple[str, ...]]]] = MappingProxyType(
    {
        "weapons": (WeaponsFile, ("weapon",)),
        "armour": (ArmourFile, ("armour",)),
        "items": (ItemsFile, ("item",)),
        "profiles": (ProfilesFile, ("profile",)),
        "terrain": (TerrainFile, ("kind",)),
    }
)
"""By what a content file holds its form and the keys of its lists."""
UNCHANGED: Final = ("id", "name", "description", "armour", "weapons", "items")
"""What a figure does not change of its profile: gear stands beside it, in the figure's own keys."""
PARTS: Final = MappingProxyType(
    {"weapon": "weapons", "armour": "armours", "item": "items", "profile": "profiles", "kind": "kinds"}
)
"""The part of the content that a list becomes, by its key."""


@dataclass(frozen=True)
class Content(ListedContent):
    """Everything a scenario can name, by id, as it is written in the files."""

    weapons: Mapping[str, WeaponForm] = field(default_factory=dict)
    armours: Mapping[str, ArmourForm] = field(default_factory=dict)
    items: Mapping[str, ItemForm] = field(default_factory=dict)
    profiles: Mapping[str, ProfileForm] = field(default_factory=dict)


def check_weapons(content: Content, file: str | Path) -> None:
    """Raise FileProblem for a weapon that lacks what its class needs, or has modes that do not go together."""
    for number, weapon in enumerate(content.weapons.values()):
        check_weapon(weapon, file, f'weapon[{number}] "{weapon.id}"')


def check_weapon(form: WeaponForm, file: str | Path, place: str) -> None:
    """Raise FileProblem for a weapon that cannot be.  W043, W045, WR15, WR31."""
    melee = form.kind is WeaponClass.MELEE
    needed: tuple[str, ...] = ("reach",) if melee else ("band", "magazine")
    if form.kind is WeaponClass.THROWN:
        needed += ("max_range",)
    for key in needed:
        if getattr(form, key) is None:
            raise FileProblem(file, place, "problem-weapon-needs", key=key, kind=form.kind.value)
    foreign: tuple[str, ...] = (
        ("band", "magazine", "max_range", "recoil_control", "reload") if melee else ("reach", "parry")
    )
    foreign += ("recoil_control", "reload") if form.kind is WeaponClass.THROWN else ()
    for key in foreign:
        if getattr(form, key) is not None:
            raise FileProblem(file, f"{place}.{key}", "problem-weapon-has-none", kind=form.kind.value)
    modes = form.modes
    if modes and form.kind is not WeaponClass.SHOOTING:
        raise FileProblem(file, f"{place}.modes", "problem-weapon-has-none", kind=form.kind.value)
    if len(set(modes)) < len(modes):
        raise FileProblem(
            file, f"{place}.modes", "problem-twin", id=next(each for each in modes if modes.count(each) > 1)
        )
    if modes and FireMode.SEMI not in modes and modes != (FireMode.FULL,):
        raise FileProblem(file, f"{place}.modes", "problem-modes")
    if FireMode.SINGLE in modes and form.attacks < 2:
        raise FileProblem(file, f"{place}.modes", "problem-single-mode")
    if not melee and form.magazine is not None and form.kind is WeaponClass.SHOOTING and form.magazine < form.attacks:
        raise FileProblem(file, f"{place}.magazine", "problem-magazine", attacks=form.attacks)


def check_profiles(part: Content, whole: Content, file: str | Path) -> None:
    """Raise FileProblem for a profile with gear that there is none of."""
    for number, profile in enumerate(part.profiles.values()):
        check_gear(profile.armour, profile.weapons, profile.items, whole, file, f'profile[{number}] "{profile.id}"')


def profile_form(profile: Any, content: Content, file: str | Path, place: str) -> ProfileForm:
    """The profile a figure names, with what it changes of it; raises FileProblem."""
    return changed_profile(profile, content.profiles, UNCHANGED, file, place)


def check_gear(
    armour: str, weapons: Iterable[str], items: Iterable[str], content: Content, file: str | Path, place: str
) -> None:
    """Raise FileProblem for gear that there is none of."""
    if armour not in content.armours:
        raise FileProblem(file, f"{place}.armour", "problem-no-such-armour", id=armour)
    for number, weapon in enumerate(weapons):
        if weapon not in content.weapons:
            raise FileProblem(file, f"{place}.weapons[{number}]", "problem-no-such-weapon", id=weapon)
    for number, item in enumerate(items):
        if item not in content.items:
            raise FileProblem(file, f"{place}.items[{number}]", "problem-no-such-item", id=item)


def check_whole(content: Content, folder: str | Path) -> None:
    """Raise FileProblem where the fists are missing, which everybody has."""
    if FISTS not in content.weapons:
        raise FileProblem(folder, "weapon", "problem-no-such-weapon", id=FISTS)


# -- from forms to what the rules use -----------------------------------------------------------------------------


def weapon_of(form: WeaponForm) -> Weapon:
    """A weapon."""
    return Weapon(
        id=WeaponId(form.id),
        label=label_of(form.name),
        kind=form.kind,
        attacks=form.attacks,
        accuracy=form.accuracy,
        penetration=form.penetration,
        wounds=form.wounds,
        noise=form.noise,
        reach=form.reach or 0.0,
        parry=form.parry or 0,
        band=form.band,
        max_range=form.max_range,
        recoil_control=form.recoil_control or 0,
        modes=form.modes,
        magazine=form.magazine or 0,
        reload=form.reload or 1,
        held=form.held,
        sound=form.sound,
        description=description_label(form.description),
    )


def armour_of(form: ArmourForm) -> Armour:
    """What protects a figure."""
    return Armour(form.id, label_of(form.name), form.protection, form.speed, form.dexterity, form.worn)


def item_of(form: ItemForm) -> Item:
    """A thing to use."""
    label = label_of(form.name)
    return Item(ItemId(form.id), label, form.heal, form.uses, form.reach, form.parry, form.value, form.cost)


def profile_of(form: ProfileForm) -> Profile:
    """A kind of figure."""
    skills = Skills(form.skills.melee, form.skills.shooting, form.skills.throwing)
    return Profile(
        id=form.id,
        label=label_of(form.name),
        speed=form.speed,
        dexterity=form.dexterity,
        skills=skills,
        wound_limit=form.wound_limit,
        footprint=Circle(form.radius),
        heights=Heights(form.heights.standing, form.heights.kneeling, form.heights.prone),
        headgear=form.headgear,
        description=description_label(form.description),
    )

"""Content of the d20 fight: from the forms of weapons, features, items and creatures to what the rules use."""

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
from pb12table.systems.d20.files.forms import (
    FeatureForm,
    FeaturesFile,
    ItemForm,
    ItemsFile,
    ProfileForm,
    ProfilesFile,
    TerrainFile,
    WeaponForm,
    WeaponsFile,
)
from pb12table.systems.d20.rules.data import (
    Ability,
    Attack,
    AttackId,
    DiceSum,
    Feature,
    FeatureId,
    FeatureKind,
    Item,
    ItemId,
    ItemKind,
    Mode,
    Profile,
    Timing,
)

CONTENT_FILES: Final = ("terrain.toml", "weapons.toml", "features.toml", "items.toml", "creatures.toml")
"""Where content files lie in a folder of content, in the order in which they are read."""
FILE_LISTS: Final[Mapping[str, tuple[type[ContentForm], tuple[str, ...]]]] = MappingProxyType(
    {
        "weapons": (WeaponsFile, ("weapon",)),
        "features": (FeaturesFile, ("feature",)),
        "items": (ItemsFile, ("item",)),
        "profiles": (ProfilesFile, ("profile",)),
        "terrain": (TerrainFile, ("kind",)),
    }
)
"""By what a content file holds its form and the keys of its lists."""
UNCHANGED: Final = ("id", "name", "description", "items")
"""What a creature does not change of its profile: name and items stand beside it, in the creature's own keys."""
PARTS: Final = MappingProxyType(
    {"weapon": "weapons", "feature": "features", "item": "items", "profile": "profiles", "kind": "kinds"}
)
"""The part of the content that a list becomes, by its key."""
_NEEDED: Final[Mapping[FeatureKind, tuple[str, ...]]] = MappingProxyType(
    {
        FeatureKind.MULTIATTACK: ("number",),
        FeatureKind.GUARD: ("range",),
        FeatureKind.MEND: ("dice", "range"),
        FeatureKind.BURST: ("dice", "range", "long", "radius", "save", "difficulty"),
        FeatureKind.RALLY: ("dice", "range"),
        FeatureKind.BACKSTAB: ("dice",),
        FeatureKind.KEEN: ("sense",),
        FeatureKind.DULL: ("sense",),
        FeatureKind.DRAG_DOWN: ("save", "difficulty", "weapon"),
    }
)
"""The keys that a feature of a kind cannot do without."""
_TIMES: Final[Mapping[FeatureKind, tuple[Timing, ...]]] = MappingProxyType(
    {
        FeatureKind.GUARD: (Timing.REACTION,),
        FeatureKind.MEND: (Timing.ACTION, Timing.BONUS),
        FeatureKind.BURST: (Timing.ACTION, Timing.BONUS),
        FeatureKind.RALLY: (Timing.ACTION, Timing.BONUS),
        FeatureKind.SLIP_AWAY: (Timing.BONUS,),
    }
)
"""The times at which a feature of a kind can come; all others are always there."""


@dataclass(frozen=True)
class Content(ListedContent):
    """Everything a scenario can name, by id, as it is written in the files."""

    weapons: Mapping[str, WeaponForm] = field(default_factory=dict)
    features: Mapping[str, FeatureForm] = field(default_factory=dict)
    items: Mapping[str, ItemForm] = field(default_factory=dict)
    profiles: Mapping[str, ProfileForm] = field(default_factory=dict)


# -- what cannot be -----------------------------------------------------------------------------------------------


def check_own(content: Content, file: str | Path) -> None:
    """Raise FileProblem for a weapon without a reach or a range, and for features and items that lack something."""
    for number, weapon in enumerate(content.weapons.values()):
        place = f'weapon[{number}] "{weapon.id}"'
        if weapon.reach is None and weapon.range is None:
            raise FileProblem(file, place, "problem-weapon-reach")
        if weapon.range is not None and weapon.range[0] > weapon.range[1]:
            raise FileProblem(file, f"{place}.range", "problem-not-rising")
    for number, feature in enumerate(content.features.values()):
        _check_feature(feature, file, f'feature[{number}] "{feature.id}"')
    for number, item in enumerate(content.items.values()):
        if item.kind is not ItemKind.HEALING_KIT and item.range is None:
            raise FileProblem(file, f'item[{number}] "{item.id}"', "problem-missing-key", key="range")


def _check_feature(form: FeatureForm, file: str | Path, place: str) -> None:
    for key in _NEEDED.get(form.kind, ()):
        if getattr(form, key) is None:
            raise FileProblem(file, place, "problem-missing-key", key=key)
    times = _TIMES.get(form.kind, (Timing.ALWAYS,))
    if form.timing not in times:
        known = ", ".join(time.value for time in times)
        raise FileProblem(file, f"{place}.timing", "problem-feature-timing", kind=form.kind.value, known=known)


def check_profiles(part: Content, whole: Content, file: str | Path) -> None:
    """Raise FileProblem for a creature with weapons, features or items that there are none of."""
    for number, profile in enumerate(part.profiles.values()):
        check_profile(profile, whole, file, f'profile[{number}] "{profile.id}"')


def check_profile(form: ProfileForm, content: Content, file: str | Path, place: str) -> None:
    """Raise FileProblem for what a creature has that there is none of."""
    for number, attack in enumerate(form.attacks):
        if attack.weapon not in content.weapons:
            raise FileProblem(
                file, f"{place}.attacks[{number}].weapon", "problem-no-such-weapon", id=attack.weapon
            )
        if attack.weapon in {earlier.weapon for earlier in form.attacks[:number]}:
            raise FileProblem(file, f"{place}.attacks[{number}].weapon", "problem-twin", id=attack.weapon)
    for number, feature in enumerate(form.features):
        found = content.features.get(feature)
        if found is None:
            raise FileProblem(file, f"{place}.features[{number}]", "problem-no-such-feature", id=feature)
        if found.weapon is not None and found.weapon not in {attack.weapon for attack in form.attacks}:
            raise FileProblem(file, f"{place}.features[{number}]", "problem-no-such-weapon", id=found.weapon)
    check_items(form.items, content, file, f"{place}.items")


def check_items(items: Iterable[str], content: Content, file: str | Path, place: str) -> None:
    """Raise FileProblem for an item that there is none of."""
    for number, item in enumerate(items):
        if item not in content.items:
            raise FileProblem(file, f"{place}[{number}]", "problem-no-such-item", id=item)


def profile_form(profile: Any, content: Content, file: str | Path, place: str) -> ProfileForm:
    """The profile a creature names, with what it changes of it; raises FileProblem."""
    form = changed_profile(profile, content.profiles, UNCHANGED, file, place)
    if not isinstance(profile, str):
        check_profile(form, content, file, place)
    return form


# -- from forms to what the rules use -----------------------------------------------------------------------------


def dice_of(text: str) -> DiceSum:
    """Dice as they are written: 2d6+3."""
    count, _, rest = text.partition("d")
    sign = "-" if "-" in rest else "+"
    sides, _, plus = rest.partition(sign)
    return DiceSum(int(count), int(sides), int(f"{sign}{plus}") if plus else 0)


def attack_of(form: WeaponForm, bonus: int, damage: str) -> Attack:
    """A weapon in the hands of a creature."""
    normal, long = form.range or (0.0, 0.0)
    return Attack(
        id=AttackId(form.id),
        label=label_of(form.name),
        bonus=bonus,
        damage=dice_of(damage),
        reach=form.reach or 0.0,
        normal=normal,
        long=long,
        natural=form.natural,
        held="" if form.held == "none" else form.held,
        sound=form.sound,
        description=description_label(form.description),
    )


def feature_of(form: FeatureForm) -> Feature:
    """What a creature can do beside."""
    return Feature(
        id=FeatureId(form.id),
        label=label_of(form.name),
        kind=form.kind,
        timing=form.timing,
        uses=form.uses,
        number=form.number or 0,
        dice=None if form.dice is None else dice_of(form.dice),
        range=form.range or 0.0,
        long=form.long or 0.0,
        radius=form.radius or 0.0,
        save=form.save,
        difficulty=form.difficulty or 0,
        attack=None if form.weapon is None else AttackId(form.weapon),
        loud=form.loud,
        sense=form.sense,
        description=description_label(form.description),
    )


def item_of(form: ItemForm) -> Item:
    """A thing that a creature has on it."""
    description = description_label(form.description)
    return Item(ItemId(form.id), label_of(form.name), form.kind, form.uses, form.range or 0.0, description)


def profile_of(form: ProfileForm, content: Content) -> Profile:
    """A kind of creature, with what it has."""
    speeds = {Mode(name): getattr(form.speeds, name) for name in form.speeds.__struct_fields__}
    return Profile(
        id=form.id,
        label=label_of(form.name),
        size=form.size,
        speeds={mode: speed for mode, speed in speeds.items() if speed is not None},
        abilities={ability: getattr(form.abilities, ability.value) for ability in Ability},
        proficiency=form.proficiency,
        armour_class=form.armour_class,
        hit_points=form.hit_points,
        attacks=tuple(attack_of(content.weapons[one.weapon], one.bonus, one.damage) for one in form.attacks),
        trained=form.trained,
        saves=form.saves,
        features=tuple(feature_of(content.features[one]) for one in form.features),
        minor=form.minor,
        headgear=form.headgear,
        look=form.look,
        description=description_label(form.description),
    )

"""What attacks, features and items do, in short words."""

from __future__ import annotations

from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.naming import Label
from pb12table.systems.d20.rules.data import Attack, Feature, Item, Mode, Profile
from pb12table.texts.plain import upper_first


def name_of(texts: Phrases, label: Label) -> str:
    """A name that begins a line."""
    return upper_first(label.in_language(texts.language))


def told_of(texts: Phrases, description: Label | None) -> str:
    """What is said of something; "" for nothing."""
    return "" if description is None else description.in_language(texts.language)


def reach_words(texts: Phrases, attack: Attack) -> str:
    """How far an attack reaches, near and from afar."""
    near = [texts("fact-reach", reach=attack.reach)] if attack.is_melee else []
    afar = [texts("forces-ranges", normal=attack.normal, long=attack.long)] if attack.is_ranged else []
    return ", ".join((*near, *afar))


def attack_facts(texts: Phrases, attack: Attack) -> str:
    """Bonus, damage and how far it reaches, in a line."""
    return texts("sheet-attack", bonus=attack.bonus, damage=str(attack.damage), reach=reach_words(texts, attack))


def feature_facts(texts: Phrases, feature: Feature) -> str:
    """What a feature does, and how often."""
    uses = [] if feature.uses is None else [texts("forces-uses", uses=feature.uses)]
    return " · ".join((*filter(None, (told_of(texts, feature.description),)), *uses))


def item_facts(texts: Phrases, item: Item) -> str:
    """What an item is good for, and how often."""
    uses = [] if item.uses is None else [texts("forces-uses", uses=item.uses)]
    return " · ".join((*filter(None, (told_of(texts, item.description),)), *uses))


def speed_words(texts: Phrases, profile: Profile) -> str:
    """How far it goes in a turn: on foot, and in its other ways."""
    return ", ".join(
        texts("length-metres", number=speed)
        if mode is Mode.WALK
        else f"{texts(f'mode-{mode.value}')} {texts('length-metres', number=speed)}"
        for mode, speed in profile.speeds.items()
    )


def creature_facts(texts: Phrases, profile: Profile) -> str:
    """Armour class, hit points, speeds, attacks and features, in a line."""
    return texts(
        "forces-creature-facts", armour=profile.armour_class, points=profile.hit_points,
        speeds=speed_words(texts, profile), gear=gear_words(texts, profile),
    )  # fmt: skip


def gear_words(texts: Phrases, profile: Profile) -> str:
    """The names of its attacks and features."""
    labels = [*(each.label for each in profile.attacks), *(each.label for each in profile.features)]
    return ", ".join(label.in_language(texts.language) for label in labels)

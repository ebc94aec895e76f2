"""What weapons, armour and items do, in short words."""

from __future__ import annotations

from pb12table.skirmish.faces.words import Phrases
from pb12table.systems.kampf_w6.rules.data import Armour, Item, Weapon


def weapon_facts(texts: Phrases, weapon: Weapon) -> str:
    """Attacks, accuracy, penetration, wounds and how far it reaches, in a line."""
    parts = [
        texts(
            "sheet-weapon", attacks=weapon.attacks, accuracy=weapon.accuracy, penetration=weapon.penetration,
            wounds=weapon.wounds, reach=reach_words(texts, weapon),
        )
    ]  # fmt: skip
    if weapon.is_melee:
        parts.append(texts("forces-weapon-parry", parry=weapon.parry))
    elif weapon.is_shooting:
        parts.append(texts("forces-weapon-magazine", magazine=weapon.magazine, reload=weapon.reload))
        parts.append(texts("forces-weapon-recoil", control=weapon.recoil_control))
    else:
        parts.append(texts("forces-weapon-pieces", magazine=weapon.magazine))
    if len(weapon.modes) > 1:
        parts.append(", ".join(texts(f"mode-{mode.value}") for mode in weapon.modes))
    parts.append(texts("forces-weapon-noise", noise=weapon.noise))
    return " · ".join(parts)


def reach_words(texts: Phrases, weapon: Weapon) -> str:
    """How far a weapon reaches: metres in melee, else the distance it is made for, and how far at most."""
    if weapon.is_melee or weapon.band is None:
        return texts("sheet-weapon-reach", reach=weapon.reach)
    band = texts(f"band-{weapon.band.value}")
    return band if weapon.max_range is None else texts("forces-weapon-range", band=band, metres=weapon.max_range)


def armour_facts(texts: Phrases, armour: Armour) -> str:
    """What armour protects from, and what it costs."""
    return texts(
        "forces-armour-facts", protection=armour.protection, speed=armour.speed, dexterity=armour.dexterity
    )  # fmt: skip


def item_facts(texts: Phrases, item: Item) -> str:
    """What an item is good for."""
    parts = []
    if item.heal:
        parts.append(texts("forces-item-heals", wounds=item.heal, uses=item.uses, reach=item.reach))
    if item.parry is not None:
        parts.append(texts("forces-weapon-parry", parry=item.parry))
    return " · ".join(parts)

"""What figures are worth.  WR33 (value)."""

from __future__ import annotations

from fractions import Fraction
from math import floor
from types import MappingProxyType
from typing import Final

from pb12table.systems.kampf_w6.rules.attacks.attack_plan import BASE, LEAST
from pb12table.systems.kampf_w6.rules.data import (
    FISTS,
    SIDES_OF_A_DIE,
    Band,
    FigureSetup,
    Skills,
    Weapon,
    WeaponClass,
)

_USUAL_PROTECTION: Final = 2
_BANDS: Final = MappingProxyType(
    {Band.SHORT: Fraction(8, 10), Band.MEDIUM: Fraction(1), Band.LONG: Fraction(11, 10), Band.EXTREME: Fraction(12, 10)}
)
_MELEE, _THROWN = Fraction(6, 10), Fraction(1, 2)


def chance(target_number: int) -> Fraction:
    """How likely a die reaches a target number, for which a 1 is never enough.  W036, W038, WR14."""
    return Fraction(max(0, SIDES_OF_A_DIE + 1 - max(target_number, LEAST)), SIDES_OF_A_DIE)


def stopping_chance(target_number: int, *, ones_fail: bool = False) -> Fraction:
    """How likely armour stops a hit.  W053, W054, WR24."""
    if target_number <= 1 and not ones_fail:
        return Fraction(1)
    return chance(target_number)


def weapon_value(weapon: Weapon, skills: Skills) -> Fraction:
    """What a weapon is worth in the hands of a figure with some skills."""
    hit = chance(max(LEAST, BASE - skills.of(weapon.kind) - weapon.accuracy))
    wounds = weapon.attacks * hit * (1 - stopping_chance(BASE - _USUAL_PROTECTION + weapon.penetration)) * weapon.wounds
    if weapon.kind is WeaponClass.MELEE:
        return 20 * wounds * _MELEE
    if weapon.kind is WeaponClass.THROWN:
        return 20 * wounds * _THROWN
    assert weapon.band is not None, "the files see to it"
    full = weapon.magazine // weapon.attacks
    return 20 * wounds * _BANDS[weapon.band] * Fraction(full, full + weapon.reload)


def figure_value(figure: FigureSetup) -> int:
    """What a figure is worth with all it carries, wounds not counted.  WR33."""
    weapons = sorted(
        (weapon_value(weapon, figure.profile.skills) for weapon in figure.weapons if weapon.id != FISTS), reverse=True
    )
    armed = sum(weapons[1:], Fraction(0)) / 2 + (weapons[0] if weapons else 0)
    body = 5 * figure.most_actions + 2 * figure.speed + 5 * figure.profile.wound_limit + 8 * figure.armour.protection
    return floor(body + armed + sum(item.value for item in figure.items) + Fraction(1, 2))

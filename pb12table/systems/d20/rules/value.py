"""What creatures are worth: the root of the damage they deal and of what they stand.  Section 6 (comparing forces)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from math import sqrt
from typing import Final

from pb12table.systems.d20.rules.acting.odds import area_odds, odds_of
from pb12table.systems.d20.rules.data import SIDES_OF_A_D20, Attack, Feature, FeatureKind, Profile

USUAL_ARMOUR: Final = 14
"""Against this armour class damage is reckoned."""
USUAL_BONUS: Final = 4
"""With this attack bonus a creature is reckoned to be attacked."""
USUAL_SAVE: Final = 1
"""With this bonus those who are caught in a burst save."""


def creature_value(profile: Profile) -> int:
    """round(10 sqrt(d h)): mean damage of the best action, and hit points for the chance of being hit."""
    return _value(profile.attacks, profile.features, profile.hit_points, profile.armour_class)


@lru_cache(maxsize=256)
def _value(attacks: tuple[Attack, ...], features: tuple[Feature, ...], hit_points: int, armour_class: int) -> int:
    return round(10.0 * sqrt(damage_of_a_turn(attacks, features) * hardiness(hit_points, armour_class)))


def chance_to_be_hit(armour_class: int) -> Fraction:
    """How likely a usual attack hits an armour class, which a natural 20 always does.  D064."""
    needed = min(max(2, armour_class - USUAL_BONUS), SIDES_OF_A_D20)
    return Fraction(SIDES_OF_A_D20 + 1 - needed, SIDES_OF_A_D20)


def hardiness(hit_points: int, armour_class: int) -> Fraction:
    """How much damage is aimed at a creature until it falls."""
    return Fraction(hit_points) / chance_to_be_hit(armour_class)


def mean_damage(attack: Attack) -> Fraction:
    """The mean damage of one attack against the usual armour class."""
    return odds_of(attack.bonus, USUAL_ARMOUR, attack.damage).mean


def damage_of_a_turn(attacks: Sequence[Attack], features: Sequence[Feature]) -> Fraction:
    """The mean damage of the best action against the usual armour class; backstabs count on half of the hits."""
    by_kind = {feature.kind: feature for feature in reversed(features)}
    several = by_kind.get(FeatureKind.MULTIATTACK)
    times = 1 if several is None else max(1, several.number)
    backstab = by_kind.get(FeatureKind.BACKSTAB)
    best = Fraction(0)
    for attack in attacks:
        mean = mean_damage(attack) * times
        if backstab is not None and backstab.dice is not None:
            extra = Fraction(backstab.dice.count * (backstab.dice.sides + 1), 2) + backstab.dice.plus
            mean += extra * odds_of(attack.bonus, USUAL_ARMOUR, attack.damage).hit / 2
        best = max(best, mean)
    burst = by_kind.get(FeatureKind.BURST)
    if burst is not None and burst.dice is not None:
        best = max(best, area_odds(burst.dice, USUAL_SAVE, burst.difficulty).mean)
    return best

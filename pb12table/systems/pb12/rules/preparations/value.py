"""Game value and epicness of figures and building blocks.  R1.1.19 (Spielwert), R1.1.20 (Epicness), R1.4.25, R1.8.18.

The rulebook leaves the value to its authors' program, so the formula is this program's own (RU120).  It is kept simple
enough to be done by hand:

* An average human is worth 1,000.  Each point of an attribute above his makes a figure more valuable by the percentage
  in `PER_POINT`, each point below less by the same factor; the number of the damage table counts the other way.
* A vehicle that cannot panic, or takes its initiative from whoever steers it, counts as an average human there; an
  attribute that is a target number modifier counts as many points as it makes the number easier.
* A building block is worth its protection and what it does as a melee and as a ranged weapon, less 5 % for each slot.
  A weapon's worth grows with its damage, with easier target numbers and with reach or range; higher frequency,
  multiplied successes and a target radius make it more, few shots less.

A printed value in a file takes the formula's place.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import log2, pow, sqrt
from types import MappingProxyType
from typing import Final

from pb12table.skirmish.naming import Label
from pb12table.systems.pb12.rules.preparations.profiles import (
    Attribute,
    Block,
    DamageCode,
    DamagePoints,
    FigureSetup,
    Profile,
    StrengthMode,
)

HUMAN_VALUE: Final = 1000
"""What an average human is worth."""

EPICNESS_UNIT: Final = 31.25
"""The value of epicness 0; each doubling is one more.  RU120."""

PER_POINT: Final[Mapping[Attribute, int]] = MappingProxyType(
    {
        Attribute.ACTION_POINTS: 25,
        Attribute.MOVEMENT: 8,
        Attribute.VERTICAL_MOVEMENT: 2,
        Attribute.STRENGTH: 4,
        Attribute.TOUGHNESS: 15,
        Attribute.INITIATIVE: 6,
        Attribute.NERVE: 5,
        Attribute.COMMAND: 12,
        Attribute.RANGED: 10,
        Attribute.RANGED_DEFENCE: 8,
        Attribute.MELEE: 9,
        Attribute.MELEE_DEFENCE: 7,
        Attribute.TECH: 3,
        Attribute.ARMOUR: 12,
        Attribute.SLOTS: 3,
        Attribute.MELEE_REACH: 3,
        Attribute.SIGHT_ANGLE: 3,
        Attribute.DAMAGE_TABLE: -15,
    }
)
"""By how many per cent each point of an attribute changes the value."""

FREE_POINT, LIGHT_POINT, HEAVY_POINT = 20, 17, 15
"""By how many per cent each damage point raises the value; a free one costs its figure nothing."""

HUMAN: Final = Profile("human", Label("human", "Mensch"))


def epicness(value: float) -> int:
    """The strength level of a value, 0 at least.  R1.1.20 (Epicness), RU120."""
    return max(0, round(log2(value / EPICNESS_UNIT))) if value > 0 else 0


def figure_value(profile: Profile) -> int:
    """The value of a figure without its blocks.  R1.1.19, R1.4.25 (Spielwert einer Figur), RU120."""
    if profile.value is not None:
        return profile.value
    worth = float(HUMAN_VALUE)
    for attribute, percent in PER_POINT.items():
        worth *= _growth(percent, _points(profile, attribute))
    return round(worth * _points_worth(profile.damage_points) / _points_worth(HUMAN.damage_points))


def _points(profile: Profile, attribute: Attribute) -> int:
    """How many points an attribute counts above the average human's.  For vehicles R3.0.12, R3.0.13, R3.0.14."""
    vehicle, printed = profile.vehicle, profile.printed(attribute)
    if vehicle is not None:
        modifier = vehicle.modifier(attribute)
        if modifier is not None:
            return -modifier
        if attribute is Attribute.NERVE or (attribute is Attribute.INITIATIVE and not printed):
            return 0
    return printed - HUMAN.printed(attribute)


def _growth(percent: int, points: int) -> float:
    """The factor of so many points; negative percentages count the other way."""
    return pow(1 + abs(percent) / 100, float(points if percent > 0 else -points))


def _points_worth(points: DamagePoints) -> float:
    return (
        _growth(FREE_POINT, points.free) * _growth(LIGHT_POINT, points.light) * _growth(HEAVY_POINT, points.heavy)
    )


# -- building blocks ------------------------------------------------------------------------------------------

ARMOUR_SEEN, ARMOUR_UNSEEN, DEFENCE = 60, 40, 50
"""What a point of armour by facing and of a defensive value is worth."""

DEPUTY = 80
"""What it is worth to make checks in the place of others; half as much to check another attribute oneself."""

MELEE_WEAPON, RANGED_WEAPON = 60, MappingProxyType({"near": 15, "short": 20, "medium": 25, "long": 25, "extreme": 15})
"""What a weapon with damage 0/0 and modifier 0 is worth; ranged ones by category."""

HARDER, STRONGER, PIERCING, FARTHER, SLOT = 15, 15, 8, 12, 5
"""Per cent for each point of target number, strength, penetration, reach, and for each slot."""

SCARCE = 4
"""With so many shots a weapon is worth half."""

MODE: Final[Mapping[StrengthMode, float]] = MappingProxyType(
    {StrengthMode.NONE: 1.0, StrengthMode.HALF: 1.2, StrengthMode.FULL: 1.4}
)


def block_value(block: Block) -> int:
    """The value of a building block.  R1.8.18 (Spielwert von Bausteinen), RU120."""
    if block.value is not None:
        return block.value
    protection = (
        ARMOUR_SEEN * block.armour_seen
        + ARMOUR_UNSEEN * block.armour_unseen
        + DEFENCE * (block.melee_defence + block.ranged_defence)
    )
    worth = protection + _weapon_worth(block)
    if block.deputy is not None:
        worth += DEPUTY if block.deputy.others else DEPUTY / 2
    return round(max(worth, 0.0) * _growth(SLOT, -block.slots))


def _weapon_worth(block: Block) -> float:
    """What a block is worth as a weapon, melee and ranged together."""
    code = block.damage or DamageCode(0, 0)
    each = _growth(STRONGER, code.strength) * _growth(PIERCING, code.penetration) * MODE[block.strength_mode]
    return each * _attacks_worth(block) * (_melee_worth(block) + _ranged_worth(block))


def _melee_worth(block: Block) -> float:
    if block.melee_modifier is None:
        return 0.0
    return MELEE_WEAPON * _growth(HARDER, -block.melee_modifier) * _growth(FARTHER, block.melee_reach)


def _ranged_worth(block: Block) -> float:
    found = 0.0
    for category, worth in RANGED_WEAPON.items():
        modifier: int | None = getattr(block.ranged_modifiers, category)
        if modifier is not None:
            found += worth * _growth(HARDER, -modifier)
    return found * sqrt(block.range_factor)


def _attacks_worth(block: Block) -> float:
    """How much more or less a weapon is worth by frequency, multiplier, target radius and shots."""
    often = max(1.0, sqrt(block.frequency.multiplier) * _growth(HARDER, -block.frequency.modifier))
    shots = None if block.resources is None else block.resources * (1 + (block.charges or 0))
    supply = 1.0 if shots is None else shots / (shots + SCARCE)
    wide = 1.0 if block.radius is None else 1.0 + block.radius / 4
    return often * pow(block.success_multiplier, 0.8) * wide * supply


def whole_value(figure: FigureSetup) -> int:
    """The value of a figure with all its blocks.  R1.8.18."""
    return figure_value(figure.profile) + sum(block_value(block) for block in figure.blocks)

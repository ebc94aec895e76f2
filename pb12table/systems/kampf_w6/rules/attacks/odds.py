"""What to expect of an attack, exactly: no reroll, bonus dice or parry."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from pb12table.systems.kampf_w6.rules.attacks.attack_plan import Plan
from pb12table.systems.kampf_w6.rules.value import chance, stopping_chance


@dataclass(frozen=True, slots=True)
class Odds:
    """How likely each number of hits, and of hits that nothing stops, is; and the mean number of wounds."""

    hits: tuple[Fraction, ...]
    unsaved: tuple[Fraction, ...]
    mean_wounds: Fraction

    def at_least(self, wounds: int, each: int) -> Fraction:
        """How likely the attack causes so many wounds, `each` for a hit."""
        return sum((likely for number, likely in enumerate(self.unsaved) if number * each >= wounds), Fraction(0))


def attack_odds(plan: Plan, *, ones_fail: bool = False) -> Odds:
    """The odds of a plan.  W033 (Ablauf eines Angriffs)."""
    return odds_of(
        plan.dice, plan.target_number, plan.cover, plan.armour_number, plan.weapon.wounds, ones_fail=ones_fail
    )


def odds_of(
    dice: int, target_number: int, cover: int | None, armour: int, wounds: int, *, ones_fail: bool = False
) -> Odds:
    """The odds of so many dice against target numbers; each hit is stopped or not whatever becomes of the others."""
    hit = chance(target_number)
    covered = Fraction(0) if cover is None else chance(cover)
    through = hit * (1 - covered) * (1 - stopping_chance(armour, ones_fail=ones_fail))
    return Odds(_binomial(dice, hit), _binomial(dice, through), dice * through * wounds)


def _binomial(dice: int, likely: Fraction) -> tuple[Fraction, ...]:
    return tuple(comb(dice, number) * likely**number * (1 - likely) ** (dice - number) for number in range(dice + 1))


def rounded_odds(likely: Sequence[Fraction]) -> list[float]:
    """Chances as numbers for people and files."""
    return [round(float(each), 6) for each in likely]

"""What to expect of attacks, areas and contests, exactly.  D061 to D065, D084, D090, D091, section 7.1."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Final, TypeAlias

from pb12table.systems.d20.rules.acting.attack_plan import Plan
from pb12table.systems.d20.rules.data import SIDES_OF_A_D20, DiceSum

Shares: TypeAlias = Mapping[int, Fraction]
"""How likely each number is."""
CRITICAL: Final = 20
"""A natural 20 hits and is critical, a natural 1 misses.  D064."""
_FACES: Final = range(1, SIDES_OF_A_D20 + 1)


@dataclass(frozen=True, slots=True)
class Odds:
    """How likely an attack hits and is critical, and how likely each damage is, 0 included."""

    hit: Fraction
    critical: Fraction
    damage: Shares

    @property
    def mean(self) -> Fraction:
        """The mean damage."""
        return sum((number * likely for number, likely in self.damage.items()), Fraction(0))

    def at_least(self, damage: int) -> Fraction:
        """How likely the damage is so much."""
        return sum((likely for number, likely in self.damage.items() if number >= damage), Fraction(0))


def faces(net: int) -> Shares:
    """How likely each face of a d20 counts, with advantage (1), disadvantage (-1) or neither.  D062."""
    sides = SIDES_OF_A_D20
    if net == 0:
        return {face: Fraction(1, sides) for face in _FACES}
    likely = {face: Fraction(2 * face - 1, sides * sides) for face in _FACES}
    return likely if net > 0 else {sides + 1 - face: share for face, share in likely.items()}


def sums(dice: DiceSum, *, double: bool = False) -> dict[int, Fraction]:
    """How likely each sum of some dice and a number is, at least 0; twice as many dice for a critical hit.  D065."""
    found = {0: Fraction(1)}
    for _ in range(dice.count * (2 if double else 1)):
        found = added(found, {face: Fraction(1, dice.sides) for face in range(1, dice.sides + 1)})
    return _shifted(found, dice.plus)


def added(one: Shares, other: Shares) -> dict[int, Fraction]:
    """How likely each sum of two independent numbers is."""
    found: dict[int, Fraction] = {}
    for number, likely in one.items():
        for more, share in other.items():
            found[number + more] = found.get(number + more, Fraction(0)) + likely * share
    return found


def _shifted(one: Shares, plus: int) -> dict[int, Fraction]:
    """Each number and so much more, at least 0.  D065."""
    found: dict[int, Fraction] = {}
    for number, likely in one.items():
        moved = max(0, number + plus)
        found[moved] = found.get(moved, Fraction(0)) + likely
    return found


@lru_cache(maxsize=4096)
def odds_of(
    bonus: int,
    armour_class: int,
    damage: DiceSum,
    net: int = 0,
    *,
    more: DiceSum | None = None,
    rally: DiceSum | None = None,
    all_critical: bool = False,
) -> Odds:
    """The odds of an attack roll.  D062 to D065, D086.

    `more` are dice of damage beside, `rally` dice that are added to the roll; `all_critical`: every hit is.
    """
    extra = {0: Fraction(1)} if rally is None else sums(rally)
    hit = critical = Fraction(0)
    for face, likely in faces(net).items():
        reaches = sum((share for plus, share in extra.items() if face + bonus + plus >= armour_class), Fraction(0))
        chance = likely * (Fraction(face == CRITICAL) if face in (1, CRITICAL) else reaches)
        hit += chance
        critical += chance if all_critical or face == CRITICAL else 0
    found: dict[int, Fraction] = {0: 1 - hit}
    for share, double in ((hit - critical, False), (critical, True)):
        if not share:
            continue
        for number, likely in _damage(damage, more, double=double).items():
            found[number] = found.get(number, Fraction(0)) + share * likely
    return Odds(hit, critical, found)


def _damage(damage: DiceSum, more: DiceSum | None, *, double: bool) -> dict[int, Fraction]:
    bare = sums(DiceSum(damage.count, damage.sides), double=double)
    if more is not None:
        bare = added(bare, sums(more, double=double))
    return _shifted(bare, damage.plus)


def attack_odds(plan: Plan) -> Odds:
    """The odds of a plan."""
    return odds_of(
        plan.bonus,
        plan.armour_class,
        plan.weapon.damage,
        plan.leanings.net,
        more=plan.more,
        rally=plan.rally,
        all_critical=plan.is_critical_when_hit,
    )


def several(odds: Odds, count: int) -> Odds:
    """The damage of several attacks like one; the chances of a hit stay those of one."""
    damage: Shares = {0: Fraction(1)}
    for _ in range(count):
        damage = added(damage, odds.damage)
    return Odds(odds.hit, odds.critical, damage)


def area_odds(dice: DiceSum, save_bonus: int, difficulty: int, net: int = 0) -> Odds:
    """The odds of damage that a successful save halves; `hit` is how likely the save fails.  D090."""
    fails = sum((likely for face, likely in faces(net).items() if face + save_bonus < difficulty), Fraction(0))
    found: dict[int, Fraction] = {}
    for number, likely in sums(dice).items():
        for damage, share in ((number, fails), (number // 2, 1 - fails)):
            found[damage] = found.get(damage, Fraction(0)) + likely * share
    return Odds(fails, Fraction(0), found)


@lru_cache(maxsize=256)
def wins(lead: int) -> Fraction:
    """Return how likely the one wins a contest who adds so much more than the other; a tie is not won.  D061, D091."""
    even = faces(0)
    pairs = ((own, theirs) for own in even for theirs in even)
    return Fraction(sum(own + lead > theirs for own, theirs in pairs), SIDES_OF_A_D20**2)


def notices(passive: int, stealth_bonus: int, net: int = 0) -> Fraction:
    """How likely a passive value exceeds a Stealth total.  D009, DR02."""
    return sum((likely for face, likely in faces(net).items() if passive > face + stealth_bonus), Fraction(0))


def dies_unaided() -> Fraction:
    """The chance that a dying creature dies unless it is helped.  D085."""
    return _dies(0, 0)


def _dies(passed: int, failed: int) -> Fraction:
    if failed >= 3:
        return Fraction(1)
    if passed >= 3:
        return Fraction(0)
    twice, once, good = Fraction(1, 20), Fraction(8, 20), Fraction(10, 20)
    return (
        twice * _dies(passed, failed + 2) + once * _dies(passed, failed + 1) + good * _dies(passed + 1, failed)
    )

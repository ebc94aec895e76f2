"""What an attack will come to before it is rolled: exact probabilities, no sampling.

All checks of the attack are rolled on with (RU050), and the damage of each hit follows as in the rules: a hit on a
figure that is out of action does no more damage.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from pb12table.pb12.answers import Attack
from pb12table.pb12.attack_plan import AttackPlan, plan_attack
from pb12table.pb12.checks import SIDES
from pb12table.pb12.damage import damage_modifiers
from pb12table.pb12.figures import printed
from pb12table.pb12.modifiers import Modifier, total
from pb12table.pb12.profiles import Attribute, FigureId
from pb12table.pb12.seeing import sees_base_point
from pb12table.pb12.state import FigureState, State
from pb12table.pb12.tables import Tables, damage_points


@dataclass(frozen=True, slots=True)
class Odds:
    """What an attack will come to.

    `target_number` is the sum of `modifiers`; each of `checks` checks is passed with probability `p_check`.
    `p_hits[n]`: exactly n hits (passed checks times the weapon's success multiplier).  `p_damage_points[n]`: exactly
    n damage points in all damage rolls together, up to the one that puts the target out of action.  `p_out`: the
    target goes out of action by them.
    """

    target_number: int
    modifiers: tuple[Modifier, ...]
    checks: int
    p_check: float
    p_hits: tuple[float, ...]
    p_damage_points: tuple[float, ...]
    p_out: float

    @property
    def expected_damage_points(self) -> float:
        """The mean of the damage points."""
        return sum(number * share for number, share in enumerate(self.p_damage_points))


def odds(state: State, figure: FigureId, attack: Attack) -> Odds:
    """The odds of an attack that is legal, or would be with enough AP.  R1.6.12, R1.5.2, R1.5.3.

    The weapon must be the figure's and the target on the table.
    """
    return odds_of_plan(state, plan_attack(state, figure, attack))


def odds_of_plan(state: State, plan: AttackPlan) -> Odds:
    """The odds of a planned attack."""
    p_check = 0.0 if plan.fails else check_probability(plan.target_number)
    hits = hit_distribution(p_check, plan.checks, plan.weapon.success_multiplier)
    seen = sees_base_point(state, plan.target, plan.figure)
    bonus = total(damage_modifiers(state, plan.target, plan.damage, seen))
    each = points_of_a_hit(state.setup.tables, printed(state, plan.target, Attribute.DAMAGE_TABLE), bonus)
    left = capacity_left(state.figures[plan.target])
    points = points_distribution(hits, each, left)
    return Odds(
        plan.target_number,
        plan.modifiers,
        plan.checks,
        p_check,
        hits,
        points,
        sum(points[left + 1 :]),
    )


def capacity_left(figure: FigureState) -> int:
    """How many damage points a figure can still use; one more puts it out of action.  R1.5.1."""
    return figure.free_points + figure.light_points + figure.heavy_points


def check_probability(target_number: int) -> float:
    """How likely a check is passed.  R1.1.10, R1.1.12: extreme target numbers need no die."""
    return min(max(SIDES + 1 - target_number, 0), SIDES) / SIDES


@lru_cache(maxsize=4096)
def hit_distribution(p_check: float, checks: int, multiplier: int) -> tuple[float, ...]:
    """How likely each number of hits is, when every one of so many checks is rolled.  R1.6.5, R1.6.6."""
    passed = [1.0]
    for _ in range(checks):
        passed = _added(passed, (1.0 - p_check, p_check))
    hits = [0.0] * (checks * multiplier + 1)
    for number, share in enumerate(passed):
        hits[number * multiplier] += share
    return tuple(hits)


@lru_cache(maxsize=1024)
def points_of_a_hit(tables: Tables, damage_table: int, bonus: int) -> tuple[float, ...]:
    """How likely each number of damage points is in one damage roll of a d12 plus a bonus.  R1.5.2, R1.5.3."""
    faces = [damage_points(tables, damage_table, face + bonus) for face in range(1, SIDES + 1)]
    return tuple(faces.count(number) / SIDES for number in range(max(faces) + 1))


@lru_cache(maxsize=8192)
def points_distribution(
    hits: tuple[float, ...], each: tuple[float, ...], capacity: int
) -> tuple[float, ...]:
    """How likely each number of damage points is, when a target of a capacity takes so many hits.  R1.5.1, RU040.

    `hits[n]` and `each[n]` are probabilities of n hits, and of n points in a hit.  More points than the capacity put
    the target out, and no more hits count.
    """
    length = capacity + len(each)
    found = [0.0] * length
    standing, fallen = [1.0], [0.0] * length
    for number, share in enumerate(hits):
        if number:
            after = _added(standing, each)
            standing = after[: capacity + 1]
            for points in range(capacity + 1, len(after)):
                fallen[points] += after[points]
        for points, chance in enumerate(standing):
            found[points] += share * chance
        for points, chance in enumerate(fallen):
            found[points] += share * chance
    while len(found) > 1 and found[-1] == 0.0:
        found.pop()
    return tuple(found)


def _added(first: Sequence[float], second: Sequence[float]) -> list[float]:
    """The distribution of the sum of two independent numbers."""
    found = [0.0] * (len(first) + len(second) - 1)
    for left, one in enumerate(first):
        for right, other in enumerate(second):
            found[left + right] += one * other
    return found

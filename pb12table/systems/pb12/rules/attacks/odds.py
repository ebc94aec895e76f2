"""What an attack will come to before it is rolled: exact probabilities, no sampling.

All checks of the attack are rolled on with (RU050), and the damage of each hit follows as in the rules: a hit on a
figure that is out of action does no more damage.  With a target radius the odds are those of the target figure; a bare
point takes no damage.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from pb12table.skirmish.ids import FigureId, Modifier, total
from pb12table.systems.pb12.rules.attacks.attack_plan import AttackPlan, plan_attack
from pb12table.systems.pb12.rules.attacks.blast import FULL_CIRCLE, diverged, reached, sees_point
from pb12table.systems.pb12.rules.attacks.damage import damage_modifiers, damage_table, piece_damage_modifiers
from pb12table.systems.pb12.rules.cards.card_legality import SIDES
from pb12table.systems.pb12.rules.figures.figures import base_point
from pb12table.systems.pb12.rules.figures.seeing import sees_base_point
from pb12table.systems.pb12.rules.game.answers import Attack
from pb12table.systems.pb12.rules.game.state import FigureState, PieceState, State
from pb12table.systems.pb12.rules.game.tables import Tables, damage_points
from pb12table.systems.pb12.rules.preparations.profiles import DamageCode
from pb12table.table.shapes import TOLERANCE, at_most, plan_distance


@dataclass(frozen=True, slots=True)
class Odds:
    """What an attack will come to.

    `target_number` is the sum of `modifiers`; each of `checks` checks is passed with probability `p_check`.
    `p_hits[n]`: exactly n hits (passed checks times the weapon's success multiplier; with a target radius also what
    divergence leaves of failed ones, R1.6.10).  `p_damage_points[n]`: exactly
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
    """Return the odds of an attack that is legal, or would be with enough AP.  R1.6.12, R1.5.2, R1.5.3.

    The weapon must be the figure's and the target on the table.
    """
    return odds_of_plan(state, plan_attack(state, figure, attack))


def odds_of_plan(state: State, plan: AttackPlan) -> Odds:
    """Return the odds of a planned attack."""
    p_check = 0.0 if plan.fails else check_probability(plan.target_number)
    if plan.weapon.radius is not None:
        return _odds_of_blast(state, plan, p_check)
    hits = hit_distribution(p_check, plan.checks, plan.weapon.success_multiplier)
    if plan.piece is not None and plan.piece in state.terrain:
        return _odds_against_terrain(state, plan, plan.piece, p_check, hits)
    if plan.target is None:
        return Odds(plan.target_number, plan.modifiers, plan.checks, p_check, hits, (1.0,), 0.0)
    seen = sees_base_point(state, plan.target, plan.figure)
    bonus = total(damage_modifiers(state, plan.target, plan.damage, seen))
    each = points_of_a_hit(state.setup.tables, damage_table(state, plan.target), bonus)
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


def _odds_against_terrain(state: State, plan: AttackPlan, piece: str, p_check: float, hits: tuple[float, ...]) -> Odds:
    """Return the odds of an attack on terrain with damage values; `p_out`: it is destroyed.  RU124."""
    bonus = total(piece_damage_modifiers(state, piece, plan.damage))
    each = points_of_a_hit(state.setup.tables, state.setup.durability[piece].damage_table, bonus)
    left = capacity_left(state.terrain[piece])
    points = points_distribution(hits, each, left)
    return Odds(plan.target_number, plan.modifiers, plan.checks, p_check, hits, points, sum(points[left + 1 :]))


def _odds_of_blast(state: State, plan: AttackPlan, p_check: float) -> Odds:
    """Return the odds of an attack with a target radius.  R1.6.9, R1.6.10, RU053.

    The chooser of a limited sector is taken to leave the target out of it where he can (R1.6.11): unless its base point
    is above or below the target point.
    """
    outcomes = _outcomes_of_a_check(state, plan, p_check)
    hits, lines = _blast_hits(outcomes, plan.checks), (plan.target_number, plan.modifiers, plan.checks, p_check)
    struck = state.terrain.get(plan.piece or "") if plan.target is None else state.figures[plan.target]
    if struck is None:
        return Odds(*lines, hits, (1.0,), 0.0)
    left = capacity_left(struck)
    points = _blast_points(outcomes, plan.checks, left)
    return Odds(*lines, hits, points, sum(points[left + 1 :]))


@dataclass(frozen=True, slots=True)
class _Outcome:
    """What one check can come to: how likely, how many successes, and the damage points of each on the target."""

    share: float
    successes: int
    points: tuple[float, ...]


def _outcomes_of_a_check(state: State, plan: AttackPlan, p_check: float) -> list[_Outcome]:
    """Return all outcomes of one check of a radius attack.  R1.6.6, R1.6.10, RU053."""
    tables, radius, strength = state.setup.tables, plan.weapon.radius or 0, plan.damage.strength
    full = _points_on_target(state, plan, radius, strength, FULL_CIRCLE)
    found = [_Outcome(p_check, plan.weapon.success_multiplier, full)]
    failed = 1.0 - p_check
    if plan.fails or plan.target_number > SIDES:
        return [*found, _Outcome(failed, 0, (1.0,))]
    for face in range(1, SIDES + 1):
        left = diverged(tables, face, radius, strength)
        if left is None:
            found.append(_Outcome(failed / SIDES, 0, (1.0,)))
        else:
            points = _points_on_target(state, plan, left.radius, strength + left.change, left.sector)
            found.append(_Outcome(failed / SIDES, 1, points))
    return found


def _points_on_target(state: State, plan: AttackPlan, radius: int, strength: int, sector: int) -> tuple[float, ...]:
    """Return the damage points of one success on the target; none if it is out of the area or hidden."""
    if plan.piece is not None and plan.piece in state.setup.durability:
        code = DamageCode(strength, plan.damage.penetration)
        bonus = total(piece_damage_modifiers(state, plan.piece, code))
        return points_of_a_hit(state.setup.tables, state.setup.durability[plan.piece].damage_table, bonus)
    if plan.target is None:
        return (1.0,)
    hit = reached(state, plan.target, plan.point)
    above = plan_distance(plan.point[:2], base_point(state, plan.target)[:2]) <= TOLERANCE
    if hit.hidden or not at_most(hit.distance, radius) or (sector < FULL_CIRCLE and not above):
        return (1.0,)
    code = DamageCode(strength, plan.damage.penetration)
    cover = () if hit.cover is None else (hit.cover,)
    bonus = total(damage_modifiers(state, plan.target, code, sees_point(state, plan.target, plan.point), cover))
    return points_of_a_hit(state.setup.tables, damage_table(state, plan.target), bonus)


def _blast_hits(outcomes: list[_Outcome], checks: int) -> tuple[float, ...]:
    """Return the probability of each number of successes."""
    one = [0.0] * (max(outcome.successes for outcome in outcomes) + 1)
    for outcome in outcomes:
        one[outcome.successes] += outcome.share
    found = [1.0]
    for _ in range(checks):
        found = _added(found, one)
    return tuple(found)


def _blast_points(outcomes: list[_Outcome], checks: int, capacity: int) -> tuple[float, ...]:
    """Return the probability of each number of damage points, up to that which puts the target out.  R1.5.1, RU040."""
    standing, fallen = [1.0], [0.0]
    for _ in range(checks):
        after, out = [0.0], fallen
        for outcome in outcomes:
            left, gone = standing, [0.0]
            for _ in range(outcome.successes):
                hit = _added(left, outcome.points)
                left = hit[: capacity + 1]
                gone = _summed(gone, [0.0] * (capacity + 1) + hit[capacity + 1 :], 1.0)
            after = _summed(after, left, outcome.share)
            out = _summed(out, gone, outcome.share)
        standing, fallen = after, out
    found = _summed(standing, fallen, 1.0)
    while len(found) > 1 and found[-1] == 0.0:
        found.pop()
    return tuple(found)


def _summed(first: Sequence[float], second: Sequence[float], share: float) -> list[float]:
    """Return the sum of one list of chances and a fraction of another."""
    length = max(len(first), len(second))
    padded = [*first, *([0.0] * (length - len(first)))]
    for number, chance in enumerate(second):
        padded[number] += share * chance
    return padded


def capacity_left(figure: FigureState | PieceState) -> int:
    """Return how many damage points a figure can still take; one more puts it out of action.  R1.5.1, RU124."""
    return figure.free_points + figure.light_points + figure.heavy_points


def check_probability(target_number: int) -> float:
    """Return the probability that a check is passed.  R1.1.10, R1.1.12: extreme target numbers need no die."""
    return min(max(SIDES + 1 - target_number, 0), SIDES) / SIDES


@lru_cache(maxsize=4096)
def hit_distribution(p_check: float, checks: int, multiplier: int) -> tuple[float, ...]:
    """Return the probability of each number of hits, if every one of a number of checks is rolled.  R1.6.5, R1.6.6."""
    passed = [1.0]
    for _ in range(checks):
        passed = _added(passed, (1.0 - p_check, p_check))
    hits = [0.0] * (checks * multiplier + 1)
    for number, share in enumerate(passed):
        hits[number * multiplier] += share
    return tuple(hits)


@lru_cache(maxsize=1024)
def points_of_a_hit(tables: Tables, damage_table: int, bonus: int) -> tuple[float, ...]:
    """Return the probability of each number of damage points in one roll of a d12 plus a bonus.  R1.5.2, R1.5.3."""
    faces = [damage_points(tables, damage_table, face + bonus) for face in range(1, SIDES + 1)]
    return tuple(faces.count(number) / SIDES for number in range(max(faces) + 1))


@lru_cache(maxsize=8192)
def points_distribution(hits: tuple[float, ...], each: tuple[float, ...], capacity: int) -> tuple[float, ...]:
    """Return the probability of each number of damage points if a target of a capacity takes hits.  R1.5.1, RU040.

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
    """Return the distribution of the sum of two independent numbers."""
    found = [0.0] * (len(first) + len(second) - 1)
    for left, one in enumerate(first):
        for right, other in enumerate(second):
            found[left + right] += one * other
    return found

"""What an attack will be rolled with: legality, target number, checks and damage, before any die is thrown.

The rules roll from an `AttackPlan`, the screen shows it, the command line prints it and bots weigh it.
"""

from __future__ import annotations

from dataclasses import dataclass

from pb12table.kernel.request import Refusal
from pb12table.pb12.answers import Attack, RangedAttack
from pb12table.pb12.check_counts import count_checks, resources_left
from pb12table.pb12.check_modifiers import (
    BARE_POINT,
    action_check_modifiers,
    check_base,
    counting_driver,
    melee_check_modifiers,
)
from pb12table.pb12.figures import base_point, changes, has_status, value
from pb12table.pb12.modifiers import Modifier, total
from pb12table.pb12.profiles import Attribute, Block, BlockId, DamageCode, FigureId, StrengthMode
from pb12table.pb12.seeing import concealment, has_sight_line, sight
from pb12table.pb12.state import State, Status
from pb12table.pb12.tables import RangeCategory, range_category
from pb12table.pb12.targets import chosen, qualified, reach, supporters, target_point, target_refusal, weapons
from pb12table.table.shapes import Point3
from pb12table.table.sight import FigureSight
from pb12table.table.units import distance as distance_between

__all__ = [
    "AttackPlan",
    "attack_refusal",
    "damage_code",
    "plan_attack",
    "reach",
    "weapon_in_use",
    "weapons",
]


REACTIONS = ("R4.3.2", "R4.3.3")
"""The rules whose part of a defensive value is told by itself."""


@dataclass(frozen=True, slots=True)
class AttackPlan:
    """An attack as it would be rolled now.

    `target_number` is the sum of `modifiers`.  `checks` can be rolled (after lapsed and given-up ones are
    taken off); `resources_at_once` are used by given-up checks.  `fails` when the range category has no
    modifier (RU066).  `damage` is the code with the figure's strength and the boost in it.  `point` is the target
    point in space; `target` and `sight` are None when it is a bare one (R1.6.15) or on a `piece` of terrain (RU124).
    """

    figure: FigureId
    weapon: Block
    target: FigureId | None
    point: Point3
    distance: float
    sight: FigureSight | None
    category: RangeCategory | None
    modifiers: tuple[Modifier, ...]
    target_number: int
    checks: int
    lapsed: int
    given_up: int
    fails: bool
    damage: DamageCode
    damage_modifiers: tuple[Modifier, ...]
    piece: str | None = None


# -- weapons --------------------------------------------------------------------------------------------------


def weapon_in_use(state: State, figure: FigureId, weapon: BlockId, *, ranged: bool) -> Block | None:
    """The weapon with an id if the figure has it in use for that kind of attack."""
    return next((block for block in weapons(state, figure, ranged=ranged) if block.id == weapon), None)


def damage_code(state: State, figure: FigureId, weapon: Block, boost: int) -> tuple[DamageCode, list[Modifier]]:
    """The damage code of an attack and what its strength is made of.  R1.8.5, R1.6.14, RU001."""
    printed = weapon.damage or DamageCode(0, 0)
    parts = [Modifier("R1.8.5", "weapon-damage", printed.strength, weapon.id)]
    strength = value(state, figure, Attribute.STRENGTH)
    if weapon.strength_mode is StrengthMode.HALF:
        parts.append(Modifier("R1.8.5", "half-strength", strength // 2, figure))
    elif weapon.strength_mode is StrengthMode.FULL:
        parts.append(Modifier("R1.8.5", "full-strength", strength, figure))
    return DamageCode(total(parts), printed.penetration + boost), parts


# -- target numbers -------------------------------------------------------------------------------------------


def _common_modifiers(
    state: State, figure: FigureId, target: FigureId | None, attack: Attack
) -> list[Modifier]:
    """Modifiers of both kinds of attack that come from the figures and the declaration."""
    ranged = isinstance(attack, RangedAttack)
    found = action_check_modifiers(state, figure) if ranged else melee_check_modifiers(state, figure)
    driver = counting_driver(state, figure, Attribute.RANGED if ranged else Attribute.MELEE)
    if driver is not None:  # R3.0.12
        found += action_check_modifiers(state, driver) if ranged else melee_check_modifiers(state, driver)
    if target is None and attack.piece is None:
        found.append(BARE_POINT)
    elif target is not None and has_status(state, target, Status.STATIC):
        found.append(Modifier("R1.10.7", "static-target", -1, Status.STATIC))
    if state.figures[figure].concentrated:
        found.append(Modifier("R1.7.12", "concentrated", -2))
    if attack.boost:
        found.append(Modifier("R1.6.14", "boost", attack.boost))
    if attack.given_up:
        found.append(Modifier("R1.6.8", "bundled", -attack.given_up))
    return found


def _defence(state: State, target: FigureId | None, attribute: Attribute) -> tuple[int, list[Modifier]]:
    """A target's defensive value, and what reactions add to it until the end of the turn.  R1.4.12, R4.3.1."""
    if target is None:
        return 0, []
    reactions = [part for part in changes(state, target, attribute) if part.rule in REACTIONS]
    return value(state, target, attribute) - total(reactions), reactions


def _range_modifiers(weapon: Block, category: RangeCategory, beyond: int) -> list[Modifier] | None:
    """The weapon's modifiers in a range category, None when it has none there.  R1.7.10, R1.7.11, RU066."""
    if category is RangeCategory.OUT_OF_RANGE:
        return None
    is_beyond = category is RangeCategory.BEYOND_EXTREME
    key = RangeCategory.EXTREME if is_beyond else category
    step: int | None = getattr(weapon.ranged_modifiers, key.value)
    if step is None:
        return None
    found = [Modifier("R1.7.10", f"range-{key.value}", step, weapon.id)]
    return [*found, Modifier("R1.7.11", "beyond-extreme", beyond, weapon.id)] if is_beyond else found


def plan_attack(state: State, figure: FigureId, attack: Attack) -> AttackPlan:
    """An attack as it would be rolled now; the weapon must be in use and the target on the table.

    R1.7.10 and R1.7.15 (target numbers), R1.6.7 and R1.8.11 (frequency), R1.6.8 and RU052
    (bundling), R1.8.14 (resources), R1.6.14 (boost), R1.6.15 (bare points: neither defence nor concealment), RU056
    (target terrain is none).
    """
    ranged = isinstance(attack, RangedAttack)
    weapon = state.setup.block_by_figure[figure][attack.weapon]
    aim = qualified(state, chosen(attack))
    target, point = aim.figure, target_point(state, figure, chosen(attack))
    away = distance_between(base_point(state, figure), point)
    seen = None if target is None else sight(state, figure, target, attack.facing)
    tables = state.setup.tables
    category: RangeCategory | None = None
    fails = False
    if ranged:
        modifiers = check_base(state, figure, Attribute.RANGED)
        category = range_category(tables, weapon.range_factor, away)
        by_range = _range_modifiers(weapon, category, tables.beyond_extreme_modifier)
        fails = by_range is None
        modifiers += by_range or []
        defence, reactions = _defence(state, target, Attribute.RANGED_DEFENCE)
        modifiers += [Modifier("R1.7.10", "ranged-defence", defence, target or "")] if defence else []
    else:
        modifiers = check_base(state, figure, Attribute.MELEE)
        modifiers.append(Modifier("R1.8.7", "melee-modifier", weapon.melee_modifier or 0, weapon.id))
        defence, reactions = _defence(state, target, Attribute.MELEE_DEFENCE)
        modifiers += [Modifier("R1.4.12", "melee-defence", defence, target or "")] if defence else []
        most = max(value(state, figure, Attribute.INITIATIVE), 0)
        helpers = min(len(supporters(state, figure, aim)), most)
        modifiers += [Modifier("R1.7.15", "support", -helpers)] if helpers else []
        if target is not None and not has_sight_line(state, target, figure):
            modifiers.append(Modifier("R1.7.15", "unseen-attacker", -1))
    modifiers += reactions
    modifiers += [] if seen is None else concealment(state, seen)
    modifiers += _common_modifiers(state, figure, target, attack)
    if attack.frequency:
        modifiers.append(Modifier("R1.6.7", "frequency", weapon.frequency.modifier, weapon.id))
    checks = count_checks(state, figure, weapon, attack.action_points, frequency=attack.frequency)
    damage, parts = damage_code(state, figure, weapon, attack.boost)
    return AttackPlan(
        figure,
        weapon,
        target,
        point,
        away,
        seen,
        category,
        tuple(modifiers),
        total(modifiers),
        max(checks.available - attack.given_up, 0),
        checks.lapsed,
        attack.given_up,
        fails,
        damage,
        tuple(parts),
        attack.piece,
    )


def attack_refusal(state: State, figure: FigureId, attack: Attack) -> Refusal | None:
    """Why an attack cannot be declared; AP and activation are looked at elsewhere.  R1.6.4 to R1.6.14."""
    ranged = isinstance(attack, RangedAttack)
    weapon = weapon_in_use(state, figure, attack.weapon, ranged=ranged)
    if weapon is None:
        return Refusal("R1.7.8" if ranged else "R1.7.13", "weapon-not-in-use", (("block", attack.weapon),))
    if resources_left(state, figure, weapon) == 0:
        return Refusal("R1.8.14", "no-resources", (("block", weapon.id),))
    refusal = target_refusal(state, figure, weapon, attack, ranged=ranged)
    if refusal is not None:
        return refusal
    if attack.frequency and weapon.frequency.multiplier == 1:
        return Refusal("R1.6.7", "no-frequency", (("block", weapon.id),))
    if attack.boost < 0:
        return Refusal("R1.6.14", "negative-boost")
    if attack.boost and weapon.radius is not None:
        return Refusal("R1.6.14", "no-boost-with-radius", (("block", weapon.id),))
    available = count_checks(state, figure, weapon, attack.action_points, frequency=attack.frequency).available
    if not 0 <= attack.given_up < available:
        return Refusal("R1.6.8", "too-many-given-up", (("most", available - 1),))
    return None


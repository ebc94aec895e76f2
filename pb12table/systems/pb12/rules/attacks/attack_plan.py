"""What an attack will be rolled with: legality, target number, checks and damage, before any die is thrown.

The rules roll from an `AttackPlan`, the screen shows it, the command line prints it and bots weigh it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from pb12table.skirmish.ids import FigureId, Modifier, total
from pb12table.systems.pb12.rules.attacks.targets import (
    chosen,
    qualified,
    reach,
    supporters,
    target_point,
    weapons,
)
from pb12table.systems.pb12.rules.checks.action_checks import count_checks
from pb12table.systems.pb12.rules.checks.checks import (
    BARE_POINT,
    action_check_modifiers,
    check_base,
    melee_check_modifiers,
    next_action_modifiers,
    with_driver,
)
from pb12table.systems.pb12.rules.figures.figures import base_point, has_status, parts_of_value, value
from pb12table.systems.pb12.rules.figures.seeing import concealment, has_sight_line, sight
from pb12table.systems.pb12.rules.game.answers import Attack, MeleeAttack, RangedAttack
from pb12table.systems.pb12.rules.game.state import State, Status
from pb12table.systems.pb12.rules.game.tables import RangeCategory, range_category
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, Block, BlockId, DamageCode, StrengthMode
from pb12table.table.shapes import Point3
from pb12table.table.shapes import distance as distance_between
from pb12table.table.sight.sight import FigureSight

__all__ = [
    "AttackPlan",
    "announced_sum",
    "damage_code",
    "plan_attack",
    "reach",
    "weapon_in_use",
    "weapons",
]


DEFENCES: Final = MappingProxyType(
    {Attribute.RANGED_DEFENCE: "ranged-defence", Attribute.MELEE_DEFENCE: "melee-defence"}
)
"""What a target's defensive value is called in a sum."""

REACTIONS = ("R4.3.2", "R4.3.3")
"""The rules whose part of a defensive value is told by itself."""


@dataclass(frozen=True, slots=True)
class AttackPlan:
    """An attack as it would be rolled now.

    `target_number` is the sum of `modifiers`.  `checks` can be rolled, after those are taken off that `lapsed` for want
    of resource points and those that are `given_up`.  `fails` when the range category has no modifier (RU066).
    `damage` is the code with the figure's strength and the boost in it.  `point` is the target point in space; `target`
    and `sight` are None when it is a bare one (R1.6.15) or on a `piece` of terrain (RU124).
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
    """Return the weapon with an id if the figure has it in use for that kind of attack."""
    return next((block for block in weapons(state, figure, ranged=ranged) if block.id == weapon), None)


def damage_code(state: State, figure: FigureId, weapon: Block, boost: int) -> tuple[DamageCode, list[Modifier]]:
    """Return the damage code of an attack and what makes up its strength.  R1.8.5, R1.6.14, RU001."""
    printed = weapon.damage or DamageCode(0, 0)
    parts = [Modifier("R1.8.5", "weapon-damage", printed.strength, weapon.id)]
    strength = value(state, figure, Attribute.STRENGTH)
    if weapon.strength_mode is StrengthMode.HALF:
        parts.append(Modifier("R1.8.5", "half-strength", strength // 2, figure))
    elif weapon.strength_mode is StrengthMode.FULL:
        parts.append(Modifier("R1.8.5", "full-strength", strength, figure))
    return DamageCode(total(parts), printed.penetration + boost), parts


# -- target numbers -------------------------------------------------------------------------------------------


def _declared_modifiers(
    state: State, figure: FigureId, weapon: Block, target: FigureId | None, attack: Attack
) -> list[Modifier]:
    """Return what the target, the figure's preparation and declaration add to an attack.  R1.6.7, R1.6.8, R1.6.14."""
    found: list[Modifier] = []
    if target is None and attack.piece is None:
        found.append(BARE_POINT)
    elif target is not None and has_status(state, target, Status.STATIC):
        found.append(Modifier("R1.10.7", "static-target", -1, Status.STATIC))
    found += next_action_modifiers(state, figure)
    if attack.boost:
        found.append(Modifier("R1.6.14", "boost", attack.boost))
    if attack.given_up:
        found.append(Modifier("R1.6.8", "bundled", -attack.given_up))
    if attack.frequency:
        found.append(Modifier("R1.6.7", "frequency", weapon.frequency.modifier, weapon.id))
    return found


def _defence(state: State, target: FigureId | None, attribute: Attribute, rule: str) -> list[Modifier]:
    """Return a target's defensive value, and what reactions add to it until the end of the turn.  R1.4.12, R4.3.1."""
    if target is None:
        return []
    every = parts_of_value(state, target, attribute)
    parts = tuple(part for part in every if part.rule not in REACTIONS)
    own = Modifier(rule, DEFENCES[attribute], total(parts), target, parts)
    return [*([own] if own.value else []), *(part for part in every if part.rule in REACTIONS)]


def ranged_modifiers(
    state: State,
    figure: FigureId,
    weapon: Block,
    target: FigureId | None,
    seen: FigureSight | None,
    category: RangeCategory,
) -> list[Modifier]:
    """Return what makes up the target number of a Ranged Attack, whatever is declared.  R1.7.10 (Fernkampfangriff).

    `target` and `seen` are None when it is no figure.
    """
    return [
        *check_base(state, figure, Attribute.RANGED),
        *_range_modifiers(weapon, category, state.setup.tables.beyond_extreme_modifier),
        *_defence(state, target, Attribute.RANGED_DEFENCE, "R1.7.10"),
        *(() if seen is None else concealment(state, seen)),
        *with_driver(state, figure, Attribute.RANGED, action_check_modifiers),
    ]


def melee_modifiers(
    state: State,
    figure: FigureId,
    weapon: Block,
    target: FigureId | None,
    seen: FigureSight | None,
    helpers: Sequence[FigureId],
    *,
    unseen: bool,
) -> list[Modifier]:
    """Return what makes up the target number of a Melee Attack, whatever is declared.  R1.7.15 (Nahkampfangriff).

    `target` and `seen` are None when it is no figure; `helpers` support it, no more than the initiative counts; the
    attacker may be `unseen` by the target.
    """
    most = max(value(state, figure, Attribute.INITIATIVE), 0)
    each = tuple(Modifier("R1.7.15", "supporter", -1, helper) for helper in helpers[:most])
    return [
        *check_base(state, figure, Attribute.MELEE),
        Modifier("R1.8.7", "melee-modifier", weapon.melee_modifier or 0, weapon.id),
        *_defence(state, target, Attribute.MELEE_DEFENCE, "R1.4.12"),
        *([Modifier("R1.7.15", "support", total(each), "", each)] if each else ()),
        *([Modifier("R1.7.15", "unseen-attacker", -1)] if unseen else ()),
        *(() if seen is None else concealment(state, seen)),
        *with_driver(state, figure, Attribute.MELEE, melee_check_modifiers),
    ]


def _step(weapon: Block, category: RangeCategory) -> int | None:
    """Return the weapon's modifier in a range category, None if it has none there.  R1.7.10, R1.7.11, RU066."""
    if category is RangeCategory.OUT_OF_RANGE:
        return None
    key = RangeCategory.EXTREME if category is RangeCategory.BEYOND_EXTREME else category
    step: int | None = getattr(weapon.ranged_modifiers, key.value)
    return step


def can_hit_at(weapon: Block, category: RangeCategory) -> bool:
    """Return whether a shot at a range category can hit at all.  R1.7.10, R1.7.11, RU066."""
    return _step(weapon, category) is not None


def _range_modifiers(weapon: Block, category: RangeCategory, beyond: int) -> list[Modifier]:
    """Return the weapon's modifiers in a range category, none if the attack fails.  R1.7.10, R1.7.11, RU066."""
    step, is_beyond = _step(weapon, category), category is RangeCategory.BEYOND_EXTREME
    if step is None:
        return []
    key = RangeCategory.EXTREME if is_beyond else category
    found = [Modifier("R1.7.10", f"range-{key.value}", step, weapon.id)]
    return [*found, Modifier("R1.7.11", "beyond-extreme", beyond, weapon.id)] if is_beyond else found


def plan_attack(state: State, figure: FigureId, attack: Attack) -> AttackPlan:
    """Return an attack as it would be rolled now; the weapon must be in use and the target on the table.

    R1.7.10 and R1.7.15 (target numbers), R1.6.7 and R1.8.11 (frequency), R1.6.8 and RU052
    (bundling), R1.8.14 (resources), R1.6.14 (boost), R1.6.15 (bare points: neither defence nor concealment), RU056
    (target terrain is none).
    """
    weapon = state.setup.block_by_figure[figure][attack.weapon]
    aim = qualified(state, chosen(attack))
    target, point = aim.figure, target_point(state, figure, chosen(attack))
    away = distance_between(base_point(state, figure), point)
    seen = None if target is None else sight(state, figure, target, attack.facing)
    category: RangeCategory | None = None
    if isinstance(attack, RangedAttack):
        category = range_category(state.setup.tables, weapon.range_factor, away)
        modifiers = ranged_modifiers(state, figure, weapon, target, seen, category)
    else:
        helpers = supporters(state, figure, aim)
        unseen = target is not None and not has_sight_line(state, target, figure)
        modifiers = melee_modifiers(state, figure, weapon, target, seen, helpers, unseen=unseen)
    modifiers += _declared_modifiers(state, figure, weapon, target, attack)
    checks = count_checks(state, figure, weapon, attack.action_points, frequency=attack.frequency)
    damage, parts = damage_code(state, figure, weapon, attack.boost)
    return AttackPlan(
        figure=figure,
        weapon=weapon,
        target=target,
        point=point,
        distance=away,
        sight=seen,
        category=category,
        modifiers=tuple(modifiers),
        target_number=total(modifiers),
        checks=max(checks.available - attack.given_up, 0),
        lapsed=checks.lapsed,
        given_up=attack.given_up,
        fails=category is not None and _step(weapon, category) is None,
        damage=damage,
        damage_modifiers=tuple(parts),
        piece=attack.piece,
    )


def number_in_the_open(
    state: State, figure: FigureId, weapon: Block, target: FigureId, category: RangeCategory | None
) -> int | None:
    """Return the target number of a plain attack on a figure that nothing hides; None if it fails.  R1.7.10, R1.7.15.

    `category`: how far it is to shoot; None: it is struck, the attacker is seen and nobody helps.
    """
    if category is None:
        found = melee_modifiers(state, figure, weapon, target, None, (), unseen=False)
    elif _step(weapon, category) is None:
        return None
    else:
        found = ranged_modifiers(state, figure, weapon, target, None, category)
    attack = MeleeAttack(weapon.id, target, 1) if category is None else RangedAttack(weapon.id, target, 1)
    return total(found) + total(_declared_modifiers(state, figure, weapon, target, attack))


def announced_sum(state: State, figure: FigureId, action: object) -> tuple[Modifier, ...]:
    """Return what makes up the target number of an attack when announced; empty for other actions.  R4.0.4."""
    return plan_attack(state, figure, action).modifiers if isinstance(action, RangedAttack | MeleeAttack) else ()

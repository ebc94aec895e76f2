"""What an attack will be rolled with: legality, target number, checks and damage, before any die is thrown.

The rules roll from an `AttackPlan`, the screen shows it, the command line prints it and bots weigh it.
"""

from __future__ import annotations

from dataclasses import dataclass

from pb12table.kernel.request import Refusal
from pb12table.pb12.answers import Attack, MeleeAttack, RangedAttack
from pb12table.pb12.figures import (
    blocks_in_use,
    distance,
    figures_on_table,
    has_status,
    is_able_to_act,
    is_on_table,
    is_opposing,
    rough_modifiers,
    value,
)
from pb12table.pb12.modifiers import Modifier, total
from pb12table.pb12.profiles import Attribute, Block, BlockId, DamageCode, FigureId, StrengthMode
from pb12table.pb12.seeing import concealment, has_sight_line, sight
from pb12table.pb12.state import State, Status
from pb12table.pb12.tables import RangeCategory, range_category
from pb12table.table.sight import FigureSight
from pb12table.table.units import at_most


@dataclass(frozen=True, slots=True)
class AttackPlan:
    """An attack as it would be rolled now.

    `target_number` is the sum of `modifiers`.  `checks` can be rolled (after lapsed and given-up ones are
    taken off); `resources_at_once` are used by given-up checks.  `fails` when the range category has no
    modifier (RU066).  `damage` is the code with the figure's strength and the boost in it.
    """

    figure: FigureId
    weapon: Block
    target: FigureId
    distance: float
    sight: FigureSight
    category: RangeCategory | None
    modifiers: tuple[Modifier, ...]
    target_number: int
    checks: int
    lapsed: int
    given_up: int
    fails: bool
    damage: DamageCode
    damage_modifiers: tuple[Modifier, ...]


# -- weapons --------------------------------------------------------------------------------------------------


def weapons(state: State, figure: FigureId, *, ranged: bool) -> list[Block]:
    """The ranged or melee weapons a figure has in use.  R1.8.2, R1.8.7, R1.8.8."""
    return [
        block
        for block in blocks_in_use(state, figure)
        if (block.is_ranged_weapon if ranged else block.is_melee_weapon)
    ]


def weapon_in_use(state: State, figure: FigureId, weapon: BlockId, *, ranged: bool) -> Block | None:
    """The weapon with an id if the figure has it in use for that kind of attack."""
    return next((block for block in weapons(state, figure, ranged=ranged) if block.id == weapon), None)


def resources_left(state: State, figure: FigureId, block: Block) -> int | None:
    """The resource points of a block, None for unlimited.  R1.8.14 (Ressourcen), RU071."""
    return state.figures[figure].blocks[block.id].resources


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


# -- target selection -----------------------------------------------------------------------------------------


def reach(state: State, figure: FigureId, weapon: Block) -> int:
    """How far a figure can strike with a weapon, in steps.  R1.4.18, R1.8.6 (Nahkampfreichweite)."""
    return value(state, figure, Attribute.MELEE_REACH) + weapon.melee_reach


def nearest_visible_opponent(state: State, figure: FigureId, facing: float | None = None) -> float | None:
    """The distance of the nearest opposing figure with a sight line, None if there is none.  R1.7.9, RU065."""
    candidates = sorted(
        (distance(state, figure, other.id), other.id)
        for other in figures_on_table(state)
        if is_opposing(state, figure, other.id)
    )
    for away, other in candidates:
        if has_sight_line(state, figure, other, facing):
            return away
    return None


def is_aimed_at(state: State, figure: FigureId, target: FigureId) -> bool:
    """Whether the figure has aimed at the target this round.  R1.7.16, RU067."""
    aimed = state.figures[figure].aimed_at
    return aimed is not None and aimed.game_round == state.game_round and aimed.figure == target


def _target_refusal(state: State, figure: FigureId, target: FigureId, facing: float | None) -> Refusal | None:
    if target not in state.figures or not is_on_table(state, target) or target == figure:
        return Refusal("R1.6.4", "no-such-target")
    seen = sight(state, figure, target, facing)
    if seen.exists:
        return None
    if not seen.in_sight_angle:
        return Refusal("R1.4.22", "outside-sight-angle", (("target", target),))
    blocker = seen.blockers[0] if seen.blockers else ""
    return Refusal("R1.4.24", "no-sight-line", (("target", target), ("obstacle", blocker)))


def ranged_target_refusal(
    state: State, figure: FigureId, target: FigureId, facing: float | None = None
) -> Refusal | None:
    """Why a figure cannot be shot at: no sight line, or another target is too much nearer.  R1.7.9, RU065."""
    refusal = _target_refusal(state, figure, target, facing)
    if refusal is not None or is_aimed_at(state, figure, target):
        return refusal
    nearest = nearest_visible_opponent(state, figure, facing)
    away = distance(state, figure, target)
    if nearest is not None and not at_most(away, 1.5 * nearest):
        return Refusal("R1.7.9", "nearer-target", (("distance", away), ("limit", 1.5 * nearest)))
    return None


def melee_target_refusal(
    state: State, figure: FigureId, weapon: Block, target: FigureId, facing: float | None = None
) -> Refusal | None:
    """Why a figure cannot be struck: out of reach or no sight line.  R1.7.14, R1.8.6."""
    if target in state.figures and is_on_table(state, target) and target != figure:
        away, longest = distance(state, figure, target), reach(state, figure, weapon)
        if not at_most(away, longest):
            return Refusal("R1.7.14", "out-of-reach", (("distance", away), ("reach", longest)))
    return _target_refusal(state, figure, target, facing)


def supporters(state: State, figure: FigureId, target: FigureId) -> list[FigureId]:
    """The other figures of the controller that could choose the target for a melee attack.  R1.7.15, RU070."""
    controller = state.figures[figure].controller
    return [
        other.id
        for other in figures_on_table(state)
        if other.controller == controller
        and other.id not in (figure, target)
        and is_able_to_act(state, other.id)
        and any(
            melee_target_refusal(state, other.id, weapon, target) is None
            for weapon in weapons(state, other.id, ranged=False)
        )
    ]


# -- target numbers -------------------------------------------------------------------------------------------


def check_base(state: State, figure: FigureId, attribute: Attribute) -> list[Modifier]:
    """12 and the attribute value of a check.  R1.4.26 (Attributsproben)."""
    return [
        Modifier("R1.4.26", "base", 12),
        Modifier("R1.4.26", f"attribute-{attribute}".replace("_", "-"), -value(state, figure, attribute), figure),
    ]


def lasting_check_modifiers(state: State, figure: FigureId) -> list[Modifier]:
    """What changes every check of a figure.  R1.10.6 (Schwer verwundet), RU077."""
    if has_status(state, figure, Status.SEVERELY_WOUNDED):
        return [Modifier("R1.10.6", "severely-wounded", 2, Status.SEVERELY_WOUNDED)]
    return []


def _common_modifiers(state: State, figure: FigureId, target: FigureId, attack: Attack) -> list[Modifier]:
    """Modifiers of both kinds of attack that come from the figures and the declaration."""
    found = lasting_check_modifiers(state, figure) + rough_modifiers(state, figure)
    if has_status(state, target, Status.STATIC):
        found.append(Modifier("R1.10.7", "static-target", -1, Status.STATIC))
    if state.figures[figure].concentrated:
        found.append(Modifier("R1.7.12", "concentrated", -2))
    if attack.boost:
        found.append(Modifier("R1.6.14", "boost", attack.boost))
    if attack.given_up:
        found.append(Modifier("R1.6.8", "bundled", -attack.given_up))
    return found


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
    (bundling), R1.8.14 (resources), R1.6.14 (boost).
    """
    ranged = isinstance(attack, RangedAttack)
    weapon = state.setup.block_by_figure[figure][attack.weapon]
    target = attack.target
    seen = sight(state, figure, target, attack.facing)
    tables = state.setup.tables
    category: RangeCategory | None = None
    fails = False
    if ranged:
        modifiers = check_base(state, figure, Attribute.RANGED)
        category = range_category(tables, weapon.range_factor, seen.distance)
        by_range = _range_modifiers(weapon, category, tables.beyond_extreme_modifier)
        fails = by_range is None
        modifiers += by_range or []
        defence = value(state, target, Attribute.RANGED_DEFENCE)
        modifiers += [Modifier("R1.7.10", "ranged-defence", defence, target)] if defence else []
    else:
        modifiers = check_base(state, figure, Attribute.MELEE)
        modifiers.append(Modifier("R1.8.7", "melee-modifier", weapon.melee_modifier or 0, weapon.id))
        defence = value(state, target, Attribute.MELEE_DEFENCE)
        modifiers += [Modifier("R1.4.12", "melee-defence", defence, target)] if defence else []
        most = max(value(state, figure, Attribute.INITIATIVE), 0)
        helpers = min(len(supporters(state, figure, target)), most)
        modifiers += [Modifier("R1.7.15", "support", -helpers)] if helpers else []
        if not has_sight_line(state, target, figure):
            modifiers.append(Modifier("R1.7.15", "unseen-attacker", -1))
    modifiers += concealment(state, seen)
    modifiers += _common_modifiers(state, figure, target, attack)
    if attack.frequency:
        modifiers.append(Modifier("R1.6.7", "frequency", weapon.frequency.modifier, weapon.id))
    declared = attack.action_points * (weapon.frequency.multiplier if attack.frequency else 1)
    left = resources_left(state, figure, weapon)
    available = declared if left is None else min(declared, left)
    damage, parts = damage_code(state, figure, weapon, attack.boost)
    return AttackPlan(
        figure,
        weapon,
        target,
        seen.distance,
        seen,
        category,
        tuple(modifiers),
        total(modifiers),
        max(available - attack.given_up, 0),
        declared - available,
        attack.given_up,
        fails,
        damage,
        tuple(parts),
    )


def attack_refusal(state: State, figure: FigureId, attack: Attack) -> Refusal | None:
    """Why an attack cannot be declared; AP and activation are looked at elsewhere.  R1.6.4 to R1.6.14."""
    ranged = isinstance(attack, RangedAttack)
    weapon = weapon_in_use(state, figure, attack.weapon, ranged=ranged)
    if weapon is None:
        return Refusal("R1.7.8" if ranged else "R1.7.13", "weapon-not-in-use", (("block", attack.weapon),))
    left = resources_left(state, figure, weapon)
    if left == 0:
        return Refusal("R1.8.14", "no-resources", (("block", weapon.id),))
    if isinstance(attack, MeleeAttack):
        refusal = melee_target_refusal(state, figure, weapon, attack.target, attack.facing)
    else:
        refusal = ranged_target_refusal(state, figure, attack.target, attack.facing)
    if refusal is not None:
        return refusal
    if attack.frequency and weapon.frequency.multiplier == 1:
        return Refusal("R1.6.7", "no-frequency", (("block", weapon.id),))
    if attack.boost < 0:
        return Refusal("R1.6.14", "negative-boost")
    declared = attack.action_points * (weapon.frequency.multiplier if attack.frequency else 1)
    available = declared if left is None else min(declared, left)
    if not 0 <= attack.given_up < available:
        return Refusal("R1.6.8", "too-many-given-up", (("most", available - 1),))
    return None


"""How good attacks are: every way to attack every opponent, weighed by exact odds.

A prospect is worth about the share of an opponent that it puts out of action.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import msgspec

from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.modifiers import total
from pb12table.systems.pb12.bots.blows import MOST_BOOST, Blows, blows, worth_of_points
from pb12table.systems.pb12.rules.actions.attack import attack_refusal
from pb12table.systems.pb12.rules.attacks.attack_plan import damage_code, plan_attack, reach, weapons
from pb12table.systems.pb12.rules.attacks.blast import figures_within
from pb12table.systems.pb12.rules.attacks.odds import (
    capacity_left,
    points_of_a_hit,
)
from pb12table.systems.pb12.rules.attacks.targets import target_figure
from pb12table.systems.pb12.rules.damage.damage import damage_modifiers, damage_table
from pb12table.systems.pb12.rules.figures.facing import facing_at
from pb12table.systems.pb12.rules.figures.figures import (
    base_point,
    blocks_in_use,
    distance,
    figures_on_table,
    has_status,
    is_command_figure,
    is_on_table,
    is_opposing,
)
from pb12table.systems.pb12.rules.figures.seeing import sees_base_point
from pb12table.systems.pb12.rules.game.answers import Attack, MeleeAttack, RangedAttack
from pb12table.systems.pb12.rules.game.state import Activation, State, Status
from pb12table.systems.pb12.rules.preparations.profiles import Block, DamageCode
from pb12table.table.shapes import Point3

COMMANDER, LEADER = 1.5, 2.5
"""How much more than another one is worth who can command, and one whose player is defeated without him."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """An attack and its worth; `concentrate`: better after concentrating for one AP of those counted."""

    worth: float
    attack: Attack
    concentrate: bool = False


def opponents(state: State, figure: FigureId) -> list[FigureId]:
    """The opposing figures on the table."""
    return [other.id for other in figures_on_table(state) if is_opposing(state, figure, other.id)]


BOTH = (False, True)
"""Melee and ranged attacks."""


def best_prospect(
    state: State,
    figure: FigureId,
    action_points: int,
    kinds: tuple[bool, ...] = BOTH,
    targets: Collection[FigureId] | None = None,
    *,
    alone: bool = False,
) -> Prospect | None:
    """The best attack from where a figure stands with so many AP, or None when there is none.

    `kinds`: False for melee attacks, True for ranged ones.  `targets`: at whom, None for every opponent.  `alone`: it
    is the only action, before which nobody concentrates.  Who acts in a truce has none: it ends after the turn.
    """
    if action_points < 1 or (state.truce and state.figures[figure].activation is not Activation.NONE):
        return None
    arms = [
        (ranged, weapon, farthest(state, figure, weapon, ranged=ranged))
        for ranged in kinds
        for weapon in weapons(state, figure, ranged=ranged)
    ]
    at = opponents(state, figure) if targets is None else targets
    found = (
        prospect
        for target, away in [(target, distance(state, figure, target)) for target in at]
        for ranged, weapon, most in arms
        if away <= most
        if (prospect := _best_with(state, figure, weapon, target, ranged, action_points, alone=alone)) is not None
    )
    return max(found, key=lambda prospect: prospect.worth, default=None)


def worth_of(prospect: Prospect | None) -> float:
    """The worth of a prospect, nothing for none."""
    return 0.0 if prospect is None else prospect.worth


def worth_of_attack(state: State, figure: FigureId, attack: Attack, harder: int = 0) -> float:
    """What an attack on a figure is worth to the attacker as it is declared, with so much more on the target number."""
    target = target_figure(state, attack)
    if target is None or not is_on_table(state, target):
        return 0.0
    plan = plan_attack(state, figure, attack)
    if plan.fails:
        return 0.0
    hits = blows_of(state, figure, plan.weapon, target)
    return hits.worth(plan.target_number + harder, plan.checks, min(attack.boost, hits.most_boost))


def harm_of_damage(state: State, target: FigureId, code: DamageCode, times: int) -> float:
    """What so many damage rolls against a figure are worth to its opponents, as those of a collision.  R1.5.5."""
    each = points_of_a_hit(
        state.setup.tables, damage_table(state, target), total(damage_modifiers(state, target, code, seen=True))
    )
    hits = (*(0.0 for _ in range(times)), 1.0)
    return weight_of(state, target) * worth_of_points(hits, each, capacity_left(state.figures[target]))


def weight_of(state: State, target: FigureId) -> float:
    """How much more, or less, than others a figure is worth to its opponents."""
    weight = LEADER if all_depends_on(state, target) else COMMANDER if is_command_figure(state, target) else 1.0
    return weight * (0.6 if has_status(state, target, Status.INCAPACITATED) else 1.0)


def all_depends_on(state: State, figure: FigureId) -> bool:
    """Whether a figure's player is defeated when it goes out of action.  R6.1.9 (Anführer Ausschalten)."""
    setup = state.setup
    return setup.modules.take_out_leader and any(player.leader == figure for player in setup.players)


@contextmanager
def standing_at(state: State, figure: FigureId, place: Point3) -> Iterator[None]:
    """Look at the state as if a figure stood somewhere else."""
    mover = state.figures[figure]
    before = (mover.x, mover.y, mover.z)
    mover.x, mover.y, mover.z = place
    try:
        yield
    finally:
        mover.x, mover.y, mover.z = before


def worth_at(
    state: State, figure: FigureId, place: Point3, action_points: int, kinds: tuple[bool, ...] = BOTH
) -> float:
    """The worth of the best attack from another place."""
    with standing_at(state, figure, place):
        return worth_of(best_prospect(state, figure, action_points, kinds))


def farthest(state: State, figure: FigureId, weapon: Block, *, ranged: bool) -> float:
    """How far a target can be away, in steps; asked before sight, which is dearer."""
    if ranged:
        return state.setup.tables.range_bounds[-1] * weapon.range_factor
    return reach(state, figure, weapon) + 1e-3


def _best_with(
    state: State, figure: FigureId, weapon: Block, target: FigureId, ranged: bool, action_points: int, *, alone: bool
) -> Prospect | None:
    """The best way to attack a target with a weapon: frequency, given-up checks, boost, concentrating first."""
    facing = facing_at(state, figure, target)
    make = RangedAttack if ranged else MeleeAttack
    basic = make(weapon.id, target, 1, facing=facing)
    if attack_refusal(state, figure, basic) is not None or endangers_friends(state, figure, weapon, target):
        return None
    plan = plan_attack(state, figure, basic)
    if plan.fails:
        return None
    best = blows_of(state, figure, weapon, target).best(
        plan.target_number, action_points, not alone and may_concentrate(state, figure)
    )
    if best is None:
        return None
    attack = msgspec.structs.replace(
        basic,
        action_points=best.action_points,
        frequency=best.frequency,
        given_up=best.given_up,
        boost=best.boost,
    )
    return Prospect(best.worth, attack, best.concentrate)


def may_concentrate(state: State, figure: FigureId) -> bool:
    """Whether a figure that has the AP can make its next attack easier by concentrating.  R1.7.12."""
    acting = state.figures[figure]
    return not acting.concentrated and not acting.helping_cards


def endangers_friends(state: State, figure: FigureId, weapon: Block, target: FigureId) -> bool:
    """Whether a target radius would reach a figure of the attacker's own side.  R1.6.9."""
    if weapon.radius is None:
        return False
    near = figures_within(state, base_point(state, target), weapon.radius)
    return any(not is_opposing(state, figure, hit.figure) for hit in near)


def blows_of(
    state: State, figure: FigureId, weapon: Block, target: FigureId, *, seen: bool | None = None
) -> Blows:
    """What hits with a weapon do to a target, for each boost; `seen`: whether it sees the attacker, None: as it is."""
    if seen is None:
        # It is dear to find out, and mostly the same to the target's armour (R1.8.9).
        blocks = blocks_in_use(state, target)
        differs = any(block.armour_seen != block.armour_unseen for block in blocks)
        seen = differs and sees_base_point(state, target, figure)
    table = damage_table(state, target)
    each: list[tuple[float, ...]] = []
    # A target radius cannot be boosted (R1.6.14).
    for boost in range(MOST_BOOST + 1 if weapon.radius is None else 1):
        code, _ = damage_code(state, figure, weapon, boost)
        one = points_of_a_hit(state.setup.tables, table, total(damage_modifiers(state, target, code, seen)))
        if each and each[-1] == one:
            break
        each.append(one)
    return blows(
        weapon.success_multiplier,
        weapon.frequency.multiplier,
        weapon.frequency.modifier,
        state.figures[figure].blocks[weapon.id].resources,
        capacity_left(state.figures[target]),
        weight_of(state, target),
        tuple(each),
    )

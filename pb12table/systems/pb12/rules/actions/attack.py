"""Attacks: checks one at a time, then the effects of all successes.  R1.6.12 (Angriffsmechanik)."""

from __future__ import annotations

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.attacks.attack_plan import AttackPlan, plan_attack
from pb12table.systems.pb12.rules.attacks.blast import blast, codes_left, strength_parts
from pb12table.systems.pb12.rules.checks.action_checks import CheckSeries, roll_checks
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.damage.damage import damage
from pb12table.systems.pb12.rules.damage.terrain_damage import damage_piece
from pb12table.systems.pb12.rules.figures.falling import fall_where_nothing_holds
from pb12table.systems.pb12.rules.figures.figures import base_point, is_on_table
from pb12table.systems.pb12.rules.figures.seeing import sees_base_point
from pb12table.systems.pb12.rules.game.answers import Attack, RangedAttack
from pb12table.systems.pb12.rules.game.events import AttackFailed, AttackSucceeded


async def attack(game: Game, figure: FigureId, action: Attack) -> None:
    """Roll an attack's checks and let each success do its damage.

    R1.6.5 and R1.6.13 (checks and successes), RU050 (effects after the last check), R1.6.6 and R1.8.13
    (multiplier), R1.6.9 and R1.8.12 (target radius).
    """
    state = game.state
    plan = plan_attack(state, figure, action)
    successes = await roll_checks(game, _series(plan, isinstance(action, RangedAttack)))
    if not successes:
        game.record(AttackFailed(figure=figure, weapon=plan.weapon.id))
        return
    if plan.weapon.radius is None:  # what goes astray hits nothing, and each blast is told by itself
        game.record(
            AttackSucceeded(
                figure=figure,
                weapon=plan.weapon.id,
                target=plan.target,
                successes=len(successes),
                piece=plan.piece or "",
            )
        )
    thrower = state.figures[figure].controller
    for success in successes:
        if state.players[thrower].defeated:
            return  # he gave up between the checks, and takes no further part (R1.1.22)
        if plan.weapon.radius is None:
            await _hit(game, thrower, plan)
        else:
            made_of = strength_parts(plan.damage_modifiers, success)
            await blast(game, thrower, figure, plan.weapon.id, plan.target, plan.point, plan.damage, success, made_of)
            if plan.piece is not None:
                for code in codes_left([plan.damage], success):
                    await damage_piece(game, thrower, plan.piece, code, made_of)
                await fall_where_nothing_holds(game)


async def _hit(game: Game, thrower: PlayerId, plan: AttackPlan) -> None:
    """One success on the target figure or terrain; at a bare point there is nobody to damage.  R1.6.13, RU124."""
    state = game.state
    if plan.piece is not None:
        await damage_piece(game, thrower, plan.piece, plan.damage, plan.damage_modifiers)
        await fall_where_nothing_holds(game)
    if plan.target is not None and is_on_table(state, plan.target):
        seen = sees_base_point(state, plan.target, plan.figure)
        source = base_point(state, plan.figure)
        await damage(game, thrower, plan.target, plan.damage, seen, source=source, made_of=plan.damage_modifiers)


def _series(plan: AttackPlan, ranged: bool) -> CheckSeries:
    """The checks of an attack.  R1.7.10, R1.7.15, R1.8.13, R1.8.14."""
    return CheckSeries(
        figure=plan.figure,
        kind="ranged-check" if ranged else "melee-check",
        rule="R1.7.10" if ranged else "R1.7.15",
        modifiers=plan.modifiers,
        checks=plan.checks,
        lapsed=plan.lapsed,
        given_up=plan.given_up,
        multiplier=plan.weapon.success_multiplier,
        radius=plan.weapon.radius,
        strength=plan.damage.strength,
        block=plan.weapon.id,
        fails=plan.fails,
    )

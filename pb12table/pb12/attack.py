"""Attacks: checks one at a time, then the effects of all successes.  R1.6.12 (Angriffsmechanik)."""

from __future__ import annotations

from pb12table.pb12.answers import Attack, RangedAttack
from pb12table.pb12.attack_plan import AttackPlan, plan_attack
from pb12table.pb12.blast import Success, blast, diverge
from pb12table.pb12.checks import CheckResult, Game, check
from pb12table.pb12.damage import damage
from pb12table.pb12.events import AttackFailed, AttackSucceeded, ChecksLapsed
from pb12table.pb12.falling import fall_where_nothing_holds
from pb12table.pb12.figures import is_on_table
from pb12table.pb12.profiles import DamageCode, FigureId, PlayerId
from pb12table.pb12.requests import RollOn
from pb12table.pb12.seeing import sees_base_point
from pb12table.pb12.terrain_damage import damage_piece


async def attack(game: Game, figure: FigureId, action: Attack) -> None:
    """Roll an attack's checks and let each success do its damage.

    R1.6.5 and R1.6.13 (checks and successes), RU050 (effects after the last check), R1.6.6 and R1.8.13
    (multiplier), R1.6.9 and R1.8.12 (target radius).
    """
    state = game.state
    plan = plan_attack(state, figure, action)
    _note_lapsed(game, figure, plan)
    _use_resources(game, plan, plan.given_up)
    successes = await _roll_checks(game, plan, isinstance(action, RangedAttack))
    if not successes:
        game.record(AttackFailed(figure=figure, weapon=plan.weapon.id))
        return
    if plan.weapon.radius is None:  # what goes astray hits nothing, and each blast is told by itself
        game.record(
            AttackSucceeded(figure=figure, weapon=plan.weapon.id, target=plan.target, successes=len(successes))
        )
    thrower = state.figures[figure].controller
    for success in successes:
        if plan.weapon.radius is None:
            await _hit(game, thrower, plan)
        else:
            await blast(game, thrower, figure, plan.weapon.id, plan.target, plan.point, plan.damage, success)
            if plan.piece is not None:
                await damage_piece(
                    game, thrower, plan.piece, DamageCode(success.strength, plan.damage.penetration)
                )
                await fall_where_nothing_holds(game)


async def _hit(game: Game, thrower: PlayerId, plan: AttackPlan) -> None:
    """One success on the target figure or terrain; at a bare point there is nobody to damage.  R1.6.13, RU124."""
    state = game.state
    if plan.piece is not None:
        await damage_piece(game, thrower, plan.piece, plan.damage)
        await fall_where_nothing_holds(game)
    if plan.target is not None and is_on_table(state, plan.target) and is_on_table(state, plan.figure):
        seen = sees_base_point(state, plan.target, plan.figure)
        await damage(game, thrower, plan.target, plan.damage, seen)


async def _roll_checks(game: Game, plan: AttackPlan, ranged: bool) -> list[Success]:
    """Roll the checks, asking before each further one; return the successes.  RU050, RU066, R1.8.14."""
    figure = plan.figure
    kind, rule = ("ranged-check", "R1.7.10") if ranged else ("melee-check", "R1.7.15")
    successes: list[Success] = []
    for number in range(plan.checks):
        if number and not plan.fails:
            left = plan.checks - number
            question = RollOn(game.state.figures[figure].controller, figure, left, len(successes))
            if not await game.ask(question):
                break
        _use_resources(game, plan, 1)
        if plan.fails:
            continue
        result = await check(game, figure, kind, rule, list(plan.modifiers))
        successes += await _successes(game, plan, result)
    if plan.fails:
        game.record(ChecksLapsed(figure=figure, number=plan.checks, rule="R1.7.10"))
    return successes


async def _successes(game: Game, plan: AttackPlan, result: CheckResult) -> list[Success]:
    """What a check makes: successes by the multiplier, or what a divergence leaves of one.  R1.6.6, R1.6.10, RU053."""
    radius, strength = plan.weapon.radius, plan.damage.strength
    if result.passed:
        return [Success(radius or 0, strength)] * plan.weapon.success_multiplier
    if radius is None or result.automatic:
        return []
    left = await diverge(game, plan.figure, radius, strength)
    return [] if left is None else [left]


def _note_lapsed(game: Game, figure: FigureId, plan: AttackPlan) -> None:
    """R1.8.14: a check without a resource point lapses."""
    if plan.lapsed:
        game.record(ChecksLapsed(figure=figure, number=plan.lapsed, rule="R1.8.14"))


def _use_resources(game: Game, plan: AttackPlan, number: int) -> None:
    """Every check uses a resource point, given-up and automatic ones too.  R1.8.14, RU052, RU072."""
    block = game.state.figures[plan.figure].blocks.get(plan.weapon.id)
    if block is not None and block.resources is not None:
        block.resources -= number

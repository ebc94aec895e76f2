"""The course of an attack: guards, the roll, the damage, and what comes with it."""

from __future__ import annotations

from dataclasses import replace

from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.modifiers import Modifier
from pb12table.systems.d20.rules.acting.attack_plan import (
    Plan,
    guards_of,
    guess_of,
    helpers,
    is_made_from_afar,
    place_of,
    plan_of,
    rally_of,
    weapon_of,
    who_is_at,
)
from pb12table.systems.d20.rules.acting.odds import CRITICAL
from pb12table.systems.d20.rules.asking.answers import Attack as AttackAnswer
from pb12table.systems.d20.rules.checks import Game, Leanings, Roll, d20, dice_of, save
from pb12table.systems.d20.rules.creatures import has_body, in_order, is_up, may_react, profile
from pb12table.systems.d20.rules.data import Attack, DiceSum, FeatureKind
from pb12table.systems.d20.rules.events import AttackDeclared, AttackMissed, AttackRolled
from pb12table.systems.d20.rules.harm import hurt, knock_prone
from pb12table.systems.d20.rules.hiding import reveal
from pb12table.systems.d20.rules.knowing import who_know
from pb12table.systems.d20.rules.reacting import is_wanted, use_up
from pb12table.systems.d20.rules.seeing import Cover
from pb12table.systems.d20.rules.state import ReactionKind
from pb12table.table.shapes import Point3


async def attack(game: Game, figure: FigureId, answer: AttackAnswer, kind: str) -> None:
    """One legal attack, at a creature or at a place.  D063 to D068, DR16; `kind` is action, opportunity or ready."""
    state = game.state
    if answer.target is None:
        await _at_a_place(game, figure, answer, kind)
        return
    weapon = weapon_of(state, figure, answer)
    await strike(game, figure, weapon, answer.target, kind, ranged=is_made_from_afar(weapon, answer))


async def _at_a_place(game: Game, figure: FigureId, answer: AttackAnswer, kind: str) -> None:
    """Attack a place: all is thrown and used up alike whoever is there, and a miss tells nothing.  DR16, DR41."""
    state = game.state
    weapon, place = weapon_of(state, figure, answer), place_of(state, answer)
    ranged = is_made_from_afar(weapon, answer)
    _declare(game, figure, weapon, None, kind, place, ranged=ranged)
    (added, leanings), rally = guess_of(state, figure, answer), rally_of(state, figure)
    roll = await _rolled(game, figure, None, added, rally, leanings)
    reveal(game, figure, "attack")
    target = who_is_at(state, figure, place)
    if target is not None:
        plan = replace(plan_of(state, figure, weapon, target, ranged=ranged), rally=rally)
        plan = _leaning(plan, leanings)
        if plan.cover is not Cover.TOTAL and _hits(plan, roll):
            reveal(game, target, "attack")
            await _resolve(game, plan, roll)
            return
    game.record(AttackMissed(figure=figure, weapon=weapon.id, point=place))


def _declare(
    game: Game,
    figure: FigureId,
    weapon: Attack,
    target: FigureId | None,
    kind: str,
    place: Point3,
    *,
    ranged: bool,
) -> None:
    state = game.state
    known = (figure,) if target is None else (figure, target)
    game.record(
        AttackDeclared(
            audience=who_know(state, *known),
            figure=figure,
            weapon=weapon.id,
            target=target,
            kind=kind,
            origin=state.figures[figure].at,
            place=place,
            ranged=ranged,
            point=place if target is None else None,
        )
    )


async def strike(
    game: Game, figure: FigureId, weapon: Attack, target: FigureId, kind: str, *, ranged: bool = False
) -> None:
    """An attack on a creature that is not hidden from the attacker.  D063 to D068, D004."""
    state = game.state
    _declare(game, figure, weapon, target, kind, state.figures[target].at, ranged=ranged)
    guard = await _guarded(game, figure, target)
    plan = plan_of(state, figure, weapon, target, ranged=ranged)
    if guard is not None:
        worse = (*plan.leanings.disadvantages, Modifier("D094", "guarded", 0, guard))
        plan = _leaning(plan, Leanings(plan.leanings.advantages, worse))
    against = plan.armour_class
    roll = await _rolled(game, figure, target, plan.modifiers, plan.rally, plan.leanings, against)
    reveal(game, figure, "attack")
    await _resolve(game, plan, roll)


def _leaning(plan: Plan, leanings: Leanings) -> Plan:
    """A plan with other leanings: without advantage there is no backstab."""
    return replace(plan, leanings=leanings, more=plan.more if leanings.net > 0 else None)


async def _guarded(game: Game, figure: FigureId, target: FigureId) -> FigureId | None:
    """The ally that guards the target, if one does.  Section 6 (guard), D039."""
    for guard in in_order(game.state, guards_of(game.state, figure, target)):
        if may_react(game.state, guard) and await is_wanted(game, guard, ReactionKind.GUARD, figure):
            use_up(game, guard, ReactionKind.GUARD, figure)
            return guard
    return None


async def _rolled(
    game: Game,
    figure: FigureId,
    target: FigureId | None,
    added: tuple[Modifier, ...],
    rally: DiceSum | None,
    leanings: Leanings,
    against: int | None = None,
) -> Roll:
    """Throw the attack roll, with the dice of a rallying shout before it; the shout and Help are used up.

    At a place `target` is None, and nothing that is asked tells a number.  D062, D063, D073, DR41.
    """
    attacker, modifiers = game.state.figures[figure], list(added)
    if rally is not None:
        shouted = sum(await dice_of(game, figure, rally, "rally", openly=True)) + rally.plus
        modifiers.append(Modifier("D094", "rallied", shouted, attacker.rallied_by or ""))
        attacker.rallied_by = None
    roll = await d20(game, figure, "attack", modifiers, leanings, against, openly=True)
    for helper in helpers(game.state, figure, target):
        game.state.figures[helper].helping = None
    return roll


def _hits(plan: Plan, roll: Roll) -> bool:
    """Whether an attack roll hits.  D063, D064."""
    return roll.face == CRITICAL or (roll.face != 1 and roll.total >= plan.armour_class)


async def _resolve(game: Game, plan: Plan, roll: Roll) -> None:
    """Hit or miss, the damage and what a feature adds.  D063 to D065, D086, D094."""
    state = game.state
    hit = _hits(plan, roll)
    critical = hit and (roll.face == CRITICAL or plan.is_critical_when_hit)
    rallied = roll.total - roll.face - plan.bonus
    modifiers = (*plan.modifiers, Modifier("D094", "rallied", rallied)) if plan.rally is not None else plan.modifiers
    game.record(
        AttackRolled(
            figure=plan.attacker,
            weapon=plan.weapon.id,
            target=plan.target,
            faces=roll.faces,
            face=roll.face,
            total=roll.total,
            armour_class=plan.armour_class,
            hit=hit,
            critical=critical,
            modifiers=modifiers,
            armour=plan.armour,
            advantages=plan.leanings.advantages,
            disadvantages=plan.leanings.disadvantages,
            cover=plan.cover.value,
            share=plan.share,
        )
    )
    if not hit:
        return
    damage = plan.weapon.damage
    faces = await dice_of(game, plan.attacker, damage, "damage", double=critical)
    if plan.more is not None:
        state.figures[plan.attacker].backstabbed = True
        faces += await dice_of(game, plan.attacker, plan.more, "backstab", double=critical)
    dealt = max(0, sum(faces) + damage.plus)
    await hurt(
        game,
        plan.target,
        dealt,
        plan.weapon.id,
        rolled=tuple(faces),
        plus=damage.plus,
        by=plan.attacker,
        critical=critical,
    )
    await _drag_down(game, plan)


async def _drag_down(game: Game, plan: Plan) -> None:
    """A bite drags a creature down that fails a save.  Section 6 (drag down)."""
    state = game.state
    feature = profile(state, plan.attacker).feature(FeatureKind.DRAG_DOWN)
    if feature is None or feature.save is None or feature.attack not in (None, plan.weapon.id):
        return
    if not has_body(state, plan.target) or not is_up(state, plan.target) or state.figures[plan.target].is_prone:
        return
    if not await save(game, plan.target, feature.save, feature.difficulty):
        await knock_prone(game, plan.target)

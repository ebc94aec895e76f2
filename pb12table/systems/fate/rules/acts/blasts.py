"""Bombs and fuses: one roll against all in a zone.  F108."""

from __future__ import annotations

from collections.abc import Iterator

from pb12table.kernel.request import Refusal
from pb12table.systems.fate.rules.actors import acting, has_in_hand, is_in, stunts, weapon, weapons
from pb12table.systems.fate.rules.acts.attacks import offer_full_defence, spend, win_spin
from pb12table.systems.fate.rules.acts.beside import beside_refusal, do_beside, once_begun, penalty
from pb12table.systems.fate.rules.acts.blocks import deed_blocks, protecting, strength_for, strongest
from pb12table.systems.fate.rules.acts.maneuvers import tell
from pb12table.systems.fate.rules.asking.answers import Blast
from pb12table.systems.fate.rules.bidding import bid, end_main_action
from pb12table.systems.fate.rules.data import SPIN, ActorId, SceneZoneId, Skill, Stunt, Track
from pb12table.systems.fate.rules.events import ActDeclared, AttackResolved, FuseLit, ZoneBlasted
from pb12table.systems.fate.rules.harm import suffer
from pb12table.systems.fate.rules.rolls import Game, acting_modifiers, defending_modifiers, rolled
from pb12table.systems.fate.rules.state import Contest, Deed, Fuse, State
from pb12table.systems.fate.rules.zones import distance, sees_zone, zone_of


def blast_refusal(state: State, actor: ActorId, act: Blast) -> Refusal | None:
    """Why no bomb can be thrown or laid so.  F012, F108, FR05, section 6."""
    found = weapon(state, actor, act.weapon)
    if not state.setup.options.area_attacks:
        return Refusal("F108", "no-area-attacks")
    if found is None or not found.blasts:
        return Refusal("F108", "no-bomb")
    skills = (found.skill, Skill.ENGINEERING) if Stunt.BOMB_MAKER in stunts(state, actor) else (found.skill,)
    if act.skill not in skills:
        return Refusal("F108", "wrong-skill")
    if act.zone not in state.setup.zone_by_id:
        return Refusal("F108", "no-such-zone")
    refusal = beside_refusal(state, actor, act.beside)
    if refusal is not None:
        return refusal
    begun = once_begun(state, actor, act.beside)
    if not is_in(begun, actor):
        return Refusal("F112", "gone-before")
    if not has_in_hand(begun, actor, found.id):
        return Refusal("F033", "not-in-hand")
    apart = distance(begun, zone_of(begun, actor), act.zone)
    if act.lay and apart != 0:
        return Refusal("F108", "lay-here")
    if apart is None or apart > found.farthest:
        return Refusal("F012", "out-of-range", (("zones", -1 if apart is None else apart), ("most", found.farthest)))
    return None if apart == 0 or sees_zone(begun, actor, act.zone) else Refusal("FR05", "no-sight")


async def blast(game: Game, actor: ActorId, act: Blast) -> None:
    """A bomb: thrown it goes off at once, laid at the end of the exchange, with the effort of now.  F108."""
    state = game.state
    kind = "lay" if act.lay else "blast"
    game.record(ActDeclared(actor=actor, kind=kind, skill=act.skill, target=act.zone, weapon=act.weapon))
    modifiers = [*acting_modifiers(state, actor, act.skill), *penalty(state, actor, act.beside)]
    do_beside(game, actor, act.beside, before=True)
    if not is_in(state, actor):
        return
    left = state.actors[actor].uses.get(act.weapon, 1)
    state.actors[actor].uses[act.weapon] = left - 1
    barrier = strongest(deed_blocks(state, actor, Deed.HAND if act.lay else Deed.SHOT))
    roll = await rolled(game, actor, act.skill, "blast", modifiers)
    contest = Contest(
        Deed.ATTACK,
        roll,
        barrier_owner=None if barrier is None else barrier.owner,
        barrier=None if barrier is None else barrier.strength,
    )
    contest = await bid(game, contest, "blast")
    if contest.is_barred:
        tell(game, actor, "blast", contest, success=False)
    elif act.lay:
        state.fuses.append(Fuse(act.zone, contest.margin, state.exchange, actor))
        game.record(FuseLit(actor=actor, zone=act.zone, exchange=state.exchange))
    else:
        await go_off(game, act.zone, contest.margin, actor)
    end_main_action(game)
    do_beside(game, actor, act.beside, before=False)


async def go_off(game: Game, zone: SceneZoneId, effort: int, by: ActorId) -> None:
    """All in a zone defend with Athletics, friends and who has thrown it too; blocks protect them.

    F030, F108, FR20, FR68, section 6.
    """
    state = game.state
    game.record(ZoneBlasted(zone=zone, effort=effort, by=by))
    there = [each for each in acting(state) if state.actors[each].led_by is None and zone_of(state, each) == zone]
    for target in there:
        if not is_in(state, target):
            continue
        if target != by:
            await offer_full_defence(game, target, by)
        defence = defending_modifiers(state, target, Skill.ATHLETICS)
        other = await rolled(game, target, Skill.ATHLETICS, "defence", defence)
        guard = protecting(state, target)
        contest = Contest(
            Deed.ATTACK,
            other,
            difficulty=effort,
            blocker=None if guard is None else guard.owner,
            strength=None if guard is None else strength_for(state, by, guard),
        )
        contest = await bid(game, contest, "defence")
        margin = -contest.margin
        game.record(
            AttackResolved(
                actor=by, target=target, effort=effort, defence=contest.effort, shifts=margin,
                blocked=not contest.own_roll_counted,
            )
        )  # fmt: skip
        if margin >= 1:
            overflow = await suffer(game, target, Track.HEALTH, margin, by)
            if target != by:
                await spend(game, by, overflow)
        elif margin <= -SPIN and contest.own_roll_counted:
            await win_spin(game, target, -margin)


def blasts(state: State, actor: ActorId) -> Iterator[Blast]:
    """The bombs that can be thrown or laid now."""
    for each in weapons(state, actor):
        if not each.blasts:
            continue
        for zone in state.setup.zone_by_id:
            for lay in (False, True):
                act = Blast(each.id, zone, each.skill, lay=lay)
                if blast_refusal(state, actor, act) is None:
                    yield act

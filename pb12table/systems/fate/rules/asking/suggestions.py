"""Answers worth a look: all acts that are legal as they are, and arbitrary ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from msgspec.structs import replace

from pb12table.kernel.request import Chance
from pb12table.systems.fate.rules.actors import is_in, standing
from pb12table.systems.fate.rules.acts.attacks import attack_refusal, attacks, tried
from pb12table.systems.fate.rules.acts.beside import once_begun, rearm_refusal, small_acts
from pb12table.systems.fate.rules.acts.blasts import blasts
from pb12table.systems.fate.rules.acts.blocks import deed_blocks
from pb12table.systems.fate.rules.acts.dropping import is_dropped
from pb12table.systems.fate.rules.acts.features import features
from pb12table.systems.fate.rules.acts.free import free_acts
from pb12table.systems.fate.rules.acts.maneuvers import best_of, changes, hindrances, skill_sums
from pb12table.systems.fate.rules.acts.moving import moves
from pb12table.systems.fate.rules.acts.travelling import sprints, throws
from pb12table.systems.fate.rules.asking.answers import (
    Act,
    Attack,
    FreeAct,
    FullDefence,
    Hold,
    MainAct,
    PassTurn,
    Rearm,
    Say,
    SetBlock,
    Step,
    Supplement,
    Ways,
)
from pb12table.systems.fate.rules.asking.legality import act_refusal
from pb12table.systems.fate.rules.asking.skills import skill_for_block
from pb12table.systems.fate.rules.asking.words import ASPECT, ASPECTS, SCENE, SCENES, offered
from pb12table.systems.fate.rules.data import ActorId, FeatureId, Skill
from pb12table.systems.fate.rules.state import BlockKind, Deed, State
from pb12table.systems.fate.rules.zones import free_places, zone_of

_TRIES: Final = 8


def main_acts(state: State, actor: ActorId) -> Iterator[MainAct]:
    """The main acts that are legal now, with nothing beside them but what makes an attack possible."""
    for act in _main_acts(state, actor):
        if not is_dropped(state, actor, act):
            yield act


def _main_acts(state: State, actor: ActorId) -> Iterator[MainAct]:
    yield from attacks(state, actor)
    yield from _attacks_after(state, actor)
    yield from blasts(state, actor)
    yield from features(state, actor)
    yield from hindrances(state, actor, ASPECTS[0])
    yield from changes(state, actor, SCENES[0])
    yield from blocks(state, actor)
    yield from sprints(state, actor)
    yield from throws(state, actor)
    yield from rearmings(state, actor)
    for small in small_acts(state, actor):
        yield PassTurn((Supplement(small),))
    for act in (FullDefence(), Hold(), PassTurn()):
        if act_refusal(state, actor, act) is None:
            yield act


def rearmings(state: State, actor: ActorId) -> Iterator[Rearm]:
    """Weapons that can be picked up, with a skill where a block asks for a roll.  F032, F078."""
    kept = bool(deed_blocks(state, actor, Deed.REARM))
    for identity in state.actors[actor].disarmed:
        if rearm_refusal(state, actor, identity) is None:
            yield Rearm(identity, best_of(state, actor, tuple(Skill)) if kept else None)


def _attacks_after(state: State, actor: ActorId) -> Iterator[Attack]:
    """Attacks with a small act before them that makes them possible.  F033, FR44."""
    barred = [act for act in _all_attacks(state, actor) if attack_refusal(state, actor, act) is not None]
    for small in small_acts(state, actor):
        beside = (Supplement(small),)
        begun = once_begun(state, actor, beside)
        for act in barred if is_in(begun, actor) else ():
            if attack_refusal(begun, actor, act) is None:
                yield Attack(act.aim, act.skill, act.target, act.weapon, act.push, beside)


def _all_attacks(state: State, actor: ActorId) -> Iterator[Attack]:
    """All plain attacks there could be, legal or not."""
    for target in state.actors:
        if state.actors[target].led_by is None:
            yield from tried(state, actor, target)


def blocks(state: State, actor: ActorId) -> Iterator[SetBlock]:
    """The blocks that are legal now, each with its best skill.  F029, FR62, FR63."""
    sums, skill = skill_sums(state, actor), Skill.WEAPONS
    found = [SetBlock(BlockKind.PROTECT, skill, subject=other) for other in state.actors]
    found += [SetBlock(BlockKind.PASSAGE, skill, zone=zone) for zone in state.setup.zone_by_id]
    found.append(SetBlock(BlockKind.EXITS, skill))
    for deed, feature in _sayable(state):
        found += [SetBlock(BlockKind.DEED, skill, other, deed=deed, feature=feature) for other in state.actors]
        found.append(SetBlock(BlockKind.DEEDS, skill, deed=deed, feature=feature))
    for plain in found:
        best = skill_for_block(sums, plain)
        act = replace(plain, skill=best)
        if act_refusal(state, actor, act) is None:
            yield act


def _sayable(state: State) -> Iterator[tuple[Deed, FeatureId | None]]:
    """Yield the kinds of acts that a block may keep somebody from: of features one each.  FR63."""
    for deed in Deed:
        if deed is not Deed.FEATURE:
            yield deed, None
    for feature in state.setup.features:
        yield Deed.FEATURE, feature.id


def possible_acts(state: State, actor: ActorId) -> Iterator[Act]:
    """All acts worth a look."""
    yield from main_acts(state, actor)
    yield from free_acts(state, actor)


def arbitrary_act(state: State, actor: ActorId, chance: Chance) -> Act:
    """Some legal act."""
    makers: tuple[Callable[[], Iterator[Act]], ...] = (
        lambda: attacks(state, actor),
        lambda: attacks(state, actor),
        lambda: _attacks_after(state, actor),
        lambda: sprints(state, actor),
        lambda: hindrances(state, actor, chance.choice(offered(state, ASPECT))),
        lambda: changes(state, actor, chance.choice(offered(state, SCENE))),
        lambda: blocks(state, actor),
        lambda: features(state, actor),
        lambda: blasts(state, actor),
        lambda: throws(state, actor),
        lambda: _swapped(state, actor),
        lambda: _passing(state, actor),
        lambda: _free(state, actor, chance),
    )
    for _ in range(_TRIES):
        found = list(chance.choice(makers)())
        if found:
            act = chance.choice(found)
            if act_refusal(state, actor, act) is None:
                return act
    return PassTurn()


def _swapped(state: State, actor: ActorId) -> Iterator[Attack]:
    """Attacks with the best skill instead of the usual one, by what lies about.  F106."""
    best = best_of(state, actor, tuple(Skill))
    for aspect in state.aspects.values():
        for act in attacks(state, actor):
            if act.weapon is not None and act.skill is not best:
                yield Attack(act.aim, best, act.target, act.weapon, ways=Ways(swap=aspect.id))


def _passing(state: State, actor: ActorId) -> Iterator[Act]:
    for act in moves(state, actor):
        yield PassTurn((Supplement(act),))
    yield FullDefence()
    yield Hold()
    yield from rearmings(state, actor)


def _free(state: State, actor: ActorId, chance: Chance) -> Iterator[FreeAct]:
    """Free acts, and a step to some place of the zone."""
    yield from free_acts(state, actor)
    yield Say(chance.choice(ASPECTS))
    figure = chance.choice(standing(state, actor))
    placed, zone = state.figures[figure], zone_of(state, actor)
    places = list(free_places(state, figure, zone, (placed.x, placed.y)))
    if places:
        yield Step(figure, chance.choice(places)[:2])

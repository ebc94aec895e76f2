"""With which skills maneuvers on someone and blocks may be made, which is best, and what unusual ones cost.  FR62."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from pb12table.skirmish.modifiers import Modifier, total
from pb12table.systems.fate.rules.actors import character, skill_value
from pb12table.systems.fate.rules.acts.blocks import block_modifiers, block_skills
from pb12table.systems.fate.rules.acts.maneuvers import hinder_price
from pb12table.systems.fate.rules.asking.answers import Attack, Hinder, SetBlock, UseFeature, Ways
from pb12table.systems.fate.rules.asking.legality import act_refusal
from pb12table.systems.fate.rules.data import ActorId, Skill
from pb12table.systems.fate.rules.rolling.rolls import unusual
from pb12table.systems.fate.rules.state import On, State
from pb12table.systems.fate.rules.zones import zone_of

SWAPS = 3
"""So many of the best skills are worth a thought for an aspect that makes them usual."""


def unusual_price(state: State, actor: ActorId, act: Hinder | SetBlock) -> list[Modifier]:
    """Return what the policy takes off for an unusual skill, nothing for one that it passes unasked.  FR62."""
    if isinstance(act, SetBlock):
        return unusual(act.skill, block_skills(act), act.ways)
    return hinder_price(state, actor, act)


def skill_for_block(sums: Mapping[Skill, int], act: SetBlock) -> Skill:
    """Return the best skill for a block: a wide one costs the same with any.  FR62, FR63."""

    def worth(skill: Skill) -> int:
        return sums[skill] + total(block_modifiers(replace(act, skill=skill)))

    skills: tuple[Skill, ...] = (*block_skills(act), *Skill)
    return max(dict.fromkeys(skills), key=worth)


def other_skills(state: State, actor: ActorId, act: Hinder | SetBlock) -> Iterator[Skill]:
    """Yield the further skills of its sheet with which a character may do the same, the best ones first.  FR62."""
    for skill in _of_sheet(state, actor):
        if skill is not act.skill and act_refusal(state, actor, replace(act, skill=skill)) is None:
            yield skill


def swaps(state: State, actor: ActorId, act: Attack | Hinder | SetBlock | UseFeature) -> Iterator[tuple[int, Skill]]:
    """Yield the aspects of the place by each of which a better skill is a usual one, for a fate point.  F106, FR36."""
    if not state.actors[actor].fate_points:
        return
    here = zone_of(state, actor)
    for aspect in state.aspects.values():
        if aspect.on is not On.SCENE and (aspect.on is not On.ZONE or aspect.bearer != here):
            continue
        for skill in _of_sheet(state, actor)[:SWAPS]:
            better = skill_value(state, actor, skill) > skill_value(state, actor, act.skill)
            other = replace(act, skill=skill, ways=Ways(swap=aspect.id))
            if better and act_refusal(state, actor, other) is None:
                yield aspect.id, skill


def _of_sheet(state: State, actor: ActorId) -> list[Skill]:
    """Return the skills of a character, the best ones first; a group has none to choose from."""
    found = character(state, actor)
    return [] if found is None else sorted(found.profile.skills, key=lambda skill: -found.profile.skills[skill])

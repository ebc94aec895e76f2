"""What actors, hits and advantages are worth to a bot, in the points of the comparison of forces.

A point of toughness - a box, a consequence, a fate point - is worth the value of its owner, divided by all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final

from pb12table.systems.fate.rules.actors import (
    attached,
    box_for,
    character,
    companions,
    consequences,
    group,
    group_boxes,
    limit,
    opponents,
    points,
    side,
    track_length,
)
from pb12table.systems.fate.rules.data import ActorId, CharacterSetup, GoalKind, SideId, Track
from pb12table.systems.fate.rules.rolling.bidding import is_free
from pb12table.systems.fate.rules.state import Aspect, On, State
from pb12table.systems.fate.rules.value import character_worth, group_worth

CONSEQUENCE: Final = 2.2
"""A consequence costs so many points of toughness: it is one itself, and a free tag for the others."""
TAG: Final = 0.7
"""A free tag is worth so many points of toughness of those it may be used against."""
TAGS: Final = 4
"""More free tags than so many are of no use."""
VITAL: Final = 2.5
"""So many times its value is worth one on whom a goal hangs."""
SHIELD: Final = 0.4
"""What a box of a minion is worth that shields one on whom a goal hangs, for each point of that one."""


def value(state: State, actor: ActorId) -> float:
    """What an actor was worth when the conflict began, for a part of a group its part of it."""
    found = state.setup.actor_by_id[state.split.get(actor, actor)]
    if isinstance(found, CharacterSetup):
        return float(character_worth(found, state.setup.options))
    return group_worth(found) * len(state.actors[actor].members) / len(found.members)


def toughness(state: State, actor: ActorId) -> float:
    """What an actor had to lose in the beginning.  Section 6, comparing forces."""
    found = character(state, actor)
    if found is None:
        kind = group(state, actor)
        assert kind is not None, "a group, where it is no character"
        return float(len(state.actors[actor].members) * kind.kind.quality)
    boxes = track_length(state, actor, Track.HEALTH)
    return float(boxes + limit(state, actor) * CONSEQUENCE + len(found.companions) + found.fate_points)


def left(state: State, actor: ActorId) -> float:
    """What an actor has left to lose."""
    found = character(state, actor)
    if found is None:
        return float(group_boxes(state, actor))
    held = state.actors[actor].marks.get(Track.HEALTH, [])
    boxes = float(track_length(state, actor, Track.HEALTH) - len(held))
    boxes -= len(state.actors[actor].marks.get(Track.COMPOSURE, [])) * 0.5
    taken = len(consequences(state, actor))
    # Without consequences left the points are lost with the rest.
    account = points(state, actor) * (limit(state, actor) - taken + 1) / (limit(state, actor) + 1)
    return boxes + (limit(state, actor) - taken) * CONSEQUENCE + len(companions(state, actor)) + account


def stake(state: State, actor: ActorId) -> float:
    """How many times its value an actor is worth for the goals of the sides."""
    return VITAL if is_vital(state, actor) else 1.0


def is_vital(state: State, actor: ActorId) -> bool:
    """Whether a goal hangs on an actor: who must be out, and who carries what must be carried out."""
    return any(
        (goal.kind is GoalKind.OUT and goal.actor == actor)
        or (goal.thing is not None and state.things[goal.thing].carrier == actor)
        for goal in state.setup.goals
    )


def a_point(state: State, actor: ActorId) -> float:
    """What a point of an actor's toughness is worth."""
    return stake(state, actor) * value(state, actor) / max(toughness(state, actor), 1.0)


def harm(state: State, actor: ActorId, track: Track, hit: int) -> float:
    """What a hit costs its side: minions first, then a box, a consequence, or all that is left.  F088, F089."""
    if hit <= 0:
        return 0.0
    if group(state, actor) is not None:
        return min(hit, group_boxes(state, actor)) * a_point(state, actor)
    found, rest = 0.0, hit
    for each in attached(state, actor):
        lost = min(rest, group_boxes(state, each))
        # Who shields one on whom a goal hangs stands in the way of the goal.
        shields = SHIELD * a_point(state, actor) if stake(state, actor) > 1.0 else 0.0
        found, rest = found + lost * max(a_point(state, each), shields), rest - lost
    if rest <= 0:
        return found
    if box_for(state, actor, track, rest) is not None:
        # A high box is one that a big hit will not find.
        cost = 0.7 + 0.2 * rest
    elif len(consequences(state, actor)) < limit(state, actor):
        cost = CONSEQUENCE
    else:
        cost = left(state, actor) + CONSEQUENCE
    return found + cost * a_point(state, actor)


def a_tag(state: State, of: SideId) -> float:
    """What a free tag is worth to a side: it makes attacks on foes better, the tougher ones above all."""
    foes = [actor for actor in state.actors if not state.actors[actor].gone and side(state, actor) != of]
    return TAG * fmean([a_point(state, foe) for foe in foes]) if foes else 0.0


def free_tags(state: State, actor: ActorId, target: ActorId) -> list[Aspect]:
    """The aspects an actor may tag for nothing in an attack on someone, wherever they are by then."""
    return [
        aspect
        for aspect in state.aspects.values()
        if is_free(state, actor, aspect) and (aspect.on is not On.ACTOR or aspect.bearer == target)
    ]


def side_tags(state: State, of: SideId) -> int:
    """How many free tags a side has."""
    return sum(aspect.free == of for aspect in state.aspects.values())


def of_side(state: State, of: SideId, among: Sequence[ActorId]) -> list[ActorId]:
    """Those of some actors that are on a side."""
    return [actor for actor in among if side(state, actor) == of]


def is_beset(state: State, actor: ActorId) -> bool:
    """Whether a hit may take an actor out that is not a minion."""
    return character(state, actor) is not None and len(consequences(state, actor)) >= limit(state, actor)


def time_left(state: State) -> float:
    """Which part of the exchanges is still to come."""
    most = state.setup.options.exchange_limit
    return max(most - state.exchange + 1, 1) / most


def foes_here(state: State, actor: ActorId) -> list[ActorId]:
    """The foes of an actor that lead themselves."""
    return [foe for foe in opponents(state, actor) if state.actors[foe].led_by is None]

"""Where a side wants to be, how far it is from there, and what a goal still asks of it."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from pb12table.skirmish.zones import Zone
from pb12table.systems.fate.bots.weighing import value
from pb12table.systems.fate.rules.actors import acting, character, opponents, side, standing
from pb12table.systems.fate.rules.acts.blocks import passage_blocks
from pb12table.systems.fate.rules.acts.features import burning, opens_for
from pb12table.systems.fate.rules.data import ActorId, Effect, Feature, Goal, GoalKind, SceneZoneId, SideId, ThingId
from pb12table.systems.fate.rules.state import State
from pb12table.systems.fate.rules.zones import exits_of, free_places, neighbours, zone_at, zone_of
from pb12table.table.shapes import Point, box_of
from pb12table.table.standing.support import stand_heights
from pb12table.table.zones import in_area

BARRED: Final = 0.8
"""A block makes a way longer by so many zones."""
LIFTING: Final = 0.5
"""Taking a thing up is so many zones' worth of time."""
FAR: Final = 20.0
"""How far it is where there is no way."""
_LOOKS: Final = 40
"""So many places of a zone are looked at for one in an exit."""


def goals_of(state: State, of: SideId, *kinds: GoalKind) -> list[Goal]:
    """The goals of a side of some kinds."""
    return [goal for goal in state.setup.goals if goal.side == of and goal.kind in kinds]


def ways(state: State, actor: ActorId, start: SceneZoneId) -> dict[SceneZoneId, float]:
    """How many zones it is from one to each other for an actor; a block on the way counts as more.

    So does a closed link that the actor opens by a feature of a zone it comes to before.  FR71.
    """
    openers = opens_for(state, actor) if any(each.effect is Effect.OPENS for each in state.setup.features) else ()
    found: dict[SceneZoneId, float] = {}
    waiting: list[tuple[float, SceneZoneId]] = [(0.0, start)]
    while waiting:
        away, zone = heappop(waiting)
        if zone in found:
            continue
        found[zone] = away
        for other, _ in neighbours(state, zone):
            barred = bool(state.blocks) and bool(passage_blocks(state, actor, zone, other))
            heappush(waiting, (away + 1.0 + BARRED * barred, other))
        for feature in openers:
            for one, other in (feature.link, feature.link[::-1]) if feature.link and feature.zone in found else ():
                if one in found and other not in found:
                    heappush(waiting, (max(found[one], found[feature.zone]) + 1.0 + BARRED, other))
    return found


def zones_of_exits(state: State, actor: ActorId) -> list[SceneZoneId]:
    """The zones in which the exits of an actor lie."""
    return [zone for each in exits_of(state, actor) if (zone := _zone_of(state, each)) is not None]


def _zone_of(state: State, found: Zone) -> SceneZoneId | None:
    middle = _middle(found)
    heights = reversed(stand_heights(state.battlefield, *middle))
    return next((zone for height in heights if (zone := zone_at(state.setup, middle, height)) is not None), None)


def _middle(zone: Zone) -> Point:
    west, south, east, north = box_of(zone.area.outline)
    return ((west + east) / 2.0, (south + north) / 2.0)


def place_in_exit(state: State, actor: ActorId, zone: SceneZoneId) -> Point | None:
    """A free place for a character in an exit that lies in a zone, the nearest one; None where there is none."""
    figure = standing(state, actor)[0]
    placed = state.figures[figure]
    for each in exits_of(state, actor):
        if _zone_of(state, each) != zone:
            continue
        west, south, east, north = box_of(each.area.outline)
        near = (min(max(placed.x, west + 0.3), east - 0.3), min(max(placed.y, south + 0.3), north - 0.3))
        for number, place in enumerate(free_places(state, figure, zone, near)):
            if in_area(each.area, place[:2], place[2]):
                return place[:2]
            if number >= _LOOKS:
                break
    return None


# -- what is wanted ------------------------------------------------------------------------------------------------


def wanted(state: State, actor: ActorId) -> list[SceneZoneId]:
    """The zones an actor wants to be in: with what it carries at an exit, at a thing, at a fuse, at a goal, at foes."""
    own = side(state, actor)
    for goal in goals_of(state, own, GoalKind.CARRY):
        if goal.thing is not None and character(state, actor) is not None:
            placed = state.things[goal.thing]
            if placed.carrier == actor:
                return zones_of_exits(state, actor)
            if placed.carrier is None:
                return [placed.zone]
    kept = thing_to_keep(state, actor)
    if kept is not None:
        return [state.things[kept].zone]
    for goal in goals_of(state, own, GoalKind.HOLD):
        if goal.zone is not None:
            return [goal.zone]
    if goals_of(state, own, GoalKind.LEAVE):
        return zones_of_exits(state, actor)
    fires = [feature.zone for feature in fuses(state) if burning(state, feature) and may_put_out(state, actor, feature)]
    foes = opponents(state, actor)
    sought = {goal.actor for goal in goals_of(state, own, GoalKind.OUT)}
    carrying = {thing.carrier for thing in state.things.values()}
    hunted, carriers = [foe for foe in foes if foe in sought], [foe for foe in foes if foe in carrying]
    return [*fires, *(zone_of(state, foe) for foe in (carriers or hunted or foes))]


def thing_to_keep(state: State, actor: ActorId) -> ThingId | None:
    """What the strongest of a side takes up so that others do not carry it out; None for everybody else."""
    own = side(state, actor)
    rivals = [goal for goal in state.setup.goals if goal.kind is GoalKind.CARRY and goal.side != own]
    for goal in rivals if character(state, actor) is not None else ():
        placed = None if goal.thing is None else state.things[goal.thing]
        if placed is None or placed.carrier is not None or placed.is_out:
            continue
        able = [each for each in acting(state) if side(state, each) == own and character(state, each) is not None]
        if actor == max(able, key=lambda each: value(state, each)):
            return goal.thing
    return None


def fuses(state: State) -> list[Feature]:
    """The features with a fuse."""
    return [feature for feature in state.setup.features if feature.effect is Effect.FUSE]


def may_put_out(state: State, actor: ActorId, feature: Feature) -> bool:
    """Whether an actor may put a fuse out."""
    return not feature.out_sides or side(state, actor) in feature.out_sides


def away(state: State, actor: ActorId, zone: SceneZoneId | None = None) -> float:
    """How far it is from a zone, the own one unless it is said, to where an actor wants to be; 0 where it is there."""
    found = ways(state, actor, zone or zone_of(state, actor))
    return min((found.get(goal, FAR) for goal in wanted(state, actor)), default=0.0)


def errand(state: State, of: SideId) -> float | None:
    """How many zones a side still has to go until its thing is home, by whoever is nearest; None without a thing."""
    goal = next((each for each in goals_of(state, of, GoalKind.CARRY) if each.thing is not None), None)
    if goal is None or goal.thing is None:
        return None
    placed = state.things[goal.thing]
    if placed.is_out:
        return 0.0
    runners = [each for each in acting(state) if side(state, each) == of and character(state, each) is not None]
    best = FAR
    for actor in runners:
        homes = zones_of_exits(state, actor)
        if placed.carrier == actor:
            found = ways(state, actor, zone_of(state, actor))
            best = min(best, max(min((found.get(home, FAR) for home in homes), default=FAR), LIFTING))
            continue
        there = placed.zone if placed.carrier is None else zone_of(state, placed.carrier)
        to_it = ways(state, actor, zone_of(state, actor)).get(there, FAR)
        back = ways(state, actor, there)
        home = max(min((back.get(each, FAR) for each in homes), default=FAR), LIFTING)
        taken = LIFTING if placed.carrier is None else 3.0
        best = min(best, to_it + taken + home)
    return best

"""Sprints, and throwing people and things from zone to zone.  F036, F082."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from heapq import heappop, heappush
from itertools import count
from typing import Any, Final

from pb12table.kernel.request import Refusal
from pb12table.skirmish.acts import Wording
from pb12table.skirmish.ids import Modifier, total
from pb12table.systems.fate.rules.actors import acting, attached, is_in, is_opposing, owner, standing, stunts
from pb12table.systems.fate.rules.acts.act import FateAct, Kind, Sum, open_sum, simple_sum, skill_words
from pb12table.systems.fate.rules.acts.attacks import choose_defence, helping, target_of, ways_refusal
from pb12table.systems.fate.rules.acts.beside import (
    beside_refusal,
    do_beside,
    once_begun,
    penalty,
    small_acts,
    small_refusal,
)
from pb12table.systems.fate.rules.acts.blocks import deed_blocks, passage_blocks, strength_for, strongest
from pb12table.systems.fate.rules.acts.company import part_off
from pb12table.systems.fate.rules.acts.moving import (
    ChooseLanding,
    leave_behind,
    link_cost,
    moves,
    relocate,
    weight,
)
from pb12table.systems.fate.rules.asking.answers import Act, Land, Move, PassTurn, Sprint, Supplement, Throw
from pb12table.systems.fate.rules.bidding import bid, end_main_action, tell
from pb12table.systems.fate.rules.data import (
    DICE,
    PERSON,
    ActorId,
    Aim,
    SceneZoneId,
    Skill,
    Stunt,
    ThingId,
    ThrowCost,
    ThrowDefence,
)
from pb12table.systems.fate.rules.events import ActDeclared, ThingDropped
from pb12table.systems.fate.rules.harm import nearest
from pb12table.systems.fate.rules.odds import simple_odds
from pb12table.systems.fate.rules.rolls import Game, acting_modifiers, defending_modifiers, pay, rolled
from pb12table.systems.fate.rules.state import Block, Contest, Deed, State
from pb12table.systems.fate.rules.zones import link, neighbours, place_at_rest, places_for, zone_of

THROW_SKILLS: Final = (Skill.MIGHT, Skill.FISTS)
"""F081, F082."""
THROW_DEFENCES: Final = (Skill.MIGHT, Skill.ATHLETICS, Skill.FISTS)
"""FR32, FR48."""


# -- sprints -------------------------------------------------------------------------------------------------------


def path_refusal(state: State, start: SceneZoneId, path: Sequence[SceneZoneId]) -> Refusal | None:
    """Return why zones do not form a path from each to the next.  F036."""
    here = start
    for zone in path:
        if zone not in state.setup.zone_by_id or link(state, here, zone) is None:
            return Refusal("F036", "no-link")
        here = zone
    return None


def sprint_refusal(state: State, actor: ActorId, act: Sprint) -> Refusal | None:
    """Return why an actor cannot sprint this way.  F036, FR24, FR41."""
    if any(other not in attached(state, actor) for other in act.take):
        return Refusal("FR41", "not-attached")
    return ways_refusal(state, actor, act.ways) or path_refusal(state, zone_of(state, actor), act.path)


def sprint_costs(state: State, actor: ActorId, path: Sequence[SceneZoneId]) -> tuple[int, ...]:
    """Return how many shifts each zone of a path takes.  F036, F037, F080, FR23."""
    here, found = zone_of(state, actor), list[int]()
    for zone in path:
        found.append(link_cost(state, actor, here, zone))
        here = zone
    return tuple(found)


def reaches_goal(request: ChooseLanding, act: Act | None) -> bool:
    """Return whether a way that an act has named can be gone, or flown, to its end.  F036, F082."""
    meant = act.path if isinstance(act, Sprint | Throw) else None
    return request.path == meant and request.most() == len(request.path)


def path_blocks(state: State, actor: ActorId, path: Sequence[SceneZoneId]) -> list[Block]:
    """Return the blocks on a path.  F031, FR22."""
    here, found = zone_of(state, actor), deed_blocks(state, actor, Deed.MOVE)
    for zone in path:
        found += passage_blocks(state, actor, here, zone)
        here = zone
    return found


async def sprint(game: Game, actor: ActorId, act: Sprint) -> None:
    """Run: as far along the path as the shifts allow, one zone over an open border at least.  F036, FR23, FR24."""
    state = game.state
    game.record(ActDeclared(actor=actor, kind="sprint", skill=Skill.ATHLETICS, target=act.path[-1]))
    if act.ways.swap is not None:
        pay(game, actor, 1, "swap")
    barrier = strongest(path_blocks(state, actor, act.path))
    modifiers = acting_modifiers(state, actor, Skill.ATHLETICS, act.ways)
    roll = await rolled(game, actor, Skill.ATHLETICS, "sprint", modifiers)
    contest = Contest(
        Deed.MOVE,
        roll,
        difficulty=state.setup.options.sprint_difficulty,
        barrier_owner=None if barrier is None else barrier.owner,
        barrier=None if barrier is None else strength_for(state, actor, barrier),
    )
    costs = sprint_costs(state, actor, act.path)
    state.run = [0, sum(costs[:2]), *costs[2:]][: len(costs)] if _first_is_free(state, actor, costs) else list(costs)
    contest = await bid(game, contest, "sprint")
    state.run = []
    tell(game, actor, "sprint", contest, success=contest.margin >= 0 and not contest.is_barred)
    if not contest.is_barred:
        await _run(game, actor, act, max(contest.margin, 0))
    end_main_action(game)


async def _run(game: Game, actor: ActorId, act: Sprint, shifts: int) -> None:
    state = game.state
    costs = sprint_costs(state, actor, act.path)
    free = int(_first_is_free(state, actor, costs))
    request = ChooseLanding(owner(state, actor), actor, act.path, costs, shifts, free=free, take=act.take)
    if request.most() == 0:
        return
    landed = await game.ask(request)
    if landed.zones:
        figures = [figure for each in (actor, *act.take) for figure in standing(state, each)]
        relocate(game, figures, act.path[landed.zones - 1], landed.places, "sprint")
        leave_behind(game, actor, act.take)


def _first_is_free(state: State, actor: ActorId, costs: Sequence[int]) -> bool:
    """Return whether the first zone of a path is reached however the dice fall.  F036, FR24."""
    return costs[0] == 1 and weight(state, actor) == 0


def sprints(state: State, actor: ActorId) -> Iterator[Sprint]:
    """Yield sprints to each zone that can be reached, by the path that takes the fewest shifts."""
    start, number = zone_of(state, actor), count()
    paths: dict[SceneZoneId, tuple[SceneZoneId, ...]] = {}
    waiting: list[tuple[int, int, SceneZoneId, tuple[SceneZoneId, ...]]] = [(0, next(number), start, ())]
    while waiting:
        cost, _, here, path = heappop(waiting)
        if here in paths:
            continue
        paths[here] = path
        for zone, _ in neighbours(state, here):
            farther = cost + link_cost(state, actor, here, zone)
            heappush(waiting, (farther, next(number), zone, (*path, zone)))
    for path in paths.values():
        if path:
            yield Sprint(path, take=tuple(attached(state, actor)))


def goings(state: State, actor: ActorId) -> Iterator[Move]:
    """Yield the ways into the adjacent zones: with or without the following groups, alone or carrying a friend.

    F035, F080, FR41.
    """
    for small in small_acts(state, actor):
        if not isinstance(small, Move):
            continue
        yield small
        if small.take:
            yield Move(small.to)
        for other in acting(state):
            carrying = Move(small.to, take=tuple(attached(state, actor)), carry=other)
            if not is_opposing(state, actor, other) and small_refusal(state, actor, carrying) is None:
                yield carrying


# -- throwing ------------------------------------------------------------------------------------------------------


def throw_refusal(state: State, actor: ActorId, act: Throw) -> Refusal | None:
    """Return why nobody and nothing can be thrown this way.  F082, FR09, FR32."""
    if act.target is not None and Aim.FORCE not in state.setup.options.aims:
        return Refusal("FR09", "aim-not-agreed")
    if act.skill not in THROW_SKILLS and act.ways.swap is None:
        return Refusal("F082", "wrong-skill")
    if (act.target is None) is (act.thing is None):
        return Refusal("F082", "throw-what")
    refusal = ways_refusal(state, actor, act.ways) or beside_refusal(state, actor, act.beside)
    if refusal is not None:
        return refusal
    begun = once_begun(state, actor, act.beside)
    if not is_in(begun, actor):
        return Refusal("F112", "gone-before")
    refusal = path_refusal(begun, zone_of(begun, actor), act.path)
    if refusal is not None:
        return refusal
    if act.target is not None:
        if not is_in(begun, act.target) or not is_opposing(begun, actor, act.target):
            return Refusal("F082", "target-gone")
        same = zone_of(begun, act.target) == zone_of(begun, actor)
        return None if same else Refusal("FR09", "other-zone")
    thing = None if act.thing is None else begun.things.get(act.thing)
    if thing is None or thing.is_out or thing.carrier not in (None, actor):
        return Refusal("F082", "no-such-thing")
    here = zone_of(begun, actor)
    return None if thing.carrier == actor or thing.zone == here else Refusal("F082", "thing-elsewhere")


def throw_costs(
    state: State, actor: ActorId, start: SceneZoneId, path: Sequence[SceneZoneId], burden: int
) -> tuple[int, ...]:
    """Return the cost of each zone: in one reading the weight counts once, in the other for each zone.  F082, FR31."""
    found, here = list[int](), start
    english = state.setup.options.throw_cost is ThrowCost.ENGLISH
    for number, zone in enumerate(path, start=1):
        joined = link(state, here, zone)
        assert joined is not None, "refused before"
        weighs = burden if english or number == 1 else 0
        found.append(weighs + number + joined.border_from(here))
        here = zone
    if found and Stunt.THROWER in stunts(state, actor):
        found[0] = max(found[0] - 1, 0)
    return tuple(found)


def burden_of(state: State, act: Throw) -> int:
    """Return the weight factor of what is thrown.  F081."""
    thing = None if act.thing is None else state.setup.thing(act.thing)
    return PERSON if thing is None else thing.weight


def throw_modifiers(state: State, actor: ActorId, act: Throw) -> list[Modifier]:
    """Return what a throw is made of: throwing someone is a maneuver on them.  F033, F082, FR66."""
    begun = once_begun(state, actor, act.beside)
    heads = () if act.target is None else helping(begun, actor, target_of(begun, act.target))
    return [*acting_modifiers(begun, actor, act.skill, act.ways, heads), *penalty(state, actor, act.beside)]


async def throw(game: Game, actor: ActorId, act: Throw) -> None:
    """Throw someone or a thing; who throws stays.  F082, FR30 to FR32."""
    state = game.state
    named = act.target or act.thing or ""
    game.record(ActDeclared(actor=actor, kind="throw", skill=act.skill, target=named))
    if act.ways.swap is not None:
        pay(game, actor, 1, "swap")
    modifiers = throw_modifiers(state, actor, act)
    do_beside(game, actor, act.beside, before=True)
    if not is_in(state, actor):
        return
    barrier = strongest(deed_blocks(state, actor, Deed.CHANGE if act.target is None else Deed.MANEUVER))
    contest = Contest(
        Deed.MANEUVER,
        await rolled(game, actor, act.skill, "throw", modifiers),
        barrier_owner=None if barrier is None else barrier.owner,
        barrier=None if barrier is None else barrier.strength,
    )
    target = None if act.target is None else target_of(state, act.target)
    if target is not None and state.setup.options.throw_defence is ThrowDefence.OPPOSED:
        skill = await choose_defence(game, target, actor, THROW_DEFENCES)
        contest.other = await rolled(game, target, skill, "defence", defending_modifiers(state, target, skill))
    contest = await bid(game, contest, "throw")
    tell(game, actor, "throw", contest, success=contest.margin >= 1 and not contest.is_barred)
    if not contest.is_barred:
        await _flies(game, actor, act, contest.margin)
    end_main_action(game)
    do_beside(game, actor, act.beside, before=False)


async def _flies(game: Game, actor: ActorId, act: Throw, shifts: int) -> None:
    """Let what is thrown come as far as the shifts, or the effort, pay for.  F082."""
    state = game.state
    start = zone_of(state, actor)
    costs = throw_costs(state, actor, start, act.path, burden_of(state, act))
    most = max(number for number in range(len(act.path) + 1) if number == 0 or sum(costs[:number]) <= shifts)
    if act.target is not None:
        target = target_of(state, act.target)
        flying = nearest(state, target, actor)[0]
        target = part_off(game, target, flying) if most else target
        request = ChooseLanding(owner(state, actor), target, act.path, costs, max(shifts, 0))
        landed = await game.ask(request) if most else Land(0)
        if landed.zones:
            relocate(game, [flying], act.path[landed.zones - 1], landed.places, "thrown")
            leave_behind(game, target)
    elif act.thing is not None and most:
        _land(game, actor, act.thing, act.path[most - 1])


def _land(game: Game, actor: ActorId, identity: ThingId, zone: SceneZoneId) -> None:
    """Lay a thing down in a zone.  F082."""
    state = game.state
    figures = standing(state, actor)
    from_ = state.figures[figures[0]]
    stood = places_for(state, figures[:1], zone, (from_.x, from_.y))
    thing = state.things[identity]
    thing.carrier, thing.zone = None, zone
    thing.at = place_at_rest(state, zone) if stood is None else stood[0]
    game.record(ThingDropped(actor=actor, thing=identity, at=thing.at))


def throws(state: State, actor: ActorId) -> Iterator[Throw]:
    """Yield throws of opponents into a neighbouring zone that are legal now."""
    here = zone_of(state, actor)
    for zone, _ in neighbours(state, here):
        for target in state.actors:
            act = Throw((zone,), target)
            if throw_refusal(state, actor, act) is None:
                yield act


# -- the acts --------------------------------------------------------------------------------------------------------


class GoingRules(FateAct[PassTurn]):
    """A move into a neighbouring zone with nothing else; the answer is that of passing.  F035, F080, FR41."""

    kind = Kind.MOVE

    def hints(self, state: State, actor: ActorId) -> Iterator[PassTurn]:
        return (PassTurn((Supplement(small),)) for small in small_acts(state, actor) if isinstance(small, Move))

    def offers(self, state: State, actor: ActorId) -> Iterator[PassTurn]:
        return (PassTurn((Supplement(move),)) for move in goings(state, actor))


class SprintRules(FateAct[Sprint]):
    """Run as far along some zones as the shifts allow.  F036, FR23, FR24."""

    answers = (Sprint,)
    kind = Kind.MOVE
    is_rolled = is_undirected = True

    def refusal(self, state: State, actor: ActorId, act: Sprint) -> Refusal | None:
        return sprint_refusal(state, actor, act)

    async def effect(self, game: Game, actor: ActorId, act: Sprint) -> None:
        await sprint(game, actor, act)

    def hints(self, state: State, actor: ActorId) -> Iterator[Sprint]:
        return sprints(state, actor)

    def offers(self, state: State, actor: ActorId) -> Iterator[Sprint]:
        """Yield those to zones that are not next door: there one walks, which needs no roll.  F035."""
        walked = {move.to for move in moves(state, actor)}
        return (act for act in sprints(state, actor) if act.path[-1] not in walked)

    def wording(self, state: State, actor: ActorId, act: Sprint) -> Wording:
        return Wording("fate-do-sprint", {"zone": act.path[-1]}, {"skill": skill_words(Skill.ATHLETICS)})

    def chance(self, state: State, actor: ActorId, act: Sprint) -> float | None:
        """Return how likely it comes as far as it is meant to, None for one zone that is reached in any case."""
        costs, lead = sprint_costs(state, actor, act.path), total(acting_modifiers(state, actor, Skill.ATHLETICS))
        if len(costs) == 1 and _first_is_free(state, actor, costs):
            return None
        return float(simple_odds(lead, state.setup.options.sprint_difficulty + sum(costs)))

    def sum(self, state: State, actor: ActorId, act: Sprint) -> Sum:
        """Return how likely it comes as far as it is meant to."""
        modifiers = acting_modifiers(state, actor, Skill.ATHLETICS)
        costs = sprint_costs(state, actor, act.path)
        if len(costs) == 1 and _first_is_free(state, actor, costs):
            return replace(simple_sum(modifiers, total(modifiers) - DICE), note=None)
        found = simple_sum(modifiers, state.setup.options.sprint_difficulty + sum(costs))
        return replace(found, note=Wording("fate-throw-cost", details={"shifts": sum(costs)}))


class ThrowRules(FateAct[Throw]):
    """Throw someone, or a thing, along some zones.  F082, FR30 to FR32."""

    answers = (Throw,)
    kind = Kind.SHOVE
    is_rolled = combines = True

    def refusal(self, state: State, actor: ActorId, act: Throw) -> Refusal | None:
        return throw_refusal(state, actor, act)

    async def effect(self, game: Game, actor: ActorId, act: Throw) -> None:
        await throw(game, actor, act)

    def hints(self, state: State, actor: ActorId) -> Iterator[Throw]:
        return throws(state, actor)

    def target(self, act: Throw) -> ActorId | None:
        return act.target

    def sort(self, act: Throw) -> str:
        return act.target or act.thing or ""

    def wording(self, state: State, actor: ActorId, act: Throw) -> Wording:
        return Wording("fate-do-throw", {"target": self.sort(act), "zone": act.path[-1]})

    def sum(self, state: State, actor: ActorId, act: Throw) -> Sum:
        begun = once_begun(state, actor, act.beside)
        price = sum(throw_costs(begun, actor, zone_of(begun, actor), act.path, burden_of(state, act)))
        return open_sum(throw_modifiers(state, actor, act), Wording("fate-throw-cost", details={"shifts": price}))


GOING: Final = GoingRules()
SPRINT: Final = SprintRules()
THROW: Final = ThrowRules()
ACTS: Final[tuple[FateAct[Any], ...]] = (GOING, SPRINT, THROW)

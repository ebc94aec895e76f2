"""Before the first exchange: places, groups, the aspects of the scene and the order.  F009, F010, F014 to F020."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from pb12table.systems.fate.rules.actors import acting, group, is_in, owner, side, skill_value, standing
from pb12table.systems.fate.rules.asking.answers import Split
from pb12table.systems.fate.rules.asking.requests import OrderOwn, PlaceFigures, SplitGroup
from pb12table.systems.fate.rules.data import (
    ActorId,
    ConflictType,
    GroupSetup,
    Initiative,
    Setup,
    Skill,
    Track,
)
from pb12table.systems.fate.rules.events import ConflictBegan, GroupSplit, OrderSet
from pb12table.systems.fate.rules.rolls import Game
from pb12table.systems.fate.rules.state import ActorState, Aspect, FigureState, On, PlayerState, State, ThingState
from pb12table.systems.fate.rules.zones import place_in, zone_at


def new_game(setup: Setup) -> State:
    """The state before the first exchange.  F010, F047, FR40, FR50."""
    state = State(
        setup=setup,
        players={player.id: PlayerState(player.id) for player in setup.players},
        figures={figure.id: FigureState(figure.id, *figure.at, figure.z) for figure in setup.figures},
        actors={actor.id: actor for actor in _actors(setup)},
        aspects={},
        things={thing.id: ThingState(None, thing.zone, (*thing.at, 0.0)) for thing in setup.things},
    )
    for aspect in _aspects(setup):
        aspect.id = state.next_id
        state.aspects[state.next_id] = aspect
        state.next_id += 1
    for thing in setup.things:
        heights = [zone.area.band for zone in setup.scene_zones if zone.id == thing.zone and zone.area.band]
        if heights:
            state.things[thing.id].at = (*thing.at, max(heights[0][0], 0.0))
    return state


def _actors(setup: Setup) -> Iterator[ActorState]:
    for character in setup.characters:
        figures = [figure.id for figure in setup.figures if figure.actor == character.id]
        in_hand = [weapon.id for weapon in character.weapons[:1]]
        yield ActorState(
            character.id,
            figures,
            fate_points=character.fate_points,
            marks={track: [] for track in Track},
            in_hand=in_hand,
            uses=dict(character.uses),
        )
    for each in setup.groups:
        yield ActorState(each.id, list(each.members), led_by=each.leader)


def _aspects(setup: Setup) -> Iterator[Aspect]:
    for label in setup.aspects:
        yield Aspect(0, label, On.SCENE, own=True)
    for character in setup.characters:
        for label in character.profile.aspects:
            yield Aspect(0, label, On.ACTOR, character.id, own=True)


async def set_up(game: Game) -> None:
    """Places, groups, aspects and the order.  F009, F010, F014, F016."""
    state = game.state
    game.record(ConflictBegan(aspects=state.setup.aspects))
    for player in state.setup.players:
        if any(figure.player == player.id for figure in state.setup.figures):
            placing = await game.ask(PlaceFigures(player.id))
            for placed in placing.places:
                setup = state.setup.figure_by_id[placed.figure]
                zone = zone_at(state.setup, setup.at, setup.z)
                stood = None if zone is None else place_in(state, placed.figure, zone, placed.at)
                assert stood is not None, "refused before"
                figure = state.figures[placed.figure]
                figure.x, figure.y, figure.z = stood
    for actor in list(acting(state)):
        await offer_split(game, actor)
    await set_order(game)


async def offer_split(game: Game, actor: ActorId) -> None:
    """Ask how the minions of a group are parted that nobody leads.  F014, F087, FR08."""
    state = game.state
    if group(state, actor) is None or state.actors[actor].led_by is not None or len(standing(state, actor)) < 2:
        return
    split(game, actor, await game.ask(SplitGroup(owner(state, actor), actor)))


def split(game: Game, actor: ActorId, chosen: Split) -> None:
    """A group goes in several: the first part is the group still.  F014, F087."""
    state = game.state
    if len(chosen.parts) < 2:
        return
    first, *rest = chosen.parts
    whole = state.actors[actor]
    parts = [actor]
    whole.members = [figure for figure in whole.members if figure in first]
    for figures in rest:
        new = _free_id(state, actor)
        state.actors[new] = ActorState(new, list(figures), has_acted=whole.has_acted, defends=whole.defends)
        state.split[new] = state.split.get(actor, actor)
        parts.append(new)
        if actor in state.order:
            state.order.insert(state.order.index(parts[-2]) + 1, new)
    game.record(GroupSplit(group=actor, parts=tuple(parts)))


def _free_id(state: State, actor: ActorId) -> ActorId:
    number = 2
    while ActorId(f"{actor}-{number}") in state.actors:
        number += 1
    return ActorId(f"{actor}-{number}")


# -- the order -----------------------------------------------------------------------------------------------------


def initiative(state: State, actor: ActorId) -> int:
    """What orders an actor: a skill, the quality of a group, or that of its leader.  F016, F018, FR06."""
    leader = state.actors[actor].led_by
    if leader is not None:
        return initiative(state, leader)
    found = group(state, actor)
    if found is not None:
        return found.kind.quality
    social = state.setup.options.conflict is ConflictType.SOCIAL
    return skill_value(state, actor, Skill.EMPATHY if social else Skill.ALERTNESS)


def resolve(state: State, actor: ActorId) -> int:
    """What decides ties: Resolve; groups have none.  F017, FR07."""
    return 0 if group(state, actor) is not None else skill_value(state, actor, Skill.RESOLVE)


def seat(state: State, actor: ActorId) -> int:
    """The seat of an actor's player, clockwise from the arbiter.  FR07."""
    return state.setup.player_by_id[owner(state, actor)].seat


async def set_order(game: Game) -> None:
    """Highest first, then Resolve, then the seat nearest to the arbiter's right; or seat by seat.  F016 to F020."""
    state = game.state
    rotating = state.setup.options.initiative is Initiative.ROTATING

    def rank(actor: ActorId) -> tuple[int, ...]:
        if rotating:
            return (seat(state, actor),)
        return (-initiative(state, actor), -resolve(state, actor), -seat(state, actor))

    order: list[ActorId] = []
    for _, tied in groupby(sorted(acting(state), key=rank), key=rank):
        order += await _own_order(game, list(tied))
    state.order = order
    game.record(OrderSet(order=tuple(order), values=tuple(initiative(state, actor) for actor in order)))


async def _own_order(game: Game, tied: list[ActorId]) -> list[ActorId]:
    """The owner of several that are equal in all orders them; groups that are led come with their leader.  FR07."""
    free = [actor for actor in tied if game.state.actors[actor].led_by is None]
    led = [actor for actor in tied if actor not in free]
    if len(free) < 2:
        return [*free, *led]
    chosen = await game.ask(OrderOwn(owner(game.state, free[0]), tuple(free)))
    return [*chosen.actors, *led]


def rotate(game: Game) -> None:
    """The first place moves on by a seat.  F020."""
    state = game.state
    left = [actor for actor in state.order if is_in(state, actor)]
    if state.setup.options.initiative is not Initiative.ROTATING or not left:
        return
    first = owner(state, state.order[0])
    count = next((number for number, actor in enumerate(state.order) if owner(state, actor) != first), 0)
    state.order = [*state.order[count:], *state.order[:count]]
    values = tuple(initiative(state, actor) for actor in state.order)
    game.record(OrderSet(order=tuple(state.order), values=values))


def may_stretch(state: State) -> ActorId | None:
    """Who controls the pace of a conflict that may become a long one, None where it may not.  F043, FR13."""
    options, there = state.setup.options, acting(state)
    if not options.long_conflict or state.is_long or not there:
        return None
    sides = [side(state, actor) for actor in there]
    alone = len(there) == 2 and len(set(sides)) == 2
    duel = alone and all(not isinstance(state.setup.actor_by_id.get(actor), GroupSetup) for actor in there)
    if not (duel or options.duel):
        return None
    return next(actor for actor in state.order if is_in(state, actor))

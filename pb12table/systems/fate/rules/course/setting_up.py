"""Before the first exchange: places, groups, the aspects of the scene and the order.  F009, F010, F014 to F020."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.naming import Label
from pb12table.systems.fate.rules.actors import (
    acting,
    group,
    initiative,
    is_in,
    owner,
    side,
    skill_value,
    standing,
)
from pb12table.systems.fate.rules.acts.parting import like_groups, split
from pb12table.systems.fate.rules.asking.requests import OrderOwn, PlaceFigures, SplitGroup
from pb12table.systems.fate.rules.data import (
    ActorId,
    FigureSetup,
    GroupSetup,
    Initiative,
    Setup,
    Skill,
    Track,
)
from pb12table.systems.fate.rules.events import ConflictBegan, OrderSet
from pb12table.systems.fate.rules.rolling.rolls import Game
from pb12table.systems.fate.rules.state import (
    ActorState,
    Aspect,
    FigureState,
    Gone,
    On,
    PlayerState,
    State,
    ThingState,
)
from pb12table.systems.fate.rules.zones import place_in, zone_at


def new_game(setup: Setup) -> State:
    """The state before the first exchange.  F010, F047, FR40, FR50."""
    state = State(
        setup=setup,
        players={player.id: PlayerState(player.id) for player in setup.players},
        figures={
            figure.id: FigureState(figure.id, *figure.at, figure.z, _gone(setup, figure)) for figure in setup.figures
        },
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


def _gone(setup: Setup, figure: FigureSetup) -> Gone:
    """A companion that may act alone is with its partner at first.  F095."""
    actor = setup.actor_by_id[figure.actor]
    return Gone.WITH if isinstance(actor, GroupSetup) and actor.companion is not None else Gone.NO


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
        gone = Gone.NO if each.companion is None else Gone.WITH
        yield ActorState(each.id, list(each.members), gone, led_by=each.leader)


def _aspects(setup: Setup) -> Iterator[Aspect]:
    for each in setup.aspects:
        on, bearer = (On.SCENE, "") if each.zone is None else (On.ZONE, each.zone)
        yield Aspect(0, each.label, on, bearer, own=True, difficulty=each.difficulty)
    for character in setup.characters:
        for held in character.brought:
            yield Aspect(0, Label(held.text, held.text), On.ACTOR, character.id, severity=held.severity)
        for label in character.profile.aspects:
            yield Aspect(0, label, On.ACTOR, character.id, own=True)


async def set_up(game: Game) -> None:
    """Places, groups, aspects and the order.  F009, F010, F014, F016."""
    state = game.state
    game.record(ConflictBegan(aspects=tuple(each.label for each in state.setup.aspects)))
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
    await offer_splits(game, list(state.players))
    await set_order(game)


async def offer_splits(game: Game, players: Sequence[PlayerId]) -> None:
    """Ask how minions are parted that nobody leads, like groups of a zone together.  F014, F087, FR08."""
    for actor in acting(game.state):
        state = game.state
        if not is_in(state, actor) or owner(state, actor) not in players:
            # Minions that have joined another group are asked about with that one.
            continue
        like = like_groups(state, actor)
        if like[:1] == [actor] and sum(len(standing(state, each)) for each in like) > 1:
            split(game, like, await game.ask(SplitGroup(owner(state, actor), actor, tuple(like[1:]))))


# -- the order -----------------------------------------------------------------------------------------------------


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
    if rotating:
        state.first_seat = min((seat(state, actor) for actor in order), default=1)
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
    """The first place moves on by a seat, that of an arbiter with a seat among them.  F020."""
    state = game.state
    if state.setup.options.initiative is not Initiative.ROTATING or not state.order:
        return
    seats = sorted(player.seat for player in state.setup.players if player.seat or state.setup.arbiter is not None)
    now = seats.index(state.first_seat)
    state.first_seat = seats[(now + 1) % len(seats)]
    order = _from_seat(state, state.order)
    if order != state.order:
        state.order = order
        values = tuple(initiative(state, actor) for actor in state.order)
        game.record(OrderSet(order=tuple(state.order), values=values))


def _from_seat(state: State, order: Sequence[ActorId]) -> list[ActorId]:
    """Seats clockwise from the first one, each with its own in their order.  F020."""
    seats = sorted({seat(state, actor) for actor in order}, key=lambda each: (each < state.first_seat, each))
    return [actor for each in seats for actor in order if seat(state, actor) == each]


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

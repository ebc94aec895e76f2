"""The course of a conflict: before the first exchange, exchanges, turns, its end, and what is left after a rest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from itertools import groupby
from types import MappingProxyType
from typing import Final

from pb12table.skirmish.ids import Label, PlayerId
from pb12table.systems.fate.rules.actors import (
    acting,
    group,
    initiative,
    is_in,
    owner,
    players_of,
    side,
    sides_in,
    skill_value,
    standing,
)
from pb12table.systems.fate.rules.acts.attacks import DefendFully, defend_fully, go_off
from pb12table.systems.fate.rules.acts.blocks import blocks_of, end_blocks
from pb12table.systems.fate.rules.acts.company import like_groups, split
from pb12table.systems.fate.rules.acts.compels import compelled
from pb12table.systems.fate.rules.acts.free import MOST_FREE
from pb12table.systems.fate.rules.asking.answers import Act
from pb12table.systems.fate.rules.asking.judging import ASPECT, judged
from pb12table.systems.fate.rules.asking.requests import (
    ACTS,
    ActHeld,
    ChooseAct,
    OrderOwn,
    PlaceFigures,
    SplitGroup,
    Stretch,
    act_refusal,
)
from pb12table.systems.fate.rules.data import (
    ActorId,
    BlockUntil,
    FigureSetup,
    Goal,
    GoalKind,
    GroupSetup,
    Initiative,
    SceneZoneId,
    Setup,
    Severity,
    SideId,
    Skill,
    Track,
)
from pb12table.systems.fate.rules.events import (
    BecameLong,
    ConflictBegan,
    ConflictEnded,
    ExchangeBegan,
    ExchangeEnded,
    HoldLapsed,
    OrderSet,
    PlayerGaveUp,
    TurnBegan,
    TurnEnded,
    ZoneHeld,
)
from pb12table.systems.fate.rules.harm import leave
from pb12table.systems.fate.rules.rolls import Game
from pb12table.systems.fate.rules.state import (
    ActorState,
    Aspect,
    Defends,
    FigureState,
    Gone,
    Held,
    On,
    Outcome,
    Phase,
    PlayerState,
    State,
    ThingState,
    packed,
    unpacked,
)
from pb12table.systems.fate.rules.zones import place_in, zone_at, zone_of

_LEVELS: Final = tuple(Severity)


class Rest(StrEnum):
    """How much rest there is between two scenes.  FR37."""

    NONE = "none"
    MINUTES = "minutes"
    HOURS = "hours"
    DAYS = "days"


HEALED: Final = MappingProxyType({Rest.NONE: 0, Rest.MINUTES: 1, Rest.HOURS: 2, Rest.DAYS: 3})
"""So many levels, from mild on, are gone after a rest.  F062, F063, F064."""


def left_after(held: Iterable[Severity], rest: Rest, *, brought: bool = False, quick: bool = False) -> list[Severity]:
    """Return the consequences that are left after a rest.

    `brought` from a session before without time between, each counts a level lower (F065), and one who heals quickly a
    level faster (F066, section 6); without any rest nothing goes.
    """
    lower = int(brought) + int(quick)
    return [each for each in held if rest is Rest.NONE or _LEVELS.index(each) - lower >= HEALED[rest]]


def end(game: Game, reason: str, winner: SideId | None = None) -> None:
    """End the conflict; without a winner it is a draw.  F109."""
    winners = () if winner is None else players_of(game.state, winner)
    game.state.outcome = Outcome(winners, reason, winner)
    game.record(ConflictEnded(winners=winners, reason=reason, side=winner))


def decide(game: Game) -> None:
    """Decide whether a goal is reached after an act, or only one side is left, or none.  F109."""
    state = game.state
    if state.outcome is not None:
        return
    for goal in state.setup.goals:
        if is_reached(state, goal):
            end(game, f"goal-{goal.kind.value}", goal.side)
            return
    left = sides_in(state)
    if len(left) < 2:
        end(game, "last-side" if left else "all-out", left[0] if left else None)


def is_reached(state: State, goal: Goal) -> bool:
    """Return whether a goal is reached in the middle of an exchange.  F109, section 6."""
    match goal.kind:
        case GoalKind.CARRY:
            thing = None if goal.thing is None else state.things.get(goal.thing)
            return (
                thing is not None
                and thing.is_out
                and thing.carrier is not None
                and side(state, thing.carrier) == goal.side
            )
        case GoalKind.OUT:
            gone = goal.actor is not None and state.actors[goal.actor].gone is not Gone.NO
            return gone and not any(fuse.feature is not None for fuse in state.fuses)
        case GoalKind.FUSE:
            return state.exploded
        case GoalKind.LEAVE:
            return left_by(state, goal.side) >= goal.number
        case GoalKind.HOLD | GoalKind.LIMIT:
            return False


def left_by(state: State, of: SideId) -> int:
    """Return how many figures of a side have left by an exit.  F112."""
    return sum(
        figure.gone is Gone.LEFT and state.setup.player_by_id[state.setup.figure_by_id[figure.id].player].side == of
        for figure in state.figures.values()
    )


def decide_at_the_end(game: Game) -> None:
    """Check whether the end of an exchange decides: a zone is held, or the last exchange is over.  F109, FR72."""
    state = game.state
    decide(game)
    if state.outcome is not None:
        return
    now: dict[SceneZoneId, Held] = {}
    for goal in state.setup.goals:
        if goal.kind is GoalKind.HOLD and goal.zone is not None and _holds(state, goal):
            held = held_for(state, goal) + 1
            if held >= goal.number:
                end(game, "goal-hold", goal.side)
                return
            now[goal.zone] = Held(goal.side, held)
            game.record(ZoneHeld(side=goal.side, zone=goal.zone, exchanges=held, needed=goal.number))
    state.held = now
    if state.exchange >= state.setup.options.exchange_limit:
        winner = next((goal.side for goal in state.setup.goals if goal.kind is GoalKind.LIMIT), None)
        end(game, "goal-limit" if winner is not None else "even", winner)


def _holds(state: State, goal: Goal) -> bool:
    there = {side(state, actor) for actor in acting(state) if zone_of(state, actor) == goal.zone}
    return there == {goal.side}


def held_for(state: State, goal: Goal) -> int:
    """Return at how many ends of exchanges in a row a side has held the zone of its goal so far.  FR72."""
    found = None if goal.zone is None else state.held.get(goal.zone)
    return found.exchanges if found is not None and found.side == goal.side else 0


def give_up(game: Game, player: PlayerId) -> None:
    """Let a player leave the game with all that is his."""
    state = game.state
    state.players[player].gave_up = True
    game.record(PlayerGaveUp(player=player))
    for actor in list(acting(state)):
        if owner(state, actor) == player:
            leave(game, actor, Gone.CONCEDED)
    if state.actor is not None and owner(state, state.actor) == player:
        state.actor = None
    decide(game)


def new_game(setup: Setup) -> State:
    """Return the state before the first exchange.  F010, F047, FR40, FR50."""
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
    """Return whether a figure is gone: a companion that may act alone is with its partner at first.  F095."""
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
    """Set up places, groups, aspects and the order.  F009, F010, F014, F016."""
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
    """Return what settles ties: Resolve; groups have none.  F017, FR07."""
    return 0 if group(state, actor) is not None else skill_value(state, actor, Skill.RESOLVE)


def seat(state: State, actor: ActorId) -> int:
    """Return the seat of an actor's player, clockwise from the arbiter.  FR07."""
    return state.setup.player_by_id[owner(state, actor)].seat


async def set_order(game: Game) -> None:
    """Order highest first, then Resolve, then the seat nearest the arbiter's right; or seat by seat.  F016 to F020."""
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
    """Return several equal in all orders as their owner puts them; led groups come with their leader.  FR07."""
    free = [actor for actor in tied if game.state.actors[actor].led_by is None]
    led = [actor for actor in tied if actor not in free]
    if len(free) < 2:
        return [*free, *led]
    chosen = await game.ask(OrderOwn(owner(game.state, free[0]), tuple(free)))
    return [*chosen.actors, *led]


def rotate(game: Game) -> None:
    """Move the first place on by a seat, that of an arbiter with a seat among them.  F020."""
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
    """Return actors by seat, clockwise from the first one, each seat's own in their order.  F020."""
    seats = sorted({seat(state, actor) for actor in order}, key=lambda each: (each < state.first_seat, each))
    return [actor for each in seats for actor in order if seat(state, actor) == each]


def may_stretch(state: State) -> ActorId | None:
    """Return who controls the pace of a conflict that may become a long one, None if it may not.  F043, FR13."""
    options, there = state.setup.options, acting(state)
    if not options.long_conflict or state.is_long or not there:
        return None
    sides = [side(state, actor) for actor in there]
    alone = len(there) == 2 and len(set(sides)) == 2
    duel = alone and all(not isinstance(state.setup.actor_by_id.get(actor), GroupSetup) for actor in there)
    if not (duel or options.duel):
        return None
    return next(actor for actor in state.order if is_in(state, actor))


async def step(game: Game) -> None:
    """Go from one quiescent point to the next: the set-up, an exchange's begin or end, a turn's begin, or an act."""
    state = game.state
    match state.phase:
        case Phase.SET_UP:
            await set_up(game)
            state.phase = Phase.DECLARATIONS
            decide(game)
        case Phase.DECLARATIONS:
            await begin_exchange(game)
            state.phase = Phase.TURNS
        case Phase.TURNS:
            if state.actor is not None:
                await one_act(game, state.actor)
            elif state.ended is not None:
                await ask_holders(game)
            else:
                next_turn(game)
        case Phase.END:
            await end_exchange(game)


# -- exchanges -----------------------------------------------------------------------------------------------------


async def begin_exchange(game: Game) -> None:
    """Let full defence be declared, groups be split anew, and a long conflict begin.  F009, F019, F027, F043, F087."""
    state = game.state
    if state.exchange:
        rotate(game)
    state.exchange += 1
    state.turn_index = 0
    for actor in state.actors.values():
        actor.has_acted = actor.held = actor.full_defence = actor.attacked = actor.had_cover = False
    game.record(ExchangeBegan(exchange=state.exchange))
    if state.exchange > 1:
        await offer_splits(game, [player for player, own in state.players.items() if own.splits])
    for each in list(state.order):
        wants = state.actors[each].defends is Defends.ALWAYS and state.actors[each].led_by is None
        if is_in(state, each) and wants and await game.ask(DefendFully(owner(state, each), each)):
            defend_fully(game, each)
    pace = may_stretch(state)
    if pace is not None and await game.ask(Stretch(owner(state, pace), pace)):
        state.is_long = True
        game.record(BecameLong(actor=pace))


async def end_exchange(game: Game) -> None:
    """Let fuses go off, blocks and full defences end, and the last exchange decide.

    Spins won by then are good for the next action.  F019, F028, F103, F108, F109, FR22, FR38, FR64.
    """
    state = game.state
    for fuse in [each for each in state.fuses if each.exchange <= state.exchange]:
        state.fuses.remove(fuse)
        state.exploded = state.exploded or fuse.feature is not None
        await go_off(game, fuse.zone, fuse.effort, fuse.by)
    state.spin, state.spin_won = packed((*state.spins, *unpacked(state.spin_won))), None
    if state.setup.options.block_until is BlockUntil.EXCHANGE:
        end_blocks(game, list(state.blocks))
    state.opened = [way for way in state.opened if way.until > state.exchange]
    game.record(ExchangeEnded(exchange=state.exchange))
    decide_at_the_end(game)
    state.phase = Phase.DECLARATIONS


# -- turns ---------------------------------------------------------------------------------------------------------


def next_turn(game: Game) -> None:
    """Let the next in the order act; after the last one held actions lapse and the exchange ends.  F019, F028, FR12."""
    state = game.state
    while state.turn_index < len(state.order) and not _is_due(state, state.order[state.turn_index]):
        state.turn_index += 1
    if state.turn_index < len(state.order):
        begin_turn(game, state.order[state.turn_index])
        return
    for actor in acting(state):
        if state.actors[actor].held:
            state.actors[actor].held = False
            game.record(HoldLapsed(actor=actor))
    state.phase = Phase.END


def _is_due(state: State, actor: ActorId) -> bool:
    found = state.actors[actor]
    return is_in(state, actor) and found.led_by is None and not found.has_acted and not found.held


def begin_turn(game: Game, actor: ActorId, *, held: bool = False) -> None:
    """Give an actor the turn.  F021."""
    state = game.state
    state.actor, state.is_held_turn, state.dropped = actor, held, {}
    found = state.actors[actor]
    found.moved, found.held, found.frees, found.attachings, found.compelled = False, False, 0, {}, False
    game.record(TurnBegan(actor=actor, held=held))
    if state.setup.options.block_until is BlockUntil.TURN:
        end_blocks(game, blocks_of(state, actor, debris=True))


async def one_act(game: Game, actor: ActorId) -> None:
    """Carry out a free act, after which the turn goes on, or the action, which ends it.  F021, F026."""
    state = game.state
    if not is_in(state, actor):
        end_turn(game, actor, acted=True)
        return
    answer = await game.ask(ChooseAct(owner(state, actor), actor))
    rules = ACTS.of(answer)
    if rules.is_free:
        state.actors[actor].frees += 1
        await rules.effect(game, actor, answer)
        decide(game)
        return
    if not await is_let(game, actor, answer):
        return
    act = await compelled(game, actor, answer)
    if act is None or act_refusal(state, actor, act) is not None:
        return
    await ACTS.of(act).effect(game, actor, act)
    end_turn(game, actor, acted=not state.actors[actor].held)
    decide(game)


async def is_let(game: Game, actor: ActorId, act: Act) -> bool:
    """Return whether the arbiter allows an act: what its words tell, and what its skills are to do.  F001, F042, FR49.

    What is not let is dropped, and counts as one of the free acts of a turn: every turn must end (FR42).  An unusual
    skill may be refused as well (FR62).
    """
    found = game.state.actors[actor]
    if found.frees >= MOST_FREE:
        return True
    rules = ACTS.of(act)
    text: str = getattr(act, "text", "") if rules.is_worded else ""
    lets = not text or await judged(game, ASPECT, actor, text)
    ways = rules.ways(act)
    if lets and ways.swap is not None:
        lets = await judged(game, "swap", actor, game.state.aspects[ways.swap].label.en)
    if lets and ways.modify is not None:
        lets = await judged(game, "combine", actor, ways.modify)
    if lets and ways.complement is not None:
        lets = await judged(game, "combine", actor, ways.complement)
    for price in rules.unusual_price(game.state, actor, act) if lets else ():
        lets = await judged(game, "unusual", actor, price.source, anew=False)
    found.frees += not lets
    return lets


def end_turn(game: Game, actor: ActorId, *, acted: bool) -> None:
    """End a turn; those led by the actor have acted, too, and all may move again.  F028, F110, FR24, FR41."""
    state = game.state
    state.actors[actor].has_acted = acted
    for other in state.actors.values():
        other.moved = False
        if acted and other.led_by == actor:
            other.has_acted = True
    game.record(TurnEnded(actor=actor))
    state.opened = [way for way in state.opened if way.until]
    state.actor, state.ended = None, actor


async def ask_holders(game: Game) -> None:
    """Let those who hold act after each turn, in the order of initiative.  F028, FR12."""
    state = game.state
    ended, state.ended = state.ended, None
    for actor in state.order:
        if not is_in(state, actor) or not state.actors[actor].held or actor == ended:
            continue
        if await game.ask(ActHeld(owner(state, actor), actor)):
            begin_turn(game, actor, held=True)
            return

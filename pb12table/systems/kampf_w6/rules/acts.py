"""Acts carried out, one at a time, and the reaction window after each."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from types import MappingProxyType
from typing import Final

from pb12table.skirmish.ids import FigureId
from pb12table.systems.kampf_w6.rules.answers import (
    Act,
    Attack,
    BuyAction,
    ChangeStance,
    Crawl,
    FurtherAct,
    Pass,
    PassTurn,
    Reload,
    Run,
    ScenarioAct,
    StealAction,
    UseDoor,
    UseItem,
    Walk,
    WalkOn,
)
from pb12table.systems.kampf_w6.rules.attack import Game, attack, lapse_recoil, remove, settle
from pb12table.systems.kampf_w6.rules.attack_plan import all_attacks, could_hit, is_shot
from pb12table.systems.kampf_w6.rules.data import Stance, StandingOrder
from pb12table.systems.kampf_w6.rules.events import (
    ActBegan,
    DoorMoved,
    FigureMoved,
    ItemUsed,
    ReactionPassed,
    ReactionTaken,
    ScenarioActDone,
    StanceChanged,
    WeaponReloaded,
)
from pb12table.systems.kampf_w6.rules.figures import data, order_after, owner, perceives
from pb12table.systems.kampf_w6.rules.legality import cost_of, further_place, kind_of, way_of
from pb12table.systems.kampf_w6.rules.requests import ChooseReaction, could_get_action, get_action
from pb12table.systems.kampf_w6.rules.state import CurrentAct, Fate, FigureState, State, TracePlace
from pb12table.systems.kampf_w6.rules.ways import Taken, places_until, shortened
from pb12table.table.battlefield import Body
from pb12table.table.shapes import Point3, at_most, direction, plan_distance, rounded

NOISE: Final = MappingProxyType(
    {
        "crawl": 2.0,
        "stance": 2.0,
        "walk": 5.0,
        "use-item": 5.0,
        "use-door": 5.0,
        "reload": 8.0,
        "run": 15.0,
        "scenario-act": 10.0,
    }
)
"""How far acts are heard, in metres; attacks by their weapon.  WR12."""


async def carry_out(game: Game, figure: FigureId, act: Act, *, reaction: bool = False) -> None:
    """Do a legal act and pay for it.  W012, W013 to W022, W029, WR04, WR27."""
    state = game.state
    acting, cost = state.figures[figure], cost_of(state, figure, act)
    kind, of_scenario = str(act.__struct_config__.tag), act.id if isinstance(act, ScenarioAct) else ""
    acting.actions -= cost
    if reaction:
        assert state.current_act is not None, "reactions answer an act"
        state.current_act.reacted.append(figure)
        game.record(ReactionTaken(figure=figure, kind=kind, left=acting.actions, act=of_scenario))
    else:
        state.current_act = noticed(state, figure, act)
        game.record(ActBegan(figure=figure, kind=kind, cost=cost, left=acting.actions, act=of_scenario))
    shooting = act.further if isinstance(act, Walk) else act
    if not (isinstance(shooting, Attack) and is_shot(state, figure, shooting)):
        lapse_recoil(game, figure)
    if isinstance(act, Walk | Run | Crawl):
        await move(game, figure, act, reaction=reaction)
    else:
        await do_on_the_spot(game, figure, act, reaction=reaction)


async def do_on_the_spot(
    game: Game,
    figure: FigureId,
    act: FurtherAct,
    origin: Body | None = None,
    *,
    walking: bool = False,
    reaction: bool = False,
) -> None:
    """Do an act without a way.  W013, W014, W016, W020, W022, WR41."""
    match act:
        case Attack():
            await attack(game, figure, act, origin, walking=walking, reaction=reaction)
        case Reload():
            reload(game, figure, act)
        case UseItem():
            use_item(game, figure, act)
        case ChangeStance():
            change_stance(game, figure, act.to)
        case ScenarioAct():
            take(game, figure, act)
        case UseDoor():
            turn_door(game, figure, act)


async def move(game: Game, figure: FigureId, act: Walk | Run | Crawl, *, reaction: bool) -> None:
    """Walk, run or crawl, and do a further act on the way.  W017, W018, W019, WR06, WR10."""
    state = game.state
    stance, start, kind = state.figures[figure].stance, state.figures[figure].at, kind_of(act)
    whole = way_of(state, figure, act)
    further = act.further if isinstance(act, Walk) else None
    assert not isinstance(further, WalkOn | Run | Crawl), "the refusal is asked first"
    if further is None or not isinstance(act, Walk) or isinstance(further, ChangeStance):
        _go(game, figure, whole, kind, stance)
    else:
        spot = further_place(state, figure, act)
        if act.at is not None:
            path = shortened(start[:2], act.path, act.at)
            _go(game, figure, way_of(state, figure, Walk(path)), kind, stance)
        else:
            _go(game, figure, whole, kind, stance)
        await do_on_the_spot(game, figure, further, spot, walking=True, reaction=reaction)
        if act.at is not None and not at_most(whole.length, act.at):
            _go_on(game, figure, whole, act.at, kind, stance)
    if isinstance(further, ChangeStance):
        change_stance(game, figure, further.to)
    await settle(game, figure, by_actor=not reaction)


def _go(game: Game, figure: FigureId, way: Taken, kind: str, stance: Stance) -> None:
    """Go a way to its end, if it leads anywhere: something may be done before the first step."""
    placed = game.state.figures[figure]
    if len(way.places) < 2:
        return
    placed.x, placed.y, placed.z = way.places[-1]
    _look_along(placed, way.places)
    trace = tuple(TracePlace(*place, stance) for place in way.places)
    game.record(FigureMoved(figure=figure, kind=kind, trace=trace, length=way.length))


def _go_on(game: Game, figure: FigureId, whole: Taken, at: float, kind: str, stance: Stance) -> None:
    """Go what is left of a way on which something was done after so many metres."""
    placed = game.state.figures[figure]
    done = places_until(whole, at)
    trace = (TracePlace(*placed.at, stance), *(TracePlace(*place, stance) for place in whole.places[done:]))
    placed.x, placed.y, placed.z = whole.places[-1]
    _look_along(placed, [place.at for place in trace])
    game.record(FigureMoved(figure=figure, kind=kind, trace=trace, length=_plan_length(trace)))


def _look_along(placed: FigureState, places: Sequence[Point3]) -> None:
    """Face along the last stretch of a way, which only people look at."""
    (x, y, _), (to_x, to_y, _) = places[-2:] if len(places) > 1 else (places[0], places[0])
    if (x, y) != (to_x, to_y):
        placed.facing = rounded(direction((x, y), (to_x, to_y)))


def _plan_length(trace: tuple[TracePlace, ...]) -> float:
    return sum(plan_distance(one.at[:2], other.at[:2]) for one, other in pairwise(trace))


def reload(game: Game, figure: FigureId, act: Reload) -> None:
    """Fill the magazine.  W014 (nachladen), WR15."""
    weapon = data(game.state, figure).weapon(act.weapon)
    assert weapon is not None, "the refusal is asked first"
    game.state.figures[figure].loaded[weapon.id] = weapon.magazine
    game.record(WeaponReloaded(figure=figure, weapon=weapon.id, loaded=weapon.magazine))


def use_item(game: Game, figure: FigureId, act: UseItem) -> None:
    """Heal wounds.  W020 (Gegenstand benutzen), WR30."""
    item, healed = data(game.state, figure).item(act.item), game.state.figures[act.target]
    assert item is not None, "the refusal is asked first"
    wounds = min(item.heal, healed.wounds)
    healed.wounds -= wounds
    uses = game.state.figures[figure].uses
    uses[item.id] -= 1
    game.record(ItemUsed(figure=figure, item=item.id, target=act.target, healed=wounds, left=uses[item.id]))


def change_stance(game: Game, figure: FigureId, to: Stance) -> None:
    """Stand, kneel or lie.  W016 (hinknien, hinlegen)."""
    game.state.figures[figure].stance = to
    game.record(StanceChanged(figure=figure, stance=to))


def take(game: Game, figure: FigureId, act: ScenarioAct) -> None:
    """Take what the scenario is about.  W022."""
    papers = game.state.papers[act.id]
    papers.carrier, papers.at = figure, None
    game.record(ScenarioActDone(figure=figure, act=act.id))


def turn_door(game: Game, figure: FigureId, act: UseDoor) -> None:
    """Open or close a door.  WR41."""
    game.state.doors[act.door] = act.degrees
    game.record(DoorMoved(figure=figure, piece=act.door, degrees=act.degrees))


# -- what others notice of an act ------------------------------------------------------------------------------


def noticed(state: State, figure: FigureId, act: Act) -> CurrentAct:
    """Return a legal act as others can see and hear it: its trace, and its noise.  WR11, WR12, WR42."""
    placed = state.figures[figure]
    here = TracePlace(*placed.at, placed.stance)
    seen = CurrentAct(figure, str(act.__struct_config__.tag), [here], noise_of(state, figure, act))
    if isinstance(act, ChangeStance):
        seen.trace.append(TracePlace(*placed.at, act.to))
    if not isinstance(act, Walk | Run | Crawl):
        return seen
    way = way_of(state, figure, act)
    seen.trace = [TracePlace(*place, placed.stance) for place in way.places]
    if isinstance(act, Walk) and act.further is not None:
        seen.further_noise = noise_of(state, figure, act.further)
        seen.spot = len(seen.trace) - 1
        if isinstance(act.further, ChangeStance):
            seen.trace.append(TracePlace(*way.places[-1], act.further.to))
        elif act.at is not None:
            seen.spot = places_until(way, act.at) - 1
            spot = further_place(state, figure, act)
            if not at_most(plan_distance(way.places[seen.spot][:2], spot.position), 0.0):
                seen.spot += 1
                seen.trace.insert(seen.spot, TracePlace(spot.x, spot.y, spot.z, placed.stance))
    return seen


def noise_of(state: State, figure: FigureId, act: Act | WalkOn) -> float:
    """How far an act is heard, in metres: a walk by itself, without its further act.  WR12."""
    if isinstance(act, Attack):
        weapon = data(state, figure).weapon(act.weapon)
        return 0.0 if weapon is None else weapon.noise
    return NOISE[str(act.__struct_config__.tag)]


async def window(game: Game) -> None:
    """All that perceive the act may react, each once, by initiative.  W023, W024, W027, W028, WR26, WR28."""
    act = game.state.current_act
    assert act is not None, "an act opens the window"
    for figure in order_after(game.state, act.actor):
        await reaction(game, figure)
    for figure in game.state.order:
        if game.state.figures[figure].fate is Fate.DOWN:
            remove(game, figure)
    game.state.current_act = None


async def reaction(game: Game, figure: FigureId) -> None:
    """Ask whether a figure reacts, and let it.  W023 (Reaktion), W028, WR28."""
    while is_asked(game.state, figure):
        act = game.state.current_act
        assert act is not None, "the window is open"
        answer = await game.ask(ChooseReaction(owner(game.state, figure), figure, act.kind))
        match answer:
            case BuyAction() | StealAction():
                get_action(game, figure, answer)
            case Pass() | PassTurn():
                turn = isinstance(answer, PassTurn)
                game.state.figures[figure].passed_turn |= turn
                game.record(ReactionPassed(audience=(owner(game.state, figure),), figure=figure, turn=turn))
                return
            case _:
                await carry_out(game, figure, answer, reaction=True)
                return


def is_asked(state: State, figure: FigureId) -> bool:
    """Whether a figure may react and its owner wants to be asked.  W025, W026, W028, WR26, WR28."""
    act, reactor = state.current_act, state.figures[figure]
    if act is None or reactor.fate is Fate.OUT or figure in act.reacted or figure == act.actor:
        return False
    attacked = figure in act.attacked
    if reactor.passed_turn and not attacked:
        return False
    if not reactor.actions:
        wanted = attacked or reactor.standing_order is StandingOrder.ALWAYS
        if not wanted or not could_get_action(state, figure):
            return False
    return _wants(state, figure, act) and perceives(state, figure, act) and _could_do_something(state, figure)


def _wants(state: State, figure: FigureId, act: CurrentAct) -> bool:
    """Whether the standing order says to ask.  WR28."""
    attacked = figure in act.attacked
    match state.figures[figure].standing_order:
        case StandingOrder.NEVER:
            return False
        case StandingOrder.ATTACKED:
            return attacked
        case StandingOrder.TARGET:
            return attacked or could_hit(state, figure, act.actor)
        case StandingOrder.ALWAYS:
            return True


def _could_do_something(state: State, figure: FigureId) -> bool:
    """Whether there is more than passing: a figure that is down may only attack.  WR26."""
    return state.figures[figure].fate is not Fate.DOWN or next(all_attacks(state, figure), None) is not None

"""Whole turns of a creature as plans: where to go, what to do there or before, and where to be at the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from pb12table.skirmish.ids import FigureId
from pb12table.systems.d20.bots.exchanges import Exchanges, after, is_pressed
from pb12table.systems.d20.bots.lattice import (
    Trodden,
    goal_places,
    moves_along,
    nearest_to,
    place_to_search,
    targets,
    thing_to_use,
    trodden,
)
from pb12table.systems.d20.bots.plain_bot import bursts, chokes, first_aid, flights, gain_of, rallying
from pb12table.systems.d20.rules.asking.answers import (
    Attack,
    Dash,
    Disengage,
    Dodge,
    Draw,
    DropProne,
    Escape,
    Hide,
    Move,
    Ready,
    Search,
    StandUp,
    StepAnswer,
    UseFeature,
    UseObject,
)
from pb12table.systems.d20.rules.asking.steps import step_refusal
from pb12table.systems.d20.rules.attack import attack_refusal
from pb12table.systems.d20.rules.creatures import allies, body, foes, left, profile, usable_attacks
from pb12table.systems.d20.rules.data import FeatureKind, Mode, Skill
from pb12table.systems.d20.rules.state import Life, State, Trigger
from pb12table.table.motion.vertical import gap
from pb12table.table.shapes import TOLERANCE, Point3, distance

MOST_TARGETS: Final = 3
"""So many foes are thought of from a place."""
SPOTS: Final = 14
"""At so many places within a move a creature looks around."""
BEST_SPOTS: Final = 3
"""So many of them, the best, are a part of plans."""
CAUTION: Final = 0.4
"""What danger counts for against what can be done, where places are compared."""

Answers = tuple[StepAnswer, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """A plan: answers one after the other, the attack among them as often as there are attacks."""

    figure: FigureId
    answers: Answers = ()


def turns_of(
    state: State, figure: FigureId, exchanges: Exchanges, *, spots: bool = True, thrifty: bool = False
) -> list[Turn]:
    """Return turns worth considering, never none; without `spots` none for the sake of a place.

    A `thrifty` creature shouts only for an ally that could attack in its next turn.
    """
    found = _turns(state, figure, exchanges, spots=spots, thrifty=thrifty)
    return list(dict.fromkeys(Turn(figure, answers) for answers in found))


def _turns(state: State, figure: FigureId, exchanges: Exchanges, *, spots: bool, thrifty: bool) -> Iterator[Answers]:
    yield ()
    shouts = _shouts(state, figure, exchanges) if thrifty else [*rallying(state, figure)][:1]
    up = _beginning(state, figure, shouts)
    here = after(state, figure, up)
    if step_refusal(here, figure, Escape()) is None:
        yield (*up, Escape())
    for answer in first_aid(here, figure):
        if step_refusal(here, figure, answer) is None:
            yield (*up, answer)
    strikes = _strikes(here, figure, exchanges)
    yield from ((*up, *strike) for strike in strikes)
    yield from ((*up, *each) for each in _on_the_spot(here, figure))
    if up:
        yield up
    found = trodden(here, figure)
    for plan in _on_foot(here, figure, found, exchanges, strikes, spots=spots):
        yield (*up, *plan)
    if left(here, figure, Mode.FLY) > 0.0:
        yield from ((*up, *plan) for plan in _flying(here, figure, exchanges, strikes))


def _shouts(state: State, figure: FigureId, exchanges: Exchanges) -> list[UseFeature]:
    """Return a shout for the ally whose attacks in its next turn cost a foe most, if one attacks."""
    feature = profile(state, figure).feature(FeatureKind.RALLY)
    gains = dict[FigureId, float]()
    for friend in allies(state, figure) if feature is not None else ():
        for foe in targets(state, figure):
            near = any(not each.delay for each in exchanges.blows(state, friend, foe, pressed=False))
            gains[friend] = max(gains.get(friend, 0.0), exchanges.loss(state, friend, foe) if near else 0.0)
    best = max(gains, key=lambda friend: gains[friend], default=None)
    return [] if feature is None or best is None or not gains[best] else [UseFeature(feature.id, best)]


def _beginning(state: State, figure: FigureId, shouts: Sequence[UseFeature]) -> Answers:
    """Return what comes first in any case: standing up, and a shout for an ally."""
    found: list[StepAnswer] = []
    if state.figures[figure].is_prone and step_refusal(state, figure, StandUp()) is None:
        found.append(StandUp())
    found += (each for each in shouts if step_refusal(state, figure, each) is None)
    return tuple(found)


def _on_the_spot(state: State, figure: FigureId) -> Iterator[Answers]:
    answers: tuple[StepAnswer, ...] = (Dodge(), *_waiting(state, figure), Hide())
    for answer in answers:
        if step_refusal(state, figure, answer) is None:
            yield (answer,)
    secret, thing = place_to_search(state, figure), thing_to_use(state, figure)
    if secret is not None and step_refusal(state, figure, Search(place=secret.id)) is None:
        yield (Search(place=secret.id),)
    if thing is not None:
        for use in (UseObject(thing.id), UseObject(thing.id, action=True)):
            if step_refusal(state, figure, use) is None:
                yield (use,)


def _waiting(state: State, figure: FigureId) -> Iterator[Ready]:
    """Yield readying for a foe that could come into reach in its next turn."""
    kind = profile(state, figure)
    reach = max((attack.reach for attack in kind.attacks if attack.is_melee), default=0.0)
    own = body(state, figure)
    for foe in targets(state, figure):
        apart = gap(own, body(state, foe))
        if 0.0 < reach <= apart < reach + max(profile(state, foe).speeds.values()):
            yield Ready(Trigger.REACH)
            return


# -- attacks -------------------------------------------------------------------------------------------------------


def _strikes(state: State, figure: FigureId, exchanges: Exchanges, most: int = MOST_TARGETS) -> list[Answers]:
    """Return the best attack on each of the most valuable foes, with a weapon drawn first if need be; and bursts."""
    placed = state.figures[figure]
    if placed.action_used and not placed.attacks_left:
        return []
    pressed = is_pressed(state, figure)
    near = targets(state, figure)
    near.sort(key=lambda foe: -exchanges.loss(state, figure, foe, pressed=pressed))
    found: list[tuple[float, Answers]] = []
    for foe in near[:most]:
        best = max(_attacks_on(state, figure, foe), key=lambda each: each[0], default=None)
        if best is not None:
            found.append(best)
    if not placed.action_used:
        others: tuple[tuple[StepAnswer, float], ...] = (*bursts(state, figure), *chokes(state, figure))
        found += ((gain, (other,)) for other, gain in others if gain > 0.0)
    found.sort(key=lambda each: -each[0])
    return [answers for _, answers in found[:most]]


def _attacks_on(state: State, figure: FigureId, foe: FigureId) -> Iterator[tuple[float, Answers]]:
    kind, usable = profile(state, figure), usable_attacks(state, figure)
    for weapon in (*kind.attacks, kind.unarmed):
        there, before = state, tuple[StepAnswer, ...]()
        if weapon not in usable:
            before = (Draw(weapon.id),)
            if step_refusal(state, figure, before[0]) is not None:
                continue
            there = after(state, figure, before)
        for ranged in {not weapon.is_melee, weapon.is_ranged}:
            answer = Attack(weapon.id, foe, ranged=ranged and weapon.is_melee)
            if attack_refusal(there, figure, answer) is None:
                yield gain_of(there, figure, answer), (*before, answer)


# -- on foot -------------------------------------------------------------------------------------------------------


def _on_foot(
    state: State, figure: FigureId, found: Trodden, exchanges: Exchanges, strikes: Sequence[Answers], *, spots: bool
) -> Iterator[Answers]:
    most = left(state, figure, Mode.WALK)
    if most <= 0.0:
        return
    for place in _beside_foes(state, figure, found, most, exchanges):
        yield from _there(state, figure, found, place, exchanges)
    yield from _to_help(state, figure, found, most)
    yield from _to_goals(state, figure, found, strikes)
    if spots and (not state.figures[figure].action_used or state.figures[figure].attacks_left or strikes):
        yield from _to_spots(state, figure, found, most, exchanges, strikes)


def _there(state: State, figure: FigureId, found: Trodden, place: Point3, exchanges: Exchanges) -> Iterator[Answers]:
    """Yield moves to a place, with what can be done from there."""
    move = next(moves_along(state, figure, found, place), None)
    if move is None:
        return
    there = after(state, figure, (move,))
    strikes = _strikes(there, figure, exchanges, 2)
    yield from ((move, *strike) for strike in strikes)
    if not strikes and not state.figures[figure].action_used:
        yield (move, Dodge())
        yield from ((move, wait) for wait in _waiting(there, figure))


def _beside_foes(state: State, figure: FigureId, found: Trodden, most: float, exchanges: Exchanges) -> Iterator[Point3]:
    """Yield for each of the most valuable foes the place in reach of it that fewest others reach."""
    kind = profile(state, figure)
    reach = max((attack.reach for attack in kind.attacks if attack.is_melee), default=0.0)
    if reach <= 0.0:
        return
    near = targets(state, figure)
    near.sort(key=lambda foe: -exchanges.loss(state, figure, foe))
    bodies = {foe: body(state, foe) for foe in near}
    for foe in near[:MOST_TARGETS]:
        best, key = None, (0, 0.0)
        for place, cost in found.costs.items():
            if cost > most + TOLERANCE or distance(place, state.figures[foe].at) > 12.0:
                continue
            here = body(state, figure, place)
            if gap(here, bodies[foe]) >= reach - 0.01:
                continue
            crowd = sum(gap(here, other) < 1.5 for other in bodies.values())
            if best is None or (crowd, cost) < key:
                best, key = place, (crowd, cost)
        if best is not None:
            yield best
        else:
            away = profile(state, foe).size.space / 2.0 + kind.size.space / 2.0 + reach - 0.05
            far, _ = nearest_to(found, [state.figures[foe].at], away)
            if far is not None:
                yield far


def _to_spots(
    state: State,
    figure: FigureId,
    found: Trodden,
    most: float,
    exchanges: Exchanges,
    strikes: Sequence[Answers],
) -> Iterator[Answers]:
    """Yield moves to places where much can be done at little danger, before or after an attack; and to the safest."""
    rated = _rated(state, figure, found, most, exchanges)
    if not rated:
        return
    can_act = not state.figures[figure].action_used or state.figures[figure].attacks_left > 0
    shoots = any(attack.is_ranged for attack in profile(state, figure).attacks)
    if can_act and shoots:
        for _, _, place in sorted(rated, key=lambda each: CAUTION * each[1] - each[0])[:BEST_SPOTS]:
            yield from _there(state, figure, found, place, exchanges)
    for _, _, place in sorted(rated, key=lambda each: each[1])[:2]:
        move = next(moves_along(state, figure, found, place), None)
        if move is None:
            continue
        yield (move,)
        yield from ((*strike, move) for strike in strikes[:2])
        if not state.figures[figure].action_used:
            yield (move, Dodge())
            if is_pressed(state, figure):
                yield (Disengage(), move)
        yield from _hiding(state, figure, move, strikes)
    yield from ((*strike, DropProne()) for strike in strikes[:1] if not is_pressed(state, figure))


def _hiding(state: State, figure: FigureId, move: Move, strikes: Sequence[Answers]) -> Iterator[Answers]:
    """Yield a move out of sight and hiding there, for those who are good at it."""
    kind = profile(state, figure)
    if kind.bonus(Skill.STEALTH) < 3:
        return
    there = after(state, figure, (move,))
    slip = kind.feature(FeatureKind.SLIP_AWAY)
    if slip is not None and step_refusal(there, figure, UseFeature(slip.id)) is None:
        yield (move, UseFeature(slip.id))
        yield from ((*strike, move, UseFeature(slip.id)) for strike in strikes[:1])
    elif step_refusal(there, figure, Hide()) is None:
        yield (move, Hide())


def _rated(
    state: State, figure: FigureId, found: Trodden, most: float, exchanges: Exchanges
) -> list[tuple[float, float, Point3]]:
    """Return some places within a move: what could be done from there at once, and what the foes could do there."""
    places = [place for place, cost in found.costs.items() if 0.0 < cost <= most + TOLERANCE]
    places = [place for place in places if _is_free(state, figure, place)]
    if len(places) > SPOTS:
        step = len(places) / SPOTS
        places = [places[int(number * step)] for number in range(SPOTS)]
    rated: list[tuple[float, float, Point3]] = []
    there = state.clone()
    placed = there.figures[figure]
    others = targets(state, figure)
    able = [foe for foe in foes(state, figure) if state.figures[foe].life is Life.UP]
    for place in places:
        placed.x, placed.y, placed.z = place
        pressed = is_pressed(there, figure)
        gain = max((exchanges.loss(there, figure, foe, pressed=pressed) for foe in others), default=0.0)
        danger = sum(sorted((exchanges.loss(there, foe, figure) for foe in able), reverse=True)[:3])
        rated.append((gain, danger, place))
    return rated


def _is_free(state: State, figure: FigureId, place: Point3) -> bool:
    here = body(state, figure, place)
    return all(gap(here, body(state, other)) > TOLERANCE for other in (*allies(state, figure), *foes(state, figure)))


def _to_help(state: State, figure: FigureId, found: Trodden, most: float) -> Iterator[Answers]:
    """Yield moves to allies who need care."""
    if state.figures[figure].action_used:
        return
    mends = profile(state, figure).feature(FeatureKind.MEND) is not None
    for friend in allies(state, figure):
        other = state.figures[friend]
        hurt = mends and 2 * other.hit_points <= profile(state, friend).hit_points
        if not (other.life is Life.DYING or hurt):
            continue
        room = (profile(state, figure).size.space + profile(state, friend).size.space) / 2.0 + 1.4
        place, away = nearest_to(found, [other.at], room)
        if place is None or away > room or found.costs[place] > most:
            continue
        move = next(moves_along(state, figure, found, place), None)
        if move is None:
            continue
        there = after(state, figure, (move,))
        for answer in first_aid(there, figure):
            if step_refusal(there, figure, answer) is None:
                yield (move, answer)


def _to_goals(state: State, figure: FigureId, found: Trodden, strikes: Sequence[Answers]) -> Iterator[Answers]:
    """Yield runs for the side's goal, and using what is there."""
    goals, close = goal_places(state, figure)
    if not goals:
        return
    place, _ = nearest_to(found, goals, close)
    if place is None:
        return
    move = next(moves_along(state, figure, found, place), None)
    if move is not None:
        there = after(state, figure, (move,))
        acts = [*_on_the_spot(there, figure)]
        yield from ((move, *act) for act in acts)
        yield (move,)
        yield from ((*strike, move) for strike in strikes[:1])
        if is_pressed(state, figure) and not state.figures[figure].action_used:
            yield (Disengage(), move)
    if not state.figures[figure].action_used:
        fast = after(state, figure, (Dash(),))
        run = next(moves_along(fast, figure, found, place), None)
        if run is not None:
            yield (Dash(), run)


# -- through the air -------------------------------------------------------------------------------------------------


def _flying(state: State, figure: FigureId, exchanges: Exchanges, strikes: Sequence[Answers]) -> Iterator[Answers]:
    """Yield a straight flight to beside a foe, an attack, and away with the rest; or to safety high above."""
    most = left(state, figure, Mode.FLY)
    here = state.figures[figure].at
    near = targets(state, figure)
    near.sort(key=lambda foe: -exchanges.loss(state, figure, foe))
    for foe in near[:MOST_TARGETS]:
        there = state.figures[foe].at
        away = distance(here, there)
        room = (profile(state, figure).size.space + profile(state, foe).size.space) / 2.0 + 0.4
        far = min(away - room, most)
        if far < 0.3:
            continue
        ways = flights(state, figure, there, far)
        come = next((each for each in ways if step_refusal(state, figure, each) is None), None)
        if come is None:
            continue
        beside = after(state, figure, (come,))
        for strike in _strikes(beside, figure, exchanges, 1):
            yield (come, *strike)
            leave = _off(beside, figure, here)
            if leave is not None:
                yield (come, *strike, leave)
        yield (come, Dodge())
    leave = _off(state, figure, here)
    if leave is not None:
        yield (leave,)
        yield from ((*strike, leave) for strike in strikes[:1])


def _off(state: State, figure: FigureId, towards: Point3) -> Move | None:
    """Return the flight back with what is left, and as high as that leads."""
    rest = left(state, figure, Mode.FLY)
    x, y, z = state.figures[figure].at
    away = distance((x, y, z), towards)
    share = min(1.0, 0.6 * rest / away) if away > 0.0 else 0.0
    flat = (x + share * (towards[0] - x), y + share * (towards[1] - y))
    plan = ((flat[0] - x) ** 2 + (flat[1] - y) ** 2) ** 0.5
    rise = max(0.0, rest * rest - plan * plan) ** 0.5 - 0.05
    for height in (rise, 0.6 * rise):
        move = Move(((round(flat[0], 3), round(flat[1], 3), round(z + height, 3)),), Mode.FLY)
        if rest > 0.3 and step_refusal(state, figure, move) is None:
            return move
    return None

"""A plain bot: it treats those who die, attacks where it hurts most, and goes where its side wants to be."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final

from pb12table.kernel.request import Dice, Request
from pb12table.skirmish.ids import FigureId
from pb12table.systems.d20.bots.exchanges import lasting
from pb12table.systems.d20.bots.lattice import (
    door_ahead,
    goal_places,
    moves_along,
    nearest_to,
    place_to_search,
    runner,
    targets,
    thing_to_use,
    trodden,
)
from pb12table.systems.d20.rules.actions import caught_by, chance_of
from pb12table.systems.d20.rules.asking.answers import (
    Attack,
    ChooseNext,
    Dash,
    Disengage,
    Dodge,
    Draw,
    EndTurn,
    Escape,
    Grapple,
    Judge,
    MayReact,
    Move,
    Pass,
    React,
    Search,
    Sneakers,
    Stabilise,
    StandUp,
    StepAnswer,
    UseFeature,
    UseItem,
    UseObject,
)
from pb12table.systems.d20.rules.asking.legality import FireReady, firing
from pb12table.systems.d20.rules.asking.steps import ChooseStep, contest_of, step_refusal, wrestling_refusal
from pb12table.systems.d20.rules.attack import area_odds, attack_odds, attack_refusal, creature_value, plan_attack
from pb12table.systems.d20.rules.checks import save_leanings
from pb12table.systems.d20.rules.creatures import (
    COVER_BONUS,
    Cover,
    allies,
    body,
    data,
    foes,
    grapplers,
    has,
    is_beside,
    is_foe,
    is_unconscious,
    left,
    profile,
    speed,
    usable_attacks,
)
from pb12table.systems.d20.rules.data import Ability, FeatureKind, ItemKind, Mode
from pb12table.systems.d20.rules.sequence import ChooseSneakers, could_sneak
from pb12table.systems.d20.rules.state import Life, State
from pb12table.table.motion.vertical import gap
from pb12table.table.shapes import Point3, distance

WORTH_IT: Final = 1.0
"""An attack that gains less of a foe's value than this is not worth an action."""

NEAR: Final = 2.0
"""So near to a foe, in metres, the way to it has come to its end."""

LITTLE: Final = 1.0
"""With no more metres left than so many, a creature that runs for its goal dashes."""


class PlainBot:
    """Answers for a player whose creatures should win, one step after the other."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def answer(self, state: State, request: Request[State, Any], /) -> Any:
        """Return a legal answer."""
        match request:
            case ChooseStep(figure=figure):
                return next_step(state, figure)
            case MayReact():
                return React()
            case FireReady(figure=figure, trigger=trigger):
                return next(iter(firing(state, figure, trigger)), Pass())
            case ChooseSneakers():
                return Sneakers(tuple(could_sneak(state, _player_of(request))))
            case ChooseNext():
                return request.figures[0]
            case Judge():
                return request.about == "surprise"
            case Dice():
                return request.sample(state, self._chance)
        return request.default(state)


def _player_of(request: Request[State, Any]) -> Any:
    return request.player


def next_step(state: State, figure: FigureId) -> StepAnswer:
    """Return the first legal one of the possible steps."""
    for answer in _worth_doing(state, figure):
        if step_refusal(state, figure, answer) is None:
            return answer
    return EndTurn()


def _worth_doing(state: State, figure: FigureId) -> Iterator[StepAnswer]:
    """Yield what a creature would do next, the best first."""
    placed = state.figures[figure]
    if placed.grappled_by is not None:
        yield Escape()
    yield from first_aid(state, figure)
    yield from for_the_goal(state, figure)
    best, gain = best_attack(state, figure)
    flees = bool(goal_places(state, figure)[1]) and not _is_hunter(state, figure)
    if best is not None and gain >= WORTH_IT and not (flees and not placed.attacks_left and _is_free(state, figure)):
        yield from rallying(state, figure)
        yield best
    if placed.is_prone:
        yield StandUp()
    yield from moving(state, figure)
    if best is not None:
        yield best
    if not placed.action_used:
        if flees and left(state, figure, Mode.WALK) <= LITTLE < speed(state, figure, Mode.WALK):
            yield Dash()
        yield from _drawing(state, figure)
        if not flees and best is None and not placed.dashed and not _is_near(state, figure):
            yield Dash()
        yield Dodge()


def _is_hunter(state: State, figure: FigureId) -> bool:
    """Return whether a creature hunts its foes and does nothing else."""
    return goal_places(state, figure)[1] == 0.0


def _is_free(state: State, figure: FigureId) -> bool:
    """Return whether no foe is beside a creature."""
    return not any(is_beside(state, figure, foe) for foe in targets(state, figure))


def _is_near(state: State, figure: FigureId) -> bool:
    """Return whether a foe is within two moves."""
    fast = 2.0 * max(speed(state, figure, mode) for mode in Mode)
    return any(gap(body(state, figure), body(state, foe)) < fast for foe in foes(state, figure))


# -- helping -------------------------------------------------------------------------------------------------------


def first_aid(state: State, figure: FigureId) -> Iterator[StepAnswer]:
    """Yield steps that treat the dying beside a creature and mend the badly hurt."""
    friends = [other for other in allies(state, figure) if is_beside(state, figure, other)]
    mend = profile(state, figure).feature(FeatureKind.MEND)
    kit = data(state, figure).item_of(ItemKind.HEALING_KIT)
    for friend in friends:
        if state.figures[friend].life is Life.DYING:
            if mend is not None:
                yield UseFeature(mend.id, friend)
            if kit is not None:
                yield UseItem(kit.id, friend)
            yield Stabilise(friend)
    if mend is not None:
        for friend in (figure, *friends):
            if 0 < 2 * state.figures[friend].hit_points <= profile(state, friend).hit_points:
                yield UseFeature(mend.id, friend)


def for_the_goal(state: State, figure: FigureId) -> Iterator[StepAnswer]:
    """Yield steps that search for and use what the side is after."""
    if not runner(state, figure):
        return
    secret, thing = place_to_search(state, figure), thing_to_use(state, figure)
    if secret is not None:
        yield Search(place=secret.id)
    elif thing is not None:
        yield UseObject(thing.id)
        yield UseObject(thing.id, action=True)


def rallying(state: State, figure: FigureId) -> Iterator[UseFeature]:
    """Yield a shout for the strongest ally."""
    feature = profile(state, figure).feature(FeatureKind.RALLY)
    if feature is not None:
        strong = sorted(allies(state, figure), key=lambda other: -creature_value(profile(state, other)))
        yield from (UseFeature(feature.id, other) for other in strong)


# -- attacking -----------------------------------------------------------------------------------------------------


def best_attack(state: State, figure: FigureId) -> tuple[StepAnswer | None, float]:
    """Return the attack or the burst that gains most now, and how much of a foe's value that is."""
    found: tuple[StepAnswer | None, float] = (None, 0.0)
    for target in targets(state, figure):
        for weapon in usable_attacks(state, figure):
            for ranged in (False, True):
                answer = Attack(weapon.id, target, ranged=ranged)
                if (ranged and not weapon.is_melee) or attack_refusal(state, figure, answer) is not None:
                    continue
                gain = gain_of(state, figure, answer)
                if gain > found[1]:
                    found = (answer, gain)
    more: tuple[tuple[StepAnswer, float], ...] = (*bursts(state, figure), *chokes(state, figure))
    for other, gain in more:
        if gain > found[1]:
            found = (other, gain)
    return found


def chokes(state: State, figure: FigureId) -> Iterator[tuple[Grapple, float]]:
    """Yield grapples by the throat, and what each gains: the foe, if it is held until it drops.  DR48."""
    if not has(state, figure, FeatureKind.CHOKE) or grapplers(state, figure):
        return
    for target in targets(state, figure):
        answer = Grapple(target, choke=True)
        if is_unconscious(state.figures[target]) or wrestling_refusal(state, figure, answer) is not None:
            continue
        won = float(chance_of(state, contest_of(state, figure, answer)))
        yield answer, creature_value(profile(state, target)) * won * lasting(state, figure, target)


def gain_of(state: State, figure: FigureId, answer: Attack) -> float:
    """Return what an attack gains: the expected fraction of the target's hit points, and more if it may go down."""
    assert answer.target is not None, "a creature is attacked"
    odds = attack_odds(plan_attack(state, figure, answer))
    hit_points = max(1, state.figures[answer.target].hit_points)
    worth = creature_value(profile(state, answer.target))
    return worth * (0.5 * min(1.0, float(odds.mean) / hit_points) + 0.5 * float(odds.at_least(hit_points)))


def bursts(state: State, figure: FigureId) -> Iterator[tuple[UseFeature, float]]:
    """Yield bursts on foes, and the gain of each, minus friends in it."""
    feature = profile(state, figure).feature(FeatureKind.BURST)
    if feature is None or feature.dice is None:
        return
    for target in targets(state, figure):
        answer = UseFeature(feature.id, point=state.figures[target].at)
        if step_refusal(state, figure, answer) is not None:
            continue
        gain = 0.0
        for other, cover in caught_by(state, figure, feature, state.figures[target].at):
            if cover is Cover.TOTAL:
                continue
            ability = feature.save or Ability.DEXTERITY
            bonus = profile(state, other).save_bonus(ability) + COVER_BONUS[cover]
            odds = area_odds(feature.dice, bonus, feature.difficulty, save_leanings(state, other, ability).net)
            hit_points = max(1, state.figures[other].hit_points)
            worth = creature_value(profile(state, other))
            share = 0.5 * min(1.0, float(odds.mean) / hit_points) + 0.5 * float(odds.at_least(hit_points))
            gain += worth * share * (1.0 if is_foe(state, figure, other) else -1.5)
        yield answer, gain


def _drawing(state: State, figure: FigureId) -> Iterator[StepAnswer]:
    """Yield another weapon if nothing in hand reaches anybody."""
    for weapon in profile(state, figure).attacks:
        for foe in targets(state, figure):
            apart = gap(body(state, figure), body(state, foe))
            if apart < max(weapon.reach, weapon.long):
                yield Draw(weapon.id)
                return


# -- moving --------------------------------------------------------------------------------------------------------


def moving(state: State, figure: FigureId) -> Iterator[StepAnswer]:
    """Yield movements to where a creature wants to be; archers stay where they can shoot."""
    goals, near = goal_places(state, figure)
    if not goals:
        return
    if near == 0.0:
        kind, held = profile(state, figure), state.figures[figure].in_hand
        weapon = None if held is None else kind.attack(held)
        if weapon is not None and not weapon.is_melee and best_attack(state, figure)[0] is not None:
            return
        reach = max((attack.reach for attack in kind.attacks if attack.is_melee), default=1.5)
        near = kind.size.space / 2.0 + reach + 0.5
    if Mode.FLY in profile(state, figure).speeds:
        yield from _flying(state, figure, near)
    if min(_away(state, figure, goal) for goal in goals) <= near and not _is_barred_from(state, figure):
        return
    found = trodden(state, figure)
    place, _ = nearest_to(found, goals, near)
    if place is not None:
        yield from door_ahead(state, figure, found, place)
        provoked = [foe for foe in targets(state, figure) if is_beside(state, figure, foe)]
        for move in moves_along(state, figure, found, place):
            if provoked and has(state, figure, FeatureKind.SLIP_AWAY):
                yield Disengage()
            yield move


def through_the_door(state: State, figure: FigureId) -> StepAnswer | None:
    """Return what a creature that attacks nobody from here does about the door on its way; None for nothing.  DR53."""
    goals, near = goal_places(state, figure)
    doors = any(piece.hinge is not None for piece in state.battlefield.pieces)
    if not doors or not goals or best_attack(state, figure)[0] is not None:
        return None
    found = trodden(state, figure)
    place, _ = nearest_to(found, goals, near or NEAR)
    steps = () if place is None else door_ahead(state, figure, found, place)
    return next((step for step in steps if step_refusal(state, figure, step) is None), None)


def _is_barred_from(state: State, figure: FigureId) -> bool:
    """Return whether a hunter that is near its foes attacks none of them."""
    return _is_hunter(state, figure) and best_attack(state, figure)[0] is None


def _away(state: State, figure: FigureId, goal: Point3) -> float:
    return distance(state.figures[figure].at, goal)


def _flying(state: State, figure: FigureId, near: float) -> Iterator[Move]:
    """Yield flights to beside a foe as far as wings carry: straight, else above what is in the way."""
    most = left(state, figure, Mode.FLY)
    if not _is_free(state, figure):
        return
    for foe in sorted(targets(state, figure), key=lambda other: _away(state, figure, state.figures[other].at)):
        there = state.figures[foe].at
        far = min(_away(state, figure, there) - near + 0.6, most)
        if far >= 0.5:
            yield from flights(state, figure, there, far)


def flights(state: State, figure: FigureId, there: Point3, far: float) -> Iterator[Move]:
    """Yield flights of a distance towards a place: straight, else at one's own height or that of the place."""
    here = state.figures[figure].at
    share = far / distance(here, there)
    x, y = (round(a + share * (b - a), 3) for a, b in zip(here[:2], there[:2], strict=True))
    for height in (here[2] + share * (there[2] - here[2]), max(here[2], there[2]), max(here[2], there[2]) + 1.0):
        yield Move(((x, y, max(0.0, round(height, 3))),), Mode.FLY)

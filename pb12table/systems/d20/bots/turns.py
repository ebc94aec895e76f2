"""Whole turns of a creature as plans, and what chance makes of each: nothing, hurt, or out of the fight.

A plan is a few answers in a row.  What comes of it is reckoned by the rules' own odds on a copy of the state, without
the questions in between; what really happens goes through the rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from pb12table.skirmish.ids import FigureId
from pb12table.systems.d20.bots.goals import goal_places, targets
from pb12table.systems.d20.bots.lattice import Trodden, moves_along, nearest_to, trodden
from pb12table.systems.d20.bots.plain_bot import best_attack, bursts, first_aid, for_the_goal
from pb12table.systems.d20.routes import provoked_by
from pb12table.systems.d20.rules.acting.attack_plan import attack_refusal, plan_attack
from pb12table.systems.d20.rules.acting.odds import Odds, attack_odds, several
from pb12table.systems.d20.rules.asking.answers import (
    Attack,
    Dash,
    Disengage,
    Dodge,
    Hide,
    Move,
    Search,
    StandUp,
    StepAnswer,
    UseFeature,
    UseObject,
)
from pb12table.systems.d20.rules.asking.legality import step_refusal, way_of_move
from pb12table.systems.d20.rules.creatures import (
    attacks_by_action,
    is_beside,
    melee_at_hand,
    profile,
    side,
    stand_up_cost,
)
from pb12table.systems.d20.rules.data import Condition
from pb12table.systems.d20.rules.state import CreatureState, Life, State

NEAREST: Final = 3
"""So many foes a creature thinks of going to."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A plan: answers one after the other, the attack among them as often as there are attacks."""

    figure: FigureId
    answers: tuple[StepAnswer, ...] = ()


def turns_of(state: State, figure: FigureId) -> list[Turn]:
    """Turns worth a thought, never none."""
    found = [Turn(figure, answers) for answers in _turns(state, figure)]
    unique = list(dict.fromkeys(found))
    return unique or [Turn(figure)]


def _turns(state: State, figure: FigureId) -> Iterator[tuple[StepAnswer, ...]]:
    up = (StandUp(),) if state.figures[figure].is_prone and step_refusal(state, figure, StandUp()) is None else ()
    for answer in (*first_aid(state, figure), *for_the_goal(state, figure)):
        if step_refusal(state, figure, answer) is None:
            yield (*up, answer)
    best, _ = best_attack(state, figure)
    if best is not None:
        yield (*up, best)
    after = _after(state, figure, up)
    found = trodden(after, figure)
    yield from ((*up, *rest) for rest in _going(after, figure, found))
    for answer in (Hide(), Dodge()):
        if step_refusal(state, figure, answer) is None:
            yield (*up, answer)


def _going(state: State, figure: FigureId, found: Trodden) -> Iterator[tuple[StepAnswer, ...]]:
    """Going to foes to attack them, and to the goal of the side."""
    kind = profile(state, figure)
    reach = max((attack.reach for attack in kind.attacks if attack.is_melee), default=1.5)
    half = kind.size.space / 2.0
    here = state.figures[figure].at
    near = sorted(targets(state, figure), key=lambda foe: _apart(here, state.figures[foe].at))[:NEAREST]
    for foe in near:
        room = half + profile(state, foe).size.space / 2.0 + reach - 0.05
        place, away = nearest_to(found, [state.figures[foe].at], room)
        move = None if place is None else next(moves_along(state, figure, found, place), None)
        if move is None:
            continue
        there = _after(state, figure, (move,))
        attack, _ = best_attack(there, figure)
        if attack is not None:
            yield (move, attack)
        elif away <= room:
            yield (move, Dodge())
        else:
            yield (move, Dash())
    goals, close = goal_places(state, figure)
    if close > 0.0 and goals:
        place, _ = nearest_to(found, goals, close)
        move = None if place is None else next(moves_along(state, figure, found, place), None)
        if move is not None:
            yield (move, Dash())
            if any(is_beside(state, figure, foe) for foe in targets(state, figure)):
                yield (Disengage(), move)


def _apart(one: tuple[float, float, float], other: tuple[float, float, float]) -> float:
    return float(sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5)


def _after(state: State, figure: FigureId, answers: tuple[StepAnswer, ...]) -> State:
    """The state after answers without chance, as far as thinking goes."""
    if not answers:
        return state
    after = state.clone()
    for answer in answers:
        carry_out(after, figure, answer)
    return after


# -- what comes of it ----------------------------------------------------------------------------------------------


def carry_out(state: State, figure: FigureId, answer: StepAnswer) -> None:
    """Change a state by what is sure about an answer."""
    placed = state.figures[figure]
    match answer:
        case Move():
            way = way_of_move(state, figure, answer)
            _suffer_on_the_way(state, figure, answer)
            placed.x, placed.y, placed.z = way.end.x, way.end.y, way.end.z
            placed.moved += way.cost
        case StandUp():
            placed.moved += stand_up_cost(state, figure)
            placed.conditions = [each for each in placed.conditions if each is not Condition.PRONE]
        case Dash():
            placed.dashed = placed.action_used = True
        case Disengage():
            placed.disengaged = placed.action_used = True
        case Dodge():
            placed.dodging = placed.action_used = True
        case Search() if answer.place is not None:
            placed.action_used = True
            state.found.setdefault(answer.place, []).append(side(state, figure))
        case UseObject():
            state.used[answer.thing] = side(state, figure)
        case _:
            placed.action_used = True


def _suffer_on_the_way(state: State, figure: FigureId, move: Move) -> None:
    """Opportunity attacks on a way, by what they do on average.  D058."""
    if state.figures[figure].disengaged or state.active != figure:
        return
    for foe, _ in provoked_by(state, figure, move):
        weapon = melee_at_hand(state, foe)
        attack = None if weapon is None else Attack(weapon.id, figure)
        if attack is not None and attack_refusal(state, foe, attack) is None:
            mean = attack_odds(plan_attack(state, foe, attack)).mean
            wound(state.figures[figure], float(mean))
            state.figures[foe].reaction_used = True


def wound(placed: CreatureState, damage: float) -> None:
    """Take damage off in thought; what is only likely brings no creature down."""
    placed.hit_points = max(1, round(placed.hit_points - damage))


def outcomes_of(state: State, turn: Turn) -> list[tuple[float, State]]:
    """What chance makes of a turn, each with its likelihood."""
    after = state.clone()
    figure = turn.figure
    for answer in turn.answers:
        if isinstance(answer, Attack) and answer.target is not None:
            return _attacked(after, figure, answer)
        if isinstance(answer, UseFeature) and answer.point is not None:
            _burst(after, figure, answer)
        elif isinstance(answer, UseFeature) and answer.target is not None:
            _mend(after, answer)
        carry_out(after, figure, answer)
    return [(1.0, after)]


def _attacked(state: State, figure: FigureId, attack: Attack) -> list[tuple[float, State]]:
    """Nothing, hurt by the mean of what hurts, and out; all attacks of the action together."""
    assert attack.target is not None, "a creature is attacked"
    state.figures[figure].action_used = True
    if attack_refusal(state, figure, attack) is not None:
        return [(1.0, state)]
    odds: Odds = several(attack_odds(plan_attack(state, figure, attack)), attacks_by_action(state, figure))
    left = max(1, state.figures[attack.target].hit_points)
    out, nothing = float(odds.at_least(left)), float(odds.damage.get(0, 0))
    hurt = max(0.0, 1.0 - out - nothing)
    found: list[tuple[float, State]] = []
    if nothing > 0.0:
        found.append((nothing, state))
    if hurt > 0.0:
        mean = sum(number * float(share) for number, share in odds.damage.items() if number < left) / hurt
        after = state.clone()
        wound(after.figures[attack.target], mean)
        found.append((hurt, after))
    if out > 0.0:
        after = state.clone()
        down(after, attack.target)
        found.append((out, after))
    return found


def down(state: State, figure: FigureId) -> None:
    """A creature goes down in thought.  D084, DR18."""
    fallen = state.figures[figure]
    fallen.hit_points = 0
    fallen.life = Life.OUT if profile(state, figure).minor else Life.DYING
    fallen.conditions = list(dict.fromkeys([*fallen.conditions, Condition.UNCONSCIOUS, Condition.PRONE]))


def _burst(state: State, figure: FigureId, answer: UseFeature) -> None:
    """Creatures caught in a burst lose what it does on average."""
    gain = max((value for burst, value in bursts(state, figure) if burst == answer), default=0.0)
    victims = [foe for foe in targets(state, figure) if state.figures[foe].at == answer.point]
    for victim in victims:
        wound(state.figures[victim], 5.0 if gain > 0.0 else 0.0)


def _mend(state: State, answer: UseFeature) -> None:
    if answer.target is None:
        return
    mended = state.figures[answer.target]
    if mended.life in (Life.DYING, Life.STABLE):
        mended.life = Life.UP
        mended.conditions = [each for each in mended.conditions if each is not Condition.UNCONSCIOUS]
    mended.hit_points = min(profile(state, answer.target).hit_points, mended.hit_points + 5)


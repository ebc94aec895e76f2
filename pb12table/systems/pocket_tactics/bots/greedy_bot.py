"""A bot that looks one turn ahead, with the exact odds of fights and hazards.  PR36."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import permutations
from typing import Any, Final

from pb12table.kernel.request import Request
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pocket_tactics.bots.judging import worth
from pb12table.systems.pocket_tactics.rules.answers import (
    AttackAction,
    DeployAction,
    MoveAction,
    Pass,
    PutUnit,
    Raise,
    Reroll,
    RetreatAction,
    SpecialAction,
    Step,
    Stop,
)
from pb12table.systems.pocket_tactics.rules.fights.comparing import HIGHEST, decided
from pb12table.systems.pocket_tactics.rules.fights.fight_phases import UseBonus, UseReroll
from pb12table.systems.pocket_tactics.rules.fights.odds import attack_odds, five_chance, gets_to_fight, survival
from pb12table.systems.pocket_tactics.rules.ground import card_of, ground_at
from pb12table.systems.pocket_tactics.rules.moving import ContinueMove, moving_of, steps_open
from pb12table.systems.pocket_tactics.rules.preparations.building import PlaceUnit
from pb12table.systems.pocket_tactics.rules.preparations.preparing import ChooseArmy, ChooseTiles
from pb12table.systems.pocket_tactics.rules.setup import SIDES, Pool
from pb12table.systems.pocket_tactics.rules.state import Fight, Fighter, Moving, Place, State
from pb12table.systems.pocket_tactics.rules.turn import ChooseAction
from pb12table.table.cells import Cell

TIE: Final = 0.01
"""What is nearly as good is as likely to be taken."""


class GreedyBot:
    """Takes what is worth most after it, by chance where several are."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def answer(self, state: State, request: Request[Any, Any], /) -> Any:
        """The answer that promises most at once."""
        player = PlayerId(request.player)
        match request:
            case ChooseAction() | ContinueMove() | PlaceUnit():
                known: Known = {}
                options = request.options(state)
                return self._best(options, lambda answer: value_of(state, player, request, answer, known))
            case UseBonus(unit=unit):
                return best_bonus(state, unit)
            case UseReroll(unit=unit):
                return best_reroll(state, unit)
            case ChooseArmy():
                return self._chance.choice(request.hints(state))
            case ChooseTiles():
                return request.default(state)
        return request.sample(state, self._chance)

    def _best(self, answers: Any, value: Callable[[Any], float]) -> Any:
        values = [value(answer) for answer in answers]
        most = max(values)
        return self._chance.choice([answer for answer, one in zip(answers, values, strict=True) if one >= most - TIE])


Known = dict[tuple[FigureId, Cell], float]
"""What moves to tiles are worth, as far as it has been worked out for one question."""


def value_of(state: State, player: PlayerId, request: Request[Any, Any], answer: Any, known: Known) -> float:
    """What an action, a step or a placing is likely to be worth, its chances weighed."""
    match answer:
        case MoveAction(unit=unit, to=to, over=over):
            return _going(state, player, moving_of(state, unit), Step(to, over), known)
        case Step() if isinstance(request, ContinueMove):
            return _going(state, player, moving_of(state, request.unit), answer, known)
        case AttackAction():
            return _attacking(state, player, answer)
        case DeployAction(unit=unit, at=at) | PutUnit(unit=unit, at=at):
            return _after(state, player, unit, at)
        case RetreatAction(unit=unit):
            return _after(state, player, unit, None, Place.RESERVE)
        case SpecialAction(unit=unit, target=target):
            works = float(five_chance(card_of(state, unit).off) * (1 - five_chance(card_of(state, target).defence)))
            now = worth(state, player)
            return now + works * (_after(state, player, target, None, Place.CAPTURED) - now)
        case Stop() | Pass():
            return worth(state, player)
    return 0.0


def _after(state: State, player: PlayerId, unit: FigureId, at: Cell | None, place: Place = Place.MAP) -> float:
    """What the position is worth with a unit elsewhere."""
    moved = state.units[unit]
    before = (moved.at, moved.place)
    moved.at, moved.place = at, place
    value = worth(state, player)
    moved.at, moved.place = before
    return value


def _going(state: State, player: PlayerId, moving: Moving, step: Step, known: Known) -> float:
    """What a step is likely to be worth with the best that may follow it in the same move.  P013, P014, PR10, PR13."""
    unit, to, found = moving.unit, step.to, list[float]()
    if to != moving.start:
        if (unit, to) not in known:
            known[unit, to] = _entering(state, player, unit, to)
        found.append(known[unit, to])
    if moving.left > 1 and not ground_at(state, to).ends_move:
        moved = state.units[unit]
        before, moved.at = moved.at, to
        after = Moving(unit, moving.start, moving.left - 1, moving.hopped or step.over is not None)
        further = [_going(state, player, after, other, known) for other in list(steps_open(state, after, to))]
        moved.at = before
        alive = 1.0 if card_of(state, unit).flying else survival(state, unit, to)
        if further and alive == 1.0:
            found.append(max(further))
        elif further:
            found.append(alive * max(further) + (1.0 - alive) * _lost(state, player, unit))
    return max(found)


def _entering(state: State, player: PlayerId, unit: FigureId, to: Cell) -> float:
    alive = survival(state, unit, to)
    there = _after(state, player, unit, to)
    return there if alive == 1.0 else alive * there + (1.0 - alive) * _lost(state, player, unit)


def _lost(state: State, player: PlayerId, unit: FigureId) -> float:
    return _after(state, player, unit, None, Place.CAPTURED)


def _attacking(state: State, player: PlayerId, action: AttackAction) -> float:
    """What an attack is likely to be worth: both may fall, each or nobody.  P037 to P044."""
    unit, target = action.unit, action.target
    chances, now = attack_odds(state, action), worth(state, player)
    cell = state.units[target].at
    assert cell is not None, "only what stands on the map is attacked"
    falls, loses = float(chances.target), float(chances.attacker)
    lost = _lost(state, player, unit)
    victim = state.units[target]
    before = (victim.at, victim.place)
    victim.at, victim.place = None, Place.CAPTURED
    won = worth(state, player) if action.ranged else _after(state, player, unit, cell)
    both = _lost(state, player, unit)
    victim.at, victim.place = before
    value = falls * (1 - loses) * won + falls * loses * both + (1 - falls) * loses * lost
    value += (1 - falls) * (1 - loses) * now
    alive = gets_to_fight(state, action)
    return value if alive == 1.0 else alive * value + (1.0 - alive) * (now if action.ranged else lost)


# -- in a fight -----------------------------------------------------------------------------------------------


def fight_value(state: State, fight: Fight, unit: FigureId) -> float:
    """What a fight as it stands is worth to one side, in points of cards."""
    beaten, lost = decided(fight)
    attacker, target = card_of(state, fight.attacker.unit).points, card_of(state, fight.target.unit).points
    value = beaten * target - lost * attacker
    return float(value if unit == fight.attacker.unit else -value)


def best_bonus(state: State, unit: FigureId) -> Raise | Pass:
    """The bonus to begin with of those that change the fight for the better together, or none."""
    fight = state.fight
    assert fight is not None, "asked in a fight only"
    now, best, found = fight_value(state, fight, unit), 0.0, None
    for first, value in _ways(state, fight.clone(), unit):
        if value - now > best:
            best, found = value - now, first
    return Pass() if found is None else found


def _ways(state: State, fight: Fight, unit: FigureId) -> Iterator[tuple[Raise, float]]:
    """Every order in which a side can lay all its bonuses, each onto one die: its beginning, and what it comes to."""
    side = fight.side_of(unit)
    for order in permutations(range(len(side.bonuses))):
        yield from _laid(state, fight, side, unit, order, None)


def _laid(
    state: State, fight: Fight, side: Fighter, unit: FigureId, order: tuple[int, ...], first: Raise | None
) -> Iterator[tuple[Raise, float]]:
    if first is not None:
        yield first, fight_value(state, fight, unit)
    if not order:
        return
    bonus = side.bonuses[order[0]]
    for pool in Pool if bonus.pool is None else (bonus.pool,):
        results = side.results(pool)
        for place, before in enumerate(results):
            if before < HIGHEST:
                results[place] = min(before + bonus.value, HIGHEST)
                yield from _laid(state, fight, side, unit, order[1:], first or Raise(order[0], pool, place))
                results[place] = before


def best_reroll(state: State, unit: FigureId) -> Reroll | Pass:
    """The die whose new throw promises most, or none.  P034."""
    fight = state.fight
    assert fight is not None, "asked in a fight only"
    fight = fight.clone()
    side, best, found = fight.side_of(unit), fight_value(state, fight, unit), None
    for pool in Pool:
        results = side.results(pool)
        for place, before in enumerate(results):
            value = 0.0
            for face in range(1, SIDES + 1):
                results[place] = face
                value += fight_value(state, fight, unit) / SIDES
            results[place] = before
            if value > best + TIE:
                best, found = value, Reroll(pool, place)
    return Pass() if found is None else found

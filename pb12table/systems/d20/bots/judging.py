"""What a fight is worth to a player before its end: about the chance that the player's side wins.

A side wins by its goal or by beating the others.  Both are estimated: the goal by the ways to it, the rounds that are
left and what the foes could do meanwhile, the fight by what both sides are worth after their next blows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp, floor
from typing import Final

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.d20.bots.exchanges import UPRIGHT, Balance, Exchanges, country
from pb12table.systems.d20.bots.goals import exits, inside, middle
from pb12table.systems.d20.bots.lattice import FARTHEST
from pb12table.systems.d20.rules.creatures import profile, side
from pb12table.systems.d20.rules.data import CELL, Goal, GoalKind, Mode, ObjectSetup, Secret, SideId, Skill
from pb12table.systems.d20.rules.state import CreatureState, Life, State
from pb12table.systems.d20.rules.value import creature_value
from pb12table.systems.d20.rules.victory import is_reached, sides_left
from pb12table.table.shapes import Point3

LYING: Final = 0.12
"""What of its value is left of one at 0 hit points."""
NEXT_BLOWS: Final = 0.6
"""How much of what the next blows are expected to cost counts as lost by now."""
STEEP: Final = 4.0
"""How steeply the chance to win a fight rises with the ratio of what both sides are worth."""
SHIELDED: Final = 0.3
"""How much the hit points of the others help one that runs for a goal."""
AIMED_AT: Final = 0.6
"""Which part of what the foes could do one that runs for a goal is expected to suffer."""
HASTE: Final = 1.2
"""How many rounds more or less make a difference where the rounds are counted."""
A_TURN: Final = 0.08
"""What of its value each turn costs that a creature still needs to come to its foes."""
READY: Final = 0.25
"""What of the value of a creature a readied attack is worth, shared by all who fight: few foes come just there."""


@dataclass(frozen=True, slots=True)
class Camp:
    """A side before its next blows: who is up, what it is worth, and what it could do to the others."""

    up: tuple[FigureId, ...]
    value: float
    blows: Balance

    def hit_points(self, state: State) -> int:
        """All that are left."""
        return sum(state.figures[figure].hit_points for figure in self.up)


def is_decided(state: State) -> bool:
    """Whether a side has won.  D093."""
    return len(sides_left(state)) < 2 or any(is_reached(state, goal) for goal in state.setup.goals)


def worth(state: State, player: PlayerId, exchanges: Exchanges | None = None) -> float:
    """About the chance that a player's side wins."""
    own = state.setup.player_by_id[player].side
    for goal in state.setup.goals:
        if is_reached(state, goal):
            return float(goal.side == own)
    left = sides_left(state)
    if len(left) < 2:
        return 0.5 if not left else float(left[0] == own)
    known = exchanges or Exchanges()
    friends = [figure for figure in state.figures if side(state, figure) == own]
    others = [figure for figure in state.figures if side(state, figure) != own]
    ups = [tuple(each for each in camp if _is_there(state, each)) for camp in (friends, others)]
    mine = Camp(ups[0], _value(state, friends), known.balance(state, ups[0], ups[1]))
    theirs = Camp(ups[1], _value(state, others), known.balance(state, ups[1], ups[0]))
    winner = state.setup.options.winner_at_limit
    if winner is None:
        return _of_two(state, own, mine, theirs)
    # The others have to do something before the last round is over: what they do not win is won.
    return 1.0 - _hunting(state, theirs, mine) if winner == own else _hunting(state, mine, theirs)


def _of_two(state: State, own: SideId, mine: Camp, theirs: Camp) -> float:
    """Where nobody wins by waiting: the fight, and the goals of both."""
    fight = _fight(state, mine, theirs, comes=True)
    reached = _goal(state, mine, theirs)
    lost = _goal(state, theirs, mine)
    return (reached + (1.0 - reached) * fight) * (1.0 - lost)


def _hunting(state: State, hunters: Camp, others: Camp) -> float:
    """The chance of a side that must win before the last round is over: by its goal, or by beating the others."""
    rounds = state.setup.options.round_limit - state.game_round + 1.0
    needed = others.hit_points(state) / max(hunters.blows.damage, 0.5)
    in_time = 1.0 / (1.0 + exp((min(needed, 40.0) - rounds) / HASTE))
    fight = _fight(state, hunters, others, comes=False) * in_time
    goal = _goal(state, hunters, others)
    return goal + (1.0 - goal) * fight


def _fight(state: State, mine: Camp, theirs: Camp, *, comes: bool) -> float:
    """The chance to beat the others; those who have to come to them count for less until they are there."""
    one = mine.value - NEXT_BLOWS * theirs.blows.value
    one -= sum(A_TURN * late * creature_value(profile(state, figure)) for figure, late in mine.blows.late)
    one = max(one, 1.0)
    other = theirs.value - NEXT_BLOWS * mine.blows.value
    if comes:
        other -= sum(A_TURN * late * creature_value(profile(state, figure)) for figure, late in theirs.blows.late)
    other = max(other, 1.0)
    return 1.0 / (1.0 + float((other / one) ** STEEP))


def _is_there(state: State, figure: FigureId) -> bool:
    placed = state.figures[figure]
    return placed.life is Life.UP and not placed.unseen


def _value(state: State, camp: Sequence[FigureId]) -> float:
    return sum(_value_of(state, figure, state.figures[figure]) for figure in camp)


def _value_of(state: State, figure: FigureId, placed: CreatureState) -> float:
    kind = profile(state, figure)
    whole = float(creature_value(kind))
    if placed.life is Life.UP:
        ready = READY / len(state.figures) if placed.ready is not None else 0.0
        return whole * (UPRIGHT + (1.0 - UPRIGHT) * placed.hit_points / kind.hit_points + ready)
    return whole * LYING if placed.life in (Life.DYING, Life.STABLE) else 0.0


# -- goals ---------------------------------------------------------------------------------------------------------


def _goal(state: State, camp: Camp, others: Camp) -> float:
    """The chance that a side reaches one of its goals."""
    if not camp.up:
        return 0.0
    own, missed = side(state, camp.up[0]), 1.0
    for goal in state.setup.goals:
        if goal.side == own:
            reached = _fleeing(state, goal, camp, others) if goal.kind is GoalKind.FLEE else _using(state, camp, others)
            missed *= 1.0 - reached
    return 1.0 - missed


def _fleeing(state: State, goal: Goal, camp: Camp, others: Camp) -> float:
    """How likely so many get away: each on its own way, as far as the foes let it."""
    own = goal.side
    gone = sum(side(state, each) == own and placed.life is Life.FLED for each, placed in state.figures.items())
    wanted = max(1, goal.number) - gone
    if wanted > len(camp.up):
        return 0.0
    # Which part of those who are up a turn of the foes costs.
    toll = min(others.blows.damage / max(camp.hit_points(state), 1), 0.9)
    rounds = state.setup.options.round_limit - state.game_round + 1.0
    reached = [1.0] + [0.0] * wanted
    for figure in camp.up:
        turns = _turns_left(state, figure, _way_out(state, figure))
        chance = (1.0 - toll) ** turns / (1.0 + exp((turns - rounds) * 2.0 / HASTE))
        for number in range(wanted, 0, -1):
            more = reached[number - 1] * chance
            reached[number] = more + reached[number] * (1.0 if number == wanted else 1.0 - chance)
        reached[0] *= 1.0 - chance
    return min(reached[wanted], 1.0)


def _way_out(state: State, figure: FigureId) -> float:
    return min((_way(state, figure, inside(area)) for area in exits(state, figure)), default=FARTHEST)


def _using(state: State, camp: Camp, others: Camp) -> float:
    """How likely a thing is found, where that is asked, and used by the one that is best off for it."""
    thing = _thing(state, side(state, camp.up[0]))
    if thing is None:
        return 0.0
    secret = None if thing.after is None else state.setup.secret(thing.after)
    if secret is not None and side(state, camp.up[0]) in state.found.get(secret.id, []):
        secret = None
    rounds = state.setup.options.round_limit - state.game_round + 1.0
    whole = max(camp.hit_points(state), 1)
    chances = list[float]()
    for figure in camp.up:
        turns = _errand(state, figure, thing, secret)
        own = state.figures[figure].hit_points
        stands = own + SHIELDED * (whole - own)
        lives = exp(-turns * AIMED_AT * others.blows.damage / stands)
        chances.append(lives / (1.0 + exp((turns - rounds) / HASTE)))
    best = sorted(chances, reverse=True)[:2]
    return best[0] + (1.0 - best[0]) * 0.3 * (best[1] if len(best) > 1 else 0.0)


def _thing(state: State, own: SideId) -> ObjectSetup | None:
    for goal in state.setup.goals:
        if goal.side == own and goal.kind is GoalKind.USE and goal.thing is not None:
            return state.setup.thing(goal.thing)
    return None


def _errand(state: State, figure: FigureId, thing: ObjectSetup, secret: Secret | None) -> float:
    """How many turns a creature needs to find what must be found, and to use the thing."""
    at = state.figures[figure].at
    places = around(thing.places, thing.z)
    if secret is None:
        return _turns_left(state, figure, country(state, figure).spread(places).left(at)) + 0.2
    there = middle(secret.area.outline)
    chest = around((there,), thing.z)
    first = _turns_left(state, figure, country(state, figure).spread(chest).left(at))
    second = country(state, figure).spread(places).left((*there, thing.z))
    fails = ((secret.difficulty or 30) - 1 - profile(state, figure).bonus(Skill.PERCEPTION)) / 20.0
    looks = 1.0 / max(1.0 - fails, 0.05)
    return first + looks + _turns_left(state, figure, second)


def _turns_left(state: State, figure: FigureId, metres: float) -> float:
    """How many turns of running a way takes, at least a part of one."""
    fast = max(profile(state, figure).speeds.get(Mode.WALK, 0.0), 0.5)
    return max(metres / (2.0 * fast), 0.3)


def _way(state: State, figure: FigureId, places: tuple[Point3, ...]) -> float:
    return country(state, figure).spread(places).left(state.figures[figure].at)


@lru_cache(maxsize=256)
def around(places: tuple[tuple[float, float], ...], z: float) -> tuple[Point3, ...]:
    """The places of the lattice beside some places, at their height."""
    found: list[Point3] = []
    for x, y in places:
        a, b = (floor(value / CELL - 0.5) * CELL + 0.5 * CELL for value in (x, y))
        found += ((a, b, z), (a + CELL, b, z), (a, b + CELL, z), (a + CELL, b + CELL, z))
    return tuple(dict.fromkeys(found))



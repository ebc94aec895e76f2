"""A bot that plays to win by the general search: whole turns, chance by the rules' odds, and the answers to them."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import exp
from types import MappingProxyType
from typing import Any, Final

from pb12table.bots.looking_ahead.search import Effort, Search
from pb12table.kernel.request import Request
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.d20.bots.goals import goal_places
from pb12table.systems.d20.bots.plain_bot import PlainBot
from pb12table.systems.d20.bots.turns import Turn, outcomes_of, turns_of
from pb12table.systems.d20.rules.asking.answers import Attack, EndTurn, StepAnswer
from pb12table.systems.d20.rules.asking.legality import step_refusal
from pb12table.systems.d20.rules.asking.requests import ChooseStep
from pb12table.systems.d20.rules.creatures import owner, profile, side
from pb12table.systems.d20.rules.data import GoalKind, SideId
from pb12table.systems.d20.rules.state import CreatureState, Life, State
from pb12table.systems.d20.rules.turn import fresh
from pb12table.systems.d20.rules.value import creature_value
from pb12table.systems.d20.rules.victory import is_reached, sides_left

STRENGTHS: Final[Mapping[str, Effort]] = MappingProxyType(
    {"easy": Effort(30, breadth=3, depth=1), "medium": Effort(60, breadth=3, depth=2), "hard": Effort(240, breadth=4)}
)
"""How many positions each strength looks at for a turn."""
HEALTHY: Final = 0.6
"""Which part of a creature's value its hit points are; the rest is that it is up."""
LYING: Final = 0.15
"""What of its value is left of one at 0 hit points."""
FLED: Final = 1.6
"""What one that has fled for the goal is worth, for each of its value."""
FOUND: Final = 60.0
"""What a finding of a side is worth that it needs."""
A_METRE: Final = 0.4
"""What a metre nearer to the goal is worth."""
STEEP: Final = 6.0
"""How steeply the chance of winning rises with the share of all that is worth anything."""


@dataclass(frozen=True, eq=False, slots=True)
class Moment:
    """A fight at the beginning of the turn of a `figure`; None once it is decided."""

    state: State
    figure: FigureId | None


class Fight:
    """The fight as prospects; see `bots.looking_ahead.prospects`."""

    def mover(self, position: Moment) -> str | None:
        return None if position.figure is None else owner(position.state, position.figure)

    def plans(self, position: Moment) -> Sequence[Turn]:
        assert position.figure is not None, "nothing is planned after the end"
        return turns_of(position.state, position.figure)

    def outcomes(self, position: Moment, plan: Turn) -> Sequence[tuple[float, Moment]]:
        return [(chance, _next(after, plan.figure)) for chance, after in outcomes_of(position.state, plan)]

    def worth(self, position: Moment, player: str) -> float:
        return worth(position.state, PlayerId(player))


def _next(state: State, figure: FigureId) -> Moment:
    """The moment at which the next creature in the order has its turn."""
    if is_decided(state):
        return Moment(state, None)
    flat = [other for group in state.order for other in group]
    if figure not in flat:
        return Moment(state, None)
    start = flat.index(figure)
    for number in range(1, len(flat)):
        other = flat[(start + number) % len(flat)]
        placed = state.figures[other]
        if placed.life is Life.UP and not placed.unseen and not placed.surprised:
            fresh(placed)
            state.active = other
            return Moment(state, other)
    return Moment(state, None)


def is_decided(state: State) -> bool:
    """Whether a side has won.  D093."""
    return len(sides_left(state)) < 2 or any(is_reached(state, goal) for goal in state.setup.goals)


def worth(state: State, player: PlayerId) -> float:
    """About the chance that a player's side wins: by goals that are reached, else by what is left of both sides."""
    own = state.setup.player_by_id[player].side
    for goal in state.setup.goals:
        if is_reached(state, goal):
            return float(goal.side == own)
    left = sides_left(state)
    if len(left) < 2:
        return 0.5 if not left else float(left[0] == own)
    mine = theirs = 1.0
    for figure, placed in state.figures.items():
        value = _value(state, figure, placed)
        if side(state, figure) == own:
            mine += value
        else:
            theirs += value
    ahead = _progress(state, own)
    ahead -= sum(_progress(state, other.id) for other in state.setup.sides if other.id != own)
    share = min(max((mine - theirs + ahead) / (mine + theirs), -1.0), 1.0)
    return 1.0 / (1.0 + exp(-STEEP * share))


def _value(state: State, figure: FigureId, placed: CreatureState) -> float:
    kind = profile(state, figure)
    whole = float(creature_value(kind))
    if placed.life is Life.UP:
        return whole * (1.0 - HEALTHY + HEALTHY * placed.hit_points / kind.hit_points)
    if placed.life in (Life.DYING, Life.STABLE):
        return whole * LYING
    flees = any(goal.kind is GoalKind.FLEE and goal.side == side(state, figure) for goal in state.setup.goals)
    return whole * FLED if placed.life is Life.FLED and flees else 0.0


def _progress(state: State, own: SideId) -> float:
    """What being near to a goal is worth, and what was found for it."""
    found = FOUND * sum(own in sides for sides in state.found.values())
    away = 0.0
    for figure, placed in state.figures.items():
        if placed.life is Life.UP and side(state, figure) == own:
            goals, _ = goal_places(state, figure)
            x, y, z = placed.at
            away += min(
                (((x - a) ** 2 + (y - b) ** 2 + (z - c) ** 2) ** 0.5 for a, b, c in goals), default=0.0
            )
    return found - A_METRE * away


class SearchBot:
    """Plans its turns by looking ahead as far as its effort allows; all other questions are answered plainly."""

    def __init__(self, seed: int, effort: Effort) -> None:
        self._chance = random.Random(seed)
        self._plain = PlainBot(seed)
        self._effort = effort
        self._planned_for: tuple[FigureId, int] | None = None
        self._rest: list[StepAnswer] = []

    def hurry(self, seconds: float) -> None:
        """Think no longer than so many seconds about an answer; see `skirmish.bot.Hurried`."""
        self._effort = replace(self._effort, seconds=seconds)

    def answer(self, state: State, request: Request[Any, Any], /) -> Any:
        """The answer that promises most."""
        if not isinstance(request, ChooseStep):
            return self._plain.answer(state, request)
        key = (request.figure, state.game_round)
        if self._planned_for != key:
            self._planned_for = key
            self._rest = list(self._best(state, request).answers)
        while self._rest:
            answer = self._rest.pop(0)
            if step_refusal(state, request.figure, answer) is None:
                if isinstance(answer, Attack):
                    # What is left of the action goes on as long as its target stands.
                    self._rest.insert(0, answer)
                return answer
        return self._after_the_plan(state, request)

    def _best(self, state: State, request: ChooseStep) -> Turn:
        search: Search[Moment, Turn] = Search(Fight(), request.player, self._effort, self._chance)
        return search.best(Moment(state, request.figure)).plan

    def _after_the_plan(self, state: State, request: ChooseStep) -> Any:
        """What is left of the turn when the plan is carried out, or has come to nothing."""
        placed = state.figures[request.figure]
        if placed.action_used and not placed.attacks_left:
            return EndTurn() if placed.moved > 0.0 and not placed.dashed else self._plain.answer(state, request)
        return self._plain.answer(state, request)

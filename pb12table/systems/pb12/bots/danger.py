"""What the opponents could do to a figure, wherever it stands: from where they are, or coming to blows."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.bots.exchanges import Exchanges, longest_reach
from pb12table.systems.pb12.bots.prospects import opponents
from pb12table.systems.pb12.rules.figures.figures import (
    figures_of,
    is_able_to_act,
    is_on_table,
    markers_of,
    own_feet,
    value,
)
from pb12table.systems.pb12.rules.game.state import State, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.table.shapes import Point3
from pb12table.table.units import rounded

NEARER = 0.6
"""The share that counts of what those can do who must still come nearer: something may be in their way."""

LATER = 0.7
"""The share that counts of what those can do who have had their turn: the figure may act again before they do."""


@dataclass(frozen=True, slots=True)
class Opponent:
    """One who can attack: where from, with how many AP, and what he could do to others of the figure's side.

    `speed` and `reach` in steps, for one AP; `later`: the share that counts of what he can do.
    """

    id: FigureId
    here: Point3
    points: int
    elsewhere: float
    speed: int
    reach: float
    later: float


class Danger:
    """What the opponents of a figure could do to it: about the share of it that they would put out of action.

    `company`: others who share its fate, as those aboard with a driver; each opponent is thought to choose the best
    target among all of them.
    """

    def __init__(
        self, state: State, figure: FigureId, company: Sequence[FigureId] = (), exchanges: Exchanges | None = None
    ) -> None:
        self._state = state
        self._figure = figure
        self._targets = (figure, *company)
        self._exchanges = Exchanges(state) if exchanges is None else exchanges
        self._opponents = list(self._able())

    def _able(self) -> Iterator[Opponent]:
        """The opponents who can attack."""
        state, exchanges = self._state, self._exchanges
        own = figures_of(state, state.figures[self._figure].controller)
        others = [other.id for other in own if other.id not in self._targets and is_on_table(state, other.id)]
        for opponent in opponents(state, self._figure):
            points = next_points(state, opponent)
            if points > 0 and is_able_to_act(state, opponent):
                here = own_feet(state, opponent)
                elsewhere, _ = exchanges.best(opponent, here, points, others)
                speed = value(state, opponent, Attribute.MOVEMENT)
                later = LATER if state.figures[opponent].done else 1.0
                yield Opponent(opponent, here, points, elsewhere, speed, longest_reach(state, opponent), later)

    def at(self, place: Point3, harmed: FigureId | None = None, harm: float = 0.0) -> float:
        """The danger at a place, once an opponent has been harmed so much (1: put out of action)."""
        return sum(
            self._chosen(opponent, place) * (max(1.0 - harm, 0.0) if opponent.id == harmed else 1.0)
            for opponent in self._opponents
        )

    def _chosen(self, opponent: Opponent, place: Point3) -> float:
        """What an opponent could do, less the more he could do to somebody else."""
        moved = (self._figure, place)
        threat, _ = self._exchanges.best(opponent.id, opponent.here, opponent.points, self._targets, moved)
        for target in self._targets:
            there = place if target == self._figure else own_feet(self._state, target)
            for nearer, points in self._nearer(opponent, target, there):
                worth, _ = self._exchanges.best(opponent.id, nearer, points, (target,), moved)
                threat = max(threat, NEARER * worth)
        if threat <= 0.0:
            return 0.0
        return threat * threat / (threat + opponent.elsewhere) * opponent.later

    def _nearer(self, opponent: Opponent, target: FigureId, there: Point3) -> Iterator[tuple[Point3, int]]:
        """Where an opponent comes in a straight line, one Move after the other, and the AP for an attack from there."""
        eyes = self._exchanges.fighter(opponent.id).eye, self._exchanges.fighter(target).eye
        x, y, z = opponent.here
        away = math.dist((x, y, z + eyes[0]), (there[0], there[1], there[2] + eyes[1])) - opponent.reach
        if opponent.speed < 1 or away <= 0.0:
            return
        charge = math.ceil(away / opponent.speed)
        for spent in range(1, opponent.points):
            # Who comes to blows with his last points strikes with all of them in the next round.
            rest = opponent.points - spent + (spent >= charge) * (spent - charge + 1)
            by = min(spent * opponent.speed, away + 0.05)
            yield _nearer(opponent.here, there, by), min(rest, opponent.points)
            if spent >= charge:
                break


def next_points(state: State, figure: FigureId) -> int:
    """The AP of a figure's next turn that it need not spend on coming to itself."""
    return value(state, figure, Attribute.ACTION_POINTS) - markers_of(state, figure, Status.DISTRACTED)


def _nearer(here: Point3, there: Point3, by: float) -> Point3:
    """So much nearer to a place in a straight line seen from above, at its height."""
    length = math.dist(here[:2], there[:2])
    share = min(max(by, 0.0) / length, 1.0) if length else 0.0
    return (rounded(here[0] + (there[0] - here[0]) * share), rounded(here[1] + (there[1] - here[1]) * share), there[2])

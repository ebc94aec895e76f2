"""What the opponents could do to a figure, wherever it stands: from where they are, or coming to blows."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.bots.prospects import best_prospect, opponents, standing_at, worth_of
from pb12table.systems.pb12.rules.attacks.attack_plan import reach, weapons
from pb12table.systems.pb12.rules.figures.figures import (
    distance,
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


class Danger:
    """What the opponents of a figure could do to it: about the share of it that they would put out of action.

    `company`: others who share its fate, as those aboard with a driver; each opponent is thought to choose the best
    target among all of them.
    """

    def __init__(self, state: State, figure: FigureId, company: Sequence[FigureId] = ()) -> None:
        self._state = state
        self._figure = figure
        self._targets = (figure, *company)
        self._opponents = list(self._able())

    def _able(self) -> Iterator[tuple[FigureId, int, float]]:
        """The opponents who can attack: with how many AP, and what they could do to others of the figure's side."""
        state = self._state
        own = figures_of(state, state.figures[self._figure].controller)
        others = [other.id for other in own if other.id not in self._targets and is_on_table(state, other.id)]
        for opponent in opponents(state, self._figure):
            points = next_points(state, opponent)
            if points > 0 and is_able_to_act(state, opponent):
                yield opponent, points, worth_of(best_prospect(state, opponent, points, targets=others))

    def at(self, place: Point3, harmed: FigureId | None = None, harm: float = 0.0) -> float:
        """The danger at a place, once an opponent has been harmed so much (1: put out of action)."""
        with standing_at(self._state, self._figure, place):
            return sum(
                self._chosen(opponent, points, elsewhere) * (max(1.0 - harm, 0.0) if opponent == harmed else 1.0)
                for opponent, points, elsewhere in self._opponents
            )

    def _chosen(self, opponent: FigureId, points: int, elsewhere: float) -> float:
        """What an opponent could do, less the more he could do to somebody else."""
        now = worth_of(best_prospect(self._state, opponent, points, targets=self._targets))
        later = (worth for target in self._targets for worth in self._from_nearer(opponent, target, points))
        threat = max([now, *(NEARER * worth for worth in later)])
        if threat <= 0.0:
            return 0.0
        share = threat / (threat + elsewhere)
        return threat * share * (LATER if self._state.figures[opponent].done else 1.0)

    def _from_nearer(self, opponent: FigureId, target: FigureId, points: int) -> Iterator[float]:
        """The worth of an opponent's attacks after coming nearer in a straight line, one Move after the other."""
        state = self._state
        speed = value(state, opponent, Attribute.MOVEMENT)
        here, there = own_feet(state, opponent), own_feet(state, target)
        arms = weapons(state, opponent, ranged=False)
        close = max((reach(state, opponent, weapon) for weapon in arms), default=0.0)
        away = distance(state, opponent, target) - close
        if speed < 1 or away <= 0.0:
            return
        charge = math.ceil(away / speed)
        for spent in range(1, points):
            with standing_at(state, opponent, _nearer(here, there, min(spent * speed, away + 0.05))):
                # Who comes to blows with his last points strikes with all of them in the next round.
                rest = points - spent + (spent >= charge) * (spent - charge + 1)
                yield worth_of(best_prospect(state, opponent, min(rest, points), targets=(target,)))
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

"""Where a figure does best: every place it could go to, what it can do there, what it holds there, and the danger.

Everything is told in what putting an opponent out of action is worth.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from heapq import nlargest

import numpy as np
from numpy.typing import NDArray

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.bots.danger import Danger, next_points
from pb12table.systems.pb12.bots.holding import HELD, Holding, lateness
from pb12table.systems.pb12.bots.marching import March, ways_for
from pb12table.systems.pb12.bots.plans import PREPARING, reloaded, to_reload
from pb12table.systems.pb12.bots.prospects import (
    Prospect,
    all_depends_on,
    best_prospect,
    opponents,
    standing_at,
    worth_of,
)
from pb12table.systems.pb12.rules.attacks.attack_plan import reach, weapons
from pb12table.systems.pb12.rules.figures.figures import body, distance, own_feet, value
from pb12table.systems.pb12.rules.game.answers import Move
from pb12table.systems.pb12.rules.game.legality import action_refusal
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.movement.path_plan import PathPlan
from pb12table.systems.pb12.rules.movement.planner import plan_path
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.table.raster import Raster
from pb12table.table.shapes import Point3
from pb12table.table.sight.sight import EVERYWHERE
from pb12table.table.sight.visible import visible_ground
from pb12table.table.units import rounded

FEAR, DEAR = 0.5, 1.8
"""What danger counts against what one does to others, and how much more for somebody on whom all depends."""

NEXT = 0.2
"""What an attack in the next turn counts, before which everybody may have moved."""

PULL, MARCHING = 0.2, 0.15
"""What having come to a zone, or to the opponents, counts; less with every turn that it still is away."""

LOOKED_AT = 7
"""So many places in sight of an opponent are weighed in full, and as many out of sight."""

SEEN, WATCHERS = 0.06, 6
"""What being seen by an opponent counts at the first glance, and from how many of them, the nearest."""

TRIED = 3
"""So many ways are planned before one stays."""


@dataclass(frozen=True, slots=True)
class Post:
    """A place, what is done before and after going there, and what all of it is worth.

    `points`: the AP of the Move there (0: the figure stays); `before` and `after`: the attacks from here and from
    there.
    """

    place: Point3
    points: int
    full_move: bool
    before: Prospect | None
    after: Prospect | None
    worth: float
    way: PathPlan | None = None


class Posts:
    """The places one figure could go to with so many AP; `stays`: only where it is."""

    def __init__(self, state: State, figure: FigureId, action_points: int, *, stays: bool = False) -> None:
        self._state = state
        self._figure = figure
        self._left = action_points
        self._here = own_feet(state, figure)
        self._speed = 0 if stays else max(value(state, figure, Attribute.MOVEMENT), 0)
        self._turn = max(self._speed * max(value(state, figure, Attribute.ACTION_POINTS), 1), 1)
        whole = Move(action_points, full_move=True)
        self._bonus = action_points > 0 and action_refusal(state, figure, whole) is None
        self._danger = Danger(state, figure)
        self._holding = Holding(state, figure)
        self._march = March(state, figure)
        self._watchers = sorted(opponents(state, figure), key=lambda other: distance(state, figure, other))[:WATCHERS]
        dear = all_depends_on(state, figure)
        self._held = 0.0 if dear else HELD * lateness(state)
        self._fear = FEAR * (DEAR if dear else 1.0)
        self._to_reload = to_reload(state, figure)
        self._seen: dict[float, NDArray[np.int64]] = {}

    def best(self) -> Post:
        """The best of all, as far as ways there can be paid."""
        best = self.staying
        found = sorted((self._weighed(*each) for each in self._candidates()), key=lambda post: -post.worth)
        for post in found[:TRIED]:
            if post.worth <= best.worth:
                break
            paid = self._paid(post)
            if paid is not None and paid.worth > best.worth:
                best = paid
        return best

    @cached_property
    def staying(self) -> Post:
        """Staying where the figure is."""
        return self._weighed(self._here, 0)

    @cached_property
    def without_attack(self) -> float:
        """What staying is worth to one who does nothing."""
        return self._drawn(self._here) - self._fear * self._danger.at(self._here)

    # -- which -----------------------------------------------------------------------------------------------------

    def _budget(self, points: int) -> int:
        """The movement points of a Move with so many AP, with the full move bonus where there is one."""
        return self._speed * (points + (self._bonus and points == self._left))

    def _candidates(self) -> list[tuple[Point3, int]]:
        """The places that look best at the first glance, with the AP that the Move there takes about."""
        if not self._speed or not self._left:
            return []
        ways = ways_for(self._state, self._figure)
        within = self._budget(self._left)
        lengths = ways.lengths_to([self._here])
        places = {spot: ways.place(spot) for spot, length in lengths.items() if length <= within}
        seen = {spot: int(self._seen_at(spot[2])[spot[1], spot[0]]) for spot in places}
        glances = [(self._drawn(place) - SEEN * seen[spot], spot) for spot, place in places.items()]
        # Where nobody sees one, and where one can shoot at somebody: neither is better for everybody.
        chosen = nlargest(LOOKED_AT, (glance for glance in glances if not seen[glance[1]]))
        chosen += nlargest(LOOKED_AT, (glance for glance in glances if seen[glance[1]]))
        found = [(places[spot], self._needed(lengths[spot])) for _, spot in chosen]
        return [*(each for each in found if each[0] != self._here), *self._charges()]

    def _needed(self, length: float) -> int:
        """The AP of a Move that long."""
        return min(max(math.ceil(length / self._speed), 1), self._left)

    def _charges(self) -> Iterator[tuple[Point3, int]]:
        """Places from where the figure could strike."""
        state, figure, here = self._state, self._figure, self._here
        arms = weapons(state, figure, ranged=False)
        if not arms:
            return
        far = max(reach(state, figure, weapon) for weapon in arms)
        for other in self._watchers:
            there = own_feet(state, other)
            length = math.dist(here[:2], there[:2])
            by = length - far + 0.05
            if 0.0 < by <= self._speed * (self._left - 1):
                x, y = (rounded(a + (b - a) * by / length) for a, b in zip(here[:2], there[:2], strict=True))
                yield (x, y, there[2]), self._needed(by)

    def _seen_at(self, height: float) -> NDArray[np.int64]:
        """How many opponents see what is as high as the figure when it stands at a height, by row and column.

        It is a first glance: terrain hides, figures do not, since they will have moved on soon and take long to reckon.
        """
        if height not in self._seen:
            state, battlefield = self._state, self._state.battlefield
            raster = Raster(battlefield.width, battlefield.depth, 1.0)
            own = body(state, self._figure)
            level = rounded(height + own.base_point[2] - own.z)
            count = np.zeros((raster.rows, raster.columns), dtype=np.int64)
            for watcher in self._watchers:
                seen = visible_ground(battlefield, body(state, watcher), EVERYWHERE, (), level=level)
                count += raster.inside(seen)
            self._seen[height] = count
        return self._seen[height]

    # -- worth -----------------------------------------------------------------------------------------------------

    def _drawn(self, place: Point3) -> float:
        """What holding a place is worth, and being nearer to where one wants to be."""
        return (
            self._held * self._holding.gain(place)
            + PULL / (1.0 + self._holding.left(place) / self._turn)
            + MARCHING / (1.0 + self._march.left(place) / self._turn)
        )

    @cached_property
    def _attacks_here(self) -> tuple[Prospect | None, ...]:
        """The best attack from here with each number of AP from none to all."""
        return tuple(best_prospect(self._state, self._figure, points) for points in range(self._left + 1))

    def _weighed(self, place: Point3, points: int) -> Post:
        """The better of attacking first and going, and going first and attacking."""
        state, figure = self._state, self._figure
        rest = self._left - points
        before = self._attacks_here[rest]
        after = before
        with standing_at(state, figure, place):
            then = self._next()
            if points:
                after = best_prospect(state, figure, rest) if then > 0.0 else None
        first = points > 0 and worth_of(before) > worth_of(after)
        attack = before if first else after
        harm = worth_of(attack)
        harmed = None if attack is None else attack.attack.target
        worth = harm + NEXT * then + self._drawn(place) - self._fear * self._danger.at(place, harmed, harm)
        full = self._bonus and points == self._left
        return Post(place, points, full, before if first else None, None if first else after, worth)

    def _next(self) -> float:
        """What the figure could do next from where it stands, with what it had to reload first for less."""
        state, figure = self._state, self._figure
        points = max(next_points(state, figure), 0)
        now = worth_of(best_prospect(state, figure, points))
        if not self._to_reload:
            return now
        with reloaded(state, figure, self._to_reload):
            return max(now, PREPARING * worth_of(best_prospect(state, figure, points)))

    def _paid(self, post: Post) -> Post | None:
        """The post with what the way there really takes; None where the AP do not suffice or the way has risks."""
        x, y, height = post.place
        budget = self._budget(self._left)
        plan = plan_path(self._state, self._figure, (x, y), height=height, movement_points=budget, farthest=budget)
        if not plan.is_paid or plan.risks:
            return None
        points = next(points for points in range(1, self._left + 1) if plan.cost <= self._budget(points))
        known = post if points <= post.points else self._weighed(post.place, points)
        return Post(known.place, known.points, known.full_move, known.before, known.after, known.worth, plan)

"""Where a figure does best: every place it could go to, what it can do there, what it holds there, and the danger.

Everything is told in what putting an opponent out of action is worth.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from heapq import heapify, heappop, heappush, nlargest

from pb12table.bots.ground import SAME_LEVEL, Spot
from pb12table.bots.lookout import watched
from pb12table.bots.ways import Ways
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.bots.danger import Danger, next_points
from pb12table.systems.pb12.bots.exchanges import Exchanges, Memory, longest_reach
from pb12table.systems.pb12.bots.holding import HELD, Holding, lateness
from pb12table.systems.pb12.bots.marching import March, ways_for
from pb12table.systems.pb12.bots.nerve import dread, fright
from pb12table.systems.pb12.bots.opening import places_to_open
from pb12table.systems.pb12.bots.plans import PREPARING, reloaded, to_reload
from pb12table.systems.pb12.bots.prospects import (
    Prospect,
    all_depends_on,
    best_prospect,
    opponents,
    weight_of,
    worth_at,
    worth_of,
)
from pb12table.systems.pb12.bots.upper_hand import boldness
from pb12table.systems.pb12.rules.attacks.attack_plan import weapons
from pb12table.systems.pb12.rules.attacks.odds import odds
from pb12table.systems.pb12.rules.figures.figures import body, distance, own_feet, value
from pb12table.systems.pb12.rules.game.answers import Move
from pb12table.systems.pb12.rules.game.legality import action_refusal
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.movement.path_plan import PathPlan
from pb12table.systems.pb12.rules.movement.planner import path_through, plan_path
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.vehicles.riding import in_the_way
from pb12table.table.shapes import Point3
from pb12table.table.units import rounded

FEAR, DEAR = 0.5, 1.8
"""What danger counts against what one does to others, and how much more for somebody on whom all depends."""

NEXT = 0.2
"""What an attack in the next turn counts, before which everybody may have moved."""

PULL, MARCHING = 0.2, 0.15
"""What having come to a zone, or to the opponents, counts; less with every turn that it still is away."""

CALM, EAGER = 0.6, 3.0
"""How much less danger counts, and how much more coming near, for a side that has the upper hand."""

LOOKED_AT = 7
"""So many places in sight of an opponent are weighed in full, and as many out of sight."""

SEEN, WATCHERS = 0.06, 6
"""What being seen by an opponent counts at the first glance, and from how many of them, the nearest."""

TRIED = 3
"""So many ways are planned before one stays."""


@dataclass(frozen=True, slots=True)
class Post:
    """A place, what is done before and after going there, and what all of it is worth.

    `points`: the AP of the Move there (0: the figure stays); `before`: the attack from here, None where going first is
    better; `after`: about what the attack from there is worth.
    """

    place: Point3
    points: int
    full_move: bool
    before: Prospect | None
    after: float
    worth: float
    way: PathPlan | None = None


class Posts:
    """The places one figure could go to with so many AP; `stays`: only where it is."""

    def __init__(
        self,
        state: State,
        figure: FigureId,
        action_points: int,
        *,
        stays: bool = False,
        memory: Memory | None = None,
    ) -> None:
        self._state = state
        self._figure = figure
        self._left = action_points
        self._here = own_feet(state, figure)
        self._speed = 0 if stays else max(value(state, figure, Attribute.MOVEMENT), 0)
        self._turn = max(self._speed * max(value(state, figure, Attribute.ACTION_POINTS), 1), 1)
        whole = Move(action_points, full_move=True)
        self._bonus = action_points > 0 and action_refusal(state, figure, whole) is None
        self._exchanges = Exchanges(state, memory)
        self._danger = Danger(state, figure, exchanges=self._exchanges)
        self._holding = Holding(state, figure)
        self._march = March(state, figure)
        self._watchers = sorted(opponents(state, figure), key=lambda other: distance(state, figure, other))[:WATCHERS]
        dear = all_depends_on(state, figure)
        self._held = 0.0 if dear else HELD * lateness(state)
        bold = 0.0 if dear else boldness(state, figure)
        self._fear = FEAR * (DEAR if dear else 1.0) * (1.0 - CALM * bold)
        self._marching = MARCHING * (1.0 + EAGER * bold)
        self._to_reload = to_reload(state, figure)
        self._others = in_the_way(state, figure)
        self._has_searched = False

    def best(self) -> Post:
        """The best of all, as far as ways there can be paid."""
        best = self.staying
        for _, post in zip(range(TRIED), self._from_the_best(), strict=False):
            if post.worth <= best.worth:
                break
            paid = self._paid(post)
            if paid is not None and paid.worth > best.worth:
                best = paid
        return best

    def _from_the_best(self) -> Iterator[Post]:
        """The posts that look good at the first glance, the best one first.

        The danger, which only lessens what they are worth, is looked at when nothing else could be better.
        """
        queue = [
            (-post.worth, number, False, post)
            for number, post in enumerate(self._hoped(*each) for each in self._candidates())
        ]
        heapify(queue)
        while queue:
            _, number, is_known, post = heappop(queue)
            if is_known:
                yield post
            else:
                known = self._feared(post)
                heappush(queue, (-known.worth, number, True, known))

    @cached_property
    def staying(self) -> Post:
        """Staying where the figure is."""
        return self._weighed(self._here, 0)

    @cached_property
    def without_attack(self) -> float:
        """What staying is worth to one who does nothing."""
        dreaded = dread(self._state, self._figure, self._here)
        return self._drawn(self._here) - self._fear * self._danger.at(self._here) - dreaded

    # -- which -----------------------------------------------------------------------------------------------------

    def _budget(self, points: int) -> int:
        """The movement points of a Move with so many AP, with the full move bonus where there is one."""
        return self._speed * (points + (self._bonus and points == self._left))

    def _candidates(self) -> list[tuple[Point3, int]]:
        """The places that look best at the first glance, with the AP that the Move there takes about."""
        if not self._speed or not self._left:
            return []
        ways = ways_for(self._state, self._figure)
        taken = {spot for other in self._others for spot in ways.taken(other)}
        within = ways.lengths_within(self._here, self._budget(self._left))
        lengths = {spot: length for spot, length in within.items() if spot not in taken}
        seen = self._seen_by(lengths, ways)
        glances = [(self._drawn_to(spot) - SEEN * seen[spot], spot) for spot in lengths]
        # Where nobody sees one, and where one can shoot at somebody: neither is better for everybody.
        chosen = nlargest(LOOKED_AT, (glance for glance in glances if not seen[glance[1]]))
        chosen += nlargest(LOOKED_AT, (glance for glance in glances if seen[glance[1]]))
        found = [(ways.place(spot), self._needed(lengths[spot])) for _, spot in chosen]
        return [*(each for each in found if each[0] != self._here), *self._charges(), *self._doors(lengths, ways)]

    def _needed(self, length: float) -> int:
        """The AP of a Move that long."""
        return min(max(math.ceil(length / self._speed), 1), self._left)

    def _doors(self, lengths: Mapping[Spot, float], ways: Ways) -> Iterator[tuple[Point3, int]]:
        """Places from where the figure could open a door."""
        for place in places_to_open(self._state, self._figure):
            near = (
                lengths[spot] + math.dist(place[:2], ways.place(spot)[:2])
                for spot in ways.spots_at(place)
                if spot in lengths
            )
            length = min(near, default=math.inf)
            if length <= self._budget(self._left) and place != self._here:
                yield place, self._needed(length)

    def _charges(self) -> Iterator[tuple[Point3, int]]:
        """Places from where the figure could strike."""
        state, figure, here = self._state, self._figure, self._here
        if not weapons(state, figure, ranged=False):
            return
        far = longest_reach(state, figure)
        for other in self._watchers:
            there = own_feet(state, other)
            length = math.dist(here[:2], there[:2])
            by = length - far + 0.05
            if 0.0 < by <= self._speed * (self._left - 1):
                x, y = (rounded(a + (b - a) * by / length) for a, b in zip(here[:2], there[:2], strict=True))
                yield (x, y, there[2]), self._needed(by)

    def _seen_by(self, spots: Iterable[Spot], ways: Ways) -> dict[Spot, int]:
        """How many opponents see the figure's base point when it stands at a spot.

        It is a first glance: terrain hides, figures do not, since they will have moved on soon and take long to reckon.
        """
        state = self._state
        # Who looks all round sees the same wherever he faces.
        watchers = [body(state, watcher, 0.0) for watcher in self._watchers]
        return watched(state.battlefield, watchers, body(state, self._figure), [(s, ways.place(s)) for s in spots])

    # -- worth -----------------------------------------------------------------------------------------------------

    def _drawn(self, place: Point3) -> float:
        """What holding a place is worth, and being nearer to where one wants to be."""
        return self._pulled(self._holding.gain(place), self._holding.left(place), self._march.left(place))

    def _drawn_to(self, spot: Spot) -> float:
        """The same for a spot of the figure's map."""
        return self._pulled(self._holding.gain_at(spot), self._holding.left_at(spot), self._march.left_at(spot))

    def _pulled(self, gain: float, to_zone: float, to_opponents: float) -> float:
        there, near = 1.0 + to_zone / self._turn, 1.0 + to_opponents / self._turn
        return self._held * gain + PULL / there + self._marching / near

    @cached_property
    def _attacks_here(self) -> tuple[Prospect | None, ...]:
        """The best attack from here with each number of AP from none to all."""
        return tuple(best_prospect(self._state, self._figure, points) for points in range(self._left + 1))

    def _weighed(self, place: Point3, points: int) -> Post:
        """The better of attacking first and going, and going first and attacking."""
        return self._feared(self._hoped(place, points))

    def _hoped(self, place: Point3, points: int) -> Post:
        """The same without the danger."""
        rest = self._left - points
        before = self._attacks_here[rest]
        then, after = self._next(place), worth_of(before)
        now = worth_of(before) + self._frights[rest]
        if points:
            after = self._exchanges.best(self._figure, place, rest)[0] if then > 0.0 else 0.0
        first = not points or now > after
        worth = max(now, after) + NEXT * then + self._drawn(place)
        full = self._bonus and points == self._left
        return Post(place, points, full, before if first else None, after, worth)

    def _feared(self, post: Post) -> Post:
        """A post less the danger there."""
        harm, harmed = post.after, None
        if post.before is not None:
            harm, harmed = post.before.worth, post.before.attack.target
        elif harm > 0.0:
            _, harmed = self._exchanges.best(self._figure, post.place, self._left - post.points)
        fears = self._fear * self._danger.at(post.place, harmed, harm)
        return replace(post, worth=post.worth - fears - self._dreaded(post, harmed, harm))

    def _dreaded(self, post: Post, victim: FigureId | None, harm: float) -> float:
        """What panic costs when the round ends there, beside a victim perhaps."""
        falls = 0.0
        if victim is not None:
            falls = self._falls(post.before) if post.before is not None else harm / weight_of(self._state, victim)
        return dread(self._state, self._figure, post.place, victim, min(falls, 1.0))

    def _falls(self, attack: Prospect | None) -> float:
        """How likely an attack from here puts its target out of action."""
        return 0.0 if attack is None else odds(self._state, self._figure, attack.attack).p_out

    @cached_property
    def _frights(self) -> tuple[float, ...]:
        """What it brings that others panic beside the victim of the best attack from here, by number of AP."""
        return tuple(
            0.0
            if attack is None or attack.attack.target is None
            else fright(self._state, self._figure, attack.attack.target, self._falls(attack))
            for attack in self._attacks_here
        )

    def _next(self, place: Point3) -> float:
        """What the figure could do next from a place, with what it had to reload first for less."""
        points = max(next_points(self._state, self._figure), 0)
        now, _ = self._exchanges.best(self._figure, place, points)
        if not self._to_reload:
            return now
        with reloaded(self._state, self._figure, self._to_reload):
            return max(now, PREPARING * self._exchanges.best(self._figure, place, points)[0])

    # -- ways ------------------------------------------------------------------------------------------------------

    def _paid(self, post: Post) -> Post | None:
        """The post with what the way there really takes; None where the AP do not suffice or the way has risks."""
        plan = self._plain_way(post)
        if plan is None:
            return None
        points = next(points for points in range(1, self._left + 1) if plan.cost <= self._budget(points))
        known = post if points <= post.points else self._weighed(post.place, points)
        return replace(self._sure(known), way=plan)

    def _sure(self, post: Post) -> Post:
        """A post where a first glance has given way to what the rules say of attacking from there."""
        if post.before is not None or not post.after:
            return post
        rest = self._left - post.points
        after, here = worth_at(self._state, self._figure, post.place, rest), self._attacks_here[rest]
        worth = post.worth - post.after + max(after, worth_of(here))
        return replace(post, before=here if worth_of(here) > after else None, after=after, worth=worth)

    def _plain_way(self, post: Post) -> PathPlan | None:
        """A way along the figure's map, if the rules find nothing in it; where the map knows none, the cheapest."""
        (x, y, height), budget = post.place, self._budget(self._left)
        corners = ways_for(self._state, self._figure).corners(self._here, post.place, self._others)
        # One may come down where nobody climbs.
        plan = path_through(self._state, self._figure, [*(corners or ()), (x, y)], movement_points=budget)
        if corners is None and not plan.is_paid and not self._has_searched:
            self._has_searched = True  # it takes long
            plan = plan_path(self._state, self._figure, (x, y), height=height, movement_points=budget, farthest=budget)
        ends = plan.legs[-1].end if plan.legs else self._here
        return plan if plan.is_paid and not plan.risks and abs(ends[2] - height) < SAME_LEVEL else None

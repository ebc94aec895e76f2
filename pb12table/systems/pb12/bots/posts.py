"""Where a figure does best: what it can do and holds there, the danger, and what panic costs."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from heapq import heapify, heappop, heappush, nlargest
from typing import Any, Final

import msgspec

from pb12table.bots.ground import SAME_LEVEL, Spot, watched
from pb12table.bots.ways import Ways
from pb12table.skirmish.ids import FigureId, Modifier, PlayerId, total
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.pb12.bots.marching import (
    PREPARING,
    March,
    places_to_open,
    reloaded,
    roads_for,
    route_to,
    to_reload,
    ways_for,
)
from pb12table.systems.pb12.bots.prospects import (
    DANGER_NEARER,
    LATER,
    Danger,
    Exchanges,
    Memory,
    Prospect,
    about,
    all_depends_on,
    best_prospect,
    longest_reach,
    nearer_to,
    next_points,
    opponents,
    standing_at,
    weight_of,
    worth_at,
    worth_of,
)
from pb12table.systems.pb12.rules.attacks.attack_plan import weapons
from pb12table.systems.pb12.rules.attacks.odds import capacity_left, check_probability, odds
from pb12table.systems.pb12.rules.checks.checks import markers_near
from pb12table.systems.pb12.rules.checks.deputies import (
    TakeOverPanicChecks,
    panic_modifiers,
    take_over_cost,
    take_over_modifiers,
)
from pb12table.systems.pb12.rules.figures.figures import (
    base_point,
    body,
    communication_radius,
    distance,
    figures_of,
    figures_on_table,
    has_status,
    is_able_to_act,
    is_near,
    is_on_table,
    is_opposing,
    own_feet,
    value,
)
from pb12table.systems.pb12.rules.game.answers import Decline, Move, TakeOver
from pb12table.systems.pb12.rules.game.legality import action_refusal
from pb12table.systems.pb12.rules.game.state import NextEffect, State, Status, TakenOver
from pb12table.systems.pb12.rules.movement.path_plan import PathPlan
from pb12table.systems.pb12.rules.movement.planner import path_through, plan_path
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.round.sequence import ChooseEffect, marker_checks
from pb12table.systems.pb12.rules.round.victory import able_inside, zone_standings
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle
from pb12table.systems.pb12.rules.vehicles.riding import in_the_way
from pb12table.table.footprints import Area, in_area
from pb12table.table.planar import border_distance
from pb12table.table.shapes import Point3, box_of, rounded

MOST_GOING = 2
"""So many of a side go to a zone, and no more: the nearest of those who can."""


HELD, EARLY = 0.6, 0.5
"""What a point of victory for a zone counts in the last round, and the share of it that counts in the first.

Points are worth nothing to those who are no more.
"""


def lateness(state: State) -> float:
    """Return how much of a victory point counts in this round."""
    limit = state.setup.modules.round_limit
    return EARLY + (1.0 - EARLY) * min(state.game_round / limit, 1.0) if limit else 0.5


def balance(state: State, player: PlayerId) -> float:
    """Return the points the zones would now bring a player, less what they would bring each of the others."""
    others = max(sum(not other.defeated for other in state.players.values()) - 1, 1)
    return sum(
        (1.0 if standing.player == player else -1.0 / others) for standing in zone_standings(state) if standing.scores
    )


def places_to_go(state: State, figure: FigureId) -> list[Point3]:
    """Return the places in zones that do not bring a figure's side their point yet, or bring others a deniable one.

    Those who are driven there are many, and so nobody else is counted who may be on his way.
    """
    player, ways = state.figures[figure].controller, roads_for(state, figure)
    wanted = [
        standing.zone
        for standing in zone_standings(state)
        if (standing.player == player and not standing.scores)
        or (standing.player != player and standing.scores and standing.zone.kind is ZoneKind.HOLD)
    ]
    return [place for zone in wanted for place in _places_in(ways, zone.area)]


class Holding:
    """What being anywhere means to one figure for the zones of its side."""

    def __init__(self, state: State, figure: FigureId) -> None:
        self._state = state
        self._figure = figure
        self._player = state.figures[figure].controller
        self._ways = roads_for(state, figure)
        self._wanted = [zone for zone in state.setup.zones if self._wants(zone)]
        goals = [place for zone in self._wanted for place in _places_in(self._ways, zone.area)]
        self._lengths: Mapping[Spot, float] = self._ways.lengths_to(goals) if goals else {}
        self._scoring = [zone for zone in state.setup.zones if zone.kind in (ZoneKind.HOLD, ZoneKind.CONTEST)]
        self._spots = [_kept_spots_in(self._ways, zone.area) for zone in self._scoring]
        self._gains: dict[tuple[bool, ...], float] = {}

    def _wants(self, zone: Zone) -> bool:
        """Return whether a zone is worth going to for the figure: too few others of its side are there or nearer."""
        state = self._state
        fixed_for = self._player in zone.players
        if zone.kind is not ZoneKind.HOLD and not (zone.kind is ZoneKind.CONTEST and fixed_for):
            return False
        if not zone.players or all_depends_on(state, self._figure):
            return False
        own = [other.id for other in figures_of(state, self._player) if other.id != self._figure]
        inside = set(able_inside(state, zone))
        away = self._away(self._figure, zone)
        before = sum(
            other in inside or self._away(other, zone) < away
            for other in own
            if is_on_table(state, other)
            and is_able_to_act(state, other)
            and value(state, other, Attribute.MOVEMENT) > 0
        )
        others = any(state.figures[one].controller != self._player for one in inside)
        return before < (MOST_GOING if others or zone.kind is ZoneKind.HOLD else 1)

    def _away(self, figure: FigureId, zone: Zone) -> float:
        x, y, z = own_feet(self._state, figure)
        return 0.0 if in_area(zone.area, (x, y), z) else border_distance((x, y), zone.area.outline)

    def gain(self, place: Point3) -> float:
        """Return the balance of the zones with the figure at a place."""
        return self._gain(tuple(in_area(zone.area, place[:2], place[2]) for zone in self._scoring), place)

    def gain_at(self, spot: Spot) -> float:
        """Return the same at a spot of the figure's map."""
        return self._gain(tuple(spot in spots for spots in self._spots), self._ways.place(spot))

    def _gain(self, inside: tuple[bool, ...], place: Point3) -> float:
        if inside not in self._gains:
            with standing_at(self._state, self._figure, place):
                self._gains[inside] = balance(self._state, self._player)
        return self._gains[inside]

    def left(self, place: Point3) -> float:
        """Return the remaining distance from a place to the nearest zone worth going to; infinite without one."""
        return self._ways.length_from(place, self._lengths) if self._lengths else math.inf

    def left_at(self, spot: Spot) -> float:
        """Return the same from a spot of the figure's map."""
        return self._lengths.get(spot, math.inf)


def _places_in(ways: Ways, area: Area) -> Iterator[Point3]:
    return iter(_kept_places_in(ways, area))


@lru_cache(maxsize=128)
def _kept_places_in(ways: Ways, area: Area) -> tuple[Point3, ...]:
    """Return where in an area the walker of a map can stand."""
    return tuple(ways.place(spot) for spot in _spots_in(ways, area))


@lru_cache(maxsize=128)
def _kept_spots_in(ways: Ways, area: Area) -> frozenset[Spot]:
    """Return the same as spots of the map."""
    return frozenset(_spots_in(ways, area))


def _spots_in(ways: Ways, area: Area) -> Iterator[Spot]:
    west, south, east, north = box_of(area.outline)
    for column in range(math.floor(west), math.ceil(east)):
        for row in range(math.floor(south), math.ceil(north)):
            for spot in ways.spots((column, row)):
                x, y, z = ways.place(spot)
                if in_area(area, (x, y), z):
                    yield spot


PANIC = 0.4
"""What panic is worth to the opponents, as a share of going out of action: a figure may come to itself."""

DEFEAT = 1.5
"""What it costs besides when nobody else of its player could act: that is a defeat.  R1.3.18."""

POINT = 0.03
"""What a command point is worth, which lapses unless something else is done with it."""

MOST_EXTRA = 3
"""More command points than that are never paid on top."""


def p_panic(state: State, figure: FigureId, markers: int) -> float:
    """Return the probability that a figure panics for want of nerve with a number of markers in its area."""
    if is_vehicle(state, figure) or has_status(state, figure, Status.PANICKED):
        return 0.0
    return 1.0 - check_probability(total(panic_modifiers(state, figure, markers)))


def cost_of_panic(state: State, figure: FigureId) -> float:
    """Return the cost to a figure's player of its panicking."""
    return PANIC * weight_of(state, figure) + (DEFEAT if is_last(state, figure) else 0.0)


def is_last(state: State, figure: FigureId) -> bool:
    """Return whether a player has no other figure on the table that can act, or depends on this one.  R1.3.18."""
    own = figures_of(state, state.figures[figure].controller)
    others = (each.id for each in own if each.id != figure)
    alone = not any(is_on_table(state, other) and is_able_to_act(state, other) for other in others)
    return alone or all_depends_on(state, figure)


def dread(state: State, figure: FigureId, place: Point3, victim: FigureId | None = None, falls: float = 0.0) -> float:
    """Return the cost of panic to a figure that ends the round at a place, beside a victim this likely to fall.

    Markers in its communication area force a check, those of its victims, too: friend or foe.
    """
    if is_vehicle(state, figure) or not (state.markers or falls > 0.0):
        return 0.0
    with standing_at(state, figure, place):
        markers = markers_near(state, figure)
        one_more = victim is not None and falls > 0.0 and _is_in_area(state, figure, victim)
        if not markers and not one_more:
            return 0.0
        calm = p_panic(state, figure, markers) if markers else 0.0
        likely = (1.0 - falls) * calm + falls * p_panic(state, figure, markers + 1) if one_more else calm
        return likely * cost_of_panic(state, figure)


def fright(state: State, figure: FigureId, victim: FigureId, falls: float) -> float:
    """Return the value to a figure of others of the victim's side panicking beside it, if it is this likely to fall."""
    return falls * _panic_beside(state, victim, opponents(state, figure)) if falls > 0.0 else 0.0


def alarm(state: State, figure: FigureId, victim: FigureId, falls: float) -> float:
    """Return the cost to a figure's side of others of it panicking beside a victim, if that is this likely to fall."""
    if falls <= 0.0:
        return 0.0
    own = figures_of(state, state.figures[figure].controller)
    return falls * _panic_beside(state, victim, [each.id for each in own if each.id != figure])


def _panic_beside(state: State, victim: FigureId, figures: Iterable[FigureId]) -> float:
    """Return what it costs some figures if a victim beside them falls."""
    found = 0.0
    for other in figures:
        if other != victim and is_on_table(state, other) and _is_in_area(state, other, victim):
            before = markers_near(state, other)
            more = p_panic(state, other, before + 1) - (p_panic(state, other, before) if before else 0.0)
            found += max(more, 0.0) * cost_of_panic(state, other)
    return found


def _is_in_area(state: State, figure: FigureId, victim: FigureId) -> bool:
    """Return whether the marker of a victim would lie in a figure's communication area.  R1.10.1."""
    return is_near(state, figure, base_point(state, victim), communication_radius(state, figure))


# -- leaders ----------------------------------------------------------------------------------------------------


def best_take_over(state: State, request: TakeOverPanicChecks) -> TakeOver | Decline:
    """Return the leader's check that saves most, if it saves more than it costs."""
    own = {figure: request.own_check(figure) or () for figure in request.figures}
    ways = [each for each in request.hints(state) if isinstance(each, TakeOver)]
    found = [(_saved(state, way, own), number, way) for number, way in enumerate(_with_extra(state, request, ways))]
    gain, _, best = max(found, default=(0.0, 0, None), key=lambda each: (each[0], -each[1]))
    return best if best is not None and gain > 0.0 else Decline()


def _with_extra(state: State, request: TakeOverPanicChecks, ways: Sequence[TakeOver]) -> list[TakeOver]:
    """Return the ways with and without additional command points, as far as they can be paid."""
    wished = [msgspec.structs.replace(way, extra=extra) for way in ways for extra in range(MOST_EXTRA + 1)]
    return [way for way in wished if request.refusal(state, way) is None]


def _saved(state: State, way: TakeOver, own: Mapping[FigureId, Sequence[Modifier]]) -> float:
    """Return how much less panic costs by a way, less the command points it takes."""
    lead = own.get(way.leader)
    leader = 1.0 - check_probability(total(take_over_modifiers(state, way, lead)))
    saved = sum(
        (1.0 - check_probability(total(own[figure])) - leader) * cost_of_panic(state, figure) for figure in way.figures
    )
    return saved - POINT * total(take_over_cost(way))


def next_effect_of(state: State, request: ChooseEffect) -> NextEffect:
    """Return the next effect of the status phase: a leader steps in if that saves something, else the first one."""
    taking = next((effect for effect in request.effects if isinstance(effect, TakenOver)), None)
    first = next(effect for effect in request.effects if not isinstance(effect, TakenOver))
    if taking is None:
        return first
    checks = marker_checks(state, PlayerId(request.player))
    asked: Any = TakeOverPanicChecks(
        request.player, tuple(check.figure for check in checks), own=tuple(check.modifiers for check in checks)
    )
    return taking if isinstance(best_take_over(state, asked), TakeOver) else first


MUCH: Final = (1.4, 2.6)
"""From how many times the strength of the others on a side grows bold, and from how many it is so wholly."""


def boldness(state: State, figure: FigureId) -> float:
    """Return how much of an upper hand a figure's side has: 0 for not much, 1 where the others are all but beaten.

    A side that leads by victory points wins by staying, and is not bold.
    """
    players, own = state.players, state.figures[figure].controller
    others = [player for player in players.values() if player.id != own and not player.defeated]
    if all(other.victory_points < players[own].victory_points for other in others):
        return 0.0
    ours = theirs = 0.0
    for each in figures_on_table(state):
        strength = _strength(state, each.id)
        if is_opposing(state, figure, each.id):
            theirs += strength
        else:
            ours += strength
    if theirs <= 0.0:
        return 1.0
    least, most = MUCH
    return min(max((ours / theirs - least) / (most - least), 0.0), 1.0)


def _strength(state: State, figure: FigureId) -> float:
    """Return what a figure can take times what it can do; 0 for one that cannot act."""
    if not is_able_to_act(state, figure):
        return 0.0
    return (1.0 + capacity_left(state.figures[figure])) * max(value(state, figure, Attribute.ACTION_POINTS), 0)


FEAR, DEAR = 0.5, 1.8
"""What danger counts against what one does to others, and how much more for somebody on whom all depends."""

NEXT = 0.2
"""What an attack in the next turn counts, before which everybody may have moved."""

PULL, MARCHING = 0.2, 0.15
"""What having come to a zone, or to the opponents, counts; less with every turn that it still is away."""

CALM, EAGER = 0.6, 3.0
"""How much less danger counts, and how much more coming near, for a side that has the upper hand."""

SEEN, WATCHERS = 0.06, 6
"""What being seen by an opponent counts at the first glance, and from how many of them, the nearest."""

ASKED_FOR = 3
"""To so many opponents, the nearest, somebody is thought to come nearer in the next turn."""

ON_THE_WAY = 0.85
"""The share that counts of an attack before which one must come nearer: something may be in the way."""

BESIDE = 1.5
"""Nobody is thought to come nearer to an opponent than that, in steps."""


@dataclass(frozen=True, slots=True)
class Temper:
    """What danger counts to a player, and what his figures could do in their next turn.

    `later`: the share that counts of the danger from opponents who have had their turn; `nearer`: of that from those
    who must come nearer first; `following`: what an attack in the next turn counts; `comes`: one made after coming
    nearer counts too.
    """

    fear: float = FEAR
    later: float = LATER
    nearer: float = DANGER_NEARER
    following: float = NEXT
    comes: bool = False
    corners: bool = False
    kin: bool = False


CAREFUL: Final = Temper()


@dataclass(frozen=True, slots=True)
class Looks:
    """How much is looked at.

    `places`: so many in sight of an opponent are weighed in full, and as many out of sight; `tried`: so many ways are
    planned before one stays; `searches`: a way is searched for where the map has none, which takes long.
    """

    places: int = 7
    tried: int = 3
    searches: bool = True


THOROUGH: Final = Looks()
GLANCE: Final = Looks(places=3, tried=1, searches=False)


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
        temper: Temper = CAREFUL,
        looks: Looks = THOROUGH,
    ) -> None:
        self._looks = looks
        self._state = state
        self._figure = figure
        self._left = action_points
        self._here = own_feet(state, figure)
        self._speed = 0 if stays else max(value(state, figure, Attribute.MOVEMENT), 0)
        self._turn = max(self._speed * max(value(state, figure, Attribute.ACTION_POINTS), 1), 1)
        whole = Move(action_points, full_move=True)
        self._bonus = action_points > 0 and action_refusal(state, figure, whole) is None
        self._exchanges = Exchanges(state, memory)
        self._temper = temper
        self._danger = Danger(
            state,
            figure,
            exchanges=self._exchanges,
            later=temper.later,
            nearer=temper.nearer,
            coarse=temper.comes,
            routes=route_to if temper.corners else None,
        )
        self._holding = Holding(state, figure)
        self._march = March(state, figure)
        self._watchers = sorted(opponents(state, figure), key=lambda other: distance(state, figure, other))[:WATCHERS]
        dear = all_depends_on(state, figure)
        self._held = 0.0 if dear else HELD * lateness(state)
        bold = 0.0 if dear else boldness(state, figure)
        self._fear = temper.fear * (DEAR if dear else 1.0) * (1.0 - CALM * bold)
        self._marching = MARCHING * (1.0 + EAGER * bold)
        self._to_reload = to_reload(state, figure)
        self._others = in_the_way(state, figure)
        self._has_searched = not looks.searches
        self.gone_to: list[Post] = []
        """The posts that `best` has found paths to."""

    def best(self) -> Post:
        """Return the best post of all, as far as the paths there can be paid."""
        best = self.staying
        for _, post in zip(range(self._looks.tried), self._from_the_best(), strict=False):
            if post.worth <= best.worth:
                break
            paid = self._paid(post)
            if paid is None:
                continue
            self.gone_to.append(paid)
            if paid.worth > best.worth:
                best = paid
        return best

    def _from_the_best(self) -> Iterator[Post]:
        """Yield the posts that look good at first glance, best first.

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
        """Return the value of staying to one who does nothing."""
        dreaded = dread(self._state, self._figure, self._here)
        return self._drawn(self._here) - self._fear * self._danger.at(self._here) - dreaded

    # -- which -----------------------------------------------------------------------------------------------------

    def _budget(self, points: int) -> int:
        """Return the movement points of a Move with some AP, with the full move bonus if there is one."""
        return self._speed * (points + (self._bonus and points == self._left))

    def _candidates(self) -> list[tuple[Point3, int]]:
        """Return the places that look best at first glance, with the approximate AP of the Move there."""
        if not self._speed or not self._left:
            return []
        ways = ways_for(self._state, self._figure)
        taken = {spot for other in self._others for spot in ways.taken(other)}
        within = ways.lengths_within(self._here, self._budget(self._left))
        lengths = {spot: length for spot, length in within.items() if spot not in taken}
        seen = self._seen_by(lengths, ways)
        glances = [(self._drawn_to(spot) - SEEN * seen[spot], spot) for spot in lengths]
        # Where nobody sees one, and where one can shoot at somebody: neither is better for everybody.
        chosen = nlargest(self._looks.places, (glance for glance in glances if not seen[glance[1]]))
        chosen += nlargest(self._looks.places, (glance for glance in glances if seen[glance[1]]))
        found = [(ways.place(spot), self._needed(lengths[spot])) for _, spot in chosen]
        return [*(each for each in found if each[0] != self._here), *self._charges(), *self._doors(lengths, ways)]

    def _needed(self, length: float) -> int:
        """Return the AP of a Move that long."""
        return min(max(math.ceil(length / self._speed), 1), self._left)

    def _doors(self, lengths: Mapping[Spot, float], ways: Ways) -> Iterator[tuple[Point3, int]]:
        """Yield places from which the figure could open a door."""
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
        """Yield places from which the figure could strike."""
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
        """Return how many opponents see the figure's base point when it stands at a spot.

        It is a first glance: terrain hides, figures do not, since they will have moved on soon and take long to reckon.
        """
        state = self._state
        # Who looks all round sees the same wherever he faces.
        watchers = [body(state, watcher, 0.0) for watcher in self._watchers]
        return watched(state.battlefield, watchers, body(state, self._figure), [(s, ways.place(s)) for s in spots])

    # -- worth -----------------------------------------------------------------------------------------------------

    def _drawn(self, place: Point3) -> float:
        """Return the value of holding a place, and of being nearer to where one wants to be."""
        return self._pulled(self._holding.gain(place), self._holding.left(place), self._march.left(place))

    def _drawn_to(self, spot: Spot) -> float:
        """Return the same for a spot of the figure's map."""
        return self._pulled(self._holding.gain_at(spot), self._holding.left_at(spot), self._march.left_at(spot))

    def _pulled(self, gain: float, to_zone: float, to_opponents: float) -> float:
        there, near = 1.0 + to_zone / self._turn, 1.0 + to_opponents / self._turn
        return self._held * gain + PULL / there + self._marching / near

    @cached_property
    def _attacks_here(self) -> tuple[Prospect | None, ...]:
        """The best attack from here with each number of AP from none to all."""
        return tuple(self._attack_here(points) for points in range(self._left + 1))

    def _attack_here(self, points: int) -> Prospect | None:
        """Return the best attack from here with some AP, panic beside the victim included for who thinks of his own."""
        state, figure = self._state, self._figure
        if not self._temper.kin:
            return best_prospect(state, figure, points)
        each = (best_prospect(state, figure, points, targets=[other]) for other in opponents(state, figure))
        found = [attack for attack in each if attack is not None]
        return max(found, key=lambda attack: attack.worth + self._shock(attack), default=None)

    def _weighed(self, place: Point3, points: int) -> Post:
        """Return the better of attacking before going and going before attacking."""
        return self._feared(self._hoped(place, points))

    def _hoped(self, place: Point3, points: int) -> Post:
        """Return the same without the danger."""
        rest = self._left - points
        before = self._attacks_here[rest]
        then, after = self._next(place), worth_of(before)
        now = worth_of(before) + self._frights[rest]
        if points:
            after = self._exchanges.best(self._figure, place, rest)[0] if then > 0.0 else 0.0
        first = not points or now > after
        worth = max(now, after) + self._temper.following * then + self._drawn(place)
        full = self._bonus and points == self._left
        return Post(place, points, full, before if first else None, after, worth)

    def _feared(self, post: Post) -> Post:
        """Return a post less the danger there."""
        harm, harmed = post.after, None
        if post.before is not None:
            harm, harmed = post.before.worth, post.before.attack.target
        elif harm > 0.0:
            _, harmed = self._exchanges.best(self._figure, post.place, self._left - post.points)
        fears = self._fear * self._danger.at(post.place, harmed, harm)
        return replace(post, worth=post.worth - fears - self._dreaded(post, harmed, harm))

    def _dreaded(self, post: Post, victim: FigureId | None, harm: float) -> float:
        """Return the cost of panic if the round ends there, beside a victim perhaps."""
        falls = 0.0
        if victim is not None:
            falls = self._falls(post.before) if post.before is not None else harm / weight_of(self._state, victim)
        return dread(self._state, self._figure, post.place, victim, min(falls, 1.0))

    def _falls(self, attack: Prospect | None) -> float:
        """Return the probability that an attack from here puts its target out of action."""
        return 0.0 if attack is None else odds(self._state, self._figure, attack.attack).p_out

    @cached_property
    def _frights(self) -> tuple[float, ...]:
        """Return the gain from others panicking beside the victim of the best attack from here, by number of AP."""
        return tuple(0.0 if attack is None else self._shock(attack) for attack in self._attacks_here)

    def _shock(self, attack: Prospect) -> float:
        """Return the gain from those who panic beside a victim, less what those of the own side cost who do."""
        victim = attack.attack.target
        if victim is None:
            return 0.0
        gain = fright(self._state, self._figure, victim, 1.0)
        if self._temper.kin:
            gain -= alarm(self._state, self._figure, victim, 1.0)
        return gain * self._falls(attack) if gain else 0.0

    def _next(self, place: Point3) -> float:
        """Return what the figure could do next from a place, counted for less if it had to reload first."""
        points = max(next_points(self._state, self._figure), 0)
        now, _ = self._exchanges.best(self._figure, place, points)
        if self._temper.comes:
            now = max(now, self._after_coming_nearer(place, points))
        if not self._to_reload:
            return now
        with reloaded(self._state, self._figure, self._to_reload):
            return max(now, PREPARING * self._exchanges.best(self._figure, place, points)[0])

    def _after_coming_nearer(self, place: Point3, points: int) -> float:
        """Return what the figure could do next once it has gone straight to one of the nearest opponents."""
        found = 0.0
        for other in self._watchers[:ASKED_FOR] if self._speed else ():
            there = own_feet(self._state, other)
            away = max(math.dist(place[:2], there[:2]) - BESIDE, 0.0)
            for spent in range(1, points):
                near = about(nearer_to(place, there, min(spent * self._speed, away)))
                found = max(found, ON_THE_WAY * self._exchanges.best(self._figure, near, points - spent)[0])
                if spent * self._speed >= away:
                    break
        return found

    # -- ways ------------------------------------------------------------------------------------------------------

    def _paid(self, post: Post) -> Post | None:
        """Return the post with the actual cost of the path; None if the AP do not suffice or the path has risks."""
        plan = self._plain_way(post)
        if plan is None:
            return None
        points = next(points for points in range(1, self._left + 1) if plan.cost <= self._budget(points))
        known = post if points <= post.points else self._weighed(post.place, points)
        return replace(self._sure(known), way=plan)

    def _sure(self, post: Post) -> Post:
        """Return a post in which a first glance has given way to what the rules say about attacking from there."""
        if post.before is not None or not post.after:
            return post
        rest = self._left - post.points
        after, here = worth_at(self._state, self._figure, post.place, rest), self._attacks_here[rest]
        worth = post.worth - post.after + max(after, worth_of(here))
        return replace(post, before=here if worth_of(here) > after else None, after=after, worth=worth)

    def _plain_way(self, post: Post) -> PathPlan | None:
        """Return a path along the figure's map if the rules find nothing in it; if the map has none, the cheapest."""
        (x, y, height), budget = post.place, self._budget(self._left)
        corners = ways_for(self._state, self._figure).corners(self._here, post.place, self._others)
        # One may come down where nobody climbs.
        plan = path_through(self._state, self._figure, [*(corners or ()), (x, y)], movement_points=budget)
        if corners is None and not plan.is_paid and not self._has_searched:
            self._has_searched = True  # it takes long
            plan = plan_path(self._state, self._figure, (x, y), height=height, movement_points=budget, farthest=budget)
        ends = plan.legs[-1].end if plan.legs else self._here
        return plan if plan.is_paid and not plan.risks and abs(ends[2] - height) < SAME_LEVEL else None

"""What a side of the d20 fight could shoot and strike at after one movement of each of its creatures.

What the methods do is said in `skirmish.faces.measures.ThreatFace`.  A creature has a whole turn: it moves on foot, or
flies straight to where it can stand, takes the weapon it wants in hand (D031), and attacks.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

import numpy as np

from pb12table.skirmish.by_length import beyond_doors
from pb12table.skirmish.faces.measures import Means, Spot, ThreatFace
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.threatened import Onlookers, places_reached, spots_on
from pb12table.systems.d20.routes import hands_now, mover_on_foot
from pb12table.systems.d20.rules.asking.answers import Draw, Move
from pb12table.systems.d20.rules.asking.legality import draw_refusal, move_refusal, moving_refusal
from pb12table.systems.d20.rules.creatures import (
    body,
    grapplers,
    has_body,
    is_incapacitated,
    known_others,
    left,
    owner,
    profile,
    stand_up_cost,
)
from pb12table.systems.d20.rules.data import CELL, Attack, AttackId, Condition, Mode, Size, eye_of, footprint_of
from pb12table.systems.d20.rules.moving.squares import nearest_on_grid
from pb12table.systems.d20.rules.moving.ways import occupied_by, walker_of, way_on_foot
from pb12table.systems.d20.rules.seeing import TOTAL_SHARE, Cover, level_of, terrain_sight
from pb12table.systems.d20.rules.state import Phase, State
from pb12table.systems.d20.rules.turn import fresh
from pb12table.table.arrays import Floats, Truths
from pb12table.table.battlefield import Body
from pb12table.table.motion.gaps import gap
from pb12table.table.routes.by_length.rates import Rates
from pb12table.table.routes.doorways import Hands
from pb12table.table.routes.space.crossings import Mover
from pb12table.table.shapes import Point, Point3, Region, circumradius
from pb12table.table.sight.many.observers import Stature
from pb12table.table.standing.support import stand, stand_heights
from pb12table.table.units import TOLERANCE, at_most, plan_distance, rounded

SURE: Final = 1e-4
"""Shares of a silhouette so near total cover are looked at by the rule itself."""
_ROUND: Final = tuple((i, j) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j)


class Threat:
    """A creature of medium size is attacked; where a fight is played in squares, it stands in one."""

    def spots(self, state: State, grid: float, /) -> Sequence[Spot]:
        return spots_on(state.battlefield, _person(state), CELL if state.setup.options.grid else grid)

    def onlookers(self, state: State, spots: Sequence[Spot], /) -> Onlookers:
        """Terrain alone covers all of somebody (D068, DR15), so it is the same who else stands there."""
        return Onlookers(state.battlefield, _person(state), spots, ())

    def armed(self, state: State, player: PlayerId, /) -> Sequence[FigureId]:
        """D021, D088; not those whom the viewer of the state knows nothing of (DR29)."""
        return [
            figure
            for figure, placed in state.figures.items()
            if owner(state, figure) == player
            and has_body(state, figure)
            and not is_incapacitated(placed)
            and not placed.surprised
            and self.means(state, figure)
        ]

    def means(self, state: State, figure: FigureId, /) -> Sequence[Means]:
        """D031, D063, D066, DR52: what is in hand, needs no hand or can be drawn before; else fists."""
        begun = _next_turn(state, figure)
        held, kind = begun.figures[figure].in_hand, profile(state, figure)
        found = [
            Means(f"{'shoot' if ranged else 'strike'}:{weapon.id}", ranged)
            for ranged in (True, False)
            for weapon in kind.attacks
            if (weapon.is_ranged if ranged else weapon.is_melee)
            and (weapon.natural or weapon.id == held or draw_refusal(begun, figure, Draw(weapon.id)) is None)
        ]
        strikes = any(not each.ranged for each in found)
        return found if strikes else [*found, Means(f"strike:{kind.unarmed.id}", False)]

    def called(self, texts: Phrases, state: State, means: Means, /) -> str:
        key = AttackId(means.key.partition(":")[2])
        found = (each for figure in state.setup.figures if (each := figure.profile.attack(key)) is not None)
        weapon = next(found, None)
        return key if weapon is None else weapon.label.in_language(texts.language)

    def here(self, state: State, figure: FigureId, /) -> Point3:
        return state.figures[figure].at

    def places(self, state: State, figure: FigureId, grid: float, /) -> Sequence[Point3]:
        """D029, D042 to D057, D080, D091, D092, DR17."""
        begun = _next_turn(state, figure)
        here = begun.figures[figure].at
        found: set[Point3] = set()
        if moving_refusal(begun, figure, Mode.WALK) is None:
            far = _stood_up(begun, figure)
            squares = state.setup.options.grid
            found.update(_in_squares(begun, figure, far) if squares else _on_foot(begun, figure, far, grid))
        if moving_refusal(begun, figure, Mode.FLY) is None:
            found.update(_flown(begun, figure, CELL if state.setup.options.grid else grid))
        found.discard(here)
        return [here, *sorted(found, key=lambda place: (plan_distance(place[:2], here[:2]), place))]

    def attacked(
        self, state: State, figure: FigureId, at: Point3, means: Sequence[Means], onlookers: Onlookers, asked: Truths, /
    ) -> Truths:
        """D063, D066, D068, DR13, DR15: legal, and a natural 20 hits (D064)."""
        attacker = body(state, figure, at)
        found = asked & onlookers.free_of(attacker)
        away = onlookers.distances(attacker)
        for row, each in enumerate(means):
            found[row] &= _in_reach(attacker, _weapon(state, figure, each), each, onlookers, away, found[row])
        numbers = np.flatnonzero(found.any(axis=0))
        if not len(numbers):
            return found
        # Creatures never cover all: what terrain leaves open can be attacked.
        shares = onlookers.covered(attacker, (), numbers)
        total = shares > TOTAL_SHARE
        for row in np.flatnonzero(np.abs(shares - TOTAL_SHARE) <= SURE).tolist():
            sight = terrain_sight(state, attacker, onlookers.bodies[int(numbers[row])])
            total[row] = level_of(sight.covered_share) is Cover.TOTAL
        found[:, numbers[total]] = False
        return found


def _person(state: State) -> Stature:
    """Who is attacked."""
    size = Size.MEDIUM
    return Stature(footprint_of(size, grid=state.setup.options.grid), size.height(), eye_of(size.height()))


def _weapon(state: State, figure: FigureId, means: Means) -> Attack:
    weapon = profile(state, figure).attack(AttackId(means.key.partition(":")[2]))
    assert weapon is not None, "means are attacks of the creature"
    return weapon


def _in_reach(
    attacker: Body, weapon: Attack, means: Means, onlookers: Onlookers, away: Floats, asked: Truths
) -> Truths:
    """Who on some spots is near enough for a weapon.  D066, DR13."""
    most = weapon.long if means.ranged else weapon.reach
    # A gap is no longer than the way between two base points, and shorter by no more than both bodies; all of those on
    # spots are alike.
    near: Truths = away < most - TOLERANCE
    across = circumradius(attacker.footprint) + attacker.height
    across += max((circumradius(each.footprint) + each.height for each in onlookers.bodies[:1]), default=0.0)
    for number in np.flatnonzero(asked & ~near & (away - across < most)).tolist():
        near[number] = gap(attacker, onlookers.bodies[number]) < most - TOLERANCE
    return near


# -- before the attack ---------------------------------------------------------------------------------------------


def _next_turn(state: State, figure: FigureId) -> State:
    """The state as a creature's next turn begins, as far as moving and drawing go; it holds nobody.  D028, D091."""
    begun = state.clone()
    begun.phase = Phase.TURNS
    fresh(begun.figures[figure])
    for held in grapplers(begun, figure):
        begun.figures[held].grappled_by = None
    return begun


def _stood_up(begun: State, figure: FigureId) -> float:
    """How many metres are left on foot once a creature that is down has stood up where it can.  D053, D054, D080."""
    far, cost = left(begun, figure, Mode.WALK), stand_up_cost(begun, figure)
    placed = begun.figures[figure]
    if placed.is_prone:
        if not at_most(cost, far):
            return far
        placed.conditions.remove(Condition.PRONE)
        placed.moved += cost
        far -= cost
    return far


def _on_foot(begun: State, figure: FigureId, far: float, grid: float) -> Iterator[Point3]:
    """Where a walk ends, on the free plane."""
    if far <= TOLERANCE:
        return
    areas = _areas(*mover_on_foot(begun, figure), hands_now(begun, figure), far)
    places = places_reached(
        begun.battlefield, begun.figures[figure].at, areas, grid, lambda point: _stands(begun, figure, point)
    )
    yield from places[1:]


@lru_cache(maxsize=32)
def _areas(mover: Mover, rates: Rates, hands: Hands, far: float) -> tuple[tuple[float, Region], ...]:
    """Where a walk ends, through a door, too: the same for places near each other and far apart.  DR53."""
    return tuple(beyond_doors(mover, rates, hands, (far,), most_doors=1)[0])


def _stands(begun: State, figure: FigureId, point: Point) -> list[float]:
    """The heights a creature stands safely at, where nobody else it knows of does.  D057, DR32."""
    company = known_others(begun, figure)
    there = [body(begun, figure, (*point, height)) for height in stand_heights(begun.battlefield, *point)]
    return [each.z for each in there if stand(begun.battlefield, each, company).safe]


def _in_squares(begun: State, figure: FigureId, far: float) -> Iterator[Point3]:
    """Where a walk from square to square ends.  D092."""
    walker = walker_of(begun, figure)
    start = begun.figures[figure].at
    costs, waiting = {start: 0.0}, [(0.0, start)]
    while waiting:
        cost, place = heapq.heappop(waiting)
        if cost > costs[place] + TOLERANCE:
            continue
        here = walker.body.at(*place)
        x, y = nearest_on_grid(here, here.position)
        for across, along in _ROUND:
            way = way_on_foot(replace(walker, body=here), ((rounded(x + across * CELL), rounded(y + along * CELL)),))
            if way.refusal is not None or way.falls or not way.parts:
                continue
            goal = (way.end.x, way.end.y, way.end.z)
            reached = cost + way.cost
            if at_most(reached, far) and reached < costs.get(goal, far + 1.0) - TOLERANCE:
                costs[goal] = reached
                heapq.heappush(waiting, (reached, goal))
    for place in costs:
        if occupied_by(begun, figure, walker.body.at(*place)) is None:
            yield place


def _flown(begun: State, figure: FigureId, grid: float) -> Iterator[Point3]:
    """Where one straight flight ends on something to stand on.  D059."""
    start, own, most = begun.figures[figure].at, body(begun, figure), left(begun, figure, Mode.FLY)
    squares = begun.setup.options.grid
    for spot in spots_on(begun.battlefield, Stature(own.footprint, own.height, own.eye), grid):
        point = nearest_on_grid(own, spot.place[:2]) if squares else spot.place[:2]
        if plan_distance(start[:2], point) > most + CELL:
            continue
        for height in _stands(begun, figure, point):
            if move_refusal(begun, figure, Move(((*point, height),), Mode.FLY)) is None:
                yield (*point, height)


def _checked(threat: Threat) -> ThreatFace[State]:
    return threat

"""What a side of Pb-12 could shoot and strike at after one Move of each of its figures.

What the methods do is said in `skirmish.faces.measures.ThreatFace`.  A figure has the AP of its next turn: one of them
is for the attack, all others may be for the Move before it (R1.7.2).  It turns to its target first (R1.6.2).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import asin, degrees
from typing import Final

import numpy as np

from pb12table.skirmish.faces.measures import Means, Spot, ThreatFace
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.threatened import Onlookers, places_reached, spots_on
from pb12table.systems.pb12.rules.attacks.attack_plan import can_hit_at
from pb12table.systems.pb12.rules.attacks.targets import reach as reach_of
from pb12table.systems.pb12.rules.attacks.targets import weapons
from pb12table.systems.pb12.rules.checks.check_counts import empty_refusal
from pb12table.systems.pb12.rules.figures.facing import facing_to_point
from pb12table.systems.pb12.rules.figures.figures import (
    body,
    figures_of,
    figures_on_table,
    has_status,
    is_able_to_act,
    is_on_table,
    is_opposing,
    markers_of,
    own_feet,
    value,
)
from pb12table.systems.pb12.rules.figures.seeing import LEAST_SHARE, half_angle_of
from pb12table.systems.pb12.rules.figures.standing import standing_heights
from pb12table.systems.pb12.rules.game.state import State, Status
from pb12table.systems.pb12.rules.game.tables import range_category
from pb12table.systems.pb12.rules.movement.planner import reach
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, Block, BlockId
from pb12table.systems.pb12.rules.vehicles.aboard import is_fixed, is_vehicle
from pb12table.systems.pb12.rules.vehicles.riding import hiding
from pb12table.systems.pb12.texts.names import block_name
from pb12table.table.arrays import Floats, Integers, Truths
from pb12table.table.battlefield import Body
from pb12table.table.shapes import Point3, circumradius
from pb12table.table.sight.many.observers import Stature
from pb12table.table.sight.sight import EVERYWHERE, sight_to_body
from pb12table.table.units import TOLERANCE, at_most, direction, distance, plan_distance, turn_between

NEARER: Final = 1.5
"""No opponent may be shot at that is farther away than so many times the nearest one in sight; R1.7.9."""
SURE: Final = 1e-4
"""Shares of a silhouette and degrees that are so near a bound are looked at by the rule itself."""


class Threat:
    """`person` is who is attacked."""

    def __init__(self, person: Stature) -> None:
        self.person = person

    def spots(self, state: State, grid: float, /) -> Sequence[Spot]:
        return spots_on(state.battlefield, self.person, grid)

    def onlookers(self, state: State, spots: Sequence[Spot], /) -> Onlookers:
        bodies = tuple(body(state, each.id) for each in figures_on_table(state))
        return Onlookers(state.battlefield, self.person, spots, bodies)

    def armed(self, state: State, player: PlayerId, /) -> Sequence[FigureId]:
        """In a truce no figure attacks.  R5.0.11."""
        if state.truce:
            return ()
        return [
            each.id
            for each in figures_of(state, player)
            if is_on_table(state, each.id)
            and is_able_to_act(state, each.id)
            and _points(state, each.id) > 0
            and self.means(state, each.id)
        ]

    def means(self, state: State, figure: FigureId, /) -> Sequence[Means]:
        """R1.7.8, R1.7.13, R1.8.14."""
        return [
            Means(f"{'shoot' if ranged else 'strike'}:{weapon.id}", ranged)
            for ranged in (True, False)
            for weapon in weapons(state, figure, ranged=ranged)
            if empty_refusal(state, figure, weapon) is None
        ]

    def called(self, texts: Phrases, state: State, means: Means, /) -> str:
        return block_name(texts, state.setup, means.key.partition(":")[2])

    def here(self, state: State, figure: FigureId, /) -> Point3:
        return own_feet(state, figure)

    def places(self, state: State, figure: FigureId, grid: float, /) -> Sequence[Point3]:
        """R1.7.2, R3.0.11, R3.0.15, R4.1.2: a Threatened figure does not move, and vehicles are driven by hand."""
        here = own_feet(state, figure)
        points = (_points(state, figure) - 1) * max(value(state, figure, Attribute.MOVEMENT), 0)
        driven = is_vehicle(state, figure) or is_fixed(state, figure)
        if points < 1 or driven or has_status(state, figure, Status.THREATENED):
            return [here]
        (found,) = reach(state, figure, (points,))
        return places_reached(
            state.battlefield, here, found.areas, grid, lambda point: standing_heights(state, figure, point)
        )

    def attacked(
        self, state: State, figure: FigureId, at: Point3, means: Sequence[Means], onlookers: Onlookers, asked: Truths, /
    ) -> Truths:
        """R1.6.4, R1.7.9, R1.7.14, RU066: legal, and able to hit."""
        if at != own_feet(state, figure):
            state = state.clone()
            placed = state.figures[figure]
            placed.x, placed.y, placed.z = at
        attacker = body(state, figure)
        away = onlookers.distances(attacker)
        found = asked & onlookers.free_of(attacker)
        for row, each in enumerate(means):
            found[row] &= self._in_reach(state, figure, each, away)
        numbers = np.flatnonzero(found.any(axis=0))
        if not len(numbers):
            return found
        others = hiding(state, figure)
        seen = self._seen(state, figure, onlookers, numbers, others)
        found[:, numbers[~seen]] = False
        ranged = np.array([each.ranged for each in means], dtype=np.bool_)
        shot = np.flatnonzero(found[ranged].any(axis=0))
        barred = self._barred(state, figure, onlookers, shot, away, others)
        found[np.ix_(ranged, barred)] = False
        return found

    def _in_reach(self, state: State, figure: FigureId, means: Means, away: Floats) -> Truths:
        weapon = _weapon(state, figure, means)
        if not means.ranged:
            near: Truths = away <= reach_of(state, figure, weapon) + TOLERANCE
            return near
        # What is as far away as another within the tolerance is in the same category.
        categories = [range_category(state.setup.tables, weapon.range_factor, float(each)) for each in away]
        return np.array([can_hit_at(weapon, category) for category in categories], dtype=np.bool_)

    def _seen(
        self, state: State, figure: FigureId, onlookers: Onlookers, numbers: Integers, others: tuple[Body, ...]
    ) -> Truths:
        """The spots in sight of a figure that has turned to them.  R1.4.22, R1.4.24, R1.6.2."""
        attacker, half = body(state, figure), half_angle_of(state, figure)
        covered = onlookers.covered(attacker, others, numbers)
        found = covered <= 1.0 - LEAST_SHARE - SURE
        turns = not is_vehicle(state, figure)
        radius = circumradius(self.person.footprint)
        for row in np.flatnonzero(np.abs(covered - (1.0 - LEAST_SHARE)) <= SURE).tolist():
            found[row] = self._sees(state, figure, onlookers, int(numbers[row]), others)
        if half >= EVERYWHERE:
            return found
        for row in np.flatnonzero(found).tolist():
            target = onlookers.bodies[int(numbers[row])]
            apart = plan_distance(attacker.position, target.position)
            is_whole = turns and apart > radius and degrees(asin(radius / apart)) < half - 0.01
            if not is_whole:
                found[row] = self._sees(state, figure, onlookers, int(numbers[row]), others)
        return found

    def _sees(
        self, state: State, figure: FigureId, onlookers: Onlookers, number: int, others: tuple[Body, ...]
    ) -> bool:
        """The rule itself.  R1.4.24."""
        target = onlookers.bodies[number]
        facing = facing_to_point(state, figure, target.base_point)
        eyes, left = body(state, figure, facing), onlookers.left(number, others)
        half = half_angle_of(state, figure)
        return sight_to_body(state.battlefield, eyes, target, half, left, LEAST_SHARE).exists

    def _barred(
        self,
        state: State,
        figure: FigureId,
        onlookers: Onlookers,
        numbers: Integers,
        away: Floats,
        others: tuple[Body, ...],
    ) -> Integers:
        """The spots that may not be shot at, since an opponent in sight is too much nearer.  R1.7.9, RU065."""
        attacker, half = body(state, figure), half_angle_of(state, figure)
        opponents = sorted(
            (
                (distance(attacker.base_point, each.base_point), each)
                for each in (body(state, o.id) for o in figures_on_table(state) if is_opposing(state, figure, o.id))
                if _is_visible(state, attacker, each, EVERYWHERE)
            ),
            key=lambda pair: (pair[0], pair[1].id),
        )
        found: list[int] = []
        for number in numbers.tolist():
            facing = facing_to_point(state, figure, onlookers.bodies[number].base_point)
            for near, opponent in opponents:
                if at_most(float(away[number]), NEARER * near):
                    break
                if onlookers.is_replaced(number, opponent.id):
                    continue
                if _is_in_sight(state, body(state, figure, facing), opponent, half):
                    found.append(number)
                    break
        return np.array(found, dtype=np.int64)


def _points(state: State, figure: FigureId) -> int:
    """The AP of a figure's next turn that it need not spend on coming to itself.  R1.3.8, R4.1.3."""
    return value(state, figure, Attribute.ACTION_POINTS) - markers_of(state, figure, Status.DISTRACTED)


def _weapon(state: State, figure: FigureId, means: Means) -> Block:
    return state.setup.block_by_figure[figure][BlockId(means.key.partition(":")[2])]


def _is_visible(state: State, attacker: Body, target: Body, half: float) -> bool:
    others = hiding(state, FigureId(attacker.id), FigureId(target.id))
    return sight_to_body(state.battlefield, attacker, target, half, others, LEAST_SHARE).exists


def _is_in_sight(state: State, attacker: Body, target: Body, half: float) -> bool:
    """Whether a body that is visible all round is in the sight angle of one with a facing.  R1.4.22."""
    if half >= EVERYWHERE:
        return True
    apart, radius = plan_distance(attacker.position, target.position), circumradius(target.footprint)
    if apart > radius:
        angle = abs(turn_between(attacker.facing, direction(attacker.position, target.position)))
        wide = degrees(asin(radius / apart))
        if angle + wide < half - SURE:
            return True
        if angle - wide > half + SURE:
            return False
    return _is_visible(state, attacker, target, half)


def _checked(threat: Threat) -> ThreatFace[State]:
    return threat

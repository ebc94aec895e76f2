"""What a side of Kampf W6 could shoot and strike at after one walk, run or crawl of each of its figures.

What the methods do is said in `skirmish.faces.measures.ThreatFace`.  A figure has the actions of its next turn (W008):
it attacks while it walks (W017), or after a run or a crawl with an action more (W018, W019).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from pb12table.skirmish.faces.measures import Means, Spot, ThreatFace
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.modifiers import total
from pb12table.skirmish.threatened import Onlookers, places_reached, spots_on
from pb12table.systems.kampf_w6.rules.asking.answers import Attack
from pb12table.systems.kampf_w6.rules.asking.legality import moving_refusal
from pb12table.systems.kampf_w6.rules.attacks.attack_plan import (
    LEAST,
    hit_modifiers,
    modes_of,
    needs_no_die,
    weapon_refusal,
)
from pb12table.systems.kampf_w6.rules.data import Band, Weapon, WeaponId
from pb12table.systems.kampf_w6.rules.figures import body, data, is_fighting, metres, others, owner
from pb12table.systems.kampf_w6.rules.sight import LEAST_SHARE, band_of, in_reach
from pb12table.systems.kampf_w6.rules.state import Fate, State
from pb12table.systems.kampf_w6.rules.ways import CRAWLING, RATES, mover_of
from pb12table.table.arrays import Floats, Integers, Truths
from pb12table.table.battlefield import Body
from pb12table.table.routes.by_length.ways import reach
from pb12table.table.shapes import Point, Point3
from pb12table.table.sight.many.observers import Stature
from pb12table.table.sight.sight import EVERYWHERE, sight_to_body
from pb12table.table.standing.support import stand, stand_heights
from pb12table.table.units import TOLERANCE

SURE: Final = 1e-4
"""Shares of a silhouette so near the least that must be seen are looked at by the rule itself."""


class Threat:
    """`person` is who is attacked."""

    def __init__(self, person: Stature) -> None:
        self.person = person

    def spots(self, state: State, grid: float, /) -> Sequence[Spot]:
        return spots_on(state.battlefield, self.person, grid)

    def onlookers(self, state: State, spots: Sequence[Spot], /) -> Onlookers:
        return Onlookers(state.battlefield, self.person, spots, others(state))

    def armed(self, state: State, player: PlayerId, /) -> Sequence[FigureId]:
        """The figures that can attack; one that is down attacks from where it lies.  W008, W013, WR26."""
        return [
            figure
            for figure, placed in state.figures.items()
            if owner(state, figure) == player
            and placed.fate is not Fate.OUT
            and data(state, figure).most_actions > 0
            and self.means(state, figure)
        ]

    def means(self, state: State, figure: FigureId, /) -> Sequence[Means]:
        """W013, WR15."""
        weapons = data(state, figure).weapons
        usable = (each for each in weapons if weapon_refusal(state, figure, Attack(each.id, figure), each) is None)
        return [Means(each.id, not each.is_melee) for each in usable]

    def called(self, texts: Phrases, state: State, means: Means, /) -> str:
        found = (each for figure in state.setup.figures if (each := figure.weapon(WeaponId(means.key))) is not None)
        weapon = next(found, None)
        return means.key if weapon is None else weapon.label.in_language(texts.language)

    def here(self, state: State, figure: FigureId, /) -> Point3:
        return state.figures[figure].at

    def places(self, state: State, figure: FigureId, grid: float, /) -> Sequence[Point3]:
        """W017, W018, W019, WR09, WR10, WR26."""
        here, most = state.figures[figure].at, data(state, figure).most_actions
        kinds = ["walk", *(("run", "crawl") if most > 1 else ())]
        open_kinds = [kind for kind in kinds if moving_refusal(state, figure, kind) is None]
        if not is_fighting(state, figure) or not open_kinds:
            return [here]
        kind = max(open_kinds, key=lambda kind: metres(state, figure, kind))
        far, rates = metres(state, figure, kind), CRAWLING if kind == "crawl" else RATES
        company = others(state, figure)
        (areas,) = reach(mover_of(state.battlefield, body(state, figure), company), rates, (far,))

        def heights_at(point: Point) -> list[float]:
            heights = stand_heights(state.battlefield, *point)
            own = [body(state, figure, (*point, height)) for height in heights]
            return [each.z for each in own if stand(state.battlefield, each, company).safe]

        return places_reached(state.battlefield, here, areas, grid, heights_at)

    def attacked(
        self, state: State, figure: FigureId, at: Point3, means: Sequence[Means], onlookers: Onlookers, asked: Truths, /
    ) -> Truths:
        """WR14, WR21, WR31: legal, and with a die that could succeed."""
        attacker = body(state, figure, at)
        found = asked & onlookers.free_of(attacker)
        feet = _feet(attacker, onlookers)
        for row, each in enumerate(means):
            weapon = data(state, figure).weapon(WeaponId(each.key))
            assert weapon is not None, "means are weapons of the figure"
            found[row] &= _in_reach(attacker, weapon, onlookers, feet, found[row])
            # A figure with a single action attacks on the walk itself.
            walking = at != state.figures[figure].at and data(state, figure).most_actions < 2
            found[row] &= _can_succeed(state, figure, weapon, feet, found[row], walking=walking)
        numbers = np.flatnonzero(found.any(axis=0))
        if len(numbers):
            found[:, numbers[~_seen(state, figure, attacker, onlookers, numbers)]] = False
        return found


def _feet(attacker: Body, onlookers: Onlookers) -> Floats:
    """How far it is from feet to feet in space.  WR31."""
    places = np.array([(each.x, each.y, each.z) for each in onlookers.bodies]).reshape(-1, 3)
    away: Floats = np.sqrt(((places - np.array((attacker.x, attacker.y, attacker.z))) ** 2).sum(axis=1))
    return away


def _in_reach(attacker: Body, weapon: Weapon, onlookers: Onlookers, feet: Floats, asked: Truths) -> Truths:
    """The spots that are near enough for a weapon.  WR31."""
    near: Truths = np.ones(len(feet), dtype=np.bool_)
    if weapon.is_melee:
        # The gap of two bodies is at least so much shorter than it is from feet to feet.
        tall = attacker.height + 2.0
        for number in np.flatnonzero(asked).tolist():
            is_far = feet[number] > weapon.reach + tall + 2.0
            near[number] = not is_far and in_reach(attacker, onlookers.bodies[number], weapon.reach)
    elif weapon.max_range is not None:
        near = feet <= weapon.max_range + TOLERANCE
    return near


def _can_succeed(
    state: State, figure: FigureId, weapon: Weapon, feet: Floats, asked: Truths, *, walking: bool
) -> Truths:
    """At which distances a die could succeed.  W037, W044, W048, WR14, WR18."""
    known: dict[Band | None, bool] = {}
    found: Truths = np.zeros(len(feet), dtype=np.bool_)
    for number in np.flatnonzero(asked).tolist():
        band = None if weapon.is_melee else band_of(float(feet[number]) * state.setup.options.range_scale)
        if band not in known:
            sums = (
                total(hit_modifiers(state, figure, weapon, mode, band, walking=walking))
                for mode in modes_of(state, weapon)
            )
            known[band] = not needs_no_die(max(LEAST, min(sums)))
        found[number] = known[band]
    return found


def _seen(
    state: State, figure: FigureId, attacker: Body, onlookers: Onlookers, numbers: Integers
) -> Truths:
    """The spots that are in sight, all round.  WR12, WR21."""
    company = others(state, figure)
    covered = onlookers.covered(attacker, company, numbers)
    found: Truths = covered < 1.0 - LEAST_SHARE
    for row in np.flatnonzero(np.abs(covered - (1.0 - LEAST_SHARE)) <= SURE).tolist():
        target = onlookers.bodies[int(numbers[row])]
        left = onlookers.left(int(numbers[row]), company)
        found[row] = sight_to_body(state.battlefield, attacker, target, EVERYWHERE, left, LEAST_SHARE).exists
    return found


def _checked(threat: Threat) -> ThreatFace[State]:
    return threat

"""How a fight stands, as numbers: who fights, what each could do to each other by the rules, where they are, and what
is between them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from pb12table.skirmish.ids import FigureId
from pb12table.systems.d20.bots.exchanges import around, burst_tail, country, tail
from pb12table.systems.d20.bots.lattice import FARTHEST, exits, inside, place_to_search, thing_to_use
from pb12table.systems.d20.rules.attack import creature_value
from pb12table.systems.d20.rules.creatures import (
    COVER_BONUS,
    Cover,
    body,
    foes,
    is_able,
    level_of,
    profile,
    side,
    terrain_sight,
)
from pb12table.systems.d20.rules.data import (
    Ability,
    Condition,
    FeatureKind,
    Mode,
    Profile,
    SideId,
    Weapon,
)
from pb12table.systems.d20.rules.state import CreatureState, Life, State
from pb12table.systems.d20.rules.turn import is_reached
from pb12table.table.shapes import Point3, distance

Numbers = NDArray[np.float64]
Whole = NDArray[np.int64]
Truths = NDArray[np.bool_]

COVERS: Final = (Cover.NONE, Cover.HALF, Cover.THREE_QUARTERS, Cover.TOTAL)
MELEE, RANGED, BURST = 0, 1, 2
UPRIGHT: Final = 0.4
"""Which part of its value a creature has for being up; the rest is its hit points."""


@dataclass(frozen=True, eq=False)
class Cast:
    """Who fights: numbers and tables that do not change in a fight, creatures by their place in the list."""

    figures: tuple[FigureId, ...]
    sides: tuple[SideId, ...]
    value: Numbers
    most: Whole
    speed: Numbers
    flies: Truths
    reach: Numbers
    normal: Numbers
    long: Numbers
    radius: Numbers
    height: Numbers
    dies: Truths
    mends: Truths
    throw: Numbers
    """How far a burst is thrown; 0 for who throws none."""
    broad: Numbers
    tails: Numbers
    """By attacker, way of attacking, target, leaning, cover and damage: how likely at least so much is."""
    single: Numbers
    """The same for one blow in melee."""
    dread: Numbers
    """By attacker, target and hit points: what of a target's value one blow in melee costs it."""
    gains: Numbers
    """By attacker, way, target, leaning, cover and hit points: what of a target's value an action costs it."""


def best_weapon(kind: Profile, *, ranged: bool) -> Weapon | None:
    """Return the attack a creature is thought to use, near or from afar."""
    fit = [each for each in kind.attacks if (each.is_ranged if ranged else each.is_melee)]
    return max(fit, key=lambda each: (each.damage.mean, each.long if ranged else each.reach), default=None)


def cast_of(state: State) -> Cast:
    """Return who fights, and the tables of what each could do to each other."""
    figures = tuple(state.figures)
    kinds = [profile(state, figure) for figure in figures]
    number = len(figures)
    whole = max(kind.hit_points for kind in kinds) + 1
    blows = dict[tuple[int, int, int, int, int], tuple[float, ...]]()
    once = dict[tuple[int, int, int], tuple[float, ...]]()
    sides = tuple(side(state, figure) for figure in figures)
    for one, kind in enumerate(kinds):
        many = kind.feature(FeatureKind.MULTIATTACK)
        count = 1 if many is None else many.number
        stab = kind.feature(FeatureKind.BACKSTAB)
        for way in (MELEE, RANGED):
            weapon = best_weapon(kind, ranged=way == RANGED)
            if weapon is None:
                continue
            for other, victim in enumerate(kinds):
                if sides[other] == sides[one]:
                    continue
                for net in (-1, 0, 1):
                    more = stab.dice if stab is not None and net > 0 else None
                    for cover in range(3):
                        armour = victim.armour_class + COVER_BONUS[COVERS[cover]]
                        blows[one, way, other, net, cover] = tail(weapon.bonus, armour, weapon.damage, net, more, count)
                    if way == MELEE:
                        once[one, other, net] = tail(weapon.bonus, victim.armour_class, weapon.damage, net, more, 1)
    bursts = [kind.feature(FeatureKind.BURST) for kind in kinds]
    for one, burst in enumerate(bursts):
        for other, victim in enumerate(kinds if burst is not None and burst.dice is not None else ()):
            assert burst is not None
            assert burst.dice is not None
            bonus = victim.save_bonus(burst.save or Ability.DEXTERITY)
            shares = burst_tail(burst.dice, bonus, burst.difficulty)
            blows.update({(one, BURST, other, net, cover): shares for net in (-1, 0, 1) for cover in range(3)})
    longest = max((len(each) for each in blows.values()), default=2)
    tails, single = np.zeros((number, 3, number, 3, 3, longest)), np.zeros((number, number, 3, longest))
    for key, shares in blows.items():
        tails[*key[:3], key[3] + 1, key[4], : len(shares)] = shares
    for (one, other, net), shares in once.items():
        single[one, other, net + 1, : len(shares)] = shares
    most = np.array([kind.hit_points for kind in kinds])
    value = np.array([float(creature_value(kind)) for kind in kinds])
    padded = np.zeros((*tails.shape[:-1], max(whole, longest)))
    padded[..., 1:longest] = tails[..., 1:]
    hurt = np.cumsum(padded, axis=-1)[..., :whole] / most[None, None, :, None, None, None]
    gains = value[None, None, :, None, None, None] * (UPRIGHT * padded[..., :whole] + (1.0 - UPRIGHT) * hurt)
    once_hurt = np.zeros((number, number, max(whole, longest)))
    once_hurt[..., 1:longest] = single[:, :, 1, 1:]
    hurt = np.cumsum(once_hurt, axis=-1)[..., :whole] / most[None, :, None]
    dread = value[None, :, None] * (UPRIGHT * once_hurt[..., :whole] + (1.0 - UPRIGHT) * hurt)
    melee = [best_weapon(kind, ranged=False) for kind in kinds]
    shots = [best_weapon(kind, ranged=True) for kind in kinds]
    return Cast(
        figures, sides, value, most,
        np.array([max(kind.speeds.get(Mode.WALK, 0.0), kind.speeds.get(Mode.FLY, 0.0)) for kind in kinds]),
        np.array([Mode.FLY in kind.speeds for kind in kinds]),
        np.array([0.0 if each is None else each.reach for each in melee]),
        np.array([0.0 if each is None else each.normal for each in shots]),
        np.array([0.0 if each is None else each.long for each in shots]),
        np.array([kind.size.space / 2.0 for kind in kinds]),
        np.array([kind.size.height() for kind in kinds]),
        np.array([kind.minor for kind in kinds]),
        np.array([kind.feature(FeatureKind.MEND) is not None for kind in kinds]),
        np.array([0.0 if each is None else each.long for each in bursts]),
        np.array([0.0 if each is None else each.radius for each in bursts]),
        tails, single, dread, gains,
    )  # fmt: skip


# -- how things stand ------------------------------------------------------------------------------------------------


class Chart:
    """Cover and paths between places, remembered for as long as the terrain stays the same."""

    def __init__(self) -> None:
        self._table: object = None
        self._covers: dict[object, int] = {}
        self._ways: dict[object, float] = {}

    def renew(self, state: State) -> None:
        """Forget all once the terrain is another."""
        table = (state.setup.name, tuple(state.gone), tuple(state.doors.items()))
        if table != self._table:
            self._table = table
            self._covers.clear()
            self._ways.clear()

    def cover(self, state: State, one: CreatureState, other: CreatureState) -> int:
        """Return the cover that terrain gives another creature from one."""
        kinds = profile(state, one.id).size, profile(state, other.id).size
        key = (kinds, one.at, other.at, one.is_prone, other.is_prone)
        found = self._covers.get(key)
        if found is None:
            sight = terrain_sight(state, body(state, one.id), body(state, other.id))
            found = self._covers[key] = COVERS.index(level_of(sight.covered_share))
        return found

    def detour(self, state: State, figure: FigureId, at: Point3, there: tuple[Point3, ...]) -> float:
        """Return how many times longer the path to places is than the straight line."""
        key = (profile(state, figure).size, at, there)
        found = self._ways.get(key)
        if found is None:
            straight = max(min(distance(at, place) for place in there), 1.0)
            way = country(state, figure).spread(there).left(at)
            found = self._ways[key] = 1.0 if way >= FARTHEST and len(there) == 1 else max(1.0, way / straight)
        return found


@dataclass(slots=True)
class Standing:
    """One position as arrays over the cast; `winner` is the side that has reached its goal in it."""

    hp: Whole
    up: Truths
    at: Numbers
    dodges: Truths
    prone: Truths
    hides: Truths
    waits: Truths
    held: Truths
    stunned: Truths
    uses: Whole
    react: Truths
    cover: Whole
    detour: Numbers
    errand: Numbers
    goal_at: Numbers
    winner: SideId | None


def standing_of(state: State, cast: Cast, chart: Chart, before: Standing | None = None) -> Standing:
    """Return how things stand in a state; what has not changed since a state `before` is taken from there."""
    chart.renew(state)
    placed = [state.figures[figure] for figure in cast.figures]
    up = np.array([each.life is Life.UP and each.hit_points > 0 for each in placed])
    at, prone = np.array([each.at for each in placed]), np.array([each.is_prone for each in placed])
    if before is None:
        number = len(placed)
        cover, detour = np.zeros((number, number), dtype=np.int64), np.ones((number, number))
        errand, goal_at = np.full(number, FARTHEST), np.zeros((number, 3))
        new = list(range(number))
    else:
        cover, detour, errand, goal_at = before.cover, before.detour, before.errand, before.goal_at
        new = np.flatnonzero((at != before.at).any(axis=1) | (prone != before.prone) | (up & ~before.up)).tolist()
        if new:
            cover, detour, errand, goal_at = cover.copy(), detour.copy(), errand.copy(), goal_at.copy()
    if state.battlefield.pieces or state.setup.zones:
        for one in new:
            for other in np.flatnonzero(up):
                if up[one] and cast.sides[one] != cast.sides[other]:
                    there = (placed[other].at,)
                    for a, b in ((one, other), (other, one)):
                        cover[a, b] = chart.cover(state, placed[a], placed[b])
                        if not cast.flies[a]:
                            # There and back are equal, and paths from where nobody moves are known already.
                            detour[a, b] = chart.detour(state, cast.figures[a], placed[one].at, there)
    if state.setup.goals:
        for one in new:
            errand[one], goal_at[one] = _errand(state, cast, one, chart) if up[one] else (FARTHEST, placed[one].at)
    return Standing(
        np.array([max(0, each.hit_points) for each in placed]),
        up,
        at,
        np.array([each.dodging for each in placed]),
        prone,
        np.array([_is_hidden(state, each) for each in placed]),
        np.array([each.ready is not None for each in placed]),
        np.array([Condition.GRAPPLED in each.conditions for each in placed]),
        np.array([each.surprised for each in placed]),
        np.array([_uses(state, each) for each in placed]),
        np.array([not each.reaction_used for each in placed]),
        cover,
        detour,
        errand,
        goal_at,
        next((goal.side for goal in state.setup.goals if is_reached(state, goal)), None),
    )


def _is_hidden(state: State, placed: CreatureState) -> bool:
    """Return whether a creature is hidden from all its foes; one that is not seen may be where it was seen last."""
    if placed.unseen or not placed.hidden_from:
        return placed.unseen
    return all(foe in placed.hidden_from for foe in foes(state, placed.id) if is_able(state, foe))


def _uses(state: State, placed: CreatureState) -> int:
    """Return how often a creature may still mend or throw what bursts."""
    kind = profile(state, placed.id)
    feature = kind.feature(FeatureKind.MEND) or kind.feature(FeatureKind.BURST)
    return 0 if feature is None else placed.uses.get(feature.id, 0 if feature.uses is not None else 9)


def _errand(state: State, cast: Cast, index: int, chart: Chart) -> tuple[float, Point3]:
    figure = cast.figures[index]
    at = state.figures[figure].at
    found = [_left(state, figure, chart, at, inside(area)) for area in exits(state, figure)]
    if found:
        return min(found)
    thing = thing_to_use(state, figure)
    if thing is None:
        return FARTHEST, at
    far, where = _left(state, figure, chart, at, around(thing.places, thing.z))
    # It is used from as far away as arms reach.
    far = max(far - thing.reach, 0.0)
    secret = place_to_search(state, figure)
    return far + (0.0 if secret is None else 2.0 * float(cast.speed[index])), where


def _left(state: State, figure: FigureId, chart: Chart, at: Point3, places: tuple[Point3, ...]) -> tuple[float, Point3]:
    if not places:
        return FARTHEST, at
    where = min(places, key=lambda place: distance(at, place))
    return min(chart.detour(state, figure, at, places) * max(distance(at, where), 1.0), FARTHEST), where

"""How good attacks are, from where figures are and from elsewhere, and what the opponents could do in return."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from math import dist

import msgspec

from pb12table.bots.ground import Build, glimpses_on
from pb12table.skirmish.ids import FigureId, total
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.pb12.rules.actions.attack import attack_refusal
from pb12table.systems.pb12.rules.attacks.attack_plan import (
    damage_code,
    number_in_the_open,
    plan_attack,
    reach,
    weapons,
)
from pb12table.systems.pb12.rules.attacks.blast import figures_within
from pb12table.systems.pb12.rules.attacks.damage import damage_modifiers, damage_table
from pb12table.systems.pb12.rules.attacks.odds import (
    capacity_left,
    check_probability,
    hit_distribution,
    points_distribution,
    points_of_a_hit,
)
from pb12table.systems.pb12.rules.attacks.targets import aims, target_figure
from pb12table.systems.pb12.rules.figures.figures import (
    base_point,
    blocks_in_use,
    distance,
    figures_of,
    figures_on_table,
    has_status,
    is_able_to_act,
    is_command_figure,
    is_on_table,
    is_opposing,
    markers_of,
    own_feet,
    value,
)
from pb12table.systems.pb12.rules.figures.seeing import is_all_hidden, sees_base_point, sight
from pb12table.systems.pb12.rules.figures.standing import facing_at
from pb12table.systems.pb12.rules.game.answers import Attack, MeleeAttack, RangedAttack
from pb12table.systems.pb12.rules.game.state import Activation, State, Status
from pb12table.systems.pb12.rules.game.tables import RangeCategory, concealment_level, range_category
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, Block, BlockId, DamageCode
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle, vehicle_of
from pb12table.table.footprints import in_area
from pb12table.table.shapes import Circle, Point3, rounded

MOST_BOOST = 3
"""More boost than this is never weighed."""

POINT = 0.2
"""What a damage point is worth, when going out of action is worth one."""

ROUND = 0.01
"""What a used resource point costs."""

EASIER = 2
"""By how much concentrating makes the checks of the next action easier.  R1.7.12."""


@dataclass(frozen=True, slots=True)
class Blow:
    """A way to declare an attack, and its worth; `concentrate`: with one AP less, after concentrating."""

    worth: float
    concentrate: bool
    action_points: int
    frequency: bool
    boost: int
    given_up: int


class Blows:
    """The ways to declare an attack with a weapon on a target.

    `frequency` and `harder`: by how much checks can be multiplied, and what that adds to the target number (R1.6.7).
    `resources`: None for a weapon that has no end of them.  `each`: for each boost the chances of so many damage points
    in a hit; `capacity`: how many the target bears; `weight`: how dear it is.
    """

    def __init__(
        self,
        multiplier: int,
        frequency: int,
        harder: int,
        resources: int | None,
        capacity: int,
        weight: float,
        each: tuple[tuple[float, ...], ...],
    ) -> None:
        self._multiplier = multiplier
        self._frequency, self._harder = frequency, harder
        self._resources = resources
        self._capacity, self._weight, self._each = capacity, weight, each
        self.most_boost = len(each) - 1
        self._best: dict[tuple[int, int, bool], Blow | None] = {}

    def worth(self, target_number: int, checks: int, boost: int) -> float:
        """Return the value of a number of checks against a target number."""
        hits = hit_distribution(check_probability(target_number), checks, self._multiplier)
        return self._weight * worth_of_points(hits, self._each[boost], self._capacity)

    def best(self, target_number: int, action_points: int, may_concentrate: bool) -> Blow | None:
        """Return the most valuable way with some AP, the plainest of equal ones; None if none is worth anything."""
        key = (target_number, action_points, may_concentrate)
        if key not in self._best:
            self._best[key] = self._found(*key)
        return self._best[key]

    def _found(self, target_number: int, action_points: int, may_concentrate: bool) -> Blow | None:
        best: Blow | None = None
        for concentrate in (False, True) if may_concentrate and action_points > 1 else (False,):
            for frequency in (False, True) if self._frequency > 1 else (False,):
                checks, needed = self._checks(action_points - concentrate, frequency)
                number = target_number - EASIER * concentrate + self._harder * frequency
                price = 0.0 if self._resources is None else ROUND * checks
                for boost in range(self.most_boost + 1):
                    for given_up in range(checks):
                        worth = self.worth(number + boost - given_up, checks - given_up, boost) - price
                        if worth > (0.0 if best is None else best.worth):
                            best = Blow(worth, concentrate, needed, frequency, boost, given_up)
        return best

    def _checks(self, action_points: int, frequency: bool) -> tuple[int, int]:
        """Return as many checks as AP and resource points allow, and their AP: one each, or by frequency.

        R1.6.7, R1.8.14.
        """
        multiplier = self._frequency if frequency else 1
        checks = action_points * multiplier
        if self._resources is not None:
            checks = min(checks, self._resources)
        return checks, -(-checks // multiplier)


@lru_cache(maxsize=8192)
def blows(
    multiplier: int,
    frequency: int,
    harder: int,
    resources: int | None,
    capacity: int,
    weight: float,
    each: tuple[tuple[float, ...], ...],
) -> Blows:
    """Return the ways to declare an attack, kept for next time."""
    return Blows(multiplier, frequency, harder, resources, capacity, weight, each)


def worth_of_points(hits: tuple[float, ...], each: tuple[float, ...], capacity: int) -> float:
    """Return the value of a number of hits on somebody: putting him out of action, and damage points."""
    points = points_distribution(hits, each, capacity)
    out = sum(points[capacity + 1 :])
    return out + POINT * sum(number * share for number, share in enumerate(points))


COMMANDER, LEADER = 1.5, 2.5
"""How much more than another one is worth who can command, and one whose player is defeated without him."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """An attack and its worth; `concentrate`: better after concentrating for one AP of those counted."""

    worth: float
    attack: Attack
    concentrate: bool = False


def opponents(state: State, figure: FigureId) -> list[FigureId]:
    """Return the opposing figures on the table."""
    return [other.id for other in figures_on_table(state) if is_opposing(state, figure, other.id)]


BOTH = (False, True)
"""Melee and ranged attacks."""


def best_prospect(
    state: State,
    figure: FigureId,
    action_points: int,
    kinds: tuple[bool, ...] = BOTH,
    targets: Collection[FigureId] | None = None,
    *,
    alone: bool = False,
) -> Prospect | None:
    """Return the best attack from where a figure stands with some AP, or None if there is none.

    `kinds`: False for melee attacks, True for ranged ones.  `targets`: at whom, None for every opponent.  `alone`: it
    is the only action, before which nobody concentrates.  Who acts in a truce has none: it ends after the turn.
    """
    if action_points < 1 or (state.truce and state.figures[figure].activation is not Activation.NONE):
        return None
    arms = [
        (ranged, weapon, farthest(state, figure, weapon, ranged=ranged))
        for ranged in kinds
        for weapon in weapons(state, figure, ranged=ranged)
    ]
    at = opponents(state, figure) if targets is None else targets
    found = (
        prospect
        for target, away in [(target, distance(state, figure, target)) for target in at]
        for ranged, weapon, most in arms
        if away <= most
        if (prospect := _best_with(state, figure, weapon, target, ranged, action_points, alone=alone)) is not None
    )
    return max(found, key=lambda prospect: prospect.worth, default=None)


def worth_of(prospect: Prospect | None) -> float:
    """Return the value of a prospect, 0 for none."""
    return 0.0 if prospect is None else prospect.worth


def worth_of_attack(state: State, figure: FigureId, attack: Attack, harder: int = 0) -> float:
    """Return the value of a declared attack on a figure to the attacker, with an addition to the target number."""
    target = target_figure(state, attack)
    if target is None or not is_on_table(state, target):
        return 0.0
    plan = plan_attack(state, figure, attack)
    if plan.fails:
        return 0.0
    hits = blows_of(state, figure, plan.weapon, target)
    return hits.worth(plan.target_number + harder, plan.checks, min(attack.boost, hits.most_boost))


def harm_of_damage(state: State, target: FigureId, code: DamageCode, times: int) -> float:
    """Return the value to its opponents of some damage rolls against a figure, as those of a collision.  R1.5.5."""
    each = points_of_a_hit(
        state.setup.tables, damage_table(state, target), total(damage_modifiers(state, target, code, seen=True))
    )
    hits = (*(0.0 for _ in range(times)), 1.0)
    return weight_of(state, target) * worth_of_points(hits, each, capacity_left(state.figures[target]))


def weight_of(state: State, target: FigureId) -> float:
    """Return how much more, or less, a figure is worth to its opponents than others."""
    weight = LEADER if all_depends_on(state, target) else COMMANDER if is_command_figure(state, target) else 1.0
    return weight * (0.6 if has_status(state, target, Status.INCAPACITATED) else 1.0)


def all_depends_on(state: State, figure: FigureId) -> bool:
    """Return whether a figure's player is defeated if it goes out of action.  R6.1.9 (Anführer Ausschalten)."""
    setup = state.setup
    return setup.modules.take_out_leader and any(player.leader == figure for player in setup.players)


@contextmanager
def standing_at(state: State, figure: FigureId, place: Point3) -> Iterator[None]:
    """Look at the state as if a figure stood somewhere else."""
    mover = state.figures[figure]
    before = (mover.x, mover.y, mover.z)
    mover.x, mover.y, mover.z = place
    try:
        yield
    finally:
        mover.x, mover.y, mover.z = before


def worth_at(
    state: State, figure: FigureId, place: Point3, action_points: int, kinds: tuple[bool, ...] = BOTH
) -> float:
    """Return the value of the best attack from another place."""
    with standing_at(state, figure, place):
        return worth_of(best_prospect(state, figure, action_points, kinds))


def farthest(state: State, figure: FigureId, weapon: Block, *, ranged: bool) -> float:
    """Return how far away a target can be, in steps; checked before sight, which is more expensive."""
    if ranged:
        return state.setup.tables.range_bounds[-1] * weapon.range_factor
    return reach(state, figure, weapon) + 1e-3


def _best_with(
    state: State, figure: FigureId, weapon: Block, target: FigureId, ranged: bool, action_points: int, *, alone: bool
) -> Prospect | None:
    """Return the best way to attack a target with a weapon: frequency, given-up checks, boost, concentrating first."""
    facing = facing_at(state, figure, target)
    make = RangedAttack if ranged else MeleeAttack
    basic = make(weapon.id, target, 1, facing=facing)
    if attack_refusal(state, figure, basic) is not None or endangers_friends(state, figure, weapon, target):
        return None
    plan = plan_attack(state, figure, basic)
    if plan.fails:
        return None
    best = blows_of(state, figure, weapon, target).best(
        plan.target_number, action_points, not alone and may_concentrate(state, figure)
    )
    if best is None:
        return None
    attack = msgspec.structs.replace(
        basic,
        action_points=best.action_points,
        frequency=best.frequency,
        given_up=best.given_up,
        boost=best.boost,
    )
    return Prospect(best.worth, attack, best.concentrate)


def may_concentrate(state: State, figure: FigureId) -> bool:
    """Return whether a figure that has the AP can make its next attack easier by concentrating.  R1.7.12."""
    acting = state.figures[figure]
    return not acting.concentrated and not acting.helping_cards


def endangers_friends(state: State, figure: FigureId, weapon: Block, target: FigureId) -> bool:
    """Return whether a target radius would reach a figure of the attacker's own side.  R1.6.9."""
    if weapon.radius is None:
        return False
    near = figures_within(state, base_point(state, target), weapon.radius)
    return any(not is_opposing(state, figure, hit.figure) for hit in near)


def blows_of(state: State, figure: FigureId, weapon: Block, target: FigureId, *, seen: bool | None = None) -> Blows:
    """Return what a weapon's hits do to a target, by boost; `seen`: whether it sees the attacker, None: as now."""
    if seen is None:
        # It is dear to find out, and mostly the same to the target's armour (R1.8.9).
        blocks = blocks_in_use(state, target)
        differs = any(block.armour_seen != block.armour_unseen for block in blocks)
        seen = differs and sees_base_point(state, target, figure)
    table = damage_table(state, target)
    each: list[tuple[float, ...]] = []
    # A target radius cannot be boosted (R1.6.14).
    for boost in range(MOST_BOOST + 1 if weapon.radius is None else 1):
        code, _ = damage_code(state, figure, weapon, boost)
        one = points_of_a_hit(state.setup.tables, table, total(damage_modifiers(state, target, code, seen)))
        if each and each[-1] == one:
            break
        each.append(one)
    return blows(
        weapon.success_multiplier,
        weapon.frequency.multiplier,
        weapon.frequency.modifier,
        state.figures[figure].blocks[weapon.id].resources,
        capacity_left(state.figures[target]),
        weight_of(state, target),
        tuple(each),
    )


NEARER = 1.5
"""Nobody shoots past an opponent in sight so many times nearer than the target.  R1.7.9."""


MOST_KEPT = 100_000
"""How many sums are remembered before the memory is emptied."""


class Memory:
    """What a bot remembers of sums from one decision to the next, by the signs of those concerned.

    Two figures have one sign as long as nothing about them is different but their places.
    """

    def __init__(self) -> None:
        self._signs: dict[object, int] = {}
        self.numbers: dict[tuple[int, BlockId, int, RangeCategory | None, object, object], int | None] = {}
        self.blows: dict[tuple[int, BlockId, int, int | None], Blows] = {}

    def sign(self, state: State, figure: FigureId) -> int:
        """Return the sign of a figure; a new one each time if vehicles are about, on which much depends."""
        placed = state.figures[figure]
        if len(self.numbers) + len(self.blows) > MOST_KEPT:
            self.numbers.clear()
            self.blows.clear()
        looks: object = object()
        if not state.setup.vehicles:
            used = tuple([block for block, in_play in placed.blocks.items() if in_play.in_use])
            points = (placed.free_points, placed.light_points, placed.heavy_points)
            ready = (placed.concentrated, placed.helping_cards)
            looks = (figure, tuple(placed.statuses.items()), tuple(placed.effects), used, points, ready)
        return self._signs.setdefault(looks, len(self._signs))


@dataclass(frozen=True, slots=True)
class Arm:
    """A weapon in use: for shooting or for striking, and how far the base point of a target can be away."""

    weapon: Block
    ranged: bool
    farthest: float


@dataclass(slots=True)
class Fighter:
    """What of a figure does not change with its place.

    `eye`: its base point above its feet; `build`: its number among the glimpses, None for vehicles and those aboard,
    whom the rules must look at.
    """

    id: FigureId
    sign: int
    feet: Point3
    eye: float
    build: int | None
    arms: tuple[Arm, ...]
    concentrates: bool
    opponents: tuple[FigureId, ...]
    aims: frozenset[FigureId]


class Exchanges:
    """The attacks between the figures of a state, which must not change but for resource points."""

    def __init__(self, state: State, memory: Memory | None = None) -> None:
        self._state = state
        self._memory = Memory() if memory is None else memory
        self._glimpses = glimpses_on(state.battlefield)
        self._fighters: dict[FigureId, Fighter] = {}
        self._hidden: dict[tuple[FigureId, Point3, FigureId, Point3], int | None] = {}
        self._places: dict[tuple[FigureId, Point3], object] = {}
        self._zones = [zone for zone in state.setup.zones if zone.kind in (ZoneKind.DARK, ZoneKind.ROUGH)]

    def best(
        self,
        figure: FigureId,
        at: Point3,
        action_points: int,
        targets: Iterable[FigureId] | None = None,
        moved: tuple[FigureId, Point3] | None = None,
    ) -> tuple[float, FigureId | None]:
        """Return the value of a figure's best attack from a place with some AP, and its target.

        `targets`: None for all opponents; of all others one may stand elsewhere (`moved`).
        """
        state, fighter = self._state, self.fighter(figure)
        if action_points < 1 or (state.truce and state.figures[figure].activation is not Activation.NONE):
            return (0.0, None)
        best, on = 0.0, None
        for target in fighter.opponents if targets is None else targets:
            worth = self._on(fighter, at, target, moved, action_points, best)
            if worth > best:
                best, on = worth, target
        return best, on

    def here(self, figure: FigureId, action_points: int) -> float:
        """Return the value of a figure's best attack from where it stands."""
        return self.best(figure, self.fighter(figure).feet, action_points)[0]

    def fighter(self, figure: FigureId) -> Fighter:
        """Return what about a figure does not change with its place."""
        if figure not in self._fighters:
            self._fighters[figure] = self._made(figure)
        return self._fighters[figure]

    def _made(self, figure: FigureId) -> Fighter:
        state, placed = self._state, self._state.figures[figure]
        profile = state.setup.figure_by_id[figure].profile
        facing = 0.0 if isinstance(profile.footprint, Circle) else placed.facing
        eye = profile.base_point * profile.model_height
        build = None
        if not is_vehicle(state, figure) and vehicle_of(state, figure) is None:
            build = self._glimpses.number_of(Build(profile.footprint, facing, profile.model_height, eye))
        arms = (
            Arm(weapon, ranged, farthest(state, figure, weapon, ranged=ranged))
            for ranged in (False, True)
            for weapon in weapons(state, figure, ranged=ranged)
        )
        aimed = frozenset(aim.figure for aim in aims(state, figure) if aim.figure is not None)
        may = may_concentrate(state, figure)
        sign, others = self._memory.sign(state, figure), tuple(opponents(state, figure))
        return Fighter(figure, sign, own_feet(state, figure), eye, build, tuple(arms), may, others, aimed)

    # -- one attack ----------------------------------------------------------------------------------------------------

    def _on(
        self,
        fighter: Fighter,
        at: Point3,
        target: FigureId,
        moved: tuple[FigureId, Point3] | None,
        action_points: int,
        least: float,
    ) -> float:
        """Return the value of the best attack on a target, if it exceeds the least that counts; 0 otherwise."""
        other = self.fighter(target)
        place = moved[1] if moved is not None and moved[0] == target else other.feet
        away = _between(fighter, at, other, place)
        best = 0.0
        for arm in fighter.arms:
            if away > arm.farthest:
                continue
            number = self._number(fighter, arm, other, at, place, away)
            blows = self._blows_of(fighter, arm, other)
            if number is None or blows is None:
                continue
            if not arm.ranged:
                number -= self._helpers(fighter, other, place)
            in_the_open = blows.best(number, action_points, fighter.concentrates)
            if in_the_open is None or in_the_open.worth <= max(best, least):
                continue
            hidden = self._cover(fighter, at, other, place)
            if hidden is None:
                return 0.0
            found = in_the_open if not hidden else blows.best(number + hidden, action_points, fighter.concentrates)
            if (
                found is None
                or found.worth <= max(best, least)
                or not self._is_allowed(fighter, arm, other, at, place, away, moved)
            ):
                continue
            best = found.worth
        return best

    def _number(self, fighter: Fighter, arm: Arm, other: Fighter, at: Point3, place: Point3, away: float) -> int | None:
        """Return the target number of an attack on one that nothing hides; None if it fails."""
        tables, weapon = self._state.setup.tables, arm.weapon
        category = range_category(tables, weapon.range_factor, away) if arm.ranged else None
        key = (fighter.sign, weapon.id, other.sign, category, self._ground(fighter, at), self._ground(other, place))
        known = self._memory.numbers
        if key not in known:
            with standing_at(self._state, fighter.id, at), standing_at(self._state, other.id, place):
                known[key] = number_in_the_open(self._state, fighter.id, weapon, other.id, category)
        return known[key]

    def _ground(self, fighter: Fighter, place: Point3) -> object:
        """Return what about a place affects target numbers: zones, and whether the figure stays on what it rides."""
        if not self._zones:
            return fighter.build is not None or place == fighter.feet
        key = (fighter.id, place)
        if key not in self._places:
            inside = tuple(zone.id for zone in self._zones if in_area(zone.area, place[:2], place[2]))
            self._places[key] = (inside, fighter.build is not None or place == fighter.feet)
        return self._places[key]

    def _blows_of(self, fighter: Fighter, arm: Arm, other: Fighter) -> Blows | None:
        """Return what hits do; None for an empty weapon."""
        resources = self._state.figures[fighter.id].blocks[arm.weapon.id].resources
        if resources == 0:
            return None
        key, known = (fighter.sign, arm.weapon.id, other.sign, resources), self._memory.blows
        if key not in known:
            known[key] = blows_of(self._state, fighter.id, arm.weapon, other.id, seen=True)
        return known[key]

    def _helpers(self, fighter: Fighter, other: Fighter, place: Point3) -> int:
        """Return how many could support a blow, at most as many as count.  R1.7.15."""
        state = self._state
        controller = state.figures[fighter.id].controller
        most = max(value(state, fighter.id, Attribute.INITIATIVE), 0)
        near = (
            helper.id
            for helper in figures_on_table(state)
            if helper.controller == controller
            and helper.id not in (fighter.id, other.id)
            and self._can_strike(self.fighter(helper.id), other, place)
            and is_able_to_act(state, helper.id)
        )
        return min(sum(1 for _ in near), most)

    def _can_strike(self, helper: Fighter, other: Fighter, place: Point3) -> bool:
        away = _between(helper, helper.feet, other, place)
        return any(not arm.ranged and away <= arm.farthest for arm in helper.arms)

    def sees(self, figure: FigureId, at: Point3, target: FigureId, place: Point3) -> bool:
        """Return whether a figure at a place would see a target at another."""
        return self._cover(self.fighter(figure), at, self.fighter(target), place) is not None

    # -- sight ---------------------------------------------------------------------------------------------------------

    def _cover(self, fighter: Fighter, at: Point3, other: Fighter, place: Point3) -> int | None:
        """Return how much harder cover makes an attack; None without a sight line."""
        key = (fighter.id, at, other.id, place)
        if key not in self._hidden:
            self._hidden[key] = self._looked(fighter, at, other, place)
        return self._hidden[key]

    def _looked(self, fighter: Fighter, at: Point3, other: Fighter, place: Point3) -> int | None:
        state = self._state
        if fighter.build is None or other.build is None:
            with standing_at(state, fighter.id, at), standing_at(state, other.id, place):
                seen = sight(state, fighter.id, other.id, facing_at(state, fighter.id, other.id))
                return concealment_level(state.setup.tables, seen.covered_share) if seen.exists else None
        glimpse = self._glimpses.of(fighter.build, at, other.build, place)
        if is_all_hidden(glimpse.covered):
            return None
        return concealment_level(state.setup.tables, glimpse.covered) + glimpse.translucent

    def _is_allowed(
        self,
        fighter: Fighter,
        arm: Arm,
        other: Fighter,
        at: Point3,
        place: Point3,
        away: float,
        moved: tuple[FigureId, Point3] | None,
    ) -> bool:
        """Return whether no opponent in sight is much nearer, and no friend is too near to a target radius."""
        if arm.ranged and other.id not in fighter.aims:
            for opponent in fighter.opponents:
                if opponent != other.id:
                    third = self.fighter(opponent)
                    there = moved[1] if moved is not None and moved[0] == opponent else third.feet
                    near = NEARER * _between(fighter, at, third, there)
                    if near < away and self._cover(fighter, at, third, there) is not None:
                        return False
        return arm.weapon.radius is None or not self._endangers(fighter, arm.weapon.radius, other, place)

    def _endangers(self, fighter: Fighter, radius: int, other: Fighter, place: Point3) -> bool:
        """Return whether a friend, or the attacker himself, is within a target radius around a target."""
        state, controller = self._state, self._state.figures[fighter.id].controller
        friends = (each.id for each in figures_on_table(state) if each.controller == controller)
        return any(
            _between(friend, friend.feet, other, place) <= radius for friend in (self.fighter(each) for each in friends)
        )


def longest_reach(state: State, figure: FigureId) -> float:
    """Return how far a figure strikes with what it has in use; 0 if there is nothing."""
    return max((reach(state, figure, weapon) for weapon in weapons(state, figure, ranged=False)), default=0.0)


def _between(first: Fighter, at: Point3, second: Fighter, place: Point3) -> float:
    """Return the distance between two base points."""
    return dist((at[0], at[1], at[2] + first.eye), (place[0], place[1], place[2] + second.eye))


DANGER_NEARER = 0.6
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
        self,
        state: State,
        figure: FigureId,
        company: Sequence[FigureId] = (),
        exchanges: Exchanges | None = None,
        *,
        later: float = LATER,
        nearer: float = DANGER_NEARER,
        coarse: bool = False,
        routes: Routes | None = None,
    ) -> None:
        """Look for what opponents see on their way.  `coarse`: only about from where they are then, which is kept.

        `routes`: how those come who do not see the figure; None: nobody comes round a corner.
        """
        self._routes = routes
        self._state = state
        self._figure = figure
        self._later, self._share_of_nearer, self._coarse = later, nearer, coarse
        self._targets = (figure, *company)
        self._exchanges = Exchanges(state) if exchanges is None else exchanges
        self._opponents = list(self._able())

    def _able(self) -> Iterator[Opponent]:
        """Yield the opponents who can attack."""
        state, exchanges = self._state, self._exchanges
        own = figures_of(state, state.figures[self._figure].controller)
        others = [other.id for other in own if other.id not in self._targets and is_on_table(state, other.id)]
        for opponent in opponents(state, self._figure):
            points = next_points(state, opponent)
            if points > 0 and is_able_to_act(state, opponent):
                here = own_feet(state, opponent)
                elsewhere, _ = exchanges.best(opponent, here, points, others)
                speed = value(state, opponent, Attribute.MOVEMENT)
                later = self._later if state.figures[opponent].done else 1.0
                yield Opponent(opponent, here, points, elsewhere, speed, longest_reach(state, opponent), later)

    def at(self, place: Point3, harmed: FigureId | None = None, harm: float = 0.0) -> float:
        """Return the danger at a place once an opponent has been harmed by a degree (1: put out of action)."""
        return sum(
            self._chosen(opponent, place) * (max(1.0 - harm, 0.0) if opponent.id == harmed else 1.0)
            for opponent in self._opponents
        )

    def _chosen(self, opponent: Opponent, place: Point3) -> float:
        """Return what an opponent could do, less what more he could do to somebody else."""
        moved = (self._figure, place)
        threat, _ = self._exchanges.best(opponent.id, opponent.here, opponent.points, self._targets, moved)
        for target in self._targets:
            there = place if target == self._figure else own_feet(self._state, target)
            for nearer, points in self._nearer(opponent, target, there):
                worth, _ = self._exchanges.best(opponent.id, nearer, points, (target,), moved)
                threat = max(threat, self._share_of_nearer * worth)
        if threat <= 0.0:
            return 0.0
        return threat * threat / (threat + opponent.elsewhere) * opponent.later

    def _nearer(self, opponent: Opponent, target: FigureId, there: Point3) -> Iterator[tuple[Point3, int]]:
        """Yield where an opponent comes in a straight line, Move by Move, and the AP for an attack from there."""
        eyes = self._exchanges.fighter(opponent.id).eye, self._exchanges.fighter(target).eye
        x, y, z = opponent.here
        away = math.dist((x, y, z + eyes[0]), (there[0], there[1], there[2] + eyes[1])) - opponent.reach
        if opponent.speed < 1 or away <= 0.0:
            return
        if self._routes is not None and not self._exchanges.sees(opponent.id, opponent.here, target, there):
            yield from self._round_the_corner(opponent, there)
            return
        charge = math.ceil(away / opponent.speed)
        for spent in range(1, opponent.points):
            # Who comes to blows with his last points strikes with all of them in the next round.
            rest = opponent.points - spent + (spent >= charge) * (spent - charge + 1)
            by = min(spent * opponent.speed, away + 0.05)
            if self._coarse and self._routes is not None and spent >= charge:
                by += ABOUT_OFF  # on the coarse grid nobody stops short of a blow
            place = nearer_to(opponent.here, there, by)
            yield about(place) if self._coarse else place, min(rest, opponent.points)
            if spent >= charge:
                break

    def _round_the_corner(self, opponent: Opponent, there: Point3) -> Iterator[tuple[Point3, int]]:
        """Yield where an opponent comes on its way, Move by Move, and the AP for an attack from there."""
        assert self._routes is not None
        places = self._routes(self._state, opponent.id, there, opponent.speed, opponent.points - 1, opponent.reach)
        for spent, place in enumerate(places, 1):
            yield place, opponent.points - spent


Routes = Callable[[State, FigureId, Point3, int, int, float], Sequence[Point3]]
"""Returns where a figure comes on its way to a place, Move by Move, until it is in reach of it."""


def next_points(state: State, figure: FigureId) -> int:
    """Return the AP of a figure's next turn that it need not spend on recovering."""
    return value(state, figure, Attribute.ACTION_POINTS) - markers_of(state, figure, Status.DISTRACTED)


def nearer_to(here: Point3, there: Point3, by: float) -> Point3:
    """Return a point nearer to a place by some steps, in a straight line seen from above, at its height."""
    length = math.dist(here[:2], there[:2])
    share = min(max(by, 0.0) / length, 1.0) if length else 0.0
    return (rounded(here[0] + (there[0] - here[0]) * share), rounded(here[1] + (there[1] - here[1]) * share), there[2])


ABOUT, ABOUT_OFF = 2.0, 0.36
"""Places are told apart by the half step where it is enough to know about where they are, and are so much off then."""


def about(place: Point3) -> Point3:
    """Return the place on a coarse grid that is nearest to one, at its height."""
    return (round(place[0] * ABOUT) / ABOUT, round(place[1] * ABOUT) / ABOUT, place[2])

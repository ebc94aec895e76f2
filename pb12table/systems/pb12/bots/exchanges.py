"""What attacks would be worth if figures stood elsewhere: a first look at many places at once.

Sums are those of the rules; terrain alone hides, everybody turns where he likes, and figures that could support a blow
do so wherever they face. What a bot declares in the end is weighed by the rules themselves (`prospects`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import dist

from pb12table.bots.glimpses import Build, glimpses_on
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.pb12.bots.blows import Blows
from pb12table.systems.pb12.bots.prospects import blows_of, farthest, may_concentrate, opponents, standing_at
from pb12table.systems.pb12.rules.attacks.attack_plan import number_in_the_open, reach, weapons
from pb12table.systems.pb12.rules.attacks.targets import aims
from pb12table.systems.pb12.rules.figures.facing import facing_at
from pb12table.systems.pb12.rules.figures.figures import figures_on_table, is_able_to_act, own_feet, value
from pb12table.systems.pb12.rules.figures.seeing import is_all_hidden, sight
from pb12table.systems.pb12.rules.game.state import Activation, State
from pb12table.systems.pb12.rules.game.tables import RangeCategory, concealment_level, range_category
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, Block, BlockId
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle, vehicle_of
from pb12table.table.shapes import Circle, Point3
from pb12table.table.zones import in_area

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
        """The sign of a figure; a new one each time where vehicles are about, on which much depends."""
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
        """The worth of the best attack of a figure from a place with so many AP, and on whom.

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
        """The worth of the best attack of a figure from where it stands."""
        return self.best(figure, self.fighter(figure).feet, action_points)[0]

    def fighter(self, figure: FigureId) -> Fighter:
        """What of a figure does not change with its place."""
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
        """The worth of the best attack on a target, if it is more than the least that counts; nothing otherwise."""
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
            if found is None or found.worth <= max(best, least) or not self._is_allowed(
                fighter, arm, other, at, place, away, moved
            ):
                continue
            best = found.worth
        return best

    def _number(
        self, fighter: Fighter, arm: Arm, other: Fighter, at: Point3, place: Point3, away: float
    ) -> int | None:
        """The target number of an attack on one that nothing hides; None where it fails."""
        tables, weapon = self._state.setup.tables, arm.weapon
        category = range_category(tables, weapon.range_factor, away) if arm.ranged else None
        key = (fighter.sign, weapon.id, other.sign, category, self._ground(fighter, at), self._ground(other, place))
        known = self._memory.numbers
        if key not in known:
            with standing_at(self._state, fighter.id, at), standing_at(self._state, other.id, place):
                known[key] = number_in_the_open(self._state, fighter.id, weapon, other.id, category)
        return known[key]

    def _ground(self, fighter: Fighter, place: Point3) -> object:
        """What of a place has a part in target numbers: zones, and whether the figure stays on what it rides."""
        if not self._zones:
            return fighter.build is not None or place == fighter.feet
        key = (fighter.id, place)
        if key not in self._places:
            inside = tuple(zone.id for zone in self._zones if in_area(zone.area, place[:2], place[2]))
            self._places[key] = (inside, fighter.build is not None or place == fighter.feet)
        return self._places[key]

    def _blows_of(self, fighter: Fighter, arm: Arm, other: Fighter) -> Blows | None:
        """What hits do; None for a weapon that is empty."""
        resources = self._state.figures[fighter.id].blocks[arm.weapon.id].resources
        if resources == 0:
            return None
        key, known = (fighter.sign, arm.weapon.id, other.sign, resources), self._memory.blows
        if key not in known:
            known[key] = blows_of(self._state, fighter.id, arm.weapon, other.id, seen=True)
        return known[key]

    def _helpers(self, fighter: Fighter, other: Fighter, place: Point3) -> int:
        """How many could support a blow, no more than count.  R1.7.15."""
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

    # -- sight ---------------------------------------------------------------------------------------------------------

    def _cover(self, fighter: Fighter, at: Point3, other: Fighter, place: Point3) -> int | None:
        """By how much cover makes an attack harder; None without a sight line."""
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
        """Whether no opponent in sight is too much nearer, and no friend is too near to a target radius."""
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
        """Whether a friend, or the attacker himself, is within a target radius round a target."""
        state, controller = self._state, self._state.figures[fighter.id].controller
        friends = (each.id for each in figures_on_table(state) if each.controller == controller)
        return any(
            _between(friend, friend.feet, other, place) <= radius for friend in (self.fighter(each) for each in friends)
        )


def longest_reach(state: State, figure: FigureId) -> float:
    """How far a figure strikes with what it has in use; 0 without anything."""
    return max((reach(state, figure, weapon) for weapon in weapons(state, figure, ranged=False)), default=0.0)


def _between(first: Fighter, at: Point3, second: Fighter, place: Point3) -> float:
    """The distance of two base points."""
    return dist((at[0], at[1], at[2] + first.eye), (place[0], place[1], place[2] + second.eye))

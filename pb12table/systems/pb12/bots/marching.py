"""Where a figure could go, what it can do next and what that is worth, and doors in its way."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from math import ceil, dist

from pb12table.bots.ground import Spot
from pb12table.bots.ways import AHEAD, Walker, Ways, ways_of
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.pb12.bots.prospects import BOTH, Prospect, best_prospect, opponents, worth_at, worth_of
from pb12table.systems.pb12.rules.actions.re_equip import RE_EQUIP, RELOAD
from pb12table.systems.pb12.rules.actions.use_door import doors_at, doors_of, hands_of
from pb12table.systems.pb12.rules.figures.figures import body, distance, own_feet, value
from pb12table.systems.pb12.rules.figures.standing import facing_at
from pb12table.systems.pb12.rules.game.answers import (
    ActionAnswer,
    Adjust,
    Concentrate,
    EndTurn,
    Horizontal,
    Move,
    MoveAnswer,
    MoveOption,
    ReEquip,
    Reload,
    Stop,
    UseDoor,
    Vertical,
)
from pb12table.systems.pb12.rules.game.legality import action_refusal
from pb12table.systems.pb12.rules.game.state import BlockState, State
from pb12table.systems.pb12.rules.movement.move_options import option_result
from pb12table.systems.pb12.rules.movement.path_plan import PathPlan
from pb12table.systems.pb12.rules.movement.planner import path_through
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, BlockId
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle, vehicle_of
from pb12table.systems.pb12.rules.vehicles.riding import in_the_way
from pb12table.table.battlefield import Battlefield
from pb12table.table.routes.doorways import TURNS, bars, is_shut, places_at, with_doorways
from pb12table.table.shapes import Point3, angle_between, circumradius

PROGRESS = 0.05
"""An option must bring a figure so much nearer to count as a way there, in steps."""


class March:
    """The way of one figure to the nearest opponent, through doors, too."""

    def __init__(self, state: State, figure: FigureId) -> None:
        self._state = state
        self._figure = figure
        self._ways = roads_for(state, figure)
        goals = [own_feet(state, other) for other in opponents(state, figure)]
        self._lengths: Mapping[Spot, float] = self._ways.lengths_to(goals)
        self._gets_off = gets_off(state, figure)

    def left(self, place: Point3 | None = None) -> float:
        """Return the remaining distance from a place (None: where the figure stands), infinite without a path."""
        start = own_feet(self._state, self._figure) if place is None else place
        length = self._ways.length_from(start, self._lengths)
        return self._ways.length_beside(start, self._lengths) if self._gets_off and length == math.inf else length

    def left_at(self, spot: Spot) -> float:
        """Return the remaining distance from a spot of the figure's map."""
        return self._lengths.get(spot, math.inf)

    def ahead(self, points: float) -> Point3:
        """Return roughly where the figure would get with some movement points."""
        return self._ways.ahead(own_feet(self._state, self._figure), self._lengths, points)

    def best_option(self, options: Sequence[MoveAnswer]) -> tuple[MoveOption, Point3] | None:
        """Return the option leading nearest to the opponents without a collision or fall, and where to; or None."""
        best: tuple[MoveOption, Point3] | None = None
        least = self.left() - PROGRESS
        possible = [option for option in options if not isinstance(option, Stop)]
        for hoped, option in sorted(((self._hoped(option), option) for option in possible), key=lambda each: each[0]):
            # What an option leads to is dear to find out; those that cannot be better are not looked at.
            if hoped >= least:
                break
            result = option_result(self._state, self._figure, option)
            if result.obstacle is not None or not result.stand.safe:
                continue
            place = (result.x, result.y, result.z)
            left = self.left(place)
            if left < least:
                best, least = (option, place), left
        return best

    def _hoped(self, option: MoveOption) -> float:
        """Return the least remaining distance after an option that is not stopped on its way."""
        if is_vehicle(self._state, self._figure) or not isinstance(option, Horizontal | Vertical):
            return 0.0
        battlefield, footprint = self._state.battlefield, self._state.setup.figure_by_id[self._figure].profile.footprint
        margin = circumradius(footprint)
        # The edge of the table stops a figure, too, and then it is somewhere else.
        if not (margin <= option.x <= battlefield.width - margin and margin <= option.y <= battlefield.depth - margin):
            return 0.0
        return self._ways.least_from((option.x, option.y), self._lengths)

    @property
    def is_possible(self) -> bool:
        """Return whether there is a path at all and the figure is not at its end."""
        return 0 < self.left() < math.inf


def route_to(state: State, figure: FigureId, place: Point3, speed: int, moves: int, reach: float) -> tuple[Point3, ...]:
    """Return where a figure comes on its way to a place with each of some Moves, until it is in reach of it."""
    ways, here = ways_for(state, figure), own_feet(state, figure)
    most = float(speed * moves) + reach + 1.0
    if dist(here[:2], place[:2]) > most:
        return ()
    return _route(ways, here, place, speed, moves, reach)


@lru_cache(maxsize=20_000)
def _route(ways: Ways, here: Point3, place: Point3, speed: int, moves: int, reach: float) -> tuple[Point3, ...]:
    lengths = _lengths_near(ways, place, speed * moves + reach + 1.0)
    found: list[Point3] = []
    for number in range(1, moves + 1):
        there = ways.ahead(here, lengths, number * speed + ON_A_MAP)
        if there == here or (found and there == found[-1]):
            break
        found.append(there)
        if dist(there[:2], place[:2]) <= reach:
            break
    return tuple(found)


@lru_cache(maxsize=2_000)
def _lengths_near(ways: Ways, place: Point3, most: float) -> Mapping[Spot, float]:
    return ways.lengths_within(place, most)


ON_A_MAP = 0.5
"""A figure stops at places of its map here, and between them in a game: so much farther it may get."""


def gets_off(state: State, figure: FigureId) -> bool:
    """Return whether a figure sits on what cannot move by itself, and so counts as going on foot."""
    vehicle = vehicle_of(state, figure)
    return vehicle is not None and value(state, vehicle, Attribute.ACTION_POINTS) < 1


def ways_for(state: State, figure: FigureId) -> Ways:
    """Return the map of paths of a figure, with all doors in their current state."""
    return _map(state, figure, state.battlefield)


def roads_for(state: State, figure: FigureId) -> Ways:
    """Return the same through the doors it opens on its way, as far as no other figure stands before them."""
    return _map(state, figure, with_doorways(state.battlefield, body(state, figure), hands_of(state, figure)))


def _map(state: State, figure: FigureId, battlefield: Battlefield) -> Ways:
    profile = state.setup.figure_by_id[figure].profile
    slow = tuple(z.area for z in state.setup.zones if z.kind in (ZoneKind.DIFFICULT, ZoneKind.ROUGH))
    climb = max(value(state, figure, Attribute.VERTICAL_MOVEMENT), 0)
    walker = Walker(battlefield, profile.footprint, profile.model_height, climb, slow)
    return ways_of(walker)


MARCHING = 0.2
"""The most that going nearer is worth; less for those who have further to go."""

PREPARING = 0.6
"""The share of an attack's worth that remains when something must be got ready for it first."""

HARDLY = 0.02
"""Attacks worth no more than this are not made when there is something else to do."""

LOOKS_AWAY = 60.0
"""A figure turned away from the nearest opponent by more degrees turns round for nothing, if it may."""


def whole_march(state: State, figure: FigureId, left: int) -> ActionAnswer:
    """Return a Move with all AP, with the full move bonus if there is one."""
    whole = Move(left, full_move=True)
    return whole if action_refusal(state, figure, whole) is None else Move(left)


def begun(attack: Prospect | None) -> ActionAnswer:
    """Return the first action of an attack; the end of the turn if there is none."""
    if attack is None:
        return EndTurn()
    return Concentrate(attack.attack.facing) if attack.concentrate else attack.attack


def moves_to_attack(
    state: State, figure: FigureId, march: March, left: int, kinds: tuple[bool, ...] = BOTH
) -> Iterator[tuple[float, Move]]:
    """Yield moves that leave AP for an attack from where they end."""
    speed = max(value(state, figure, Attribute.MOVEMENT), 0)
    if not march.is_possible or not speed:
        return
    for points in range(1, left):
        place = march.ahead(points * speed)
        yield 0.95 * worth_at(state, figure, place, left - points, kinds), Move(points)


def preparations(
    state: State, figure: FigureId, left: int, kinds: tuple[bool, ...] = BOTH
) -> Iterator[tuple[float, ActionAnswer]]:
    """Yield reloading, and taking other weapons in hand."""
    later = left - 1 or max(value(state, figure, Attribute.ACTION_POINTS), 1)
    share = 1.0 if left > 1 else PREPARING
    blocks = state.figures[figure].blocks
    for block in to_reload(state, figure):
        with reloaded(state, figure, [block]):
            yield share * worth_of(best_prospect(state, figure, later, kinds)), Reload(block)
    for in_use in _other_hands(blocks):
        if RE_EQUIP.refusal(state, figure, ReEquip(in_use)) is None:
            with _equipped(state, figure, in_use):
                yield share * worth_of(best_prospect(state, figure, later, kinds)), ReEquip(in_use)


def to_reload(state: State, figure: FigureId) -> list[BlockId]:
    """Return the blocks in use that are not full and can be reloaded."""
    printed = state.setup.block_by_figure[figure]
    return [
        block
        for block, in_play in state.figures[figure].blocks.items()
        if in_play.resources != printed[block].resources and RELOAD.refusal(state, figure, Reload(block)) is None
    ]


def _other_hands(blocks: Mapping[BlockId, BlockState]) -> Iterator[tuple[BlockId, ...]]:
    """Yield what could be in use instead: one more block, or one for another."""
    in_use = tuple(block for block, in_play in blocks.items() if in_play.in_use)
    for block in blocks:
        if block not in in_use:
            yield (*in_use, block)
            yield from ((*(kept for kept in in_use if kept != other), block) for other in in_use)


@contextmanager
def reloaded(state: State, figure: FigureId, blocks: Sequence[BlockId]) -> Iterator[None]:
    """Look at the state as if some blocks had been reloaded."""
    in_play, printed = state.figures[figure].blocks, state.setup.block_by_figure[figure]
    before = [in_play[block].resources for block in blocks]
    for block in blocks:
        in_play[block].resources = printed[block].resources
    try:
        yield
    finally:
        for block, resources in zip(blocks, before, strict=True):
            in_play[block].resources = resources


@contextmanager
def _equipped(state: State, figure: FigureId, in_use: tuple[BlockId, ...]) -> Iterator[None]:
    """Look at the state as if other blocks were in use."""
    blocks = state.figures[figure].blocks
    before = {block: in_play.in_use for block, in_play in blocks.items()}
    for block, in_play in blocks.items():
        in_play.in_use = block in in_use
    try:
        yield
    finally:
        for block, in_play in blocks.items():
            in_play.in_use = before[block]


def nearest_opponent(state: State, figure: FigureId) -> FigureId | None:
    """Return the nearest opposing figure on the table."""
    return min(opponents(state, figure), key=lambda other: distance(state, figure, other), default=None)


def look_round(state: State, figure: FigureId) -> ActionAnswer:
    """Turn to the nearest opponent with a free action, if one looks away; else end the turn."""
    nearest = nearest_opponent(state, figure)
    if nearest is None:
        return EndTurn()
    facing = facing_at(state, figure, nearest)
    turn = Adjust(facing=facing)
    looks_away = facing is not None and angle_between(facing, state.figures[figure].facing) > LOOKS_AWAY
    return turn if looks_away and action_refusal(state, figure, turn) is None else EndTurn()


DETOUR = 3.0
"""So much farther a way may be that leads past where a door is opened, in movement points."""


@contextmanager
def as_turned(state: State, answer: UseDoor) -> Iterator[None]:
    """Look at the state as if a door had been opened or closed."""
    before = state.doors.get(answer.door)
    state.doors[answer.door] = answer.degrees
    try:
        yield
    finally:
        if before is None:
            del state.doors[answer.door]
        else:
            state.doors[answer.door] = before


def turns_of(state: State, figure: FigureId) -> Iterator[UseDoor]:
    """Yield how a figure could turn each closed door at hand, as wide as it may: for free if still available."""
    for door in doors_at(state, figure):
        if door.open:
            continue
        wished = (UseDoor(door.id, degrees, free=free) for free in (True, False) for degrees in TURNS if degrees)
        turn = next((each for each in wished if action_refusal(state, figure, each) is None), None)
        if turn is not None:
            yield turn


def out_of_the_way(state: State, figure: FigureId, march: March) -> UseDoor | None:
    """Return the door a figure opens or pushes aside to go on, or to attack one behind it; None without one."""
    left = state.figures[figure].action_points
    if left < 1:
        return None
    now = worth_of(best_prospect(state, figure, left))
    for turn in turns_of(state, figure):
        rest = left if turn.free else left - 1
        with as_turned(state, turn):
            if worth_of(best_prospect(state, figure, rest)) > now + HARDLY:
                return turn
    return None if now > HARDLY else _on_the_way(state, figure, march)


def _on_the_way(state: State, figure: FigureId, march: March) -> UseDoor | None:
    """Return the door at hand that stops a figure on its way to its opponents, turned so that it no longer does so."""
    own, here = body(state, figure), own_feet(state, figure)
    places = tuple(place for far in AHEAD if (place := march.ahead(far)) != here)
    for door in doors_at(state, figure):
        if not bars(door.id, state.battlefield, own, places):
            continue
        for degrees in TURNS:
            turn = UseDoor(door.id, degrees)
            if action_refusal(state, figure, turn) is not None:
                turn = UseDoor(door.id, degrees, free=False)
                if state.figures[figure].action_points < 2 or action_refusal(state, figure, turn) is not None:
                    continue
            with as_turned(state, turn):
                if not bars(door.id, state.battlefield, own, places):
                    return turn
    return None


def places_to_open(state: State, figure: FigureId) -> list[Point3]:
    """Return where a figure could stand to open the closed doors of the table that no other figure holds shut."""
    radius = circumradius(state.setup.figure_by_id[figure].profile.footprint)
    doors = [door for door in doors_of(state).values() if not door.open]
    others = state.crowd.without(figure) if doors else ()
    return [place for door in doors if not is_shut(door, others) for place in places_at(door, radius)]


def way_to_a_door(state: State, figure: FigureId, march: March) -> PathPlan | None:
    """Return the path to where a figure opens a door on its way to opponents, as far as one turn leads; or None."""
    here = own_feet(state, figure)
    budget = max(value(state, figure, Attribute.MOVEMENT), 0) * state.figures[figure].action_points
    most = march.left() + DETOUR
    near = ((march.left(place) + dist(here, place), place) for place in places_to_open(state, figure))
    for _, place in sorted(each for each in near if each[0] <= most):
        corners = ways_for(state, figure).corners(here, place, in_the_way(state, figure))
        plan = path_through(state, figure, [*(corners or ()), place[:2]], movement_points=budget)
        if plan.is_paid and plan.options and not plan.risks:
            return plan
    return None


def points_for(state: State, figure: FigureId, way: PathPlan) -> int:
    """Return the AP of a Move along a path."""
    return max(ceil(way.cost / max(value(state, figure, Attribute.MOVEMENT), 1)), 1)

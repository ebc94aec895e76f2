"""What a vehicle could do with its AP, and what each is worth to those aboard: attack, drive, drive and attack.

As with attacks, one is about what putting an opponent out of action is worth.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import ceil, inf

from pb12table.bots.ground import Cell, Spot
from pb12table.bots.ways import Walker, ways_of
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.modifiers import total
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.pb12.bots.danger import Danger, next_points
from pb12table.systems.pb12.bots.driving import Drive, Stride, drives
from pb12table.systems.pb12.bots.holding import HELD, balance, lateness, places_to_go
from pb12table.systems.pb12.bots.marching import ways_for
from pb12table.systems.pb12.bots.plans import begun, preparations
from pb12table.systems.pb12.bots.prospects import best_prospect, harm_of_damage, opponents, worth_of
from pb12table.systems.pb12.rules.attacks.attack_plan import weapons
from pb12table.systems.pb12.rules.attacks.odds import check_probability
from pb12table.systems.pb12.rules.checks.check_modifiers import accident_modifiers
from pb12table.systems.pb12.rules.figures.falling import collision_codes
from pb12table.systems.pb12.rules.figures.figures import is_able_to_act, markers_of, own_feet, value
from pb12table.systems.pb12.rules.game.answers import ActionAnswer, Move, Reload, SlowDown
from pb12table.systems.pb12.rules.game.state import State, Status
from pb12table.systems.pb12.rules.movement.path_plan import DECLARED_NEXT, Beginning
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.vehicles.aboard import passengers_of
from pb12table.table.battlefield import Body, for_vehicles
from pb12table.table.shapes import Circle, Footprint, Point3
from pb12table.table.units import angle_between, direction, rounded

BROUGHT, FOR_POINTS, COUNTED = 0.15, 0.2, 3
"""What having come to the opponents counts for each of those aboard, how much more it does where points are to be had,
and for how many of them."""

STILL, LATER = 0.6, 0.2
"""What an attack of another one aboard counts who has still to have his turn, and of one who has had it."""

FEAR = 0.5
"""What danger counts for a careful driver."""

ACCIDENT = 0.5
"""What getting out of control costs."""

OWN, ABOARD = 0.7, 0.4
"""What harm to the vehicle counts against harm to what it runs into, and how much more for each of those aboard."""

LOADED = 0.03
"""What it is worth that a gun is ready again, whoever comes."""

AWRY = 180.0
"""As far as can be from where a gun can shoot, in degrees."""


@dataclass(frozen=True, slots=True)
class Ride:
    """Something a vehicle could do: its next action, how many AP all of it takes, its worth, and the way of a Move."""

    worth: float
    action: ActionAnswer | None
    points: int
    after: State
    strides: tuple[Stride, ...] = ()


class Rides:
    """What one vehicle could do; `driver` is whoever steers it, or would walk on from it."""

    def __init__(self, state: State, vehicle: FigureId, driver: FigureId, *, careful: bool) -> None:
        self._state, self._vehicle, self._driver = state, vehicle, driver
        self._player = state.figures[driver].controller
        self._careful = careful
        self._speed = max(value(state, vehicle, Attribute.MOVEMENT), 0)
        self.journey = Journey(state, vehicle, driver)
        usual = next_points(state, driver) + value(state, vehicle, Attribute.ACTION_POINTS) + 1
        self._round = max(self._speed * usual, 1)
        self._guns = bool(weapons(state, vehicle, ranged=True))
        self._armed = self._guns or bool(weapons(state, vehicle, ranged=False))
        self._opponents = opponents(state, driver)

    def staying(self) -> float:
        """What it is worth to those aboard that the vehicle is left alone."""
        return self._standing(self._state)

    def idling(self) -> float:
        """What it is worth to them that it does nothing though it is active; at a run that is dangerous."""
        return self._standing(self._state) - self._running()

    def found(self, action_points: int, *, full_move: bool = True) -> Iterator[Ride]:
        """Everything that could be done with so many AP; `full_move`: a Move with all of them may have the bonus."""
        stays = self.staying()
        yield from self._without_moving(stays - self._running(), action_points)
        for drive in self._drives(action_points, full_move):
            yield from self._by(drive, action_points, full_move)

    # -- staying -------------------------------------------------------------------------------------------------------

    def _without_moving(self, stays: float, action_points: int) -> Iterator[Ride]:
        state, vehicle = self._state, self._vehicle
        if self._armed:
            attack = best_prospect(state, vehicle, action_points)
            if attack is not None:
                yield Ride(stays + attack.worth, begun(attack), action_points, state)
            for worth, answer in preparations(state, vehicle, action_points):
                ready = LOADED if isinstance(answer, Reload) else 0.0
                yield Ride(stays + worth + ready, answer, action_points, state)
        if markers_of(state, vehicle, Status.MOVED) == 1:
            yield Ride(stays + self._running(), SlowDown(), 1, state)

    def _running(self) -> float:
        """What it costs to do anything but move while it is running.  R3.0.16."""
        kept = self._state.figures[self._vehicle].vehicle
        if kept is None or kept.made_move or not markers_of(self._state, self._vehicle, Status.MOVED):
            return 0.0
        return ACCIDENT * (1.0 - check_probability(total(accident_modifiers(self._state, self._vehicle))))

    # -- driving -------------------------------------------------------------------------------------------------------

    def _drives(self, action_points: int, full_move: bool) -> Iterator[Drive]:
        if not self._speed or action_points < 1:
            return
        points = self._speed * (action_points + full_move)
        hoped = self._awry if self._guns else self.journey.hoped
        yield from drives(self._state, self._vehicle, points, action_points, hoped, DECLARED_NEXT)

    def _awry(self, pose: Body) -> float:
        """By how many degrees a gun must still be turned to shoot at somebody."""
        places = (own_feet(self._state, other) for other in self._opponents)
        off = (angle_between(direction(pose.position, (x, y)), pose.facing) for x, y, _ in places)
        return min(off, default=AWRY)

    def _by(self, drive: Drive, action_points: int, full_move: bool) -> Iterator[Ride]:
        """A drive with the bonus, and one with fewer AP and an attack from its end."""
        vehicle = self._vehicle
        after = self._after(drive, DECLARED_NEXT)
        stands = self._standing(after) + self._ram(drive, after)
        if full_move:
            needed = max(ceil(drive.spent / self._speed) - 1, drive.turns, 1)
            if needed <= action_points:
                yield Ride(stands, Move(needed, full_move=True), needed, after, drive.strides)
        needed = max(ceil(drive.spent / self._speed), drive.turns, 1)
        if needed <= action_points:
            rest = action_points - needed
            attack = worth_of(best_prospect(after, vehicle, rest)) if self._armed and rest else 0.0
            used = action_points if attack else needed
            yield Ride(stands + attack, Move(needed), used, after, drive.strides)

    def _after(self, drive: Drive, beginning: Beginning) -> State:
        after = drive.trial.state
        after.figures[self._vehicle].statuses[Status.MOVED] = beginning.markers_after(drive.trial.legs)
        return after

    def _ram(self, drive: Drive, after: State) -> float:
        """What running into an opponent does to it, less what it does to the vehicle.  R1.5.5."""
        if drive.rams is None:
            return 0.0
        target = FigureId(drive.rams)
        speed, for_vehicle, for_target = collision_codes(after, self._vehicle, target)
        done = harm_of_damage(after, target, for_target, speed)
        dear = OWN + ABOARD * len(self.crew(after))
        return done - dear * harm_of_damage(after, self._vehicle, for_vehicle, speed)

    # -- worth ---------------------------------------------------------------------------------------------------------

    def crew(self, state: State) -> list[FigureId]:
        """The driver and those of his side who are aboard and able to act."""
        aboard = [
            figure
            for figure in passengers_of(state, self._vehicle)
            if state.figures[figure].controller == self._player and is_able_to_act(state, figure)
        ]
        return [self._driver, *(figure for figure in aboard if figure != self._driver)]

    def _standing(self, state: State) -> float:
        """What the crew's being where it is means: the way that is left, zones, what they can do, the danger."""
        crew = self.crew(state)
        # Who has a gun need not bring it anywhere.
        left = inf if self._guns else self.journey.left(own_feet(state, self._vehicle))
        each = BROUGHT + FOR_POINTS * self.journey.is_for_points
        brought = 0.0 if left == inf else each * min(len(crew), COUNTED) / (1.0 + left / self._round)
        worth = brought + HELD * lateness(state) * balance(state, self._player)
        for figure in crew[1:]:
            share = LATER if state.figures[figure].done else STILL
            worth += share * worth_of(best_prospect(state, figure, max(next_points(state, figure), 0)))
        if self._careful:
            worth -= FEAR * Danger(state, self._driver, crew[1:]).at(own_feet(state, self._driver))
        return worth


WALKING = 2.0
"""What a step on foot counts against one that is driven."""

MARGIN = 0.1
"""So much room is wanted on both sides of the ways that are looked for, in steps: nobody drives exactly."""


class Journey:
    """The way of one vehicle and those aboard to zones that bring points, or else to the nearest opponent.

    `walker` is whoever would walk the rest of it; `is_for_points` says whether it leads to such a zone.
    """

    def __init__(self, state: State, vehicle: FigureId, walker: FigureId) -> None:
        self._driven = ways_of(_driven(state, vehicle))
        self._walked = ways_for(state, walker)
        zones = places_to_go(state, walker)
        self.is_for_points = bool(zones)
        goals = zones or [own_feet(state, other) for other in opponents(state, walker)]
        feet = self._walked.lengths_to(goals)
        self._feet = feet
        self._lengths: Mapping[Spot, float] = self._driven.lengths_from(
            {spot: WALKING * length for spot, length in feet.items()}
        )
        self._cells: dict[Cell, float] = {}
        for spot, length in self._lengths.items():
            self._cells[spot[:2]] = min(length, self._cells.get(spot[:2], math.inf))

    def left(self, place: Point3) -> float:
        """How long it still is from a place of the vehicle, in steps that are driven; infinite without a way."""
        return self._driven.length_from(place, self._lengths)

    def hoped(self, pose: Body) -> float:
        """About how long it still is from a pose, whatever its height; for a quick look at many."""
        known = self._cells.get((math.floor(pose.x), math.floor(pose.y)))
        return self._driven.least_from(pose.position, self._lengths) if known is None else known

    def on_foot(self, place: Point3) -> float:
        """How long it is for who gets off at a place, as it is counted here; infinite without a way."""
        return WALKING * self._walked.length_beside(place, self._feet)


def _driven(state: State, vehicle: FigureId) -> Walker:
    """Who goes where the vehicle can go: as wide as it, and round, since it turns as it goes."""
    profile = state.setup.figure_by_id[vehicle].profile
    slow = tuple(z.area for z in state.setup.zones if z.kind in (ZoneKind.DIFFICULT, ZoneKind.ROUGH))
    wide = Circle(rounded(_half_width(profile.footprint) + MARGIN))
    return Walker(for_vehicles(state.battlefield), wide, profile.model_height, 0, slow)


def _half_width(footprint: Footprint) -> float:
    """Half of what a vehicle measures across."""
    if isinstance(footprint, Circle):
        return footprint.radius
    return max(abs(y) for _, y in footprint.points)

"""Where a vehicle could be driven, what it could do with its AP, and who takes the reins.  Chapter 3."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from heapq import nsmallest
from math import ceil, copysign, inf

from pb12table.bots.ground import Cell, Spot
from pb12table.bots.ways import Walker, ways_of
from pb12table.skirmish.ids import FigureId, total
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.pb12.bots.marching import HARDLY, begun, preparations, reloaded, to_reload, ways_for
from pb12table.systems.pb12.bots.posts import HELD, balance, lateness, places_to_go
from pb12table.systems.pb12.bots.prospects import (
    Danger,
    best_prospect,
    harm_of_damage,
    next_points,
    opponents,
    worth_of,
)
from pb12table.systems.pb12.rules.attacks.attack_plan import weapons
from pb12table.systems.pb12.rules.attacks.odds import check_probability
from pb12table.systems.pb12.rules.checks.checks import accident_modifiers
from pb12table.systems.pb12.rules.figures.falling import collision_codes
from pb12table.systems.pb12.rules.figures.figures import (
    body,
    has_status,
    is_able_to_act,
    is_on_table,
    is_opposing,
    markers_of,
    own_feet,
    value,
)
from pb12table.systems.pb12.rules.game.answers import (
    ActionAnswer,
    EndTurn,
    Horizontal,
    LetAct,
    Move,
    MoveAnswer,
    MoveOption,
    Reload,
    Reverse,
    SlowDown,
    Steer,
    Stop,
    TurnBy,
)
from pb12table.systems.pb12.rules.game.legality import action_refusal
from pb12table.systems.pb12.rules.game.state import Activation, State, Status
from pb12table.systems.pb12.rules.movement.move_options import option_refusal, option_result
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption
from pb12table.systems.pb12.rules.movement.path_plan import DECLARED_NEXT, Beginning, PathPlan, Trial
from pb12table.systems.pb12.rules.movement.planner import plan_path
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.vehicles.aboard import (
    is_at_steering_point,
    is_fixed,
    is_vehicle,
    passengers_of,
    steering_points,
    vehicle_of,
)
from pb12table.systems.pb12.rules.vehicles.accidents import STEER
from pb12table.systems.pb12.rules.vehicles.riding import ahead, footing, in_the_way, owner_on_table, thrown_off
from pb12table.table.battlefield import Battlefield, Body, for_vehicles
from pb12table.table.motion.contact import overlapping, swing
from pb12table.table.motion.sweep import walk
from pb12table.table.shapes import (
    TOLERANCE,
    Circle,
    Footprint,
    Outline,
    Point3,
    angle_between,
    direction,
    moved,
    normalised,
    rounded,
)

TURNS = (45.0, -45.0, 30.0, -30.0, 15.0, -15.0)
"""The turns that are weighed, in degrees."""

FARTHEST_BACK = 3
"""So many steps back are weighed, before anything else."""

TURNED, TRIED, RAMS_TRIED = 30, 6, 2
"""So many turns on each stretch of the way are looked at, and so many whole drives and rams tried by the rules."""

SHORTER = (0.35, 0.7)
"""These shares of the most hopeful drive are tried, too."""

TO_SPARE = 0.02
"""So much room is left on all sides, in steps."""

LEAST = 0.1
"""Shorter strides than this are not worth a movement point, in steps."""

APART, TURNED_APART = 1.5, 20.0
"""Ends of drives nearer to each other than this count as the same, in steps and degrees."""

LOOKED_AHEAD = (0.35, 0.7, 1.0)
"""At these shares of what could be driven after a turn one looks what it could lead to."""


Hope = Callable[[Body], float]
"""How far it is at a first glance from a pose to what is wanted."""


@dataclass(frozen=True, slots=True)
class Stride:
    """One option as the driver thinks of it: so many steps ahead (back: fewer than none), or a turn in degrees."""

    amount: float
    turns: bool = False

    def option(self, state: State, vehicle: FigureId) -> MoveOption:
        """Return the option from the vehicle's current place."""
        if self.turns:
            return TurnBy(self.amount)
        kind = Horizontal if self.amount > 0.0 else Reverse
        return kind(*ahead(state, vehicle, self.amount))

    @property
    def cost(self) -> int:
        """The movement points it takes on easy ground."""
        return 1 if self.turns or self.amount > 0.0 else 2


@dataclass(frozen=True, slots=True)
class Drive:
    """A drive that the rules accept: its strides, the trial that took them, how many turns and movement points."""

    strides: tuple[Stride, ...]
    trial: Trial
    turns: int

    @property
    def spent(self) -> int:
        return self.trial.spent

    @property
    def rams(self) -> str | None:
        """Return whom it runs into at its end."""
        risks = [leg.risk for leg in self.trial.legs if leg.risk is not None]
        return risks[-1].obstacle if risks else None


@dataclass(frozen=True, slots=True)
class _Course:
    """A way that is being looked for: where the vehicle is, by which strides, and what they cost."""

    pose: Body
    strides: tuple[Stride, ...] = ()
    spent: int = 0
    turns: int = 0
    obstacle: str | None = None


def drives(
    state: State,
    vehicle: FigureId,
    movement_points: int,
    turns: int,
    hoped: Hope,
    beginning: Beginning,
) -> Iterator[Drive]:
    """Yield drives with some movement points and turns that end where `hoped` is least, each tried by the rules."""
    ends: list[tuple[float, int, _Course]] = []
    for number, course in enumerate(_Search(state, vehicle, movement_points, turns, hoped).courses()):
        ends.append((hoped(course.pose), number, course))
    tried: list[_Course] = []
    rams = [end for end in ends if end[2].obstacle is not None]
    for _, _, course in (*nsmallest(RAMS_TRIED, rams), *sorted(ends)):
        if len(tried) >= TRIED:
            break
        if any(_is_near(course.pose, other.pose) and course.obstacle == other.obstacle for other in tried):
            continue
        tried.append(course)
        found = _tried(state, vehicle, course, movement_points, beginning)
        if found is None:
            continue
        yield found
        if len(tried) == 1 and found.rams is None:
            yield from _parts(state, vehicle, found, movement_points, beginning)


def _parts(
    state: State, vehicle: FigureId, whole: Drive, movement_points: int, beginning: Beginning
) -> Iterator[Drive]:
    """Yield the most hopeful drive, but not all of it: for one who does not dare to go so far."""
    for share in SHORTER:
        strides = whole.strides[: int(len(whole.strides) * share)]
        part = _tried(state, vehicle, _Course(body(state, vehicle), strides), movement_points, beginning)
        if part is not None:
            yield part


def _is_near(one: Body, other: Body) -> bool:
    aside = angle_between(one.facing, other.facing)
    return abs(one.x - other.x) + abs(one.y - other.y) < APART and aside < TURNED_APART


def _on(pose: Body, heading: float, length: float) -> Body:
    """Return the pose turned and moved on some steps."""
    x, y = moved(pose.position, heading, length)
    return pose.at(x, y, pose.z, heading)


def _tried(
    state: State, vehicle: FigureId, course: _Course, movement_points: int, beginning: Beginning
) -> Drive | None:
    """Return a drive as far as the rules accept it and nobody comes to harm; None if that is nowhere."""
    strides = course.strides
    while strides:
        trial = Trial(state, vehicle, movement_points, beginning)
        good = _taken(trial, strides, course.obstacle)
        if good == len(strides) or not good:
            break
        strides = strides[:good]
    if not strides or not good or thrown_off(trial.state, vehicle):
        return None
    return Drive(strides, trial, sum(stride.turns for stride in strides))


def _taken(trial: Trial, strides: Sequence[Stride], rams: str | None) -> int:
    """Return how many strides the rules accept, one after the other, before something unintended goes wrong."""
    for number, stride in enumerate(strides):
        option = stride.option(trial.state, trial.figure)
        if trial.refusal(option) is not None:
            return number
        risk = trial.take(option).risk
        if risk is not None and (rams is None or risk.obstacle != rams):
            return number
    return len(strides)


def _wider(footprint: Footprint) -> Footprint:
    """Return a footprint with a little to spare on all sides."""
    if isinstance(footprint, Circle):
        return Circle(footprint.radius + TO_SPARE)
    return Outline(tuple((x + copysign(TO_SPARE, x), y + copysign(TO_SPARE, y)) for x, y in footprint.points))


class _Search:
    """Courses of one vehicle: first back perhaps, then ahead, a turn, ahead, and so on; the most hopeful turns only."""

    def __init__(self, state: State, vehicle: FigureId, movement_points: int, turns: int, hoped: Hope) -> None:
        self._state, self._vehicle = state, vehicle
        self._battlefield: Battlefield = footing(state, vehicle)
        self._others = in_the_way(state, vehicle)
        self._points, self._turns, self._hoped = movement_points, turns, hoped
        self._start = body(state, vehicle)
        wider = replace(self._start, footprint=_wider(self._start.footprint))
        if not overlapping(self._battlefield, wider, self._others):
            # Places are rounded at each step: who drives past something with nothing to spare may touch it.
            self._start = wider

    def courses(self) -> Iterator[_Course]:
        """Yield every course looked at, from the shortest."""
        begun = [_Course(self._start), *self._back(_Course(self._start))]
        for number in range(self._turns + 1):
            ahead_of = [course for start in begun for course in self._ahead(start)]
            yield from ahead_of
            if number == self._turns:
                break
            clear = [course for course in (*begun, *ahead_of) if course.obstacle is None]
            begun = [turned for course, angle in self._hopeful(clear) for turned in self._turned(course, angle)]
            yield from begun

    def _ahead(self, course: _Course) -> list[_Course]:
        """Return courses straight on, step by step, up to what is in the way."""
        left = self._points - course.spent
        if left < 1:
            return []
        pose = course.pose
        way = walk(self._battlefield, pose, moved(pose.position, pose.facing, float(left)), self._others)
        steps = int(way.travelled + TOLERANCE)
        found: list[_Course] = []
        last = course
        for step in range(1, steps + 1):
            last = self._gone(last, pose, float(step), 1.0)
            found.append(last)
        hit = None if way.obstacle is None else owner_on_table(self._state, way.obstacle)
        if steps < left and hit is not None and self._is_opponent(hit):
            found.append(self._gone(last, pose, float(steps), 1.0, hit))
        elif steps < left and way.travelled - steps > LEAST:
            found.append(self._gone(last, pose, way.travelled, rounded(way.travelled - steps)))
        return found

    def _gone(self, course: _Course, start: Body, gone: float, length: float, obstacle: str | None = None) -> _Course:
        x, y = moved(start.position, start.facing, gone)
        pose = start.at(rounded(x), rounded(y), start.z)
        return _Course(pose, (*course.strides, Stride(length)), course.spent + 1, course.turns, obstacle)

    def _is_opponent(self, name: str) -> bool:
        return name in self._state.figures and is_opposing(self._state, self._vehicle, FigureId(name))

    def _back(self, course: _Course) -> Iterator[_Course]:
        """Yield courses some steps back, as far as there is room."""
        pose = course.pose
        way = walk(self._battlefield, pose, moved(pose.position, pose.facing, -float(FARTHEST_BACK)), self._others)
        strides: tuple[Stride, ...] = ()
        for step in range(1, min(int(way.travelled + TOLERANCE), self._points // 2) + 1):
            strides = (*strides, Stride(-1.0))
            x, y = moved(pose.position, pose.facing, -float(step))
            yield _Course(pose.at(rounded(x), rounded(y), pose.z), strides, 2 * step)

    def _hopeful(self, courses: list[_Course]) -> list[tuple[_Course, float]]:
        """Return the turns after which most progress may be made, before anything is known about obstacles."""
        rated: list[tuple[float, int, _Course, float]] = []
        for course in courses:
            left = self._points - course.spent - 1
            if left < 1:
                continue
            for angle in TURNS:
                heading = normalised(course.pose.facing + angle)
                hoped = min(self._hoped(_on(course.pose, heading, left * share)) for share in LOOKED_AHEAD)
                rated.append((hoped, len(rated), course, angle))
        return [(course, angle) for _, _, course, angle in nsmallest(TURNED, rated)]

    def _turned(self, course: _Course, angle: float) -> Iterator[_Course]:
        """Yield a turn, if there is room for the whole of it."""
        goal = rounded(normalised(course.pose.facing + angle))
        swung = swing(self._battlefield, course.pose, goal, self._others)
        if swung.obstacle is None and swung.facing == goal:
            pose = course.pose.at(course.pose.x, course.pose.y, course.pose.z, goal)
            yield _Course(pose, (*course.strides, Stride(angle, turns=True)), course.spent + 1, course.turns + 1)


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
        """Return the value to those aboard of leaving the vehicle alone."""
        return self._standing(self._state)

    def idling(self) -> float:
        """Return the value to them of its doing nothing though active; at a run that is dangerous."""
        return self._standing(self._state) - self._running()

    def found(self, action_points: int, *, full_move: bool = True) -> Iterator[Ride]:
        """Yield everything that could be done with some AP; `full_move`: a Move with all of them may have the bonus."""
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
        """Return the cost of doing anything but move while it is running.  R3.0.16."""
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
        """Return how many degrees a gun must still be turned to shoot at somebody."""
        places = (own_feet(self._state, other) for other in self._opponents)
        off = (angle_between(direction(pose.position, (x, y)), pose.facing) for x, y, _ in places)
        return min(off, default=AWRY)

    def _by(self, drive: Drive, action_points: int, full_move: bool) -> Iterator[Ride]:
        """Yield a drive with the bonus, and one with fewer AP and an attack from its end."""
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
        """Return what running into an opponent does to it, less what it does to the vehicle.  R1.5.5."""
        if drive.rams is None:
            return 0.0
        target = FigureId(drive.rams)
        speed, for_vehicle, for_target = collision_codes(after, self._vehicle, target)
        done = harm_of_damage(after, target, for_target, speed)
        dear = OWN + ABOARD * len(self.crew(after))
        return done - dear * harm_of_damage(after, self._vehicle, for_vehicle, speed)

    # -- worth ---------------------------------------------------------------------------------------------------------

    def crew(self, state: State) -> list[FigureId]:
        """Return the driver and those of his side who are aboard and able to act."""
        aboard = [
            figure
            for figure in passengers_of(state, self._vehicle)
            if state.figures[figure].controller == self._player and is_able_to_act(state, figure)
        ]
        return [self._driver, *(figure for figure in aboard if figure != self._driver)]

    def _standing(self, state: State) -> float:
        """Return the value of the crew's position: the remaining way, zones, what they can do, the danger."""
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
        """Return the remaining distance from a place of the vehicle, in steps driven; infinite without a path."""
        return self._driven.length_from(place, self._lengths)

    def hoped(self, pose: Body) -> float:
        """Return roughly the remaining distance from a pose, whatever its height; for a quick look at many."""
        known = self._cells.get((math.floor(pose.x), math.floor(pose.y)))
        return self._driven.least_from(pose.position, self._lengths) if known is None else known

    def on_foot(self, place: Point3) -> float:
        """Return the distance for one who gets off at a place, as counted here; infinite without a path."""
        return WALKING * self._walked.length_beside(place, self._feet)


def _driven(state: State, vehicle: FigureId) -> Walker:
    """Return a walker that goes where the vehicle can: as wide as it, and round, since it turns as it goes."""
    profile = state.setup.figure_by_id[vehicle].profile
    slow = tuple(z.area for z in state.setup.zones if z.kind in (ZoneKind.DIFFICULT, ZoneKind.ROUGH))
    wide = Circle(rounded(_half_width(profile.footprint) + MARGIN))
    return Walker(for_vehicles(state.battlefield), wide, profile.model_height, 0, slow)


def _half_width(footprint: Footprint) -> float:
    """Return half of what a vehicle measures across."""
    if isinstance(footprint, Circle):
        return footprint.radius
    return max(abs(y) for _, y in footprint.points)


PROGRESS = 1.0
"""A vehicle that cannot get so much nearer in a round is at the end of its journey, in steps."""

FOR_A_SHOT = 2
"""With so many AP is looked whether a gun is worth manning."""

MOST_KEPT = 64

Pose = tuple[float, float, float, float]


class Reins:
    """How one player drives; it remembers the ways it has planned, and where vehicles can get no further."""

    def __init__(self, *, careful: bool) -> None:
        self._careful = careful
        self._ways: dict[FigureId, tuple[Pose, tuple[Stride, ...]]] = {}
        self._goes_on: dict[tuple[FigureId, Pose, int], bool] = {}

    # -- taking the reins ----------------------------------------------------------------------------------------------

    def steering(self, state: State, figure: FigureId) -> tuple[float, Steer] | None:
        """Return the steering that gains a figure's side the most against leaving the vehicle alone, with its gain."""
        best: tuple[float, Steer] | None = None
        for vehicle in state.setup.vehicles:
            if action_refusal(state, figure, Steer(vehicle, 1)) is not None:
                continue
            gain, ride = self._best_with(state, figure, vehicle)
            own = value(state, vehicle, Attribute.ACTION_POINTS)
            if ride is not None and (best is None or gain > best[0]):
                best = (gain, Steer(vehicle, max(ride.points - own, 1)))
        return best

    def _best_with(self, state: State, figure: FigureId, vehicle: FigureId) -> tuple[float, Ride | None]:
        """Return the best ride with all AP a figure can hand on, and its gain with what the figure can do besides."""
        left = state.figures[figure].action_points
        extra = STEER.cost(state, Steer(vehicle, 1)) - 1
        own = value(state, vehicle, Attribute.ACTION_POINTS)
        steered = _steered(state, figure, vehicle)
        rides = Rides(steered, vehicle, figure, careful=self._careful)
        stays = rides.staying()
        best: tuple[float, Ride | None] = (0.0, None)
        for ride in rides.found(left - extra + own):
            gain = ride.worth + _besides(ride.after, figure, left - extra - max(ride.points - own, 1)) - stays
            if gain > best[0]:
                best = (gain, ride)
        return best

    # -- what the vehicle does -----------------------------------------------------------------------------------------

    def action(self, state: State, vehicle: FigureId) -> ActionAnswer:
        """Return the next action of an active vehicle; if nothing is left to do, its driver goes on."""
        left = state.figures[vehicle].action_points
        driver = self._walker(state, vehicle)
        if left > 0 and driver is not None:
            rides = Rides(state, vehicle, driver, careful=self._careful)
            full = action_refusal(state, vehicle, Move(left, full_move=True)) is None
            found = [ride for ride in rides.found(left, full_move=full) if self._is_legal(state, vehicle, ride)]
            rest = 0 if driver == vehicle else state.figures[driver].action_points
            rated = [(ride.worth + _besides(ride.after, driver, rest), ride) for ride in found]
            worth, best = max(rated, key=lambda each: each[0], default=(0.0, None))
            if best is not None and best.action is not None and worth > rides.idling() + _besides(state, driver, rest):
                if best.strides:
                    self._ways[vehicle] = (_pose(state, vehicle), best.strides)
                return best.action
        others = [other.id for other in state.figures.values() if other.activation is Activation.DIRECT]
        answers = [LetAct(other) for other in others if other != vehicle and state.figures[other].action_points]
        return next((each for each in answers if action_refusal(state, vehicle, each) is None), EndTurn())

    def _is_legal(self, state: State, vehicle: FigureId, ride: Ride) -> bool:
        return ride.action is not None and action_refusal(state, vehicle, ride.action) is None

    def _walker(self, state: State, vehicle: FigureId) -> FigureId | None:
        """Return the figure a vehicle travels for: one who steers it, or sits on it; itself if nobody does."""
        player = state.figures[vehicle].controller
        aboard = [other for other in passengers_of(state, vehicle) if state.figures[other].controller == player]
        at_helm = [other for other in aboard if is_at_steering_point(state, other, vehicle)]
        return next(iter((*at_helm, *aboard)), vehicle)

    # -- the way -------------------------------------------------------------------------------------------------------

    def option(self, state: State, request: ChooseMoveOption) -> MoveAnswer:
        """Return the next option of the planned path; without a plan for here, look for one from here."""
        vehicle = request.figure
        if request.adjust:
            return Stop()
        pose, strides = self._ways.pop(vehicle, (None, ()))
        if pose != _pose(state, vehicle):
            strides = self._looked_for(state, request)
        if not strides:
            return Stop()
        option = strides[0].option(state, vehicle)
        if option_refusal(state, vehicle, option) is not None:
            return Stop()
        result = option_result(state, vehicle, option)
        if len(strides) > 1:
            self._ways[vehicle] = ((result.x, result.y, result.z, result.facing), strides[1:])
        return option

    def _looked_for(self, state: State, request: ChooseMoveOption) -> tuple[Stride, ...]:
        """Return the strides that lead nearest with the points left, and no more turning than is certain."""
        vehicle = request.figure
        walker = self._walker(state, vehicle)
        if walker is None:
            return ()
        journey = Journey(state, vehicle, walker)
        points, turns = state.figures[vehicle].movement_points, max(1 - request.turns, 0)
        found = [
            (journey.left(drive.trial.place), drive.strides)
            for drive in drives(state, vehicle, points, turns, journey.hoped, DECLARED_NEXT)
            if drive.rams is None
        ]
        left, strides = min(found, key=lambda each: each[0], default=(0.0, ()))
        return strides if left < journey.left(own_feet(state, vehicle)) else ()

    # -- staying aboard ------------------------------------------------------------------------------------------------

    def stays_aboard(self, state: State, figure: FigureId) -> bool:
        """Return whether a figure had better stay on what it sits on: it is ridden, manned, or still on its way."""
        vehicle = vehicle_of(state, figure)
        if vehicle is None:
            return False
        if is_fixed(state, figure) or value(state, vehicle, Attribute.ACTION_POINTS) > 0:
            return True
        driver = self.driver_of(state, vehicle)
        if driver is None:
            return False
        if weapons(state, vehicle, ranged=True):
            return driver == figure and _has_targets(_steered(state, figure, vehicle), vehicle)
        return self._gets_on_faster(state, vehicle, figure, driver)

    def way_to_the_reins(self, state: State, figure: FigureId) -> PathPlan | None:
        """Return a passenger's path to where he could steer, if nobody does and all would get on faster; else None."""
        vehicle = vehicle_of(state, figure)
        if vehicle is None or not is_able_to_act(state, vehicle) or self.driver_of(state, vehicle) is not None:
            return None
        if not self._gets_on_faster(state, vehicle, figure, figure):
            return None
        points = max(value(state, figure, Attribute.MOVEMENT), 0) * state.figures[figure].action_points
        places = [(rounded(x), rounded(y)) for x, y, _ in steering_points(state, vehicle)]
        plans = [
            plan_path(state, figure, place, height=None, movement_points=points, farthest=points) for place in places
        ]
        safe = [plan for plan in plans if plan.is_paid and not plan.risks and plan.options]
        return min(safe, key=lambda plan: plan.cost, default=None)

    def _gets_on_faster(self, state: State, vehicle: FigureId, figure: FigureId, driver: FigureId) -> bool:
        """Return whether a figure gets where it wants faster by being driven, and the vehicle has room to go."""
        journey = Journey(state, vehicle, figure)
        left = journey.left(own_feet(state, vehicle))
        return left + PROGRESS < journey.on_foot(own_feet(state, figure)) and self._can_go_on(state, vehicle, driver)

    def driver_of(self, state: State, vehicle: FigureId) -> FigureId | None:
        """Return who of the vehicle's side can steer it, now or in a later round."""
        player = state.figures[vehicle].controller
        fit = (
            other.id
            for other in state.figures.values()
            if other.controller == player
            and is_at_steering_point(state, other.id, vehicle)
            and is_able_to_act(state, other.id)
            and not is_vehicle(state, other.id)
            and not has_status(state, other.id, Status.PANICKED)
        )
        return next(fit, None)

    def _can_go_on(self, state: State, vehicle: FigureId, driver: FigureId) -> bool:
        """Return whether a round's drive brings the vehicle nearer to its goal."""
        key = (vehicle, _pose(state, vehicle), state.game_round)
        if key not in self._goes_on:
            if len(self._goes_on) >= MOST_KEPT:
                self._goes_on.clear()
            journey = Journey(state, vehicle, driver)
            points = max(next_points(state, driver), 1)
            budget = max(value(state, vehicle, Attribute.MOVEMENT), 0) * (points + 1)
            least = journey.left(own_feet(state, vehicle)) - PROGRESS
            found = drives(state, vehicle, budget, points, journey.hoped, DECLARED_NEXT) if budget else ()
            self._goes_on[key] = any(journey.left(drive.trial.place) < least for drive in found)
        return self._goes_on[key]


def is_to_be_steered(state: State, vehicle: FigureId) -> bool:
    """Return whether somebody else can still steer a vehicle this round, so that it need not act by itself."""
    player = state.figures[vehicle].controller
    return is_on_table(state, vehicle) and any(
        not other.done and is_able_to_act(state, other.id) and is_at_steering_point(state, other.id, vehicle)
        for other in state.figures.values()
        if other.controller == player and not is_vehicle(state, other.id)
    )


def drives_next(state: State, figure: FigureId) -> bool:
    """Return whether a figure can next turn take the reins of something nobody has steered in this round yet."""
    return any(
        is_at_steering_point(state, figure, vehicle) and not state.figures[vehicle].done
        for vehicle in state.setup.vehicles
        if is_able_to_act(state, vehicle)
    )


def _steered(state: State, figure: FigureId, vehicle: FigureId) -> State:
    """Return the state once a figure has taken the helm of a vehicle.  R3.0.4."""
    steered = state.clone()
    placed = steered.figures[vehicle]
    placed.controller = steered.figures[figure].controller
    if placed.vehicle is not None:
        placed.vehicle.steered_by = figure
    return steered


def _besides(state: State, driver: FigureId, action_points: int) -> float:
    """Return the value of what a driver can do himself with the AP he has not handed on."""
    return worth_of(best_prospect(state, driver, action_points))


def _has_targets(state: State, vehicle: FigureId) -> bool:
    """Return whether there is a target where a gun stands, if it is turned that way and loaded."""
    gun = state.figures[vehicle]
    here = (gun.x, gun.y)
    with reloaded(state, vehicle, to_reload(state, vehicle)):
        for other in opponents(state, vehicle):
            gun.facing = direction(here, own_feet(state, other)[:2])
            if worth_of(best_prospect(state, vehicle, FOR_A_SHOT, targets=(other,))) > HARDLY:
                return True
    return False


def _pose(state: State, vehicle: FigureId) -> Pose:
    placed = state.figures[vehicle]
    return (placed.x, placed.y, placed.z, placed.facing)

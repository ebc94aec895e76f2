"""Where a vehicle could be driven: straight stretches and turns, as many as its AP allow, tried by the rules.

Turns are taken only where they cost no accident check (R3.0.18), and nothing is run into but opponents.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from heapq import nsmallest
from math import copysign

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.figures import body, is_opposing
from pb12table.systems.pb12.rules.game.answers import Horizontal, MoveOption, Reverse, TurnBy
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.movement.path_plan import Beginning, Trial
from pb12table.systems.pb12.rules.vehicles.riding import footing, in_the_way, owner_on_table, thrown_off
from pb12table.systems.pb12.rules.vehicles.vehicle_options import ahead
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.motion.contact import overlapping
from pb12table.table.motion.sweep import walk
from pb12table.table.motion.turning import swing
from pb12table.table.shapes import Circle, Footprint, Outline
from pb12table.table.units import TOLERANCE, angle_between, moved, normalised, rounded

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
        """The option from where the vehicle is."""
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
        """Whom it runs into at its end."""
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
    """Drives with so many movement points and turns that end where `hoped` is least, each tried by the rules."""
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
    """The most hopeful drive, but not all of it: for who does not dare to go so far."""
    for share in SHORTER:
        strides = whole.strides[: int(len(whole.strides) * share)]
        part = _tried(state, vehicle, _Course(body(state, vehicle), strides), movement_points, beginning)
        if part is not None:
            yield part


def _is_near(one: Body, other: Body) -> bool:
    aside = angle_between(one.facing, other.facing)
    return abs(one.x - other.x) + abs(one.y - other.y) < APART and aside < TURNED_APART


def _on(pose: Body, heading: float, length: float) -> Body:
    """The pose turned, and so many steps on."""
    x, y = moved(pose.position, heading, length)
    return pose.at(x, y, pose.z, heading)


def _tried(
    state: State, vehicle: FigureId, course: _Course, movement_points: int, beginning: Beginning
) -> Drive | None:
    """A drive as far as the rules accept it and nobody comes to harm; None when that is nowhere."""
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
    """How many strides the rules accept, one after the other, before something goes wrong that was not meant."""
    for number, stride in enumerate(strides):
        option = stride.option(trial.state, trial.figure)
        if trial.refusal(option) is not None:
            return number
        risk = trial.take(option).risk
        if risk is not None and (rams is None or risk.obstacle != rams):
            return number
    return len(strides)


def _wider(footprint: Footprint) -> Footprint:
    """A footprint with a little to spare on all sides."""
    if isinstance(footprint, Circle):
        return Circle(footprint.radius + TO_SPARE)
    return Outline(tuple((x + copysign(TO_SPARE, x), y + copysign(TO_SPARE, y)) for x, y in footprint.points))


class _Search:
    """Courses of one vehicle: first back perhaps, then ahead, a turn, ahead, and so on; the most hopeful turns only."""

    def __init__(
        self, state: State, vehicle: FigureId, movement_points: int, turns: int, hoped: Hope
    ) -> None:
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
        """Every course looked at, from the shortest."""
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
        """Straight on, one step after the other, up to what is in the way."""
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

    def _gone(
        self, course: _Course, start: Body, gone: float, length: float, obstacle: str | None = None
    ) -> _Course:
        x, y = moved(start.position, start.facing, gone)
        pose = start.at(rounded(x), rounded(y), start.z)
        return _Course(pose, (*course.strides, Stride(length)), course.spent + 1, course.turns, obstacle)

    def _is_opponent(self, name: str) -> bool:
        return name in self._state.figures and is_opposing(self._state, self._vehicle, FigureId(name))

    def _back(self, course: _Course) -> Iterator[_Course]:
        """Some steps back, as far as there is room."""
        pose = course.pose
        way = walk(self._battlefield, pose, moved(pose.position, pose.facing, -float(FARTHEST_BACK)), self._others)
        strides: tuple[Stride, ...] = ()
        for step in range(1, min(int(way.travelled + TOLERANCE), self._points // 2) + 1):
            strides = (*strides, Stride(-1.0))
            x, y = moved(pose.position, pose.facing, -float(step))
            yield _Course(pose.at(rounded(x), rounded(y), pose.z), strides, 2 * step)

    def _hopeful(self, courses: list[_Course]) -> list[tuple[_Course, float]]:
        """The turns after which there could be most progress, before anything is known of what is in the way."""
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
        """A turn, if there is room for the whole of it."""
        goal = rounded(normalised(course.pose.facing + angle))
        swung = swing(self._battlefield, course.pose, goal, self._others)
        if swung.obstacle is None and swung.facing == goal:
            pose = course.pose.at(course.pose.x, course.pose.y, course.pose.z, goal)
            yield _Course(pose, (*course.strides, Stride(angle, turns=True)), course.spent + 1, course.turns + 1)

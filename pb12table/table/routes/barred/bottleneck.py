"""The way that lacks least: past gaps too narrow and over steps too high for a body, and what it lacks there.

for found in bottlenecks(Climber(mover), ((12.0, 7.5), 0.0)):
    for lack in found.lacks:
        lack.kind, lack.at, lack.found, lack.needed, lack.between
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from heapq import heappop, heappush
from itertools import count

import numpy as np
import shapely

from pb12table.table.routes.barred.gaps import Gap, faces_past, room_for
from pb12table.table.routes.barred.naming import Lack, lack_of_gap, lack_of_step
from pb12table.table.routes.barred.steps import Climber, Step, steps_from
from pb12table.table.routes.giving_up import GivenUp
from pb12table.table.routes.search.search_state import never
from pb12table.table.routes.space.free_space import Storey, storey_at, storeys
from pb12table.table.routes.space.gates import anyone
from pb12table.table.shapes import Point, Point3, circumradius
from pb12table.table.units import TOLERANCE, plan_distance

_BESIDE = 0.05
"""A place so near to a part of a storey lies in it, in steps: round corners are drawn too wide."""

_NEXT_TO_NOTHING = 1e-6

_HEIGHT = 1.0
"""What is lacking of a climb is held against a climb of so many steps, where it is less itself."""


@dataclass(frozen=True, slots=True)
class Bottleneck:
    """What a body lacks on the way on which it lacks least: of each kind the passage that lacks most, worst first."""

    lacks: tuple[Lack, ...]


@dataclass(frozen=True, slots=True)
class Closed:
    """A part of the ground that a body does not get to: a place in it with the stand height, its area, and why."""

    inside: tuple[Point, float]
    area: float
    bottleneck: Bottleneck


def bottlenecks(
    climber: Climber, goal: tuple[Point, float], stop: Callable[[], bool] = never
) -> tuple[Bottleneck, ...] | None:
    """What stops a body on its way to a place and stand height: the way that lacks least, then that of the other kind.

    None where nothing stops it, so that a way is only too long; empty where nothing is found to be too narrow or too
    high. `stop` is asked again and again whether to give up; then GivenUp is raised.
    """
    net = _Net(climber, stop)
    ends = net.at(goal[0], goal[1])
    found = net.spread(ends)
    best = net.bottleneck(found, ends)
    if best is None or not best.lacks:
        return () if best is None else None
    if len(best.lacks) > 1:
        return (best,)
    is_gap = best.lacks[0].kind == "narrow"
    other = net.bottleneck(net.spread(ends, gaps=not is_gap, climbs=is_gap), ends)
    return (best,) if other is None else (best, other)


def closed_parts(climber: Climber, least: float, stop: Callable[[], bool] = never) -> tuple[Closed, ...]:
    """The parts of the ground of at least an area in square steps that a body does not get to, the largest first.

    `stop` is asked again and again whether to give up; then GivenUp is raised.
    """
    net = _Net(climber, stop)
    found = net.spread()
    closed: list[Closed] = []
    for number, (storey, part) in enumerate(net.parts):
        why = net.bottleneck(found, [number])
        if part.area >= least and (why is None or why.lacks):
            inside = part.representative_point()
            place = (float(inside.x), float(inside.y))
            closed.append(Closed((place, storey.height_at(place)), float(part.area), why or Bottleneck(())))
    return tuple(sorted(closed, key=lambda each: -each.area))


def reached_of(climber: Climber, places: Sequence[Point3], stop: Callable[[], bool] = never) -> tuple[bool, ...]:
    """Return which places to stand a body gets to, however far it may go."""
    net = _Net(climber, stop)
    found = net.spread(gaps=False, climbs=False)
    return tuple(any(node in found for node in net.at(place[:2], place[2])) for place in places)


@dataclass(frozen=True, slots=True)
class _Link:
    """How a node is got to: from another one, past a gap or over a step that needs so much; None where all is free."""

    before: int
    past: Gap | Step | None
    needs: float


Found = dict[int, _Link]


class _Net:
    """Parts of storeys where a body may be, and the faces that they lie in, as nodes; gaps and steps lead on."""

    def __init__(self, climber: Climber, stop: Callable[[], bool]) -> None:
        mover, body = climber.mover, climber.mover.body
        self.climber, self.stop = climber, stop
        self.radius, height, table = circumradius(body.footprint), body.height, mover.battlefield
        others = tuple(other for other in mover.others if other.id != body.id)
        self.storeys = storeys(table, self.radius, height)
        rooms = [(storey, room_for(storey, self.radius, height, others)) for storey in self.storeys]
        self.faces = faces_past(table, self.radius, height, others, rooms)
        self.parts = [(storey, part) for storey, parts in rooms for part in parts]
        self._own = [[number for number, (on, _) in enumerate(self.parts) if on is storey] for storey in self.storeys]
        self._first_face = list(np.cumsum([len(self.parts), *(len(faces.found) for faces in self.faces)]))
        self._gaps: dict[int, list[tuple[Gap, int]]] = {}
        for first, faces in zip(self._first_face, self.faces, strict=False):
            for gap in faces.gaps:
                one, two = (int(first) + face for face in gap.faces)
                self._gaps.setdefault(one, []).append((gap, two))
                self._gaps.setdefault(two, []).append((gap, one))
        self._within: dict[int, list[int]] = {}
        for number, (storey, part) in enumerate(self.parts):
            inside = part.representative_point()
            face = self._face((float(inside.x), float(inside.y)), storey)
            if face is not None:
                self._within.setdefault(number, []).append(face)
                self._within.setdefault(face, []).append(number)
        self._steps: dict[int, dict[int, list[tuple[Step, int]]]] = {}

    # -- where a place is ---------------------------------------------------------------------------------------

    def _face(self, point: Point, storey: Storey) -> int | None:
        own = {(surface.height, surface.ramp) for surface in storey.surfaces}
        for first, faces in zip(self._first_face, self.faces, strict=False):
            if any((surface.height, surface.ramp) in own for surface in faces.storey.surfaces):
                face = faces.at(point)
                return None if face is None else int(first) + face
        return None

    def _part(self, storey: int, point: Point) -> int | None:
        """The part of a storey in which a place lies."""
        place = shapely.Point(point)
        away = [(float(self.parts[number][1].distance(place)), number) for number in self._own[storey]]
        far, number = min(away, default=(_BESIDE, -1))
        return number if far < _BESIDE else None

    def at(self, point: Point, height: float) -> list[int]:
        """The nodes at a place and stand height: parts, or the face where only a thinner body gets."""
        holding = [storey for storey in self.storeys if storey.holds(point, height)]
        parts = [self._part(storey.number, point) for storey in holding]
        if any(part is not None for part in parts):
            return [part for part in parts if part is not None]
        faces = (
            (int(first), faces)
            for first, faces in zip(self._first_face, self.faces, strict=False)
            if faces.storey.holds(point, height)
        )
        return [first + face for first, on in faces if (face := on.at(point)) is not None]

    def _start(self) -> list[int]:
        body = self.climber.mover.body
        storey = storey_at(self.storeys, body.position, body.z)
        part = None if storey is None else self._part(storey.number, body.position)
        return self.at(body.position, body.z) if part is None else [part]

    # -- the search ---------------------------------------------------------------------------------------------

    def spread(self, ends: Iterable[int] = (), *, gaps: bool = True, climbs: bool = True) -> Found:
        """The ways that lack least from where the body stands to all nodes, or until one of some is found.

        `gaps` and `climbs`: past what is too narrow, over what is too high.
        """
        wanted, found = frozenset(ends), Found()
        order, waiting = count(), list[tuple[float, float, int, int, _Link]]()
        for start in self._start():
            heappush(waiting, (0.0, 0.0, next(order), start, _Link(-1, None, 0.0)))
        while waiting:
            if self.stop():
                raise GivenUp
            worst, whole, _, node, link = heappop(waiting)
            if node in found:
                continue
            step = link.past
            if isinstance(step, Step) and not step.is_taken(self.climber.climbing(max(link.needs, self.climber.climb))):
                higher = (each for each in step.higher(self.climber) if climbs and each > link.needs + TOLERANCE)
                for needs in list(higher)[:1]:
                    more = self._lack(step, needs) - self._lack(step, link.needs)
                    entry = (max(worst, self._lack(step, needs)), whole + more, next(order), node)
                    heappush(waiting, (*entry, replace(link, needs=needs)))
                continue
            found[node] = link
            if node in wanted:
                break
            for to, past, needs in self._onward(node, gaps=gaps, climbs=climbs):
                if to not in found:
                    lack = self._lack(past, needs)
                    entry = (max(worst, lack), whole + lack + self._far(past), next(order), to)
                    heappush(waiting, (*entry, _Link(node, past, needs)))
        return found

    def _lack(self, past: Gap | Step | None, needs: float) -> float:
        """How much a body lacks for a passage, as a share of what it has."""
        if isinstance(past, Gap):
            return max(0.0, 1.0 - past.width / (2.0 * self.radius))
        climb = self.climber.climb
        return max(0.0, needs - climb - TOLERANCE) / max(climb, _HEIGHT)

    def _far(self, past: Gap | Step | None) -> float:
        """Of passages that are alike the nearest one is told: next to nothing, more for one farther away."""
        if not isinstance(past, Step):
            return 0.0
        return _NEXT_TO_NOTHING * plan_distance(self.climber.mover.body.position, past.start[:2])

    def _onward(self, node: int, *, gaps: bool, climbs: bool) -> Iterable[tuple[int, Gap | Step | None, float]]:
        for other in self._within.get(node, ()):
            yield other, None, 0.0
        if gaps:
            for gap, face in self._gaps.get(node, ()):
                yield face, gap, gap.width
        if node < len(self.parts):
            for step, part in self._steps_out(node):
                if climbs or step.needs <= self.climber.climb + TOLERANCE:
                    yield part, step, step.needs

    def _steps_out(self, part: int) -> Sequence[tuple[Step, int]]:
        """The steps from a part of a storey to other parts."""
        storey = self.parts[part][0]
        if storey.number not in self._steps:
            self._steps[storey.number] = self._all_steps(storey)
        return self._steps[storey.number].get(part, ())

    def _all_steps(self, storey: Storey) -> dict[int, list[tuple[Step, int]]]:
        without = replace(self.climber, mover=anyone(self.climber.mover))
        found: dict[int, list[tuple[Step, int]]] = {}
        steps = steps_from(self.storeys, storey, without)
        begins = self._parts_at(storey.number, [step.start[:2] for step in steps])
        for number in {step.storey for step in steps}:
            rows = [row for row, step in enumerate(steps) if step.storey == number]
            ends = self._parts_at(number, [steps[row].ends[-1][:2] for row in rows])
            for row, end in zip(rows, ends, strict=True):
                if begins[row] >= 0 <= end != begins[row]:
                    found.setdefault(begins[row], []).append((steps[row], end))
        return found

    def _parts_at(self, storey: int, places: Sequence[Point]) -> list[int]:
        """The parts of a storey in which places lie, -1 for none."""
        own = self._own[storey]
        if not own or not places:
            return [-1] * len(places)
        tree = shapely.STRtree([self.parts[number][1] for number in own])
        points = shapely.points(np.array(places))
        which, part = tree.query_nearest(points, max_distance=_BESIDE)
        found = [-1] * len(places)
        for row, number in zip(which.tolist(), part.tolist(), strict=True):
            found[row] = own[number]
        return found

    # -- what a way lacks ---------------------------------------------------------------------------------------

    def bottleneck(self, found: Found, ends: Iterable[int]) -> Bottleneck | None:
        """What a body lacks on the way to the first of some nodes that was found; None where none was."""
        end = next((end for end in ends if end in found), None)
        if end is None:
            return None
        worst: dict[str, tuple[float, Lack]] = {}
        while end >= 0:
            link = found[end]
            lack = self._lack(link.past, link.needs)
            if link.past is not None and lack > TOLERANCE:
                told = self._told(link.past, link.needs, end)
                if told.kind not in worst or worst[told.kind][0] < lack:
                    worst[told.kind] = (lack, told)
            end = link.before
        return Bottleneck(tuple(told for _, told in sorted(worst.values(), key=lambda each: -each[0])))

    def _told(self, past: Gap | Step, needs: float, node: int) -> Lack:
        if isinstance(past, Step):
            return lack_of_step(self.climber, past, needs)
        number = int(np.searchsorted(self._first_face, node, side="right")) - 1
        return lack_of_gap(self.climber, past, self.faces[number].storey)

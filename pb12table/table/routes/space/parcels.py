"""Parcels: the parts of a table that are connected for a body, and places that nobody can get to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

import numpy as np
import shapely

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.footprints import Area, footprint_polygon
from pb12table.table.routes.space.crossings import Mover
from pb12table.table.routes.space.free_space import Storey, storeys
from pb12table.table.routes.space.gates import CLEAR, CLOSE_SPACING, Gates, gates_of
from pb12table.table.routes.space.storey_now import is_in_the_way
from pb12table.table.routes.space.walkable import Surface
from pb12table.table.shapes import TOLERANCE, Circle, Point, Region, circumradius
from pb12table.table.surfaces import SUPPORT_BAND
from pb12table.table.unions import Floats, meeting, near, prepare_for_threads, region_of

_NEAR = 1.1
"""How far from a parcel a crossing into it can begin, in steps."""

_BESIDE = 0.05
"""How far outside of its parcel a body may be: round corners are drawn a little too wide."""

_SLIVER = 1e-4
"""Parcels of less area than this, in square steps, are no room for anybody."""


@dataclass(frozen=True, slots=True, eq=False)
class Parcel:
    """A connected part of a storey, as the region for the base point of a body.

    `inside` is a place in it and `height` the stand height there. `enclosed`: what bounds it is solid or the edge of
    the table, and nowhere a drop.
    """

    number: int
    storey: Storey
    polygon: shapely.Polygon
    inside: Point
    height: float
    enclosed: bool

    @property
    def area(self) -> float:
        """The area for the base point in square steps."""
        return float(self.polygon.area)

    @property
    def region(self) -> Region:
        """The region for the base point."""
        return region_of(self.polygon)


@dataclass(slots=True, eq=False)
class Parcels:
    """All parcels of a table for bodies of one radius and height that climb a length at a time, in steps."""

    battlefield: Battlefield
    mover: Mover
    found: tuple[Parcel, ...]
    _ways_in: dict[tuple[int, bool], frozenset[int]] = field(default_factory=dict)

    def under(self, point: Point, height: float | None = None) -> tuple[Parcel, ...]:
        """Return the parcels of a body standing at a place, at a stand height or at any."""
        place = shapely.Point(point)
        return tuple(
            parcel
            for parcel in self.found
            if (height is None or abs(parcel.storey.height_at(point) - height) <= SUPPORT_BAND + TOLERANCE)
            and parcel.polygon.distance(place) < _BESIDE
        )

    def meeting(self, area: Area) -> tuple[Parcel, ...]:
        """Return the parcels in which a body can stop with its base point in an area."""
        polygon = shapely.Polygon(area.outline, area.holes)
        low, high = area.band or (-1.0, float("inf"))
        return tuple(
            parcel
            for parcel in self.found
            if parcel.storey.low <= high
            and parcel.storey.high >= low
            and meeting(parcel.polygon, polygon)
            and not shapely.intersection_all([parcel.polygon, parcel.storey.end, polygon]).is_empty
        )

    def room_in(self, area: Area, others: Iterable[Body] = ()) -> list[tuple[float, Region]]:
        """Return where bodies can stand with base points in an area, beside others, with the stand height of each part.

        Lengths in steps; on sloping ground the height is that of one place of the part.
        """
        polygon, company = shapely.Polygon(area.outline, area.holes), tuple(others)
        found: list[tuple[float, Region]] = []
        for parcel in self.meeting(area):
            taken = [
                shapely.Point(other.position).buffer(circumradius(other.footprint) + self._radius)
                for other in company
                if abs(other.z - parcel.height) < max(other.height, self.mover.body.height)
            ]
            room = shapely.intersection_all([parcel.polygon, parcel.storey.end, polygon])
            region = region_of(room.difference(shapely.union_all(taken)))
            if not region.is_empty:
                found.append((parcel.height, region))
        return found

    @property
    def _radius(self) -> float:
        return circumradius(self.mover.body.footprint)

    def can_enter(self, parcel: Parcel, starts: Iterable[int], *, climbing: bool) -> bool:
        """Return whether a path leads into a parcel from one of others, by their numbers."""
        wanted = frozenset(starts)
        reached, waiting = {parcel.number}, [parcel.number]
        while waiting:
            if wanted & reached:
                return True
            for number in sorted(self._entered_from(waiting.pop(), climbing) - reached):
                reached.add(number)
                waiting.append(number)
        return bool(wanted & reached)

    def _entered_from(self, number: int, climbing: bool) -> frozenset[int]:
        """Return the parcels from which one can be entered in one crossing."""
        key = (number, climbing)
        if key not in self._ways_in:
            self._ways_in[key] = frozenset(self._find_ways_in(self.found[number], climbing))
        return self._ways_in[key]

    def _find_ways_in(self, parcel: Parcel, climbing: bool) -> Iterable[int]:
        mover = self.mover if climbing else replace(self.mover, climb=0.0)
        whole = {parcel.storey.number: parcel.storey} | {other.storey.number: other.storey for other in self.found}
        goal = replace(parcel.storey, walk=parcel.polygon, end=parcel.polygon.intersection(parcel.storey.end))
        for storey in whole.values():
            beside = replace(storey, edges=_near_edges(storey.edges, parcel.polygon))
            if not len(beside.edges):
                continue
            gates = gates_of((goal,), beside, mover)
            for number, (place, out) in enumerate(zip(gates.places, gates.out, strict=True)):
                behind = gates.behind(number)
                if behind and (climbing or all(move.kind == "walk" for way in behind for move in way.moves)):
                    x, y = place - CLEAR * out
                    start = self._parcel_of(storey, (float(x), float(y)))
                    if start is not None and start is not parcel:
                        yield start.number

    def _parcel_of(self, storey: Storey, point: Point) -> Parcel | None:
        place = shapely.Point(point)
        own = [parcel for parcel in self.found if parcel.storey is storey]
        return min(own, key=lambda parcel: float(parcel.polygon.distance(place)), default=None)


@lru_cache(maxsize=8)
def parcels(battlefield: Battlefield, radius: float, height: float, climb: float) -> Parcels:
    """Return the parcels of a table for round bodies; that of the largest part of the table itself comes first."""
    body = Body("", Circle(radius), 0.0, 0.0, 0.0, 0.0, height, height)
    found: list[Parcel] = []
    for storey in storeys(battlefield, radius, height):
        parts = [part for part in shapely.get_parts(storey.walk) if isinstance(part, shapely.Polygon)]
        for part in sorted(parts, key=lambda part: -part.area):
            if part.area > _SLIVER:
                found.append(_parcel(len(found), storey, part))
    return Parcels(battlefield, Mover(battlefield, body, (), climb), tuple(found))


def _parcel(number: int, storey: Storey, part: shapely.Polygon) -> Parcel:
    place = part.representative_point()
    prepare_for_threads(part)
    inside = (float(place.x), float(place.y))
    return Parcel(number, storey, part, inside, storey.height_at(inside), _is_enclosed(storey.surfaces, part))


def _is_enclosed(surfaces: tuple[Surface, ...], part: shapely.Polygon) -> bool:
    """Return whether a part nowhere ends at the edge of its surfaces; the table ends only at its own edge."""
    shared = [float(surface.walk.intersection(part).area) for surface in surfaces]
    # A narrow part may share little with each surface it runs along; then that with the most counts.
    least = min(_SLIVER, max(shared))
    own = [surface for surface, area in zip(surfaces, shared, strict=True) if area >= least]
    if any(surface.ramp is None and surface.height == 0.0 for surface in own):
        return True
    edge = shapely.boundary(shapely.union_all([surface.whole for surface in own]))
    return float(edge.intersection(part.exterior.buffer(0.002)).length) < 0.05


def _near_edges(edges: Floats, polygon: shapely.Polygon) -> Floats:
    """Return the edges from which a crossing may lead into a polygon."""
    if not len(edges):
        return edges
    lines = shapely.linestrings(edges.reshape(-1, 2, 2))
    found: Floats = edges[near(polygon, lines, _NEAR)]
    return found


Part = tuple[int, int]
"""A connected part of a storey: the numbers of both."""

_BEYOND = 1.01
"""A gate leads no farther than this, in steps."""

_TOUCHING = 1e-6
"""A way as near as this to a part of a storey leads into it, in steps."""

_CUT_OFF_BESIDE = 0.3
"""By so much more than to the nearest part a place may be away from another one and still belong to both, in steps:
borders are drawn too wide.
"""

_THINNER = 0.05
"""How much thinner than they are bodies are taken here, in steps, for the same reason."""

Place = tuple[Storey, Point]


@dataclass(frozen=True, slots=True)
class Passable:
    """Where a mover may walk: storeys, the mover without place, name and company (`gates.anyone`), and other bodies
    that stand in its way.

    With a `spacing` gates lie so far apart and up to the ends of borders, and nothing that is low enough is ruled out
    behind them: for a search that may lead through a gate beside the place where it was tried, and aslant.
    """

    storeys: tuple[Storey, ...]
    mover: Mover
    bodies: tuple[Body, ...] = ()
    spacing: float | None = None


def is_cut_off(ground: Passable, start: Place, goal: tuple[Point, float]) -> bool:
    """Return whether no path leads from a place on a storey to a goal (place and stand height), at any cost.

    Over a body a crossing may lead all the same: see `is_shut_in`.
    """
    holding = _holding(ground, goal)
    # Over a gap what lies on both sides carries.
    return bool(holding) and not _lead(ground, _parts_at(ground, *start), holding)


def is_shut_in(ground: Passable, start: Place, goal: tuple[Point, float], before: Iterable[Place]) -> bool:
    """Return whether no path leads to a goal past the other bodies, nor over them.

    `before` are all places from which one option, or a crossing, leads to the goal.
    """
    if not is_cut_off(ground, start, goal):
        return False
    holding = _holding(ground, goal)
    return all(_lead(ground, _parts_at(ground, *place)[:1], holding) for place in before)


def _holding(ground: Passable, goal: tuple[Point, float]) -> list[Part]:
    """Return the parts in which a goal may lie."""
    place, height = goal
    holding = [storey for storey in ground.storeys if storey.holds(place, height)]
    return [part for storey in holding for part in _parts_at(ground, storey, place)]


def _lead(ground: Passable, here: Sequence[Part], there: Sequence[Part]) -> bool:
    """Return whether crossings lead from one of some parts to one of others."""
    return any(_leads(ground, start, goal) for start in here for goal in there)


@lru_cache(maxsize=1024)
def _leads(ground: Passable, start: Part, goal: Part) -> bool:
    """Return whether crossings lead from one part to another: searched backward from the goal, which is smaller."""
    met, left = {goal}, [goal]
    while start not in met and left:
        there = left.pop()
        for storey in ground.storeys:
            for before in _parts_before(ground, storey, there):
                if before not in met:
                    met.add(before)
                    left.append(before)
    return start in met


@lru_cache(maxsize=4096)
def _parts_before(ground: Passable, storey: Storey, there: Part) -> frozenset[Part]:
    """Return the parts of a storey from which a crossing leads to a part of another one, or of the same."""
    if not _parts(ground, storey):
        return frozenset()
    number, _ = there
    target = _parts(ground, ground.storeys[number])[there[1]]
    gates = _gates(ground, storey)
    if not len(gates.places):
        return frozenset()
    away = np.asarray(shapely.distance(shapely.points(gates.places), target))
    found: set[Part] = set()
    for row in np.argsort(away).tolist():
        if away[row] > _BEYOND:
            break
        x, y = gates.places[row].tolist()
        before, *_ = _parts_at(ground, storey, (x, y))
        if before in found or before == there:
            continue
        way = shapely.LineString([(x, y), (x + gates.out[row, 0], y + gates.out[row, 1])])
        # What is left beside a body may be got to aslant only.
        is_met = ground.spacing is not None or bool(ground.bodies) or way.distance(target) <= _TOUCHING
        if is_met and number in _behind(ground, gates, row):
            found.add(before)
    return frozenset(found)


def _behind(ground: Passable, gates: Gates, row: int) -> set[int]:
    """Return the storeys to which a gate may lead, by their numbers."""
    if ground.spacing is None:
        return {behind.storey for behind in gates.behind(row)}
    return {span.storey.number for span in gates.spans(row)}


def _gates(ground: Passable, storey: Storey) -> Gates:
    if ground.spacing is None:
        return gates_of(ground.storeys, storey, ground.mover, CLOSE_SPACING)
    return gates_of(ground.storeys, storey, ground.mover, ground.spacing, to_ends=True)


@lru_cache(maxsize=256)
def _parts(ground: Passable, storey: Storey) -> tuple[shapely.Polygon, ...]:
    wide, height = circumradius(ground.mover.body.footprint) - _THINNER, ground.mover.body.height
    near = [body for body in ground.bodies if is_in_the_way(storey, body, height)]
    taken = shapely.union_all([footprint_polygon(body).buffer(wide) for body in near])
    walk = storey.walk.difference(taken) if near else storey.walk
    return tuple(part for part in shapely.get_parts(walk) if isinstance(part, shapely.Polygon))


def _parts_at(ground: Passable, storey: Storey, point: Point) -> list[Part]:
    """Return the parts of a storey to which a point may belong, nearest first."""
    parts = _parts(ground, storey)
    if len(parts) < 2:
        return [(storey.number, 0)] * len(parts)
    away = np.asarray(shapely.distance(np.array(parts), shapely.Point(point)))
    nearest = np.argsort(away)
    return [(storey.number, int(number)) for number in nearest if away[number] <= away[nearest[0]] + _CUT_OFF_BESIDE]

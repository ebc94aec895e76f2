"""Where on a coarse grid a body can be, and what is seen from there: looked up by bots again and again, worked out
once.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.cells import Raster
from pb12table.table.motion.falling import stand, stand_heights
from pb12table.table.motion.passing import CLEARANCE, OpenGround
from pb12table.table.motion.sweep import lift, slide, walk
from pb12table.table.shapes import Footprint, Point3, at_least, rounded
from pb12table.table.sight.many import Site, Sites, Stature, looks_from, looks_of
from pb12table.table.sight.sight import EVERYWHERE, cover_of
from pb12table.table.sight.visible import visible_ground

Cell = tuple[int, int]
Spot = tuple[int, int, float]
"""A cell of the grid and the stand height in it."""

NEIGHBOURS = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))

SAME_LEVEL = 0.6
"""Spots that differ by less are looked at as being on one level when a place is put on the map, in steps."""

DETOUR = 1.5
"""How far beside its cell a goal may be entered, in cells, when nobody can stand in it."""

MOST_KEPT = 10_000
"""How many places, and straight ways, are kept before the memory is emptied."""


class Ground:
    """The grid of a table for bodies of a build; what was looked at once is kept."""

    def __init__(self, battlefield: Battlefield, footprint: Footprint, height: float) -> None:
        self._battlefield, self._footprint, self._height = battlefield, footprint, height
        columns, rows = max(math.ceil(battlefield.width), 1), max(math.ceil(battlefield.depth), 1)
        self._east = [rounded((column + min(column + 1.0, battlefield.width)) / 2) for column in range(columns)]
        self._north = [rounded((row + min(row + 1.0, battlefield.depth)) / 2) for row in range(rows)]
        self._low = battlefield.gait.ledge - CLEARANCE
        self._spots: dict[Cell, tuple[Spot, ...]] = {}
        self._near: dict[Point3, tuple[tuple[Spot, float], ...]] = {}
        self._walks: dict[tuple[Point3, Point3], bool] = {}

    @cached_property
    def plain(self) -> OpenGround:
        """Return what is obvious about the ground."""
        return OpenGround(self._battlefield, self._footprint, self._height, self._east, self._north)

    def place(self, spot: Spot) -> Point3:
        """Return the middle of a spot's cell, or of what of the cell is on the table."""
        column, row, height = spot
        return (self._east[column], self._north[row], height)

    def spots(self, cell: Cell) -> tuple[Spot, ...]:
        """Return where in a cell the body can stand safely, from the bottom up."""
        if cell not in self._spots:
            self._spots[cell] = tuple(self._safe_spots(cell))
        return self._spots[cell]

    def _safe_spots(self, cell: Cell) -> Iterable[Spot]:
        column, row = cell
        if not (0 <= column < len(self._east) and 0 <= row < len(self._north)):
            return
        if self.plain.bare[cell]:
            yield (column, row, 0.0)
            return
        x, y = self._east[column], self._north[row]
        for height in stand_heights(self._battlefield, x, y):
            if stand(self._battlefield, self._body((x, y, height)), ()).safe:
                yield (column, row, height)

    def is_walked(self, spot: Spot, step: Cell, other: Spot) -> bool | None:
        """Return whether one walks straight to a neighbour, as far as that is obvious; None if it must be tried."""
        column, row, height = spot
        rise, walled, free = self._plain_steps[step]
        if abs(other[2] - height) > rise[column][row]:
            return False
        if max(height, other[2]) < self._low:
            if walled[column][row]:
                return False
            if free[column][row]:
                return True
        return None

    @cached_property
    def _plain_steps(self) -> dict[Cell, tuple[list[list[float]], list[list[bool]], list[list[bool]]]]:
        """Return the obvious parts of the steps to each neighbour as lists, faster for one cell than arrays."""
        plain = self.plain
        return {
            step: (rise.tolist(), plain.walled[step].tolist(), plain.free[step].tolist())
            for step, rise in plain.rise.items()
        }

    def walks(self, place: Point3, goal: Point3) -> bool:
        """Return whether nothing is in the straight path from a place to another, and it leads to its height."""
        end, ledge = walk(self._battlefield, self._body(place), goal[:2], ()), self._battlefield.gait.ledge
        return end.obstacle is None and not end.at_edge and abs(end.z - goal[2]) < ledge

    def climbs(self, place: Point3, goal: Point3) -> bool:
        """Return whether one vertical option leads from a place to another: up and across, or across and down."""
        rise = abs(goal[2] - place[2])
        low, high = sorted((place, goal), key=lambda each: each[2])
        body = self._body(low)
        if not at_least(lift(self._battlefield, body, rise, ()).z, high[2]):
            return False
        across = slide(self._battlefield, body.at(low[0], low[1], high[2]), high[:2], ())
        return across.obstacle is None and not across.at_edge

    def near(self, place: Point3) -> tuple[tuple[Spot, float], ...]:
        """Return the spots near any place on its level, and their distances."""
        if place not in self._near:
            if len(self._near) >= MOST_KEPT:
                self._near.clear()
            column, row = math.floor(place[0]), math.floor(place[1])
            found = (
                (other, math.dist(place[:2], self.place(other)[:2]))
                for across in (-1, 0, 1)
                for along in (-1, 0, 1)
                for other in self.spots((column + across, row + along))
                if abs(other[2] - place[2]) < SAME_LEVEL
            )
            self._near[place] = tuple((other, length) for other, length in found if length <= DETOUR)
        return self._near[place]

    def enters(self, place: Point3, spot: Spot) -> bool:
        """Return whether one walks straight from a place to a spot near it."""
        return self.leads(place, self.place(spot))

    def leads(self, place: Point3, goal: Point3) -> bool:
        """Return the same as `walks`, kept for the next time."""
        if goal[:2] == place[:2]:
            return True
        key = (place, goal)
        if key not in self._walks:
            if len(self._walks) >= MOST_KEPT:
                self._walks.clear()
            self._walks[key] = self.walks(place, goal)
        return self._walks[key]

    def _body(self, place: Point3) -> Body:
        return Body("", self._footprint, *place, 0.0, self._height, self._height)


@lru_cache(maxsize=32)
def ground_of(battlefield: Battlefield, footprint: Footprint, height: float) -> Ground:
    """Return the grid of a table for bodies of a build, kept for the next time."""
    return Ground(battlefield, footprint, height)


def watched(
    battlefield: Battlefield, watchers: Sequence[Body], body: Body, places: Sequence[tuple[Spot, Point3]]
) -> dict[Spot, int]:
    """Return how many watchers, who look all around, see the base point of a body at each spot with its place."""
    if not watchers or not places:
        return {spot: 0 for spot, _ in places}
    raster = Raster(battlefield.width, battlefield.depth, 1.0)
    stature = Stature(body.footprint, body.height, body.eye)
    sites = Sites(raster, stature, tuple(Site(spot[:2], place) for spot, place in places))
    seen = looks_from(battlefield, [watcher.base_point for watcher in watchers], raster, looks_of(sites, body.eye))
    if seen is not None:
        return dict(zip((spot for spot, _ in places), seen.sum(axis=0).tolist(), strict=True))
    found = {spot: 0 for spot, _ in places}
    for watcher in watchers:
        for spot, (_, _, height) in places:
            found[spot] += _seen_from(battlefield, watcher, rounded(height + body.eye))[spot[1]][spot[0]]
    return found


@lru_cache(maxsize=1024)
def _seen_from(battlefield: Battlefield, watcher: Body, level: float) -> list[list[bool]]:
    """Return which cells of a table, by row and column, are seen by somebody looking all around at a height."""
    raster = Raster(battlefield.width, battlefield.depth, 1.0)
    seen: list[list[bool]] = raster.inside(visible_ground(battlefield, watcher, EVERYWHERE, (), level=level)).tolist()
    return seen


GLIMPSES_MOST_KEPT = 200_000
"""How many glimpses of a table are kept before the memory is emptied."""


@dataclass(frozen=True, slots=True)
class Build:
    """A body without its place: footprint, facing in degrees, height, and the eye's height above the stand height."""

    footprint: Footprint
    facing: float
    height: float
    eye: float


@dataclass(frozen=True, slots=True)
class Glimpse:
    """The covered share of a silhouette, 0 to 1, and the levels of the translucent pieces in the way, added up."""

    covered: float
    translucent: int


class Glimpses:
    """What terrain covers on one table."""

    def __init__(self, battlefield: Battlefield) -> None:
        self._battlefield = battlefield
        self._levels = {piece.id: piece.translucent for piece in battlefield.pieces}
        self._builds: dict[Build, int] = {}
        self._known: dict[tuple[int, Point3, int, Point3], Glimpse] = {}

    def number_of(self, build: Build) -> int:
        """Return the number by which a build is known here."""
        return self._builds.setdefault(build, len(self._builds))

    def of(self, looks: int, eye_at: Point3, stands: int, place: Point3) -> Glimpse:
        """Return the glimpse that an observer of one build at one place has of another build elsewhere."""
        key = (looks, eye_at, stands, place)
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= GLIMPSES_MOST_KEPT:
                self._known.clear()
            known = self._known[key] = self._looked(*key)
        return known

    def _looked(self, looks: int, eye_at: Point3, stands: int, place: Point3) -> Glimpse:
        builds = list(self._builds)
        cover, between = cover_of(self._battlefield, _body(builds[looks], eye_at), _body(builds[stands], place), ())
        return Glimpse(cover.covered_share, sum(self._levels[piece] for piece in between))


def _body(build: Build, place: Point3) -> Body:
    return Body("", build.footprint, *place, build.facing, build.height, build.eye)


@lru_cache(maxsize=16)
def glimpses_on(battlefield: Battlefield) -> Glimpses:
    """Return the glimpses of a table, kept for the next time."""
    return Glimpses(battlefield)

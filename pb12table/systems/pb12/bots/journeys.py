"""How far a vehicle's crew still is from where it wants to be: driven as far as that helps, and then on foot."""

from __future__ import annotations

import math
from collections.abc import Mapping

from pb12table.bots.ways import Cell, Spot, Walker, ways_of
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.pb12.bots.holding import places_to_go
from pb12table.systems.pb12.bots.marching import ways_for
from pb12table.systems.pb12.bots.prospects import opponents
from pb12table.systems.pb12.rules.figures.figures import own_feet
from pb12table.systems.pb12.rules.game.state import State
from pb12table.table.battlefield import Body, for_vehicles
from pb12table.table.shapes import Circle, Footprint, Point3
from pb12table.table.units import rounded

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

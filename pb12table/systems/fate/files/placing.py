"""Where figures begin that a file gives no place: in the zone of their own, else in the first zone with room."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Final

from pb12table.skirmish.ids import FigureId
from pb12table.systems.fate.rules.data import BODY, EYE, HEIGHT, SceneZone, Setup
from pb12table.systems.fate.rules.zones import middle_of, zone_at
from pb12table.table.battlefield import Body
from pb12table.table.shapes import Point, box_of
from pb12table.table.standing.support import levels_under, stand
from pb12table.table.units import plan_distance, rounded_point

APART: Final = 1.0
"""How far apart the places lie that are tried, in steps."""
ROWS: Final = 24
"""So many rows and columns of places are tried at most, about the middle of a zone or its own."""


def free_place(setup: Setup, figure: FigureId, others: Sequence[Body], own: Sequence[Body]) -> Body | None:
    """A body in the zone of its own, near them, else in the first zone that has room; None for none.  F011."""
    there = [zone_at(setup, body.position, body.z) for body in own]
    zones = sorted(setup.scene_zones, key=lambda zone: zone.id not in there)
    for zone in zones:
        near = next((body.position for body, at in zip(own, there, strict=True) if at == zone.id), middle_of(zone))
        for place in _places(zone, near):
            trial = Body(figure, BODY, *place, 0.0, 0.0, HEIGHT, EYE)
            for level in reversed(levels_under(setup.battlefield, trial)):
                found = trial.at(*place, level)
                if zone_at(setup, place, level) == zone.id and stand(setup.battlefield, found, others).safe:
                    return found
    return None


def _places(zone: SceneZone, near: Point) -> list[Point]:
    """Places of a grid in the box of a zone, those nearest to a point first."""
    west, south, east, north = box_of(zone.area.outline)
    steps = range(-ROWS // 2, ROWS // 2 + 1)
    grid = [rounded_point((near[0] + APART * column, near[1] + APART * row)) for column in steps for row in steps]
    inside = [point for point in grid if west <= point[0] <= east and south <= point[1] <= north]
    return list(islice(sorted(inside, key=lambda point: plan_distance(point, near)), ROWS * ROWS))

"""Where a straight way leads over an edge: the first place at which nothing holds a body up, and how far down it is."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.ground_profile import Stretch, ground_profile
from pb12table.table.index import terrain_index
from pb12table.table.motion.passing import Shares, area_along, covered
from pb12table.table.motion.vertical import floor_below
from pb12table.table.shapes import Point
from pb12table.table.standing.falling import landings
from pb12table.table.standing.stands import is_held_up
from pb12table.table.surfaces import SUPPORT_BAND
from pb12table.table.units import plan_distance, rounded, rounded_point
from pb12table.table.zones import Area

LOOK: Final = 0.05
"""So far apart are the places that are looked at, in steps."""


_HAIR: Final = 1e-9
_LEVEL: Final = 0.002
"""Tops this near to the height of a way are as high as it, in steps."""


def first_edge(battlefield: Battlefield, here: Body, there: Body, others: Sequence[Body]) -> Body | None:
    """The first place on a straight way along the ground where a body could sink; else its end, if nothing holds it.

    None where it is held up all along.
    """
    if max(here.z, there.z) <= SUPPORT_BAND:
        return None
    if _is_carried_all_along(battlefield, here, there):
        return None
    count = max(1, ceil(plan_distance(here.position, there.position) / LOOK))
    profile = _profile(battlefield, here, there)
    looked = here
    for number in range(1, count + 1):
        x, y = _along(here.position, there.position, number / count) if number < count else there.position
        looked = here.at(x, y, _height(profile, number / count) if number < count else there.z)
        z = looked.z
        if not is_held_up(battlefield, looked) and floor_below(battlefield, looked, others)[0] < z - SUPPORT_BAND:
            return looked
    return None if is_held_up(battlefield, looked) else looked


def depth_below(battlefield: Battlefield, edge: Body, others: Sequence[Body]) -> float:
    """How far down it is from a place where nothing holds a body, in steps."""
    floor = floor_below(battlefield, edge, others)[0]
    if floor < edge.z - SUPPORT_BAND:
        return rounded(edge.z - floor)
    return max((landing.fallen for landing in landings(battlefield, edge, others)), default=0.0)


def _is_carried_all_along(battlefield: Battlefield, here: Body, there: Body) -> bool:
    """Whether tops as high as the way lie below the base point all along it; to say no is always right."""
    start, end = (here.x, here.y, here.z), (there.x, there.y, there.z)
    (west, east), (south, north) = sorted((here.x, there.x)), sorted((here.y, there.y))
    stretches: list[Shares] = []
    for entry in terrain_index(battlefield).near((west, south, east, north)):
        ends = ((here.position, here.z), (there.position, there.z))
        if entry.carries and all(abs(entry.piece.top_at(point) - z) <= _LEVEL for point, z in ends):
            stretches += (stretch for part in entry.parts for stretch in area_along(start, end, Area(part.ring)))
    return covered(stretches) >= 1.0 - _HAIR


def _profile(battlefield: Battlefield, here: Body, there: Body) -> list[Stretch]:
    """The heights along a straight way on the ground, which differ from one height to another on ramps and ledges."""
    (west, east), (south, north) = sorted((here.x, there.x)), sorted((here.y, there.y))
    carrying = [entry for entry in terrain_index(battlefield).near((west, south, east, north)) if entry.carries]
    return ground_profile(carrying, here.z, here.position, there.position, battlefield.gait.ledge)


def _height(profile: Sequence[Stretch], share: float) -> float:
    """The height at a share of a way; where two stretches meet, the higher one."""
    met = [each.height_at(share) for each in profile if each.start - _HAIR <= share <= each.end + _HAIR]
    return rounded(max(met, default=profile[-1].end_height))


def _along(start: Point, goal: Point, share: float) -> Point:
    return rounded_point((start[0] + share * (goal[0] - start[0]), start[1] + share * (goal[1] - start[1])))

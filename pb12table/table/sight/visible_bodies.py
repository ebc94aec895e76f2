"""Where standing bodies are seen: as the visible ground, but what a body stands on hides nothing of it.  RU010, RU012.

A sight line leads from the eye of the observer to a point so high above the place where the other body stands, such as
its base point. Neither what the observer stands on nor what the other one stands on interrupts it. With footprints that
rest on several pieces at once the same place can be seen past one of them and be hidden by a third.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import pi

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from pb12table.table.arcs import ROUND_ERROR, discs, stretches
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.index import Entry, Part, terrain_index
from pb12table.table.planar import Plane
from pb12table.table.shapes import SLIVER, Region, box_ring, geometry_of
from pb12table.table.sight.blockers import seen_on_plane, shadows_of_piece
from pb12table.table.sight.field_of_view import Gaze
from pb12table.table.sight.sight import half_angle
from pb12table.table.sight.slanted_shadows import plane_of
from pb12table.table.sight.visible import SeenSurface, tidy_region
from pb12table.table.surfaces import SUPPORT_BAND, supports_of
from pb12table.table.unions import left_over, union_of
from pb12table.table.units import TOLERANCE

Floats = NDArray[np.float64]

REACH = SUPPORT_BAND + TOLERANCE
"""How far a surface may lie above or below the stand height and still carry; RU015."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Who stands there: the radius of a round footprint, and how high above the stand height the point to see lies."""

    radius: float
    aim: float


def standing_ground(
    battlefield: Battlefield,
    observer: Body,
    sight_angle: int,
    others: Sequence[Body],
    standing: Standing,
    *,
    limit: float | None = None,
) -> tuple[SeenSurface, ...]:
    """Where bodies are seen that stand on the table and on tops: the table first, then all level tops of a height as
    one, and each ramp; only where something is seen, and with those pieces only.

    Whether there is room to stand is not asked. `limit` is a distance in space from base point to the point seen
    (RU007).  R1.4.22, R1.4.23, RU010, RU012.
    """
    gaze = Gaze(observer.base_point, observer.facing, half_angle(sight_angle), limit)
    found: list[SeenSurface] = []
    for height, lowest, pieces, surfaces in _surfaces(battlefield):
        seen = [_seen(battlefield, observer, gaze, *each, others, standing) for each in surfaces]
        region = tidy_region(union_of(seen))
        if not region.is_empty:
            found.append(SeenSurface(height, lowest, _seen_pieces(battlefield, pieces, region), region))
    return tuple(found)


def _seen_pieces(battlefield: Battlefield, pieces: tuple[str, ...], region: Region) -> tuple[str, ...]:
    """Those of a surface's pieces of which the seen region holds a part."""
    known, seen = terrain_index(battlefield).by_id, geometry_of(region)
    return tuple(piece for piece in pieces if shapely.intersection(seen, _outlines([known[piece]])).area > SLIVER)


def standing_at(
    battlefield: Battlefield, observer: Body, level: float, standing: Standing, within: BaseGeometry | None = None
) -> BaseGeometry:
    """Where bodies are seen by one that looks all round, if they stand at a height; `within` is what is asked about.

    The same as in `standing_ground`, for one level and all over the table, whatever is there to stand on.
    """
    surface: BaseGeometry = shapely.Polygon(box_ring(0.0, 0.0, battlefield.width, battlefield.depth))
    if within is not None:
        surface = shapely.intersection(surface, within)
    gaze = Gaze(observer.base_point, observer.facing, 180.0, None)
    return _seen(battlefield, observer, gaze, Plane(level), surface, (), standing)


_Surface = tuple[float, float, tuple[str, ...], list[tuple[Plane, BaseGeometry]]]


def _surfaces(battlefield: Battlefield) -> Iterator[_Surface]:
    """The height, the lowest point, the pieces and the plane parts of each surface to stand on, from below."""
    table = shapely.Polygon(box_ring(0.0, 0.0, battlefield.width, battlefield.depth))
    yield 0.0, 0.0, (), [(Plane(0.0), table)]
    tops: dict[float, list[Entry]] = {}
    ramps: list[Entry] = []
    for entry in terrain_index(battlefield).carrying:
        if entry.flat:
            tops.setdefault(round(entry.top, 6), []).append(entry)
        else:
            ramps.append(entry)
    levels: list[_Surface] = [
        (height, height, tuple(entry.piece.id for entry in entries), [(Plane(height), _outlines(entries))])
        for height, entries in tops.items()
    ]
    slopes: list[_Surface] = [
        (
            entry.top,
            entry.lowest,
            (entry.piece.id,),
            [(plane_of(p.ring, p.tops), shapely.Polygon(p.ring)) for p in entry.parts],
        )
        for entry in ramps
    ]
    yield from sorted([*levels, *slopes], key=lambda surface: (surface[0], surface[2]))


def _outlines(entries: Sequence[Entry]) -> BaseGeometry:
    return union_of([shapely.Polygon(entry.piece.outline, entry.piece.holes) for entry in entries])


def _seen(
    battlefield: Battlefield,
    observer: Body,
    gaze: Gaze,
    plane: Plane,
    surface: BaseGeometry,
    others: Sequence[Body],
    standing: Standing,
) -> BaseGeometry:
    """The part of a surface on which bodies are seen."""
    aimed = replace(plane, height=plane.height + standing.aim)
    carriers = _carriers(battlefield, observer, gaze, plane, surface, standing)
    seen = seen_on_plane(battlefield, observer, gaze, aimed, surface, others, but=[c.piece.id for c in carriers])
    for carrier in carriers:
        if seen.is_empty:
            break
        shadow = union_of(shadows_of_piece(battlefield, gaze, aimed, seen, carrier.piece.id))
        if not shadow.is_empty:
            rests = [resting(plane, part, standing.radius) for part in carrier.parts]
            seen = left_over(seen, [left_over(shadow, rests)])
    return seen


def _carriers(
    battlefield: Battlefield, observer: Body, gaze: Gaze, plane: Plane, surface: BaseGeometry, standing: Standing
) -> list[Entry]:
    """The pieces that carry some of those who stand on a surface and would hide them from the eye."""
    if surface.is_empty:
        return []
    west, south, east, north = surface.bounds
    heights = [plane.at(x, y) for x in (west, east) for y in (south, north)]
    low, high = min(heights), max(heights)
    # What lies below both ends of all sight lines is in no one's way.
    bottom = min(gaze.eye[2], low + standing.aim) + TOLERANCE
    found = [
        entry
        for entry in terrain_index(battlefield).carrying
        if entry.top > bottom
        and entry.piece.opaque
        and low - REACH <= entry.top
        and (entry.top if entry.flat else entry.base) <= high + REACH
        and entry.box[0] <= east + standing.radius
        and entry.box[2] >= west - standing.radius
        and entry.box[1] <= north + standing.radius
        and entry.box[3] >= south - standing.radius
    ]
    if found:
        under = supports_of(battlefield, observer)
        found = [entry for entry in found if entry.piece.id not in under]
    return found


def resting(plane: Plane, part: Part, radius: float) -> BaseGeometry:
    """Where a body with a round footprint and its stand height in a plane rests on a part of a piece; RU012, RU015.

    It rests where a point of the part lies in the footprint, no more than the band above or below the stand height. All
    pairs of a point of the part and one of the footprint for which this holds are a convex body in four dimensions;
    its corners lie on edges of one and corners of the other. Mere touching is not enough.
    """
    corners = np.array(part.ring, dtype=np.float64)
    inner = max(radius - 2.0 * ROUND_ERROR, 0.0)
    disc: Floats = discs(np.zeros((1, 2)), np.array([inner]), stretches(max(inner, ROUND_ERROR), 2.0 * pi))[0]
    sums = corners[:, None, :] + disc[None, :, :]
    over = np.array(part.tops)[:, None] - (plane.height + plane.east * sums[..., 0] + plane.north * sums[..., 1])
    points = [sums[np.abs(over) <= REACH]]
    for axis in (0, 1):
        ends, ends_over = np.roll(sums, -1, axis), np.roll(over, -1, axis)
        for bound in (-REACH, REACH):
            crossed = (over < bound) != (ends_over < bound)
            share = ((bound - over[crossed]) / (ends_over[crossed] - over[crossed]))[:, None]
            points.append(sums[crossed] + share * (ends[crossed] - sums[crossed]))
    return shapely.convex_hull(shapely.MultiPoint(np.concatenate(points)))

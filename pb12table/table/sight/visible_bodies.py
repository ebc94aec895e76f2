"""Where standing bodies are seen: the visible ground so high above each surface that one can stand on.

A sight line leads from the eye of the observer to a point so high above the place where the other body stands, such as
its base point. All terrain hides, what either of the two stands on as well.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import shapely
from shapely.geometry.base import BaseGeometry

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.index import Entry, terrain_index
from pb12table.table.planar import Plane
from pb12table.table.shapes import SLIVER, Region, box_ring, geometry_of
from pb12table.table.sight.blockers import seen_on_plane
from pb12table.table.sight.field_of_view import Gaze
from pb12table.table.sight.slanted_shadows import plane_of
from pb12table.table.sight.visible import SeenSurface, tidy_region
from pb12table.table.unions import union_of


def standing_ground(
    battlefield: Battlefield,
    observer: Body,
    half_angle: float,
    others: Sequence[Body],
    aim: float,
    *,
    limit: float | None = None,
) -> tuple[SeenSurface, ...]:
    """Where bodies are seen that stand on the table and on tops: the table first, then all level tops of a height as
    one, and each ramp; only where something is seen, and with those pieces only.

    `aim` is how high above the stand height the point lies that is to be seen, in steps. Whether there is room to stand
    is not asked. `limit` is a distance in space from base point to the point seen.
    """
    gaze = Gaze(observer.base_point, observer.facing, half_angle, limit)
    found: list[SeenSurface] = []
    for height, lowest, pieces, surfaces in _surfaces(battlefield):
        seen = [
            seen_on_plane(battlefield, observer, gaze, _raised(plane, aim), surface, others)
            for plane, surface in surfaces
        ]
        region = tidy_region(union_of(seen))
        if not region.is_empty:
            found.append(SeenSurface(height, lowest, _seen_pieces(battlefield, pieces, region), region))
    return tuple(found)


def _raised(plane: Plane, by: float) -> Plane:
    return replace(plane, height=plane.height + by)


def _seen_pieces(battlefield: Battlefield, pieces: tuple[str, ...], region: Region) -> tuple[str, ...]:
    """Those of a surface's pieces of which the seen region holds a part."""
    known, seen = terrain_index(battlefield).by_id, geometry_of(region)
    return tuple(piece for piece in pieces if shapely.intersection(seen, _outlines([known[piece]])).area > SLIVER)


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

"""Which ground a body sees, and where bodies on it would be seen: its sector minus all shadows."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import shapely
from shapely.geometry.base import BaseGeometry

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.index import Entry, terrain_index
from pb12table.table.planar import Plane
from pb12table.table.shapes import NOWHERE, ROUND_ERROR, SLIVER, TOLERANCE, Region, box_ring
from pb12table.table.sight.blockers import Gaze, seen_of_table, seen_on_plane
from pb12table.table.sight.plan_shadows import plane_of
from pb12table.table.unions import geometry_of, region_of, union_of


@dataclass(frozen=True, slots=True)
class SeenSurface:
    """What is seen of a surface one can stand on: its height, of a ramp that of its highest and its lowest point, the
    pieces it belongs to (none for the bare table), and the seen part of it.
    """

    height: float
    lowest: float
    pieces: tuple[str, ...]
    region: Region


__all__ = [
    "ROUND_ERROR",
    "SeenSurface",
    "seen_on_plane",
    "tidy_region",
    "visible_ground",
    "visible_surfaces",
    "visible_tops",
]


def visible_ground(
    battlefield: Battlefield,
    observer: Body,
    half_angle: float,
    others: Sequence[Body],
    *,
    limit: float | None = None,
    level: float = 0.0,
) -> Region:
    """Return the part of the table, or of the level plane at a height in steps above, that a body has sight lines to.

    `limit` is a distance in space from the base point. Nothing is seen with a half angle of 0, a line having no
    area; with 180 degrees to each side of the facing all round.
    """
    return _visible_ground(battlefield, observer, half_angle, tuple(others), limit, level)


@lru_cache(maxsize=256)
def _visible_ground(
    battlefield: Battlefield,
    observer: Body,
    half_angle: float,
    others: tuple[Body, ...],
    limit: float | None,
    level: float,
) -> Region:
    if limit is None and half_angle >= 180.0 - TOLERANCE:
        seen = seen_of_table(battlefield, observer, level, others)
        if seen is not None:
            return seen
    gaze = Gaze(observer.base_point, observer.facing, half_angle, limit)
    ground: BaseGeometry = shapely.Polygon(box_ring(0.0, 0.0, battlefield.width, battlefield.depth))
    return tidy_region(seen_on_plane(battlefield, observer, gaze, Plane(level), ground, others))


def visible_surfaces(
    battlefield: Battlefield,
    observer: Body,
    half_angle: float,
    others: Sequence[Body],
    *,
    limit: float | None = None,
) -> tuple[SeenSurface, ...]:
    """Return what is seen of the tops bodies can stand on, by height, lowest first; the table itself is not included.

    All level tops of a height are one entry, with the pieces of which something is seen. Each ramp is an entry of its
    own, seen from above. Tops above the eye are never seen. As `visible_ground`.
    """
    return _visible_surfaces(battlefield, observer, half_angle, tuple(others), limit)


def visible_tops(
    battlefield: Battlefield,
    observer: Body,
    half_angle: float,
    others: Sequence[Body],
    *,
    limit: float | None = None,
    only: Collection[str] | None = None,
) -> Iterator[tuple[str, float, Region]]:
    """Yield what is seen of each top bodies can stand on, one piece at a time: id, height, region; lowest first.

    As `visible_surfaces`, for a caller who has not the time to wait for all of them, or needs those of some pieces
    `only`; unseen tops come with an empty region.
    """
    gaze = Gaze(observer.base_point, observer.facing, half_angle, limit)
    for entry in sorted(terrain_index(battlefield).carrying, key=lambda entry: entry.top):
        if only is not None and entry.piece.id not in only:
            continue
        seen = _seen_of_top(battlefield, observer, gaze, entry, others)
        yield entry.piece.id, entry.top, tidy_region(union_of(seen)) if seen else NOWHERE


@lru_cache(maxsize=64)
def _visible_surfaces(
    battlefield: Battlefield, observer: Body, half_angle: float, others: tuple[Body, ...], limit: float | None
) -> tuple[SeenSurface, ...]:
    gaze = Gaze(observer.base_point, observer.facing, half_angle, limit)
    levels: dict[float, dict[str, list[BaseGeometry]]] = {}
    found: list[SeenSurface] = []
    for entry in terrain_index(battlefield).carrying:
        seen = _seen_of_top(battlefield, observer, gaze, entry, others)
        if entry.flat:
            levels.setdefault(round(entry.top, 6), {})[entry.piece.id] = seen
        else:
            region = tidy_region(union_of(seen))
            found.append(SeenSurface(entry.top, entry.lowest, (entry.piece.id,), region))
    for height, tops in levels.items():
        region = tidy_region(union_of([part for seen in tops.values() for part in seen]))
        pieces = tuple(piece for piece, seen in tops.items() if any(part.area > SLIVER for part in seen))
        found.append(SeenSurface(height, height, pieces, region))
    return tuple(sorted((each for each in found if not each.region.is_empty), key=lambda each: each.height))


def _seen_of_top(
    battlefield: Battlefield, observer: Body, gaze: Gaze, entry: Entry, others: Sequence[Body]
) -> list[BaseGeometry]:
    """Return the parts of a piece's top in the gaze and in no shadow; none for a top above the eye."""
    parts = [(shapely.Polygon(part.ring), plane_of(part.ring, part.tops)) for part in entry.parts]
    if entry.flat:
        parts = [(shapely.Polygon(entry.piece.outline, entry.piece.holes), Plane(entry.top))]
    return [
        seen_on_plane(battlefield, observer, gaze, plane, surface, others)
        for surface, plane in parts
        if plane.at(gaze.eye[0], gaze.eye[1]) <= gaze.eye[2] + TOLERANCE
    ]


def tidy_region(geometry: BaseGeometry) -> Region:
    """Return the region of a geometry without parts that are artefacts of rounding."""
    parts = shapely.get_parts(geometry)
    kept = parts[shapely.area(parts) > SLIVER]
    return Region(tuple(ring for part in kept for ring in region_of(part).rings)) if len(kept) else NOWHERE


def standing_ground(
    battlefield: Battlefield,
    observer: Body,
    half_angle: float,
    others: Sequence[Body],
    aim: float,
    *,
    limit: float | None = None,
) -> tuple[SeenSurface, ...]:
    """Return where bodies standing on the table and on tops are seen: the table first, then all level tops of a height
    as one, and each ramp; only where something is seen, and with those pieces only.

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
    """Return the pieces of a surface that the seen region contains part of."""
    known, seen = terrain_index(battlefield).by_id, geometry_of(region)
    return tuple(piece for piece in pieces if shapely.intersection(seen, _outlines([known[piece]])).area > SLIVER)


_Surface = tuple[float, float, tuple[str, ...], list[tuple[Plane, BaseGeometry]]]


def _surfaces(battlefield: Battlefield) -> Iterator[_Surface]:
    """Yield the height, the lowest point, the pieces and the plane parts of each surface to stand on, from below."""
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

"""Which ground a body sees: its sector minus the shadows of all that is in the way.  R1.4.22, R1.4.23, RU010, RU012.

A point lies in the visible ground exactly when there is a sight line to it (`sight_to_point`): the observer and what it
stands on hide nothing, passing through an inside hides, touching does not. Straight borders are exact; where a
round base or a range makes them round they are drawn within ROUND_ERROR.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import pi, radians

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from pb12table.table.arcs import ROUND_ERROR, discs, stretches
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.casters import (
    Mask,
    Prisms,
    angular_bodies,
    chosen,
    joined,
    prisms_of,
    rounds_of,
    terrain_casters,
)
from pb12table.table.footprints import body_box
from pb12table.table.gaze import Gaze, reach_to, window_of
from pb12table.table.index import Entry, Part, cut_at_height, terrain_index
from pb12table.table.occlusion import unhidden
from pb12table.table.plan_shadows import (
    Outlook,
    Spans,
    prism_shadows,
    prism_view,
    round_shadows,
    round_view,
)
from pb12table.table.planar import depth_in_polygon
from pb12table.table.shapes import NOWHERE, SLIVER, Box, Circle, Point3, Region, Ring, box_of, box_ring, region_of
from pb12table.table.sight import half_angle, holds
from pb12table.table.slanted_shadows import Plane, plane_of, slanted_shadows
from pb12table.table.surfaces import supports_of
from pb12table.table.unions import left_over, union_of
from pb12table.table.units import TOLERANCE

NO_PRISMS = prisms_of(())


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
    "shadows_of_piece",
    "tidy_region",
    "visible_ground",
    "visible_surfaces",
    "visible_tops",
]


def visible_ground(
    battlefield: Battlefield,
    observer: Body,
    sight_angle: int,
    others: Sequence[Body],
    *,
    limit: float | None = None,
    level: float = 0.0,
) -> Region:
    """The part of the table, or of the level plane so many steps above it, that a body has sight lines to.

    The ground beneath the observer's own terrain counts, as that hides nothing from it. `limit` is a distance in space
    from the base point (RU007). Nothing is seen with a sight angle of 0, a line having no area, nor with the base
    point inside something opaque. R1.4.22, R1.4.23, RU005, RU010, RU012.
    """
    return _visible_ground(battlefield, observer, sight_angle, tuple(others), limit, level)


@lru_cache(maxsize=256)
def _visible_ground(
    battlefield: Battlefield,
    observer: Body,
    sight_angle: int,
    others: tuple[Body, ...],
    limit: float | None,
    level: float,
) -> Region:
    gaze = Gaze(observer.base_point, observer.facing, half_angle(sight_angle), limit)
    ground: BaseGeometry = shapely.Polygon(box_ring(0.0, 0.0, battlefield.width, battlefield.depth))
    return tidy_region(seen_on_plane(battlefield, observer, gaze, Plane(level), ground, others))


def visible_surfaces(
    battlefield: Battlefield,
    observer: Body,
    sight_angle: int,
    others: Sequence[Body],
    *,
    limit: float | None = None,
) -> tuple[SeenSurface, ...]:
    """What is seen of the tops that bodies can stand on, by height, lowest first; the table itself is not among them.

    All level tops of a height are one entry, with the pieces of which something is seen. Each ramp is an entry of its
    own, seen from above. Tops above the eye are never seen. As `visible_ground`.
    """
    return _visible_surfaces(battlefield, observer, sight_angle, tuple(others), limit)


def visible_tops(
    battlefield: Battlefield,
    observer: Body,
    sight_angle: int,
    others: Sequence[Body],
    *,
    limit: float | None = None,
    only: Collection[str] | None = None,
) -> Iterator[tuple[str, float, Region]]:
    """What is seen of each top that bodies can stand on, one piece with each step: id, height, region; lowest first.

    As `visible_surfaces`, for a caller who has not the time to wait for all of them, or needs those of some pieces
    `only`; unseen tops come with an empty region.
    """
    gaze = Gaze(observer.base_point, observer.facing, half_angle(sight_angle), limit)
    for entry in sorted(terrain_index(battlefield).carrying, key=lambda entry: entry.top):
        if only is not None and entry.piece.id not in only:
            continue
        seen = _seen_of_top(battlefield, observer, gaze, entry, others)
        yield entry.piece.id, entry.top, tidy_region(union_of(seen)) if seen else NOWHERE


@lru_cache(maxsize=64)
def _visible_surfaces(
    battlefield: Battlefield, observer: Body, sight_angle: int, others: tuple[Body, ...], limit: float | None
) -> tuple[SeenSurface, ...]:
    gaze = Gaze(observer.base_point, observer.facing, half_angle(sight_angle), limit)
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
    """The parts of a piece's top that are in the gaze and in no shadow; none of a top above the eye."""
    parts = [(shapely.Polygon(part.ring), plane_of(part.ring, part.tops)) for part in entry.parts]
    if entry.flat:
        parts = [(shapely.Polygon(entry.piece.outline, entry.piece.holes), Plane(entry.top))]
    return [
        seen_on_plane(battlefield, observer, gaze, plane, surface, others)
        for surface, plane in parts
        if plane.at(gaze.eye[0], gaze.eye[1]) <= gaze.eye[2] + TOLERANCE
    ]


def tidy_region(geometry: BaseGeometry) -> Region:
    """The region of a geometry without parts that are artefacts of rounding."""
    parts = shapely.get_parts(geometry)
    kept = parts[shapely.area(parts) > SLIVER]
    return Region(tuple(ring for part in kept for ring in region_of(part).rings)) if len(kept) else NOWHERE


# -- what is in the way ---------------------------------------------------------------------------------------


def seen_on_plane(
    battlefield: Battlefield,
    observer: Body,
    gaze: Gaze,
    plane: Plane,
    surface: BaseGeometry,
    others: Sequence[Body],
    *,
    but: Collection[str] = (),
) -> BaseGeometry:
    """The part of a surface in a plane that is in the gaze and in no shadow; the pieces `but` throw none."""
    window = window_of(gaze, plane, surface)
    if window.is_empty:
        return window
    ignored = frozenset((*supports_of(battlefield, observer), *but))
    bodies = [other for other in others if other.id != observer.id]
    if _is_inside_something(battlefield, gaze.eye, ignored, bodies):
        return shapely.Polygon()
    # Terrain first: what it leaves over is often little, or nothing, and needs few bodies.
    window = _without(window, _terrain_shadows(battlefield, gaze, plane, window, ignored))
    if window.is_empty or not bodies:
        return window
    return _without(window, _body_shadows(gaze, plane, window, bodies))


def _without(window: BaseGeometry, shadows: Sequence[BaseGeometry]) -> BaseGeometry:
    """What is left of a window outside shadows; only what meets it of them is worth uniting."""
    shapely.prepare(window)
    there = [shadow for shadow, meets in zip(shadows, shapely.intersects(window, shadows), strict=True) if meets]
    return left_over(window, there) if there else window


def _between(eye: Point3, window: BaseGeometry) -> Box:
    """The box that holds a window and the eye; nothing outside it is in the way."""
    west, south, east, north = window.bounds
    return (min(west, eye[0]), min(south, eye[1]), max(east, eye[0]), max(north, eye[1]))


def shadows_of_piece(
    battlefield: Battlefield, gaze: Gaze, plane: Plane, window: BaseGeometry, piece: str
) -> list[BaseGeometry]:
    """The shadows of a single opaque piece on a plane, as far as a window reaches."""
    ignored = frozenset(entry.piece.id for entry in terrain_index(battlefield).entries if entry.piece.id != piece)
    return _terrain_shadows(battlefield, gaze, plane, window, ignored)


def _terrain_shadows(
    battlefield: Battlefield, gaze: Gaze, plane: Plane, window: BaseGeometry, ignored: frozenset[str]
) -> list[BaseGeometry]:
    """The shadows of opaque terrain on a plane."""
    eye, box = gaze.eye, _between(gaze.eye, window)
    reach = reach_to(eye, window.bounds)
    ramps = _ramp_shadows(battlefield, eye, plane, box, ignored, reach)
    if not plane.level:
        return ramps + _terrain_on_slope(battlefield, eye, plane, box, ignored, reach)
    return ramps + _level_shadows(gaze, Outlook(eye, plane.height, reach), _near_prisms(battlefield, box, ignored), ())


def _body_shadows(gaze: Gaze, plane: Plane, window: BaseGeometry, bodies: Sequence[Body]) -> list[BaseGeometry]:
    """The shadows of bodies on a plane."""
    eye, box = gaze.eye, _between(gaze.eye, window)
    reach = reach_to(eye, window.bounds)
    near = [body for body in bodies if _overlap(body_box(body), box)]
    if not plane.level:
        return [_body_shadow(eye, plane, body, reach) for body in near]
    outlook = Outlook(eye, plane.height, reach)
    through = [body for body in near if _passes_through(body, plane)]
    shadows = _level_shadows(gaze, outlook, NO_PRISMS, [body for body in near if body not in through])
    for body in through:
        shadow = union_of(_level_shadows(gaze, outlook, NO_PRISMS, [body]))
        if shapely.intersects(window, shadow):
            shadows.append(left_over(shadow, [_footprint(body)]))
    return shadows


def _is_inside_something(
    battlefield: Battlefield, eye: Point3, ignored: frozenset[str], bodies: Sequence[Body]
) -> bool:
    """Whether the eye is inside something opaque, so that it sees nothing."""
    x, y, z = eye
    for entry in terrain_index(battlefield).near((x, y, x, y)):
        piece = entry.piece
        if piece.thin or not piece.opaque or piece.id in ignored or not entry.base + TOLERANCE < z:
            continue
        if z < piece.top_at((x, y)) - TOLERANCE and depth_in_polygon((x, y), piece.outline, piece.holes) > TOLERANCE:
            return True
    return any(holds(body, eye) for body in bodies)


def _level_shadows(gaze: Gaze, outlook: Outlook, terrain: Prisms, bodies: Sequence[Body]) -> list[BaseGeometry]:
    """The shadows on a level plane of prisms of terrain and of bodies, without those that lie wholly in others."""
    angular = angular_bodies(bodies)
    prisms = joined(terrain, prisms_of(angular)) if angular else terrain
    rounds = rounds_of(bodies)
    of_prisms, of_rounds = prism_view(outlook, prisms), round_view(outlook, rounds)
    first, second = of_prisms.spans, of_rounds.spans
    spans = Spans(
        np.concatenate((first.low, second.low)),
        np.concatenate((first.high, second.high)),
        np.concatenate((first.near, second.near)),
        np.concatenate((first.far, second.far)),
    )
    wanted = unhidden(spans) & (spans.near < outlook.reach) & _looked_at(gaze, spans)
    shadows = prism_shadows(outlook, of_prisms, wanted[: len(first.low)])
    found: list[BaseGeometry] = [shadow for shadow in shadows.tolist() if isinstance(shadow, shapely.Polygon)]
    for group in round_shadows(outlook, of_rounds, wanted[len(first.low) :]):
        found += group.tolist()
    return found


def _near_prisms(battlefield: Battlefield, box: Box, ignored: frozenset[str]) -> Prisms:
    """The prisms of opaque terrain in a box."""
    casters = terrain_casters(battlefield)
    west, south, east, north = casters.boxes
    mask: Mask = (west <= box[2]) & (east >= box[0]) & (south <= box[3]) & (north >= box[1])
    for key in ignored:
        if key in casters.numbers:
            mask &= casters.pieces != casters.numbers[key]
    return chosen(casters.prisms, mask)


def _looked_at(gaze: Gaze, spans: Spans) -> Mask:
    """Which shadows lie at angles in the sight angle."""
    if gaze.half >= 180.0 - TOLERANCE:
        return np.ones(len(spans.low), dtype=np.bool_)
    middles, widths = (spans.low + spans.high) / 2.0, (spans.high - spans.low) / 2.0
    turns = np.abs(np.mod(middles - radians(gaze.facing) + pi, 2.0 * pi) - pi)
    found: Mask = turns <= widths + radians(gaze.half) + TOLERANCE
    return found


def _ramp_shadows(
    battlefield: Battlefield, eye: Point3, plane: Plane, box: Box, ignored: frozenset[str], reach: float
) -> list[BaseGeometry]:
    """The shadows of ramps on any plane."""
    return [
        shadow
        for slanted in terrain_casters(battlefield).slanted
        if slanted.key not in ignored and _meets(slanted.part.ring, box)
        for shadow in slanted_shadows(eye, plane, slanted.part.ring, slanted.part.tops, slanted.base, reach)
    ]


def _meets(ring: Ring, box: Box) -> bool:
    return _overlap(box_of(ring), box)


def _overlap(first: Box, second: Box) -> bool:
    return first[0] <= second[2] and first[2] >= second[0] and first[1] <= second[3] and first[3] >= second[1]


def _terrain_on_slope(
    battlefield: Battlefield, eye: Point3, plane: Plane, box: Box, ignored: frozenset[str], reach: float
) -> list[BaseGeometry]:
    """The shadows on a slope of all terrain with a level top, the landings of ramps among it."""
    return [
        shadow
        for entry in terrain_index(battlefield).near(box)
        if entry.piece.opaque and entry.piece.id not in ignored
        for part in entry.casting
        if part.level
        for shadow in slanted_shadows(eye, plane, part.ring, part.tops, entry.base, reach)
    ]


def _passes_through(body: Body, plane: Plane) -> bool:
    """Whether some of a plane lies between the foot and the top of a body."""
    west, south, east, north = body_box(body)
    heights = [plane.at(x, y) for x in (west, east) for y in (south, north)]
    return body.z + TOLERANCE < max(heights) and min(heights) < body.top - TOLERANCE


def _body_shadow(eye: Point3, plane: Plane, body: Body, reach: float) -> BaseGeometry:
    """The shadow of a body on any plane, without what lies in the body itself; RU012."""
    rings = _rings_of(body)
    shadows = [
        shadow for ring in rings for shadow in slanted_shadows(eye, plane, ring, (body.top,) * len(ring), body.z, reach)
    ]
    held: list[BaseGeometry] = []
    for ring in rings:
        heights = tuple(plane.at(x, y) for x, y in ring)
        above = cut_at_height(Part(ring, heights), body.z, above=True)
        if len(above) >= 3:
            within = cut_at_height(Part(tuple(above), tuple(plane.at(x, y) for x, y in above)), body.top, above=False)
            if len(within) >= 3:
                held.append(shapely.Polygon(within))
    shadow = union_of(shadows)
    return left_over(shadow, held) if held else shadow


def _rings_of(body: Body) -> list[Ring]:
    """The convex parts of a footprint on the table, a circle as one within ROUND_ERROR."""
    if not isinstance(body.footprint, Circle):
        return [ring for ring, _, _ in angular_bodies([body])]
    radius = body.footprint.radius
    corners = discs(np.array([body.position]), np.array([radius]), stretches(radius, 2.0 * pi))[0]
    return [tuple((float(x), float(y)) for x, y in corners)]


def _footprint(body: Body) -> BaseGeometry:
    return union_of([shapely.Polygon(ring) for ring in _rings_of(body)])

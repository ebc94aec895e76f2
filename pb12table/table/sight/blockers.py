"""What of a plane is seen: where somebody looks, less what lies in shadows of terrain or bodies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil, cos, floor, hypot, inf, pi, radians, sin, sqrt
from types import ModuleType

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.footprints import body_box
from pb12table.table.index import Entry, Part, cut_at_height, terrain_index
from pb12table.table.kernels.registry import kernel
from pb12table.table.openings import as_seen_from
from pb12table.table.planar import Plane
from pb12table.table.shapes import SLIVER, TOLERANCE, Box, Circle, Point3, Region, Ring, box_of, discs, stretches
from pb12table.table.sight.hiding_ground import deep_ground, passage
from pb12table.table.sight.lines import holds_end
from pb12table.table.sight.plan_shadows import (
    BEYOND,
    Mask,
    Outlook,
    Prisms,
    Spans,
    angular_bodies,
    chosen,
    joined,
    prism_shadows,
    prism_view,
    prisms_of,
    round_shadows,
    round_view,
    rounds_of,
    slanted_shadows,
    terrain_casters,
)
from pb12table.table.sight.silhouette import (
    NOBODY,
    crowd_of,
    enclosing,
    hiding_bodies,
    holds,
    numbers_of,
    opaque_shades,
)
from pb12table.table.unions import Floats, Integers, ellipse, left_over, union_of

_MARGIN = 1.0
"""By so much the rectangle that is looked at reaches beyond eye and window, in steps."""

_NOTHING = shapely.Polygon()

VALID = 2.0
"""What the kernel says when it is certain that rings are valid (`kernels.ground`)."""


def seen_by_kernel(
    kernel: ModuleType,
    battlefield: Battlefield,
    observer: Body,
    eye: Point3,
    plane: Plane,
    window: BaseGeometry,
    others: Sequence[Body],
) -> BaseGeometry | None:
    """Return the part of a window in a level plane below an eye in no shadow but those of ramps; None if plain code
    must decide.
    """
    ex, ey, _ = eye
    if not plane.level:
        return None
    west, south, east, north = window.bounds
    is_box = west < ex - TOLERANCE and south < ey - TOLERANCE and ex + TOLERANCE < east and ey + TOLERANCE < north
    box = np.array((west, south, east, north))
    if not is_box or abs(window.area - (east - west) * (north - south)) > 1e-12:
        is_box = False
        box[:2] = np.minimum(box[:2], (ex, ey)) - _MARGIN
        box[2:] = np.maximum(box[2:], (ex, ey)) + _MARGIN
    found = _found_in(kernel, battlefield, observer, eye, plane.height, box, tuple(others))
    if found is None:
        return None
    seen = polygons_of(found)
    if not (found.are_valid or seen.is_valid):
        return None
    return seen if is_box else shapely.intersection(window, seen)


@dataclass(frozen=True, slots=True, eq=False)
class Rings:
    """What a kernel has found: the corners of successive rings, how many each has, the number of the outer ring it
    belongs to, their areas, and whether they are certain to be valid polygons.
    """

    corners: Floats
    sizes: Integers
    owners: Integers
    areas: Floats
    are_valid: bool


def _found_in(
    kernel: ModuleType, battlefield: Battlefield, observer: Body, eye: Point3, level: float, box: Floats,
    bodies: tuple[Body, ...],
) -> Rings | None:  # fmt: skip
    """Return what the kernel finds in a box at a level below an eye in no shadow but those of ramps, if it is sure."""
    ex, ey, ez = eye
    if ez - level <= TOLERANCE or (level > TOLERANCE and any(body.z < level < body.top for body in bodies)):
        return None
    shades, crowd = opaque_shades(battlefield), crowd_of(bodies)
    open_pieces, open_bodies = NOBODY, NOBODY
    if around := enclosing(battlefield, eye):
        open_pieces = numbers_of([shades.numbers[key] for key in around])
    # Only bodies whose box reaches to the eye may hold it.
    rows, left_out = crowd.bodies, list[int]()
    if bodies:
        close = rows[(np.abs(rows[:, 1] - ex) <= rows[:, 3]) & (np.abs(rows[:, 2] - ey) <= rows[:, 3]), 8]
        left_out = [number for number in dict.fromkeys(close.astype(int).tolist()) if holds(bodies[number], eye)]
        same = crowd.of_name.get(observer.id, NOBODY).tolist()
        left_out += [number for number in same if bodies[number] == observer]
    if left_out:
        open_bodies = numbers_of(left_out)
    sure, corners, sizes, owners, areas = kernel.seen_ground(
        np.array((ex, ey, ez - level)), box, _lowered(shades.pieces, level), shades.parts, shades.corners, open_pieces,
        _lowered(crowd.bodies, level), crowd.corners, open_bodies,
    )  # fmt: skip
    return Rings(corners, sizes, owners, areas, sure == VALID) if sure else None


def _lowered(table: Floats, level: float) -> Floats:
    """Return a table of pieces or bodies with heights above a level."""
    if level == 0.0:
        return table
    lowered = table.copy()
    lowered[:, 4:6] -= level
    return lowered


def _by_owner(found: Rings) -> list[tuple[int, list[int]]]:
    """Return the numbers of outer rings and of the holes in each."""
    holes: dict[int, list[int]] = {}
    for number, owner in enumerate(found.owners.tolist()):
        if owner == number:
            holes.setdefault(number, [])
        elif owner >= 0:
            holes.setdefault(owner, []).append(number)
    return list(holes.items())


def _arrays(found: Rings) -> list[Floats]:
    """Return the corners of each ring."""
    ends = np.cumsum(found.sizes).tolist()
    return [found.corners[end - size : end] for size, end in zip(found.sizes.tolist(), ends, strict=True)]


def polygons_of(found: Rings) -> BaseGeometry:
    """Return the polygons of rings."""
    rings = _arrays(found)
    polygons = [shapely.Polygon(rings[number], [rings[hole] for hole in holes]) for number, holes in _by_owner(found)]
    if not polygons:
        return _NOTHING
    return polygons[0] if len(polygons) == 1 else shapely.MultiPolygon(polygons)


def seen_of_table(battlefield: Battlefield, observer: Body, level: float, others: tuple[Body, ...]) -> Region | None:
    """Return what a body sees all around of the table, or of the level plane at a height above it, as arrays.

    None if the kernel is not ready, or does not say it alone.
    """
    if COMPILED.module is None:
        return None
    (ex, ey, _), (width, depth) = (eye := observer.base_point), (battlefield.width, battlefield.depth)
    battlefield = as_seen_from(battlefield, eye)
    if not (TOLERANCE < ex < width - TOLERANCE and TOLERANCE < ey < depth - TOLERANCE):
        return None
    if terrain_casters(battlefield).slanted or terrain_index(battlefield).hiding:
        return None
    box = np.array((0.0, 0.0, width, depth))
    found = _found_in(COMPILED.module, battlefield, observer, eye, level, box, others)
    if found is None or not found.are_valid:
        return None
    rings, sizes, area = _arrays(found), [abs(each) for each in found.areas.tolist()], 0.0
    parts: list[tuple[Floats, list[Floats]]] = []
    for number, holes in _by_owner(found):
        size = sizes[number] - sum([sizes[hole] for hole in holes])
        if size > SLIVER:
            parts.append((rings[number], [rings[hole] for hole in holes]))
            area += size
    return Region.of_arrays(parts, area)


@dataclass(frozen=True, slots=True)
class Gaze:
    """An eye that looks in a direction, so many degrees to each side, and no farther than the limit if one is given."""

    eye: Point3
    facing: float
    half: float
    limit: float | None


def window_of(gaze: Gaze, plane: Plane, surface: BaseGeometry) -> BaseGeometry:
    """Return the part of a surface in the sight angle and within the limit."""
    ex, ey, _ = gaze.eye
    window = surface
    if gaze.limit is not None:
        window = shapely.intersection(window, _within(gaze.eye, gaze.limit, plane))
    if gaze.half < 180.0 - TOLERANCE and not window.is_empty:
        length = BEYOND * reach_to(gaze.eye, window.bounds)
        count = max(1, ceil(2.0 * gaze.half / 45.0))
        angles = [radians(gaze.facing - gaze.half + 2.0 * gaze.half * i / count) for i in range(count + 1)]
        arc = [(ex + length * cos(angle), ey + length * sin(angle)) for angle in angles]
        window = shapely.intersection(window, shapely.Polygon([(ex, ey), *arc]))
    return window


def _within(eye: Point3, limit: float, plane: Plane) -> BaseGeometry:
    """Return the part of a plane within a distance of the eye, seen from above: a circle, or on a slope an ellipse."""
    ex, ey, ez = eye
    rise = ez - plane.at(ex, ey)
    slope = hypot(plane.east, plane.north)
    square = limit * limit - rise * rise / (1.0 + slope * slope)
    if square <= 0.0:
        return shapely.Polygon()
    along = (plane.east / slope, plane.north / slope) if slope > 0.0 else (1.0, 0.0)
    shift = slope * rise / (1.0 + slope * slope)
    middle = (ex + along[0] * shift, ey + along[1] * shift)
    return ellipse(middle, along, sqrt(square / (1.0 + slope * slope)), sqrt(square))


def reach_to(eye: Point3, box: Box) -> float:
    """Return the greatest plan distance from the eye to a point of a box."""
    west, south, east, north = box
    return hypot(max(eye[0] - west, east - eye[0]), max(eye[1] - south, north - eye[1]))


COMPILED = kernel("ground")

NO_PRISMS = prisms_of(())


def seen_on_plane(
    battlefield: Battlefield,
    observer: Body,
    gaze: Gaze,
    plane: Plane,
    surface: BaseGeometry,
    others: Sequence[Body],
) -> BaseGeometry:
    """Return the part of a surface in a plane that is in the gaze and in no shadow."""
    battlefield = as_seen_from(battlefield, gaze.eye)
    window = window_of(gaze, plane, surface)
    if terrain_index(battlefield).hiding and not window.is_empty:
        window = _without(window, _hidden_by_ground(battlefield, gaze, plane, window))
    if window.is_empty:
        return window
    if COMPILED.module is not None:
        seen = seen_by_kernel(COMPILED.module, battlefield, observer, gaze.eye, plane, window, others)
        if seen is not None:
            ramps = _ramps_between(battlefield, gaze, plane, window)
            return _without(seen, ramps) if ramps and not seen.is_empty else seen
    bodies = hiding_bodies(others, gaze.eye, observer)
    # Terrain first: what it leaves over is often little, or nothing, and needs few bodies.
    window = _without(window, _terrain_shadows(battlefield, gaze, plane, window))
    if window.is_empty or not bodies:
        return window
    return _without(window, _body_shadows(gaze, plane, window, bodies))


def _hidden_by_ground(battlefield: Battlefield, gaze: Gaze, plane: Plane, window: BaseGeometry) -> list[BaseGeometry]:
    """Return what of a window in a plane ground that hides keeps unseen."""
    found: list[BaseGeometry] = []
    box, reach = _between(gaze.eye, window), reach_to(gaze.eye, window.bounds)
    for entry in terrain_index(battlefield).near(box):
        if entry.piece.hides is None or (entry.piece.hides == inf and holds_end(entry, gaze.eye)):
            continue
        for level, strip in _as_levels(entry, gaze.eye, plane, window):
            hidden = _hidden_on(entry, gaze, level, reach)
            found += hidden if strip is None else [shapely.intersection(each, strip) for each in hidden]
    return found


_STRIPS = 48
"""Into so many level strips a slope is cut where it leads out of ground that hides, or is seen from above it."""


def _as_levels(
    entry: Entry, eye: Point3, plane: Plane, window: BaseGeometry
) -> Iterator[tuple[float, BaseGeometry | None]]:
    """Yield the heights of level planes that stand for a plane, with the strip of it for which each does; None for all.

    A slope is as good as level where it and the eye are as high as the piece; else it is cut into strips.
    """
    if plane.level:
        yield plane.height, None
        return
    ring = tuple((x, y) for x, y in shapely.get_coordinates(shapely.convex_hull(window))[:-1].tolist())
    slope = Part(ring, tuple(plane.at(x, y) for x, y in ring))
    low, high = min(slope.tops), max(slope.tops)
    is_as_high = entry.base - TOLERANCE <= low and high <= entry.top + TOLERANCE
    if is_as_high and entry.base + TOLERANCE < eye[2] < entry.top - TOLERANCE:
        yield 0.5 * (low + high), None
        return
    rise = (high - low) / _STRIPS
    for number in range(_STRIPS):
        bottom = low + number * rise
        upper = tuple(cut_at_height(slope, bottom, above=True))
        strip = cut_at_height(Part(upper, tuple(plane.at(x, y) for x, y in upper)), bottom + rise, above=False)
        if len(strip) >= 3:
            yield bottom + 0.5 * rise, shapely.Polygon(strip)


def _hidden_on(entry: Entry, gaze: Gaze, level: float, reach: float) -> list[BaseGeometry]:
    """Return what of a level plane a piece of ground that hides keeps unseen."""
    eye = gaze.eye
    deep: list[BaseGeometry] = [*deep_ground(entry, eye, passage(entry, eye[2], level), reach)]
    is_as_high = entry.base - TOLERANCE <= level <= entry.top + TOLERANCE
    if holds_end(entry, eye):
        return deep
    prisms = prisms_of([(part.ring, entry.base, part.tops[0]) for part in entry.casting])
    behind = _level_shadows(gaze, Outlook(eye, level, reach), prisms, ())
    if not is_as_high:
        return behind
    area = shapely.Polygon(entry.piece.outline, entry.piece.holes)
    return [left_over(union_of(behind), [area]), *deep] if behind else deep


def _ramps_between(battlefield: Battlefield, gaze: Gaze, plane: Plane, window: BaseGeometry) -> list[BaseGeometry]:
    """Return the shadows of ramps between an eye and a window, which the kernel leaves to plain code."""
    if not terrain_casters(battlefield).slanted:
        return []
    eye, box = gaze.eye, _between(gaze.eye, window)
    return _ramp_shadows(battlefield, eye, plane, box, enclosing(battlefield, eye), reach_to(eye, window.bounds))


def _without(window: BaseGeometry, shadows: Sequence[BaseGeometry]) -> BaseGeometry:
    """Return what is left of a window outside shadows; only those that meet it are worth uniting."""
    shapely.prepare(window)
    there = [shadow for shadow, meets in zip(shadows, shapely.intersects(window, shadows), strict=True) if meets]
    return left_over(window, there) if there else window


def _between(eye: Point3, window: BaseGeometry) -> Box:
    """Return the box that holds a window and the eye; nothing outside it is in the way."""
    west, south, east, north = window.bounds
    return (min(west, eye[0]), min(south, eye[1]), max(east, eye[0]), max(north, eye[1]))


def _terrain_shadows(battlefield: Battlefield, gaze: Gaze, plane: Plane, window: BaseGeometry) -> list[BaseGeometry]:
    """Return the shadows of opaque terrain on a plane; a piece with the eye inside it casts none."""
    eye, box = gaze.eye, _between(gaze.eye, window)
    around, reach = enclosing(battlefield, eye), reach_to(eye, window.bounds)
    ramps = _ramp_shadows(battlefield, eye, plane, box, around, reach)
    if not plane.level:
        return ramps + _terrain_on_slope(battlefield, eye, plane, box, around, reach)
    return ramps + _level_shadows(gaze, Outlook(eye, plane.height, reach), _near_prisms(battlefield, box, around), ())


def _body_shadows(gaze: Gaze, plane: Plane, window: BaseGeometry, bodies: Sequence[Body]) -> list[BaseGeometry]:
    """Return the shadows of bodies on a plane."""
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


def _level_shadows(gaze: Gaze, outlook: Outlook, terrain: Prisms, bodies: Sequence[Body]) -> list[BaseGeometry]:
    """Return the shadows on a level plane of prisms of terrain and of bodies, without those wholly within others."""
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


def _near_prisms(battlefield: Battlefield, box: Box, around: frozenset[str]) -> Prisms:
    """Return the prisms of opaque terrain in a box, except the pieces around the eye."""
    casters = terrain_casters(battlefield)
    west, south, east, north = casters.boxes
    mask: Mask = (west <= box[2]) & (east >= box[0]) & (south <= box[3]) & (north >= box[1])
    for key in around:
        if key in casters.numbers:
            mask &= casters.pieces != casters.numbers[key]
    return chosen(casters.prisms, mask)


def _looked_at(gaze: Gaze, spans: Spans) -> Mask:
    """Return which shadows lie at angles in the sight angle."""
    if gaze.half >= 180.0 - TOLERANCE:
        return np.ones(len(spans.low), dtype=np.bool_)
    middles, widths = (spans.low + spans.high) / 2.0, (spans.high - spans.low) / 2.0
    turns = np.abs(np.mod(middles - radians(gaze.facing) + pi, 2.0 * pi) - pi)
    found: Mask = turns <= widths + radians(gaze.half) + TOLERANCE
    return found


def _ramp_shadows(
    battlefield: Battlefield, eye: Point3, plane: Plane, box: Box, around: frozenset[str], reach: float
) -> list[BaseGeometry]:
    """Return the shadows of ramps on any plane."""
    return [
        shadow
        for slanted in terrain_casters(battlefield).slanted
        if slanted.key not in around and _meets(slanted.part.ring, box)
        for shadow in slanted_shadows(eye, plane, slanted.part.ring, slanted.part.tops, slanted.base, reach)
    ]


def _meets(ring: Ring, box: Box) -> bool:
    return _overlap(box_of(ring), box)


def _overlap(first: Box, second: Box) -> bool:
    return first[0] <= second[2] and first[2] >= second[0] and first[1] <= second[3] and first[3] >= second[1]


def _terrain_on_slope(
    battlefield: Battlefield, eye: Point3, plane: Plane, box: Box, around: frozenset[str], reach: float
) -> list[BaseGeometry]:
    """Return the shadows on a slope of all terrain with a level top, including the landings of ramps."""
    return [
        shadow
        for entry in terrain_index(battlefield).near(box)
        if entry.piece.opaque and entry.piece.id not in around
        for part in entry.casting
        if part.level
        for shadow in slanted_shadows(eye, plane, part.ring, part.tops, entry.base, reach)
    ]


def _passes_through(body: Body, plane: Plane) -> bool:
    """Return whether part of a plane lies between the foot and the top of a body."""
    west, south, east, north = body_box(body)
    heights = [plane.at(x, y) for x in (west, east) for y in (south, north)]
    return body.z + TOLERANCE < max(heights) and min(heights) < body.top - TOLERANCE


def _body_shadow(eye: Point3, plane: Plane, body: Body, reach: float) -> BaseGeometry:
    """Return the shadow of a body on any plane, without what lies in the body itself."""
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
    """Return the convex parts of a footprint on the table, a circle as one part within ROUND_ERROR."""
    if not isinstance(body.footprint, Circle):
        return [ring for ring, _, _ in angular_bodies([body])]
    radius = body.footprint.radius
    corners = discs(np.array([body.position]), np.array([radius]), stretches(radius, 2.0 * pi))[0]
    return [tuple((float(x), float(y)) for x, y in corners)]


def _footprint(body: Body) -> BaseGeometry:
    return union_of([shapely.Polygon(ring) for ring in _rings_of(body)])


SECTORS = 1440
"""Into how many equal angles the round view is cut; finer ones find a little more."""

_WIDTH = 2.0 * pi / SECTORS


def unhidden(spans: Spans) -> Mask:
    """Return which shadows do not lie wholly in the endless shadows of others.

    In each sector the nearest distance is kept from which on all is in shadow; a shadow that begins farther away in
    all the sectors it touches adds nothing. What is hidden is told truly, what is seen may be too much.
    """
    low, high, near, far = spans.low, spans.high, spans.near, spans.far
    depths = np.full(2 * SECTORS, inf)
    lows = np.mod(low, 2.0 * pi)
    starts = (lows / _WIDTH).tolist()
    ends = ((lows + np.minimum(high - low, 2.0 * pi)) / _WIDTH).tolist()
    for number in np.flatnonzero(np.isfinite(far)).tolist():
        first, last = ceil(starts[number]), floor(ends[number])
        if first < last:
            stretch = depths[first:last]
            np.minimum(stretch, far[number], out=stretch)
    folded = np.minimum(depths[:SECTORS], depths[SECTORS:])
    if not np.isfinite(folded).any():
        return np.ones(len(low), dtype=np.bool_)
    round_twice = np.concatenate((folded, folded, folded[:2]))
    result = np.ones(len(low), dtype=np.bool_)
    nearest = near.tolist()
    for number, (start, end) in enumerate(zip(starts, ends, strict=True)):
        result[number] = round_twice[floor(start) : ceil(end) + 1].max() >= nearest[number]
    return result

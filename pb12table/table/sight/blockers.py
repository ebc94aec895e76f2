"""What of a plane is seen: the part of it that is looked at and lies in no shadow of terrain or bodies.

Shadows that lie wholly in others are left out before anything is united, and terrain is taken before bodies.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, inf, pi, radians

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from pb12table.table.arcs import discs, stretches
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.footprints import body_box
from pb12table.table.index import Part, cut_at_height, terrain_index
from pb12table.table.kernels.registry import kernel
from pb12table.table.openings import as_seen_from
from pb12table.table.planar import Plane
from pb12table.table.shapes import Box, Circle, Point3, Ring, box_of
from pb12table.table.sight.field_of_view import Gaze, reach_to, window_of
from pb12table.table.sight.occluders import enclosing, hiding_bodies
from pb12table.table.sight.plan_shadows import (
    Outlook,
    Spans,
    prism_shadows,
    prism_view,
    round_shadows,
    round_view,
)
from pb12table.table.sight.seen_by_kernel import seen_by_kernel
from pb12table.table.sight.shadow_casters import (
    Mask,
    Prisms,
    angular_bodies,
    chosen,
    joined,
    prisms_of,
    rounds_of,
    terrain_casters,
)
from pb12table.table.sight.slanted_shadows import slanted_shadows
from pb12table.table.unions import left_over, union_of
from pb12table.table.units import TOLERANCE

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
    """The part of a surface in a plane that is in the gaze and in no shadow."""
    battlefield = as_seen_from(battlefield, gaze.eye)
    window = window_of(gaze, plane, surface)
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


def _ramps_between(battlefield: Battlefield, gaze: Gaze, plane: Plane, window: BaseGeometry) -> list[BaseGeometry]:
    """The shadows of ramps between an eye and a window, which the kernel leaves to plain code."""
    if not terrain_casters(battlefield).slanted:
        return []
    eye, box = gaze.eye, _between(gaze.eye, window)
    return _ramp_shadows(battlefield, eye, plane, box, enclosing(battlefield, eye), reach_to(eye, window.bounds))


def _without(window: BaseGeometry, shadows: Sequence[BaseGeometry]) -> BaseGeometry:
    """What is left of a window outside shadows; only what meets it of them is worth uniting."""
    shapely.prepare(window)
    there = [shadow for shadow, meets in zip(shadows, shapely.intersects(window, shadows), strict=True) if meets]
    return left_over(window, there) if there else window


def _between(eye: Point3, window: BaseGeometry) -> Box:
    """The box that holds a window and the eye; nothing outside it is in the way."""
    west, south, east, north = window.bounds
    return (min(west, eye[0]), min(south, eye[1]), max(east, eye[0]), max(north, eye[1]))


def _terrain_shadows(battlefield: Battlefield, gaze: Gaze, plane: Plane, window: BaseGeometry) -> list[BaseGeometry]:
    """The shadows of opaque terrain on a plane; what has the eye in its inside throws none."""
    eye, box = gaze.eye, _between(gaze.eye, window)
    around, reach = enclosing(battlefield, eye), reach_to(eye, window.bounds)
    ramps = _ramp_shadows(battlefield, eye, plane, box, around, reach)
    if not plane.level:
        return ramps + _terrain_on_slope(battlefield, eye, plane, box, around, reach)
    return ramps + _level_shadows(gaze, Outlook(eye, plane.height, reach), _near_prisms(battlefield, box, around), ())


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


def _near_prisms(battlefield: Battlefield, box: Box, around: frozenset[str]) -> Prisms:
    """The prisms of opaque terrain in a box, but for the pieces around the eye."""
    casters = terrain_casters(battlefield)
    west, south, east, north = casters.boxes
    mask: Mask = (west <= box[2]) & (east >= box[0]) & (south <= box[3]) & (north >= box[1])
    for key in around:
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
    battlefield: Battlefield, eye: Point3, plane: Plane, box: Box, around: frozenset[str], reach: float
) -> list[BaseGeometry]:
    """The shadows of ramps on any plane."""
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
    """The shadows on a slope of all terrain with a level top, the landings of ramps among it."""
    return [
        shadow
        for entry in terrain_index(battlefield).near(box)
        if entry.piece.opaque and entry.piece.id not in around
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
    """The shadow of a body on any plane, without what lies in the body itself."""
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


SECTORS = 1440
"""Into how many equal angles the round view is cut; finer ones find a little more."""

_WIDTH = 2.0 * pi / SECTORS


def unhidden(spans: Spans) -> Mask:
    """Which shadows do not lie wholly in the endless shadows of others.

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

"""How much of a body is covered, seen from a point: the exact area of the shadows on its silhouette."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.index import Entry, terrain_index
from pb12table.table.shapes import NOWHERE, Circle, Point, Point3, Region, box_ring, circumradius, region_of, ring_area
from pb12table.table.sight.lines import interruptions
from pb12table.table.sight.occluders import encloses, hiding_bodies, on_the_surface
from pb12table.table.sight.round_shadow import round_shadow
from pb12table.table.sight.silhouette import (
    NEAR,
    View,
    is_column,
    outline_shadows,
    part_shadow,
    silhouette_bottom,
    view_of,
)
from pb12table.table.surfaces import covers
from pb12table.table.unions import merged
from pb12table.table.units import GRID, TOLERANCE, at_least

Shadow = tuple[str, list[list[Point]]]

SLIVER = 1e-13
"""Shadows smaller than this, in square steps, are artefacts of rounding."""

WHOLE = 1e-8
"""What leaves a smaller share of a silhouette open hides all of it."""


_HAIR = 1e-6
"""What is decided by less than this is looked at more closely."""

SLIGHT = 0.01
"""What hides a smaller share is not named as being in the way, unless nothing hides more."""


@dataclass(frozen=True, slots=True)
class Cover:
    """The covered share of a silhouette (0 to 1), the silhouette and its hidden part in (u, z), and whose doing it is.

    `shares` lists the ids of what is in the way with the share that each hides alone, the greatest first: what hides
    SLIGHT or more, or else what hides most.
    """

    covered_share: float
    silhouette: Region
    hidden: Region
    shares: tuple[tuple[str, float], ...]


def covered_share(battlefield: Battlefield, eye: Point3, target: Body, others: Sequence[Body]) -> Cover:
    """How much of a target's silhouette is hidden from a point by what lies strictly between.

    Opaque terrain and the `others` hide, whoever stands on them; the target among them does not, nor what has the
    point in its inside. With the eye within 0.05 of the target's axis in plan the segment to its base point decides:
    all or nothing. The result is exact to about 1e-12 for straight edges and to 1e-9 where curved edges of bodies
    overlap other shadows.
    """
    return _covered_share(battlefield, eye, target, tuple(others))


@lru_cache(maxsize=4096)
def _covered_share(battlefield: Battlefield, eye: Point3, target: Body, others: tuple[Body, ...]) -> Cover:
    def hides(entry: Entry) -> bool:
        return entry.piece.opaque and not encloses(entry, eye)

    return _cover(battlefield, eye, target, hides, hiding_bodies(others, eye, target))


@lru_cache(maxsize=1024)
def cover_from_blast(battlefield: Battlefield, point: Point3, target: Body) -> Cover:
    """How much of a target is hidden from the target point of a blast by terrain that stops damage.

    As `covered_share`, but no body covers, nor a wall without thickness on which the point lies, nor a ledge. What the
    point lies on covers those below it and behind its edge.
    """
    place = on_the_surface(battlefield, point)
    lies = _lies_on_something(battlefield, place)

    def stops(entry: Entry) -> bool:
        if not entry.piece.stops_damage or entry.piece.translucent > 0 or encloses(entry, place, GRID):
            return False
        # A ledge is what rises a little above the surface that the point lies on; in the air there is none.
        return not (lies and GRID < entry.top - place[2] <= entry.ledge + TOLERANCE)

    return _cover(battlefield, place, target, stops, ())


def _lies_on_something(battlefield: Battlefield, point: Point3) -> bool:
    """Whether a point lies on the table or on the top of a piece."""
    x, y, z = point
    near = terrain_index(battlefield).near((x - TOLERANCE, y - TOLERANCE, x + TOLERANCE, y + TOLERANCE))
    tops = (entry.piece.top_at((x, y)) for entry in near if entry.solid and covers(entry, (x, y)))
    return z <= GRID or any(abs(top - z) <= GRID for top in tops)


def _cover(
    battlefield: Battlefield, eye: Point3, target: Body, hides: Callable[[Entry], bool], bodies: Sequence[Body]
) -> Cover:
    view = view_of(battlefield, eye, target)
    if view is None:
        return _upright_cover(battlefield, eye, target, hides, bodies)
    silhouette = Region(((view.rectangle, ()),))
    area = view.area
    if area <= 0.0:
        return Cover(0.0, silhouette, NOWHERE, ())
    shadows = [*_terrain_shadows(view, battlefield, hides), *_body_shadows(view, bodies)]
    if not shadows:
        return Cover(0.0, silhouette, NOWHERE, ())
    rings_by_key: dict[str, list[list[Point]]] = {}
    for key, rings in shadows:
        rings_by_key.setdefault(key, []).extend(rings)
    single = [(key, *_united(view, rings)) for key, rings in rings_by_key.items()]
    single.sort(key=lambda shadow: -min(1.0, shadow[1] / area))
    _, hidden_area, hidden = single[0]
    if len(single) > 1 and hidden_area < area:
        hidden_area, hidden = _united(view, [ring for _, rings in shadows for ring in rings])
    shares = [(key, _share(own, area)) for key, own, _ in single]
    return Cover(_share(hidden_area, area), silhouette, hidden, _worth_naming(shares))


def _worth_naming(shares: list[tuple[str, float]]) -> tuple[tuple[str, float], ...]:
    """Those that hide SLIGHT or more, of shares from the greatest to the least; if there are none, the greatest."""
    named = tuple((key, share) for key, share in shares if at_least(share, SLIGHT))
    return named or tuple((key, share) for key, share in shares[:1] if share > TOLERANCE)


def _share(part: float, area: float) -> float:
    """The share of an area that a part of it is; what is left out of all by rounding only is nothing."""
    return 1.0 if part >= area * (1.0 - WHOLE) else part / area


def _terrain_shadows(view: View, battlefield: Battlefield, hides: Callable[[Entry], bool]) -> Iterator[Shadow]:
    for entry in _in_view(view, terrain_index(battlefield).near(view.box())):
        if not _passes(view, entry) and hides(entry):
            yield from _worth(entry.piece.id, [part_shadow(view, part, entry.base) for part in entry.casting])


def _in_view(view: View, entries: Sequence[Entry]) -> Iterator[Entry]:
    """Those of some pieces whose boxes are not surely beside the view, behind the eye or behind the silhouette.

    Their corners would be found there one by one, too (`part_shadow`); aslant to the table most boxes are.
    """
    (ex, ey, _), (fx, fy), depth = view.eye, view.forward, view.depth
    # The sides of the view as lines: greater than 0 is to the right of the left one, and of the right one.
    lx, ly = fy * depth - view.left * fx, -fx * depth - view.left * fy
    rx, ry = fy * depth - view.right * fx, -fx * depth - view.right * fy
    lefts, rights = (abs(lx), abs(ly)), (abs(rx), abs(ry))
    for entry in entries:
        west, south, east, north = entry.box
        wide, deep = 0.5 * (east - west), 0.5 * (north - south)
        dx, dy = 0.5 * (west + east) - ex, 0.5 * (south + north) - ey
        way, slack = dx * fx + dy * fy, wide * abs(fx) + deep * abs(fy)
        if way + slack < -_HAIR or way - slack > depth + _HAIR:
            continue
        is_left = dx * lx + dy * ly + wide * lefts[0] + deep * lefts[1] < -_HAIR
        is_right = dx * rx + dy * ry - wide * rights[0] - deep * rights[1] > _HAIR
        if not (is_left or is_right) or way - slack <= _HAIR + NEAR:
            yield entry


def _body_shadows(view: View, bodies: Sequence[Body]) -> Iterator[Shadow]:
    ex, ey, _ = view.eye
    fx, fy = view.forward
    for other in bodies:
        if isinstance(other.footprint, Circle):
            radius = other.footprint.radius
            dx, dy = other.x - ex, other.y - ey
            way = dx * fx + dy * fy
            # Quick ways out: behind the eye, behind the plane, or beside the view.
            if way <= -radius or way - radius >= view.depth:
                continue
            side = dx * fy - dy * fx
            if side - radius > max(view.right, 0.0) or side + radius < min(view.left, 0.0):
                continue
            yield from _worth(other.id, [round_shadow(view, other.position, radius, other.z, other.top)])
        else:
            yield from _worth(other.id, list(outline_shadows(view, other, other.footprint)))


def _passes(view: View, entry: Entry) -> bool:
    """Whether a piece lies wholly above or below everything between the eye and the silhouette."""
    eye = view.eye[2]
    return entry.top <= min(eye, view.bottom) or entry.base >= max(eye, view.top)


def _worth(key: str, rings: list[list[Point]]) -> Iterator[Shadow]:
    found = [ring for ring in rings if len(ring) >= 3 and abs(ring_area(tuple(ring))) > SLIVER]
    if found:
        yield key, found


def _united(view: View, rings: list[list[Point]]) -> tuple[float, Region]:
    """The area and the region of the union of convex shadows."""
    if all(is_column(view, ring) for ring in rings):
        return _united_columns(view, [(ring[0][0], ring[1][0]) for ring in rings])
    if len(rings) == 1:
        ring = tuple(rings[0])
        return abs(ring_area(ring)), Region(((ring, ()),))
    union = merged([tuple(ring) for ring in rings])
    return float(union.area), region_of(union)


def _united_columns(view: View, stretches: list[tuple[float, float]]) -> tuple[float, Region]:
    """As `_united`, for shadows over the full height of the silhouette, without any polygon work."""
    merged: list[tuple[float, float]] = []
    for left, right in sorted(stretches):
        if merged and left <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(merged[-1][1], right))
        else:
            merged.append((left, right))
    height = view.top - view.bottom
    region = Region(tuple((box_ring(left, view.bottom, right, view.top), ()) for left, right in merged))
    return sum(right - left for left, right in merged) * height, region


def _upright_cover(
    battlefield: Battlefield, eye: Point3, target: Body, hides: Callable[[Entry], bool], bodies: Sequence[Body]
) -> Cover:
    """Cover of a target right above, below or at the eye: the segment to its base point decides."""
    half, bottom = circumradius(target.footprint), silhouette_bottom(battlefield, target)
    silhouette = Region(((box_ring(-half, bottom, half, target.top), ()),))
    (x, y), (ex, ey, _) = target.position, eye
    box = (min(x, ex) - TOLERANCE, min(y, ey) - TOLERANCE, max(x, ex) + TOLERANCE, max(y, ey) + TOLERANCE)
    entries = [entry for entry in terrain_index(battlefield).near(box) if hides(entry)]
    blockers = interruptions(entries, bodies, eye, target.base_point).blockers
    if not blockers:
        return Cover(0.0, silhouette, NOWHERE, ())
    return Cover(1.0, silhouette, silhouette, tuple((key, 1.0) for key in blockers))

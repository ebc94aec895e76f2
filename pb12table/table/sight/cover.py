"""How much of a body is covered, seen from a point: the exact area of the shadows on its silhouette; RU011, RU013."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.index import Entry, terrain_index
from pb12table.table.shapes import NOWHERE, Circle, Point, Point3, Region, box_ring, circumradius, region_of, ring_area
from pb12table.table.sight.lines import interruptions
from pb12table.table.sight.round_shadow import round_shadow
from pb12table.table.sight.silhouette import View, is_column, outline_shadows, part_shadow, view_of
from pb12table.table.unions import merged

Shadow = tuple[str, list[list[Point]]]

SLIVER = 1e-13
"""Shadows smaller than this, in square steps, are artefacts of rounding."""

WHOLE = 1e-8
"""What leaves a smaller share of a silhouette open hides all of it."""


@dataclass(frozen=True, slots=True)
class Cover:
    """The covered share of a silhouette (0 to 1), the silhouette and its hidden part in (u, z), and whose doing it is.

    `shares` lists the id and the share hidden by it alone, greatest first.
    """

    covered_share: float
    silhouette: Region
    hidden: Region
    shares: tuple[tuple[str, float], ...]


def covered_share(
    battlefield: Battlefield,
    eye: Point3,
    target: Body,
    others: Sequence[Body],
    *,
    ignore: frozenset[str] = frozenset(),
    only_stopping_damage: bool = False,
) -> Cover:
    """How much of a target's silhouette is hidden from a point by what lies strictly between.  RU011, RU013, RU014.

    `ignore` holds the ids of the observer and of what observer and target stand on; the target never hides itself.
    With `only_stopping_damage` nothing but terrain that stops damage counts, and no body. With the eye within 0.05
    of the target's axis in plan the segment to its base point decides: all or nothing. The result is exact to about
    1e-12 for straight edges and to 1e-9 where curved edges of bodies overlap other shadows.
    """
    return _covered_share(battlefield, eye, target, tuple(others), ignore, only_stopping_damage)


@lru_cache(maxsize=4096)
def _covered_share(
    battlefield: Battlefield,
    eye: Point3,
    target: Body,
    others: tuple[Body, ...],
    ignore: frozenset[str],
    only_stopping_damage: bool,
) -> Cover:
    view = view_of(eye, target)
    if view is None:
        return _upright_cover(battlefield, eye, target, others, ignore, only_stopping_damage)
    silhouette = Region(((view.rectangle, ()),))
    area = view.area
    if area <= 0.0:
        return Cover(0.0, silhouette, NOWHERE, ())
    shadows = list(_shadows(view, battlefield, target, others, ignore, only_stopping_damage))
    if not shadows:
        return Cover(0.0, silhouette, NOWHERE, ())
    single = [(key, *_united(view, rings)) for key, rings in shadows]
    single.sort(key=lambda shadow: -min(1.0, shadow[1] / area))
    _, hidden_area, hidden = single[0]
    if len(single) > 1 and hidden_area < area:
        hidden_area, hidden = _united(view, [ring for _, rings in shadows for ring in rings])
    shares = tuple((key, _share(own, area)) for key, own, _ in single)
    return Cover(_share(hidden_area, area), silhouette, hidden, shares)


def _share(part: float, area: float) -> float:
    """The share of an area that a part of it is; what is left out of all by rounding only is nothing."""
    return 1.0 if part >= area * (1.0 - WHOLE) else part / area


def counts(entry: Entry, only_stopping_damage: bool) -> bool:
    """Whether a piece hides anything: opaque terrain, or against harm what stops damage and is not translucent."""
    piece = entry.piece
    return piece.stops_damage and piece.translucent <= 0 if only_stopping_damage else piece.opaque


def _shadows(
    view: View,
    battlefield: Battlefield,
    target: Body,
    others: tuple[Body, ...],
    ignore: frozenset[str],
    only_stopping_damage: bool,
) -> Iterator[Shadow]:
    for entry in terrain_index(battlefield).near(view.box()):
        if entry.piece.id in ignore or not counts(entry, only_stopping_damage) or _passes(view, entry):
            continue
        rings = [part_shadow(view, part, entry.base) for part in entry.casting]
        yield from _worth(entry.piece.id, rings)
    if only_stopping_damage:
        return
    ex, ey, _ = view.eye
    fx, fy = view.forward
    for other in others:
        if other.id == target.id or other.id in ignore:
            continue
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
    battlefield: Battlefield,
    eye: Point3,
    target: Body,
    others: tuple[Body, ...],
    ignore: frozenset[str],
    only_stopping_damage: bool,
) -> Cover:
    """Cover of a target right above, below or at the eye: the segment to its base point decides; RU011."""
    half = circumradius(target.footprint)
    silhouette = Region(((box_ring(-half, target.z, half, target.top), ()),))
    entries = [
        entry
        for entry in terrain_index(battlefield).entries
        if entry.piece.id not in ignore and counts(entry, only_stopping_damage)
    ]
    bodies = () if only_stopping_damage else [o for o in others if o.id != target.id and o.id not in ignore]
    blockers = interruptions(entries, bodies, eye, target.base_point).blockers
    if not blockers:
        return Cover(0.0, silhouette, NOWHERE, ())
    return Cover(1.0, silhouette, silhouette, tuple((key, 1.0) for key in blockers))

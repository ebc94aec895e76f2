"""How much of a body is covered, seen from a point: the exact area of the shadows on its silhouette."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import isnan, nan
from typing import Final

import numpy as np

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.index import Entry, terrain_index
from pb12table.table.kernels.registry import kernel
from pb12table.table.openings import as_seen_from
from pb12table.table.shapes import (
    GRID,
    NOWHERE,
    TOLERANCE,
    Circle,
    Point,
    Point3,
    Region,
    at_least,
    box_ring,
    circumradius,
    ring_area,
)
from pb12table.table.sight.hiding_ground import MIXED, OPEN, ground_shadows, part_in
from pb12table.table.sight.lines import interruptions
from pb12table.table.sight.silhouette import (
    NEAR,
    NO_AREAS,
    NOBODY,
    Shade,
    Shades,
    View,
    blocking_shades,
    crowd_of,
    encloses,
    enclosing,
    hiding_bodies,
    holds,
    is_column,
    numbers_of,
    on_the_surface,
    outline_shadows,
    part_shadow,
    round_shadow,
    silhouette_bottom,
    stopping_shades,
    view_of,
)
from pb12table.table.surfaces import covers
from pb12table.table.unions import Floats, Integers, merged, region_of

COMPILED = kernel("cover")

Shadow = tuple[str, list[list[Point]]]

SLIVER = 1e-13
"""Shadows smaller than this, in square steps, are artefacts of rounding."""

WHOLE = 1e-8
"""What leaves a smaller share of a silhouette open hides all of it."""

_DUST = 1e-12
"""A hidden area smaller than this, in square steps, is an artefact of rounding."""

_HAIR = 1e-6
"""What is decided by less than this is looked at more closely."""

SLIGHT = 0.01
"""What hides a smaller share is not named as being in the way, unless nothing hides more."""

_ALIKE = 9
"""Shares that are the same up to so many digits keep their order, however they were rounded."""


@dataclass(slots=True)
class Obstacles:
    """What may hide a target from an eye: the pieces of a battlefield that `hides` names, and bodies but for itself."""

    battlefield: Battlefield
    hides: Callable[[Entry], bool]
    bodies: Sequence[Body]
    eye: Point3
    target: Body


class Cover:
    """The covered share of a silhouette (0 to 1); what else is to be known is worked out when it is first asked for.

    `view` is how the target is seen, None where the segment of the base points decides. `shade` are the tables of a
    kernel that has said how much is hidden, None where plain code has.
    """

    def __init__(
        self, covered_share: float, view: View | None, obstacles: Obstacles | None, shade: Shade | None
    ) -> None:
        self.covered_share = covered_share
        self.view = view
        self._obstacles = obstacles
        self._shade = shade

    @classmethod
    def known(
        cls, covered_share: float, silhouette: Region, hidden: Region, shares: tuple[tuple[str, float], ...]
    ) -> Cover:
        """Return a cover about which everything is known."""
        cover = cls(covered_share, None, None, None)
        cover.silhouette, cover.hidden, cover.shares = silhouette, hidden, shares
        return cover

    @cached_property
    def silhouette(self) -> Region:
        """The silhouette in (u, z)."""
        assert self.view is not None
        return Region(((self.view.rectangle, ()),))

    @cached_property
    def hidden(self) -> Region:
        """The hidden part of the silhouette in (u, z)."""
        single = self._singles
        if not single:
            return NOWHERE
        assert self.view is not None
        _, area, hidden = single[0]
        if len(single) > 1 and area < self.view.area:
            _, hidden = _united(self.view, [ring for _, rings in self.shadows for ring in rings])
        return hidden()

    @cached_property
    def shares(self) -> tuple[tuple[str, float], ...]:
        """The ids of what is in the way with the share that each hides alone, the greatest first: what hides SLIGHT or
        more, or else what hides most.
        """
        if self.covered_share <= 0.0 or self.view is None:
            return ()
        areas = None if self._shade is None else _single_areas(self.view, self._shade)
        if areas is None:
            areas = [(key, area) for key, area, _ in self._singles]
        shares = [(key, _share(area, self.view.area)) for key, area in areas]
        return _worth_naming(sorted(shares, key=lambda share: -round(share[1], _ALIKE)))

    @cached_property
    def shadows(self) -> list[Shadow]:
        """The shadows on the silhouette."""
        return [] if self.view is None or self._obstacles is None else _shadows(self.view, self._obstacles)

    @cached_property
    def _singles(self) -> list[tuple[str, float, Callable[[], Region]]]:
        """Return what each obstacle hides alone: area and region; greatest first."""
        if self.view is None:
            return []
        rings_by_key: dict[str, list[list[Point]]] = {}
        for key, rings in self.shadows:
            rings_by_key.setdefault(key, []).extend(rings)
        area = self.view.area
        single = [(key, *_united(self.view, rings)) for key, rings in rings_by_key.items()]
        return sorted(single, key=lambda shadow: -round(min(1.0, shadow[1] / area), _ALIKE))

    def hidden_between(self, start: float, end: float) -> float:
        """Return how much silhouette is hidden between two columns u, in square steps; NaN if the kernel cannot say."""
        return nan if self._shade is None or self.view is None else _hidden_area(self.view, self._shade, start, end)


def covered_share(battlefield: Battlefield, eye: Point3, target: Body, others: Sequence[Body]) -> Cover:
    """Return how much of a target's silhouette is hidden from a point by what lies strictly between.

    Opaque terrain and the `others` hide, whoever stands on them; the target among them does not, nor what has the
    point in its inside. Ground that hides does as its law says (`hiding_ground`). With the eye within 0.05 of the
    target's axis in plan the segment to its base point decides: all or nothing. The result is exact to about 1e-12 for
    straight edges and to 1e-9 where curved edges of bodies overlap other shadows.
    """
    bodies = tuple(others)
    if COMPILED.module is None:
        battlefield = as_seen_from(battlefield, eye)
    else:
        looked = _last.looked
        if looked is None or looked.table is not battlefield or looked.eye != eye:
            _last.looked = looked = _looked_from(battlefield, eye)
        battlefield = looked.seen
        # It says how much is hidden sooner than a cache finds out whether that is known.
        obstacles = _opaque_obstacles(battlefield, eye, target, bodies)
        return _cover(obstacles, lambda view: _opaque_shade(looked, view, target, bodies))
    return _covered_share(battlefield, eye, target, bodies)


@lru_cache(maxsize=4096)
def _covered_share(battlefield: Battlefield, eye: Point3, target: Body, others: tuple[Body, ...]) -> Cover:
    return _plain_cover(view_of(battlefield, eye, target), _opaque_obstacles(battlefield, eye, target, others))


def _opaque_obstacles(battlefield: Battlefield, eye: Point3, target: Body, others: tuple[Body, ...]) -> Obstacles:
    def hides(entry: Entry) -> bool:
        return entry.piece.may_block and not (entry.piece.opaque and encloses(entry, eye))

    return Obstacles(battlefield, hides, others, eye, target)


def _opaque_shade(looked: _Looked, view: View, target: Body, others: tuple[Body, ...]) -> Shade | None:
    """Return the tables of what may hide a target; None if plain code must decide, as it does in ground that hides."""
    eye, crowd, open_pieces = looked.eye, crowd_of(others), looked.open_pieces
    if hiding := terrain_index(looked.seen).hiding:
        parts = [(entry, part_in(view, entry)) for entry in _in_view(view, hiding) if not _passes(view, entry)]
        if any(part == MIXED for _, part in parts):
            return None
        left = [looked.shades.numbers[entry.piece.id] for entry, part in parts if part == OPEN]
        open_pieces = numbers_of([*open_pieces.tolist(), *left])
    # A round body that has the eye in its inside is found by the kernel.
    left_out = crowd.of_name.get(target.id, NOBODY)
    if len(left_out) and (len(left_out) > 1 or others[left_out[0]] is not target):
        left_out = numbers_of([number for number in left_out.tolist() if others[number] == target])
    if crowd.angular and (holding := [number for number in crowd.angular if holds(others[number], eye)]):
        left_out = numbers_of([*left_out.tolist(), *holding])
    return Shade(looked.shades, open_pieces, crowd, left_out)


def _looked_from(table: Battlefield, eye: Point3) -> _Looked:
    seen = as_seen_from(table, eye)
    shades, open_pieces, (x, y, _) = blocking_shades(seen), NOBODY, eye
    if terrain_index(seen).near((x - TOLERANCE, y - TOLERANCE, x + TOLERANCE, y + TOLERANCE)):
        open_pieces = numbers_of([shades.numbers[key] for key in enclosing(seen, eye)])
    return _Looked(table, eye, seen, shades, open_pieces)


@dataclass(frozen=True, slots=True, eq=False)
class _Looked:
    """What hides from an eye: the table as it is `seen` from there, its tables, and which pieces hide nothing."""

    table: Battlefield
    eye: Point3
    seen: Battlefield
    shades: Shades
    open_pieces: Integers


class _Last:
    """The eye that was asked about last: most are asked about many targets in turn."""

    looked: _Looked | None = None


_last: Final = _Last()


@lru_cache(maxsize=1024)
def cover_from_blast(battlefield: Battlefield, point: Point3, target: Body) -> Cover:
    """Return how much of a target is hidden from a blast's target point by terrain that stops damage.

    As `covered_share`, but no body covers, nor a wall without thickness on which the point lies, nor a ledge. What the
    point lies on covers those below it and behind its edge.
    """
    place = on_the_surface(battlefield, point)
    lies = _lies_on_something(battlefield, place)
    ledge = battlefield.gait.ledge + TOLERANCE

    def stops(entry: Entry) -> bool:
        if not entry.piece.shields or encloses(entry, place, GRID):
            return False
        # A ledge is what rises a little above the surface that the point lies on; in the air there is none.
        return not (lies and GRID < entry.top - place[2] <= ledge)

    def shade(_view: View) -> Shade:
        shades, (x, y, z) = stopping_shades(battlefield), place
        near = terrain_index(battlefield).near((x - GRID, y - GRID, x + GRID, y + GRID))
        around = [entry.piece.id for entry in near if entry.piece.id in shades.numbers and encloses(entry, place, GRID)]
        numbers = numbers_of([shades.numbers[key] for key in around])
        return Shade(shades, numbers, crowd_of(()), NOBODY, z + GRID, z + ledge if lies else z)

    return _cover(Obstacles(battlefield, stops, (), place, target), shade)


def _lies_on_something(battlefield: Battlefield, point: Point3) -> bool:
    """Return whether a point lies on the table or on the top of a piece."""
    x, y, z = point
    near = terrain_index(battlefield).near((x - TOLERANCE, y - TOLERANCE, x + TOLERANCE, y + TOLERANCE))
    tops = (entry.piece.top_at((x, y)) for entry in near if entry.solid and covers(entry, (x, y)))
    return z <= GRID or any(abs(top - z) <= GRID for top in tops)


def _cover(obstacles: Obstacles, shade: Callable[[View], Shade | None]) -> Cover:
    """Return the cover of a target; the tables for the kernel are made if it is compiled."""
    view = view_of(obstacles.battlefield, obstacles.eye, obstacles.target)
    if COMPILED.module is not None and view is not None and (whole := view.area) > 0.0:
        tables = shade(view)
        area = nan if tables is None else _hidden_area(view, tables, view.left, view.right)
        if not isnan(area):
            return Cover(share_of(area, whole), view, obstacles, tables)
    return _plain_cover(view, obstacles)


def _plain_cover(view: View | None, obstacles: Obstacles) -> Cover:
    """Return the cover of a target by plain code."""
    if view is None:
        return _upright_cover(obstacles)
    cover = Cover(0.0, view, obstacles, None)
    rings = [ring for _, rings in cover.shadows for ring in rings]
    if rings and (area := view.area) > 0.0:
        alone = max(abs(ring_area(tuple(ring))) for ring in rings)
        cover.covered_share = _share(alone if alone >= area else _united(view, rings)[0], area)
    return cover


def _hidden_area(view: View, shade: Shade, start: float, end: float, singles: Floats = NO_AREAS) -> float:
    """Return the hidden area of a silhouette between two columns, by the kernel; NaN if plain code must decide."""
    if COMPILED.module is None:
        return nan
    (ex, ey, ez), (fx, fy) = view.eye, view.forward
    seen = np.array((ex, ey, ez, fx, fy, view.depth, view.left, view.right, view.bottom, view.top))
    shades, crowd = shade.shades, shade.crowd
    area: float = COMPILED.module.hidden_area(
        seen, shades.pieces, shades.parts, shades.corners, shade.open_pieces,
        crowd.bodies, crowd.corners, shade.open_bodies, shade.above, shade.up_to, start, end, singles,
    )  # fmt: skip
    return area


def _single_areas(view: View, shade: Shade) -> list[tuple[str, float]] | None:
    """Return the area that each piece and body that hides anything hides alone; None if plain code must decide."""
    if len(shade.crowd.of_name) < len(shade.crowd.names):
        return None
    singles = np.zeros(len(shade.shades.ids) + len(shade.crowd.names))
    if isnan(_hidden_area(view, shade, view.left, view.right, singles)):
        return None
    keys = (*shade.shades.ids, *shade.crowd.names)
    return [(keys[number], float(singles[number])) for number in np.flatnonzero(singles > SLIVER).tolist()]


def _worth_naming(shares: list[tuple[str, float]]) -> tuple[tuple[str, float], ...]:
    """Return, from fractions in descending order, those that hide SLIGHT or more; if there are none, the greatest."""
    named = tuple((key, share) for key, share in shares if at_least(share, SLIGHT))
    return named or tuple((key, share) for key, share in shares[:1] if share > TOLERANCE)


def share_of(hidden: float, whole: float) -> float:
    """Return the covered fraction where a kernel has found a hidden area; dust counts as none."""
    return _share(hidden, whole) if hidden > _DUST else 0.0


def _share(part: float, area: float) -> float:
    """Return the fraction of an area that a part of it makes up; a remainder from rounding counts as nothing."""
    return 1.0 if part >= area * (1.0 - WHOLE) else part / area


def _shadows(view: View, obstacles: Obstacles) -> list[Shadow]:
    """Return the shadows on a silhouette of everything that hides."""
    bodies = hiding_bodies(obstacles.bodies, view.eye, obstacles.target)
    return [*_terrain_shadows(view, obstacles.battlefield, obstacles.hides), *_body_shadows(view, bodies)]


def _terrain_shadows(view: View, battlefield: Battlefield, hides: Callable[[Entry], bool]) -> Iterator[Shadow]:
    for entry in _in_view(view, terrain_index(battlefield).near(view.box())):
        if not _passes(view, entry) and hides(entry):
            if entry.piece.hides is None:
                rings = [part_shadow(view, part, entry.base) for part in entry.casting]
            else:
                rings = ground_shadows(view, entry)
            yield from _worth(entry.piece.id, rings)


def _in_view(view: View, entries: Sequence[Entry]) -> Iterator[Entry]:
    """Yield the pieces whose boxes are not surely beside the view, behind the eye or behind the silhouette.

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
    """Return whether a piece lies wholly above or below everything between the eye and the silhouette."""
    eye = view.eye[2]
    return entry.top <= min(eye, view.bottom) or entry.base >= max(eye, view.top)


def _worth(key: str, rings: list[list[Point]]) -> Iterator[Shadow]:
    found = [ring for ring in rings if len(ring) >= 3 and abs(ring_area(tuple(ring))) > SLIVER]
    if found:
        yield key, found


def _united(view: View, rings: list[list[Point]]) -> tuple[float, Callable[[], Region]]:
    """Return the area of the union of convex shadows, and its region for those who ask for it."""
    if all(is_column(view, ring) for ring in rings):
        area, region = _united_columns(view, [(ring[0][0], ring[1][0]) for ring in rings])
        return area, lambda: region
    if len(rings) == 1:
        ring = tuple(rings[0])
        return abs(ring_area(ring)), lambda: Region(((ring, ()),))
    union = merged([tuple(ring) for ring in rings])
    return float(union.area), lambda: region_of(union)


def _united_columns(view: View, stretches: list[tuple[float, float]]) -> tuple[float, Region]:
    """Return the same as `_united`, for shadows over the full height of the silhouette, without any polygon work."""
    merged: list[tuple[float, float]] = []
    for left, right in sorted(stretches):
        if merged and left <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(merged[-1][1], right))
        else:
            merged.append((left, right))
    height = view.top - view.bottom
    region = Region(tuple((box_ring(left, view.bottom, right, view.top), ()) for left, right in merged))
    return sum(right - left for left, right in merged) * height, region


def _upright_cover(obstacles: Obstacles) -> Cover:
    """Return the cover of a target right above, below or at the eye: the segment to its base point decides."""
    battlefield, eye, target = obstacles.battlefield, obstacles.eye, obstacles.target
    half, bottom = circumradius(target.footprint), silhouette_bottom(battlefield, target)
    silhouette = Region(((box_ring(-half, bottom, half, target.top), ()),))
    (x, y), (ex, ey, _) = target.position, eye
    box = (min(x, ex) - TOLERANCE, min(y, ey) - TOLERANCE, max(x, ex) + TOLERANCE, max(y, ey) + TOLERANCE)
    entries = [entry for entry in terrain_index(battlefield).near(box) if obstacles.hides(entry)]
    bodies = hiding_bodies(obstacles.bodies, eye, target)
    blockers = interruptions(entries, bodies, eye, target.base_point).blockers
    if not blockers:
        return Cover.known(0.0, silhouette, NOWHERE, ())
    return Cover.known(1.0, silhouette, silhouette, tuple((key, 1.0) for key in blockers))

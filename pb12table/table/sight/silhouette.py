"""The view of a target from an eye: its silhouette, and the shadows that obstacles cast on it.

Everything is told in the plane through the target's axis, square to the plan direction of the view, as
(u, z): u in steps to the right as seen from the eye, 0 at the axis; z the height above the table. In the frame of
the view a plan point has an offset to the right r and a way forward w, and projects to u = r * d / w and
z' = eye + (z - eye) * d / w, d being the way forward to the plane. Straight edges stay straight, and the shadow of
a convex prism is the convex hull of its projected corners.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import hypot, sqrt

from pb12table.table.battlefield import Battlefield, Body, body_ring
from pb12table.table.footprints import body_box, outline_parts
from pb12table.table.index import Part, terrain_index
from pb12table.table.planar import clipped, hull, in_circle, in_ring
from pb12table.table.shapes import Circle, Outline, Point, Point3, Ring
from pb12table.table.surfaces import supports_of
from pb12table.table.terrain import Piece, ramp_line
from pb12table.table.units import TOLERANCE

COINCIDENCE = 0.05
"""Eye and axis closer than this in plan, in steps: the segment between the base points decides."""

WIDEST = 1.2
"""A round body is never wider to the eye than so many times its own width."""

SUNK = 0.25
"""At most this share of its model height a body on a ramp stands in the ramp."""

NEAR = 1e-6
"""How far before the eye the part of an obstacle begins that can hide something."""

Corner = tuple[float, float, float]
"""A corner in the frame of the view: right, forward, height of the top."""


@dataclass(frozen=True, slots=True)
class View:
    """An eye, the unit vector forward, the way to the plane, and the silhouette rectangle in it."""

    eye: Point3
    forward: Point
    depth: float
    left: float
    right: float
    bottom: float
    top: float

    @property
    def area(self) -> float:
        """The area of the silhouette in square steps."""
        return (self.right - self.left) * (self.top - self.bottom)

    @property
    def rectangle(self) -> Ring:
        """The silhouette as a ring in (u, z)."""
        return (
            (self.left, self.bottom),
            (self.right, self.bottom),
            (self.right, self.top),
            (self.left, self.top),
        )

    def framed(self, point: Point) -> Point:
        """A plan point as (right, forward)."""
        dx, dy = point[0] - self.eye[0], point[1] - self.eye[1]
        fx, fy = self.forward
        return (dx * fy - dy * fx, dx * fx + dy * fy)

    def box(self) -> tuple[float, float, float, float]:
        """The bounding box of the view triangle on the table."""
        ex, ey, _ = self.eye
        fx, fy = self.forward
        ax, ay = ex + fx * self.depth, ey + fy * self.depth
        lx, ly = ax + fy * self.left, ay - fx * self.left
        rx, ry = ax + fy * self.right, ay - fx * self.right
        return (min(ex, lx, rx), min(ey, ly, ry), max(ex, lx, rx), max(ey, ly, ry))


def view_of(battlefield: Battlefield, eye: Point3, target: Body) -> View | None:
    """The view of a body from an eye, or None when the eye is within COINCIDENCE of its axis in plan."""
    dx, dy = target.x - eye[0], target.y - eye[1]
    depth = hypot(dx, dy)
    if depth < COINCIDENCE - TOLERANCE:
        return None
    forward = (dx / depth, dy / depth)
    left, right = silhouette_width(eye, forward, depth, target)
    return View(eye, forward, depth, left, right, silhouette_bottom(battlefield, target), target.top)


@lru_cache(maxsize=16384)
def silhouette_bottom(battlefield: Battlefield, body: Body) -> float:
    """The height at which the silhouette of a body begins: its stand height, or how high a ramp that carries it rises
    inside its footprint, but no higher than SUNK says.
    """
    index, bottom = terrain_index(battlefield), body.z
    if not index.has_ramps:
        return bottom
    carriers = supports_of(battlefield, body)
    for entry in index.near(body_box(body)):
        if not entry.flat and entry.piece.id in carriers:
            heights = (entry.piece.top_at(point) for part in entry.parts for point in _summits(entry.piece, part, body))
            bottom = max((bottom, *heights))
    return min(bottom, body.z + SUNK * body.height)


def _summits(ramp: Piece, part: Part, body: Body) -> list[Point]:
    """Places of a footprint on a convex part of a ramp, the highest one among them; none where they do not meet."""
    if isinstance(body.footprint, Circle):
        radius, (_, (east, north), _) = body.footprint.radius, ramp_line(ramp)
        uphill = (body.x + radius * east, body.y + radius * north)
        return [*in_circle(part.ring, body.position, radius), *([uphill] if in_ring(uphill, part.ring) else [])]
    found: list[Point] = []
    for ring in outline_parts(body.footprint, body.facing):
        common: list[Point] = [(body.x + x, body.y + y) for x, y in ring]
        for (ax, ay), (bx, by) in zip(part.ring, (*part.ring[1:], part.ring[0]), strict=True):
            # The inside lies to the left of an edge that runs counter-clockwise.
            nx, ny = ay - by, bx - ax
            common = clipped(common, nx, ny, nx * ax + ny * ay)
        found += common
    return found


def silhouette_width(eye: Point3, forward: Point, depth: float, target: Body) -> tuple[float, float]:
    """The leftmost and rightmost u of a target: the exact central projection of its footprint (tangents).

    A round one is at most WIDEST times as wide as it is. With the eye above or below the footprint there is no such
    projection; then it is the footprint's own width.
    """
    if isinstance(target.footprint, Circle):
        radius = target.footprint.radius
        half = radius * depth / sqrt(depth * depth - radius * radius) if depth > radius else radius
        half = min(half, WIDEST * radius)
        return (-half, half)
    fx, fy = forward
    framed = [
        ((x - eye[0]) * fy - (y - eye[1]) * fx, (x - eye[0]) * fx + (y - eye[1]) * fy)
        for x, y in body_ring(target) or ()
    ]
    if min(w for _, w in framed) <= NEAR or in_ring((0.0, 0.0), framed):
        us = [r for r, _ in framed]
    else:
        us = [r * depth / w for r, w in framed]
    return (min(us), max(us))


def _clipped(corners: Sequence[Corner], a: float, b: float, c: float) -> list[Corner]:
    """The part of a convex ring of corners where a * right + b * forward + c >= 0."""
    result: list[Corner] = []
    if not corners:
        return result
    last = corners[-1]
    last_side = a * last[0] + b * last[1] + c
    for corner in corners:
        side = a * corner[0] + b * corner[1] + c
        if (side >= 0.0) != (last_side >= 0.0):
            share = last_side / (last_side - side)
            result.append(
                (
                    last[0] + share * (corner[0] - last[0]),
                    last[1] + share * (corner[1] - last[1]),
                    last[2] + share * (corner[2] - last[2]),
                )
            )
        if side >= 0.0:
            result.append(corner)
        last, last_side = corner, side
    return result


def part_shadow(view: View, part: Part, base: float) -> list[Point]:
    """The shadow of a convex prism with a plane top, or of a straight thin wall, clipped to the silhouette."""
    ex, ey, _ = view.eye
    fx, fy = view.forward
    depth = view.depth
    corners: list[Corner] = []
    nearest, farthest = depth, 0.0
    on_left = on_right = True
    for (x, y), top in zip(part.ring, part.tops, strict=True):
        dx, dy = x - ex, y - ey
        r, w = dx * fy - dy * fx, dx * fx + dy * fy
        nearest, farthest = min(nearest, w), max(farthest, w)
        on_left = on_left and r * depth <= view.left * w
        on_right = on_right and r * depth >= view.right * w
        corners.append((r, w, top))
    # On the left of the left edge is only meaningful in front of the eye.
    # What only reaches the plane of the silhouette, but for rounding, is not between.
    if farthest <= NEAR or nearest >= depth - NEAR or ((on_left or on_right) and nearest > NEAR):
        return []
    if nearest < NEAR:
        corners = _clipped(corners, 0.0, 1.0, -NEAR)
    if farthest > depth:
        corners = _clipped(corners, 0.0, -1.0, depth)
    corners = _clipped(corners, depth, -view.left, 0.0)
    corners = _clipped(corners, -depth, view.right, 0.0)
    if len(corners) < 2:
        return []
    return _projected(view, corners, base)


def _projected(view: View, corners: Sequence[Corner], base: float) -> list[Point]:
    """The hull of the projected top and underside of clipped corners, clipped to the silhouette's height."""
    depth, eye = view.depth, view.eye[2]
    left, right, bottom, top = view.left, view.right, view.bottom, view.top
    us = [min(max(r * depth / w, left), right) for r, w, _ in corners]
    if base <= min(eye, bottom) and min(height for _, _, height in corners) >= max(eye, top):
        return column(view, min(us), max(us))
    points: list[Point] = []
    for u, (_, w, height) in zip(us, corners, strict=True):
        scale = depth / w
        points.append((u, eye + (base - eye) * scale))
        points.append((u, eye + (height - eye) * scale))
    zs = [z for _, z in points]
    if max(zs) <= bottom or min(zs) >= top:
        return []
    ring = hull(points)
    if len(ring) < 3:
        return []
    return clipped(clipped(ring, 0.0, 1.0, bottom), 0.0, -1.0, -top)


def column(view: View, left: float, right: float) -> list[Point]:
    """A stretch of the silhouette in its full height, nothing when it has no width."""
    left, right = max(left, view.left), min(right, view.right)
    if right <= left:
        return []
    return [(left, view.bottom), (right, view.bottom), (right, view.top), (left, view.top)]


def is_column(view: View, ring: Sequence[Point]) -> bool:
    """Whether a shadow is a stretch of the silhouette in its full height."""
    return (
        len(ring) == 4
        and ring[0][1] == view.bottom == ring[1][1]
        and ring[2][1] == view.top == ring[3][1]
        and ring[1][0] == ring[2][0]
        and ring[3][0] == ring[0][0]
    )


def outline_shadows(view: View, body: Body, outline: Outline) -> Iterable[list[Point]]:
    """The shadows of the convex parts of a body with a polygonal footprint."""
    for ring in outline_parts(outline, body.facing):
        moved = tuple((body.x + x, body.y + y) for x, y in ring)
        yield part_shadow(view, Part(moved, (body.top,) * len(moved)), body.z)

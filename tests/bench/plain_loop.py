"""The baselines of the benchmarks: plain shapely, one obstacle after the other, with nothing left out or kept.

They are a second calculation as well: written from the rules alone, and exact where round bases are given enough
corners. All pieces are opaque and stand on the table, all bodies are round.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot, sqrt

import shapely
from shapely.geometry.base import BaseGeometry

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.shapes import Circle, Point, Point3
from pb12table.table.terrain import Piece

FAR = 1e5
"""How many times the shadow of what is as high as the eye is longer than the way to it."""


def plain_ground(table: Battlefield, eye: Point3, bodies: Sequence[Body], corners: int = 64) -> BaseGeometry:
    """The ground seen all round from an eye above it."""
    ground: BaseGeometry = shapely.box(0.0, 0.0, table.width, table.depth)
    for part, top in _obstacles(table, bodies, corners):
        scale = eye[2] / (eye[2] - top) if top < eye[2] else FAR
        points = [(x, y) for x, y, *_ in shapely.get_coordinates(part)]
        thrown = [(eye[0] + scale * (x - eye[0]), eye[1] + scale * (y - eye[1])) for x, y in points]
        ground = ground.difference(shapely.MultiPoint(points + thrown).convex_hull)
    return ground


def plain_share(table: Battlefield, eye: Point3, target: Body, bodies: Sequence[Body], corners: int = 64) -> float:
    """The covered share of a round target among bodies that are neither observer nor target."""
    assert isinstance(target.footprint, Circle)
    depth = hypot(target.x - eye[0], target.y - eye[1])
    forward = ((target.x - eye[0]) / depth, (target.y - eye[1]) / depth)
    radius = target.footprint.radius
    half = radius * depth / sqrt(depth * depth - radius * radius)
    ends = [_on_plane(target, forward, side) for side in (-half, half)]
    sector = shapely.Polygon([(eye[0], eye[1]), *ends])
    silhouette = shapely.box(-half, target.z, half, target.top)
    hidden: BaseGeometry = shapely.Polygon()
    for part, top in _obstacles(table, bodies, corners):
        points: list[Point] = []
        for x, y in shapely.get_coordinates(shapely.intersection(part, sector)):
            dx, dy = x - eye[0], y - eye[1]
            scale = depth / (dx * forward[0] + dy * forward[1])
            across = (dx * forward[1] - dy * forward[0]) * scale
            points += [(across, eye[2] + (height - eye[2]) * scale) for height in (0.0, top)]
        if len(points) > 2:
            hidden = hidden.union(shapely.MultiPoint(points).convex_hull.intersection(silhouette))
    return float(hidden.area / silhouette.area)


def _on_plane(target: Body, forward: Point, across: float) -> Point:
    return (target.x + forward[1] * across, target.y - forward[0] * across)


def _obstacles(table: Battlefield, bodies: Sequence[Body], corners: int) -> Iterator[tuple[BaseGeometry, float]]:
    for piece in table.pieces:
        for part in convex_parts(piece):
            yield part, piece.top
    for body in bodies:
        assert isinstance(body.footprint, Circle)
        yield shapely.Point(body.x, body.y).buffer(body.footprint.radius, quad_segs=corners // 4), body.top


def convex_parts(piece: Piece) -> list[BaseGeometry]:
    if piece.thin:
        return [shapely.LineString(pair) for pair in zip(piece.outline, piece.outline[1:], strict=False)]
    polygon = shapely.Polygon(piece.outline, piece.holes)
    if polygon.convex_hull.area <= polygon.area + 1e-9:
        return [polygon]
    return list(shapely.get_parts(shapely.constrained_delaunay_triangles(polygon)))

"""Where one gets to by straight steps, found by a fine wave: each round a step farther, from all along the border."""

from __future__ import annotations

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from pb12table.table.battlefield import Body
from pb12table.table.routes.search.costs import Tolls
from pb12table.table.routes.space.crossings import Mover
from pb12table.table.routes.space.free_space import storey_at, storeys
from pb12table.table.routes.space.storey_now import Ground, ground_of
from pb12table.table.routes.visibility import stars
from pb12table.table.shapes import circumradius
from pb12table.table.unions import Floats
from tests.bench.layouts import Layout
from tests.table.scene import PRICES

_STEP = 0.9996
"""How far a step leads at least in any direction, places being rounded to the grid."""


def wave(where: Layout, body: Body, others: tuple[Body, ...], steps: int, gap: float) -> list[BaseGeometry]:
    """The areas on the storey where a body stands that walks 1, 2, ... steps; borders are asked at every `gap` steps.

    They lie inside the true areas: places between those that are asked may lead a little farther.
    """
    mover = Mover(where.table, body, others, 0.0)
    found = storeys(where.table, circumradius(body.footprint), body.height)
    storey = storey_at(found, body.position, body.z)
    assert storey is not None
    more = Tolls(PRICES, found, body.position, steps).corners(body.position, steps + 1.0)
    ground = ground_of(found, storey, mover, more, steps + 1.0)
    walls = shapely.MultiLineString([((ax, ay), (bx, by)) for ax, ay, bx, by in ground.edges.tolist()])
    shapely.prepare(walls)
    corners = ground.corners[:, 0:2]
    places = np.array([storey.eye_at(body.position) or body.position])
    area: BaseGeometry = shapely.Polygon()
    areas: list[BaseGeometry] = []
    turned = np.zeros(len(corners), dtype=np.bool_)
    for _ in range(steps):
        area = shapely.simplify(shapely.union_all([area, *_a_step_from(places, ground)]), 0.0001)
        areas.append(area)
        rings = [ring for part in shapely.get_parts(area) for ring in (part.exterior, *part.interiors)]
        along = [shapely.line_interpolate_point(ring, np.arange(0.0, ring.length, gap)) for ring in rings]
        border = np.concatenate(along)
        # Where the border is a wall, only its corners lead on.
        border = border[shapely.distance(walls, border) > 2e-4]
        fresh = shapely.contains_xy(area, corners[:, 0], corners[:, 1]) & ~turned
        turned |= fresh
        places = np.concatenate([shapely.get_coordinates(border), corners[fresh]])
    return areas


def _a_step_from(places: Floats, ground: Ground) -> list[BaseGeometry]:
    reach = np.full(len(places), _STEP)
    seen = stars(places, ground.edges, ground.following, reach)
    ends = np.repeat(places, np.diff(seen.offsets), axis=0) + seen.ends
    rings = [ends[low:high] for low, high in zip(seen.offsets[:-1], seen.offsets[1:], strict=True)]
    return [shapely.make_valid(shapely.Polygon(ring)) for ring in rings]

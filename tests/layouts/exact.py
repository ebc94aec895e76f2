"""The law of maps that are read: what is on the table lies within a thousandth of a step of where the map has it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import shapely

from pb12table.table.battlefield import Battlefield

EXACT: Final = 0.001
Place = tuple[float, float]


def shapes_of(table: Battlefield, kind: str) -> shapely.geometry.base.BaseGeometry:
    """What pieces with ids like this cover together."""
    named = [piece for piece in table.pieces if piece.whole.startswith(kind)]
    assert named, kind
    return shapely.union_all([shapely.Polygon(piece.outline, piece.holes) for piece in named])


def assert_outlined(
    table: Battlefield, piece: str, outer: Sequence[Place], holes: Sequence[Sequence[Place]] = ()
) -> None:
    """Every place of the outline is within EXACT of the one drawn, and the other way round."""
    made, drawn = shapes_of(table, piece), shapely.Polygon(outer, holes)
    assert shapely.hausdorff_distance(made.boundary, drawn.boundary, densify=0.05) <= EXACT, piece
    assert made.symmetric_difference(drawn).area <= EXACT * drawn.length


def assert_walled(
    table: Battlefield, kind: str, line: Sequence[Place], gaps: Sequence[Sequence[Place]], *, thickness: float
) -> None:
    """Walls stand along a line but for its gaps, to half their thickness on both sides and nowhere else."""
    made, drawn = shapes_of(table, kind), shapely.LineString(line)
    through = shapely.union_all([shapely.LineString(gap).buffer(EXACT, cap_style="flat") for gap in gaps])
    left = drawn.difference(through)
    assert left.difference(made.buffer(EXACT)).length <= EXACT, "a wall is missing"
    half = thickness / 2.0
    allowed = left.buffer(half + EXACT, cap_style="square", join_style="mitre", mitre_limit=8.0)
    assert made.difference(allowed).area <= EXACT, "a wall stands where none is drawn"
    middles = [shapely.LineString(gap).interpolate(0.5, normalized=True) for gap in gaps]
    assert all(made.distance(middle) > half for middle in middles), "a gap is shut"

"""Many pieces on one another: what is left to stand on is what is left without the short way there."""

from __future__ import annotations

from math import cos, pi, sin

import pytest
import shapely

from pb12table.table.battlefield import Battlefield
from pb12table.table.motion.obstacles import FAN
from pb12table.table.routes.space import walkable
from pb12table.table.routes.space.walkable import Surface, surfaces_of
from pb12table.table.shapes import Ring
from pb12table.table.terrain import Piece
from tests.table.scene import GAIT


def star(turned: float, arms: int = 5) -> Ring:
    """A star of radius 4 around (8, 8)."""
    corners = ((4.0 if number % 2 == 0 else 1.5, pi * number / arms + turned) for number in range(2 * arms))
    return tuple((round(8.0 + far * cos(angle), 3), round(8.0 + far * sin(angle), 3)) for far, angle in corners)


def surfaces(turn: float) -> list[Surface]:
    """The surfaces of forty stars, each a little higher than the one below and turned by so much against it."""
    pieces = tuple(Piece(f"s{each}", star(each * turn), height=1.0 + 0.02 * each, kind="hill") for each in range(40))
    return list(surfaces_of(Battlefield(16.0, 16.0, pieces, GAIT), 0.25, 2.0, FAN))


@pytest.mark.parametrize("turn", [0.0, 0.003, 0.05])
def test_what_is_left_of_stacks_is_found_with_few_unions(turn: float, monkeypatch: pytest.MonkeyPatch) -> None:
    surfaces(turn)  # what is inflated is kept
    unions: list[int] = []
    union_all = shapely.union_all

    def counted(geometries: list[shapely.Geometry]) -> shapely.Geometry:
        unions.append(len(geometries))
        return union_all(geometries)

    with monkeypatch.context() as patch:
        patch.setattr("pb12table.table.routes.space.walkable.shapely.union_all", counted)
        short = surfaces(turn)
        few = sum(count > 12 for count in unions)
        patch.setattr(walkable, "_MANY", 1000)
        unions.clear()
        long = surfaces(turn)
        assert few * 4 < sum(count > 12 for count in unions)
    assert [(surface.height, surface.end is surface.walk) for surface in short] == [
        (surface.height, surface.end is surface.walk) for surface in long
    ]
    for one, other in zip(short, long, strict=True):
        assert one.walk.symmetric_difference(other.walk).area < 1e-9
        assert one.end.symmetric_difference(other.end).area < 1e-9

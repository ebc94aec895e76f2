"""What is dear by small cells is what the areas say, on borders and in corners, too."""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, sin
from random import Random

import numpy as np
import pytest
import shapely

from pb12table.table.battlefield import Battlefield
from pb12table.table.footprints import Area
from pb12table.table.routes.search.costs import UNSURE, dear_ground
from pb12table.table.routes.space.free_space import storeys
from tests.table.scene import GAIT, block

FIELD = Battlefield(20.0, 20.0, (block("roof", 12.0, 12.0, 16.0, 16.0, 2.0),), GAIT)


def areas(dice: Random) -> tuple[tuple[Area, int], ...]:
    found = [(Area(((2.0, 2.0), (6.0, 2.0), (6.0, 5.0), (2.0, 5.0)), (((3.0, 3.0), (4.0, 3.0), (4.0, 4.0)),)), 1)]
    for more in (1, 2, 3):
        x, y, corners = dice.uniform(2.0, 18.0), dice.uniform(2.0, 18.0), dice.randint(3, 12)
        ring = [(k * 2.0 * pi / corners, dice.uniform(0.01, 4.0)) for k in range(corners)]
        outline = tuple((round(x + r * cos(a), 3), round(y + r * sin(a), 3)) for a, r in ring)
        if shapely.Polygon(outline).is_valid:
            found.append((Area(outline, band=dice.choice((None, (1.5, 2.5)))), more))
    return tuple(found)


@pytest.mark.parametrize("seed", range(12))
def test_cells_say_what_the_areas_say(seed: int) -> None:
    dice = Random(seed)
    slow, ground = areas(dice), storeys(FIELD, 0.25, 2.0)
    corners = [point for area, _ in slow for point in area.outline]
    sides = [(0.5 * (x + u), 0.5 * (y + v)) for (x, y), (u, v) in pairwise(corners)]
    near = [(x + dice.choice((-1e-9, 0.0, 1e-9)), y + dice.uniform(-0.1, 0.1)) for x, y in corners]
    anywhere = [(dice.uniform(-1.0, 21.0), dice.uniform(-1.0, 21.0)) for _ in range(400)]
    lattice = [(k / 4.0, m / 4.0) for k in range(30) for m in range(30)]
    places = np.array([*corners, *sides, *near, *anywhere, *lattice])
    for storey in ground:
        dear = dear_ground(slow, ground, storey.number)
        found = dear.more_at(*places.T)
        for place, more in zip(places.tolist(), found.tolist(), strict=True):
            point = shapely.Point(place)
            parts = [each for each in dear.regions if each.region.intersects(point)]
            assert more == sum(each.more for each in parts) == dear.more_here((place[0], place[1]))
        assert (dear.cells == UNSURE).mean() < 0.7 if dear.cells.size else not dear.regions


def test_without_areas_nothing_is_dear() -> None:
    ground = storeys(FIELD, 0.25, 2.0)
    dear = dear_ground((), ground, 0)
    assert dear.more_here((3.0, 3.0)) == 0
    assert dear.more_at(np.array((3.0, 9.0)), np.array((3.0, 9.0))).tolist() == [0, 0]

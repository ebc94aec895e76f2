"""How many watchers see a body at many spots: by the kernel as by visible ground."""

from __future__ import annotations

import pytest

from pb12table.bots.ground import Ground, watched
from pb12table.files.scenario import load_scenario
from pb12table.table.battlefield import Body
from pb12table.table.kernels.registry import plain
from pb12table.table.shapes import Circle


@pytest.mark.usefixtures("kernels")
def test_the_kernel_counts_the_watchers_that_plain_code_counts() -> None:
    table = load_scenario("smugglers-cove").setup.battlefield
    ground = Ground(table, Circle(0.25), 2.0)
    spots = [spot for column in range(24) for row in range(18) for spot in ground.spots((column, row))]
    places = [(spot, ground.place(spot)) for spot in spots]
    bodies = [Body("", Circle(0.25), x + 0.13, y - 0.07, z, 0.0, 2.0, 1.8) for _, (x, y, z) in places[::60]]
    counted = watched(table, bodies, bodies[0], places)
    with plain():
        expected = watched(table, bodies, bodies[0], places)
    assert 0 < sum(counted.values()) < len(bodies) * len(spots)
    # Where a border of the visible ground goes through the middle of a cell, rounding decides.
    assert sum(counted[spot] != expected[spot] for spot in spots) <= 2

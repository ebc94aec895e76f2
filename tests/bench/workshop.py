"""How soon two layouts beside each other, a moved piece, threats and ways are known: `python -m tests.bench.workshop`.

Prints a row for each bundled table that is named, or for four of them: processor time until something exact is known of
two layouts, and until all of it is; until what is seen is known again after a piece was moved; of the threat map from
where figures stand, and of all of it; of exposure along a way across the table.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from time import process_time
from typing import Any

from pb12table.analysis.along import along, way_through
from pb12table.analysis.crew import Crew
from pb12table.analysis.layout import Earlier, Wishes, measured_in_parts
from pb12table.analysis.threat import threat_map_in_parts
from pb12table.analysis.walking import with_changes
from pb12table.files.places import prepare_kernels
from pb12table.files.scenario import load_scenario
from pb12table.systems.known import system
from pb12table.table.shapes import Point, Ring

USUAL = ("smugglers-cove", "post-road", "quarry", "two-companies")


def shoved(setup: Any) -> Any:
    """The layout with its first piece half a step farther east."""

    def ring(points: Ring) -> Ring:
        return tuple((x + 0.5, y) for x, y in points)

    first, *others = setup.battlefield.pieces
    edges: list[tuple[Point, Point] | None] = [
        None if edge is None else ((edge[0][0] + 0.5, edge[0][1]), (edge[1][0] + 0.5, edge[1][1]))
        for edge in (first.low_edge, first.high_edge)
    ]
    moved = replace(first, outline=ring(first.outline), holes=tuple(ring(hole) for hole in first.holes),
                    low_edge=edges[0], high_edge=edges[1])  # fmt: skip
    return with_changes(setup, battlefield=replace(setup.battlefield, pieces=(moved, *others)))


def row(name: str) -> list[str]:
    setup = load_scenario(name).setup
    with Crew(0) as crew:
        begun = process_time()
        parts = list[float]()
        first = None
        for part in measured_in_parts(setup, Wishes(1.0), crew, known=Earlier):
            parts.append(process_time() - begun)
            first = part
        assert first is not None
        begun, earlier = process_time(), Earlier.of(first)
        next(iter(measured_in_parts(shoved(setup), Wishes(1.0), crew, known=lambda: earlier)))
        moved = process_time() - begun
    state = system(setup.system).new_game(setup)
    begun, threats = process_time(), list[float]()
    for _ in threat_map_in_parts(state, setup.players[0].id, 1.0):
        threats.append(process_time() - begun)
    start, end = (ground.middle for ground in [ground for ground in first.grounds if ground.is_source][:2])
    assert start is not None
    assert end is not None
    points, cost = way_through(setup, [start[:2], end[:2]], start[2])
    begun = process_time()
    along(setup, first.sites, setup.players[0].id, points, cost)
    told = (parts[0], parts[-1], moved, threats[0], threats[-1], process_time() - begun)
    return [name, str(len(first.sites)), *(f"{seconds:.2f} s" for seconds in told)]


if __name__ == "__main__":
    prepare_kernels()
    for table in sys.argv[1:] or USUAL:
        print("| " + " | ".join(row(table)) + " |", flush=True)

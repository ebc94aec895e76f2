"""Ground that hides in every game with sight lines: on a bare table with a wood across, its figures see as it says."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations

import pytest

from pb12table.analysis.walking import with_changes
from pb12table.files.scenario import load_scenario
from pb12table.skirmish.faces.measures import SeenFigure
from pb12table.skirmish.ids import FigureId
from pb12table.systems.known import measures, system
from pb12table.table.battlefield import Body
from pb12table.table.terrain import Piece


@pytest.mark.parametrize("name", ["abbey-hill", "allotments", "quarry-at-dusk", "the-doctors-roof"])
def test_nobody_is_seen_through_a_wood_and_beside_it_nothing_changes(name: str) -> None:
    setup = load_scenario(name).setup
    table, looking, figures = setup.battlefield, measures(setup.system).looking, measures(setup.system).figures
    assert looking is not None
    assert figures is not None

    def looked(pieces: tuple[Piece, ...]) -> tuple[dict[FigureId, Body], dict[tuple[FigureId, FigureId], SeenFigure]]:
        state = system(setup.system).new_game(with_changes(setup, battlefield=replace(table, pieces=pieces)))
        chosen = list(figures.on_table(state))[:8]
        bodies = {each: looking.looking(state, each).body for each in chosen}
        return bodies, {pair: looking.seen(state, *pair) for pair in permutations(chosen, 2)}

    bodies, before = looked(())
    middle = sum(sorted(body.x for body in bodies.values())[i] for i in (0, -1)) / 2.0
    ring = ((middle - 2.0, 0.0), (middle + 2.0, 0.0), (middle + 2.0, table.depth), (middle - 2.0, table.depth))
    kind = table.pieces[0].kind
    wood = Piece("wood", ring, height=30.0, passable=True, standable=False, hides=1.0, kind=kind)
    _, after = looked((wood,))
    sides = {each: (body.x > middle + 2.6) - (body.x < middle - 2.6) for each, body in bodies.items()}
    through = [pair for pair in after if sides[pair[0]] * sides[pair[1]] < 0]
    beside = [pair for pair in after if sides[pair[0]] * sides[pair[1]] > 0]
    assert any(before[pair].sight.exists for pair in through), "something was to be seen there"
    assert not any(after[pair].sight.exists for pair in through)
    assert all(after[pair].sight.covered_share == before[pair].sight.covered_share for pair in beside)

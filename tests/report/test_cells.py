"""What a map of tiles is worth while it is empty: sight, steps, and which tiles make its sides unlike."""

from __future__ import annotations

import json

import pytest

from pb12table.cli.main import run
from pb12table.files.scenario import load_scenario
from pb12table.layouts.cells import spots, with_ground
from pb12table.report.cells import alike_sides, cell_report
from pb12table.systems.known import cells
from tests.cli.commands import complaint

Captured = pytest.CaptureFixture[str]


def test_a_symmetric_map_is_told_so_and_one_other_tile_with_its_image_is_named() -> None:
    face = cells("pocket")
    assert face is not None
    document = load_scenario("the-ford").document
    found = alike_sides(spots(document, face.keys))
    assert found is not None
    assert found.odd == ()
    changed = with_ground(document, face.keys, (-2, 0), "meadow")
    other = alike_sides(spots(changed, face.keys))
    assert other is not None
    assert (-2, 0) in other.odd
    assert len(other.odd) == 2
    for cell in ((1, 0), (-1, -1), (1, -2)):
        changed = with_ground(changed, face.keys, cell, "forest")
    assert alike_sides(spots(changed, face.keys)) is None


def test_what_is_seen_and_walked_is_alike_for_both_players_of_such_a_map() -> None:
    face, layout = cells("pocket"), load_scenario("the-ford")
    assert face is not None
    found = cell_report(layout.setup, layout.document, face)
    exposure = found.measures.exposure
    assert all(share == exposure[-q, -r] for (q, r), share in exposure.items())
    alice, bob = found.measures.steps.values()
    assert alice == {(-q, -r): far for (q, r), far in bob.items()}


def test_the_command_tells_it_and_refuses_what_tiles_have_not(capsys: Captured) -> None:
    assert run(["layout", "the-ford"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("19 tiles.\n")
    assert "Alice is closer to 8 tiles." in told
    assert run(["layout", "the-ford", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["symmetry"] == {"kind": "half-turn", "odd": []}
    assert "one map is told at a time" in complaint(capsys, "layout", "the-ford", "--games", "2")
    assert "tile by tile" in complaint(capsys, "between", "the-ford", "a", "b")

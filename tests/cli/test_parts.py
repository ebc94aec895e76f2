"""`pb12table table parts`: what a layout needs, and what a kit lacks."""

from __future__ import annotations

import json

import pytest

from pb12table.cli.main import run

Captured = pytest.CaptureFixture[str]
ON = ("table", "parts", "smugglers-cove")


def test_pieces_are_counted_against_a_kit(capsys: Captured) -> None:
    assert run([*ON, "--json"]) == 0
    needs = json.loads(capsys.readouterr().out)["pieces"]
    assert all(needed["owned"] is None for needed in needs)
    assert run([*ON, "--kit", "1 barrel, 9 wall 3 x 0.5", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    (barrels,) = (needed for needed in told["pieces"] if needed["kind"] == "barrel")
    assert (barrels["count"], barrels["owned"], barrels["missing"]) == (2, 1, 1)
    assert told["left"] == [{"kind": "wall", "form": "rectangle", "sides": [3.0, 0.5], "bends": [], "count": 9}]
    assert run(["--language", "en", *ON, "--kit", "1 barrel"]) == 0
    said = capsys.readouterr().out
    assert "barrel, 0.7 across" in said
    assert "pieces are missing." in said


@pytest.mark.parametrize("kit", ["barrels", "3 castle", "2 wall 3 x 900"])
def test_what_is_no_kit_is_refused_in_a_sentence(kit: str, capsys: Captured) -> None:
    assert run([*ON, "--kit", kit]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)

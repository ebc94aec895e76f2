"""`pb12table piece`: the lanes that matter, places for a piece, and what one place does, as text and as data."""

from __future__ import annotations

import json

import pytest

from pb12table.cli.main import run

Captured = pytest.CaptureFixture[str]
ON = ("piece", "smugglers-cove")


def test_lanes_and_places_are_told(capsys: Captured) -> None:
    assert run([*ON, "wall 3 x 0.5", "--grid", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    weights = [lane["weight"] for lane in found["lanes"]]
    assert weights == sorted(weights, reverse=True)
    assert len(found["places"]) == 3
    assert all(place["after"] < place["before"] == found["free"] for place in found["places"])
    assert max(cell["gain"] for cell in found["map"]) > 0.0
    place = found["places"][0]
    at, turn = f"{place['at'][0]},{place['at'][1]}", str(place["turn"])
    assert run([*ON, "wall 3 x 0.5", "--grid", "2", "--at", at, "--turn", turn, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["places"] == [place]
    assert run(["--language", "en", *ON, "wall 3 x 0.5", "--grid", "2"]) == 0
    told = capsys.readouterr().out
    assert "First look" in told
    assert "Landing place → " in told
    assert "\n3. x " in told
    assert run(["--language", "en", *ON, "--grid", "4"]) == 0
    assert "\n1. x " not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["castle"], "castle"),
        (["wall 3 x 900"], "900"),
        (["water 3 x 3"], "water"),
        (["wall", "--at", "somewhere"], "somewhere"),
        (["wall", "--at", "900,3"], "900"),
        (["wall 3 x 0.5", "--at", "10.5,9"], "10.5,9"),
        (["wall", "--turn", "1000"], "1000"),
        (["wall", "--mirror", "round"], "round"),
        (["--at", "3,3"], "piece"),
        (["wall", "--grid", "0.01"], "0.01"),
    ],
)
def test_what_cannot_be_asked_is_refused_in_a_sentence(arguments: list[str], said: str, capsys: Captured) -> None:
    assert run(["--language", "en", *ON, *arguments]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert said in told.err

"""`pb12table threat`, `along` and `between`: in numbers, as a picture and a page, and what is typed wrongly."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pb12table.analysis.threat import threat_map
from pb12table.cli.main import run
from pb12table.files.scenario import load_scenario
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.known import system

Captured = pytest.CaptureFixture[str]


@pytest.mark.parametrize(("scenario", "player"), [("smugglers-cove", "alice"), ("petrol-station", "alice")])
def test_the_threat_map_is_that_of_the_analysis(scenario: str, player: str, capsys: Captured, tmp_path: Path) -> None:
    picture = tmp_path / "threat.png"
    options = ["--grid", "5", "--json", "-o", str(picture), "--size", "400x300"]
    assert run(["threat", scenario, player, *options]) == 0
    found = json.loads(capsys.readouterr().out)
    setup = load_scenario(scenario).setup
    exact = threat_map(system(setup.system).new_game(setup), PlayerId(player), 5.0)
    assert found["figures_that_could"] == exact.counts().tolist()
    assert found["strikes"] == exact.counts(False).tolist()
    assert [each["figure"] for each in found["figures"]] == [each.figure for each in exact.figures]
    for each in found["figures"]:
        for means in each["means"]:
            assert len(means["from"]) == len(found["spots"])
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_it_is_told_by_figure_and_means(capsys: Captured) -> None:
    assert run(["--language", "en", "threat", "smugglers-cove", "bob", "--grid", "5", "--figure", "legionary"]) == 0
    said = capsys.readouterr().out
    assert "After one move" in said
    assert "in melee" in said
    assert said.count("Legionary") >= 1


BETWEEN = [
    "between",
    "petrol-station",
    "west-yard",
    "forecourt",
    "--grid",
    "2",
    "--band",
    "10",
    "--range",
    "15",
    "--move",
    "4",
]


def test_what_one_ground_sees_of_another_is_told(capsys: Captured) -> None:
    assert run([*BETWEEN, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    first, second = found["grounds"]
    assert found["pairs"] == len(first["places"]) * len(second["places"]) == sum(b["pairs"] for b in found["bands"])
    mean = sum(place["sees"] for place in first["places"]) / len(first["places"])
    assert found["in_sight"] == pytest.approx(mean, abs=1e-3)
    assert sum(found["levels"].values()) + found["hidden"] == pytest.approx(1.0, abs=1e-3)
    assert [shot["moves"] for shot in found["shots"]] == [0, 1, 2]


def test_pairs_are_counted_by_the_ranges_of_a_weapon(capsys: Captured) -> None:
    asked = ["between", "smugglers-cove", "beach", "village-lane", "--grid", "4"]
    assert run([*asked, "--weapon", "pistol", "--json"]) == 0
    armed = json.loads(capsys.readouterr().out)
    assert [band["to"] for band in armed["bands"]] == [3.0, 6.0, 12.0, 24.0, None]
    assert armed["range"] == 24.0
    assert run(["--language", "en", *asked, "--weapon", "harpoon"]) == 2
    assert "harpoon" in capsys.readouterr().err


@pytest.mark.slow
def test_a_page_tells_what_one_ground_sees_of_another(capsys: Captured, tmp_path: Path) -> None:
    page = tmp_path / "between.html"
    assert run(["--language", "en", *BETWEEN, "--html", str(page)]) == 0
    told = capsys.readouterr().out
    assert "west yard → forecourt" in told
    assert "0 to 10 m: " in told
    assert "within 15 m of somebody" in told
    assert "After one move" in told
    written = page.read_text(encoding="utf-8")
    assert written.count("<img ") == 3
    assert all(line in written for line in told.splitlines()[:2])


def test_exposure_along_a_way_is_told_step_by_step(capsys: Captured, tmp_path: Path) -> None:
    page = tmp_path / "along.html"
    arguments = ["smugglers-cove", "2,8", "9,3", "--player", "alice", "--grid", "2", "--step", "1", "--html", str(page)]
    assert run(["along", *arguments, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["places"][0]["at"] == [2.0, 8.0, 0.0]
    assert found["places"][-1]["along"] == pytest.approx(found["length"])
    assert max(place["seen"] for place in found["places"]) == found["most"]
    assert run(["--language", "en", "along", *arguments]) == 0
    assert "costs" in capsys.readouterr().out
    text = page.read_text(encoding="utf-8")
    assert '<path class="curve"' in text
    assert "<script" not in text


@pytest.mark.parametrize(
    "arguments",
    [["threat", "smugglers-cove", "nobody"], ["threat", "smugglers-cove", "alice", "--grid", "0"],
     ["threat", "smugglers-cove", "alice", "--figure", "legionary"],
     ["threat", "smugglers-cove", "alice", "-o", "x.jpg"],
     ["along", "smugglers-cove", "2,8"], ["along", "smugglers-cove", "2,8", "here"],
     ["along", "smugglers-cove", "2,8", "90,3"], ["along", "smugglers-cove", "12.2,8.8", "2,8"],
     ["along", "smugglers-cove", "2,8", "9,3", "--step", "0"], ["along", "the-ford", "2,8", "9,3"],
     ["along", "smugglers-cove", "2,8", "9,3", "--player", "nobody"],
     ["between", "smugglers-cove", "beach", "nowhere"], ["between", "smugglers-cove", "beach", "1,1 2,2"],
     ["between", "smugglers-cove", "beach", "90,3 95,3 95,9"], ["between", "the-ford", "table", "table"],
     ["between", "smugglers-cove", "beach", "table", "--range", "0"],
     ["between", "smugglers-cove", "beach", "table", "--band", "nan"],
     ["between", "smugglers-cove", "beach", "table", "--grid", "0"]],
    ids=" ".join,
)  # fmt: skip
def test_bad_input_is_one_line(arguments: list[str], capsys: Captured) -> None:
    assert run(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1

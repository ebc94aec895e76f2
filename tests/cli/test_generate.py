"""`pb12table generate`: a layout by chance, or one line and nothing written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pb12table.cli.main import run
from pb12table.files.scenario import load_scenario
from pb12table.layouts.chance.generate import KINDS
from tests.cli.commands import complaint

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.slow_but("village", "trenches")
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_written_and_sound(kind: str, here: Path, capsys: Captured) -> None:
    arguments = ["--seed", "3", "--density", "0.5", "--symmetry", "half-turn", "--heights", "0.5"]
    assert run(["generate", kind, *arguments, "-o", "layout.toml"]) == 0
    assert " 3, " in capsys.readouterr().out
    assert run(["validate", "layout.toml", "--json"]) == 0
    (checked,) = json.loads(capsys.readouterr().out)
    assert (checked["ok"], checked["layout"]) == (True, [])


def test_as_json(here: Path, capsys: Captured) -> None:
    assert run(["generate", "ruins", "--seed", "5", "--width", "24", "--depth", "18", "-o", "r.toml", "--json"]) == 0
    captured = capsys.readouterr()
    told = json.loads(captured.out)
    assert captured.err == ""
    field = load_scenario("./r.toml").setup.battlefield
    assert told == {
        "file": "r.toml",
        "kind": "ruins",
        "seed": 5,
        "density": 0.5,
        "symmetry": "half-turn",
        "heights": 0.5,
        "width": 24.0,
        "depth": 18.0,
        "pieces": len(field.pieces),
        "zones": 2,
    }


def test_the_same_seed_makes_the_same_file(here: Path) -> None:
    for name in ("a.toml", "b.toml"):
        assert run(["generate", "woods", "--seed", "9", "--width", "22", "--depth", "16", "-o", name]) == 0
    assert (here / "a.toml").read_bytes() == (here / "b.toml").read_bytes()


def test_without_a_seed_chance_chooses_one_and_tells_it(here: Path, capsys: Captured) -> None:
    small = ["--width", "20", "--depth", "14"]
    assert run(["generate", "village", *small, "-o", "a.toml", "--json"]) == 0
    seed = json.loads(capsys.readouterr().out)["seed"]
    assert run(["generate", "village", *small, "--seed", str(seed), "-o", "b.toml"]) == 0
    assert (here / "a.toml").read_bytes() == (here / "b.toml").read_bytes()


@pytest.mark.parametrize(
    "arguments",
    [
        ["woods"],
        ["desert", "-o", "x.toml"],
        ["woods", "-o", "x.png"],
        ["woods", "-o", "nowhere/x.toml"],
        ["woods", "-o", "x.toml", "--density", "1.5"],
        ["woods", "-o", "x.toml", "--density", "nan"],
        ["woods", "-o", "x.toml", "--heights", "-0.1"],
        ["woods", "-o", "x.toml", "--symmetry", "round"],
        ["woods", "-o", "x.toml", "--width", "5"],
        ["woods", "-o", "x.toml", "--depth", "1000"],
        ["woods", "-o", "x.toml", "--seed", "-1"],
        ["woods", "-o", "x.toml", "--seed", "x"],
    ],
    ids=" ".join,
)
def test_bad_input_is_one_line_and_writes_nothing(arguments: list[str], here: Path, capsys: Captured) -> None:
    complaint(capsys, "generate", *arguments)
    assert not list(here.iterdir())


def test_a_symmetry_that_there_is_not_is_answered_with_those_there_are(here: Path, capsys: Captured) -> None:
    said = complaint(capsys, "generate", "woods", "-o", "x.toml", "--symmetry", "round")
    assert said == "pb12table: --symmetry cannot be round; choose from none, mirrored, half-turn.\n"

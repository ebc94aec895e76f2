"""Bad files of Pocket Tactics: one sentence with file and place, on the command line and wherever a file is opened."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from pb12table.cli.main import run
from pb12table.files.scenario import find_scenario

GIANT = """
[[unit]]
id = "giant"
name = "Giant"
faction = "march-guard"
points = 9
off = 4
def = 1
"""
Change = Callable[[str], str]


def bare(text: str) -> str:
    """Without features, and nobody's own."""
    return "\n".join(line for line in text.splitlines() if not line.startswith("feature"))


BAD: dict[str, tuple[Change, str, str]] = {
    "overlap": (
        lambda text: text.replace("[-2, 0]", "[-1, 0]"),
        "tile[2] (-1, 0).at",
        "there is already a tile at (−1, 0)",
    ),
    "apart": (
        lambda text: text.replace("at = [-2, 2]", "at = [-3, 3]"),
        "tile[5] (-3, 3).at",
        "this tile is not connected with the others",
    ),
    "no features": (bare, "tile", "a game needs a feature"),
    "too many points": (
        lambda text: text.replace('"standard"', '["griffin", "griffin", "captain", "captain", "rider", "rider"]', 1),
        'player[0] "alice".army',
        "the army is worth 56 points; the limit is 50",
    ),
    "four dice": (lambda text: text + GIANT, 'unit[0] "giant".off', "this number must be at most 3"),
    "unknown tile": (
        lambda text: text.replace('"water"', '"lava"', 1),
        "tile[1] (-2, 0).terrain",
        "there is no kind of tile “lava”",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_one_sentence_tells_file_and_place(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change, place, words = BAD[name]
    file = tmp_path / "ford.toml"
    text = change(find_scenario("the-ford").read_text(encoding="utf-8"))
    file.write_text(text, encoding="utf-8")
    for command in (["validate", str(file)], ["simulate", str(file), "--games", "1"]):
        capsys.readouterr()
        assert run(command) == 2
        told = capsys.readouterr().err.strip()
        assert told.count("\n") == 0
        assert str(file) in told
        assert f"{place}: {words}" in told
    assert file.read_text(encoding="utf-8") == text


def test_who_begins_on_the_map_needs_no_feature_of_their_own(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    text = find_scenario("three-hamlets").read_text(encoding="utf-8")
    assert "feature_at" not in text
    file = tmp_path / "hamlets.toml"
    for units, code in ((text, 0), (text.replace('player = "alice"', 'player = "bob"'), 2)):
        file.write_text(units, encoding="utf-8")
        assert run(["--language", "en", "simulate", str(file), "--games", "1", "--bots", "random"]) == code
    assert "Alice needs a feature to start from" in capsys.readouterr().err

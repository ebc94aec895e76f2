"""What `scenarios/REFEREE.md` says of referee scripts is true."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from pb12table.files.content import load_content
from pb12table.files.places import scenarios_folder
from pb12table.files.problems import FileProblem
from pb12table.files.reading import toml_document
from pb12table.referee.running import judge
from pb12table.referee.script import script_of
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.preparations.profiles import BlockId

PAGE = (scenarios_folder() / "REFEREE.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
SCRIPT = Path("example.toml")


def test_the_example_holds() -> None:
    report = judge(script_of(toml_document(EXAMPLES[0], SCRIPT), load_content(), SCRIPT))
    assert report.ok


def test_the_example_fails_with_another_expectation() -> None:
    wrong = EXAMPLES[0].replace("target_number = 7", "target_number = 8")
    report = judge(script_of(toml_document(wrong, SCRIPT), load_content(), SCRIPT))
    assert [failure.key for failure in report.cases[0].failures] == ["referee-differs"]


def test_all_keys_of_the_position_are_understood() -> None:
    document = tomllib.loads(EXAMPLES[0])
    document["position"] = tomllib.loads(EXAMPLES[1])["position"]
    start = script_of(document, load_content(), SCRIPT).cases[0].start
    assert start is not None
    assert (start.game_round, start.turn_order, len(start.markers)) == (2, ["bob", "alice"], 1)
    assert start.players[PlayerId("alice")].command_points == 3
    pirate = start.figures[FigureId("pirate")]
    assert (pirate.light_points, pirate.facing, pirate.blocks[BlockId("twin-gun")].resources) == (0, 90, 1)


ROWS = re.findall(r"^\| `(\{.*?\})`", PAGE, re.MULTILINE)


@pytest.mark.parametrize("row", ROWS)
def test_every_line_of_the_tables_is_understood(row: str) -> None:
    """It may fail on this position, but it is a line."""
    document = tomllib.loads(EXAMPLES[0])
    document["figure"].append({"id": "boy", "profile": "human", "player": "bob", "at": [20, 20]})
    document["play"] = [tomllib.loads(f"line = {row}")["line"]]
    judge(script_of(document, load_content(), SCRIPT))


def test_there_are_lines_and_others_are_refused() -> None:
    assert len(ROWS) >= 12
    document = tomllib.loads(EXAMPLES[0])
    document["play"] = [{"expect": "CheckMade"}]
    with pytest.raises(FileProblem, match="referee-unknown-line"):
        judge(script_of(document, load_content(), SCRIPT))

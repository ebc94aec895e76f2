"""What `docs/kampf-w6.md` says of scenarios and referee scripts is true."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from pb12table.files.content import load_content
from pb12table.files.scenario import scenario_of
from pb12table.referee.running import judge
from pb12table.referee.script import script_of
from pb12table.systems.kampf_w6.files import OptionsForm
from pb12table.systems.kampf_w6.rules.data import Setup

PAGE = (Path(__file__).parents[3] / "docs" / "kampf-w6.md").read_text(encoding="utf-8")
SCENARIO, SCRIPT = (tomllib.loads(text) for text in re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL))
ROWS = re.findall(r"^\| `(\{.*?\})`", PAGE, re.MULTILINE)
FILE = Path("example.toml")


def test_the_scenario_is_sound_and_names_every_option() -> None:
    setup: Setup = scenario_of(SCENARIO, load_content("w6"), FILE).setup
    assert set(SCENARIO["rules"]) == set(OptionsForm.__struct_fields__)
    assert [figure.profile.skills.shooting for figure in setup.figures] == [4, 2]


def test_the_script_holds() -> None:
    assert judge(script_of(SCRIPT, load_content("w6"), FILE)).ok


@pytest.mark.parametrize("row", ROWS)
def test_every_line_of_the_table_holds(row: str) -> None:
    document = {**SCRIPT, "dice": [], "play": [tomllib.loads(f"line = {row}")["line"]]}
    assert judge(script_of(document, load_content("w6"), FILE)).ok

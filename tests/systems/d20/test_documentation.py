"""What `docs/d20.md` says of scenarios is true."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from pb12table.files.content import load_content
from pb12table.files.scenario import scenario_of
from pb12table.systems.d20.files import OptionsForm
from pb12table.systems.d20.rules.data import Setup

PAGE = (Path(__file__).parents[3] / "docs" / "d20.md").read_text(encoding="utf-8")
(SCENARIO,) = (tomllib.loads(text) for text in re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL))
UNSAID = {"winner_at_limit", "surprisable"}
"""Options that have no usual value."""


def test_the_scenario_is_sound_and_names_every_option() -> None:
    setup: Setup = scenario_of(SCENARIO, load_content("d20"), Path("example.toml")).setup
    assert set(SCENARIO["rules"]) == set(OptionsForm.__struct_fields__) - UNSAID
    assert [figure.profile.hit_points for figure in setup.figures] == [30, 9]
    assert setup.figures[1].may_sneak


def test_the_values_are_the_usual_ones() -> None:
    usual = OptionsForm()
    assert all(getattr(usual, name) == value for name, value in SCENARIO["rules"].items())

"""What `docs/fate.md` says of scenarios is true."""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path

import pytest

from pb12table.cli.main import run
from pb12table.files.content import load_content
from pb12table.files.scenario import scenario_of
from pb12table.systems.fate.files.forms import FateScenarioForm, FeatureForm, GoalForm, OptionsForm
from pb12table.systems.fate.rules.data import Effect, GoalKind, Setup

PAGE = (Path(__file__).parents[3] / "docs" / "fate.md").read_text(encoding="utf-8")
(SCENARIO,) = (tomllib.loads(text) for text in re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL))
COMMANDS = [line for text in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL) for line in text.splitlines()]
OWN = {"weapon", "profile", "minion", "companion"}
"""Lists that are told in a sentence."""


def test_the_scenario_is_sound_and_names_every_option() -> None:
    setup: Setup = scenario_of(SCENARIO, load_content("fate"), Path("example.toml")).setup
    assert set(SCENARIO["rules"]) == set(OptionsForm.__struct_fields__)
    assert [len(group.members) for group in setup.groups] == [2]
    (link,) = setup.links
    assert (link.border, link.back) == (1, 0)


def test_the_values_are_the_usual_ones() -> None:
    usual = OptionsForm()
    for name, value in SCENARIO["rules"].items():
        found = getattr(usual, name)
        assert (list(found) if isinstance(found, tuple) else found) == value, name


def test_every_list_effect_and_goal_is_told() -> None:
    general = {"format", "system", "description", "minutes", "table", "terrain", "kind", "background", "campaign",
               "mission", "deployment"}  # fmt: skip
    lists = set(FateScenarioForm.__struct_fields__) - general - OWN
    assert {name for name in lists if f"[{name}]" not in PAGE and name not in SCENARIO} == set()
    assert [effect for effect in Effect if f'"{effect}"' not in PAGE] == []
    assert [kind for kind in GoalKind if f'"{kind}"' not in PAGE] == []
    told = {"id", "name", "effect", "at", "zone", "skills", "difficulty", "penalty"}
    assert [key for key in FeatureForm.__struct_fields__ if key not in told and f"`{key}`" not in PAGE] == []
    assert set(GoalForm.__struct_fields__) <= {"kind", "side", "thing", "actor", "zone", "number"}


@pytest.mark.parametrize("line", COMMANDS)
def test_its_commands_can_be_typed(line: str) -> None:
    program, *arguments = shlex.split(line)
    assert program == "pb12table"
    assert run(arguments) == 0

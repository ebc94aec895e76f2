"""Every referee script holds, and says which vectors and rules it shows."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from pb12table.cli.games.referee import failure_line
from pb12table.files.content import load_content
from pb12table.referee.running import judge
from pb12table.referee.script import load_script
from pb12table.systems.pb12.files.content import Content

FOLDER = Path(__file__).with_name("scripts")
SCRIPTS = sorted(FOLDER.glob("*.toml"))
ROOT = Path(__file__).parents[4]


@cache
def content() -> Content:
    found: Content = load_content()
    return found


@pytest.mark.format("referee script")
@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_everything_comes_as_the_script_expects(path: Path) -> None:
    report = judge(load_script(path, content()))
    told: list[str] = []
    for case in report.cases:
        setup = None if case.state is None else case.state.setup
        told += [f"{case.name}: {each.place} {each.line}: {failure_line(setup, each)}" for each in case.failures]
    assert told == []


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_a_script_names_what_it_shows(path: Path) -> None:
    shows = tomllib.loads(path.read_text(encoding="utf-8"))["shows"]
    listed_vectors = ROOT / "tests" / "systems" / "pb12" / "vectors.toml"
    vectors = tomllib.loads(listed_vectors.read_text(encoding="utf-8"))["vectors"]
    listed = ROOT / "pb12table" / "systems" / "pb12" / "rules" / "rules.toml"
    rules = tomllib.loads(listed.read_text(encoding="utf-8"))["rules"]
    assert shows
    assert not [one for one in shows if one.startswith("V") and one not in vectors]
    assert not [one for one in shows if re.match(r"R\d", one) and one not in rules]
    named = {f"V{number}" for number in re.findall(r"v(\d{3})", path.stem)}
    assert named <= set(shows)


def test_there_are_scripts() -> None:
    assert len(SCRIPTS) > 30


LOOKS = ("event", "figure", "player", "game", "sight", "asked", "check", "odds", "way", "group")


CHANCES = ("chance", "p_out")


def turned(said: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A line that looks, with one number or truth in it changed, once for each."""
    for key, value in said.items():
        if isinstance(value, bool):
            yield {**said, key: not value}
        elif key in CHANCES:
            yield {**said, key: value + 0.1 if value < 0.5 else value - 0.1}
        elif isinstance(value, int | float):
            yield {**said, key: value + 1 if value < 100 else value - 1}
        elif isinstance(value, dict):
            yield from ({**said, key: inner} for inner in turned(value))


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_no_expectation_is_idle(path: Path) -> None:
    """Each number that a script expects matters: with another one in its place the script fails."""
    script = load_script(path, content())
    idle: list[str] = []
    for case in script.cases:
        for number, line in enumerate(case.play):
            does = "declare" in line.said or ("kind" in line.said and "event" not in line.said)
            if does or not any(word in line.said for word in LOOKS):
                continue
            for said in turned(line.said):
                play = (*case.play[:number], replace(line, said=said), *case.play[number + 1 :])
                if judge(replace(script, cases=(replace(case, play=play),))).ok:
                    idle.append(f"{line.place}: {said}")
    assert not idle

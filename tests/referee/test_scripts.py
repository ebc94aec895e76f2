"""Every referee script holds, and says which vectors and rules it shows."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from pb12table.cli.referee import failure_line
from pb12table.files.content import Content, load_content
from pb12table.files.referee import judge
from pb12table.files.referee_script import load_script

FOLDER = Path(__file__).with_name("scripts")
SCRIPTS = sorted(FOLDER.glob("*.toml"))
ROOT = Path(__file__).parents[2]


@cache
def content() -> Content:
    return load_content()


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_everything_comes_as_the_script_expects(path: Path) -> None:
    report = judge(load_script(path, content()))
    assert not [
        f"{case.name}: {failure.place} {failure.line}: {failure_line(case.state.setup, failure)}"
        for case in report.cases
        for failure in case.failures
    ]


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_a_script_names_what_it_shows(path: Path) -> None:
    shows = tomllib.loads(path.read_text(encoding="utf-8"))["shows"]
    vectors = tomllib.loads((ROOT / "tests" / "architecture" / "vectors.toml").read_text(encoding="utf-8"))["vectors"]
    rules = tomllib.loads((ROOT / "pb12table" / "pb12" / "rules.toml").read_text(encoding="utf-8"))["rules"]
    assert shows
    assert not [one for one in shows if one.startswith("V") and one not in vectors]
    assert not [one for one in shows if re.match(r"R\d", one) and one not in rules]
    named = {f"V{number}" for number in re.findall(r"v(\d{3})", path.stem)}
    assert named <= set(shows)


def test_there_are_scripts() -> None:
    assert len(SCRIPTS) > 1

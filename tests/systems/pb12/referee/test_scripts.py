"""Every referee script holds, and says which vectors and rules it shows."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from pb12table.files.content import load_content
from pb12table.systems.pb12.files.content import Content
from tests.systems.scripts import differences, idle

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
    assert not differences(path, content())


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


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_no_expectation_is_idle(path: Path) -> None:
    """Each number that a script expects matters: with another one in its place the script fails."""
    assert not idle(path, content(), LOOKS, "kind")

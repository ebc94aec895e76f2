"""Referee scripts of Kampf W6 hold, say which vectors they show, and wrong ones are told in one sentence."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from pb12table.files.content import load_content
from pb12table.systems.kampf_w6.files.content import Content
from tests.cli.commands import complaint
from tests.systems.scripts import differences, idle

FOLDER = Path(__file__).with_name("scripts")
SCRIPTS = sorted(FOLDER.glob("*.toml"))
STATION = FOLDER / "station-parry-and-fate.toml"
RECOIL = FOLDER / "quarry-recoil.toml"
LOOKS = ("event", "figure", "player", "game", "sight", "asked", "odds", "way", "worth")


@cache
def content() -> Content:
    found: Content = load_content("w6")
    return found


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_everything_comes_as_the_script_expects(path: Path) -> None:
    assert not differences(path, content())


@pytest.mark.slow
@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_no_expectation_is_idle(path: Path) -> None:
    """Each number that a script expects matters: with another one in its place the script fails."""
    assert not idle(path, content(), LOOKS, "type")


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_a_script_names_what_it_shows(path: Path) -> None:
    shows = tomllib.loads(path.read_text(encoding="utf-8"))["shows"]
    assert shows
    ends = [f"WV{number}" for number in re.findall(r"wv(\d{2})", path.stem)]
    assert set(ends) <= set(shows)


@pytest.mark.parametrize(
    ("script", "old", "new", "told"),
    [
        (STATION, 'actor = "brute"', 'actor = "captain"', "there is no figure captain"),
        (STATION, 'id = "medic", at', 'id = "cook", at', "there is no figure cook"),
        (STATION, "actions = 1", "kick = 2", "there is no key kick"),
        (STATION, "actions = 1", "actions = -1", "at least 0"),
        (STATION, '"leader", "gunner", "rookie"]', '"leader", "gunner"]', "each figure of the fight once"),
        (STATION, "actions = 1", "loaded = { pistol = 1 }", "has no pistol"),
        (STATION, "at = [11.0, 12.0]", "at = [90.0, 12.0]", "no safe stand"),
        (STATION, 'actor = "brute"', 'actor = "brute"\ncarried = { gold = "brute" }', "there is no act gold"),
        (RECOIL, '{ event = "RecoilLapsed" }', '{ sight = "veteran", of = "cook" }', "there is no figure cook"),
        (RECOIL, '{ event = "RecoilLapsed" }', '{ odds = { type = "walk" }, figure = "veteran" }', "no odds"),
        (RECOIL, '{ event = "RecoilLapsed" }', '{ way = { type = "fly" }, figure = "veteran" }', "this is no way"),
        (RECOIL, '{ event = "RecoilLapsed" }', '{ worth = "cook", value = 1 }', "there is no figure cook"),
        (RECOIL, '{ event = "RecoilLapsed" }', '{ declare = "resign", by = "bob" }', "resign"),
    ],
)
def test_a_wrong_script_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], script: Path, old: str, new: str, told: str
) -> None:
    text = script.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "script.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert told in complaint(capsys, "referee", str(path))

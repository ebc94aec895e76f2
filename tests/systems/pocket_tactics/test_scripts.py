"""Referee scripts of Pocket Tactics hold, say which vectors they show, and wrong ones are told in one sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pb12table.files.content import load_content
from tests.cli.commands import complaint
from tests.systems.scripts import ScriptsHold, differences

FOLDER = Path(__file__).with_name("scripts")
HEX = FOLDER / "pv59-the-hex.toml"
LOOKS = ("event", "unit", "tile", "game", "sight", "asked", "odds", "distance", "compare", "map", "outcome")


class TestScripts(ScriptsHold):
    folder, system, looks, tag, vectors = FOLDER, "pocket", LOOKS, "do", "PV"


@pytest.mark.vector("PV73")
@pytest.mark.vector("PV74")
@pytest.mark.rule("PR40")
def test_a_flyer_controls_what_it_ends_on_after_the_hazard() -> None:
    assert not differences(FOLDER / "pv73-pv74-flyers-and-features.toml", load_content("pocket"))


@pytest.mark.vector("PO7")
@pytest.mark.rule("PR41")
def test_a_bonus_for_either_colour_goes_onto_green_without_red() -> None:
    assert not differences(FOLDER / "po7-odds-of-either-colour.toml", load_content("pocket"))


@pytest.mark.vector("PV75")
@pytest.mark.vector("PV76")
@pytest.mark.rule("PR42")
@pytest.mark.rule("PR43")
def test_captures_in_an_attack_and_the_same_position_again() -> None:
    assert not differences(FOLDER / "pv75-pv76-captures-and-repetition.toml", load_content("pocket"))


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('active = "bob"', 'active = "cid"', "there is no cid"),
        ('card = "witch"', 'card = "wizard"', "there is no wizard"),
        ("at = [2, 0]", "at = [2, 5]", "there is no tile at (2, 5)"),
        ("at = [2, 0]", "at = [0, 0]", "there is already a unit at (0, 0)"),
        ("row = 4", "row = 400", "at most 40"),
        ('captor = "bob"', 'gaoler = "bob"', "gaoler"),
        ('unit = "alice-rider", place', 'unit = "alice-knight", place', "there is no figure alice-knight"),
    ],
)
def test_a_wrong_script_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, told: str
) -> None:
    text, path = HEX.read_text(encoding="utf-8"), tmp_path / "script.toml"
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert told in complaint(capsys, "referee", str(path))


def test_the_script_of_the_documentation_holds(tmp_path: Path) -> None:
    page = (FOLDER.parents[3] / "docs" / "pocket-tactics.md").read_text(encoding="utf-8")
    found = re.search(r"```toml\n(.*?)```", page, re.DOTALL)
    assert found is not None
    path = tmp_path / "script.toml"
    path.write_text(found.group(1), encoding="utf-8")
    assert not differences(path, load_content("pocket"))

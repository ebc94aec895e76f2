"""Referee scripts of the d20 fight hold, and say which vectors they show."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.commands import complaint
from tests.systems.scripts import ScriptsHold

FOLDER = Path(__file__).with_name("scripts")
LOOKS = ("event", "figure", "game", "sight", "asked", "odds", "way", "worth", "area", "reckon", "jump", "gap")


class TestScripts(ScriptsHold):
    folder, system, looks, tag, vectors = FOLDER, "d20", LOOKS, "type", "DV"


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ('"The Watchman"', ".worth: an id has only small letters"),
        ('["watchman", "The Raider"]', ".worth[1]: an id has only small letters"),
        ('"captain"', "there is no figure captain"),
    ],
)
def test_whose_worth_cannot_be_told_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], said: str, told: str
) -> None:
    text = (FOLDER / "odds-and-values.toml").read_text(encoding="utf-8")
    path = tmp_path / "script.toml"
    path.write_text(text.replace('worth = "watchman"', f"worth = {said}"), encoding="utf-8")
    assert told in complaint(capsys, "referee", str(path))

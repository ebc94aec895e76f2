"""Referee scripts of Kampf W6 hold, and wrong ones are told in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from pb12table.cli.main import run
from tests.cli.commands import complaint

SCRIPTS = sorted((Path(__file__).parent / "scripts").glob("*.toml"))


@pytest.mark.parametrize("script", SCRIPTS, ids=[script.stem for script in SCRIPTS])
def test_a_script_holds(script: Path) -> None:
    assert run(["referee", str(script)]) == 0


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('actor = "veteran"', 'actor = "captain"', "there is no figure captain"),
        ('id = "gunner", at', 'id = "cook", at', "there is no figure cook"),
        ("recoil = 2", "kick = 2", "there is no kick"),
        ("actions = 0", "actions = -1", "at least 0"),
    ],
)
def test_a_wrong_script_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, told: str
) -> None:
    path = tmp_path / "script.toml"
    path.write_text(SCRIPTS[-1].read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    assert told in complaint(capsys, "referee", str(path))

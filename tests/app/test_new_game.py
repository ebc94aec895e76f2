"""A game that `pb12table new-system` writes is whole at once: by its own tests, by bots, in the window, in saves."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from pb12table.app.screens.closing import Closing
from pb12table.cli.main import run
from tests.app.helpers import opened
from tests.app.test_any_system import Game, by_keys, own_save, play
from tests.systems.table_of_systems import knowing


def typed(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a folder, which is all that the package needs to be found, with packages of others and a home."""
    home = {name: str(folder.parent / "home" / name) for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME")}
    path = os.pathsep.join([str(folder), str(Path(__file__).parents[2])])
    environment = {**os.environ, **home, "PYTHONPATH": path, "PB12TABLE_PACKAGES": "on", "PYTHONDONTWRITEBYTECODE": "1"}
    # What is asked of these tests is not meant for its own.
    environment.pop("PYTEST_ADDOPTS", None)
    return subprocess.run(
        [sys.executable, "-m", *words], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


@pytest.mark.slow
def test_a_new_game_passes_its_tests_is_played_by_bots_and_in_the_window_saved_and_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "hop"
    assert run(["new-system", "hop-race", "--to", str(folder)]) == 0
    tested = typed(folder, "pytest", "-q", "-p", "no:cacheprovider")
    assert tested.returncode == 0, tested.stdout
    listed = json.loads(typed(folder, "pb12table", "systems", "--json").stdout)
    assert [(each["id"], each["package"], each["error"]) for each in listed[5:]] == [
        ("hop-race", "pb12table-hop-race", "")
    ]
    simulated = typed(folder, "pb12table", "simulate", "meadow", "--games", "4", "--check", "--json")
    assert simulated.returncode == 0, simulated.stderr
    assert json.loads(simulated.stdout)["games"] == 4

    monkeypatch.syspath_prepend(folder)
    scenario = folder / "pb12table_hop_race" / "scenarios" / "meadow.toml"
    with knowing(**{"hop-race": "pb12table_hop_race"}):
        hand = opened(scenario)
        save = own_save()
        play(hand, Game(scenario), by_keys)
        assert isinstance(hand.top, Closing)
        hand.program.to_start()
        assert run(["replay", str(save)]) == 0
    copied = folder / "game.pb12save"
    copied.write_bytes(save.read_bytes())
    assert typed(folder, "pb12table", "replay", "game.pb12save").returncode == 0
    reviewed = typed(folder, "pb12table", "review", "game.pb12save", "--level", "learner", "--workers", "1", "--json")
    assert reviewed.returncode == 0, reviewed.stderr
    told = json.loads(reviewed.stdout)
    assert (told["system"], told["over"]) == ("hop-race", True)
    # Without the package the save says what to install.
    (folder / "pyproject.toml").unlink()
    refused = typed(folder, "pb12table", "replay", "game.pb12save")
    assert refused.returncode == 2
    assert "pb12table-hop-race" in refused.stderr

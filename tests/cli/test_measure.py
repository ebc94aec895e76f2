"""`pb12table measure`: what it keeps beside the scenarios, and what it writes about them."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from pb12table.analysis.played.evenness import bounds, faults
from pb12table.cli.main import run
from pb12table.files.measured import Numbers
from pb12table.files.scenario import load_scenario
from pb12table.skirmish.faces.system import Decided, Ending
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.known import SYSTEMS, system
from tests.cli.commands import complaint

POCKET = Path(__file__).parents[2] / "scenarios" / "pocket"


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder of scenarios that come with the program, with two of Pocket Tactics and no numbers."""
    folder = tmp_path / "scenarios" / "pocket"
    folder.mkdir(parents=True)
    for name in ("the-ford", "the-broken-bridge"):
        shutil.copy(POCKET / f"{name}.toml", folder)
    for module in ("measured", "scenario"):
        monkeypatch.setattr(f"pb12table.files.{module}.scenarios_folder", lambda: tmp_path / "scenarios")
    return folder


def _measure(*arguments: str) -> int:
    return run(["measure", *arguments, "--games", "2", "--bot", "random", "--workers", "1"])


def test_numbers_are_kept_beside_the_scenarios_until_these_change(shipped: Path, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    assert _measure("the-ford", "-o", str(page)) == 0
    kept = (shipped / "measured.json").read_bytes()
    row = json.loads(kept)["the-ford"]
    assert row["games"] == sum(row["decided"].values()) == sum(row["endings"].values()) == 2
    assert page.read_text(encoding="utf-8").count("2 of `random`, seed 1") == 1
    assert _measure("the-broken-bridge", "-o", str(page)) == 0
    assert json.loads((shipped / "measured.json").read_bytes())["the-ford"] == row
    assert _measure("the-ford", "-o", str(page)) == 0, "equal seeds bring equal numbers"
    assert json.loads((shipped / "measured.json").read_bytes())["the-ford"] == row

    path = shipped / "the-ford.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("minutes = 30", "minutes = 35"), encoding="utf-8")
    assert load_scenario("the-ford").summary.measured is not None, "no game depends on what the card says"
    path.write_text(text.replace("turn_limit = 80", "turn_limit = 81"), encoding="utf-8")
    assert load_scenario("the-ford").summary.measured is None, "it was another scenario that was measured"


def test_a_scenario_of_ones_own_has_no_numbers(
    shipped: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _measure("the-ford") == 0
    own = tmp_path / "the-ford.toml"
    shutil.copy(shipped / "the-ford.toml", own)
    assert load_scenario(own).summary.measured is None
    capsys.readouterr()
    assert "none of the scenarios that come with the program" in complaint(capsys, "measure", str(own))


def test_broken_numbers_are_named_and_keep_nobody_from_playing(
    shipped: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (shipped / "measured.json").write_text("{}]", encoding="utf-8")
    assert load_scenario("the-ford").summary.measured is None
    assert "no file of measured numbers" in complaint(
        capsys, "measure", "the-ford", "--games", "1", "--bot", "random", "--workers", "1"
    )


def test_what_is_wrong_by_the_numbers() -> None:
    row = Numbers(
        mark="", bot="", games=10, seed=1, wins={"a": 6, "b": 4}, decided={Decided.GOAL.value: 5}, endings={},
        rounds=5.0, decisions=100.0, minutes=30,
    )  # fmt: skip
    assert faults(row, 30, "w6", equal=True) == faults(row, 20, "w6", equal=True)
    assert not any((found := faults(row, 30, "w6", equal=True), found.wins, found.decided, found.minutes)[1:])
    assert faults(row, 19, "w6", equal=True).minutes
    uneven = Numbers(
        mark="", bot="", games=10, seed=1, wins={"a": 13, "b": 7}, decided={Decided.GOAL.value: 4}, endings={},
        rounds=5.0, decisions=100.0, minutes=30,
    )  # fmt: skip
    assert faults(uneven, None, "w6", equal=True).wins
    assert not faults(uneven, None, "w6", equal=False).wins
    assert faults(uneven, None, "w6", equal=True).decided
    assert not faults(uneven, None, "pocket", equal=True).decided, "there three games of ten are enough"
    assert bounds(3, equal=True) == pytest.approx((4 / 15, 2 / 5))


@pytest.mark.parametrize("identity", SYSTEMS)
def test_a_goal_that_all_reach_alike_decides_nothing(identity: str) -> None:
    yardstick = system(identity).yardstick
    goal, last = min(yardstick.goal), min(yardstick.last)
    assert yardstick.decided(Ending((PlayerId("a"),), goal), 2) is Decided.GOAL
    assert yardstick.decided(Ending((PlayerId("a"), PlayerId("b")), goal), 2) is Decided.LIMIT
    assert yardstick.decided(Ending((), goal), 2) is Decided.LIMIT
    assert yardstick.decided(Ending((PlayerId("a"),), last), 2) is Decided.LAST

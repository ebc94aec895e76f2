"""`pb12table sight` and `visible` in houses: closed floors hide, whoever stands on them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.commands import answer

CASES = Path(__file__).parents[1] / "cases"
FLOOR, HOUSE = str(CASES / "see-through-floor.toml"), str(CASES / "house-two-storeys.toml")


@pytest.mark.rule("RU012")
@pytest.mark.parametrize(
    ("scenario", "observer", "target", "blocker"),
    [
        (FLOOR, "free-rifleman@10,9,3:0", "human@14,9,0:180", "floor"),
        (FLOOR, "human@14,9,0:180", "free-rifleman@10,9,3:0", "floor"),
        (HOUSE, "human@16,12,0:180", "human-2", "bridge"),
        (HOUSE, "human@16,16,3:180", "human@16,16,0:180", "bridge"),
    ],
)
def test_nobody_sees_through_a_closed_floor(
    scenario: str, observer: str, target: str, blocker: str, capsys: pytest.CaptureFixture[str]
) -> None:
    found = answer(capsys, "sight", scenario, observer, target)
    assert (found["sight_line"], found["covered_share"], found["blockers"]) == (False, 1.0, [blocker])


@pytest.mark.rule("RU012")
def test_from_a_floor_nothing_is_seen_of_the_ground_below_it(capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, "visible", FLOOR, "free-rifleman@10,9,3:0")
    assert found["area"] == 0.0, "the edge is ten steps off, and the table ends before the ground beyond it is seen"
    assert [(top["pieces"], top["area"]) for top in found["surfaces"]] == [(["floor"], pytest.approx(100.0))]

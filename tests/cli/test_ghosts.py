"""Ghosts on the command line: what a figure of any profile would see, and where it would get, at any place."""

from __future__ import annotations

from math import sqrt
from pathlib import Path

import pytest

from pb12table.cli.main import run
from tests.cli.commands import answer, complaint

Captured = pytest.CaptureFixture[str]

LAYOUT = """
format = 1
system = "pb12"
name = "A wall, a tower and nobody"
[table]
width = 20.0
depth = 12.0
[[terrain]]
id = "wall"
kind = "wall"
polygon = [[8.0, 4.0], [8.5, 4.0], [8.5, 6.2], [8.0, 6.2]]
height = 1.2
[[terrain]]
id = "tower"
kind = "building"
polygon = [[11.0, 6.1], [13.0, 6.1], [13.0, 9.0], [11.0, 9.0]]
height = 3.0
climbable = false
[[player]]
id = "ann"
name = "Ann"
command_points = 1
[[player]]
id = "ben"
name = "Ben"
command_points = 1
"""
ANN = """
[[figure]]
id = "ann-herself"
profile = "human"
player = "ann"
at = [2.0, 6.0]
facing = 0.0
"""


@pytest.fixture
def bare(tmp_path: Path) -> str:
    path = tmp_path / "bare.toml"
    path.write_text(LAYOUT, encoding="utf-8")
    return str(path)


@pytest.fixture
def peopled(tmp_path: Path) -> str:
    path = tmp_path / "peopled.toml"
    path.write_text(LAYOUT + ANN, encoding="utf-8")
    return str(path)


def test_a_ghost_sees_and_gets_about_as_a_figure_there_would(bare: str, peopled: str, capsys: Captured) -> None:
    for command, *more in (["visible"], ["reach", "--bp", "5"], ["path", "10", "6"]):
        there = answer(capsys, command, peopled, "ann-herself", *more)
        assert answer(capsys, command, bare, "human@2,6:0", *more) == there


def test_two_ghosts_see_each_other_past_what_is_in_the_way(bare: str, capsys: Captured) -> None:
    found = answer(capsys, "sight", bare, "human@2,6", "human@16,6")
    assert found["in_sight_angle"], "without a facing they look to the middle of the table"
    assert found["blockers"] == ["wall", "tower"]
    # Of the silhouette, as wide as the lines that touch the base, the wall's far edge hides what is lower than `low`,
    # and the tower's what is further north than its south-eastern corner.
    distance = 14.0
    half = 0.25 * distance / sqrt(distance**2 - 0.25**2)
    low = 1.8 - (1.8 - 1.2) * distance / 6.5
    north = half - 0.1 * distance / 11.0
    share = (2.0 * half * low + north * (2.0 - low)) / (2.0 * half * 2.0)
    assert found["covered_share"] == pytest.approx(share, abs=1e-9)


def test_it_stands_as_high_as_it_can_or_where_it_is_put(bare: str, capsys: Captured) -> None:
    on_top = answer(capsys, "visible", bare, "human@12,7.5:180")
    assert answer(capsys, "visible", bare, "human@12,7.5,3:180") == on_top
    assert answer(capsys, "visible", bare, "human@10,7.5:180")["area"] != on_top["area"]


def test_its_facing_counts(bare: str, capsys: Captured) -> None:
    assert not answer(capsys, "sight", bare, "human@2,6:180", "human@16,6")["in_sight_angle"]


def test_a_figure_and_a_ghost_go_together_in_a_picture_too(peopled: str, tmp_path: Path, capsys: Captured) -> None:
    assert answer(capsys, "sight", peopled, "ann-herself", "human@6,6")["covered_share"] == 0.0
    picture = tmp_path / "ghost.png"
    assert run(["render", peopled, "-o", str(picture), "--sight", "human@6,6", "--size", "300x200"]) == 0
    assert picture.is_file()


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("human@5", "human@5 is not a ghost"),
        ("human@5,nan", "human@5,nan is not a ghost"),
        ("human@5,6,7,8", "human@5,6,7,8 is not a ghost"),
        ("knight@5,6", "there is no profile knight"),
        ("human@50,6", "human@50,6 cannot stand there: The table ends here."),
        ("human@-1,6", "human@-1,6 cannot stand there: The table ends here."),
        ("human@12,7.5,1", "human@12,7.5,1 cannot stand at height 1 there: possible is 3"),
        ("human@10.9,7.5", "human@10.9,7.5 cannot stand there: "),
        ("ann", "the table is empty; you can use a ghost such as human@12,8"),
    ],
)
def test_what_is_no_ghost_or_has_no_place_is_one_line(name: str, said: str, bare: str, capsys: Captured) -> None:
    assert said in complaint(capsys, "visible", bare, name)


def test_a_sliver_that_would_be_told_as_nothing_is_left_out(capsys: Captured) -> None:
    found = answer(capsys, "visible", "governors-quay", "human@18,13")
    assert min(top["area"] for top in found["surfaces"]) < 0.005, "there is a sliver"
    assert run(["--language", "en", "visible", "governors-quay", "human@18,13"]) == 0
    assert ": 0 square steps" not in capsys.readouterr().out

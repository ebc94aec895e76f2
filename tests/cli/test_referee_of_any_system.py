"""`pb12table referee` plays scripts of a system that says little of them, and refuses those of one that has none."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from shutil import copy

import pytest

from pb12table.cli.main import run
from tests.cli.commands import answer, complaint
from tests.systems.table_of_systems import MEADOW, knowing

HEAD = """
format = 1
title = "A short run"
scenario = "meadow.toml"
dice = [3, 5]
"""
RUN = """
play = [
  { asked = "ThrowAgain", by = "ann" },
  { event = "Threw", figure = "hare", face = 3 },
  { answer = true },
  { event = "Threw", face = 5 },
  { no_event = "Ran" },
  { asked = "RunTo", steps = 5 },
  { answer = [90.0, 1.0], refused = true },
  { answer = [6.5, 5.0], dice = [1] },
  { event = "Ran", figure = "hare", end = [6.5, 5.0] },
  { game = { number = 1, ended = false } },
  { asked = "ThrowAgain", by = "ben" },
]
"""


@pytest.fixture(autouse=True)
def _dash(tmp_path: Path) -> Iterator[None]:
    copy(MEADOW, tmp_path)
    with knowing(dash="pb12table_dash"):
        yield


def script(folder: Path, play: str) -> str:
    path = folder / "run.toml"
    path.write_text(HEAD + play, encoding="utf-8")
    return str(path)


def test_a_script_of_the_toy_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = answer(capsys, "referee", script(tmp_path, RUN))
    assert report["failures"] == []
    assert [event["face"] for event in report["events"] if "face" in event] == [3, 5, 1]
    assert report["state"]["at"]["hare"] == [6.5, 5.0]


def test_what_does_not_come_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["referee", script(tmp_path, RUN.replace("face = 5", "face = 6"))]) == 1
    assert "Threw: face is 5, not 6" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("[3, 5]", "[3, 7]", "dice[1]: "),
        ('event = "Ran"', 'event = "Hopped"', "there is no event Hopped"),
        ("number = 1", "phase = 1", "there is no phase here"),
        ("face = 3", "colour = 3", "there is no colour here; choose from figure, face"),
        ("format = 1", 'format = 1\nposition = { active = "hare" }', "there is no key active here"),
    ],
)
def test_what_cannot_be_understood_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], before: str, after: str, told: str
) -> None:
    path = Path(script(tmp_path, RUN))
    path.write_text(path.read_text(encoding="utf-8").replace(before, after), encoding="utf-8")
    assert told in complaint(capsys, "referee", str(path))


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ('refused = true, reason = "dash-too-far"', ""),
        ('reason = "dash-too-far"', ""),
        ('reason = "not-there"', "the answer is refused for another reason than not-there (dash-too-far)"),
    ],
)
def test_a_script_may_say_why_an_answer_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], said: str, told: str
) -> None:
    code = run(["referee", script(tmp_path, RUN.replace("refused = true", said))])
    printed = capsys.readouterr().out
    assert (code, told in printed) == (1 if told else 0, True)


def test_a_reason_for_what_is_legal_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    legal = RUN.replace("dice = [1] }", 'reason = "dash-too-far" }')
    assert run(["referee", script(tmp_path, legal)]) == 1
    assert "the answer is legal, but the script expects a refusal" in capsys.readouterr().out


def test_a_system_without_a_referee_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with knowing(chess="tests.files.chess"):
        path = tmp_path / "mate.toml"
        path.write_text('format = 1\nsystem = "chess"\ntitle = "mate"\nplay = [{ answer = 1 }]\n', encoding="utf-8")
        told = complaint(capsys, "referee", str(path))
    assert "mate.toml, system: the rule system chess has no referee" in told

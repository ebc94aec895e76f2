"""`pb12table review`: what it tells of a saved game, whatever its save is like, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pb12table.bots.play import make_bots, play, started
from pb12table.cli.main import run
from pb12table.files.saves.save import SaveFile
from pb12table.files.scenario import load_scenario
from tests.cli.commands import answer, complaint

OPTIONS = ("--level", "learner", "--workers", "1")


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pb12table.analysis.played.review.user_folder", lambda: tmp_path)
    monkeypatch.setattr("pb12table.report.own_games.user_folder", lambda: tmp_path)
    # What is told does not hang on how closely it is looked.
    monkeypatch.setattr("pb12table.analysis.played.judging.SAMPLES", 6)
    monkeypatch.setattr("pb12table.analysis.played.judging.LEAVES", 6)


def saved(path: Path, name: str = "petrol-station", most: int = 0, bots: str = "learner") -> Path:
    scenario, save = load_scenario(name), path / "game.pb12save"
    session = started(scenario.setup, "review")
    play(session, make_bots([bots], scenario.setup, "review"), most)
    file = SaveFile.create(save, scenario)
    file.write(session)
    file.close()
    return save


def test_a_game_that_is_not_over_is_told_as_far_as_it_has_come(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    save = saved(tmp_path)
    found: Any = answer(capsys, "review", str(save), *OPTIONS)
    assert found["winners"] is None
    assert [curve["entries"] for curve in found["curve"]] == list(range(found["entries"] + 1))
    for who, player in enumerate(found["players"]):
        changes = sum(player[part] for part in ("luck", "own", "others", "hidden"))
        assert changes == player["end"] - player["beginning"]
        assert player["end"] == found["curve"][-1]["chances"][who]
    assert run(["review", str(save), *OPTIONS]) == 0
    assert "not over" in capsys.readouterr().out


def test_in_german_and_what_is_kept_is_read_again(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    save = saved(tmp_path)
    assert run(["--language", "de", "review", str(save), *OPTIONS]) == 0
    first = capsys.readouterr().out
    assert "nicht zu Ende" in first
    [kept] = (tmp_path / "reviews").iterdir()
    whole = kept.read_bytes()
    assert run(["--language", "de", "review", str(save), *OPTIONS]) == 0
    assert capsys.readouterr().out == first
    assert kept.read_bytes() == whole


def test_a_save_cut_in_the_middle_is_told_up_to_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    save = saved(tmp_path)
    data = save.read_bytes()
    save.write_bytes(data[:-10])
    assert run(["review", str(save), *OPTIONS]) == 0
    assert "incomplete" in capsys.readouterr().out
    lines = data.splitlines(keepends=True)
    save.write_bytes(b"".join([*lines[:6], b"{broken\n", *lines[6:]]))
    assert run(["review", str(save), *OPTIONS]) == 0
    assert "ends before the damage" in capsys.readouterr().out
    found: Any = answer(capsys, "review", str(save), *OPTIONS)
    assert found["entries"] == 5


def test_a_bot_that_is_not_there_any_more_changes_nothing(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    save = saved(tmp_path)
    first, *rest = save.read_bytes().splitlines(keepends=True)
    header = json.loads(first)
    header["by_program"] = {"alice": "gone-for-good"}
    save.write_bytes(json.dumps(header).encode() + b"\n" + b"".join(rest))
    assert "gone-for-good" in complaint(capsys, "log", str(save))
    assert run(["review", str(save), *OPTIONS]) == 0
    assert "not there any more" in capsys.readouterr().out


def test_rules_that_lead_elsewhere_end_a_review_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    save = saved(tmp_path, most=1)
    first, *rest = save.read_bytes().splitlines(keepends=True)
    header = json.loads(first)
    header["edition"] += 1
    rest[-1] = rest[-1].replace(b'"ChooseAct"', b'"NoSuchThing"')
    save.write_bytes(json.dumps(header).encode() + b"\n" + b"".join(rest))
    assert run(["review", str(save), *OPTIONS]) == 0
    assert "other rules" in capsys.readouterr().out


def test_what_cannot_be_reviewed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    save = saved(tmp_path)
    assert "genius" in complaint(capsys, "review", str(save), "--level", "genius")
    assert "page.txt" in complaint(capsys, "review", str(save), "--html", str(tmp_path / "page.txt"))
    assert complaint(capsys, "review", str(tmp_path / "nothing.pb12save"))
    save.write_bytes(save.read_bytes().splitlines(keepends=True)[0])
    assert "nothing has been decided" in complaint(capsys, "review", str(save))


def test_all_saves_are_summed_and_what_cannot_be_read_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pb12table.cli.saves.saves_folder", lambda: tmp_path)
    (tmp_path / "broken.pb12save").write_bytes(b"nothing")
    assert run(["review", "--all"]) == 0
    told = capsys.readouterr()
    assert "broken.pb12save" in told.err
    assert "No game has been reviewed yet." in told.out


@pytest.mark.parametrize("arguments", [(), ("game.pb12save", "--all")])
def test_either_a_save_or_all_of_them_are_named(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]) -> None:
    assert "--all" in complaint(capsys, "review", *arguments)

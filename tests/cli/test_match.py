"""`pb12table match`: what it prints, keeps and refuses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pb12table.analysis.played.match import Sprt
from pb12table.cli.main import run
from pb12table.cli.match import guesses, system_of
from tests.cli.commands import answer, complaint

LAKE = str(Path(__file__).parents[2] / "scenarios" / "pocket" / "suite" / "lake.toml")
MATCH = ("match", "random", "greedy", "--system", "pocket", "--on", LAKE, "--pairs", "1", "--workers", "1")


def test_a_match_as_numbers_and_as_a_page(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "match.html"
    found: Any = answer(capsys, *MATCH, "--html", str(page), "--sprt", "0,50")
    assert found["bots"] == ["random", "greedy"]
    assert found["all"]["games"] == 2
    assert sum(ending["games"] for ending in found["all"]["endings"]) == 2
    assert found["layouts"]["Lake"]["won"] == found["all"]["won"]
    assert found["sprt"]["verdict"] is None
    assert sum(found["pairs"]) == 1
    html = page.read_text(encoding="utf-8")
    assert "random – greedy" in html
    assert "still open" in html


@pytest.mark.parametrize(("language", "words"), [("en", "of the decided games"), ("de", "der entschiedenen Spiele")])
def test_kept_games_are_not_played_again(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    kept = tmp_path / "kept.jsonl"
    first: Any = answer(capsys, *MATCH, "--keep", str(kept))
    data = kept.read_bytes()
    kept.write_bytes(data + b'{"layout": 0, "num')
    monkeypatch.setattr("pb12table.analysis.played.match.paired", lambda *_: pytest.fail("it was played before"))
    again: Any = answer(capsys, *MATCH, "--keep", str(kept))
    assert again["all"] == first["all"]
    assert kept.read_bytes() == data, "what was broken off is gone"
    assert run(["--language", language, *MATCH, "--keep", str(kept), "--markdown"]) == 0
    printed = capsys.readouterr().out
    assert words in printed
    assert printed.startswith("## Pocket Tactics: random – greedy")


def test_games_of_another_match_are_not_mixed_in(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    header = {"match": ["random", "greedy"], "seed": 2, "layouts": [], "program": "1"}
    kept.write_text(json.dumps(header) + "\n", encoding="utf-8")
    assert "seed is different" in complaint(capsys, *MATCH, "--keep", str(kept))
    for other in ("[scenario]\n", "one line without an end"):
        kept.write_text(other, encoding="utf-8")
        assert "line 1" in complaint(capsys, *MATCH, "--keep", str(kept))
        assert kept.read_text(encoding="utf-8") == other, "nothing is lost"


BOUT = '{"winner": 5, "reason": "over", "rounds": 1, "decisions": [1, 1], "seconds": [0, 0]}'
NOBODY_WON = f'{{"layout": 0, "number": 0, "bouts": [{BOUT}, {BOUT}]}}\n'.encode()


@pytest.mark.parametrize("line", [b'{"layout": 3, "number": 0, "bouts": []}\n', b"\xff\n", b"[]\n", NOBODY_WON])
def test_a_line_that_is_no_game_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path, line: bytes) -> None:
    kept = tmp_path / "kept.jsonl"
    answer(capsys, *MATCH, "--keep", str(kept))
    kept.write_bytes(kept.read_bytes().splitlines(keepends=True)[0] + line)
    assert "line 2" in complaint(capsys, *MATCH, "--keep", str(kept))


@pytest.mark.parametrize("told", ["50,0", "0", "a,b", "nan,5", "0,inf", "-2000,0", "1,1"])
def test_guesses_that_are_none(capsys: pytest.CaptureFixture[str], told: str) -> None:
    assert told in complaint(capsys, *MATCH, f"--sprt={told}")


def test_a_bot_of_another_game_is_told_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    told = complaint(capsys, "match", "steady", "careful", "--system", "w6")
    assert "careful" in told
    assert "learner" in told
    assert "careful" in complaint(capsys, "simulate", "petrol-station", "--bots", "careful")
    assert "greedy" in complaint(capsys, "layout", "smugglers-cove", "--games", "2", "--bot", "greedy")


def test_guesses() -> None:
    assert guesses("") is None
    assert guesses("-10, 20") == Sprt(-10.0, 20.0)


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        (("genius", "random"), "genius"),
        (("careful", "greedy"), "no game"),
        (("random", "random"), "--system"),
        (("careful", "random", "--on", "abbey-hill"), "3 players"),
        (("careful", "random", "--on", "the-ford"), "not a scenario of"),
        (("careful", "random", "--on", "atlantis"), "atlantis"),
        (("careful", "random", "--system", "w6"), "careful"),
        (("steady", "learner"), "--system"),
        (("steady", "learner", "--on", "suite"), "--system"),
        (("steady", "learner", "--on", "w6/depot", "--on", "pocket/lake"), "--system"),
        (("steady", "learner", "--on", "w6/lake"), "w6/lake"),
        (("plain", "learner", "--on", "w6/depot"), "there is no bot plain"),
    ],
)
def test_what_cannot_meet(capsys: pytest.CaptureFixture[str], typed: tuple[str, ...], words: str) -> None:
    assert words in complaint(capsys, "match", *typed)


def test_the_game_is_known_by_its_bots() -> None:
    assert system_of("careful", "random") == "pb12"
    assert system_of("greedy", "hard") == "pocket"


@pytest.mark.parametrize("place", ["w6/depot", "w6/quarry", "quarry"])
def test_the_game_is_known_by_the_place_where_bots_of_many_games_meet(place: str) -> None:
    assert system_of("steady", "learner", [place]) == "w6"


def test_a_layout_is_found_by_its_game_and_id(capsys: pytest.CaptureFixture[str]) -> None:
    found: Any = answer(capsys, *MATCH[:3], "--on", "pocket/lake", "--pairs", "1", "--workers", "1")
    assert list(found["layouts"]) == ["Lake"]

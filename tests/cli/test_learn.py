"""`pb12table learn`: what it writes, shows and refuses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pb12table.cli.main import run
from pb12table.files.weights import load_weights, weights_file
from pb12table.systems.known import system
from tests.cli.commands import answer, complaint


@pytest.mark.slow
def test_what_was_learned_is_written_with_its_provenance_and_the_same_again(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for path in files:
        command = ("learn", "w6", "--games", "10", "--bot", "learner", "--seed", "7", "--workers", "1")
        found: Any = answer(capsys, *command, "--to", str(path))
        assert (found["games"], found["bot"], found["seed"], found["system"]) == (10, "learner", 7, "w6")
    assert files[0].read_bytes() == files[1].read_bytes()
    valued = system("w6").valued
    assert valued is not None
    assert load_weights(files[0], "w6", valued).positions > 100


@pytest.mark.slow
def test_games_are_kept_and_learned_from_again(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    kept, one, two = tmp_path / "games.jsonl", tmp_path / "one.json", tmp_path / "two.json"
    command = ("learn", "w6", "--games", "10", "--bot", "learner,steady", "--workers", "1", "--keep", str(kept))
    answer(capsys, *command, "--to", str(one))
    data = kept.read_bytes()
    assert data.count(b"\n") == 11
    kept.write_bytes(data[: data.index(b"\n", len(data) // 2)])
    answer(capsys, *command, "--to", str(two))
    assert one.read_bytes() == two.read_bytes()
    assert sorted(kept.read_bytes().splitlines()) == sorted(data.splitlines())
    assert "other bots" in complaint(capsys, *command[:4], "--bot", "learner", "--keep", str(kept))
    kept.write_bytes(data.replace(b'"answer"', b'"guess"', 1))
    assert "line 2" in complaint(capsys, *command)


@pytest.mark.parametrize(("language", "words"), [("en", "Learned from"), ("de", "Gelernt aus")])
def test_the_weights_of_the_program_are_shown_with_their_calibration(
    capsys: pytest.CaptureFixture[str], language: str, words: str
) -> None:
    assert run(["--language", language, "learn", "w6", "--show"]) == 0
    printed = capsys.readouterr().out
    assert words in printed
    assert "40–50 %" in printed


def test_a_file_of_another_edition_is_one_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "value.json"
    path.write_text(json.dumps(json.loads(weights_file("w6").read_bytes()) | {"edition": 99}), encoding="utf-8")
    assert "edition 99" in complaint(capsys, "learn", "w6", "--show", "--to", str(path))


def test_a_game_that_tells_nothing_of_its_states_is_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(system("pb12")), "valued", None)
    assert "Pb-12" in complaint(capsys, "learn", "pb12")


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        (("chess",), "chess"),
        (("w6", "--bot", "genius"), "genius"),
        (("w6", "--on", "the-ford"), "not a scenario of"),
        (("w6", "--to", "/nowhere/at/all.json"), "nowhere"),
        (("w6", "--show", "--to", "/nowhere/at/all.json"), "nowhere"),
    ],
)
def test_what_cannot_be_learned(capsys: pytest.CaptureFixture[str], typed: tuple[str, ...], words: str) -> None:
    assert words in complaint(capsys, "learn", *typed)

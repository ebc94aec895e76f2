"""`pb12table worth`: what it writes, shows and refuses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pb12table.cli.main import run
from pb12table.forces.by_play import play_values_file
from pb12table.systems.known import SYSTEMS, forces
from tests.cli.commands import answer, complaint


@pytest.mark.slow
def test_what_was_learned_is_written_with_its_provenance_and_the_same_again(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for path in files:
        command = ("worth", "w6", "--games", "24", "--bot", "learner", "--seed", "7", "--workers", "1")
        found: Any = answer(capsys, *command, "--to", str(path))
        assert (found["games"], found["checked"], found["bot"], found["seed"]) == (18, 6, "learner", 7)
    assert files[0].read_bytes() == files[1].read_bytes()


@pytest.mark.parametrize(("language", "words"), [("en", "Learned from"), ("de", "Gelernt aus")])
def test_what_was_learned_is_shown_kind_by_kind(capsys: pytest.CaptureFixture[str], language: str, words: str) -> None:
    assert run(["--language", language, "worth", "w6", "--show"]) == 0
    printed = capsys.readouterr().out
    assert words in printed
    assert {"en": "Warrior", "de": "Krieger"}[language] in printed
    assert " ± " in printed


@pytest.mark.parametrize("system", [each for each in SYSTEMS if play_values_file(each).is_file()])
def test_a_section_of_the_document_is_what_the_command_prints(capsys: pytest.CaptureFixture[str], system: str) -> None:
    assert run(["--language", "en", "worth", system, "--show", "--markdown"]) == 0
    assert capsys.readouterr().out.strip() in Path("docs/values.md").read_text(encoding="utf-8")


def test_forces_tell_values_by_play_with_their_errors(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--language", "en", "forces", "quarry"]) == 0
    assert "in play" in capsys.readouterr().out
    told: Any = answer(capsys, "forces", "quarry")
    assert all(figure["by_play"]["error"] > 0.0 for force in told["forces"] for figure in force["figures"])


def test_a_file_of_another_edition_is_one_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "by-play.json"
    path.write_text(json.dumps(json.loads(play_values_file("w6").read_bytes()) | {"edition": 99}), encoding="utf-8")
    assert "edition 99" in complaint(capsys, "worth", "w6", "--show", "--to", str(path))


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        (("chess",), "chess"),
        (("w6", "--bot", "genius"), "genius"),
        (("w6", "--to", "/nowhere/at/all.json"), "nowhere"),
        (("w6", "--show", "--to", "/nowhere/at/all.json"), "nowhere"),
    ],
)
def test_what_cannot_be_learned(capsys: pytest.CaptureFixture[str], typed: tuple[str, ...], words: str) -> None:
    assert words in complaint(capsys, "worth", *typed)


def test_a_game_that_draws_no_fights_has_nothing_to_learn_from(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(forces("pocket")), "traits_edition", 0)
    assert "Pocket Tactics" in complaint(capsys, "worth", "pocket")

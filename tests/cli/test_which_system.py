"""A file says which rule system it is of; one that says nothing is of Pb-12, one of another system is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pb12table.cli.main import run
from pb12table.files.content import load_content
from pb12table.files.places import scenarios_folder
from pb12table.files.problems import FileProblem
from pb12table.files.save import SaveFile
from pb12table.files.scenario import load_scenario
from pb12table.systems import known
from tests.cli.commands import complaint
from tests.files import games

COVE = "smugglers-cove"
PROFILES = 'format = 1\nsystem = "chess"\ncontent = "profiles"\n[[profile]]\nid = "pawn"\nname = "pawn"\n'
FORCE = 'format = 1\nsystem = "chess"\ncontent = "force"\nname = "white"\ncommand_points = 1\n'

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def chess(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program knows of a second rule system."""
    monkeypatch.setattr(known, "SYSTEMS", (*known.SYSTEMS, "chess"))


def cove(folder: Path, system: str) -> Path:
    """A scenario of Pb-12 with another line for its system."""
    text = (scenarios_folder() / f"{COVE}.toml").read_text(encoding="utf-8")
    path = folder / "cove.toml"
    path.write_text(text.replace('system = "pb12"\n', system, 1), encoding="utf-8")
    return path


def test_a_scenario_that_names_no_system_is_one_of_pb12(tmp_path: Path) -> None:
    path = cove(tmp_path, "")
    named, unnamed = load_scenario(COVE), load_scenario(path)
    assert unnamed.setup == named.setup
    assert unnamed.document == named.document
    assert run(["validate", str(path)]) == 0


def test_a_scenario_of_an_unknown_system_is_refused_in_one_line(capsys: Captured, tmp_path: Path) -> None:
    path = cove(tmp_path, 'system = "chess"\n')
    for command in ("validate", "sight", "simulate"):
        more = {"sight": ["anne", "jack"], "simulate": ["--games", "1"]}.get(command, [])
        told = complaint(capsys, command, str(path), *more)
        assert "cove.toml, system: there is no rule system chess in this program; it knows pb12." in told
    told = complaint(capsys, "--language", "de", "validate", str(path))
    assert "das Regelsystem chess gibt es in diesem Programm nicht; es kennt pb12." in told


@pytest.mark.usefixtures("chess")
@pytest.mark.parametrize(("name", "text"), [("profiles.toml", PROFILES), ("force.toml", FORCE)])
def test_content_of_another_system_is_refused(capsys: Captured, tmp_path: Path, name: str, text: str) -> None:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    told = complaint(capsys, "validate", str(path))
    assert f"{name}, system: this is of the rule system chess, but pb12 is needed here." in told


@pytest.mark.usefixtures("chess")
def test_profiles_of_another_system_among_those_of_pb12_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pb12table.files.content.user_content_folder", lambda: tmp_path)
    folder = tmp_path / "profiles"
    folder.mkdir()
    (folder / "pawn.toml").write_text(PROFILES, encoding="utf-8")
    with pytest.raises(FileProblem) as caught:
        load_content()
    assert (caught.value.key, caught.value.place) == ("problem-other-system", "system")
    assert caught.value.file == str(folder / "pawn.toml")


@pytest.mark.usefixtures("chess")
@pytest.mark.parametrize("command", ["replay", "validate"])
def test_a_save_whose_scenario_is_of_another_system_is_refused(capsys: Captured, tmp_path: Path, command: str) -> None:
    path, scenario = tmp_path / "game.pb12save", load_scenario(COVE)
    save = SaveFile.create(path, scenario)
    games.play(games.new_session(scenario), 3, save=save)
    save.close()
    header, newline, rest = path.read_text(encoding="utf-8").partition("\n")
    plain = json.loads(header)
    plain["scenario"]["system"] = "chess"
    path.write_text(json.dumps(plain) + newline + rest, encoding="utf-8")
    told = complaint(capsys, command, str(path))
    assert "line 1.scenario.system: this is of the rule system chess, but pb12 is needed here." in told

"""A file says which rule system it is of; one that says nothing is of Pb-12, one of another system is refused."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

import pytest

from pb12table.cli.main import run
from pb12table.files.content import load_content
from pb12table.files.places import scenarios_folder
from pb12table.files.problems import FileProblem
from pb12table.files.saves.save import SaveFile
from pb12table.files.scenario import load_scenario, scan_scenarios, scenario_files, setup_from_document
from pb12table.systems import known
from tests.cli.commands import complaint
from tests.files import games

COVE = "smugglers-cove"
BOARD = """
format = 1
system = "chess"
name = "Board"
[table]
width = 8.0
depth = 8.0
[[player]]
id = "white"
name = "White"
[[player]]
id = "black"
name = "Black"
[[terrain]]
id = "box"
kind = "box"
rectangle = [1.0, 1.0, 2.0, 1.0]
[[man]]
id = "knight"
wood = "knight"
at = [4.5, 4.5]
"""
WOOD = """
format = 1
system = "chess"
content = "wood"
[[kind]]
id = "box"
name = "box"
height = 1.0
[[wood]]
id = "knight"
name = "knight"
"""
PROFILE = '[[profile]]\nid = "pawn"\nname = "pawn"\n'

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def chess(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The program knows of a second rule system; the folder of what the user has for it."""
    monkeypatch.setattr(known, "_PLACES", MappingProxyType({**known._PLACES, "chess": "tests.files.chess"}))
    monkeypatch.setattr(known, "SYSTEMS", (*known.SYSTEMS, "chess"))
    home = tmp_path / "home"
    (home / "chess" / "content").mkdir(parents=True)
    (home / "chess" / "scenarios").mkdir()
    monkeypatch.setattr("pb12table.files.places.user_data_path", lambda *_, **__: home)
    return home / "chess"


def cove(folder: Path, system: str) -> Path:
    """A scenario of Pb-12 with another line for its system."""
    text = (scenarios_folder() / f"{COVE}.toml").read_text(encoding="utf-8")
    path = folder / "cove.toml"
    path.write_text(text.replace('system = "pb12"\n', system, 1), encoding="utf-8")
    shutil.copy(scenarios_folder() / f"{COVE}.jpg", folder)
    return path


def test_a_scenario_that_names_no_system_is_one_of_pb12(tmp_path: Path) -> None:
    path = cove(tmp_path, "")
    named, unnamed = load_scenario(COVE), load_scenario(path)
    assert replace(unnamed.setup, backdrop=None) == replace(named.setup, backdrop=None)
    assert unnamed.document == named.document
    assert run(["validate", str(path)]) == 0


def test_a_scenario_of_an_unknown_system_is_refused_in_one_line(capsys: Captured, tmp_path: Path) -> None:
    path, there = cove(tmp_path, 'system = "chess"\n'), ", ".join(known.SYSTEMS)
    for command in ("validate", "sight", "simulate"):
        more = {"sight": ["anne", "jack"], "simulate": ["--games", "1"]}.get(command, [])
        told = complaint(capsys, command, str(path), *more)
        assert f"cove.toml, system: there is no rule system chess in this program; it knows {there}." in told
    told = complaint(capsys, "--language", "de", "validate", str(path))
    assert f"das Regelsystem chess gibt es in diesem Programm nicht; es kennt {there}." in told


def test_a_second_system_has_content_and_scenarios_in_folders_of_its_own(chess: Path) -> None:
    (chess / "content" / "wood.toml").write_text(WOOD, encoding="utf-8")
    (chess / "scenarios" / "board.toml").write_text(BOARD, encoding="utf-8")
    (chess / "scenarios" / f"{COVE}.toml").write_text(BOARD, encoding="utf-8")
    files = scenario_files()
    assert files["board"].parent == chess / "scenarios"
    assert (files[COVE].parent, files[f"chess/{COVE}"].parent) == (scenarios_folder(), chess / "scenarios")
    board = load_scenario("board")
    assert (board.summary.system, board.summary.figures, board.summary.playable) == ("chess", 1, True)
    assert [piece.top for piece in board.setup.battlefield.pieces] == [1.0]
    assert setup_from_document(board.document) == board.setup
    summaries, problems = scan_scenarios()
    assert problems == []
    assert set(known.SYSTEMS) == {summary.system for summary in summaries}
    assert load_scenario(COVE).summary.system == "pb12"
    assert run(["validate", str(files["board"]), str(chess / "content" / "wood.toml")]) == 0


def test_profiles_of_pb12_do_not_go_with_a_scenario_of_another_system(capsys: Captured, chess: Path) -> None:
    (chess / "content" / "wood.toml").write_text(WOOD, encoding="utf-8")
    path = chess / "scenarios" / "board.toml"
    path.write_text(BOARD + PROFILE, encoding="utf-8")
    assert "board.toml: there is no key profile here" in complaint(capsys, "validate", str(path))
    path.write_text(BOARD.replace('wood = "knight"', 'wood = "pirate"'), encoding="utf-8")
    assert 'board.toml, man[0] "knight".wood: there is no profile pirate' in complaint(capsys, "validate", str(path))
    path = cove(chess, 'system = "chess"\n')
    assert complaint(capsys, "validate", str(path)).startswith(f"{path}: ")


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("sight board knight knight", "do not say which figures are on a table"),
        ("visible board knight", "do not say which figures are on a table"),
        ("path board pawn@1,2 3 4", "do not say which figures are on a table"),
        ("reach board knight --bp 3", "figures have no routes on foot"),
        ("odds board knight knight --weapon sword", "give no odds for attacks"),
        ("layout board", "do not say who walks and looks"),
    ],
)
def test_what_a_system_does_not_tell_is_said_in_one_line(
    capsys: Captured, chess: Path, command: str, told: str
) -> None:
    (chess / "content" / "wood.toml").write_text(WOOD, encoding="utf-8")
    (chess / "scenarios" / "board.toml").write_text(BOARD, encoding="utf-8")
    said = complaint(capsys, *command.split())
    assert told in said
    assert "chess" in said


@pytest.mark.usefixtures("chess")
def test_profiles_of_another_system_among_those_of_pb12_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pb12table.files.content.user_content_folder", lambda: tmp_path)
    folder = tmp_path / "profiles"
    folder.mkdir()
    (folder / "pawn.toml").write_text(f'format = 1\nsystem = "chess"\ncontent = "profiles"\n{PROFILE}')
    with pytest.raises(FileProblem) as caught:
        load_content()
    assert (caught.value.key, caught.value.place) == ("problem-other-system", "system")
    assert caught.value.file == str(folder / "pawn.toml")


@pytest.mark.usefixtures("chess")
def test_a_force_of_another_system_is_refused(capsys: Captured, tmp_path: Path) -> None:
    path = tmp_path / "white.toml"
    path.write_text('format = 1\nsystem = "chess"\ncontent = "force"\nname = "white"\n')
    told = complaint(capsys, "forces", str(path))
    assert "white.toml, system: the rule system chess has no forces to build." in told


@pytest.mark.usefixtures("chess")
@pytest.mark.parametrize("command", ["replay", "validate"])
@pytest.mark.parametrize(("place", "found", "needed"), [("scenario", "chess", "pb12"), ("header", "pb12", "chess")])
def test_a_save_of_one_system_with_a_scenario_of_another_is_refused(
    capsys: Captured, tmp_path: Path, command: str, place: str, found: str, needed: str
) -> None:
    path, scenario = tmp_path / "game.pb12save", load_scenario(COVE)
    save = SaveFile.create(path, scenario)
    games.play(games.new_session(scenario), 3, save=save)
    save.close()
    header, newline, rest = path.read_text(encoding="utf-8").partition("\n")
    plain = json.loads(header)
    (plain if place == "header" else plain["scenario"])["system"] = "chess"
    path.write_text(json.dumps(plain) + newline + rest, encoding="utf-8")
    told = complaint(capsys, command, str(path))
    assert f"line 1.scenario.system: this belongs to the rule system {found}, but here it must be {needed}." in told

"""The sub-commands that list and check content, and how the program ends."""

import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import cast

import pytest
import typer

import pb12table
from pb12table.cli import main as command_line
from pb12table.cli.main import run
from pb12table.console.output import chosen_language
from pb12table.files.checking import bundled_files
from pb12table.files.saves.save import SaveFile
from pb12table.tutorials import tutorial_files
from tests.files.games import cove, new_session, play

Captured = pytest.CaptureFixture[str]
BAD = 'format = 1\nsystem = "pb12"\nname = "x"\n[table]\nwidth = "20"\ndepth = 2.0\n'


def test_version(capsys: Captured) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out == f"pb12table {pb12table.__version__}\n"


def test_scenarios_as_json(capsys: Captured) -> None:
    assert run(["scenarios", "--json", "--system", "pb12"]) == 0
    captured = capsys.readouterr()
    found = json.loads(captured.out)
    assert captured.err == ""
    by_length = [
        "smugglers-cove", "village-green", "marked-cards", "powder-mill", "rope-walk", "last-will", "abbey-hill",
        "post-road", "governors-quay", "two-companies",
    ]  # fmt: skip
    assert [scenario["id"] for scenario in found] == by_length
    assert found[0]["name"] == "Smugglers' Cove"
    assert found[0]["players"] == ["Alice", "Bob"]
    assert (found[0]["figures"], found[0]["minutes"]) == (6, 20)
    assert set(found[0]) == {
        "id", "system", "name", "description", "players", "figures", "width", "depth", "minutes", "round_limit", "file"
    }  # fmt: skip


def test_scenarios_in_german(capsys: Captured) -> None:
    for arguments in ("--language de scenarios", "scenarios --language de", "scenarios --language=de"):
        assert run(arguments.split()) == 0
        shown = capsys.readouterr().out
        assert "Schmugglerbucht" in shown
        assert "Spielfeld" in shown


def test_profiles_and_items_as_json(capsys: Captured) -> None:
    assert run(["profiles", "--json"]) == 0
    profiles = {profile["id"]: profile for profile in json.loads(capsys.readouterr().out)}
    assert profiles["strong-pirate"]["strength"] == 5
    assert profiles["legionary"]["name"] == "Legionary"
    assert run(["items", "--json", "--help"]) == 0
    capsys.readouterr()
    assert run(["items", "--json"]) == 0
    items = {item["id"]: item for item in json.loads(capsys.readouterr().out)}
    assert items["pistol"]["ranged_modifiers"]["long"] == 6
    assert list(items) == sorted(items)


@pytest.mark.parametrize("command", ["profiles", "items", "scenarios"])
def test_tables_for_people_show_everything(capsys: Captured, command: str) -> None:
    assert run([command, "--json"]) == 0
    ids = [entry["id"] for entry in json.loads(capsys.readouterr().out)]
    assert run([command]) == 0
    lines = capsys.readouterr().out.splitlines()
    starts = [line.split()[0] for line in lines if line and not line.startswith(" ")]
    assert starts[1:] == ids


def test_validate_finds_all_bundled_content_sound(capsys: Captured) -> None:
    assert run(["validate", "--json"]) == 0
    results = json.loads(capsys.readouterr().out)
    assert [result["file"] for result in results] == [
        str(path) for path in (*bundled_files(), *tutorial_files().values())
    ]
    assert all(result["ok"] and result["errors"] == [] for result in results)
    assert len(results) >= 9


def test_validate_names_file_place_and_what_was_expected(capsys: Captured, tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(BAD)
    good = str(bundled_files()[0])
    assert run(["validate", good, str(bad), str(tmp_path / "none.toml")]) == 2
    captured = capsys.readouterr()
    assert captured.out == f"{good}: no faults found.\n"
    assert captured.err.splitlines() == [
        f"{bad}, table.width: expected a number, found a text.",
        f"{tmp_path}/none.toml: there is no such file.",
    ]
    assert run(["validate", "--json", str(bad)]) == 2
    captured = capsys.readouterr()
    assert captured.err == ""
    assert json.loads(captured.out)[0]["ok"] is False


def test_what_is_wrong_with_many_files_is_told_once(
    capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "items" / "broken.toml"
    broken.parent.mkdir()
    broken.write_text("broken")
    monkeypatch.setattr("pb12table.files.content.user_content_folder", lambda: tmp_path)
    assert run(["validate"]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    assert lines[0].startswith(f"{broken}, ")


def test_validate_replays_a_save(capsys: Captured, tmp_path: Path) -> None:
    path = tmp_path / "game.pb12save"
    scenario = cove()
    save = SaveFile.create(path, scenario)
    play(new_session(scenario), 20, save=save)
    save.close()
    assert run(["validate", str(path)]) == 0
    path.write_bytes(path.read_bytes()[:-4])
    capsys.readouterr()
    assert run(["validate", str(path)]) == 0
    assert "was incomplete" in capsys.readouterr().out
    path.write_bytes(path.read_bytes()[:200])
    assert run(["validate", str(path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [["frob"], ["items", "--frob"], ["items", "extra"], ["--language", "fr", "items"], ["--language"], ["--frob"]],
)
def test_what_is_typed_wrongly_is_one_line(capsys: Captured, arguments: list[str]) -> None:
    assert run(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("pb12table: ")
    assert captured.err.count("\n") == 1


def with_command(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> None:
    def fail() -> None:
        raise error

    module = SimpleNamespace(register_fail=lambda app: app.command("fail")(fail))
    monkeypatch.setitem(sys.modules, "pb12table.cli.fail", cast(ModuleType, module))
    monkeypatch.setattr(command_line, "PLACES", {**command_line.PLACES, "fail": "fail"})
    monkeypatch.setattr(command_line, "MODULES", (*command_line.MODULES, "fail"))


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (OSError(28, "No space left on device", "/full/disk"), 2, "/full/disk: the operating system refuses"),
        (PermissionError(13, "Permission denied", "/root/x"), 2, "/root/x: you may not open the file"),
        (typer.BadParameter("no such figure"), 2, "no such figure"),
        (typer.Exit(3), 3, ""),
        (KeyboardInterrupt(), 130, ""),
        (typer.Abort(), 130, ""),
    ],
)
def test_errors_end_the_program_without_a_traceback(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, error: BaseException, code: int, said: str
) -> None:
    with_command(monkeypatch, error)
    assert run(["fail"]) == code
    captured = capsys.readouterr()
    assert said in captured.err
    assert captured.err.count("\n") == bool(said)


def test_without_a_command_the_window_is_meant(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    module = SimpleNamespace(register_play=lambda app: app.command(command_line.START)(lambda: opened.append("window")))
    monkeypatch.setitem(sys.modules, f"pb12table.cli.{command_line.START}", cast(ModuleType, module))
    for arguments in ([], ["--language", "de"], ["--language=de"]):
        assert run(arguments) == 0
    assert opened == ["window"] * 3
    assert run(["--language", "de", "--version"]) == 0
    assert opened == ["window"] * 3


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "de_AT.UTF-8"}, "de"),
        ([], {"LANG": "fr_FR.UTF-8"}, "en"),
        ([], {"LANG": "en_GB", "LC_ALL": "de_CH"}, "de"),
        ([], {"LANG": "en_GB", "LANGUAGE": "de:fr"}, "de"),
        ([], {"LANG": "de_DE", "LC_ALL": ""}, "de"),
        ([], {"LANG": "en_GB", "PB12TABLE_LANGUAGE": "de"}, "de"),
        (["--language", "de"], {"LANG": "en_GB"}, "de"),
        (["--language=en", "items"], {"LANG": "de_DE"}, "en"),
        (["items", "--language"], {"LANG": "de_DE"}, "en"),
    ],
)
def test_the_language_of_a_run(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], environment: dict[str, str], language: str
) -> None:
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert chosen_language(arguments) == language


def ended_in_a_shell(command: str) -> subprocess.CompletedProcess[str]:
    """What came of a line of bash, in which `pb12table` is the program."""
    program = f"pb12table() {{ '{sys.executable}' -m pb12table \"$@\"; }}; set -o pipefail; {command}"
    root = Path(__file__).parents[2]
    return subprocess.run(["bash", "-c", program], cwd=root, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.slow_but("items")
@pytest.mark.parametrize("command", ["items --json", "items", "--help"])
def test_a_reader_that_goes_away_is_no_error(command: str) -> None:
    done = ended_in_a_shell(f"pb12table {command} | head -c 10")
    assert done.stderr == ""
    assert len(done.stdout) == 10


@pytest.mark.slow_but("items")
@pytest.mark.parametrize("command", ["items", "profiles --json"])
def test_nobody_to_read_a_long_output_is_told_by_the_exit_code_alone(command: str) -> None:
    done = ended_in_a_shell(f"pb12table {command} | true")
    assert (done.returncode, done.stderr) == (2, "")


@pytest.mark.slow_but("scenarios >&--0")
@pytest.mark.parametrize(
    ("command", "code"), [("scenarios >&-", 0), ("scenarios --json >&-", 0), ("sight nowhere a b 2>&-", 2)]
)
def test_a_program_without_streams_ends_as_with_them(command: str, code: int) -> None:
    done = ended_in_a_shell(f"pb12table {command}")
    assert (done.returncode, done.stdout, done.stderr) == (code, "", "")

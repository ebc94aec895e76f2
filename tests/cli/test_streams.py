"""Streams of every sort: other letters, full disks, names of files that are hardly names."""

from __future__ import annotations

import io
import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import chdir
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

import pytest

from pb12table.cli import main as command_line
from pb12table.files import reading
from pb12table.files.places import scenarios_folder
from pb12table.files.reading import LARGEST_FILE

Captured = pytest.CaptureFixture[str]
COVE = scenarios_folder() / "smugglers-cove.toml"
ODD = os.fsdecode(b"cove\xff.toml")
"""A name with a byte that is no letter in UTF-8, as old archives leave them."""


class Ended(NamedTuple):
    """How a program ended, and what it wrote."""

    returncode: int
    stdout: bytes
    stderr: bytes


def ended(*arguments: str, encoding: str, folder: Path | None = None) -> Ended:
    """What came of the program on streams with other letters."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding, newline="\n") for _ in range(2))
    with (
        patch.object(sys, "stdout", out),
        patch.object(sys, "stderr", err),
        patch.object(sys, "argv", ["pb12table", *arguments]),
        patch.dict(os.environ, PB12TABLE_LANGUAGE="de"),
        chdir(folder or Path.cwd()),
    ):
        code = command_line.main()
    for stream in (out, err):
        stream.flush()
    return Ended(code, *(stream.buffer.getvalue() for stream in (out, err)))


def ended_alone(*arguments: str, encoding: str, folder: Path | None = None) -> subprocess.CompletedProcess[bytes]:
    """The same in a process of its own."""
    root = str(Path(__file__).parents[2])
    environment = {**os.environ, "PYTHONIOENCODING": encoding, "PYTHONPATH": root, "PB12TABLE_LANGUAGE": "de"}
    command = [sys.executable, "-m", "pb12table", *arguments]
    return subprocess.run(command, capture_output=True, timeout=60, env=environment, cwd=folder, check=False)


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437"])
def test_letters_that_a_terminal_has_not_are_written_with_others(encoding: str) -> None:
    done = ended("path", "smugglers-cove", "captain", "--", "-5", "5", encoding=encoding)
    assert (done.returncode, done.stderr) == (0, b"")
    told = done.stdout.decode(encoding)
    assert " -5; 5: " in told, "a minus is never lost"
    assert "?" not in told


def test_an_umlaut_becomes_two_letters() -> None:
    done = ended_alone("scenarios", encoding="ascii")
    assert done.returncode == 0
    assert b"Schmugglerbucht" in done.stdout
    assert b"Huegel" in done.stdout or b"fuer" in done.stdout or b"ue" in done.stdout
    assert b"?" not in done.stdout


def test_json_says_everything_in_any_letters() -> None:
    plain = json.loads(ended("scenarios", "--json", encoding="ascii").stdout)
    assert plain == json.loads(ended("scenarios", "--json", encoding="utf-8").stdout)
    assert any("ü" in scenario["description"] for scenario in plain)


@pytest.mark.slow_but("typed0", "typed4")
@pytest.mark.parametrize(
    "typed",
    [
        ("validate", ODD),
        ("simulate", ODD, "--games", "1"),
        ("layout", ODD, "--grid", "4", "--anew"),
        ("render", ODD, "-o", os.fsdecode(b"picture\xff.png")),
        ("generate", "woods", "-o", os.fsdecode(b"woods\xff.toml")),
    ],
)
def test_names_of_files_that_are_no_text_are_read_and_written(typed: tuple[str, ...], tmp_path: Path) -> None:
    (tmp_path / ODD).write_bytes(COVE.read_bytes())
    # What a process is started with comes in as bytes.
    ending = ended_alone if typed[0] == "validate" else ended
    done = ending(*typed, "--json", encoding="utf-8", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, b"")
    told = json.loads(done.stdout)
    if typed[0] in ("render", "generate"):
        assert Path(tmp_path, told["file"]).is_file()


def test_what_a_terminal_would_obey_is_shown_instead(capsys: Captured) -> None:
    assert command_line.run(["replay", "no\x1b[31m\nsuch\u202efile"]) == command_line.BAD_INPUT
    assert capsys.readouterr().err == "pb12table: no\\x1b[31m\\nsuch\\u202efile: there is no such file.\n"


def test_a_full_error_stream_leaves_the_exit_code() -> None:
    command = f"'{sys.executable}' -m pb12table sight nowhere a b 2>/dev/full"
    root = Path(__file__).parents[2]
    done = subprocess.run(["bash", "-c", command], cwd=root, capture_output=True, timeout=60, check=False)
    assert done.returncode == command_line.BAD_INPUT


@pytest.mark.slow_but("validate <(cat {file})")
@pytest.mark.parametrize("command", ["validate <(cat {file})", "sight <(cat {file}) captain topman"])
def test_a_file_may_be_a_pipe(command: str) -> None:
    line = f"'{sys.executable}' -m pb12table {command.format(file=shlex.quote(str(COVE)))}"
    root = Path(__file__).parents[2]
    done = subprocess.run(["bash", "-c", line], cwd=root, capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("smuglers-cov", "the closest are smugglers-cove, "),
        ("smugglers-cove.toml", "the closest are smugglers-cove, "),
        ("", "pb12table: “”: "),
    ],
)
def test_a_misspelt_scenario_leads_to_the_nearest_ones(typed: str, told: str, capsys: Captured) -> None:
    assert command_line.run(["simulate", typed]) == command_line.BAD_INPUT
    said = capsys.readouterr().err
    assert told in said
    assert "`pb12table scenarios` lists all" in said


@pytest.mark.parametrize("columns", [1, 12, 40, 80])
def test_a_narrow_terminal_parts_no_name_that_is_to_be_typed(
    columns: int, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("NO_COLOR", "1")
    for command, ids in (("scenarios", ("smugglers-cove", "governors-quay")), ("items", ("bayonet-musket",))):
        assert command_line.run([command]) == 0
        told = [line.split(maxsplit=1) for line in capsys.readouterr().out.splitlines()]
        assert {*ids} <= {parts[0] for parts in told if parts}
        if command == "scenarios":
            assert any(parts[1].rstrip().endswith("20") for parts in told if parts and parts[0] == "smugglers-cove")


@pytest.mark.parametrize("typed", [["sight", "x" * 9000, "a", "b"], ["sight", "smugglers-cove", "x" * 9000, "captain"]])
def test_what_is_endless_is_told_by_its_beginning(typed: list[str], capsys: Captured) -> None:
    assert command_line.run(typed) == command_line.BAD_INPUT
    said = capsys.readouterr().err
    assert "x" * 100 in said
    assert len(said) < 1500


@pytest.fixture
def comes_in(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[bytes], None]]:
    """Let some bytes come in on the standard input."""

    def given(data: bytes) -> None:
        reading._standard_input.cache_clear()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))

    yield given
    reading._standard_input.cache_clear()


def test_a_dash_stands_for_the_standard_input(
    comes_in: Callable[[bytes], None], tmp_path: Path, capsys: Captured
) -> None:
    # No picture lies beside it.
    comes_in(re.sub(rb"\[background\]\n(?:.+\n)+", b"", COVE.read_bytes()))
    assert command_line.run(["validate", "-"]) == 0
    assert capsys.readouterr().out == "the standard input: no faults found.\n"
    answers = []
    for scenario in ("-", str(COVE)):
        assert command_line.run(["sight", scenario, "captain", "topman", "--json"]) == 0
        answers.append(capsys.readouterr().out)
    assert answers[0] == answers[1]
    picture = tmp_path / "cove.png"
    assert command_line.run(["render", "-", "-o", str(picture)]) == 0
    assert picture.stat().st_size > 1000


def test_what_is_wrong_on_the_standard_input_is_told_by_its_name(
    comes_in: Callable[[bytes], None], capsys: Captured
) -> None:
    for language, name in (("en", "the standard input"), ("de", "die Standardeingabe")):
        for command in (["validate"], ["replay"], ["sight"]):
            comes_in(b"")
            figures = ["captain", "topman"] if command == ["sight"] else []
            assert command_line.run(["--language", language, *command, "-", *figures]) == 2
            assert name in capsys.readouterr().err
    comes_in(b"#" * (LARGEST_FILE + 1))
    assert command_line.run(["validate", "-"]) == 2
    assert "the standard input: " in capsys.readouterr().err


def test_the_window_does_not_read_the_standard_input(capsys: Captured) -> None:
    for typed in (["play", "-"], ["play", "--load", "-"], ["play", "--watch", "-"], ["play", "-", "--edit"]):
        assert command_line.run(typed) == 2
        assert "standard input" in capsys.readouterr().err


def test_the_window_opens_one_thing_only(capsys: Captured) -> None:
    for typed in (["a", "--load", "b"], ["a", "--watch", "b"], ["--load", "a", "--watch", "b"]):
        assert command_line.run(["--language", "en", "play", *typed]) == 2
        assert "name only one" in capsys.readouterr().err


def test_who_has_no_standard_input_is_told_so(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    reading._standard_input.cache_clear()
    monkeypatch.setattr(sys, "stdin", None)
    assert command_line.run(["validate", "-"]) == 2
    assert capsys.readouterr().err == "the standard input: there is no such file.\n"


def test_good_news_shows_no_control_character_of_a_file_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    odd = tmp_path / "a\x1b[31m\u202eb.toml"
    odd.write_bytes(COVE.read_bytes())
    monkeypatch.setattr("pb12table.files.scenario.user_scenarios_folder", lambda: tmp_path)
    for arguments in (["validate", str(odd)], ["scenarios"], ["render", str(odd), "-o", str(odd.with_suffix(".png"))]):
        assert command_line.run(arguments) == 0
        told = capsys.readouterr()
        assert "a\\x1b[31m\\u202eb" in told.out
        assert "\x1b" not in told.out + told.err
        assert "\u202e" not in told.out + told.err

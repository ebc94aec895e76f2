"""The help of every command ends with examples, and they work."""

from __future__ import annotations

import json
import shlex
import shutil
from contextlib import chdir
from pathlib import Path

import pytest

from pb12table.cli import main as command_line
from pb12table.console.ctrl_c import BROKEN_OFF
from pb12table.console.help_words import EXAMPLES
from pb12table.files.saves.save import SaveFile
from tests.files.games import cove, new_session, play
from tests.files.packs import folder_of, harbour
from tests.systems.fate.games import brought_to_an_end

Captured = pytest.CaptureFixture[str]
SCRIPT = next((Path(__file__).parents[1] / "systems" / "pb12" / "referee" / "scripts").glob("*.toml"))
OPENS_A_WINDOW = ("", "play")
MADE_FIRST = {
    "table import": ("table export",),
    "pack check": ("pack make",),
    "pack install": ("pack make",),
    "pack remove": ("pack make", "pack install"),
}
"""The commands whose examples make files for those of others, besides `generate`."""
WORKING = [name for name in EXAMPLES if name not in OPENS_A_WINDOW]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all files that the examples read."""
    folder = tmp_path_factory.mktemp("examples")
    scenario = cove()
    save = SaveFile.create(folder / "game.pb12save", scenario)
    play(new_session(scenario), 20, save=save)
    save.close()
    brought_to_an_end(folder / "warehouse.pb12save")
    shutil.copy(SCRIPT, folder / "script.toml")
    folder_of(harbour(), folder / "harbour")
    with chdir(folder):
        make("generate")
    return folder


def make(name: str) -> None:
    """Make the files of the examples of a command."""
    for line in EXAMPLES[name]:
        assert command_line.run(shlex.split(line)[1:]) == 0, line


@pytest.mark.slow_but(
    "items", "profiles", "odds", "sight", "forces", "validate", "visible", "replay", "referee", "scenarios"
)
@pytest.mark.parametrize("name", WORKING)
def test_examples_work(
    name: str, folder: Path, tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for other in MADE_FIRST.get(name, ()):
        make(other)
    capsys.readouterr()
    for line in EXAMPLES[name]:
        program, *typed = shlex.split(line)
        assert program == "pb12table"
        assert typed[: len(name.split())] == name.split()
        assert command_line.run(typed) == 0, line
        told = capsys.readouterr()
        assert told.err == ""
        if "--json" in typed:
            json.loads(told.out)


def test_every_command_has_examples(capsys: Captured) -> None:
    groups = {name.split()[0] for name in EXAMPLES if name}
    assert groups == set(command_line.MODULES)
    for language, heading in (("en", "\nExamples:\n"), ("de", "\nBeispiele:\n")):
        for name in EXAMPLES:
            assert command_line.run(["--language", language, *name.split(), "--help"]) == 0
            told = capsys.readouterr().out
            assert heading in told
            assert all(f"\n  {line}\n" in told for line in EXAMPLES[name])
            assert "..." not in told.partition("\n")[2], "nothing is cut"


@pytest.mark.parametrize(("language", "told"), [("en", "Exit codes:"), ("de", "Rückgabewerte:")])
def test_the_help_of_the_program_tells_its_exit_codes(language: str, told: str, capsys: Captured) -> None:
    assert command_line.run(["--language", language, "--help"]) == 0
    end = capsys.readouterr().out.split(told)[1]
    for code in (0, 1, command_line.BAD_INPUT, BROKEN_OFF):
        assert f"\n  {code} " in end


def test_a_weapon_that_is_not_in_use_leads_to_those_that_are(capsys: Captured) -> None:
    assert command_line.run(["odds", "smugglers-cove", "captain", "ships-boy", "--weapon", "canon"]) == 2
    told = capsys.readouterr().err
    assert "no weapon canon in use; it has " in told
    assert told.startswith("pb12table: Fearless captain ")

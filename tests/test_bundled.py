"""The program in a folder without Python begins processes of its own, and is known to the desktop."""

from __future__ import annotations

import configparser
import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from pb12table import bundled
from pb12table.files.places import APPLICATION, SAVE_ENDING, assets_folder

DESKTOP = assets_folder() / "desktop"
AS_BUNDLED = "import sys; sys.frozen = True; from pb12table.__main__ import main; main()"
"""What is typed behind this is what the bundled program is given."""


def given(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", AS_BUNDLED, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


def test_the_bundled_program_stands_in_for_the_interpreter() -> None:
    asked = "import sys; print(sys.argv[1:], __name__)"
    assert given("-c", asked, "a", "-b").stdout == "['a', '-b'] __main__\n"
    assert given("-I", "-c", asked).stdout == "[] __main__\n"


def test_it_runs_a_module_and_ends_as_that_does() -> None:
    from pb12table.table.kernels.compiling import NOTHING_NAMED

    done = given("-m", "pb12table.table.kernels.compiling")
    assert (done.returncode, done.stdout) == (NOTHING_NAMED, "")


def test_everything_else_is_a_command_as_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    for arguments in ([], ["play"], ["-m"], ["rules", "-c", "x"], ["-I"]):
        monkeypatch.setattr(sys, "argv", ["pb12table", *arguments])
        bundled.stand_in()
        assert sys.argv[1:] == arguments


@pytest.mark.parametrize(("before", "then"), [("/usr/local/lib", "/usr/local/lib"), (None, None)])
def test_other_programs_get_their_own_libraries(
    monkeypatch: pytest.MonkeyPatch, before: str | None, then: str | None
) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/opt/pb12table/_internal")
    assert bundled.environment_of_others()["LD_LIBRARY_PATH"] == "/opt/pb12table/_internal"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    if before is None:
        monkeypatch.delenv("LD_LIBRARY_PATH_ORIG", raising=False)
    else:
        monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", before)
    assert bundled.environment_of_others().get("LD_LIBRARY_PATH") == then


def entry_in(path: Path) -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    parser.read(path, encoding="utf-8")
    return parser["Desktop Entry"]


def test_the_desktop_opens_saved_games_with_the_program() -> None:
    entry = entry_in(DESKTOP / "pb12table.desktop")
    kind = ElementTree.parse(DESKTOP / "pb12table.xml").getroot()[0]
    globs = [each.attrib["pattern"] for each in kind if each.tag.endswith("glob")]
    assert entry["MimeType"] == kind.attrib["type"] + ";"
    assert globs == [f"*{SAVE_ENDING}"]
    assert entry["Exec"] == f"{APPLICATION} play %f"
    assert (DESKTOP / f"{entry['Icon']}.svg").is_file()


@pytest.mark.skipif(os.name != "posix", reason="a script for desktops of Linux")
def test_a_folder_of_any_name_is_put_into_the_menu_and_taken_out_again(tmp_path: Path) -> None:
    folder = tmp_path / "Grüße & 5% of $games"
    own = folder / "desktop"
    own.mkdir(parents=True)
    for path in DESKTOP.iterdir():
        (own / path.name).write_bytes(path.read_bytes())
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path / "share")}
    script = ["sh", str(own / "register.sh")]
    subprocess.run(script, env=environment, check=True, capture_output=True)
    entry = entry_in(tmp_path / "share" / "applications" / "pb12table.desktop")
    escaped = str(folder / "pb12table").replace("$", r"\\$").replace("%", "%%")
    assert entry["Exec"] == f'"{escaped}" play %f'
    subprocess.run([*script, "--remove"], env=environment, check=True, capture_output=True)
    left = [path.name for path in (tmp_path / "share").rglob("pb12table.*")]
    assert left == []

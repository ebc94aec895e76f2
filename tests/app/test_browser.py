"""Pages are shown in a graphical browser, and never in one that would take the terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

from pb12table.app import export
from pb12table.app.export import show_page

pytestmark = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="these have one way to open a page")


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of all programs of a machine with a screen and a terminal; nothing is in it yet."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("DISPLAY", ":99")
    monkeypatch.delenv("BROWSER", raising=False)
    # What is tried here ends by itself, on a busy machine late.
    monkeypatch.setattr(export, "PATIENCE", 60)
    return folder


def program(folder: Path, name: str, body: str) -> None:
    script = folder / name
    script.write_text(f"#!/bin/sh\n{body}\n")
    script.chmod(0o755)


def written(file: Path, seconds: float = 60) -> str:
    """Return what a program that runs beside the test writes into a file, once it has written a line."""
    end = monotonic() + seconds
    while not (file.exists() and file.read_text().endswith("\n")):
        assert monotonic() < end, f"nothing is written into {file.name}"
        sleep(0.01)
    return file.read_text().strip()


def test_a_browser_for_the_terminal_is_not_started(programs: Path, tmp_path: Path) -> None:
    for name in ("www-browser", "links", "elinks", "lynx", "w3m"):
        program(programs, name, f"echo {name} >> {tmp_path}/started")
    assert not show_page(tmp_path / "page.html")
    assert not (tmp_path / "started").exists()


def test_a_graphical_one_is(programs: Path, tmp_path: Path) -> None:
    program(programs, "lynx", f"echo lynx >> {tmp_path}/started")
    # Python takes a browser that has ended at once for one that failed.
    program(programs, "x-www-browser", f'echo "$1" > {tmp_path}/started; /bin/sleep 1')
    assert show_page(tmp_path / "page.html")
    assert written(tmp_path / "started") == (tmp_path / "page.html").as_uri()


@pytest.mark.parametrize(("wanted", "browsers"), [(None, export.GRAPHICAL), ("my-own", "my-own")])
def test_the_opener_of_the_desktop_looks_for_graphical_ones_only(
    programs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wanted: str | None, browsers: str
) -> None:
    if wanted is not None:
        monkeypatch.setenv("BROWSER", wanted)
    program(programs, "xdg-open", f'[ -t 0 ] || [ -t 1 ] || echo "$TERM|$BROWSER" > {tmp_path}/seen')
    assert show_page(tmp_path / "page.html")
    assert (tmp_path / "seen").read_text().strip() == f"|{browsers}"


def test_an_opener_that_fails_is_told_and_one_that_stays_is_not_waited_for(
    programs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(programs, "xdg-open", "exit 3")
    assert not show_page(tmp_path / "page.html")
    monkeypatch.setattr(export, "PATIENCE", 0.1)
    program(programs, "xdg-open", "exec /bin/sleep 3")
    assert show_page(tmp_path / "page.html")

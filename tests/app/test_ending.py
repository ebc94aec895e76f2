"""How the program ends: screens let go of what they work at, and a fault that comes again is told in a sentence."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

BEGINNING = """
import sys
from pb12table.app import main
from pb12table.app.worth.screen import WorthScreen
from pb12table.cli.main import run

def broken(program, seconds):
    raise AssertionError("that cannot be")

def closed_while_measuring(program):
    editor = program.screens[-1]
    program.open(WorthScreen(program, editor.bench))
    assert program.screens[-1].is_working
    program.end()
"""


def ended(program: str, home: Path) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "HOME": str(home),
        "XDG_DATA_HOME": str(home),
        "XDG_CACHE_HOME": str(home / "cache"),
    }
    command = [sys.executable, "-c", BEGINNING + program]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)


def test_a_program_that_fails_in_each_frame_ends_with_one_sentence(tmp_path: Path) -> None:
    end = ended("main.Program.frame = broken\nsys.exit(run(['--language', 'en', 'play', 'smugglers-cove']))", tmp_path)
    assert end.returncode == 70
    (line,) = end.stderr.splitlines()
    assert "AssertionError" in line
    assert (tmp_path / "pb12table" / "pb12table.log").read_text(encoding="utf-8").count("that cannot be") > 4


def test_closing_the_window_in_the_middle_of_a_measurement_ends_the_program(tmp_path: Path) -> None:
    end = ended("main._loop = closed_while_measuring\nsys.exit(run(['play', '--edit', 'governors-quay']))", tmp_path)
    assert end.stderr == ""
    assert end.returncode == 0

"""What the program reads before it shows that it has started: nothing that takes long."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from pb12table import LITTLE_GARBAGE
from pb12table.cli import main as command_line
from pb12table.cli.simulate import told_bots
from pb12table.console.output import SOME_GARBAGE, look_for_garbage
from pb12table.systems import known

HEAVY = ("shapely", "pymunk", "pb12table.systems.pb12.rules", "pb12table.analysis")
OF_GAMES = ("pb12table.app.play.controller", "pb12table.window.scene.table_view", "pb12table.window.tokens.tokens")
PB12 = "pb12table.systems.pb12"
SHOWS_OPENING = """
import os
os.environ["SDL_VIDEODRIVER"] = "dummy"
import sys
from pathlib import Path
from pb12table.cli import main, play
from pb12table.app.opening import show_opening
import pygame
show_opening("de")
surface = pygame.display.get_surface()
assert pygame.display.get_caption()[0] == "pb12table"
middle = surface.get_height() // 2
seen = {surface.get_at((x, y))[:3] for x in range(surface.get_width()) for y in range(middle - 40, middle)}
assert len(seen) > 3
print(" ".join(sorted(sys.modules)))
"""

ASKS_FOR_A_RULE = """
import ast, sys
from pb12table.cli.main import run
ast.parse = lambda source: ast.Module([], [])  # where a rule is played and tested is looked up for seconds
assert run(["rules", "R1.1.4"]) == 0
print(*sorted(sys.modules))
"""


def modules_after(program: str) -> set[str]:
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=True)
    return set(ended.stdout.splitlines()[-1].split())


def test_the_first_window_waits_for_no_rule() -> None:
    read = modules_after(SHOWS_OPENING)
    assert "pb12table.app.opening" in read
    assert not read.intersection(HEAVY)


def test_a_command_reads_what_it_needs_itself() -> None:
    read = modules_after(ASKS_FOR_A_RULE)
    assert "pb12table.cli.rules" in read
    assert not read.intersection(HEAVY)


def test_the_start_screen_needs_nothing_that_paints_or_plays_a_game() -> None:
    read = modules_after("import sys; import pb12table.app.main; print(*sorted(sys.modules))")
    assert "pb12table.app.screens.start" in read
    assert not read.intersection(OF_GAMES)
    assert not read.intersection({"email", "filelock", "manifold3d", "multiprocessing", "numpy", "rich", "shapely"})


def test_games_of_bots_read_no_other_system_and_help_names_the_bots_of_all() -> None:
    program = (
        "import sys; from pb12table.cli import main; main.application(['simulate']); "
        "from pb12table.systems import known; known.content('pb12'); known.system('pb12'); print(*sorted(sys.modules))"
    )
    read = modules_after(program)
    assert "pb12table.cli.simulate" in read
    assert not read.intersection({"filelock", "pb12table.analysis.measuring", "pb12table.skirmish.forms.force_pages"})
    assert not read.intersection(f"{place}.system" for place in known._PLACES.values() if place != PB12)
    assert "greedy" in told_bots()


def test_help_knows_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line.run(["--help"]) == 0
    told = capsys.readouterr().out
    for name in command_line.MODULES:
        assert f"\n  {name} " in told


def test_a_fault_of_the_program_itself_is_a_sentence_with_the_traceback_in_a_file(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def broken(_: object) -> None:
        raise AssertionError("that cannot be")

    monkeypatch.setattr("pb12table.files.places.user_folder", lambda: tmp_path)
    monkeypatch.setattr(command_line, "_needed", broken)
    assert command_line.run(["rules", "R1.1.4"]) == command_line.OWN_FAULT == 70
    streams = capsys.readouterr()
    assert streams.out == ""
    (line,) = streams.err.splitlines()
    assert "AssertionError" in line
    assert str(tmp_path / "pb12table.log") in line
    written = (tmp_path / "pb12table.log").read_text(encoding="utf-8")
    assert "Traceback" in written
    assert "that cannot be" in written


def test_a_fault_is_told_when_it_cannot_be_written_down(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def broken(_: object) -> None:
        raise AssertionError("that cannot be")

    monkeypatch.setattr("pb12table.files.places.user_folder", lambda: tmp_path / "missing")
    monkeypatch.setattr(command_line, "_needed", broken)
    assert command_line.run(["rules", "R1.1.4"]) == command_line.OWN_FAULT
    assert capsys.readouterr().err.count("\n") == 1


def test_garbage_is_looked_for_seldom_until_all_is_read_and_only_there(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr("gc.freeze", lambda: asked.append("freeze"))
    monkeypatch.setattr("gc.set_threshold", lambda *thresholds: asked.append(thresholds))
    monkeypatch.setattr("gc.get_threshold", lambda: (700, 10, 10))
    look_for_garbage()
    assert asked == [], "who reads the program for something else looks as it likes"
    monkeypatch.setattr("gc.get_threshold", lambda: LITTLE_GARBAGE)
    look_for_garbage()
    assert asked == ["freeze", SOME_GARBAGE]
    assert SOME_GARBAGE < LITTLE_GARBAGE

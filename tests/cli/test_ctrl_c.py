"""Ctrl C ends every command with 130 and without a word, whatever it is at."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from pb12table.texts.locale import Texts

ROOT = Path(__file__).parents[2]
# Ctrl C is ignored where the tests themselves run in the background of a shell.
BEGINNING = """
import signal, sys, time
signal.signal(signal.SIGINT, signal.default_int_handler)
from pb12table.console import ctrl_c
ctrl_c.end_at_once()
"""
PROGRAM = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from pb12table.__main__ import main
main()
"""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Ctrl C is sent another way there")


def ended(code: str, folder: Path) -> tuple[int, str, str]:
    """What came of a program that presses Ctrl C itself: the exit code, and what it said."""
    path = os.pathsep.join((str(ROOT), str(folder)))
    environment = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run(
        [sys.executable, "-c", BEGINNING + code], env=environment, capture_output=True, text=True, timeout=100
    )
    return done.returncode, done.stdout, done.stderr


def test_the_program_ends_at_once_while_it_is_read(tmp_path: Path) -> None:
    pressed = "try:\n    signal.raise_signal(signal.SIGINT)\nexcept BaseException:\n    print('lost')\n"
    (tmp_path / "pressing.py").write_text(f"import signal\n{pressed}", encoding="utf-8")
    assert ended("import pressing", tmp_path) == (130, "", "")


def test_a_later_import_is_finished_first(tmp_path: Path) -> None:
    (tmp_path / "pressing.py").write_text(
        "import signal, time\n"
        "try:\n    signal.raise_signal(signal.SIGINT)\n    time.sleep(0.1)\n    done = True\n"
        "except BaseException:\n    done = False\n",
        encoding="utf-8",
    )
    code = """
ctrl_c.hear()
try:
    import pressing
    time.sleep(200.0)
except KeyboardInterrupt:
    print(sys.modules["pressing"].done)
"""
    assert ended(code, tmp_path) == (0, "True\n", "")


def test_what_nobody_can_raise_is_heard_again(tmp_path: Path) -> None:
    code = """
ctrl_c.hear()

class Thing:
    def __del__(self):
        signal.raise_signal(signal.SIGINT)

try:
    Thing()
    time.sleep(200.0)
except KeyboardInterrupt:
    print("heard")
"""
    assert ended(code, tmp_path) == (0, "heard\n", "")


def test_nothing_is_left_to_be_broken_off_at_the_end(tmp_path: Path) -> None:
    assert ended("ctrl_c.ignore()\nsignal.raise_signal(signal.SIGINT)\nprint('whole')", tmp_path) == (0, "whole\n", "")


def test_where_nobody_hears_it_nothing_changes(tmp_path: Path) -> None:
    code = """
signal.signal(signal.SIGINT, signal.SIG_IGN)
ctrl_c.end_at_once()
ctrl_c.hear()
signal.raise_signal(signal.SIGINT)
print("on")
"""
    assert ended(code, tmp_path) == (0, "on\n", "")


@pytest.mark.slow
@pytest.mark.parametrize("compiles", [False, True], ids=["before", "while"])
def test_no_press_is_lost_before_and_while_kernels_are_compiled(compiles: bool, tmp_path: Path) -> None:
    pytest.importorskip("numba")
    chance = random.Random(39)
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "XDG_CACHE_HOME": str(tmp_path)}
    environment.pop("PB12TABLE_KERNELS", None)
    simulating = ["--language", "en", "simulate", "smugglers-cove", "--games", "9999", "--workers", "1"]
    # Once games have lasted for a while it is said that kernels are compiled.
    said = f"pb12table: {Texts('en')('kernels-compiling')}\n" if compiles else ""
    for _ in range(4):
        running = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, *simulating],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        try:
            # Before that Python itself begins.
            time.sleep(chance.uniform(0.5, 3.0))
            if compiles:
                end = time.monotonic() + 60.0
                while not compiling_into(tmp_path) and time.monotonic() < end:
                    time.sleep(0.05)
                assert compiling_into(tmp_path)
                time.sleep(chance.uniform(0.0, 2.0))
            os.killpg(running.pid, signal.SIGINT)
            out, err = running.communicate(timeout=60)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGKILL)
        assert (running.returncode, out, err.decode()) == (130, b"", said)
        # What is killed takes its time to go.
        end = time.monotonic() + 30.0
        while compiling_into(tmp_path) and time.monotonic() < end:
            time.sleep(0.05)
        assert not compiling_into(tmp_path)


def compiling_into(folder: Path) -> list[str]:
    """The processes that compile into a folder, where the system lists them."""
    found: list[str] = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            words = (process / "cmdline").read_bytes().decode(errors="replace")
            if str(folder) in words and "compiling" in words:
                found.append(words)
    return found

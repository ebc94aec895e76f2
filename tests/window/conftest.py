"""Fixtures for tests in a real window: one display for all of them, one program for each."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.window import screen

StartProgram = Callable[..., screen.Window]


@pytest.fixture(scope="session")
def display() -> Iterator[str]:
    """The name of a display of our own, a little larger than the program's first window."""
    missing = screen.missing_tools()
    if missing:
        reason = f"a real window needs {', '.join(missing)}"
        # Where the checks are made for everybody, a missing tool must not look like success.
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    opened = screen.open_display(1920, 1080)
    yield opened.name
    opened.close()


@pytest.fixture
def start_program(display: str, tmp_path: Path) -> Iterator[StartProgram]:
    """Start the program with further arguments, in a home of its own; it is ended after the test."""
    started: list[screen.Window] = []

    def start(*arguments: str, home: Path | None = None) -> screen.Window:
        """`home` lets a second start find what the first one saved."""
        window = screen.start(screen.program(*arguments), home or tmp_path / f"home-{len(started)}", display)
        started.append(window)
        return window

    yield start
    for window in started:
        screen.end(window.process)

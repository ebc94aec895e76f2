"""Fixtures of the app's tests: a home of its own, and a display that is not there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Settings and saves of a test land in a folder of its own."""
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA", "HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


@pytest.fixture(autouse=True)
def display() -> Iterator[None]:
    """SDL with its dummy driver, and an empty queue of events."""
    pygame.display.init()
    pygame.font.init()
    pygame.event.clear()
    yield
    pygame.event.clear()

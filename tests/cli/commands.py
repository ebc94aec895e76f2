"""Running a sub-command: what it prints as JSON, and its one line when the input is bad."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pb12table.cli.main import run


def answer(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    """What a command prints as JSON; nothing else is printed."""
    assert run([*arguments, "--json"]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return json.loads(printed.out)


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line on the error stream of a command that ends with 2."""
    assert run(arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert "Traceback" not in printed.err
    assert "problem-" not in printed.err
    return printed.err

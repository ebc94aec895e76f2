"""Which rule system a file is of, and whether its games can be played in the window."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pb12table.files.problems import FileProblem
from pb12table.files.reading import type_name
from pb12table.systems import known


def system_of(document: Mapping[str, Any], file: str | Path) -> str:
    """The id of the rule system that a document is of; raises FileProblem for one that there is not."""
    found = document.get("system", known.UNNAMED)
    if not isinstance(found, str):
        raise FileProblem(file, "system", "problem-wrong-type", expected="text", found=type_name(found))
    if found not in known.SYSTEMS:
        raise FileProblem(file, "system", "problem-unknown-system", id=found[:80], known=", ".join(known.SYSTEMS))
    return found


def check_system(document: Mapping[str, Any], expected: str, file: str | Path) -> None:
    """Raise FileProblem for a document that is of another rule system than what it is used with."""
    found = system_of(document, file)
    if found != expected:
        raise FileProblem(file, "system", "problem-other-system", found=found, expected=expected)


def known_system(document: Mapping[str, Any]) -> str:
    """The id of the rule system that a document is of, or of the first where it is of none that there is."""
    found = document.get("system", known.UNNAMED)
    return found if isinstance(found, str) and found in known.SYSTEMS else known.UNNAMED


def has_window(system: str) -> bool:
    """Whether games of a rule system can be played in the window; raises KeyError for a system that there is not."""
    return known.has_window(system)


def check_window(system: str, file: str | Path) -> None:
    """Raise FileProblem for a file of a rule system whose games cannot be played in the window."""
    if not has_window(system):
        raise FileProblem(file, "system", "problem-no-window", system=system)

"""Which rule system a file is of."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pb12table.files.problems import FileProblem
from pb12table.files.reading import type_name
from pb12table.systems import known


def system_of(document: dict[str, Any], file: str | Path) -> str:
    """The id of the rule system that a document is of; raises FileProblem for one that there is not."""
    found = document.get("system", known.UNNAMED)
    if not isinstance(found, str):
        raise FileProblem(file, "system", "problem-wrong-type", expected="text", found=type_name(found))
    if found not in known.SYSTEMS:
        raise FileProblem(file, "system", "problem-unknown-system", id=found[:80], known=", ".join(known.SYSTEMS))
    return found


def check_system(document: dict[str, Any], expected: str, file: str | Path) -> None:
    """Raise FileProblem for a document that is of another rule system than what it is used with."""
    found = system_of(document, file)
    if found != expected:
        raise FileProblem(file, "system", "problem-other-system", found=found, expected=expected)

"""Writing a layout and the picture beside it, both or neither."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pb12table.files.problems import told_as_problem
from pb12table.files.replacing import write_file
from pb12table.files.writing import scenario_text


def store_layout(path: Path, document: dict[str, Any], picture: bytes | None = None) -> Path | None:
    """Write a document that was made anew, and its picture under the name it has there; returns the picture's path.

    A picture of that name that is there already and differs is left alone, and another name taken.  Raises FileProblem,
    then nothing was written.
    """
    if picture is None:
        write_file(path, scenario_text(document).encode("utf-8"))
        return None
    background = document["background"]
    wanted = path.parent / background["picture"]
    is_new = not free_path(wanted, picture).exists()
    beside = store_picture(wanted, picture)
    renamed = {**document, "background": {**background, "picture": beside.name}}
    try:
        write_file(path, scenario_text(renamed).encode("utf-8"))
    except BaseException:
        if is_new:
            beside.unlink(missing_ok=True)
        raise
    return beside


def store_picture(path: Path, picture: bytes) -> Path:
    """Write a picture, under another name where a different one has its name; return its path.  Raises FileProblem."""
    beside = free_path(path, picture)
    write_file(beside, picture)
    return beside


def free_path(path: Path, same: bytes | None = None) -> Path:
    """The path, or one with a number behind its name, where nothing lies or a file with just these bytes."""
    number, candidate = 1, path
    with told_as_problem(path):
        while candidate.exists() and not (candidate.is_file() and same is not None and candidate.read_bytes() == same):
            number += 1
            candidate = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return candidate

"""Replacing whole files so that a program killed at any moment leaves either the old or the new one."""

from __future__ import annotations

import os
import stat
import tempfile
from errno import EISDIR
from pathlib import Path

from pb12table.files.problems import FileProblem, told_as_problem

READABLE = 0o644
"""Who may read a new file: everybody, as with files that other programs write."""


def check_folder(path: Path) -> None:
    """Raise FileProblem when there is no folder that a file could be written into."""
    if not path.parent.is_dir():
        raise FileProblem(path.parent, "", "problem-no-such-folder")


def check_place(path: Path) -> None:
    """Raise FileProblem when a file could not be written: for those who work long before they have what to write."""
    check_folder(path)
    with told_as_problem(path):
        if path.is_dir():
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR), str(path))
        handle, name = _temporary(path)
        os.close(handle)
        Path(name).unlink()


def write_file(path: Path, data: bytes) -> None:
    """Write a whole file so that at every moment either the old or the new one is there; raises FileProblem."""
    check_folder(path)
    with told_as_problem(path):
        write_atomically(path, data)


def write_atomically(path: Path, data: bytes) -> None:
    """What `write_file` does, for those who know what to do about an OSError."""
    mode = stat.S_IMODE(path.stat().st_mode) if path.exists() else READABLE
    handle, name = _temporary(path)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temporary.chmod(mode)
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def _temporary(path: Path) -> tuple[int, str]:
    """A new file beside the one it will replace: its handle and its name."""
    return tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")

"""Replacing whole files so that a program killed at any moment leaves either the old or the new one.

This is the only place that does so.  What is being written lies beside the file it will replace, under a hidden name
that ends in UNFINISHED; where a program was killed meanwhile, `clear_unfinished` takes it away at the next start, and
the next writing of that file does.
"""

from __future__ import annotations

import os
import stat
import tempfile
from contextlib import suppress
from errno import EINVAL, EISDIR, ENOTSUP
from pathlib import Path
from typing import Final

from pb12table.files.problems import FileProblem, told_as_problem

READABLE = 0o644
"""Who may read a new file: everybody, as with files that other programs write."""
UNFINISHED: Final = ".pb12new"
_LONGEST: Final = 40
"""So many letters of the name of a file come into that of its unfinished one: names have at most 255 bytes."""


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
    """What `write_file` does, for those who know what to do about an OSError.

    File and folder are on the disk when it returns.
    """
    _clear(path.parent, _prefix(path))
    try:
        _replace(path, data)
    except FileNotFoundError:
        # Another program that starts may just have taken the unfinished file for one that was left.
        if not path.parent.is_dir():
            raise
        _replace(path, data)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Wait until the names in a folder are on the disk, where the system can do that; may raise OSError."""
    if not hasattr(os, "O_DIRECTORY"):  # Windows, which writes names down by itself
        return
    try:
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    except PermissionError:  # a folder that can be written into, but not read
        return
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in (EINVAL, ENOTSUP):
            raise
    finally:
        os.close(handle)


def clear_unfinished(folder: Path) -> None:
    """Take away what programs that were killed have left in a folder and in those inside it; what cannot be stays."""
    _clear(folder)
    with suppress(OSError):
        for inside in folder.iterdir():
            if inside.is_dir() and not inside.is_symlink():
                clear_unfinished(inside)


def _replace(path: Path, data: bytes) -> None:
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
    return tempfile.mkstemp(dir=path.parent, prefix=_prefix(path), suffix=UNFINISHED)


def _prefix(path: Path) -> str:
    return f".{path.name[:_LONGEST]}-"


def _clear(folder: Path, prefix: str = ".") -> None:
    """Take away unfinished files whose names begin so; what cannot be taken away stays."""
    with suppress(OSError):
        for file in folder.iterdir():
            if file.name.startswith(prefix) and file.name.endswith(UNFINISHED):
                with suppress(OSError):
                    file.unlink()

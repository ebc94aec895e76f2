"""Who writes a save: one program at a time, which holds a lock beside the file.

The lock is a hidden file of its own, since a save is replaced as a whole now and then, and since some systems let
nobody read what is locked.  The system lets it go when a program ends, however it ends.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final

from filelock import BaseFileLock, FileLock, Timeout

from pb12table.files.problems import FileProblem

LOCK_ENDING: Final = ".lock"
OPEN_ELSEWHERE: Final = "problem-save-open-elsewhere"


class SaveLock:
    """The right to write a save, until it is let go; this very program may take it several times."""

    def __init__(self, save: Path) -> None:
        """Take it; raises FileProblem where another program has it.

        Where no lock can be made, be it that the folder is read only, there is none: what another program writes is
        noticed then before the next answer is.
        """
        self._lock: BaseFileLock | None = None
        if not save.parent.is_dir():
            return
        lock = _lock_of(save)
        try:
            lock.acquire(timeout=0)
        except Timeout:
            raise FileProblem(save, "", OPEN_ELSEWHERE) from None
        except (OSError, NotImplementedError):
            return
        self._lock = lock

    @property
    def is_shared(self) -> bool:
        """Whether this program has taken it more than once."""
        return self._lock is not None and self._lock.lock_counter > 1

    def let_go(self) -> None:
        """Let others write; a second time does nothing."""
        lock, self._lock = self._lock, None
        if lock is not None:
            _release(lock)


def is_open_elsewhere(save: Path) -> bool:
    """Whether another program is playing in a save just now."""
    if not save.parent.is_dir() or not Path(_lock_of(save).lock_file).exists():
        return False
    try:
        SaveLock(save).let_go()
    except FileProblem:
        return True
    return False


def clear_locks(folder: Path) -> None:
    """Take away the locks that programs which were killed have left in a folder of saves."""
    with suppress(OSError):
        for file in folder.iterdir():
            if file.name.startswith(".") and file.name.endswith(LOCK_ENDING):
                is_open_elsewhere(file.with_name(file.name[1:].removesuffix(LOCK_ENDING)))


def _lock_of(save: Path) -> BaseFileLock:
    """The lock of a save, whatever way leads to it; the same one for all who ask in this program."""
    whole = save.resolve()
    return FileLock(whole.with_name(f".{whole.name}{LOCK_ENDING}"), is_singleton=True)


def _release(lock: BaseFileLock) -> None:
    """Let go, and by the last who does take the file away: while it is held, so that nobody else can have it."""
    if lock.lock_counter == 1:
        with suppress(OSError):
            Path(lock.lock_file).unlink()
    lock.release()

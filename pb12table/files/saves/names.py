"""What saves are called, and who may write them: their paths and their locks."""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pb12table.files.places import SAVE_ENDING
from pb12table.files.problems import FileProblem

if TYPE_CHECKING:
    from filelock import BaseFileLock


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
        from filelock import Timeout

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
        """Return whether this program has taken it more than once."""
        return self._lock is not None and self._lock.lock_counter > 1

    def let_go(self) -> None:
        """Let others write; a second time does nothing."""
        lock, self._lock = self._lock, None
        if lock is not None:
            _release(lock)


def is_open_elsewhere(save: Path) -> bool:
    """Return whether another program is currently playing a save."""
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
    """Return the lock of a save, whatever path leads to it; the same one for all who ask in this program."""
    # It comes with asyncio, which a program without saves does without.
    from filelock import FileLock

    whole = save.resolve()
    return FileLock(whole.with_name(f".{whole.name}{LOCK_ENDING}"), is_singleton=True)


def _release(lock: BaseFileLock) -> None:
    """Let go, and by the last who does take the file away: while it is held, so that nobody else can have it."""
    if lock.lock_counter == 1:
        with suppress(OSError):
            Path(lock.lock_file).unlink()
    lock.release()


KEPT = "-kept"
"""So ends the name of a save that somebody kept on purpose."""
_OWN_NAME = re.compile(r"-\d{8}-\d{6}(-\d+)?\Z")
LONGEST_NAME = 40
"""So many characters of a scenario's name come into the name of a save; no letter takes more than four bytes."""


def new_save_path(name: str, folder: Path, *, kept: bool = False) -> Path:
    """Return a path for a save of its own: the name with date and time, and a number if such a file already exists.

    A name may come from a file of somebody else: of what can mean another folder nothing is left in it.  A `kept` save
    is never played on in: what is loaded from it goes on in a save of its own.
    """
    plain = re.sub(r"[^\w-]+", "-", name[:LONGEST_NAME]).strip("-") or "game"
    stem, mark = f"{plain}-{datetime.now():%Y%m%d-%H%M%S}", KEPT if kept else ""
    for number in count(1):
        path = folder / (f"{stem}{mark}{SAVE_ENDING}" if number == 1 else f"{stem}-{number}{mark}{SAVE_ENDING}")
        if not path.exists():
            break
    return path


def named_save_path(name: str, path: Path) -> Path:
    """Return a path for a save that somebody names, with a number if another file already has that name."""
    mark = KEPT if is_kept(path) else ""
    plain = " ".join(re.sub(r"[^\w -]+", " ", name)[:LONGEST_NAME].split()) or "game"
    numbers = (f"{plain}{'' if number == 1 else f' {number}'}{mark}{SAVE_ENDING}" for number in count(1))
    return next(new for new in map(path.with_name, numbers) if new == path or not new.exists())


def played_save_path(name: str, folder: Path, seed: int, number: int) -> Path:
    """Return the path for the save of a game that bots have played: by scenario, seed and number in its run."""
    plain = re.sub(r"[^\w-]+", "-", name[:LONGEST_NAME]).strip("-") or "game"
    return folder / f"{plain}-seed-{seed}-game-{number:03}{SAVE_ENDING}"


def given_name(path: Path) -> str:
    """Return the name that somebody gave a save; empty if it has one of `new_save_path`."""
    stem = path.name.removesuffix(SAVE_ENDING).removesuffix(KEPT)
    return "" if _OWN_NAME.search(stem) else stem


def is_kept(path: Path) -> bool:
    """Return whether a save was kept on purpose, and stays as it is."""
    return path.name.endswith(KEPT + SAVE_ENDING)

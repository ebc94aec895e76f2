"""Where a game is kept while it is played, and which one was when the program last ran, for going on with it."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from pb12table.files.places import cache_folder, saves_folder, user_folder
from pb12table.files.problems import problem_of
from pb12table.files.replacing import clear_unfinished, write_atomically
from pb12table.files.saves.save_lock import clear_locks
from pb12table.files.saves.save_names import new_save_path


def own_save_path(name: str) -> Path:
    """A path for the save of a game that begins or branches off; raises FileProblem."""
    try:
        return new_save_path(name, saves_folder())
    except OSError as error:
        raise problem_of(str(error.filename), error) from None


def _note() -> Path:
    return user_folder() / "unfinished.txt"


def note_running(save: Path) -> None:
    """Remember that a game is being played in a save file; a full disk is no reason to stop."""
    try:
        write_atomically(_note(), os.fsencode(save))
    except OSError:
        return


def forget_running() -> None:
    """Remember that no game is being played."""
    try:
        _note().unlink(missing_ok=True)
    except OSError:
        return


def unfinished_save() -> Path | None:
    """The save of the game that was not ended, None when there is none."""
    try:
        path = Path(os.fsdecode(_note().read_bytes().strip()))
        return path if path.is_file() else None
    except (OSError, ValueError):  # a note that is no path of anything
        return None


def clear_what_was_left() -> None:
    """Take away what a killed program has left in the user's folders: files that were being written, and locks."""
    with suppress(OSError):
        clear_locks(saves_folder())
        clear_unfinished(user_folder())
        clear_unfinished(cache_folder("layouts"))

"""Where a game is kept while it is played, and which one was when the program last ran, for going on with it."""

from __future__ import annotations

from pathlib import Path

from pb12table.files.places import saves_folder, user_folder
from pb12table.files.problems import problem_of
from pb12table.files.save_names import new_save_path


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
        _note().write_text(str(save), encoding="utf-8")
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
        path = Path(_note().read_text(encoding="utf-8").strip())
        return path if path.is_file() else None
    except (OSError, ValueError):  # a note that is no path of anything
        return None

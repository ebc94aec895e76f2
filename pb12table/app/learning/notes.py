"""How far somebody has come in each tutorial, and in which save: kept in the user's folder between two evenings."""

from __future__ import annotations

from pathlib import Path

import msgspec

from pb12table.files.places import user_folder
from pb12table.files.replacing import write_atomically


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of one tutorial: its save, how long the journal was at the begin of each step, and whether it is over."""

    save: str
    begins: tuple[int, ...] = (0,)
    is_over: bool = False


def _file() -> Path:
    return user_folder() / "tutorials.json"


def read_notes() -> dict[str, Note]:
    """What is known of each tutorial by its id; nothing where the file cannot be read."""
    try:
        return msgspec.json.decode(_file().read_bytes(), type=dict[str, Note])
    except (OSError, msgspec.DecodeError):
        return {}


def write_note(tutorial: str, note: Note) -> None:
    """Remember how far a tutorial has come; a full disk is no reason to stop."""
    notes = read_notes()
    if notes.get(tutorial) == note:
        return
    try:
        write_atomically(_file(), msgspec.json.encode({**notes, tutorial: note}))
    except OSError:
        return


def tutorial_of(save: Path) -> tuple[str, Note] | None:
    """The tutorial that is played in a save, with what is known of it; None for any other game."""
    return next(((name, note) for name, note in read_notes().items() if Path(note.save) == save), None)

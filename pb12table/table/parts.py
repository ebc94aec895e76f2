"""Pieces of terrain that are parts of one thing, told by their ids; loads nothing, so that names are known early."""

from __future__ import annotations

from collections.abc import Iterable

PART = ":"
"""Stands between the id of a thing and the name of a part of it."""
LINTEL = "lintel"
"""How the names of parts begin that lie above a door or a window."""


def whole_of(piece: str) -> str:
    """The id of the thing of which a piece with that id is a part, or which it is."""
    return piece.partition(PART)[0]


def wholes_of(pieces: Iterable[str]) -> tuple[str, ...]:
    """Return the ids of the things that some pieces are, or are parts of, as files have them: each once, in order."""
    return tuple(dict.fromkeys(map(whole_of, pieces)))

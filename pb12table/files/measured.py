"""What games by program have shown of the scenarios that come with the program: a file beside them, `measured.json`.

A row of it holds for the scenario it was measured on and no other: it is told by a mark of all that a game depends on.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from pb12table.files.places import of_system, scenarios_folder, write_file
from pb12table.files.problems import FileProblem
from pb12table.files.reading import LARGEST_FILE, read_bytes

FILE: Final = "measured.json"

_WORDS: Final = frozenset({"name", "description", "minutes", "mission", "background"})
"""What of a scenario no game depends on."""


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What games of a scenario have shown: how often each side won, by the names of its players.

    `decided` counts games by what decided them, `endings` by the word of the rules.  `rounds` and `decisions` are
    means, `minutes` is what people would take.
    """

    mark: str
    bot: str
    games: int
    seed: int
    wins: dict[str, int]
    decided: dict[str, int]
    endings: dict[str, int]
    rounds: float
    decisions: float
    minutes: int


def mark_of(document: Mapping[str, Any]) -> str:
    """Return a mark of what games depend on in the plain data of a scenario's file."""
    played = {key: value for key, value in document.items() if key not in _WORDS}
    return hashlib.sha256(msgspec.json.encode(played, order="sorted")).hexdigest()[:12]


def measured_of(path: Path, document: Mapping[str, Any], system: str) -> Numbers | None:
    """Return what was measured of a scenario; None for the user's own, and for one that has changed since."""
    if path.parent != of_system(scenarios_folder(), system):
        return None
    try:
        found = read_measured(system).get(path.stem)
    except FileProblem:
        return None  # numbers that cannot be read keep nobody from playing
    return found if found is not None and found.mark == mark_of(document) else None


def read_measured(system: str) -> dict[str, Numbers]:
    """Return what was measured of a rule system's scenarios, by id; raises FileProblem."""
    path = of_system(scenarios_folder(), system) / FILE
    if not path.is_file():
        return {}
    try:
        return msgspec.json.decode(read_bytes(path, LARGEST_FILE), type=dict[str, Numbers])
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise FileProblem(path, "", "problem-no-numbers") from None


def write_measured(system: str, rows: Mapping[str, Numbers]) -> None:
    """Write the numbers of a rule system's scenarios, each in a line of its own; raises FileProblem and OSError."""
    lines = (f'"{identity}": {msgspec.json.encode(row).decode()}' for identity, row in sorted(rows.items()))
    text = "{\n" + ",\n".join(lines) + "\n}\n"
    write_file(of_system(scenarios_folder(), system) / FILE, text.encode("utf-8"))

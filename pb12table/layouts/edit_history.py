"""A layout as far as it can be built, undo and redo of everything done to it, and writing it with its picture."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pb12table.files.content import known_system
from pb12table.files.places import write_file
from pb12table.files.problems import FileProblem, told_as_problem
from pb12table.files.scenario import unlimited_setup
from pb12table.files.writing import scenario_text
from pb12table.layouts.cells import cell_name, cell_of
from pb12table.layouts.editing import Document, Thing, entries_of, sections_of
from pb12table.layouts.fields import Sort, fields_of, forms_in, sort_of
from pb12table.skirmish.faces.content import KnownContent
from pb12table.skirmish.faces.system import GameSetup
from pb12table.systems import known

_PLACE = re.compile(r"^(\w+)\[(\d+)\]")
_BARE = {"width": 40.0, "depth": 30.0, "step_cm": 2.0}


@dataclass(frozen=True, slots=True)
class Sketch:
    """What can be built of a document: the setup, and what is wrong with each thing that is left out.

    `problem` is what is wrong with the document as a whole (its table, rules or players); then only terrain, cells and
    zones are in the setup, on a bare table if need be.  A force that is worth more than is agreed, or a map in parts,
    is a problem, too, but nothing is left out for it: then `is_beyond_limits`.  `subject` is the cell to look at.
    """

    setup: Any
    faulty: Mapping[Thing, FileProblem]
    problem: FileProblem | None = None
    is_beyond_limits: bool = False
    subject: Thing | None = None

    @property
    def is_whole(self) -> bool:
        """Return whether nothing was left out."""
        return not self.faulty and self.problem is None


def sketched(document: Mapping[str, Any], content: KnownContent, path: Path) -> Sketch:
    """Build as much of a document as can be built; never raises FileProblem."""
    left: Document = dict(document)
    system = known_system(document)
    sections = dict.fromkeys((*sections_of(document), *_cells(system), *_own_lists(system)))
    numbers = {section: list(range(len(entries_of(document, section)))) for section in sections}
    faulty: dict[Thing, FileProblem] = {}
    whole: FileProblem | None = None
    for _ in range(sum(map(len, numbers.values())) + 4):
        try:
            setup = unlimited_setup(left, content, path)
            beyond = _beyond_limits(setup, path)
            is_beyond = whole is None and beyond is not None
            return Sketch(setup, faulty, whole or beyond, is_beyond, _subject(whole or beyond, left, system))
        except FileProblem as problem:
            found = _PLACE.match(problem.place)
            section, number = (found[1], int(found[2])) if found else ("", -1)
            if section in numbers and 0 <= number < len(numbers[section]):
                place = numbers[section].pop(number)
                faulty[_thing(system, section, entries_of(document, section)[place], place)] = problem
                left[section] = [entry for n, entry in enumerate(entries_of(left, section)) if n != number]
                continue
            whole = whole or problem
            left = _simpler(left, document, system)
    return Sketch(unlimited_setup(_empty(system), content, path), faulty, whole)


def _beyond_limits(setup: GameSetup, path: Path) -> FileProblem | None:
    """Return what a force has too much of, if anything."""
    try:
        known.content(setup.system).check_limits(setup, path)
    except FileProblem as problem:
        return problem
    return None


def _simpler(left: Document, document: Mapping[str, Any], system: str) -> Document:
    """Return a document with less in it that may be wrong: first without rules, then with little more than terrain."""
    if "rules" in left:
        return {key: value for key, value in left.items() if key != "rules"}
    table = left.get("table") if left.get("table") == document.get("table") and "player" in left else dict(_BARE)
    zones = [{key: value for key, value in zone.items() if key != "players"} for zone in entries_of(left, "zone")]
    cells = {section: entries_of(left, section) for section in _cells(system)}
    return {**_empty(system), "table": table, "terrain": entries_of(left, "terrain"), "zone": zones, **cells}


def _cells(system: str) -> tuple[str, ...]:
    """Return the section with the cells of a map, if a system has one."""
    face = known.cells(system)
    return () if face is None else (face.keys.section,)


def _own_lists(system: str) -> tuple[str, ...]:
    """Return the lists that a system adds to what all scenarios have; without its sides there would be no players."""
    face = known.content(system)
    own = (field for field in fields_of(face.scenario_form) if sort_of(field.type) is Sort.LIST)
    return tuple(
        field.key for field in own
        if field.key not in _NEEDED and (forms_in(field.type) or field.key in face.loose_forms)
    )  # fmt: skip


_NEEDED = ("player", "side")


def _thing(system: str, section: str, entry: Any, number: int) -> Thing:
    """Return the name of an entry: its id, or its cell, or its number in its list."""
    if not isinstance(entry, Mapping):
        return Thing(section, f"#{number}")
    cell = cell_of(entry) if _cells(system) else None
    if "id" in entry or cell is None:
        return Thing(section, str(entry["id"]) if "id" in entry else f"#{number}")
    return Thing(section, cell_name(cell))


def _subject(problem: FileProblem | None, document: Document, system: str) -> Thing | None:
    """Return the cell that a problem names."""
    found = None if problem is None else _PLACE.match(problem.place)
    if found is None or found[1] not in _cells(system):
        return None
    entries = entries_of(document, found[1])
    number = int(found[2])
    return _thing(system, found[1], entries[number], number) if number < len(entries) else None


def _empty(system: str) -> Document:
    return {"format": 1, "system": system, "name": "–", "table": dict(_BARE), **known.content(system).bare}


MOST_KEPT = 500
"""How many steps back are kept."""


@dataclass(slots=True)
class EditHistory:
    """A layout's document and the ones before and after it.

    `label` of a step is the key of what was done; steps with the same `joined` mark (a drag, a key held down) are one.
    """

    document: Document
    _past: list[tuple[str, Document]] = field(default_factory=list)
    _future: list[tuple[str, Document]] = field(default_factory=list)
    _joined: object = None
    _saved: Document | None = None
    _opened: Document | None = None

    def __post_init__(self) -> None:
        self._saved = self._opened = self.document

    def do(self, label: str, document: Document, joined: object = None) -> bool:
        """Go on to another document; return whether it is another one at all."""
        if document == self.document:
            return False
        if joined is None or joined != self._joined:
            self._past.append((label, self.document))
            del self._past[:-MOST_KEPT]
        self._joined = joined
        self._future.clear()
        self.document = document
        return True

    def undo(self) -> str | None:
        """Go back one step; the label of what was undone, None when there is nothing."""
        if not self._past:
            return None
        label, before = self._past.pop()
        self._future.append((label, self.document))
        self.document, self._joined = before, None
        return label

    def redo(self) -> str | None:
        """Take the last undo back; the label of what is done again, None when there is nothing."""
        if not self._future:
            return None
        label, after = self._future.pop()
        self._past.append((label, self.document))
        self.document, self._joined = after, None
        return label

    @property
    def can_undo(self) -> bool:
        """Return whether there is a step back."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Return whether there is a step that was undone."""
        return bool(self._future)

    @property
    def opened(self) -> Document:
        """The document as it was at first."""
        assert self._opened is not None, "set when it was opened"
        return self._opened

    @property
    def in_file(self) -> Document:
        """The document as it was saved last, or opened."""
        assert self._saved is not None, "set when it was opened"
        return self._saved

    @property
    def before_last(self) -> Document | None:
        """The document before the last step; None without one."""
        return self._past[-1][1] if self._past else None

    @property
    def is_saved(self) -> bool:
        """Return whether the document is the one last saved or opened."""
        return self.document == self._saved

    def saved(self) -> None:
        """Remember that the document is saved as it is now."""
        self._saved = self.document


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
    """Return the path, or one with a number after its name, where there is no file or one with exactly these bytes."""
    number, candidate = 1, path
    with told_as_problem(path):
        while candidate.exists() and not (candidate.is_file() and same is not None and candidate.read_bytes() == same):
            number += 1
            candidate = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return candidate

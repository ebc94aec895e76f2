"""Packs: scenarios, content, forces and pictures of others in a folder of their own, beside the user's; their form.

A pack has the same folders as the user: `scenarios` and `content` for the first game, `<game>/scenarios` and so on for
the others, `forces`, and `portraits` for pictures on tokens.  Its name stands before the ids of all it brings, as in
`harbour-smith`, so that no two packs meet.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Final, Literal

from msgspec import Meta

from pb12table.files.forms.basics import BothNames, BothTexts, Form, Id, LongText, Text, description_label, label_of
from pb12table.files.places import user_packs_folder
from pb12table.files.problems import FileProblem, told_as_problem
from pb12table.files.reading import converted, read_toml
from pb12table.skirmish.ids import Label
from pb12table.systems import known

MANIFEST: Final = "pack.toml"
"""The file in which a pack says what it is."""
CONTENT: Final = "content"
SCENARIOS: Final = "scenarios"
FORCES: Final = "forces"
PORTRAITS: Final = "portraits"
MOST_PACKS: Final = 200
"""So many packs are looked at; the user's folder may hold anything."""

PackName = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9]*\Z", min_length=2, max_length=16)]
"""One word: with a dash in it, the ids of one pack could begin with the name of another one."""


class PackForm(Form, frozen=True, kw_only=True):
    """What a pack says of itself; `games` are the ids of the rule systems that it brings something for."""

    format: int
    content: Literal["pack"]
    name: PackName
    title: Text | BothNames
    author: Text
    licence: Text
    edition: Text
    games: Annotated[tuple[Id, ...], Meta(min_length=1, max_length=20)]
    description: LongText | BothTexts | None = None


@dataclass(frozen=True)
class Pack:
    """A pack in its folder, as far as it says what it is."""

    folder: Path
    form: PackForm

    @property
    def name(self) -> str:
        return self.form.name

    @property
    def title(self) -> Label:
        return label_of(self.form.title)

    @property
    def description(self) -> Label | None:
        return description_label(self.form.description)

    def part(self, what: str, system: str) -> Path:
        """Return the folder of a part for a rule system, as the user's own folder has it; it need not exist."""
        return self.folder / what if system == known.UNNAMED else self.folder / system / what


_ALONE: ContextVar[Path | None] = ContextVar("alone", default=None)


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Let nothing count meanwhile but the program and the pack of a folder: so it is everywhere it is installed."""
    before = _ALONE.set(folder)
    try:
        yield
    finally:
        _ALONE.reset(before)


def is_alone() -> bool:
    """Return whether the user's own files do not count just now."""
    return _ALONE.get() is not None


def installed_packs() -> Mapping[str, Pack]:
    """Return all packs that say what they are, by name."""
    return _found()[0]


def pack_problems() -> tuple[FileProblem, ...]:
    """Return what is wrong with the folders of packs that do not say, or not rightly, what they are."""
    return _found()[1]


def pack_folders(what: str, system: str) -> list[Path]:
    """Return the folders in which packs have a part for a rule system, by the packs' names."""
    return [folder for pack in installed_packs().values() if (folder := pack.part(what, system)).is_dir()]


def pack_of(folder: Path) -> Pack:
    """Return the pack of a folder by its manifest; raises FileProblem."""
    path = folder / MANIFEST
    with told_as_problem(path):
        found = path.stat()
    return _read(path, found.st_ino, found.st_size, found.st_mtime_ns)


def _found() -> tuple[dict[str, Pack], tuple[FileProblem, ...]]:
    if (one := _ALONE.get()) is not None:
        pack = pack_of(one)
        return {pack.name: pack}, ()
    folder, packs, problems = user_packs_folder(), dict[str, Pack](), list[FileProblem]()
    try:
        with told_as_problem(folder):
            # What begins with a dot is being installed or removed.
            places = sorted(each for each in folder.iterdir() if each.is_dir() and not each.name.startswith("."))
    except FileProblem as problem:
        places = []
        if problem.key != "problem-no-such-file":
            problems.append(problem)
    for place in places[:MOST_PACKS]:
        try:
            pack = pack_of(place)
            if pack.name != place.name:
                raise FileProblem(place / MANIFEST, "name", "problem-pack-folder", name=pack.name, folder=place.name)
            packs[pack.name] = pack
        except FileProblem as problem:
            problems.append(problem)
    return packs, tuple(problems)


@lru_cache(maxsize=MOST_PACKS)
def _read(path: Path, _file: int, _size: int, _written: int) -> Pack:
    form = converted(read_toml(path), PackForm, path)
    for number, game in enumerate(form.games):
        if game not in known.SYSTEMS:
            known_ones = ", ".join(known.SYSTEMS)
            raise FileProblem(path, f"games[{number}]", "problem-unknown-system", id=game, known=known_ones)
    return Pack(path.parent, form)

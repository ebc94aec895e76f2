"""Content: what scenarios of a rule system may name: the program's, under that of packs, under the user's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeAlias

from pb12table.files.packs import CONTENT, is_alone, pack_folders
from pb12table.files.places import assets_folder, of_system, user_content_folder, user_system_folder
from pb12table.files.problems import FileProblem, check_regular, every_fault_told, told_as_problem
from pb12table.files.reading import read_toml, type_name
from pb12table.packages import OWN, is_system_id
from pb12table.systems import known
from pb12table.systems.known import UNNAMED


def system_of(document: Mapping[str, Any], file: str | Path) -> str:
    """Return the id of a document's rule system; raises FileProblem for one that does not exist."""
    found = document.get("system", known.UNNAMED)
    if not isinstance(found, str):
        raise FileProblem(file, "system", "problem-wrong-type", expected="text", found=type_name(found))
    if found not in known.SYSTEMS:
        raise unknown_system(found, file, "system")
    return found


def unknown_system(identity: str, file: str | Path, place: str = "") -> FileProblem:
    """Return what to say of an id that no rule system has: which there are, and which package to install."""
    there, told = ", ".join(known.SYSTEMS), identity[:80]
    if any(each.id == identity for each in known.BROKEN):
        return FileProblem(file, place, "problem-broken-system", id=told, known=there)
    if not is_system_id(identity):
        return FileProblem(file, place, "problem-unknown-system", id=told, known=there)
    return FileProblem(file, place, "problem-missing-system", id=told, known=there, package=f"{OWN}-{identity}")


def broken_packages() -> list[FileProblem]:
    """Return what is wrong with packages of others that cannot be used."""
    return [
        FileProblem(f"{each.distribution} {each.version}", "", each.fault.key, **each.fault.details)
        for each in known.BROKEN
        if each.fault is not None
    ]


def check_system(document: Mapping[str, Any], expected: str, file: str | Path) -> None:
    """Raise FileProblem for a document that is of another rule system than what it is used with."""
    found = system_of(document, file)
    if found != expected:
        raise FileProblem(file, "system", "problem-other-system", found=found, expected=expected)


def known_system(document: Mapping[str, Any]) -> str:
    """Return the id of a document's rule system, or of the first one if it names none that exists."""
    found = document.get("system", known.UNNAMED)
    return found if isinstance(found, str) and found in known.SYSTEMS else known.UNNAMED


def has_window(system: str) -> bool:
    """Return whether games of a rule system can be played in the window; raises KeyError for an unknown system."""
    return known.has_window(system)


def check_window(system: str, file: str | Path) -> None:
    """Raise FileProblem for a file of a rule system whose games cannot be played in the window."""
    if not has_window(system):
        raise FileProblem(file, "system", "problem-no-window", system=system)


_File: TypeAlias = tuple[Path, int, int, int]
_MOST_KEPT = 8
"""So much content is kept, each with what it is over: of all systems there are."""


def load_content(system: str = UNNAMED) -> Any:
    """Return all content of a rule system: the program's, overlaid with that of sound packs and the user's own.

    Files are read again only when one of them is another one, or was written, since the last time.  Raises FileProblem
    for the user's own files; who wants to know of packs asks `usable_content`.
    """
    shipped = _files_in(own_assets(system), system)
    packs, _ = _sound_packs(system, shipped, tuple(_packs(system)[0]))
    own = () if is_alone() else _files_in(own_content_folder(system), system)
    return _content(system, (shipped, *packs, own))


def usable_content(system: str = UNNAMED) -> tuple[Any, tuple[FileProblem, ...]]:
    """Return the program's content, overlaid with sound packs and files of the user, and what is wrong with the others.

    A pack of which one file is broken is left out as a whole.  Raises FileProblem where the program's own files are
    broken.
    """
    shipped = _files_in(own_assets(system), system)
    there, wrong = _packs(system)
    packs, more = _sound_packs(system, shipped, tuple(there))
    problems: list[FileProblem] = [*wrong, *more]
    own: list[_File] = []
    try:
        for path in () if is_alone() else content_files(own_content_folder(system), system):
            try:
                own.append(_as_it_is(path))
            except FileProblem as problem:
                problems.append(problem)
    except FileProblem as problem:
        problems.append(problem)
    content, more = _sound_content(system, (shipped, *packs), tuple(own))
    return content, (*problems, *more)


def _packs(system: str) -> tuple[list[tuple[_File, ...]], list[FileProblem]]:
    """Return the content files of each pack, and what is wrong with those whose files cannot even be looked at."""
    found, problems = list[tuple[_File, ...]](), list[FileProblem]()
    for folder in pack_folders(CONTENT, system):
        try:
            found.append(_files_in(folder, system))
        except FileProblem as problem:
            problems.append(problem)
    return found, problems


def _files_in(folder: Path, system: str) -> tuple[_File, ...]:
    return tuple(map(_as_it_is, content_files(folder, system)))


@lru_cache(maxsize=_MOST_KEPT)
def _sound_packs(
    system: str, shipped: tuple[_File, ...], packs: tuple[tuple[_File, ...], ...]
) -> tuple[tuple[tuple[_File, ...], ...], tuple[FileProblem, ...]]:
    """Return the files of the packs that go with the program's and with each other, and what is wrong with the rest."""
    sound, problems = list[tuple[_File, ...]](), list[FileProblem]()
    for pack in packs:
        try:
            _content(system, (shipped, *sound, pack))
            sound.append(pack)
        except FileProblem as problem:
            problems.append(problem)
    return tuple(sound), tuple(problems)


def own_assets(system: str) -> Path:
    """Return the folder of the content of a rule system that comes with the program."""
    return of_system(assets_folder(), system)


def own_content_folder(system: str) -> Path:
    """Return the folder of the user's own content of a rule system; it need not exist."""
    return user_content_folder() if system == UNNAMED else user_system_folder(system) / "content"


@lru_cache(maxsize=_MOST_KEPT)
def _sound_content(
    system: str, under: tuple[tuple[_File, ...], ...], own: tuple[_File, ...]
) -> tuple[Any, tuple[FileProblem, ...]]:
    """Return content without those of the user's files that are bad by themselves or do not go with the others."""
    problems: list[FileProblem] = []
    while True:
        try:
            return _content(system, (*under, own)), tuple(problems)
        except FileProblem as problem:
            if not own:
                raise
            problems.append(problem)
            # Where none of them is named, it is one of them all the same: those under them are sound together.
            left = tuple(file for file in own if str(file[0]) != problem.file)
            own = left if len(left) < len(own) else ()


def _as_it_is(path: Path) -> _File:
    """Return a file, and a mark that changes when it is replaced or written; raises FileProblem."""
    check_regular(path)
    with told_as_problem(path):
        found = path.stat()
    return (path, found.st_ino, found.st_size, found.st_mtime_ns)


@lru_cache(maxsize=_MOST_KEPT)
def _content(system: str, folders: tuple[tuple[_File, ...], ...]) -> Any:
    """Return the content of the files of folders, those of later ones overlaying those of earlier ones."""
    face = known.content(system)
    content = face.nothing
    read: list[tuple[Path, Any]] = []
    for files in folders:
        found = face.nothing
        for path, *_ in files:
            part = read_content_file(path, system)
            found = face.merged(found, part, path)
            read.append((path, part))
        content = face.laid_over(content, found)
    for path, part in read:
        face.check_references(part, content, path)
    face.check_whole(content, own_assets(system))
    return content


def content_files(folder: Path, system: str = UNNAMED) -> Sequence[Path]:
    """Return the content files of a folder, in a fixed order."""
    if not folder.is_dir():
        return []
    with told_as_problem(folder):
        patterns = known.content(system).content_files
        found = [path for pattern in patterns for path in sorted(folder.glob(pattern))]
        return [path for path in found if path.is_file() or path.parent != folder]


def read_content_file(path: Path, system: str = UNNAMED) -> Any:
    """Return one content file, checked as far as it can be alone; raises FileProblem."""
    return content_of(read_toml(path), path, system)


def content_of(document: dict[str, Any], path: str | Path, system: str = UNNAMED) -> Any:
    """Return the plain data of a content file as content of a rule system; raises FileProblem."""
    with every_fault_told(path):
        check_system(document, system, path)
        return known.content(system).content_of(document, path)

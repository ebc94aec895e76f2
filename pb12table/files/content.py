"""Content: what scenarios of a rule system may name, the user's own found before the program's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeAlias

from pb12table.files.places import assets_folder, of_system, user_content_folder, user_system_folder
from pb12table.files.problems import FileProblem, check_regular, every_fault_told, told_as_problem
from pb12table.files.reading import read_toml, type_name
from pb12table.systems import known
from pb12table.systems.known import UNNAMED


def system_of(document: Mapping[str, Any], file: str | Path) -> str:
    """Return the id of a document's rule system; raises FileProblem for one that does not exist."""
    found = document.get("system", known.UNNAMED)
    if not isinstance(found, str):
        raise FileProblem(file, "system", "problem-wrong-type", expected="text", found=type_name(found))
    if found not in known.SYSTEMS:
        raise FileProblem(file, "system", "problem-unknown-system", id=found[:80], known=", ".join(known.SYSTEMS))
    return found


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
    """Return all content of a rule system: the program's, overlaid with the user's own; raises FileProblem.

    Files are read again only when one of them is another one, or was written, since the last time.
    """
    folders = (own_assets(system), _user_folder(system))
    return _content(system, tuple(tuple(map(_as_it_is, content_files(folder, system))) for folder in folders))


def usable_content(system: str = UNNAMED) -> tuple[Any, tuple[FileProblem, ...]]:
    """Return the program's content, overlaid with the user's sound content, and what is wrong with the files left out.

    Raises FileProblem where the program's own files are broken.
    """
    problems: list[FileProblem] = []
    own: list[_File] = []
    try:
        for path in content_files(_user_folder(system), system):
            try:
                own.append(_as_it_is(path))
            except FileProblem as problem:
                problems.append(problem)
    except FileProblem as problem:
        problems.append(problem)
    shipped = tuple(map(_as_it_is, content_files(own_assets(system), system)))
    content, more = _sound_content(system, shipped, tuple(own))
    return content, (*problems, *more)


def own_assets(system: str) -> Path:
    """Return the folder of the content of a rule system that comes with the program."""
    return of_system(assets_folder(), system)


def _user_folder(system: str) -> Path:
    return user_content_folder() if system == UNNAMED else user_system_folder(system) / "content"


@lru_cache(maxsize=_MOST_KEPT)
def _sound_content(
    system: str, shipped: tuple[_File, ...], own: tuple[_File, ...]
) -> tuple[Any, tuple[FileProblem, ...]]:
    """Return content without those of the user's files that are bad by themselves or do not go with the others."""
    problems: list[FileProblem] = []
    while True:
        try:
            return _content(system, (shipped, own)), tuple(problems)
        except FileProblem as problem:
            if not own:
                raise
            problems.append(problem)
            # Where none of them is named, it is one of them all the same: the program's own are sound together.
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

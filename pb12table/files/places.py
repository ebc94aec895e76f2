"""Where things are, the user's folder and cache among them, and whole files replaced so that nothing is lost."""

from __future__ import annotations

import os
import stat
import tempfile
from collections.abc import Callable, Collection, Mapping
from contextlib import AbstractContextManager, nullcontext, suppress
from errno import EINVAL, EISDIR, ENOTSUP
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from platformdirs import user_cache_path, user_data_path

import pb12table
from pb12table.files.problems import FileProblem, told_as_problem
from pb12table.systems import known
from pb12table.systems.known import UNNAMED
from pb12table.table.kernels import loader
from pb12table.table.kernels.loader import Fault, Trouble

APPLICATION = "pb12table"
SAVE_ENDING = ".pb12save"


@cache
def _shipped(name: str) -> Path:
    """Return a folder that is beside the package in a checkout, and inside it when installed from a wheel."""
    package = Path(pb12table.__file__).resolve().parent
    inside = package / name
    return inside if inside.is_dir() else package.parent / name


def assets_folder() -> Path:
    """Return the program's data and art."""
    return _shipped("assets")


def scenarios_folder() -> Path:
    """Return the scenarios that come with the program."""
    return _shipped("scenarios")


HANDBOOKS: Final[Mapping[str, str]] = MappingProxyType({"en": "handbook.md", "de": "handbuch.md"})
"""The file of the handbook in each language."""


def handbook_file(language: str) -> Path:
    """Return the handbook, which lies in the documents of a checkout, and inside the package of a wheel."""
    package = Path(pb12table.__file__).resolve().parent
    inside = package / HANDBOOKS[language]
    return inside if inside.is_file() else package.parent / "docs" / HANDBOOKS[language]


def user_folder() -> Path:
    """Return the user's own folder on this platform; created if missing, which may raise OSError."""
    return user_data_path(APPLICATION, appauthor=False, ensure_exists=True)


def log_file() -> Path:
    """Return the file where faults of the program itself are logged; its folder is created, which may raise OSError."""
    return user_folder() / "pb12table.log"


def user_content_folder() -> Path:
    """Return the folder of a user's own profiles, items, terrain kinds and tables; it need not exist."""
    return user_data_path(APPLICATION, appauthor=False) / "content"


def user_scenarios_folder() -> Path:
    """Return the folder of a user's own scenarios; it need not exist."""
    return user_data_path(APPLICATION, appauthor=False) / "scenarios"


def user_forces_folder() -> Path:
    """Return the folder of a user's own forces; it need not exist."""
    return user_data_path(APPLICATION, appauthor=False) / "forces"


def user_portraits_folder() -> Path:
    """Return the folder of a user's own pictures for tokens; it need not exist."""
    return user_data_path(APPLICATION, appauthor=False) / "portraits"


def user_packs_folder() -> Path:
    """Return the folder of installed packs; it need not exist."""
    return user_data_path(APPLICATION, appauthor=False) / "packs"


def user_themes_folder() -> Path:
    """Return the folder of a user's own themes; it need not exist."""
    return user_data_path(APPLICATION, appauthor=False) / "themes"


def user_system_folder(system: str) -> Path:
    """Return the folder of what a user has for rule systems other than the first; it need not exist."""
    return user_data_path(APPLICATION, appauthor=False) / system


def drawn_folder() -> Path:
    """Return the folder of random games, of which the newest are kept; it need not exist."""
    return user_data_path(APPLICATION, appauthor=False) / "drawn"


def sequels_folder() -> Path:
    """Return the folder of games that follow on others, of which the newest are kept; it need not exist."""
    return user_data_path(APPLICATION, appauthor=False) / "sequels"


def forces_folder(system: str) -> Path:
    """Return the folder of a user's own forces of a rule system; it need not exist."""
    return user_forces_folder() if system == UNNAMED else user_system_folder(system) / "forces"


def of_system(folder: Path, system: str) -> Path:
    """Return where a rule system's part of `assets` or `scenarios` of the program lies.

    The first system has the folder itself, others one inside it; packages of others have a folder of the same name.
    """
    if system == UNNAMED:
        return folder
    return folder / system if known.is_ours(system) else known.folder(system) / folder.name


def saves_folder() -> Path:
    """Return the folder where games are saved; created if missing, which may raise OSError."""
    folder = user_folder() / "saves"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def reports_folder() -> Path:
    """Return the folder for reports on layouts written from the window; created if missing, which may raise OSError."""
    folder = user_folder() / "reports"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def cache_folder(name: str) -> Path:
    """Return a folder for what can be recomputed, such as `layouts`; created if missing, which may raise OSError."""
    folder = user_cache_path(APPLICATION, appauthor=False) / name
    folder.mkdir(parents=True, exist_ok=True)
    return folder


NAME = "kernels"


def prepare_kernels(names: Collection[str] | None = None) -> Trouble | None:
    """Compile or read the kernels, or some, before a batch of work; return why plain code is used where that fails."""
    if not loader.can_be_made():
        return None
    try:
        folder = cache_folder(NAME)
    except OSError as error:
        return Trouble(Fault.UNWRITABLE, str(error.filename or NAME))
    return loader.prepare(folder, names)


def kernels_beside(told: Callable[[Trouble | None], None]) -> AbstractContextManager[None]:
    """Have the kernels read, or compiled, beside work that takes long; `told` as in `loader.beside`."""
    if not loader.can_be_made():
        return nullcontext()
    try:
        return loader.beside(cache_folder(NAME), told)
    except OSError as error:
        told(Trouble(Fault.UNWRITABLE, str(error.filename or NAME)))
        return nullcontext()


def kernels_are_kept() -> bool:
    """Return whether the kernels are compiled, or none are wanted, so that `prepare_kernels` takes a moment only."""
    return not loader.can_be_made() or loader.are_kept(user_cache_path(APPLICATION, appauthor=False) / NAME)


def kernels_are_awaited() -> bool:
    """Return whether kernels are being compiled or read, and plain code does the work of some meanwhile."""
    return loader.are_awaited()


def begin_kernels(told: Callable[[Trouble], None] = lambda _trouble: None, *, compiles: bool = True) -> None:
    """Have the kernels compiled beside what else is done, once; `told` hears, in a thread, why plain code is used.

    Who does not compile reads them as soon as another process has compiled them.
    """
    if not loader.can_be_made():
        return
    try:
        folder = cache_folder(NAME)
    except OSError as error:
        told(Trouble(Fault.UNWRITABLE, str(error.filename or NAME)))
        return
    loader.begin(folder, told, compiles=compiles)


READABLE = 0o644
"""Who may read a new file: everybody, as with files that other programs write."""
UNFINISHED: Final = ".pb12new"
_LONGEST: Final = 40
"""So many letters of the name of a file come into that of its unfinished one: names have at most 255 bytes."""


def check_folder(path: Path) -> None:
    """Raise FileProblem when there is no folder that a file could be written into."""
    if not path.parent.is_dir():
        raise FileProblem(path.parent, "", "problem-no-such-folder")


def check_place(path: Path) -> None:
    """Raise FileProblem when a file could not be written: for those who work long before they have what to write."""
    check_folder(path)
    with told_as_problem(path):
        if path.is_dir():
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR), str(path))
        handle, name = _temporary(path)
        os.close(handle)
        Path(name).unlink()


def made_folder(folder: Path) -> Path:
    """Return a folder to write files into, created if missing inside one that is there; raises FileProblem."""
    check_folder(folder)
    with told_as_problem(folder):
        folder.mkdir(exist_ok=True)
    return folder


def write_file(path: Path, data: bytes) -> None:
    """Write a whole file so that at every moment either the old or the new one is there; raises FileProblem."""
    check_folder(path)
    with told_as_problem(path):
        write_atomically(path, data)


def write_atomically(path: Path, data: bytes) -> None:
    """Do what `write_file` does, for those who know what to do about an OSError.

    File and folder are on the disk when it returns.
    """
    _clear(path.parent, _prefix(path))
    try:
        _replace(path, data)
    except FileNotFoundError:
        # Another program that starts may just have taken the unfinished file for one that was left.
        if not path.parent.is_dir():
            raise
        _replace(path, data)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Wait until the names in a folder are on the disk, where the system can do that; may raise OSError."""
    if not hasattr(os, "O_DIRECTORY"):  # Windows, which writes names down by itself
        return
    try:
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    except PermissionError:  # a folder that can be written into, but not read
        return
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in (EINVAL, ENOTSUP):
            raise
    finally:
        os.close(handle)


def clear_unfinished(folder: Path) -> None:
    """Take away what programs that were killed have left in a folder and in those inside it; what cannot be stays."""
    _clear(folder)
    with suppress(OSError):
        for inside in folder.iterdir():
            if inside.is_dir() and not inside.is_symlink():
                clear_unfinished(inside)


def _replace(path: Path, data: bytes) -> None:
    mode = stat.S_IMODE(path.stat().st_mode) if path.exists() else READABLE
    handle, name = _temporary(path)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temporary.chmod(mode)
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def _temporary(path: Path) -> tuple[int, str]:
    """Return a new file beside the one it will replace: its handle and its name."""
    return tempfile.mkstemp(dir=path.parent, prefix=_prefix(path), suffix=UNFINISHED)


def _prefix(path: Path) -> str:
    return f".{path.name[:_LONGEST]}-"


def _clear(folder: Path, prefix: str = ".") -> None:
    """Take away unfinished files whose names begin so; what cannot be taken away stays."""
    with suppress(OSError):
        for file in folder.iterdir():
            if file.name.startswith(prefix) and file.name.endswith(UNFINISHED):
                with suppress(OSError):
                    file.unlink()

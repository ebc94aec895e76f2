"""Packs are checked, made, installed and removed: folders or .zip files of others, of which nothing is trusted."""

from __future__ import annotations

import os
import shutil
import stat
import zipfile
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from io import BytesIO
from pathlib import Path, PurePosixPath
from tempfile import mkdtemp
from typing import Any, Final

from pb12table.files.campaigns import FOLDER, is_campaign
from pb12table.files.checking import check_file
from pb12table.files.content import check_system, content_files, usable_content
from pb12table.files.packs import (
    CONTENT,
    FORCES,
    MANIFEST,
    PORTRAITS,
    SCENARIOS,
    Pack,
    alone,
    installed_packs,
    pack_of,
    pack_problems,
)
from pb12table.files.pictures import ENDINGS, LARGEST_PICTURE_FILE, PORTRAIT_ENDINGS, read_picture, read_portrait
from pb12table.files.places import check_place, user_packs_folder, write_file
from pb12table.files.problems import FileProblem, every_fault_told, told_as_problem
from pb12table.files.reading import MEGABYTE, read_toml
from pb12table.files.scenario import is_force
from pb12table.systems import known

ENDING: Final = ".zip"
MOST_FILES: Final = 1_000
LARGEST_PACK: Final = 250 * MEGABYTE
"""All files of a pack together, unpacked."""
LONGEST_PATH: Final = 200
TEXTS: Final = ("md", "txt")
"""Endings of what a pack says to readers: beside its manifest."""
_TOML: Final = "toml"
_OF_A_FILE: Final = frozenset({"format", "system", "content"})
"""What a content file says of itself."""
_WHEN: Final = (1980, 1, 1, 0, 0, 0)
"""What is packed is as old as it can be, so that equal folders make equal files."""


@dataclass(frozen=True, slots=True)
class Checked:
    """A pack that is sound, and how many files of each sort it has."""

    pack: Pack
    scenarios: int
    campaigns: int
    content: int
    forces: int
    pictures: int

    @property
    def counts(self) -> Mapping[str, int]:
        """Return how many files of each sort it has, by name."""
        return {name: getattr(self, name) for name in ("scenarios", "campaigns", "content", "forces", "pictures")}


# -- what is given -------------------------------------------------------------------------------------------------

_Member = tuple[PurePosixPath, int, Callable[[], bytes]]
"""A file of a pack: where it is, how large it says it is, and what reads it."""


@contextmanager
def _members(given: Path) -> Iterator[list[_Member]]:
    """Let the files of a folder or of a .zip file be read, whose paths are within it; raises FileProblem."""
    with told_as_problem(given):
        if given.is_dir():
            yield _sorted_out(_of_folder(given), given)
            return
        try:
            with zipfile.ZipFile(given) as packed:
                yield _sorted_out(_of_zip(packed, given), given)
        # What is encrypted or packed in another way, and what is cut off or was changed, comes as any of these.
        except (zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError, ValueError, zlib.error) as error:
            raise FileProblem(given, "", "problem-pack-zip", reason=str(error)[:200]) from None


def _of_folder(given: Path) -> Iterator[_Member]:
    with told_as_problem(given):
        for folder, inner, files in os.walk(given):
            inner[:] = sorted(name for name in inner if not name.startswith("."))
            for name in (*inner, *sorted(files)):
                path = Path(folder) / name
                relative = PurePosixPath(path.relative_to(given).as_posix())
                if path.is_symlink():
                    raise FileProblem(given, str(relative), "problem-pack-link")
                if name in inner or name.startswith("."):
                    continue
                if not path.is_file():
                    raise FileProblem(given, str(relative), "problem-not-a-file")
                yield relative, path.stat().st_size, path.read_bytes


def _of_zip(packed: zipfile.ZipFile, given: Path) -> Iterator[_Member]:
    if not all(info.filename for info in packed.infolist()):
        raise FileProblem(given, "", "problem-pack-path")
    infos = [info for info in packed.infolist() if not info.is_dir()]
    top = _one_folder([info.filename for info in infos])
    for info in infos:
        name = info.filename
        if not name.isprintable() or "\\" in name or ":" in name:
            raise FileProblem(given, ascii(name[:LONGEST_PATH]), "problem-pack-path")
        path = PurePosixPath(name)
        if path.is_absolute() or ".." in path.parts or len(name) > LONGEST_PATH:
            raise FileProblem(given, name[:LONGEST_PATH], "problem-pack-path")
        if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise zipfile.BadZipFile(f"packed in way {info.compress_type}")
        if stat.S_ISLNK(info.external_attr >> 16):
            raise FileProblem(given, name, "problem-pack-link")
        yield path.relative_to(top), info.file_size, partial(_unpacked, packed, info)


def _unpacked(packed: zipfile.ZipFile, info: zipfile.ZipInfo) -> bytes:
    """Return the bytes of a packed file, one more than it says it has at most."""
    with packed.open(info) as file:
        return file.read(info.file_size + 1)


def _one_folder(names: list[str]) -> PurePosixPath:
    """Return the one folder that all of a pack lies in, as when a folder was packed as it is; else the outermost."""
    tops = {name.partition("/")[0] for name in names}
    if MANIFEST not in names and len(tops) == 1 and f"{(top := tops.pop())}/{MANIFEST}" in names:
        return PurePosixPath(top)
    return PurePosixPath()


def _sorted_out(members: Iterable[_Member], given: Path) -> list[_Member]:
    """Return the files of a pack, neither too many nor too large nor two of one name; raises FileProblem."""
    found: list[_Member] = []
    seen: set[str] = set()
    room = LARGEST_PACK
    for path, size, read in members:
        room -= size
        if len(found) == MOST_FILES:
            raise FileProblem(given, "", "problem-pack-many", most=MOST_FILES)
        if room < 0:
            raise FileProblem(given, "", "problem-pack-large", megabytes=LARGEST_PACK // MEGABYTE)
        if size > LARGEST_PICTURE_FILE:
            raise FileProblem(given, str(path), "problem-too-large", megabytes=LARGEST_PICTURE_FILE // MEGABYTE)
        # Machines on which small and capital letters are one must find the same files.
        if str(path).casefold() in seen:
            raise FileProblem(given, str(path), "problem-pack-twice")
        seen.add(str(path).casefold())
        found.append((path, size, read))
    if MANIFEST not in seen:
        raise FileProblem(given, "", "problem-pack-none", manifest=MANIFEST)
    return found


# -- what is in it -------------------------------------------------------------------------------------------------


def check_pack(given: Path) -> Checked:
    """Check a folder or a .zip file as a pack; raises FileProblem for the first thing that is wrong with it."""
    with _unpacked_aside(given) as folder:
        return _checked(folder, given)


@contextmanager
def _unpacked_aside(given: Path, beside: Path | None = None) -> Iterator[Path]:
    """Let a pack lie in a folder of its own meanwhile, `beside` others if that is given."""
    if beside is not None:
        with told_as_problem(beside):
            beside.mkdir(parents=True, exist_ok=True)
    with told_as_problem(given):
        folder = Path(mkdtemp(prefix=".", dir=beside))
    try:
        _unpack(given, folder)
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _unpack(given: Path, folder: Path) -> None:
    with _members(given) as members:
        for path, size, read in members:
            data = read()
            if len(data) > size:
                raise FileProblem(given, str(path), "problem-pack-zip", reason=f"{len(data)} > {size}")
            target = folder / path
            target.parent.mkdir(parents=True, exist_ok=True)
            write_file(target, data)


def _checked(folder: Path, given: Path) -> Checked:
    """Check what lies in a folder; problems name the files as they are in what was `given`."""
    try:
        with alone(folder):
            return _Check(pack_of(folder)).all()
    except FileProblem as problem:
        path = Path(problem.file)
        if path.is_relative_to(folder):
            inside = str(path.relative_to(folder))
            place = f"{inside}: {problem.place}" if problem.place else inside
            raise FileProblem(given, place, problem.key, **problem.details) from None
        raise


class _Check:
    """Checks all files of a pack, each by what its place in the pack says that it is."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.prefix = f"{pack.name}-"
        self.left = {path for path in pack.folder.rglob("*") if path.is_file()} - {pack.folder / MANIFEST}

    def all(self) -> Checked:
        self.take([path for path in self.pack.folder.iterdir() if _ending(path) in TEXTS])
        content = scenarios = campaigns = forces = 0
        for system in known.SYSTEMS:
            checks = (self._content, self._scenarios, self._campaigns, self._forces)
            parts = [len(self.take(check(system))) for check in checks]
            if any(parts) and system not in self.pack.form.games:
                raise FileProblem(self.pack.folder / MANIFEST, "games", "problem-pack-game", system=system)
            content, scenarios, campaigns, forces = (
                before + more for before, more in zip((content, scenarios, campaigns, forces), parts, strict=True)
            )
        pictures = self._pictures()
        for path in sorted(self.left):
            raise FileProblem(path, "", "problem-pack-stray")
        return Checked(self.pack, scenarios, campaigns, content, forces, pictures)

    def take(self, files: list[Path]) -> list[Path]:
        """Return files, which need not be looked at any more."""
        self.left -= {*files}
        return files

    def _content(self, system: str) -> list[Path]:
        files = [*content_files(self.pack.part(CONTENT, system), system)]
        for path in files:
            with every_fault_told(path):
                document = read_toml(path)
                check_system(document, system, path)
                self._check_ids(document, path)
            check_file(path)
        return files

    def _check_ids(self, document: Mapping[str, Any], path: Path) -> None:
        """Raise FileProblem for what would change the program's content, or could meet that of another pack."""
        for key, value in document.items():
            if key in _OF_A_FILE:
                continue
            entries = value if isinstance(value, list) else [value]
            for number, entry in enumerate(entries):
                name = entry.get("id") if isinstance(entry, dict) else None
                if not isinstance(name, str):
                    raise FileProblem(path, key, "problem-pack-changes")
                if not name.startswith(self.prefix):
                    raise FileProblem(path, f'{key}[{number}] "{name[:48]}"', "problem-pack-id", prefix=self.prefix)

    def _scenarios(self, system: str) -> list[Path]:
        return self._files(self.pack.part(SCENARIOS, system), system, _is_scenario)

    def _campaigns(self, system: str) -> list[Path]:
        return self._files(self.pack.part(SCENARIOS, system) / FOLDER, system, lambda path, _: is_campaign(path))

    def _forces(self, system: str) -> list[Path]:
        return self._files(self.pack.part(FORCES, system), system, lambda _, document: is_force(document))

    def _files(self, folder: Path, system: str, is_one: Callable[[Path, dict[str, Any]], bool]) -> list[Path]:
        """Return the TOML files of a folder, each sound, of a system and what files there are."""
        files = sorted(folder.glob(f"*.{_TOML}"))
        for path in files:
            self._check_name(path)
            document = read_toml(path)
            check_system(document, system, path)
            if not is_one(path, document):
                raise FileProblem(path, "", "problem-pack-stray")
            check_file(path)
        return files

    def _check_name(self, path: Path) -> None:
        if not path.name.startswith(self.prefix):
            raise FileProblem(path, "", "problem-pack-id", prefix=self.prefix)

    def _pictures(self) -> int:
        """Return how many pictures there are: beside scenarios, and for tokens."""
        count = 0
        places = {(self.pack.part(SCENARIOS, system), ENDINGS) for system in known.SYSTEMS}
        for folder, endings in (*places, (self.pack.folder / PORTRAITS, PORTRAIT_ENDINGS)):
            for path in sorted(folder.glob("*")):
                if path in self.left and _ending(path) in endings:
                    self._check_name(path)
                    if folder.name == PORTRAITS:
                        read_portrait(path)
                    else:
                        read_picture(path)
                    count += len(self.take([path]))
        return count


def _is_scenario(_path: Path, document: dict[str, Any]) -> bool:
    return "content" not in document


def _ending(path: Path) -> str:
    return path.suffix.lower().removeprefix(".")


# -- what becomes of it --------------------------------------------------------------------------------------------


def make_pack(folder: Path, target: Path) -> Checked:
    """Make a .zip file of a folder that is a sound pack; equal folders make equal files.  Raises FileProblem."""
    check_place(target)
    checked = check_pack(folder)
    with _members(folder) as members:
        made = BytesIO()
        with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as packed:
            for path, _, read in sorted(members, key=lambda member: str(member[0])):
                packed.writestr(zipfile.ZipInfo(f"{checked.pack.name}/{path}", _WHEN), read(), zipfile.ZIP_DEFLATED)
    write_file(target, made.getvalue())
    return checked


def install_pack(given: Path) -> Checked:
    """Put a folder or .zip file that is a sound pack in its place, or in that of an edition before; raises FileProblem.

    Another author's pack of the same name stays where it is.
    """
    place = user_packs_folder()
    with _unpacked_aside(given, place) as folder:
        checked = _checked(folder, given)
        own = place / checked.pack.name
        there = installed_packs().get(checked.pack.name)
        if there is not None and there.form.author != checked.pack.form.author:
            told = {"name": there.name, "author": there.form.author}
            raise FileProblem(given, MANIFEST, "problem-pack-taken", **told)
        with told_as_problem(own):
            with _put_aside(own):
                # The folder that was unpacked into is thrown away afterwards, if it is still there.
                folder.rename(own)
            return replace(checked, pack=pack_of(own))


@contextmanager
def _put_aside(folder: Path) -> Iterator[None]:
    """Let a folder be gone meanwhile and for good, but be back if something fails."""
    aside = folder.with_name(f".{folder.name}-{os.getpid()}")
    was_there = folder.exists()
    if was_there:
        folder.rename(aside)
    try:
        yield
    except BaseException:
        if was_there:
            aside.rename(folder)
        raise
    shutil.rmtree(aside, ignore_errors=True)


def remove_pack(name: str) -> None:
    """Remove an installed pack with all its files; saved games keep what they are played with.  Raises FileProblem."""
    folder = user_packs_folder() / name
    names = [each.name for each in user_packs_folder().iterdir()] if user_packs_folder().is_dir() else []
    if name not in names or name.startswith("."):
        raise FileProblem(name, "", "problem-no-such-pack", known=", ".join(sorted(installed_packs())) or "–")
    with told_as_problem(folder), _put_aside(folder):
        pass


def faults_of_packs() -> dict[str, FileProblem]:
    """Return what is wrong with installed packs, by the names of their folders: the first thing of each."""
    packs = installed_packs()
    found = {Path(problem.file).parent.name: problem for problem in pack_problems()}
    for system in {game for pack in packs.values() for game in pack.form.games}:
        for problem in usable_content(system)[1]:
            for pack in packs.values():
                if Path(problem.file).is_relative_to(pack.folder):
                    found.setdefault(pack.name, problem)
    return found

"""The packages that name a rule system by an entry point: ours and those of others, and whether they can be used.

A package says in its `pyproject.toml`

    [project.entry-points."pb12table.systems"]
    race = "pb12table_race"

that it holds the rule system with the id "race".  A checkout is read as it is, so that nothing need be installed again:
ours from the file beside this program, those of others from the file in a folder of `sys.path`, such as the one that
Python was started in.  All else is read from the metadata that pip writes.

Packages of others are code that may do anything.  Before one is loaded it is tried in a process of its own, once a
version: whether it loads in time, was made for this version of the interface, and has what each system must have.  What
was found is kept in the user's cache; the list is looked for again when a folder of `sys.path` changes.

What a usual start does not need is imported where it is needed: the list is made before anything else can be done.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType
from typing import Final

import msgspec
from platformdirs import user_cache_path

import pb12table

GROUP: Final = "pb12table.systems"
"""The group of entry points: the name of each is the id of a rule system, its value a package."""
INTERFACE: Final = 1
"""The version of the interface that packages are made for; it rises when one made for it would no longer run.

A package of others names the version it was made for in its `__init__.py`: `INTERFACE = 1`.
"""
SWITCH: Final = "PB12TABLE_PACKAGES"
"""The environment variable that turns packages of others off by the value `off`."""
LIMIT: Final = 20.0
"""How many seconds a package of others may take to load while it is tried."""

OWN: Final = "pb12table"
_TRYING: Final = "PB12TABLE_TRYING"
_ID: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")
_FOLDERS: Final = frozenset(
    {
        "campaigns", "content", "drawn", "forces", "packs", "portraits", "reports", "saves", "scenarios", "sequels",
        "suite", "themes",
    }
)  # fmt: skip
"""Folders of the user and of the program, beside which those of systems lie."""
_MARK: Final = "tried:"
_MOST_FILES, _MOST_TRIED, _LONGEST = 2_000, 100, 300
_FILE: Final = "systems.json"
_PROJECT: Final = "pyproject.toml"
_PROGRAM: Final = """
import json, sys
sys.path[:] = json.loads(sys.argv[1])
from pb12table.packages import report
report(*sys.argv[2:])
"""

FACES: Final[Mapping[str, tuple[str, str, Sequence[str]]]] = MappingProxyType(
    {
        "system": (
            "SYSTEM", "RuleSystem",
            ("name", "edition", "window", "new_game", "step", "is_over", "clone", "digest"),
        ),
        "files": (
            "CONTENT", "ContentFace",
            ("scenario_form", "entry_forms", "content_files", "nothing", "content_of", "laid_over", "with_own", "setup",
             "document"),
        ),
        "scene": ("SCENE", "SceneFace", ("body", "put")),
    }
)  # fmt: skip
"""What each system must have: by module the name of the object there, its class, and what the class leaves to it."""
FURTHER: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "texts": ("WORDS", "WordsFace"),
        "measures": ("MEASURES", "MeasuresFace"),
        "sheets": ("FORCES", "ForcesFace"),
        "referee": ("REFEREE", "RefereeFace"),
    }
)
"""What a system may have: by module the name of the object there, and its class."""


class Fault(msgspec.Struct, frozen=True, kw_only=True):
    """Why a package cannot be used: the key of a text in `files.ftl`, and its arguments."""

    key: str
    details: dict[str, str | int] = {}


class Package(msgspec.Struct, frozen=True, kw_only=True):
    """A package that names a rule system by its `id`: the `module` to import, and by whom it was installed.

    `distribution` is its name for pip; one with a `fault` is not used; `stamp` is what it was when it was tried.
    """

    id: str
    module: str
    distribution: str
    version: str
    fault: Fault | None = None
    stamp: str = ""

    @property
    def is_ours(self) -> bool:
        return self.distribution == OWN


class _Project(msgspec.Struct, rename="kebab"):
    """What the file of a checkout says of itself."""

    name: str = ""
    version: str = ""
    entry_points: dict[str, dict[str, str]] = {}


class _Document(msgspec.Struct):
    """The file of a checkout, as far as it is looked at."""

    project: _Project


class NoSystems(ImportError):
    """This installation names no rule systems of its own, so it is not whole."""


class _Kept(msgspec.Struct, kw_only=True):
    """What is in the user's cache: the packages as of some marks, and the faults found by trying, by what was tried."""

    marks: str = ""
    packages: tuple[Package, ...] = ()
    tried: dict[str, Fault | None] = {}


def is_system_id(text: str) -> bool:
    """Return whether a text may be the id of a rule system: small letters, digits and hyphens, no folder of its own."""
    return _ID.fullmatch(text) is not None and text not in _FOLDERS


# -- finding --------------------------------------------------------------------------------------------------


def packages() -> tuple[Package, ...]:
    """Return all packages that name a rule system: ours in their order, then those of others by id.

    Raises NoSystems where ours are missing.
    """
    kept, marks = _read(), _marks()
    if kept.marks == marks and all(each.stamp == _stamp(each) for each in kept.packages if each.stamp):
        found = kept.packages
    else:
        found = tuple(_checked(_named(), kept.tried))
        if not _is_alone():
            _write(_Kept(marks=marks, packages=found, tried=kept.tried))
    if not any(each.is_ours for each in found):
        raise NoSystems("This installation of pb12table is not whole: it names no rule systems. Install it again.")
    return found


def try_again() -> None:
    """Forget what was found by trying packages of others, so that the next start tries them again."""
    with suppress(OSError):
        _file().unlink(missing_ok=True)


def _is_alone() -> bool:
    """Return whether packages of others are left out, but perhaps for one that this process tries."""
    return os.environ.get(SWITCH) == "off" or _TRYING in os.environ


def _named() -> list[Package]:
    """Return the packages as entry points name them, ours first."""
    own = _of_project(_checkout())
    if own and os.environ.get(SWITCH) == "off":
        return own
    from importlib.metadata import entry_points

    found = [
        Package(
            id=entry.name,
            module=entry.value,
            distribution="" if entry.dist is None else entry.dist.name,
            version="" if entry.dist is None else entry.dist.version,
        )
        for entry in entry_points(group=GROUP)
    ]
    if not own:
        # Metadata name them by the alphabet.
        own = sorted((each for each in found if each.is_ours), key=lambda each: import_module(each.module).ORDER)
    # What was installed from a checkout is in its metadata, too, as it was then.
    checkouts = [each for file in _projects() for each in _of_project(file) if not each.is_ours]
    read = {_normal(each.distribution) for each in checkouts}
    found = [*checkouts, *(each for each in found if _normal(each.distribution) not in read)]
    others = sorted((each for each in found if not each.is_ours), key=lambda each: (each.id, each.distribution))
    if _is_alone():
        others = [each for each in others if each.id == os.environ.get(_TRYING)]
    return [*own, *others]


def _of_project(file: Path) -> list[Package]:
    """Return the packages as the file of a checkout names them; none where that cannot be read, or names none."""
    import tomllib

    try:
        document = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), _Document)
    except (OSError, ValueError):
        return []
    project = document.project
    return [
        Package(
            id=name,
            module=module,
            distribution=project.name,
            version=pb12table.__version__ if project.name == OWN else project.version,
        )
        for name, module in project.entry_points.get(GROUP, {}).items()
    ]


def _normal(name: str) -> str:
    """Return the name of a distribution as pip compares it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def _projects() -> list[Path]:
    """Return the files of projects in the folders that Python looks in."""
    return [Path(place) / _PROJECT for place in dict.fromkeys(sys.path) if (Path(place) / _PROJECT).is_file()]


def _checkout() -> Path:
    """Return the file of the project that the program lies in, if it is a checkout."""
    return Path(pb12table.__file__).resolve().parent.parent / _PROJECT


def _checked(named: Iterable[Package], tried: dict[str, Fault | None]) -> Iterator[Package]:
    """Yield packages with what is wrong with them; fill in what was found by trying those not tried before."""
    taken: dict[str, str] = {}
    for package in named:
        if not package.is_ours:
            package = _with_fault(package, taken, tried)
        if package.fault is None:
            taken[package.id] = package.distribution
        yield package


def _with_fault(package: Package, taken: Mapping[str, str], tried: dict[str, Fault | None]) -> Package:
    if not is_system_id(package.id):
        fault: Fault | None = Fault(key="problem-package-bad-id", details={"id": package.id[:_LONGEST]})
    elif not re.fullmatch(r"\w+(\.\w+)*", package.module):
        fault = Fault(key="problem-package-no-package", details={"module": package.module[:_LONGEST]})
    elif package.id in taken:
        fault = Fault(key="problem-package-id-taken", details={"id": package.id, "other": taken[package.id]})
    elif _TRYING in os.environ:
        fault = None
    else:
        stamp = _stamp(package)
        if stamp not in tried:
            while len(tried) >= _MOST_TRIED:
                tried.pop(next(iter(tried)))
            tried[stamp] = _tried(package)
        return msgspec.structs.replace(package, fault=tried[stamp], stamp=stamp)
    return msgspec.structs.replace(package, fault=fault)


def _stamp(package: Package) -> str:
    """Return what tells a version of a package from others: its number, and the modules that it holds now."""
    named = (package.id, package.module, package.distribution, package.version)
    told = sha256(f"{named} {sys.version} {pb12table.__version__} {INTERFACE}".encode())
    for path in _modules(package.module.partition(".")[0]):
        with suppress(OSError):
            found = path.stat()
            told.update(f"{path} {found.st_size} {found.st_mtime_ns}\n".encode(errors="surrogateescape"))
    return told.hexdigest()


def _modules(name: str) -> list[Path]:
    """Return the modules of a package, which is not imported; none if there is no such package."""
    try:
        found = find_spec(name)
    except (ImportError, ValueError):
        return []
    folders = [] if found is None else found.submodule_search_locations or []
    return sorted(path for folder in folders for path in Path(folder).rglob("*.py"))[:_MOST_FILES]


# -- the user's cache -----------------------------------------------------------------------------------------


def _marks() -> str:
    """Return what changes when a package is installed or removed: the folders that Python looks in."""
    told = [sys.version, pb12table.__version__, os.environ.get(SWITCH, ""), os.environ.get(_TRYING, "")]
    for place in (*sys.path, *map(str, _projects()), str(_checkout())):
        try:
            told.append(f"{Path(place).resolve()} {Path(place).stat().st_mtime_ns}")
        except OSError:
            told.append(place)
    return sha256("\n".join(told).encode(errors="surrogateescape")).hexdigest()


def _file() -> Path:
    return user_cache_path(OWN, appauthor=False) / _FILE


def _read() -> _Kept:
    try:
        return msgspec.json.decode(_file().read_bytes(), type=_Kept)
    except (OSError, msgspec.MsgspecError, UnicodeError):
        return _Kept()


def _write(kept: _Kept) -> None:
    """Keep what was found; where that cannot be, it is found anew at the next start."""
    file = _file()
    unfinished = file.with_name(f".{file.name}-{os.getpid()}")
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        unfinished.write_bytes(msgspec.json.encode(kept))
        unfinished.replace(file)


# -- trying ---------------------------------------------------------------------------------------------------


def _tried(package: Package) -> Fault | None:
    """Return what is wrong with a package of others, which is loaded in a process of its own; None if nothing is."""
    import subprocess

    command = [sys.executable, "-c", _PROGRAM, msgspec.json.encode(sys.path).decode(), package.id, package.module]
    quiet = {**os.environ, _TRYING: package.id, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    try:
        ended = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, timeout=LIMIT, env=quiet, check=False
        )
    except subprocess.TimeoutExpired:
        return Fault(key="problem-package-endless", details={"seconds": round(LIMIT)})
    except OSError as error:
        return Fault(key="problem-package-raises", details={"what": str(error)[:_LONGEST], "place": package.module})
    # What the package itself prints comes before, and may be anything.
    last = ended.stdout.decode("utf-8", errors="replace").rpartition(_MARK)[2] if _MARK.encode() in ended.stdout else ""
    try:
        return msgspec.json.decode(last, type=Fault | None)
    except msgspec.MsgspecError:
        return Fault(key="problem-package-died", details={"code": ended.returncode})


def report(identity: str, module: str) -> None:
    """Print what is wrong with a package; for the process that tries it."""
    try:
        fault = _loaded(identity, module)
    except BaseException as error:  # noqa: BLE001
        # The net is wide on purpose: whatever the package of somebody else does, it is told, and no other suffers.
        fault = _raised(error, module)
    sys.stdout.write(_MARK + msgspec.json.encode(fault).decode())
    sys.stdout.flush()
    # Threads of the package may not let the process end.
    os._exit(0)


def _raised(error: BaseException, module: str) -> Fault:
    """Return a fault that names the error, and the line of the package where it was raised."""
    from traceback import extract_tb

    name = module.partition(".")[0]
    own = [frame for frame in extract_tb(error.__traceback__) if name in Path(frame.filename).parts]
    place = f"{Path(own[-1].filename).name}:{own[-1].lineno}" if own else module
    what = f"{type(error).__name__}: {error}".splitlines()[0]
    return Fault(key="problem-package-raises", details={"what": what[:_LONGEST], "place": place})


def _loaded(identity: str, module: str) -> Fault | None:
    """Return what is wrong with a package, all of which that the program may ask for is loaded."""
    package = import_module(module)
    made_for = getattr(package, "INTERFACE", None)
    if made_for != INTERFACE:
        told = made_for if isinstance(made_for, int) else 0
        return Fault(key="problem-package-other-interface", details={"found": told, "needed": INTERFACE})
    if not hasattr(package, "__path__"):
        return Fault(key="problem-package-no-package", details={"module": module})
    for name, (what, kind, needed) in FACES.items():
        if (fault := _lacks(f"{module}.{name}", what, kind, needed)) is not None:
            return fault
    for name, (what, kind) in FURTHER.items():
        if find_spec(f"{module}.{name}") is not None and (fault := _lacks(f"{module}.{name}", what, kind)) is not None:
            return fault
    system = import_module(f"{module}.system").SYSTEM
    if system.name != identity:
        return Fault(key="problem-package-other-id", details={"found": str(system.name)[:_LONGEST], "id": identity})
    return _lacks(system.window, "WINDOW", "WindowFace") if system.window else None


def _lacks(module: str, what: str, kind: str, needed: Sequence[str] = ()) -> Fault | None:
    """Return what a module lacks: the object itself, its class, or what that leaves to it; None if nothing."""
    found = getattr(import_module(module), what, None) if find_spec(module) is not None else None
    if found is None:
        return Fault(key="problem-package-lacks", details={"what": what, "module": module})
    line = type(found).__mro__
    base = next((each for each in line if each.__name__ == kind and each.__module__.startswith(f"{OWN}.")), None)
    if base is None:
        return Fault(key="problem-package-other-class", details={"what": what, "module": module, "kind": kind})
    shared = line[line.index(base) :]
    for name in needed:
        first = next((each for each in line if name in vars(each)), None)
        if (first is None or first in shared) and name not in getattr(found, "__dict__", ()):
            return Fault(key="problem-package-lacks", details={"what": f"{what}.{name}", "module": module})
    return None

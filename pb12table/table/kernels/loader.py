"""How kernels become ready for what asks the `registry` for them.

A process of its own compiles, and this one then reads what that has made. `begin` lets that happen beside the frames,
`beside` beside work that shows itself to be long; `prepare` waits for it, for work that is known to be. Without them
the plain code is used: what is done in a moment need not wait for numba.

Ctrl C is never heard inside numba, which loses it in a callback of LLVM or dies of it: the other process does not get
it and is ended, and while this one reads it waits (`ctrl_c_waits`).
"""

from __future__ import annotations

import hashlib
import importlib
import os
import platform
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from contextvars import copy_context
from dataclasses import dataclass
from enum import Enum
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryFile
from types import ModuleType
from typing import TYPE_CHECKING, Final

from pb12table.table.kernels.registry import GROUPS, are_ready, use

if TYPE_CHECKING:
    from filelock import FileLock

SWITCH: Final = "PB12TABLE_KERNELS"
"""The environment variable that, when it is `off`, leaves the plain code running."""

PATIENCE: Final = 300.0
"""How many seconds another process may take that compiles at the moment."""

KEPT: Final = 60.0 * 86400.0
MOST_KEPT: Final = 5
"""So many seconds after they were used last kernels of other editions are thrown away; so many editions stay at most.
"""

IN_USE: Final = 3600.0
"""But what was used within so many seconds may be read at this moment, and stays."""

MOMENT, WHILE = 1.0, 5.0
"""Work that takes longer than this, in seconds, is worth that kernels are read beside it; that they are compiled.

The former are seconds of this process: on a busy machine a moment is no more work, and what is done by others reads
kernels there.
"""

LOOK_UP: Final = 0.1
"""How often it is asked how long the work has lasted, and whether it has ended, in seconds."""

KEPT_SOON: Final = 1.0
"""How often it is asked whether another process has compiled what this one only reads, in seconds."""

_NAME: Final = 16
"""How many digits the name of an edition's folder has."""

STILL_AT_IT, OTHER_TEXT = 3, 4
"""How a process of its own ends that has waited PATIENCE for another one which compiles, or finds another text."""

COMPILER: Final = f"{__package__}.compiling"
MODEST: Final = "modest"
"""The program that compiles, and its word for one that lets all else go first."""

_OF_NO_KERNEL: Final = ("__init__", "loader", "registry")
"""What stands here of which nothing is compiled."""


class Fault(Enum):
    """Why the plain code goes on running though numba is installed, or what had to be made anew."""

    FAILED = "failed"
    SLOW = "slow"
    UNWRITABLE = "unwritable"
    BROKEN = "broken"
    CHANGED = "changed"


@dataclass(frozen=True, slots=True)
class Trouble:
    """What went wrong, and of which folder, with which message of numba or after how many seconds."""

    fault: Fault
    what: str


_begun = threading.Event()

_reading = threading.Lock()
"""Held while numba reads."""


class Changed(Exception):
    """The kernels' text is no longer what it was when the program began."""


def can_be_made() -> bool:
    """Return whether numba is installed and kernels have not been switched off."""
    return os.environ.get(SWITCH) != "off" and _is_there()


def are_awaited() -> bool:
    """Return whether kernels are being compiled or read, and some are not there yet."""
    return _begun.is_set() and not are_ready()


def read_no_more() -> bool:
    """Let nothing be read from now on; return whether nothing is: an interpreter that ends meanwhile could die of it.

    Nobody waits for what is read at this moment.
    """
    return _reading.acquire(blocking=False)


def begin(
    folder: Path, told: Callable[[Trouble], None] = lambda _trouble: None, *, compiles: bool = True
) -> threading.Thread | None:
    """Have the kernels compiled and read in the background; return at once, with the thread that does it, if any.

    `folder` is for what is compiled, in the user's cache; it is made when it is missing. `told` hears, in that thread,
    what goes wrong. Nothing is done twice. Who does not compile waits until another process has done so.
    """
    if _begun.is_set() or are_ready() or not can_be_made():
        return None

    def work() -> None:
        while not compiles and not are_kept(folder):
            time.sleep(KEPT_SOON)
        trouble = _made(folder, modest=True)
        _begun.clear()
        if trouble is not None:
            told(trouble)

    return _in_background(work)


@contextmanager
def beside(folder: Path, told: Callable[[Trouble | None], None]) -> Iterator[None]:
    """Have the kernels read beside work once it has taken a MOMENT, and compiled once it has lasted a WHILE.

    `told` hears, in another thread, that compiling begins (None), and what goes wrong. After the work nothing is read.
    """
    if _begun.is_set() or are_ready() or not can_be_made():
        yield
        return
    ended = threading.Event()
    worked, lasted = time.process_time() + MOMENT, time.monotonic() + WHILE

    def is_worth_it() -> bool:
        is_long, is_work = time.monotonic() >= lasted, time.process_time() >= worked
        return (is_long or is_work) and (is_work if are_kept(folder) else is_long)

    def work() -> None:
        trouble = None
        while not ended.wait(LOOK_UP):
            if is_worth_it():
                if not are_kept(folder):
                    told(None)
                trouble = _made(folder, modest=False, ended=ended)
                break
        _begun.clear()
        if trouble is not None and not ended.is_set():
            told(trouble)

    _in_background(work)
    try:
        yield
    finally:
        # Nobody waits for what is read at this moment, not even the end of the program (`read_no_more`).
        ended.set()


def prepare(folder: Path, names: Collection[str] | None = None) -> Trouble | None:
    """Compile the kernels, or those of some names, or read them, before work begins; what goes wrong is returned.

    Then plain code is used; without numba, or switched off, nothing happens.
    """
    if not can_be_made() or are_ready():
        return None
    return _made(folder, modest=False, names=names)


def are_kept(folder: Path) -> bool:
    """Return whether all kernels of this edition are compiled, so that reading them takes a moment only."""
    own = folder / _edition()
    return all(_done(own, group).exists() for group in GROUPS)


def compile_into(folder: Path, group: Sequence[str]) -> None:
    """Compile a group of kernels into the folder of an edition, or read them from it; they are not used yet.

    Raises OSError when the folder cannot be written, TimeoutError when another process has compiled for PATIENCE,
    Changed when the kernels' text is that of another edition, and whatever numba raises when it or its cache is broken.
    """
    with _locked(folder):
        try:
            _modules(folder, group)
        except Changed:
            # It may be made of another text than the folder's name says.
            shutil.rmtree(_place(folder, group), ignore_errors=True)
            raise
        _done(folder, group).touch()
    _forget_old(folder)


def _place(folder: Path, group: Sequence[str]) -> Path:
    """Return where in the folder of an edition a group is kept."""
    return folder / "-".join(group)


def _done(folder: Path, group: Sequence[str]) -> Path:
    """Return the empty file that is there once a group is compiled into the folder of an edition."""
    return _place(folder, group) / "done"


def _forget_old(folder: Path) -> None:
    """Throw away what other programs have compiled, or begun to, beside a folder, and nobody has used for long.

    Others may do the same at this moment.
    """
    used: list[tuple[float, Path]] = []
    for edition in folder.parent.glob("[0-9a-f]" * _NAME):
        # Whatever reads it tries first whether it can be written, which makes it younger.
        with suppress(OSError):
            used.append((time.time() - edition.stat().st_mtime, edition))
    for number, (age, edition) in enumerate(sorted(used)):
        if age > KEPT or (number >= MOST_KEPT and age > IN_USE):
            shutil.rmtree(edition, ignore_errors=True)


@cache
def _is_there() -> bool:
    """Return whether numba is installed."""
    return find_spec("numba") is not None


@cache
def _numba() -> str:
    """Return which numba is installed."""
    # What reads that reads letters and archives first.
    from importlib.metadata import PackageNotFoundError, version

    try:
        return f"{version('numba')} {version('llvmlite')}"
    except PackageNotFoundError:
        # It was not installed, but put there.
        return str(importlib.import_module("numba").__version__)


def _locked(folder: Path) -> FileLock:
    """Return the lock of an edition's folder, for which others are waited for PATIENCE."""
    # It comes with asyncio, for nothing where kernels are not asked for.
    from filelock import FileLock

    return FileLock(folder / "lock", timeout=PATIENCE)


@cache
def _edition() -> str:
    """Return what compiled code depends on, as a short name: the kernels' text, numba, Python, the processor.

    Neither where the text lies nor how old it is counts, so that a copy of the program has the same edition. It is
    what it was when it was asked for first, and stays that whatever becomes of the text.
    """
    return _edition_of_text()


def _edition_of_text() -> str:
    """Return the edition of the kernels' text as it is now."""
    told = hashlib.sha256(f"{_numba()} {sys.version} {platform.machine()} {_processor()}".encode())
    for path in sorted(Path(__file__).parent.glob("*.py")):
        if path.stem not in _OF_NO_KERNEL:
            text = path.read_bytes()
            told.update(f"{path.name} {len(text)}".encode() + text)
    return told.hexdigest()[:_NAME]


@cache
def _processor() -> str:
    """Return the name of the processor and what it can do, as far as compiled code depends on it."""
    wished = [os.environ.get(f"NUMBA_{name}", "") for name in ("CPU_NAME", "CPU_FEATURES", "ENABLE_AVX", "OPT")]
    try:
        llvm = importlib.import_module("llvmlite.binding")
        return f"{llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()} {wished}"
    except Exception:  # noqa: BLE001  # where it cannot be read, or LLVM cannot say it, nothing is compiled either
        return f"{platform.processor()} {wished}"


def _in_background(work: Callable[[], None]) -> threading.Thread:
    """Do work in a thread of its own that speaks the language of the one that begins it; return it."""
    _begun.set()
    thread = threading.Thread(target=copy_context().run, args=(work,), name="kernels", daemon=True)
    thread.start()
    return thread


def _made(
    folder: Path, *, modest: bool, ended: threading.Event | None = None, names: Collection[str] | None = None
) -> Trouble | None:
    """Have the kernels compiled where that is not done, read them and use each group of them from then on.

    Nothing is compiled and nothing read once the work has `ended` that they are for.
    """
    ended = threading.Event() if ended is None else ended
    own = folder / _edition()
    try:
        _make_writable(own)
    except OSError:
        return Trouble(Fault.UNWRITABLE, str(folder))
    trouble = None
    for group in GROUPS:
        if names is not None and not set(group) <= set(names):
            continue
        try:
            try:
                _read(own, group, modest=modest, ended=ended)
            except (TimeoutError, Changed):
                raise
            except Exception:  # noqa: BLE001  # numba and what it has kept can break in any way
                # Most likely it is what was kept. Once more, from nothing; the other groups may be whole.
                trouble = Trouble(Fault.BROKEN, str(folder))
                _forget(own, group)
                _read(own, group, modest=modest, ended=ended)
        except TimeoutError:
            # Another process is at it, so nothing may be thrown away.
            return Trouble(Fault.SLOW, f"{PATIENCE:.0f}")
        except Changed:
            return Trouble(Fault.CHANGED, "")
        except Exception as error:  # noqa: BLE001
            return Trouble(Fault.FAILED, (str(error).strip() or type(error).__name__).splitlines()[-1])
    return trouble


def _read(folder: Path, group: Sequence[str], *, modest: bool, ended: threading.Event) -> None:
    """Use the modules of a group of kernels from the folder of an edition, compiled into it if that is not done."""
    if not ended.is_set() and not _done(folder, group).exists():
        _compile_aside(folder, group, modest=modest, ended=ended)
    with _reading, ctrl_c_waits():
        if not ended.is_set():
            use(_modules(folder, group))


def _forget(folder: Path, group: Sequence[str]) -> None:
    """Throw away what is kept of a group in the folder of an edition, once no other process compiles into it."""
    _make_writable(folder)
    with _locked(folder):
        shutil.rmtree(_place(folder, group), ignore_errors=True)


def _make_writable(folder: Path) -> None:
    """Make a folder, and raise OSError if nothing can be written into it."""
    folder.mkdir(parents=True, exist_ok=True)
    trial = folder / f"trial-{os.getpid()}"
    trial.touch()
    trial.unlink()


def _compile_aside(folder: Path, group: Sequence[str], *, modest: bool, ended: threading.Event) -> None:
    """Let a process of its own compile a group of kernels into a folder; a modest one lets all else go first.

    Here it would take turns with whoever paints. It ends when this one does, when the work has `ended`, or when Ctrl C
    is heard here. Raises TimeoutError when it has waited for another one for PATIENCE, Changed when it finds another
    text, and RuntimeError when it fails.
    """
    with TemporaryFile() as said:
        process = None
        try:
            with ctrl_c_waits():
                process = subprocess.Popen(
                    [sys.executable, "-m", COMPILER, str(folder), *group, *([MODEST] if modest else [])],
                    # Nothing is written there: that it is closed tells the other one that this one has ended.
                    stdin=subprocess.PIPE,
                    stdout=subprocess.DEVNULL,
                    stderr=said,
                    # Ctrl C in the terminal is not meant for it.
                    start_new_session=True,
                )
            while process.poll() is None:
                if ended.wait(LOOK_UP):
                    return
        finally:
            if process is not None:
                # What numba has kept is whole at any time, and the lock goes with the process that holds it.
                with ctrl_c_waits(), process:
                    process.kill()
        if process.returncode == STILL_AT_IT:
            raise TimeoutError
        if process.returncode == OTHER_TEXT:
            raise Changed
        said.seek(0)
        if process.returncode:
            raise RuntimeError((said.read().decode(errors="replace").strip() or "it ended").splitlines()[-1])


@contextmanager
def ctrl_c_waits() -> Iterator[None]:
    """Let Ctrl C be heard only afterwards; in threads, and where nobody hears it, nothing changes."""
    heard = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread() or not callable(heard):
        yield
        return
    pressed = threading.Event()
    signal.signal(signal.SIGINT, lambda _number, _frame: pressed.set())
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)
        if pressed.is_set():
            heard(signal.SIGINT, None)


def _modules(folder: Path, group: Sequence[str]) -> dict[str, ModuleType]:
    """Return the modules of a group of kernels, compiled into the folder of an edition or read from it.

    Raises Changed where their text is not that of the edition, or ceases to be while it is read.
    """
    _check_text(folder.name)
    importlib.import_module(COMPILER).keep_in(_place(folder, group), folder.name)
    found = {name: importlib.import_module(f"{__package__}.{name}") for name in group}
    _check_text(folder.name)
    return found


def _check_text(edition: str) -> None:
    if _edition_of_text() != edition:
        raise Changed

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
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from tempfile import TemporaryFile
from types import ModuleType
from typing import Final

from filelock import FileLock

from pb12table.table.kernels.registry import GROUPS, are_ready, use

SWITCH: Final = "PB12TABLE_KERNELS"
"""The environment variable that, when it is `off`, leaves the plain code running."""

PATIENCE: Final = 300.0
"""How many seconds another process may take that compiles at the moment."""

KEPT: Final = 60.0 * 86400.0
"""So many seconds after they were used last kernels of other editions are thrown away."""

MOMENT, WHILE = 1.0, 5.0
"""Work that takes longer than this, in seconds, is worth that kernels are read beside it; that they are compiled."""

_NAME: Final = 16
"""How many digits the name of an edition's folder has."""

STILL_AT_IT: Final = 3
"""How a process of its own ends that has waited PATIENCE for another one which compiles."""

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


@dataclass(frozen=True, slots=True)
class Trouble:
    """What went wrong, and of which folder, with which message of numba or after how many seconds."""

    fault: Fault
    what: str


_begun = threading.Event()

_reading = threading.Lock()
"""Held while numba reads: a program that ended meanwhile could die of it."""


def can_be_made() -> bool:
    """Return whether numba is installed and kernels have not been switched off."""
    return os.environ.get(SWITCH) != "off" and _edition() is not None


def begin(folder: Path, told: Callable[[Trouble], None] = lambda _trouble: None) -> threading.Thread | None:
    """Have the kernels compiled and read in the background; return at once, with the thread that does it, if any.

    `folder` is for what is compiled, in the user's cache; it is made when it is missing. `told` hears, in that thread,
    what goes wrong. Nothing is done twice.
    """
    if _begun.is_set() or are_ready() or not can_be_made():
        return None
    _begun.set()
    thread = threading.Thread(target=_in_background, args=(folder, told), name="kernels", daemon=True)
    thread.start()
    return thread


@contextmanager
def beside(folder: Path, told: Callable[[Trouble | None], None]) -> Iterator[None]:
    """Have the kernels read beside work once it has taken a MOMENT, and compiled once it has taken a WHILE.

    `told` hears, in another thread, that compiling begins (None), and what goes wrong. After the work nothing is read.
    """
    if _begun.is_set() or are_ready() or not can_be_made():
        yield
        return
    _begun.set()
    ended = threading.Event()

    def work() -> None:
        trouble = None
        if not ended.wait(MOMENT) and (are_kept(folder) or not ended.wait(WHILE - MOMENT)):
            if not are_kept(folder):
                told(None)
            trouble = _made(folder, modest=False, ended=ended)
        _begun.clear()
        if trouble is not None and not ended.is_set():
            told(trouble)

    threading.Thread(target=work, name="kernels", daemon=True).start()
    try:
        yield
    finally:
        ended.set()
        with _reading:
            pass


def prepare(folder: Path) -> Trouble | None:
    """Compile the kernels, or read them, before work begins; what goes wrong is returned, and then plain code is used.

    Without numba, or switched off, nothing happens.
    """
    if not can_be_made() or are_ready():
        return None
    return _made(folder, modest=False)


def are_kept(folder: Path) -> bool:
    """Return whether all kernels of this edition are compiled, so that reading them takes a moment only."""
    own = folder / str(_edition())
    return all(_done(own, group).exists() for group in GROUPS)


def compile_into(folder: Path, group: Sequence[str]) -> None:
    """Compile a group of kernels into a folder, or read them from it; they are not used yet.

    Raises OSError when the folder cannot be written, TimeoutError when another process has compiled for PATIENCE, and
    whatever numba raises when it or its cache is broken.
    """
    with FileLock(folder / "lock", timeout=PATIENCE):
        _modules(folder, group)
        _done(folder, group).touch()
    _forget_old(folder)


def _done(folder: Path, group: Sequence[str]) -> Path:
    """Return the empty file that is in a folder once a group is compiled into it."""
    return folder / f"done-{'-'.join(group)}"


def _forget_old(folder: Path) -> None:
    """Throw away what older programs have compiled, or begun to, beside a folder, and nobody has used for long."""
    for old in folder.parent.glob("[0-9a-f]" * _NAME):
        # Whatever reads it tries first whether it can be written, which makes it younger.
        if time.time() - old.stat().st_mtime > KEPT:
            shutil.rmtree(old, ignore_errors=True)


def _edition() -> str | None:
    """Return what compiled code depends on, as a short name: the kernels' text, numba, Python, the machine; None
    without numba.

    Neither where the text lies nor how old it is counts, so that a copy of the program has the same edition.
    """
    try:
        numba = f"{version('numba')} {version('llvmlite')}"
    except PackageNotFoundError:
        return None
    told = hashlib.sha256(f"{numba} {sys.version} {platform.machine()}".encode())
    for path in sorted(Path(__file__).parent.glob("*.py")):
        if path.stem not in _OF_NO_KERNEL:
            text = path.read_bytes()
            told.update(f"{path.name} {len(text)}".encode() + text)
    return told.hexdigest()[:_NAME]


def _in_background(folder: Path, told: Callable[[Trouble], None]) -> None:
    trouble = _made(folder, modest=True)
    _begun.clear()
    if trouble is not None:
        told(trouble)


def _made(folder: Path, *, modest: bool, ended: threading.Event | None = None) -> Trouble | None:
    """Have the kernels compiled where that is not done, read them and use each group of them from then on.

    Nothing is read once the work has `ended` that they are for.
    """
    own = folder / str(_edition())
    try:
        _make_writable(own)
    except OSError:
        return Trouble(Fault.UNWRITABLE, str(folder))
    trouble = None
    try:
        try:
            _read(own, modest=modest, ended=ended)
        except TimeoutError:
            raise
        except Exception:  # noqa: BLE001  # numba and what it has kept can break in any way
            # Most likely it is what was kept. Once more, from nothing.
            trouble = Trouble(Fault.BROKEN, str(folder))
            shutil.rmtree(own, ignore_errors=True)
            _make_writable(own)
            _read(own, modest=modest, ended=ended)
    except TimeoutError:
        # Another process is at it, so nothing may be thrown away.
        return Trouble(Fault.SLOW, f"{PATIENCE:.0f}")
    except Exception as error:  # noqa: BLE001
        return Trouble(Fault.FAILED, (str(error).strip() or type(error).__name__).splitlines()[-1])
    return trouble


def _read(folder: Path, *, modest: bool, ended: threading.Event | None) -> None:
    """Use the modules of the kernels from a folder, group by group, compiling each into it if that is not done."""
    for group in GROUPS:
        if not _done(folder, group).exists():
            _compile_aside(folder, group, modest=modest)
        with _reading, ctrl_c_waits():
            if ended is not None and ended.is_set():
                return
            use(_modules(folder, group))


def _make_writable(folder: Path) -> None:
    """Make a folder, and raise OSError if nothing can be written into it."""
    folder.mkdir(parents=True, exist_ok=True)
    trial = folder / f"trial-{os.getpid()}"
    trial.touch()
    trial.unlink()


def _compile_aside(folder: Path, group: Sequence[str], *, modest: bool) -> None:
    """Let a process of its own compile a group of kernels into a folder; a modest one lets all else go first.

    Here it would take turns with whoever paints. It ends when this one does, or when Ctrl C is heard here. Raises
    TimeoutError when it has waited for another one for PATIENCE, and RuntimeError when it fails.
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
            process.wait()
        finally:
            if process is not None:
                # What numba has kept is whole at any time, and the lock goes with the process that holds it.
                with ctrl_c_waits(), process:
                    process.kill()
        if process.returncode == STILL_AT_IT:
            raise TimeoutError
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
    """Return the modules of a group of kernels, compiled into a folder or read from it."""
    importlib.import_module(COMPILER).keep_in(folder)
    return {name: importlib.import_module(f"{__package__}.{name}") for name in group}

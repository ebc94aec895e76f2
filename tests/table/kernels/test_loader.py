"""How kernels become ready, and what happens where they cannot: the plain code goes on running."""

from __future__ import annotations

import importlib
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import copy_context
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from filelock import FileLock

from pb12table.console import output
from pb12table.files import places
from pb12table.table import kernels
from pb12table.table.kernels import loader, registry
from pb12table.table.kernels.loader import Fault, Trouble
from pb12table.table.kernels.registry import Kernel
from pb12table.texts.locale import Texts

TRIAL = """
from pb12table.table.kernels.compiling import FLOATS, inner, kernel

@inner
def doubled(number):
    return 2.0 * number

@kernel(f"float64({FLOATS})")
def total(numbers):
    found = 0.0
    for number in numbers:
        found += doubled(number)
    return found
"""


@pytest.fixture
def trial(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Kernel]:
    """A small kernel is the only one there is."""
    pytest.importorskip("numba")
    (tmp_path / "code").mkdir()
    (tmp_path / "code" / "trial_kernel.py").write_text(TRIAL, encoding="utf-8")
    monkeypatch.setattr(kernels, "__path__", [*kernels.__path__, str(tmp_path / "code")])
    monkeypatch.setattr(loader, "GROUPS", (("trial_kernel",),))
    found = Kernel("trial_kernel")
    monkeypatch.setattr(registry, "KNOWN", {"trial_kernel": found})
    monkeypatch.delenv(loader.SWITCH, raising=False)
    # A process of its own would not know it.
    monkeypatch.setattr(
        loader, "_compile_aside", lambda folder, group, *, modest, ended: loader.compile_into(folder, group)
    )
    yield found
    _all_has_ended()
    registry.let_go()
    _forgotten()


def _all_has_ended() -> None:
    """Wait for what goes on in the background: until then nothing else is begun there."""
    for thread in threading.enumerate():
        if thread.name == "kernels":
            thread.join(60.0)


def _forgotten() -> None:
    sys.modules.pop("pb12table.table.kernels.trial_kernel", None)


def module_of(trial: Kernel) -> ModuleType | None:
    return trial.module


def test_a_kernel_is_compiled_kept_and_read(trial: Kernel, tmp_path: Path) -> None:
    assert module_of(trial) is None
    assert not registry.are_ready()
    assert loader.prepare(tmp_path / "cache") is None
    assert registry.are_ready()
    made = module_of(trial)
    assert made is not None
    assert made.total(np.array([1.0, 2.0])) == 6.0
    assert list((tmp_path / "cache").rglob("*.nbi"))
    with registry.plain():
        assert module_of(trial) is None
    assert module_of(trial) is made
    registry.let_go()
    _forgotten()
    thread = loader.begin(tmp_path / "cache")
    assert thread is not None
    thread.join(60.0)
    assert registry.are_ready()
    assert loader.begin(tmp_path / "cache") is None, "once is enough"


@contextmanager
def long_work(folder: Path, told: list[Trouble | None]) -> Iterator[None]:
    """Work beside which the kernels are made, and that ends when they are."""
    with loader.beside(folder, told.append):
        yield
        _all_has_ended()


def test_beside_long_work_kernels_are_compiled_and_later_only_read(
    trial: Kernel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loader, "MOMENT", 0.0)
    monkeypatch.setattr(loader, "WHILE", 0.0)
    told: list[Trouble | None] = []
    with long_work(tmp_path / "cache", told):
        pass
    assert module_of(trial) is not None
    assert told == [None], "it is said that they are compiled"
    registry.let_go()
    monkeypatch.setattr(loader, "WHILE", 60.0)
    with long_work(tmp_path / "cache", told):
        pass
    assert module_of(trial) is not None
    assert told == [None]


def test_beside_short_work_nothing_is_read_and_nothing_compiled(
    trial: Kernel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Trouble | None] = []
    with loader.beside(tmp_path / "cache", told.append):
        pass
    _all_has_ended()
    monkeypatch.setattr(loader, "MOMENT", 0.0)
    with loader.beside(tmp_path / "cache", told.append):
        pass
    assert (module_of(trial), told, (tmp_path / "cache").exists()) == (None, [], False)


def test_beside_work_that_other_processes_do_nothing_is_read(
    trial: Kernel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert loader.prepare(tmp_path / "cache") is None
    registry.let_go()
    monkeypatch.setattr(loader, "LOOK_UP", 0.001)
    monkeypatch.setattr(loader, "WHILE", 0.0)
    monkeypatch.setattr(time, "process_time", lambda: 1.0)
    told: list[Trouble | None] = []
    with loader.beside(tmp_path / "cache", told.append):
        time.sleep(0.02)
    _all_has_ended()
    assert (module_of(trial), told) == (None, [])


def test_what_is_compiled_after_the_work_is_not_read(
    trial: Kernel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, over = threading.Event(), threading.Event()

    def compiled(folder: Path, group: Sequence[str], *, modest: bool, ended: threading.Event) -> None:
        begun.set()
        assert over.wait(60.0)

    for name in ("MOMENT", "WHILE"):
        monkeypatch.setattr(loader, name, 0.0)
    monkeypatch.setattr(loader, "_compile_aside", compiled)
    told: list[Trouble | None] = []
    with loader.beside(tmp_path / "cache", told.append):
        assert begun.wait(60.0)
        (thread,) = [thread for thread in threading.enumerate() if thread.name == "kernels"]
    over.set()
    thread.join(60.0)
    assert (module_of(trial), told) == (None, [None])


def test_a_broken_cache_is_made_anew(trial: Kernel, tmp_path: Path) -> None:
    assert loader.prepare(tmp_path / "cache") is None
    for kept in (tmp_path / "cache").rglob("*.nb?"):
        kept.write_bytes(b"no code at all")
    registry.let_go()
    _forgotten()
    assert loader.prepare(tmp_path / "cache") == Trouble(Fault.BROKEN, str(tmp_path / "cache"))
    assert registry.are_ready()


def read_and_compiled(module: ModuleType) -> tuple[int, int]:
    """How often the trial was taken from what is kept, and how often it was compiled."""
    stats = module.total.stats
    return sum(stats.cache_hits.values()), sum(stats.cache_misses.values())


def test_what_is_kept_counts_for_a_copy_of_the_program_too(
    trial: Kernel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert loader.prepare(tmp_path / "cache") is None
    made = module_of(trial)
    assert made is not None
    assert read_and_compiled(made) == (0, 1)
    registry.let_go()
    _forgotten()
    (tmp_path / "copy").mkdir()
    (tmp_path / "copy" / "trial_kernel.py").write_text(TRIAL, encoding="utf-8")
    os.utime(tmp_path / "copy" / "trial_kernel.py", (0.0, 0.0))
    monkeypatch.setattr(kernels, "__path__", [*kernels.__path__[:-1], str(tmp_path / "copy")])
    assert loader.prepare(tmp_path / "cache") is None
    copied = module_of(trial)
    assert copied is not None
    assert copied.__file__ == str(tmp_path / "copy" / "trial_kernel.py")
    assert read_and_compiled(copied) == (1, 0)
    assert copied.total(np.array([1.0, 2.0])) == 6.0


def test_an_edition_is_named_by_what_is_written_not_by_where_and_when(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("numba")
    here = Path(loader.__file__).parent
    copied = Path(shutil.copytree(here, tmp_path / "kernels"))
    known = loader._edition()
    monkeypatch.setattr(loader, "__file__", str(copied / "loader.py"))
    os.utime(copied / "cover.py", (0.0, 0.0))
    (copied / "loader.py").write_text("nothing is compiled of this\n", encoding="utf-8")
    assert loader._edition_of_text() == known
    with (copied / "rings.py").open("a", encoding="utf-8") as text:
        text.write("# another edition\n")
    assert loader._edition_of_text() != known
    assert loader._edition() == known, "what was read first counts as long as the program runs"


def test_another_processor_has_another_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    llvm = pytest.importorskip("llvmlite.binding")
    known = loader._edition_of_text()
    monkeypatch.setattr(llvm, "get_host_cpu_name", lambda: "pentium4")
    loader._processor.cache_clear()
    older = loader._edition_of_text()
    monkeypatch.setenv("NUMBA_CPU_NAME", "generic")
    loader._processor.cache_clear()
    found = {known, older, loader._edition_of_text()}
    monkeypatch.undo()
    loader._processor.cache_clear()
    assert len(found) == 3
    assert loader._edition_of_text() == known


def test_text_that_changes_meanwhile_is_neither_kept_nor_used(
    trial: Kernel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    editions = iter([loader._edition(), "another"])
    monkeypatch.setattr(loader, "_edition_of_text", lambda: next(editions))
    assert loader.prepare(tmp_path / "cache") == Trouble(Fault.CHANGED, "")
    assert trial.module is None
    assert not list((tmp_path / "cache").rglob("*.nbi"))
    monkeypatch.undo()
    assert not loader.are_kept(tmp_path / "cache")


def test_a_process_of_its_own_says_that_the_text_is_another(tmp_path: Path) -> None:
    pytest.importorskip("numba")
    with pytest.raises(loader.Changed):
        loader._compile_aside(tmp_path, ("cover",), modest=False, ended=threading.Event())
    assert not list(tmp_path.glob("cover*"))


def test_what_the_environment_says_of_where_numba_keeps_things_changes_nothing(
    trial: Kernel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = importlib.import_module("numba.core.config")
    monkeypatch.setattr(config, "CACHE_LOCATOR_CLASSES", "InTreeCacheLocator", raising=False)
    assert loader.prepare(tmp_path / "cache") is None
    assert list((tmp_path / "cache").rglob("*.nbi"))
    assert not list((tmp_path / "code").rglob("*.nbi"))


def test_what_is_to_be_compiled_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba")
    from pb12table.table.kernels import compiling

    for words in ([], [str(tmp_path)], [str(tmp_path), loader.MODEST]):
        monkeypatch.setattr(sys, "argv", ["compiling", *words])
        assert compiling.main() == compiling.NOTHING_NAMED
    assert not list(tmp_path.iterdir())


def test_a_group_that_fails_leaves_its_plain_code_and_those_before_it_are_used(
    trial: Kernel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loader, "GROUPS", (("trial_kernel",), ("bad_kernel",)))
    bad = Kernel("bad_kernel")
    monkeypatch.setattr(registry, "KNOWN", {"trial_kernel": trial, "bad_kernel": bad})
    (tmp_path / "code" / "bad_kernel.py").write_text("raise RuntimeError('no such number')\n", encoding="utf-8")
    assert loader.prepare(tmp_path / "cache") == Trouble(Fault.FAILED, "no such number")
    assert list((tmp_path / "cache").rglob("trial_kernel*.nbi")), "what was whole stays"
    assert module_of(trial) is not None
    assert module_of(bad) is None
    assert not registry.are_ready()


def test_a_folder_that_cannot_be_written_leaves_the_plain_code(trial: Kernel, tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file is in the way", encoding="utf-8")
    assert loader.prepare(tmp_path / "cache") == Trouble(Fault.UNWRITABLE, str(tmp_path / "cache"))
    assert trial.module is None
    assert not registry.are_ready()


def test_numba_that_fails_leaves_the_plain_code(trial: Kernel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = importlib.import_module

    def failing(name: str) -> ModuleType:
        if name == loader.COMPILER:
            raise ImportError("cannot import name 'x' from 'numba'")
        return real(name)

    monkeypatch.setattr(importlib, "import_module", failing)
    told: list[Trouble] = []
    trouble = loader.prepare(tmp_path / "cache")
    assert trouble == Trouble(Fault.FAILED, "cannot import name 'x' from 'numba'")
    assert trial.module is None
    registry.let_go()
    thread = loader.begin(tmp_path / "cache", told.append)
    assert thread is not None
    thread.join(60.0)
    assert told == [trouble]


def test_what_is_said_of_kernels_is_in_the_language_of_who_works(
    trial: Kernel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("MOMENT", "WHILE"):
        monkeypatch.setattr(loader, name, 0.0)
    monkeypatch.setattr(places, "cache_folder", lambda _: tmp_path / "cache")
    monkeypatch.setattr(output, "do_gain", lambda *_: True)
    speaking = copy_context()
    speaking.run(output.use_language, "de")

    def work() -> None:
        with output.kernels_beside_games("pb12", ["careful"]):
            _all_has_ended()

    speaking.run(work)
    assert capsys.readouterr().err == f"pb12table: {Texts('de')('kernels-compiling')}\n"


def test_who_does_not_compile_reads_what_another_has_compiled(
    trial: Kernel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled: list[Sequence[str]] = []
    monkeypatch.setattr(loader, "KEPT_SOON", 0.001)
    monkeypatch.setattr(loader, "_compile_aside", lambda _folder, group, **_options: compiled.append(group))
    thread = loader.begin(tmp_path / "cache", compiles=False)
    assert thread is not None
    (own := tmp_path / "cache" / loader._edition()).mkdir(parents=True)
    assert module_of(trial) is None
    loader.compile_into(own, ("trial_kernel",))
    thread.join(60.0)
    assert module_of(trial) is not None
    assert compiled == []


def test_the_program_ends_at_once_while_numba_reads() -> None:
    code = """
import sys, threading
from pb12table import __main__ as program
from pb12table.table.kernels import loader

begun = threading.Event()

def read():
    with loader._reading:
        begun.set()
        threading.Event().wait()

if "reading" in sys.argv:
    threading.Thread(target=read, daemon=True).start()
    begun.wait()
import atexit
atexit.register(print, "the interpreter's farewell")
sys.stdout.write("whole\\n")
program.end(7)
"""
    for words, said in ((["reading"], "whole\n"), ([], "whole\nthe interpreter's farewell\n")):
        done = subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True, timeout=100)
        assert (done.returncode, done.stdout, done.stderr) == (7, said, "")


def test_what_another_process_compiles_is_left_alone(
    trial: Kernel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loader, "PATIENCE", 0.05)
    own = tmp_path / "cache" / loader._edition()
    own.mkdir(parents=True)
    (own / "begun").touch()
    with FileLock(own / "lock"):
        assert loader.prepare(tmp_path / "cache") == Trouble(Fault.SLOW, "0")
    assert (own / "begun").exists()
    assert trial.module is None
    assert loader.prepare(tmp_path / "cache") is None
    assert registry.are_ready()


def test_what_compiles_aside_ends_with_the_program(tmp_path: Path) -> None:
    pytest.importorskip("numba")
    (tmp_path / "lock").touch()
    with FileLock(tmp_path / "lock"):
        process = subprocess.Popen(
            [sys.executable, "-m", "pb12table.table.kernels.compiling", str(tmp_path), "cover"],
            stdin=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(0.3)
        _, said = process.communicate(timeout=30.0)
    assert process.returncode == 1
    assert said == b""


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl C is sent another way there")
def test_ctrl_c_ends_what_compiles_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[subprocess.Popen[bytes]] = []

    class Begun(subprocess.Popen[bytes]):
        def __init__(self, *arguments: Any, **options: Any) -> None:
            super().__init__(*arguments, **options)
            begun.append(self)
            # Even before anybody can know the process.
            signal.raise_signal(signal.SIGINT)

    # It reads its standard input, for ever.
    monkeypatch.setattr(loader, "COMPILER", "code")
    monkeypatch.setattr(subprocess, "Popen", Begun)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            loader._compile_aside(tmp_path, ("cover",), modest=False, ended=threading.Event())
    finally:
        signal.signal(signal.SIGINT, before)
    assert [process.returncode for process in begun] == [-signal.SIGKILL]


def test_ctrl_c_waits_until_what_must_be_whole_is_done() -> None:
    done: list[str] = []

    def whole() -> None:
        with loader.ctrl_c_waits():
            signal.raise_signal(signal.SIGINT)
            done.append("whole")

    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            whole()
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
        # Nobody hears it in the background of a shell, and nothing is changed by another thread.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        whole()
        thread = threading.Thread(target=whole)
        thread.start()
        thread.join()
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)
    assert done == ["whole"] * 3


def test_old_editions_are_thrown_away_and_nothing_else(trial: Kernel, tmp_path: Path) -> None:
    for name in ("0" * 16, "1" * 16, "somebody's"):
        (tmp_path / name).mkdir()
        if name != "1" * 16:
            os.utime(tmp_path / name, (0.0, 0.0))
    assert loader.prepare(tmp_path) is None
    assert {path.name for path in tmp_path.iterdir() if path.is_dir()} == {
        "1" * 16,
        "somebody's",
        "code",
        loader._edition(),
    }


def test_few_editions_are_kept_and_what_may_be_in_use(trial: Kernel, tmp_path: Path) -> None:
    now = time.time()
    for number in range(9):
        (edition := tmp_path / (str(number) * 16)).mkdir()
        age = 600.0 * number if number < 6 else 86400.0
        os.utime(edition, (now - age, now - age))
    assert loader.prepare(tmp_path) is None
    left = {path.name[0] for path in tmp_path.iterdir() if len(path.name) == 16 and path.name != loader._edition()}
    assert left == {"0", "1", "2", "3", "4", "5"}, "all that was used within the hour"
    for number in range(6):
        os.utime(tmp_path / (str(number) * 16), (now - 7200.0 - number, now - 7200.0 - number))
    loader._forget_old(tmp_path / loader._edition())
    left = {path.name[0] for path in tmp_path.iterdir() if len(path.name) == 16 and path.name != loader._edition()}
    assert left == {"0", "1", "2", "3"}


def test_another_process_may_throw_away_the_same(
    trial: Kernel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / ("0" * 16)).symlink_to(tmp_path / "gone already")
    assert loader.prepare(tmp_path) is None
    assert registry.are_ready()


def test_without_numba_or_switched_off_nothing_happens(
    trial: Kernel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(loader.SWITCH, "off")
    assert loader.begin(tmp_path) is None
    assert loader.prepare(tmp_path) is None
    monkeypatch.delenv(loader.SWITCH)

    monkeypatch.setattr(loader, "_is_there", lambda: False)
    assert loader.begin(tmp_path) is None
    assert loader.prepare(tmp_path) is None
    assert trial.module is None
    assert not (tmp_path / "lock").exists()


@pytest.mark.slow
def test_a_process_of_its_own_compiles_a_group_of_kernels(tmp_path: Path) -> None:
    pytest.importorskip("numba")
    (own := tmp_path / "cache" / loader._edition()).mkdir(parents=True)
    for group in registry.GROUPS:
        assert not loader.are_kept(tmp_path / "cache")
        loader._compile_aside(own, group, modest=False, ended=threading.Event())
    assert loader.are_kept(tmp_path / "cache")
    assert list(own.rglob("*.nbi"))

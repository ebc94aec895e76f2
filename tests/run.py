"""What a run of tests does beside them: which examples are quick, how long tests take, and letting memory go."""

from __future__ import annotations

import ctypes
import gc
import os
import sys
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any, Final

import pytest

IS_QUICK: Final = os.environ.get("HYPOTHESIS_PROFILE") == "quick"
TOLD: Final = 0.5
"""Quick tests that take more seconds of processor time are told of."""
SOLE: Final = Path(__file__).with_name("sole.txt")
"""The quick tests that may take longer, since nothing else shows what they show."""
TOOK: Final = "processor"
PICTURES: Final = (*(f"pb12table.window.kit.{name}" for name in ("canvas", "palette", "strokes")), "pb12table.app.")
"""Where functions keep pictures that belong to no table."""
RECKONED: Final = tuple(f"pb12table.{room}." for room in ("table", "skirmish", "analysis"))
"""Where functions keep what they have reckoned of tables."""
KERNELS: Final = frozenset({"kernels", "compiled_kernels"})
"""The fixtures that read the kernels."""
YOUNG: Final = (10_000, 10, 1_000_000_000)
"""When the garbage collector looks: among what is young less often than usual, and among all never by itself.

What many tests share is much, and to walk it time and again takes longer than the tests.
"""
LARGE: Final = 300_000_000
"""A worker of more bytes lets go of what the program keeps, too, when a module of tests is at its end, ..."""
GREW: Final = 150_000_000
"""... and again when it has so many more."""
MOST_HELD: Final = 600_000_000
"""A worker of more bytes looks for what only holds itself after single tests, too: each window leaves ten megabytes."""
USUAL: Final = 0.0031
"""The seconds of processor time that `yardstick` takes on a machine that does nothing else."""


def sole_tests() -> frozenset[str]:
    """Return the ids of the tests, and of the examples of tests, that may take longer."""
    lines = SOLE.read_text(encoding="utf-8").splitlines()
    return frozenset(line for line in lines if line and not line.startswith("#"))


def is_sole(test: str, listed: frozenset[str]) -> bool:
    """Return whether a test or an example is listed, by itself or with all examples of its test."""
    return test in listed or test.partition("[")[0] in listed


# -- which examples are quick -------------------------------------------------------------------------------------


def is_pair(example: Sequence[tuple[int, int]]) -> bool:
    """Return whether an example of a product is one of the pairs that stand for it: each value is in one of them.

    An example is, for each list of values, which one of how many it has.
    """
    longest = max(size for _, size in example)
    return any(all(index == number % size for index, size in example) for number in range(longest))


def mark_pairs(items: Sequence[pytest.Function]) -> None:
    """Mark all examples of tests as slow but pairs of their values."""
    tests: dict[str, list[pytest.Function]] = {}
    for item in items:
        tests.setdefault(item.nodeid.partition("[")[0], []).append(item)
    for examples in tests.values():
        lists = [list(dict.fromkeys(ids)) for ids in zip(*(each.callspec._idlist for each in examples), strict=True)]
        for each in examples:
            chosen = zip(lists, each.callspec._idlist, strict=True)
            if not is_pair([(values.index(value), len(values)) for values, value in chosen]):
                each.add_marker(pytest.mark.slow)


def asks_for_kernels(item: pytest.Item) -> bool:
    """Return whether a test, or a file of tests, is about the kernels."""
    given = item.callspec.params.values() if isinstance(item, pytest.Function) and hasattr(item, "callspec") else ()
    asked = KERNELS.intersection(getattr(item, "fixturenames", ()))
    # Its id begins in the folder of the program, which may lie in one of any name.
    named = "kernels" in item.nodeid.partition("::")[0]
    return named or bool(asked) or "kernel" in {each for each in given if type(each) is str}


def times(quick: int, thorough: int) -> int:
    """Return how often something is tried: `quick` times in the quick run, `thorough` times otherwise."""
    return quick if IS_QUICK else thorough


# -- time ---------------------------------------------------------------------------------------------------------


def yardstick() -> float:
    """Return the seconds of processor time that a small computation takes, which is always the same one."""
    began = process_time()
    found: dict[str, int] = {}
    for number in range(12_000):
        word = str(number * 7919 % 4001)
        found[word] = found.get(word, 0) + len(word)
    sorted((size, word) for word, size in found.items())
    return process_time() - began


def slowness() -> float:
    """Return how many times as long as usual this machine takes just now for the same; at least 1."""
    return max(1.0, median(yardstick() for _ in range(5)) / USUAL)


class Speed:
    """Measures the processor time of each test, in the process that runs it, and tells of it at the end.

    A second is one of a machine that does nothing else: caches that are shared make all take longer where it does.
    """

    def __init__(self) -> None:
        self.took: dict[tuple[str, str], float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> Generator[None, Any, Any]:
        return (yield from self._measured(item, "setup"))

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, Any, Any]:
        return (yield from self._measured(item, "call"))

    def _measured(self, item: pytest.Item, phase: str) -> Generator[None, Any, Any]:
        began = process_time()
        try:
            return (yield)
        finally:
            took = process_time() - began
            if took > TOLD:
                took /= slowness()
            # Reports bring it from a worker to who tells of it.
            item.user_properties.append((f"{TOOK}-{phase}", took))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note what a phase of a test took."""
        took = dict(report.user_properties).get(f"{TOOK}-{report.when}")
        if isinstance(took, float):
            self.took[report.nodeid, report.when] = took

    def slow(self, phase: str, most: float) -> list[tuple[float, str]]:
        """Return what took more seconds in a phase, the longest first."""
        long = ((took, test) for (test, when), took in self.took.items() if when == phase and took > most)
        return sorted(long, reverse=True)

    def too_slow(self, most: float) -> list[tuple[float, str]]:
        """Return the quick tests that took more seconds than they may; set-up and sole tests are left out."""
        listed = sole_tests()
        return [(took, test) for took, test in self.slow("call", most) if not is_sole(test, listed)]

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        """Tell of what took long: tests, sole tests, and set-up."""
        listed = sole_tests()
        apart = [each for each in self.slow("call", TOLD) if is_sole(each[1], listed)]
        parts = {
            f"quick tests of over {TOLD:g} s of processor time": self.too_slow(TOLD),
            "sole tests of something among them": apart,
            "set-up of over that": self.slow("setup", TOLD),
        }
        for title, found in parts.items():
            if found:
                terminalreporter.section(f"{title}: {len(found)}")
                for took, test in found:
                    terminalreporter.line(f"{took:6.2f} s  {test}")


# -- memory -------------------------------------------------------------------------------------------------------


STATM: Final = Path("/proc/self/statm")
"""Where Linux tells the memory of a process, in pages."""


def resident() -> int:
    """Return how many bytes of memory this process has, or where only that is told, has had at most; 0 if nothing is.

    What it has had at most grows as what it has does, and is compared with what it was before: that is enough here.
    """
    try:
        return int(STATM.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        pass
    try:
        import resource
    except ImportError:  # there is none on Windows
        return 0
    most: int = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


@dataclass
class _Held:
    """How many bytes this process had when it had let go of all it could, and when it last `looked` for garbage."""

    after_all: int = 0
    looked: int = 0


_HELD: Final = _Held()


def collect_only_young() -> None:
    """Let the garbage collector look through all only where memory is let go."""
    gc.set_threshold(*YOUNG)


def spare_what_stays() -> None:
    """Free what only holds itself, and let the garbage collector leave alone what is there now, which mostly stays."""
    gc.collect()
    if resident() > MOST_HELD:
        gc.unfreeze()
        gc.collect()
    gc.freeze()


def let_memory_go(*, anyway: bool = False) -> None:
    """Drop what was kept of the tables of a module of tests, and give the memory back where it is much, or anyway."""
    screens = sys.modules.get("pb12table.window.screens.base")
    if screens is not None:
        screens.forget_tables()
    layers = sys.modules.get("pb12table.window.terrain.terrain_layer")
    if layers is not None:
        layers.painted_tiles.clear()
    letters = sys.modules.get("pb12table.window.kit.canvas")
    if letters is not None:
        letters.rendered.cache_clear()
    if anyway or resident() > max(LARGE, _HELD.after_all + GREW):
        _forget(PICTURES)
        _forget(RECKONED)
        spare_what_stays()
        _give_back()
        _HELD.after_all = _HELD.looked


def let_garbage_go() -> None:
    """Free what only holds itself, and drop what is kept of tables only where that is not enough."""
    gc.collect()
    _give_back()
    if _HELD.looked > MOST_HELD + GREW:
        let_memory_go(anyway=True)


def _give_back() -> None:
    trim = getattr(_library(), "malloc_trim", None)
    if trim is not None:
        trim(0)
    _HELD.looked = resident()


def _library() -> object:
    try:
        return ctypes.CDLL(None)
    except (OSError, TypeError):
        return None


def _forget(rooms: tuple[str, ...]) -> None:
    """Drop what functions of some modules have kept, by the beginnings of their names."""
    for name, module in tuple(sys.modules.items()):
        if name.startswith(rooms) and name != "tests.conftest":
            for kept in tuple(vars(module).values()):
                here = str(getattr(kept, "__module__", "")).startswith(rooms)
                if here and not isinstance(kept, type) and hasattr(kept, "cache_clear"):
                    kept.cache_clear()


def forget_what_tests_know() -> None:
    """Drop what the tests of a folder have kept: those of another one are not likely to ask for it."""
    _forget(("tests.",))


class Memory:
    """Lets memory go after each module, and after each folder."""

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_teardown(self, item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None, Any, Any]:
        result = yield
        if nextitem is None or nextitem.path.parent != item.path.parent:
            forget_what_tests_know()
        if nextitem is None or nextitem.path != item.path:
            let_memory_go()
        elif resident() > max(MOST_HELD, _HELD.looked + GREW):
            let_garbage_go()
        return result

"""What holds for every test: no real screen or loudspeaker, and the same random examples on every machine."""

import gc
import os
import pickle
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import lru_cache
from itertools import count
from types import ModuleType
from typing import Any
from zlib import crc32

import pytest
from hypothesis import HealthCheck, settings

from pb12table.kernel.dice import SeededDice
from tests.run import Memory, Speed, asks_for_kernels, collect_only_young, mark_pairs, spare_what_stays

# Before anybody imports pygame. Tests in a real window start the program as a process of its own
# and give it its own environment.
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

# Whoever tests may have installed games of others.
os.environ.setdefault("PB12TABLE_PACKAGES", "off")

# Tests of kernels ask for them (the fixture `kernels`); all others hold the plain code, and need not wait for numba.
os.environ.setdefault("PB12TABLE_KERNELS", "off")

# "fixed" draws the same examples each time, so that a failure seen once is seen by everybody; "quick" draws fewer;
# HYPOTHESIS_PROFILE=search looks for new ones.
# How long an example takes says more about the machine than about the program, so no time is judged.
settings.register_profile(
    "fixed",
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("quick", settings.get_profile("fixed"), max_examples=40)
settings.register_profile(
    "search",
    deadline=None,
    max_examples=1000,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "fixed"))

_parsed = tomllib.loads
LONGEST_KEPT = 200_000
"""Longer texts are made by a test for itself."""


@lru_cache(maxsize=256)
def _packed(text: str) -> bytes:
    return pickle.dumps(_parsed(text))


def _parsed_once(text: str) -> dict[str, Any]:
    """What a text in TOML says; tests read the same files of the program again and again."""
    document: dict[str, Any] = pickle.loads(_packed(text)) if len(text) <= LONGEST_KEPT else _parsed(text)
    return document


tomllib.loads = _parsed_once  # type: ignore[assignment]


def pytest_configure(config: pytest.Config) -> None:
    """Measure what the quick tests take, and let memory go between modules."""
    collect_only_young()
    config.pluginmanager.register(Memory())
    if "not slow" in config.option.markexpr:
        config.pluginmanager.register(Speed())


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the examples of a test as slow that is `slow_but` for some, named by patterns of their ids, or in pairs."""
    mark_pairs([item for item in items if isinstance(item, pytest.Function) and item.get_closest_marker("pairs")])
    for item in items:
        quick = item.get_closest_marker("slow_but")
        if quick is not None:
            assert isinstance(item, pytest.Function)
            if not any(fnmatchcase(item.callspec.id, pattern) for pattern in quick.args):
                item.add_marker(pytest.mark.slow)
    # The compiler has a hundred megabytes: one worker reads it, and at the end.
    items.sort(key=asks_for_kernels)


def pytest_collection_finish() -> None:
    """Let the garbage collector leave alone what is there now."""
    spare_what_stays()


def pytest_unconfigure(config: pytest.Config) -> None:
    """Let all that was left alone be freed with the rest at the end, so that a fault in freeing shows.

    How a worker ends nobody would see.
    """
    if not hasattr(config, "workerinput"):
        gc.unfreeze()


@pytest.fixture(autouse=True)
def same_dice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Dice that nobody gives a seed fall alike in each run of a test: one that fails by chance fails for everybody."""
    numbers, begun = count(crc32(request.node.nodeid.encode())), SeededDice.__init__

    def begin(dice: SeededDice, seed: int | None = None) -> None:
        begun(dice, next(numbers) if seed is None else seed)

    monkeypatch.setattr(SeededDice, "__init__", begin)


@pytest.fixture(scope="session")
def compiled_kernels() -> dict[str, ModuleType]:
    """The kernels, compiled once for each edition into the user's cache, and read from there once for a worker."""
    pytest.importorskip("numba")
    from pb12table.files.places import prepare_kernels
    from pb12table.table.kernels import loader, registry

    with pytest.MonkeyPatch.context() as patch:
        patch.delenv(loader.SWITCH, raising=False)
        assert prepare_kernels() is None
    assert registry.are_ready()
    found = {name: each.module for name, each in registry.KNOWN.items() if each.module is not None}
    registry.let_go()
    return found


@pytest.fixture
def kernels(compiled_kernels: dict[str, ModuleType], monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The kernels are used in this test."""
    from pb12table.table.kernels import loader, registry

    monkeypatch.delenv(loader.SWITCH, raising=False)
    registry.use(compiled_kernels)
    yield
    registry.let_go()

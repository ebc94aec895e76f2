"""The rules of the house that import-linter cannot state, held against the whole program."""

import builtins
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from tests.architecture import scan
from tests.architecture.scan import Finding

Scanner = Callable[[Path, str], Iterator[Finding]]


def findings(paths: tuple[Path, ...], scanner: Scanner) -> str:
    return scan.report(finding for path in paths for finding in scanner(path, path.read_text(encoding="utf-8")))


@pytest.mark.parametrize(("library", "rooms"), scan.ROOMS)
def test_each_library_stays_in_its_rooms(library: str, rooms: tuple[str, ...]) -> None:
    homes = [scan.PACKAGE / room for room in rooms]
    outside = tuple(path for path in scan.modules() if not any(path.is_relative_to(home) for home in homes))
    assert len(outside) > 1
    assert not findings(outside, lambda path, source: scan.imports_of(path, source, [library]))


@pytest.mark.parametrize("room", ["kernel", "table"])
def test_the_lowest_layers_do_not_speak_of_this_game(room: str) -> None:
    words = scan.GAME_WORDS + (scan.TABLE_WORDS if room == "kernel" else ())
    assert scan.modules(room)
    assert not findings(scan.modules(room), lambda path, source: scan.words(path, source, words))


def test_what_all_systems_share_speaks_of_none_of_them() -> None:
    words = tuple(word for word in scan.GAME_WORDS if word not in scan.SHARED_WORDS)
    assert len(words) == len(scan.GAME_WORDS) - len(scan.SHARED_WORDS)
    assert scan.modules("skirmish")
    assert not findings(scan.modules("skirmish"), lambda path, source: scan.words(path, source, words))


@pytest.mark.parametrize("room", ["kernel", "table", "skirmish"])
def test_rules_are_named_in_the_systems_only(room: str) -> None:
    assert scan.modules(room)
    assert not findings(scan.modules(room), lambda path, source: scan.words(path, source, scan.RULE_IDS))


def test_kernel_needs_nothing_but_the_standard_library() -> None:
    geometry = ["numpy", "shapely", "pymunk", "manifold3d"]
    foreign = ["msgspec", *geometry, "pygame", "typer", "rich", "platformdirs", "fluent"]
    assert not findings(scan.modules("kernel"), lambda path, source: scan.imports_of(path, source, foreign))


def test_every_library_is_declared_and_every_declared_one_is_used() -> None:
    project = tomllib.loads((scan.PACKAGE.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extra = project["optional-dependencies"]
    wanted = (*project["dependencies"], *extra["fast"], *extra["cluster"], *extra["testing"])
    declared = {re.split(r"[<>=]", each)[0] for each in wanted}
    modules = {name for path in scan.modules() for _, name in scan.imported(path.read_text(encoding="utf-8"))}
    libraries = {scan.library_of(name) for name in modules if name.split(".")[0] not in sys.stdlib_module_names}
    assert libraries - {scan.PACKAGE.name} == declared


def test_no_library_is_declared_under_the_name_of_another_that_brings_it_along() -> None:
    installed_by = packages_distributions()
    for name in {name for path in scan.modules() for _, name in scan.imported(path.read_text(encoding="utf-8"))}:
        distributions = installed_by.get(name.split(".")[0], [])
        assert not distributions or scan.library_of(name) in {*distributions, scan.PACKAGE.name}, name


def test_every_module_is_seen_by_ruff() -> None:
    (line,) = re.findall(r"/ruff (check .*)", (scan.ROOT / "Makefile").read_text(encoding="utf-8"))
    asked = [sys.executable, "-m", "ruff", *line.split(), "--show-files"]
    shown = subprocess.run(asked, cwd=scan.ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    there = {path for room in scan.ROOMS_OF_CODE for path in (scan.ROOT / room).rglob("*.py")}
    assert len(there) > len(scan.modules())
    assert not sorted(there - {Path(path) for path in shown})


def test_every_folder_with_modules_is_a_room_of_code() -> None:
    folders = {path for path in scan.ROOT.iterdir() if path.is_dir() and not path.name.startswith(".")}
    with_modules = {
        path.name for path in folders - {scan.ROOT / "build", scan.ROOT / "dist"} if any(path.rglob("*.py"))
    }
    assert with_modules == set(scan.ROOMS_OF_CODE)


def test_kernel_and_rules_have_no_clock_no_chance_and_no_event_loop() -> None:
    dice = scan.PACKAGE / "kernel" / "dice.py"
    watched = tuple(path for path in scan.modules("kernel", "systems/pb12/rules") if path != dice)
    assert watched
    assert not findings(watched, lambda path, source: scan.imports_of(path, source, scan.CLOCK_AND_CHANCE))
    without_chance = [name for name in scan.CLOCK_AND_CHANCE if name != "random"]
    assert not findings((dice,), lambda path, source: scan.imports_of(path, source, without_chance))


def test_the_lower_layers_are_silent() -> None:
    assert not findings(scan.modules("kernel", "table", "systems/pb12/rules"), scan.prints)


def test_rules_keep_no_module_level_state() -> None:
    assert scan.modules("systems/pb12/rules")
    assert not findings(scan.modules("systems/pb12/rules", "kernel"), scan.mutable_globals)


def test_rules_do_not_depend_on_the_order_of_a_set() -> None:
    assert not findings(scan.modules("systems/pb12/rules", "kernel"), scan.set_loops)


def test_no_module_is_too_long_to_read() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in scan.modules()}
    too_long = [
        Finding(path, length, f"has {length} lines, at most {scan.LONGEST_MODULE} are allowed")
        for path, length in lengths.items()
        if length > scan.LONGEST_MODULE
    ]
    assert not scan.report(too_long)


@pytest.mark.parametrize("system", ["kampf_w6", "pocket_tactics", "d20", "fate"])
def test_a_system_is_named_by_itself_only_and_adds_little_to_the_window(system: str) -> None:
    own = scan.modules(f"systems/{system}")
    assert own
    elsewhere = [path for path in scan.modules() if path not in own]
    # What becomes of a figure is called its fate, too.
    name = re.compile(r"systems\.fate|= \"fate\"|FATE" if system == "fate" else system)
    assert not [path for path in elsewhere if name.search(path.read_text(encoding="utf-8"))]
    window = scan.modules(f"systems/{system}/window")
    assert window
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in window) <= scan.MOST_OF_A_WINDOW


def test_a_large_package_begins_with_a_map_of_its_modules() -> None:
    packages = [path.parent for path in scan.modules() if path.name == "__init__.py"]
    assert len(packages) > 10
    assert not scan.report(finding for package in packages for finding in scan.off_the_map(package))


def test_docstrings_name_only_what_there_is() -> None:
    known = {*dir(builtins)}
    for path in scan.modules():
        known |= {path.stem, path.parent.name, *scan.facts(path.read_text(encoding="utf-8")).names}
    assert not findings(scan.modules(), lambda path, source: scan.names_of_nothing(path, source, known))

"""What a run of tests does beside them is tested, too."""

from __future__ import annotations

import sys
from itertools import product
from pathlib import Path

import pytest

from tests import run
from tests.run import SOLE, USUAL, Speed, asks_for_kernels, is_pair, is_sole, slowness, sole_tests, yardstick

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("sizes", [(2, 2), (2, 3), (10, 2), (2, 2, 4), (1, 3)])
def test_pairs_have_each_value(sizes: tuple[int, ...]) -> None:
    every = [list(zip(each, sizes, strict=True)) for each in product(*map(range, sizes))]
    pairs = [example for example in every if is_pair(example)]
    assert len(pairs) == max(sizes)
    for place, size in enumerate(sizes):
        assert {example[place][0] for example in pairs} == set(range(size))


@pytest.mark.parametrize("way", ["plain", "kernel"])
def test_what_is_about_kernels_comes_last(way: str, request: pytest.FixtureRequest) -> None:
    assert asks_for_kernels(request.node) is (way == "kernel")
    names = [item.path.name for item in request.session.items]
    kernels = [asks_for_kernels(item) for item in request.session.items]
    assert kernels == sorted(kernels), names


class Item(pytest.Item):
    """A test of some file."""

    def runtest(self) -> None:
        """Do nothing."""


def test_no_folder_above_the_program_makes_a_test_one_about_kernels(request: pytest.FixtureRequest) -> None:
    for name, is_asked in (("tests/table/test_a.py::test_b", False), ("tests/table/kernels/test_a.py::test_b", True)):
        item = Item.from_parent(request.session, name="test", nodeid=name)
        item.path = Path("/work/kernels/pb12table") / name.partition("::")[0]
        assert asks_for_kernels(item) is is_asked


def test_memory_is_told_without_the_files_of_linux(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    told = run.resident()
    monkeypatch.setattr(run, "STATM", tmp_path / "missing")
    assert run.resident() >= told * 0.9 > 10_000_000, "what it has had at most is no less"
    monkeypatch.setitem(sys.modules, "resource", None)
    assert run.resident() == 0


def test_what_is_kept_goes_when_it_is_much_and_again_when_it_has_grown(monkeypatch: pytest.MonkeyPatch) -> None:
    gone, held = list[tuple[str, ...]](), run._Held()
    monkeypatch.setattr(run, "_HELD", held)
    monkeypatch.setattr(run, "_forget", gone.append)
    monkeypatch.setattr(run, "spare_what_stays", lambda: None)
    monkeypatch.setattr(run, "_library", lambda: None)
    for bytes_held, goes in ((run.LARGE, False), (run.LARGE + 1, True), (run.LARGE + run.GREW, False),
                             (run.LARGE + run.GREW + 2, True)):  # fmt: skip
        gone.clear()
        monkeypatch.setattr(run, "resident", lambda now=bytes_held: now)
        run.let_memory_go()
        assert bool(gone) is goes, bytes_held
    assert held == run._Held(after_all=bytes_held, looked=bytes_held)


def report(test: str, when: str, **took: float) -> pytest.TestReport:
    properties: list[tuple[str, object]] = [(f"processor-{phase}", seconds) for phase, seconds in took.items()]
    return pytest.TestReport(test, ("", 0, ""), {}, "passed", None, when, user_properties=properties)  # type: ignore[arg-type]


def test_what_takes_longer_than_it_may_is_found_and_set_up_is_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.run.sole_tests", lambda: frozenset({"a.py::test_sole", "a.py::test_many[one]"}))
    speed = Speed()
    for name, took in (("quick", 0.2), ("late", 1.4), ("sole", 3.0), ("many[one]", 2.0), ("many[two]", 1.2)):
        speed.pytest_runtest_logreport(report(f"a.py::test_{name}", "setup", setup=0.7))
        speed.pytest_runtest_logreport(report(f"a.py::test_{name}", "call", setup=0.7, call=took))
    assert speed.too_slow(1.0) == [(1.4, "a.py::test_late"), (1.2, "a.py::test_many[two]")]
    assert len(speed.slow("setup", 0.5)) == 5


def test_a_machine_is_never_faster_than_usual_and_slower_by_as_much_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    assert yardstick() > 0.0
    for seconds, slower in ((USUAL / 2.0, 1.0), (USUAL * 3.0, 3.0)):
        monkeypatch.setattr("tests.run.yardstick", lambda seconds=seconds: seconds)
        assert slowness() == pytest.approx(slower)


def test_every_sole_test_is_there() -> None:
    listed = sole_tests()
    assert SOLE.read_text(encoding="utf-8").startswith("#")
    for each in sorted(listed):
        path, _, name = each.partition("::")
        assert f"def {name.partition('[')[0]}(" in (ROOT / path).read_text(encoding="utf-8"), each
        assert is_sole(each, listed)

"""The scanners themselves: each must find a planted breach and leave clean code alone."""

from pathlib import Path

import pytest

from tests.architecture import scan

HERE = Path("planted.py")


@pytest.mark.parametrize(
    "source",
    [
        "import shapely",
        "import shapely.geometry as geometry",
        "from shapely import Polygon",
        "from shapely.geometry import Polygon",
        "def late():\n    import shapely",
        "import importlib\nimportlib.import_module('shapely.affinity')",
    ],
)
def test_every_form_of_import_is_seen(source: str) -> None:
    assert len(list(scan.imports_of(HERE, source, ["shapely"]))) == 1


def test_names_that_only_begin_alike_are_no_import() -> None:
    assert not list(scan.imports_of(HERE, "import shapely_tools\nfrom . import shapely", ["shapely"]))


@pytest.mark.parametrize(
    "line",
    ["nerve = 3", "# panicked", "def action_points(): ...", "'Pb-12'", "import pb12", "a figure's eye"],
)
def test_game_words_are_seen(line: str) -> None:
    assert scan.report(scan.words(HERE, line, scan.GAME_WORDS))


@pytest.mark.parametrize("line", ["from pb12table.table.shapes import Point", "class FigureSight:", "R1.4.23"])
def test_neutral_words_pass(line: str) -> None:
    assert not scan.report(scan.words(HERE, line, scan.GAME_WORDS))


@pytest.mark.parametrize(
    "line", ["R1.4.23", "RU012", "# W001 and more", "see DR17.", "P016", "F111", "R2.1", "'PR14'", "WR10"]
)
def test_ids_of_rules_are_seen(line: str) -> None:
    assert scan.report(scan.words(HERE, line, scan.RULE_IDS))


@pytest.mark.parametrize("line", ["R1", "x1.5", "FAR12", "P3", "WR", "step 100"])
def test_what_only_looks_like_an_id_of_a_rule_passes(line: str) -> None:
    assert not scan.report(scan.words(HERE, line, scan.RULE_IDS))


@pytest.mark.parametrize("source", ["print('hit')", "import sys\nsys.stdout.write('hit')"])
def test_printing_is_seen(source: str) -> None:
    assert len(list(scan.prints(HERE, source))) == 1


@pytest.mark.parametrize(
    "source",
    [
        "seen = []",
        "seen: dict[str, int] = {}",
        "seen = set()",
        "class Rule:\n    seen = []",
        "counter = itertools.count()",
        "def rule():\n    global seen\n    seen = 1",
        "total = 0\ntotal += 1",
    ],
)
def test_module_level_state_is_seen(source: str) -> None:
    assert len(list(scan.mutable_globals(HERE, source))) == 1


@pytest.mark.parametrize(
    "source",
    [
        "TABLE = {1: 2}",
        "table: Final = [1]",
        "table = MappingProxyType({})",
        "__all__ = ['rule']",
        "def rule():\n    seen = []",
        "pair = (1, 2)",
    ],
)
def test_constants_and_local_variables_pass(source: str) -> None:
    assert not list(scan.mutable_globals(HERE, source))


@pytest.mark.parametrize("source", ["for x in {1, 2}: 1", "[x for x in set()]", "for x in frozenset(): 1"])
def test_loops_over_sets_are_seen(source: str) -> None:
    assert len(list(scan.set_loops(HERE, source))) == 1


def test_sorted_sets_may_be_looped_over() -> None:
    assert not list(scan.set_loops(HERE, "for x in sorted(set(y)): ..."))


def test_what_is_not_on_the_map_of_a_large_package_is_named(tmp_path: Path) -> None:
    names = [f"room_{number}" for number in range(scan.MOST_WITHOUT_MAP)]
    for name in ("__init__", *names):
        (tmp_path / f"{name}.py").touch()
    assert not list(scan.off_the_map(tmp_path)), "it is small enough to be seen at once"
    (tmp_path / "cellar.py").touch()
    listed = ", ".join(f"`{name}`" for name in [*names, names[0], "attic"])
    (tmp_path / "__init__.py").write_text(f'"""Rooms, `_room` at the end: {listed}."""', encoding="utf-8")
    assert [finding.what for finding in scan.off_the_map(tmp_path)] == [
        "names attic, which is not there",
        "names cellar 0 times, not once",
        "names room_0 2 times, not once",
    ]


def test_the_reasons_of_refusals_are_found() -> None:
    source = 'Refusal("R1.6.1", "too-few", (("left", 1),))\nRefusal("R1.1.1", "a" if bad else "b")\nRefused("R", "no")'
    assert [(finding.line, finding.what) for finding in scan.reasons(HERE, source)] == [(1, "too-few")]


def test_a_docstring_that_names_what_is_gone_is_found() -> None:
    source = '"""`shift` moves by `step`, `far.gone` by more."""\ndef shift(step):\n    return {"key": step}\n'
    assert scan.facts(source).names >= {"shift", "step", "key"}
    found = list(scan.names_of_nothing(HERE, source, scan.facts("far = 1").names | scan.facts(source).names - {"gone"}))
    assert [finding.what for finding in found] == ["names far.gone, which is not there"]

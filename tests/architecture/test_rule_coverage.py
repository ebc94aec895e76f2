"""The list of rules, the rules in the program and the tests of the rules agree with each other."""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from pb12table.texts.rulings import rules_of_rulings
from tests.architecture.marks import marks, marks_in
from tests.architecture.scan import PACKAGE, ROOT, Finding, modules, parsed, reasons, report

RULE: Final = re.compile(r"\bR\d+\.\d+\.\d+\b")
RANGE: Final = re.compile(r"\b(R\d+\.\d+\.\d+) to (R\d+\.\d+\.\d+)\b")
RULING: Final = re.compile(r"RU\d{3}")
CITED_RULING: Final = re.compile(r"\bRU\d+")
RULINGS: Final = rules_of_rulings()
READ: Final = ("*.py", "*.toml", "*.ftl", "*.md")
"""The files in which numbers of rulings are looked for."""
BOOK: Final = "systems/pb12/rules"
LIST: Final = (PACKAGE / BOOK / "rules.toml").read_text(encoding="utf-8")
RULES: Final[dict[str, dict[str, Any]]] = tomllib.loads(LIST)["rules"]
VECTORS: Final[dict[str, list[str]]] = tomllib.loads(
    (ROOT / "tests" / "systems" / "pb12" / "vectors.toml").read_text(encoding="utf-8")
)["vectors"]
SECTIONS: Final = {
    "1.1": 22,
    "1.2": 11,
    "1.3": 19,
    "1.4": 30,
    "1.5": 6,
    "1.6": 19,
    "1.7": 16,
    "1.8": 18,
    "1.9": 6,
    "1.10": 7,
    "2.1": 7,
    "2.2": 10,
    "3.0": 23,
    "4.0": 8,
    "4.1": 5,
    "4.2": 3,
    "4.3": 3,
    "5.0": 12,
    "6.1": 11,
}
"""How many rules each section of the rulebook has."""


def numbers(rule: str) -> tuple[int, ...]:
    """The numbers of a rule id, for comparing."""
    return tuple(int(number) for number in rule[1:].split("."))


def docstrings(path: Path) -> Iterator[tuple[str, bool]]:
    """The docstrings of a module and of its functions, classes and constants; whether it is a class's."""
    tree = parsed(path.read_text(encoding="utf-8"))
    of_classes = {id(node.body[0]) for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value, id(node) in of_classes


def rules_in(text: str, ranges: bool) -> Iterator[str]:
    """The rule ids in a text; with `ranges`, those between the ends of "R1.4.2 to R1.4.18" too."""
    for match in RULE.finditer(text):
        yield match.group()
    for match in RANGE.finditer(text) if ranges else ():
        first, last = (numbers(end) for end in match.groups())
        for rule in RULES:
            if first < numbers(rule) < last:
                yield rule


@cache
def named_in_docstrings(*rooms: str) -> dict[str, list[str]]:
    """Rule ids named in docstrings, with the files.

    A class may stand for a range of rules, since it is data for all of them; a function or a module has to name
    what it does one by one.
    """
    found: dict[str, list[str]] = {}
    for path in modules(*rooms):
        for text, of_class in docstrings(path):
            for rule in rules_in(text, ranges=of_class):
                found.setdefault(rule, []).append(path.name)
    return found


def is_done(rule: str) -> bool:
    """Whether a rule is played; a ruling always is, with the rules it belongs to."""
    return RULING.fullmatch(rule) is not None or RULES[rule]["state"] == "done"


def played() -> Iterator[str]:
    """The rules that are played and not only words."""
    return (rule for rule, entry in RULES.items() if is_done(rule) and not entry.get("definition"))


def test_the_list_is_complete_and_in_order() -> None:
    expected = [f"R{section}.{number}" for section, many in SECTIONS.items() for number in range(1, many + 1)]
    assert list(RULES) == expected


@pytest.mark.parametrize("rule", RULES)
def test_an_entry_is_well_formed(rule: str) -> None:
    entry = RULES[rule]
    assert entry["en"].strip()
    assert entry["de"].strip()
    assert entry["state"] in ("done", "left-out")
    allowed = {"en", "de", "state"} | ({"definition"} if entry["state"] == "done" else {"reason"})
    assert set(entry) <= allowed
    assert entry.get("definition", True) is True
    if entry["state"] == "left-out":
        assert entry["reason"]


def test_every_rule_named_in_the_program_exists() -> None:
    named = named_in_docstrings(BOOK)
    assert len(named) > 100
    assert not {rule: files for rule, files in named.items() if rule not in RULES}


def cited_rulings(path: Path) -> Iterator[Finding]:
    """The rulings that a file cites, by line."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        for match in CITED_RULING.finditer(line):
            yield Finding(path, number, match.group())


def test_every_ruling_that_is_cited_anywhere_is_there() -> None:
    folders = [ROOT / name for name in ("pb12table", "assets", "scenarios", "tests", "docs")]
    paths = [*ROOT.glob("*.md"), *(path for folder in folders for form in READ for path in sorted(folder.rglob(form)))]
    cited = [finding for path in paths for finding in cited_rulings(path)]
    in_program = {finding.what for finding in cited if finding.path.is_relative_to(PACKAGE)}
    assert len(in_program) > 110
    assert not report(finding for finding in cited if finding.what not in RULINGS)


def test_a_ruling_that_is_cited_and_not_there_is_found(tmp_path: Path) -> None:
    path = tmp_path / "module.py"
    wrong = ("RU" + "000", "RU" + "0123", "RU" + "999")
    path.write_text(f'"""Falling.  R1.4.30, RU017, {", ".join(wrong)}."""\n', encoding="utf-8")
    cited = list(cited_rulings(path))
    assert [finding.what for finding in cited] == ["RU017", *wrong]
    assert [finding.what for finding in cited if finding.what not in RULINGS] == list(wrong)


def test_every_rule_that_is_played_is_named_where_it_is_played() -> None:
    named = named_in_docstrings(BOOK)
    assert not [f"{rule} {RULES[rule]['en']}" for rule in played() if rule not in named]


def test_every_rule_and_vector_a_test_is_marked_with_exists() -> None:
    unknown = [mark for mark in marks("rule") if mark.identity not in RULES and mark.identity not in RULINGS]
    assert not unknown
    assert not [mark for mark in marks("vector") if mark.identity not in VECTORS]


def test_the_vectors_show_rules_that_exist() -> None:
    assert len(VECTORS) == 327
    for vector, rules in VECTORS.items():
        assert rules, vector
        assert all(rule in RULES or rule in RULINGS for rule in rules), vector


def test_every_rule_that_is_played_has_a_test() -> None:
    shown = {mark.identity for mark in marks("rule")}
    for mark in marks("vector"):
        shown.update(VECTORS.get(mark.identity, ()))
    assert not [f"{rule} {RULES[rule]['en']}" for rule in played() if rule not in shown]


def test_every_reason_for_a_refusal_is_named_by_a_test() -> None:
    found = [finding for path in modules(BOOK) for finding in reasons(path, path.read_text(encoding="utf-8"))]
    assert len(found) > 150
    scripts = [*(ROOT / "tests").rglob("*.py"), *(ROOT / "scenarios").rglob("*.toml")]
    tested = "\n".join(path.read_text(encoding="utf-8") for path in scripts)
    assert not report(finding for finding in found if f'"{finding.what}"' not in tested)


def test_every_vector_of_rules_that_are_played_is_a_test() -> None:
    computed = {mark.identity for mark in marks("vector")}
    assert not [
        f"{vector} ({', '.join(rules)})"
        for vector, rules in VECTORS.items()
        if all(is_done(rule) for rule in rules) and vector not in computed
    ]


def test_a_mark_is_found_in_every_form() -> None:
    source = (
        "x = pytest.param(1, marks=pytest.mark.vector('V001'))\n@pytest.mark.rule('R1.1.1', 'R1.1.2')\n"
        "def test_f(): pass"
    )
    assert [(name, found) for name, found, _ in marks_in(source)] == [
        ("vector", "V001"), ("rule", "R1.1.1"), ("rule", "R1.1.2"),
    ]  # fmt: skip


def test_only_classes_stand_for_a_range_of_rules() -> None:
    assert list(rules_in("R1.4.2 to R1.4.4", ranges=True)) == ["R1.4.2", "R1.4.4", "R1.4.3"]
    assert list(rules_in("R1.4.2 to R1.4.4", ranges=False)) == ["R1.4.2", "R1.4.4"]

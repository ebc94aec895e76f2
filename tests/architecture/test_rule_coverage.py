"""For each rule system: its list of rules, the rules in its code and the tests of the rules agree with each other."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final

import pytest

from pb12table.systems import known
from pb12table.texts.rule_list import rules_of_rulings
from tests.architecture.marks import marks, marks_in
from tests.architecture.scan import PACKAGE, ROOT, Finding, facts, modules, reasons, report

READ: Final = ("*.py", "*.toml", "*.ftl", "*.md")
"""The files in which numbers of rulings are looked for."""


@dataclass(frozen=True)
class Catalogue:
    """What a system says of its rules: those in its list, its rulings, and its vectors with the rules they show.

    `sections` is how many rules each section of its rulebook has, by the form of their ids, and `reasons` how many
    refusals it has at least; both stand with the vectors in `tests/systems/<folder>/vectors.toml`.
    """

    system: str
    folder: Path
    rules: Mapping[str, Mapping[str, Any]]
    rulings: Mapping[str, tuple[str, ...]]
    vectors: Mapping[str, list[str]]
    sections: Mapping[str, int]
    reasons: int

    @property
    def rooms(self) -> tuple[str, ...]:
        """The rooms of its rules."""
        rules = self.folder / "rules"
        return ((rules if rules.is_dir() else self.folder).relative_to(PACKAGE).as_posix(),)

    @cached_property
    def ids(self) -> re.Pattern[str]:
        """What looks like the id of a rule of the system."""
        forms = {re.sub(r"\d+", _digits, rule.replace(".", r"\.")) for rule in self.rules}
        return re.compile(rf"\b(?:{'|'.join(sorted(forms))})\b")

    @cached_property
    def ruling_ids(self) -> re.Pattern[str]:
        """What looks like the id of a ruling of the system."""
        forms = {re.sub(r"\d+", r"\\d+", ruling) for ruling in self.rulings}
        return re.compile(rf"\b(?:{'|'.join(sorted(forms))})")

    def is_done(self, rule: str) -> bool:
        """Whether a rule is played; a ruling always is, with the rules it belongs to."""
        return rule in self.rulings or self.rules[rule]["state"] == "done"

    def played(self) -> Iterator[str]:
        """The rules that are played and not only words."""
        return (rule for rule, entry in self.rules.items() if self.is_done(rule) and not entry.get("definition"))

    def rules_in(self, text: str, ranges: bool) -> Iterator[str]:
        """The rule ids in a text; with `ranges`, those between the ends of "R1.4.2 to R1.4.18" too."""
        for match in self.ids.finditer(text):
            yield match.group()
        order = list(self.rules)
        for first, last in re.findall(rf"({self.ids.pattern}) to ({self.ids.pattern})", text) if ranges else ():
            if first in self.rules and last in self.rules:
                yield from order[order.index(first) + 1 : order.index(last)]


def _digits(number: re.Match[str]) -> str:
    """As many digits as a number has that is written with noughts before it."""
    return rf"\d{{{len(number[0])}}}" if number[0].startswith("0") else r"\d+"


@cache
def catalogue(system: str) -> Catalogue:
    """The catalogue of a system, read once."""
    folder = known.folder(system)
    listed = tomllib.loads((folder / "rules" / "rules.toml").read_text(encoding="utf-8"))["rules"]
    told = tomllib.loads((ROOT / "tests" / "systems" / folder.name / "vectors.toml").read_text(encoding="utf-8"))
    rulings = rules_of_rulings(system)
    return Catalogue(system, folder, listed, rulings, told["vectors"], told["sections"], told["reasons"])


CATALOGUES: Final = tuple(catalogue(system) for system in known.SYSTEMS)
EACH: Final = pytest.mark.parametrize("book", CATALOGUES, ids=known.SYSTEMS)
RULINGS: Final = {ruling for book in CATALOGUES for ruling in book.rulings}


@cache
def named_in_docstrings(system: str) -> dict[str, list[str]]:
    """Rule ids named in the docstrings of a system's rules, with the files.

    A class may stand for a range of rules, since it is data for all of them; a function or a module has to name
    what it does one by one.
    """
    book, found = catalogue(system), dict[str, list[str]]()
    for path in modules(*book.rooms):
        for _, text, of_class in facts(path.read_text(encoding="utf-8")).docstrings:
            for rule in book.rules_in(text, ranges=of_class):
                found.setdefault(rule, []).append(path.name)
    return found


@EACH
def test_the_list_is_complete_and_in_order(book: Catalogue) -> None:
    expected = [form.format(number) for form, many in book.sections.items() for number in range(1, many + 1)]
    assert list(book.rules) == expected


@EACH
def test_entries_are_well_formed(book: Catalogue) -> None:
    assert not [f"{rule}: {fault}" for rule, entry in book.rules.items() for fault in faults_of(entry)]


def faults_of(entry: Mapping[str, Any]) -> Iterator[str]:
    """What is wrong with the entry of a rule."""
    state = entry.get("state")
    allowed = {"en", "de", "state", "about"} | ({"definition"} if state == "done" else {"reason"})
    yield from (f"nothing in {language}" for language in ("en", "de") if not entry.get(language, "").strip())
    yield from (f"{name} does not belong there" for name in entry if name not in allowed)
    if state not in ("done", "left-out"):
        yield f"its state is {state}"
    if entry.get("definition", True) is not True:
        yield "it is no definition or one"
    if state != "done" and not entry.get("reason"):
        yield "it is left out for no reason"


def test_all_faults_of_an_entry_are_found() -> None:
    assert list(faults_of({"en": "Cover", "de": "Deckung", "state": "done", "definition": True})) == []
    assert list(faults_of({"en": " ", "state": "lost", "definition": False})) == [
        "nothing in en", "nothing in de", "definition does not belong there", "its state is lost",
        "it is no definition or one", "it is left out for no reason",
    ]  # fmt: skip


def test_no_two_systems_have_an_id_in_common() -> None:
    ids = [identity for book in CATALOGUES for identity in (*book.rules, *book.rulings, *book.vectors)]
    assert len(ids) == len(set(ids))


@EACH
def test_every_rule_named_in_the_program_exists(book: Catalogue) -> None:
    named = named_in_docstrings(book.system)
    assert len(named) > len(book.rules) // 2
    assert not {rule: files for rule, files in named.items() if rule not in book.rules}


def cited_rulings(path: Path) -> Iterator[Finding]:
    """The rulings that a file cites, by line."""
    forms = [book.ruling_ids for book in CATALOGUES if book.rulings]
    text = path.read_text(encoding="utf-8")
    for form in forms:
        line, before = 1, 0
        for match in form.finditer(text):
            line, before = line + text.count("\n", before, match.start()), match.start()
            yield Finding(path, line, match.group())


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


@EACH
def test_every_rule_that_is_played_is_named_where_it_is_played(book: Catalogue) -> None:
    named = named_in_docstrings(book.system)
    assert not [f"{rule} {book.rules[rule]['en']}" for rule in book.played() if rule not in named]


def test_every_rule_and_vector_a_test_is_marked_with_exists() -> None:
    rules = {rule for book in CATALOGUES for rule in (*book.rules, *book.rulings)}
    vectors = {vector for book in CATALOGUES for vector in book.vectors}
    assert not [
        mark for name, there in (("rule", rules), ("vector", vectors)) for mark in marks(name)
        if mark.identity not in there
    ]  # fmt: skip


@EACH
def test_the_vectors_show_rules_that_exist(book: Catalogue) -> None:
    assert book.vectors
    unknown = {
        vector: [rule for rule in rules if rule not in book.rules and rule not in book.rulings]
        for vector, rules in book.vectors.items()
    }
    assert not {vector: wrong for vector, wrong in unknown.items() if wrong or not book.vectors[vector]}


def test_no_vector_of_pb12_is_lost() -> None:
    assert len(catalogue("pb12").vectors) == 327


@EACH
def test_every_rule_that_is_played_has_a_test(book: Catalogue) -> None:
    shown = {mark.identity for mark in marks("rule")}
    for mark in marks("vector"):
        shown.update(book.vectors.get(mark.identity, ()))
    assert not [f"{rule} {book.rules[rule]['en']}" for rule in book.played() if rule not in shown]


@EACH
def test_every_reason_for_a_refusal_is_named_by_a_test(book: Catalogue) -> None:
    found = [finding for path in modules(*book.rooms) for finding in reasons(path, path.read_text(encoding="utf-8"))]
    assert len(found) >= book.reasons
    tests, scenarios = ROOT / "tests", ROOT / "scenarios"
    scripts = [*tests.rglob("*.py"), *tests.rglob("*.toml"), *scenarios.rglob("*.toml")]
    tested = "\n".join(path.read_text(encoding="utf-8") for path in scripts)
    assert not report(finding for finding in found if f'"{finding.what}"' not in tested)


@EACH
def test_every_vector_of_rules_that_are_played_is_a_test(book: Catalogue) -> None:
    computed = {mark.identity for mark in marks("vector")}
    assert not [
        f"{vector} ({', '.join(rules)})"
        for vector, rules in book.vectors.items()
        if all(book.is_done(rule) for rule in rules) and vector not in computed
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
    assert list(catalogue("pb12").rules_in("R1.4.2 to R1.4.4", ranges=True)) == ["R1.4.2", "R1.4.4", "R1.4.3"]
    assert list(catalogue("pb12").rules_in("R1.4.2 to R1.4.4", ranges=False)) == ["R1.4.2", "R1.4.4"]

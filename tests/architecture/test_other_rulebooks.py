"""The list of rules, the rules in the program and the tests agree for the rulebooks beside Pb-12's, too."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

import pytest

from pb12table.systems.known import folder
from pb12table.texts.rule_list import all_rules
from pb12table.texts.rulings import rules_of_rulings
from tests.architecture.marks import marks
from tests.architecture.scan import ROOT, modules, reasons, report
from tests.architecture.test_rule_coverage import docstrings

BOOKS: Final = {"w6": (56, 37, 67)}
"""By system how many rules, rulings and vectors there are."""
ID: Final = re.compile(r"\b[A-Z]{1,2}\d{2,3}\b")


def room(system: str) -> str:
    """The folder of a system's rules in the program."""
    return f"systems/{folder(system).name}/rules"


def vectors(system: str) -> dict[str, list[str]]:
    """The vectors of a system, each with the rules and rulings that it shows."""
    path = ROOT / "tests" / "systems" / folder(system).name / "vectors.toml"
    found: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    return dict(found["vectors"])


def named(system: str) -> set[str]:
    """What looks like an id in the docstrings of a system's rules."""
    return {identity for path in modules(room(system)) for text, _ in docstrings(path) for identity in ID.findall(text)}


@pytest.mark.parametrize("system", BOOKS)
def test_the_lists_are_complete(system: str) -> None:
    found = (len(all_rules(system)), len(rules_of_rulings(system)), len(vectors(system)))
    assert found == BOOKS[system]
    known = {*all_rules(system), *rules_of_rulings(system)}
    assert all(rule in known for rules in rules_of_rulings(system).values() for rule in rules)
    assert all(rules and set(rules) <= known for rules in vectors(system).values())


@pytest.mark.parametrize("system", BOOKS)
def test_every_rule_is_named_where_it_is_played(system: str) -> None:
    assert not [f"{rule.id} {rule.en}" for rule in all_rules(system).values() if rule.id not in named(system)]
    assert not [ruling for ruling in rules_of_rulings(system) if ruling not in named(system)]


@pytest.mark.parametrize("system", BOOKS)
def test_every_id_that_is_named_is_there(system: str) -> None:
    known = {*all_rules(system), *rules_of_rulings(system)}
    assert not named(system) - known


@pytest.mark.parametrize("system", BOOKS)
def test_every_rule_and_vector_has_a_test(system: str) -> None:
    shown = {mark.identity for mark in marks("rule")}
    computed = {mark.identity for mark in marks("vector")}
    for vector in computed & set(vectors(system)):
        shown.update(vectors(system)[vector])
    assert not set(vectors(system)) - computed
    assert not [f"{rule.id} {rule.en}" for rule in all_rules(system).values() if rule.id not in shown]


def test_a_mark_names_what_there_is() -> None:
    known = {each for system in BOOKS for each in (*all_rules(system), *rules_of_rulings(system), *vectors(system))}
    own = [mark for name in ("rule", "vector") for mark in marks(name) if mark.identity[0] not in "RV"]
    assert own
    assert not [mark for mark in own if mark.identity not in known]


@pytest.mark.parametrize("system", BOOKS)
def test_every_reason_for_a_refusal_is_named_by_a_test(system: str) -> None:
    found = [each for path in modules(room(system)) for each in reasons(path, path.read_text(encoding="utf-8"))]
    assert found
    tests = (ROOT / "tests" / "systems" / folder(system).name).rglob("*.py")
    tested = "\n".join(path.read_text(encoding="utf-8") for path in tests)
    assert not report(each for each in found if f'"{each.what}"' not in tested)

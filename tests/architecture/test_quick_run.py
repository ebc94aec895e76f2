"""No rule, law, format or screen is shown by slow tests only: `make test` runs one of each."""

import ast
from functools import cache
from typing import Final

import pytest

from pb12table.systems.pb12.files.content import CONTENT_FORMS
from tests.architecture.marks import marks, marks_in, quick
from tests.architecture.scan import modules, nodes
from tests.architecture.test_rule_coverage import CATALOGUES, EACH, Catalogue

LAWS: Final = {
    "replay", "fork", "rewind", "round trip", "refusal", "life", "silence", "ledger", "clone", "view", "amendments",
    "secrets",
}  # fmt: skip
FORMATS: Final = {
    *CONTENT_FORMS, "scenario", "force", "save", "settings", "draft", "referee script",
    "map", "plan", "picture", "sheets", "layout page", "game page", "theme",
}  # fmt: skip
"""What is read from files, and what the program writes."""

SCREEN: Final = {"handle", "update", "draw", "close"}
"""What makes a class a screen; see Screen in window/screens/base.py."""


@cache
def screens() -> frozenset[str]:
    """The classes of all screens that the program opens."""
    methods: dict[str, set[str]] = {}
    bases: dict[str, list[str]] = {}
    opened: set[str] = set()
    # Of a system only its window may have screens; an answer of its rules may be called like one.
    rooms = [path for path in modules("systems") if "window" in path.parts]
    for path in (*modules("window"), *rooms, *modules("app")):
        for node in nodes(path.read_text(encoding="utf-8")):
            match node:
                case ast.ClassDef():
                    named = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
                    bases[node.name] = [base.id for base in named if isinstance(base, ast.Name)]
                    methods[node.name] = {each.name for each in node.body if isinstance(each, ast.FunctionDef)}
                case ast.Call(func=ast.Name(id=name)):
                    opened.add(name)

    def can(name: str) -> set[str]:
        return methods.get(name, set()).union(*map(can, bases.get(name, [])))

    return frozenset(name for name in opened & methods.keys() if can(name) >= SCREEN)


@EACH
def test_every_rule_that_is_played_is_shown_in_the_quick_run(book: Catalogue) -> None:
    shown = quick("rule").union(*(book.vectors.get(vector, ()) for vector in quick("vector")))
    assert not [f"{rule} {book.rules[rule]['en']}" for rule in book.played() if rule not in shown]


def test_every_vector_is_computed_in_the_quick_run() -> None:
    vectors = {vector for book in CATALOGUES for vector in book.vectors}
    assert not sorted(vectors & _all_ids("vector") - quick("vector"))


def test_every_law_is_held_in_the_quick_run() -> None:
    assert quick("law") == _all_ids("law") == LAWS


def test_every_format_is_read_or_written_in_the_quick_run() -> None:
    assert quick("format") == _all_ids("format") == FORMATS


def test_every_screen_is_opened_in_the_quick_run() -> None:
    assert len(screens()) > 20
    assert sorted(screens() - quick("screen")) == []
    assert sorted(_all_ids("screen") - screens()) == [], "there are no such screens"


def _all_ids(name: str) -> set[str]:
    return {mark.identity for mark in marks(name)}


RULE: Final = "pytest.mark.rule('R1.1.1')"
EXAMPLES: Final = "@pytest.mark.parametrize('n', [0, pytest.param(1, marks={marks})])\n"
LISTED: Final = f"LISTED = [pytest.param(1, marks={RULE})]\n"
BY_LIST: Final = "@pytest.mark.parametrize('n', LISTED)\n"
SLOW: Final = "pytest.mark.slow"
TEST: Final = "def test_a(n): pass"


@pytest.mark.parametrize(
    ("source", "is_quick"),
    [
        (f"@{RULE}\n{TEST}", True),
        (f"@{SLOW}\n@{RULE}\n{TEST}", False),
        (f"@pytest.mark.slow_but('a')\n@{RULE}\n{TEST}", True),
        (f"pytestmark = [{SLOW}]\n@{RULE}\n{TEST}", False),
        (f"pytestmark = {RULE}\n{TEST}", True),
        (EXAMPLES.format(marks=RULE) + TEST, True),
        (EXAMPLES.format(marks=f"[{RULE}, {SLOW}]") + TEST, False),
        (EXAMPLES.format(marks=SLOW) + f"@{RULE}\n{TEST}", True),
        (LISTED + BY_LIST + TEST, True),
        (f"{LISTED}@{SLOW}\n{BY_LIST}{TEST}", False),
    ],
)
def test_a_mark_counts_where_a_quick_test_has_it(source: str, is_quick: bool) -> None:
    assert [(identity, found) for name, identity, found in marks_in(source) if name == "rule"] == [("R1.1.1", is_quick)]

"""Docstrings of functions and methods begin with a verb; those of properties never with a question."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.architecture.scan import PACKAGE, facts

VERBS: Final = frozenset(Path(__file__).with_name("verbs.txt").read_text(encoding="utf-8").split())
QUESTIONS: Final = frozenset(("What", "Whether", "How", "Where", "Who", "Whom", "Whose", "Which", "Why", "When"))


def begun_otherwise(source: str) -> Iterator[str]:
    """Yield the names of functions and methods whose docstrings do not begin with a verb, with how they begin."""
    for function in facts(source).functions:
        found = re.match(r"[\w-]*", function.docstring)
        word = found.group() if found else ""
        if word not in VERBS and (not function.is_property or word in QUESTIONS):
            yield f"{function.name}: {function.docstring.splitlines()[0]}"


def test_docstrings_begin_with_verbs() -> None:
    found = {
        f"{path.relative_to(PACKAGE)}: {each}"
        for path in sorted(PACKAGE.rglob("*.py"))
        for each in begun_otherwise(path.read_text(encoding="utf-8"))
    }
    assert not found


@pytest.mark.parametrize(
    ("source", "is_found"),
    [
        ('def f():\n    """Return it."""', False),
        ('async def f():\n    """What it is."""', True),
        ('class C:\n    def f(self):\n        """A thing that is."""', True),
        ('class C:\n    @property\n    def f(self):\n        """The thing that is."""', False),
        ('class C:\n    @cached_property\n    def f(self):\n        """Whether it is."""', True),
        ("def f():\n    pass", False),
    ],
)
def test_what_begins_otherwise_is_found(source: str, is_found: bool) -> None:
    assert bool([*begun_otherwise(source)]) is is_found


def test_the_list_of_verbs_has_no_word_that_nobody_uses() -> None:
    used = {
        function.docstring.split(maxsplit=1)[0].rstrip(",:;.")
        for path in PACKAGE.rglob("*.py")
        for function in facts(path.read_text(encoding="utf-8")).functions
    }
    assert used >= VERBS

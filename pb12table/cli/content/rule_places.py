"""Where rules and rulings stand: the functions whose docstrings name them, and the tests that are marked with them."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pb12table
from pb12table.systems import known
from pb12table.texts.rule_list import all_ids, is_rule, system_of
from pb12table.texts.rulings import CITED, system_of_ruling

PACKAGE = Path(pb12table.__file__).resolve().parent
TESTS = PACKAGE.parent / "tests"
RANGE = re.compile(rf"({CITED.pattern}) to ({CITED.pattern})")
VECTORS = "systems/*/vectors.toml"
"""The lists of vectors, which say for which rules each is."""
MARKS = ("rule", "vector")

_Named = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass(frozen=True)
class Places:
    """By id: `code` as module:function, `tests` as file::test; `tests` is None where no tests are installed."""

    code: Mapping[str, tuple[str, ...]]
    tests: Mapping[str, tuple[str, ...]] | None


@cache
def places(tests: Path = TESTS) -> Places:
    """Where each stands in the program and in a folder of tests, which are read once while the program runs."""
    return Places(_in_code(), _in_tests(tests) if any(tests.glob(VECTORS)) else None)


# -- code -------------------------------------------------------------------------------------------------------


def _in_code() -> dict[str, tuple[str, ...]]:
    found: dict[str, dict[str, None]] = {}
    for system in known.SYSTEMS:
        folder = known.folder(system)
        rules = folder / "rules"
        for path in sorted((rules if rules.is_dir() else folder).rglob("*.py")):
            root = PACKAGE if path.is_relative_to(PACKAGE) else folder.parent
            module = ".".join(path.relative_to(root).with_suffix("").parts)
            for name, text, of_class in _docstrings(path):
                for rule in _rules_in(text, ranges=of_class):
                    found.setdefault(rule, {})[f"{module}:{name}" if name else module] = None
    return {rule: tuple(where) for rule, where in found.items()}


def _docstrings(path: Path) -> Iterator[tuple[str, str, bool]]:
    """Each docstring of a module with the dotted name of what it belongs to, and whether that is a class."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    yield from _inside(tree, "")


def _inside(node: ast.Module | _Named, name: str) -> Iterator[tuple[str, str, bool]]:
    before = ""
    for number, statement in enumerate(node.body):
        match statement:
            case ast.Expr(value=ast.Constant(value=str(text))):
                # A text after an assignment is the docstring of what was assigned.
                yield before if number else name, text, isinstance(node, ast.ClassDef) and not number
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                yield from _inside(statement, f"{name}.{statement.name}" if name else statement.name)
        before = f"{name}.{assigned}" if name and (assigned := _assigned(statement)) else _assigned(statement) or name


def _assigned(statement: ast.stmt) -> str:
    match statement:
        case ast.Assign(targets=[ast.Name(id=target)]) | ast.AnnAssign(target=ast.Name(id=target)):
            return target
    return ""


def _rules_in(text: str, *, ranges: bool) -> Iterator[str]:
    """The ids in a docstring; that of a class may name the ends of a range of rules, any the ends of one of rulings."""
    yield from (match.group() for match in CITED.finditer(text) if is_rule(match.group()))
    for first, last in RANGE.findall(text):
        if is_rule(first) and is_rule(last) and (ranges or system_of_ruling(first) is not None):
            yield from _between(first, last)


def _between(first: str, last: str) -> tuple[str, ...]:
    """The rules, or rulings, between two of a system."""
    ids = all_ids(system_of(first) or known.UNNAMED)
    return ids[ids.index(first) + 1 : ids.index(last)] if last in ids else ()


# -- tests ------------------------------------------------------------------------------------------------------


def _in_tests(folder: Path) -> dict[str, tuple[str, ...]]:
    """The tests of each rule: marked with it or with a vector that shows it, and referee scripts that show it."""
    vectors = {
        vector: rules
        for path in sorted(folder.glob(VECTORS))
        for vector, rules in tomllib.loads(path.read_text(encoding="utf-8"))["vectors"].items()
    }
    found: dict[str, dict[str, None]] = {}

    def note(identity: str, where: str) -> None:
        for rule in vectors.get(identity, (identity,)):
            found.setdefault(rule, {})[where] = None

    for path in sorted(folder.rglob("test_*.py")):
        place = path.relative_to(folder.parent).as_posix()
        for identity, test in _marked(path):
            note(identity, f"{place}::{test}" if test else place)
    for path in sorted(folder.glob("systems/*/referee/scripts/*.toml")):
        for identity in tomllib.loads(path.read_text(encoding="utf-8")).get("shows", ()):
            note(identity, path.relative_to(folder.parent).as_posix())
    return {rule: tuple(where) for rule, where in found.items()}


def _marked(path: Path) -> Iterator[tuple[str, str]]:
    """The ids a test file is marked with, each with the test; "" for a mark outside of a test."""
    source = path.read_text(encoding="utf-8")
    if not any(f".mark.{name}" in source for name in MARKS):
        return
    tree = ast.parse(source)
    marks = {id(node): node for node in ast.walk(tree) if isinstance(node, ast.Call) and _is_mark(node)}
    for test in ast.walk(tree):
        if isinstance(test, ast.FunctionDef):
            for node in (node for decorator in test.decorator_list for node in ast.walk(decorator)):
                if (mark := marks.pop(id(node), None)) is not None:
                    yield from ((identity, test.name) for identity in _ids(mark))
    for mark in marks.values():
        yield from ((identity, "") for identity in _ids(mark))


def _is_mark(call: ast.Call) -> bool:
    match call.func:
        case ast.Attribute(attr=name, value=ast.Attribute(attr="mark")):
            return name in MARKS
    return False


def _ids(mark: ast.Call) -> list[str]:
    return [
        argument.value
        for argument in mark.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]

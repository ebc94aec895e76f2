"""What tests say they show: the marks on them, and whether they are part of the quick run."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from tests.architecture.scan import ROOT

SLOW: Final = "slow"


@dataclass(frozen=True, slots=True)
class Mark:
    """One id that a test is marked with, the file, and whether `make test` runs the test."""

    identity: str
    file: str
    quick: bool


@cache
def marks(name: str) -> tuple[Mark, ...]:
    """Every mark of a name, such as `rule`, on all tests."""
    return tuple(mark for found, mark in _all_marks() if found == name)


def quick(name: str) -> set[str]:
    """The ids of a mark that a test of the quick run has."""
    return {mark.identity for mark in marks(name) if mark.quick}


@cache
def _all_marks() -> tuple[tuple[str, Mark], ...]:
    """Read once: it takes seconds."""
    return tuple(
        (name, Mark(identity, path.name, is_quick))
        for path in sorted((ROOT / "tests").rglob("*.py"))
        for name, identity, is_quick in marks_in(path.read_text(encoding="utf-8"))
    )


def marks_in(source: str) -> Iterator[tuple[str, str, bool]]:
    """Name and id of each mark in a file of tests, and whether a quick test has it.

    An example of a test can have marks of its own; lists of examples may stand outside of the tests that use them.
    """
    if ".mark." not in source:
        return
    module = ast.parse(source)
    tests = [node for node in module.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    whole = _is_slow(statement for statement in module.body if _assigns(statement) == {"pytestmark"})
    quick_tests = [] if whole else [test for test in tests if not _is_slow(map(_without_examples, test.decorator_list))]
    used = {
        node.id for test in quick_tests for each in test.decorator_list for node in ast.walk(each)
        if isinstance(node, ast.Name)
    }  # fmt: skip
    for statement in module.body:
        if statement in tests:
            assert isinstance(statement, ast.FunctionDef)
            for decorator in statement.decorator_list:
                yield from _inside(decorator, statement in quick_tests)
        else:
            names = _assigns(statement)
            yield from _inside(statement, not whole and (names <= {"pytestmark"} or bool(names & used)))


def _inside(node: ast.AST, is_quick: bool) -> Iterator[tuple[str, str, bool]]:
    """The marks within a decorator or a statement; of a slow example none is quick."""
    if _is_example(node) and _is_slow([node]):
        is_quick = False
    match node:
        case ast.Call(func=ast.Attribute(attr=name, value=ast.Attribute(attr="mark"))):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield name, argument.value, is_quick
    for child in ast.iter_child_nodes(node):
        yield from _inside(child, is_quick)


def _is_slow(nodes: Iterator[ast.AST] | list[ast.AST]) -> bool:
    return any(
        isinstance(inner, ast.Attribute)
        and inner.attr == SLOW
        and isinstance(inner.value, ast.Attribute)
        and inner.value.attr == "mark"
        for node in nodes
        for inner in ast.walk(node)
    )


def _without_examples(decorator: ast.expr) -> ast.AST:
    """A decorator of a test; the marks of single examples say nothing of the test."""
    match decorator:
        case ast.Call(func=ast.Attribute(attr="parametrize")):
            return decorator.func
    return decorator


def _is_example(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "param"


def _assigns(statement: ast.stmt) -> set[str]:
    """The names to which a statement assigns."""
    match statement:
        case ast.Assign(targets=targets):
            return {target.id for target in targets if isinstance(target, ast.Name)}
        case ast.AnnAssign(target=ast.Name(id=name)):
            return {name}
    return set()

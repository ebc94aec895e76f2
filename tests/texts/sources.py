"""Reads the program's source and names every word in it that people must be able to read."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from tests.architecture.scan import PACKAGE, ROOT, nodes

__all__ = ["PACKAGE", "ROOT", "Word", "calls", "modules", "refusal_details", "text_keys", "words"]

# The position and the name of the argument that holds the word, for each function that takes one.
WORD_ARGUMENTS: Final = {
    "Refusal": (1, "reason"),
    "Modifier": (1, "label"),
    "die": (2, "purpose"),
    "roll": (2, "purpose"),
    "thrown": (2, "purpose"),
    "rolled": (3, "purpose"),
    "check": (2, "kind"),
    "end_game": (1, "reason"),
    "FileProblem": (2, "key"),
}
TEXT_CALLS: Final = frozenset({"texts", "_texts", "Wording"})
TEXT_METHODS: Final = frozenset({"has", "either"})


@dataclass(frozen=True, slots=True)
class Word:
    """A word that the source hands on: where, what calls for it, the word, or the expression if it is no constant."""

    place: str
    function: str
    word: str | None
    expression: str

    @property
    def site(self) -> tuple[str, str]:
        """The file and the expression, by which the tests know the few words that are put together."""
        return self.place.split(":")[0], self.expression


def modules(*rooms: str) -> Iterator[Path]:
    """The Python files of some rooms of the package, of all when none is named."""
    for folder in [PACKAGE / room for room in rooms] or [PACKAGE]:
        yield from sorted(folder.rglob("*.py"))


def words(function: str, *rooms: str) -> Iterator[Word]:
    """Every word given to calls of a function; a choice between two constants counts as both."""
    position, name = WORD_ARGUMENTS[function]
    for path in modules(*rooms):
        for call in calls(path):
            if _name(call) != function:
                continue
            given = _argument(call, position, name)
            place = f"{path.relative_to(PACKAGE)}:{call.lineno}"
            if given is None:
                # A starred argument before the word, or a call of another function of that name.
                yield Word(place, function, None, ast.unparse(call))
                continue
            constants = list(_constants(given))
            if not constants:
                yield Word(place, function, None, ast.unparse(given))
            for constant in constants:
                yield Word(place, function, constant, ast.unparse(given))


def text_keys() -> Iterator[tuple[str, str, bool]]:
    """Every key asked of a `Texts`: its place, the key or the beginning of it, and whether it is whole."""
    for path in modules():
        for call in calls(path):
            if not _asks_for_text(call) or not call.args:
                continue
            place = f"{path.relative_to(PACKAGE)}:{call.lineno}"
            first = call.args[0]
            for constant in _constants(first):
                if constant or _name(call) != "Wording":  # one without a key is a name alone
                    yield place, constant, True
            if isinstance(first, ast.JoinedStr) and isinstance(first.values[0], ast.Constant):
                yield place, str(first.values[0].value), False


def refusal_details() -> Iterator[tuple[str, str, frozenset[str]]]:
    """The names of the details of each refusal that writes them out: place, reason, names."""
    for path in modules():
        for call in calls(path):
            if _name(call) != "Refusal" or len(call.args) < 2:
                continue
            details = _argument(call, 2, "details")
            names = frozenset[str]()
            if isinstance(details, ast.Tuple):
                pairs = [pair for pair in details.elts if isinstance(pair, ast.Tuple)]
                names = frozenset(word for pair in pairs for word in _constants(pair.elts[0]))
            elif details is not None:
                continue
            for reason in _constants(call.args[1]):
                yield f"{path.relative_to(PACKAGE)}:{call.lineno}", reason, names


@cache
def calls(path: Path) -> tuple[ast.Call, ...]:
    """The calls that hand on words or ask for texts; all others are forgotten with the tree of their module."""
    found = (node for node in nodes(path.read_text(encoding="utf-8")) if isinstance(node, ast.Call))
    return tuple(call for call in found if _name(call) in WORD_ARGUMENTS or _asks_for_text(call))


def _name(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _asks_for_text(call: ast.Call) -> bool:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name) if name in TEXT_CALLS:
            return True
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in TEXT_CALLS:
            return True  # texts()("key")
        case ast.Attribute(attr=method, value=ast.Name(id=name) | ast.Attribute(attr=name)):
            return name in TEXT_CALLS and method in TEXT_METHODS
    return False


def _argument(call: ast.Call, position: int, name: str) -> ast.expr | None:
    before = call.args[: position + 1]
    if len(before) > position and not any(isinstance(argument, ast.Starred) for argument in before):
        return before[position]
    return next((keyword.value for keyword in call.keywords if keyword.arg == name), None)


def _constants(expression: ast.expr) -> Iterator[str]:
    if isinstance(expression, ast.Constant) and isinstance(expression.value, str):
        yield expression.value
    elif isinstance(expression, ast.IfExp):
        yield from _constants(expression.body)
        yield from _constants(expression.orelse)

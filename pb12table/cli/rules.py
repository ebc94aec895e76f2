"""`pb12table rules`: every rule and ruling: what it says, whether it is played, and where code and tests have it."""

from __future__ import annotations

import ast
import re
import shutil
import sys
import textwrap
import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import typer

import pb12table
from pb12table.console.output import json_option, show_json, show_table, system_option, texts
from pb12table.systems import known
from pb12table.systems.known import UNNAMED
from pb12table.texts.rule_list import (
    CITED,
    RuleEntry,
    Ruling,
    all_ids,
    all_rules,
    check_texts,
    found_rules,
    is_rule,
    left_out_line,
    rule_name,
    rules_of_rulings,
    ruling_of,
    rulings_of_rules,
    rulings_page,
    system_of,
    system_of_ruling,
    text_of,
    told_rule,
)

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
    """Return where each appears in the program and in a folder of tests, which are read once while the program runs."""
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
    """Yield each docstring of a module with the dotted name of what it belongs to, and whether that is a class."""
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
    """Yield the ids in a docstring; a class's may name the ends of a range of rules, any the ends of one of rulings."""
    yield from (match.group() for match in CITED.finditer(text) if is_rule(match.group()))
    for first, last in RANGE.findall(text):
        if is_rule(first) and is_rule(last) and (ranges or system_of_ruling(first) is not None):
            yield from _between(first, last)


def _between(first: str, last: str) -> tuple[str, ...]:
    """Return the rules, or rulings, between two of a system."""
    ids = all_ids(system_of(first) or known.UNNAMED)
    return ids[ids.index(first) + 1 : ids.index(last)] if last in ids else ()


# -- tests ------------------------------------------------------------------------------------------------------


def _in_tests(folder: Path) -> dict[str, tuple[str, ...]]:
    """Return the tests of each rule: marked with it or with a vector that shows it, and referee scripts showing it."""
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
    """Yield the ids a test file is marked with, each with the test; "" for a mark outside of a test."""
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


DONE = "done"
LEFT_OUT = "left-out"
SHOWN_PLACES = 2
"""So many places of a rule are named in the table, and files of tests instead of tests; the JSON has all."""
WIDEST = 100
"""Paragraphs are no wider, in letters."""
INDENT = "  "
EXAMPLE = 11
"""The number of the ruling that is named as an example."""


def register_rules(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("rules", help=texts()("cli-rules-help"))(rules)


def rules(
    ids: Annotated[
        list[str] | None, typer.Argument(help=texts()("cli-rules-ids-help"), metavar="ID", show_default=False)
    ] = None,
    as_json: Annotated[bool, json_option()] = False,
    system: Annotated[str, system_option()] = UNNAMED,
    find: Annotated[str, typer.Option("--find", help=texts()("cli-rules-find-help"), metavar="WORDS")] = "",
    markdown: Annotated[bool, typer.Option("--markdown", help=texts()("cli-rules-markdown-help"))] = False,
) -> None:
    """Show some rules and rulings, or list all: the rules in the order of the rulebook, then the rulings."""
    check_texts(system)
    if markdown:
        if ids or as_json or find:
            raise typer.BadParameter(texts()("cli-rules-markdown-alone"))
        sys.stdout.write(rulings_page(texts(), system))
        return
    wanted = list(dict.fromkeys(_known(typed, system) for typed in ids or ()))
    if find:
        hits = found_rules(texts(), system, find)
        if not hits:
            raise typer.BadParameter(texts()("cli-rules-nothing-found", words=find))
        wanted = list(dict.fromkeys((*wanted, *hits)))
    found = places()
    if as_json:
        show_json([_plain(identity, found) for identity in wanted or all_ids(system)])
    elif wanted:
        sys.stdout.write("\n".join("".join(f"{line}\n" for line in _told(identity, found)) for identity in wanted))
    else:
        _list_all(system, found)


def _known(typed: str, system: str) -> str:
    """Return the id that was typed, also in lower case and without leading zeros; raises typer.BadParameter."""
    identity, ids = typed.strip().upper(), all_ids(system)
    if is_rule(identity):
        return identity
    for known_id in ids:
        if _without_zeros(known_id) == _without_zeros(identity):
            return known_id
    rules, rulings = tuple(all_rules(system)), tuple(rules_of_rulings(system))
    told = texts()(
        "cli-rules-no-such",
        found=typed,
        first=rules[0] if rules else "none",
        last=rules[-1] if rules else "",
        ruling=rulings[0] if rulings else "none",
        newest=rulings[-1] if rulings else "",
    )
    raise typer.BadParameter(told)


def _without_zeros(identity: str) -> str:
    return re.sub(r"(?<![\d.])0+(?=\d)", "", identity)


# -- as data ----------------------------------------------------------------------------------------------------


def _plain(identity: str, found: Places) -> dict[str, Any]:
    """Return a rule or a ruling as JSON-ready data; `tests` is null if no tests are installed."""
    where = {
        "code": list(found.code.get(identity, ())),
        "tests": None if found.tests is None else list(found.tests.get(identity, ())),
    }
    entry, ruling = all_rules().get(identity), ruling_of(texts(), identity)
    if entry is not None:
        return plain_rule(entry) | where
    assert ruling is not None, "it is known"
    return plain_ruling(ruling) | where


def plain_rule(entry: RuleEntry) -> dict[str, Any]:
    """Return a rule as JSON-ready data, without its places."""
    return {
        "id": entry.id,
        "name": entry.en,
        "name_de": entry.de,
        "state": DONE if entry.done else LEFT_OUT,
        "definition": entry.definition,
        "reason": left_out_line(texts(), entry),
        "text": text_of(texts(), entry.system, entry.id),
        "rulings": list(rulings_of_rules().get(entry.id, ())),
    }


def plain_ruling(ruling: Ruling) -> dict[str, Any]:
    """Return a ruling as JSON-ready data in the language of the run, without its places."""
    return {
        "id": ruling.id,
        "question": ruling.question,
        "ruling": "\n\n".join(ruling.ruling),
        "reason": ruling.reason,
        "rules": list(ruling.rules),
    }


# -- for people -------------------------------------------------------------------------------------------------


def _list_all(system: str, found: Places) -> None:
    say, entries = texts(), tuple(all_rules(system).values())
    if entries:
        columns = ("id", "name", "name-de", "state", "code", "tests")
        show_table([say(f"cli-rules-column-{key}") for key in columns], (_row(entry, found) for entry in entries))
        done = sum(entry.done for entry in entries)
        sys.stdout.write("\n" + say("cli-rules-sum", done=done, all=len(entries)) + "\n")
    else:
        sys.stdout.write(say("cli-rules-none", system=system) + "\n")
    if found.tests is None:
        sys.stdout.write(say("cli-rules-no-tests") + "\n")
    rulings = tuple(rules_of_rulings(system))
    if rulings:
        example = rulings[min(len(rulings) - 1, EXAMPLE)]
        sys.stdout.write("\n" + say("cli-rules-rulings", number=len(rulings), example=example) + "\n\n")
        headings = [say("cli-rules-column-ruling"), say("cli-rules-column-question")]
        show_table(headings, ([identity, rule_name(say, identity)] for identity in rulings))


def _row(entry: RuleEntry, found: Places) -> list[str]:
    say = texts()
    state = say("cli-rules-done") if entry.done else left_out_line(say, entry)
    if entry.definition:
        state = say("cli-rules-definition")
    tests = None if found.tests is None else found.tests.get(entry.id, ())
    code = found.code.get(entry.id, ())
    return [entry.id, entry.en, entry.de, state, _shortened(code), _shortened(_files(tests or ()))]


def _told(identity: str, found: Places) -> Iterator[str]:
    """Yield a rule or a ruling in lines: what it says, what belongs to it, and where it appears."""
    say, told = texts(), told_rule(texts(), identity)
    yield from _wrapped(f"{identity} · {told.name}", "")
    for paragraph in filter(None, (told.under, *told.paragraphs, *told.notes)):
        yield from ("", *_wrapped(paragraph))
    for heading, others in told.others:
        yield from _listed(heading, [f"{other}  {rule_name(say, other)}" for other in others])
    yield from _listed(say("cli-rules-in-code"), found.code.get(identity, ()))
    if found.tests is None:
        yield from ("", f"{INDENT}{say('cli-rules-no-tests')}")
    else:
        yield from _listed(say("cli-rules-in-tests"), found.tests.get(identity, ()))


def _listed(heading: str, lines: Collection[str]) -> Iterator[str]:
    """Yield a heading and the lines under it, nothing if there are none; places are not separated."""
    if lines:
        yield from ("", f"{INDENT}{heading}:", *(f"{INDENT * 2}{line}" for line in lines))


def _wrapped(text: str, indent: str = INDENT) -> list[str]:
    width = min(shutil.get_terminal_size((WIDEST, 0)).columns, WIDEST)
    return textwrap.wrap(text, max(width, 2 * len(INDENT) + 20), initial_indent=indent, subsequent_indent=indent)


def _shortened(where: Iterable[str]) -> str:
    """Return the first places, and the number of further ones."""
    listed = list(where)
    more = len(listed) - SHOWN_PLACES
    return ", ".join([*listed[:SHOWN_PLACES], f"+{more}"] if more > 0 else listed)


def _files(tests: Iterable[str]) -> Iterable[str]:
    """Return the names of the files that tests are in, each once."""
    return dict.fromkeys(test.partition("::")[0].rsplit("/", 1)[-1] for test in tests)

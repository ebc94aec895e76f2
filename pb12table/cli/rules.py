"""`pb12table rules`: every rule of the rulebook, whether it is played, where, and by which tests it is shown."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Annotated, Any

import typer

from pb12table.cli.output import json_option, show_json, show_table, texts
from pb12table.cli.rule_places import Places, places
from pb12table.texts.rule_list import RuleEntry, all_rules, left_out_line

DONE = "done"
LEFT_OUT = "left-out"
SHOWN_PLACES = 2
"""So many places of a rule are named in the table, and files of tests instead of tests; the JSON has all."""


def register(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("rules", help=texts()("cli-rules-help"))(rules)


def rules(as_json: Annotated[bool, json_option()] = False) -> None:
    """List all rules in the order of the rulebook."""
    found = places()
    entries = tuple(all_rules().values())
    if as_json:
        show_json([plain_rule(entry, found) for entry in entries])
        return
    say = texts()
    columns = ("id", "name", "name-de", "state", "code", "tests")
    show_table([say(f"cli-rules-column-{key}") for key in columns], (_row(entry, found) for entry in entries))
    done = sum(entry.done for entry in entries)
    sys.stdout.write("\n" + say("cli-rules-sum", done=done, all=len(entries)) + "\n")
    if found.tests is None:
        sys.stdout.write(say("cli-rules-no-tests") + "\n")


def plain_rule(entry: RuleEntry, found: Places) -> dict[str, Any]:
    """A rule as JSON-ready data; `tests` is null where no tests are installed."""
    return {
        "id": entry.id,
        "name": entry.en,
        "name_de": entry.de,
        "state": DONE if entry.done else LEFT_OUT,
        "definition": entry.definition,
        "reason": left_out_line(texts(), entry),
        "code": list(found.code.get(entry.id, ())),
        "tests": None if found.tests is None else list(found.tests.get(entry.id, ())),
    }


def _row(entry: RuleEntry, found: Places) -> list[str]:
    say = texts()
    state = say("cli-rules-done") if entry.done else left_out_line(say, entry)
    if entry.definition:
        state = say("cli-rules-definition")
    tests = None if found.tests is None else found.tests.get(entry.id, ())
    code = found.code.get(entry.id, ())
    return [entry.id, entry.en, entry.de, state, _shortened(code), _shortened(_files(tests or ()))]


def _shortened(where: Iterable[str]) -> str:
    """The first places, and how many more there are."""
    listed = list(where)
    more = len(listed) - SHOWN_PLACES
    return ", ".join([*listed[:SHOWN_PLACES], f"+{more}"] if more > 0 else listed)


def _files(tests: Iterable[str]) -> Iterable[str]:
    """The names of the files that tests are in, each once."""
    return dict.fromkeys(test.partition("::")[0].rsplit("/", 1)[-1] for test in tests)

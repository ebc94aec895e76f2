"""`pb12table rules`: every rule and ruling: what it says, whether it is played, where, and which tests show it."""

from __future__ import annotations

import re
import shutil
import sys
import textwrap
from collections.abc import Collection, Iterable, Iterator
from typing import Annotated, Any

import typer

from pb12table.cli.content.rule_places import Places, places
from pb12table.console.output import json_option, show_json, show_table, system_option, texts
from pb12table.systems.known import UNNAMED
from pb12table.texts.rule_list import (
    RuleEntry,
    all_ids,
    all_rules,
    check_texts,
    found_rules,
    is_rule,
    left_out_line,
    rule_name,
    told_rule,
)
from pb12table.texts.rule_texts import text_of
from pb12table.texts.rulings import Ruling, rules_of_rulings, ruling_of, rulings_of_rules
from pb12table.texts.rulings_page import rulings_page

DONE = "done"
LEFT_OUT = "left-out"
SHOWN_PLACES = 2
"""So many places of a rule are named in the table, and files of tests instead of tests; the JSON has all."""
WIDEST = 100
"""Paragraphs are no wider, in letters."""
INDENT = "  "
EXAMPLE = 11
"""The number of the ruling that is named as an example."""


def register(app: typer.Typer) -> None:
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
    """The id that was typed, in small letters and without leading zeros, too; raises typer.BadParameter."""
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
    """A rule or a ruling as JSON-ready data; `tests` is null where no tests are installed."""
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
    """A rule as JSON-ready data, without its places."""
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
    """A ruling as JSON-ready data in the language of the run, without its places."""
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
    """A rule or a ruling in lines: what it says, what belongs to it, and where it stands."""
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
    """A heading and the lines under it, nothing where there are none; places are not parted."""
    if lines:
        yield from ("", f"{INDENT}{heading}:", *(f"{INDENT * 2}{line}" for line in lines))


def _wrapped(text: str, indent: str = INDENT) -> list[str]:
    width = min(shutil.get_terminal_size((WIDEST, 0)).columns, WIDEST)
    return textwrap.wrap(text, max(width, 2 * len(INDENT) + 20), initial_indent=indent, subsequent_indent=indent)


def _shortened(where: Iterable[str]) -> str:
    """The first places, and how many more there are."""
    listed = list(where)
    more = len(listed) - SHOWN_PLACES
    return ", ".join([*listed[:SHOWN_PLACES], f"+{more}"] if more > 0 else listed)


def _files(tests: Iterable[str]) -> Iterable[str]:
    """The names of the files that tests are in, each once."""
    return dict.fromkeys(test.partition("::")[0].rsplit("/", 1)[-1] for test in tests)

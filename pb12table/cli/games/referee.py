"""`pb12table referee`: play a written position with written dice and answers, and say whether what is expected came."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from pb12table.console.output import json_option, show_json, texts
from pb12table.kernel.log import Event
from pb12table.referee.looks import plain_event
from pb12table.referee.report import CaseReport, Failure, Report
from pb12table.referee.running import judge
from pb12table.referee.script import load_script
from pb12table.systems.known import referee as face_of
from pb12table.texts.describe import check_lines, dice_name, event_line, refusal_line
from pb12table.texts.names import name_of

FAILED = 1


def register(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("referee", help=texts()("referee-help"))(referee)


def referee(
    script: Annotated[Path, typer.Argument(metavar="SCRIPT", help=texts()("cli-referee-script-help"))],
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Play a referee script.  Exit code 1 when an expectation does not hold, 2 when it cannot be read."""
    report = judge(load_script(script))
    if as_json:
        show_json(plain_report(report))
    else:
        sys.stdout.write("".join(f"{line}\n" for line in _lines(report)))
    if not report.ok:
        raise typer.Exit(FAILED)


def plain_report(report: Report) -> dict[str, Any]:
    """A report as JSON-ready data; `events` and `state` are all events, and the state after the last case."""
    cases = [_plain_case(report.script.system, case) for case in report.cases]
    return {
        "ok": report.ok,
        "title": report.script.title.in_language(texts().language),
        "shows": list(report.script.shows),
        "failures": [failure for case in cases for failure in case["failures"]],
        "events": [event for case in cases for event in case["events"]],
        "state": cases[-1]["state"],
        "cases": cases,
    }


def _plain_case(system: str, case: CaseReport) -> dict[str, Any]:
    face = face_of(system)
    return {
        "name": case.name,
        "ok": case.ok,
        "failures": [
            {
                "case": case.name,
                "place": failure.place,
                "line": failure.line,
                "key": failure.key,
                "rule": "" if failure.refusal is None else failure.refusal.rule,
                "told": failure_line(_setup_of(case), failure),
            }
            for failure in case.failures
        ],
        "events": [plain_event(event) for event in case.events],
        "state": None if case.state is None or face is None else face.plain_state(case.state),
    }


def _setup_of(case: CaseReport) -> Any:
    return None if case.state is None else case.state.setup


def failure_line(setup: Any, failure: Failure) -> str:
    """One sentence on an expectation that did not hold."""
    say = texts()
    details = dict(failure.details)
    if "purpose" in details:
        details["purpose"] = dice_name(say, str(details["purpose"]))
    for name in ("subject", "figure", "player"):
        if name in details and setup is not None:
            details[name] = name_of(say, setup, str(details[name]))
    if failure.problem is not None:
        details["reason"] = say(failure.problem.key, **failure.problem.details)
    if failure.refusal is not None and setup is not None:
        details["reason"] = refusal_line(say, setup, failure.refusal)
    return say(failure.key, **details)


def _event_lines(setup: Any, events: Sequence[Event]) -> list[str]:
    """What happened, with the sum behind every number."""
    lines: list[str] = []
    for event in events:
        lines.append(f"  {event_line(texts(), setup, event)}")
        lines += [f"      {line}" for line in check_lines(texts(), setup, event)]
    return lines


def _lines(report: Report) -> list[str]:
    """What happened in each game, and what did not happen as expected."""
    say = texts()
    lines = [report.script.title.in_language(say.language)]
    if report.script.shows:
        lines.append(say("referee-shows", ids=", ".join(report.script.shows)))
    for case in report.cases:
        setup = _setup_of(case)
        lines += ["", say("referee-case", name=case.name)] if len(report.cases) > 1 else [""]
        if case.state is not None:
            lines += _event_lines(case.state.setup, case.events)
        for failure in case.failures:
            where = say("referee-failure", place=failure.place, what=failure_line(setup, failure))
            lines += [where, f"    {failure.line}"] if failure.line else [where]
    failed = sum(len(case.failures) for case in report.cases)
    return [*lines, "", say("referee-failed", number=failed) if failed else say("referee-holds")]

"""`pb12table log`, `review`, `replay`, `sequel` and `referee`: what a saved game says and leads to, what decided it,
and written positions that are played.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from math import isfinite
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import Progress

import pb12table
from pb12table.analysis.played.judging import LEVELS, NoValue
from pb12table.analysis.played.review import WORKERS, Keeping, Reviewed, gone_through, pieces_of, review_of, reviewed
from pb12table.bots.play import USUAL, usual_bot
from pb12table.bots.reasons import Why, asked_again, knows_as_much, may_be_told
from pb12table.console.output import (
    check_page,
    complain,
    do_gain,
    json_option,
    kernels_beside_games,
    show_json,
    show_table,
    texts,
)
from pb12table.console.positions import cluster_option, counted, crew_at_work, workers_option
from pb12table.files.places import SAVE_ENDING, saves_folder, write_file
from pb12table.files.problems import FileProblem
from pb12table.files.reading import read_text, toml_document
from pb12table.files.saves.loading import RULES_CHANGED, LoadedSave, load_save
from pb12table.files.saves.resuming import as_far_as_it_goes, lacks_bots, resume
from pb12table.files.scenario import find_scenario
from pb12table.files.writing import scenario_text
from pb12table.forces.sequels import ended, scenario_after
from pb12table.forces.sequels import sequel as sequel_of
from pb12table.kernel.dice import TypedDice
from pb12table.kernel.game import Event
from pb12table.kernel.session import Session
from pb12table.referee.running import CaseReport, Failure, Report, judge
from pb12table.referee.script import load_script, plain_event
from pb12table.report.own_games import keep_summary, kept_summaries, own_lines, own_of, people_in, plain_own
from pb12table.report.review_page import (
    ReviewTold,
    account_headings,
    account_row,
    numbers,
    result_line,
    text_of,
    told_review,
)
from pb12table.skirmish.faces.system import reader
from pb12table.systems.known import content as content_face
from pb12table.systems.known import referee as face_of
from pb12table.systems.known import system
from pb12table.texts.describe import check_lines, dice_name, event_line, problem_line, refusal_line, shown_file
from pb12table.texts.log_rows import log_text
from pb12table.texts.names import name_of, player_name, system_name
from pb12table.texts.reasons import why_lines

FAILED = 1
CARRIED = ("fate_points", "consequences", "used_points", "hit_points", "items")
"""What is told of figures in a scenario that follows on a game, as far as its rule system knows it."""


def register_referee(app: typer.Typer) -> None:
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
    """Return a report as JSON-ready data; `events` and `state` are all events, and the state after the last case."""
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
    """Return a sentence about an expectation that did not hold."""
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
    """Return what happened, with the sum behind every number."""
    lines: list[str] = []
    for event in events:
        lines.append(f"  {event_line(texts(), setup, event)}")
        lines += [f"      {line}" for line in check_lines(texts(), setup, event)]
    return lines


def _lines(report: Report) -> list[str]:
    """Return what happened in each game, and what did not happen as expected."""
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


def register_log(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("log", help=texts()("cli-log-help"))(log)


def log(
    save: Annotated[Path, typer.Argument(metavar="SAVE", help=texts()("cli-replay-save-help"))],
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help=texts()("cli-log-output-help"), metavar="FILE")
    ] = None,
    why: Annotated[bool, typer.Option("--why", help=texts()("cli-log-why-help"))] = False,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Tell what happened in a saved game, as everybody may know it.  Exit code 2 when it cannot be played."""
    if output is not None and output.suffix not in ("", ".txt"):
        raise typer.BadParameter(texts()("cli-log-not-text", file=str(output)))
    loaded = load_save(save)
    if output is not None and output.exists() and output.samefile(save):
        raise FileProblem(output, "", "problem-log-over-save")
    session = resume(loaded, TypedDice())
    found = _reasoned(loaded, session) if why else _Reasoned()
    told = "".join(f"{line}\n" for line in found.notes)
    told += log_text(texts(), session.state, session.log, loaded.seatings, found.lines)
    if output is not None:
        write_file(output, told.encode("utf-8"))
    if as_json:
        result: dict[str, Any] = {"entries": len(session.entries), "lines": told.splitlines()}
        result |= {"why": found.plain} if why else {}
        show_json(result)
    elif output is None:
        sys.stdout.write(told)
    else:
        sys.stdout.write(texts()("layout-written", file=shown_file(texts(), str(output))) + "\n")


@dataclass(slots=True)
class _Reasoned:
    """What the program weighed in a game: notes on all of it, lines for people by entries, and plain data."""

    notes: list[str] = field(default_factory=list)
    lines: list[tuple[int, list[str]]] = field(default_factory=list)
    plain: list[dict[str, Any]] = field(default_factory=list)


def _reasoned(loaded: LoadedSave, session: Session[Any]) -> _Reasoned:
    """Ask the program again about each of its answers in a saved game, which stands at its end.

    Until the game is over, only of what the public knows as well as who decided.
    """
    say, setup, found = texts(), session.state.setup, _Reasoned()
    rules, names = system(setup.system), texts().of(setup.system)
    over, viewer = rules.is_over(session.state), reader(rules, session.state)
    played = {(player, style) for _, seated in loaded.seatings for player, style in seated.items()}
    if not played:
        found.notes.append(say("cli-log-why-nobody"))
    elif loaded.seed is None:
        found.notes.append(say("cli-log-why-without-seed"))
    is_kept_back, by_thumb = False, Counter[tuple[str, str]]()
    asked = asked_again(setup, session.entries, loaded.seatings, loaded.seed or 0)
    for each, before in _with_progress(asked, len(session.entries)):
        if not may_be_told(session, before.state, each, viewer, loaded.seatings):
            is_kept_back = True
            continue
        # Until the game is over nobody may count what was asked in secret.
        found.plain.append(plain_why(each, before) | ({} if over else {"entry": None}))
        if each.reasons is None:
            by_thumb[each.player, each.style] += 1
        if each.reasons is not None or each.again is not None:
            found.lines.append((each.entry, why_lines(say, before, each, viewer)))
    for (player, style), number in by_thumb.items():
        how, name = names("names-by-program", style=style), player_name(setup, player)
        found.notes.append(say("cli-log-why-thumb", player=name, how=how, number=number))
    if is_kept_back:
        found.notes.append(say("cli-log-why-secret"))
    return found


def plain_why(why: Why, before: Session[Any]) -> dict[str, Any]:
    """Return why the program gave an answer, as JSON-ready data; the game stands right before it."""
    request, reasons = before.pending, why.reasons
    assert request is not None, "it was answered"
    plans = [] if reasons is None else [
        {
            "name": plan.name, "first": request.encode(plan.first), "worth": round(plan.worth, 4),
            "error": round(plan.error, 4) if isfinite(plan.error) else None, "looked": plan.looked,
            "feared": plan.feared, "target": plan.target,
        }
        for plan in reasons.plans
    ]  # fmt: skip
    return {
        "entry": why.entry,
        "player": why.player,
        "bot": why.style,
        "answer": request.encode(why.answer),
        "again": None if why.again is None else request.encode(why.again[0]),
        "chosen": None if reasons is None else reasons.chosen,
        "before": None if reasons is None else round(reasons.before, 4),
        "in_points": reasons is not None and reasons.in_points,
        "plans": plans,
        "others": 0 if reasons is None else reasons.others,
    }


def _with_progress(asked: Iterator[tuple[Why, Session[Any]]], entries: int) -> Iterator[tuple[Why, Session[Any]]]:
    """Show on the error stream how far it has come, if somebody looks at it."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(texts()("cli-log-why-progress"), total=entries)
        for each, before in asked:
            progress.update(task, completed=each.entry)
            yield each, before


DRIFT = "problem-save-drift"


def register_replay(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("replay", help=texts()("cli-replay-help"))(replay)


def replay(
    save: Annotated[Path, typer.Argument(metavar="SAVE", help=texts()("cli-replay-save-help"))],
    html: Annotated[Path | None, typer.Option(help=texts()("game-report-html-help"), metavar="FILE")] = None,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Replay a save and compare all digests.  Exit code 2 when it goes another way or cannot be played."""
    if html is not None:
        check_page(html)
    loaded = load_save(save)
    result: dict[str, Any] = {"ok": True, "entries": len(loaded.journal()), "drift": None}
    try:
        session = resume(loaded, TypedDice())
        if html is not None:
            # pygame is loaded for pictures only.
            from pb12table.app.export import report_of

            write_file(html, report_of(loaded, session, texts()).encode("utf-8"))
    except FileProblem as problem:
        if problem.key not in (DRIFT, RULES_CHANGED):
            raise
        told = {key: problem.details[key] for key in ("expected", "found", "entry") if key in problem.details}
        result["ok"] = False
        result["drift"] = {"place": problem.place, "rules_changed": problem.key == RULES_CHANGED, **told}
        complain(problem_line(texts(), problem))
    if as_json:
        show_json(result)
    elif result["ok"]:
        file = shown_file(texts(), str(save))
        sys.stdout.write(texts()("cli-replay-equal", file=file, entries=result["entries"]) + "\n")
        if html is not None:
            sys.stdout.write(texts()("layout-written", file=shown_file(texts(), str(html))) + "\n")
    if loaded.notice and not as_json:
        sys.stdout.write(f"  {texts()(loaded.notice)}\n")
    if not result["ok"]:
        raise typer.Exit(2)


def register_sequel(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("sequel", help=texts()("cli-sequel-help"))(sequel)


def sequel(
    save: Annotated[Path, typer.Argument(metavar="SAVE", help=texts()("cli-replay-save-help"))],
    scenario: Annotated[str, typer.Argument(metavar="SCENARIO", help=texts()("cli-sequel-scenario-help"))],
    rest: Annotated[str, typer.Option(metavar="REST", help=texts()("cli-sequel-rest-help"))] = "",
    back_to_back: Annotated[bool, typer.Option("--back-to-back", help=texts()("cli-sequel-back-to-back-help"))] = False,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help=texts()("cli-sequel-output-help"), metavar="FILE")
    ] = None,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Write a scenario in which the figures of a game that is over have what is left to them."""
    loaded = load_save(save)
    game = ended(resume(loaded, TypedDice()).state, loaded.header.scenario, save)
    rests = content_face(game.system).rests
    rest = rest or rests[0]
    if rest not in rests:
        raise typer.BadParameter(texts()("cli-sequel-unknown-rest", found=rest[:40], known=", ".join(rests)))
    path = find_scenario(scenario)
    original = read_text(path)
    whole = sequel_of(game, path, rest, back_to_back=back_to_back)
    text = scenario_text(whole, original)
    scenario_after(toml_document(text, path), path)
    if output is not None:
        write_file(output, text.encode("utf-8"))
    if as_json:
        told: list[dict[str, Any]] = [
            {key: figure[key] for key in ("id", *CARRIED) if figure.get(key) is not None} for figure in whole["figure"]
        ]
        show_json({"file": None if output is None else str(output), "figures": told})
    elif output is None:
        sys.stdout.write(text)
    else:
        sys.stdout.write(texts()("layout-written", file=shown_file(texts(), str(output))) + "\n")


def register_review(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("review", help=texts()("review-help"))(review)


def review(
    save: Annotated[Path | None, typer.Argument(metavar="SAVE", help=texts()("cli-replay-save-help"))] = None,
    every: Annotated[bool, typer.Option("--all", help=texts()("review-all-help"))] = False,
    level: Annotated[str, typer.Option(metavar="|".join(LEVELS), help=texts()("review-level-help"))] = USUAL,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help=texts()("review-html-help"))] = None,
    workers: Annotated[int, workers_option()] = 0,
    cluster: Annotated[str, cluster_option()] = "",
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Go through a saved game: luck and skill told apart.  Exit code 2 when nothing can be said of it."""
    if level not in LEVELS:
        raise typer.BadParameter(texts()("review-unknown-level", found=level[:40], known=", ".join(LEVELS)))
    if every is (save is not None):
        raise typer.BadParameter(texts()("review-save-or-all"))
    if save is None:
        _review_all(level, workers, cluster, as_json=as_json)
        return
    if html is not None:
        check_page(html)
    told = _told(save, level, workers, cluster)
    if html is not None:
        # pygame is loaded for colours only.
        from pb12table.app.export import review_page_of

        write_file(html, review_page_of(told, texts()).encode("utf-8"))
    if as_json:
        show_json(numbers(told))
        return
    _show_review(told)
    if html is not None:
        sys.stdout.write(texts()("layout-written", file=shown_file(texts(), str(html))) + "\n")


def _told(save: Path, level: str, workers: int, cluster: str) -> ReviewTold:
    """Go through a saved game, and keep what it says for the sum of all; raises FileProblem."""
    loaded, session = as_far_as_it_goes(save)
    game, notes = _to_be_reviewed(loaded, session, level), _review_notes(loaded)
    try:
        keeping = Keeping(game)
    except NoValue as error:
        raise FileProblem(save, "", "review-no-value", system=system_name(texts(), error.system)) from None
    bots = [usual_bot(loaded.header.system)]
    with (
        kernels_beside_games(loaded.header.system, bots),
        crew_at_work(workers or WORKERS, cluster, gains=do_gain(loaded.header.system, bots)) as crew,
        counted(texts()("review-progress"), pieces_of(game), len(keeping.pieces)) as advance,
    ):
        for number, steps in gone_through(game, crew, dict(keeping.pieces)):
            keeping.add(number, steps)
            advance()
    found = review_of(game, keeping.pieces)
    with suppress(OSError):
        keep_summary(found, session, loaded)
    return told_review(texts(), found, game, notes, version=f"pb12table {pb12table.__version__}")


def _review_all(level: str, workers: int, cluster: str, *, as_json: bool) -> None:
    """Go through all saved games, and tell what they say together of each person who played."""
    for save in sorted(saves_folder().glob(f"*{SAVE_ENDING}")):
        try:
            _told(save, level, workers, cluster)
        except FileProblem as problem:
            complain(problem_line(texts(), problem))
    summaries = kept_summaries()
    people = [own_of(summaries, name) for name in people_in(summaries)]
    if as_json:
        show_json([plain_own(own) for own in people])
        return
    for own in people:
        sys.stdout.write("\n".join(own_lines(texts(), own)) + "\n")
    if not people:
        sys.stdout.write(texts()("own-none") + "\n")


def _to_be_reviewed(loaded: LoadedSave, session: Session[Any], level: str) -> Reviewed:
    """Return a game to be gone through; raises FileProblem where nothing was decided, or secrets would be told."""
    game, path = reviewed(session, level), loaded.path
    if not game.entries:
        raise FileProblem(path, "", "review-no-game")
    rules, players = system(loaded.header.system), [player.id for player in session.state.setup.players]
    secret = any(entry.hidden or entry.unseen for entry in game.entries)
    if not game.is_over and (
        secret or not all(knows_as_much(rules, session.state, None, player) for player in players)
    ):
        raise FileProblem(path, "", "review-secret")
    return game


def _review_notes(loaded: LoadedSave) -> list[str]:
    """Return sentences on what is lacking in a save."""
    say, notes = texts(), list[str]()
    if loaded.notice in _PARTS:
        notes.append(say(_PARTS[loaded.notice]))
    if lacks_bots(loaded):
        notes.append(say("review-lacks-bot"))
    if len(loaded.setup.players) == 1:
        notes.append(say("review-one-player"))
    return notes


_PARTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "notice-torn-line": "review-torn",
        "notice-part-of-save": "review-part",
        "notice-rules-changed": "review-old-rules",
    }
)


def _show_review(told: ReviewTold) -> None:
    """Print a review: who has won, what it brought each player, the throws and decisions, and how sure that is."""
    setup = told.review.setup
    own = texts().of(setup.system)
    sys.stdout.write(f"{setup.name.in_language(own.language)}: {result_line(own, told)}\n\n")
    rows = [account_row(own, setup, each) for each in told.review.accounts()]
    show_table(account_headings(own), rows, right=range(1, 7))
    for lines in text_of(own, told):
        sys.stdout.write("\n" + "".join(f"{line}\n" for line in lines))

"""`pb12table layout`: what a layout is worth, or two beside each other, in numbers, games of bots, and as a report."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

import pb12table
from pb12table.analysis.comparing import Compared
from pb12table.analysis.crew import Crew, Told, cores
from pb12table.analysis.layout import (
    COARSEST,
    FINEST,
    TALLEST,
    Earlier,
    Measured,
    TooFine,
    Wishes,
    measured,
    plain_seconds,
    raster_of,
)
from pb12table.analysis.measuring import file_of, keep, kept, seconds_by_stage
from pb12table.analysis.played.games import CannotSwap, Plan, Trial, plan_of, tried
from pb12table.analysis.played.walked import walked_in_saves
from pb12table.analysis.walking import MOST_NARROW, narrow_of, steps_of
from pb12table.bots.play import bots_of, second_bot, usual_bot
from pb12table.cli.simulate import told_bots
from pb12table.console.bodies import Body, with_body
from pb12table.console.help_words import later
from pb12table.console.output import check_page, json_option, show_json, show_table, texts, with_kernels
from pb12table.console.positions import (
    ClosedOption,
    OpenOption,
    ScenarioArgument,
    as_if,
    cluster_option,
    crew_at_work,
    every_deployment,
    measuring_shown,
    needed,
    workers_option,
)
from pb12table.files.content import check_system
from pb12table.files.places import write_file
from pb12table.files.scenario import AT, Scenario, check_playable, load_scenario
from pb12table.report.cells import cell_lines, cell_report, plain_cells
from pb12table.report.deployment_rows import deployment_table, grid_line
from pb12table.report.layout_page import numbers, page, storey_tables
from pb12table.report.layout_words import (
    Comparison,
    Part,
    Report,
    change_difference,
    change_name,
    change_value,
    comparison_findings,
    favoured_by,
    findings,
    game_findings,
    measure_name,
    measured_value,
    name_of_part,
    narrow_lines,
    narrow_table,
    percent,
    symmetry_line,
    told_apart,
    too_fine_line,
    walked_lines,
    whose,
)
from pb12table.skirmish.faces.forces import CellsFace
from pb12table.systems.known import UNNAMED, cells, measures
from pb12table.texts.locale import Texts
from pb12table.texts.names import player_name, system_name

MOST_HEIGHTS = 8
HIRING: Final = 2.2
"""So many seconds processes take until they work, with all they have to read."""
_WIDTH: Final = re.compile(r"\s*(\d{1,4}(?:\.\d{1,4})?)\s*(mm)?\s*")
MOST_GAMES = 100_000


def register_layout(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("layout", help=texts()("layout-help"))(show_layout)


@with_body
def show_layout(
    scenario: ScenarioArgument,
    grid: Annotated[float, typer.Option(help=texts()("layout-grid-help"), metavar="STEPS")] = 1.0,
    height: Annotated[
        list[float] | None, typer.Option(help=texts()("layout-height-help"), metavar="STEPS", show_default=False)
    ] = None,
    narrow: Annotated[
        str, typer.Option(help=texts()("layout-narrow-help"), metavar="STEPS|MM", show_default=False)
    ] = "",
    games: Annotated[int, typer.Option(min=0, max=MOST_GAMES, help=texts()("layout-games-help"))] = 0,
    against: Annotated[str, typer.Option(help=texts()("layout-against-help"), metavar="SCENARIO")] = "",
    deployments: Annotated[bool, typer.Option("--deployments", help=texts()("layout-deployments-help"))] = False,
    seed: Annotated[int, typer.Option(help=texts()("layout-seed-help"))] = 1,
    bot: Annotated[
        str | None,
        typer.Option(
            metavar="BOT",
            help=texts()("layout-bot-help", bots=later(told_bots)),
            show_default=usual_bot(UNNAMED),
        ),
    ] = None,
    html: Annotated[Path | None, typer.Option(help=texts()("layout-html-help"), metavar="FILE")] = None,
    workers: Annotated[int, workers_option()] = 0,
    cluster: Annotated[str, cluster_option()] = "",
    saves: Annotated[bool, typer.Option("--saves", help=texts()("layout-saves-help"))] = False,
    anew: Annotated[bool, typer.Option("--anew", help=texts()("layout-anew-help"))] = False,
    opened: OpenOption = None,
    closed: ClosedOption = None,
    *,
    body: Body,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Measure a layout, or two; raises FileProblem and OSError."""
    began = time.perf_counter()
    wishes = _wishes(grid, height)
    if html is not None:
        check_page(html)
    layouts = (
        every_deployment(scenario) if deployments else [load_scenario(name) for name in (scenario, against) if name]
    )
    on_cells = cells(layouts[0].setup.system)
    if on_cells is not None and on_cells.is_measured and measures(layouts[0].setup.system).layout is None:
        _show_cells(layouts[0], on_cells, compares=bool(against or games or deployments or html), as_json=as_json)
        return
    # Of the first layout alone, so that one with a door open can be set beside the same one with it closed.
    for number, layout in enumerate(layouts if deployments else layouts[:1]):
        layouts[number] = replace(layout, setup=as_if(layout.setup, opened, closed))
    for layout in layouts:
        face, identity = measures(layout.setup.system), layout.setup.system
        needed(face.layout, identity, "layout")
        if games:
            needed(face.trials, identity, "trials")
    if against and not deployments:
        check_system(layouts[1].document, layouts[0].setup.system, layouts[1].path)
    plan = _plan(layouts, bot, seed) if games else None
    # Games are played by the figures as they are.
    layouts = [replace(layout, setup=body.on(layout.setup)) for layout in layouts]
    for layout in layouts:
        _check_size(layout, wishes)
    widths = [_narrowness(layout, narrow) for layout in layouts]
    recalled = [_recalled(layout, wishes, anew=anew) for layout in layouts]
    pairs = zip(layouts, recalled, strict=True)
    with_kernels(sum(plain_seconds(layout.setup, wishes.grid, known.earlier) for layout, known in pairs) + games)
    at_work = workers or cores()
    # Of work that takes as long as processes do to begin nothing is gained by them.
    with crew_at_work(at_work, cluster, at_first=HIRING * at_work / max(at_work - 1, 1)) as crew:
        found, trial = _worked_out(layouts, recalled, wishes, plan, games, workers or cores(), crew)
    if narrow:
        found = [replace(each, narrow=narrow_of(each.setup, *width)) for each, width in zip(found, widths, strict=True)]
    parts = tuple(
        _part(layout, each, trial, number) for number, (layout, each) in enumerate(zip(layouts, found, strict=True))
    )
    if saves:
        parts = tuple(replace(part, walked=walked_in_saves(part.setup)) for part in parts)
    parts = told_apart(texts(), parts)
    both = Comparison(Compared(*(part.measured for part in parts))) if against and not deployments else None
    report = Report(parts, trial, time.perf_counter() - began, pb12table.__version__, both, deployments)
    if html is not None:
        # pygame is loaded for pictures only.
        from pb12table.app.export import with_pictures

        report = with_pictures(report, texts())
        report = replace(report, seconds=time.perf_counter() - began)
        write_file(html, page(_words(report), report).encode("utf-8"))
    if as_json:
        show_json(numbers(report))
    else:
        _show(report, html)


def _show_cells(layout: Scenario, face: CellsFace, *, compares: bool, as_json: bool) -> None:
    """Show what a map of cells is worth; raises typer.BadParameter where more is asked than can be told of one."""
    say = texts().of(layout.setup.system)
    if compares:
        raise typer.BadParameter(say("cells-layout-alone", system=system_name(texts(), layout.setup.system)))
    found = cell_report(layout.setup, layout.document, face)
    if as_json:
        show_json(plain_cells(found))
    else:
        sys.stdout.write("".join(f"{line}\n" for line in cell_lines(say, layout.setup, found)))


def _wishes(grid: float, heights: list[float] | None) -> Wishes:
    """Return what the user asked for; raises typer.BadParameter."""
    if not FINEST <= grid <= COARSEST:
        raise typer.BadParameter(texts()("layout-bad-grid", found=f"{grid:g}", least=FINEST, most=COARSEST))
    for height in heights or ():
        if not 0.0 <= height <= TALLEST:
            raise typer.BadParameter(texts()("layout-bad-height", found=f"{height:g}", most=TALLEST))
    if not heights:
        return Wishes(grid)
    return Wishes(grid, tuple(dict.fromkeys(heights))[:MOST_HEIGHTS])


def _narrowness(layout: Scenario, typed: str) -> tuple[float | None, float | None]:
    """Return below which width in steps, or for which base in mm, narrow places are told; raises typer.BadParameter."""
    if not typed:
        return None, None
    found = _WIDTH.fullmatch(typed)
    value = 0.0 if found is None else float(found[1])
    is_base = found is not None and bool(found[2])
    if not 0.0 < (steps_of(layout.setup, value) if is_base else value) <= MOST_NARROW:
        raise typer.BadParameter(texts()("layout-bad-narrow", found=typed))
    return (None, value) if is_base else (value, None)


def _check_size(layout: Scenario, wishes: Wishes) -> None:
    try:
        raster_of(layout.setup, wishes.grid)
    except TooFine as error:
        raise typer.BadParameter(too_fine_line(texts(), wishes.grid, error)) from error


def _plan(layouts: Sequence[Scenario], bot: str | None, seed: int) -> Plan:
    """Return what is to be played; raises FileProblem and typer.BadParameter."""
    identity = layouts[0].setup.system
    known, second = bots_of(identity), second_bot(identity) if bot is None else ""
    bot = usual_bot(identity) if bot is None else bot
    if bot not in known:
        raise typer.BadParameter(texts()("cli-unknown-bot", found=bot, known=", ".join(known)))
    check_playable(layouts[0].setup, layouts[0].path)
    try:
        return plan_of(layouts[0].setup, [layout.setup for layout in layouts], bot, seed, second)
    except CannotSwap as error:
        raise typer.BadParameter(texts()(f"layout-swap-{error.key}", **error.details)) from error


# -- the work -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Recalled:
    """The file where findings about a layout are kept, if there is a place for it, and what it holds."""

    file: Path | None
    earlier: Earlier | None


def _recalled(layout: Scenario, wishes: Wishes, *, anew: bool) -> _Recalled:
    """Return what is known of a layout from before; nothing where all is to be found out anew."""
    file: Path | None = None
    # Without a place to keep things, everything is just worked out each time.
    with suppress(OSError):
        file = file_of(layout.id, layout.setup, wishes)
    return _Recalled(file, kept(file, layout.setup) if file is not None and not anew else None)


def _worked_out(
    layouts: Sequence[Scenario],
    recalled: Sequence[_Recalled],
    wishes: Wishes,
    plan: Plan | None,
    games: int,
    workers: int,
    crew: Crew,
) -> tuple[list[Measured], Trial | None]:
    """Return the measures of each layout, and the games; `workers` is the number the time is estimated for."""
    guessed = [seconds_by_stage(layout.setup, wishes, workers) for layout in layouts]
    with measuring_shown(Console(stderr=True), guessed) as told:
        pairs = zip(layouts, recalled, strict=True)
        found = [_measured(layout, known, wishes, crew, told) for layout, known in pairs]
        return found, None if plan is None else tried(plan, games, crew, told=told)


def _measured(layout: Scenario, known: _Recalled, wishes: Wishes, crew: Crew, told: Told) -> Measured:
    """Return the measures of a layout, reusing what is known from before if it is still true."""
    found = measured(layout.setup, wishes, crew, before=known.earlier, told=told)
    if known.file is not None:
        with suppress(OSError):
            keep(known.file, found)
    return found


# -- what is shown ------------------------------------------------------------------------------------------------


def _part(layout: Scenario, found: Measured, trial: Trial | None, number: int) -> Part:
    identity = f"{layout.id}{AT}{layout.deployment}" if layout.deployment else layout.id
    return Part(identity, layout.setup, found, None if trial is None else trial.layouts[number])


def _words(report: Report) -> Texts:
    """Return the texts of the rule system that a report is about."""
    return texts().of(report.parts[0].setup.system)


def _show(report: Report, html: Path | None) -> None:
    say = _words(report)
    if report.are_deployments:
        headings, rows = deployment_table(say, report.parts)
        sys.stdout.write(symmetry_line(say, report.parts[0].setup) + "\n")
        show_table(headings, rows, right=range(2, 2 + 2 * len(report.parts[0].players)))
        if line := grid_line(say, report.parts[0]):
            sys.stdout.write(line + "\n")
    for part in () if report.are_deployments else report.parts:
        sys.stdout.write(f"{name_of_part(say, part)}\n" + "".join(f"  {line}\n" for line in findings(say, part)))
        measures = part.measured.sides.measures
        if measures:
            names = [player_name(part.setup, player) for player in part.players]
            headings = [say("layout-report-measure"), *names, say("layout-report-favours")]
            rows = [
                [
                    measure_name(say, part.setup, measure),
                    *(measured_value(say, measure, measure.values[player]) for player in part.players),
                    favoured_by(say, part.setup, measure),
                ]
                for measure in measures
            ]
            show_table(headings, rows, right=range(1, len(names) + 1))
        if len(part.measured.storeys) > 1:
            sys.stdout.write(say("layout-report-storeys") + "\n")
            for headings, rows, right in storey_tables(say, part):
                show_table(headings, rows, right=right)
        sys.stdout.write("".join(f"{line}\n" for line in narrow_lines(say, part.measured)))
        headings, rows = narrow_table(say, part)
        if rows:
            show_table(headings, rows, right=(0, 1))
        if part.walked is not None:
            sys.stdout.write("".join(f"{line}\n" for line in walked_lines(say, part.walked)))
        again = part.measured.all_to_compute - part.measured.computed
        if again:
            share = percent(say, again / part.measured.all_to_compute)
            sys.stdout.write(say("layout-reused", share=share) + "\n")
    if report.comparison is not None:
        _show_comparison(say, report, report.comparison.compared)
    for line in game_findings(say, report):
        sys.stdout.write(f"{line}\n")
    if html is not None:
        sys.stdout.write(say("layout-written", file=html) + "\n")


def _show_comparison(say: Texts, report: Report, compared: Compared) -> None:
    """Write how the second layout differs from the first: in short, and every number that is another one."""
    sys.stdout.write(say("layout-compared") + "\n")
    sys.stdout.write("".join(f"  {line}\n" for line in comparison_findings(say, compared)))
    rows = [
        [
            change_name(say, compared, change),
            whose(compared, change),
            *(change_value(say, change, value) for value in (change.before, change.after)),
            change_difference(say, change),
        ]
        for change in compared.changes
        if change.is_other
    ]
    names = [name_of_part(say, part) for part in report.parts]
    headings = [say("layout-report-measure"), say("layout-report-whose"), *names, say("layout-compared-change")]
    if rows:
        show_table(headings, rows, right=(2, 3, 4))

"""`pb12table measure`: how even the scenarios are, what decides them and how long they take, by games by program."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer

from pb12table.analysis.crew import cores
from pb12table.analysis.played.evenness import measured, records_of
from pb12table.bots.play import GameRecord, usual_bot
from pb12table.cli.simulate import WORTH_A_PROCESS, bot_names
from pb12table.console.output import do_gain, kernels_beside_games, of_system_option, texts
from pb12table.console.positions import cluster_option, counted, crew_at_work, workers_option
from pb12table.files.measured import read_measured, write_measured
from pb12table.files.places import check_place, write_file
from pb12table.files.reading import read_toml
from pb12table.files.scenario import Scenario, check_playable, load_scenario, shipped_files
from pb12table.report.scenarios import Row, document
from pb12table.systems.known import SYSTEMS


def register_measure(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("measure", help=texts()("measure-help"))(measure)


def measure(
    scenarios: Annotated[
        list[str] | None, typer.Argument(metavar="SCENARIO", help=texts()("measure-scenarios-help"))
    ] = None,
    system: Annotated[str, of_system_option()] = "",
    games: Annotated[int, typer.Option(min=0, max=100_000, help=texts()("measure-games-help"))] = 200,
    seed: Annotated[int, typer.Option(help=texts()("cli-simulate-seed-help"))] = 1,
    bot: Annotated[str, typer.Option(help=texts()("measure-bot-help"), show_default=False)] = "",
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="FILE", help=texts()("measure-output-help"))
    ] = None,
    workers: Annotated[int, workers_option()] = 0,
    cluster: Annotated[str, cluster_option()] = "",
) -> None:
    """Let the program play scenarios that come with it, keep the numbers beside them, and tell those of all.

    Rows of others stay as they are.  Raises FileProblem, OSError and typer.BadParameter.
    """
    if output is not None:
        check_place(output)
    if games:
        for loaded in _wanted(scenarios or (), system):
            chosen = bot_names(bot, loaded.setup)[0] if bot else usual_bot(loaded.setup.system)
            with (
                kernels_beside_games(loaded.setup.system, [chosen]),
                crew_at_work(
                    workers or min(cores(), max(1, games // WORTH_A_PROCESS)),
                    cluster,
                    gains=do_gain(loaded.setup.system, [chosen]),
                ) as crew,
            ):
                played = list(_shown(loaded, records_of(loaded, games, seed, crew, chosen), games))
            row = measured(loaded, read_toml(loaded.path), played, seed, chosen)
            # Each is kept as soon as it is measured: the next ones may be broken off.
            identity = loaded.setup.system
            write_measured(identity, {**read_measured(identity), loaded.path.stem: row})
    page = document(texts(), _rows())
    if output is None:
        sys.stdout.write(page)
    else:
        write_file(output, page.encode("utf-8"))


def _wanted(names: Sequence[str], system: str) -> list[Scenario]:
    """Return the scenarios to play, all of them without names; raises FileProblem and typer.BadParameter."""
    shipped = {path: each for each in SYSTEMS for path in shipped_files(each).values() if system in ("", each)}
    if not names:
        return [load_scenario(path) for path in shipped]
    found = []
    for name in names:
        loaded = load_scenario(name)
        if loaded.path not in shipped:
            raise typer.BadParameter(texts()("measure-not-shipped", found=name))
        check_playable(loaded.setup, loaded.path)
        found.append(loaded)
    return found


def _shown(loaded: Scenario, records: Iterator[GameRecord], games: int) -> Iterator[GameRecord]:
    """Show on the error stream how far the games of a scenario have come, if somebody looks at it."""
    with counted(loaded.summary.name.in_language(texts().language), games) as advance:
        for record in records:
            advance()
            yield record


def _rows() -> list[Row]:
    """Return all scenarios that come with the program, shortest first; raises FileProblem."""
    found = [load_scenario(path).summary for each in SYSTEMS for path in shipped_files(each).values()]
    found.sort(key=lambda summary: (summary.minutes or 1000, summary.id))
    return [Row(summary, summary.measured) for summary in found]

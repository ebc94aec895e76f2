"""`pb12table simulate`: games of bots against bots, and whether they replay exactly."""

from __future__ import annotations

import hashlib
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain
from math import fsum
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from pb12table.analysis.crew import cores
from pb12table.analysis.played.games import Estimate, disagree, second_part, share
from pb12table.analysis.walking import with_changes
from pb12table.bots.play import GameRecord, all_bot_names, bots_of, play_game, replayed, second_bot, usual_bot
from pb12table.console.help_words import later
from pb12table.console.output import complain, do_gain, json_option, kernels_beside_games, show_json, show_table, texts
from pb12table.console.positions import ScenarioArgument, cluster_option, counted, crew_at_work, workers_option
from pb12table.files.places import made_folder
from pb12table.files.problems import FileProblem
from pb12table.files.saves.names import played_save_path
from pb12table.files.saves.save import write_game
from pb12table.files.scenario import Scenario, check_playable, load_scenario
from pb12table.kernel.game import Drift, Entry
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.known import UNNAMED
from pb12table.texts.names import player_name

DRIFTED = 1
"""The exit code when a game did not replay exactly."""

WORTH_A_PROCESS = 4
"""So many games are worth the start of a process where nothing is said of workers."""
MOST_SAVES: Final = 200
"""Of so many games at most saves are written, the first ones of a run."""


@dataclass(frozen=True, slots=True)
class Simulated:
    """One game and the number it has in the run; `drift` only when it was replayed and went another way.

    `bots` played it, in the order of the players; `entries` are its journal where a save is to be written of it.
    """

    number: int
    bots: list[str]
    record: GameRecord
    drift: Drift | None
    entries: tuple[Entry, ...] = ()


def register_simulate(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("simulate", help=texts()("cli-simulate-help"))(simulate)


def simulate(
    scenario: ScenarioArgument,
    games: Annotated[int, typer.Option(min=1, max=1_000_000, help=texts()("cli-simulate-games-help"))] = 10,
    seed: Annotated[int, typer.Option(help=texts()("cli-simulate-seed-help"))] = 1,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="A,B",
            help=texts()("cli-simulate-bots-help", bots=later(told_bots)),
            show_default=usual_bot(UNNAMED),
        ),
    ] = None,
    swap: Annotated[bool, typer.Option("--swap", help=texts()("cli-simulate-swap-help"))] = False,
    check: Annotated[bool, typer.Option("--check", help=texts()("cli-simulate-check-help"))] = False,
    saves: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help=texts()("cli-simulate-saves-help", most=MOST_SAVES))
    ] = None,
    workers: Annotated[int, workers_option()] = 0,
    cluster: Annotated[str, cluster_option()] = "",
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Let bots play a scenario; equal seeds bring equal games, however many workers play them.

    Exit code 1 when a replay goes another way.  Where the workers cannot go on, what was played is told first.  Raises
    FileProblem where saves are wanted and cannot be written.
    """
    loaded = load_scenario(scenario)
    check_playable(loaded.setup, loaded.path)
    second = second_bot(loaded.setup.system) if bots is None else ""
    names = bot_names(usual_bot(loaded.setup.system) if bots is None else bots, loaded.setup)
    kept = min(games, MOST_SAVES) if saves is not None else 0
    if saves is not None:
        _check_free([played_save_path(loaded.id, made_folder(saves), seed, number) for number in range(1, kept + 1)])
    began = time.perf_counter()
    played: list[Simulated] = []
    others: list[Simulated] = []
    failure: typer.BadParameter | None = None
    try:
        with (
            kernels_beside_games(loaded.setup.system, names),
            crew_at_work(
                workers or min(cores(), games // WORTH_A_PROCESS), cluster, gains=do_gain(loaded.setup.system, names)
            ) as crew,
        ):
            run = _Run(with_changes(loaded.setup), names, seed, check, swap, kept)
            found = crew.carried_out(_simulated, run, range(1, games + 1))
            part = second_part(games) if second else 0
            other = replace(run, names=[second] * len(names), check=False, kept=0)
            again = crew.carried_out(_simulated, other, range(1, part + 1)) if part else iter(())
            for _, game in _with_progress(chain(found, again), games + part):
                if saves is not None and game.entries:
                    _write_save(loaded, saves, seed, game)
                (played if len(played) < games else others).append(replace(game, entries=()))
    except typer.BadParameter as problem:
        if not played:
            raise
        failure = problem
    played.sort(key=lambda game: game.number)
    seconds = time.perf_counter() - began
    summary = summarised(loaded, names, seed, played, seconds, checked=check)
    summary["second"] = _seen_by(second, summary, others) if others else None
    summary["saves"] = sum(game.number <= kept for game in played)
    if as_json:
        show_json(summary)
    else:
        _show(loaded, summary)
        if saves is not None:
            sys.stdout.write(texts()("cli-simulate-saved", games=summary["saves"], folder=str(saves)) + "\n")
    drifted = [(game.number, game.drift) for game in played if game.drift is not None]
    for number, drift in drifted:
        complain(texts()("cli-simulate-drift", game=number, entry=drift.entry, **drift.details))
    if failure is not None:
        raise failure
    if drifted:
        raise typer.Exit(DRIFTED)


def told_bots() -> str:
    """Return the names of all bots as help lists them: of every system, so that all rules are loaded."""
    return ", ".join(all_bot_names())


def bot_names(given: str, setup: GameSetup) -> list[str]:
    """Return the bot of each player; one name stands for all.  Raises typer.BadParameter."""
    names = [name.strip() for name in given.split(",")]
    players, known = len(setup.players), bots_of(setup.system)
    for name in names:
        if name not in known:
            raise typer.BadParameter(texts()("cli-unknown-bot", found=name, known=", ".join(known)))
    if len(names) not in (1, players):
        raise typer.BadParameter(texts()("cli-number-of-bots", found=len(names), players=players))
    return names * players if len(names) == 1 else names


@dataclass(frozen=True, slots=True)
class _Run:
    """What all games of a run have in common."""

    setup: GameSetup
    names: list[str]
    seed: int
    check: bool
    swap: bool
    kept: int = 0
    """Of so many games, the first, the journal is wanted."""


def _simulated(run: _Run, number: int) -> Simulated:
    """Return one game by its number, which any process of any machine may play."""
    turned = (number - 1) % len(run.names) if run.swap else 0
    names = run.names[turned:] + run.names[:turned]
    is_kept = number <= run.kept
    record, session = play_game(run.setup, names, run.seed, number, digests=run.check or is_kept)
    drift = replayed(run.setup, session) if run.check else None
    return Simulated(number, names, record, drift, tuple(session.entries) if is_kept else ())


def _check_free(paths: list[Path]) -> None:
    """Raise FileProblem where there is a file of one of the names already: somebody may be playing on in it."""
    for path in paths:
        if path.exists():
            raise FileProblem(path, "", "problem-file-there")


def _write_save(loaded: Scenario, folder: Path, seed: int, game: Simulated) -> None:
    """Write the save of a game; raises FileProblem."""
    players = [player.id for player in loaded.setup.players]
    by_program = dict(zip(players, game.bots, strict=True))
    winners = game.record.winners if game.record.is_finished else None
    write_game(played_save_path(loaded.id, folder, seed, game.number), loaded, game.entries, winners, by_program)


def _with_progress(played: Iterator[tuple[int, Simulated]], games: int) -> Iterator[tuple[int, Simulated]]:
    """Show on the error stream how far the run has come, if somebody looks at it."""
    with counted(texts()("cli-simulate-progress"), games) as advance:
        for game in played:
            advance()
            yield game


def summarised(
    loaded: Scenario, names: list[str], seed: int, played: list[Simulated], seconds: float, *, checked: bool
) -> dict[str, Any]:
    """Return the results of a run, as JSON-ready data.

    `wins` counts the games each player won alone, `shared` those won together with others; `shares` are the shares of
    the former with their intervals of 95 percent; `bots` played the first game, `played_by` names all that played each
    player; `by_bot` tells how the bots did, whichever player they played; `rounds` and `decisions` are sums; `digest`
    is equal for equal runs; `drifts` is null when nothing was replayed.
    """
    records = [game.record for game in played]
    players = [player.id for player in loaded.setup.players]
    together = hashlib.sha256("".join(record.digest for record in records).encode()).hexdigest()[:16]
    drifts = [{"game": game.number, "drift": str(game.drift)} for game in played if game.drift is not None]
    return {
        "scenario": loaded.id,
        "games": len(records),
        "seed": seed,
        "bots": dict(zip(players, names, strict=True)),
        "played_by": {
            player: list(dict.fromkeys(game.bots[number] for game in played)) for number, player in enumerate(players)
        },
        "wins": {player: sum(record.winners == (player,) for record in records) for player in players},
        "shared": {
            player: sum(player in record.winners and len(record.winners) > 1 for record in records)
            for player in players
        },
        "shares": {
            player: {"value": each.value, "low": each.low, "high": each.high}
            for player in players
            for each in (share(sum(record.winners == (player,) for record in records), len(records)),)
        },
        "by_bot": _by_bot(players, names, played),
        "without_winner": sum(not record.winners for record in records),
        "unfinished": sum(not record.is_finished for record in records),
        "reasons": dict(sorted(Counter(record.reason for record in records).items())),
        "rounds": sum(record.rounds for record in records),
        "decisions": sum(record.decisions for record in records),
        "entries": sum(record.entries for record in records),
        "seconds": round(seconds, 3),
        "digest": together,
        "drifts": drifts if checked else None,
    }


def _seen_by(bot: str, summary: dict[str, Any], played: list[Simulated]) -> dict[str, Any]:
    """Return how games of a second kind of player went, and whether it sees the players' shares otherwise."""
    found = {
        player: share(sum(game.record.winners == (player,) for game in played), len(played))
        for player in summary["shares"]
    }
    before = {player: Estimate(**told, count=summary["games"]) for player, told in summary["shares"].items()}
    return {
        "bot": bot,
        "games": len(played),
        "shares": {player: {"value": each.value, "low": each.low, "high": each.high} for player, each in found.items()},
        "disagrees": any(disagree(before[player], each) for player, each in found.items()),
    }


def _by_bot(players: list[PlayerId], names: list[str], played: list[Simulated]) -> dict[str, dict[str, Any]] | None:
    """Return how bots did: games won alone, and their fraction of all with its 95 % interval; None if two are one.

    A game that several have won counts for each of them as its part, one that nobody has won for all of them.
    """
    if len(set(names)) < len(names):
        return None
    found = {}
    for name in names:
        seats = [(players[game.bots.index(name)], game.record.winners or tuple(players)) for game in played]
        points = fsum(1.0 / len(winners) for player, winners in seats if player in winners)
        estimate = share(points, len(played))
        found[name] = {
            "wins": sum(game.record.winners == (player,) for game, (player, _) in zip(played, seats, strict=True)),
            "value": estimate.value,
            "low": estimate.low,
            "high": estimate.high,
        }
    return found


def _percents(found: dict[str, float | None]) -> str:
    """Return a fraction of games with its interval, such as 52 % (38–65 %)."""
    value, low, high = (round(100 * (found[key] or 0.0)) for key in ("value", "low", "high"))
    return texts()("cli-simulate-share", value=value, low=low, high=high)


def _show(loaded: Scenario, summary: dict[str, Any]) -> None:
    say, games = texts().of(loaded.setup.system), summary["games"]
    headings = [say(f"cli-column-{key}") for key in ("player", "bot", "wins", "win-share", "shared")]
    rows = [
        (
            player_name(loaded.setup, player), ", ".join(names), str(summary["wins"][player]),
            _percents(summary["shares"][player]), str(summary["shared"][player]),
        )
        for player, names in summary["played_by"].items()
    ]  # fmt: skip
    show_table(headings, rows, right=(2, 3, 4))
    for name, found in (summary["by_bot"] or {}).items():
        sys.stdout.write(say("cli-simulate-by-bot", bot=name, share=_percents(found)) + "\n")
    rounds, decisions = summary["rounds"] / games, summary["decisions"] / games
    sys.stdout.write(
        say(
            "cli-simulate-summary",
            games=games,
            rounds=round(rounds, 1),
            decisions=round(decisions, 1),
            seconds=round(summary["seconds"], 1),
        )
        + "\n"
    )
    if (second := summary["second"]) is not None and second["disagrees"]:
        best = max(second["shares"], key=lambda player: second["shares"][player]["value"] or 0.0)
        kind, told = say("players-of-style", style=second["bot"]), _percents(second["shares"][best])
        name = player_name(loaded.setup, best)
        sys.stdout.write(
            say("cli-simulate-otherwise", kind=kind, player=name, share=told, games=second["games"]) + "\n"
        )
    if summary["unfinished"]:
        sys.stdout.write(say("cli-simulate-unfinished", games=summary["unfinished"]) + "\n")
    if summary["drifts"] == []:
        sys.stdout.write(say("cli-simulate-checked", games=games) + "\n")

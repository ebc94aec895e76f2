"""`pb12table match`: which of two bots is the stronger, by pairs of games on mirrored layouts; and `learn`."""

from __future__ import annotations

import hashlib
import shlex
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import isfinite
from pathlib import Path
from typing import IO, Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import pb12table
from pb12table.analysis.crew import cores, program_identity
from pb12table.analysis.learning import Lessons, learned
from pb12table.analysis.match import Contest, Pair, Sprt, contested
from pb12table.analysis.walking import with_changes
from pb12table.bots.play import all_bot_names, bots_of
from pb12table.cli.simulate import told_bots
from pb12table.console.help_words import later
from pb12table.console.output import (
    PROGRAM,
    check_page,
    do_gain,
    json_option,
    kernels_beside_games,
    of_system_option,
    show_json,
    show_table,
    texts,
)
from pb12table.console.positions import cluster_option, crew_at_work, workers_option
from pb12table.files.places import check_place, scenarios_folder, write_file
from pb12table.files.problems import FileProblem, told_as_problem
from pb12table.files.reading import LARGEST_INPUT, MEGABYTE, read_bytes
from pb12table.files.scenario import Scenario, check_playable, load_scenario, scenario_files, suite_files
from pb12table.files.weights import FORMAT, Weights, load_weights, save_weights, weights_file
from pb12table.report.layout_words import percent
from pb12table.report.match import Matched, columns, endings, markdown, numbers, page, rows, verdict
from pb12table.systems.known import SYSTEMS
from pb12table.systems.known import system as rules
from pb12table.texts.names import system_name

SUITE: Final = "suite"
SHIPPED: Final = "shipped"
"""What `--on` says for the mirrored layouts of a rule system, and for the scenarios that come with it."""

STRONGEST: Final = 1000.0
"""So many Elo are asked about at most."""


class Kept(msgspec.Struct, frozen=True):
    """The first line of a file of kept games: what they are games of, so that no others are mixed with them."""

    match: tuple[str, str]
    seed: int
    layouts: tuple[str, ...]
    program: str


def register_match(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("match", help=texts()("match-help"))(match)


def match(
    first: Annotated[str, typer.Argument(metavar="A", help=texts()("match-bot-help", bots=later(told_bots)))],
    second: Annotated[str, typer.Argument(metavar="B", help=texts()("match-other-help"))],
    system: Annotated[str, of_system_option()] = "",
    on: Annotated[
        list[str] | None,
        typer.Option("--on", metavar=f"{SUITE}|{SHIPPED}|SCENARIO", help=texts()("match-on-help"), show_default=SUITE),
    ] = None,
    pairs: Annotated[int, typer.Option(min=1, max=100_000, help=texts()("match-pairs-help"))] = 10,
    sprt: Annotated[str, typer.Option(metavar="LOW,HIGH", help=texts()("match-sprt-help"), show_default=False)] = "",
    seed: Annotated[int, typer.Option(help=texts()("cli-simulate-seed-help"))] = 1,
    keep: Annotated[Path | None, typer.Option(metavar="FILE", help=texts()("match-keep-help"))] = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help=texts()("match-html-help"))] = None,
    as_markdown: Annotated[bool, typer.Option("--markdown", help=texts()("match-markdown-help"))] = False,
    workers: Annotated[int, workers_option()] = 0,
    cluster: Annotated[str, cluster_option()] = "",
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Let two bots meet in pairs of games; equal seeds bring equal results, however many workers play them.

    Raises FileProblem, OSError and typer.BadParameter.
    """
    test = guesses(sprt)
    if html is not None:
        check_page(html)
    layouts = _layouts(system or system_of(first, second), on or [SUITE])
    identity = layouts[0].setup.system
    for bot in (first, second):
        if bot not in bots_of(identity):
            raise typer.BadParameter(texts()("cli-unknown-bot", found=bot, known=", ".join(bots_of(identity))))
    contest = Contest((first, second), tuple(with_changes(layout.setup) for layout in layouts), seed)
    kept = _kept(keep, contest, layouts)
    bots = (first, second)
    with (
        kernels_beside_games(identity, bots),
        crew_at_work(workers or cores(), cluster, gains=do_gain(identity, bots)) as crew,
        kept,
    ):
        found: list[Pair] = []
        console = Console(stderr=True)
        bars = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*bars, console=console, transient=True, disable=not console.is_terminal) as progress:
            task = progress.add_task(texts()("match-progress"), total=pairs * len(layouts))
            for pair in contested(contest, pairs, crew, test, known=kept.pairs, heard=kept.add):
                found.append(pair)
                progress.advance(task)
    names = tuple(layout.summary.name.in_language(texts().language) for layout in layouts)
    matched = Matched(
        identity, (first, second), seed, names, tuple(found), test, _command(), f"pb12table {pb12table.__version__}"
    )
    if html is not None:
        write_file(html, page(texts(), matched).encode("utf-8"))
    if as_json:
        show_json(numbers(matched))
    elif as_markdown:
        sys.stdout.write(markdown(texts(), matched))
    else:
        show_table(columns(texts(), matched), rows(texts(), matched), right=range(1, 8))
        sys.stdout.write("\n".join((verdict(texts(), matched), *endings(texts(), matched))) + "\n")


def register_learn(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("learn", help=texts()("learn-help"))(learn)


def learn(
    system: Annotated[str, typer.Argument(metavar="SYSTEM", help=texts()("learn-system-help"))],
    games: Annotated[int, typer.Option(min=10, max=1_000_000, help=texts()("learn-games-help"))] = 400,
    bot: Annotated[str, typer.Option(metavar="A", help=texts()("match-bot-help", bots=later(told_bots)))] = "steady",
    on: Annotated[
        list[str] | None,
        typer.Option("--on", metavar=f"{SUITE}|{SHIPPED}|SCENARIO", help=texts()("match-on-help"), show_default=SUITE),
    ] = None,
    seed: Annotated[int, typer.Option(help=texts()("cli-simulate-seed-help"))] = 1,
    to: Annotated[Path | None, typer.Option(metavar="FILE", help=texts()("learn-to-help"), show_default=False)] = None,
    show: Annotated[bool, typer.Option("--show", help=texts()("learn-show-help"))] = False,
    workers: Annotated[int, workers_option()] = 0,
    cluster: Annotated[str, cluster_option()] = "",
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Let a bot play against itself and learn from that what a state is worth, or show what was learned.

    Raises FileProblem, OSError and typer.BadParameter.
    """
    if system not in SYSTEMS:
        raise typer.BadParameter(texts()("problem-unknown-system", id=system[:80], known=", ".join(SYSTEMS)))
    valued, path = rules(system).valued, weights_file(system) if to is None else to
    if valued is None:
        raise typer.BadParameter(texts()("learn-nothing", system=system_name(texts(), system)))
    if show:
        _show_weights(load_weights(path, system, valued), as_json)
        return
    if bot not in bots_of(system):
        raise typer.BadParameter(texts()("cli-unknown-bot", found=bot, known=", ".join(bots_of(system))))
    layouts = _layouts(system, on or [SUITE])
    check_place(path)
    lessons = Lessons(tuple(with_changes(layout.setup) for layout in layouts), bot, seed)
    with (
        kernels_beside_games(system, [bot]),
        crew_at_work(workers or cores(), cluster, gains=do_gain(system, [bot])) as crew,
    ):
        console = Console(stderr=True)
        bars = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*bars, console=console, transient=True, disable=not console.is_terminal) as progress:
            task = progress.add_task(texts()("learn-progress"), total=games)
            try:
                found = learned(lessons, games, crew, lambda: progress.advance(task))
            except ValueError:
                raise typer.BadParameter(texts()("learn-too-few", games=games)) from None
    weights = Weights(
        format=FORMAT,
        system=system,
        edition=valued.edition,
        program=f"pb12table {pb12table.__version__}",
        bot=bot,
        games=games,
        seed=seed,
        positions=found.positions,
        log_loss=found.log_loss,
        even=found.even,
        calibration=found.calibration,
        weights=dict(zip(valued.names, found.weights, strict=True)),
    )
    save_weights(path, weights)
    _show_weights(weights, as_json)


def _show_weights(weights: Weights, as_json: bool) -> None:
    """Print where a value comes from, and what came of the chances it told."""
    if as_json:
        show_json(msgspec.to_builtins(weights))
        return
    told = texts()
    made = {name: getattr(weights, name) for name in ("games", "bot", "positions", "program", "seed")}
    sys.stdout.write(told("learn-made", **made) + "\n")
    losses = (told.number(loss, 3) for loss in (weights.log_loss, weights.even))
    sys.stdout.write(told("learn-loss", **dict(zip(("loss", "even"), losses, strict=True))) + "\n\n")
    rows = [
        [f"{10 * tenth}–{10 * tenth + 10} %", str(each.positions), percent(told, each.told), percent(told, each.won)]
        for tenth, each in enumerate(weights.calibration)
        if each.positions
    ]
    titles = [told(f"learn-column-{name}") for name in ("tenth", "positions", "told", "won")]
    show_table(titles, rows, right=range(1, 4))


def guesses(told: str) -> Sprt | None:
    """Return the test of `--sprt LOW,HIGH`, None without one; raises typer.BadParameter."""
    if not told:
        return None
    try:
        lower, upper = (float(part) for part in told.split(","))
    except ValueError:
        raise typer.BadParameter(texts()("match-bad-sprt", found=told)) from None
    if not (isfinite(lower) and isfinite(upper) and lower < upper and max(-lower, upper) <= STRONGEST):
        raise typer.BadParameter(texts()("match-bad-sprt", found=told))
    return Sprt(lower, upper)


def system_of(first: str, second: str) -> str:
    """Return the one rule system that both bots play; raises typer.BadParameter where there are several or none."""
    both = [system for system in SYSTEMS if {first, second} <= set(bots_of(system))]
    if len(both) == 1:
        return both[0]
    for bot in (first, second):
        if bot not in all_bot_names():
            raise typer.BadParameter(texts()("cli-unknown-bot", found=bot, known=", ".join(all_bot_names())))
    if not both:
        raise typer.BadParameter(texts()("match-no-system", first=first, second=second))
    raise typer.BadParameter(texts()("match-which-system", known=", ".join(both)))


def _layouts(system: str, wanted: Sequence[str]) -> list[Scenario]:
    """Return the layouts that `--on` names, each once; raises FileProblem and typer.BadParameter."""
    found: dict[Path, Scenario] = {}
    for name in wanted:
        shipped = name == SHIPPED
        files = suite_files(system) if name == SUITE else scenario_files(system) if shipped else {name: Path(name)}
        for identity, path in files.items():
            if shipped and not path.is_relative_to(scenarios_folder()):
                continue  # it is the user's own
            scenario = load_scenario(path if name in (SUITE, SHIPPED) else identity)
            players = len(scenario.setup.players)
            if shipped and players != 2:
                continue
            if players != 2:
                raise typer.BadParameter(texts()("match-two-players", found=identity, players=players))
            if scenario.setup.system != system:
                raise typer.BadParameter(
                    texts()("match-other-system", found=identity, system=system_name(texts(), system))
                )
            check_playable(scenario.setup, scenario.path)
            found.setdefault(scenario.path, scenario)
    if not found:
        raise typer.BadParameter(texts()("match-no-layouts", system=system_name(texts(), system)))
    return list(found.values())


def _command() -> str:
    """Return what was typed."""
    return shlex.join([PROGRAM, *sys.argv[1:]])


@dataclass(slots=True)
class _Keeping:
    """The games kept in a file: those that were in it, and what adds new ones, a line for each pair, as they end."""

    pairs: dict[tuple[int, int], Pair] = field(default_factory=dict)
    file: IO[bytes] | None = None

    def add(self, pair: Pair) -> None:
        """Keep a pair; raises FileProblem where the file cannot be written any more."""
        if self.file is not None:
            with told_as_problem(self.file.name):
                self.file.write(msgspec.json.encode(pair) + b"\n")
                self.file.flush()

    def __enter__(self) -> _Keeping:
        return self

    def __exit__(self, *_: object) -> None:
        if self.file is not None:
            self.file.close()


def _kept(path: Path | None, contest: Contest, layouts: Sequence[Scenario]) -> _Keeping:
    """Return the games that a file has kept of this very match, and open it for more.  Raises FileProblem.

    A last line that was broken off in the middle is played again.
    """
    if path is None:
        return _Keeping()
    marks = tuple(
        f"{each.id} {hashlib.sha256(read_bytes(each.path, LARGEST_INPUT)).hexdigest()[:16]}" for each in layouts
    )
    own = Kept(contest.bots, contest.seed, marks, program_identity())
    found: dict[tuple[int, int], Pair] = {}
    whole = b""
    if path.exists():
        first, *lines = _lines(path) or [b""]
        if first:
            whole = first
            _check_same(path, first, own)
        for number, line in enumerate(lines, 2):
            pair = _pair(path, number, line, len(layouts))
            found[pair.layout, pair.number] = pair
            whole += line
    else:
        check_place(path)
    write_file(path, whole or msgspec.json.encode(own) + b"\n")
    with told_as_problem(path):
        return _Keeping(found, path.open("ab"))


def _lines(path: Path) -> list[bytes]:
    """Return the lines of a file that have an end, and its first one in any case; raises FileProblem."""
    data = read_bytes(path, LARGEST_INPUT)
    if len(data) > LARGEST_INPUT:
        raise FileProblem(path, "", "problem-too-large", megabytes=LARGEST_INPUT // MEGABYTE)
    lines = data.splitlines(keepends=True)
    return lines[:1] + [line for line in lines[1:] if line.endswith(b"\n")]


def _check_same(path: Path, line: bytes, own: Kept) -> None:
    try:
        kept = msgspec.json.decode(line, type=Kept)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise FileProblem(path, "line 1", "match-not-kept") from None
    for what in Kept.__struct_fields__:
        if getattr(kept, what) != getattr(own, what):
            raise FileProblem(path, "line 1", "match-other-kept", what=what)


def _pair(path: Path, number: int, line: bytes, layouts: int) -> Pair:
    try:
        pair = msgspec.json.decode(line, type=Pair)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise FileProblem(path, f"line {number}", "match-not-kept") from None
    if not (0 <= pair.layout < layouts and pair.number >= 0):
        raise FileProblem(path, f"line {number}", "match-not-kept")
    return pair

"""`pb12table match`: which of two bots is the stronger, by pairs of games on mirrored layouts; and `learn`."""

from __future__ import annotations

import hashlib
import shlex
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from typing import IO, Annotated, Final, TypeVar

import msgspec
import typer

import pb12table
from pb12table.analysis.crew import cores, program_identity
from pb12table.analysis.played.learning import Lessons, Played, learned
from pb12table.analysis.played.match import Contest, Pair, Sprt, contested
from pb12table.analysis.walking import with_changes
from pb12table.bots.play import all_bot_names, bots_of
from pb12table.cli.simulate import told_bots
from pb12table.console.help_words import later
from pb12table.console.output import (
    PROGRAM,
    check_page,
    checked_system,
    do_gain,
    json_option,
    kernels_beside_games,
    of_system_option,
    show_json,
    show_table,
    texts,
)
from pb12table.console.positions import cluster_option, counted, crew_at_work, workers_option
from pb12table.files.places import check_place, write_file
from pb12table.files.problems import FileProblem, told_as_problem
from pb12table.files.reading import LARGEST_INPUT, MEGABYTE, read_bytes
from pb12table.files.scenario import Scenario, check_playable, load_scenario, scenario_files, shipped_files, suite_files
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


class KeptLessons(msgspec.Struct, frozen=True):
    """The first line of a file of games that are learned from; what is learned from them may change in between."""

    learn: tuple[str, ...]
    seed: int
    layouts: tuple[str, ...]
    rules: int


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
    layouts = _layouts(system or system_of(first, second, on or ()), on or [])
    identity = layouts[0].setup.system
    for bot in (first, second):
        if bot not in bots_of(identity):
            raise typer.BadParameter(texts()("cli-unknown-bot", found=bot, known=", ".join(bots_of(identity))))
    contest = Contest((first, second), tuple(with_changes(layout.setup) for layout in layouts), seed)
    own = Kept(contest.bots, contest.seed, _marks(layouts), program_identity())
    met, kept = _kept(keep, own, Pair, lambda pair: 0 <= pair.layout < len(layouts) and pair.number >= 0)
    known = {(pair.layout, pair.number): pair for pair in met}
    bots = (first, second)
    with (
        kernels_beside_games(identity, bots),
        crew_at_work(workers or cores(), cluster, gains=do_gain(identity, bots)) as crew,
        kept,
    ):
        found: list[Pair] = []
        with counted(texts()("match-progress"), pairs * len(layouts)) as advance:
            for pair in contested(contest, pairs, crew, test, known=known, heard=kept.add):
                found.append(pair)
                advance()
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
    bot: Annotated[
        str, typer.Option(metavar="A[,B…]", help=texts()("learn-bot-help", bots=later(told_bots)))
    ] = "steady",
    on: Annotated[
        list[str] | None,
        typer.Option("--on", metavar=f"{SUITE}|{SHIPPED}|SCENARIO", help=texts()("match-on-help"), show_default=SUITE),
    ] = None,
    seed: Annotated[int, typer.Option(help=texts()("cli-simulate-seed-help"))] = 1,
    keep: Annotated[Path | None, typer.Option(metavar="FILE", help=texts()("learn-keep-help"))] = None,
    to: Annotated[Path | None, typer.Option(metavar="FILE", help=texts()("learn-to-help"), show_default=False)] = None,
    show: Annotated[bool, typer.Option("--show", help=texts()("learn-show-help"))] = False,
    workers: Annotated[int, workers_option()] = 0,
    cluster: Annotated[str, cluster_option()] = "",
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Let bots play and learn from that what a state is worth, or show what was learned.

    Raises FileProblem, OSError and typer.BadParameter.
    """
    checked_system(system)
    valued, path = rules(system).valued, weights_file(system) if to is None else to
    if valued is None:
        raise typer.BadParameter(texts()("learn-nothing", system=system_name(texts(), system)))
    if show:
        _show_weights(load_weights(path, system, valued), as_json)
        return
    bots = tuple(bot.split(","))
    for each in bots:
        if each not in bots_of(system):
            raise typer.BadParameter(texts()("cli-unknown-bot", found=each, known=", ".join(bots_of(system))))
    layouts = _layouts(system, on or [], several=True)
    check_place(path)
    lessons = Lessons(tuple(with_changes(layout.setup) for layout in layouts), bots, seed)
    played, kept = _kept(keep, KeptLessons(bots, seed, _marks(layouts), rules(system).edition), Played, _is_numbered)
    known = {game.number: game for game in played}
    with (
        kernels_beside_games(system, bots),
        crew_at_work(workers or cores(), cluster, gains=do_gain(system, bots)) as crew,
        kept,
        counted(texts()("learn-progress"), sum(number not in known for number in range(games))) as advance,
    ):

        def heard(game: Played) -> None:
            kept.add(game)
            advance()

        try:
            found = learned(lessons, games, crew, known, heard)
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
        plain=found.plain,
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
    losses = (told.number(loss, 3) for loss in (weights.log_loss, weights.plain, weights.even))
    sys.stdout.write(told("learn-loss", **dict(zip(("loss", "plain", "even"), losses, strict=True))) + "\n")
    prices = "yes" if weights.prices else "no"
    sys.stdout.write(told("learn-error", error=percent(told, weights.error), prices=prices) + "\n\n")
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


def system_of(first: str, second: str, places: Sequence[str] = ()) -> str:
    """Return the one rule system that both bots play; if they play several, that of the places where they meet.

    Raises FileProblem for a place that there is not, and typer.BadParameter where there are several systems or none.
    """
    both = [system for system in SYSTEMS if {first, second} <= set(bots_of(system))]
    if len(both) == 1:
        return both[0]
    named: set[str] = {
        load_scenario(_placed(place)).setup.system for place in places if both and place not in (SUITE, SHIPPED)
    }
    if len(named) == 1:
        return named.pop()
    for bot in (first, second):
        if bot not in all_bot_names():
            raise typer.BadParameter(texts()("cli-unknown-bot", found=bot, known=", ".join(all_bot_names())))
    if not both:
        raise typer.BadParameter(texts()("match-no-system", first=first, second=second))
    raise typer.BadParameter(texts()("match-which-system", known=", ".join(both)))


def _placed(place: str) -> str | Path:
    """Return the file of a place such as w6/depot, a layout or scenario of a system; any other place as it is."""
    system, _, identity = place.partition("/")
    if system not in SYSTEMS or Path(place).exists():
        return place
    return {**suite_files(system), **scenario_files(system)}.get(identity, place)


def _layouts(system: str, wanted: Sequence[str], *, several: bool = False) -> list[Scenario]:
    """Return the layouts that `--on` names, each once, for two players or also for `several`.

    Without a name they are the suite, or what comes with a system that has none.  Raises FileProblem and
    typer.BadParameter.
    """
    found: dict[Path, Scenario] = {}
    for name in wanted or ([SUITE] if suite_files(system) else [SHIPPED]):
        shipped = name == SHIPPED
        files = suite_files(system) if name == SUITE else shipped_files(system) if shipped else {name: Path(name)}
        for identity, path in files.items():
            scenario = load_scenario(path if name in (SUITE, SHIPPED) else _placed(identity))
            players = len(scenario.setup.players)
            fits = players == 2 or (several and players > 2)
            if shipped and not fits:
                continue
            if not fits:
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
    """What adds games to a file that keeps them, a line for each, as they end."""

    file: IO[bytes] | None = None

    def add(self, game: Pair | Played) -> None:
        """Keep a game, or a pair of them; raises FileProblem where the file cannot be written any more."""
        if self.file is not None:
            with told_as_problem(self.file.name):
                self.file.write(msgspec.json.encode(game) + b"\n")
                self.file.flush()

    def __enter__(self) -> _Keeping:
        return self

    def __exit__(self, *_: object) -> None:
        if self.file is not None:
            self.file.close()


Item = TypeVar("Item", Pair, Played)


def _marks(layouts: Sequence[Scenario]) -> tuple[str, ...]:
    """Return what tells layouts from others, and from themselves before they were changed.  Raises FileProblem."""
    return tuple(
        f"{each.id} {hashlib.sha256(read_bytes(each.path, LARGEST_INPUT)).hexdigest()[:16]}" for each in layouts
    )


def _is_numbered(game: Played) -> bool:
    return game.number >= 0


def _kept(
    path: Path | None, own: Kept | KeptLessons, kind: type[Item], fits: Callable[[Item], bool]
) -> tuple[list[Item], _Keeping]:
    """Return the games that a file has kept of this very command, and open it for more.  Raises FileProblem.

    A last line that was broken off in the middle is played again.
    """
    if path is None:
        return [], _Keeping()
    found: list[Item] = []
    whole = b""
    if path.exists():
        first, *lines = _lines(path) or [b""]
        if first:
            whole = first
            _check_same(path, first, own)
        for number, line in enumerate(lines, 2):
            found.append(_read(path, f"line {number}", line, kind))
            whole += line
            if not fits(found[-1]):
                raise FileProblem(path, f"line {number}", "match-not-kept")
    else:
        check_place(path)
    write_file(path, whole or msgspec.json.encode(own) + b"\n")
    with told_as_problem(path):
        return found, _Keeping(path.open("ab"))


def _lines(path: Path) -> list[bytes]:
    """Return the lines of a file that have an end, and its first one in any case; raises FileProblem."""
    data = read_bytes(path, LARGEST_INPUT)
    if len(data) > LARGEST_INPUT:
        raise FileProblem(path, "", "problem-too-large", megabytes=LARGEST_INPUT // MEGABYTE)
    lines = data.splitlines(keepends=True)
    return lines[:1] + [line for line in lines[1:] if line.endswith(b"\n")]


def _check_same(path: Path, line: bytes, own: Kept | KeptLessons) -> None:
    kept = _read(path, "line 1", line, type(own))
    for what in own.__struct_fields__:
        if getattr(kept, what) != getattr(own, what):
            raise FileProblem(path, "line 1", "match-other-kept", what=what)


Read = TypeVar("Read")


def _read(path: Path, place: str, line: bytes, kind: type[Read]) -> Read:
    """Return what a line of a file of kept games holds; raises FileProblem."""
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise FileProblem(path, place, "match-not-kept") from None

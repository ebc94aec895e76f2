"""`pb12table forces`: what the forces of a scenario are worth, their sheets to print, and forces as files; and `worth`,
which learns from fights what figures are worth.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from pb12table.analysis.crew import cores
from pb12table.bots.play import bots_of, usual_bot
from pb12table.console.output import (
    checked_system,
    do_gain,
    json_option,
    kernels_beside_games,
    show_json,
    show_table,
    texts,
)
from pb12table.console.positions import cluster_option, counted, crew_at_work, workers_option
from pb12table.files.content import load_content, system_of
from pb12table.files.places import check_place, write_file
from pb12table.files.problems import FileProblem
from pb12table.files.reading import read_toml
from pb12table.files.scenario import (
    FORCE,
    find_force,
    find_scenario,
    force_files,
    force_of,
    forces_face,
    is_force,
    known_content,
    load_force,
    unlimited_setup,
)
from pb12table.files.writing import scenario_text
from pb12table.forces.by_play import (
    PlayValues,
    load_play_values,
    play_values_file,
    row_by_play,
    save_play_values,
)
from pb12table.forces.fighting import arena_of, played_values
from pb12table.forces.gathering import taken_force
from pb12table.forces.sheets import balance_line, force_sheets, plain_forces
from pb12table.report.play_values import accounts, columns, markdown, rows
from pb12table.skirmish.faces.forces import ForcesFace
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.known import forces as forces_of
from pb12table.texts.names import system_name

SHEETS, FILE = ".html", ".toml"


def register_forces(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("forces", help=texts()("cli-forces-help"))(forces)


def register_worth(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("worth", help=texts()("by-play-help"))(worth)


def forces(
    name: Annotated[str, typer.Argument(metavar="[SCENARIO|FORCE]", help=texts()("cli-forces-name-help"))] = "",
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="FILE", help=texts()("cli-forces-output-help"))
    ] = None,
    player: Annotated[str, typer.Option(metavar="ID", help=texts()("cli-forces-player-help"))] = "",
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Tell what forces are worth; with a file to write, write their sheets, or one of them for other layouts."""
    if not name:
        if output is not None:
            raise typer.BadParameter(texts()("cli-forces-of-whom"))
        _list_saved(as_json)
        return
    path = _find(name)
    document = read_toml(path)
    system = system_of(document, path)
    face, content = forces_face(system, path), load_content(system)
    alone = is_force(document)
    setup: GameSetup = force_of(document, content, path).setup if alone else unlimited_setup(document, content, path)
    players, words = _chosen(setup, player), texts().of(system)
    told = {"file": str(path), **plain_forces(words, setup, face, players)}
    if output is not None:
        told["written"] = str(output)
        if output.suffix.lower() == SHEETS:
            write_file(output, force_sheets(setup, words, face, players).encode("utf-8"))
        elif output.suffix.lower() == FILE and not alone:
            if players is None or len(players) != 1:
                raise typer.BadParameter(texts()("cli-forces-which", known=", ".join(setup.player_by_id)))
            whole = known_content(document, content, path)
            force = taken_force(document, players[0], whole, setup.player_by_id[players[0]].name, face)
            force_of(force, content, output)
            write_file(output, scenario_text(force).encode("utf-8"))
        else:
            known = SHEETS if alone else f"{SHEETS}, {FILE}"
            raise typer.BadParameter(texts()("cli-forces-ending", found=str(output), known=known))
    if as_json:
        show_json(told)
    elif output is not None:
        sys.stdout.write(texts()("cli-forces-written", file=output) + "\n")
    else:
        _show(setup, face, players)


def _find(name: str) -> Path:
    """Return the file of a scenario or a force by its id or path; scenarios are looked for first."""
    try:
        return find_scenario(name)
    except FileProblem:
        if name in force_files():
            return find_force(name)
        raise


def _chosen(setup: GameSetup, player: str) -> tuple[PlayerId, ...] | None:
    if not player:
        return (PlayerId(FORCE),) if set(setup.player_by_id) == {FORCE} else None
    if player not in setup.player_by_id:
        raise typer.BadParameter(texts()("cli-forces-no-player", found=player, known=", ".join(setup.player_by_id)))
    return (PlayerId(player),)


def _show(setup: GameSetup, face: ForcesFace, players: tuple[PlayerId, ...] | None) -> None:
    """Write a table for each force, and how they compare."""
    words = texts().of(setup.system)
    for player in setup.players:
        if players is None or player.id in players:
            sys.stdout.write(f"{player.name}\n")
            listing = face.listing(words, setup, player.id)
            found = [row_by_play(words, setup, player.id, str(each.get("id")), face) for each in listing.plain]
            strengths = ["" if each is None else each.short for each in found]
            headings, rows, right = listing.headings, listing.rows, listing.right
            if any(strengths):
                headings, right = (*headings, texts()("by-play-column")), (*right, len(headings))
                rows = tuple((*row, strength) for row, strength in zip(rows, strengths, strict=True))
            show_table(headings, rows, right=right)
            for line in face.worth(words, setup, player.id).lines:
                sys.stdout.write(f"  {line}\n")
            sys.stdout.write("\n")
    if players is None:
        sys.stdout.write(balance_line(words, setup, face) + "\n")


def _list_saved(as_json: bool) -> None:
    """List the forces that were saved; let one that is faulty end it with what is wrong."""
    found: list[dict[str, Any]] = []
    rows: list[list[str]] = []
    for identity, path in force_files().items():
        force = load_force(path)
        worth = forces_face(force.system, path).worth(texts().of(force.system), force.setup, PlayerId(FORCE))
        figures = len(force.setup.figures)
        name = force.name.in_language(texts().language)
        found.append({"id": identity, "name": name, "figures": figures, "value": worth.value, **worth.listed,
                      "file": str(path)})  # fmt: skip
        rows.append([identity, name, str(figures), worth.words])
    if as_json:
        show_json(found)
    elif not found:
        sys.stdout.write(texts()("cli-forces-none") + "\n")
    else:
        keys = ("cli-column-id", "cli-column-name", "edit-figures", "sheets-value")
        show_table([texts()(key) for key in keys], rows, right=(2,))


# -- values by play -----------------------------------------------------------------------------------------------


def worth(
    system: Annotated[str, typer.Argument(metavar="SYSTEM", help=texts()("learn-system-help"))],
    games: Annotated[int, typer.Option(min=20, max=1_000_000, help=texts()("by-play-games-help"))] = 3000,
    bot: Annotated[str, typer.Option(metavar="A", help=texts()("by-play-bot-help"), show_default=False)] = "",
    seed: Annotated[int, typer.Option(help=texts()("cli-simulate-seed-help"))] = 1,
    to: Annotated[
        Path | None, typer.Option(metavar="FILE", help=texts()("by-play-to-help"), show_default=False)
    ] = None,
    show: Annotated[bool, typer.Option("--show", help=texts()("by-play-show-help"))] = False,
    as_markdown: Annotated[bool, typer.Option("--markdown", help=texts()("by-play-markdown-help"))] = False,
    workers: Annotated[int, workers_option()] = 0,
    cluster: Annotated[str, cluster_option()] = "",
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Let a bot fight drawn fights and learn from them what figures are worth, or show what was learned.

    Raises FileProblem, OSError and typer.BadParameter.
    """
    checked_system(system)
    face, path = forces_of(system), play_values_file(system) if to is None else to
    if face is None or face.drawn is None or not face.traits_edition:
        raise typer.BadParameter(texts()("by-play-nothing", system=system_name(texts(), system)))
    if show:
        found = load_play_values(path, system, face)
    else:
        chosen = bot or usual_bot(system)
        if chosen not in bots_of(system):
            raise typer.BadParameter(texts()("cli-unknown-bot", found=chosen, known=", ".join(bots_of(system))))
        check_place(path)
        found = _fought(system, chosen, games, seed, workers, cluster)
        save_play_values(path, found)
    if as_json:
        show_json(msgspec.to_builtins(found))
    elif as_markdown:
        sys.stdout.write(markdown(texts(), found))
    else:
        sys.stdout.write("\n".join(accounts(texts(), found)) + "\n\n")
        show_table(columns(texts()), rows(texts(), found), right=range(1, 5))


def _fought(system: str, bot: str, games: int, seed: int, workers: int, cluster: str) -> PlayValues:
    """Return what so many fights teach, and show on the error stream how far they have come."""
    arena, kinds = arena_of(system, bot, seed)
    with (
        kernels_beside_games(system, [bot]),
        crew_at_work(workers or cores(), cluster, gains=do_gain(system, [bot])) as crew,
        counted(texts()("learn-progress"), games) as advance,
    ):
        return played_values(arena, kinds, games, crew, advance)

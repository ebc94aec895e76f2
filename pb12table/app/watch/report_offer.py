"""The report of a game as a page beside its save, offered to be shown in a browser."""

from __future__ import annotations

from pathlib import Path

from pb12table.app.export.browser import show_page
from pb12table.app.export.game_report import page_about
from pb12table.app.screens.base import Desk
from pb12table.app.screens.working import worked_out_aside
from pb12table.files.problems import FileProblem
from pb12table.files.replacing import write_file
from pb12table.files.saves.save import LoadedSave, load_save


def report_save(desk: Desk, save: Path) -> None:
    """Make the page about what a file holds; what is wrong with the file is told."""
    try:
        offer_report(desk, load_save(save))
    except FileProblem as problem:
        desk.say_problem(problem)


def offer_report(desk: Desk, loaded: LoadedSave) -> None:
    """Make the page about a saved game, beside it, and offer to show it in a browser."""
    texts, save = desk.texts, loaded.path
    output = save.with_name(f"{save.stem}-{texts('game-report-file')}.html")

    def then(page: bytes) -> None:
        write_file(output, page)
        told = texts("game-report-ready", file=output)
        title, show = texts("game-report-title"), texts("game-report-show")
        desk.ask(title, told, show, texts("close"), lambda: _show(desk, output))

    title, making = texts("game-report-title"), texts("game-report-making")
    worked_out_aside(desk, title, making, output.name, page_about, (loaded.text(), save, texts.language), then)


def _show(desk: Desk, page: Path) -> None:
    if not show_page(page):
        desk.say(desk.texts("game-report-no-browser", file=page))

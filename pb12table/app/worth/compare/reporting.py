"""The written report about two layouts out of the window: the same as that of the command line."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pb12table
from pb12table.analysis.comparing import Compared
from pb12table.analysis.games.trials import Trial
from pb12table.analysis.setups import with_changes
from pb12table.app.export.browser import show_page
from pb12table.app.export.layout_report import with_pictures
from pb12table.app.screens.base import Desk
from pb12table.app.screens.working import worked_out_aside
from pb12table.app.worth.compare.base import Side
from pb12table.files.replacing import write_file
from pb12table.report.layouts.contents import Comparison, Part, Report
from pb12table.report.layouts.page import page
from pb12table.texts.locale import Texts


def plain_report(texts: Texts, sides: tuple[Side, Side], compared: Compared, trial: Trial | None) -> Report:
    """The report about two layouts without its pictures, each called by its name and what it is called beside."""
    # Fresh setups, without what has been looked up in them: so they can be sent to other processes.
    first, second = (replace(each, setup=with_changes(each.setup)) for each in (compared.first, compared.second))
    parts = tuple(
        Part(side.stem, _named(side), measured, None if trial is None else trial.layouts[number])
        for number, (side, measured) in enumerate(zip(sides, (first, second), strict=True))
    )
    return Report(parts, trial, 0.0, pb12table.__version__, Comparison(Compared(first, second)))


def _named(side: Side) -> Any:
    """The setup of a side, whose name says which of the two it is."""
    name = side.setup.name
    called = replace(name, en=f"{name.en} ({side.label})", de=f"{name.de} ({side.label})")
    return with_changes(side.setup, name=called)


@dataclass(frozen=True)
class _Wanted:
    """What a page is made of, to be sent to another process."""

    report: Report
    language: str
    system: str


def _page_of(wanted: _Wanted) -> bytes:
    texts = Texts(wanted.language)
    return page(texts.of(wanted.system), with_pictures(wanted.report, texts)).encode("utf-8")


def offer_report(desk: Desk, report: Report, seconds: float, output: Path) -> None:
    """Make the page beside the frames, write it, and offer to show it in a browser."""
    texts = desk.texts

    def then(made: bytes) -> None:
        output.parent.mkdir(parents=True, exist_ok=True)
        write_file(output, made)
        told, show = texts("game-report-ready", file=output), texts("game-report-show")
        desk.ask(texts("compare-report-title"), told, show, texts("close"), lambda: _show(desk, output))

    system = report.parts[-1].setup.system
    wanted = _Wanted(replace(report, seconds=seconds), texts.language, system)
    making = texts("compare-report-making")
    worked_out_aside(desk, texts("compare-report-title"), making, output.name, _page_of, wanted, then)


def _show(desk: Desk, page_file: Path) -> None:
    if not show_page(page_file):
        desk.say(desk.texts("game-report-no-browser", file=page_file))

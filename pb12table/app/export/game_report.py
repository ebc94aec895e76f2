"""The report of a saved game, with pictures: what `pb12table replay --html` writes, and the button after a game."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any

import pb12table
from pb12table.app.export.report_painter import GamePainter
from pb12table.files.problems import told_as_problem
from pb12table.files.saves.resuming import resume
from pb12table.files.saves.save import LoadedSave, save_of
from pb12table.kernel.dice import TypedDice
from pb12table.kernel.session import Session
from pb12table.report.games.course import course_of
from pb12table.report.games.page import GameReport, drawn_rounds, game_page, rounds_of, to_be_told
from pb12table.skirmish.faces.system import reader
from pb12table.systems.known import system
from pb12table.texts.locale import Texts
from pb12table.window.kit.palette import looks_of


def report_of(loaded: LoadedSave, session: Session[Any], texts: Texts) -> str:
    """The page about a game from its save and the session that was played from it; raises FileProblem."""
    rounds, setup = rounds_of(session), loaded.setup
    pictures = drawn_rounds(session, rounds, GamePainter(setup, texts))
    colours = {player: look.colour for player, look in looks_of(setup).items()}
    with told_as_problem(loaded.path):
        day = datetime.fromtimestamp(loaded.path.stat().st_mtime).date()
    seats, version = loaded.seatings, pb12table.__version__
    state, log = to_be_told(session)
    course = course_of(texts, session, reader(system(setup.system), session.state))
    game = GameReport(state, log, rounds, colours, seats, day, version, pictures, course)
    return game_page(texts, game)


def page_about(wanted: tuple[bytes, Path, str]) -> bytes:
    """The page about a game from the text of its save, the file it lies in, and a language; raises FileProblem."""
    text, path, language = wanted
    loaded = save_of(text, path)
    return report_of(loaded, resume(loaded, TypedDice()), Texts(language)).encode("utf-8")

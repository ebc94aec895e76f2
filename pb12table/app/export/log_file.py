"""Writing the log of a running game as text into a file of the user's folder."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from pb12table.app.play.controller import Controller
from pb12table.files.places import user_folder
from pb12table.files.problems import FileProblem
from pb12table.files.replacing import write_atomically
from pb12table.texts.locale import Texts
from pb12table.texts.log_text import log_text


def write_log(texts: Texts, controller: Controller) -> Path:
    """Write what everybody may know of a game so far, under a name with date and time; return where.

    Raises FileProblem.
    """
    session = controller.session
    told = log_text(texts, session.state, session.log, controller.seatings)
    try:
        folder = user_folder() / "logs"
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"log-{datetime.now():%Y%m%d-%H%M%S}.txt"
        write_atomically(path, told.encode("utf-8"))
    except OSError as error:
        raise FileProblem(user_folder(), "", "problem-log-not-written", reason=str(error)) from None
    return path

"""A save that cannot be written any more is said at once, and the whole game is offered to be written anew."""

from __future__ import annotations

from pb12table.app.game.base import Playing
from pb12table.app.play.games import written_anew
from pb12table.files.problems import FileProblem
from pb12table.files.saves.save import LOST
from pb12table.texts.problems import problem_line
from pb12table.window.screens.base import attempt


def say_of_save(game: Playing, problem: FileProblem) -> None:
    """Say in a dialog why a game is not kept; where its file is lost the game can be written into a new one."""
    desk, texts = game.desk, game.texts
    if problem.key != LOST:
        desk.say_problem(problem)
        return

    def write() -> None:
        game.say(texts("save-anew-done", file=written_anew(game.controller).name))

    text = f"{problem_line(texts, problem)}\n\n{texts('save-lost-text')}"
    desk.ask(
        texts("save-lost-title"), text, texts("save-lost-anew"), texts("save-lost-not"), lambda: attempt(desk, write)
    )

"""Tutorials to choose from, on the start screen and in the help."""

from __future__ import annotations

from pathlib import Path

from pb12table.app.learning.beginning import left_at
from pb12table.app.screens.base import Desk
from pb12table.texts.locale import Texts
from pb12table.texts.names import system_name
from pb12table.tutorials.reading import TutorialSummary, scan_tutorials
from pb12table.window.screens.asking import PickOne


def offer_tutorials(desk: Desk, system: str = "") -> None:
    """Begin the tutorial of a system, or go on with it; of several, or of all systems, the one that is picked.

    What is wrong with the file of another is told.
    """
    tutorials, problems = scan_tutorials()
    shown = [each for each in tutorials if system in ("", each.system)] or tutorials
    if len(shown) == 1:
        desk.teach(shown[0].path)
    elif shown:
        options = [(str(each.path), _line(desk.texts, each)) for each in shown]
        desk.open(PickOne(desk, desk.texts("start-which-tutorial"), options, lambda path: desk.teach(Path(path))))
    for problem in problems:
        desk.say_problem(problem)


def _line(texts: Texts, tutorial: TutorialSummary) -> str:
    """A tutorial in a list: of which game, its name, how long it takes, and where it was left."""
    name, left = tutorial.name.in_language(texts.language), left_at(tutorial.id)
    line = texts("start-tutorial-line", system=system_name(texts, tutorial.system), name=name, minutes=tutorial.minutes)
    return line if left is None else texts("start-tutorial-left", line=line, step=len(left.begins))

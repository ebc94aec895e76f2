"""Tutorials to choose from, to begin or to continue: games of a scenario with a course, in saves of their own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from pb12table.app.game.screen import GameScreen
from pb12table.app.play.controller import Controller
from pb12table.app.play.games import own_save_path
from pb12table.app.play.lesson import Lesson, Note, read_notes, tutorial_of
from pb12table.app.screens.base import Desk
from pb12table.bots.play import styles_of
from pb12table.files.content import check_window
from pb12table.files.problems import FileProblem
from pb12table.files.reading import nearest
from pb12table.files.saves.save import SaveFile
from pb12table.kernel.session import Session
from pb12table.systems.known import system
from pb12table.texts.locale import Texts
from pb12table.texts.log_rows import check_lessons
from pb12table.texts.names import system_name
from pb12table.tutorials import (
    Course,
    Tutorial,
    TutorialSummary,
    check_tutorial,
    load_tutorial,
    scan_tutorials,
    tutorial_files,
)
from pb12table.window.kit import keys
from pb12table.window.kit.keys import Settings
from pb12table.window.screens.dialogs import PickOne


def sound_tutorial(path: Path) -> Tutorial:
    """Return a tutorial whose steps can all be reached, with words and commands that exist; raises FileProblem."""
    tutorial = load_tutorial(path)
    commands = [command.name for command in keys.commands(tutorial.system)]
    for number, step in enumerate(tutorial.steps):
        until = step.form.until
        if until is not None and until.command is not None and until.command not in commands:
            near = nearest(commands, until.command)
            place = f"{tutorial.place(number)}.until"
            raise FileProblem(path, place, "problem-no-such-command", id=until.command, known=near)
    check_lessons(tutorial)
    check_tutorial(tutorial)
    return tutorial


def begun_tutorial(tutorial: Tutorial, settings: Settings) -> tuple[Controller, Lesson, SaveFile]:
    """Return a tutorial from its first step, with a save of its own; raises FileProblem."""
    scenario = tutorial.scenario
    check_window(tutorial.system, tutorial.path)
    style = styles_of(tutorial.system)[0]
    by_program = {str(player.id): style for player in scenario.setup.players if player.id != tutorial.player}
    save = SaveFile.create(own_save_path(scenario.id), scenario, "seeded", by_program)
    rules, course = system(tutorial.system), Course(tutorial)
    session = Session(rules, rules.new_game(scenario.setup), course.dice())
    course.session = session
    controller = Controller(session, save, settings, by_program, course.answer)
    return controller, Lesson(course, save.path), save


def lesson_of(save: Path, session: Session[object]) -> Lesson | None:
    """Return the lesson of a save that is continued; None for any other game, or if its tutorial has changed."""
    found = tutorial_of(save)
    if found is None or found[1].is_over:
        return None
    name, note = found
    path = tutorial_files().get(name)
    if path is None:
        return None
    try:
        tutorial = load_tutorial(path)
    except FileProblem:
        return None
    if len(note.begins) > len(tutorial.steps) or note.begins[-1] > len(session.entries):
        return None
    course = Course(tutorial, list(note.begins), session)
    session.dice = course.dice()
    return Lesson(course, save)


def left_at(name: str) -> Note | None:
    """Return how far a tutorial has come that was left before its end, if its save still exists."""
    note = read_notes().get(name)
    if note is None or note.is_over or not Path(note.save).is_file():
        return None
    return note


def open_tutorial(desk: Desk, path: Path, anew: bool, clear: Callable[[Path], None]) -> None:
    """Open a tutorial once all else is `clear`, or ask whether one that was left goes on; raises FileProblem."""
    name = next((name for name, each in tutorial_files().items() if each == path), "")
    left = None if anew else left_at(name)
    if left is None:
        tutorial = sound_tutorial(path)
        controller, lesson, save = begun_tutorial(tutorial, desk.settings)
        clear(save.path)
        desk.open(GameScreen(desk, controller, str(tutorial.scenario.path), lesson))
        return
    texts, kept = desk.texts, Path(left.save)
    told, again = texts("lesson-left-text", step=len(left.begins)), lambda: desk.teach(path, anew=True)
    desk.ask(
        texts("lesson-left-title"), told, texts("lesson-go-on"), texts("card-cancel"), lambda: desk.load(kept),
        (texts("lesson-anew"), again),
    )  # fmt: skip


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
    """Return a tutorial in a list: its game, its name, how long it takes, and where it was left."""
    name, left = tutorial.name.in_language(texts.language), left_at(tutorial.id)
    line = texts("start-tutorial-line", system=system_name(texts, tutorial.system), name=name, minutes=tutorial.minutes)
    return line if left is None else texts("start-tutorial-left", line=line, step=len(left.begins))

"""A tutorial on a game screen: what it says, lets through, shows, and when it goes on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

from pb12table.app.learning.notes import Note, write_note
from pb12table.app.play.controller import Controller
from pb12table.kernel.request import Dice, Request
from pb12table.systems.known import referee
from pb12table.texts.locale import Texts
from pb12table.tutorials.course import Course, decoded
from pb12table.tutorials.reading import lesson_key
from pb12table.window.kit import keys
from pb12table.window.kit.settings import Settings

BLINK: Final = 0.6
"""So many seconds the lights are bright, and so many dim."""


class Taught(Protocol):
    """The game screen, as a lesson knows it."""

    controller: Controller

    @property
    def texts(self) -> Texts: ...

    @property
    def settings(self) -> Settings: ...

    def refresh(self) -> None:
        """See what follows from answers that were given."""
        ...

    def go_back(self, target: int) -> None:
        """Go back to a length of the journal."""
        ...

    def say(self, text: str, *, bad: bool = False) -> None: ...

    def leave(self) -> None: ...

    def touch(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Said:
    """What the box shows: where one is, a title, words, and buttons with their labels and short ones.

    The first button is the main one; it is urged where the way on is by it, not where one shall act oneself.
    """

    where: str
    title: str
    text: str
    buttons: tuple[tuple[str, str, str], ...]
    is_urged: bool


class Lesson:
    """The course of a tutorial beside a game."""

    def __init__(self, course: Course, save: Path | None) -> None:
        self.course = course
        self._save = save
        self._age = 0.0
        self._told: tuple[int, bool] | None = None

    # -- what it says -------------------------------------------------------------------------------------------------

    def said(self, texts: Texts, settings: Settings) -> Said:
        """What the box shows now."""
        course, tutorial = self.course, self.course.tutorial
        name = tutorial.form.name if isinstance(tutorial.form.name, str) else _in_language(tutorial.form.name, texts)
        where = texts("lesson-where", name=name, step=course.at + 1, steps=len(tutorial.steps))
        if course.is_over:
            ways = _buttons(texts, ("leave", "to-start"), ("close", "play-on"))
            return Said(where, texts("lesson-over"), texts("lesson-over.text"), ways, True)
        key, named = lesson_key(tutorial, course.step.id), _keys(texts, tutorial.system, settings)
        buttons = ["next"] if course.is_read else ["show", "again"] if course.step.show else []
        labels = _buttons(texts, *((name, name) for name in (*buttons, "leave")))
        return Said(where, texts(key), texts(f"{key}.text", **named), labels, course.is_read)

    @property
    def points(self) -> tuple[str, ...]:
        """What lights up: zones of the screen, figures, zones and places of the table."""
        return () if self.course.is_over else self.course.step.form.point

    @property
    def is_bright(self) -> bool:
        """Whether the lights are bright just now."""
        return self._age % (2.0 * BLINK) < BLINK

    # -- what it lets through -----------------------------------------------------------------------------------------

    def refusal(self, texts: Texts, request: Request[Any, Any] | None, answer: Any) -> str:
        """Why an answer is not let through, in a sentence; "" where it is."""
        if request is None or isinstance(request, Dice) or self.course.allows(request, answer):
            return ""
        return texts("lesson-read-first" if not self.course.step.form.allow else "lesson-not-yet")

    # -- going on -----------------------------------------------------------------------------------------------------

    def hear(self, command: str) -> None:
        """A command of the screen was given."""
        self.course.hear(command)

    def update(self, game: Taught, seconds: float) -> bool:
        """Go on by some time; return whether anything looks different."""
        was_bright, self._age = self.is_bright, self._age + seconds
        while not game.controller.playback.is_running and self.course.is_reached():
            self._go_on(game)
        self._remember()
        return was_bright != self.is_bright and bool(self.points)

    def _go_on(self, game: Taught) -> None:
        self.course.go_on()
        self._age = 0.0
        # What others answer first in the new step is asked already.
        game.controller.answer_by_itself()
        game.refresh()

    def travelled(self) -> None:
        """The game has gone elsewhere."""
        self.course.travelled()

    def _remember(self) -> None:
        course, session = self.course, self.course.session
        now = (0 if session is None else len(session.entries), course.is_over)
        if self._save is not None and self._told != (course.at, course.is_over):
            self._told = (course.at, course.is_over)
            if now[0]:
                write_note(course.tutorial.id, Note(str(self._save), tuple(course.begins), course.is_over))

    def press(self, game: Taught, name: str) -> bool:
        """A button of the box was pressed; return whether the box goes away for good."""
        match name:
            case "next" if self.course.is_read and not self.course.is_over:
                self._go_on(game)
            case "show":
                self._show(game)
            case "again":
                game.go_back(self.course.begins[-1])
            case "leave":
                game.leave()
            case "close":
                return True
            case _:
                pass
        return False

    def _show(self, game: Taught) -> None:
        """Do what one may do oneself, from the beginning of the step."""
        controller = game.controller
        if len(controller.session.entries) > self.course.begins[-1]:
            game.go_back(self.course.begins[-1])
        lines = list(self.course.step.show)
        while not self.course.is_reached():
            answer = self._next_shown(controller, lines)
            if answer is None or controller.commit(answer[0]) is not None:
                break
        game.refresh()

    def _next_shown(self, controller: Controller, lines: list[Any]) -> tuple[Any] | None:
        """The next line as an answer; a question that nothing waits for is passed over.  None where none fits."""
        request = controller.pending
        if request is None:
            return None
        face, state = referee(self.course.tutorial.system), controller.session.state
        coming = [line if isinstance(line, dict) else {"answer": line} for line in lines]
        passed = None if face is None else face.passed_over(request, state, coming)
        if passed is not None:
            return (passed,)
        if not lines:
            return None
        answer = decoded(request, lines.pop(0))
        return None if answer is None else (answer,)


def _buttons(texts: Texts, *named: tuple[str, str]) -> tuple[tuple[str, str, str], ...]:
    """Buttons by their names and the keys of their labels."""
    return tuple((name, texts(f"lesson-{key}"), texts(f"lesson-{key}.short")) for name, key in named)


def _in_language(name: Any, texts: Texts) -> str:
    return str(name.de if texts.language == "de" else name.en)


def _keys(texts: Texts, system: str, settings: Settings) -> dict[str, str]:
    """The keys of all commands, as a text may name them: `show-all-sight`."""
    return dict(_named(texts, system, settings))


def _named(texts: Texts, system: str, settings: Settings) -> Iterator[tuple[str, str]]:
    for command in keys.commands(system):
        yield command.name, keys.shown_key(texts, command.name, settings.keys)

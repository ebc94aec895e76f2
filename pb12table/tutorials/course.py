"""How far somebody has come in a tutorial, beside a running session; what is undone is not reached any more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from pb12table.kernel.dice import DiceSource, SeededDice
from pb12table.kernel.journal import EntryKind
from pb12table.kernel.request import Dice, Request
from pb12table.kernel.session import Session
from pb12table.referee.looks import agrees, event_differences, question_of
from pb12table.skirmish.faces.refereeing import RefereeFace
from pb12table.systems.known import referee, scene
from pb12table.tutorials.forms import NearForm, UntilForm
from pb12table.tutorials.reading import Step, Tutorial


@dataclass
class Course:
    """`begins` says for each step that was reached how long the journal was then; the last one is the present step.

    `heard` are the commands of the screen that were given in this step.  The session is there once it has begun.
    """

    tutorial: Tutorial
    begins: list[int] = field(default_factory=lambda: [0])
    session: Session[Any] | None = None
    heard: set[str] = field(default_factory=set)
    is_over: bool = False

    @property
    def at(self) -> int:
        """The number of the present step, from 0."""
        return len(self.begins) - 1

    @property
    def step(self) -> Step:
        """The present step; the last one at the end."""
        return self.tutorial.steps[self.at]

    @property
    def _began(self) -> int:
        return self.begins[-1]

    # -- what is answered without asking ----------------------------------------------------------------------------

    def dice(self) -> DiceSource:
        """The dice of the tutorial: those that its steps say, then any."""
        return CourseDice(self)

    def answer(self, request: Request[Any, Any], state: Any) -> tuple[Any] | None:
        """What is answered without asking anybody: for others, and what the tutorial always answers."""
        if self.is_over:
            return None
        always = self.tutorial.form.always.get(question_of(request))
        if request.player != self.tutorial.player and not isinstance(request, Dice):
            return (self._of_others(request, state, always),)
        answer = None if always is None else decoded(request, always)
        return None if answer is None or request.refusal(state, answer) is not None else (answer,)

    def _of_others(self, request: Request[Any, Any], state: Any, always: Any) -> Any:
        """The next line of this step that answers a question to another player, else what is always answered."""
        line = next(iter(self._left_to_play()), always)
        for plain in (line, always):
            answer = None if plain is None else decoded(request, plain)
            if answer is not None and request.refusal(state, answer) is None:
                return answer
        return request.default(state)

    def _left_to_play(self) -> Sequence[Any]:
        """What others have not answered yet of the lines of this step, as the journal says."""
        lines = list(self.step.play)
        for entry in [] if self.session is None else self.session.entries[self._began :]:
            is_others = entry.kind is EntryKind.ANSWER and entry.player != self.tutorial.player
            if lines and is_others and agrees(lines[0], entry.plain):
                lines.pop(0)
        return lines

    @property
    def _face(self) -> RefereeFace:
        face = referee(self.tutorial.system)
        assert face is not None, "seen when it was read"
        return face

    # -- what is let through ------------------------------------------------------------------------------------------

    def allows(self, request: Request[Any, Any], answer: Any) -> bool:
        """Whether this step lets an answer through; one that is read, or waits for a command alone, lets none."""
        allow, until = self.step.form.allow, self.step.form.until
        if self.is_over:
            return True
        if allow:
            plain = request.encode(answer)
            return any(agrees(_bare(line), plain) for line in allow)
        return until is not None and any((until.event, until.asked, until.near))

    # -- going on -----------------------------------------------------------------------------------------------------

    def hear(self, command: str) -> None:
        """A command of the screen was given."""
        self.heard.add(command)

    @property
    def is_read(self) -> bool:
        """Whether the present step is only read."""
        return self.step.form.until is None

    def is_reached(self) -> bool:
        """Whether what the present step waits for has come about."""
        until = self.step.form.until
        return until is not None and not self.is_over and self.session is not None and self._holds(until, self.session)

    def _holds(self, until: UntilForm, session: Session[Any]) -> bool:
        if until.command is not None and until.command not in self.heard:
            return False
        if until.asked is not None:
            request = session.pending
            if question_of(request) != until.asked:
                return False
            if until.by is not None and (request is None or request.player != until.by):
                return False
        if until.near is not None and not _is_near(session.state, until.near):
            return False
        return until.event is None or self._happened(until.event, until.fields, session)

    def _happened(self, name: str, fields: dict[str, Any], session: Session[Any]) -> bool:
        kind = self._face.events[name]
        lines = (line for line in session.log if line.entry > self._began and not line.struck)
        return any(isinstance(line.event, kind) and not event_differences(fields, line.event) for line in lines)

    def go_on(self) -> None:
        """The present step is done: begin the next, or end."""
        assert self.session is not None, "a step ends in a game"
        self.heard.clear()
        if self.at + 1 < len(self.tutorial.steps):
            self.begins.append(len(self.session.entries))
        else:
            self.is_over = True

    def travelled(self) -> None:
        """The game has gone elsewhere, as by undoing: back to the step in which the journal now ends."""
        length = 0 if self.session is None else len(self.session.entries)
        while len(self.begins) > 1 and self._began > length:
            self.begins.pop()
            self.is_over = False


class CourseDice:
    """The dice of the present step, as many as it says; the journal knows how many of them were thrown."""

    def __init__(self, course: Course) -> None:
        self._course = course
        self._others = SeededDice()
        self._early = 0

    def roll(self, request: Dice[Any]) -> int | None:
        course = self._course
        faces = () if course.is_over else course.step.form.dice
        if course.session is None:
            # Dice that are thrown while the game is set up stand in no journal that could be looked at.
            thrown, self._early = self._early, self._early + 1
        else:
            thrown = sum(entry.kind is EntryKind.DICE for entry in course.session.entries[course.begins[-1] :])
        if thrown < len(faces) and request.lowest <= faces[thrown] <= request.highest:
            return faces[thrown]
        return self._others.roll(request)

    def fork(self) -> DiceSource:
        return self._others.fork()


def decoded(request: Request[Any, Any], plain: Any) -> Any | None:
    """A plain answer as a question takes it; None where it has another form."""
    try:
        return request.decode(plain)
    except ValueError:
        return None


def _bare(line: dict[str, Any]) -> Any:
    """What a line of `allow` says: fields of an answer, or a bare value."""
    return line["answer"] if set(line) == {"answer"} else line


def _is_near(state: Any, near: NearForm) -> bool:
    """Whether a figure is on the table, so near to a place."""
    face = scene(state.setup.system)
    figure = next(each.id for each in state.setup.figures if each.id == near.figure)
    if not face.is_on_table(state, figure):
        return False
    (x, y), (a, b) = face.body(state, figure).position, near.at
    return bool((x - a) ** 2 + (y - b) ** 2 <= near.within**2)

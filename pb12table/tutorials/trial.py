"""A tutorial played to its end without a window, as its file shows it: a step that is not reached so is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from pb12table.files.problems import FileProblem
from pb12table.kernel.request import Dice
from pb12table.kernel.session import Session
from pb12table.referee.looks import question_of, shown
from pb12table.systems.known import referee, system
from pb12table.tutorials.course import Course, decoded
from pb12table.tutorials.reading import Tutorial

MOST: Final = 500
"""So many answers are given by themselves in a row, at most."""


def check_tutorial(tutorial: Tutorial) -> None:
    """Play a tutorial; raises FileProblem with the step that is never reached, and why as far as that is known."""
    rules, course = system(tutorial.system), Course(tutorial)
    session = Session(rules, rules.new_game(tutorial.scenario.setup), course.dice(), digests=False)
    course.session = session
    for number, step in enumerate(tutorial.steps):
        _check_dice(tutorial, number, session)
        lines = list(step.show)
        _settle(course, session, lines)
        while lines:
            _give(tutorial, number, course, session, lines.pop(0))
            _settle(course, session, lines)
        if step.form.until is not None:
            if step.form.until.command is not None:
                course.hear(step.form.until.command)
            if not course.is_reached():
                raise _unreached(tutorial, number, session)
        course.go_on()


def _settle(course: Course, session: Session[Any], rest: Sequence[Any]) -> None:
    """Answer what is answered without asking: for others, and interruptions that nothing waits for."""
    face = referee(course.tutorial.system)
    for _ in range(MOST):
        request = session.pending
        if request is None:
            return
        found = course.answer(request, session.state)
        if found is None and course.is_reached():
            return
        if found is None and face is not None:
            coming = [line if isinstance(line, dict) else {"answer": line} for line in rest]
            passed = face.passed_over(request, session.state, coming)
            found = None if passed is None else (passed,)
        if found is None:
            return
        session.answer(found[0])


def _give(tutorial: Tutorial, number: int, course: Course, session: Session[Any], plain: Any) -> None:
    """Answer as a line of `show` says."""
    request, place = session.pending, f"{tutorial.place(number)}.show"
    details = {"said": shown(plain)[:120], "question": question_of(request)}
    answer = None if request is None else decoded(request, plain)
    if request is None or answer is None:
        raise FileProblem(tutorial.path, place, "problem-step-no-answer", **details)
    refusal = session.refusal(answer)
    if refusal is not None:
        raise FileProblem(
            tutorial.path, place, "problem-step-refused", **details, rule=refusal.rule or "–", reason=refusal.reason
        )
    if not course.allows(request, answer):
        raise FileProblem(tutorial.path, place, "problem-step-forbids", **details)
    session.answer(answer)


def _check_dice(tutorial: Tutorial, number: int, session: Session[Any]) -> None:
    """Raise FileProblem for a face that no die of the system has."""
    face = referee(tutorial.system)
    most = 0 if face is None else face.highest_face
    for each in tutorial.steps[number].form.dice:
        if each > most:
            place = f"{tutorial.place(number)}.dice"
            raise FileProblem(tutorial.path, place, "problem-out-of-bounds", relation="at-most", bound=most)


def _unreached(tutorial: Tutorial, number: int, session: Session[Any]) -> FileProblem:
    until = tutorial.steps[number].form.until
    assert until is not None, "what waits for nothing is reached"
    waits = until.event or until.asked or until.command or (until.near.figure if until.near is not None else "–")
    asked = question_of(session.pending if not isinstance(session.pending, Dice) else None)
    return FileProblem(tutorial.path, tutorial.place(number), "problem-step-unreached", waits=waits, asked=asked)

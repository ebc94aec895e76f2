"""What the tutorials say: a title and a text for each step, in the Fluent files of their systems."""

from __future__ import annotations

from pb12table.files.problems import FileProblem
from pb12table.texts.locale import LANGUAGES, Texts
from pb12table.tutorials.reading import Tutorial, lesson_key


def check_lessons(tutorial: Tutorial) -> None:
    """Raise FileProblem for a step of which nothing is said in some language."""
    for language in LANGUAGES:
        texts = Texts(language).of(tutorial.system)
        for number, step in enumerate(tutorial.steps):
            key = lesson_key(tutorial, step.id)
            for part in (key, f"{key}.text"):
                if not texts.has(part):
                    raise FileProblem(tutorial.path, tutorial.place(number), "problem-step-without-words", key=part)

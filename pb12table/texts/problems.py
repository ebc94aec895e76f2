"""Sentences about what is wrong with a file.

They stand alone, so that the command line can say them before it knows a rule.
"""

from __future__ import annotations

import re
from typing import Final

from pb12table.files.problems import FileProblem
from pb12table.files.reading import is_standard_input
from pb12table.skirmish.faces.words import Phrases
from pb12table.texts.plain import on_one_line, shortened

FINE: Final = 3
"""The decimals of a measure in a file: it is kept to a thousandth of a step."""


def problem_line(texts: Phrases, problem: FileProblem) -> str:
    """What is wrong with a file, in one sentence that names the file and the place in it."""
    file, what = shown_file(texts, problem.file), _what(texts, problem)
    if not problem.place:
        return on_one_line(texts("shown-problem", file=file, what=what))
    return on_one_line(texts("shown-problem-at", file=file, place=_place(texts, problem.place), what=what))


def shown_file(texts: Phrases, file: str) -> str:
    """The name of a file for people, who know `-` as the standard input."""
    return texts("standard-input") if is_standard_input(file) else on_one_line(file)


def problem_in_file(texts: Phrases, problem: FileProblem) -> str:
    """What is wrong with the file people have before them: the thing in it by its id, and the sentence."""
    what = _what(texts, problem)
    place = re.sub(r'^\w+\[\d+\] "([^"]+)"', r"\1", problem.place)
    return on_one_line(texts("shown-problem", file=_place(texts, place), what=what) if place else what)


def _what(texts: Phrases, problem: FileProblem) -> str:
    """The sentence itself; its measures are as exact as those in the file are kept, kinds of terrain have names."""
    told = {name: _detail(texts, value) for name, value in problem.details.items()}
    if "kind" in told and texts.has(named := f"kind-{told['kind']}"):
        told["kind"] = texts(named)
    return texts(problem.key, **told)


def _detail(texts: Phrases, value: str | float) -> str | int:
    if isinstance(value, str):
        return shortened(value)
    return value if isinstance(value, int) else texts.number(value, FINE)


def _place(texts: Phrases, place: str) -> str:
    """A place in a file for people: "line 5" has words that differ between languages, the names of keys have not."""
    if place == "end of document":
        return texts("place-end")

    def told(found: re.Match[str]) -> str:
        return texts(f"place-{found[1]}", number=int(found[2]))

    return re.sub(r"\b(line|column|byte) (\d+)", told, place)

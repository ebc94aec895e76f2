"""What the referee has to say of a script: what happened in each game, and what did not come as expected."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from pb12table.files.problems import FileProblem
from pb12table.kernel.log import Event
from pb12table.kernel.request import Refusal
from pb12table.referee.script import Script


@dataclass(frozen=True)
class Failure:
    """An expectation that did not hold: the line, the key of a text and its details.

    `refusal`: why an answer was illegal; `problem`: what is wrong with the form of an answer.
    """

    place: str
    line: str
    key: str
    details: dict[str, str | int | float] = field(default_factory=dict)
    refusal: Refusal | None = None
    problem: FileProblem | None = None


@dataclass(frozen=True)
class CaseReport:
    """How a game of a script went; a case that was unfit for play has no state."""

    name: str
    events: tuple[Event, ...]
    state: Any | None
    failures: tuple[Failure, ...]

    @property
    def ok(self) -> bool:
        return not self.failures


@dataclass(frozen=True)
class Report:
    """How a script went."""

    script: Script
    cases: tuple[CaseReport, ...]

    @property
    def ok(self) -> bool:
        return all(case.ok for case in self.cases)

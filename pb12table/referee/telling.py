"""What the referee tells of a game: which expectations do not hold, and why it cannot go on as the script says."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from pb12table.files.problems import FileProblem
from pb12table.files.reading import converted
from pb12table.kernel.request import Dice, Refusal
from pb12table.referee.dice import WrongFace
from pb12table.referee.looks import shown
from pb12table.referee.report import Failure
from pb12table.referee.script import Line
from pb12table.skirmish.faces.refereeing import Difference


class BrokenOff(Exception):
    """A game cannot go on as the script says."""

    def __init__(self, failure: Failure) -> None:
        self.failure = failure
        super().__init__(failure.key)


def wrong_face(wrong: WrongFace) -> Failure:
    """A face that no die of the game has."""
    details: dict[str, str | int | float] = {"face": wrong.face, "sides": wrong.request.highest}
    return Failure("dice", "", "referee-wrong-face", {**details, "purpose": wrong.request.purpose})


class Telling:
    """The failures of one game of the script at a path."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.failures: list[Failure] = []

    def form(self, line: Line, form: type[Any], said: dict[str, Any] | None = None) -> Any:
        """A line in a form of the script; raises FileProblem."""
        return converted(line.said if said is None else said, form, self.path, line.place)

    def know(self, line: Line, name: str, known: Iterable[str], key: str) -> None:
        """Raise FileProblem for a name that is not among the known ones."""
        names = list(known)
        if name not in names:
            raise FileProblem(self.path, line.place, key, id=name[:48], known=", ".join(names) or "–")

    def differ(self, line: Line, what: str, differences: Iterable[Difference]) -> None:
        """Tell that something is not as the line says, once for each difference."""
        for name, expected, found in differences:
            self.fail(line, "referee-differs", what=what, field=name, expected=expected, found=found)

    def fail(self, line: Line, key: str, refusal: Refusal | None = None, **details: str | int | float) -> None:
        """Tell that something does not hold; the game goes on."""
        self.failures.append(self._failure(line, key, refusal, details))

    def broken(self, line: Line, key: str, refusal: Refusal | None = None, **details: str | int | float) -> BrokenOff:
        """What breaks the game off."""
        return BrokenOff(self._failure(line, key, refusal, details))

    def no_die(self, line: Line, request: Dice[Any]) -> BrokenOff:
        """What breaks the game off that waits for a die."""
        number = "–" if request.target_number is None else request.target_number
        return self.broken(
            line, "referee-no-die", purpose=request.purpose, subject=request.subject or request.player, number=number
        )

    @staticmethod
    def _failure(line: Line, key: str, refusal: Refusal | None, details: dict[str, Any]) -> Failure:
        return Failure(line.place, shown(line.said) if line.said else "", key, details, refusal)

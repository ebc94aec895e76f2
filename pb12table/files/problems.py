"""The one error of this package: what is wrong with a file, and where in it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import Any

_LOG = logging.getLogger("pb12table.files")
# Where nobody keeps a log, as on the command line, nothing is written onto the error stream instead.
_LOG.addHandler(logging.NullHandler())


class FileProblem(Exception):
    """Something is wrong with a file; nothing was changed because of it.

    `file` is the path as people know it, `place` where in the file ("" for the whole of it; for example
    `terrain[3] "harbour-wall".polygon`), `key` the key of a text in `assets/locale/*/files.ftl`, and `details` are
    that text's arguments.  The text is one sentence without file and place.
    """

    def __init__(self, file: str | Path, place: str, key: str, /, **details: str | int | float) -> None:
        self.file = str(file)
        self.place = place
        self.key = key
        self.details = MappingProxyType(details)
        super().__init__(self.file, place, key, details)

    def __reduce__(self) -> tuple[Callable[..., FileProblem], tuple[object, ...], dict[str, object]]:
        """Return what lets the problem travel between processes with all it says, and with its notes."""
        noted: dict[str, object] = {"__notes__": self.__notes__} if hasattr(self, "__notes__") else {}
        return _with_details, (self.file, self.place, self.key, dict(self.details)), noted

    def __str__(self) -> str:
        told = ", ".join(f"{name} {value}" for name, value in self.details.items())
        where = f"{self.file}: {self.place}" if self.place else self.file
        return f"{where}: {self.key}" + (f" ({told})" if told else "")


def _with_details(file: str, place: str, key: str, details: dict[str, str | int | float]) -> FileProblem:
    return FileProblem(file, place, key, **details)


@contextmanager
def told_as_problem(path: str | Path) -> Iterator[None]:
    """Turn what the operating system says about a file into a FileProblem."""
    try:
        yield
    except OSError as error:
        raise problem_of(path, error) from None


@contextmanager
def every_fault_told(path: str | Path) -> Iterator[None]:
    """Turn whatever goes wrong with a file into a FileProblem, so that one bad file stops nothing else.

    The net is wide on purpose: what a file holds passes through the rules and the geometry, and a fault nobody thought
    of comes as any type.  It is logged with its traceback.
    """
    try:
        yield
    except FileProblem:
        raise
    except OSError as error:
        raise problem_of(path, error) from None
    except Exception as error:
        _LOG.warning("%s cannot be used", path, exc_info=True)
        details = {"fault": type(error).__name__, "reason": str(error)}
        raise FileProblem(path, "", "problem-unforeseen", **details) from error


def check_regular(path: Path) -> None:
    """Raise FileProblem for what is no regular file: from a pipe in a folder the program would wait for ever."""
    with told_as_problem(path):
        if path.exists() and not path.is_file() and not path.is_dir():
            raise FileProblem(path, "", "problem-not-a-file")


@contextmanager
def placed_in(prefix: str) -> Iterator[None]:
    """Put the place of a larger thing before those of the problems that are found in a part of it."""
    try:
        yield
    except FileProblem as problem:
        place = f"{prefix}.{problem.place}" if problem.place else prefix
        raise FileProblem(problem.file, place, problem.key, **problem.details) from None


def problem_of(path: str | Path, error: OSError) -> FileProblem:
    """Return the problem the operating system has with a file."""
    keys: dict[type[OSError], str] = {
        FileNotFoundError: "problem-no-such-file",
        IsADirectoryError: "problem-is-a-folder",
        NotADirectoryError: "problem-no-such-file",
        PermissionError: "problem-no-permission",
    }
    return FileProblem(path, "", keys.get(type(error), "problem-system"), reason=error.strerror or str(error))


def refuse_twins(forms: Iterable[Any], place: str, path: str | Path) -> None:
    """Raise FileProblem when two elements of a list have the same id."""
    seen: set[str] = set()
    for number, form in enumerate(forms):
        if form.id in seen:
            raise FileProblem(path, f'{place}[{number}] "{form.id}"', "problem-twin", id=form.id)
        seen.add(form.id)

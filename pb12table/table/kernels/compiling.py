"""How functions of kernels are compiled; only kernels import this, since it needs numba.

`python -m pb12table.table.kernels.compiling FOLDER NAME ...` compiles kernels into a folder and ends; earlier if its
standard input is closed. With `modest` behind them all else goes first.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar, Final, TypeVar, cast

import numba
import numpy as np
from numba.core import caching, config

from pb12table.table.unions import Integers

Function = TypeVar("Function", bound=Callable[..., Any])

FLOATS: Final = "float64[::1]"
INTEGERS: Final = "int64[::1]"
TABLE: Final = "float64[:, ::1]"
CELLS: Final = "int64[:, ::1]"
TRUTHS: Final = "boolean[::1]"
"""Types of arguments in signatures: arrays that lie in one piece."""

LOCATORS: Final = "CACHE_LOCATOR_CLASSES"
"""What numba calls the names of those that say where it keeps things; older versions have none."""

NOTHING_NAMED: Final = 2
"""How the program ends that is not told what to compile, or where."""

PIECE_BASE, PIECE_TOP, PIECE_FIRST, PIECE_COUNT = 4, 5, 6, 7
PART_FIRST, PART_COUNT, PART_LEVEL = 4, 5, 6
BODY_ROUND, BODY_X, BODY_Y, BODY_RADIUS, BODY_BASE, BODY_TOP, BODY_FIRST, BODY_COUNT, BODY_NUMBER = range(9)
"""Columns of the tables of pieces, of their convex parts (both begin with a box) and of the parts of bodies
(`sight.silhouette`).
"""


def inner(function: Function) -> Function:
    """Return a function that other kernel functions call; it is compiled as a part of them."""
    return cast(Function, numba.njit(nogil=True, error_model="numpy")(function))


def inlined(function: Function) -> Function:
    """Return a function that is written into those that call it: to hand arrays on is to count references to them."""
    return cast(Function, numba.njit(nogil=True, error_model="numpy", inline="always")(function))


class KeptByContent:
    """Where numba keeps what it has compiled of this program: in a folder that is named by all that it depends on.

    numba itself would ask where a file lies and how old it is, which says nothing of a copy.
    """

    folder: ClassVar[Path] = Path()
    edition: ClassVar[str] = ""

    def __init__(self, line: int) -> None:
        self._line = line

    @classmethod
    def from_function(cls, function: Callable[..., Any], _file: str) -> KeptByContent | None:
        """Return where a function is kept; None for those of other programs, which numba keeps as it likes."""
        return cls(function.__code__.co_firstlineno) if function.__module__.startswith(f"{__package__}.") else None

    def ensure_cache_path(self) -> None:
        """Raise OSError if nothing can be kept."""
        self.folder.mkdir(parents=True, exist_ok=True)

    def get_cache_path(self) -> str:
        """Return the folder."""
        return str(self.folder)

    def get_source_stamp(self) -> str:
        """Return what must be the same for what is kept to count."""
        return self.edition

    def get_disambiguator(self) -> str:
        """Return what tells functions of one name apart."""
        return str(self._line)


def keep_in(folder: Path, edition: str) -> None:
    """Keep what is compiled from now on of an edition in a folder, and take it from there.

    That is so too where the environment says how else numba is to keep things (NUMBA_CACHE_LOCATOR_CLASSES).
    """
    KeptByContent.folder, KeptByContent.edition = folder, edition
    known: list[Any] = caching.CacheImpl._locator_classes
    if KeptByContent not in known:
        known.insert(0, KeptByContent)
    wished, own = getattr(config, LOCATORS, ""), f"{__name__}.{KeptByContent.__name__}"
    if wished and own not in wished:
        setattr(config, LOCATORS, f"{own},{wished}")


@inner
def variable(value: int) -> int:
    """Return an integer as a variable: for each constant passed to a function it would be compiled anew."""
    return int(np.int64(value))


@inner
def is_among(numbers: Integers, number: int) -> bool:
    """Return whether a number is one of some."""
    found = False
    for each in numbers:
        found = found or each == number
    return found


def kernel(signature: str) -> Callable[[Function], Function]:
    """Return a function that plain code calls, compiled at once for a signature's types, or taken from the cache."""

    def compiled(function: Function) -> Function:
        return cast(Function, numba.njit(signature, cache=True, nogil=True, error_model="numpy")(function))

    return compiled


def main() -> int:
    """Compile what is named into the folder that is, as long as the standard input is open."""
    from pb12table.table.kernels.loader import MODEST, OTHER_TEXT, STILL_AT_IT, Changed, compile_into

    words = [word for word in sys.argv[1:] if word != MODEST]
    if len(words) < 2:
        return NOTHING_NAMED
    threading.Thread(target=_end_with_input, name="ends with its parent", daemon=True).start()
    if MODEST in sys.argv and hasattr(os, "nice"):
        os.nice(15)
    try:
        compile_into(Path(words[0]), words[1:])
    except TimeoutError:
        return STILL_AT_IT
    except Changed:
        return OTHER_TEXT
    return 0


def _end_with_input() -> None:
    """End at once when the process that wants the kernels has ended; what numba has kept by then is whole."""
    os.read(sys.stdin.fileno(), 1)
    os._exit(1)


if __name__ == "__main__":
    # The kernels import this by its name: what is kept must be the same for both.
    from pb12table.table.kernels import compiling

    sys.exit(compiling.main())

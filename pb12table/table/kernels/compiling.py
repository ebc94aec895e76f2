"""How functions of kernels are compiled; only kernels import this, since it needs numba.

`python -m pb12table.table.kernels.compiling FOLDER` compiles all kernels into a folder and ends; earlier if its
standard input is closed. With `modest` behind the folder all else goes first.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import numba
import numpy as np

Function = TypeVar("Function", bound=Callable[..., Any])

FLOATS: Final = "float64[::1]"
INTEGERS: Final = "int64[::1]"
TABLE: Final = "float64[:, ::1]"
CELLS: Final = "int64[:, ::1]"
TRUTHS: Final = "boolean[::1]"
"""Types of arguments in signatures: arrays that lie in one piece."""


def inner(function: Function) -> Function:
    """Return a function that other kernel functions call; it is compiled as a part of them."""
    return cast(Function, numba.njit(nogil=True, error_model="numpy")(function))


@inner
def variable(value: int) -> int:
    """Return an integer as a variable: for each constant passed to a function it would be compiled anew."""
    return int(np.int64(value))


def kernel(signature: str) -> Callable[[Function], Function]:
    """Return a function that plain code calls, compiled at once for a signature's types, or taken from the cache."""

    def compiled(function: Function) -> Function:
        return cast(Function, numba.njit(signature, cache=True, nogil=True, error_model="numpy")(function))

    return compiled


def main() -> int:
    """Compile into the folder that is named, as long as the standard input is open."""
    from pb12table.table.kernels.loader import MODEST, STILL_AT_IT, compile_into

    threading.Thread(target=_end_with_input, name="ends with its parent", daemon=True).start()
    if MODEST in sys.argv[2:] and hasattr(os, "nice"):
        os.nice(15)
    try:
        compile_into(Path(sys.argv[1]))
    except TimeoutError:
        return STILL_AT_IT
    return 0


def _end_with_input() -> None:
    """End at once when the process that wants the kernels has ended; what numba has kept by then is whole."""
    os.read(sys.stdin.fileno(), 1)
    os._exit(1)


if __name__ == "__main__":
    sys.exit(main())

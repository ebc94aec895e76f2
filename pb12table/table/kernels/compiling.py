"""How functions of kernels are compiled; only kernels import this, since it needs numba.

`python -m pb12table.table.kernels.compiling FOLDER` compiles all kernels into a folder and ends.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import numba
import numpy as np

Function = TypeVar("Function", bound=Callable[..., Any])

FLOATS: Final = "float64[::1]"
INTEGERS: Final = "int64[::1]"
TABLE: Final = "float64[:, ::1]"
"""Types of arguments in signatures: arrays that lie in one piece."""


def inner(function: Function) -> Function:
    """A function that other functions of kernels call; it is compiled as a part of them."""
    return cast(Function, numba.njit(nogil=True, error_model="numpy")(function))


@inner
def variable(value: int) -> int:
    """A whole number as a variable: for each constant that is handed to a function it would be compiled anew."""
    return int(np.int64(value))


def kernel(signature: str) -> Callable[[Function], Function]:
    """A function that plain code calls, compiled at once for the types of a signature, or taken from the cache."""

    def compiled(function: Function) -> Function:
        return cast(Function, numba.njit(signature, cache=True, nogil=True, error_model="numpy")(function))

    return compiled


def main() -> int:
    """Compile into the folder that is named, while all else goes first."""
    from pb12table.table.kernels.loader import compile_into

    if hasattr(os, "nice"):
        os.nice(15)
    compile_into(Path(sys.argv[1]))
    return 0


if __name__ == "__main__":
    sys.exit(main())

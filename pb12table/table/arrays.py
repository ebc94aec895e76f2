"""The kinds of numpy arrays that the geometry is worked out with."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Integers = NDArray[np.int64]
Truths = NDArray[np.bool_]


def in_rows(table: Floats) -> Floats:
    """A table that lies in memory row by row, as kernels want it; mostly the very same one."""
    return np.ascontiguousarray(table)

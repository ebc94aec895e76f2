"""The picture that lies on a table under its terrain."""

from __future__ import annotations

from dataclasses import dataclass

from pb12table.table.shapes import Point


@dataclass(frozen=True, slots=True)
class Backdrop:
    """A picture that lies on the table under the terrain; only to look at.

    `file` is its path.  Its south-west corner lies at `at` and it is `width` by `depth` steps large, before it is
    `turned` about its centre by degrees; `opacity` from 0 to 1.
    """

    file: str
    at: Point
    width: float
    depth: float
    turned: float = 0.0
    opacity: float = 1.0

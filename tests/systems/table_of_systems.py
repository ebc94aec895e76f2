"""Systems that are there in tests only, known to the program for a while."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from unittest.mock import patch

from pb12table.systems import known

DASH = Path(__file__).parents[1] / "packages" / "pb12table-dash"
"""The folder of the toy, which is a package as others write them."""
MEADOW = DASH / "pb12table_dash" / "scenarios" / "meadow.toml"
PROWL = Path(__file__).parent / "prowl" / "meadow.toml"


@contextmanager
def knowing(**places: str) -> Iterator[None]:
    """The program knows more systems, each by its id and package."""
    with (
        patch.object(known, "_PLACES", MappingProxyType({**known._PLACES, **places})),
        patch.object(known, "SYSTEMS", (*known.SYSTEMS, *places)),
    ):
        yield

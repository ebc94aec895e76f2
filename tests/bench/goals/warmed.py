"""Kernels made ready before something is timed, in programs that have any."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec


def warm() -> None:
    """Compile or read the kernels; older programs have none, and nothing happens where they are switched off."""
    if find_spec("pb12table.files.places") is not None:
        import_module("pb12table.files.places").prepare_kernels()

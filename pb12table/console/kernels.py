"""Compiled kernels for sub-commands that work long."""

from __future__ import annotations

from pb12table.console.output import texts
from pb12table.console.streams import complain
from pb12table.files.kernels import prepare_kernels
from pb12table.texts.trouble import trouble_line


def with_kernels() -> None:
    """Compile or read the kernels before a batch begins; what prevents it is one sentence on the error stream."""
    trouble = prepare_kernels()
    if trouble is not None:
        complain(trouble_line(texts(), trouble))

"""The compiled kernels of the table with their place in the user's cache: who begins long work begins here."""

from __future__ import annotations

from collections.abc import Callable

from pb12table.files.places import cache_folder
from pb12table.table.kernels import loader
from pb12table.table.kernels.loader import Fault, Trouble

NAME = "kernels"


def prepare_kernels() -> Trouble | None:
    """Compile or read the kernels before a batch of work; where that fails, plain code is used and this is why."""
    if not loader.can_be_made():
        return None
    try:
        folder = cache_folder(NAME)
    except OSError as error:
        return Trouble(Fault.UNWRITABLE, str(error.filename or NAME))
    return loader.prepare(folder)


def begin_kernels(told: Callable[[Trouble], None] = lambda _trouble: None) -> None:
    """Have the kernels compiled beside what else is done, once; `told` hears, in a thread, why plain code is used."""
    if not loader.can_be_made():
        return
    try:
        folder = cache_folder(NAME)
    except OSError as error:
        told(Trouble(Fault.UNWRITABLE, str(error.filename or NAME)))
        return
    loader.begin(folder, told)

"""The program in a folder without Python: it stands in for the interpreter where it starts processes of its own."""

from __future__ import annotations

import os
import runpy
import sys
from collections.abc import Mapping
from multiprocessing import freeze_support
from typing import Final

LIBRARIES: Final = "LD_LIBRARY_PATH"
"""The variable by which the bundled program finds its libraries, which are not those of other programs, ..."""
BEFORE: Final = f"{LIBRARIES}_ORIG"
"""... and where the loader of PyInstaller keeps what it was before."""


def is_bundled() -> bool:
    """Return whether this is the program in a folder of its own, where `sys.executable` is the program itself."""
    return bool(getattr(sys, "frozen", False))


def stand_in() -> None:
    """Do what an interpreter would do with `-m MODULE` or `-c CODE` and end; do nothing for all other arguments.

    Other processes compile the kernels, paint drawings and work out layouts, and are begun as if this were Python. `-I`
    before them says nothing new: a bundled program looks for modules in its own folder only.
    """
    freeze_support()
    given = [*sys.argv[1:]]
    if given[:1] == ["-I"]:
        del given[0]
    if len(given) < 2 or given[0] not in ("-m", "-c"):
        return
    how, what, *rest = given
    sys.argv = [how, *rest]
    if how == "-m":
        runpy.run_module(what, run_name="__main__", alter_sys=True)
    else:
        exec(compile(what, "<string>", "exec"), {"__name__": "__main__"})
    sys.exit()


def environment_of_others() -> Mapping[str, str]:
    """Return the environment for programs of this machine, which have libraries of their own."""
    found = dict(os.environ)
    if is_bundled():
        before = found.pop(BEFORE, "")
        found.pop(LIBRARIES, None)
        if before:
            found[LIBRARIES] = before
    return found

"""What saves are called: by themselves, by somebody, and when they were kept on purpose."""

from __future__ import annotations

import re
from datetime import datetime
from itertools import count
from pathlib import Path

SAVE_ENDING = ".pb12save"
KEPT = "-kept"
"""So ends the name of a save that somebody kept on purpose."""
_OWN_NAME = re.compile(r"-\d{8}-\d{6}(-\d+)?\Z")
LONGEST_NAME = 40
"""So many characters of a scenario's name come into the name of a save; no letter takes more than four bytes."""


def new_save_path(name: str, folder: Path, *, kept: bool = False) -> Path:
    """A path for a save of its own: the name with date and time, and a number when there is such a file already.

    A name may come from a file of somebody else: of what can mean another folder nothing is left in it.  A `kept` save
    is never played on in: what is loaded from it goes on in a save of its own.
    """
    plain = re.sub(r"[^\w-]+", "-", name[:LONGEST_NAME]).strip("-") or "game"
    stem, mark = f"{plain}-{datetime.now():%Y%m%d-%H%M%S}", KEPT if kept else ""
    for number in count(1):
        path = folder / (f"{stem}{mark}{SAVE_ENDING}" if number == 1 else f"{stem}-{number}{mark}{SAVE_ENDING}")
        if not path.exists():
            break
    return path


def named_save_path(name: str, path: Path) -> Path:
    """A path for a save that somebody gives a name, with a number when another file has it already."""
    mark = KEPT if is_kept(path) else ""
    plain = " ".join(re.sub(r"[^\w -]+", " ", name)[:LONGEST_NAME].split()) or "game"
    numbers = (f"{plain}{'' if number == 1 else f' {number}'}{mark}{SAVE_ENDING}" for number in count(1))
    return next(new for new in map(path.with_name, numbers) if new == path or not new.exists())


def given_name(path: Path) -> str:
    """The name that somebody gave a save; empty when it bears one of `new_save_path`."""
    stem = path.name.removesuffix(SAVE_ENDING).removesuffix(KEPT)
    return "" if _OWN_NAME.search(stem) else stem


def is_kept(path: Path) -> bool:
    """Whether a save was kept on purpose, and stays as it is."""
    return path.name.endswith(KEPT + SAVE_ENDING)

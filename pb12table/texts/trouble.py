"""Why the plain code goes on running where compiled code was to be had, as a sentence."""

from __future__ import annotations

from pb12table.skirmish.faces.words import Phrases
from pb12table.table.kernels.loader import Trouble


def trouble_line(texts: Phrases, trouble: Trouble) -> str:
    """One sentence about what went wrong with the kernels."""
    return texts(f"kernels-{trouble.fault.value}", what=trouble.what)

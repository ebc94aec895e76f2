"""Texts made fit to be shown: with a capital at the beginning, and without what a terminal would obey."""

from __future__ import annotations

import re
from typing import Final

from pb12table.files.shown_text import LINE_BREAKS, UNSEEN

LONGEST: Final = 200
"""So many characters of what stands in a file are shown; what is longer is cut."""

_UNSEEN = re.compile(f"[{UNSEEN}{LINE_BREAKS}]")


def upper_first(text: str) -> str:
    """A text with a capital at its beginning, for sentences and for names that stand alone."""
    return text[:1].upper() + text[1:]


def on_one_line(text: str) -> str:
    """A text with every character that is obeyed or not seen written as its number, so that it is one line."""
    return _UNSEEN.sub(lambda found: found[0].encode("unicode_escape").decode("ascii"), text)


def shortened(text: str) -> str:
    """A text on one line, cut where it is longer than a sentence can bear."""
    line = on_one_line(text)
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 1]}…"

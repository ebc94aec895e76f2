"""Texts made fit to be shown: with a capital at the beginning, and without what a terminal would obey."""

from __future__ import annotations

import re
from typing import Final

LONGEST: Final = 200
"""So many characters of what stands in a file are shown; what is longer is cut."""

# Control characters, separators of lines, and marks that turn the direction of writing: a terminal obeys them.
_UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")


def upper_first(text: str) -> str:
    """A text with a capital at its beginning, for sentences and for names that stand alone."""
    return text[:1].upper() + text[1:]


def on_one_line(text: str) -> str:
    """A text with every character that is obeyed instead of shown written as its number, so that it is one line."""
    return _UNSEEN.sub(lambda found: found[0].encode("unicode_escape").decode("ascii"), text)


def shortened(text: str) -> str:
    """A text on one line, cut where it is longer than a sentence can bear."""
    line = on_one_line(text)
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 1]}…"

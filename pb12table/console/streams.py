"""The output and the error stream: whatever they can show, and closed or broken ones, end in no traceback."""

from __future__ import annotations

import codecs
import os
import re
import sys
from collections.abc import Mapping
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from types import MappingProxyType
from typing import Final

from pb12table.texts.plain import on_one_line

PROGRAM: Final = "pb12table"

SIMPLER: Final = "pb12table.simpler"
"""The name of what stands in for letters that a stream cannot show."""
_SIMPLER: Final[Mapping[str, str]] = MappingProxyType(
    {"−": "-", "–": "-", "×": "x", "→": "->", "±": "+-", "…": "...", "“": '"', "”": '"', "„": '"', "’": "'", "‘": "'"}
    | {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "°": " deg", "\u00a0": " "}
)

# With a full stop, or with the rule that stands behind a sentence.
_ENDED = re.compile(r"(?:[.!?…]|\bR[\dU.]+)\Z")


def _simpler(error: UnicodeError) -> tuple[str, int]:
    """Letters that a stream has not in simpler ones: a minus stays one, an umlaut becomes two letters."""
    assert isinstance(error, UnicodeEncodeError)
    letters = error.object[error.start : error.end]
    return "".join(_SIMPLER.get(letter, "?") for letter in letters), error.end


codecs.register_error(SIMPLER, _simpler)


def prepare_streams() -> None:
    """Let both streams show every text as well as they can, and give those nothing to write to that are closed."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=SIMPLER)


def complain(sentence: str) -> None:
    """Say what is wrong in one line on the error stream; where that is full or gone, the exit code has to do."""
    end = "" if _ENDED.search(sentence) else "."
    with suppress(OSError):
        sys.stderr.write(f"{PROGRAM}: {on_one_line(sentence)}{end}\n")
        sys.stderr.flush()

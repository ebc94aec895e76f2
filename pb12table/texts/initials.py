"""The letters that stand for figures on their tokens and sheets."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.preparations.profiles import Setup

LONG_WORD: Final = 4
"""So many letters a word has at least whose initial stands for it where the first two words are not enough."""
MOST_INITIALS: Final = 4


def initials_of(name: str, letters: int = 1) -> str:
    """What stands for a name: the first two words that begin with a letter or digit, so many letters of the first.

    A number at the end is told whole instead of a second word: it may be all that tells one figure from another.
    """
    words = [word for word in name.replace("-", " ").split() if word[0].isalnum()]
    if len(words) > 1 and words[-1].isdigit():
        return f"{words[0][:letters].title()}{words[-1]}"
    if len(words) == 1:
        return name[: letters + 1].title()
    return "".join((*(word[:letters].title() for word in words[:1]), *(word[0].upper() for word in words[1:2])))


def _of_all_words(name: str) -> str:
    """The initials of all long words, of which as many as a small plate holds."""
    words = [word for word in name.replace("-", " ").split() if len(word) >= LONG_WORD and word[0].isalnum()]
    return "".join(word[0].upper() for word in words)[:MOST_INITIALS] or _of_both_ends(name)


def _of_both_ends(name: str) -> str:
    return f"{name[:2]}{name[-2:]}".title()


def initials_in(setup: Setup, language: str) -> dict[FigureId, str]:
    """The initials of all figures: those of one player with different names differ, as far as their ends tell."""
    found: dict[FigureId, str] = {}
    left = [(figure, figure.label.in_language(language)) for figure in setup.figures]
    ways: tuple[Callable[[str], str], ...] = (
        initials_of, partial(initials_of, letters=2), partial(initials_of, letters=3), _of_all_words, _of_both_ends
    )  # fmt: skip
    for shortened in ways:
        names: dict[tuple[PlayerId, str], set[str]] = {}
        for figure, name in left:
            found[figure.id] = shortened(name)
            names.setdefault((figure.player, found[figure.id].casefold()), set()).add(name)
        left = [(figure, name) for figure, name in left if len(names[figure.player, found[figure.id].casefold()]) > 1]
    return found

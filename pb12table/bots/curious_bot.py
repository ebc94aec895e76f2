"""A bot that prefers what has not happened yet, so that its games come to every corner of the rules."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from itertools import islice
from typing import Any, Final

import msgspec

from pb12table.kernel.request import Request
from pb12table.systems.pb12.bots.curious_goals import dullness
from pb12table.systems.pb12.rules.extensions.interrupt_requests import PlayInterruption
from pb12table.systems.pb12.rules.game.requests import DeclareSurrender
from pb12table.systems.pb12.rules.game.state import State

SAMPLES: Final = 4
"""How many arbitrary answers it thinks of."""

HINTS: Final = 400
"""How many of the answers worth a look it looks at."""

DULL: Final = 40
"""Among so many answers, picked at random where there are more, it looks for one that leads to where things happen."""

NAMES: Final = ("card", "action", "command")
"""Fields of answers whose every value is something of its own to try."""


KNOWN: Final = 3
"""What has been taken so many times is known: it is dearer to get to where something new can happen."""

ENDINGS: Final = ("end-turn", "stop", "break-off", "wait", "relocate-out", "end-command")
"""Answers after which less can happen."""

ENDING_WEIGHT: Final = 6
"""An ending counts as if it had been taken so many times, so that it comes more rarely than the rest."""


class CuriousBot:
    """Takes the answer whose rarest trait has been taken least; bots that share `seen` share what they know."""

    def __init__(self, seed: int, seen: Counter[str] | None = None) -> None:
        self._chance = random.Random(seed)
        self._seen: Counter[str] = Counter() if seen is None else seen

    def answer(self, state: State, request: Request[State, Any]) -> Any:
        """A legal answer, as new as possible."""
        chance = self._chance
        if isinstance(request, DeclareSurrender):
            return self._surrenders(state, request)
        answers = [request.sample(state, chance) for _ in range(SAMPLES)]
        answers += islice(request.hints(state), HINTS)
        chance.shuffle(answers)
        known = [self._taken(request, answer) for answer in answers]
        best = answers[known.index(min(known))]
        if min(known) >= KNOWN:
            dull = [(dullness(state, request, one), taken) for one, taken in zip(answers[:DULL], known, strict=False)]
            best = answers[dull.index(min(dull))]
        weight = ENDING_WEIGHT if isinstance(best, msgspec.Struct) and _tag(best) in ENDINGS else 1
        for trait in traits(request, best):
            self._seen[trait] += weight
        return best


    def _surrenders(self, state: State, request: DeclareSurrender) -> bool:
        """Now and then yes, until it has been seen once: a game that is over shows nothing more."""
        answer = request.sample(state, self._chance) and not self._seen["DeclareSurrender"]
        self._seen["DeclareSurrender"] += answer
        return answer

    def _taken(self, request: Request[State, Any], answer: Any) -> int:
        """How often the rarest trait of an answer has been taken."""
        return min(self._seen[trait] for trait in traits(request, answer))


def _tag(answer: msgspec.Struct) -> str:
    return str(answer.__struct_config__.tag)


def traits(request: Request[State, Any], answer: Any) -> list[str]:
    """What is particular about an answer: its kind, its choices from a fixed list, whether numbers are 0, 1 or more."""
    asked = type(request).__name__
    if isinstance(request, PlayInterruption):
        asked = f"{asked}:{request.moment.window}"
    if isinstance(answer, msgspec.Struct):
        kind = _tag(answer)
        return [f"{asked}:{kind}", *(f"{asked}:{kind}.{trait}" for trait in _field_traits(answer))]
    if isinstance(answer, bool | StrEnum):
        return [f"{asked}:{answer}"]
    if isinstance(answer, int):
        return [f"{asked}:{min(answer, 2)}"]
    if isinstance(answer, str):
        return [f"{asked}:{answer.partition(':')[0]}"]
    return [asked]


def _field_traits(answer: msgspec.Struct) -> Iterator[str]:
    for name in answer.__struct_fields__:
        value = getattr(answer, name)
        if isinstance(value, bool | StrEnum) or (name in NAMES and isinstance(value, str)):
            yield f"{name}={value}"
        elif isinstance(value, int):
            yield f"{name}={min(value, 2)}"
        elif value is None or isinstance(value, tuple):
            yield f"{name}={'some' if value else 'none'}"

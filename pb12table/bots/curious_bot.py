"""A bot that prefers what has not happened yet, so that its games come to every corner of the rules."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice
from typing import Any, Final, Generic, TypeVar

import msgspec

from pb12table.kernel.request import Request

State = TypeVar("State")

SAMPLES: Final = 4
"""How many arbitrary answers it thinks of."""

HINTS: Final = 400
"""How many of the answers worth a look it looks at."""

DULL: Final = 40
"""Among so many answers, picked at random where there are more, it looks for one that leads to where things happen."""

KNOWN: Final = 3
"""What has been taken so many times is known: it is dearer to get to where something new can happen."""

ENDING_WEIGHT: Final = 6
"""An ending counts as if it had been taken so many times, so that it comes more rarely than the rest."""


@dataclass(frozen=True, slots=True)
class Interests(Generic[State]):
    """What of a rule system a curious bot cares about.

    `dullness` says how little an answer helps to get to where something can happen: the less the better.  `occasion`
    names what is asked, more finely than the kind of its question.  `endings` are the kinds of answers after which less
    can happen, `choices` the fields of answers whose every value is something of its own to try, and of an answer
    within the answer its kind.  A question of `once` is answered with yes until that has been seen: a game that is over
    shows nothing more.
    """

    dullness: Callable[[State, Request[State, Any], Any], float]
    occasion: Callable[[Request[State, Any]], str]
    endings: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    once: tuple[type[Request[Any, Any]], ...] = ()


class CuriousBot(Generic[State]):
    """Takes the answer whose rarest trait has been taken least; bots that share `seen` share what they know."""

    def __init__(self, interests: Interests[State], seed: int, seen: Counter[str] | None = None) -> None:
        self._interests = interests
        self._chance = random.Random(seed)
        self._seen: Counter[str] = Counter() if seen is None else seen

    def answer(self, state: State, request: Request[State, Any], /) -> Any:
        """A legal answer, as new as possible."""
        chance = self._chance
        if isinstance(request, self._interests.once):
            return self._once(state, request)
        answers = [request.sample(state, chance) for _ in range(SAMPLES)]
        answers += islice(request.hints(state), HINTS)
        chance.shuffle(answers)
        known = [self._taken(request, answer) for answer in answers]
        best = answers[known.index(min(known))]
        if min(known) >= KNOWN:
            dullness = self._interests.dullness
            dull = [(dullness(state, request, one), taken) for one, taken in zip(answers[:DULL], known, strict=False)]
            best = answers[dull.index(min(dull))]
        weight = ENDING_WEIGHT if isinstance(best, msgspec.Struct) and _tag(best) in self._interests.endings else 1
        for trait in traits(self._interests, request, best):
            self._seen[trait] += weight
        return best

    def _once(self, state: State, request: Request[State, Any]) -> Any:
        """Now and then yes, until it has been seen once."""
        kind = type(request).__name__
        answer = request.sample(state, self._chance) and not self._seen[kind]
        self._seen[kind] += answer
        return answer

    def _taken(self, request: Request[State, Any], answer: Any) -> int:
        """How often the rarest trait of an answer has been taken."""
        return min(self._seen[trait] for trait in traits(self._interests, request, answer))


def _tag(answer: msgspec.Struct) -> str:
    return str(answer.__struct_config__.tag)


def traits(interests: Interests[State], request: Request[State, Any], answer: Any) -> list[str]:
    """What is particular about an answer: its kind, its choices from a fixed list, whether numbers are 0, 1 or more."""
    asked = interests.occasion(request)
    if isinstance(answer, msgspec.Struct):
        kind = _tag(answer)
        return [f"{asked}:{kind}", *(f"{asked}:{kind}.{trait}" for trait in _field_traits(answer, interests.choices))]
    if isinstance(answer, bool | StrEnum):
        return [f"{asked}:{answer}"]
    if isinstance(answer, int):
        return [f"{asked}:{min(answer, 2)}"]
    if isinstance(answer, str):
        return [f"{asked}:{answer.partition(':')[0]}"]
    return [asked]


def _field_traits(answer: msgspec.Struct, choices: tuple[str, ...]) -> Iterator[str]:
    for name in answer.__struct_fields__:
        value = getattr(answer, name)
        if isinstance(value, bool | StrEnum) or (name in choices and isinstance(value, str)):
            yield f"{name}={value}"
        elif name in choices and isinstance(value, msgspec.Struct):
            yield f"{name}={_tag(value)}"
        elif isinstance(value, int):
            yield f"{name}={min(value, 2)}"
        elif value is None or isinstance(value, tuple):
            yield f"{name}={'some' if value else 'none'}"

"""Names for people in both languages, and telling apart those that a scenario gives to several."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count


@dataclass(frozen=True, slots=True)
class Label:
    """A name for people in both languages of the program."""

    en: str
    de: str

    def in_language(self, language: str) -> str:
        return self.de if language == "de" else self.en


def told_apart(labels: Sequence[Label]) -> tuple[Label, ...]:
    """The same names, with a number behind each that several have; one that is unique in a language stays there."""
    english, german = _numbered([label.en for label in labels]), _numbered([label.de for label in labels])
    return tuple(Label(en, de) for en, de in zip(english, german, strict=True))


def one_more(label: Label, others: Sequence[Label]) -> Label:
    """A name for somebody who comes to others, whose names stay: with the next free number where it is taken."""
    return Label(_free(label.en, {other.en for other in others}), _free(label.de, {other.de for other in others}))


def _numbered(names: Sequence[str]) -> Iterator[str]:
    shared, taken = Counter(names), set(names)
    for name in names:
        new = _free(name, taken, 1) if shared[name] > 1 else name
        taken.add(new)
        yield new


def _free(name: str, taken: set[str], first: int = 2) -> str:
    if name not in taken:
        return name
    return next(new for number in count(first) if (new := f"{name} {number}") not in taken)

"""What tells the things of a game apart, whichever its rules: ids, names in both languages, modifiers, keys."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Final, NewType, TypeAlias

import msgspec

PlayerId = NewType("PlayerId", str)
FigureId = NewType("FigureId", str)
GHOST: Final = "ghost-"
"""How the ids of figures begin that stand in no scenario and are only looked from."""


@dataclass(frozen=True, slots=True)
class Label:
    """A name for people in both languages of the program."""

    en: str
    de: str

    def in_language(self, language: str) -> str:
        return self.de if language == "de" else self.en


def told_apart(labels: Sequence[Label]) -> tuple[Label, ...]:
    """Return the same names, numbering each that several have; one that is unique in a language stays there."""
    english, german = _numbered([label.en for label in labels]), _numbered([label.de for label in labels])
    return tuple(Label(en, de) for en, de in zip(english, german, strict=True))


def one_more(label: Label, others: Sequence[Label]) -> Label:
    """Return a name for a newcomer to others whose names stay, with the next free number if it is taken."""
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


class Modifier(msgspec.Struct, frozen=True):
    """One addend: the rule that brings it, the key of its name for people, its value, and its source.

    `source` is the id of the block, figure, zone or status it comes from, "" when it is the rule itself.  `parts` is
    what the number behind it is made of: their sum is the value, or the attribute value that it adds or takes off; a
    part of 0 only has a share in it.
    """

    rule: str
    label: str
    value: int
    source: str = ""
    parts: tuple[Modifier, ...] = ()


def total(modifiers: Iterable[Modifier]) -> int:
    """Return the sum; all modifiers apply before any limit is considered."""
    return sum(modifier.value for modifier in modifiers)


Seatings: TypeAlias = Sequence[tuple[int, Mapping[str, str]]]
"""For whom the program played from so many entries of the journal on, and how, in their order; the first from none."""


@dataclass(frozen=True, slots=True)
class Keys:
    """Commands of a system with their keys, by group, and which groups mean something at the same time.

    A key is a text such as "m", "ctrl+z" or "shift+tab".  Commands of the group "table" always mean something.  The
    texts `command-` and `key-group-` with their names say what they are.

    `settings` are the system's own, fields of `window.kit.settings.Settings`, with the text of each of their values;
    what they are called says the text `setting-NAME`.
    """

    bindings: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    together: tuple[tuple[str, ...], ...] = ()
    settings: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

"""Texts by key in one language, from the Fluent files of `assets/locale`, and numbers, shares and times as people read
them.
"""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Iterable, Mapping
from datetime import date
from functools import lru_cache
from math import ceil
from pathlib import Path, PurePath
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentNone, FluentType, fluent_number
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from pb12table.files.forms.basics import LINE_BREAKS, UNSEEN
from pb12table.files.places import assets_folder
from pb12table.skirmish.faces.words import Phrases
from pb12table.systems import known
from pb12table.table.kernels.loader import Trouble
from pb12table.table.shapes import TOLERANCE

if TYPE_CHECKING:
    from babel import Locale

LONGEST: Final = 200
"""So many characters of what stands in a file are shown; what is longer is cut."""

_UNSEEN = re.compile(f"[{UNSEEN}{LINE_BREAKS}]")


def upper_first(text: str) -> str:
    """Return a text with an initial capital, for sentences and for names that stand alone."""
    return text[:1].upper() + text[1:]


def on_one_line(text: str) -> str:
    """Return a text on one line, with every control or invisible character written as its number."""
    return _UNSEEN.sub(lambda found: found[0].encode("unicode_escape").decode("ascii"), text)


def shortened(text: str) -> str:
    """Return a text on one line, cut if it is longer than a sentence can bear."""
    line = on_one_line(text)
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 1]}…"


MINUS: Final = "−"
DECIMALS: Final = 2
"""The most decimals people are shown."""
GREATEST: Final = 10**15
"""From here on a number is written as it is: none of the program is so great, and Fluent fails at greater ones."""


def rounded(value: float, decimals: int = DECIMALS) -> float:
    """Return a number with at most some decimals, an int if none is left: 1.0000001 is "1 step", not "1 steps"."""
    if isinstance(value, int):
        return value
    short = round(float(value), decimals)
    return int(short) if short.is_integer() else short


class Written(FluentType):
    """A number that is written already."""

    def __init__(self, text: str) -> None:
        self.text = text

    def format(self, locale: Locale) -> str:
        return self.text


def number_function(value: Any, **options: Any) -> FluentType:
    """Return Fluent's NUMBER, which leaves negative numbers unchanged."""
    return Written(value) if isinstance(value, str) else fluent_number(value, **options)


def signed_function(value: Any) -> FluentType:
    """Return SIGNED, for addends: `{ SIGNED($value) }` writes +2, −1 and ±0."""
    if isinstance(value, FluentNone):
        return value
    if isinstance(value, str):
        return Written(value)
    return Written(f"±{value}" if value == 0 else f"+{value}")


class Plural(str):
    """A name that stands for several, such as that of a group, or several names: its verb is chosen by VERB."""

    __slots__ = ()


def verb_function(name: Any, of_one: str, of_several: str) -> FluentType:
    """Return VERB, which agrees with a name: `{ VERB($actor, "attacks", "attack") }`."""
    return Written(of_several if isinstance(name, Plural) else of_one)


_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""How an entry begins: all that belongs to one is indented."""


def entries_of(source: str) -> dict[str, str]:
    """Return the entries of a Fluent file by identifier, terms with a leading dash, as written."""
    begins = [(match[1], match.start()) for match in _ENTRY.finditer(source)]
    ends = [*(start for _, start in begins), len(source)][1:]
    return {name: source[start:end] for (name, start), end in zip(begins, ends, strict=True)}


def unreadable(source: str) -> list[str]:
    """Return the identifiers of the entries of a Fluent file that are there but cannot be understood."""
    parser = FluentParser(with_spans=False)
    parsed = {name: parser.parse(entry).body for name, entry in entries_of(source).items()}
    return [name for name, body in parsed.items() if any(isinstance(each, fluent.Junk) for each in body)]


class Bundle:
    """The texts of one language from the entries of its files; of entries with one name the first counts."""

    def __init__(self, language: str, files: Iterable[Mapping[str, str]], functions: Mapping[str, Any]) -> None:
        """Take the `functions` that texts may call, by name."""
        self._bundle = FluentBundle([language], functions=dict(functions), use_isolating=False)
        self._parser = FluentParser(with_spans=False)
        self._waiting: dict[str, str] = {}
        self.kept: dict[tuple[object, ...], str] = {}
        """What has been said last, by key, arguments and their types, by the texts whose first bundle this is."""
        for entries in reversed(list(files)):
            self._waiting |= entries

    def pattern(self, identifier: str, attribute: str = "") -> Any:
        """Return the pattern of a text or of one of its attributes, None if there is none."""
        self._parse(identifier)
        if not self._bundle.has_message(identifier):
            return None
        message = self._bundle.get_message(identifier)
        return message.attributes.get(attribute) if attribute else message.value

    def written(self, pattern: Any, arguments: dict[str, float | str]) -> tuple[str, bool]:
        """Return a pattern with its arguments filled in, and whether it got all it needs."""
        text, errors = self._bundle.format_pattern(pattern, arguments)
        return str(text), not errors

    def _parse(self, name: str, above: tuple[str, ...] = ()) -> None:
        """Parse an entry, and first all that it refers to; `above` are those that led here."""
        source = self._waiting.get(name)
        if source is None or name in above:
            return
        resource = self._parser.parse(source)
        needed = _References()
        needed.visit(resource)
        for other in needed.found:
            self._parse(other, (*above, name))
        # In this order, since threads may ask at the same time: what is not waiting any more must be there.
        self._bundle.add_resource(resource)
        self._waiting.pop(name, None)


class _References(Visitor):
    """The entries that others refer to."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.found.append(node.id.name)

    def visit_TermReference(self, node: fluent.TermReference) -> None:  # noqa: N802
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)


Language = Literal["en", "de"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
FALLBACK: Final[Language] = "en"
LONGEST_DETAIL: Final = 1000
"""Longer texts are cut where they are part of a sentence; of those beyond 2,500 characters Fluent shows nothing."""
MOST_KEPT: Final = 4096
"""So many texts are kept as they were written last."""
LANGUAGE_VARIABLES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says which language it is set to; the first that says anything counts."""


def system_language(variables: Iterable[str] = LANGUAGE_VARIABLES) -> Language:
    """Return the language the system is set to, or English if it is none of ours."""
    told = next(filter(None, map(os.environ.get, variables)), "").lower()
    return next((language for language in LANGUAGES if told.startswith(language)), FALLBACK)


class Texts:
    """The texts of one language; call it with a key: `texts("log-title")`.

    Texts of a rule `system` are its own and the general ones; without one they are the general ones and those of all
    systems, and of two with the same key that of the system that is listed first.

    A key with a dot names an attribute of a text: `texts("attribute-nerve.short")`. A text that is missing
    falls back to English and then to the key itself; a person never sees an error for it.
    """

    def __init__(self, language: str, folder: Path | None = None, system: str = "") -> None:
        """Take `folder`, which holds a folder for each language; None: the one of the program.

        An unknown language is answered in English.
        """
        self.language: str = language if language in LANGUAGES else FALLBACK
        self.system = system
        self._root = assets_folder() / "locale" if folder is None else folder
        languages = dict.fromkeys((self.language, FALLBACK))
        systems = (system,) if system else known.SYSTEMS
        self._bundles = tuple(_bundle(self._root, name, systems, is_one=bool(system)) for name in languages)
        self._by_system: dict[str, Texts] = {system: self}
        self._kept = self._bundles[0].kept

    def of(self, system: str) -> Texts:
        """Return the texts of a rule system in the same language: its own before the general ones."""
        found = self._by_system.get(system)
        if found is None:
            found = self._by_system[system] = Texts(self.language, self._root, system)
        return found

    def __call__(self, key: str, /, **details: Any) -> str:
        """Return the text of a key; numbers among the details are written in the style of the language."""
        if not details and (said := self._kept.get((key, ()))) is not None:
            return said
        return self._said(key, {name: self._argument(value) for name, value in details.items()})

    def _said(self, key: str, arguments: dict[str, float | str]) -> str:
        # Each picture of a window says a few hundred texts, nearly all of them as the one before.  A name that stands
        # for several is equal to one that does not, but has another verb.
        asked = (key, tuple(arguments.items()), *map(type, arguments.values()))
        said = self._kept.get(asked)
        if said is None:
            said, is_whole = self._written(key, arguments)
            if is_whole:
                if len(self._kept) >= MOST_KEPT:
                    self._kept.clear()
                self._kept[asked] = said
        return said

    def _written(self, key: str, arguments: dict[str, float | str]) -> tuple[str, bool]:
        """Return a text, and whether it got all it needs."""
        identifier, _, attribute = key.partition(".")
        for bundle in self._bundles:
            pattern = bundle.pattern(identifier, attribute)
            if pattern is not None:
                return bundle.written(pattern, arguments)
        return key, False

    def has(self, key: str) -> bool:
        """Return whether there is a text for that key, in this language or in English."""
        identifier, _, attribute = key.partition(".")
        return any(bundle.pattern(identifier, attribute) is not None for bundle in self._bundles)

    def either(self, key: str, otherwise: str, /, **details: Any) -> str:
        """Return the text of a key that may be missing, such as that of a user's own kind of terrain."""
        return self(key, **details) if self.has(key) else otherwise

    def number(self, value: float, decimals: int = DECIMALS) -> str:
        """Return a number in the style of the language, with at most a number of decimals (no more than three)."""
        short = rounded(value, decimals)
        return (MINUS if short < 0 else "") + self._said("shown-number", {"value": abs(short)})

    def date(self, day: date) -> str:
        """Return a day in the style of the language: 7 March 2026, 7. März 2026."""
        return self("shown-date", day=day.day, month=self(f"month-{day.month}"), year=str(day.year))

    def signed(self, value: int) -> str:
        """Return an addend with its sign: +2, −1, ±0."""
        return self("shown-addend", value=value)

    def listing(self, parts: list[str]) -> str:
        """Return names in a row, the last one joined with "and", for which verbs stand in the plural; "" for none."""
        if len(parts) < 2:
            return parts[0] if parts else ""
        return Plural(self("shown-list", first=", ".join(parts[:-1]), last=parts[-1]))

    def _argument(self, value: Any) -> float | str:
        """Return what Fluent can write: numbers and texts; anything else as text."""
        if type(value) is str and len(value) <= LONGEST_DETAIL:
            return value
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int | float):
            short = rounded(value)
            if not abs(short) < GREATEST:
                return f"{value:.3g}" if isinstance(value, float) else shortened(str(value))
            return self.number(short) if short < 0 else short
        # A path may hold anything but a slash.
        if isinstance(value, Plural) and len(value) <= LONGEST_DETAIL:
            return value
        text = on_one_line(str(value)) if isinstance(value, PurePath) else str(value)
        return text if len(text) <= LONGEST_DETAIL else f"{text[: LONGEST_DETAIL - 1]}…"


def language_files(folder: Path, language: str) -> list[Path]:
    """Return the general Fluent files of one language, in the order of their names."""
    return sorted((folder / language).glob("*.ftl"))


def system_files(folder: Path, language: str, system: str) -> list[Path]:
    """Return the Fluent files of a rule system in one language, in the order of their names."""
    beside = known.folder(system) / "locale" / language
    return [*sorted((folder / language / system).glob("*.ftl")), *sorted(beside.glob("*.ftl"))]


_FUNCTIONS: Final = {"NUMBER": number_function, "SIGNED": signed_function, "VERB": verb_function}


@lru_cache(maxsize=16)
def _bundle(folder: Path, language: str, systems: tuple[str, ...], *, is_one: bool) -> Bundle:
    """Return the texts of one language, one system's before the general ones; kept, with those needed before."""
    own = [path for system in systems for path in system_files(folder, language, system)]
    general = language_files(folder, language)
    paths = [*own, *general] if is_one else [*general, *own]
    return Bundle(language, map(_entries_in, paths), _FUNCTIONS)


@lru_cache(maxsize=512)
def _entries_in(path: Path) -> Mapping[str, str]:
    """Return the entries of a file, which is read once for the bundles of all systems."""
    return entries_of(path.read_text(encoding="utf-8"))


def whole_percent(share: float, bounds: Collection[int] = ()) -> int:
    """Return a fraction 0..1 in percent; 100 means all, and one beyond a bound (in percent) never reads as the bound.

    With a bound of 50, 50.2 % is more than half and counts as such, so it must not read 50 %.
    """
    if share >= 1.0 - TOLERANCE:
        return 100
    if share < 0.01 - TOLERANCE:
        return 0  # too little to count, and to tell
    percent = round(100.0 * share)
    if percent in bounds and share > percent / 100.0 + TOLERANCE:
        return percent + 1
    return min(max(percent, 1), 99)


FEW = 10.0
MINUTES_FROM = 90.0
"""From so many seconds on minutes are told."""


def time_left(texts: Texts, seconds: float) -> str:
    """Return roughly how long it will still take; no more exact than a guess."""
    if seconds < FEW:
        return texts("time-left-moment")
    if seconds < MINUTES_FROM:
        return texts("time-left-seconds", seconds=10 * ceil(seconds / 10.0))
    return texts("time-left-minutes", minutes=round(seconds / 60.0))


def trouble_line(texts: Phrases, trouble: Trouble) -> str:
    """Return one sentence about what went wrong with the kernels."""
    return texts(f"kernels-{trouble.fault.value}", what=trouble.what)

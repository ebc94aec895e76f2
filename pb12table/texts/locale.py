"""Texts by key, in one language, from the Fluent files of `assets/locale`.

A folder of a language holds the general files, and a folder for each rule system with files of its own; a system whose
code lies elsewhere brings them in `locale` beside it.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from datetime import date
from functools import lru_cache
from pathlib import Path, PurePath
from typing import Any, Final, Literal, get_args

from pb12table.files.places import assets_folder
from pb12table.systems import known
from pb12table.texts.bundle import Bundle
from pb12table.texts.numbers import DECIMALS, GREATEST, MINUS, number_function, rounded, signed_function
from pb12table.texts.plain import on_one_line, shortened

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
    """The language the system is set to, English where it is none of ours."""
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
        """`folder` holds a folder for each language; None: the one of the program.

        An unknown language is answered in English.
        """
        self.language: str = language if language in LANGUAGES else FALLBACK
        self.system = system
        self._root = assets_folder() / "locale" if folder is None else folder
        languages = dict.fromkeys((self.language, FALLBACK))
        systems = (system,) if system else known.SYSTEMS
        self._bundles = tuple(_bundle(self._root, name, systems, is_one=bool(system)) for name in languages)
        self._by_system: dict[str, Texts] = {system: self}
        self._kept: dict[tuple[str, tuple[tuple[str, float | str], ...]], str] = {}

    def of(self, system: str) -> Texts:
        """The texts of a rule system in the same language: its own before the general ones."""
        found = self._by_system.get(system)
        if found is None:
            found = self._by_system[system] = Texts(self.language, self._root, system)
        return found

    def __call__(self, key: str, /, **details: Any) -> str:
        """The text of a key; numbers among the details are written in the manner of the language."""
        return self._said(key, {name: self._argument(value) for name, value in details.items()})

    def _said(self, key: str, arguments: dict[str, float | str]) -> str:
        # Each picture of a window says a few hundred texts, nearly all of them as the one before.
        asked = (key, tuple(arguments.items()))
        said = self._kept.get(asked)
        if said is None:
            said, is_whole = self._written(key, arguments)
            if is_whole:
                if len(self._kept) >= MOST_KEPT:
                    self._kept.clear()
                self._kept[asked] = said
        return said

    def _written(self, key: str, arguments: dict[str, float | str]) -> tuple[str, bool]:
        """A text, and whether it got all it needs."""
        identifier, _, attribute = key.partition(".")
        for bundle in self._bundles:
            pattern = bundle.pattern(identifier, attribute)
            if pattern is not None:
                return bundle.written(pattern, arguments)
        return key, False

    def has(self, key: str) -> bool:
        """Whether there is a text of that key, in this language or in English."""
        identifier, _, attribute = key.partition(".")
        return any(bundle.pattern(identifier, attribute) is not None for bundle in self._bundles)

    def either(self, key: str, otherwise: str, /, **details: Any) -> str:
        """The text of a key that may be missing, such as that of a kind of terrain of the user's own."""
        return self(key, **details) if self.has(key) else otherwise

    def number(self, value: float, decimals: int = DECIMALS) -> str:
        """A number in the manner of the language, with at most so many decimals (no more than three)."""
        short = rounded(value, decimals)
        return (MINUS if short < 0 else "") + self._said("shown-number", {"value": abs(short)})

    def date(self, day: date) -> str:
        """A day in the manner of the language: 7 March 2026, 7. März 2026."""
        return self("shown-date", day=day.day, month=self(f"month-{day.month}"), year=str(day.year))

    def signed(self, value: int) -> str:
        """An addend with its sign: +2, −1, ±0."""
        return self("shown-addend", value=value)

    def listing(self, parts: list[str]) -> str:
        """Names in a row, the last one joined with "and"; "" for none."""
        if len(parts) < 2:
            return "".join(parts)
        return self("shown-list", first=", ".join(parts[:-1]), last=parts[-1])

    def _argument(self, value: Any) -> float | str:
        """What Fluent can write: numbers, texts; anything else as its text."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int | float):
            short = rounded(value)
            if not abs(short) < GREATEST:
                return f"{value:.3g}" if isinstance(value, float) else shortened(str(value))
            return self.number(short) if short < 0 else short
        # A path may hold anything but a slash.
        text = on_one_line(str(value)) if isinstance(value, PurePath) else str(value)
        return text if len(text) <= LONGEST_DETAIL else f"{text[: LONGEST_DETAIL - 1]}…"


def language_files(folder: Path, language: str) -> list[Path]:
    """The general Fluent files of one language, in the order of their names."""
    return sorted((folder / language).glob("*.ftl"))


def system_files(folder: Path, language: str, system: str) -> list[Path]:
    """The Fluent files of a rule system in one language, in the order of their names."""
    beside = known.folder(system) / "locale" / language
    return [*sorted((folder / language / system).glob("*.ftl")), *sorted(beside.glob("*.ftl"))]


@lru_cache(maxsize=16)
def _bundle(folder: Path, language: str, systems: tuple[str, ...], *, is_one: bool) -> Bundle:
    """The texts of one language, of one system before the general ones; kept, with what of them was needed before."""
    own = [path for system in systems for path in system_files(folder, language, system)]
    general = language_files(folder, language)
    paths = [*own, *general] if is_one else [*general, *own]
    sources = [path.read_text(encoding="utf-8") for path in paths]
    return Bundle(language, sources, {"NUMBER": number_function, "SIGNED": signed_function})

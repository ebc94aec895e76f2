"""Names of keys where room is tight: the signs that stand on the keys themselves."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pb12table.texts.locale import LANGUAGES, Texts

SIGNS: Final = {
    "key-shift": "⇧",
    "key-backspace": "⌫",
    "key-comma": ",",
    "key-period": ".",
    "key-left": "←",
    "key-right": "→",
    "key-up": "↑",
    "key-down": "↓",
}

ARROWS: Final = tuple("←→↑↓")


@lru_cache(maxsize=128)
def short_key(key: str) -> str:
    """The name of a key, in any of our languages, with signs instead of its long words."""
    for name, sign in _words():
        key = f" {key} ".replace(f" {name} ", f" {sign} ").strip()
    return key


@lru_cache(maxsize=1)
def _words() -> tuple[tuple[str, str], ...]:
    """The words and their signs, the longest first, since some are parts of others."""
    found = {Texts(language)(key): sign for language in LANGUAGES for key, sign in SIGNS.items()}
    return tuple(sorted(found.items(), key=lambda item: -len(item[0])))

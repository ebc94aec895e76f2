"""Rows of what is agreed for a game, for systems that have it in the `rules` of a scenario.

The row of a key has the text `forces-option-KEY` as its name, and the tip of that.  What is as usual is not written.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

import msgspec

from pb12table.forces.rows import whole_number
from pb12table.layouts.editing import Document, part_of
from pb12table.layouts.typed import number_of
from pb12table.skirmish.faces.forces import Muster
from pb12table.skirmish.forms.rows import Property

NOT_MEANT: Final[Mapping[str, bool]] = MappingProxyType({})


@dataclass(frozen=True)
class Agreed:
    """The rules of a scenario's document; `usual` is their form with nothing in it."""

    muster: Muster
    usual: msgspec.Struct

    def now(self, key: str) -> Any:
        """What is agreed of a key, as plain data."""
        return part_of(self.muster.document, "rules").get(key, msgspec.to_builtins(self.usual)[key])

    def put(self, key: str, value: Any) -> Document:
        """The document with a key set; None leaves it out."""
        document = self.muster.document
        kept = {name: old for name, old in part_of(document, "rules").items() if name != key}
        usual = value is None or value == msgspec.to_builtins(self.usual)[key]
        found = kept if usual else {**kept, key: value}
        rest = {name: old for name, old in document.items() if name != "rules"}
        return {**rest, "rules": found} if found else rest

    def switch(self, key: str) -> Property:
        """Yes or no."""
        texts = self.muster.texts
        options = (("yes", texts("edit-yes")), ("no", texts("edit-no")))
        shown = dict(options)["yes" if self.now(key) else "no"]
        return Property(
            self._label(key), shown, "choice", lambda text: self.put(key, text == "yes"), options, self._tip(key)
        )

    def choice(self, key: str, words: Mapping[str, str], meant: Mapping[str, bool] = NOT_MEANT) -> Property:
        """One of some values, each with its word; the empty one leaves the key out.

        `meant` are the values that stand in the document as yes and no.
        """
        now = self.now(key)
        value = next((name for name, is_so in meant.items() if now is is_so), "" if now is None else str(now))
        return Property(
            self._label(key), words.get(value, value), "choice",
            lambda text: self.put(key, meant.get(text, text or None)), tuple(words.items()), self._tip(key),
        )  # fmt: skip

    def number(self, key: str, *, whole: bool = True) -> Property:
        """A number, or none where nothing is typed."""
        texts, value = self.muster.texts, self.now(key)
        read = whole_number if whole else number_of
        return Property(
            self._label(key), texts("forces-option-none") if value is None else texts.number(value), "number",
            lambda text: self.put(key, read(text) if text.strip() else None), tip=self._tip(key), unset=value is None,
        )  # fmt: skip

    def _label(self, key: str) -> str:
        return self.muster.texts(f"forces-option-{key.replace('_', '-')}")

    def _tip(self, key: str) -> str:
        return self.muster.texts(f"forces-option-{key.replace('_', '-')}.tip")

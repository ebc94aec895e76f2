"""The figure whose page is asked for, as every system begins with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, TypeVar

from pb12table.layouts.editing import Document, Thing, entry_of
from pb12table.skirmish.faces.forces import Muster
from pb12table.skirmish.faces.words import Phrases

Content = TypeVar("Content")
Figure = TypeVar("Figure")


@dataclass(frozen=True)
class SoughtFigure(Generic[Content, Figure]):
    """A figure of the document, which need not be one that can be built; `Content` and `Figure` are its system's."""

    muster: Muster
    thing: Thing

    @property
    def texts(self) -> Phrases:
        return self.muster.texts

    @property
    def document(self) -> Document:
        return self.muster.document

    @property
    def content(self) -> Content:
        content: Content = self.muster.content
        return content

    @cached_property
    def entry(self) -> Mapping[str, Any]:
        """What is written of it in the document."""
        return entry_of(self.document, self.thing)

    @cached_property
    def built(self) -> Figure | None:
        """The figure, where it can be built."""
        found: Figure | None = next((each for each in self.muster.setup.figures if each.id == self.thing.id), None)
        return found

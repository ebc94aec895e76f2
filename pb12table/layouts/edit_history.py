"""Undo and redo of everything that is done to a layout."""

from __future__ import annotations

from dataclasses import dataclass, field

from pb12table.layouts.editing import Document

MOST_KEPT = 500
"""How many steps back are kept."""


@dataclass(slots=True)
class EditHistory:
    """A layout's document and the ones before and after it.

    `label` of a step is the key of what was done; steps with the same `joined` mark (a drag, a key held down) are one.
    """

    document: Document
    _past: list[tuple[str, Document]] = field(default_factory=list)
    _future: list[tuple[str, Document]] = field(default_factory=list)
    _joined: object = None
    _saved: Document | None = None
    _opened: Document | None = None

    def __post_init__(self) -> None:
        self._saved = self._opened = self.document

    def do(self, label: str, document: Document, joined: object = None) -> bool:
        """Go on to another document; return whether it is another one at all."""
        if document == self.document:
            return False
        if joined is None or joined != self._joined:
            self._past.append((label, self.document))
            del self._past[:-MOST_KEPT]
        self._joined = joined
        self._future.clear()
        self.document = document
        return True

    def undo(self) -> str | None:
        """Go back one step; the label of what was undone, None when there is nothing."""
        if not self._past:
            return None
        label, before = self._past.pop()
        self._future.append((label, self.document))
        self.document, self._joined = before, None
        return label

    def redo(self) -> str | None:
        """Take the last undo back; the label of what is done again, None when there is nothing."""
        if not self._future:
            return None
        label, after = self._future.pop()
        self._past.append((label, self.document))
        self.document, self._joined = after, None
        return label

    @property
    def can_undo(self) -> bool:
        """Whether there is a step back."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Whether there is a step that was undone."""
        return bool(self._future)

    @property
    def opened(self) -> Document:
        """The document as it was at first."""
        assert self._opened is not None, "set when it was opened"
        return self._opened

    @property
    def in_file(self) -> Document:
        """The document as it was saved last, or opened."""
        assert self._saved is not None, "set when it was opened"
        return self._saved

    @property
    def before_last(self) -> Document | None:
        """The document before the last step; None without one."""
        return self._past[-1][1] if self._past else None

    @property
    def is_saved(self) -> bool:
        """Whether the document is the one that was saved last, or opened."""
        return self.document == self._saved

    def saved(self) -> None:
        """Remember that the document is saved as it is now."""
        self._saved = self.document

"""A line of text that is being edited: caret, selection, undo, and what an input method has not finished yet.

It knows neither keys nor fonts.  Places in the text are counted in characters, 0 before the first one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Literal
from unicodedata import combining, normalize

from pb12table.files.forms.basics import seen

MOST_UNDONE: Final = 200
"""So many changes can be taken back."""

Unit = Literal["letter", "word", "line"]


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A text with its caret and the other end of its selection."""

    text: str
    caret: int
    anchor: int


@dataclass(slots=True)
class TextLine:
    """A line that is edited; at most `longest` characters, each insertion passed through `clean`.

    Nothing that cannot be seen gets in, and an accent that comes behind its letter becomes one with it.
    """

    text: str = ""
    longest: int = 1000
    clean: Callable[[str], str] = seen
    caret: int = field(default=0, init=False)
    anchor: int = field(default=0, init=False)
    composed: str = field(default="", init=False)
    """What an input method shows at the caret, and has not given yet."""
    _undo: list[Snapshot] = field(default_factory=list, init=False)
    _redo: list[Snapshot] = field(default_factory=list, init=False)
    _is_typing: bool = field(default=False, init=False)

    def __post_init__(self) -> None:
        self.text = self.clean(self.text)[: self.longest]
        self.caret = self.anchor = len(self.text)

    # -- what is there ------------------------------------------------------------------------------------------------

    @property
    def selection(self) -> tuple[int, int]:
        """Return where the selection begins and ends; both are the caret if nothing is selected."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def selected(self) -> str:
        """The selected part of the text."""
        first, last = self.selection
        return self.text[first:last]

    @property
    def shown(self) -> str:
        """The text as it is painted, with what is being composed at the caret."""
        return self.text[: self.caret] + self.composed + self.text[self.caret :]

    # -- going about --------------------------------------------------------------------------------------------------

    def go(self, place: int, *, select: bool = False) -> None:
        """Put the caret somewhere; with `select` the other end of the selection stays."""
        self.caret = min(max(place, 0), len(self.text))
        if not select:
            self.anchor = self.caret
        self._is_typing = False

    def move(self, direction: Literal[-1, 1], unit: Unit = "letter", *, select: bool = False) -> None:
        """Move the caret; without `select` a selection is left at its end in that direction."""
        if self.selected and not select and unit == "letter":
            self.go(self.selection[0 if direction < 0 else 1])
        else:
            self.go(self._next(direction, unit), select=select)

    def select_all(self) -> None:
        """Select the whole text, so that what is typed takes its place."""
        self.go(0)
        self.go(len(self.text), select=True)

    def select_word(self, place: int) -> None:
        """Select the word around a place."""
        first, last = min(place, len(self.text)), place
        while first > 0 and _is_word(self.text[first - 1]):
            first -= 1
        while last < len(self.text) and _is_word(self.text[last]):
            last += 1
        self.go(first)
        self.go(last, select=True)

    def _next(self, direction: Literal[-1, 1], unit: Unit) -> int:
        """Return where a caret move ends.  A letter goes with its marks; a word with the blanks before the next."""
        if unit == "line":
            return 0 if direction < 0 else len(self.text)
        place = self.caret
        if unit == "word":
            steps = (False, True) if direction < 0 else (True, False)
            for wanted in steps:
                while self._beside(place, direction) and _is_word(self._beside(place, direction)) is wanted:
                    place += direction
            return place
        place = min(max(place + direction, 0), len(self.text))
        while 0 < place < len(self.text) and _goes_on(self.text[place]):
            place += direction
        return place

    def _beside(self, place: int, direction: int) -> str:
        return self.text[place : place + 1] if direction > 0 else self.text[max(place - 1, 0) : place]

    # -- changing -----------------------------------------------------------------------------------------------------

    def insert(self, text: str) -> None:
        """Put a text in place of the selection, as much of it as has room.  Letters typed on are undone together."""
        first, last = self.selection
        added, tail = self.clean(text), self.text[last:]
        head = normalize("NFC", self.text[:first] + added)[: max(self.longest - len(tail), 0)]
        if head + tail != self.text or first != last:
            self._note(goes_on=self._is_typing and first == last)
            self._put(head, tail)
            self._is_typing = len(added) == 1 and not added.isspace()

    def delete(self, direction: Literal[-1, 1], unit: Unit = "letter") -> None:
        """Take the selection away, or else what lies beside the caret."""
        first, last = self.selection
        if first == last:
            first, last = sorted((self.caret, self._next(direction, unit)))
        if first != last:
            self._note()
            self._put(self.text[:first], self.text[last:])

    def set(self, text: str) -> None:
        """Put another text in place of the whole, as one change."""
        self.select_all()
        self.insert(text)

    def cut(self) -> str:
        """Take the selection away and return it."""
        taken = self.selected
        if taken:
            self.delete(-1)
        return taken

    def compose(self, text: str) -> None:
        """Show what an input method is composing; it takes the place of the selection, and is no change to undo."""
        if text and self.selected:
            self.delete(-1)
        self.composed = seen(text)

    def undo(self) -> None:
        """Take the last change back."""
        self._swap(self._undo, self._redo)

    def redo(self) -> None:
        """Do again what was taken back last."""
        self._swap(self._redo, self._undo)

    def _put(self, head: str, tail: str) -> None:
        """Let the text be what stands before and behind the caret."""
        self.text = head + tail
        self.go(len(head))
        self.composed = ""

    def _snapshot(self) -> Snapshot:
        return Snapshot(self.text, self.caret, self.anchor)

    def _note(self, *, goes_on: bool = False) -> None:
        """Keep what is there before a change; one that goes on with the last one belongs to that."""
        if not (goes_on and self._undo):
            self._undo.append(self._snapshot())
            del self._undo[:-MOST_UNDONE]
        self._redo.clear()

    def _swap(self, taken: list[Snapshot], kept: list[Snapshot]) -> None:
        if taken:
            kept.append(self._snapshot())
            before = taken.pop()
            self.text, self.caret, self.anchor = before.text, before.caret, before.anchor
            self.composed, self._is_typing = "", False


def _is_word(letter: str) -> bool:
    return letter.isalnum() or letter == "_" or combining(letter) != 0


def _goes_on(after: str) -> bool:
    """Return whether no caret may stand before a character, as it forms one letter or sign with the one before."""
    is_skin = "\N{EMOJI MODIFIER FITZPATRICK TYPE-1-2}" <= after <= "\N{EMOJI MODIFIER FITZPATRICK TYPE-6}"
    return combining(after) != 0 or is_skin

"""What may stand in a text that is shown: names and descriptions without characters that nobody sees.

A terminal obeys control characters.  Marks without a width disguise what is written: two names that look alike are
two, and a mark of direction turns what stands behind it.  They are taken out where a text enters: `seen` while one
types, `as_name` for a name that was typed, pasted or remembered, `without_marks` for the document of a file.
"""

from __future__ import annotations

import re
from typing import Any, Final
from unicodedata import category, normalize

LONGEST_TEXT: Final = 80
"""So many characters a name in a file may have."""

LINE_BREAKS: Final = r"\t\n"
_CONTROLS: Final = r"\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff"
# Unicode calls them Default_Ignorable_Code_Point; with them the marks of annotations, and the empty cell of Braille.
_MARKS: Final = (
    r"\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164"
    r"\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
UNSEEN: Final = _CONTROLS + _MARKS
"""What is obeyed or not seen at all, as the inside of a set of a regular expression; LINE_BREAKS are left out."""

_MARK: Final = re.compile(f"[{_MARKS}]")
_CONTROL: Final = re.compile(f"[{_CONTROLS}{LINE_BREAKS}]")
_LEANING: Final = ("Mn", "Me", "Zs")
_SHOWN_KEYS: Final = frozenset({"name", "description", "text", "flavour", "about"})
"""The keys of texts for people; what stands under others names things, and is compared letter by letter."""


def seen(text: str) -> str:
    """What can be seen of a text; line breaks and other control characters become blanks."""
    return _MARK.sub("", _CONTROL.sub(" ", text))


def as_name(text: str, longest: int = LONGEST_TEXT) -> str:
    """A text as a name on one line, of at most so many characters; "" where nothing of it can be seen.

    Whatever comes out, a file may hold: the forms accept it, unless it is "".
    """
    plain = " ".join(normalize("NFC", seen(text)).split())
    # An accent alone, with no letter to stand on, is hardly seen.
    first = next((number for number, letter in enumerate(plain) if category(letter) not in _LEANING), len(plain))
    return plain[first:][:longest].rstrip()


def without_marks(document: Any) -> Any:
    """Plain data with the marks taken out of its names and descriptions; control characters stay, and are refused."""
    if isinstance(document, dict):
        return {
            key: _unmarked(value) if key in _SHOWN_KEYS else without_marks(value) for key, value in document.items()
        }
    if isinstance(document, list):
        return [without_marks(each) for each in document]
    return document


def _unmarked(text: Any) -> Any:
    """A text without marks, or one in several languages."""
    if isinstance(text, str):
        return _MARK.sub("", text)
    if isinstance(text, dict):
        return {language: _MARK.sub("", words) if isinstance(words, str) else words for language, words in text.items()}
    return text

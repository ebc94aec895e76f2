"""Names and texts of files, as people see them."""

from __future__ import annotations

from pb12table.files.forms.basics import BothNames, BothTexts
from pb12table.files.shown_text import as_name
from pb12table.skirmish.naming import Label


def label_of(name: str | BothNames | BothTexts) -> Label:
    """A name or text in both languages; one that is written once holds for both."""
    return Label(name, name) if isinstance(name, str) else Label(name.en, name.de)


def unchecked_label(name: str | BothNames) -> Label:
    """A name from a file of which nothing else was checked, as it can be shown."""
    label = label_of(name)
    return Label(as_name(label.en), as_name(label.de))


def description_label(text: str | BothTexts | BothNames | None) -> Label | None:
    """A description in both languages, if there is one."""
    return None if text is None else label_of(text)

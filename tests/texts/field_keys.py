"""The keys of texts that name the fields of all forms, the words these allow, and the pages they are on."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import inspect

from pb12table.app.editor.fields.pages import HEAD
from pb12table.files.forms.basics import BothNames, BothTexts
from pb12table.layouts.fields import (
    Sort,
    bare,
    choices_of,
    fields_of,
    forms_in,
    item_of,
    sort_of,
    tags_of,
    words_are_of,
)
from pb12table.systems import known


def as_key(word: str) -> str:
    """A word as it stands in the keys of texts."""
    return word.replace("_", "-")


def field_keys(system: str) -> Iterator[tuple[str, ...]]:
    """For each field of a system, and each word that one allows, the keys of which one says what it is called."""
    face = known.content(system)
    for field in fields_of(face.scenario_form):
        if field.key not in HEAD:
            yield from _keys(field.key, field.type, ())
    for section, form in face.loose_forms.items():
        for field in fields_of(form):
            yield from _keys(field.key, field.type, (section,))


def tip_keys(system: str) -> Iterator[str]:
    """The keys of texts that may say what the fields of a system mean, and the words that stand in them."""
    face = known.content(system)
    for field in fields_of(face.scenario_form):
        yield from _tips(field.key, field.type, ())
    for section, form in face.loose_forms.items():
        for field in fields_of(form):
            yield from _tips(field.key, field.type, (section,))


def _tips(key: str, kind: inspect.Type, around: tuple[str, ...]) -> Iterator[str]:
    for stem in (*(f"{as_key(each)}-{as_key(key)}" for each in around), as_key(key)):
        yield f"fields-tip-{stem}"
        yield from (f"fields-tip-{stem}-is-{as_key(choice)}" for choice in choices_of(kind))
    for form in forms_in(kind):
        if form not in (BothNames, BothTexts) and around.count(key) == 0:
            for field in fields_of(form):
                yield from _tips(field.key, field.type, (*around, key))


def _keys(key: str, kind: inspect.Type, around: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    word = as_key(key)
    inside = tuple(f"field-{as_key(each)}-{word}" for each in reversed(around))
    yield (*inside, f"attribute-{word}", f"ability-{word}", f"field-{word}", f"edit-property-{word}")
    found = bare(kind)
    for each in (found, *(found.types if isinstance(found, inspect.UnionType) else ())):
        for choice in choices_of(each):
            told = as_key(choice) or "nothing"
            yield (f"field-{word}-is-{told}", f"{words_are_of(each) or word}-{told}", f"edit-value-{told}")
    inner = item_of(kind, 0) if sort_of(kind) is Sort.LIST else kind
    if sort_of(inner) is Sort.TAGGED:
        tag, words = tags_of(inner)
        for told in map(as_key, words):
            yield (f"field-{as_key(tag)}-is-{told}", f"{words_are_of(inner)}-{told}", f"edit-value-{told}")
    for form in forms_in(kind):
        if form not in (BothNames, BothTexts) and around.count(key) == 0:
            for field in fields_of(form):
                yield from _keys(field.key, field.type, (*around, key))


def page_keys(system: str) -> Iterator[str]:
    """The keys of the titles and the help of a system's pages, and of the names of new entries."""
    for field in fields_of(known.content(system).scenario_form):
        page = f"fields-page-{as_key(field.key)}"
        yield from (page, f"{page}-help", f"{page}-one")

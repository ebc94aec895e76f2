"""The handbooks of all languages tell the same, chapter by chapter: paragraphs, links, keys, buttons, commands."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from pb12table.app.screens.handbook import HEADING, chapters
from pb12table.files.places import HANDBOOKS, assets_folder, handbook_file
from pb12table.texts.locale import FALLBACK, LANGUAGES

OTHERS = [language for language in LANGUAGES if language != FALLBACK]
ANCHORS = [*chapters(FALLBACK)]
LINK = re.compile(r"\]\(([^)]+)\)")
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
TYPED = re.compile(r"`([^`]+)`")
NAME = re.compile(r"\*\*(.+?)\*\*|(?<![*\w])\*([^*]+)\*(?![*\w])|[\"„]([^\"“]+)[\"“]")
"""What is bold, slanted or quoted: a key, a button, or what a paragraph begins with."""
TEXT = re.compile(r"^(?P<key>[a-z][\w-]*) = (?P<text>.+)$", re.MULTILINE)
LONE = re.compile(r"[A-Z0-9/+−]|F\d+")


@cache
def told(language: str) -> dict[str, str]:
    """All chapters by anchor, with what stands before the first, as they are written but on one line each."""
    text = FENCED.sub("", handbook_file(language).read_text(encoding="utf-8"))
    before, *parts = HEADING.split(text)
    bodies = dict(zip(chapters(language), parts[2::3], strict=True))
    return {each: " ".join(body.split()) for each, body in {"": before, **bodies}.items()}


@cache
def texts(language: str) -> dict[str, set[str]]:
    """The keys of all texts of a line without the sign of a dialog or a plus, by that line."""
    found: dict[str, set[str]] = {}
    for path in sorted((assets_folder() / "locale" / language).rglob("*.ftl")):
        for each in TEXT.finditer(path.read_text(encoding="utf-8")):
            line = re.sub(r"^\+ | …$| \(\{.*\}\)$", "", each["text"])
            found.setdefault(line.casefold(), set()).add(each["key"])
    return found


@cache
def key_names(language: str) -> dict[str, str]:
    """The names of keys on the screen, and their keys in the texts."""
    known = ((name, key) for name, keys in texts(language).items() for key in keys)
    return {name: key for name, key in known if re.fullmatch(r"key-(?!group)[a-z]+(-up|-down)?", key)}


def names(language: str, anchor: str) -> Iterator[str]:
    """All that is bold, slanted or quoted in a chapter."""
    for each in NAME.finditer(TYPED.sub("", told(language)[anchor])):
        yield each[each.lastindex or 1].rstrip(".")


def as_key(language: str, name: str) -> tuple[str, ...]:
    """What a name says as a key, such as ("key-ctrl", "T"); nothing if it is no key."""
    known, words, found = key_names(language), name.split(), list[str]()
    while words:
        two, one = " ".join(words[:2]).casefold(), words[0].casefold()
        if len(words) > 1 and two in known:
            found, words = [*found, known[two]], words[2:]
        elif one in known or LONE.fullmatch(words[0]):
            found, words = [*found, known.get(one, words[0])], words[1:]
        else:
            return ()
    return tuple(found)


def test_each_language_has_a_handbook() -> None:
    assert {*HANDBOOKS} == {*LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_the_same_chapters_in_the_same_order_and_lists_them(language: str) -> None:
    assert [*chapters(language)] == ANCHORS
    others = [name for other, name in HANDBOOKS.items() if other != language]
    listed = [f"#{anchor}" for anchor in ANCHORS]
    assert LINK.findall(told(language)[""]) == [*others, "../README.md", *listed]
    assert len({chapter.title for chapter in chapters(language).values()}) == len(ANCHORS)


@pytest.mark.parametrize("language", OTHERS)
def test_no_chapter_is_the_english_one(language: str) -> None:
    written = HEADING.split(handbook_file(language).read_text(encoding="utf-8"))[2::3]
    assert written == ANCHORS


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("anchor", ANCHORS)
def test_a_chapter_tells_the_same_in_each_language(language: str, anchor: str) -> None:
    ours, theirs = told(FALLBACK)[anchor], told(language)[anchor]
    assert Counter(LINK.findall(theirs)) == Counter(LINK.findall(ours))
    # A comma stands where English has a point, in numbers.
    typed = (Counter(each.replace(",", ".") for each in TYPED.findall(text)) for text in (theirs, ours))
    assert next(typed) == next(typed)
    keys = [
        Counter(filter(None, (as_key(each, name) for name in names(each, anchor)))) for each in (language, FALLBACK)
    ]
    assert keys[0] == keys[1]
    sorts = [[passage.sort for passage in chapters(each)[anchor].passages] for each in (language, FALLBACK)]
    assert sorts[0] == sorts[1]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("anchor", ANCHORS)
def test_a_button_is_called_what_it_is_on_the_screen_of_each_language(language: str, anchor: str) -> None:
    said = {
        each: [texts(each).get(name.casefold(), set()) for name in names(each, anchor) if not as_key(each, name)]
        for each in (language, FALLBACK)
    }
    assert len(said[language]) == len(said[FALLBACK])
    for keys in said[FALLBACK]:
        assert not keys or any(keys & others for others in said[language]), keys
    for keys in said[language]:
        assert not keys or any(keys & others for others in said[FALLBACK]), keys


def test_keys_and_buttons_are_found() -> None:
    assert as_key("de", "Strg Umschalt Z") == as_key("en", "Ctrl Shift Z") == ("key-ctrl", "key-shift", "Z")
    assert as_key("de", "Umschalt Pfeil links") == as_key("en", "Shift Left arrow") == ("key-shift", "key-left")
    assert as_key("de", "Bild auf") == ("key-page-up",)
    assert as_key("de", "Ansehen") == ()
    assert sum(len([*names("de", anchor)]) for anchor in ANCHORS) > 200
    assert "start-look" in texts("de")["ansehen"]


@pytest.mark.parametrize("language", OTHERS)
def test_a_file_in_it_means_the_same(language: str) -> None:
    def stated(of: str) -> dict[str, object]:
        lines = (each.words[0] for each in chapters(of)["packs"].passages if each.sort == "code")
        return tomllib.loads("\n".join(lines))

    assert stated(language) == stated(FALLBACK) != {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sign_of_markup_is_left_and_buttons_stand_in_quotation_marks(language: str) -> None:
    told_there = [word for each in chapters(language).values() for passage in each.passages for word in passage.words]
    assert not [words for words in told_there if re.search(r"[*`]|\]\(", words)]
    button = {"en": "“Your own” below", "de": "„Eigenes“ unter"}[language]
    assert button in chapters(language)["start-a-game"].passages[0].words[0]


def test_a_chapter_that_is_missing_is_the_english_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    title = chapters("de")["keys"].title
    (tmp_path / "less.md").write_text(f'# Buch\n\n## {title} <a id="keys"></a>\n\nKurz.\n', encoding="utf-8")
    files = {"en": handbook_file("en"), "de": tmp_path / "less.md"}
    monkeypatch.setattr("pb12table.app.screens.handbook.handbook_file", files.__getitem__)
    mixed = chapters.__wrapped__("de")
    assert [*mixed] == ANCHORS
    assert (mixed["keys"].title, mixed["keys"].passages[0].words) == (title, ("Kurz.",))
    assert mixed["measure"] == chapters("en")["measure"]

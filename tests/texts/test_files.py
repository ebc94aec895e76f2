"""The Fluent files of both languages say the same things, and say them correctly."""

from __future__ import annotations

import re
from typing import Final

import pytest
from fluent.syntax import ast as fluent

from pb12table.systems.known import SYSTEMS
from pb12table.texts.locale import LANGUAGES, Texts, language_files, system_files
from tests.texts.catalogue import FOLDER, all_files, entries, keys_of, parsed

FILES = sorted({str(path.relative_to(FOLDER / language)) for language in LANGUAGES for path in all_files(language)})


def test_there_are_texts() -> None:
    assert {"rules.ftl", "pb12/log.ftl"} <= set(FILES)
    assert len(keys_of("en")) > 200


@pytest.mark.parametrize("name", FILES)
def test_a_file_has_the_same_keys_in_both_languages(name: str) -> None:
    english, german = (entries(FOLDER / language / name) for language in LANGUAGES)
    assert sorted(english) == sorted(german)
    assert english


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_a_file_is_correct_fluent(language: str, name: str) -> None:
    junk = [entry.content for entry in parsed(FOLDER / language / name).body if isinstance(entry, fluent.Junk)]
    assert not junk


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_defined_twice(language: str) -> None:
    for paths in (language_files(FOLDER, language), *(system_files(FOLDER, language, each) for each in SYSTEMS)):
        all_keys = [key for path in paths for key in entries(path)]
        written = [
            (entry.id.name, type(entry).__name__)
            for path in paths
            for entry in parsed(path).body
            if isinstance(entry, fluent.Message | fluent.Term)
        ]
        assert len(all_keys) == len(set(all_keys))
        assert len(written) == len(set(written))


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_are_kebab_case(language: str) -> None:
    form = re.compile(r"-?[a-z]+(-[a-z0-9]+)*(\.[a-z]+(-[a-z]+)*)?")
    assert not [key for key in keys_of(language) if not form.fullmatch(key)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_that_texts_use_exist(language: str) -> None:
    for path in all_files(language):
        source = path.read_text(encoding="utf-8")
        for term in re.findall(r"\{\s*(-[a-z-]+)", source):
            assert term in keys_of(language), f"{path.name} uses {term}"


def test_movement_points_have_one_short_name_and_resources_one_word() -> None:
    for language in LANGUAGES:
        for path in all_files(language):
            assert not re.findall(r"\bMP\b", path.read_text(encoding="utf-8")), path
    assert "resources" in Texts("en")("event-blocks-refilled", figure="Ann")


def test_german_is_written_in_german_letters() -> None:
    replaced = re.compile(r"\b(?:fuer|ueber|koennen|muessen|zurueck|waehlen|Staerke|Spielzuege|grosse?)\b")
    for path in all_files("de"):
        assert not replaced.findall(path.read_text(encoding="utf-8"))


FALLEN_OUT: Final = {
    "en": (
        r"\bput out\b", r"\b(?:stands|lies) there already\b", r"\band \{[^}]*\} is (?:none|less|more)\b",
        r"\bis another one\b", r"\bare others\b", r"\bafter half a turn\b", r"\btiles far\b",
        r"\b(?:is|are) expected\b", r"\bif w(?:ished|anted)\b", r"\b[Ee]qual (?:seeds|numbers)\b", r"\bput it to all\b",
        r"\bnearer to oneself\b", r"\bin a save of its own\b", r"\bmay not be opened\b", r"—",
        r"\bthe own\b", r"\bWhat of\b", r"\bas ever\b", r"\b(?:dice|die) (?:is|are|was) thrown\b", r"% of throws\b",
        r"\b[Oo]ne who\b", r"\bhas not the\b", r"(?<!-)\banew\b", r"\bso many (?:steps|points|markers)\b",
        r"\bof who\b", r"\bto be seen\b", r"\bBy an option\b", r"\bas one likes\b", r"\breckons?\b", r" => ",
        r"\b(?:shortest|cheapest) paths?\b", r"\b(?:cheapest|[Nn]o|one) ways? (?:across|leads?|would)\b",
        r"\b(?:rest of|[Ff]ix|fixed) the way\b", r"\b(?:[Tt]he|a) referee (?:at|enters|has|says)\b",
    ),
    "de": (
        r"\bErwartet w(?:ird|erden)\b", r"\b(?:wird|werden) gesagt\b", r"\b[Gg]leiche Startwerte\b", r"\bStartzahl\b",
        r"\bund \{[^}]*\} ist (?:keine|weniger|mehr)\b", r"\bEintrittsgebiet", r"\bErwartet war\b",
        r"\bin einem eigenen Spielstand\b", r"\bliegt neben dem Tisch\b", r"\bes geht abwechselnd\b", r"—",
        r"\bAusgangszone", r"\bDie Karte (?:fragt|nennt|sagt|zeigt)\b", r"\bKreatur, das\b", r"\bRegelwerk",
        r"\bDing\b", r"\bWesen\b", r"\bschlüpfrig\b", r"\bSchubsen\b", r"\blässt sich nicht erklären\b",
        r"\bMarker Bewegt\b",
    ),
}  # fmt: skip
"""Turns of phrase that no native uses, or that have another word in the house, by language."""


def fallen_out(language: str, source: str) -> list[str]:
    """Return what a source says in a turn of phrase that has fallen out, wherever its lines break."""
    written = re.sub(r"\s+", " ", re.sub(r"(?m)^#.*$", "", source))
    return [found[0] for phrase in FALLEN_OUT[language] for found in re.finditer(phrase, written)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_written_as_no_native_would_say_it(language: str) -> None:
    for path in all_files(language):
        assert not fallen_out(language, path.read_text(encoding="utf-8")), path


@pytest.mark.parametrize(
    ("language", "planted", "found"),
    [
        ("en", "a = It must be a number, and { $found } is none.", ["and { $found } is none"]),
        ("en", "a = It goes on in a\n    save of its own.\n# put out", ["in a save of its own"]),
        ("de", "a = { $found } ist keine Zahl: Erwartet wird\n    eine.", ["Erwartet wird"]),
        ("de", "a = Eine Zahl wird erwartet.", []),
    ],
)
def test_a_turn_of_phrase_that_has_fallen_out_is_found_across_lines(
    language: str, planted: str, found: list[str]
) -> None:
    assert fallen_out(language, planted) == found

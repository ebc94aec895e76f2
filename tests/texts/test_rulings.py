"""The rulings: all of them are there in each language, say the same, and stand on the page of the documents."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from pb12table.systems.known import SYSTEMS
from pb12table.texts.locale import FALLBACK, LANGUAGES, Texts
from pb12table.texts.rule_list import (
    Ruling,
    all_rules,
    is_rule,
    rule_name,
    rules_of_rulings,
    ruling_of,
    rulings_by_topic,
    rulings_of_rules,
    rulings_page,
)
from tests.texts.catalogue import FOLDER, entries

DOCS = Path(__file__).parents[2] / "docs"
LAST_OF_OLD, FIRST_OF_NEW = 146, 201
PARTS = ("", ".question", ".ruling", ".reason", ".rules")
RULINGS = tuple(rules_of_rulings("pb12"))
NAMED = re.compile(r"\b(?:RU\d{3}|R\d+\.\d+\.\d+)\b")


def told(language: str, identity: str) -> Ruling:
    found = ruling_of(Texts(language), identity)
    assert found is not None
    return found


def whole(ruling: Ruling) -> str:
    return "\n".join((ruling.question, *ruling.ruling, ruling.reason))


def numbers(text: str) -> Counter[str]:
    """The numbers in a text; 0,25 is 0.25."""
    return Counter(re.sub(r"(\d),(?=\d)", r"\1.", found) for found in re.findall(r"\d+(?:[.,]\d+)*", text))


def test_no_number_is_missing_and_new_ones_begin_where_they_should() -> None:
    listed = [int(identity[2:]) for identity in RULINGS]
    assert listed[:LAST_OF_OLD] == list(range(1, LAST_OF_OLD + 1))
    assert all(number >= FIRST_OF_NEW for number in listed[LAST_OF_OLD:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_has_all_its_parts(language: str) -> None:
    keys = [key for key in entries(FOLDER / language / "pb12" / "rulings.ftl") if key.startswith("ruling-")]
    assert sorted(keys) == sorted(f"ruling-{identity[2:]}{part}" for identity in RULINGS for part in PARTS)
    for identity in RULINGS:
        ruling = told(language, identity)
        assert Texts(language)(f"ruling-{identity[2:]}") == identity
        assert ruling.question.endswith("?"), identity
        assert all(text.endswith(".") for text in (*ruling.ruling, ruling.reason)), identity
        assert not re.search(r"  |\{", whole(ruling)), identity


def test_all_languages_list_the_same_rules_and_they_are_there() -> None:
    for language in LANGUAGES:
        texts = Texts(language)
        assert [texts(f"ruling-{identity[2:]}.rules") for identity in RULINGS] == [
            Texts(FALLBACK)(f"ruling-{identity[2:]}.rules") for identity in RULINGS
        ]
    for identity, rules in rules_of_rulings().items():
        assert rules, identity
        assert [rule for rule in rules if rule not in all_rules()] == [], identity


def test_a_range_stands_for_all_rules_in_it() -> None:
    assert told("en", "RU033").rules == ("R1.3.15", "R1.3.16", "R1.3.17", "R1.3.18", "R1.9.3")
    assert rulings_of_rules()["R1.3.17"] == ("RU033",)
    assert rulings_of_rules()["R1.4.24"][:2] == ("RU011", "RU012")


def test_all_languages_say_the_same_numbers() -> None:
    for identity in RULINGS:
        english, german = (numbers(whole(told(language, identity))) for language in ("en", "de"))
        assert english == german, identity


def test_each_language_has_its_own_words() -> None:
    for identity in RULINGS:
        english, german = told("en", identity), told("de", identity)
        assert english.question != german.question, identity
        assert english.ruling != german.ruling, identity


def test_the_topics_hold_each_once_and_in_order() -> None:
    english, german = (list(rulings_by_topic(language, "pb12").values()) for language in ("en", "de"))
    assert english == german
    assert sorted(identity for topic in english for identity in topic) == list(RULINGS)
    assert all(topic == sorted(topic) for topic in english)
    assert "Attacks and actions" not in rulings_by_topic("en", "pb12")
    assert "Actions and attacks" in rulings_by_topic("en", "pb12")


def test_what_rulings_speak_of_is_there() -> None:
    for language in LANGUAGES:
        for identity in RULINGS:
            cited = NAMED.findall(whole(told(language, identity)))
            assert [found for found in cited if not is_rule(found)] == []


def test_a_ruling_is_called_by_its_question() -> None:
    assert rule_name(Texts("en"), "RU012") == "What blocks sight?"
    assert rule_name(Texts("de"), "RU012") == "Was versperrt die Sicht?"
    assert rule_name(Texts("en"), "R1.4.24") == "Sight line to a figure"
    unknown = "RU" + "999"
    assert rule_name(Texts("en"), unknown) == unknown
    assert ruling_of(Texts("en"), unknown) is None


def test_a_ruling_of_several_paragraphs_keeps_them() -> None:
    assert len(told("en", "RU012").ruling) == len(told("de", "RU012").ruling) == 4
    assert all(len(told("en", identity).ruling) == len(told("de", identity).ruling) for identity in RULINGS)


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_page_of_the_documents_is_the_newest(system: str) -> None:
    """`make docs` writes it."""
    page = DOCS / ("rulings.md" if system == "pb12" else f"rulings-{system}.md")
    assert page.read_text(encoding="utf-8") == rulings_page(Texts("en"), system)


def test_links_of_the_page_lead_somewhere() -> None:
    for language in LANGUAGES:
        page = rulings_page(Texts(language), "pb12")
        headings = re.findall(r"^### (RU\d+)$", page, re.MULTILINE)
        assert sorted(headings) == list(RULINGS)
        assert set(re.findall(r"\(#(\w+)\)", page)) == {identity.lower() for identity in RULINGS}

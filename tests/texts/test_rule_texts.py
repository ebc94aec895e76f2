"""What the rules say: each has its text in both languages, with the same numbers, and what a text names is there."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

from pb12table.files.places import assets_folder
from pb12table.files.problems import FileProblem
from pb12table.systems import known
from pb12table.texts import rule_list
from pb12table.texts.describe import problem_line
from pb12table.texts.locale import LANGUAGES, Texts, entries_of, system_files
from pb12table.texts.rule_list import (
    CITED,
    all_ids,
    all_rules,
    check_rule_texts,
    found_rules,
    is_rule,
    key_of,
    text_of,
    told_rule,
)
from tests.architecture.scan import modules

LONGEST, SHORTEST = 620, 25
"""How long a text is in letters: one to four sentences."""
SENTENCES = 4


def numbers(text: str) -> Counter[str]:
    """The numbers in a text; 0,25 is 0.25, and 120.000 is 120,000."""
    plain = re.sub(r"(\d)[.,](?=\d{3}\b)", r"\1", CITED.sub("", text))
    return Counter(re.findall(r"\d+(?:\.\d+)*", re.sub(r"(\d),(?=\d)", r"\1.", plain)))


@pytest.mark.parametrize("system", ["pb12", "w6", "pocket", "d20", "fate"])
def test_every_rule_is_told_in_both_languages_with_the_same_numbers_and_links(system: str) -> None:
    english, german = (Texts(language) for language in ("en", "de"))
    for rule in all_rules(system):
        one, other = text_of(english, system, rule), text_of(german, system, rule)
        for text in (one, other):
            assert SHORTEST < len(text) < LONGEST, (rule, len(text))
            assert text.endswith((".", "!")), rule
            assert len(re.findall(r"[.!?](?: |$)", re.sub(r"\b[A-Z] ", "", text))) <= SENTENCES, rule
            assert not re.search(r"  |[{}]", text), rule
        assert one != other, rule
        assert numbers(one) == numbers(other), (rule, numbers(one) - numbers(other), numbers(other) - numbers(one))
        assert set(CITED.findall(one)) == set(CITED.findall(other)), rule


@pytest.mark.parametrize("system", known.SYSTEMS)
def test_every_text_is_of_a_rule_and_names_rules_that_there_are(system: str) -> None:
    check_rule_texts(system, frozenset(all_ids(system)))
    for rule in all_rules(system):
        for cited in CITED.findall(text_of(Texts("en"), system, rule)):
            assert is_rule(cited), (rule, cited)
            assert cited != rule


def test_every_rule_that_the_program_names_has_its_text() -> None:
    """In docstrings, in modifiers, in events: wherever an id stands in the code."""
    for language in LANGUAGES:
        texts = Texts(language)
        for path in modules():
            for cited in set(CITED.findall(path.read_text(encoding="utf-8"))):
                rule = all_rules().get(cited)
                assert rule is None or text_of(texts, rule.system, cited), (path, cited)


def test_keys_of_the_files_are_the_same_in_both_languages_and_each_stands_once() -> None:
    for system in known.SYSTEMS:
        listed = [
            [key for file in rule_list._files(language, system) for key in entries_of(file.read_text("utf-8"))]
            for language in LANGUAGES
        ]
        assert listed[0] == listed[1]
        assert sorted(listed[0]) == sorted(map(key_of, all_rules(system)))


def test_a_rule_names_those_that_name_it() -> None:
    told = told_rule(Texts("en"), "R1.4.30")
    assert dict(told.others)["Named by"][:2] == ("R1.4.29", "R1.5.6")


def test_searching_finds_ids_names_and_words() -> None:
    texts = Texts("de")
    assert found_rules(texts, "pb12", "") == all_ids("pb12")
    assert found_rules(texts, "pb12", "zielwahl")[0] == "R1.7.16"
    assert found_rules(texts, "pb12", "aim")[0] == "R1.7.16"
    assert "W044" in found_rules(texts, "w6", "distanz +7")
    assert found_rules(texts, "pocket", "Drachenfeuer") == ()


@pytest.mark.parametrize(
    ("text", "key", "told"),
    [
        ("rule-r1-99-1 = Nothing.", "rule-r1-99-1", "there is no such rule"),
        ("rule-r1-7-10 = See R1.99.2.", "rule-r1-7-10", "R1.99.2"),
    ],
)
def test_a_text_of_a_rule_that_is_not_there_is_told_with_file_and_place(
    text: str, key: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(assets_folder() / "locale", tmp_path / "locale")
    file = tmp_path / "locale" / "de" / "pb12" / "rules-added.ftl"
    file.write_text(f"{text}\n", encoding="utf-8")
    monkeypatch.setattr(rule_list, "assets_folder", lambda: tmp_path)
    with pytest.raises(FileProblem) as raised:
        check_rule_texts("pb12", frozenset(all_ids("pb12")))
    assert raised.value.file == str(file)
    assert raised.value.place == key
    assert told in problem_line(Texts("en"), raised.value)


def test_files_of_a_system_are_found_by_their_names() -> None:
    files = {path.name for path in system_files(assets_folder() / "locale", "en", "pb12")}
    assert {"rules-basics.ftl", "rules-vehicles.ftl"} <= files
